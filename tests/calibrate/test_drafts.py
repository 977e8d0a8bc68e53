"""First presets out of what tools print: each format, figures with their widths, predictions beside those of the full preset."""

from __future__ import annotations

import gzip
import json
import random
import re
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from mgpusim.arch.fields import get_field, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.drafts.draft import draft_gpu
from mgpusim.calibrate.drafts.tools import TOOLS, ToolOutput, read_tool
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.presets.ranking import FINDS, FULL_S, QUICK_S, paced, rank_probes, variance_shares
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.calibrate.probing.folders import read_probes
from mgpusim.cli.app import cli
from mgpusim.engine.predict import predict
from mgpusim.errors import InputError
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import shipped_examples
from tests.helpers.scripts import ROOT, script

# rates of a Pixel Fold: The-Renee-Project/junkyard-edtech at 4f94a2a8, graphs/opencl/data/data.json
CLPEAK = """
Platform: ARM Platform
  Device: Mali-G710 r0p0
    Driver version  : 3.0 (Android)
    Compute units   : 7
    Clock frequency : 848 MHz

    Global memory bandwidth (GBPS)
      float   : 33.41
      float2  : 33.96
      float16 : 18.49

    Single-precision compute (GFLOPS)
      float   : 655.50
      float2  : 702.27

    Half-precision compute (GFLOPS)
      half   : 660.27
      half8  : 1383.99

    No double precision support! Skipped

    Integer compute (GIOPS)
      int   : 187.20

    Integer compute Fast 24bit (GIOPS)
      int   : 999.99

    Transfer bandwidth (GBPS)
      enqueueWriteBuffer              : 8.90

    Kernel launch latency : 125.44 us

  Device: another
    Single-precision compute (GFLOPS)
      float   : 99999.00
"""
CLINFO = """Number of platforms                               1
  Platform Name                                   ARM Platform

Number of devices                                 1
  Device Name                                     Mali-G710 r0p0
  Device Vendor                                   ARM
  Device Type                                     GPU
  Max compute units                               7
  Max clock frequency                             848MHz
  Max work item sizes                             1024x1024x1024
  Max work group size                             1024
  Max memory allocation                           1073741824 (1024MiB)
    Max 2D image size                             65536x65536 pixels
  Local memory size                               32768 (32KiB)
  Max constant buffer size                        65536 (64KiB)
  Global Memory cache size                        2097152 (2MiB)
  Device Extensions                               cl_khr_fp16 cl_khr_icd
"""
CLINFO_RAW = """#PLATFORMS                                        1
  CL_PLATFORM_NAME                                ARM Platform
[ARM/*]    #DEVICES                                        1
[ARM/0]    CL_DEVICE_NAME                                  Mali-G710 r0p0
[ARM/0]    CL_DEVICE_VENDOR                                ARM
[ARM/0]    CL_DEVICE_TYPE                                  CL_DEVICE_TYPE_GPU
[ARM/0]    CL_DEVICE_MAX_COMPUTE_UNITS                     7
[ARM/0]    CL_DEVICE_MAX_CLOCK_FREQUENCY                   848
[ARM/0]    CL_DEVICE_MAX_WORK_ITEM_SIZES                   1024 1024 1024
[ARM/0]    CL_DEVICE_MAX_WORK_GROUP_SIZE                   1024
[ARM/0]    CL_DEVICE_MAX_MEM_ALLOC_SIZE                    1073741824
[ARM/0]    CL_DEVICE_IMAGE2D_MAX_WIDTH                     65536
[ARM/0]    CL_DEVICE_IMAGE2D_MAX_HEIGHT                    65536
[ARM/0]    CL_DEVICE_LOCAL_MEM_SIZE                        32768
[ARM/0]    CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE              65536
[ARM/0]    CL_DEVICE_GLOBAL_MEM_CACHE_SIZE                 2097152
[ARM/0]    CL_DEVICE_EXTENSIONS                            cl_khr_fp16 cl_khr_icd
"""
CLINFO_JSON = json.dumps({
    "platforms": [{"CL_PLATFORM_NAME": "ARM Platform"}],
    "devices": [{"offline": [], "online": [{
        "CL_DEVICE_NAME": "Mali-G710 r0p0", "CL_DEVICE_VENDOR": "ARM",
        "CL_DEVICE_TYPE": {"raw": 4, "type": ["CL_DEVICE_TYPE_GPU"]},
        "CL_DEVICE_MAX_COMPUTE_UNITS": 7, "CL_DEVICE_MAX_CLOCK_FREQUENCY": 848,
        "CL_DEVICE_MAX_WORK_ITEM_SIZES": [1024, 1024, 1024],
        "CL_DEVICE_MAX_WORK_GROUP_SIZE": 1024, "CL_DEVICE_MAX_MEM_ALLOC_SIZE": 1073741824, "CL_DEVICE_IMAGE2D_MAX_WIDTH": 65536,
        "CL_DEVICE_IMAGE2D_MAX_HEIGHT": 65536, "CL_DEVICE_LOCAL_MEM_SIZE": 32768, "CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE": 65536,
        "CL_DEVICE_GLOBAL_MEM_CACHE_SIZE": 2097152, "CL_DEVICE_EXTENSIONS": "cl_khr_fp16 cl_khr_icd",
    }]}],
})  # fmt: skip
MIXBENCH = """\
mixbench-opencl (v0.04)
------------------------ Device specifications ------------------------
Device:              Mali-G710 r0p0
Total CUs:           7
----------------------------------------------------------------------------- CSV data -----
Experiment ID, Single Precision ops,,,,              Half precision ops,,,,                Integer operations,,,
Compute iters, Flops/byte, ex.time,  GFLOPS, GB/sec, Flops/byte, ex.time,  GFLOPS, GB/sec, Iops/byte, ex.time,   GIOPS, GB/sec
            0, 0.250, 6.93, 4.84, 19.36, 0.500, 6.93, 9.84, 30.36, 0.250, 6.93, 4.84, 19.36
          128, 64.250, 9.93, 370.84, 5.36, 128.500, 6.93, 740.84, 5.36, 64.250, 6.93, 180.84, 1.36
"""
BENCHMARK = """.-----------------------------------------------------------------------------.
| Device Name    | Mali-G710 r0p0                                              |
| Compute Units  | 7 at 848 MHz (56 cores, 0.095 TFLOPs/s)                     |
|-----------------------------------------------------------------------------|
| FP64  compute                                            not supported      |
| FP32  compute                                         0.376 TFLOPs/s ( 1x ) |
| FP16  compute                                         0.752 TFLOPs/s ( 2x ) |
| INT64 compute                                         0.031  TIOPs/s (1/3 ) |
| INT32 compute                                         0.188  TIOPs/s (1/2 ) |
| Memory Bandwidth ( coalesced read      )                         33.95 GB/s |
| Memory Bandwidth ( misaligned read     )                         99.90 GB/s |
"""
VKPEAK = """device       = Mali-G710

fp32-scalar  = 690.20 GFLOPS
fp32-vec4    = 700.12 GFLOPS
fp16-vec4    = 1390.12 GFLOPS
fp64-scalar  = 0.00 GFLOPS
int32-scalar = 180.01 GIOPS
int16-vec4   = 999.01 GIOPS
"""
VULKAN = """VkPhysicalDeviceProperties:
	deviceName        = Mali-G710
	maxComputeSharedMemorySize                      = 32768
VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM:
	shaderCoreMask     = 0x00070055
	shaderCoreCount    = 7
	shaderWarpsPerCore = 64
VkPhysicalDeviceShaderCorePropertiesARM:
	pixelRate = 4
	texelRate = 8
	fmaRate   = 64
"""
VULKAN_JSON = '{"deviceName": "Mali-G710", "maxComputeSharedMemorySize": 32768, "fmaRate": 64, "shaderCoreCount": 7}'
FILES = {
    "clinfo": CLINFO, "clpeak": CLPEAK, "mixbench": MIXBENCH, "OpenCL-Benchmark": BENCHMARK, "vkpeak": VKPEAK,
    "vulkaninfo": VULKAN,
}  # fmt: skip


def written(folder: Path, **texts: str) -> list[Path]:
    out = []
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
        out.append(folder / f"{name}.txt")
    return out


def test_clinfo_says_the_same_in_its_three_forms(tmp_path: Path) -> None:
    found = [read_tool(path) for path in written(tmp_path, a=CLINFO, b=CLINFO_RAW, c=CLINFO_JSON)]
    assert found[0] == found[1] == found[2]
    assert found[0].device == {
        "name": "Mali-G710 r0p0", "vendor": "ARM", "compute_units": 7, "max_clock_mhz": 848.0, "max_work_group_size": 1024,
        "max_work_item_sizes": (1024, 1024, 1024), "local_mem_b": 32768, "constant_b": 65536, "max_alloc_b": 1 << 30,
        "image2d_max": (65536, 65536), "fp16": True, "global_cache_b": 2097152,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "rates"),
    [
        (CLPEAK, {"dram": 33.96e9, "fp32": 702.27e9, "fp16": 1383.99e9, "fp64": 0.0, "int32": 187.2e9, "launch": 125.44e-6}),
        (MIXBENCH, {"fp32": 370.84e9, "fp16": 740.84e9, "int32": 180.84e9, "dram": 30.36e9}),
        (BENCHMARK, {"fp64": 0.0, "fp32": 376e9, "fp16": 752e9, "int32": 188e9, "dram": 33.95e9}),
        (VKPEAK, {"fp32": 700.12e9, "fp16": 1390.12e9, "int32": 180.01e9}),
    ],
)  # fmt: skip
def test_the_best_rate_of_each_kind_is_read(text: str, rates: dict[str, float], tmp_path: Path) -> None:
    found = read_tool(*written(tmp_path, said=text))
    assert {name: pytest.approx(value) for name, value in found.rates.items()} == rates
    assert "G710" in found.device["name"]


def test_vulkan_states_rates_of_a_core(tmp_path: Path) -> None:
    text, raw = map(read_tool, written(tmp_path, a=VULKAN, b=VULKAN_JSON))
    assert text.exactly == {
        "core.ops.fma.per_cycle": 64, "texture.texels_per_cycle_32": 8, "core.max_warps": 64, "shader_cores": 7,
        "local.max_per_group_b": 32768,
    }  # fmt: skip
    assert raw.exactly == {"core.ops.fma.per_cycle": 64, "shader_cores": 7, "local.max_per_group_b": 32768}


@pytest.mark.slow
def test_a_relative_becomes_the_gpu_that_tools_describe(tmp_path: Path) -> None:
    """The preset of the Mali-G710 is hidden: that of a Mali-G610 with clinfo and clpeak predicts nearly what it does."""
    draft, made = draft_gpu(written(tmp_path, info=CLINFO, peak=CLPEAK), "mine", known_probes(), base="mali-g610-mp4")
    full = load_gpu("mali-g710-mp7")
    assert not draft.same
    assert made.gpu.shader_cores == 7
    assert made.gpu.clock.gpu_hz == 848e6
    assert made.gpu.core.ops.fma.per_cycle == pytest.approx(full.core.ops.fma.per_cycle, rel=0.1)
    assert made.gpu.core.fp16.rate == full.core.fp16.rate
    for name in ("conv1x1_buffer", "gemm_tiled", "reduction", "softmax"):
        launch = load_launch(shipped_examples()[name])
        low, high = predict(launch, full).interval_us
        assert low <= predict(launch, made.gpu).latency_us <= high, name
    kept = source_of(made.gpu, "l2.latency_cycles")
    assert kept.rel_uncertainty > source_of(load_gpu("mali-g610-mp4"), "l2.latency_cycles").rel_uncertainty
    assert kept.ref.startswith("as mali-g610-mp4, a relative")
    assert "clpeak" in source_of(made.gpu, "core.ops.fma.per_cycle").ref


@pytest.mark.slow
def test_the_cache_that_a_driver_states_is_the_l2_where_the_family_says_so(tmp_path: Path) -> None:
    """A G710 has twice the L2 of a G610; NVIDIA's driver states the L1s of all cores."""
    files = written(tmp_path, info=CLINFO)
    _, made = draft_gpu(files, "mine", known_probes(), base="mali-g610-mp4")
    assert load_gpu("mali-g610-mp4").l2.size_b == made.gpu.l2.size_b / 2 == 1 << 20
    assert source_of(made.gpu, "l2.size_b").ref.startswith("probe clinfo")
    _, other = draft_gpu(files, "mine", known_probes(), base="nvidia-maxwell-tegra-x1")
    assert other.gpu.l2.size_b == load_gpu("nvidia-maxwell-tegra-x1").l2.size_b


def test_tools_that_agree_and_one_that_does_not(tmp_path: Path) -> None:
    draft, _ = draft_gpu(written(tmp_path, a=CLPEAK, b=VKPEAK), "mine", known_probes(), base="mali-g610-mp4")
    fma = next(row for row in draft.preset.fields if row.field == "core.ops.fma.per_cycle")
    assert fma.probes == ("clpeak", "vkpeak")
    assert not fma.conflicts
    draft, _ = draft_gpu(written(tmp_path, a=CLPEAK, b=VKPEAK, c=BENCHMARK), "mine", known_probes(), base="mali-g610-mp4")
    fma = next(row for row in draft.preset.fields if row.field == "core.ops.fma.per_cycle")
    assert [conflict.probe for conflict in fma.conflicts] == ["OpenCL-Benchmark"]
    assert any("by OpenCL-Benchmark disagrees" in note for note in draft.view().notes)


@pytest.mark.slow
def test_a_phone_gives_gpu_clock_and_memory(tmp_path: Path) -> None:
    draft, made = draft_gpu([], "mine", known_probes(), phone="Galaxy S25")
    assert (draft.base, draft.same) == ("adreno-830", True)
    assert made.gpu.clock.gpu_hz == 1200e6
    assert made.gpu.dram.b_per_s == pytest.approx(84.8e9, rel=0.01)
    assert draft.preset.measurements[0].share == max(one.share for one in draft.preset.measurements)
    assert draft.guessed


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ({"a": "hello"}, "of no tool that is known here: clinfo"),
        ({"a": CLPEAK, "b": CLPEAK.replace("G710", "G610")}, "the files are of different GPUs"),
        ({"a": "Experiment ID, Single Precision ops\n"}, "read as mixbench: it has no rows of numbers"),
        ({"a": '{"CL_DEVICE_MAX_COMPUTE_UNITS": 1}'}, "read as clinfo: it lists no device"),
        ({"a": '{"CL_DEVICE_MAX_COMPUTE_UNITS": '}, "read as clinfo: "),
    ],
)
def test_files_that_say_nothing_are_refused(texts: dict[str, str], words: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli, ["gpus", "draft", *map(str, written(tmp_path, **texts))])
    assert done.exit_code == 2
    assert words in done.output


def test_damaged_files_are_read_or_refused(tmp_path: Path) -> None:
    """Ten thousand of them: lines cut off, doubled, or with other bytes."""
    rng = random.Random(1)
    readers = {name: read for name, _, read in TOOLS}
    for name, text in [*FILES.items(), ("clinfo", CLINFO_JSON), ("clinfo", CLINFO_RAW)]:
        for _ in range(1250):
            at, other = rng.randrange(len(text)), rng.randrange(len(text))
            damaged = rng.choice((text[:at], text[:at] + rng.choice("0-.e:|{[\n\0é") + text[at + 1 :], text[:at] + text[other:]))
            try:
                assert isinstance(readers[name](damaged), ToolOutput)
            except (InputError, ValueError, AttributeError, TypeError):  # those that `read_tool` names with the file
                continue


def test_the_command_writes_a_preset(tmp_path: Path) -> None:
    files = written(tmp_path, a=CLINFO, b=CLPEAK)
    out = tmp_path / "draft.toml"
    done = CliRunner().invoke(cli, ["gpus", "draft", *map(str, files), "-o", str(out)])
    assert done.exit_code == 0, done.output
    assert "mali-g710-mp7, this very GPU" in done.output
    assert "What to measure next" in done.output
    assert load_gpu(out).launch.enqueue_s == pytest.approx(125.44e-6)


@pytest.mark.slow
def test_probes_find_what_the_ranking_says() -> None:
    """Of the H200, whose probes are at hand: each field that was found is one of those that its probe is said to find."""
    known = known_probes()
    data = read_probes(Path(__file__).parents[2] / "validation/h200/probes.json.gz")
    found = infer_all(data.points, data.facts, known)
    assert set(FINDS) <= set(known)
    for name, inference in found.inferences.items():
        for finding in inference.findings:
            field = {"dram_b_per_cycle": "dram.efficiency"}.get(finding.field, finding.field)
            assert any(field in one.fields for one in rank_probes({field: 1.0}, list(known))), (name, field)


# ---- which probe next --------------------------------------------------------------------------------------------------
def test_shares_fall_where_a_field_becomes_certain() -> None:
    """What the user states is certain; the rest keeps its proportions."""
    gpu = load_gpu("adreno-640")
    before = variance_shares(gpu)
    field = next(iter(before))
    after = variance_shares(load_gpu("adreno-640", {field: str(get_field(gpu, field))}))
    assert field not in after
    assert sum(after.values()) == pytest.approx(1)


@pytest.mark.slow
def test_a_quick_run_says_what_it_leaves(tmp_path: Path) -> None:
    words = ["probe", "--base", "mali-g76-mp5", "--bundle", str(tmp_path / "b.zip")]
    done = CliRunner().invoke(cli, [*words, "--quick"])
    assert done.exit_code == 0, done.output
    assert re.search(r"--quick: \d+ probes, about 2 min; \d+ left out, by share of the variance of predictions", done.output)
    with zipfile.ZipFile(tmp_path / "b.zip") as bundle:
        suite = json.loads(gzip.decompress(bundle.read("suite.json.gz")))
    assert suite["options"]["budget_s"] * len(suite["launches"]) < QUICK_S
    assert {"compute.clock", "launch.floor"} < {entry["tags"]["probe"] for entry in suite["launches"]} < set(known_probes())
    for more, message in (["--full"], "--quick: not with --full"), (["--probe", "warp"], "--quick: chooses probes and effort"):
        refused = CliRunner().invoke(cli, [*words, "--quick", *more])
        assert refused.exit_code == 2
        assert message in refused.output


def test_a_full_run_is_all_probes_in_its_time() -> None:
    gpu = load_gpu("mali-g76-mp5")
    found = paced(known_probes(), facts_of_gpu(gpu, simulated=False), gpu, quick=False)
    assert list(found.probes) == list(known_probes())
    assert found.seconds < FULL_S


# ---- the report --------------------------------------------------------------------------------------------------------
DRAFTS = "validation/modern/drafts.py"


@pytest.mark.slow
def test_examples_lie_where_the_report_of_drafts_says() -> None:
    """Of every board, with its own generation all, but for those of which the report names the field that explains them."""
    found = script(DRAFTS).all_drafts()
    rows = [
        line for line in (ROOT / DRAFTS).with_name("DRAFTS.md").read_text(encoding="utf-8").splitlines() if " of 10 |" in line
    ]
    assert len(rows) == len(found) == 7
    for one, row in zip(found, rows, strict=True):
        assert row.startswith(f"| {one.gpu} | {one.board} | {one.base} | {one.inside} of 10 |")
        for example in one.rows:
            assert example.inside or (
                f"{example.name}: " in row
                and f"`{example.cause}`" in row
                and example.low_us <= example.without_us <= example.high_us
            ), example
    own = [one for one in found if one.base != "mali-g72-mp12" and one.gpu != "intel-iris-xe-96"]
    assert [one.inside for one in own] == [10] * 5
