"""The command group, and what becomes of errors: a message on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import errno
import io
import sys
from typing import Any

import click

from mgpusim.cli.bottleneck import bottleneck
from mgpusim.cli.cache import cache
from mgpusim.cli.calibrate import calibrate
from mgpusim.cli.convert import convert
from mgpusim.cli.examples import examples
from mgpusim.cli.fuse import fuse
from mgpusim.cli.gpus import gpus
from mgpusim.cli.inspect import inspect
from mgpusim.cli.measure import measure
from mgpusim.cli.predict import predict
from mgpusim.cli.probe import probe
from mgpusim.cli.prune import prune
from mgpusim.cli.queue import queue
from mgpusim.cli.space import space
from mgpusim.cli.sweep import sweep
from mgpusim.cli.tune import tune
from mgpusim.cli.validate import validate
from mgpusim.errors import MgpusimError
from mgpusim.version import __version__

__all__ = ["CommandFailure", "cli"]

INTERRUPTED = 130  # 128 + SIGINT, as shells have it


class CommandFailure(click.ClickException):
    """An error about the user's input or machine."""

    exit_code = 2


class CommandGroup(click.Group):
    """Turns library errors into `CommandFailure`."""

    def invoke(self, ctx: click.Context) -> Any:
        if isinstance(sys.stdout, io.TextIOWrapper):
            # a terminal that is not UTF-8 shows a mark for a letter it lacks
            sys.stdout.reconfigure(errors="replace")
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()  # a reader that has gone is noticed here, not at interpreter exit
        except MgpusimError as error:
            raise CommandFailure(str(error)) from None
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except OSError as error:
            if error.errno == errno.EPIPE:  # click ends quietly
                raise
            where = f"{error.filename}: " if error.filename else ""
            raise CommandFailure(f"{where}{error.strerror or error}") from None
        return result


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="mgpusim")
def cli() -> None:
    """Predict how OpenCL kernels run on mobile and integrated GPUs, without the device.

    \b
    mgpusim predict conv3x3_image --gpu adreno-640    a shipped example
    mgpusim predict launch.toml --gpu mali-g76-mp5    a launch file of yours
    mgpusim queue a.toml b.toml --gpu adreno-640      launches in a command queue
    mgpusim tune launch.toml --gpu mali-g76-mp5       its work-group shape
    mgpusim fuse a.toml b.toml --gpu adreno-650       two launches as one
    mgpusim inspect kernel.cl                         what is in a kernel
    mgpusim space gemm                                variants of a kernel to choose among
    mgpusim bottleneck launch.toml --gpu adreno-640   what more of each resource would buy
    mgpusim sweep study.toml -o results               a launch on many GPUs that do not exist
    mgpusim validate corpus.json --gpu nvidia-h200    predictions against measured launches
    mgpusim probe -o probes                           what a device here can do, as curves
    mgpusim calibrate probes -o my-gpu.toml           a GPU of its own out of them
    mgpusim prune space.toml --gpu adreno-640         which kernel variants are worth compiling
    mgpusim gpus                                      the GPUs there are
    """


for command in (
    predict, queue, tune, fuse, bottleneck, sweep, inspect, space, prune, probe, measure, calibrate, validate, convert, gpus,
    examples, cache,
):  # fmt: skip
    cli.add_command(command)
