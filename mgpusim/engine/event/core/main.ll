; made from d354efbd08e24143646b58c17057cd4f333cc3e3730c846742dd0752d9baa291
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 152, i64 152, i64 160, i64 160, i64 152], align 8
@f2 = internal constant [5 x i64] [i64 152, i64 152, i64 160, i64 poison, i64 152], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.conflicts, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.212.i44 = alloca ptr, align 8
  %.270.i = alloca ptr, align 8
  %.326.i = alloca ptr, align 8
  %.207.i = alloca i64, align 8
  %.387.i = alloca i64, align 8
  %.68.i = alloca ptr, align 8
  %.561.i.i = alloca i64, align 8
  %.619.i.i = alloca i64, align 8
  %.801.i = alloca i64, align 8
  %.1213.i = alloca ptr, align 8
  %.1313.i = alloca ptr, align 8
  %.1479.i = alloca ptr, align 8
  %.1568.i = alloca ptr, align 8
  %.1652.i = alloca ptr, align 8
  %.173 = alloca ptr, align 8
  store ptr null, ptr %.173, align 8
  %.2118 = alloca ptr, align 8
  store ptr null, ptr %.2118, align 8
  %.2201 = alloca ptr, align 8
  store ptr null, ptr %.2201, align 8
  %.3635 = alloca ptr, align 8
  store ptr null, ptr %.3635, align 8
  %.3718 = alloca ptr, align 8
  store ptr null, ptr %.3718, align 8
  %.33 = getelementptr i8, ptr %arg.s, i64 200
  %.34 = load i64, ptr %.33, align 8
  store i64 0, ptr %.33, align 8
  %.1192133.not = icmp slt i64 %.34, 1
  br i1 %.1192133.not, label %B504.endif.preheader, label %B354.lr.ph
B354.lr.ph:
  %scevgep854 = getelementptr i8, ptr %arg.s, i64 16
  %sunkaddr = getelementptr i8, ptr %arg.s, i64 576
  br label %B354
B354:
  %lsr.iv862 = phi i64 [ %.34, %B354.lr.ph ], [ %lsr.iv.next863, %B354 ]
  %lsr.iv855 = phi ptr [ %scevgep854, %B354.lr.ph ], [ %scevgep856, %B354 ]
  %.159 = load i64, ptr %sunkaddr, align 8
  %0 = shl i64 %.159, 3
  %scevgep860 = getelementptr i8, ptr %lsr.iv855, i64 %0
  %scevgep861 = getelementptr i8, ptr %scevgep860, i64 -16
  %.165 = load i64, ptr %scevgep861, align 8
  %scevgep859 = getelementptr i8, ptr %scevgep860, i64 -8
  %.167 = load i64, ptr %scevgep859, align 8
  %.169 = load i64, ptr %scevgep860, align 8
  store ptr null, ptr %.173, align 8
  call fastcc void @f3(ptr %.173, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %.165, i64 %.167, i64 %.169)
  %scevgep856 = getelementptr i8, ptr %lsr.iv855, i64 24
  %lsr.iv.next863 = add i64 %lsr.iv862, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next863, 0
  br i1 %exitcond.not, label %B454, label %B354
B454:
  %.211.pre = load i64, ptr %.33, align 8
  %1 = icmp eq i64 %.211.pre, 0
  br i1 %1, label %B504.endif.preheader, label %B480
B480:
  %.220 = getelementptr i8, ptr %arg.s, i64 168
  %.221 = load i64, ptr %.220, align 8
  %.222 = icmp eq i64 %.221, 1
  br i1 %.222, label %B504.endif.preheader, label %B140627922163.endif.endif
B504.endif.preheader:
  %.7175549 = phi i64 [ 0, %B0.endif ], [ %.211.pre, %B480 ], [ 0, %B454 ]
  %.230 = getelementptr i8, ptr %arg.c, i64 136
  %.233 = getelementptr i8, ptr %arg.c, i64 144
  %.231.pre = load i64, ptr %.230, align 8
  %.234220 = load i64, ptr %.233, align 8
  %.235221 = mul i64 %.234220, %.231.pre
  %.3152139.not222 = icmp slt i64 %.235221, 1
  br i1 %.3152139.not222, label %B140627922163.endif.endif, label %B576.preheader.preheader
B576.preheader.preheader:
  %scevgep801 = getelementptr i8, ptr %arg.s, i64 16
  %scevgep807 = getelementptr i8, ptr %arg.s, i64 8
  %scevgep828 = getelementptr i8, ptr %arg.c, i64 24
  %sunkaddr1036 = getelementptr i8, ptr %arg.s, i64 488
  %sunkaddr869 = getelementptr i8, ptr %arg.c, i64 368
  %.512 = icmp eq i64 %.234220, 0
  %2 = trunc i64 %.234220 to i32
  %3 = tail call i64 @llvm.smin.i64(i64 %.234220, i64 0)
  %4 = icmp slt i64 %.234220, 1
  %sunkaddr872 = getelementptr i8, ptr %arg.s, i64 480
  %sunkaddr873 = getelementptr i8, ptr %arg.c, i64 152
  %sunkaddr874 = getelementptr i8, ptr %arg.s, i64 424
  %sunkaddr875 = getelementptr i8, ptr %arg.c, i64 312
  %sunkaddr877 = getelementptr i8, ptr %arg.s, i64 432
  %sunkaddr878 = getelementptr i8, ptr %arg.s, i64 456
  %sunkaddr879 = getelementptr i8, ptr %arg.c, i64 304
  %sunkaddr880 = getelementptr i8, ptr %arg.s, i64 440
  %sunkaddr887 = getelementptr i8, ptr %arg.s, i64 496
  %sunkaddr1043 = getelementptr i8, ptr %arg.s, i64 464
  %sunkaddr902 = getelementptr i8, ptr %arg.c, i64 208
  %sunkaddr904 = getelementptr i8, ptr %arg.s, i64 448
  %sunkaddr911 = getelementptr i8, ptr %arg.s, i64 416
  %sunkaddr925 = getelementptr i8, ptr %arg.s, i64 472
  %sunkaddr926 = getelementptr i8, ptr %arg.c, i64 184
  %sunkaddr928 = getelementptr i8, ptr %arg.c, i64 104
  %sunkaddr941 = getelementptr i8, ptr %arg.c, i64 128
  %.258.i = getelementptr i8, ptr %arg.s, i64 536
  %.368.i = getelementptr i8, ptr %arg.s, i64 64
  %.28.i.i = getelementptr i8, ptr %arg.c, i64 8
  %.54.i.i = getelementptr i8, ptr %arg.s, i64 160
  %sunkaddr69.i.i = getelementptr i8, ptr %arg.c, i64 336
  %sunkaddr70.i.i = getelementptr i8, ptr %arg.c, i64 320
  %sunkaddr.i.i = getelementptr i8, ptr %arg.s, i64 232
  %sunkaddr72.i.i = getelementptr i8, ptr %arg.c, i64 328
  %sunkaddr73.i.i = getelementptr i8, ptr %arg.s, i64 568
  %.319.i = getelementptr i8, ptr %arg.c, i64 344
  %.573.i = getelementptr i8, ptr %arg.s, i64 120
  %.579.i = getelementptr i8, ptr %arg.s, i64 128
  %.585.i = getelementptr i8, ptr %arg.s, i64 104
  %.588.i = getelementptr i8, ptr %arg.s, i64 112
  %sunkaddr40.i = getelementptr i8, ptr %arg.s, i64 72
  %.1204.i = getelementptr i8, ptr %arg.s, i64 184
  %.1239.i = getelementptr i8, ptr %arg.s, i64 528
  %.1433.i = getelementptr i8, ptr %arg.s, i64 352
  %sunkaddr948 = getelementptr i8, ptr %arg.s, i64 520
  %sunkaddr978 = getelementptr i8, ptr %arg.c, i64 200
  %sunkaddr986 = getelementptr i8, ptr %arg.c, i64 264
  %.33.i = getelementptr i8, ptr %arg.s, i64 512
  %sunkaddr1056 = getelementptr i8, ptr %arg.c, i64 112
  %.34.i13 = getelementptr i8, ptr %arg.c, i64 120
  %.370.i = getelementptr i8, ptr %arg.c, i64 272
  %.46.i.i = getelementptr i8, ptr %arg.c, i64 352
  %.52.i.i = getelementptr i8, ptr %arg.s, i64 192
  %.55.i.i35 = getelementptr i8, ptr %arg.c, i64 360
  %sunkaddr1017 = getelementptr i8, ptr %arg.c, i64 216
  %.55.i55 = getelementptr i8, ptr %arg.s, i64 216
  %.250.i = getelementptr i8, ptr %arg.c, i64 168
  %.111.i63 = getelementptr i8, ptr %arg.s, i64 208
  %.119.i64 = getelementptr i8, ptr %arg.c, i64 160
  %sunkaddr1034 = getelementptr i8, ptr %arg.s, i64 168
  br label %B576.preheader
B574.backedge:
  %soonest.2.12142 = phi i64 [ %.11.i, %B574.backedge ], [ %soonest.2.12142.ph, %B574.backedge.preheader ]
  %.32121382140 = phi i64 [ %.328, %B574.backedge ], [ %.32121382140.ph, %B574.backedge.preheader ]
  %5 = shl i64 %.32121382140, 3
  %scevgep806 = getelementptr i8, ptr %.356, i64 %5
  %.358 = load i64, ptr %scevgep806, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.358, i64 %soonest.2.12142)
  %.328 = add i64 %.32121382140, 1
  %exitcond2459.not = icmp eq i64 %.235224, %.328
  br i1 %exitcond2459.not, label %B634, label %B574.backedge
B634:
  %.11.i.lcssa = phi i64 [ %109, %middle.block ], [ %.11.i, %B574.backedge ]
  %.396 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.396, label %B140627922163.endif.endif, label %B658
B658:
  %.407 = load i64, ptr %sunkaddr869, align 8
  %.411 = icmp eq i64 %.407, 0
  br i1 %.411, label %B658.endif, label %B658.else
B852:
  %.709.0 = phi i64 [ 0, %B782.endif ], [ %.778, %B126565129855 ]
  %q.4.22242 = phi i64 [ %.679, %B782.endif ], [ %.7118, %B126565129855 ]
  %.778 = add i64 %.709.0, 1
  %.812 = icmp eq i64 %.709.0, %.811
  %.818 = select i1 %.812, i64 %.234220, i64 0
  %spec.select = sub i64 %q.4.22242, %.818
  %.828 = load i64, ptr %sunkaddr1036, align 8
  %.829 = getelementptr i64, ptr %arg.s, i64 %.828
  %.831 = getelementptr i64, ptr %.829, i64 %spec.select
  %.832 = load i64, ptr %.831, align 8
  %.834 = icmp slt i64 %.832, %quot.0
  br i1 %.834, label %B936, label %B126565129855
B936:
  %.863 = load i64, ptr %sunkaddr872, align 8
  %.864 = getelementptr i64, ptr %arg.s, i64 %.863
  %.866 = mul i64 %spec.select, 20
  %.867 = getelementptr i64, ptr %.864, i64 %.866
  %.873 = load i64, ptr %sunkaddr873, align 8
  %.875 = mul i64 %.873, %spec.select
  %.903 = shl i64 %spec.select, 1
  %invariant.gep2209 = getelementptr i64, ptr %arg.s, i64 %.866
  %invariant.gep2217 = getelementptr i64, ptr %arg.s, i64 %spec.select
  %.1062 = mul i64 %spec.select, 10
  %.3047 = shl i64 %spec.select, 6
  %.3925 = getelementptr i8, ptr %.867, i64 128
  %.905 = load i64, ptr %sunkaddr875, align 8
  %.906 = mul i64 %.905, %.903
  %invariant.gep99 = getelementptr i64, ptr %arg.s, i64 %.906
  %.1043 = mul i64 %.905, %spec.select
  %invariant.gep97 = getelementptr i64, ptr %arg.s, i64 %.1043
  %sunkaddr961 = getelementptr i8, ptr %.867, i64 120
  %sunkaddr971 = getelementptr i8, ptr %.867, i64 112
  %sunkaddr998 = getelementptr i8, ptr %.867, i64 8
  br label %B988
B988:
  %_run_sub_core_v46_place.4.5 = phi i64 [ -1, %B936 ], [ %_run_sub_core_v46_place.4.5.be, %B988.backedge ]
  %.892 = load i64, ptr %.867, align 8
  %.901 = load i64, ptr %sunkaddr874, align 8
  %gep100 = getelementptr i64, ptr %invariant.gep99, i64 %.901
  %.908 = getelementptr i8, ptr %gep100, i64 8
  %.909 = load i64, ptr %.908, align 8
  %.910 = ashr i64 %.909, 9
  %.912.not = icmp sgt i64 %.910, %.892
  br i1 %.912.not, label %B1090, label %B1016.preheader
B1016.preheader:
  %.1064 = load i64, ptr %sunkaddr879, align 8
  %.1065 = mul i64 %.1064, %.1062
  %invariant.gep91 = getelementptr i64, ptr %arg.s, i64 %.1065
  br label %B1016
B1016:
  %.942 = phi i64 [ %.1129, %B1066 ], [ %.909, %B1016.preheader ]
  %.932 = phi i64 [ %.1121, %B1066 ], [ %.901, %B1016.preheader ]
  %gep90 = getelementptr i64, ptr %invariant.gep99, i64 %.932
  %.945 = and i64 %.942, 511
  %.971 = add i64 %.945, %.905
  %.976 = getelementptr i64, ptr %gep90, i64 %.971
  store i64 4611686018427387904, ptr %.976, align 8
  %.978 = icmp sgt i64 %.971, 1
  br i1 %.978, label %B1026.endif, label %B1066
B1066:
  %.1045 = add i64 %.945, %.1043
  %.1050 = load i64, ptr %sunkaddr877, align 8
  %.1051 = getelementptr i64, ptr %arg.s, i64 %.1050
  %.1052 = getelementptr i64, ptr %.1051, i64 %.1045
  %.1053 = load i64, ptr %.1052, align 8
  %.1060 = load i64, ptr %sunkaddr878, align 8
  %gep92 = getelementptr i64, ptr %invariant.gep91, i64 %.1060
  %.1069 = load i64, ptr %sunkaddr880, align 8
  %.1070 = getelementptr i64, ptr %arg.s, i64 %.1069
  %.1071 = getelementptr i64, ptr %.1070, i64 %.1045
  %.1072 = load i64, ptr %.1071, align 8
  %.1078 = mul i64 %.1064, %.1053
  %.1079 = ashr i64 %.1072, 6
  %6 = getelementptr i64, ptr %gep92, i64 %.1078
  %.1081 = getelementptr i64, ptr %6, i64 %.1079
  %.1082 = load i64, ptr %.1081, align 8
  %.1083 = and i64 %.1072, 63
  %.1084 = shl i64 1, %.1083
  %.1085 = or i64 %.1084, %.1082
  store i64 %.1085, ptr %.1081, align 8
  %.1090 = load i64, ptr %sunkaddr872, align 8
  %gep = getelementptr i64, ptr %invariant.gep2209, i64 %.1090
  %.1099 = getelementptr i8, ptr %gep, i64 16
  %.1100 = load i64, ptr %.1099, align 8
  %.1101 = shl i64 1, %.1053
  %.1102 = or i64 %.1100, %.1101
  store i64 %.1102, ptr %.1099, align 8
  %.1105 = getelementptr i8, ptr %gep, i64 24
  %.1106 = getelementptr i64, ptr %.1105, i64 %.1053
  %.1107 = load i64, ptr %.1106, align 8
  %.1108 = add i64 %.1107, 1
  store i64 %.1108, ptr %.1106, align 8
  %.1111 = getelementptr i8, ptr %gep, i64 96
  %.1112 = load i64, ptr %.1111, align 8
  %.1113 = or i64 %.1112, %.1053
  store i64 %.1113, ptr %.1111, align 8
  %.1121 = load i64, ptr %sunkaddr874, align 8
  %gep94 = getelementptr i64, ptr %invariant.gep99, i64 %.1121
  %.1128 = getelementptr i8, ptr %gep94, i64 8
  %.1129 = load i64, ptr %.1128, align 8
  %.1130 = ashr i64 %.1129, 9
  %.1132.not = icmp sgt i64 %.1130, %.892
  br i1 %.1132.not, label %B1090, label %B1016
B1090:
  %.1144 = icmp slt i64 %_run_sub_core_v46_place.4.5, 0
  br i1 %.1144, label %B1091, label %B112509202794
B1091:
  %.1179 = load i64, ptr %sunkaddr872, align 8
  %gep2210 = getelementptr i64, ptr %invariant.gep2209, i64 %.1179
  %.1184 = getelementptr i8, ptr %gep2210, i64 16
  %.1185 = load i64, ptr %.1184, align 8
  %.1186 = and i64 %.1185, -2
  %.1190.not = icmp eq i64 %.1186, 0
  br i1 %.1190.not, label %B857598, label %B857418
B857418:
  %_run_sub_core_v46_busy_masks_v116_busy.2.7 = phi i64 [ %_run_sub_core_v46_busy_masks_v116_busy.3.9, %B857596 ], [ 0, %B1091 ]
  %_run_sub_core_v46_busy_masks_v116_soonest.2.7 = phi i64 [ %_run_sub_core_v46_busy_masks_v116_soonest.3.9, %B857596 ], [ 9007199254740992, %B1091 ]
  %_run_sub_core_v46_busy_masks_v116_held.2.7 = phi i64 [ %.1207, %B857596 ], [ %.1186, %B1091 ]
  %.1200 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_busy_masks_v116_held.2.7, i1 true)
  %.1205 = add i64 %_run_sub_core_v46_busy_masks_v116_held.2.7, -1
  %.1207 = and i64 %.1205, %_run_sub_core_v46_busy_masks_v116_held.2.7
  %.1231 = icmp ult i64 %.1200, 5
  br i1 %.1231, label %B857420, label %B857444
B857420:
  %sunkaddr884 = shl i64 %.1200, 3
  %sunkaddr885 = getelementptr i8, ptr %gep2210, i64 %sunkaddr884
  %sunkaddr886 = getelementptr i8, ptr %sunkaddr885, i64 120
  %.1252 = load i64, ptr %sunkaddr886, align 8
  br label %B857484
B857444:
  %.1261 = load i64, ptr %sunkaddr887, align 8
  %gep2149 = getelementptr i64, ptr %invariant.gep2148, i64 %.1261
  %7 = getelementptr i64, ptr %gep2149, i64 %.1200
  %.1275 = getelementptr i8, ptr %7, i64 -40
  %.1276 = load i64, ptr %.1275, align 8
  %.1277 = add i64 %.1276, -16384
  br label %B857484
B857484:
  %_run_sub_core_v46_busy_masks_v116_at.2.9 = phi i64 [ %.1252, %B857420 ], [ %.1277, %B857444 ]
  %.1291 = icmp sgt i64 %_run_sub_core_v46_busy_masks_v116_at.2.9, %.892
  br i1 %.1291, label %B857486, label %B857596
B857486:
  %.1294 = shl i64 1, %.1200
  %.1298 = or i64 %.1294, %_run_sub_core_v46_busy_masks_v116_busy.2.7
  %.11.i241 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_busy_masks_v116_at.2.9, i64 %_run_sub_core_v46_busy_masks_v116_soonest.2.7)
  br label %B857596
B857596:
  %_run_sub_core_v46_busy_masks_v116_busy.3.9 = phi i64 [ %_run_sub_core_v46_busy_masks_v116_busy.2.7, %B857484 ], [ %.1298, %B857486 ]
  %_run_sub_core_v46_busy_masks_v116_soonest.3.9 = phi i64 [ %_run_sub_core_v46_busy_masks_v116_soonest.2.7, %B857484 ], [ %.11.i241, %B857486 ]
  %.1364.not = icmp eq i64 %.1207, 0
  br i1 %.1364.not, label %B857598, label %B857418
B857598:
  %_run_sub_core_v46_busy_masks_v116_busy.4.8 = phi i64 [ 0, %B1091 ], [ %_run_sub_core_v46_busy_masks_v116_busy.3.9, %B857596 ]
  %_run_sub_core_v46_busy_masks_v116_soonest.4.8 = phi i64 [ 9007199254740992, %B1091 ], [ %_run_sub_core_v46_busy_masks_v116_soonest.3.9, %B857596 ]
  %.1413 = xor i64 %_run_sub_core_v46_busy_masks_v116_busy.4.8, -1
  %.1414 = and i64 %.1185, %.1413
  %.1415 = icmp eq i64 %.1414, 0
  br i1 %.1415, label %B857666, label %B857598.B112502339105.endif_crit_edge
B857598.B112502339105.endif_crit_edge:
  %.2300.pre = load i64, ptr %sunkaddr879, align 8
  %.2309.pre = load i64, ptr %sunkaddr878, align 8
  %.pre = mul i64 %.2300.pre, %.1062
  %.pre550 = mul i64 %.2300.pre, 72
  br label %B112502339105.endif
B857666:
  %.1419 = icmp slt i64 %.892, %quot.0
  br i1 %.1419, label %B112502337955, label %B857668
B857668:
  %.1434 = load i64, ptr %sunkaddr879, align 8
  %.1440 = load i64, ptr %sunkaddr878, align 8
  %.1441 = getelementptr i64, ptr %arg.s, i64 %.1440
  %.1445 = mul i64 %.1434, %.1062
  %.1446 = getelementptr i64, ptr %.1441, i64 %.1445
  %.1458 = getelementptr i8, ptr %gep2210, i64 96
  %.1459 = load i64, ptr %.1458, align 8
  %.1460.not = icmp eq i64 %.1459, 0
  br i1 %.1460.not, label %B112502338461.endif, label %B112502337699.endif
B112502337757:
  %_run_sub_core_v46_any_untried_v113_left.2.102157 = phi i64 [ 0, %B112502337757.lr.ph ], [ %.1671, %B112502337845 ]
  %.155921532155 = phi i64 [ 0, %B112502337757.lr.ph ], [ %.1566, %B112502337845 ]
  %.1566 = add i64 %.155921532155, 1
  br i1 %150, label %B112502337845, label %B112502337833.preheader
B112502337833.preheader:
  %invariant.gep2150 = getelementptr i64, ptr %.1446, i64 %.155921532155
  br label %B112502337833
B112502337833:
  %_run_sub_core_v46_any_untried_v113__union_v114_chosen.2.11 = phi i64 [ %.1641, %B112502337833 ], [ %.1185, %B112502337833.preheader ]
  %_run_sub_core_v46_any_untried_v113__union_v114_union.2.11 = phi i64 [ %.1633, %B112502337833 ], [ 0, %B112502337833.preheader ]
  %.1624 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_any_untried_v113__union_v114_chosen.2.11, i1 true)
  %.1626 = mul i64 %.1624, %.1434
  %gep2151 = getelementptr i64, ptr %invariant.gep2150, i64 %.1626
  %.1631 = load i64, ptr %gep2151, align 8
  %.1633 = or i64 %.1631, %_run_sub_core_v46_any_untried_v113__union_v114_union.2.11
  %.1639 = add i64 %_run_sub_core_v46_any_untried_v113__union_v114_chosen.2.11, -1
  %.1641 = and i64 %.1639, %_run_sub_core_v46_any_untried_v113__union_v114_chosen.2.11
  %.1644.not = icmp eq i64 %.1641, 0
  br i1 %.1644.not, label %B112502337845, label %B112502337833
B112502337845:
  %_run_sub_core_v46_any_untried_v113__union_v114_union.3.12 = phi i64 [ 0, %B112502337757 ], [ %.1633, %B112502337833 ]
  %.1666 = getelementptr i64, ptr %149, i64 %.155921532155
  %.1667 = load i64, ptr %.1666, align 8
  %.1668 = xor i64 %.1667, -1
  %.1669 = and i64 %_run_sub_core_v46_any_untried_v113__union_v114_union.3.12, %.1668
  %.1671 = or i64 %.1669, %_run_sub_core_v46_any_untried_v113_left.2.102157
  %exitcond2460.not = icmp eq i64 %.1566, %.1434
  br i1 %exitcond2460.not, label %B112502337943, label %B112502337757
B112502337943:
  %8 = icmp eq i64 %.1671, 0
  br i1 %8, label %B112502337989.endif, label %B112502339105.endif
B112502337955:
  %.1720.phi.trans.insert = getelementptr i8, ptr %gep2210, i64 96
  %.1721.pre = load i64, ptr %.1720.phi.trans.insert, align 8
  %9 = icmp eq i64 %.1721.pre, 0
  br i1 %9, label %B112502338461.endif, label %B112502337955.B112502337989.endif_crit_edge
B112502337955.B112502337989.endif_crit_edge:
  %.1729.pre = load i64, ptr %sunkaddr879, align 8
  %.pre139 = mul i64 %.1729.pre, %.1062
  br label %B112502337989.endif
B112502338113:
  %.184022282230 = phi i64 [ 0, %B112502338113.lr.ph ], [ %.1847, %B112502338217 ]
  %.1847 = add i64 %.184022282230, 1
  %.1878 = load i64, ptr %.1184, align 8
  %.1900.not = icmp eq i64 %.1878, 0
  br i1 %.1900.not, label %B112502338217, label %B112502338171.preheader
B112502338171.preheader:
  %invariant.gep2225 = getelementptr i64, ptr %.1750, i64 %.184022282230
  br label %B112502338171
B112502338171:
  %_run_sub_core_v46_try_all_v109__union_v110_chosen.2.6 = phi i64 [ %.1920, %B112502338171 ], [ %.1878, %B112502338171.preheader ]
  %_run_sub_core_v46_try_all_v109__union_v110_union.2.6 = phi i64 [ %.1912, %B112502338171 ], [ 0, %B112502338171.preheader ]
  %.1903 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_try_all_v109__union_v110_chosen.2.6, i1 true)
  %.1905 = mul i64 %.1903, %.1729
  %gep2226 = getelementptr i64, ptr %invariant.gep2225, i64 %.1905
  %.1910 = load i64, ptr %gep2226, align 8
  %.1912 = or i64 %.1910, %_run_sub_core_v46_try_all_v109__union_v110_union.2.6
  %.1918 = add i64 %_run_sub_core_v46_try_all_v109__union_v110_chosen.2.6, -1
  %.1920 = and i64 %.1918, %_run_sub_core_v46_try_all_v109__union_v110_chosen.2.6
  %.1923.not = icmp eq i64 %.1920, 0
  br i1 %.1923.not, label %B112502338217, label %B112502338171
B112502338217:
  %_run_sub_core_v46_try_all_v109__union_v110_union.3.7 = phi i64 [ 0, %B112502338113 ], [ %.1912, %B112502338171 ]
  %.1945 = getelementptr i64, ptr %151, i64 %.184022282230
  store i64 %_run_sub_core_v46_try_all_v109__union_v110_union.3.7, ptr %.1945, align 8
  %exitcond2464.not = icmp eq i64 %.1847, %.1729
  br i1 %exitcond2464.not, label %B112502338461.endif, label %B112502338113
B112502338477:
  store i64 %.11.i242, ptr %.867, align 8
  br label %B988.backedge
B988.backedge:
  %_run_sub_core_v46_place.4.5.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v46_place.4.5, %B112502338477 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v206B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B114260186797 ], [ -1, %B119533733443.endif ], [ -1, %B119533733791 ], [ %_run_sub_core_v46_place.8.6, %B119533733789 ], [ %_run_sub_core_v46_place.8.6, %B119533733475 ]
  br label %B988
B112502338571:
  %.2052 = load i64, ptr %sunkaddr1036, align 8
  %.2053 = getelementptr i64, ptr %arg.s, i64 %.2052
  %.2056 = getelementptr i64, ptr %.2053, i64 %spec.select
  store i64 %.11.i242, ptr %.2056, align 8
  %.2078 = load i64, ptr %sunkaddr872, align 8
  %.2079 = getelementptr i64, ptr %arg.s, i64 %.2078
  %.2081 = getelementptr i64, ptr %.2079, i64 %.866
  %.2086 = getelementptr i8, ptr %.2081, i64 112
  %.2087 = load i64, ptr %.2086, align 8
  %.2088 = icmp sgt i64 %.2087, 0
  br i1 %.2088, label %B112502338623, label %B126565129855
B112502338623:
  %.2110 = load i64, ptr %.1204.i, align 8
  %.2112 = ashr i64 %.892, %.2110
  %.2113 = icmp sgt i64 %.2112, 511
  br i1 %.2113, label %B112502338759, label %B112502338807
B112502338759:
  store ptr null, ptr %.2118, align 8
  call fastcc void @f4(ptr %.2118, ptr %arg.s, i64 %.892)
  %.2153.pre = load i64, ptr %.1204.i, align 8
  %.pre137 = ashr i64 %.892, %.2153.pre
  br label %B112502338807
B112502338807:
  %.2157.pre-phi = phi i64 [ %.pre137, %B112502338759 ], [ %.2112, %B112502338623 ]
  %.2145 = load i64, ptr %.1239.i, align 8
  %.2146 = getelementptr i64, ptr %arg.s, i64 %.2145
  %.2161 = getelementptr i64, ptr %.2146, i64 %.2157.pre-phi
  %.2162 = load i64, ptr %.2161, align 8
  %.2164 = add i64 %.2162, %.2087
  store i64 %.2164, ptr %.2161, align 8
  %.2171 = getelementptr i8, ptr %.2081, i64 120
  %.2172 = load i64, ptr %.2171, align 8
  %.2193 = load i64, ptr %.1204.i, align 8
  %.2195 = ashr i64 %.892, %.2193
  %.2196 = icmp sgt i64 %.2195, 511
  br i1 %.2196, label %B126565129855.sink.split.sink.split, label %B126565129855.sink.split
B112502339129:
  %.242921642166 = phi i64 [ %.2436, %B112502339213 ], [ 0, %B112502339105.endif ]
  %.2436 = add i64 %.242921642166, 1
  %.2467 = load i64, ptr %.1184, align 8
  %.2470 = and i64 %.2467, %.1413
  %.2492.not = icmp eq i64 %.2470, 0
  br i1 %.2492.not, label %B112502339213, label %B112502339173.preheader
B112502339173.preheader:
  %invariant.gep2161 = getelementptr i64, ptr %.2315, i64 %.242921642166
  br label %B112502339173
B112502339173:
  %_run_sub_core_v46_select_v90__union_v104_chosen.2.10 = phi i64 [ %.2512, %B112502339173 ], [ %.2470, %B112502339173.preheader ]
  %_run_sub_core_v46_select_v90__union_v104_union.2.10 = phi i64 [ %.2504, %B112502339173 ], [ 0, %B112502339173.preheader ]
  %.2495 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_select_v90__union_v104_chosen.2.10, i1 true)
  %.2497 = mul i64 %.2495, %.3049
  %gep2162 = getelementptr i64, ptr %invariant.gep2161, i64 %.2497
  %.2502 = load i64, ptr %gep2162, align 8
  %.2504 = or i64 %.2502, %_run_sub_core_v46_select_v90__union_v104_union.2.10
  %.2510 = add i64 %_run_sub_core_v46_select_v90__union_v104_chosen.2.10, -1
  %.2512 = and i64 %.2510, %_run_sub_core_v46_select_v90__union_v104_chosen.2.10
  %.2515.not = icmp eq i64 %.2512, 0
  br i1 %.2515.not, label %B112502339213, label %B112502339173
B112502339213:
  %_run_sub_core_v46_select_v90__union_v104_union.3.11 = phi i64 [ 0, %B112502339129 ], [ %.2504, %B112502339173 ]
  %.2532 = getelementptr i64, ptr %.2339, i64 %.242921642166
  store i64 %_run_sub_core_v46_select_v90__union_v104_union.3.11, ptr %.2532, align 8
  %exitcond2461.not = icmp eq i64 %.3049, %.2436
  br i1 %exitcond2461.not, label %B112502339217, label %B112502339129
B112502339217:
  %.2542 = getelementptr i8, ptr %gep2210, i64 96
  %.2543 = load i64, ptr %.2542, align 8
  %.2544 = icmp eq i64 %.2543, 0
  %.2547 = icmp eq i64 %_run_sub_core_v46_busy_masks_v116_busy.4.8, 0
  %or.cond.not2731 = or i1 %.2547, %.2544
  br i1 %or.cond.not2731, label %B112504053572, label %B112503195409
B112503195409:
  %.263521732175 = phi i64 [ %.2642, %B112504053568 ], [ 0, %B112502339217 ]
  %.2642 = add i64 %.263521732175, 1
  %.2672 = getelementptr i64, ptr %.2339, i64 %.263521732175
  %.2673 = load i64, ptr %.2672, align 8
  %.2680 = load i64, ptr %.1184, align 8
  %.2682 = and i64 %.2680, %_run_sub_core_v46_busy_masks_v116_busy.4.8
  %.2704.not = icmp eq i64 %.2682, 0
  br i1 %.2704.not, label %B112504053568, label %B112504053486.preheader
B112504053486.preheader:
  %invariant.gep2170 = getelementptr i64, ptr %.2315, i64 %.263521732175
  br label %B112504053486
B112504053486:
  %_run_sub_core_v46_select_v90__union_v103_chosen.2.11 = phi i64 [ %.2724, %B112504053486 ], [ %.2682, %B112504053486.preheader ]
  %_run_sub_core_v46_select_v90__union_v103_union.2.11 = phi i64 [ %.2716, %B112504053486 ], [ 0, %B112504053486.preheader ]
  %.2707 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_select_v90__union_v103_chosen.2.11, i1 true)
  %.2709 = mul i64 %.2707, %.3049
  %gep2171 = getelementptr i64, ptr %invariant.gep2170, i64 %.2709
  %.2714 = load i64, ptr %gep2171, align 8
  %.2716 = or i64 %.2714, %_run_sub_core_v46_select_v90__union_v103_union.2.11
  %.2722 = add i64 %_run_sub_core_v46_select_v90__union_v103_chosen.2.11, -1
  %.2724 = and i64 %.2722, %_run_sub_core_v46_select_v90__union_v103_chosen.2.11
  %.2727.not = icmp eq i64 %.2724, 0
  br i1 %.2727.not, label %B112504053568, label %B112504053486
B112504053568:
  %_run_sub_core_v46_select_v90__union_v103_union.3.12 = phi i64 [ 0, %B112503195409 ], [ %.2716, %B112504053486 ]
  %.2744 = getelementptr i64, ptr %.2322, i64 %.263521732175
  %.2745 = load i64, ptr %.2744, align 8
  %.2746 = xor i64 %.2745, -1
  %.2747 = and i64 %_run_sub_core_v46_select_v90__union_v103_union.3.12, %.2746
  %.2749 = or i64 %.2747, %.2673
  %sunkaddr900 = shl i64 %.263521732175, 3
  %sunkaddr901 = getelementptr i8, ptr %.2339, i64 %sunkaddr900
  store i64 %.2749, ptr %sunkaddr901, align 8
  %exitcond2462.not = icmp eq i64 %.3049, %.2642
  br i1 %exitcond2462.not, label %B112504053572, label %B112503195409
B112504053572:
  %10 = add i64 %.3049, -1
  %11 = shl i64 %.2338, 3
  %scevgep808 = getelementptr i8, ptr %scevgep807, i64 %11
  %.2767 = load i64, ptr %sunkaddr902, align 8
  %sunkaddr903 = getelementptr i8, ptr %gep2210, i64 8
  %12 = icmp slt i64 %.892, %quot.0
  %.3050 = mul i64 %.3049, %.3047
  %invariant.gep95 = getelementptr i64, ptr %arg.s, i64 %.3050
  br label %B112504053573
B112504053573:
  %.2774 = load i64, ptr %sunkaddr903, align 8
  switch i64 %.2767, label %B112505770526 [
    i64 2, label %B112504053652
    i64 1, label %B112504053742
  ]
B112504053652:
  br i1 %.2381, label %B112505770710, label %B40.i
B40.i:
  %.41.i = load i64, ptr %.2339, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv817 = phi i64 [ %lsr.iv.next818, %B132.i ], [ 1, %B40.i ]
  %lsr.iv815 = phi i64 [ %lsr.iv.next816, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.3049, %lsr.iv817
  br i1 %exitcond.not.i, label %B112505770710, label %B132.i
B132.i:
  %13 = shl i64 %lsr.iv817, 3
  %scevgep819 = getelementptr i8, ptr %.2339, i64 %13
  %.90.i = load i64, ptr %scevgep819, align 8
  %.95.i = icmp eq i64 %.90.i, 0
  %lsr.iv.next816 = add i64 %lsr.iv815, 64
  %lsr.iv.next818 = add i64 %lsr.iv817, 1
  br i1 %.95.i, label %B96.i, label %B170.i
B170.i:
  %word.3.1.i = phi i64 [ 0, %B40.i ], [ %lsr.iv.next816, %B132.i ]
  %free.2.1.i = phi i64 [ %.41.i, %B40.i ], [ %.90.i, %B132.i ]
  %.111.i = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i, i1 true)
  %.114.i = or i64 %.111.i, %word.3.1.i
  br label %B112505770710
B112504053742:
  %.2862 = icmp sgt i64 %.2774, -1
  br i1 %.2862, label %B112505770262, label %B112505770356
B112505770262:
  %.12.i = lshr i64 %.2774, 6
  %.19.not.i243 = icmp slt i64 %.12.i, %.3049
  br i1 %.19.not.i243, label %B40.i245, label %B112505770262.endif.thread
B40.i245:
  %.40.i = getelementptr i64, ptr %.2339, i64 %.12.i
  %.41.i246 = load i64, ptr %.40.i, align 8
  %.45.i = and i64 %.2774, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i = and i64 %.41.i246, %.48.i
  %.53.i247 = icmp eq i64 %.49.i, 0
  br i1 %.53.i247, label %B96.i255, label %B112505770262.endif
B96.i255:
  %word.2.0.i256 = phi i64 [ %.63.i259, %B132.i258 ], [ %.12.i, %B40.i245 ]
  %exitcond.not.i257 = icmp eq i64 %10, %word.2.0.i256
  br i1 %exitcond.not.i257, label %B112505770262.endif.thread, label %B132.i258
B132.i258:
  %.63.i259 = add i64 %word.2.0.i256, 1
  %14 = shl i64 %word.2.0.i256, 3
  %scevgep809 = getelementptr i8, ptr %scevgep808, i64 %14
  %.90.i262 = load i64, ptr %scevgep809, align 8
  %.95.i263 = icmp eq i64 %.90.i262, 0
  br i1 %.95.i263, label %B96.i255, label %B112505770262.endif
B112505770356:
  br i1 %.2381, label %B112505770710, label %B40.i267
B40.i267:
  %.41.i269 = load i64, ptr %.2339, align 8
  %.53.i271 = icmp eq i64 %.41.i269, 0
  br i1 %.53.i271, label %B96.i279, label %B170.i272
B96.i279:
  %lsr.iv812 = phi i64 [ %lsr.iv.next813, %B132.i282 ], [ 1, %B40.i267 ]
  %lsr.iv810 = phi i64 [ %lsr.iv.next811, %B132.i282 ], [ 0, %B40.i267 ]
  %exitcond.not.i281 = icmp eq i64 %.3049, %lsr.iv812
  br i1 %exitcond.not.i281, label %B112505770710, label %B132.i282
B132.i282:
  %15 = shl i64 %lsr.iv812, 3
  %scevgep814 = getelementptr i8, ptr %.2339, i64 %15
  %.90.i286 = load i64, ptr %scevgep814, align 8
  %.95.i287 = icmp eq i64 %.90.i286, 0
  %lsr.iv.next811 = add i64 %lsr.iv810, 64
  %lsr.iv.next813 = add i64 %lsr.iv812, 1
  br i1 %.95.i287, label %B96.i279, label %B170.i272
B170.i272:
  %word.3.1.i273 = phi i64 [ 0, %B40.i267 ], [ %lsr.iv.next811, %B132.i282 ]
  %free.2.1.i274 = phi i64 [ %.41.i269, %B40.i267 ], [ %.90.i286, %B132.i282 ]
  %.111.i276 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i274, i1 true)
  %.114.i277 = or i64 %.111.i276, %word.3.1.i273
  br label %B112505770710
B112505770526:
  %.2955 = add i64 %.2774, 1
  %.12.i289 = ashr i64 %.2955, 6
  %.19.not.i290 = icmp slt i64 %.12.i289, %.3049
  br i1 %.19.not.i290, label %B40.i292, label %B112505770630
B40.i292:
  %.40.i293 = getelementptr i64, ptr %.2339, i64 %.12.i289
  %.41.i294 = load i64, ptr %.40.i293, align 8
  %.45.i295 = and i64 %.2955, 63
  %.48.i296 = shl i64 -1, %.45.i295
  %.49.i297 = and i64 %.41.i294, %.48.i296
  %.53.i298 = icmp eq i64 %.49.i297, 0
  br i1 %.53.i298, label %B96.i306, label %B112505770526.endif
B96.i306:
  %word.2.0.i307 = phi i64 [ %.63.i310, %B132.i309 ], [ %.12.i289, %B40.i292 ]
  %exitcond.not.i308 = icmp eq i64 %10, %word.2.0.i307
  br i1 %exitcond.not.i308, label %B112505770630, label %B132.i309
B132.i309:
  %.63.i310 = add i64 %word.2.0.i307, 1
  %16 = shl i64 %word.2.0.i307, 3
  %scevgep822 = getelementptr i8, ptr %scevgep808, i64 %16
  %.90.i313 = load i64, ptr %scevgep822, align 8
  %.95.i314 = icmp eq i64 %.90.i313, 0
  br i1 %.95.i314, label %B96.i306, label %B112505770526.endif
B112505770630:
  br i1 %.2381, label %B112505770710, label %B40.i318
B40.i318:
  %.41.i320 = load i64, ptr %.2339, align 8
  %.53.i322 = icmp eq i64 %.41.i320, 0
  br i1 %.53.i322, label %B96.i330, label %B170.i323
B96.i330:
  %lsr.iv825 = phi i64 [ %lsr.iv.next826, %B132.i333 ], [ 1, %B40.i318 ]
  %lsr.iv823 = phi i64 [ %lsr.iv.next824, %B132.i333 ], [ 0, %B40.i318 ]
  %exitcond.not.i332 = icmp eq i64 %.3049, %lsr.iv825
  br i1 %exitcond.not.i332, label %B112505770710, label %B132.i333
B132.i333:
  %17 = shl i64 %lsr.iv825, 3
  %scevgep827 = getelementptr i8, ptr %.2339, i64 %17
  %.90.i337 = load i64, ptr %scevgep827, align 8
  %.95.i338 = icmp eq i64 %.90.i337, 0
  %lsr.iv.next824 = add i64 %lsr.iv823, 64
  %lsr.iv.next826 = add i64 %lsr.iv825, 1
  br i1 %.95.i338, label %B96.i330, label %B170.i323
B170.i323:
  %word.3.1.i324 = phi i64 [ 0, %B40.i318 ], [ %lsr.iv.next824, %B132.i333 ]
  %free.2.1.i325 = phi i64 [ %.41.i320, %B40.i318 ], [ %.90.i337, %B132.i333 ]
  %.111.i327 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i325, i1 true)
  %.114.i328 = or i64 %.111.i327, %word.3.1.i324
  br label %B112505770710
B112505770710:
  %_run_sub_core_v46_select_v90_rank.3.10 = phi i64 [ %.114.i304.mux, %B112505770526.endif ], [ -1, %B96.i330 ], [ -1, %B112505770262.endif.thread ], [ -1, %B96.i ], [ -1, %B112505770356 ], [ -1, %B112504053652 ], [ %.114.i, %B170.i ], [ %.114.i277, %B170.i272 ], [ %.114.i328, %B170.i323 ], [ -1, %B112505770630 ], [ %.2774., %B112505770262.endif ], [ -1, %B96.i279 ]
  %.3045 = load i64, ptr %sunkaddr904, align 8
  %gep96 = getelementptr i64, ptr %invariant.gep95, i64 %.3045
  %.3053 = getelementptr i64, ptr %gep96, i64 %_run_sub_core_v46_select_v90_rank.3.10
  %.3054 = load i64, ptr %.3053, align 8
  %.3060 = load i64, ptr %sunkaddr877, align 8
  %gep98 = getelementptr i64, ptr %invariant.gep97, i64 %.3060
  %.3069 = getelementptr i64, ptr %gep98, i64 %.3054
  %.3070 = load i64, ptr %.3069, align 8
  br i1 %12, label %B112505770714, label %B112505770726
B112505770714:
  %18 = shl i64 1, %.3070
  %19 = and i64 %18, %_run_sub_core_v46_busy_masks_v116_busy.4.8
  %.3080 = icmp eq i64 %19, 0
  br i1 %.3080, label %B112505770726, label %B112509202792
B112505770726:
  %.3099 = mul i64 %.3070, %.3049
  %.3100 = ashr i64 %_run_sub_core_v46_select_v90_rank.3.10, 6
  %20 = getelementptr i64, ptr %.2315, i64 %.3099
  %.3102 = getelementptr i64, ptr %20, i64 %.3100
  %.3103 = load i64, ptr %.3102, align 8
  %.3104 = and i64 %_run_sub_core_v46_select_v90_rank.3.10, 63
  %.3105 = shl i64 1, %.3104
  %.3106 = xor i64 %.3105, -1
  %.3107 = and i64 %.3103, %.3106
  store i64 %.3107, ptr %.3102, align 8
  %.3111 = getelementptr i8, ptr %gep2210, i64 24
  %.3113 = getelementptr i64, ptr %.3111, i64 %.3070
  %.3114 = load i64, ptr %.3113, align 8
  %.3115 = add i64 %.3114, -1
  store i64 %.3115, ptr %.3113, align 8
  %.3123 = load i64, ptr %.1184, align 8
  %.3124 = icmp eq i64 %.3115, 0
  %spec.select1833 = zext i1 %.3124 to i64
  %.3144 = shl i64 %spec.select1833, %.3070
  %.3147 = xor i64 %.3144, -1
  %.3149 = and i64 %.3123, %.3147
  store i64 %.3149, ptr %.1184, align 8
  %.3160 = getelementptr i64, ptr %.2322, i64 %.3100
  %.3161 = load i64, ptr %.3160, align 8
  %21 = and i64 %.3161, %.3105
  %.3166.not = icmp eq i64 %21, 0
  br i1 %.3166.not, label %B112509202794, label %B112507486618
B112507486618:
  %.3186 = and i64 %.3161, %.3106
  %sunkaddr909 = shl i64 %.3100, 3
  %sunkaddr910 = getelementptr i8, ptr %.2322, i64 %sunkaddr909
  store i64 %.3186, ptr %sunkaddr910, align 8
  %.3191 = load i64, ptr %sunkaddr911, align 8
  %.3192 = getelementptr i64, ptr %arg.s, i64 %.3191
  %.3205 = add i64 %.3054, %.875
  %.3207.idx = mul i64 %.3205, 168
  %.3207 = getelementptr i8, ptr %.3192, i64 %.3207.idx
  %.3212 = getelementptr i8, ptr %.3207, i64 40
  %.3213 = load i64, ptr %.3212, align 8
  %.3214 = icmp eq i64 %.3213, 0
  br i1 %.3214, label %B112507486638, label %B112509202794
B112507486638:
  %22 = and i64 %.3070, -2
  %or.cond.i.not = icmp eq i64 %22, 4
  br i1 %or.cond.i.not, label %B112509202659, label %B112507486642
B112507486642:
  %switch.tableidx = add i64 %.3070, -6
  %23 = icmp ult i64 %switch.tableidx, 3
  br i1 %23, label %switch.lookup, label %B112509202659
switch.lookup:
  %sunkaddr913 = shl i64 %.3070, 3
  %sunkaddr914 = getelementptr i8, ptr @f0, i64 %sunkaddr913
  %sunkaddr915 = getelementptr i8, ptr %sunkaddr914, i64 -48
  %switch.load = load i64, ptr %sunkaddr915, align 8
  br label %B112509202659
B112509202659:
  %_run_sub_core_v46_select_v90_reason_of_v91_reason.5.10 = phi i64 [ 11, %B112507486638 ], [ %switch.load, %switch.lookup ], [ 10, %B112507486642 ]
  store i64 %_run_sub_core_v46_select_v90_reason_of_v91_reason.5.10, ptr %.3212, align 8
  br label %B112509202794
B112509202792:
  %.3355 = ashr i64 %_run_sub_core_v46_select_v90_rank.3.10, 6
  %.3357 = getelementptr i64, ptr %.2339, i64 %.3355
  %.3358 = load i64, ptr %.3357, align 8
  %.3359 = and i64 %_run_sub_core_v46_select_v90_rank.3.10, 63
  %.3360 = shl i64 1, %.3359
  %.3361 = xor i64 %.3360, -1
  %.3362 = and i64 %.3358, %.3361
  store i64 %.3362, ptr %.3357, align 8
  %.3376 = getelementptr i64, ptr %.2322, i64 %.3355
  %.3377 = load i64, ptr %.3376, align 8
  %.3380 = or i64 %.3377, %.3360
  store i64 %.3380, ptr %.3376, align 8
  br label %B112504053573
B112509202794:
  %_run_sub_core_v46_place.8.6 = phi i64 [ %_run_sub_core_v46_place.4.5, %B1090 ], [ %.3054, %B112509202659 ], [ %.3054, %B112507486618 ], [ %.3054, %B112505770726 ]
  %.3388.not = icmp slt i64 %.892, %quot.0
  br i1 %.3388.not, label %B112529804419, label %B112509202864
B112509202864:
  %.3421 = load i64, ptr %sunkaddr877, align 8
  %.3422 = getelementptr i64, ptr %arg.s, i64 %.3421
  %24 = getelementptr i64, ptr %.3422, i64 %.1043
  %.3428 = getelementptr i64, ptr %24, i64 %_run_sub_core_v46_place.8.6
  store i64 0, ptr %.3428, align 8
  %.3432 = shl i64 %.892, 9
  %.3433 = or i64 %_run_sub_core_v46_place.8.6, %.3432
  %.3440 = load i64, ptr %sunkaddr874, align 8
  %.3441 = getelementptr i64, ptr %arg.s, i64 %.3440
  %.3446 = getelementptr i64, ptr %.3441, i64 %.906
  %.3452 = add i64 %_run_sub_core_v46_place.8.6, %.905
  %.3457 = getelementptr i64, ptr %.3446, i64 %.3452
  store i64 %.3433, ptr %.3457, align 8
  %.3459 = icmp sgt i64 %.3452, 1
  br i1 %.3459, label %B112509202865.endif, label %B112529803967.endif
B112529804009:
  %.3627 = load i64, ptr %.1204.i, align 8
  %.3629 = ashr i64 %.892, %.3627
  %.3630 = icmp sgt i64 %.3629, 511
  br i1 %.3630, label %B112529804099, label %B112529804217
B112529804099:
  store ptr null, ptr %.3635, align 8
  call fastcc void @f4(ptr %.3635, ptr %arg.s, i64 %.892)
  %.3670.pre = load i64, ptr %.1204.i, align 8
  %.pre134 = ashr i64 %.892, %.3670.pre
  br label %B112529804217
B112529804217:
  %.3674.pre-phi = phi i64 [ %.pre134, %B112529804099 ], [ %.3629, %B112529804009 ]
  %.3662 = load i64, ptr %.1239.i, align 8
  %.3663 = getelementptr i64, ptr %arg.s, i64 %.3662
  %.3678 = getelementptr i64, ptr %.3663, i64 %.3674.pre-phi
  %.3679 = load i64, ptr %.3678, align 8
  %.3681 = add i64 %.3679, %.3604
  store i64 %.3681, ptr %.3678, align 8
  %.3688 = getelementptr i8, ptr %.3598, i64 120
  %.3689 = load i64, ptr %.3688, align 8
  %.3710 = load i64, ptr %.1204.i, align 8
  %.3712 = ashr i64 %.892, %.3710
  %.3713 = icmp sgt i64 %.3712, 511
  br i1 %.3713, label %B126565129855.sink.split.sink.split, label %B126565129855.sink.split
B112529804419:
  %.3798 = load i64, ptr %sunkaddr911, align 8
  %.3799 = getelementptr i64, ptr %arg.s, i64 %.3798
  %.3802 = add i64 %_run_sub_core_v46_place.8.6, %.875
  %.3804.idx = mul i64 %.3802, 168
  %.3804 = getelementptr i8, ptr %.3799, i64 %.3804.idx
  %.3810 = load i64, ptr %sunkaddr925, align 8
  %.3811 = getelementptr i64, ptr %arg.s, i64 %.3810
  %.3817 = load i64, ptr %sunkaddr926, align 8
  %.3818 = mul i64 %.3817, %.3802
  %.3819 = getelementptr i64, ptr %.3811, i64 %.3818
  %.3832 = getelementptr i8, ptr %.3804, i64 48
  %.3833 = load i64, ptr %.3832, align 8
  %.3834 = icmp eq i64 %.3833, 1
  br i1 %.3834, label %B112529804519, label %B112529804561
B112529804519:
  store i64 0, ptr %.3832, align 8
  %.5740.pre.pre.pre = load i64, ptr %.3804, align 8
  br label %B114260186833
B112529804561:
  %.3860 = load i64, ptr %sunkaddr928, align 8
  %.3861 = getelementptr i64, ptr %arg.c, i64 %.3860
  %.3864 = load i64, ptr %.3804, align 8
  %.3866.idx = mul i64 %.3864, 112
  %.3866 = getelementptr i8, ptr %.3861, i64 %.3866.idx
  %.3911 = load i64, ptr %.3866, align 8
  %.3916 = getelementptr i8, ptr %.3866, i64 16
  %.3917 = load i64, ptr %.3916, align 8
  %.3922 = icmp sgt i64 %.3917, -1
  br i1 %.3922, label %B112529804791, label %B112536669450
B112529804791:
  %.3927 = getelementptr i64, ptr %.3925, i64 %.3917
  %.3928 = load i64, ptr %.3927, align 8
  %.3930 = icmp sgt i64 %.3928, %.892
  br i1 %.3930, label %B112529804833, label %B112536669450
B112529804833:
  %.3946 = add i64 %.3917, 1
  %.3974 = getelementptr i8, ptr %.3804, i64 56
  store i64 %.3946, ptr %.3974, align 8
  %25 = add i64 %.3917, -5
  %or.cond.i344 = icmp ult i64 %25, -2
  br i1 %or.cond.i344, label %B112529804877, label %B112529805133
B112529804877:
  %26 = icmp ult i64 %25, 3
  br i1 %26, label %switch.lookup717, label %B112529805133
switch.lookup717:
  %sunkaddr929 = shl i64 %.3917, 3
  %sunkaddr930 = getelementptr i8, ptr @f0, i64 %sunkaddr929
  %sunkaddr931 = getelementptr i8, ptr %sunkaddr930, i64 -40
  %switch.load719 = load i64, ptr %sunkaddr931, align 8
  br label %B112529805133
B112529805133:
  %_run_sub_core_v46_issue_v64_note_busy_v78_reason_of_v84_reason.5.8 = phi i64 [ 11, %B112529804833 ], [ %switch.load719, %switch.lookup717 ], [ 10, %B112529804877 ]
  %.4079 = getelementptr i8, ptr %.3804, i64 40
  %.4080 = load i64, ptr %.4079, align 8
  %.4086.not = icmp eq i64 %.4080, %_run_sub_core_v46_issue_v64_note_busy_v78_reason_of_v84_reason.5.8
  br i1 %.4086.not, label %B114260186797, label %B112529805173
B112529805173:
  %.4089 = icmp sgt i64 %.4080, 0
  br i1 %.4089, label %B112536669105.endif, label %B112536669362
B112536669125:
  %.4173 = and i64 %.4131, 15
  %.4176 = sub i64 %.11.i346, %.4121
  %.4182 = load i64, ptr %sunkaddr948, align 8
  %.4183 = getelementptr i64, ptr %arg.s, i64 %.4182
  %.4185.idx = mul i64 %.4096, 120
  %.4185 = getelementptr i8, ptr %.4183, i64 %.4185.idx
  %.4187 = getelementptr i64, ptr %.4185, i64 %.4173
  %.4188 = load i64, ptr %.4187, align 8
  %.4189 = add i64 %.4176, %.4188
  store i64 %.4189, ptr %.4187, align 8
  br label %B112536669127
B112536669127:
  %_run_sub_core_v46_issue_v64_note_busy_v78_charge_v79_since.2.9 = phi i64 [ %.11.i346, %B112536669125 ], [ %.4121, %B112536669105.endif ]
  %.4204 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v64_note_busy_v78_charge_v79_since.2.9
  br i1 %.4204, label %B112536669129, label %B112536669300
B112536669129:
  %.4208 = load i64, ptr %.4079, align 8
  %.4209 = icmp sgt i64 %.4208, 0
  %.4219 = sub i64 %.892, %_run_sub_core_v46_issue_v64_note_busy_v78_charge_v79_since.2.9
  %.4227 = load i64, ptr %sunkaddr948, align 8
  %.4228 = getelementptr i64, ptr %arg.s, i64 %.4227
  %.4230.idx = mul i64 %.4096, 120
  %.4230 = getelementptr i8, ptr %.4228, i64 %.4230.idx
  br i1 %.4209, label %B112536669151, label %B112536669208
B112536669151:
  %.4232 = getelementptr i64, ptr %.4230, i64 %.4208
  %.4233 = load i64, ptr %.4232, align 8
  %.4234 = add i64 %.4233, %.4219
  store i64 %.4234, ptr %.4232, align 8
  br label %B112536669300
B112536669208:
  %.4260 = getelementptr i8, ptr %.4230, i64 8
  %.4261 = load i64, ptr %.4260, align 8
  %.4262 = add i64 %.4261, %.4219
  store i64 %.4262, ptr %.4260, align 8
  br label %B112536669300
B112536669300:
  store i64 %.892, ptr %.4120, align 8
  br label %B112536669362
B112536669362:
  store i64 %_run_sub_core_v46_issue_v64_note_busy_v78_reason_of_v84_reason.5.8, ptr %.4079, align 8
  br label %B114260186797
B112536669450:
  %sunkaddr938 = getelementptr i8, ptr %.3866, i64 32
  %.4332 = load i64, ptr %sunkaddr938, align 8
  %.4334 = add i64 %.4332, %.892
  %.4339 = icmp eq i64 %.3911, 1
  br i1 %.4339, label %B112536669462, label %B112557269607
B112536669462:
  %.4344 = getelementptr i8, ptr %.3804, i64 16
  %.4345 = load i64, ptr %.4344, align 8
  %sunkaddr940 = getelementptr i8, ptr %.3866, i64 72
  %.4348 = load i64, ptr %sunkaddr940, align 8
  %.4349 = add i64 %.4348, %.4345
  %.4357.idx = shl i64 %.4349, 4
  %.4357 = getelementptr i8, ptr %arg.entries, i64 %.4357.idx
  %.4358 = getelementptr i8, ptr %.4357, i64 8
  %.4359 = load i64, ptr %.4358, align 8
  %27 = and i64 %.4359, 4294967295
  %.4361.not = icmp eq i64 %27, 0
  br i1 %.4361.not, label %B112557269607, label %B112536669514
B112536669514:
  %.4365 = load i64, ptr %sunkaddr941, align 8
  %.4366 = getelementptr i64, ptr %arg.c, i64 %.4365
  %sunkaddr943 = getelementptr i8, ptr %.3866, i64 64
  %.4369 = load i64, ptr %sunkaddr943, align 8
  %.4371.idx = mul i64 %.4369, 88
  %.4371 = getelementptr i8, ptr %.4366, i64 %.4371.idx
  %.4372 = getelementptr i8, ptr %.4371, i64 8
  %.4373 = load i64, ptr %.4372, align 8
  %.4379 = load i64, ptr %sunkaddr887, align 8
  %gep2222 = getelementptr i64, ptr %invariant.gep2148, i64 %.4379
  %.4385 = getelementptr i64, ptr %gep2222, i64 %.4373
  %.4386 = load i64, ptr %.4385, align 8
  %.4387 = add i64 %.4386, -16384
  %.4389 = icmp sgt i64 %.4387, %.892
  br i1 %.4389, label %B112536670173, label %B112543537025
B112536670173:
  %.4410 = add i64 %.4373, 5
  %.4438 = getelementptr i8, ptr %.3804, i64 56
  store i64 %.4410, ptr %.4438, align 8
  %28 = add i64 %.4373, -1
  %or.cond.i349 = icmp ult i64 %28, -2
  br i1 %or.cond.i349, label %B112536670247, label %B112543536015
B112536670247:
  %29 = icmp ult i64 %28, 3
  br i1 %29, label %switch.lookup721, label %B112543536015
switch.lookup721:
  %sunkaddr945 = shl i64 %.4373, 3
  %sunkaddr946 = getelementptr i8, ptr @f0, i64 %sunkaddr945
  %sunkaddr947 = getelementptr i8, ptr %sunkaddr946, i64 -8
  %switch.load723 = load i64, ptr %sunkaddr947, align 8
  br label %B112543536015
B112543536015:
  %_run_sub_core_v46_issue_v64_note_busy_v71_reason_of_v77_reason.5.9 = phi i64 [ 11, %B112536670173 ], [ %switch.load723, %switch.lookup721 ], [ 10, %B112536670247 ]
  %.4543 = getelementptr i8, ptr %.3804, i64 40
  %.4544 = load i64, ptr %.4543, align 8
  %.4550.not = icmp eq i64 %.4544, %_run_sub_core_v46_issue_v64_note_busy_v71_reason_of_v77_reason.5.9
  br i1 %.4550.not, label %B114260186797, label %B112543536027
B112543536027:
  %.4553 = icmp sgt i64 %.4544, 0
  br i1 %.4553, label %B112543536079.endif, label %B112543536354
B112543536160:
  %.4637 = and i64 %.4595, 15
  %.4640 = sub i64 %.11.i351, %.4585
  %.4646 = load i64, ptr %sunkaddr948, align 8
  %.4647 = getelementptr i64, ptr %arg.s, i64 %.4646
  %.4649.idx = mul i64 %.4560, 120
  %.4649 = getelementptr i8, ptr %.4647, i64 %.4649.idx
  %.4651 = getelementptr i64, ptr %.4649, i64 %.4637
  %.4652 = load i64, ptr %.4651, align 8
  %.4653 = add i64 %.4640, %.4652
  store i64 %.4653, ptr %.4651, align 8
  br label %B112543536176
B112543536176:
  %_run_sub_core_v46_issue_v64_note_busy_v71_charge_v72_since.2.10 = phi i64 [ %.11.i351, %B112543536160 ], [ %.4585, %B112543536079.endif ]
  %.4668 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v64_note_busy_v71_charge_v72_since.2.10
  br i1 %.4668, label %B112543536220, label %B112543536340
B112543536220:
  %.4672 = load i64, ptr %.4543, align 8
  %.4673 = icmp sgt i64 %.4672, 0
  %.4683 = sub i64 %.892, %_run_sub_core_v46_issue_v64_note_busy_v71_charge_v72_since.2.10
  %.4691 = load i64, ptr %sunkaddr948, align 8
  %.4692 = getelementptr i64, ptr %arg.s, i64 %.4691
  %.4694.idx = mul i64 %.4560, 120
  %.4694 = getelementptr i8, ptr %.4692, i64 %.4694.idx
  br i1 %.4673, label %B112543536236, label %B112543536296
B112543536236:
  %.4696 = getelementptr i64, ptr %.4694, i64 %.4672
  %.4697 = load i64, ptr %.4696, align 8
  %.4698 = add i64 %.4697, %.4683
  store i64 %.4698, ptr %.4696, align 8
  br label %B112543536340
B112543536296:
  %.4724 = getelementptr i8, ptr %.4694, i64 8
  %.4725 = load i64, ptr %.4724, align 8
  %.4726 = add i64 %.4725, %.4683
  store i64 %.4726, ptr %.4724, align 8
  br label %B112543536340
B112543536340:
  store i64 %.892, ptr %.4584, align 8
  br label %B112543536354
B112543536354:
  store i64 %_run_sub_core_v46_issue_v64_note_busy_v71_reason_of_v77_reason.5.9, ptr %.4543, align 8
  br label %B114260186797
B112543537025:
  store i64 %.892, ptr %scevgep801, align 8
  %.38.i = load i64, ptr %.4371, align 8
  %.47.i = add i64 %.4373, %.43.i
  %.62.i = load i64, ptr %.4357, align 8
  %.71.i = getelementptr i8, ptr %.4357, i64 16
  %.73.i = load i64, ptr %.71.i, align 8
  %.83.i = load i64, ptr %.4358, align 8
  %30 = getelementptr i64, ptr %arg.tx, i64 %.62.i
  %.87.i = getelementptr i8, ptr %30, i64 96
  tail call void @llvm.prefetch.p0(ptr %.87.i, i32 0, i32 3, i32 1)
  %.95.i4 = getelementptr i8, ptr %.4357, i64 96
  tail call void @llvm.prefetch.p0(ptr %.95.i4, i32 0, i32 3, i32 1)
  %.98.i = ashr i64 %.83.i, 32
  %.100.i = getelementptr i8, ptr %.4371, i64 32
  %.101.i = load i64, ptr %.100.i, align 8
  %.103.i = and i64 %.83.i, 4294967295
  %.105.i = getelementptr i8, ptr %.4371, i64 40
  %.106.i = load i64, ptr %.105.i, align 8
  %.107.i = mul i64 %.106.i, %.103.i
  %.109.i = getelementptr i8, ptr %.4371, i64 48
  %.110.i = load i64, ptr %.109.i, align 8
  %.111.i5 = mul i64 %.110.i, %.98.i
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.111.i5, i64 %.107.i)
  %.102.i = mul i64 %.101.i, %.98.i
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i, i64 %.102.i)
  %.176.i = getelementptr i64, ptr %arg.s, i64 %.4379
  %.178.i = getelementptr i64, ptr %.176.i, i64 %.47.i
  %.179.i = load i64, ptr %.178.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.179.i, i64 %.892)
  %.212.i = getelementptr i8, ptr %.4371, i64 56
  %.213.i = load i64, ptr %.212.i, align 8
  %.221.i = sub i64 %.11.i8.i, %.101.i
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.221.i, i64 0)
  %.251.i = add i64 %.213.i, %.11.i9.i
  %.253.i = add i64 %.251.i, %.11.i10.i
  %.259.i = load i64, ptr %.258.i, align 8
  %.260.i = getelementptr i64, ptr %arg.s, i64 %.259.i
  %.262.idx.i = mul i64 %.4369, 56
  %.262.i = getelementptr i8, ptr %.260.i, i64 %.262.idx.i
  %.268.i = load i64, ptr %.262.i, align 8
  %.269.i = add i64 %.268.i, 1
  store i64 %.269.i, ptr %.262.i, align 8
  %.274.i = getelementptr i8, ptr %.262.i, i64 8
  %.275.i = load i64, ptr %.274.i, align 8
  %.278.i = sub i64 %.73.i, %.62.i
  %.279.i = add i64 %.275.i, %.278.i
  store i64 %.279.i, ptr %.274.i, align 8
  %.285.i = add i64 %.11.i8.i, %.11.i9.i
  %.290.i = getelementptr i8, ptr %.4371, i64 72
  %.291.i = load i64, ptr %.290.i, align 8
  switch i64 %.291.i, label %B954.i [
    i64 2, label %B740.i
    i64 1, label %B850.i
  ]
B740.i:
  %.313.i = getelementptr i64, ptr %arg.conflicts, i64 %.4349
  %.314.i = load i64, ptr %.313.i, align 8
  %.317.i = add i64 %.314.i, 1
  %.320.i = load i64, ptr %.319.i, align 8
  %.323.i = mul i64 %.317.i, %.320.i
  %.325.i = add i64 %.323.i, %.11.i8.i
  %.332.i = add i64 %.325.i, %.11.i9.i
  %.337.i = add i64 %.332.i, %.213.i
  br label %B2216.i
B850.i:
  store i64 0, ptr %.368.i, align 8
  %.25.i.i = load i64, ptr %arg.c, align 8
  %.26.i.i = getelementptr i64, ptr %arg.c, i64 %.25.i.i
  %.29.i.i = load i64, ptr %.28.i.i, align 8
  %.31.idx.i.i = mul i64 %.29.i.i, 152
  %.31.i.i = getelementptr i8, ptr %.26.i.i, i64 %.31.idx.i.i
  %.33.i.i = load i64, ptr %.31.i.i, align 8
  %.34.i.i = add i64 %.33.i.i, -2
  %.47.i.i = getelementptr i8, ptr %.31.i.i, i64 8
  %.48.i.i = load i64, ptr %.47.i.i, align 8
  %.49.i.i = add i64 %.48.i.i, -2
  %.55.i.i = load i64, ptr %.54.i.i, align 8
  %notmask.i.i = shl i64 -1, %.55.i.i
  %.61.i.i = xor i64 %notmask.i.i, -1
  %.76.i.i = icmp slt i64 %.62.i, %.73.i
  br i1 %.76.i.i, label %B160.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
B160.preheader.i.i:
  %.398.i.i = sub i64 %.33.i.i, %.48.i.i
  %notmask177.i.i = shl i64 -1, %.398.i.i
  %.400.i.i = xor i64 %notmask177.i.i, -1
  %.106.i.i = load i64, ptr %sunkaddr69.i.i, align 8
  %.110.i.i = load i64, ptr %sunkaddr70.i.i, align 8
  %.113.i.i = icmp ne i64 %.110.i.i, 0
  %.515.i.i = load i64, ptr %sunkaddr72.i.i, align 8
  %.125.i.i = icmp ne i64 %.110.i.i, -1
  %31 = trunc i64 %.110.i.i to i32
  %sunkaddr74.i.i = getelementptr i8, ptr %.4371, i64 80
  br label %B160.i.i
B160.i.i:
  %ready.2.0.i.i = phi i64 [ %.11.i63.i.i, %B584.endif.endif.i.i ], [ %.11.i9.i, %B160.preheader.i.i ]
  %i.2.0.i.i = phi i64 [ %i.3.2.i.i, %B584.endif.endif.i.i ], [ %.62.i, %B160.preheader.i.i ]
  %.89.i.i = getelementptr i64, ptr %arg.tx, i64 %i.2.0.i.i
  %.90.i.i = load i64, ptr %.89.i.i, align 8
  %.92.i.i = ashr i64 %.90.i.i, %.55.i.i
  %.94.i.i = ashr i64 %.92.i.i, %.34.i.i
  %.107.i.i = ashr i64 %.92.i.i, %.106.i.i
  %.124.i.i = icmp ne i64 %.107.i.i, -9223372036854775808
  %.126.not.i.i = or i1 %.125.i.i, %.124.i.i
  %or.cond.i.i = select i1 %.113.i.i, i1 %.126.not.i.i, i1 false
  br i1 %or.cond.i.i, label %B160.else.if.i.i, label %B160.endif.i.i
B342.i.i:
  %.226.i.i = phi i64 [ %.353.i.i, %B548.i.i ], [ %.90.i.i, %B342.preheader.i.i ]
  %i.5.1.i.i = phi i64 [ %lsr.iv.next.i.i, %B548.i.i ], [ %33, %B342.preheader.i.i ]
  %wavefronts.2.1.i.i = phi i64 [ %.385275.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %mask.2.1.i.i = phi i64 [ %.407278.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %.228.i.i = ashr i64 %.226.i.i, %.55.i.i
  %.230.i.i = ashr i64 %.228.i.i, %.49.i.i
  br label %B378.endif.i.i
B450.i.i:
  %32 = shl i64 %lsr.iv.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 %32
  %.353.i.i = load i64, ptr %scevgep.i.i, align 8
  %.357.i.i = ashr i64 %.353.i.i, %.55.i.i
  %.359.i.i = ashr i64 %.357.i.i, %.49.i.i
  %.361.i.i = icmp eq i64 %.359.i.i, %.230.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 1
  br i1 %.361.i.i, label %B378.endif.i.i, label %B548.i.i
B486.i.i:
  %smax.le.i.i = tail call i64 @llvm.smax.i64(i64 %.73.i, i64 %i.5.1.i.i)
  %.385.i.i = add i64 %.11.i.i.i, %wavefronts.2.1.i.i
  %.402.i.i = and i64 %.230.i.i, %.400.i.i
  %.405.i.i = shl i64 1, %.402.i.i
  %.407.i.i = or i64 %.405.i.i, %mask.2.1.i.i
  br label %B584.endif.endif.i.i
B548.i.i:
  %.385275.i.i = add i64 %.11.i.i.i, %wavefronts.2.1.i.i
  %.402276.i.i = and i64 %.230.i.i, %.400.i.i
  %.405277.i.i = shl i64 1, %.402276.i.i
  %.407278.i.i = or i64 %.405277.i.i, %mask.2.1.i.i
  %.451.i.i = ashr i64 %.357.i.i, %.34.i.i
  %.453.i.i = icmp eq i64 %.451.i.i, %.94.i.i
  br i1 %.453.i.i, label %B342.i.i, label %B584.endif.endif.i.i
B160.endif.i.i:
  %rem.0.i.i = phi i64 [ 0, %B160.i.i ], [ %spec.select.i.i, %42 ]
  %.170.i.i = icmp slt i64 %i.2.0.i.i, %.73.i
  br i1 %.170.i.i, label %B342.preheader.i.i, label %B584.endif.endif.i.i
B342.preheader.i.i:
  %33 = add i64 %i.2.0.i.i, 1
  br label %B342.i.i
B160.else.if.i.i:
  %34 = or i64 %.107.i.i, %.110.i.i
  %35 = icmp ult i64 %34, 4294967296
  br i1 %35, label %36, label %40
36:
  %37 = trunc i64 %.107.i.i to i32
  %38 = urem i32 %37, %31
  %39 = zext i32 %38 to i64
  br label %42
40:
  %41 = srem i64 %.107.i.i, %.110.i.i
  br label %42
42:
  %43 = phi i64 [ %39, %36 ], [ %41, %40 ]
  %.131.i.i = xor i64 %43, %.110.i.i
  %.132.i.i = icmp slt i64 %.131.i.i, 0
  %.133.i.i = icmp ne i64 %43, 0
  %.134.i.i = and i1 %.133.i.i, %.132.i.i
  %.141.i.i = select i1 %.134.i.i, i64 %.110.i.i, i64 0
  %spec.select.i.i = add i64 %.141.i.i, %43
  br label %B160.endif.i.i
B378.endif.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B450.i.i ], [ %i.5.1.i.i, %B342.i.i ]
  %.280.i.i = phi i64 [ %.353.i.i, %B450.i.i ], [ %.226.i.i, %B342.i.i ]
  %most.2.4.i.i = phi i64 [ %.11.i.i.i, %B450.i.i ], [ 0, %B342.i.i ]
  %.282.i.i = and i64 %.280.i.i, %.61.i.i
  %.11.i.i.i = tail call i64 @llvm.smax.i64(i64 %.282.i.i, i64 %most.2.4.i.i)
  %.334.i.i = icmp slt i64 %lsr.iv.i.i, %.73.i
  br i1 %.334.i.i, label %B450.i.i, label %B486.i.i
B584.endif.endif.i.i:
  %i.3.2.i.i = phi i64 [ %i.2.0.i.i, %B160.endif.i.i ], [ %smax.le.i.i, %B486.i.i ], [ %lsr.iv.i.i, %B548.i.i ]
  %wavefronts.3.2.i.i = phi i64 [ 0, %B160.endif.i.i ], [ %.385.i.i, %B486.i.i ], [ %.385275.i.i, %B548.i.i ]
  %mask.3.2.i.i = phi i64 [ 0, %B160.endif.i.i ], [ %.407.i.i, %B486.i.i ], [ %.407278.i.i, %B548.i.i ]
  %.481.i.i = load i64, ptr %sunkaddr.i.i, align 8
  %.484.i.i = load i64, ptr %scevgep801, align 8
  %.11.i57.i.i = tail call i64 @llvm.smax.i64(i64 %.484.i.i, i64 %.481.i.i)
  %.517.i.i = mul i64 %wavefronts.3.2.i.i, %.515.i.i
  %.518.i.i = add i64 %.11.i57.i.i, %.517.i.i
  store i64 %.518.i.i, ptr %sunkaddr.i.i, align 8
  %.11.i58.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i57.i.i, i64 %.11.i9.i)
  %.524.i.i = tail call i64 @llvm.ctpop.i64(i64 %mask.3.2.i.i)
  %.527.i.i = shl i64 %.524.i.i, %.48.i.i
  store i64 0, ptr %.561.i.i, align 8
  call fastcc void @f5(ptr %.561.i.i, ptr %arg.c, ptr %arg.s, i64 %.94.i.i, i64 %mask.3.2.i.i, i64 %.527.i.i, i64 0, i64 %.11.i58.i.i, i64 0)
  %.575.i.i = load i64, ptr %.561.i.i, align 8
  call fastcc void @f5(ptr %.619.i.i, ptr %arg.c, ptr %arg.s, i64 %.94.i.i, i64 %mask.3.2.i.i, i64 0, i64 1, i64 %.11.i58.i.i, i64 0)
  %.678.i.i = load i64, ptr %sunkaddr73.i.i, align 8
  %.679.i.i = getelementptr i64, ptr %arg.s, i64 %.678.i.i
  %.681.i.i = getelementptr i64, ptr %.679.i.i, i64 %rem.0.i.i
  %.682.i.i = load i64, ptr %.681.i.i, align 8
  %.11.i61.i.i = tail call i64 @llvm.smax.i64(i64 %.682.i.i, i64 %.11.i58.i.i)
  %.713.i.i = load i64, ptr %sunkaddr74.i.i, align 8
  %.715.i.i = mul i64 %.713.i.i, %wavefronts.3.2.i.i
  %.718.i.i = add i64 %.715.i.i, %.11.i61.i.i
  store i64 %.718.i.i, ptr %.681.i.i, align 8
  %.11.i62.i.i = tail call i64 @llvm.smax.i64(i64 %.575.i.i, i64 %.718.i.i)
  %.11.i63.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i62.i.i, i64 %ready.2.0.i.i)
  %.791.i.i = icmp slt i64 %i.3.2.i.i, %.73.i
  br i1 %.791.i.i, label %B160.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B850.i ], [ %.11.i63.i.i, %B584.endif.endif.i.i ]
  %.411.i = getelementptr i8, ptr %.4371, i64 64
  %.412.i = load i64, ptr %.411.i, align 8
  %.415.i = add i64 %.412.i, %ready.3.1.i.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.415.i, i64 %.253.i)
  br label %B2216.i
B954.i:
  %.461.i = icmp sgt i64 %.73.i, %.62.i
  br i1 %.461.i, label %B968.i, label %B2216.i
B968.i:
  %.470.i = getelementptr i8, ptr %.4371, i64 24
  %.471.i = load i64, ptr %.470.i, align 8
  %.471.fr.i = freeze i64 %.471.i
  %.476.i = icmp eq i64 %.38.i, 1
  br i1 %.476.i, label %B1052.i, label %B1008.i
B1008.i:
  %.484.i = load i64, ptr %arg.c, align 8
  %.485.i = getelementptr i64, ptr %arg.c, i64 %.484.i
  %.488.i = load i64, ptr %.28.i.i, align 8
  %.490.idx.i = mul i64 %.488.i, 152
  %.490.i = getelementptr i8, ptr %.485.i, i64 %.490.idx.i
  %.491.i = getelementptr i8, ptr %.490.i, i64 136
  %.492.i = load i64, ptr %.491.i, align 8
  br label %B1052.i
B1052.i:
  %"$phi1052.0.2.0.i" = phi i64 [ %.492.i, %B1008.i ], [ 0, %B968.i ]
  store i64 %"$phi1052.0.2.0.i", ptr %.368.i, align 8
  switch i64 %.278.i, label %B1086.else.i [
    i64 1, label %B1100.i
    i64 0, label %B1100.fold.split.i
  ]
B1100.fold.split.i:
  br label %B1100.i
B1100.i:
  %"$phi1100.0.2.0.i" = phi i64 [ %.11.i8.i, %B1052.i ], [ %spec.select.i, %59 ], [ 0, %B1086.else.i ], [ 0, %B1100.fold.split.i ]
  %.574.i = load i64, ptr %.573.i, align 8
  %.580.i = load i64, ptr %.579.i, align 8
  %.586.i = load i64, ptr %.585.i, align 8
  %.589.i = load i64, ptr %.588.i, align 8
  %.590.i = add i64 %.589.i, %.586.i
  %.648.i = load i64, ptr %.54.i.i, align 8
  %notmask.i = shl i64 -1, %.648.i
  %.654.i = xor i64 %notmask.i, -1
  %.743372.not.i = icmp slt i64 %.278.i, 1
  br i1 %.743372.not.i, label %B1594.endif.endif.i, label %B1292.lr.ph.i
B1292.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1292.i ], [ %scevgep.i, %B1292.lr.ph.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B1292.i ], [ %64, %B1292.lr.ph.i ]
  %busy.2.0379.i = phi i64 [ %.973.i, %B1292.i ], [ 0, %B1292.lr.ph.i ]
  %hits.2.0378.i = phi i64 [ %.907.i, %B1292.i ], [ 0, %B1292.lr.ph.i ]
  %stalled.2.0377.i = phi i64 [ %stalled.3.1.i, %B1292.i ], [ 0, %B1292.lr.ph.i ]
  %t.3.0376.i = phi i64 [ %.966.i, %B1292.i ], [ %.11.i9.i, %B1292.lr.ph.i ]
  %ready.4.1375.i = phi i64 [ %.11.i6.i, %B1292.i ], [ %.253.i, %B1292.lr.ph.i ]
  %.783.i = load i64, ptr %lsr.iv40.i, align 8
  %.789.i = ashr i64 %.783.i, %.648.i
  %.791.i = and i64 %.783.i, %.654.i
  store i64 0, ptr %.801.i, align 8
  call fastcc void @f6(ptr %.801.i, ptr %arg.c, ptr %arg.s, i64 %.787.i, i64 %core.2.12246, i64 %.789.i, i64 %.791.i, i64 0, i64 %t.3.0376.i, i64 %.213.i, i64 %.794.i)
  %.815.i = load i64, ptr %.801.i, align 8
  %.830.i = add i64 %t.3.0376.i, %.213.i
  %.832.not.i = icmp sle i64 %.815.i, %.830.i
  %"$phi1442.1.2.1344.i" = select i1 %.832.not.i, i64 %"$phi1100.0.2.0.i", i64 %.11.i5.i
  %"$phi1470.2.2.1.i" = zext i1 %.832.not.i to i64
  %.917.i = load i64, ptr %sunkaddr40.i, align 8
  %.11.i6.i = tail call i64 @llvm.smax.i64(i64 %.815.i, i64 %ready.4.1375.i)
  %.973.i = add i64 %"$phi1442.1.2.1344.i", %busy.2.0379.i
  %.919.i = sub i64 %.917.i, %t.3.0376.i
  %.924.i = icmp sgt i64 %.919.i, 0
  %spec.select19.i = select i1 %.924.i, i64 %.917.i, i64 %t.3.0376.i
  %.966.i = add i64 %spec.select19.i, %"$phi1442.1.2.1344.i"
  %.944.i = tail call i64 @llvm.smax.i64(i64 %.919.i, i64 0)
  %stalled.3.1.i = add i64 %.944.i, %stalled.2.0377.i
  %.907.i = add i64 %hits.2.0378.i, %"$phi1470.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 8
  %.743.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.743.i, label %B1292.i, label %B1594.endif.endif.i
B1880.i:
  %.1205.i = load i64, ptr %.1204.i, align 8
  %.1207.i = ashr i64 %.11.i9.i, %.1205.i
  %.1208.i = icmp sgt i64 %.1207.i, 511
  br i1 %.1208.i, label %B1926.i, label %B1930.i
B1926.i:
  call fastcc void @f4(ptr %.1213.i, ptr %arg.s, i64 %.11.i9.i)
  %.1248.pre.i = load i64, ptr %.1204.i, align 8
  %.pre18.i = ashr i64 %.11.i9.i, %.1248.pre.i
  br label %B1930.i
B1930.i:
  %.1252.pre-phi.i = phi i64 [ %.pre18.i, %B1926.i ], [ %.1207.i, %B1880.i ]
  %.1240.i = load i64, ptr %.1239.i, align 8
  %.1241.i = getelementptr i64, ptr %arg.s, i64 %.1240.i
  %44 = getelementptr i64, ptr %.1241.i, i64 %.1252.pre-phi.i
  %.1256.i = getelementptr i8, ptr %44, i64 20480
  %.1257.i = load i64, ptr %.1256.i, align 8
  %.1259.i = add i64 %.1257.i, %.1132.i
  store i64 %.1259.i, ptr %.1256.i, align 8
  br label %B1976.i
B1976.i:
  %.1277.not.i = icmp eq i64 %.1144.i, %.590.i
  br i1 %.1277.not.i, label %B2216.i, label %B2098.i
B2098.i:
  %.1305.i = load i64, ptr %.1204.i, align 8
  %.1307.i = ashr i64 %.11.i9.i, %.1305.i
  %.1308.i = icmp sgt i64 %.1307.i, 511
  br i1 %.1308.i, label %B2146.i, label %B2168.i
B2146.i:
  call fastcc void @f4(ptr %.1313.i, ptr %arg.s, i64 %.11.i9.i)
  %.1363.pre.i = load i64, ptr %.1204.i, align 8
  %.pre.i = ashr i64 %.11.i9.i, %.1363.pre.i
  br label %B2168.i
B2168.i:
  %.1367.pre-phi.i = phi i64 [ %.pre.i, %B2146.i ], [ %.1307.i, %B2098.i ]
  %.1355.i = load i64, ptr %.1239.i, align 8
  %.1356.i = getelementptr i64, ptr %arg.s, i64 %.1355.i
  %45 = getelementptr i64, ptr %.1356.i, i64 %.1367.pre-phi.i
  %.1371.i = getelementptr i8, ptr %45, i64 24576
  %.1372.i = load i64, ptr %.1371.i, align 8
  %.1374.i = add i64 %.1372.i, %.1146.i
  store i64 %.1374.i, ptr %.1371.i, align 8
  br label %B2216.i
B2216.i:
  %cost.3.0.i = phi i64 [ %.325.i, %B740.i ], [ %.11.i8.i, %B954.i ], [ %.11.i12.i, %B2168.i ], [ %.11.i12.i, %B1976.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %end.3.0.i = phi i64 [ %.332.i, %B740.i ], [ %.285.i, %B954.i ], [ %.1075.i, %B2168.i ], [ %.1075.i, %B1976.i ], [ %.285.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %ready.5.0.i = phi i64 [ %.337.i, %B740.i ], [ %.253.i, %B954.i ], [ %ready.4.1.lcssa.i, %B2168.i ], [ %ready.4.1.lcssa.i, %B1976.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v146B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %.1410.i = load i64, ptr %sunkaddr887, align 8
  %.1411.i = getelementptr i64, ptr %arg.s, i64 %.1410.i
  %.1414.i = getelementptr i64, ptr %.1411.i, i64 %.47.i
  store i64 %end.3.0.i, ptr %.1414.i, align 8
  %sunkaddr35.i = getelementptr i8, ptr %.262.i, i64 48
  %.1420.i = load i64, ptr %sunkaddr35.i, align 8
  %.1423.i = sub i64 %end.3.0.i, %.11.i9.i
  %.1426.i = add i64 %.1423.i, %.1420.i
  store i64 %.1426.i, ptr %sunkaddr35.i, align 8
  %.1435.i = getelementptr i64, ptr %.1433.i, i64 %.38.i
  %.1436.i = load i64, ptr %.1435.i, align 8
  %.1438.i = add i64 %.1436.i, %cost.3.0.i
  store i64 %.1438.i, ptr %.1435.i, align 8
  %.1644.i = load i64, ptr %.1204.i, align 8
  %.1646.i = ashr i64 %.11.i9.i, %.1644.i
  %46 = icmp sgt i64 %.1646.i, 511
  switch i64 %.38.i, label %B450009351255.i [
    i64 1, label %B2262.i
    i64 3, label %B450009351133.i
  ]
B2262.i:
  br i1 %46, label %B450009351364.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B450009351133.i:
  br i1 %46, label %B450009351364.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B450009351255.i:
  br i1 %46, label %B450009351364.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B450009351364.sink.split.i:
  %.1652.sink.i = phi ptr [ %.1568.i, %B450009351133.i ], [ %.1479.i, %B2262.i ], [ %.1652.i, %B450009351255.i ]
  %.sink394.ph.i = phi i64 [ 16384, %B450009351133.i ], [ 12288, %B2262.i ], [ 8192, %B450009351255.i ]
  call fastcc void @f4(ptr %.1652.sink.i, ptr %arg.s, i64 %.11.i9.i)
  %.1687.i.pre = load i64, ptr %.1204.i, align 8
  %.pre141 = ashr i64 %.11.i9.i, %.1687.i.pre
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B1086.else.i:
  %.529.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.530.i = icmp ne i64 %.278.i, -1
  %.531.not.i = or i1 %.530.i, %.529.i
  br i1 %.531.not.i, label %B1086.else.if.i, label %B1100.i
B1086.else.if.i:
  %47 = or i64 %.11.i8.i, %.278.i
  %48 = icmp ult i64 %47, 4294967296
  br i1 %48, label %49, label %56
49:
  %50 = trunc i64 %.278.i to i32
  %51 = trunc i64 %.11.i8.i to i32
  %52 = udiv i32 %51, %50
  %53 = urem i32 %51, %50
  %54 = zext i32 %52 to i64
  %55 = zext i32 %53 to i64
  br label %59
56:
  %57 = sdiv i64 %.11.i8.i, %.278.i
  %58 = srem i64 %.11.i8.i, %.278.i
  br label %59
59:
  %60 = phi i64 [ %54, %49 ], [ %57, %56 ]
  %61 = phi i64 [ %55, %49 ], [ %58, %56 ]
  %.536.i = xor i64 %61, %.278.i
  %.537.i = icmp slt i64 %.536.i, 0
  %.538.i = icmp ne i64 %61, 0
  %.539.i = and i1 %.538.i, %.537.i
  %.544.i = sext i1 %.539.i to i64
  %spec.select.i = add i64 %60, %.544.i
  br label %B1100.i
B1292.lr.ph.i:
  %62 = or i64 %.471.fr.i, %.38.i
  %or.cond.i = icmp eq i64 %62, 0
  %spec.select1.i = select i1 %or.cond.i, i64 %.101.i, i64 0
  %63 = icmp eq i64 %.471.fr.i, 0
  %.11.i5.i = tail call i64 @llvm.smax.i64(i64 %spec.select1.i, i64 %"$phi1100.0.2.0.i")
  %64 = add i64 %.278.i, 1
  %65 = shl i64 %.62.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.tx, i64 %65
  %sunkaddr29.i = getelementptr i8, ptr %.4371, i64 16
  %.787.i = load i64, ptr %sunkaddr29.i, align 8
  %sunkaddr30.i = getelementptr i8, ptr %.4371, i64 64
  %.794.i = load i64, ptr %sunkaddr30.i, align 8
  br i1 %63, label %B1292.i, label %B1292.us.i
B1292.us.i:
  %lsr.iv45.i = phi ptr [ %scevgep46.i, %B1292.us.i ], [ %scevgep.i, %B1292.lr.ph.i ]
  %lsr.iv42.i = phi i64 [ %lsr.iv.next43.i, %B1292.us.i ], [ %64, %B1292.lr.ph.i ]
  %busy.2.0379.us.i = phi i64 [ %.973.us.i, %B1292.us.i ], [ 0, %B1292.lr.ph.i ]
  %hits.2.0378.us.i = phi i64 [ %.907.us.i, %B1292.us.i ], [ 0, %B1292.lr.ph.i ]
  %t.3.0376.us.i = phi i64 [ %.966.us.i, %B1292.us.i ], [ %.11.i9.i, %B1292.lr.ph.i ]
  %ready.4.1375.us.i = phi i64 [ %.11.i6.us.i, %B1292.us.i ], [ %.253.i, %B1292.lr.ph.i ]
  %.783.us.i = load i64, ptr %lsr.iv45.i, align 8
  %.789.us.i = ashr i64 %.783.us.i, %.648.i
  %.791.us.i = and i64 %.783.us.i, %.654.i
  store i64 0, ptr %.801.i, align 8
  call fastcc void @f6(ptr %.801.i, ptr %arg.c, ptr %arg.s, i64 %.787.i, i64 %core.2.12246, i64 %.789.us.i, i64 %.791.us.i, i64 %.471.fr.i, i64 %t.3.0376.us.i, i64 %.213.i, i64 %.794.i)
  %.815.us.i = load i64, ptr %.801.i, align 8
  %.830.us.i = add i64 %t.3.0376.us.i, %.213.i
  %.832.not.us.i = icmp sle i64 %.815.us.i, %.830.us.i
  %"$phi1442.1.2.1344.us.i" = select i1 %.832.not.us.i, i64 %"$phi1100.0.2.0.i", i64 %.11.i5.i
  %"$phi1470.2.2.1.us.i" = zext i1 %.832.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.815.us.i, i64 %ready.4.1375.us.i)
  %.973.us.i = add i64 %"$phi1442.1.2.1344.us.i", %busy.2.0379.us.i
  %.966.us.i = add i64 %"$phi1442.1.2.1344.us.i", %t.3.0376.us.i
  %.907.us.i = add i64 %hits.2.0378.us.i, %"$phi1470.2.2.1.us.i"
  %lsr.iv.next43.i = add i64 %lsr.iv42.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 8
  %.743.us.i = icmp ugt i64 %lsr.iv.next43.i, 1
  br i1 %.743.us.i, label %B1292.us.i, label %B1594.endif.endif.i
B1594.endif.endif.i:
  %ready.4.1.lcssa.i = phi i64 [ %.253.i, %B1100.i ], [ %.11.i6.i, %B1292.i ], [ %.11.i6.us.i, %B1292.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B1100.i ], [ %stalled.3.1.i, %B1292.i ], [ 0, %B1292.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B1100.i ], [ %.907.i, %B1292.i ], [ %.907.us.i, %B1292.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B1100.i ], [ %.973.i, %B1292.i ], [ %.973.us.i, %B1292.us.i ]
  %.1041.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i = tail call i64 @llvm.smax.i64(i64 %.1041.i, i64 0)
  %.1071.i = add i64 %stalled.2.0.lcssa.i, %.285.i
  %.1075.i = add i64 %.1071.i, %.11.i7.i
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr42.i = getelementptr i8, ptr %.262.i, i64 16
  %.1120.i = load i64, ptr %sunkaddr42.i, align 8
  %.1122.i = add i64 %.1120.i, %hits.2.0.lcssa.i
  store i64 %.1122.i, ptr %sunkaddr42.i, align 8
  %.1130.i = load i64, ptr %.573.i, align 8
  %.1132.i = sub i64 %.1130.i, %.574.i
  %.1140.i = load i64, ptr %.585.i, align 8
  %.1143.i = load i64, ptr %.588.i, align 8
  %.1144.i = add i64 %.1143.i, %.1140.i
  %.1146.i = sub i64 %.1144.i, %.590.i
  %sunkaddr47.i = getelementptr i8, ptr %.262.i, i64 24
  %.1154.i = load i64, ptr %sunkaddr47.i, align 8
  %.1156.i = add i64 %.1154.i, %.1132.i
  store i64 %.1156.i, ptr %sunkaddr47.i, align 8
  %sunkaddr49.i = getelementptr i8, ptr %.262.i, i64 32
  %.1162.i = load i64, ptr %sunkaddr49.i, align 8
  %.1165.i = load i64, ptr %.579.i, align 8
  %.1167.i = sub i64 %.1162.i, %.580.i
  %.1170.i = add i64 %.1167.i, %.1165.i
  store i64 %.1170.i, ptr %sunkaddr49.i, align 8
  %sunkaddr52.i = getelementptr i8, ptr %.262.i, i64 40
  %.1176.i = load i64, ptr %sunkaddr52.i, align 8
  %.1178.i = add i64 %.1176.i, %.1146.i
  store i64 %.1178.i, ptr %sunkaddr52.i, align 8
  %.1183.not.i = icmp eq i64 %.1130.i, %.574.i
  br i1 %.1183.not.i, label %B1976.i, label %B1880.i
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit:
  %.1691.i.pre-phi = phi i64 [ %.1646.i, %B2262.i ], [ %.1646.i, %B450009351133.i ], [ %.1646.i, %B450009351255.i ], [ %.pre141, %B450009351364.sink.split.i ]
  %.sink394.i = phi i64 [ 12288, %B2262.i ], [ 16384, %B450009351133.i ], [ 8192, %B450009351255.i ], [ %.sink394.ph.i, %B450009351364.sink.split.i ]
  %.1679.i = load i64, ptr %.1239.i, align 8
  %.1680.i = getelementptr i64, ptr %arg.s, i64 %.1679.i
  %66 = getelementptr i64, ptr %.1680.i, i64 %.1691.i.pre-phi
  %.1695.i = getelementptr i8, ptr %66, i64 %.sink394.i
  %.1696.i = load i64, ptr %.1695.i, align 8
  %.1698.i = add i64 %.1696.i, %cost.3.0.i
  store i64 %.1698.i, ptr %.1695.i, align 8
  %.4849 = icmp sgt i64 %.4332, 1
  br i1 %.4849, label %B112543537087.else.if, label %B112557269607
B112557269607:
  %_run_sub_core_v46_issue_v64_result.4.9 = phi i64 [ %.4334, %B112536669450 ], [ %ready.5.0.i, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v140B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit ], [ %.4900, %164 ], [ %.892, %B112536669462 ]
  br i1 %.3922, label %B112557269619, label %B112557269695.endif
B112557269619:
  %sunkaddr957 = getelementptr i8, ptr %.3866, i64 24
  %.4931 = load i64, ptr %sunkaddr957, align 8
  %.4933 = add i64 %.4931, %.892
  %.4937 = getelementptr i64, ptr %.3925, i64 %.3917
  store i64 %.4933, ptr %.4937, align 8
  %sunkaddr958 = shl i64 %.3917, 3
  %sunkaddr959 = getelementptr i8, ptr %arg.s, i64 %sunkaddr958
  %sunkaddr960 = getelementptr i8, ptr %sunkaddr959, i64 384
  %.4943 = load i64, ptr %sunkaddr960, align 8
  %.4947 = add i64 %.4943, %.4931
  store i64 %.4947, ptr %sunkaddr960, align 8
  %.4952 = icmp eq i64 %.3917, 0
  br i1 %.4952, label %B112557269641, label %B112557269695.endif
B112557269641:
  %.4958 = load i64, ptr %sunkaddr961, align 8
  %.4962 = add i64 %.4958, %.4931
  store i64 %.4962, ptr %sunkaddr961, align 8
  br label %B112557269695.endif
B112557269707:
  %.5048 = and i64 %.5006, 15
  %.5051 = sub i64 %.11.i352, %.4996
  %.5057 = load i64, ptr %sunkaddr948, align 8
  %.5058 = getelementptr i64, ptr %arg.s, i64 %.5057
  %.5060.idx = mul i64 %.4972, 120
  %.5060 = getelementptr i8, ptr %.5058, i64 %.5060.idx
  %.5062 = getelementptr i64, ptr %.5060, i64 %.5048
  %.5063 = load i64, ptr %.5062, align 8
  %.5064 = add i64 %.5051, %.5063
  store i64 %.5064, ptr %.5062, align 8
  br label %B112557269759
B112557269759:
  %_run_sub_core_v46_issue_v64_charge_v66_since.2.9 = phi i64 [ %.11.i352, %B112557269707 ], [ %.4996, %B112557269695.endif ]
  %.5079 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v64_charge_v66_since.2.9
  br i1 %.5079, label %B112557269840, label %B112557269759.B112557269960_crit_edge
B112557269759.B112557269960_crit_edge:
  %.pre2496 = mul i64 %.4972, 120
  br label %B112557269960
B112557269840:
  %.5082 = getelementptr i8, ptr %.3804, i64 40
  %.5083 = load i64, ptr %.5082, align 8
  %.5084 = icmp sgt i64 %.5083, 0
  %.5094 = sub i64 %.892, %_run_sub_core_v46_issue_v64_charge_v66_since.2.9
  %.5102 = load i64, ptr %sunkaddr948, align 8
  %.5103 = getelementptr i64, ptr %arg.s, i64 %.5102
  %.5105.idx = mul i64 %.4972, 120
  %.5105 = getelementptr i8, ptr %.5103, i64 %.5105.idx
  br i1 %.5084, label %B112557269856, label %B112557269916
B112557269856:
  %.5107 = getelementptr i64, ptr %.5105, i64 %.5083
  %.5108 = load i64, ptr %.5107, align 8
  %.5109 = add i64 %.5108, %.5094
  store i64 %.5109, ptr %.5107, align 8
  br label %B112557269960
B112557269916:
  %.5135 = getelementptr i8, ptr %.5105, i64 8
  %.5136 = load i64, ptr %.5135, align 8
  %.5137 = add i64 %.5136, %.5094
  store i64 %.5137, ptr %.5135, align 8
  br label %B112557269960
B112557269960:
  %.5176.idx.pre-phi = phi i64 [ %.5105.idx, %B112557269916 ], [ %.5105.idx, %B112557269856 ], [ %.pre2496, %B112557269759.B112557269960_crit_edge ]
  %.5156 = load i64, ptr %sunkaddr948, align 8
  %.5157 = getelementptr i64, ptr %arg.s, i64 %.5156
  %.5159 = getelementptr i8, ptr %.5157, i64 %.5176.idx.pre-phi
  %.5162 = load i64, ptr %.5159, align 8
  %.5163 = add i64 %.5162, %.4975
  store i64 %.5163, ptr %.5159, align 8
  %.5168 = load i64, ptr %sunkaddr948, align 8
  %.5169 = getelementptr i64, ptr %arg.s, i64 %.5168
  %.5176 = getelementptr i8, ptr %.5169, i64 %.5176.idx.pre-phi
  %.5177 = getelementptr i8, ptr %.5176, i64 112
  %.5178 = load i64, ptr %.5177, align 8
  %sunkaddr970 = getelementptr i8, ptr %.3866, i64 96
  %.5181 = load i64, ptr %sunkaddr970, align 8
  %.5182 = add i64 %.5181, %.5178
  store i64 %.5182, ptr %.5177, align 8
  %.5187 = load i64, ptr %sunkaddr971, align 8
  %.5191 = add i64 %.5187, %.4975
  store i64 %.5191, ptr %sunkaddr971, align 8
  %sunkaddr975 = getelementptr i8, ptr %.3866, i64 88
  %.5197 = load i64, ptr %sunkaddr975, align 8
  %sunkaddr977 = getelementptr i8, ptr %.3866, i64 40
  %.5203 = load i64, ptr %sunkaddr977, align 8
  %.5208 = shl i64 %_run_sub_core_v46_issue_v64_result.4.9, 4
  %.5210 = add i64 %.5197, %.5208
  %.5215 = icmp sgt i64 %.5203, -1
  br i1 %.5215, label %B112557269976, label %B112722068211
B112557269976:
  %.5220 = getelementptr i64, ptr %.3819, i64 %.5203
  store i64 %.5210, ptr %.5220, align 8
  %.5226 = load i64, ptr %sunkaddr978, align 8
  %.5227 = icmp eq i64 %.5226, 1
  br i1 %.5227, label %B112557270020, label %B112722068211
B112557270020:
  br i1 %.4339, label %B112557270035, label %B112557270034
B112557270034:
  %.5233 = icmp eq i64 %.5197, 3
  br i1 %.5233, label %B112722068211.sink.split, label %B112722068211
B112557270035:
  %67 = add i64 %.5197, -4
  %or.cond1 = icmp ult i64 %67, 5
  br i1 %or.cond1, label %switch.lookup725, label %B112722068211.sink.split
switch.lookup725:
  %sunkaddr979 = shl i64 %.5197, 3
  %sunkaddr980 = getelementptr i8, ptr @f1, i64 %sunkaddr979
  %sunkaddr981 = getelementptr i8, ptr %sunkaddr980, i64 -32
  %switch.load727 = load i64, ptr %sunkaddr981, align 8
  br label %B112722068211.sink.split
B112722068211.sink.split:
  %.sink639 = phi i64 [ %switch.load727, %switch.lookup725 ], [ 160, %B112557270034 ], [ 160, %B112557270035 ]
  %.5274 = getelementptr i8, ptr %.3804, i64 %.sink639
  %.5275 = load i64, ptr %.5274, align 8
  %.11.i353 = tail call i64 @llvm.smax.i64(i64 %.5210, i64 %.5275)
  store i64 %.11.i353, ptr %.5274, align 8
  br label %B112722068211
B112722068211:
  %.5362 = add i64 %.4975, %.892
  store i64 %.5362, ptr %.4995, align 8
  %.5371 = getelementptr i8, ptr %.3804, i64 40
  store i64 0, ptr %.5371, align 8
  store i64 %.5362, ptr %.867, align 8
  %.5381 = load i64, ptr %sunkaddr978, align 8
  %.5382 = icmp eq i64 %.5381, 3
  %.5390 = icmp eq i64 %.3911, 0
  %or.cond1838 = select i1 %.5215, i1 true, i1 %.5390
  %or.cond1847 = select i1 %.5382, i1 %or.cond1838, i1 false
  br i1 %or.cond1847, label %B112722068320, label %B112722068321
B112722068320:
  %.11.i355 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v46_issue_v64_result.4.9, i64 %.5362)
  br label %B114260186783
B112722068321:
  %.5457 = load i64, ptr %sunkaddr986, align 8
  %.5465 = mul i64 %.5457, %.5181
  %.5475 = icmp sgt i64 %.5465, %.4975
  %.5467 = add i64 %.5465, %.892
  %.5480 = shl i64 %.5467, 4
  %.5481 = or i64 %.5480, 2
  %.sink = select i1 %.5475, i64 %.5481, i64 0
  %_run_sub_core_v46_soonest.8.8.ph = select i1 %.5475, i64 %.5467, i64 %.5362
  br label %B114260186783
B114260186783:
  %.sink.sink = phi i64 [ %.5210, %B112722068320 ], [ %.sink, %B112722068321 ]
  %_run_sub_core_v46_soonest.8.8 = phi i64 [ %.11.i355, %B112722068320 ], [ %_run_sub_core_v46_soonest.8.8.ph, %B112722068321 ]
  store i64 %.sink.sink, ptr %.5005, align 8
  %.5507 = icmp slt i64 %_run_sub_core_v46_soonest.8.8, 0
  br i1 %.5507, label %B114260186797, label %B114260186801
B114260186797:
  %.5522 = getelementptr i8, ptr %.3804, i64 56
  %.5523 = load i64, ptr %.5522, align 8
  %.5535 = add i64 %_run_sub_core_v46_place.8.6, %.1043
  %.5538 = load i64, ptr %sunkaddr878, align 8
  %.5539 = getelementptr i64, ptr %arg.s, i64 %.5538
  %.5542 = load i64, ptr %sunkaddr879, align 8
  %.5543 = mul i64 %.5542, %.1062
  %.5544 = getelementptr i64, ptr %.5539, i64 %.5543
  %.5546 = load i64, ptr %sunkaddr877, align 8
  %.5547 = getelementptr i64, ptr %arg.s, i64 %.5546
  %.5548 = getelementptr i64, ptr %.5547, i64 %.5535
  store i64 %.5523, ptr %.5548, align 8
  %.5552 = load i64, ptr %sunkaddr880, align 8
  %.5553 = getelementptr i64, ptr %arg.s, i64 %.5552
  %.5554 = getelementptr i64, ptr %.5553, i64 %.5535
  %.5555 = load i64, ptr %.5554, align 8
  %.5558 = mul i64 %.5542, %.5523
  %.5559 = ashr i64 %.5555, 6
  %68 = getelementptr i64, ptr %.5544, i64 %.5558
  %.5561 = getelementptr i64, ptr %68, i64 %.5559
  %.5562 = load i64, ptr %.5561, align 8
  %.5563 = and i64 %.5555, 63
  %.5564 = shl i64 1, %.5563
  %.5565 = or i64 %.5564, %.5562
  store i64 %.5565, ptr %.5561, align 8
  %.5570 = load i64, ptr %sunkaddr880, align 8
  %.5571 = getelementptr i64, ptr %arg.s, i64 %.5570
  %.5572 = getelementptr i64, ptr %.5571, i64 %.5535
  %.5573 = load i64, ptr %.5572, align 8
  %.5577 = ashr i64 %.5573, 6
  %.idx1857 = mul i64 %.5542, 72
  %69 = getelementptr i8, ptr %.5544, i64 %.idx1857
  %.5579 = getelementptr i64, ptr %69, i64 %.5577
  %.5580 = load i64, ptr %.5579, align 8
  %.5581 = and i64 %.5573, 63
  %.5582 = shl i64 1, %.5581
  %.5583 = or i64 %.5582, %.5580
  store i64 %.5583, ptr %.5579, align 8
  %.5587 = load i64, ptr %sunkaddr872, align 8
  %gep2237 = getelementptr i64, ptr %invariant.gep2209, i64 %.5587
  %.5591 = getelementptr i8, ptr %gep2237, i64 16
  %.5592 = load i64, ptr %.5591, align 8
  %.5593 = shl i64 1, %.5523
  %.5594 = or i64 %.5592, %.5593
  store i64 %.5594, ptr %.5591, align 8
  %.5597 = getelementptr i8, ptr %gep2237, i64 24
  %.5598 = getelementptr i64, ptr %.5597, i64 %.5523
  %.5599 = load i64, ptr %.5598, align 8
  %.5600 = add i64 %.5599, 1
  store i64 %.5600, ptr %.5598, align 8
  br label %B988.backedge
B114260186801:
  %.5611 = load i64, ptr %sunkaddr880, align 8
  %gep106 = getelementptr i64, ptr %invariant.gep97, i64 %.5611
  %.5620 = getelementptr i64, ptr %gep106, i64 %_run_sub_core_v46_place.8.6
  %.5621 = load i64, ptr %.5620, align 8
  store i64 %.5621, ptr %sunkaddr998, align 8
  %.5627 = load i64, ptr %.3804, align 8
  %.5628 = add i64 %.5627, 1
  store i64 %.5628, ptr %.3804, align 8
  %.5634 = load i64, ptr %.867, align 8
  %.5646 = icmp eq i64 %.3911, 2
  br i1 %.5646, label %B114260186831, label %B114260186833
B114260186831:
  %.25.i = load i64, ptr %sunkaddr911, align 8
  %.26.i = getelementptr i64, ptr %arg.s, i64 %.25.i
  %.28.i6 = getelementptr i8, ptr %.26.i, i64 %.3804.idx
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = getelementptr i64, ptr %arg.s, i64 %.34.i
  %.37.i = getelementptr i8, ptr %.28.i6, i64 128
  %.38.i7 = load i64, ptr %.37.i, align 8
  %.40.idx.i = mul i64 %.38.i7, 40
  %.40.i8 = getelementptr i8, ptr %.35.i, i64 %.40.idx.i
  %.41.i9 = getelementptr i8, ptr %.40.i8, i64 8
  %.42.i = load i64, ptr %.41.i9, align 8
  %.43.i10 = add i64 %.42.i, 1
  store i64 %.43.i10, ptr %.41.i9, align 8
  %.47.i11 = getelementptr i8, ptr %.28.i6, i64 48
  store i64 1, ptr %.47.i11, align 8
  %.50.i = getelementptr i8, ptr %.28.i6, i64 144
  store i64 1, ptr %.50.i, align 8
  %.53.i12 = load i64, ptr %.41.i9, align 8
  %.55.i = load i64, ptr %.40.i8, align 8
  %.56.i = icmp eq i64 %.53.i12, %.55.i
  br i1 %.56.i, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v206B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.61.i = load i64, ptr %.37.i, align 8
  call fastcc void @f7(ptr %.68.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.61.i, i64 %.5634)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v206B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v206B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B114260186833:
  %.5740.pre.pre = phi i64 [ %.5740.pre.pre.pre, %B112529804519 ], [ %.5628, %B114260186801 ]
  %_run_sub_core_v46_soonest.9.7 = phi i64 [ %.892, %B112529804519 ], [ %_run_sub_core_v46_soonest.8.8, %B114260186801 ]
  %_run_sub_core_v46_after.2.7 = phi i64 [ %.892, %B112529804519 ], [ %.5634, %B114260186801 ]
  %sunkaddr1000 = getelementptr i8, ptr %.3804, i64 8
  %.38.i15 = getelementptr i8, ptr %.3804, i64 96
  %.46.i17 = getelementptr i8, ptr %.3804, i64 16
  %.49.i19 = getelementptr i8, ptr %.3804, i64 88
  %.64.i = getelementptr i8, ptr %.3804, i64 80
  %.81.i = getelementptr i8, ptr %.3804, i64 64
  %.100.i27 = getelementptr i8, ptr %.3804, i64 72
  %.168.i = getelementptr i8, ptr %.3804, i64 104
  %.247.i = getelementptr i8, ptr %.3804, i64 112
  %.262.i30 = getelementptr i8, ptr %.3804, i64 120
  %.36.i.i = getelementptr i8, ptr %.3804, i64 128
  %.80.i.i = getelementptr i8, ptr %.3804, i64 136
  %sunkaddr1029 = getelementptr i8, ptr %.3804, i64 32
  %.5750.pre.pre = load i64, ptr %sunkaddr1000, align 8
  br label %B114260186937.outer
B114260186937.outer:
  %.5750.pre = phi i64 [ %"$phi954.0.2.0.sink.i", %B126565129655 ], [ %.5750.pre.pre, %B114260186833 ]
  %.5740.pre = phi i64 [ %.455.sink.i, %B126565129655 ], [ %.5740.pre.pre, %B114260186833 ]
  %_run_sub_core_v46_advance_v56_soonest.3.7.ph = phi i64 [ %there.3.0.i, %B126565129655 ], [ %_run_sub_core_v46_soonest.9.7, %B114260186833 ]
  br label %B114260186937
B114260186937:
  %.5750 = phi i64 [ %"$phi954.0.2.0.sink.i", %B126565129575 ], [ %.5750.pre, %B114260186937.outer ]
  %.5740 = phi i64 [ %.455.sink.i, %B126565129575 ], [ %.5740.pre, %B114260186937.outer ]
  %.5756 = icmp slt i64 %.5740, %.5750
  br i1 %.5756, label %B114260186951, label %B114260187351
B114260186951:
  %.5767 = load i64, ptr %sunkaddr928, align 8
  %.5768 = getelementptr i64, ptr %arg.c, i64 %.5767
  %.5771.idx = mul i64 %.5740, 112
  %.5771 = getelementptr i8, ptr %.5768, i64 %.5771.idx
  %.5775 = load i64, ptr %.5771, align 8
  %.5776 = icmp eq i64 %.5775, 3
  br i1 %.5776, label %B114260187131.endif.preheader, label %B114260187351
B114260187131.endif.preheader:
  %70 = add i64 %.5750, -1
  br label %B114260187131.endif
B114260187155.backedge:
  %lsr.iv837 = phi i64 [ %lsr.iv.next838, %B114260187155.backedge ], [ %unroll_iter, %B114260187155.backedge.preheader.new ]
  %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184 = phi i64 [ %.11.i356.3, %B114260187155.backedge ], [ 0, %B114260187155.backedge.preheader.new ]
  %.589121802182 = phi i64 [ %.5898.3, %B114260187155.backedge ], [ %.5803, %B114260187155.backedge.preheader.new ]
  %71 = shl i64 %.589121802182, 3
  %scevgep835 = getelementptr i8, ptr %scevgep829, i64 %71
  %scevgep836 = getelementptr i8, ptr %scevgep835, i64 -24
  %.5928 = load i64, ptr %scevgep836, align 8
  %.5930 = getelementptr i64, ptr %.3819, i64 %.5928
  %.5931 = load i64, ptr %.5930, align 8
  %.11.i356 = tail call i64 @llvm.smax.i64(i64 %.5931, i64 %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184)
  %scevgep834 = getelementptr i8, ptr %scevgep835, i64 -16
  %.5928.1 = load i64, ptr %scevgep834, align 8
  %.5930.1 = getelementptr i64, ptr %.3819, i64 %.5928.1
  %.5931.1 = load i64, ptr %.5930.1, align 8
  %.11.i356.1 = tail call i64 @llvm.smax.i64(i64 %.5931.1, i64 %.11.i356)
  %scevgep832 = getelementptr i8, ptr %scevgep835, i64 -8
  %.5928.2 = load i64, ptr %scevgep832, align 8
  %.5930.2 = getelementptr i64, ptr %.3819, i64 %.5928.2
  %.5931.2 = load i64, ptr %.5930.2, align 8
  %.11.i356.2 = tail call i64 @llvm.smax.i64(i64 %.5931.2, i64 %.11.i356.1)
  %.5928.3 = load i64, ptr %scevgep835, align 8
  %.5930.3 = getelementptr i64, ptr %.3819, i64 %.5928.3
  %.5931.3 = load i64, ptr %.5930.3, align 8
  %.11.i356.3 = tail call i64 @llvm.smax.i64(i64 %.5931.3, i64 %.11.i356.2)
  %.5898.3 = add i64 %.589121802182, 4
  %lsr.iv.next838 = add i64 %lsr.iv837, -4
  %niter.ncmp.3.not = icmp eq i64 %lsr.iv.next838, 0
  br i1 %niter.ncmp.3.not, label %B114260187345.loopexit.unr-lcssa, label %B114260187155.backedge
B114260187345.loopexit.unr-lcssa:
  %72 = add i64 %.5803, %unroll_iter
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B114260187345, label %B114260187155.backedge.epil.preheader
B114260187155.backedge.epil.preheader:
  %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184.epil.init = phi i64 [ 0, %B114260187155.backedge.preheader ], [ %.11.i356.3, %B114260187345.loopexit.unr-lcssa ]
  %.589121802182.epil.init = phi i64 [ %.5803, %B114260187155.backedge.preheader ], [ %72, %B114260187345.loopexit.unr-lcssa ]
  %73 = add i64 %.589121802182.epil.init, %.5925
  %74 = shl i64 %73, 3
  %scevgep839 = getelementptr i8, ptr %arg.c, i64 %74
  br label %B114260187155.backedge.epil
B114260187155.backedge.epil:
  %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184.epil = phi i64 [ %.11.i356.epil, %B114260187155.backedge.epil ], [ %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184.epil.init, %B114260187155.backedge.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B114260187155.backedge.epil ], [ 0, %B114260187155.backedge.epil.preheader ]
  %75 = shl i64 %epil.iter, 3
  %scevgep840 = getelementptr i8, ptr %scevgep839, i64 %75
  %.5928.epil = load i64, ptr %scevgep840, align 8
  %.5930.epil = getelementptr i64, ptr %.3819, i64 %.5928.epil
  %.5931.epil = load i64, ptr %.5930.epil, align 8
  %.11.i356.epil = tail call i64 @llvm.smax.i64(i64 %.5931.epil, i64 %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.102184.epil)
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B114260187345, label %B114260187155.backedge.epil
B114260187345:
  %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.10.lcssa = phi i64 [ 0, %B114260187131.endif ], [ %.11.i356.3, %B114260187345.loopexit.unr-lcssa ], [ %.11.i356.epil, %B114260187155.backedge.epil ]
  %sunkaddr1003 = getelementptr i8, ptr %.5790, i64 40
  %.5983 = load i64, ptr %sunkaddr1003, align 8
  %.5985 = getelementptr i64, ptr %.3819, i64 %.5983
  store i64 %_run_sub_core_v46_advance_v56_latest_of_v59_latest.2.10.lcssa, ptr %.5985, align 8
  %exitcond2463.not = icmp eq i64 %_run_sub_core_v46_advance_v56_pc.2.9, %70
  br i1 %exitcond2463.not, label %B114260187351.thread, label %B114260187349
B114260187351.thread:
  store i64 %.5750, ptr %.3804, align 8
  br label %B116018035155
B114260187349:
  %.5988 = add i64 %_run_sub_core_v46_advance_v56_pc.2.9, 1
  %.6013.idx = mul i64 %.5988, 112
  %.6013 = getelementptr i8, ptr %.5768, i64 %.6013.idx
  %.6017 = load i64, ptr %.6013, align 8
  %.6018 = icmp eq i64 %.6017, 3
  br i1 %.6018, label %B114260187131.endif, label %B114260187351
B114260187351:
  %.6644 = phi i64 [ %.5740, %B114260186951 ], [ %.5740, %B114260186937 ], [ %.5988, %B114260187349 ]
  store i64 %.6644, ptr %.3804, align 8
  %.6037 = icmp slt i64 %.6644, %.5750
  br i1 %.6037, label %B114260187415.endif, label %B116018035155
B114260187521.backedge:
  %lsr.iv850 = phi i64 [ %lsr.iv.next851, %B114260187521.backedge ], [ %unroll_iter762, %B114260187521.backedge.preheader.new ]
  %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203 = phi i64 [ %.11.i357.3, %B114260187521.backedge ], [ 0, %B114260187521.backedge.preheader.new ]
  %.617621992201 = phi i64 [ %.6183.3, %B114260187521.backedge ], [ %.6088, %B114260187521.backedge.preheader.new ]
  %76 = shl i64 %.617621992201, 3
  %scevgep848 = getelementptr i8, ptr %scevgep842, i64 %76
  %scevgep849 = getelementptr i8, ptr %scevgep848, i64 -24
  %.6213 = load i64, ptr %scevgep849, align 8
  %.6215 = getelementptr i64, ptr %.3819, i64 %.6213
  %.6216 = load i64, ptr %.6215, align 8
  %.11.i357 = tail call i64 @llvm.smax.i64(i64 %.6216, i64 %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203)
  %scevgep847 = getelementptr i8, ptr %scevgep848, i64 -16
  %.6213.1 = load i64, ptr %scevgep847, align 8
  %.6215.1 = getelementptr i64, ptr %.3819, i64 %.6213.1
  %.6216.1 = load i64, ptr %.6215.1, align 8
  %.11.i357.1 = tail call i64 @llvm.smax.i64(i64 %.6216.1, i64 %.11.i357)
  %scevgep845 = getelementptr i8, ptr %scevgep848, i64 -8
  %.6213.2 = load i64, ptr %scevgep845, align 8
  %.6215.2 = getelementptr i64, ptr %.3819, i64 %.6213.2
  %.6216.2 = load i64, ptr %.6215.2, align 8
  %.11.i357.2 = tail call i64 @llvm.smax.i64(i64 %.6216.2, i64 %.11.i357.1)
  %.6213.3 = load i64, ptr %scevgep848, align 8
  %.6215.3 = getelementptr i64, ptr %.3819, i64 %.6213.3
  %.6216.3 = load i64, ptr %.6215.3, align 8
  %.11.i357.3 = tail call i64 @llvm.smax.i64(i64 %.6216.3, i64 %.11.i357.2)
  %.6183.3 = add i64 %.617621992201, 4
  %lsr.iv.next851 = add i64 %lsr.iv850, -4
  %niter763.ncmp.3.not = icmp eq i64 %lsr.iv.next851, 0
  br i1 %niter763.ncmp.3.not, label %B114479917303.loopexit.unr-lcssa, label %B114260187521.backedge
B114479917303.loopexit.unr-lcssa:
  %77 = add i64 %.6088, %unroll_iter762
  %lcmp.mod759.not = icmp eq i64 %xtraiter757, 0
  br i1 %lcmp.mod759.not, label %B114479917303, label %B114260187521.backedge.epil.preheader
B114260187521.backedge.epil.preheader:
  %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203.epil.init = phi i64 [ 0, %B114260187521.backedge.preheader ], [ %.11.i357.3, %B114479917303.loopexit.unr-lcssa ]
  %.617621992201.epil.init = phi i64 [ %.6088, %B114260187521.backedge.preheader ], [ %77, %B114479917303.loopexit.unr-lcssa ]
  %78 = add i64 %.617621992201.epil.init, %.6210
  %79 = shl i64 %78, 3
  %scevgep852 = getelementptr i8, ptr %arg.c, i64 %79
  br label %B114260187521.backedge.epil
B114260187521.backedge.epil:
  %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203.epil = phi i64 [ %.11.i357.epil, %B114260187521.backedge.epil ], [ %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203.epil.init, %B114260187521.backedge.epil.preheader ]
  %epil.iter758 = phi i64 [ %epil.iter758.next, %B114260187521.backedge.epil ], [ 0, %B114260187521.backedge.epil.preheader ]
  %80 = shl i64 %epil.iter758, 3
  %scevgep853 = getelementptr i8, ptr %scevgep852, i64 %80
  %.6213.epil = load i64, ptr %scevgep853, align 8
  %.6215.epil = getelementptr i64, ptr %.3819, i64 %.6213.epil
  %.6216.epil = load i64, ptr %.6215.epil, align 8
  %.11.i357.epil = tail call i64 @llvm.smax.i64(i64 %.6216.epil, i64 %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.72203.epil)
  %epil.iter758.next = add i64 %epil.iter758, 1
  %epil.iter758.cmp.not = icmp eq i64 %xtraiter757, %epil.iter758.next
  br i1 %epil.iter758.cmp.not, label %B114479917303, label %B114260187521.backedge.epil
B114479917303:
  %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa = phi i64 [ 0, %B114260187415.endif ], [ %.11.i357.3, %B114479917303.loopexit.unr-lcssa ], [ %.11.i357.epil, %B114260187521.backedge.epil ]
  %.6269 = load i64, ptr %sunkaddr978, align 8
  %.6272 = icmp eq i64 %.6269, 1
  %.6278 = lshr i64 %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa, 4
  %.6280 = icmp sgt i64 %.6278, %_run_sub_core_v46_after.2.7
  %or.cond1839 = select i1 %.6272, i1 %.6280, i1 false
  br i1 %or.cond1839, label %B114479917363, label %B115578573094
B114479917363:
  %.6287 = and i64 %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa, 15
  %.6292 = icmp ugt i64 %.6287, 3
  br i1 %.6292, label %B114479917379, label %B115139110919
B114479917379:
  %81 = icmp ult i64 %.6287, 9
  %82 = trunc i64 %.6287 to i8
  %switch.maskindex = add i8 %82, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond733 = select i1 %81, i1 %switch.lobit, i1 false
  br i1 %or.cond733, label %switch.lookup730, label %B115578573094
B115139110919:
  %cond564 = icmp eq i64 %.6287, 3
  br i1 %cond564, label %B115578573094.sink.split, label %B115578573094
switch.lookup730:
  %sunkaddr1006 = shl i64 %.6287, 3
  %sunkaddr1007 = getelementptr i8, ptr @f2, i64 %sunkaddr1006
  %sunkaddr1008 = getelementptr i8, ptr %sunkaddr1007, i64 -32
  %switch.load732 = load i64, ptr %sunkaddr1008, align 8
  br label %B115578573094.sink.split
B115578573094.sink.split:
  %.sink640 = phi i64 [ %switch.load732, %switch.lookup730 ], [ 160, %B115139110919 ]
  %.6400 = getelementptr i8, ptr %.3804, i64 %.sink640
  %.6401 = load i64, ptr %.6400, align 8
  %.11.i363 = tail call i64 @llvm.smax.i64(i64 %.6401, i64 %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa)
  %.pre140 = lshr i64 %.11.i363, 4
  br label %B115578573094
B115578573094:
  %.6455.pre-phi = phi i64 [ %.pre140, %B115578573094.sink.split ], [ %.6278, %B115139110919 ], [ %.6278, %B114479917379 ], [ %.6278, %B114479917303 ]
  %_run_sub_core_v46_advance_v56_depends_v57_latest.3.7 = phi i64 [ %.11.i363, %B115578573094.sink.split ], [ %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa, %B115139110919 ], [ %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa, %B114479917379 ], [ %_run_sub_core_v46_advance_v56_depends_v57_latest_of_v58_latest.2.7.lcssa, %B114479917303 ]
  %.6457 = icmp sgt i64 %.6455.pre-phi, %_run_sub_core_v46_advance_v56_soonest.3.7.ph
  br i1 %.6457, label %B115578573118, label %B116018035249
B115578573118:
  store i64 %_run_sub_core_v46_advance_v56_depends_v57_latest.3.7, ptr %sunkaddr1029, align 8
  br label %B116018035249
B116018035155:
  store i64 0, ptr %.207.i, align 8
  store i64 0, ptr %.387.i, align 8
  %.35.i14 = load i64, ptr %.34.i13, align 8
  %.36.i = getelementptr i64, ptr %arg.c, i64 %.35.i14
  %.39.i = load i64, ptr %.38.i15, align 8
  %.41.idx.i = mul i64 %.39.i, 80
  %.41.i16 = getelementptr i8, ptr %.36.i, i64 %.41.idx.i
  %.47.i18 = load i64, ptr %.46.i17, align 8
  %.50.i20 = load i64, ptr %.49.i19, align 8
  %.52.i = getelementptr i8, ptr %.41.i16, i64 40
  %.53.i21 = load i64, ptr %.52.i, align 8
  %.54.i = mul i64 %.53.i21, %.50.i20
  %.55.i22 = add i64 %.54.i, %.47.i18
  store i64 %.55.i22, ptr %.46.i17, align 8
  %.65.i = load i64, ptr %.64.i, align 8
  %.66.i = icmp eq i64 %.65.i, 0
  br i1 %.66.i, label %B140.i, label %B680.i
B140.i:
  %.82.i25 = load i64, ptr %.81.i, align 8
  %.83.i26 = add i64 %.82.i25, 1
  store i64 %.83.i26, ptr %.81.i, align 8
  store i64 0, ptr %.49.i19, align 8
  %.101.i28 = load i64, ptr %.100.i27, align 8
  %.103.not.i = icmp slt i64 %.83.i26, %.101.i28
  br i1 %.103.not.i, label %B230.i, label %B536.i
B230.i:
  %sunkaddr3.i = shl i64 %.82.i25, 3
  %sunkaddr4.i = getelementptr i8, ptr %arg.visits, i64 %sunkaddr3.i
  %sunkaddr5.i = getelementptr i8, ptr %sunkaddr4.i, i64 8
  %.118.i = load i64, ptr %sunkaddr5.i, align 8
  %.119.i = and i64 %.118.i, 16777215
  %.124.i = add i64 %.82.i25, 2
  %.128.i = icmp slt i64 %.124.i, %.101.i28
  br i1 %.128.i, label %B334.i, label %B340.i
B334.i:
  %sunkaddr6.i = getelementptr i8, ptr %sunkaddr4.i, i64 16
  %.137.i = load i64, ptr %sunkaddr6.i, align 8
  %.138.i = and i64 %.137.i, 16777215
  %.140.i = icmp eq i64 %.138.i, %.119.i
  br i1 %.140.i, label %B390.i, label %B340.i
B340.i:
  %.150.i = load i64, ptr %.3832, align 8
  %.151.i = icmp eq i64 %.150.i, 0
  %.157.i = icmp eq i64 %.39.i, %.119.i
  %or.cond.i38 = select i1 %.151.i, i1 %.157.i, i1 false
  %spec.select.i39 = zext i1 %or.cond.i38 to i64
  br label %B390.i
B390.i:
  %"$phi390.0.2.0.i" = phi i64 [ 1, %B334.i ], [ %spec.select.i39, %B340.i ]
  store i64 %"$phi390.0.2.0.i", ptr %.168.i, align 8
  %.178.idx.i = mul i64 %.119.i, 80
  %.178.i42 = getelementptr i8, ptr %.36.i, i64 %.178.idx.i
  store i64 %.119.i, ptr %.38.i15, align 8
  %.188.i = load i64, ptr %sunkaddr5.i, align 8
  %.193.i = ashr i64 %.188.i, 24
  store i64 %.193.i, ptr %.64.i, align 8
  %.197.i = getelementptr i8, ptr %.178.i42, i64 56
  %.198.i = load i64, ptr %.197.i, align 8
  call fastcc void @f8(ptr %.207.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12246, i64 %.119.i, i64 %_run_sub_core_v46_after.2.7)
  %.221.i43 = load i64, ptr %.207.i, align 8
  br label %B536.i
B536.i:
  %block.3.0.i = phi ptr [ %.41.i16, %B140.i ], [ %.178.i42, %B390.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v46_after.2.7, %B140.i ], [ %.221.i43, %B390.i ]
  %loop.2.0.i = phi i64 [ -1, %B140.i ], [ %.198.i, %B390.i ]
  %.248.i = load i64, ptr %.247.i, align 8
  %.250.not.i = icmp eq i64 %loop.2.0.i, %.248.i
  br i1 %.250.not.i, label %B670.i, label %B558.i
B558.i:
  %.255.i = icmp sgt i64 %.248.i, -1
  br i1 %.255.i, label %B580.i, label %B642.i
B580.i:
  %.263.i = load i64, ptr %.262.i30, align 8
  %.33.i.i31 = load i64, ptr %.33.i, align 8
  %.34.i.i32 = getelementptr i64, ptr %arg.s, i64 %.33.i.i31
  %.37.i.i = load i64, ptr %.36.i.i, align 8
  %.39.idx.i.i = mul i64 %.37.i.i, 40
  %.39.i.i = getelementptr i8, ptr %.34.i.i32, i64 %.39.idx.i.i
  %.40.i.i = getelementptr i8, ptr %.39.i.i, i64 16
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.47.i.i33 = load i64, ptr %.46.i.i, align 8
  %.49.i.i34 = icmp slt i64 %.41.i.i, %.47.i.i33
  br i1 %.49.i.i34, label %B72.i.i, label %B642.i
B72.i.i:
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  %.56.i.i = load i64, ptr %.55.i.i35, align 8
  %.59.i.i = icmp slt i64 %.53.i.i, %.56.i.i
  %.63.i.i = icmp sgt i64 %_run_sub_core_v46_after.2.7, %.263.i
  %or.cond.i.i36 = select i1 %.59.i.i, i1 %.63.i.i, i1 false
  br i1 %or.cond.i.i36, label %B116.i.i, label %B642.i
B116.i.i:
  %.73.idx.i.i = mul i64 %.53.i.i, 40
  %.73.i.i = getelementptr i8, ptr %arg.slices, i64 %.73.idx.i.i
  store i64 %.41.i.i, ptr %.73.i.i, align 8
  %.81.i.i = load i64, ptr %.80.i.i, align 8
  %.84.i.i = getelementptr i8, ptr %.73.i.i, i64 8
  store i64 %.81.i.i, ptr %.84.i.i, align 8
  %.87.i.i = getelementptr i8, ptr %.73.i.i, i64 16
  store i64 %.248.i, ptr %.87.i.i, align 8
  %.92.i.i37 = getelementptr i8, ptr %.73.i.i, i64 24
  store i64 %.263.i, ptr %.92.i.i37, align 8
  %.97.i.i = getelementptr i8, ptr %.73.i.i, i64 32
  store i64 %_run_sub_core_v46_after.2.7, ptr %.97.i.i, align 8
  %.103.i.i = load i64, ptr %.52.i.i, align 8
  %.104.i.i = add i64 %.103.i.i, 1
  store i64 %.104.i.i, ptr %.52.i.i, align 8
  br label %B642.i
B642.i:
  store i64 %loop.2.0.i, ptr %.247.i, align 8
  store i64 %_run_sub_core_v46_after.2.7, ptr %.262.i30, align 8
  br label %B670.i
B670.i:
  br i1 %.103.not.i, label %B760.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B116018035244
B680.i:
  %.367.i = getelementptr i8, ptr %.41.i16, i64 48
  %.368.i23 = load i64, ptr %.367.i, align 8
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = icmp sgt i64 %.368.i23, %.371.i
  br i1 %.372.i, label %B712.i, label %B760.i
B712.i:
  call fastcc void @f8(ptr %.387.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12246, i64 %.39.i, i64 %_run_sub_core_v46_after.2.7)
  %.401.i = load i64, ptr %.387.i, align 8
  br label %B760.i
B760.i:
  %block.2.0.i = phi ptr [ %.41.i16, %B680.i ], [ %block.3.0.i, %B670.i ], [ %.41.i16, %B712.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v46_after.2.7, %B680.i ], [ %there.4.0.i, %B670.i ], [ %.401.i, %B712.i ]
  %.433.i = getelementptr i8, ptr %block.2.0.i, i64 32
  %.434.i = load i64, ptr %.433.i, align 8
  %.439.i = icmp slt i64 %.434.i, 2
  %.537.pre.pre.i = load i64, ptr %.64.i, align 8
  %.445.not.i = icmp slt i64 %.537.pre.pre.i, %.434.i
  %or.cond2.i = select i1 %.439.i, i1 true, i1 %.445.not.i
  br i1 %or.cond2.i, label %B858.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B858.i:
  %.475.i = load i64, ptr %.168.i, align 8
  %.476.not.i = icmp eq i64 %.475.i, 0
  %.sink.i = select i1 %.476.not.i, i64 8, i64 72
  %.480.sink.in.idx.i = select i1 %.476.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
  %.480.sink.in.idx.sink.i = phi i64 [ %.480.sink.in.idx.i, %B858.i ], [ 16, %B760.i ]
  %.sink.sink.i = phi i64 [ %.sink.i, %B858.i ], [ 24, %B760.i ]
  %unroll.2.0.i = phi i64 [ 1, %B858.i ], [ %.434.i, %B760.i ]
  %.480.sink.in.i = getelementptr i8, ptr %block.2.0.i, i64 %.480.sink.in.idx.sink.i
  %.512.i = getelementptr i8, ptr %block.2.0.i, i64 %.sink.sink.i
  %.455.sink.i = load i64, ptr %.480.sink.in.i, align 8
  store i64 %.455.sink.i, ptr %.3804, align 8
  %"$phi954.0.2.0.sink.i" = load i64, ptr %.512.i, align 8
  store i64 %"$phi954.0.2.0.sink.i", ptr %sunkaddr1000, align 8
  store i64 %unroll.2.0.i, ptr %.49.i19, align 8
  %.539.i24 = sub i64 %.537.pre.pre.i, %unroll.2.0.i
  store i64 %.539.i24, ptr %.64.i, align 8
  %.6522 = icmp slt i64 %there.3.0.i, 0
  br i1 %.6522, label %B116018035244, label %B126565129575
B116018035244:
  %.6562 = load i64, ptr %sunkaddr904, align 8
  %.6563 = getelementptr i64, ptr %arg.s, i64 %.6562
  %.6566 = load i64, ptr %sunkaddr879, align 8
  %.6567 = mul i64 %.6566, %.3047
  %.6568 = getelementptr i64, ptr %.6563, i64 %.6567
  %.6571 = load i64, ptr %sunkaddr880, align 8
  %gep110 = getelementptr i64, ptr %invariant.gep97, i64 %.6571
  %.6580 = getelementptr i64, ptr %gep110, i64 %_run_sub_core_v46_place.8.6
  %.6581 = load i64, ptr %.6580, align 8
  %.6582 = getelementptr i64, ptr %.6568, i64 %.6581
  store i64 -1, ptr %.6582, align 8
  %.27.i = load i64, ptr %sunkaddr911, align 8
  %.28.i46 = getelementptr i64, ptr %arg.s, i64 %.27.i
  %.31.i = getelementptr i8, ptr %.28.i46, i64 %.3804.idx
  %.32.i47 = getelementptr i8, ptr %.31.i, i64 128
  %.33.i48 = load i64, ptr %.32.i47, align 8
  %.39.i50 = load i64, ptr %.33.i, align 8
  %.40.i51 = getelementptr i64, ptr %arg.s, i64 %.39.i50
  %.43.idx.i = mul i64 %.33.i48, 40
  %.43.i52 = getelementptr i8, ptr %.40.i51, i64 %.43.idx.i
  %.49.i53 = load i64, ptr %.43.i52, align 8
  %.50.i54 = add i64 %.49.i53, -1
  store i64 %.50.i54, ptr %.43.i52, align 8
  %.56.i56 = load i64, ptr %.55.i55, align 8
  %.11.i.i57 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v46_after.2.7, i64 %.56.i56)
  store i64 %.11.i.i57, ptr %.55.i55, align 8
  %.93.i = load i64, ptr %.43.i52, align 8
  %.94.i = icmp eq i64 %.93.i, 0
  br i1 %.94.i, label %B172.i, label %B326.i
B172.i:
  %sunkaddr1.i = getelementptr i8, ptr %.43.i52, i64 16
  %.102.i61 = load i64, ptr %sunkaddr1.i, align 8
  %.106.idx.i = shl i64 %.102.i61, 5
  %.106.i62 = getelementptr i8, ptr %arg.log, i64 %.106.idx.i
  %.108.i = getelementptr i8, ptr %.106.i62, i64 8
  store i64 %_run_sub_core_v46_after.2.7, ptr %.108.i, align 8
  %.112.i = load i64, ptr %.111.i63, align 8
  %.113.i = add i64 %.112.i, 1
  store i64 %.113.i, ptr %.111.i63, align 8
  %.120.i = load i64, ptr %.119.i64, align 8
  %.124.i65 = icmp eq i64 %.120.i, 0
  br i1 %.124.i65, label %B172.endif.endif.i, label %B172.else.i
B326.i:
  %sunkaddr3.i58 = getelementptr i8, ptr %.43.i52, i64 24
  %.248.i59 = load i64, ptr %sunkaddr3.i58, align 8
  %.251.i60 = load i64, ptr %.250.i, align 8
  %.252.i = icmp slt i64 %.248.i59, %.251.i60
  br i1 %.252.i, label %B358.i, label %B438.i
B358.i:
  %.257.i = add i64 %.248.i59, 1
  store i64 %.257.i, ptr %sunkaddr3.i58, align 8
  call fastcc void @f9(ptr %.270.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.33.i48, i64 %.3802, i64 %.248.i59, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.43.i52, i64 8
  %.312.i = load i64, ptr %sunkaddr8.i, align 8
  %.318.i = icmp eq i64 %.312.i, %.93.i
  br i1 %.318.i, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.326.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.33.i48, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.135.i = icmp ne i64 %.33.i48, -9223372036854775808
  %.136.i = icmp ne i64 %.120.i, -1
  %.137.not.i = or i1 %.135.i, %.136.i
  br i1 %.137.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.054.i = phi i64 [ 0, %B172.i ], [ %spec.select.i67, %95 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select56.i, %95 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.212.i44, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.054.i, i64 %rem.1.0.i, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.endif.else.if.i:
  %83 = or i64 %.120.i, %.33.i48
  %84 = icmp ult i64 %83, 4294967296
  br i1 %84, label %85, label %92
85:
  %86 = trunc i64 %.120.i to i32
  %87 = trunc i64 %.33.i48 to i32
  %88 = udiv i32 %87, %86
  %89 = urem i32 %87, %86
  %90 = zext i32 %88 to i64
  %91 = zext i32 %89 to i64
  br label %95
92:
  %93 = sdiv i64 %.33.i48, %.120.i
  %94 = srem i64 %.33.i48, %.120.i
  br label %95
95:
  %96 = phi i64 [ %90, %85 ], [ %93, %92 ]
  %97 = phi i64 [ %91, %85 ], [ %94, %92 ]
  %.142.i = xor i64 %97, %.120.i
  %.143.i = icmp slt i64 %.142.i, 0
  %.144.i = icmp ne i64 %97, 0
  %.145.i = and i1 %.144.i, %.143.i
  %.150.i66 = sext i1 %.145.i to i64
  %spec.select.i67 = add i64 %96, %.150.i66
  %.196.i = select i1 %.145.i, i64 %.120.i, i64 0
  %spec.select56.i = add i64 %.196.i, %97
  br label %B172.endif.endif.i
_ZN7mgpusim6engine5event4core6groups6finishB4v214B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B116018035249:
  %_run_sub_core_v46_following.2.7 = phi i64 [ %_run_sub_core_v46_advance_v56_soonest.3.7.ph, %B115578573094 ], [ %.6455.pre-phi, %B115578573118 ]
  %.6651 = getelementptr i8, ptr %.6054, i64 104
  %.6652 = load i64, ptr %.6651, align 8
  %.6661 = icmp sgt i64 %.6652, 4
  br i1 %.6661, label %B116018035250, label %B116018035268
B116018035250:
  %.6674 = load i64, ptr %.46.i17, align 8
  %sunkaddr1016 = getelementptr i8, ptr %.6054, i64 72
  %.6679 = load i64, ptr %sunkaddr1016, align 8
  %.6682 = add i64 %.6679, %.6674
  %.6684.idx = shl i64 %.6682, 4
  %.6684 = getelementptr i8, ptr %arg.entries, i64 %.6684.idx
  %.6685 = getelementptr i8, ptr %.6684, i64 8
  %.6686 = load i64, ptr %.6685, align 8
  %98 = and i64 %.6686, 4294967295
  %.6688 = icmp eq i64 %98, 0
  %spec.select1841 = select i1 %.6688, i64 0, i64 %.6652
  br label %B116018035268
B116018035268:
  %_run_sub_core_v46_aim_of_v54_aim.2.6 = phi i64 [ %.6652, %B116018035249 ], [ %spec.select1841, %B116018035250 ]
  %.6709 = icmp sgt i64 %_run_sub_core_v46_following.2.7, %_run_sub_core_v46_after.2.7
  br i1 %.6709, label %B116018035363, label %B116018035348
B116018035348:
  %.6713 = load i64, ptr %sunkaddr1017, align 8
  %.6714 = icmp eq i64 %.6713, 0
  br i1 %.6714, label %B116018035363, label %B119533733475
B116018035363:
  %.6742 = load i64, ptr %sunkaddr877, align 8
  %gep108 = getelementptr i64, ptr %invariant.gep97, i64 %.6742
  %.6749 = getelementptr i64, ptr %gep108, i64 %_run_sub_core_v46_place.8.6
  store i64 %_run_sub_core_v46_aim_of_v54_aim.2.6, ptr %.6749, align 8
  %.6753 = shl i64 %_run_sub_core_v46_following.2.7, 9
  %.6754 = or i64 %.6753, %_run_sub_core_v46_place.8.6
  %.6761 = load i64, ptr %sunkaddr874, align 8
  %gep102 = getelementptr i64, ptr %invariant.gep99, i64 %.6761
  %.6773 = add i64 %_run_sub_core_v46_place.8.6, %.905
  %.6778 = getelementptr i64, ptr %gep102, i64 %.6773
  store i64 %.6754, ptr %.6778, align 8
  %.6780 = icmp sgt i64 %.6773, 1
  br i1 %.6780, label %B116018035443.endif, label %B119533733443.endif
B119533733475:
  %.6901 = icmp slt i64 %_run_sub_core_v46_after.2.7, %quot.0
  %.6904 = icmp sgt i64 %_run_sub_core_v46_aim_of_v54_aim.2.6, 0
  %or.cond1842 = and i1 %.6901, %.6904
  br i1 %or.cond1842, label %B119533733552, label %B988.backedge
B119533733552:
  %.6924 = icmp ult i64 %_run_sub_core_v46_aim_of_v54_aim.2.6, 5
  br i1 %.6924, label %B119533733553, label %B119533733697
B119533733553:
  %.6930 = load i64, ptr %sunkaddr872, align 8
  %gep2214 = getelementptr i64, ptr %invariant.gep2209, i64 %.6930
  %99 = getelementptr i8, ptr %gep2214, i64 120
  %.6944 = getelementptr i64, ptr %99, i64 %_run_sub_core_v46_aim_of_v54_aim.2.6
  %.6945 = load i64, ptr %.6944, align 8
  br label %B119533733789
B119533733697:
  %.6954 = load i64, ptr %sunkaddr887, align 8
  %gep2224 = getelementptr i64, ptr %invariant.gep2148, i64 %.6954
  %100 = getelementptr i64, ptr %gep2224, i64 %_run_sub_core_v46_aim_of_v54_aim.2.6
  %.6968 = getelementptr i8, ptr %100, i64 -40
  %.6969 = load i64, ptr %.6968, align 8
  %.6970 = add i64 %.6969, -16384
  br label %B119533733789
B119533733789:
  %_run_sub_core_v46__v1508call_6.2.7 = phi i64 [ %.6945, %B119533733553 ], [ %.6970, %B119533733697 ]
  %.6976 = icmp sgt i64 %_run_sub_core_v46__v1508call_6.2.7, %_run_sub_core_v46_after.2.7
  br i1 %.6976, label %B119533733791, label %B988.backedge
B119533733791:
  %.7000 = add i64 %_run_sub_core_v46_place.8.6, %.1043
  %.7003 = load i64, ptr %sunkaddr878, align 8
  %.7004 = getelementptr i64, ptr %arg.s, i64 %.7003
  %.7007 = load i64, ptr %sunkaddr879, align 8
  %.7008 = mul i64 %.7007, %.1062
  %.7009 = getelementptr i64, ptr %.7004, i64 %.7008
  %.7011 = load i64, ptr %sunkaddr877, align 8
  %.7012 = getelementptr i64, ptr %arg.s, i64 %.7011
  %.7013 = getelementptr i64, ptr %.7012, i64 %.7000
  store i64 %_run_sub_core_v46_aim_of_v54_aim.2.6, ptr %.7013, align 8
  %.7017 = load i64, ptr %sunkaddr880, align 8
  %.7018 = getelementptr i64, ptr %arg.s, i64 %.7017
  %.7019 = getelementptr i64, ptr %.7018, i64 %.7000
  %.7020 = load i64, ptr %.7019, align 8
  %.7023 = mul i64 %.7007, %_run_sub_core_v46_aim_of_v54_aim.2.6
  %.7024 = ashr i64 %.7020, 6
  %101 = getelementptr i64, ptr %.7009, i64 %.7023
  %.7026 = getelementptr i64, ptr %101, i64 %.7024
  %.7027 = load i64, ptr %.7026, align 8
  %.7028 = and i64 %.7020, 63
  %.7029 = shl i64 1, %.7028
  %.7030 = or i64 %.7029, %.7027
  store i64 %.7030, ptr %.7026, align 8
  %.7035 = load i64, ptr %sunkaddr880, align 8
  %.7036 = getelementptr i64, ptr %arg.s, i64 %.7035
  %.7037 = getelementptr i64, ptr %.7036, i64 %.7000
  %.7038 = load i64, ptr %.7037, align 8
  %.7042 = ashr i64 %.7038, 6
  %.idx1861 = mul i64 %.7007, 72
  %102 = getelementptr i8, ptr %.7009, i64 %.idx1861
  %.7044 = getelementptr i64, ptr %102, i64 %.7042
  %.7045 = load i64, ptr %.7044, align 8
  %.7046 = and i64 %.7038, 63
  %.7047 = shl i64 1, %.7046
  %.7048 = or i64 %.7047, %.7045
  store i64 %.7048, ptr %.7044, align 8
  %.7052 = load i64, ptr %sunkaddr872, align 8
  %gep2216 = getelementptr i64, ptr %invariant.gep2209, i64 %.7052
  %.7056 = getelementptr i8, ptr %gep2216, i64 16
  %.7057 = load i64, ptr %.7056, align 8
  %.7058 = shl i64 1, %_run_sub_core_v46_aim_of_v54_aim.2.6
  %.7059 = or i64 %.7057, %.7058
  store i64 %.7059, ptr %.7056, align 8
  %.7062 = getelementptr i8, ptr %gep2216, i64 24
  %.7063 = getelementptr i64, ptr %.7062, i64 %_run_sub_core_v46_aim_of_v54_aim.2.6
  %.7064 = load i64, ptr %.7063, align 8
  %.7065 = add i64 %.7064, 1
  store i64 %.7065, ptr %.7063, align 8
  br label %B988.backedge
B126565129575:
  %.7093 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v46_advance_v56_soonest.3.7.ph
  br i1 %.7093, label %B126565129655, label %B114260186937
B126565129655:
  %.7098 = shl i64 %there.3.0.i, 4
  %.7099 = or i64 %.7098, 13
  store i64 %.7099, ptr %sunkaddr1029, align 8
  br label %B114260186937.outer
B126565129855.sink.split.sink.split:
  %.3718.sink186 = phi ptr [ %.2201, %B112502338807 ], [ %.3718, %B112529804217 ]
  %.2172.sink.ph = phi i64 [ %.2172, %B112502338807 ], [ %.3689, %B112529804217 ]
  %.2086.sink.ph = phi ptr [ %.2086, %B112502338807 ], [ %.3603, %B112529804217 ]
  store ptr null, ptr %.3718.sink186, align 8
  call fastcc void @f4(ptr %.3718.sink186, ptr %arg.s, i64 %.892)
  br label %B126565129855.sink.split
B126565129855.sink.split:
  %.2172.sink = phi i64 [ %.2172, %B112502338807 ], [ %.3689, %B112529804217 ], [ %.2172.sink.ph, %B126565129855.sink.split.sink.split ]
  %.2086.sink = phi ptr [ %.2086, %B112502338807 ], [ %.3603, %B112529804217 ], [ %.2086.sink.ph, %B126565129855.sink.split.sink.split ]
  %.2228 = load i64, ptr %.1239.i, align 8
  %.2229 = getelementptr i64, ptr %arg.s, i64 %.2228
  %.2236 = load i64, ptr %.1204.i, align 8
  %.2240 = ashr i64 %.892, %.2236
  %103 = getelementptr i64, ptr %.2229, i64 %.2240
  %.2244 = getelementptr i8, ptr %103, i64 4096
  %.2245 = load i64, ptr %.2244, align 8
  %.2247 = add i64 %.2245, %.2172.sink
  store i64 %.2247, ptr %.2244, align 8
  tail call void @llvm.memset.p0.i64(ptr %.2086.sink, i8 0, i64 16, i1 false)
  br label %B126565129855
B126565129855:
  %.7118 = add i64 %spec.select, 1
  %exitcond.not551 = icmp eq i64 %.778, %.234220
  br i1 %exitcond.not551, label %B126565129885, label %B852
B126565129885:
  %.644 = add i64 %.6342247, -1
  %.7131 = add i64 %core.2.12246, 1
  %.7135 = icmp slt i64 %.7131, %.231.pre
  %spec.select1843 = select i1 %.7135, i64 %.7131, i64 0
  %.635 = icmp sgt i64 %.6342247, 1
  br i1 %.635, label %B782.endif, label %B140627921867.loopexit462
B140627921867.loopexit462:
  %.7175.pre = load i64, ptr %.33, align 8
  br label %B140627921867
B140627921867:
  %.7175 = phi i64 [ %.7175547, %147 ], [ %.7175547, %B658.endif.endif.thread ], [ %.7175.pre, %B140627921867.loopexit462 ], [ %.7175547, %136 ]
  %.461544 = phi i64 [ %.461, %147 ], [ 0, %B658.endif.endif.thread ], [ %.231.pre, %B140627921867.loopexit462 ], [ %.461, %136 ]
  %.7167 = add i64 %window.2.0223, 1
  %.7176 = icmp eq i64 %.7175, 0
  br i1 %.7176, label %B140627922115, label %B140627922021
B140627922021:
  %.7180 = load i64, ptr %sunkaddr1034, align 8
  %.7181 = icmp ne i64 %.7180, 1
  %.235 = mul i64 %.461544, %.234220
  %.3152139.not = icmp slt i64 %.235, 1
  %or.cond70 = select i1 %.7181, i1 true, i1 %.3152139.not
  br i1 %or.cond70, label %B140627922163.endif.endif, label %B576.preheader.backedge
B140627922115:
  %.235.old = mul i64 %.461544, %.234220
  %.3152139.not.old = icmp slt i64 %.235.old, 1
  br i1 %.3152139.not.old, label %B140627922163.endif.endif, label %B576.preheader.backedge
B576.preheader.backedge:
  %.235224.be = phi i64 [ %.235.old, %B140627922115 ], [ %.235, %B140627922021 ]
  br label %B576.preheader
B225004675282:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B576.preheader:
  %.7175547 = phi i64 [ %.7175549, %B576.preheader.preheader ], [ %.7175, %B576.preheader.backedge ]
  %.461 = phi i64 [ %.231.pre, %B576.preheader.preheader ], [ %.461544, %B576.preheader.backedge ]
  %.235224 = phi i64 [ %.235221, %B576.preheader.preheader ], [ %.235224.be, %B576.preheader.backedge ]
  %window.2.0223 = phi i64 [ 0, %B576.preheader.preheader ], [ %.7167, %B576.preheader.backedge ]
  %.355 = load i64, ptr %sunkaddr1036, align 8
  %.356 = getelementptr i64, ptr %arg.s, i64 %.355
  %min.iters.check = icmp ult i64 %.235224, 4
  br i1 %min.iters.check, label %B574.backedge.preheader, label %vector.ph
B574.backedge.preheader:
  %soonest.2.12142.ph = phi i64 [ %109, %middle.block ], [ 9007199254740992, %B576.preheader ]
  %.32121382140.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B576.preheader ]
  br label %B574.backedge
vector.ph:
  %n.vec = and i64 %.235224, 9223372036854775804
  %104 = shl i64 %.355, 3
  %scevgep802 = getelementptr i8, ptr %scevgep801, i64 %104
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ splat (i64 9007199254740992), %vector.ph ], [ %106, %vector.body ]
  %vec.phi714 = phi <2 x i64> [ splat (i64 9007199254740992), %vector.ph ], [ %107, %vector.body ]
  %105 = shl i64 %index, 3
  %scevgep804 = getelementptr i8, ptr %scevgep802, i64 %105
  %scevgep805 = getelementptr i8, ptr %scevgep804, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep805, align 8
  %wide.load715 = load <2 x i64>, ptr %scevgep804, align 8
  %106 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %wide.load, <2 x i64> %vec.phi)
  %107 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %wide.load715, <2 x i64> %vec.phi714)
  %index.next = add i64 %index, 4
  %108 = icmp eq i64 %n.vec, %index.next
  br i1 %108, label %middle.block, label %vector.body
middle.block:
  %rdx.minmax = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %106, <2 x i64> %107)
  %rdx.shuf = shufflevector <2 x i64> %rdx.minmax, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %rdx.minmax867 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %rdx.minmax, <2 x i64> %rdx.shuf)
  %109 = extractelement <2 x i64> %rdx.minmax867, i64 0
  %cmp.n = icmp eq i64 %.235224, %n.vec
  br i1 %cmp.n, label %B634, label %B574.backedge.preheader
B658.else:
  %.422 = icmp ne i64 %.11.i.lcssa, -9223372036854775808
  %.423 = icmp ne i64 %.407, -1
  %.424.not = or i1 %.422, %.423
  br i1 %.424.not, label %B658.else.if, label %B658.endif
B658.endif:
  %quot.0 = phi i64 [ 0, %B658 ], [ -1, %B658.else ], [ %126, %122 ]
  %.465 = icmp eq i64 %.461, 0
  br i1 %.465, label %B658.endif.endif.thread, label %B658.endif.endif
B658.else.if:
  %110 = or i64 %.407, %.11.i.lcssa
  %111 = icmp ult i64 %110, 4294967296
  br i1 %111, label %112, label %119
112:
  %113 = trunc i64 %.407 to i32
  %114 = trunc i64 %.11.i.lcssa to i32
  %115 = udiv i32 %114, %113
  %116 = urem i32 %114, %113
  %117 = zext i32 %115 to i64
  %118 = zext i32 %116 to i64
  br label %122
119:
  %120 = sdiv i64 %.11.i.lcssa, %.407
  %121 = srem i64 %.11.i.lcssa, %.407
  br label %122
122:
  %123 = phi i64 [ %117, %112 ], [ %120, %119 ]
  %124 = phi i64 [ %118, %112 ], [ %121, %119 ]
  %.429 = xor i64 %124, %.407
  %.430 = icmp slt i64 %.429, 0
  %.431 = icmp ne i64 %124, 0
  %.432 = and i1 %.431, %.430
  %.437 = sext i1 %.432 to i64
  %spec.select1844 = add i64 %123, 1
  %125 = add i64 %spec.select1844, %.437
  %126 = mul i64 %125, %.407
  br label %B658.endif
B658.endif.endif:
  %127 = or i64 %window.2.0223, %.461
  %128 = icmp ult i64 %127, 4294967296
  br i1 %128, label %129, label %134
129:
  %130 = trunc i64 %.461 to i32
  %131 = trunc i64 %window.2.0223 to i32
  %132 = urem i32 %131, %130
  %133 = zext i32 %132 to i64
  br label %136
134:
  %135 = srem i64 %window.2.0223, %.461
  br label %136
136:
  %137 = phi i64 [ %133, %129 ], [ %135, %134 ]
  %.485.not = icmp eq i64 %137, 0
  %138 = tail call i64 @llvm.smin.i64(i64 %.461, i64 0)
  %.493 = select i1 %.485.not, i64 0, i64 %138
  %spec.select1845 = add i64 %.493, %137
  br i1 %.512, label %B140627921867, label %B658.endif.endif.endif.endif
B658.endif.endif.thread:
  br i1 %.512, label %B140627921867, label %B658.endif.endif.endif.endif
B658.endif.endif.endif.endif:
  %rem.1.0562 = phi i64 [ 0, %B658.endif.endif.thread ], [ %spec.select1845, %136 ]
  %139 = or i64 %window.2.0223, %.234220
  %140 = icmp ult i64 %139, 4294967296
  br i1 %140, label %141, label %145
141:
  %142 = trunc i64 %window.2.0223 to i32
  %143 = urem i32 %142, %2
  %144 = zext i32 %143 to i64
  br label %147
145:
  %146 = srem i64 %window.2.0223, %.234220
  br label %147
147:
  %148 = phi i64 [ %144, %141 ], [ %146, %145 ]
  %.532.not = icmp eq i64 %148, 0
  %.540 = select i1 %.532.not, i64 0, i64 %3
  %spec.select1846 = add i64 %.540, %148
  %.6352245.not = icmp slt i64 %.461, 1
  %or.cond = or i1 %4, %.6352245.not
  br i1 %or.cond, label %B140627921867, label %B782.endif.preheader
B782.endif.preheader:
  %.811 = sub i64 %.234220, %spec.select1846
  br label %B782.endif
B782.endif:
  %.6342247 = phi i64 [ %.644, %B126565129885 ], [ %.461, %B782.endif.preheader ]
  %core.2.12246 = phi i64 [ %spec.select1843, %B126565129885 ], [ %rem.1.0562, %B782.endif.preheader ]
  %.677 = mul i64 %core.2.12246, %.234220
  %.679 = add i64 %.677, %spec.select1846
  %.idx = shl i64 %core.2.12246, 5
  %invariant.gep2148 = getelementptr i8, ptr %arg.s, i64 %.idx
  %.43.i = shl i64 %core.2.12246, 2
  br label %B852
B1026.endif:
  %_run_sub_core_v46_arrive_in_mask_v118__play_v119_key.2.8 = phi i64 [ %.11.i240, %B1026.endif ], [ 4611686018427387904, %B1016 ]
  %_run_sub_core_v46_arrive_in_mask_v118__play_v119_at.2.8 = phi i64 [ %.1017, %B1026.endif ], [ %.971, %B1016 ]
  %.981 = xor i64 %_run_sub_core_v46_arrive_in_mask_v118__play_v119_at.2.8, 1
  %.983 = getelementptr i64, ptr %gep90, i64 %.981
  %.984 = load i64, ptr %.983, align 8
  %.11.i240 = tail call i64 @llvm.smin.i64(i64 %.984, i64 %_run_sub_core_v46_arrive_in_mask_v118__play_v119_key.2.8)
  %.1017 = lshr i64 %_run_sub_core_v46_arrive_in_mask_v118__play_v119_at.2.8, 1
  %.1021 = getelementptr i64, ptr %gep90, i64 %.1017
  store i64 %.11.i240, ptr %.1021, align 8
  %.1023 = icmp ugt i64 %_run_sub_core_v46_arrive_in_mask_v118__play_v119_at.2.8, 3
  br i1 %.1023, label %B1026.endif, label %B1066
B112502337699.endif:
  %.15532154.not = icmp slt i64 %.1434, 1
  br i1 %.15532154.not, label %B112502337989.endif.thread, label %B112502337757.lr.ph
B112502337989.endif.thread:
  %.1720145 = getelementptr i8, ptr %gep2210, i64 96
  store i64 0, ptr %.1720145, align 8
  br label %B112502338461.endif
B112502337757.lr.ph:
  %.idx1862 = mul i64 %.1434, 72
  %149 = getelementptr i8, ptr %.1446, i64 %.idx1862
  %150 = icmp eq i64 %.1185, 0
  br label %B112502337757
B112502337989.endif:
  %.1749.pre-phi = phi i64 [ %.pre139, %B112502337955.B112502337989.endif_crit_edge ], [ %.1445, %B112502337943 ]
  %.1729 = phi i64 [ %.1729.pre, %B112502337955.B112502337989.endif_crit_edge ], [ %.1434, %B112502337943 ]
  %.1720 = getelementptr i8, ptr %gep2210, i64 96
  store i64 0, ptr %.1720, align 8
  %.1744 = load i64, ptr %sunkaddr878, align 8
  %.1745 = getelementptr i64, ptr %arg.s, i64 %.1744
  %.1750 = getelementptr i64, ptr %.1745, i64 %.1749.pre-phi
  %.18342229.not = icmp slt i64 %.1729, 1
  br i1 %.18342229.not, label %B112502338461.endif, label %B112502338113.lr.ph
B112502338113.lr.ph:
  %.idx1864 = mul i64 %.1729, 72
  %151 = getelementptr i8, ptr %.1750, i64 %.idx1864
  br label %B112502338113
B112502338461.endif:
  %.1973 = load i64, ptr %sunkaddr874, align 8
  %gep104 = getelementptr i64, ptr %invariant.gep99, i64 %.1973
  %.1980 = getelementptr i8, ptr %gep104, i64 8
  %.1981 = load i64, ptr %.1980, align 8
  %.1982 = ashr i64 %.1981, 9
  %.11.i242 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_busy_masks_v116_soonest.4.8, i64 %.1982)
  %.2019 = icmp slt i64 %.11.i242, %quot.0
  br i1 %.2019, label %B112502338477, label %B112502338571
B112502339105.endif:
  %.2322.idx.pre-phi = phi i64 [ %.pre550, %B857598.B112502339105.endif_crit_edge ], [ %.idx1862, %B112502337943 ]
  %.2314.pre-phi = phi i64 [ %.pre, %B857598.B112502339105.endif_crit_edge ], [ %.1445, %B112502337943 ]
  %.2309 = phi i64 [ %.2309.pre, %B857598.B112502339105.endif_crit_edge ], [ %.1440, %B112502337943 ]
  %.3049 = phi i64 [ %.2300.pre, %B857598.B112502339105.endif_crit_edge ], [ %.1434, %B112502337943 ]
  %.2310 = getelementptr i64, ptr %arg.s, i64 %.2309
  %.2315 = getelementptr i64, ptr %.2310, i64 %.2314.pre-phi
  %.2322 = getelementptr i8, ptr %.2315, i64 %.2322.idx.pre-phi
  %.2338 = load i64, ptr %sunkaddr1043, align 8
  %.2339 = getelementptr i64, ptr %arg.s, i64 %.2338
  %.2381 = icmp slt i64 %.3049, 1
  br i1 %.2381, label %B112504053572, label %B112502339129
B112505770262.endif.thread:
  br i1 %.2381, label %B112505770710, label %B40.i267
B112505770262.endif:
  %word.3.1.i249 = phi i64 [ %.12.i, %B40.i245 ], [ %.63.i259, %B132.i258 ]
  %free.2.1.i250 = phi i64 [ %.49.i, %B40.i245 ], [ %.90.i262, %B132.i258 ]
  %.107.i251 = shl i64 %word.3.1.i249, 6
  %.111.i252 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i250, i1 true)
  %.114.i253 = or i64 %.111.i252, %.107.i251
  %152 = icmp eq i64 %.114.i253, %.2774
  %cond.fr = freeze i1 %152
  %brmerge = or i1 %.2381, %cond.fr
  %.2774. = select i1 %cond.fr, i64 %.2774, i64 -1
  br i1 %brmerge, label %B112505770710, label %B40.i267
B112505770526.endif:
  %word.3.1.i300 = phi i64 [ %.12.i289, %B40.i292 ], [ %.63.i310, %B132.i309 ]
  %free.2.1.i301 = phi i64 [ %.49.i297, %B40.i292 ], [ %.90.i313, %B132.i309 ]
  %.107.i302 = shl i64 %word.3.1.i300, 6
  %.111.i303 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i301, i1 true)
  %.114.i304 = or i64 %.111.i303, %.107.i302
  %.2985 = icmp sgt i64 %word.3.1.i300, -1
  %brmerge373 = or i1 %.2381, %.2985
  %.114.i304.mux = select i1 %.2985, i64 %.114.i304, i64 -1
  br i1 %brmerge373, label %B112505770710, label %B40.i318
B112509202865.endif:
  %_run_sub_core_v46_wake_v85__play_v86_key.2.5 = phi i64 [ %.11.i340, %B112509202865.endif ], [ %.3433, %B112509202864 ]
  %_run_sub_core_v46_wake_v85__play_v86_at.2.5 = phi i64 [ %.3498, %B112509202865.endif ], [ %.3452, %B112509202864 ]
  %.3462 = xor i64 %_run_sub_core_v46_wake_v85__play_v86_at.2.5, 1
  %.3464 = getelementptr i64, ptr %.3446, i64 %.3462
  %.3465 = load i64, ptr %.3464, align 8
  %.11.i340 = tail call i64 @llvm.smin.i64(i64 %.3465, i64 %_run_sub_core_v46_wake_v85__play_v86_key.2.5)
  %.3498 = lshr i64 %_run_sub_core_v46_wake_v85__play_v86_at.2.5, 1
  %.3502 = getelementptr i64, ptr %.3446, i64 %.3498
  store i64 %.11.i340, ptr %.3502, align 8
  %.3504 = icmp ugt i64 %_run_sub_core_v46_wake_v85__play_v86_at.2.5, 3
  br i1 %.3504, label %B112509202865.endif, label %B112529803967.endif
B112529803967.endif:
  %.3522 = load i64, ptr %sunkaddr1036, align 8
  %.3523 = getelementptr i64, ptr %arg.s, i64 %.3522
  %.3525 = getelementptr i64, ptr %.3523, i64 %spec.select
  %.3526 = load i64, ptr %.3525, align 8
  %.11.i341 = tail call i64 @llvm.smin.i64(i64 %.892, i64 %.3526)
  store i64 %.11.i341, ptr %.3525, align 8
  %.3571 = load i64, ptr %sunkaddr1036, align 8
  %.3572 = getelementptr i64, ptr %arg.s, i64 %.3571
  %.3575 = getelementptr i64, ptr %.3572, i64 %spec.select
  store i64 %.892, ptr %.3575, align 8
  %.3595 = load i64, ptr %sunkaddr872, align 8
  %.3596 = getelementptr i64, ptr %arg.s, i64 %.3595
  %.3598 = getelementptr i64, ptr %.3596, i64 %.866
  %.3603 = getelementptr i8, ptr %.3598, i64 112
  %.3604 = load i64, ptr %.3603, align 8
  %.3605 = icmp sgt i64 %.3604, 0
  br i1 %.3605, label %B112529804009, label %B126565129855
B112536669105.endif:
  %sunkaddr1047 = getelementptr i8, ptr %.3866, i64 80
  %.4096 = load i64, ptr %sunkaddr1047, align 8
  %.4120 = getelementptr i8, ptr %.3804, i64 24
  %.4121 = load i64, ptr %.4120, align 8
  %.4130 = getelementptr i8, ptr %.3804, i64 32
  %.4131 = load i64, ptr %.4130, align 8
  %.4132 = ashr i64 %.4131, 4
  %.11.i346 = tail call i64 @llvm.smin.i64(i64 %.4132, i64 %.892)
  %.4167 = icmp sgt i64 %.11.i346, %.4121
  br i1 %.4167, label %B112536669125, label %B112536669127
B112543536079.endif:
  %sunkaddr1049 = getelementptr i8, ptr %.3866, i64 80
  %.4560 = load i64, ptr %sunkaddr1049, align 8
  %.4584 = getelementptr i8, ptr %.3804, i64 24
  %.4585 = load i64, ptr %.4584, align 8
  %.4594 = getelementptr i8, ptr %.3804, i64 32
  %.4595 = load i64, ptr %.4594, align 8
  %.4596 = ashr i64 %.4595, 4
  %.11.i351 = tail call i64 @llvm.smin.i64(i64 %.4596, i64 %.892)
  %.4631 = icmp sgt i64 %.11.i351, %.4585
  br i1 %.4631, label %B112543536160, label %B112543536176
B112543537087.else.if:
  %.4853 = sub i64 %ready.5.0.i, %.892
  %153 = or i64 %.4853, %.4332
  %154 = icmp ult i64 %153, 4294967296
  br i1 %154, label %155, label %160
155:
  %156 = trunc i64 %.4332 to i32
  %157 = trunc i64 %.4853 to i32
  %158 = udiv i32 %157, %156
  %159 = zext i32 %158 to i64
  br label %164
160:
  %161 = sdiv i64 %.4853, %.4332
  %162 = srem i64 %.4853, %.4332
  %163 = ashr i64 %162, 63
  br label %164
164:
  %165 = phi i64 [ %159, %155 ], [ %161, %160 ]
  %.4879.lobit = phi i64 [ 0, %155 ], [ %163, %160 ]
  %.4866.1 = add i64 %165, %.892
  %.4900 = add i64 %.4866.1, %.4879.lobit
  br label %B112557269607
B112557269695.endif:
  %sunkaddr1053 = getelementptr i8, ptr %.3866, i64 80
  %.4972 = load i64, ptr %sunkaddr1053, align 8
  %sunkaddr1055 = getelementptr i8, ptr %.3866, i64 8
  %.4975 = load i64, ptr %sunkaddr1055, align 8
  %.4995 = getelementptr i8, ptr %.3804, i64 24
  %.4996 = load i64, ptr %.4995, align 8
  %.5005 = getelementptr i8, ptr %.3804, i64 32
  %.5006 = load i64, ptr %.5005, align 8
  %.5007 = ashr i64 %.5006, 4
  %.11.i352 = tail call i64 @llvm.smin.i64(i64 %.5007, i64 %.892)
  %.5042 = icmp sgt i64 %.11.i352, %.4996
  br i1 %.5042, label %B112557269707, label %B112557269759
B114260187131.endif:
  %_run_sub_core_v46_advance_v56_pc.2.9 = phi i64 [ %.5988, %B114260187349 ], [ %.5740, %B114260187131.endif.preheader ]
  %.5790.idx = mul i64 %_run_sub_core_v46_advance_v56_pc.2.9, 112
  %.5790 = getelementptr i8, ptr %.5768, i64 %.5790.idx
  %.5802 = getelementptr i8, ptr %.5790, i64 48
  %.5803 = load i64, ptr %.5802, align 8
  %.5804 = getelementptr i8, ptr %.5790, i64 56
  %.5805 = load i64, ptr %.5804, align 8
  %.5842 = sub i64 %.5805, %.5803
  %.58852181.not = icmp slt i64 %.5842, 1
  br i1 %.58852181.not, label %B114260187345, label %B114260187155.backedge.preheader
B114260187155.backedge.preheader:
  %.5925 = load i64, ptr %sunkaddr1056, align 8
  %xtraiter = and i64 %.5842, 3
  %166 = sub i64 %.5803, %.5805
  %167 = icmp ugt i64 %166, -4
  br i1 %167, label %B114260187155.backedge.epil.preheader, label %B114260187155.backedge.preheader.new
B114260187155.backedge.preheader.new:
  %unroll_iter = and i64 %.5842, 9223372036854775804
  %168 = shl i64 %.5925, 3
  %scevgep829 = getelementptr i8, ptr %scevgep828, i64 %168
  br label %B114260187155.backedge
B114260187415.endif:
  %.6050 = load i64, ptr %sunkaddr928, align 8
  %.6051 = getelementptr i64, ptr %arg.c, i64 %.6050
  %.6054.idx = mul i64 %.6644, 112
  %.6054 = getelementptr i8, ptr %.6051, i64 %.6054.idx
  %.6087 = getelementptr i8, ptr %.6054, i64 48
  %.6088 = load i64, ptr %.6087, align 8
  %.6089 = getelementptr i8, ptr %.6054, i64 56
  %.6090 = load i64, ptr %.6089, align 8
  %.6127 = sub i64 %.6090, %.6088
  %.61702200.not = icmp slt i64 %.6127, 1
  br i1 %.61702200.not, label %B114479917303, label %B114260187521.backedge.preheader
B114260187521.backedge.preheader:
  %.6210 = load i64, ptr %sunkaddr1056, align 8
  %xtraiter757 = and i64 %.6127, 3
  %169 = sub i64 %.6088, %.6090
  %170 = icmp ugt i64 %169, -4
  br i1 %170, label %B114260187521.backedge.epil.preheader, label %B114260187521.backedge.preheader.new
B114260187521.backedge.preheader.new:
  %unroll_iter762 = and i64 %.6127, 9223372036854775804
  %171 = shl i64 %.6210, 3
  %scevgep842 = getelementptr i8, ptr %scevgep828, i64 %171
  br label %B114260187521.backedge
B116018035443.endif:
  %_run_sub_core_v46_wake_v52__play_v53_key.2.6 = phi i64 [ %.11.i364, %B116018035443.endif ], [ %.6754, %B116018035363 ]
  %_run_sub_core_v46_wake_v52__play_v53_at.2.6 = phi i64 [ %.6819, %B116018035443.endif ], [ %.6773, %B116018035363 ]
  %.6783 = xor i64 %_run_sub_core_v46_wake_v52__play_v53_at.2.6, 1
  %.6785 = getelementptr i64, ptr %gep102, i64 %.6783
  %.6786 = load i64, ptr %.6785, align 8
  %.11.i364 = tail call i64 @llvm.smin.i64(i64 %.6786, i64 %_run_sub_core_v46_wake_v52__play_v53_key.2.6)
  %.6819 = lshr i64 %_run_sub_core_v46_wake_v52__play_v53_at.2.6, 1
  %.6823 = getelementptr i64, ptr %gep102, i64 %.6819
  store i64 %.11.i364, ptr %.6823, align 8
  %.6825 = icmp ugt i64 %_run_sub_core_v46_wake_v52__play_v53_at.2.6, 3
  br i1 %.6825, label %B116018035443.endif, label %B119533733443.endif
B119533733443.endif:
  %.6849 = load i64, ptr %sunkaddr1036, align 8
  %gep2218 = getelementptr i64, ptr %invariant.gep2217, i64 %.6849
  %.6853 = load i64, ptr %gep2218, align 8
  %.11.i365 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_following.2.7, i64 %.6853)
  store i64 %.11.i365, ptr %gep2218, align 8
  br label %B988.backedge
B140627922163.endif.endif:
  %.7209 = getelementptr i8, ptr %arg.s, i64 176
  store i64 0, ptr %.7209, align 8
  %.7329 = getelementptr i8, ptr %arg.s, i64 240
  tail call void @llvm.memset.p0.i64(ptr %.7329, i8 0, i64 112, i1 false)
  %.7338 = getelementptr i8, ptr %arg.c, i64 192
  %.7339 = load i64, ptr %.7338, align 8
  %.74212260.not = icmp slt i64 %.7339, 1
  br i1 %.74212260.not, label %B225004675282, label %B225004675194.endif.endif.lr.ph
B225004675194.endif.endif.lr.ph:
  %.7460 = getelementptr i8, ptr %arg.s, i64 520
  %.7461.pre = load i64, ptr %.7460, align 8
  %172 = shl i64 %.7461.pre, 3
  %173 = getelementptr i8, ptr %arg.s, i64 %172
  %scevgep = getelementptr i8, ptr %173, i64 112
  %sunkaddr1062 = getelementptr i8, ptr %arg.s, i64 248
  %sunkaddr1063 = getelementptr i8, ptr %arg.s, i64 256
  %sunkaddr1064 = getelementptr i8, ptr %arg.s, i64 264
  %sunkaddr1065 = getelementptr i8, ptr %arg.s, i64 272
  %sunkaddr1066 = getelementptr i8, ptr %arg.s, i64 280
  %sunkaddr1067 = getelementptr i8, ptr %arg.s, i64 288
  %sunkaddr1068 = getelementptr i8, ptr %arg.s, i64 296
  %sunkaddr1069 = getelementptr i8, ptr %arg.s, i64 304
  %sunkaddr1070 = getelementptr i8, ptr %arg.s, i64 312
  %sunkaddr1071 = getelementptr i8, ptr %arg.s, i64 320
  %sunkaddr1072 = getelementptr i8, ptr %arg.s, i64 328
  %sunkaddr1073 = getelementptr i8, ptr %arg.s, i64 336
  %sunkaddr1074 = getelementptr i8, ptr %arg.s, i64 344
  br label %B225004675194.endif.endif
B225004675194.endif.endif:
  %lsr.iv800 = phi i64 [ %.7339, %B225004675194.endif.endif.lr.ph ], [ %lsr.iv.next, %B225004675194.endif.endif ]
  %lsr.iv = phi ptr [ %scevgep, %B225004675194.endif.endif.lr.ph ], [ %scevgep785, %B225004675194.endif.endif ]
  %.7598.13 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.13, %B225004675194.endif.endif ]
  %.7598.12 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.12, %B225004675194.endif.endif ]
  %.7598.11 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.11, %B225004675194.endif.endif ]
  %.7598.10 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.10, %B225004675194.endif.endif ]
  %.7598.9 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.9, %B225004675194.endif.endif ]
  %.7598.8 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.8, %B225004675194.endif.endif ]
  %.7598.7 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.7, %B225004675194.endif.endif ]
  %.7598.6 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.6, %B225004675194.endif.endif ]
  %.7598.5 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.5, %B225004675194.endif.endif ]
  %.7598.4 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.4, %B225004675194.endif.endif ]
  %.7598.3 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.3, %B225004675194.endif.endif ]
  %.7598.2 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.2, %B225004675194.endif.endif ]
  %.7598.1 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603.1, %B225004675194.endif.endif ]
  %.7598 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7603, %B225004675194.endif.endif ]
  %.7470 = phi i64 [ 0, %B225004675194.endif.endif.lr.ph ], [ %.7474, %B225004675194.endif.endif ]
  %scevgep799 = getelementptr i8, ptr %lsr.iv, i64 -112
  %.7473 = load i64, ptr %lsr.iv, align 8
  %.7474 = add i64 %.7473, %.7470
  store i64 %.7474, ptr %.7209, align 8
  %.7602 = load i64, ptr %scevgep799, align 8
  %.7603 = add i64 %.7602, %.7598
  store i64 %.7603, ptr %.7329, align 8
  %scevgep798 = getelementptr i8, ptr %lsr.iv, i64 -104
  %.7602.1 = load i64, ptr %scevgep798, align 8
  %.7603.1 = add i64 %.7602.1, %.7598.1
  store i64 %.7603.1, ptr %sunkaddr1062, align 8
  %scevgep797 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.7602.2 = load i64, ptr %scevgep797, align 8
  %.7603.2 = add i64 %.7602.2, %.7598.2
  store i64 %.7603.2, ptr %sunkaddr1063, align 8
  %scevgep796 = getelementptr i8, ptr %lsr.iv, i64 -88
  %.7602.3 = load i64, ptr %scevgep796, align 8
  %.7603.3 = add i64 %.7602.3, %.7598.3
  store i64 %.7603.3, ptr %sunkaddr1064, align 8
  %scevgep795 = getelementptr i8, ptr %lsr.iv, i64 -80
  %.7602.4 = load i64, ptr %scevgep795, align 8
  %.7603.4 = add i64 %.7602.4, %.7598.4
  store i64 %.7603.4, ptr %sunkaddr1065, align 8
  %scevgep794 = getelementptr i8, ptr %lsr.iv, i64 -72
  %.7602.5 = load i64, ptr %scevgep794, align 8
  %.7603.5 = add i64 %.7602.5, %.7598.5
  store i64 %.7603.5, ptr %sunkaddr1066, align 8
  %scevgep793 = getelementptr i8, ptr %lsr.iv, i64 -64
  %.7602.6 = load i64, ptr %scevgep793, align 8
  %.7603.6 = add i64 %.7602.6, %.7598.6
  store i64 %.7603.6, ptr %sunkaddr1067, align 8
  %scevgep792 = getelementptr i8, ptr %lsr.iv, i64 -56
  %.7602.7 = load i64, ptr %scevgep792, align 8
  %.7603.7 = add i64 %.7602.7, %.7598.7
  store i64 %.7603.7, ptr %sunkaddr1068, align 8
  %scevgep791 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.7602.8 = load i64, ptr %scevgep791, align 8
  %.7603.8 = add i64 %.7602.8, %.7598.8
  store i64 %.7603.8, ptr %sunkaddr1069, align 8
  %scevgep790 = getelementptr i8, ptr %lsr.iv, i64 -40
  %.7602.9 = load i64, ptr %scevgep790, align 8
  %.7603.9 = add i64 %.7602.9, %.7598.9
  store i64 %.7603.9, ptr %sunkaddr1070, align 8
  %scevgep789 = getelementptr i8, ptr %lsr.iv, i64 -32
  %.7602.10 = load i64, ptr %scevgep789, align 8
  %.7603.10 = add i64 %.7602.10, %.7598.10
  store i64 %.7603.10, ptr %sunkaddr1071, align 8
  %scevgep788 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.7602.11 = load i64, ptr %scevgep788, align 8
  %.7603.11 = add i64 %.7602.11, %.7598.11
  store i64 %.7603.11, ptr %sunkaddr1072, align 8
  %scevgep787 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.7602.12 = load i64, ptr %scevgep787, align 8
  %.7603.12 = add i64 %.7602.12, %.7598.12
  store i64 %.7603.12, ptr %sunkaddr1073, align 8
  %scevgep786 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.7602.13 = load i64, ptr %scevgep786, align 8
  %.7603.13 = add i64 %.7602.13, %.7598.13
  store i64 %.7603.13, ptr %sunkaddr1074, align 8
  %scevgep785 = getelementptr i8, ptr %lsr.iv, i64 120
  %lsr.iv.next = add i64 %lsr.iv800, -1
  %exitcond2466.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond2466.not, label %B225004675282, label %B225004675194.endif.endif
}
declare i64 @llvm.cttz.i64(i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.smin.i64(i64, i64)
define internal fastcc void @f3(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, ptr %arg.streams.5, i64 %arg.core, i64 %arg.slot, i64 %arg.t)  {
B0:
  %.462 = alloca ptr, align 8
  %.29 = getelementptr i8, ptr %arg.S, i64 144
  %.30 = load i64, ptr %.29, align 8
  %.35 = getelementptr i8, ptr %arg.S, i64 152
  %.36 = load i64, ptr %.35, align 8
  %.38.not = icmp slt i64 %.30, %.36
  br i1 %.38.not, label %B176.endif, label %B40
B40:
  %.47 = getelementptr i8, ptr %arg.S, i64 168
  %.48 = load i64, ptr %.47, align 8
  %.49 = icmp eq i64 %.48, 0
  br i1 %.49, label %B62, label %common.ret
B62:
  %.52 = getelementptr i8, ptr %arg.S, i64 576
  %.53 = load i64, ptr %.52, align 8
  %.54 = getelementptr i64, ptr %arg.S, i64 %.53
  %.56 = getelementptr i8, ptr %arg.S, i64 200
  %.57 = load i64, ptr %.56, align 8
  %.59.idx = mul i64 %.57, 24
  %.59 = getelementptr i8, ptr %.54, i64 %.59.idx
  store i64 %arg.core, ptr %.59, align 8
  %.66 = getelementptr i8, ptr %.59, i64 8
  store i64 %arg.slot, ptr %.66, align 8
  %.71 = getelementptr i8, ptr %.59, i64 16
  store i64 %arg.t, ptr %.71, align 8
  %.77 = load i64, ptr %.56, align 8
  %.78 = add i64 %.77, 1
  store i64 %.78, ptr %.56, align 8
  br label %common.ret
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B290:
  %.158 = getelementptr i8, ptr %arg.C, i64 248
  %.159 = load i64, ptr %.158, align 8
  %.161 = add i64 %.159, %.11.i
  br label %B310.endif.endif.endif
B716:
  %start.5.0106 = phi i64 [ %.426, %B716.endif ], [ %.210, %B716.preheader ]
  %.390101104 = phi i64 [ %.397, %B716.endif ], [ 0, %B716.preheader ]
  %.397 = add i64 %.390101104, 1
  %.424 = load i64, ptr %sunkaddr16, align 8
  %.9.i = load i64, ptr %.235, align 8
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %0 = or i64 %.9.i, %.390101104
  %1 = icmp ult i64 %0, 4294967296
  br i1 %1, label %2, label %6
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B716 ], [ %spec.select.i, %8 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.55.i = load i64, ptr %sunkaddr17, align 8
  %.56.i = mul i64 %.55.i, %arg.core
  %.61.i = icmp eq i64 %.55.i, 0
  br i1 %.61.i, label %B716.endif, label %B0.endif.else.i
2:
  %3 = trunc i64 %.9.i to i32
  %tmp15 = trunc i64 %.390101104 to i32
  %4 = urem i32 %tmp15, %3
  %5 = zext i32 %4 to i64
  br label %8
6:
  %7 = srem i64 %.390101104, %.9.i
  br label %8
8:
  %9 = phi i64 [ %5, %2 ], [ %7, %6 ]
  %.33.i = xor i64 %9, %.9.i
  %.34.i = icmp slt i64 %.33.i, 0
  %.35.i = icmp ne i64 %9, 0
  %.36.i = and i1 %.35.i, %.34.i
  %.43.i = select i1 %.36.i, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %9
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i = icmp ne i64 %.53.i, -9223372036854775808
  %.73.i = icmp ne i64 %.55.i, -1
  %.74.not.i = or i1 %.72.i, %.73.i
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.101.i = load i64, ptr %sunkaddr18, align 8
  %.102.i = mul i64 %.101.i, %.56.i
  br label %B716.endif
B0.endif.endif.else.if.i:
  %10 = or i64 %.53.i, %.55.i
  %11 = icmp ult i64 %10, 4294967296
  br i1 %11, label %12, label %19
12:
  %13 = trunc i64 %.55.i to i32
  %14 = trunc i64 %.53.i to i32
  %15 = udiv i32 %14, %13
  %16 = urem i32 %14, %13
  %17 = zext i32 %15 to i64
  %18 = zext i32 %16 to i64
  br label %22
19:
  %20 = sdiv i64 %.53.i, %.55.i
  %21 = srem i64 %.53.i, %.55.i
  br label %22
22:
  %23 = phi i64 [ %17, %12 ], [ %20, %19 ]
  %24 = phi i64 [ %18, %12 ], [ %21, %19 ]
  %.79.i = xor i64 %24, %.55.i
  %.80.i = icmp slt i64 %.79.i, 0
  %.81.i = icmp ne i64 %24, 0
  %.82.i = and i1 %.81.i, %.80.i
  %.89.i = select i1 %.82.i, i64 %.55.i, i64 0
  %spec.select8.i = add i64 %24, %.56.i
  %.9911.i = add i64 %spec.select8.i, %.89.i
  %.10113.i = load i64, ptr %sunkaddr18, align 8
  %.10214.i = mul i64 %.9911.i, %.10113.i
  %.133.i = sext i1 %.82.i to i64
  %spec.select9.i = add i64 %23, %.133.i
  br label %B716.endif
B814:
  %start.5.0.lcssa = phi i64 [ %.210, %B310.endif.endif.endif ], [ %.426, %B716.endif ]
  %.501 = load i64, ptr %.170, align 8
  %.502 = getelementptr i64, ptr %arg.S, i64 %.501
  %.507 = getelementptr i64, ptr %.502, i64 %arg.core
  store i64 %start.5.0.lcssa, ptr %.507, align 8
  br label %common.ret
B176.endif:
  %.96 = getelementptr i8, ptr %arg.C, i64 168
  %.97 = load i64, ptr %.96, align 8
  %.99 = add i64 %.97, %.30
  store i64 %.99, ptr %.29, align 8
  %.104 = getelementptr i8, ptr %arg.S, i64 136
  %.105 = load i64, ptr %.104, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.105, i64 %arg.t)
  %.145 = getelementptr i8, ptr %arg.C, i64 240
  %.146 = load i64, ptr %.145, align 8
  %.148 = add i64 %.146, %.11.i
  store i64 %.148, ptr %.104, align 8
  %.153 = icmp sgt i64 %arg.t, 0
  br i1 %.153, label %B290, label %B310.endif.endif.endif
B310.endif.endif.endif:
  %start.4.0 = phi i64 [ %.161, %B290 ], [ %.11.i, %B176.endif ]
  %.170 = getelementptr i8, ptr %arg.S, i64 504
  %.171 = load i64, ptr %.170, align 8
  %.172 = getelementptr i64, ptr %arg.S, i64 %.171
  %.174 = getelementptr i64, ptr %.172, i64 %arg.core
  %.175 = load i64, ptr %.174, align 8
  %.11.i5 = tail call i64 @llvm.smax.i64(i64 %.175, i64 %start.4.0)
  %.208 = getelementptr i8, ptr %arg.C, i64 224
  %.209 = load i64, ptr %.208, align 8
  %.210 = add i64 %.209, %.11.i5
  %.215 = getelementptr i8, ptr %arg.C, i64 160
  %.216 = load i64, ptr %.215, align 8
  %.218 = mul i64 %.216, %arg.core
  %.220 = add i64 %.218, %arg.slot
  %.225 = getelementptr i8, ptr %arg.S, i64 512
  %.226 = load i64, ptr %.225, align 8
  %.233 = load i64, ptr %.96, align 8
  %.235 = getelementptr i8, ptr %arg.C, i64 176
  %.236 = load i64, ptr %.235, align 8
  %.11.i6 = tail call i64 @llvm.smin.i64(i64 %.236, i64 %.233)
  %.227 = getelementptr i64, ptr %arg.S, i64 %.226
  %.230.idx = mul i64 %.220, 40
  %.230 = getelementptr i8, ptr %.227, i64 %.230.idx
  %.266 = getelementptr i8, ptr %arg.S, i64 224
  %.267 = load i64, ptr %.266, align 8
  %.268 = getelementptr i8, ptr %.230, i64 16
  store i64 %.267, ptr %.268, align 8
  %.273 = add i64 %.267, 1
  store i64 %.273, ptr %.266, align 8
  %.279 = load i64, ptr %.96, align 8
  store i64 %.279, ptr %.230, align 8
  %.282 = getelementptr i8, ptr %.230, i64 8
  store i64 0, ptr %.282, align 8
  %.285 = getelementptr i8, ptr %.230, i64 32
  store i64 %.30, ptr %.285, align 8
  %.289 = getelementptr i8, ptr %.230, i64 24
  store i64 %.11.i6, ptr %.289, align 8
  %.294 = load i64, ptr %.268, align 8
  %.296.idx = shl i64 %.294, 5
  %.296 = getelementptr i8, ptr %arg.streams.5, i64 %.296.idx
  store i64 %.210, ptr %.296, align 8
  %.300 = getelementptr i8, ptr %.296, i64 16
  store i64 %arg.core, ptr %.300, align 8
  %.303 = getelementptr i8, ptr %.296, i64 24
  store i64 %arg.slot, ptr %.303, align 8
  %.384103.not = icmp slt i64 %.11.i6, 1
  br i1 %.384103.not, label %B814, label %B716.preheader
B716.preheader:
  %sunkaddr16 = getelementptr i8, ptr %arg.C, i64 232
  %sunkaddr17 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr18 = getelementptr i8, ptr %arg.C, i64 152
  br label %B716
B716.endif:
  %.1026.i = phi i64 [ %.10214.i, %22 ], [ %.102.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %22 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.426 = add i64 %.424, %start.5.0106
  call fastcc void @f9(ptr %.462, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, i64 %.220, i64 %.145.i, i64 %.390101104, i64 %.426)
  %exitcond.not = icmp eq i64 %.11.i6, %.397
  br i1 %exitcond.not, label %B814, label %B716
}
declare i64 @llvm.smax.i64(i64, i64)
define internal fastcc void @f9(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, i64 %arg.group, i64 %arg.index, i64 %arg.number, i64 %arg.t)  {
B0.endif:
  %.26 = getelementptr i8, ptr %arg.S, i64 416
  %.27 = load i64, ptr %.26, align 8
  %.28 = getelementptr i64, ptr %arg.S, i64 %.27
  %.31.idx = mul i64 %arg.index, 168
  %.31 = getelementptr i8, ptr %.28, i64 %.31.idx
  %.34 = getelementptr i8, ptr %arg.S, i64 512
  %.35 = load i64, ptr %.34, align 8
  %.36 = getelementptr i64, ptr %arg.S, i64 %.35
  %.38.idx = mul i64 %arg.group, 40
  %.38 = getelementptr i8, ptr %.36, i64 %.38.idx
  %.39 = getelementptr i8, ptr %.38, i64 32
  %.40 = load i64, ptr %.39, align 8
  %.41 = add i64 %.40, %arg.number
  %.43.idx = mul i64 %.41, 24
  %.43 = getelementptr i8, ptr %arg.streams.0, i64 %.43.idx
  tail call void @llvm.memset.p0.i64(ptr %.31, i8 0, i64 16, i1 false)
  %.49 = load i64, ptr %.43, align 8
  %.50 = add i64 %.49, -1
  %.51 = getelementptr i8, ptr %.31, i64 64
  store i64 %.50, ptr %.51, align 8
  %.53 = getelementptr i8, ptr %.43, i64 8
  %.54 = load i64, ptr %.53, align 8
  %.55 = getelementptr i8, ptr %.31, i64 72
  store i64 %.54, ptr %.55, align 8
  %.57 = getelementptr i8, ptr %.43, i64 16
  %.58 = load i64, ptr %.57, align 8
  %.59 = getelementptr i8, ptr %.31, i64 16
  store i64 %.58, ptr %.59, align 8
  %.61 = getelementptr i8, ptr %.31, i64 80
  %.67 = getelementptr i8, ptr %.31, i64 128
  tail call void @llvm.memset.p0.i64(ptr %.61, i8 0, i64 24, i1 false)
  store i64 %arg.group, ptr %.67, align 8
  %.69 = getelementptr i8, ptr %.31, i64 136
  store i64 %arg.number, ptr %.69, align 8
  %.72 = getelementptr i8, ptr %.31, i64 24
  store i64 %arg.t, ptr %.72, align 8
  %.74 = getelementptr i8, ptr %.31, i64 32
  %.78 = getelementptr i8, ptr %.31, i64 152
  %.82 = getelementptr i8, ptr %.31, i64 112
  tail call void @llvm.memset.p0.i64(ptr %.74, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr %.78, i8 0, i64 16, i1 false)
  store i64 -1, ptr %.82, align 8
  %.84 = getelementptr i8, ptr %.31, i64 48
  store i64 1, ptr %.84, align 8
  %.86 = getelementptr i8, ptr %.31, i64 144
  store i64 0, ptr %.86, align 8
  %.89 = getelementptr i8, ptr %arg.C, i64 184
  %.90 = load i64, ptr %.89, align 8
  %.17271.not = icmp slt i64 %.90, 1
  br i1 %.17271.not, label %B470, label %B424.lr.ph
B424.lr.ph:
  %xtraiter = and i64 %.90, 3
  %0 = icmp ult i64 %.90, 4
  %.pre = shl i64 %arg.index, 3
  br i1 %0, label %B424.epil.preheader, label %B424.lr.ph.new
B424.lr.ph.new:
  %scevgep4 = getelementptr i8, ptr %arg.S, i64 16
  %1 = lshr i64 %.90, 2
  %2 = mul i64 %1, -4
  %sunkaddr16 = getelementptr i8, ptr %arg.S, i64 472
  br label %B424
B424:
  %lsr.iv14 = phi i64 [ %lsr.iv.next15, %B424 ], [ %2, %B424.lr.ph.new ]
  %lsr.iv5 = phi ptr [ %scevgep7, %B424 ], [ %scevgep4, %B424.lr.ph.new ]
  %.212 = load i64, ptr %sunkaddr16, align 8
  %.216 = load i64, ptr %.89, align 8
  %3 = mul i64 %.216, %.pre
  %4 = shl i64 %.212, 3
  %5 = getelementptr i8, ptr %lsr.iv5, i64 %3
  %scevgep12 = getelementptr i8, ptr %5, i64 %4
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -16
  store i64 0, ptr %scevgep13, align 8
  %.212.1 = load i64, ptr %sunkaddr16, align 8
  %.216.1 = load i64, ptr %.89, align 8
  %6 = mul i64 %.216.1, %.pre
  %7 = shl i64 %.212.1, 3
  %8 = getelementptr i8, ptr %lsr.iv5, i64 %6
  %scevgep10 = getelementptr i8, ptr %8, i64 %7
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 -8
  store i64 0, ptr %scevgep11, align 8
  %.212.2 = load i64, ptr %sunkaddr16, align 8
  %.216.2 = load i64, ptr %.89, align 8
  %9 = mul i64 %.216.2, %.pre
  %10 = shl i64 %.212.2, 3
  %11 = getelementptr i8, ptr %lsr.iv5, i64 %9
  %scevgep9 = getelementptr i8, ptr %11, i64 %10
  store i64 0, ptr %scevgep9, align 8
  %.212.3 = load i64, ptr %sunkaddr16, align 8
  %.216.3 = load i64, ptr %.89, align 8
  %12 = mul i64 %.216.3, %.pre
  %13 = shl i64 %.212.3, 3
  %14 = getelementptr i8, ptr %lsr.iv5, i64 %12
  %scevgep3 = getelementptr i8, ptr %14, i64 %13
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 8
  store i64 0, ptr %scevgep5, align 8
  %scevgep7 = getelementptr i8, ptr %lsr.iv5, i64 32
  %lsr.iv.next15 = add i64 %lsr.iv14, 4
  %niter.ncmp.3 = icmp eq i64 %lsr.iv.next15, 0
  br i1 %niter.ncmp.3, label %B470.loopexit.unr-lcssa, label %B424
B470.loopexit.unr-lcssa:
  %unroll_iter = and i64 %.90, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B470, label %B424.epil.preheader
B424.epil.preheader:
  %.1787072.epil.init = phi i64 [ %unroll_iter, %B470.loopexit.unr-lcssa ], [ 0, %B424.lr.ph ]
  %15 = shl i64 %.1787072.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.S, i64 %15
  %sunkaddr18 = getelementptr i8, ptr %arg.S, i64 472
  br label %B424.epil
B424.epil:
  %lsr.iv8 = phi i64 [ %lsr.iv.next, %B424.epil ], [ %xtraiter, %B424.epil.preheader ]
  %lsr.iv = phi ptr [ %scevgep6, %B424.epil ], [ %scevgep, %B424.epil.preheader ]
  %.212.epil = load i64, ptr %sunkaddr18, align 8
  %.216.epil = load i64, ptr %.89, align 8
  %16 = mul i64 %.216.epil, %.pre
  %17 = shl i64 %.212.epil, 3
  %18 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep2 = getelementptr i8, ptr %18, i64 %17
  store i64 0, ptr %scevgep2, align 8
  %scevgep6 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv8, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B470, label %B424.epil
B470:
  %.228 = getelementptr i8, ptr %arg.C, i64 152
  %.229 = load i64, ptr %.228, align 8
  %.233 = icmp eq i64 %.229, 0
  br i1 %.233, label %B470.endif.endif, label %B470.else
B470.else:
  %.244 = icmp ne i64 %arg.index, -9223372036854775808
  %.245 = icmp ne i64 %.229, -1
  %.246.not = or i1 %.244, %.245
  br i1 %.246.not, label %B470.endif.else.if, label %B470.endif.endif
B470.endif.endif:
  %quot.065 = phi i64 [ 0, %B470 ], [ %spec.select, %46 ], [ 0, %B470.else ]
  %rem.1.0 = phi i64 [ 0, %B470 ], [ %spec.select67, %46 ], [ 0, %B470.else ]
  %.17.i = getelementptr i8, ptr %arg.S, i64 480
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i64, ptr %arg.S, i64 %.18.i
  %.22.idx.i = mul i64 %quot.065, 160
  %.22.i = getelementptr i8, ptr %.19.i, i64 %.22.idx.i
  %.27.i = getelementptr i8, ptr %.22.i, i64 104
  %.28.i = load i64, ptr %.27.i, align 8
  %.33.i = getelementptr i8, ptr %arg.C, i64 304
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = shl i64 %.34.i, 6
  %.36.i = icmp eq i64 %.28.i, %.35.i
  br i1 %.36.i, label %B72.i, label %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.065, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B72.i:
  %.27.i2 = getelementptr i8, ptr %arg.S, i64 448
  %.28.i3 = load i64, ptr %.27.i2, align 8
  %.29.i = getelementptr i64, ptr %arg.S, i64 %.28.i3
  %.30.i = shl i64 %quot.065, 6
  %.33.i4 = mul i64 %.30.i, %.34.i
  %.34.i5 = getelementptr i64, ptr %.29.i, i64 %.33.i4
  %.42.i6 = getelementptr i8, ptr %arg.S, i64 456
  %.43.i = load i64, ptr %.42.i6, align 8
  %.44.i = getelementptr i64, ptr %arg.S, i64 %.43.i
  %.45.i = mul i64 %quot.065, 10
  %.48.i = mul i64 %.45.i, %.34.i
  %.49.i = getelementptr i64, ptr %.44.i, i64 %.48.i
  %.57.i = getelementptr i8, ptr %.22.i, i64 8
  %.58.i = load i64, ptr %.57.i, align 8
  store i64 -1, ptr %.57.i, align 8
  %.67.i = load i64, ptr %.33.i, align 8
  %19 = tail call i64 @llvm.smax.i64(i64 %.67.i, i64 0)
  %storemerge.i = shl i64 %19, 6
  %.150134.i = icmp sgt i64 %storemerge.i, 0
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B178.us.preheader.i:
  %sunkaddr.i = getelementptr i8, ptr %arg.C, i64 216
  %sunkaddr5.i = getelementptr i8, ptr %arg.S, i64 440
  %sunkaddr6.i = getelementptr i8, ptr %arg.C, i64 312
  br label %B178.us.i
B178.us.i:
  %rank.2.0140.us.i = phi i64 [ %rank.3.1.us.i, %B528.us.i ], [ 0, %B178.us.preheader.i ]
  %.156127137.us.i = phi i64 [ %.163.us.i, %B528.us.i ], [ 0, %B178.us.preheader.i ]
  %.163.us.i = add i64 %.156127137.us.i, 1
  %20 = shl i64 %.156127137.us.i, 3
  %scevgep.i = getelementptr i8, ptr %.34.i5, i64 %20
  %.194.us.i = load i64, ptr %scevgep.i, align 8
  %.199.us.i = icmp slt i64 %.194.us.i, 0
  br i1 %.199.us.i, label %B528.us.i, label %B210.us.i
B210.us.i:
  %.214.us.i = icmp eq i64 %.58.i, %.156127137.us.i
  br i1 %.214.us.i, label %B256.us.i, label %B222.us.i
B222.us.i:
  %.218.us.i = icmp slt i64 %.156127137.us.i, %.58.i
  br i1 %.218.us.i, label %B234.us.i, label %B270.endif.endif.us.i
B234.us.i:
  %.222.us.i = load i64, ptr %sunkaddr.i, align 8
  %.223.us.i = icmp eq i64 %.222.us.i, 0
  br i1 %.223.us.i, label %B256.us.i, label %B270.endif.endif.us.i
B256.us.i:
  store i64 %rank.2.0140.us.i, ptr %.57.i, align 8
  br label %B270.endif.endif.us.i
B270.endif.endif.us.i:
  store i64 -1, ptr %scevgep.i, align 8
  %.237.us.i = getelementptr i64, ptr %.34.i5, i64 %rank.2.0140.us.i
  store i64 %.194.us.i, ptr %.237.us.i, align 8
  %.241.us.i = load i64, ptr %sunkaddr5.i, align 8
  %.242.us.i = getelementptr i64, ptr %arg.S, i64 %.241.us.i
  %.245.us.i = load i64, ptr %sunkaddr6.i, align 8
  %.247.us.i = mul i64 %.245.us.i, %quot.065
  %21 = getelementptr i64, ptr %.242.us.i, i64 %.247.us.i
  %.253.us.i = getelementptr i64, ptr %21, i64 %.194.us.i
  store i64 %rank.2.0140.us.i, ptr %.253.us.i, align 8
  %.381.us.i = lshr i64 %.156127137.us.i, 6
  %invariant.gep.us.i = getelementptr i64, ptr %.49.i, i64 %.381.us.i
  %.387.us.i = and i64 %.156127137.us.i, 63
  %.403.us.i = shl i64 1, %.387.us.i
  %.404.us.i = xor i64 %.403.us.i, -1
  %.420.us.i = ashr i64 %rank.2.0140.us.i, 6
  %invariant.gep124.us.i = getelementptr i64, ptr %.49.i, i64 %.420.us.i
  %.424.us.i = and i64 %rank.2.0140.us.i, 63
  %.425.us.i = shl i64 1, %.424.us.i
  %.385.us.i = load i64, ptr %invariant.gep.us.i, align 8
  %.405.us.i = and i64 %.385.us.i, %.404.us.i
  store i64 %.405.us.i, ptr %invariant.gep.us.i, align 8
  %22 = and i64 %.385.us.i, %.403.us.i
  %.408.not.us.i = icmp eq i64 %22, 0
  br i1 %.408.not.us.i, label %B514.us.i, label %B478.us.i
B478.us.i:
  %.423.us.i = load i64, ptr %invariant.gep124.us.i, align 8
  %.426.us.i = or i64 %.423.us.i, %.425.us.i
  store i64 %.426.us.i, ptr %invariant.gep124.us.i, align 8
  br label %B514.us.i
B514.us.i:
  %.377.us.1.i = load i64, ptr %.33.i, align 8
  %gep.us.1.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.377.us.1.i
  %.385.us.1.i = load i64, ptr %gep.us.1.i, align 8
  %.405.us.1.i = and i64 %.385.us.1.i, %.404.us.i
  store i64 %.405.us.1.i, ptr %gep.us.1.i, align 8
  %23 = and i64 %.385.us.1.i, %.403.us.i
  %.408.not.us.1.i = icmp eq i64 %23, 0
  br i1 %.408.not.us.1.i, label %B514.us.1.i, label %B478.us.1.i
B478.us.1.i:
  %.418.us.1.i = load i64, ptr %.33.i, align 8
  %gep125.us.1.i = getelementptr i64, ptr %invariant.gep124.us.i, i64 %.418.us.1.i
  %.423.us.1.i = load i64, ptr %gep125.us.1.i, align 8
  %.426.us.1.i = or i64 %.423.us.1.i, %.425.us.i
  store i64 %.426.us.1.i, ptr %gep125.us.1.i, align 8
  br label %B514.us.1.i
B514.us.1.i:
  %.377.us.2.i = load i64, ptr %.33.i, align 8
  %gep.us.2.idx.i = shl i64 %.377.us.2.i, 4
  %gep.us.2.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.2.idx.i
  %.385.us.2.i = load i64, ptr %gep.us.2.i, align 8
  %.405.us.2.i = and i64 %.385.us.2.i, %.404.us.i
  store i64 %.405.us.2.i, ptr %gep.us.2.i, align 8
  %24 = and i64 %.385.us.2.i, %.403.us.i
  %.408.not.us.2.i = icmp eq i64 %24, 0
  br i1 %.408.not.us.2.i, label %B514.us.2.i, label %B478.us.2.i
B478.us.2.i:
  %.418.us.2.i = load i64, ptr %.33.i, align 8
  %gep125.us.2.idx.i = shl i64 %.418.us.2.i, 4
  %gep125.us.2.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.2.idx.i
  %.423.us.2.i = load i64, ptr %gep125.us.2.i, align 8
  %.426.us.2.i = or i64 %.423.us.2.i, %.425.us.i
  store i64 %.426.us.2.i, ptr %gep125.us.2.i, align 8
  br label %B514.us.2.i
B514.us.2.i:
  %.377.us.3.i = load i64, ptr %.33.i, align 8
  %gep.us.3.idx.i = mul i64 %.377.us.3.i, 24
  %gep.us.3.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.3.idx.i
  %.385.us.3.i = load i64, ptr %gep.us.3.i, align 8
  %.405.us.3.i = and i64 %.385.us.3.i, %.404.us.i
  store i64 %.405.us.3.i, ptr %gep.us.3.i, align 8
  %25 = and i64 %.385.us.3.i, %.403.us.i
  %.408.not.us.3.i = icmp eq i64 %25, 0
  br i1 %.408.not.us.3.i, label %B514.us.3.i, label %B478.us.3.i
B478.us.3.i:
  %.418.us.3.i = load i64, ptr %.33.i, align 8
  %gep125.us.3.idx.i = mul i64 %.418.us.3.i, 24
  %gep125.us.3.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.3.idx.i
  %.423.us.3.i = load i64, ptr %gep125.us.3.i, align 8
  %.426.us.3.i = or i64 %.423.us.3.i, %.425.us.i
  store i64 %.426.us.3.i, ptr %gep125.us.3.i, align 8
  br label %B514.us.3.i
B514.us.3.i:
  %.377.us.4.i = load i64, ptr %.33.i, align 8
  %gep.us.4.idx.i = shl i64 %.377.us.4.i, 5
  %gep.us.4.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.4.idx.i
  %.385.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.405.us.4.i = and i64 %.385.us.4.i, %.404.us.i
  store i64 %.405.us.4.i, ptr %gep.us.4.i, align 8
  %26 = and i64 %.385.us.4.i, %.403.us.i
  %.408.not.us.4.i = icmp eq i64 %26, 0
  br i1 %.408.not.us.4.i, label %B514.us.4.i, label %B478.us.4.i
B478.us.4.i:
  %.418.us.4.i = load i64, ptr %.33.i, align 8
  %gep125.us.4.idx.i = shl i64 %.418.us.4.i, 5
  %gep125.us.4.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.4.idx.i
  %.423.us.4.i = load i64, ptr %gep125.us.4.i, align 8
  %.426.us.4.i = or i64 %.423.us.4.i, %.425.us.i
  store i64 %.426.us.4.i, ptr %gep125.us.4.i, align 8
  br label %B514.us.4.i
B514.us.4.i:
  %.377.us.5.i = load i64, ptr %.33.i, align 8
  %gep.us.5.idx.i = mul i64 %.377.us.5.i, 40
  %gep.us.5.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.5.idx.i
  %.385.us.5.i = load i64, ptr %gep.us.5.i, align 8
  %.405.us.5.i = and i64 %.385.us.5.i, %.404.us.i
  store i64 %.405.us.5.i, ptr %gep.us.5.i, align 8
  %27 = and i64 %.385.us.5.i, %.403.us.i
  %.408.not.us.5.i = icmp eq i64 %27, 0
  br i1 %.408.not.us.5.i, label %B514.us.5.i, label %B478.us.5.i
B478.us.5.i:
  %.418.us.5.i = load i64, ptr %.33.i, align 8
  %gep125.us.5.idx.i = mul i64 %.418.us.5.i, 40
  %gep125.us.5.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.5.idx.i
  %.423.us.5.i = load i64, ptr %gep125.us.5.i, align 8
  %.426.us.5.i = or i64 %.423.us.5.i, %.425.us.i
  store i64 %.426.us.5.i, ptr %gep125.us.5.i, align 8
  br label %B514.us.5.i
B514.us.5.i:
  %.377.us.6.i = load i64, ptr %.33.i, align 8
  %gep.us.6.idx.i = mul i64 %.377.us.6.i, 48
  %gep.us.6.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.6.idx.i
  %.385.us.6.i = load i64, ptr %gep.us.6.i, align 8
  %.405.us.6.i = and i64 %.385.us.6.i, %.404.us.i
  store i64 %.405.us.6.i, ptr %gep.us.6.i, align 8
  %28 = and i64 %.385.us.6.i, %.403.us.i
  %.408.not.us.6.i = icmp eq i64 %28, 0
  br i1 %.408.not.us.6.i, label %B514.us.6.i, label %B478.us.6.i
B478.us.6.i:
  %.418.us.6.i = load i64, ptr %.33.i, align 8
  %gep125.us.6.idx.i = mul i64 %.418.us.6.i, 48
  %gep125.us.6.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.6.idx.i
  %.423.us.6.i = load i64, ptr %gep125.us.6.i, align 8
  %.426.us.6.i = or i64 %.423.us.6.i, %.425.us.i
  store i64 %.426.us.6.i, ptr %gep125.us.6.i, align 8
  br label %B514.us.6.i
B514.us.6.i:
  %.377.us.7.i = load i64, ptr %.33.i, align 8
  %gep.us.7.idx.i = mul i64 %.377.us.7.i, 56
  %gep.us.7.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.7.idx.i
  %.385.us.7.i = load i64, ptr %gep.us.7.i, align 8
  %.405.us.7.i = and i64 %.385.us.7.i, %.404.us.i
  store i64 %.405.us.7.i, ptr %gep.us.7.i, align 8
  %29 = and i64 %.385.us.7.i, %.403.us.i
  %.408.not.us.7.i = icmp eq i64 %29, 0
  br i1 %.408.not.us.7.i, label %B514.us.7.i, label %B478.us.7.i
B478.us.7.i:
  %.418.us.7.i = load i64, ptr %.33.i, align 8
  %gep125.us.7.idx.i = mul i64 %.418.us.7.i, 56
  %gep125.us.7.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.7.idx.i
  %.423.us.7.i = load i64, ptr %gep125.us.7.i, align 8
  %.426.us.7.i = or i64 %.423.us.7.i, %.425.us.i
  store i64 %.426.us.7.i, ptr %gep125.us.7.i, align 8
  br label %B514.us.7.i
B514.us.7.i:
  %.377.us.8.i = load i64, ptr %.33.i, align 8
  %gep.us.8.idx.i = shl i64 %.377.us.8.i, 6
  %gep.us.8.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.8.idx.i
  %.385.us.8.i = load i64, ptr %gep.us.8.i, align 8
  %.405.us.8.i = and i64 %.385.us.8.i, %.404.us.i
  store i64 %.405.us.8.i, ptr %gep.us.8.i, align 8
  %30 = and i64 %.385.us.8.i, %.403.us.i
  %.408.not.us.8.i = icmp eq i64 %30, 0
  br i1 %.408.not.us.8.i, label %B514.us.8.i, label %B478.us.8.i
B478.us.8.i:
  %.418.us.8.i = load i64, ptr %.33.i, align 8
  %gep125.us.8.idx.i = shl i64 %.418.us.8.i, 6
  %gep125.us.8.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.8.idx.i
  %.423.us.8.i = load i64, ptr %gep125.us.8.i, align 8
  %.426.us.8.i = or i64 %.423.us.8.i, %.425.us.i
  store i64 %.426.us.8.i, ptr %gep125.us.8.i, align 8
  br label %B514.us.8.i
B514.us.8.i:
  %.377.us.9.i = load i64, ptr %.33.i, align 8
  %gep.us.9.idx.i = mul i64 %.377.us.9.i, 72
  %gep.us.9.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.9.idx.i
  %.385.us.9.i = load i64, ptr %gep.us.9.i, align 8
  %.405.us.9.i = and i64 %.385.us.9.i, %.404.us.i
  store i64 %.405.us.9.i, ptr %gep.us.9.i, align 8
  %31 = and i64 %.385.us.9.i, %.403.us.i
  %.408.not.us.9.i = icmp eq i64 %31, 0
  br i1 %.408.not.us.9.i, label %B514.us.9.i, label %B478.us.9.i
B478.us.9.i:
  %.418.us.9.i = load i64, ptr %.33.i, align 8
  %gep125.us.9.idx.i = mul i64 %.418.us.9.i, 72
  %gep125.us.9.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.9.idx.i
  %.423.us.9.i = load i64, ptr %gep125.us.9.i, align 8
  %.426.us.9.i = or i64 %.423.us.9.i, %.425.us.i
  store i64 %.426.us.9.i, ptr %gep125.us.9.i, align 8
  br label %B514.us.9.i
B514.us.9.i:
  %.440.us.i = add i64 %rank.2.0140.us.i, 1
  br label %B528.us.i
B528.us.i:
  %rank.3.1.us.i = phi i64 [ %.440.us.i, %B514.us.9.i ], [ %rank.2.0140.us.i, %B178.us.i ]
  %exitcond.not.i = icmp eq i64 %storemerge.i, %.163.us.i
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.80.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.78.i.pre-phi = phi i64 [ %.pre2, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i, %B72.i ]
  %.80.i = phi i64 [ %.34.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.80.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
  %.75.i = getelementptr i8, ptr %arg.S, i64 448
  %.76.i = load i64, ptr %.75.i, align 8
  %.77.i = getelementptr i64, ptr %arg.S, i64 %.76.i
  %.81.i = mul i64 %.78.i.pre-phi, %.80.i
  %.82.i = getelementptr i64, ptr %.77.i, i64 %.81.i
  %.85.i = getelementptr i64, ptr %.82.i, i64 %rank.2.0.i
  store i64 %rem.1.0, ptr %.85.i, align 8
  %.88.i = getelementptr i8, ptr %arg.S, i64 440
  %.89.i = load i64, ptr %.88.i, align 8
  %.90.i = getelementptr i64, ptr %arg.S, i64 %.89.i
  %.94.i = getelementptr i8, ptr %arg.C, i64 312
  %.95.i = load i64, ptr %.94.i, align 8
  %.99.i = mul i64 %.95.i, %quot.065
  %32 = getelementptr i64, ptr %.90.i, i64 %.99.i
  %.107.i = getelementptr i64, ptr %32, i64 %rem.1.0
  store i64 %rank.2.0.i, ptr %.107.i, align 8
  %.110.i = add i64 %rank.2.0.i, 1
  store i64 %.110.i, ptr %.27.i, align 8
  %.364 = getelementptr i8, ptr %arg.S, i64 432
  %.365 = load i64, ptr %.364, align 8
  %.366 = getelementptr i64, ptr %arg.S, i64 %.365
  %.368 = load i64, ptr %.94.i, align 8
  %.370 = mul i64 %.368, %quot.065
  %33 = getelementptr i64, ptr %.366, i64 %.370
  %.372 = getelementptr i64, ptr %33, i64 %rem.1.0
  store i64 0, ptr %.372, align 8
  %.376 = shl i64 %arg.t, 9
  %.377 = or i64 %rem.1.0, %.376
  %.383 = getelementptr i8, ptr %arg.S, i64 424
  %.384 = load i64, ptr %.383, align 8
  %.385 = getelementptr i64, ptr %arg.S, i64 %.384
  %.386 = shl i64 %quot.065, 1
  %.388 = load i64, ptr %.94.i, align 8
  %.389 = mul i64 %.386, %.388
  %.390 = getelementptr i64, ptr %.385, i64 %.389
  %.396 = add i64 %.388, %rem.1.0
  %.401 = getelementptr i64, ptr %.390, i64 %.396
  store i64 %.377, ptr %.401, align 8
  %.403 = icmp sgt i64 %.396, 1
  br i1 %.403, label %B450009350877.endif, label %B450009350964.endif
B470.endif.else.if:
  %34 = or i64 %.229, %arg.index
  %35 = icmp ult i64 %34, 4294967296
  br i1 %35, label %36, label %43
36:
  %37 = trunc i64 %.229 to i32
  %38 = trunc i64 %arg.index to i32
  %39 = udiv i32 %38, %37
  %40 = urem i32 %38, %37
  %41 = zext i32 %39 to i64
  %42 = zext i32 %40 to i64
  br label %46
43:
  %44 = sdiv i64 %arg.index, %.229
  %45 = srem i64 %arg.index, %.229
  br label %46
46:
  %47 = phi i64 [ %41, %36 ], [ %44, %43 ]
  %48 = phi i64 [ %42, %36 ], [ %45, %43 ]
  %.251 = xor i64 %48, %.229
  %.252 = icmp slt i64 %.251, 0
  %.253 = icmp ne i64 %48, 0
  %.254 = and i1 %.253, %.252
  %.259 = sext i1 %.254 to i64
  %spec.select = add i64 %47, %.259
  %.305 = select i1 %.254, i64 %.229, i64 0
  %spec.select67 = add i64 %.305, %48
  br label %B470.endif.endif
B450009350877.endif:
  %wake_v129__play_v130_key.2.0 = phi i64 [ %.11.i, %B450009350877.endif ], [ %.377, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %wake_v129__play_v130_at.2.0 = phi i64 [ %.442, %B450009350877.endif ], [ %.396, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v131B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %.406 = xor i64 %wake_v129__play_v130_at.2.0, 1
  %.408 = getelementptr i64, ptr %.390, i64 %.406
  %.409 = load i64, ptr %.408, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.409, i64 %wake_v129__play_v130_key.2.0)
  %.442 = lshr i64 %wake_v129__play_v130_at.2.0, 1
  %.446 = getelementptr i64, ptr %.390, i64 %.442
  store i64 %.11.i, ptr %.446, align 8
  %.448 = icmp ugt i64 %wake_v129__play_v130_at.2.0, 3
  br i1 %.448, label %B450009350877.endif, label %B450009350964.endif
B450009350964.endif:
  %.465 = getelementptr i8, ptr %arg.S, i64 488
  %.466 = load i64, ptr %.465, align 8
  %.467 = getelementptr i64, ptr %arg.S, i64 %.466
  %.469 = getelementptr i64, ptr %.467, i64 %quot.065
  %.470 = load i64, ptr %.469, align 8
  %.11.i2 = tail call i64 @llvm.smin.i64(i64 %arg.t, i64 %.470)
  store i64 %.11.i2, ptr %.469, align 8
  store ptr null, ptr %retptr, align 8
  ret void
}
define internal fastcc void @f4(ptr %retptr, ptr %arg.S, i64 %arg.t)  {
B0:
  %.11 = getelementptr i8, ptr %arg.S, i64 184
  %.12 = load i64, ptr %.11, align 8
  %.14 = ashr i64 %arg.t, %.12
  %.15 = icmp sgt i64 %.14, 511
  br i1 %.15, label %B42.endif.endif.us.preheader, label %common.ret
B42.endif.endif.us.preheader:
  %scevgep.6 = getelementptr i8, ptr %arg.S, i64 26624
  %scevgep = getelementptr i8, ptr %arg.S, i64 2048
  %scevgep.1 = getelementptr i8, ptr %arg.S, i64 6144
  %scevgep.2 = getelementptr i8, ptr %arg.S, i64 10240
  %scevgep.3 = getelementptr i8, ptr %arg.S, i64 14336
  %scevgep.4 = getelementptr i8, ptr %arg.S, i64 18432
  %scevgep.5 = getelementptr i8, ptr %arg.S, i64 22528
  %sunkaddr75 = getelementptr i8, ptr %arg.S, i64 528
  br label %B42.endif.endif.us
B42.endif.endif.us:
  %.141.us.us = load i64, ptr %sunkaddr75, align 8
  %.142.us.us = getelementptr i64, ptr %arg.S, i64 %.141.us.us
  br label %vector.body61
vector.body61:
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %vector.body61 ], [ 48, %B42.endif.endif.us ]
  %0 = shl i64 %lsr.iv1, 1
  %scevgep11 = getelementptr i8, ptr %.142.us.us, i64 %0
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -64
  %scevgep14 = getelementptr i8, ptr %scevgep11, i64 -96
  %wide.vec63 = load <4 x i64>, ptr %scevgep14, align 8
  %strided.vec64 = shufflevector <4 x i64> %wide.vec63, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65 = shufflevector <4 x i64> %wide.vec63, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66 = load <4 x i64>, ptr %scevgep12, align 8
  %strided.vec67 = shufflevector <4 x i64> %wide.vec66, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68 = shufflevector <4 x i64> %wide.vec66, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %1 = add <2 x i64> %strided.vec65, %strided.vec64
  %2 = add <2 x i64> %strided.vec68, %strided.vec67
  %scevgep5 = getelementptr i8, ptr %.142.us.us, i64 %lsr.iv1
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -32
  %scevgep7 = getelementptr i8, ptr %scevgep5, i64 -48
  store <2 x i64> %1, ptr %scevgep7, align 8
  store <2 x i64> %2, ptr %scevgep6, align 8
  %scevgep10 = getelementptr i8, ptr %scevgep11, i64 -32
  %wide.vec63.1 = load <4 x i64>, ptr %scevgep10, align 8
  %strided.vec64.1 = shufflevector <4 x i64> %wide.vec63.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.1 = shufflevector <4 x i64> %wide.vec63.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.1 = load <4 x i64>, ptr %scevgep11, align 8
  %strided.vec67.1 = shufflevector <4 x i64> %wide.vec66.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.1 = shufflevector <4 x i64> %wide.vec66.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %3 = add <2 x i64> %strided.vec65.1, %strided.vec64.1
  %4 = add <2 x i64> %strided.vec68.1, %strided.vec67.1
  %scevgep4 = getelementptr i8, ptr %scevgep5, i64 -16
  store <2 x i64> %3, ptr %scevgep4, align 8
  store <2 x i64> %4, ptr %scevgep5, align 8
  %lsr.iv.next2 = add i64 %lsr.iv1, 64
  %5 = icmp eq i64 %lsr.iv.next2, 2096
  br i1 %5, label %B190.B254.endif.endif.endif_crit_edge.us.us, label %vector.body61
vector.body39:
  %lsr.iv85 = phi i64 [ 0, %middle.block59 ], [ %lsr.iv.next86.1, %vector.body39 ]
  %6 = shl i64 %lsr.iv85, 1
  %scevgep31 = getelementptr i8, ptr %.144.us.us.2, i64 %6
  %scevgep30 = getelementptr i8, ptr %scevgep31, i64 32
  %wide.vec41 = load <4 x i64>, ptr %scevgep31, align 8
  %strided.vec42 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44 = load <4 x i64>, ptr %scevgep30, align 8
  %strided.vec45 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %7 = add <2 x i64> %strided.vec43, %strided.vec42
  %8 = add <2 x i64> %strided.vec46, %strided.vec45
  %scevgep92 = getelementptr i8, ptr %.144.us.us.2, i64 %lsr.iv85
  %scevgep91 = getelementptr i8, ptr %scevgep92, i64 16
  store <2 x i64> %7, ptr %scevgep92, align 8
  store <2 x i64> %8, ptr %scevgep91, align 8
  %scevgep26 = getelementptr i8, ptr %scevgep31, i64 64
  %scevgep28 = getelementptr i8, ptr %scevgep31, i64 96
  %wide.vec41.1 = load <4 x i64>, ptr %scevgep26, align 8
  %strided.vec42.1 = shufflevector <4 x i64> %wide.vec41.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1 = shufflevector <4 x i64> %wide.vec41.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1 = load <4 x i64>, ptr %scevgep28, align 8
  %strided.vec45.1 = shufflevector <4 x i64> %wide.vec44.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1 = shufflevector <4 x i64> %wide.vec44.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %9 = add <2 x i64> %strided.vec43.1, %strided.vec42.1
  %10 = add <2 x i64> %strided.vec46.1, %strided.vec45.1
  %scevgep33 = getelementptr i8, ptr %scevgep92, i64 32
  %scevgep34 = getelementptr i8, ptr %scevgep92, i64 48
  store <2 x i64> %9, ptr %scevgep33, align 8
  store <2 x i64> %10, ptr %scevgep34, align 8
  %lsr.iv.next86.1 = add i64 %lsr.iv85, 64
  %11 = icmp eq i64 %lsr.iv.next86.1, 2048
  br i1 %11, label %B190.B254.endif.endif.endif_crit_edge.us.us.2, label %vector.body39
B190.B254.endif.endif.endif_crit_edge.us.us.2:
  %12 = shl i64 %.141.us.us.2, 3
  %scevgep156.2 = getelementptr i8, ptr %scevgep.2, i64 %12
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.2, i8 0, i64 2048, i1 false)
  %.141.us.us.3 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.3 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.3
  %.144.us.us.3 = getelementptr i8, ptr %.142.us.us.3, i64 12288
  br label %vector.body28
vector.body28:
  %lsr.iv93 = phi i64 [ 0, %B190.B254.endif.endif.endif_crit_edge.us.us.2 ], [ %lsr.iv.next94.1, %vector.body28 ]
  %13 = shl i64 %lsr.iv93, 1
  %scevgep41 = getelementptr i8, ptr %.144.us.us.3, i64 %13
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 32
  %wide.vec30 = load <4 x i64>, ptr %scevgep41, align 8
  %strided.vec31 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33 = load <4 x i64>, ptr %scevgep40, align 8
  %strided.vec34 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %14 = add <2 x i64> %strided.vec32, %strided.vec31
  %15 = add <2 x i64> %strided.vec35, %strided.vec34
  %scevgep100 = getelementptr i8, ptr %.144.us.us.3, i64 %lsr.iv93
  %scevgep99 = getelementptr i8, ptr %scevgep100, i64 16
  store <2 x i64> %14, ptr %scevgep100, align 8
  store <2 x i64> %15, ptr %scevgep99, align 8
  %scevgep36 = getelementptr i8, ptr %scevgep41, i64 64
  %scevgep38 = getelementptr i8, ptr %scevgep41, i64 96
  %wide.vec30.1 = load <4 x i64>, ptr %scevgep36, align 8
  %strided.vec31.1 = shufflevector <4 x i64> %wide.vec30.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1 = shufflevector <4 x i64> %wide.vec30.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1 = load <4 x i64>, ptr %scevgep38, align 8
  %strided.vec34.1 = shufflevector <4 x i64> %wide.vec33.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1 = shufflevector <4 x i64> %wide.vec33.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %16 = add <2 x i64> %strided.vec32.1, %strided.vec31.1
  %17 = add <2 x i64> %strided.vec35.1, %strided.vec34.1
  %scevgep43 = getelementptr i8, ptr %scevgep100, i64 32
  %scevgep44 = getelementptr i8, ptr %scevgep100, i64 48
  store <2 x i64> %16, ptr %scevgep43, align 8
  store <2 x i64> %17, ptr %scevgep44, align 8
  %lsr.iv.next94.1 = add i64 %lsr.iv93, 64
  %18 = icmp eq i64 %lsr.iv.next94.1, 2048
  br i1 %18, label %B190.B254.endif.endif.endif_crit_edge.us.us.3, label %vector.body28
B190.B254.endif.endif.endif_crit_edge.us.us.3:
  %19 = shl i64 %.141.us.us.3, 3
  %scevgep156.3 = getelementptr i8, ptr %scevgep.3, i64 %19
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.3, i8 0, i64 2048, i1 false)
  %.141.us.us.4 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.4 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.4
  %.144.us.us.4 = getelementptr i8, ptr %.142.us.us.4, i64 16384
  br label %vector.body17
vector.body17:
  %lsr.iv101 = phi i64 [ 0, %B190.B254.endif.endif.endif_crit_edge.us.us.3 ], [ %lsr.iv.next102.1, %vector.body17 ]
  %20 = shl i64 %lsr.iv101, 1
  %scevgep51 = getelementptr i8, ptr %.144.us.us.4, i64 %20
  %scevgep50 = getelementptr i8, ptr %scevgep51, i64 32
  %wide.vec19 = load <4 x i64>, ptr %scevgep51, align 8
  %strided.vec20 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22 = load <4 x i64>, ptr %scevgep50, align 8
  %strided.vec23 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %21 = add <2 x i64> %strided.vec21, %strided.vec20
  %22 = add <2 x i64> %strided.vec24, %strided.vec23
  %scevgep108 = getelementptr i8, ptr %.144.us.us.4, i64 %lsr.iv101
  %scevgep107 = getelementptr i8, ptr %scevgep108, i64 16
  store <2 x i64> %21, ptr %scevgep108, align 8
  store <2 x i64> %22, ptr %scevgep107, align 8
  %scevgep46 = getelementptr i8, ptr %scevgep51, i64 64
  %scevgep48 = getelementptr i8, ptr %scevgep51, i64 96
  %wide.vec19.1 = load <4 x i64>, ptr %scevgep46, align 8
  %strided.vec20.1 = shufflevector <4 x i64> %wide.vec19.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1 = shufflevector <4 x i64> %wide.vec19.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1 = load <4 x i64>, ptr %scevgep48, align 8
  %strided.vec23.1 = shufflevector <4 x i64> %wide.vec22.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1 = shufflevector <4 x i64> %wide.vec22.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %23 = add <2 x i64> %strided.vec21.1, %strided.vec20.1
  %24 = add <2 x i64> %strided.vec24.1, %strided.vec23.1
  %scevgep53 = getelementptr i8, ptr %scevgep108, i64 32
  %scevgep54 = getelementptr i8, ptr %scevgep108, i64 48
  store <2 x i64> %23, ptr %scevgep53, align 8
  store <2 x i64> %24, ptr %scevgep54, align 8
  %lsr.iv.next102.1 = add i64 %lsr.iv101, 64
  %25 = icmp eq i64 %lsr.iv.next102.1, 2048
  br i1 %25, label %B190.B254.endif.endif.endif_crit_edge.us.us.4, label %vector.body17
B190.B254.endif.endif.endif_crit_edge.us.us.4:
  %26 = shl i64 %.141.us.us.4, 3
  %scevgep156.4 = getelementptr i8, ptr %scevgep.4, i64 %26
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.4, i8 0, i64 2048, i1 false)
  %.141.us.us.5 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.5 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.5
  %.144.us.us.5 = getelementptr i8, ptr %.142.us.us.5, i64 20480
  br label %vector.body6
vector.body6:
  %lsr.iv109 = phi i64 [ 0, %B190.B254.endif.endif.endif_crit_edge.us.us.4 ], [ %lsr.iv.next110.1, %vector.body6 ]
  %27 = shl i64 %lsr.iv109, 1
  %scevgep61 = getelementptr i8, ptr %.144.us.us.5, i64 %27
  %scevgep60 = getelementptr i8, ptr %scevgep61, i64 32
  %wide.vec8 = load <4 x i64>, ptr %scevgep61, align 8
  %strided.vec9 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11 = load <4 x i64>, ptr %scevgep60, align 8
  %strided.vec12 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %28 = add <2 x i64> %strided.vec10, %strided.vec9
  %29 = add <2 x i64> %strided.vec13, %strided.vec12
  %scevgep116 = getelementptr i8, ptr %.144.us.us.5, i64 %lsr.iv109
  %scevgep115 = getelementptr i8, ptr %scevgep116, i64 16
  store <2 x i64> %28, ptr %scevgep116, align 8
  store <2 x i64> %29, ptr %scevgep115, align 8
  %scevgep56 = getelementptr i8, ptr %scevgep61, i64 64
  %scevgep58 = getelementptr i8, ptr %scevgep61, i64 96
  %wide.vec8.1 = load <4 x i64>, ptr %scevgep56, align 8
  %strided.vec9.1 = shufflevector <4 x i64> %wide.vec8.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1 = shufflevector <4 x i64> %wide.vec8.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1 = load <4 x i64>, ptr %scevgep58, align 8
  %strided.vec12.1 = shufflevector <4 x i64> %wide.vec11.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1 = shufflevector <4 x i64> %wide.vec11.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %30 = add <2 x i64> %strided.vec10.1, %strided.vec9.1
  %31 = add <2 x i64> %strided.vec13.1, %strided.vec12.1
  %scevgep63 = getelementptr i8, ptr %scevgep116, i64 32
  %scevgep64 = getelementptr i8, ptr %scevgep116, i64 48
  store <2 x i64> %30, ptr %scevgep63, align 8
  store <2 x i64> %31, ptr %scevgep64, align 8
  %lsr.iv.next110.1 = add i64 %lsr.iv109, 64
  %32 = icmp eq i64 %lsr.iv.next110.1, 2048
  br i1 %32, label %B190.B254.endif.endif.endif_crit_edge.us.us.5, label %vector.body6
B190.B254.endif.endif.endif_crit_edge.us.us.5:
  %33 = shl i64 %.141.us.us.5, 3
  %scevgep156.5 = getelementptr i8, ptr %scevgep.5, i64 %33
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.5, i8 0, i64 2048, i1 false)
  %.141.us.us.6 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.6 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.6
  %.144.us.us.6 = getelementptr i8, ptr %.142.us.us.6, i64 24576
  br label %vector.body
vector.body:
  %lsr.iv117 = phi i64 [ 0, %B190.B254.endif.endif.endif_crit_edge.us.us.5 ], [ %lsr.iv.next118.1, %vector.body ]
  %34 = shl i64 %lsr.iv117, 1
  %scevgep71 = getelementptr i8, ptr %.144.us.us.6, i64 %34
  %scevgep70 = getelementptr i8, ptr %scevgep71, i64 32
  %wide.vec = load <4 x i64>, ptr %scevgep71, align 8
  %strided.vec = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1 = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2 = load <4 x i64>, ptr %scevgep70, align 8
  %strided.vec3 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %35 = add <2 x i64> %strided.vec1, %strided.vec
  %36 = add <2 x i64> %strided.vec4, %strided.vec3
  %scevgep124 = getelementptr i8, ptr %.144.us.us.6, i64 %lsr.iv117
  %scevgep123 = getelementptr i8, ptr %scevgep124, i64 16
  store <2 x i64> %35, ptr %scevgep124, align 8
  store <2 x i64> %36, ptr %scevgep123, align 8
  %scevgep66 = getelementptr i8, ptr %scevgep71, i64 64
  %scevgep68 = getelementptr i8, ptr %scevgep71, i64 96
  %wide.vec.1 = load <4 x i64>, ptr %scevgep66, align 8
  %strided.vec.1 = shufflevector <4 x i64> %wide.vec.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1 = shufflevector <4 x i64> %wide.vec.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1 = load <4 x i64>, ptr %scevgep68, align 8
  %strided.vec3.1 = shufflevector <4 x i64> %wide.vec2.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1 = shufflevector <4 x i64> %wide.vec2.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %37 = add <2 x i64> %strided.vec1.1, %strided.vec.1
  %38 = add <2 x i64> %strided.vec4.1, %strided.vec3.1
  %scevgep73 = getelementptr i8, ptr %scevgep124, i64 32
  %scevgep74 = getelementptr i8, ptr %scevgep124, i64 48
  store <2 x i64> %37, ptr %scevgep73, align 8
  store <2 x i64> %38, ptr %scevgep74, align 8
  %lsr.iv.next118.1 = add i64 %lsr.iv117, 64
  %39 = icmp eq i64 %lsr.iv.next118.1, 2048
  br i1 %39, label %B190.B254.endif.endif.endif_crit_edge.us.us.6, label %vector.body
B190.B254.endif.endif.endif_crit_edge.us.us.6:
  %40 = shl i64 %.141.us.us.6, 3
  %scevgep156.6 = getelementptr i8, ptr %scevgep.6, i64 %40
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.6, i8 0, i64 2048, i1 false)
  %.497.us = load i64, ptr %.11, align 8
  %.498.us = add i64 %.497.us, 1
  store i64 %.498.us, ptr %.11, align 8
  %.506.us = ashr i64 %arg.t, %.498.us
  %.507.us = icmp sgt i64 %.506.us, 511
  br i1 %.507.us, label %B42.endif.endif.us, label %common.ret
B190.B254.endif.endif.endif_crit_edge.us.us:
  %41 = shl i64 %.141.us.us, 3
  %scevgep156 = getelementptr i8, ptr %scevgep, i64 %41
  tail call void @llvm.memset.p0.i64(ptr %scevgep156, i8 0, i64 2048, i1 false)
  %.141.us.us.1 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.1 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.1
  %.144.us.us.1 = getelementptr i8, ptr %.142.us.us.1, i64 4096
  br label %vector.body50
vector.body50:
  %lsr.iv77 = phi i64 [ 0, %B190.B254.endif.endif.endif_crit_edge.us.us ], [ %lsr.iv.next78.1, %vector.body50 ]
  %42 = shl i64 %lsr.iv77, 1
  %scevgep21 = getelementptr i8, ptr %.144.us.us.1, i64 %42
  %scevgep20 = getelementptr i8, ptr %scevgep21, i64 32
  %wide.vec52 = load <4 x i64>, ptr %scevgep21, align 8
  %strided.vec53 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55 = load <4 x i64>, ptr %scevgep20, align 8
  %strided.vec56 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %43 = add <2 x i64> %strided.vec54, %strided.vec53
  %44 = add <2 x i64> %strided.vec57, %strided.vec56
  %scevgep84 = getelementptr i8, ptr %.144.us.us.1, i64 %lsr.iv77
  %scevgep83 = getelementptr i8, ptr %scevgep84, i64 16
  store <2 x i64> %43, ptr %scevgep84, align 8
  store <2 x i64> %44, ptr %scevgep83, align 8
  %scevgep16 = getelementptr i8, ptr %scevgep21, i64 64
  %scevgep18 = getelementptr i8, ptr %scevgep21, i64 96
  %wide.vec52.1 = load <4 x i64>, ptr %scevgep16, align 8
  %strided.vec53.1 = shufflevector <4 x i64> %wide.vec52.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1 = shufflevector <4 x i64> %wide.vec52.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1 = load <4 x i64>, ptr %scevgep18, align 8
  %strided.vec56.1 = shufflevector <4 x i64> %wide.vec55.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1 = shufflevector <4 x i64> %wide.vec55.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %45 = add <2 x i64> %strided.vec54.1, %strided.vec53.1
  %46 = add <2 x i64> %strided.vec57.1, %strided.vec56.1
  %scevgep23 = getelementptr i8, ptr %scevgep84, i64 32
  %scevgep24 = getelementptr i8, ptr %scevgep84, i64 48
  store <2 x i64> %45, ptr %scevgep23, align 8
  store <2 x i64> %46, ptr %scevgep24, align 8
  %lsr.iv.next78.1 = add i64 %lsr.iv77, 64
  %47 = icmp eq i64 %lsr.iv.next78.1, 2048
  br i1 %47, label %middle.block59, label %vector.body50
middle.block59:
  %48 = shl i64 %.141.us.us.1, 3
  %scevgep156.1 = getelementptr i8, ptr %scevgep.1, i64 %48
  tail call void @llvm.memset.p0.i64(ptr %scevgep156.1, i8 0, i64 2048, i1 false)
  %.141.us.us.2 = load i64, ptr %sunkaddr75, align 8
  %.142.us.us.2 = getelementptr i64, ptr %arg.S, i64 %.141.us.us.2
  %.144.us.us.2 = getelementptr i8, ptr %.142.us.us.2, i64 8192
  br label %vector.body39
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
}
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal fastcc void @f6(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.number, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.latency, i64 %arg.extra)  {
B0:
  %.109 = alloca [3 x i64], align 8
  %.272 = alloca i64, align 8
  %.1331 = alloca i64, align 8
  %.2148 = alloca i64, align 8
  %.2389 = alloca i64, align 8
  %.2526 = alloca i64, align 8
  %.40 = load i64, ptr %arg.C, align 8
  %.41 = getelementptr i64, ptr %arg.C, i64 %.40
  %.44.idx = mul i64 %arg.number, 152
  %.44 = getelementptr i8, ptr %.41, i64 %.44.idx
  %.50 = getelementptr i8, ptr %arg.S, i64 72
  store i64 %arg.t, ptr %.50, align 8
  %.53 = getelementptr i8, ptr %arg.C, i64 24
  %.54 = load i64, ptr %.53, align 8
  %.55 = icmp sgt i64 %.54, -1
  br i1 %.55, label %B66, label %B474
B66:
  %.61 = load i64, ptr %.44, align 8
  %.63 = shl i64 %arg.line, %.61
  %.65 = getelementptr i8, ptr %arg.C, i64 32
  %.66 = load i64, ptr %.65, align 8
  %.67 = ashr i64 %.63, %.66
  %.79.idx = mul i64 %.54, 152
  %.79 = getelementptr i8, ptr %.41, i64 %.79.idx
  %.84 = getelementptr i8, ptr %.79, i64 96
  %.85 = load i64, ptr %.84, align 8
  %0 = getelementptr i64, ptr %arg.S, i64 %.85
  %.89 = getelementptr i64, ptr %0, i64 %arg.instance
  %.98 = load i64, ptr %.89, align 8
  %.100 = add i64 %.67, 1
  %.101.not = icmp eq i64 %.98, %.100
  br i1 %.101.not, label %B474, label %B220
B220:
  call void @llvm.memset.p0.i64(ptr %.109, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.109, ptr %arg.S, ptr %.79, i64 %arg.instance, i64 %.67, i64 1, i64 0, i64 %arg.t)
  %.123.fca.0.load = load i64, ptr %.109, align 8
  %sunkaddr = shl i64 %arg.instance, 3
  %sunkaddr67 = getelementptr i8, ptr %0, i64 %sunkaddr
  store i64 %.100, ptr %sunkaddr67, align 8
  %.158 = icmp eq i64 %.123.fca.0.load, 0
  br i1 %.158, label %B298.endif.endif, label %B474
B474:
  %t.3.0 = phi i64 [ %.244, %B298.endif.endif ], [ %arg.t, %B220 ], [ %arg.t, %B0 ], [ %arg.t, %B66 ]
  %.253 = getelementptr i8, ptr %.44, i64 24
  %.254 = load i64, ptr %.253, align 8
  %.255 = icmp eq i64 %.254, 0
  br i1 %.255, label %B496, label %B540
B496:
  store i64 0, ptr %.272, align 8
  %.44.val3 = load i64, ptr %.44, align 8
  %1 = getelementptr i8, ptr %.44, i64 8
  %.44.val4 = load i64, ptr %1, align 8
  call fastcc void @f11(ptr %.272, ptr %arg.C, ptr %arg.S, i64 %.44.val3, i64 %.44.val4, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0, i64 %arg.extra)
  %.286 = load i64, ptr %.272, align 8
  br label %common.ret
B540:
  %.316 = load i64, ptr %arg.S, align 8
  %.317 = getelementptr i64, ptr %arg.S, i64 %.316
  %.320.idx = mul i64 %arg.number, 48
  %.320 = getelementptr i8, ptr %.317, i64 %.320.idx
  %.328 = load i64, ptr %.320, align 8
  %.329 = add i64 %.328, 1
  store i64 %.329, ptr %.320, align 8
  %.334 = getelementptr i8, ptr %.320, i64 24
  %.335 = load i64, ptr %.334, align 8
  %.337 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.338 = add i64 %.335, %.337
  store i64 %.338, ptr %.334, align 8
  %.375 = getelementptr i8, ptr %.44, i64 80
  %.376 = load i64, ptr %.375, align 8
  %.381 = getelementptr i8, ptr %.44, i64 16
  %.382 = load i64, ptr %.381, align 8
  %.383 = mul i64 %.382, %arg.instance
  %.400 = getelementptr i8, ptr %.44, i64 32
  %.401 = load i64, ptr %.400, align 8
  %.405 = icmp slt i64 %.401, 63
  br i1 %.405, label %B786, label %B812
B786:
  %_look_up_v190_set_of_v202_line.2.0 = phi i64 [ %.411, %B786 ], [ %arg.line, %B540 ]
  %_look_up_v190_set_of_v202_fold.2.0 = phi i64 [ %.418, %B786 ], [ %.401, %B540 ]
  %.409 = ashr i64 %_look_up_v190_set_of_v202_line.2.0, %_look_up_v190_set_of_v202_fold.2.0
  %.411 = xor i64 %.409, %_look_up_v190_set_of_v202_line.2.0
  %.418 = shl i64 %_look_up_v190_set_of_v202_fold.2.0, 1
  %.421 = icmp slt i64 %_look_up_v190_set_of_v202_fold.2.0, 32
  br i1 %.421, label %B786, label %B812
B812:
  %_look_up_v190_set_of_v202_line.3.1 = phi i64 [ %arg.line, %B540 ], [ %.411, %B786 ]
  %.428 = getelementptr i8, ptr %.44, i64 40
  %.429 = load i64, ptr %.428, align 8
  %.431 = and i64 %.429, %_look_up_v190_set_of_v202_line.3.1
  %.447 = icmp slt i64 %.431, %.382
  br i1 %.447, label %B838, label %B818
B818:
  %.462 = icmp eq i64 %.382, 0
  br i1 %.462, label %B838, label %B818.else
B838:
  %_look_up_v190_set_of_v202__vphi146_0.2.0 = phi i64 [ %.431, %B812 ], [ 0, %B818 ], [ 0, %B818.else ], [ %spec.select642, %34 ]
  %.511 = add i64 %_look_up_v190_set_of_v202__vphi146_0.2.0, %.383
  %.515 = getelementptr i8, ptr %.44, i64 72
  %.516 = load i64, ptr %.515, align 8
  %.517 = mul i64 %.511, %.516
  %.519 = add i64 %.517, %.376
  %.527 = getelementptr i64, ptr %arg.S, i64 %.519
  %.535 = getelementptr i64, ptr %.527, i64 %.254
  %.540 = shl i64 %.254, 1
  %.542 = add i64 %.519, %.540
  %.544 = getelementptr i64, ptr %arg.S, i64 %.542
  %.553.idx = mul i64 %.254, 24
  %.553 = getelementptr i8, ptr %.527, i64 %.553.idx
  %.563 = getelementptr i8, ptr %.44, i64 64
  %.564 = load i64, ptr %.563, align 8
  %.565 = icmp eq i64 %.564, 0
  %.575 = icmp slt i64 %.254, 17
  %spec.select = and i1 %.575, %.565
  %.655 = icmp sgt i64 %.254, 0
  br i1 %.655, label %B984.preheader, label %B7372953218130831
B984.preheader:
  %.672 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.673 = shufflevector <8 x i64> %.672, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B984
B984:
  %lsr.iv60 = phi i64 [ %.254, %B984.preheader ], [ %lsr.iv.next61, %B1344 ]
  %_look_up_v190__way_in_v204_at.2.0 = phi i64 [ 0, %B984.preheader ], [ %.707, %B1344 ]
  %2 = shl i64 %_look_up_v190__way_in_v204_at.2.0, 3
  %scevgep62 = getelementptr i8, ptr %.527, i64 %2
  %.671 = load <8 x i64>, ptr %scevgep62, align 8
  %.674 = icmp eq <8 x i64> %.671, %.673
  %.675 = bitcast <8 x i1> %.674 to i8
  %.676 = zext i8 %.675 to i64
  %.687 = icmp slt i64 %lsr.iv60, 8
  %notmask = shl i64 -1, %lsr.iv60
  %.693 = xor i64 %notmask, -1
  %.695 = select i1 %.687, i64 %.693, i64 255
  %_look_up_v190__way_in_v204_found.3.2 = and i64 %.695, %.676
  %.717 = icmp eq i64 %_look_up_v190__way_in_v204_found.3.2, 0
  br i1 %.717, label %B1344, label %B7372953218130819
B1344:
  %.707 = add i64 %_look_up_v190__way_in_v204_at.2.0, 8
  %lsr.iv.next61 = add i64 %lsr.iv60, -8
  %.732 = icmp slt i64 %.707, %.254
  br i1 %.732, label %B984, label %B7372953218130831
B7372953218130819:
  %.761 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v190__way_in_v204_found.3.2, i1 true)
  %3 = add i64 %.761, %_look_up_v190__way_in_v204_at.2.0
  %.787 = icmp slt i64 %3, %.254
  br i1 %.787, label %B7372953218130887, label %B7372953218130831
B7372953218130831:
  %_look_up_v190__way_in_v204__vphi254_0.2.0631 = phi i64 [ %.254, %B838 ], [ %3, %B7372953218130819 ], [ %.254, %B1344 ]
  %.824 = getelementptr i8, ptr %.44, i64 56
  %.825 = load i64, ptr %.824, align 8
  %.827.not = icmp sgt i64 %arg.write, %.825
  br i1 %.827.not, label %B14745906436260451, label %B7372953218130887
B7372953218130887:
  %_look_up_v190__way_in_v204__vphi254_0.2.0632 = phi i64 [ %_look_up_v190__way_in_v204__vphi254_0.2.0631, %B7372953218130831 ], [ %3, %B7372953218130819 ]
  %.867 = icmp eq i64 %_look_up_v190__way_in_v204__vphi254_0.2.0632, %.254
  br i1 %.867, label %B7372953218130949, label %B7833762794263371
B7372953218130949:
  br i1 %.655, label %B7372953218130981, label %B7372953218131333
B7372953218130981:
  %lsr.iv57 = phi i64 [ %lsr.iv.next58, %B7372953218131141 ], [ %.254, %B7372953218130949 ]
  %_look_up_v190__way_in_v201_at.2.0 = phi i64 [ %.976, %B7372953218131141 ], [ 0, %B7372953218130949 ]
  %4 = shl i64 %_look_up_v190__way_in_v201_at.2.0, 3
  %scevgep59 = getelementptr i8, ptr %.527, i64 %4
  %.940 = load <8 x i64>, ptr %scevgep59, align 8
  %.943 = icmp eq <8 x i64> %.940, splat (i64 -1)
  %.944 = bitcast <8 x i1> %.943 to i8
  %.945 = zext i8 %.944 to i64
  %.956 = icmp slt i64 %lsr.iv57, 8
  %notmask644 = shl i64 -1, %lsr.iv57
  %.962 = xor i64 %notmask644, -1
  %.964 = select i1 %.956, i64 %.962, i64 255
  %_look_up_v190__way_in_v201_found.3.2 = and i64 %.964, %.945
  %.986 = icmp eq i64 %_look_up_v190__way_in_v201_found.3.2, 0
  br i1 %.986, label %B7372953218131141, label %B7372953218131329
B7372953218131141:
  %.976 = add i64 %_look_up_v190__way_in_v201_at.2.0, 8
  %lsr.iv.next58 = add i64 %lsr.iv57, -8
  %.1001 = icmp slt i64 %.976, %.254
  br i1 %.1001, label %B7372953218130981, label %B7372953218131333
B7372953218131329:
  %.1030 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v190__way_in_v201_found.3.2, i1 true)
  %5 = add i64 %.1030, %_look_up_v190__way_in_v201_at.2.0
  %.1071 = icmp eq i64 %.1030, %lsr.iv57
  br i1 %.1071, label %B7372953218131333, label %B7833762794263349
B7372953218131333:
  br i1 %spec.select, label %B7372953218131417, label %B7372953218131449
B7372953218131417:
  %.1085 = load i64, ptr %.553, align 8
  %.1086 = xor i64 %.1085, -81985529216486896
  %.1088 = shl i64 %.254, 2
  %.1089 = add i64 %.1088, -4
  %.1090 = ashr i64 %.1086, %.1089
  %.1091 = and i64 %.1090, 15
  br label %B7833762794263289
B7372953218131449:
  br i1 %.565, label %B7372953218131531, label %B7372953218131595
B7372953218131531:
  %.1103 = getelementptr i8, ptr %.553, i64 8
  %.47.i = add i64 %.254, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B7833762794263289, label %B42.preheader.i
B42.preheader.i:
  %6 = add i64 %.254, -2
  %xtraiter.i = and i64 %.47.i, 3
  %7 = icmp ult i64 %6, 3
  br i1 %7, label %B42.preheader.i.B42.epil.i.preheader_crit_edge, label %B42.preheader.new.i
B42.preheader.i.B42.epil.i.preheader_crit_edge:
  %.pre = shl i64 %.519, 3
  br label %B42.epil.i.preheader
B42.preheader.new.i:
  %unroll_iter.i = and i64 %.47.i, 9223372036854775804
  %8 = shl i64 %.519, 3
  %9 = getelementptr i8, ptr %arg.S, i64 %.553.idx
  %10 = getelementptr i8, ptr %9, i64 %8
  %scevgep49 = getelementptr i8, ptr %10, i64 16
  br label %B42.i
B42.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B42.i ], [ 2, %B42.preheader.new.i ]
  %way.2.056.i = phi i64 [ %spec.select.3.i, %B42.i ], [ 0, %B42.preheader.new.i ]
  %11 = add i64 %lsr.iv, -1
  %12 = shl i64 %lsr.iv, 3
  %scevgep55 = getelementptr i8, ptr %scevgep49, i64 %12
  %scevgep56 = getelementptr i8, ptr %scevgep55, i64 -16
  %.140.i = load i64, ptr %scevgep56, align 8
  %.143.i = getelementptr i64, ptr %.1103, i64 %way.2.056.i
  %.144.i = load i64, ptr %.143.i, align 8
  %.147.i = icmp slt i64 %.140.i, %.144.i
  %spec.select.i = select i1 %.147.i, i64 %11, i64 %way.2.056.i
  %scevgep39 = getelementptr i8, ptr %scevgep55, i64 -8
  %.140.1.i = load i64, ptr %scevgep39, align 8
  %.143.1.i = getelementptr i64, ptr %.1103, i64 %spec.select.i
  %.144.1.i = load i64, ptr %.143.1.i, align 8
  %.147.1.i = icmp slt i64 %.140.1.i, %.144.1.i
  %spec.select.1.i = select i1 %.147.1.i, i64 %lsr.iv, i64 %spec.select.i
  %.140.2.i = load i64, ptr %scevgep55, align 8
  %.143.2.i = getelementptr i64, ptr %.1103, i64 %spec.select.1.i
  %.144.2.i = load i64, ptr %.143.2.i, align 8
  %.147.2.i = icmp slt i64 %.140.2.i, %.144.2.i
  %13 = or i64 %lsr.iv, 1
  %spec.select.2.i = select i1 %.147.2.i, i64 %13, i64 %spec.select.1.i
  %scevgep37 = getelementptr i8, ptr %scevgep55, i64 8
  %.140.3.i = load i64, ptr %scevgep37, align 8
  %.143.3.i = getelementptr i64, ptr %.1103, i64 %spec.select.2.i
  %.144.3.i = load i64, ptr %.143.3.i, align 8
  %.147.3.i = icmp slt i64 %.140.3.i, %.144.3.i
  %14 = add i64 %lsr.iv, 2
  %spec.select.3.i = select i1 %.147.3.i, i64 %14, i64 %spec.select.2.i
  %lsr.iv.next = add i64 %lsr.iv, 4
  %15 = sub i64 %lsr.iv.next, %unroll_iter.i
  %niter.ncmp.3.i = icmp eq i64 %15, 2
  br i1 %niter.ncmp.3.i, label %B86.loopexit.unr-lcssa.i, label %B42.i
B86.loopexit.unr-lcssa.i:
  %16 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B7833762794263289, label %B42.epil.i.preheader
B42.epil.i.preheader:
  %.pre-phi = phi i64 [ %.pre, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %8, %B86.loopexit.unr-lcssa.i ]
  %way.2.056.epil.i.ph = phi i64 [ 0, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ]
  %.985254.epil.i.ph = phi i64 [ 1, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %16, %B86.loopexit.unr-lcssa.i ]
  %17 = getelementptr i8, ptr %arg.S, i64 %.553.idx
  %18 = getelementptr i8, ptr %17, i64 %.pre-phi
  %scevgep = getelementptr i8, ptr %18, i64 8
  br label %B42.epil.i
B42.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B42.epil.i ], [ %xtraiter.i, %B42.epil.i.preheader ]
  %way.2.056.epil.i = phi i64 [ %spec.select.epil.i, %B42.epil.i ], [ %way.2.056.epil.i.ph, %B42.epil.i.preheader ]
  %.985254.epil.i = phi i64 [ %.105.epil.i, %B42.epil.i ], [ %.985254.epil.i.ph, %B42.epil.i.preheader ]
  %.105.epil.i = add i64 %.985254.epil.i, 1
  %19 = shl i64 %.985254.epil.i, 3
  %scevgep48 = getelementptr i8, ptr %scevgep, i64 %19
  %.140.epil.i = load i64, ptr %scevgep48, align 8
  %.143.epil.i = getelementptr i64, ptr %.1103, i64 %way.2.056.epil.i
  %.144.epil.i = load i64, ptr %.143.epil.i, align 8
  %.147.epil.i = icmp slt i64 %.140.epil.i, %.144.epil.i
  %spec.select.epil.i = select i1 %.147.epil.i, i64 %.985254.epil.i, i64 %way.2.056.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %B7833762794263289, label %B42.epil.i
B7372953218131595:
  %.1138 = load i64, ptr %.553, align 8
  %.1140 = getelementptr i8, ptr %arg.S, i64 32
  %.1141 = load i64, ptr %.1140, align 8
  %.1156 = icmp eq i64 %.564, 2
  br i1 %.1156, label %B7372953218131681.else.if, label %B7372953218131769
B7372953218131769:
  %.1250 = icmp sgt i64 %.254, 1
  br i1 %.1250, label %B7372953218131797, label %B7372953218131817
B7372953218131797:
  %_look_up_v190__of_code__locals__either_v197__of_code__locals___lambda__v198_tree_victim_v199_node.2.0 = phi i64 [ %.1258, %B7372953218131797 ], [ 1, %B7372953218131769 ]
  %.1253 = shl i64 %_look_up_v190__of_code__locals__either_v197__of_code__locals___lambda__v198_tree_victim_v199_node.2.0, 1
  %.1256645 = lshr i64 %.1138, %_look_up_v190__of_code__locals__either_v197__of_code__locals___lambda__v198_tree_victim_v199_node.2.0
  %.1257 = and i64 %.1256645, 1
  %.1258 = or i64 %.1257, %.1253
  %.1264 = icmp slt i64 %.1258, %.254
  br i1 %.1264, label %B7372953218131797, label %B7372953218131817
B7372953218131817:
  %_look_up_v190__of_code__locals__either_v197__of_code__locals___lambda__v198_tree_victim_v199_node.3.1 = phi i64 [ 1, %B7372953218131769 ], [ %.1258, %B7372953218131797 ]
  %.1272 = sub i64 %_look_up_v190__of_code__locals__either_v197__of_code__locals___lambda__v198_tree_victim_v199_node.3.1, %.254
  br label %B7372953218131849
B7372953218131849:
  %_look_up_v190__v680call_10.2.sroa.8.0 = phi i64 [ %.1141, %B7372953218131817 ], [ %.1172, %44 ]
  %_look_up_v190__v680call_10.2.sroa.0.0 = phi i64 [ %.1272, %B7372953218131817 ], [ %spec.select643, %44 ]
  store i64 %_look_up_v190__v680call_10.2.sroa.8.0, ptr %.1140, align 8
  br label %B7833762794263289
B7833762794263289:
  %_look_up_v190_way.6.0 = phi i64 [ %.1091, %B7372953218131417 ], [ %_look_up_v190__v680call_10.2.sroa.0.0, %B7372953218131849 ], [ 0, %B7372953218131531 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.1305 = getelementptr i8, ptr %.44, i64 144
  %.1306 = load i64, ptr %.1305, align 8
  %.1307.not = icmp eq i64 %.1306, 0
  br i1 %.1307.not, label %B7833762794263323, label %B7833762794263297
B7833762794263297:
  %.1319 = getelementptr i64, ptr %.544, i64 %_look_up_v190_way.6.0
  %.1320 = load i64, ptr %.1319, align 8
  %.1324 = icmp sgt i64 %.1320, %t.3.0
  br i1 %.1324, label %B7833762794263301, label %B7833762794263323
B7833762794263301:
  store i64 0, ptr %.1331, align 8
  call fastcc void @f12(ptr %.1331, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519, i64 %t.3.0)
  %.1345 = load i64, ptr %.1331, align 8
  %.1360 = getelementptr i64, ptr %.544, i64 %.1345
  %.1361 = load i64, ptr %.1360, align 8
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %.1361, i64 0)
  br label %B7833762794263323
B7833762794263323:
  %_look_up_v190_reserved.5.0 = phi i64 [ 0, %B7833762794263289 ], [ 0, %B7833762794263297 ], [ %.11.i7, %B7833762794263301 ]
  %_look_up_v190_way.7.0 = phi i64 [ %_look_up_v190_way.6.0, %B7833762794263289 ], [ %_look_up_v190_way.6.0, %B7833762794263297 ], [ %.1345, %B7833762794263301 ]
  %.1409 = getelementptr i64, ptr %.527, i64 %_look_up_v190_way.7.0
  %.1410 = load i64, ptr %.1409, align 8
  %.1415 = getelementptr i64, ptr %.535, i64 %_look_up_v190_way.7.0
  %.1416 = load i64, ptr %.1415, align 8
  %.1419 = lshr i64 %.1416, 32
  br label %B7833762794263349
B7833762794263349:
  %_look_up_v190_evicted.4.0 = phi i64 [ %.1410, %B7833762794263323 ], [ -1, %B7372953218131329 ]
  %_look_up_v190_evicted_dirty.4.0 = phi i64 [ %.1419, %B7833762794263323 ], [ 0, %B7372953218131329 ]
  %_look_up_v190_reserved.4.0 = phi i64 [ %_look_up_v190_reserved.5.0, %B7833762794263323 ], [ 0, %B7372953218131329 ]
  %_look_up_v190_way.8.0 = phi i64 [ %_look_up_v190_way.7.0, %B7833762794263323 ], [ %5, %B7372953218131329 ]
  %.1449 = getelementptr i64, ptr %.527, i64 %_look_up_v190_way.8.0
  store i64 %arg.line, ptr %.1449, align 8
  %.1455 = getelementptr i64, ptr %.535, i64 %_look_up_v190_way.8.0
  store i64 0, ptr %.1455, align 8
  %.1459 = getelementptr i64, ptr %.544, i64 %_look_up_v190_way.8.0
  store i64 0, ptr %.1459, align 8
  br label %B7833762794263371
B7833762794263371:
  %_look_up_v190_evicted.3.0 = phi i64 [ %_look_up_v190_evicted.4.0, %B7833762794263349 ], [ -1, %B7372953218130887 ]
  %_look_up_v190_evicted_dirty.3.0 = phi i64 [ %_look_up_v190_evicted_dirty.4.0, %B7833762794263349 ], [ 0, %B7372953218130887 ]
  %_look_up_v190_reserved.3.0 = phi i64 [ %_look_up_v190_reserved.4.0, %B7833762794263349 ], [ 0, %B7372953218130887 ]
  %_look_up_v190_way.9.0 = phi i64 [ %_look_up_v190_way.8.0, %B7833762794263349 ], [ %_look_up_v190__way_in_v204__vphi254_0.2.0632, %B7372953218130887 ]
  br i1 %spec.select, label %B7833762794263387, label %B8294572370396616
B7833762794263387:
  %.1487 = load i64, ptr %.553, align 8
  %.1488 = xor i64 %.1487, -81985529216486896
  %.1490 = mul i64 %_look_up_v190_way.9.0, 1229782938247303441
  %.1491 = xor i64 %.1488, %.1490
  %.1492 = add i64 %.1491, -1229782938247303441
  %.1493 = and i64 %.1491, -8608480567731124088
  %.1494 = xor i64 %.1493, -8608480567731124088
  %.1495 = and i64 %.1494, %.1492
  %.1496 = tail call i64 @llvm.cttz.i64(i64 %.1495, i1 false)
  %.1497 = and i64 %.1496, 124
  %.1498 = shl i64 -16, %.1497
  %.1499 = and i64 %.1498, %.1488
  %notmask646 = shl i64 -1, %.1497
  %.1501 = xor i64 %notmask646, -1
  %.1502 = and i64 %.1488, %.1501
  %.1503 = shl i64 %.1502, 4
  %20 = or i64 %.1499, %.1503
  %.1505 = or i64 %20, %_look_up_v190_way.9.0
  %.1506 = xor i64 %.1505, -81985529216486896
  store i64 %.1506, ptr %.553, align 8
  br label %B14745906436260103
B8294572370396616:
  br i1 %.565, label %B8294572370396642, label %B9216191522662687
B8294572370396642:
  %.1519 = getelementptr i8, ptr %arg.S, i64 24
  %.1520 = load i64, ptr %.1519, align 8
  %.1521 = add i64 %.1520, 1
  store i64 %.1521, ptr %.1519, align 8
  %.1531 = getelementptr i8, ptr %.553, i64 8
  %.1535 = getelementptr i64, ptr %.1531, i64 %_look_up_v190_way.9.0
  store i64 %.1521, ptr %.1535, align 8
  br label %B14745906436260103
B9216191522662687:
  %.1546 = load i64, ptr %.553, align 8
  %.1562 = icmp ne i64 %.564, 2
  %.1606 = ashr i64 %.254, 1
  %.1610 = icmp sgt i64 %.1606, 0
  %or.cond = and i1 %.1610, %.1562
  br i1 %or.cond, label %B9216191522662703, label %B14745906436260063
B9216191522662703:
  %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_tree.2.0 = phi i64 [ %.1638, %B9216191522662703 ], [ %.1546, %B9216191522662687 ]
  %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_node.2.0 = phi i64 [ %.1645, %B9216191522662703 ], [ 1, %B9216191522662687 ]
  %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_half.2.0 = phi i64 [ %.1649, %B9216191522662703 ], [ %.1606, %B9216191522662687 ]
  %.1619 = and i64 %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_half.2.0, %_look_up_v190_way.9.0
  %.1620.not = icmp ne i64 %.1619, 0
  %spec.select638 = zext i1 %.1620.not to i64
  %.1633 = shl i64 1, %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_node.2.0
  %.1635 = or i64 %.1633, %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_tree.2.0
  %.1637 = shl i64 %spec.select638, %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_node.2.0
  %.1638 = xor i64 %.1637, %.1635
  %.1644 = shl i64 %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_node.2.0, 1
  %.1645 = or i64 %.1644, %spec.select638
  %.1649 = lshr i64 %_look_up_v190__of_code__locals__either_v192__of_code__locals___lambda__v193_tree_used_v194_half.2.0, 1
  %.1652.not = icmp eq i64 %.1649, 0
  br i1 %.1652.not, label %B14745906436260063, label %B9216191522662703
B14745906436260063:
  %_look_up_v190__v1158call_9.2.0 = phi i64 [ %.1546, %B9216191522662687 ], [ %.1638, %B9216191522662703 ]
  store i64 %_look_up_v190__v1158call_9.2.0, ptr %.553, align 8
  br label %B14745906436260103
B14745906436260103:
  %.1684 = getelementptr i64, ptr %.535, i64 %_look_up_v190_way.9.0
  %.1685 = load i64, ptr %.1684, align 8
  %.1691 = getelementptr i8, ptr %.44, i64 48
  %.1692 = load i64, ptr %.1691, align 8
  %.1718 = and i64 %.1685, %arg.mask
  %.1737.not = icmp eq i64 %arg.write, 0
  br i1 %.1737.not, label %B14745906436260258, label %B14745906436260104
B14745906436260104:
  %.1694 = getelementptr i8, ptr %.44, i64 56
  %.1695 = load i64, ptr %.1694, align 8
  %.1754.not = icmp eq i64 %.1695, 0
  %spec.select639 = select i1 %.1754.not, i64 %.1718, i64 %arg.mask
  %.1771 = icmp eq i64 %.1692, 2
  %.1779 = shl i64 %spec.select639, 32
  %.1781 = select i1 %.1771, i64 %.1779, i64 0
  %.1775 = select i1 %.1771, i64 %spec.select639, i64 0
  %21 = or i64 %.1685, %.1781
  %.1801657 = or i64 %21, %spec.select639
  %.1815658 = icmp sgt i64 %arg.write, %.1692
  %.1824659 = xor i64 %arg.mask, -1
  %_look_up_v190_sectors_after_v191_held.2.0660 = select i1 %.1815658, i64 0, i64 %.1718
  %.1828661 = select i1 %.1815658, i64 %.1824659, i64 -1
  %_look_up_v190_sectors_after_v191_word_1.2.0662 = and i64 %.1801657, %.1828661
  %.1901 = and i64 %_look_up_v190_sectors_after_v191_word_1.2.0662, 4294967295
  %.1902 = icmp eq i64 %.1901, 0
  %or.cond640 = select i1 %.1815658, i1 %.1902, i1 false
  br i1 %or.cond640, label %B14745906436260360, label %B14745906436260403
B14745906436260258:
  %.1801 = or i64 %.1685, %arg.mask
  %.1815 = icmp slt i64 %.1692, 0
  %.1824 = xor i64 %arg.mask, -1
  %_look_up_v190_sectors_after_v191_held.2.0 = select i1 %.1815, i64 0, i64 %.1718
  %.1828 = select i1 %.1815, i64 %.1824, i64 -1
  %_look_up_v190_sectors_after_v191_word_1.2.0 = and i64 %.1828, %.1801
  br label %B14745906436260403
B14745906436260360:
  %.1911 = getelementptr i64, ptr %.527, i64 %_look_up_v190_way.9.0
  store i64 -1, ptr %.1911, align 8
  br label %B14745906436260403
B14745906436260403:
  %_look_up_v190_sectors_after_v191_word_1.2.0669 = phi i64 [ %_look_up_v190_sectors_after_v191_word_1.2.0662, %B14745906436260360 ], [ %_look_up_v190_sectors_after_v191_word_1.2.0662, %B14745906436260104 ], [ %_look_up_v190_sectors_after_v191_word_1.2.0, %B14745906436260258 ]
  %_look_up_v190_sectors_after_v191_held.2.0667 = phi i64 [ %_look_up_v190_sectors_after_v191_held.2.0660, %B14745906436260360 ], [ %_look_up_v190_sectors_after_v191_held.2.0660, %B14745906436260104 ], [ %_look_up_v190_sectors_after_v191_held.2.0, %B14745906436260258 ]
  %.1775.pn = phi i64 [ %.1775, %B14745906436260360 ], [ %.1775, %B14745906436260104 ], [ %.1718, %B14745906436260258 ]
  %_look_up_v190_sectors_after_v191_missing.3.0664 = xor i64 %.1775.pn, %arg.mask
  %sunkaddr71 = shl i64 %_look_up_v190_way.9.0, 3
  %sunkaddr72 = getelementptr i8, ptr %.535, i64 %sunkaddr71
  store i64 %_look_up_v190_sectors_after_v191_word_1.2.0669, ptr %sunkaddr72, align 8
  %.1974 = add i64 %_look_up_v190_way.9.0, %.542
  br label %B14745906436260451
B14745906436260451:
  %_look_up_v190_evicted.2.1 = phi i64 [ %_look_up_v190_evicted.3.0, %B14745906436260403 ], [ -1, %B7372953218130831 ]
  %_look_up_v190_evicted_dirty.2.1 = phi i64 [ %_look_up_v190_evicted_dirty.3.0, %B14745906436260403 ], [ 0, %B7372953218130831 ]
  %_look_up_v190_reserved.2.1 = phi i64 [ %_look_up_v190_reserved.3.0, %B14745906436260403 ], [ 0, %B7372953218130831 ]
  %_look_up_v190_held.2.1 = phi i64 [ %_look_up_v190_sectors_after_v191_held.2.0667, %B14745906436260403 ], [ 0, %B7372953218130831 ]
  %_look_up_v190_missing.2.1 = phi i64 [ %_look_up_v190_sectors_after_v191_missing.3.0664, %B14745906436260403 ], [ %arg.mask, %B7372953218130831 ]
  %_look_up_v190_at.2.1 = phi i64 [ %.1974, %B14745906436260403 ], [ -1, %B7372953218130831 ]
  %sunkaddr50 = getelementptr i8, ptr %.320, i64 32
  %.2071 = load i64, ptr %sunkaddr50, align 8
  %.2073 = tail call i64 @llvm.ctpop.i64(i64 %_look_up_v190_held.2.1)
  %.2074 = add i64 %.2071, %.2073
  store i64 %.2074, ptr %sunkaddr50, align 8
  %.2080 = add i64 %t.3.0, %arg.latency
  %.2085.not = icmp eq i64 %arg.write, 0
  br i1 %.2085.not, label %B14745906436260617, label %B14745906436260497
B14745906436260497:
  %sunkaddr52 = getelementptr i8, ptr %.320, i64 8
  %.2101 = load i64, ptr %sunkaddr52, align 8
  %.2104 = icmp eq i64 %_look_up_v190_held.2.1, %arg.mask
  %spec.select641 = zext i1 %.2104 to i64
  %.2128 = add i64 %.2101, %spec.select641
  store i64 %.2128, ptr %sunkaddr52, align 8
  %.2139.not = icmp eq i64 %_look_up_v190_missing.2.1, 0
  br i1 %.2139.not, label %B14745906436260781, label %B14745906436260578
B14745906436260578:
  %.44.val5 = load i64, ptr %.44, align 8
  %22 = getelementptr i8, ptr %.44, i64 8
  %.44.val6 = load i64, ptr %22, align 8
  call fastcc void @f11(ptr %.2148, ptr %arg.C, ptr %arg.S, i64 %.44.val5, i64 %.44.val6, i64 %arg.line, i64 %_look_up_v190_missing.2.1, i64 1, i64 %t.3.0, i64 0)
  br label %B14745906436260781
B14745906436260617:
  %.2199 = icmp eq i64 %_look_up_v190_missing.2.1, 0
  br i1 %.2199, label %B14745906436260705, label %B14745906436260777.endif.endif.endif
B14745906436260705:
  %sunkaddr54 = getelementptr i8, ptr %.320, i64 8
  %.2219 = load i64, ptr %sunkaddr54, align 8
  %.2220 = add i64 %.2219, 1
  store i64 %.2220, ptr %sunkaddr54, align 8
  %.2226 = getelementptr i64, ptr %arg.S, i64 %_look_up_v190_at.2.1
  %.2230 = load i64, ptr %.2226, align 8
  %.2236 = icmp sgt i64 %.2230, %.2080
  br i1 %.2236, label %B14745906436260733, label %B14745906436260781
B14745906436260733:
  %sunkaddr56 = getelementptr i8, ptr %.320, i64 16
  %.2242 = load i64, ptr %sunkaddr56, align 8
  %.2243 = add i64 %.2242, 1
  store i64 %.2243, ptr %sunkaddr56, align 8
  br label %B14745906436260781
B14745906436260781:
  %t.4.0 = phi i64 [ %t.3.0, %B14745906436260578 ], [ %t.3.0, %B14745906436260497 ], [ %t.3.0, %B14745906436260705 ], [ %t.3.0, %B14745906436260733 ], [ %.11.i10, %B14745906436260777.endif.endif.endif ]
  %ready.3.0 = phi i64 [ %.2080, %B14745906436260578 ], [ %.2080, %B14745906436260497 ], [ %.2080, %B14745906436260705 ], [ %.2230, %B14745906436260733 ], [ %.11.i11, %B14745906436260777.endif.endif.endif ]
  %.2517.not = icmp eq i64 %_look_up_v190_evicted_dirty.2.1, 0
  br i1 %.2517.not, label %common.ret, label %B14745906436260833
B14745906436260833:
  %.44.val7 = load i64, ptr %.44, align 8
  %23 = getelementptr i8, ptr %.44, i64 8
  %.44.val8 = load i64, ptr %23, align 8
  call fastcc void @f11(ptr %.2526, ptr %arg.C, ptr %arg.S, i64 %.44.val7, i64 %.44.val8, i64 %_look_up_v190_evicted.2.1, i64 %_look_up_v190_evicted_dirty.2.1, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.286, %B496 ], [ %ready.3.0, %B14745906436260833 ], [ %ready.3.0, %B14745906436260781 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B298.endif.endif:
  %.163 = getelementptr i8, ptr %.79, i64 120
  %.164 = load i64, ptr %.163, align 8
  %24 = getelementptr i64, ptr %arg.S, i64 %.164
  %.168 = getelementptr i64, ptr %24, i64 %arg.instance
  %.170 = load i64, ptr %.168, align 8
  %.172 = getelementptr i8, ptr %arg.S, i64 16
  %.173 = load i64, ptr %.172, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.173, i64 %.170)
  %.203 = getelementptr i8, ptr %.79, i64 128
  %.204 = load i64, ptr %.203, align 8
  %.207 = add i64 %.204, %.11.i
  store i64 %.207, ptr %.168, align 8
  %.11.i6 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %arg.t)
  %.242 = getelementptr i8, ptr %arg.C, i64 40
  %.243 = load i64, ptr %.242, align 8
  %.244 = add i64 %.243, %.11.i6
  br label %B474
B818.else:
  %.473 = icmp ne i64 %.431, -9223372036854775808
  %.474 = icmp ne i64 %.382, -1
  %.475.not = or i1 %.474, %.473
  br i1 %.475.not, label %B818.else.if, label %B838
B818.else.if:
  %25 = or i64 %.431, %.382
  %26 = icmp ult i64 %25, 4294967296
  br i1 %26, label %27, label %32
27:
  %28 = trunc i64 %.382 to i32
  %29 = trunc i64 %.431 to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %34
32:
  %33 = srem i64 %.431, %.382
  br label %34
34:
  %35 = phi i64 [ %31, %27 ], [ %33, %32 ]
  %.480 = xor i64 %35, %.382
  %.481 = icmp slt i64 %.480, 0
  %.482 = icmp ne i64 %35, 0
  %.483 = and i1 %.482, %.481
  %.490 = select i1 %.483, i64 %.382, i64 0
  %spec.select642 = add i64 %.490, %35
  br label %B838
B7372953218131681.else.if:
  %.1170 = mul i64 %.1141, 1103515245
  %.1171 = add i64 %.1170, 12345
  %.1172 = and i64 %.1171, 2147483647
  %.1173 = lshr i64 %.1172, 16
  %36 = icmp ult i64 %.254, 4294967296
  br i1 %36, label %37, label %42
37:
  %38 = trunc i64 %.254 to i32
  %39 = trunc i64 %.1173 to i32
  %40 = urem i32 %39, %38
  %41 = zext i32 %40 to i64
  br label %44
42:
  %43 = srem i64 %.1173, %.254
  br label %44
44:
  %45 = phi i64 [ %41, %37 ], [ %43, %42 ]
  %.1196.not = icmp eq i64 %45, 0
  %46 = tail call i64 @llvm.smin.i64(i64 %.254, i64 0)
  %.1204 = select i1 %.1196.not, i64 0, i64 %46
  %spec.select643 = add i64 %.1204, %45
  br label %B7372953218131849
B14745906436260777.endif.endif.endif:
  %.2281 = load i64, ptr %.50, align 8
  %.7.i = getelementptr i8, ptr %.44, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %.9.i = getelementptr i8, ptr %.44, i64 88
  %.10.i = load i64, ptr %.9.i, align 8
  %.11.i5 = add i64 %.10.i, 1
  %.12.i = mul i64 %.11.i5, %arg.instance
  %47 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.14.i = getelementptr i64, ptr %47, i64 %.12.i
  %.16.i = load i64, ptr %.14.i, align 8
  %48 = getelementptr i64, ptr %.14.i, i64 %.16.i
  %.18.i = getelementptr i8, ptr %48, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i8 = tail call i64 @llvm.smax.i64(i64 %_look_up_v190_reserved.2.1, i64 %.2281)
  %.16.i9 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i8)
  store i64 %.16.i9, ptr %.50, align 8
  %.11.i10 = tail call i64 @llvm.smax.i64(i64 %.16.i9, i64 %t.3.0)
  store i64 0, ptr %.2389, align 8
  %.44.val9 = load i64, ptr %.44, align 8
  %49 = getelementptr i8, ptr %.44, i64 8
  %.44.val10 = load i64, ptr %49, align 8
  call fastcc void @f11(ptr %.2389, ptr %arg.C, ptr %arg.S, i64 %.44.val9, i64 %.44.val10, i64 %arg.line, i64 %_look_up_v190_missing.2.1, i64 0, i64 %.11.i10, i64 %arg.extra)
  %.2276 = getelementptr i64, ptr %arg.S, i64 %_look_up_v190_at.2.1
  %.2403 = load i64, ptr %.2389, align 8
  %.2420 = add i64 %.11.i10, %arg.latency
  %.11.i11 = tail call i64 @llvm.smax.i64(i64 %.2420, i64 %.2403)
  %.2454 = load i64, ptr %.2276, align 8
  %.11.i12 = tail call i64 @llvm.smax.i64(i64 %.11.i11, i64 %.2454)
  store i64 %.11.i12, ptr %.2276, align 8
  %.21.i = load i64, ptr %.14.i, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %.14.i, i64 %.22.i
  store i64 %.11.i11, ptr %.24.i, align 8
  %.33.i = icmp slt i64 %.22.i, %.10.i
  %spec.select.i18 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i18, ptr %.14.i, align 8
  br label %B14745906436260781
}
define internal fastcc void @f10(ptr %retptr, ptr %arg.S, ptr %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t)  {
B0:
  %.998 = alloca i64, align 8
  %.34 = getelementptr i8, ptr %arg.level, i64 24
  %.35 = load i64, ptr %.34, align 8
  %.40 = getelementptr i8, ptr %arg.level, i64 80
  %.41 = load i64, ptr %.40, align 8
  %.46 = getelementptr i8, ptr %arg.level, i64 16
  %.47 = load i64, ptr %.46, align 8
  %.48 = mul i64 %.47, %arg.instance
  %.65 = getelementptr i8, ptr %arg.level, i64 32
  %.66 = load i64, ptr %.65, align 8
  %.70 = icmp slt i64 %.66, 63
  br i1 %.70, label %B230404788066795, label %B230404788066819
B230404788066795:
  %_look_up_v171_set_of_v183_line.2.0 = phi i64 [ %.76, %B230404788066795 ], [ %arg.line, %B0 ]
  %_look_up_v171_set_of_v183_fold.2.0 = phi i64 [ %.83, %B230404788066795 ], [ %.66, %B0 ]
  %.74 = ashr i64 %_look_up_v171_set_of_v183_line.2.0, %_look_up_v171_set_of_v183_fold.2.0
  %.76 = xor i64 %.74, %_look_up_v171_set_of_v183_line.2.0
  %.83 = shl i64 %_look_up_v171_set_of_v183_fold.2.0, 1
  %.86 = icmp slt i64 %_look_up_v171_set_of_v183_fold.2.0, 32
  br i1 %.86, label %B230404788066795, label %B230404788066819
B230404788066819:
  %_look_up_v171_set_of_v183_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.76, %B230404788066795 ]
  %.93 = getelementptr i8, ptr %arg.level, i64 40
  %.94 = load i64, ptr %.93, align 8
  %.96 = and i64 %.94, %_look_up_v171_set_of_v183_line.3.1
  %.112 = icmp slt i64 %.96, %.47
  br i1 %.112, label %B230404788066891, label %B230404788066887
B230404788066887:
  %.127 = icmp eq i64 %.47, 0
  br i1 %.127, label %B230404788066891, label %B230404788066887.else
B230404788066891:
  %_look_up_v171_set_of_v183__vphi146_0.2.0 = phi i64 [ %.96, %B230404788066819 ], [ 0, %B230404788066887 ], [ 0, %B230404788066887.else ], [ %spec.select499, %31 ]
  %.176 = add i64 %_look_up_v171_set_of_v183__vphi146_0.2.0, %.48
  %.180 = getelementptr i8, ptr %arg.level, i64 72
  %.181 = load i64, ptr %.180, align 8
  %.182 = mul i64 %.176, %.181
  %.184 = add i64 %.182, %.41
  %.192 = getelementptr i64, ptr %arg.S, i64 %.184
  %.200 = getelementptr i64, ptr %.192, i64 %.35
  %.205 = shl i64 %.35, 1
  %.207 = add i64 %.184, %.205
  %.209 = getelementptr i64, ptr %arg.S, i64 %.207
  %.218.idx = mul i64 %.35, 24
  %.218 = getelementptr i8, ptr %.192, i64 %.218.idx
  %.228 = getelementptr i8, ptr %arg.level, i64 64
  %.229 = load i64, ptr %.228, align 8
  %.230 = icmp eq i64 %.229, 0
  %.240 = icmp slt i64 %.35, 17
  %spec.select = select i1 %.230, i1 %.240, i1 false
  %.320 = icmp sgt i64 %.35, 0
  br i1 %.320, label %B230404788067127.preheader, label %B230404788067449
B230404788067127.preheader:
  %.337 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.338 = shufflevector <8 x i64> %.337, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B230404788067127
B230404788067127:
  %lsr.iv41 = phi i64 [ %.35, %B230404788067127.preheader ], [ %lsr.iv.next42, %B230404788067245 ]
  %_look_up_v171__way_in_v185_at.2.0 = phi i64 [ 0, %B230404788067127.preheader ], [ %.372, %B230404788067245 ]
  %0 = shl i64 %_look_up_v171__way_in_v185_at.2.0, 3
  %scevgep43 = getelementptr i8, ptr %.192, i64 %0
  %.336 = load <8 x i64>, ptr %scevgep43, align 8
  %.339 = icmp eq <8 x i64> %.336, %.338
  %.340 = bitcast <8 x i1> %.339 to i8
  %.341 = zext i8 %.340 to i64
  %.352 = icmp slt i64 %lsr.iv41, 8
  %notmask = shl i64 -1, %lsr.iv41
  %.358 = xor i64 %notmask, -1
  %.360 = select i1 %.352, i64 %.358, i64 255
  %_look_up_v171__way_in_v185_found.3.2 = and i64 %.360, %.341
  %.382 = icmp eq i64 %_look_up_v171__way_in_v185_found.3.2, 0
  br i1 %.382, label %B230404788067245, label %B230404788067417
B230404788067245:
  %.372 = add i64 %_look_up_v171__way_in_v185_at.2.0, 8
  %lsr.iv.next42 = add i64 %lsr.iv41, -8
  %.397 = icmp slt i64 %.372, %.35
  br i1 %.397, label %B230404788067127, label %B230404788067449
B230404788067417:
  %.426 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v171__way_in_v185_found.3.2, i1 true)
  %1 = add i64 %.426, %_look_up_v171__way_in_v185_at.2.0
  %.452 = icmp slt i64 %1, %.35
  br i1 %.452, label %B230404788067531, label %B230404788067449
B230404788067449:
  %_look_up_v171__way_in_v185__vphi254_0.2.0489 = phi i64 [ %.35, %B230404788066891 ], [ %1, %B230404788067417 ], [ %.35, %B230404788067245 ]
  %.489 = getelementptr i8, ptr %arg.level, i64 56
  %.490 = load i64, ptr %.489, align 8
  %.492.not = icmp sgt i64 %arg.write, %.490
  br i1 %.492.not, label %B460809576132835, label %B230404788067531
B230404788067531:
  %_look_up_v171__way_in_v185__vphi254_0.2.0490 = phi i64 [ %_look_up_v171__way_in_v185__vphi254_0.2.0489, %B230404788067449 ], [ %1, %B230404788067417 ]
  %.532 = icmp eq i64 %_look_up_v171__way_in_v185__vphi254_0.2.0490, %.35
  br i1 %.532, label %B230404788067681, label %B460809576132104
B230404788067681:
  br i1 %.320, label %B230404788067769, label %B244805087320349
B230404788067769:
  %lsr.iv38 = phi i64 [ %lsr.iv.next39, %B230404788067849 ], [ %.35, %B230404788067681 ]
  %_look_up_v171__way_in_v182_at.2.0 = phi i64 [ %.641, %B230404788067849 ], [ 0, %B230404788067681 ]
  %2 = shl i64 %_look_up_v171__way_in_v182_at.2.0, 3
  %scevgep40 = getelementptr i8, ptr %.192, i64 %2
  %.605 = load <8 x i64>, ptr %scevgep40, align 8
  %.608 = icmp eq <8 x i64> %.605, splat (i64 -1)
  %.609 = bitcast <8 x i1> %.608 to i8
  %.610 = zext i8 %.609 to i64
  %.621 = icmp slt i64 %lsr.iv38, 8
  %notmask501 = shl i64 -1, %lsr.iv38
  %.627 = xor i64 %notmask501, -1
  %.629 = select i1 %.621, i64 %.627, i64 255
  %_look_up_v171__way_in_v182_found.3.2 = and i64 %.629, %.610
  %.651 = icmp eq i64 %_look_up_v171__way_in_v182_found.3.2, 0
  br i1 %.651, label %B230404788067849, label %B244805087320323
B230404788067849:
  %.641 = add i64 %_look_up_v171__way_in_v182_at.2.0, 8
  %lsr.iv.next39 = add i64 %lsr.iv38, -8
  %.666 = icmp slt i64 %.641, %.35
  br i1 %.666, label %B230404788067769, label %B244805087320349
B244805087320323:
  %.695 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v171__way_in_v182_found.3.2, i1 true)
  %3 = add i64 %.695, %_look_up_v171__way_in_v182_at.2.0
  %.736 = icmp eq i64 %.695, %lsr.iv38
  br i1 %.736, label %B244805087320349, label %B460809576132103
B244805087320349:
  br i1 %spec.select, label %B244805087320371, label %B244805087320387
B244805087320371:
  %.750 = load i64, ptr %.218, align 8
  %.751 = xor i64 %.750, -81985529216486896
  %.753 = shl i64 %.35, 2
  %.754 = add i64 %.753, -4
  %.755 = ashr i64 %.751, %.754
  %.756 = and i64 %.755, 15
  br label %B288005985082772
B244805087320387:
  br i1 %.230, label %B259205386574616, label %B259205386574642
B259205386574616:
  %.768 = getelementptr i8, ptr %.218, i64 8
  %.47.i = add i64 %.35, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B288005985082772, label %B42.preheader.i
B42.preheader.i:
  %4 = add i64 %.35, -2
  %xtraiter.i = and i64 %.47.i, 3
  %5 = icmp ult i64 %4, 3
  br i1 %5, label %B42.preheader.i.B42.epil.i.preheader_crit_edge, label %B42.preheader.new.i
B42.preheader.i.B42.epil.i.preheader_crit_edge:
  %.pre = shl i64 %.184, 3
  br label %B42.epil.i.preheader
B42.preheader.new.i:
  %unroll_iter.i = and i64 %.47.i, 9223372036854775804
  %6 = shl i64 %.184, 3
  %7 = getelementptr i8, ptr %arg.S, i64 %.218.idx
  %8 = getelementptr i8, ptr %7, i64 %6
  %scevgep30 = getelementptr i8, ptr %8, i64 16
  br label %B42.i
B42.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B42.i ], [ 2, %B42.preheader.new.i ]
  %way.2.056.i = phi i64 [ %spec.select.3.i, %B42.i ], [ 0, %B42.preheader.new.i ]
  %9 = add i64 %lsr.iv, -1
  %10 = shl i64 %lsr.iv, 3
  %scevgep36 = getelementptr i8, ptr %scevgep30, i64 %10
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -16
  %.140.i = load i64, ptr %scevgep37, align 8
  %.143.i = getelementptr i64, ptr %.768, i64 %way.2.056.i
  %.144.i = load i64, ptr %.143.i, align 8
  %.147.i = icmp slt i64 %.140.i, %.144.i
  %spec.select.i = select i1 %.147.i, i64 %9, i64 %way.2.056.i
  %scevgep44 = getelementptr i8, ptr %scevgep36, i64 -8
  %.140.1.i = load i64, ptr %scevgep44, align 8
  %.143.1.i = getelementptr i64, ptr %.768, i64 %spec.select.i
  %.144.1.i = load i64, ptr %.143.1.i, align 8
  %.147.1.i = icmp slt i64 %.140.1.i, %.144.1.i
  %spec.select.1.i = select i1 %.147.1.i, i64 %lsr.iv, i64 %spec.select.i
  %.140.2.i = load i64, ptr %scevgep36, align 8
  %.143.2.i = getelementptr i64, ptr %.768, i64 %spec.select.1.i
  %.144.2.i = load i64, ptr %.143.2.i, align 8
  %.147.2.i = icmp slt i64 %.140.2.i, %.144.2.i
  %11 = or i64 %lsr.iv, 1
  %spec.select.2.i = select i1 %.147.2.i, i64 %11, i64 %spec.select.1.i
  %scevgep41 = getelementptr i8, ptr %scevgep36, i64 8
  %.140.3.i = load i64, ptr %scevgep41, align 8
  %.143.3.i = getelementptr i64, ptr %.768, i64 %spec.select.2.i
  %.144.3.i = load i64, ptr %.143.3.i, align 8
  %.147.3.i = icmp slt i64 %.140.3.i, %.144.3.i
  %12 = add i64 %lsr.iv, 2
  %spec.select.3.i = select i1 %.147.3.i, i64 %12, i64 %spec.select.2.i
  %lsr.iv.next = add i64 %lsr.iv, 4
  %13 = sub i64 %lsr.iv.next, %unroll_iter.i
  %niter.ncmp.3.i = icmp eq i64 %13, 2
  br i1 %niter.ncmp.3.i, label %B86.loopexit.unr-lcssa.i, label %B42.i
B86.loopexit.unr-lcssa.i:
  %14 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B288005985082772, label %B42.epil.i.preheader
B42.epil.i.preheader:
  %.pre-phi = phi i64 [ %.pre, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %6, %B86.loopexit.unr-lcssa.i ]
  %way.2.056.epil.i.ph = phi i64 [ 0, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ]
  %.985254.epil.i.ph = phi i64 [ 1, %B42.preheader.i.B42.epil.i.preheader_crit_edge ], [ %14, %B86.loopexit.unr-lcssa.i ]
  %15 = getelementptr i8, ptr %arg.S, i64 %.218.idx
  %16 = getelementptr i8, ptr %15, i64 %.pre-phi
  %scevgep = getelementptr i8, ptr %16, i64 8
  br label %B42.epil.i
B42.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B42.epil.i ], [ %xtraiter.i, %B42.epil.i.preheader ]
  %way.2.056.epil.i = phi i64 [ %spec.select.epil.i, %B42.epil.i ], [ %way.2.056.epil.i.ph, %B42.epil.i.preheader ]
  %.985254.epil.i = phi i64 [ %.105.epil.i, %B42.epil.i ], [ %.985254.epil.i.ph, %B42.epil.i.preheader ]
  %.105.epil.i = add i64 %.985254.epil.i, 1
  %17 = shl i64 %.985254.epil.i, 3
  %scevgep29 = getelementptr i8, ptr %scevgep, i64 %17
  %.140.epil.i = load i64, ptr %scevgep29, align 8
  %.143.epil.i = getelementptr i64, ptr %.768, i64 %way.2.056.epil.i
  %.144.epil.i = load i64, ptr %.143.epil.i, align 8
  %.147.epil.i = icmp slt i64 %.140.epil.i, %.144.epil.i
  %spec.select.epil.i = select i1 %.147.epil.i, i64 %.985254.epil.i, i64 %way.2.056.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %B288005985082772, label %B42.epil.i
B259205386574642:
  %.805 = load i64, ptr %.218, align 8
  %.807 = getelementptr i8, ptr %arg.S, i64 32
  %.808 = load i64, ptr %.807, align 8
  %.823 = icmp eq i64 %.229, 2
  br i1 %.823, label %B288005985082687, label %B288005985082697
B288005985082687:
  %.837 = mul i64 %.808, 1103515245
  %.838 = add i64 %.837, 12345
  %.839 = and i64 %.838, 2147483647
  %.843 = icmp eq i64 %.35, 0
  br i1 %.843, label %B288005985082771, label %B288005985082687.else.if
B288005985082697:
  %.917 = icmp sgt i64 %.35, 1
  br i1 %.917, label %B288005985082701, label %B288005985082703
B288005985082701:
  %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0 = phi i64 [ %.925, %B288005985082701 ], [ 1, %B288005985082697 ]
  %.920 = shl i64 %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0, 1
  %.923502 = lshr i64 %.805, %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0
  %.924 = and i64 %.923502, 1
  %.925 = or i64 %.924, %.920
  %.931 = icmp slt i64 %.925, %.35
  br i1 %.931, label %B288005985082701, label %B288005985082703
B288005985082703:
  %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.3.1 = phi i64 [ 1, %B288005985082697 ], [ %.925, %B288005985082701 ]
  %.939 = sub i64 %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.3.1, %.35
  br label %B288005985082771
B288005985082771:
  %_look_up_v171__v680call_10.2.sroa.8.0 = phi i64 [ %.808, %B288005985082703 ], [ %.839, %41 ], [ %.839, %B288005985082687 ]
  %_look_up_v171__v680call_10.2.sroa.0.0 = phi i64 [ %.939, %B288005985082703 ], [ %spec.select500, %41 ], [ 0, %B288005985082687 ]
  store i64 %_look_up_v171__v680call_10.2.sroa.8.0, ptr %.807, align 8
  br label %B288005985082772
B288005985082772:
  %_look_up_v171_way.6.0 = phi i64 [ %.756, %B244805087320371 ], [ %_look_up_v171__v680call_10.2.sroa.0.0, %B288005985082771 ], [ 0, %B259205386574616 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.972 = getelementptr i8, ptr %arg.level, i64 144
  %.973 = load i64, ptr %.972, align 8
  %.974.not = icmp eq i64 %.973, 0
  br i1 %.974.not, label %B460809576132063, label %B345607182099282
B345607182099282:
  %.986 = getelementptr i64, ptr %.209, i64 %_look_up_v171_way.6.0
  %.987 = load i64, ptr %.986, align 8
  %.991 = icmp sgt i64 %.987, %arg.t
  br i1 %.991, label %B345607182099308, label %B460809576132063
B345607182099308:
  store i64 0, ptr %.998, align 8
  %arg.level.val = load i64, ptr %.34, align 8
  %arg.level.val2 = load i64, ptr %.228, align 8
  call fastcc void @f12(ptr %.998, ptr %arg.S, i64 %arg.level.val, i64 %arg.level.val2, i64 %.184, i64 %arg.t)
  %.1012 = load i64, ptr %.998, align 8
  %.1027 = getelementptr i64, ptr %.209, i64 %.1012
  %.1028 = load i64, ptr %.1027, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1028, i64 0)
  br label %B460809576132063
B460809576132063:
  %_look_up_v171_reserved.5.0 = phi i64 [ 0, %B288005985082772 ], [ 0, %B345607182099282 ], [ %.11.i, %B345607182099308 ]
  %_look_up_v171_way.7.0 = phi i64 [ %_look_up_v171_way.6.0, %B288005985082772 ], [ %_look_up_v171_way.6.0, %B345607182099282 ], [ %.1012, %B345607182099308 ]
  %.1076 = getelementptr i64, ptr %.192, i64 %_look_up_v171_way.7.0
  %.1077 = load i64, ptr %.1076, align 8
  %.1082 = getelementptr i64, ptr %.200, i64 %_look_up_v171_way.7.0
  %.1083 = load i64, ptr %.1082, align 8
  %.1086 = lshr i64 %.1083, 32
  br label %B460809576132103
B460809576132103:
  %_look_up_v171_evicted.4.0 = phi i64 [ %.1077, %B460809576132063 ], [ -1, %B244805087320323 ]
  %_look_up_v171_evicted_dirty.4.0 = phi i64 [ %.1086, %B460809576132063 ], [ 0, %B244805087320323 ]
  %_look_up_v171_reserved.4.0 = phi i64 [ %_look_up_v171_reserved.5.0, %B460809576132063 ], [ 0, %B244805087320323 ]
  %_look_up_v171_way.8.0 = phi i64 [ %_look_up_v171_way.7.0, %B460809576132063 ], [ %3, %B244805087320323 ]
  %.1116 = getelementptr i64, ptr %.192, i64 %_look_up_v171_way.8.0
  store i64 %arg.line, ptr %.1116, align 8
  %.1122 = getelementptr i64, ptr %.200, i64 %_look_up_v171_way.8.0
  store i64 0, ptr %.1122, align 8
  %.1126 = getelementptr i64, ptr %.209, i64 %_look_up_v171_way.8.0
  store i64 0, ptr %.1126, align 8
  br label %B460809576132104
B460809576132104:
  %_look_up_v171_evicted.3.0 = phi i64 [ %_look_up_v171_evicted.4.0, %B460809576132103 ], [ -1, %B230404788067531 ]
  %_look_up_v171_evicted_dirty.3.0 = phi i64 [ %_look_up_v171_evicted_dirty.4.0, %B460809576132103 ], [ 0, %B230404788067531 ]
  %_look_up_v171_reserved.3.0 = phi i64 [ %_look_up_v171_reserved.4.0, %B460809576132103 ], [ 0, %B230404788067531 ]
  %_look_up_v171_way.9.0 = phi i64 [ %_look_up_v171_way.8.0, %B460809576132103 ], [ %_look_up_v171__way_in_v185__vphi254_0.2.0490, %B230404788067531 ]
  br i1 %spec.select, label %B460809576132130, label %B460809576132142
B460809576132130:
  %.1154 = load i64, ptr %.218, align 8
  %.1155 = xor i64 %.1154, -81985529216486896
  %.1157 = mul i64 %_look_up_v171_way.9.0, 1229782938247303441
  %.1158 = xor i64 %.1155, %.1157
  %.1159 = add i64 %.1158, -1229782938247303441
  %.1160 = and i64 %.1158, -8608480567731124088
  %.1161 = xor i64 %.1160, -8608480567731124088
  %.1162 = and i64 %.1161, %.1159
  %.1163 = tail call i64 @llvm.cttz.i64(i64 %.1162, i1 false)
  %.1164 = and i64 %.1163, 124
  %.1165 = shl i64 -16, %.1164
  %.1166 = and i64 %.1165, %.1155
  %notmask503 = shl i64 -1, %.1164
  %.1168 = xor i64 %notmask503, -1
  %.1169 = and i64 %.1155, %.1168
  %.1170 = shl i64 %.1169, 4
  %18 = or i64 %.1166, %.1170
  %.1172 = or i64 %18, %_look_up_v171_way.9.0
  %.1173 = xor i64 %.1172, -81985529216486896
  store i64 %.1173, ptr %.218, align 8
  br label %B460809576132501
B460809576132142:
  %.1182 = load i64, ptr %.228, align 8
  %.1183 = icmp eq i64 %.1182, 0
  br i1 %.1183, label %B460809576132230, label %B460809576132258
B460809576132230:
  %.1186 = getelementptr i8, ptr %arg.S, i64 24
  %.1187 = load i64, ptr %.1186, align 8
  %.1188 = add i64 %.1187, 1
  store i64 %.1188, ptr %.1186, align 8
  %.1198 = getelementptr i8, ptr %.218, i64 8
  %.1202 = getelementptr i64, ptr %.1198, i64 %_look_up_v171_way.9.0
  store i64 %.1188, ptr %.1202, align 8
  br label %B460809576132501
B460809576132258:
  %.1213 = load i64, ptr %.218, align 8
  %.1229 = icmp ne i64 %.1182, 2
  %.1273 = ashr i64 %.35, 1
  %.1277 = icmp sgt i64 %.1273, 0
  %or.cond = select i1 %.1229, i1 %.1277, i1 false
  br i1 %or.cond, label %B460809576132306, label %B460809576132497
B460809576132306:
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_tree.2.0 = phi i64 [ %.1305, %B460809576132306 ], [ %.1213, %B460809576132258 ]
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0 = phi i64 [ %.1312, %B460809576132306 ], [ 1, %B460809576132258 ]
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0 = phi i64 [ %.1316, %B460809576132306 ], [ %.1273, %B460809576132258 ]
  %.1286 = and i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0, %_look_up_v171_way.9.0
  %.1287.not = icmp ne i64 %.1286, 0
  %spec.select496 = zext i1 %.1287.not to i64
  %.1300 = shl i64 1, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0
  %.1302 = or i64 %.1300, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_tree.2.0
  %.1304 = shl i64 %spec.select496, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0
  %.1305 = xor i64 %.1304, %.1302
  %.1311 = shl i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0, 1
  %.1312 = or i64 %.1311, %spec.select496
  %.1316 = lshr i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0, 1
  %.1319.not = icmp eq i64 %.1316, 0
  br i1 %.1319.not, label %B460809576132497, label %B460809576132306
B460809576132497:
  %_look_up_v171__v1158call_9.2.0 = phi i64 [ %.1213, %B460809576132258 ], [ %.1305, %B460809576132306 ]
  store i64 %_look_up_v171__v1158call_9.2.0, ptr %.218, align 8
  br label %B460809576132501
B460809576132501:
  %.1351 = getelementptr i64, ptr %.200, i64 %_look_up_v171_way.9.0
  %.1352 = load i64, ptr %.1351, align 8
  %.1358 = getelementptr i8, ptr %arg.level, i64 48
  %.1359 = load i64, ptr %.1358, align 8
  %.1385 = and i64 %.1352, %arg.mask
  %.1404.not = icmp eq i64 %arg.write, 0
  br i1 %.1404.not, label %B460809576132617, label %B460809576132509
B460809576132509:
  %.1361 = getelementptr i8, ptr %arg.level, i64 56
  %.1362 = load i64, ptr %.1361, align 8
  %.1421.not = icmp eq i64 %.1362, 0
  %spec.select497 = select i1 %.1421.not, i64 %.1385, i64 %arg.mask
  %.1438 = icmp eq i64 %.1359, 2
  %.1446 = shl i64 %spec.select497, 32
  %.1448 = select i1 %.1438, i64 %.1446, i64 0
  %.1442 = select i1 %.1438, i64 %spec.select497, i64 0
  %19 = or i64 %.1352, %.1448
  %.1468518 = or i64 %19, %spec.select497
  %.1482519 = icmp slt i64 %.1359, 1
  %.1491520 = xor i64 %arg.mask, -1
  %_look_up_v171_sectors_after_v172_held.2.0521 = select i1 %.1482519, i64 0, i64 %.1385
  %.1495522 = select i1 %.1482519, i64 %.1491520, i64 -1
  %_look_up_v171_sectors_after_v172_word_1.2.0523 = and i64 %.1468518, %.1495522
  %20 = xor i64 %.1352, -1
  %21 = and i64 %_look_up_v171_sectors_after_v172_word_1.2.0523, %20
  %.1545 = lshr i64 %21, 32
  %.1547 = tail call i64 @llvm.ctpop.i64(i64 %.1545)
  %.1568 = and i64 %_look_up_v171_sectors_after_v172_word_1.2.0523, 4294967295
  %.1569 = icmp eq i64 %.1568, 0
  %or.cond498 = select i1 %.1482519, i1 %.1569, i1 false
  br i1 %or.cond498, label %B460809576132781, label %B460809576132833
B460809576132617:
  %.1468 = or i64 %.1352, %arg.mask
  %.1482 = icmp slt i64 %.1359, 0
  %.1491 = xor i64 %arg.mask, -1
  %_look_up_v171_sectors_after_v172_held.2.0 = select i1 %.1482, i64 0, i64 %.1385
  %.1495 = select i1 %.1482, i64 %.1491, i64 -1
  %_look_up_v171_sectors_after_v172_word_1.2.0 = and i64 %.1495, %.1468
  br label %B460809576132833
B460809576132781:
  %.1578 = getelementptr i64, ptr %.192, i64 %_look_up_v171_way.9.0
  store i64 -1, ptr %.1578, align 8
  br label %B460809576132833
B460809576132833:
  %_look_up_v171_sectors_after_v172_word_1.2.0530 = phi i64 [ %_look_up_v171_sectors_after_v172_word_1.2.0523, %B460809576132781 ], [ %_look_up_v171_sectors_after_v172_word_1.2.0, %B460809576132617 ], [ %_look_up_v171_sectors_after_v172_word_1.2.0523, %B460809576132509 ]
  %_look_up_v171_sectors_after_v172_held.2.0528 = phi i64 [ %_look_up_v171_sectors_after_v172_held.2.0521, %B460809576132781 ], [ %_look_up_v171_sectors_after_v172_held.2.0, %B460809576132617 ], [ %_look_up_v171_sectors_after_v172_held.2.0521, %B460809576132509 ]
  %.1442.pn = phi i64 [ %.1442, %B460809576132781 ], [ %.1385, %B460809576132617 ], [ %.1442, %B460809576132509 ]
  %_look_up_v171_new_dirty.3.0 = phi i64 [ %.1547, %B460809576132781 ], [ 0, %B460809576132617 ], [ %.1547, %B460809576132509 ]
  %_look_up_v171_sectors_after_v172_missing.3.0525 = xor i64 %.1442.pn, %arg.mask
  %sunkaddr49 = shl i64 %_look_up_v171_way.9.0, 3
  %sunkaddr50 = getelementptr i8, ptr %.200, i64 %sunkaddr49
  store i64 %_look_up_v171_sectors_after_v172_word_1.2.0530, ptr %sunkaddr50, align 8
  %.1641 = add i64 %_look_up_v171_way.9.0, %.207
  br label %B460809576132835
B460809576132835:
  %_look_up_v171_evicted.2.1 = phi i64 [ %_look_up_v171_evicted.3.0, %B460809576132833 ], [ -1, %B230404788067449 ]
  %_look_up_v171_evicted_dirty.2.1 = phi i64 [ %_look_up_v171_evicted_dirty.3.0, %B460809576132833 ], [ 0, %B230404788067449 ]
  %_look_up_v171_new_dirty.2.1 = phi i64 [ %_look_up_v171_new_dirty.3.0, %B460809576132833 ], [ 0, %B230404788067449 ]
  %_look_up_v171_reserved.2.1 = phi i64 [ %_look_up_v171_reserved.3.0, %B460809576132833 ], [ 0, %B230404788067449 ]
  %_look_up_v171_held.2.1 = phi i64 [ %_look_up_v171_sectors_after_v172_held.2.0528, %B460809576132833 ], [ 0, %B230404788067449 ]
  %_look_up_v171_missing.2.1 = phi i64 [ %_look_up_v171_sectors_after_v172_missing.3.0525, %B460809576132833 ], [ %arg.mask, %B230404788067449 ]
  %_look_up_v171_at.2.1 = phi i64 [ %.1641, %B460809576132833 ], [ -1, %B230404788067449 ]
  %.1719 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %_look_up_v171_evicted.2.1, ptr %.1719, align 8
  %.1722 = getelementptr i8, ptr %arg.S, i64 48
  store i64 %_look_up_v171_evicted_dirty.2.1, ptr %.1722, align 8
  %.1725 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %_look_up_v171_new_dirty.2.1, ptr %.1725, align 8
  %.1728 = getelementptr i8, ptr %arg.S, i64 80
  store i64 %_look_up_v171_reserved.2.1, ptr %.1728, align 8
  store i64 %_look_up_v171_held.2.1, ptr %retptr, align 8
  %retptr.repack504 = getelementptr i8, ptr %retptr, i64 8
  store i64 %_look_up_v171_missing.2.1, ptr %retptr.repack504, align 8
  %retptr.repack506 = getelementptr i8, ptr %retptr, i64 16
  store i64 %_look_up_v171_at.2.1, ptr %retptr.repack506, align 8
  ret void
B230404788066887.else:
  %.138 = icmp ne i64 %.96, -9223372036854775808
  %.139 = icmp ne i64 %.47, -1
  %.140.not = or i1 %.139, %.138
  br i1 %.140.not, label %B230404788066887.else.if, label %B230404788066891
B230404788066887.else.if:
  %22 = or i64 %.96, %.47
  %23 = icmp ult i64 %22, 4294967296
  br i1 %23, label %24, label %29
24:
  %25 = trunc i64 %.47 to i32
  %26 = trunc i64 %.96 to i32
  %27 = urem i32 %26, %25
  %28 = zext i32 %27 to i64
  br label %31
29:
  %30 = srem i64 %.96, %.47
  br label %31
31:
  %32 = phi i64 [ %28, %24 ], [ %30, %29 ]
  %.145 = xor i64 %32, %.47
  %.146 = icmp slt i64 %.145, 0
  %.147 = icmp ne i64 %32, 0
  %.148 = and i1 %.147, %.146
  %.155 = select i1 %.148, i64 %.47, i64 0
  %spec.select499 = add i64 %.155, %32
  br label %B230404788066891
B288005985082687.else.if:
  %.840 = lshr i64 %.839, 16
  %33 = icmp ult i64 %.35, 4294967296
  br i1 %33, label %34, label %39
34:
  %35 = trunc i64 %.35 to i32
  %36 = trunc i64 %.840 to i32
  %37 = urem i32 %36, %35
  %38 = zext i32 %37 to i64
  br label %41
39:
  %40 = srem i64 %.840, %.35
  br label %41
41:
  %42 = phi i64 [ %38, %34 ], [ %40, %39 ]
  %.863.not = icmp eq i64 %42, 0
  %43 = tail call i64 @llvm.smin.i64(i64 %.35, i64 0)
  %.871 = select i1 %.863.not, i64 0, i64 %43
  %spec.select500 = add i64 %.871, %42
  br label %B288005985082771
}
define internal fastcc void @f11(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level.0.val, i64 %arg.level.8.val, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.143 = alloca i64, align 8
  %.399 = alloca i64, align 8
  %.637 = alloca i64, align 8
  %.28 = load i64, ptr %arg.C, align 8
  %.29 = getelementptr i64, ptr %arg.C, i64 %.28
  %.31 = getelementptr i8, ptr %arg.C, i64 8
  %.32 = load i64, ptr %.31, align 8
  %.34.idx = mul i64 %.32, 152
  %.34 = getelementptr i8, ptr %.29, i64 %.34.idx
  %.47 = shl i64 %arg.line, %arg.level.0.val
  %.56 = load i64, ptr %.34, align 8
  %.57.not = icmp sgt i64 %arg.level.0.val, %.56
  %.215.phi.trans.insert = getelementptr i8, ptr %.34, i64 8
  %.216.pre = load i64, ptr %.215.phi.trans.insert, align 8
  br i1 %.57.not, label %B340.endif, label %B106
B106:
  %.63 = icmp eq i64 %arg.level.8.val, %.216.pre
  br i1 %.63, label %B262, label %B128
B128:
  %.73.not = icmp sgt i64 %arg.level.0.val, %.216.pre
  br i1 %.73.not, label %B340.endif, label %B262
B262:
  %.216.pre.sink = phi i64 [ %arg.level.8.val, %B106 ], [ %.216.pre, %B128 ]
  %.sink = phi i64 [ %arg.mask, %B106 ], [ 1, %B128 ]
  %.81 = ashr i64 %.47, %.56
  %.89 = shl i64 %.81, %.56
  %.91 = sub i64 %.47, %.89
  %.97 = ashr i64 %.91, %.216.pre.sink
  %.119 = shl i64 %.sink, %.97
  %.130 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.134 = shl i64 %.130, %arg.level.8.val
  store i64 0, ptr %.143, align 8
  call fastcc void @f5(ptr %.143, ptr %arg.C, ptr %arg.S, i64 %.81, i64 %.119, i64 %.134, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.157 = load i64, ptr %.143, align 8
  br label %common.ret
B402:
  %mask.2.0 = phi i64 [ %.314, %B724 ], [ %arg.mask, %B402.preheader ]
  %last.3.0 = phi i64 [ %last.4.2, %B724 ], [ -1, %B402.preheader ]
  %wanted.5.0 = phi i64 [ %wanted.6.2, %B724 ], [ 0, %B402.preheader ]
  %size_b.4.0 = phi i64 [ %size_b.5.2, %B724 ], [ 0, %B402.preheader ]
  %ready.4.0 = phi i64 [ %ready.5.2, %B724 ], [ %arg.t, %B402.preheader ]
  %.310 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0, i1 true)
  %.312 = add i64 %mask.2.0, -1
  %.314 = and i64 %.312, %mask.2.0
  %.321 = shl i64 %.310, %arg.level.8.val
  %.323 = add i64 %.321, %.47
  %0 = add i64 %.310, 1
  %1 = shl i64 %0, %arg.level.8.val
  %.329 = add i64 %1, %.47
  %.334 = icmp slt i64 %.323, %.329
  br i1 %.334, label %B506, label %B724
B506:
  %wanted.4.1 = phi i64 [ %.515, %B626 ], [ %wanted.5.0, %B402 ]
  %last.2.1 = phi i64 [ %last.5.3, %B626 ], [ %last.3.0, %B402 ]
  %size_b.3.1 = phi i64 [ %.525, %B626 ], [ %size_b.4.0, %B402 ]
  %ready.3.1 = phi i64 [ %ready.6.3, %B626 ], [ %ready.4.0, %B402 ]
  %byte.2.1 = phi i64 [ %.535, %B626 ], [ %.323, %B402 ]
  %.367 = ashr i64 %byte.2.1, %.56
  %.373.not = icmp eq i64 %.367, %last.2.1
  br i1 %.373.not, label %B626, label %B538
B538:
  %.388.not = icmp eq i64 %wanted.4.1, 0
  br i1 %.388.not, label %B626, label %B542
B542:
  store i64 0, ptr %.399, align 8
  call fastcc void @f5(ptr %.399, ptr %arg.C, ptr %arg.S, i64 %last.2.1, i64 %wanted.4.1, i64 %size_b.3.1, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.413 = load i64, ptr %.399, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.413, i64 %ready.3.1)
  br label %B626
B626:
  %wanted.7.3 = phi i64 [ %wanted.4.1, %B506 ], [ 0, %B538 ], [ 0, %B542 ]
  %last.5.3 = phi i64 [ %last.2.1, %B506 ], [ %.367, %B538 ], [ %.367, %B542 ]
  %size_b.6.3 = phi i64 [ %size_b.3.1, %B506 ], [ 0, %B538 ], [ 0, %B542 ]
  %ready.6.3 = phi i64 [ %ready.3.1, %B506 ], [ %ready.3.1, %B538 ], [ %.11.i2, %B542 ]
  %.504 = shl i64 %.367, %.56
  %2 = sub i64 %byte.2.1, %.504
  %.512 = ashr i64 %2, %.216.pre
  %.513 = shl i64 1, %.512
  %.515 = or i64 %wanted.7.3, %.513
  %.525 = add i64 %size_b.6.3, %.523
  %.535 = add i64 %byte.2.1, %.523
  %.539 = icmp slt i64 %.535, %.329
  br i1 %.539, label %B506, label %B724
B724:
  %wanted.6.2 = phi i64 [ %wanted.5.0, %B402 ], [ %.515, %B626 ]
  %last.4.2 = phi i64 [ %last.3.0, %B402 ], [ %last.5.3, %B626 ]
  %size_b.5.2 = phi i64 [ %size_b.4.0, %B402 ], [ %.525, %B626 ]
  %ready.5.2 = phi i64 [ %ready.4.0, %B402 ], [ %ready.6.3, %B626 ]
  %.594.not = icmp eq i64 %.314, 0
  br i1 %.594.not, label %B728, label %B402
B728:
  %.626.not = icmp eq i64 %wanted.6.2, 0
  br i1 %.626.not, label %common.ret, label %B732
B732:
  store i64 0, ptr %.637, align 8
  call fastcc void @f5(ptr %.637, ptr %arg.C, ptr %arg.S, i64 %last.4.2, i64 %wanted.6.2, i64 %size_b.5.2, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.651 = load i64, ptr %.637, align 8
  %.11.i3 = tail call i64 @llvm.smax.i64(i64 %.651, i64 %ready.5.2)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.157, %B262 ], [ %arg.t, %B340.endif ], [ %ready.5.2, %B728 ], [ %.11.i3, %B732 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B340.endif:
  %.250.not = icmp eq i64 %arg.mask, 0
  br i1 %.250.not, label %common.ret, label %B402.preheader
B402.preheader:
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.216.pre, i64 %arg.level.8.val)
  %.523 = shl i64 1, %.11.i
  br label %B402
}
declare i64 @llvm.ctpop.i64(i64)
define internal fastcc void @f12(ptr %retptr, ptr %arg.S, i64 %arg.level.24.val, i64 %arg.level.64.val, i64 %arg.block, i64 %arg.t)  {
B0:
  %0 = getelementptr i64, ptr %arg.S, i64 %arg.block
  %.27.idx = shl i64 %arg.level.24.val, 4
  %.27 = getelementptr i8, ptr %0, i64 %.27.idx
  %.idx = mul i64 %arg.level.24.val, 24
  %1 = getelementptr i8, ptr %arg.S, i64 %.idx
  %2 = getelementptr i64, ptr %1, i64 %arg.block
  %.37 = getelementptr i8, ptr %2, i64 8
  %.51.fr = freeze i64 %arg.level.64.val
  %.52 = icmp eq i64 %.51.fr, 0
  %.62 = icmp slt i64 %arg.level.24.val, 17
  %or.cond = select i1 %.52, i1 %.62, i1 false
  br i1 %or.cond, label %B298, label %B370.endif
B298:
  %.93 = load i64, ptr %2, align 8
  %.94 = xor i64 %.93, -81985529216486896
  %.99 = shl i64 %arg.level.24.val, 2
  %.100 = add i64 %.99, -4
  %.119 = icmp sgt i64 %.100, -1
  br i1 %.119, label %B302, label %B14400299253802
B302:
  %lsr.iv = phi i64 [ %3, %B338 ], [ %.99, %B298 ]
  %3 = add i64 %lsr.iv, -4
  %.136 = ashr i64 %.94, %3
  %.137 = and i64 %.136, 15
  %.143 = getelementptr i64, ptr %.27, i64 %.137
  %.144 = load i64, ptr %.143, align 8
  %.146.not = icmp sgt i64 %.144, %arg.t
  br i1 %.146.not, label %B338, label %common.ret
B338:
  %.181 = icmp sgt i64 %3, 3
  br i1 %.181, label %B302, label %B14400299253802
B408:
  %free.5.1159 = phi i64 [ -1, %B408.preheader.new ], [ %free.6.1.3, %B408 ]
  %.310155157 = phi i64 [ 0, %B408.preheader.new ], [ %8, %B408 ]
  %4 = shl i64 %.310155157, 3
  %scevgep51 = getelementptr i8, ptr %scevgep45, i64 %4
  %scevgep52 = getelementptr i8, ptr %scevgep51, i64 -24
  %.354 = load i64, ptr %scevgep52, align 8
  %.356.not = icmp sgt i64 %.354, %arg.t
  %.361 = icmp slt i64 %free.5.1159, 0
  %.310155157.free.5.1159 = select i1 %.361, i64 %.310155157, i64 %free.5.1159
  %free.6.1 = select i1 %.356.not, i64 %free.5.1159, i64 %.310155157.free.5.1159
  %scevgep27 = getelementptr i8, ptr %scevgep51, i64 -16
  %.354.1 = load i64, ptr %scevgep27, align 8
  %.356.not.1 = icmp sgt i64 %.354.1, %arg.t
  %.361.1 = icmp slt i64 %free.6.1, 0
  %5 = or i64 %.310155157, 1
  %.310155157.free.5.1159.1 = select i1 %.361.1, i64 %5, i64 %free.6.1
  %free.6.1.1 = select i1 %.356.not.1, i64 %free.6.1, i64 %.310155157.free.5.1159.1
  %scevgep25 = getelementptr i8, ptr %scevgep51, i64 -8
  %.354.2 = load i64, ptr %scevgep25, align 8
  %.356.not.2 = icmp sgt i64 %.354.2, %arg.t
  %.361.2 = icmp slt i64 %free.6.1.1, 0
  %6 = or i64 %.310155157, 2
  %.310155157.free.5.1159.2 = select i1 %.361.2, i64 %6, i64 %free.6.1.1
  %free.6.1.2 = select i1 %.356.not.2, i64 %free.6.1.1, i64 %.310155157.free.5.1159.2
  %.354.3 = load i64, ptr %scevgep51, align 8
  %.356.not.3 = icmp sgt i64 %.354.3, %arg.t
  %.361.3 = icmp slt i64 %free.6.1.2, 0
  %7 = or i64 %.310155157, 3
  %.310155157.free.5.1159.3 = select i1 %.361.3, i64 %7, i64 %free.6.1.2
  %free.6.1.3 = select i1 %.356.not.3, i64 %free.6.1.2, i64 %.310155157.free.5.1159.3
  %8 = add i64 %.310155157, 4
  %niter.ncmp.3 = icmp eq i64 %8, %unroll_iter
  br i1 %niter.ncmp.3, label %B498.loopexit17.unr-lcssa, label %B408
B498.loopexit.unr-lcssa:
  %9 = and i64 %arg.level.24.val, 1
  %lcmp.mod22.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod22.not, label %B498, label %B408.us.epil.preheader
B408.us.epil.preheader:
  %.353.us.epil = getelementptr i64, ptr %.27, i64 %unroll_iter25
  %.354.us.epil = load i64, ptr %.353.us.epil, align 8
  %.356.not.us.epil = icmp sgt i64 %.354.us.epil, %arg.t
  br i1 %.356.not.us.epil, label %B498, label %B440.us.epil
B440.us.epil:
  %.361.us.epil = icmp slt i64 %free.6.1.us.1, 0
  br i1 %.361.us.epil, label %B498.thread, label %B476.us.epil
B476.us.epil:
  %.376.us.epil = getelementptr i64, ptr %.37, i64 %unroll_iter25
  %.377.us.epil = load i64, ptr %.376.us.epil, align 8
  %.380.us.epil = getelementptr i64, ptr %.37, i64 %free.6.1.us.1
  %.381.us.epil = load i64, ptr %.380.us.epil, align 8
  %.384.us.epil = icmp slt i64 %.377.us.epil, %.381.us.epil
  br i1 %.384.us.epil, label %B498.thread, label %common.ret
B498.loopexit17.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B498, label %B408.epil.preheader
B408.epil.preheader:
  %free.5.1159.epil.ph = phi i64 [ %free.6.1.3, %B498.loopexit17.unr-lcssa ], [ -1, %B408.preheader ]
  %.310155157.epil.ph = phi i64 [ %unroll_iter, %B498.loopexit17.unr-lcssa ], [ 0, %B408.preheader ]
  br label %B408.epil
B408.epil:
  %lsr.iv43 = phi i64 [ %lsr.iv.next44, %B408.epil ], [ %xtraiter, %B408.epil.preheader ]
  %free.5.1159.epil = phi i64 [ %free.6.1.epil, %B408.epil ], [ %free.5.1159.epil.ph, %B408.epil.preheader ]
  %.310155157.epil = phi i64 [ %.317.epil, %B408.epil ], [ %.310155157.epil.ph, %B408.epil.preheader ]
  %.317.epil = add i64 %.310155157.epil, 1
  %10 = shl i64 %.310155157.epil, 3
  %scevgep42 = getelementptr i8, ptr %.27, i64 %10
  %.354.epil = load i64, ptr %scevgep42, align 8
  %.356.not.epil = icmp sgt i64 %.354.epil, %arg.t
  %.361.epil = icmp slt i64 %free.5.1159.epil, 0
  %.310155157.free.5.1159.epil = select i1 %.361.epil, i64 %.310155157.epil, i64 %free.5.1159.epil
  %free.6.1.epil = select i1 %.356.not.epil, i64 %free.5.1159.epil, i64 %.310155157.free.5.1159.epil
  %lsr.iv.next44 = add i64 %lsr.iv43, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next44, 0
  br i1 %epil.iter.cmp.not, label %B498, label %B408.epil
B498.thread:
  br label %common.ret
B498:
  %free.5.1.lcssa = phi i64 [ %free.6.1.us.1, %B408.us.epil.preheader ], [ %free.6.1.us.1, %B498.loopexit.unr-lcssa ], [ %free.6.1.3, %B498.loopexit17.unr-lcssa ], [ %free.6.1.epil, %B408.epil ]
  %.415 = icmp sgt i64 %free.5.1.lcssa, -1
  br i1 %.415, label %common.ret, label %B14400299253802
B14400299253802:
  %.47.i = add i64 %arg.level.24.val, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %common.ret, label %B42.preheader.i
B42.preheader.i:
  %11 = add i64 %arg.level.24.val, -2
  %xtraiter.i = and i64 %.47.i, 3
  %12 = icmp ult i64 %11, 3
  br i1 %12, label %B42.epil.i.preheader, label %B42.preheader.new.i
B42.preheader.new.i:
  %unroll_iter.i = and i64 %.47.i, 9223372036854775804
  br label %B42.i
B42.i:
  %way.2.056.i = phi i64 [ 0, %B42.preheader.new.i ], [ %spec.select.3.i, %B42.i ]
  %.985254.i = phi i64 [ 1, %B42.preheader.new.i ], [ %17, %B42.i ]
  %13 = shl i64 %.985254.i, 3
  %scevgep7.i = getelementptr i8, ptr %.27, i64 %13
  %.140.i = load i64, ptr %scevgep7.i, align 8
  %.143.i = getelementptr i64, ptr %.27, i64 %way.2.056.i
  %.144.i = load i64, ptr %.143.i, align 8
  %.147.i = icmp slt i64 %.140.i, %.144.i
  %spec.select.i = select i1 %.147.i, i64 %.985254.i, i64 %way.2.056.i
  %scevgep20 = getelementptr i8, ptr %scevgep7.i, i64 8
  %.140.1.i = load i64, ptr %scevgep20, align 8
  %.143.1.i = getelementptr i64, ptr %.27, i64 %spec.select.i
  %.144.1.i = load i64, ptr %.143.1.i, align 8
  %.147.1.i = icmp slt i64 %.140.1.i, %.144.1.i
  %14 = add i64 %.985254.i, 1
  %spec.select.1.i = select i1 %.147.1.i, i64 %14, i64 %spec.select.i
  %scevgep18 = getelementptr i8, ptr %scevgep7.i, i64 16
  %.140.2.i = load i64, ptr %scevgep18, align 8
  %.143.2.i = getelementptr i64, ptr %.27, i64 %spec.select.1.i
  %.144.2.i = load i64, ptr %.143.2.i, align 8
  %.147.2.i = icmp slt i64 %.140.2.i, %.144.2.i
  %15 = add i64 %.985254.i, 2
  %spec.select.2.i = select i1 %.147.2.i, i64 %15, i64 %spec.select.1.i
  %scevgep15 = getelementptr i8, ptr %scevgep7.i, i64 24
  %.140.3.i = load i64, ptr %scevgep15, align 8
  %.143.3.i = getelementptr i64, ptr %.27, i64 %spec.select.2.i
  %.144.3.i = load i64, ptr %.143.3.i, align 8
  %.147.3.i = icmp slt i64 %.140.3.i, %.144.3.i
  %16 = add i64 %.985254.i, 3
  %spec.select.3.i = select i1 %.147.3.i, i64 %16, i64 %spec.select.2.i
  %niter.ncmp.3.i = icmp eq i64 %16, %unroll_iter.i
  %17 = add i64 %.985254.i, 4
  br i1 %niter.ncmp.3.i, label %B86.loopexit.unr-lcssa.i, label %B42.i
B86.loopexit.unr-lcssa.i:
  %18 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %common.ret, label %B42.epil.i.preheader
B42.epil.i.preheader:
  %way.2.056.epil.i.ph = phi i64 [ 0, %B42.preheader.i ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ]
  %.985254.epil.i.ph = phi i64 [ 1, %B42.preheader.i ], [ %18, %B86.loopexit.unr-lcssa.i ]
  br label %B42.epil.i
B42.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B42.epil.i ], [ %xtraiter.i, %B42.epil.i.preheader ]
  %way.2.056.epil.i = phi i64 [ %spec.select.epil.i, %B42.epil.i ], [ %way.2.056.epil.i.ph, %B42.epil.i.preheader ]
  %.985254.epil.i = phi i64 [ %.105.epil.i, %B42.epil.i ], [ %.985254.epil.i.ph, %B42.epil.i.preheader ]
  %.105.epil.i = add i64 %.985254.epil.i, 1
  %19 = shl i64 %.985254.epil.i, 3
  %scevgep.i = getelementptr i8, ptr %.27, i64 %19
  %.140.epil.i = load i64, ptr %scevgep.i, align 8
  %.143.epil.i = getelementptr i64, ptr %.27, i64 %way.2.056.epil.i
  %.144.epil.i = load i64, ptr %.143.epil.i, align 8
  %.147.epil.i = icmp slt i64 %.140.epil.i, %.144.epil.i
  %spec.select.epil.i = select i1 %.147.epil.i, i64 %.985254.epil.i, i64 %way.2.056.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %common.ret, label %B42.epil.i
common.ret:
  %"$phi528.0.2.0" = phi i64 [ %free.5.1.lcssa, %B498 ], [ %unroll_iter25, %B498.thread ], [ 0, %B14400299253802 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ 0, %B408.us.preheader ], [ %free.6.1.us.1, %B476.us.epil ], [ %spec.select.epil.i, %B42.epil.i ], [ %.137, %B302 ]
  store i64 %"$phi528.0.2.0", ptr %retptr, align 8
  ret void
B370.endif:
  %.304156.not = icmp slt i64 %arg.level.24.val, 1
  br i1 %.304156.not, label %B14400299253802, label %B408.lr.ph
B408.lr.ph:
  br i1 %.52, label %B408.us.preheader, label %B408.preheader
B408.preheader:
  %xtraiter = and i64 %arg.level.24.val, 3
  %20 = icmp ult i64 %arg.level.24.val, 4
  br i1 %20, label %B408.epil.preheader, label %B408.preheader.new
B408.preheader.new:
  %unroll_iter = and i64 %arg.level.24.val, 9223372036854775804
  %21 = shl i64 %arg.block, 3
  %22 = getelementptr i8, ptr %arg.S, i64 %.27.idx
  %23 = getelementptr i8, ptr %22, i64 %21
  %scevgep45 = getelementptr i8, ptr %23, i64 24
  br label %B408
B408.us.preheader:
  %24 = icmp eq i64 %arg.level.24.val, 1
  br i1 %24, label %common.ret, label %B408.us.preheader.new
B408.us.preheader.new:
  %unroll_iter25 = and i64 %arg.level.24.val, 9223372036854775806
  %25 = shl i64 %arg.block, 3
  %26 = getelementptr i8, ptr %arg.S, i64 %.27.idx
  %27 = getelementptr i8, ptr %26, i64 %25
  %scevgep34 = getelementptr i8, ptr %27, i64 8
  %28 = getelementptr i8, ptr %1, i64 %25
  %scevgep38 = getelementptr i8, ptr %28, i64 16
  br label %B408.us
B408.us:
  %free.5.1159.us = phi i64 [ -1, %B408.us.preheader.new ], [ %free.6.1.us.1, %B494.us.1 ]
  %.310155157.us = phi i64 [ 0, %B408.us.preheader.new ], [ %.317.us.1, %B494.us.1 ]
  %29 = or i64 %.310155157.us, 1
  %30 = shl i64 %.310155157.us, 3
  %scevgep36 = getelementptr i8, ptr %scevgep34, i64 %30
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -8
  %.354.us = load i64, ptr %scevgep37, align 8
  %.356.not.us = icmp sgt i64 %.354.us, %arg.t
  br i1 %.356.not.us, label %B494.us, label %B440.us
B440.us:
  %.361.us = icmp slt i64 %free.5.1159.us, 0
  br i1 %.361.us, label %B482.us, label %B476.us
B476.us:
  %scevgep21 = getelementptr i8, ptr %scevgep38, i64 %30
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 -8
  %.377.us = load i64, ptr %scevgep22, align 8
  %.380.us = getelementptr i64, ptr %.37, i64 %free.5.1159.us
  %.381.us = load i64, ptr %.380.us, align 8
  %.384.us = icmp slt i64 %.377.us, %.381.us
  br i1 %.384.us, label %B482.us, label %B494.us
B482.us:
  br label %B494.us
B494.us:
  %free.6.1.us = phi i64 [ %.310155157.us, %B482.us ], [ %free.5.1159.us, %B476.us ], [ %free.5.1159.us, %B408.us ]
  %.317.us.1 = add i64 %.310155157.us, 2
  %.354.us.1 = load i64, ptr %scevgep36, align 8
  %.356.not.us.1 = icmp sgt i64 %.354.us.1, %arg.t
  br i1 %.356.not.us.1, label %B494.us.1, label %B440.us.1
B440.us.1:
  %.361.us.1 = icmp slt i64 %free.6.1.us, 0
  br i1 %.361.us.1, label %B482.us.1, label %B476.us.1
B476.us.1:
  %scevgep23 = getelementptr i8, ptr %scevgep38, i64 %30
  %.377.us.1 = load i64, ptr %scevgep23, align 8
  %.380.us.1 = getelementptr i64, ptr %.37, i64 %free.6.1.us
  %.381.us.1 = load i64, ptr %.380.us.1, align 8
  %.384.us.1 = icmp slt i64 %.377.us.1, %.381.us.1
  br i1 %.384.us.1, label %B482.us.1, label %B494.us.1
B482.us.1:
  br label %B494.us.1
B494.us.1:
  %free.6.1.us.1 = phi i64 [ %29, %B482.us.1 ], [ %free.6.1.us, %B476.us.1 ], [ %free.6.1.us, %B494.us ]
  %niter26.ncmp.1 = icmp eq i64 %unroll_iter25, %.317.us.1
  br i1 %niter26.ncmp.1, label %B498.loopexit.unr-lcssa, label %B408.us
}
define internal fastcc void @f5(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.line, i64 %arg.mask, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.262.i = alloca [3 x i64], align 8
  %.157.i71 = alloca i64, align 8
  %.1287 = alloca i64, align 8
  %arg.write.fr = freeze i64 %arg.write
  %.30 = load i64, ptr %arg.C, align 8
  %.31 = getelementptr i64, ptr %arg.C, i64 %.30
  %.33 = getelementptr i8, ptr %arg.C, i64 8
  %.34 = load i64, ptr %.33, align 8
  %.36.idx = mul i64 %.34, 152
  %.36 = getelementptr i8, ptr %.31, i64 %.36.idx
  %.41 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.46.not = icmp eq i64 %arg.write.fr, 0
  br i1 %.46.not, label %B166, label %B138
B138:
  %.49 = getelementptr i8, ptr %arg.C, i64 96
  %.50 = load i64, ptr %.49, align 8
  %.52 = add i64 %.50, %arg.size_b
  %.65612 = getelementptr i8, ptr %.36, i64 128
  %.66613 = load i64, ptr %.65612, align 8
  %.67614 = mul i64 %.52, %.66613
  %.69615 = getelementptr i8, ptr %.36, i64 8
  %.70616 = load i64, ptr %.69615, align 8
  %.71617 = ashr i64 %.67614, %.70616
  %.79 = getelementptr i8, ptr %arg.C, i64 88
  %.80 = load i64, ptr %.79, align 8
  %.82 = mul i64 %.71617, %.80
  %.85 = ashr i64 %.82, 20
  br label %B208
B166:
  %.65 = getelementptr i8, ptr %.36, i64 128
  %.66 = load i64, ptr %.65, align 8
  %.67 = mul i64 %.66, %arg.size_b
  %.69 = getelementptr i8, ptr %.36, i64 8
  %.70 = load i64, ptr %.69, align 8
  %.71 = ashr i64 %.67, %.70
  %.91 = getelementptr i8, ptr %arg.S, i64 64
  %.92 = load i64, ptr %.91, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.92, i64 %.71)
  br label %B208
B208:
  %.40.i24 = phi i64 [ %.70616, %B138 ], [ %.70, %B166 ]
  %cost.3.0 = phi i64 [ %.85, %B138 ], [ %.11.i, %B166 ]
  %.130 = getelementptr i8, ptr %.36, i64 120
  %.131 = load i64, ptr %.130, align 8
  %.133 = getelementptr i64, ptr %arg.S, i64 %.131
  %.135 = ashr i64 %arg.line, 7
  %.137 = xor i64 %.135, %arg.line
  %.139 = getelementptr i8, ptr %.36, i64 112
  %.140 = load i64, ptr %.139, align 8
  %.143 = icmp eq i64 %.140, 0
  br i1 %.143, label %B208.endif.endif.endif, label %B208.else
B680:
  %_look_up_v148_set_of_v160_line.2.0 = phi i64 [ %.367, %B680 ], [ %arg.line, %B208.endif.endif.endif ]
  %_look_up_v148_set_of_v160_fold.2.0 = phi i64 [ %.374, %B680 ], [ %.357, %B208.endif.endif.endif ]
  %.365 = ashr i64 %_look_up_v148_set_of_v160_line.2.0, %_look_up_v148_set_of_v160_fold.2.0
  %.367 = xor i64 %.365, %_look_up_v148_set_of_v160_line.2.0
  %.374 = shl i64 %_look_up_v148_set_of_v160_fold.2.0, 1
  %.377 = icmp slt i64 %_look_up_v148_set_of_v160_fold.2.0, 32
  br i1 %.377, label %B680, label %B714
B714:
  %_look_up_v148_set_of_v160_line.3.1 = phi i64 [ %arg.line, %B208.endif.endif.endif ], [ %.367, %B680 ]
  %.384 = getelementptr i8, ptr %.36, i64 40
  %.385 = load i64, ptr %.384, align 8
  %.387 = and i64 %.385, %_look_up_v148_set_of_v160_line.3.1
  %.403 = icmp slt i64 %.387, %.338
  br i1 %.403, label %B770, label %B762
B762:
  %.418 = icmp eq i64 %.338, 0
  br i1 %.418, label %B770, label %B762.else
B770:
  %_look_up_v148_set_of_v160__vphi146_0.2.0 = phi i64 [ %.387, %B714 ], [ 0, %B762 ], [ 0, %B762.else ], [ %spec.select645, %48 ]
  %.471 = getelementptr i8, ptr %.36, i64 72
  %.472 = load i64, ptr %.471, align 8
  %.473 = mul i64 %.472, %_look_up_v148_set_of_v160__vphi146_0.2.0
  %.475 = add i64 %.473, %.332
  %.483 = getelementptr i64, ptr %arg.S, i64 %.475
  %.491 = getelementptr i64, ptr %.483, i64 %.326
  %.496 = shl i64 %.326, 1
  %.498 = add i64 %.475, %.496
  %.500 = getelementptr i64, ptr %arg.S, i64 %.498
  %.509.idx = mul i64 %.326, 24
  %.509 = getelementptr i8, ptr %.483, i64 %.509.idx
  %.519 = getelementptr i8, ptr %.36, i64 64
  %.520 = load i64, ptr %.519, align 8
  %.521 = icmp eq i64 %.520, 0
  %.531 = icmp slt i64 %.326, 17
  %spec.select = select i1 %.521, i1 %.531, i1 false
  %.611 = icmp sgt i64 %.326, 0
  br i1 %.611, label %B822.preheader, label %B1124
B822.preheader:
  %.628 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.629 = shufflevector <8 x i64> %.628, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B822
B822:
  %lsr.iv222 = phi i64 [ %.326, %B822.preheader ], [ %lsr.iv.next223, %B900 ]
  %_look_up_v148__way_in_v162_at.2.0 = phi i64 [ 0, %B822.preheader ], [ %.663, %B900 ]
  %0 = shl i64 %_look_up_v148__way_in_v162_at.2.0, 3
  %scevgep224 = getelementptr i8, ptr %.483, i64 %0
  %.627 = load <8 x i64>, ptr %scevgep224, align 8
  %.630 = icmp eq <8 x i64> %.627, %.629
  %.631 = bitcast <8 x i1> %.630 to i8
  %.632 = zext i8 %.631 to i64
  %.643 = icmp slt i64 %lsr.iv222, 8
  %notmask = shl i64 -1, %lsr.iv222
  %.649 = xor i64 %notmask, -1
  %.651 = select i1 %.643, i64 %.649, i64 255
  %_look_up_v148__way_in_v162_found.3.2 = and i64 %.651, %.632
  %.673 = icmp eq i64 %_look_up_v148__way_in_v162_found.3.2, 0
  br i1 %.673, label %B900, label %B1120
B900:
  %.663 = add i64 %_look_up_v148__way_in_v162_at.2.0, 8
  %lsr.iv.next223 = add i64 %lsr.iv222, -8
  %.688 = icmp slt i64 %.663, %.326
  br i1 %.688, label %B822, label %B1124
B1120:
  %.717 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v148__way_in_v162_found.3.2, i1 true)
  %1 = add i64 %.717, %_look_up_v148__way_in_v162_at.2.0
  %.743 = icmp slt i64 %1, %.326
  br i1 %.743, label %B1126, label %B1124
B1124:
  %_look_up_v148__way_in_v162__vphi254_0.2.0626 = phi i64 [ %1, %B1120 ], [ %.326, %B770 ], [ %.326, %B900 ]
  %.780 = getelementptr i8, ptr %.36, i64 56
  %.781 = load i64, ptr %.780, align 8
  %.783.not = icmp sgt i64 %arg.write.fr, %.781
  br i1 %.783.not, label %B14400299253058.thread, label %B1126
B1126:
  %_look_up_v148__way_in_v162__vphi254_0.2.0627 = phi i64 [ %_look_up_v148__way_in_v162__vphi254_0.2.0626, %B1124 ], [ %1, %B1120 ]
  %.823 = icmp eq i64 %_look_up_v148__way_in_v162__vphi254_0.2.0627, %.326
  br i1 %.823, label %B1326, label %B7200149628145
B1326:
  br i1 %.611, label %B1358, label %B7200149627355
B1358:
  %lsr.iv219 = phi i64 [ %lsr.iv.next220, %B1460 ], [ %.326, %B1326 ]
  %_look_up_v148__way_in_v159_at.2.0 = phi i64 [ %.932, %B1460 ], [ 0, %B1326 ]
  %2 = shl i64 %_look_up_v148__way_in_v159_at.2.0, 3
  %scevgep221 = getelementptr i8, ptr %.483, i64 %2
  %.896 = load <8 x i64>, ptr %scevgep221, align 8
  %.899 = icmp eq <8 x i64> %.896, splat (i64 -1)
  %.900 = bitcast <8 x i1> %.899 to i8
  %.901 = zext i8 %.900 to i64
  %.912 = icmp slt i64 %lsr.iv219, 8
  %notmask648 = shl i64 -1, %lsr.iv219
  %.918 = xor i64 %notmask648, -1
  %.920 = select i1 %.912, i64 %.918, i64 255
  %_look_up_v148__way_in_v159_found.3.2 = and i64 %.920, %.901
  %.942 = icmp eq i64 %_look_up_v148__way_in_v159_found.3.2, 0
  br i1 %.942, label %B1460, label %B7200149627351
B1460:
  %.932 = add i64 %_look_up_v148__way_in_v159_at.2.0, 8
  %lsr.iv.next220 = add i64 %lsr.iv219, -8
  %.957 = icmp slt i64 %.932, %.326
  br i1 %.957, label %B1358, label %B7200149627355
B7200149627351:
  %.986 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v148__way_in_v159_found.3.2, i1 true)
  %3 = add i64 %.986, %_look_up_v148__way_in_v159_at.2.0
  %.1027 = icmp eq i64 %.986, %lsr.iv219
  br i1 %.1027, label %B7200149627355, label %B7200149628059
B7200149627355:
  br i1 %spec.select, label %B7200149627413, label %B7200149627445
B7200149627413:
  %.1041 = load i64, ptr %.509, align 8
  %.1042 = xor i64 %.1041, -81985529216486896
  %.1044 = shl i64 %.326, 2
  %.1045 = add i64 %.1044, -4
  %.1046 = ashr i64 %.1042, %.1045
  %.1047 = and i64 %.1046, 15
  br label %B7200149627797
B7200149627445:
  br i1 %.521, label %B7200149627507, label %B7200149627591
B7200149627507:
  %.1059 = getelementptr i8, ptr %.509, i64 8
  %.47.i = add i64 %.326, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B7200149627797, label %B42.preheader.i
B42.preheader.i:
  %4 = add i64 %.326, -2
  %xtraiter.i = and i64 %.47.i, 3
  %5 = icmp ult i64 %4, 3
  br i1 %5, label %B42.epil.i.preheader, label %B42.preheader.new.i
B42.preheader.new.i:
  %unroll_iter.i = and i64 %.47.i, 9223372036854775804
  %6 = shl i64 %.475, 3
  %7 = getelementptr i8, ptr %arg.S, i64 %.509.idx
  %8 = getelementptr i8, ptr %7, i64 %6
  %scevgep = getelementptr i8, ptr %8, i64 16
  br label %B42.i
B42.i:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B42.i ], [ 2, %B42.preheader.new.i ]
  %way.2.056.i = phi i64 [ %spec.select.3.i, %B42.i ], [ 0, %B42.preheader.new.i ]
  %9 = add i64 %lsr.iv, -1
  %10 = shl i64 %lsr.iv, 3
  %scevgep217 = getelementptr i8, ptr %scevgep, i64 %10
  %scevgep218 = getelementptr i8, ptr %scevgep217, i64 -16
  %.140.i = load i64, ptr %scevgep218, align 8
  %.143.i = getelementptr i64, ptr %.1059, i64 %way.2.056.i
  %.144.i = load i64, ptr %.143.i, align 8
  %.147.i = icmp slt i64 %.140.i, %.144.i
  %spec.select.i = select i1 %.147.i, i64 %9, i64 %way.2.056.i
  %scevgep64 = getelementptr i8, ptr %scevgep217, i64 -8
  %.140.1.i = load i64, ptr %scevgep64, align 8
  %.143.1.i = getelementptr i64, ptr %.1059, i64 %spec.select.i
  %.144.1.i = load i64, ptr %.143.1.i, align 8
  %.147.1.i = icmp slt i64 %.140.1.i, %.144.1.i
  %spec.select.1.i = select i1 %.147.1.i, i64 %lsr.iv, i64 %spec.select.i
  %.140.2.i = load i64, ptr %scevgep217, align 8
  %.143.2.i = getelementptr i64, ptr %.1059, i64 %spec.select.1.i
  %.144.2.i = load i64, ptr %.143.2.i, align 8
  %.147.2.i = icmp slt i64 %.140.2.i, %.144.2.i
  %11 = or i64 %lsr.iv, 1
  %spec.select.2.i = select i1 %.147.2.i, i64 %11, i64 %spec.select.1.i
  %scevgep61 = getelementptr i8, ptr %scevgep217, i64 8
  %.140.3.i = load i64, ptr %scevgep61, align 8
  %.143.3.i = getelementptr i64, ptr %.1059, i64 %spec.select.2.i
  %.144.3.i = load i64, ptr %.143.3.i, align 8
  %.147.3.i = icmp slt i64 %.140.3.i, %.144.3.i
  %12 = add i64 %lsr.iv, 2
  %spec.select.3.i = select i1 %.147.3.i, i64 %12, i64 %spec.select.2.i
  %lsr.iv.next = add i64 %lsr.iv, 4
  %13 = sub i64 %lsr.iv.next, %unroll_iter.i
  %niter.ncmp.3.i = icmp eq i64 %13, 2
  br i1 %niter.ncmp.3.i, label %B86.loopexit.unr-lcssa.i, label %B42.i
B86.loopexit.unr-lcssa.i:
  %14 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B7200149627797, label %B42.epil.i.preheader
B42.epil.i.preheader:
  %way.2.056.epil.i.ph = phi i64 [ 0, %B42.preheader.i ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ]
  %.985254.epil.i.ph = phi i64 [ 1, %B42.preheader.i ], [ %14, %B86.loopexit.unr-lcssa.i ]
  br label %B42.epil.i
B42.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B42.epil.i ], [ %xtraiter.i, %B42.epil.i.preheader ]
  %way.2.056.epil.i = phi i64 [ %spec.select.epil.i, %B42.epil.i ], [ %way.2.056.epil.i.ph, %B42.epil.i.preheader ]
  %.985254.epil.i = phi i64 [ %.105.epil.i, %B42.epil.i ], [ %.985254.epil.i.ph, %B42.epil.i.preheader ]
  %.105.epil.i = add i64 %.985254.epil.i, 1
  %15 = shl i64 %.985254.epil.i, 3
  %scevgep.i = getelementptr i8, ptr %.1059, i64 %15
  %.140.epil.i = load i64, ptr %scevgep.i, align 8
  %.143.epil.i = getelementptr i64, ptr %.1059, i64 %way.2.056.epil.i
  %.144.epil.i = load i64, ptr %.143.epil.i, align 8
  %.147.epil.i = icmp slt i64 %.140.epil.i, %.144.epil.i
  %spec.select.epil.i = select i1 %.147.epil.i, i64 %.985254.epil.i, i64 %way.2.056.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %B7200149627797, label %B42.epil.i
B7200149627591:
  %.1094 = load i64, ptr %.509, align 8
  %.1096 = getelementptr i8, ptr %arg.S, i64 32
  %.1097 = load i64, ptr %.1096, align 8
  %.1112 = icmp eq i64 %.520, 2
  br i1 %.1112, label %B7200149627605, label %B7200149627629
B7200149627605:
  %.1126 = mul i64 %.1097, 1103515245
  %.1127 = add i64 %.1126, 12345
  %.1128 = and i64 %.1127, 2147483647
  %.1132 = icmp eq i64 %.326, 0
  br i1 %.1132, label %B7200149627793, label %B7200149627605.else.if
B7200149627629:
  %.1206 = icmp sgt i64 %.326, 1
  br i1 %.1206, label %B7200149627709, label %B7200149627763
B7200149627709:
  %_look_up_v148__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_victim_v157_node.2.0 = phi i64 [ %.1214, %B7200149627709 ], [ 1, %B7200149627629 ]
  %.1209 = shl i64 %_look_up_v148__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_victim_v157_node.2.0, 1
  %.1212649 = lshr i64 %.1094, %_look_up_v148__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_victim_v157_node.2.0
  %.1213 = and i64 %.1212649, 1
  %.1214 = or i64 %.1213, %.1209
  %.1220 = icmp slt i64 %.1214, %.326
  br i1 %.1220, label %B7200149627709, label %B7200149627763
B7200149627763:
  %_look_up_v148__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_victim_v157_node.3.1 = phi i64 [ 1, %B7200149627629 ], [ %.1214, %B7200149627709 ]
  %.1228 = sub i64 %_look_up_v148__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_victim_v157_node.3.1, %.326
  br label %B7200149627793
B7200149627793:
  %_look_up_v148__v680call_10.2.sroa.8.0 = phi i64 [ %.1097, %B7200149627763 ], [ %.1128, %58 ], [ %.1128, %B7200149627605 ]
  %_look_up_v148__v680call_10.2.sroa.0.0 = phi i64 [ %.1228, %B7200149627763 ], [ %spec.select646, %58 ], [ 0, %B7200149627605 ]
  store i64 %_look_up_v148__v680call_10.2.sroa.8.0, ptr %.1096, align 8
  br label %B7200149627797
B7200149627797:
  %_look_up_v148_way.6.0 = phi i64 [ %.1047, %B7200149627413 ], [ %_look_up_v148__v680call_10.2.sroa.0.0, %B7200149627793 ], [ 0, %B7200149627507 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.1261 = getelementptr i8, ptr %.36, i64 144
  %.1262 = load i64, ptr %.1261, align 8
  %.1263.not = icmp eq i64 %.1262, 0
  br i1 %.1263.not, label %B7200149627995, label %B7200149627881
B7200149627881:
  %.1275 = getelementptr i64, ptr %.500, i64 %_look_up_v148_way.6.0
  %.1276 = load i64, ptr %.1275, align 8
  %.1280 = icmp sgt i64 %.1276, %.11.i68
  br i1 %.1280, label %B7200149627913, label %B7200149627995
B7200149627913:
  store i64 0, ptr %.1287, align 8
  call fastcc void @f12(ptr %.1287, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475, i64 %.11.i68)
  %.1301 = load i64, ptr %.1287, align 8
  %.1316 = getelementptr i64, ptr %.500, i64 %.1301
  %.1317 = load i64, ptr %.1316, align 8
  %.11.i69 = tail call i64 @llvm.smax.i64(i64 %.1317, i64 0)
  br label %B7200149627995
B7200149627995:
  %_look_up_v148_reserved.5.0 = phi i64 [ 0, %B7200149627797 ], [ 0, %B7200149627881 ], [ %.11.i69, %B7200149627913 ]
  %_look_up_v148_way.7.0 = phi i64 [ %_look_up_v148_way.6.0, %B7200149627797 ], [ %_look_up_v148_way.6.0, %B7200149627881 ], [ %.1301, %B7200149627913 ]
  %.1365 = getelementptr i64, ptr %.483, i64 %_look_up_v148_way.7.0
  %.1366 = load i64, ptr %.1365, align 8
  %.1371 = getelementptr i64, ptr %.491, i64 %_look_up_v148_way.7.0
  %.1372 = load i64, ptr %.1371, align 8
  %.1375 = lshr i64 %.1372, 32
  br label %B7200149628059
B7200149628059:
  %_look_up_v148_evicted.4.0 = phi i64 [ %.1366, %B7200149627995 ], [ -1, %B7200149627351 ]
  %_look_up_v148_evicted_dirty.4.0 = phi i64 [ %.1375, %B7200149627995 ], [ 0, %B7200149627351 ]
  %_look_up_v148_reserved.4.0 = phi i64 [ %_look_up_v148_reserved.5.0, %B7200149627995 ], [ 0, %B7200149627351 ]
  %_look_up_v148_way.8.0 = phi i64 [ %_look_up_v148_way.7.0, %B7200149627995 ], [ %3, %B7200149627351 ]
  %.1405 = getelementptr i64, ptr %.483, i64 %_look_up_v148_way.8.0
  store i64 %arg.line, ptr %.1405, align 8
  %.1411 = getelementptr i64, ptr %.491, i64 %_look_up_v148_way.8.0
  store i64 0, ptr %.1411, align 8
  %.1415 = getelementptr i64, ptr %.500, i64 %_look_up_v148_way.8.0
  store i64 0, ptr %.1415, align 8
  br label %B7200149628145
B7200149628145:
  %_look_up_v148_evicted.3.0 = phi i64 [ %_look_up_v148_evicted.4.0, %B7200149628059 ], [ -1, %B1126 ]
  %_look_up_v148_evicted_dirty.3.0 = phi i64 [ %_look_up_v148_evicted_dirty.4.0, %B7200149628059 ], [ 0, %B1126 ]
  %_look_up_v148_reserved.3.0 = phi i64 [ %_look_up_v148_reserved.4.0, %B7200149628059 ], [ 0, %B1126 ]
  %_look_up_v148_way.9.0 = phi i64 [ %_look_up_v148_way.8.0, %B7200149628059 ], [ %_look_up_v148__way_in_v162__vphi254_0.2.0627, %B1126 ]
  br i1 %spec.select, label %B7200149628233, label %B7200149628261
B7200149628233:
  %.1443 = load i64, ptr %.509, align 8
  %.1444 = xor i64 %.1443, -81985529216486896
  %.1446 = mul i64 %_look_up_v148_way.9.0, 1229782938247303441
  %.1447 = xor i64 %.1444, %.1446
  %.1448 = add i64 %.1447, -1229782938247303441
  %.1449 = and i64 %.1447, -8608480567731124088
  %.1450 = xor i64 %.1449, -8608480567731124088
  %.1451 = and i64 %.1450, %.1448
  %.1452 = tail call i64 @llvm.cttz.i64(i64 %.1451, i1 false)
  %.1453 = and i64 %.1452, 124
  %.1454 = shl i64 -16, %.1453
  %.1455 = and i64 %.1454, %.1444
  %notmask650 = shl i64 -1, %.1453
  %.1457 = xor i64 %notmask650, -1
  %.1458 = and i64 %.1444, %.1457
  %.1459 = shl i64 %.1458, 4
  %16 = or i64 %.1455, %.1459
  %.1461 = or i64 %16, %_look_up_v148_way.9.0
  %.1462 = xor i64 %.1461, -81985529216486896
  store i64 %.1462, ptr %.509, align 8
  br label %B8100168330164
B7200149628261:
  br i1 %.521, label %B7200149628281, label %B7200149628313
B7200149628281:
  %.1475 = getelementptr i8, ptr %arg.S, i64 24
  %.1476 = load i64, ptr %.1475, align 8
  %.1477 = add i64 %.1476, 1
  store i64 %.1477, ptr %.1475, align 8
  %.1487 = getelementptr i8, ptr %.509, i64 8
  %.1491 = getelementptr i64, ptr %.1487, i64 %_look_up_v148_way.9.0
  store i64 %.1477, ptr %.1491, align 8
  br label %B8100168330164
B7200149628313:
  %.1502 = load i64, ptr %.509, align 8
  %.1518 = icmp ne i64 %.520, 2
  %.1562 = ashr i64 %.326, 1
  %.1566 = icmp sgt i64 %.1562, 0
  %or.cond = select i1 %.1518, i1 %.1566, i1 false
  br i1 %or.cond, label %B7650158978294, label %B8100168330138
B7650158978294:
  %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_tree.2.0 = phi i64 [ %.1594, %B7650158978294 ], [ %.1502, %B7200149628313 ]
  %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_node.2.0 = phi i64 [ %.1601, %B7650158978294 ], [ 1, %B7200149628313 ]
  %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_half.2.0 = phi i64 [ %.1605, %B7650158978294 ], [ %.1562, %B7200149628313 ]
  %.1575 = and i64 %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_half.2.0, %_look_up_v148_way.9.0
  %.1576.not = icmp ne i64 %.1575, 0
  %spec.select639 = zext i1 %.1576.not to i64
  %.1589 = shl i64 1, %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_node.2.0
  %.1591 = or i64 %.1589, %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_tree.2.0
  %.1593 = shl i64 %spec.select639, %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_node.2.0
  %.1594 = xor i64 %.1593, %.1591
  %.1600 = shl i64 %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_node.2.0, 1
  %.1601 = or i64 %.1600, %spec.select639
  %.1605 = lshr i64 %_look_up_v148__of_code__locals__either_v150__of_code__locals___lambda__v151_tree_used_v152_half.2.0, 1
  %.1608.not = icmp eq i64 %.1605, 0
  br i1 %.1608.not, label %B8100168330138, label %B7650158978294
B8100168330138:
  %_look_up_v148__v1158call_9.2.0 = phi i64 [ %.1502, %B7200149628313 ], [ %.1594, %B7650158978294 ]
  store i64 %_look_up_v148__v1158call_9.2.0, ptr %.509, align 8
  br label %B8100168330164
B8100168330164:
  %.1640 = getelementptr i64, ptr %.491, i64 %_look_up_v148_way.9.0
  %.1641 = load i64, ptr %.1640, align 8
  %.1647 = getelementptr i8, ptr %.36, i64 48
  %.1648 = load i64, ptr %.1647, align 8
  %.1648.fr = freeze i64 %.1648
  %.1674 = and i64 %.1641, %arg.mask
  br i1 %.46.not, label %B9000187033351, label %B9000187033267
B9000187033267:
  %.1650 = getelementptr i8, ptr %.36, i64 56
  %.1651 = load i64, ptr %.1650, align 8
  %.1710.not = icmp eq i64 %.1651, 0
  %spec.select640 = select i1 %.1710.not, i64 %.1674, i64 %arg.mask
  %.1727 = icmp eq i64 %.1648.fr, 2
  %.1735 = shl i64 %spec.select640, 32
  %.1737 = select i1 %.1727, i64 %.1735, i64 0
  %.1731 = select i1 %.1727, i64 %spec.select640, i64 0
  %_look_up_v148_sectors_after_v149_missing.3.0.ph = xor i64 %.1731, %arg.mask
  %17 = or i64 %.1641, %.1737
  %.1757661 = or i64 %17, %spec.select640
  %.1771662 = icmp sgt i64 %arg.write.fr, %.1648.fr
  %.1780663 = xor i64 %arg.mask, -1
  %.1784664 = select i1 %.1771662, i64 %.1780663, i64 -1
  %_look_up_v148_sectors_after_v149_word_1.2.0665 = and i64 %.1757661, %.1784664
  %18 = xor i64 %.1641, -1
  %19 = and i64 %_look_up_v148_sectors_after_v149_word_1.2.0665, %18
  %.1834 = lshr i64 %19, 32
  %.1836 = tail call i64 @llvm.ctpop.i64(i64 %.1834)
  %.1857 = and i64 %_look_up_v148_sectors_after_v149_word_1.2.0665, 4294967295
  %.1858 = icmp eq i64 %.1857, 0
  %or.cond641 = select i1 %.1771662, i1 %.1858, i1 false
  br i1 %or.cond641, label %B14400299253058.thread130, label %B14400299253058
B9000187033351:
  %.1688 = xor i64 %.1674, %arg.mask
  %.1757 = or i64 %.1641, %arg.mask
  %.1771 = icmp slt i64 %.1648.fr, 0
  %.1780 = xor i64 %arg.mask, -1
  %.1784 = select i1 %.1771, i64 %.1780, i64 -1
  %_look_up_v148_sectors_after_v149_word_1.2.0 = and i64 %.1784, %.1757
  %sunkaddr229 = shl i64 %_look_up_v148_way.9.0, 3
  %sunkaddr230 = getelementptr i8, ptr %.491, i64 %sunkaddr229
  store i64 %_look_up_v148_sectors_after_v149_word_1.2.0, ptr %sunkaddr230, align 8
  %.1930143 = add i64 %_look_up_v148_way.9.0, %.498
  %20 = tail call i64 @llvm.ctpop.i64(i64 %.1674)
  br i1 %.1771, label %.thread, label %22
B14400299253058.thread130:
  %.1867 = getelementptr i64, ptr %.483, i64 %_look_up_v148_way.9.0
  store i64 -1, ptr %.1867, align 8
  %sunkaddr231 = shl i64 %_look_up_v148_way.9.0, 3
  %sunkaddr232 = getelementptr i8, ptr %.491, i64 %sunkaddr231
  store i64 %_look_up_v148_sectors_after_v149_word_1.2.0665, ptr %sunkaddr232, align 8
  %.1930135 = add i64 %_look_up_v148_way.9.0, %.498
  br label %.thread
B14400299253058:
  %sunkaddr233 = shl i64 %_look_up_v148_way.9.0, 3
  %sunkaddr234 = getelementptr i8, ptr %.491, i64 %sunkaddr233
  store i64 %_look_up_v148_sectors_after_v149_word_1.2.0665, ptr %sunkaddr234, align 8
  %.1930 = add i64 %_look_up_v148_way.9.0, %.498
  %21 = tail call i64 @llvm.ctpop.i64(i64 %.1674)
  br i1 %.1771662, label %.thread, label %22
22:
  %.1930141 = phi i64 [ %.1930143, %B9000187033351 ], [ %.1930, %B14400299253058 ]
  %_look_up_v148_new_dirty.3.0139 = phi i64 [ 0, %B9000187033351 ], [ %.1836, %B14400299253058 ]
  %_look_up_v148_sectors_after_v149_missing.3.0667137 = phi i64 [ %.1688, %B9000187033351 ], [ %_look_up_v148_sectors_after_v149_missing.3.0.ph, %B14400299253058 ]
  %23 = phi i64 [ %20, %B9000187033351 ], [ %21, %B14400299253058 ]
  %sunkaddr71 = getelementptr i8, ptr %.260, i64 32
  %.2031 = load i64, ptr %sunkaddr71, align 8
  %.2033 = add i64 %.2031, %23
  store i64 %.2033, ptr %sunkaddr71, align 8
  %.2039 = icmp eq i64 %23, %.41
  br i1 %.2039, label %B14400299253218.thread, label %B14400299253158
.thread:
  %.1930142 = phi i64 [ %.1930135, %B14400299253058.thread130 ], [ %.1930, %B14400299253058 ], [ %.1930143, %B9000187033351 ]
  %_look_up_v148_new_dirty.3.0140 = phi i64 [ %.1836, %B14400299253058.thread130 ], [ %.1836, %B14400299253058 ], [ 0, %B9000187033351 ]
  %_look_up_v148_sectors_after_v149_missing.3.0667138 = phi i64 [ %_look_up_v148_sectors_after_v149_missing.3.0.ph, %B14400299253058.thread130 ], [ %_look_up_v148_sectors_after_v149_missing.3.0.ph, %B14400299253058 ], [ %.1688, %B9000187033351 ]
  %.2039151 = icmp eq i64 %arg.mask, 0
  br i1 %.2039151, label %B14400299253218.thread, label %B14400299253218
B14400299253058.thread:
  %.2039682 = icmp eq i64 %arg.mask, 0
  br i1 %.2039682, label %B14400299253218.thread, label %B14400299253218
B14400299253158:
  %.2053.not = icmp eq i64 %23, 0
  br i1 %.2053.not, label %B14400299253218, label %B14400299253186
B14400299253186:
  %.2056 = getelementptr i8, ptr %arg.S, i64 128
  %.2057 = load i64, ptr %.2056, align 8
  %.2066 = icmp eq i64 %arg.mask, 0
  br i1 %.2066, label %B14400299253186.endif, label %B14400299253186.else.if
B14400299253218:
  %_look_up_v148_evicted.2.1686720 = phi i64 [ %_look_up_v148_evicted.3.0, %B14400299253158 ], [ %_look_up_v148_evicted.3.0, %B14400299253186.endif ], [ -1, %B14400299253058.thread ], [ %_look_up_v148_evicted.3.0, %.thread ]
  %_look_up_v148_evicted_dirty.2.1691719 = phi i64 [ %_look_up_v148_evicted_dirty.3.0, %B14400299253158 ], [ %_look_up_v148_evicted_dirty.3.0, %B14400299253186.endif ], [ 0, %B14400299253058.thread ], [ %_look_up_v148_evicted_dirty.3.0, %.thread ]
  %_look_up_v148_new_dirty.2.1694718 = phi i64 [ %_look_up_v148_new_dirty.3.0139, %B14400299253158 ], [ %_look_up_v148_new_dirty.3.0139, %B14400299253186.endif ], [ 0, %B14400299253058.thread ], [ %_look_up_v148_new_dirty.3.0140, %.thread ]
  %_look_up_v148_reserved.2.1697717 = phi i64 [ %_look_up_v148_reserved.3.0, %B14400299253158 ], [ %_look_up_v148_reserved.3.0, %B14400299253186.endif ], [ 0, %B14400299253058.thread ], [ %_look_up_v148_reserved.3.0, %.thread ]
  %_look_up_v148_missing.2.1701716 = phi i64 [ %_look_up_v148_sectors_after_v149_missing.3.0667137, %B14400299253158 ], [ %_look_up_v148_sectors_after_v149_missing.3.0667137, %B14400299253186.endif ], [ %arg.mask, %B14400299253058.thread ], [ %_look_up_v148_sectors_after_v149_missing.3.0667138, %.thread ]
  %_look_up_v148_at.2.1705715 = phi i64 [ %.1930141, %B14400299253158 ], [ %.1930141, %B14400299253186.endif ], [ -1, %B14400299253058.thread ], [ %.1930142, %.thread ]
  br i1 %.46.not, label %B14400299253476, label %B14400299253288
B14400299253218.thread:
  %_look_up_v148_at.2.1706 = phi i64 [ -1, %B14400299253058.thread ], [ %.1930141, %22 ], [ %.1930142, %.thread ]
  %_look_up_v148_missing.2.1702 = phi i64 [ 0, %B14400299253058.thread ], [ %_look_up_v148_sectors_after_v149_missing.3.0667137, %22 ], [ %_look_up_v148_sectors_after_v149_missing.3.0667138, %.thread ]
  %_look_up_v148_reserved.2.1698 = phi i64 [ 0, %B14400299253058.thread ], [ %_look_up_v148_reserved.3.0, %22 ], [ %_look_up_v148_reserved.3.0, %.thread ]
  %_look_up_v148_new_dirty.2.1695 = phi i64 [ 0, %B14400299253058.thread ], [ %_look_up_v148_new_dirty.3.0139, %22 ], [ %_look_up_v148_new_dirty.3.0140, %.thread ]
  %_look_up_v148_evicted_dirty.2.1692 = phi i64 [ 0, %B14400299253058.thread ], [ %_look_up_v148_evicted_dirty.3.0, %22 ], [ %_look_up_v148_evicted_dirty.3.0, %.thread ]
  %_look_up_v148_evicted.2.1687 = phi i64 [ -1, %B14400299253058.thread ], [ %_look_up_v148_evicted.3.0, %22 ], [ %_look_up_v148_evicted.3.0, %.thread ]
  %.2042 = getelementptr i8, ptr %arg.S, i64 128
  %.2043 = load i64, ptr %.2042, align 8
  %.2045 = add i64 %.2043, %arg.size_b
  store i64 %.2045, ptr %.2042, align 8
  br i1 %.46.not, label %B14400299253476, label %B14400299253288
B14400299253288:
  %_look_up_v148_missing.2.1703 = phi i64 [ %_look_up_v148_missing.2.1702, %B14400299253218.thread ], [ %_look_up_v148_missing.2.1701716, %B14400299253218 ]
  %_look_up_v148_new_dirty.2.1693 = phi i64 [ %_look_up_v148_new_dirty.2.1695, %B14400299253218.thread ], [ %_look_up_v148_new_dirty.2.1694718, %B14400299253218 ]
  %_look_up_v148_evicted_dirty.2.1689 = phi i64 [ %_look_up_v148_evicted_dirty.2.1692, %B14400299253218.thread ], [ %_look_up_v148_evicted_dirty.2.1691719, %B14400299253218 ]
  %_look_up_v148_evicted.2.1684 = phi i64 [ %_look_up_v148_evicted.2.1687, %B14400299253218.thread ], [ %_look_up_v148_evicted.2.1686720, %B14400299253218 ]
  %"$phi802.2.2.0" = phi i64 [ 1, %B14400299253218.thread ], [ 0, %B14400299253218 ]
  %sunkaddr74 = getelementptr i8, ptr %.260, i64 8
  %.2128637 = load i64, ptr %sunkaddr74, align 8
  %.2155 = add i64 %.2128637, %"$phi802.2.2.0"
  store i64 %.2155, ptr %sunkaddr74, align 8
  %.2166.not = icmp eq i64 %_look_up_v148_missing.2.1703, 0
  br i1 %.2166.not, label %B14400299253379, label %B14400299253331
B14400299253331:
  %.49.i = getelementptr i8, ptr %arg.C, i64 16
  %.50.i = load i64, ptr %.49.i, align 8
  %.52.idx.i = mul i64 %.50.i, 152
  %.52.i = getelementptr i8, ptr %.31, i64 %.52.idx.i
  %.53.i = getelementptr i8, ptr %.52.i, i64 8
  %.54.i = load i64, ptr %.53.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.54.i, i64 %.40.i24)
  %.86.i = shl i64 1, %.11.i.i
  %.131.i = load i64, ptr %.36, align 8
  %.133.i = shl i64 %arg.line, %.131.i
  br label %B142.i
B142.i:
  %mask.2.0.i = phi i64 [ %.123.i, %B354.i ], [ %_look_up_v148_missing.2.1703, %B14400299253331 ]
  %.119.i = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i, i1 true)
  %.121.i = add i64 %mask.2.0.i, -1
  %.123.i = and i64 %.121.i, %mask.2.0.i
  %.135.i = shl i64 %.119.i, %.40.i24
  %.136.i = add i64 %.133.i, %.135.i
  %24 = add i64 %.119.i, 1
  %25 = shl i64 %24, %.40.i24
  %.142.i = add i64 %25, %.133.i
  %.147.i5 = icmp slt i64 %.136.i, %.142.i
  br i1 %.147.i5, label %B262.i, label %B354.i
B262.i:
  %byte.2.1.i = phi i64 [ %.216.i, %B262.i ], [ %.136.i, %B142.i ]
  call fastcc void @f13(ptr %.157.i71, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i, i64 %.86.i, i64 1, i64 %.11.i68, i64 0)
  %.216.i = add i64 %byte.2.1.i, %.86.i
  %.220.i = icmp slt i64 %.216.i, %.142.i
  br i1 %.220.i, label %B262.i, label %B354.i
B354.i:
  %.240.not.i = icmp eq i64 %.123.i, 0
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
  br label %B14400299253379
B14400299253379:
  %.2204.not = icmp eq i64 %_look_up_v148_new_dirty.2.1693, 0
  br i1 %.2204.not, label %B14400299253705, label %B14400299253425
B14400299253425:
  %.2207 = getelementptr i8, ptr %arg.C, i64 80
  %.2208 = load i64, ptr %.2207, align 8
  %.2209 = icmp eq i64 %.2208, 0
  br i1 %.2209, label %B14400299253429, label %B14400299253705
B14400299253429:
  %.2225 = shl i64 %_look_up_v148_new_dirty.2.1693, %.40.i24
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
B36.endif.else.if.i:
  %.2214 = load i64, ptr %.36, align 8
  %.2216 = shl i64 %arg.line, %.2214
  %.71.1.i = lshr i64 %.2216, 7
  %.104.i = lshr i64 %.2216, 22
  %.105.i = xor i64 %.71.1.i, %.104.i
  %.107.i = mul i64 %.105.i, 506952113
  %.108.i = lshr i64 %.107.i, 12
  %.109.i = and i64 %.108.i, 524287
  %.110.i = xor i64 %.109.i, %.107.i
  %.111.i = mul i64 %.110.i, 506952113
  %.112.i = and i64 %.111.i, 2147483647
  %.113.i = lshr i64 %.112.i, 15
  %.114.i = xor i64 %.113.i, %.112.i
  %26 = icmp ult i64 %.60.i, 4294967296
  br i1 %26, label %27, label %32
27:
  %28 = trunc i64 %.60.i to i32
  %29 = trunc i64 %.114.i to i32
  %30 = urem i32 %29, %28
  %31 = zext i32 %30 to i64
  br label %34
32:
  %33 = srem i64 %.114.i, %.60.i
  br label %34
34:
  %35 = phi i64 [ %31, %27 ], [ %33, %32 ]
  %.137.not.i = icmp eq i64 %35, 0
  %36 = tail call i64 @llvm.smin.i64(i64 %.60.i, i64 0)
  %.145.i = select i1 %.137.not.i, i64 0, i64 %36
  %spec.select.i6 = add i64 %.145.i, %35
  br label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B14400299253429 ], [ %spec.select.i6, %34 ]
  %.47.i7 = mul i64 %"$phi36.1.2.0.i", %.2225
  %.52.i8 = add i64 %.47.i7, 524288
  %.53.i9 = ashr i64 %.52.i8, 20
  %.156.i = getelementptr i8, ptr %arg.S, i64 8
  %.157.i10 = load i64, ptr %.156.i, align 8
  %.158.i = getelementptr i64, ptr %arg.S, i64 %.157.i10
  %.159.i = getelementptr i64, ptr %.158.i, i64 %rem.1.0.i
  %.160.i = load i64, ptr %.159.i, align 8
  %.163.i = load i64, ptr %.184, align 8
  %.11.i.i12 = tail call i64 @llvm.smax.i64(i64 %.163.i, i64 %.160.i)
  %.199.i = add i64 %.11.i.i12, %.53.i9
  store i64 %.199.i, ptr %.159.i, align 8
  %.207.i = getelementptr i8, ptr %arg.S, i64 88
  %.208.i = load i64, ptr %.207.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.199.i, i64 %.208.i)
  store i64 %.11.i1.i, ptr %.207.i, align 8
  %.244.i = getelementptr i8, ptr %arg.S, i64 96
  %.245.i = load i64, ptr %.244.i, align 8
  %.247.i = add i64 %.245.i, %.53.i9
  store i64 %.247.i, ptr %.244.i, align 8
  %.270.i = getelementptr i8, ptr %arg.S, i64 112
  %.271.i = load i64, ptr %.270.i, align 8
  %.273.i = add i64 %.271.i, %.2225
  store i64 %.273.i, ptr %.270.i, align 8
  br label %B14400299253705
B14400299253476:
  %_look_up_v148_at.2.1704 = phi i64 [ %_look_up_v148_at.2.1706, %B14400299253218.thread ], [ %_look_up_v148_at.2.1705715, %B14400299253218 ]
  %_look_up_v148_missing.2.1700 = phi i64 [ %_look_up_v148_missing.2.1702, %B14400299253218.thread ], [ %_look_up_v148_missing.2.1701716, %B14400299253218 ]
  %_look_up_v148_reserved.2.1696 = phi i64 [ %_look_up_v148_reserved.2.1698, %B14400299253218.thread ], [ %_look_up_v148_reserved.2.1697717, %B14400299253218 ]
  %_look_up_v148_evicted_dirty.2.1690 = phi i64 [ %_look_up_v148_evicted_dirty.2.1692, %B14400299253218.thread ], [ %_look_up_v148_evicted_dirty.2.1691719, %B14400299253218 ]
  %_look_up_v148_evicted.2.1685 = phi i64 [ %_look_up_v148_evicted.2.1687, %B14400299253218.thread ], [ %_look_up_v148_evicted.2.1686720, %B14400299253218 ]
  %.2276 = getelementptr i8, ptr %.36, i64 104
  %.2277 = load i64, ptr %.2276, align 8
  %.2279 = add i64 %.11.i68, %arg.extra
  %.2281 = add i64 %.2279, %.2277
  %.2289 = getelementptr i64, ptr %arg.S, i64 %_look_up_v148_at.2.1704
  %.2297 = load i64, ptr %.2289, align 8
  %.2302 = icmp eq i64 %_look_up_v148_missing.2.1700, 0
  br i1 %.2302, label %B14400299253506, label %B14400299253661.endif.endif
B14400299253506:
  %sunkaddr81 = getelementptr i8, ptr %.260, i64 8
  %.2318 = load i64, ptr %sunkaddr81, align 8
  %.2319 = add i64 %.2318, 1
  store i64 %.2319, ptr %sunkaddr81, align 8
  %sunkaddr84 = getelementptr i8, ptr %.260, i64 16
  %.2325 = load i64, ptr %sunkaddr84, align 8
  %.2328 = icmp sgt i64 %.2297, %.2281
  %spec.select643 = zext i1 %.2328 to i64
  %.2354 = add i64 %.2325, %spec.select643
  store i64 %.2354, ptr %sunkaddr84, align 8
  br label %B14400299253693
B14400299253693:
  %fill.2.0 = phi i64 [ %.2297, %B14400299253506 ], [ %.11.i123, %_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit122.thread ]
  %.11.i14 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.2281)
  br label %B14400299253705
B14400299253705:
  %_look_up_v148_evicted_dirty.2.1688 = phi i64 [ %_look_up_v148_evicted_dirty.2.1689, %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v148_evicted_dirty.2.1689, %B14400299253379 ], [ %_look_up_v148_evicted_dirty.2.1689, %B14400299253425 ], [ %_look_up_v148_evicted_dirty.2.1690, %B14400299253693 ]
  %_look_up_v148_evicted.2.1683 = phi i64 [ %_look_up_v148_evicted.2.1684, %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v148_evicted.2.1684, %B14400299253379 ], [ %_look_up_v148_evicted.2.1684, %B14400299253425 ], [ %_look_up_v148_evicted.2.1685, %B14400299253693 ]
  %ready.3.0 = phi i64 [ %.11.i68, %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i68, %B14400299253379 ], [ %.11.i68, %B14400299253425 ], [ %.11.i14, %B14400299253693 ]
  %.2572.not = icmp eq i64 %_look_up_v148_evicted_dirty.2.1688, 0
  br i1 %.2572.not, label %B14400299253763, label %B14400299253709
B14400299253709:
  %.2579 = getelementptr i8, ptr %arg.C, i64 16
  %.2580 = load i64, ptr %.2579, align 8
  %.2582.idx = mul i64 %.2580, 152
  %.2582 = getelementptr i8, ptr %.31, i64 %.2582.idx
  %.2583 = getelementptr i8, ptr %.2582, i64 24
  %.2584 = load i64, ptr %.2583, align 8
  %.2585.not = icmp eq i64 %.2584, 0
  br i1 %.2585.not, label %B14400299253763, label %B14400299253761
B14400299253761:
  %sunkaddr87 = getelementptr i8, ptr %.2582, i64 8
  %.54.i30 = load i64, ptr %sunkaddr87, align 8
  %.11.i.i31 = tail call i64 @llvm.smin.i64(i64 %.54.i30, i64 %.40.i24)
  %.86.i32 = shl i64 1, %.11.i.i31
  %.131.i40 = load i64, ptr %.36, align 8
  %.133.i41 = shl i64 %_look_up_v148_evicted.2.1683, %.131.i40
  %.123.i8 = getelementptr i8, ptr %.2582, i64 120
  %.128.i = getelementptr i8, ptr %.2582, i64 128
  %.320.idx.i = mul i64 %.2580, 48
  %invariant.gep = getelementptr i8, ptr %arg.S, i64 %.320.idx.i
  br label %B142.i34
B142.i34:
  %mask.2.0.i35 = phi i64 [ %.123.i39, %B354.i46 ], [ %_look_up_v148_evicted_dirty.2.1688, %B14400299253761 ]
  %.119.i37 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i35, i1 true)
  %.121.i38 = add i64 %mask.2.0.i35, -1
  %.123.i39 = and i64 %.121.i38, %mask.2.0.i35
  %.135.i42 = shl i64 %.119.i37, %.40.i24
  %.136.i43 = add i64 %.133.i41, %.135.i42
  %37 = add i64 %.119.i37, 1
  %38 = shl i64 %37, %.40.i24
  %.142.i44 = add i64 %38, %.133.i41
  %.147.i45 = icmp slt i64 %.136.i43, %.142.i44
  br i1 %.147.i45, label %B130.endif.endif.i.preheader, label %B354.i46
B130.endif.endif.i.preheader:
  %.124.i = load i64, ptr %.123.i8, align 8
  %.126.i = getelementptr i64, ptr %arg.S, i64 %.124.i
  %.129.i = load i64, ptr %.128.i, align 8
  %.206.i = load i64, ptr %.2582, align 8
  %.220.i12 = sub i64 %.206.i, %.54.i30
  br label %B130.endif.endif.i
B630.i:
  %sunkaddr2.i = getelementptr i8, ptr %gep, i64 8
  %.353.i = load i64, ptr %sunkaddr2.i, align 8
  %.354.i = add i64 %.353.i, 1
  store i64 %.354.i, ptr %sunkaddr2.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %gep, i64 32
  %.360.i = load i64, ptr %sunkaddr5.i, align 8
  %.361.i = add i64 %.360.i, 1
  store i64 %.361.i, ptr %sunkaddr5.i, align 8
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit
B130.endif.endif.i:
  %byte.2.1.i54 = phi i64 [ %.216.i64, %_ZN7mgpusim6memory5timed13_system_levelB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit ], [ %.136.i43, %B130.endif.endif.i.preheader ]
  %.134.i = load i64, ptr %.126.i, align 8
  %.137.i = load i64, ptr %.184, align 8
  %.11.i.i10 = tail call i64 @llvm.smax.i64(i64 %.137.i, i64 %.134.i)
  %.167.i = add i64 %.11.i.i10, %.129.i
  store i64 %.167.i, ptr %.126.i, align 8
  %.11.i52.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i10, i64 %.11.i68)
  %.208.i11 = ashr i64 %byte.2.1.i54, %.206.i
  %.213.i = ashr i64 %byte.2.1.i54, %.54.i30
  %.221.i = shl i64 %.208.i11, %.220.i12
  %.222.i = sub i64 %.213.i, %.221.i
  %.224.i = shl i64 1, %.222.i
  call void @llvm.memset.p0.i64(ptr %.262.i, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.262.i, ptr %arg.S, ptr %.2582, i64 0, i64 %.208.i11, i64 %.224.i, i64 1, i64 %.11.i52.i)
  %.276.fca.0.load.i = load i64, ptr %.262.i, align 8
  %.314.i = load i64, ptr %arg.S, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.314.i
  %.326.i = load i64, ptr %gep, align 8
  %.327.i = add i64 %.326.i, 1
  store i64 %.327.i, ptr %gep, align 8
  %.332.i = getelementptr i8, ptr %gep, i64 24
  %.333.i = load i64, ptr %.332.i, align 8
  %.334.i = add i64 %.333.i, 1
  store i64 %.334.i, ptr %.332.i, align 8
  %.339.i = getelementptr i8, ptr %gep, i64 40
  %.340.i = load i64, ptr %.339.i, align 8
  %.342.i = add i64 %.340.i, %.129.i
  store i64 %.342.i, ptr %.339.i, align 8
  %.349.not.i = icmp eq i64 %.276.fca.0.load.i, 0
  br i1 %.349.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B630.i
_ZN7mgpusim6memory5timed13_system_levelB4v167B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit:
  %.216.i64 = add i64 %byte.2.1.i54, %.86.i32
  %.220.i65 = icmp slt i64 %.216.i64, %.142.i44
  br i1 %.220.i65, label %B130.endif.endif.i, label %B354.i46
B354.i46:
  %.240.not.i48 = icmp eq i64 %.123.i39, 0
  br i1 %.240.not.i48, label %_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit66.thread, label %B142.i34
_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit66.thread:
  br label %B14400299253763
B14400299253763:
  store i64 %ready.3.0, ptr %retptr, align 8
  ret void
B208.else:
  %.154 = icmp ne i64 %.137, -9223372036854775808
  %.155 = icmp ne i64 %.140, -1
  %.156.not = or i1 %.154, %.155
  br i1 %.156.not, label %B208.else.if, label %B208.endif.endif.endif
B208.else.if:
  %.160 = srem i64 %.137, %.140
  %.161 = xor i64 %.160, %.140
  %.162 = icmp slt i64 %.161, 0
  %.163 = icmp ne i64 %.160, 0
  %.164 = and i1 %.163, %.162
  %.171 = select i1 %.164, i64 %.140, i64 0
  %spec.select644 = add i64 %.171, %.160
  br label %B208.endif.endif.endif
B208.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B208 ], [ 0, %B208.else ], [ %spec.select644, %B208.else.if ]
  %.181 = getelementptr i64, ptr %.133, i64 %rem.0
  %.182 = load i64, ptr %.181, align 8
  %.184 = getelementptr i8, ptr %arg.S, i64 16
  %.185 = load i64, ptr %.184, align 8
  %.11.i67 = tail call i64 @llvm.smax.i64(i64 %.185, i64 %.182)
  %.215 = add i64 %.11.i67, %cost.3.0
  store i64 %.215, ptr %.181, align 8
  %.11.i68 = tail call i64 @llvm.smax.i64(i64 %.11.i67, i64 %arg.t)
  %.254 = load i64, ptr %arg.S, align 8
  %.255 = getelementptr i64, ptr %arg.S, i64 %.254
  %.260.idx = mul i64 %.34, 48
  %.260 = getelementptr i8, ptr %.255, i64 %.260.idx
  %.266 = load i64, ptr %.260, align 8
  %.267 = add i64 %.266, 1
  store i64 %.267, ptr %.260, align 8
  %.272 = getelementptr i8, ptr %.260, i64 24
  %.273 = load i64, ptr %.272, align 8
  %.275 = add i64 %.273, %.41
  store i64 %.275, ptr %.272, align 8
  %.280 = getelementptr i8, ptr %.260, i64 40
  %.281 = load i64, ptr %.280, align 8
  %.283 = add i64 %.281, %cost.3.0
  store i64 %.283, ptr %.280, align 8
  %.290 = getelementptr i8, ptr %arg.S, i64 120
  %.291 = load i64, ptr %.290, align 8
  %.293 = add i64 %.291, %arg.size_b
  store i64 %.293, ptr %.290, align 8
  %.325 = getelementptr i8, ptr %.36, i64 24
  %.326 = load i64, ptr %.325, align 8
  %.331 = getelementptr i8, ptr %.36, i64 80
  %.332 = load i64, ptr %.331, align 8
  %.337 = getelementptr i8, ptr %.36, i64 16
  %.338 = load i64, ptr %.337, align 8
  %.356 = getelementptr i8, ptr %.36, i64 32
  %.357 = load i64, ptr %.356, align 8
  %.361 = icmp slt i64 %.357, 63
  br i1 %.361, label %B680, label %B714
B762.else:
  %.429 = icmp ne i64 %.387, -9223372036854775808
  %.430 = icmp ne i64 %.338, -1
  %.431.not = or i1 %.430, %.429
  br i1 %.431.not, label %B762.else.if, label %B770
B762.else.if:
  %39 = or i64 %.387, %.338
  %40 = icmp ult i64 %39, 4294967296
  br i1 %40, label %41, label %46
41:
  %42 = trunc i64 %.338 to i32
  %43 = trunc i64 %.387 to i32
  %44 = urem i32 %43, %42
  %45 = zext i32 %44 to i64
  br label %48
46:
  %47 = srem i64 %.387, %.338
  br label %48
48:
  %49 = phi i64 [ %45, %41 ], [ %47, %46 ]
  %.436 = xor i64 %49, %.338
  %.437 = icmp slt i64 %.436, 0
  %.438 = icmp ne i64 %49, 0
  %.439 = and i1 %.438, %.437
  %.446 = select i1 %.439, i64 %.338, i64 0
  %spec.select645 = add i64 %.446, %49
  br label %B770
B7200149627605.else.if:
  %.1129 = lshr i64 %.1128, 16
  %50 = icmp ult i64 %.326, 4294967296
  br i1 %50, label %51, label %56
51:
  %52 = trunc i64 %.326 to i32
  %53 = trunc i64 %.1129 to i32
  %54 = urem i32 %53, %52
  %55 = zext i32 %54 to i64
  br label %58
56:
  %57 = srem i64 %.1129, %.326
  br label %58
58:
  %59 = phi i64 [ %55, %51 ], [ %57, %56 ]
  %.1152.not = icmp eq i64 %59, 0
  %60 = tail call i64 @llvm.smin.i64(i64 %.326, i64 0)
  %.1160 = select i1 %.1152.not, i64 0, i64 %60
  %spec.select646 = add i64 %.1160, %59
  br label %B7200149627793
B14400299253186.endif:
  %quot.3.0 = phi i64 [ 0, %B14400299253186 ], [ %spec.select647, %71 ]
  %.2104 = add i64 %quot.3.0, %.2057
  store i64 %.2104, ptr %.2056, align 8
  br label %B14400299253218
B14400299253186.else.if:
  %.2060 = mul i64 %23, %arg.size_b
  %61 = icmp ult i64 %.2060, 4294967296
  br i1 %61, label %62, label %67
62:
  %63 = trunc i64 %.41 to i32
  %64 = trunc i64 %.2060 to i32
  %65 = udiv i32 %64, %63
  %66 = zext i32 %65 to i64
  br label %71
67:
  %68 = srem i64 %.2060, %.41
  %69 = sdiv i64 %.2060, %.41
  %70 = ashr i64 %68, 63
  br label %71
71:
  %72 = phi i64 [ %66, %62 ], [ %69, %67 ]
  %.2083.lobit = phi i64 [ 0, %62 ], [ %70, %67 ]
  %spec.select647 = add i64 %.2083.lobit, %72
  br label %B14400299253186.endif
B14400299253661.endif.endif:
  %.7.i = getelementptr i8, ptr %.36, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %73 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.16.i = load i64, ptr %73, align 8
  %74 = getelementptr i64, ptr %73, i64 %.16.i
  %.18.i = getelementptr i8, ptr %74, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i = tail call i64 @llvm.smax.i64(i64 %_look_up_v148_reserved.2.1696, i64 %.11.i68)
  %.16.i70 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i)
  %.49.i81 = getelementptr i8, ptr %arg.C, i64 16
  %.50.i82 = load i64, ptr %.49.i81, align 8
  %.52.idx.i83 = mul i64 %.50.i82, 152
  %.52.i84 = getelementptr i8, ptr %.31, i64 %.52.idx.i83
  %.53.i85 = getelementptr i8, ptr %.52.i84, i64 8
  %.54.i86 = load i64, ptr %.53.i85, align 8
  %.11.i.i87 = tail call i64 @llvm.smin.i64(i64 %.54.i86, i64 %.40.i24)
  %.86.i88 = shl i64 1, %.11.i.i87
  %.131.i96 = load i64, ptr %.36, align 8
  %.133.i97 = shl i64 %arg.line, %.131.i96
  br label %B142.i90
B142.i90:
  %mask.2.0.i91 = phi i64 [ %.123.i95, %B354.i102 ], [ %_look_up_v148_missing.2.1700, %B14400299253661.endif.endif ]
  %ready.3.0.i92 = phi i64 [ %ready.4.2.i103, %B354.i102 ], [ %.16.i70, %B14400299253661.endif.endif ]
  %.119.i93 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i91, i1 true)
  %.121.i94 = add i64 %mask.2.0.i91, -1
  %.123.i95 = and i64 %.121.i94, %mask.2.0.i91
  %.135.i98 = shl i64 %.119.i93, %.40.i24
  %.136.i99 = add i64 %.133.i97, %.135.i98
  %75 = add i64 %.119.i93, 1
  %76 = shl i64 %75, %.40.i24
  %.142.i100 = add i64 %76, %.133.i97
  %.147.i101 = icmp slt i64 %.136.i99, %.142.i100
  br i1 %.147.i101, label %B262.i108, label %B354.i102
B262.i108:
  %ready.2.1.i109 = phi i64 [ %.11.i4.i119, %B262.i108 ], [ %ready.3.0.i92, %B142.i90 ]
  %byte.2.1.i110 = phi i64 [ %.216.i120, %B262.i108 ], [ %.136.i99, %B142.i90 ]
  call fastcc void @f13(ptr %.157.i71, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i110, i64 %.86.i88, i64 0, i64 %.16.i70, i64 %arg.extra)
  %.171.i118 = load i64, ptr %.157.i71, align 8
  %.11.i4.i119 = tail call i64 @llvm.smax.i64(i64 %.171.i118, i64 %ready.2.1.i109)
  %.216.i120 = add i64 %byte.2.1.i110, %.86.i88
  %.220.i121 = icmp slt i64 %.216.i120, %.142.i100
  br i1 %.220.i121, label %B262.i108, label %B354.i102
B354.i102:
  %ready.4.2.i103 = phi i64 [ %ready.3.0.i92, %B142.i90 ], [ %.11.i4.i119, %B262.i108 ]
  %.240.not.i104 = icmp eq i64 %.123.i95, 0
  br i1 %.240.not.i104, label %_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit122.thread, label %B142.i90
_ZN7mgpusim6memory5timed9_below_l2B4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit122.thread:
  %.11.i123 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i103, i64 %.2297)
  %sunkaddr254 = shl i64 %_look_up_v148_at.2.1704, 3
  %sunkaddr255 = getelementptr i8, ptr %arg.S, i64 %sunkaddr254
  store i64 %.11.i123, ptr %sunkaddr255, align 8
  %.2502 = sub i64 %.11.i123, %arg.extra
  %.21.i = load i64, ptr %73, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %73, i64 %.22.i
  store i64 %.2502, ptr %.24.i, align 8
  %sunkaddr257 = getelementptr i8, ptr %.36, i64 88
  %.31.i128 = load i64, ptr %sunkaddr257, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i128
  %spec.select.i129 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i129, ptr %73, align 8
  br label %B14400299253693
}
define internal fastcc void @f13(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.262 = alloca [3 x i64], align 8
  %.27 = load i64, ptr %arg.C, align 8
  %.28 = getelementptr i64, ptr %arg.C, i64 %.27
  %.30 = getelementptr i8, ptr %arg.C, i64 16
  %.31 = load i64, ptr %.30, align 8
  %.33.idx = mul i64 %.31, 152
  %.33 = getelementptr i8, ptr %.28, i64 %.33.idx
  %.38 = getelementptr i8, ptr %.33, i64 24
  %.39 = load i64, ptr %.38, align 8
  %.40 = icmp eq i64 %.39, 0
  br i1 %.40, label %B62, label %B130.endif.endif
B62:
  %.45 = icmp eq i64 %arg.write, 2
  br i1 %.45, label %common.ret, label %B88
B88:
  %.26.not.i = icmp eq i64 %arg.write, 0
  %"$phi36.1.2.0.in.v.i" = select i1 %.26.not.i, i64 56, i64 64
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 %"$phi36.1.2.0.in.v.i"
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
B36.endif.else.if.i:
  %.71.1.i = lshr i64 %arg.byte, 7
  %.104.i = lshr i64 %arg.byte, 22
  %.105.i = xor i64 %.71.1.i, %.104.i
  %.107.i = mul i64 %.105.i, 506952113
  %.108.i = lshr i64 %.107.i, 12
  %.109.i = and i64 %.108.i, 524287
  %.110.i = xor i64 %.109.i, %.107.i
  %.111.i = mul i64 %.110.i, 506952113
  %.112.i = and i64 %.111.i, 2147483647
  %.113.i = lshr i64 %.112.i, 15
  %.114.i = xor i64 %.113.i, %.112.i
  %0 = icmp ult i64 %.60.i, 4294967296
  br i1 %0, label %1, label %6
1:
  %2 = trunc i64 %.60.i to i32
  %3 = trunc i64 %.114.i to i32
  %4 = urem i32 %3, %2
  %5 = zext i32 %4 to i64
  br label %8
6:
  %7 = srem i64 %.114.i, %.60.i
  br label %8
8:
  %9 = phi i64 [ %5, %1 ], [ %7, %6 ]
  %.137.not.i = icmp eq i64 %9, 0
  %10 = tail call i64 @llvm.smin.i64(i64 %.60.i, i64 0)
  %.145.i = select i1 %.137.not.i, i64 0, i64 %10
  %spec.select.i = add i64 %.145.i, %9
  br label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B88 ], [ %spec.select.i, %8 ]
  %.47.i = mul i64 %"$phi36.1.2.0.i", %arg.size_b
  %.52.i = add i64 %.47.i, 524288
  %.53.i = ashr i64 %.52.i, 20
  %.156.i = getelementptr i8, ptr %arg.S, i64 8
  %.157.i = load i64, ptr %.156.i, align 8
  %.158.i = getelementptr i64, ptr %arg.S, i64 %.157.i
  %.159.i = getelementptr i64, ptr %.158.i, i64 %rem.1.0.i
  %.160.i = load i64, ptr %.159.i, align 8
  %.162.i = getelementptr i8, ptr %arg.S, i64 16
  %.163.i = load i64, ptr %.162.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.163.i, i64 %.160.i)
  %.199.i = add i64 %.11.i.i, %.53.i
  store i64 %.199.i, ptr %.159.i, align 8
  %.207.i = getelementptr i8, ptr %arg.S, i64 88
  %.208.i = load i64, ptr %.207.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.199.i, i64 %.208.i)
  store i64 %.11.i1.i, ptr %.207.i, align 8
  %.244.i = getelementptr i8, ptr %arg.S, i64 96
  %.245.i = load i64, ptr %.244.i, align 8
  %.247.i = add i64 %.245.i, %.53.i
  store i64 %.247.i, ptr %.244.i, align 8
  %..i = select i1 %.26.not.i, i64 104, i64 112
  %.270.i = getelementptr i8, ptr %arg.S, i64 %..i
  %.271.i = load i64, ptr %.270.i, align 8
  %.273.i = add i64 %.271.i, %arg.size_b
  store i64 %.273.i, ptr %.270.i, align 8
  %.11.i2.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i, i64 %arg.t)
  %.321.i = getelementptr i8, ptr %arg.C, i64 48
  %.322.i = load i64, ptr %.321.i, align 8
  %.317.i = add i64 %.53.i, %arg.extra
  %.325.i = add i64 %.317.i, %.11.i2.i
  %.327.i = add i64 %.325.i, %.322.i
  br label %common.ret
common.ret:
  %.327.i100.sink = phi i64 [ %.327.i100, %B830.endif.endif.endif ], [ %.11.i50, %B764.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B660 ], [ %.11.i52, %B630.thread ], [ %.11.i52, %B630 ]
  store i64 %.327.i100.sink, ptr %retptr, align 8
  ret void
B630:
  %sunkaddr2 = getelementptr i8, ptr %.320, i64 8
  %.353 = load i64, ptr %sunkaddr2, align 8
  %.354 = add i64 %.353, 1
  store i64 %.354, ptr %sunkaddr2, align 8
  %sunkaddr5 = getelementptr i8, ptr %.320, i64 32
  %.360 = load i64, ptr %sunkaddr5, align 8
  %.361 = add i64 %.360, 1
  store i64 %.361, ptr %sunkaddr5, align 8
  switch i64 %arg.write, label %common.ret [
    i64 0, label %B764.endif
    i64 1, label %B656
  ]
B630.thread:
  switch i64 %arg.write, label %common.ret [
    i64 0, label %B830.endif
    i64 1, label %B656
  ]
B656:
  %.387.not = icmp eq i64 %.276.fca.1.load, 0
  br i1 %.387.not, label %B660, label %B682
B660:
  %.392 = getelementptr i8, ptr %arg.S, i64 56
  %.393 = load i64, ptr %.392, align 8
  %.394 = icmp sgt i64 %.393, 0
  br i1 %.394, label %B682, label %common.ret
B682:
  %"$phi36.1.2.0.in.i1" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i2" = load i64, ptr %"$phi36.1.2.0.in.i1", align 8
  %.59.i3 = getelementptr i8, ptr %arg.C, i64 72
  %.60.i4 = load i64, ptr %.59.i3, align 8
  %.117.i5 = icmp eq i64 %.60.i4, 0
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
B36.endif.else.if.i6:
  %.71.1.i7 = lshr i64 %arg.byte, 7
  %.104.i8 = lshr i64 %arg.byte, 22
  %.105.i9 = xor i64 %.71.1.i7, %.104.i8
  %.107.i10 = mul i64 %.105.i9, 506952113
  %.108.i11 = lshr i64 %.107.i10, 12
  %.109.i12 = and i64 %.108.i11, 524287
  %.110.i13 = xor i64 %.109.i12, %.107.i10
  %.111.i14 = mul i64 %.110.i13, 506952113
  %.112.i15 = and i64 %.111.i14, 2147483647
  %.113.i16 = lshr i64 %.112.i15, 15
  %.114.i17 = xor i64 %.113.i16, %.112.i15
  %11 = icmp ult i64 %.60.i4, 4294967296
  br i1 %11, label %12, label %17
12:
  %13 = trunc i64 %.60.i4 to i32
  %14 = trunc i64 %.114.i17 to i32
  %15 = urem i32 %14, %13
  %16 = zext i32 %15 to i64
  br label %19
17:
  %18 = srem i64 %.114.i17, %.60.i4
  br label %19
19:
  %20 = phi i64 [ %16, %12 ], [ %18, %17 ]
  %.137.not.i18 = icmp eq i64 %20, 0
  %21 = tail call i64 @llvm.smin.i64(i64 %.60.i4, i64 0)
  %.145.i19 = select i1 %.137.not.i18, i64 0, i64 %21
  %spec.select.i20 = add i64 %.145.i19, %20
  br label %_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v168B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
  %rem.1.0.i21 = phi i64 [ 0, %B682 ], [ %spec.select.i20, %19 ]
  %.47.i22 = mul i64 %"$phi36.1.2.0.i2", %arg.size_b
  %.52.i23 = add i64 %.47.i22, 524288
  %.53.i24 = ashr i64 %.52.i23, 20
  %.156.i25 = getelementptr i8, ptr %arg.S, i64 8
  %.157.i26 = load i64, ptr %.156.i25, align 8
  %.158.i27 = getelementptr i64, ptr %arg.S, i64 %.157.i26
  %.159.i28 = getelementptr i64, ptr %.158.i27, i64 %rem.1.0.i21
  %.160.i29 = load i64, ptr %.159.i28, align 8
  %.163.i31 = load i64, ptr %.136, align 8
  %.11.i.i32 = tail call i64 @llvm.smax.i64(i64 %.163.i31, i64 %.160.i29)
  %.199.i33 = add i64 %.11.i.i32, %.53.i24
  store i64 %.199.i33, ptr %.159.i28, align 8
  %.207.i34 = getelementptr i8, ptr %arg.S, i64 88
  %.208.i35 = load i64, ptr %.207.i34, align 8
  %.11.i1.i36 = tail call i64 @llvm.smax.i64(i64 %.199.i33, i64 %.208.i35)
  store i64 %.11.i1.i36, ptr %.207.i34, align 8
  %.244.i37 = getelementptr i8, ptr %arg.S, i64 96
  %.245.i38 = load i64, ptr %.244.i37, align 8
  %.247.i39 = add i64 %.245.i38, %.53.i24
  store i64 %.247.i39, ptr %.244.i37, align 8
  %.270.i40 = getelementptr i8, ptr %arg.S, i64 112
  %.271.i41 = load i64, ptr %.270.i40, align 8
  %.273.i42 = add i64 %.271.i41, %arg.size_b
  store i64 %.273.i42, ptr %.270.i40, align 8
  br label %common.ret
B130.endif.endif:
  %.fca.2.gep = getelementptr i8, ptr %.262, i64 16
  %.fca.1.gep = getelementptr i8, ptr %.262, i64 8
  %.123 = getelementptr i8, ptr %.33, i64 120
  %.124 = load i64, ptr %.123, align 8
  %.126 = getelementptr i64, ptr %arg.S, i64 %.124
  %.128 = getelementptr i8, ptr %.33, i64 128
  %.129 = load i64, ptr %.128, align 8
  %.134 = load i64, ptr %.126, align 8
  %.136 = getelementptr i8, ptr %arg.S, i64 16
  %.137 = load i64, ptr %.136, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.137, i64 %.134)
  %.167 = add i64 %.11.i, %.129
  store i64 %.167, ptr %.126, align 8
  %.11.i52 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %arg.t)
  %.206 = load i64, ptr %.33, align 8
  %.208 = ashr i64 %arg.byte, %.206
  %.210 = getelementptr i8, ptr %.33, i64 8
  %.211 = load i64, ptr %.210, align 8
  %.213 = ashr i64 %arg.byte, %.211
  %.220 = sub i64 %.206, %.211
  %.221 = shl i64 %.208, %.220
  %.222 = sub i64 %.213, %.221
  %.224 = shl i64 1, %.222
  %.226.not = icmp ne i64 %arg.write, 0
  %"$phi404.7.2.0" = zext i1 %.226.not to i64
  call void @llvm.memset.p0.i64(ptr %.262, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.262, ptr %arg.S, ptr %.33, i64 0, i64 %.208, i64 %.224, i64 %"$phi404.7.2.0", i64 %.11.i52)
  %.276.fca.1.load = load i64, ptr %.fca.1.gep, align 8
  %.276.fca.2.load = load i64, ptr %.fca.2.gep, align 8
  %.276.fca.0.load = load i64, ptr %.262, align 8
  %.314 = load i64, ptr %arg.S, align 8
  %.315 = getelementptr i64, ptr %arg.S, i64 %.314
  %.318 = load i64, ptr %.30, align 8
  %.320.idx = mul i64 %.318, 48
  %.320 = getelementptr i8, ptr %.315, i64 %.320.idx
  %.326 = load i64, ptr %.320, align 8
  %.327 = add i64 %.326, 1
  store i64 %.327, ptr %.320, align 8
  %.332 = getelementptr i8, ptr %.320, i64 24
  %.333 = load i64, ptr %.332, align 8
  %.334 = add i64 %.333, 1
  store i64 %.334, ptr %.332, align 8
  %.339 = getelementptr i8, ptr %.320, i64 40
  %.340 = load i64, ptr %.339, align 8
  %.342 = add i64 %.340, %.129
  store i64 %.342, ptr %.339, align 8
  %.349.not = icmp eq i64 %.276.fca.0.load, 0
  br i1 %.349.not, label %B630.thread, label %B630
B764.endif:
  %.458 = getelementptr i64, ptr %arg.S, i64 %.276.fca.2.load
  %.476 = getelementptr i8, ptr %.33, i64 104
  %.477 = load i64, ptr %.476, align 8
  %.481 = add i64 %.11.i52, %arg.extra
  %.485 = add i64 %.481, %.477
  %.490 = load i64, ptr %.458, align 8
  %.11.i50 = tail call i64 @llvm.smax.i64(i64 %.490, i64 %.485)
  br label %common.ret
B830.endif:
  %.526 = load i64, ptr %.210, align 8
  %.531 = getelementptr i8, ptr %arg.S, i64 80
  %.532 = load i64, ptr %.531, align 8
  %.11.i51 = tail call i64 @llvm.smax.i64(i64 %.532, i64 %.11.i52)
  %.529 = shl i64 1, %.526
  %"$phi36.1.2.0.in.i53" = getelementptr i8, ptr %arg.C, i64 56
  %"$phi36.1.2.0.i54" = load i64, ptr %"$phi36.1.2.0.in.i53", align 8
  %.59.i55 = getelementptr i8, ptr %arg.C, i64 72
  %.60.i56 = load i64, ptr %.59.i55, align 8
  %.117.i57 = icmp eq i64 %.60.i56, 0
  br i1 %.117.i57, label %B830.endif.endif.endif, label %B36.endif.else.if.i58
B36.endif.else.if.i58:
  %.71.1.i59 = lshr i64 %arg.byte, 7
  %.104.i60 = lshr i64 %arg.byte, 22
  %.105.i61 = xor i64 %.71.1.i59, %.104.i60
  %.107.i62 = mul i64 %.105.i61, 506952113
  %.108.i63 = lshr i64 %.107.i62, 12
  %.109.i64 = and i64 %.108.i63, 524287
  %.110.i65 = xor i64 %.109.i64, %.107.i62
  %.111.i66 = mul i64 %.110.i65, 506952113
  %.112.i67 = and i64 %.111.i66, 2147483647
  %.113.i68 = lshr i64 %.112.i67, 15
  %.114.i69 = xor i64 %.113.i68, %.112.i67
  %22 = icmp ult i64 %.60.i56, 4294967296
  br i1 %22, label %23, label %28
23:
  %24 = trunc i64 %.60.i56 to i32
  %25 = trunc i64 %.114.i69 to i32
  %26 = urem i32 %25, %24
  %27 = zext i32 %26 to i64
  br label %30
28:
  %29 = srem i64 %.114.i69, %.60.i56
  br label %30
30:
  %31 = phi i64 [ %27, %23 ], [ %29, %28 ]
  %.137.not.i70 = icmp eq i64 %31, 0
  %32 = tail call i64 @llvm.smin.i64(i64 %.60.i56, i64 0)
  %.145.i71 = select i1 %.137.not.i70, i64 0, i64 %32
  %spec.select.i72 = add i64 %.145.i71, %31
  br label %B830.endif.endif.endif
B830.endif.endif.endif:
  %rem.1.0.i73 = phi i64 [ 0, %B830.endif ], [ %spec.select.i72, %30 ]
  %.47.i74103 = shl i64 %"$phi36.1.2.0.i54", %.526
  %.52.i75 = add i64 %.47.i74103, 524288
  %.53.i76 = ashr i64 %.52.i75, 20
  %.156.i77 = getelementptr i8, ptr %arg.S, i64 8
  %.157.i78 = load i64, ptr %.156.i77, align 8
  %.158.i79 = getelementptr i64, ptr %arg.S, i64 %.157.i78
  %.159.i80 = getelementptr i64, ptr %.158.i79, i64 %rem.1.0.i73
  %.160.i81 = load i64, ptr %.159.i80, align 8
  %.163.i83 = load i64, ptr %.136, align 8
  %.11.i.i84 = tail call i64 @llvm.smax.i64(i64 %.163.i83, i64 %.160.i81)
  %.199.i85 = add i64 %.11.i.i84, %.53.i76
  store i64 %.199.i85, ptr %.159.i80, align 8
  %.207.i86 = getelementptr i8, ptr %arg.S, i64 88
  %.208.i87 = load i64, ptr %.207.i86, align 8
  %.11.i1.i88 = tail call i64 @llvm.smax.i64(i64 %.199.i85, i64 %.208.i87)
  store i64 %.11.i1.i88, ptr %.207.i86, align 8
  %.244.i89 = getelementptr i8, ptr %arg.S, i64 96
  %.245.i90 = load i64, ptr %.244.i89, align 8
  %.247.i91 = add i64 %.245.i90, %.53.i76
  store i64 %.247.i91, ptr %.244.i89, align 8
  %.270.i92 = getelementptr i8, ptr %arg.S, i64 104
  %.271.i93 = load i64, ptr %.270.i92, align 8
  %.273.i94 = add i64 %.271.i93, %.529
  store i64 %.273.i94, ptr %.270.i92, align 8
  %.11.i2.i95 = tail call i64 @llvm.smax.i64(i64 %.11.i.i84, i64 %.11.i51)
  %.321.i96 = getelementptr i8, ptr %arg.C, i64 48
  %.322.i97 = load i64, ptr %.321.i96, align 8
  %.317.i98 = add i64 %.53.i76, %arg.extra
  %.325.i99 = add i64 %.317.i98, %.11.i2.i95
  %.327.i100 = add i64 %.325.i99, %.322.i97
  %sunkaddr111 = shl i64 %.276.fca.2.load, 3
  %sunkaddr112 = getelementptr i8, ptr %arg.S, i64 %sunkaddr111
  %.602 = load i64, ptr %sunkaddr112, align 8
  %.11.i102 = tail call i64 @llvm.smax.i64(i64 %.327.i100, i64 %.602)
  store i64 %.11.i102, ptr %sunkaddr112, align 8
  br label %common.ret
}
define internal fastcc void @f7(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.6, i64 %arg.index, i64 %arg.t)  {
B0:
  %.24 = getelementptr i8, ptr %arg.S, i64 512
  %.25 = load i64, ptr %.24, align 8
  %.26 = getelementptr i64, ptr %arg.S, i64 %.25
  %.29.idx = mul i64 %arg.index, 40
  %.29 = getelementptr i8, ptr %.26, i64 %.29.idx
  %.30 = getelementptr i8, ptr %.29, i64 8
  store i64 0, ptr %.30, align 8
  %.33 = getelementptr i8, ptr %arg.C, i64 256
  %.34 = load i64, ptr %.33, align 8
  %.35 = add i64 %.34, %arg.t
  %.40 = getelementptr i8, ptr %arg.C, i64 160
  %.41 = load i64, ptr %.40, align 8
  %.45 = icmp eq i64 %.41, 0
  br i1 %.45, label %B0.endif.endif, label %B0.else
B122:
  %.17697102 = phi i64 [ 0, %B122.lr.ph ], [ %.183, %B29491812872522077 ]
  %.183 = add i64 %.17697102, 1
  %.211 = load i64, ptr %.40, align 8
  %.215 = icmp ne i64 %.211, 0
  %.227 = icmp ne i64 %.211, -1
  %.228.not = or i1 %17, %.227
  %or.cond = and i1 %.215, %.228.not
  br i1 %or.cond, label %B122.else.if, label %B122.endif
B224:
  %.300 = load i64, ptr %sunkaddr2, align 8
  %.301 = getelementptr i64, ptr %arg.C, i64 %.300
  %.304 = load i64, ptr %.288, align 8
  %.idx = mul i64 %.304, 112
  %0 = getelementptr i8, ptr %.301, i64 %.idx
  %.308 = getelementptr i8, ptr %0, i64 -32
  %.309 = load i64, ptr %.308, align 8
  %sunkaddr7 = getelementptr i8, ptr %.288, i64 24
  %.312 = load i64, ptr %sunkaddr7, align 8
  %.314 = sub i64 %.35, %.312
  %.317 = load i64, ptr %sunkaddr12, align 8
  %.318 = getelementptr i64, ptr %arg.S, i64 %.317
  %.320.idx = mul i64 %.309, 120
  %.320 = getelementptr i8, ptr %.318, i64 %.320.idx
  %.322 = getelementptr i8, ptr %.320, i64 72
  %.323 = load i64, ptr %.322, align 8
  %.324 = add i64 %.314, %.323
  store i64 %.324, ptr %.322, align 8
  %.330 = load i64, ptr %sunkaddr7, align 8
  %.33.i = load i64, ptr %.24, align 8
  %.34.i = getelementptr i64, ptr %arg.S, i64 %.33.i
  %sunkaddr16 = getelementptr i8, ptr %.288, i64 128
  %.37.i = load i64, ptr %sunkaddr16, align 8
  %.39.idx.i = mul i64 %.37.i, 40
  %.39.i = getelementptr i8, ptr %.34.i, i64 %.39.idx.i
  %.40.i = getelementptr i8, ptr %.39.i, i64 16
  %.41.i = load i64, ptr %.40.i, align 8
  %.47.i = load i64, ptr %sunkaddr19, align 8
  %.49.i = icmp slt i64 %.41.i, %.47.i
  br i1 %.49.i, label %B72.i, label %B224.endif
B72.i:
  %.53.i = load i64, ptr %sunkaddr20, align 8
  %.56.i = load i64, ptr %sunkaddr21, align 8
  %.59.i = icmp slt i64 %.53.i, %.56.i
  %.63.i = icmp sgt i64 %.35, %.330
  %or.cond.i = select i1 %.59.i, i1 %.63.i, i1 false
  br i1 %or.cond.i, label %B116.i, label %B224.endif
B116.i:
  %.73.idx.i = mul i64 %.53.i, 40
  %.73.i = getelementptr i8, ptr %arg.streams.6, i64 %.73.idx.i
  store i64 %.41.i, ptr %.73.i, align 8
  %sunkaddr24 = getelementptr i8, ptr %.288, i64 136
  %.81.i = load i64, ptr %sunkaddr24, align 8
  %.84.i = getelementptr i8, ptr %.73.i, i64 8
  store i64 %.81.i, ptr %.84.i, align 8
  %.87.i = getelementptr i8, ptr %.73.i, i64 16
  store i64 -2, ptr %.87.i, align 8
  %.92.i = getelementptr i8, ptr %.73.i, i64 24
  store i64 %.330, ptr %.92.i, align 8
  %.97.i = getelementptr i8, ptr %.73.i, i64 32
  store i64 %.35, ptr %.97.i, align 8
  %.103.i = load i64, ptr %sunkaddr20, align 8
  %.104.i = add i64 %.103.i, 1
  store i64 %.104.i, ptr %sunkaddr20, align 8
  br label %B224.endif
B29491812872522077:
  %exitcond.not = icmp eq i64 %.183, %.88
  br i1 %exitcond.not, label %common.ret, label %B122
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B0.else:
  %.56 = icmp ne i64 %arg.index, -9223372036854775808
  %.57 = icmp ne i64 %.41, -1
  %.58.not = or i1 %.56, %.57
  br i1 %.58.not, label %B0.else.if, label %B0.endif.endif
B0.else.if:
  %1 = or i64 %.41, %arg.index
  %2 = icmp ult i64 %1, 4294967296
  br i1 %2, label %3, label %10
3:
  %4 = trunc i64 %.41 to i32
  %5 = trunc i64 %arg.index to i32
  %6 = udiv i32 %5, %4
  %7 = urem i32 %5, %4
  %8 = zext i32 %6 to i64
  %9 = zext i32 %7 to i64
  br label %13
10:
  %11 = sdiv i64 %arg.index, %.41
  %12 = srem i64 %arg.index, %.41
  br label %13
13:
  %14 = phi i64 [ %8, %3 ], [ %11, %10 ]
  %15 = phi i64 [ %9, %3 ], [ %12, %10 ]
  %.63 = xor i64 %15, %.41
  %.64 = icmp slt i64 %.63, 0
  %.65 = icmp ne i64 %15, 0
  %.66 = and i1 %.65, %.64
  %.71 = sext i1 %.66 to i64
  %spec.select = add i64 %14, %.71
  br label %B0.endif.endif
B0.endif.endif:
  %quot.0 = phi i64 [ 0, %B0 ], [ 0, %B0.else ], [ %spec.select, %13 ]
  %.87 = getelementptr i8, ptr %arg.C, i64 176
  %.88 = load i64, ptr %.87, align 8
  %.170101.not = icmp slt i64 %.88, 1
  br i1 %.170101.not, label %common.ret, label %B122.lr.ph
B122.lr.ph:
  %.485 = shl i64 %.35, 9
  %16 = trunc i64 %arg.index to i32
  %17 = icmp ne i64 %arg.index, -9223372036854775808
  %sunkaddr31 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr37 = getelementptr i8, ptr %arg.S, i64 416
  %sunkaddr32 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 104
  %sunkaddr12 = getelementptr i8, ptr %arg.S, i64 520
  %sunkaddr19 = getelementptr i8, ptr %arg.C, i64 352
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 192
  %sunkaddr21 = getelementptr i8, ptr %arg.C, i64 360
  %sunkaddr43 = getelementptr i8, ptr %arg.S, i64 432
  %sunkaddr44 = getelementptr i8, ptr %arg.C, i64 312
  %sunkaddr45 = getelementptr i8, ptr %arg.S, i64 424
  %sunkaddr48 = getelementptr i8, ptr %arg.S, i64 488
  br label %B122
B122.endif:
  %rem.1.0 = phi i64 [ 0, %B122 ], [ %spec.select84, %52 ]
  %.9.i = load i64, ptr %.87, align 8
  %.10.i = mul i64 %.9.i, %rem.1.0
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %18 = or i64 %.9.i, %.17697102
  %19 = icmp ult i64 %18, 4294967296
  br i1 %19, label %20, label %25
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B122.endif ], [ %spec.select.i, %27 ]
  %.53.i9 = add i64 %rem.0.i, %.10.i
  %.55.i10 = load i64, ptr %sunkaddr31, align 8
  %.56.i11 = mul i64 %.55.i10, %quot.0
  %.61.i = icmp eq i64 %.55.i10, 0
  br i1 %.61.i, label %B122.endif.endif, label %B0.endif.else.i
20:
  %21 = trunc i64 %.9.i to i32
  %22 = trunc i64 %.17697102 to i32
  %23 = urem i32 %22, %21
  %24 = zext i32 %23 to i64
  br label %27
25:
  %26 = srem i64 %.17697102, %.9.i
  br label %27
27:
  %28 = phi i64 [ %24, %20 ], [ %26, %25 ]
  %.33.i15 = xor i64 %28, %.9.i
  %.34.i16 = icmp slt i64 %.33.i15, 0
  %.35.i = icmp ne i64 %28, 0
  %.36.i17 = and i1 %.35.i, %.34.i16
  %.43.i = select i1 %.36.i17, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %28
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i = icmp ne i64 %.53.i9, -9223372036854775808
  %.73.i12 = icmp ne i64 %.55.i10, -1
  %.74.not.i = or i1 %.72.i, %.73.i12
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.101.i = load i64, ptr %sunkaddr32, align 8
  %.102.i = mul i64 %.101.i, %.56.i11
  br label %B122.endif.endif
B0.endif.endif.else.if.i:
  %29 = or i64 %.53.i9, %.55.i10
  %30 = icmp ult i64 %29, 4294967296
  br i1 %30, label %31, label %38
31:
  %32 = trunc i64 %.55.i10 to i32
  %33 = trunc i64 %.53.i9 to i32
  %34 = udiv i32 %33, %32
  %35 = urem i32 %33, %32
  %36 = zext i32 %34 to i64
  %37 = zext i32 %35 to i64
  br label %41
38:
  %39 = sdiv i64 %.53.i9, %.55.i10
  %40 = srem i64 %.53.i9, %.55.i10
  br label %41
41:
  %42 = phi i64 [ %36, %31 ], [ %39, %38 ]
  %43 = phi i64 [ %37, %31 ], [ %40, %38 ]
  %.79.i = xor i64 %43, %.55.i10
  %.80.i13 = icmp slt i64 %.79.i, 0
  %.81.i14 = icmp ne i64 %43, 0
  %.82.i = and i1 %.81.i14, %.80.i13
  %.89.i = select i1 %.82.i, i64 %.55.i10, i64 0
  %spec.select8.i = add i64 %43, %.56.i11
  %.9911.i = add i64 %spec.select8.i, %.89.i
  %.10113.i = load i64, ptr %sunkaddr32, align 8
  %.10214.i = mul i64 %.9911.i, %.10113.i
  %.133.i = sext i1 %.82.i to i64
  %spec.select9.i = add i64 %42, %.133.i
  br label %B122.endif.endif
B122.else.if:
  %44 = or i64 %.211, %arg.index
  %45 = icmp ult i64 %44, 4294967296
  br i1 %45, label %46, label %50
46:
  %47 = trunc i64 %.211 to i32
  %48 = urem i32 %16, %47
  %49 = zext i32 %48 to i64
  br label %52
50:
  %51 = srem i64 %arg.index, %.211
  br label %52
52:
  %53 = phi i64 [ %49, %46 ], [ %51, %50 ]
  %.233 = xor i64 %53, %.211
  %.234 = icmp slt i64 %.233, 0
  %.235 = icmp ne i64 %53, 0
  %.236 = and i1 %.235, %.234
  %.243 = select i1 %.236, i64 %.211, i64 0
  %spec.select84 = add i64 %.243, %53
  br label %B122.endif
B122.endif.endif:
  %.1026.i = phi i64 [ %.10214.i, %41 ], [ %.102.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %41 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.284 = load i64, ptr %sunkaddr37, align 8
  %.285 = getelementptr i64, ptr %arg.S, i64 %.284
  %.288.idx = mul i64 %.145.i, 168
  %.288 = getelementptr i8, ptr %.285, i64 %.288.idx
  %.293 = getelementptr i8, ptr %.288, i64 144
  %.294 = load i64, ptr %.293, align 8
  %.295 = icmp eq i64 %.294, 1
  br i1 %.295, label %B224, label %B29491812872522077
B224.endif:
  store i64 %.35, ptr %sunkaddr7, align 8
  store i64 0, ptr %.293, align 8
  %.372 = load i64, ptr %sunkaddr32, align 8
  %.376 = icmp eq i64 %.372, 0
  br i1 %.376, label %B224.endif.endif.endif, label %B224.endif.else
B224.endif.else:
  %.387 = icmp ne i64 %.145.i, -9223372036854775808
  %.388 = icmp ne i64 %.372, -1
  %.389.not = or i1 %.387, %.388
  br i1 %.389.not, label %B224.endif.endif.else.if, label %B224.endif.endif.endif
B224.endif.endif.endif:
  %quot.2.082 = phi i64 [ 0, %B224.endif ], [ %spec.select85, %67 ], [ 0, %B224.endif.else ]
  %rem.3.0 = phi i64 [ 0, %B224.endif ], [ %spec.select86, %67 ], [ 0, %B224.endif.else ]
  %.474 = load i64, ptr %sunkaddr43, align 8
  %.475 = getelementptr i64, ptr %arg.S, i64 %.474
  %.477 = load i64, ptr %sunkaddr44, align 8
  %.479 = mul i64 %.477, %quot.2.082
  %54 = getelementptr i64, ptr %.475, i64 %.479
  %.481 = getelementptr i64, ptr %54, i64 %rem.3.0
  store i64 0, ptr %.481, align 8
  %.486 = or i64 %rem.3.0, %.485
  %.493 = load i64, ptr %sunkaddr45, align 8
  %.494 = getelementptr i64, ptr %arg.S, i64 %.493
  %.495 = shl i64 %quot.2.082, 1
  %.497 = load i64, ptr %sunkaddr44, align 8
  %.498 = mul i64 %.495, %.497
  %.499 = getelementptr i64, ptr %.494, i64 %.498
  %.505 = add i64 %.497, %rem.3.0
  %.510 = getelementptr i64, ptr %.499, i64 %.505
  store i64 %.486, ptr %.510, align 8
  %.512 = icmp sgt i64 %.505, 1
  br i1 %.512, label %B496.endif, label %B29491812872522073.endif
B224.endif.endif.else.if:
  %55 = or i64 %.372, %.145.i
  %56 = icmp ult i64 %55, 4294967296
  br i1 %56, label %57, label %64
57:
  %58 = trunc i64 %.372 to i32
  %59 = trunc i64 %.145.i to i32
  %60 = udiv i32 %59, %58
  %61 = urem i32 %59, %58
  %62 = zext i32 %60 to i64
  %63 = zext i32 %61 to i64
  br label %67
64:
  %65 = sdiv i64 %.145.i, %.372
  %66 = srem i64 %.145.i, %.372
  br label %67
67:
  %68 = phi i64 [ %62, %57 ], [ %65, %64 ]
  %69 = phi i64 [ %63, %57 ], [ %66, %64 ]
  %.394 = xor i64 %69, %.372
  %.395 = icmp slt i64 %.394, 0
  %.396 = icmp ne i64 %69, 0
  %.397 = and i1 %.396, %.395
  %.402 = sext i1 %.397 to i64
  %spec.select85 = add i64 %68, %.402
  %.448 = select i1 %.397, i64 %.372, i64 0
  %spec.select86 = add i64 %.448, %69
  br label %B224.endif.endif.endif
B496.endif:
  %wake_v209__play_v210_key.2.1 = phi i64 [ %.11.i, %B496.endif ], [ %.486, %B224.endif.endif.endif ]
  %wake_v209__play_v210_at.2.1 = phi i64 [ %.551, %B496.endif ], [ %.505, %B224.endif.endif.endif ]
  %.515 = xor i64 %wake_v209__play_v210_at.2.1, 1
  %.517 = getelementptr i64, ptr %.499, i64 %.515
  %.518 = load i64, ptr %.517, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.518, i64 %wake_v209__play_v210_key.2.1)
  %.551 = lshr i64 %wake_v209__play_v210_at.2.1, 1
  %.555 = getelementptr i64, ptr %.499, i64 %.551
  store i64 %.11.i, ptr %.555, align 8
  %.557 = icmp ugt i64 %wake_v209__play_v210_at.2.1, 3
  br i1 %.557, label %B496.endif, label %B29491812872522073.endif
B29491812872522073.endif:
  %.575 = load i64, ptr %sunkaddr48, align 8
  %.576 = getelementptr i64, ptr %arg.S, i64 %.575
  %.578 = getelementptr i64, ptr %.576, i64 %quot.2.082
  %.579 = load i64, ptr %.578, align 8
  %.11.i8 = tail call i64 @llvm.smin.i64(i64 %.35, i64 %.579)
  store i64 %.11.i8, ptr %.578, align 8
  br label %B29491812872522077
}
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.core, i64 %arg.block, i64 %arg.t)  {
B0:
  %arg.block.fr = freeze i64 %arg.block
  %.16 = getelementptr i8, ptr %arg.C, i64 296
  %.17 = load i64, ptr %.16, align 8
  %.17.fr = freeze i64 %.17
  %.21 = getelementptr i8, ptr %arg.S, i64 544
  %.22 = load i64, ptr %.21, align 8
  %.23 = getelementptr i64, ptr %arg.S, i64 %.22
  %.25.idx = shl i64 %arg.core, 4
  %.25 = getelementptr i8, ptr %.23, i64 %.25.idx
  %.29 = getelementptr i8, ptr %arg.S, i64 552
  %.30 = load i64, ptr %.29, align 8
  %.31 = getelementptr i64, ptr %arg.S, i64 %.30
  %.33 = mul i64 %.17.fr, %arg.core
  %.34 = getelementptr i64, ptr %.31, i64 %.33
  %.38 = getelementptr i8, ptr %arg.S, i64 560
  %.39 = load i64, ptr %.38, align 8
  %.40 = getelementptr i64, ptr %arg.S, i64 %.39
  %.43 = getelementptr i64, ptr %.40, i64 %.33
  %.48 = getelementptr i8, ptr %.25, i64 8
  %.49 = load i64, ptr %.48, align 8
  %.50 = add i64 %.49, 1
  store i64 %.50, ptr %.48, align 8
  %.56 = getelementptr i64, ptr %.34, i64 %arg.block.fr
  %.57 = load i64, ptr %.56, align 8
  store i64 %.50, ptr %.56, align 8
  %.65 = icmp sgt i64 %.57, 0
  br i1 %.65, label %B220.endif, label %B264
B264:
  %.119 = getelementptr i8, ptr %arg.C, i64 120
  %.120 = load i64, ptr %.119, align 8
  %.121 = getelementptr i64, ptr %arg.C, i64 %.120
  %.124.idx = mul i64 %arg.block.fr, 80
  %.124 = getelementptr i8, ptr %.121, i64 %.124.idx
  %.125 = getelementptr i8, ptr %.124, i64 48
  %.126 = load i64, ptr %.125, align 8
  %.132 = load i64, ptr %.25, align 8
  %.134 = add i64 %.132, %.126
  store i64 %.134, ptr %.25, align 8
  %.142 = getelementptr i8, ptr %arg.C, i64 272
  %.143 = load i64, ptr %.142, align 8
  %.144 = icmp sgt i64 %.134, %.143
  br i1 %.144, label %B364.endif.preheader, label %B686
B364.endif.preheader:
  %.23288.not = icmp slt i64 %.17.fr, 1
  br i1 %.23288.not, label %B644, label %B364.endif.us.preheader
B364.endif.us.preheader:
  %unroll_iter = and i64 %.17.fr, 9223372036854775806
  %0 = add i64 %.30, %.33
  %1 = shl i64 %0, 3
  %2 = getelementptr i8, ptr %arg.S, i64 %1
  %scevgep = getelementptr i8, ptr %2, i64 8
  %3 = icmp eq i64 %.17.fr, 1
  br i1 %3, label %B364.endif.us.preheader.split.us, label %B364.endif.us.preheader.split
B364.endif.us.preheader.split.us:
  %.288.us.epil6 = icmp ne i64 %arg.block.fr, 0
  %.280.us.epil4.us43 = load i64, ptr %.34, align 8
  %.281.us.epil5.us44 = icmp sgt i64 %.280.us.epil4.us43, 0
  %or.cond.us.epil7.us45 = and i1 %.288.us.epil6, %.281.us.epil5.us44
  br i1 %or.cond.us.epil7.us45, label %B506.us.us, label %B612
B364.endif.us.us:
  %.280.us.epil4.us = load i64, ptr %.34, align 8
  %.281.us.epil5.us = icmp sgt i64 %.280.us.epil4.us, 0
  br i1 %.281.us.epil5.us, label %B506.us.us, label %B612
B506.us.us:
  store i64 0, ptr %.34, align 8
  %.344.us.us = load i64, ptr %.25, align 8
  %.347.us.us = load i64, ptr %.119, align 8
  %.348.us.us = getelementptr i64, ptr %arg.C, i64 %.347.us.us
  %.354.us.us = getelementptr i8, ptr %.348.us.us, i64 48
  %.355.us.us = load i64, ptr %.354.us.us, align 8
  %.356.us.us = sub i64 %.344.us.us, %.355.us.us
  store i64 %.356.us.us, ptr %.25, align 8
  %.365.us.us = load i64, ptr %.142, align 8
  %.366.us.us = icmp sgt i64 %.356.us.us, %.365.us.us
  br i1 %.366.us.us, label %B364.endif.us.us, label %B612
B364.endif.us.preheader.split:
  %4 = and i64 %.17.fr, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %B364.endif.us.us23.preheader, label %B364.endif.us.preheader54
B364.endif.us.us23.preheader:
  %6 = add i64 %arg.block.fr, -1
  br label %B364.endif.us.us23
B364.endif.us.preheader54:
  %.not = icmp eq i64 %unroll_iter, %arg.block.fr
  %7 = add i64 %arg.block.fr, -1
  br i1 %.not, label %B364.endif.us.us9, label %B364.endif.us.preheader90
B364.endif.us.preheader90:
  %sunkaddr112 = shl i64 %unroll_iter, 3
  %sunkaddr113 = getelementptr i8, ptr %.34, i64 %sunkaddr112
  br label %B364.endif.us
B364.endif.us.us9:
  %.380104.us = phi i64 [ %.365.us.us51, %B506.us.us44 ], [ %.143, %B364.endif.us.preheader54 ]
  %.377100.us = phi i64 [ %.356.us.us50, %B506.us.us44 ], [ %.134, %B364.endif.us.preheader54 ]
  br label %B400.us.us10
B400.us.us10:
  %victim.2.191.us.us11 = phi i64 [ %victim.3.2.us.1.us41, %B490.us.1.us40 ], [ -1, %B364.endif.us.us9 ]
  %.2388789.us.us12 = phi i64 [ %.245.us.1.us28, %B490.us.1.us40 ], [ 0, %B364.endif.us.us9 ]
  %8 = or i64 %.2388789.us.us12, 1
  %9 = shl i64 %.2388789.us.us12, 3
  %scevgep5.us13 = getelementptr i8, ptr %scevgep, i64 %9
  %scevgep6.us14 = getelementptr i8, ptr %scevgep5.us13, i64 -8
  %.280.us.us15 = load i64, ptr %scevgep6.us14, align 8
  %.281.us.us16 = icmp sgt i64 %.280.us.us15, 0
  %.288.us.us17 = icmp ne i64 %arg.block.fr, %.2388789.us.us12
  %or.cond.us.us18 = and i1 %.288.us.us17, %.281.us.us16
  br i1 %or.cond.us.us18, label %B438.us.us19, label %B490.us.us26
B438.us.us19:
  %.293.us.us20 = icmp slt i64 %victim.2.191.us.us11, 0
  br i1 %.293.us.us20, label %B486.us.us25, label %B450.us.us21
B450.us.us21:
  %.304.us.us22 = getelementptr i64, ptr %.34, i64 %victim.2.191.us.us11
  %.305.us.us23 = load i64, ptr %.304.us.us22, align 8
  %.308.us.us24 = icmp slt i64 %.280.us.us15, %.305.us.us23
  br i1 %.308.us.us24, label %B486.us.us25, label %B490.us.us26
B486.us.us25:
  br label %B490.us.us26
B490.us.us26:
  %victim.3.2.us.us27 = phi i64 [ %.2388789.us.us12, %B486.us.us25 ], [ %victim.2.191.us.us11, %B450.us.us21 ], [ %victim.2.191.us.us11, %B400.us.us10 ]
  %.245.us.1.us28 = add i64 %.2388789.us.us12, 2
  %.280.us.1.us29 = load i64, ptr %scevgep5.us13, align 8
  %.281.us.1.us30 = icmp sgt i64 %.280.us.1.us29, 0
  %.288.us.1.us31 = icmp ne i64 %7, %.2388789.us.us12
  %or.cond.us.1.us32 = and i1 %.288.us.1.us31, %.281.us.1.us30
  br i1 %or.cond.us.1.us32, label %B438.us.1.us33, label %B490.us.1.us40
B438.us.1.us33:
  %.293.us.1.us34 = icmp slt i64 %victim.3.2.us.us27, 0
  br i1 %.293.us.1.us34, label %B486.us.1.us39, label %B450.us.1.us35
B450.us.1.us35:
  %.304.us.1.us36 = getelementptr i64, ptr %.34, i64 %victim.3.2.us.us27
  %.305.us.1.us37 = load i64, ptr %.304.us.1.us36, align 8
  %.308.us.1.us38 = icmp slt i64 %.280.us.1.us29, %.305.us.1.us37
  br i1 %.308.us.1.us38, label %B486.us.1.us39, label %B490.us.1.us40
B486.us.1.us39:
  br label %B490.us.1.us40
B490.us.1.us40:
  %victim.3.2.us.1.us41 = phi i64 [ %8, %B486.us.1.us39 ], [ %victim.3.2.us.us27, %B450.us.1.us35 ], [ %victim.3.2.us.us27, %B490.us.us26 ]
  %niter.ncmp.1.us42 = icmp eq i64 %arg.block.fr, %.245.us.1.us28
  br i1 %niter.ncmp.1.us42, label %B398.B492_crit_edge.us.unr-lcssa.us43, label %B400.us.us10
B398.B492_crit_edge.us.unr-lcssa.us43:
  %10 = icmp slt i64 %victim.3.2.us.1.us41, 0
  br i1 %10, label %B612, label %B506.us.us44
B506.us.us44:
  %.340.us.us = getelementptr i64, ptr %.34, i64 %victim.3.2.us.1.us41
  store i64 0, ptr %.340.us.us, align 8
  %.344.us.us45 = load i64, ptr %.25, align 8
  %.347.us.us46 = load i64, ptr %.119, align 8
  %.348.us.us47 = getelementptr i64, ptr %arg.C, i64 %.347.us.us46
  %.351.idx.us.us = mul i64 %victim.3.2.us.1.us41, 80
  %.351.us.us = getelementptr i8, ptr %.348.us.us47, i64 %.351.idx.us.us
  %.354.us.us48 = getelementptr i8, ptr %.351.us.us, i64 48
  %.355.us.us49 = load i64, ptr %.354.us.us48, align 8
  %.356.us.us50 = sub i64 %.344.us.us45, %.355.us.us49
  store i64 %.356.us.us50, ptr %.25, align 8
  %.365.us.us51 = load i64, ptr %.142, align 8
  %.366.us.us52 = icmp sgt i64 %.356.us.us50, %.365.us.us51
  br i1 %.366.us.us52, label %B364.endif.us.us9, label %B612
B364.endif.us.us23:
  %.380104.us24 = phi i64 [ %.365.us.us37, %B506.us.us26 ], [ %.143, %B364.endif.us.us23.preheader ]
  %.377100.us25 = phi i64 [ %.356.us.us36, %B506.us.us26 ], [ %.134, %B364.endif.us.us23.preheader ]
  br label %B400.us.us
B400.us.us:
  %victim.2.191.us.us = phi i64 [ %victim.3.2.us.1.us, %B490.us.1.us ], [ -1, %B364.endif.us.us23 ]
  %.2388789.us.us = phi i64 [ %.245.us.1.us, %B490.us.1.us ], [ 0, %B364.endif.us.us23 ]
  %11 = or i64 %.2388789.us.us, 1
  %12 = shl i64 %.2388789.us.us, 3
  %scevgep5.us = getelementptr i8, ptr %scevgep, i64 %12
  %scevgep6.us = getelementptr i8, ptr %scevgep5.us, i64 -8
  %.280.us.us = load i64, ptr %scevgep6.us, align 8
  %.281.us.us = icmp sgt i64 %.280.us.us, 0
  %.288.us.us = icmp ne i64 %arg.block.fr, %.2388789.us.us
  %or.cond.us.us = and i1 %.288.us.us, %.281.us.us
  br i1 %or.cond.us.us, label %B438.us.us, label %B490.us.us
B438.us.us:
  %.293.us.us = icmp slt i64 %victim.2.191.us.us, 0
  br i1 %.293.us.us, label %B486.us.us, label %B450.us.us
B450.us.us:
  %.304.us.us = getelementptr i64, ptr %.34, i64 %victim.2.191.us.us
  %.305.us.us = load i64, ptr %.304.us.us, align 8
  %.308.us.us = icmp slt i64 %.280.us.us, %.305.us.us
  br i1 %.308.us.us, label %B486.us.us, label %B490.us.us
B486.us.us:
  br label %B490.us.us
B490.us.us:
  %victim.3.2.us.us = phi i64 [ %.2388789.us.us, %B486.us.us ], [ %victim.2.191.us.us, %B450.us.us ], [ %victim.2.191.us.us, %B400.us.us ]
  %.245.us.1.us = add i64 %.2388789.us.us, 2
  %.280.us.1.us = load i64, ptr %scevgep5.us, align 8
  %.281.us.1.us = icmp sgt i64 %.280.us.1.us, 0
  %.288.us.1.us = icmp ne i64 %6, %.2388789.us.us
  %or.cond.us.1.us = and i1 %.288.us.1.us, %.281.us.1.us
  br i1 %or.cond.us.1.us, label %B438.us.1.us, label %B490.us.1.us
B438.us.1.us:
  %.293.us.1.us = icmp slt i64 %victim.3.2.us.us, 0
  br i1 %.293.us.1.us, label %B486.us.1.us, label %B450.us.1.us
B450.us.1.us:
  %.304.us.1.us = getelementptr i64, ptr %.34, i64 %victim.3.2.us.us
  %.305.us.1.us = load i64, ptr %.304.us.1.us, align 8
  %.308.us.1.us = icmp slt i64 %.280.us.1.us, %.305.us.1.us
  br i1 %.308.us.1.us, label %B486.us.1.us, label %B490.us.1.us
B486.us.1.us:
  br label %B490.us.1.us
B490.us.1.us:
  %victim.3.2.us.1.us = phi i64 [ %11, %B486.us.1.us ], [ %victim.3.2.us.us, %B450.us.1.us ], [ %victim.3.2.us.us, %B490.us.us ]
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.245.us.1.us
  br i1 %niter.ncmp.1.us, label %B398.B492_crit_edge.us.unr-lcssa.us, label %B400.us.us
B398.B492_crit_edge.us.unr-lcssa.us:
  %.331.us.us = icmp slt i64 %victim.3.2.us.1.us, 0
  br i1 %.331.us.us, label %B612, label %B506.us.us26
B506.us.us26:
  %.340.us.us28 = getelementptr i64, ptr %.34, i64 %victim.3.2.us.1.us
  store i64 0, ptr %.340.us.us28, align 8
  %.344.us.us29 = load i64, ptr %.25, align 8
  %.347.us.us30 = load i64, ptr %.119, align 8
  %.348.us.us31 = getelementptr i64, ptr %arg.C, i64 %.347.us.us30
  %.351.idx.us.us32 = mul i64 %victim.3.2.us.1.us, 80
  %.351.us.us33 = getelementptr i8, ptr %.348.us.us31, i64 %.351.idx.us.us32
  %.354.us.us34 = getelementptr i8, ptr %.351.us.us33, i64 48
  %.355.us.us35 = load i64, ptr %.354.us.us34, align 8
  %.356.us.us36 = sub i64 %.344.us.us29, %.355.us.us35
  store i64 %.356.us.us36, ptr %.25, align 8
  %.365.us.us37 = load i64, ptr %.142, align 8
  %.366.us.us38 = icmp sgt i64 %.356.us.us36, %.365.us.us37
  br i1 %.366.us.us38, label %B364.endif.us.us23, label %B612
B364.endif.us:
  %.380104 = phi i64 [ %.365.us, %B506.us ], [ %.143, %B364.endif.us.preheader90 ]
  %.377100 = phi i64 [ %.356.us, %B506.us ], [ %.134, %B364.endif.us.preheader90 ]
  br label %B400.us
B506.us:
  %victim.3.2.us.lcssa18 = phi i64 [ %victim.3.2.us.1, %B398.B492_crit_edge.us ], [ %victim.3.2.us.1, %B450.us.epil ], [ %unroll_iter, %B398.B492_crit_edge.us.thread ]
  %.340.us = getelementptr i64, ptr %.34, i64 %victim.3.2.us.lcssa18
  store i64 0, ptr %.340.us, align 8
  %.344.us = load i64, ptr %.25, align 8
  %.347.us = load i64, ptr %.119, align 8
  %.348.us = getelementptr i64, ptr %arg.C, i64 %.347.us
  %.351.idx.us = mul i64 %victim.3.2.us.lcssa18, 80
  %.351.us = getelementptr i8, ptr %.348.us, i64 %.351.idx.us
  %.354.us = getelementptr i8, ptr %.351.us, i64 48
  %.355.us = load i64, ptr %.354.us, align 8
  %.356.us = sub i64 %.344.us, %.355.us
  store i64 %.356.us, ptr %.25, align 8
  %.365.us = load i64, ptr %.142, align 8
  %.366.us = icmp sgt i64 %.356.us, %.365.us
  br i1 %.366.us, label %B364.endif.us, label %B612
B400.us:
  %victim.2.191.us = phi i64 [ %victim.3.2.us.1, %B490.us.1 ], [ -1, %B364.endif.us ]
  %.2388789.us = phi i64 [ %.245.us.1, %B490.us.1 ], [ 0, %B364.endif.us ]
  %13 = or i64 %.2388789.us, 1
  %14 = shl i64 %.2388789.us, 3
  %scevgep5 = getelementptr i8, ptr %scevgep, i64 %14
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -8
  %.280.us = load i64, ptr %scevgep6, align 8
  %.281.us = icmp sgt i64 %.280.us, 0
  %.288.us = icmp ne i64 %arg.block.fr, %.2388789.us
  %or.cond.us = and i1 %.288.us, %.281.us
  br i1 %or.cond.us, label %B438.us, label %B490.us
B438.us:
  %.293.us = icmp slt i64 %victim.2.191.us, 0
  br i1 %.293.us, label %B486.us, label %B450.us
B450.us:
  %.304.us = getelementptr i64, ptr %.34, i64 %victim.2.191.us
  %.305.us = load i64, ptr %.304.us, align 8
  %.308.us = icmp slt i64 %.280.us, %.305.us
  br i1 %.308.us, label %B486.us, label %B490.us
B486.us:
  br label %B490.us
B490.us:
  %victim.3.2.us = phi i64 [ %.2388789.us, %B486.us ], [ %victim.2.191.us, %B450.us ], [ %victim.2.191.us, %B400.us ]
  %.245.us.1 = add i64 %.2388789.us, 2
  %.280.us.1 = load i64, ptr %scevgep5, align 8
  %.281.us.1 = icmp sgt i64 %.280.us.1, 0
  %.288.us.1 = icmp ne i64 %7, %.2388789.us
  %or.cond.us.1 = and i1 %.288.us.1, %.281.us.1
  br i1 %or.cond.us.1, label %B438.us.1, label %B490.us.1
B438.us.1:
  %.293.us.1 = icmp slt i64 %victim.3.2.us, 0
  br i1 %.293.us.1, label %B486.us.1, label %B450.us.1
B450.us.1:
  %.304.us.1 = getelementptr i64, ptr %.34, i64 %victim.3.2.us
  %.305.us.1 = load i64, ptr %.304.us.1, align 8
  %.308.us.1 = icmp slt i64 %.280.us.1, %.305.us.1
  br i1 %.308.us.1, label %B486.us.1, label %B490.us.1
B486.us.1:
  br label %B490.us.1
B490.us.1:
  %victim.3.2.us.1 = phi i64 [ %13, %B486.us.1 ], [ %victim.3.2.us, %B450.us.1 ], [ %victim.3.2.us, %B490.us ]
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.245.us.1
  br i1 %niter.ncmp.1, label %B398.B492_crit_edge.us.unr-lcssa, label %B400.us
B398.B492_crit_edge.us.unr-lcssa:
  %.280.us.epil = load i64, ptr %sunkaddr113, align 8
  %.281.us.epil = icmp sgt i64 %.280.us.epil, 0
  %15 = icmp slt i64 %victim.3.2.us.1, 0
  br i1 %.281.us.epil, label %B438.us.epil, label %B398.B492_crit_edge.us
B438.us.epil:
  br i1 %15, label %B398.B492_crit_edge.us.thread, label %B450.us.epil
B450.us.epil:
  %.304.us.epil = getelementptr i64, ptr %.34, i64 %victim.3.2.us.1
  %.305.us.epil = load i64, ptr %.304.us.epil, align 8
  %.308.us.epil = icmp slt i64 %.280.us.epil, %.305.us.epil
  br i1 %.308.us.epil, label %B398.B492_crit_edge.us.thread, label %B506.us
B398.B492_crit_edge.us.thread:
  br label %B506.us
B398.B492_crit_edge.us:
  br i1 %15, label %B612, label %B506.us
B612:
  %.us-phi = phi i64 [ %.380104.us, %B398.B492_crit_edge.us.unr-lcssa.us43 ], [ %.143, %B364.endif.us.preheader.split.us ], [ %.365.us.us37, %B506.us.us26 ], [ %.365.us.us, %B506.us.us ], [ %.365.us.us, %B364.endif.us.us ], [ %.380104.us24, %B398.B492_crit_edge.us.unr-lcssa.us ], [ %.365.us.us51, %B506.us.us44 ], [ %.380104, %B398.B492_crit_edge.us ], [ %.365.us, %B506.us ]
  %.us-phi22 = phi i64 [ %.377100.us, %B398.B492_crit_edge.us.unr-lcssa.us43 ], [ %.134, %B364.endif.us.preheader.split.us ], [ %.356.us.us36, %B506.us.us26 ], [ %.356.us.us, %B506.us.us ], [ %.356.us.us, %B364.endif.us.us ], [ %.377100.us25, %B398.B492_crit_edge.us.unr-lcssa.us ], [ %.356.us.us50, %B506.us.us44 ], [ %.377100, %B398.B492_crit_edge.us ], [ %.356.us, %B506.us ]
  %16 = icmp sgt i64 %.us-phi22, %.us-phi
  br i1 %16, label %B644, label %B686
B644:
  %sunkaddr10 = shl i64 %arg.block.fr, 3
  %sunkaddr11 = getelementptr i8, ptr %.34, i64 %sunkaddr10
  store i64 0, ptr %sunkaddr11, align 8
  %.391 = load i64, ptr %.25, align 8
  %.393 = sub i64 %.391, %.126
  store i64 %.393, ptr %.25, align 8
  br label %B686
common.ret:
  %storemerge = phi i64 [ %.421, %B686 ], [ %.11.i, %B220.endif ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B686:
  %.405 = getelementptr i8, ptr %arg.C, i64 280
  %.406 = load i64, ptr %.405, align 8
  %.408 = add i64 %.406, %arg.t
  %.412 = getelementptr i8, ptr %arg.C, i64 288
  %.413 = load i64, ptr %.412, align 8
  %.417 = mul i64 %.413, %.126
  %.420 = ashr i64 %.417, 10
  %.421 = add i64 %.408, %.420
  %.424 = getelementptr i64, ptr %.43, i64 %arg.block.fr
  store i64 %.421, ptr %.424, align 8
  br label %common.ret
B220.endif:
  %.77 = getelementptr i64, ptr %.43, i64 %arg.block.fr
  %.78 = load i64, ptr %.77, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.78, i64 %arg.t)
  br label %common.ret
}
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
define i32 @mgpusim_preload(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.what, ptr %arg.lines)  {
B0.endif:
  %.19 = getelementptr i8, ptr %arg.what, i64 16
  %.20 = load i64, ptr %.19, align 8
  %.10265.not = icmp slt i64 %.20, 1
  br i1 %.10265.not, label %B222, label %B108.preheader
B108.preheader:
  %sunkaddr = getelementptr i8, ptr %arg.what, i64 8
  %sunkaddr8 = getelementptr i8, ptr %arg.s, i64 16
  %.1719.i = getelementptr i8, ptr %arg.s, i64 40
  %.1722.i = getelementptr i8, ptr %arg.s, i64 48
  %.1725.i = getelementptr i8, ptr %arg.s, i64 56
  %.1728.i = getelementptr i8, ptr %arg.s, i64 80
  %.807.i = getelementptr i8, ptr %arg.s, i64 32
  %.1186.i = getelementptr i8, ptr %arg.s, i64 24
  br label %B108
B108:
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB4v170B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
  %.143 = load i64, ptr %arg.c, align 8
  %.144 = getelementptr i64, ptr %arg.c, i64 %.143
  %.147 = load i64, ptr %arg.what, align 8
  %.149.idx = mul i64 %.147, 152
  %.149 = getelementptr i8, ptr %.144, i64 %.149.idx
  %0 = shl i64 %.1086466, 3
  %scevgep = getelementptr i8, ptr %arg.lines, i64 %0
  %.152 = load i64, ptr %scevgep, align 8
  %.155 = load i64, ptr %sunkaddr, align 8
  %.158 = load i64, ptr %sunkaddr8, align 8
  %.34.i = getelementptr i8, ptr %.149, i64 24
  %.35.i = load i64, ptr %.34.i, align 8
  %.40.i = getelementptr i8, ptr %.149, i64 80
  %.41.i = load i64, ptr %.40.i, align 8
  %.46.i = getelementptr i8, ptr %.149, i64 16
  %.47.i = load i64, ptr %.46.i, align 8
  %.65.i = getelementptr i8, ptr %.149, i64 32
  %.66.i = load i64, ptr %.65.i, align 8
  %.70.i = icmp slt i64 %.66.i, 63
  br i1 %.70.i, label %B230404788066795.i, label %B230404788066819.i
B230404788066795.i:
  %_look_up_v171_set_of_v183_line.2.0.i = phi i64 [ %.76.i, %B230404788066795.i ], [ %.152, %B108 ]
  %_look_up_v171_set_of_v183_fold.2.0.i = phi i64 [ %.83.i, %B230404788066795.i ], [ %.66.i, %B108 ]
  %.74.i = ashr i64 %_look_up_v171_set_of_v183_line.2.0.i, %_look_up_v171_set_of_v183_fold.2.0.i
  %.76.i = xor i64 %.74.i, %_look_up_v171_set_of_v183_line.2.0.i
  %.83.i = shl i64 %_look_up_v171_set_of_v183_fold.2.0.i, 1
  %.86.i = icmp slt i64 %_look_up_v171_set_of_v183_fold.2.0.i, 32
  br i1 %.86.i, label %B230404788066795.i, label %B230404788066819.i
B230404788066819.i:
  %_look_up_v171_set_of_v183_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.76.i, %B230404788066795.i ]
  %.93.i = getelementptr i8, ptr %.149, i64 40
  %.94.i = load i64, ptr %.93.i, align 8
  %.96.i = and i64 %.94.i, %_look_up_v171_set_of_v183_line.3.1.i
  %.112.i = icmp slt i64 %.96.i, %.47.i
  br i1 %.112.i, label %B230404788066891.i, label %B230404788066887.i
B230404788066887.i:
  %.127.i = icmp eq i64 %.47.i, 0
  br i1 %.127.i, label %B230404788066891.i, label %B230404788066887.else.i
B230404788066891.i:
  %_look_up_v171_set_of_v183__vphi146_0.2.0.i = phi i64 [ %.96.i, %B230404788066819.i ], [ 0, %B230404788066887.i ], [ 0, %B230404788066887.else.i ], [ %spec.select499.i, %59 ]
  %.180.i = getelementptr i8, ptr %.149, i64 72
  %.181.i = load i64, ptr %.180.i, align 8
  %.182.i = mul i64 %.181.i, %_look_up_v171_set_of_v183__vphi146_0.2.0.i
  %.184.i = add i64 %.182.i, %.41.i
  %.192.i = getelementptr i64, ptr %arg.s, i64 %.184.i
  %.200.i = getelementptr i64, ptr %.192.i, i64 %.35.i
  %.209.i.idx = shl i64 %.35.i, 4
  %.209.i = getelementptr i8, ptr %.192.i, i64 %.209.i.idx
  %.218.idx.i = mul i64 %.35.i, 24
  %.218.i = getelementptr i8, ptr %.192.i, i64 %.218.idx.i
  %.228.i = getelementptr i8, ptr %.149, i64 64
  %.229.i = load i64, ptr %.228.i, align 8
  %.230.i = icmp eq i64 %.229.i, 0
  %.240.i = icmp slt i64 %.35.i, 17
  %spec.select.i = select i1 %.230.i, i1 %.240.i, i1 false
  %.320.i = icmp sgt i64 %.35.i, 0
  br i1 %.320.i, label %B230404788067127.preheader.i, label %B230404788067449.i
B230404788067127.preheader.i:
  %.337.i = insertelement <8 x i64> poison, i64 %.152, i64 0
  %.338.i = shufflevector <8 x i64> %.337.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B230404788067127.i
B230404788067127.i:
  %lsr.iv41.i = phi i64 [ %.35.i, %B230404788067127.preheader.i ], [ %lsr.iv.next42.i, %B230404788067245.i ]
  %_look_up_v171__way_in_v185_at.2.0.i = phi i64 [ 0, %B230404788067127.preheader.i ], [ %.372.i, %B230404788067245.i ]
  %1 = shl i64 %_look_up_v171__way_in_v185_at.2.0.i, 3
  %scevgep43.i = getelementptr i8, ptr %.192.i, i64 %1
  %.336.i = load <8 x i64>, ptr %scevgep43.i, align 8
  %.339.i = icmp eq <8 x i64> %.336.i, %.338.i
  %.340.i = bitcast <8 x i1> %.339.i to i8
  %.341.i = zext i8 %.340.i to i64
  %.352.i = icmp slt i64 %lsr.iv41.i, 8
  %notmask.i = shl i64 -1, %lsr.iv41.i
  %.358.i = xor i64 %notmask.i, -1
  %.360.i = select i1 %.352.i, i64 %.358.i, i64 255
  %_look_up_v171__way_in_v185_found.3.2.i = and i64 %.360.i, %.341.i
  %.382.i = icmp eq i64 %_look_up_v171__way_in_v185_found.3.2.i, 0
  br i1 %.382.i, label %B230404788067245.i, label %B230404788067417.i
B230404788067245.i:
  %.372.i = add i64 %_look_up_v171__way_in_v185_at.2.0.i, 8
  %lsr.iv.next42.i = add i64 %lsr.iv41.i, -8
  %.397.i = icmp slt i64 %.372.i, %.35.i
  br i1 %.397.i, label %B230404788067127.i, label %B230404788067449.i
B230404788067417.i:
  %.426.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v171__way_in_v185_found.3.2.i, i1 true)
  %2 = add i64 %.426.i, %_look_up_v171__way_in_v185_at.2.0.i
  %.452.i = icmp slt i64 %2, %.35.i
  br i1 %.452.i, label %B230404788067531.i, label %B230404788067449.i
B230404788067449.i:
  %_look_up_v171__way_in_v185__vphi254_0.2.0489.i = phi i64 [ %2, %B230404788067417.i ], [ %.35.i, %B230404788066891.i ], [ %.35.i, %B230404788067245.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 56
  %.490.i = load i64, ptr %.489.i, align 8
  %.492.not.i = icmp slt i64 %.490.i, 0
  br i1 %.492.not.i, label %_ZN7mgpusim6memory5timed5probeB4v170B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B230404788067531.i
B230404788067531.i:
  %_look_up_v171__way_in_v185__vphi254_0.2.0490.i = phi i64 [ %_look_up_v171__way_in_v185__vphi254_0.2.0489.i, %B230404788067449.i ], [ %2, %B230404788067417.i ]
  %.532.i = icmp eq i64 %_look_up_v171__way_in_v185__vphi254_0.2.0490.i, %.35.i
  br i1 %.532.i, label %B230404788067681.i, label %B460809576132104.i
B230404788067681.i:
  br i1 %.320.i, label %B230404788067769.i, label %B244805087320349.i
B230404788067769.i:
  %lsr.iv38.i = phi i64 [ %lsr.iv.next39.i, %B230404788067849.i ], [ %.35.i, %B230404788067681.i ]
  %_look_up_v171__way_in_v182_at.2.0.i = phi i64 [ %.641.i, %B230404788067849.i ], [ 0, %B230404788067681.i ]
  %3 = shl i64 %_look_up_v171__way_in_v182_at.2.0.i, 3
  %scevgep40.i = getelementptr i8, ptr %.192.i, i64 %3
  %.605.i = load <8 x i64>, ptr %scevgep40.i, align 8
  %.608.i = icmp eq <8 x i64> %.605.i, splat (i64 -1)
  %.609.i = bitcast <8 x i1> %.608.i to i8
  %.610.i = zext i8 %.609.i to i64
  %.621.i = icmp slt i64 %lsr.iv38.i, 8
  %notmask501.i = shl i64 -1, %lsr.iv38.i
  %.627.i = xor i64 %notmask501.i, -1
  %.629.i = select i1 %.621.i, i64 %.627.i, i64 255
  %_look_up_v171__way_in_v182_found.3.2.i = and i64 %.629.i, %.610.i
  %.651.i = icmp eq i64 %_look_up_v171__way_in_v182_found.3.2.i, 0
  br i1 %.651.i, label %B230404788067849.i, label %B244805087320323.i
B230404788067849.i:
  %.641.i = add i64 %_look_up_v171__way_in_v182_at.2.0.i, 8
  %lsr.iv.next39.i = add i64 %lsr.iv38.i, -8
  %.666.i = icmp slt i64 %.641.i, %.35.i
  br i1 %.666.i, label %B230404788067769.i, label %B244805087320349.i
B244805087320323.i:
  %.695.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v171__way_in_v182_found.3.2.i, i1 true)
  %4 = add i64 %.695.i, %_look_up_v171__way_in_v182_at.2.0.i
  %.736.i = icmp eq i64 %.695.i, %lsr.iv38.i
  br i1 %.736.i, label %B244805087320349.i, label %B460809576132103.i
B244805087320349.i:
  br i1 %spec.select.i, label %B244805087320371.i, label %B244805087320387.i
B244805087320371.i:
  %.750.i = load i64, ptr %.218.i, align 8
  %.751.i = xor i64 %.750.i, -81985529216486896
  %.753.i = shl i64 %.35.i, 2
  %.754.i = add i64 %.753.i, -4
  %.755.i = ashr i64 %.751.i, %.754.i
  %.756.i = and i64 %.755.i, 15
  br label %B288005985082772.i
B244805087320387.i:
  br i1 %.230.i, label %B259205386574616.i, label %B259205386574642.i
B259205386574616.i:
  %.768.i = getelementptr i8, ptr %.218.i, i64 8
  %.47.i.i = add i64 %.35.i, -1
  %.9253.not.i.i = icmp slt i64 %.47.i.i, 1
  br i1 %.9253.not.i.i, label %B288005985082772.i, label %B42.preheader.i.i
B42.preheader.i.i:
  %5 = add i64 %.35.i, -2
  %xtraiter.i.i = and i64 %.47.i.i, 3
  %6 = icmp ult i64 %5, 3
  br i1 %6, label %B42.preheader.i.B42.epil.i.preheader_crit_edge.i, label %B42.preheader.new.i.i
B42.preheader.i.B42.epil.i.preheader_crit_edge.i:
  %.pre.i = shl i64 %.184.i, 3
  br label %B42.epil.i.preheader.i
B42.preheader.new.i.i:
  %unroll_iter.i.i = and i64 %.47.i.i, 9223372036854775804
  %7 = shl i64 %.184.i, 3
  %8 = getelementptr i8, ptr %arg.s, i64 %.218.idx.i
  %9 = getelementptr i8, ptr %8, i64 %7
  %scevgep30.i = getelementptr i8, ptr %9, i64 16
  br label %B42.i.i
B42.i.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B42.i.i ], [ 2, %B42.preheader.new.i.i ]
  %way.2.056.i.i = phi i64 [ %spec.select.3.i.i, %B42.i.i ], [ 0, %B42.preheader.new.i.i ]
  %10 = add i64 %lsr.iv.i, -1
  %11 = shl i64 %lsr.iv.i, 3
  %scevgep36.i = getelementptr i8, ptr %scevgep30.i, i64 %11
  %scevgep37.i = getelementptr i8, ptr %scevgep36.i, i64 -16
  %.140.i.i = load i64, ptr %scevgep37.i, align 8
  %.143.i.i = getelementptr i64, ptr %.768.i, i64 %way.2.056.i.i
  %.144.i.i = load i64, ptr %.143.i.i, align 8
  %.147.i.i = icmp slt i64 %.140.i.i, %.144.i.i
  %spec.select.i.i = select i1 %.147.i.i, i64 %10, i64 %way.2.056.i.i
  %scevgep38.i = getelementptr i8, ptr %scevgep36.i, i64 -8
  %.140.1.i.i = load i64, ptr %scevgep38.i, align 8
  %.143.1.i.i = getelementptr i64, ptr %.768.i, i64 %spec.select.i.i
  %.144.1.i.i = load i64, ptr %.143.1.i.i, align 8
  %.147.1.i.i = icmp slt i64 %.140.1.i.i, %.144.1.i.i
  %spec.select.1.i.i = select i1 %.147.1.i.i, i64 %lsr.iv.i, i64 %spec.select.i.i
  %.140.2.i.i = load i64, ptr %scevgep36.i, align 8
  %.143.2.i.i = getelementptr i64, ptr %.768.i, i64 %spec.select.1.i.i
  %.144.2.i.i = load i64, ptr %.143.2.i.i, align 8
  %.147.2.i.i = icmp slt i64 %.140.2.i.i, %.144.2.i.i
  %12 = or i64 %lsr.iv.i, 1
  %spec.select.2.i.i = select i1 %.147.2.i.i, i64 %12, i64 %spec.select.1.i.i
  %scevgep33.i = getelementptr i8, ptr %scevgep36.i, i64 8
  %.140.3.i.i = load i64, ptr %scevgep33.i, align 8
  %.143.3.i.i = getelementptr i64, ptr %.768.i, i64 %spec.select.2.i.i
  %.144.3.i.i = load i64, ptr %.143.3.i.i, align 8
  %.147.3.i.i = icmp slt i64 %.140.3.i.i, %.144.3.i.i
  %13 = add i64 %lsr.iv.i, 2
  %spec.select.3.i.i = select i1 %.147.3.i.i, i64 %13, i64 %spec.select.2.i.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, 4
  %14 = sub i64 %lsr.iv.next.i, %unroll_iter.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %14, 2
  br i1 %niter.ncmp.3.i.i, label %B86.loopexit.unr-lcssa.i.i, label %B42.i.i
B86.loopexit.unr-lcssa.i.i:
  %15 = or i64 %unroll_iter.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B288005985082772.i, label %B42.epil.i.preheader.i
B42.epil.i.preheader.i:
  %.pre-phi.i = phi i64 [ %.pre.i, %B42.preheader.i.B42.epil.i.preheader_crit_edge.i ], [ %7, %B86.loopexit.unr-lcssa.i.i ]
  %way.2.056.epil.i.ph.i = phi i64 [ 0, %B42.preheader.i.B42.epil.i.preheader_crit_edge.i ], [ %spec.select.3.i.i, %B86.loopexit.unr-lcssa.i.i ]
  %.985254.epil.i.ph.i = phi i64 [ 1, %B42.preheader.i.B42.epil.i.preheader_crit_edge.i ], [ %15, %B86.loopexit.unr-lcssa.i.i ]
  %16 = getelementptr i8, ptr %arg.s, i64 %.218.idx.i
  %17 = getelementptr i8, ptr %16, i64 %.pre-phi.i
  %scevgep.i = getelementptr i8, ptr %17, i64 8
  br label %B42.epil.i.i
B42.epil.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B42.epil.i.i ], [ %xtraiter.i.i, %B42.epil.i.preheader.i ]
  %way.2.056.epil.i.i = phi i64 [ %spec.select.epil.i.i, %B42.epil.i.i ], [ %way.2.056.epil.i.ph.i, %B42.epil.i.preheader.i ]
  %.985254.epil.i.i = phi i64 [ %.105.epil.i.i, %B42.epil.i.i ], [ %.985254.epil.i.ph.i, %B42.epil.i.preheader.i ]
  %.105.epil.i.i = add i64 %.985254.epil.i.i, 1
  %18 = shl i64 %.985254.epil.i.i, 3
  %scevgep29.i = getelementptr i8, ptr %scevgep.i, i64 %18
  %.140.epil.i.i = load i64, ptr %scevgep29.i, align 8
  %.143.epil.i.i = getelementptr i64, ptr %.768.i, i64 %way.2.056.epil.i.i
  %.144.epil.i.i = load i64, ptr %.143.epil.i.i, align 8
  %.147.epil.i.i = icmp slt i64 %.140.epil.i.i, %.144.epil.i.i
  %spec.select.epil.i.i = select i1 %.147.epil.i.i, i64 %.985254.epil.i.i, i64 %way.2.056.epil.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %epil.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %epil.iter.cmp.not.i.i, label %B288005985082772.i, label %B42.epil.i.i
B259205386574642.i:
  %.805.i = load i64, ptr %.218.i, align 8
  %.808.i = load i64, ptr %.807.i, align 8
  %.823.i = icmp eq i64 %.229.i, 2
  br i1 %.823.i, label %B288005985082687.i, label %B288005985082697.i
B288005985082687.i:
  %.837.i = mul i64 %.808.i, 1103515245
  %.838.i = add i64 %.837.i, 12345
  %.839.i = and i64 %.838.i, 2147483647
  %.843.i = icmp eq i64 %.35.i, 0
  br i1 %.843.i, label %B288005985082771.i, label %B288005985082687.else.if.i
B288005985082697.i:
  %.917.i = icmp sgt i64 %.35.i, 1
  br i1 %.917.i, label %B288005985082701.i, label %B288005985082703.i
B288005985082701.i:
  %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0.i = phi i64 [ %.925.i, %B288005985082701.i ], [ 1, %B288005985082697.i ]
  %.920.i = shl i64 %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0.i, 1
  %.923502.i = lshr i64 %.805.i, %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.2.0.i
  %.924.i = and i64 %.923502.i, 1
  %.925.i = or i64 %.924.i, %.920.i
  %.931.i = icmp slt i64 %.925.i, %.35.i
  br i1 %.931.i, label %B288005985082701.i, label %B288005985082703.i
B288005985082703.i:
  %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.3.1.i = phi i64 [ 1, %B288005985082697.i ], [ %.925.i, %B288005985082701.i ]
  %.939.i = sub i64 %_look_up_v171__of_code__locals__either_v178__of_code__locals___lambda__v179_tree_victim_v180_node.3.1.i, %.35.i
  br label %B288005985082771.i
B288005985082771.i:
  %_look_up_v171__v680call_10.2.sroa.8.0.i = phi i64 [ %.808.i, %B288005985082703.i ], [ %.839.i, %69 ], [ %.839.i, %B288005985082687.i ]
  %_look_up_v171__v680call_10.2.sroa.0.0.i = phi i64 [ %.939.i, %B288005985082703.i ], [ %spec.select500.i, %69 ], [ 0, %B288005985082687.i ]
  store i64 %_look_up_v171__v680call_10.2.sroa.8.0.i, ptr %.807.i, align 8
  br label %B288005985082772.i
B288005985082772.i:
  %_look_up_v171_way.6.0.i = phi i64 [ %.756.i, %B244805087320371.i ], [ %_look_up_v171__v680call_10.2.sroa.0.0.i, %B288005985082771.i ], [ 0, %B259205386574616.i ], [ %spec.select.3.i.i, %B86.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B42.epil.i.i ]
  %.972.i = getelementptr i8, ptr %.149, i64 144
  %.973.i = load i64, ptr %.972.i, align 8
  %.974.not.i = icmp eq i64 %.973.i, 0
  br i1 %.974.not.i, label %B460809576132063.i, label %B345607182099282.i
B345607182099282.i:
  %.986.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v171_way.6.0.i
  %.987.i = load i64, ptr %.986.i, align 8
  %.991.i = icmp sgt i64 %.987.i, %.158
  br i1 %.991.i, label %B345607182099308.i, label %B460809576132063.i
B345607182099308.i:
  %arg.level.val.i = load i64, ptr %.34.i, align 8
  %arg.level.val2.i = load i64, ptr %.228.i, align 8
  %.27.idx.i.i = shl i64 %arg.level.val.i, 4
  %.27.i.i = getelementptr i8, ptr %.192.i, i64 %.27.idx.i.i
  %.idx.i.i = mul i64 %arg.level.val.i, 24
  %19 = getelementptr i8, ptr %arg.s, i64 %.idx.i.i
  %20 = getelementptr i64, ptr %19, i64 %.184.i
  %.37.i.i = getelementptr i8, ptr %20, i64 8
  %.51.fr.i.i = freeze i64 %arg.level.val2.i
  %.52.i.i = icmp eq i64 %.51.fr.i.i, 0
  %.62.i.i = icmp slt i64 %arg.level.val.i, 17
  %or.cond.i.i = select i1 %.52.i.i, i1 %.62.i.i, i1 false
  br i1 %or.cond.i.i, label %B298.i.i, label %B370.endif.i.i
B298.i.i:
  %.93.i.i = load i64, ptr %20, align 8
  %.94.i.i = xor i64 %.93.i.i, -81985529216486896
  %.99.i.i = shl i64 %arg.level.val.i, 2
  %.100.i.i = add i64 %.99.i.i, -4
  %.119.i.i = icmp sgt i64 %.100.i.i, -1
  br i1 %.119.i.i, label %B302.i.i, label %B14400299253802.i.i
B302.i.i:
  %lsr.iv.i8.i = phi i64 [ %21, %B338.i.i ], [ %.99.i.i, %B298.i.i ]
  %21 = add i64 %lsr.iv.i8.i, -4
  %.136.i.i = ashr i64 %.94.i.i, %21
  %.137.i.i = and i64 %.136.i.i, 15
  %.143.i9.i = getelementptr i64, ptr %.27.i.i, i64 %.137.i.i
  %.144.i10.i = load i64, ptr %.143.i9.i, align 8
  %.146.not.i.i = icmp sgt i64 %.144.i10.i, %.158
  br i1 %.146.not.i.i, label %B338.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
B338.i.i:
  %.181.i.i = icmp sgt i64 %21, 3
  br i1 %.181.i.i, label %B302.i.i, label %B14400299253802.i.i
B408.i.i:
  %free.5.1159.i.i = phi i64 [ -1, %B408.preheader.new.i.i ], [ %free.6.1.3.i.i, %B408.i.i ]
  %.310155157.i.i = phi i64 [ 0, %B408.preheader.new.i.i ], [ %26, %B408.i.i ]
  %22 = shl i64 %.310155157.i.i, 3
  %scevgep51.i.i = getelementptr i8, ptr %scevgep45.i.i, i64 %22
  %scevgep52.i.i = getelementptr i8, ptr %scevgep51.i.i, i64 -24
  %.354.i.i = load i64, ptr %scevgep52.i.i, align 8
  %.356.not.i.i = icmp sgt i64 %.354.i.i, %.158
  %.361.i.i = icmp slt i64 %free.5.1159.i.i, 0
  %.310155157.free.5.1159.i.i = select i1 %.361.i.i, i64 %.310155157.i.i, i64 %free.5.1159.i.i
  %free.6.1.i.i = select i1 %.356.not.i.i, i64 %free.5.1159.i.i, i64 %.310155157.free.5.1159.i.i
  %scevgep26.i.i = getelementptr i8, ptr %scevgep51.i.i, i64 -16
  %.354.1.i.i = load i64, ptr %scevgep26.i.i, align 8
  %.356.not.1.i.i = icmp sgt i64 %.354.1.i.i, %.158
  %.361.1.i.i = icmp slt i64 %free.6.1.i.i, 0
  %23 = or i64 %.310155157.i.i, 1
  %.310155157.free.5.1159.1.i.i = select i1 %.361.1.i.i, i64 %23, i64 %free.6.1.i.i
  %free.6.1.1.i.i = select i1 %.356.not.1.i.i, i64 %free.6.1.i.i, i64 %.310155157.free.5.1159.1.i.i
  %scevgep24.i.i = getelementptr i8, ptr %scevgep51.i.i, i64 -8
  %.354.2.i.i = load i64, ptr %scevgep24.i.i, align 8
  %.356.not.2.i.i = icmp sgt i64 %.354.2.i.i, %.158
  %.361.2.i.i = icmp slt i64 %free.6.1.1.i.i, 0
  %24 = or i64 %.310155157.i.i, 2
  %.310155157.free.5.1159.2.i.i = select i1 %.361.2.i.i, i64 %24, i64 %free.6.1.1.i.i
  %free.6.1.2.i.i = select i1 %.356.not.2.i.i, i64 %free.6.1.1.i.i, i64 %.310155157.free.5.1159.2.i.i
  %.354.3.i.i = load i64, ptr %scevgep51.i.i, align 8
  %.356.not.3.i.i = icmp sgt i64 %.354.3.i.i, %.158
  %.361.3.i.i = icmp slt i64 %free.6.1.2.i.i, 0
  %25 = or i64 %.310155157.i.i, 3
  %.310155157.free.5.1159.3.i.i = select i1 %.361.3.i.i, i64 %25, i64 %free.6.1.2.i.i
  %free.6.1.3.i.i = select i1 %.356.not.3.i.i, i64 %free.6.1.2.i.i, i64 %.310155157.free.5.1159.3.i.i
  %26 = add i64 %.310155157.i.i, 4
  %niter.ncmp.3.i5.i = icmp eq i64 %26, %unroll_iter.i4.i
  br i1 %niter.ncmp.3.i5.i, label %B498.loopexit17.unr-lcssa.i.i, label %B408.i.i
B498.loopexit.unr-lcssa.i.i:
  %27 = and i64 %arg.level.val.i, 1
  %lcmp.mod22.not.i.i = icmp eq i64 %27, 0
  br i1 %lcmp.mod22.not.i.i, label %B498.i.i, label %B408.us.epil.preheader.i.i
B408.us.epil.preheader.i.i:
  %.353.us.epil.i.i = getelementptr i64, ptr %.27.i.i, i64 %unroll_iter25.i.i
  %.354.us.epil.i.i = load i64, ptr %.353.us.epil.i.i, align 8
  %.356.not.us.epil.i.i = icmp sgt i64 %.354.us.epil.i.i, %.158
  br i1 %.356.not.us.epil.i.i, label %B498.i.i, label %B440.us.epil.i.i
B440.us.epil.i.i:
  %.361.us.epil.i.i = icmp slt i64 %free.6.1.us.1.i.i, 0
  br i1 %.361.us.epil.i.i, label %B498.thread.i.i, label %B476.us.epil.i.i
B476.us.epil.i.i:
  %.376.us.epil.i.i = getelementptr i64, ptr %.37.i.i, i64 %unroll_iter25.i.i
  %.377.us.epil.i.i = load i64, ptr %.376.us.epil.i.i, align 8
  %.380.us.epil.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.6.1.us.1.i.i
  %.381.us.epil.i.i = load i64, ptr %.380.us.epil.i.i, align 8
  %.384.us.epil.i.i = icmp slt i64 %.377.us.epil.i.i, %.381.us.epil.i.i
  br i1 %.384.us.epil.i.i, label %B498.thread.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
B498.loopexit17.unr-lcssa.i.i:
  %lcmp.mod.not.i6.i = icmp eq i64 %xtraiter.i3.i, 0
  br i1 %lcmp.mod.not.i6.i, label %B498.i.i, label %B408.epil.i.i.preheader
B408.epil.i.i.preheader:
  %free.5.1159.epil.i.i.ph = phi i64 [ %free.6.1.3.i.i, %B498.loopexit17.unr-lcssa.i.i ], [ -1, %B408.preheader.i.i ]
  %.310155157.epil.i.i.ph = phi i64 [ %unroll_iter.i4.i, %B498.loopexit17.unr-lcssa.i.i ], [ 0, %B408.preheader.i.i ]
  br label %B408.epil.i.i
B408.epil.i.i:
  %lsr.iv43.i.i = phi i64 [ %lsr.iv.next44.i.i, %B408.epil.i.i ], [ %xtraiter.i3.i, %B408.epil.i.i.preheader ]
  %free.5.1159.epil.i.i = phi i64 [ %free.6.1.epil.i.i, %B408.epil.i.i ], [ %free.5.1159.epil.i.i.ph, %B408.epil.i.i.preheader ]
  %.310155157.epil.i.i = phi i64 [ %.317.epil.i.i, %B408.epil.i.i ], [ %.310155157.epil.i.i.ph, %B408.epil.i.i.preheader ]
  %.317.epil.i.i = add i64 %.310155157.epil.i.i, 1
  %28 = shl i64 %.310155157.epil.i.i, 3
  %scevgep42.i.i = getelementptr i8, ptr %.27.i.i, i64 %28
  %.354.epil.i.i = load i64, ptr %scevgep42.i.i, align 8
  %.356.not.epil.i.i = icmp sgt i64 %.354.epil.i.i, %.158
  %.361.epil.i.i = icmp slt i64 %free.5.1159.epil.i.i, 0
  %.310155157.free.5.1159.epil.i.i = select i1 %.361.epil.i.i, i64 %.310155157.epil.i.i, i64 %free.5.1159.epil.i.i
  %free.6.1.epil.i.i = select i1 %.356.not.epil.i.i, i64 %free.5.1159.epil.i.i, i64 %.310155157.free.5.1159.epil.i.i
  %lsr.iv.next44.i.i = add i64 %lsr.iv43.i.i, -1
  %epil.iter.cmp.not.i7.i = icmp eq i64 %lsr.iv.next44.i.i, 0
  br i1 %epil.iter.cmp.not.i7.i, label %B498.i.i, label %B408.epil.i.i
B498.thread.i.i:
  br label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
B498.i.i:
  %free.5.1.lcssa.i.i = phi i64 [ %free.6.1.us.1.i.i, %B408.us.epil.preheader.i.i ], [ %free.6.1.us.1.i.i, %B498.loopexit.unr-lcssa.i.i ], [ %free.6.1.3.i.i, %B498.loopexit17.unr-lcssa.i.i ], [ %free.6.1.epil.i.i, %B408.epil.i.i ]
  %.415.i.i = icmp sgt i64 %free.5.1.lcssa.i.i, -1
  br i1 %.415.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B14400299253802.i.i
B14400299253802.i.i:
  %.47.i.i.i = add i64 %arg.level.val.i, -1
  %.9253.not.i.i.i = icmp slt i64 %.47.i.i.i, 1
  br i1 %.9253.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.preheader.i.i.i
B42.preheader.i.i.i:
  %29 = add i64 %arg.level.val.i, -2
  %xtraiter.i.i.i = and i64 %.47.i.i.i, 3
  %30 = icmp ult i64 %29, 3
  br i1 %30, label %B42.epil.i.i.i.preheader, label %B42.preheader.new.i.i.i
B42.preheader.new.i.i.i:
  %unroll_iter.i.i.i = and i64 %.47.i.i.i, 9223372036854775804
  br label %B42.i.i.i
B42.i.i.i:
  %way.2.056.i.i.i = phi i64 [ 0, %B42.preheader.new.i.i.i ], [ %spec.select.3.i.i.i, %B42.i.i.i ]
  %.985254.i.i.i = phi i64 [ 1, %B42.preheader.new.i.i.i ], [ %35, %B42.i.i.i ]
  %31 = shl i64 %.985254.i.i.i, 3
  %scevgep7.i.i.i = getelementptr i8, ptr %.27.i.i, i64 %31
  %.140.i.i.i = load i64, ptr %scevgep7.i.i.i, align 8
  %.143.i.i.i = getelementptr i64, ptr %.27.i.i, i64 %way.2.056.i.i.i
  %.144.i.i.i = load i64, ptr %.143.i.i.i, align 8
  %.147.i.i.i = icmp slt i64 %.140.i.i.i, %.144.i.i.i
  %spec.select.i.i.i = select i1 %.147.i.i.i, i64 %.985254.i.i.i, i64 %way.2.056.i.i.i
  %scevgep19.i.i = getelementptr i8, ptr %scevgep7.i.i.i, i64 8
  %.140.1.i.i.i = load i64, ptr %scevgep19.i.i, align 8
  %.143.1.i.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.i.i.i
  %.144.1.i.i.i = load i64, ptr %.143.1.i.i.i, align 8
  %.147.1.i.i.i = icmp slt i64 %.140.1.i.i.i, %.144.1.i.i.i
  %32 = add i64 %.985254.i.i.i, 1
  %spec.select.1.i.i.i = select i1 %.147.1.i.i.i, i64 %32, i64 %spec.select.i.i.i
  %scevgep17.i.i = getelementptr i8, ptr %scevgep7.i.i.i, i64 16
  %.140.2.i.i.i = load i64, ptr %scevgep17.i.i, align 8
  %.143.2.i.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.1.i.i.i
  %.144.2.i.i.i = load i64, ptr %.143.2.i.i.i, align 8
  %.147.2.i.i.i = icmp slt i64 %.140.2.i.i.i, %.144.2.i.i.i
  %33 = add i64 %.985254.i.i.i, 2
  %spec.select.2.i.i.i = select i1 %.147.2.i.i.i, i64 %33, i64 %spec.select.1.i.i.i
  %scevgep15.i.i = getelementptr i8, ptr %scevgep7.i.i.i, i64 24
  %.140.3.i.i.i = load i64, ptr %scevgep15.i.i, align 8
  %.143.3.i.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.2.i.i.i
  %.144.3.i.i.i = load i64, ptr %.143.3.i.i.i, align 8
  %.147.3.i.i.i = icmp slt i64 %.140.3.i.i.i, %.144.3.i.i.i
  %34 = add i64 %.985254.i.i.i, 3
  %spec.select.3.i.i.i = select i1 %.147.3.i.i.i, i64 %34, i64 %spec.select.2.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %34, %unroll_iter.i.i.i
  %35 = add i64 %.985254.i.i.i, 4
  br i1 %niter.ncmp.3.i.i.i, label %B86.loopexit.unr-lcssa.i.i.i, label %B42.i.i.i
B86.loopexit.unr-lcssa.i.i.i:
  %36 = or i64 %unroll_iter.i.i.i, 1
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.epil.i.i.i.preheader
B42.epil.i.i.i.preheader:
  %way.2.056.epil.i.i.i.ph = phi i64 [ 0, %B42.preheader.i.i.i ], [ %spec.select.3.i.i.i, %B86.loopexit.unr-lcssa.i.i.i ]
  %.985254.epil.i.i.i.ph = phi i64 [ 1, %B42.preheader.i.i.i ], [ %36, %B86.loopexit.unr-lcssa.i.i.i ]
  br label %B42.epil.i.i.i
B42.epil.i.i.i:
  %lsr.iv.i.i.i = phi i64 [ %lsr.iv.next.i.i.i, %B42.epil.i.i.i ], [ %xtraiter.i.i.i, %B42.epil.i.i.i.preheader ]
  %way.2.056.epil.i.i.i = phi i64 [ %spec.select.epil.i.i.i, %B42.epil.i.i.i ], [ %way.2.056.epil.i.i.i.ph, %B42.epil.i.i.i.preheader ]
  %.985254.epil.i.i.i = phi i64 [ %.105.epil.i.i.i, %B42.epil.i.i.i ], [ %.985254.epil.i.i.i.ph, %B42.epil.i.i.i.preheader ]
  %.105.epil.i.i.i = add i64 %.985254.epil.i.i.i, 1
  %37 = shl i64 %.985254.epil.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.27.i.i, i64 %37
  %.140.epil.i.i.i = load i64, ptr %scevgep.i.i.i, align 8
  %.143.epil.i.i.i = getelementptr i64, ptr %.27.i.i, i64 %way.2.056.epil.i.i.i
  %.144.epil.i.i.i = load i64, ptr %.143.epil.i.i.i, align 8
  %.147.epil.i.i.i = icmp slt i64 %.140.epil.i.i.i, %.144.epil.i.i.i
  %spec.select.epil.i.i.i = select i1 %.147.epil.i.i.i, i64 %.985254.epil.i.i.i, i64 %way.2.056.epil.i.i.i
  %lsr.iv.next.i.i.i = add i64 %lsr.iv.i.i.i, -1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %lsr.iv.next.i.i.i, 0
  br i1 %epil.iter.cmp.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.epil.i.i.i
B370.endif.i.i:
  %.304156.not.i.i = icmp slt i64 %arg.level.val.i, 1
  br i1 %.304156.not.i.i, label %B14400299253802.i.i, label %B408.lr.ph.i.i
B408.lr.ph.i.i:
  br i1 %.52.i.i, label %B408.us.preheader.i.i, label %B408.preheader.i.i
B408.preheader.i.i:
  %xtraiter.i3.i = and i64 %arg.level.val.i, 3
  %38 = icmp ult i64 %arg.level.val.i, 4
  br i1 %38, label %B408.epil.i.i.preheader, label %B408.preheader.new.i.i
B408.preheader.new.i.i:
  %unroll_iter.i4.i = and i64 %arg.level.val.i, 9223372036854775804
  %39 = shl i64 %.184.i, 3
  %40 = getelementptr i8, ptr %arg.s, i64 %.27.idx.i.i
  %41 = getelementptr i8, ptr %40, i64 %39
  %scevgep45.i.i = getelementptr i8, ptr %41, i64 24
  br label %B408.i.i
B408.us.preheader.i.i:
  %42 = icmp eq i64 %arg.level.val.i, 1
  br i1 %42, label %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B408.us.preheader.new.i.i
B408.us.preheader.new.i.i:
  %unroll_iter25.i.i = and i64 %arg.level.val.i, 9223372036854775806
  %43 = shl i64 %.184.i, 3
  %44 = getelementptr i8, ptr %arg.s, i64 %.27.idx.i.i
  %45 = getelementptr i8, ptr %44, i64 %43
  %scevgep34.i.i = getelementptr i8, ptr %45, i64 8
  %46 = getelementptr i8, ptr %19, i64 %43
  %scevgep38.i.i = getelementptr i8, ptr %46, i64 16
  br label %B408.us.i.i
B408.us.i.i:
  %free.5.1159.us.i.i = phi i64 [ -1, %B408.us.preheader.new.i.i ], [ %free.6.1.us.1.i.i, %B494.us.1.i.i ]
  %.310155157.us.i.i = phi i64 [ 0, %B408.us.preheader.new.i.i ], [ %.317.us.1.i.i, %B494.us.1.i.i ]
  %47 = or i64 %.310155157.us.i.i, 1
  %48 = shl i64 %.310155157.us.i.i, 3
  %scevgep36.i.i = getelementptr i8, ptr %scevgep34.i.i, i64 %48
  %scevgep37.i.i = getelementptr i8, ptr %scevgep36.i.i, i64 -8
  %.354.us.i.i = load i64, ptr %scevgep37.i.i, align 8
  %.356.not.us.i.i = icmp sgt i64 %.354.us.i.i, %.158
  br i1 %.356.not.us.i.i, label %B494.us.i.i, label %B440.us.i.i
B440.us.i.i:
  %.361.us.i.i = icmp slt i64 %free.5.1159.us.i.i, 0
  br i1 %.361.us.i.i, label %B482.us.i.i, label %B476.us.i.i
B476.us.i.i:
  %scevgep20.i.i = getelementptr i8, ptr %scevgep38.i.i, i64 %48
  %scevgep21.i.i = getelementptr i8, ptr %scevgep20.i.i, i64 -8
  %.377.us.i.i = load i64, ptr %scevgep21.i.i, align 8
  %.380.us.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.5.1159.us.i.i
  %.381.us.i.i = load i64, ptr %.380.us.i.i, align 8
  %.384.us.i.i = icmp slt i64 %.377.us.i.i, %.381.us.i.i
  br i1 %.384.us.i.i, label %B482.us.i.i, label %B494.us.i.i
B482.us.i.i:
  br label %B494.us.i.i
B494.us.i.i:
  %free.6.1.us.i.i = phi i64 [ %.310155157.us.i.i, %B482.us.i.i ], [ %free.5.1159.us.i.i, %B476.us.i.i ], [ %free.5.1159.us.i.i, %B408.us.i.i ]
  %.317.us.1.i.i = add i64 %.310155157.us.i.i, 2
  %.354.us.1.i.i = load i64, ptr %scevgep36.i.i, align 8
  %.356.not.us.1.i.i = icmp sgt i64 %.354.us.1.i.i, %.158
  br i1 %.356.not.us.1.i.i, label %B494.us.1.i.i, label %B440.us.1.i.i
B440.us.1.i.i:
  %.361.us.1.i.i = icmp slt i64 %free.6.1.us.i.i, 0
  br i1 %.361.us.1.i.i, label %B482.us.1.i.i, label %B476.us.1.i.i
B476.us.1.i.i:
  %scevgep22.i.i = getelementptr i8, ptr %scevgep38.i.i, i64 %48
  %.377.us.1.i.i = load i64, ptr %scevgep22.i.i, align 8
  %.380.us.1.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.6.1.us.i.i
  %.381.us.1.i.i = load i64, ptr %.380.us.1.i.i, align 8
  %.384.us.1.i.i = icmp slt i64 %.377.us.1.i.i, %.381.us.1.i.i
  br i1 %.384.us.1.i.i, label %B482.us.1.i.i, label %B494.us.1.i.i
B482.us.1.i.i:
  br label %B494.us.1.i.i
B494.us.1.i.i:
  %free.6.1.us.1.i.i = phi i64 [ %47, %B482.us.1.i.i ], [ %free.6.1.us.i.i, %B476.us.1.i.i ], [ %free.6.1.us.i.i, %B494.us.i.i ]
  %niter26.ncmp.1.i.i = icmp eq i64 %unroll_iter25.i.i, %.317.us.1.i.i
  br i1 %niter26.ncmp.1.i.i, label %B498.loopexit.unr-lcssa.i.i, label %B408.us.i.i
_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i:
  %"$phi528.0.2.0.i.i" = phi i64 [ %free.5.1.lcssa.i.i, %B498.i.i ], [ %unroll_iter25.i.i, %B498.thread.i.i ], [ 0, %B14400299253802.i.i ], [ %spec.select.3.i.i.i, %B86.loopexit.unr-lcssa.i.i.i ], [ 0, %B408.us.preheader.i.i ], [ %free.6.1.us.1.i.i, %B476.us.epil.i.i ], [ %spec.select.epil.i.i.i, %B42.epil.i.i.i ], [ %.137.i.i, %B302.i.i ]
  %.1027.i = getelementptr i64, ptr %.209.i, i64 %"$phi528.0.2.0.i.i"
  %.1028.i = load i64, ptr %.1027.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.1028.i, i64 0)
  br label %B460809576132063.i
B460809576132063.i:
  %_look_up_v171_reserved.5.0.i = phi i64 [ 0, %B288005985082772.i ], [ 0, %B345607182099282.i ], [ %.11.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i ]
  %_look_up_v171_way.7.0.i = phi i64 [ %_look_up_v171_way.6.0.i, %B288005985082772.i ], [ %_look_up_v171_way.6.0.i, %B345607182099282.i ], [ %"$phi528.0.2.0.i.i", %_ZN7mgpusim6memory5timed11_unreservedB4v164B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i ]
  %.1076.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v171_way.7.0.i
  %.1077.i = load i64, ptr %.1076.i, align 8
  %.1082.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v171_way.7.0.i
  %.1083.i = load i64, ptr %.1082.i, align 8
  %.1086.i = lshr i64 %.1083.i, 32
  br label %B460809576132103.i
B460809576132103.i:
  %_look_up_v171_evicted.4.0.i = phi i64 [ %.1077.i, %B460809576132063.i ], [ -1, %B244805087320323.i ]
  %_look_up_v171_evicted_dirty.4.0.i = phi i64 [ %.1086.i, %B460809576132063.i ], [ 0, %B244805087320323.i ]
  %_look_up_v171_reserved.4.0.i = phi i64 [ %_look_up_v171_reserved.5.0.i, %B460809576132063.i ], [ 0, %B244805087320323.i ]
  %_look_up_v171_way.8.0.i = phi i64 [ %_look_up_v171_way.7.0.i, %B460809576132063.i ], [ %4, %B244805087320323.i ]
  %.1116.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v171_way.8.0.i
  store i64 %.152, ptr %.1116.i, align 8
  %.1122.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v171_way.8.0.i
  store i64 0, ptr %.1122.i, align 8
  %.1126.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v171_way.8.0.i
  store i64 0, ptr %.1126.i, align 8
  br label %B460809576132104.i
B460809576132104.i:
  %_look_up_v171_evicted.3.0.i = phi i64 [ %_look_up_v171_evicted.4.0.i, %B460809576132103.i ], [ -1, %B230404788067531.i ]
  %_look_up_v171_evicted_dirty.3.0.i = phi i64 [ %_look_up_v171_evicted_dirty.4.0.i, %B460809576132103.i ], [ 0, %B230404788067531.i ]
  %_look_up_v171_reserved.3.0.i = phi i64 [ %_look_up_v171_reserved.4.0.i, %B460809576132103.i ], [ 0, %B230404788067531.i ]
  %_look_up_v171_way.9.0.i = phi i64 [ %_look_up_v171_way.8.0.i, %B460809576132103.i ], [ %_look_up_v171__way_in_v185__vphi254_0.2.0490.i, %B230404788067531.i ]
  br i1 %spec.select.i, label %B460809576132130.i, label %B460809576132142.i
B460809576132130.i:
  %.1154.i = load i64, ptr %.218.i, align 8
  %.1155.i = xor i64 %.1154.i, -81985529216486896
  %.1157.i = mul i64 %_look_up_v171_way.9.0.i, 1229782938247303441
  %.1158.i = xor i64 %.1155.i, %.1157.i
  %.1159.i = add i64 %.1158.i, -1229782938247303441
  %.1160.i = and i64 %.1158.i, -8608480567731124088
  %.1161.i = xor i64 %.1160.i, -8608480567731124088
  %.1162.i = and i64 %.1161.i, %.1159.i
  %.1163.i = tail call i64 @llvm.cttz.i64(i64 %.1162.i, i1 false)
  %.1164.i = and i64 %.1163.i, 124
  %.1165.i = shl i64 -16, %.1164.i
  %.1166.i = and i64 %.1165.i, %.1155.i
  %notmask503.i = shl i64 -1, %.1164.i
  %.1168.i = xor i64 %notmask503.i, -1
  %.1169.i = and i64 %.1155.i, %.1168.i
  %.1170.i = shl i64 %.1169.i, 4
  %49 = or i64 %.1166.i, %.1170.i
  %.1172.i = or i64 %49, %_look_up_v171_way.9.0.i
  %.1173.i = xor i64 %.1172.i, -81985529216486896
  store i64 %.1173.i, ptr %.218.i, align 8
  br label %B460809576132501.i
B460809576132142.i:
  %.1182.i = load i64, ptr %.228.i, align 8
  %.1183.i = icmp eq i64 %.1182.i, 0
  br i1 %.1183.i, label %B460809576132230.i, label %B460809576132258.i
B460809576132230.i:
  %.1187.i = load i64, ptr %.1186.i, align 8
  %.1188.i = add i64 %.1187.i, 1
  store i64 %.1188.i, ptr %.1186.i, align 8
  %.1198.i = getelementptr i8, ptr %.218.i, i64 8
  %.1202.i = getelementptr i64, ptr %.1198.i, i64 %_look_up_v171_way.9.0.i
  store i64 %.1188.i, ptr %.1202.i, align 8
  br label %B460809576132501.i
B460809576132258.i:
  %.1213.i = load i64, ptr %.218.i, align 8
  %.1229.i = icmp ne i64 %.1182.i, 2
  %.1273.i = ashr i64 %.35.i, 1
  %.1277.i = icmp sgt i64 %.1273.i, 0
  %or.cond.i = select i1 %.1229.i, i1 %.1277.i, i1 false
  br i1 %or.cond.i, label %B460809576132306.i, label %B460809576132497.i
B460809576132306.i:
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_tree.2.0.i = phi i64 [ %.1305.i, %B460809576132306.i ], [ %.1213.i, %B460809576132258.i ]
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0.i = phi i64 [ %.1312.i, %B460809576132306.i ], [ 1, %B460809576132258.i ]
  %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0.i = phi i64 [ %.1316.i, %B460809576132306.i ], [ %.1273.i, %B460809576132258.i ]
  %.1286.i = and i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0.i, %_look_up_v171_way.9.0.i
  %.1287.not.i = icmp ne i64 %.1286.i, 0
  %spec.select496.i = zext i1 %.1287.not.i to i64
  %.1300.i = shl i64 1, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0.i
  %.1302.i = or i64 %.1300.i, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_tree.2.0.i
  %.1304.i = shl i64 %spec.select496.i, %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0.i
  %.1305.i = xor i64 %.1304.i, %.1302.i
  %.1311.i = shl i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_node.2.0.i, 1
  %.1312.i = or i64 %.1311.i, %spec.select496.i
  %.1316.i = lshr i64 %_look_up_v171__of_code__locals__either_v173__of_code__locals___lambda__v174_tree_used_v175_half.2.0.i, 1
  %.1319.not.i = icmp eq i64 %.1316.i, 0
  br i1 %.1319.not.i, label %B460809576132497.i, label %B460809576132306.i
B460809576132497.i:
  %_look_up_v171__v1158call_9.2.0.i = phi i64 [ %.1213.i, %B460809576132258.i ], [ %.1305.i, %B460809576132306.i ]
  store i64 %_look_up_v171__v1158call_9.2.0.i, ptr %.218.i, align 8
  br label %B460809576132501.i
B460809576132501.i:
  %.1351.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v171_way.9.0.i
  %.1352.i = load i64, ptr %.1351.i, align 8
  %.1358.i = getelementptr i8, ptr %.149, i64 48
  %.1359.i = load i64, ptr %.1358.i, align 8
  %.1491.i = xor i64 %.155, -1
  %.1482.i.inv = icmp sgt i64 %.1359.i, -1
  %.1495.i = select i1 %.1482.i.inv, i64 -1, i64 %.1491.i
  %.1468.i = or i64 %.1352.i, %.155
  %_look_up_v171_sectors_after_v172_word_1.2.0.i = and i64 %.1495.i, %.1468.i
  %sunkaddr49.i = shl i64 %_look_up_v171_way.9.0.i, 3
  %sunkaddr50.i = getelementptr i8, ptr %.200.i, i64 %sunkaddr49.i
  store i64 %_look_up_v171_sectors_after_v172_word_1.2.0.i, ptr %sunkaddr50.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB4v170B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
B230404788066887.else.i:
  %.138.i = icmp ne i64 %.96.i, -9223372036854775808
  %.139.i = icmp ne i64 %.47.i, -1
  %.140.not.i = or i1 %.139.i, %.138.i
  br i1 %.140.not.i, label %B230404788066887.else.if.i, label %B230404788066891.i
B230404788066887.else.if.i:
  %50 = or i64 %.96.i, %.47.i
  %51 = icmp ult i64 %50, 4294967296
  br i1 %51, label %52, label %57
52:
  %53 = trunc i64 %.47.i to i32
  %54 = trunc i64 %.96.i to i32
  %55 = urem i32 %54, %53
  %56 = zext i32 %55 to i64
  br label %59
57:
  %58 = srem i64 %.96.i, %.47.i
  br label %59
59:
  %60 = phi i64 [ %56, %52 ], [ %58, %57 ]
  %.145.i = xor i64 %60, %.47.i
  %.146.i = icmp slt i64 %.145.i, 0
  %.147.i = icmp ne i64 %60, 0
  %.148.i = and i1 %.147.i, %.146.i
  %.155.i = select i1 %.148.i, i64 %.47.i, i64 0
  %spec.select499.i = add i64 %.155.i, %60
  br label %B230404788066891.i
B288005985082687.else.if.i:
  %.840.i = lshr i64 %.839.i, 16
  %61 = icmp ult i64 %.35.i, 4294967296
  br i1 %61, label %62, label %67
62:
  %63 = trunc i64 %.35.i to i32
  %64 = trunc i64 %.840.i to i32
  %65 = urem i32 %64, %63
  %66 = zext i32 %65 to i64
  br label %69
67:
  %68 = srem i64 %.840.i, %.35.i
  br label %69
69:
  %70 = phi i64 [ %66, %62 ], [ %68, %67 ]
  %.863.not.i = icmp eq i64 %70, 0
  %71 = tail call i64 @llvm.smin.i64(i64 %.35.i, i64 0)
  %.871.i = select i1 %.863.not.i, i64 0, i64 %71
  %spec.select500.i = add i64 %.871.i, %70
  br label %B288005985082771.i
_ZN7mgpusim6memory5timed5probeB4v170B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %_look_up_v171_evicted.2.1.i = phi i64 [ %_look_up_v171_evicted.3.0.i, %B460809576132501.i ], [ -1, %B230404788067449.i ]
  %_look_up_v171_evicted_dirty.2.1.i = phi i64 [ %_look_up_v171_evicted_dirty.3.0.i, %B460809576132501.i ], [ 0, %B230404788067449.i ]
  %_look_up_v171_reserved.2.1.i = phi i64 [ %_look_up_v171_reserved.3.0.i, %B460809576132501.i ], [ 0, %B230404788067449.i ]
  store i64 %_look_up_v171_evicted.2.1.i, ptr %.1719.i, align 8
  store i64 %_look_up_v171_evicted_dirty.2.1.i, ptr %.1722.i, align 8
  store i64 0, ptr %.1725.i, align 8
  store i64 %_look_up_v171_reserved.2.1.i, ptr %.1728.i, align 8
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
