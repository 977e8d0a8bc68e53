"""What a language model that decodes is made of: its sizes, and the types of its weights."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Tensor


class DecoderSizes(msgspec.Struct, frozen=True):
    """Sizes of a decoder.

    Attributes
    ----------
    words : rows of the table of words.
    heads, key_heads : of queries, and of keys and values (Ainslie et al., "GQA", EMNLP 2023).
    width : channels between the layers of a feed-forward part.
    context : tokens that the model was made for.
    tied : logits come from the table of words.
    head_size : channels of a head; those of all heads are the model's if 0.
    bias : queries, keys and values have one.
    head_norms : an RMS norm of each head of queries and keys.
    after_norms : an RMS norm behind the attention and behind the feed-forward part, too.
    activation : of the gate, a function of the kind `elementwise`.
    scaled_words : words are multiplied by a number.
    attention_cap, logit_cap : scores and logits are cap tanh(x / cap); 0 for none.
    window, window_every : layers attend to the last `window` tokens alone, but each `window_every`-th; 0 for none.

    >>> tiny = DecoderSizes(words=100, channels=64, layers=2, heads=4, key_heads=2, width=96, context=32)
    >>> tiny.size, tiny.parameters, tiny.window_of(0)
    (16, 74560, 0)
    """

    words: int
    channels: int
    layers: int
    heads: int
    key_heads: int
    width: int
    context: int
    tied: bool = False
    head_size: int = 0
    bias: bool = False
    head_norms: bool = False
    after_norms: bool = False
    activation: str = "swish"
    scaled_words: bool = False
    attention_cap: float = 0.0
    logit_cap: float = 0.0
    window: int = 0
    window_every: int = 0

    def __post_init__(self) -> None:
        sizes = {name: getattr(self, name) for name in ("words", "channels", "layers", "heads", "key_heads", "width", "context")}
        problems = [f"{name}: got {size}, expected a positive number" for name, size in sizes.items() if size < 1]
        if not problems:
            if self.heads % self.key_heads:
                problems.append(f"key_heads: got {self.key_heads}, expected a divisor of the {self.heads} heads")
            if not self.head_size and self.channels % self.heads:
                problems.append(f"heads: got {self.heads}, expected a divisor of the {self.channels} channels")
            if self.size % 8:
                problems.append(f"head_size: got {self.size}, expected a multiple of 8")
        if problems:
            raise InputError("language model:", problems)

    @property
    def size(self) -> int:
        return self.head_size or self.channels // self.heads

    @property
    def parameters(self) -> int:
        """Numbers that were learned; a table that logits come from, too, counts once."""
        rows = sum(out * into for out, into in self.matrices.values())
        biases = (self.heads + 2 * self.key_heads) * self.size * self.bias
        norms = self.channels * (4 if self.after_norms else 2) + 2 * self.size * self.head_norms
        table = self.words * self.channels
        return table * (1 if self.tied else 2) + self.layers * (rows + biases + norms) + self.channels

    @property
    def matrices(self) -> dict[str, tuple[int, int]]:
        """The matrices of a layer by the names that GGUF gives them: (outputs, inputs)."""
        queries, keys = self.heads * self.size, self.key_heads * self.size
        return {
            "attn_q": (queries, self.channels), "attn_k": (keys, self.channels), "attn_v": (keys, self.channels),
            "attn_output": (self.channels, queries), "ffn_gate": (self.width, self.channels),
            "ffn_up": (self.width, self.channels), "ffn_down": (self.channels, self.width),
        }  # fmt: skip

    def window_of(self, layer: int) -> int:
        """Return to how many of the last tokens a layer attends, 0 for all."""
        return 0 if not self.window or (self.window_every and (layer + 1) % self.window_every == 0) else self.window

    def cached(self, tokens: int, layer: int) -> int:
        """Return how many of `tokens` that were read a layer keeps keys and values of."""
        window = self.window_of(layer)
        return min(tokens, window) if window else tokens

    def weights_b(self, types: WeightTypes) -> int:
        """Return the bytes of the matrices and of the table of words, as a file holds them; norms and biases are float32."""
        total_b = self.table_b(types.of("output" if self.tied else "token_embd"))
        total_b += 0 if self.tied else self.table_b(types.of("output"))
        matrices = 0
        for layer in range(self.layers):
            for part, shape in self.matrices.items():
                total_b += Tensor("", shape, types.of(part, layer)).size_b
                matrices += shape[0] * shape[1]
        return total_b + 4 * (self.parameters - matrices - self.words * self.channels * (1 if self.tied else 2))

    def table_b(self, dtype: str) -> int:
        return Tensor("", (self.words, self.channels), dtype).size_b


class WeightTypes(msgspec.Struct, frozen=True):
    """Types of the weights of a decoder: `parts` by the names of `DecoderSizes.matrices`, "token_embd" or "output".

    A name may be of one layer, as "blk.3.attn_v". What is not named is `usual`.

    >>> types = WeightTypes("q4_0", {"output": "q8_0", "blk.1.ffn_down": "q8_0"})
    >>> types.of("output"), types.of("ffn_down", 0), types.of("ffn_down", 1)
    ('q8_0', 'q4_0', 'q8_0')
    """

    usual: str
    parts: Mapping[str, str] = {}
    title: str = ""

    def of(self, part: str, layer: int = -1) -> str:
        own = self.parts.get(f"blk.{layer}.{part}") if layer >= 0 else None
        return own or self.parts.get(part) or self.usual

    @property
    def name(self) -> str:
        return self.title or self.usual
