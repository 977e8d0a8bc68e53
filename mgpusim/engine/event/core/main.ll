; made from 5fa6c132bbb46d6417fec3f467724238de98dbfe843c54e49143d943dad6e8d0
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
  br i1 %.222, label %B504.endif.preheader, label %B18777492723.endif.endif
B504.endif.preheader:
  %.7175549 = phi i64 [ 0, %B0.endif ], [ %.211.pre, %B480 ], [ 0, %B454 ]
  %.230 = getelementptr i8, ptr %arg.c, i64 136
  %.233 = getelementptr i8, ptr %arg.c, i64 144
  %.231.pre = load i64, ptr %.230, align 8
  %.234220 = load i64, ptr %.233, align 8
  %.235221 = mul i64 %.234220, %.231.pre
  %.3152139.not222 = icmp slt i64 %.235221, 1
  br i1 %.3152139.not222, label %B18777492723.endif.endif, label %B576.preheader.preheader
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
  br i1 %.396, label %B18777492723.endif.endif, label %B658
B658:
  %.407 = load i64, ptr %sunkaddr869, align 8
  %.411 = icmp eq i64 %.407, 0
  br i1 %.411, label %B658.endif, label %B658.else
B852:
  %.709.0 = phi i64 [ 0, %B782.endif ], [ %.778, %B16899743359 ]
  %q.4.22242 = phi i64 [ %.679, %B782.endif ], [ %.7118, %B16899743359 ]
  %.778 = add i64 %.709.0, 1
  %.812 = icmp eq i64 %.709.0, %.811
  %.818 = select i1 %.812, i64 %.234220, i64 0
  %spec.select = sub i64 %q.4.22242, %.818
  %.828 = load i64, ptr %sunkaddr1036, align 8
  %.829 = getelementptr i64, ptr %arg.s, i64 %.828
  %.831 = getelementptr i64, ptr %.829, i64 %spec.select
  %.832 = load i64, ptr %.831, align 8
  %.834 = icmp slt i64 %.832, %quot.0
  br i1 %.834, label %B936, label %B16899743359
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
  %_run_sub_core_v42_place.4.5 = phi i64 [ -1, %B936 ], [ %_run_sub_core_v42_place.4.5.be, %B988.backedge ]
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
  %.1144 = icmp slt i64 %_run_sub_core_v42_place.4.5, 0
  br i1 %.1144, label %B1091, label %B15022909514
B1091:
  %.1179 = load i64, ptr %sunkaddr872, align 8
  %gep2210 = getelementptr i64, ptr %invariant.gep2209, i64 %.1179
  %.1184 = getelementptr i8, ptr %gep2210, i64 16
  %.1185 = load i64, ptr %.1184, align 8
  %.1186 = and i64 %.1185, -2
  %.1190.not = icmp eq i64 %.1186, 0
  br i1 %.1190.not, label %B113882, label %B113702
B113702:
  %_run_sub_core_v42_busy_masks_v112_busy.2.7 = phi i64 [ %_run_sub_core_v42_busy_masks_v112_busy.3.9, %B113880 ], [ 0, %B1091 ]
  %_run_sub_core_v42_busy_masks_v112_soonest.2.7 = phi i64 [ %_run_sub_core_v42_busy_masks_v112_soonest.3.9, %B113880 ], [ 9007199254740992, %B1091 ]
  %_run_sub_core_v42_busy_masks_v112_held.2.7 = phi i64 [ %.1207, %B113880 ], [ %.1186, %B1091 ]
  %.1200 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_busy_masks_v112_held.2.7, i1 true)
  %.1205 = add i64 %_run_sub_core_v42_busy_masks_v112_held.2.7, -1
  %.1207 = and i64 %.1205, %_run_sub_core_v42_busy_masks_v112_held.2.7
  %.1231 = icmp ult i64 %.1200, 5
  br i1 %.1231, label %B113704, label %B113728
B113704:
  %sunkaddr884 = shl i64 %.1200, 3
  %sunkaddr885 = getelementptr i8, ptr %gep2210, i64 %sunkaddr884
  %sunkaddr886 = getelementptr i8, ptr %sunkaddr885, i64 120
  %.1252 = load i64, ptr %sunkaddr886, align 8
  br label %B113768
B113728:
  %.1261 = load i64, ptr %sunkaddr887, align 8
  %gep2149 = getelementptr i64, ptr %invariant.gep2148, i64 %.1261
  %7 = getelementptr i64, ptr %gep2149, i64 %.1200
  %.1275 = getelementptr i8, ptr %7, i64 -40
  %.1276 = load i64, ptr %.1275, align 8
  %.1277 = add i64 %.1276, -16384
  br label %B113768
B113768:
  %_run_sub_core_v42_busy_masks_v112_at.2.9 = phi i64 [ %.1252, %B113704 ], [ %.1277, %B113728 ]
  %.1291 = icmp sgt i64 %_run_sub_core_v42_busy_masks_v112_at.2.9, %.892
  br i1 %.1291, label %B113770, label %B113880
B113770:
  %.1294 = shl i64 1, %.1200
  %.1298 = or i64 %.1294, %_run_sub_core_v42_busy_masks_v112_busy.2.7
  %.11.i241 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v42_busy_masks_v112_at.2.9, i64 %_run_sub_core_v42_busy_masks_v112_soonest.2.7)
  br label %B113880
B113880:
  %_run_sub_core_v42_busy_masks_v112_busy.3.9 = phi i64 [ %_run_sub_core_v42_busy_masks_v112_busy.2.7, %B113768 ], [ %.1298, %B113770 ]
  %_run_sub_core_v42_busy_masks_v112_soonest.3.9 = phi i64 [ %_run_sub_core_v42_busy_masks_v112_soonest.2.7, %B113768 ], [ %.11.i241, %B113770 ]
  %.1364.not = icmp eq i64 %.1207, 0
  br i1 %.1364.not, label %B113882, label %B113702
B113882:
  %_run_sub_core_v42_busy_masks_v112_busy.4.8 = phi i64 [ 0, %B1091 ], [ %_run_sub_core_v42_busy_masks_v112_busy.3.9, %B113880 ]
  %_run_sub_core_v42_busy_masks_v112_soonest.4.8 = phi i64 [ 9007199254740992, %B1091 ], [ %_run_sub_core_v42_busy_masks_v112_soonest.3.9, %B113880 ]
  %.1413 = xor i64 %_run_sub_core_v42_busy_masks_v112_busy.4.8, -1
  %.1414 = and i64 %.1185, %.1413
  %.1415 = icmp eq i64 %.1414, 0
  br i1 %.1415, label %B113950, label %B113882.B15021995553.endif_crit_edge
B113882.B15021995553.endif_crit_edge:
  %.2300.pre = load i64, ptr %sunkaddr879, align 8
  %.2309.pre = load i64, ptr %sunkaddr878, align 8
  %.pre = mul i64 %.2300.pre, %.1062
  %.pre550 = mul i64 %.2300.pre, 72
  br label %B15021995553.endif
B113950:
  %.1419 = icmp slt i64 %.892, %quot.0
  br i1 %.1419, label %B15021994403, label %B113952
B113952:
  %.1434 = load i64, ptr %sunkaddr879, align 8
  %.1440 = load i64, ptr %sunkaddr878, align 8
  %.1441 = getelementptr i64, ptr %arg.s, i64 %.1440
  %.1445 = mul i64 %.1434, %.1062
  %.1446 = getelementptr i64, ptr %.1441, i64 %.1445
  %.1458 = getelementptr i8, ptr %gep2210, i64 96
  %.1459 = load i64, ptr %.1458, align 8
  %.1460.not = icmp eq i64 %.1459, 0
  br i1 %.1460.not, label %B15021994909.endif, label %B15021994147.endif
B15021994205:
  %_run_sub_core_v42_any_untried_v109_left.2.102157 = phi i64 [ 0, %B15021994205.lr.ph ], [ %.1671, %B15021994293 ]
  %.155921532155 = phi i64 [ 0, %B15021994205.lr.ph ], [ %.1566, %B15021994293 ]
  %.1566 = add i64 %.155921532155, 1
  br i1 %150, label %B15021994293, label %B15021994281.preheader
B15021994281.preheader:
  %invariant.gep2150 = getelementptr i64, ptr %.1446, i64 %.155921532155
  br label %B15021994281
B15021994281:
  %_run_sub_core_v42_any_untried_v109__union_v110_chosen.2.11 = phi i64 [ %.1641, %B15021994281 ], [ %.1185, %B15021994281.preheader ]
  %_run_sub_core_v42_any_untried_v109__union_v110_union.2.11 = phi i64 [ %.1633, %B15021994281 ], [ 0, %B15021994281.preheader ]
  %.1624 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_any_untried_v109__union_v110_chosen.2.11, i1 true)
  %.1626 = mul i64 %.1624, %.1434
  %gep2151 = getelementptr i64, ptr %invariant.gep2150, i64 %.1626
  %.1631 = load i64, ptr %gep2151, align 8
  %.1633 = or i64 %.1631, %_run_sub_core_v42_any_untried_v109__union_v110_union.2.11
  %.1639 = add i64 %_run_sub_core_v42_any_untried_v109__union_v110_chosen.2.11, -1
  %.1641 = and i64 %.1639, %_run_sub_core_v42_any_untried_v109__union_v110_chosen.2.11
  %.1644.not = icmp eq i64 %.1641, 0
  br i1 %.1644.not, label %B15021994293, label %B15021994281
B15021994293:
  %_run_sub_core_v42_any_untried_v109__union_v110_union.3.12 = phi i64 [ 0, %B15021994205 ], [ %.1633, %B15021994281 ]
  %.1666 = getelementptr i64, ptr %149, i64 %.155921532155
  %.1667 = load i64, ptr %.1666, align 8
  %.1668 = xor i64 %.1667, -1
  %.1669 = and i64 %_run_sub_core_v42_any_untried_v109__union_v110_union.3.12, %.1668
  %.1671 = or i64 %.1669, %_run_sub_core_v42_any_untried_v109_left.2.102157
  %exitcond2460.not = icmp eq i64 %.1566, %.1434
  br i1 %exitcond2460.not, label %B15021994391, label %B15021994205
B15021994391:
  %8 = icmp eq i64 %.1671, 0
  br i1 %8, label %B15021994437.endif, label %B15021995553.endif
B15021994403:
  %.1720.phi.trans.insert = getelementptr i8, ptr %gep2210, i64 96
  %.1721.pre = load i64, ptr %.1720.phi.trans.insert, align 8
  %9 = icmp eq i64 %.1721.pre, 0
  br i1 %9, label %B15021994909.endif, label %B15021994403.B15021994437.endif_crit_edge
B15021994403.B15021994437.endif_crit_edge:
  %.1729.pre = load i64, ptr %sunkaddr879, align 8
  %.pre139 = mul i64 %.1729.pre, %.1062
  br label %B15021994437.endif
B15021994561:
  %.184022282230 = phi i64 [ 0, %B15021994561.lr.ph ], [ %.1847, %B15021994665 ]
  %.1847 = add i64 %.184022282230, 1
  %.1878 = load i64, ptr %.1184, align 8
  %.1900.not = icmp eq i64 %.1878, 0
  br i1 %.1900.not, label %B15021994665, label %B15021994619.preheader
B15021994619.preheader:
  %invariant.gep2225 = getelementptr i64, ptr %.1750, i64 %.184022282230
  br label %B15021994619
B15021994619:
  %_run_sub_core_v42_try_all_v105__union_v106_chosen.2.6 = phi i64 [ %.1920, %B15021994619 ], [ %.1878, %B15021994619.preheader ]
  %_run_sub_core_v42_try_all_v105__union_v106_union.2.6 = phi i64 [ %.1912, %B15021994619 ], [ 0, %B15021994619.preheader ]
  %.1903 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_try_all_v105__union_v106_chosen.2.6, i1 true)
  %.1905 = mul i64 %.1903, %.1729
  %gep2226 = getelementptr i64, ptr %invariant.gep2225, i64 %.1905
  %.1910 = load i64, ptr %gep2226, align 8
  %.1912 = or i64 %.1910, %_run_sub_core_v42_try_all_v105__union_v106_union.2.6
  %.1918 = add i64 %_run_sub_core_v42_try_all_v105__union_v106_chosen.2.6, -1
  %.1920 = and i64 %.1918, %_run_sub_core_v42_try_all_v105__union_v106_chosen.2.6
  %.1923.not = icmp eq i64 %.1920, 0
  br i1 %.1923.not, label %B15021994665, label %B15021994619
B15021994665:
  %_run_sub_core_v42_try_all_v105__union_v106_union.3.7 = phi i64 [ 0, %B15021994561 ], [ %.1912, %B15021994619 ]
  %.1945 = getelementptr i64, ptr %151, i64 %.184022282230
  store i64 %_run_sub_core_v42_try_all_v105__union_v106_union.3.7, ptr %.1945, align 8
  %exitcond2464.not = icmp eq i64 %.1847, %.1729
  br i1 %exitcond2464.not, label %B15021994909.endif, label %B15021994561
B15021994925:
  store i64 %.11.i242, ptr %.867, align 8
  br label %B988.backedge
B988.backedge:
  %_run_sub_core_v42_place.4.5.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v42_place.4.5, %B15021994925 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v184B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B15256712877 ], [ -1, %B15960868419.endif ], [ -1, %B15960868767 ], [ %_run_sub_core_v42_place.8.6, %B15960868765 ], [ %_run_sub_core_v42_place.8.6, %B15960868451 ]
  br label %B988
B15021995019:
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
  br i1 %.2088, label %B15021995071, label %B16899743359
B15021995071:
  %.2110 = load i64, ptr %.1204.i, align 8
  %.2112 = ashr i64 %.892, %.2110
  %.2113 = icmp sgt i64 %.2112, 511
  br i1 %.2113, label %B15021995207, label %B15021995255
B15021995207:
  store ptr null, ptr %.2118, align 8
  call fastcc void @f4(ptr %.2118, ptr %arg.s, i64 %.892)
  %.2153.pre = load i64, ptr %.1204.i, align 8
  %.pre137 = ashr i64 %.892, %.2153.pre
  br label %B15021995255
B15021995255:
  %.2157.pre-phi = phi i64 [ %.pre137, %B15021995207 ], [ %.2112, %B15021995071 ]
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
  br i1 %.2196, label %B16899743359.sink.split.sink.split, label %B16899743359.sink.split
B15021995577:
  %.242921642166 = phi i64 [ %.2436, %B15021995661 ], [ 0, %B15021995553.endif ]
  %.2436 = add i64 %.242921642166, 1
  %.2467 = load i64, ptr %.1184, align 8
  %.2470 = and i64 %.2467, %.1413
  %.2492.not = icmp eq i64 %.2470, 0
  br i1 %.2492.not, label %B15021995661, label %B15021995621.preheader
B15021995621.preheader:
  %invariant.gep2161 = getelementptr i64, ptr %.2315, i64 %.242921642166
  br label %B15021995621
B15021995621:
  %_run_sub_core_v42_select_v86__union_v100_chosen.2.10 = phi i64 [ %.2512, %B15021995621 ], [ %.2470, %B15021995621.preheader ]
  %_run_sub_core_v42_select_v86__union_v100_union.2.10 = phi i64 [ %.2504, %B15021995621 ], [ 0, %B15021995621.preheader ]
  %.2495 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_select_v86__union_v100_chosen.2.10, i1 true)
  %.2497 = mul i64 %.2495, %.3049
  %gep2162 = getelementptr i64, ptr %invariant.gep2161, i64 %.2497
  %.2502 = load i64, ptr %gep2162, align 8
  %.2504 = or i64 %.2502, %_run_sub_core_v42_select_v86__union_v100_union.2.10
  %.2510 = add i64 %_run_sub_core_v42_select_v86__union_v100_chosen.2.10, -1
  %.2512 = and i64 %.2510, %_run_sub_core_v42_select_v86__union_v100_chosen.2.10
  %.2515.not = icmp eq i64 %.2512, 0
  br i1 %.2515.not, label %B15021995661, label %B15021995621
B15021995661:
  %_run_sub_core_v42_select_v86__union_v100_union.3.11 = phi i64 [ 0, %B15021995577 ], [ %.2504, %B15021995621 ]
  %.2532 = getelementptr i64, ptr %.2339, i64 %.242921642166
  store i64 %_run_sub_core_v42_select_v86__union_v100_union.3.11, ptr %.2532, align 8
  %exitcond2461.not = icmp eq i64 %.3049, %.2436
  br i1 %exitcond2461.not, label %B15021995665, label %B15021995577
B15021995665:
  %.2542 = getelementptr i8, ptr %gep2210, i64 96
  %.2543 = load i64, ptr %.2542, align 8
  %.2544 = icmp eq i64 %.2543, 0
  %.2547 = icmp eq i64 %_run_sub_core_v42_busy_masks_v112_busy.4.8, 0
  %or.cond.not2731 = or i1 %.2547, %.2544
  br i1 %or.cond.not2731, label %B15022222588, label %B15022108141
B15022108141:
  %.263521732175 = phi i64 [ %.2642, %B15022222584 ], [ 0, %B15021995665 ]
  %.2642 = add i64 %.263521732175, 1
  %.2672 = getelementptr i64, ptr %.2339, i64 %.263521732175
  %.2673 = load i64, ptr %.2672, align 8
  %.2680 = load i64, ptr %.1184, align 8
  %.2682 = and i64 %.2680, %_run_sub_core_v42_busy_masks_v112_busy.4.8
  %.2704.not = icmp eq i64 %.2682, 0
  br i1 %.2704.not, label %B15022222584, label %B15022222502.preheader
B15022222502.preheader:
  %invariant.gep2170 = getelementptr i64, ptr %.2315, i64 %.263521732175
  br label %B15022222502
B15022222502:
  %_run_sub_core_v42_select_v86__union_v99_chosen.2.11 = phi i64 [ %.2724, %B15022222502 ], [ %.2682, %B15022222502.preheader ]
  %_run_sub_core_v42_select_v86__union_v99_union.2.11 = phi i64 [ %.2716, %B15022222502 ], [ 0, %B15022222502.preheader ]
  %.2707 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_select_v86__union_v99_chosen.2.11, i1 true)
  %.2709 = mul i64 %.2707, %.3049
  %gep2171 = getelementptr i64, ptr %invariant.gep2170, i64 %.2709
  %.2714 = load i64, ptr %gep2171, align 8
  %.2716 = or i64 %.2714, %_run_sub_core_v42_select_v86__union_v99_union.2.11
  %.2722 = add i64 %_run_sub_core_v42_select_v86__union_v99_chosen.2.11, -1
  %.2724 = and i64 %.2722, %_run_sub_core_v42_select_v86__union_v99_chosen.2.11
  %.2727.not = icmp eq i64 %.2724, 0
  br i1 %.2727.not, label %B15022222584, label %B15022222502
B15022222584:
  %_run_sub_core_v42_select_v86__union_v99_union.3.12 = phi i64 [ 0, %B15022108141 ], [ %.2716, %B15022222502 ]
  %.2744 = getelementptr i64, ptr %.2322, i64 %.263521732175
  %.2745 = load i64, ptr %.2744, align 8
  %.2746 = xor i64 %.2745, -1
  %.2747 = and i64 %_run_sub_core_v42_select_v86__union_v99_union.3.12, %.2746
  %.2749 = or i64 %.2747, %.2673
  %sunkaddr900 = shl i64 %.263521732175, 3
  %sunkaddr901 = getelementptr i8, ptr %.2339, i64 %sunkaddr900
  store i64 %.2749, ptr %sunkaddr901, align 8
  %exitcond2462.not = icmp eq i64 %.3049, %.2642
  br i1 %exitcond2462.not, label %B15022222588, label %B15022108141
B15022222588:
  %10 = add i64 %.3049, -1
  %11 = shl i64 %.2338, 3
  %scevgep808 = getelementptr i8, ptr %scevgep807, i64 %11
  %.2767 = load i64, ptr %sunkaddr902, align 8
  %sunkaddr903 = getelementptr i8, ptr %gep2210, i64 8
  %12 = icmp slt i64 %.892, %quot.0
  %.3050 = mul i64 %.3049, %.3047
  %invariant.gep95 = getelementptr i64, ptr %arg.s, i64 %.3050
  br label %B15022222589
B15022222589:
  %.2774 = load i64, ptr %sunkaddr903, align 8
  switch i64 %.2767, label %B15022452110 [
    i64 2, label %B15022222668
    i64 1, label %B15022222758
  ]
B15022222668:
  br i1 %.2381, label %B15022452294, label %B40.i
B40.i:
  %.41.i = load i64, ptr %.2339, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv817 = phi i64 [ %lsr.iv.next818, %B132.i ], [ 1, %B40.i ]
  %lsr.iv815 = phi i64 [ %lsr.iv.next816, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.3049, %lsr.iv817
  br i1 %exitcond.not.i, label %B15022452294, label %B132.i
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
  br label %B15022452294
B15022222758:
  %.2862 = icmp sgt i64 %.2774, -1
  br i1 %.2862, label %B15022451846, label %B15022451940
B15022451846:
  %.12.i = lshr i64 %.2774, 6
  %.19.not.i243 = icmp slt i64 %.12.i, %.3049
  br i1 %.19.not.i243, label %B40.i245, label %B15022451846.endif.thread
B40.i245:
  %.40.i = getelementptr i64, ptr %.2339, i64 %.12.i
  %.41.i246 = load i64, ptr %.40.i, align 8
  %.45.i = and i64 %.2774, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i = and i64 %.41.i246, %.48.i
  %.53.i247 = icmp eq i64 %.49.i, 0
  br i1 %.53.i247, label %B96.i255, label %B15022451846.endif
B96.i255:
  %word.2.0.i256 = phi i64 [ %.63.i259, %B132.i258 ], [ %.12.i, %B40.i245 ]
  %exitcond.not.i257 = icmp eq i64 %10, %word.2.0.i256
  br i1 %exitcond.not.i257, label %B15022451846.endif.thread, label %B132.i258
B132.i258:
  %.63.i259 = add i64 %word.2.0.i256, 1
  %14 = shl i64 %word.2.0.i256, 3
  %scevgep809 = getelementptr i8, ptr %scevgep808, i64 %14
  %.90.i262 = load i64, ptr %scevgep809, align 8
  %.95.i263 = icmp eq i64 %.90.i262, 0
  br i1 %.95.i263, label %B96.i255, label %B15022451846.endif
B15022451940:
  br i1 %.2381, label %B15022452294, label %B40.i267
B40.i267:
  %.41.i269 = load i64, ptr %.2339, align 8
  %.53.i271 = icmp eq i64 %.41.i269, 0
  br i1 %.53.i271, label %B96.i279, label %B170.i272
B96.i279:
  %lsr.iv812 = phi i64 [ %lsr.iv.next813, %B132.i282 ], [ 1, %B40.i267 ]
  %lsr.iv810 = phi i64 [ %lsr.iv.next811, %B132.i282 ], [ 0, %B40.i267 ]
  %exitcond.not.i281 = icmp eq i64 %.3049, %lsr.iv812
  br i1 %exitcond.not.i281, label %B15022452294, label %B132.i282
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
  br label %B15022452294
B15022452110:
  %.2955 = add i64 %.2774, 1
  %.12.i289 = ashr i64 %.2955, 6
  %.19.not.i290 = icmp slt i64 %.12.i289, %.3049
  br i1 %.19.not.i290, label %B40.i292, label %B15022452214
B40.i292:
  %.40.i293 = getelementptr i64, ptr %.2339, i64 %.12.i289
  %.41.i294 = load i64, ptr %.40.i293, align 8
  %.45.i295 = and i64 %.2955, 63
  %.48.i296 = shl i64 -1, %.45.i295
  %.49.i297 = and i64 %.41.i294, %.48.i296
  %.53.i298 = icmp eq i64 %.49.i297, 0
  br i1 %.53.i298, label %B96.i306, label %B15022452110.endif
B96.i306:
  %word.2.0.i307 = phi i64 [ %.63.i310, %B132.i309 ], [ %.12.i289, %B40.i292 ]
  %exitcond.not.i308 = icmp eq i64 %10, %word.2.0.i307
  br i1 %exitcond.not.i308, label %B15022452214, label %B132.i309
B132.i309:
  %.63.i310 = add i64 %word.2.0.i307, 1
  %16 = shl i64 %word.2.0.i307, 3
  %scevgep822 = getelementptr i8, ptr %scevgep808, i64 %16
  %.90.i313 = load i64, ptr %scevgep822, align 8
  %.95.i314 = icmp eq i64 %.90.i313, 0
  br i1 %.95.i314, label %B96.i306, label %B15022452110.endif
B15022452214:
  br i1 %.2381, label %B15022452294, label %B40.i318
B40.i318:
  %.41.i320 = load i64, ptr %.2339, align 8
  %.53.i322 = icmp eq i64 %.41.i320, 0
  br i1 %.53.i322, label %B96.i330, label %B170.i323
B96.i330:
  %lsr.iv825 = phi i64 [ %lsr.iv.next826, %B132.i333 ], [ 1, %B40.i318 ]
  %lsr.iv823 = phi i64 [ %lsr.iv.next824, %B132.i333 ], [ 0, %B40.i318 ]
  %exitcond.not.i332 = icmp eq i64 %.3049, %lsr.iv825
  br i1 %exitcond.not.i332, label %B15022452294, label %B132.i333
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
  br label %B15022452294
B15022452294:
  %_run_sub_core_v42_select_v86_rank.3.10 = phi i64 [ %.114.i304.mux, %B15022452110.endif ], [ -1, %B96.i330 ], [ -1, %B15022451846.endif.thread ], [ -1, %B96.i ], [ -1, %B15022451940 ], [ -1, %B15022222668 ], [ %.114.i, %B170.i ], [ %.114.i277, %B170.i272 ], [ %.114.i328, %B170.i323 ], [ -1, %B15022452214 ], [ %.2774., %B15022451846.endif ], [ -1, %B96.i279 ]
  %.3045 = load i64, ptr %sunkaddr904, align 8
  %gep96 = getelementptr i64, ptr %invariant.gep95, i64 %.3045
  %.3053 = getelementptr i64, ptr %gep96, i64 %_run_sub_core_v42_select_v86_rank.3.10
  %.3054 = load i64, ptr %.3053, align 8
  %.3060 = load i64, ptr %sunkaddr877, align 8
  %gep98 = getelementptr i64, ptr %invariant.gep97, i64 %.3060
  %.3069 = getelementptr i64, ptr %gep98, i64 %.3054
  %.3070 = load i64, ptr %.3069, align 8
  br i1 %12, label %B15022452298, label %B15022452310
B15022452298:
  %18 = shl i64 1, %.3070
  %19 = and i64 %18, %_run_sub_core_v42_busy_masks_v112_busy.4.8
  %.3080 = icmp eq i64 %19, 0
  br i1 %.3080, label %B15022452310, label %B15022909512
B15022452310:
  %.3099 = mul i64 %.3070, %.3049
  %.3100 = ashr i64 %_run_sub_core_v42_select_v86_rank.3.10, 6
  %20 = getelementptr i64, ptr %.2315, i64 %.3099
  %.3102 = getelementptr i64, ptr %20, i64 %.3100
  %.3103 = load i64, ptr %.3102, align 8
  %.3104 = and i64 %_run_sub_core_v42_select_v86_rank.3.10, 63
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
  br i1 %.3166.not, label %B15022909514, label %B15022680770
B15022680770:
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
  br i1 %.3214, label %B15022680790, label %B15022909514
B15022680790:
  %22 = and i64 %.3070, -2
  %or.cond.i.not = icmp eq i64 %22, 4
  br i1 %or.cond.i.not, label %B15022909379, label %B15022680794
B15022680794:
  %switch.tableidx = add i64 %.3070, -6
  %23 = icmp ult i64 %switch.tableidx, 3
  br i1 %23, label %switch.lookup, label %B15022909379
switch.lookup:
  %sunkaddr913 = shl i64 %.3070, 3
  %sunkaddr914 = getelementptr i8, ptr @f0, i64 %sunkaddr913
  %sunkaddr915 = getelementptr i8, ptr %sunkaddr914, i64 -48
  %switch.load = load i64, ptr %sunkaddr915, align 8
  br label %B15022909379
B15022909379:
  %_run_sub_core_v42_select_v86_reason_of_v87_reason.5.10 = phi i64 [ 11, %B15022680790 ], [ %switch.load, %switch.lookup ], [ 10, %B15022680794 ]
  store i64 %_run_sub_core_v42_select_v86_reason_of_v87_reason.5.10, ptr %.3212, align 8
  br label %B15022909514
B15022909512:
  %.3355 = ashr i64 %_run_sub_core_v42_select_v86_rank.3.10, 6
  %.3357 = getelementptr i64, ptr %.2339, i64 %.3355
  %.3358 = load i64, ptr %.3357, align 8
  %.3359 = and i64 %_run_sub_core_v42_select_v86_rank.3.10, 63
  %.3360 = shl i64 1, %.3359
  %.3361 = xor i64 %.3360, -1
  %.3362 = and i64 %.3358, %.3361
  store i64 %.3362, ptr %.3357, align 8
  %.3376 = getelementptr i64, ptr %.2322, i64 %.3355
  %.3377 = load i64, ptr %.3376, align 8
  %.3380 = or i64 %.3377, %.3360
  store i64 %.3380, ptr %.3376, align 8
  br label %B15022222589
B15022909514:
  %_run_sub_core_v42_place.8.6 = phi i64 [ %_run_sub_core_v42_place.4.5, %B1090 ], [ %.3054, %B15022909379 ], [ %.3054, %B15022680770 ], [ %.3054, %B15022452310 ]
  %.3388.not = icmp slt i64 %.892, %quot.0
  br i1 %.3388.not, label %B15025661955, label %B15022909584
B15022909584:
  %.3421 = load i64, ptr %sunkaddr877, align 8
  %.3422 = getelementptr i64, ptr %arg.s, i64 %.3421
  %24 = getelementptr i64, ptr %.3422, i64 %.1043
  %.3428 = getelementptr i64, ptr %24, i64 %_run_sub_core_v42_place.8.6
  store i64 0, ptr %.3428, align 8
  %.3432 = shl i64 %.892, 9
  %.3433 = or i64 %_run_sub_core_v42_place.8.6, %.3432
  %.3440 = load i64, ptr %sunkaddr874, align 8
  %.3441 = getelementptr i64, ptr %arg.s, i64 %.3440
  %.3446 = getelementptr i64, ptr %.3441, i64 %.906
  %.3452 = add i64 %_run_sub_core_v42_place.8.6, %.905
  %.3457 = getelementptr i64, ptr %.3446, i64 %.3452
  store i64 %.3433, ptr %.3457, align 8
  %.3459 = icmp sgt i64 %.3452, 1
  br i1 %.3459, label %B15022909585.endif, label %B15025661503.endif
B15025661545:
  %.3627 = load i64, ptr %.1204.i, align 8
  %.3629 = ashr i64 %.892, %.3627
  %.3630 = icmp sgt i64 %.3629, 511
  br i1 %.3630, label %B15025661635, label %B15025661753
B15025661635:
  store ptr null, ptr %.3635, align 8
  call fastcc void @f4(ptr %.3635, ptr %arg.s, i64 %.892)
  %.3670.pre = load i64, ptr %.1204.i, align 8
  %.pre134 = ashr i64 %.892, %.3670.pre
  br label %B15025661753
B15025661753:
  %.3674.pre-phi = phi i64 [ %.pre134, %B15025661635 ], [ %.3629, %B15025661545 ]
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
  br i1 %.3713, label %B16899743359.sink.split.sink.split, label %B16899743359.sink.split
B15025661955:
  %.3798 = load i64, ptr %sunkaddr911, align 8
  %.3799 = getelementptr i64, ptr %arg.s, i64 %.3798
  %.3802 = add i64 %_run_sub_core_v42_place.8.6, %.875
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
  br i1 %.3834, label %B15025662055, label %B15025662097
B15025662055:
  store i64 0, ptr %.3832, align 8
  %.5740.pre.pre.pre = load i64, ptr %.3804, align 8
  br label %B15256712913
B15025662097:
  %.3860 = load i64, ptr %sunkaddr928, align 8
  %.3861 = getelementptr i64, ptr %arg.c, i64 %.3860
  %.3864 = load i64, ptr %.3804, align 8
  %.3866.idx = mul i64 %.3864, 112
  %.3866 = getelementptr i8, ptr %.3861, i64 %.3866.idx
  %.3911 = load i64, ptr %.3866, align 8
  %.3916 = getelementptr i8, ptr %.3866, i64 16
  %.3917 = load i64, ptr %.3916, align 8
  %.3922 = icmp sgt i64 %.3917, -1
  br i1 %.3922, label %B15025662327, label %B15026577258
B15025662327:
  %.3927 = getelementptr i64, ptr %.3925, i64 %.3917
  %.3928 = load i64, ptr %.3927, align 8
  %.3930 = icmp sgt i64 %.3928, %.892
  br i1 %.3930, label %B15025662369, label %B15026577258
B15025662369:
  %.3946 = add i64 %.3917, 1
  %.3974 = getelementptr i8, ptr %.3804, i64 56
  store i64 %.3946, ptr %.3974, align 8
  %25 = add i64 %.3917, -5
  %or.cond.i344 = icmp ult i64 %25, -2
  br i1 %or.cond.i344, label %B15025662413, label %B15025662669
B15025662413:
  %26 = icmp ult i64 %25, 3
  br i1 %26, label %switch.lookup717, label %B15025662669
switch.lookup717:
  %sunkaddr929 = shl i64 %.3917, 3
  %sunkaddr930 = getelementptr i8, ptr @f0, i64 %sunkaddr929
  %sunkaddr931 = getelementptr i8, ptr %sunkaddr930, i64 -40
  %switch.load719 = load i64, ptr %sunkaddr931, align 8
  br label %B15025662669
B15025662669:
  %_run_sub_core_v42_issue_v60_note_busy_v74_reason_of_v80_reason.5.8 = phi i64 [ 11, %B15025662369 ], [ %switch.load719, %switch.lookup717 ], [ 10, %B15025662413 ]
  %.4079 = getelementptr i8, ptr %.3804, i64 40
  %.4080 = load i64, ptr %.4079, align 8
  %.4086.not = icmp eq i64 %.4080, %_run_sub_core_v42_issue_v60_note_busy_v74_reason_of_v80_reason.5.8
  br i1 %.4086.not, label %B15256712877, label %B15025662709
B15025662709:
  %.4089 = icmp sgt i64 %.4080, 0
  br i1 %.4089, label %B15026576913.endif, label %B15026577170
B15026576933:
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
  br label %B15026576935
B15026576935:
  %_run_sub_core_v42_issue_v60_note_busy_v74_charge_v75_since.2.9 = phi i64 [ %.11.i346, %B15026576933 ], [ %.4121, %B15026576913.endif ]
  %.4204 = icmp sgt i64 %.892, %_run_sub_core_v42_issue_v60_note_busy_v74_charge_v75_since.2.9
  br i1 %.4204, label %B15026576937, label %B15026577108
B15026576937:
  %.4208 = load i64, ptr %.4079, align 8
  %.4209 = icmp sgt i64 %.4208, 0
  %.4219 = sub i64 %.892, %_run_sub_core_v42_issue_v60_note_busy_v74_charge_v75_since.2.9
  %.4227 = load i64, ptr %sunkaddr948, align 8
  %.4228 = getelementptr i64, ptr %arg.s, i64 %.4227
  %.4230.idx = mul i64 %.4096, 120
  %.4230 = getelementptr i8, ptr %.4228, i64 %.4230.idx
  br i1 %.4209, label %B15026576959, label %B15026577016
B15026576959:
  %.4232 = getelementptr i64, ptr %.4230, i64 %.4208
  %.4233 = load i64, ptr %.4232, align 8
  %.4234 = add i64 %.4233, %.4219
  store i64 %.4234, ptr %.4232, align 8
  br label %B15026577108
B15026577016:
  %.4260 = getelementptr i8, ptr %.4230, i64 8
  %.4261 = load i64, ptr %.4260, align 8
  %.4262 = add i64 %.4261, %.4219
  store i64 %.4262, ptr %.4260, align 8
  br label %B15026577108
B15026577108:
  store i64 %.892, ptr %.4120, align 8
  br label %B15026577170
B15026577170:
  store i64 %_run_sub_core_v42_issue_v60_note_busy_v74_reason_of_v80_reason.5.8, ptr %.4079, align 8
  br label %B15256712877
B15026577258:
  %sunkaddr938 = getelementptr i8, ptr %.3866, i64 32
  %.4332 = load i64, ptr %sunkaddr938, align 8
  %.4334 = add i64 %.4332, %.892
  %.4339 = icmp eq i64 %.3911, 1
  br i1 %.4339, label %B15026577270, label %B15029328231
B15026577270:
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
  br i1 %.4361.not, label %B15029328231, label %B15026577322
B15026577322:
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
  br i1 %.4389, label %B15026577981, label %B15027495105
B15026577981:
  %.4410 = add i64 %.4373, 5
  %.4438 = getelementptr i8, ptr %.3804, i64 56
  store i64 %.4410, ptr %.4438, align 8
  %28 = add i64 %.4373, -1
  %or.cond.i349 = icmp ult i64 %28, -2
  br i1 %or.cond.i349, label %B15026578055, label %B15027494095
B15026578055:
  %29 = icmp ult i64 %28, 3
  br i1 %29, label %switch.lookup721, label %B15027494095
switch.lookup721:
  %sunkaddr945 = shl i64 %.4373, 3
  %sunkaddr946 = getelementptr i8, ptr @f0, i64 %sunkaddr945
  %sunkaddr947 = getelementptr i8, ptr %sunkaddr946, i64 -8
  %switch.load723 = load i64, ptr %sunkaddr947, align 8
  br label %B15027494095
B15027494095:
  %_run_sub_core_v42_issue_v60_note_busy_v67_reason_of_v73_reason.5.9 = phi i64 [ 11, %B15026577981 ], [ %switch.load723, %switch.lookup721 ], [ 10, %B15026578055 ]
  %.4543 = getelementptr i8, ptr %.3804, i64 40
  %.4544 = load i64, ptr %.4543, align 8
  %.4550.not = icmp eq i64 %.4544, %_run_sub_core_v42_issue_v60_note_busy_v67_reason_of_v73_reason.5.9
  br i1 %.4550.not, label %B15256712877, label %B15027494107
B15027494107:
  %.4553 = icmp sgt i64 %.4544, 0
  br i1 %.4553, label %B15027494159.endif, label %B15027494434
B15027494240:
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
  br label %B15027494256
B15027494256:
  %_run_sub_core_v42_issue_v60_note_busy_v67_charge_v68_since.2.10 = phi i64 [ %.11.i351, %B15027494240 ], [ %.4585, %B15027494159.endif ]
  %.4668 = icmp sgt i64 %.892, %_run_sub_core_v42_issue_v60_note_busy_v67_charge_v68_since.2.10
  br i1 %.4668, label %B15027494300, label %B15027494420
B15027494300:
  %.4672 = load i64, ptr %.4543, align 8
  %.4673 = icmp sgt i64 %.4672, 0
  %.4683 = sub i64 %.892, %_run_sub_core_v42_issue_v60_note_busy_v67_charge_v68_since.2.10
  %.4691 = load i64, ptr %sunkaddr948, align 8
  %.4692 = getelementptr i64, ptr %arg.s, i64 %.4691
  %.4694.idx = mul i64 %.4560, 120
  %.4694 = getelementptr i8, ptr %.4692, i64 %.4694.idx
  br i1 %.4673, label %B15027494316, label %B15027494376
B15027494316:
  %.4696 = getelementptr i64, ptr %.4694, i64 %.4672
  %.4697 = load i64, ptr %.4696, align 8
  %.4698 = add i64 %.4697, %.4683
  store i64 %.4698, ptr %.4696, align 8
  br label %B15027494420
B15027494376:
  %.4724 = getelementptr i8, ptr %.4694, i64 8
  %.4725 = load i64, ptr %.4724, align 8
  %.4726 = add i64 %.4725, %.4683
  store i64 %.4726, ptr %.4724, align 8
  br label %B15027494420
B15027494420:
  store i64 %.892, ptr %.4584, align 8
  br label %B15027494434
B15027494434:
  store i64 %_run_sub_core_v42_issue_v60_note_busy_v67_reason_of_v73_reason.5.9, ptr %.4543, align 8
  br label %B15256712877
B15027495105:
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
  br i1 %.76.i.i, label %B160.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
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
  br i1 %.791.i.i, label %B160.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i:
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
  %cost.3.0.i = phi i64 [ %.325.i, %B740.i ], [ %.11.i8.i, %B954.i ], [ %.11.i12.i, %B2168.i ], [ %.11.i12.i, %B1976.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %end.3.0.i = phi i64 [ %.332.i, %B740.i ], [ %.285.i, %B954.i ], [ %.1075.i, %B2168.i ], [ %.1075.i, %B1976.i ], [ %.285.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %ready.5.0.i = phi i64 [ %.337.i, %B740.i ], [ %.253.i, %B954.i ], [ %ready.4.1.lcssa.i, %B2168.i ], [ %ready.4.1.lcssa.i, %B1976.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v142B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
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
  switch i64 %.38.i, label %B60087977047.i [
    i64 1, label %B2262.i
    i64 3, label %B60087976925.i
  ]
B2262.i:
  br i1 %46, label %B60087977156.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B60087976925.i:
  br i1 %46, label %B60087977156.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B60087977047.i:
  br i1 %46, label %B60087977156.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B60087977156.sink.split.i:
  %.1652.sink.i = phi ptr [ %.1568.i, %B60087976925.i ], [ %.1479.i, %B2262.i ], [ %.1652.i, %B60087977047.i ]
  %.sink394.ph.i = phi i64 [ 16384, %B60087976925.i ], [ 12288, %B2262.i ], [ 8192, %B60087977047.i ]
  call fastcc void @f4(ptr %.1652.sink.i, ptr %arg.s, i64 %.11.i9.i)
  %.1687.i.pre = load i64, ptr %.1204.i, align 8
  %.pre141 = ashr i64 %.11.i9.i, %.1687.i.pre
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
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
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit:
  %.1691.i.pre-phi = phi i64 [ %.1646.i, %B2262.i ], [ %.1646.i, %B60087976925.i ], [ %.1646.i, %B60087977047.i ], [ %.pre141, %B60087977156.sink.split.i ]
  %.sink394.i = phi i64 [ 12288, %B2262.i ], [ 16384, %B60087976925.i ], [ 8192, %B60087977047.i ], [ %.sink394.ph.i, %B60087977156.sink.split.i ]
  %.1679.i = load i64, ptr %.1239.i, align 8
  %.1680.i = getelementptr i64, ptr %arg.s, i64 %.1679.i
  %66 = getelementptr i64, ptr %.1680.i, i64 %.1691.i.pre-phi
  %.1695.i = getelementptr i8, ptr %66, i64 %.sink394.i
  %.1696.i = load i64, ptr %.1695.i, align 8
  %.1698.i = add i64 %.1696.i, %cost.3.0.i
  store i64 %.1698.i, ptr %.1695.i, align 8
  %.4849 = icmp sgt i64 %.4332, 1
  br i1 %.4849, label %B15027495167.else.if, label %B15029328231
B15029328231:
  %_run_sub_core_v42_issue_v60_result.4.9 = phi i64 [ %.4334, %B15026577258 ], [ %ready.5.0.i, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit ], [ %.4900, %164 ], [ %.892, %B15026577270 ]
  br i1 %.3922, label %B15029328243, label %B15029328319.endif
B15029328243:
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
  br i1 %.4952, label %B15029328265, label %B15029328319.endif
B15029328265:
  %.4958 = load i64, ptr %sunkaddr961, align 8
  %.4962 = add i64 %.4958, %.4931
  store i64 %.4962, ptr %sunkaddr961, align 8
  br label %B15029328319.endif
B15029328331:
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
  br label %B15029328383
B15029328383:
  %_run_sub_core_v42_issue_v60_charge_v62_since.2.9 = phi i64 [ %.11.i352, %B15029328331 ], [ %.4996, %B15029328319.endif ]
  %.5079 = icmp sgt i64 %.892, %_run_sub_core_v42_issue_v60_charge_v62_since.2.9
  br i1 %.5079, label %B15029328464, label %B15029328383.B15029328584_crit_edge
B15029328383.B15029328584_crit_edge:
  %.pre2496 = mul i64 %.4972, 120
  br label %B15029328584
B15029328464:
  %.5082 = getelementptr i8, ptr %.3804, i64 40
  %.5083 = load i64, ptr %.5082, align 8
  %.5084 = icmp sgt i64 %.5083, 0
  %.5094 = sub i64 %.892, %_run_sub_core_v42_issue_v60_charge_v62_since.2.9
  %.5102 = load i64, ptr %sunkaddr948, align 8
  %.5103 = getelementptr i64, ptr %arg.s, i64 %.5102
  %.5105.idx = mul i64 %.4972, 120
  %.5105 = getelementptr i8, ptr %.5103, i64 %.5105.idx
  br i1 %.5084, label %B15029328480, label %B15029328540
B15029328480:
  %.5107 = getelementptr i64, ptr %.5105, i64 %.5083
  %.5108 = load i64, ptr %.5107, align 8
  %.5109 = add i64 %.5108, %.5094
  store i64 %.5109, ptr %.5107, align 8
  br label %B15029328584
B15029328540:
  %.5135 = getelementptr i8, ptr %.5105, i64 8
  %.5136 = load i64, ptr %.5135, align 8
  %.5137 = add i64 %.5136, %.5094
  store i64 %.5137, ptr %.5135, align 8
  br label %B15029328584
B15029328584:
  %.5176.idx.pre-phi = phi i64 [ %.5105.idx, %B15029328540 ], [ %.5105.idx, %B15029328480 ], [ %.pre2496, %B15029328383.B15029328584_crit_edge ]
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
  %.5208 = shl i64 %_run_sub_core_v42_issue_v60_result.4.9, 4
  %.5210 = add i64 %.5197, %.5208
  %.5215 = icmp sgt i64 %.5203, -1
  br i1 %.5215, label %B15029328600, label %B15051333363
B15029328600:
  %.5220 = getelementptr i64, ptr %.3819, i64 %.5203
  store i64 %.5210, ptr %.5220, align 8
  %.5226 = load i64, ptr %sunkaddr978, align 8
  %.5227 = icmp eq i64 %.5226, 1
  br i1 %.5227, label %B15029328644, label %B15051333363
B15029328644:
  br i1 %.4339, label %B15029328659, label %B15029328658
B15029328658:
  %.5233 = icmp eq i64 %.5197, 3
  br i1 %.5233, label %B15051333363.sink.split, label %B15051333363
B15029328659:
  %67 = add i64 %.5197, -4
  %or.cond1 = icmp ult i64 %67, 5
  br i1 %or.cond1, label %switch.lookup725, label %B15051333363.sink.split
switch.lookup725:
  %sunkaddr979 = shl i64 %.5197, 3
  %sunkaddr980 = getelementptr i8, ptr @f1, i64 %sunkaddr979
  %sunkaddr981 = getelementptr i8, ptr %sunkaddr980, i64 -32
  %switch.load727 = load i64, ptr %sunkaddr981, align 8
  br label %B15051333363.sink.split
B15051333363.sink.split:
  %.sink639 = phi i64 [ %switch.load727, %switch.lookup725 ], [ 160, %B15029328658 ], [ 160, %B15029328659 ]
  %.5274 = getelementptr i8, ptr %.3804, i64 %.sink639
  %.5275 = load i64, ptr %.5274, align 8
  %.11.i353 = tail call i64 @llvm.smax.i64(i64 %.5210, i64 %.5275)
  store i64 %.11.i353, ptr %.5274, align 8
  br label %B15051333363
B15051333363:
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
  br i1 %or.cond1847, label %B15051333472, label %B15051333473
B15051333472:
  %.11.i355 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v42_issue_v60_result.4.9, i64 %.5362)
  br label %B15256712863
B15051333473:
  %.5457 = load i64, ptr %sunkaddr986, align 8
  %.5465 = mul i64 %.5457, %.5181
  %.5475 = icmp sgt i64 %.5465, %.4975
  %.5467 = add i64 %.5465, %.892
  %.5480 = shl i64 %.5467, 4
  %.5481 = or i64 %.5480, 2
  %.sink = select i1 %.5475, i64 %.5481, i64 0
  %_run_sub_core_v42_soonest.8.8.ph = select i1 %.5475, i64 %.5467, i64 %.5362
  br label %B15256712863
B15256712863:
  %.sink.sink = phi i64 [ %.5210, %B15051333472 ], [ %.sink, %B15051333473 ]
  %_run_sub_core_v42_soonest.8.8 = phi i64 [ %.11.i355, %B15051333472 ], [ %_run_sub_core_v42_soonest.8.8.ph, %B15051333473 ]
  store i64 %.sink.sink, ptr %.5005, align 8
  %.5507 = icmp slt i64 %_run_sub_core_v42_soonest.8.8, 0
  br i1 %.5507, label %B15256712877, label %B15256712881
B15256712877:
  %.5522 = getelementptr i8, ptr %.3804, i64 56
  %.5523 = load i64, ptr %.5522, align 8
  %.5535 = add i64 %_run_sub_core_v42_place.8.6, %.1043
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
B15256712881:
  %.5611 = load i64, ptr %sunkaddr880, align 8
  %gep106 = getelementptr i64, ptr %invariant.gep97, i64 %.5611
  %.5620 = getelementptr i64, ptr %gep106, i64 %_run_sub_core_v42_place.8.6
  %.5621 = load i64, ptr %.5620, align 8
  store i64 %.5621, ptr %sunkaddr998, align 8
  %.5627 = load i64, ptr %.3804, align 8
  %.5628 = add i64 %.5627, 1
  store i64 %.5628, ptr %.3804, align 8
  %.5634 = load i64, ptr %.867, align 8
  %.5646 = icmp eq i64 %.3911, 2
  br i1 %.5646, label %B15256712911, label %B15256712913
B15256712911:
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
  br i1 %.56.i, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v184B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.61.i = load i64, ptr %.37.i, align 8
  call fastcc void @f7(ptr %.68.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.61.i, i64 %.5634)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v184B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v184B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B15256712913:
  %.5740.pre.pre = phi i64 [ %.5740.pre.pre.pre, %B15025662055 ], [ %.5628, %B15256712881 ]
  %_run_sub_core_v42_soonest.9.7 = phi i64 [ %.892, %B15025662055 ], [ %_run_sub_core_v42_soonest.8.8, %B15256712881 ]
  %_run_sub_core_v42_after.2.7 = phi i64 [ %.892, %B15025662055 ], [ %.5634, %B15256712881 ]
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
  br label %B15256713017.outer
B15256713017.outer:
  %.5750.pre = phi i64 [ %"$phi954.0.2.0.sink.i", %B16899743159 ], [ %.5750.pre.pre, %B15256712913 ]
  %.5740.pre = phi i64 [ %.455.sink.i, %B16899743159 ], [ %.5740.pre.pre, %B15256712913 ]
  %_run_sub_core_v42_advance_v52_soonest.3.7.ph = phi i64 [ %there.3.0.i, %B16899743159 ], [ %_run_sub_core_v42_soonest.9.7, %B15256712913 ]
  br label %B15256713017
B15256713017:
  %.5750 = phi i64 [ %"$phi954.0.2.0.sink.i", %B16899743079 ], [ %.5750.pre, %B15256713017.outer ]
  %.5740 = phi i64 [ %.455.sink.i, %B16899743079 ], [ %.5740.pre, %B15256713017.outer ]
  %.5756 = icmp slt i64 %.5740, %.5750
  br i1 %.5756, label %B15256713031, label %B15256713431
B15256713031:
  %.5767 = load i64, ptr %sunkaddr928, align 8
  %.5768 = getelementptr i64, ptr %arg.c, i64 %.5767
  %.5771.idx = mul i64 %.5740, 112
  %.5771 = getelementptr i8, ptr %.5768, i64 %.5771.idx
  %.5775 = load i64, ptr %.5771, align 8
  %.5776 = icmp eq i64 %.5775, 3
  br i1 %.5776, label %B15256713211.endif.preheader, label %B15256713431
B15256713211.endif.preheader:
  %70 = add i64 %.5750, -1
  br label %B15256713211.endif
B15256713235.backedge:
  %lsr.iv837 = phi i64 [ %lsr.iv.next838, %B15256713235.backedge ], [ %unroll_iter, %B15256713235.backedge.preheader.new ]
  %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184 = phi i64 [ %.11.i356.3, %B15256713235.backedge ], [ 0, %B15256713235.backedge.preheader.new ]
  %.589121802182 = phi i64 [ %.5898.3, %B15256713235.backedge ], [ %.5803, %B15256713235.backedge.preheader.new ]
  %71 = shl i64 %.589121802182, 3
  %scevgep835 = getelementptr i8, ptr %scevgep829, i64 %71
  %scevgep836 = getelementptr i8, ptr %scevgep835, i64 -24
  %.5928 = load i64, ptr %scevgep836, align 8
  %.5930 = getelementptr i64, ptr %.3819, i64 %.5928
  %.5931 = load i64, ptr %.5930, align 8
  %.11.i356 = tail call i64 @llvm.smax.i64(i64 %.5931, i64 %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184)
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
  br i1 %niter.ncmp.3.not, label %B15256713425.loopexit.unr-lcssa, label %B15256713235.backedge
B15256713425.loopexit.unr-lcssa:
  %72 = add i64 %.5803, %unroll_iter
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B15256713425, label %B15256713235.backedge.epil.preheader
B15256713235.backedge.epil.preheader:
  %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184.epil.init = phi i64 [ 0, %B15256713235.backedge.preheader ], [ %.11.i356.3, %B15256713425.loopexit.unr-lcssa ]
  %.589121802182.epil.init = phi i64 [ %.5803, %B15256713235.backedge.preheader ], [ %72, %B15256713425.loopexit.unr-lcssa ]
  %73 = add i64 %.589121802182.epil.init, %.5925
  %74 = shl i64 %73, 3
  %scevgep839 = getelementptr i8, ptr %arg.c, i64 %74
  br label %B15256713235.backedge.epil
B15256713235.backedge.epil:
  %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184.epil = phi i64 [ %.11.i356.epil, %B15256713235.backedge.epil ], [ %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184.epil.init, %B15256713235.backedge.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B15256713235.backedge.epil ], [ 0, %B15256713235.backedge.epil.preheader ]
  %75 = shl i64 %epil.iter, 3
  %scevgep840 = getelementptr i8, ptr %scevgep839, i64 %75
  %.5928.epil = load i64, ptr %scevgep840, align 8
  %.5930.epil = getelementptr i64, ptr %.3819, i64 %.5928.epil
  %.5931.epil = load i64, ptr %.5930.epil, align 8
  %.11.i356.epil = tail call i64 @llvm.smax.i64(i64 %.5931.epil, i64 %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.102184.epil)
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B15256713425, label %B15256713235.backedge.epil
B15256713425:
  %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.10.lcssa = phi i64 [ 0, %B15256713211.endif ], [ %.11.i356.3, %B15256713425.loopexit.unr-lcssa ], [ %.11.i356.epil, %B15256713235.backedge.epil ]
  %sunkaddr1003 = getelementptr i8, ptr %.5790, i64 40
  %.5983 = load i64, ptr %sunkaddr1003, align 8
  %.5985 = getelementptr i64, ptr %.3819, i64 %.5983
  store i64 %_run_sub_core_v42_advance_v52_latest_of_v55_latest.2.10.lcssa, ptr %.5985, align 8
  %exitcond2463.not = icmp eq i64 %_run_sub_core_v42_advance_v52_pc.2.9, %70
  br i1 %exitcond2463.not, label %B15256713431.thread, label %B15256713429
B15256713431.thread:
  store i64 %.5750, ptr %.3804, align 8
  br label %B15491430867
B15256713429:
  %.5988 = add i64 %_run_sub_core_v42_advance_v52_pc.2.9, 1
  %.6013.idx = mul i64 %.5988, 112
  %.6013 = getelementptr i8, ptr %.5768, i64 %.6013.idx
  %.6017 = load i64, ptr %.6013, align 8
  %.6018 = icmp eq i64 %.6017, 3
  br i1 %.6018, label %B15256713211.endif, label %B15256713431
B15256713431:
  %.6644 = phi i64 [ %.5740, %B15256713031 ], [ %.5740, %B15256713017 ], [ %.5988, %B15256713429 ]
  store i64 %.6644, ptr %.3804, align 8
  %.6037 = icmp slt i64 %.6644, %.5750
  br i1 %.6037, label %B15256713495.endif, label %B15491430867
B15256713601.backedge:
  %lsr.iv850 = phi i64 [ %lsr.iv.next851, %B15256713601.backedge ], [ %unroll_iter762, %B15256713601.backedge.preheader.new ]
  %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203 = phi i64 [ %.11.i357.3, %B15256713601.backedge ], [ 0, %B15256713601.backedge.preheader.new ]
  %.617621992201 = phi i64 [ %.6183.3, %B15256713601.backedge ], [ %.6088, %B15256713601.backedge.preheader.new ]
  %76 = shl i64 %.617621992201, 3
  %scevgep848 = getelementptr i8, ptr %scevgep842, i64 %76
  %scevgep849 = getelementptr i8, ptr %scevgep848, i64 -24
  %.6213 = load i64, ptr %scevgep849, align 8
  %.6215 = getelementptr i64, ptr %.3819, i64 %.6213
  %.6216 = load i64, ptr %.6215, align 8
  %.11.i357 = tail call i64 @llvm.smax.i64(i64 %.6216, i64 %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203)
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
  br i1 %niter763.ncmp.3.not, label %B15286052087.loopexit.unr-lcssa, label %B15256713601.backedge
B15286052087.loopexit.unr-lcssa:
  %77 = add i64 %.6088, %unroll_iter762
  %lcmp.mod759.not = icmp eq i64 %xtraiter757, 0
  br i1 %lcmp.mod759.not, label %B15286052087, label %B15256713601.backedge.epil.preheader
B15256713601.backedge.epil.preheader:
  %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203.epil.init = phi i64 [ 0, %B15256713601.backedge.preheader ], [ %.11.i357.3, %B15286052087.loopexit.unr-lcssa ]
  %.617621992201.epil.init = phi i64 [ %.6088, %B15256713601.backedge.preheader ], [ %77, %B15286052087.loopexit.unr-lcssa ]
  %78 = add i64 %.617621992201.epil.init, %.6210
  %79 = shl i64 %78, 3
  %scevgep852 = getelementptr i8, ptr %arg.c, i64 %79
  br label %B15256713601.backedge.epil
B15256713601.backedge.epil:
  %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203.epil = phi i64 [ %.11.i357.epil, %B15256713601.backedge.epil ], [ %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203.epil.init, %B15256713601.backedge.epil.preheader ]
  %epil.iter758 = phi i64 [ %epil.iter758.next, %B15256713601.backedge.epil ], [ 0, %B15256713601.backedge.epil.preheader ]
  %80 = shl i64 %epil.iter758, 3
  %scevgep853 = getelementptr i8, ptr %scevgep852, i64 %80
  %.6213.epil = load i64, ptr %scevgep853, align 8
  %.6215.epil = getelementptr i64, ptr %.3819, i64 %.6213.epil
  %.6216.epil = load i64, ptr %.6215.epil, align 8
  %.11.i357.epil = tail call i64 @llvm.smax.i64(i64 %.6216.epil, i64 %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.72203.epil)
  %epil.iter758.next = add i64 %epil.iter758, 1
  %epil.iter758.cmp.not = icmp eq i64 %xtraiter757, %epil.iter758.next
  br i1 %epil.iter758.cmp.not, label %B15286052087, label %B15256713601.backedge.epil
B15286052087:
  %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa = phi i64 [ 0, %B15256713495.endif ], [ %.11.i357.3, %B15286052087.loopexit.unr-lcssa ], [ %.11.i357.epil, %B15256713601.backedge.epil ]
  %.6269 = load i64, ptr %sunkaddr978, align 8
  %.6272 = icmp eq i64 %.6269, 1
  %.6278 = lshr i64 %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa, 4
  %.6280 = icmp sgt i64 %.6278, %_run_sub_core_v42_after.2.7
  %or.cond1839 = select i1 %.6272, i1 %.6280, i1 false
  br i1 %or.cond1839, label %B15286052147, label %B15432751398
B15286052147:
  %.6287 = and i64 %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa, 15
  %.6292 = icmp ugt i64 %.6287, 3
  br i1 %.6292, label %B15286052163, label %B15374071815
B15286052163:
  %81 = icmp ult i64 %.6287, 9
  %82 = trunc i64 %.6287 to i8
  %switch.maskindex = add i8 %82, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond733 = select i1 %81, i1 %switch.lobit, i1 false
  br i1 %or.cond733, label %switch.lookup730, label %B15432751398
B15374071815:
  %cond564 = icmp eq i64 %.6287, 3
  br i1 %cond564, label %B15432751398.sink.split, label %B15432751398
switch.lookup730:
  %sunkaddr1006 = shl i64 %.6287, 3
  %sunkaddr1007 = getelementptr i8, ptr @f2, i64 %sunkaddr1006
  %sunkaddr1008 = getelementptr i8, ptr %sunkaddr1007, i64 -32
  %switch.load732 = load i64, ptr %sunkaddr1008, align 8
  br label %B15432751398.sink.split
B15432751398.sink.split:
  %.sink640 = phi i64 [ %switch.load732, %switch.lookup730 ], [ 160, %B15374071815 ]
  %.6400 = getelementptr i8, ptr %.3804, i64 %.sink640
  %.6401 = load i64, ptr %.6400, align 8
  %.11.i363 = tail call i64 @llvm.smax.i64(i64 %.6401, i64 %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa)
  %.pre140 = lshr i64 %.11.i363, 4
  br label %B15432751398
B15432751398:
  %.6455.pre-phi = phi i64 [ %.pre140, %B15432751398.sink.split ], [ %.6278, %B15374071815 ], [ %.6278, %B15286052163 ], [ %.6278, %B15286052087 ]
  %_run_sub_core_v42_advance_v52_depends_v53_latest.3.7 = phi i64 [ %.11.i363, %B15432751398.sink.split ], [ %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa, %B15374071815 ], [ %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa, %B15286052163 ], [ %_run_sub_core_v42_advance_v52_depends_v53_latest_of_v54_latest.2.7.lcssa, %B15286052087 ]
  %.6457 = icmp sgt i64 %.6455.pre-phi, %_run_sub_core_v42_advance_v52_soonest.3.7.ph
  br i1 %.6457, label %B15432751422, label %B15491430961
B15432751422:
  store i64 %_run_sub_core_v42_advance_v52_depends_v53_latest.3.7, ptr %sunkaddr1029, align 8
  br label %B15491430961
B15491430867:
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
  call fastcc void @f8(ptr %.207.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12246, i64 %.119.i, i64 %_run_sub_core_v42_after.2.7)
  %.221.i43 = load i64, ptr %.207.i, align 8
  br label %B536.i
B536.i:
  %block.3.0.i = phi ptr [ %.41.i16, %B140.i ], [ %.178.i42, %B390.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v42_after.2.7, %B140.i ], [ %.221.i43, %B390.i ]
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
  %.63.i.i = icmp sgt i64 %_run_sub_core_v42_after.2.7, %.263.i
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
  store i64 %_run_sub_core_v42_after.2.7, ptr %.97.i.i, align 8
  %.103.i.i = load i64, ptr %.52.i.i, align 8
  %.104.i.i = add i64 %.103.i.i, 1
  store i64 %.104.i.i, ptr %.52.i.i, align 8
  br label %B642.i
B642.i:
  store i64 %loop.2.0.i, ptr %.247.i, align 8
  store i64 %_run_sub_core_v42_after.2.7, ptr %.262.i30, align 8
  br label %B670.i
B670.i:
  br i1 %.103.not.i, label %B760.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v190B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v190B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B15491430956
B680.i:
  %.367.i = getelementptr i8, ptr %.41.i16, i64 48
  %.368.i23 = load i64, ptr %.367.i, align 8
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = icmp sgt i64 %.368.i23, %.371.i
  br i1 %.372.i, label %B712.i, label %B760.i
B712.i:
  call fastcc void @f8(ptr %.387.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12246, i64 %.39.i, i64 %_run_sub_core_v42_after.2.7)
  %.401.i = load i64, ptr %.387.i, align 8
  br label %B760.i
B760.i:
  %block.2.0.i = phi ptr [ %.41.i16, %B680.i ], [ %block.3.0.i, %B670.i ], [ %.41.i16, %B712.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v42_after.2.7, %B680.i ], [ %there.4.0.i, %B670.i ], [ %.401.i, %B712.i ]
  %.433.i = getelementptr i8, ptr %block.2.0.i, i64 32
  %.434.i = load i64, ptr %.433.i, align 8
  %.439.i = icmp slt i64 %.434.i, 2
  %.537.pre.pre.i = load i64, ptr %.64.i, align 8
  %.445.not.i = icmp slt i64 %.537.pre.pre.i, %.434.i
  %or.cond2.i = select i1 %.439.i, i1 true, i1 %.445.not.i
  br i1 %or.cond2.i, label %B858.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v190B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B858.i:
  %.475.i = load i64, ptr %.168.i, align 8
  %.476.not.i = icmp eq i64 %.475.i, 0
  %.sink.i = select i1 %.476.not.i, i64 8, i64 72
  %.480.sink.in.idx.i = select i1 %.476.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v190B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v190B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
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
  br i1 %.6522, label %B15491430956, label %B16899743079
B15491430956:
  %.6562 = load i64, ptr %sunkaddr904, align 8
  %.6563 = getelementptr i64, ptr %arg.s, i64 %.6562
  %.6566 = load i64, ptr %sunkaddr879, align 8
  %.6567 = mul i64 %.6566, %.3047
  %.6568 = getelementptr i64, ptr %.6563, i64 %.6567
  %.6571 = load i64, ptr %sunkaddr880, align 8
  %gep110 = getelementptr i64, ptr %invariant.gep97, i64 %.6571
  %.6580 = getelementptr i64, ptr %gep110, i64 %_run_sub_core_v42_place.8.6
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
  %.11.i.i57 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v42_after.2.7, i64 %.56.i56)
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
  store i64 %_run_sub_core_v42_after.2.7, ptr %.108.i, align 8
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
  call fastcc void @f9(ptr %.270.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.33.i48, i64 %.3802, i64 %.248.i59, i64 %_run_sub_core_v42_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.43.i52, i64 8
  %.312.i = load i64, ptr %sunkaddr8.i, align 8
  %.318.i = icmp eq i64 %.312.i, %.93.i
  br i1 %.318.i, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.326.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.33.i48, i64 %_run_sub_core_v42_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.135.i = icmp ne i64 %.33.i48, -9223372036854775808
  %.136.i = icmp ne i64 %.120.i, -1
  %.137.not.i = or i1 %.135.i, %.136.i
  br i1 %.137.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.054.i = phi i64 [ 0, %B172.i ], [ %spec.select.i67, %95 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select56.i, %95 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.212.i44, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.054.i, i64 %rem.1.0.i, i64 %_run_sub_core_v42_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
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
_ZN7mgpusim6engine5event4core6groups6finishB4v192B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B15491430961:
  %_run_sub_core_v42_following.2.7 = phi i64 [ %_run_sub_core_v42_advance_v52_soonest.3.7.ph, %B15432751398 ], [ %.6455.pre-phi, %B15432751422 ]
  %.6651 = getelementptr i8, ptr %.6054, i64 104
  %.6652 = load i64, ptr %.6651, align 8
  %.6661 = icmp sgt i64 %.6652, 4
  br i1 %.6661, label %B15491430962, label %B15491430980
B15491430962:
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
  br label %B15491430980
B15491430980:
  %_run_sub_core_v42_aim_of_v50_aim.2.6 = phi i64 [ %.6652, %B15491430961 ], [ %spec.select1841, %B15491430962 ]
  %.6709 = icmp sgt i64 %_run_sub_core_v42_following.2.7, %_run_sub_core_v42_after.2.7
  br i1 %.6709, label %B15491431075, label %B15491431060
B15491431060:
  %.6713 = load i64, ptr %sunkaddr1017, align 8
  %.6714 = icmp eq i64 %.6713, 0
  br i1 %.6714, label %B15491431075, label %B15960868451
B15491431075:
  %.6742 = load i64, ptr %sunkaddr877, align 8
  %gep108 = getelementptr i64, ptr %invariant.gep97, i64 %.6742
  %.6749 = getelementptr i64, ptr %gep108, i64 %_run_sub_core_v42_place.8.6
  store i64 %_run_sub_core_v42_aim_of_v50_aim.2.6, ptr %.6749, align 8
  %.6753 = shl i64 %_run_sub_core_v42_following.2.7, 9
  %.6754 = or i64 %.6753, %_run_sub_core_v42_place.8.6
  %.6761 = load i64, ptr %sunkaddr874, align 8
  %gep102 = getelementptr i64, ptr %invariant.gep99, i64 %.6761
  %.6773 = add i64 %_run_sub_core_v42_place.8.6, %.905
  %.6778 = getelementptr i64, ptr %gep102, i64 %.6773
  store i64 %.6754, ptr %.6778, align 8
  %.6780 = icmp sgt i64 %.6773, 1
  br i1 %.6780, label %B15491431155.endif, label %B15960868419.endif
B15960868451:
  %.6901 = icmp slt i64 %_run_sub_core_v42_after.2.7, %quot.0
  %.6904 = icmp sgt i64 %_run_sub_core_v42_aim_of_v50_aim.2.6, 0
  %or.cond1842 = and i1 %.6901, %.6904
  br i1 %or.cond1842, label %B15960868528, label %B988.backedge
B15960868528:
  %.6924 = icmp ult i64 %_run_sub_core_v42_aim_of_v50_aim.2.6, 5
  br i1 %.6924, label %B15960868529, label %B15960868673
B15960868529:
  %.6930 = load i64, ptr %sunkaddr872, align 8
  %gep2214 = getelementptr i64, ptr %invariant.gep2209, i64 %.6930
  %99 = getelementptr i8, ptr %gep2214, i64 120
  %.6944 = getelementptr i64, ptr %99, i64 %_run_sub_core_v42_aim_of_v50_aim.2.6
  %.6945 = load i64, ptr %.6944, align 8
  br label %B15960868765
B15960868673:
  %.6954 = load i64, ptr %sunkaddr887, align 8
  %gep2224 = getelementptr i64, ptr %invariant.gep2148, i64 %.6954
  %100 = getelementptr i64, ptr %gep2224, i64 %_run_sub_core_v42_aim_of_v50_aim.2.6
  %.6968 = getelementptr i8, ptr %100, i64 -40
  %.6969 = load i64, ptr %.6968, align 8
  %.6970 = add i64 %.6969, -16384
  br label %B15960868765
B15960868765:
  %_run_sub_core_v42__v1508call_6.2.7 = phi i64 [ %.6945, %B15960868529 ], [ %.6970, %B15960868673 ]
  %.6976 = icmp sgt i64 %_run_sub_core_v42__v1508call_6.2.7, %_run_sub_core_v42_after.2.7
  br i1 %.6976, label %B15960868767, label %B988.backedge
B15960868767:
  %.7000 = add i64 %_run_sub_core_v42_place.8.6, %.1043
  %.7003 = load i64, ptr %sunkaddr878, align 8
  %.7004 = getelementptr i64, ptr %arg.s, i64 %.7003
  %.7007 = load i64, ptr %sunkaddr879, align 8
  %.7008 = mul i64 %.7007, %.1062
  %.7009 = getelementptr i64, ptr %.7004, i64 %.7008
  %.7011 = load i64, ptr %sunkaddr877, align 8
  %.7012 = getelementptr i64, ptr %arg.s, i64 %.7011
  %.7013 = getelementptr i64, ptr %.7012, i64 %.7000
  store i64 %_run_sub_core_v42_aim_of_v50_aim.2.6, ptr %.7013, align 8
  %.7017 = load i64, ptr %sunkaddr880, align 8
  %.7018 = getelementptr i64, ptr %arg.s, i64 %.7017
  %.7019 = getelementptr i64, ptr %.7018, i64 %.7000
  %.7020 = load i64, ptr %.7019, align 8
  %.7023 = mul i64 %.7007, %_run_sub_core_v42_aim_of_v50_aim.2.6
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
  %.7058 = shl i64 1, %_run_sub_core_v42_aim_of_v50_aim.2.6
  %.7059 = or i64 %.7057, %.7058
  store i64 %.7059, ptr %.7056, align 8
  %.7062 = getelementptr i8, ptr %gep2216, i64 24
  %.7063 = getelementptr i64, ptr %.7062, i64 %_run_sub_core_v42_aim_of_v50_aim.2.6
  %.7064 = load i64, ptr %.7063, align 8
  %.7065 = add i64 %.7064, 1
  store i64 %.7065, ptr %.7063, align 8
  br label %B988.backedge
B16899743079:
  %.7093 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v42_advance_v52_soonest.3.7.ph
  br i1 %.7093, label %B16899743159, label %B15256713017
B16899743159:
  %.7098 = shl i64 %there.3.0.i, 4
  %.7099 = or i64 %.7098, 13
  store i64 %.7099, ptr %sunkaddr1029, align 8
  br label %B15256713017.outer
B16899743359.sink.split.sink.split:
  %.3718.sink186 = phi ptr [ %.2201, %B15021995255 ], [ %.3718, %B15025661753 ]
  %.2172.sink.ph = phi i64 [ %.2172, %B15021995255 ], [ %.3689, %B15025661753 ]
  %.2086.sink.ph = phi ptr [ %.2086, %B15021995255 ], [ %.3603, %B15025661753 ]
  store ptr null, ptr %.3718.sink186, align 8
  call fastcc void @f4(ptr %.3718.sink186, ptr %arg.s, i64 %.892)
  br label %B16899743359.sink.split
B16899743359.sink.split:
  %.2172.sink = phi i64 [ %.2172, %B15021995255 ], [ %.3689, %B15025661753 ], [ %.2172.sink.ph, %B16899743359.sink.split.sink.split ]
  %.2086.sink = phi ptr [ %.2086, %B15021995255 ], [ %.3603, %B15025661753 ], [ %.2086.sink.ph, %B16899743359.sink.split.sink.split ]
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
  br label %B16899743359
B16899743359:
  %.7118 = add i64 %spec.select, 1
  %exitcond.not551 = icmp eq i64 %.778, %.234220
  br i1 %exitcond.not551, label %B16899743389, label %B852
B16899743389:
  %.644 = add i64 %.6342247, -1
  %.7131 = add i64 %core.2.12246, 1
  %.7135 = icmp slt i64 %.7131, %.231.pre
  %spec.select1843 = select i1 %.7135, i64 %.7131, i64 0
  %.635 = icmp sgt i64 %.6342247, 1
  br i1 %.635, label %B782.endif, label %B18777492427.loopexit462
B18777492427.loopexit462:
  %.7175.pre = load i64, ptr %.33, align 8
  br label %B18777492427
B18777492427:
  %.7175 = phi i64 [ %.7175547, %147 ], [ %.7175547, %B658.endif.endif.thread ], [ %.7175.pre, %B18777492427.loopexit462 ], [ %.7175547, %136 ]
  %.461544 = phi i64 [ %.461, %147 ], [ 0, %B658.endif.endif.thread ], [ %.231.pre, %B18777492427.loopexit462 ], [ %.461, %136 ]
  %.7167 = add i64 %window.2.0223, 1
  %.7176 = icmp eq i64 %.7175, 0
  br i1 %.7176, label %B18777492675, label %B18777492581
B18777492581:
  %.7180 = load i64, ptr %sunkaddr1034, align 8
  %.7181 = icmp ne i64 %.7180, 1
  %.235 = mul i64 %.461544, %.234220
  %.3152139.not = icmp slt i64 %.235, 1
  %or.cond70 = select i1 %.7181, i1 true, i1 %.3152139.not
  br i1 %or.cond70, label %B18777492723.endif.endif, label %B576.preheader.backedge
B18777492675:
  %.235.old = mul i64 %.461544, %.234220
  %.3152139.not.old = icmp slt i64 %.235.old, 1
  br i1 %.3152139.not.old, label %B18777492723.endif.endif, label %B576.preheader.backedge
B576.preheader.backedge:
  %.235224.be = phi i64 [ %.235.old, %B18777492675 ], [ %.235, %B18777492581 ]
  br label %B576.preheader
B30043988178:
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
  br i1 %.512, label %B18777492427, label %B658.endif.endif.endif.endif
B658.endif.endif.thread:
  br i1 %.512, label %B18777492427, label %B658.endif.endif.endif.endif
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
  br i1 %or.cond, label %B18777492427, label %B782.endif.preheader
B782.endif.preheader:
  %.811 = sub i64 %.234220, %spec.select1846
  br label %B782.endif
B782.endif:
  %.6342247 = phi i64 [ %.644, %B16899743389 ], [ %.461, %B782.endif.preheader ]
  %core.2.12246 = phi i64 [ %spec.select1843, %B16899743389 ], [ %rem.1.0562, %B782.endif.preheader ]
  %.677 = mul i64 %core.2.12246, %.234220
  %.679 = add i64 %.677, %spec.select1846
  %.idx = shl i64 %core.2.12246, 5
  %invariant.gep2148 = getelementptr i8, ptr %arg.s, i64 %.idx
  %.43.i = shl i64 %core.2.12246, 2
  br label %B852
B1026.endif:
  %_run_sub_core_v42_arrive_in_mask_v114__play_v115_key.2.8 = phi i64 [ %.11.i240, %B1026.endif ], [ 4611686018427387904, %B1016 ]
  %_run_sub_core_v42_arrive_in_mask_v114__play_v115_at.2.8 = phi i64 [ %.1017, %B1026.endif ], [ %.971, %B1016 ]
  %.981 = xor i64 %_run_sub_core_v42_arrive_in_mask_v114__play_v115_at.2.8, 1
  %.983 = getelementptr i64, ptr %gep90, i64 %.981
  %.984 = load i64, ptr %.983, align 8
  %.11.i240 = tail call i64 @llvm.smin.i64(i64 %.984, i64 %_run_sub_core_v42_arrive_in_mask_v114__play_v115_key.2.8)
  %.1017 = lshr i64 %_run_sub_core_v42_arrive_in_mask_v114__play_v115_at.2.8, 1
  %.1021 = getelementptr i64, ptr %gep90, i64 %.1017
  store i64 %.11.i240, ptr %.1021, align 8
  %.1023 = icmp ugt i64 %_run_sub_core_v42_arrive_in_mask_v114__play_v115_at.2.8, 3
  br i1 %.1023, label %B1026.endif, label %B1066
B15021994147.endif:
  %.15532154.not = icmp slt i64 %.1434, 1
  br i1 %.15532154.not, label %B15021994437.endif.thread, label %B15021994205.lr.ph
B15021994437.endif.thread:
  %.1720145 = getelementptr i8, ptr %gep2210, i64 96
  store i64 0, ptr %.1720145, align 8
  br label %B15021994909.endif
B15021994205.lr.ph:
  %.idx1862 = mul i64 %.1434, 72
  %149 = getelementptr i8, ptr %.1446, i64 %.idx1862
  %150 = icmp eq i64 %.1185, 0
  br label %B15021994205
B15021994437.endif:
  %.1749.pre-phi = phi i64 [ %.pre139, %B15021994403.B15021994437.endif_crit_edge ], [ %.1445, %B15021994391 ]
  %.1729 = phi i64 [ %.1729.pre, %B15021994403.B15021994437.endif_crit_edge ], [ %.1434, %B15021994391 ]
  %.1720 = getelementptr i8, ptr %gep2210, i64 96
  store i64 0, ptr %.1720, align 8
  %.1744 = load i64, ptr %sunkaddr878, align 8
  %.1745 = getelementptr i64, ptr %arg.s, i64 %.1744
  %.1750 = getelementptr i64, ptr %.1745, i64 %.1749.pre-phi
  %.18342229.not = icmp slt i64 %.1729, 1
  br i1 %.18342229.not, label %B15021994909.endif, label %B15021994561.lr.ph
B15021994561.lr.ph:
  %.idx1864 = mul i64 %.1729, 72
  %151 = getelementptr i8, ptr %.1750, i64 %.idx1864
  br label %B15021994561
B15021994909.endif:
  %.1973 = load i64, ptr %sunkaddr874, align 8
  %gep104 = getelementptr i64, ptr %invariant.gep99, i64 %.1973
  %.1980 = getelementptr i8, ptr %gep104, i64 8
  %.1981 = load i64, ptr %.1980, align 8
  %.1982 = ashr i64 %.1981, 9
  %.11.i242 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v42_busy_masks_v112_soonest.4.8, i64 %.1982)
  %.2019 = icmp slt i64 %.11.i242, %quot.0
  br i1 %.2019, label %B15021994925, label %B15021995019
B15021995553.endif:
  %.2322.idx.pre-phi = phi i64 [ %.pre550, %B113882.B15021995553.endif_crit_edge ], [ %.idx1862, %B15021994391 ]
  %.2314.pre-phi = phi i64 [ %.pre, %B113882.B15021995553.endif_crit_edge ], [ %.1445, %B15021994391 ]
  %.2309 = phi i64 [ %.2309.pre, %B113882.B15021995553.endif_crit_edge ], [ %.1440, %B15021994391 ]
  %.3049 = phi i64 [ %.2300.pre, %B113882.B15021995553.endif_crit_edge ], [ %.1434, %B15021994391 ]
  %.2310 = getelementptr i64, ptr %arg.s, i64 %.2309
  %.2315 = getelementptr i64, ptr %.2310, i64 %.2314.pre-phi
  %.2322 = getelementptr i8, ptr %.2315, i64 %.2322.idx.pre-phi
  %.2338 = load i64, ptr %sunkaddr1043, align 8
  %.2339 = getelementptr i64, ptr %arg.s, i64 %.2338
  %.2381 = icmp slt i64 %.3049, 1
  br i1 %.2381, label %B15022222588, label %B15021995577
B15022451846.endif.thread:
  br i1 %.2381, label %B15022452294, label %B40.i267
B15022451846.endif:
  %word.3.1.i249 = phi i64 [ %.12.i, %B40.i245 ], [ %.63.i259, %B132.i258 ]
  %free.2.1.i250 = phi i64 [ %.49.i, %B40.i245 ], [ %.90.i262, %B132.i258 ]
  %.107.i251 = shl i64 %word.3.1.i249, 6
  %.111.i252 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i250, i1 true)
  %.114.i253 = or i64 %.111.i252, %.107.i251
  %152 = icmp eq i64 %.114.i253, %.2774
  %cond.fr = freeze i1 %152
  %brmerge = or i1 %.2381, %cond.fr
  %.2774. = select i1 %cond.fr, i64 %.2774, i64 -1
  br i1 %brmerge, label %B15022452294, label %B40.i267
B15022452110.endif:
  %word.3.1.i300 = phi i64 [ %.12.i289, %B40.i292 ], [ %.63.i310, %B132.i309 ]
  %free.2.1.i301 = phi i64 [ %.49.i297, %B40.i292 ], [ %.90.i313, %B132.i309 ]
  %.107.i302 = shl i64 %word.3.1.i300, 6
  %.111.i303 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i301, i1 true)
  %.114.i304 = or i64 %.111.i303, %.107.i302
  %.2985 = icmp sgt i64 %word.3.1.i300, -1
  %brmerge373 = or i1 %.2381, %.2985
  %.114.i304.mux = select i1 %.2985, i64 %.114.i304, i64 -1
  br i1 %brmerge373, label %B15022452294, label %B40.i318
B15022909585.endif:
  %_run_sub_core_v42_wake_v81__play_v82_key.2.5 = phi i64 [ %.11.i340, %B15022909585.endif ], [ %.3433, %B15022909584 ]
  %_run_sub_core_v42_wake_v81__play_v82_at.2.5 = phi i64 [ %.3498, %B15022909585.endif ], [ %.3452, %B15022909584 ]
  %.3462 = xor i64 %_run_sub_core_v42_wake_v81__play_v82_at.2.5, 1
  %.3464 = getelementptr i64, ptr %.3446, i64 %.3462
  %.3465 = load i64, ptr %.3464, align 8
  %.11.i340 = tail call i64 @llvm.smin.i64(i64 %.3465, i64 %_run_sub_core_v42_wake_v81__play_v82_key.2.5)
  %.3498 = lshr i64 %_run_sub_core_v42_wake_v81__play_v82_at.2.5, 1
  %.3502 = getelementptr i64, ptr %.3446, i64 %.3498
  store i64 %.11.i340, ptr %.3502, align 8
  %.3504 = icmp ugt i64 %_run_sub_core_v42_wake_v81__play_v82_at.2.5, 3
  br i1 %.3504, label %B15022909585.endif, label %B15025661503.endif
B15025661503.endif:
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
  br i1 %.3605, label %B15025661545, label %B16899743359
B15026576913.endif:
  %sunkaddr1047 = getelementptr i8, ptr %.3866, i64 80
  %.4096 = load i64, ptr %sunkaddr1047, align 8
  %.4120 = getelementptr i8, ptr %.3804, i64 24
  %.4121 = load i64, ptr %.4120, align 8
  %.4130 = getelementptr i8, ptr %.3804, i64 32
  %.4131 = load i64, ptr %.4130, align 8
  %.4132 = ashr i64 %.4131, 4
  %.11.i346 = tail call i64 @llvm.smin.i64(i64 %.4132, i64 %.892)
  %.4167 = icmp sgt i64 %.11.i346, %.4121
  br i1 %.4167, label %B15026576933, label %B15026576935
B15027494159.endif:
  %sunkaddr1049 = getelementptr i8, ptr %.3866, i64 80
  %.4560 = load i64, ptr %sunkaddr1049, align 8
  %.4584 = getelementptr i8, ptr %.3804, i64 24
  %.4585 = load i64, ptr %.4584, align 8
  %.4594 = getelementptr i8, ptr %.3804, i64 32
  %.4595 = load i64, ptr %.4594, align 8
  %.4596 = ashr i64 %.4595, 4
  %.11.i351 = tail call i64 @llvm.smin.i64(i64 %.4596, i64 %.892)
  %.4631 = icmp sgt i64 %.11.i351, %.4585
  br i1 %.4631, label %B15027494240, label %B15027494256
B15027495167.else.if:
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
  br label %B15029328231
B15029328319.endif:
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
  br i1 %.5042, label %B15029328331, label %B15029328383
B15256713211.endif:
  %_run_sub_core_v42_advance_v52_pc.2.9 = phi i64 [ %.5988, %B15256713429 ], [ %.5740, %B15256713211.endif.preheader ]
  %.5790.idx = mul i64 %_run_sub_core_v42_advance_v52_pc.2.9, 112
  %.5790 = getelementptr i8, ptr %.5768, i64 %.5790.idx
  %.5802 = getelementptr i8, ptr %.5790, i64 48
  %.5803 = load i64, ptr %.5802, align 8
  %.5804 = getelementptr i8, ptr %.5790, i64 56
  %.5805 = load i64, ptr %.5804, align 8
  %.5842 = sub i64 %.5805, %.5803
  %.58852181.not = icmp slt i64 %.5842, 1
  br i1 %.58852181.not, label %B15256713425, label %B15256713235.backedge.preheader
B15256713235.backedge.preheader:
  %.5925 = load i64, ptr %sunkaddr1056, align 8
  %xtraiter = and i64 %.5842, 3
  %166 = sub i64 %.5803, %.5805
  %167 = icmp ugt i64 %166, -4
  br i1 %167, label %B15256713235.backedge.epil.preheader, label %B15256713235.backedge.preheader.new
B15256713235.backedge.preheader.new:
  %unroll_iter = and i64 %.5842, 9223372036854775804
  %168 = shl i64 %.5925, 3
  %scevgep829 = getelementptr i8, ptr %scevgep828, i64 %168
  br label %B15256713235.backedge
B15256713495.endif:
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
  br i1 %.61702200.not, label %B15286052087, label %B15256713601.backedge.preheader
B15256713601.backedge.preheader:
  %.6210 = load i64, ptr %sunkaddr1056, align 8
  %xtraiter757 = and i64 %.6127, 3
  %169 = sub i64 %.6088, %.6090
  %170 = icmp ugt i64 %169, -4
  br i1 %170, label %B15256713601.backedge.epil.preheader, label %B15256713601.backedge.preheader.new
B15256713601.backedge.preheader.new:
  %unroll_iter762 = and i64 %.6127, 9223372036854775804
  %171 = shl i64 %.6210, 3
  %scevgep842 = getelementptr i8, ptr %scevgep828, i64 %171
  br label %B15256713601.backedge
B15491431155.endif:
  %_run_sub_core_v42_wake_v48__play_v49_key.2.6 = phi i64 [ %.11.i364, %B15491431155.endif ], [ %.6754, %B15491431075 ]
  %_run_sub_core_v42_wake_v48__play_v49_at.2.6 = phi i64 [ %.6819, %B15491431155.endif ], [ %.6773, %B15491431075 ]
  %.6783 = xor i64 %_run_sub_core_v42_wake_v48__play_v49_at.2.6, 1
  %.6785 = getelementptr i64, ptr %gep102, i64 %.6783
  %.6786 = load i64, ptr %.6785, align 8
  %.11.i364 = tail call i64 @llvm.smin.i64(i64 %.6786, i64 %_run_sub_core_v42_wake_v48__play_v49_key.2.6)
  %.6819 = lshr i64 %_run_sub_core_v42_wake_v48__play_v49_at.2.6, 1
  %.6823 = getelementptr i64, ptr %gep102, i64 %.6819
  store i64 %.11.i364, ptr %.6823, align 8
  %.6825 = icmp ugt i64 %_run_sub_core_v42_wake_v48__play_v49_at.2.6, 3
  br i1 %.6825, label %B15491431155.endif, label %B15960868419.endif
B15960868419.endif:
  %.6849 = load i64, ptr %sunkaddr1036, align 8
  %gep2218 = getelementptr i64, ptr %invariant.gep2217, i64 %.6849
  %.6853 = load i64, ptr %gep2218, align 8
  %.11.i365 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v42_following.2.7, i64 %.6853)
  store i64 %.11.i365, ptr %gep2218, align 8
  br label %B988.backedge
B18777492723.endif.endif:
  %.7209 = getelementptr i8, ptr %arg.s, i64 176
  store i64 0, ptr %.7209, align 8
  %.7329 = getelementptr i8, ptr %arg.s, i64 240
  tail call void @llvm.memset.p0.i64(ptr %.7329, i8 0, i64 112, i1 false)
  %.7338 = getelementptr i8, ptr %arg.c, i64 192
  %.7339 = load i64, ptr %.7338, align 8
  %.74212260.not = icmp slt i64 %.7339, 1
  br i1 %.74212260.not, label %B30043988178, label %B30043988090.endif.endif.lr.ph
B30043988090.endif.endif.lr.ph:
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
  br label %B30043988090.endif.endif
B30043988090.endif.endif:
  %lsr.iv800 = phi i64 [ %.7339, %B30043988090.endif.endif.lr.ph ], [ %lsr.iv.next, %B30043988090.endif.endif ]
  %lsr.iv = phi ptr [ %scevgep, %B30043988090.endif.endif.lr.ph ], [ %scevgep785, %B30043988090.endif.endif ]
  %.7598.13 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.13, %B30043988090.endif.endif ]
  %.7598.12 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.12, %B30043988090.endif.endif ]
  %.7598.11 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.11, %B30043988090.endif.endif ]
  %.7598.10 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.10, %B30043988090.endif.endif ]
  %.7598.9 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.9, %B30043988090.endif.endif ]
  %.7598.8 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.8, %B30043988090.endif.endif ]
  %.7598.7 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.7, %B30043988090.endif.endif ]
  %.7598.6 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.6, %B30043988090.endif.endif ]
  %.7598.5 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.5, %B30043988090.endif.endif ]
  %.7598.4 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.4, %B30043988090.endif.endif ]
  %.7598.3 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.3, %B30043988090.endif.endif ]
  %.7598.2 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.2, %B30043988090.endif.endif ]
  %.7598.1 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603.1, %B30043988090.endif.endif ]
  %.7598 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7603, %B30043988090.endif.endif ]
  %.7470 = phi i64 [ 0, %B30043988090.endif.endif.lr.ph ], [ %.7474, %B30043988090.endif.endif ]
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
  br i1 %exitcond2466.not, label %B30043988178, label %B30043988090.endif.endif
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
  br i1 %.36.i, label %B72.i, label %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.065, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
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
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
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
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.80.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.78.i.pre-phi = phi i64 [ %.pre2, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i, %B72.i ]
  %.80.i = phi i64 [ %.34.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.80.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
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
  br i1 %.403, label %B60087976669.endif, label %B60087976756.endif
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
B60087976669.endif:
  %wake_v125__play_v126_key.2.0 = phi i64 [ %.11.i, %B60087976669.endif ], [ %.377, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %wake_v125__play_v126_at.2.0 = phi i64 [ %.442, %B60087976669.endif ], [ %.396, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v127B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %.406 = xor i64 %wake_v125__play_v126_at.2.0, 1
  %.408 = getelementptr i64, ptr %.390, i64 %.406
  %.409 = load i64, ptr %.408, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.409, i64 %wake_v125__play_v126_key.2.0)
  %.442 = lshr i64 %wake_v125__play_v126_at.2.0, 1
  %.446 = getelementptr i64, ptr %.390, i64 %.442
  store i64 %.11.i, ptr %.446, align 8
  %.448 = icmp ugt i64 %wake_v125__play_v126_at.2.0, 3
  br i1 %.448, label %B60087976669.endif, label %B60087976756.endif
B60087976756.endif:
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
  %.1100 = alloca i64, align 8
  %.1162 = alloca i64, align 8
  %.1925 = alloca i64, align 8
  %.2166 = alloca i64, align 8
  %.2303 = alloca i64, align 8
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
  %sunkaddr51 = getelementptr i8, ptr %0, i64 %sunkaddr
  store i64 %.100, ptr %sunkaddr51, align 8
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
  %.44.val5 = load i64, ptr %.44, align 8
  %1 = getelementptr i8, ptr %.44, i64 8
  %.44.val6 = load i64, ptr %1, align 8
  call fastcc void @f11(ptr %.272, ptr %arg.C, ptr %arg.S, i64 %.44.val5, i64 %.44.val6, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0, i64 %arg.extra)
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
  %_look_up_v175_set_of_v180_line.2.0 = phi i64 [ %.411, %B786 ], [ %arg.line, %B540 ]
  %_look_up_v175_set_of_v180_fold.2.0 = phi i64 [ %.418, %B786 ], [ %.401, %B540 ]
  %.409 = ashr i64 %_look_up_v175_set_of_v180_line.2.0, %_look_up_v175_set_of_v180_fold.2.0
  %.411 = xor i64 %.409, %_look_up_v175_set_of_v180_line.2.0
  %.418 = shl i64 %_look_up_v175_set_of_v180_fold.2.0, 1
  %.421 = icmp slt i64 %_look_up_v175_set_of_v180_fold.2.0, 32
  br i1 %.421, label %B786, label %B812
B812:
  %_look_up_v175_set_of_v180_line.3.1 = phi i64 [ %arg.line, %B540 ], [ %.411, %B786 ]
  %.428 = getelementptr i8, ptr %.44, i64 40
  %.429 = load i64, ptr %.428, align 8
  %.431 = and i64 %.429, %_look_up_v175_set_of_v180_line.3.1
  %.447 = icmp slt i64 %.431, %.382
  br i1 %.447, label %B838, label %B818
B818:
  %.462 = icmp eq i64 %.382, 0
  br i1 %.462, label %B838, label %B818.else
B838:
  %_look_up_v175_set_of_v180__vphi146_0.2.0 = phi i64 [ %.431, %B812 ], [ 0, %B818 ], [ 0, %B818.else ], [ %spec.select581, %20 ]
  %.511 = add i64 %_look_up_v175_set_of_v180__vphi146_0.2.0, %.383
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
  br i1 %.655, label %B984.preheader, label %B480703828927
B984.preheader:
  %.672 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.673 = shufflevector <8 x i64> %.672, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B984
B984:
  %lsr.iv46 = phi i64 [ %.254, %B984.preheader ], [ %lsr.iv.next47, %B1344 ]
  %_look_up_v175__way_in_v182_at.2.0 = phi i64 [ 0, %B984.preheader ], [ %.707, %B1344 ]
  %2 = shl i64 %_look_up_v175__way_in_v182_at.2.0, 3
  %scevgep48 = getelementptr i8, ptr %.527, i64 %2
  %.671 = load <8 x i64>, ptr %scevgep48, align 8
  %.674 = icmp eq <8 x i64> %.671, %.673
  %.675 = bitcast <8 x i1> %.674 to i8
  %.676 = zext i8 %.675 to i64
  %.687 = icmp slt i64 %lsr.iv46, 8
  %notmask = shl i64 -1, %lsr.iv46
  %.693 = xor i64 %notmask, -1
  %.695 = select i1 %.687, i64 %.693, i64 255
  %_look_up_v175__way_in_v182_found.3.2 = and i64 %.695, %.676
  %.717 = icmp eq i64 %_look_up_v175__way_in_v182_found.3.2, 0
  br i1 %.717, label %B1344, label %B480703828915
B1344:
  %.707 = add i64 %_look_up_v175__way_in_v182_at.2.0, 8
  %lsr.iv.next47 = add i64 %lsr.iv46, -8
  %.732 = icmp slt i64 %.707, %.254
  br i1 %.732, label %B984, label %B480703828927
B480703828915:
  %.761 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v175__way_in_v182_found.3.2, i1 true)
  %3 = add i64 %.761, %_look_up_v175__way_in_v182_at.2.0
  %.787 = icmp slt i64 %3, %.254
  br i1 %.787, label %B480703828983, label %B480703828927
B480703828927:
  %_look_up_v175__way_in_v182__vphi254_0.2.0571 = phi i64 [ %.254, %B838 ], [ %3, %B480703828915 ], [ %.254, %B1344 ]
  %.824 = getelementptr i8, ptr %.44, i64 56
  %.825 = load i64, ptr %.824, align 8
  %.827.not = icmp sgt i64 %arg.write, %.825
  br i1 %.827.not, label %B961407656643, label %B480703828983
B480703828983:
  %_look_up_v175__way_in_v182__vphi254_0.2.0572 = phi i64 [ %_look_up_v175__way_in_v182__vphi254_0.2.0571, %B480703828927 ], [ %3, %B480703828915 ]
  %.867 = icmp eq i64 %_look_up_v175__way_in_v182__vphi254_0.2.0572, %.254
  br i1 %.867, label %B480703829045, label %B961407656077
B480703829045:
  br i1 %.655, label %B480703829079, label %B480703829401
B480703829079:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B480703829197 ], [ %.254, %B480703829045 ]
  %_look_up_v175__way_in_v179_at.2.0 = phi i64 [ %.976, %B480703829197 ], [ 0, %B480703829045 ]
  %4 = shl i64 %_look_up_v175__way_in_v179_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.527, i64 %4
  %.940 = load <8 x i64>, ptr %scevgep, align 8
  %.943 = icmp eq <8 x i64> %.940, splat (i64 -1)
  %.944 = bitcast <8 x i1> %.943 to i8
  %.945 = zext i8 %.944 to i64
  %.956 = icmp slt i64 %lsr.iv, 8
  %notmask582 = shl i64 -1, %lsr.iv
  %.962 = xor i64 %notmask582, -1
  %.964 = select i1 %.956, i64 %.962, i64 255
  %_look_up_v175__way_in_v179_found.3.2 = and i64 %.964, %.945
  %.986 = icmp eq i64 %_look_up_v175__way_in_v179_found.3.2, 0
  br i1 %.986, label %B480703829197, label %B480703829369
B480703829197:
  %.976 = add i64 %_look_up_v175__way_in_v179_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.1001 = icmp slt i64 %.976, %.254
  br i1 %.1001, label %B480703829079, label %B480703829401
B480703829369:
  %.1030 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v175__way_in_v179_found.3.2, i1 true)
  %5 = add i64 %.1030, %_look_up_v175__way_in_v179_at.2.0
  %.1071 = icmp eq i64 %.1030, %lsr.iv
  br i1 %.1071, label %B480703829401, label %B480703829789
B480703829401:
  br i1 %spec.select, label %B480703829455, label %B480703829535
B480703829455:
  %.1085 = load i64, ptr %.553, align 8
  %.1086 = xor i64 %.1085, -81985529216486896
  %.1088 = shl i64 %.254, 2
  %.1089 = add i64 %.1088, -4
  %.1090 = ashr i64 %.1086, %.1089
  %.1091 = and i64 %.1090, 15
  br label %B480703829621
B480703829535:
  store i64 0, ptr %.1100, align 8
  call fastcc void @f12(ptr %.1100, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519)
  %.1114 = load i64, ptr %.1100, align 8
  br label %B480703829621
B480703829621:
  %_look_up_v175_way.5.0 = phi i64 [ %.1091, %B480703829455 ], [ %.1114, %B480703829535 ]
  %.1136 = getelementptr i8, ptr %.44, i64 144
  %.1137 = load i64, ptr %.1136, align 8
  %.1138.not = icmp eq i64 %.1137, 0
  br i1 %.1138.not, label %B480703829757, label %B480703829709
B480703829709:
  %.1150 = getelementptr i64, ptr %.544, i64 %_look_up_v175_way.5.0
  %.1151 = load i64, ptr %.1150, align 8
  %.1155 = icmp sgt i64 %.1151, %t.3.0
  br i1 %.1155, label %B480703829737, label %B480703829757
B480703829737:
  store i64 0, ptr %.1162, align 8
  call fastcc void @f13(ptr %.1162, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519, i64 %t.3.0)
  %.1176 = load i64, ptr %.1162, align 8
  %.1191 = getelementptr i64, ptr %.544, i64 %.1176
  %.1192 = load i64, ptr %.1191, align 8
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %.1192, i64 0)
  br label %B480703829757
B480703829757:
  %_look_up_v175_reserved.5.0 = phi i64 [ 0, %B480703829621 ], [ 0, %B480703829709 ], [ %.11.i7, %B480703829737 ]
  %_look_up_v175_way.6.0 = phi i64 [ %_look_up_v175_way.5.0, %B480703829621 ], [ %_look_up_v175_way.5.0, %B480703829709 ], [ %.1176, %B480703829737 ]
  %.1240 = getelementptr i64, ptr %.527, i64 %_look_up_v175_way.6.0
  %.1241 = load i64, ptr %.1240, align 8
  %.1246 = getelementptr i64, ptr %.535, i64 %_look_up_v175_way.6.0
  %.1247 = load i64, ptr %.1246, align 8
  %.1250 = lshr i64 %.1247, 32
  br label %B480703829789
B480703829789:
  %_look_up_v175_evicted.4.0 = phi i64 [ %.1241, %B480703829757 ], [ -1, %B480703829369 ]
  %_look_up_v175_evicted_dirty.4.0 = phi i64 [ %.1250, %B480703829757 ], [ 0, %B480703829369 ]
  %_look_up_v175_reserved.4.0 = phi i64 [ %_look_up_v175_reserved.5.0, %B480703829757 ], [ 0, %B480703829369 ]
  %_look_up_v175_way.7.0 = phi i64 [ %_look_up_v175_way.6.0, %B480703829757 ], [ %5, %B480703829369 ]
  %.1280 = getelementptr i64, ptr %.527, i64 %_look_up_v175_way.7.0
  store i64 %arg.line, ptr %.1280, align 8
  %.1286 = getelementptr i64, ptr %.535, i64 %_look_up_v175_way.7.0
  store i64 0, ptr %.1286, align 8
  %.1290 = getelementptr i64, ptr %.544, i64 %_look_up_v175_way.7.0
  store i64 0, ptr %.1290, align 8
  br label %B961407656077
B961407656077:
  %_look_up_v175_evicted.3.0 = phi i64 [ %_look_up_v175_evicted.4.0, %B480703829789 ], [ -1, %B480703828983 ]
  %_look_up_v175_evicted_dirty.3.0 = phi i64 [ %_look_up_v175_evicted_dirty.4.0, %B480703829789 ], [ 0, %B480703828983 ]
  %_look_up_v175_reserved.3.0 = phi i64 [ %_look_up_v175_reserved.4.0, %B480703829789 ], [ 0, %B480703828983 ]
  %_look_up_v175_way.8.0 = phi i64 [ %_look_up_v175_way.7.0, %B480703829789 ], [ %_look_up_v175__way_in_v182__vphi254_0.2.0572, %B480703828983 ]
  br i1 %spec.select, label %B961407656085, label %B961407656089
B961407656085:
  %.1318 = load i64, ptr %.553, align 8
  %.1319 = xor i64 %.1318, -81985529216486896
  %.1321 = mul i64 %_look_up_v175_way.8.0, 1229782938247303441
  %.1322 = xor i64 %.1319, %.1321
  %.1323 = add i64 %.1322, -1229782938247303441
  %.1324 = and i64 %.1322, -8608480567731124088
  %.1325 = xor i64 %.1324, -8608480567731124088
  %.1326 = and i64 %.1325, %.1323
  %.1327 = tail call i64 @llvm.cttz.i64(i64 %.1326, i1 false)
  %.1328 = and i64 %.1327, 124
  %.1329 = shl i64 -16, %.1328
  %.1330 = and i64 %.1329, %.1319
  %notmask583 = shl i64 -1, %.1328
  %.1332 = xor i64 %notmask583, -1
  %.1333 = and i64 %.1319, %.1332
  %.1334 = shl i64 %.1333, 4
  %6 = or i64 %.1330, %.1334
  %.1336 = or i64 %6, %_look_up_v175_way.8.0
  %.1337 = xor i64 %.1336, -81985529216486896
  store i64 %.1337, ptr %.553, align 8
  br label %B961407656224
B961407656089:
  %.1347 = icmp eq i64 %.564, 1
  br i1 %.1347, label %B961407656111, label %B961407656222
B961407656111:
  %.1354 = load i64, ptr %.553, align 8
  %.1369 = ashr i64 %.254, 1
  %.1373 = icmp sgt i64 %.1369, 0
  br i1 %.1373, label %B961407656137, label %B961407656218
B961407656137:
  %_look_up_v175_tree_after_v177_tree.2.0 = phi i64 [ %.1401, %B961407656137 ], [ %.1354, %B961407656111 ]
  %_look_up_v175_tree_after_v177_node.2.0 = phi i64 [ %.1408, %B961407656137 ], [ 1, %B961407656111 ]
  %_look_up_v175_tree_after_v177_half.2.0 = phi i64 [ %.1412, %B961407656137 ], [ %.1369, %B961407656111 ]
  %.1382 = and i64 %_look_up_v175_tree_after_v177_half.2.0, %_look_up_v175_way.8.0
  %.1383.not = icmp ne i64 %.1382, 0
  %spec.select578 = zext i1 %.1383.not to i64
  %.1396 = shl i64 1, %_look_up_v175_tree_after_v177_node.2.0
  %.1398 = or i64 %.1396, %_look_up_v175_tree_after_v177_tree.2.0
  %.1400 = shl i64 %spec.select578, %_look_up_v175_tree_after_v177_node.2.0
  %.1401 = xor i64 %.1400, %.1398
  %.1407 = shl i64 %_look_up_v175_tree_after_v177_node.2.0, 1
  %.1408 = or i64 %.1407, %spec.select578
  %.1412 = lshr i64 %_look_up_v175_tree_after_v177_half.2.0, 1
  %.1415.not = icmp eq i64 %.1412, 0
  br i1 %.1415.not, label %B961407656218, label %B961407656137
B961407656218:
  %_look_up_v175_tree_after_v177_tree.3.1 = phi i64 [ %.1354, %B961407656111 ], [ %.1401, %B961407656137 ]
  store i64 %_look_up_v175_tree_after_v177_tree.3.1, ptr %.553, align 8
  br label %B961407656224
B961407656222:
  %.1440 = getelementptr i8, ptr %arg.S, i64 24
  %.1441 = load i64, ptr %.1440, align 8
  %.1442 = add i64 %.1441, 1
  store i64 %.1442, ptr %.1440, align 8
  %.1452 = getelementptr i8, ptr %.553, i64 8
  %.1456 = getelementptr i64, ptr %.1452, i64 %_look_up_v175_way.8.0
  store i64 %.1442, ptr %.1456, align 8
  br label %B961407656224
B961407656224:
  %.1461 = getelementptr i64, ptr %.535, i64 %_look_up_v175_way.8.0
  %.1462 = load i64, ptr %.1461, align 8
  %.1468 = getelementptr i8, ptr %.44, i64 48
  %.1469 = load i64, ptr %.1468, align 8
  %.1495 = and i64 %.1462, %arg.mask
  %.1514.not = icmp eq i64 %arg.write, 0
  br i1 %.1514.not, label %B961407656450, label %B961407656292
B961407656292:
  %.1471 = getelementptr i8, ptr %.44, i64 56
  %.1472 = load i64, ptr %.1471, align 8
  %.1531.not = icmp eq i64 %.1472, 0
  %spec.select579 = select i1 %.1531.not, i64 %.1495, i64 %arg.mask
  %.1548 = icmp eq i64 %.1469, 2
  %.1556 = shl i64 %spec.select579, 32
  %.1558 = select i1 %.1548, i64 %.1556, i64 0
  %.1552 = select i1 %.1548, i64 %spec.select579, i64 0
  %7 = or i64 %.1462, %.1558
  %.1578594 = or i64 %7, %spec.select579
  %.1592595 = icmp sgt i64 %arg.write, %.1469
  %.1601596 = xor i64 %arg.mask, -1
  %_look_up_v175_sectors_after_v176_held.2.0597 = select i1 %.1592595, i64 0, i64 %.1495
  %.1605598 = select i1 %.1592595, i64 %.1601596, i64 -1
  %_look_up_v175_sectors_after_v176_word_1.2.0599 = and i64 %.1578594, %.1605598
  %.1678 = and i64 %_look_up_v175_sectors_after_v176_word_1.2.0599, 4294967295
  %.1679 = icmp eq i64 %.1678, 0
  %or.cond = select i1 %.1592595, i1 %.1679, i1 false
  br i1 %or.cond, label %B961407656552, label %B961407656595
B961407656450:
  %.1578 = or i64 %.1462, %arg.mask
  %.1592 = icmp slt i64 %.1469, 0
  %.1601 = xor i64 %arg.mask, -1
  %_look_up_v175_sectors_after_v176_held.2.0 = select i1 %.1592, i64 0, i64 %.1495
  %.1605 = select i1 %.1592, i64 %.1601, i64 -1
  %_look_up_v175_sectors_after_v176_word_1.2.0 = and i64 %.1605, %.1578
  br label %B961407656595
B961407656552:
  %.1688 = getelementptr i64, ptr %.527, i64 %_look_up_v175_way.8.0
  store i64 -1, ptr %.1688, align 8
  br label %B961407656595
B961407656595:
  %_look_up_v175_sectors_after_v176_word_1.2.0606 = phi i64 [ %_look_up_v175_sectors_after_v176_word_1.2.0599, %B961407656552 ], [ %_look_up_v175_sectors_after_v176_word_1.2.0599, %B961407656292 ], [ %_look_up_v175_sectors_after_v176_word_1.2.0, %B961407656450 ]
  %_look_up_v175_sectors_after_v176_held.2.0604 = phi i64 [ %_look_up_v175_sectors_after_v176_held.2.0597, %B961407656552 ], [ %_look_up_v175_sectors_after_v176_held.2.0597, %B961407656292 ], [ %_look_up_v175_sectors_after_v176_held.2.0, %B961407656450 ]
  %.1552.pn = phi i64 [ %.1552, %B961407656552 ], [ %.1552, %B961407656292 ], [ %.1495, %B961407656450 ]
  %_look_up_v175_sectors_after_v176_missing.3.0601 = xor i64 %.1552.pn, %arg.mask
  %sunkaddr54 = shl i64 %_look_up_v175_way.8.0, 3
  %sunkaddr55 = getelementptr i8, ptr %.535, i64 %sunkaddr54
  store i64 %_look_up_v175_sectors_after_v176_word_1.2.0606, ptr %sunkaddr55, align 8
  %.1751 = add i64 %_look_up_v175_way.8.0, %.542
  br label %B961407656643
B961407656643:
  %_look_up_v175_evicted.2.1 = phi i64 [ %_look_up_v175_evicted.3.0, %B961407656595 ], [ -1, %B480703828927 ]
  %_look_up_v175_evicted_dirty.2.1 = phi i64 [ %_look_up_v175_evicted_dirty.3.0, %B961407656595 ], [ 0, %B480703828927 ]
  %_look_up_v175_reserved.2.1 = phi i64 [ %_look_up_v175_reserved.3.0, %B961407656595 ], [ 0, %B480703828927 ]
  %_look_up_v175_held.2.1 = phi i64 [ %_look_up_v175_sectors_after_v176_held.2.0604, %B961407656595 ], [ 0, %B480703828927 ]
  %_look_up_v175_missing.2.1 = phi i64 [ %_look_up_v175_sectors_after_v176_missing.3.0601, %B961407656595 ], [ %arg.mask, %B480703828927 ]
  %_look_up_v175_at.2.1 = phi i64 [ %.1751, %B961407656595 ], [ -1, %B480703828927 ]
  %sunkaddr43 = getelementptr i8, ptr %.320, i64 32
  %.1848 = load i64, ptr %sunkaddr43, align 8
  %.1850 = tail call i64 @llvm.ctpop.i64(i64 %_look_up_v175_held.2.1)
  %.1851 = add i64 %.1848, %.1850
  store i64 %.1851, ptr %sunkaddr43, align 8
  %.1857 = add i64 %t.3.0, %arg.latency
  %.1862.not = icmp eq i64 %arg.write, 0
  br i1 %.1862.not, label %B961407656809, label %B961407656689
B961407656689:
  %sunkaddr45 = getelementptr i8, ptr %.320, i64 8
  %.1878 = load i64, ptr %sunkaddr45, align 8
  %.1881 = icmp eq i64 %_look_up_v175_held.2.1, %arg.mask
  %spec.select580 = zext i1 %.1881 to i64
  %.1905 = add i64 %.1878, %spec.select580
  store i64 %.1905, ptr %sunkaddr45, align 8
  %.1916.not = icmp eq i64 %_look_up_v175_missing.2.1, 0
  br i1 %.1916.not, label %B961407656973, label %B961407656770
B961407656770:
  %.44.val7 = load i64, ptr %.44, align 8
  %8 = getelementptr i8, ptr %.44, i64 8
  %.44.val8 = load i64, ptr %8, align 8
  call fastcc void @f11(ptr %.1925, ptr %arg.C, ptr %arg.S, i64 %.44.val7, i64 %.44.val8, i64 %arg.line, i64 %_look_up_v175_missing.2.1, i64 1, i64 %t.3.0, i64 0)
  br label %B961407656973
B961407656809:
  %.1976 = icmp eq i64 %_look_up_v175_missing.2.1, 0
  br i1 %.1976, label %B961407656897, label %B961407656969.endif.endif.endif
B961407656897:
  %sunkaddr47 = getelementptr i8, ptr %.320, i64 8
  %.1996 = load i64, ptr %sunkaddr47, align 8
  %.1997 = add i64 %.1996, 1
  store i64 %.1997, ptr %sunkaddr47, align 8
  %.2003 = getelementptr i64, ptr %arg.S, i64 %_look_up_v175_at.2.1
  %.2007 = load i64, ptr %.2003, align 8
  %.2013 = icmp sgt i64 %.2007, %.1857
  br i1 %.2013, label %B961407656925, label %B961407656973
B961407656925:
  %sunkaddr49 = getelementptr i8, ptr %.320, i64 16
  %.2019 = load i64, ptr %sunkaddr49, align 8
  %.2020 = add i64 %.2019, 1
  store i64 %.2020, ptr %sunkaddr49, align 8
  br label %B961407656973
B961407656973:
  %t.4.0 = phi i64 [ %t.3.0, %B961407656770 ], [ %t.3.0, %B961407656689 ], [ %t.3.0, %B961407656897 ], [ %t.3.0, %B961407656925 ], [ %.11.i10, %B961407656969.endif.endif.endif ]
  %ready.3.0 = phi i64 [ %.1857, %B961407656770 ], [ %.1857, %B961407656689 ], [ %.1857, %B961407656897 ], [ %.2007, %B961407656925 ], [ %.11.i11, %B961407656969.endif.endif.endif ]
  %.2294.not = icmp eq i64 %_look_up_v175_evicted_dirty.2.1, 0
  br i1 %.2294.not, label %common.ret, label %B961407657025
B961407657025:
  %.44.val9 = load i64, ptr %.44, align 8
  %9 = getelementptr i8, ptr %.44, i64 8
  %.44.val10 = load i64, ptr %9, align 8
  call fastcc void @f11(ptr %.2303, ptr %arg.C, ptr %arg.S, i64 %.44.val9, i64 %.44.val10, i64 %_look_up_v175_evicted.2.1, i64 %_look_up_v175_evicted_dirty.2.1, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.286, %B496 ], [ %ready.3.0, %B961407657025 ], [ %ready.3.0, %B961407656973 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B298.endif.endif:
  %.163 = getelementptr i8, ptr %.79, i64 120
  %.164 = load i64, ptr %.163, align 8
  %10 = getelementptr i64, ptr %arg.S, i64 %.164
  %.168 = getelementptr i64, ptr %10, i64 %arg.instance
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
  %11 = or i64 %.431, %.382
  %12 = icmp ult i64 %11, 4294967296
  br i1 %12, label %13, label %18
13:
  %14 = trunc i64 %.382 to i32
  %15 = trunc i64 %.431 to i32
  %16 = urem i32 %15, %14
  %17 = zext i32 %16 to i64
  br label %20
18:
  %19 = srem i64 %.431, %.382
  br label %20
20:
  %21 = phi i64 [ %17, %13 ], [ %19, %18 ]
  %.480 = xor i64 %21, %.382
  %.481 = icmp slt i64 %.480, 0
  %.482 = icmp ne i64 %21, 0
  %.483 = and i1 %.482, %.481
  %.490 = select i1 %.483, i64 %.382, i64 0
  %spec.select581 = add i64 %.490, %21
  br label %B838
B961407656969.endif.endif.endif:
  %.2058 = load i64, ptr %.50, align 8
  %.7.i = getelementptr i8, ptr %.44, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %.9.i = getelementptr i8, ptr %.44, i64 88
  %.10.i = load i64, ptr %.9.i, align 8
  %.11.i5 = add i64 %.10.i, 1
  %.12.i = mul i64 %.11.i5, %arg.instance
  %22 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.14.i = getelementptr i64, ptr %22, i64 %.12.i
  %.16.i = load i64, ptr %.14.i, align 8
  %23 = getelementptr i64, ptr %.14.i, i64 %.16.i
  %.18.i = getelementptr i8, ptr %23, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i8 = tail call i64 @llvm.smax.i64(i64 %_look_up_v175_reserved.2.1, i64 %.2058)
  %.16.i9 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i8)
  store i64 %.16.i9, ptr %.50, align 8
  %.11.i10 = tail call i64 @llvm.smax.i64(i64 %.16.i9, i64 %t.3.0)
  store i64 0, ptr %.2166, align 8
  %.44.val11 = load i64, ptr %.44, align 8
  %24 = getelementptr i8, ptr %.44, i64 8
  %.44.val12 = load i64, ptr %24, align 8
  call fastcc void @f11(ptr %.2166, ptr %arg.C, ptr %arg.S, i64 %.44.val11, i64 %.44.val12, i64 %arg.line, i64 %_look_up_v175_missing.2.1, i64 0, i64 %.11.i10, i64 %arg.extra)
  %.2053 = getelementptr i64, ptr %arg.S, i64 %_look_up_v175_at.2.1
  %.2180 = load i64, ptr %.2166, align 8
  %.2197 = add i64 %.11.i10, %arg.latency
  %.11.i11 = tail call i64 @llvm.smax.i64(i64 %.2197, i64 %.2180)
  %.2231 = load i64, ptr %.2053, align 8
  %.11.i12 = tail call i64 @llvm.smax.i64(i64 %.11.i11, i64 %.2231)
  store i64 %.11.i12, ptr %.2053, align 8
  %.21.i = load i64, ptr %.14.i, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %.14.i, i64 %.22.i
  store i64 %.11.i11, ptr %.24.i, align 8
  %.33.i = icmp slt i64 %.22.i, %.10.i
  %spec.select.i = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i, ptr %.14.i, align 8
  br label %B961407656973
}
define internal fastcc void @f10(ptr %retptr, ptr %arg.S, ptr %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t)  {
B0:
  %.765 = alloca i64, align 8
  %.829 = alloca i64, align 8
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
  br i1 %.70, label %B240351914141, label %B240351914165
B240351914141:
  %_look_up_v163_set_of_v168_line.2.0 = phi i64 [ %.76, %B240351914141 ], [ %arg.line, %B0 ]
  %_look_up_v163_set_of_v168_fold.2.0 = phi i64 [ %.83, %B240351914141 ], [ %.66, %B0 ]
  %.74 = ashr i64 %_look_up_v163_set_of_v168_line.2.0, %_look_up_v163_set_of_v168_fold.2.0
  %.76 = xor i64 %.74, %_look_up_v163_set_of_v168_line.2.0
  %.83 = shl i64 %_look_up_v163_set_of_v168_fold.2.0, 1
  %.86 = icmp slt i64 %_look_up_v163_set_of_v168_fold.2.0, 32
  br i1 %.86, label %B240351914141, label %B240351914165
B240351914165:
  %_look_up_v163_set_of_v168_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.76, %B240351914141 ]
  %.93 = getelementptr i8, ptr %arg.level, i64 40
  %.94 = load i64, ptr %.93, align 8
  %.96 = and i64 %.94, %_look_up_v163_set_of_v168_line.3.1
  %.112 = icmp slt i64 %.96, %.47
  br i1 %.112, label %B240351914237, label %B240351914233
B240351914233:
  %.127 = icmp eq i64 %.47, 0
  br i1 %.127, label %B240351914237, label %B240351914233.else
B240351914237:
  %_look_up_v163_set_of_v168__vphi146_0.2.0 = phi i64 [ %.96, %B240351914165 ], [ 0, %B240351914233 ], [ 0, %B240351914233.else ], [ %spec.select438, %17 ]
  %.176 = add i64 %_look_up_v163_set_of_v168__vphi146_0.2.0, %.48
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
  br i1 %.320, label %B240351914367.preheader, label %B240351914785
B240351914367.preheader:
  %.337 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.338 = shufflevector <8 x i64> %.337, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B240351914367
B240351914367:
  %lsr.iv29 = phi i64 [ %.35, %B240351914367.preheader ], [ %lsr.iv.next30, %B240351914531 ]
  %_look_up_v163__way_in_v170_at.2.0 = phi i64 [ 0, %B240351914367.preheader ], [ %.372, %B240351914531 ]
  %0 = shl i64 %_look_up_v163__way_in_v170_at.2.0, 3
  %scevgep31 = getelementptr i8, ptr %.192, i64 %0
  %.336 = load <8 x i64>, ptr %scevgep31, align 8
  %.339 = icmp eq <8 x i64> %.336, %.338
  %.340 = bitcast <8 x i1> %.339 to i8
  %.341 = zext i8 %.340 to i64
  %.352 = icmp slt i64 %lsr.iv29, 8
  %notmask = shl i64 -1, %lsr.iv29
  %.358 = xor i64 %notmask, -1
  %.360 = select i1 %.352, i64 %.358, i64 255
  %_look_up_v163__way_in_v170_found.3.2 = and i64 %.360, %.341
  %.382 = icmp eq i64 %_look_up_v163__way_in_v170_found.3.2, 0
  br i1 %.382, label %B240351914531, label %B240351914705
B240351914531:
  %.372 = add i64 %_look_up_v163__way_in_v170_at.2.0, 8
  %lsr.iv.next30 = add i64 %lsr.iv29, -8
  %.397 = icmp slt i64 %.372, %.35
  br i1 %.397, label %B240351914367, label %B240351914785
B240351914705:
  %.426 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v163__way_in_v170_found.3.2, i1 true)
  %1 = add i64 %.426, %_look_up_v163__way_in_v170_at.2.0
  %.452 = icmp slt i64 %1, %.35
  br i1 %.452, label %B240351914871, label %B240351914785
B240351914785:
  %_look_up_v163__way_in_v170__vphi254_0.2.0429 = phi i64 [ %.35, %B240351914237 ], [ %1, %B240351914705 ], [ %.35, %B240351914531 ]
  %.489 = getelementptr i8, ptr %arg.level, i64 56
  %.490 = load i64, ptr %.489, align 8
  %.492.not = icmp sgt i64 %arg.write, %.490
  br i1 %.492.not, label %B480703827527, label %B240351914871
B240351914871:
  %_look_up_v163__way_in_v170__vphi254_0.2.0430 = phi i64 [ %_look_up_v163__way_in_v170__vphi254_0.2.0429, %B240351914785 ], [ %1, %B240351914705 ]
  %.532 = icmp eq i64 %_look_up_v163__way_in_v170__vphi254_0.2.0430, %.35
  br i1 %.532, label %B240351914987, label %B480703826922
B240351914987:
  br i1 %.320, label %B240351915007, label %B480703826675
B240351915007:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B480703826585 ], [ %.35, %B240351914987 ]
  %_look_up_v163__way_in_v167_at.2.0 = phi i64 [ %.641, %B480703826585 ], [ 0, %B240351914987 ]
  %2 = shl i64 %_look_up_v163__way_in_v167_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.192, i64 %2
  %.605 = load <8 x i64>, ptr %scevgep, align 8
  %.608 = icmp eq <8 x i64> %.605, splat (i64 -1)
  %.609 = bitcast <8 x i1> %.608 to i8
  %.610 = zext i8 %.609 to i64
  %.621 = icmp slt i64 %lsr.iv, 8
  %notmask439 = shl i64 -1, %lsr.iv
  %.627 = xor i64 %notmask439, -1
  %.629 = select i1 %.621, i64 %.627, i64 255
  %_look_up_v163__way_in_v167_found.3.2 = and i64 %.629, %.610
  %.651 = icmp eq i64 %_look_up_v163__way_in_v167_found.3.2, 0
  br i1 %.651, label %B480703826585, label %B480703826659
B480703826585:
  %.641 = add i64 %_look_up_v163__way_in_v167_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.666 = icmp slt i64 %.641, %.35
  br i1 %.666, label %B240351915007, label %B480703826675
B480703826659:
  %.695 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v163__way_in_v167_found.3.2, i1 true)
  %3 = add i64 %.695, %_look_up_v163__way_in_v167_at.2.0
  %.736 = icmp eq i64 %.695, %lsr.iv
  br i1 %.736, label %B480703826675, label %B480703826834
B480703826675:
  br i1 %spec.select, label %B480703826708, label %B480703826718
B480703826708:
  %.750 = load i64, ptr %.218, align 8
  %.751 = xor i64 %.750, -81985529216486896
  %.753 = shl i64 %.35, 2
  %.754 = add i64 %.753, -4
  %.755 = ashr i64 %.751, %.754
  %.756 = and i64 %.755, 15
  br label %B480703826722
B480703826718:
  store i64 0, ptr %.765, align 8
  call fastcc void @f12(ptr %.765, ptr %arg.S, i64 %.35, i64 %.229, i64 %.184)
  %.779 = load i64, ptr %.765, align 8
  br label %B480703826722
B480703826722:
  %_look_up_v163_way.5.0 = phi i64 [ %.756, %B480703826708 ], [ %.779, %B480703826718 ]
  %.803 = getelementptr i8, ptr %arg.level, i64 144
  %.804 = load i64, ptr %.803, align 8
  %.805.not = icmp eq i64 %.804, 0
  br i1 %.805.not, label %B480703826822, label %B480703826724
B480703826724:
  %.817 = getelementptr i64, ptr %.209, i64 %_look_up_v163_way.5.0
  %.818 = load i64, ptr %.817, align 8
  %.822 = icmp sgt i64 %.818, %arg.t
  br i1 %.822, label %B480703826792, label %B480703826822
B480703826792:
  store i64 0, ptr %.829, align 8
  %arg.level.val3 = load i64, ptr %.34, align 8
  %arg.level.val4 = load i64, ptr %.228, align 8
  call fastcc void @f13(ptr %.829, ptr %arg.S, i64 %arg.level.val3, i64 %arg.level.val4, i64 %.184, i64 %arg.t)
  %.843 = load i64, ptr %.829, align 8
  %.858 = getelementptr i64, ptr %.209, i64 %.843
  %.859 = load i64, ptr %.858, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.859, i64 0)
  br label %B480703826822
B480703826822:
  %_look_up_v163_reserved.5.0 = phi i64 [ 0, %B480703826722 ], [ 0, %B480703826724 ], [ %.11.i, %B480703826792 ]
  %_look_up_v163_way.6.0 = phi i64 [ %_look_up_v163_way.5.0, %B480703826722 ], [ %_look_up_v163_way.5.0, %B480703826724 ], [ %.843, %B480703826792 ]
  %.907 = getelementptr i64, ptr %.192, i64 %_look_up_v163_way.6.0
  %.908 = load i64, ptr %.907, align 8
  %.913 = getelementptr i64, ptr %.200, i64 %_look_up_v163_way.6.0
  %.914 = load i64, ptr %.913, align 8
  %.917 = lshr i64 %.914, 32
  br label %B480703826834
B480703826834:
  %_look_up_v163_evicted.4.0 = phi i64 [ %.908, %B480703826822 ], [ -1, %B480703826659 ]
  %_look_up_v163_evicted_dirty.4.0 = phi i64 [ %.917, %B480703826822 ], [ 0, %B480703826659 ]
  %_look_up_v163_reserved.4.0 = phi i64 [ %_look_up_v163_reserved.5.0, %B480703826822 ], [ 0, %B480703826659 ]
  %_look_up_v163_way.7.0 = phi i64 [ %_look_up_v163_way.6.0, %B480703826822 ], [ %3, %B480703826659 ]
  %.947 = getelementptr i64, ptr %.192, i64 %_look_up_v163_way.7.0
  store i64 %arg.line, ptr %.947, align 8
  %.953 = getelementptr i64, ptr %.200, i64 %_look_up_v163_way.7.0
  store i64 0, ptr %.953, align 8
  %.957 = getelementptr i64, ptr %.209, i64 %_look_up_v163_way.7.0
  store i64 0, ptr %.957, align 8
  br label %B480703826922
B480703826922:
  %_look_up_v163_evicted.3.0 = phi i64 [ %_look_up_v163_evicted.4.0, %B480703826834 ], [ -1, %B240351914871 ]
  %_look_up_v163_evicted_dirty.3.0 = phi i64 [ %_look_up_v163_evicted_dirty.4.0, %B480703826834 ], [ 0, %B240351914871 ]
  %_look_up_v163_reserved.3.0 = phi i64 [ %_look_up_v163_reserved.4.0, %B480703826834 ], [ 0, %B240351914871 ]
  %_look_up_v163_way.8.0 = phi i64 [ %_look_up_v163_way.7.0, %B480703826834 ], [ %_look_up_v163__way_in_v170__vphi254_0.2.0430, %B240351914871 ]
  br i1 %spec.select, label %B480703826950, label %B480703826982
B480703826950:
  %.985 = load i64, ptr %.218, align 8
  %.986 = xor i64 %.985, -81985529216486896
  %.988 = mul i64 %_look_up_v163_way.8.0, 1229782938247303441
  %.989 = xor i64 %.986, %.988
  %.990 = add i64 %.989, -1229782938247303441
  %.991 = and i64 %.989, -8608480567731124088
  %.992 = xor i64 %.991, -8608480567731124088
  %.993 = and i64 %.992, %.990
  %.994 = tail call i64 @llvm.cttz.i64(i64 %.993, i1 false)
  %.995 = and i64 %.994, 124
  %.996 = shl i64 -16, %.995
  %.997 = and i64 %.996, %.986
  %notmask440 = shl i64 -1, %.995
  %.999 = xor i64 %notmask440, -1
  %.1000 = and i64 %.986, %.999
  %.1001 = shl i64 %.1000, 4
  %4 = or i64 %.997, %.1001
  %.1003 = or i64 %4, %_look_up_v163_way.8.0
  %.1004 = xor i64 %.1003, -81985529216486896
  store i64 %.1004, ptr %.218, align 8
  br label %B480703827193
B480703826982:
  %.1013 = load i64, ptr %.228, align 8
  %.1014 = icmp eq i64 %.1013, 1
  br i1 %.1014, label %B480703826994, label %B480703827189
B480703826994:
  %.1021 = load i64, ptr %.218, align 8
  %.1036 = ashr i64 %.35, 1
  %.1040 = icmp sgt i64 %.1036, 0
  br i1 %.1040, label %B480703826998, label %B480703827143
B480703826998:
  %_look_up_v163_tree_after_v165_tree.2.0 = phi i64 [ %.1068, %B480703826998 ], [ %.1021, %B480703826994 ]
  %_look_up_v163_tree_after_v165_node.2.0 = phi i64 [ %.1075, %B480703826998 ], [ 1, %B480703826994 ]
  %_look_up_v163_tree_after_v165_half.2.0 = phi i64 [ %.1079, %B480703826998 ], [ %.1036, %B480703826994 ]
  %.1049 = and i64 %_look_up_v163_tree_after_v165_half.2.0, %_look_up_v163_way.8.0
  %.1050.not = icmp ne i64 %.1049, 0
  %spec.select436 = zext i1 %.1050.not to i64
  %.1063 = shl i64 1, %_look_up_v163_tree_after_v165_node.2.0
  %.1065 = or i64 %.1063, %_look_up_v163_tree_after_v165_tree.2.0
  %.1067 = shl i64 %spec.select436, %_look_up_v163_tree_after_v165_node.2.0
  %.1068 = xor i64 %.1067, %.1065
  %.1074 = shl i64 %_look_up_v163_tree_after_v165_node.2.0, 1
  %.1075 = or i64 %.1074, %spec.select436
  %.1079 = lshr i64 %_look_up_v163_tree_after_v165_half.2.0, 1
  %.1082.not = icmp eq i64 %.1079, 0
  br i1 %.1082.not, label %B480703827143, label %B480703826998
B480703827143:
  %_look_up_v163_tree_after_v165_tree.3.1 = phi i64 [ %.1021, %B480703826994 ], [ %.1068, %B480703826998 ]
  store i64 %_look_up_v163_tree_after_v165_tree.3.1, ptr %.218, align 8
  br label %B480703827193
B480703827189:
  %.1107 = getelementptr i8, ptr %arg.S, i64 24
  %.1108 = load i64, ptr %.1107, align 8
  %.1109 = add i64 %.1108, 1
  store i64 %.1109, ptr %.1107, align 8
  %.1119 = getelementptr i8, ptr %.218, i64 8
  %.1123 = getelementptr i64, ptr %.1119, i64 %_look_up_v163_way.8.0
  store i64 %.1109, ptr %.1123, align 8
  br label %B480703827193
B480703827193:
  %.1128 = getelementptr i64, ptr %.200, i64 %_look_up_v163_way.8.0
  %.1129 = load i64, ptr %.1128, align 8
  %.1135 = getelementptr i8, ptr %arg.level, i64 48
  %.1136 = load i64, ptr %.1135, align 8
  %.1162 = and i64 %.1129, %arg.mask
  %.1181.not = icmp eq i64 %arg.write, 0
  br i1 %.1181.not, label %B480703827309, label %B480703827201
B480703827201:
  %.1138 = getelementptr i8, ptr %arg.level, i64 56
  %.1139 = load i64, ptr %.1138, align 8
  %.1198.not = icmp eq i64 %.1139, 0
  %spec.select437 = select i1 %.1198.not, i64 %.1162, i64 %arg.mask
  %.1215 = icmp eq i64 %.1136, 2
  %.1223 = shl i64 %spec.select437, 32
  %.1225 = select i1 %.1215, i64 %.1223, i64 0
  %.1219 = select i1 %.1215, i64 %spec.select437, i64 0
  %5 = or i64 %.1129, %.1225
  %.1245455 = or i64 %5, %spec.select437
  %.1259456 = icmp slt i64 %.1136, 1
  %.1268457 = xor i64 %arg.mask, -1
  %_look_up_v163_sectors_after_v164_held.2.0458 = select i1 %.1259456, i64 0, i64 %.1162
  %.1272459 = select i1 %.1259456, i64 %.1268457, i64 -1
  %_look_up_v163_sectors_after_v164_word_1.2.0460 = and i64 %.1245455, %.1272459
  %6 = xor i64 %.1129, -1
  %7 = and i64 %_look_up_v163_sectors_after_v164_word_1.2.0460, %6
  %.1322 = lshr i64 %7, 32
  %.1324 = tail call i64 @llvm.ctpop.i64(i64 %.1322)
  %.1345 = and i64 %_look_up_v163_sectors_after_v164_word_1.2.0460, 4294967295
  %.1346 = icmp eq i64 %.1345, 0
  %or.cond = select i1 %.1259456, i1 %.1346, i1 false
  br i1 %or.cond, label %B480703827473, label %B480703827525
B480703827309:
  %.1245 = or i64 %.1129, %arg.mask
  %.1259 = icmp slt i64 %.1136, 0
  %.1268 = xor i64 %arg.mask, -1
  %_look_up_v163_sectors_after_v164_held.2.0 = select i1 %.1259, i64 0, i64 %.1162
  %.1272 = select i1 %.1259, i64 %.1268, i64 -1
  %_look_up_v163_sectors_after_v164_word_1.2.0 = and i64 %.1272, %.1245
  br label %B480703827525
B480703827473:
  %.1355 = getelementptr i64, ptr %.192, i64 %_look_up_v163_way.8.0
  store i64 -1, ptr %.1355, align 8
  br label %B480703827525
B480703827525:
  %_look_up_v163_sectors_after_v164_word_1.2.0467 = phi i64 [ %_look_up_v163_sectors_after_v164_word_1.2.0460, %B480703827473 ], [ %_look_up_v163_sectors_after_v164_word_1.2.0, %B480703827309 ], [ %_look_up_v163_sectors_after_v164_word_1.2.0460, %B480703827201 ]
  %_look_up_v163_sectors_after_v164_held.2.0465 = phi i64 [ %_look_up_v163_sectors_after_v164_held.2.0458, %B480703827473 ], [ %_look_up_v163_sectors_after_v164_held.2.0, %B480703827309 ], [ %_look_up_v163_sectors_after_v164_held.2.0458, %B480703827201 ]
  %.1219.pn = phi i64 [ %.1219, %B480703827473 ], [ %.1162, %B480703827309 ], [ %.1219, %B480703827201 ]
  %_look_up_v163_new_dirty.3.0 = phi i64 [ %.1324, %B480703827473 ], [ 0, %B480703827309 ], [ %.1324, %B480703827201 ]
  %_look_up_v163_sectors_after_v164_missing.3.0462 = xor i64 %.1219.pn, %arg.mask
  %sunkaddr34 = shl i64 %_look_up_v163_way.8.0, 3
  %sunkaddr35 = getelementptr i8, ptr %.200, i64 %sunkaddr34
  store i64 %_look_up_v163_sectors_after_v164_word_1.2.0467, ptr %sunkaddr35, align 8
  %.1418 = add i64 %_look_up_v163_way.8.0, %.207
  br label %B480703827527
B480703827527:
  %_look_up_v163_evicted.2.1 = phi i64 [ %_look_up_v163_evicted.3.0, %B480703827525 ], [ -1, %B240351914785 ]
  %_look_up_v163_evicted_dirty.2.1 = phi i64 [ %_look_up_v163_evicted_dirty.3.0, %B480703827525 ], [ 0, %B240351914785 ]
  %_look_up_v163_new_dirty.2.1 = phi i64 [ %_look_up_v163_new_dirty.3.0, %B480703827525 ], [ 0, %B240351914785 ]
  %_look_up_v163_reserved.2.1 = phi i64 [ %_look_up_v163_reserved.3.0, %B480703827525 ], [ 0, %B240351914785 ]
  %_look_up_v163_held.2.1 = phi i64 [ %_look_up_v163_sectors_after_v164_held.2.0465, %B480703827525 ], [ 0, %B240351914785 ]
  %_look_up_v163_missing.2.1 = phi i64 [ %_look_up_v163_sectors_after_v164_missing.3.0462, %B480703827525 ], [ %arg.mask, %B240351914785 ]
  %_look_up_v163_at.2.1 = phi i64 [ %.1418, %B480703827525 ], [ -1, %B240351914785 ]
  %.1496 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %_look_up_v163_evicted.2.1, ptr %.1496, align 8
  %.1499 = getelementptr i8, ptr %arg.S, i64 48
  store i64 %_look_up_v163_evicted_dirty.2.1, ptr %.1499, align 8
  %.1502 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %_look_up_v163_new_dirty.2.1, ptr %.1502, align 8
  %.1505 = getelementptr i8, ptr %arg.S, i64 80
  store i64 %_look_up_v163_reserved.2.1, ptr %.1505, align 8
  store i64 %_look_up_v163_held.2.1, ptr %retptr, align 8
  %retptr.repack441 = getelementptr i8, ptr %retptr, i64 8
  store i64 %_look_up_v163_missing.2.1, ptr %retptr.repack441, align 8
  %retptr.repack443 = getelementptr i8, ptr %retptr, i64 16
  store i64 %_look_up_v163_at.2.1, ptr %retptr.repack443, align 8
  ret void
B240351914233.else:
  %.138 = icmp ne i64 %.96, -9223372036854775808
  %.139 = icmp ne i64 %.47, -1
  %.140.not = or i1 %.139, %.138
  br i1 %.140.not, label %B240351914233.else.if, label %B240351914237
B240351914233.else.if:
  %8 = or i64 %.96, %.47
  %9 = icmp ult i64 %8, 4294967296
  br i1 %9, label %10, label %15
10:
  %11 = trunc i64 %.47 to i32
  %12 = trunc i64 %.96 to i32
  %13 = urem i32 %12, %11
  %14 = zext i32 %13 to i64
  br label %17
15:
  %16 = srem i64 %.96, %.47
  br label %17
17:
  %18 = phi i64 [ %14, %10 ], [ %16, %15 ]
  %.145 = xor i64 %18, %.47
  %.146 = icmp slt i64 %.145, 0
  %.147 = icmp ne i64 %18, 0
  %.148 = and i1 %.147, %.146
  %.155 = select i1 %.148, i64 %.47, i64 0
  %spec.select438 = add i64 %.155, %18
  br label %B240351914237
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
define internal fastcc void @f12(ptr %retptr, ptr %arg.S, i64 %arg.level.24.val, i64 %arg.level.64.val, i64 %arg.block)  {
B0:
  %.25 = icmp eq i64 %arg.level.64.val, 0
  %0 = getelementptr i64, ptr %arg.S, i64 %arg.block
  %.idx = mul i64 %arg.level.24.val, 24
  %1 = getelementptr i8, ptr %0, i64 %.idx
  br i1 %.25, label %B54.endif, label %B184
B138:
  %lsr.iv3 = phi i64 [ %lsr.iv.next4, %B138 ], [ 2, %B138.preheader.new ]
  %way.3.0105 = phi i64 [ %spec.select.3, %B138 ], [ 0, %B138.preheader.new ]
  %2 = add i64 %lsr.iv3, -1
  %3 = shl i64 %lsr.iv3, 3
  %scevgep9 = getelementptr i8, ptr %scevgep5, i64 %3
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -16
  %.181 = load i64, ptr %scevgep10, align 8
  %.184 = getelementptr i64, ptr %.43, i64 %way.3.0105
  %.185 = load i64, ptr %.184, align 8
  %.188 = icmp slt i64 %.181, %.185
  %spec.select = select i1 %.188, i64 %2, i64 %way.3.0105
  %scevgep7 = getelementptr i8, ptr %scevgep9, i64 -8
  %.181.1 = load i64, ptr %scevgep7, align 8
  %.184.1 = getelementptr i64, ptr %.43, i64 %spec.select
  %.185.1 = load i64, ptr %.184.1, align 8
  %.188.1 = icmp slt i64 %.181.1, %.185.1
  %spec.select.1 = select i1 %.188.1, i64 %lsr.iv3, i64 %spec.select
  %.181.2 = load i64, ptr %scevgep9, align 8
  %.184.2 = getelementptr i64, ptr %.43, i64 %spec.select.1
  %.185.2 = load i64, ptr %.184.2, align 8
  %.188.2 = icmp slt i64 %.181.2, %.185.2
  %4 = or i64 %lsr.iv3, 1
  %spec.select.2 = select i1 %.188.2, i64 %4, i64 %spec.select.1
  %scevgep3 = getelementptr i8, ptr %scevgep9, i64 8
  %.181.3 = load i64, ptr %scevgep3, align 8
  %.184.3 = getelementptr i64, ptr %.43, i64 %spec.select.2
  %.185.3 = load i64, ptr %.184.3, align 8
  %.188.3 = icmp slt i64 %.181.3, %.185.3
  %5 = add i64 %lsr.iv3, 2
  %spec.select.3 = select i1 %.188.3, i64 %5, i64 %spec.select.2
  %lsr.iv.next4 = add i64 %lsr.iv3, 4
  %6 = sub i64 %lsr.iv.next4, %unroll_iter
  %niter.ncmp.3 = icmp eq i64 %6, 2
  br i1 %niter.ncmp.3, label %B240351912706.loopexit.unr-lcssa, label %B138
B184:
  %.234 = load i64, ptr %1, align 8
  %.236 = getelementptr i8, ptr %arg.S, i64 32
  %.237 = load i64, ptr %.236, align 8
  %.250 = icmp eq i64 %arg.level.64.val, 1
  br i1 %.250, label %B308, label %B240351912665
B308:
  %.272 = icmp sgt i64 %arg.level.24.val, 1
  br i1 %.272, label %B120175956380, label %B120175956416
B120175956380:
  %way_to_replace_v153_tree_way_v155_node.2.0 = phi i64 [ %.280, %B120175956380 ], [ 1, %B308 ]
  %.275 = shl i64 %way_to_replace_v153_tree_way_v155_node.2.0, 1
  %.27899 = lshr i64 %.234, %way_to_replace_v153_tree_way_v155_node.2.0
  %.279 = and i64 %.27899, 1
  %.280 = or i64 %.279, %.275
  %.286 = icmp slt i64 %.280, %arg.level.24.val
  br i1 %.286, label %B120175956380, label %B120175956416
B120175956416:
  %way_to_replace_v153_tree_way_v155_node.3.1 = phi i64 [ 1, %B308 ], [ %.280, %B120175956380 ]
  %.294 = sub i64 %way_to_replace_v153_tree_way_v155_node.3.1, %arg.level.24.val
  br label %B240351912705
B240351912665:
  %.314 = mul i64 %.237, 1103515245
  %.315 = add i64 %.314, 12345
  %.316 = and i64 %.315, 2147483647
  %.321 = icmp eq i64 %arg.level.24.val, 0
  br i1 %.321, label %B240351912705, label %B240351912665.else.if
B240351912705:
  %"$280call.18.2.sroa.8.0" = phi i64 [ %.237, %B120175956416 ], [ %.316, %22 ], [ %.316, %B240351912665 ]
  %"$280call.18.2.sroa.0.0" = phi i64 [ %.294, %B120175956416 ], [ %spec.select98, %22 ], [ 0, %B240351912665 ]
  store i64 %"$280call.18.2.sroa.8.0", ptr %.236, align 8
  br label %B240351912706
B240351912706.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %7 = or i64 %unroll_iter, 1
  br i1 %lcmp.mod.not, label %B240351912706, label %B138.epil.preheader
B138.epil.preheader:
  %way.3.0105.epil.ph = phi i64 [ %spec.select.3, %B240351912706.loopexit.unr-lcssa ], [ 0, %B138.preheader ]
  %.139101103.epil.ph = phi i64 [ %7, %B240351912706.loopexit.unr-lcssa ], [ 1, %B138.preheader ]
  br label %B138.epil
B138.epil:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B138.epil ], [ %xtraiter, %B138.epil.preheader ]
  %way.3.0105.epil = phi i64 [ %spec.select.epil, %B138.epil ], [ %way.3.0105.epil.ph, %B138.epil.preheader ]
  %.139101103.epil = phi i64 [ %.146.epil, %B138.epil ], [ %.139101103.epil.ph, %B138.epil.preheader ]
  %.146.epil = add i64 %.139101103.epil, 1
  %8 = shl i64 %.139101103.epil, 3
  %scevgep = getelementptr i8, ptr %.43, i64 %8
  %.181.epil = load i64, ptr %scevgep, align 8
  %.184.epil = getelementptr i64, ptr %.43, i64 %way.3.0105.epil
  %.185.epil = load i64, ptr %.184.epil, align 8
  %.188.epil = icmp slt i64 %.181.epil, %.185.epil
  %spec.select.epil = select i1 %.188.epil, i64 %.139101103.epil, i64 %way.3.0105.epil
  %lsr.iv.next = add i64 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B240351912706, label %B138.epil
B240351912706:
  %way.5.0 = phi i64 [ %"$280call.18.2.sroa.0.0", %B240351912705 ], [ 0, %B54.endif ], [ %spec.select.3, %B240351912706.loopexit.unr-lcssa ], [ %spec.select.epil, %B138.epil ]
  store i64 %way.5.0, ptr %retptr, align 8
  ret void
B54.endif:
  %.43 = getelementptr i8, ptr %1, i64 8
  %.88 = add i64 %arg.level.24.val, -1
  %.133102.not = icmp slt i64 %.88, 1
  br i1 %.133102.not, label %B240351912706, label %B138.preheader
B138.preheader:
  %9 = add i64 %arg.level.24.val, -2
  %xtraiter = and i64 %.88, 3
  %10 = icmp ult i64 %9, 3
  br i1 %10, label %B138.epil.preheader, label %B138.preheader.new
B138.preheader.new:
  %unroll_iter = and i64 %.88, 9223372036854775804
  %11 = shl i64 %arg.block, 3
  %12 = getelementptr i8, ptr %arg.S, i64 %.idx
  %13 = getelementptr i8, ptr %12, i64 %11
  %scevgep5 = getelementptr i8, ptr %13, i64 16
  br label %B138
B240351912665.else.if:
  %.317 = lshr i64 %.316, 16
  %14 = icmp ult i64 %arg.level.24.val, 4294967296
  br i1 %14, label %15, label %20
15:
  %16 = trunc i64 %arg.level.24.val to i32
  %17 = trunc i64 %.317 to i32
  %18 = urem i32 %17, %16
  %19 = zext i32 %18 to i64
  br label %22
20:
  %21 = srem i64 %.317, %arg.level.24.val
  br label %22
22:
  %23 = phi i64 [ %19, %15 ], [ %21, %20 ]
  %.341.not = icmp eq i64 %23, 0
  %24 = tail call i64 @llvm.smin.i64(i64 %arg.level.24.val, i64 0)
  %.349 = select i1 %.341.not, i64 0, i64 %24
  %spec.select98 = add i64 %.349, %23
  br label %B240351912705
}
define internal fastcc void @f13(ptr %retptr, ptr %arg.S, i64 %arg.level.24.val, i64 %arg.level.64.val, i64 %arg.block, i64 %arg.t)  {
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
  br i1 %.119, label %B302, label %B532.endif
B302:
  %lsr.iv44 = phi i64 [ %3, %B338 ], [ %.99, %B298 ]
  %3 = add i64 %lsr.iv44, -4
  %.136 = ashr i64 %.94, %3
  %.137 = and i64 %.136, 15
  %.143 = getelementptr i64, ptr %.27, i64 %.137
  %.144 = load i64, ptr %.143, align 8
  %.146.not = icmp sgt i64 %.144, %arg.t
  br i1 %.146.not, label %B338, label %B240351912774
B338:
  %.181 = icmp sgt i64 %3, 3
  br i1 %.181, label %B302, label %B532.endif
B408:
  %free.7.1211 = phi i64 [ -1, %B408.preheader.new ], [ %free.8.1.3, %B408 ]
  %.310207209 = phi i64 [ 0, %B408.preheader.new ], [ %8, %B408 ]
  %4 = shl i64 %.310207209, 3
  %scevgep63 = getelementptr i8, ptr %scevgep57, i64 %4
  %scevgep64 = getelementptr i8, ptr %scevgep63, i64 -24
  %.354 = load i64, ptr %scevgep64, align 8
  %.356.not = icmp sgt i64 %.354, %arg.t
  %.361 = icmp slt i64 %free.7.1211, 0
  %.310207209.free.7.1211 = select i1 %.361, i64 %.310207209, i64 %free.7.1211
  %free.8.1 = select i1 %.356.not, i64 %free.7.1211, i64 %.310207209.free.7.1211
  %scevgep28 = getelementptr i8, ptr %scevgep63, i64 -16
  %.354.1 = load i64, ptr %scevgep28, align 8
  %.356.not.1 = icmp sgt i64 %.354.1, %arg.t
  %.361.1 = icmp slt i64 %free.8.1, 0
  %5 = or i64 %.310207209, 1
  %.310207209.free.7.1211.1 = select i1 %.361.1, i64 %5, i64 %free.8.1
  %free.8.1.1 = select i1 %.356.not.1, i64 %free.8.1, i64 %.310207209.free.7.1211.1
  %scevgep26 = getelementptr i8, ptr %scevgep63, i64 -8
  %.354.2 = load i64, ptr %scevgep26, align 8
  %.356.not.2 = icmp sgt i64 %.354.2, %arg.t
  %.361.2 = icmp slt i64 %free.8.1.1, 0
  %6 = or i64 %.310207209, 2
  %.310207209.free.7.1211.2 = select i1 %.361.2, i64 %6, i64 %free.8.1.1
  %free.8.1.2 = select i1 %.356.not.2, i64 %free.8.1.1, i64 %.310207209.free.7.1211.2
  %.354.3 = load i64, ptr %scevgep63, align 8
  %.356.not.3 = icmp sgt i64 %.354.3, %arg.t
  %.361.3 = icmp slt i64 %free.8.1.2, 0
  %7 = or i64 %.310207209, 3
  %.310207209.free.7.1211.3 = select i1 %.361.3, i64 %7, i64 %free.8.1.2
  %free.8.1.3 = select i1 %.356.not.3, i64 %free.8.1.2, i64 %.310207209.free.7.1211.3
  %8 = add i64 %.310207209, 4
  %niter.ncmp.3 = icmp eq i64 %8, %unroll_iter
  br i1 %niter.ncmp.3, label %B530.loopexit18.unr-lcssa, label %B408
B530.loopexit.unr-lcssa:
  %9 = and i64 %arg.level.24.val, 1
  %lcmp.mod23.not = icmp eq i64 %9, 0
  br i1 %lcmp.mod23.not, label %B530, label %B408.us.epil.preheader
B408.us.epil.preheader:
  %.353.us.epil = getelementptr i64, ptr %.27, i64 %unroll_iter26
  %.354.us.epil = load i64, ptr %.353.us.epil, align 8
  %.356.not.us.epil = icmp sgt i64 %.354.us.epil, %arg.t
  br i1 %.356.not.us.epil, label %B530, label %B440.us.epil
B440.us.epil:
  %.361.us.epil = icmp slt i64 %free.8.1.us.1, 0
  br i1 %.361.us.epil, label %B530.thread, label %B476.us.epil
B476.us.epil:
  %.376.us.epil = getelementptr i64, ptr %.37, i64 %unroll_iter26
  %.377.us.epil = load i64, ptr %.376.us.epil, align 8
  %.380.us.epil = getelementptr i64, ptr %.37, i64 %free.8.1.us.1
  %.381.us.epil = load i64, ptr %.380.us.epil, align 8
  %.384.us.epil = icmp slt i64 %.377.us.epil, %.381.us.epil
  br i1 %.384.us.epil, label %B530.thread, label %B240351912774
B530.loopexit18.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B530, label %B408.epil.preheader
B408.epil.preheader:
  %free.7.1211.epil.ph = phi i64 [ %free.8.1.3, %B530.loopexit18.unr-lcssa ], [ -1, %B408.preheader ]
  %.310207209.epil.ph = phi i64 [ %unroll_iter, %B530.loopexit18.unr-lcssa ], [ 0, %B408.preheader ]
  br label %B408.epil
B408.epil:
  %lsr.iv55 = phi i64 [ %lsr.iv.next56, %B408.epil ], [ %xtraiter, %B408.epil.preheader ]
  %free.7.1211.epil = phi i64 [ %free.8.1.epil, %B408.epil ], [ %free.7.1211.epil.ph, %B408.epil.preheader ]
  %.310207209.epil = phi i64 [ %.317.epil, %B408.epil ], [ %.310207209.epil.ph, %B408.epil.preheader ]
  %.317.epil = add i64 %.310207209.epil, 1
  %10 = shl i64 %.310207209.epil, 3
  %scevgep54 = getelementptr i8, ptr %.27, i64 %10
  %.354.epil = load i64, ptr %scevgep54, align 8
  %.356.not.epil = icmp sgt i64 %.354.epil, %arg.t
  %.361.epil = icmp slt i64 %free.7.1211.epil, 0
  %.310207209.free.7.1211.epil = select i1 %.361.epil, i64 %.310207209.epil, i64 %free.7.1211.epil
  %free.8.1.epil = select i1 %.356.not.epil, i64 %free.7.1211.epil, i64 %.310207209.free.7.1211.epil
  %lsr.iv.next56 = add i64 %lsr.iv55, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next56, 0
  br i1 %epil.iter.cmp.not, label %B530, label %B408.epil
B530.thread:
  br label %B240351912774
B530:
  %free.7.1.lcssa = phi i64 [ %free.8.1.us.1, %B408.us.epil.preheader ], [ %free.8.1.us.1, %B530.loopexit.unr-lcssa ], [ %free.8.1.3, %B530.loopexit18.unr-lcssa ], [ %free.8.1.epil, %B408.epil ]
  %.419 = icmp slt i64 %free.7.1.lcssa, 0
  br i1 %.419, label %B532.endif, label %B240351912774
B574:
  %free.11.1221 = phi i64 [ 0, %B574.preheader.new ], [ %spec.select.3, %B574 ]
  %.519217219 = phi i64 [ 1, %B574.preheader.new ], [ %15, %B574 ]
  %11 = shl i64 %.519217219, 3
  %scevgep41 = getelementptr i8, ptr %.27, i64 %11
  %.563 = load i64, ptr %scevgep41, align 8
  %.566 = getelementptr i64, ptr %.27, i64 %free.11.1221
  %.567 = load i64, ptr %.566, align 8
  %.570 = icmp slt i64 %.563, %.567
  %spec.select = select i1 %.570, i64 %.519217219, i64 %free.11.1221
  %scevgep21 = getelementptr i8, ptr %scevgep41, i64 8
  %.563.1 = load i64, ptr %scevgep21, align 8
  %.566.1 = getelementptr i64, ptr %.27, i64 %spec.select
  %.567.1 = load i64, ptr %.566.1, align 8
  %.570.1 = icmp slt i64 %.563.1, %.567.1
  %12 = add i64 %.519217219, 1
  %spec.select.1 = select i1 %.570.1, i64 %12, i64 %spec.select
  %scevgep19 = getelementptr i8, ptr %scevgep41, i64 16
  %.563.2 = load i64, ptr %scevgep19, align 8
  %.566.2 = getelementptr i64, ptr %.27, i64 %spec.select.1
  %.567.2 = load i64, ptr %.566.2, align 8
  %.570.2 = icmp slt i64 %.563.2, %.567.2
  %13 = add i64 %.519217219, 2
  %spec.select.2 = select i1 %.570.2, i64 %13, i64 %spec.select.1
  %scevgep16 = getelementptr i8, ptr %scevgep41, i64 24
  %.563.3 = load i64, ptr %scevgep16, align 8
  %.566.3 = getelementptr i64, ptr %.27, i64 %spec.select.2
  %.567.3 = load i64, ptr %.566.3, align 8
  %.570.3 = icmp slt i64 %.563.3, %.567.3
  %14 = add i64 %.519217219, 3
  %spec.select.3 = select i1 %.570.3, i64 %14, i64 %spec.select.2
  %niter34.ncmp.3 = icmp eq i64 %14, %unroll_iter33
  %15 = add i64 %.519217219, 4
  br i1 %niter34.ncmp.3, label %B240351912774.loopexit.unr-lcssa, label %B574
B240351912774.loopexit.unr-lcssa:
  %16 = or i64 %unroll_iter33, 1
  %lcmp.mod30.not = icmp eq i64 %xtraiter28, 0
  br i1 %lcmp.mod30.not, label %B240351912774, label %B574.epil.preheader
B574.epil.preheader:
  %free.11.1221.epil.ph = phi i64 [ %spec.select.3, %B240351912774.loopexit.unr-lcssa ], [ 0, %B574.preheader ]
  %.519217219.epil.ph = phi i64 [ %16, %B240351912774.loopexit.unr-lcssa ], [ 1, %B574.preheader ]
  br label %B574.epil
B574.epil:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B574.epil ], [ %xtraiter28, %B574.epil.preheader ]
  %free.11.1221.epil = phi i64 [ %spec.select.epil, %B574.epil ], [ %free.11.1221.epil.ph, %B574.epil.preheader ]
  %.519217219.epil = phi i64 [ %.526.epil, %B574.epil ], [ %.519217219.epil.ph, %B574.epil.preheader ]
  %.526.epil = add i64 %.519217219.epil, 1
  %17 = shl i64 %.519217219.epil, 3
  %scevgep = getelementptr i8, ptr %.27, i64 %17
  %.563.epil = load i64, ptr %scevgep, align 8
  %.566.epil = getelementptr i64, ptr %.27, i64 %free.11.1221.epil
  %.567.epil = load i64, ptr %.566.epil, align 8
  %.570.epil = icmp slt i64 %.563.epil, %.567.epil
  %spec.select.epil = select i1 %.570.epil, i64 %.519217219.epil, i64 %free.11.1221.epil
  %lsr.iv.next = add i64 %lsr.iv, -1
  %epil.iter29.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter29.cmp.not, label %B240351912774, label %B574.epil
B240351912774:
  %free.13.0 = phi i64 [ %free.8.1.us.1, %B476.us.epil ], [ %free.7.1.lcssa, %B530 ], [ 0, %B532.endif ], [ %spec.select.3, %B240351912774.loopexit.unr-lcssa ], [ 0, %B408.us.preheader ], [ %unroll_iter26, %B530.thread ], [ %spec.select.epil, %B574.epil ], [ %.137, %B302 ]
  store i64 %free.13.0, ptr %retptr, align 8
  ret void
B370.endif:
  %.304208.not = icmp slt i64 %arg.level.24.val, 1
  br i1 %.304208.not, label %B532.endif, label %B408.lr.ph
B408.lr.ph:
  br i1 %.52, label %B408.us.preheader, label %B408.preheader
B408.preheader:
  %xtraiter = and i64 %arg.level.24.val, 3
  %18 = icmp ult i64 %arg.level.24.val, 4
  br i1 %18, label %B408.epil.preheader, label %B408.preheader.new
B408.preheader.new:
  %unroll_iter = and i64 %arg.level.24.val, 9223372036854775804
  %19 = shl i64 %arg.block, 3
  %20 = getelementptr i8, ptr %arg.S, i64 %.27.idx
  %21 = getelementptr i8, ptr %20, i64 %19
  %scevgep57 = getelementptr i8, ptr %21, i64 24
  br label %B408
B408.us.preheader:
  %22 = icmp eq i64 %arg.level.24.val, 1
  br i1 %22, label %B240351912774, label %B408.us.preheader.new
B408.us.preheader.new:
  %unroll_iter26 = and i64 %arg.level.24.val, 9223372036854775806
  %23 = shl i64 %arg.block, 3
  %24 = getelementptr i8, ptr %arg.S, i64 %.27.idx
  %25 = getelementptr i8, ptr %24, i64 %23
  %scevgep46 = getelementptr i8, ptr %25, i64 8
  %26 = getelementptr i8, ptr %1, i64 %23
  %scevgep50 = getelementptr i8, ptr %26, i64 16
  br label %B408.us
B408.us:
  %free.7.1211.us = phi i64 [ -1, %B408.us.preheader.new ], [ %free.8.1.us.1, %B494.us.1 ]
  %.310207209.us = phi i64 [ 0, %B408.us.preheader.new ], [ %.317.us.1, %B494.us.1 ]
  %27 = or i64 %.310207209.us, 1
  %28 = shl i64 %.310207209.us, 3
  %scevgep48 = getelementptr i8, ptr %scevgep46, i64 %28
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 -8
  %.354.us = load i64, ptr %scevgep49, align 8
  %.356.not.us = icmp sgt i64 %.354.us, %arg.t
  br i1 %.356.not.us, label %B494.us, label %B440.us
B440.us:
  %.361.us = icmp slt i64 %free.7.1211.us, 0
  br i1 %.361.us, label %B482.us, label %B476.us
B476.us:
  %scevgep22 = getelementptr i8, ptr %scevgep50, i64 %28
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.377.us = load i64, ptr %scevgep23, align 8
  %.380.us = getelementptr i64, ptr %.37, i64 %free.7.1211.us
  %.381.us = load i64, ptr %.380.us, align 8
  %.384.us = icmp slt i64 %.377.us, %.381.us
  br i1 %.384.us, label %B482.us, label %B494.us
B482.us:
  br label %B494.us
B494.us:
  %free.8.1.us = phi i64 [ %.310207209.us, %B482.us ], [ %free.7.1211.us, %B476.us ], [ %free.7.1211.us, %B408.us ]
  %.317.us.1 = add i64 %.310207209.us, 2
  %.354.us.1 = load i64, ptr %scevgep48, align 8
  %.356.not.us.1 = icmp sgt i64 %.354.us.1, %arg.t
  br i1 %.356.not.us.1, label %B494.us.1, label %B440.us.1
B440.us.1:
  %.361.us.1 = icmp slt i64 %free.8.1.us, 0
  br i1 %.361.us.1, label %B482.us.1, label %B476.us.1
B476.us.1:
  %scevgep24 = getelementptr i8, ptr %scevgep50, i64 %28
  %.377.us.1 = load i64, ptr %scevgep24, align 8
  %.380.us.1 = getelementptr i64, ptr %.37, i64 %free.8.1.us
  %.381.us.1 = load i64, ptr %.380.us.1, align 8
  %.384.us.1 = icmp slt i64 %.377.us.1, %.381.us.1
  br i1 %.384.us.1, label %B482.us.1, label %B494.us.1
B482.us.1:
  br label %B494.us.1
B494.us.1:
  %free.8.1.us.1 = phi i64 [ %27, %B482.us.1 ], [ %free.8.1.us, %B476.us.1 ], [ %free.8.1.us, %B494.us ]
  %niter27.ncmp.1 = icmp eq i64 %unroll_iter26, %.317.us.1
  br i1 %niter27.ncmp.1, label %B530.loopexit.unr-lcssa, label %B408.us
B532.endif:
  %.467 = add i64 %arg.level.24.val, -1
  %.513218.not = icmp slt i64 %.467, 1
  br i1 %.513218.not, label %B240351912774, label %B574.preheader
B574.preheader:
  %29 = add i64 %arg.level.24.val, -2
  %xtraiter28 = and i64 %.467, 3
  %30 = icmp ult i64 %29, 3
  br i1 %30, label %B574.epil.preheader, label %B574.preheader.new
B574.preheader.new:
  %unroll_iter33 = and i64 %.467, 9223372036854775804
  br label %B574
}
define internal fastcc void @f5(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.line, i64 %arg.mask, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.262.i = alloca [3 x i64], align 8
  %.157.i68 = alloca i64, align 8
  %.1056 = alloca i64, align 8
  %arg.write.fr = freeze i64 %arg.write
  store i64 0, ptr %.1056, align 8
  %.1118 = alloca i64, align 8
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
  %.65552 = getelementptr i8, ptr %.36, i64 128
  %.66553 = load i64, ptr %.65552, align 8
  %.67554 = mul i64 %.52, %.66553
  %.69555 = getelementptr i8, ptr %.36, i64 8
  %.70556 = load i64, ptr %.69555, align 8
  %.71557 = ashr i64 %.67554, %.70556
  %.79 = getelementptr i8, ptr %arg.C, i64 88
  %.80 = load i64, ptr %.79, align 8
  %.82 = mul i64 %.71557, %.80
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
  %.40.i21 = phi i64 [ %.70556, %B138 ], [ %.70, %B166 ]
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
  %_look_up_v144_set_of_v149_line.2.0 = phi i64 [ %.367, %B680 ], [ %arg.line, %B208.endif.endif.endif ]
  %_look_up_v144_set_of_v149_fold.2.0 = phi i64 [ %.374, %B680 ], [ %.357, %B208.endif.endif.endif ]
  %.365 = ashr i64 %_look_up_v144_set_of_v149_line.2.0, %_look_up_v144_set_of_v149_fold.2.0
  %.367 = xor i64 %.365, %_look_up_v144_set_of_v149_line.2.0
  %.374 = shl i64 %_look_up_v144_set_of_v149_fold.2.0, 1
  %.377 = icmp slt i64 %_look_up_v144_set_of_v149_fold.2.0, 32
  br i1 %.377, label %B680, label %B714
B714:
  %_look_up_v144_set_of_v149_line.3.1 = phi i64 [ %arg.line, %B208.endif.endif.endif ], [ %.367, %B680 ]
  %.384 = getelementptr i8, ptr %.36, i64 40
  %.385 = load i64, ptr %.384, align 8
  %.387 = and i64 %.385, %_look_up_v144_set_of_v149_line.3.1
  %.403 = icmp slt i64 %.387, %.338
  br i1 %.403, label %B770, label %B762
B762:
  %.418 = icmp eq i64 %.338, 0
  br i1 %.418, label %B770, label %B762.else
B770:
  %_look_up_v144_set_of_v149__vphi146_0.2.0 = phi i64 [ %.387, %B714 ], [ 0, %B762 ], [ 0, %B762.else ], [ %spec.select584, %36 ]
  %.471 = getelementptr i8, ptr %.36, i64 72
  %.472 = load i64, ptr %.471, align 8
  %.473 = mul i64 %.472, %_look_up_v144_set_of_v149__vphi146_0.2.0
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
  %lsr.iv208 = phi i64 [ %.326, %B822.preheader ], [ %lsr.iv.next209, %B900 ]
  %_look_up_v144__way_in_v151_at.2.0 = phi i64 [ 0, %B822.preheader ], [ %.663, %B900 ]
  %0 = shl i64 %_look_up_v144__way_in_v151_at.2.0, 3
  %scevgep210 = getelementptr i8, ptr %.483, i64 %0
  %.627 = load <8 x i64>, ptr %scevgep210, align 8
  %.630 = icmp eq <8 x i64> %.627, %.629
  %.631 = bitcast <8 x i1> %.630 to i8
  %.632 = zext i8 %.631 to i64
  %.643 = icmp slt i64 %lsr.iv208, 8
  %notmask = shl i64 -1, %lsr.iv208
  %.649 = xor i64 %notmask, -1
  %.651 = select i1 %.643, i64 %.649, i64 255
  %_look_up_v144__way_in_v151_found.3.2 = and i64 %.651, %.632
  %.673 = icmp eq i64 %_look_up_v144__way_in_v151_found.3.2, 0
  br i1 %.673, label %B900, label %B1120
B900:
  %.663 = add i64 %_look_up_v144__way_in_v151_at.2.0, 8
  %lsr.iv.next209 = add i64 %lsr.iv208, -8
  %.688 = icmp slt i64 %.663, %.326
  br i1 %.688, label %B822, label %B1124
B1120:
  %.717 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v144__way_in_v151_found.3.2, i1 true)
  %1 = add i64 %.717, %_look_up_v144__way_in_v151_at.2.0
  %.743 = icmp slt i64 %1, %.326
  br i1 %.743, label %B1126, label %B1124
B1124:
  %_look_up_v144__way_in_v151__vphi254_0.2.0566 = phi i64 [ %1, %B1120 ], [ %.326, %B770 ], [ %.326, %B900 ]
  %.780 = getelementptr i8, ptr %.36, i64 56
  %.781 = load i64, ptr %.780, align 8
  %.783.not = icmp sgt i64 %arg.write.fr, %.781
  br i1 %.783.not, label %B120175955580.thread, label %B1126
B1126:
  %_look_up_v144__way_in_v151__vphi254_0.2.0567 = phi i64 [ %_look_up_v144__way_in_v151__vphi254_0.2.0566, %B1124 ], [ %1, %B1120 ]
  %.823 = icmp eq i64 %_look_up_v144__way_in_v151__vphi254_0.2.0567, %.326
  br i1 %.823, label %B1326, label %B60087978914
B1326:
  br i1 %.611, label %B1358, label %B60087978616
B1358:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1460 ], [ %.326, %B1326 ]
  %_look_up_v144__way_in_v148_at.2.0 = phi i64 [ %.932, %B1460 ], [ 0, %B1326 ]
  %2 = shl i64 %_look_up_v144__way_in_v148_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.483, i64 %2
  %.896 = load <8 x i64>, ptr %scevgep, align 8
  %.899 = icmp eq <8 x i64> %.896, splat (i64 -1)
  %.900 = bitcast <8 x i1> %.899 to i8
  %.901 = zext i8 %.900 to i64
  %.912 = icmp slt i64 %lsr.iv, 8
  %notmask586 = shl i64 -1, %lsr.iv
  %.918 = xor i64 %notmask586, -1
  %.920 = select i1 %.912, i64 %.918, i64 255
  %_look_up_v144__way_in_v148_found.3.2 = and i64 %.920, %.901
  %.942 = icmp eq i64 %_look_up_v144__way_in_v148_found.3.2, 0
  br i1 %.942, label %B1460, label %B60087978612
B1460:
  %.932 = add i64 %_look_up_v144__way_in_v148_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.957 = icmp slt i64 %.932, %.326
  br i1 %.957, label %B1358, label %B60087978616
B60087978612:
  %.986 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v144__way_in_v148_found.3.2, i1 true)
  %3 = add i64 %.986, %_look_up_v144__way_in_v148_at.2.0
  %.1027 = icmp eq i64 %.986, %lsr.iv
  br i1 %.1027, label %B60087978616, label %B60087978910
B60087978616:
  br i1 %spec.select, label %B60087978674, label %B60087978708
B60087978674:
  %.1041 = load i64, ptr %.509, align 8
  %.1042 = xor i64 %.1041, -81985529216486896
  %.1044 = shl i64 %.326, 2
  %.1045 = add i64 %.1044, -4
  %.1046 = ashr i64 %.1042, %.1045
  %.1047 = and i64 %.1046, 15
  br label %B60087978722
B60087978708:
  call fastcc void @f12(ptr %.1056, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475)
  %.1070 = load i64, ptr %.1056, align 8
  br label %B60087978722
B60087978722:
  %_look_up_v144_way.5.0 = phi i64 [ %.1047, %B60087978674 ], [ %.1070, %B60087978708 ]
  %.1092 = getelementptr i8, ptr %.36, i64 144
  %.1093 = load i64, ptr %.1092, align 8
  %.1094.not = icmp eq i64 %.1093, 0
  br i1 %.1094.not, label %B60087978880, label %B60087978746
B60087978746:
  %.1106 = getelementptr i64, ptr %.500, i64 %_look_up_v144_way.5.0
  %.1107 = load i64, ptr %.1106, align 8
  %.1111 = icmp sgt i64 %.1107, %.11.i65
  br i1 %.1111, label %B60087978826, label %B60087978880
B60087978826:
  store i64 0, ptr %.1118, align 8
  call fastcc void @f13(ptr %.1118, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475, i64 %.11.i65)
  %.1132 = load i64, ptr %.1118, align 8
  %.1147 = getelementptr i64, ptr %.500, i64 %.1132
  %.1148 = load i64, ptr %.1147, align 8
  %.11.i66 = tail call i64 @llvm.smax.i64(i64 %.1148, i64 0)
  br label %B60087978880
B60087978880:
  %_look_up_v144_reserved.5.0 = phi i64 [ 0, %B60087978722 ], [ 0, %B60087978746 ], [ %.11.i66, %B60087978826 ]
  %_look_up_v144_way.6.0 = phi i64 [ %_look_up_v144_way.5.0, %B60087978722 ], [ %_look_up_v144_way.5.0, %B60087978746 ], [ %.1132, %B60087978826 ]
  %.1196 = getelementptr i64, ptr %.483, i64 %_look_up_v144_way.6.0
  %.1197 = load i64, ptr %.1196, align 8
  %.1202 = getelementptr i64, ptr %.491, i64 %_look_up_v144_way.6.0
  %.1203 = load i64, ptr %.1202, align 8
  %.1206 = lshr i64 %.1203, 32
  br label %B60087978910
B60087978910:
  %_look_up_v144_evicted.4.0 = phi i64 [ %.1197, %B60087978880 ], [ -1, %B60087978612 ]
  %_look_up_v144_evicted_dirty.4.0 = phi i64 [ %.1206, %B60087978880 ], [ 0, %B60087978612 ]
  %_look_up_v144_reserved.4.0 = phi i64 [ %_look_up_v144_reserved.5.0, %B60087978880 ], [ 0, %B60087978612 ]
  %_look_up_v144_way.7.0 = phi i64 [ %_look_up_v144_way.6.0, %B60087978880 ], [ %3, %B60087978612 ]
  %.1236 = getelementptr i64, ptr %.483, i64 %_look_up_v144_way.7.0
  store i64 %arg.line, ptr %.1236, align 8
  %.1242 = getelementptr i64, ptr %.491, i64 %_look_up_v144_way.7.0
  store i64 0, ptr %.1242, align 8
  %.1246 = getelementptr i64, ptr %.500, i64 %_look_up_v144_way.7.0
  store i64 0, ptr %.1246, align 8
  br label %B60087978914
B60087978914:
  %_look_up_v144_evicted.3.0 = phi i64 [ %_look_up_v144_evicted.4.0, %B60087978910 ], [ -1, %B1126 ]
  %_look_up_v144_evicted_dirty.3.0 = phi i64 [ %_look_up_v144_evicted_dirty.4.0, %B60087978910 ], [ 0, %B1126 ]
  %_look_up_v144_reserved.3.0 = phi i64 [ %_look_up_v144_reserved.4.0, %B60087978910 ], [ 0, %B1126 ]
  %_look_up_v144_way.8.0 = phi i64 [ %_look_up_v144_way.7.0, %B60087978910 ], [ %_look_up_v144__way_in_v151__vphi254_0.2.0567, %B1126 ]
  br i1 %spec.select, label %B60087978998, label %B60087979030
B60087978998:
  %.1274 = load i64, ptr %.509, align 8
  %.1275 = xor i64 %.1274, -81985529216486896
  %.1277 = mul i64 %_look_up_v144_way.8.0, 1229782938247303441
  %.1278 = xor i64 %.1275, %.1277
  %.1279 = add i64 %.1278, -1229782938247303441
  %.1280 = and i64 %.1278, -8608480567731124088
  %.1281 = xor i64 %.1280, -8608480567731124088
  %.1282 = and i64 %.1281, %.1279
  %.1283 = tail call i64 @llvm.cttz.i64(i64 %.1282, i1 false)
  %.1284 = and i64 %.1283, 124
  %.1285 = shl i64 -16, %.1284
  %.1286 = and i64 %.1285, %.1275
  %notmask587 = shl i64 -1, %.1284
  %.1288 = xor i64 %notmask587, -1
  %.1289 = and i64 %.1275, %.1288
  %.1290 = shl i64 %.1289, 4
  %4 = or i64 %.1286, %.1290
  %.1292 = or i64 %4, %_look_up_v144_way.8.0
  %.1293 = xor i64 %.1292, -81985529216486896
  store i64 %.1293, ptr %.509, align 8
  br label %B120175955335
B60087979030:
  %.1303 = icmp eq i64 %.520, 1
  br i1 %.1303, label %B60087979084, label %B60087979418
B60087979084:
  %.1310 = load i64, ptr %.509, align 8
  %.1325 = ashr i64 %.326, 1
  %.1329 = icmp sgt i64 %.1325, 0
  br i1 %.1329, label %B60087979164, label %B60087979386
B60087979164:
  %_look_up_v144_tree_after_v146_tree.2.0 = phi i64 [ %.1357, %B60087979164 ], [ %.1310, %B60087979084 ]
  %_look_up_v144_tree_after_v146_node.2.0 = phi i64 [ %.1364, %B60087979164 ], [ 1, %B60087979084 ]
  %_look_up_v144_tree_after_v146_half.2.0 = phi i64 [ %.1368, %B60087979164 ], [ %.1325, %B60087979084 ]
  %.1338 = and i64 %_look_up_v144_tree_after_v146_half.2.0, %_look_up_v144_way.8.0
  %.1339.not = icmp ne i64 %.1338, 0
  %spec.select579 = zext i1 %.1339.not to i64
  %.1352 = shl i64 1, %_look_up_v144_tree_after_v146_node.2.0
  %.1354 = or i64 %.1352, %_look_up_v144_tree_after_v146_tree.2.0
  %.1356 = shl i64 %spec.select579, %_look_up_v144_tree_after_v146_node.2.0
  %.1357 = xor i64 %.1356, %.1354
  %.1363 = shl i64 %_look_up_v144_tree_after_v146_node.2.0, 1
  %.1364 = or i64 %.1363, %spec.select579
  %.1368 = lshr i64 %_look_up_v144_tree_after_v146_half.2.0, 1
  %.1371.not = icmp eq i64 %.1368, 0
  br i1 %.1371.not, label %B60087979386, label %B60087979164
B60087979386:
  %_look_up_v144_tree_after_v146_tree.3.1 = phi i64 [ %.1310, %B60087979084 ], [ %.1357, %B60087979164 ]
  store i64 %_look_up_v144_tree_after_v146_tree.3.1, ptr %.509, align 8
  br label %B120175955335
B60087979418:
  %.1396 = getelementptr i8, ptr %arg.S, i64 24
  %.1397 = load i64, ptr %.1396, align 8
  %.1398 = add i64 %.1397, 1
  store i64 %.1398, ptr %.1396, align 8
  %.1408 = getelementptr i8, ptr %.509, i64 8
  %.1412 = getelementptr i64, ptr %.1408, i64 %_look_up_v144_way.8.0
  store i64 %.1398, ptr %.1412, align 8
  br label %B120175955335
B120175955335:
  %.1417 = getelementptr i64, ptr %.491, i64 %_look_up_v144_way.8.0
  %.1418 = load i64, ptr %.1417, align 8
  %.1424 = getelementptr i8, ptr %.36, i64 48
  %.1425 = load i64, ptr %.1424, align 8
  %.1425.fr = freeze i64 %.1425
  %.1451 = and i64 %.1418, %arg.mask
  br i1 %.46.not, label %B120175955417, label %B120175955343
B120175955343:
  %.1427 = getelementptr i8, ptr %.36, i64 56
  %.1428 = load i64, ptr %.1427, align 8
  %.1487.not = icmp eq i64 %.1428, 0
  %spec.select580 = select i1 %.1487.not, i64 %.1451, i64 %arg.mask
  %.1504 = icmp eq i64 %.1425.fr, 2
  %.1512 = shl i64 %spec.select580, 32
  %.1514 = select i1 %.1504, i64 %.1512, i64 0
  %.1508 = select i1 %.1504, i64 %spec.select580, i64 0
  %_look_up_v144_sectors_after_v145_missing.3.0.ph = xor i64 %.1508, %arg.mask
  %5 = or i64 %.1418, %.1514
  %.1534598 = or i64 %5, %spec.select580
  %.1548599 = icmp sgt i64 %arg.write.fr, %.1425.fr
  %.1557600 = xor i64 %arg.mask, -1
  %.1561601 = select i1 %.1548599, i64 %.1557600, i64 -1
  %_look_up_v144_sectors_after_v145_word_1.2.0602 = and i64 %.1534598, %.1561601
  %6 = xor i64 %.1418, -1
  %7 = and i64 %_look_up_v144_sectors_after_v145_word_1.2.0602, %6
  %.1611 = lshr i64 %7, 32
  %.1613 = tail call i64 @llvm.ctpop.i64(i64 %.1611)
  %.1634 = and i64 %_look_up_v144_sectors_after_v145_word_1.2.0602, 4294967295
  %.1635 = icmp eq i64 %.1634, 0
  %or.cond = select i1 %.1548599, i1 %.1635, i1 false
  br i1 %or.cond, label %B120175955580.thread127, label %B120175955580
B120175955417:
  %.1465 = xor i64 %.1451, %arg.mask
  %.1534 = or i64 %.1418, %arg.mask
  %.1548 = icmp slt i64 %.1425.fr, 0
  %.1557 = xor i64 %arg.mask, -1
  %.1561 = select i1 %.1548, i64 %.1557, i64 -1
  %_look_up_v144_sectors_after_v145_word_1.2.0 = and i64 %.1561, %.1534
  %sunkaddr214 = shl i64 %_look_up_v144_way.8.0, 3
  %sunkaddr215 = getelementptr i8, ptr %.491, i64 %sunkaddr214
  store i64 %_look_up_v144_sectors_after_v145_word_1.2.0, ptr %sunkaddr215, align 8
  %.1707140 = add i64 %_look_up_v144_way.8.0, %.498
  %8 = tail call i64 @llvm.ctpop.i64(i64 %.1451)
  br i1 %.1548, label %.thread, label %10
B120175955580.thread127:
  %.1644 = getelementptr i64, ptr %.483, i64 %_look_up_v144_way.8.0
  store i64 -1, ptr %.1644, align 8
  %sunkaddr216 = shl i64 %_look_up_v144_way.8.0, 3
  %sunkaddr217 = getelementptr i8, ptr %.491, i64 %sunkaddr216
  store i64 %_look_up_v144_sectors_after_v145_word_1.2.0602, ptr %sunkaddr217, align 8
  %.1707132 = add i64 %_look_up_v144_way.8.0, %.498
  br label %.thread
B120175955580:
  %sunkaddr218 = shl i64 %_look_up_v144_way.8.0, 3
  %sunkaddr219 = getelementptr i8, ptr %.491, i64 %sunkaddr218
  store i64 %_look_up_v144_sectors_after_v145_word_1.2.0602, ptr %sunkaddr219, align 8
  %.1707 = add i64 %_look_up_v144_way.8.0, %.498
  %9 = tail call i64 @llvm.ctpop.i64(i64 %.1451)
  br i1 %.1548599, label %.thread, label %10
10:
  %.1707138 = phi i64 [ %.1707140, %B120175955417 ], [ %.1707, %B120175955580 ]
  %_look_up_v144_new_dirty.3.0136 = phi i64 [ 0, %B120175955417 ], [ %.1613, %B120175955580 ]
  %_look_up_v144_sectors_after_v145_missing.3.0604134 = phi i64 [ %.1465, %B120175955417 ], [ %_look_up_v144_sectors_after_v145_missing.3.0.ph, %B120175955580 ]
  %11 = phi i64 [ %8, %B120175955417 ], [ %9, %B120175955580 ]
  %sunkaddr63 = getelementptr i8, ptr %.260, i64 32
  %.1808 = load i64, ptr %sunkaddr63, align 8
  %.1810 = add i64 %.1808, %11
  store i64 %.1810, ptr %sunkaddr63, align 8
  %.1816 = icmp eq i64 %11, %.41
  br i1 %.1816, label %B120175955740.thread, label %B120175955680
.thread:
  %.1707139 = phi i64 [ %.1707132, %B120175955580.thread127 ], [ %.1707, %B120175955580 ], [ %.1707140, %B120175955417 ]
  %_look_up_v144_new_dirty.3.0137 = phi i64 [ %.1613, %B120175955580.thread127 ], [ %.1613, %B120175955580 ], [ 0, %B120175955417 ]
  %_look_up_v144_sectors_after_v145_missing.3.0604135 = phi i64 [ %_look_up_v144_sectors_after_v145_missing.3.0.ph, %B120175955580.thread127 ], [ %_look_up_v144_sectors_after_v145_missing.3.0.ph, %B120175955580 ], [ %.1465, %B120175955417 ]
  %.1816148 = icmp eq i64 %arg.mask, 0
  br i1 %.1816148, label %B120175955740.thread, label %B120175955740
B120175955580.thread:
  %.1816619 = icmp eq i64 %arg.mask, 0
  br i1 %.1816619, label %B120175955740.thread, label %B120175955740
B120175955680:
  %.1830.not = icmp eq i64 %11, 0
  br i1 %.1830.not, label %B120175955740, label %B120175955708
B120175955708:
  %.1833 = getelementptr i8, ptr %arg.S, i64 128
  %.1834 = load i64, ptr %.1833, align 8
  %.1843 = icmp eq i64 %arg.mask, 0
  br i1 %.1843, label %B120175955708.endif, label %B120175955708.else.if
B120175955740:
  %_look_up_v144_evicted.2.1623657 = phi i64 [ %_look_up_v144_evicted.3.0, %B120175955680 ], [ %_look_up_v144_evicted.3.0, %B120175955708.endif ], [ -1, %B120175955580.thread ], [ %_look_up_v144_evicted.3.0, %.thread ]
  %_look_up_v144_evicted_dirty.2.1628656 = phi i64 [ %_look_up_v144_evicted_dirty.3.0, %B120175955680 ], [ %_look_up_v144_evicted_dirty.3.0, %B120175955708.endif ], [ 0, %B120175955580.thread ], [ %_look_up_v144_evicted_dirty.3.0, %.thread ]
  %_look_up_v144_new_dirty.2.1631655 = phi i64 [ %_look_up_v144_new_dirty.3.0136, %B120175955680 ], [ %_look_up_v144_new_dirty.3.0136, %B120175955708.endif ], [ 0, %B120175955580.thread ], [ %_look_up_v144_new_dirty.3.0137, %.thread ]
  %_look_up_v144_reserved.2.1634654 = phi i64 [ %_look_up_v144_reserved.3.0, %B120175955680 ], [ %_look_up_v144_reserved.3.0, %B120175955708.endif ], [ 0, %B120175955580.thread ], [ %_look_up_v144_reserved.3.0, %.thread ]
  %_look_up_v144_missing.2.1638653 = phi i64 [ %_look_up_v144_sectors_after_v145_missing.3.0604134, %B120175955680 ], [ %_look_up_v144_sectors_after_v145_missing.3.0604134, %B120175955708.endif ], [ %arg.mask, %B120175955580.thread ], [ %_look_up_v144_sectors_after_v145_missing.3.0604135, %.thread ]
  %_look_up_v144_at.2.1642652 = phi i64 [ %.1707138, %B120175955680 ], [ %.1707138, %B120175955708.endif ], [ -1, %B120175955580.thread ], [ %.1707139, %.thread ]
  br i1 %.46.not, label %B120175955998, label %B120175955810
B120175955740.thread:
  %_look_up_v144_at.2.1643 = phi i64 [ -1, %B120175955580.thread ], [ %.1707138, %10 ], [ %.1707139, %.thread ]
  %_look_up_v144_missing.2.1639 = phi i64 [ 0, %B120175955580.thread ], [ %_look_up_v144_sectors_after_v145_missing.3.0604134, %10 ], [ %_look_up_v144_sectors_after_v145_missing.3.0604135, %.thread ]
  %_look_up_v144_reserved.2.1635 = phi i64 [ 0, %B120175955580.thread ], [ %_look_up_v144_reserved.3.0, %10 ], [ %_look_up_v144_reserved.3.0, %.thread ]
  %_look_up_v144_new_dirty.2.1632 = phi i64 [ 0, %B120175955580.thread ], [ %_look_up_v144_new_dirty.3.0136, %10 ], [ %_look_up_v144_new_dirty.3.0137, %.thread ]
  %_look_up_v144_evicted_dirty.2.1629 = phi i64 [ 0, %B120175955580.thread ], [ %_look_up_v144_evicted_dirty.3.0, %10 ], [ %_look_up_v144_evicted_dirty.3.0, %.thread ]
  %_look_up_v144_evicted.2.1624 = phi i64 [ -1, %B120175955580.thread ], [ %_look_up_v144_evicted.3.0, %10 ], [ %_look_up_v144_evicted.3.0, %.thread ]
  %.1819 = getelementptr i8, ptr %arg.S, i64 128
  %.1820 = load i64, ptr %.1819, align 8
  %.1822 = add i64 %.1820, %arg.size_b
  store i64 %.1822, ptr %.1819, align 8
  br i1 %.46.not, label %B120175955998, label %B120175955810
B120175955810:
  %_look_up_v144_missing.2.1640 = phi i64 [ %_look_up_v144_missing.2.1639, %B120175955740.thread ], [ %_look_up_v144_missing.2.1638653, %B120175955740 ]
  %_look_up_v144_new_dirty.2.1630 = phi i64 [ %_look_up_v144_new_dirty.2.1632, %B120175955740.thread ], [ %_look_up_v144_new_dirty.2.1631655, %B120175955740 ]
  %_look_up_v144_evicted_dirty.2.1626 = phi i64 [ %_look_up_v144_evicted_dirty.2.1629, %B120175955740.thread ], [ %_look_up_v144_evicted_dirty.2.1628656, %B120175955740 ]
  %_look_up_v144_evicted.2.1621 = phi i64 [ %_look_up_v144_evicted.2.1624, %B120175955740.thread ], [ %_look_up_v144_evicted.2.1623657, %B120175955740 ]
  %"$phi802.2.2.0" = phi i64 [ 1, %B120175955740.thread ], [ 0, %B120175955740 ]
  %sunkaddr65 = getelementptr i8, ptr %.260, i64 8
  %.1905577 = load i64, ptr %sunkaddr65, align 8
  %.1932 = add i64 %.1905577, %"$phi802.2.2.0"
  store i64 %.1932, ptr %sunkaddr65, align 8
  %.1943.not = icmp eq i64 %_look_up_v144_missing.2.1640, 0
  br i1 %.1943.not, label %B120175955901, label %B120175955853
B120175955853:
  %.49.i = getelementptr i8, ptr %arg.C, i64 16
  %.50.i = load i64, ptr %.49.i, align 8
  %.52.idx.i = mul i64 %.50.i, 152
  %.52.i = getelementptr i8, ptr %.31, i64 %.52.idx.i
  %.53.i = getelementptr i8, ptr %.52.i, i64 8
  %.54.i = load i64, ptr %.53.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.54.i, i64 %.40.i21)
  %.86.i = shl i64 1, %.11.i.i
  %.131.i = load i64, ptr %.36, align 8
  %.133.i = shl i64 %arg.line, %.131.i
  br label %B142.i
B142.i:
  %mask.2.0.i = phi i64 [ %.123.i, %B354.i ], [ %_look_up_v144_missing.2.1640, %B120175955853 ]
  %.119.i = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i, i1 true)
  %.121.i = add i64 %mask.2.0.i, -1
  %.123.i = and i64 %.121.i, %mask.2.0.i
  %.135.i = shl i64 %.119.i, %.40.i21
  %.136.i = add i64 %.133.i, %.135.i
  %12 = add i64 %.119.i, 1
  %13 = shl i64 %12, %.40.i21
  %.142.i = add i64 %13, %.133.i
  %.147.i = icmp slt i64 %.136.i, %.142.i
  br i1 %.147.i, label %B262.i, label %B354.i
B262.i:
  %byte.2.1.i = phi i64 [ %.216.i, %B262.i ], [ %.136.i, %B142.i ]
  call fastcc void @f14(ptr %.157.i68, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i, i64 %.86.i, i64 1, i64 %.11.i65, i64 0)
  %.216.i = add i64 %byte.2.1.i, %.86.i
  %.220.i = icmp slt i64 %.216.i, %.142.i
  br i1 %.220.i, label %B262.i, label %B354.i
B354.i:
  %.240.not.i = icmp eq i64 %.123.i, 0
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
  br label %B120175955901
B120175955901:
  %.1981.not = icmp eq i64 %_look_up_v144_new_dirty.2.1630, 0
  br i1 %.1981.not, label %B120175956227, label %B120175955947
B120175955947:
  %.1984 = getelementptr i8, ptr %arg.C, i64 80
  %.1985 = load i64, ptr %.1984, align 8
  %.1986 = icmp eq i64 %.1985, 0
  br i1 %.1986, label %B120175955951, label %B120175956227
B120175955951:
  %.2002 = shl i64 %_look_up_v144_new_dirty.2.1630, %.40.i21
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
B36.endif.else.if.i:
  %.1991 = load i64, ptr %.36, align 8
  %.1993 = shl i64 %arg.line, %.1991
  %.71.1.i = lshr i64 %.1993, 7
  %.104.i = lshr i64 %.1993, 22
  %.105.i = xor i64 %.71.1.i, %.104.i
  %.107.i = mul i64 %.105.i, 506952113
  %.108.i = lshr i64 %.107.i, 12
  %.109.i = and i64 %.108.i, 524287
  %.110.i = xor i64 %.109.i, %.107.i
  %.111.i = mul i64 %.110.i, 506952113
  %.112.i = and i64 %.111.i, 2147483647
  %.113.i = lshr i64 %.112.i, 15
  %.114.i = xor i64 %.113.i, %.112.i
  %14 = icmp ult i64 %.60.i, 4294967296
  br i1 %14, label %15, label %20
15:
  %16 = trunc i64 %.60.i to i32
  %17 = trunc i64 %.114.i to i32
  %18 = urem i32 %17, %16
  %19 = zext i32 %18 to i64
  br label %22
20:
  %21 = srem i64 %.114.i, %.60.i
  br label %22
22:
  %23 = phi i64 [ %19, %15 ], [ %21, %20 ]
  %.137.not.i = icmp eq i64 %23, 0
  %24 = tail call i64 @llvm.smin.i64(i64 %.60.i, i64 0)
  %.145.i = select i1 %.137.not.i, i64 0, i64 %24
  %spec.select.i = add i64 %.145.i, %23
  br label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B120175955951 ], [ %spec.select.i, %22 ]
  %.47.i = mul i64 %"$phi36.1.2.0.i", %.2002
  %.52.i5 = add i64 %.47.i, 524288
  %.53.i6 = ashr i64 %.52.i5, 20
  %.156.i = getelementptr i8, ptr %arg.S, i64 8
  %.157.i7 = load i64, ptr %.156.i, align 8
  %.158.i = getelementptr i64, ptr %arg.S, i64 %.157.i7
  %.159.i = getelementptr i64, ptr %.158.i, i64 %rem.1.0.i
  %.160.i = load i64, ptr %.159.i, align 8
  %.163.i = load i64, ptr %.184, align 8
  %.11.i.i9 = tail call i64 @llvm.smax.i64(i64 %.163.i, i64 %.160.i)
  %.199.i = add i64 %.11.i.i9, %.53.i6
  store i64 %.199.i, ptr %.159.i, align 8
  %.207.i = getelementptr i8, ptr %arg.S, i64 88
  %.208.i = load i64, ptr %.207.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.199.i, i64 %.208.i)
  store i64 %.11.i1.i, ptr %.207.i, align 8
  %.244.i = getelementptr i8, ptr %arg.S, i64 96
  %.245.i = load i64, ptr %.244.i, align 8
  %.247.i = add i64 %.245.i, %.53.i6
  store i64 %.247.i, ptr %.244.i, align 8
  %.270.i = getelementptr i8, ptr %arg.S, i64 112
  %.271.i = load i64, ptr %.270.i, align 8
  %.273.i = add i64 %.271.i, %.2002
  store i64 %.273.i, ptr %.270.i, align 8
  br label %B120175956227
B120175955998:
  %_look_up_v144_at.2.1641 = phi i64 [ %_look_up_v144_at.2.1643, %B120175955740.thread ], [ %_look_up_v144_at.2.1642652, %B120175955740 ]
  %_look_up_v144_missing.2.1637 = phi i64 [ %_look_up_v144_missing.2.1639, %B120175955740.thread ], [ %_look_up_v144_missing.2.1638653, %B120175955740 ]
  %_look_up_v144_reserved.2.1633 = phi i64 [ %_look_up_v144_reserved.2.1635, %B120175955740.thread ], [ %_look_up_v144_reserved.2.1634654, %B120175955740 ]
  %_look_up_v144_evicted_dirty.2.1627 = phi i64 [ %_look_up_v144_evicted_dirty.2.1629, %B120175955740.thread ], [ %_look_up_v144_evicted_dirty.2.1628656, %B120175955740 ]
  %_look_up_v144_evicted.2.1622 = phi i64 [ %_look_up_v144_evicted.2.1624, %B120175955740.thread ], [ %_look_up_v144_evicted.2.1623657, %B120175955740 ]
  %.2053 = getelementptr i8, ptr %.36, i64 104
  %.2054 = load i64, ptr %.2053, align 8
  %.2056 = add i64 %.11.i65, %arg.extra
  %.2058 = add i64 %.2056, %.2054
  %.2066 = getelementptr i64, ptr %arg.S, i64 %_look_up_v144_at.2.1641
  %.2074 = load i64, ptr %.2066, align 8
  %.2079 = icmp eq i64 %_look_up_v144_missing.2.1637, 0
  br i1 %.2079, label %B120175956028, label %B120175956183.endif.endif
B120175956028:
  %sunkaddr70 = getelementptr i8, ptr %.260, i64 8
  %.2095 = load i64, ptr %sunkaddr70, align 8
  %.2096 = add i64 %.2095, 1
  store i64 %.2096, ptr %sunkaddr70, align 8
  %sunkaddr72 = getelementptr i8, ptr %.260, i64 16
  %.2102 = load i64, ptr %sunkaddr72, align 8
  %.2105 = icmp sgt i64 %.2074, %.2058
  %spec.select582 = zext i1 %.2105 to i64
  %.2131 = add i64 %.2102, %spec.select582
  store i64 %.2131, ptr %sunkaddr72, align 8
  br label %B120175956215
B120175956215:
  %fill.2.0 = phi i64 [ %.2074, %B120175956028 ], [ %.11.i120, %_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread ]
  %.11.i11 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.2058)
  br label %B120175956227
B120175956227:
  %_look_up_v144_evicted_dirty.2.1625 = phi i64 [ %_look_up_v144_evicted_dirty.2.1626, %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v144_evicted_dirty.2.1626, %B120175955901 ], [ %_look_up_v144_evicted_dirty.2.1626, %B120175955947 ], [ %_look_up_v144_evicted_dirty.2.1627, %B120175956215 ]
  %_look_up_v144_evicted.2.1620 = phi i64 [ %_look_up_v144_evicted.2.1621, %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v144_evicted.2.1621, %B120175955901 ], [ %_look_up_v144_evicted.2.1621, %B120175955947 ], [ %_look_up_v144_evicted.2.1622, %B120175956215 ]
  %ready.3.0 = phi i64 [ %.11.i65, %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i65, %B120175955901 ], [ %.11.i65, %B120175955947 ], [ %.11.i11, %B120175956215 ]
  %.2349.not = icmp eq i64 %_look_up_v144_evicted_dirty.2.1625, 0
  br i1 %.2349.not, label %B120175956285, label %B120175956231
B120175956231:
  %.2356 = getelementptr i8, ptr %arg.C, i64 16
  %.2357 = load i64, ptr %.2356, align 8
  %.2359.idx = mul i64 %.2357, 152
  %.2359 = getelementptr i8, ptr %.31, i64 %.2359.idx
  %.2360 = getelementptr i8, ptr %.2359, i64 24
  %.2361 = load i64, ptr %.2360, align 8
  %.2362.not = icmp eq i64 %.2361, 0
  br i1 %.2362.not, label %B120175956285, label %B120175956283
B120175956283:
  %sunkaddr75 = getelementptr i8, ptr %.2359, i64 8
  %.54.i27 = load i64, ptr %sunkaddr75, align 8
  %.11.i.i28 = tail call i64 @llvm.smin.i64(i64 %.54.i27, i64 %.40.i21)
  %.86.i29 = shl i64 1, %.11.i.i28
  %.131.i37 = load i64, ptr %.36, align 8
  %.133.i38 = shl i64 %_look_up_v144_evicted.2.1620, %.131.i37
  %.123.i10 = getelementptr i8, ptr %.2359, i64 120
  %.128.i = getelementptr i8, ptr %.2359, i64 128
  %.320.idx.i = mul i64 %.2357, 48
  %invariant.gep = getelementptr i8, ptr %arg.S, i64 %.320.idx.i
  br label %B142.i31
B142.i31:
  %mask.2.0.i32 = phi i64 [ %.123.i36, %B354.i43 ], [ %_look_up_v144_evicted_dirty.2.1625, %B120175956283 ]
  %.119.i34 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i32, i1 true)
  %.121.i35 = add i64 %mask.2.0.i32, -1
  %.123.i36 = and i64 %.121.i35, %mask.2.0.i32
  %.135.i39 = shl i64 %.119.i34, %.40.i21
  %.136.i40 = add i64 %.133.i38, %.135.i39
  %25 = add i64 %.119.i34, 1
  %26 = shl i64 %25, %.40.i21
  %.142.i41 = add i64 %26, %.133.i38
  %.147.i42 = icmp slt i64 %.136.i40, %.142.i41
  br i1 %.147.i42, label %B130.endif.endif.i.preheader, label %B354.i43
B130.endif.endif.i.preheader:
  %.124.i = load i64, ptr %.123.i10, align 8
  %.126.i = getelementptr i64, ptr %arg.S, i64 %.124.i
  %.129.i = load i64, ptr %.128.i, align 8
  %.206.i = load i64, ptr %.2359, align 8
  %.220.i14 = sub i64 %.206.i, %.54.i27
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
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v159B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit
B130.endif.endif.i:
  %byte.2.1.i51 = phi i64 [ %.216.i61, %_ZN7mgpusim6memory5timed13_system_levelB4v159B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit ], [ %.136.i40, %B130.endif.endif.i.preheader ]
  %.134.i = load i64, ptr %.126.i, align 8
  %.137.i = load i64, ptr %.184, align 8
  %.11.i.i12 = tail call i64 @llvm.smax.i64(i64 %.137.i, i64 %.134.i)
  %.167.i = add i64 %.11.i.i12, %.129.i
  store i64 %.167.i, ptr %.126.i, align 8
  %.11.i52.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i12, i64 %.11.i65)
  %.208.i13 = ashr i64 %byte.2.1.i51, %.206.i
  %.213.i = ashr i64 %byte.2.1.i51, %.54.i27
  %.221.i = shl i64 %.208.i13, %.220.i14
  %.222.i = sub i64 %.213.i, %.221.i
  %.224.i = shl i64 1, %.222.i
  call void @llvm.memset.p0.i64(ptr %.262.i, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.262.i, ptr %arg.S, ptr %.2359, i64 0, i64 %.208.i13, i64 %.224.i, i64 1, i64 %.11.i52.i)
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
  br i1 %.349.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v159B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B630.i
_ZN7mgpusim6memory5timed13_system_levelB4v159B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit:
  %.216.i61 = add i64 %byte.2.1.i51, %.86.i29
  %.220.i62 = icmp slt i64 %.216.i61, %.142.i41
  br i1 %.220.i62, label %B130.endif.endif.i, label %B354.i43
B354.i43:
  %.240.not.i45 = icmp eq i64 %.123.i36, 0
  br i1 %.240.not.i45, label %_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit63.thread, label %B142.i31
_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit63.thread:
  br label %B120175956285
B120175956285:
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
  %spec.select583 = add i64 %.171, %.160
  br label %B208.endif.endif.endif
B208.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B208 ], [ 0, %B208.else ], [ %spec.select583, %B208.else.if ]
  %.181 = getelementptr i64, ptr %.133, i64 %rem.0
  %.182 = load i64, ptr %.181, align 8
  %.184 = getelementptr i8, ptr %arg.S, i64 16
  %.185 = load i64, ptr %.184, align 8
  %.11.i64 = tail call i64 @llvm.smax.i64(i64 %.185, i64 %.182)
  %.215 = add i64 %.11.i64, %cost.3.0
  store i64 %.215, ptr %.181, align 8
  %.11.i65 = tail call i64 @llvm.smax.i64(i64 %.11.i64, i64 %arg.t)
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
  %27 = or i64 %.387, %.338
  %28 = icmp ult i64 %27, 4294967296
  br i1 %28, label %29, label %34
29:
  %30 = trunc i64 %.338 to i32
  %31 = trunc i64 %.387 to i32
  %32 = urem i32 %31, %30
  %33 = zext i32 %32 to i64
  br label %36
34:
  %35 = srem i64 %.387, %.338
  br label %36
36:
  %37 = phi i64 [ %33, %29 ], [ %35, %34 ]
  %.436 = xor i64 %37, %.338
  %.437 = icmp slt i64 %.436, 0
  %.438 = icmp ne i64 %37, 0
  %.439 = and i1 %.438, %.437
  %.446 = select i1 %.439, i64 %.338, i64 0
  %spec.select584 = add i64 %.446, %37
  br label %B770
B120175955708.endif:
  %quot.2.0 = phi i64 [ 0, %B120175955708 ], [ %spec.select585, %48 ]
  %.1881 = add i64 %quot.2.0, %.1834
  store i64 %.1881, ptr %.1833, align 8
  br label %B120175955740
B120175955708.else.if:
  %.1837 = mul i64 %11, %arg.size_b
  %38 = icmp ult i64 %.1837, 4294967296
  br i1 %38, label %39, label %44
39:
  %40 = trunc i64 %.41 to i32
  %41 = trunc i64 %.1837 to i32
  %42 = udiv i32 %41, %40
  %43 = zext i32 %42 to i64
  br label %48
44:
  %45 = srem i64 %.1837, %.41
  %46 = sdiv i64 %.1837, %.41
  %47 = ashr i64 %45, 63
  br label %48
48:
  %49 = phi i64 [ %43, %39 ], [ %46, %44 ]
  %.1860.lobit = phi i64 [ 0, %39 ], [ %47, %44 ]
  %spec.select585 = add i64 %.1860.lobit, %49
  br label %B120175955708.endif
B120175956183.endif.endif:
  %.7.i = getelementptr i8, ptr %.36, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %50 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.16.i = load i64, ptr %50, align 8
  %51 = getelementptr i64, ptr %50, i64 %.16.i
  %.18.i = getelementptr i8, ptr %51, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i = tail call i64 @llvm.smax.i64(i64 %_look_up_v144_reserved.2.1633, i64 %.11.i65)
  %.16.i67 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i)
  %.49.i78 = getelementptr i8, ptr %arg.C, i64 16
  %.50.i79 = load i64, ptr %.49.i78, align 8
  %.52.idx.i80 = mul i64 %.50.i79, 152
  %.52.i81 = getelementptr i8, ptr %.31, i64 %.52.idx.i80
  %.53.i82 = getelementptr i8, ptr %.52.i81, i64 8
  %.54.i83 = load i64, ptr %.53.i82, align 8
  %.11.i.i84 = tail call i64 @llvm.smin.i64(i64 %.54.i83, i64 %.40.i21)
  %.86.i85 = shl i64 1, %.11.i.i84
  %.131.i93 = load i64, ptr %.36, align 8
  %.133.i94 = shl i64 %arg.line, %.131.i93
  br label %B142.i87
B142.i87:
  %mask.2.0.i88 = phi i64 [ %.123.i92, %B354.i99 ], [ %_look_up_v144_missing.2.1637, %B120175956183.endif.endif ]
  %ready.3.0.i89 = phi i64 [ %ready.4.2.i100, %B354.i99 ], [ %.16.i67, %B120175956183.endif.endif ]
  %.119.i90 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i88, i1 true)
  %.121.i91 = add i64 %mask.2.0.i88, -1
  %.123.i92 = and i64 %.121.i91, %mask.2.0.i88
  %.135.i95 = shl i64 %.119.i90, %.40.i21
  %.136.i96 = add i64 %.133.i94, %.135.i95
  %52 = add i64 %.119.i90, 1
  %53 = shl i64 %52, %.40.i21
  %.142.i97 = add i64 %53, %.133.i94
  %.147.i98 = icmp slt i64 %.136.i96, %.142.i97
  br i1 %.147.i98, label %B262.i105, label %B354.i99
B262.i105:
  %ready.2.1.i106 = phi i64 [ %.11.i4.i116, %B262.i105 ], [ %ready.3.0.i89, %B142.i87 ]
  %byte.2.1.i107 = phi i64 [ %.216.i117, %B262.i105 ], [ %.136.i96, %B142.i87 ]
  call fastcc void @f14(ptr %.157.i68, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i107, i64 %.86.i85, i64 0, i64 %.16.i67, i64 %arg.extra)
  %.171.i115 = load i64, ptr %.157.i68, align 8
  %.11.i4.i116 = tail call i64 @llvm.smax.i64(i64 %.171.i115, i64 %ready.2.1.i106)
  %.216.i117 = add i64 %byte.2.1.i107, %.86.i85
  %.220.i118 = icmp slt i64 %.216.i117, %.142.i97
  br i1 %.220.i118, label %B262.i105, label %B354.i99
B354.i99:
  %ready.4.2.i100 = phi i64 [ %ready.3.0.i89, %B142.i87 ], [ %.11.i4.i116, %B262.i105 ]
  %.240.not.i101 = icmp eq i64 %.123.i92, 0
  br i1 %.240.not.i101, label %_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread, label %B142.i87
_ZN7mgpusim6memory5timed9_below_l2B4v158B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread:
  %.11.i120 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i100, i64 %.2074)
  %sunkaddr239 = shl i64 %_look_up_v144_at.2.1641, 3
  %sunkaddr240 = getelementptr i8, ptr %arg.S, i64 %sunkaddr239
  store i64 %.11.i120, ptr %sunkaddr240, align 8
  %.2279 = sub i64 %.11.i120, %arg.extra
  %.21.i = load i64, ptr %50, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %50, i64 %.22.i
  store i64 %.2279, ptr %.24.i, align 8
  %sunkaddr242 = getelementptr i8, ptr %.36, i64 88
  %.31.i125 = load i64, ptr %sunkaddr242, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i125
  %spec.select.i126 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i126, ptr %50, align 8
  br label %B120175956215
}
define internal fastcc void @f14(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
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
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
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
  %.327.i100.sink = phi i64 [ %.327.i100, %B830.endif.endif.endif ], [ %.11.i50, %B764.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B660 ], [ %.11.i52, %B630.thread ], [ %.11.i52, %B630 ]
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
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v160B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
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
  %.17697102 = phi i64 [ 0, %B122.lr.ph ], [ %.183, %B1922815314461 ]
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
B1922815314461:
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
  br i1 %.295, label %B224, label %B1922815314461
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
  br i1 %.512, label %B496.endif, label %B1922815314457.endif
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
  %wake_v187__play_v188_key.2.1 = phi i64 [ %.11.i, %B496.endif ], [ %.486, %B224.endif.endif.endif ]
  %wake_v187__play_v188_at.2.1 = phi i64 [ %.551, %B496.endif ], [ %.505, %B224.endif.endif.endif ]
  %.515 = xor i64 %wake_v187__play_v188_at.2.1, 1
  %.517 = getelementptr i64, ptr %.499, i64 %.515
  %.518 = load i64, ptr %.517, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.518, i64 %wake_v187__play_v188_key.2.1)
  %.551 = lshr i64 %wake_v187__play_v188_at.2.1, 1
  %.555 = getelementptr i64, ptr %.499, i64 %.551
  store i64 %.11.i, ptr %.555, align 8
  %.557 = icmp ugt i64 %wake_v187__play_v188_at.2.1, 3
  br i1 %.557, label %B496.endif, label %B1922815314457.endif
B1922815314457.endif:
  %.575 = load i64, ptr %sunkaddr48, align 8
  %.576 = getelementptr i64, ptr %arg.S, i64 %.575
  %.578 = getelementptr i64, ptr %.576, i64 %quot.2.082
  %.579 = load i64, ptr %.578, align 8
  %.11.i8 = tail call i64 @llvm.smin.i64(i64 %.35, i64 %.579)
  store i64 %.11.i8, ptr %.578, align 8
  br label %B1922815314461
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
  %.1496.i = getelementptr i8, ptr %arg.s, i64 40
  %.1499.i = getelementptr i8, ptr %arg.s, i64 48
  %.1502.i = getelementptr i8, ptr %arg.s, i64 56
  %.1505.i = getelementptr i8, ptr %arg.s, i64 80
  %.236.i.i = getelementptr i8, ptr %arg.s, i64 32
  %.1107.i = getelementptr i8, ptr %arg.s, i64 24
  br label %B108
B108:
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB4v162B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
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
  br i1 %.70.i, label %B240351914141.i, label %B240351914165.i
B240351914141.i:
  %_look_up_v163_set_of_v168_line.2.0.i = phi i64 [ %.76.i, %B240351914141.i ], [ %.152, %B108 ]
  %_look_up_v163_set_of_v168_fold.2.0.i = phi i64 [ %.83.i, %B240351914141.i ], [ %.66.i, %B108 ]
  %.74.i = ashr i64 %_look_up_v163_set_of_v168_line.2.0.i, %_look_up_v163_set_of_v168_fold.2.0.i
  %.76.i = xor i64 %.74.i, %_look_up_v163_set_of_v168_line.2.0.i
  %.83.i = shl i64 %_look_up_v163_set_of_v168_fold.2.0.i, 1
  %.86.i = icmp slt i64 %_look_up_v163_set_of_v168_fold.2.0.i, 32
  br i1 %.86.i, label %B240351914141.i, label %B240351914165.i
B240351914165.i:
  %_look_up_v163_set_of_v168_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.76.i, %B240351914141.i ]
  %.93.i = getelementptr i8, ptr %.149, i64 40
  %.94.i = load i64, ptr %.93.i, align 8
  %.96.i = and i64 %.94.i, %_look_up_v163_set_of_v168_line.3.1.i
  %.112.i = icmp slt i64 %.96.i, %.47.i
  br i1 %.112.i, label %B240351914237.i, label %B240351914233.i
B240351914233.i:
  %.127.i = icmp eq i64 %.47.i, 0
  br i1 %.127.i, label %B240351914237.i, label %B240351914233.else.i
B240351914237.i:
  %_look_up_v163_set_of_v168__vphi146_0.2.0.i = phi i64 [ %.96.i, %B240351914165.i ], [ 0, %B240351914233.i ], [ 0, %B240351914233.else.i ], [ %spec.select438.i, %68 ]
  %.180.i = getelementptr i8, ptr %.149, i64 72
  %.181.i = load i64, ptr %.180.i, align 8
  %.182.i = mul i64 %.181.i, %_look_up_v163_set_of_v168__vphi146_0.2.0.i
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
  br i1 %.320.i, label %B240351914367.preheader.i, label %B240351914785.i
B240351914367.preheader.i:
  %.337.i = insertelement <8 x i64> poison, i64 %.152, i64 0
  %.338.i = shufflevector <8 x i64> %.337.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B240351914367.i
B240351914367.i:
  %lsr.iv29.i = phi i64 [ %.35.i, %B240351914367.preheader.i ], [ %lsr.iv.next30.i, %B240351914531.i ]
  %_look_up_v163__way_in_v170_at.2.0.i = phi i64 [ 0, %B240351914367.preheader.i ], [ %.372.i, %B240351914531.i ]
  %1 = shl i64 %_look_up_v163__way_in_v170_at.2.0.i, 3
  %scevgep31.i = getelementptr i8, ptr %.192.i, i64 %1
  %.336.i = load <8 x i64>, ptr %scevgep31.i, align 8
  %.339.i = icmp eq <8 x i64> %.336.i, %.338.i
  %.340.i = bitcast <8 x i1> %.339.i to i8
  %.341.i = zext i8 %.340.i to i64
  %.352.i = icmp slt i64 %lsr.iv29.i, 8
  %notmask.i = shl i64 -1, %lsr.iv29.i
  %.358.i = xor i64 %notmask.i, -1
  %.360.i = select i1 %.352.i, i64 %.358.i, i64 255
  %_look_up_v163__way_in_v170_found.3.2.i = and i64 %.360.i, %.341.i
  %.382.i = icmp eq i64 %_look_up_v163__way_in_v170_found.3.2.i, 0
  br i1 %.382.i, label %B240351914531.i, label %B240351914705.i
B240351914531.i:
  %.372.i = add i64 %_look_up_v163__way_in_v170_at.2.0.i, 8
  %lsr.iv.next30.i = add i64 %lsr.iv29.i, -8
  %.397.i = icmp slt i64 %.372.i, %.35.i
  br i1 %.397.i, label %B240351914367.i, label %B240351914785.i
B240351914705.i:
  %.426.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v163__way_in_v170_found.3.2.i, i1 true)
  %2 = add i64 %.426.i, %_look_up_v163__way_in_v170_at.2.0.i
  %.452.i = icmp slt i64 %2, %.35.i
  br i1 %.452.i, label %B240351914871.i, label %B240351914785.i
B240351914785.i:
  %_look_up_v163__way_in_v170__vphi254_0.2.0429.i = phi i64 [ %2, %B240351914705.i ], [ %.35.i, %B240351914237.i ], [ %.35.i, %B240351914531.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 56
  %.490.i = load i64, ptr %.489.i, align 8
  %.492.not.i = icmp slt i64 %.490.i, 0
  br i1 %.492.not.i, label %_ZN7mgpusim6memory5timed5probeB4v162B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B240351914871.i
B240351914871.i:
  %_look_up_v163__way_in_v170__vphi254_0.2.0430.i = phi i64 [ %_look_up_v163__way_in_v170__vphi254_0.2.0429.i, %B240351914785.i ], [ %2, %B240351914705.i ]
  %.532.i = icmp eq i64 %_look_up_v163__way_in_v170__vphi254_0.2.0430.i, %.35.i
  br i1 %.532.i, label %B240351914987.i, label %B480703826922.i
B240351914987.i:
  br i1 %.320.i, label %B240351915007.i, label %B480703826675.i
B240351915007.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B480703826585.i ], [ %.35.i, %B240351914987.i ]
  %_look_up_v163__way_in_v167_at.2.0.i = phi i64 [ %.641.i, %B480703826585.i ], [ 0, %B240351914987.i ]
  %3 = shl i64 %_look_up_v163__way_in_v167_at.2.0.i, 3
  %scevgep.i = getelementptr i8, ptr %.192.i, i64 %3
  %.605.i = load <8 x i64>, ptr %scevgep.i, align 8
  %.608.i = icmp eq <8 x i64> %.605.i, splat (i64 -1)
  %.609.i = bitcast <8 x i1> %.608.i to i8
  %.610.i = zext i8 %.609.i to i64
  %.621.i = icmp slt i64 %lsr.iv.i, 8
  %notmask439.i = shl i64 -1, %lsr.iv.i
  %.627.i = xor i64 %notmask439.i, -1
  %.629.i = select i1 %.621.i, i64 %.627.i, i64 255
  %_look_up_v163__way_in_v167_found.3.2.i = and i64 %.629.i, %.610.i
  %.651.i = icmp eq i64 %_look_up_v163__way_in_v167_found.3.2.i, 0
  br i1 %.651.i, label %B480703826585.i, label %B480703826659.i
B480703826585.i:
  %.641.i = add i64 %_look_up_v163__way_in_v167_at.2.0.i, 8
  %lsr.iv.next.i = add i64 %lsr.iv.i, -8
  %.666.i = icmp slt i64 %.641.i, %.35.i
  br i1 %.666.i, label %B240351915007.i, label %B480703826675.i
B480703826659.i:
  %.695.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v163__way_in_v167_found.3.2.i, i1 true)
  %4 = add i64 %.695.i, %_look_up_v163__way_in_v167_at.2.0.i
  %.736.i = icmp eq i64 %.695.i, %lsr.iv.i
  br i1 %.736.i, label %B480703826675.i, label %B480703826834.i
B480703826675.i:
  br i1 %spec.select.i, label %B480703826708.i, label %B480703826718.i
B480703826708.i:
  %.750.i = load i64, ptr %.218.i, align 8
  %.751.i = xor i64 %.750.i, -81985529216486896
  %.753.i = shl i64 %.35.i, 2
  %.754.i = add i64 %.753.i, -4
  %.755.i = ashr i64 %.751.i, %.754.i
  %.756.i = and i64 %.755.i, 15
  br label %B480703826722.i
B480703826718.i:
  br i1 %.230.i, label %B54.endif.i.i, label %B184.i.i
B138.i.i:
  %lsr.iv3.i.i = phi i64 [ %lsr.iv.next4.i.i, %B138.i.i ], [ 2, %B138.preheader.new.i.i ]
  %way.3.0105.i.i = phi i64 [ %spec.select.3.i.i, %B138.i.i ], [ 0, %B138.preheader.new.i.i ]
  %5 = add i64 %lsr.iv3.i.i, -1
  %6 = shl i64 %lsr.iv3.i.i, 3
  %scevgep9.i.i = getelementptr i8, ptr %scevgep5.i.i, i64 %6
  %scevgep10.i.i = getelementptr i8, ptr %scevgep9.i.i, i64 -16
  %.181.i.i = load i64, ptr %scevgep10.i.i, align 8
  %.184.i.i = getelementptr i64, ptr %.43.i.i, i64 %way.3.0105.i.i
  %.185.i.i = load i64, ptr %.184.i.i, align 8
  %.188.i.i = icmp slt i64 %.181.i.i, %.185.i.i
  %spec.select.i.i = select i1 %.188.i.i, i64 %5, i64 %way.3.0105.i.i
  %scevgep7.i.i = getelementptr i8, ptr %scevgep9.i.i, i64 -8
  %.181.1.i.i = load i64, ptr %scevgep7.i.i, align 8
  %.184.1.i.i = getelementptr i64, ptr %.43.i.i, i64 %spec.select.i.i
  %.185.1.i.i = load i64, ptr %.184.1.i.i, align 8
  %.188.1.i.i = icmp slt i64 %.181.1.i.i, %.185.1.i.i
  %spec.select.1.i.i = select i1 %.188.1.i.i, i64 %lsr.iv3.i.i, i64 %spec.select.i.i
  %.181.2.i.i = load i64, ptr %scevgep9.i.i, align 8
  %.184.2.i.i = getelementptr i64, ptr %.43.i.i, i64 %spec.select.1.i.i
  %.185.2.i.i = load i64, ptr %.184.2.i.i, align 8
  %.188.2.i.i = icmp slt i64 %.181.2.i.i, %.185.2.i.i
  %7 = or i64 %lsr.iv3.i.i, 1
  %spec.select.2.i.i = select i1 %.188.2.i.i, i64 %7, i64 %spec.select.1.i.i
  %scevgep3.i.i = getelementptr i8, ptr %scevgep9.i.i, i64 8
  %.181.3.i.i = load i64, ptr %scevgep3.i.i, align 8
  %.184.3.i.i = getelementptr i64, ptr %.43.i.i, i64 %spec.select.2.i.i
  %.185.3.i.i = load i64, ptr %.184.3.i.i, align 8
  %.188.3.i.i = icmp slt i64 %.181.3.i.i, %.185.3.i.i
  %8 = add i64 %lsr.iv3.i.i, 2
  %spec.select.3.i.i = select i1 %.188.3.i.i, i64 %8, i64 %spec.select.2.i.i
  %lsr.iv.next4.i.i = add i64 %lsr.iv3.i.i, 4
  %9 = sub i64 %lsr.iv.next4.i.i, %unroll_iter.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %9, 2
  br i1 %niter.ncmp.3.i.i, label %B240351912706.loopexit.unr-lcssa.i.i, label %B138.i.i
B184.i.i:
  %.234.i.i = load i64, ptr %.218.i, align 8
  %.237.i.i = load i64, ptr %.236.i.i, align 8
  %.250.i.i = icmp eq i64 %.229.i, 1
  br i1 %.250.i.i, label %B308.i.i, label %B240351912665.i.i
B308.i.i:
  %.272.i.i = icmp sgt i64 %.35.i, 1
  br i1 %.272.i.i, label %B120175956380.i.i, label %B120175956416.i.i
B120175956380.i.i:
  %way_to_replace_v153_tree_way_v155_node.2.0.i.i = phi i64 [ %.280.i.i, %B120175956380.i.i ], [ 1, %B308.i.i ]
  %.275.i.i = shl i64 %way_to_replace_v153_tree_way_v155_node.2.0.i.i, 1
  %.27899.i.i = lshr i64 %.234.i.i, %way_to_replace_v153_tree_way_v155_node.2.0.i.i
  %.279.i.i = and i64 %.27899.i.i, 1
  %.280.i.i = or i64 %.279.i.i, %.275.i.i
  %.286.i.i = icmp slt i64 %.280.i.i, %.35.i
  br i1 %.286.i.i, label %B120175956380.i.i, label %B120175956416.i.i
B120175956416.i.i:
  %way_to_replace_v153_tree_way_v155_node.3.1.i.i = phi i64 [ 1, %B308.i.i ], [ %.280.i.i, %B120175956380.i.i ]
  %.294.i.i = sub i64 %way_to_replace_v153_tree_way_v155_node.3.1.i.i, %.35.i
  br label %B240351912705.i.i
B240351912665.i.i:
  %.314.i.i = mul i64 %.237.i.i, 1103515245
  %.315.i.i = add i64 %.314.i.i, 12345
  %.316.i.i = and i64 %.315.i.i, 2147483647
  %.321.i.i = icmp eq i64 %.35.i, 0
  br i1 %.321.i.i, label %B240351912705.i.i, label %B240351912665.else.if.i.i
B240351912705.i.i:
  %"$280call.18.2.sroa.8.0.i.i" = phi i64 [ %.237.i.i, %B120175956416.i.i ], [ %.316.i.i, %25 ], [ %.316.i.i, %B240351912665.i.i ]
  %"$280call.18.2.sroa.0.0.i.i" = phi i64 [ %.294.i.i, %B120175956416.i.i ], [ %spec.select98.i.i, %25 ], [ 0, %B240351912665.i.i ]
  store i64 %"$280call.18.2.sroa.8.0.i.i", ptr %.236.i.i, align 8
  br label %B480703826722.i
B240351912706.loopexit.unr-lcssa.i.i:
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  %10 = or i64 %unroll_iter.i.i, 1
  br i1 %lcmp.mod.not.i.i, label %B480703826722.i, label %B138.epil.i.i.preheader
B138.epil.i.i.preheader:
  %way.3.0105.epil.i.i.ph = phi i64 [ %spec.select.3.i.i, %B240351912706.loopexit.unr-lcssa.i.i ], [ 0, %B138.preheader.i.i ]
  %.139101103.epil.i.i.ph = phi i64 [ %10, %B240351912706.loopexit.unr-lcssa.i.i ], [ 1, %B138.preheader.i.i ]
  br label %B138.epil.i.i
B138.epil.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B138.epil.i.i ], [ %xtraiter.i.i, %B138.epil.i.i.preheader ]
  %way.3.0105.epil.i.i = phi i64 [ %spec.select.epil.i.i, %B138.epil.i.i ], [ %way.3.0105.epil.i.i.ph, %B138.epil.i.i.preheader ]
  %.139101103.epil.i.i = phi i64 [ %.146.epil.i.i, %B138.epil.i.i ], [ %.139101103.epil.i.i.ph, %B138.epil.i.i.preheader ]
  %.146.epil.i.i = add i64 %.139101103.epil.i.i, 1
  %11 = shl i64 %.139101103.epil.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %.43.i.i, i64 %11
  %.181.epil.i.i = load i64, ptr %scevgep.i.i, align 8
  %.184.epil.i.i = getelementptr i64, ptr %.43.i.i, i64 %way.3.0105.epil.i.i
  %.185.epil.i.i = load i64, ptr %.184.epil.i.i, align 8
  %.188.epil.i.i = icmp slt i64 %.181.epil.i.i, %.185.epil.i.i
  %spec.select.epil.i.i = select i1 %.188.epil.i.i, i64 %.139101103.epil.i.i, i64 %way.3.0105.epil.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %epil.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %epil.iter.cmp.not.i.i, label %B480703826722.i, label %B138.epil.i.i
B54.endif.i.i:
  %.43.i.i = getelementptr i8, ptr %.218.i, i64 8
  %.88.i.i = add i64 %.35.i, -1
  %.133102.not.i.i = icmp slt i64 %.88.i.i, 1
  br i1 %.133102.not.i.i, label %B480703826722.i, label %B138.preheader.i.i
B138.preheader.i.i:
  %12 = add i64 %.35.i, -2
  %xtraiter.i.i = and i64 %.88.i.i, 3
  %13 = icmp ult i64 %12, 3
  br i1 %13, label %B138.epil.i.i.preheader, label %B138.preheader.new.i.i
B138.preheader.new.i.i:
  %unroll_iter.i.i = and i64 %.88.i.i, 9223372036854775804
  %14 = shl i64 %.184.i, 3
  %15 = getelementptr i8, ptr %arg.s, i64 %.218.idx.i
  %16 = getelementptr i8, ptr %15, i64 %14
  %scevgep5.i.i = getelementptr i8, ptr %16, i64 16
  br label %B138.i.i
B240351912665.else.if.i.i:
  %.317.i.i = lshr i64 %.316.i.i, 16
  %17 = icmp ult i64 %.35.i, 4294967296
  br i1 %17, label %18, label %23
18:
  %19 = trunc i64 %.35.i to i32
  %20 = trunc i64 %.317.i.i to i32
  %21 = urem i32 %20, %19
  %22 = zext i32 %21 to i64
  br label %25
23:
  %24 = srem i64 %.317.i.i, %.35.i
  br label %25
25:
  %26 = phi i64 [ %22, %18 ], [ %24, %23 ]
  %.341.not.i.i = icmp eq i64 %26, 0
  %27 = tail call i64 @llvm.smin.i64(i64 %.35.i, i64 0)
  %.349.i.i = select i1 %.341.not.i.i, i64 0, i64 %27
  %spec.select98.i.i = add i64 %.349.i.i, %26
  br label %B240351912705.i.i
B480703826722.i:
  %_look_up_v163_way.5.0.i = phi i64 [ %.756.i, %B480703826708.i ], [ %"$280call.18.2.sroa.0.0.i.i", %B240351912705.i.i ], [ 0, %B54.endif.i.i ], [ %spec.select.3.i.i, %B240351912706.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B138.epil.i.i ]
  %.803.i = getelementptr i8, ptr %.149, i64 144
  %.804.i = load i64, ptr %.803.i, align 8
  %.805.not.i = icmp eq i64 %.804.i, 0
  br i1 %.805.not.i, label %B480703826822.i, label %B480703826724.i
B480703826724.i:
  %.817.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v163_way.5.0.i
  %.818.i = load i64, ptr %.817.i, align 8
  %.822.i = icmp sgt i64 %.818.i, %.158
  br i1 %.822.i, label %B480703826792.i, label %B480703826822.i
B480703826792.i:
  %arg.level.val3.i = load i64, ptr %.34.i, align 8
  %arg.level.val4.i = load i64, ptr %.228.i, align 8
  %.27.idx.i.i = shl i64 %arg.level.val3.i, 4
  %.27.i.i = getelementptr i8, ptr %.192.i, i64 %.27.idx.i.i
  %.idx.i5.i = mul i64 %arg.level.val3.i, 24
  %28 = getelementptr i8, ptr %arg.s, i64 %.idx.i5.i
  %29 = getelementptr i64, ptr %28, i64 %.184.i
  %.37.i.i = getelementptr i8, ptr %29, i64 8
  %.51.fr.i.i = freeze i64 %arg.level.val4.i
  %.52.i.i = icmp eq i64 %.51.fr.i.i, 0
  %.62.i.i = icmp slt i64 %arg.level.val3.i, 17
  %or.cond.i.i = select i1 %.52.i.i, i1 %.62.i.i, i1 false
  br i1 %or.cond.i.i, label %B298.i.i, label %B370.endif.i.i
B298.i.i:
  %.93.i.i = load i64, ptr %29, align 8
  %.94.i.i = xor i64 %.93.i.i, -81985529216486896
  %.99.i.i = shl i64 %arg.level.val3.i, 2
  %.100.i.i = add i64 %.99.i.i, -4
  %.119.i.i = icmp sgt i64 %.100.i.i, -1
  br i1 %.119.i.i, label %B302.i.i, label %B532.endif.i.i
B302.i.i:
  %lsr.iv44.i.i = phi i64 [ %30, %B338.i.i ], [ %.99.i.i, %B298.i.i ]
  %30 = add i64 %lsr.iv44.i.i, -4
  %.136.i.i = ashr i64 %.94.i.i, %30
  %.137.i.i = and i64 %.136.i.i, 15
  %.143.i.i = getelementptr i64, ptr %.27.i.i, i64 %.137.i.i
  %.144.i.i = load i64, ptr %.143.i.i, align 8
  %.146.not.i.i = icmp sgt i64 %.144.i.i, %.158
  br i1 %.146.not.i.i, label %B338.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B338.i.i:
  %.181.i19.i = icmp sgt i64 %30, 3
  br i1 %.181.i19.i, label %B302.i.i, label %B532.endif.i.i
B408.i.i:
  %free.7.1211.i.i = phi i64 [ -1, %B408.preheader.new.i.i ], [ %free.8.1.3.i.i, %B408.i.i ]
  %.310207209.i.i = phi i64 [ 0, %B408.preheader.new.i.i ], [ %35, %B408.i.i ]
  %31 = shl i64 %.310207209.i.i, 3
  %scevgep63.i.i = getelementptr i8, ptr %scevgep57.i.i, i64 %31
  %scevgep64.i.i = getelementptr i8, ptr %scevgep63.i.i, i64 -24
  %.354.i.i = load i64, ptr %scevgep64.i.i, align 8
  %.356.not.i.i = icmp sgt i64 %.354.i.i, %.158
  %.361.i.i = icmp slt i64 %free.7.1211.i.i, 0
  %.310207209.free.7.1211.i.i = select i1 %.361.i.i, i64 %.310207209.i.i, i64 %free.7.1211.i.i
  %free.8.1.i.i = select i1 %.356.not.i.i, i64 %free.7.1211.i.i, i64 %.310207209.free.7.1211.i.i
  %scevgep27.i.i = getelementptr i8, ptr %scevgep63.i.i, i64 -16
  %.354.1.i.i = load i64, ptr %scevgep27.i.i, align 8
  %.356.not.1.i.i = icmp sgt i64 %.354.1.i.i, %.158
  %.361.1.i.i = icmp slt i64 %free.8.1.i.i, 0
  %32 = or i64 %.310207209.i.i, 1
  %.310207209.free.7.1211.1.i.i = select i1 %.361.1.i.i, i64 %32, i64 %free.8.1.i.i
  %free.8.1.1.i.i = select i1 %.356.not.1.i.i, i64 %free.8.1.i.i, i64 %.310207209.free.7.1211.1.i.i
  %scevgep25.i.i = getelementptr i8, ptr %scevgep63.i.i, i64 -8
  %.354.2.i.i = load i64, ptr %scevgep25.i.i, align 8
  %.356.not.2.i.i = icmp sgt i64 %.354.2.i.i, %.158
  %.361.2.i.i = icmp slt i64 %free.8.1.1.i.i, 0
  %33 = or i64 %.310207209.i.i, 2
  %.310207209.free.7.1211.2.i.i = select i1 %.361.2.i.i, i64 %33, i64 %free.8.1.1.i.i
  %free.8.1.2.i.i = select i1 %.356.not.2.i.i, i64 %free.8.1.1.i.i, i64 %.310207209.free.7.1211.2.i.i
  %.354.3.i.i = load i64, ptr %scevgep63.i.i, align 8
  %.356.not.3.i.i = icmp sgt i64 %.354.3.i.i, %.158
  %.361.3.i.i = icmp slt i64 %free.8.1.2.i.i, 0
  %34 = or i64 %.310207209.i.i, 3
  %.310207209.free.7.1211.3.i.i = select i1 %.361.3.i.i, i64 %34, i64 %free.8.1.2.i.i
  %free.8.1.3.i.i = select i1 %.356.not.3.i.i, i64 %free.8.1.2.i.i, i64 %.310207209.free.7.1211.3.i.i
  %35 = add i64 %.310207209.i.i, 4
  %niter.ncmp.3.i8.i = icmp eq i64 %35, %unroll_iter.i7.i
  br i1 %niter.ncmp.3.i8.i, label %B530.loopexit18.unr-lcssa.i.i, label %B408.i.i
B530.loopexit.unr-lcssa.i.i:
  %36 = and i64 %arg.level.val3.i, 1
  %lcmp.mod23.not.i.i = icmp eq i64 %36, 0
  br i1 %lcmp.mod23.not.i.i, label %B530.i.i, label %B408.us.epil.preheader.i.i
B408.us.epil.preheader.i.i:
  %.353.us.epil.i.i = getelementptr i64, ptr %.27.i.i, i64 %unroll_iter26.i.i
  %.354.us.epil.i.i = load i64, ptr %.353.us.epil.i.i, align 8
  %.356.not.us.epil.i.i = icmp sgt i64 %.354.us.epil.i.i, %.158
  br i1 %.356.not.us.epil.i.i, label %B530.i.i, label %B440.us.epil.i.i
B440.us.epil.i.i:
  %.361.us.epil.i.i = icmp slt i64 %free.8.1.us.1.i.i, 0
  br i1 %.361.us.epil.i.i, label %B530.thread.i.i, label %B476.us.epil.i.i
B476.us.epil.i.i:
  %.376.us.epil.i.i = getelementptr i64, ptr %.37.i.i, i64 %unroll_iter26.i.i
  %.377.us.epil.i.i = load i64, ptr %.376.us.epil.i.i, align 8
  %.380.us.epil.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.8.1.us.1.i.i
  %.381.us.epil.i.i = load i64, ptr %.380.us.epil.i.i, align 8
  %.384.us.epil.i.i = icmp slt i64 %.377.us.epil.i.i, %.381.us.epil.i.i
  br i1 %.384.us.epil.i.i, label %B530.thread.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B530.loopexit18.unr-lcssa.i.i:
  %lcmp.mod.not.i9.i = icmp eq i64 %xtraiter.i6.i, 0
  br i1 %lcmp.mod.not.i9.i, label %B530.i.i, label %B408.epil.i.i.preheader
B408.epil.i.i.preheader:
  %free.7.1211.epil.i.i.ph = phi i64 [ %free.8.1.3.i.i, %B530.loopexit18.unr-lcssa.i.i ], [ -1, %B408.preheader.i.i ]
  %.310207209.epil.i.i.ph = phi i64 [ %unroll_iter.i7.i, %B530.loopexit18.unr-lcssa.i.i ], [ 0, %B408.preheader.i.i ]
  br label %B408.epil.i.i
B408.epil.i.i:
  %lsr.iv55.i.i = phi i64 [ %lsr.iv.next56.i.i, %B408.epil.i.i ], [ %xtraiter.i6.i, %B408.epil.i.i.preheader ]
  %free.7.1211.epil.i.i = phi i64 [ %free.8.1.epil.i.i, %B408.epil.i.i ], [ %free.7.1211.epil.i.i.ph, %B408.epil.i.i.preheader ]
  %.310207209.epil.i.i = phi i64 [ %.317.epil.i.i, %B408.epil.i.i ], [ %.310207209.epil.i.i.ph, %B408.epil.i.i.preheader ]
  %.317.epil.i.i = add i64 %.310207209.epil.i.i, 1
  %37 = shl i64 %.310207209.epil.i.i, 3
  %scevgep54.i.i = getelementptr i8, ptr %.27.i.i, i64 %37
  %.354.epil.i.i = load i64, ptr %scevgep54.i.i, align 8
  %.356.not.epil.i.i = icmp sgt i64 %.354.epil.i.i, %.158
  %.361.epil.i.i = icmp slt i64 %free.7.1211.epil.i.i, 0
  %.310207209.free.7.1211.epil.i.i = select i1 %.361.epil.i.i, i64 %.310207209.epil.i.i, i64 %free.7.1211.epil.i.i
  %free.8.1.epil.i.i = select i1 %.356.not.epil.i.i, i64 %free.7.1211.epil.i.i, i64 %.310207209.free.7.1211.epil.i.i
  %lsr.iv.next56.i.i = add i64 %lsr.iv55.i.i, -1
  %epil.iter.cmp.not.i10.i = icmp eq i64 %lsr.iv.next56.i.i, 0
  br i1 %epil.iter.cmp.not.i10.i, label %B530.i.i, label %B408.epil.i.i
B530.thread.i.i:
  br label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B530.i.i:
  %free.7.1.lcssa.i.i = phi i64 [ %free.8.1.us.1.i.i, %B408.us.epil.preheader.i.i ], [ %free.8.1.us.1.i.i, %B530.loopexit.unr-lcssa.i.i ], [ %free.8.1.3.i.i, %B530.loopexit18.unr-lcssa.i.i ], [ %free.8.1.epil.i.i, %B408.epil.i.i ]
  %.419.i.i = icmp slt i64 %free.7.1.lcssa.i.i, 0
  br i1 %.419.i.i, label %B532.endif.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B574.i.i:
  %free.11.1221.i.i = phi i64 [ 0, %B574.preheader.new.i.i ], [ %spec.select.3.i14.i, %B574.i.i ]
  %.519217219.i.i = phi i64 [ 1, %B574.preheader.new.i.i ], [ %42, %B574.i.i ]
  %38 = shl i64 %.519217219.i.i, 3
  %scevgep41.i.i = getelementptr i8, ptr %.27.i.i, i64 %38
  %.563.i.i = load i64, ptr %scevgep41.i.i, align 8
  %.566.i.i = getelementptr i64, ptr %.27.i.i, i64 %free.11.1221.i.i
  %.567.i.i = load i64, ptr %.566.i.i, align 8
  %.570.i.i = icmp slt i64 %.563.i.i, %.567.i.i
  %spec.select.i11.i = select i1 %.570.i.i, i64 %.519217219.i.i, i64 %free.11.1221.i.i
  %scevgep20.i.i = getelementptr i8, ptr %scevgep41.i.i, i64 8
  %.563.1.i.i = load i64, ptr %scevgep20.i.i, align 8
  %.566.1.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.i11.i
  %.567.1.i.i = load i64, ptr %.566.1.i.i, align 8
  %.570.1.i.i = icmp slt i64 %.563.1.i.i, %.567.1.i.i
  %39 = add i64 %.519217219.i.i, 1
  %spec.select.1.i12.i = select i1 %.570.1.i.i, i64 %39, i64 %spec.select.i11.i
  %scevgep18.i.i = getelementptr i8, ptr %scevgep41.i.i, i64 16
  %.563.2.i.i = load i64, ptr %scevgep18.i.i, align 8
  %.566.2.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.1.i12.i
  %.567.2.i.i = load i64, ptr %.566.2.i.i, align 8
  %.570.2.i.i = icmp slt i64 %.563.2.i.i, %.567.2.i.i
  %40 = add i64 %.519217219.i.i, 2
  %spec.select.2.i13.i = select i1 %.570.2.i.i, i64 %40, i64 %spec.select.1.i12.i
  %scevgep16.i.i = getelementptr i8, ptr %scevgep41.i.i, i64 24
  %.563.3.i.i = load i64, ptr %scevgep16.i.i, align 8
  %.566.3.i.i = getelementptr i64, ptr %.27.i.i, i64 %spec.select.2.i13.i
  %.567.3.i.i = load i64, ptr %.566.3.i.i, align 8
  %.570.3.i.i = icmp slt i64 %.563.3.i.i, %.567.3.i.i
  %41 = add i64 %.519217219.i.i, 3
  %spec.select.3.i14.i = select i1 %.570.3.i.i, i64 %41, i64 %spec.select.2.i13.i
  %niter34.ncmp.3.i.i = icmp eq i64 %41, %unroll_iter33.i.i
  %42 = add i64 %.519217219.i.i, 4
  br i1 %niter34.ncmp.3.i.i, label %B240351912774.loopexit.unr-lcssa.i.i, label %B574.i.i
B240351912774.loopexit.unr-lcssa.i.i:
  %43 = or i64 %unroll_iter33.i.i, 1
  %lcmp.mod30.not.i.i = icmp eq i64 %xtraiter28.i.i, 0
  br i1 %lcmp.mod30.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.epil.i.i.preheader
B574.epil.i.i.preheader:
  %free.11.1221.epil.i.i.ph = phi i64 [ %spec.select.3.i14.i, %B240351912774.loopexit.unr-lcssa.i.i ], [ 0, %B574.preheader.i.i ]
  %.519217219.epil.i.i.ph = phi i64 [ %43, %B240351912774.loopexit.unr-lcssa.i.i ], [ 1, %B574.preheader.i.i ]
  br label %B574.epil.i.i
B574.epil.i.i:
  %lsr.iv.i15.i = phi i64 [ %lsr.iv.next.i18.i, %B574.epil.i.i ], [ %xtraiter28.i.i, %B574.epil.i.i.preheader ]
  %free.11.1221.epil.i.i = phi i64 [ %spec.select.epil.i17.i, %B574.epil.i.i ], [ %free.11.1221.epil.i.i.ph, %B574.epil.i.i.preheader ]
  %.519217219.epil.i.i = phi i64 [ %.526.epil.i.i, %B574.epil.i.i ], [ %.519217219.epil.i.i.ph, %B574.epil.i.i.preheader ]
  %.526.epil.i.i = add i64 %.519217219.epil.i.i, 1
  %44 = shl i64 %.519217219.epil.i.i, 3
  %scevgep.i16.i = getelementptr i8, ptr %.27.i.i, i64 %44
  %.563.epil.i.i = load i64, ptr %scevgep.i16.i, align 8
  %.566.epil.i.i = getelementptr i64, ptr %.27.i.i, i64 %free.11.1221.epil.i.i
  %.567.epil.i.i = load i64, ptr %.566.epil.i.i, align 8
  %.570.epil.i.i = icmp slt i64 %.563.epil.i.i, %.567.epil.i.i
  %spec.select.epil.i17.i = select i1 %.570.epil.i.i, i64 %.519217219.epil.i.i, i64 %free.11.1221.epil.i.i
  %lsr.iv.next.i18.i = add i64 %lsr.iv.i15.i, -1
  %epil.iter29.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i18.i, 0
  br i1 %epil.iter29.cmp.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.epil.i.i
B370.endif.i.i:
  %.304208.not.i.i = icmp slt i64 %arg.level.val3.i, 1
  br i1 %.304208.not.i.i, label %B532.endif.i.i, label %B408.lr.ph.i.i
B408.lr.ph.i.i:
  br i1 %.52.i.i, label %B408.us.preheader.i.i, label %B408.preheader.i.i
B408.preheader.i.i:
  %xtraiter.i6.i = and i64 %arg.level.val3.i, 3
  %45 = icmp ult i64 %arg.level.val3.i, 4
  br i1 %45, label %B408.epil.i.i.preheader, label %B408.preheader.new.i.i
B408.preheader.new.i.i:
  %unroll_iter.i7.i = and i64 %arg.level.val3.i, 9223372036854775804
  %46 = shl i64 %.184.i, 3
  %47 = getelementptr i8, ptr %arg.s, i64 %.27.idx.i.i
  %48 = getelementptr i8, ptr %47, i64 %46
  %scevgep57.i.i = getelementptr i8, ptr %48, i64 24
  br label %B408.i.i
B408.us.preheader.i.i:
  %49 = icmp eq i64 %arg.level.val3.i, 1
  br i1 %49, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B408.us.preheader.new.i.i
B408.us.preheader.new.i.i:
  %unroll_iter26.i.i = and i64 %arg.level.val3.i, 9223372036854775806
  %50 = shl i64 %.184.i, 3
  %51 = getelementptr i8, ptr %arg.s, i64 %.27.idx.i.i
  %52 = getelementptr i8, ptr %51, i64 %50
  %scevgep46.i.i = getelementptr i8, ptr %52, i64 8
  %53 = getelementptr i8, ptr %28, i64 %50
  %scevgep50.i.i = getelementptr i8, ptr %53, i64 16
  br label %B408.us.i.i
B408.us.i.i:
  %free.7.1211.us.i.i = phi i64 [ -1, %B408.us.preheader.new.i.i ], [ %free.8.1.us.1.i.i, %B494.us.1.i.i ]
  %.310207209.us.i.i = phi i64 [ 0, %B408.us.preheader.new.i.i ], [ %.317.us.1.i.i, %B494.us.1.i.i ]
  %54 = or i64 %.310207209.us.i.i, 1
  %55 = shl i64 %.310207209.us.i.i, 3
  %scevgep48.i.i = getelementptr i8, ptr %scevgep46.i.i, i64 %55
  %scevgep49.i.i = getelementptr i8, ptr %scevgep48.i.i, i64 -8
  %.354.us.i.i = load i64, ptr %scevgep49.i.i, align 8
  %.356.not.us.i.i = icmp sgt i64 %.354.us.i.i, %.158
  br i1 %.356.not.us.i.i, label %B494.us.i.i, label %B440.us.i.i
B440.us.i.i:
  %.361.us.i.i = icmp slt i64 %free.7.1211.us.i.i, 0
  br i1 %.361.us.i.i, label %B482.us.i.i, label %B476.us.i.i
B476.us.i.i:
  %scevgep21.i.i = getelementptr i8, ptr %scevgep50.i.i, i64 %55
  %scevgep22.i.i = getelementptr i8, ptr %scevgep21.i.i, i64 -8
  %.377.us.i.i = load i64, ptr %scevgep22.i.i, align 8
  %.380.us.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.7.1211.us.i.i
  %.381.us.i.i = load i64, ptr %.380.us.i.i, align 8
  %.384.us.i.i = icmp slt i64 %.377.us.i.i, %.381.us.i.i
  br i1 %.384.us.i.i, label %B482.us.i.i, label %B494.us.i.i
B482.us.i.i:
  br label %B494.us.i.i
B494.us.i.i:
  %free.8.1.us.i.i = phi i64 [ %.310207209.us.i.i, %B482.us.i.i ], [ %free.7.1211.us.i.i, %B476.us.i.i ], [ %free.7.1211.us.i.i, %B408.us.i.i ]
  %.317.us.1.i.i = add i64 %.310207209.us.i.i, 2
  %.354.us.1.i.i = load i64, ptr %scevgep48.i.i, align 8
  %.356.not.us.1.i.i = icmp sgt i64 %.354.us.1.i.i, %.158
  br i1 %.356.not.us.1.i.i, label %B494.us.1.i.i, label %B440.us.1.i.i
B440.us.1.i.i:
  %.361.us.1.i.i = icmp slt i64 %free.8.1.us.i.i, 0
  br i1 %.361.us.1.i.i, label %B482.us.1.i.i, label %B476.us.1.i.i
B476.us.1.i.i:
  %scevgep23.i.i = getelementptr i8, ptr %scevgep50.i.i, i64 %55
  %.377.us.1.i.i = load i64, ptr %scevgep23.i.i, align 8
  %.380.us.1.i.i = getelementptr i64, ptr %.37.i.i, i64 %free.8.1.us.i.i
  %.381.us.1.i.i = load i64, ptr %.380.us.1.i.i, align 8
  %.384.us.1.i.i = icmp slt i64 %.377.us.1.i.i, %.381.us.1.i.i
  br i1 %.384.us.1.i.i, label %B482.us.1.i.i, label %B494.us.1.i.i
B482.us.1.i.i:
  br label %B494.us.1.i.i
B494.us.1.i.i:
  %free.8.1.us.1.i.i = phi i64 [ %54, %B482.us.1.i.i ], [ %free.8.1.us.i.i, %B476.us.1.i.i ], [ %free.8.1.us.i.i, %B494.us.i.i ]
  %niter27.ncmp.1.i.i = icmp eq i64 %unroll_iter26.i.i, %.317.us.1.i.i
  br i1 %niter27.ncmp.1.i.i, label %B530.loopexit.unr-lcssa.i.i, label %B408.us.i.i
B532.endif.i.i:
  %.467.i.i = add i64 %arg.level.val3.i, -1
  %.513218.not.i.i = icmp slt i64 %.467.i.i, 1
  br i1 %.513218.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.preheader.i.i
B574.preheader.i.i:
  %56 = add i64 %arg.level.val3.i, -2
  %xtraiter28.i.i = and i64 %.467.i.i, 3
  %57 = icmp ult i64 %56, 3
  br i1 %57, label %B574.epil.i.i.preheader, label %B574.preheader.new.i.i
B574.preheader.new.i.i:
  %unroll_iter33.i.i = and i64 %.467.i.i, 9223372036854775804
  br label %B574.i.i
_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i:
  %free.13.0.i.i = phi i64 [ %free.8.1.us.1.i.i, %B476.us.epil.i.i ], [ %free.7.1.lcssa.i.i, %B530.i.i ], [ 0, %B532.endif.i.i ], [ %spec.select.3.i14.i, %B240351912774.loopexit.unr-lcssa.i.i ], [ 0, %B408.us.preheader.i.i ], [ %unroll_iter26.i.i, %B530.thread.i.i ], [ %spec.select.epil.i17.i, %B574.epil.i.i ], [ %.137.i.i, %B302.i.i ]
  %.858.i = getelementptr i64, ptr %.209.i, i64 %free.13.0.i.i
  %.859.i = load i64, ptr %.858.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.859.i, i64 0)
  br label %B480703826822.i
B480703826822.i:
  %_look_up_v163_reserved.5.0.i = phi i64 [ 0, %B480703826722.i ], [ 0, %B480703826724.i ], [ %.11.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i ]
  %_look_up_v163_way.6.0.i = phi i64 [ %_look_up_v163_way.5.0.i, %B480703826722.i ], [ %_look_up_v163_way.5.0.i, %B480703826724.i ], [ %free.13.0.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v156B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i ]
  %.907.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v163_way.6.0.i
  %.908.i = load i64, ptr %.907.i, align 8
  %.913.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v163_way.6.0.i
  %.914.i = load i64, ptr %.913.i, align 8
  %.917.i = lshr i64 %.914.i, 32
  br label %B480703826834.i
B480703826834.i:
  %_look_up_v163_evicted.4.0.i = phi i64 [ %.908.i, %B480703826822.i ], [ -1, %B480703826659.i ]
  %_look_up_v163_evicted_dirty.4.0.i = phi i64 [ %.917.i, %B480703826822.i ], [ 0, %B480703826659.i ]
  %_look_up_v163_reserved.4.0.i = phi i64 [ %_look_up_v163_reserved.5.0.i, %B480703826822.i ], [ 0, %B480703826659.i ]
  %_look_up_v163_way.7.0.i = phi i64 [ %_look_up_v163_way.6.0.i, %B480703826822.i ], [ %4, %B480703826659.i ]
  %.947.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v163_way.7.0.i
  store i64 %.152, ptr %.947.i, align 8
  %.953.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v163_way.7.0.i
  store i64 0, ptr %.953.i, align 8
  %.957.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v163_way.7.0.i
  store i64 0, ptr %.957.i, align 8
  br label %B480703826922.i
B480703826922.i:
  %_look_up_v163_evicted.3.0.i = phi i64 [ %_look_up_v163_evicted.4.0.i, %B480703826834.i ], [ -1, %B240351914871.i ]
  %_look_up_v163_evicted_dirty.3.0.i = phi i64 [ %_look_up_v163_evicted_dirty.4.0.i, %B480703826834.i ], [ 0, %B240351914871.i ]
  %_look_up_v163_reserved.3.0.i = phi i64 [ %_look_up_v163_reserved.4.0.i, %B480703826834.i ], [ 0, %B240351914871.i ]
  %_look_up_v163_way.8.0.i = phi i64 [ %_look_up_v163_way.7.0.i, %B480703826834.i ], [ %_look_up_v163__way_in_v170__vphi254_0.2.0430.i, %B240351914871.i ]
  br i1 %spec.select.i, label %B480703826950.i, label %B480703826982.i
B480703826950.i:
  %.985.i = load i64, ptr %.218.i, align 8
  %.986.i = xor i64 %.985.i, -81985529216486896
  %.988.i = mul i64 %_look_up_v163_way.8.0.i, 1229782938247303441
  %.989.i = xor i64 %.986.i, %.988.i
  %.990.i = add i64 %.989.i, -1229782938247303441
  %.991.i = and i64 %.989.i, -8608480567731124088
  %.992.i = xor i64 %.991.i, -8608480567731124088
  %.993.i = and i64 %.992.i, %.990.i
  %.994.i = tail call i64 @llvm.cttz.i64(i64 %.993.i, i1 false)
  %.995.i = and i64 %.994.i, 124
  %.996.i = shl i64 -16, %.995.i
  %.997.i = and i64 %.996.i, %.986.i
  %notmask440.i = shl i64 -1, %.995.i
  %.999.i = xor i64 %notmask440.i, -1
  %.1000.i = and i64 %.986.i, %.999.i
  %.1001.i = shl i64 %.1000.i, 4
  %58 = or i64 %.997.i, %.1001.i
  %.1003.i = or i64 %58, %_look_up_v163_way.8.0.i
  %.1004.i = xor i64 %.1003.i, -81985529216486896
  store i64 %.1004.i, ptr %.218.i, align 8
  br label %B480703827193.i
B480703826982.i:
  %.1013.i = load i64, ptr %.228.i, align 8
  %.1014.i = icmp eq i64 %.1013.i, 1
  br i1 %.1014.i, label %B480703826994.i, label %B480703827189.i
B480703826994.i:
  %.1021.i = load i64, ptr %.218.i, align 8
  %.1036.i = ashr i64 %.35.i, 1
  %.1040.i = icmp sgt i64 %.1036.i, 0
  br i1 %.1040.i, label %B480703826998.i, label %B480703827143.i
B480703826998.i:
  %_look_up_v163_tree_after_v165_tree.2.0.i = phi i64 [ %.1068.i, %B480703826998.i ], [ %.1021.i, %B480703826994.i ]
  %_look_up_v163_tree_after_v165_node.2.0.i = phi i64 [ %.1075.i, %B480703826998.i ], [ 1, %B480703826994.i ]
  %_look_up_v163_tree_after_v165_half.2.0.i = phi i64 [ %.1079.i, %B480703826998.i ], [ %.1036.i, %B480703826994.i ]
  %.1049.i = and i64 %_look_up_v163_tree_after_v165_half.2.0.i, %_look_up_v163_way.8.0.i
  %.1050.not.i = icmp ne i64 %.1049.i, 0
  %spec.select436.i = zext i1 %.1050.not.i to i64
  %.1063.i = shl i64 1, %_look_up_v163_tree_after_v165_node.2.0.i
  %.1065.i = or i64 %.1063.i, %_look_up_v163_tree_after_v165_tree.2.0.i
  %.1067.i = shl i64 %spec.select436.i, %_look_up_v163_tree_after_v165_node.2.0.i
  %.1068.i = xor i64 %.1067.i, %.1065.i
  %.1074.i = shl i64 %_look_up_v163_tree_after_v165_node.2.0.i, 1
  %.1075.i = or i64 %.1074.i, %spec.select436.i
  %.1079.i = lshr i64 %_look_up_v163_tree_after_v165_half.2.0.i, 1
  %.1082.not.i = icmp eq i64 %.1079.i, 0
  br i1 %.1082.not.i, label %B480703827143.i, label %B480703826998.i
B480703827143.i:
  %_look_up_v163_tree_after_v165_tree.3.1.i = phi i64 [ %.1021.i, %B480703826994.i ], [ %.1068.i, %B480703826998.i ]
  store i64 %_look_up_v163_tree_after_v165_tree.3.1.i, ptr %.218.i, align 8
  br label %B480703827193.i
B480703827189.i:
  %.1108.i = load i64, ptr %.1107.i, align 8
  %.1109.i = add i64 %.1108.i, 1
  store i64 %.1109.i, ptr %.1107.i, align 8
  %.1119.i = getelementptr i8, ptr %.218.i, i64 8
  %.1123.i = getelementptr i64, ptr %.1119.i, i64 %_look_up_v163_way.8.0.i
  store i64 %.1109.i, ptr %.1123.i, align 8
  br label %B480703827193.i
B480703827193.i:
  %.1128.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v163_way.8.0.i
  %.1129.i = load i64, ptr %.1128.i, align 8
  %.1135.i = getelementptr i8, ptr %.149, i64 48
  %.1136.i = load i64, ptr %.1135.i, align 8
  %.1268.i = xor i64 %.155, -1
  %.1259.i.inv = icmp sgt i64 %.1136.i, -1
  %.1272.i = select i1 %.1259.i.inv, i64 -1, i64 %.1268.i
  %.1245.i = or i64 %.1129.i, %.155
  %_look_up_v163_sectors_after_v164_word_1.2.0.i = and i64 %.1272.i, %.1245.i
  %sunkaddr34.i = shl i64 %_look_up_v163_way.8.0.i, 3
  %sunkaddr35.i = getelementptr i8, ptr %.200.i, i64 %sunkaddr34.i
  store i64 %_look_up_v163_sectors_after_v164_word_1.2.0.i, ptr %sunkaddr35.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB4v162B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
B240351914233.else.i:
  %.138.i = icmp ne i64 %.96.i, -9223372036854775808
  %.139.i = icmp ne i64 %.47.i, -1
  %.140.not.i = or i1 %.139.i, %.138.i
  br i1 %.140.not.i, label %B240351914233.else.if.i, label %B240351914237.i
B240351914233.else.if.i:
  %59 = or i64 %.96.i, %.47.i
  %60 = icmp ult i64 %59, 4294967296
  br i1 %60, label %61, label %66
61:
  %62 = trunc i64 %.47.i to i32
  %63 = trunc i64 %.96.i to i32
  %64 = urem i32 %63, %62
  %65 = zext i32 %64 to i64
  br label %68
66:
  %67 = srem i64 %.96.i, %.47.i
  br label %68
68:
  %69 = phi i64 [ %65, %61 ], [ %67, %66 ]
  %.145.i = xor i64 %69, %.47.i
  %.146.i = icmp slt i64 %.145.i, 0
  %.147.i = icmp ne i64 %69, 0
  %.148.i = and i1 %.147.i, %.146.i
  %.155.i = select i1 %.148.i, i64 %.47.i, i64 0
  %spec.select438.i = add i64 %.155.i, %69
  br label %B240351914237.i
_ZN7mgpusim6memory5timed5probeB4v162B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %_look_up_v163_evicted.2.1.i = phi i64 [ %_look_up_v163_evicted.3.0.i, %B480703827193.i ], [ -1, %B240351914785.i ]
  %_look_up_v163_evicted_dirty.2.1.i = phi i64 [ %_look_up_v163_evicted_dirty.3.0.i, %B480703827193.i ], [ 0, %B240351914785.i ]
  %_look_up_v163_reserved.2.1.i = phi i64 [ %_look_up_v163_reserved.3.0.i, %B480703827193.i ], [ 0, %B240351914785.i ]
  store i64 %_look_up_v163_evicted.2.1.i, ptr %.1496.i, align 8
  store i64 %_look_up_v163_evicted_dirty.2.1.i, ptr %.1499.i, align 8
  store i64 0, ptr %.1502.i, align 8
  store i64 %_look_up_v163_reserved.2.1.i, ptr %.1505.i, align 8
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
