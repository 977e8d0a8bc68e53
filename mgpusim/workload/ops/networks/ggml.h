/* Weights as llama.cpp's OpenCL back end arranges them on the device, and sub-groups of a width that is asked for.
 *
 * LANES       work items of a sub-group
 * INPUTS OUTPUTS   of the layer; Q_TYPE is 40 (q4_0), 41 (q4_1), 80 (q8_0), 12, 13, 66 (q4_K, q5_K, q6_K) or 16 (halves)
 * Q_UNIT      numbers of a row that an item multiplies at once: they belong to one scale, or to one block of q6_K
 */
#if LANES > 1
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#if defined(cl_qcom_reqd_sub_group_size) && LANES == 64
#pragma OPENCL EXTENSION cl_qcom_reqd_sub_group_size : enable
#define SUB_GROUP __attribute__((qcom_reqd_sub_group_size("half")))
#elif defined(cl_qcom_reqd_sub_group_size) && LANES == 128
#pragma OPENCL EXTENSION cl_qcom_reqd_sub_group_size : enable
#define SUB_GROUP __attribute__((qcom_reqd_sub_group_size("full")))
#elif defined(cl_intel_required_subgroup_size) && LANES > 1
#define SUB_GROUP __attribute__((intel_reqd_sub_group_size(LANES)))
#else
#define SUB_GROUP
#endif
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define VALUES4(T, p, pixel, s) vload4((pixel) * T##_SLICES + (s), (global const float *)p)
