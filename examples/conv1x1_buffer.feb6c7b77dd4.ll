; ModuleID = 'conv1x1_buffer.cl'
source_filename = "conv1x1_buffer.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @conv1x1_buffer(ptr addrspace(1) noalias noundef align 4 %src, ptr addrspace(1) noalias noundef align 4 %weights, ptr addrspace(1) noalias noundef align 4 %bias, ptr addrspace(1) noalias noundef align 4 %dst, i32 noundef %pixels, i32 noundef %in_channels, i32 noundef %out_channels) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !17
  %call.tr.i = trunc i64 %call.i to i32, !dbg !17
  %conv.i = shl i32 %call.tr.i, 2, !dbg !17
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !20
  %call1.tr.i = trunc i64 %call1.i to i32, !dbg !20
  %conv3.i = shl i32 %call1.tr.i, 2, !dbg !20
  %cmp.not.i = icmp slt i32 %conv.i, %out_channels, !dbg !21
  %cmp5.not.i = icmp slt i32 %conv3.i, %pixels
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp5.not.i, i1 false, !dbg !22
  br i1 %or.cond.i, label %if.end.i, label %__clang_ocl_kern_imp_conv1x1_buffer.exit, !dbg !22

if.end.i:                                         ; preds = %entry
  %sub.i = add nsw i32 %pixels, -1, !dbg !23
  %mul7.i = mul nsw i32 %conv3.i, %in_channels, !dbg !24
  %idx.ext.i = sext i32 %mul7.i to i64, !dbg !25
  %add.ptr.i = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext.i, !dbg !25
  %add.i = or disjoint i32 %conv3.i, 1, !dbg !26
  %call8.i = tail call spir_func i32 @_Z3minii(i32 noundef %add.i, i32 noundef %sub.i) #5, !dbg !27
  %mul9.i = mul nsw i32 %call8.i, %in_channels, !dbg !28
  %idx.ext10.i = sext i32 %mul9.i to i64, !dbg !29
  %add.ptr11.i = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext10.i, !dbg !29
  %add12.i = or disjoint i32 %conv3.i, 2, !dbg !30
  %call13.i = tail call spir_func i32 @_Z3minii(i32 noundef %add12.i, i32 noundef %sub.i) #5, !dbg !31
  %mul14.i = mul nsw i32 %call13.i, %in_channels, !dbg !32
  %idx.ext15.i = sext i32 %mul14.i to i64, !dbg !33
  %add.ptr16.i = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext15.i, !dbg !33
  %add17.i = or disjoint i32 %conv3.i, 3, !dbg !34
  %call18.i = tail call spir_func i32 @_Z3minii(i32 noundef %add17.i, i32 noundef %sub.i) #5, !dbg !35
  %mul19.i = mul nsw i32 %call18.i, %in_channels, !dbg !36
  %idx.ext20.i = sext i32 %mul19.i to i64, !dbg !37
  %add.ptr21.i = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext20.i, !dbg !37
  %idx.ext22.i = sext i32 %conv.i to i64, !dbg !38
  %add.ptr23.i = getelementptr inbounds float, ptr addrspace(1) %bias, i64 %idx.ext22.i, !dbg !38
  %call24.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr23.i) #6, !dbg !39, !noalias !40
  %invariant.gep = getelementptr float, ptr addrspace(1) %weights, i64 %idx.ext22.i, !dbg !45
  %cmp25.i1 = icmp sgt i32 %in_channels, 0, !dbg !46
  br i1 %cmp25.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !47

for.body.i.lr.ph:                                 ; preds = %if.end.i
  %idx.ext45.i = sext i32 %out_channels to i64
  %mul48.i = shl nsw i32 %out_channels, 1
  %idx.ext49.i = sext i32 %mul48.i to i64
  %mul52.i = mul nsw i32 %out_channels, 3
  %idx.ext53.i = sext i32 %mul52.i to i64
  br label %for.body.i, !dbg !47

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.end.i
  %acc3.0.i.lcssa = phi <4 x float> [ %call24.i, %if.end.i ], [ %call101.i, %for.body.i ], !dbg !48
  %acc2.0.i.lcssa = phi <4 x float> [ %call24.i, %if.end.i ], [ %call89.i, %for.body.i ], !dbg !48
  %acc1.0.i.lcssa = phi <4 x float> [ %call24.i, %if.end.i ], [ %call77.i, %for.body.i ], !dbg !48
  %acc0.0.i.lcssa = phi <4 x float> [ %call24.i, %if.end.i ], [ %call65.i, %for.body.i ], !dbg !48
  %mul103.i = mul nsw i32 %conv3.i, %out_channels, !dbg !49
  %idx.ext104.i = sext i32 %mul103.i to i64, !dbg !50
  %add.ptr105.i = getelementptr inbounds float, ptr addrspace(1) %dst, i64 %idx.ext104.i, !dbg !50
  %add.ptr107.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr105.i, i64 %idx.ext22.i, !dbg !51
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc0.0.i.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr107.i) #7, !dbg !52
  %cmp109.i = icmp slt i32 %add.i, %pixels, !dbg !53
  br i1 %cmp109.i, label %if.then111.i, label %if.end114.i, !dbg !53

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %acc0.0.i6 = phi <4 x float> [ %call24.i, %for.body.i.lr.ph ], [ %call65.i, %for.body.i ]
  %acc1.0.i5 = phi <4 x float> [ %call24.i, %for.body.i.lr.ph ], [ %call77.i, %for.body.i ]
  %acc2.0.i4 = phi <4 x float> [ %call24.i, %for.body.i.lr.ph ], [ %call89.i, %for.body.i ]
  %acc3.0.i3 = phi <4 x float> [ %call24.i, %for.body.i.lr.ph ], [ %call101.i, %for.body.i ]
  %ci.0.i2 = phi i32 [ 0, %for.body.i.lr.ph ], [ %add102.i, %for.body.i ]
  %idx.ext27.i = zext nneg i32 %ci.0.i2 to i64, !dbg !54
  %add.ptr28.i = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr.i, i64 %idx.ext27.i, !dbg !54
  %call29.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr28.i) #6, !dbg !55, !noalias !56
  %add.ptr31.i = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr11.i, i64 %idx.ext27.i, !dbg !57
  %call32.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr31.i) #6, !dbg !58, !noalias !56
  %add.ptr34.i = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr16.i, i64 %idx.ext27.i, !dbg !59
  %call35.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr34.i) #6, !dbg !60, !noalias !56
  %add.ptr37.i = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr21.i, i64 %idx.ext27.i, !dbg !61
  %call38.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr37.i) #6, !dbg !62, !noalias !56
  %mul39.i = mul nsw i32 %ci.0.i2, %out_channels, !dbg !63
  %idx.ext40.i = sext i32 %mul39.i to i64, !dbg !64
  %gep = getelementptr float, ptr addrspace(1) %invariant.gep, i64 %idx.ext40.i, !dbg !65
  %call44.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %gep) #6, !dbg !66, !noalias !56
  %add.ptr46.i = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext45.i, !dbg !67
  %call47.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr46.i) #6, !dbg !68, !noalias !56
  %add.ptr50.i = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext49.i, !dbg !69
  %call51.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr50.i) #6, !dbg !70, !noalias !56
  %add.ptr54.i = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext53.i, !dbg !71
  %call55.i = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr54.i) #6, !dbg !72, !noalias !56
  %splat.splat.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !73
  %splat.splat57.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !74
  %splat.splat59.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !75
  %splat.splat61.i = shufflevector <4 x float> %call29.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !76
  %call62.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat61.i, <4 x float> noundef %call55.i, <4 x float> noundef %acc0.0.i6) #5, !dbg !77
  %call63.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat59.i, <4 x float> noundef %call51.i, <4 x float> noundef %call62.i) #5, !dbg !78
  %call64.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat57.i, <4 x float> noundef %call47.i, <4 x float> noundef %call63.i) #5, !dbg !79
  %call65.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i, <4 x float> noundef %call44.i, <4 x float> noundef %call64.i) #5, !dbg !80
  %splat.splat67.i = shufflevector <4 x float> %call32.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !81
  %splat.splat69.i = shufflevector <4 x float> %call32.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !82
  %splat.splat71.i = shufflevector <4 x float> %call32.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !83
  %splat.splat73.i = shufflevector <4 x float> %call32.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !84
  %call74.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat73.i, <4 x float> noundef %call55.i, <4 x float> noundef %acc1.0.i5) #5, !dbg !85
  %call75.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat71.i, <4 x float> noundef %call51.i, <4 x float> noundef %call74.i) #5, !dbg !86
  %call76.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat69.i, <4 x float> noundef %call47.i, <4 x float> noundef %call75.i) #5, !dbg !87
  %call77.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat67.i, <4 x float> noundef %call44.i, <4 x float> noundef %call76.i) #5, !dbg !88
  %splat.splat79.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !89
  %splat.splat81.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !90
  %splat.splat83.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !91
  %splat.splat85.i = shufflevector <4 x float> %call35.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !92
  %call86.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i, <4 x float> noundef %call55.i, <4 x float> noundef %acc2.0.i4) #5, !dbg !93
  %call87.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i, <4 x float> noundef %call51.i, <4 x float> noundef %call86.i) #5, !dbg !94
  %call88.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i, <4 x float> noundef %call47.i, <4 x float> noundef %call87.i) #5, !dbg !95
  %call89.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat79.i, <4 x float> noundef %call44.i, <4 x float> noundef %call88.i) #5, !dbg !96
  %splat.splat91.i = shufflevector <4 x float> %call38.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !97
  %splat.splat93.i = shufflevector <4 x float> %call38.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !98
  %splat.splat95.i = shufflevector <4 x float> %call38.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !99
  %splat.splat97.i = shufflevector <4 x float> %call38.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !100
  %call98.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat97.i, <4 x float> noundef %call55.i, <4 x float> noundef %acc3.0.i3) #5, !dbg !101
  %call99.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat95.i, <4 x float> noundef %call51.i, <4 x float> noundef %call98.i) #5, !dbg !102
  %call100.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat93.i, <4 x float> noundef %call47.i, <4 x float> noundef %call99.i) #5, !dbg !103
  %call101.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat91.i, <4 x float> noundef %call44.i, <4 x float> noundef %call100.i) #5, !dbg !104
  %add102.i = add nuw nsw i32 %ci.0.i2, 4, !dbg !105
  %cmp25.i = icmp slt i32 %add102.i, %in_channels, !dbg !46
  br i1 %cmp25.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !47, !llvm.loop !106

if.then111.i:                                     ; preds = %for.cond.cleanup.i
  %idx.ext112.i = sext i32 %out_channels to i64, !dbg !108
  %add.ptr113.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr107.i, i64 %idx.ext112.i, !dbg !108
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc1.0.i.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr113.i) #7, !dbg !109
  br label %if.end114.i, !dbg !109

if.end114.i:                                      ; preds = %if.then111.i, %for.cond.cleanup.i
  %cmp116.i = icmp slt i32 %add12.i, %pixels, !dbg !110
  br i1 %cmp116.i, label %if.then118.i, label %if.end122.i, !dbg !110

if.then118.i:                                     ; preds = %if.end114.i
  %mul119.i = shl nsw i32 %out_channels, 1, !dbg !111
  %idx.ext120.i = sext i32 %mul119.i to i64, !dbg !112
  %add.ptr121.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr107.i, i64 %idx.ext120.i, !dbg !112
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc2.0.i.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr121.i) #7, !dbg !113
  br label %if.end122.i, !dbg !113

if.end122.i:                                      ; preds = %if.then118.i, %if.end114.i
  %cmp124.i = icmp slt i32 %add17.i, %pixels, !dbg !114
  br i1 %cmp124.i, label %if.then126.i, label %__clang_ocl_kern_imp_conv1x1_buffer.exit, !dbg !114

if.then126.i:                                     ; preds = %if.end122.i
  %mul127.i = mul nsw i32 %out_channels, 3, !dbg !115
  %idx.ext128.i = sext i32 %mul127.i to i64, !dbg !116
  %add.ptr129.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr107.i, i64 %idx.ext128.i, !dbg !116
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc3.0.i.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr129.i) #7, !dbg !117
  br label %__clang_ocl_kern_imp_conv1x1_buffer.exit, !dbg !117

__clang_ocl_kern_imp_conv1x1_buffer.exit:         ; preds = %entry, %if.end122.i, %if.then126.i
  ret void, !dbg !118
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_conv1x1_buffer(ptr addrspace(1) noalias noundef align 4 %src, ptr addrspace(1) noalias noundef align 4 %weights, ptr addrspace(1) noalias noundef align 4 %bias, ptr addrspace(1) noalias noundef align 4 %dst, i32 noundef %pixels, i32 noundef %in_channels, i32 noundef %out_channels) local_unnamed_addr #1 !dbg !18 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !119
  %call.tr = trunc i64 %call to i32, !dbg !119
  %conv = shl i32 %call.tr, 2, !dbg !119
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !120
  %call1.tr = trunc i64 %call1 to i32, !dbg !120
  %conv3 = shl i32 %call1.tr, 2, !dbg !120
  %cmp.not = icmp slt i32 %conv, %out_channels, !dbg !121
  %cmp5.not = icmp slt i32 %conv3, %pixels
  %or.cond = select i1 %cmp.not, i1 %cmp5.not, i1 false, !dbg !122
  br i1 %or.cond, label %if.end, label %cleanup, !dbg !122

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %pixels, -1, !dbg !123
  %mul7 = mul nsw i32 %conv3, %in_channels, !dbg !124
  %idx.ext = sext i32 %mul7 to i64, !dbg !125
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext, !dbg !125
  %add = or disjoint i32 %conv3, 1, !dbg !126
  %call8 = tail call spir_func i32 @_Z3minii(i32 noundef %add, i32 noundef %sub) #5, !dbg !127
  %mul9 = mul nsw i32 %call8, %in_channels, !dbg !128
  %idx.ext10 = sext i32 %mul9 to i64, !dbg !129
  %add.ptr11 = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext10, !dbg !129
  %add12 = or disjoint i32 %conv3, 2, !dbg !130
  %call13 = tail call spir_func i32 @_Z3minii(i32 noundef %add12, i32 noundef %sub) #5, !dbg !131
  %mul14 = mul nsw i32 %call13, %in_channels, !dbg !132
  %idx.ext15 = sext i32 %mul14 to i64, !dbg !133
  %add.ptr16 = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext15, !dbg !133
  %add17 = or disjoint i32 %conv3, 3, !dbg !134
  %call18 = tail call spir_func i32 @_Z3minii(i32 noundef %add17, i32 noundef %sub) #5, !dbg !135
  %mul19 = mul nsw i32 %call18, %in_channels, !dbg !136
  %idx.ext20 = sext i32 %mul19 to i64, !dbg !137
  %add.ptr21 = getelementptr inbounds float, ptr addrspace(1) %src, i64 %idx.ext20, !dbg !137
  %idx.ext22 = sext i32 %conv to i64, !dbg !138
  %add.ptr23 = getelementptr inbounds float, ptr addrspace(1) %bias, i64 %idx.ext22, !dbg !138
  %call24 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr23) #6, !dbg !139
  %invariant.gep = getelementptr float, ptr addrspace(1) %weights, i64 %idx.ext22, !dbg !140
  %cmp25207 = icmp sgt i32 %in_channels, 0, !dbg !141
  br i1 %cmp25207, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !142

for.body.lr.ph:                                   ; preds = %if.end
  %idx.ext45 = sext i32 %out_channels to i64
  %mul48 = shl nsw i32 %out_channels, 1
  %idx.ext49 = sext i32 %mul48 to i64
  %mul52 = mul nsw i32 %out_channels, 3
  %idx.ext53 = sext i32 %mul52 to i64
  br label %for.body, !dbg !142

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %acc3.0.lcssa = phi <4 x float> [ %call24, %if.end ], [ %call101, %for.body ], !dbg !143
  %acc2.0.lcssa = phi <4 x float> [ %call24, %if.end ], [ %call89, %for.body ], !dbg !143
  %acc1.0.lcssa = phi <4 x float> [ %call24, %if.end ], [ %call77, %for.body ], !dbg !143
  %acc0.0.lcssa = phi <4 x float> [ %call24, %if.end ], [ %call65, %for.body ], !dbg !143
  %mul103 = mul nsw i32 %conv3, %out_channels, !dbg !144
  %idx.ext104 = sext i32 %mul103 to i64, !dbg !145
  %add.ptr105 = getelementptr inbounds float, ptr addrspace(1) %dst, i64 %idx.ext104, !dbg !145
  %add.ptr107 = getelementptr inbounds float, ptr addrspace(1) %add.ptr105, i64 %idx.ext22, !dbg !146
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc0.0.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr107) #7, !dbg !147
  %cmp109 = icmp slt i32 %add, %pixels, !dbg !148
  br i1 %cmp109, label %if.then111, label %if.end114, !dbg !148

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %acc0.0212 = phi <4 x float> [ %call24, %for.body.lr.ph ], [ %call65, %for.body ]
  %acc1.0211 = phi <4 x float> [ %call24, %for.body.lr.ph ], [ %call77, %for.body ]
  %acc2.0210 = phi <4 x float> [ %call24, %for.body.lr.ph ], [ %call89, %for.body ]
  %acc3.0209 = phi <4 x float> [ %call24, %for.body.lr.ph ], [ %call101, %for.body ]
  %ci.0208 = phi i32 [ 0, %for.body.lr.ph ], [ %add102, %for.body ]
  %idx.ext27 = zext nneg i32 %ci.0208 to i64, !dbg !149
  %add.ptr28 = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr, i64 %idx.ext27, !dbg !149
  %call29 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr28) #6, !dbg !150
  %add.ptr31 = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr11, i64 %idx.ext27, !dbg !151
  %call32 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr31) #6, !dbg !152
  %add.ptr34 = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr16, i64 %idx.ext27, !dbg !153
  %call35 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr34) #6, !dbg !154
  %add.ptr37 = getelementptr inbounds nuw float, ptr addrspace(1) %add.ptr21, i64 %idx.ext27, !dbg !155
  %call38 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr37) #6, !dbg !156
  %mul39 = mul nsw i32 %ci.0208, %out_channels, !dbg !157
  %idx.ext40 = sext i32 %mul39 to i64, !dbg !158
  %gep = getelementptr float, ptr addrspace(1) %invariant.gep, i64 %idx.ext40, !dbg !159
  %call44 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %gep) #6, !dbg !160
  %add.ptr46 = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext45, !dbg !161
  %call47 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr46) #6, !dbg !162
  %add.ptr50 = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext49, !dbg !163
  %call51 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr50) #6, !dbg !164
  %add.ptr54 = getelementptr inbounds float, ptr addrspace(1) %gep, i64 %idx.ext53, !dbg !165
  %call55 = tail call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef 0, ptr addrspace(1) noundef %add.ptr54) #6, !dbg !166
  %splat.splat = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !167
  %splat.splat57 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !168
  %splat.splat59 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !169
  %splat.splat61 = shufflevector <4 x float> %call29, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !170
  %call62 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat61, <4 x float> noundef %call55, <4 x float> noundef %acc0.0212) #5, !dbg !171
  %call63 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat59, <4 x float> noundef %call51, <4 x float> noundef %call62) #5, !dbg !172
  %call64 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat57, <4 x float> noundef %call47, <4 x float> noundef %call63) #5, !dbg !173
  %call65 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat, <4 x float> noundef %call44, <4 x float> noundef %call64) #5, !dbg !174
  %splat.splat67 = shufflevector <4 x float> %call32, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !175
  %splat.splat69 = shufflevector <4 x float> %call32, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !176
  %splat.splat71 = shufflevector <4 x float> %call32, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !177
  %splat.splat73 = shufflevector <4 x float> %call32, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !178
  %call74 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat73, <4 x float> noundef %call55, <4 x float> noundef %acc1.0211) #5, !dbg !179
  %call75 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat71, <4 x float> noundef %call51, <4 x float> noundef %call74) #5, !dbg !180
  %call76 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat69, <4 x float> noundef %call47, <4 x float> noundef %call75) #5, !dbg !181
  %call77 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat67, <4 x float> noundef %call44, <4 x float> noundef %call76) #5, !dbg !182
  %splat.splat79 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !183
  %splat.splat81 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !184
  %splat.splat83 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !185
  %splat.splat85 = shufflevector <4 x float> %call35, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !186
  %call86 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85, <4 x float> noundef %call55, <4 x float> noundef %acc2.0210) #5, !dbg !187
  %call87 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83, <4 x float> noundef %call51, <4 x float> noundef %call86) #5, !dbg !188
  %call88 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81, <4 x float> noundef %call47, <4 x float> noundef %call87) #5, !dbg !189
  %call89 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat79, <4 x float> noundef %call44, <4 x float> noundef %call88) #5, !dbg !190
  %splat.splat91 = shufflevector <4 x float> %call38, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !191
  %splat.splat93 = shufflevector <4 x float> %call38, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !192
  %splat.splat95 = shufflevector <4 x float> %call38, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !193
  %splat.splat97 = shufflevector <4 x float> %call38, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !194
  %call98 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat97, <4 x float> noundef %call55, <4 x float> noundef %acc3.0209) #5, !dbg !195
  %call99 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat95, <4 x float> noundef %call51, <4 x float> noundef %call98) #5, !dbg !196
  %call100 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat93, <4 x float> noundef %call47, <4 x float> noundef %call99) #5, !dbg !197
  %call101 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat91, <4 x float> noundef %call44, <4 x float> noundef %call100) #5, !dbg !198
  %add102 = add nuw nsw i32 %ci.0208, 4, !dbg !199
  %cmp25 = icmp slt i32 %add102, %in_channels, !dbg !141
  br i1 %cmp25, label %for.body, label %for.cond.cleanup, !dbg !142, !llvm.loop !200

if.then111:                                       ; preds = %for.cond.cleanup
  %idx.ext112 = sext i32 %out_channels to i64, !dbg !202
  %add.ptr113 = getelementptr inbounds float, ptr addrspace(1) %add.ptr107, i64 %idx.ext112, !dbg !202
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc1.0.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr113) #7, !dbg !203
  br label %if.end114, !dbg !203

if.end114:                                        ; preds = %if.then111, %for.cond.cleanup
  %cmp116 = icmp slt i32 %add12, %pixels, !dbg !204
  br i1 %cmp116, label %if.then118, label %if.end122, !dbg !204

if.then118:                                       ; preds = %if.end114
  %mul119 = shl nsw i32 %out_channels, 1, !dbg !205
  %idx.ext120 = sext i32 %mul119 to i64, !dbg !206
  %add.ptr121 = getelementptr inbounds float, ptr addrspace(1) %add.ptr107, i64 %idx.ext120, !dbg !206
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc2.0.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr121) #7, !dbg !207
  br label %if.end122, !dbg !207

if.end122:                                        ; preds = %if.then118, %if.end114
  %cmp124 = icmp slt i32 %add17, %pixels, !dbg !208
  br i1 %cmp124, label %if.then126, label %cleanup, !dbg !208

if.then126:                                       ; preds = %if.end122
  %mul127 = mul nsw i32 %out_channels, 3, !dbg !209
  %idx.ext128 = sext i32 %mul127 to i64, !dbg !210
  %add.ptr129 = getelementptr inbounds float, ptr addrspace(1) %add.ptr107, i64 %idx.ext128, !dbg !210
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef %acc3.0.lcssa, i64 noundef 0, ptr addrspace(1) noundef %add.ptr129) #7, !dbg !211
  br label %cleanup, !dbg !211

cleanup:                                          ; preds = %if.end122, %if.then126, %entry
  ret void, !dbg !212
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> noundef, i64 noundef, ptr addrspace(1) noundef) local_unnamed_addr #4

attributes #0 = { norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}
!opencl.spir.version = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "conv1x1_buffer.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "conv1x1_buffer", scope: !1, file: !1, line: 9, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!16 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!17 = !DILocation(line: 12, column: 20, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "conv1x1_buffer", scope: !1, file: !1, line: 9, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 11, column: 65, scope: !10)
!20 = !DILocation(line: 13, column: 19, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 14, column: 12, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 14, column: 28, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 17, column: 29, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 18, column: 42, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 18, column: 38, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 19, column: 46, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 19, column: 40, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 19, column: 57, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 19, column: 38, scope: !18, inlinedAt: !19)
!30 = !DILocation(line: 20, column: 46, scope: !18, inlinedAt: !19)
!31 = !DILocation(line: 20, column: 40, scope: !18, inlinedAt: !19)
!32 = !DILocation(line: 20, column: 57, scope: !18, inlinedAt: !19)
!33 = !DILocation(line: 20, column: 38, scope: !18, inlinedAt: !19)
!34 = !DILocation(line: 21, column: 46, scope: !18, inlinedAt: !19)
!35 = !DILocation(line: 21, column: 40, scope: !18, inlinedAt: !19)
!36 = !DILocation(line: 21, column: 57, scope: !18, inlinedAt: !19)
!37 = !DILocation(line: 21, column: 38, scope: !18, inlinedAt: !19)
!38 = !DILocation(line: 23, column: 34, scope: !18, inlinedAt: !19)
!39 = !DILocation(line: 23, column: 19, scope: !18, inlinedAt: !19)
!40 = !{!41, !43, !44}
!41 = distinct !{!41, !42, !"__clang_ocl_kern_imp_conv1x1_buffer: %src"}
!42 = distinct !{!42, !"__clang_ocl_kern_imp_conv1x1_buffer"}
!43 = distinct !{!43, !42, !"__clang_ocl_kern_imp_conv1x1_buffer: %weights"}
!44 = distinct !{!44, !42, !"__clang_ocl_kern_imp_conv1x1_buffer: %dst"}
!45 = !DILocation(line: 25, column: 10, scope: !18, inlinedAt: !19)
!46 = !DILocation(line: 25, column: 25, scope: !18, inlinedAt: !19)
!47 = !DILocation(line: 25, column: 5, scope: !18, inlinedAt: !19)
!48 = !DILocation(line: 0, scope: !18, inlinedAt: !19)
!49 = !DILocation(line: 41, column: 35, scope: !18, inlinedAt: !19)
!50 = !DILocation(line: 41, column: 31, scope: !18, inlinedAt: !19)
!51 = !DILocation(line: 41, column: 50, scope: !18, inlinedAt: !19)
!52 = !DILocation(line: 42, column: 5, scope: !18, inlinedAt: !19)
!53 = !DILocation(line: 43, column: 15, scope: !18, inlinedAt: !19)
!54 = !DILocation(line: 26, column: 43, scope: !18, inlinedAt: !19)
!55 = !DILocation(line: 26, column: 28, scope: !18, inlinedAt: !19)
!56 = !{!44}
!57 = !DILocation(line: 27, column: 43, scope: !18, inlinedAt: !19)
!58 = !DILocation(line: 27, column: 28, scope: !18, inlinedAt: !19)
!59 = !DILocation(line: 28, column: 43, scope: !18, inlinedAt: !19)
!60 = !DILocation(line: 28, column: 28, scope: !18, inlinedAt: !19)
!61 = !DILocation(line: 29, column: 43, scope: !18, inlinedAt: !19)
!62 = !DILocation(line: 29, column: 28, scope: !18, inlinedAt: !19)
!63 = !DILocation(line: 30, column: 48, scope: !18, inlinedAt: !19)
!64 = !DILocation(line: 30, column: 43, scope: !18, inlinedAt: !19)
!65 = !DILocation(line: 30, column: 63, scope: !18, inlinedAt: !19)
!66 = !DILocation(line: 31, column: 27, scope: !18, inlinedAt: !19)
!67 = !DILocation(line: 32, column: 39, scope: !18, inlinedAt: !19)
!68 = !DILocation(line: 32, column: 27, scope: !18, inlinedAt: !19)
!69 = !DILocation(line: 33, column: 39, scope: !18, inlinedAt: !19)
!70 = !DILocation(line: 33, column: 27, scope: !18, inlinedAt: !19)
!71 = !DILocation(line: 34, column: 39, scope: !18, inlinedAt: !19)
!72 = !DILocation(line: 34, column: 27, scope: !18, inlinedAt: !19)
!73 = !DILocation(line: 35, column: 20, scope: !18, inlinedAt: !19)
!74 = !DILocation(line: 35, column: 35, scope: !18, inlinedAt: !19)
!75 = !DILocation(line: 35, column: 50, scope: !18, inlinedAt: !19)
!76 = !DILocation(line: 35, column: 65, scope: !18, inlinedAt: !19)
!77 = !DILocation(line: 35, column: 61, scope: !18, inlinedAt: !19)
!78 = !DILocation(line: 35, column: 46, scope: !18, inlinedAt: !19)
!79 = !DILocation(line: 35, column: 31, scope: !18, inlinedAt: !19)
!80 = !DILocation(line: 35, column: 16, scope: !18, inlinedAt: !19)
!81 = !DILocation(line: 36, column: 20, scope: !18, inlinedAt: !19)
!82 = !DILocation(line: 36, column: 35, scope: !18, inlinedAt: !19)
!83 = !DILocation(line: 36, column: 50, scope: !18, inlinedAt: !19)
!84 = !DILocation(line: 36, column: 65, scope: !18, inlinedAt: !19)
!85 = !DILocation(line: 36, column: 61, scope: !18, inlinedAt: !19)
!86 = !DILocation(line: 36, column: 46, scope: !18, inlinedAt: !19)
!87 = !DILocation(line: 36, column: 31, scope: !18, inlinedAt: !19)
!88 = !DILocation(line: 36, column: 16, scope: !18, inlinedAt: !19)
!89 = !DILocation(line: 37, column: 20, scope: !18, inlinedAt: !19)
!90 = !DILocation(line: 37, column: 35, scope: !18, inlinedAt: !19)
!91 = !DILocation(line: 37, column: 50, scope: !18, inlinedAt: !19)
!92 = !DILocation(line: 37, column: 65, scope: !18, inlinedAt: !19)
!93 = !DILocation(line: 37, column: 61, scope: !18, inlinedAt: !19)
!94 = !DILocation(line: 37, column: 46, scope: !18, inlinedAt: !19)
!95 = !DILocation(line: 37, column: 31, scope: !18, inlinedAt: !19)
!96 = !DILocation(line: 37, column: 16, scope: !18, inlinedAt: !19)
!97 = !DILocation(line: 38, column: 20, scope: !18, inlinedAt: !19)
!98 = !DILocation(line: 38, column: 35, scope: !18, inlinedAt: !19)
!99 = !DILocation(line: 38, column: 50, scope: !18, inlinedAt: !19)
!100 = !DILocation(line: 38, column: 65, scope: !18, inlinedAt: !19)
!101 = !DILocation(line: 38, column: 61, scope: !18, inlinedAt: !19)
!102 = !DILocation(line: 38, column: 46, scope: !18, inlinedAt: !19)
!103 = !DILocation(line: 38, column: 31, scope: !18, inlinedAt: !19)
!104 = !DILocation(line: 38, column: 16, scope: !18, inlinedAt: !19)
!105 = !DILocation(line: 25, column: 43, scope: !18, inlinedAt: !19)
!106 = distinct !{!106, !47, !107}
!107 = !DILocation(line: 39, column: 5, scope: !18, inlinedAt: !19)
!108 = !DILocation(line: 43, column: 46, scope: !18, inlinedAt: !19)
!109 = !DILocation(line: 43, column: 25, scope: !18, inlinedAt: !19)
!110 = !DILocation(line: 44, column: 15, scope: !18, inlinedAt: !19)
!111 = !DILocation(line: 44, column: 50, scope: !18, inlinedAt: !19)
!112 = !DILocation(line: 44, column: 46, scope: !18, inlinedAt: !19)
!113 = !DILocation(line: 44, column: 25, scope: !18, inlinedAt: !19)
!114 = !DILocation(line: 45, column: 15, scope: !18, inlinedAt: !19)
!115 = !DILocation(line: 45, column: 50, scope: !18, inlinedAt: !19)
!116 = !DILocation(line: 45, column: 46, scope: !18, inlinedAt: !19)
!117 = !DILocation(line: 45, column: 25, scope: !18, inlinedAt: !19)
!118 = !DILocation(line: 46, column: 1, scope: !10)
!119 = !DILocation(line: 12, column: 20, scope: !18)
!120 = !DILocation(line: 13, column: 19, scope: !18)
!121 = !DILocation(line: 14, column: 12, scope: !18)
!122 = !DILocation(line: 14, column: 28, scope: !18)
!123 = !DILocation(line: 17, column: 29, scope: !18)
!124 = !DILocation(line: 18, column: 42, scope: !18)
!125 = !DILocation(line: 18, column: 38, scope: !18)
!126 = !DILocation(line: 19, column: 46, scope: !18)
!127 = !DILocation(line: 19, column: 40, scope: !18)
!128 = !DILocation(line: 19, column: 57, scope: !18)
!129 = !DILocation(line: 19, column: 38, scope: !18)
!130 = !DILocation(line: 20, column: 46, scope: !18)
!131 = !DILocation(line: 20, column: 40, scope: !18)
!132 = !DILocation(line: 20, column: 57, scope: !18)
!133 = !DILocation(line: 20, column: 38, scope: !18)
!134 = !DILocation(line: 21, column: 46, scope: !18)
!135 = !DILocation(line: 21, column: 40, scope: !18)
!136 = !DILocation(line: 21, column: 57, scope: !18)
!137 = !DILocation(line: 21, column: 38, scope: !18)
!138 = !DILocation(line: 23, column: 34, scope: !18)
!139 = !DILocation(line: 23, column: 19, scope: !18)
!140 = !DILocation(line: 25, column: 10, scope: !18)
!141 = !DILocation(line: 25, column: 25, scope: !18)
!142 = !DILocation(line: 25, column: 5, scope: !18)
!143 = !DILocation(line: 0, scope: !18)
!144 = !DILocation(line: 41, column: 35, scope: !18)
!145 = !DILocation(line: 41, column: 31, scope: !18)
!146 = !DILocation(line: 41, column: 50, scope: !18)
!147 = !DILocation(line: 42, column: 5, scope: !18)
!148 = !DILocation(line: 43, column: 15, scope: !18)
!149 = !DILocation(line: 26, column: 43, scope: !18)
!150 = !DILocation(line: 26, column: 28, scope: !18)
!151 = !DILocation(line: 27, column: 43, scope: !18)
!152 = !DILocation(line: 27, column: 28, scope: !18)
!153 = !DILocation(line: 28, column: 43, scope: !18)
!154 = !DILocation(line: 28, column: 28, scope: !18)
!155 = !DILocation(line: 29, column: 43, scope: !18)
!156 = !DILocation(line: 29, column: 28, scope: !18)
!157 = !DILocation(line: 30, column: 48, scope: !18)
!158 = !DILocation(line: 30, column: 43, scope: !18)
!159 = !DILocation(line: 30, column: 63, scope: !18)
!160 = !DILocation(line: 31, column: 27, scope: !18)
!161 = !DILocation(line: 32, column: 39, scope: !18)
!162 = !DILocation(line: 32, column: 27, scope: !18)
!163 = !DILocation(line: 33, column: 39, scope: !18)
!164 = !DILocation(line: 33, column: 27, scope: !18)
!165 = !DILocation(line: 34, column: 39, scope: !18)
!166 = !DILocation(line: 34, column: 27, scope: !18)
!167 = !DILocation(line: 35, column: 20, scope: !18)
!168 = !DILocation(line: 35, column: 35, scope: !18)
!169 = !DILocation(line: 35, column: 50, scope: !18)
!170 = !DILocation(line: 35, column: 65, scope: !18)
!171 = !DILocation(line: 35, column: 61, scope: !18)
!172 = !DILocation(line: 35, column: 46, scope: !18)
!173 = !DILocation(line: 35, column: 31, scope: !18)
!174 = !DILocation(line: 35, column: 16, scope: !18)
!175 = !DILocation(line: 36, column: 20, scope: !18)
!176 = !DILocation(line: 36, column: 35, scope: !18)
!177 = !DILocation(line: 36, column: 50, scope: !18)
!178 = !DILocation(line: 36, column: 65, scope: !18)
!179 = !DILocation(line: 36, column: 61, scope: !18)
!180 = !DILocation(line: 36, column: 46, scope: !18)
!181 = !DILocation(line: 36, column: 31, scope: !18)
!182 = !DILocation(line: 36, column: 16, scope: !18)
!183 = !DILocation(line: 37, column: 20, scope: !18)
!184 = !DILocation(line: 37, column: 35, scope: !18)
!185 = !DILocation(line: 37, column: 50, scope: !18)
!186 = !DILocation(line: 37, column: 65, scope: !18)
!187 = !DILocation(line: 37, column: 61, scope: !18)
!188 = !DILocation(line: 37, column: 46, scope: !18)
!189 = !DILocation(line: 37, column: 31, scope: !18)
!190 = !DILocation(line: 37, column: 16, scope: !18)
!191 = !DILocation(line: 38, column: 20, scope: !18)
!192 = !DILocation(line: 38, column: 35, scope: !18)
!193 = !DILocation(line: 38, column: 50, scope: !18)
!194 = !DILocation(line: 38, column: 65, scope: !18)
!195 = !DILocation(line: 38, column: 61, scope: !18)
!196 = !DILocation(line: 38, column: 46, scope: !18)
!197 = !DILocation(line: 38, column: 31, scope: !18)
!198 = !DILocation(line: 38, column: 16, scope: !18)
!199 = !DILocation(line: 25, column: 43, scope: !18)
!200 = distinct !{!200, !142, !201}
!201 = !DILocation(line: 39, column: 5, scope: !18)
!202 = !DILocation(line: 43, column: 46, scope: !18)
!203 = !DILocation(line: 43, column: 25, scope: !18)
!204 = !DILocation(line: 44, column: 15, scope: !18)
!205 = !DILocation(line: 44, column: 50, scope: !18)
!206 = !DILocation(line: 44, column: 46, scope: !18)
!207 = !DILocation(line: 44, column: 25, scope: !18)
!208 = !DILocation(line: 45, column: 15, scope: !18)
!209 = !DILocation(line: 45, column: 50, scope: !18)
!210 = !DILocation(line: 45, column: 46, scope: !18)
!211 = !DILocation(line: 45, column: 25, scope: !18)
!212 = !DILocation(line: 46, column: 1, scope: !18)
