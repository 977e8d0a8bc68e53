/* Sub-group functions: cl_khr_subgroups and the cl_khr_subgroup_* extensions, cl_intel_subgroups, cl_qcom_subgroup_shuffle.
 *
 * It is included before a source that says "sub_group" somewhere. clang declares those of Khronos itself from OpenCL C 2.0
 * on; phones' compilers offer them to kernels of any version, and so does this file. Sections are those of the OpenCL 3.0
 * extension specification; Intel's and Qualcomm's are those of their extension documents in the Khronos registry.
 */
#ifndef MGPUSIM_OPENCL_SUB_GROUPS_H
#define MGPUSIM_OPENCL_SUB_GROUPS_H

#define MGPUSIM_FN __attribute__((overloadable, convergent))
#define MGPUSIM_QUERY __attribute__((overloadable, const))

/* the width that Qualcomm's attribute names: that of half a wave or of a full one */
#define qcom_reqd_sub_group_size(width) intel_reqd_sub_group_size(__builtin_strcmp(width, "half") ? 65538 : 65537)

/* cl_khr_subgroups, 6.15.19 of OpenCL C 3.0 */
uint MGPUSIM_QUERY get_sub_group_size(void);
uint MGPUSIM_QUERY get_max_sub_group_size(void);
uint MGPUSIM_QUERY get_num_sub_groups(void);
uint MGPUSIM_QUERY get_enqueued_num_sub_groups(void);
uint MGPUSIM_QUERY get_sub_group_id(void);
uint MGPUSIM_QUERY get_sub_group_local_id(void);

typedef uint MGPUSIM_FENCE_FLAGS;
void MGPUSIM_FN sub_group_barrier(MGPUSIM_FENCE_FLAGS flags);
void MGPUSIM_FN sub_group_barrier(MGPUSIM_FENCE_FLAGS flags, int scope);
int MGPUSIM_FN sub_group_all(int predicate);
int MGPUSIM_FN sub_group_any(int predicate);

/* cl_khr_subgroup_non_uniform_vote, cl_khr_subgroup_ballot */
int MGPUSIM_FN sub_group_elect(void);
int MGPUSIM_FN sub_group_non_uniform_all(int predicate);
int MGPUSIM_FN sub_group_non_uniform_any(int predicate);
uint4 MGPUSIM_FN sub_group_ballot(int predicate);
int MGPUSIM_FN sub_group_inverse_ballot(uint4 value);
int MGPUSIM_FN sub_group_ballot_bit_extract(uint4 value, uint index);
uint MGPUSIM_FN sub_group_ballot_bit_count(uint4 value);
uint MGPUSIM_FN sub_group_ballot_inclusive_scan(uint4 value);
uint MGPUSIM_FN sub_group_ballot_exclusive_scan(uint4 value);
uint MGPUSIM_FN sub_group_ballot_find_lsb(uint4 value);
uint MGPUSIM_FN sub_group_ballot_find_msb(uint4 value);
uint4 MGPUSIM_QUERY get_sub_group_eq_mask(void);
uint4 MGPUSIM_QUERY get_sub_group_ge_mask(void);
uint4 MGPUSIM_QUERY get_sub_group_gt_mask(void);
uint4 MGPUSIM_QUERY get_sub_group_le_mask(void);
uint4 MGPUSIM_QUERY get_sub_group_lt_mask(void);

/* every way of combining the values of a sub-group (cl_khr_subgroup_non_uniform_arithmetic, cl_khr_subgroup_clustered_reduce) */
#define MGPUSIM_COMBINE(T, OP)                                       \
    T MGPUSIM_FN sub_group_non_uniform_reduce_##OP(T value);         \
    T MGPUSIM_FN sub_group_non_uniform_scan_inclusive_##OP(T value); \
    T MGPUSIM_FN sub_group_non_uniform_scan_exclusive_##OP(T value); \
    T MGPUSIM_FN sub_group_clustered_reduce_##OP(T value, uint size);
#define MGPUSIM_ARITHMETIC(T, OP)                        \
    T MGPUSIM_FN sub_group_reduce_##OP(T value);         \
    T MGPUSIM_FN sub_group_scan_inclusive_##OP(T value); \
    T MGPUSIM_FN sub_group_scan_exclusive_##OP(T value); \
    MGPUSIM_COMBINE(T, OP)

/* broadcasts of cl_khr_subgroups and cl_khr_subgroup_ballot, on the types of cl_khr_subgroup_extended_types */
#define MGPUSIM_BROADCAST(T)                                             \
    T MGPUSIM_FN sub_group_broadcast(T value, uint lane);                \
    T MGPUSIM_FN sub_group_non_uniform_broadcast(T value, uint lane);    \
    T MGPUSIM_FN sub_group_broadcast_first(T value);

/* cl_khr_subgroup_shuffle, _shuffle_relative and _rotate; Qualcomm's with what lanes get whose source is out of range */
#define MGPUSIM_SHUFFLE(T)                                                             \
    T MGPUSIM_FN sub_group_shuffle(T value, uint lane);                                \
    T MGPUSIM_FN sub_group_shuffle_xor(T value, uint mask);                            \
    T MGPUSIM_FN sub_group_shuffle_up(T value, uint delta);                            \
    T MGPUSIM_FN sub_group_shuffle_down(T value, uint delta);                          \
    T MGPUSIM_FN sub_group_rotate(T value, int delta);                                 \
    T MGPUSIM_FN sub_group_clustered_rotate(T value, int delta, uint size);            \
    T MGPUSIM_FN qcom_sub_group_shuffle_up(T value, uint delta, uint width, T other);   \
    T MGPUSIM_FN qcom_sub_group_shuffle_down(T value, uint delta, uint width, T other); \
    T MGPUSIM_FN qcom_sub_group_shuffle_xor(T value, uint mask, uint width, T other);   \
    T MGPUSIM_FN qcom_sub_group_shuffle_rotate_up(T value, uint delta, uint width, T other);   \
    T MGPUSIM_FN qcom_sub_group_shuffle_rotate_down(T value, uint delta, uint width, T other);
#define CLK_SUB_GROUP_SHUFFLE_WIDTH_WAVE_SIZE_QCOM 0u
#define CLK_SUB_GROUP_SHUFFLE_WIDTH_W4_QCOM 4u
#define CLK_SUB_GROUP_SHUFFLE_WIDTH_W8_QCOM 8u

/* cl_intel_subgroups */
#define MGPUSIM_INTEL_SHUFFLE(T)                                                \
    T MGPUSIM_FN intel_sub_group_shuffle(T value, uint lane);                   \
    T MGPUSIM_FN intel_sub_group_shuffle_xor(T value, uint mask);               \
    T MGPUSIM_FN intel_sub_group_shuffle_down(T current, T next, uint delta);   \
    T MGPUSIM_FN intel_sub_group_shuffle_up(T previous, T current, uint delta);

#define MGPUSIM_VECTORS_OF(M, T) M(T##2) M(T##3) M(T##4) M(T##8) M(T##16)

#define MGPUSIM_SCALAR(T)     \
    MGPUSIM_ARITHMETIC(T, add) \
    MGPUSIM_ARITHMETIC(T, min) \
    MGPUSIM_ARITHMETIC(T, max) \
    MGPUSIM_COMBINE(T, mul)    \
    int MGPUSIM_FN sub_group_non_uniform_all_equal(T value); \
    MGPUSIM_SHUFFLE(T)         \
    MGPUSIM_BROADCAST(T)       \
    MGPUSIM_VECTORS_OF(MGPUSIM_BROADCAST, T) \
    MGPUSIM_INTEL_SHUFFLE(T)   \
    MGPUSIM_VECTORS_OF(MGPUSIM_INTEL_SHUFFLE, T)
#define MGPUSIM_INTEGER(T)     \
    MGPUSIM_SCALAR(T)          \
    MGPUSIM_COMBINE(T, and)    \
    MGPUSIM_COMBINE(T, or)     \
    MGPUSIM_COMBINE(T, xor)

MGPUSIM_INTEGER(char)
MGPUSIM_INTEGER(uchar)
MGPUSIM_INTEGER(short)
MGPUSIM_INTEGER(ushort)
MGPUSIM_INTEGER(int)
MGPUSIM_INTEGER(uint)
MGPUSIM_INTEGER(long)
MGPUSIM_INTEGER(ulong)
MGPUSIM_SCALAR(float)
#if defined(cl_khr_fp16)
MGPUSIM_SCALAR(half)
#endif
#if defined(MGPUSIM_FP64)
MGPUSIM_SCALAR(double)
#endif
MGPUSIM_COMBINE(int, logical_and)
MGPUSIM_COMBINE(int, logical_or)
MGPUSIM_COMBINE(int, logical_xor)

/* Block reads and writes: of uints unless the name says ushort, uchar or ulong (cl_intel_subgroups_short, _char, _long). */
#define MGPUSIM_BLOCK(T, END, N, SPACE)                                                   \
    T##N MGPUSIM_FN intel_sub_group_block_read##END##N(const SPACE T *from);              \
    void MGPUSIM_FN intel_sub_group_block_write##END##N(SPACE T *to, T##N value);
#define MGPUSIM_IMAGE_BLOCK(T, END, N)                                                    \
    T##N MGPUSIM_FN intel_sub_group_block_read##END##N(read_only image2d_t image, int2 byte_coord); \
    void MGPUSIM_FN intel_sub_group_block_write##END##N(write_only image2d_t image, int2 byte_coord, T##N value);
#define MGPUSIM_BLOCKS(T, END)                                                                            \
    MGPUSIM_BLOCK(T, END, , global) MGPUSIM_BLOCK(T, END, 2, global) MGPUSIM_BLOCK(T, END, 4, global)     \
    MGPUSIM_BLOCK(T, END, 8, global)                                                                      \
    MGPUSIM_BLOCK(T, END, , local) MGPUSIM_BLOCK(T, END, 2, local) MGPUSIM_BLOCK(T, END, 4, local)        \
    MGPUSIM_BLOCK(T, END, 8, local)                                                                       \
    MGPUSIM_IMAGE_BLOCK(T, END, ) MGPUSIM_IMAGE_BLOCK(T, END, 2) MGPUSIM_IMAGE_BLOCK(T, END, 4)           \
    MGPUSIM_IMAGE_BLOCK(T, END, 8)
MGPUSIM_BLOCKS(uint, )
MGPUSIM_BLOCKS(uint, _ui)
MGPUSIM_BLOCKS(ushort, _us)
MGPUSIM_BLOCKS(uchar, _uc)
MGPUSIM_BLOCKS(ulong, _ul)
MGPUSIM_BLOCK(ushort, _us, 16, global)
MGPUSIM_BLOCK(ushort, _us, 16, local)
MGPUSIM_BLOCK(uchar, _uc, 16, global)
MGPUSIM_BLOCK(uchar, _uc, 16, local)

#endif
