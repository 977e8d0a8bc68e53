; ModuleID = 'maxpool_image.cl'
source_filename = "maxpool_image.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @maxpool_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %in_size, <2 x i32> noundef %out_size, i32 noundef %slices, i32 noundef %window, i32 noundef %stride, i32 noundef %padding) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !18
  %conv.i = trunc i64 %call.i to i32, !dbg !18
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !21
  %conv2.i = trunc i64 %call1.i to i32, !dbg !21
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !22
  %conv4.i = trunc i64 %call3.i to i32, !dbg !22
  %0 = extractelement <2 x i32> %out_size, i64 0, !dbg !23
  %cmp.not.i = icmp sgt i32 %0, %conv.i, !dbg !24
  %1 = extractelement <2 x i32> %out_size, i64 1
  %cmp6.not.i = icmp sgt i32 %1, %conv2.i
  %or.cond.i = select i1 %cmp.not.i, i1 %cmp6.not.i, i1 false, !dbg !25
  %cmp9.not.i = icmp sgt i32 %slices, %conv4.i
  %or.cond60.i = select i1 %or.cond.i, i1 %cmp9.not.i, i1 false, !dbg !25
  br i1 %or.cond60.i, label %if.end.i, label %__clang_ocl_kern_imp_maxpool_image.exit, !dbg !25

if.end.i:                                         ; preds = %entry
  %mul.i = mul nsw i32 %stride, %conv.i, !dbg !26
  %sub.i = sub nsw i32 %mul.i, %padding, !dbg !27
  %mul11.i = mul nsw i32 %stride, %conv2.i, !dbg !28
  %sub12.i = sub nsw i32 %mul11.i, %padding, !dbg !29
  %call13.i = tail call spir_func i32 @_Z3maxii(i32 noundef %sub.i, i32 noundef 0) #5, !dbg !30
  %add.i = add nsw i32 %sub.i, %window, !dbg !31
  %2 = extractelement <2 x i32> %in_size, i64 0, !dbg !32
  %call14.i = tail call spir_func i32 @_Z3minii(i32 noundef %add.i, i32 noundef %2) #5, !dbg !33
  %call15.i = tail call spir_func i32 @_Z3maxii(i32 noundef %sub12.i, i32 noundef 0) #5, !dbg !34
  %add16.i = add nsw i32 %sub12.i, %window, !dbg !35
  %3 = extractelement <2 x i32> %in_size, i64 1, !dbg !36
  %call17.i = tail call spir_func i32 @_Z3minii(i32 noundef %add16.i, i32 noundef %3) #5, !dbg !37
  %cmp18.i4 = icmp slt i32 %call15.i, %call17.i, !dbg !38
  br i1 %cmp18.i4, label %for.cond20.i.preheader.lr.ph, label %for.cond.cleanup.i, !dbg !39

for.cond20.i.preheader.lr.ph:                     ; preds = %if.end.i
  %cmp21.i1 = icmp slt i32 %call13.i, %call14.i
  %mul25.i = mul nsw i32 %2, %conv4.i
  br label %for.cond20.i.preheader, !dbg !39

for.cond20.i.preheader:                           ; preds = %for.cond20.i.preheader.lr.ph, %for.cond.cleanup23.i
  %top.0.i6 = phi <4 x float> [ splat (float 0xFFF0000000000000), %for.cond20.i.preheader.lr.ph ], [ %top.1.i.lcssa, %for.cond.cleanup23.i ]
  %row.0.i5 = phi i32 [ %call15.i, %for.cond20.i.preheader.lr.ph ], [ %inc31.i, %for.cond.cleanup23.i ]
  br i1 %cmp21.i1, label %for.body24.i, label %for.cond.cleanup23.i, !dbg !40

for.cond.cleanup.i:                               ; preds = %for.cond.cleanup23.i, %if.end.i
  %top.0.i.lcssa = phi <4 x float> [ splat (float 0xFFF0000000000000), %if.end.i ], [ %top.1.i.lcssa, %for.cond.cleanup23.i ], !dbg !41
  %mul34.i = mul nsw i32 %0, %conv4.i, !dbg !42
  %add35.i = add nsw i32 %mul34.i, %conv.i, !dbg !43
  %vecinit36.i = insertelement <2 x i32> poison, i32 %add35.i, i64 0, !dbg !44
  %vecinit37.i = insertelement <2 x i32> %vecinit36.i, i32 %conv2.i, i64 1, !dbg !44
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit37.i, <4 x float> noundef %top.0.i.lcssa) #6, !dbg !45
  br label %__clang_ocl_kern_imp_maxpool_image.exit, !dbg !46

for.cond.cleanup23.i:                             ; preds = %for.body24.i, %for.cond20.i.preheader
  %top.1.i.lcssa = phi <4 x float> [ %top.0.i6, %for.cond20.i.preheader ], [ %call29.i, %for.body24.i ], !dbg !47
  %inc31.i = add nsw i32 %row.0.i5, 1, !dbg !48
  %cmp18.i = icmp slt i32 %inc31.i, %call17.i, !dbg !38
  br i1 %cmp18.i, label %for.cond20.i.preheader, label %for.cond.cleanup.i, !dbg !39, !llvm.loop !49

for.body24.i:                                     ; preds = %for.cond20.i.preheader, %for.body24.i
  %top.1.i3 = phi <4 x float> [ %call29.i, %for.body24.i ], [ %top.0.i6, %for.cond20.i.preheader ]
  %column.0.i2 = phi i32 [ %inc.i, %for.body24.i ], [ %call13.i, %for.cond20.i.preheader ]
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !51
  %add26.i = add nsw i32 %column.0.i2, %mul25.i, !dbg !52
  %vecinit.i = insertelement <2 x i32> poison, i32 %add26.i, i64 0, !dbg !53
  %vecinit27.i = insertelement <2 x i32> %vecinit.i, i32 %row.0.i5, i64 1, !dbg !53
  %call28.i = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit27.i) #7, !dbg !54
  %call29.i = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %top.1.i3, <4 x float> noundef %call28.i) #5, !dbg !55
  %inc.i = add nsw i32 %column.0.i2, 1, !dbg !56
  %cmp21.i = icmp slt i32 %inc.i, %call14.i, !dbg !57
  br i1 %cmp21.i, label %for.body24.i, label %for.cond.cleanup23.i, !dbg !40, !llvm.loop !58

__clang_ocl_kern_imp_maxpool_image.exit:          ; preds = %entry, %for.cond.cleanup.i
  ret void, !dbg !60
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_maxpool_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %in_size, <2 x i32> noundef %out_size, i32 noundef %slices, i32 noundef %window, i32 noundef %stride, i32 noundef %padding) local_unnamed_addr #1 !dbg !19 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !61
  %conv = trunc i64 %call to i32, !dbg !61
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !62
  %conv2 = trunc i64 %call1 to i32, !dbg !62
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #5, !dbg !63
  %conv4 = trunc i64 %call3 to i32, !dbg !63
  %0 = extractelement <2 x i32> %out_size, i64 0, !dbg !64
  %cmp.not = icmp sgt i32 %0, %conv, !dbg !65
  %1 = extractelement <2 x i32> %out_size, i64 1
  %cmp6.not = icmp sgt i32 %1, %conv2
  %or.cond = select i1 %cmp.not, i1 %cmp6.not, i1 false, !dbg !66
  %cmp9.not = icmp sgt i32 %slices, %conv4
  %or.cond60 = select i1 %or.cond, i1 %cmp9.not, i1 false, !dbg !66
  br i1 %or.cond60, label %if.end, label %cleanup, !dbg !66

if.end:                                           ; preds = %entry
  %mul = mul nsw i32 %stride, %conv, !dbg !67
  %sub = sub nsw i32 %mul, %padding, !dbg !68
  %mul11 = mul nsw i32 %stride, %conv2, !dbg !69
  %sub12 = sub nsw i32 %mul11, %padding, !dbg !70
  %call13 = tail call spir_func i32 @_Z3maxii(i32 noundef %sub, i32 noundef 0) #5, !dbg !71
  %add = add nsw i32 %sub, %window, !dbg !72
  %2 = extractelement <2 x i32> %in_size, i64 0, !dbg !73
  %call14 = tail call spir_func i32 @_Z3minii(i32 noundef %add, i32 noundef %2) #5, !dbg !74
  %call15 = tail call spir_func i32 @_Z3maxii(i32 noundef %sub12, i32 noundef 0) #5, !dbg !75
  %add16 = add nsw i32 %sub12, %window, !dbg !76
  %3 = extractelement <2 x i32> %in_size, i64 1, !dbg !77
  %call17 = tail call spir_func i32 @_Z3minii(i32 noundef %add16, i32 noundef %3) #5, !dbg !78
  %cmp1864 = icmp slt i32 %call15, %call17, !dbg !79
  br i1 %cmp1864, label %for.cond20.preheader.lr.ph, label %for.cond.cleanup, !dbg !80

for.cond20.preheader.lr.ph:                       ; preds = %if.end
  %cmp2161 = icmp slt i32 %call13, %call14
  %mul25 = mul nsw i32 %2, %conv4
  br label %for.cond20.preheader, !dbg !80

for.cond20.preheader:                             ; preds = %for.cond20.preheader.lr.ph, %for.cond.cleanup23
  %top.066 = phi <4 x float> [ splat (float 0xFFF0000000000000), %for.cond20.preheader.lr.ph ], [ %top.1.lcssa, %for.cond.cleanup23 ]
  %row.065 = phi i32 [ %call15, %for.cond20.preheader.lr.ph ], [ %inc31, %for.cond.cleanup23 ]
  br i1 %cmp2161, label %for.body24, label %for.cond.cleanup23, !dbg !81

for.cond.cleanup:                                 ; preds = %for.cond.cleanup23, %if.end
  %top.0.lcssa = phi <4 x float> [ splat (float 0xFFF0000000000000), %if.end ], [ %top.1.lcssa, %for.cond.cleanup23 ], !dbg !82
  %mul34 = mul nsw i32 %0, %conv4, !dbg !83
  %add35 = add nsw i32 %mul34, %conv, !dbg !84
  %vecinit36 = insertelement <2 x i32> poison, i32 %add35, i64 0, !dbg !85
  %vecinit37 = insertelement <2 x i32> %vecinit36, i32 %conv2, i64 1, !dbg !85
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %dst, <2 x i32> noundef %vecinit37, <4 x float> noundef %top.0.lcssa) #6, !dbg !86
  br label %cleanup, !dbg !87

for.cond.cleanup23:                               ; preds = %for.body24, %for.cond20.preheader
  %top.1.lcssa = phi <4 x float> [ %top.066, %for.cond20.preheader ], [ %call29, %for.body24 ], !dbg !88
  %inc31 = add nsw i32 %row.065, 1, !dbg !89
  %cmp18 = icmp slt i32 %inc31, %call17, !dbg !79
  br i1 %cmp18, label %for.cond20.preheader, label %for.cond.cleanup, !dbg !80, !llvm.loop !90

for.body24:                                       ; preds = %for.cond20.preheader, %for.body24
  %top.163 = phi <4 x float> [ %call29, %for.body24 ], [ %top.066, %for.cond20.preheader ]
  %column.062 = phi i32 [ %inc, %for.body24 ], [ %call13, %for.cond20.preheader ]
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #6, !dbg !92
  %add26 = add nsw i32 %column.062, %mul25, !dbg !93
  %vecinit = insertelement <2 x i32> poison, i32 %add26, i64 0, !dbg !94
  %vecinit27 = insertelement <2 x i32> %vecinit, i32 %row.065, i64 1, !dbg !94
  %call28 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %src, target("spirv.Sampler") %4, <2 x i32> noundef %vecinit27) #7, !dbg !95
  %call29 = tail call spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef %top.163, <4 x float> noundef %call28) #5, !dbg !96
  %inc = add nsw i32 %column.062, 1, !dbg !97
  %cmp21 = icmp slt i32 %inc, %call14, !dbg !98
  br i1 %cmp21, label %for.body24, label %for.cond.cleanup23, !dbg !81, !llvm.loop !99

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !87
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

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
!1 = !DIFile(filename: "maxpool_image.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "maxpool_image", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!14 = !{!"read_only", !"write_only", !"none", !"none", !"none", !"none", !"none", !"none"}
!15 = !{!"image2d_t", !"image2d_t", !"int2", !"int2", !"int", !"int", !"int", !"int"}
!16 = !{!"image2d_t", !"image2d_t", !"int __attribute__((ext_vector_type(2)))", !"int __attribute__((ext_vector_type(2)))", !"int", !"int", !"int", !"int"}
!17 = !{!"", !"", !"", !"", !"", !"", !"", !""}
!18 = !DILocation(line: 9, column: 19, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "maxpool_image", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 8, column: 66, scope: !10)
!21 = !DILocation(line: 10, column: 19, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 11, column: 19, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 12, column: 14, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 12, column: 11, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 12, column: 25, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 15, column: 22, scope: !19, inlinedAt: !20)
!27 = !DILocation(line: 15, column: 31, scope: !19, inlinedAt: !20)
!28 = !DILocation(line: 16, column: 22, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 16, column: 31, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 17, column: 25, scope: !19, inlinedAt: !20)
!31 = !DILocation(line: 17, column: 52, scope: !19, inlinedAt: !20)
!32 = !DILocation(line: 17, column: 62, scope: !19, inlinedAt: !20)
!33 = !DILocation(line: 17, column: 45, scope: !19, inlinedAt: !20)
!34 = !DILocation(line: 18, column: 25, scope: !19, inlinedAt: !20)
!35 = !DILocation(line: 18, column: 52, scope: !19, inlinedAt: !20)
!36 = !DILocation(line: 18, column: 62, scope: !19, inlinedAt: !20)
!37 = !DILocation(line: 18, column: 45, scope: !19, inlinedAt: !20)
!38 = !DILocation(line: 21, column: 33, scope: !19, inlinedAt: !20)
!39 = !DILocation(line: 21, column: 5, scope: !19, inlinedAt: !20)
!40 = !DILocation(line: 22, column: 9, scope: !19, inlinedAt: !20)
!41 = !DILocation(line: 20, column: 12, scope: !19, inlinedAt: !20)
!42 = !DILocation(line: 26, column: 32, scope: !19, inlinedAt: !20)
!43 = !DILocation(line: 26, column: 45, scope: !19, inlinedAt: !20)
!44 = !DILocation(line: 26, column: 29, scope: !19, inlinedAt: !20)
!45 = !DILocation(line: 26, column: 5, scope: !19, inlinedAt: !20)
!46 = !DILocation(line: 27, column: 1, scope: !19, inlinedAt: !20)
!47 = !DILocation(line: 0, scope: !19, inlinedAt: !20)
!48 = !DILocation(line: 21, column: 42, scope: !19, inlinedAt: !20)
!49 = distinct !{!49, !39, !50}
!50 = !DILocation(line: 25, column: 5, scope: !19, inlinedAt: !20)
!51 = !DILocation(line: 5, column: 30, scope: !19, inlinedAt: !20)
!52 = !DILocation(line: 23, column: 74, scope: !19, inlinedAt: !20)
!53 = !DILocation(line: 23, column: 59, scope: !19, inlinedAt: !20)
!54 = !DILocation(line: 23, column: 29, scope: !19, inlinedAt: !20)
!55 = !DILocation(line: 23, column: 19, scope: !19, inlinedAt: !20)
!56 = !DILocation(line: 22, column: 52, scope: !19, inlinedAt: !20)
!57 = !DILocation(line: 22, column: 43, scope: !19, inlinedAt: !20)
!58 = distinct !{!58, !40, !59}
!59 = !DILocation(line: 24, column: 9, scope: !19, inlinedAt: !20)
!60 = !DILocation(line: 27, column: 1, scope: !10)
!61 = !DILocation(line: 9, column: 19, scope: !19)
!62 = !DILocation(line: 10, column: 19, scope: !19)
!63 = !DILocation(line: 11, column: 19, scope: !19)
!64 = !DILocation(line: 12, column: 14, scope: !19)
!65 = !DILocation(line: 12, column: 11, scope: !19)
!66 = !DILocation(line: 12, column: 25, scope: !19)
!67 = !DILocation(line: 15, column: 22, scope: !19)
!68 = !DILocation(line: 15, column: 31, scope: !19)
!69 = !DILocation(line: 16, column: 22, scope: !19)
!70 = !DILocation(line: 16, column: 31, scope: !19)
!71 = !DILocation(line: 17, column: 25, scope: !19)
!72 = !DILocation(line: 17, column: 52, scope: !19)
!73 = !DILocation(line: 17, column: 62, scope: !19)
!74 = !DILocation(line: 17, column: 45, scope: !19)
!75 = !DILocation(line: 18, column: 25, scope: !19)
!76 = !DILocation(line: 18, column: 52, scope: !19)
!77 = !DILocation(line: 18, column: 62, scope: !19)
!78 = !DILocation(line: 18, column: 45, scope: !19)
!79 = !DILocation(line: 21, column: 33, scope: !19)
!80 = !DILocation(line: 21, column: 5, scope: !19)
!81 = !DILocation(line: 22, column: 9, scope: !19)
!82 = !DILocation(line: 20, column: 12, scope: !19)
!83 = !DILocation(line: 26, column: 32, scope: !19)
!84 = !DILocation(line: 26, column: 45, scope: !19)
!85 = !DILocation(line: 26, column: 29, scope: !19)
!86 = !DILocation(line: 26, column: 5, scope: !19)
!87 = !DILocation(line: 27, column: 1, scope: !19)
!88 = !DILocation(line: 0, scope: !19)
!89 = !DILocation(line: 21, column: 42, scope: !19)
!90 = distinct !{!90, !80, !91}
!91 = !DILocation(line: 25, column: 5, scope: !19)
!92 = !DILocation(line: 5, column: 30, scope: !19)
!93 = !DILocation(line: 23, column: 74, scope: !19)
!94 = !DILocation(line: 23, column: 59, scope: !19)
!95 = !DILocation(line: 23, column: 29, scope: !19)
!96 = !DILocation(line: 23, column: 19, scope: !19)
!97 = !DILocation(line: 22, column: 52, scope: !19)
!98 = !DILocation(line: 22, column: 43, scope: !19)
!99 = distinct !{!99, !81, !100}
!100 = !DILocation(line: 24, column: 9, scope: !19)
