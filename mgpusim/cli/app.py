"""The command group, and what becomes of errors: a message on stderr and exit status 2, never a traceback."""

from __future__ import annotations

import errno
import io
import os
import pkgutil
import re
import sys
from importlib import import_module
from typing import Any

import click

from mgpusim.cli import commands
from mgpusim.cli.interrupts import INTERRUPTED
from mgpusim.cli.output import ARGUMENTS
from mgpusim.errors import MgpusimError
from mgpusim.escapes import for_terminal, shortened
from mgpusim.folders import INCLUDE
from mgpusim.version import __version__

COMMANDS = tuple(sorted(module.name for module in pkgutil.iter_modules(commands.__path__)))
"""Each is the function of that name in the module of that name; a module is imported when its command is asked for."""


class CommandFailure(click.ClickException):
    """An error about the user's input or machine."""

    exit_code = 2


class CommandGroup(click.Group):
    """Finds commands by their names, and turns library errors into `CommandFailure`."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if self.commands.get(cmd_name) is NOT_LOADED:
            self.commands[cmd_name] = getattr(import_module(f"mgpusim.cli.commands.{cmd_name}"), cmd_name)
        return self.commands.get(cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        listed = {name: click.Command(name, help=_docstring(name)) for name in self.commands}
        click.Group(commands=listed).format_commands(ctx, formatter)

    def make_context(self, *args: Any, **options: Any) -> click.Context:
        try:
            return super().make_context(*args, **options)
        except KeyboardInterrupt:  # click would say "Aborted!" and exit with 1
            click.echo("interrupted", err=True)
            raise SystemExit(INTERRUPTED) from None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[ARGUMENTS] = tuple(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        if isinstance(sys.stdout, io.TextIOWrapper):
            # a terminal that is not UTF-8 shows a mark for a letter it lacks
            sys.stdout.reconfigure(errors="replace")
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()  # a reader that has gone is noticed here, not at interpreter exit
        except click.NoSuchOption as error:
            name = error.option_name
            if not any(name in option.opts for option in self.params):
                raise
            where = f"No such option {name!r}. It goes before the command: mgpusim {name} ... {ctx.invoked_subcommand}"
            raise click.NoSuchOption(name, where, ctx=error.ctx) from None
        except MgpusimError as error:
            raise CommandFailure(for_terminal(shortened(str(error)))) from None
        except MemoryError:
            raise CommandFailure("out of memory: the machine has no more to give; make what is asked for smaller") from None
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except UnicodeEncodeError as error:  # Python keeps bytes of a file's name that are no text as halves of a character
            raise CommandFailure(_no_text(error)) from None
        except OSError as error:
            if error.errno == errno.EPIPE:  # click ends quietly
                raise
            where = f"{error.filename}: " if error.filename else ""
            raise CommandFailure(f"{where}{error.strerror or error}") from None
        return result


def _docstring(name: str) -> str:
    """Return the docstring of a command out of the text of its module: `mgpusim --help` imports none.

    >>> _docstring("queue").partition(":")[0]
    'Simulate command queues'
    """
    text = (pkgutil.get_data(commands.__name__, f"{name}.py") or b"").decode()
    match = re.search(rf'^def {name}\(.*?"""(.*?)"""', text, re.DOTALL | re.MULTILINE)
    return match[1] if match else ""


def _no_text(error: UnicodeEncodeError) -> str:
    """Return what to do about the name of a file that is no text in the locale.

    >>> print(_no_text(UnicodeEncodeError("ascii", "kö.cl", 1, 2, "")))
    'k\\xf6.cl' is no text in ascii: rename the file or folder, or set PYTHONUTF8=1 if its name is UTF-8
    """
    shown = error.object if len(error.object) <= 200 else error.object[max(0, error.start - 100) : error.start + 100]
    return f"{shown!a} is no text in {error.encoding}: rename the file or folder, or set PYTHONUTF8=1 if its name is UTF-8"


NOT_LOADED = click.Command(None)


@click.group(
    cls=CommandGroup, commands=dict.fromkeys(COMMANDS, NOT_LOADED), context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="mgpusim")
@click.option(
    "--include", "folders", metavar="FOLDER", multiple=True, type=click.Path(exists=True, file_okay=False),
    help=f"Read files that launches, spaces, studies and presets name from here too, and look for included files here. "
    f"Repeatable; also in {INCLUDE}.",
)  # fmt: skip
@click.option("--memory", metavar="SIZE", help="Memory that a command may take, as in 4GiB; without it 3/4 of what is free.")
@click.pass_context
def cli(ctx: click.Context, folders: tuple[str, ...], memory: str | None) -> None:
    """Predict how OpenCL kernels run on mobile and integrated GPUs, without the device.

    \b
    mgpusim predict conv3x3_image --gpu adreno-640    a shipped example
    mgpusim predict launch.toml --gpu mali-g76-mp5    a launch file of yours
    mgpusim network mobilenet_v2 --gpu adreno-640     a whole network
    mgpusim generate llama_3_2_1b --gpu adreno-830    a language model, its prompt and its text
    mgpusim compare resnet50 yolov3 --gpu adreno-640  networks, libraries and GPUs side by side
    mgpusim queue a.toml b.toml --gpu adreno-640      launches in a command queue
    mgpusim tune launch.toml --gpu mali-g76-mp5       its work-group shape
    mgpusim fuse a.toml b.toml --gpu adreno-650       two launches as one
    mgpusim inspect kernel.cl                         what is in a kernel
    mgpusim space gemm                                variants of a kernel to choose among
    mgpusim bottleneck launch.toml --gpu adreno-640   what more of each resource would buy
    mgpusim explore conv3x3_image --gpu adreno-640    a page: change a GPU, see what follows
    mgpusim sweep study.toml -o results               a launch on many GPUs that do not exist
    mgpusim check budgets.toml                        limits, and what changed since a baseline
    mgpusim validate corpus.json --gpu nvidia-h200    predictions against measured launches
    mgpusim reproduce apsys2020                       a validation of this project, run again
    mgpusim probe -o probes                           what a device here can do, as curves
    mgpusim calibrate probes -o my-gpu.toml           a GPU of its own out of them
    mgpusim prune space.toml --gpu adreno-640         which kernel variants are worth compiling
    mgpusim gpus                                      the GPUs there are
    mgpusim doctor                                    what is installed, what works, what to do
    """
    if folders:
        if wrong := [folder for folder in folders if os.pathsep in folder]:
            raise click.BadParameter(f"'{wrong[0]}' has a '{os.pathsep}' in its name, which separates folders; rename it")
        before = os.environ.get(INCLUDE)
        set_variable(ctx, INCLUDE, os.pathsep.join([*map(os.path.abspath, folders), *([before] if before else [])]))
    if memory is not None:
        from mgpusim.limits import MEMORY, parse_memory

        parse_memory(memory, "--memory")
        set_variable(ctx, MEMORY, memory)


def set_variable(context: click.Context, variable: str, value: str) -> None:
    """Set an environment variable for this command and the processes that it starts."""
    before = os.environ.get(variable)
    os.environ[variable] = value
    context.call_on_close(lambda: os.environ.pop(variable, None) if before is None else os.environ.update({variable: before}))
