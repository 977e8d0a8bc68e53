; ModuleID = 'conv3x3_buffer.cl'
source_filename = "conv3x3_buffer.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @conv3x3_buffer(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %src, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %weights, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %bias, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %dst, i32 noundef %width, i32 noundef %height, i32 noundef %in_slices, i32 noundef %out_slices) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26), !dbg !21
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !28
  %call.tr.i = trunc i64 %call.i to i32, !dbg !28
  %conv.i = shl i32 %call.tr.i, 2, !dbg !28
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !31
  %conv2.i = trunc i64 %call1.i to i32, !dbg !31
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #4, !dbg !32
  %conv4.i = trunc i64 %call3.i to i32, !dbg !32
  %cmp.not.i = icmp slt i32 %conv.i, %width, !dbg !33
  %cmp6.not.i = icmp sgt i32 %height, %conv2.i
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp6.not.i, i1 false, !dbg !34
  %cmp9.not.i = icmp sgt i32 %out_slices, %conv4.i
  %or.cond188.i = select i1 %or.cond.i, i1 %cmp9.not.i, i1 false, !dbg !34
  br i1 %or.cond188.i, label %if.end.i, label %__clang_ocl_kern_imp_conv3x3_buffer.exit, !dbg !34

if.end.i:                                         ; preds = %entry
  %idxprom.i = sext i32 %conv4.i to i64
  %arrayidx.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %bias, i64 %idxprom.i
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !tbaa !35, !alias.scope !24, !noalias !36
  %cmp16.i7 = icmp sgt i32 %in_slices, 0, !dbg !37
  br i1 %cmp16.i7, label %for.cond20.i.preheader.lr.ph, label %for.inc131.i, !dbg !38

for.cond20.i.preheader.lr.ph:                     ; preds = %if.end.i
  %mul54.i = mul nsw i32 %in_slices, %conv4.i
  %cmp43.i = icmp slt i32 %conv.i, 1
  %cmp45.not.i = icmp sgt i32 %conv.i, %width
  %or.cond190.i = or i1 %cmp43.i, %cmp45.not.i
  %1 = zext nneg i32 %conv.i to i64
  %cmp43.i.1 = icmp slt i32 %conv.i, 0
  %cmp45.not.i.1 = icmp sge i32 %conv.i, %width
  %or.cond190.i.1 = or i1 %cmp43.i.1, %cmp45.not.i.1
  %2 = zext nneg i32 %conv.i to i64
  %add41.i.2 = or disjoint i32 %conv.i, 2
  %cmp43.i.2 = icmp slt i32 %conv.i, 0
  %cmp45.not.i.2 = icmp sgt i32 %add41.i.2, %width
  %or.cond190.i.2 = or i1 %cmp43.i.2, %cmp45.not.i.2
  %3 = zext nneg i32 %add41.i.2 to i64
  %add41.i.3 = or disjoint i32 %conv.i, 3
  %cmp43.i.3 = icmp slt i32 %conv.i, 0
  %cmp45.not.i.3 = icmp sgt i32 %add41.i.3, %width
  %or.cond190.i.3 = or i1 %cmp43.i.3, %cmp45.not.i.3
  %4 = zext nneg i32 %add41.i.3 to i64
  %add41.i.4 = add nsw i32 %conv.i, 4
  %cmp43.i.4 = icmp slt i32 %conv.i, -3
  %cmp45.not.i.4 = icmp sgt i32 %add41.i.4, %width
  %or.cond190.i.4 = or i1 %cmp43.i.4, %cmp45.not.i.4
  %5 = zext nneg i32 %add41.i.4 to i64
  %add41.i.5 = add nsw i32 %conv.i, 5
  %cmp43.i.5 = icmp slt i32 %conv.i, -4
  %cmp45.not.i.5 = icmp sgt i32 %add41.i.5, %width
  %or.cond190.i.5 = or i1 %cmp43.i.5, %cmp45.not.i.5
  %6 = zext nneg i32 %add41.i.5 to i64
  br label %for.cond20.i.preheader, !dbg !38

for.cond20.i.preheader:                           ; preds = %for.cond20.i.preheader.lr.ph, %for.cond.cleanup23.i
  %acc.i.sroa.0.3 = phi <4 x float> [ %0, %for.cond20.i.preheader.lr.ph ], [ %acc.i.sroa.0.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.10.3 = phi <4 x float> [ %0, %for.cond20.i.preheader.lr.ph ], [ %acc.i.sroa.10.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.18.3 = phi <4 x float> [ %0, %for.cond20.i.preheader.lr.ph ], [ %acc.i.sroa.18.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.26.3 = phi <4 x float> [ %0, %for.cond20.i.preheader.lr.ph ], [ %acc.i.sroa.26.2, %for.cond.cleanup23.i ], !dbg !39
  %s.0.i8 = phi i32 [ 0, %for.cond20.i.preheader.lr.ph ], [ %inc106.i, %for.cond.cleanup23.i ]
  %mul32.i = mul nsw i32 %s.0.i8, %height
  %sub.i = add i32 %mul32.i, -1
  %add55.i = add nsw i32 %s.0.i8, %mul54.i
  %mul56.i = mul nsw i32 %add55.i, 9
  br label %for.body24.i, !dbg !40

for.cond.cleanup23.i:                             ; preds = %cleanup.i
  %inc106.i = add nuw nsw i32 %s.0.i8, 1, !dbg !41
  %cmp16.i = icmp slt i32 %inc106.i, %in_slices, !dbg !37
  br i1 %cmp16.i, label %for.cond20.i.preheader, label %for.inc131.i, !dbg !38, !llvm.loop !42

for.body24.i:                                     ; preds = %for.cond20.i.preheader, %cleanup.i
  %acc.i.sroa.0.1 = phi <4 x float> [ %acc.i.sroa.0.3, %for.cond20.i.preheader ], [ %acc.i.sroa.0.2, %cleanup.i ], !dbg !39
  %acc.i.sroa.10.1 = phi <4 x float> [ %acc.i.sroa.10.3, %for.cond20.i.preheader ], [ %acc.i.sroa.10.2, %cleanup.i ], !dbg !39
  %acc.i.sroa.18.1 = phi <4 x float> [ %acc.i.sroa.18.3, %for.cond20.i.preheader ], [ %acc.i.sroa.18.2, %cleanup.i ], !dbg !39
  %acc.i.sroa.26.1 = phi <4 x float> [ %acc.i.sroa.26.3, %for.cond20.i.preheader ], [ %acc.i.sroa.26.2, %cleanup.i ], !dbg !39
  %ky.0.i6 = phi i32 [ 0, %for.cond20.i.preheader ], [ %inc102.i, %cleanup.i ]
  %add.i = add nsw i32 %ky.0.i6, %conv2.i, !dbg !44
  %cmp25.i = icmp slt i32 %add.i, 1, !dbg !45
  %cmp28.not.not.i = icmp sgt i32 %add.i, %height
  %or.cond189.i = or i1 %cmp25.i, %cmp28.not.not.i, !dbg !46
  br i1 %or.cond189.i, label %cleanup.i, label %if.end31.i, !dbg !46

if.end31.i:                                       ; preds = %for.body24.i
  %add33.i = add i32 %sub.i, %add.i, !dbg !47
  %mul34.i = mul nsw i32 %add33.i, %width, !dbg !48
  %idx.ext.i = sext i32 %mul34.i to i64, !dbg !49
  %add.ptr.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %src, i64 %idx.ext.i, !dbg !49
  br i1 %or.cond190.i, label %cond.end.i, label %cond.true.i, !dbg !50

cond.true.i:                                      ; preds = %if.end31.i
  %7 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %1, !dbg !51
  %arrayidx48.i = getelementptr i8, ptr addrspace(1) %7, i64 -16, !dbg !51
  %8 = load <4 x float>, ptr addrspace(1) %arrayidx48.i, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i, !dbg !53

cond.end.i:                                       ; preds = %cond.true.i, %if.end31.i
  %cond.i = phi <4 x float> [ %8, %cond.true.i ], [ zeroinitializer, %if.end31.i ], !dbg !53
  br i1 %or.cond190.i.1, label %cond.end.i.1, label %cond.true.i.1, !dbg !50

cond.true.i.1:                                    ; preds = %cond.end.i
  %9 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %2, !dbg !51
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i.1, !dbg !53

cond.end.i.1:                                     ; preds = %cond.true.i.1, %cond.end.i
  %cond.i.1 = phi <4 x float> [ %10, %cond.true.i.1 ], [ zeroinitializer, %cond.end.i ], !dbg !53
  br i1 %or.cond190.i.2, label %cond.end.i.2, label %cond.true.i.2, !dbg !50

cond.true.i.2:                                    ; preds = %cond.end.i.1
  %11 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %3, !dbg !51
  %arrayidx48.i.2 = getelementptr i8, ptr addrspace(1) %11, i64 -16, !dbg !51
  %12 = load <4 x float>, ptr addrspace(1) %arrayidx48.i.2, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i.2, !dbg !53

cond.end.i.2:                                     ; preds = %cond.true.i.2, %cond.end.i.1
  %cond.i.2 = phi <4 x float> [ %12, %cond.true.i.2 ], [ zeroinitializer, %cond.end.i.1 ], !dbg !53
  br i1 %or.cond190.i.3, label %cond.end.i.3, label %cond.true.i.3, !dbg !50

cond.true.i.3:                                    ; preds = %cond.end.i.2
  %13 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %4, !dbg !51
  %arrayidx48.i.3 = getelementptr i8, ptr addrspace(1) %13, i64 -16, !dbg !51
  %14 = load <4 x float>, ptr addrspace(1) %arrayidx48.i.3, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i.3, !dbg !53

cond.end.i.3:                                     ; preds = %cond.true.i.3, %cond.end.i.2
  %cond.i.3 = phi <4 x float> [ %14, %cond.true.i.3 ], [ zeroinitializer, %cond.end.i.2 ], !dbg !53
  br i1 %or.cond190.i.4, label %cond.end.i.4, label %cond.true.i.4, !dbg !50

cond.true.i.4:                                    ; preds = %cond.end.i.3
  %15 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %5, !dbg !51
  %arrayidx48.i.4 = getelementptr i8, ptr addrspace(1) %15, i64 -16, !dbg !51
  %16 = load <4 x float>, ptr addrspace(1) %arrayidx48.i.4, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i.4, !dbg !53

cond.end.i.4:                                     ; preds = %cond.true.i.4, %cond.end.i.3
  %cond.i.4 = phi <4 x float> [ %16, %cond.true.i.4 ], [ zeroinitializer, %cond.end.i.3 ], !dbg !53
  br i1 %or.cond190.i.5, label %cond.end.i.5, label %cond.true.i.5, !dbg !50

cond.true.i.5:                                    ; preds = %cond.end.i.4
  %17 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr.i, i64 %6, !dbg !51
  %arrayidx48.i.5 = getelementptr i8, ptr addrspace(1) %17, i64 -16, !dbg !51
  %18 = load <4 x float>, ptr addrspace(1) %arrayidx48.i.5, align 16, !dbg !51, !tbaa !35, !alias.scope !18, !noalias !52
  br label %cond.end.i.5, !dbg !53

cond.end.i.5:                                     ; preds = %cond.true.i.5, %cond.end.i.4
  %cond.i.5 = phi <4 x float> [ %18, %cond.true.i.5 ], [ zeroinitializer, %cond.end.i.4 ], !dbg !53
  %mul57.i = mul nuw nsw i32 %ky.0.i6, 3, !dbg !54
  %add58.i = add nsw i32 %mul57.i, %mul56.i, !dbg !55
  %mul59.i = shl nsw i32 %add58.i, 2, !dbg !56
  %idx.ext60.i = sext i32 %mul59.i to i64, !dbg !57
  %add.ptr61.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %weights, i64 %idx.ext60.i, !dbg !57
  %19 = load <4 x float>, ptr addrspace(1) %add.ptr61.i, align 16, !dbg !58, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx68.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 16, !dbg !60
  %20 = load <4 x float>, ptr addrspace(1) %arrayidx68.i, align 16, !dbg !60, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx69.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 32, !dbg !61
  %21 = load <4 x float>, ptr addrspace(1) %arrayidx69.i, align 16, !dbg !61, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx70.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 48, !dbg !62
  %22 = load <4 x float>, ptr addrspace(1) %arrayidx70.i, align 16, !dbg !62, !tbaa !35, !alias.scope !22, !noalias !59
  %splat.splat.i = shufflevector <4 x float> %cond.i, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i = shufflevector <4 x float> %cond.i, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i = shufflevector <4 x float> %cond.i, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i = shufflevector <4 x float> %cond.i, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i, <4 x float> noundef %22, <4 x float> noundef %acc.i.sroa.0.1) #4, !dbg !67
  %call89.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i, <4 x float> noundef %21, <4 x float> noundef %call88.i) #4, !dbg !68
  %call90.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i, <4 x float> noundef %20, <4 x float> noundef %call89.i) #4, !dbg !69
  %call91.i = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i, <4 x float> noundef %19, <4 x float> noundef %call90.i) #4, !dbg !70
  %splat.splat.i.1 = shufflevector <4 x float> %cond.i.1, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i.1 = shufflevector <4 x float> %cond.i.1, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i.1 = shufflevector <4 x float> %cond.i.1, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i.1 = shufflevector <4 x float> %cond.i.1, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.1, <4 x float> noundef %22, <4 x float> noundef %acc.i.sroa.10.1) #4, !dbg !67
  %call89.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.1, <4 x float> noundef %21, <4 x float> noundef %call88.i.1) #4, !dbg !68
  %call90.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.1, <4 x float> noundef %20, <4 x float> noundef %call89.i.1) #4, !dbg !69
  %call91.i.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.1, <4 x float> noundef %19, <4 x float> noundef %call90.i.1) #4, !dbg !70
  %splat.splat.i.2 = shufflevector <4 x float> %cond.i.2, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i.2 = shufflevector <4 x float> %cond.i.2, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i.2 = shufflevector <4 x float> %cond.i.2, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i.2 = shufflevector <4 x float> %cond.i.2, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.2, <4 x float> noundef %22, <4 x float> noundef %acc.i.sroa.18.1) #4, !dbg !67
  %call89.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.2, <4 x float> noundef %21, <4 x float> noundef %call88.i.2) #4, !dbg !68
  %call90.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.2, <4 x float> noundef %20, <4 x float> noundef %call89.i.2) #4, !dbg !69
  %call91.i.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.2, <4 x float> noundef %19, <4 x float> noundef %call90.i.2) #4, !dbg !70
  %splat.splat.i.3 = shufflevector <4 x float> %cond.i.3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i.3 = shufflevector <4 x float> %cond.i.3, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i.3 = shufflevector <4 x float> %cond.i.3, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i.3 = shufflevector <4 x float> %cond.i.3, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3, <4 x float> noundef %22, <4 x float> noundef %acc.i.sroa.26.1) #4, !dbg !67
  %call89.i.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3, <4 x float> noundef %21, <4 x float> noundef %call88.i.3) #4, !dbg !68
  %call90.i.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3, <4 x float> noundef %20, <4 x float> noundef %call89.i.3) #4, !dbg !69
  %call91.i.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3, <4 x float> noundef %19, <4 x float> noundef %call90.i.3) #4, !dbg !70
  %add.ptr99.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 64, !dbg !71
  %23 = load <4 x float>, ptr addrspace(1) %add.ptr99.i, align 16, !dbg !58, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx68.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 80, !dbg !60
  %24 = load <4 x float>, ptr addrspace(1) %arrayidx68.i.1, align 16, !dbg !60, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx69.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 96, !dbg !61
  %25 = load <4 x float>, ptr addrspace(1) %arrayidx69.i.1, align 16, !dbg !61, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx70.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 112, !dbg !62
  %26 = load <4 x float>, ptr addrspace(1) %arrayidx70.i.1, align 16, !dbg !62, !tbaa !35, !alias.scope !22, !noalias !59
  %call88.i.116 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.1, <4 x float> noundef %26, <4 x float> noundef %call91.i) #4, !dbg !67
  %call89.i.117 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.1, <4 x float> noundef %25, <4 x float> noundef %call88.i.116) #4, !dbg !68
  %call90.i.118 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.1, <4 x float> noundef %24, <4 x float> noundef %call89.i.117) #4, !dbg !69
  %call91.i.119 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.1, <4 x float> noundef %23, <4 x float> noundef %call90.i.118) #4, !dbg !70
  %call88.i.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.2, <4 x float> noundef %26, <4 x float> noundef %call91.i.1) #4, !dbg !67
  %call89.i.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.2, <4 x float> noundef %25, <4 x float> noundef %call88.i.1.1) #4, !dbg !68
  %call90.i.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.2, <4 x float> noundef %24, <4 x float> noundef %call89.i.1.1) #4, !dbg !69
  %call91.i.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.2, <4 x float> noundef %23, <4 x float> noundef %call90.i.1.1) #4, !dbg !70
  %call88.i.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3, <4 x float> noundef %26, <4 x float> noundef %call91.i.2) #4, !dbg !67
  %call89.i.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3, <4 x float> noundef %25, <4 x float> noundef %call88.i.2.1) #4, !dbg !68
  %call90.i.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3, <4 x float> noundef %24, <4 x float> noundef %call89.i.2.1) #4, !dbg !69
  %call91.i.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3, <4 x float> noundef %23, <4 x float> noundef %call90.i.2.1) #4, !dbg !70
  %splat.splat.i.3.1 = shufflevector <4 x float> %cond.i.4, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i.3.1 = shufflevector <4 x float> %cond.i.4, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i.3.1 = shufflevector <4 x float> %cond.i.4, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i.3.1 = shufflevector <4 x float> %cond.i.4, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3.1, <4 x float> noundef %26, <4 x float> noundef %call91.i.3) #4, !dbg !67
  %call89.i.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3.1, <4 x float> noundef %25, <4 x float> noundef %call88.i.3.1) #4, !dbg !68
  %call90.i.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3.1, <4 x float> noundef %24, <4 x float> noundef %call89.i.3.1) #4, !dbg !69
  %call91.i.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3.1, <4 x float> noundef %23, <4 x float> noundef %call90.i.3.1) #4, !dbg !70
  %add.ptr99.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 128, !dbg !71
  %27 = load <4 x float>, ptr addrspace(1) %add.ptr99.i.1, align 16, !dbg !58, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx68.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 144, !dbg !60
  %28 = load <4 x float>, ptr addrspace(1) %arrayidx68.i.2, align 16, !dbg !60, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx69.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 160, !dbg !61
  %29 = load <4 x float>, ptr addrspace(1) %arrayidx69.i.2, align 16, !dbg !61, !tbaa !35, !alias.scope !22, !noalias !59
  %arrayidx70.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61.i, i64 176, !dbg !62
  %30 = load <4 x float>, ptr addrspace(1) %arrayidx70.i.2, align 16, !dbg !62, !tbaa !35, !alias.scope !22, !noalias !59
  %call88.i.226 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.2, <4 x float> noundef %30, <4 x float> noundef %call91.i.119) #4, !dbg !67
  %call89.i.227 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.2, <4 x float> noundef %29, <4 x float> noundef %call88.i.226) #4, !dbg !68
  %call90.i.228 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.2, <4 x float> noundef %28, <4 x float> noundef %call89.i.227) #4, !dbg !69
  %call91.i.229 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.2, <4 x float> noundef %27, <4 x float> noundef %call90.i.228) #4, !dbg !70
  %call88.i.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3, <4 x float> noundef %30, <4 x float> noundef %call91.i.1.1) #4, !dbg !67
  %call89.i.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3, <4 x float> noundef %29, <4 x float> noundef %call88.i.1.2) #4, !dbg !68
  %call90.i.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3, <4 x float> noundef %28, <4 x float> noundef %call89.i.1.2) #4, !dbg !69
  %call91.i.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3, <4 x float> noundef %27, <4 x float> noundef %call90.i.1.2) #4, !dbg !70
  %call88.i.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3.1, <4 x float> noundef %30, <4 x float> noundef %call91.i.2.1) #4, !dbg !67
  %call89.i.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3.1, <4 x float> noundef %29, <4 x float> noundef %call88.i.2.2) #4, !dbg !68
  %call90.i.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3.1, <4 x float> noundef %28, <4 x float> noundef %call89.i.2.2) #4, !dbg !69
  %call91.i.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3.1, <4 x float> noundef %27, <4 x float> noundef %call90.i.2.2) #4, !dbg !70
  %splat.splat.i.3.2 = shufflevector <4 x float> %cond.i.5, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !63
  %splat.splat81.i.3.2 = shufflevector <4 x float> %cond.i.5, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !64
  %splat.splat83.i.3.2 = shufflevector <4 x float> %cond.i.5, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !65
  %splat.splat85.i.3.2 = shufflevector <4 x float> %cond.i.5, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !66
  %call88.i.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.i.3.2, <4 x float> noundef %30, <4 x float> noundef %call91.i.3.1) #4, !dbg !67
  %call89.i.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.i.3.2, <4 x float> noundef %29, <4 x float> noundef %call88.i.3.2) #4, !dbg !68
  %call90.i.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.i.3.2, <4 x float> noundef %28, <4 x float> noundef %call89.i.3.2) #4, !dbg !69
  %call91.i.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.i.3.2, <4 x float> noundef %27, <4 x float> noundef %call90.i.3.2) #4, !dbg !70
  br label %cleanup.i, !dbg !72

cleanup.i:                                        ; preds = %cond.end.i.5, %for.body24.i
  %acc.i.sroa.0.2 = phi <4 x float> [ %acc.i.sroa.0.1, %for.body24.i ], [ %call91.i.229, %cond.end.i.5 ], !dbg !73
  %acc.i.sroa.10.2 = phi <4 x float> [ %acc.i.sroa.10.1, %for.body24.i ], [ %call91.i.1.2, %cond.end.i.5 ], !dbg !73
  %acc.i.sroa.18.2 = phi <4 x float> [ %acc.i.sroa.18.1, %for.body24.i ], [ %call91.i.2.2, %cond.end.i.5 ], !dbg !73
  %acc.i.sroa.26.2 = phi <4 x float> [ %acc.i.sroa.26.1, %for.body24.i ], [ %call91.i.3.2, %cond.end.i.5 ], !dbg !73
  %inc102.i = add nuw nsw i32 %ky.0.i6, 1, !dbg !74
  %cmp21.i = icmp samesign ult i32 %ky.0.i6, 2, !dbg !75
  br i1 %cmp21.i, label %for.body24.i, label %for.cond.cleanup23.i, !dbg !40, !llvm.loop !76

for.inc131.i:                                     ; preds = %for.cond.cleanup23.i, %if.end.i
  %acc.i.sroa.0.0 = phi <4 x float> [ %0, %if.end.i ], [ %acc.i.sroa.0.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.10.0 = phi <4 x float> [ %0, %if.end.i ], [ %acc.i.sroa.10.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.18.0 = phi <4 x float> [ %0, %if.end.i ], [ %acc.i.sroa.18.2, %for.cond.cleanup23.i ], !dbg !39
  %acc.i.sroa.26.0 = phi <4 x float> [ %0, %if.end.i ], [ %acc.i.sroa.26.2, %for.cond.cleanup23.i ], !dbg !39
  %mul109.i = mul nsw i32 %height, %conv4.i, !dbg !77
  %add110.i = add nsw i32 %mul109.i, %conv2.i, !dbg !78
  %mul111.i = mul nsw i32 %add110.i, %width, !dbg !79
  %idx.ext112.i = sext i32 %mul111.i to i64, !dbg !80
  %add.ptr113.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %dst, i64 %idx.ext112.i, !dbg !80
  %idx.ext114.i = sext i32 %conv.i to i64, !dbg !81
  %add.ptr115.i = getelementptr inbounds <4 x float>, ptr addrspace(1) %add.ptr113.i, i64 %idx.ext114.i, !dbg !81
  store <4 x float> %acc.i.sroa.0.0, ptr addrspace(1) %add.ptr115.i, align 16, !dbg !82, !tbaa !35, !alias.scope !26, !noalias !83
  %add122.i.1 = or disjoint i32 %conv.i, 1, !dbg !84
  %cmp123.i.1 = icmp slt i32 %add122.i.1, %width, !dbg !85
  br i1 %cmp123.i.1, label %if.then125.i.1, label %for.inc131.i.1, !dbg !85

if.then125.i.1:                                   ; preds = %for.inc131.i
  %arrayidx129.i.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115.i, i64 16, !dbg !86
  store <4 x float> %acc.i.sroa.10.0, ptr addrspace(1) %arrayidx129.i.1, align 16, !dbg !82, !tbaa !35, !alias.scope !26, !noalias !83
  br label %for.inc131.i.1, !dbg !86

for.inc131.i.1:                                   ; preds = %if.then125.i.1, %for.inc131.i
  %add122.i.2 = or disjoint i32 %conv.i, 2, !dbg !84
  %cmp123.i.2 = icmp slt i32 %add122.i.2, %width, !dbg !85
  br i1 %cmp123.i.2, label %if.then125.i.2, label %for.inc131.i.2, !dbg !85

if.then125.i.2:                                   ; preds = %for.inc131.i.1
  %arrayidx129.i.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115.i, i64 32, !dbg !86
  store <4 x float> %acc.i.sroa.18.0, ptr addrspace(1) %arrayidx129.i.2, align 16, !dbg !82, !tbaa !35, !alias.scope !26, !noalias !83
  br label %for.inc131.i.2, !dbg !86

for.inc131.i.2:                                   ; preds = %if.then125.i.2, %for.inc131.i.1
  %add122.i.3 = or disjoint i32 %conv.i, 3, !dbg !84
  %cmp123.i.3 = icmp slt i32 %add122.i.3, %width, !dbg !85
  br i1 %cmp123.i.3, label %if.then125.i.3, label %__clang_ocl_kern_imp_conv3x3_buffer.exit, !dbg !85

if.then125.i.3:                                   ; preds = %for.inc131.i.2
  %arrayidx129.i.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115.i, i64 48, !dbg !86
  store <4 x float> %acc.i.sroa.26.0, ptr addrspace(1) %arrayidx129.i.3, align 16, !dbg !82, !tbaa !35, !alias.scope !26, !noalias !83
  br label %__clang_ocl_kern_imp_conv3x3_buffer.exit, !dbg !86

__clang_ocl_kern_imp_conv3x3_buffer.exit:         ; preds = %for.inc131.i.2, %if.then125.i.3, %entry
  ret void, !dbg !87
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_conv3x3_buffer(ptr addrspace(1) noalias noundef readonly align 16 captures(none) %src, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %weights, ptr addrspace(1) noalias noundef readonly align 16 captures(none) %bias, ptr addrspace(1) noalias noundef writeonly align 16 captures(none) %dst, i32 noundef %width, i32 noundef %height, i32 noundef %in_slices, i32 noundef %out_slices) local_unnamed_addr #1 !dbg !29 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !88
  %call.tr = trunc i64 %call to i32, !dbg !88
  %conv = shl i32 %call.tr, 2, !dbg !88
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !89
  %conv2 = trunc i64 %call1 to i32, !dbg !89
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #4, !dbg !90
  %conv4 = trunc i64 %call3 to i32, !dbg !90
  %cmp.not = icmp slt i32 %conv, %width, !dbg !91
  %cmp6.not = icmp sgt i32 %height, %conv2
  %or.cond = select i1 %cmp.not, i1 %cmp6.not, i1 false, !dbg !92
  %cmp9.not = icmp sgt i32 %out_slices, %conv4
  %or.cond188 = select i1 %or.cond, i1 %cmp9.not, i1 false, !dbg !92
  br i1 %or.cond188, label %if.end, label %cleanup135, !dbg !92

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %conv4 to i64
  %arrayidx = getelementptr inbounds <4 x float>, ptr addrspace(1) %bias, i64 %idxprom
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !tbaa !35
  %cmp16197 = icmp sgt i32 %in_slices, 0, !dbg !93
  br i1 %cmp16197, label %for.cond20.preheader.lr.ph, label %for.inc131, !dbg !94

for.cond20.preheader.lr.ph:                       ; preds = %if.end
  %mul54 = mul nsw i32 %in_slices, %conv4
  %cmp43 = icmp slt i32 %conv, 1
  %cmp45.not = icmp sgt i32 %conv, %width
  %or.cond190 = or i1 %cmp43, %cmp45.not
  %1 = zext nneg i32 %conv to i64
  %cmp43.1 = icmp slt i32 %conv, 0
  %cmp45.not.1 = icmp sge i32 %conv, %width
  %or.cond190.1 = or i1 %cmp43.1, %cmp45.not.1
  %2 = zext nneg i32 %conv to i64
  %add41.2 = or disjoint i32 %conv, 2
  %cmp43.2 = icmp slt i32 %conv, 0
  %cmp45.not.2 = icmp sgt i32 %add41.2, %width
  %or.cond190.2 = or i1 %cmp43.2, %cmp45.not.2
  %3 = zext nneg i32 %add41.2 to i64
  %add41.3 = or disjoint i32 %conv, 3
  %cmp43.3 = icmp slt i32 %conv, 0
  %cmp45.not.3 = icmp sgt i32 %add41.3, %width
  %or.cond190.3 = or i1 %cmp43.3, %cmp45.not.3
  %4 = zext nneg i32 %add41.3 to i64
  %add41.4 = add nsw i32 %conv, 4
  %cmp43.4 = icmp slt i32 %conv, -3
  %cmp45.not.4 = icmp sgt i32 %add41.4, %width
  %or.cond190.4 = or i1 %cmp43.4, %cmp45.not.4
  %5 = zext nneg i32 %add41.4 to i64
  %add41.5 = add nsw i32 %conv, 5
  %cmp43.5 = icmp slt i32 %conv, -4
  %cmp45.not.5 = icmp sgt i32 %add41.5, %width
  %or.cond190.5 = or i1 %cmp43.5, %cmp45.not.5
  %6 = zext nneg i32 %add41.5 to i64
  br label %for.cond20.preheader, !dbg !94

for.cond20.preheader:                             ; preds = %for.cond20.preheader.lr.ph, %for.cond.cleanup23
  %acc.sroa.0.3 = phi <4 x float> [ %0, %for.cond20.preheader.lr.ph ], [ %acc.sroa.0.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.10.3 = phi <4 x float> [ %0, %for.cond20.preheader.lr.ph ], [ %acc.sroa.10.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.18.3 = phi <4 x float> [ %0, %for.cond20.preheader.lr.ph ], [ %acc.sroa.18.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.26.3 = phi <4 x float> [ %0, %for.cond20.preheader.lr.ph ], [ %acc.sroa.26.2, %for.cond.cleanup23 ], !dbg !95
  %s.0198 = phi i32 [ 0, %for.cond20.preheader.lr.ph ], [ %inc106, %for.cond.cleanup23 ]
  %mul32 = mul nsw i32 %s.0198, %height
  %sub = add i32 %mul32, -1
  %add55 = add nsw i32 %s.0198, %mul54
  %mul56 = mul nsw i32 %add55, 9
  br label %for.body24, !dbg !96

for.cond.cleanup23:                               ; preds = %cleanup
  %inc106 = add nuw nsw i32 %s.0198, 1, !dbg !97
  %cmp16 = icmp slt i32 %inc106, %in_slices, !dbg !93
  br i1 %cmp16, label %for.cond20.preheader, label %for.inc131, !dbg !94, !llvm.loop !98

for.body24:                                       ; preds = %for.cond20.preheader, %cleanup
  %acc.sroa.0.1 = phi <4 x float> [ %acc.sroa.0.3, %for.cond20.preheader ], [ %acc.sroa.0.2, %cleanup ], !dbg !95
  %acc.sroa.10.1 = phi <4 x float> [ %acc.sroa.10.3, %for.cond20.preheader ], [ %acc.sroa.10.2, %cleanup ], !dbg !95
  %acc.sroa.18.1 = phi <4 x float> [ %acc.sroa.18.3, %for.cond20.preheader ], [ %acc.sroa.18.2, %cleanup ], !dbg !95
  %acc.sroa.26.1 = phi <4 x float> [ %acc.sroa.26.3, %for.cond20.preheader ], [ %acc.sroa.26.2, %cleanup ], !dbg !95
  %ky.0196 = phi i32 [ 0, %for.cond20.preheader ], [ %inc102, %cleanup ]
  %add = add nsw i32 %ky.0196, %conv2, !dbg !100
  %cmp25 = icmp slt i32 %add, 1, !dbg !101
  %cmp28.not.not = icmp sgt i32 %add, %height
  %or.cond189 = or i1 %cmp25, %cmp28.not.not, !dbg !102
  br i1 %or.cond189, label %cleanup, label %if.end31, !dbg !102

if.end31:                                         ; preds = %for.body24
  %add33 = add i32 %sub, %add, !dbg !103
  %mul34 = mul nsw i32 %add33, %width, !dbg !104
  %idx.ext = sext i32 %mul34 to i64, !dbg !105
  %add.ptr = getelementptr inbounds <4 x float>, ptr addrspace(1) %src, i64 %idx.ext, !dbg !105
  br i1 %or.cond190, label %cond.end, label %cond.true, !dbg !106

cond.true:                                        ; preds = %if.end31
  %7 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %1, !dbg !107
  %arrayidx48 = getelementptr i8, ptr addrspace(1) %7, i64 -16, !dbg !107
  %8 = load <4 x float>, ptr addrspace(1) %arrayidx48, align 16, !dbg !107, !tbaa !35
  br label %cond.end, !dbg !108

cond.end:                                         ; preds = %if.end31, %cond.true
  %cond = phi <4 x float> [ %8, %cond.true ], [ zeroinitializer, %if.end31 ], !dbg !108
  br i1 %or.cond190.1, label %cond.end.1, label %cond.true.1, !dbg !106

cond.true.1:                                      ; preds = %cond.end
  %9 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %2, !dbg !107
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !dbg !107, !tbaa !35
  br label %cond.end.1, !dbg !108

cond.end.1:                                       ; preds = %cond.true.1, %cond.end
  %cond.1 = phi <4 x float> [ %10, %cond.true.1 ], [ zeroinitializer, %cond.end ], !dbg !108
  br i1 %or.cond190.2, label %cond.end.2, label %cond.true.2, !dbg !106

cond.true.2:                                      ; preds = %cond.end.1
  %11 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %3, !dbg !107
  %arrayidx48.2 = getelementptr i8, ptr addrspace(1) %11, i64 -16, !dbg !107
  %12 = load <4 x float>, ptr addrspace(1) %arrayidx48.2, align 16, !dbg !107, !tbaa !35
  br label %cond.end.2, !dbg !108

cond.end.2:                                       ; preds = %cond.true.2, %cond.end.1
  %cond.2 = phi <4 x float> [ %12, %cond.true.2 ], [ zeroinitializer, %cond.end.1 ], !dbg !108
  br i1 %or.cond190.3, label %cond.end.3, label %cond.true.3, !dbg !106

cond.true.3:                                      ; preds = %cond.end.2
  %13 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %4, !dbg !107
  %arrayidx48.3 = getelementptr i8, ptr addrspace(1) %13, i64 -16, !dbg !107
  %14 = load <4 x float>, ptr addrspace(1) %arrayidx48.3, align 16, !dbg !107, !tbaa !35
  br label %cond.end.3, !dbg !108

cond.end.3:                                       ; preds = %cond.true.3, %cond.end.2
  %cond.3 = phi <4 x float> [ %14, %cond.true.3 ], [ zeroinitializer, %cond.end.2 ], !dbg !108
  br i1 %or.cond190.4, label %cond.end.4, label %cond.true.4, !dbg !106

cond.true.4:                                      ; preds = %cond.end.3
  %15 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %5, !dbg !107
  %arrayidx48.4 = getelementptr i8, ptr addrspace(1) %15, i64 -16, !dbg !107
  %16 = load <4 x float>, ptr addrspace(1) %arrayidx48.4, align 16, !dbg !107, !tbaa !35
  br label %cond.end.4, !dbg !108

cond.end.4:                                       ; preds = %cond.true.4, %cond.end.3
  %cond.4 = phi <4 x float> [ %16, %cond.true.4 ], [ zeroinitializer, %cond.end.3 ], !dbg !108
  br i1 %or.cond190.5, label %cond.end.5, label %cond.true.5, !dbg !106

cond.true.5:                                      ; preds = %cond.end.4
  %17 = getelementptr <4 x float>, ptr addrspace(1) %add.ptr, i64 %6, !dbg !107
  %arrayidx48.5 = getelementptr i8, ptr addrspace(1) %17, i64 -16, !dbg !107
  %18 = load <4 x float>, ptr addrspace(1) %arrayidx48.5, align 16, !dbg !107, !tbaa !35
  br label %cond.end.5, !dbg !108

cond.end.5:                                       ; preds = %cond.true.5, %cond.end.4
  %cond.5 = phi <4 x float> [ %18, %cond.true.5 ], [ zeroinitializer, %cond.end.4 ], !dbg !108
  %mul57 = mul nuw nsw i32 %ky.0196, 3, !dbg !109
  %add58 = add nsw i32 %mul57, %mul56, !dbg !110
  %mul59 = shl nsw i32 %add58, 2, !dbg !111
  %idx.ext60 = sext i32 %mul59 to i64, !dbg !112
  %add.ptr61 = getelementptr inbounds <4 x float>, ptr addrspace(1) %weights, i64 %idx.ext60, !dbg !112
  %19 = load <4 x float>, ptr addrspace(1) %add.ptr61, align 16, !dbg !113, !tbaa !35
  %arrayidx68 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 16, !dbg !114
  %20 = load <4 x float>, ptr addrspace(1) %arrayidx68, align 16, !dbg !114, !tbaa !35
  %arrayidx69 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 32, !dbg !115
  %21 = load <4 x float>, ptr addrspace(1) %arrayidx69, align 16, !dbg !115, !tbaa !35
  %arrayidx70 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 48, !dbg !116
  %22 = load <4 x float>, ptr addrspace(1) %arrayidx70, align 16, !dbg !116, !tbaa !35
  %splat.splat = shufflevector <4 x float> %cond, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81 = shufflevector <4 x float> %cond, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83 = shufflevector <4 x float> %cond, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85 = shufflevector <4 x float> %cond, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85, <4 x float> noundef %22, <4 x float> noundef %acc.sroa.0.1) #4, !dbg !121
  %call89 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83, <4 x float> noundef %21, <4 x float> noundef %call88) #4, !dbg !122
  %call90 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81, <4 x float> noundef %20, <4 x float> noundef %call89) #4, !dbg !123
  %call91 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat, <4 x float> noundef %19, <4 x float> noundef %call90) #4, !dbg !124
  %splat.splat.1 = shufflevector <4 x float> %cond.1, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81.1 = shufflevector <4 x float> %cond.1, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83.1 = shufflevector <4 x float> %cond.1, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85.1 = shufflevector <4 x float> %cond.1, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.1, <4 x float> noundef %22, <4 x float> noundef %acc.sroa.10.1) #4, !dbg !121
  %call89.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.1, <4 x float> noundef %21, <4 x float> noundef %call88.1) #4, !dbg !122
  %call90.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.1, <4 x float> noundef %20, <4 x float> noundef %call89.1) #4, !dbg !123
  %call91.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.1, <4 x float> noundef %19, <4 x float> noundef %call90.1) #4, !dbg !124
  %splat.splat.2 = shufflevector <4 x float> %cond.2, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81.2 = shufflevector <4 x float> %cond.2, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83.2 = shufflevector <4 x float> %cond.2, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85.2 = shufflevector <4 x float> %cond.2, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.2, <4 x float> noundef %22, <4 x float> noundef %acc.sroa.18.1) #4, !dbg !121
  %call89.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.2, <4 x float> noundef %21, <4 x float> noundef %call88.2) #4, !dbg !122
  %call90.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.2, <4 x float> noundef %20, <4 x float> noundef %call89.2) #4, !dbg !123
  %call91.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.2, <4 x float> noundef %19, <4 x float> noundef %call90.2) #4, !dbg !124
  %splat.splat.3 = shufflevector <4 x float> %cond.3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81.3 = shufflevector <4 x float> %cond.3, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83.3 = shufflevector <4 x float> %cond.3, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85.3 = shufflevector <4 x float> %cond.3, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3, <4 x float> noundef %22, <4 x float> noundef %acc.sroa.26.1) #4, !dbg !121
  %call89.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3, <4 x float> noundef %21, <4 x float> noundef %call88.3) #4, !dbg !122
  %call90.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3, <4 x float> noundef %20, <4 x float> noundef %call89.3) #4, !dbg !123
  %call91.3 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3, <4 x float> noundef %19, <4 x float> noundef %call90.3) #4, !dbg !124
  %add.ptr99 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 64, !dbg !125
  %23 = load <4 x float>, ptr addrspace(1) %add.ptr99, align 16, !dbg !113, !tbaa !35
  %arrayidx68.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 80, !dbg !114
  %24 = load <4 x float>, ptr addrspace(1) %arrayidx68.1, align 16, !dbg !114, !tbaa !35
  %arrayidx69.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 96, !dbg !115
  %25 = load <4 x float>, ptr addrspace(1) %arrayidx69.1, align 16, !dbg !115, !tbaa !35
  %arrayidx70.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 112, !dbg !116
  %26 = load <4 x float>, ptr addrspace(1) %arrayidx70.1, align 16, !dbg !116, !tbaa !35
  %call88.1206 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.1, <4 x float> noundef %26, <4 x float> noundef %call91) #4, !dbg !121
  %call89.1207 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.1, <4 x float> noundef %25, <4 x float> noundef %call88.1206) #4, !dbg !122
  %call90.1208 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.1, <4 x float> noundef %24, <4 x float> noundef %call89.1207) #4, !dbg !123
  %call91.1209 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.1, <4 x float> noundef %23, <4 x float> noundef %call90.1208) #4, !dbg !124
  %call88.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.2, <4 x float> noundef %26, <4 x float> noundef %call91.1) #4, !dbg !121
  %call89.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.2, <4 x float> noundef %25, <4 x float> noundef %call88.1.1) #4, !dbg !122
  %call90.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.2, <4 x float> noundef %24, <4 x float> noundef %call89.1.1) #4, !dbg !123
  %call91.1.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.2, <4 x float> noundef %23, <4 x float> noundef %call90.1.1) #4, !dbg !124
  %call88.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3, <4 x float> noundef %26, <4 x float> noundef %call91.2) #4, !dbg !121
  %call89.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3, <4 x float> noundef %25, <4 x float> noundef %call88.2.1) #4, !dbg !122
  %call90.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3, <4 x float> noundef %24, <4 x float> noundef %call89.2.1) #4, !dbg !123
  %call91.2.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3, <4 x float> noundef %23, <4 x float> noundef %call90.2.1) #4, !dbg !124
  %splat.splat.3.1 = shufflevector <4 x float> %cond.4, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81.3.1 = shufflevector <4 x float> %cond.4, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83.3.1 = shufflevector <4 x float> %cond.4, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85.3.1 = shufflevector <4 x float> %cond.4, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3.1, <4 x float> noundef %26, <4 x float> noundef %call91.3) #4, !dbg !121
  %call89.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3.1, <4 x float> noundef %25, <4 x float> noundef %call88.3.1) #4, !dbg !122
  %call90.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3.1, <4 x float> noundef %24, <4 x float> noundef %call89.3.1) #4, !dbg !123
  %call91.3.1 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3.1, <4 x float> noundef %23, <4 x float> noundef %call90.3.1) #4, !dbg !124
  %add.ptr99.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 128, !dbg !125
  %27 = load <4 x float>, ptr addrspace(1) %add.ptr99.1, align 16, !dbg !113, !tbaa !35
  %arrayidx68.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 144, !dbg !114
  %28 = load <4 x float>, ptr addrspace(1) %arrayidx68.2, align 16, !dbg !114, !tbaa !35
  %arrayidx69.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 160, !dbg !115
  %29 = load <4 x float>, ptr addrspace(1) %arrayidx69.2, align 16, !dbg !115, !tbaa !35
  %arrayidx70.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr61, i64 176, !dbg !116
  %30 = load <4 x float>, ptr addrspace(1) %arrayidx70.2, align 16, !dbg !116, !tbaa !35
  %call88.2216 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.2, <4 x float> noundef %30, <4 x float> noundef %call91.1209) #4, !dbg !121
  %call89.2217 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.2, <4 x float> noundef %29, <4 x float> noundef %call88.2216) #4, !dbg !122
  %call90.2218 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.2, <4 x float> noundef %28, <4 x float> noundef %call89.2217) #4, !dbg !123
  %call91.2219 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.2, <4 x float> noundef %27, <4 x float> noundef %call90.2218) #4, !dbg !124
  %call88.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3, <4 x float> noundef %30, <4 x float> noundef %call91.1.1) #4, !dbg !121
  %call89.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3, <4 x float> noundef %29, <4 x float> noundef %call88.1.2) #4, !dbg !122
  %call90.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3, <4 x float> noundef %28, <4 x float> noundef %call89.1.2) #4, !dbg !123
  %call91.1.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3, <4 x float> noundef %27, <4 x float> noundef %call90.1.2) #4, !dbg !124
  %call88.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3.1, <4 x float> noundef %30, <4 x float> noundef %call91.2.1) #4, !dbg !121
  %call89.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3.1, <4 x float> noundef %29, <4 x float> noundef %call88.2.2) #4, !dbg !122
  %call90.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3.1, <4 x float> noundef %28, <4 x float> noundef %call89.2.2) #4, !dbg !123
  %call91.2.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3.1, <4 x float> noundef %27, <4 x float> noundef %call90.2.2) #4, !dbg !124
  %splat.splat.3.2 = shufflevector <4 x float> %cond.5, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !117
  %splat.splat81.3.2 = shufflevector <4 x float> %cond.5, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>, !dbg !118
  %splat.splat83.3.2 = shufflevector <4 x float> %cond.5, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, !dbg !119
  %splat.splat85.3.2 = shufflevector <4 x float> %cond.5, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>, !dbg !120
  %call88.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat85.3.2, <4 x float> noundef %30, <4 x float> noundef %call91.3.1) #4, !dbg !121
  %call89.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat83.3.2, <4 x float> noundef %29, <4 x float> noundef %call88.3.2) #4, !dbg !122
  %call90.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat81.3.2, <4 x float> noundef %28, <4 x float> noundef %call89.3.2) #4, !dbg !123
  %call91.3.2 = tail call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %splat.splat.3.2, <4 x float> noundef %27, <4 x float> noundef %call90.3.2) #4, !dbg !124
  br label %cleanup, !dbg !126

cleanup:                                          ; preds = %for.body24, %cond.end.5
  %acc.sroa.0.2 = phi <4 x float> [ %acc.sroa.0.1, %for.body24 ], [ %call91.2219, %cond.end.5 ], !dbg !127
  %acc.sroa.10.2 = phi <4 x float> [ %acc.sroa.10.1, %for.body24 ], [ %call91.1.2, %cond.end.5 ], !dbg !127
  %acc.sroa.18.2 = phi <4 x float> [ %acc.sroa.18.1, %for.body24 ], [ %call91.2.2, %cond.end.5 ], !dbg !127
  %acc.sroa.26.2 = phi <4 x float> [ %acc.sroa.26.1, %for.body24 ], [ %call91.3.2, %cond.end.5 ], !dbg !127
  %inc102 = add nuw nsw i32 %ky.0196, 1, !dbg !128
  %cmp21 = icmp samesign ult i32 %ky.0196, 2, !dbg !129
  br i1 %cmp21, label %for.body24, label %for.cond.cleanup23, !dbg !96, !llvm.loop !130

for.inc131:                                       ; preds = %for.cond.cleanup23, %if.end
  %acc.sroa.0.0 = phi <4 x float> [ %0, %if.end ], [ %acc.sroa.0.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.10.0 = phi <4 x float> [ %0, %if.end ], [ %acc.sroa.10.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.18.0 = phi <4 x float> [ %0, %if.end ], [ %acc.sroa.18.2, %for.cond.cleanup23 ], !dbg !95
  %acc.sroa.26.0 = phi <4 x float> [ %0, %if.end ], [ %acc.sroa.26.2, %for.cond.cleanup23 ], !dbg !95
  %mul109 = mul nsw i32 %height, %conv4, !dbg !131
  %add110 = add nsw i32 %mul109, %conv2, !dbg !132
  %mul111 = mul nsw i32 %add110, %width, !dbg !133
  %idx.ext112 = sext i32 %mul111 to i64, !dbg !134
  %add.ptr113 = getelementptr inbounds <4 x float>, ptr addrspace(1) %dst, i64 %idx.ext112, !dbg !134
  %idx.ext114 = sext i32 %conv to i64, !dbg !135
  %add.ptr115 = getelementptr inbounds <4 x float>, ptr addrspace(1) %add.ptr113, i64 %idx.ext114, !dbg !135
  store <4 x float> %acc.sroa.0.0, ptr addrspace(1) %add.ptr115, align 16, !dbg !136, !tbaa !35
  %add122.1 = or disjoint i32 %conv, 1, !dbg !137
  %cmp123.1 = icmp slt i32 %add122.1, %width, !dbg !138
  br i1 %cmp123.1, label %if.then125.1, label %for.inc131.1, !dbg !138

if.then125.1:                                     ; preds = %for.inc131
  %arrayidx129.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115, i64 16, !dbg !139
  store <4 x float> %acc.sroa.10.0, ptr addrspace(1) %arrayidx129.1, align 16, !dbg !136, !tbaa !35
  br label %for.inc131.1, !dbg !139

for.inc131.1:                                     ; preds = %if.then125.1, %for.inc131
  %add122.2 = or disjoint i32 %conv, 2, !dbg !137
  %cmp123.2 = icmp slt i32 %add122.2, %width, !dbg !138
  br i1 %cmp123.2, label %if.then125.2, label %for.inc131.2, !dbg !138

if.then125.2:                                     ; preds = %for.inc131.1
  %arrayidx129.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115, i64 32, !dbg !139
  store <4 x float> %acc.sroa.18.0, ptr addrspace(1) %arrayidx129.2, align 16, !dbg !136, !tbaa !35
  br label %for.inc131.2, !dbg !139

for.inc131.2:                                     ; preds = %if.then125.2, %for.inc131.1
  %add122.3 = or disjoint i32 %conv, 3, !dbg !137
  %cmp123.3 = icmp slt i32 %add122.3, %width, !dbg !138
  br i1 %cmp123.3, label %if.then125.3, label %cleanup135, !dbg !138

if.then125.3:                                     ; preds = %for.inc131.2
  %arrayidx129.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr115, i64 48, !dbg !139
  store <4 x float> %acc.sroa.26.0, ptr addrspace(1) %arrayidx129.3, align 16, !dbg !136, !tbaa !35
  br label %cleanup135, !dbg !139

cleanup135:                                       ; preds = %for.inc131.2, %if.then125.3, %entry
  ret void, !dbg !140
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}
!opencl.spir.version = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "conv3x3_buffer.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "conv3x3_buffer", scope: !1, file: !1, line: 11, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"int", !"int", !"int", !"int"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"int"}
!17 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !"", !""}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_conv3x3_buffer: %src"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_conv3x3_buffer"}
!21 = !DILocation(line: 13, column: 61, scope: !10)
!22 = !{!23}
!23 = distinct !{!23, !20, !"__clang_ocl_kern_imp_conv3x3_buffer: %weights"}
!24 = !{!25}
!25 = distinct !{!25, !20, !"__clang_ocl_kern_imp_conv3x3_buffer: %bias"}
!26 = !{!27}
!27 = distinct !{!27, !20, !"__clang_ocl_kern_imp_conv3x3_buffer: %dst"}
!28 = !DILocation(line: 14, column: 19, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "conv3x3_buffer", scope: !1, file: !1, line: 11, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 13, column: 61, scope: !10)
!31 = !DILocation(line: 15, column: 19, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 16, column: 20, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 17, column: 11, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 17, column: 20, scope: !29, inlinedAt: !30)
!35 = !{!8, !8, i64 0}
!36 = !{!19, !23, !27}
!37 = !DILocation(line: 22, column: 23, scope: !29, inlinedAt: !30)
!38 = !DILocation(line: 22, column: 5, scope: !29, inlinedAt: !30)
!39 = !DILocation(line: 20, column: 43, scope: !29, inlinedAt: !30)
!40 = !DILocation(line: 23, column: 9, scope: !29, inlinedAt: !30)
!41 = !DILocation(line: 22, column: 36, scope: !29, inlinedAt: !30)
!42 = distinct !{!42, !38, !43}
!43 = !DILocation(line: 43, column: 5, scope: !29, inlinedAt: !30)
!44 = !DILocation(line: 24, column: 31, scope: !29, inlinedAt: !30)
!45 = !DILocation(line: 25, column: 21, scope: !29, inlinedAt: !30)
!46 = !DILocation(line: 25, column: 25, scope: !29, inlinedAt: !30)
!47 = !DILocation(line: 26, column: 61, scope: !29, inlinedAt: !30)
!48 = !DILocation(line: 26, column: 68, scope: !29, inlinedAt: !30)
!49 = !DILocation(line: 26, column: 47, scope: !29, inlinedAt: !30)
!50 = !DILocation(line: 30, column: 37, scope: !29, inlinedAt: !30)
!51 = !DILocation(line: 30, column: 57, scope: !29, inlinedAt: !30)
!52 = !{!23, !25, !27}
!53 = !DILocation(line: 30, column: 25, scope: !29, inlinedAt: !30)
!54 = !DILocation(line: 32, column: 81, scope: !29, inlinedAt: !30)
!55 = !DILocation(line: 32, column: 76, scope: !29, inlinedAt: !30)
!56 = !DILocation(line: 32, column: 86, scope: !29, inlinedAt: !30)
!57 = !DILocation(line: 32, column: 48, scope: !29, inlinedAt: !30)
!58 = !DILocation(line: 36, column: 35, scope: !29, inlinedAt: !30)
!59 = !{!19, !25, !27}
!60 = !DILocation(line: 36, column: 46, scope: !29, inlinedAt: !30)
!61 = !DILocation(line: 36, column: 57, scope: !29, inlinedAt: !30)
!62 = !DILocation(line: 36, column: 68, scope: !29, inlinedAt: !30)
!63 = !DILocation(line: 39, column: 34, scope: !29, inlinedAt: !30)
!64 = !DILocation(line: 39, column: 47, scope: !29, inlinedAt: !30)
!65 = !DILocation(line: 39, column: 60, scope: !29, inlinedAt: !30)
!66 = !DILocation(line: 39, column: 73, scope: !29, inlinedAt: !30)
!67 = !DILocation(line: 39, column: 69, scope: !29, inlinedAt: !30)
!68 = !DILocation(line: 39, column: 56, scope: !29, inlinedAt: !30)
!69 = !DILocation(line: 39, column: 43, scope: !29, inlinedAt: !30)
!70 = !DILocation(line: 39, column: 30, scope: !29, inlinedAt: !30)
!71 = !DILocation(line: 35, column: 46, scope: !29, inlinedAt: !30)
!72 = !DILocation(line: 42, column: 9, scope: !29, inlinedAt: !30)
!73 = !DILocation(line: 0, scope: !29, inlinedAt: !30)
!74 = !DILocation(line: 23, column: 34, scope: !29, inlinedAt: !30)
!75 = !DILocation(line: 23, column: 29, scope: !29, inlinedAt: !30)
!76 = distinct !{!76, !40, !72}
!77 = !DILocation(line: 45, column: 38, scope: !29, inlinedAt: !30)
!78 = !DILocation(line: 45, column: 47, scope: !29, inlinedAt: !30)
!79 = !DILocation(line: 45, column: 52, scope: !29, inlinedAt: !30)
!80 = !DILocation(line: 45, column: 32, scope: !29, inlinedAt: !30)
!81 = !DILocation(line: 45, column: 60, scope: !29, inlinedAt: !30)
!82 = !DILocation(line: 47, column: 35, scope: !29, inlinedAt: !30)
!83 = !{!19, !23, !25}
!84 = !DILocation(line: 47, column: 15, scope: !29, inlinedAt: !30)
!85 = !DILocation(line: 47, column: 19, scope: !29, inlinedAt: !30)
!86 = !DILocation(line: 47, column: 28, scope: !29, inlinedAt: !30)
!87 = !DILocation(line: 49, column: 1, scope: !10)
!88 = !DILocation(line: 14, column: 19, scope: !29)
!89 = !DILocation(line: 15, column: 19, scope: !29)
!90 = !DILocation(line: 16, column: 20, scope: !29)
!91 = !DILocation(line: 17, column: 11, scope: !29)
!92 = !DILocation(line: 17, column: 20, scope: !29)
!93 = !DILocation(line: 22, column: 23, scope: !29)
!94 = !DILocation(line: 22, column: 5, scope: !29)
!95 = !DILocation(line: 20, column: 43, scope: !29)
!96 = !DILocation(line: 23, column: 9, scope: !29)
!97 = !DILocation(line: 22, column: 36, scope: !29)
!98 = distinct !{!98, !94, !99}
!99 = !DILocation(line: 43, column: 5, scope: !29)
!100 = !DILocation(line: 24, column: 31, scope: !29)
!101 = !DILocation(line: 25, column: 21, scope: !29)
!102 = !DILocation(line: 25, column: 25, scope: !29)
!103 = !DILocation(line: 26, column: 61, scope: !29)
!104 = !DILocation(line: 26, column: 68, scope: !29)
!105 = !DILocation(line: 26, column: 47, scope: !29)
!106 = !DILocation(line: 30, column: 37, scope: !29)
!107 = !DILocation(line: 30, column: 57, scope: !29)
!108 = !DILocation(line: 30, column: 25, scope: !29)
!109 = !DILocation(line: 32, column: 81, scope: !29)
!110 = !DILocation(line: 32, column: 76, scope: !29)
!111 = !DILocation(line: 32, column: 86, scope: !29)
!112 = !DILocation(line: 32, column: 48, scope: !29)
!113 = !DILocation(line: 36, column: 35, scope: !29)
!114 = !DILocation(line: 36, column: 46, scope: !29)
!115 = !DILocation(line: 36, column: 57, scope: !29)
!116 = !DILocation(line: 36, column: 68, scope: !29)
!117 = !DILocation(line: 39, column: 34, scope: !29)
!118 = !DILocation(line: 39, column: 47, scope: !29)
!119 = !DILocation(line: 39, column: 60, scope: !29)
!120 = !DILocation(line: 39, column: 73, scope: !29)
!121 = !DILocation(line: 39, column: 69, scope: !29)
!122 = !DILocation(line: 39, column: 56, scope: !29)
!123 = !DILocation(line: 39, column: 43, scope: !29)
!124 = !DILocation(line: 39, column: 30, scope: !29)
!125 = !DILocation(line: 35, column: 46, scope: !29)
!126 = !DILocation(line: 42, column: 9, scope: !29)
!127 = !DILocation(line: 0, scope: !29)
!128 = !DILocation(line: 23, column: 34, scope: !29)
!129 = !DILocation(line: 23, column: 29, scope: !29)
!130 = distinct !{!130, !96, !126}
!131 = !DILocation(line: 45, column: 38, scope: !29)
!132 = !DILocation(line: 45, column: 47, scope: !29)
!133 = !DILocation(line: 45, column: 52, scope: !29)
!134 = !DILocation(line: 45, column: 32, scope: !29)
!135 = !DILocation(line: 45, column: 60, scope: !29)
!136 = !DILocation(line: 47, column: 35, scope: !29)
!137 = !DILocation(line: 47, column: 15, scope: !29)
!138 = !DILocation(line: 47, column: 19, scope: !29)
!139 = !DILocation(line: 47, column: 28, scope: !29)
!140 = !DILocation(line: 49, column: 1, scope: !29)
