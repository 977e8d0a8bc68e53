"""NDRanges and binding against limits. Oracles: brute force over all shapes, and ids counted one by one."""

from __future__ import annotations

import itertools
import math
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError, UnknownNameError
from mgpusim.opencl.ir.program import Function, KernelArg, Type
from mgpusim.workload.args import BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds, policies
from mgpusim.workload.ndrange import driver_choice, nearest_legal, resolve
from tests.helpers.examples import examples

SOURCE = "kernel void conv3x3() {}"


def device(**limits):
    """The fields `resolve` reads, so that no preset's figures decide these tests."""
    base = {
        "max_work_group_size": 1024, "max_work_item_sizes": (1024, 1024, 512), "max_image2d": (16384, 8192),
        "max_image3d": (2048, 1024, 512), "max_image_array": 256, "max_buffer_b": 1 << 30, "max_constant_b": 65536,
        "max_args_b": 1024, "nonuniform_groups": False, "local_choice": "largest_divisor",
    }  # fmt: skip
    return SimpleNamespace(
        name="adreno-640",
        limits=SimpleNamespace(**(base | limits)),
        core=SimpleNamespace(warp_sizes=(64, 128)),
        local=SimpleNamespace(max_per_group_b=32768),
    )


def launch(size, local=None, *args, **fields):
    return Launch(SOURCE, "conv3x3", size, args, local, **fields)


def refused(*given, **kwargs):
    with pytest.raises(InputError) as caught:
        resolve(*given, **kwargs)
    return str(caught.value)


def kernel(reqd=None, *params):
    return Function("conv3x3", tuple(params), [], [], reqd_work_group_size=reqd)


def test_the_message_of_the_manual():
    expected = "local (48, 8, 4): 1536 work items exceed max_work_group_size 1024 of adreno-640; the nearest legal: (32, 8, 4)"
    assert refused(launch((56, 56, 64), (48, 8, 4), pad=True), device()) == expected


def test_padding_rounds_up_to_whole_groups():
    r = resolve(launch((56, 30, 64), (8, 4, 3), pad=True), device())
    assert (r.global_size, r.global_padded, r.local, r.groups) == ((56, 30, 64), (56, 32, 66), (8, 4, 3), (7, 8, 22))
    assert (r.n_groups, r.items_per_group, r.items) == (1232, 96, 118272)
    assert (r.padded, r.uniform, r.local_from, r.dim) == (True, True, "launch", 3)


def test_partial_groups_where_the_device_runs_them():
    r = resolve(launch((10, 7), (4, 4), offset=(0, 3)), device(nonuniform_groups=True))
    assert (r.global_padded, r.groups, r.padded, r.uniform) == ((10, 7, 1), (3, 2, 1), False, False)
    assert (r.offset, r.dim) == ((0, 3, 0), 2)


def test_whole_groups_only():
    text = refused(launch((10, 7), (4, 4)), device())
    assert text == (
        "local (4, 4): does not divide global (10, 7) in x and y, and adreno-640 runs whole groups only "
        "(or set pad = true); the nearest legal: (5, 7)"
    )
    assert "local (64): does not divide global (100) in x" in refused(launch(100, 64), device())


def test_each_dimension_has_its_own_limit():
    text = refused(launch((64, 64, 1024), (1, 1, 1024)), device())
    expected = "local (1, 1, 1024): 1024 in z exceeds max_work_item_sizes[2] 512 of adreno-640; the nearest legal: (1, 1, 512)"
    assert text == expected


def test_the_limit_of_the_kernel_itself():
    text = refused(launch(1024, 512), device(), max_items=384)
    assert "512 work items exceed the 384 that the kernel's registers and local memory allow on adreno-640" in text
    assert text.endswith("(256)")
    assert resolve(launch(1024), device(), max_items=384).local == (256, 1, 1)


def test_no_driver_chooses_the_local_size_that_the_global_one_follows():
    with pytest.raises(InputError, match=r"local: missing; global is an expression of the local size \(64 \* lx\)"):
        resolve(msgspec.structs.replace(launch(64, None), global_of=("64 * lx",)), device())


def test_all_problems_at_once():
    text = refused(launch((100, 100), (2048, 3), BufferArg("int8", 2 << 30), LocalArg(40000)), device())
    assert text.startswith("conv3x3 on adreno-640: 5 problems")
    for part in (
        "args[0]: buffer of 2147483648 bytes exceeds max_buffer_b 1073741824 of adreno-640",
        "args: 40000 bytes of local memory exceed local.max_per_group_b 32768",
        "6144 work items exceed",
        "2048 in x exceeds max_work_item_sizes[0] 1024",
        "does not divide global (100, 100) in x and y",
    ):
        assert part in text
    assert text.count("the nearest legal: (100, 4)") == 3


@pytest.mark.parametrize(
    ("arg", "part"),
    [
        (ImageArg("image2d", 16385, 1), "image2d width 16385 exceeds max_image2d[0] 16384"),
        (ImageArg("image2d", 1, 8193), "image2d height 8193 exceeds max_image2d[1] 8192"),
        (ImageArg("image1d", 16385), "image1d width 16385 exceeds max_image2d[0] 16384"),
        (ImageArg("image1d_array", 1, 1, 257), "image1d_array layers 257 exceeds max_image_array 256"),
        (ImageArg("image2d_array", 1, 1, 257), "image2d_array layers 257 exceeds max_image_array 256"),
        (ImageArg("image3d", 2049, 1, 1), "image3d width 2049 exceeds max_image3d[0] 2048"),
        (ImageArg("image3d", 1, 1, 513), "image3d depth 513 exceeds max_image3d[2] 512"),
        (ImageArg("image1d_buffer", 1 << 27), "image1d_buffer of 2147483648 bytes exceeds max_buffer_b"),
        (ScalarArg("struct", bytes(1025)), "1025 bytes of arguments exceed max_args_b 1024"),
    ],
)
def test_objects_larger_than_the_device_takes(arg, part):
    assert part in refused(launch(64, None, arg), device())


def test_objects_at_the_limit_are_taken():
    fits = [
        ImageArg("image2d", 16384, 8192), ImageArg("image3d", 2048, 1024, 512), ImageArg("image2d_array", 16384, 8192, 256),
        BufferArg("int8", 1 << 30), LocalArg(32768), ScalarArg("struct", bytes(1024 - 5 * 8)),
    ]  # fmt: skip
    assert resolve(launch(64, None, *fits), device()).n_groups == 1


def test_constant_buffers_have_a_limit_of_their_own():
    params = [KernelArg(0, "w", "constant", Type("ptr", space=2), "float*", size_b=4)]
    big = launch(64, None, BufferArg("float32", 16385))
    assert resolve(big, device()).n_groups == 1
    text = refused(big, device(), kernel(None, *params))
    assert text == "args[0] ('w'): 65540 bytes of __constant memory exceed max_constant_b 65536 of adreno-640"


def test_the_kernels_own_work_group_size():
    r = resolve(launch((64, 64)), device(), kernel((8, 4, 1)))
    assert (r.local, r.local_from) == ((8, 4, 1), "kernel")
    assert resolve(launch((64, 64), (8, 4)), device(), kernel((8, 4, 1))).local_from == "launch"
    text = refused(launch((64, 64), (8, 8)), device(), kernel((8, 4, 1)))
    assert text == "local (8, 8): the kernel's reqd_work_group_size is (8, 4, 1); the nearest legal: (8, 4)"
    assert "no local size is legal" in refused(launch((60, 60)), device(), kernel((8, 8, 1)))
    assert "no local size is legal" in refused(launch((64, 64)), device(), kernel((8, 4, 2)))
    assert resolve(launch((60, 60), pad=True), device(), kernel((8, 8, 1))).global_padded == (64, 64, 1)


def test_unknown_policy_names_the_known_ones():
    with pytest.raises(UnknownNameError, match=r"did you mean 'square_64'\?"):
        resolve(launch(64), device(local_choice="square64"))


def test_registers_limit_the_drivers_choice_on_real_presets():
    from mgpusim.arch.load import list_gpus, load_gpu
    from mgpusim.arch.occupancy import largest_group

    for name in list_gpus():
        gpu = load_gpu(name)
        for registers in (8, 64):
            r = resolve(launch((512, 512)), gpu, registers=registers)
            assert r.local_from == gpu.limits.local_choice
            assert r.items_per_group <= max(1, largest_group(gpu, registers))
            assert r.uniform


def test_adreno_640_repeats_the_manual():
    from mgpusim.arch.load import load_gpu

    expected = "local (48, 8, 4): 1536 work items exceed max_work_group_size 1024 of adreno-640; the nearest legal: (32, 8, 4)"
    assert refused(launch((56, 56, 64), (48, 8, 4), pad=True), load_gpu("adreno-640")) == expected


small = st.tuples(*[st.integers(1, 12)] * 3)


def distance(a, b):
    return sum(abs(math.log(x / y)) for x, y in zip(a, b, strict=True))


@examples(60)
@given(small, small, st.integers(1, 40), st.tuples(*[st.integers(1, 10)] * 3), st.booleans())
def test_nearest_legal_is_the_best_of_all_shapes(local, size, max_items, max_sizes, divide):
    def legal(shape):
        fits = math.prod(shape) <= max_items and all(s <= m for s, m in zip(shape, max_sizes, strict=True))
        return fits and not (divide and any(g % s for g, s in zip(size, shape, strict=True)))

    best = min(distance(s, local) for s in itertools.product(range(1, 13), repeat=3) if legal(s))
    found = nearest_legal(local, size, max_items, max_sizes, divide)
    assert legal(found)
    assert distance(found, local) == pytest.approx(best, abs=1e-8)


@given(small, small, small, st.booleans())
def test_groups_cover_every_item_once(size, local, offset, pad):
    r = resolve(launch(size, local, pad=pad, offset=offset), device(nonuniform_groups=True, max_work_group_size=1728))
    for axis in range(3):
        ids = [g * r.local[axis] + i for g in range(r.groups[axis]) for i in range(r.local[axis])]
        covered = [i for i in ids if i < r.global_padded[axis]]
        assert covered == list(range(r.global_padded[axis]))
        assert r.global_padded[axis] - size[axis] < r.local[axis]
        assert ids[-1] - r.global_padded[axis] < r.local[axis] - 1 or r.local[axis] == 1


@given(
    st.sampled_from(sorted(policies)),
    st.tuples(st.integers(1, 600), st.integers(1, 600), st.integers(1, 64)),
    st.integers(1, 1024),
    st.tuples(*[st.integers(1, 1024)] * 3),
    st.sampled_from([1, 4, 16, 32, 64]),
)
def test_every_policy_chooses_a_legal_divisor(name, size, max_items, max_sizes, warp):
    shape = driver_choice(name, Bounds(size, max_items, max_sizes, warp))
    assert math.prod(shape) <= max_items
    for chosen, whole, most in zip(shape, size, max_sizes, strict=True):
        assert 1 <= chosen <= most
        assert whole % chosen == 0


@pytest.mark.parametrize(
    ("name", "size", "expected"),
    [
        ("largest_divisor", (1000, 3, 1), (250, 1, 1)),
        ("largest_divisor", (7, 30, 2), (7, 30, 1)),
        ("power_of_two", (1000, 6, 8), (8, 2, 8)),
        ("power_of_two", (4096, 4, 1), (256, 1, 1)),
        ("warp_multiple", (4096, 4, 1), (256, 1, 1)),
        ("warp_multiple", (30, 32, 1), (6, 32, 1)),
        ("warp_multiple", (7, 9, 1), (7, 9, 1)),
        ("square_64", (4096, 1, 1), (64, 1, 1)),
        ("square_64", (4096, 4096, 9), (8, 8, 1)),
        ("square_64", (10, 6, 1), (10, 6, 1)),
    ],
)
def test_what_the_policies_choose(name, size, expected):
    assert driver_choice(name, Bounds(size, 256, (256, 256, 256), 64)) == expected


def test_a_plug_in_that_chooses_badly_is_named(monkeypatch):
    monkeypatch.setitem(policies, "bad", lambda bounds: (3, 1, 1))
    with pytest.raises(InputError, match=r"local policy 'bad': chose \(3, 1, 1\) for global \(64, 1, 1\)"):
        resolve(launch(64), device(local_choice="bad"))


F32, I32 = Type("float", bits=32), Type("int", bits=32)
PARAMS = (
    KernelArg(0, "input", "image", Type("image", name="image2d_ro"), "image2d_t", "read_only"),
    KernelArg(1, "output", "image", Type("image", name="image2d_wo"), "image2d_t", "write_only"),
    KernelArg(2, "filter", "constant", Type("ptr", space=2), "float*", size_b=4),
    KernelArg(3, "bias", "buffer", Type("ptr", space=1), "float*", size_b=4),
    KernelArg(4, "shape", "scalar", Type("vector", elem=I32, count=4), "int4", size_b=16),
    KernelArg(5, "scale", "scalar", F32, "float", size_b=4),
    KernelArg(6, "cache", "local", Type("ptr", space=3), "float4*", size_b=16),
    KernelArg(7, "s", "sampler", Type("sampler"), "sampler_t"),
    KernelArg(8, "params", "scalar", Type("ptr"), "Params", size_b=12, byval=Type("struct", fields=(I32, F32, F32))),
)
FITTING = (
    ImageArg("image2d", 8, 8), ImageArg("image2d", 8, 8, access="write"), BufferArg("int8", 64), BufferArg("float16", 8),
    ScalarArg("uint32", (1, 2, 3, 4)), ScalarArg("float32", (0.5,)), LocalArg(64), SamplerArg(), ScalarArg("struct", bytes(12)),
)  # fmt: skip


def test_bind_pairs_parameters_with_arguments():
    pairs = bind(PARAMS, launch(64, None, *FITTING))
    assert [p.name for p, _ in pairs] == [p.name for p in PARAMS]
    assert tuple(a for _, a in pairs) == FITTING


@pytest.mark.parametrize(
    ("index", "arg", "message"),
    [
        (3, ImageArg("image2d", 8, 8), "argument 3 of conv3x3 ('bias') is a buffer (__global float*), got image2d"),
        (2, LocalArg(4), "argument 2 of conv3x3 ('filter') is a buffer (__constant float*), got local memory of 4 bytes"),
        (0, BufferArg("int8", 4), "('input') is an image (__read_only image2d_t), got buffer of int8"),
        (0, ImageArg("image3d", 4, 4, 4), "is an image (__read_only image2d_t), got image3d"),
        (1, ImageArg("image2d", 4, 4, access="read"), "('output') is write_only, got access = 'read'"),
        (4, ScalarArg("int32", (1, 2, 3)), "('shape') is int4 (4 numbers of int32), got 3 numbers of int32"),
        (4, ScalarArg("float32", (1, 2, 3, 4)), "got 4 numbers of float32"),
        (4, ScalarArg("struct", bytes(12)), "is int4 of 16 bytes, got 12 bytes"),
        (5, ScalarArg("int32", (1,)), "('scale') is float (float32), got int32"),
        (5, ScalarArg("float64", (1,)), "('scale') is float (float32), got float64"),
        (5, SamplerArg(), "('scale') is a value (float), got sampler"),
        (6, ScalarArg("int32", (64,)), "('cache') is local memory (__local float4*), got int32; write local = { bytes = ... }"),
        (6, LocalArg(8), "is __local float4*, got 8 bytes, less than one element of 16"),
        (7, ScalarArg("int32", (1,)), "('s') is a sampler, got int32"),
        (8, ScalarArg("struct", bytes(16)), "('params') is Params of 12 bytes, got 16 bytes"),
        (8, ScalarArg("int32", (1,)), "is Params, a struct of 12 bytes, got int32; write scalar = { struct = [...] }"),
    ],
)
def test_bind_names_what_does_not_fit(index, arg, message):
    wrong = (*FITTING[:index], arg, *FITTING[index + 1 :])
    with pytest.raises(InputError) as caught:
        bind(PARAMS, launch(64, None, *wrong))
    assert message in str(caught.value)
    assert len(caught.value.problems) == 1


def test_bind_counts_and_reports_everything_at_once():
    with pytest.raises(InputError) as caught:
        bind(PARAMS[:5], launch(64, None, FITTING[0], SamplerArg(), FITTING[2]))
    text = str(caught.value)
    assert "conv3x3 takes 5 arguments, got 3; missing: 3 ('bias', __global float*), 4 ('shape', int4)" in text
    assert "one --arg each, with sizes and values of your own: buffer:float32:COUNT int32x4:VALUE,VALUE,VALUE,VALUE" in text
    assert "('output') is an image (__write_only image2d_t), got sampler" in text
    with pytest.raises(InputError) as every:
        bind(PARAMS, launch(64, None))
    forms = str(every.value).rpartition("of your own: ")[2].split()
    assert len(forms) == len(PARAMS)
    assert {"image2d:WIDTHxHEIGHT:RGBA/float32", "local:BYTES", "sampler:clamp/nearest", "bytes:HEX"} <= set(forms)
    with pytest.raises(InputError, match=r"takes 1 argument, got 2; too many: 1 \(image2d\)"):
        bind(PARAMS[:1], launch(64, None, *FITTING[:2]))
