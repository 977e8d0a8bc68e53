; ModuleID = 'softmax.cl'
source_filename = "softmax.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@softmax.scratch = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @softmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %src, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %dst, i32 noundef %classes) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22), !dbg !21
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !24
  %conv.i = trunc i64 %call.i to i32, !dbg !24
  %call1.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !27
  %conv2.i = sext i32 %classes to i64, !dbg !28
  %mul.i = mul i64 %call1.i, %conv2.i, !dbg !29
  %add.ptr.i = getelementptr inbounds nuw float, ptr addrspace(1) %src, i64 %mul.i, !dbg !30
  %add.ptr6.i = getelementptr inbounds nuw float, ptr addrspace(1) %dst, i64 %mul.i, !dbg !31
  %cmp.i1 = icmp sgt i32 %classes, %conv.i, !dbg !32
  br i1 %cmp.i1, label %for.body.i, label %for.cond.cleanup.i, !dbg !33

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %top.0.i.lcssa = phi float [ 0xFFF0000000000000, %entry ], [ %call8.i, %for.body.i ], !dbg !34
  %idxprom9.i = sext i32 %conv.i to i64, !dbg !35
  %arrayidx10.i = getelementptr inbounds float, ptr addrspace(3) @softmax.scratch, i64 %idxprom9.i, !dbg !35
  store float %top.0.i.lcssa, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !36, !tbaa !37, !noalias !39
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !40, !noalias !39
  %cmp16.i = icmp slt i32 %conv.i, 32, !dbg !41
  br i1 %cmp16.i, label %if.then.i, label %if.end.i, !dbg !41

for.body.i:                                       ; preds = %entry, %for.body.i
  %top.0.i3 = phi float [ %call8.i, %for.body.i ], [ 0xFFF0000000000000, %entry ]
  %i.0.i2 = phi i32 [ %add.i, %for.body.i ], [ %conv.i, %entry ]
  %idxprom.i = sext i32 %i.0.i2 to i64, !dbg !42
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr.i, i64 %idxprom.i, !dbg !42
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !42, !tbaa !37, !alias.scope !18, !noalias !22
  %call8.i = tail call spir_func float @_Z4fmaxff(float noundef %top.0.i3, float noundef %0) #5, !dbg !43
  %add.i = add nsw i32 %i.0.i2, 64, !dbg !44
  %cmp.i = icmp slt i32 %add.i, %classes, !dbg !32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !33, !llvm.loop !45

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %1 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %2 = sext i32 %conv.i to i64, !dbg !48
  %3 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %2, !dbg !48
  %arrayidx22.i = getelementptr i8, ptr addrspace(3) %3, i64 128, !dbg !48
  %4 = load float, ptr addrspace(3) %arrayidx22.i, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i = tail call spir_func float @_Z4fmaxff(float noundef %1, float noundef %4) #5, !dbg !49
  store float %call23.i, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i, !dbg !51

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %cmp16.i.1 = icmp slt i32 %conv.i, 16, !dbg !41
  br i1 %cmp16.i.1, label %if.then.i.1, label %if.end.i.1, !dbg !41

if.then.i.1:                                      ; preds = %if.end.i
  %5 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %6 = sext i32 %conv.i to i64, !dbg !48
  %7 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %6, !dbg !48
  %arrayidx22.i.1 = getelementptr i8, ptr addrspace(3) %7, i64 64, !dbg !48
  %8 = load float, ptr addrspace(3) %arrayidx22.i.1, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i.1 = tail call spir_func float @_Z4fmaxff(float noundef %5, float noundef %8) #5, !dbg !49
  store float %call23.i.1, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i.1, !dbg !51

if.end.i.1:                                       ; preds = %if.then.i.1, %if.end.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %cmp16.i.2 = icmp slt i32 %conv.i, 8, !dbg !41
  br i1 %cmp16.i.2, label %if.then.i.2, label %if.end.i.2, !dbg !41

if.then.i.2:                                      ; preds = %if.end.i.1
  %9 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %10 = sext i32 %conv.i to i64, !dbg !48
  %11 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %10, !dbg !48
  %arrayidx22.i.2 = getelementptr i8, ptr addrspace(3) %11, i64 32, !dbg !48
  %12 = load float, ptr addrspace(3) %arrayidx22.i.2, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i.2 = tail call spir_func float @_Z4fmaxff(float noundef %9, float noundef %12) #5, !dbg !49
  store float %call23.i.2, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i.2, !dbg !51

if.end.i.2:                                       ; preds = %if.then.i.2, %if.end.i.1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %cmp16.i.3 = icmp slt i32 %conv.i, 4, !dbg !41
  br i1 %cmp16.i.3, label %if.then.i.3, label %if.end.i.3, !dbg !41

if.then.i.3:                                      ; preds = %if.end.i.2
  %13 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %14 = sext i32 %conv.i to i64, !dbg !48
  %15 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %14, !dbg !48
  %arrayidx22.i.3 = getelementptr i8, ptr addrspace(3) %15, i64 16, !dbg !48
  %16 = load float, ptr addrspace(3) %arrayidx22.i.3, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i.3 = tail call spir_func float @_Z4fmaxff(float noundef %13, float noundef %16) #5, !dbg !49
  store float %call23.i.3, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i.3, !dbg !51

if.end.i.3:                                       ; preds = %if.then.i.3, %if.end.i.2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %cmp16.i.4 = icmp slt i32 %conv.i, 2, !dbg !41
  br i1 %cmp16.i.4, label %if.then.i.4, label %if.end.i.4, !dbg !41

if.then.i.4:                                      ; preds = %if.end.i.3
  %17 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %18 = sext i32 %conv.i to i64, !dbg !48
  %19 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %18, !dbg !48
  %arrayidx22.i.4 = getelementptr i8, ptr addrspace(3) %19, i64 8, !dbg !48
  %20 = load float, ptr addrspace(3) %arrayidx22.i.4, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i.4 = tail call spir_func float @_Z4fmaxff(float noundef %17, float noundef %20) #5, !dbg !49
  store float %call23.i.4, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i.4, !dbg !51

if.end.i.4:                                       ; preds = %if.then.i.4, %if.end.i.3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %cmp16.i.5 = icmp slt i32 %conv.i, 1, !dbg !41
  br i1 %cmp16.i.5, label %if.then.i.5, label %if.end.i.5, !dbg !41

if.then.i.5:                                      ; preds = %if.end.i.4
  %21 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !47, !tbaa !37, !noalias !39
  %22 = sext i32 %conv.i to i64, !dbg !48
  %23 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %22, !dbg !48
  %arrayidx22.i.5 = getelementptr i8, ptr addrspace(3) %23, i64 4, !dbg !48
  %24 = load float, ptr addrspace(3) %arrayidx22.i.5, align 4, !dbg !48, !tbaa !37, !noalias !39
  %call23.i.5 = tail call spir_func float @_Z4fmaxff(float noundef %21, float noundef %24) #5, !dbg !49
  store float %call23.i.5, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !50, !tbaa !37, !noalias !39
  br label %if.end.i.5, !dbg !51

if.end.i.5:                                       ; preds = %if.then.i.5, %if.end.i.4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !39
  %25 = load float, ptr addrspace(3) @softmax.scratch, align 4, !dbg !53, !tbaa !37, !noalias !39
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !54, !noalias !39
  br i1 %cmp.i1, label %for.body33.i, label %for.cond.cleanup32.i, !dbg !55

for.cond.cleanup32.i:                             ; preds = %for.body33.i, %if.end.i.5
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %if.end.i.5 ], [ %add37.i, %for.body33.i ], !dbg !34
  store float %sum.0.i.lcssa, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !56, !tbaa !37, !noalias !39
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !57, !noalias !39
  br i1 %cmp16.i, label %if.then51.i, label %if.end58.i, !dbg !58

for.body33.i:                                     ; preds = %if.end.i.5, %for.body33.i
  %i28.0.i7 = phi i32 [ %add39.i, %for.body33.i ], [ %conv.i, %if.end.i.5 ]
  %sum.0.i6 = phi float [ %add37.i, %for.body33.i ], [ 0.000000e+00, %if.end.i.5 ]
  %idxprom34.i = sext i32 %i28.0.i7 to i64, !dbg !59
  %arrayidx35.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr.i, i64 %idxprom34.i, !dbg !59
  %26 = load float, ptr addrspace(1) %arrayidx35.i, align 4, !dbg !59, !tbaa !37, !alias.scope !18, !noalias !22
  %sub.i = fsub float %26, %25, !dbg !60
  %call36.i = tail call spir_func float @_Z3expf(float noundef %sub.i) #5, !dbg !61
  %add37.i = fadd float %sum.0.i6, %call36.i, !dbg !62
  %add39.i = add nsw i32 %i28.0.i7, 64, !dbg !63
  %cmp30.i = icmp slt i32 %add39.i, %classes, !dbg !64
  br i1 %cmp30.i, label %for.body33.i, label %for.cond.cleanup32.i, !dbg !55, !llvm.loop !65

if.then51.i:                                      ; preds = %for.cond.cleanup32.i
  %27 = sext i32 %conv.i to i64, !dbg !67
  %28 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %27, !dbg !67
  %arrayidx54.i = getelementptr i8, ptr addrspace(3) %28, i64 128, !dbg !67
  %29 = load float, ptr addrspace(3) %arrayidx54.i, align 4, !dbg !67, !tbaa !37, !noalias !39
  %30 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i = fadd float %29, %30, !dbg !68
  store float %add57.i, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i, !dbg !69

if.end58.i:                                       ; preds = %if.then51.i, %for.cond.cleanup32.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  br i1 %cmp16.i.1, label %if.then51.i.1, label %if.end58.i.1, !dbg !58

if.then51.i.1:                                    ; preds = %if.end58.i
  %31 = sext i32 %conv.i to i64, !dbg !67
  %32 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %31, !dbg !67
  %arrayidx54.i.1 = getelementptr i8, ptr addrspace(3) %32, i64 64, !dbg !67
  %33 = load float, ptr addrspace(3) %arrayidx54.i.1, align 4, !dbg !67, !tbaa !37, !noalias !39
  %34 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i.1 = fadd float %33, %34, !dbg !68
  store float %add57.i.1, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i.1, !dbg !69

if.end58.i.1:                                     ; preds = %if.then51.i.1, %if.end58.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  br i1 %cmp16.i.2, label %if.then51.i.2, label %if.end58.i.2, !dbg !58

if.then51.i.2:                                    ; preds = %if.end58.i.1
  %35 = sext i32 %conv.i to i64, !dbg !67
  %36 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %35, !dbg !67
  %arrayidx54.i.2 = getelementptr i8, ptr addrspace(3) %36, i64 32, !dbg !67
  %37 = load float, ptr addrspace(3) %arrayidx54.i.2, align 4, !dbg !67, !tbaa !37, !noalias !39
  %38 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i.2 = fadd float %37, %38, !dbg !68
  store float %add57.i.2, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i.2, !dbg !69

if.end58.i.2:                                     ; preds = %if.then51.i.2, %if.end58.i.1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  br i1 %cmp16.i.3, label %if.then51.i.3, label %if.end58.i.3, !dbg !58

if.then51.i.3:                                    ; preds = %if.end58.i.2
  %39 = sext i32 %conv.i to i64, !dbg !67
  %40 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %39, !dbg !67
  %arrayidx54.i.3 = getelementptr i8, ptr addrspace(3) %40, i64 16, !dbg !67
  %41 = load float, ptr addrspace(3) %arrayidx54.i.3, align 4, !dbg !67, !tbaa !37, !noalias !39
  %42 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i.3 = fadd float %41, %42, !dbg !68
  store float %add57.i.3, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i.3, !dbg !69

if.end58.i.3:                                     ; preds = %if.then51.i.3, %if.end58.i.2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  br i1 %cmp16.i.4, label %if.then51.i.4, label %if.end58.i.4, !dbg !58

if.then51.i.4:                                    ; preds = %if.end58.i.3
  %43 = sext i32 %conv.i to i64, !dbg !67
  %44 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %43, !dbg !67
  %arrayidx54.i.4 = getelementptr i8, ptr addrspace(3) %44, i64 8, !dbg !67
  %45 = load float, ptr addrspace(3) %arrayidx54.i.4, align 4, !dbg !67, !tbaa !37, !noalias !39
  %46 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i.4 = fadd float %45, %46, !dbg !68
  store float %add57.i.4, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i.4, !dbg !69

if.end58.i.4:                                     ; preds = %if.then51.i.4, %if.end58.i.3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  br i1 %cmp16.i.5, label %if.then51.i.5, label %if.end58.i.5, !dbg !58

if.then51.i.5:                                    ; preds = %if.end58.i.4
  %47 = sext i32 %conv.i to i64, !dbg !67
  %48 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %47, !dbg !67
  %arrayidx54.i.5 = getelementptr i8, ptr addrspace(3) %48, i64 4, !dbg !67
  %49 = load float, ptr addrspace(3) %arrayidx54.i.5, align 4, !dbg !67, !tbaa !37, !noalias !39
  %50 = load float, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  %add57.i.5 = fadd float %49, %50, !dbg !68
  store float %add57.i.5, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !68, !tbaa !37, !noalias !39
  br label %if.end58.i.5, !dbg !69

if.end58.i.5:                                     ; preds = %if.then51.i.5, %if.end58.i.4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !70, !noalias !39
  %51 = load float, ptr addrspace(3) @softmax.scratch, align 4, !dbg !71, !tbaa !37, !noalias !39
  %div62.i = fdiv float 1.000000e+00, %51, !dbg !72, !fpmath !73
  br i1 %cmp.i1, label %for.body68.i, label %__clang_ocl_kern_imp_softmax.exit, !dbg !74

for.body68.i:                                     ; preds = %if.end58.i.5, %for.body68.i
  %i63.0.i11 = phi i32 [ %add77.i, %for.body68.i ], [ %conv.i, %if.end58.i.5 ]
  %idxprom69.i = sext i32 %i63.0.i11 to i64, !dbg !75
  %arrayidx70.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr.i, i64 %idxprom69.i, !dbg !75
  %52 = load float, ptr addrspace(1) %arrayidx70.i, align 4, !dbg !75, !tbaa !37, !alias.scope !18, !noalias !22
  %sub71.i = fsub float %52, %25, !dbg !76
  %call72.i = tail call spir_func float @_Z3expf(float noundef %sub71.i) #5, !dbg !77
  %mul73.i = fmul float %div62.i, %call72.i, !dbg !78
  %arrayidx75.i = getelementptr inbounds float, ptr addrspace(1) %add.ptr6.i, i64 %idxprom69.i, !dbg !79
  store float %mul73.i, ptr addrspace(1) %arrayidx75.i, align 4, !dbg !80, !tbaa !37, !alias.scope !22, !noalias !18
  %add77.i = add nsw i32 %i63.0.i11, 64, !dbg !81
  %cmp65.i = icmp slt i32 %add77.i, %classes, !dbg !82
  br i1 %cmp65.i, label %for.body68.i, label %__clang_ocl_kern_imp_softmax.exit, !dbg !74, !llvm.loop !83

__clang_ocl_kern_imp_softmax.exit:                ; preds = %for.body68.i, %if.end58.i.5
  ret void, !dbg !85
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_softmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %src, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %dst, i32 noundef %classes) local_unnamed_addr #1 !dbg !25 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !86
  %conv = trunc i64 %call to i32, !dbg !86
  %call1 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !87
  %conv2 = sext i32 %classes to i64, !dbg !88
  %mul = mul i64 %call1, %conv2, !dbg !89
  %add.ptr = getelementptr inbounds nuw float, ptr addrspace(1) %src, i64 %mul, !dbg !90
  %add.ptr6 = getelementptr inbounds nuw float, ptr addrspace(1) %dst, i64 %mul, !dbg !91
  %cmp115 = icmp sgt i32 %classes, %conv, !dbg !92
  br i1 %cmp115, label %for.body, label %for.cond.cleanup, !dbg !93

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %top.0.lcssa = phi float [ 0xFFF0000000000000, %entry ], [ %call8, %for.body ], !dbg !94
  %idxprom9 = sext i32 %conv to i64, !dbg !95
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(3) @softmax.scratch, i64 %idxprom9, !dbg !95
  store float %top.0.lcssa, ptr addrspace(3) %arrayidx10, align 4, !dbg !96, !tbaa !37
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !97
  %cmp16 = icmp slt i32 %conv, 32, !dbg !98
  br i1 %cmp16, label %if.then, label %if.end, !dbg !98

for.body:                                         ; preds = %entry, %for.body
  %top.0117 = phi float [ %call8, %for.body ], [ 0xFFF0000000000000, %entry ]
  %i.0116 = phi i32 [ %add, %for.body ], [ %conv, %entry ]
  %idxprom = sext i32 %i.0116 to i64, !dbg !99
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %add.ptr, i64 %idxprom, !dbg !99
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !99, !tbaa !37
  %call8 = tail call spir_func float @_Z4fmaxff(float noundef %top.0117, float noundef %0) #5, !dbg !100
  %add = add nsw i32 %i.0116, 64, !dbg !101
  %cmp = icmp slt i32 %add, %classes, !dbg !92
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !93, !llvm.loop !102

if.then:                                          ; preds = %for.cond.cleanup
  %1 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %2 = sext i32 %conv to i64, !dbg !105
  %3 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %2, !dbg !105
  %arrayidx22 = getelementptr i8, ptr addrspace(3) %3, i64 128, !dbg !105
  %4 = load float, ptr addrspace(3) %arrayidx22, align 4, !dbg !105, !tbaa !37
  %call23 = tail call spir_func float @_Z4fmaxff(float noundef %1, float noundef %4) #5, !dbg !106
  store float %call23, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end, !dbg !108

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %cmp16.1 = icmp slt i32 %conv, 16, !dbg !98
  br i1 %cmp16.1, label %if.then.1, label %if.end.1, !dbg !98

if.then.1:                                        ; preds = %if.end
  %5 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %6 = sext i32 %conv to i64, !dbg !105
  %7 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %6, !dbg !105
  %arrayidx22.1 = getelementptr i8, ptr addrspace(3) %7, i64 64, !dbg !105
  %8 = load float, ptr addrspace(3) %arrayidx22.1, align 4, !dbg !105, !tbaa !37
  %call23.1 = tail call spir_func float @_Z4fmaxff(float noundef %5, float noundef %8) #5, !dbg !106
  store float %call23.1, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end.1, !dbg !108

if.end.1:                                         ; preds = %if.then.1, %if.end
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %cmp16.2 = icmp slt i32 %conv, 8, !dbg !98
  br i1 %cmp16.2, label %if.then.2, label %if.end.2, !dbg !98

if.then.2:                                        ; preds = %if.end.1
  %9 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %10 = sext i32 %conv to i64, !dbg !105
  %11 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %10, !dbg !105
  %arrayidx22.2 = getelementptr i8, ptr addrspace(3) %11, i64 32, !dbg !105
  %12 = load float, ptr addrspace(3) %arrayidx22.2, align 4, !dbg !105, !tbaa !37
  %call23.2 = tail call spir_func float @_Z4fmaxff(float noundef %9, float noundef %12) #5, !dbg !106
  store float %call23.2, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end.2, !dbg !108

if.end.2:                                         ; preds = %if.then.2, %if.end.1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %cmp16.3 = icmp slt i32 %conv, 4, !dbg !98
  br i1 %cmp16.3, label %if.then.3, label %if.end.3, !dbg !98

if.then.3:                                        ; preds = %if.end.2
  %13 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %14 = sext i32 %conv to i64, !dbg !105
  %15 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %14, !dbg !105
  %arrayidx22.3 = getelementptr i8, ptr addrspace(3) %15, i64 16, !dbg !105
  %16 = load float, ptr addrspace(3) %arrayidx22.3, align 4, !dbg !105, !tbaa !37
  %call23.3 = tail call spir_func float @_Z4fmaxff(float noundef %13, float noundef %16) #5, !dbg !106
  store float %call23.3, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end.3, !dbg !108

if.end.3:                                         ; preds = %if.then.3, %if.end.2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %cmp16.4 = icmp slt i32 %conv, 2, !dbg !98
  br i1 %cmp16.4, label %if.then.4, label %if.end.4, !dbg !98

if.then.4:                                        ; preds = %if.end.3
  %17 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %18 = sext i32 %conv to i64, !dbg !105
  %19 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %18, !dbg !105
  %arrayidx22.4 = getelementptr i8, ptr addrspace(3) %19, i64 8, !dbg !105
  %20 = load float, ptr addrspace(3) %arrayidx22.4, align 4, !dbg !105, !tbaa !37
  %call23.4 = tail call spir_func float @_Z4fmaxff(float noundef %17, float noundef %20) #5, !dbg !106
  store float %call23.4, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end.4, !dbg !108

if.end.4:                                         ; preds = %if.then.4, %if.end.3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %cmp16.5 = icmp slt i32 %conv, 1, !dbg !98
  br i1 %cmp16.5, label %if.then.5, label %if.end.5, !dbg !98

if.then.5:                                        ; preds = %if.end.4
  %21 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !104, !tbaa !37
  %22 = sext i32 %conv to i64, !dbg !105
  %23 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %22, !dbg !105
  %arrayidx22.5 = getelementptr i8, ptr addrspace(3) %23, i64 4, !dbg !105
  %24 = load float, ptr addrspace(3) %arrayidx22.5, align 4, !dbg !105, !tbaa !37
  %call23.5 = tail call spir_func float @_Z4fmaxff(float noundef %21, float noundef %24) #5, !dbg !106
  store float %call23.5, ptr addrspace(3) %arrayidx10, align 4, !dbg !107, !tbaa !37
  br label %if.end.5, !dbg !108

if.end.5:                                         ; preds = %if.then.5, %if.end.4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !109
  %25 = load float, ptr addrspace(3) @softmax.scratch, align 4, !dbg !110, !tbaa !37
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !111
  br i1 %cmp115, label %for.body33, label %for.cond.cleanup32, !dbg !112

for.cond.cleanup32:                               ; preds = %for.body33, %if.end.5
  %sum.0.lcssa = phi float [ 0.000000e+00, %if.end.5 ], [ %add37, %for.body33 ], !dbg !94
  store float %sum.0.lcssa, ptr addrspace(3) %arrayidx10, align 4, !dbg !113, !tbaa !37
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !114
  br i1 %cmp16, label %if.then51, label %if.end58, !dbg !115

for.body33:                                       ; preds = %if.end.5, %for.body33
  %i28.0121 = phi i32 [ %add39, %for.body33 ], [ %conv, %if.end.5 ]
  %sum.0120 = phi float [ %add37, %for.body33 ], [ 0.000000e+00, %if.end.5 ]
  %idxprom34 = sext i32 %i28.0121 to i64, !dbg !116
  %arrayidx35 = getelementptr inbounds float, ptr addrspace(1) %add.ptr, i64 %idxprom34, !dbg !116
  %26 = load float, ptr addrspace(1) %arrayidx35, align 4, !dbg !116, !tbaa !37
  %sub = fsub float %26, %25, !dbg !117
  %call36 = tail call spir_func float @_Z3expf(float noundef %sub) #5, !dbg !118
  %add37 = fadd float %sum.0120, %call36, !dbg !119
  %add39 = add nsw i32 %i28.0121, 64, !dbg !120
  %cmp30 = icmp slt i32 %add39, %classes, !dbg !121
  br i1 %cmp30, label %for.body33, label %for.cond.cleanup32, !dbg !112, !llvm.loop !122

if.then51:                                        ; preds = %for.cond.cleanup32
  %27 = sext i32 %conv to i64, !dbg !124
  %28 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %27, !dbg !124
  %arrayidx54 = getelementptr i8, ptr addrspace(3) %28, i64 128, !dbg !124
  %29 = load float, ptr addrspace(3) %arrayidx54, align 4, !dbg !124, !tbaa !37
  %30 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57 = fadd float %29, %30, !dbg !125
  store float %add57, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58, !dbg !126

if.end58:                                         ; preds = %if.then51, %for.cond.cleanup32
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  br i1 %cmp16.1, label %if.then51.1, label %if.end58.1, !dbg !115

if.then51.1:                                      ; preds = %if.end58
  %31 = sext i32 %conv to i64, !dbg !124
  %32 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %31, !dbg !124
  %arrayidx54.1 = getelementptr i8, ptr addrspace(3) %32, i64 64, !dbg !124
  %33 = load float, ptr addrspace(3) %arrayidx54.1, align 4, !dbg !124, !tbaa !37
  %34 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57.1 = fadd float %33, %34, !dbg !125
  store float %add57.1, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58.1, !dbg !126

if.end58.1:                                       ; preds = %if.then51.1, %if.end58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  br i1 %cmp16.2, label %if.then51.2, label %if.end58.2, !dbg !115

if.then51.2:                                      ; preds = %if.end58.1
  %35 = sext i32 %conv to i64, !dbg !124
  %36 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %35, !dbg !124
  %arrayidx54.2 = getelementptr i8, ptr addrspace(3) %36, i64 32, !dbg !124
  %37 = load float, ptr addrspace(3) %arrayidx54.2, align 4, !dbg !124, !tbaa !37
  %38 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57.2 = fadd float %37, %38, !dbg !125
  store float %add57.2, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58.2, !dbg !126

if.end58.2:                                       ; preds = %if.then51.2, %if.end58.1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  br i1 %cmp16.3, label %if.then51.3, label %if.end58.3, !dbg !115

if.then51.3:                                      ; preds = %if.end58.2
  %39 = sext i32 %conv to i64, !dbg !124
  %40 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %39, !dbg !124
  %arrayidx54.3 = getelementptr i8, ptr addrspace(3) %40, i64 16, !dbg !124
  %41 = load float, ptr addrspace(3) %arrayidx54.3, align 4, !dbg !124, !tbaa !37
  %42 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57.3 = fadd float %41, %42, !dbg !125
  store float %add57.3, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58.3, !dbg !126

if.end58.3:                                       ; preds = %if.then51.3, %if.end58.2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  br i1 %cmp16.4, label %if.then51.4, label %if.end58.4, !dbg !115

if.then51.4:                                      ; preds = %if.end58.3
  %43 = sext i32 %conv to i64, !dbg !124
  %44 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %43, !dbg !124
  %arrayidx54.4 = getelementptr i8, ptr addrspace(3) %44, i64 8, !dbg !124
  %45 = load float, ptr addrspace(3) %arrayidx54.4, align 4, !dbg !124, !tbaa !37
  %46 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57.4 = fadd float %45, %46, !dbg !125
  store float %add57.4, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58.4, !dbg !126

if.end58.4:                                       ; preds = %if.then51.4, %if.end58.3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  br i1 %cmp16.5, label %if.then51.5, label %if.end58.5, !dbg !115

if.then51.5:                                      ; preds = %if.end58.4
  %47 = sext i32 %conv to i64, !dbg !124
  %48 = getelementptr float, ptr addrspace(3) @softmax.scratch, i64 %47, !dbg !124
  %arrayidx54.5 = getelementptr i8, ptr addrspace(3) %48, i64 4, !dbg !124
  %49 = load float, ptr addrspace(3) %arrayidx54.5, align 4, !dbg !124, !tbaa !37
  %50 = load float, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  %add57.5 = fadd float %49, %50, !dbg !125
  store float %add57.5, ptr addrspace(3) %arrayidx10, align 4, !dbg !125, !tbaa !37
  br label %if.end58.5, !dbg !126

if.end58.5:                                       ; preds = %if.then51.5, %if.end58.4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !127
  %51 = load float, ptr addrspace(3) @softmax.scratch, align 4, !dbg !128, !tbaa !37
  %div62 = fdiv float 1.000000e+00, %51, !dbg !129, !fpmath !73
  br i1 %cmp115, label %for.body68, label %for.cond.cleanup67, !dbg !130

for.cond.cleanup67:                               ; preds = %for.body68, %if.end58.5
  ret void, !dbg !131

for.body68:                                       ; preds = %if.end58.5, %for.body68
  %i63.0125 = phi i32 [ %add77, %for.body68 ], [ %conv, %if.end58.5 ]
  %idxprom69 = sext i32 %i63.0125 to i64, !dbg !132
  %arrayidx70 = getelementptr inbounds float, ptr addrspace(1) %add.ptr, i64 %idxprom69, !dbg !132
  %52 = load float, ptr addrspace(1) %arrayidx70, align 4, !dbg !132, !tbaa !37
  %sub71 = fsub float %52, %25, !dbg !133
  %call72 = tail call spir_func float @_Z3expf(float noundef %sub71) #5, !dbg !134
  %mul73 = fmul float %div62, %call72, !dbg !135
  %arrayidx75 = getelementptr inbounds float, ptr addrspace(1) %add.ptr6, i64 %idxprom69, !dbg !136
  store float %mul73, ptr addrspace(1) %arrayidx75, align 4, !dbg !137, !tbaa !37
  %add77 = add nsw i32 %i63.0125, 64, !dbg !138
  %cmp65 = icmp slt i32 %add77, %classes, !dbg !139
  br i1 %cmp65, label %for.body68, label %for.cond.cleanup67, !dbg !130, !llvm.loop !140
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func float @_Z3expf(float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}
!opencl.spir.version = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "softmax.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "softmax", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"int"}
!16 = !{!"restrict const", !"restrict", !""}
!17 = !{i32 64, i32 1, i32 1}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_softmax: %src"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_softmax"}
!21 = !DILocation(line: 11, column: 93, scope: !10)
!22 = !{!23}
!23 = distinct !{!23, !20, !"__clang_ocl_kern_imp_softmax: %dst"}
!24 = !DILocation(line: 13, column: 22, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "softmax", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 11, column: 93, scope: !10)
!27 = !DILocation(line: 14, column: 38, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 14, column: 56, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 14, column: 54, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 14, column: 36, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 15, column: 31, scope: !25, inlinedAt: !26)
!32 = !DILocation(line: 18, column: 26, scope: !25, inlinedAt: !26)
!33 = !DILocation(line: 18, column: 5, scope: !25, inlinedAt: !26)
!34 = !DILocation(line: 0, scope: !25, inlinedAt: !26)
!35 = !DILocation(line: 19, column: 5, scope: !25, inlinedAt: !26)
!36 = !DILocation(line: 19, column: 19, scope: !25, inlinedAt: !26)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !8, i64 0}
!39 = !{!19, !23}
!40 = !DILocation(line: 20, column: 5, scope: !25, inlinedAt: !26)
!41 = !DILocation(line: 22, column: 18, scope: !25, inlinedAt: !26)
!42 = !DILocation(line: 18, column: 65, scope: !25, inlinedAt: !26)
!43 = !DILocation(line: 18, column: 55, scope: !25, inlinedAt: !26)
!44 = !DILocation(line: 18, column: 39, scope: !25, inlinedAt: !26)
!45 = distinct !{!45, !33, !46}
!46 = !DILocation(line: 18, column: 70, scope: !25, inlinedAt: !26)
!47 = !DILocation(line: 22, column: 47, scope: !25, inlinedAt: !26)
!48 = !DILocation(line: 22, column: 62, scope: !25, inlinedAt: !26)
!49 = !DILocation(line: 22, column: 42, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 22, column: 40, scope: !25, inlinedAt: !26)
!51 = !DILocation(line: 22, column: 26, scope: !25, inlinedAt: !26)
!52 = !DILocation(line: 23, column: 9, scope: !25, inlinedAt: !26)
!53 = !DILocation(line: 25, column: 11, scope: !25, inlinedAt: !26)
!54 = !DILocation(line: 26, column: 5, scope: !25, inlinedAt: !26)
!55 = !DILocation(line: 29, column: 5, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 30, column: 19, scope: !25, inlinedAt: !26)
!57 = !DILocation(line: 31, column: 5, scope: !25, inlinedAt: !26)
!58 = !DILocation(line: 33, column: 18, scope: !25, inlinedAt: !26)
!59 = !DILocation(line: 29, column: 60, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 29, column: 66, scope: !25, inlinedAt: !26)
!61 = !DILocation(line: 29, column: 56, scope: !25, inlinedAt: !26)
!62 = !DILocation(line: 29, column: 53, scope: !25, inlinedAt: !26)
!63 = !DILocation(line: 29, column: 39, scope: !25, inlinedAt: !26)
!64 = !DILocation(line: 29, column: 26, scope: !25, inlinedAt: !26)
!65 = distinct !{!65, !55, !66}
!66 = !DILocation(line: 29, column: 71, scope: !25, inlinedAt: !26)
!67 = !DILocation(line: 33, column: 43, scope: !25, inlinedAt: !26)
!68 = !DILocation(line: 33, column: 40, scope: !25, inlinedAt: !26)
!69 = !DILocation(line: 33, column: 26, scope: !25, inlinedAt: !26)
!70 = !DILocation(line: 34, column: 9, scope: !25, inlinedAt: !26)
!71 = !DILocation(line: 36, column: 32, scope: !25, inlinedAt: !26)
!72 = !DILocation(line: 36, column: 30, scope: !25, inlinedAt: !26)
!73 = !{float 2.500000e+00}
!74 = !DILocation(line: 37, column: 5, scope: !25, inlinedAt: !26)
!75 = !DILocation(line: 37, column: 62, scope: !25, inlinedAt: !26)
!76 = !DILocation(line: 37, column: 68, scope: !25, inlinedAt: !26)
!77 = !DILocation(line: 37, column: 58, scope: !25, inlinedAt: !26)
!78 = !DILocation(line: 37, column: 75, scope: !25, inlinedAt: !26)
!79 = !DILocation(line: 37, column: 49, scope: !25, inlinedAt: !26)
!80 = !DILocation(line: 37, column: 56, scope: !25, inlinedAt: !26)
!81 = !DILocation(line: 37, column: 39, scope: !25, inlinedAt: !26)
!82 = !DILocation(line: 37, column: 26, scope: !25, inlinedAt: !26)
!83 = distinct !{!83, !74, !84}
!84 = !DILocation(line: 37, column: 77, scope: !25, inlinedAt: !26)
!85 = !DILocation(line: 38, column: 1, scope: !10)
!86 = !DILocation(line: 13, column: 22, scope: !25)
!87 = !DILocation(line: 14, column: 38, scope: !25)
!88 = !DILocation(line: 14, column: 56, scope: !25)
!89 = !DILocation(line: 14, column: 54, scope: !25)
!90 = !DILocation(line: 14, column: 36, scope: !25)
!91 = !DILocation(line: 15, column: 31, scope: !25)
!92 = !DILocation(line: 18, column: 26, scope: !25)
!93 = !DILocation(line: 18, column: 5, scope: !25)
!94 = !DILocation(line: 0, scope: !25)
!95 = !DILocation(line: 19, column: 5, scope: !25)
!96 = !DILocation(line: 19, column: 19, scope: !25)
!97 = !DILocation(line: 20, column: 5, scope: !25)
!98 = !DILocation(line: 22, column: 18, scope: !25)
!99 = !DILocation(line: 18, column: 65, scope: !25)
!100 = !DILocation(line: 18, column: 55, scope: !25)
!101 = !DILocation(line: 18, column: 39, scope: !25)
!102 = distinct !{!102, !93, !103}
!103 = !DILocation(line: 18, column: 70, scope: !25)
!104 = !DILocation(line: 22, column: 47, scope: !25)
!105 = !DILocation(line: 22, column: 62, scope: !25)
!106 = !DILocation(line: 22, column: 42, scope: !25)
!107 = !DILocation(line: 22, column: 40, scope: !25)
!108 = !DILocation(line: 22, column: 26, scope: !25)
!109 = !DILocation(line: 23, column: 9, scope: !25)
!110 = !DILocation(line: 25, column: 11, scope: !25)
!111 = !DILocation(line: 26, column: 5, scope: !25)
!112 = !DILocation(line: 29, column: 5, scope: !25)
!113 = !DILocation(line: 30, column: 19, scope: !25)
!114 = !DILocation(line: 31, column: 5, scope: !25)
!115 = !DILocation(line: 33, column: 18, scope: !25)
!116 = !DILocation(line: 29, column: 60, scope: !25)
!117 = !DILocation(line: 29, column: 66, scope: !25)
!118 = !DILocation(line: 29, column: 56, scope: !25)
!119 = !DILocation(line: 29, column: 53, scope: !25)
!120 = !DILocation(line: 29, column: 39, scope: !25)
!121 = !DILocation(line: 29, column: 26, scope: !25)
!122 = distinct !{!122, !112, !123}
!123 = !DILocation(line: 29, column: 71, scope: !25)
!124 = !DILocation(line: 33, column: 43, scope: !25)
!125 = !DILocation(line: 33, column: 40, scope: !25)
!126 = !DILocation(line: 33, column: 26, scope: !25)
!127 = !DILocation(line: 34, column: 9, scope: !25)
!128 = !DILocation(line: 36, column: 32, scope: !25)
!129 = !DILocation(line: 36, column: 30, scope: !25)
!130 = !DILocation(line: 37, column: 5, scope: !25)
!131 = !DILocation(line: 38, column: 1, scope: !25)
!132 = !DILocation(line: 37, column: 62, scope: !25)
!133 = !DILocation(line: 37, column: 68, scope: !25)
!134 = !DILocation(line: 37, column: 58, scope: !25)
!135 = !DILocation(line: 37, column: 75, scope: !25)
!136 = !DILocation(line: 37, column: 49, scope: !25)
!137 = !DILocation(line: 37, column: 56, scope: !25)
!138 = !DILocation(line: 37, column: 39, scope: !25)
!139 = !DILocation(line: 37, column: 26, scope: !25)
!140 = distinct !{!140, !130, !141}
!141 = !DILocation(line: 37, column: 77, scope: !25)
