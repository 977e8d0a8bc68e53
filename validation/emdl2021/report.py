# ruff: noqa: E501  (sentences of the report stand in one piece)
"""Write REPORT.md, every claim of ParallelFusion (EMDL'21) beside ours: `python validation/emdl2021/report.py`.

Reads claims.csv (the paper's figures and where they stand) and figures.json (predicted by study.py).
"""

from __future__ import annotations

import csv
import json
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.append(str(HERE.parent / "networks"))

from agreement import GAIN, LATENCY, same_gain  # noqa: E402  (of ../networks)
from operators import GPU, KINDS, OPERATORS  # noqa: E402
from study import ADRENO, BATCHES, COPIES, GAP_US, figures  # noqa: E402

from mgpusim.files import write_atomic  # noqa: E402
from mgpusim.fusion.policy import MARGIN  # noqa: E402

F: dict[str, Any] = figures()
WHOLE: dict[str, dict[str, Any]] = json.loads((HERE / "networks.json").read_text(encoding="utf-8"))["cases"]
"""Whole networks, by "network alone", "network batch 5", "network copies 2", "network branches"."""
ALONE: dict[str, dict[str, Any]] = F["alone"]
KIND = {op.name: op.kind for op in OPERATORS}
NETWORKS = ("MobileNet-V1", "MobileNet-V2", "DeepLab-V3", "Inception-V3", "ResNet-V2", "SqueezeNet-V1")
Answer = tuple[str, str, str]  # ours, verdict, why
SHARE, UTILIZATION = 0.12, 0.03
"""Shares agree within this (absolute), utilizations within this of the range of ours."""
SMALL = 5e6
"""Multiply-accumulates of a small operator."""
FAMILY = ("mobilenet_v1", "mobilenet_v2", "deeplab_v3")
"""The networks that section 3.2 counts among MobileNets."""


def of_network(name: str) -> list[str]:
    return [op.name for op in OPERATORS if name in op.network]


def near(ours: float, theirs: float) -> str:
    return "agree" if same_gain(ours, theirs) else "differ"


def close(ours: float, theirs: float) -> str:
    return "agree" if abs(ours - theirs) <= SHARE else "differ"


def combos(n: int, queue: bool = True) -> list[float]:
    return [row[-1 if queue else -2] for row in F["pairs" if n == 2 else "triples"]]


def gains(n: int, queue: bool = True) -> float:
    found = combos(n, queue)
    return sum(r > 1.0 for r in found) / len(found)


def times_of(name: str, engine: str = "batches") -> list[float]:
    return list(F[engine][name])


def batch_gain(network: str, n: int, engine: str = "batches") -> float:
    """Throughput of a batch of n over one by one, of a network's operators together, gaps of the queue included."""
    at = BATCHES.index(n)
    names = [name for name in of_network(network) if name in F[engine]]
    one = math.fsum(n * (times_of(name, engine)[0] + GAP_US) for name in names)
    return one / math.fsum(times_of(name, engine)[at] + GAP_US for name in names) - 1.0


def copies_gain(network: str, n: int) -> float:
    """Throughput of n fused copies over one after the other, of a network's operators together."""
    at = COPIES.index(n)
    names = of_network(network)
    apart = {name: n * ALONE[name]["us"] + (n - 1) * GAP_US for name in names}
    fused = math.fsum(apart[name] / F["copies"][name][at] for name in names)
    return math.fsum(apart.values()) / fused


# ---- answers -------------------------------------------------------------------------------------------------------------
def whole(what: str) -> dict[str, dict[str, Any]]:
    """Predictions of one kind, by network."""
    found = {key.removesuffix(f" {what}"): row for key, row in WHOLE.items() if key.endswith(f" {what}")}
    return {name: row for name, row in found.items() if "error" not in row}


def batched(n: int) -> dict[str, float]:
    """Throughput gain of n images at once, by network."""
    one = whole("alone")
    return {name: n * one[name]["ms"] / row["ms"] - 1.0 for name, row in whole(f"batch {n}").items()}


def utilization(unit: str, value: float) -> Answer:
    rows = whole("alone").values()
    running = sum(row["busy"][unit] for row in rows) / len(rows)
    run = sum(row["busy"][unit] * row["busy"]["of_run"] for row in rows) / len(rows)
    texture = sum(row["busy"]["texture"] for row in rows) / len(rows)
    more = f"; texture unit {texture:.1%}" if unit == "lsu" else ""
    inside = run - UTILIZATION <= value <= running + UTILIZATION
    text = f"{running:.1%} of the kernels' time, {run:.1%} of the run, mean of {len(rows)} networks{more}"
    return text, "agree" if inside else "differ", "" if inside else "causes, 6"


def batch_family(value: float) -> Answer:
    found = {name: gain for name, gain in batched(5).items() if name in FAMILY}
    if not found:
        return "-", "cannot tell", "not predicted yet"
    shown = ", ".join(f"{name} {gain:+.0%}" for name, gain in found.items())
    layers = ", ".join(f"{n} {batch_gain(n, 5):+.0%}" for n in ("MobileNet-V1", "MobileNet-V2"))
    return f"{shown}; of our layers alone {layers}", near(1.0 + min(found.values()), 1.0 + value), "causes, 2"


def batch_best(some: Sequence[int], value: float) -> Answer:
    found = {f"{name}, batch {n}": gain for n in some for name, gain in batched(n).items()}
    if not found:
        return "-", "cannot tell", "not predicted yet"
    layers = {f"{name}, batch {n}": batch_gain(name, n) for n in some for name in NETWORKS}
    best, other = max(found, key=found.__getitem__), max(layers, key=layers.__getitem__)
    text = f"{found[best]:+.0%} ({best}; {len(found)} predicted); of our layers alone {layers[other]:+.0%} ({other})"
    verdict = near(1.0 + found[best], 1.0 + value)
    return text, verdict, "" if verdict == "agree" else "causes, 2"


def lowest(n: int, value: float) -> Answer:
    found, plain = min(combos(n)), min(combos(n, False))
    return f"{found:.2f}; by event times {plain:.2f}", near(found, value), "causes, 1"


def highest(n: int, value: float) -> Answer:
    found, plain = max(combos(n)), max(combos(n, False))
    return f"{found:.2f}; by event times {plain:.2f}", near(found, value), "" if near(found, value) == "agree" else "causes, 1"


def share(n: int, value: float) -> Answer:
    whole, plain = gains(n), gains(n, False)
    clear = sum(r > MARGIN for r in combos(n, False)) / len(combos(n, False))
    text = f"{whole:.0%} with the queue's gaps; {plain:.0%} by event times, {clear:.0%} by more than 3%"
    verdict = "agree" if min(clear, plain, whole) - SHARE <= value <= max(clear, plain, whole) + SHARE else "differ"
    return text, verdict, "most of ours lie near 1: the share depends on what counts as a gain"


def identical(value: float) -> Answer:
    found = {f"{name}, {n} copies": row["ms"] / row["fused_ms"] for n in (2, 3) for name, row in whole(f"copies {n}").items()}
    shown = ", ".join(f"{key} {ratio:.2f}" for key, ratio in sorted(found.items(), key=lambda item: -item[1])[:3])
    layers = {name: max(copies_gain(name, n) for n in COPIES) for name in NETWORKS}
    most = max(layers, key=layers.__getitem__)
    verdict = near(max(found.values()), value)
    text = f"{shown} ({len(found)} predicted); 2 to 8 copies of our layers up to {layers[most]:.2f} ({most})"
    return text, verdict, "" if verdict == "agree" else "causes, 2"


def alignment(value: float) -> Answer:
    rows = {e: [v for v in F[f"six {e}"].values() if v.get("unaligned_us")] for e in ("analytic", "event")}
    shown = []
    worst = 0.0
    for engine, found in rows.items():
        loss = [1.0 - v["fused_us"] / v["unaligned_us"] for v in found]
        if loss:
            worst = max(worst, *loss)
            shown.append(f"{engine} {min(loss):.1%} to {max(loss):.1%} ({len(loss)} operators, six copies each)")
    return "; ".join(shown) or "-", close(worst, value), "causes, 3"


def twice(name: str, value: float) -> Answer:
    row = whole("copies 2")["mobilenet_v2"]
    verdict = "agree" if max(row[name] / value, value / row[name]) <= LATENCY else "differ"
    text = (
        f"{row[name]:.1f} ms; {row['ms']:.1f} over {row['fused_ms']:.1f} ms is {row['ms'] / row['fused_ms']:.2f} (theirs: 1.29)"
    )
    return text, verdict, "" if verdict == "agree" else "causes, 7"


def use(kind: str, unit: str, side: str, value: float) -> Answer:
    cells = []
    ours = []
    for engine in ("analytic", "event"):
        for key, v in F.get(f"twice {engine}", {}).items():
            if key.startswith(kind) and side in v:
                shown = v[side].get(unit) or 0.0
                ours.append(shown)
                cells.append(f"{key.split(' + ')[0]}: {shown:.1%} ({engine})")
    low, high = min(ours), max(ours)
    inside = low - UTILIZATION <= value <= high + UTILIZATION
    grow = [
        v["after"][unit] / v["before"][unit]
        for e in ("analytic", "event")
        for k, v in F.get(f"twice {e}", {}).items()
        if k.startswith(kind) and v["before"].get(unit)
    ]
    more = f"; grows {min(grow) - 1:+.0%} to {max(grow) - 1:+.0%}" if side == "after" else ""
    why = "" if inside else "causes, 4"
    if inside and side == "after":
        why = "the value; that it grows by 45% we do not see: causes, 4"
    return f"{low:.1%} to {high:.1%} over {len(ours)} predictions{more}", "agree" if inside else "differ", why


def under(end: Callable[[Sequence[float]], float], value: float) -> Answer:
    shares = {name: sum(macs < SMALL for macs in row["macs"]) / len(row["macs"]) for name, row in whole("alone").items()}
    found = end(list(shares.values()))
    which = next(name for name, share in shares.items() if share == found)
    text = f"{found:.0%} of the launches of {which}; all: {min(shares.values()):.0%} to {max(shares.values()):.0%}"
    return text, close(found, value), "a FLOP is a multiply-accumulate, as in the paper's table 1" + (
        "" if close(found, value) == "agree" else "; causes, 8")  # fmt: skip


def latency(value: float) -> Answer:
    return (
        f"{ADRENO.dram_latency_cycles:.0f} cycles of the GPU clock from DRAM ({GPU})",
        "cannot tell",
        "theirs is of a desktop GPU, cited from elsewhere",
    )


def squeezes(value: float) -> Answer:
    found = [r[-2] for r in F["triples"] if all(KIND[name] == "S" for name in r[:3])]
    copies = {k: v for k, v in F["copies"].items() if KIND[k] == "S"}
    low = min(min(v[1:]) for v in copies.values())
    return (
        f"three of them: {min(found):.2f} to {max(found):.2f} by event times; 3 to 8 copies of one: from {low:.2f}",
        "differ" if min(found) >= 1.0 else "agree",
        "causes, 5",
    )


ANSWERS: dict[str, Callable[[float], Answer]] = {
    "mean ALU utilization over the six networks": lambda v: utilization("alu", v),
    "mean LSU utilization over the six networks": lambda v: utilization("lsu", v),
    "batch 5 throughput gain of the MobileNet family (at least)": batch_family,
    "batch 5 largest throughput gain": lambda v: batch_best((5,), v),
    "largest throughput gain of batching": lambda v: batch_best((5, 8), v),
    "parallel fusion of 2 operators: lowest throughput over running them apart": lambda v: lowest(2, v),
    "parallel fusion of 2 operators: highest": lambda v: highest(2, v),
    "parallel fusion of 2 operators: share of combinations that gain": lambda v: share(2, v),
    "parallel fusion of 3 operators: lowest": lambda v: lowest(3, v),
    "parallel fusion of 3 operators: highest": lambda v: highest(3, v),
    "parallel fusion of 3 operators: share of combinations that gain": lambda v: share(3, v),
    "fusion of identical operators: largest gain (MobileNet-V2; DeepLab-V3)": identical,
    "loss without wave-aligned offsets with more than 5 kernels: up to": alignment,
    "two MobileNet-V2 fused: latency": lambda v: twice("fused_ms", v),
    "two MobileNet-V2 apart: latency": lambda v: twice("ms", v),
    "fused first 1x1 convolution: ALU utilization before": lambda v: use("C1", "alu", "before", v),
    "fused first 1x1 convolution: ALU utilization after": lambda v: use("C1", "alu", "after", v),
    "fused depthwise convolution: LSU utilization before": lambda v: use("D1", "lsu", "before", v),
    "fused depthwise convolution: LSU utilization after": lambda v: use("D1", "lsu", "after", v),
    "share of operators under 5 MFLOP: from": lambda v: under(min, v),
    "share of operators under 5 MFLOP: to": lambda v: under(max, v),
    "global memory access latency": latency,
    "fusing more than 2 squeeze operators degrades performance": squeezes,
}


def networks_table() -> list[str]:
    lines = ["| network | alone | ALU | LSU | texture | kernels' share of the run | batch 5 | batch 8 | 2 copies fused | 3 copies fused | branches fused | tensors of 2 copies |",
             "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"]  # fmt: skip
    for name, row in whole("alone").items():
        used = row["busy"]
        cells = [f"{row['ms']:.2f} ms", *(f"{used[unit]:.1%}" for unit in ("alu", "lsu", "texture", "of_run"))]
        cells += [f"{1 + batched(n)[name]:.2f}" if name in batched(n) else "" for n in (5, 8)]
        for what in ("copies 2", "copies 3", "branches"):
            found = whole(what).get(name)
            cells.append(f"{found['ms'] / found['fused_ms']:.2f}" if found else "")
        twice = whole("copies 2").get(name)
        cells.append(f"{twice['memory_b'] / twice['apart_b']:.2f}x" if twice else "")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    refused = {key: row["error"] for key, row in WHOLE.items() if "error" in row}
    return lines + ([""] + [f"- {key}: {why}" for key, why in refused.items()] if refused else [])


# ---- tables --------------------------------------------------------------------------------------------------------------
def claims() -> tuple[list[str], dict[str, int]]:
    lines = ["| claim | where | paper | ours | | why |", "| --- | --- | ---: | --- | --- | --- |"]
    counts: dict[str, int] = {}
    with (HERE / "claims.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            ours, verdict, why = ANSWERS[row["claim"]](float(row["value"] or "nan"))
            counts[verdict] = counts.get(verdict, 0) + 1
            paper = f"{row['value']} {row['unit']}" if row["value"] else row["unit"]
            lines.append(f"| {row['claim']} | {row['where']} | {paper} | {ours} | **{verdict}** | {why} |")
    return lines, counts


def operators() -> list[str]:
    lines = [
        "| operator | network | MFLOP | alone | bound | registers | waves | warps of a core's slots | ALU | LSU | texture |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, a in ALONE.items():
        lines.append(
            f"| {name} | {a['network']} | {a['mflop']:.1f} | {a['us']:.0f} us | {a['bound']} | {a['registers']} | {a['waves']:.1f} | {a['filled']:.0%} | {a['alu']:.1%} | {a['lsu']:.1%} | {a['texture']:.0%} |"
        )
    return lines


def by_kind() -> list[str]:
    kinds = list(KINDS)
    lines = ["| | " + " | ".join(kinds) + " |", "| --- |" + " --- |" * len(kinds)]
    table: dict[tuple[str, str], list[float]] = {}
    for a, b, ratio, _ in F["pairs"]:
        x, y = sorted((KIND[a], KIND[b]), key=kinds.index)
        table.setdefault((x, y), []).append(ratio)
    for i, x in enumerate(kinds):
        cells = []
        for j, y in enumerate(kinds):
            found = table.get((x, y)) if i <= j else None
            cells.append(f"{min(found):.2f} / {sum(found) / len(found):.2f} / {max(found):.2f}" if found else "")
        lines.append(f"| {x} | " + " | ".join(cells) + " |")
    return lines


def engines() -> list[str]:
    lines = [
        "| pair | event: ratio | analytic: ratio | policy, from the parts alone | seconds, event and analytic |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    judged = {(a, b): ratio for a, b, ratio, _ in F["pairs"]}
    for key, event in F["pairs event"].items():
        a, b = key.split(" + ")
        found = F["pairs analytic"].get(key, {})
        if "ratio" not in event or "ratio" not in found:
            continue
        policy = judged.get((a, b), judged.get((b, a), math.nan))
        lines.append(
            f"| {key} | {event['ratio']:.2f} | {found['ratio']:.2f} | {policy:.2f} | {event['seconds']:.1f}, {found['seconds']:.1f} |"
        )
    return lines


def engine_gap() -> str:
    pairs = [
        (e, F["pairs analytic"][k])
        for k, e in F["pairs event"].items()
        if "ratio" in e and "ratio" in F["pairs analytic"].get(k, {})
    ]
    errors = [abs(a["ratio"] / e["ratio"] - 1.0) for e, a in pairs]
    sides = [(a["ratio"] > 1) == (e["ratio"] > 1) for e, a in pairs if not 0.95 < e["ratio"] < 1.05]
    return f"{len(pairs)} pairs drawn over the kinds, by both engines: the ratios differ by {median(errors):.1%} in the median, {max(errors):.0%} at most; of {len(sides)} that the event engine puts outside 0.95 to 1.05 the analytic one has {sum(sides)} on the same side."


def policy() -> list[str]:
    """The policy against simulating every pair of some operators."""
    import networkx as nx

    table = {tuple(k.split(" + ")): v for k, v in F.get("all pairs event", {}).items() if "ratio" in v}
    if not table:
        return ["Not judged yet."]
    judged = {(a, b): ratio for a, b, ratio, _ in F["pairs"]}
    saved = {k: v["apart_us"] - v["fused_us"] for k, v in table.items()}
    says = {k: judged.get(k, judged.get(k[::-1], 0.0)) for k in table}
    truth = {k: v["ratio"] >= MARGIN for k, v in table.items()}
    said = {k: says[k] >= MARGIN for k in table}
    both = sum(truth[k] and said[k] for k in table)
    wanted = sum(ALONE[k[0]]["us"] + ALONE[k[1]]["us"] for k in table)

    def matched(weight: dict[tuple[str, ...], float]) -> list[tuple[str, ...]]:
        graph = nx.Graph()
        for (a, b), w in weight.items():
            if w > 0:
                graph.add_edge(a, b, weight=w)
        return [k if (k := (a, b)) in saved else (b, a) for a, b in nx.max_weight_matching(graph)]

    best = matched({k: v for k, v in saved.items() if truth[k]})
    expected = {k: (ALONE[k[0]]["us"] + ALONE[k[1]]["us"]) * (1 - 1 / says[k]) for k in table if said[k]}
    chosen = matched(expected)
    most, got = math.fsum(saved[k] for k in best), math.fsum(saved[k] for k in chosen)
    names = sorted({n for k in table for n in k})
    assert wanted > 0
    return [
        f"All {len(table)} pairs of {len(names)} short operators were simulated by the event engine: {'; '.join(names)}. {sum(truth.values())} of them pay (gain {MARGIN - 1:.0%} or more). "
        f"The policy, which knows the parts alone, says so of {sum(said.values())}: precision {both / max(1, sum(said.values())):.0%}, recall {both / max(1, sum(truth.values())):.0%}.",
        "",
        f"The best matching of all simulated gains saves {most:.0f} us. The matching that `mgpusim fuse --plan` takes {got:.0f} us by the same simulation: {got / max(1e-9, most):.0%} of the possible gain, without building a fused kernel to choose.",
    ]


def copies() -> list[str]:
    lines = ["| | " + " | ".join(f"{n} copies" for n in COPIES) + " |", "| --- |" + " ---: |" * len(COPIES)]
    for name in NETWORKS:
        lines.append(f"| {name} | " + " | ".join(f"{copies_gain(name, n):.2f}" for n in COPIES) + " |")
    best = sorted(F["copies"], key=lambda k: -max(F["copies"][k]))[:4]
    for name in best:
        lines.append(f"| layer {name} | " + " | ".join(f"{r:.2f}" for r in F["copies"][name]) + " |")
    return lines


def batching() -> list[str]:
    lines = ["| | " + " | ".join(f"batch {n}" for n in BATCHES[1:]) + " |", "| --- |" + " ---: |" * (len(BATCHES) - 1)]
    for name in NETWORKS:
        lines.append(f"| {name} | " + " | ".join(f"{1 + batch_gain(name, n):.2f}" for n in BATCHES[1:]) + " |")
    for name in NETWORKS[:2]:
        lines.append(
            f"| {name}, event engine, layers under 300 us | "
            + " | ".join(f"{1 + batch_gain(name, n, 'batches event'):.2f}" for n in BATCHES[1:])
            + " |"
        )
    return lines


def aligned() -> list[str]:
    lines = ["| six copies of | engine | aligned | parts begin anywhere |", "| --- | --- | ---: | ---: |"]
    for engine in ("analytic", "event"):
        for key, v in F[f"six {engine}"].items():
            if v.get("unaligned_us"):
                loss = 1.0 - v["fused_us"] / v["unaligned_us"]
                lines.append(
                    f"| {key.split(' + ')[0]} | {engine} | {v['fused_us']:.1f} us | {v['unaligned_us']:.1f} us (throughput {-loss:+.1%}) |"
                )
    return lines


def sides(rows: Sequence[dict[str, Any]]) -> str:
    seconds = [v["seconds"] for v in rows if "seconds" in v]
    return f"{median(seconds):.1f} s a pair in the median, {max(seconds):.1f} s at most"


def main() -> None:
    table, counts = claims()
    total = sum(counts.values())
    lines = [
        "# ParallelFusion (EMDL'21): the published figures and ours",
        "",
        'Lee, Liu, Lee, "ParallelFusion: Towards Maximum Utilization of Mobile GPU for DNN Inference", EMDL 2021, https://doi.org/10.1145/3469116.3470014. '
        "Written by `report.py` from `claims.csv` (the paper's figures) and `figures.json` and `networks.json` (predicted by `study.py` and `networks.py` with the preset "
        f"`{GPU}`, the paper's GPU). No phone was at hand: ours are predictions.",
        "",
        f"{total} claims: " + ", ".join(f"{counts.get(v, 0)} {v}" for v in ("agree", "differ", "cannot tell"))
        + f". Ratios agree within a factor of {GAIN} ([agreement.py](../networks/agreement.py) says why), latencies within {LATENCY}, shares within {SHARE:.2f}, utilizations within {UTILIZATION} of the range of ours.",
        "",
        "## Every claim",
        "",
        *table,
        "",
        "## Whole networks",
        "",
        "The paper's six networks through MNN's profile, in half precision, as `networks.py` predicts them (`networks.json`). Batches and copies: throughput over "
        "one by one. Copies are inferences in one run whose kernels are fused in groups of up to their number, over the partial order of the network (`mgpusim fuse --network --copies`). Branches are independent kernels of one network in groups of up to 3. Tensors alive at once of two copies fused are over those of one inference. Empty: not predicted.",
        "",
        *networks_table(),
        "",
        "## Operators",
        "",
        "Layers of the paper's six networks, in images, four pixels by four channels a work item, groups of 128 (`operators.cl`, `operators.py`). Kinds: "
        + ", ".join(f"{k} {v}" for k, v in KINDS.items()) + ". Squeeze is taken as SqueezeNet's; the paper does not say.",
        "",
        *operators(),
        "",
        "## Pairs and triples",
        "",
        f"All {len(F['pairs'])} pairs and all {len(F['triples'])} triples, analytic engine, from the parts alone. Registers and local memory of the fused kernel are taken as those of the most demanding part. By event times a pair gains {min(combos(2, False)):.2f} to {max(combos(2, False)):.2f}, {median(combos(2, False)):.2f} in the median, a triple "
        f"{min(combos(3, False)):.2f} to {max(combos(3, False)):.2f}, {median(combos(3, False)):.2f} in the median. A queue adds {GAP_US:.0f} us between kernels (a guess of the preset); with it, as networks run, "
        f"{min(combos(2)):.2f} to {max(combos(2)):.2f} and {min(combos(3)):.2f} to {max(combos(3)):.2f}.",
        "",
        "Least, mean and largest ratio of pairs by kind, event times:",
        "",
        *by_kind(),
        "",
        "### Both engines",
        "",
        engine_gap() + f" The event engine took {sides(list(F['pairs event'].values()))}. Fusing and the analytic engine took {sides(list(F['pairs analytic'].values()))}, on a shared machine of two cores.",
        "",
        *engines(),
        "",
        "### The policy",
        "",
        *policy(),
        "",
        "## Copies of one operator, and batches",
        "",
        "Throughput of fused copies over one after the other, of all a network's layers in our set, gaps of the queue included:",
        "",
        *copies(),
        "",
        "The same of batches, in one larger NDRange:",
        "",
        *batching(),
        "",
        "### Without alignment",
        "",
        "Launches without padding in groups that are not whole warps, so that parts really begin inside warps:",
        "",
        *aligned(),
        "",
        (HERE / "causes.md").read_text(encoding="utf-8").rstrip() if (HERE / "causes.md").exists() else "",
        "",
    ]  # fmt: skip
    write_atomic(HERE / "REPORT.md", "\n".join(lines).encode())
    print(f"wrote {HERE / 'REPORT.md'}: {counts}")


if __name__ == "__main__":
    main()
