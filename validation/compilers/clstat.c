// Statistics of OpenCL kernels (SPIR-V) from Mesa's compilers: clstat MODE GPU file.spv entry  (MODE ir3|mali)
#include "compiler/clc/clc_helpers.h"
#include "compiler/nir/nir_serialize.h"
#include "compiler/nir_types.h"
#include "compiler/spirv/nir_spirv.h"
#include "ir3/ir3.h"
#include "ir3/ir3_compiler.h"
#include "ir3/ir3_nir.h"
#include "ir3/ir3_shader.h"
#include "nir/nir.h"
#include "nir/nir_builder.h"
#include "panfrost/bifrost/bifrost_compile.h"
#include "panfrost/midgard/midgard_compile.h"
#include "panfrost/util/pan_ir.h"
#include "util/ralloc.h"
#include "util/u_math.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *slurp(const char *p, size_t *n) {
   FILE *f = fopen(p, "rb");
   if (!f) {
      perror(p);
      exit(2);
   }
   fseek(f, 0, SEEK_END);
   *n = ftell(f);
   rewind(f);
   void *b = malloc(*n + 1);
   if (fread(b, 1, *n, f) != *n)
      exit(2);
   fclose(f);
   return b;
}
static void dbg(void *priv, enum nir_spirv_debug_level l, size_t off, const char *m) {
   if (l > NIR_SPIRV_DEBUG_LEVEL_WARNING)
      fprintf(stderr, "spirv: %s\n", m);
}

static void opt(nir_shader *nir, const nir_shader_compiler_options *o) {
   bool p;
   int n = 0;
   do {
      p = false;
      NIR_PASS(p, nir, nir_copy_prop);
      NIR_PASS(p, nir, nir_opt_copy_prop_vars);
      NIR_PASS(p, nir, nir_opt_dead_write_vars);
      if (nir->options->lower_to_scalar) {
         NIR_PASS(p, nir, nir_lower_alu_to_scalar, nir->options->lower_to_scalar_filter, NULL);
         NIR_PASS(p, nir, nir_lower_phis_to_scalar, false);
      }
      NIR_PASS(p, nir, nir_opt_deref);
      NIR_PASS(p, nir, nir_opt_memcpy);
      NIR_PASS(p, nir, nir_opt_dce);
      NIR_PASS(p, nir, nir_opt_undef);
      NIR_PASS(p, nir, nir_opt_constant_folding);
      NIR_PASS(p, nir, nir_opt_cse);
      NIR_PASS(p, nir, nir_lower_vars_to_ssa);
      NIR_PASS(p, nir, nir_opt_algebraic);
      NIR_PASS(p, nir, nir_opt_if,
               (nir_opt_if_options)(nir_opt_if_aggressive_last_continue | nir_opt_if_optimize_phi_true_false));
      NIR_PASS(p, nir, nir_opt_dead_cf);
      NIR_PASS(p, nir, nir_opt_remove_phis);
      NIR_PASS(p, nir, nir_opt_peephole_select, 8, true, true);
      NIR_PASS(p, nir, nir_lower_vec3_to_vec4, nir_var_mem_generic | nir_var_uniform);
      if (nir->options->max_unroll_iterations)
         NIR_PASS(p, nir, nir_opt_loop_unroll);
   } while (p && n++ < 100);
}
static bool is_base(const nir_instr *instr, const void *d) {
   if (instr->type != nir_instr_type_intrinsic)
      return false;
   nir_intrinsic_op op = nir_instr_as_intrinsic((nir_instr *)instr)->intrinsic;
   return op == nir_intrinsic_load_base_global_invocation_id || op == nir_intrinsic_load_constant_base_ptr ||
          op == nir_intrinsic_load_work_dim || op == nir_intrinsic_image_deref_format ||
          op == nir_intrinsic_image_deref_order || op == nir_intrinsic_image_format || op == nir_intrinsic_image_order;
}
static unsigned extra; // where in the inputs of a kernel a value of the host is read: any place will do
static nir_ssa_def *to_arg(nir_builder *b, nir_instr *instr,
                           void *d) { // where the host would pass a value, one is read from the kernel's inputs
   nir_intrinsic_instr *i = nir_instr_as_intrinsic(instr);
   unsigned n = i->dest.ssa.num_components, bits = i->dest.ssa.bit_size;
   nir_ssa_def *v = nir_load_kernel_input(b, n, bits, nir_imm_int(b, extra), .align_mul = 8, .range = ~0);
   return v;
}
static bool is_kinput(const nir_instr *instr, const void *d) {
   return instr->type == nir_instr_type_intrinsic &&
          nir_instr_as_intrinsic((nir_instr *)instr)->intrinsic == nir_intrinsic_load_kernel_input;
}
static nir_ssa_def *to_ubo(nir_builder *b, nir_instr *instr, void *d) {
   nir_intrinsic_instr *i = nir_instr_as_intrinsic(instr);
   nir_ssa_def *off = nir_iadd_imm(b, nir_u2u32(b, i->src[0].ssa), nir_intrinsic_base(i));
   return nir_load_ubo(b, i->dest.ssa.num_components, i->dest.ssa.bit_size, nir_imm_int(b, 0), off,
                       .align_mul = nir_intrinsic_align_mul(i), .align_offset = nir_intrinsic_align_offset(i),
                       .range_base = 0, .range = 256);
}
static bool is_vec_input(const nir_instr *instr, const void *d) {
   return is_kinput(instr, d) && nir_instr_as_intrinsic((nir_instr *)instr)->dest.ssa.num_components > 1;
}
static nir_ssa_def *to_scalars(nir_builder *b, nir_instr *instr, void *d) {
   nir_intrinsic_instr *i = nir_instr_as_intrinsic(instr);
   nir_ssa_def *c[NIR_MAX_VEC_COMPONENTS];
   unsigned n = i->dest.ssa.num_components, bits = i->dest.ssa.bit_size;
   for (unsigned k = 0; k < n; k++)
      c[k] = nir_load_kernel_input(b, 1, bits, nir_iadd_imm(b, i->src[0].ssa, k * bits / 8),
                                   .base = nir_intrinsic_base(i), .align_mul = bits / 8, .range = ~0);
   return nir_vec(b, c, n);
}
int main(int argc, char **argv) {
   bool mali = !strcmp(argv[1], "mali");
   unsigned gpu = strtoul(argv[2], NULL, 0);
   glsl_type_singleton_init_or_ref();
   const nir_shader_compiler_options *o;
   struct ir3_compiler *c = NULL;
   bool midgard = false;
   if (mali) {
      midgard = gpu < 0x6000;
      o = midgard ? &midgard_nir_options : &bifrost_nir_options;
   } else {
      struct fd_dev_id *id = calloc(1, sizeof *id);
      id->gpu_id = gpu;
      c = ir3_compiler_create(NULL, id, &(struct ir3_compiler_options){.robust_buffer_access2 = false});
      o = ir3_get_compiler_options(c);
   }
   size_t n;
   void *w = slurp(argv[3], &n);
   struct spirv_to_nir_options so = {.environment = NIR_SPIRV_OPENCL,
                                     .caps = {.address = true,
                                              .float16 = true,
                                              .float64 = true,
                                              .int8 = true,
                                              .int16 = true,
                                              .int64 = true,
                                              .kernel = true,
                                              .kernel_image = true,
                                              .linkage = true,
                                              .literal_sampler = true,
                                              .generic_pointers = true,
                                              .groups = true,
                                              .subgroup_shuffle = true,
                                              .printf = true,
                                              .int64_atomics = true,
                                              .image_read_without_format = true,
                                              .image_write_without_format = true},
                                     .constant_addr_format = nir_address_format_64bit_global,
                                     .global_addr_format = nir_address_format_64bit_global,
                                     .shared_addr_format = nir_address_format_32bit_offset_as_64bit,
                                     .temp_addr_format = nir_address_format_32bit_offset_as_64bit,
                                     .float_controls_execution_mode = 0,
                                     .create_library = false,
                                     .debug = {.func = dbg}};
   struct spirv_to_nir_options lo = so;
   lo.create_library = true;
   nir_shader *lib = getenv("CLSTAT_NOLIB") ? NULL : nir_load_libclc_shader(64, NULL, &lo, o);
   so.clc_shader = lib;
   nir_shader *nir = spirv_to_nir(w, n / 4, NULL, 0, MESA_SHADER_KERNEL, argv[4], &so, o);
   if (!nir) {
      printf("refused spirv_to_nir\n");
      return 1;
   }
   nir_validate_shader(nir, "after spirv");
   NIR_PASS_V(nir, nir_scale_fdiv);
   if (!nir->info.workgroup_size[0])
      nir->info.workgroup_size_variable = true;
   NIR_PASS_V(nir, nir_lower_goto_ifs);
   NIR_PASS_V(nir, nir_opt_dead_cf);
   bool p;
   do {
      p = false;
      NIR_PASS_V(nir, nir_split_var_copies);
      NIR_PASS(p, nir, nir_copy_prop);
      NIR_PASS(p, nir, nir_opt_copy_prop_vars);
      NIR_PASS(p, nir, nir_opt_dead_write_vars);
      NIR_PASS(p, nir, nir_opt_deref);
      NIR_PASS(p, nir, nir_opt_dce);
      NIR_PASS(p, nir, nir_opt_undef);
      NIR_PASS(p, nir, nir_opt_constant_folding);
      NIR_PASS(p, nir, nir_opt_cse);
      NIR_PASS(p, nir, nir_lower_vars_to_ssa);
      NIR_PASS(p, nir, nir_opt_algebraic);
   } while (p);
   NIR_PASS_V(nir, nir_lower_variable_initializers, nir_var_function_temp);
   NIR_PASS_V(nir, nir_lower_returns);
   if (lib)
      NIR_PASS_V(nir, nir_lower_libclc, lib);
   NIR_PASS_V(nir, nir_inline_functions);
   NIR_PASS_V(nir, nir_copy_prop);
   NIR_PASS_V(nir, nir_opt_deref);
   foreach_list_typed_safe(nir_function, f, node, &nir->functions) if (!f->is_entrypoint) exec_node_remove(&f->node);
   NIR_PASS_V(nir, nir_lower_variable_initializers, ~(nir_var_function_temp | nir_var_mem_constant));
   NIR_PASS_V(nir, nir_dedup_inline_samplers);
   NIR_PASS_V(nir, nir_lower_vars_to_explicit_types,
              nir_var_uniform | nir_var_function_temp | nir_var_shader_temp | nir_var_mem_shared | nir_var_mem_generic |
                  nir_var_mem_global,
              glsl_get_cl_type_size_align);
   opt(nir, o);
   NIR_PASS_V(nir, nir_lower_memcpy);
   NIR_PASS_V(nir, nir_remove_dead_variables, nir_var_mem_constant | nir_var_mem_shared | nir_var_function_temp, NULL);
   {
      int last = -1;
      nir_foreach_variable_with_modes(v, nir, nir_var_uniform | nir_var_image) {
         if (!glsl_type_is_sampler(v->type)) {
            last = v->data.location;
            continue;
         }
         if (v->data.sampler.is_inline_sampler)
            v->data.location = ++last;
         else
            last = v->data.location;
      }
   }
   NIR_PASS_V(nir, nir_lower_readonly_images_to_tex, false);
   NIR_PASS_V(nir, nir_lower_cl_images);
   nir->scratch_size = 0;
   NIR_PASS_V(nir, nir_lower_vars_to_explicit_types, nir_var_mem_constant, glsl_get_cl_type_size_align);
   NIR_PASS_V(nir, nir_lower_system_values);
   struct nir_lower_compute_system_values_options co = {.has_base_global_invocation_id = false};
   NIR_PASS_V(nir, nir_lower_compute_system_values, &co);
   nir_shader_gather_info(nir, nir_shader_get_entrypoint(nir));
   NIR_PASS_V(nir, nir_lower_vars_to_explicit_types,
              nir_var_mem_shared | nir_var_function_temp | nir_var_uniform | nir_var_mem_global,
              glsl_get_cl_type_size_align);
   NIR_PASS_V(nir, nir_lower_explicit_io, nir_var_mem_global | nir_var_mem_constant, nir_address_format_64bit_global);
   NIR_PASS_V(nir, nir_shader_lower_instructions, is_base, to_arg, NULL);
   NIR_PASS_V(nir, nir_lower_explicit_io, nir_var_mem_shared | nir_var_function_temp | nir_var_uniform,
              nir_address_format_32bit_offset_as_64bit);
   if (o->lower_int64_options)
      NIR_PASS_V(nir, nir_lower_int64);
   NIR_PASS_V(nir, nir_lower_convert_alu_types, NULL);
   opt(nir, o);
   NIR_PASS_V(nir, nir_opt_if, false);
   nir->info.stage = MESA_SHADER_KERNEL;
   if (getenv("CLSTAT_NIR"))
      nir_print_shader(nir, stderr);
   nir_shader_gather_info(nir, nir_shader_get_entrypoint(nir));
   if (mali) {
      NIR_PASS_V(nir, nir_shader_lower_instructions, is_kinput, to_ubo, NULL);
      nir->info.num_ubos = 1;
      opt(nir, o);
      // kernel inputs: a uniform buffer, as panfrost's driver does
      struct panfrost_compile_inputs in = {.gpu_id = gpu, .fixed_sysval_ubo = -1};
      struct util_dynarray bin;
      util_dynarray_init(&bin, NULL);
      struct pan_shader_info info = {0};
      if (midgard)
         midgard_compile_shader_nir(nir, &in, &bin, &info);
      else
         bifrost_compile_shader_nir(nir, &in, &bin, &info);
      printf("STAT registers=%u scratch=%u bytes=%u\n", info.work_reg_count, info.tls_size, (unsigned)bin.size);
      return 0;
   }
   NIR_PASS_V(nir, nir_shader_lower_instructions, is_vec_input, to_scalars, NULL);
   opt(nir, o);
   ir3_finalize_nir(c, nir);
   struct ir3_shader_options io = {.reserved_user_consts = 0};
   struct ir3_shader *s = ir3_shader_from_nir(c, nir, &io, NULL);
   struct ir3_shader_variant *v;
   struct ir3_shader_key key = {0};
   bool created;
   v = ir3_shader_get_variant(s, &key, false, false, &created);
   if (!v) {
      printf("refused ir3\n");
      return 1;
   }
   struct ir3_info *f = &v->info;
   printf("STAT full=%d half=%d instrs=%u nops=%u movs=%u covs=%u stp=%u ldp=%u ss=%u sy=%u waves=%u double=%d "
          "pvtmem=%u const=%u loops=%u\n",
          f->max_reg + 1, f->max_half_reg + 1, f->instrs_count, f->nops_count, f->mov_count, f->cov_count, f->stp_count,
          f->ldp_count, f->ss, f->sy, f->max_waves, f->double_threadsize, v->pvtmem_size, v->constlen, v->loops);
   return 0;
}
