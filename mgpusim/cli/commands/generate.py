"""`mgpusim generate`: language models on GPUs, from the prompt to the last token."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from mgpusim.cli.options import (
    anchor_option,
    anchored_gpus,
    engine_option,
    gpu_options,
    load_gpus,
    named_as_options,
    parse_fraction,
    session_options,
)
from mgpusim.cli.output import html_option, json_option
from mgpusim.cli.pairs import Failures, asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand
from mgpusim.errors import InputError
from mgpusim.nn.defaults import GENERATING

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.generating.result import Generation
    from mgpusim.nn.libraries.profile import Library
    from mgpusim.session import Session

OPTIONS = {
    name: f"--{name}" for name in ("prompt", "tokens", "batch", "weights", "chunk", "precision", "draft", "drafted", "acceptance")
}
MOST = 256
"""Combinations of GPUs and of what is swept, at most."""


class _Case(NamedTuple):
    """What differs from one prediction to the next."""

    library: Library
    weights: str | None
    prompt: int
    batch: int
    chunk: int | None


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from mgpusim.nn.generating.models import list_language_models

    return [name for name in list_language_models() if name.startswith(incomplete)]


def _numbers(ctx: click.Context, param: click.Parameter, text: str | None) -> tuple[int, ...]:
    parts = [part.strip() for part in (text or "").split(",") if part.strip()]
    wrong = [part for part in parts if not part.isascii() or not part.isdigit() or not 0 < int(part[:12]) <= 1 << 20]
    if wrong:
        raise InputError(f"{param.opts[0]}: got '{wrong[0]}', expected numbers of tokens from 1, as in 128,512,2048")
    return tuple(dict.fromkeys(map(int, parts)))


@click.command(cls=AnswerCommand)
@click.argument("model", metavar="NAME|MODEL", shell_complete=_complete)
@gpu_options
@anchor_option
@click.option("--library", "libraries", metavar="NAME|FILE.toml", multiple=True, default=(GENERATING,), show_default=True,
              help="As `mgpusim libraries` lists them. Repeat to compare, as with llama-cpp-no-fa.")  # fmt: skip
@click.option("--prompt", metavar="N,..", default="512", show_default=True, callback=_numbers,
              help="Tokens of the prompt; several to compare.")  # fmt: skip
@click.option("--tokens", type=click.IntRange(1, 1 << 20), metavar="N", default=128, show_default=True,
              help="Tokens that are written.")  # fmt: skip
@click.option("--batch", metavar="N,..", default="1", show_default=True, callback=_numbers,
              help="Texts at once; several to compare.")  # fmt: skip
@click.option("--weights", metavar="TYPE", multiple=True,
              help="Type of the weights, as q4_0, q8_0 or f16, of some matrices another, as in q4_0,ffn_down=q8_0; or fastest: "
              "the fastest mixture that fits --phone-memory. A file has its own.  [as the library has it]  "
              "Repeat to compare.")  # fmt: skip
@click.option("--contexts", metavar="N,..", callback=_numbers, help="Also the time of a token behind so many others.")
@click.option("--chunk", "chunks", metavar="N,..", callback=_numbers,
              help="Tokens of a prompt that one run reads at most; several to compare.  [as the library has it]")  # fmt: skip
@click.option("--precision", metavar="NAME", help="One of the library's; its own default without.")
@click.option("--phone-memory", metavar="SIZE", help="Memory that the phone has for the model, as in 3GiB.")
@click.option("--draft", metavar="NAME|MODEL", help="A smaller model that drafts the text, which the model checks.")
@click.option("--drafted", type=click.IntRange(1, 64), metavar="N", default=4, show_default=True, help="Tokens of a draft.")
@click.option("--acceptance", metavar="X", help="Share of drafted tokens that the model accepts, as in 70%.")
@click.option("--burst/--sustained", "burst", default=None,
              help="At the upper or the lower end of the clocks of runs in the preset: cool, or throttled by heat.")  # fmt: skip
@engine_option("Which engine predicts.")
@json_option("a list of predictions", prints="mgpusim.nn.generating.result.Generation")
@html_option("Write a page: a token by operator, tokens a second over the context, rooflines.")
@session_options()
def generate(
    model: str, gpus: tuple[str, ...], sets: tuple[str, ...], libraries: tuple[str, ...], prompt: tuple[int, ...],
    batch: tuple[int, ...], chunks: tuple[int, ...], weights: tuple[str, ...], phone_memory: str | None,
    anchors: tuple[Any, ...], session: Session, engine: str, acceptance: str | None, burst: bool | None, **asked: Any,
) -> Answer:  # fmt: skip
    """Predict a language model: time to the first token, tokens a second over the context, memory.

    NAME is a language model such as llama_3_2_1b; MODEL is a GGUF file, or a folder with config.json and safetensors. Weights
    are not read. --anchor also takes tests of llama-bench: one with its tokens a second, or the file of its output.

    \b
    mgpusim generate llama_3_2_1b --gpu adreno-830 --prompt 512 --tokens 128
    mgpusim generate qwen2_5_1_5b --gpu adreno-750 --weights q4_0 --weights q8_0 --contexts 1024,4096
    mgpusim generate qwen2_5_1_5b --gpu adreno-830 --weights q8_0 --anchor tg128=33.2
    mgpusim generate qwen2_5_1_5b --gpu adreno-830 --weights fastest --phone-memory 2GiB
    mgpusim generate qwen2_5_1_5b --gpu adreno-830 --chunk 128,512 --library llama-cpp --library llama-cpp-no-fa
    mgpusim generate llama_3_2_3b --gpu adreno-830 --sustained --draft llama_3_2_1b --acceptance 70%
    mgpusim generate model.gguf --gpu mali-g715-mp7 --prompt 128,512,2048 --html model.html
    """
    from mgpusim.limits import parse_memory
    from mgpusim.nn.generating.bench import bench_anchors
    from mgpusim.nn.generating.generate import generate as predict_text
    from mgpusim.nn.generating.generate import library_knows
    from mgpusim.nn.generating.models import as_language_model
    from mgpusim.nn.libraries.load import library_for, load_library

    specs = load_gpus(gpus, sets)
    profiles = [library_for(load_library(library), 1) for library in dict.fromkeys(libraries)]
    network = as_language_model(model)
    if acceptance is not None:
        asked["acceptance"] = parse_fraction("--acceptance", acceptance)
    if burst is not None:
        if anchors:
            raise InputError(f"--{'burst' if burst else 'sustained'}: not with --anchor, which settles the clock")
        specs = [_at_end(spec, burst) for spec in specs]
    if anchors:
        for name, given in (("--weights", weights), ("--library", profiles), ("--chunk", chunks)):
            if len(given) > 1 or "fastest" in weights:
                raise InputError(f"--anchor: with {len(given)} of {name}; a measured rate is of one, give one {name}")
        knows = library_knows(profiles[0], "q6_K")
        anchors = tuple(
            bench_anchors(
                anchors,
                network,
                weights[0] if weights else None,
                chunks[0] if chunks else profiles[0].chunk or network.sizes.context,
                six_bits=knows,
            )
        )
    specs = anchored_gpus(specs, anchors, engine=engine, library=profiles[0], precision=asked["precision"], batch=None,
                          resolution=None, session=session)  # fmt: skip
    memory_b = parse_memory(phone_memory, "--phone-memory") if phone_memory else 0
    cases = [
        _Case(*choice) for choice in product(profiles, weights or (None,), prompt or (512,), batch or (1,), chunks or (None,))
    ]
    if len(specs) * len(cases) > MOST:
        raise InputError(
            f"got {len(specs) * len(cases):,} combinations of GPUs, libraries, weights, prompts, batches and chunks, expected at "
            f"most {MOST}"
        )
    failures = Failures("predictions failed")

    def ask(case: _Case, gpu: GpuSpec, session: Session) -> Generation:
        with named_as_options(**OPTIONS):
            return predict_text(
                network, gpu, case.library, engine, prompt=case.prompt, batch=case.batch, weights=case.weights,
                chunk=case.chunk, memory_b=memory_b, session=session, **asked,
            )  # fmt: skip

    generations = asked_of_each(cases, specs, ask, session=session, label=lambda case: f"{network.name} with {case.library.name}",
                          failures=failures, by_gpu=True)  # fmt: skip
    from mgpusim.report.tables.generations import generations_view

    return Answer(generations, lambda: [generations_view(generations)], failures=failures)


def _at_end(gpu: GpuSpec, burst: bool) -> GpuSpec:
    """Return a GPU at the upper or the lower end of the clocks of its runs."""
    from mgpusim.arch.fields import with_fields

    if gpu.clock.run_hz is None:
        raise InputError(f"--{'burst' if burst else 'sustained'}: {gpu.name} states no clocks of runs (clock.run_hz)")
    hz = gpu.clock.run_hz[1 if burst else 0]
    click.echo(f"note: {gpu.name} runs at {hz / 1e6:,.0f} MHz, an end of its clock.run_hz", err=True)
    return with_fields(gpu, {"clock.gpu_hz": hz, "clock.run_hz": None})
