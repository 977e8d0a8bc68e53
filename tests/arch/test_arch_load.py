from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.fields import dump_toml, fingerprint, get_field, numeric_fields, source_of, unsourced, with_fields
from mgpusim.arch.load import as_gpu, list_gpus, load_gpu, parse_override, user_folder
from mgpusim.arch.spec import SOURCE_KINDS
from mgpusim.arch.spec.errors import EngineErrors
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.files import data_dir
from tests.helpers.examples import examples

ADRENO = load_gpu("adreno-640")


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = user_folder()
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("name", list_gpus())
def test_every_shipped_number_has_a_source(name: str) -> None:
    gpu = load_gpu(name)
    assert gpu.name == name
    assert unsourced(gpu) == []
    assert "*" not in gpu.source
    kinds = {source_of(gpu, path).kind for path in numeric_fields(gpu)}
    assert "user" not in kinds
    assert kinds <= set(SOURCE_KINDS)


@pytest.mark.parametrize("name", list_gpus())
def test_guesses_are_wide(name: str) -> None:
    gpu = load_gpu(name)
    narrow = [p for p in numeric_fields(gpu) if (s := source_of(gpu, p)).kind == "guess" and s.rel_uncertainty < 0.02]
    assert narrow == []


@pytest.mark.parametrize("name", list_gpus())
def test_dump_then_load_is_the_same(name: str, tmp_path: Path) -> None:
    gpu = load_gpu(name)
    path = tmp_path / f"{name}.toml"
    path.write_text(dump_toml(gpu), encoding="utf-8")
    assert load_gpu(path) == gpu


@examples(20)
@given(
    st.floats(2e7, 1e11),
    st.integers(1, 2**40),
    st.text(min_size=1).filter(str.strip),
    st.sampled_from(["lru", "plru", "random"]),
)
def test_dump_then_load_of_any_value(
    tmp_path_factory: pytest.TempPathFactory, hz: float, size: int, text: str, policy: str
) -> None:
    gpu = with_fields(
        ADRENO, {"clock.gpu_hz": hz, "limits.max_buffer_b": size, "l2.replacement": policy, "clock.points": [{"gpu_hz": hz / 2}]}
    )
    gpu = with_fields(gpu, {"description": text.encode("utf-8", "replace").decode()})
    path = tmp_path_factory.mktemp("dump") / "x.toml"
    path.write_bytes(dump_toml(gpu).encode())
    assert load_gpu(path) == gpu


def test_unknown_name_suggests() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'adreno-640'"):
        load_gpu("adreno640")
    with pytest.raises(InputError, match="no such GPU file"):
        load_gpu("nowhere/x.toml")


def test_families_are_not_gpus() -> None:
    assert not set(list_gpus()) & {p.stem for p in (data_dir("presets") / "families").glob("*.toml")}


def test_overrides_parse_units_and_become_the_users() -> None:
    gpu = load_gpu("adreno-640", {"l2.size_b": "256KiB", "dram.b_per_s": "50 GB/s", "clock.gpu_hz": "1 GHz", "l2.mshrs": "7"})
    assert (gpu.l2.size_b, gpu.dram.b_per_s, gpu.clock.gpu_hz, gpu.l2.mshrs) == (262144, 50e9, 1e9, 7)
    assert source_of(gpu, "l2.size_b").kind == "user"
    assert source_of(gpu, "l2.line_b") == source_of(ADRENO, "l2.line_b")


@pytest.mark.parametrize(
    ("overrides", "error", "match"),
    [
        ({"l2.size": "1"}, UnknownNameError, "did you mean 'l2.size_b'"),
        ({"l2.size_b": "1 GHz"}, InputError, "l2.size_b: '1 GHz'"),
        ({"l2.size_b": "1.5"}, InputError, "expected an integer"),
        ({"l2": "5"}, InputError, "is a table"),
        ({"local.on_chip": "yes"}, InputError, "expected true or false"),
        ({"l2.size_b": "100 KB"}, InputError, "the nearest: 99840 or 100352"),
        ({"l2.index_hash": "foo"}, InputError, "expected one of mask, modulo, xor"),
        ({"registers.steps": "1"}, InputError, "only be set in a file"),
        ({"l1.size_b": "16KiB"}, InputError, "l1.line_b: missing"),
        ({"l2.size": "1", "l2.ways": "x"}, InputError, "2 of 2 values"),
        ({"source.l2": "1"}, UnknownNameError, "unknown field"),
    ],
)
def test_bad_overrides(overrides: dict[str, str], error: type[Exception], match: str) -> None:
    with pytest.raises(error, match=match):
        load_gpu("adreno-640", overrides)


def test_a_table_can_be_removed() -> None:
    assert load_gpu("mali-g76-mp5", {"l1": "none"}).l1 is None
    with pytest.raises(InputError, match="l2"):
        load_gpu("mali-g76-mp5", {"l2": "none"})


def test_lists_of_numbers() -> None:
    assert parse_override("core.warp_sizes", "[64, 128]") == [64, 128]
    assert parse_override("limits.max_image2d", "4096,4096") == [4096, 4096]


def test_register_file_is_kept_in_step() -> None:
    assert load_gpu("adreno-640", {"registers.file_vec4": "192"}).registers.per_core == 2 * ADRENO.registers.per_core
    double = load_gpu("adreno-640", {"registers.per_core": str(2 * ADRENO.registers.per_core)})
    assert double.registers.file_vec4 == 192
    mali = load_gpu("mali-g76-mp5")
    half = with_fields(mali, {"registers.per_core": mali.registers.per_core // 2})
    assert [s.items for s in half.registers.steps] == [384, 192]


def test_user_presets_come_first_and_extend(user: Path) -> None:
    (user / "adreno-640.toml").write_text('extends = "adreno-650"\nname = "mine"\n[l2]\nsize_b = 262144\n', encoding="utf-8")
    assert load_gpu("adreno-640").name == "mine"
    (user / "big.toml").write_text(
        'extends = "nvidia-h200"\nname = "big"\n[dram]\nb_per_s = 9e12\nlatency_s = 1e-6\n'
        '[source]\n"dram.b_per_s" = { kind = "paper", ref = "p", rel_uncertainty = 0.5 }\n',
        encoding="utf-8",
    )
    assert "big" in list_gpus()
    big, base = load_gpu("big"), load_gpu("nvidia-h200")
    assert (big.dram.b_per_s, big.dram.efficiency, big.shader_cores) == (9e12, base.dram.efficiency, 132)
    assert source_of(big, "dram.b_per_s").kind == "paper"
    assert source_of(big, "dram.latency_s").kind == "user"  # not the vendor of the base's value
    for path in numeric_fields(base):
        if path not in ("dram.b_per_s", "dram.latency_s"):
            assert source_of(big, path) == source_of(base, path)


def test_a_childs_table_source_does_not_claim_inherited_values(user: Path) -> None:
    (user / "x.toml").write_text(
        'extends = "nvidia-h200"\nname = "x"\n[l2]\nsize_b = 33554432\nindex_hash = "mask"\n'
        '[source.l2]\nkind = "measured"\nref = "mine"\nrel_uncertainty = 0.3\n',
        encoding="utf-8",
    )
    gpu, base = load_gpu("x"), load_gpu("nvidia-h200")
    assert source_of(gpu, "l2.size_b").ref == "mine"
    assert source_of(gpu, "l2.mshrs") == source_of(base, "l2.mshrs")
    assert source_of(gpu, "l2.line_b") == source_of(base, "l2.line_b")


def test_errors_of_an_engine_are_stated_as_a_whole(user: Path) -> None:
    """Those of the base are of other launches: they do not stay beside what a preset of one's own states."""
    (user / "mine.toml").write_text(
        'extends = "nvidia-h200"\nname = "mine"\n\n[model.errors.analytic]\nother = [0.1, 0.2]\nlaunch = [0.3, 0.4]\n',
        encoding="utf-8",
    )
    base, mine = load_gpu("nvidia-h200").model.errors, load_gpu("mine").model.errors
    assert base is not None
    assert mine is not None
    assert mine.analytic == EngineErrors(other=(0.1, 0.2), launch=(0.3, 0.4))
    assert mine.event == base.event


def test_extends_only_once(user: Path) -> None:
    (user / "a.toml").write_text('extends = "nvidia-h200"\nname = "a"\n', encoding="utf-8")
    (user / "b.toml").write_text('extends = "a.toml"\nname = "b"\n', encoding="utf-8")
    (user / "c.toml").write_text('extends = "no-such"\n', encoding="utf-8")
    (user / "d.toml").write_text("extends = 3\n", encoding="utf-8")
    with pytest.raises(InputError, match="only one step"):
        load_gpu("b")
    with pytest.raises(UnknownNameError, match="extends: unknown base 'no-such'"):
        load_gpu("c")
    with pytest.raises(InputError, match="extends: got 3"):
        load_gpu("d")


def test_a_file_without_sources_is_the_users(tmp_path: Path) -> None:
    doc = tomllib.loads(dump_toml(ADRENO))
    doc["source"] = {}
    path = tmp_path / "mine.toml"
    path.write_text(dump_toml(doc), encoding="utf-8")
    assert source_of(load_gpu(path), "l2.size_b").kind == "user"


def test_nested_and_flat_sources_are_the_same(tmp_path: Path) -> None:
    doc = tomllib.loads(dump_toml(ADRENO))
    doc["source"] = {}
    text = dump_toml(doc)
    entry = 'kind = "guess"\nref = "r"\nrel_uncertainty = 0.5\n'
    flat, nested = tmp_path / "flat.toml", tmp_path / "nested.toml"
    flat.write_text(
        text.replace("[[alternatives]]", f'[source."l2.size_b"]\n{entry}\n[source.l2]\n{entry}\n[[alternatives]]', 1),
        encoding="utf-8",
    )
    nested.write_text(
        text.replace("[[alternatives]]", f"[source.l2]\n{entry}[source.l2.size_b]\n{entry}\n[[alternatives]]", 1),
        encoding="utf-8",
    )
    assert load_gpu(flat).source == load_gpu(nested).source
    assert set(load_gpu(flat).source) == {"l2", "l2.size_b"}


def test_fields() -> None:
    fields = numeric_fields(ADRENO)
    assert fields["texture_l1.ways"] == 48
    assert not any(p.startswith(("l1.", "tlb.")) for p in fields)
    for path, value in fields.items():
        assert get_field(ADRENO, path) == value
    with pytest.raises(UnknownNameError, match=r"texture_l1\.ways"):
        get_field(ADRENO, "texture_l1.way")
    with pytest.raises(InputError, match="has no l1"):
        with_fields(ADRENO, {"l1.size_b": 1024})
    with pytest.raises(InputError, match="greater than 0"):
        with_fields(ADRENO, {"l2.mshrs": 0})


def test_fingerprint_ignores_words() -> None:
    assert fingerprint(load_gpu("adreno-640", {"description": "x", "name": "y"})) == fingerprint(ADRENO)
    prints = {fingerprint(load_gpu(name)) for name in list_gpus()}
    assert len(prints) == len(list_gpus())


def test_derived_figures_against_their_measurements() -> None:
    """Oracle: figures read off the ArchProbe report of a Pixel 4, not the cycles stored in the preset."""
    hz, cores, l2, fetch, l1 = ADRENO.clock.gpu_hz, ADRENO.shader_cores, ADRENO.l2, ADRENO.texture, ADRENO.texture_l1
    assert l1 is not None
    assert ADRENO.l1 is None  # buffers do not go through the texture L1
    assert ADRENO.peak_flops == pytest.approx(889.9e9, rel=0.02)
    loop_s = 19 / hz  # of a chase: 66 cycles a step where Chips and Cheese have 47 of the L2
    l2_fetch_s, hit_s = (l2.latency_cycles + fetch.latency_cycles) / hz + loop_s, l1.latency_cycles / hz + loop_s
    dram_fetch_s = ADRENO.dram.latency_s + fetch.latency_cycles / hz
    latencies = ("l2.latency_cycles", "texture.latency_cycles", "texture_l1.latency_cycles")
    rows = {
        ("l2.b_per_cycle",): (l2.b_per_cycle * hz, 96.3e9),
        ("texture_l1.b_per_cycle",): (l1.b_per_cycle * hz * cores, 194.5e9),
        ("texture.texels_per_cycle_128",): (fetch.texels_per_cycle_128 * 16 * hz * cores, 194.5e9),
        ("local.b_per_cycle",): (ADRENO.local.b_per_cycle * hz * cores, 103e9),
        ("constant.b_per_cycle",): (ADRENO.constant.b_per_cycle * hz * cores, 95e9),
        ("dram.b_per_s", "dram.efficiency"): (ADRENO.dram.b_per_s * ADRENO.dram.efficiency, 30.35e9),
        ("l2.latency_cycles",): (l2.latency_cycles / hz + loop_s, 112.9e-9),
        ("texture_l1.latency_cycles",): (hit_s, 130e-9),
        # stride 16: two texels share a 32-byte texture line and four a 64-byte line of the L2
        latencies: ((l2_fetch_s + hit_s) / 2, 160e-9),
        (*latencies, "dram.latency_s"): ((dram_fetch_s + hit_s + l2_fetch_s + hit_s) / 4, 203e-9),
    }
    # a field fitted to kernels is no longer what one probe saw of it
    held = [fields for fields in rows if not any(source_of(ADRENO, path).ref.startswith("fitted with") for path in fields)]
    assert len(held) >= 4
    for fields in held:
        found, measured = rows[fields]
        assert found == pytest.approx(measured, rel=0.01), fields


def test_texture_l1_geometry_explains_the_edge_of_the_image_chase() -> None:
    # cyclic walk over n lines, plain LRU sets: 32 lines all hit, 33 miss about half the time, 34 always; the lane that walks
    # sees the cache of its own texture unit, a share of the core's ways
    cache = ADRENO.texture_l1
    assert cache is not None
    ways, n_sets = cache.ways // ADRENO.core.sub_cores, cache.sets // 4  # of three sub-units, of four units in each

    def miss_rate(lines: int) -> float:
        sets: list[list[int]] = [[] for _ in range(n_sets)]
        misses = 0
        for step in range(20 * lines):
            line = step % lines
            held = sets[line % n_sets]
            if line in held:
                held.remove(line)
            else:
                misses += step >= 10 * lines
                if len(held) == ways:
                    held.pop(0)
            held.append(line)
        return misses / (10 * lines)

    assert miss_rate(32) == 0
    # 145.6 ns at 33 lines lie halfway between 130 (hit) and 160 ns (half of the steps miss)
    assert miss_rate(33) == pytest.approx((145.6 - 130) / (160 - 130), abs=0.03)
    assert miss_rate(34) == 1


def test_relative_overrides_follow_the_gpus_own_values() -> None:
    gpu = load_gpu("adreno-640", {"dram.b_per_s": "+30%", "l2.size_b": "2x", "launch.floor_s": "-25%", "core.max_warps": "0.5x"})
    assert gpu.dram.b_per_s == pytest.approx(1.3 * ADRENO.dram.b_per_s)
    assert gpu.l2.size_b == 2 * ADRENO.l2.size_b
    assert gpu.launch.floor_s == pytest.approx(0.75 * ADRENO.launch.floor_s)
    assert gpu.core.max_warps == ADRENO.core.max_warps // 2
    assert source_of(gpu, "l2.size_b").kind == "user"
    other = load_gpu("mali-g76-mp5")
    assert load_gpu("mali-g76-mp5", {"dram.b_per_s": "1.3x"}).dram.b_per_s == pytest.approx(1.3 * other.dram.b_per_s)


@examples(20)
@given(st.floats(0.05, 20.0))
def test_a_factor_is_what_the_number_would_be(factor: float) -> None:
    text = repr(factor)
    by_factor = as_gpu(ADRENO, {"dram.latency_s": f"{text}x"})
    by_number = as_gpu(ADRENO, {"dram.latency_s": ADRENO.dram.latency_s * float(text)})
    assert by_factor.dram.latency_s == pytest.approx(by_number.dram.latency_s, rel=1e-12)


@pytest.mark.parametrize(
    ("overrides", "match"),
    [
        ({"core.sub_cores": "+30%"}, r"core\.sub_cores: got '\+30%' of 3, which is 3\.9, expected what the field can be: 4"),
        ({"dram.b_per_s": "-100%"}, "expected more than -100%"),
        ({"dram.b_per_s": "30%"}, r"got '30%', expected \+30% or a factor"),
        ({"family": "2x"}, "family: got '2x', expected one of"),
        ({"l1": "2x"}, "l1 is a table"),
        ({"core.warp_sizes": "2x"}, r"core\.warp_sizes: "),
    ],
)
def test_relative_values_that_give_no_gpu(overrides: dict[str, str], match: str) -> None:
    with pytest.raises(InputError, match=match):
        load_gpu("adreno-640", overrides)


def test_numbers_are_taken_as_they_are() -> None:
    gpu = load_gpu("adreno-640", {"dram.latency_s": 2e-7, "l2.size_b": 1 << 18, "local.on_chip": True})
    assert (gpu.dram.latency_s, gpu.l2.size_b, gpu.local.on_chip) == (2e-7, 1 << 18, True)
