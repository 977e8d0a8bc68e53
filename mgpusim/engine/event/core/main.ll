; made from d39fbdb5a69707bab5aa2270b940c2f0720780caf15c25644472df3bf7abd097
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 152, i64 152, i64 160, i64 160, i64 152], align 8
@f2 = internal constant [5 x i64] [i64 152, i64 152, i64 160, i64 poison, i64 152], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.conflicts, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.212.i = alloca ptr, align 8
  %.270.i = alloca ptr, align 8
  %.326.i = alloca ptr, align 8
  %.207.i = alloca i64, align 8
  %.387.i = alloca i64, align 8
  %.68.i3 = alloca ptr, align 8
  %.561.i.i = alloca i64, align 8
  %.619.i.i = alloca i64, align 8
  %.866.i = alloca i64, align 8
  %.1278.i = alloca ptr, align 8
  %.1378.i = alloca ptr, align 8
  %.1544.i = alloca ptr, align 8
  %.1633.i = alloca ptr, align 8
  %.1717.i = alloca ptr, align 8
  %.173 = alloca ptr, align 8
  store ptr null, ptr %.173, align 8
  %.2192 = alloca ptr, align 8
  store ptr null, ptr %.2192, align 8
  %.2275 = alloca ptr, align 8
  store ptr null, ptr %.2275, align 8
  %.3709 = alloca ptr, align 8
  store ptr null, ptr %.3709, align 8
  %.3792 = alloca ptr, align 8
  store ptr null, ptr %.3792, align 8
  %.33 = getelementptr i8, ptr %arg.s, i64 200
  %.34 = load i64, ptr %.33, align 8
  store i64 0, ptr %.33, align 8
  %.1192195.not = icmp slt i64 %.34, 1
  br i1 %.1192195.not, label %B504.endif.preheader, label %B354.lr.ph
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
  br i1 %.222, label %B504.endif.preheader, label %B618542520693.endif.endif
B504.endif.preheader:
  %.7392549 = phi i64 [ 0, %B0.endif ], [ %.211.pre, %B480 ], [ 0, %B454 ]
  %.230 = getelementptr i8, ptr %arg.c, i64 144
  %.233 = getelementptr i8, ptr %arg.c, i64 152
  %.231.pre = load i64, ptr %.230, align 8
  %.234220 = load i64, ptr %.233, align 8
  %.235221 = mul i64 %.234220, %.231.pre
  %.3152201.not222 = icmp slt i64 %.235221, 1
  br i1 %.3152201.not222, label %B618542520693.endif.endif, label %B576.preheader.preheader
B576.preheader.preheader:
  %scevgep801 = getelementptr i8, ptr %arg.s, i64 16
  %scevgep807 = getelementptr i8, ptr %arg.s, i64 8
  %scevgep828 = getelementptr i8, ptr %arg.c, i64 24
  %sunkaddr1054 = getelementptr i8, ptr %arg.s, i64 488
  %sunkaddr869 = getelementptr i8, ptr %arg.c, i64 368
  %.512 = icmp eq i64 %.234220, 0
  %2 = trunc i64 %.234220 to i32
  %3 = tail call i64 @llvm.smin.i64(i64 %.234220, i64 0)
  %4 = icmp slt i64 %.234220, 1
  %sunkaddr872 = getelementptr i8, ptr %arg.s, i64 480
  %sunkaddr873 = getelementptr i8, ptr %arg.c, i64 168
  %sunkaddr876 = getelementptr i8, ptr %arg.s, i64 424
  %sunkaddr877 = getelementptr i8, ptr %arg.c, i64 312
  %sunkaddr879 = getelementptr i8, ptr %arg.s, i64 432
  %sunkaddr880 = getelementptr i8, ptr %arg.s, i64 456
  %sunkaddr881 = getelementptr i8, ptr %arg.c, i64 304
  %sunkaddr882 = getelementptr i8, ptr %arg.s, i64 440
  %sunkaddr889 = getelementptr i8, ptr %arg.s, i64 496
  %sunkaddr890 = getelementptr i8, ptr %arg.c, i64 160
  %sunkaddr1061 = getelementptr i8, ptr %arg.s, i64 464
  %sunkaddr911 = getelementptr i8, ptr %arg.c, i64 224
  %sunkaddr913 = getelementptr i8, ptr %arg.s, i64 448
  %sunkaddr920 = getelementptr i8, ptr %arg.s, i64 416
  %sunkaddr934 = getelementptr i8, ptr %arg.s, i64 472
  %sunkaddr935 = getelementptr i8, ptr %arg.c, i64 200
  %sunkaddr937 = getelementptr i8, ptr %arg.c, i64 112
  %sunkaddr951 = getelementptr i8, ptr %arg.c, i64 136
  %.320.i = getelementptr i8, ptr %arg.s, i64 536
  %.433.i = getelementptr i8, ptr %arg.s, i64 64
  %.28.i.i = getelementptr i8, ptr %arg.c, i64 8
  %.54.i.i = getelementptr i8, ptr %arg.s, i64 160
  %sunkaddr69.i.i = getelementptr i8, ptr %arg.c, i64 336
  %sunkaddr70.i.i = getelementptr i8, ptr %arg.c, i64 320
  %sunkaddr.i.i = getelementptr i8, ptr %arg.s, i64 232
  %sunkaddr72.i.i = getelementptr i8, ptr %arg.c, i64 328
  %sunkaddr73.i.i = getelementptr i8, ptr %arg.s, i64 568
  %.384.i = getelementptr i8, ptr %arg.c, i64 344
  %.638.i = getelementptr i8, ptr %arg.s, i64 120
  %.644.i = getelementptr i8, ptr %arg.s, i64 128
  %.650.i = getelementptr i8, ptr %arg.s, i64 104
  %.653.i = getelementptr i8, ptr %arg.s, i64 112
  %sunkaddr40.i = getelementptr i8, ptr %arg.s, i64 72
  %.1269.i = getelementptr i8, ptr %arg.s, i64 184
  %.1304.i = getelementptr i8, ptr %arg.s, i64 528
  %.1498.i = getelementptr i8, ptr %arg.s, i64 352
  %sunkaddr960 = getelementptr i8, ptr %arg.s, i64 520
  %sunkaddr988 = getelementptr i8, ptr %arg.c, i64 216
  %.33.i4 = getelementptr i8, ptr %arg.s, i64 512
  %sunkaddr1074 = getelementptr i8, ptr %arg.c, i64 120
  %.34.i12 = getelementptr i8, ptr %arg.c, i64 128
  %.370.i = getelementptr i8, ptr %arg.c, i64 280
  %.46.i.i = getelementptr i8, ptr %arg.c, i64 352
  %.52.i.i = getelementptr i8, ptr %arg.s, i64 192
  %.55.i.i28 = getelementptr i8, ptr %arg.c, i64 360
  %sunkaddr1030 = getelementptr i8, ptr %arg.c, i64 232
  %.55.i45 = getelementptr i8, ptr %arg.s, i64 216
  %.250.i = getelementptr i8, ptr %arg.c, i64 184
  %.111.i51 = getelementptr i8, ptr %arg.s, i64 208
  %.119.i52 = getelementptr i8, ptr %arg.c, i64 176
  %sunkaddr1052 = getelementptr i8, ptr %arg.s, i64 168
  br label %B576.preheader
B574.backedge:
  %soonest.2.12204 = phi i64 [ %.11.i, %B574.backedge ], [ %soonest.2.12204.ph, %B574.backedge.preheader ]
  %.32122002202 = phi i64 [ %.328, %B574.backedge ], [ %.32122002202.ph, %B574.backedge.preheader ]
  %5 = shl i64 %.32122002202, 3
  %scevgep806 = getelementptr i8, ptr %.356, i64 %5
  %.358 = load i64, ptr %scevgep806, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.358, i64 %soonest.2.12204)
  %.328 = add i64 %.32122002202, 1
  %exitcond2517.not = icmp eq i64 %.235224, %.328
  br i1 %exitcond2517.not, label %B634, label %B574.backedge
B634:
  %.11.i.lcssa = phi i64 [ %117, %middle.block ], [ %.11.i, %B574.backedge ]
  %.396 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.396, label %B618542520693.endif.endif, label %B658
B658:
  %.407 = load i64, ptr %sunkaddr869, align 8
  %.411 = icmp eq i64 %.407, 0
  br i1 %.411, label %B658.endif, label %B658.else
B852:
  %.709.0 = phi i64 [ 0, %B782.endif ], [ %.778, %B477964675313 ]
  %q.4.22300 = phi i64 [ %.679, %B782.endif ], [ %.7335, %B477964675313 ]
  %.778 = add i64 %.709.0, 1
  %.812 = icmp eq i64 %.709.0, %.811
  %.818 = select i1 %.812, i64 %.234220, i64 0
  %spec.select = sub i64 %q.4.22300, %.818
  %.828 = load i64, ptr %sunkaddr1054, align 8
  %.829 = getelementptr i64, ptr %arg.s, i64 %.828
  %.831 = getelementptr i64, ptr %.829, i64 %spec.select
  %.832 = load i64, ptr %.831, align 8
  %.834 = icmp slt i64 %.832, %quot.0
  br i1 %.834, label %B936, label %B477964675313
B936:
  %.863 = load i64, ptr %sunkaddr872, align 8
  %.864 = getelementptr i64, ptr %arg.s, i64 %.863
  %.866 = mul i64 %spec.select, 20
  %.873 = load i64, ptr %sunkaddr873, align 8
  %.875 = mul i64 %.873, %spec.select
  %.903 = shl i64 %spec.select, 1
  %invariant.gep2269 = getelementptr i64, ptr %arg.s, i64 %.866
  %invariant.gep2279 = getelementptr i64, ptr %arg.s, i64 %spec.select
  %.1062 = mul i64 %spec.select, 10
  %.3121 = shl i64 %spec.select, 6
  %sunkaddr874 = mul i64 %spec.select, 160
  %sunkaddr875 = getelementptr i8, ptr %.864, i64 %sunkaddr874
  %.905 = load i64, ptr %sunkaddr877, align 8
  %.906 = mul i64 %.905, %.903
  %invariant.gep98 = getelementptr i64, ptr %arg.s, i64 %.906
  %.1043 = mul i64 %.905, %spec.select
  %invariant.gep96 = getelementptr i64, ptr %arg.s, i64 %.1043
  %.idx191758 = shl i64 %spec.select, 5
  %sunkaddr1009 = getelementptr i8, ptr %sunkaddr875, i64 8
  br label %B988
B988:
  %_run_sub_core_v46_place.4.5 = phi i64 [ -1, %B936 ], [ %_run_sub_core_v46_place.4.5.be, %B988.backedge ]
  %.892 = load i64, ptr %sunkaddr875, align 8
  %.901 = load i64, ptr %sunkaddr876, align 8
  %gep99 = getelementptr i64, ptr %invariant.gep98, i64 %.901
  %.908 = getelementptr i8, ptr %gep99, i64 8
  %.909 = load i64, ptr %.908, align 8
  %.910 = ashr i64 %.909, 9
  %.912.not = icmp sgt i64 %.910, %.892
  br i1 %.912.not, label %B1090, label %B1016.preheader
B1016.preheader:
  %.1064 = load i64, ptr %sunkaddr881, align 8
  %.1065 = mul i64 %.1064, %.1062
  %invariant.gep90 = getelementptr i64, ptr %arg.s, i64 %.1065
  br label %B1016
B1016:
  %.942 = phi i64 [ %.1129, %B1066 ], [ %.909, %B1016.preheader ]
  %.932 = phi i64 [ %.1121, %B1066 ], [ %.901, %B1016.preheader ]
  %gep89 = getelementptr i64, ptr %invariant.gep98, i64 %.932
  %.945 = and i64 %.942, 511
  %.971 = add i64 %.945, %.905
  %.976 = getelementptr i64, ptr %gep89, i64 %.971
  store i64 4611686018427387904, ptr %.976, align 8
  %.978 = icmp sgt i64 %.971, 1
  br i1 %.978, label %B1026.endif, label %B1066
B1066:
  %.1045 = add i64 %.945, %.1043
  %.1050 = load i64, ptr %sunkaddr879, align 8
  %.1051 = getelementptr i64, ptr %arg.s, i64 %.1050
  %.1052 = getelementptr i64, ptr %.1051, i64 %.1045
  %.1053 = load i64, ptr %.1052, align 8
  %.1060 = load i64, ptr %sunkaddr880, align 8
  %gep91 = getelementptr i64, ptr %invariant.gep90, i64 %.1060
  %.1069 = load i64, ptr %sunkaddr882, align 8
  %.1070 = getelementptr i64, ptr %arg.s, i64 %.1069
  %.1071 = getelementptr i64, ptr %.1070, i64 %.1045
  %.1072 = load i64, ptr %.1071, align 8
  %.1078 = mul i64 %.1064, %.1053
  %.1079 = ashr i64 %.1072, 6
  %6 = getelementptr i64, ptr %gep91, i64 %.1078
  %.1081 = getelementptr i64, ptr %6, i64 %.1079
  %.1082 = load i64, ptr %.1081, align 8
  %.1083 = and i64 %.1072, 63
  %.1084 = shl i64 1, %.1083
  %.1085 = or i64 %.1084, %.1082
  store i64 %.1085, ptr %.1081, align 8
  %.1090 = load i64, ptr %sunkaddr872, align 8
  %gep = getelementptr i64, ptr %invariant.gep2269, i64 %.1090
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
  %.1121 = load i64, ptr %sunkaddr876, align 8
  %gep93 = getelementptr i64, ptr %invariant.gep98, i64 %.1121
  %.1128 = getelementptr i8, ptr %gep93, i64 8
  %.1129 = load i64, ptr %.1128, align 8
  %.1130 = ashr i64 %.1129, 9
  %.1132.not = icmp sgt i64 %.1130, %.892
  br i1 %.1132.not, label %B1090, label %B1016
B1090:
  %.1144 = icmp slt i64 %_run_sub_core_v46_place.4.5, 0
  br i1 %.1144, label %B1091, label %B449862832842
B1091:
  %.1183 = load i64, ptr %sunkaddr872, align 8
  %gep2270 = getelementptr i64, ptr %invariant.gep2269, i64 %.1183
  %.1188 = getelementptr i8, ptr %gep2270, i64 16
  %.1189 = load i64, ptr %.1188, align 8
  %.1190 = and i64 %.1189, -2
  %.1194.not = icmp eq i64 %.1190, 0
  br i1 %.1194.not, label %B449849106067, label %B857418
B857418:
  %_run_sub_core_v46_busy_masks_v118_busy.2.7 = phi i64 [ %_run_sub_core_v46_busy_masks_v118_busy.3.9, %B857668 ], [ 0, %B1091 ]
  %_run_sub_core_v46_busy_masks_v118_soonest.2.7 = phi i64 [ %_run_sub_core_v46_busy_masks_v118_soonest.3.9, %B857668 ], [ 9007199254740992, %B1091 ]
  %_run_sub_core_v46_busy_masks_v118_held.2.7 = phi i64 [ %.1211, %B857668 ], [ %.1190, %B1091 ]
  %.1204 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_busy_masks_v118_held.2.7, i1 true)
  %.1209 = add i64 %_run_sub_core_v46_busy_masks_v118_held.2.7, -1
  %.1211 = and i64 %.1209, %_run_sub_core_v46_busy_masks_v118_held.2.7
  %.1239 = icmp ult i64 %.1204, 5
  br i1 %.1239, label %B857420, label %B857444
B857420:
  %sunkaddr886 = shl i64 %.1204, 3
  %sunkaddr887 = getelementptr i8, ptr %gep2270, i64 %sunkaddr886
  %sunkaddr888 = getelementptr i8, ptr %sunkaddr887, i64 120
  %.1262 = load i64, ptr %sunkaddr888, align 8
  br label %B857598
B857444:
  %.1269 = load i64, ptr %sunkaddr889, align 8
  %.1270 = getelementptr i64, ptr %arg.s, i64 %.1269
  %.1281 = add i64 %.1204, -5
  %.1305 = load i64, ptr %sunkaddr890, align 8
  %7 = shl i64 1, %.1281
  %8 = and i64 %.1305, %7
  %.1309.not = icmp eq i64 %8, 0
  %spec.select67 = select i1 %.1309.not, i64 %.677, i64 %spec.select
  %.idx = shl i64 %spec.select67, 5
  %9 = getelementptr i8, ptr %.1270, i64 %.idx
  %sunkaddr892 = shl i64 %.1204, 3
  %sunkaddr893 = getelementptr i8, ptr %9, i64 %sunkaddr892
  %sunkaddr894 = getelementptr i8, ptr %sunkaddr893, i64 -40
  %.1346 = load i64, ptr %sunkaddr894, align 8
  %.1349 = add i64 %.1346, -16384
  br label %B857598
B857598:
  %_run_sub_core_v46_busy_masks_v118_at.2.9 = phi i64 [ %.1262, %B857420 ], [ %.1349, %B857444 ]
  %.1363 = icmp sgt i64 %_run_sub_core_v46_busy_masks_v118_at.2.9, %.892
  br i1 %.1363, label %B857666, label %B857668
B857666:
  %.1366 = shl i64 1, %.1204
  %.1370 = or i64 %.1366, %_run_sub_core_v46_busy_masks_v118_busy.2.7
  %.11.i241 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_busy_masks_v118_at.2.9, i64 %_run_sub_core_v46_busy_masks_v118_soonest.2.7)
  br label %B857668
B857668:
  %_run_sub_core_v46_busy_masks_v118_busy.3.9 = phi i64 [ %_run_sub_core_v46_busy_masks_v118_busy.2.7, %B857598 ], [ %.1370, %B857666 ]
  %_run_sub_core_v46_busy_masks_v118_soonest.3.9 = phi i64 [ %_run_sub_core_v46_busy_masks_v118_soonest.2.7, %B857598 ], [ %.11.i241, %B857666 ]
  %.1436.not = icmp eq i64 %.1211, 0
  br i1 %.1436.not, label %B449849106067, label %B857418
B449849106067:
  %_run_sub_core_v46_busy_masks_v118_busy.4.8 = phi i64 [ 0, %B1091 ], [ %_run_sub_core_v46_busy_masks_v118_busy.3.9, %B857668 ]
  %_run_sub_core_v46_busy_masks_v118_soonest.4.8 = phi i64 [ 9007199254740992, %B1091 ], [ %_run_sub_core_v46_busy_masks_v118_soonest.3.9, %B857668 ]
  %.1487 = xor i64 %_run_sub_core_v46_busy_masks_v118_busy.4.8, -1
  %.1488 = and i64 %.1189, %.1487
  %.1489 = icmp eq i64 %.1488, 0
  br i1 %.1489, label %B449849106069, label %B449849106067.B449849107545.endif_crit_edge
B449849106067.B449849107545.endif_crit_edge:
  %.2374.pre = load i64, ptr %sunkaddr881, align 8
  %.2383.pre = load i64, ptr %sunkaddr880, align 8
  %.pre = mul i64 %.2374.pre, %.1062
  %.pre550 = mul i64 %.2374.pre, 72
  br label %B449849107545.endif
B449849106069:
  %.1493 = icmp slt i64 %.892, %quot.0
  br i1 %.1493, label %B449849106483, label %B449849106125
B449849106125:
  %.1508 = load i64, ptr %sunkaddr881, align 8
  %.1514 = load i64, ptr %sunkaddr880, align 8
  %.1515 = getelementptr i64, ptr %arg.s, i64 %.1514
  %.1519 = mul i64 %.1508, %.1062
  %.1520 = getelementptr i64, ptr %.1515, i64 %.1519
  %.1532 = getelementptr i8, ptr %gep2270, i64 96
  %.1533 = load i64, ptr %.1532, align 8
  %.1534.not = icmp eq i64 %.1533, 0
  br i1 %.1534.not, label %B449849106993.endif, label %B449849106201.endif
B449849106313:
  %_run_sub_core_v46_any_untried_v115_left.2.102217 = phi i64 [ 0, %B449849106313.lr.ph ], [ %.1745, %B449849106359 ]
  %.163322132215 = phi i64 [ 0, %B449849106313.lr.ph ], [ %.1640, %B449849106359 ]
  %.1640 = add i64 %.163322132215, 1
  br i1 %158, label %B449849106359, label %B449849106325.preheader
B449849106325.preheader:
  %invariant.gep2210 = getelementptr i64, ptr %.1520, i64 %.163322132215
  br label %B449849106325
B449849106325:
  %_run_sub_core_v46_any_untried_v115__union_v116_chosen.2.11 = phi i64 [ %.1715, %B449849106325 ], [ %.1189, %B449849106325.preheader ]
  %_run_sub_core_v46_any_untried_v115__union_v116_union.2.11 = phi i64 [ %.1707, %B449849106325 ], [ 0, %B449849106325.preheader ]
  %.1698 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_any_untried_v115__union_v116_chosen.2.11, i1 true)
  %.1700 = mul i64 %.1698, %.1508
  %gep2211 = getelementptr i64, ptr %invariant.gep2210, i64 %.1700
  %.1705 = load i64, ptr %gep2211, align 8
  %.1707 = or i64 %.1705, %_run_sub_core_v46_any_untried_v115__union_v116_union.2.11
  %.1713 = add i64 %_run_sub_core_v46_any_untried_v115__union_v116_chosen.2.11, -1
  %.1715 = and i64 %.1713, %_run_sub_core_v46_any_untried_v115__union_v116_chosen.2.11
  %.1718.not = icmp eq i64 %.1715, 0
  br i1 %.1718.not, label %B449849106359, label %B449849106325
B449849106359:
  %_run_sub_core_v46_any_untried_v115__union_v116_union.3.12 = phi i64 [ 0, %B449849106313 ], [ %.1707, %B449849106325 ]
  %.1740 = getelementptr i64, ptr %157, i64 %.163322132215
  %.1741 = load i64, ptr %.1740, align 8
  %.1742 = xor i64 %.1741, -1
  %.1743 = and i64 %_run_sub_core_v46_any_untried_v115__union_v116_union.3.12, %.1742
  %.1745 = or i64 %.1743, %_run_sub_core_v46_any_untried_v115_left.2.102217
  %exitcond2518.not = icmp eq i64 %.1640, %.1508
  br i1 %exitcond2518.not, label %B449849106467, label %B449849106313
B449849106467:
  %10 = icmp eq i64 %.1745, 0
  br i1 %10, label %B449849106541.endif, label %B449849107545.endif
B449849106483:
  %.1794.phi.trans.insert = getelementptr i8, ptr %gep2270, i64 96
  %.1795.pre = load i64, ptr %.1794.phi.trans.insert, align 8
  %11 = icmp eq i64 %.1795.pre, 0
  br i1 %11, label %B449849106993.endif, label %B449849106483.B449849106541.endif_crit_edge
B449849106483.B449849106541.endif_crit_edge:
  %.1803.pre = load i64, ptr %sunkaddr881, align 8
  %.pre138 = mul i64 %.1803.pre, %.1062
  br label %B449849106541.endif
B449849106599:
  %.191422862288 = phi i64 [ 0, %B449849106599.lr.ph ], [ %.1921, %B449849106831 ]
  %.1921 = add i64 %.191422862288, 1
  %.1952 = load i64, ptr %.1188, align 8
  %.1974.not = icmp eq i64 %.1952, 0
  br i1 %.1974.not, label %B449849106831, label %B449849106697.preheader
B449849106697.preheader:
  %invariant.gep2283 = getelementptr i64, ptr %.1824, i64 %.191422862288
  br label %B449849106697
B449849106697:
  %_run_sub_core_v46_try_all_v111__union_v112_chosen.2.6 = phi i64 [ %.1994, %B449849106697 ], [ %.1952, %B449849106697.preheader ]
  %_run_sub_core_v46_try_all_v111__union_v112_union.2.6 = phi i64 [ %.1986, %B449849106697 ], [ 0, %B449849106697.preheader ]
  %.1977 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_try_all_v111__union_v112_chosen.2.6, i1 true)
  %.1979 = mul i64 %.1977, %.1803
  %gep2284 = getelementptr i64, ptr %invariant.gep2283, i64 %.1979
  %.1984 = load i64, ptr %gep2284, align 8
  %.1986 = or i64 %.1984, %_run_sub_core_v46_try_all_v111__union_v112_union.2.6
  %.1992 = add i64 %_run_sub_core_v46_try_all_v111__union_v112_chosen.2.6, -1
  %.1994 = and i64 %.1992, %_run_sub_core_v46_try_all_v111__union_v112_chosen.2.6
  %.1997.not = icmp eq i64 %.1994, 0
  br i1 %.1997.not, label %B449849106831, label %B449849106697
B449849106831:
  %_run_sub_core_v46_try_all_v111__union_v112_union.3.7 = phi i64 [ 0, %B449849106599 ], [ %.1986, %B449849106697 ]
  %.2019 = getelementptr i64, ptr %159, i64 %.191422862288
  store i64 %_run_sub_core_v46_try_all_v111__union_v112_union.3.7, ptr %.2019, align 8
  %exitcond2522.not = icmp eq i64 %.1921, %.1803
  br i1 %exitcond2522.not, label %B449849106993.endif, label %B449849106599
B449849107129:
  store i64 %.11.i242, ptr %sunkaddr875, align 8
  br label %B988.backedge
B988.backedge:
  %_run_sub_core_v46_place.4.5.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v46_place.4.5, %B449849107129 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B453363552285 ], [ -1, %B463906890291.endif ], [ -1, %B477964674903 ], [ %_run_sub_core_v46_place.8.6, %B463906890721 ], [ %_run_sub_core_v46_place.8.6, %B463906890323 ]
  br label %B988
B449849107177:
  %.2126 = load i64, ptr %sunkaddr1054, align 8
  %.2127 = getelementptr i64, ptr %arg.s, i64 %.2126
  %.2130 = getelementptr i64, ptr %.2127, i64 %spec.select
  store i64 %.11.i242, ptr %.2130, align 8
  %.2152 = load i64, ptr %sunkaddr872, align 8
  %.2153 = getelementptr i64, ptr %arg.s, i64 %.2152
  %.2155 = getelementptr i64, ptr %.2153, i64 %.866
  %.2160 = getelementptr i8, ptr %.2155, i64 112
  %.2161 = load i64, ptr %.2160, align 8
  %.2162 = icmp sgt i64 %.2161, 0
  br i1 %.2162, label %B449849107233, label %B477964675313
B449849107233:
  %.2184 = load i64, ptr %.1269.i, align 8
  %.2186 = ashr i64 %.892, %.2184
  %.2187 = icmp sgt i64 %.2186, 511
  br i1 %.2187, label %B449849107365, label %B449849107411
B449849107365:
  store ptr null, ptr %.2192, align 8
  call fastcc void @f4(ptr %.2192, ptr %arg.s, i64 %.892)
  %.2227.pre = load i64, ptr %.1269.i, align 8
  %.pre136 = ashr i64 %.892, %.2227.pre
  br label %B449849107411
B449849107411:
  %.2231.pre-phi = phi i64 [ %.pre136, %B449849107365 ], [ %.2186, %B449849107233 ]
  %.2219 = load i64, ptr %.1304.i, align 8
  %.2220 = getelementptr i64, ptr %arg.s, i64 %.2219
  %.2235 = getelementptr i64, ptr %.2220, i64 %.2231.pre-phi
  %.2236 = load i64, ptr %.2235, align 8
  %.2238 = add i64 %.2236, %.2161
  store i64 %.2238, ptr %.2235, align 8
  %.2245 = getelementptr i8, ptr %.2155, i64 120
  %.2246 = load i64, ptr %.2245, align 8
  %.2267 = load i64, ptr %.1269.i, align 8
  %.2269 = ashr i64 %.892, %.2267
  %.2270 = icmp sgt i64 %.2269, 511
  br i1 %.2270, label %B477964675313.sink.split.sink.split, label %B477964675313.sink.split
B449849107589:
  %.250322242226 = phi i64 [ %.2510, %B449849963777 ], [ 0, %B449849107545.endif ]
  %.2510 = add i64 %.250322242226, 1
  %.2541 = load i64, ptr %.1188, align 8
  %.2544 = and i64 %.2541, %.1487
  %.2566.not = icmp eq i64 %.2544, 0
  br i1 %.2566.not, label %B449849963777, label %B449849107590.preheader
B449849107590.preheader:
  %invariant.gep2221 = getelementptr i64, ptr %.2389, i64 %.250322242226
  br label %B449849107590
B449849107590:
  %_run_sub_core_v46_select_v92__union_v106_chosen.2.10 = phi i64 [ %.2586, %B449849107590 ], [ %.2544, %B449849107590.preheader ]
  %_run_sub_core_v46_select_v92__union_v106_union.2.10 = phi i64 [ %.2578, %B449849107590 ], [ 0, %B449849107590.preheader ]
  %.2569 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_select_v92__union_v106_chosen.2.10, i1 true)
  %.2571 = mul i64 %.2569, %.3123
  %gep2222 = getelementptr i64, ptr %invariant.gep2221, i64 %.2571
  %.2576 = load i64, ptr %gep2222, align 8
  %.2578 = or i64 %.2576, %_run_sub_core_v46_select_v92__union_v106_union.2.10
  %.2584 = add i64 %_run_sub_core_v46_select_v92__union_v106_chosen.2.10, -1
  %.2586 = and i64 %.2584, %_run_sub_core_v46_select_v92__union_v106_chosen.2.10
  %.2589.not = icmp eq i64 %.2586, 0
  br i1 %.2589.not, label %B449849963777, label %B449849107590
B449849963777:
  %_run_sub_core_v46_select_v92__union_v106_union.3.11 = phi i64 [ 0, %B449849107589 ], [ %.2578, %B449849107590 ]
  %.2606 = getelementptr i64, ptr %.2413, i64 %.250322242226
  store i64 %_run_sub_core_v46_select_v92__union_v106_union.3.11, ptr %.2606, align 8
  %exitcond2519.not = icmp eq i64 %.3123, %.2510
  br i1 %exitcond2519.not, label %B449849963831, label %B449849107589
B449849963831:
  %.2616 = getelementptr i8, ptr %gep2270, i64 96
  %.2617 = load i64, ptr %.2616, align 8
  %.2618 = icmp eq i64 %.2617, 0
  %.2621 = icmp eq i64 %_run_sub_core_v46_busy_masks_v118_busy.4.8, 0
  %or.cond.not2789 = or i1 %.2621, %.2618
  br i1 %or.cond.not2789, label %B449852537360, label %B449850821487
B449850821487:
  %.270922332235 = phi i64 [ %.2716, %B449852537356 ], [ 0, %B449849963831 ]
  %.2716 = add i64 %.270922332235, 1
  %.2746 = getelementptr i64, ptr %.2413, i64 %.270922332235
  %.2747 = load i64, ptr %.2746, align 8
  %.2754 = load i64, ptr %.1188, align 8
  %.2756 = and i64 %.2754, %_run_sub_core_v46_busy_masks_v118_busy.4.8
  %.2778.not = icmp eq i64 %.2756, 0
  br i1 %.2778.not, label %B449852537356, label %B449852537274.preheader
B449852537274.preheader:
  %invariant.gep2230 = getelementptr i64, ptr %.2389, i64 %.270922332235
  br label %B449852537274
B449852537274:
  %_run_sub_core_v46_select_v92__union_v105_chosen.2.11 = phi i64 [ %.2798, %B449852537274 ], [ %.2756, %B449852537274.preheader ]
  %_run_sub_core_v46_select_v92__union_v105_union.2.11 = phi i64 [ %.2790, %B449852537274 ], [ 0, %B449852537274.preheader ]
  %.2781 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v46_select_v92__union_v105_chosen.2.11, i1 true)
  %.2783 = mul i64 %.2781, %.3123
  %gep2231 = getelementptr i64, ptr %invariant.gep2230, i64 %.2783
  %.2788 = load i64, ptr %gep2231, align 8
  %.2790 = or i64 %.2788, %_run_sub_core_v46_select_v92__union_v105_union.2.11
  %.2796 = add i64 %_run_sub_core_v46_select_v92__union_v105_chosen.2.11, -1
  %.2798 = and i64 %.2796, %_run_sub_core_v46_select_v92__union_v105_chosen.2.11
  %.2801.not = icmp eq i64 %.2798, 0
  br i1 %.2801.not, label %B449852537356, label %B449852537274
B449852537356:
  %_run_sub_core_v46_select_v92__union_v105_union.3.12 = phi i64 [ 0, %B449850821487 ], [ %.2790, %B449852537274 ]
  %.2818 = getelementptr i64, ptr %.2396, i64 %.270922332235
  %.2819 = load i64, ptr %.2818, align 8
  %.2820 = xor i64 %.2819, -1
  %.2821 = and i64 %_run_sub_core_v46_select_v92__union_v105_union.3.12, %.2820
  %.2823 = or i64 %.2821, %.2747
  %sunkaddr909 = shl i64 %.270922332235, 3
  %sunkaddr910 = getelementptr i8, ptr %.2413, i64 %sunkaddr909
  store i64 %.2823, ptr %sunkaddr910, align 8
  %exitcond2520.not = icmp eq i64 %.3123, %.2716
  br i1 %exitcond2520.not, label %B449852537360, label %B449850821487
B449852537360:
  %12 = add i64 %.3123, -1
  %13 = shl i64 %.2412, 3
  %scevgep808 = getelementptr i8, ptr %scevgep807, i64 %13
  %.2841 = load i64, ptr %sunkaddr911, align 8
  %sunkaddr912 = getelementptr i8, ptr %gep2270, i64 8
  %14 = icmp slt i64 %.892, %quot.0
  %.3124 = mul i64 %.3123, %.3121
  %invariant.gep94 = getelementptr i64, ptr %arg.s, i64 %.3124
  br label %B449852537361
B449852537361:
  %.2848 = load i64, ptr %sunkaddr912, align 8
  switch i64 %.2841, label %B449855969734 [
    i64 2, label %B449852537440
    i64 1, label %B449852537530
  ]
B449852537440:
  br i1 %.2455, label %B449855969918, label %B40.i
B40.i:
  %.41.i = load i64, ptr %.2413, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv817 = phi i64 [ %lsr.iv.next818, %B132.i ], [ 1, %B40.i ]
  %lsr.iv815 = phi i64 [ %lsr.iv.next816, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.3123, %lsr.iv817
  br i1 %exitcond.not.i, label %B449855969918, label %B132.i
B132.i:
  %15 = shl i64 %lsr.iv817, 3
  %scevgep819 = getelementptr i8, ptr %.2413, i64 %15
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
  br label %B449855969918
B449852537530:
  %.2936 = icmp sgt i64 %.2848, -1
  br i1 %.2936, label %B449855969470, label %B449855969564
B449855969470:
  %.12.i = lshr i64 %.2848, 6
  %.19.not.i243 = icmp slt i64 %.12.i, %.3123
  br i1 %.19.not.i243, label %B40.i245, label %B449855969470.endif.thread
B40.i245:
  %.40.i = getelementptr i64, ptr %.2413, i64 %.12.i
  %.41.i246 = load i64, ptr %.40.i, align 8
  %.45.i = and i64 %.2848, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i = and i64 %.41.i246, %.48.i
  %.53.i247 = icmp eq i64 %.49.i, 0
  br i1 %.53.i247, label %B96.i255, label %B449855969470.endif
B96.i255:
  %word.2.0.i256 = phi i64 [ %.63.i259, %B132.i258 ], [ %.12.i, %B40.i245 ]
  %exitcond.not.i257 = icmp eq i64 %12, %word.2.0.i256
  br i1 %exitcond.not.i257, label %B449855969470.endif.thread, label %B132.i258
B132.i258:
  %.63.i259 = add i64 %word.2.0.i256, 1
  %16 = shl i64 %word.2.0.i256, 3
  %scevgep809 = getelementptr i8, ptr %scevgep808, i64 %16
  %.90.i262 = load i64, ptr %scevgep809, align 8
  %.95.i263 = icmp eq i64 %.90.i262, 0
  br i1 %.95.i263, label %B96.i255, label %B449855969470.endif
B449855969564:
  br i1 %.2455, label %B449855969918, label %B40.i267
B40.i267:
  %.41.i269 = load i64, ptr %.2413, align 8
  %.53.i271 = icmp eq i64 %.41.i269, 0
  br i1 %.53.i271, label %B96.i279, label %B170.i272
B96.i279:
  %lsr.iv812 = phi i64 [ %lsr.iv.next813, %B132.i282 ], [ 1, %B40.i267 ]
  %lsr.iv810 = phi i64 [ %lsr.iv.next811, %B132.i282 ], [ 0, %B40.i267 ]
  %exitcond.not.i281 = icmp eq i64 %.3123, %lsr.iv812
  br i1 %exitcond.not.i281, label %B449855969918, label %B132.i282
B132.i282:
  %17 = shl i64 %lsr.iv812, 3
  %scevgep814 = getelementptr i8, ptr %.2413, i64 %17
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
  br label %B449855969918
B449855969734:
  %.3029 = add i64 %.2848, 1
  %.12.i289 = ashr i64 %.3029, 6
  %.19.not.i290 = icmp slt i64 %.12.i289, %.3123
  br i1 %.19.not.i290, label %B40.i292, label %B449855969838
B40.i292:
  %.40.i293 = getelementptr i64, ptr %.2413, i64 %.12.i289
  %.41.i294 = load i64, ptr %.40.i293, align 8
  %.45.i295 = and i64 %.3029, 63
  %.48.i296 = shl i64 -1, %.45.i295
  %.49.i297 = and i64 %.41.i294, %.48.i296
  %.53.i298 = icmp eq i64 %.49.i297, 0
  br i1 %.53.i298, label %B96.i306, label %B449855969734.endif
B96.i306:
  %word.2.0.i307 = phi i64 [ %.63.i310, %B132.i309 ], [ %.12.i289, %B40.i292 ]
  %exitcond.not.i308 = icmp eq i64 %12, %word.2.0.i307
  br i1 %exitcond.not.i308, label %B449855969838, label %B132.i309
B132.i309:
  %.63.i310 = add i64 %word.2.0.i307, 1
  %18 = shl i64 %word.2.0.i307, 3
  %scevgep822 = getelementptr i8, ptr %scevgep808, i64 %18
  %.90.i313 = load i64, ptr %scevgep822, align 8
  %.95.i314 = icmp eq i64 %.90.i313, 0
  br i1 %.95.i314, label %B96.i306, label %B449855969734.endif
B449855969838:
  br i1 %.2455, label %B449855969918, label %B40.i318
B40.i318:
  %.41.i320 = load i64, ptr %.2413, align 8
  %.53.i322 = icmp eq i64 %.41.i320, 0
  br i1 %.53.i322, label %B96.i330, label %B170.i323
B96.i330:
  %lsr.iv825 = phi i64 [ %lsr.iv.next826, %B132.i333 ], [ 1, %B40.i318 ]
  %lsr.iv823 = phi i64 [ %lsr.iv.next824, %B132.i333 ], [ 0, %B40.i318 ]
  %exitcond.not.i332 = icmp eq i64 %.3123, %lsr.iv825
  br i1 %exitcond.not.i332, label %B449855969918, label %B132.i333
B132.i333:
  %19 = shl i64 %lsr.iv825, 3
  %scevgep827 = getelementptr i8, ptr %.2413, i64 %19
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
  br label %B449855969918
B449855969918:
  %_run_sub_core_v46_select_v92_rank.3.10 = phi i64 [ %.114.i304.mux, %B449855969734.endif ], [ -1, %B96.i330 ], [ -1, %B449855969470.endif.thread ], [ -1, %B96.i ], [ -1, %B449855969564 ], [ -1, %B449852537440 ], [ %.114.i, %B170.i ], [ %.114.i277, %B170.i272 ], [ %.114.i328, %B170.i323 ], [ -1, %B449855969838 ], [ %.2848., %B449855969470.endif ], [ -1, %B96.i279 ]
  %.3119 = load i64, ptr %sunkaddr913, align 8
  %gep95 = getelementptr i64, ptr %invariant.gep94, i64 %.3119
  %.3127 = getelementptr i64, ptr %gep95, i64 %_run_sub_core_v46_select_v92_rank.3.10
  %.3128 = load i64, ptr %.3127, align 8
  %.3134 = load i64, ptr %sunkaddr879, align 8
  %gep97 = getelementptr i64, ptr %invariant.gep96, i64 %.3134
  %.3143 = getelementptr i64, ptr %gep97, i64 %.3128
  %.3144 = load i64, ptr %.3143, align 8
  br i1 %14, label %B449855969922, label %B449855969934
B449855969922:
  %20 = shl i64 1, %.3144
  %21 = and i64 %20, %_run_sub_core_v46_busy_masks_v118_busy.4.8
  %.3154 = icmp eq i64 %21, 0
  br i1 %.3154, label %B449855969934, label %B449862832840
B449855969934:
  %.3173 = mul i64 %.3144, %.3123
  %.3174 = ashr i64 %_run_sub_core_v46_select_v92_rank.3.10, 6
  %22 = getelementptr i64, ptr %.2389, i64 %.3173
  %.3176 = getelementptr i64, ptr %22, i64 %.3174
  %.3177 = load i64, ptr %.3176, align 8
  %.3178 = and i64 %_run_sub_core_v46_select_v92_rank.3.10, 63
  %.3179 = shl i64 1, %.3178
  %.3180 = xor i64 %.3179, -1
  %.3181 = and i64 %.3177, %.3180
  store i64 %.3181, ptr %.3176, align 8
  %.3185 = getelementptr i8, ptr %gep2270, i64 24
  %.3187 = getelementptr i64, ptr %.3185, i64 %.3144
  %.3188 = load i64, ptr %.3187, align 8
  %.3189 = add i64 %.3188, -1
  store i64 %.3189, ptr %.3187, align 8
  %.3197 = load i64, ptr %.1188, align 8
  %.3198 = icmp eq i64 %.3189, 0
  %spec.select1892 = zext i1 %.3198 to i64
  %.3218 = shl i64 %spec.select1892, %.3144
  %.3221 = xor i64 %.3218, -1
  %.3223 = and i64 %.3197, %.3221
  store i64 %.3223, ptr %.1188, align 8
  %.3234 = getelementptr i64, ptr %.2396, i64 %.3174
  %.3235 = load i64, ptr %.3234, align 8
  %23 = and i64 %.3235, %.3179
  %.3240.not = icmp eq i64 %23, 0
  br i1 %.3240.not, label %B449862832842, label %B449859401246
B449859401246:
  %.3260 = and i64 %.3235, %.3180
  %sunkaddr918 = shl i64 %.3174, 3
  %sunkaddr919 = getelementptr i8, ptr %.2396, i64 %sunkaddr918
  store i64 %.3260, ptr %sunkaddr919, align 8
  %.3265 = load i64, ptr %sunkaddr920, align 8
  %.3266 = getelementptr i64, ptr %arg.s, i64 %.3265
  %.3279 = add i64 %.3128, %.875
  %.3281.idx = mul i64 %.3279, 168
  %.3281 = getelementptr i8, ptr %.3266, i64 %.3281.idx
  %.3286 = getelementptr i8, ptr %.3281, i64 40
  %.3287 = load i64, ptr %.3286, align 8
  %.3288 = icmp eq i64 %.3287, 0
  br i1 %.3288, label %B449859401266, label %B449862832842
B449859401266:
  %24 = and i64 %.3144, -2
  %or.cond.i.not = icmp eq i64 %24, 4
  br i1 %or.cond.i.not, label %B449862832707, label %B449859401270
B449859401270:
  %switch.tableidx = add i64 %.3144, -6
  %25 = icmp ult i64 %switch.tableidx, 3
  br i1 %25, label %switch.lookup, label %B449862832707
switch.lookup:
  %sunkaddr922 = shl i64 %.3144, 3
  %sunkaddr923 = getelementptr i8, ptr @f0, i64 %sunkaddr922
  %sunkaddr924 = getelementptr i8, ptr %sunkaddr923, i64 -48
  %switch.load = load i64, ptr %sunkaddr924, align 8
  br label %B449862832707
B449862832707:
  %_run_sub_core_v46_select_v92_reason_of_v93_reason.5.10 = phi i64 [ 11, %B449859401266 ], [ %switch.load, %switch.lookup ], [ 10, %B449859401270 ]
  store i64 %_run_sub_core_v46_select_v92_reason_of_v93_reason.5.10, ptr %.3286, align 8
  br label %B449862832842
B449862832840:
  %.3429 = ashr i64 %_run_sub_core_v46_select_v92_rank.3.10, 6
  %.3431 = getelementptr i64, ptr %.2413, i64 %.3429
  %.3432 = load i64, ptr %.3431, align 8
  %.3433 = and i64 %_run_sub_core_v46_select_v92_rank.3.10, 63
  %.3434 = shl i64 1, %.3433
  %.3435 = xor i64 %.3434, -1
  %.3436 = and i64 %.3432, %.3435
  store i64 %.3436, ptr %.3431, align 8
  %.3450 = getelementptr i64, ptr %.2396, i64 %.3429
  %.3451 = load i64, ptr %.3450, align 8
  %.3454 = or i64 %.3451, %.3434
  store i64 %.3454, ptr %.3450, align 8
  br label %B449852537361
B449862832842:
  %_run_sub_core_v46_place.8.6 = phi i64 [ %_run_sub_core_v46_place.4.5, %B1090 ], [ %.3128, %B449862832707 ], [ %.3128, %B449859401246 ], [ %.3128, %B449855969934 ]
  %.3462.not = icmp slt i64 %.892, %quot.0
  br i1 %.3462.not, label %B449904019655, label %B449862832912
B449862832912:
  %.3495 = load i64, ptr %sunkaddr879, align 8
  %.3496 = getelementptr i64, ptr %arg.s, i64 %.3495
  %26 = getelementptr i64, ptr %.3496, i64 %.1043
  %.3502 = getelementptr i64, ptr %26, i64 %_run_sub_core_v46_place.8.6
  store i64 0, ptr %.3502, align 8
  %.3506 = shl i64 %.892, 9
  %.3507 = or i64 %_run_sub_core_v46_place.8.6, %.3506
  %.3514 = load i64, ptr %sunkaddr876, align 8
  %.3515 = getelementptr i64, ptr %arg.s, i64 %.3514
  %.3520 = getelementptr i64, ptr %.3515, i64 %.906
  %.3526 = add i64 %_run_sub_core_v46_place.8.6, %.905
  %.3531 = getelementptr i64, ptr %.3520, i64 %.3526
  store i64 %.3507, ptr %.3531, align 8
  %.3533 = icmp sgt i64 %.3526, 1
  br i1 %.3533, label %B449862832913.endif, label %B449904019191.endif
B449904019233:
  %.3701 = load i64, ptr %.1269.i, align 8
  %.3703 = ashr i64 %.892, %.3701
  %.3704 = icmp sgt i64 %.3703, 511
  br i1 %.3704, label %B449904019323, label %B449904019451
B449904019323:
  store ptr null, ptr %.3709, align 8
  call fastcc void @f4(ptr %.3709, ptr %arg.s, i64 %.892)
  %.3744.pre = load i64, ptr %.1269.i, align 8
  %.pre133 = ashr i64 %.892, %.3744.pre
  br label %B449904019451
B449904019451:
  %.3748.pre-phi = phi i64 [ %.pre133, %B449904019323 ], [ %.3703, %B449904019233 ]
  %.3736 = load i64, ptr %.1304.i, align 8
  %.3737 = getelementptr i64, ptr %arg.s, i64 %.3736
  %.3752 = getelementptr i64, ptr %.3737, i64 %.3748.pre-phi
  %.3753 = load i64, ptr %.3752, align 8
  %.3755 = add i64 %.3753, %.3678
  store i64 %.3755, ptr %.3752, align 8
  %.3762 = getelementptr i8, ptr %.3672, i64 120
  %.3763 = load i64, ptr %.3762, align 8
  %.3784 = load i64, ptr %.1269.i, align 8
  %.3786 = ashr i64 %.892, %.3784
  %.3787 = icmp sgt i64 %.3786, 511
  br i1 %.3787, label %B477964675313.sink.split.sink.split, label %B477964675313.sink.split
B449904019655:
  %.3872 = load i64, ptr %sunkaddr920, align 8
  %.3873 = getelementptr i64, ptr %arg.s, i64 %.3872
  %.3876 = add i64 %_run_sub_core_v46_place.8.6, %.875
  %.3878.idx = mul i64 %.3876, 168
  %.3878 = getelementptr i8, ptr %.3873, i64 %.3878.idx
  %.3884 = load i64, ptr %sunkaddr934, align 8
  %.3885 = getelementptr i64, ptr %arg.s, i64 %.3884
  %.3891 = load i64, ptr %sunkaddr935, align 8
  %.3892 = mul i64 %.3891, %.3876
  %.3893 = getelementptr i64, ptr %.3885, i64 %.3892
  %.3906 = getelementptr i8, ptr %.3878, i64 48
  %.3907 = load i64, ptr %.3906, align 8
  %.3908 = icmp eq i64 %.3907, 1
  br i1 %.3908, label %B449904019755, label %B449904019797
B449904019755:
  store i64 0, ptr %.3906, align 8
  %.5889.pre.pre.pre = load i64, ptr %.3878, align 8
  br label %B453363552321
B449904019797:
  %.3934 = load i64, ptr %sunkaddr937, align 8
  %.3935 = getelementptr i64, ptr %arg.c, i64 %.3934
  %.3938 = load i64, ptr %.3878, align 8
  %.3940.idx = mul i64 %.3938, 120
  %.3940 = getelementptr i8, ptr %.3935, i64 %.3940.idx
  %.3985 = load i64, ptr %sunkaddr872, align 8
  %gep2274 = getelementptr i64, ptr %invariant.gep2269, i64 %.3985
  %.3995 = load i64, ptr %.3940, align 8
  %.4000 = getelementptr i8, ptr %.3940, i64 16
  %.4001 = load i64, ptr %.4000, align 8
  %.4006 = icmp sgt i64 %.4001, -1
  br i1 %.4006, label %B449904020027, label %B449917746328
B449904020027:
  %.4009 = getelementptr i8, ptr %gep2274, i64 128
  %.4011 = getelementptr i64, ptr %.4009, i64 %.4001
  %.4012 = load i64, ptr %.4011, align 8
  %.4014 = icmp sgt i64 %.4012, %.892
  br i1 %.4014, label %B449904020069, label %B449917746328
B449904020069:
  %.4032 = add i64 %.4001, 1
  %.4060 = getelementptr i8, ptr %.3878, i64 56
  store i64 %.4032, ptr %.4060, align 8
  %27 = add i64 %.4001, -5
  %or.cond.i344 = icmp ult i64 %27, -2
  br i1 %or.cond.i344, label %B449904020113, label %B449904020353
B449904020113:
  %28 = icmp ult i64 %27, 3
  br i1 %28, label %switch.lookup717, label %B449904020353
switch.lookup717:
  %sunkaddr939 = shl i64 %.4001, 3
  %sunkaddr940 = getelementptr i8, ptr @f0, i64 %sunkaddr939
  %sunkaddr941 = getelementptr i8, ptr %sunkaddr940, i64 -40
  %switch.load719 = load i64, ptr %sunkaddr941, align 8
  br label %B449904020353
B449904020353:
  %_run_sub_core_v46_issue_v65_note_busy_v80_reason_of_v86_reason.5.8 = phi i64 [ 11, %B449904020069 ], [ %switch.load719, %switch.lookup717 ], [ 10, %B449904020113 ]
  %.4165 = getelementptr i8, ptr %.3878, i64 40
  %.4166 = load i64, ptr %.4165, align 8
  %.4172.not = icmp eq i64 %.4166, %_run_sub_core_v46_issue_v65_note_busy_v80_reason_of_v86_reason.5.8
  br i1 %.4172.not, label %B453363552285, label %B449904020393
B449904020393:
  %.4175 = icmp sgt i64 %.4166, 0
  br i1 %.4175, label %B449917745983.endif, label %B449917746240
B449917746003:
  %.4259 = and i64 %.4217, 15
  %.4262 = sub i64 %.11.i346, %.4207
  %.4268 = load i64, ptr %sunkaddr960, align 8
  %.4269 = getelementptr i64, ptr %arg.s, i64 %.4268
  %.4271.idx = mul i64 %.4182, 120
  %.4271 = getelementptr i8, ptr %.4269, i64 %.4271.idx
  %.4273 = getelementptr i64, ptr %.4271, i64 %.4259
  %.4274 = load i64, ptr %.4273, align 8
  %.4275 = add i64 %.4262, %.4274
  store i64 %.4275, ptr %.4273, align 8
  br label %B449917746005
B449917746005:
  %_run_sub_core_v46_issue_v65_note_busy_v80_charge_v81_since.2.9 = phi i64 [ %.11.i346, %B449917746003 ], [ %.4207, %B449917745983.endif ]
  %.4290 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v65_note_busy_v80_charge_v81_since.2.9
  br i1 %.4290, label %B449917746007, label %B449917746178
B449917746007:
  %.4294 = load i64, ptr %.4165, align 8
  %.4295 = icmp sgt i64 %.4294, 0
  %.4305 = sub i64 %.892, %_run_sub_core_v46_issue_v65_note_busy_v80_charge_v81_since.2.9
  %.4313 = load i64, ptr %sunkaddr960, align 8
  %.4314 = getelementptr i64, ptr %arg.s, i64 %.4313
  %.4316.idx = mul i64 %.4182, 120
  %.4316 = getelementptr i8, ptr %.4314, i64 %.4316.idx
  br i1 %.4295, label %B449917746029, label %B449917746086
B449917746029:
  %.4318 = getelementptr i64, ptr %.4316, i64 %.4294
  %.4319 = load i64, ptr %.4318, align 8
  %.4320 = add i64 %.4319, %.4305
  store i64 %.4320, ptr %.4318, align 8
  br label %B449917746178
B449917746086:
  %.4346 = getelementptr i8, ptr %.4316, i64 8
  %.4347 = load i64, ptr %.4346, align 8
  %.4348 = add i64 %.4347, %.4305
  store i64 %.4348, ptr %.4346, align 8
  br label %B449917746178
B449917746178:
  store i64 %.892, ptr %.4206, align 8
  br label %B449917746240
B449917746240:
  store i64 %_run_sub_core_v46_issue_v65_note_busy_v80_reason_of_v86_reason.5.8, ptr %.4165, align 8
  br label %B453363552285
B449917746328:
  %sunkaddr948 = getelementptr i8, ptr %.3940, i64 32
  %.4418 = load i64, ptr %sunkaddr948, align 8
  %.4420 = add i64 %.4418, %.892
  %.4425 = icmp eq i64 %.3995, 1
  br i1 %.4425, label %B449917746340, label %B449958931635
B449917746340:
  %.4430 = getelementptr i8, ptr %.3878, i64 16
  %.4431 = load i64, ptr %.4430, align 8
  %sunkaddr950 = getelementptr i8, ptr %.3940, i64 72
  %.4434 = load i64, ptr %sunkaddr950, align 8
  %.4435 = add i64 %.4434, %.4431
  %.4443.idx = shl i64 %.4435, 4
  %.4443 = getelementptr i8, ptr %arg.entries, i64 %.4443.idx
  %.4444 = getelementptr i8, ptr %.4443, i64 8
  %.4445 = load i64, ptr %.4444, align 8
  %29 = and i64 %.4445, 4294967295
  %.4447.not = icmp eq i64 %29, 0
  br i1 %.4447.not, label %B449958931635, label %B449917746392
B449917746392:
  %.4451 = load i64, ptr %sunkaddr951, align 8
  %.4452 = getelementptr i64, ptr %arg.c, i64 %.4451
  %sunkaddr953 = getelementptr i8, ptr %.3940, i64 64
  %.4455 = load i64, ptr %sunkaddr953, align 8
  %.4457.idx = mul i64 %.4455, 88
  %.4457 = getelementptr i8, ptr %.4452, i64 %.4457.idx
  %.4458 = getelementptr i8, ptr %.4457, i64 8
  %.4459 = load i64, ptr %.4458, align 8
  %.4465 = load i64, ptr %sunkaddr889, align 8
  %.4466 = getelementptr i64, ptr %arg.s, i64 %.4465
  %.4489 = load i64, ptr %sunkaddr890, align 8
  %30 = shl i64 1, %.4459
  %31 = and i64 %.4489, %30
  %.4493.not = icmp eq i64 %31, 0
  br i1 %.4493.not, label %B449917747125, label %B449917747125.thread
B449917747125:
  %32 = getelementptr i8, ptr %.4466, i64 %.idx1917
  %.4529 = getelementptr i64, ptr %32, i64 %.4459
  %.4530 = load i64, ptr %.4529, align 8
  %.4533 = add i64 %.4530, -16384
  %.4535 = icmp sgt i64 %.4533, %.892
  br i1 %.4535, label %B449917747143, label %B828.i
B449917747125.thread:
  %33 = getelementptr i8, ptr %.4466, i64 %.idx191758
  %.452959 = getelementptr i64, ptr %33, i64 %.4459
  %.453060 = load i64, ptr %.452959, align 8
  %.453361 = add i64 %.453060, -16384
  %.453562 = icmp sgt i64 %.453361, %.892
  br i1 %.453562, label %B449917747143, label %B449931475638.thread
B449931475638.thread:
  store i64 %.892, ptr %scevgep801, align 8
  br label %B860.endif.endif.endif.endif.i
B449917747143:
  %.4558 = add i64 %.4459, 5
  %.4586 = getelementptr i8, ptr %.3878, i64 56
  store i64 %.4558, ptr %.4586, align 8
  %34 = add i64 %.4459, -1
  %or.cond.i349 = icmp ult i64 %34, -2
  br i1 %or.cond.i349, label %B449931474485, label %B449931474718
B449931474485:
  %35 = icmp ult i64 %34, 3
  br i1 %35, label %switch.lookup721, label %B449931474718
switch.lookup721:
  %sunkaddr957 = shl i64 %.4459, 3
  %sunkaddr958 = getelementptr i8, ptr @f0, i64 %sunkaddr957
  %sunkaddr959 = getelementptr i8, ptr %sunkaddr958, i64 -8
  %switch.load723 = load i64, ptr %sunkaddr959, align 8
  br label %B449931474718
B449931474718:
  %_run_sub_core_v46_issue_v65_note_busy_v72_reason_of_v78_reason.5.9 = phi i64 [ 11, %B449917747143 ], [ %switch.load723, %switch.lookup721 ], [ 10, %B449931474485 ]
  %.4691 = getelementptr i8, ptr %.3878, i64 40
  %.4692 = load i64, ptr %.4691, align 8
  %.4698.not = icmp eq i64 %.4692, %_run_sub_core_v46_issue_v65_note_busy_v72_reason_of_v78_reason.5.9
  br i1 %.4698.not, label %B453363552285, label %B449931474734
B449931474734:
  %.4701 = icmp sgt i64 %.4692, 0
  br i1 %.4701, label %B449931474778.endif, label %B449931474949
B449931474794:
  %.4785 = and i64 %.4743, 15
  %.4788 = sub i64 %.11.i351, %.4733
  %.4794 = load i64, ptr %sunkaddr960, align 8
  %.4795 = getelementptr i64, ptr %arg.s, i64 %.4794
  %.4797.idx = mul i64 %.4708, 120
  %.4797 = getelementptr i8, ptr %.4795, i64 %.4797.idx
  %.4799 = getelementptr i64, ptr %.4797, i64 %.4785
  %.4800 = load i64, ptr %.4799, align 8
  %.4801 = add i64 %.4788, %.4800
  store i64 %.4801, ptr %.4799, align 8
  br label %B449931474838
B449931474838:
  %_run_sub_core_v46_issue_v65_note_busy_v72_charge_v73_since.2.10 = phi i64 [ %.11.i351, %B449931474794 ], [ %.4733, %B449931474778.endif ]
  %.4816 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v65_note_busy_v72_charge_v73_since.2.10
  br i1 %.4816, label %B449931474854, label %B449931474945
B449931474854:
  %.4820 = load i64, ptr %.4691, align 8
  %.4821 = icmp sgt i64 %.4820, 0
  %.4831 = sub i64 %.892, %_run_sub_core_v46_issue_v65_note_busy_v72_charge_v73_since.2.10
  %.4839 = load i64, ptr %sunkaddr960, align 8
  %.4840 = getelementptr i64, ptr %arg.s, i64 %.4839
  %.4842.idx = mul i64 %.4708, 120
  %.4842 = getelementptr i8, ptr %.4840, i64 %.4842.idx
  br i1 %.4821, label %B449931474898, label %B449931474913
B449931474898:
  %.4844 = getelementptr i64, ptr %.4842, i64 %.4820
  %.4845 = load i64, ptr %.4844, align 8
  %.4846 = add i64 %.4845, %.4831
  store i64 %.4846, ptr %.4844, align 8
  br label %B449931474945
B449931474913:
  %.4872 = getelementptr i8, ptr %.4842, i64 8
  %.4873 = load i64, ptr %.4872, align 8
  %.4874 = add i64 %.4873, %.4831
  store i64 %.4874, ptr %.4872, align 8
  br label %B449931474945
B449931474945:
  store i64 %.892, ptr %.4732, align 8
  br label %B449931474949
B449931474949:
  store i64 %_run_sub_core_v46_issue_v65_note_busy_v72_reason_of_v78_reason.5.9, ptr %.4691, align 8
  br label %B453363552285
B828.i:
  store i64 %.892, ptr %scevgep801, align 8
  br label %B860.endif.endif.endif.endif.i
B964.i:
  %.378.i = getelementptr i64, ptr %arg.conflicts, i64 %.4435
  %.379.i = load i64, ptr %.378.i, align 8
  %.382.i = add i64 %.379.i, 1
  %.385.i = load i64, ptr %.384.i, align 8
  %.388.i = mul i64 %.382.i, %.385.i
  %.390.i = add i64 %.388.i, %.11.i8.i
  %.397.i = add i64 %.390.i, %.11.i9.i
  %.402.i = add i64 %.397.i, %.275.i
  br label %B1799396424528.i
B1014.i:
  store i64 0, ptr %.433.i, align 8
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
  %.76.i.i = icmp slt i64 %.121.i, %.132.i
  br i1 %.76.i.i, label %B160.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
B160.preheader.i.i:
  %.398.i.i = sub i64 %.33.i.i, %.48.i.i
  %notmask177.i.i = shl i64 -1, %.398.i.i
  %.400.i.i = xor i64 %notmask177.i.i, -1
  %.106.i.i = load i64, ptr %sunkaddr69.i.i, align 8
  %.110.i.i = load i64, ptr %sunkaddr70.i.i, align 8
  %.113.i.i = icmp ne i64 %.110.i.i, 0
  %.515.i.i = load i64, ptr %sunkaddr72.i.i, align 8
  %.125.i.i = icmp ne i64 %.110.i.i, -1
  %36 = trunc i64 %.110.i.i to i32
  %sunkaddr74.i.i = getelementptr i8, ptr %.4457, i64 80
  br label %B160.i.i
B160.i.i:
  %ready.2.0.i.i = phi i64 [ %.11.i63.i.i, %B584.endif.endif.i.i ], [ %.11.i9.i, %B160.preheader.i.i ]
  %i.2.0.i.i = phi i64 [ %i.3.2.i.i, %B584.endif.endif.i.i ], [ %.121.i, %B160.preheader.i.i ]
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
  %i.5.1.i.i = phi i64 [ %lsr.iv.next.i.i, %B548.i.i ], [ %38, %B342.preheader.i.i ]
  %wavefronts.2.1.i.i = phi i64 [ %.385275.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %mask.2.1.i.i = phi i64 [ %.407278.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %.228.i.i = ashr i64 %.226.i.i, %.55.i.i
  %.230.i.i = ashr i64 %.228.i.i, %.49.i.i
  br label %B378.endif.i.i
B450.i.i:
  %37 = shl i64 %lsr.iv.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 %37
  %.353.i.i = load i64, ptr %scevgep.i.i, align 8
  %.357.i.i = ashr i64 %.353.i.i, %.55.i.i
  %.359.i.i = ashr i64 %.357.i.i, %.49.i.i
  %.361.i.i = icmp eq i64 %.359.i.i, %.230.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 1
  br i1 %.361.i.i, label %B378.endif.i.i, label %B548.i.i
B486.i.i:
  %smax.le.i.i = tail call i64 @llvm.smax.i64(i64 %.132.i, i64 %i.5.1.i.i)
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
  %rem.0.i.i = phi i64 [ 0, %B160.i.i ], [ %spec.select.i.i, %47 ]
  %.170.i.i = icmp slt i64 %i.2.0.i.i, %.132.i
  br i1 %.170.i.i, label %B342.preheader.i.i, label %B584.endif.endif.i.i
B342.preheader.i.i:
  %38 = add i64 %i.2.0.i.i, 1
  br label %B342.i.i
B160.else.if.i.i:
  %39 = or i64 %.107.i.i, %.110.i.i
  %40 = icmp ult i64 %39, 4294967296
  br i1 %40, label %41, label %45
41:
  %42 = trunc i64 %.107.i.i to i32
  %43 = urem i32 %42, %36
  %44 = zext i32 %43 to i64
  br label %47
45:
  %46 = srem i64 %.107.i.i, %.110.i.i
  br label %47
47:
  %48 = phi i64 [ %44, %41 ], [ %46, %45 ]
  %.131.i.i = xor i64 %48, %.110.i.i
  %.132.i.i = icmp slt i64 %.131.i.i, 0
  %.133.i.i = icmp ne i64 %48, 0
  %.134.i.i = and i1 %.133.i.i, %.132.i.i
  %.141.i.i = select i1 %.134.i.i, i64 %.110.i.i, i64 0
  %spec.select.i.i = add i64 %.141.i.i, %48
  br label %B160.endif.i.i
B378.endif.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B450.i.i ], [ %i.5.1.i.i, %B342.i.i ]
  %.280.i.i = phi i64 [ %.353.i.i, %B450.i.i ], [ %.226.i.i, %B342.i.i ]
  %most.2.4.i.i = phi i64 [ %.11.i.i.i, %B450.i.i ], [ 0, %B342.i.i ]
  %.282.i.i = and i64 %.280.i.i, %.61.i.i
  %.11.i.i.i = tail call i64 @llvm.smax.i64(i64 %.282.i.i, i64 %most.2.4.i.i)
  %.334.i.i = icmp slt i64 %lsr.iv.i.i, %.132.i
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
  %.791.i.i = icmp slt i64 %i.3.2.i.i, %.132.i
  br i1 %.791.i.i, label %B160.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B1014.i ], [ %.11.i63.i.i, %B584.endif.endif.i.i ]
  %.476.i = getelementptr i8, ptr %.4457, i64 64
  %.477.i = load i64, ptr %.476.i, align 8
  %.480.i = add i64 %.477.i, %ready.3.1.i.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.480.i, i64 %.315.i)
  br label %B1799396424528.i
B1018.i:
  %.526.i = icmp sgt i64 %.132.i, %.121.i
  br i1 %.526.i, label %B1062.i, label %B1799396424528.i
B1062.i:
  %.535.i = getelementptr i8, ptr %.4457, i64 24
  %.536.i = load i64, ptr %.535.i, align 8
  %.536.fr.i = freeze i64 %.536.i
  %.541.i = icmp eq i64 %.44.i64, 1
  br i1 %.541.i, label %B1110.i, label %B1096.i
B1096.i:
  %.549.i = load i64, ptr %arg.c, align 8
  %.550.i = getelementptr i64, ptr %arg.c, i64 %.549.i
  %.553.i = load i64, ptr %.28.i.i, align 8
  %.555.idx.i = mul i64 %.553.i, 152
  %.555.i = getelementptr i8, ptr %.550.i, i64 %.555.idx.i
  %.556.i = getelementptr i8, ptr %.555.i, i64 136
  %.557.i = load i64, ptr %.556.i, align 8
  br label %B1110.i
B1110.i:
  %"$phi1062.0.2.0.i" = phi i64 [ %.557.i, %B1096.i ], [ 0, %B1062.i ]
  store i64 %"$phi1062.0.2.0.i", ptr %.433.i, align 8
  switch i64 %.343.i, label %B1216.else.i [
    i64 1, label %B1230.i
    i64 0, label %B1230.fold.split.i
  ]
B1230.fold.split.i:
  br label %B1230.i
B1230.i:
  %"$phi1110.0.2.0.i" = phi i64 [ %.11.i8.i, %B1110.i ], [ %spec.select.i, %65 ], [ 0, %B1216.else.i ], [ 0, %B1230.fold.split.i ]
  %.639.i = load i64, ptr %.638.i, align 8
  %.645.i = load i64, ptr %.644.i, align 8
  %.651.i = load i64, ptr %.650.i, align 8
  %.654.i = load i64, ptr %.653.i, align 8
  %.655.i = add i64 %.654.i, %.651.i
  %.713.i = load i64, ptr %.54.i.i, align 8
  %notmask.i = shl i64 -1, %.713.i
  %.719.i = xor i64 %notmask.i, -1
  %.808388.not.i = icmp slt i64 %.343.i, 1
  br i1 %.808388.not.i, label %B1940.endif.endif.i, label %B1452.lr.ph.i
B1452.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1452.i ], [ %scevgep.i, %B1452.lr.ph.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B1452.i ], [ %70, %B1452.lr.ph.i ]
  %busy.2.0395.i = phi i64 [ %.1038.i, %B1452.i ], [ 0, %B1452.lr.ph.i ]
  %hits.2.0394.i = phi i64 [ %.972.i, %B1452.i ], [ 0, %B1452.lr.ph.i ]
  %stalled.2.0393.i = phi i64 [ %stalled.3.1.i, %B1452.i ], [ 0, %B1452.lr.ph.i ]
  %t.3.0392.i = phi i64 [ %.1031.i, %B1452.i ], [ %.11.i9.i, %B1452.lr.ph.i ]
  %ready.4.1391.i = phi i64 [ %.11.i6.i, %B1452.i ], [ %.315.i, %B1452.lr.ph.i ]
  %.848.i = load i64, ptr %lsr.iv40.i, align 8
  %.854.i = ashr i64 %.848.i, %.713.i
  %.856.i = and i64 %.848.i, %.719.i
  store i64 0, ptr %.866.i, align 8
  call fastcc void @f6(ptr %.866.i, ptr %arg.c, ptr %arg.s, i64 %.852.i, i64 %core.2.12304, i64 %.854.i, i64 %.856.i, i64 0, i64 %t.3.0392.i, i64 %.275.i, i64 %.859.i)
  %.880.i = load i64, ptr %.866.i, align 8
  %.895.i = add i64 %t.3.0392.i, %.275.i
  %.897.not.i = icmp sle i64 %.880.i, %.895.i
  %"$phi1452.1.2.1359.i" = select i1 %.897.not.i, i64 %"$phi1110.0.2.0.i", i64 %.11.i5.i
  %"$phi1480.2.2.1.i" = zext i1 %.897.not.i to i64
  %.982.i = load i64, ptr %sunkaddr40.i, align 8
  %.11.i6.i = tail call i64 @llvm.smax.i64(i64 %.880.i, i64 %ready.4.1391.i)
  %.1038.i = add i64 %"$phi1452.1.2.1359.i", %busy.2.0395.i
  %.984.i = sub i64 %.982.i, %t.3.0392.i
  %.989.i = icmp sgt i64 %.984.i, 0
  %spec.select19.i = select i1 %.989.i, i64 %.982.i, i64 %t.3.0392.i
  %.1031.i = add i64 %spec.select19.i, %"$phi1452.1.2.1359.i"
  %.1009.i = tail call i64 @llvm.smax.i64(i64 %.984.i, i64 0)
  %stalled.3.1.i = add i64 %.1009.i, %stalled.2.0393.i
  %.972.i = add i64 %hits.2.0394.i, %"$phi1480.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 8
  %.808.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.808.i, label %B1452.i, label %B1940.endif.endif.i
B1986.i:
  %.1270.i = load i64, ptr %.1269.i, align 8
  %.1272.i = ashr i64 %.11.i9.i, %.1270.i
  %.1273.i = icmp sgt i64 %.1272.i, 511
  br i1 %.1273.i, label %B2108.i, label %B2156.i
B2108.i:
  call fastcc void @f4(ptr %.1278.i, ptr %arg.s, i64 %.11.i9.i)
  %.1313.pre.i = load i64, ptr %.1269.i, align 8
  %.pre18.i = ashr i64 %.11.i9.i, %.1313.pre.i
  br label %B2156.i
B2156.i:
  %.1317.pre-phi.i = phi i64 [ %.pre18.i, %B2108.i ], [ %.1272.i, %B1986.i ]
  %.1305.i = load i64, ptr %.1304.i, align 8
  %.1306.i = getelementptr i64, ptr %arg.s, i64 %.1305.i
  %49 = getelementptr i64, ptr %.1306.i, i64 %.1317.pre-phi.i
  %.1321.i = getelementptr i8, ptr %49, i64 20480
  %.1322.i = load i64, ptr %.1321.i, align 8
  %.1324.i = add i64 %.1322.i, %.1197.i
  store i64 %.1324.i, ptr %.1321.i, align 8
  br label %B2178.i
B2178.i:
  %.1342.not.i = icmp eq i64 %.1209.i, %.655.i
  br i1 %.1342.not.i, label %B1799396424528.i, label %B2226.i
B2226.i:
  %.1370.i = load i64, ptr %.1269.i, align 8
  %.1372.i = ashr i64 %.11.i9.i, %.1370.i
  %.1373.i = icmp sgt i64 %.1372.i, 511
  br i1 %.1373.i, label %B2272.i, label %B1799396424496.i
B2272.i:
  call fastcc void @f4(ptr %.1378.i, ptr %arg.s, i64 %.11.i9.i)
  %.1428.pre.i = load i64, ptr %.1269.i, align 8
  %.pre.i = ashr i64 %.11.i9.i, %.1428.pre.i
  br label %B1799396424496.i
B1799396424496.i:
  %.1432.pre-phi.i = phi i64 [ %.pre.i, %B2272.i ], [ %.1372.i, %B2226.i ]
  %.1420.i = load i64, ptr %.1304.i, align 8
  %.1421.i = getelementptr i64, ptr %arg.s, i64 %.1420.i
  %50 = getelementptr i64, ptr %.1421.i, i64 %.1432.pre-phi.i
  %.1436.i = getelementptr i8, ptr %50, i64 24576
  %.1437.i = load i64, ptr %.1436.i, align 8
  %.1439.i = add i64 %.1437.i, %.1211.i
  store i64 %.1439.i, ptr %.1436.i, align 8
  br label %B1799396424528.i
B1799396424528.i:
  %cost.3.0.i = phi i64 [ %.390.i, %B964.i ], [ %.11.i8.i, %B1018.i ], [ %.11.i12.i, %B1799396424496.i ], [ %.11.i12.i, %B2178.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %end.3.0.i = phi i64 [ %.397.i, %B964.i ], [ %.350.i, %B1018.i ], [ %.1140.i, %B1799396424496.i ], [ %.1140.i, %B2178.i ], [ %.350.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %ready.5.0.i = phi i64 [ %.402.i, %B964.i ], [ %.315.i, %B1018.i ], [ %ready.4.1.lcssa.i, %B1799396424496.i ], [ %ready.4.1.lcssa.i, %B2178.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v150B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %.1475.i = load i64, ptr %sunkaddr889, align 8
  %.1476.i = getelementptr i64, ptr %arg.s, i64 %.1475.i
  %.1479.i = getelementptr i64, ptr %.1476.i, i64 %.104.i
  store i64 %end.3.0.i, ptr %.1479.i, align 8
  %sunkaddr35.i = getelementptr i8, ptr %.325.i, i64 48
  %.1485.i = load i64, ptr %sunkaddr35.i, align 8
  %.1488.i = sub i64 %end.3.0.i, %.11.i9.i
  %.1491.i = add i64 %.1488.i, %.1485.i
  store i64 %.1491.i, ptr %sunkaddr35.i, align 8
  %.1500.i = getelementptr i64, ptr %.1498.i, i64 %.44.i64
  %.1501.i = load i64, ptr %.1500.i, align 8
  %.1503.i = add i64 %.1501.i, %cost.3.0.i
  store i64 %.1503.i, ptr %.1500.i, align 8
  %.1709.i = load i64, ptr %.1269.i, align 8
  %.1711.i = ashr i64 %.11.i9.i, %.1709.i
  %51 = icmp sgt i64 %.1711.i, 511
  switch i64 %.44.i64, label %B1799396424836.i [
    i64 1, label %B1799396424573.i
    i64 3, label %B1799396424727.i
  ]
B1799396424573.i:
  br i1 %51, label %B1799396424891.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit
B1799396424727.i:
  br i1 %51, label %B1799396424891.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit
B1799396424836.i:
  br i1 %51, label %B1799396424891.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit
B1799396424891.sink.split.i:
  %.1717.sink.i = phi ptr [ %.1633.i, %B1799396424727.i ], [ %.1544.i, %B1799396424573.i ], [ %.1717.i, %B1799396424836.i ]
  %.sink410.ph.i = phi i64 [ 16384, %B1799396424727.i ], [ 12288, %B1799396424573.i ], [ 8192, %B1799396424836.i ]
  call fastcc void @f4(ptr %.1717.sink.i, ptr %arg.s, i64 %.11.i9.i)
  %.1752.i.pre = load i64, ptr %.1269.i, align 8
  %.pre140 = ashr i64 %.11.i9.i, %.1752.i.pre
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit
B860.endif.endif.endif.endif.i:
  %place_of_v149__vphi52_0.2.0.i = phi i64 [ %.677, %B828.i ], [ %spec.select, %B449931475638.thread ]
  %.44.i64 = load i64, ptr %.4457, align 8
  %.100.i = shl i64 %place_of_v149__vphi52_0.2.0.i, 2
  %.104.i = add i64 %.100.i, %.4459
  %.121.i = load i64, ptr %.4443, align 8
  %.130.i = getelementptr i8, ptr %.4443, i64 16
  %.132.i = load i64, ptr %.130.i, align 8
  %.142.i = load i64, ptr %.4444, align 8
  %52 = getelementptr i64, ptr %arg.tx, i64 %.121.i
  %.146.i = getelementptr i8, ptr %52, i64 96
  tail call void @llvm.prefetch.p0(ptr %.146.i, i32 0, i32 3, i32 1)
  %.154.i = getelementptr i8, ptr %.4443, i64 96
  tail call void @llvm.prefetch.p0(ptr %.154.i, i32 0, i32 3, i32 1)
  %.157.i = ashr i64 %.142.i, 32
  %.159.i = getelementptr i8, ptr %.4457, i64 32
  %.160.i = load i64, ptr %.159.i, align 8
  %.162.i = and i64 %.142.i, 4294967295
  %.164.i = getelementptr i8, ptr %.4457, i64 40
  %.165.i = load i64, ptr %.164.i, align 8
  %.166.i = mul i64 %.165.i, %.162.i
  %.168.i = getelementptr i8, ptr %.4457, i64 48
  %.169.i = load i64, ptr %.168.i, align 8
  %.170.i = mul i64 %.169.i, %.157.i
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.170.i, i64 %.166.i)
  %.161.i = mul i64 %.160.i, %.157.i
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i, i64 %.161.i)
  %.237.i = getelementptr i64, ptr %.4466, i64 %.104.i
  %.238.i = load i64, ptr %.237.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.238.i, i64 %.892)
  %.274.i = getelementptr i8, ptr %.4457, i64 56
  %.275.i = load i64, ptr %.274.i, align 8
  %.283.i = sub i64 %.11.i8.i, %.160.i
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.283.i, i64 0)
  %.313.i = add i64 %.275.i, %.11.i9.i
  %.315.i = add i64 %.313.i, %.11.i10.i
  %.321.i = load i64, ptr %.320.i, align 8
  %.322.i = getelementptr i64, ptr %arg.s, i64 %.321.i
  %.325.idx.i = mul i64 %.4455, 56
  %.325.i = getelementptr i8, ptr %.322.i, i64 %.325.idx.i
  %.333.i = load i64, ptr %.325.i, align 8
  %.334.i = add i64 %.333.i, 1
  store i64 %.334.i, ptr %.325.i, align 8
  %.339.i = getelementptr i8, ptr %.325.i, i64 8
  %.340.i = load i64, ptr %.339.i, align 8
  %.343.i = sub i64 %.132.i, %.121.i
  %.344.i = add i64 %.340.i, %.343.i
  store i64 %.344.i, ptr %.339.i, align 8
  %.350.i = add i64 %.11.i8.i, %.11.i9.i
  %.355.i = getelementptr i8, ptr %.4457, i64 72
  %.356.i = load i64, ptr %.355.i, align 8
  switch i64 %.356.i, label %B1018.i [
    i64 2, label %B964.i
    i64 1, label %B1014.i
  ]
B1216.else.i:
  %.594.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.595.i = icmp ne i64 %.343.i, -1
  %.596.not.i = or i1 %.595.i, %.594.i
  br i1 %.596.not.i, label %B1216.else.if.i, label %B1230.i
B1216.else.if.i:
  %53 = or i64 %.11.i8.i, %.343.i
  %54 = icmp ult i64 %53, 4294967296
  br i1 %54, label %55, label %62
55:
  %56 = trunc i64 %.343.i to i32
  %57 = trunc i64 %.11.i8.i to i32
  %58 = udiv i32 %57, %56
  %59 = urem i32 %57, %56
  %60 = zext i32 %58 to i64
  %61 = zext i32 %59 to i64
  br label %65
62:
  %63 = sdiv i64 %.11.i8.i, %.343.i
  %64 = srem i64 %.11.i8.i, %.343.i
  br label %65
65:
  %66 = phi i64 [ %60, %55 ], [ %63, %62 ]
  %67 = phi i64 [ %61, %55 ], [ %64, %62 ]
  %.601.i = xor i64 %67, %.343.i
  %.602.i = icmp slt i64 %.601.i, 0
  %.603.i = icmp ne i64 %67, 0
  %.604.i = and i1 %.603.i, %.602.i
  %.609.i = sext i1 %.604.i to i64
  %spec.select.i = add i64 %66, %.609.i
  br label %B1230.i
B1452.lr.ph.i:
  %68 = or i64 %.536.fr.i, %.44.i64
  %or.cond.i = icmp eq i64 %68, 0
  %spec.select1.i = select i1 %or.cond.i, i64 %.160.i, i64 0
  %69 = icmp eq i64 %.536.fr.i, 0
  %.11.i5.i = tail call i64 @llvm.smax.i64(i64 %spec.select1.i, i64 %"$phi1110.0.2.0.i")
  %70 = add i64 %.343.i, 1
  %71 = shl i64 %.121.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.tx, i64 %71
  %sunkaddr29.i = getelementptr i8, ptr %.4457, i64 16
  %.852.i = load i64, ptr %sunkaddr29.i, align 8
  %sunkaddr30.i = getelementptr i8, ptr %.4457, i64 64
  %.859.i = load i64, ptr %sunkaddr30.i, align 8
  br i1 %69, label %B1452.i, label %B1452.us.i
B1452.us.i:
  %lsr.iv45.i = phi ptr [ %scevgep46.i, %B1452.us.i ], [ %scevgep.i, %B1452.lr.ph.i ]
  %lsr.iv42.i = phi i64 [ %lsr.iv.next43.i, %B1452.us.i ], [ %70, %B1452.lr.ph.i ]
  %busy.2.0395.us.i = phi i64 [ %.1038.us.i, %B1452.us.i ], [ 0, %B1452.lr.ph.i ]
  %hits.2.0394.us.i = phi i64 [ %.972.us.i, %B1452.us.i ], [ 0, %B1452.lr.ph.i ]
  %t.3.0392.us.i = phi i64 [ %.1031.us.i, %B1452.us.i ], [ %.11.i9.i, %B1452.lr.ph.i ]
  %ready.4.1391.us.i = phi i64 [ %.11.i6.us.i, %B1452.us.i ], [ %.315.i, %B1452.lr.ph.i ]
  %.848.us.i = load i64, ptr %lsr.iv45.i, align 8
  %.854.us.i = ashr i64 %.848.us.i, %.713.i
  %.856.us.i = and i64 %.848.us.i, %.719.i
  store i64 0, ptr %.866.i, align 8
  call fastcc void @f6(ptr %.866.i, ptr %arg.c, ptr %arg.s, i64 %.852.i, i64 %core.2.12304, i64 %.854.us.i, i64 %.856.us.i, i64 %.536.fr.i, i64 %t.3.0392.us.i, i64 %.275.i, i64 %.859.i)
  %.880.us.i = load i64, ptr %.866.i, align 8
  %.895.us.i = add i64 %t.3.0392.us.i, %.275.i
  %.897.not.us.i = icmp sle i64 %.880.us.i, %.895.us.i
  %"$phi1452.1.2.1359.us.i" = select i1 %.897.not.us.i, i64 %"$phi1110.0.2.0.i", i64 %.11.i5.i
  %"$phi1480.2.2.1.us.i" = zext i1 %.897.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.880.us.i, i64 %ready.4.1391.us.i)
  %.1038.us.i = add i64 %"$phi1452.1.2.1359.us.i", %busy.2.0395.us.i
  %.1031.us.i = add i64 %"$phi1452.1.2.1359.us.i", %t.3.0392.us.i
  %.972.us.i = add i64 %hits.2.0394.us.i, %"$phi1480.2.2.1.us.i"
  %lsr.iv.next43.i = add i64 %lsr.iv42.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 8
  %.808.us.i = icmp ugt i64 %lsr.iv.next43.i, 1
  br i1 %.808.us.i, label %B1452.us.i, label %B1940.endif.endif.i
B1940.endif.endif.i:
  %ready.4.1.lcssa.i = phi i64 [ %.315.i, %B1230.i ], [ %.11.i6.i, %B1452.i ], [ %.11.i6.us.i, %B1452.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B1230.i ], [ %stalled.3.1.i, %B1452.i ], [ 0, %B1452.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B1230.i ], [ %.972.i, %B1452.i ], [ %.972.us.i, %B1452.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B1230.i ], [ %.1038.i, %B1452.i ], [ %.1038.us.i, %B1452.us.i ]
  %.1106.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i = tail call i64 @llvm.smax.i64(i64 %.1106.i, i64 0)
  %.1136.i = add i64 %stalled.2.0.lcssa.i, %.350.i
  %.1140.i = add i64 %.1136.i, %.11.i7.i
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr42.i = getelementptr i8, ptr %.325.i, i64 16
  %.1185.i = load i64, ptr %sunkaddr42.i, align 8
  %.1187.i = add i64 %.1185.i, %hits.2.0.lcssa.i
  store i64 %.1187.i, ptr %sunkaddr42.i, align 8
  %.1195.i = load i64, ptr %.638.i, align 8
  %.1197.i = sub i64 %.1195.i, %.639.i
  %.1205.i = load i64, ptr %.650.i, align 8
  %.1208.i = load i64, ptr %.653.i, align 8
  %.1209.i = add i64 %.1208.i, %.1205.i
  %.1211.i = sub i64 %.1209.i, %.655.i
  %sunkaddr47.i = getelementptr i8, ptr %.325.i, i64 24
  %.1219.i = load i64, ptr %sunkaddr47.i, align 8
  %.1221.i = add i64 %.1219.i, %.1197.i
  store i64 %.1221.i, ptr %sunkaddr47.i, align 8
  %sunkaddr49.i = getelementptr i8, ptr %.325.i, i64 32
  %.1227.i = load i64, ptr %sunkaddr49.i, align 8
  %.1230.i = load i64, ptr %.644.i, align 8
  %.1232.i = sub i64 %.1227.i, %.645.i
  %.1235.i = add i64 %.1232.i, %.1230.i
  store i64 %.1235.i, ptr %sunkaddr49.i, align 8
  %sunkaddr52.i = getelementptr i8, ptr %.325.i, i64 40
  %.1241.i = load i64, ptr %sunkaddr52.i, align 8
  %.1243.i = add i64 %.1241.i, %.1211.i
  store i64 %.1243.i, ptr %sunkaddr52.i, align 8
  %.1248.not.i = icmp eq i64 %.1195.i, %.639.i
  br i1 %.1248.not.i, label %B2178.i, label %B1986.i
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit:
  %.1756.i.pre-phi = phi i64 [ %.1711.i, %B1799396424573.i ], [ %.1711.i, %B1799396424727.i ], [ %.1711.i, %B1799396424836.i ], [ %.pre140, %B1799396424891.sink.split.i ]
  %.sink410.i = phi i64 [ 12288, %B1799396424573.i ], [ 16384, %B1799396424727.i ], [ 8192, %B1799396424836.i ], [ %.sink410.ph.i, %B1799396424891.sink.split.i ]
  %.1744.i = load i64, ptr %.1304.i, align 8
  %.1745.i = getelementptr i64, ptr %arg.s, i64 %.1744.i
  %72 = getelementptr i64, ptr %.1745.i, i64 %.1756.i.pre-phi
  %.1760.i = getelementptr i8, ptr %72, i64 %.sink410.i
  %.1761.i = load i64, ptr %.1760.i, align 8
  %.1763.i = add i64 %.1761.i, %cost.3.0.i
  store i64 %.1763.i, ptr %.1760.i, align 8
  %.5000 = icmp sgt i64 %.4418, 1
  br i1 %.5000, label %B449931475700.else.if, label %B449958931635
B449958931635:
  %_run_sub_core_v46_issue_v65_result.4.9 = phi i64 [ %.4420, %B449917746328 ], [ %ready.5.0.i, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v143B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxxx.exit ], [ %.5051, %172 ], [ %.892, %B449917746340 ]
  br i1 %.4006, label %B449958931647, label %B449958931723.endif
B449958931647:
  %sunkaddr969 = getelementptr i8, ptr %.3940, i64 24
  %.5086 = load i64, ptr %sunkaddr969, align 8
  %.5088 = add i64 %.5086, %.892
  %.5090 = getelementptr i8, ptr %gep2274, i64 128
  %.5092 = getelementptr i64, ptr %.5090, i64 %.4001
  store i64 %.5088, ptr %.5092, align 8
  %sunkaddr970 = shl i64 %.4001, 3
  %sunkaddr971 = getelementptr i8, ptr %arg.s, i64 %sunkaddr970
  %sunkaddr972 = getelementptr i8, ptr %sunkaddr971, i64 384
  %.5098 = load i64, ptr %sunkaddr972, align 8
  %.5102 = add i64 %.5098, %.5086
  store i64 %.5102, ptr %sunkaddr972, align 8
  %.5107 = icmp eq i64 %.4001, 0
  br i1 %.5107, label %B449958931669, label %B449958931723.endif
B449958931669:
  %.5112 = getelementptr i8, ptr %gep2274, i64 120
  %.5113 = load i64, ptr %.5112, align 8
  %.5117 = add i64 %.5113, %.5086
  store i64 %.5117, ptr %.5112, align 8
  br label %B449958931723.endif
B449958931735:
  %.5203 = and i64 %.5161, 15
  %.5206 = sub i64 %.11.i352, %.5151
  %.5212 = load i64, ptr %sunkaddr960, align 8
  %.5213 = getelementptr i64, ptr %arg.s, i64 %.5212
  %.5215.idx = mul i64 %.5127, 120
  %.5215 = getelementptr i8, ptr %.5213, i64 %.5215.idx
  %.5217 = getelementptr i64, ptr %.5215, i64 %.5203
  %.5218 = load i64, ptr %.5217, align 8
  %.5219 = add i64 %.5206, %.5218
  store i64 %.5219, ptr %.5217, align 8
  br label %B449958931787
B449958931787:
  %_run_sub_core_v46_issue_v65_charge_v67_since.2.9 = phi i64 [ %.11.i352, %B449958931735 ], [ %.5151, %B449958931723.endif ]
  %.5234 = icmp sgt i64 %.892, %_run_sub_core_v46_issue_v65_charge_v67_since.2.9
  br i1 %.5234, label %B449958931868, label %B449958931787.B449958931988_crit_edge
B449958931787.B449958931988_crit_edge:
  %.pre2554 = mul i64 %.5127, 120
  br label %B449958931988
B449958931868:
  %.5237 = getelementptr i8, ptr %.3878, i64 40
  %.5238 = load i64, ptr %.5237, align 8
  %.5239 = icmp sgt i64 %.5238, 0
  %.5249 = sub i64 %.892, %_run_sub_core_v46_issue_v65_charge_v67_since.2.9
  %.5257 = load i64, ptr %sunkaddr960, align 8
  %.5258 = getelementptr i64, ptr %arg.s, i64 %.5257
  %.5260.idx = mul i64 %.5127, 120
  %.5260 = getelementptr i8, ptr %.5258, i64 %.5260.idx
  br i1 %.5239, label %B449958931884, label %B449958931944
B449958931884:
  %.5262 = getelementptr i64, ptr %.5260, i64 %.5238
  %.5263 = load i64, ptr %.5262, align 8
  %.5264 = add i64 %.5263, %.5249
  store i64 %.5264, ptr %.5262, align 8
  br label %B449958931988
B449958931944:
  %.5290 = getelementptr i8, ptr %.5260, i64 8
  %.5291 = load i64, ptr %.5290, align 8
  %.5292 = add i64 %.5291, %.5249
  store i64 %.5292, ptr %.5290, align 8
  br label %B449958931988
B449958931988:
  %.5331.idx.pre-phi = phi i64 [ %.5260.idx, %B449958931944 ], [ %.5260.idx, %B449958931884 ], [ %.pre2554, %B449958931787.B449958931988_crit_edge ]
  %.5311 = load i64, ptr %sunkaddr960, align 8
  %.5312 = getelementptr i64, ptr %arg.s, i64 %.5311
  %.5314 = getelementptr i8, ptr %.5312, i64 %.5331.idx.pre-phi
  %.5317 = load i64, ptr %.5314, align 8
  %.5318 = add i64 %.5317, %.5130
  store i64 %.5318, ptr %.5314, align 8
  %.5323 = load i64, ptr %sunkaddr960, align 8
  %.5324 = getelementptr i64, ptr %arg.s, i64 %.5323
  %.5331 = getelementptr i8, ptr %.5324, i64 %.5331.idx.pre-phi
  %.5332 = getelementptr i8, ptr %.5331, i64 112
  %.5333 = load i64, ptr %.5332, align 8
  %sunkaddr981 = getelementptr i8, ptr %.3940, i64 96
  %.5336 = load i64, ptr %sunkaddr981, align 8
  %.5337 = add i64 %.5336, %.5333
  store i64 %.5337, ptr %.5332, align 8
  %.5341 = getelementptr i8, ptr %gep2274, i64 112
  %.5342 = load i64, ptr %.5341, align 8
  %.5346 = add i64 %.5342, %.5130
  store i64 %.5346, ptr %.5341, align 8
  %sunkaddr985 = getelementptr i8, ptr %.3940, i64 88
  %.5352 = load i64, ptr %sunkaddr985, align 8
  %sunkaddr987 = getelementptr i8, ptr %.3940, i64 40
  %.5358 = load i64, ptr %sunkaddr987, align 8
  %.5363 = shl i64 %_run_sub_core_v46_issue_v65_result.4.9, 4
  %.5365 = add i64 %.5352, %.5363
  %.5370 = icmp sgt i64 %.5358, -1
  br i1 %.5370, label %B449958932004, label %B450288411219
B449958932004:
  %.5375 = getelementptr i64, ptr %.3893, i64 %.5358
  store i64 %.5365, ptr %.5375, align 8
  %.5381 = load i64, ptr %sunkaddr988, align 8
  %.5382 = icmp eq i64 %.5381, 1
  br i1 %.5382, label %B449958932048, label %B450288411219
B449958932048:
  br i1 %.4425, label %B449958932063, label %B449958932062
B449958932062:
  %.5388 = icmp eq i64 %.5352, 3
  br i1 %.5388, label %B450288411219.sink.split, label %B450288411219
B449958932063:
  %73 = add i64 %.5352, -4
  %or.cond1 = icmp ult i64 %73, 5
  br i1 %or.cond1, label %switch.lookup725, label %B450288411219.sink.split
switch.lookup725:
  %sunkaddr989 = shl i64 %.5352, 3
  %sunkaddr990 = getelementptr i8, ptr @f1, i64 %sunkaddr989
  %sunkaddr991 = getelementptr i8, ptr %sunkaddr990, i64 -32
  %switch.load727 = load i64, ptr %sunkaddr991, align 8
  br label %B450288411219.sink.split
B450288411219.sink.split:
  %.sink639 = phi i64 [ %switch.load727, %switch.lookup725 ], [ 160, %B449958932062 ], [ 160, %B449958932063 ]
  %.5429 = getelementptr i8, ptr %.3878, i64 %.sink639
  %.5430 = load i64, ptr %.5429, align 8
  %.11.i353 = tail call i64 @llvm.smax.i64(i64 %.5365, i64 %.5430)
  store i64 %.11.i353, ptr %.5429, align 8
  br label %B450288411219
B450288411219:
  %.5517 = add i64 %.5130, %.892
  store i64 %.5517, ptr %.5150, align 8
  %.5526 = getelementptr i8, ptr %.3878, i64 40
  store i64 0, ptr %.5526, align 8
  store i64 %.5517, ptr %gep2274, align 8
  %.5536 = load i64, ptr %sunkaddr988, align 8
  %.5539 = icmp eq i64 %.5536, 3
  %.5547 = icmp eq i64 %.3995, 0
  %or.cond1897 = select i1 %.5370, i1 true, i1 %.5547
  %or.cond1906 = select i1 %.5539, i1 %or.cond1897, i1 false
  br i1 %or.cond1906, label %B450288411328, label %B450288411329
B450288411328:
  %.11.i355 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v46_issue_v65_result.4.9, i64 %.5517)
  br label %B453363552271
B450288411329:
  %sunkaddr997 = getelementptr i8, ptr %.3940, i64 104
  %.5612 = load i64, ptr %sunkaddr997, align 8
  %.5624 = icmp sgt i64 %.5612, %.5130
  %.5616 = add i64 %.5612, %.892
  %.5629 = shl i64 %.5616, 4
  %.5630 = or i64 %.5629, 2
  %.sink = select i1 %.5624, i64 %.5630, i64 0
  %_run_sub_core_v46_soonest.8.8.ph = select i1 %.5624, i64 %.5616, i64 %.5517
  br label %B453363552271
B453363552271:
  %.sink.sink = phi i64 [ %.5365, %B450288411328 ], [ %.sink, %B450288411329 ]
  %_run_sub_core_v46_soonest.8.8 = phi i64 [ %.11.i355, %B450288411328 ], [ %_run_sub_core_v46_soonest.8.8.ph, %B450288411329 ]
  store i64 %.sink.sink, ptr %.5160, align 8
  %.5656 = icmp slt i64 %_run_sub_core_v46_soonest.8.8, 0
  br i1 %.5656, label %B453363552285, label %B453363552289
B453363552285:
  %.5671 = getelementptr i8, ptr %.3878, i64 56
  %.5672 = load i64, ptr %.5671, align 8
  %.5684 = add i64 %_run_sub_core_v46_place.8.6, %.1043
  %.5687 = load i64, ptr %sunkaddr880, align 8
  %.5688 = getelementptr i64, ptr %arg.s, i64 %.5687
  %.5691 = load i64, ptr %sunkaddr881, align 8
  %.5692 = mul i64 %.5691, %.1062
  %.5693 = getelementptr i64, ptr %.5688, i64 %.5692
  %.5695 = load i64, ptr %sunkaddr879, align 8
  %.5696 = getelementptr i64, ptr %arg.s, i64 %.5695
  %.5697 = getelementptr i64, ptr %.5696, i64 %.5684
  store i64 %.5672, ptr %.5697, align 8
  %.5701 = load i64, ptr %sunkaddr882, align 8
  %.5702 = getelementptr i64, ptr %arg.s, i64 %.5701
  %.5703 = getelementptr i64, ptr %.5702, i64 %.5684
  %.5704 = load i64, ptr %.5703, align 8
  %.5707 = mul i64 %.5691, %.5672
  %.5708 = ashr i64 %.5704, 6
  %74 = getelementptr i64, ptr %.5693, i64 %.5707
  %.5710 = getelementptr i64, ptr %74, i64 %.5708
  %.5711 = load i64, ptr %.5710, align 8
  %.5712 = and i64 %.5704, 63
  %.5713 = shl i64 1, %.5712
  %.5714 = or i64 %.5713, %.5711
  store i64 %.5714, ptr %.5710, align 8
  %.5719 = load i64, ptr %sunkaddr882, align 8
  %.5720 = getelementptr i64, ptr %arg.s, i64 %.5719
  %.5721 = getelementptr i64, ptr %.5720, i64 %.5684
  %.5722 = load i64, ptr %.5721, align 8
  %.5726 = ashr i64 %.5722, 6
  %.idx1918 = mul i64 %.5691, 72
  %75 = getelementptr i8, ptr %.5693, i64 %.idx1918
  %.5728 = getelementptr i64, ptr %75, i64 %.5726
  %.5729 = load i64, ptr %.5728, align 8
  %.5730 = and i64 %.5722, 63
  %.5731 = shl i64 1, %.5730
  %.5732 = or i64 %.5731, %.5729
  store i64 %.5732, ptr %.5728, align 8
  %.5736 = load i64, ptr %sunkaddr872, align 8
  %gep2295 = getelementptr i64, ptr %invariant.gep2269, i64 %.5736
  %.5740 = getelementptr i8, ptr %gep2295, i64 16
  %.5741 = load i64, ptr %.5740, align 8
  %.5742 = shl i64 1, %.5672
  %.5743 = or i64 %.5741, %.5742
  store i64 %.5743, ptr %.5740, align 8
  %.5746 = getelementptr i8, ptr %gep2295, i64 24
  %.5747 = getelementptr i64, ptr %.5746, i64 %.5672
  %.5748 = load i64, ptr %.5747, align 8
  %.5749 = add i64 %.5748, 1
  store i64 %.5749, ptr %.5747, align 8
  br label %B988.backedge
B453363552289:
  %.5760 = load i64, ptr %sunkaddr882, align 8
  %gep105 = getelementptr i64, ptr %invariant.gep96, i64 %.5760
  %.5769 = getelementptr i64, ptr %gep105, i64 %_run_sub_core_v46_place.8.6
  %.5770 = load i64, ptr %.5769, align 8
  store i64 %.5770, ptr %sunkaddr1009, align 8
  %.5776 = load i64, ptr %.3878, align 8
  %.5777 = add i64 %.5776, 1
  store i64 %.5777, ptr %.3878, align 8
  %.5783 = load i64, ptr %sunkaddr875, align 8
  %.5795 = icmp eq i64 %.3995, 2
  br i1 %.5795, label %B453363552319, label %B453363552321
B453363552319:
  %.25.i = load i64, ptr %sunkaddr920, align 8
  %.26.i = getelementptr i64, ptr %arg.s, i64 %.25.i
  %.28.i = getelementptr i8, ptr %.26.i, i64 %.3878.idx
  %.34.i5 = load i64, ptr %.33.i4, align 8
  %.35.i6 = getelementptr i64, ptr %arg.s, i64 %.34.i5
  %.37.i = getelementptr i8, ptr %.28.i, i64 128
  %.38.i7 = load i64, ptr %.37.i, align 8
  %.40.idx.i = mul i64 %.38.i7, 40
  %.40.i8 = getelementptr i8, ptr %.35.i6, i64 %.40.idx.i
  %.41.i9 = getelementptr i8, ptr %.40.i8, i64 8
  %.42.i = load i64, ptr %.41.i9, align 8
  %.43.i = add i64 %.42.i, 1
  store i64 %.43.i, ptr %.41.i9, align 8
  %.47.i = getelementptr i8, ptr %.28.i, i64 48
  store i64 1, ptr %.47.i, align 8
  %.50.i10 = getelementptr i8, ptr %.28.i, i64 144
  store i64 1, ptr %.50.i10, align 8
  %.53.i11 = load i64, ptr %.41.i9, align 8
  %.55.i = load i64, ptr %.40.i8, align 8
  %.56.i = icmp eq i64 %.53.i11, %.55.i
  br i1 %.56.i, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.61.i = load i64, ptr %.37.i, align 8
  call fastcc void @f7(ptr %.68.i3, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.61.i, i64 %.5783)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v212B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B453363552321:
  %.5889.pre.pre = phi i64 [ %.5889.pre.pre.pre, %B449904019755 ], [ %.5777, %B453363552289 ]
  %_run_sub_core_v46_soonest.9.7 = phi i64 [ %.892, %B449904019755 ], [ %_run_sub_core_v46_soonest.8.8, %B453363552289 ]
  %_run_sub_core_v46_after.2.7 = phi i64 [ %.892, %B449904019755 ], [ %.5783, %B453363552289 ]
  %sunkaddr1013 = getelementptr i8, ptr %.3878, i64 8
  %.38.i14 = getelementptr i8, ptr %.3878, i64 96
  %.46.i = getelementptr i8, ptr %.3878, i64 16
  %.49.i17 = getelementptr i8, ptr %.3878, i64 88
  %.64.i = getelementptr i8, ptr %.3878, i64 80
  %.81.i = getelementptr i8, ptr %.3878, i64 64
  %.100.i23 = getelementptr i8, ptr %.3878, i64 72
  %.168.i35 = getelementptr i8, ptr %.3878, i64 104
  %.247.i = getelementptr i8, ptr %.3878, i64 112
  %.262.i = getelementptr i8, ptr %.3878, i64 120
  %.36.i.i = getelementptr i8, ptr %.3878, i64 128
  %.80.i.i = getelementptr i8, ptr %.3878, i64 136
  %sunkaddr1047 = getelementptr i8, ptr %.3878, i64 32
  %.5899.pre.pre = load i64, ptr %sunkaddr1013, align 8
  br label %B453363552425.outer
B453363552425.outer:
  %.5899.pre = phi i64 [ %"$phi954.0.2.0.sink.i", %B477964675213 ], [ %.5899.pre.pre, %B453363552321 ]
  %.5889.pre = phi i64 [ %.455.sink.i, %B477964675213 ], [ %.5889.pre.pre, %B453363552321 ]
  %_run_sub_core_v46_advance_v57_soonest.3.7.ph = phi i64 [ %there.3.0.i, %B477964675213 ], [ %_run_sub_core_v46_soonest.9.7, %B453363552321 ]
  br label %B453363552425
B453363552425:
  %.5899 = phi i64 [ %"$phi954.0.2.0.sink.i", %B477964675183 ], [ %.5899.pre, %B453363552425.outer ]
  %.5889 = phi i64 [ %.455.sink.i, %B477964675183 ], [ %.5889.pre, %B453363552425.outer ]
  %.5905 = icmp slt i64 %.5889, %.5899
  br i1 %.5905, label %B453363552439, label %B453363552839
B453363552439:
  %.5916 = load i64, ptr %sunkaddr937, align 8
  %.5917 = getelementptr i64, ptr %arg.c, i64 %.5916
  %.5920.idx = mul i64 %.5889, 120
  %.5920 = getelementptr i8, ptr %.5917, i64 %.5920.idx
  %.5924 = load i64, ptr %.5920, align 8
  %.5925 = icmp eq i64 %.5924, 3
  br i1 %.5925, label %B453363552619.endif.preheader, label %B453363552839
B453363552619.endif.preheader:
  %76 = add i64 %.5899, -1
  br label %B453363552619.endif
B453363552643.backedge:
  %lsr.iv837 = phi i64 [ %lsr.iv.next838, %B453363552643.backedge ], [ %unroll_iter, %B453363552643.backedge.preheader.new ]
  %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244 = phi i64 [ %.11.i356.3, %B453363552643.backedge ], [ 0, %B453363552643.backedge.preheader.new ]
  %.604022402242 = phi i64 [ %.6047.3, %B453363552643.backedge ], [ %.5952, %B453363552643.backedge.preheader.new ]
  %77 = shl i64 %.604022402242, 3
  %scevgep835 = getelementptr i8, ptr %scevgep829, i64 %77
  %scevgep836 = getelementptr i8, ptr %scevgep835, i64 -24
  %.6077 = load i64, ptr %scevgep836, align 8
  %.6079 = getelementptr i64, ptr %.3893, i64 %.6077
  %.6080 = load i64, ptr %.6079, align 8
  %.11.i356 = tail call i64 @llvm.smax.i64(i64 %.6080, i64 %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244)
  %scevgep834 = getelementptr i8, ptr %scevgep835, i64 -16
  %.6077.1 = load i64, ptr %scevgep834, align 8
  %.6079.1 = getelementptr i64, ptr %.3893, i64 %.6077.1
  %.6080.1 = load i64, ptr %.6079.1, align 8
  %.11.i356.1 = tail call i64 @llvm.smax.i64(i64 %.6080.1, i64 %.11.i356)
  %scevgep832 = getelementptr i8, ptr %scevgep835, i64 -8
  %.6077.2 = load i64, ptr %scevgep832, align 8
  %.6079.2 = getelementptr i64, ptr %.3893, i64 %.6077.2
  %.6080.2 = load i64, ptr %.6079.2, align 8
  %.11.i356.2 = tail call i64 @llvm.smax.i64(i64 %.6080.2, i64 %.11.i356.1)
  %.6077.3 = load i64, ptr %scevgep835, align 8
  %.6079.3 = getelementptr i64, ptr %.3893, i64 %.6077.3
  %.6080.3 = load i64, ptr %.6079.3, align 8
  %.11.i356.3 = tail call i64 @llvm.smax.i64(i64 %.6080.3, i64 %.11.i356.2)
  %.6047.3 = add i64 %.604022402242, 4
  %lsr.iv.next838 = add i64 %lsr.iv837, -4
  %niter.ncmp.3.not = icmp eq i64 %lsr.iv.next838, 0
  br i1 %niter.ncmp.3.not, label %B453363552833.loopexit.unr-lcssa, label %B453363552643.backedge
B453363552833.loopexit.unr-lcssa:
  %78 = add i64 %.5952, %unroll_iter
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B453363552833, label %B453363552643.backedge.epil.preheader
B453363552643.backedge.epil.preheader:
  %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244.epil.init = phi i64 [ 0, %B453363552643.backedge.preheader ], [ %.11.i356.3, %B453363552833.loopexit.unr-lcssa ]
  %.604022402242.epil.init = phi i64 [ %.5952, %B453363552643.backedge.preheader ], [ %78, %B453363552833.loopexit.unr-lcssa ]
  %79 = add i64 %.604022402242.epil.init, %.6074
  %80 = shl i64 %79, 3
  %scevgep839 = getelementptr i8, ptr %arg.c, i64 %80
  br label %B453363552643.backedge.epil
B453363552643.backedge.epil:
  %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244.epil = phi i64 [ %.11.i356.epil, %B453363552643.backedge.epil ], [ %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244.epil.init, %B453363552643.backedge.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B453363552643.backedge.epil ], [ 0, %B453363552643.backedge.epil.preheader ]
  %81 = shl i64 %epil.iter, 3
  %scevgep840 = getelementptr i8, ptr %scevgep839, i64 %81
  %.6077.epil = load i64, ptr %scevgep840, align 8
  %.6079.epil = getelementptr i64, ptr %.3893, i64 %.6077.epil
  %.6080.epil = load i64, ptr %.6079.epil, align 8
  %.11.i356.epil = tail call i64 @llvm.smax.i64(i64 %.6080.epil, i64 %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.102244.epil)
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B453363552833, label %B453363552643.backedge.epil
B453363552833:
  %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.10.lcssa = phi i64 [ 0, %B453363552619.endif ], [ %.11.i356.3, %B453363552833.loopexit.unr-lcssa ], [ %.11.i356.epil, %B453363552643.backedge.epil ]
  %sunkaddr1016 = getelementptr i8, ptr %.5939, i64 40
  %.6132 = load i64, ptr %sunkaddr1016, align 8
  %.6134 = getelementptr i64, ptr %.3893, i64 %.6132
  store i64 %_run_sub_core_v46_advance_v57_latest_of_v60_latest.2.10.lcssa, ptr %.6134, align 8
  %exitcond2521.not = icmp eq i64 %_run_sub_core_v46_advance_v57_pc.2.9, %76
  br i1 %exitcond2521.not, label %B453363552839.thread, label %B453363552837
B453363552839.thread:
  store i64 %.5899, ptr %.3878, align 8
  br label %B456877997763
B453363552837:
  %.6137 = add i64 %_run_sub_core_v46_advance_v57_pc.2.9, 1
  %.6162.idx = mul i64 %.6137, 120
  %.6162 = getelementptr i8, ptr %.5917, i64 %.6162.idx
  %.6166 = load i64, ptr %.6162, align 8
  %.6167 = icmp eq i64 %.6166, 3
  br i1 %.6167, label %B453363552619.endif, label %B453363552839
B453363552839:
  %.6793 = phi i64 [ %.5889, %B453363552439 ], [ %.5889, %B453363552425 ], [ %.6137, %B453363552837 ]
  store i64 %.6793, ptr %.3878, align 8
  %.6186 = icmp slt i64 %.6793, %.5899
  br i1 %.6186, label %B453363552903.endif, label %B456877997763
B453363553009.backedge:
  %lsr.iv850 = phi i64 [ %lsr.iv.next851, %B453363553009.backedge ], [ %unroll_iter762, %B453363553009.backedge.preheader.new ]
  %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263 = phi i64 [ %.11.i357.3, %B453363553009.backedge ], [ 0, %B453363553009.backedge.preheader.new ]
  %.632522592261 = phi i64 [ %.6332.3, %B453363553009.backedge ], [ %.6237, %B453363553009.backedge.preheader.new ]
  %82 = shl i64 %.632522592261, 3
  %scevgep848 = getelementptr i8, ptr %scevgep842, i64 %82
  %scevgep849 = getelementptr i8, ptr %scevgep848, i64 -24
  %.6362 = load i64, ptr %scevgep849, align 8
  %.6364 = getelementptr i64, ptr %.3893, i64 %.6362
  %.6365 = load i64, ptr %.6364, align 8
  %.11.i357 = tail call i64 @llvm.smax.i64(i64 %.6365, i64 %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263)
  %scevgep847 = getelementptr i8, ptr %scevgep848, i64 -16
  %.6362.1 = load i64, ptr %scevgep847, align 8
  %.6364.1 = getelementptr i64, ptr %.3893, i64 %.6362.1
  %.6365.1 = load i64, ptr %.6364.1, align 8
  %.11.i357.1 = tail call i64 @llvm.smax.i64(i64 %.6365.1, i64 %.11.i357)
  %scevgep845 = getelementptr i8, ptr %scevgep848, i64 -8
  %.6362.2 = load i64, ptr %scevgep845, align 8
  %.6364.2 = getelementptr i64, ptr %.3893, i64 %.6362.2
  %.6365.2 = load i64, ptr %.6364.2, align 8
  %.11.i357.2 = tail call i64 @llvm.smax.i64(i64 %.6365.2, i64 %.11.i357.1)
  %.6362.3 = load i64, ptr %scevgep848, align 8
  %.6364.3 = getelementptr i64, ptr %.3893, i64 %.6362.3
  %.6365.3 = load i64, ptr %.6364.3, align 8
  %.11.i357.3 = tail call i64 @llvm.smax.i64(i64 %.6365.3, i64 %.11.i357.2)
  %.6332.3 = add i64 %.632522592261, 4
  %lsr.iv.next851 = add i64 %lsr.iv850, -4
  %niter763.ncmp.3.not = icmp eq i64 %lsr.iv.next851, 0
  br i1 %niter763.ncmp.3.not, label %B453802857431.loopexit.unr-lcssa, label %B453363553009.backedge
B453802857431.loopexit.unr-lcssa:
  %83 = add i64 %.6237, %unroll_iter762
  %lcmp.mod759.not = icmp eq i64 %xtraiter757, 0
  br i1 %lcmp.mod759.not, label %B453802857431, label %B453363553009.backedge.epil.preheader
B453363553009.backedge.epil.preheader:
  %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263.epil.init = phi i64 [ 0, %B453363553009.backedge.preheader ], [ %.11.i357.3, %B453802857431.loopexit.unr-lcssa ]
  %.632522592261.epil.init = phi i64 [ %.6237, %B453363553009.backedge.preheader ], [ %83, %B453802857431.loopexit.unr-lcssa ]
  %84 = add i64 %.632522592261.epil.init, %.6359
  %85 = shl i64 %84, 3
  %scevgep852 = getelementptr i8, ptr %arg.c, i64 %85
  br label %B453363553009.backedge.epil
B453363553009.backedge.epil:
  %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263.epil = phi i64 [ %.11.i357.epil, %B453363553009.backedge.epil ], [ %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263.epil.init, %B453363553009.backedge.epil.preheader ]
  %epil.iter758 = phi i64 [ %epil.iter758.next, %B453363553009.backedge.epil ], [ 0, %B453363553009.backedge.epil.preheader ]
  %86 = shl i64 %epil.iter758, 3
  %scevgep853 = getelementptr i8, ptr %scevgep852, i64 %86
  %.6362.epil = load i64, ptr %scevgep853, align 8
  %.6364.epil = getelementptr i64, ptr %.3893, i64 %.6362.epil
  %.6365.epil = load i64, ptr %.6364.epil, align 8
  %.11.i357.epil = tail call i64 @llvm.smax.i64(i64 %.6365.epil, i64 %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.72263.epil)
  %epil.iter758.next = add i64 %epil.iter758, 1
  %epil.iter758.cmp.not = icmp eq i64 %xtraiter757, %epil.iter758.next
  br i1 %epil.iter758.cmp.not, label %B453802857431, label %B453363553009.backedge.epil
B453802857431:
  %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa = phi i64 [ 0, %B453363552903.endif ], [ %.11.i357.3, %B453802857431.loopexit.unr-lcssa ], [ %.11.i357.epil, %B453363553009.backedge.epil ]
  %.6418 = load i64, ptr %sunkaddr988, align 8
  %.6421 = icmp eq i64 %.6418, 1
  %.6427 = lshr i64 %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa, 4
  %.6429 = icmp sgt i64 %.6427, %_run_sub_core_v46_after.2.7
  %or.cond1898 = select i1 %.6421, i1 %.6429, i1 false
  br i1 %or.cond1898, label %B453802857491, label %B455999386422
B453802857491:
  %.6436 = and i64 %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa, 15
  %.6441 = icmp ugt i64 %.6436, 3
  br i1 %.6441, label %B453802857507, label %B455120774967
B453802857507:
  %87 = icmp ult i64 %.6436, 9
  %88 = trunc i64 %.6436 to i8
  %switch.maskindex = add i8 %88, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond733 = select i1 %87, i1 %switch.lobit, i1 false
  br i1 %or.cond733, label %switch.lookup730, label %B455999386422
B455120774967:
  %cond564 = icmp eq i64 %.6436, 3
  br i1 %cond564, label %B455999386422.sink.split, label %B455999386422
switch.lookup730:
  %sunkaddr1019 = shl i64 %.6436, 3
  %sunkaddr1020 = getelementptr i8, ptr @f2, i64 %sunkaddr1019
  %sunkaddr1021 = getelementptr i8, ptr %sunkaddr1020, i64 -32
  %switch.load732 = load i64, ptr %sunkaddr1021, align 8
  br label %B455999386422.sink.split
B455999386422.sink.split:
  %.sink640 = phi i64 [ %switch.load732, %switch.lookup730 ], [ 160, %B455120774967 ]
  %.6549 = getelementptr i8, ptr %.3878, i64 %.sink640
  %.6550 = load i64, ptr %.6549, align 8
  %.11.i363 = tail call i64 @llvm.smax.i64(i64 %.6550, i64 %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa)
  %.pre139 = lshr i64 %.11.i363, 4
  br label %B455999386422
B455999386422:
  %.6604.pre-phi = phi i64 [ %.pre139, %B455999386422.sink.split ], [ %.6427, %B455120774967 ], [ %.6427, %B453802857507 ], [ %.6427, %B453802857431 ]
  %_run_sub_core_v46_advance_v57_depends_v58_latest.3.7 = phi i64 [ %.11.i363, %B455999386422.sink.split ], [ %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa, %B455120774967 ], [ %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa, %B453802857507 ], [ %_run_sub_core_v46_advance_v57_depends_v58_latest_of_v59_latest.2.7.lcssa, %B453802857431 ]
  %.6606 = icmp sgt i64 %.6604.pre-phi, %_run_sub_core_v46_advance_v57_soonest.3.7.ph
  br i1 %.6606, label %B455999386446, label %B456877997857
B455999386446:
  store i64 %_run_sub_core_v46_advance_v57_depends_v58_latest.3.7, ptr %sunkaddr1047, align 8
  br label %B456877997857
B456877997763:
  store i64 0, ptr %.207.i, align 8
  store i64 0, ptr %.387.i, align 8
  %.35.i13 = load i64, ptr %.34.i12, align 8
  %.36.i = getelementptr i64, ptr %arg.c, i64 %.35.i13
  %.39.i = load i64, ptr %.38.i14, align 8
  %.41.idx.i = mul i64 %.39.i, 80
  %.41.i15 = getelementptr i8, ptr %.36.i, i64 %.41.idx.i
  %.47.i16 = load i64, ptr %.46.i, align 8
  %.50.i18 = load i64, ptr %.49.i17, align 8
  %.52.i = getelementptr i8, ptr %.41.i15, i64 40
  %.53.i19 = load i64, ptr %.52.i, align 8
  %.54.i = mul i64 %.53.i19, %.50.i18
  %.55.i20 = add i64 %.54.i, %.47.i16
  store i64 %.55.i20, ptr %.46.i, align 8
  %.65.i = load i64, ptr %.64.i, align 8
  %.66.i = icmp eq i64 %.65.i, 0
  br i1 %.66.i, label %B140.i, label %B680.i
B140.i:
  %.82.i = load i64, ptr %.81.i, align 8
  %.83.i = add i64 %.82.i, 1
  store i64 %.83.i, ptr %.81.i, align 8
  store i64 0, ptr %.49.i17, align 8
  %.101.i = load i64, ptr %.100.i23, align 8
  %.103.not.i = icmp slt i64 %.83.i, %.101.i
  br i1 %.103.not.i, label %B230.i, label %B536.i
B230.i:
  %sunkaddr3.i = shl i64 %.82.i, 3
  %sunkaddr4.i = getelementptr i8, ptr %arg.visits, i64 %sunkaddr3.i
  %sunkaddr5.i = getelementptr i8, ptr %sunkaddr4.i, i64 8
  %.118.i = load i64, ptr %sunkaddr5.i, align 8
  %.119.i31 = and i64 %.118.i, 16777215
  %.124.i = add i64 %.82.i, 2
  %.128.i = icmp slt i64 %.124.i, %.101.i
  br i1 %.128.i, label %B334.i, label %B340.i
B334.i:
  %sunkaddr6.i = getelementptr i8, ptr %sunkaddr4.i, i64 16
  %.137.i = load i64, ptr %sunkaddr6.i, align 8
  %.138.i = and i64 %.137.i, 16777215
  %.140.i = icmp eq i64 %.138.i, %.119.i31
  br i1 %.140.i, label %B390.i, label %B340.i
B340.i:
  %.150.i = load i64, ptr %.3906, align 8
  %.151.i = icmp eq i64 %.150.i, 0
  %.157.i32 = icmp eq i64 %.39.i, %.119.i31
  %or.cond.i33 = select i1 %.151.i, i1 %.157.i32, i1 false
  %spec.select.i34 = zext i1 %or.cond.i33 to i64
  br label %B390.i
B390.i:
  %"$phi390.0.2.0.i" = phi i64 [ 1, %B334.i ], [ %spec.select.i34, %B340.i ]
  store i64 %"$phi390.0.2.0.i", ptr %.168.i35, align 8
  %.178.idx.i = mul i64 %.119.i31, 80
  %.178.i = getelementptr i8, ptr %.36.i, i64 %.178.idx.i
  store i64 %.119.i31, ptr %.38.i14, align 8
  %.188.i = load i64, ptr %sunkaddr5.i, align 8
  %.193.i = ashr i64 %.188.i, 24
  store i64 %.193.i, ptr %.64.i, align 8
  %.197.i = getelementptr i8, ptr %.178.i, i64 56
  %.198.i = load i64, ptr %.197.i, align 8
  call fastcc void @f8(ptr %.207.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12304, i64 %.119.i31, i64 %_run_sub_core_v46_after.2.7)
  %.221.i = load i64, ptr %.207.i, align 8
  br label %B536.i
B536.i:
  %block.3.0.i = phi ptr [ %.41.i15, %B140.i ], [ %.178.i, %B390.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v46_after.2.7, %B140.i ], [ %.221.i, %B390.i ]
  %loop.2.0.i = phi i64 [ -1, %B140.i ], [ %.198.i, %B390.i ]
  %.248.i = load i64, ptr %.247.i, align 8
  %.250.not.i = icmp eq i64 %loop.2.0.i, %.248.i
  br i1 %.250.not.i, label %B670.i, label %B558.i
B558.i:
  %.255.i = icmp sgt i64 %.248.i, -1
  br i1 %.255.i, label %B580.i, label %B642.i
B580.i:
  %.263.i = load i64, ptr %.262.i, align 8
  %.33.i.i24 = load i64, ptr %.33.i4, align 8
  %.34.i.i25 = getelementptr i64, ptr %arg.s, i64 %.33.i.i24
  %.37.i.i = load i64, ptr %.36.i.i, align 8
  %.39.idx.i.i = mul i64 %.37.i.i, 40
  %.39.i.i = getelementptr i8, ptr %.34.i.i25, i64 %.39.idx.i.i
  %.40.i.i = getelementptr i8, ptr %.39.i.i, i64 16
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.47.i.i26 = load i64, ptr %.46.i.i, align 8
  %.49.i.i27 = icmp slt i64 %.41.i.i, %.47.i.i26
  br i1 %.49.i.i27, label %B72.i.i, label %B642.i
B72.i.i:
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  %.56.i.i = load i64, ptr %.55.i.i28, align 8
  %.59.i.i = icmp slt i64 %.53.i.i, %.56.i.i
  %.63.i.i = icmp sgt i64 %_run_sub_core_v46_after.2.7, %.263.i
  %or.cond.i.i29 = select i1 %.59.i.i, i1 %.63.i.i, i1 false
  br i1 %or.cond.i.i29, label %B116.i.i, label %B642.i
B116.i.i:
  %.73.idx.i.i = mul i64 %.53.i.i, 40
  %.73.i.i = getelementptr i8, ptr %arg.slices, i64 %.73.idx.i.i
  store i64 %.41.i.i, ptr %.73.i.i, align 8
  %.81.i.i = load i64, ptr %.80.i.i, align 8
  %.84.i.i = getelementptr i8, ptr %.73.i.i, i64 8
  store i64 %.81.i.i, ptr %.84.i.i, align 8
  %.87.i.i = getelementptr i8, ptr %.73.i.i, i64 16
  store i64 %.248.i, ptr %.87.i.i, align 8
  %.92.i.i30 = getelementptr i8, ptr %.73.i.i, i64 24
  store i64 %.263.i, ptr %.92.i.i30, align 8
  %.97.i.i = getelementptr i8, ptr %.73.i.i, i64 32
  store i64 %_run_sub_core_v46_after.2.7, ptr %.97.i.i, align 8
  %.103.i.i = load i64, ptr %.52.i.i, align 8
  %.104.i.i = add i64 %.103.i.i, 1
  store i64 %.104.i.i, ptr %.52.i.i, align 8
  br label %B642.i
B642.i:
  store i64 %loop.2.0.i, ptr %.247.i, align 8
  store i64 %_run_sub_core_v46_after.2.7, ptr %.262.i, align 8
  br label %B670.i
B670.i:
  br i1 %.103.not.i, label %B760.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v218B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v218B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B456877997852
B680.i:
  %.367.i = getelementptr i8, ptr %.41.i15, i64 48
  %.368.i = load i64, ptr %.367.i, align 8
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = icmp sgt i64 %.368.i, %.371.i
  br i1 %.372.i, label %B712.i, label %B760.i
B712.i:
  call fastcc void @f8(ptr %.387.i, ptr %arg.c, ptr %arg.s, i64 %core.2.12304, i64 %.39.i, i64 %_run_sub_core_v46_after.2.7)
  %.401.i = load i64, ptr %.387.i, align 8
  br label %B760.i
B760.i:
  %block.2.0.i = phi ptr [ %.41.i15, %B680.i ], [ %block.3.0.i, %B670.i ], [ %.41.i15, %B712.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v46_after.2.7, %B680.i ], [ %there.4.0.i, %B670.i ], [ %.401.i, %B712.i ]
  %.433.i21 = getelementptr i8, ptr %block.2.0.i, i64 32
  %.434.i = load i64, ptr %.433.i21, align 8
  %.439.i = icmp slt i64 %.434.i, 2
  %.537.pre.pre.i = load i64, ptr %.64.i, align 8
  %.445.not.i = icmp slt i64 %.537.pre.pre.i, %.434.i
  %or.cond2.i = select i1 %.439.i, i1 true, i1 %.445.not.i
  br i1 %or.cond2.i, label %B858.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v218B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B858.i:
  %.475.i = load i64, ptr %.168.i35, align 8
  %.476.not.i = icmp eq i64 %.475.i, 0
  %.sink.i = select i1 %.476.not.i, i64 8, i64 72
  %.480.sink.in.idx.i = select i1 %.476.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v218B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v218B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
  %.480.sink.in.idx.sink.i = phi i64 [ %.480.sink.in.idx.i, %B858.i ], [ 16, %B760.i ]
  %.sink.sink.i = phi i64 [ %.sink.i, %B858.i ], [ 24, %B760.i ]
  %unroll.2.0.i = phi i64 [ 1, %B858.i ], [ %.434.i, %B760.i ]
  %.480.sink.in.i = getelementptr i8, ptr %block.2.0.i, i64 %.480.sink.in.idx.sink.i
  %.512.i = getelementptr i8, ptr %block.2.0.i, i64 %.sink.sink.i
  %.455.sink.i = load i64, ptr %.480.sink.in.i, align 8
  store i64 %.455.sink.i, ptr %.3878, align 8
  %"$phi954.0.2.0.sink.i" = load i64, ptr %.512.i, align 8
  store i64 %"$phi954.0.2.0.sink.i", ptr %sunkaddr1013, align 8
  store i64 %unroll.2.0.i, ptr %.49.i17, align 8
  %.539.i = sub i64 %.537.pre.pre.i, %unroll.2.0.i
  store i64 %.539.i, ptr %.64.i, align 8
  %.6671 = icmp slt i64 %there.3.0.i, 0
  br i1 %.6671, label %B456877997852, label %B477964675183
B456877997852:
  %.6711 = load i64, ptr %sunkaddr913, align 8
  %.6712 = getelementptr i64, ptr %arg.s, i64 %.6711
  %.6715 = load i64, ptr %sunkaddr881, align 8
  %.6716 = mul i64 %.6715, %.3121
  %.6717 = getelementptr i64, ptr %.6712, i64 %.6716
  %.6720 = load i64, ptr %sunkaddr882, align 8
  %gep109 = getelementptr i64, ptr %invariant.gep96, i64 %.6720
  %.6729 = getelementptr i64, ptr %gep109, i64 %_run_sub_core_v46_place.8.6
  %.6730 = load i64, ptr %.6729, align 8
  %.6731 = getelementptr i64, ptr %.6717, i64 %.6730
  store i64 -1, ptr %.6731, align 8
  %.27.i = load i64, ptr %sunkaddr920, align 8
  %.28.i37 = getelementptr i64, ptr %arg.s, i64 %.27.i
  %.31.i = getelementptr i8, ptr %.28.i37, i64 %.3878.idx
  %.32.i = getelementptr i8, ptr %.31.i, i64 128
  %.33.i38 = load i64, ptr %.32.i, align 8
  %.39.i40 = load i64, ptr %.33.i4, align 8
  %.40.i41 = getelementptr i64, ptr %arg.s, i64 %.39.i40
  %.43.idx.i = mul i64 %.33.i38, 40
  %.43.i42 = getelementptr i8, ptr %.40.i41, i64 %.43.idx.i
  %.49.i43 = load i64, ptr %.43.i42, align 8
  %.50.i44 = add i64 %.49.i43, -1
  store i64 %.50.i44, ptr %.43.i42, align 8
  %.56.i46 = load i64, ptr %.55.i45, align 8
  %.11.i.i47 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v46_after.2.7, i64 %.56.i46)
  store i64 %.11.i.i47, ptr %.55.i45, align 8
  %.93.i48 = load i64, ptr %.43.i42, align 8
  %.94.i = icmp eq i64 %.93.i48, 0
  br i1 %.94.i, label %B172.i, label %B326.i
B172.i:
  %sunkaddr1.i = getelementptr i8, ptr %.43.i42, i64 16
  %.102.i = load i64, ptr %sunkaddr1.i, align 8
  %.106.idx.i = shl i64 %.102.i, 5
  %.106.i = getelementptr i8, ptr %arg.log, i64 %.106.idx.i
  %.108.i = getelementptr i8, ptr %.106.i, i64 8
  store i64 %_run_sub_core_v46_after.2.7, ptr %.108.i, align 8
  %.112.i = load i64, ptr %.111.i51, align 8
  %.113.i = add i64 %.112.i, 1
  store i64 %.113.i, ptr %.111.i51, align 8
  %.120.i = load i64, ptr %.119.i52, align 8
  %.124.i53 = icmp eq i64 %.120.i, 0
  br i1 %.124.i53, label %B172.endif.endif.i, label %B172.else.i
B326.i:
  %sunkaddr3.i49 = getelementptr i8, ptr %.43.i42, i64 24
  %.248.i50 = load i64, ptr %sunkaddr3.i49, align 8
  %.251.i = load i64, ptr %.250.i, align 8
  %.252.i = icmp slt i64 %.248.i50, %.251.i
  br i1 %.252.i, label %B358.i, label %B438.i
B358.i:
  %.257.i = add i64 %.248.i50, 1
  store i64 %.257.i, ptr %sunkaddr3.i49, align 8
  call fastcc void @f9(ptr %.270.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.33.i38, i64 %.3876, i64 %.248.i50, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.43.i42, i64 8
  %.312.i = load i64, ptr %sunkaddr8.i, align 8
  %.318.i = icmp eq i64 %.312.i, %.93.i48
  br i1 %.318.i, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.326.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.33.i38, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.135.i = icmp ne i64 %.33.i38, -9223372036854775808
  %.136.i = icmp ne i64 %.120.i, -1
  %.137.not.i = or i1 %.135.i, %.136.i
  br i1 %.137.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.054.i = phi i64 [ 0, %B172.i ], [ %spec.select.i56, %101 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select56.i, %101 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.212.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.054.i, i64 %rem.1.0.i, i64 %_run_sub_core_v46_after.2.7)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.endif.else.if.i:
  %89 = or i64 %.120.i, %.33.i38
  %90 = icmp ult i64 %89, 4294967296
  br i1 %90, label %91, label %98
91:
  %92 = trunc i64 %.120.i to i32
  %93 = trunc i64 %.33.i38 to i32
  %94 = udiv i32 %93, %92
  %95 = urem i32 %93, %92
  %96 = zext i32 %94 to i64
  %97 = zext i32 %95 to i64
  br label %101
98:
  %99 = sdiv i64 %.33.i38, %.120.i
  %100 = srem i64 %.33.i38, %.120.i
  br label %101
101:
  %102 = phi i64 [ %96, %91 ], [ %99, %98 ]
  %103 = phi i64 [ %97, %91 ], [ %100, %98 ]
  %.142.i54 = xor i64 %103, %.120.i
  %.143.i = icmp slt i64 %.142.i54, 0
  %.144.i = icmp ne i64 %103, 0
  %.145.i = and i1 %.144.i, %.143.i
  %.150.i55 = sext i1 %.145.i to i64
  %spec.select.i56 = add i64 %102, %.150.i55
  %.196.i = select i1 %.145.i, i64 %.120.i, i64 0
  %spec.select56.i = add i64 %.196.i, %103
  br label %B172.endif.endif.i
_ZN7mgpusim6engine5event4core6groups6finishB4v220B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B988.backedge
B456877997857:
  %_run_sub_core_v46_following.2.7 = phi i64 [ %_run_sub_core_v46_advance_v57_soonest.3.7.ph, %B455999386422 ], [ %.6604.pre-phi, %B455999386446 ]
  %.6800 = getelementptr i8, ptr %.6203, i64 112
  %.6801 = load i64, ptr %.6800, align 8
  %.6810 = icmp sgt i64 %.6801, 4
  br i1 %.6810, label %B456877997858, label %B456877997876
B456877997858:
  %.6823 = load i64, ptr %.46.i, align 8
  %sunkaddr1029 = getelementptr i8, ptr %.6203, i64 72
  %.6828 = load i64, ptr %sunkaddr1029, align 8
  %.6831 = add i64 %.6828, %.6823
  %.6833.idx = shl i64 %.6831, 4
  %.6833 = getelementptr i8, ptr %arg.entries, i64 %.6833.idx
  %.6834 = getelementptr i8, ptr %.6833, i64 8
  %.6835 = load i64, ptr %.6834, align 8
  %104 = and i64 %.6835, 4294967295
  %.6837 = icmp eq i64 %104, 0
  %spec.select1900 = select i1 %.6837, i64 0, i64 %.6801
  br label %B456877997876
B456877997876:
  %_run_sub_core_v46_aim_of_v55_aim.2.6 = phi i64 [ %.6801, %B456877997857 ], [ %spec.select1900, %B456877997858 ]
  %.6858 = icmp sgt i64 %_run_sub_core_v46_following.2.7, %_run_sub_core_v46_after.2.7
  br i1 %.6858, label %B456877997971, label %B456877997956
B456877997956:
  %.6862 = load i64, ptr %sunkaddr1030, align 8
  %.6863 = icmp eq i64 %.6862, 0
  br i1 %.6863, label %B456877997971, label %B463906890323
B456877997971:
  %.6891 = load i64, ptr %sunkaddr879, align 8
  %gep107 = getelementptr i64, ptr %invariant.gep96, i64 %.6891
  %.6898 = getelementptr i64, ptr %gep107, i64 %_run_sub_core_v46_place.8.6
  store i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, ptr %.6898, align 8
  %.6902 = shl i64 %_run_sub_core_v46_following.2.7, 9
  %.6903 = or i64 %.6902, %_run_sub_core_v46_place.8.6
  %.6910 = load i64, ptr %sunkaddr876, align 8
  %gep101 = getelementptr i64, ptr %invariant.gep98, i64 %.6910
  %.6922 = add i64 %_run_sub_core_v46_place.8.6, %.905
  %.6927 = getelementptr i64, ptr %gep101, i64 %.6922
  store i64 %.6903, ptr %.6927, align 8
  %.6929 = icmp sgt i64 %.6922, 1
  br i1 %.6929, label %B456877998051.endif, label %B463906890291.endif
B463906890323:
  %.7050 = icmp slt i64 %_run_sub_core_v46_after.2.7, %quot.0
  %.7053 = icmp sgt i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, 0
  %or.cond1901 = and i1 %.7050, %.7053
  br i1 %or.cond1901, label %B463906890400, label %B988.backedge
B463906890400:
  %.7077 = icmp ult i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, 5
  br i1 %.7077, label %B463906890401, label %B463906890545
B463906890401:
  %.7085 = load i64, ptr %sunkaddr872, align 8
  %gep2276 = getelementptr i64, ptr %invariant.gep2269, i64 %.7085
  %105 = getelementptr i8, ptr %gep2276, i64 120
  %.7099 = getelementptr i64, ptr %105, i64 %_run_sub_core_v46_aim_of_v55_aim.2.6
  %.7100 = load i64, ptr %.7099, align 8
  br label %B463906890721
B463906890545:
  %.7107 = load i64, ptr %sunkaddr889, align 8
  %.7108 = getelementptr i64, ptr %arg.s, i64 %.7107
  %.7119 = add i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, -5
  %.7143 = load i64, ptr %sunkaddr890, align 8
  %106 = shl i64 1, %.7119
  %107 = and i64 %.7143, %106
  %.7147.not = icmp eq i64 %107, 0
  %spec.select68 = select i1 %.7147.not, i64 %.677, i64 %spec.select
  %.idx1922 = shl i64 %spec.select68, 5
  %108 = getelementptr i8, ptr %.7108, i64 %.idx1922
  %sunkaddr1038 = shl i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, 3
  %sunkaddr1039 = getelementptr i8, ptr %108, i64 %sunkaddr1038
  %sunkaddr1040 = getelementptr i8, ptr %sunkaddr1039, i64 -40
  %.7184 = load i64, ptr %sunkaddr1040, align 8
  %.7187 = add i64 %.7184, -16384
  br label %B463906890721
B463906890721:
  %_run_sub_core_v46__v1512call_7.2.7 = phi i64 [ %.7100, %B463906890401 ], [ %.7187, %B463906890545 ]
  %.7193 = icmp sgt i64 %_run_sub_core_v46__v1512call_7.2.7, %_run_sub_core_v46_after.2.7
  br i1 %.7193, label %B477964674903, label %B988.backedge
B477964674903:
  %.7217 = add i64 %_run_sub_core_v46_place.8.6, %.1043
  %.7220 = load i64, ptr %sunkaddr880, align 8
  %.7221 = getelementptr i64, ptr %arg.s, i64 %.7220
  %.7224 = load i64, ptr %sunkaddr881, align 8
  %.7225 = mul i64 %.7224, %.1062
  %.7226 = getelementptr i64, ptr %.7221, i64 %.7225
  %.7228 = load i64, ptr %sunkaddr879, align 8
  %.7229 = getelementptr i64, ptr %arg.s, i64 %.7228
  %.7230 = getelementptr i64, ptr %.7229, i64 %.7217
  store i64 %_run_sub_core_v46_aim_of_v55_aim.2.6, ptr %.7230, align 8
  %.7234 = load i64, ptr %sunkaddr882, align 8
  %.7235 = getelementptr i64, ptr %arg.s, i64 %.7234
  %.7236 = getelementptr i64, ptr %.7235, i64 %.7217
  %.7237 = load i64, ptr %.7236, align 8
  %.7240 = mul i64 %.7224, %_run_sub_core_v46_aim_of_v55_aim.2.6
  %.7241 = ashr i64 %.7237, 6
  %109 = getelementptr i64, ptr %.7226, i64 %.7240
  %.7243 = getelementptr i64, ptr %109, i64 %.7241
  %.7244 = load i64, ptr %.7243, align 8
  %.7245 = and i64 %.7237, 63
  %.7246 = shl i64 1, %.7245
  %.7247 = or i64 %.7246, %.7244
  store i64 %.7247, ptr %.7243, align 8
  %.7252 = load i64, ptr %sunkaddr882, align 8
  %.7253 = getelementptr i64, ptr %arg.s, i64 %.7252
  %.7254 = getelementptr i64, ptr %.7253, i64 %.7217
  %.7255 = load i64, ptr %.7254, align 8
  %.7259 = ashr i64 %.7255, 6
  %.idx1923 = mul i64 %.7224, 72
  %110 = getelementptr i8, ptr %.7226, i64 %.idx1923
  %.7261 = getelementptr i64, ptr %110, i64 %.7259
  %.7262 = load i64, ptr %.7261, align 8
  %.7263 = and i64 %.7255, 63
  %.7264 = shl i64 1, %.7263
  %.7265 = or i64 %.7264, %.7262
  store i64 %.7265, ptr %.7261, align 8
  %.7269 = load i64, ptr %sunkaddr872, align 8
  %gep2278 = getelementptr i64, ptr %invariant.gep2269, i64 %.7269
  %.7273 = getelementptr i8, ptr %gep2278, i64 16
  %.7274 = load i64, ptr %.7273, align 8
  %.7275 = shl i64 1, %_run_sub_core_v46_aim_of_v55_aim.2.6
  %.7276 = or i64 %.7274, %.7275
  store i64 %.7276, ptr %.7273, align 8
  %.7279 = getelementptr i8, ptr %gep2278, i64 24
  %.7280 = getelementptr i64, ptr %.7279, i64 %_run_sub_core_v46_aim_of_v55_aim.2.6
  %.7281 = load i64, ptr %.7280, align 8
  %.7282 = add i64 %.7281, 1
  store i64 %.7282, ptr %.7280, align 8
  br label %B988.backedge
B477964675183:
  %.7310 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v46_advance_v57_soonest.3.7.ph
  br i1 %.7310, label %B477964675213, label %B453363552425
B477964675213:
  %.7315 = shl i64 %there.3.0.i, 4
  %.7316 = or i64 %.7315, 13
  store i64 %.7316, ptr %sunkaddr1047, align 8
  br label %B453363552425.outer
B477964675313.sink.split.sink.split:
  %.3792.sink185 = phi ptr [ %.2275, %B449849107411 ], [ %.3792, %B449904019451 ]
  %.2246.sink.ph = phi i64 [ %.2246, %B449849107411 ], [ %.3763, %B449904019451 ]
  %.2160.sink.ph = phi ptr [ %.2160, %B449849107411 ], [ %.3677, %B449904019451 ]
  store ptr null, ptr %.3792.sink185, align 8
  call fastcc void @f4(ptr %.3792.sink185, ptr %arg.s, i64 %.892)
  br label %B477964675313.sink.split
B477964675313.sink.split:
  %.2246.sink = phi i64 [ %.2246, %B449849107411 ], [ %.3763, %B449904019451 ], [ %.2246.sink.ph, %B477964675313.sink.split.sink.split ]
  %.2160.sink = phi ptr [ %.2160, %B449849107411 ], [ %.3677, %B449904019451 ], [ %.2160.sink.ph, %B477964675313.sink.split.sink.split ]
  %.2302 = load i64, ptr %.1304.i, align 8
  %.2303 = getelementptr i64, ptr %arg.s, i64 %.2302
  %.2310 = load i64, ptr %.1269.i, align 8
  %.2314 = ashr i64 %.892, %.2310
  %111 = getelementptr i64, ptr %.2303, i64 %.2314
  %.2318 = getelementptr i8, ptr %111, i64 4096
  %.2319 = load i64, ptr %.2318, align 8
  %.2321 = add i64 %.2319, %.2246.sink
  store i64 %.2321, ptr %.2318, align 8
  tail call void @llvm.memset.p0.i64(ptr %.2160.sink, i8 0, i64 16, i1 false)
  br label %B477964675313
B477964675313:
  %.7335 = add i64 %spec.select, 1
  %exitcond.not551 = icmp eq i64 %.778, %.234220
  br i1 %exitcond.not551, label %B506080244075, label %B852
B506080244075:
  %.644 = add i64 %.6342305, -1
  %.7348 = add i64 %core.2.12304, 1
  %.7352 = icmp slt i64 %.7348, %.231.pre
  %spec.select1902 = select i1 %.7352, i64 %.7348, i64 0
  %.635 = icmp sgt i64 %.6342305, 1
  br i1 %.635, label %B782.endif, label %B562311382625.loopexit462
B562311382625.loopexit462:
  %.7392.pre = load i64, ptr %.33, align 8
  br label %B562311382625
B562311382625:
  %.7392 = phi i64 [ %.7392547, %155 ], [ %.7392547, %B658.endif.endif.thread ], [ %.7392.pre, %B562311382625.loopexit462 ], [ %.7392547, %144 ]
  %.461544 = phi i64 [ %.461, %155 ], [ 0, %B658.endif.endif.thread ], [ %.231.pre, %B562311382625.loopexit462 ], [ %.461, %144 ]
  %.7384 = add i64 %window.2.0223, 1
  %.7393 = icmp eq i64 %.7392, 0
  br i1 %.7393, label %B618542520639, label %B562311382629
B562311382629:
  %.7397 = load i64, ptr %sunkaddr1052, align 8
  %.7398 = icmp ne i64 %.7397, 1
  %.235 = mul i64 %.461544, %.234220
  %.3152201.not = icmp slt i64 %.235, 1
  %or.cond69 = select i1 %.7398, i1 true, i1 %.3152201.not
  br i1 %or.cond69, label %B618542520693.endif.endif, label %B576.preheader.backedge
B618542520639:
  %.235.old = mul i64 %.461544, %.234220
  %.3152201.not.old = icmp slt i64 %.235.old, 1
  br i1 %.3152201.not.old, label %B618542520693.endif.endif, label %B576.preheader.backedge
B576.preheader.backedge:
  %.235224.be = phi i64 [ %.235.old, %B618542520639 ], [ %.235, %B562311382629 ]
  br label %B576.preheader
B899698212018:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B576.preheader:
  %.7392547 = phi i64 [ %.7392549, %B576.preheader.preheader ], [ %.7392, %B576.preheader.backedge ]
  %.461 = phi i64 [ %.231.pre, %B576.preheader.preheader ], [ %.461544, %B576.preheader.backedge ]
  %.235224 = phi i64 [ %.235221, %B576.preheader.preheader ], [ %.235224.be, %B576.preheader.backedge ]
  %window.2.0223 = phi i64 [ 0, %B576.preheader.preheader ], [ %.7384, %B576.preheader.backedge ]
  %.355 = load i64, ptr %sunkaddr1054, align 8
  %.356 = getelementptr i64, ptr %arg.s, i64 %.355
  %min.iters.check = icmp ult i64 %.235224, 4
  br i1 %min.iters.check, label %B574.backedge.preheader, label %vector.ph
B574.backedge.preheader:
  %soonest.2.12204.ph = phi i64 [ %117, %middle.block ], [ 9007199254740992, %B576.preheader ]
  %.32122002202.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B576.preheader ]
  br label %B574.backedge
vector.ph:
  %n.vec = and i64 %.235224, 9223372036854775804
  %112 = shl i64 %.355, 3
  %scevgep802 = getelementptr i8, ptr %scevgep801, i64 %112
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ splat (i64 9007199254740992), %vector.ph ], [ %114, %vector.body ]
  %vec.phi714 = phi <2 x i64> [ splat (i64 9007199254740992), %vector.ph ], [ %115, %vector.body ]
  %113 = shl i64 %index, 3
  %scevgep804 = getelementptr i8, ptr %scevgep802, i64 %113
  %scevgep805 = getelementptr i8, ptr %scevgep804, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep805, align 8
  %wide.load715 = load <2 x i64>, ptr %scevgep804, align 8
  %114 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %wide.load, <2 x i64> %vec.phi)
  %115 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %wide.load715, <2 x i64> %vec.phi714)
  %index.next = add i64 %index, 4
  %116 = icmp eq i64 %n.vec, %index.next
  br i1 %116, label %middle.block, label %vector.body
middle.block:
  %rdx.minmax = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %114, <2 x i64> %115)
  %rdx.shuf = shufflevector <2 x i64> %rdx.minmax, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %rdx.minmax867 = tail call <2 x i64> @llvm.smin.v2i64(<2 x i64> %rdx.minmax, <2 x i64> %rdx.shuf)
  %117 = extractelement <2 x i64> %rdx.minmax867, i64 0
  %cmp.n = icmp eq i64 %.235224, %n.vec
  br i1 %cmp.n, label %B634, label %B574.backedge.preheader
B658.else:
  %.422 = icmp ne i64 %.11.i.lcssa, -9223372036854775808
  %.423 = icmp ne i64 %.407, -1
  %.424.not = or i1 %.422, %.423
  br i1 %.424.not, label %B658.else.if, label %B658.endif
B658.endif:
  %quot.0 = phi i64 [ 0, %B658 ], [ -1, %B658.else ], [ %134, %130 ]
  %.465 = icmp eq i64 %.461, 0
  br i1 %.465, label %B658.endif.endif.thread, label %B658.endif.endif
B658.else.if:
  %118 = or i64 %.407, %.11.i.lcssa
  %119 = icmp ult i64 %118, 4294967296
  br i1 %119, label %120, label %127
120:
  %121 = trunc i64 %.407 to i32
  %122 = trunc i64 %.11.i.lcssa to i32
  %123 = udiv i32 %122, %121
  %124 = urem i32 %122, %121
  %125 = zext i32 %123 to i64
  %126 = zext i32 %124 to i64
  br label %130
127:
  %128 = sdiv i64 %.11.i.lcssa, %.407
  %129 = srem i64 %.11.i.lcssa, %.407
  br label %130
130:
  %131 = phi i64 [ %125, %120 ], [ %128, %127 ]
  %132 = phi i64 [ %126, %120 ], [ %129, %127 ]
  %.429 = xor i64 %132, %.407
  %.430 = icmp slt i64 %.429, 0
  %.431 = icmp ne i64 %132, 0
  %.432 = and i1 %.431, %.430
  %.437 = sext i1 %.432 to i64
  %spec.select1903 = add i64 %131, 1
  %133 = add i64 %spec.select1903, %.437
  %134 = mul i64 %133, %.407
  br label %B658.endif
B658.endif.endif:
  %135 = or i64 %window.2.0223, %.461
  %136 = icmp ult i64 %135, 4294967296
  br i1 %136, label %137, label %142
137:
  %138 = trunc i64 %.461 to i32
  %139 = trunc i64 %window.2.0223 to i32
  %140 = urem i32 %139, %138
  %141 = zext i32 %140 to i64
  br label %144
142:
  %143 = srem i64 %window.2.0223, %.461
  br label %144
144:
  %145 = phi i64 [ %141, %137 ], [ %143, %142 ]
  %.485.not = icmp eq i64 %145, 0
  %146 = tail call i64 @llvm.smin.i64(i64 %.461, i64 0)
  %.493 = select i1 %.485.not, i64 0, i64 %146
  %spec.select1904 = add i64 %.493, %145
  br i1 %.512, label %B562311382625, label %B658.endif.endif.endif.endif
B658.endif.endif.thread:
  br i1 %.512, label %B562311382625, label %B658.endif.endif.endif.endif
B658.endif.endif.endif.endif:
  %rem.1.0562 = phi i64 [ 0, %B658.endif.endif.thread ], [ %spec.select1904, %144 ]
  %147 = or i64 %window.2.0223, %.234220
  %148 = icmp ult i64 %147, 4294967296
  br i1 %148, label %149, label %153
149:
  %150 = trunc i64 %window.2.0223 to i32
  %151 = urem i32 %150, %2
  %152 = zext i32 %151 to i64
  br label %155
153:
  %154 = srem i64 %window.2.0223, %.234220
  br label %155
155:
  %156 = phi i64 [ %152, %149 ], [ %154, %153 ]
  %.532.not = icmp eq i64 %156, 0
  %.540 = select i1 %.532.not, i64 0, i64 %3
  %spec.select1905 = add i64 %.540, %156
  %.6352303.not = icmp slt i64 %.461, 1
  %or.cond = or i1 %4, %.6352303.not
  br i1 %or.cond, label %B562311382625, label %B782.endif.preheader
B782.endif.preheader:
  %.811 = sub i64 %.234220, %spec.select1905
  br label %B782.endif
B782.endif:
  %.6342305 = phi i64 [ %.644, %B506080244075 ], [ %.461, %B782.endif.preheader ]
  %core.2.12304 = phi i64 [ %spec.select1902, %B506080244075 ], [ %rem.1.0562, %B782.endif.preheader ]
  %.677 = mul i64 %core.2.12304, %.234220
  %.679 = add i64 %.677, %spec.select1905
  %.idx1917 = shl i64 %.677, 5
  br label %B852
B1026.endif:
  %_run_sub_core_v46_arrive_in_mask_v121__play_v122_key.2.8 = phi i64 [ %.11.i240, %B1026.endif ], [ 4611686018427387904, %B1016 ]
  %_run_sub_core_v46_arrive_in_mask_v121__play_v122_at.2.8 = phi i64 [ %.1017, %B1026.endif ], [ %.971, %B1016 ]
  %.981 = xor i64 %_run_sub_core_v46_arrive_in_mask_v121__play_v122_at.2.8, 1
  %.983 = getelementptr i64, ptr %gep89, i64 %.981
  %.984 = load i64, ptr %.983, align 8
  %.11.i240 = tail call i64 @llvm.smin.i64(i64 %.984, i64 %_run_sub_core_v46_arrive_in_mask_v121__play_v122_key.2.8)
  %.1017 = lshr i64 %_run_sub_core_v46_arrive_in_mask_v121__play_v122_at.2.8, 1
  %.1021 = getelementptr i64, ptr %gep89, i64 %.1017
  store i64 %.11.i240, ptr %.1021, align 8
  %.1023 = icmp ugt i64 %_run_sub_core_v46_arrive_in_mask_v121__play_v122_at.2.8, 3
  br i1 %.1023, label %B1026.endif, label %B1066
B449849106201.endif:
  %.16272214.not = icmp slt i64 %.1508, 1
  br i1 %.16272214.not, label %B449849106541.endif.thread, label %B449849106313.lr.ph
B449849106541.endif.thread:
  %.1794144 = getelementptr i8, ptr %gep2270, i64 96
  store i64 0, ptr %.1794144, align 8
  br label %B449849106993.endif
B449849106313.lr.ph:
  %.idx1924 = mul i64 %.1508, 72
  %157 = getelementptr i8, ptr %.1520, i64 %.idx1924
  %158 = icmp eq i64 %.1189, 0
  br label %B449849106313
B449849106541.endif:
  %.1823.pre-phi = phi i64 [ %.pre138, %B449849106483.B449849106541.endif_crit_edge ], [ %.1519, %B449849106467 ]
  %.1803 = phi i64 [ %.1803.pre, %B449849106483.B449849106541.endif_crit_edge ], [ %.1508, %B449849106467 ]
  %.1794 = getelementptr i8, ptr %gep2270, i64 96
  store i64 0, ptr %.1794, align 8
  %.1818 = load i64, ptr %sunkaddr880, align 8
  %.1819 = getelementptr i64, ptr %arg.s, i64 %.1818
  %.1824 = getelementptr i64, ptr %.1819, i64 %.1823.pre-phi
  %.19082287.not = icmp slt i64 %.1803, 1
  br i1 %.19082287.not, label %B449849106993.endif, label %B449849106599.lr.ph
B449849106599.lr.ph:
  %.idx1926 = mul i64 %.1803, 72
  %159 = getelementptr i8, ptr %.1824, i64 %.idx1926
  br label %B449849106599
B449849106993.endif:
  %.2047 = load i64, ptr %sunkaddr876, align 8
  %gep103 = getelementptr i64, ptr %invariant.gep98, i64 %.2047
  %.2054 = getelementptr i8, ptr %gep103, i64 8
  %.2055 = load i64, ptr %.2054, align 8
  %.2056 = ashr i64 %.2055, 9
  %.11.i242 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_busy_masks_v118_soonest.4.8, i64 %.2056)
  %.2093 = icmp slt i64 %.11.i242, %quot.0
  br i1 %.2093, label %B449849107129, label %B449849107177
B449849107545.endif:
  %.2396.idx.pre-phi = phi i64 [ %.pre550, %B449849106067.B449849107545.endif_crit_edge ], [ %.idx1924, %B449849106467 ]
  %.2388.pre-phi = phi i64 [ %.pre, %B449849106067.B449849107545.endif_crit_edge ], [ %.1519, %B449849106467 ]
  %.2383 = phi i64 [ %.2383.pre, %B449849106067.B449849107545.endif_crit_edge ], [ %.1514, %B449849106467 ]
  %.3123 = phi i64 [ %.2374.pre, %B449849106067.B449849107545.endif_crit_edge ], [ %.1508, %B449849106467 ]
  %.2384 = getelementptr i64, ptr %arg.s, i64 %.2383
  %.2389 = getelementptr i64, ptr %.2384, i64 %.2388.pre-phi
  %.2396 = getelementptr i8, ptr %.2389, i64 %.2396.idx.pre-phi
  %.2412 = load i64, ptr %sunkaddr1061, align 8
  %.2413 = getelementptr i64, ptr %arg.s, i64 %.2412
  %.2455 = icmp slt i64 %.3123, 1
  br i1 %.2455, label %B449852537360, label %B449849107589
B449855969470.endif.thread:
  br i1 %.2455, label %B449855969918, label %B40.i267
B449855969470.endif:
  %word.3.1.i249 = phi i64 [ %.12.i, %B40.i245 ], [ %.63.i259, %B132.i258 ]
  %free.2.1.i250 = phi i64 [ %.49.i, %B40.i245 ], [ %.90.i262, %B132.i258 ]
  %.107.i251 = shl i64 %word.3.1.i249, 6
  %.111.i252 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i250, i1 true)
  %.114.i253 = or i64 %.111.i252, %.107.i251
  %160 = icmp eq i64 %.114.i253, %.2848
  %cond.fr = freeze i1 %160
  %brmerge = or i1 %.2455, %cond.fr
  %.2848. = select i1 %cond.fr, i64 %.2848, i64 -1
  br i1 %brmerge, label %B449855969918, label %B40.i267
B449855969734.endif:
  %word.3.1.i300 = phi i64 [ %.12.i289, %B40.i292 ], [ %.63.i310, %B132.i309 ]
  %free.2.1.i301 = phi i64 [ %.49.i297, %B40.i292 ], [ %.90.i313, %B132.i309 ]
  %.107.i302 = shl i64 %word.3.1.i300, 6
  %.111.i303 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i301, i1 true)
  %.114.i304 = or i64 %.111.i303, %.107.i302
  %.3059 = icmp sgt i64 %word.3.1.i300, -1
  %brmerge373 = or i1 %.2455, %.3059
  %.114.i304.mux = select i1 %.3059, i64 %.114.i304, i64 -1
  br i1 %brmerge373, label %B449855969918, label %B40.i318
B449862832913.endif:
  %_run_sub_core_v46_wake_v87__play_v88_key.2.5 = phi i64 [ %.11.i340, %B449862832913.endif ], [ %.3507, %B449862832912 ]
  %_run_sub_core_v46_wake_v87__play_v88_at.2.5 = phi i64 [ %.3572, %B449862832913.endif ], [ %.3526, %B449862832912 ]
  %.3536 = xor i64 %_run_sub_core_v46_wake_v87__play_v88_at.2.5, 1
  %.3538 = getelementptr i64, ptr %.3520, i64 %.3536
  %.3539 = load i64, ptr %.3538, align 8
  %.11.i340 = tail call i64 @llvm.smin.i64(i64 %.3539, i64 %_run_sub_core_v46_wake_v87__play_v88_key.2.5)
  %.3572 = lshr i64 %_run_sub_core_v46_wake_v87__play_v88_at.2.5, 1
  %.3576 = getelementptr i64, ptr %.3520, i64 %.3572
  store i64 %.11.i340, ptr %.3576, align 8
  %.3578 = icmp ugt i64 %_run_sub_core_v46_wake_v87__play_v88_at.2.5, 3
  br i1 %.3578, label %B449862832913.endif, label %B449904019191.endif
B449904019191.endif:
  %.3596 = load i64, ptr %sunkaddr1054, align 8
  %.3597 = getelementptr i64, ptr %arg.s, i64 %.3596
  %.3599 = getelementptr i64, ptr %.3597, i64 %spec.select
  %.3600 = load i64, ptr %.3599, align 8
  %.11.i341 = tail call i64 @llvm.smin.i64(i64 %.892, i64 %.3600)
  store i64 %.11.i341, ptr %.3599, align 8
  %.3645 = load i64, ptr %sunkaddr1054, align 8
  %.3646 = getelementptr i64, ptr %arg.s, i64 %.3645
  %.3649 = getelementptr i64, ptr %.3646, i64 %spec.select
  store i64 %.892, ptr %.3649, align 8
  %.3669 = load i64, ptr %sunkaddr872, align 8
  %.3670 = getelementptr i64, ptr %arg.s, i64 %.3669
  %.3672 = getelementptr i64, ptr %.3670, i64 %.866
  %.3677 = getelementptr i8, ptr %.3672, i64 112
  %.3678 = load i64, ptr %.3677, align 8
  %.3679 = icmp sgt i64 %.3678, 0
  br i1 %.3679, label %B449904019233, label %B477964675313
B449917745983.endif:
  %sunkaddr1065 = getelementptr i8, ptr %.3940, i64 80
  %.4182 = load i64, ptr %sunkaddr1065, align 8
  %.4206 = getelementptr i8, ptr %.3878, i64 24
  %.4207 = load i64, ptr %.4206, align 8
  %.4216 = getelementptr i8, ptr %.3878, i64 32
  %.4217 = load i64, ptr %.4216, align 8
  %.4218 = ashr i64 %.4217, 4
  %.11.i346 = tail call i64 @llvm.smin.i64(i64 %.4218, i64 %.892)
  %.4253 = icmp sgt i64 %.11.i346, %.4207
  br i1 %.4253, label %B449917746003, label %B449917746005
B449931474778.endif:
  %sunkaddr1067 = getelementptr i8, ptr %.3940, i64 80
  %.4708 = load i64, ptr %sunkaddr1067, align 8
  %.4732 = getelementptr i8, ptr %.3878, i64 24
  %.4733 = load i64, ptr %.4732, align 8
  %.4742 = getelementptr i8, ptr %.3878, i64 32
  %.4743 = load i64, ptr %.4742, align 8
  %.4744 = ashr i64 %.4743, 4
  %.11.i351 = tail call i64 @llvm.smin.i64(i64 %.4744, i64 %.892)
  %.4779 = icmp sgt i64 %.11.i351, %.4733
  br i1 %.4779, label %B449931474794, label %B449931474838
B449931475700.else.if:
  %.5004 = sub i64 %ready.5.0.i, %.892
  %161 = or i64 %.5004, %.4418
  %162 = icmp ult i64 %161, 4294967296
  br i1 %162, label %163, label %168
163:
  %164 = trunc i64 %.4418 to i32
  %165 = trunc i64 %.5004 to i32
  %166 = udiv i32 %165, %164
  %167 = zext i32 %166 to i64
  br label %172
168:
  %169 = sdiv i64 %.5004, %.4418
  %170 = srem i64 %.5004, %.4418
  %171 = ashr i64 %170, 63
  br label %172
172:
  %173 = phi i64 [ %167, %163 ], [ %169, %168 ]
  %.5030.lobit = phi i64 [ 0, %163 ], [ %171, %168 ]
  %.5017.1 = add i64 %173, %.892
  %.5051 = add i64 %.5017.1, %.5030.lobit
  br label %B449958931635
B449958931723.endif:
  %sunkaddr1071 = getelementptr i8, ptr %.3940, i64 80
  %.5127 = load i64, ptr %sunkaddr1071, align 8
  %sunkaddr1073 = getelementptr i8, ptr %.3940, i64 8
  %.5130 = load i64, ptr %sunkaddr1073, align 8
  %.5150 = getelementptr i8, ptr %.3878, i64 24
  %.5151 = load i64, ptr %.5150, align 8
  %.5160 = getelementptr i8, ptr %.3878, i64 32
  %.5161 = load i64, ptr %.5160, align 8
  %.5162 = ashr i64 %.5161, 4
  %.11.i352 = tail call i64 @llvm.smin.i64(i64 %.5162, i64 %.892)
  %.5197 = icmp sgt i64 %.11.i352, %.5151
  br i1 %.5197, label %B449958931735, label %B449958931787
B453363552619.endif:
  %_run_sub_core_v46_advance_v57_pc.2.9 = phi i64 [ %.6137, %B453363552837 ], [ %.5889, %B453363552619.endif.preheader ]
  %.5939.idx = mul i64 %_run_sub_core_v46_advance_v57_pc.2.9, 120
  %.5939 = getelementptr i8, ptr %.5917, i64 %.5939.idx
  %.5951 = getelementptr i8, ptr %.5939, i64 48
  %.5952 = load i64, ptr %.5951, align 8
  %.5953 = getelementptr i8, ptr %.5939, i64 56
  %.5954 = load i64, ptr %.5953, align 8
  %.5991 = sub i64 %.5954, %.5952
  %.60342241.not = icmp slt i64 %.5991, 1
  br i1 %.60342241.not, label %B453363552833, label %B453363552643.backedge.preheader
B453363552643.backedge.preheader:
  %.6074 = load i64, ptr %sunkaddr1074, align 8
  %xtraiter = and i64 %.5991, 3
  %174 = sub i64 %.5952, %.5954
  %175 = icmp ugt i64 %174, -4
  br i1 %175, label %B453363552643.backedge.epil.preheader, label %B453363552643.backedge.preheader.new
B453363552643.backedge.preheader.new:
  %unroll_iter = and i64 %.5991, 9223372036854775804
  %176 = shl i64 %.6074, 3
  %scevgep829 = getelementptr i8, ptr %scevgep828, i64 %176
  br label %B453363552643.backedge
B453363552903.endif:
  %.6199 = load i64, ptr %sunkaddr937, align 8
  %.6200 = getelementptr i64, ptr %arg.c, i64 %.6199
  %.6203.idx = mul i64 %.6793, 120
  %.6203 = getelementptr i8, ptr %.6200, i64 %.6203.idx
  %.6236 = getelementptr i8, ptr %.6203, i64 48
  %.6237 = load i64, ptr %.6236, align 8
  %.6238 = getelementptr i8, ptr %.6203, i64 56
  %.6239 = load i64, ptr %.6238, align 8
  %.6276 = sub i64 %.6239, %.6237
  %.63192260.not = icmp slt i64 %.6276, 1
  br i1 %.63192260.not, label %B453802857431, label %B453363553009.backedge.preheader
B453363553009.backedge.preheader:
  %.6359 = load i64, ptr %sunkaddr1074, align 8
  %xtraiter757 = and i64 %.6276, 3
  %177 = sub i64 %.6237, %.6239
  %178 = icmp ugt i64 %177, -4
  br i1 %178, label %B453363553009.backedge.epil.preheader, label %B453363553009.backedge.preheader.new
B453363553009.backedge.preheader.new:
  %unroll_iter762 = and i64 %.6276, 9223372036854775804
  %179 = shl i64 %.6359, 3
  %scevgep842 = getelementptr i8, ptr %scevgep828, i64 %179
  br label %B453363553009.backedge
B456877998051.endif:
  %_run_sub_core_v46_wake_v53__play_v54_key.2.6 = phi i64 [ %.11.i364, %B456877998051.endif ], [ %.6903, %B456877997971 ]
  %_run_sub_core_v46_wake_v53__play_v54_at.2.6 = phi i64 [ %.6968, %B456877998051.endif ], [ %.6922, %B456877997971 ]
  %.6932 = xor i64 %_run_sub_core_v46_wake_v53__play_v54_at.2.6, 1
  %.6934 = getelementptr i64, ptr %gep101, i64 %.6932
  %.6935 = load i64, ptr %.6934, align 8
  %.11.i364 = tail call i64 @llvm.smin.i64(i64 %.6935, i64 %_run_sub_core_v46_wake_v53__play_v54_key.2.6)
  %.6968 = lshr i64 %_run_sub_core_v46_wake_v53__play_v54_at.2.6, 1
  %.6972 = getelementptr i64, ptr %gep101, i64 %.6968
  store i64 %.11.i364, ptr %.6972, align 8
  %.6974 = icmp ugt i64 %_run_sub_core_v46_wake_v53__play_v54_at.2.6, 3
  br i1 %.6974, label %B456877998051.endif, label %B463906890291.endif
B463906890291.endif:
  %.6998 = load i64, ptr %sunkaddr1054, align 8
  %gep2280 = getelementptr i64, ptr %invariant.gep2279, i64 %.6998
  %.7002 = load i64, ptr %gep2280, align 8
  %.11.i365 = tail call i64 @llvm.smin.i64(i64 %_run_sub_core_v46_following.2.7, i64 %.7002)
  store i64 %.11.i365, ptr %gep2280, align 8
  br label %B988.backedge
B618542520693.endif.endif:
  %.7426 = getelementptr i8, ptr %arg.s, i64 176
  store i64 0, ptr %.7426, align 8
  %.7546 = getelementptr i8, ptr %arg.s, i64 240
  tail call void @llvm.memset.p0.i64(ptr %.7546, i8 0, i64 112, i1 false)
  %.7555 = getelementptr i8, ptr %arg.c, i64 208
  %.7556 = load i64, ptr %.7555, align 8
  %.76382318.not = icmp slt i64 %.7556, 1
  br i1 %.76382318.not, label %B899698212018, label %B899698211930.endif.endif.lr.ph
B899698211930.endif.endif.lr.ph:
  %.7677 = getelementptr i8, ptr %arg.s, i64 520
  %.7678.pre = load i64, ptr %.7677, align 8
  %180 = shl i64 %.7678.pre, 3
  %181 = getelementptr i8, ptr %arg.s, i64 %180
  %scevgep = getelementptr i8, ptr %181, i64 112
  %sunkaddr1080 = getelementptr i8, ptr %arg.s, i64 248
  %sunkaddr1081 = getelementptr i8, ptr %arg.s, i64 256
  %sunkaddr1082 = getelementptr i8, ptr %arg.s, i64 264
  %sunkaddr1083 = getelementptr i8, ptr %arg.s, i64 272
  %sunkaddr1084 = getelementptr i8, ptr %arg.s, i64 280
  %sunkaddr1085 = getelementptr i8, ptr %arg.s, i64 288
  %sunkaddr1086 = getelementptr i8, ptr %arg.s, i64 296
  %sunkaddr1087 = getelementptr i8, ptr %arg.s, i64 304
  %sunkaddr1088 = getelementptr i8, ptr %arg.s, i64 312
  %sunkaddr1089 = getelementptr i8, ptr %arg.s, i64 320
  %sunkaddr1090 = getelementptr i8, ptr %arg.s, i64 328
  %sunkaddr1091 = getelementptr i8, ptr %arg.s, i64 336
  %sunkaddr1092 = getelementptr i8, ptr %arg.s, i64 344
  br label %B899698211930.endif.endif
B899698211930.endif.endif:
  %lsr.iv800 = phi i64 [ %.7556, %B899698211930.endif.endif.lr.ph ], [ %lsr.iv.next, %B899698211930.endif.endif ]
  %lsr.iv = phi ptr [ %scevgep, %B899698211930.endif.endif.lr.ph ], [ %scevgep785, %B899698211930.endif.endif ]
  %.7815.13 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.13, %B899698211930.endif.endif ]
  %.7815.12 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.12, %B899698211930.endif.endif ]
  %.7815.11 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.11, %B899698211930.endif.endif ]
  %.7815.10 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.10, %B899698211930.endif.endif ]
  %.7815.9 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.9, %B899698211930.endif.endif ]
  %.7815.8 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.8, %B899698211930.endif.endif ]
  %.7815.7 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.7, %B899698211930.endif.endif ]
  %.7815.6 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.6, %B899698211930.endif.endif ]
  %.7815.5 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.5, %B899698211930.endif.endif ]
  %.7815.4 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.4, %B899698211930.endif.endif ]
  %.7815.3 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.3, %B899698211930.endif.endif ]
  %.7815.2 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.2, %B899698211930.endif.endif ]
  %.7815.1 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820.1, %B899698211930.endif.endif ]
  %.7815 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7820, %B899698211930.endif.endif ]
  %.7687 = phi i64 [ 0, %B899698211930.endif.endif.lr.ph ], [ %.7691, %B899698211930.endif.endif ]
  %scevgep799 = getelementptr i8, ptr %lsr.iv, i64 -112
  %.7690 = load i64, ptr %lsr.iv, align 8
  %.7691 = add i64 %.7690, %.7687
  store i64 %.7691, ptr %.7426, align 8
  %.7819 = load i64, ptr %scevgep799, align 8
  %.7820 = add i64 %.7819, %.7815
  store i64 %.7820, ptr %.7546, align 8
  %scevgep798 = getelementptr i8, ptr %lsr.iv, i64 -104
  %.7819.1 = load i64, ptr %scevgep798, align 8
  %.7820.1 = add i64 %.7819.1, %.7815.1
  store i64 %.7820.1, ptr %sunkaddr1080, align 8
  %scevgep797 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.7819.2 = load i64, ptr %scevgep797, align 8
  %.7820.2 = add i64 %.7819.2, %.7815.2
  store i64 %.7820.2, ptr %sunkaddr1081, align 8
  %scevgep796 = getelementptr i8, ptr %lsr.iv, i64 -88
  %.7819.3 = load i64, ptr %scevgep796, align 8
  %.7820.3 = add i64 %.7819.3, %.7815.3
  store i64 %.7820.3, ptr %sunkaddr1082, align 8
  %scevgep795 = getelementptr i8, ptr %lsr.iv, i64 -80
  %.7819.4 = load i64, ptr %scevgep795, align 8
  %.7820.4 = add i64 %.7819.4, %.7815.4
  store i64 %.7820.4, ptr %sunkaddr1083, align 8
  %scevgep794 = getelementptr i8, ptr %lsr.iv, i64 -72
  %.7819.5 = load i64, ptr %scevgep794, align 8
  %.7820.5 = add i64 %.7819.5, %.7815.5
  store i64 %.7820.5, ptr %sunkaddr1084, align 8
  %scevgep793 = getelementptr i8, ptr %lsr.iv, i64 -64
  %.7819.6 = load i64, ptr %scevgep793, align 8
  %.7820.6 = add i64 %.7819.6, %.7815.6
  store i64 %.7820.6, ptr %sunkaddr1085, align 8
  %scevgep792 = getelementptr i8, ptr %lsr.iv, i64 -56
  %.7819.7 = load i64, ptr %scevgep792, align 8
  %.7820.7 = add i64 %.7819.7, %.7815.7
  store i64 %.7820.7, ptr %sunkaddr1086, align 8
  %scevgep791 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.7819.8 = load i64, ptr %scevgep791, align 8
  %.7820.8 = add i64 %.7819.8, %.7815.8
  store i64 %.7820.8, ptr %sunkaddr1087, align 8
  %scevgep790 = getelementptr i8, ptr %lsr.iv, i64 -40
  %.7819.9 = load i64, ptr %scevgep790, align 8
  %.7820.9 = add i64 %.7819.9, %.7815.9
  store i64 %.7820.9, ptr %sunkaddr1088, align 8
  %scevgep789 = getelementptr i8, ptr %lsr.iv, i64 -32
  %.7819.10 = load i64, ptr %scevgep789, align 8
  %.7820.10 = add i64 %.7819.10, %.7815.10
  store i64 %.7820.10, ptr %sunkaddr1089, align 8
  %scevgep788 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.7819.11 = load i64, ptr %scevgep788, align 8
  %.7820.11 = add i64 %.7819.11, %.7815.11
  store i64 %.7820.11, ptr %sunkaddr1090, align 8
  %scevgep787 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.7819.12 = load i64, ptr %scevgep787, align 8
  %.7820.12 = add i64 %.7819.12, %.7815.12
  store i64 %.7820.12, ptr %sunkaddr1091, align 8
  %scevgep786 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.7819.13 = load i64, ptr %scevgep786, align 8
  %.7820.13 = add i64 %.7819.13, %.7815.13
  store i64 %.7820.13, ptr %sunkaddr1092, align 8
  %scevgep785 = getelementptr i8, ptr %lsr.iv, i64 120
  %lsr.iv.next = add i64 %lsr.iv800, -1
  %exitcond2524.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond2524.not, label %B899698212018, label %B899698211930.endif.endif
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
  %.158 = getelementptr i8, ptr %arg.C, i64 264
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
  %.96 = getelementptr i8, ptr %arg.C, i64 184
  %.97 = load i64, ptr %.96, align 8
  %.99 = add i64 %.97, %.30
  store i64 %.99, ptr %.29, align 8
  %.104 = getelementptr i8, ptr %arg.S, i64 136
  %.105 = load i64, ptr %.104, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.105, i64 %arg.t)
  %.145 = getelementptr i8, ptr %arg.C, i64 256
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
  %.208 = getelementptr i8, ptr %arg.C, i64 240
  %.209 = load i64, ptr %.208, align 8
  %.210 = add i64 %.209, %.11.i5
  %.215 = getelementptr i8, ptr %arg.C, i64 176
  %.216 = load i64, ptr %.215, align 8
  %.218 = mul i64 %.216, %arg.core
  %.220 = add i64 %.218, %arg.slot
  %.225 = getelementptr i8, ptr %arg.S, i64 512
  %.226 = load i64, ptr %.225, align 8
  %.233 = load i64, ptr %.96, align 8
  %.235 = getelementptr i8, ptr %arg.C, i64 192
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
  %sunkaddr16 = getelementptr i8, ptr %arg.C, i64 248
  %sunkaddr17 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr18 = getelementptr i8, ptr %arg.C, i64 168
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
  %.89 = getelementptr i8, ptr %arg.C, i64 200
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
  %.228 = getelementptr i8, ptr %arg.C, i64 168
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
  br i1 %.36.i, label %B72.i, label %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.065, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
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
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B178.us.preheader.i:
  %sunkaddr.i = getelementptr i8, ptr %arg.C, i64 232
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
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.80.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.78.i.pre-phi = phi i64 [ %.pre2, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i, %B72.i ]
  %.80.i = phi i64 [ %.34.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.80.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B470.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
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
  br i1 %.403, label %B1799396424349.endif, label %B1799396424436.endif
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
B1799396424349.endif:
  %wake_v132__play_v133_key.2.0 = phi i64 [ %.11.i, %B1799396424349.endif ], [ %.377, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %wake_v132__play_v133_at.2.0 = phi i64 [ %.442, %B1799396424349.endif ], [ %.396, %_ZN7mgpusim6engine5event4core7waiting8new_rankB4v134B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %.406 = xor i64 %wake_v132__play_v133_at.2.0, 1
  %.408 = getelementptr i64, ptr %.390, i64 %.406
  %.409 = load i64, ptr %.408, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.409, i64 %wake_v132__play_v133_key.2.0)
  %.442 = lshr i64 %wake_v132__play_v133_at.2.0, 1
  %.446 = getelementptr i64, ptr %.390, i64 %.442
  store i64 %.11.i, ptr %.446, align 8
  %.448 = icmp ugt i64 %wake_v132__play_v133_at.2.0, 3
  br i1 %.448, label %B1799396424349.endif, label %B1799396424436.endif
B1799396424436.endif:
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
  %_look_up_v196_set_of_v208_line.2.0 = phi i64 [ %.411, %B786 ], [ %arg.line, %B540 ]
  %_look_up_v196_set_of_v208_fold.2.0 = phi i64 [ %.418, %B786 ], [ %.401, %B540 ]
  %.409 = ashr i64 %_look_up_v196_set_of_v208_line.2.0, %_look_up_v196_set_of_v208_fold.2.0
  %.411 = xor i64 %.409, %_look_up_v196_set_of_v208_line.2.0
  %.418 = shl i64 %_look_up_v196_set_of_v208_fold.2.0, 1
  %.421 = icmp slt i64 %_look_up_v196_set_of_v208_fold.2.0, 32
  br i1 %.421, label %B786, label %B812
B812:
  %_look_up_v196_set_of_v208_line.3.1 = phi i64 [ %arg.line, %B540 ], [ %.411, %B786 ]
  %.428 = getelementptr i8, ptr %.44, i64 40
  %.429 = load i64, ptr %.428, align 8
  %.431 = and i64 %.429, %_look_up_v196_set_of_v208_line.3.1
  %.447 = icmp slt i64 %.431, %.382
  br i1 %.447, label %B838, label %B818
B818:
  %.462 = icmp eq i64 %.382, 0
  br i1 %.462, label %B838, label %B818.else
B838:
  %_look_up_v196_set_of_v208__vphi146_0.2.0 = phi i64 [ %.431, %B812 ], [ 0, %B818 ], [ 0, %B818.else ], [ %spec.select642, %34 ]
  %.511 = add i64 %_look_up_v196_set_of_v208__vphi146_0.2.0, %.383
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
  br i1 %.655, label %B984.preheader, label %B29481311030847887
B984.preheader:
  %.672 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.673 = shufflevector <8 x i64> %.672, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B984
B984:
  %lsr.iv60 = phi i64 [ %.254, %B984.preheader ], [ %lsr.iv.next61, %B1344 ]
  %_look_up_v196__way_in_v210_at.2.0 = phi i64 [ 0, %B984.preheader ], [ %.707, %B1344 ]
  %2 = shl i64 %_look_up_v196__way_in_v210_at.2.0, 3
  %scevgep62 = getelementptr i8, ptr %.527, i64 %2
  %.671 = load <8 x i64>, ptr %scevgep62, align 8
  %.674 = icmp eq <8 x i64> %.671, %.673
  %.675 = bitcast <8 x i1> %.674 to i8
  %.676 = zext i8 %.675 to i64
  %.687 = icmp slt i64 %lsr.iv60, 8
  %notmask = shl i64 -1, %lsr.iv60
  %.693 = xor i64 %notmask, -1
  %.695 = select i1 %.687, i64 %.693, i64 255
  %_look_up_v196__way_in_v210_matches.3.2 = and i64 %.695, %.676
  %.717 = icmp eq i64 %_look_up_v196__way_in_v210_matches.3.2, 0
  br i1 %.717, label %B1344, label %B29481311030847875
B1344:
  %.707 = add i64 %_look_up_v196__way_in_v210_at.2.0, 8
  %lsr.iv.next61 = add i64 %lsr.iv60, -8
  %.732 = icmp slt i64 %.707, %.254
  br i1 %.732, label %B984, label %B29481311030847887
B29481311030847875:
  %.761 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v196__way_in_v210_matches.3.2, i1 true)
  %3 = add i64 %.761, %_look_up_v196__way_in_v210_at.2.0
  %.787 = icmp slt i64 %3, %.254
  br i1 %.787, label %B29481311030847943, label %B29481311030847887
B29481311030847887:
  %_look_up_v196__way_in_v210__vphi254_0.2.0631 = phi i64 [ %.254, %B838 ], [ %3, %B29481311030847875 ], [ %.254, %B1344 ]
  %.824 = getelementptr i8, ptr %.44, i64 56
  %.825 = load i64, ptr %.824, align 8
  %.827.not = icmp sgt i64 %arg.write, %.825
  br i1 %.827.not, label %B58962622061694563, label %B29481311030847943
B29481311030847943:
  %_look_up_v196__way_in_v210__vphi254_0.2.0632 = phi i64 [ %_look_up_v196__way_in_v210__vphi254_0.2.0631, %B29481311030847887 ], [ %3, %B29481311030847875 ]
  %.867 = icmp eq i64 %_look_up_v196__way_in_v210__vphi254_0.2.0632, %.254
  br i1 %.867, label %B29481311030848005, label %B31323892970275243
B29481311030848005:
  br i1 %.655, label %B29481311030848037, label %B29481311030848389
B29481311030848037:
  %lsr.iv57 = phi i64 [ %lsr.iv.next58, %B29481311030848197 ], [ %.254, %B29481311030848005 ]
  %_look_up_v196__way_in_v207_at.2.0 = phi i64 [ %.976, %B29481311030848197 ], [ 0, %B29481311030848005 ]
  %4 = shl i64 %_look_up_v196__way_in_v207_at.2.0, 3
  %scevgep59 = getelementptr i8, ptr %.527, i64 %4
  %.940 = load <8 x i64>, ptr %scevgep59, align 8
  %.943 = icmp eq <8 x i64> %.940, splat (i64 -1)
  %.944 = bitcast <8 x i1> %.943 to i8
  %.945 = zext i8 %.944 to i64
  %.956 = icmp slt i64 %lsr.iv57, 8
  %notmask644 = shl i64 -1, %lsr.iv57
  %.962 = xor i64 %notmask644, -1
  %.964 = select i1 %.956, i64 %.962, i64 255
  %_look_up_v196__way_in_v207_matches.3.2 = and i64 %.964, %.945
  %.986 = icmp eq i64 %_look_up_v196__way_in_v207_matches.3.2, 0
  br i1 %.986, label %B29481311030848197, label %B29481311030848385
B29481311030848197:
  %.976 = add i64 %_look_up_v196__way_in_v207_at.2.0, 8
  %lsr.iv.next58 = add i64 %lsr.iv57, -8
  %.1001 = icmp slt i64 %.976, %.254
  br i1 %.1001, label %B29481311030848037, label %B29481311030848389
B29481311030848385:
  %.1030 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v196__way_in_v207_matches.3.2, i1 true)
  %5 = add i64 %.1030, %_look_up_v196__way_in_v207_at.2.0
  %.1071 = icmp eq i64 %.1030, %lsr.iv57
  br i1 %.1071, label %B29481311030848389, label %B31323892970275221
B29481311030848389:
  br i1 %spec.select, label %B29481311030848473, label %B29481311030848505
B29481311030848473:
  %.1085 = load i64, ptr %.553, align 8
  %.1086 = xor i64 %.1085, -81985529216486896
  %.1088 = shl i64 %.254, 2
  %.1089 = add i64 %.1088, -4
  %.1090 = ashr i64 %.1086, %.1089
  %.1091 = and i64 %.1090, 15
  br label %B31323892970275161
B29481311030848505:
  br i1 %.565, label %B29481311030848587, label %B29481311030848651
B29481311030848587:
  %.1103 = getelementptr i8, ptr %.553, i64 8
  %.47.i = add i64 %.254, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B31323892970275161, label %B42.preheader.i
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
  br i1 %lcmp.mod.not.i, label %B31323892970275161, label %B42.epil.i.preheader
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
  br i1 %epil.iter.cmp.not.i, label %B31323892970275161, label %B42.epil.i
B29481311030848651:
  %.1138 = load i64, ptr %.553, align 8
  %.1140 = getelementptr i8, ptr %arg.S, i64 32
  %.1141 = load i64, ptr %.1140, align 8
  %.1156 = icmp eq i64 %.564, 2
  br i1 %.1156, label %B29481311030848737.else.if, label %B29481311030848825
B29481311030848825:
  %.1250 = icmp sgt i64 %.254, 1
  br i1 %.1250, label %B29481311030848853, label %B29481311030848873
B29481311030848853:
  %_look_up_v196__of_code__locals__either_v203__of_code__locals___lambda__v204_tree_victim_v205_node.2.0 = phi i64 [ %.1258, %B29481311030848853 ], [ 1, %B29481311030848825 ]
  %.1253 = shl i64 %_look_up_v196__of_code__locals__either_v203__of_code__locals___lambda__v204_tree_victim_v205_node.2.0, 1
  %.1256645 = lshr i64 %.1138, %_look_up_v196__of_code__locals__either_v203__of_code__locals___lambda__v204_tree_victim_v205_node.2.0
  %.1257 = and i64 %.1256645, 1
  %.1258 = or i64 %.1257, %.1253
  %.1264 = icmp slt i64 %.1258, %.254
  br i1 %.1264, label %B29481311030848853, label %B29481311030848873
B29481311030848873:
  %_look_up_v196__of_code__locals__either_v203__of_code__locals___lambda__v204_tree_victim_v205_node.3.1 = phi i64 [ 1, %B29481311030848825 ], [ %.1258, %B29481311030848853 ]
  %.1272 = sub i64 %_look_up_v196__of_code__locals__either_v203__of_code__locals___lambda__v204_tree_victim_v205_node.3.1, %.254
  br label %B29481311030848905
B29481311030848905:
  %_look_up_v196__v680call_10.2.sroa.8.0 = phi i64 [ %.1141, %B29481311030848873 ], [ %.1172, %44 ]
  %_look_up_v196__v680call_10.2.sroa.0.0 = phi i64 [ %.1272, %B29481311030848873 ], [ %spec.select643, %44 ]
  store i64 %_look_up_v196__v680call_10.2.sroa.8.0, ptr %.1140, align 8
  br label %B31323892970275161
B31323892970275161:
  %_look_up_v196_way.6.0 = phi i64 [ %.1091, %B29481311030848473 ], [ %_look_up_v196__v680call_10.2.sroa.0.0, %B29481311030848905 ], [ 0, %B29481311030848587 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.1305 = getelementptr i8, ptr %.44, i64 144
  %.1306 = load i64, ptr %.1305, align 8
  %.1307.not = icmp eq i64 %.1306, 0
  br i1 %.1307.not, label %B31323892970275195, label %B31323892970275169
B31323892970275169:
  %.1319 = getelementptr i64, ptr %.544, i64 %_look_up_v196_way.6.0
  %.1320 = load i64, ptr %.1319, align 8
  %.1324 = icmp sgt i64 %.1320, %t.3.0
  br i1 %.1324, label %B31323892970275173, label %B31323892970275195
B31323892970275173:
  store i64 0, ptr %.1331, align 8
  call fastcc void @f12(ptr %.1331, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519, i64 %t.3.0)
  %.1345 = load i64, ptr %.1331, align 8
  %.1360 = getelementptr i64, ptr %.544, i64 %.1345
  %.1361 = load i64, ptr %.1360, align 8
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %.1361, i64 0)
  br label %B31323892970275195
B31323892970275195:
  %_look_up_v196_reserved.5.0 = phi i64 [ 0, %B31323892970275161 ], [ 0, %B31323892970275169 ], [ %.11.i7, %B31323892970275173 ]
  %_look_up_v196_way.7.0 = phi i64 [ %_look_up_v196_way.6.0, %B31323892970275161 ], [ %_look_up_v196_way.6.0, %B31323892970275169 ], [ %.1345, %B31323892970275173 ]
  %.1409 = getelementptr i64, ptr %.527, i64 %_look_up_v196_way.7.0
  %.1410 = load i64, ptr %.1409, align 8
  %.1415 = getelementptr i64, ptr %.535, i64 %_look_up_v196_way.7.0
  %.1416 = load i64, ptr %.1415, align 8
  %.1419 = lshr i64 %.1416, 32
  br label %B31323892970275221
B31323892970275221:
  %_look_up_v196_evicted.4.0 = phi i64 [ %.1410, %B31323892970275195 ], [ -1, %B29481311030848385 ]
  %_look_up_v196_evicted_dirty.4.0 = phi i64 [ %.1419, %B31323892970275195 ], [ 0, %B29481311030848385 ]
  %_look_up_v196_reserved.4.0 = phi i64 [ %_look_up_v196_reserved.5.0, %B31323892970275195 ], [ 0, %B29481311030848385 ]
  %_look_up_v196_way.8.0 = phi i64 [ %_look_up_v196_way.7.0, %B31323892970275195 ], [ %5, %B29481311030848385 ]
  %.1449 = getelementptr i64, ptr %.527, i64 %_look_up_v196_way.8.0
  store i64 %arg.line, ptr %.1449, align 8
  %.1455 = getelementptr i64, ptr %.535, i64 %_look_up_v196_way.8.0
  store i64 0, ptr %.1455, align 8
  %.1459 = getelementptr i64, ptr %.544, i64 %_look_up_v196_way.8.0
  store i64 0, ptr %.1459, align 8
  br label %B31323892970275243
B31323892970275243:
  %_look_up_v196_evicted.3.0 = phi i64 [ %_look_up_v196_evicted.4.0, %B31323892970275221 ], [ -1, %B29481311030847943 ]
  %_look_up_v196_evicted_dirty.3.0 = phi i64 [ %_look_up_v196_evicted_dirty.4.0, %B31323892970275221 ], [ 0, %B29481311030847943 ]
  %_look_up_v196_reserved.3.0 = phi i64 [ %_look_up_v196_reserved.4.0, %B31323892970275221 ], [ 0, %B29481311030847943 ]
  %_look_up_v196_way.9.0 = phi i64 [ %_look_up_v196_way.8.0, %B31323892970275221 ], [ %_look_up_v196__way_in_v210__vphi254_0.2.0632, %B29481311030847943 ]
  br i1 %spec.select, label %B31323892970275259, label %B33166474909703304
B31323892970275259:
  %.1487 = load i64, ptr %.553, align 8
  %.1488 = xor i64 %.1487, -81985529216486896
  %.1490 = mul i64 %_look_up_v196_way.9.0, 1229782938247303441
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
  %.1505 = or i64 %20, %_look_up_v196_way.9.0
  %.1506 = xor i64 %.1505, -81985529216486896
  store i64 %.1506, ptr %.553, align 8
  br label %B58962622061694215
B33166474909703304:
  br i1 %.565, label %B33166474909703330, label %B36851638788559007
B33166474909703330:
  %.1519 = getelementptr i8, ptr %arg.S, i64 24
  %.1520 = load i64, ptr %.1519, align 8
  %.1521 = add i64 %.1520, 1
  store i64 %.1521, ptr %.1519, align 8
  %.1531 = getelementptr i8, ptr %.553, i64 8
  %.1535 = getelementptr i64, ptr %.1531, i64 %_look_up_v196_way.9.0
  store i64 %.1521, ptr %.1535, align 8
  br label %B58962622061694215
B36851638788559007:
  %.1546 = load i64, ptr %.553, align 8
  %.1562 = icmp ne i64 %.564, 2
  %.1606 = ashr i64 %.254, 1
  %.1610 = icmp sgt i64 %.1606, 0
  %or.cond = and i1 %.1610, %.1562
  br i1 %or.cond, label %B36851638788559023, label %B58962622061694175
B36851638788559023:
  %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_tree.2.0 = phi i64 [ %.1638, %B36851638788559023 ], [ %.1546, %B36851638788559007 ]
  %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_node.2.0 = phi i64 [ %.1645, %B36851638788559023 ], [ 1, %B36851638788559007 ]
  %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_half.2.0 = phi i64 [ %.1649, %B36851638788559023 ], [ %.1606, %B36851638788559007 ]
  %.1619 = and i64 %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_half.2.0, %_look_up_v196_way.9.0
  %.1620.not = icmp ne i64 %.1619, 0
  %spec.select638 = zext i1 %.1620.not to i64
  %.1633 = shl i64 1, %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_node.2.0
  %.1635 = or i64 %.1633, %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_tree.2.0
  %.1637 = shl i64 %spec.select638, %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_node.2.0
  %.1638 = xor i64 %.1637, %.1635
  %.1644 = shl i64 %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_node.2.0, 1
  %.1645 = or i64 %.1644, %spec.select638
  %.1649 = lshr i64 %_look_up_v196__of_code__locals__either_v198__of_code__locals___lambda__v199_tree_used_v200_half.2.0, 1
  %.1652.not = icmp eq i64 %.1649, 0
  br i1 %.1652.not, label %B58962622061694175, label %B36851638788559023
B58962622061694175:
  %_look_up_v196__v1158call_9.2.0 = phi i64 [ %.1546, %B36851638788559007 ], [ %.1638, %B36851638788559023 ]
  store i64 %_look_up_v196__v1158call_9.2.0, ptr %.553, align 8
  br label %B58962622061694215
B58962622061694215:
  %.1684 = getelementptr i64, ptr %.535, i64 %_look_up_v196_way.9.0
  %.1685 = load i64, ptr %.1684, align 8
  %.1691 = getelementptr i8, ptr %.44, i64 48
  %.1692 = load i64, ptr %.1691, align 8
  %.1718 = and i64 %.1685, %arg.mask
  %.1737.not = icmp eq i64 %arg.write, 0
  br i1 %.1737.not, label %B58962622061694370, label %B58962622061694216
B58962622061694216:
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
  %_look_up_v196_sectors_after_v197_held.2.0660 = select i1 %.1815658, i64 0, i64 %.1718
  %.1828661 = select i1 %.1815658, i64 %.1824659, i64 -1
  %_look_up_v196_sectors_after_v197_word_1.2.0662 = and i64 %.1801657, %.1828661
  %.1901 = and i64 %_look_up_v196_sectors_after_v197_word_1.2.0662, 4294967295
  %.1902 = icmp eq i64 %.1901, 0
  %or.cond640 = select i1 %.1815658, i1 %.1902, i1 false
  br i1 %or.cond640, label %B58962622061694472, label %B58962622061694515
B58962622061694370:
  %.1801 = or i64 %.1685, %arg.mask
  %.1815 = icmp slt i64 %.1692, 0
  %.1824 = xor i64 %arg.mask, -1
  %_look_up_v196_sectors_after_v197_held.2.0 = select i1 %.1815, i64 0, i64 %.1718
  %.1828 = select i1 %.1815, i64 %.1824, i64 -1
  %_look_up_v196_sectors_after_v197_word_1.2.0 = and i64 %.1828, %.1801
  br label %B58962622061694515
B58962622061694472:
  %.1911 = getelementptr i64, ptr %.527, i64 %_look_up_v196_way.9.0
  store i64 -1, ptr %.1911, align 8
  br label %B58962622061694515
B58962622061694515:
  %_look_up_v196_sectors_after_v197_word_1.2.0669 = phi i64 [ %_look_up_v196_sectors_after_v197_word_1.2.0662, %B58962622061694472 ], [ %_look_up_v196_sectors_after_v197_word_1.2.0662, %B58962622061694216 ], [ %_look_up_v196_sectors_after_v197_word_1.2.0, %B58962622061694370 ]
  %_look_up_v196_sectors_after_v197_held.2.0667 = phi i64 [ %_look_up_v196_sectors_after_v197_held.2.0660, %B58962622061694472 ], [ %_look_up_v196_sectors_after_v197_held.2.0660, %B58962622061694216 ], [ %_look_up_v196_sectors_after_v197_held.2.0, %B58962622061694370 ]
  %.1775.pn = phi i64 [ %.1775, %B58962622061694472 ], [ %.1775, %B58962622061694216 ], [ %.1718, %B58962622061694370 ]
  %_look_up_v196_sectors_after_v197_missing.3.0664 = xor i64 %.1775.pn, %arg.mask
  %sunkaddr71 = shl i64 %_look_up_v196_way.9.0, 3
  %sunkaddr72 = getelementptr i8, ptr %.535, i64 %sunkaddr71
  store i64 %_look_up_v196_sectors_after_v197_word_1.2.0669, ptr %sunkaddr72, align 8
  %.1974 = add i64 %_look_up_v196_way.9.0, %.542
  br label %B58962622061694563
B58962622061694563:
  %_look_up_v196_evicted.2.1 = phi i64 [ %_look_up_v196_evicted.3.0, %B58962622061694515 ], [ -1, %B29481311030847887 ]
  %_look_up_v196_evicted_dirty.2.1 = phi i64 [ %_look_up_v196_evicted_dirty.3.0, %B58962622061694515 ], [ 0, %B29481311030847887 ]
  %_look_up_v196_reserved.2.1 = phi i64 [ %_look_up_v196_reserved.3.0, %B58962622061694515 ], [ 0, %B29481311030847887 ]
  %_look_up_v196_held.2.1 = phi i64 [ %_look_up_v196_sectors_after_v197_held.2.0667, %B58962622061694515 ], [ 0, %B29481311030847887 ]
  %_look_up_v196_missing.2.1 = phi i64 [ %_look_up_v196_sectors_after_v197_missing.3.0664, %B58962622061694515 ], [ %arg.mask, %B29481311030847887 ]
  %_look_up_v196_at.2.1 = phi i64 [ %.1974, %B58962622061694515 ], [ -1, %B29481311030847887 ]
  %sunkaddr50 = getelementptr i8, ptr %.320, i64 32
  %.2071 = load i64, ptr %sunkaddr50, align 8
  %.2073 = tail call i64 @llvm.ctpop.i64(i64 %_look_up_v196_held.2.1)
  %.2074 = add i64 %.2071, %.2073
  store i64 %.2074, ptr %sunkaddr50, align 8
  %.2080 = add i64 %t.3.0, %arg.latency
  %.2085.not = icmp eq i64 %arg.write, 0
  br i1 %.2085.not, label %B58962622061694729, label %B58962622061694609
B58962622061694609:
  %sunkaddr52 = getelementptr i8, ptr %.320, i64 8
  %.2101 = load i64, ptr %sunkaddr52, align 8
  %.2104 = icmp eq i64 %_look_up_v196_held.2.1, %arg.mask
  %spec.select641 = zext i1 %.2104 to i64
  %.2128 = add i64 %.2101, %spec.select641
  store i64 %.2128, ptr %sunkaddr52, align 8
  %.2139.not = icmp eq i64 %_look_up_v196_missing.2.1, 0
  br i1 %.2139.not, label %B58962622061694893, label %B58962622061694690
B58962622061694690:
  %.44.val5 = load i64, ptr %.44, align 8
  %22 = getelementptr i8, ptr %.44, i64 8
  %.44.val6 = load i64, ptr %22, align 8
  call fastcc void @f11(ptr %.2148, ptr %arg.C, ptr %arg.S, i64 %.44.val5, i64 %.44.val6, i64 %arg.line, i64 %_look_up_v196_missing.2.1, i64 1, i64 %t.3.0, i64 0)
  br label %B58962622061694893
B58962622061694729:
  %.2199 = icmp eq i64 %_look_up_v196_missing.2.1, 0
  br i1 %.2199, label %B58962622061694817, label %B58962622061694889.endif.endif.endif
B58962622061694817:
  %sunkaddr54 = getelementptr i8, ptr %.320, i64 8
  %.2219 = load i64, ptr %sunkaddr54, align 8
  %.2220 = add i64 %.2219, 1
  store i64 %.2220, ptr %sunkaddr54, align 8
  %.2226 = getelementptr i64, ptr %arg.S, i64 %_look_up_v196_at.2.1
  %.2230 = load i64, ptr %.2226, align 8
  %.2236 = icmp sgt i64 %.2230, %.2080
  br i1 %.2236, label %B58962622061694845, label %B58962622061694893
B58962622061694845:
  %sunkaddr56 = getelementptr i8, ptr %.320, i64 16
  %.2242 = load i64, ptr %sunkaddr56, align 8
  %.2243 = add i64 %.2242, 1
  store i64 %.2243, ptr %sunkaddr56, align 8
  br label %B58962622061694893
B58962622061694893:
  %t.4.0 = phi i64 [ %t.3.0, %B58962622061694690 ], [ %t.3.0, %B58962622061694609 ], [ %t.3.0, %B58962622061694817 ], [ %t.3.0, %B58962622061694845 ], [ %.11.i10, %B58962622061694889.endif.endif.endif ]
  %ready.3.0 = phi i64 [ %.2080, %B58962622061694690 ], [ %.2080, %B58962622061694609 ], [ %.2080, %B58962622061694817 ], [ %.2230, %B58962622061694845 ], [ %.11.i11, %B58962622061694889.endif.endif.endif ]
  %.2517.not = icmp eq i64 %_look_up_v196_evicted_dirty.2.1, 0
  br i1 %.2517.not, label %common.ret, label %B58962622061694945
B58962622061694945:
  %.44.val7 = load i64, ptr %.44, align 8
  %23 = getelementptr i8, ptr %.44, i64 8
  %.44.val8 = load i64, ptr %23, align 8
  call fastcc void @f11(ptr %.2526, ptr %arg.C, ptr %arg.S, i64 %.44.val7, i64 %.44.val8, i64 %_look_up_v196_evicted.2.1, i64 %_look_up_v196_evicted_dirty.2.1, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.286, %B496 ], [ %ready.3.0, %B58962622061694945 ], [ %ready.3.0, %B58962622061694893 ]
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
B29481311030848737.else.if:
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
  br label %B29481311030848905
B58962622061694889.endif.endif.endif:
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
  %.14.i8 = tail call i64 @llvm.smax.i64(i64 %_look_up_v196_reserved.2.1, i64 %.2281)
  %.16.i9 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i8)
  store i64 %.16.i9, ptr %.50, align 8
  %.11.i10 = tail call i64 @llvm.smax.i64(i64 %.16.i9, i64 %t.3.0)
  store i64 0, ptr %.2389, align 8
  %.44.val9 = load i64, ptr %.44, align 8
  %49 = getelementptr i8, ptr %.44, i64 8
  %.44.val10 = load i64, ptr %49, align 8
  call fastcc void @f11(ptr %.2389, ptr %arg.C, ptr %arg.S, i64 %.44.val9, i64 %.44.val10, i64 %arg.line, i64 %_look_up_v196_missing.2.1, i64 0, i64 %.11.i10, i64 %arg.extra)
  %.2276 = getelementptr i64, ptr %arg.S, i64 %_look_up_v196_at.2.1
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
  br label %B58962622061694893
}
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
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
  br i1 %.70, label %B921290969714203, label %B921290969714227
B921290969714203:
  %_look_up_v177_set_of_v189_line.2.0 = phi i64 [ %.76, %B921290969714203 ], [ %arg.line, %B0 ]
  %_look_up_v177_set_of_v189_fold.2.0 = phi i64 [ %.83, %B921290969714203 ], [ %.66, %B0 ]
  %.74 = ashr i64 %_look_up_v177_set_of_v189_line.2.0, %_look_up_v177_set_of_v189_fold.2.0
  %.76 = xor i64 %.74, %_look_up_v177_set_of_v189_line.2.0
  %.83 = shl i64 %_look_up_v177_set_of_v189_fold.2.0, 1
  %.86 = icmp slt i64 %_look_up_v177_set_of_v189_fold.2.0, 32
  br i1 %.86, label %B921290969714203, label %B921290969714227
B921290969714227:
  %_look_up_v177_set_of_v189_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.76, %B921290969714203 ]
  %.93 = getelementptr i8, ptr %arg.level, i64 40
  %.94 = load i64, ptr %.93, align 8
  %.96 = and i64 %.94, %_look_up_v177_set_of_v189_line.3.1
  %.112 = icmp slt i64 %.96, %.47
  br i1 %.112, label %B921290969714299, label %B921290969714295
B921290969714295:
  %.127 = icmp eq i64 %.47, 0
  br i1 %.127, label %B921290969714299, label %B921290969714295.else
B921290969714299:
  %_look_up_v177_set_of_v189__vphi146_0.2.0 = phi i64 [ %.96, %B921290969714227 ], [ 0, %B921290969714295 ], [ 0, %B921290969714295.else ], [ %spec.select499, %31 ]
  %.176 = add i64 %_look_up_v177_set_of_v189__vphi146_0.2.0, %.48
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
  br i1 %.320, label %B921290969714535.preheader, label %B921290969714857
B921290969714535.preheader:
  %.337 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.338 = shufflevector <8 x i64> %.337, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B921290969714535
B921290969714535:
  %lsr.iv41 = phi i64 [ %.35, %B921290969714535.preheader ], [ %lsr.iv.next42, %B921290969714653 ]
  %_look_up_v177__way_in_v191_at.2.0 = phi i64 [ 0, %B921290969714535.preheader ], [ %.372, %B921290969714653 ]
  %0 = shl i64 %_look_up_v177__way_in_v191_at.2.0, 3
  %scevgep43 = getelementptr i8, ptr %.192, i64 %0
  %.336 = load <8 x i64>, ptr %scevgep43, align 8
  %.339 = icmp eq <8 x i64> %.336, %.338
  %.340 = bitcast <8 x i1> %.339 to i8
  %.341 = zext i8 %.340 to i64
  %.352 = icmp slt i64 %lsr.iv41, 8
  %notmask = shl i64 -1, %lsr.iv41
  %.358 = xor i64 %notmask, -1
  %.360 = select i1 %.352, i64 %.358, i64 255
  %_look_up_v177__way_in_v191_matches.3.2 = and i64 %.360, %.341
  %.382 = icmp eq i64 %_look_up_v177__way_in_v191_matches.3.2, 0
  br i1 %.382, label %B921290969714653, label %B921290969714825
B921290969714653:
  %.372 = add i64 %_look_up_v177__way_in_v191_at.2.0, 8
  %lsr.iv.next42 = add i64 %lsr.iv41, -8
  %.397 = icmp slt i64 %.372, %.35
  br i1 %.397, label %B921290969714535, label %B921290969714857
B921290969714825:
  %.426 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v177__way_in_v191_matches.3.2, i1 true)
  %1 = add i64 %.426, %_look_up_v177__way_in_v191_at.2.0
  %.452 = icmp slt i64 %1, %.35
  br i1 %.452, label %B921290969714939, label %B921290969714857
B921290969714857:
  %_look_up_v177__way_in_v191__vphi254_0.2.0489 = phi i64 [ %.35, %B921290969714299 ], [ %1, %B921290969714825 ], [ %.35, %B921290969714653 ]
  %.489 = getelementptr i8, ptr %arg.level, i64 56
  %.490 = load i64, ptr %.489, align 8
  %.492.not = icmp sgt i64 %arg.write, %.490
  br i1 %.492.not, label %B1842581939427651, label %B921290969714939
B921290969714939:
  %_look_up_v177__way_in_v191__vphi254_0.2.0490 = phi i64 [ %_look_up_v177__way_in_v191__vphi254_0.2.0489, %B921290969714857 ], [ %1, %B921290969714825 ]
  %.532 = icmp eq i64 %_look_up_v177__way_in_v191__vphi254_0.2.0490, %.35
  br i1 %.532, label %B921290969715089, label %B1842581939426920
B921290969715089:
  br i1 %.320, label %B921290969715177, label %B978871655320720
B921290969715177:
  %lsr.iv38 = phi i64 [ %lsr.iv.next39, %B921290969715257 ], [ %.35, %B921290969715089 ]
  %_look_up_v177__way_in_v188_at.2.0 = phi i64 [ %.641, %B921290969715257 ], [ 0, %B921290969715089 ]
  %2 = shl i64 %_look_up_v177__way_in_v188_at.2.0, 3
  %scevgep40 = getelementptr i8, ptr %.192, i64 %2
  %.605 = load <8 x i64>, ptr %scevgep40, align 8
  %.608 = icmp eq <8 x i64> %.605, splat (i64 -1)
  %.609 = bitcast <8 x i1> %.608 to i8
  %.610 = zext i8 %.609 to i64
  %.621 = icmp slt i64 %lsr.iv38, 8
  %notmask501 = shl i64 -1, %lsr.iv38
  %.627 = xor i64 %notmask501, -1
  %.629 = select i1 %.621, i64 %.627, i64 255
  %_look_up_v177__way_in_v188_matches.3.2 = and i64 %.629, %.610
  %.651 = icmp eq i64 %_look_up_v177__way_in_v188_matches.3.2, 0
  br i1 %.651, label %B921290969715257, label %B978871655320694
B921290969715257:
  %.641 = add i64 %_look_up_v177__way_in_v188_at.2.0, 8
  %lsr.iv.next39 = add i64 %lsr.iv38, -8
  %.666 = icmp slt i64 %.641, %.35
  br i1 %.666, label %B921290969715177, label %B978871655320720
B978871655320694:
  %.695 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v177__way_in_v188_matches.3.2, i1 true)
  %3 = add i64 %.695, %_look_up_v177__way_in_v188_at.2.0
  %.736 = icmp eq i64 %.695, %lsr.iv38
  br i1 %.736, label %B978871655320720, label %B1842581939426919
B978871655320720:
  br i1 %spec.select, label %B978871655320742, label %B978871655320758
B978871655320742:
  %.750 = load i64, ptr %.218, align 8
  %.751 = xor i64 %.750, -81985529216486896
  %.753 = shl i64 %.35, 2
  %.754 = add i64 %.753, -4
  %.755 = ashr i64 %.751, %.754
  %.756 = and i64 %.755, 15
  br label %B1151613712142032
B978871655320758:
  br i1 %.230, label %B1036452340927950, label %B1036452340927976
B1036452340927950:
  %.768 = getelementptr i8, ptr %.218, i64 8
  %.47.i = add i64 %.35, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B1151613712142032, label %B42.preheader.i
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
  br i1 %lcmp.mod.not.i, label %B1151613712142032, label %B42.epil.i.preheader
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
  br i1 %epil.iter.cmp.not.i, label %B1151613712142032, label %B42.epil.i
B1036452340927976:
  %.805 = load i64, ptr %.218, align 8
  %.807 = getelementptr i8, ptr %arg.S, i64 32
  %.808 = load i64, ptr %.807, align 8
  %.823 = icmp eq i64 %.229, 2
  br i1 %.823, label %B1151613712141947, label %B1151613712141957
B1151613712141947:
  %.837 = mul i64 %.808, 1103515245
  %.838 = add i64 %.837, 12345
  %.839 = and i64 %.838, 2147483647
  %.843 = icmp eq i64 %.35, 0
  br i1 %.843, label %B1151613712142031, label %B1151613712141947.else.if
B1151613712141957:
  %.917 = icmp sgt i64 %.35, 1
  br i1 %.917, label %B1151613712141961, label %B1151613712141963
B1151613712141961:
  %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0 = phi i64 [ %.925, %B1151613712141961 ], [ 1, %B1151613712141957 ]
  %.920 = shl i64 %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0, 1
  %.923502 = lshr i64 %.805, %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0
  %.924 = and i64 %.923502, 1
  %.925 = or i64 %.924, %.920
  %.931 = icmp slt i64 %.925, %.35
  br i1 %.931, label %B1151613712141961, label %B1151613712141963
B1151613712141963:
  %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.3.1 = phi i64 [ 1, %B1151613712141957 ], [ %.925, %B1151613712141961 ]
  %.939 = sub i64 %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.3.1, %.35
  br label %B1151613712142031
B1151613712142031:
  %_look_up_v177__v680call_10.2.sroa.8.0 = phi i64 [ %.808, %B1151613712141963 ], [ %.839, %41 ], [ %.839, %B1151613712141947 ]
  %_look_up_v177__v680call_10.2.sroa.0.0 = phi i64 [ %.939, %B1151613712141963 ], [ %spec.select500, %41 ], [ 0, %B1151613712141947 ]
  store i64 %_look_up_v177__v680call_10.2.sroa.8.0, ptr %.807, align 8
  br label %B1151613712142032
B1151613712142032:
  %_look_up_v177_way.6.0 = phi i64 [ %.756, %B978871655320742 ], [ %_look_up_v177__v680call_10.2.sroa.0.0, %B1151613712142031 ], [ 0, %B1036452340927950 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.972 = getelementptr i8, ptr %arg.level, i64 144
  %.973 = load i64, ptr %.972, align 8
  %.974.not = icmp eq i64 %.973, 0
  br i1 %.974.not, label %B1842581939426879, label %B1381936454570394
B1381936454570394:
  %.986 = getelementptr i64, ptr %.209, i64 %_look_up_v177_way.6.0
  %.987 = load i64, ptr %.986, align 8
  %.991 = icmp sgt i64 %.987, %arg.t
  br i1 %.991, label %B1381936454570420, label %B1842581939426879
B1381936454570420:
  store i64 0, ptr %.998, align 8
  %arg.level.val = load i64, ptr %.34, align 8
  %arg.level.val2 = load i64, ptr %.228, align 8
  call fastcc void @f12(ptr %.998, ptr %arg.S, i64 %arg.level.val, i64 %arg.level.val2, i64 %.184, i64 %arg.t)
  %.1012 = load i64, ptr %.998, align 8
  %.1027 = getelementptr i64, ptr %.209, i64 %.1012
  %.1028 = load i64, ptr %.1027, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1028, i64 0)
  br label %B1842581939426879
B1842581939426879:
  %_look_up_v177_reserved.5.0 = phi i64 [ 0, %B1151613712142032 ], [ 0, %B1381936454570394 ], [ %.11.i, %B1381936454570420 ]
  %_look_up_v177_way.7.0 = phi i64 [ %_look_up_v177_way.6.0, %B1151613712142032 ], [ %_look_up_v177_way.6.0, %B1381936454570394 ], [ %.1012, %B1381936454570420 ]
  %.1076 = getelementptr i64, ptr %.192, i64 %_look_up_v177_way.7.0
  %.1077 = load i64, ptr %.1076, align 8
  %.1082 = getelementptr i64, ptr %.200, i64 %_look_up_v177_way.7.0
  %.1083 = load i64, ptr %.1082, align 8
  %.1086 = lshr i64 %.1083, 32
  br label %B1842581939426919
B1842581939426919:
  %_look_up_v177_evicted.4.0 = phi i64 [ %.1077, %B1842581939426879 ], [ -1, %B978871655320694 ]
  %_look_up_v177_evicted_dirty.4.0 = phi i64 [ %.1086, %B1842581939426879 ], [ 0, %B978871655320694 ]
  %_look_up_v177_reserved.4.0 = phi i64 [ %_look_up_v177_reserved.5.0, %B1842581939426879 ], [ 0, %B978871655320694 ]
  %_look_up_v177_way.8.0 = phi i64 [ %_look_up_v177_way.7.0, %B1842581939426879 ], [ %3, %B978871655320694 ]
  %.1116 = getelementptr i64, ptr %.192, i64 %_look_up_v177_way.8.0
  store i64 %arg.line, ptr %.1116, align 8
  %.1122 = getelementptr i64, ptr %.200, i64 %_look_up_v177_way.8.0
  store i64 0, ptr %.1122, align 8
  %.1126 = getelementptr i64, ptr %.209, i64 %_look_up_v177_way.8.0
  store i64 0, ptr %.1126, align 8
  br label %B1842581939426920
B1842581939426920:
  %_look_up_v177_evicted.3.0 = phi i64 [ %_look_up_v177_evicted.4.0, %B1842581939426919 ], [ -1, %B921290969714939 ]
  %_look_up_v177_evicted_dirty.3.0 = phi i64 [ %_look_up_v177_evicted_dirty.4.0, %B1842581939426919 ], [ 0, %B921290969714939 ]
  %_look_up_v177_reserved.3.0 = phi i64 [ %_look_up_v177_reserved.4.0, %B1842581939426919 ], [ 0, %B921290969714939 ]
  %_look_up_v177_way.9.0 = phi i64 [ %_look_up_v177_way.8.0, %B1842581939426919 ], [ %_look_up_v177__way_in_v191__vphi254_0.2.0490, %B921290969714939 ]
  br i1 %spec.select, label %B1842581939426946, label %B1842581939426958
B1842581939426946:
  %.1154 = load i64, ptr %.218, align 8
  %.1155 = xor i64 %.1154, -81985529216486896
  %.1157 = mul i64 %_look_up_v177_way.9.0, 1229782938247303441
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
  %.1172 = or i64 %18, %_look_up_v177_way.9.0
  %.1173 = xor i64 %.1172, -81985529216486896
  store i64 %.1173, ptr %.218, align 8
  br label %B1842581939427317
B1842581939426958:
  %.1182 = load i64, ptr %.228, align 8
  %.1183 = icmp eq i64 %.1182, 0
  br i1 %.1183, label %B1842581939427046, label %B1842581939427074
B1842581939427046:
  %.1186 = getelementptr i8, ptr %arg.S, i64 24
  %.1187 = load i64, ptr %.1186, align 8
  %.1188 = add i64 %.1187, 1
  store i64 %.1188, ptr %.1186, align 8
  %.1198 = getelementptr i8, ptr %.218, i64 8
  %.1202 = getelementptr i64, ptr %.1198, i64 %_look_up_v177_way.9.0
  store i64 %.1188, ptr %.1202, align 8
  br label %B1842581939427317
B1842581939427074:
  %.1213 = load i64, ptr %.218, align 8
  %.1229 = icmp ne i64 %.1182, 2
  %.1273 = ashr i64 %.35, 1
  %.1277 = icmp sgt i64 %.1273, 0
  %or.cond = select i1 %.1229, i1 %.1277, i1 false
  br i1 %or.cond, label %B1842581939427122, label %B1842581939427313
B1842581939427122:
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_tree.2.0 = phi i64 [ %.1305, %B1842581939427122 ], [ %.1213, %B1842581939427074 ]
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0 = phi i64 [ %.1312, %B1842581939427122 ], [ 1, %B1842581939427074 ]
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0 = phi i64 [ %.1316, %B1842581939427122 ], [ %.1273, %B1842581939427074 ]
  %.1286 = and i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0, %_look_up_v177_way.9.0
  %.1287.not = icmp ne i64 %.1286, 0
  %spec.select496 = zext i1 %.1287.not to i64
  %.1300 = shl i64 1, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0
  %.1302 = or i64 %.1300, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_tree.2.0
  %.1304 = shl i64 %spec.select496, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0
  %.1305 = xor i64 %.1304, %.1302
  %.1311 = shl i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0, 1
  %.1312 = or i64 %.1311, %spec.select496
  %.1316 = lshr i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0, 1
  %.1319.not = icmp eq i64 %.1316, 0
  br i1 %.1319.not, label %B1842581939427313, label %B1842581939427122
B1842581939427313:
  %_look_up_v177__v1158call_9.2.0 = phi i64 [ %.1213, %B1842581939427074 ], [ %.1305, %B1842581939427122 ]
  store i64 %_look_up_v177__v1158call_9.2.0, ptr %.218, align 8
  br label %B1842581939427317
B1842581939427317:
  %.1351 = getelementptr i64, ptr %.200, i64 %_look_up_v177_way.9.0
  %.1352 = load i64, ptr %.1351, align 8
  %.1358 = getelementptr i8, ptr %arg.level, i64 48
  %.1359 = load i64, ptr %.1358, align 8
  %.1385 = and i64 %.1352, %arg.mask
  %.1404.not = icmp eq i64 %arg.write, 0
  br i1 %.1404.not, label %B1842581939427433, label %B1842581939427325
B1842581939427325:
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
  %_look_up_v177_sectors_after_v178_held.2.0521 = select i1 %.1482519, i64 0, i64 %.1385
  %.1495522 = select i1 %.1482519, i64 %.1491520, i64 -1
  %_look_up_v177_sectors_after_v178_word_1.2.0523 = and i64 %.1468518, %.1495522
  %20 = xor i64 %.1352, -1
  %21 = and i64 %_look_up_v177_sectors_after_v178_word_1.2.0523, %20
  %.1545 = lshr i64 %21, 32
  %.1547 = tail call i64 @llvm.ctpop.i64(i64 %.1545)
  %.1568 = and i64 %_look_up_v177_sectors_after_v178_word_1.2.0523, 4294967295
  %.1569 = icmp eq i64 %.1568, 0
  %or.cond498 = select i1 %.1482519, i1 %.1569, i1 false
  br i1 %or.cond498, label %B1842581939427597, label %B1842581939427649
B1842581939427433:
  %.1468 = or i64 %.1352, %arg.mask
  %.1482 = icmp slt i64 %.1359, 0
  %.1491 = xor i64 %arg.mask, -1
  %_look_up_v177_sectors_after_v178_held.2.0 = select i1 %.1482, i64 0, i64 %.1385
  %.1495 = select i1 %.1482, i64 %.1491, i64 -1
  %_look_up_v177_sectors_after_v178_word_1.2.0 = and i64 %.1495, %.1468
  br label %B1842581939427649
B1842581939427597:
  %.1578 = getelementptr i64, ptr %.192, i64 %_look_up_v177_way.9.0
  store i64 -1, ptr %.1578, align 8
  br label %B1842581939427649
B1842581939427649:
  %_look_up_v177_sectors_after_v178_word_1.2.0530 = phi i64 [ %_look_up_v177_sectors_after_v178_word_1.2.0523, %B1842581939427597 ], [ %_look_up_v177_sectors_after_v178_word_1.2.0, %B1842581939427433 ], [ %_look_up_v177_sectors_after_v178_word_1.2.0523, %B1842581939427325 ]
  %_look_up_v177_sectors_after_v178_held.2.0528 = phi i64 [ %_look_up_v177_sectors_after_v178_held.2.0521, %B1842581939427597 ], [ %_look_up_v177_sectors_after_v178_held.2.0, %B1842581939427433 ], [ %_look_up_v177_sectors_after_v178_held.2.0521, %B1842581939427325 ]
  %.1442.pn = phi i64 [ %.1442, %B1842581939427597 ], [ %.1385, %B1842581939427433 ], [ %.1442, %B1842581939427325 ]
  %_look_up_v177_new_dirty.3.0 = phi i64 [ %.1547, %B1842581939427597 ], [ 0, %B1842581939427433 ], [ %.1547, %B1842581939427325 ]
  %_look_up_v177_sectors_after_v178_missing.3.0525 = xor i64 %.1442.pn, %arg.mask
  %sunkaddr49 = shl i64 %_look_up_v177_way.9.0, 3
  %sunkaddr50 = getelementptr i8, ptr %.200, i64 %sunkaddr49
  store i64 %_look_up_v177_sectors_after_v178_word_1.2.0530, ptr %sunkaddr50, align 8
  %.1641 = add i64 %_look_up_v177_way.9.0, %.207
  br label %B1842581939427651
B1842581939427651:
  %_look_up_v177_evicted.2.1 = phi i64 [ %_look_up_v177_evicted.3.0, %B1842581939427649 ], [ -1, %B921290969714857 ]
  %_look_up_v177_evicted_dirty.2.1 = phi i64 [ %_look_up_v177_evicted_dirty.3.0, %B1842581939427649 ], [ 0, %B921290969714857 ]
  %_look_up_v177_new_dirty.2.1 = phi i64 [ %_look_up_v177_new_dirty.3.0, %B1842581939427649 ], [ 0, %B921290969714857 ]
  %_look_up_v177_reserved.2.1 = phi i64 [ %_look_up_v177_reserved.3.0, %B1842581939427649 ], [ 0, %B921290969714857 ]
  %_look_up_v177_held.2.1 = phi i64 [ %_look_up_v177_sectors_after_v178_held.2.0528, %B1842581939427649 ], [ 0, %B921290969714857 ]
  %_look_up_v177_missing.2.1 = phi i64 [ %_look_up_v177_sectors_after_v178_missing.3.0525, %B1842581939427649 ], [ %arg.mask, %B921290969714857 ]
  %_look_up_v177_at.2.1 = phi i64 [ %.1641, %B1842581939427649 ], [ -1, %B921290969714857 ]
  %.1719 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %_look_up_v177_evicted.2.1, ptr %.1719, align 8
  %.1722 = getelementptr i8, ptr %arg.S, i64 48
  store i64 %_look_up_v177_evicted_dirty.2.1, ptr %.1722, align 8
  %.1725 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %_look_up_v177_new_dirty.2.1, ptr %.1725, align 8
  %.1728 = getelementptr i8, ptr %arg.S, i64 80
  store i64 %_look_up_v177_reserved.2.1, ptr %.1728, align 8
  store i64 %_look_up_v177_held.2.1, ptr %retptr, align 8
  %retptr.repack504 = getelementptr i8, ptr %retptr, i64 8
  store i64 %_look_up_v177_missing.2.1, ptr %retptr.repack504, align 8
  %retptr.repack506 = getelementptr i8, ptr %retptr, i64 16
  store i64 %_look_up_v177_at.2.1, ptr %retptr.repack506, align 8
  ret void
B921290969714295.else:
  %.138 = icmp ne i64 %.96, -9223372036854775808
  %.139 = icmp ne i64 %.47, -1
  %.140.not = or i1 %.139, %.138
  br i1 %.140.not, label %B921290969714295.else.if, label %B921290969714299
B921290969714295.else.if:
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
  br label %B921290969714299
B1151613712141947.else.if:
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
  br label %B1151613712142031
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
  br i1 %.119, label %B302, label %B57580685606762
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
  br i1 %.181, label %B302, label %B57580685606762
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
  br i1 %.415, label %common.ret, label %B57580685606762
B57580685606762:
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
  %"$phi528.0.2.0" = phi i64 [ %free.5.1.lcssa, %B498 ], [ %unroll_iter25, %B498.thread ], [ 0, %B57580685606762 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ 0, %B408.us.preheader ], [ %free.6.1.us.1, %B476.us.epil ], [ %spec.select.epil.i, %B42.epil.i ], [ %.137, %B302 ]
  store i64 %"$phi528.0.2.0", ptr %retptr, align 8
  ret void
B370.endif:
  %.304156.not = icmp slt i64 %arg.level.24.val, 1
  br i1 %.304156.not, label %B57580685606762, label %B408.lr.ph
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
  %.295.i = alloca [3 x i64], align 8
  %.157.i72 = alloca i64, align 8
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
  %.49 = getelementptr i8, ptr %arg.C, i64 104
  %.50 = load i64, ptr %.49, align 8
  %.52 = add i64 %.50, %arg.size_b
  %.65619 = getelementptr i8, ptr %.36, i64 128
  %.66620 = load i64, ptr %.65619, align 8
  %.67621 = mul i64 %.52, %.66620
  %.69622 = getelementptr i8, ptr %.36, i64 8
  %.70623 = load i64, ptr %.69622, align 8
  %.71624 = ashr i64 %.67621, %.70623
  %.79 = getelementptr i8, ptr %arg.C, i64 96
  %.80 = load i64, ptr %.79, align 8
  %.82 = mul i64 %.71624, %.80
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
  %.40.i25 = phi i64 [ %.70623, %B138 ], [ %.70, %B166 ]
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
  %_look_up_v153_set_of_v165_line.2.0 = phi i64 [ %.367, %B680 ], [ %arg.line, %B208.endif.endif.endif ]
  %_look_up_v153_set_of_v165_fold.2.0 = phi i64 [ %.374, %B680 ], [ %.357, %B208.endif.endif.endif ]
  %.365 = ashr i64 %_look_up_v153_set_of_v165_line.2.0, %_look_up_v153_set_of_v165_fold.2.0
  %.367 = xor i64 %.365, %_look_up_v153_set_of_v165_line.2.0
  %.374 = shl i64 %_look_up_v153_set_of_v165_fold.2.0, 1
  %.377 = icmp slt i64 %_look_up_v153_set_of_v165_fold.2.0, 32
  br i1 %.377, label %B680, label %B714
B714:
  %_look_up_v153_set_of_v165_line.3.1 = phi i64 [ %arg.line, %B208.endif.endif.endif ], [ %.367, %B680 ]
  %.384 = getelementptr i8, ptr %.36, i64 40
  %.385 = load i64, ptr %.384, align 8
  %.387 = and i64 %.385, %_look_up_v153_set_of_v165_line.3.1
  %.403 = icmp slt i64 %.387, %.338
  br i1 %.403, label %B770, label %B762
B762:
  %.418 = icmp eq i64 %.338, 0
  br i1 %.418, label %B770, label %B762.else
B770:
  %_look_up_v153_set_of_v165__vphi146_0.2.0 = phi i64 [ %.387, %B714 ], [ 0, %B762 ], [ 0, %B762.else ], [ %spec.select652, %48 ]
  %.471 = getelementptr i8, ptr %.36, i64 72
  %.472 = load i64, ptr %.471, align 8
  %.473 = mul i64 %.472, %_look_up_v153_set_of_v165__vphi146_0.2.0
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
  br i1 %.611, label %B822.preheader, label %B1196
B822.preheader:
  %.628 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.629 = shufflevector <8 x i64> %.628, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B822
B822:
  %lsr.iv223 = phi i64 [ %.326, %B822.preheader ], [ %lsr.iv.next224, %B900 ]
  %_look_up_v153__way_in_v167_at.2.0 = phi i64 [ 0, %B822.preheader ], [ %.663, %B900 ]
  %0 = shl i64 %_look_up_v153__way_in_v167_at.2.0, 3
  %scevgep225 = getelementptr i8, ptr %.483, i64 %0
  %.627 = load <8 x i64>, ptr %scevgep225, align 8
  %.630 = icmp eq <8 x i64> %.627, %.629
  %.631 = bitcast <8 x i1> %.630 to i8
  %.632 = zext i8 %.631 to i64
  %.643 = icmp slt i64 %lsr.iv223, 8
  %notmask = shl i64 -1, %lsr.iv223
  %.649 = xor i64 %notmask, -1
  %.651 = select i1 %.643, i64 %.649, i64 255
  %_look_up_v153__way_in_v167_matches.3.2 = and i64 %.651, %.632
  %.673 = icmp eq i64 %_look_up_v153__way_in_v167_matches.3.2, 0
  br i1 %.673, label %B900, label %B1110
B900:
  %.663 = add i64 %_look_up_v153__way_in_v167_at.2.0, 8
  %lsr.iv.next224 = add i64 %lsr.iv223, -8
  %.688 = icmp slt i64 %.663, %.326
  br i1 %.688, label %B822, label %B1196
B1110:
  %.717 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v153__way_in_v167_matches.3.2, i1 true)
  %1 = add i64 %.717, %_look_up_v153__way_in_v167_at.2.0
  %.743 = icmp slt i64 %1, %.326
  br i1 %.743, label %B1254, label %B1196
B1196:
  %_look_up_v153__way_in_v167__vphi254_0.2.0633 = phi i64 [ %1, %B1110 ], [ %.326, %B770 ], [ %.326, %B900 ]
  %.780 = getelementptr i8, ptr %.36, i64 56
  %.781 = load i64, ptr %.780, align 8
  %.783.not = icmp sgt i64 %arg.write.fr, %.781
  br i1 %.783.not, label %B57580685605991.thread, label %B1254
B1254:
  %_look_up_v153__way_in_v167__vphi254_0.2.0634 = phi i64 [ %_look_up_v153__way_in_v167__vphi254_0.2.0633, %B1196 ], [ %1, %B1110 ]
  %.823 = icmp eq i64 %_look_up_v153__way_in_v167__vphi254_0.2.0634, %.326
  br i1 %.823, label %B1260, label %B28790342804475
B1260:
  br i1 %.611, label %B1278, label %B28790342803775
B1278:
  %lsr.iv220 = phi i64 [ %lsr.iv.next221, %B1496 ], [ %.326, %B1260 ]
  %_look_up_v153__way_in_v164_at.2.0 = phi i64 [ %.932, %B1496 ], [ 0, %B1260 ]
  %2 = shl i64 %_look_up_v153__way_in_v164_at.2.0, 3
  %scevgep222 = getelementptr i8, ptr %.483, i64 %2
  %.896 = load <8 x i64>, ptr %scevgep222, align 8
  %.899 = icmp eq <8 x i64> %.896, splat (i64 -1)
  %.900 = bitcast <8 x i1> %.899 to i8
  %.901 = zext i8 %.900 to i64
  %.912 = icmp slt i64 %lsr.iv220, 8
  %notmask655 = shl i64 -1, %lsr.iv220
  %.918 = xor i64 %notmask655, -1
  %.920 = select i1 %.912, i64 %.918, i64 255
  %_look_up_v153__way_in_v164_matches.3.2 = and i64 %.920, %.901
  %.942 = icmp eq i64 %_look_up_v153__way_in_v164_matches.3.2, 0
  br i1 %.942, label %B1496, label %B28790342803763
B1496:
  %.932 = add i64 %_look_up_v153__way_in_v164_at.2.0, 8
  %lsr.iv.next221 = add i64 %lsr.iv220, -8
  %.957 = icmp slt i64 %.932, %.326
  br i1 %.957, label %B1278, label %B28790342803775
B28790342803763:
  %.986 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v153__way_in_v164_matches.3.2, i1 true)
  %3 = add i64 %.986, %_look_up_v153__way_in_v164_at.2.0
  %.1027 = icmp eq i64 %.986, %lsr.iv220
  br i1 %.1027, label %B28790342803775, label %B28790342804393
B28790342803775:
  br i1 %spec.select, label %B28790342803831, label %B28790342803835
B28790342803831:
  %.1041 = load i64, ptr %.509, align 8
  %.1042 = xor i64 %.1041, -81985529216486896
  %.1044 = shl i64 %.326, 2
  %.1045 = add i64 %.1044, -4
  %.1046 = ashr i64 %.1042, %.1045
  %.1047 = and i64 %.1046, 15
  br label %B28790342804243
B28790342803835:
  br i1 %.521, label %B28790342803893, label %B28790342803925
B28790342803893:
  %.1059 = getelementptr i8, ptr %.509, i64 8
  %.47.i = add i64 %.326, -1
  %.9253.not.i = icmp slt i64 %.47.i, 1
  br i1 %.9253.not.i, label %B28790342804243, label %B42.preheader.i
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
  %scevgep218 = getelementptr i8, ptr %scevgep, i64 %10
  %scevgep219 = getelementptr i8, ptr %scevgep218, i64 -16
  %.140.i = load i64, ptr %scevgep219, align 8
  %.143.i = getelementptr i64, ptr %.1059, i64 %way.2.056.i
  %.144.i = load i64, ptr %.143.i, align 8
  %.147.i = icmp slt i64 %.140.i, %.144.i
  %spec.select.i = select i1 %.147.i, i64 %9, i64 %way.2.056.i
  %scevgep64 = getelementptr i8, ptr %scevgep218, i64 -8
  %.140.1.i = load i64, ptr %scevgep64, align 8
  %.143.1.i = getelementptr i64, ptr %.1059, i64 %spec.select.i
  %.144.1.i = load i64, ptr %.143.1.i, align 8
  %.147.1.i = icmp slt i64 %.140.1.i, %.144.1.i
  %spec.select.1.i = select i1 %.147.1.i, i64 %lsr.iv, i64 %spec.select.i
  %.140.2.i = load i64, ptr %scevgep218, align 8
  %.143.2.i = getelementptr i64, ptr %.1059, i64 %spec.select.1.i
  %.144.2.i = load i64, ptr %.143.2.i, align 8
  %.147.2.i = icmp slt i64 %.140.2.i, %.144.2.i
  %11 = or i64 %lsr.iv, 1
  %spec.select.2.i = select i1 %.147.2.i, i64 %11, i64 %spec.select.1.i
  %scevgep61 = getelementptr i8, ptr %scevgep218, i64 8
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
  br i1 %lcmp.mod.not.i, label %B28790342804243, label %B42.epil.i.preheader
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
  br i1 %epil.iter.cmp.not.i, label %B28790342804243, label %B42.epil.i
B28790342803925:
  %.1094 = load i64, ptr %.509, align 8
  %.1096 = getelementptr i8, ptr %arg.S, i64 32
  %.1097 = load i64, ptr %.1096, align 8
  %.1112 = icmp eq i64 %.520, 2
  br i1 %.1112, label %B28790342803987, label %B28790342804071
B28790342803987:
  %.1126 = mul i64 %.1097, 1103515245
  %.1127 = add i64 %.1126, 12345
  %.1128 = and i64 %.1127, 2147483647
  %.1132 = icmp eq i64 %.326, 0
  br i1 %.1132, label %B28790342804189, label %B28790342803987.else.if
B28790342804071:
  %.1206 = icmp sgt i64 %.326, 1
  br i1 %.1206, label %B28790342804085, label %B28790342804109
B28790342804085:
  %_look_up_v153__of_code__locals__either_v160__of_code__locals___lambda__v161_tree_victim_v162_node.2.0 = phi i64 [ %.1214, %B28790342804085 ], [ 1, %B28790342804071 ]
  %.1209 = shl i64 %_look_up_v153__of_code__locals__either_v160__of_code__locals___lambda__v161_tree_victim_v162_node.2.0, 1
  %.1212656 = lshr i64 %.1094, %_look_up_v153__of_code__locals__either_v160__of_code__locals___lambda__v161_tree_victim_v162_node.2.0
  %.1213 = and i64 %.1212656, 1
  %.1214 = or i64 %.1213, %.1209
  %.1220 = icmp slt i64 %.1214, %.326
  br i1 %.1220, label %B28790342804085, label %B28790342804109
B28790342804109:
  %_look_up_v153__of_code__locals__either_v160__of_code__locals___lambda__v161_tree_victim_v162_node.3.1 = phi i64 [ 1, %B28790342804071 ], [ %.1214, %B28790342804085 ]
  %.1228 = sub i64 %_look_up_v153__of_code__locals__either_v160__of_code__locals___lambda__v161_tree_victim_v162_node.3.1, %.326
  br label %B28790342804189
B28790342804189:
  %_look_up_v153__v680call_10.2.sroa.8.0 = phi i64 [ %.1097, %B28790342804109 ], [ %.1128, %58 ], [ %.1128, %B28790342803987 ]
  %_look_up_v153__v680call_10.2.sroa.0.0 = phi i64 [ %.1228, %B28790342804109 ], [ %spec.select653, %58 ], [ 0, %B28790342803987 ]
  store i64 %_look_up_v153__v680call_10.2.sroa.8.0, ptr %.1096, align 8
  br label %B28790342804243
B28790342804243:
  %_look_up_v153_way.6.0 = phi i64 [ %.1047, %B28790342803831 ], [ %_look_up_v153__v680call_10.2.sroa.0.0, %B28790342804189 ], [ 0, %B28790342803893 ], [ %spec.select.3.i, %B86.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B42.epil.i ]
  %.1261 = getelementptr i8, ptr %.36, i64 144
  %.1262 = load i64, ptr %.1261, align 8
  %.1263.not = icmp eq i64 %.1262, 0
  br i1 %.1263.not, label %B28790342804361, label %B28790342804273
B28790342804273:
  %.1275 = getelementptr i64, ptr %.500, i64 %_look_up_v153_way.6.0
  %.1276 = load i64, ptr %.1275, align 8
  %.1280 = icmp sgt i64 %.1276, %.11.i69
  br i1 %.1280, label %B28790342804277, label %B28790342804361
B28790342804277:
  store i64 0, ptr %.1287, align 8
  call fastcc void @f12(ptr %.1287, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475, i64 %.11.i69)
  %.1301 = load i64, ptr %.1287, align 8
  %.1316 = getelementptr i64, ptr %.500, i64 %.1301
  %.1317 = load i64, ptr %.1316, align 8
  %.11.i70 = tail call i64 @llvm.smax.i64(i64 %.1317, i64 0)
  br label %B28790342804361
B28790342804361:
  %_look_up_v153_reserved.5.0 = phi i64 [ 0, %B28790342804243 ], [ 0, %B28790342804273 ], [ %.11.i70, %B28790342804277 ]
  %_look_up_v153_way.7.0 = phi i64 [ %_look_up_v153_way.6.0, %B28790342804243 ], [ %_look_up_v153_way.6.0, %B28790342804273 ], [ %.1301, %B28790342804277 ]
  %.1365 = getelementptr i64, ptr %.483, i64 %_look_up_v153_way.7.0
  %.1366 = load i64, ptr %.1365, align 8
  %.1371 = getelementptr i64, ptr %.491, i64 %_look_up_v153_way.7.0
  %.1372 = load i64, ptr %.1371, align 8
  %.1375 = lshr i64 %.1372, 32
  br label %B28790342804393
B28790342804393:
  %_look_up_v153_evicted.4.0 = phi i64 [ %.1366, %B28790342804361 ], [ -1, %B28790342803763 ]
  %_look_up_v153_evicted_dirty.4.0 = phi i64 [ %.1375, %B28790342804361 ], [ 0, %B28790342803763 ]
  %_look_up_v153_reserved.4.0 = phi i64 [ %_look_up_v153_reserved.5.0, %B28790342804361 ], [ 0, %B28790342803763 ]
  %_look_up_v153_way.8.0 = phi i64 [ %_look_up_v153_way.7.0, %B28790342804361 ], [ %3, %B28790342803763 ]
  %.1405 = getelementptr i64, ptr %.483, i64 %_look_up_v153_way.8.0
  store i64 %arg.line, ptr %.1405, align 8
  %.1411 = getelementptr i64, ptr %.491, i64 %_look_up_v153_way.8.0
  store i64 0, ptr %.1411, align 8
  %.1415 = getelementptr i64, ptr %.500, i64 %_look_up_v153_way.8.0
  store i64 0, ptr %.1415, align 8
  br label %B28790342804475
B28790342804475:
  %_look_up_v153_evicted.3.0 = phi i64 [ %_look_up_v153_evicted.4.0, %B28790342804393 ], [ -1, %B1254 ]
  %_look_up_v153_evicted_dirty.3.0 = phi i64 [ %_look_up_v153_evicted_dirty.4.0, %B28790342804393 ], [ 0, %B1254 ]
  %_look_up_v153_reserved.3.0 = phi i64 [ %_look_up_v153_reserved.4.0, %B28790342804393 ], [ 0, %B1254 ]
  %_look_up_v153_way.9.0 = phi i64 [ %_look_up_v153_way.8.0, %B28790342804393 ], [ %_look_up_v153__way_in_v167__vphi254_0.2.0634, %B1254 ]
  br i1 %spec.select, label %B28790342804539, label %B28790342804625
B28790342804539:
  %.1443 = load i64, ptr %.509, align 8
  %.1444 = xor i64 %.1443, -81985529216486896
  %.1446 = mul i64 %_look_up_v153_way.9.0, 1229782938247303441
  %.1447 = xor i64 %.1444, %.1446
  %.1448 = add i64 %.1447, -1229782938247303441
  %.1449 = and i64 %.1447, -8608480567731124088
  %.1450 = xor i64 %.1449, -8608480567731124088
  %.1451 = and i64 %.1450, %.1448
  %.1452 = tail call i64 @llvm.cttz.i64(i64 %.1451, i1 false)
  %.1453 = and i64 %.1452, 124
  %.1454 = shl i64 -16, %.1453
  %.1455 = and i64 %.1454, %.1444
  %notmask657 = shl i64 -1, %.1453
  %.1457 = xor i64 %notmask657, -1
  %.1458 = and i64 %.1444, %.1457
  %.1459 = shl i64 %.1458, 4
  %16 = or i64 %.1455, %.1459
  %.1461 = or i64 %16, %_look_up_v153_way.9.0
  %.1462 = xor i64 %.1461, -81985529216486896
  store i64 %.1462, ptr %.509, align 8
  br label %B30589739228390
B28790342804625:
  br i1 %.521, label %B28790342804713, label %B28790342804741
B28790342804713:
  %.1475 = getelementptr i8, ptr %arg.S, i64 24
  %.1476 = load i64, ptr %.1475, align 8
  %.1477 = add i64 %.1476, 1
  store i64 %.1477, ptr %.1475, align 8
  %.1487 = getelementptr i8, ptr %.509, i64 8
  %.1491 = getelementptr i64, ptr %.1487, i64 %_look_up_v153_way.9.0
  store i64 %.1477, ptr %.1491, align 8
  br label %B30589739228390
B28790342804741:
  %.1502 = load i64, ptr %.509, align 8
  %.1518 = icmp ne i64 %.520, 2
  %.1562 = ashr i64 %.326, 1
  %.1566 = icmp sgt i64 %.1562, 0
  %or.cond = select i1 %.1518, i1 %.1566, i1 false
  br i1 %or.cond, label %B30589739228292, label %B30589739228374
B30589739228292:
  %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_tree.2.0 = phi i64 [ %.1594, %B30589739228292 ], [ %.1502, %B28790342804741 ]
  %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_node.2.0 = phi i64 [ %.1601, %B30589739228292 ], [ 1, %B28790342804741 ]
  %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_half.2.0 = phi i64 [ %.1605, %B30589739228292 ], [ %.1562, %B28790342804741 ]
  %.1575 = and i64 %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_half.2.0, %_look_up_v153_way.9.0
  %.1576.not = icmp ne i64 %.1575, 0
  %spec.select646 = zext i1 %.1576.not to i64
  %.1589 = shl i64 1, %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_node.2.0
  %.1591 = or i64 %.1589, %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_tree.2.0
  %.1593 = shl i64 %spec.select646, %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_node.2.0
  %.1594 = xor i64 %.1593, %.1591
  %.1600 = shl i64 %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_node.2.0, 1
  %.1601 = or i64 %.1600, %spec.select646
  %.1605 = lshr i64 %_look_up_v153__of_code__locals__either_v155__of_code__locals___lambda__v156_tree_used_v157_half.2.0, 1
  %.1608.not = icmp eq i64 %.1605, 0
  br i1 %.1608.not, label %B30589739228374, label %B30589739228292
B30589739228374:
  %_look_up_v153__v1158call_9.2.0 = phi i64 [ %.1502, %B28790342804741 ], [ %.1594, %B30589739228292 ]
  store i64 %_look_up_v153__v1158call_9.2.0, ptr %.509, align 8
  br label %B30589739228390
B30589739228390:
  %.1640 = getelementptr i64, ptr %.491, i64 %_look_up_v153_way.9.0
  %.1641 = load i64, ptr %.1640, align 8
  %.1647 = getelementptr i8, ptr %.36, i64 48
  %.1648 = load i64, ptr %.1647, align 8
  %.1648.fr = freeze i64 %.1648
  %.1674 = and i64 %.1641, %arg.mask
  br i1 %.46.not, label %B35987928503881, label %B32389135653678
B32389135653678:
  %.1650 = getelementptr i8, ptr %.36, i64 56
  %.1651 = load i64, ptr %.1650, align 8
  %.1710.not = icmp eq i64 %.1651, 0
  %spec.select647 = select i1 %.1710.not, i64 %.1674, i64 %arg.mask
  %.1727 = icmp eq i64 %.1648.fr, 2
  %.1735 = shl i64 %spec.select647, 32
  %.1737 = select i1 %.1727, i64 %.1735, i64 0
  %.1731 = select i1 %.1727, i64 %spec.select647, i64 0
  %_look_up_v153_sectors_after_v154_missing.3.0.ph = xor i64 %.1731, %arg.mask
  %17 = or i64 %.1641, %.1737
  %.1757668 = or i64 %17, %spec.select647
  %.1771669 = icmp sgt i64 %arg.write.fr, %.1648.fr
  %.1780670 = xor i64 %arg.mask, -1
  %.1784671 = select i1 %.1771669, i64 %.1780670, i64 -1
  %_look_up_v153_sectors_after_v154_word_1.2.0672 = and i64 %.1757668, %.1784671
  %18 = xor i64 %.1641, -1
  %19 = and i64 %_look_up_v153_sectors_after_v154_word_1.2.0672, %18
  %.1834 = lshr i64 %19, 32
  %.1836 = tail call i64 @llvm.ctpop.i64(i64 %.1834)
  %.1857 = and i64 %_look_up_v153_sectors_after_v154_word_1.2.0672, 4294967295
  %.1858 = icmp eq i64 %.1857, 0
  %or.cond648 = select i1 %.1771669, i1 %.1858, i1 false
  br i1 %or.cond648, label %B57580685605991.thread131, label %B57580685605991
B35987928503881:
  %.1688 = xor i64 %.1674, %arg.mask
  %.1757 = or i64 %.1641, %arg.mask
  %.1771 = icmp slt i64 %.1648.fr, 0
  %.1780 = xor i64 %arg.mask, -1
  %.1784 = select i1 %.1771, i64 %.1780, i64 -1
  %_look_up_v153_sectors_after_v154_word_1.2.0 = and i64 %.1784, %.1757
  %sunkaddr230 = shl i64 %_look_up_v153_way.9.0, 3
  %sunkaddr231 = getelementptr i8, ptr %.491, i64 %sunkaddr230
  store i64 %_look_up_v153_sectors_after_v154_word_1.2.0, ptr %sunkaddr231, align 8
  %.1930144 = add i64 %_look_up_v153_way.9.0, %.498
  %20 = tail call i64 @llvm.ctpop.i64(i64 %.1674)
  br i1 %.1771, label %.thread, label %22
B57580685605991.thread131:
  %.1867 = getelementptr i64, ptr %.483, i64 %_look_up_v153_way.9.0
  store i64 -1, ptr %.1867, align 8
  %sunkaddr232 = shl i64 %_look_up_v153_way.9.0, 3
  %sunkaddr233 = getelementptr i8, ptr %.491, i64 %sunkaddr232
  store i64 %_look_up_v153_sectors_after_v154_word_1.2.0672, ptr %sunkaddr233, align 8
  %.1930136 = add i64 %_look_up_v153_way.9.0, %.498
  br label %.thread
B57580685605991:
  %sunkaddr234 = shl i64 %_look_up_v153_way.9.0, 3
  %sunkaddr235 = getelementptr i8, ptr %.491, i64 %sunkaddr234
  store i64 %_look_up_v153_sectors_after_v154_word_1.2.0672, ptr %sunkaddr235, align 8
  %.1930 = add i64 %_look_up_v153_way.9.0, %.498
  %21 = tail call i64 @llvm.ctpop.i64(i64 %.1674)
  br i1 %.1771669, label %.thread, label %22
22:
  %.1930142 = phi i64 [ %.1930144, %B35987928503881 ], [ %.1930, %B57580685605991 ]
  %_look_up_v153_new_dirty.3.0140 = phi i64 [ 0, %B35987928503881 ], [ %.1836, %B57580685605991 ]
  %_look_up_v153_sectors_after_v154_missing.3.0674138 = phi i64 [ %.1688, %B35987928503881 ], [ %_look_up_v153_sectors_after_v154_missing.3.0.ph, %B57580685605991 ]
  %23 = phi i64 [ %20, %B35987928503881 ], [ %21, %B57580685605991 ]
  %sunkaddr71 = getelementptr i8, ptr %.260, i64 32
  %.2031 = load i64, ptr %sunkaddr71, align 8
  %.2033 = add i64 %.2031, %23
  store i64 %.2033, ptr %sunkaddr71, align 8
  %.2039 = icmp eq i64 %23, %.41
  br i1 %.2039, label %B57580685606118.thread, label %B57580685606018
.thread:
  %.1930143 = phi i64 [ %.1930136, %B57580685605991.thread131 ], [ %.1930, %B57580685605991 ], [ %.1930144, %B35987928503881 ]
  %_look_up_v153_new_dirty.3.0141 = phi i64 [ %.1836, %B57580685605991.thread131 ], [ %.1836, %B57580685605991 ], [ 0, %B35987928503881 ]
  %_look_up_v153_sectors_after_v154_missing.3.0674139 = phi i64 [ %_look_up_v153_sectors_after_v154_missing.3.0.ph, %B57580685605991.thread131 ], [ %_look_up_v153_sectors_after_v154_missing.3.0.ph, %B57580685605991 ], [ %.1688, %B35987928503881 ]
  %.2039152 = icmp eq i64 %arg.mask, 0
  br i1 %.2039152, label %B57580685606118.thread, label %B57580685606118
B57580685605991.thread:
  %.2039689 = icmp eq i64 %arg.mask, 0
  br i1 %.2039689, label %B57580685606118.thread, label %B57580685606118
B57580685606018:
  %.2053.not = icmp eq i64 %23, 0
  br i1 %.2053.not, label %B57580685606118, label %B57580685606030
B57580685606030:
  %.2056 = getelementptr i8, ptr %arg.S, i64 128
  %.2057 = load i64, ptr %.2056, align 8
  %.2066 = icmp eq i64 %arg.mask, 0
  br i1 %.2066, label %B57580685606030.endif, label %B57580685606030.else.if
B57580685606118:
  %_look_up_v153_evicted.2.1693727 = phi i64 [ %_look_up_v153_evicted.3.0, %B57580685606018 ], [ %_look_up_v153_evicted.3.0, %B57580685606030.endif ], [ -1, %B57580685605991.thread ], [ %_look_up_v153_evicted.3.0, %.thread ]
  %_look_up_v153_evicted_dirty.2.1698726 = phi i64 [ %_look_up_v153_evicted_dirty.3.0, %B57580685606018 ], [ %_look_up_v153_evicted_dirty.3.0, %B57580685606030.endif ], [ 0, %B57580685605991.thread ], [ %_look_up_v153_evicted_dirty.3.0, %.thread ]
  %_look_up_v153_new_dirty.2.1701725 = phi i64 [ %_look_up_v153_new_dirty.3.0140, %B57580685606018 ], [ %_look_up_v153_new_dirty.3.0140, %B57580685606030.endif ], [ 0, %B57580685605991.thread ], [ %_look_up_v153_new_dirty.3.0141, %.thread ]
  %_look_up_v153_reserved.2.1704724 = phi i64 [ %_look_up_v153_reserved.3.0, %B57580685606018 ], [ %_look_up_v153_reserved.3.0, %B57580685606030.endif ], [ 0, %B57580685605991.thread ], [ %_look_up_v153_reserved.3.0, %.thread ]
  %_look_up_v153_missing.2.1708723 = phi i64 [ %_look_up_v153_sectors_after_v154_missing.3.0674138, %B57580685606018 ], [ %_look_up_v153_sectors_after_v154_missing.3.0674138, %B57580685606030.endif ], [ %arg.mask, %B57580685605991.thread ], [ %_look_up_v153_sectors_after_v154_missing.3.0674139, %.thread ]
  %_look_up_v153_at.2.1712722 = phi i64 [ %.1930142, %B57580685606018 ], [ %.1930142, %B57580685606030.endif ], [ -1, %B57580685605991.thread ], [ %.1930143, %.thread ]
  br i1 %.46.not, label %B57580685606436, label %B57580685606194
B57580685606118.thread:
  %_look_up_v153_at.2.1713 = phi i64 [ -1, %B57580685605991.thread ], [ %.1930142, %22 ], [ %.1930143, %.thread ]
  %_look_up_v153_missing.2.1709 = phi i64 [ 0, %B57580685605991.thread ], [ %_look_up_v153_sectors_after_v154_missing.3.0674138, %22 ], [ %_look_up_v153_sectors_after_v154_missing.3.0674139, %.thread ]
  %_look_up_v153_reserved.2.1705 = phi i64 [ 0, %B57580685605991.thread ], [ %_look_up_v153_reserved.3.0, %22 ], [ %_look_up_v153_reserved.3.0, %.thread ]
  %_look_up_v153_new_dirty.2.1702 = phi i64 [ 0, %B57580685605991.thread ], [ %_look_up_v153_new_dirty.3.0140, %22 ], [ %_look_up_v153_new_dirty.3.0141, %.thread ]
  %_look_up_v153_evicted_dirty.2.1699 = phi i64 [ 0, %B57580685605991.thread ], [ %_look_up_v153_evicted_dirty.3.0, %22 ], [ %_look_up_v153_evicted_dirty.3.0, %.thread ]
  %_look_up_v153_evicted.2.1694 = phi i64 [ -1, %B57580685605991.thread ], [ %_look_up_v153_evicted.3.0, %22 ], [ %_look_up_v153_evicted.3.0, %.thread ]
  %.2042 = getelementptr i8, ptr %arg.S, i64 128
  %.2043 = load i64, ptr %.2042, align 8
  %.2045 = add i64 %.2043, %arg.size_b
  store i64 %.2045, ptr %.2042, align 8
  br i1 %.46.not, label %B57580685606436, label %B57580685606194
B57580685606194:
  %_look_up_v153_missing.2.1710 = phi i64 [ %_look_up_v153_missing.2.1709, %B57580685606118.thread ], [ %_look_up_v153_missing.2.1708723, %B57580685606118 ]
  %_look_up_v153_new_dirty.2.1700 = phi i64 [ %_look_up_v153_new_dirty.2.1702, %B57580685606118.thread ], [ %_look_up_v153_new_dirty.2.1701725, %B57580685606118 ]
  %_look_up_v153_evicted_dirty.2.1696 = phi i64 [ %_look_up_v153_evicted_dirty.2.1699, %B57580685606118.thread ], [ %_look_up_v153_evicted_dirty.2.1698726, %B57580685606118 ]
  %_look_up_v153_evicted.2.1691 = phi i64 [ %_look_up_v153_evicted.2.1694, %B57580685606118.thread ], [ %_look_up_v153_evicted.2.1693727, %B57580685606118 ]
  %"$phi802.2.2.0" = phi i64 [ 1, %B57580685606118.thread ], [ 0, %B57580685606118 ]
  %sunkaddr74 = getelementptr i8, ptr %.260, i64 8
  %.2128644 = load i64, ptr %sunkaddr74, align 8
  %.2155 = add i64 %.2128644, %"$phi802.2.2.0"
  store i64 %.2155, ptr %sunkaddr74, align 8
  %.2166.not = icmp eq i64 %_look_up_v153_missing.2.1710, 0
  br i1 %.2166.not, label %B57580685606248, label %B57580685606246
B57580685606246:
  %.49.i = getelementptr i8, ptr %arg.C, i64 16
  %.50.i = load i64, ptr %.49.i, align 8
  %.52.idx.i = mul i64 %.50.i, 152
  %.52.i = getelementptr i8, ptr %.31, i64 %.52.idx.i
  %.53.i = getelementptr i8, ptr %.52.i, i64 8
  %.54.i = load i64, ptr %.53.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.54.i, i64 %.40.i25)
  %.86.i = shl i64 1, %.11.i.i
  %.131.i = load i64, ptr %.36, align 8
  %.133.i = shl i64 %arg.line, %.131.i
  br label %B142.i
B142.i:
  %mask.2.0.i = phi i64 [ %.123.i, %B354.i ], [ %_look_up_v153_missing.2.1710, %B57580685606246 ]
  %.119.i = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i, i1 true)
  %.121.i = add i64 %mask.2.0.i, -1
  %.123.i = and i64 %.121.i, %mask.2.0.i
  %.135.i = shl i64 %.119.i, %.40.i25
  %.136.i = add i64 %.133.i, %.135.i
  %24 = add i64 %.119.i, 1
  %25 = shl i64 %24, %.40.i25
  %.142.i = add i64 %25, %.133.i
  %.147.i5 = icmp slt i64 %.136.i, %.142.i
  br i1 %.147.i5, label %B262.i, label %B354.i
B262.i:
  %byte.2.1.i = phi i64 [ %.216.i, %B262.i ], [ %.136.i, %B142.i ]
  call fastcc void @f13(ptr %.157.i72, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i, i64 %.86.i, i64 1, i64 %.11.i69, i64 0)
  %.216.i = add i64 %byte.2.1.i, %.86.i
  %.220.i = icmp slt i64 %.216.i, %.142.i
  br i1 %.220.i, label %B262.i, label %B354.i
B354.i:
  %.240.not.i = icmp eq i64 %.123.i, 0
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
  br label %B57580685606248
B57580685606248:
  %.2204.not = icmp eq i64 %_look_up_v153_new_dirty.2.1700, 0
  br i1 %.2204.not, label %B57580685606665, label %B57580685606291
B57580685606291:
  %.2207 = getelementptr i8, ptr %arg.C, i64 80
  %.2208 = load i64, ptr %.2207, align 8
  %.2209 = icmp eq i64 %.2208, 0
  br i1 %.2209, label %B57580685606339, label %B57580685606665
B57580685606339:
  %.2212 = getelementptr i8, ptr %arg.C, i64 88
  %.2213 = load i64, ptr %.2212, align 8
  %.2214.not = icmp eq i64 %.2213, 0
  br i1 %.2214.not, label %B57580685606389, label %B57580685606385.endif
B57580685606389:
  %.2323 = shl i64 %_look_up_v153_new_dirty.2.1700, %.40.i25
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
B36.endif.else.if.i:
  %.2312 = load i64, ptr %.36, align 8
  %.2314 = shl i64 %arg.line, %.2312
  %.71.1.i = lshr i64 %.2314, 7
  %.104.i = lshr i64 %.2314, 22
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
  %spec.select.i7 = add i64 %.145.i, %35
  br label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B57580685606389 ], [ %spec.select.i7, %34 ]
  %.47.i8 = mul i64 %"$phi36.1.2.0.i", %.2323
  %.52.i9 = add i64 %.47.i8, 524288
  %.53.i10 = ashr i64 %.52.i9, 20
  %.156.i = getelementptr i8, ptr %arg.S, i64 8
  %.157.i11 = load i64, ptr %.156.i, align 8
  %.158.i = getelementptr i64, ptr %arg.S, i64 %.157.i11
  %.159.i = getelementptr i64, ptr %.158.i, i64 %rem.1.0.i
  %.160.i = load i64, ptr %.159.i, align 8
  %.163.i = load i64, ptr %.184, align 8
  %.11.i.i13 = tail call i64 @llvm.smax.i64(i64 %.163.i, i64 %.160.i)
  %.199.i = add i64 %.11.i.i13, %.53.i10
  store i64 %.199.i, ptr %.159.i, align 8
  %.207.i = getelementptr i8, ptr %arg.S, i64 88
  %.208.i = load i64, ptr %.207.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.199.i, i64 %.208.i)
  store i64 %.11.i1.i, ptr %.207.i, align 8
  %.244.i = getelementptr i8, ptr %arg.S, i64 96
  %.245.i = load i64, ptr %.244.i, align 8
  %.247.i = add i64 %.245.i, %.53.i10
  store i64 %.247.i, ptr %.244.i, align 8
  %.270.i = getelementptr i8, ptr %arg.S, i64 112
  %.271.i = load i64, ptr %.270.i, align 8
  %.273.i = add i64 %.271.i, %.2323
  store i64 %.273.i, ptr %.270.i, align 8
  br label %B57580685606665
B57580685606436:
  %_look_up_v153_at.2.1711 = phi i64 [ %_look_up_v153_at.2.1713, %B57580685606118.thread ], [ %_look_up_v153_at.2.1712722, %B57580685606118 ]
  %_look_up_v153_missing.2.1707 = phi i64 [ %_look_up_v153_missing.2.1709, %B57580685606118.thread ], [ %_look_up_v153_missing.2.1708723, %B57580685606118 ]
  %_look_up_v153_reserved.2.1703 = phi i64 [ %_look_up_v153_reserved.2.1705, %B57580685606118.thread ], [ %_look_up_v153_reserved.2.1704724, %B57580685606118 ]
  %_look_up_v153_evicted_dirty.2.1697 = phi i64 [ %_look_up_v153_evicted_dirty.2.1699, %B57580685606118.thread ], [ %_look_up_v153_evicted_dirty.2.1698726, %B57580685606118 ]
  %_look_up_v153_evicted.2.1692 = phi i64 [ %_look_up_v153_evicted.2.1694, %B57580685606118.thread ], [ %_look_up_v153_evicted.2.1693727, %B57580685606118 ]
  %.2373 = getelementptr i8, ptr %.36, i64 104
  %.2374 = load i64, ptr %.2373, align 8
  %.2376 = add i64 %.11.i69, %arg.extra
  %.2378 = add i64 %.2376, %.2374
  %.2386 = getelementptr i64, ptr %arg.S, i64 %_look_up_v153_at.2.1711
  %.2394 = load i64, ptr %.2386, align 8
  %.2399 = icmp eq i64 %_look_up_v153_missing.2.1707, 0
  br i1 %.2399, label %B57580685606466, label %B57580685606621.endif.endif
B57580685606466:
  %sunkaddr81 = getelementptr i8, ptr %.260, i64 8
  %.2415 = load i64, ptr %sunkaddr81, align 8
  %.2416 = add i64 %.2415, 1
  store i64 %.2416, ptr %sunkaddr81, align 8
  %sunkaddr84 = getelementptr i8, ptr %.260, i64 16
  %.2422 = load i64, ptr %sunkaddr84, align 8
  %.2425 = icmp sgt i64 %.2394, %.2378
  %spec.select650 = zext i1 %.2425 to i64
  %.2451 = add i64 %.2422, %spec.select650
  store i64 %.2451, ptr %sunkaddr84, align 8
  br label %B57580685606653
B57580685606653:
  %fill.2.0 = phi i64 [ %.2394, %B57580685606466 ], [ %.11.i124, %_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit123.thread ]
  %.11.i15 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.2378)
  br label %B57580685606665
B57580685606665:
  %_look_up_v153_evicted_dirty.2.1695 = phi i64 [ %_look_up_v153_evicted_dirty.2.1696, %B57580685606385.endif ], [ %_look_up_v153_evicted_dirty.2.1696, %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v153_evicted_dirty.2.1696, %B57580685606248 ], [ %_look_up_v153_evicted_dirty.2.1696, %B57580685606291 ], [ %_look_up_v153_evicted_dirty.2.1697, %B57580685606653 ]
  %_look_up_v153_evicted.2.1690 = phi i64 [ %_look_up_v153_evicted.2.1691, %B57580685606385.endif ], [ %_look_up_v153_evicted.2.1691, %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v153_evicted.2.1691, %B57580685606248 ], [ %_look_up_v153_evicted.2.1691, %B57580685606291 ], [ %_look_up_v153_evicted.2.1692, %B57580685606653 ]
  %ready.3.0 = phi i64 [ %.11.i69, %B57580685606385.endif ], [ %.11.i69, %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i69, %B57580685606248 ], [ %.11.i69, %B57580685606291 ], [ %.11.i15, %B57580685606653 ]
  %.2669.not = icmp eq i64 %_look_up_v153_evicted_dirty.2.1695, 0
  br i1 %.2669.not, label %B57580685606723, label %B57580685606669
B57580685606669:
  %.2676 = getelementptr i8, ptr %arg.C, i64 16
  %.2677 = load i64, ptr %.2676, align 8
  %.2679.idx = mul i64 %.2677, 152
  %.2679 = getelementptr i8, ptr %.31, i64 %.2679.idx
  %.2680 = getelementptr i8, ptr %.2679, i64 24
  %.2681 = load i64, ptr %.2680, align 8
  %.2682.not = icmp eq i64 %.2681, 0
  br i1 %.2682.not, label %B57580685606723, label %B57580685606721
B57580685606721:
  %sunkaddr87 = getelementptr i8, ptr %.2679, i64 8
  %.54.i31 = load i64, ptr %sunkaddr87, align 8
  %.11.i.i32 = tail call i64 @llvm.smin.i64(i64 %.54.i31, i64 %.40.i25)
  %.86.i33 = shl i64 1, %.11.i.i32
  %.131.i41 = load i64, ptr %.36, align 8
  %.133.i42 = shl i64 %_look_up_v153_evicted.2.1690, %.131.i41
  %.126.i = getelementptr i8, ptr %arg.C, i64 88
  %.152.idx.i = mul i64 %.2677, 48
  %invariant.gep = getelementptr i8, ptr %arg.S, i64 %.152.idx.i
  %.165.i = getelementptr i8, ptr %.2679, i64 120
  %.135.i13 = getelementptr i8, ptr %.2679, i64 128
  br label %B142.i35
B142.i35:
  %mask.2.0.i36 = phi i64 [ %.123.i40, %B354.i47 ], [ %_look_up_v153_evicted_dirty.2.1695, %B57580685606721 ]
  %.119.i38 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i36, i1 true)
  %.121.i39 = add i64 %mask.2.0.i36, -1
  %.123.i40 = and i64 %.121.i39, %mask.2.0.i36
  %.135.i43 = shl i64 %.119.i38, %.40.i25
  %.136.i44 = add i64 %.133.i42, %.135.i43
  %37 = add i64 %.119.i38, 1
  %38 = shl i64 %37, %.40.i25
  %.142.i45 = add i64 %38, %.133.i42
  %.147.i46 = icmp slt i64 %.136.i44, %.142.i45
  br i1 %.147.i46, label %B130.i.preheader, label %B354.i47
B130.i.preheader:
  %.127.i = load i64, ptr %.126.i, align 8
  %.128.not.i = icmp eq i64 %.127.i, 0
  %.166.i = load i64, ptr %.165.i, align 8
  %.167.i = getelementptr i64, ptr %arg.S, i64 %.166.i
  %.239.i = load i64, ptr %.2679, align 8
  %.253.i = sub i64 %.239.i, %.54.i31
  br label %B130.i
B130.i:
  %byte.2.1.i55 = phi i64 [ %.216.i65, %_ZN7mgpusim6memory5timed13_system_levelB4v172B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.136.i44, %B130.i.preheader ]
  br i1 %.128.not.i, label %B170.i, label %B182.endif.endif.i
B170.i:
  %.136.i14 = load i64, ptr %.135.i13, align 8
  br label %B182.endif.endif.i
B556.i:
  %sunkaddr2.i = getelementptr i8, ptr %gep7, i64 8
  %.376.i = load i64, ptr %sunkaddr2.i, align 8
  %.377.i = add i64 %.376.i, 1
  store i64 %.377.i, ptr %sunkaddr2.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %gep7, i64 32
  %.383.i = load i64, ptr %sunkaddr5.i, align 8
  %.384.i = add i64 %.383.i, 1
  store i64 %.384.i, ptr %sunkaddr5.i, align 8
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v172B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
B182.endif.endif.i:
  %"$phi182.0.2.0.i" = phi i64 [ %.136.i14, %B170.i ], [ 0, %B130.i ]
  %.147.i8 = load i64, ptr %arg.S, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.147.i8
  %.153.i = getelementptr i8, ptr %gep, i64 40
  %.154.i = load i64, ptr %.153.i, align 8
  %.155.i = add i64 %.154.i, %"$phi182.0.2.0.i"
  store i64 %.155.i, ptr %.153.i, align 8
  %.169.i = load i64, ptr %.167.i, align 8
  %.171.i = load i64, ptr %.184, align 8
  %.11.i.i11 = tail call i64 @llvm.smax.i64(i64 %.171.i, i64 %.169.i)
  %.200.i = add i64 %.11.i.i11, %"$phi182.0.2.0.i"
  store i64 %.200.i, ptr %.167.i, align 8
  %.11.i52.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i11, i64 %.11.i69)
  %.241.i = ashr i64 %byte.2.1.i55, %.239.i
  %.246.i = ashr i64 %byte.2.1.i55, %.54.i31
  %.254.i = shl i64 %.241.i, %.253.i
  %.255.i = sub i64 %.246.i, %.254.i
  %.257.i = shl i64 1, %.255.i
  call void @llvm.memset.p0.i64(ptr %.295.i, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.295.i, ptr %arg.S, ptr %.2679, i64 0, i64 %.241.i, i64 %.257.i, i64 1, i64 %.11.i52.i)
  %.309.fca.0.load.i = load i64, ptr %.295.i, align 8
  %.347.i = load i64, ptr %arg.S, align 8
  %gep7 = getelementptr i64, ptr %invariant.gep, i64 %.347.i
  %.359.i = load i64, ptr %gep7, align 8
  %.360.i = add i64 %.359.i, 1
  store i64 %.360.i, ptr %gep7, align 8
  %.365.i = getelementptr i8, ptr %gep7, i64 24
  %.366.i = load i64, ptr %.365.i, align 8
  %.367.i = add i64 %.366.i, 1
  store i64 %.367.i, ptr %.365.i, align 8
  %.372.not.i = icmp eq i64 %.309.fca.0.load.i, 0
  br i1 %.372.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v172B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B556.i
_ZN7mgpusim6memory5timed13_system_levelB4v172B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %.216.i65 = add i64 %byte.2.1.i55, %.86.i33
  %.220.i66 = icmp slt i64 %.216.i65, %.142.i45
  br i1 %.220.i66, label %B130.i, label %B354.i47
B354.i47:
  %.240.not.i49 = icmp eq i64 %.123.i40, 0
  br i1 %.240.not.i49, label %_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit67.thread, label %B142.i35
_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit67.thread:
  br label %B57580685606723
B57580685606723:
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
  %spec.select651 = add i64 %.171, %.160
  br label %B208.endif.endif.endif
B208.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B208 ], [ 0, %B208.else ], [ %spec.select651, %B208.else.if ]
  %.181 = getelementptr i64, ptr %.133, i64 %rem.0
  %.182 = load i64, ptr %.181, align 8
  %.184 = getelementptr i8, ptr %arg.S, i64 16
  %.185 = load i64, ptr %.184, align 8
  %.11.i68 = tail call i64 @llvm.smax.i64(i64 %.185, i64 %.182)
  %.215 = add i64 %.11.i68, %cost.3.0
  store i64 %.215, ptr %.181, align 8
  %.11.i69 = tail call i64 @llvm.smax.i64(i64 %.11.i68, i64 %arg.t)
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
  %spec.select652 = add i64 %.446, %49
  br label %B770
B28790342803987.else.if:
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
  %spec.select653 = add i64 %.1160, %59
  br label %B28790342804189
B57580685606030.endif:
  %quot.3.0 = phi i64 [ 0, %B57580685606030 ], [ %spec.select654, %71 ]
  %.2104 = add i64 %quot.3.0, %.2057
  store i64 %.2104, ptr %.2056, align 8
  br label %B57580685606118
B57580685606030.else.if:
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
  %spec.select654 = add i64 %.2083.lobit, %72
  br label %B57580685606030.endif
B57580685606385.endif:
  %.2229 = getelementptr i8, ptr %arg.C, i64 16
  %.2230 = load i64, ptr %.2229, align 8
  %.2232.idx = mul i64 %.2230, 152
  %.2232 = getelementptr i8, ptr %.31, i64 %.2232.idx
  %.2234 = getelementptr i8, ptr %.2232, i64 128
  %.2235 = load i64, ptr %.2234, align 8
  %.2237 = mul i64 %.2235, %_look_up_v153_new_dirty.2.1700
  %.2245 = shl i64 %.2237, %.40.i25
  %.2246 = getelementptr i8, ptr %.2232, i64 8
  %.2247 = load i64, ptr %.2246, align 8
  %.2248 = ashr i64 %.2245, %.2247
  %.2252 = load i64, ptr %arg.S, align 8
  %.2253 = getelementptr i64, ptr %arg.S, i64 %.2252
  %.2257.idx = mul i64 %.2230, 48
  %.2257 = getelementptr i8, ptr %.2253, i64 %.2257.idx
  %.2258 = getelementptr i8, ptr %.2257, i64 40
  %.2259 = load i64, ptr %.2258, align 8
  %.2260 = add i64 %.2259, %.2248
  store i64 %.2260, ptr %.2258, align 8
  %.2270 = getelementptr i8, ptr %.2232, i64 120
  %.2271 = load i64, ptr %.2270, align 8
  %.2272 = getelementptr i64, ptr %arg.S, i64 %.2271
  %.2274 = load i64, ptr %.2272, align 8
  %.2276 = load i64, ptr %.184, align 8
  %.11.i6 = tail call i64 @llvm.smax.i64(i64 %.2276, i64 %.2274)
  %.2305 = add i64 %.11.i6, %.2248
  store i64 %.2305, ptr %.2272, align 8
  br label %B57580685606665
B57580685606621.endif.endif:
  %.7.i = getelementptr i8, ptr %.36, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %73 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.16.i = load i64, ptr %73, align 8
  %74 = getelementptr i64, ptr %73, i64 %.16.i
  %.18.i = getelementptr i8, ptr %74, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i = tail call i64 @llvm.smax.i64(i64 %_look_up_v153_reserved.2.1703, i64 %.11.i69)
  %.16.i71 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i)
  %.49.i82 = getelementptr i8, ptr %arg.C, i64 16
  %.50.i83 = load i64, ptr %.49.i82, align 8
  %.52.idx.i84 = mul i64 %.50.i83, 152
  %.52.i85 = getelementptr i8, ptr %.31, i64 %.52.idx.i84
  %.53.i86 = getelementptr i8, ptr %.52.i85, i64 8
  %.54.i87 = load i64, ptr %.53.i86, align 8
  %.11.i.i88 = tail call i64 @llvm.smin.i64(i64 %.54.i87, i64 %.40.i25)
  %.86.i89 = shl i64 1, %.11.i.i88
  %.131.i97 = load i64, ptr %.36, align 8
  %.133.i98 = shl i64 %arg.line, %.131.i97
  br label %B142.i91
B142.i91:
  %mask.2.0.i92 = phi i64 [ %.123.i96, %B354.i103 ], [ %_look_up_v153_missing.2.1707, %B57580685606621.endif.endif ]
  %ready.3.0.i93 = phi i64 [ %ready.4.2.i104, %B354.i103 ], [ %.16.i71, %B57580685606621.endif.endif ]
  %.119.i94 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i92, i1 true)
  %.121.i95 = add i64 %mask.2.0.i92, -1
  %.123.i96 = and i64 %.121.i95, %mask.2.0.i92
  %.135.i99 = shl i64 %.119.i94, %.40.i25
  %.136.i100 = add i64 %.133.i98, %.135.i99
  %75 = add i64 %.119.i94, 1
  %76 = shl i64 %75, %.40.i25
  %.142.i101 = add i64 %76, %.133.i98
  %.147.i102 = icmp slt i64 %.136.i100, %.142.i101
  br i1 %.147.i102, label %B262.i109, label %B354.i103
B262.i109:
  %ready.2.1.i110 = phi i64 [ %.11.i4.i120, %B262.i109 ], [ %ready.3.0.i93, %B142.i91 ]
  %byte.2.1.i111 = phi i64 [ %.216.i121, %B262.i109 ], [ %.136.i100, %B142.i91 ]
  call fastcc void @f13(ptr %.157.i72, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i111, i64 %.86.i89, i64 0, i64 %.16.i71, i64 %arg.extra)
  %.171.i119 = load i64, ptr %.157.i72, align 8
  %.11.i4.i120 = tail call i64 @llvm.smax.i64(i64 %.171.i119, i64 %ready.2.1.i110)
  %.216.i121 = add i64 %byte.2.1.i111, %.86.i89
  %.220.i122 = icmp slt i64 %.216.i121, %.142.i101
  br i1 %.220.i122, label %B262.i109, label %B354.i103
B354.i103:
  %ready.4.2.i104 = phi i64 [ %ready.3.0.i93, %B142.i91 ], [ %.11.i4.i120, %B262.i109 ]
  %.240.not.i105 = icmp eq i64 %.123.i96, 0
  br i1 %.240.not.i105, label %_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit123.thread, label %B142.i91
_ZN7mgpusim6memory5timed9_below_l2B4v171B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit123.thread:
  %.11.i124 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i104, i64 %.2394)
  %sunkaddr256 = shl i64 %_look_up_v153_at.2.1711, 3
  %sunkaddr257 = getelementptr i8, ptr %arg.S, i64 %sunkaddr256
  store i64 %.11.i124, ptr %sunkaddr257, align 8
  %.2599 = sub i64 %.11.i124, %arg.extra
  %.21.i = load i64, ptr %73, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %73, i64 %.22.i
  store i64 %.2599, ptr %.24.i, align 8
  %sunkaddr259 = getelementptr i8, ptr %.36, i64 88
  %.31.i129 = load i64, ptr %sunkaddr259, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i129
  %spec.select.i130 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i130, ptr %73, align 8
  br label %B57580685606653
}
define internal fastcc void @f13(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.295 = alloca [3 x i64], align 8
  %.27 = load i64, ptr %arg.C, align 8
  %.28 = getelementptr i64, ptr %arg.C, i64 %.27
  %.30 = getelementptr i8, ptr %arg.C, i64 16
  %.31 = load i64, ptr %.30, align 8
  %.33.idx = mul i64 %.31, 152
  %.33 = getelementptr i8, ptr %.28, i64 %.33.idx
  %.38 = getelementptr i8, ptr %.33, i64 24
  %.39 = load i64, ptr %.38, align 8
  %.40 = icmp eq i64 %.39, 0
  %0 = icmp eq i64 %arg.write, 2
  br i1 %.40, label %B62, label %B130
B62:
  br i1 %0, label %common.ret, label %B88
B88:
  %.26.not.i = icmp eq i64 %arg.write, 0
  %"$phi36.1.2.0.in.v.i" = select i1 %.26.not.i, i64 56, i64 64
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 %"$phi36.1.2.0.in.v.i"
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  %1 = icmp ult i64 %.60.i, 4294967296
  br i1 %1, label %2, label %7
2:
  %3 = trunc i64 %.60.i to i32
  %4 = trunc i64 %.114.i to i32
  %5 = urem i32 %4, %3
  %6 = zext i32 %5 to i64
  br label %9
7:
  %8 = srem i64 %.114.i, %.60.i
  br label %9
9:
  %10 = phi i64 [ %6, %2 ], [ %8, %7 ]
  %.137.not.i = icmp eq i64 %10, 0
  %11 = tail call i64 @llvm.smin.i64(i64 %.60.i, i64 0)
  %.145.i = select i1 %.137.not.i, i64 0, i64 %11
  %spec.select.i = add i64 %.145.i, %10
  br label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B88 ], [ %spec.select.i, %9 ]
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
  %.327.i100.sink = phi i64 [ %.327.i100, %B778.endif.endif.endif ], [ %.11.i50, %B712.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B608 ], [ %.11.i52, %B586 ], [ %.11.i52, %B556.thread ], [ %.11.i52, %B556 ]
  store i64 %.327.i100.sink, ptr %retptr, align 8
  ret void
B130:
  br i1 %0, label %B152, label %B170
B152:
  %.126 = getelementptr i8, ptr %arg.C, i64 88
  %.127 = load i64, ptr %.126, align 8
  %.128.not = icmp eq i64 %.127, 0
  br i1 %.128.not, label %B170, label %B182.endif.endif
B170:
  %.135 = getelementptr i8, ptr %.33, i64 128
  %.136 = load i64, ptr %.135, align 8
  br label %B182.endif.endif
B556:
  %sunkaddr2 = getelementptr i8, ptr %.353, i64 8
  %.376 = load i64, ptr %sunkaddr2, align 8
  %.377 = add i64 %.376, 1
  store i64 %.377, ptr %sunkaddr2, align 8
  %sunkaddr5 = getelementptr i8, ptr %.353, i64 32
  %.383 = load i64, ptr %sunkaddr5, align 8
  %.384 = add i64 %.383, 1
  store i64 %.384, ptr %sunkaddr5, align 8
  switch i64 %arg.write, label %common.ret [
    i64 0, label %B712.endif
    i64 1, label %B582
  ]
B556.thread:
  switch i64 %arg.write, label %common.ret [
    i64 0, label %B778.endif
    i64 1, label %B582
  ]
B582:
  %.410.not = icmp eq i64 %.309.fca.1.load, 0
  br i1 %.410.not, label %B586, label %B608
B586:
  %.415 = getelementptr i8, ptr %arg.S, i64 56
  %.416 = load i64, ptr %.415, align 8
  %.417 = icmp sgt i64 %.416, 0
  br i1 %.417, label %B608, label %common.ret
B608:
  %.420 = getelementptr i8, ptr %arg.C, i64 88
  %.421 = load i64, ptr %.420, align 8
  %.422 = icmp eq i64 %.421, 0
  br i1 %.422, label %B630, label %common.ret
B630:
  %"$phi36.1.2.0.in.i1" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i2" = load i64, ptr %"$phi36.1.2.0.in.i1", align 8
  %.59.i3 = getelementptr i8, ptr %arg.C, i64 72
  %.60.i4 = load i64, ptr %.59.i3, align 8
  %.117.i5 = icmp eq i64 %.60.i4, 0
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
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
  %12 = icmp ult i64 %.60.i4, 4294967296
  br i1 %12, label %13, label %18
13:
  %14 = trunc i64 %.60.i4 to i32
  %15 = trunc i64 %.114.i17 to i32
  %16 = urem i32 %15, %14
  %17 = zext i32 %16 to i64
  br label %20
18:
  %19 = srem i64 %.114.i17, %.60.i4
  br label %20
20:
  %21 = phi i64 [ %17, %13 ], [ %19, %18 ]
  %.137.not.i18 = icmp eq i64 %21, 0
  %22 = tail call i64 @llvm.smin.i64(i64 %.60.i4, i64 0)
  %.145.i19 = select i1 %.137.not.i18, i64 0, i64 %22
  %spec.select.i20 = add i64 %.145.i19, %21
  br label %_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v174B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
  %rem.1.0.i21 = phi i64 [ 0, %B630 ], [ %spec.select.i20, %20 ]
  %.47.i22 = mul i64 %"$phi36.1.2.0.i2", %arg.size_b
  %.52.i23 = add i64 %.47.i22, 524288
  %.53.i24 = ashr i64 %.52.i23, 20
  %.156.i25 = getelementptr i8, ptr %arg.S, i64 8
  %.157.i26 = load i64, ptr %.156.i25, align 8
  %.158.i27 = getelementptr i64, ptr %arg.S, i64 %.157.i26
  %.159.i28 = getelementptr i64, ptr %.158.i27, i64 %rem.1.0.i21
  %.160.i29 = load i64, ptr %.159.i28, align 8
  %.163.i31 = load i64, ptr %.170, align 8
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
B182.endif.endif:
  %"$phi182.0.2.0" = phi i64 [ %.136, %B170 ], [ 0, %B152 ]
  %.147 = load i64, ptr %arg.S, align 8
  %.148 = getelementptr i64, ptr %arg.S, i64 %.147
  %.152.idx = mul i64 %.31, 48
  %.152 = getelementptr i8, ptr %.148, i64 %.152.idx
  %.153 = getelementptr i8, ptr %.152, i64 40
  %.154 = load i64, ptr %.153, align 8
  %.155 = add i64 %.154, %"$phi182.0.2.0"
  store i64 %.155, ptr %.153, align 8
  %.159 = load i64, ptr %arg.C, align 8
  %.160 = getelementptr i64, ptr %arg.C, i64 %.159
  %.162 = load i64, ptr %.30, align 8
  %.164.idx = mul i64 %.162, 152
  %.164 = getelementptr i8, ptr %.160, i64 %.164.idx
  %.165 = getelementptr i8, ptr %.164, i64 120
  %.166 = load i64, ptr %.165, align 8
  %.167 = getelementptr i64, ptr %arg.S, i64 %.166
  %.169 = load i64, ptr %.167, align 8
  %.170 = getelementptr i8, ptr %arg.S, i64 16
  %.171 = load i64, ptr %.170, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.171, i64 %.169)
  %.200 = add i64 %.11.i, %"$phi182.0.2.0"
  store i64 %.200, ptr %.167, align 8
  %.11.i52 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %arg.t)
  %.239 = load i64, ptr %.33, align 8
  %.241 = ashr i64 %arg.byte, %.239
  %.243 = getelementptr i8, ptr %.33, i64 8
  %.244 = load i64, ptr %.243, align 8
  %.246 = ashr i64 %arg.byte, %.244
  %.253 = sub i64 %.239, %.244
  %.254 = shl i64 %.241, %.253
  %.255 = sub i64 %.246, %.254
  %.257 = shl i64 1, %.255
  %.259.not = icmp ne i64 %arg.write, 0
  %"$phi362.7.2.0" = zext i1 %.259.not to i64
  call void @llvm.memset.p0.i64(ptr %.295, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.295, ptr %arg.S, ptr %.33, i64 0, i64 %.241, i64 %.257, i64 %"$phi362.7.2.0", i64 %.11.i52)
  %sunkaddr109 = getelementptr i8, ptr %.295, i64 8
  %.309.fca.1.load = load i64, ptr %sunkaddr109, align 8
  %sunkaddr110 = getelementptr i8, ptr %.295, i64 16
  %.309.fca.2.load = load i64, ptr %sunkaddr110, align 8
  %.309.fca.0.load = load i64, ptr %.295, align 8
  %.347 = load i64, ptr %arg.S, align 8
  %.348 = getelementptr i64, ptr %arg.S, i64 %.347
  %.351 = load i64, ptr %.30, align 8
  %.353.idx = mul i64 %.351, 48
  %.353 = getelementptr i8, ptr %.348, i64 %.353.idx
  %.359 = load i64, ptr %.353, align 8
  %.360 = add i64 %.359, 1
  store i64 %.360, ptr %.353, align 8
  %.365 = getelementptr i8, ptr %.353, i64 24
  %.366 = load i64, ptr %.365, align 8
  %.367 = add i64 %.366, 1
  store i64 %.367, ptr %.365, align 8
  %.372.not = icmp eq i64 %.309.fca.0.load, 0
  br i1 %.372.not, label %B556.thread, label %B556
B712.endif:
  %.486 = getelementptr i64, ptr %arg.S, i64 %.309.fca.2.load
  %.504 = getelementptr i8, ptr %.33, i64 104
  %.505 = load i64, ptr %.504, align 8
  %.509 = add i64 %.11.i52, %arg.extra
  %.513 = add i64 %.509, %.505
  %.518 = load i64, ptr %.486, align 8
  %.11.i50 = tail call i64 @llvm.smax.i64(i64 %.518, i64 %.513)
  br label %common.ret
B778.endif:
  %.554 = load i64, ptr %.243, align 8
  %.559 = getelementptr i8, ptr %arg.S, i64 80
  %.560 = load i64, ptr %.559, align 8
  %.11.i51 = tail call i64 @llvm.smax.i64(i64 %.560, i64 %.11.i52)
  %.557 = shl i64 1, %.554
  %"$phi36.1.2.0.in.i53" = getelementptr i8, ptr %arg.C, i64 56
  %"$phi36.1.2.0.i54" = load i64, ptr %"$phi36.1.2.0.in.i53", align 8
  %.59.i55 = getelementptr i8, ptr %arg.C, i64 72
  %.60.i56 = load i64, ptr %.59.i55, align 8
  %.117.i57 = icmp eq i64 %.60.i56, 0
  br i1 %.117.i57, label %B778.endif.endif.endif, label %B36.endif.else.if.i58
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
  %23 = icmp ult i64 %.60.i56, 4294967296
  br i1 %23, label %24, label %29
24:
  %25 = trunc i64 %.60.i56 to i32
  %26 = trunc i64 %.114.i69 to i32
  %27 = urem i32 %26, %25
  %28 = zext i32 %27 to i64
  br label %31
29:
  %30 = srem i64 %.114.i69, %.60.i56
  br label %31
31:
  %32 = phi i64 [ %28, %24 ], [ %30, %29 ]
  %.137.not.i70 = icmp eq i64 %32, 0
  %33 = tail call i64 @llvm.smin.i64(i64 %.60.i56, i64 0)
  %.145.i71 = select i1 %.137.not.i70, i64 0, i64 %33
  %spec.select.i72 = add i64 %.145.i71, %32
  br label %B778.endif.endif.endif
B778.endif.endif.endif:
  %rem.1.0.i73 = phi i64 [ 0, %B778.endif ], [ %spec.select.i72, %31 ]
  %.47.i74103 = shl i64 %"$phi36.1.2.0.i54", %.554
  %.52.i75 = add i64 %.47.i74103, 524288
  %.53.i76 = ashr i64 %.52.i75, 20
  %.156.i77 = getelementptr i8, ptr %arg.S, i64 8
  %.157.i78 = load i64, ptr %.156.i77, align 8
  %.158.i79 = getelementptr i64, ptr %arg.S, i64 %.157.i78
  %.159.i80 = getelementptr i64, ptr %.158.i79, i64 %rem.1.0.i73
  %.160.i81 = load i64, ptr %.159.i80, align 8
  %.163.i83 = load i64, ptr %.170, align 8
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
  %.273.i94 = add i64 %.271.i93, %.557
  store i64 %.273.i94, ptr %.270.i92, align 8
  %.11.i2.i95 = tail call i64 @llvm.smax.i64(i64 %.11.i.i84, i64 %.11.i51)
  %.321.i96 = getelementptr i8, ptr %arg.C, i64 48
  %.322.i97 = load i64, ptr %.321.i96, align 8
  %.317.i98 = add i64 %.53.i76, %arg.extra
  %.325.i99 = add i64 %.317.i98, %.11.i2.i95
  %.327.i100 = add i64 %.325.i99, %.322.i97
  %sunkaddr114 = shl i64 %.309.fca.2.load, 3
  %sunkaddr115 = getelementptr i8, ptr %arg.S, i64 %sunkaddr114
  %.630 = load i64, ptr %sunkaddr115, align 8
  %.11.i102 = tail call i64 @llvm.smax.i64(i64 %.327.i100, i64 %.630)
  store i64 %.11.i102, ptr %sunkaddr115, align 8
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
  %.33 = getelementptr i8, ptr %arg.C, i64 272
  %.34 = load i64, ptr %.33, align 8
  %.35 = add i64 %.34, %arg.t
  %.40 = getelementptr i8, ptr %arg.C, i64 176
  %.41 = load i64, ptr %.40, align 8
  %.45 = icmp eq i64 %.41, 0
  br i1 %.45, label %B0.endif.endif, label %B0.else
B122:
  %.17697102 = phi i64 [ 0, %B122.lr.ph ], [ %.183, %B117925244123390301 ]
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
  %.idx = mul i64 %.304, 120
  %0 = getelementptr i8, ptr %.301, i64 %.idx
  %.308 = getelementptr i8, ptr %0, i64 -40
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
B117925244123390301:
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
  %.87 = getelementptr i8, ptr %arg.C, i64 192
  %.88 = load i64, ptr %.87, align 8
  %.170101.not = icmp slt i64 %.88, 1
  br i1 %.170101.not, label %common.ret, label %B122.lr.ph
B122.lr.ph:
  %.485 = shl i64 %.35, 9
  %16 = trunc i64 %arg.index to i32
  %17 = icmp ne i64 %arg.index, -9223372036854775808
  %sunkaddr31 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr37 = getelementptr i8, ptr %arg.S, i64 416
  %sunkaddr32 = getelementptr i8, ptr %arg.C, i64 168
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 112
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
  br i1 %.295, label %B224, label %B117925244123390301
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
  br i1 %.512, label %B496.endif, label %B117925244123390297.endif
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
  %wake_v215__play_v216_key.2.1 = phi i64 [ %.11.i, %B496.endif ], [ %.486, %B224.endif.endif.endif ]
  %wake_v215__play_v216_at.2.1 = phi i64 [ %.551, %B496.endif ], [ %.505, %B224.endif.endif.endif ]
  %.515 = xor i64 %wake_v215__play_v216_at.2.1, 1
  %.517 = getelementptr i64, ptr %.499, i64 %.515
  %.518 = load i64, ptr %.517, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.518, i64 %wake_v215__play_v216_key.2.1)
  %.551 = lshr i64 %wake_v215__play_v216_at.2.1, 1
  %.555 = getelementptr i64, ptr %.499, i64 %.551
  store i64 %.11.i, ptr %.555, align 8
  %.557 = icmp ugt i64 %wake_v215__play_v216_at.2.1, 3
  br i1 %.557, label %B496.endif, label %B117925244123390297.endif
B117925244123390297.endif:
  %.575 = load i64, ptr %sunkaddr48, align 8
  %.576 = getelementptr i64, ptr %arg.S, i64 %.575
  %.578 = getelementptr i64, ptr %.576, i64 %quot.2.082
  %.579 = load i64, ptr %.578, align 8
  %.11.i8 = tail call i64 @llvm.smin.i64(i64 %.35, i64 %.579)
  store i64 %.11.i8, ptr %.578, align 8
  br label %B117925244123390301
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
  %.119 = getelementptr i8, ptr %arg.C, i64 128
  %.120 = load i64, ptr %.119, align 8
  %.121 = getelementptr i64, ptr %arg.C, i64 %.120
  %.124.idx = mul i64 %arg.block.fr, 80
  %.124 = getelementptr i8, ptr %.121, i64 %.124.idx
  %.125 = getelementptr i8, ptr %.124, i64 48
  %.126 = load i64, ptr %.125, align 8
  %.132 = load i64, ptr %.25, align 8
  %.134 = add i64 %.132, %.126
  store i64 %.134, ptr %.25, align 8
  %.142 = getelementptr i8, ptr %arg.C, i64 280
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
  %storemerge = phi i64 [ %.414, %B686 ], [ %.11.i, %B220.endif ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B686:
  %.409 = getelementptr i8, ptr %arg.C, i64 288
  %.410 = load i64, ptr %.409, align 8
  %.414 = add i64 %.410, %arg.t
  %.419 = getelementptr i64, ptr %.43, i64 %arg.block.fr
  store i64 %.414, ptr %.419, align 8
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
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB4v176B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
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
  br i1 %.70.i, label %B921290969714203.i, label %B921290969714227.i
B921290969714203.i:
  %_look_up_v177_set_of_v189_line.2.0.i = phi i64 [ %.76.i, %B921290969714203.i ], [ %.152, %B108 ]
  %_look_up_v177_set_of_v189_fold.2.0.i = phi i64 [ %.83.i, %B921290969714203.i ], [ %.66.i, %B108 ]
  %.74.i = ashr i64 %_look_up_v177_set_of_v189_line.2.0.i, %_look_up_v177_set_of_v189_fold.2.0.i
  %.76.i = xor i64 %.74.i, %_look_up_v177_set_of_v189_line.2.0.i
  %.83.i = shl i64 %_look_up_v177_set_of_v189_fold.2.0.i, 1
  %.86.i = icmp slt i64 %_look_up_v177_set_of_v189_fold.2.0.i, 32
  br i1 %.86.i, label %B921290969714203.i, label %B921290969714227.i
B921290969714227.i:
  %_look_up_v177_set_of_v189_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.76.i, %B921290969714203.i ]
  %.93.i = getelementptr i8, ptr %.149, i64 40
  %.94.i = load i64, ptr %.93.i, align 8
  %.96.i = and i64 %.94.i, %_look_up_v177_set_of_v189_line.3.1.i
  %.112.i = icmp slt i64 %.96.i, %.47.i
  br i1 %.112.i, label %B921290969714299.i, label %B921290969714295.i
B921290969714295.i:
  %.127.i = icmp eq i64 %.47.i, 0
  br i1 %.127.i, label %B921290969714299.i, label %B921290969714295.else.i
B921290969714299.i:
  %_look_up_v177_set_of_v189__vphi146_0.2.0.i = phi i64 [ %.96.i, %B921290969714227.i ], [ 0, %B921290969714295.i ], [ 0, %B921290969714295.else.i ], [ %spec.select499.i, %59 ]
  %.180.i = getelementptr i8, ptr %.149, i64 72
  %.181.i = load i64, ptr %.180.i, align 8
  %.182.i = mul i64 %.181.i, %_look_up_v177_set_of_v189__vphi146_0.2.0.i
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
  br i1 %.320.i, label %B921290969714535.preheader.i, label %B921290969714857.i
B921290969714535.preheader.i:
  %.337.i = insertelement <8 x i64> poison, i64 %.152, i64 0
  %.338.i = shufflevector <8 x i64> %.337.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B921290969714535.i
B921290969714535.i:
  %lsr.iv41.i = phi i64 [ %.35.i, %B921290969714535.preheader.i ], [ %lsr.iv.next42.i, %B921290969714653.i ]
  %_look_up_v177__way_in_v191_at.2.0.i = phi i64 [ 0, %B921290969714535.preheader.i ], [ %.372.i, %B921290969714653.i ]
  %1 = shl i64 %_look_up_v177__way_in_v191_at.2.0.i, 3
  %scevgep43.i = getelementptr i8, ptr %.192.i, i64 %1
  %.336.i = load <8 x i64>, ptr %scevgep43.i, align 8
  %.339.i = icmp eq <8 x i64> %.336.i, %.338.i
  %.340.i = bitcast <8 x i1> %.339.i to i8
  %.341.i = zext i8 %.340.i to i64
  %.352.i = icmp slt i64 %lsr.iv41.i, 8
  %notmask.i = shl i64 -1, %lsr.iv41.i
  %.358.i = xor i64 %notmask.i, -1
  %.360.i = select i1 %.352.i, i64 %.358.i, i64 255
  %_look_up_v177__way_in_v191_matches.3.2.i = and i64 %.360.i, %.341.i
  %.382.i = icmp eq i64 %_look_up_v177__way_in_v191_matches.3.2.i, 0
  br i1 %.382.i, label %B921290969714653.i, label %B921290969714825.i
B921290969714653.i:
  %.372.i = add i64 %_look_up_v177__way_in_v191_at.2.0.i, 8
  %lsr.iv.next42.i = add i64 %lsr.iv41.i, -8
  %.397.i = icmp slt i64 %.372.i, %.35.i
  br i1 %.397.i, label %B921290969714535.i, label %B921290969714857.i
B921290969714825.i:
  %.426.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v177__way_in_v191_matches.3.2.i, i1 true)
  %2 = add i64 %.426.i, %_look_up_v177__way_in_v191_at.2.0.i
  %.452.i = icmp slt i64 %2, %.35.i
  br i1 %.452.i, label %B921290969714939.i, label %B921290969714857.i
B921290969714857.i:
  %_look_up_v177__way_in_v191__vphi254_0.2.0489.i = phi i64 [ %2, %B921290969714825.i ], [ %.35.i, %B921290969714299.i ], [ %.35.i, %B921290969714653.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 56
  %.490.i = load i64, ptr %.489.i, align 8
  %.492.not.i = icmp slt i64 %.490.i, 0
  br i1 %.492.not.i, label %_ZN7mgpusim6memory5timed5probeB4v176B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B921290969714939.i
B921290969714939.i:
  %_look_up_v177__way_in_v191__vphi254_0.2.0490.i = phi i64 [ %_look_up_v177__way_in_v191__vphi254_0.2.0489.i, %B921290969714857.i ], [ %2, %B921290969714825.i ]
  %.532.i = icmp eq i64 %_look_up_v177__way_in_v191__vphi254_0.2.0490.i, %.35.i
  br i1 %.532.i, label %B921290969715089.i, label %B1842581939426920.i
B921290969715089.i:
  br i1 %.320.i, label %B921290969715177.i, label %B978871655320720.i
B921290969715177.i:
  %lsr.iv38.i = phi i64 [ %lsr.iv.next39.i, %B921290969715257.i ], [ %.35.i, %B921290969715089.i ]
  %_look_up_v177__way_in_v188_at.2.0.i = phi i64 [ %.641.i, %B921290969715257.i ], [ 0, %B921290969715089.i ]
  %3 = shl i64 %_look_up_v177__way_in_v188_at.2.0.i, 3
  %scevgep40.i = getelementptr i8, ptr %.192.i, i64 %3
  %.605.i = load <8 x i64>, ptr %scevgep40.i, align 8
  %.608.i = icmp eq <8 x i64> %.605.i, splat (i64 -1)
  %.609.i = bitcast <8 x i1> %.608.i to i8
  %.610.i = zext i8 %.609.i to i64
  %.621.i = icmp slt i64 %lsr.iv38.i, 8
  %notmask501.i = shl i64 -1, %lsr.iv38.i
  %.627.i = xor i64 %notmask501.i, -1
  %.629.i = select i1 %.621.i, i64 %.627.i, i64 255
  %_look_up_v177__way_in_v188_matches.3.2.i = and i64 %.629.i, %.610.i
  %.651.i = icmp eq i64 %_look_up_v177__way_in_v188_matches.3.2.i, 0
  br i1 %.651.i, label %B921290969715257.i, label %B978871655320694.i
B921290969715257.i:
  %.641.i = add i64 %_look_up_v177__way_in_v188_at.2.0.i, 8
  %lsr.iv.next39.i = add i64 %lsr.iv38.i, -8
  %.666.i = icmp slt i64 %.641.i, %.35.i
  br i1 %.666.i, label %B921290969715177.i, label %B978871655320720.i
B978871655320694.i:
  %.695.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v177__way_in_v188_matches.3.2.i, i1 true)
  %4 = add i64 %.695.i, %_look_up_v177__way_in_v188_at.2.0.i
  %.736.i = icmp eq i64 %.695.i, %lsr.iv38.i
  br i1 %.736.i, label %B978871655320720.i, label %B1842581939426919.i
B978871655320720.i:
  br i1 %spec.select.i, label %B978871655320742.i, label %B978871655320758.i
B978871655320742.i:
  %.750.i = load i64, ptr %.218.i, align 8
  %.751.i = xor i64 %.750.i, -81985529216486896
  %.753.i = shl i64 %.35.i, 2
  %.754.i = add i64 %.753.i, -4
  %.755.i = ashr i64 %.751.i, %.754.i
  %.756.i = and i64 %.755.i, 15
  br label %B1151613712142032.i
B978871655320758.i:
  br i1 %.230.i, label %B1036452340927950.i, label %B1036452340927976.i
B1036452340927950.i:
  %.768.i = getelementptr i8, ptr %.218.i, i64 8
  %.47.i.i = add i64 %.35.i, -1
  %.9253.not.i.i = icmp slt i64 %.47.i.i, 1
  br i1 %.9253.not.i.i, label %B1151613712142032.i, label %B42.preheader.i.i
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
  br i1 %lcmp.mod.not.i.i, label %B1151613712142032.i, label %B42.epil.i.preheader.i
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
  br i1 %epil.iter.cmp.not.i.i, label %B1151613712142032.i, label %B42.epil.i.i
B1036452340927976.i:
  %.805.i = load i64, ptr %.218.i, align 8
  %.808.i = load i64, ptr %.807.i, align 8
  %.823.i = icmp eq i64 %.229.i, 2
  br i1 %.823.i, label %B1151613712141947.i, label %B1151613712141957.i
B1151613712141947.i:
  %.837.i = mul i64 %.808.i, 1103515245
  %.838.i = add i64 %.837.i, 12345
  %.839.i = and i64 %.838.i, 2147483647
  %.843.i = icmp eq i64 %.35.i, 0
  br i1 %.843.i, label %B1151613712142031.i, label %B1151613712141947.else.if.i
B1151613712141957.i:
  %.917.i = icmp sgt i64 %.35.i, 1
  br i1 %.917.i, label %B1151613712141961.i, label %B1151613712141963.i
B1151613712141961.i:
  %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0.i = phi i64 [ %.925.i, %B1151613712141961.i ], [ 1, %B1151613712141957.i ]
  %.920.i = shl i64 %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0.i, 1
  %.923502.i = lshr i64 %.805.i, %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.2.0.i
  %.924.i = and i64 %.923502.i, 1
  %.925.i = or i64 %.924.i, %.920.i
  %.931.i = icmp slt i64 %.925.i, %.35.i
  br i1 %.931.i, label %B1151613712141961.i, label %B1151613712141963.i
B1151613712141963.i:
  %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.3.1.i = phi i64 [ 1, %B1151613712141957.i ], [ %.925.i, %B1151613712141961.i ]
  %.939.i = sub i64 %_look_up_v177__of_code__locals__either_v184__of_code__locals___lambda__v185_tree_victim_v186_node.3.1.i, %.35.i
  br label %B1151613712142031.i
B1151613712142031.i:
  %_look_up_v177__v680call_10.2.sroa.8.0.i = phi i64 [ %.808.i, %B1151613712141963.i ], [ %.839.i, %69 ], [ %.839.i, %B1151613712141947.i ]
  %_look_up_v177__v680call_10.2.sroa.0.0.i = phi i64 [ %.939.i, %B1151613712141963.i ], [ %spec.select500.i, %69 ], [ 0, %B1151613712141947.i ]
  store i64 %_look_up_v177__v680call_10.2.sroa.8.0.i, ptr %.807.i, align 8
  br label %B1151613712142032.i
B1151613712142032.i:
  %_look_up_v177_way.6.0.i = phi i64 [ %.756.i, %B978871655320742.i ], [ %_look_up_v177__v680call_10.2.sroa.0.0.i, %B1151613712142031.i ], [ 0, %B1036452340927950.i ], [ %spec.select.3.i.i, %B86.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B42.epil.i.i ]
  %.972.i = getelementptr i8, ptr %.149, i64 144
  %.973.i = load i64, ptr %.972.i, align 8
  %.974.not.i = icmp eq i64 %.973.i, 0
  br i1 %.974.not.i, label %B1842581939426879.i, label %B1381936454570394.i
B1381936454570394.i:
  %.986.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v177_way.6.0.i
  %.987.i = load i64, ptr %.986.i, align 8
  %.991.i = icmp sgt i64 %.987.i, %.158
  br i1 %.991.i, label %B1381936454570420.i, label %B1842581939426879.i
B1381936454570420.i:
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
  br i1 %.119.i.i, label %B302.i.i, label %B57580685606762.i.i
B302.i.i:
  %lsr.iv.i8.i = phi i64 [ %21, %B338.i.i ], [ %.99.i.i, %B298.i.i ]
  %21 = add i64 %lsr.iv.i8.i, -4
  %.136.i.i = ashr i64 %.94.i.i, %21
  %.137.i.i = and i64 %.136.i.i, 15
  %.143.i9.i = getelementptr i64, ptr %.27.i.i, i64 %.137.i.i
  %.144.i10.i = load i64, ptr %.143.i9.i, align 8
  %.146.not.i.i = icmp sgt i64 %.144.i10.i, %.158
  br i1 %.146.not.i.i, label %B338.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
B338.i.i:
  %.181.i.i = icmp sgt i64 %21, 3
  br i1 %.181.i.i, label %B302.i.i, label %B57580685606762.i.i
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
  br i1 %.384.us.epil.i.i, label %B498.thread.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
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
  br label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i
B498.i.i:
  %free.5.1.lcssa.i.i = phi i64 [ %free.6.1.us.1.i.i, %B408.us.epil.preheader.i.i ], [ %free.6.1.us.1.i.i, %B498.loopexit.unr-lcssa.i.i ], [ %free.6.1.3.i.i, %B498.loopexit17.unr-lcssa.i.i ], [ %free.6.1.epil.i.i, %B408.epil.i.i ]
  %.415.i.i = icmp sgt i64 %free.5.1.lcssa.i.i, -1
  br i1 %.415.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B57580685606762.i.i
B57580685606762.i.i:
  %.47.i.i.i = add i64 %arg.level.val.i, -1
  %.9253.not.i.i.i = icmp slt i64 %.47.i.i.i, 1
  br i1 %.9253.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.preheader.i.i.i
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
  br i1 %lcmp.mod.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.epil.i.i.i.preheader
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
  br i1 %epil.iter.cmp.not.i.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B42.epil.i.i.i
B370.endif.i.i:
  %.304156.not.i.i = icmp slt i64 %arg.level.val.i, 1
  br i1 %.304156.not.i.i, label %B57580685606762.i.i, label %B408.lr.ph.i.i
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
  br i1 %42, label %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i, label %B408.us.preheader.new.i.i
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
_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i:
  %"$phi528.0.2.0.i.i" = phi i64 [ %free.5.1.lcssa.i.i, %B498.i.i ], [ %unroll_iter25.i.i, %B498.thread.i.i ], [ 0, %B57580685606762.i.i ], [ %spec.select.3.i.i.i, %B86.loopexit.unr-lcssa.i.i.i ], [ 0, %B408.us.preheader.i.i ], [ %free.6.1.us.1.i.i, %B476.us.epil.i.i ], [ %spec.select.epil.i.i.i, %B42.epil.i.i.i ], [ %.137.i.i, %B302.i.i ]
  %.1027.i = getelementptr i64, ptr %.209.i, i64 %"$phi528.0.2.0.i.i"
  %.1028.i = load i64, ptr %.1027.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.1028.i, i64 0)
  br label %B1842581939426879.i
B1842581939426879.i:
  %_look_up_v177_reserved.5.0.i = phi i64 [ 0, %B1151613712142032.i ], [ 0, %B1381936454570394.i ], [ %.11.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i ]
  %_look_up_v177_way.7.0.i = phi i64 [ %_look_up_v177_way.6.0.i, %B1151613712142032.i ], [ %_look_up_v177_way.6.0.i, %B1381936454570394.i ], [ %"$phi528.0.2.0.i.i", %_ZN7mgpusim6memory5timed11_unreservedB4v169B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.2.exit.i ]
  %.1076.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v177_way.7.0.i
  %.1077.i = load i64, ptr %.1076.i, align 8
  %.1082.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v177_way.7.0.i
  %.1083.i = load i64, ptr %.1082.i, align 8
  %.1086.i = lshr i64 %.1083.i, 32
  br label %B1842581939426919.i
B1842581939426919.i:
  %_look_up_v177_evicted.4.0.i = phi i64 [ %.1077.i, %B1842581939426879.i ], [ -1, %B978871655320694.i ]
  %_look_up_v177_evicted_dirty.4.0.i = phi i64 [ %.1086.i, %B1842581939426879.i ], [ 0, %B978871655320694.i ]
  %_look_up_v177_reserved.4.0.i = phi i64 [ %_look_up_v177_reserved.5.0.i, %B1842581939426879.i ], [ 0, %B978871655320694.i ]
  %_look_up_v177_way.8.0.i = phi i64 [ %_look_up_v177_way.7.0.i, %B1842581939426879.i ], [ %4, %B978871655320694.i ]
  %.1116.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v177_way.8.0.i
  store i64 %.152, ptr %.1116.i, align 8
  %.1122.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v177_way.8.0.i
  store i64 0, ptr %.1122.i, align 8
  %.1126.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v177_way.8.0.i
  store i64 0, ptr %.1126.i, align 8
  br label %B1842581939426920.i
B1842581939426920.i:
  %_look_up_v177_evicted.3.0.i = phi i64 [ %_look_up_v177_evicted.4.0.i, %B1842581939426919.i ], [ -1, %B921290969714939.i ]
  %_look_up_v177_evicted_dirty.3.0.i = phi i64 [ %_look_up_v177_evicted_dirty.4.0.i, %B1842581939426919.i ], [ 0, %B921290969714939.i ]
  %_look_up_v177_reserved.3.0.i = phi i64 [ %_look_up_v177_reserved.4.0.i, %B1842581939426919.i ], [ 0, %B921290969714939.i ]
  %_look_up_v177_way.9.0.i = phi i64 [ %_look_up_v177_way.8.0.i, %B1842581939426919.i ], [ %_look_up_v177__way_in_v191__vphi254_0.2.0490.i, %B921290969714939.i ]
  br i1 %spec.select.i, label %B1842581939426946.i, label %B1842581939426958.i
B1842581939426946.i:
  %.1154.i = load i64, ptr %.218.i, align 8
  %.1155.i = xor i64 %.1154.i, -81985529216486896
  %.1157.i = mul i64 %_look_up_v177_way.9.0.i, 1229782938247303441
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
  %.1172.i = or i64 %49, %_look_up_v177_way.9.0.i
  %.1173.i = xor i64 %.1172.i, -81985529216486896
  store i64 %.1173.i, ptr %.218.i, align 8
  br label %B1842581939427317.i
B1842581939426958.i:
  %.1182.i = load i64, ptr %.228.i, align 8
  %.1183.i = icmp eq i64 %.1182.i, 0
  br i1 %.1183.i, label %B1842581939427046.i, label %B1842581939427074.i
B1842581939427046.i:
  %.1187.i = load i64, ptr %.1186.i, align 8
  %.1188.i = add i64 %.1187.i, 1
  store i64 %.1188.i, ptr %.1186.i, align 8
  %.1198.i = getelementptr i8, ptr %.218.i, i64 8
  %.1202.i = getelementptr i64, ptr %.1198.i, i64 %_look_up_v177_way.9.0.i
  store i64 %.1188.i, ptr %.1202.i, align 8
  br label %B1842581939427317.i
B1842581939427074.i:
  %.1213.i = load i64, ptr %.218.i, align 8
  %.1229.i = icmp ne i64 %.1182.i, 2
  %.1273.i = ashr i64 %.35.i, 1
  %.1277.i = icmp sgt i64 %.1273.i, 0
  %or.cond.i = select i1 %.1229.i, i1 %.1277.i, i1 false
  br i1 %or.cond.i, label %B1842581939427122.i, label %B1842581939427313.i
B1842581939427122.i:
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_tree.2.0.i = phi i64 [ %.1305.i, %B1842581939427122.i ], [ %.1213.i, %B1842581939427074.i ]
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0.i = phi i64 [ %.1312.i, %B1842581939427122.i ], [ 1, %B1842581939427074.i ]
  %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0.i = phi i64 [ %.1316.i, %B1842581939427122.i ], [ %.1273.i, %B1842581939427074.i ]
  %.1286.i = and i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0.i, %_look_up_v177_way.9.0.i
  %.1287.not.i = icmp ne i64 %.1286.i, 0
  %spec.select496.i = zext i1 %.1287.not.i to i64
  %.1300.i = shl i64 1, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0.i
  %.1302.i = or i64 %.1300.i, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_tree.2.0.i
  %.1304.i = shl i64 %spec.select496.i, %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0.i
  %.1305.i = xor i64 %.1304.i, %.1302.i
  %.1311.i = shl i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_node.2.0.i, 1
  %.1312.i = or i64 %.1311.i, %spec.select496.i
  %.1316.i = lshr i64 %_look_up_v177__of_code__locals__either_v179__of_code__locals___lambda__v180_tree_used_v181_half.2.0.i, 1
  %.1319.not.i = icmp eq i64 %.1316.i, 0
  br i1 %.1319.not.i, label %B1842581939427313.i, label %B1842581939427122.i
B1842581939427313.i:
  %_look_up_v177__v1158call_9.2.0.i = phi i64 [ %.1213.i, %B1842581939427074.i ], [ %.1305.i, %B1842581939427122.i ]
  store i64 %_look_up_v177__v1158call_9.2.0.i, ptr %.218.i, align 8
  br label %B1842581939427317.i
B1842581939427317.i:
  %.1351.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v177_way.9.0.i
  %.1352.i = load i64, ptr %.1351.i, align 8
  %.1358.i = getelementptr i8, ptr %.149, i64 48
  %.1359.i = load i64, ptr %.1358.i, align 8
  %.1491.i = xor i64 %.155, -1
  %.1482.i.inv = icmp sgt i64 %.1359.i, -1
  %.1495.i = select i1 %.1482.i.inv, i64 -1, i64 %.1491.i
  %.1468.i = or i64 %.1352.i, %.155
  %_look_up_v177_sectors_after_v178_word_1.2.0.i = and i64 %.1495.i, %.1468.i
  %sunkaddr49.i = shl i64 %_look_up_v177_way.9.0.i, 3
  %sunkaddr50.i = getelementptr i8, ptr %.200.i, i64 %sunkaddr49.i
  store i64 %_look_up_v177_sectors_after_v178_word_1.2.0.i, ptr %sunkaddr50.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB4v176B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
B921290969714295.else.i:
  %.138.i = icmp ne i64 %.96.i, -9223372036854775808
  %.139.i = icmp ne i64 %.47.i, -1
  %.140.not.i = or i1 %.139.i, %.138.i
  br i1 %.140.not.i, label %B921290969714295.else.if.i, label %B921290969714299.i
B921290969714295.else.if.i:
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
  br label %B921290969714299.i
B1151613712141947.else.if.i:
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
  br label %B1151613712142031.i
_ZN7mgpusim6memory5timed5probeB4v176B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %_look_up_v177_evicted.2.1.i = phi i64 [ %_look_up_v177_evicted.3.0.i, %B1842581939427317.i ], [ -1, %B921290969714857.i ]
  %_look_up_v177_evicted_dirty.2.1.i = phi i64 [ %_look_up_v177_evicted_dirty.3.0.i, %B1842581939427317.i ], [ 0, %B921290969714857.i ]
  %_look_up_v177_reserved.2.1.i = phi i64 [ %_look_up_v177_reserved.3.0.i, %B1842581939427317.i ], [ 0, %B921290969714857.i ]
  store i64 %_look_up_v177_evicted.2.1.i, ptr %.1719.i, align 8
  store i64 %_look_up_v177_evicted_dirty.2.1.i, ptr %.1722.i, align 8
  store i64 0, ptr %.1725.i, align 8
  store i64 %_look_up_v177_reserved.2.1.i, ptr %.1728.i, align 8
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
