; ModuleID = 'gemm_tiled.cl'
source_filename = "gemm_tiled.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@gemm_tiled.a_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.b_tile = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gemm_tiled(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %a, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %b, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %c, i32 noundef %m, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22), !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24), !dbg !21
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !26
  %conv.i = trunc i64 %call.i to i32, !dbg !26
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !29
  %conv2.i = trunc i64 %call1.i to i32, !dbg !29
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !30
  %conv4.i = trunc i64 %call3.i to i32, !dbg !30
  %call5.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !31
  %conv6.i = trunc i64 %call5.i to i32, !dbg !31
  %cmp.i3 = icmp sgt i32 %k, 0, !dbg !32
  br i1 %cmp.i3, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !33

for.body.i.lr.ph:                                 ; preds = %entry
  %cmp8.i = icmp sgt i32 %m, %conv6.i
  %mul.i = mul nsw i32 %k, %conv6.i
  %add12.i = add i32 %mul.i, %conv.i
  %idxprom14.i = sext i32 %conv2.i to i64
  %arrayidx15.i = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.a_tile, i64 %idxprom14.i
  %idxprom16.i = sext i32 %conv.i to i64
  %arrayidx17.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx15.i, i64 %idxprom16.i
  %cmp22.i = icmp sgt i32 %n, %conv4.i
  %arrayidx34.i = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.b_tile, i64 %idxprom14.i
  %arrayidx36.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx34.i, i64 %idxprom16.i
  %invariant.gep = getelementptr float, ptr addrspace(3) @gemm_tiled.b_tile, i64 %idxprom16.i
  %arrayidx45.i.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 4
  %gep.1 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 64
  %arrayidx45.i.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 8
  %gep.2 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 128
  %arrayidx45.i.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 12
  %gep.3 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 192
  %arrayidx45.i.4 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 16
  %gep.4 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 256
  %arrayidx45.i.5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 20
  %gep.5 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 320
  %arrayidx45.i.6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 24
  %gep.6 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 384
  %arrayidx45.i.7 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 28
  %gep.7 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 448
  %arrayidx45.i.8 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 32
  %gep.8 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 512
  %arrayidx45.i.9 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 36
  %gep.9 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 576
  %arrayidx45.i.10 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 40
  %gep.10 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 640
  %arrayidx45.i.11 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 44
  %gep.11 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 704
  %arrayidx45.i.12 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 48
  %gep.12 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 768
  %arrayidx45.i.13 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 52
  %gep.13 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 832
  %arrayidx45.i.14 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 56
  %gep.14 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 896
  %arrayidx45.i.15 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15.i, i64 60
  %gep.15 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 960
  br label %for.body.i, !dbg !33

for.cond.cleanup.i:                               ; preds = %cond.end31.i, %entry
  %acc.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %call50.i.15, %cond.end31.i ], !dbg !34
  %cmp54.i = icmp sgt i32 %m, %conv6.i, !dbg !35
  %cmp57.i = icmp sgt i32 %n, %conv4.i
  %or.cond94.i = select i1 %cmp54.i, i1 %cmp57.i, i1 false, !dbg !36
  br i1 %or.cond94.i, label %if.then.i, label %__clang_ocl_kern_imp_gemm_tiled.exit, !dbg !36

for.body.i:                                       ; preds = %for.body.i.lr.ph, %cond.end31.i
  %at.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %add52.i, %cond.end31.i ]
  %acc.0.i4 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %call50.i.15, %cond.end31.i ]
  %add.i = add nsw i32 %at.0.i5, %conv.i
  %cmp10.i = icmp slt i32 %add.i, %k
  %or.cond.i = select i1 %cmp8.i, i1 %cmp10.i, i1 false, !dbg !37
  br i1 %or.cond.i, label %cond.true.i, label %cond.end.i, !dbg !37

cond.true.i:                                      ; preds = %for.body.i
  %add13.i = add i32 %add12.i, %at.0.i5, !dbg !38
  %idxprom.i = sext i32 %add13.i to i64, !dbg !39
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom.i, !dbg !39
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !39, !tbaa !40, !alias.scope !18, !noalias !42
  br label %cond.end.i, !dbg !43

cond.end.i:                                       ; preds = %cond.true.i, %for.body.i
  %cond.i = phi float [ %0, %cond.true.i ], [ 0.000000e+00, %for.body.i ], !dbg !43
  store float %cond.i, ptr addrspace(3) %arrayidx17.i, align 4, !dbg !44, !tbaa !40, !noalias !45
  %add18.i = add nsw i32 %at.0.i5, %conv2.i, !dbg !46
  %cmp19.i = icmp slt i32 %add18.i, %k, !dbg !47
  %or.cond93.i = select i1 %cmp19.i, i1 %cmp22.i, i1 false, !dbg !48
  br i1 %or.cond93.i, label %cond.true24.i, label %cond.end31.i, !dbg !48

cond.true24.i:                                    ; preds = %cond.end.i
  %mul26.i = mul nsw i32 %add18.i, %n, !dbg !49
  %add27.i = add nsw i32 %mul26.i, %conv4.i, !dbg !50
  %idxprom28.i = sext i32 %add27.i to i64, !dbg !51
  %arrayidx29.i = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom28.i, !dbg !51
  %1 = load float, ptr addrspace(1) %arrayidx29.i, align 4, !dbg !51, !tbaa !40, !alias.scope !22, !noalias !52
  br label %cond.end31.i, !dbg !53

cond.end31.i:                                     ; preds = %cond.true24.i, %cond.end.i
  %cond32.i = phi float [ %1, %cond.true24.i ], [ 0.000000e+00, %cond.end.i ], !dbg !53
  store float %cond32.i, ptr addrspace(3) %arrayidx36.i, align 4, !dbg !54, !tbaa !40, !noalias !45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !55, !noalias !45
  %2 = load float, ptr addrspace(3) %arrayidx15.i, align 4, !dbg !56, !tbaa !40, !noalias !45
  %3 = load float, ptr addrspace(3) %invariant.gep, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %3, float noundef %acc.0.i4) #5, !dbg !58
  %4 = load float, ptr addrspace(3) %arrayidx45.i.1, align 4, !dbg !56, !tbaa !40, !noalias !45
  %5 = load float, ptr addrspace(3) %gep.1, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.1 = tail call spir_func float @_Z3madfff(float noundef %4, float noundef %5, float noundef %call50.i) #5, !dbg !58
  %6 = load float, ptr addrspace(3) %arrayidx45.i.2, align 4, !dbg !56, !tbaa !40, !noalias !45
  %7 = load float, ptr addrspace(3) %gep.2, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.2 = tail call spir_func float @_Z3madfff(float noundef %6, float noundef %7, float noundef %call50.i.1) #5, !dbg !58
  %8 = load float, ptr addrspace(3) %arrayidx45.i.3, align 4, !dbg !56, !tbaa !40, !noalias !45
  %9 = load float, ptr addrspace(3) %gep.3, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.3 = tail call spir_func float @_Z3madfff(float noundef %8, float noundef %9, float noundef %call50.i.2) #5, !dbg !58
  %10 = load float, ptr addrspace(3) %arrayidx45.i.4, align 4, !dbg !56, !tbaa !40, !noalias !45
  %11 = load float, ptr addrspace(3) %gep.4, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.4 = tail call spir_func float @_Z3madfff(float noundef %10, float noundef %11, float noundef %call50.i.3) #5, !dbg !58
  %12 = load float, ptr addrspace(3) %arrayidx45.i.5, align 4, !dbg !56, !tbaa !40, !noalias !45
  %13 = load float, ptr addrspace(3) %gep.5, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.5 = tail call spir_func float @_Z3madfff(float noundef %12, float noundef %13, float noundef %call50.i.4) #5, !dbg !58
  %14 = load float, ptr addrspace(3) %arrayidx45.i.6, align 4, !dbg !56, !tbaa !40, !noalias !45
  %15 = load float, ptr addrspace(3) %gep.6, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.6 = tail call spir_func float @_Z3madfff(float noundef %14, float noundef %15, float noundef %call50.i.5) #5, !dbg !58
  %16 = load float, ptr addrspace(3) %arrayidx45.i.7, align 4, !dbg !56, !tbaa !40, !noalias !45
  %17 = load float, ptr addrspace(3) %gep.7, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.7 = tail call spir_func float @_Z3madfff(float noundef %16, float noundef %17, float noundef %call50.i.6) #5, !dbg !58
  %18 = load float, ptr addrspace(3) %arrayidx45.i.8, align 4, !dbg !56, !tbaa !40, !noalias !45
  %19 = load float, ptr addrspace(3) %gep.8, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.8 = tail call spir_func float @_Z3madfff(float noundef %18, float noundef %19, float noundef %call50.i.7) #5, !dbg !58
  %20 = load float, ptr addrspace(3) %arrayidx45.i.9, align 4, !dbg !56, !tbaa !40, !noalias !45
  %21 = load float, ptr addrspace(3) %gep.9, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.9 = tail call spir_func float @_Z3madfff(float noundef %20, float noundef %21, float noundef %call50.i.8) #5, !dbg !58
  %22 = load float, ptr addrspace(3) %arrayidx45.i.10, align 4, !dbg !56, !tbaa !40, !noalias !45
  %23 = load float, ptr addrspace(3) %gep.10, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.10 = tail call spir_func float @_Z3madfff(float noundef %22, float noundef %23, float noundef %call50.i.9) #5, !dbg !58
  %24 = load float, ptr addrspace(3) %arrayidx45.i.11, align 4, !dbg !56, !tbaa !40, !noalias !45
  %25 = load float, ptr addrspace(3) %gep.11, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.11 = tail call spir_func float @_Z3madfff(float noundef %24, float noundef %25, float noundef %call50.i.10) #5, !dbg !58
  %26 = load float, ptr addrspace(3) %arrayidx45.i.12, align 4, !dbg !56, !tbaa !40, !noalias !45
  %27 = load float, ptr addrspace(3) %gep.12, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.12 = tail call spir_func float @_Z3madfff(float noundef %26, float noundef %27, float noundef %call50.i.11) #5, !dbg !58
  %28 = load float, ptr addrspace(3) %arrayidx45.i.13, align 4, !dbg !56, !tbaa !40, !noalias !45
  %29 = load float, ptr addrspace(3) %gep.13, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.13 = tail call spir_func float @_Z3madfff(float noundef %28, float noundef %29, float noundef %call50.i.12) #5, !dbg !58
  %30 = load float, ptr addrspace(3) %arrayidx45.i.14, align 4, !dbg !56, !tbaa !40, !noalias !45
  %31 = load float, ptr addrspace(3) %gep.14, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.14 = tail call spir_func float @_Z3madfff(float noundef %30, float noundef %31, float noundef %call50.i.13) #5, !dbg !58
  %32 = load float, ptr addrspace(3) %arrayidx45.i.15, align 4, !dbg !56, !tbaa !40, !noalias !45
  %33 = load float, ptr addrspace(3) %gep.15, align 4, !dbg !57, !tbaa !40, !noalias !45
  %call50.i.15 = tail call spir_func float @_Z3madfff(float noundef %32, float noundef %33, float noundef %call50.i.14) #5, !dbg !58
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !59, !noalias !45
  %add52.i = add nuw nsw i32 %at.0.i5, 16, !dbg !60
  %cmp.i = icmp slt i32 %add52.i, %k, !dbg !32
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !33, !llvm.loop !61

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %mul59.i = mul nsw i32 %n, %conv6.i, !dbg !63
  %add60.i = add nsw i32 %mul59.i, %conv4.i, !dbg !64
  %idxprom61.i = sext i32 %add60.i to i64, !dbg !65
  %arrayidx62.i = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom61.i, !dbg !65
  store float %acc.0.i.lcssa, ptr addrspace(1) %arrayidx62.i, align 4, !dbg !66, !tbaa !40, !alias.scope !24, !noalias !67
  br label %__clang_ocl_kern_imp_gemm_tiled.exit, !dbg !65

__clang_ocl_kern_imp_gemm_tiled.exit:             ; preds = %for.cond.cleanup.i, %if.then.i
  ret void, !dbg !68
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gemm_tiled(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %a, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %b, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %c, i32 noundef %m, i32 noundef %n, i32 noundef %k) local_unnamed_addr #1 !dbg !27 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 !reqd_work_group_size !17 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !69
  %conv = trunc i64 %call to i32, !dbg !69
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !70
  %conv2 = trunc i64 %call1 to i32, !dbg !70
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !71
  %conv4 = trunc i64 %call3 to i32, !dbg !71
  %call5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !72
  %conv6 = trunc i64 %call5 to i32, !dbg !72
  %cmp97 = icmp sgt i32 %k, 0, !dbg !73
  br i1 %cmp97, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !74

for.body.lr.ph:                                   ; preds = %entry
  %cmp8 = icmp sgt i32 %m, %conv6
  %mul = mul nsw i32 %k, %conv6
  %add12 = add i32 %mul, %conv
  %idxprom14 = sext i32 %conv2 to i64
  %arrayidx15 = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.a_tile, i64 %idxprom14
  %idxprom16 = sext i32 %conv to i64
  %arrayidx17 = getelementptr inbounds float, ptr addrspace(3) %arrayidx15, i64 %idxprom16
  %cmp22 = icmp sgt i32 %n, %conv4
  %arrayidx34 = getelementptr inbounds [16 x float], ptr addrspace(3) @gemm_tiled.b_tile, i64 %idxprom14
  %arrayidx36 = getelementptr inbounds float, ptr addrspace(3) %arrayidx34, i64 %idxprom16
  %invariant.gep = getelementptr float, ptr addrspace(3) @gemm_tiled.b_tile, i64 %idxprom16
  %arrayidx45.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 4
  %gep.1 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 64
  %arrayidx45.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 8
  %gep.2 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 128
  %arrayidx45.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 12
  %gep.3 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 192
  %arrayidx45.4 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 16
  %gep.4 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 256
  %arrayidx45.5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 20
  %gep.5 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 320
  %arrayidx45.6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 24
  %gep.6 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 384
  %arrayidx45.7 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 28
  %gep.7 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 448
  %arrayidx45.8 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 32
  %gep.8 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 512
  %arrayidx45.9 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 36
  %gep.9 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 576
  %arrayidx45.10 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 40
  %gep.10 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 640
  %arrayidx45.11 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 44
  %gep.11 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 704
  %arrayidx45.12 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 48
  %gep.12 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 768
  %arrayidx45.13 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 52
  %gep.13 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 832
  %arrayidx45.14 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 56
  %gep.14 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 896
  %arrayidx45.15 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx15, i64 60
  %gep.15 = getelementptr i8, ptr addrspace(3) %invariant.gep, i64 960
  br label %for.body, !dbg !74

for.cond.cleanup:                                 ; preds = %cond.end31, %entry
  %acc.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %call50.15, %cond.end31 ], !dbg !75
  %cmp54 = icmp sgt i32 %m, %conv6, !dbg !76
  %cmp57 = icmp sgt i32 %n, %conv4
  %or.cond94 = select i1 %cmp54, i1 %cmp57, i1 false, !dbg !77
  br i1 %or.cond94, label %if.then, label %if.end, !dbg !77

for.body:                                         ; preds = %for.body.lr.ph, %cond.end31
  %at.099 = phi i32 [ 0, %for.body.lr.ph ], [ %add52, %cond.end31 ]
  %acc.098 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %call50.15, %cond.end31 ]
  %add = add nsw i32 %at.099, %conv
  %cmp10 = icmp slt i32 %add, %k
  %or.cond = select i1 %cmp8, i1 %cmp10, i1 false, !dbg !78
  br i1 %or.cond, label %cond.true, label %cond.end, !dbg !78

cond.true:                                        ; preds = %for.body
  %add13 = add i32 %add12, %at.099, !dbg !79
  %idxprom = sext i32 %add13 to i64, !dbg !80
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %a, i64 %idxprom, !dbg !80
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !80, !tbaa !40
  br label %cond.end, !dbg !81

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi float [ %0, %cond.true ], [ 0.000000e+00, %for.body ], !dbg !81
  store float %cond, ptr addrspace(3) %arrayidx17, align 4, !dbg !82, !tbaa !40
  %add18 = add nsw i32 %at.099, %conv2, !dbg !83
  %cmp19 = icmp slt i32 %add18, %k, !dbg !84
  %or.cond93 = select i1 %cmp19, i1 %cmp22, i1 false, !dbg !85
  br i1 %or.cond93, label %cond.true24, label %cond.end31, !dbg !85

cond.true24:                                      ; preds = %cond.end
  %mul26 = mul nsw i32 %add18, %n, !dbg !86
  %add27 = add nsw i32 %mul26, %conv4, !dbg !87
  %idxprom28 = sext i32 %add27 to i64, !dbg !88
  %arrayidx29 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %idxprom28, !dbg !88
  %1 = load float, ptr addrspace(1) %arrayidx29, align 4, !dbg !88, !tbaa !40
  br label %cond.end31, !dbg !89

cond.end31:                                       ; preds = %cond.end, %cond.true24
  %cond32 = phi float [ %1, %cond.true24 ], [ 0.000000e+00, %cond.end ], !dbg !89
  store float %cond32, ptr addrspace(3) %arrayidx36, align 4, !dbg !90, !tbaa !40
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !91
  %2 = load float, ptr addrspace(3) %arrayidx15, align 4, !dbg !92, !tbaa !40
  %3 = load float, ptr addrspace(3) %invariant.gep, align 4, !dbg !93, !tbaa !40
  %call50 = tail call spir_func float @_Z3madfff(float noundef %2, float noundef %3, float noundef %acc.098) #5, !dbg !94
  %4 = load float, ptr addrspace(3) %arrayidx45.1, align 4, !dbg !92, !tbaa !40
  %5 = load float, ptr addrspace(3) %gep.1, align 4, !dbg !93, !tbaa !40
  %call50.1 = tail call spir_func float @_Z3madfff(float noundef %4, float noundef %5, float noundef %call50) #5, !dbg !94
  %6 = load float, ptr addrspace(3) %arrayidx45.2, align 4, !dbg !92, !tbaa !40
  %7 = load float, ptr addrspace(3) %gep.2, align 4, !dbg !93, !tbaa !40
  %call50.2 = tail call spir_func float @_Z3madfff(float noundef %6, float noundef %7, float noundef %call50.1) #5, !dbg !94
  %8 = load float, ptr addrspace(3) %arrayidx45.3, align 4, !dbg !92, !tbaa !40
  %9 = load float, ptr addrspace(3) %gep.3, align 4, !dbg !93, !tbaa !40
  %call50.3 = tail call spir_func float @_Z3madfff(float noundef %8, float noundef %9, float noundef %call50.2) #5, !dbg !94
  %10 = load float, ptr addrspace(3) %arrayidx45.4, align 4, !dbg !92, !tbaa !40
  %11 = load float, ptr addrspace(3) %gep.4, align 4, !dbg !93, !tbaa !40
  %call50.4 = tail call spir_func float @_Z3madfff(float noundef %10, float noundef %11, float noundef %call50.3) #5, !dbg !94
  %12 = load float, ptr addrspace(3) %arrayidx45.5, align 4, !dbg !92, !tbaa !40
  %13 = load float, ptr addrspace(3) %gep.5, align 4, !dbg !93, !tbaa !40
  %call50.5 = tail call spir_func float @_Z3madfff(float noundef %12, float noundef %13, float noundef %call50.4) #5, !dbg !94
  %14 = load float, ptr addrspace(3) %arrayidx45.6, align 4, !dbg !92, !tbaa !40
  %15 = load float, ptr addrspace(3) %gep.6, align 4, !dbg !93, !tbaa !40
  %call50.6 = tail call spir_func float @_Z3madfff(float noundef %14, float noundef %15, float noundef %call50.5) #5, !dbg !94
  %16 = load float, ptr addrspace(3) %arrayidx45.7, align 4, !dbg !92, !tbaa !40
  %17 = load float, ptr addrspace(3) %gep.7, align 4, !dbg !93, !tbaa !40
  %call50.7 = tail call spir_func float @_Z3madfff(float noundef %16, float noundef %17, float noundef %call50.6) #5, !dbg !94
  %18 = load float, ptr addrspace(3) %arrayidx45.8, align 4, !dbg !92, !tbaa !40
  %19 = load float, ptr addrspace(3) %gep.8, align 4, !dbg !93, !tbaa !40
  %call50.8 = tail call spir_func float @_Z3madfff(float noundef %18, float noundef %19, float noundef %call50.7) #5, !dbg !94
  %20 = load float, ptr addrspace(3) %arrayidx45.9, align 4, !dbg !92, !tbaa !40
  %21 = load float, ptr addrspace(3) %gep.9, align 4, !dbg !93, !tbaa !40
  %call50.9 = tail call spir_func float @_Z3madfff(float noundef %20, float noundef %21, float noundef %call50.8) #5, !dbg !94
  %22 = load float, ptr addrspace(3) %arrayidx45.10, align 4, !dbg !92, !tbaa !40
  %23 = load float, ptr addrspace(3) %gep.10, align 4, !dbg !93, !tbaa !40
  %call50.10 = tail call spir_func float @_Z3madfff(float noundef %22, float noundef %23, float noundef %call50.9) #5, !dbg !94
  %24 = load float, ptr addrspace(3) %arrayidx45.11, align 4, !dbg !92, !tbaa !40
  %25 = load float, ptr addrspace(3) %gep.11, align 4, !dbg !93, !tbaa !40
  %call50.11 = tail call spir_func float @_Z3madfff(float noundef %24, float noundef %25, float noundef %call50.10) #5, !dbg !94
  %26 = load float, ptr addrspace(3) %arrayidx45.12, align 4, !dbg !92, !tbaa !40
  %27 = load float, ptr addrspace(3) %gep.12, align 4, !dbg !93, !tbaa !40
  %call50.12 = tail call spir_func float @_Z3madfff(float noundef %26, float noundef %27, float noundef %call50.11) #5, !dbg !94
  %28 = load float, ptr addrspace(3) %arrayidx45.13, align 4, !dbg !92, !tbaa !40
  %29 = load float, ptr addrspace(3) %gep.13, align 4, !dbg !93, !tbaa !40
  %call50.13 = tail call spir_func float @_Z3madfff(float noundef %28, float noundef %29, float noundef %call50.12) #5, !dbg !94
  %30 = load float, ptr addrspace(3) %arrayidx45.14, align 4, !dbg !92, !tbaa !40
  %31 = load float, ptr addrspace(3) %gep.14, align 4, !dbg !93, !tbaa !40
  %call50.14 = tail call spir_func float @_Z3madfff(float noundef %30, float noundef %31, float noundef %call50.13) #5, !dbg !94
  %32 = load float, ptr addrspace(3) %arrayidx45.15, align 4, !dbg !92, !tbaa !40
  %33 = load float, ptr addrspace(3) %gep.15, align 4, !dbg !93, !tbaa !40
  %call50.15 = tail call spir_func float @_Z3madfff(float noundef %32, float noundef %33, float noundef %call50.14) #5, !dbg !94
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !95
  %add52 = add nuw nsw i32 %at.099, 16, !dbg !96
  %cmp = icmp slt i32 %add52, %k, !dbg !73
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !74, !llvm.loop !97

if.then:                                          ; preds = %for.cond.cleanup
  %mul59 = mul nsw i32 %n, %conv6, !dbg !99
  %add60 = add nsw i32 %mul59, %conv4, !dbg !100
  %idxprom61 = sext i32 %add60 to i64, !dbg !101
  %arrayidx62 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %idxprom61, !dbg !101
  store float %acc.0.lcssa, ptr addrspace(1) %arrayidx62, align 4, !dbg !102, !tbaa !40
  br label %if.end, !dbg !101

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !103
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func float @_Z3madfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "gemm_tiled.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "gemm_tiled", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!14 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!16 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!17 = !{i32 16, i32 16, i32 1}
!18 = !{!19}
!19 = distinct !{!19, !20, !"__clang_ocl_kern_imp_gemm_tiled: %a"}
!20 = distinct !{!20, !"__clang_ocl_kern_imp_gemm_tiled"}
!21 = !DILocation(line: 11, column: 24, scope: !10)
!22 = !{!23}
!23 = distinct !{!23, !20, !"__clang_ocl_kern_imp_gemm_tiled: %b"}
!24 = !{!25}
!25 = distinct !{!25, !20, !"__clang_ocl_kern_imp_gemm_tiled: %c"}
!26 = !DILocation(line: 14, column: 20, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "gemm_tiled", scope: !1, file: !1, line: 10, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 11, column: 24, scope: !10)
!29 = !DILocation(line: 15, column: 20, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 16, column: 24, scope: !27, inlinedAt: !28)
!31 = !DILocation(line: 17, column: 21, scope: !27, inlinedAt: !28)
!32 = !DILocation(line: 20, column: 25, scope: !27, inlinedAt: !28)
!33 = !DILocation(line: 20, column: 5, scope: !27, inlinedAt: !28)
!34 = !DILocation(line: 19, column: 11, scope: !27, inlinedAt: !28)
!35 = !DILocation(line: 28, column: 13, scope: !27, inlinedAt: !28)
!36 = !DILocation(line: 28, column: 17, scope: !27, inlinedAt: !28)
!37 = !DILocation(line: 22, column: 34, scope: !27, inlinedAt: !28)
!38 = !DILocation(line: 22, column: 66, scope: !27, inlinedAt: !28)
!39 = !DILocation(line: 22, column: 51, scope: !27, inlinedAt: !28)
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !8, i64 0}
!42 = !{!23, !25}
!43 = !DILocation(line: 22, column: 26, scope: !27, inlinedAt: !28)
!44 = !DILocation(line: 22, column: 24, scope: !27, inlinedAt: !28)
!45 = !{!19, !23, !25}
!46 = !DILocation(line: 23, column: 29, scope: !27, inlinedAt: !28)
!47 = !DILocation(line: 23, column: 34, scope: !27, inlinedAt: !28)
!48 = !DILocation(line: 23, column: 38, scope: !27, inlinedAt: !28)
!49 = !DILocation(line: 23, column: 66, scope: !27, inlinedAt: !28)
!50 = !DILocation(line: 23, column: 70, scope: !27, inlinedAt: !28)
!51 = !DILocation(line: 23, column: 54, scope: !27, inlinedAt: !28)
!52 = !{!19, !25}
!53 = !DILocation(line: 23, column: 26, scope: !27, inlinedAt: !28)
!54 = !DILocation(line: 23, column: 24, scope: !27, inlinedAt: !28)
!55 = !DILocation(line: 24, column: 9, scope: !27, inlinedAt: !28)
!56 = !DILocation(line: 25, column: 50, scope: !27, inlinedAt: !28)
!57 = !DILocation(line: 25, column: 65, scope: !27, inlinedAt: !28)
!58 = !DILocation(line: 25, column: 46, scope: !27, inlinedAt: !28)
!59 = !DILocation(line: 26, column: 9, scope: !27, inlinedAt: !28)
!60 = !DILocation(line: 20, column: 33, scope: !27, inlinedAt: !28)
!61 = distinct !{!61, !33, !62}
!62 = !DILocation(line: 27, column: 5, scope: !27, inlinedAt: !28)
!63 = !DILocation(line: 28, column: 38, scope: !27, inlinedAt: !28)
!64 = !DILocation(line: 28, column: 42, scope: !27, inlinedAt: !28)
!65 = !DILocation(line: 28, column: 32, scope: !27, inlinedAt: !28)
!66 = !DILocation(line: 28, column: 52, scope: !27, inlinedAt: !28)
!67 = !{!19, !23}
!68 = !DILocation(line: 29, column: 1, scope: !10)
!69 = !DILocation(line: 14, column: 20, scope: !27)
!70 = !DILocation(line: 15, column: 20, scope: !27)
!71 = !DILocation(line: 16, column: 24, scope: !27)
!72 = !DILocation(line: 17, column: 21, scope: !27)
!73 = !DILocation(line: 20, column: 25, scope: !27)
!74 = !DILocation(line: 20, column: 5, scope: !27)
!75 = !DILocation(line: 19, column: 11, scope: !27)
!76 = !DILocation(line: 28, column: 13, scope: !27)
!77 = !DILocation(line: 28, column: 17, scope: !27)
!78 = !DILocation(line: 22, column: 34, scope: !27)
!79 = !DILocation(line: 22, column: 66, scope: !27)
!80 = !DILocation(line: 22, column: 51, scope: !27)
!81 = !DILocation(line: 22, column: 26, scope: !27)
!82 = !DILocation(line: 22, column: 24, scope: !27)
!83 = !DILocation(line: 23, column: 29, scope: !27)
!84 = !DILocation(line: 23, column: 34, scope: !27)
!85 = !DILocation(line: 23, column: 38, scope: !27)
!86 = !DILocation(line: 23, column: 66, scope: !27)
!87 = !DILocation(line: 23, column: 70, scope: !27)
!88 = !DILocation(line: 23, column: 54, scope: !27)
!89 = !DILocation(line: 23, column: 26, scope: !27)
!90 = !DILocation(line: 23, column: 24, scope: !27)
!91 = !DILocation(line: 24, column: 9, scope: !27)
!92 = !DILocation(line: 25, column: 50, scope: !27)
!93 = !DILocation(line: 25, column: 65, scope: !27)
!94 = !DILocation(line: 25, column: 46, scope: !27)
!95 = !DILocation(line: 26, column: 9, scope: !27)
!96 = !DILocation(line: 20, column: 33, scope: !27)
!97 = distinct !{!97, !74, !98}
!98 = !DILocation(line: 27, column: 5, scope: !27)
!99 = !DILocation(line: 28, column: 38, scope: !27)
!100 = !DILocation(line: 28, column: 42, scope: !27)
!101 = !DILocation(line: 28, column: 32, scope: !27)
!102 = !DILocation(line: 28, column: 52, scope: !27)
!103 = !DILocation(line: 29, column: 1, scope: !27)
