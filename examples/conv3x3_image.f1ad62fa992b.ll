; ModuleID = 'conv3x3_image.cl'
source_filename = "conv3x3_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @conv3x3_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <4 x i32> noundef %shape) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %0 = extractelement <4 x i32> %shape, i64 0, !dbg !18
  %1 = extractelement <4 x i32> %shape, i64 2, !dbg !21
  %2 = extractelement <4 x i32> %shape, i64 3, !dbg !22
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !23
  %conv.i = trunc i64 %call.i to i32, !dbg !23
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !24
  %conv2.i = trunc i64 %call1.i to i32, !dbg !24
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !25
  %conv4.i = trunc i64 %call3.i to i32, !dbg !25
  %cmp.not.i = icmp sgt i32 %0, %conv.i, !dbg !26
  %3 = extractelement <4 x i32> %shape, i64 1
  %cmp6.not.i = icmp sgt i32 %3, %conv2.i
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp6.not.i, i1 false, !dbg !27
  %cmp9.not.i = icmp sgt i32 %2, %conv4.i
  %or.cond130.i = select i1 %or.cond.i, i1 %cmp9.not.i, i1 false, !dbg !27
  br i1 %or.cond130.i, label %if.end.i, label %__clang_ocl_kern_imp_conv3x3_image.exit, !dbg !27

if.end.i:                                         ; preds = %entry
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit11.i = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4.i, i64 0, !dbg !29
  %call12.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit11.i) #7, !dbg !30
  %cmp13.i5 = icmp sgt i32 %1, 0, !dbg !31
  br i1 %cmp13.i5, label %for.cond15.i.preheader.lr.ph, label %for.cond.cleanup.i, !dbg !32

for.cond15.i.preheader.lr.ph:                     ; preds = %if.end.i
  %add32.i = add i32 %conv2.i, -1
  %mul36.i = mul nsw i32 %conv4.i, 9
  %cmp25.i = icmp slt i32 %conv.i, 1
  %cmp27.not.i = icmp slt i32 %0, %conv.i
  %or.cond131.i = or i1 %cmp25.i, %cmp27.not.i
  %cmp25.i.1 = icmp slt i32 %conv.i, 0
  %cmp27.not.i.1 = icmp sle i32 %0, %conv.i
  %or.cond131.i.1 = or i1 %cmp25.i.1, %cmp27.not.i.1
  %add.i.2 = add nsw i32 %conv.i, 2
  %cmp25.i.2 = icmp slt i32 %conv.i, -1
  %cmp27.not.i.2 = icmp sgt i32 %add.i.2, %0
  %or.cond131.i.2 = or i1 %cmp25.i.2, %cmp27.not.i.2
  br label %for.cond15.i.preheader, !dbg !32

for.cond15.i.preheader:                           ; preds = %for.cond15.i.preheader.lr.ph, %for.cond.cleanup18.i
  %acc.0.i7 = phi <4 x float> [ %call12.i, %for.cond15.i.preheader.lr.ph ], [ %call72.i.2, %for.cond.cleanup18.i ]
  %s.0.i6 = phi i32 [ 0, %for.cond15.i.preheader.lr.ph ], [ %inc77.i, %for.cond.cleanup18.i ]
  %mul.i = mul nsw i32 %s.0.i6, %0
  %sub.i = add i32 %mul.i, -1
  %mul41.i = shl nsw i32 %s.0.i6, 2
  %vecinit42.i = insertelement <2 x i32> poison, i32 %mul41.i, i64 0
  %add50.i = or disjoint i32 %mul41.i, 1
  %vecinit51.i = insertelement <2 x i32> poison, i32 %add50.i, i64 0
  %add59.i = or disjoint i32 %mul41.i, 2
  %vecinit60.i = insertelement <2 x i32> poison, i32 %add59.i, i64 0
  %add68.i = or disjoint i32 %mul41.i, 3
  %vecinit69.i = insertelement <2 x i32> poison, i32 %add68.i, i64 0
  %add29.i = add i32 %sub.i, %conv.i, !dbg !33
  %cond.i = select i1 %or.cond131.i, i32 -1, i32 %add29.i, !dbg !33
  %vecinit31.i = insertelement <2 x i32> poison, i32 %cond.i, i64 0
  %add29.i.1 = add i32 %mul.i, %conv.i
  %cond.i.1 = select i1 %or.cond131.i.1, i32 -1, i32 %add29.i.1
  %vecinit31.i.1 = insertelement <2 x i32> poison, i32 %cond.i.1, i64 0
  %add29.i.2 = add i32 %sub.i, %add.i.2
  %cond.i.2 = select i1 %or.cond131.i.2, i32 -1, i32 %add29.i.2
  %vecinit31.i.2 = insertelement <2 x i32> poison, i32 %cond.i.2, i64 0
  br label %for.cond20.i.preheader, !dbg !34

for.cond.cleanup.i:                               ; preds = %for.cond.cleanup18.i, %if.end.i
  %acc.0.i.lcssa = phi <4 x float> [ %call12.i, %if.end.i ], [ %call72.i.2, %for.cond.cleanup18.i ], !dbg !35
  %mul80.i = mul nsw i32 %0, %conv4.i, !dbg !36
  %add81.i = add nsw i32 %mul80.i, %conv.i, !dbg !37
  %vecinit82.i = insertelement <2 x i32> poison, i32 %add81.i, i64 0, !dbg !38
  %vecinit83.i = insertelement <2 x i32> %vecinit82.i, i32 %conv2.i, i64 1, !dbg !38
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit83.i, <4 x float> noundef %acc.0.i.lcssa) #6, !dbg !39
  br label %__clang_ocl_kern_imp_conv3x3_image.exit, !dbg !40

for.cond20.i.preheader:                           ; preds = %for.cond15.i.preheader, %for.cond20.i.preheader
  %acc.1.i4 = phi <4 x float> [ %acc.0.i7, %for.cond15.i.preheader ], [ %call72.i.2, %for.cond20.i.preheader ]
  %ky.0.i3 = phi i32 [ 0, %for.cond15.i.preheader ], [ %inc74.i, %for.cond20.i.preheader ]
  %sub33.i = add i32 %add32.i, %ky.0.i3
  %mul37.i = mul nuw nsw i32 %ky.0.i3, 3
  %add38.i = add nsw i32 %mul37.i, %mul36.i
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit34.i = insertelement <2 x i32> %vecinit31.i, i32 %sub33.i, i64 1, !dbg !41
  %call35.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit34.i) #7, !dbg !42
  %splat.splat.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !43
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit43.i = insertelement <2 x i32> %vecinit42.i, i32 %add38.i, i64 1, !dbg !44
  %call44.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit43.i) #7, !dbg !45
  %call45.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i, <4 x float> noundef %call44.i, <4 x float> noundef %acc.1.i4) #5, !dbg !46
  %splat.splat47.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !47
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit52.i = insertelement <2 x i32> %vecinit51.i, i32 %add38.i, i64 1, !dbg !48
  %call53.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit52.i) #7, !dbg !49
  %call54.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47.i, <4 x float> noundef %call53.i, <4 x float> noundef %call45.i) #5, !dbg !50
  %splat.splat56.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !51
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit61.i = insertelement <2 x i32> %vecinit60.i, i32 %add38.i, i64 1, !dbg !52
  %call62.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit61.i) #7, !dbg !53
  %call63.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56.i, <4 x float> noundef %call62.i, <4 x float> noundef %call54.i) #5, !dbg !54
  %splat.splat65.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !55
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit70.i = insertelement <2 x i32> %vecinit69.i, i32 %add38.i, i64 1, !dbg !56
  %call71.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %9, <2 x i32> noundef %vecinit70.i) #7, !dbg !57
  %call72.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65.i, <4 x float> noundef %call71.i, <4 x float> noundef %call63.i) #5, !dbg !58
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit34.i.1 = insertelement <2 x i32> %vecinit31.i.1, i32 %sub33.i, i64 1, !dbg !41
  %call35.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %10, <2 x i32> noundef %vecinit34.i.1) #7, !dbg !42
  %add39.i.1 = add nsw i32 %add38.i, 1, !dbg !59
  %splat.splat.i.1 = shufflevector <4 x float> %call35.i.1, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !43
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit43.i.1 = insertelement <2 x i32> %vecinit42.i, i32 %add39.i.1, i64 1, !dbg !44
  %call44.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %11, <2 x i32> noundef %vecinit43.i.1) #7, !dbg !45
  %call45.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.1, <4 x float> noundef %call44.i.1, <4 x float> noundef %call72.i) #5, !dbg !46
  %splat.splat47.i.1 = shufflevector <4 x float> %call35.i.1, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !47
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit52.i.1 = insertelement <2 x i32> %vecinit51.i, i32 %add39.i.1, i64 1, !dbg !48
  %call53.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %12, <2 x i32> noundef %vecinit52.i.1) #7, !dbg !49
  %call54.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47.i.1, <4 x float> noundef %call53.i.1, <4 x float> noundef %call45.i.1) #5, !dbg !50
  %splat.splat56.i.1 = shufflevector <4 x float> %call35.i.1, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !51
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit61.i.1 = insertelement <2 x i32> %vecinit60.i, i32 %add39.i.1, i64 1, !dbg !52
  %call62.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %13, <2 x i32> noundef %vecinit61.i.1) #7, !dbg !53
  %call63.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56.i.1, <4 x float> noundef %call62.i.1, <4 x float> noundef %call54.i.1) #5, !dbg !54
  %splat.splat65.i.1 = shufflevector <4 x float> %call35.i.1, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !55
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit70.i.1 = insertelement <2 x i32> %vecinit69.i, i32 %add39.i.1, i64 1, !dbg !56
  %call71.i.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %14, <2 x i32> noundef %vecinit70.i.1) #7, !dbg !57
  %call72.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65.i.1, <4 x float> noundef %call71.i.1, <4 x float> noundef %call63.i.1) #5, !dbg !58
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit34.i.2 = insertelement <2 x i32> %vecinit31.i.2, i32 %sub33.i, i64 1, !dbg !41
  %call35.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %15, <2 x i32> noundef %vecinit34.i.2) #7, !dbg !42
  %add39.i.2 = add nsw i32 %add38.i, 2, !dbg !59
  %splat.splat.i.2 = shufflevector <4 x float> %call35.i.2, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !43
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit43.i.2 = insertelement <2 x i32> %vecinit42.i, i32 %add39.i.2, i64 1, !dbg !44
  %call44.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %16, <2 x i32> noundef %vecinit43.i.2) #7, !dbg !45
  %call45.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.2, <4 x float> noundef %call44.i.2, <4 x float> noundef %call72.i.1) #5, !dbg !46
  %splat.splat47.i.2 = shufflevector <4 x float> %call35.i.2, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !47
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit52.i.2 = insertelement <2 x i32> %vecinit51.i, i32 %add39.i.2, i64 1, !dbg !48
  %call53.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %17, <2 x i32> noundef %vecinit52.i.2) #7, !dbg !49
  %call54.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47.i.2, <4 x float> noundef %call53.i.2, <4 x float> noundef %call45.i.2) #5, !dbg !50
  %splat.splat56.i.2 = shufflevector <4 x float> %call35.i.2, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !51
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit61.i.2 = insertelement <2 x i32> %vecinit60.i, i32 %add39.i.2, i64 1, !dbg !52
  %call62.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %18, <2 x i32> noundef %vecinit61.i.2) #7, !dbg !53
  %call63.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56.i.2, <4 x float> noundef %call62.i.2, <4 x float> noundef %call54.i.2) #5, !dbg !54
  %splat.splat65.i.2 = shufflevector <4 x float> %call35.i.2, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !55
  %19 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !28
  %vecinit70.i.2 = insertelement <2 x i32> %vecinit69.i, i32 %add39.i.2, i64 1, !dbg !56
  %call71.i.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %19, <2 x i32> noundef %vecinit70.i.2) #7, !dbg !57
  %call72.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65.i.2, <4 x float> noundef %call71.i.2, <4 x float> noundef %call63.i.2) #5, !dbg !58
  %inc74.i = add nuw nsw i32 %ky.0.i3, 1, !dbg !60
  %cmp16.i = icmp samesign ult i32 %ky.0.i3, 2, !dbg !61
  br i1 %cmp16.i, label %for.cond20.i.preheader, label %for.cond.cleanup18.i, !dbg !34, !llvm.loop !62

for.cond.cleanup18.i:                             ; preds = %for.cond20.i.preheader
  %inc77.i = add nuw nsw i32 %s.0.i6, 1, !dbg !64
  %cmp13.i = icmp slt i32 %inc77.i, %1, !dbg !31
  br i1 %cmp13.i, label %for.cond15.i.preheader, label %for.cond.cleanup.i, !dbg !32, !llvm.loop !65

__clang_ocl_kern_imp_conv3x3_image.exit:          ; preds = %entry, %for.cond.cleanup.i
  ret void, !dbg !67
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_conv3x3_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <4 x i32> noundef %shape) local_unnamed_addr #1 !dbg !19 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %0 = extractelement <4 x i32> %shape, i64 0, !dbg !68
  %1 = extractelement <4 x i32> %shape, i64 2, !dbg !69
  %2 = extractelement <4 x i32> %shape, i64 3, !dbg !70
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !71
  %conv = trunc i64 %call to i32, !dbg !71
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !72
  %conv2 = trunc i64 %call1 to i32, !dbg !72
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !73
  %conv4 = trunc i64 %call3 to i32, !dbg !73
  %cmp.not = icmp sgt i32 %0, %conv, !dbg !74
  %3 = extractelement <4 x i32> %shape, i64 1
  %cmp6.not = icmp sgt i32 %3, %conv2
  %or.cond = select i1 %cmp.not, i1 %cmp6.not, i1 false, !dbg !75
  %cmp9.not = icmp sgt i32 %2, %conv4
  %or.cond130 = select i1 %or.cond, i1 %cmp9.not, i1 false, !dbg !75
  br i1 %or.cond130, label %if.end, label %cleanup, !dbg !75

if.end:                                           ; preds = %entry
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit11 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4, i64 0, !dbg !77
  %call12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit11) #7, !dbg !78
  %cmp13136 = icmp sgt i32 %1, 0, !dbg !79
  br i1 %cmp13136, label %for.cond15.preheader.lr.ph, label %for.cond.cleanup, !dbg !80

for.cond15.preheader.lr.ph:                       ; preds = %if.end
  %add32 = add i32 %conv2, -1
  %mul36 = mul nsw i32 %conv4, 9
  %cmp25 = icmp slt i32 %conv, 1
  %cmp27.not = icmp slt i32 %0, %conv
  %or.cond131 = or i1 %cmp25, %cmp27.not
  %cmp25.1 = icmp slt i32 %conv, 0
  %cmp27.not.1 = icmp sle i32 %0, %conv
  %or.cond131.1 = or i1 %cmp25.1, %cmp27.not.1
  %add.2 = add nsw i32 %conv, 2
  %cmp25.2 = icmp slt i32 %conv, -1
  %cmp27.not.2 = icmp sgt i32 %add.2, %0
  %or.cond131.2 = or i1 %cmp25.2, %cmp27.not.2
  br label %for.cond15.preheader, !dbg !80

for.cond15.preheader:                             ; preds = %for.cond15.preheader.lr.ph, %for.cond.cleanup18
  %acc.0138 = phi <4 x float> [ %call12, %for.cond15.preheader.lr.ph ], [ %call72.2, %for.cond.cleanup18 ]
  %s.0137 = phi i32 [ 0, %for.cond15.preheader.lr.ph ], [ %inc77, %for.cond.cleanup18 ]
  %mul = mul nsw i32 %s.0137, %0
  %sub = add i32 %mul, -1
  %mul41 = shl nsw i32 %s.0137, 2
  %vecinit42 = insertelement <2 x i32> poison, i32 %mul41, i64 0
  %add50 = or disjoint i32 %mul41, 1
  %vecinit51 = insertelement <2 x i32> poison, i32 %add50, i64 0
  %add59 = or disjoint i32 %mul41, 2
  %vecinit60 = insertelement <2 x i32> poison, i32 %add59, i64 0
  %add68 = or disjoint i32 %mul41, 3
  %vecinit69 = insertelement <2 x i32> poison, i32 %add68, i64 0
  %add29 = add i32 %sub, %conv, !dbg !81
  %cond = select i1 %or.cond131, i32 -1, i32 %add29, !dbg !81
  %vecinit31 = insertelement <2 x i32> poison, i32 %cond, i64 0
  %add29.1 = add i32 %mul, %conv
  %cond.1 = select i1 %or.cond131.1, i32 -1, i32 %add29.1
  %vecinit31.1 = insertelement <2 x i32> poison, i32 %cond.1, i64 0
  %add29.2 = add i32 %sub, %add.2
  %cond.2 = select i1 %or.cond131.2, i32 -1, i32 %add29.2
  %vecinit31.2 = insertelement <2 x i32> poison, i32 %cond.2, i64 0
  br label %for.cond20.preheader, !dbg !82

for.cond.cleanup:                                 ; preds = %for.cond.cleanup18, %if.end
  %acc.0.lcssa = phi <4 x float> [ %call12, %if.end ], [ %call72.2, %for.cond.cleanup18 ], !dbg !83
  %mul80 = mul nsw i32 %0, %conv4, !dbg !84
  %add81 = add nsw i32 %mul80, %conv, !dbg !85
  %vecinit82 = insertelement <2 x i32> poison, i32 %add81, i64 0, !dbg !86
  %vecinit83 = insertelement <2 x i32> %vecinit82, i32 %conv2, i64 1, !dbg !86
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit83, <4 x float> noundef %acc.0.lcssa) #6, !dbg !87
  br label %cleanup, !dbg !88

for.cond20.preheader:                             ; preds = %for.cond15.preheader, %for.cond20.preheader
  %acc.1135 = phi <4 x float> [ %acc.0138, %for.cond15.preheader ], [ %call72.2, %for.cond20.preheader ]
  %ky.0134 = phi i32 [ 0, %for.cond15.preheader ], [ %inc74, %for.cond20.preheader ]
  %sub33 = add i32 %add32, %ky.0134
  %mul37 = mul nuw nsw i32 %ky.0134, 3
  %add38 = add nsw i32 %mul37, %mul36
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit34 = insertelement <2 x i32> %vecinit31, i32 %sub33, i64 1, !dbg !89
  %call35 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit34) #7, !dbg !90
  %splat.splat = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !91
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit43 = insertelement <2 x i32> %vecinit42, i32 %add38, i64 1, !dbg !92
  %call44 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit43) #7, !dbg !93
  %call45 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat, <4 x float> noundef %call44, <4 x float> noundef %acc.1135) #5, !dbg !94
  %splat.splat47 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !95
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit52 = insertelement <2 x i32> %vecinit51, i32 %add38, i64 1, !dbg !96
  %call53 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit52) #7, !dbg !97
  %call54 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47, <4 x float> noundef %call53, <4 x float> noundef %call45) #5, !dbg !98
  %splat.splat56 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !99
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit61 = insertelement <2 x i32> %vecinit60, i32 %add38, i64 1, !dbg !100
  %call62 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit61) #7, !dbg !101
  %call63 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56, <4 x float> noundef %call62, <4 x float> noundef %call54) #5, !dbg !102
  %splat.splat65 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !103
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit70 = insertelement <2 x i32> %vecinit69, i32 %add38, i64 1, !dbg !104
  %call71 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %9, <2 x i32> noundef %vecinit70) #7, !dbg !105
  %call72 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65, <4 x float> noundef %call71, <4 x float> noundef %call63) #5, !dbg !106
  %10 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit34.1 = insertelement <2 x i32> %vecinit31.1, i32 %sub33, i64 1, !dbg !89
  %call35.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %10, <2 x i32> noundef %vecinit34.1) #7, !dbg !90
  %add39.1 = add nsw i32 %add38, 1, !dbg !107
  %splat.splat.1 = shufflevector <4 x float> %call35.1, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !91
  %11 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit43.1 = insertelement <2 x i32> %vecinit42, i32 %add39.1, i64 1, !dbg !92
  %call44.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %11, <2 x i32> noundef %vecinit43.1) #7, !dbg !93
  %call45.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.1, <4 x float> noundef %call44.1, <4 x float> noundef %call72) #5, !dbg !94
  %splat.splat47.1 = shufflevector <4 x float> %call35.1, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !95
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit52.1 = insertelement <2 x i32> %vecinit51, i32 %add39.1, i64 1, !dbg !96
  %call53.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %12, <2 x i32> noundef %vecinit52.1) #7, !dbg !97
  %call54.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47.1, <4 x float> noundef %call53.1, <4 x float> noundef %call45.1) #5, !dbg !98
  %splat.splat56.1 = shufflevector <4 x float> %call35.1, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !99
  %13 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit61.1 = insertelement <2 x i32> %vecinit60, i32 %add39.1, i64 1, !dbg !100
  %call62.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %13, <2 x i32> noundef %vecinit61.1) #7, !dbg !101
  %call63.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56.1, <4 x float> noundef %call62.1, <4 x float> noundef %call54.1) #5, !dbg !102
  %splat.splat65.1 = shufflevector <4 x float> %call35.1, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !103
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit70.1 = insertelement <2 x i32> %vecinit69, i32 %add39.1, i64 1, !dbg !104
  %call71.1 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %14, <2 x i32> noundef %vecinit70.1) #7, !dbg !105
  %call72.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65.1, <4 x float> noundef %call71.1, <4 x float> noundef %call63.1) #5, !dbg !106
  %15 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit34.2 = insertelement <2 x i32> %vecinit31.2, i32 %sub33, i64 1, !dbg !89
  %call35.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %15, <2 x i32> noundef %vecinit34.2) #7, !dbg !90
  %add39.2 = add nsw i32 %add38, 2, !dbg !107
  %splat.splat.2 = shufflevector <4 x float> %call35.2, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !91
  %16 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit43.2 = insertelement <2 x i32> %vecinit42, i32 %add39.2, i64 1, !dbg !92
  %call44.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %16, <2 x i32> noundef %vecinit43.2) #7, !dbg !93
  %call45.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.2, <4 x float> noundef %call44.2, <4 x float> noundef %call72.1) #5, !dbg !94
  %splat.splat47.2 = shufflevector <4 x float> %call35.2, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !95
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit52.2 = insertelement <2 x i32> %vecinit51, i32 %add39.2, i64 1, !dbg !96
  %call53.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %17, <2 x i32> noundef %vecinit52.2) #7, !dbg !97
  %call54.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat47.2, <4 x float> noundef %call53.2, <4 x float> noundef %call45.2) #5, !dbg !98
  %splat.splat56.2 = shufflevector <4 x float> %call35.2, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !99
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit61.2 = insertelement <2 x i32> %vecinit60, i32 %add39.2, i64 1, !dbg !100
  %call62.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %18, <2 x i32> noundef %vecinit61.2) #7, !dbg !101
  %call63.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat56.2, <4 x float> noundef %call62.2, <4 x float> noundef %call54.2) #5, !dbg !102
  %splat.splat65.2 = shufflevector <4 x float> %call35.2, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !103
  %19 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !76
  %vecinit70.2 = insertelement <2 x i32> %vecinit69, i32 %add39.2, i64 1, !dbg !104
  %call71.2 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %19, <2 x i32> noundef %vecinit70.2) #7, !dbg !105
  %call72.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat65.2, <4 x float> noundef %call71.2, <4 x float> noundef %call63.2) #5, !dbg !106
  %inc74 = add nuw nsw i32 %ky.0134, 1, !dbg !108
  %cmp16 = icmp samesign ult i32 %ky.0134, 2, !dbg !109
  br i1 %cmp16, label %for.cond20.preheader, label %for.cond.cleanup18, !dbg !82, !llvm.loop !110

for.cond.cleanup18:                               ; preds = %for.cond20.preheader
  %inc77 = add nuw nsw i32 %s.0137, 1, !dbg !112
  %cmp13 = icmp slt i32 %inc77, %1, !dbg !79
  br i1 %cmp13, label %for.cond15.preheader, label %for.cond.cleanup, !dbg !80, !llvm.loop !113

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !88
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
!1 = !DIFile(filename: "conv3x3_image.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "conv3x3_image", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!14 = !{!"read_only", !"read_only", !"read_only", !"write_only", !"none"}
!15 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"int4"}
!16 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"int __attribute__((ext_vector_type(4)))"}
!17 = !{!"", !"", !"", !"", !""}
!18 = !DILocation(line: 12, column: 23, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "conv3x3_image", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 11, column: 69, scope: !10)
!21 = !DILocation(line: 12, column: 62, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 12, column: 84, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 13, column: 19, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 14, column: 19, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 15, column: 20, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 16, column: 11, scope: !19, inlinedAt: !20)
!27 = !DILocation(line: 16, column: 20, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 8, column: 30, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 18, column: 49, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 18, column: 18, scope: !19, inlinedAt: !20)
!31 = !DILocation(line: 19, column: 23, scope: !19, inlinedAt: !20)
!32 = !DILocation(line: 19, column: 5, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 25, column: 44, scope: !19, inlinedAt: !20)
!34 = !DILocation(line: 20, column: 9, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 18, column: 12, scope: !19, inlinedAt: !20)
!36 = !DILocation(line: 35, column: 33, scope: !19, inlinedAt: !20)
!37 = !DILocation(line: 35, column: 41, scope: !19, inlinedAt: !20)
!38 = !DILocation(line: 35, column: 29, scope: !19, inlinedAt: !20)
!39 = !DILocation(line: 35, column: 5, scope: !19, inlinedAt: !20)
!40 = !DILocation(line: 36, column: 1, scope: !19, inlinedAt: !20)
!41 = !DILocation(line: 26, column: 65, scope: !19, inlinedAt: !20)
!42 = !DILocation(line: 26, column: 35, scope: !19, inlinedAt: !20)
!43 = !DILocation(line: 28, column: 27, scope: !19, inlinedAt: !20)
!44 = !DILocation(line: 28, column: 67, scope: !19, inlinedAt: !20)
!45 = !DILocation(line: 28, column: 33, scope: !19, inlinedAt: !20)
!46 = !DILocation(line: 28, column: 23, scope: !19, inlinedAt: !20)
!47 = !DILocation(line: 29, column: 27, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 29, column: 67, scope: !19, inlinedAt: !20)
!49 = !DILocation(line: 29, column: 33, scope: !19, inlinedAt: !20)
!50 = !DILocation(line: 29, column: 23, scope: !19, inlinedAt: !20)
!51 = !DILocation(line: 30, column: 27, scope: !19, inlinedAt: !20)
!52 = !DILocation(line: 30, column: 67, scope: !19, inlinedAt: !20)
!53 = !DILocation(line: 30, column: 33, scope: !19, inlinedAt: !20)
!54 = !DILocation(line: 30, column: 23, scope: !19, inlinedAt: !20)
!55 = !DILocation(line: 31, column: 27, scope: !19, inlinedAt: !20)
!56 = !DILocation(line: 31, column: 67, scope: !19, inlinedAt: !20)
!57 = !DILocation(line: 31, column: 33, scope: !19, inlinedAt: !20)
!58 = !DILocation(line: 31, column: 23, scope: !19, inlinedAt: !20)
!59 = !DILocation(line: 27, column: 49, scope: !19, inlinedAt: !20)
!60 = !DILocation(line: 20, column: 34, scope: !19, inlinedAt: !20)
!61 = !DILocation(line: 20, column: 29, scope: !19, inlinedAt: !20)
!62 = distinct !{!62, !34, !63}
!63 = !DILocation(line: 33, column: 9, scope: !19, inlinedAt: !20)
!64 = !DILocation(line: 19, column: 36, scope: !19, inlinedAt: !20)
!65 = distinct !{!65, !32, !66}
!66 = !DILocation(line: 34, column: 5, scope: !19, inlinedAt: !20)
!67 = !DILocation(line: 36, column: 1, scope: !10)
!68 = !DILocation(line: 12, column: 23, scope: !19)
!69 = !DILocation(line: 12, column: 62, scope: !19)
!70 = !DILocation(line: 12, column: 84, scope: !19)
!71 = !DILocation(line: 13, column: 19, scope: !19)
!72 = !DILocation(line: 14, column: 19, scope: !19)
!73 = !DILocation(line: 15, column: 20, scope: !19)
!74 = !DILocation(line: 16, column: 11, scope: !19)
!75 = !DILocation(line: 16, column: 20, scope: !19)
!76 = !DILocation(line: 8, column: 30, scope: !19)
!77 = !DILocation(line: 18, column: 49, scope: !19)
!78 = !DILocation(line: 18, column: 18, scope: !19)
!79 = !DILocation(line: 19, column: 23, scope: !19)
!80 = !DILocation(line: 19, column: 5, scope: !19)
!81 = !DILocation(line: 25, column: 44, scope: !19)
!82 = !DILocation(line: 20, column: 9, scope: !19)
!83 = !DILocation(line: 18, column: 12, scope: !19)
!84 = !DILocation(line: 35, column: 33, scope: !19)
!85 = !DILocation(line: 35, column: 41, scope: !19)
!86 = !DILocation(line: 35, column: 29, scope: !19)
!87 = !DILocation(line: 35, column: 5, scope: !19)
!88 = !DILocation(line: 36, column: 1, scope: !19)
!89 = !DILocation(line: 26, column: 65, scope: !19)
!90 = !DILocation(line: 26, column: 35, scope: !19)
!91 = !DILocation(line: 28, column: 27, scope: !19)
!92 = !DILocation(line: 28, column: 67, scope: !19)
!93 = !DILocation(line: 28, column: 33, scope: !19)
!94 = !DILocation(line: 28, column: 23, scope: !19)
!95 = !DILocation(line: 29, column: 27, scope: !19)
!96 = !DILocation(line: 29, column: 67, scope: !19)
!97 = !DILocation(line: 29, column: 33, scope: !19)
!98 = !DILocation(line: 29, column: 23, scope: !19)
!99 = !DILocation(line: 30, column: 27, scope: !19)
!100 = !DILocation(line: 30, column: 67, scope: !19)
!101 = !DILocation(line: 30, column: 33, scope: !19)
!102 = !DILocation(line: 30, column: 23, scope: !19)
!103 = !DILocation(line: 31, column: 27, scope: !19)
!104 = !DILocation(line: 31, column: 67, scope: !19)
!105 = !DILocation(line: 31, column: 33, scope: !19)
!106 = !DILocation(line: 31, column: 23, scope: !19)
!107 = !DILocation(line: 27, column: 49, scope: !19)
!108 = !DILocation(line: 20, column: 34, scope: !19)
!109 = !DILocation(line: 20, column: 29, scope: !19)
!110 = distinct !{!110, !82, !111}
!111 = !DILocation(line: 33, column: 9, scope: !19)
!112 = !DILocation(line: 19, column: 36, scope: !19)
!113 = distinct !{!113, !80, !114}
!114 = !DILocation(line: 34, column: 5, scope: !19)
