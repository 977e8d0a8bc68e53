; ModuleID = 'reduction.cl'
source_filename = "reduction.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduction(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %values, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %partial, ptr addrspace(3) noundef align 4 captures(none) %scratch, i32 noundef %count) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17), !dbg !20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21), !dbg !20
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !23
  %conv.i = trunc i64 %call.i to i32, !dbg !23
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !26
  %conv2.i = trunc i64 %call1.i to i32, !dbg !26
  %cmp.i1 = icmp sgt i32 %count, %conv2.i, !dbg !27
  br i1 %cmp.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !28

for.body.i.lr.ph:                                 ; preds = %entry
  %call4.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !29
  %0 = trunc i64 %call4.i to i32
  br label %for.body.i, !dbg !28

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ], !dbg !30
  %idxprom8.i = sext i32 %conv.i to i64, !dbg !31
  %arrayidx9.i = getelementptr inbounds float, ptr addrspace(3) %scratch, i64 %idxprom8.i, !dbg !31
  store float %sum.0.i.lcssa, ptr addrspace(3) %arrayidx9.i, align 4, !dbg !32, !tbaa !33, !noalias !35
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !36, !noalias !35
  %call10.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !37
  %div48.i = lshr i64 %call10.i, 1, !dbg !38
  %conv11.i = trunc i64 %div48.i to i32, !dbg !37
  %cmp13.i4 = icmp sgt i32 %conv11.i, 0, !dbg !39
  br i1 %cmp13.i4, label %for.body16.i, label %for.cond.cleanup15.i, !dbg !40

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %i.0.i3 = phi i32 [ %conv2.i, %for.body.i.lr.ph ], [ %conv7.i, %for.body.i ]
  %sum.0.i2 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add.i, %for.body.i ]
  %idxprom.i = sext i32 %i.0.i3 to i64, !dbg !41
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom.i, !dbg !41
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !41, !tbaa !33, !alias.scope !17, !noalias !21
  %add.i = fadd float %sum.0.i2, %1, !dbg !42
  %conv7.i = add i32 %i.0.i3, %0, !dbg !43
  %cmp.i = icmp slt i32 %conv7.i, %count, !dbg !27
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !28, !llvm.loop !44

for.cond.cleanup15.i:                             ; preds = %if.end.i, %for.cond.cleanup.i
  %cmp28.i = icmp eq i32 %conv.i, 0, !dbg !46
  br i1 %cmp28.i, label %if.then30.i, label %__clang_ocl_kern_imp_reduction.exit, !dbg !46

for.body16.i:                                     ; preds = %for.cond.cleanup.i, %if.end.i
  %half_size.0.i5 = phi i32 [ %div2649.i, %if.end.i ], [ %conv11.i, %for.cond.cleanup.i ]
  %cmp17.i = icmp sgt i32 %half_size.0.i5, %conv.i, !dbg !47
  br i1 %cmp17.i, label %if.then.i, label %if.end.i, !dbg !47

if.then.i:                                        ; preds = %for.body16.i
  %add19.i = add nsw i32 %half_size.0.i5, %conv.i, !dbg !48
  %idxprom20.i = sext i32 %add19.i to i64, !dbg !49
  %arrayidx21.i = getelementptr inbounds float, ptr addrspace(3) %scratch, i64 %idxprom20.i, !dbg !49
  %2 = load float, ptr addrspace(3) %arrayidx21.i, align 4, !dbg !49, !tbaa !33, !noalias !35
  %3 = load float, ptr addrspace(3) %arrayidx9.i, align 4, !dbg !50, !tbaa !33, !noalias !35
  %add24.i = fadd float %2, %3, !dbg !50
  store float %add24.i, ptr addrspace(3) %arrayidx9.i, align 4, !dbg !50, !tbaa !33, !noalias !35
  br label %if.end.i, !dbg !51

if.end.i:                                         ; preds = %if.then.i, %for.body16.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !52, !noalias !35
  %div2649.i = lshr i32 %half_size.0.i5, 1, !dbg !53
  %cmp13.i.not = icmp eq i32 %div2649.i, 0, !dbg !39
  br i1 %cmp13.i.not, label %for.cond.cleanup15.i, label %for.body16.i, !dbg !40, !llvm.loop !54

if.then30.i:                                      ; preds = %for.cond.cleanup15.i
  %4 = load float, ptr addrspace(3) %scratch, align 4, !dbg !56, !tbaa !33, !noalias !35
  %call32.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !57
  %arrayidx33.i = getelementptr inbounds nuw float, ptr addrspace(1) %partial, i64 %call32.i, !dbg !58
  store float %4, ptr addrspace(1) %arrayidx33.i, align 4, !dbg !59, !tbaa !33, !alias.scope !21, !noalias !17
  br label %__clang_ocl_kern_imp_reduction.exit, !dbg !58

__clang_ocl_kern_imp_reduction.exit:              ; preds = %for.cond.cleanup15.i, %if.then30.i
  ret void, !dbg !60
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %values, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %partial, ptr addrspace(3) noundef align 4 captures(none) %scratch, i32 noundef %count) local_unnamed_addr #1 !dbg !24 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !61
  %conv = trunc i64 %call to i32, !dbg !61
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !62
  %conv2 = trunc i64 %call1 to i32, !dbg !62
  %cmp50 = icmp sgt i32 %count, %conv2, !dbg !63
  br i1 %cmp50, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !64

for.body.lr.ph:                                   ; preds = %entry
  %call4 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !65
  %0 = trunc i64 %call4 to i32
  br label %for.body, !dbg !64

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add, %for.body ], !dbg !65
  %idxprom8 = sext i32 %conv to i64, !dbg !66
  %arrayidx9 = getelementptr inbounds float, ptr addrspace(3) %scratch, i64 %idxprom8, !dbg !66
  store float %sum.0.lcssa, ptr addrspace(3) %arrayidx9, align 4, !dbg !67, !tbaa !33
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !68
  %call10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !69
  %div48 = lshr i64 %call10, 1, !dbg !70
  %conv11 = trunc i64 %div48 to i32, !dbg !69
  %cmp1353 = icmp sgt i32 %conv11, 0, !dbg !71
  br i1 %cmp1353, label %for.body16, label %for.cond.cleanup15, !dbg !72

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.052 = phi i32 [ %conv2, %for.body.lr.ph ], [ %conv7, %for.body ]
  %sum.051 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add, %for.body ]
  %idxprom = sext i32 %i.052 to i64, !dbg !73
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom, !dbg !73
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !73, !tbaa !33
  %add = fadd float %sum.051, %1, !dbg !74
  %conv7 = add i32 %i.052, %0, !dbg !75
  %cmp = icmp slt i32 %conv7, %count, !dbg !63
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !64, !llvm.loop !76

for.cond.cleanup15:                               ; preds = %if.end, %for.cond.cleanup
  %cmp28 = icmp eq i32 %conv, 0, !dbg !78
  br i1 %cmp28, label %if.then30, label %if.end34, !dbg !78

for.body16:                                       ; preds = %for.cond.cleanup, %if.end
  %half_size.054 = phi i32 [ %div2649, %if.end ], [ %conv11, %for.cond.cleanup ]
  %cmp17 = icmp sgt i32 %half_size.054, %conv, !dbg !79
  br i1 %cmp17, label %if.then, label %if.end, !dbg !79

if.then:                                          ; preds = %for.body16
  %add19 = add nsw i32 %half_size.054, %conv, !dbg !80
  %idxprom20 = sext i32 %add19 to i64, !dbg !81
  %arrayidx21 = getelementptr inbounds float, ptr addrspace(3) %scratch, i64 %idxprom20, !dbg !81
  %2 = load float, ptr addrspace(3) %arrayidx21, align 4, !dbg !81, !tbaa !33
  %3 = load float, ptr addrspace(3) %arrayidx9, align 4, !dbg !82, !tbaa !33
  %add24 = fadd float %2, %3, !dbg !82
  store float %add24, ptr addrspace(3) %arrayidx9, align 4, !dbg !82, !tbaa !33
  br label %if.end, !dbg !83

if.end:                                           ; preds = %if.then, %for.body16
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6, !dbg !84
  %div2649 = lshr i32 %half_size.054, 1, !dbg !85
  %cmp13.not = icmp eq i32 %div2649, 0, !dbg !71
  br i1 %cmp13.not, label %for.cond.cleanup15, label %for.body16, !dbg !72, !llvm.loop !86

if.then30:                                        ; preds = %for.cond.cleanup15
  %4 = load float, ptr addrspace(3) %scratch, align 4, !dbg !88, !tbaa !33
  %call32 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !89
  %arrayidx33 = getelementptr inbounds nuw float, ptr addrspace(1) %partial, i64 %call32, !dbg !90
  store float %4, ptr addrspace(1) %arrayidx33, align 4, !dbg !91, !tbaa !33
  br label %if.end34, !dbg !90

if.end34:                                         ; preds = %if.then30, %for.cond.cleanup15
  ret void, !dbg !92
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "reduction.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "reduction", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 3, i32 0}
!14 = !{!"none", !"none", !"none", !"none"}
!15 = !{!"float*", !"float*", !"float*", !"int"}
!16 = !{!"restrict const", !"restrict", !"", !""}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_reduction: %values"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_reduction"}
!20 = !DILocation(line: 6, column: 36, scope: !10)
!21 = !{!22}
!22 = distinct !{!22, !19, !"__clang_ocl_kern_imp_reduction: %partial"}
!23 = !DILocation(line: 7, column: 22, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "reduction", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 6, column: 36, scope: !10)
!26 = !DILocation(line: 9, column: 18, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 9, column: 38, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 9, column: 5, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 0, scope: !10)
!30 = !DILocation(line: 0, scope: !24, inlinedAt: !25)
!31 = !DILocation(line: 10, column: 5, scope: !24, inlinedAt: !25)
!32 = !DILocation(line: 10, column: 19, scope: !24, inlinedAt: !25)
!33 = !{!34, !34, i64 0}
!34 = !{!"float", !8, i64 0}
!35 = !{!18, !22}
!36 = !DILocation(line: 11, column: 5, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 13, column: 26, scope: !24, inlinedAt: !25)
!38 = !DILocation(line: 13, column: 44, scope: !24, inlinedAt: !25)
!39 = !DILocation(line: 13, column: 59, scope: !24, inlinedAt: !25)
!40 = !DILocation(line: 13, column: 5, scope: !24, inlinedAt: !25)
!41 = !DILocation(line: 9, column: 79, scope: !24, inlinedAt: !25)
!42 = !DILocation(line: 9, column: 76, scope: !24, inlinedAt: !25)
!43 = !DILocation(line: 9, column: 49, scope: !24, inlinedAt: !25)
!44 = distinct !{!44, !28, !45}
!45 = !DILocation(line: 9, column: 87, scope: !24, inlinedAt: !25)
!46 = !DILocation(line: 17, column: 14, scope: !24, inlinedAt: !25)
!47 = !DILocation(line: 14, column: 18, scope: !24, inlinedAt: !25)
!48 = !DILocation(line: 14, column: 61, scope: !24, inlinedAt: !25)
!49 = !DILocation(line: 14, column: 48, scope: !24, inlinedAt: !25)
!50 = !DILocation(line: 14, column: 45, scope: !24, inlinedAt: !25)
!51 = !DILocation(line: 14, column: 31, scope: !24, inlinedAt: !25)
!52 = !DILocation(line: 15, column: 9, scope: !24, inlinedAt: !25)
!53 = !DILocation(line: 13, column: 74, scope: !24, inlinedAt: !25)
!54 = distinct !{!54, !40, !55}
!55 = !DILocation(line: 16, column: 5, scope: !24, inlinedAt: !25)
!56 = !DILocation(line: 17, column: 47, scope: !24, inlinedAt: !25)
!57 = !DILocation(line: 17, column: 28, scope: !24, inlinedAt: !25)
!58 = !DILocation(line: 17, column: 20, scope: !24, inlinedAt: !25)
!59 = !DILocation(line: 17, column: 45, scope: !24, inlinedAt: !25)
!60 = !DILocation(line: 18, column: 1, scope: !10)
!61 = !DILocation(line: 7, column: 22, scope: !24)
!62 = !DILocation(line: 9, column: 18, scope: !24)
!63 = !DILocation(line: 9, column: 38, scope: !24)
!64 = !DILocation(line: 9, column: 5, scope: !24)
!65 = !DILocation(line: 0, scope: !24)
!66 = !DILocation(line: 10, column: 5, scope: !24)
!67 = !DILocation(line: 10, column: 19, scope: !24)
!68 = !DILocation(line: 11, column: 5, scope: !24)
!69 = !DILocation(line: 13, column: 26, scope: !24)
!70 = !DILocation(line: 13, column: 44, scope: !24)
!71 = !DILocation(line: 13, column: 59, scope: !24)
!72 = !DILocation(line: 13, column: 5, scope: !24)
!73 = !DILocation(line: 9, column: 79, scope: !24)
!74 = !DILocation(line: 9, column: 76, scope: !24)
!75 = !DILocation(line: 9, column: 49, scope: !24)
!76 = distinct !{!76, !64, !77}
!77 = !DILocation(line: 9, column: 87, scope: !24)
!78 = !DILocation(line: 17, column: 14, scope: !24)
!79 = !DILocation(line: 14, column: 18, scope: !24)
!80 = !DILocation(line: 14, column: 61, scope: !24)
!81 = !DILocation(line: 14, column: 48, scope: !24)
!82 = !DILocation(line: 14, column: 45, scope: !24)
!83 = !DILocation(line: 14, column: 31, scope: !24)
!84 = !DILocation(line: 15, column: 9, scope: !24)
!85 = !DILocation(line: 13, column: 74, scope: !24)
!86 = distinct !{!86, !72, !87}
!87 = !DILocation(line: 16, column: 5, scope: !24)
!88 = !DILocation(line: 17, column: 47, scope: !24)
!89 = !DILocation(line: 17, column: 28, scope: !24)
!90 = !DILocation(line: 17, column: 20, scope: !24)
!91 = !DILocation(line: 17, column: 45, scope: !24)
!92 = !DILocation(line: 18, column: 1, scope: !24)
