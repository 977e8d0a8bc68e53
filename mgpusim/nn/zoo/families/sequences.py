"""Networks that are not of images alone: a recurrent one, and the fully connected layers of BERT.

`atari_lstm` is the test "playing Atari" of Ignatov et al., "AI Benchmark", ICCVW 2019: an LSTM on an image of 84x84 with 3.4
million parameters. The paper states no layers. Taken are those of the public A3C agents (Mnih et al., ICML 2016): four 3x3
convolutions of 32 channels that stride, with elu, then one step of an LSTM (Hochreiter and Schmidhuber, 1997); 512 cells give
the number of parameters.

`bert_ffn` are the two fully connected operators of BERT (Devlin et al., NAACL 2019) that Liang et al., MobiCom 2022, section 6.1,
measured: 768 to 3072 and back.
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network


@add_network("atari_lstm", "Convolutions and a step of an LSTM, 84x84", resolution=84, channels=1, aliases=("lstm",))
def atari_lstm(b: NetworkBuilder, x: str, *, cells: int = 512, actions: int = 6) -> tuple[str, ...]:
    """Build the recurrent network; its outputs are what to do, how good the state is, and the two states of the LSTM."""
    batch = b.shape(x)[0]
    hidden, memory = b.input("hidden", (batch, cells)), b.input("memory", (batch, cells))
    for layer in range(1, 5):
        x = b.conv(x, 32, 3, 2, norm=False, activation="elu", name=f"conv{layer}")
    x = b.concat([b.reshape(x, (batch, -1), name="flatten"), hidden], axis=1, name="lstm/concat")
    gates = b.split(b.fully_connected(x, 4 * cells, name="lstm/gates"), (cells,) * 4, axis=1, name="lstm/split")
    names, functions = ("input", "forget", "candidate", "output"), ("sigmoid", "sigmoid", "tanh", "sigmoid")
    i, f, g, o = (b.activation(y, fun, name=f"lstm/{name}") for y, fun, name in zip(gates, functions, names, strict=True))
    memory = b.add(b.mul(f, memory, name="lstm/kept"), b.mul(i, g, name="lstm/written"), name="lstm/state")
    hidden = b.mul(o, b.activation(memory, "tanh", name="lstm/tanh"), name="lstm/result")
    policy = b.softmax(b.fully_connected(hidden, actions, name="policy"), name="policy/softmax")
    return policy, b.fully_connected(hidden, 1, name="value"), hidden, memory


@add_network("bert_ffn", "Fully connected layers of a BERT block, one token", resolution=1, channels=768)
def bert_ffn(b: NetworkBuilder, x: str) -> str:
    """Build both layers for one token of each image of the batch."""
    x = b.fully_connected(x, 3072, activation="gelu", name="intermediate")
    return b.fully_connected(x, 768, name="output")
