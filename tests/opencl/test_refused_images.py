"""Images that are refused: the message names the construct and the way out, and the line where there is one."""

from __future__ import annotations

import pytest

from mgpusim.errors import UnsupportedError
from mgpusim.workload.args import Arg, ImageArg, Init, SamplerArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run

IMAGE = ImageArg("image2d", 8, 8, init=Init("zeros"))
SAMPLER = "constant sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;"
AT = "(int2)(get_global_id(0), 0)"
PLAIN = f"kernel void k(read_only image2d_t in, write_only image2d_t out) {{\nwrite_imagef(out, {AT}, VALUE); }}"
CASES = {
    "samples": (
        PLAIN.replace("image2d_t in", "image2d_msaa_t in").replace("VALUE", f"read_imagef(in, {AT}, 1)"),
        ["image2d_msaa_t", "layers of an image2d_array_t"],
    ),
    "samples_of_an_array": (
        PLAIN.replace("image2d_t in", "image2d_array_msaa_t in").replace("VALUE", "(float4)(get_image_num_samples(in))"),
        ["image2d_array_msaa_t", "layers of an image2d_array_t"],
    ),
    "depth": (
        PLAIN.replace("image2d_t in", "image2d_depth_t in").replace("VALUE", f"read_imagef(in, {AT})"),
        ["line 2", "'read_imagef'", "depth image", "image2d_t"],
    ),
    "level": (
        SAMPLER + PLAIN.replace("VALUE", "read_imagef(in, s, (float2)(0.5f), 1.0f)"),
        ["line 2", "'read_imagef'", "mip-mapped", "each level as an image"],
    ),
    "gradient": (
        SAMPLER + PLAIN.replace("VALUE", "read_imagef(in, s, (float2)(0.5f), (float2)(0.1f), (float2)(0.1f))"),
        ["line 2", "'read_imagef'", "mip-mapped", "each level as an image"],
    ),
    "levels": (
        PLAIN.replace("VALUE", "(float4)(get_image_num_mip_levels(in))"),
        ["line 2", "'get_image_num_mip_levels'", "mip-mapped"],
    ),
}
QUALCOMM = {
    "convolve_imagef": "in, s, (float2)(0.5f), w",
    "box_filter_imagef": "in, s, (float2)(0.5f), size",
    "block_match_sadf": "in, s, (uint2)(0), in, s, (uint2)(4), (uint2)(2)",
    "read_imagef_2x2": "in, s, (float2)(0.5f), 0",
}


@pytest.mark.parametrize("name", CASES)
def test_the_message_says_what_and_where_and_what_to_do(name: str) -> None:
    source, words = CASES[name]
    with pytest.raises(UnsupportedError) as caught:
        run(Launch(source, "k", (8,), (IMAGE, IMAGE)))
    assert all(word in str(caught.value) for word in words), str(caught.value)


@pytest.mark.parametrize("name", QUALCOMM)
def test_operations_of_qualcomms_texture_units(name: str) -> None:
    source = f"""kernel void k(read_only image2d_t in, write_only image2d_t out, sampler_t s,
                    read_only qcom_weight_image_t w, qcom_box_size_t size) {{
        write_imagef(out, (int2)(0), qcom_{name}({QUALCOMM[name]}));
    }}"""
    args: tuple[Arg, ...] = (IMAGE, IMAGE, SamplerArg(), IMAGE, ScalarArg("uint32", (2, 2)))
    with pytest.raises(UnsupportedError, match=f"line 3: 'qcom_{name}' .*read the texels with read_image"):
        run(Launch(source, "k", (8,), args))


def test_a_source_that_asks_for_levels_is_told_that_there_are_none() -> None:
    source = f"""{SAMPLER}
    kernel void k(read_only image2d_t in, write_only image2d_t out) {{
    #ifdef cl_khr_mipmap_image
        write_imagef(out, {AT}, read_imagef(in, s, (float2)(0.5f), 1.0f));
    #else
        write_imagef(out, {AT}, read_imagef(in, s, (float2)(0.5f)) + 1.0f);
    #endif
    }}"""
    assert run(Launch(source, "k", (8,), (IMAGE, IMAGE)))[1][0, 0].tolist() == [[1.0] * 4] * 8
