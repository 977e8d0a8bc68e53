; ModuleID = 'depthwise3x3.cl'
source_filename = "depthwise3x3.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @depthwise3x3(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, i32 noundef %in_width, i32 noundef %out_width, i32 noundef %out_height, i32 noundef %slices, i32 noundef %stride) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !17
  %conv.i = trunc i64 %call.i to i32, !dbg !17
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !20
  %conv2.i = trunc i64 %call1.i to i32, !dbg !20
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !21
  %conv4.i = trunc i64 %call3.i to i32, !dbg !21
  %cmp.not.i = icmp sgt i32 %out_width, %conv.i, !dbg !22
  %cmp6.not.i = icmp sgt i32 %out_height, %conv2.i
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp6.not.i, i1 false, !dbg !23
  %cmp9.not.i = icmp sgt i32 %slices, %conv4.i
  %or.cond71.i = select i1 %or.cond.i, i1 %cmp9.not.i, i1 false, !dbg !23
  br i1 %or.cond71.i, label %if.end.i, label %__clang_ocl_kern_imp_depthwise3x3.exit, !dbg !23

if.end.i:                                         ; preds = %entry
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit11.i = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4.i, i64 0, !dbg !25
  %call12.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit11.i) #7, !dbg !26
  %mul.i = mul nsw i32 %stride, %conv2.i
  %add.i = add i32 %mul.i, -1
  %mul20.i = mul nsw i32 %stride, %conv.i
  %mul27.i = mul nsw i32 %in_width, %conv4.i
  %sub22.i = add i32 %mul27.i, -1
  %cmp23.i = icmp slt i32 %mul20.i, 1, !dbg !27
  %cmp25.not.i = icmp sgt i32 %mul20.i, %in_width
  %or.cond72.i = or i1 %cmp23.i, %cmp25.not.i, !dbg !28
  %add28.i = add i32 %sub22.i, %mul20.i, !dbg !28
  %cond.i = select i1 %or.cond72.i, i32 -1, i32 %add28.i, !dbg !28
  %1 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit30.i = insertelement <2 x i32> poison, i32 %cond.i, i64 0, !dbg !29
  %vecinit31.i = insertelement <2 x i32> %vecinit30.i, i32 %add.i, i64 1, !dbg !29
  %call32.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %1, <2 x i32> noundef %vecinit31.i) #7, !dbg !30
  %2 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i = insertelement <2 x i32> <i32 0, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %2, <2 x i32> noundef %vecinit37.i) #7, !dbg !32
  %call39.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i, <4 x float> noundef %call38.i, <4 x float> noundef %call12.i) #5, !dbg !33
  %cmp23.i.1 = icmp slt i32 %mul20.i, 0, !dbg !27
  %cmp25.not.i.1 = icmp sge i32 %mul20.i, %in_width
  %or.cond72.i.1 = or i1 %cmp23.i.1, %cmp25.not.i.1, !dbg !28
  %add28.i.1 = add i32 %mul27.i, %mul20.i, !dbg !28
  %cond.i.1 = select i1 %or.cond72.i.1, i32 -1, i32 %add28.i.1, !dbg !28
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit30.i.1 = insertelement <2 x i32> poison, i32 %cond.i.1, i64 0, !dbg !29
  %vecinit31.i.1 = insertelement <2 x i32> %vecinit30.i.1, i32 %add.i, i64 1, !dbg !29
  %call32.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %3, <2 x i32> noundef %vecinit31.i.1) #7, !dbg !30
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.1 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit37.i.1) #7, !dbg !32
  %call39.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.1, <4 x float> noundef %call38.i.1, <4 x float> noundef %call39.i) #5, !dbg !33
  %add21.i.2 = add nsw i32 %mul20.i, 2, !dbg !34
  %cmp23.i.2 = icmp slt i32 %mul20.i, -1, !dbg !27
  %cmp25.not.i.2 = icmp sgt i32 %add21.i.2, %in_width
  %or.cond72.i.2 = or i1 %cmp23.i.2, %cmp25.not.i.2, !dbg !28
  %add28.i.2 = add i32 %sub22.i, %add21.i.2, !dbg !28
  %cond.i.2 = select i1 %or.cond72.i.2, i32 -1, i32 %add28.i.2, !dbg !28
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit30.i.2 = insertelement <2 x i32> poison, i32 %cond.i.2, i64 0, !dbg !29
  %vecinit31.i.2 = insertelement <2 x i32> %vecinit30.i.2, i32 %add.i, i64 1, !dbg !29
  %call32.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit31.i.2) #7, !dbg !30
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.2 = insertelement <2 x i32> <i32 2, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit37.i.2) #7, !dbg !32
  %call39.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.2, <4 x float> noundef %call38.i.2, <4 x float> noundef %call39.i.1) #5, !dbg !33
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.16 = insertelement <2 x i32> %vecinit30.i, i32 %mul.i, i64 1, !dbg !29
  %call32.i.17 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit31.i.16) #7, !dbg !30
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.19 = insertelement <2 x i32> <i32 3, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.110 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit37.i.19) #7, !dbg !32
  %call39.i.111 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.17, <4 x float> noundef %call38.i.110, <4 x float> noundef %call39.i.2) #5, !dbg !33
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.1.1 = insertelement <2 x i32> %vecinit30.i.1, i32 %mul.i, i64 1, !dbg !29
  %call32.i.1.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %9, <2 x i32> noundef %vecinit31.i.1.1) #7, !dbg !30
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.1.1 = insertelement <2 x i32> <i32 4, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.1.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %10, <2 x i32> noundef %vecinit37.i.1.1) #7, !dbg !32
  %call39.i.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.1.1, <4 x float> noundef %call38.i.1.1, <4 x float> noundef %call39.i.111) #5, !dbg !33
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.2.1 = insertelement <2 x i32> %vecinit30.i.2, i32 %mul.i, i64 1, !dbg !29
  %call32.i.2.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %11, <2 x i32> noundef %vecinit31.i.2.1) #7, !dbg !30
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.2.1 = insertelement <2 x i32> <i32 5, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.2.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %12, <2 x i32> noundef %vecinit37.i.2.1) #7, !dbg !32
  %call39.i.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.2.1, <4 x float> noundef %call38.i.2.1, <4 x float> noundef %call39.i.1.1) #5, !dbg !33
  %sub.i.2 = add i32 %mul.i, 1, !dbg !35
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.213 = insertelement <2 x i32> %vecinit30.i, i32 %sub.i.2, i64 1, !dbg !29
  %call32.i.214 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %13, <2 x i32> noundef %vecinit31.i.213) #7, !dbg !30
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.216 = insertelement <2 x i32> <i32 6, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.217 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %14, <2 x i32> noundef %vecinit37.i.216) #7, !dbg !32
  %call39.i.218 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.214, <4 x float> noundef %call38.i.217, <4 x float> noundef %call39.i.2.1) #5, !dbg !33
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.1.2 = insertelement <2 x i32> %vecinit30.i.1, i32 %sub.i.2, i64 1, !dbg !29
  %call32.i.1.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %15, <2 x i32> noundef %vecinit31.i.1.2) #7, !dbg !30
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.1.2 = insertelement <2 x i32> <i32 7, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.1.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %16, <2 x i32> noundef %vecinit37.i.1.2) #7, !dbg !32
  %call39.i.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.1.2, <4 x float> noundef %call38.i.1.2, <4 x float> noundef %call39.i.218) #5, !dbg !33
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit31.i.2.2 = insertelement <2 x i32> %vecinit30.i.2, i32 %sub.i.2, i64 1, !dbg !29
  %call32.i.2.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %17, <2 x i32> noundef %vecinit31.i.2.2) #7, !dbg !30
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit37.i.2.2 = insertelement <2 x i32> <i32 8, i32 poison>, i32 %conv4.i, i64 1, !dbg !31
  %call38.i.2.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %18, <2 x i32> noundef %vecinit37.i.2.2) #7, !dbg !32
  %call39.i.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.i.2.2, <4 x float> noundef %call38.i.2.2, <4 x float> noundef %call39.i.1.2) #5, !dbg !33
  %mul44.i = mul nsw i32 %out_width, %conv4.i, !dbg !36
  %add45.i = add nsw i32 %mul44.i, %conv.i, !dbg !37
  %vecinit46.i = insertelement <2 x i32> poison, i32 %add45.i, i64 0, !dbg !38
  %vecinit47.i = insertelement <2 x i32> %vecinit46.i, i32 %conv2.i, i64 1, !dbg !38
  %call48.i = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %call39.i.2.2, float noundef 0.000000e+00, float noundef 6.000000e+00) #5, !dbg !39
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit47.i, <4 x float> noundef %call48.i) #6, !dbg !40
  br label %__clang_ocl_kern_imp_depthwise3x3.exit, !dbg !41

__clang_ocl_kern_imp_depthwise3x3.exit:           ; preds = %entry, %if.end.i
  ret void, !dbg !42
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_depthwise3x3(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, i32 noundef %in_width, i32 noundef %out_width, i32 noundef %out_height, i32 noundef %slices, i32 noundef %stride) local_unnamed_addr #1 !dbg !18 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !43
  %conv = trunc i64 %call to i32, !dbg !43
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !44
  %conv2 = trunc i64 %call1 to i32, !dbg !44
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !45
  %conv4 = trunc i64 %call3 to i32, !dbg !45
  %cmp.not = icmp sgt i32 %out_width, %conv, !dbg !46
  %cmp6.not = icmp sgt i32 %out_height, %conv2
  %or.cond = select i1 %cmp.not, i1 %cmp6.not, i1 false, !dbg !47
  %cmp9.not = icmp sgt i32 %slices, %conv4
  %or.cond71 = select i1 %or.cond, i1 %cmp9.not, i1 false, !dbg !47
  br i1 %or.cond71, label %if.end, label %cleanup, !dbg !47

if.end:                                           ; preds = %entry
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit11 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4, i64 0, !dbg !49
  %call12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit11) #7, !dbg !50
  %mul = mul nsw i32 %stride, %conv2
  %add = add i32 %mul, -1
  %mul20 = mul nsw i32 %stride, %conv
  %mul27 = mul nsw i32 %in_width, %conv4
  %sub22 = add i32 %mul27, -1
  %cmp23 = icmp slt i32 %mul20, 1, !dbg !51
  %cmp25.not = icmp sgt i32 %mul20, %in_width
  %or.cond72 = or i1 %cmp23, %cmp25.not, !dbg !52
  %add28 = add i32 %sub22, %mul20, !dbg !52
  %cond = select i1 %or.cond72, i32 -1, i32 %add28, !dbg !52
  %1 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit30 = insertelement <2 x i32> poison, i32 %cond, i64 0, !dbg !53
  %vecinit31 = insertelement <2 x i32> %vecinit30, i32 %add, i64 1, !dbg !53
  %call32 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %1, <2 x i32> noundef %vecinit31) #7, !dbg !54
  %2 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37 = insertelement <2 x i32> <i32 0, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %2, <2 x i32> noundef %vecinit37) #7, !dbg !56
  %call39 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32, <4 x float> noundef %call38, <4 x float> noundef %call12) #5, !dbg !57
  %cmp23.1 = icmp slt i32 %mul20, 0, !dbg !51
  %cmp25.not.1 = icmp sge i32 %mul20, %in_width
  %or.cond72.1 = or i1 %cmp23.1, %cmp25.not.1, !dbg !52
  %add28.1 = add i32 %mul27, %mul20, !dbg !52
  %cond.1 = select i1 %or.cond72.1, i32 -1, i32 %add28.1, !dbg !52
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit30.1 = insertelement <2 x i32> poison, i32 %cond.1, i64 0, !dbg !53
  %vecinit31.1 = insertelement <2 x i32> %vecinit30.1, i32 %add, i64 1, !dbg !53
  %call32.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %3, <2 x i32> noundef %vecinit31.1) #7, !dbg !54
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.1 = insertelement <2 x i32> <i32 1, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit37.1) #7, !dbg !56
  %call39.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.1, <4 x float> noundef %call38.1, <4 x float> noundef %call39) #5, !dbg !57
  %add21.2 = add nsw i32 %mul20, 2, !dbg !58
  %cmp23.2 = icmp slt i32 %mul20, -1, !dbg !51
  %cmp25.not.2 = icmp sgt i32 %add21.2, %in_width
  %or.cond72.2 = or i1 %cmp23.2, %cmp25.not.2, !dbg !52
  %add28.2 = add i32 %sub22, %add21.2, !dbg !52
  %cond.2 = select i1 %or.cond72.2, i32 -1, i32 %add28.2, !dbg !52
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit30.2 = insertelement <2 x i32> poison, i32 %cond.2, i64 0, !dbg !53
  %vecinit31.2 = insertelement <2 x i32> %vecinit30.2, i32 %add, i64 1, !dbg !53
  %call32.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit31.2) #7, !dbg !54
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.2 = insertelement <2 x i32> <i32 2, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit37.2) #7, !dbg !56
  %call39.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.2, <4 x float> noundef %call38.2, <4 x float> noundef %call39.1) #5, !dbg !57
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.178 = insertelement <2 x i32> %vecinit30, i32 %mul, i64 1, !dbg !53
  %call32.179 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit31.178) #7, !dbg !54
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.181 = insertelement <2 x i32> <i32 3, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.182 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit37.181) #7, !dbg !56
  %call39.183 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.179, <4 x float> noundef %call38.182, <4 x float> noundef %call39.2) #5, !dbg !57
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.1.1 = insertelement <2 x i32> %vecinit30.1, i32 %mul, i64 1, !dbg !53
  %call32.1.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %9, <2 x i32> noundef %vecinit31.1.1) #7, !dbg !54
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.1.1 = insertelement <2 x i32> <i32 4, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.1.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %10, <2 x i32> noundef %vecinit37.1.1) #7, !dbg !56
  %call39.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.1.1, <4 x float> noundef %call38.1.1, <4 x float> noundef %call39.183) #5, !dbg !57
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.2.1 = insertelement <2 x i32> %vecinit30.2, i32 %mul, i64 1, !dbg !53
  %call32.2.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %11, <2 x i32> noundef %vecinit31.2.1) #7, !dbg !54
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.2.1 = insertelement <2 x i32> <i32 5, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.2.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %12, <2 x i32> noundef %vecinit37.2.1) #7, !dbg !56
  %call39.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.2.1, <4 x float> noundef %call38.2.1, <4 x float> noundef %call39.1.1) #5, !dbg !57
  %sub.2 = add i32 %mul, 1, !dbg !59
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.285 = insertelement <2 x i32> %vecinit30, i32 %sub.2, i64 1, !dbg !53
  %call32.286 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %13, <2 x i32> noundef %vecinit31.285) #7, !dbg !54
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.288 = insertelement <2 x i32> <i32 6, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.289 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %14, <2 x i32> noundef %vecinit37.288) #7, !dbg !56
  %call39.290 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.286, <4 x float> noundef %call38.289, <4 x float> noundef %call39.2.1) #5, !dbg !57
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.1.2 = insertelement <2 x i32> %vecinit30.1, i32 %sub.2, i64 1, !dbg !53
  %call32.1.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %15, <2 x i32> noundef %vecinit31.1.2) #7, !dbg !54
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.1.2 = insertelement <2 x i32> <i32 7, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.1.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %16, <2 x i32> noundef %vecinit37.1.2) #7, !dbg !56
  %call39.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.1.2, <4 x float> noundef %call38.1.2, <4 x float> noundef %call39.290) #5, !dbg !57
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit31.2.2 = insertelement <2 x i32> %vecinit30.2, i32 %sub.2, i64 1, !dbg !53
  %call32.2.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %17, <2 x i32> noundef %vecinit31.2.2) #7, !dbg !54
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !48
  %vecinit37.2.2 = insertelement <2 x i32> <i32 8, i32 poison>, i32 %conv4, i64 1, !dbg !55
  %call38.2.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %18, <2 x i32> noundef %vecinit37.2.2) #7, !dbg !56
  %call39.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %call32.2.2, <4 x float> noundef %call38.2.2, <4 x float> noundef %call39.1.2) #5, !dbg !57
  %mul44 = mul nsw i32 %out_width, %conv4, !dbg !60
  %add45 = add nsw i32 %mul44, %conv, !dbg !61
  %vecinit46 = insertelement <2 x i32> poison, i32 %add45, i64 0, !dbg !62
  %vecinit47 = insertelement <2 x i32> %vecinit46, i32 %conv2, i64 1, !dbg !62
  %call48 = tail call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef %call39.2.2, float noundef 0.000000e+00, float noundef 6.000000e+00) #5, !dbg !63
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit47, <4 x float> noundef %call48) #6, !dbg !64
  br label %cleanup, !dbg !65

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !65
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> noundef, float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}
!opencl.spir.version = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "depthwise3x3.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "depthwise3x3", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!14 = !{!"read_only", !"read_only", !"read_only", !"write_only", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"int", !"int", !"int", !"int", !"int"}
!16 = !{!"", !"", !"", !"", !"", !"", !"", !"", !""}
!17 = !DILocation(line: 12, column: 19, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "depthwise3x3", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 11, column: 125, scope: !10)
!20 = !DILocation(line: 13, column: 19, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 14, column: 19, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 15, column: 11, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 15, column: 24, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 8, column: 30, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 17, column: 49, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 17, column: 18, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 22, column: 35, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 22, column: 40, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 23, column: 53, scope: !18, inlinedAt: !19)
!30 = !DILocation(line: 23, column: 23, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 23, column: 99, scope: !18, inlinedAt: !19)
!32 = !DILocation(line: 23, column: 65, scope: !18, inlinedAt: !19)
!33 = !DILocation(line: 23, column: 19, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 21, column: 43, scope: !18, inlinedAt: !19)
!35 = !DILocation(line: 19, column: 41, scope: !18, inlinedAt: !19)
!36 = !DILocation(line: 26, column: 32, scope: !18, inlinedAt: !19)
!37 = !DILocation(line: 26, column: 44, scope: !18, inlinedAt: !19)
!38 = !DILocation(line: 26, column: 29, scope: !18, inlinedAt: !19)
!39 = !DILocation(line: 26, column: 53, scope: !18, inlinedAt: !19)
!40 = !DILocation(line: 26, column: 5, scope: !18, inlinedAt: !19)
!41 = !DILocation(line: 27, column: 1, scope: !18, inlinedAt: !19)
!42 = !DILocation(line: 27, column: 1, scope: !10)
!43 = !DILocation(line: 12, column: 19, scope: !18)
!44 = !DILocation(line: 13, column: 19, scope: !18)
!45 = !DILocation(line: 14, column: 19, scope: !18)
!46 = !DILocation(line: 15, column: 11, scope: !18)
!47 = !DILocation(line: 15, column: 24, scope: !18)
!48 = !DILocation(line: 8, column: 30, scope: !18)
!49 = !DILocation(line: 17, column: 49, scope: !18)
!50 = !DILocation(line: 17, column: 18, scope: !18)
!51 = !DILocation(line: 22, column: 35, scope: !18)
!52 = !DILocation(line: 22, column: 40, scope: !18)
!53 = !DILocation(line: 23, column: 53, scope: !18)
!54 = !DILocation(line: 23, column: 23, scope: !18)
!55 = !DILocation(line: 23, column: 99, scope: !18)
!56 = !DILocation(line: 23, column: 65, scope: !18)
!57 = !DILocation(line: 23, column: 19, scope: !18)
!58 = !DILocation(line: 21, column: 43, scope: !18)
!59 = !DILocation(line: 19, column: 41, scope: !18)
!60 = !DILocation(line: 26, column: 32, scope: !18)
!61 = !DILocation(line: 26, column: 44, scope: !18)
!62 = !DILocation(line: 26, column: 29, scope: !18)
!63 = !DILocation(line: 26, column: 53, scope: !18)
!64 = !DILocation(line: 26, column: 5, scope: !18)
!65 = !DILocation(line: 27, column: 1, scope: !18)
