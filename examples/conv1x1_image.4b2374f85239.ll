; ModuleID = 'conv1x1_image.cl'
source_filename = "conv1x1_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @conv1x1_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, i32 noundef %width, i32 noundef %height, i32 noundef %in_slices, i32 noundef %out_slices) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !17
  %call.tr.i = trunc i64 %call.i to i32, !dbg !17
  %conv.i = shl i32 %call.tr.i, 2, !dbg !17
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !20
  %conv2.i = trunc i64 %call1.i to i32, !dbg !20
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !21
  %conv4.i = trunc i64 %call3.i to i32, !dbg !21
  %cmp.not.i = icmp slt i32 %conv.i, %width, !dbg !22
  %cmp6.not.i = icmp sgt i32 %height, %conv2.i
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp6.not.i, i1 false, !dbg !23
  %cmp9.not.i = icmp sgt i32 %out_slices, %conv4.i
  %or.cond214.i = select i1 %or.cond.i, i1 %cmp9.not.i, i1 false, !dbg !23
  br i1 %or.cond214.i, label %if.end.i, label %__clang_ocl_kern_imp_conv1x1_image.exit, !dbg !23

if.end.i:                                         ; preds = %entry
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit11.i = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4.i, i64 0, !dbg !25
  %call12.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit11.i) #7, !dbg !26
  %cmp13.i1 = icmp sgt i32 %in_slices, 0, !dbg !27
  br i1 %cmp13.i1, label %for.body.i, label %for.cond.cleanup.i, !dbg !28

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.end.i
  %acc3.0.i.lcssa = phi <4 x float> [ %call12.i, %if.end.i ], [ %call103.i, %for.body.i ], !dbg !29
  %acc2.0.i.lcssa = phi <4 x float> [ %call12.i, %if.end.i ], [ %call91.i, %for.body.i ], !dbg !29
  %acc1.0.i.lcssa = phi <4 x float> [ %call12.i, %if.end.i ], [ %call79.i, %for.body.i ], !dbg !29
  %acc0.0.i.lcssa = phi <4 x float> [ %call12.i, %if.end.i ], [ %call67.i, %for.body.i ], !dbg !29
  %mul104.i = mul nsw i32 %width, %conv4.i, !dbg !30
  %add105.i = add nsw i32 %mul104.i, %conv.i, !dbg !31
  %vecinit107.i = insertelement <2 x i32> poison, i32 %add105.i, i64 0, !dbg !32
  %vecinit108.i = insertelement <2 x i32> %vecinit107.i, i32 %conv2.i, i64 1, !dbg !32
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit108.i, <4 x float> noundef %acc0.0.i.lcssa) #6, !dbg !33
  %add109.i = or disjoint i32 %conv.i, 1, !dbg !34
  %cmp110.i = icmp slt i32 %add109.i, %width, !dbg !35
  br i1 %cmp110.i, label %if.then112.i, label %if.end117.i, !dbg !35

for.body.i:                                       ; preds = %if.end.i, %for.body.i
  %acc0.0.i6 = phi <4 x float> [ %call67.i, %for.body.i ], [ %call12.i, %if.end.i ]
  %acc1.0.i5 = phi <4 x float> [ %call79.i, %for.body.i ], [ %call12.i, %if.end.i ]
  %acc2.0.i4 = phi <4 x float> [ %call91.i, %for.body.i ], [ %call12.i, %if.end.i ]
  %acc3.0.i3 = phi <4 x float> [ %call103.i, %for.body.i ], [ %call12.i, %if.end.i ]
  %s.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end.i ]
  %mul15.i = mul nsw i32 %s.0.i2, %width, !dbg !36
  %add.i = add nsw i32 %mul15.i, %conv.i, !dbg !37
  %1 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %vecinit17.i = insertelement <2 x i32> poison, i32 %add.i, i64 0, !dbg !38
  %vecinit18.i = insertelement <2 x i32> %vecinit17.i, i32 %conv2.i, i64 1, !dbg !38
  %call19.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %1, <2 x i32> noundef %vecinit18.i) #7, !dbg !39
  %2 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add21.i = add nsw i32 %add.i, 1, !dbg !40
  %vecinit22.i = insertelement <2 x i32> poison, i32 %add21.i, i64 0, !dbg !41
  %vecinit23.i = insertelement <2 x i32> %vecinit22.i, i32 %conv2.i, i64 1, !dbg !41
  %call24.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %2, <2 x i32> noundef %vecinit23.i) #7, !dbg !42
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add26.i = add nsw i32 %add.i, 2, !dbg !43
  %vecinit27.i = insertelement <2 x i32> poison, i32 %add26.i, i64 0, !dbg !44
  %vecinit28.i = insertelement <2 x i32> %vecinit27.i, i32 %conv2.i, i64 1, !dbg !44
  %call29.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %3, <2 x i32> noundef %vecinit28.i) #7, !dbg !45
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add31.i = add nsw i32 %add.i, 3, !dbg !46
  %vecinit32.i = insertelement <2 x i32> poison, i32 %add31.i, i64 0, !dbg !47
  %vecinit33.i = insertelement <2 x i32> %vecinit32.i, i32 %conv2.i, i64 1, !dbg !47
  %call34.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit33.i) #7, !dbg !48
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %mul36.i = shl nsw i32 %s.0.i2, 2, !dbg !49
  %vecinit37.i = insertelement <2 x i32> poison, i32 %mul36.i, i64 0, !dbg !50
  %vecinit38.i = insertelement <2 x i32> %vecinit37.i, i32 %conv4.i, i64 1, !dbg !50
  %call39.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit38.i) #7, !dbg !51
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add42.i = or disjoint i32 %mul36.i, 1, !dbg !52
  %vecinit43.i = insertelement <2 x i32> poison, i32 %add42.i, i64 0, !dbg !53
  %vecinit44.i = insertelement <2 x i32> %vecinit43.i, i32 %conv4.i, i64 1, !dbg !53
  %call45.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit44.i) #7, !dbg !54
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add48.i = or disjoint i32 %mul36.i, 2, !dbg !55
  %vecinit49.i = insertelement <2 x i32> poison, i32 %add48.i, i64 0, !dbg !56
  %vecinit50.i = insertelement <2 x i32> %vecinit49.i, i32 %conv4.i, i64 1, !dbg !56
  %call51.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit50.i) #7, !dbg !57
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !24
  %add54.i = or disjoint i32 %mul36.i, 3, !dbg !58
  %vecinit55.i = insertelement <2 x i32> poison, i32 %add54.i, i64 0, !dbg !59
  %vecinit56.i = insertelement <2 x i32> %vecinit55.i, i32 %conv4.i, i64 1, !dbg !59
  %call57.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit56.i) #7, !dbg !60
  %splat.splat.i = shufflevector <4 x float> %call19.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !61
  %splat.splat59.i = shufflevector <4 x float> %call19.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !62
  %splat.splat61.i = shufflevector <4 x float> %call19.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !63
  %splat.splat63.i = shufflevector <4 x float> %call19.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !64
  %call64.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat63.i, <4 x float> noundef %call57.i, <4 x float> noundef %acc0.0.i6) #5, !dbg !65
  %call65.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat61.i, <4 x float> noundef %call51.i, <4 x float> noundef %call64.i) #5, !dbg !66
  %call66.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat59.i, <4 x float> noundef %call45.i, <4 x float> noundef %call65.i) #5, !dbg !67
  %call67.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i, <4 x float> noundef %call39.i, <4 x float> noundef %call66.i) #5, !dbg !68
  %splat.splat69.i = shufflevector <4 x float> %call24.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !69
  %splat.splat71.i = shufflevector <4 x float> %call24.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !70
  %splat.splat73.i = shufflevector <4 x float> %call24.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !71
  %splat.splat75.i = shufflevector <4 x float> %call24.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !72
  %call76.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat75.i, <4 x float> noundef %call57.i, <4 x float> noundef %acc1.0.i5) #5, !dbg !73
  %call77.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat73.i, <4 x float> noundef %call51.i, <4 x float> noundef %call76.i) #5, !dbg !74
  %call78.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat71.i, <4 x float> noundef %call45.i, <4 x float> noundef %call77.i) #5, !dbg !75
  %call79.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat69.i, <4 x float> noundef %call39.i, <4 x float> noundef %call78.i) #5, !dbg !76
  %splat.splat81.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !77
  %splat.splat83.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !78
  %splat.splat85.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !79
  %splat.splat87.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !80
  %call88.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat87.i, <4 x float> noundef %call57.i, <4 x float> noundef %acc2.0.i4) #5, !dbg !81
  %call89.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i, <4 x float> noundef %call51.i, <4 x float> noundef %call88.i) #5, !dbg !82
  %call90.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i, <4 x float> noundef %call45.i, <4 x float> noundef %call89.i) #5, !dbg !83
  %call91.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i, <4 x float> noundef %call39.i, <4 x float> noundef %call90.i) #5, !dbg !84
  %splat.splat93.i = shufflevector <4 x float> %call34.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !85
  %splat.splat95.i = shufflevector <4 x float> %call34.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !86
  %splat.splat97.i = shufflevector <4 x float> %call34.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !87
  %splat.splat99.i = shufflevector <4 x float> %call34.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !88
  %call100.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat99.i, <4 x float> noundef %call57.i, <4 x float> noundef %acc3.0.i3) #5, !dbg !89
  %call101.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat97.i, <4 x float> noundef %call51.i, <4 x float> noundef %call100.i) #5, !dbg !90
  %call102.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat95.i, <4 x float> noundef %call45.i, <4 x float> noundef %call101.i) #5, !dbg !91
  %call103.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat93.i, <4 x float> noundef %call39.i, <4 x float> noundef %call102.i) #5, !dbg !92
  %inc.i = add nuw nsw i32 %s.0.i2, 1, !dbg !93
  %cmp13.i = icmp slt i32 %inc.i, %in_slices, !dbg !27
  br i1 %cmp13.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !28, !llvm.loop !94

if.then112.i:                                     ; preds = %for.cond.cleanup.i
  %add114.i = add nsw i32 %add105.i, 1, !dbg !96
  %vecinit115.i = insertelement <2 x i32> poison, i32 %add114.i, i64 0, !dbg !97
  %vecinit116.i = insertelement <2 x i32> %vecinit115.i, i32 %conv2.i, i64 1, !dbg !97
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit116.i, <4 x float> noundef %acc1.0.i.lcssa) #6, !dbg !98
  br label %if.end117.i, !dbg !98

if.end117.i:                                      ; preds = %if.then112.i, %for.cond.cleanup.i
  %add118.i = or disjoint i32 %conv.i, 2, !dbg !99
  %cmp119.i = icmp slt i32 %add118.i, %width, !dbg !100
  br i1 %cmp119.i, label %if.then121.i, label %if.end126.i, !dbg !100

if.then121.i:                                     ; preds = %if.end117.i
  %add123.i = add nsw i32 %add105.i, 2, !dbg !101
  %vecinit124.i = insertelement <2 x i32> poison, i32 %add123.i, i64 0, !dbg !102
  %vecinit125.i = insertelement <2 x i32> %vecinit124.i, i32 %conv2.i, i64 1, !dbg !102
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit125.i, <4 x float> noundef %acc2.0.i.lcssa) #6, !dbg !103
  br label %if.end126.i, !dbg !103

if.end126.i:                                      ; preds = %if.then121.i, %if.end117.i
  %add127.i = or disjoint i32 %conv.i, 3, !dbg !104
  %cmp128.i = icmp slt i32 %add127.i, %width, !dbg !105
  br i1 %cmp128.i, label %if.then130.i, label %__clang_ocl_kern_imp_conv1x1_image.exit, !dbg !105

if.then130.i:                                     ; preds = %if.end126.i
  %add132.i = add nsw i32 %add105.i, 3, !dbg !106
  %vecinit133.i = insertelement <2 x i32> poison, i32 %add132.i, i64 0, !dbg !107
  %vecinit134.i = insertelement <2 x i32> %vecinit133.i, i32 %conv2.i, i64 1, !dbg !107
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit134.i, <4 x float> noundef %acc3.0.i.lcssa) #6, !dbg !108
  br label %__clang_ocl_kern_imp_conv1x1_image.exit, !dbg !108

__clang_ocl_kern_imp_conv1x1_image.exit:          ; preds = %entry, %if.end126.i, %if.then130.i
  ret void, !dbg !109
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_conv1x1_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, i32 noundef %width, i32 noundef %height, i32 noundef %in_slices, i32 noundef %out_slices) local_unnamed_addr #1 !dbg !18 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !110
  %call.tr = trunc i64 %call to i32, !dbg !110
  %conv = shl i32 %call.tr, 2, !dbg !110
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !111
  %conv2 = trunc i64 %call1 to i32, !dbg !111
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !112
  %conv4 = trunc i64 %call3 to i32, !dbg !112
  %cmp.not = icmp slt i32 %conv, %width, !dbg !113
  %cmp6.not = icmp sgt i32 %height, %conv2
  %or.cond = select i1 %cmp.not, i1 %cmp6.not, i1 false, !dbg !114
  %cmp9.not = icmp sgt i32 %out_slices, %conv4
  %or.cond214 = select i1 %or.cond, i1 %cmp9.not, i1 false, !dbg !114
  br i1 %or.cond214, label %if.end, label %cleanup, !dbg !114

if.end:                                           ; preds = %entry
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %vecinit11 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %conv4, i64 0, !dbg !116
  %call12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %bias, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit11) #7, !dbg !117
  %cmp13215 = icmp sgt i32 %in_slices, 0, !dbg !118
  br i1 %cmp13215, label %for.body, label %for.cond.cleanup, !dbg !119

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %acc3.0.lcssa = phi <4 x float> [ %call12, %if.end ], [ %call103, %for.body ], !dbg !120
  %acc2.0.lcssa = phi <4 x float> [ %call12, %if.end ], [ %call91, %for.body ], !dbg !120
  %acc1.0.lcssa = phi <4 x float> [ %call12, %if.end ], [ %call79, %for.body ], !dbg !120
  %acc0.0.lcssa = phi <4 x float> [ %call12, %if.end ], [ %call67, %for.body ], !dbg !120
  %mul104 = mul nsw i32 %width, %conv4, !dbg !121
  %add105 = add nsw i32 %mul104, %conv, !dbg !122
  %vecinit107 = insertelement <2 x i32> poison, i32 %add105, i64 0, !dbg !123
  %vecinit108 = insertelement <2 x i32> %vecinit107, i32 %conv2, i64 1, !dbg !123
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit108, <4 x float> noundef %acc0.0.lcssa) #6, !dbg !124
  %add109 = or disjoint i32 %conv, 1, !dbg !125
  %cmp110 = icmp slt i32 %add109, %width, !dbg !126
  br i1 %cmp110, label %if.then112, label %if.end117, !dbg !126

for.body:                                         ; preds = %if.end, %for.body
  %acc0.0220 = phi <4 x float> [ %call67, %for.body ], [ %call12, %if.end ]
  %acc1.0219 = phi <4 x float> [ %call79, %for.body ], [ %call12, %if.end ]
  %acc2.0218 = phi <4 x float> [ %call91, %for.body ], [ %call12, %if.end ]
  %acc3.0217 = phi <4 x float> [ %call103, %for.body ], [ %call12, %if.end ]
  %s.0216 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %mul15 = mul nsw i32 %s.0216, %width, !dbg !127
  %add = add nsw i32 %mul15, %conv, !dbg !128
  %1 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %vecinit17 = insertelement <2 x i32> poison, i32 %add, i64 0, !dbg !129
  %vecinit18 = insertelement <2 x i32> %vecinit17, i32 %conv2, i64 1, !dbg !129
  %call19 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %1, <2 x i32> noundef %vecinit18) #7, !dbg !130
  %2 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add21 = add nsw i32 %add, 1, !dbg !131
  %vecinit22 = insertelement <2 x i32> poison, i32 %add21, i64 0, !dbg !132
  %vecinit23 = insertelement <2 x i32> %vecinit22, i32 %conv2, i64 1, !dbg !132
  %call24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %2, <2 x i32> noundef %vecinit23) #7, !dbg !133
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add26 = add nsw i32 %add, 2, !dbg !134
  %vecinit27 = insertelement <2 x i32> poison, i32 %add26, i64 0, !dbg !135
  %vecinit28 = insertelement <2 x i32> %vecinit27, i32 %conv2, i64 1, !dbg !135
  %call29 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %3, <2 x i32> noundef %vecinit28) #7, !dbg !136
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add31 = add nsw i32 %add, 3, !dbg !137
  %vecinit32 = insertelement <2 x i32> poison, i32 %add31, i64 0, !dbg !138
  %vecinit33 = insertelement <2 x i32> %vecinit32, i32 %conv2, i64 1, !dbg !138
  %call34 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit33) #7, !dbg !139
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %mul36 = shl nsw i32 %s.0216, 2, !dbg !140
  %vecinit37 = insertelement <2 x i32> poison, i32 %mul36, i64 0, !dbg !141
  %vecinit38 = insertelement <2 x i32> %vecinit37, i32 %conv4, i64 1, !dbg !141
  %call39 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %5, <2 x i32> noundef %vecinit38) #7, !dbg !142
  %6 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add42 = or disjoint i32 %mul36, 1, !dbg !143
  %vecinit43 = insertelement <2 x i32> poison, i32 %add42, i64 0, !dbg !144
  %vecinit44 = insertelement <2 x i32> %vecinit43, i32 %conv4, i64 1, !dbg !144
  %call45 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %6, <2 x i32> noundef %vecinit44) #7, !dbg !145
  %7 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add48 = or disjoint i32 %mul36, 2, !dbg !146
  %vecinit49 = insertelement <2 x i32> poison, i32 %add48, i64 0, !dbg !147
  %vecinit50 = insertelement <2 x i32> %vecinit49, i32 %conv4, i64 1, !dbg !147
  %call51 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %7, <2 x i32> noundef %vecinit50) #7, !dbg !148
  %8 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !115
  %add54 = or disjoint i32 %mul36, 3, !dbg !149
  %vecinit55 = insertelement <2 x i32> poison, i32 %add54, i64 0, !dbg !150
  %vecinit56 = insertelement <2 x i32> %vecinit55, i32 %conv4, i64 1, !dbg !150
  %call57 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %weights, target("spirv.Sampler") %8, <2 x i32> noundef %vecinit56) #7, !dbg !151
  %splat.splat = shufflevector <4 x float> %call19, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !152
  %splat.splat59 = shufflevector <4 x float> %call19, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !153
  %splat.splat61 = shufflevector <4 x float> %call19, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !154
  %splat.splat63 = shufflevector <4 x float> %call19, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !155
  %call64 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat63, <4 x float> noundef %call57, <4 x float> noundef %acc0.0220) #5, !dbg !156
  %call65 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat61, <4 x float> noundef %call51, <4 x float> noundef %call64) #5, !dbg !157
  %call66 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat59, <4 x float> noundef %call45, <4 x float> noundef %call65) #5, !dbg !158
  %call67 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat, <4 x float> noundef %call39, <4 x float> noundef %call66) #5, !dbg !159
  %splat.splat69 = shufflevector <4 x float> %call24, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !160
  %splat.splat71 = shufflevector <4 x float> %call24, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !161
  %splat.splat73 = shufflevector <4 x float> %call24, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !162
  %splat.splat75 = shufflevector <4 x float> %call24, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !163
  %call76 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat75, <4 x float> noundef %call57, <4 x float> noundef %acc1.0219) #5, !dbg !164
  %call77 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat73, <4 x float> noundef %call51, <4 x float> noundef %call76) #5, !dbg !165
  %call78 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat71, <4 x float> noundef %call45, <4 x float> noundef %call77) #5, !dbg !166
  %call79 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat69, <4 x float> noundef %call39, <4 x float> noundef %call78) #5, !dbg !167
  %splat.splat81 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !168
  %splat.splat83 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !169
  %splat.splat85 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !170
  %splat.splat87 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !171
  %call88 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat87, <4 x float> noundef %call57, <4 x float> noundef %acc2.0218) #5, !dbg !172
  %call89 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85, <4 x float> noundef %call51, <4 x float> noundef %call88) #5, !dbg !173
  %call90 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83, <4 x float> noundef %call45, <4 x float> noundef %call89) #5, !dbg !174
  %call91 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81, <4 x float> noundef %call39, <4 x float> noundef %call90) #5, !dbg !175
  %splat.splat93 = shufflevector <4 x float> %call34, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !176
  %splat.splat95 = shufflevector <4 x float> %call34, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !177
  %splat.splat97 = shufflevector <4 x float> %call34, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !178
  %splat.splat99 = shufflevector <4 x float> %call34, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !179
  %call100 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat99, <4 x float> noundef %call57, <4 x float> noundef %acc3.0217) #5, !dbg !180
  %call101 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat97, <4 x float> noundef %call51, <4 x float> noundef %call100) #5, !dbg !181
  %call102 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat95, <4 x float> noundef %call45, <4 x float> noundef %call101) #5, !dbg !182
  %call103 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat93, <4 x float> noundef %call39, <4 x float> noundef %call102) #5, !dbg !183
  %inc = add nuw nsw i32 %s.0216, 1, !dbg !184
  %cmp13 = icmp slt i32 %inc, %in_slices, !dbg !118
  br i1 %cmp13, label %for.body, label %for.cond.cleanup, !dbg !119, !llvm.loop !185

if.then112:                                       ; preds = %for.cond.cleanup
  %add114 = add nsw i32 %add105, 1, !dbg !187
  %vecinit115 = insertelement <2 x i32> poison, i32 %add114, i64 0, !dbg !188
  %vecinit116 = insertelement <2 x i32> %vecinit115, i32 %conv2, i64 1, !dbg !188
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit116, <4 x float> noundef %acc1.0.lcssa) #6, !dbg !189
  br label %if.end117, !dbg !189

if.end117:                                        ; preds = %if.then112, %for.cond.cleanup
  %add118 = or disjoint i32 %conv, 2, !dbg !190
  %cmp119 = icmp slt i32 %add118, %width, !dbg !191
  br i1 %cmp119, label %if.then121, label %if.end126, !dbg !191

if.then121:                                       ; preds = %if.end117
  %add123 = add nsw i32 %add105, 2, !dbg !192
  %vecinit124 = insertelement <2 x i32> poison, i32 %add123, i64 0, !dbg !193
  %vecinit125 = insertelement <2 x i32> %vecinit124, i32 %conv2, i64 1, !dbg !193
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit125, <4 x float> noundef %acc2.0.lcssa) #6, !dbg !194
  br label %if.end126, !dbg !194

if.end126:                                        ; preds = %if.then121, %if.end117
  %add127 = or disjoint i32 %conv, 3, !dbg !195
  %cmp128 = icmp slt i32 %add127, %width, !dbg !196
  br i1 %cmp128, label %if.then130, label %cleanup, !dbg !196

if.then130:                                       ; preds = %if.end126
  %add132 = add nsw i32 %add105, 3, !dbg !197
  %vecinit133 = insertelement <2 x i32> poison, i32 %add132, i64 0, !dbg !198
  %vecinit134 = insertelement <2 x i32> %vecinit133, i32 %conv2, i64 1, !dbg !198
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit134, <4 x float> noundef %acc3.0.lcssa) #6, !dbg !199
  br label %cleanup, !dbg !199

cleanup:                                          ; preds = %if.end126, %if.then130, %entry
  ret void, !dbg !200
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
!1 = !DIFile(filename: "conv1x1_image.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "conv1x1_image", scope: !1, file: !1, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!14 = !{!"read_only", !"read_only", !"read_only", !"write_only", !"none", !"none", !"none", !"none"}
!15 = !{!"image2d_t", !"image2d_t", !"image2d_t", !"image2d_t", !"int", !"int", !"int", !"int"}
!16 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!17 = !DILocation(line: 14, column: 19, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "conv1x1_image", scope: !1, file: !1, line: 12, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 13, column: 111, scope: !10)
!20 = !DILocation(line: 15, column: 19, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 16, column: 20, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 17, column: 11, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 17, column: 20, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 10, column: 30, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 19, column: 50, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 19, column: 19, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 22, column: 23, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 22, column: 5, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 0, scope: !18, inlinedAt: !19)
!30 = !DILocation(line: 39, column: 24, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 39, column: 32, scope: !18, inlinedAt: !19)
!32 = !DILocation(line: 40, column: 29, scope: !18, inlinedAt: !19)
!33 = !DILocation(line: 40, column: 5, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 41, column: 11, scope: !18, inlinedAt: !19)
!35 = !DILocation(line: 41, column: 15, scope: !18, inlinedAt: !19)
!36 = !DILocation(line: 24, column: 26, scope: !18, inlinedAt: !19)
!37 = !DILocation(line: 24, column: 34, scope: !18, inlinedAt: !19)
!38 = !DILocation(line: 25, column: 58, scope: !18, inlinedAt: !19)
!39 = !DILocation(line: 25, column: 28, scope: !18, inlinedAt: !19)
!40 = !DILocation(line: 26, column: 62, scope: !18, inlinedAt: !19)
!41 = !DILocation(line: 26, column: 58, scope: !18, inlinedAt: !19)
!42 = !DILocation(line: 26, column: 28, scope: !18, inlinedAt: !19)
!43 = !DILocation(line: 27, column: 62, scope: !18, inlinedAt: !19)
!44 = !DILocation(line: 27, column: 58, scope: !18, inlinedAt: !19)
!45 = !DILocation(line: 27, column: 28, scope: !18, inlinedAt: !19)
!46 = !DILocation(line: 28, column: 62, scope: !18, inlinedAt: !19)
!47 = !DILocation(line: 28, column: 58, scope: !18, inlinedAt: !19)
!48 = !DILocation(line: 28, column: 28, scope: !18, inlinedAt: !19)
!49 = !DILocation(line: 29, column: 64, scope: !18, inlinedAt: !19)
!50 = !DILocation(line: 29, column: 61, scope: !18, inlinedAt: !19)
!51 = !DILocation(line: 29, column: 27, scope: !18, inlinedAt: !19)
!52 = !DILocation(line: 30, column: 68, scope: !18, inlinedAt: !19)
!53 = !DILocation(line: 30, column: 61, scope: !18, inlinedAt: !19)
!54 = !DILocation(line: 30, column: 27, scope: !18, inlinedAt: !19)
!55 = !DILocation(line: 31, column: 68, scope: !18, inlinedAt: !19)
!56 = !DILocation(line: 31, column: 61, scope: !18, inlinedAt: !19)
!57 = !DILocation(line: 31, column: 27, scope: !18, inlinedAt: !19)
!58 = !DILocation(line: 32, column: 68, scope: !18, inlinedAt: !19)
!59 = !DILocation(line: 32, column: 61, scope: !18, inlinedAt: !19)
!60 = !DILocation(line: 32, column: 27, scope: !18, inlinedAt: !19)
!61 = !DILocation(line: 33, column: 20, scope: !18, inlinedAt: !19)
!62 = !DILocation(line: 33, column: 35, scope: !18, inlinedAt: !19)
!63 = !DILocation(line: 33, column: 50, scope: !18, inlinedAt: !19)
!64 = !DILocation(line: 33, column: 65, scope: !18, inlinedAt: !19)
!65 = !DILocation(line: 33, column: 61, scope: !18, inlinedAt: !19)
!66 = !DILocation(line: 33, column: 46, scope: !18, inlinedAt: !19)
!67 = !DILocation(line: 33, column: 31, scope: !18, inlinedAt: !19)
!68 = !DILocation(line: 33, column: 16, scope: !18, inlinedAt: !19)
!69 = !DILocation(line: 34, column: 20, scope: !18, inlinedAt: !19)
!70 = !DILocation(line: 34, column: 35, scope: !18, inlinedAt: !19)
!71 = !DILocation(line: 34, column: 50, scope: !18, inlinedAt: !19)
!72 = !DILocation(line: 34, column: 65, scope: !18, inlinedAt: !19)
!73 = !DILocation(line: 34, column: 61, scope: !18, inlinedAt: !19)
!74 = !DILocation(line: 34, column: 46, scope: !18, inlinedAt: !19)
!75 = !DILocation(line: 34, column: 31, scope: !18, inlinedAt: !19)
!76 = !DILocation(line: 34, column: 16, scope: !18, inlinedAt: !19)
!77 = !DILocation(line: 35, column: 20, scope: !18, inlinedAt: !19)
!78 = !DILocation(line: 35, column: 35, scope: !18, inlinedAt: !19)
!79 = !DILocation(line: 35, column: 50, scope: !18, inlinedAt: !19)
!80 = !DILocation(line: 35, column: 65, scope: !18, inlinedAt: !19)
!81 = !DILocation(line: 35, column: 61, scope: !18, inlinedAt: !19)
!82 = !DILocation(line: 35, column: 46, scope: !18, inlinedAt: !19)
!83 = !DILocation(line: 35, column: 31, scope: !18, inlinedAt: !19)
!84 = !DILocation(line: 35, column: 16, scope: !18, inlinedAt: !19)
!85 = !DILocation(line: 36, column: 20, scope: !18, inlinedAt: !19)
!86 = !DILocation(line: 36, column: 35, scope: !18, inlinedAt: !19)
!87 = !DILocation(line: 36, column: 50, scope: !18, inlinedAt: !19)
!88 = !DILocation(line: 36, column: 65, scope: !18, inlinedAt: !19)
!89 = !DILocation(line: 36, column: 61, scope: !18, inlinedAt: !19)
!90 = !DILocation(line: 36, column: 46, scope: !18, inlinedAt: !19)
!91 = !DILocation(line: 36, column: 31, scope: !18, inlinedAt: !19)
!92 = !DILocation(line: 36, column: 16, scope: !18, inlinedAt: !19)
!93 = !DILocation(line: 22, column: 36, scope: !18, inlinedAt: !19)
!94 = distinct !{!94, !28, !95}
!95 = !DILocation(line: 37, column: 5, scope: !18, inlinedAt: !19)
!96 = !DILocation(line: 41, column: 53, scope: !18, inlinedAt: !19)
!97 = !DILocation(line: 41, column: 48, scope: !18, inlinedAt: !19)
!98 = !DILocation(line: 41, column: 24, scope: !18, inlinedAt: !19)
!99 = !DILocation(line: 42, column: 11, scope: !18, inlinedAt: !19)
!100 = !DILocation(line: 42, column: 15, scope: !18, inlinedAt: !19)
!101 = !DILocation(line: 42, column: 53, scope: !18, inlinedAt: !19)
!102 = !DILocation(line: 42, column: 48, scope: !18, inlinedAt: !19)
!103 = !DILocation(line: 42, column: 24, scope: !18, inlinedAt: !19)
!104 = !DILocation(line: 43, column: 11, scope: !18, inlinedAt: !19)
!105 = !DILocation(line: 43, column: 15, scope: !18, inlinedAt: !19)
!106 = !DILocation(line: 43, column: 53, scope: !18, inlinedAt: !19)
!107 = !DILocation(line: 43, column: 48, scope: !18, inlinedAt: !19)
!108 = !DILocation(line: 43, column: 24, scope: !18, inlinedAt: !19)
!109 = !DILocation(line: 44, column: 1, scope: !10)
!110 = !DILocation(line: 14, column: 19, scope: !18)
!111 = !DILocation(line: 15, column: 19, scope: !18)
!112 = !DILocation(line: 16, column: 20, scope: !18)
!113 = !DILocation(line: 17, column: 11, scope: !18)
!114 = !DILocation(line: 17, column: 20, scope: !18)
!115 = !DILocation(line: 10, column: 30, scope: !18)
!116 = !DILocation(line: 19, column: 50, scope: !18)
!117 = !DILocation(line: 19, column: 19, scope: !18)
!118 = !DILocation(line: 22, column: 23, scope: !18)
!119 = !DILocation(line: 22, column: 5, scope: !18)
!120 = !DILocation(line: 0, scope: !18)
!121 = !DILocation(line: 39, column: 24, scope: !18)
!122 = !DILocation(line: 39, column: 32, scope: !18)
!123 = !DILocation(line: 40, column: 29, scope: !18)
!124 = !DILocation(line: 40, column: 5, scope: !18)
!125 = !DILocation(line: 41, column: 11, scope: !18)
!126 = !DILocation(line: 41, column: 15, scope: !18)
!127 = !DILocation(line: 24, column: 26, scope: !18)
!128 = !DILocation(line: 24, column: 34, scope: !18)
!129 = !DILocation(line: 25, column: 58, scope: !18)
!130 = !DILocation(line: 25, column: 28, scope: !18)
!131 = !DILocation(line: 26, column: 62, scope: !18)
!132 = !DILocation(line: 26, column: 58, scope: !18)
!133 = !DILocation(line: 26, column: 28, scope: !18)
!134 = !DILocation(line: 27, column: 62, scope: !18)
!135 = !DILocation(line: 27, column: 58, scope: !18)
!136 = !DILocation(line: 27, column: 28, scope: !18)
!137 = !DILocation(line: 28, column: 62, scope: !18)
!138 = !DILocation(line: 28, column: 58, scope: !18)
!139 = !DILocation(line: 28, column: 28, scope: !18)
!140 = !DILocation(line: 29, column: 64, scope: !18)
!141 = !DILocation(line: 29, column: 61, scope: !18)
!142 = !DILocation(line: 29, column: 27, scope: !18)
!143 = !DILocation(line: 30, column: 68, scope: !18)
!144 = !DILocation(line: 30, column: 61, scope: !18)
!145 = !DILocation(line: 30, column: 27, scope: !18)
!146 = !DILocation(line: 31, column: 68, scope: !18)
!147 = !DILocation(line: 31, column: 61, scope: !18)
!148 = !DILocation(line: 31, column: 27, scope: !18)
!149 = !DILocation(line: 32, column: 68, scope: !18)
!150 = !DILocation(line: 32, column: 61, scope: !18)
!151 = !DILocation(line: 32, column: 27, scope: !18)
!152 = !DILocation(line: 33, column: 20, scope: !18)
!153 = !DILocation(line: 33, column: 35, scope: !18)
!154 = !DILocation(line: 33, column: 50, scope: !18)
!155 = !DILocation(line: 33, column: 65, scope: !18)
!156 = !DILocation(line: 33, column: 61, scope: !18)
!157 = !DILocation(line: 33, column: 46, scope: !18)
!158 = !DILocation(line: 33, column: 31, scope: !18)
!159 = !DILocation(line: 33, column: 16, scope: !18)
!160 = !DILocation(line: 34, column: 20, scope: !18)
!161 = !DILocation(line: 34, column: 35, scope: !18)
!162 = !DILocation(line: 34, column: 50, scope: !18)
!163 = !DILocation(line: 34, column: 65, scope: !18)
!164 = !DILocation(line: 34, column: 61, scope: !18)
!165 = !DILocation(line: 34, column: 46, scope: !18)
!166 = !DILocation(line: 34, column: 31, scope: !18)
!167 = !DILocation(line: 34, column: 16, scope: !18)
!168 = !DILocation(line: 35, column: 20, scope: !18)
!169 = !DILocation(line: 35, column: 35, scope: !18)
!170 = !DILocation(line: 35, column: 50, scope: !18)
!171 = !DILocation(line: 35, column: 65, scope: !18)
!172 = !DILocation(line: 35, column: 61, scope: !18)
!173 = !DILocation(line: 35, column: 46, scope: !18)
!174 = !DILocation(line: 35, column: 31, scope: !18)
!175 = !DILocation(line: 35, column: 16, scope: !18)
!176 = !DILocation(line: 36, column: 20, scope: !18)
!177 = !DILocation(line: 36, column: 35, scope: !18)
!178 = !DILocation(line: 36, column: 50, scope: !18)
!179 = !DILocation(line: 36, column: 65, scope: !18)
!180 = !DILocation(line: 36, column: 61, scope: !18)
!181 = !DILocation(line: 36, column: 46, scope: !18)
!182 = !DILocation(line: 36, column: 31, scope: !18)
!183 = !DILocation(line: 36, column: 16, scope: !18)
!184 = !DILocation(line: 22, column: 36, scope: !18)
!185 = distinct !{!185, !119, !186}
!186 = !DILocation(line: 37, column: 5, scope: !18)
!187 = !DILocation(line: 41, column: 53, scope: !18)
!188 = !DILocation(line: 41, column: 48, scope: !18)
!189 = !DILocation(line: 41, column: 24, scope: !18)
!190 = !DILocation(line: 42, column: 11, scope: !18)
!191 = !DILocation(line: 42, column: 15, scope: !18)
!192 = !DILocation(line: 42, column: 53, scope: !18)
!193 = !DILocation(line: 42, column: 48, scope: !18)
!194 = !DILocation(line: 42, column: 24, scope: !18)
!195 = !DILocation(line: 43, column: 11, scope: !18)
!196 = !DILocation(line: 43, column: 15, scope: !18)
!197 = !DILocation(line: 43, column: 53, scope: !18)
!198 = !DILocation(line: 43, column: 48, scope: !18)
!199 = !DILocation(line: 43, column: 24, scope: !18)
!200 = !DILocation(line: 44, column: 1, scope: !18)
