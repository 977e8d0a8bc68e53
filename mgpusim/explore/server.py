"""The explorer's server: the standard library's, on the loopback device, behind a token in the address."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlencode, urlsplit

from mgpusim.arch.load import list_gpus
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import InputError, MgpusimError
from mgpusim.explore.answers import Answered, Explorer
from mgpusim.explore.page import answer_html, explorer_page, said_of
from mgpusim.explore.state import ExplorerState, preset_toml, study_toml
from mgpusim.nn.libraries.load import list_libraries
from mgpusim.nn.running.prediction import NetworkPrediction
from mgpusim.report.text import sizes
from mgpusim.workload.launch import Launch

LOOPBACK = "127.0.0.1"
QUICK_S = 0.25
"""Seconds to wait for a trace before it is said that one is being made."""
MOST_QUERY = 20_000
TYPES = {"html": "text/html; charset=utf-8", "json": "application/json", "toml": "application/toml; charset=utf-8"}


class Subject(NamedTuple):
    """What is explored, as it was given.

    Parameters
    ----------
    target : name or path.
    options : of the command that are the target's own, as they are typed.
    gpus : those that a state may name beside the shipped ones: paths of presets.
    study : the keys of a study that say what runs.
    """

    target: str
    options: tuple[str, ...]
    gpus: tuple[str, ...]
    study: dict[str, Any]


class _Reply(NamedTuple):
    kind: str
    data: bytes
    file: str = ""


class ExplorerServer(ThreadingHTTPServer):
    """Serves one explorer.

    Parameters
    ----------
    first : the state to begin with.
    port : 0 for any that is free.

    Raises
    ------
    OSError
        The port is taken.
    """

    daemon_threads = True

    def __init__(self, explorer: Explorer, subject: Subject, first: ExplorerState, port: int = 0) -> None:
        self.explorer, self.subject, self.first = explorer, subject, first
        self.token = secrets.token_urlsafe(16)
        super().__init__((LOOPBACK, port), _Handler)

    @property
    def address(self) -> str:
        """Where a browser opens it."""
        return f"http://{LOOPBACK}:{self.server_port}/{self.token}/"

    # ---- what is asked ---------------------------------------------------------------------------------------------
    def reply(self, name: str, query: dict[str, str]) -> _Reply | None:
        """Return what a path below the token stands for, None where there is nothing."""
        known: dict[str, Callable[[dict[str, str]], _Reply]] = {
            "": lambda query: _Reply("html", self.page(query)), "answer": self._answer, "report.html": self._report,
            "preset.toml": partial(self._file, "preset.toml"), "study.toml": partial(self._file, "study.toml"),
        }  # fmt: skip
        return known[name](query) if name in known else None

    def states(self, query: dict[str, str]) -> list[ExplorerState]:
        """Return the state of a link, and the kept one after it if there is one."""
        now = ExplorerState.of_query(query["now"], self.first.gpu) if "now" in query else self.first
        states = [now, *([ExplorerState.of_query(query["kept"], self.first.gpu)] if query.get("kept") else [])]
        for state in states:
            if state.gpu not in self.gpus:
                raise InputError(f"gpu: got {state.gpu[:80]!r}, expected one that the page lists")
            if state.library and state.library not in self.libraries:
                raise InputError(f"library: got {state.library[:80]!r}, expected one that the page lists")
        return states

    @property
    def gpus(self) -> tuple[str, ...]:
        """The GPUs that may be asked for."""
        return tuple(dict.fromkeys((*self.subject.gpus, *list_gpus())))

    @property
    def libraries(self) -> tuple[str, ...]:
        """The libraries that may be asked for; none for a launch."""
        target = self.explorer.target
        if isinstance(target, Launch):
            return ()
        return tuple(dict.fromkeys((self.first.library or target.library.name, *list_libraries())))

    def page(self, query: dict[str, str]) -> bytes:
        """Return the page of a link."""
        states = self.states(query)
        target = self.explorer.target
        local, libraries = "", self.libraries
        if isinstance(target, Launch):
            local = sizes(target.local_size) if target.local_size else "the driver's"
        kept = states[1] if len(states) > 1 else None
        return explorer_page(target.label, kept, states[0], gpus=self.gpus, libraries=libraries, local=local)

    def _answer(self, query: dict[str, str]) -> _Reply:
        try:
            states = self.states(query)
            whole = query.get("whole") == "1"
            answers = self._answers(states, whole)
        except MgpusimError as error:
            return _json(status=str(error), wrong=_field_of(error))
        if answers is None:
            return _json(doing=f"A trace is being made: {self.explorer.doing or 'in a moment'}.")
        link = urlencode({"now": states[0].query})
        links = {"the whole report": f"report.html?{link}", "preset": f"preset.toml?{link}", "study": f"study.toml?{link}"}
        prediction = answers[0].prediction
        what, name = (
            ("network", prediction.network) if isinstance(prediction, NetworkPrediction) else ("predict", prediction.kernel)
        )
        commands = [self._command(states[0], command) for command in (what, "bottleneck", "explore")]
        files = {"preset.toml": preset_toml(states[0])}
        if states[0].sets:
            files["study.toml"] = study_toml(states[0], self.subject.study)
        else:
            del links["study"]
        return _json(status=said_of(answers[0]), name=name, html=answer_html(answers, links, commands, files))

    def _answers(self, states: list[ExplorerState], whole: bool, wait_s: float = QUICK_S) -> list[Answered] | None:
        self.explorer.want(*states)
        answers = [self.explorer.answer(state, wait_s=wait_s, whole=whole) for state in states]
        ready = [answer for answer in answers if answer is not None]
        return ready if len(ready) == len(states) else None

    def _command(self, state: ExplorerState, what: str) -> str:
        return state.command(what, self.subject.target, self.subject.options)

    def _report(self, query: dict[str, str]) -> _Reply:
        answers = self._answers(self.states(query)[:1], True, 600.0)
        if answers is None:
            raise InputError("the trace is still being made; open the report again")
        answer = answers[0]
        if isinstance(answer.prediction, Prediction):
            from mgpusim.report.pages.prediction import html_report

            return _Reply("html", html_report([answer.prediction], {answer.prediction.gpu: answer.gpu}, {}))
        from mgpusim.report.pages.network import network_page

        return _Reply("html", network_page([answer.prediction], {answer.prediction.gpu: answer.gpu}))

    def _file(self, name: str, query: dict[str, str]) -> _Reply:
        state = self.states(query)[0]
        text = preset_toml(state) if name == "preset.toml" else study_toml(state, self.subject.study)
        return _Reply("toml", text.encode(), name)


def _json(**said: str) -> _Reply:
    return _Reply("json", json.dumps(said).encode())


def _field_of(error: MgpusimError) -> str:
    """Return the dotted path that the first problem of an error begins with, "" if none."""
    problem = error.problems[0] if isinstance(error, InputError) else str(error)
    path = problem.strip().partition(":")[0].partition(" ")[0]
    return path if "." in path else ""


class _Handler(BaseHTTPRequestHandler):
    server: ExplorerServer
    server_version, sys_version = "mgpusim", ""
    protocol_version = "HTTP/1.1"
    timeout = 60.0

    def do_GET(self) -> None:
        """Answer; who does not know the token, or comes by another name of this machine, is told nothing."""
        asked = urlsplit(self.path)
        token, slash, name = asked.path.removeprefix("/").partition("/")
        host = self.headers.get("Host", "")
        allowed = {f"{known}:{self.server.server_port}" for known in (LOOPBACK, "localhost")}
        known = secrets.compare_digest(token.encode("utf-8", "replace"), self.server.token.encode())
        if not (known and slash and host in allowed and len(asked.query) <= MOST_QUERY):
            self._send(HTTPStatus.NOT_FOUND, _Reply("html", b"Not found\n"))
            return
        try:
            reply = self.server.reply(name, dict(parse_qsl(asked.query, keep_blank_values=True)))
        except MgpusimError as error:
            self._send(HTTPStatus.BAD_REQUEST, _json(status=str(error)))
            return
        self._send(HTTPStatus.OK if reply else HTTPStatus.NOT_FOUND, reply or _Reply("html", b"Not found\n"))

    def _send(self, status: HTTPStatus, reply: _Reply) -> None:
        self.send_response(status)
        headers = {
            "Content-Type": TYPES[reply.kind], "Content-Length": str(len(reply.data)), "Cache-Control": "no-store",
            "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
        }  # fmt: skip
        if reply.file:
            headers["Content-Disposition"] = f'attachment; filename="{reply.file}"'
        for key, value in headers.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(reply.data)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: an address has the token in it."""
