; ModuleID = 'texture_chase.cl'
source_filename = "texture_chase.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @texture_chase(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %chain, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %last, i32 noundef %steps) local_unnamed_addr #0 !dbg !10 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17), !dbg !20
  %cmp.i1 = icmp sgt i32 %steps, 0, !dbg !21
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_texture_chase.exit, !dbg !24

for.body.i:                                       ; preds = %entry, %for.body.i
  %at.0.i3 = phi i32 [ %1, %for.body.i ], [ 0, %entry ]
  %i.0.i2 = phi i32 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #4, !dbg !25, !noalias !17
  %and.i = and i32 %at.0.i3, 16383, !dbg !26
  %vecinit.i = insertelement <2 x i32> poison, i32 %and.i, i64 0, !dbg !27
  %shr.i = ashr i32 %at.0.i3, 14, !dbg !28
  %vecinit1.i = insertelement <2 x i32> %vecinit.i, i32 %shr.i, i64 1, !dbg !27
  %call.i = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %chain, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit1.i) #5, !dbg !29, !noalias !17
  %1 = extractelement <4 x i32> %call.i, i64 0, !dbg !29
  %inc.i = add nuw nsw i32 %i.0.i2, 1, !dbg !30
  %cmp.i = icmp slt i32 %inc.i, %steps, !dbg !21
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_texture_chase.exit, !dbg !24, !llvm.loop !31

__clang_ocl_kern_imp_texture_chase.exit:          ; preds = %for.body.i, %entry
  %at.0.i.lcssa = phi i32 [ 0, %entry ], [ %1, %for.body.i ], !dbg !33
  store i32 %at.0.i.lcssa, ptr addrspace(1) %last, align 4, !dbg !34, !tbaa !6, !alias.scope !17
  ret void, !dbg !35
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_texture_chase(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %chain, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %last, i32 noundef %steps) local_unnamed_addr #1 !dbg !22 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
entry:
  %cmp5 = icmp sgt i32 %steps, 0, !dbg !36
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ 0, %entry ], [ %1, %for.body ], !dbg !38
  store i32 %at.0.lcssa, ptr addrspace(1) %last, align 4, !dbg !39, !tbaa !6
  ret void, !dbg !40

for.body:                                         ; preds = %entry, %for.body
  %at.07 = phi i32 [ %1, %for.body ], [ 0, %entry ]
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %0 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #4, !dbg !41
  %and = and i32 %at.07, 16383, !dbg !42
  %vecinit = insertelement <2 x i32> poison, i32 %and, i64 0, !dbg !43
  %shr = ashr i32 %at.07, 14, !dbg !44
  %vecinit1 = insertelement <2 x i32> %vecinit, i32 %shr, i64 1, !dbg !43
  %call = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %chain, target("spirv.Sampler") %0, <2 x i32> noundef %vecinit1) #5, !dbg !45
  %1 = extractelement <4 x i32> %call, i64 0, !dbg !45
  %inc = add nuw nsw i32 %i.06, 1, !dbg !46
  %cmp = icmp slt i32 %inc, %steps, !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37, !llvm.loop !47
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #2

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

attributes #0 = { norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!opencl.ocl.version = !{!4}
!opencl.spir.version = !{!4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texture_chase.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 1, i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !DISubprogram(name: "texture_chase", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"read_only", !"none", !"none"}
!15 = !{!"image2d_t", !"int*", !"int"}
!16 = !{!"", !"restrict", !""}
!17 = !{!18}
!18 = distinct !{!18, !19, !"__clang_ocl_kern_imp_texture_chase: %last"}
!19 = distinct !{!19, !"__clang_ocl_kern_imp_texture_chase"}
!20 = !DILocation(line: 12, column: 98, scope: !10)
!21 = !DILocation(line: 14, column: 23, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "texture_chase", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 12, column: 98, scope: !10)
!24 = !DILocation(line: 14, column: 5, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 10, column: 30, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 15, column: 50, scope: !22, inlinedAt: !23)
!27 = !DILocation(line: 15, column: 46, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 15, column: 80, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 15, column: 14, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 14, column: 32, scope: !22, inlinedAt: !23)
!31 = distinct !{!31, !24, !32}
!32 = !DILocation(line: 16, column: 5, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 0, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 17, column: 13, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 18, column: 1, scope: !10)
!36 = !DILocation(line: 14, column: 23, scope: !22)
!37 = !DILocation(line: 14, column: 5, scope: !22)
!38 = !DILocation(line: 0, scope: !22)
!39 = !DILocation(line: 17, column: 13, scope: !22)
!40 = !DILocation(line: 18, column: 1, scope: !22)
!41 = !DILocation(line: 10, column: 30, scope: !22)
!42 = !DILocation(line: 15, column: 50, scope: !22)
!43 = !DILocation(line: 15, column: 46, scope: !22)
!44 = !DILocation(line: 15, column: 80, scope: !22)
!45 = !DILocation(line: 15, column: 14, scope: !22)
!46 = !DILocation(line: 14, column: 32, scope: !22)
!47 = distinct !{!47, !37, !48}
!48 = !DILocation(line: 16, column: 5, scope: !22)
