"""The benchmark history: which figure a row has, what it calls the machine, and what the file is after two recordings."""

from __future__ import annotations

import csv

from tests.helpers.scripts import script

record_bench = script("tools/record_bench.py")


def found(cpu, *extra_infos):
    return {
        "machine_info": {"node": "someones-laptop", "machine": "aarch64", "cpu": cpu},
        "datetime": "2026-01-02T03:04:05+00:00",
        "benchmarks": [
            {
                "fullname": f"tests/bench/test_bench_caches.py::test_lanes[a/b, {i}]",
                "extra_info": extra,
                "stats": {"median": 0.25},
            }
            for i, extra in enumerate(extra_infos)
        ],
    }


def test_figures():
    stated = {"M events/s": 0.5, "unit": "G accesses/s", "figure": 3}
    counted = {"accesses": 7, "M accesses/s (median)": 41.5, "s": 2.0}
    rows = record_bench.rows(found({}, stated, counted, {"accesses": 7}))
    assert [row[2:] for row in rows] == [
        ("caches: lanes[a/b, 0]", "3", "G accesses/s"),
        ("caches: lanes[a/b, 1]", "41.5", "M accesses/s"),
        ("caches: lanes[a/b, 2]", "0.25", "s"),
    ]


def test_the_machine_is_its_processor_and_never_its_name():
    said = {"brand_raw": "Xeon  Processor @ 2.50GHz", "hz_advertised": [2500000000, 0], "count": 2}
    unsaid = {"brand_raw": "Ryzen", "hz_actual": [4100000000, 0], "count": 1}
    names = [record_bench.rows(found(cpu, {}))[0][1] for cpu in (said, unsaid, {"brand_raw": "M1", "count": 8}, {"count": 4})]
    assert names == ["Xeon Processor @ 2.50GHz, 2 cores", "Ryzen @ 4.10GHz, 1 core", "M1, 8 cores", "aarch64 processor, 4 cores"]


def test_rows_are_appended_to_one_table(tmp_path):
    history = tmp_path / "history.csv"
    for value in (1.5, 2.5):
        record_bench.append(history, record_bench.rows(found({"brand_raw": "M1", "count": 8}, {"M/s": value}, {"M/s": value})))
    with history.open(newline="", encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    assert [(row["benchmark"], float(row["figure"])) for row in table] == [
        (f"caches: lanes[a/b, {i}]", value) for value in (1.5, 2.5) for i in (0, 1)
    ]
    assert {row["date"] for row in table} == {"2026-01-02"}
