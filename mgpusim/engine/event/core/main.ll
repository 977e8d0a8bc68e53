; made from d91629b5539f5f971fc8441e7307d8e8b51dff81617e1a08521a0c3ff7f53f71
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 112, i64 104], align 8
@f2 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 poison, i64 104], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.conflicts, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.212.i = alloca ptr, align 8
  %.270.i = alloca ptr, align 8
  %.326.i = alloca ptr, align 8
  %.207.i63 = alloca i64, align 8
  %.387.i = alloca i64, align 8
  %.68.i50 = alloca ptr, align 8
  %.561.i.i = alloca i64, align 8
  %.619.i.i = alloca i64, align 8
  %.771.i = alloca i64, align 8
  %.1159.i = alloca ptr, align 8
  %.1219.i = alloca ptr, align 8
  %.1317.i = alloca ptr, align 8
  %.1357.i = alloca ptr, align 8
  %.1392.i = alloca ptr, align 8
  %.173 = alloca ptr, align 8
  store ptr null, ptr %.173, align 8
  %.2403 = alloca ptr, align 8
  store ptr null, ptr %.2403, align 8
  %.2433 = alloca ptr, align 8
  store ptr null, ptr %.2433, align 8
  %.2579 = alloca ptr, align 8
  store ptr null, ptr %.2579, align 8
  %.2609 = alloca ptr, align 8
  store ptr null, ptr %.2609, align 8
  %.33 = getelementptr i8, ptr %arg.s, i64 200
  %.34 = load i64, ptr %.33, align 8
  store i64 0, ptr %.33, align 8
  %.1191941.not = icmp slt i64 %.34, 1
  br i1 %.1191941.not, label %B504.endif.preheader, label %B354.lr.ph
B354.lr.ph:
  %scevgep634 = getelementptr i8, ptr %arg.s, i64 16
  %sunkaddr = getelementptr i8, ptr %arg.s, i64 552
  br label %B354
B354:
  %lsr.iv642 = phi i64 [ %.34, %B354.lr.ph ], [ %lsr.iv.next643, %B354 ]
  %lsr.iv635 = phi ptr [ %scevgep634, %B354.lr.ph ], [ %scevgep636, %B354 ]
  %.159 = load i64, ptr %sunkaddr, align 8
  %0 = shl i64 %.159, 3
  %scevgep640 = getelementptr i8, ptr %lsr.iv635, i64 %0
  %scevgep641 = getelementptr i8, ptr %scevgep640, i64 -16
  %.165 = load i64, ptr %scevgep641, align 8
  %scevgep639 = getelementptr i8, ptr %scevgep640, i64 -8
  %.167 = load i64, ptr %scevgep639, align 8
  %.169 = load i64, ptr %scevgep640, align 8
  store ptr null, ptr %.173, align 8
  call fastcc void @f3(ptr %.173, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %.165, i64 %.167, i64 %.169)
  %scevgep636 = getelementptr i8, ptr %lsr.iv635, i64 24
  %lsr.iv.next643 = add i64 %lsr.iv642, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next643, 0
  br i1 %exitcond.not, label %B454, label %B354
B454:
  %.211.pre = load i64, ptr %.33, align 8
  %1 = icmp eq i64 %.211.pre, 0
  br i1 %1, label %B504.endif.preheader, label %B480
B480:
  %.220 = getelementptr i8, ptr %arg.s, i64 168
  %.221 = load i64, ptr %.220, align 8
  %.222 = icmp eq i64 %.221, 1
  br i1 %.222, label %B504.endif.preheader, label %common.ret
B504.endif.preheader:
  %.5497369 = phi i64 [ 0, %B0.endif ], [ %.211.pre, %B480 ], [ 0, %B454 ]
  %.230 = getelementptr i8, ptr %arg.c, i64 136
  %.233 = getelementptr i8, ptr %arg.c, i64 144
  %.231121 = load i64, ptr %.230, align 8
  %.234122 = load i64, ptr %.233, align 8
  %.235123 = mul i64 %.234122, %.231121
  %.3151947.not124 = icmp slt i64 %.235123, 1
  br i1 %.3151947.not124, label %common.ret, label %B576.preheader.preheader
B576.preheader.preheader:
  %scevgep = getelementptr i8, ptr %arg.s, i64 304
  %scevgep574 = getelementptr i8, ptr %arg.s, i64 16
  %scevgep587 = getelementptr i8, ptr %arg.s, i64 8
  %scevgep608 = getelementptr i8, ptr %arg.c, i64 24
  %sunkaddr789 = getelementptr i8, ptr %arg.s, i64 464
  %sunkaddr649 = getelementptr i8, ptr %arg.c, i64 352
  %sunkaddr794 = getelementptr i8, ptr %arg.c, i64 152
  %sunkaddr795 = getelementptr i8, ptr %arg.s, i64 440
  %sunkaddr796 = getelementptr i8, ptr %arg.c, i64 296
  %sunkaddr653 = getelementptr i8, ptr %arg.s, i64 424
  %sunkaddr655 = getelementptr i8, ptr %arg.s, i64 416
  %sunkaddr811 = getelementptr i8, ptr %arg.s, i64 472
  %sunkaddr812 = getelementptr i8, ptr %arg.s, i64 448
  %sunkaddr662 = getelementptr i8, ptr %arg.c, i64 200
  %sunkaddr664 = getelementptr i8, ptr %arg.s, i64 432
  %sunkaddr673 = getelementptr i8, ptr %arg.s, i64 456
  %sunkaddr674 = getelementptr i8, ptr %arg.c, i64 184
  %sunkaddr676 = getelementptr i8, ptr %arg.c, i64 104
  %sunkaddr697 = getelementptr i8, ptr %arg.c, i64 128
  %.244.i = getelementptr i8, ptr %arg.s, i64 512
  %.354.i = getelementptr i8, ptr %arg.s, i64 64
  %.28.i.i = getelementptr i8, ptr %arg.c, i64 8
  %.54.i.i = getelementptr i8, ptr %arg.s, i64 160
  %sunkaddr69.i.i = getelementptr i8, ptr %arg.c, i64 320
  %sunkaddr70.i.i = getelementptr i8, ptr %arg.c, i64 304
  %sunkaddr.i.i = getelementptr i8, ptr %arg.s, i64 232
  %sunkaddr72.i.i = getelementptr i8, ptr %arg.c, i64 312
  %sunkaddr73.i.i = getelementptr i8, ptr %arg.s, i64 544
  %.305.i = getelementptr i8, ptr %arg.c, i64 328
  %.543.i = getelementptr i8, ptr %arg.s, i64 120
  %.549.i = getelementptr i8, ptr %arg.s, i64 128
  %.555.i = getelementptr i8, ptr %arg.s, i64 104
  %.558.i = getelementptr i8, ptr %arg.s, i64 112
  %sunkaddr37.i = getelementptr i8, ptr %arg.s, i64 72
  %.1299.i = getelementptr i8, ptr %arg.s, i64 352
  %sunkaddr707 = getelementptr i8, ptr %arg.s, i64 496
  %sunkaddr713 = getelementptr i8, ptr %arg.s, i64 248
  %sunkaddr741 = getelementptr i8, ptr %arg.s, i64 240
  %sunkaddr743 = getelementptr i8, ptr %arg.s, i64 176
  %sunkaddr761 = getelementptr i8, ptr %arg.c, i64 192
  %sunkaddr762 = getelementptr i8, ptr %arg.c, i64 256
  %.33.i = getelementptr i8, ptr %arg.s, i64 488
  %sunkaddr827 = getelementptr i8, ptr %arg.c, i64 112
  %.34.i64 = getelementptr i8, ptr %arg.c, i64 120
  %.370.i = getelementptr i8, ptr %arg.c, i64 264
  %.46.i.i = getelementptr i8, ptr %arg.c, i64 336
  %.52.i.i = getelementptr i8, ptr %arg.s, i64 192
  %.55.i.i88 = getelementptr i8, ptr %arg.c, i64 344
  %sunkaddr783 = getelementptr i8, ptr %arg.c, i64 208
  %.55.i106 = getelementptr i8, ptr %arg.s, i64 216
  %.250.i = getelementptr i8, ptr %arg.c, i64 168
  %.111.i = getelementptr i8, ptr %arg.s, i64 208
  %.119.i115 = getelementptr i8, ptr %arg.c, i64 160
  %sunkaddr786 = getelementptr i8, ptr %arg.s, i64 168
  br label %B576.preheader
B574.backedge:
  %lsr.iv = phi ptr [ %scevgep569, %B576.preheader.new.new ], [ %scevgep570.1, %B574.backedge ]
  %soonest.2.11950 = phi i64 [ 9007199254740992, %B576.preheader.new.new ], [ %.11.i.3.1, %B574.backedge ]
  %niter = phi i64 [ 0, %B576.preheader.new.new ], [ %niter.next.1, %B574.backedge ]
  %scevgep573 = getelementptr i8, ptr %lsr.iv, i64 -288
  %.360 = load i64, ptr %scevgep573, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.360, i64 %soonest.2.11950)
  %scevgep572 = getelementptr i8, ptr %lsr.iv, i64 -192
  %.360.1 = load i64, ptr %scevgep572, align 8
  %.11.i.1 = tail call i64 @llvm.smin.i64(i64 %.360.1, i64 %.11.i)
  %scevgep571 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.360.2 = load i64, ptr %scevgep571, align 8
  %.11.i.2 = tail call i64 @llvm.smin.i64(i64 %.360.2, i64 %.11.i.1)
  %.360.3 = load i64, ptr %lsr.iv, align 8
  %.11.i.3 = tail call i64 @llvm.smin.i64(i64 %.360.3, i64 %.11.i.2)
  %scevgep570 = getelementptr i8, ptr %lsr.iv, i64 384
  %scevgep573.1 = getelementptr i8, ptr %lsr.iv, i64 96
  %.360.1334 = load i64, ptr %scevgep573.1, align 8
  %.11.i.1335 = tail call i64 @llvm.smin.i64(i64 %.360.1334, i64 %.11.i.3)
  %scevgep572.1 = getelementptr i8, ptr %lsr.iv, i64 192
  %.360.1.1 = load i64, ptr %scevgep572.1, align 8
  %.11.i.1.1 = tail call i64 @llvm.smin.i64(i64 %.360.1.1, i64 %.11.i.1335)
  %scevgep571.1 = getelementptr i8, ptr %lsr.iv, i64 288
  %.360.2.1 = load i64, ptr %scevgep571.1, align 8
  %.11.i.2.1 = tail call i64 @llvm.smin.i64(i64 %.360.2.1, i64 %.11.i.1.1)
  %.360.3.1 = load i64, ptr %scevgep570, align 8
  %.11.i.3.1 = tail call i64 @llvm.smin.i64(i64 %.360.3.1, i64 %.11.i.2.1)
  %scevgep570.1 = getelementptr i8, ptr %lsr.iv, i64 768
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter333
  br i1 %niter.ncmp.1, label %B644.unr-lcssa.unr-lcssa, label %B574.backedge
B644.unr-lcssa.unr-lcssa:
  %lcmp.mod.not336 = icmp eq i64 %xtraiter324, 0
  br i1 %lcmp.mod.not336, label %B644.unr-lcssa, label %B574.backedge.epil.preheader323
B574.backedge.epil.preheader323:
  %lsr.iv.epil.init = phi ptr [ %scevgep569, %B576.preheader.new ], [ %scevgep570.1, %B644.unr-lcssa.unr-lcssa ]
  %soonest.2.11950.epil.init329 = phi i64 [ 9007199254740992, %B576.preheader.new ], [ %.11.i.3.1, %B644.unr-lcssa.unr-lcssa ]
  %lcmp.mod332 = icmp ne i64 %xtraiter324, 0
  %scevgep573.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -288
  %.360.epil327 = load i64, ptr %scevgep573.epil, align 8
  %.11.i.epil328 = tail call i64 @llvm.smin.i64(i64 %.360.epil327, i64 %soonest.2.11950.epil.init329)
  %scevgep572.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -192
  %.360.1.epil = load i64, ptr %scevgep572.epil, align 8
  %.11.i.1.epil = tail call i64 @llvm.smin.i64(i64 %.360.1.epil, i64 %.11.i.epil328)
  %scevgep571.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -96
  %.360.2.epil = load i64, ptr %scevgep571.epil, align 8
  %.11.i.2.epil = tail call i64 @llvm.smin.i64(i64 %.360.2.epil, i64 %.11.i.1.epil)
  %.360.3.epil = load i64, ptr %lsr.iv.epil.init, align 8
  %.11.i.3.epil = tail call i64 @llvm.smin.i64(i64 %.360.3.epil, i64 %.11.i.2.epil)
  br label %B644.unr-lcssa
B644.unr-lcssa:
  %.11.i.3.lcssa = phi i64 [ %.11.i.3.1, %B644.unr-lcssa.unr-lcssa ], [ %.11.i.3.epil, %B574.backedge.epil.preheader323 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B644, label %B574.backedge.epil.preheader
B574.backedge.epil.preheader:
  %.pre-phi = phi i64 [ %.pre230, %B576.preheader.B574.backedge.epil.preheader_crit_edge ], [ %173, %B644.unr-lcssa ]
  %soonest.2.11950.epil.init = phi i64 [ 9007199254740992, %B576.preheader.B574.backedge.epil.preheader_crit_edge ], [ %.11.i.3.lcssa, %B644.unr-lcssa ]
  %.32119461948.epil.init = phi i64 [ 0, %B576.preheader.B574.backedge.epil.preheader_crit_edge ], [ %unroll_iter, %B644.unr-lcssa ]
  %2 = mul i64 %.32119461948.epil.init, 96
  %3 = getelementptr i8, ptr %scevgep574, i64 %2
  %scevgep575 = getelementptr i8, ptr %3, i64 %.pre-phi
  %4 = mul i64 %xtraiter, 96
  br label %B574.backedge.epil
B574.backedge.epil:
  %lsr.iv576 = phi i64 [ %lsr.iv.next, %B574.backedge.epil ], [ 0, %B574.backedge.epil.preheader ]
  %soonest.2.11950.epil = phi i64 [ %.11.i.epil, %B574.backedge.epil ], [ %soonest.2.11950.epil.init, %B574.backedge.epil.preheader ]
  %scevgep577 = getelementptr i8, ptr %scevgep575, i64 %lsr.iv576
  %.360.epil = load i64, ptr %scevgep577, align 8
  %.11.i.epil = tail call i64 @llvm.smin.i64(i64 %.360.epil, i64 %soonest.2.11950.epil)
  %lsr.iv.next = add i64 %lsr.iv576, 96
  %epil.iter.cmp.not = icmp eq i64 %4, %lsr.iv.next
  br i1 %epil.iter.cmp.not, label %B644, label %B574.backedge.epil
B644:
  %.11.i.lcssa = phi i64 [ %.11.i.3.lcssa, %B644.unr-lcssa ], [ %.11.i.epil, %B574.backedge.epil ]
  %.398 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.398, label %common.ret, label %B670
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B670:
  %.414 = load i64, ptr %sunkaddr649, align 8
  %.418 = icmp eq i64 %.414, 0
  br i1 %.418, label %B670.endif.endif, label %B670.else
B752.loopexit:
  %exitcond363.not = icmp eq i64 %.492.0, %195
  br i1 %exitcond363.not, label %B62251347.loopexit, label %B754thread-pre-split
B754thread-pre-split:
  %.590.pr = load i64, ptr %.230, align 8
  br label %B754
B754:
  %.590 = phi i64 [ %.590.pr, %B754thread-pre-split ], [ %.468, %B754.preheader ]
  %.492.0 = phi i64 [ %.561, %B754thread-pre-split ], [ 0, %B754.preheader ]
  %.561 = add i64 %.492.0, 1
  %.593 = icmp eq i64 %.590, 0
  br i1 %.593, label %B754.endif.endif, label %B754.else.if
B824thread-pre-split:
  %.756.pr = load i64, ptr %.233, align 8
  br label %B824
B824:
  %.756 = phi i64 [ %.756.pr, %B824thread-pre-split ], [ %.636, %B824.preheader ]
  %.660.0 = phi i64 [ %.729, %B824thread-pre-split ], [ 0, %B824.preheader ]
  %.729 = add i64 %.660.0, 1
  %.758 = mul i64 %.756, %rem.1.0
  %.766 = icmp eq i64 %.756, 0
  br i1 %.766, label %B824.endif.thread, label %B824.endif
B958:
  %_run_sub_core_v41_place.5.4 = phi i64 [ -1, %B918.endif ], [ %_run_sub_core_v41_place.5.4.be, %B958.backedge ]
  %.936 = load i64, ptr %.81422052212, align 8
  %.942 = load i64, ptr %sunkaddr652, align 8
  %.943 = icmp sgt i64 %.942, 0
  br i1 %.943, label %B960, label %B1018
B960:
  %.950 = load i64, ptr %sunkaddr653, align 8
  %.951 = getelementptr i64, ptr %arg.s, i64 %.950
  %.953 = load i64, ptr %sunkaddr794, align 8
  %.954 = mul i64 %.953, %.80422032214
  %.955 = getelementptr i64, ptr %.951, i64 %.954
  %.956 = load i64, ptr %.955, align 8
  %.957 = ashr i64 %.956, 9
  %.959.not = icmp sgt i64 %.957, %.936
  br i1 %.959.not, label %B1018, label %B992
B992:
  %.16.i = phi i64 [ %.1030, %B1014 ], [ %.953, %B960 ]
  %.13.i = phi i64 [ %.1027, %B1014 ], [ %.950, %B960 ]
  %.967 = load i64, ptr %sunkaddr655, align 8
  %.8.i = load i64, ptr %sunkaddr789, align 8
  %gep308 = getelementptr i64, ptr %invariant.gep307, i64 %.8.i
  %.14.i = getelementptr i64, ptr %arg.s, i64 %.13.i
  %.17.i = mul i64 %.16.i, %.80422032214
  %.18.i = getelementptr i64, ptr %.14.i, i64 %.17.i
  %.24.i = load i64, ptr %.18.i, align 8
  %.28.i = getelementptr i8, ptr %gep308, i64 24
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.i = add i64 %.29.i, -1
  store i64 %.30.i, ptr %.28.i, align 8
  %.39.i = getelementptr i64, ptr %.18.i, i64 %.30.i
  %.40.i = load i64, ptr %.39.i, align 8
  %.56.not37.i = icmp sgt i64 %.29.i, 2
  br i1 %.56.not37.i, label %B190.i, label %B992.endif
B190.i:
  %.5040.i = phi i64 [ %.50.i, %B290.i ], [ 1, %B992 ]
  %.4939.i = phi i64 [ %.49.i, %B290.i ], [ 0, %B992 ]
  %at.2.038.i = phi i64 [ %down.2.1.i, %B290.i ], [ 0, %B992 ]
  %.68.i = add i64 %.4939.i, 2
  %.70.i = icmp slt i64 %.68.i, %.30.i
  br i1 %.70.i, label %B208.i, label %B260.i
B208.i:
  %sunkaddr.i = shl i64 %.4939.i, 3
  %sunkaddr1.i = getelementptr i8, ptr %.18.i, i64 %sunkaddr.i
  %sunkaddr2.i = getelementptr i8, ptr %sunkaddr1.i, i64 16
  %.79.i = load i64, ptr %sunkaddr2.i, align 8
  %.82.i = getelementptr i64, ptr %.18.i, i64 %.5040.i
  %.83.i = load i64, ptr %.82.i, align 8
  %.84.i = icmp slt i64 %.79.i, %.83.i
  %spec.select.i = select i1 %.84.i, i64 %.68.i, i64 %.5040.i
  br label %B260.i
B260.i:
  %down.2.1.i = phi i64 [ %.5040.i, %B190.i ], [ %spec.select.i, %B208.i ]
  %.97.i = getelementptr i64, ptr %.18.i, i64 %down.2.1.i
  %.98.i = load i64, ptr %.97.i, align 8
  %.104.not.i = icmp sgt i64 %.40.i, %.98.i
  br i1 %.104.not.i, label %B290.i, label %B992.endif
B290.i:
  %.116.i = getelementptr i64, ptr %.18.i, i64 %at.2.038.i
  store i64 %.98.i, ptr %.116.i, align 8
  %.49.i = shl i64 %down.2.1.i, 1
  %.50.i = or i64 %.49.i, 1
  %.56.not.i = icmp slt i64 %.50.i, %.30.i
  br i1 %.56.not.i, label %B190.i, label %B992.endif
B1014:
  %.1027 = load i64, ptr %sunkaddr653, align 8
  %.1028 = getelementptr i64, ptr %arg.s, i64 %.1027
  %.1030 = load i64, ptr %sunkaddr794, align 8
  %.1031 = mul i64 %.1030, %.80422032214
  %.1032 = getelementptr i64, ptr %.1028, i64 %.1031
  %.1033 = load i64, ptr %.1032, align 8
  %.1034 = ashr i64 %.1033, 9
  %.1036.not = icmp sgt i64 %.1034, %.936
  br i1 %.1036.not, label %B1018, label %B992
B1018:
  %.1048 = icmp slt i64 %_run_sub_core_v41_place.5.4, 0
  br i1 %.1048, label %B1019, label %B31307385
B1019:
  %.1071 = load i64, ptr %sunkaddr796, align 8
  %.1080 = load i64, ptr %sunkaddr795, align 8
  %.1081 = getelementptr i64, ptr %arg.s, i64 %.1080
  %.1085 = mul i64 %.1071, %.915
  %.1086 = getelementptr i64, ptr %.1081, i64 %.1085
  %.1105 = load i64, ptr %sunkaddr789, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.1105
  %.1120 = getelementptr i8, ptr %gep, i64 32
  %.1121 = load i64, ptr %.1120, align 8
  %.1122 = icmp sgt i64 %.1121, 0
  br i1 %.1122, label %B31126208.endif.loopexit, label %B31126208.endif
B31127032:
  %5 = icmp eq i64 %.1816.us, 0
  %.18.i4.pre224 = load i64, ptr %sunkaddr789, align 8
  br i1 %5, label %B31307259, label %B31127058
B31127058:
  %.1852 = load i64, ptr %sunkaddr662, align 8
  %gep2030 = getelementptr i64, ptr %invariant.gep, i64 %.18.i4.pre224
  %.1868 = getelementptr i8, ptr %gep2030, i64 8
  %.1869 = load i64, ptr %.1868, align 8
  switch i64 %.1852, label %B31246995 [
    i64 2, label %B40.i
    i64 1, label %B31127103
  ]
B40.i:
  %.41.i = load i64, ptr %.1493, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv597 = phi i64 [ %lsr.iv.next598, %B132.i ], [ 1, %B40.i ]
  %lsr.iv595 = phi i64 [ %lsr.iv.next596, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.1071, %lsr.iv597
  br i1 %exitcond.not.i, label %B31247179, label %B132.i
B132.i:
  %6 = shl i64 %lsr.iv597, 3
  %scevgep599 = getelementptr i8, ptr %.1493, i64 %6
  %.90.i = load i64, ptr %scevgep599, align 8
  %.95.i = icmp eq i64 %.90.i, 0
  %lsr.iv.next596 = add i64 %lsr.iv595, 64
  %lsr.iv.next598 = add i64 %lsr.iv597, 1
  br i1 %.95.i, label %B96.i, label %B170.i
B170.i:
  %word.3.1.i = phi i64 [ 0, %B40.i ], [ %lsr.iv.next596, %B132.i ]
  %free.2.1.i = phi i64 [ %.41.i, %B40.i ], [ %.90.i, %B132.i ]
  %.117.i = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i, i1 true)
  %.118.i = or i64 %.117.i, %word.3.1.i
  br label %B31247179
B31127103:
  %.1957 = icmp sgt i64 %.1869, -1
  br i1 %.1957, label %B31246731, label %B40.i160
B31246731:
  %.12.i133 = lshr i64 %.1869, 6
  %.19.not.i134 = icmp slt i64 %.12.i133, %.1071
  br i1 %.19.not.i134, label %B40.i136, label %B40.i160
B40.i136:
  %.40.i137 = getelementptr i64, ptr %.1493, i64 %.12.i133
  %.41.i138 = load i64, ptr %.40.i137, align 8
  %.45.i = and i64 %.1869, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i139 = and i64 %.41.i138, %.48.i
  %.53.i140 = icmp eq i64 %.49.i139, 0
  br i1 %.53.i140, label %B96.preheader.i147, label %B170.i141
B96.preheader.i147:
  %7 = add i64 %.1071, -1
  %8 = shl i64 %.1492, 3
  %scevgep588 = getelementptr i8, ptr %scevgep587, i64 %8
  br label %B96.i148
B96.i148:
  %word.2.0.i149 = phi i64 [ %.63.i152, %B132.i151 ], [ %.12.i133, %B96.preheader.i147 ]
  %exitcond.not.i150 = icmp eq i64 %7, %word.2.0.i149
  br i1 %exitcond.not.i150, label %B40.i160, label %B132.i151
B132.i151:
  %.63.i152 = add i64 %word.2.0.i149, 1
  %9 = shl i64 %word.2.0.i149, 3
  %scevgep589 = getelementptr i8, ptr %scevgep588, i64 %9
  %.90.i155 = load i64, ptr %scevgep589, align 8
  %.95.i156 = icmp eq i64 %.90.i155, 0
  br i1 %.95.i156, label %B96.i148, label %B170.i141
B170.i141:
  %word.3.1.i142 = phi i64 [ %.12.i133, %B40.i136 ], [ %.63.i152, %B132.i151 ]
  %free.2.1.i143 = phi i64 [ %.49.i139, %B40.i136 ], [ %.90.i155, %B132.i151 ]
  %.107.i144 = shl i64 %word.3.1.i142, 6
  %.117.i145 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i143, i1 true)
  %.118.i146 = or i64 %.117.i145, %.107.i144
  %10 = icmp eq i64 %.118.i146, %.1869
  br i1 %10, label %B31247179, label %B40.i160
B40.i160:
  %.41.i162 = load i64, ptr %.1493, align 8
  %.53.i164 = icmp eq i64 %.41.i162, 0
  br i1 %.53.i164, label %B96.i172, label %B170.i165
B96.i172:
  %lsr.iv592 = phi i64 [ %lsr.iv.next593, %B132.i175 ], [ 1, %B40.i160 ]
  %lsr.iv590 = phi i64 [ %lsr.iv.next591, %B132.i175 ], [ 0, %B40.i160 ]
  %exitcond.not.i174 = icmp eq i64 %.1071, %lsr.iv592
  br i1 %exitcond.not.i174, label %B31247179, label %B132.i175
B132.i175:
  %11 = shl i64 %lsr.iv592, 3
  %scevgep594 = getelementptr i8, ptr %.1493, i64 %11
  %.90.i179 = load i64, ptr %scevgep594, align 8
  %.95.i180 = icmp eq i64 %.90.i179, 0
  %lsr.iv.next591 = add i64 %lsr.iv590, 64
  %lsr.iv.next593 = add i64 %lsr.iv592, 1
  br i1 %.95.i180, label %B96.i172, label %B170.i165
B170.i165:
  %word.3.1.i166 = phi i64 [ 0, %B40.i160 ], [ %lsr.iv.next591, %B132.i175 ]
  %free.2.1.i167 = phi i64 [ %.41.i162, %B40.i160 ], [ %.90.i179, %B132.i175 ]
  %.117.i169 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i167, i1 true)
  %.118.i170 = or i64 %.117.i169, %word.3.1.i166
  br label %B31247179
B31246995:
  %.2050 = add i64 %.1869, 1
  %.12.i182 = ashr i64 %.2050, 6
  %.19.not.i183 = icmp slt i64 %.12.i182, %.1071
  br i1 %.19.not.i183, label %B40.i185, label %B40.i211
B40.i185:
  %.40.i186 = getelementptr i64, ptr %.1493, i64 %.12.i182
  %.41.i187 = load i64, ptr %.40.i186, align 8
  %.45.i188 = and i64 %.2050, 63
  %.48.i189 = shl i64 -1, %.45.i188
  %.49.i190 = and i64 %.41.i187, %.48.i189
  %.53.i191 = icmp eq i64 %.49.i190, 0
  br i1 %.53.i191, label %B96.preheader.i198, label %B31246995.endif
B96.preheader.i198:
  %12 = add i64 %.1071, -1
  %13 = shl i64 %.1492, 3
  %scevgep601 = getelementptr i8, ptr %scevgep587, i64 %13
  br label %B96.i199
B96.i199:
  %word.2.0.i200 = phi i64 [ %.63.i203, %B132.i202 ], [ %.12.i182, %B96.preheader.i198 ]
  %exitcond.not.i201 = icmp eq i64 %12, %word.2.0.i200
  br i1 %exitcond.not.i201, label %B40.i211, label %B132.i202
B132.i202:
  %.63.i203 = add i64 %word.2.0.i200, 1
  %14 = shl i64 %word.2.0.i200, 3
  %scevgep602 = getelementptr i8, ptr %scevgep601, i64 %14
  %.90.i206 = load i64, ptr %scevgep602, align 8
  %.95.i207 = icmp eq i64 %.90.i206, 0
  br i1 %.95.i207, label %B96.i199, label %B31246995.endif
B40.i211:
  %.41.i213 = load i64, ptr %.1493, align 8
  %.53.i215 = icmp eq i64 %.41.i213, 0
  br i1 %.53.i215, label %B96.i223, label %B170.i216
B96.i223:
  %lsr.iv605 = phi i64 [ %lsr.iv.next606, %B132.i226 ], [ 1, %B40.i211 ]
  %lsr.iv603 = phi i64 [ %lsr.iv.next604, %B132.i226 ], [ 0, %B40.i211 ]
  %exitcond.not.i225 = icmp eq i64 %.1071, %lsr.iv605
  br i1 %exitcond.not.i225, label %B31247179, label %B132.i226
B132.i226:
  %15 = shl i64 %lsr.iv605, 3
  %scevgep607 = getelementptr i8, ptr %.1493, i64 %15
  %.90.i230 = load i64, ptr %scevgep607, align 8
  %.95.i231 = icmp eq i64 %.90.i230, 0
  %lsr.iv.next604 = add i64 %lsr.iv603, 64
  %lsr.iv.next606 = add i64 %lsr.iv605, 1
  br i1 %.95.i231, label %B96.i223, label %B170.i216
B170.i216:
  %word.3.1.i217 = phi i64 [ 0, %B40.i211 ], [ %lsr.iv.next604, %B132.i226 ]
  %free.2.1.i218 = phi i64 [ %.41.i213, %B40.i211 ], [ %.90.i230, %B132.i226 ]
  %.117.i220 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i218, i1 true)
  %.118.i221 = or i64 %.117.i220, %word.3.1.i217
  br label %B31247179
B31247179:
  %_run_sub_core_v41_select_v72_rank.2.7 = phi i64 [ %.118.i197, %B31246995.endif ], [ %.1869, %B170.i141 ], [ -1, %B96.i223 ], [ -1, %B96.i ], [ %.118.i170, %B170.i165 ], [ %.118.i221, %B170.i216 ], [ %.118.i, %B170.i ], [ -1, %B96.i172 ]
  %.2140 = load i64, ptr %sunkaddr664, align 8
  %.2141 = getelementptr i64, ptr %arg.s, i64 %.2140
  %.2144 = load i64, ptr %sunkaddr796, align 8
  %.2145 = mul i64 %.2144, %.2142
  %.2146 = getelementptr i64, ptr %.2141, i64 %.2145
  %.2148 = getelementptr i64, ptr %.2146, i64 %_run_sub_core_v41_select_v72_rank.2.7
  %.2149 = load i64, ptr %.2148, align 8
  %.2155 = load i64, ptr %sunkaddr655, align 8
  %.2156 = getelementptr i64, ptr %arg.s, i64 %.2155
  %.2159 = load i64, ptr %sunkaddr794, align 8
  %.2161 = mul i64 %.2159, %.80422032214
  %.2163 = add i64 %.2161, %.2149
  %.2165.idx = mul i64 %.2163, 176
  %.2165 = getelementptr i8, ptr %.2156, i64 %.2165.idx
  %.2166 = getelementptr i8, ptr %.2165, i64 152
  %.2167 = load i64, ptr %.2166, align 8
  %.2172.not = icmp eq i64 %.2167, 0
  br i1 %.2172.not, label %B31307241, label %B31247183
B31247183:
  %sunkaddr668 = shl i64 %.18.i4.pre224, 3
  %sunkaddr669 = getelementptr i8, ptr %invariant.gep, i64 %sunkaddr668
  %sunkaddr670 = getelementptr i8, ptr %sunkaddr669, i64 32
  %.2186 = load i64, ptr %sunkaddr670, align 8
  %.2187 = add i64 %.2186, -1
  store i64 %.2187, ptr %sunkaddr670, align 8
  %.2209.pre = load i64, ptr %sunkaddr796, align 8
  br label %B31307241
B31307241:
  %.2209 = phi i64 [ %.2144, %B31247179 ], [ %.2209.pre, %B31247183 ]
  %.2210 = mul i64 %.2209, %.2167
  %.2211 = ashr i64 %_run_sub_core_v41_select_v72_rank.2.7, 6
  %16 = getelementptr i64, ptr %.1086, i64 %.2210
  %.2213 = getelementptr i64, ptr %16, i64 %.2211
  %.2214 = load i64, ptr %.2213, align 8
  %.2215 = and i64 %_run_sub_core_v41_select_v72_rank.2.7, 63
  %.2216 = shl i64 1, %.2215
  %.2217 = xor i64 %.2216, -1
  %.2218 = and i64 %.2214, %.2217
  store i64 %.2218, ptr %.2213, align 8
  %.2234 = icmp slt i64 %.2149, 0
  br i1 %.2234, label %B31307241.B31307259_crit_edge, label %B31307385
B31307241.B31307259_crit_edge:
  %.18.i4.pre = load i64, ptr %sunkaddr789, align 8
  br label %B31307259
B31307259:
  %.18.i4 = phi i64 [ %.18.i4.pre, %B31307241.B31307259_crit_edge ], [ %.18.i4.pre224, %B31127032 ], [ %.1105, %B31126208.endif ]
  %_run_sub_core_v41_place.8.51236 = phi i64 [ %.2149, %B31307241.B31307259_crit_edge ], [ -1, %B31127032 ], [ -1, %B31126208.endif ]
  %gep187 = getelementptr i64, ptr %invariant.gep307, i64 %.18.i4
  %.30.i5 = getelementptr i8, ptr %gep187, i64 24
  %.31.i = load i64, ptr %.30.i5, align 8
  %.32.i = icmp sgt i64 %.31.i, 0
  br i1 %.32.i, label %B66.i, label %B100.i
B66.i:
  %.39.i11 = load i64, ptr %sunkaddr653, align 8
  %.40.i12 = getelementptr i64, ptr %arg.s, i64 %.39.i11
  %.42.i = load i64, ptr %sunkaddr794, align 8
  %.43.i = mul i64 %.42.i, %.80422032214
  %.44.i = getelementptr i64, ptr %.40.i12, i64 %.43.i
  %.45.i14 = load i64, ptr %.44.i, align 8
  %.46.i = ashr i64 %.45.i14, 9
  br label %B100.i
B100.i:
  %soonest.5.0.i = phi i64 [ %.46.i, %B66.i ], [ 9007199254740992, %B31307259 ]
  %sunkaddr162.i = getelementptr i8, ptr %gep187, i64 32
  %.56.i = load i64, ptr %sunkaddr162.i, align 8
  %.57.i = icmp sgt i64 %.56.i, 0
  br i1 %.57.i, label %B122.endif.endif.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v102B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit
B122.endif.endif.i:
  %.69.i = load i64, ptr %sunkaddr796, align 8
  %.82.i7 = load i64, ptr %sunkaddr795, align 8
  %.83.i8 = getelementptr i64, ptr %arg.s, i64 %.82.i7
  %.87.i = mul i64 %.69.i, %.915
  %.88.i = getelementptr i64, ptr %.83.i8, i64 %.87.i
  %.302127.not.i = icmp slt i64 %.69.i, 1
  br i1 %.302127.not.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v102B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B214.endif.us.preheader.i
B214.endif.us.preheader.i:
  %17 = getelementptr i64, ptr %.88.i, i64 %.69.i
  %min.iters.check.i = icmp ult i64 %.69.i, 4
  br i1 %min.iters.check.i, label %B252.us.i.preheader, label %vector.ph.i
B252.us.i.preheader:
  %waiting.2.1130.us.i.ph = phi i64 [ 0, %B214.endif.us.preheader.i ], [ %26, %middle.block.i ]
  %.308126128.us.i.ph = phi i64 [ 0, %B214.endif.us.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B252.us.i
vector.ph.i:
  %n.vec.i = and i64 %.69.i, 9223372036854775804
  %18 = mul i64 %.69.i, %222
  %19 = shl i64 %.82.i7, 3
  %20 = getelementptr i8, ptr %arg.s, i64 %18
  %21 = getelementptr i8, ptr %20, i64 %19
  %scevgep216.i = getelementptr i8, ptr %21, i64 16
  br label %vector.body.i
vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %23, %vector.body.i ]
  %vec.phi14.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %24, %vector.body.i ]
  %22 = shl i64 %index.i, 3
  %scevgep218.i = getelementptr i8, ptr %scevgep216.i, i64 %22
  %scevgep219.i = getelementptr i8, ptr %scevgep218.i, i64 -16
  %wide.load.i = load <2 x i64>, ptr %scevgep219.i, align 8
  %wide.load15.i = load <2 x i64>, ptr %scevgep218.i, align 8
  %23 = or <2 x i64> %wide.load.i, %vec.phi.i
  %24 = or <2 x i64> %wide.load15.i, %vec.phi14.i
  %index.next.i = add i64 %index.i, 4
  %25 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %25, label %middle.block.i, label %vector.body.i
middle.block.i:
  %bin.rdx.i = or <2 x i64> %24, %23
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx220.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %26 = extractelement <2 x i64> %bin.rdx220.i, i64 0
  %cmp.n.i = icmp eq i64 %.69.i, %n.vec.i
  br i1 %cmp.n.i, label %B250.B290_crit_edge.us.i, label %B252.us.i.preheader
B316.us.i:
  %sunkaddr164.i = getelementptr i8, ptr %gep187, i64 64
  %.377.us.i = load i64, ptr %sunkaddr164.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.377.us.i, i64 %soonest.5.0.i)
  br label %B494.us.i
B494.us.i:
  %soonest.6.1.us.i = phi i64 [ %soonest.5.0.i, %B250.B290_crit_edge.us.i ], [ %.11.i.i, %B316.us.i ]
  %.idx170.i = shl i64 %.69.i, 4
  %27 = getelementptr i8, ptr %.88.i, i64 %.idx170.i
  br i1 %min.iters.check.i, label %B252.us.1.i.preheader, label %vector.ph18.i
vector.ph18.i:
  %n.vec20.i = and i64 %.69.i, 9223372036854775804
  %28 = mul i64 %.69.i, %223
  %29 = shl i64 %.82.i7, 3
  %30 = getelementptr i8, ptr %arg.s, i64 %28
  %31 = getelementptr i8, ptr %30, i64 %29
  %scevgep211.i = getelementptr i8, ptr %31, i64 16
  br label %vector.body21.i
vector.body21.i:
  %index22.i = phi i64 [ 0, %vector.ph18.i ], [ %index.next27.i, %vector.body21.i ]
  %vec.phi23.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %33, %vector.body21.i ]
  %vec.phi24.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %34, %vector.body21.i ]
  %32 = shl i64 %index22.i, 3
  %scevgep213.i = getelementptr i8, ptr %scevgep211.i, i64 %32
  %scevgep214.i = getelementptr i8, ptr %scevgep213.i, i64 -16
  %wide.load25.i = load <2 x i64>, ptr %scevgep214.i, align 8
  %wide.load26.i = load <2 x i64>, ptr %scevgep213.i, align 8
  %33 = or <2 x i64> %wide.load25.i, %vec.phi23.i
  %34 = or <2 x i64> %wide.load26.i, %vec.phi24.i
  %index.next27.i = add i64 %index22.i, 4
  %35 = icmp eq i64 %n.vec20.i, %index.next27.i
  br i1 %35, label %middle.block28.i, label %vector.body21.i
middle.block28.i:
  %bin.rdx29.i = or <2 x i64> %34, %33
  %rdx.shuf221.i = shufflevector <2 x i64> %bin.rdx29.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx222.i = or <2 x i64> %rdx.shuf221.i, %bin.rdx29.i
  %36 = extractelement <2 x i64> %bin.rdx222.i, i64 0
  %cmp.n30.i = icmp eq i64 %.69.i, %n.vec20.i
  br i1 %cmp.n30.i, label %B250.B290_crit_edge.us.1.i, label %B252.us.1.i.preheader
B252.us.1.i.preheader:
  %waiting.2.1130.us.1.i.ph = phi i64 [ 0, %B494.us.i ], [ %36, %middle.block28.i ]
  %.308126128.us.1.i.ph = phi i64 [ 0, %B494.us.i ], [ %n.vec20.i, %middle.block28.i ]
  br label %B252.us.1.i
B252.us.1.i:
  %waiting.2.1130.us.1.i = phi i64 [ %.348.us.1.i, %B252.us.1.i ], [ %waiting.2.1130.us.1.i.ph, %B252.us.1.i.preheader ]
  %.308126128.us.1.i = phi i64 [ %.315.us.1.i, %B252.us.1.i ], [ %.308126128.us.1.i.ph, %B252.us.1.i.preheader ]
  %.315.us.1.i = add i64 %.308126128.us.1.i, 1
  %37 = shl i64 %.308126128.us.1.i, 3
  %scevgep210.i = getelementptr i8, ptr %27, i64 %37
  %.346.us.1.i = load i64, ptr %scevgep210.i, align 8
  %.348.us.1.i = or i64 %.346.us.1.i, %waiting.2.1130.us.1.i
  %exitcond.1.not.i = icmp eq i64 %.69.i, %.315.us.1.i
  br i1 %exitcond.1.not.i, label %B250.B290_crit_edge.us.1.i, label %B252.us.1.i
B250.B290_crit_edge.us.1.i:
  %.348.us.1.lcssa.i = phi i64 [ %36, %middle.block28.i ], [ %.348.us.1.i, %B252.us.1.i ]
  %.361.not.us.1.i = icmp eq i64 %.348.us.1.lcssa.i, 0
  br i1 %.361.not.us.1.i, label %B494.us.1.i, label %B316.us.1.i
B316.us.1.i:
  %sunkaddr166.i = getelementptr i8, ptr %gep187, i64 72
  %.377.us.1.i = load i64, ptr %sunkaddr166.i, align 8
  %.11.i1.i = tail call i64 @llvm.smin.i64(i64 %.377.us.1.i, i64 %soonest.6.1.us.i)
  br label %B494.us.1.i
B494.us.1.i:
  %soonest.6.1.us.1.i = phi i64 [ %soonest.6.1.us.i, %B250.B290_crit_edge.us.1.i ], [ %.11.i1.i, %B316.us.1.i ]
  %.idx171.i = mul i64 %.69.i, 24
  %38 = getelementptr i8, ptr %.88.i, i64 %.idx171.i
  br i1 %min.iters.check.i, label %B252.us.2.i.preheader, label %vector.ph35.i
vector.ph35.i:
  %n.vec37.i = and i64 %.69.i, 9223372036854775804
  %39 = mul i64 %.69.i, %224
  %40 = shl i64 %.82.i7, 3
  %41 = getelementptr i8, ptr %arg.s, i64 %39
  %42 = getelementptr i8, ptr %41, i64 %40
  %scevgep206.i = getelementptr i8, ptr %42, i64 16
  br label %vector.body38.i
vector.body38.i:
  %index39.i = phi i64 [ 0, %vector.ph35.i ], [ %index.next44.i, %vector.body38.i ]
  %vec.phi40.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %44, %vector.body38.i ]
  %vec.phi41.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %45, %vector.body38.i ]
  %43 = shl i64 %index39.i, 3
  %scevgep208.i = getelementptr i8, ptr %scevgep206.i, i64 %43
  %scevgep209.i = getelementptr i8, ptr %scevgep208.i, i64 -16
  %wide.load42.i = load <2 x i64>, ptr %scevgep209.i, align 8
  %wide.load43.i = load <2 x i64>, ptr %scevgep208.i, align 8
  %44 = or <2 x i64> %wide.load42.i, %vec.phi40.i
  %45 = or <2 x i64> %wide.load43.i, %vec.phi41.i
  %index.next44.i = add i64 %index39.i, 4
  %46 = icmp eq i64 %n.vec37.i, %index.next44.i
  br i1 %46, label %middle.block45.i, label %vector.body38.i
middle.block45.i:
  %bin.rdx46.i = or <2 x i64> %45, %44
  %rdx.shuf223.i = shufflevector <2 x i64> %bin.rdx46.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx224.i = or <2 x i64> %rdx.shuf223.i, %bin.rdx46.i
  %47 = extractelement <2 x i64> %bin.rdx224.i, i64 0
  %cmp.n47.i = icmp eq i64 %.69.i, %n.vec37.i
  br i1 %cmp.n47.i, label %B250.B290_crit_edge.us.2.i, label %B252.us.2.i.preheader
B252.us.2.i.preheader:
  %waiting.2.1130.us.2.i.ph = phi i64 [ 0, %B494.us.1.i ], [ %47, %middle.block45.i ]
  %.308126128.us.2.i.ph = phi i64 [ 0, %B494.us.1.i ], [ %n.vec37.i, %middle.block45.i ]
  br label %B252.us.2.i
B252.us.2.i:
  %waiting.2.1130.us.2.i = phi i64 [ %.348.us.2.i, %B252.us.2.i ], [ %waiting.2.1130.us.2.i.ph, %B252.us.2.i.preheader ]
  %.308126128.us.2.i = phi i64 [ %.315.us.2.i, %B252.us.2.i ], [ %.308126128.us.2.i.ph, %B252.us.2.i.preheader ]
  %.315.us.2.i = add i64 %.308126128.us.2.i, 1
  %48 = shl i64 %.308126128.us.2.i, 3
  %scevgep205.i = getelementptr i8, ptr %38, i64 %48
  %.346.us.2.i = load i64, ptr %scevgep205.i, align 8
  %.348.us.2.i = or i64 %.346.us.2.i, %waiting.2.1130.us.2.i
  %exitcond.2.not.i = icmp eq i64 %.69.i, %.315.us.2.i
  br i1 %exitcond.2.not.i, label %B250.B290_crit_edge.us.2.i, label %B252.us.2.i
B250.B290_crit_edge.us.2.i:
  %.348.us.2.lcssa.i = phi i64 [ %47, %middle.block45.i ], [ %.348.us.2.i, %B252.us.2.i ]
  %.361.not.us.2.i = icmp eq i64 %.348.us.2.lcssa.i, 0
  br i1 %.361.not.us.2.i, label %B494.us.2.i, label %B316.us.2.i
B316.us.2.i:
  %sunkaddr168.i = getelementptr i8, ptr %gep187, i64 80
  %.377.us.2.i = load i64, ptr %sunkaddr168.i, align 8
  %.11.i2.i = tail call i64 @llvm.smin.i64(i64 %.377.us.2.i, i64 %soonest.6.1.us.1.i)
  br label %B494.us.2.i
B494.us.2.i:
  %soonest.6.1.us.2.i = phi i64 [ %soonest.6.1.us.1.i, %B250.B290_crit_edge.us.2.i ], [ %.11.i2.i, %B316.us.2.i ]
  %.idx172.i = shl i64 %.69.i, 5
  %49 = getelementptr i8, ptr %.88.i, i64 %.idx172.i
  br i1 %min.iters.check.i, label %B252.us.3.i.preheader, label %vector.ph52.i
vector.ph52.i:
  %n.vec54.i = and i64 %.69.i, 9223372036854775804
  %50 = mul i64 %.69.i, %225
  %51 = shl i64 %.82.i7, 3
  %52 = getelementptr i8, ptr %arg.s, i64 %50
  %53 = getelementptr i8, ptr %52, i64 %51
  %scevgep201.i = getelementptr i8, ptr %53, i64 16
  br label %vector.body55.i
vector.body55.i:
  %index56.i = phi i64 [ 0, %vector.ph52.i ], [ %index.next61.i, %vector.body55.i ]
  %vec.phi57.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %55, %vector.body55.i ]
  %vec.phi58.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %56, %vector.body55.i ]
  %54 = shl i64 %index56.i, 3
  %scevgep203.i = getelementptr i8, ptr %scevgep201.i, i64 %54
  %scevgep204.i = getelementptr i8, ptr %scevgep203.i, i64 -16
  %wide.load59.i = load <2 x i64>, ptr %scevgep204.i, align 8
  %wide.load60.i = load <2 x i64>, ptr %scevgep203.i, align 8
  %55 = or <2 x i64> %wide.load59.i, %vec.phi57.i
  %56 = or <2 x i64> %wide.load60.i, %vec.phi58.i
  %index.next61.i = add i64 %index56.i, 4
  %57 = icmp eq i64 %n.vec54.i, %index.next61.i
  br i1 %57, label %middle.block62.i, label %vector.body55.i
middle.block62.i:
  %bin.rdx63.i = or <2 x i64> %56, %55
  %rdx.shuf225.i = shufflevector <2 x i64> %bin.rdx63.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx226.i = or <2 x i64> %rdx.shuf225.i, %bin.rdx63.i
  %58 = extractelement <2 x i64> %bin.rdx226.i, i64 0
  %cmp.n64.i = icmp eq i64 %.69.i, %n.vec54.i
  br i1 %cmp.n64.i, label %B250.B290_crit_edge.us.3.i, label %B252.us.3.i.preheader
B252.us.3.i.preheader:
  %waiting.2.1130.us.3.i.ph = phi i64 [ 0, %B494.us.2.i ], [ %58, %middle.block62.i ]
  %.308126128.us.3.i.ph = phi i64 [ 0, %B494.us.2.i ], [ %n.vec54.i, %middle.block62.i ]
  br label %B252.us.3.i
B252.us.3.i:
  %waiting.2.1130.us.3.i = phi i64 [ %.348.us.3.i, %B252.us.3.i ], [ %waiting.2.1130.us.3.i.ph, %B252.us.3.i.preheader ]
  %.308126128.us.3.i = phi i64 [ %.315.us.3.i, %B252.us.3.i ], [ %.308126128.us.3.i.ph, %B252.us.3.i.preheader ]
  %.315.us.3.i = add i64 %.308126128.us.3.i, 1
  %59 = shl i64 %.308126128.us.3.i, 3
  %scevgep200.i = getelementptr i8, ptr %49, i64 %59
  %.346.us.3.i = load i64, ptr %scevgep200.i, align 8
  %.348.us.3.i = or i64 %.346.us.3.i, %waiting.2.1130.us.3.i
  %exitcond.3.not.i = icmp eq i64 %.69.i, %.315.us.3.i
  br i1 %exitcond.3.not.i, label %B250.B290_crit_edge.us.3.i, label %B252.us.3.i
B250.B290_crit_edge.us.3.i:
  %.348.us.3.lcssa.i = phi i64 [ %58, %middle.block62.i ], [ %.348.us.3.i, %B252.us.3.i ]
  %.361.not.us.3.i = icmp eq i64 %.348.us.3.lcssa.i, 0
  br i1 %.361.not.us.3.i, label %B494.us.3.i, label %B316.us.3.i
B316.us.3.i:
  %sunkaddr170.i = getelementptr i8, ptr %gep187, i64 88
  %.377.us.3.i = load i64, ptr %sunkaddr170.i, align 8
  %.11.i3.i = tail call i64 @llvm.smin.i64(i64 %.377.us.3.i, i64 %soonest.6.1.us.2.i)
  br label %B494.us.3.i
B494.us.3.i:
  %soonest.6.1.us.3.i = phi i64 [ %soonest.6.1.us.2.i, %B250.B290_crit_edge.us.3.i ], [ %.11.i3.i, %B316.us.3.i ]
  %.idx173.i = mul i64 %.69.i, 40
  %60 = getelementptr i8, ptr %.88.i, i64 %.idx173.i
  br i1 %min.iters.check.i, label %B252.us.4.i.preheader, label %vector.ph69.i
vector.ph69.i:
  %n.vec71.i = and i64 %.69.i, 9223372036854775804
  %61 = mul i64 %.69.i, %226
  %62 = shl i64 %.82.i7, 3
  %63 = getelementptr i8, ptr %arg.s, i64 %61
  %64 = getelementptr i8, ptr %63, i64 %62
  %scevgep196.i = getelementptr i8, ptr %64, i64 16
  br label %vector.body72.i
vector.body72.i:
  %index73.i = phi i64 [ 0, %vector.ph69.i ], [ %index.next78.i, %vector.body72.i ]
  %vec.phi74.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %66, %vector.body72.i ]
  %vec.phi75.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %67, %vector.body72.i ]
  %65 = shl i64 %index73.i, 3
  %scevgep198.i = getelementptr i8, ptr %scevgep196.i, i64 %65
  %scevgep199.i = getelementptr i8, ptr %scevgep198.i, i64 -16
  %wide.load76.i = load <2 x i64>, ptr %scevgep199.i, align 8
  %wide.load77.i = load <2 x i64>, ptr %scevgep198.i, align 8
  %66 = or <2 x i64> %wide.load76.i, %vec.phi74.i
  %67 = or <2 x i64> %wide.load77.i, %vec.phi75.i
  %index.next78.i = add i64 %index73.i, 4
  %68 = icmp eq i64 %n.vec71.i, %index.next78.i
  br i1 %68, label %middle.block79.i, label %vector.body72.i
middle.block79.i:
  %bin.rdx80.i = or <2 x i64> %67, %66
  %rdx.shuf227.i = shufflevector <2 x i64> %bin.rdx80.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx228.i = or <2 x i64> %rdx.shuf227.i, %bin.rdx80.i
  %69 = extractelement <2 x i64> %bin.rdx228.i, i64 0
  %cmp.n81.i = icmp eq i64 %.69.i, %n.vec71.i
  br i1 %cmp.n81.i, label %B250.B290_crit_edge.us.4.i, label %B252.us.4.i.preheader
B252.us.4.i.preheader:
  %waiting.2.1130.us.4.i.ph = phi i64 [ 0, %B494.us.3.i ], [ %69, %middle.block79.i ]
  %.308126128.us.4.i.ph = phi i64 [ 0, %B494.us.3.i ], [ %n.vec71.i, %middle.block79.i ]
  br label %B252.us.4.i
B252.us.4.i:
  %waiting.2.1130.us.4.i = phi i64 [ %.348.us.4.i, %B252.us.4.i ], [ %waiting.2.1130.us.4.i.ph, %B252.us.4.i.preheader ]
  %.308126128.us.4.i = phi i64 [ %.315.us.4.i, %B252.us.4.i ], [ %.308126128.us.4.i.ph, %B252.us.4.i.preheader ]
  %.315.us.4.i = add i64 %.308126128.us.4.i, 1
  %70 = shl i64 %.308126128.us.4.i, 3
  %scevgep195.i = getelementptr i8, ptr %60, i64 %70
  %.346.us.4.i = load i64, ptr %scevgep195.i, align 8
  %.348.us.4.i = or i64 %.346.us.4.i, %waiting.2.1130.us.4.i
  %exitcond.4.not.i = icmp eq i64 %.69.i, %.315.us.4.i
  br i1 %exitcond.4.not.i, label %B250.B290_crit_edge.us.4.i, label %B252.us.4.i
B250.B290_crit_edge.us.4.i:
  %.348.us.4.lcssa.i = phi i64 [ %69, %middle.block79.i ], [ %.348.us.4.i, %B252.us.4.i ]
  %.361.not.us.4.i = icmp eq i64 %.348.us.4.lcssa.i, 0
  br i1 %.361.not.us.4.i, label %B494.us.4.i, label %B378.us.4.i
B378.us.4.i:
  %.415.us.4.i = load i64, ptr %sunkaddr811, align 8
  %gep.us.4.i = getelementptr i64, ptr %invariant.gep2033, i64 %.415.us.4.i
  %.426.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.427.us.4.i = add i64 %.426.us.4.i, -16384
  %.11.i4.i = tail call i64 @llvm.smin.i64(i64 %.427.us.4.i, i64 %soonest.6.1.us.3.i)
  br label %B494.us.4.i
B494.us.4.i:
  %soonest.6.1.us.4.i = phi i64 [ %soonest.6.1.us.3.i, %B250.B290_crit_edge.us.4.i ], [ %.11.i4.i, %B378.us.4.i ]
  %.idx174.i = mul i64 %.69.i, 48
  %71 = getelementptr i8, ptr %.88.i, i64 %.idx174.i
  br i1 %min.iters.check.i, label %B252.us.5.i.preheader, label %vector.ph86.i
vector.ph86.i:
  %n.vec88.i = and i64 %.69.i, 9223372036854775804
  %72 = mul i64 %.69.i, %227
  %73 = shl i64 %.82.i7, 3
  %74 = getelementptr i8, ptr %arg.s, i64 %72
  %75 = getelementptr i8, ptr %74, i64 %73
  %scevgep191.i = getelementptr i8, ptr %75, i64 16
  br label %vector.body89.i
vector.body89.i:
  %index90.i = phi i64 [ 0, %vector.ph86.i ], [ %index.next95.i, %vector.body89.i ]
  %vec.phi91.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %77, %vector.body89.i ]
  %vec.phi92.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %78, %vector.body89.i ]
  %76 = shl i64 %index90.i, 3
  %scevgep193.i = getelementptr i8, ptr %scevgep191.i, i64 %76
  %scevgep194.i = getelementptr i8, ptr %scevgep193.i, i64 -16
  %wide.load93.i = load <2 x i64>, ptr %scevgep194.i, align 8
  %wide.load94.i = load <2 x i64>, ptr %scevgep193.i, align 8
  %77 = or <2 x i64> %wide.load93.i, %vec.phi91.i
  %78 = or <2 x i64> %wide.load94.i, %vec.phi92.i
  %index.next95.i = add i64 %index90.i, 4
  %79 = icmp eq i64 %n.vec88.i, %index.next95.i
  br i1 %79, label %middle.block96.i, label %vector.body89.i
middle.block96.i:
  %bin.rdx97.i = or <2 x i64> %78, %77
  %rdx.shuf229.i = shufflevector <2 x i64> %bin.rdx97.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx230.i = or <2 x i64> %rdx.shuf229.i, %bin.rdx97.i
  %80 = extractelement <2 x i64> %bin.rdx230.i, i64 0
  %cmp.n98.i = icmp eq i64 %.69.i, %n.vec88.i
  br i1 %cmp.n98.i, label %B250.B290_crit_edge.us.5.i, label %B252.us.5.i.preheader
B252.us.5.i.preheader:
  %waiting.2.1130.us.5.i.ph = phi i64 [ 0, %B494.us.4.i ], [ %80, %middle.block96.i ]
  %.308126128.us.5.i.ph = phi i64 [ 0, %B494.us.4.i ], [ %n.vec88.i, %middle.block96.i ]
  br label %B252.us.5.i
B252.us.5.i:
  %waiting.2.1130.us.5.i = phi i64 [ %.348.us.5.i, %B252.us.5.i ], [ %waiting.2.1130.us.5.i.ph, %B252.us.5.i.preheader ]
  %.308126128.us.5.i = phi i64 [ %.315.us.5.i, %B252.us.5.i ], [ %.308126128.us.5.i.ph, %B252.us.5.i.preheader ]
  %.315.us.5.i = add i64 %.308126128.us.5.i, 1
  %81 = shl i64 %.308126128.us.5.i, 3
  %scevgep190.i = getelementptr i8, ptr %71, i64 %81
  %.346.us.5.i = load i64, ptr %scevgep190.i, align 8
  %.348.us.5.i = or i64 %.346.us.5.i, %waiting.2.1130.us.5.i
  %exitcond.5.not.i = icmp eq i64 %.69.i, %.315.us.5.i
  br i1 %exitcond.5.not.i, label %B250.B290_crit_edge.us.5.i, label %B252.us.5.i
B250.B290_crit_edge.us.5.i:
  %.348.us.5.lcssa.i = phi i64 [ %80, %middle.block96.i ], [ %.348.us.5.i, %B252.us.5.i ]
  %.361.not.us.5.i = icmp eq i64 %.348.us.5.lcssa.i, 0
  br i1 %.361.not.us.5.i, label %B494.us.5.i, label %B378.us.5.i
B378.us.5.i:
  %.415.us.5.i = load i64, ptr %sunkaddr811, align 8
  %gep.us.5.i = getelementptr i64, ptr %invariant.gep2033, i64 %.415.us.5.i
  %.425.us.5.i = getelementptr i8, ptr %gep.us.5.i, i64 8
  %.426.us.5.i = load i64, ptr %.425.us.5.i, align 8
  %.427.us.5.i = add i64 %.426.us.5.i, -16384
  %.11.i5.i = tail call i64 @llvm.smin.i64(i64 %.427.us.5.i, i64 %soonest.6.1.us.4.i)
  br label %B494.us.5.i
B494.us.5.i:
  %soonest.6.1.us.5.i = phi i64 [ %soonest.6.1.us.4.i, %B250.B290_crit_edge.us.5.i ], [ %.11.i5.i, %B378.us.5.i ]
  %.idx175.i = mul i64 %.69.i, 56
  %82 = getelementptr i8, ptr %.88.i, i64 %.idx175.i
  br i1 %min.iters.check.i, label %B252.us.6.i.preheader, label %vector.ph103.i
vector.ph103.i:
  %n.vec105.i = and i64 %.69.i, 9223372036854775804
  %83 = mul i64 %.69.i, %228
  %84 = shl i64 %.82.i7, 3
  %85 = getelementptr i8, ptr %arg.s, i64 %83
  %86 = getelementptr i8, ptr %85, i64 %84
  %scevgep186.i = getelementptr i8, ptr %86, i64 16
  br label %vector.body106.i
vector.body106.i:
  %index107.i = phi i64 [ 0, %vector.ph103.i ], [ %index.next112.i, %vector.body106.i ]
  %vec.phi108.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %88, %vector.body106.i ]
  %vec.phi109.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %89, %vector.body106.i ]
  %87 = shl i64 %index107.i, 3
  %scevgep188.i = getelementptr i8, ptr %scevgep186.i, i64 %87
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -16
  %wide.load110.i = load <2 x i64>, ptr %scevgep189.i, align 8
  %wide.load111.i = load <2 x i64>, ptr %scevgep188.i, align 8
  %88 = or <2 x i64> %wide.load110.i, %vec.phi108.i
  %89 = or <2 x i64> %wide.load111.i, %vec.phi109.i
  %index.next112.i = add i64 %index107.i, 4
  %90 = icmp eq i64 %n.vec105.i, %index.next112.i
  br i1 %90, label %middle.block113.i, label %vector.body106.i
middle.block113.i:
  %bin.rdx114.i = or <2 x i64> %89, %88
  %rdx.shuf231.i = shufflevector <2 x i64> %bin.rdx114.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx232.i = or <2 x i64> %rdx.shuf231.i, %bin.rdx114.i
  %91 = extractelement <2 x i64> %bin.rdx232.i, i64 0
  %cmp.n115.i = icmp eq i64 %.69.i, %n.vec105.i
  br i1 %cmp.n115.i, label %B250.B290_crit_edge.us.6.i, label %B252.us.6.i.preheader
B252.us.6.i.preheader:
  %waiting.2.1130.us.6.i.ph = phi i64 [ 0, %B494.us.5.i ], [ %91, %middle.block113.i ]
  %.308126128.us.6.i.ph = phi i64 [ 0, %B494.us.5.i ], [ %n.vec105.i, %middle.block113.i ]
  br label %B252.us.6.i
B252.us.6.i:
  %waiting.2.1130.us.6.i = phi i64 [ %.348.us.6.i, %B252.us.6.i ], [ %waiting.2.1130.us.6.i.ph, %B252.us.6.i.preheader ]
  %.308126128.us.6.i = phi i64 [ %.315.us.6.i, %B252.us.6.i ], [ %.308126128.us.6.i.ph, %B252.us.6.i.preheader ]
  %.315.us.6.i = add i64 %.308126128.us.6.i, 1
  %92 = shl i64 %.308126128.us.6.i, 3
  %scevgep185.i = getelementptr i8, ptr %82, i64 %92
  %.346.us.6.i = load i64, ptr %scevgep185.i, align 8
  %.348.us.6.i = or i64 %.346.us.6.i, %waiting.2.1130.us.6.i
  %exitcond.6.not.i = icmp eq i64 %.69.i, %.315.us.6.i
  br i1 %exitcond.6.not.i, label %B250.B290_crit_edge.us.6.i, label %B252.us.6.i
B250.B290_crit_edge.us.6.i:
  %.348.us.6.lcssa.i = phi i64 [ %91, %middle.block113.i ], [ %.348.us.6.i, %B252.us.6.i ]
  %.361.not.us.6.i = icmp eq i64 %.348.us.6.lcssa.i, 0
  br i1 %.361.not.us.6.i, label %B494.us.6.i, label %B378.us.6.i
B378.us.6.i:
  %.415.us.6.i = load i64, ptr %sunkaddr811, align 8
  %gep.us.6.i = getelementptr i64, ptr %invariant.gep2033, i64 %.415.us.6.i
  %.425.us.6.i = getelementptr i8, ptr %gep.us.6.i, i64 16
  %.426.us.6.i = load i64, ptr %.425.us.6.i, align 8
  %.427.us.6.i = add i64 %.426.us.6.i, -16384
  %.11.i6.i = tail call i64 @llvm.smin.i64(i64 %.427.us.6.i, i64 %soonest.6.1.us.5.i)
  br label %B494.us.6.i
B494.us.6.i:
  %soonest.6.1.us.6.i = phi i64 [ %soonest.6.1.us.5.i, %B250.B290_crit_edge.us.6.i ], [ %.11.i6.i, %B378.us.6.i ]
  %.idx176.i = shl i64 %.69.i, 6
  %93 = getelementptr i8, ptr %.88.i, i64 %.idx176.i
  br i1 %min.iters.check.i, label %B252.us.7.i.preheader, label %vector.ph120.i
vector.ph120.i:
  %n.vec122.i = and i64 %.69.i, 9223372036854775804
  %94 = mul i64 %.69.i, %229
  %95 = shl i64 %.82.i7, 3
  %96 = getelementptr i8, ptr %arg.s, i64 %94
  %97 = getelementptr i8, ptr %96, i64 %95
  %scevgep181.i = getelementptr i8, ptr %97, i64 16
  br label %vector.body123.i
vector.body123.i:
  %index124.i = phi i64 [ 0, %vector.ph120.i ], [ %index.next129.i, %vector.body123.i ]
  %vec.phi125.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %99, %vector.body123.i ]
  %vec.phi126.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %100, %vector.body123.i ]
  %98 = shl i64 %index124.i, 3
  %scevgep183.i = getelementptr i8, ptr %scevgep181.i, i64 %98
  %scevgep184.i = getelementptr i8, ptr %scevgep183.i, i64 -16
  %wide.load127.i = load <2 x i64>, ptr %scevgep184.i, align 8
  %wide.load128.i = load <2 x i64>, ptr %scevgep183.i, align 8
  %99 = or <2 x i64> %wide.load127.i, %vec.phi125.i
  %100 = or <2 x i64> %wide.load128.i, %vec.phi126.i
  %index.next129.i = add i64 %index124.i, 4
  %101 = icmp eq i64 %n.vec122.i, %index.next129.i
  br i1 %101, label %middle.block130.i, label %vector.body123.i
middle.block130.i:
  %bin.rdx131.i = or <2 x i64> %100, %99
  %rdx.shuf233.i = shufflevector <2 x i64> %bin.rdx131.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx234.i = or <2 x i64> %rdx.shuf233.i, %bin.rdx131.i
  %102 = extractelement <2 x i64> %bin.rdx234.i, i64 0
  %cmp.n132.i = icmp eq i64 %.69.i, %n.vec122.i
  br i1 %cmp.n132.i, label %B250.B290_crit_edge.us.7.i, label %B252.us.7.i.preheader
B252.us.7.i.preheader:
  %waiting.2.1130.us.7.i.ph = phi i64 [ 0, %B494.us.6.i ], [ %102, %middle.block130.i ]
  %.308126128.us.7.i.ph = phi i64 [ 0, %B494.us.6.i ], [ %n.vec122.i, %middle.block130.i ]
  br label %B252.us.7.i
B252.us.7.i:
  %waiting.2.1130.us.7.i = phi i64 [ %.348.us.7.i, %B252.us.7.i ], [ %waiting.2.1130.us.7.i.ph, %B252.us.7.i.preheader ]
  %.308126128.us.7.i = phi i64 [ %.315.us.7.i, %B252.us.7.i ], [ %.308126128.us.7.i.ph, %B252.us.7.i.preheader ]
  %.315.us.7.i = add i64 %.308126128.us.7.i, 1
  %103 = shl i64 %.308126128.us.7.i, 3
  %scevgep.i = getelementptr i8, ptr %93, i64 %103
  %.346.us.7.i = load i64, ptr %scevgep.i, align 8
  %.348.us.7.i = or i64 %.346.us.7.i, %waiting.2.1130.us.7.i
  %exitcond.7.not.i = icmp eq i64 %.69.i, %.315.us.7.i
  br i1 %exitcond.7.not.i, label %B250.B290_crit_edge.us.7.i, label %B252.us.7.i
B250.B290_crit_edge.us.7.i:
  %.348.us.7.lcssa.i = phi i64 [ %102, %middle.block130.i ], [ %.348.us.7.i, %B252.us.7.i ]
  %.361.not.us.7.i = icmp eq i64 %.348.us.7.lcssa.i, 0
  br i1 %.361.not.us.7.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v102B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B378.us.7.i
B378.us.7.i:
  %.415.us.7.i = load i64, ptr %sunkaddr811, align 8
  %gep.us.7.i = getelementptr i64, ptr %invariant.gep2033, i64 %.415.us.7.i
  %.425.us.7.i = getelementptr i8, ptr %gep.us.7.i, i64 24
  %.426.us.7.i = load i64, ptr %.425.us.7.i, align 8
  %.427.us.7.i = add i64 %.426.us.7.i, -16384
  %.11.i7.i = tail call i64 @llvm.smin.i64(i64 %.427.us.7.i, i64 %soonest.6.1.us.6.i)
  br label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v102B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit
B252.us.i:
  %waiting.2.1130.us.i = phi i64 [ %.348.us.i, %B252.us.i ], [ %waiting.2.1130.us.i.ph, %B252.us.i.preheader ]
  %.308126128.us.i = phi i64 [ %.315.us.i, %B252.us.i ], [ %.308126128.us.i.ph, %B252.us.i.preheader ]
  %.315.us.i = add i64 %.308126128.us.i, 1
  %104 = shl i64 %.308126128.us.i, 3
  %scevgep215.i = getelementptr i8, ptr %17, i64 %104
  %.346.us.i = load i64, ptr %scevgep215.i, align 8
  %.348.us.i = or i64 %.346.us.i, %waiting.2.1130.us.i
  %exitcond.not.i10 = icmp eq i64 %.69.i, %.315.us.i
  br i1 %exitcond.not.i10, label %B250.B290_crit_edge.us.i, label %B252.us.i
B250.B290_crit_edge.us.i:
  %.348.us.lcssa.i = phi i64 [ %26, %middle.block.i ], [ %.348.us.i, %B252.us.i ]
  %.361.not.us.i = icmp eq i64 %.348.us.lcssa.i, 0
  br i1 %.361.not.us.i, label %B494.us.i, label %B316.us.i
_ZN7mgpusim6engine5event4core9selection9next_timeB4v102B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit:
  %soonest.8.0.i = phi i64 [ %soonest.5.0.i, %B100.i ], [ %soonest.5.0.i, %B122.endif.endif.i ], [ %soonest.6.1.us.6.i, %B250.B290_crit_edge.us.7.i ], [ %.11.i7.i, %B378.us.7.i ]
  %.2270 = icmp slt i64 %soonest.8.0.i, %quot.0
  %.11.i233 = tail call i64 @llvm.smax.i64(i64 %soonest.8.0.i, i64 %.936)
  br i1 %.2270, label %B31307295.endif, label %B31307315.endif
B31307317:
  store ptr null, ptr %.2403, align 8
  call fastcc void @f4(ptr %.2403, ptr %arg.s, i64 0, i64 %.936, i64 %.2394)
  br label %B62251303.sink.split
B31307385:
  %_run_sub_core_v41_place.8.51516 = phi i64 [ %.2149, %B31307241 ], [ %_run_sub_core_v41_place.5.4, %B1018 ]
  %.2480.not = icmp slt i64 %.936, %quot.0
  br i1 %.2480.not, label %B31367677, label %B31307417
B31307417:
  %arg.c.val = load i64, ptr %sunkaddr794, align 8
  %.12.i = load i64, ptr %sunkaddr789, align 8
  %.13.i16 = getelementptr i64, ptr %arg.s, i64 %.12.i
  %.15.i = getelementptr i8, ptr %.13.i16, i64 %.11.idx.i
  %.20.i = load i64, ptr %sunkaddr653, align 8
  %.21.i = getelementptr i64, ptr %arg.s, i64 %.20.i
  %.24.i18 = mul i64 %arg.c.val, %.80422032214
  %.25.i = getelementptr i64, ptr %.21.i, i64 %.24.i18
  %.30.i19 = getelementptr i8, ptr %.15.i, i64 24
  %.31.i20 = load i64, ptr %.30.i19, align 8
  %.38.i21 = add i64 %.31.i20, 1
  store i64 %.38.i21, ptr %.30.i19, align 8
  %.43.i22 = shl i64 %.936, 9
  %.44.i23 = or i64 %_run_sub_core_v41_place.8.51516, %.43.i22
  %.48.i24 = icmp sgt i64 %.31.i20, 0
  br i1 %.48.i24, label %B160.i, label %B232.i
B160.i:
  %at.2.0.i = phi i64 [ %.57.i28, %B206.i ], [ %.31.i20, %B31307417 ]
  %.56.i27 = add i64 %at.2.0.i, -1
  %.57.i28 = lshr i64 %.56.i27, 1
  %.63.i = getelementptr i64, ptr %.25.i, i64 %.57.i28
  %.64.i = load i64, ptr %.63.i, align 8
  %.70.not.i = icmp sgt i64 %.64.i, %.44.i23
  br i1 %.70.not.i, label %B206.i, label %B232.i
B206.i:
  %.85.i = getelementptr i64, ptr %.25.i, i64 %at.2.0.i
  store i64 %.64.i, ptr %.85.i, align 8
  %.96.not.i = icmp eq i64 %.57.i28, 0
  br i1 %.96.not.i, label %B232.i, label %B160.i
B232.i:
  %at.3.1.i = phi i64 [ %.31.i20, %B31307417 ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %.44.i23, ptr %.108.i, align 8
  %sunkaddr2.i25 = getelementptr i8, ptr %.15.i, i64 16
  %.118.i26 = load i64, ptr %sunkaddr2.i25, align 8
  %.120.i = icmp slt i64 %.936, %.118.i26
  br i1 %.120.i, label %B264.i, label %_ZN7mgpusim6engine5event4core7waiting4wakeB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
B264.i:
  store i64 %.936, ptr %sunkaddr2.i25, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting4wakeB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
_ZN7mgpusim6engine5event4core7waiting4wakeB3v99B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit:
  %.2524 = load i64, ptr %sunkaddr655, align 8
  %.2525 = getelementptr i64, ptr %arg.s, i64 %.2524
  %.2528 = add i64 %_run_sub_core_v41_place.8.51516, %.904
  %.2534.idx = mul i64 %.2528, 176
  %.2534 = getelementptr i8, ptr %.2525, i64 %.2534.idx
  %.2535 = getelementptr i8, ptr %.2534, i64 152
  store i64 0, ptr %.2535, align 8
  store i64 %.936, ptr %.81522062211, align 8
  %.2561 = load i64, ptr %sunkaddr789, align 8
  %.2562 = getelementptr i64, ptr %arg.s, i64 %.2561
  %.2564 = getelementptr i64, ptr %.2562, i64 %.81322042213
  %.2569 = getelementptr i8, ptr %.2564, i64 48
  %.2570 = load i64, ptr %.2569, align 8
  %.2571 = icmp sgt i64 %.2570, 0
  br i1 %.2571, label %B31307459, label %B62251303
B31307459:
  store ptr null, ptr %.2579, align 8
  call fastcc void @f4(ptr %.2579, ptr %arg.s, i64 0, i64 %.936, i64 %.2570)
  br label %B62251303.sink.split
B31367677:
  %.2666 = load i64, ptr %sunkaddr655, align 8
  %.2667 = getelementptr i64, ptr %arg.s, i64 %.2666
  %.2670 = add i64 %_run_sub_core_v41_place.8.51516, %.904
  %.2672.idx = mul i64 %.2670, 176
  %.2672 = getelementptr i8, ptr %.2667, i64 %.2672.idx
  %.2678 = load i64, ptr %sunkaddr673, align 8
  %.2679 = getelementptr i64, ptr %arg.s, i64 %.2678
  %.2685 = load i64, ptr %sunkaddr674, align 8
  %.2686 = mul i64 %.2685, %.2670
  %.2687 = getelementptr i64, ptr %.2679, i64 %.2686
  %.2700 = getelementptr i8, ptr %.2672, i64 136
  %.2701 = load i64, ptr %.2700, align 8
  %.2702 = icmp eq i64 %.2701, 1
  br i1 %.2702, label %B31367679, label %B31367749
B31367679:
  store i64 0, ptr %.2700, align 8
  %.4501.pre.pre.pre = load i64, ptr %.2672, align 8
  br label %B33070738
B31367749:
  %.2728 = load i64, ptr %sunkaddr676, align 8
  %.2729 = getelementptr i64, ptr %arg.c, i64 %.2728
  %.2732 = load i64, ptr %.2672, align 8
  %.2734.idx = mul i64 %.2732, 104
  %.2734 = getelementptr i8, ptr %.2729, i64 %.2734.idx
  %.2779 = load i64, ptr %.2734, align 8
  %.2784 = getelementptr i8, ptr %.2734, i64 16
  %.2785 = load i64, ptr %.2784, align 8
  %.2790 = icmp sgt i64 %.2785, -1
  br i1 %.2790, label %B31367750, label %B32099190
B31367750:
  %sunkaddr677 = shl i64 %.2785, 3
  %sunkaddr678 = getelementptr i8, ptr %.81422052212, i64 %sunkaddr677
  %sunkaddr679 = getelementptr i8, ptr %sunkaddr678, i64 64
  %.2796 = load i64, ptr %sunkaddr679, align 8
  %.2798 = icmp sgt i64 %.2796, %.936
  br i1 %.2798, label %B32098136, label %B32099190
B32098136:
  %.2813 = add i64 %.2785, 1
  %.2815 = getelementptr i8, ptr %.2672, i64 152
  store i64 %.2813, ptr %.2815, align 8
  %.2819 = icmp eq i64 %.2785, 3
  %spec.select1801 = select i1 %.2819, i64 11, i64 10
  %.2879 = getelementptr i8, ptr %.2672, i64 96
  %.2880 = load i64, ptr %.2879, align 8
  %.2886.not = icmp eq i64 %.2880, %spec.select1801
  br i1 %.2886.not, label %B33070485, label %B32098256
B32098256:
  %.2889 = icmp sgt i64 %.2880, 0
  br i1 %.2889, label %B32098278.endif, label %B32098844
B32098320:
  %.2973 = and i64 %.2931, 15
  %.2976 = sub i64 %.11.i235, %.2921
  %sunkaddr680 = shl i64 %.2973, 3
  %sunkaddr681 = getelementptr i8, ptr %arg.s, i64 %sunkaddr680
  %sunkaddr682 = getelementptr i8, ptr %sunkaddr681, i64 240
  %.2983 = load i64, ptr %sunkaddr682, align 8
  %.2984 = add i64 %.2983, %.2976
  store i64 %.2984, ptr %sunkaddr682, align 8
  %.2988 = load i64, ptr %sunkaddr707, align 8
  %.2989 = getelementptr i64, ptr %arg.s, i64 %.2988
  %.2991.idx = mul i64 %.2896, 120
  %.2991 = getelementptr i8, ptr %.2989, i64 %.2991.idx
  %.2993 = getelementptr i64, ptr %.2991, i64 %.2973
  %.2994 = load i64, ptr %.2993, align 8
  %.2995 = add i64 %.2994, %.2976
  store i64 %.2995, ptr %.2993, align 8
  br label %B32098410
B32098410:
  %_run_sub_core_v41_issue_v50_note_busy_v64_charge_v65_since.2.8 = phi i64 [ %.11.i235, %B32098320 ], [ %.2921, %B32098278.endif ]
  %.3010 = icmp sgt i64 %.936, %_run_sub_core_v41_issue_v50_note_busy_v64_charge_v65_since.2.8
  br i1 %.3010, label %B32098528, label %B32098744
B32098528:
  %.3014 = load i64, ptr %.2879, align 8
  %.3015 = icmp sgt i64 %.3014, 0
  %.3025 = sub i64 %.936, %_run_sub_core_v41_issue_v50_note_busy_v64_charge_v65_since.2.8
  br i1 %.3015, label %B32098632, label %B32098732
B32098632:
  %sunkaddr685 = shl i64 %.3014, 3
  %sunkaddr686 = getelementptr i8, ptr %arg.s, i64 %sunkaddr685
  %sunkaddr687 = getelementptr i8, ptr %sunkaddr686, i64 240
  %.3034 = load i64, ptr %sunkaddr687, align 8
  %.3035 = add i64 %.3034, %.3025
  store i64 %.3035, ptr %sunkaddr687, align 8
  %.3039 = load i64, ptr %sunkaddr707, align 8
  %.3040 = getelementptr i64, ptr %arg.s, i64 %.3039
  %.3042.idx = mul i64 %.2896, 120
  %.3042 = getelementptr i8, ptr %.3040, i64 %.3042.idx
  %.3044 = getelementptr i64, ptr %.3042, i64 %.3014
  %.3045 = load i64, ptr %.3044, align 8
  %.3046 = add i64 %.3045, %.3025
  store i64 %.3046, ptr %.3044, align 8
  br label %B32098744
B32098732:
  %.3068 = load i64, ptr %sunkaddr713, align 8
  %.3069 = add i64 %.3068, %.3025
  store i64 %.3069, ptr %sunkaddr713, align 8
  %.3073 = load i64, ptr %sunkaddr707, align 8
  %.3074 = getelementptr i64, ptr %arg.s, i64 %.3073
  %.3076.idx = mul i64 %.2896, 120
  %.3076 = getelementptr i8, ptr %.3074, i64 %.3076.idx
  %.3078 = getelementptr i8, ptr %.3076, i64 8
  %.3079 = load i64, ptr %.3078, align 8
  %.3080 = add i64 %.3079, %.3025
  store i64 %.3080, ptr %.3078, align 8
  br label %B32098744
B32098744:
  store i64 %.936, ptr %.2920, align 8
  br label %B32098844
B32098844:
  store i64 %spec.select1801, ptr %.2879, align 8
  br label %B33070485
B32099190:
  %sunkaddr694 = getelementptr i8, ptr %.2734, i64 32
  %.3156 = load i64, ptr %sunkaddr694, align 8
  %.3158 = add i64 %.3156, %.936
  %.3163 = icmp eq i64 %.2779, 1
  br i1 %.3163, label %B32099212, label %B32340653
B32099212:
  %.3168 = getelementptr i8, ptr %.2672, i64 40
  %.3169 = load i64, ptr %.3168, align 8
  %sunkaddr696 = getelementptr i8, ptr %.2734, i64 72
  %.3172 = load i64, ptr %sunkaddr696, align 8
  %.3173 = add i64 %.3172, %.3169
  %.3181.idx = shl i64 %.3173, 4
  %.3181 = getelementptr i8, ptr %arg.entries, i64 %.3181.idx
  %.3182 = getelementptr i8, ptr %.3181, i64 8
  %.3183 = load i64, ptr %.3182, align 8
  %105 = and i64 %.3183, 4294967295
  %.3185.not = icmp eq i64 %105, 0
  br i1 %.3185.not, label %B32340653, label %B32099246
B32099246:
  %.3189 = load i64, ptr %sunkaddr697, align 8
  %.3190 = getelementptr i64, ptr %arg.c, i64 %.3189
  %sunkaddr699 = getelementptr i8, ptr %.2734, i64 64
  %.3193 = load i64, ptr %sunkaddr699, align 8
  %.3195.idx = mul i64 %.3193, 88
  %.3195 = getelementptr i8, ptr %.3190, i64 %.3195.idx
  %.3196 = getelementptr i8, ptr %.3195, i64 8
  %.3197 = load i64, ptr %.3196, align 8
  %.3203 = load i64, ptr %sunkaddr811, align 8
  %gep2036 = getelementptr i64, ptr %invariant.gep2033, i64 %.3203
  %.3209 = getelementptr i64, ptr %gep2036, i64 %.3197
  %.3210 = load i64, ptr %.3209, align 8
  %.3211 = add i64 %.3210, -16384
  %.3213 = icmp sgt i64 %.3211, %.936
  br i1 %.3213, label %B32099340, label %B32340594
B32099340:
  %.3233 = add i64 %.3197, 5
  %.3235 = getelementptr i8, ptr %.2672, i64 152
  store i64 %.3233, ptr %.3235, align 8
  %switch.tableidx = add i64 %.3197, -1
  %106 = icmp ult i64 %switch.tableidx, 3
  br i1 %106, label %switch.lookup, label %B32340185
switch.lookup:
  %sunkaddr701 = shl i64 %.3197, 3
  %sunkaddr702 = getelementptr i8, ptr @f0, i64 %sunkaddr701
  %sunkaddr703 = getelementptr i8, ptr %sunkaddr702, i64 -8
  %switch.load = load i64, ptr %sunkaddr703, align 8
  br label %B32340185
B32340185:
  %_run_sub_core_v41_issue_v50__reason_v57_reason.4.8 = phi i64 [ %switch.load, %switch.lookup ], [ 11, %B32099340 ]
  %.3313 = getelementptr i8, ptr %.2672, i64 96
  %.3314 = load i64, ptr %.3313, align 8
  %.3320.not = icmp eq i64 %.3314, %_run_sub_core_v41_issue_v50__reason_v57_reason.4.8
  br i1 %.3320.not, label %B33070485, label %B32340205
B32340205:
  %.3323 = icmp sgt i64 %.3314, 0
  br i1 %.3323, label %B32340207.endif, label %B32340476
B32340209:
  %.3407 = and i64 %.3365, 15
  %.3410 = sub i64 %.11.i236, %.3355
  %sunkaddr704 = shl i64 %.3407, 3
  %sunkaddr705 = getelementptr i8, ptr %arg.s, i64 %sunkaddr704
  %sunkaddr706 = getelementptr i8, ptr %sunkaddr705, i64 240
  %.3417 = load i64, ptr %sunkaddr706, align 8
  %.3418 = add i64 %.3417, %.3410
  store i64 %.3418, ptr %sunkaddr706, align 8
  %.3422 = load i64, ptr %sunkaddr707, align 8
  %.3423 = getelementptr i64, ptr %arg.s, i64 %.3422
  %.3425.idx = mul i64 %.3330, 120
  %.3425 = getelementptr i8, ptr %.3423, i64 %.3425.idx
  %.3427 = getelementptr i64, ptr %.3425, i64 %.3407
  %.3428 = load i64, ptr %.3427, align 8
  %.3429 = add i64 %.3428, %.3410
  store i64 %.3429, ptr %.3427, align 8
  br label %B32340231
B32340231:
  %_run_sub_core_v41_issue_v50_note_busy_v58_charge_v59_since.2.9 = phi i64 [ %.11.i236, %B32340209 ], [ %.3355, %B32340207.endif ]
  %.3444 = icmp sgt i64 %.936, %_run_sub_core_v41_issue_v50_note_busy_v58_charge_v59_since.2.9
  br i1 %.3444, label %B32340287, label %B32340454
B32340287:
  %.3448 = load i64, ptr %.3313, align 8
  %.3449 = icmp sgt i64 %.3448, 0
  %.3459 = sub i64 %.936, %_run_sub_core_v41_issue_v50_note_busy_v58_charge_v59_since.2.9
  br i1 %.3449, label %B32340288, label %B32340442
B32340288:
  %sunkaddr709 = shl i64 %.3448, 3
  %sunkaddr710 = getelementptr i8, ptr %arg.s, i64 %sunkaddr709
  %sunkaddr711 = getelementptr i8, ptr %sunkaddr710, i64 240
  %.3468 = load i64, ptr %sunkaddr711, align 8
  %.3469 = add i64 %.3468, %.3459
  store i64 %.3469, ptr %sunkaddr711, align 8
  %.3473 = load i64, ptr %sunkaddr707, align 8
  %.3474 = getelementptr i64, ptr %arg.s, i64 %.3473
  %.3476.idx = mul i64 %.3330, 120
  %.3476 = getelementptr i8, ptr %.3474, i64 %.3476.idx
  %.3478 = getelementptr i64, ptr %.3476, i64 %.3448
  %.3479 = load i64, ptr %.3478, align 8
  %.3480 = add i64 %.3479, %.3459
  store i64 %.3480, ptr %.3478, align 8
  br label %B32340454
B32340442:
  %.3502 = load i64, ptr %sunkaddr713, align 8
  %.3503 = add i64 %.3502, %.3459
  store i64 %.3503, ptr %sunkaddr713, align 8
  %.3507 = load i64, ptr %sunkaddr707, align 8
  %.3508 = getelementptr i64, ptr %arg.s, i64 %.3507
  %.3510.idx = mul i64 %.3330, 120
  %.3510 = getelementptr i8, ptr %.3508, i64 %.3510.idx
  %.3512 = getelementptr i8, ptr %.3510, i64 8
  %.3513 = load i64, ptr %.3512, align 8
  %.3514 = add i64 %.3513, %.3459
  store i64 %.3514, ptr %.3512, align 8
  br label %B32340454
B32340454:
  store i64 %.936, ptr %.3354, align 8
  br label %B32340476
B32340476:
  store i64 %_run_sub_core_v41_issue_v50__reason_v57_reason.4.8, ptr %.3313, align 8
  br label %B33070485
B32340594:
  store i64 %.936, ptr %scevgep574, align 8
  %.3596 = load i64, ptr %sunkaddr699, align 8
  %.29.i30 = load i64, ptr %sunkaddr697, align 8
  %.30.i31 = getelementptr i64, ptr %arg.c, i64 %.29.i30
  %.32.idx.i = mul i64 %.3596, 88
  %.32.i32 = getelementptr i8, ptr %.30.i31, i64 %.32.idx.i
  %.38.i33 = load i64, ptr %.32.i32, align 8
  %.45.i35 = getelementptr i8, ptr %.32.i32, i64 8
  %.46.i36 = load i64, ptr %.45.i35, align 8
  %.47.i = add i64 %.46.i36, %.43.i34
  %.62.i = load i64, ptr %.3181, align 8
  %.71.i = getelementptr i8, ptr %.3181, i64 16
  %.73.i = load i64, ptr %.71.i, align 8
  %.83.i38 = load i64, ptr %.3182, align 8
  %.84.i39 = ashr i64 %.83.i38, 32
  %.86.i = getelementptr i8, ptr %.32.i32, i64 32
  %.87.i40 = load i64, ptr %.86.i, align 8
  %.89.i = and i64 %.83.i38, 4294967295
  %.91.i = getelementptr i8, ptr %.32.i32, i64 40
  %.92.i = load i64, ptr %.91.i, align 8
  %.93.i = mul i64 %.92.i, %.89.i
  %.95.i41 = getelementptr i8, ptr %.32.i32, i64 48
  %.96.i = load i64, ptr %.95.i41, align 8
  %.97.i42 = mul i64 %.96.i, %.84.i39
  %.11.i.i43 = tail call i64 @llvm.smin.i64(i64 %.97.i42, i64 %.93.i)
  %.88.i44 = mul i64 %.84.i39, %.87.i40
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i43, i64 %.88.i44)
  %.162.i = getelementptr i64, ptr %arg.s, i64 %.3203
  %.164.i = getelementptr i64, ptr %.162.i, i64 %.47.i
  %.165.i = load i64, ptr %.164.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.165.i, i64 %.936)
  %.198.i = getelementptr i8, ptr %.32.i32, i64 56
  %.199.i = load i64, ptr %.198.i, align 8
  %.207.i = sub i64 %.11.i8.i, %.87.i40
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.207.i, i64 0)
  %.237.i = add i64 %.199.i, %.11.i9.i
  %.239.i = add i64 %.237.i, %.11.i10.i
  %.245.i = load i64, ptr %.244.i, align 8
  %.246.i = getelementptr i64, ptr %arg.s, i64 %.245.i
  %.248.idx.i = mul i64 %.3596, 56
  %.248.i = getelementptr i8, ptr %.246.i, i64 %.248.idx.i
  %.254.i = load i64, ptr %.248.i, align 8
  %.255.i = add i64 %.254.i, 1
  store i64 %.255.i, ptr %.248.i, align 8
  %.260.i = getelementptr i8, ptr %.248.i, i64 8
  %.261.i = load i64, ptr %.260.i, align 8
  %.264.i = sub i64 %.73.i, %.62.i
  %.265.i = add i64 %.261.i, %.264.i
  store i64 %.265.i, ptr %.260.i, align 8
  %.271.i = add i64 %.11.i8.i, %.11.i9.i
  %.276.i = getelementptr i8, ptr %.32.i32, i64 72
  %.277.i = load i64, ptr %.276.i, align 8
  switch i64 %.277.i, label %B832.i [
    i64 2, label %B618.i
    i64 1, label %B728.i
  ]
B618.i:
  %.299.i = getelementptr i64, ptr %arg.conflicts, i64 %.3173
  %.300.i = load i64, ptr %.299.i, align 8
  %.303.i = add i64 %.300.i, 1
  %.306.i = load i64, ptr %.305.i, align 8
  %.309.i = mul i64 %.303.i, %.306.i
  %.311.i = add i64 %.309.i, %.11.i8.i
  %.318.i = add i64 %.311.i, %.11.i9.i
  %.323.i = add i64 %.318.i, %.199.i
  br label %B1832.i
B728.i:
  store i64 0, ptr %.354.i, align 8
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
  br i1 %.76.i.i, label %B160.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
B160.preheader.i.i:
  %.398.i.i = sub i64 %.33.i.i, %.48.i.i
  %notmask177.i.i = shl i64 -1, %.398.i.i
  %.400.i.i = xor i64 %notmask177.i.i, -1
  %sunkaddr74.i.i = getelementptr i8, ptr %.32.i32, i64 80
  br label %B160.i.i
B160.i.i:
  %ready.2.0.i.i = phi i64 [ %.11.i63.i.i, %B584.endif.endif.i.i ], [ %.11.i9.i, %B160.preheader.i.i ]
  %i.2.0.i.i = phi i64 [ %i.3.2.i.i, %B584.endif.endif.i.i ], [ %.62.i, %B160.preheader.i.i ]
  %.89.i.i = getelementptr i64, ptr %arg.tx, i64 %i.2.0.i.i
  %.90.i.i = load i64, ptr %.89.i.i, align 8
  %.92.i.i = ashr i64 %.90.i.i, %.55.i.i
  %.94.i.i = ashr i64 %.92.i.i, %.34.i.i
  %.106.i.i = load i64, ptr %sunkaddr69.i.i, align 8
  %.107.i.i = ashr i64 %.92.i.i, %.106.i.i
  %.110.i.i = load i64, ptr %sunkaddr70.i.i, align 8
  %.113.i.i = icmp eq i64 %.110.i.i, 0
  br i1 %.113.i.i, label %B160.endif.i.i, label %B160.else.i.i
B342.i.i:
  %.226.i.i = phi i64 [ %.353.i.i, %B548.i.i ], [ %.90.i.i, %B342.preheader.i.i ]
  %i.5.1.i.i = phi i64 [ %lsr.iv.next.i.i, %B548.i.i ], [ %108, %B342.preheader.i.i ]
  %turns.2.1.i.i = phi i64 [ %.385275.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %mask.2.1.i.i = phi i64 [ %.407278.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %.228.i.i = ashr i64 %.226.i.i, %.55.i.i
  %.230.i.i = ashr i64 %.228.i.i, %.49.i.i
  br label %B378.endif.i.i
B450.i.i:
  %107 = shl i64 %lsr.iv.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 %107
  %.353.i.i = load i64, ptr %scevgep.i.i, align 8
  %.357.i.i = ashr i64 %.353.i.i, %.55.i.i
  %.359.i.i = ashr i64 %.357.i.i, %.49.i.i
  %.361.i.i = icmp eq i64 %.359.i.i, %.230.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 1
  br i1 %.361.i.i, label %B378.endif.i.i, label %B548.i.i
B486.i.i:
  %smax.le.i.i = tail call i64 @llvm.smax.i64(i64 %.73.i, i64 %i.5.1.i.i)
  %.385.i.i = add i64 %.11.i.i.i, %turns.2.1.i.i
  %.402.i.i = and i64 %.230.i.i, %.400.i.i
  %.405.i.i = shl i64 1, %.402.i.i
  %.407.i.i = or i64 %.405.i.i, %mask.2.1.i.i
  br label %B584.endif.endif.i.i
B548.i.i:
  %.385275.i.i = add i64 %.11.i.i.i, %turns.2.1.i.i
  %.402276.i.i = and i64 %.230.i.i, %.400.i.i
  %.405277.i.i = shl i64 1, %.402276.i.i
  %.407278.i.i = or i64 %.405277.i.i, %mask.2.1.i.i
  %.451.i.i = ashr i64 %.357.i.i, %.34.i.i
  %.453.i.i = icmp eq i64 %.451.i.i, %.94.i.i
  br i1 %.453.i.i, label %B342.i.i, label %B584.endif.endif.i.i
B160.else.i.i:
  %.124.i.i = icmp ne i64 %.107.i.i, -9223372036854775808
  %.125.i.i = icmp ne i64 %.110.i.i, -1
  %.126.not.i.i = or i1 %.124.i.i, %.125.i.i
  br i1 %.126.not.i.i, label %B160.else.if.i.i, label %B160.endif.i.i
B160.endif.i.i:
  %rem.0.i.i = phi i64 [ 0, %B160.i.i ], [ 0, %B160.else.i.i ], [ %spec.select.i.i, %118 ]
  %.170.i.i = icmp slt i64 %i.2.0.i.i, %.73.i
  br i1 %.170.i.i, label %B342.preheader.i.i, label %B584.endif.endif.i.i
B342.preheader.i.i:
  %108 = add i64 %i.2.0.i.i, 1
  br label %B342.i.i
B160.else.if.i.i:
  %109 = or i64 %.107.i.i, %.110.i.i
  %110 = icmp ult i64 %109, 4294967296
  br i1 %110, label %111, label %116
111:
  %112 = trunc i64 %.110.i.i to i32
  %113 = trunc i64 %.107.i.i to i32
  %114 = urem i32 %113, %112
  %115 = zext i32 %114 to i64
  br label %118
116:
  %117 = srem i64 %.107.i.i, %.110.i.i
  br label %118
118:
  %119 = phi i64 [ %115, %111 ], [ %117, %116 ]
  %.131.i.i = xor i64 %119, %.110.i.i
  %.132.i.i = icmp slt i64 %.131.i.i, 0
  %.133.i.i = icmp ne i64 %119, 0
  %.134.i.i = and i1 %.133.i.i, %.132.i.i
  %.141.i.i = select i1 %.134.i.i, i64 %.110.i.i, i64 0
  %spec.select.i.i = add i64 %.141.i.i, %119
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
  %turns.3.2.i.i = phi i64 [ 0, %B160.endif.i.i ], [ %.385.i.i, %B486.i.i ], [ %.385275.i.i, %B548.i.i ]
  %mask.3.2.i.i = phi i64 [ 0, %B160.endif.i.i ], [ %.407.i.i, %B486.i.i ], [ %.407278.i.i, %B548.i.i ]
  %.481.i.i = load i64, ptr %sunkaddr.i.i, align 8
  %.484.i.i = load i64, ptr %scevgep574, align 8
  %.11.i57.i.i = tail call i64 @llvm.smax.i64(i64 %.484.i.i, i64 %.481.i.i)
  %.515.i.i = load i64, ptr %sunkaddr72.i.i, align 8
  %.517.i.i = mul i64 %.515.i.i, %turns.3.2.i.i
  %.518.i.i = add i64 %.517.i.i, %.11.i57.i.i
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
  %.715.i.i = mul i64 %.713.i.i, %turns.3.2.i.i
  %.718.i.i = add i64 %.715.i.i, %.11.i61.i.i
  store i64 %.718.i.i, ptr %.681.i.i, align 8
  %.11.i62.i.i = tail call i64 @llvm.smax.i64(i64 %.575.i.i, i64 %.718.i.i)
  %.11.i63.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i62.i.i, i64 %ready.2.0.i.i)
  %.791.i.i = icmp slt i64 %i.3.2.i.i, %.73.i
  br i1 %.791.i.i, label %B160.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B728.i ], [ %.11.i63.i.i, %B584.endif.endif.i.i ]
  %.397.i = getelementptr i8, ptr %.32.i32, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.401.i = add i64 %.398.i, %ready.3.1.i.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.401.i, i64 %.239.i)
  br label %B1832.i
B832.i:
  %.447.i = icmp sgt i64 %.73.i, %.62.i
  br i1 %.447.i, label %B846.i, label %B1832.i
B846.i:
  %.456.i = getelementptr i8, ptr %.32.i32, i64 24
  %.457.i = load i64, ptr %.456.i, align 8
  %.457.fr.i = freeze i64 %.457.i
  %.462.i = icmp eq i64 %.38.i33, 1
  br i1 %.462.i, label %B930.i, label %B886.i
B886.i:
  %.470.i = load i64, ptr %arg.c, align 8
  %.471.i = getelementptr i64, ptr %arg.c, i64 %.470.i
  %.474.i = load i64, ptr %.28.i.i, align 8
  %.476.idx.i = mul i64 %.474.i, 152
  %.476.i = getelementptr i8, ptr %.471.i, i64 %.476.idx.i
  %.477.i = getelementptr i8, ptr %.476.i, i64 136
  %.478.i = load i64, ptr %.477.i, align 8
  br label %B930.i
B930.i:
  %"$phi930.0.2.0.i" = phi i64 [ %.478.i, %B886.i ], [ 0, %B846.i ]
  store i64 %"$phi930.0.2.0.i", ptr %.354.i, align 8
  %.494.i = icmp eq i64 %.73.i, %.62.i
  br i1 %.494.i, label %B930.endif.i, label %B930.else.i
B1062.i:
  %.575.i = load i64, ptr %.86.i, align 8
  br label %B1078.endif.i
B1148.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1148.i ], [ %scevgep.i46, %B1148.lr.ph.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B1148.i ], [ %137, %B1148.lr.ph.i ]
  %busy.2.0327.i = phi i64 [ %.943.i, %B1148.i ], [ 0, %B1148.lr.ph.i ]
  %hits.2.0326.i = phi i64 [ %.877.i, %B1148.i ], [ 0, %B1148.lr.ph.i ]
  %stalled.2.0325.i = phi i64 [ %stalled.3.1.i, %B1148.i ], [ 0, %B1148.lr.ph.i ]
  %t.3.0324.i = phi i64 [ %.936.i, %B1148.i ], [ %.11.i9.i, %B1148.lr.ph.i ]
  %ready.4.1323.i = phi i64 [ %.11.i6.i48, %B1148.i ], [ %.239.i, %B1148.lr.ph.i ]
  %.753.i = load i64, ptr %lsr.iv40.i, align 8
  %.757.i = load i64, ptr %sunkaddr29.i, align 8
  %.759.i = ashr i64 %.753.i, %.618.i
  %.761.i = and i64 %.753.i, %.624.i
  %.764.i = load i64, ptr %sunkaddr30.i, align 8
  call fastcc void @f6(ptr %.771.i, ptr %arg.c, ptr %arg.s, i64 %.757.i, i64 %quot.3.0, i64 %.759.i, i64 %.761.i, i64 0, i64 %t.3.0324.i, i64 %.199.i, i64 %.764.i)
  %.785.i = load i64, ptr %.771.i, align 8
  %.800.i = add i64 %t.3.0324.i, %.199.i
  %.802.not.i = icmp sle i64 %.785.i, %.800.i
  %"$phi1298.1.2.1293.i" = select i1 %.802.not.i, i64 %quot.0.i, i64 %.11.i5.i45
  %"$phi1326.2.2.1.i" = zext i1 %.802.not.i to i64
  %.887.i = load i64, ptr %sunkaddr37.i, align 8
  %.11.i6.i48 = tail call i64 @llvm.smax.i64(i64 %.785.i, i64 %ready.4.1323.i)
  %.943.i = add i64 %"$phi1298.1.2.1293.i", %busy.2.0327.i
  %.889.i = sub i64 %.887.i, %t.3.0324.i
  %.894.i = icmp sgt i64 %.889.i, 0
  %spec.select19.i = select i1 %.894.i, i64 %.887.i, i64 %t.3.0324.i
  %.936.i = add i64 %spec.select19.i, %"$phi1298.1.2.1293.i"
  %.914.i = tail call i64 @llvm.smax.i64(i64 %.889.i, i64 0)
  %stalled.3.1.i = add i64 %.914.i, %stalled.2.0325.i
  %.877.i = add i64 %hits.2.0326.i, %"$phi1326.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 8
  %.713.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.713.i, label %B1148.i, label %B1450.endif.endif.i
B1736.i:
  call fastcc void @f4(ptr %.1159.i, ptr %arg.s, i64 5, i64 %.11.i9.i, i64 %.1102.i)
  br label %B1782.i
B1782.i:
  %.1198.not.i = icmp eq i64 %.1114.i, %.560.i
  br i1 %.1198.not.i, label %B1832.i, label %B1786.i
B1786.i:
  call fastcc void @f4(ptr %.1219.i, ptr %arg.s, i64 6, i64 %.11.i9.i, i64 %.1116.i)
  br label %B1832.i
B1832.i:
  %cost.3.0.i = phi i64 [ %.311.i, %B618.i ], [ %.11.i8.i, %B832.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ], [ %.11.i12.i, %B1782.i ], [ %.11.i12.i, %B1786.i ]
  %end.3.0.i = phi i64 [ %.318.i, %B618.i ], [ %.271.i, %B832.i ], [ %.271.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ], [ %.1045.i, %B1782.i ], [ %.1045.i, %B1786.i ]
  %ready.5.0.i = phi i64 [ %.323.i, %B618.i ], [ %.239.i, %B832.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v107B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ], [ %ready.4.1.lcssa.i, %B1782.i ], [ %ready.4.1.lcssa.i, %B1786.i ]
  %.1276.i = load i64, ptr %sunkaddr811, align 8
  %.1277.i = getelementptr i64, ptr %arg.s, i64 %.1276.i
  %.1280.i = getelementptr i64, ptr %.1277.i, i64 %.47.i
  store i64 %end.3.0.i, ptr %.1280.i, align 8
  %sunkaddr33.i = getelementptr i8, ptr %.248.i, i64 48
  %.1286.i = load i64, ptr %sunkaddr33.i, align 8
  %.1289.i = sub i64 %end.3.0.i, %.11.i9.i
  %.1292.i = add i64 %.1289.i, %.1286.i
  store i64 %.1292.i, ptr %sunkaddr33.i, align 8
  %.1301.i = getelementptr i64, ptr %.1299.i, i64 %.38.i33
  %.1302.i = load i64, ptr %.1301.i, align 8
  %.1304.i = add i64 %.1302.i, %cost.3.0.i
  store i64 %.1304.i, ptr %.1301.i, align 8
  switch i64 %.38.i33, label %B2072.i [
    i64 1, label %B1954.i
    i64 3, label %B2024.i
  ]
B1954.i:
  call fastcc void @f4(ptr %.1317.i, ptr %arg.s, i64 3, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v106B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B2024.i:
  call fastcc void @f4(ptr %.1357.i, ptr %arg.s, i64 4, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v106B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B2072.i:
  call fastcc void @f4(ptr %.1392.i, ptr %arg.s, i64 2, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v106B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B930.else.i:
  %.505.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.506.i = icmp ne i64 %.264.i, -1
  %.507.not.i = or i1 %.506.i, %.505.i
  br i1 %.507.not.i, label %B930.else.if.i, label %B930.endif.i
B930.endif.i:
  %quot.0.i = phi i64 [ 0, %B930.i ], [ 0, %B930.else.i ], [ %spec.select.i49, %133 ]
  %.544.i = load i64, ptr %.543.i, align 8
  %.550.i = load i64, ptr %.549.i, align 8
  %.556.i = load i64, ptr %.555.i, align 8
  %.559.i = load i64, ptr %.558.i, align 8
  %.560.i = add i64 %.559.i, %.556.i
  %120 = or i64 %.457.fr.i, %.38.i33
  %or.cond.i = icmp eq i64 %120, 0
  br i1 %or.cond.i, label %B1062.i, label %B1078.endif.i
B930.else.if.i:
  %121 = or i64 %.11.i8.i, %.264.i
  %122 = icmp ult i64 %121, 4294967296
  br i1 %122, label %123, label %130
123:
  %124 = trunc i64 %.264.i to i32
  %125 = trunc i64 %.11.i8.i to i32
  %126 = udiv i32 %125, %124
  %127 = urem i32 %125, %124
  %128 = zext i32 %126 to i64
  %129 = zext i32 %127 to i64
  br label %133
130:
  %131 = sdiv i64 %.11.i8.i, %.264.i
  %132 = srem i64 %.11.i8.i, %.264.i
  br label %133
133:
  %134 = phi i64 [ %128, %123 ], [ %131, %130 ]
  %135 = phi i64 [ %129, %123 ], [ %132, %130 ]
  %.512.i = xor i64 %135, %.264.i
  %.513.i = icmp slt i64 %.512.i, 0
  %.514.i = icmp ne i64 %135, 0
  %.515.i = and i1 %.514.i, %.513.i
  %.520.i = sext i1 %.515.i to i64
  %spec.select.i49 = add i64 %134, %.520.i
  br label %B930.endif.i
B1078.endif.i:
  %"$phi1078.0.2.0.i" = phi i64 [ %.575.i, %B1062.i ], [ 0, %B930.endif.i ]
  %.618.i = load i64, ptr %.54.i.i, align 8
  %notmask.i = shl i64 -1, %.618.i
  %.624.i = xor i64 %notmask.i, -1
  %.713320.not.i = icmp slt i64 %.264.i, 1
  br i1 %.713320.not.i, label %B1450.endif.endif.i, label %B1148.lr.ph.i
B1148.lr.ph.i:
  %136 = icmp eq i64 %.457.fr.i, 0
  %.11.i5.i45 = tail call i64 @llvm.smax.i64(i64 %"$phi1078.0.2.0.i", i64 %quot.0.i)
  %137 = add i64 %.264.i, 1
  %138 = shl i64 %.62.i, 3
  %scevgep.i46 = getelementptr i8, ptr %arg.tx, i64 %138
  %sunkaddr29.i = getelementptr i8, ptr %.32.i32, i64 16
  %sunkaddr30.i = getelementptr i8, ptr %.32.i32, i64 64
  br i1 %136, label %B1148.i, label %B1148.us.i
B1148.us.i:
  %lsr.iv45.i = phi ptr [ %scevgep46.i, %B1148.us.i ], [ %scevgep.i46, %B1148.lr.ph.i ]
  %lsr.iv42.i = phi i64 [ %lsr.iv.next43.i, %B1148.us.i ], [ %137, %B1148.lr.ph.i ]
  %busy.2.0327.us.i = phi i64 [ %.943.us.i, %B1148.us.i ], [ 0, %B1148.lr.ph.i ]
  %hits.2.0326.us.i = phi i64 [ %.877.us.i, %B1148.us.i ], [ 0, %B1148.lr.ph.i ]
  %t.3.0324.us.i = phi i64 [ %.936.us.i, %B1148.us.i ], [ %.11.i9.i, %B1148.lr.ph.i ]
  %ready.4.1323.us.i = phi i64 [ %.11.i6.us.i, %B1148.us.i ], [ %.239.i, %B1148.lr.ph.i ]
  %.753.us.i = load i64, ptr %lsr.iv45.i, align 8
  %.757.us.i = load i64, ptr %sunkaddr29.i, align 8
  %.759.us.i = ashr i64 %.753.us.i, %.618.i
  %.761.us.i = and i64 %.753.us.i, %.624.i
  %.764.us.i = load i64, ptr %sunkaddr30.i, align 8
  call fastcc void @f6(ptr %.771.i, ptr %arg.c, ptr %arg.s, i64 %.757.us.i, i64 %quot.3.0, i64 %.759.us.i, i64 %.761.us.i, i64 %.457.fr.i, i64 %t.3.0324.us.i, i64 %.199.i, i64 %.764.us.i)
  %.785.us.i = load i64, ptr %.771.i, align 8
  %.800.us.i = add i64 %t.3.0324.us.i, %.199.i
  %.802.not.us.i = icmp sle i64 %.785.us.i, %.800.us.i
  %"$phi1298.1.2.1293.us.i" = select i1 %.802.not.us.i, i64 %quot.0.i, i64 %.11.i5.i45
  %"$phi1326.2.2.1.us.i" = zext i1 %.802.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.785.us.i, i64 %ready.4.1323.us.i)
  %.943.us.i = add i64 %"$phi1298.1.2.1293.us.i", %busy.2.0327.us.i
  %.936.us.i = add i64 %"$phi1298.1.2.1293.us.i", %t.3.0324.us.i
  %.877.us.i = add i64 %hits.2.0326.us.i, %"$phi1326.2.2.1.us.i"
  %lsr.iv.next43.i = add i64 %lsr.iv42.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 8
  %.713.us.i = icmp ugt i64 %lsr.iv.next43.i, 1
  br i1 %.713.us.i, label %B1148.us.i, label %B1450.endif.endif.i
B1450.endif.endif.i:
  %ready.4.1.lcssa.i = phi i64 [ %.239.i, %B1078.endif.i ], [ %.11.i6.i48, %B1148.i ], [ %.11.i6.us.i, %B1148.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B1078.endif.i ], [ %stalled.3.1.i, %B1148.i ], [ 0, %B1148.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B1078.endif.i ], [ %.877.i, %B1148.i ], [ %.877.us.i, %B1148.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B1078.endif.i ], [ %.943.i, %B1148.i ], [ %.943.us.i, %B1148.us.i ]
  %.1011.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i47 = tail call i64 @llvm.smax.i64(i64 %.1011.i, i64 0)
  %.1041.i = add i64 %stalled.2.0.lcssa.i, %.271.i
  %.1045.i = add i64 %.1041.i, %.11.i7.i47
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr39.i = getelementptr i8, ptr %.248.i, i64 16
  %.1090.i = load i64, ptr %sunkaddr39.i, align 8
  %.1092.i = add i64 %.1090.i, %hits.2.0.lcssa.i
  store i64 %.1092.i, ptr %sunkaddr39.i, align 8
  %.1100.i = load i64, ptr %.543.i, align 8
  %.1102.i = sub i64 %.1100.i, %.544.i
  %.1110.i = load i64, ptr %.555.i, align 8
  %.1113.i = load i64, ptr %.558.i, align 8
  %.1114.i = add i64 %.1113.i, %.1110.i
  %.1116.i = sub i64 %.1114.i, %.560.i
  %sunkaddr44.i = getelementptr i8, ptr %.248.i, i64 24
  %.1124.i = load i64, ptr %sunkaddr44.i, align 8
  %.1126.i = add i64 %.1124.i, %.1102.i
  store i64 %.1126.i, ptr %sunkaddr44.i, align 8
  %sunkaddr46.i = getelementptr i8, ptr %.248.i, i64 32
  %.1132.i = load i64, ptr %sunkaddr46.i, align 8
  %.1135.i = load i64, ptr %.549.i, align 8
  %.1137.i = sub i64 %.1132.i, %.550.i
  %.1140.i = add i64 %.1137.i, %.1135.i
  store i64 %.1140.i, ptr %sunkaddr46.i, align 8
  %sunkaddr49.i = getelementptr i8, ptr %.248.i, i64 40
  %.1146.i = load i64, ptr %sunkaddr49.i, align 8
  %.1148.i = add i64 %.1146.i, %.1116.i
  store i64 %.1148.i, ptr %sunkaddr49.i, align 8
  %.1153.not.i = icmp eq i64 %.1100.i, %.544.i
  br i1 %.1153.not.i, label %B1782.i, label %B1736.i
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v106B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit:
  %.3634 = sub i64 %ready.5.0.i, %.936
  %.3637 = load i64, ptr %sunkaddr694, align 8
  %.3640 = icmp eq i64 %.3637, 0
  br i1 %.3640, label %B32340594.endif.endif, label %B32340594.endif.else
B32340653:
  %_run_sub_core_v41_issue_v50_result.3.8 = phi i64 [ %.3679, %B32340594.endif.endif ], [ %.3158, %B32099190 ], [ %.936, %B32099212 ]
  br i1 %.2790, label %B32340675, label %B32340713.endif
B32340675:
  %sunkaddr721 = getelementptr i8, ptr %.2734, i64 24
  %.3702 = load i64, ptr %sunkaddr721, align 8
  %.3704 = add i64 %.3702, %.936
  %sunkaddr722 = shl i64 %.2785, 3
  %sunkaddr723 = getelementptr i8, ptr %.81422052212, i64 %sunkaddr722
  %sunkaddr724 = getelementptr i8, ptr %sunkaddr723, i64 64
  store i64 %.3704, ptr %sunkaddr724, align 8
  %sunkaddr726 = getelementptr i8, ptr %arg.s, i64 %sunkaddr722
  %sunkaddr727 = getelementptr i8, ptr %sunkaddr726, i64 384
  %.3714 = load i64, ptr %sunkaddr727, align 8
  %.3717 = load i64, ptr %sunkaddr721, align 8
  %.3718 = add i64 %.3717, %.3714
  store i64 %.3718, ptr %sunkaddr727, align 8
  %.3723 = icmp eq i64 %.2785, 0
  br i1 %.3723, label %B32340691, label %B32340713.endif
B32340691:
  %.3729 = load i64, ptr %sunkaddr728, align 8
  %.3732 = load i64, ptr %sunkaddr721, align 8
  %.3733 = add i64 %.3732, %.3729
  store i64 %.3733, ptr %sunkaddr728, align 8
  br label %B32340713.endif
B32340727:
  %.3819 = and i64 %.3777, 15
  %.3822 = sub i64 %.11.i237, %.3767
  %sunkaddr731 = shl i64 %.3819, 3
  %sunkaddr732 = getelementptr i8, ptr %arg.s, i64 %sunkaddr731
  %sunkaddr733 = getelementptr i8, ptr %sunkaddr732, i64 240
  %.3829 = load i64, ptr %sunkaddr733, align 8
  %.3830 = add i64 %.3829, %.3822
  store i64 %.3830, ptr %sunkaddr733, align 8
  %.3834 = load i64, ptr %sunkaddr707, align 8
  %.3835 = getelementptr i64, ptr %arg.s, i64 %.3834
  %.3837.idx = mul i64 %.3743, 120
  %.3837 = getelementptr i8, ptr %.3835, i64 %.3837.idx
  %.3839 = getelementptr i64, ptr %.3837, i64 %.3819
  %.3840 = load i64, ptr %.3839, align 8
  %.3841 = add i64 %.3840, %.3822
  store i64 %.3841, ptr %.3839, align 8
  br label %B32341067
B32341067:
  %_run_sub_core_v41_issue_v50_charge_v52_since.2.8 = phi i64 [ %.11.i237, %B32340727 ], [ %.3767, %B32340713.endif ]
  %.3856 = icmp sgt i64 %.936, %_run_sub_core_v41_issue_v50_charge_v52_since.2.8
  br i1 %.3856, label %B32341079, label %B32341067.B32583827_crit_edge
B32341067.B32583827_crit_edge:
  %.pre = mul i64 %.3743, 120
  br label %B32583827
B32341079:
  %.3859 = getelementptr i8, ptr %.2672, i64 96
  %.3860 = load i64, ptr %.3859, align 8
  %.3861 = icmp sgt i64 %.3860, 0
  %.3871 = sub i64 %.936, %_run_sub_core_v41_issue_v50_charge_v52_since.2.8
  br i1 %.3861, label %B32341141, label %B32583765
B32341141:
  %sunkaddr735 = shl i64 %.3860, 3
  %sunkaddr736 = getelementptr i8, ptr %arg.s, i64 %sunkaddr735
  %sunkaddr737 = getelementptr i8, ptr %sunkaddr736, i64 240
  %.3880 = load i64, ptr %sunkaddr737, align 8
  %.3881 = add i64 %.3880, %.3871
  store i64 %.3881, ptr %sunkaddr737, align 8
  %.3885 = load i64, ptr %sunkaddr707, align 8
  %.3886 = getelementptr i64, ptr %arg.s, i64 %.3885
  %.3888.idx = mul i64 %.3743, 120
  %.3888 = getelementptr i8, ptr %.3886, i64 %.3888.idx
  %.3890 = getelementptr i64, ptr %.3888, i64 %.3860
  %.3891 = load i64, ptr %.3890, align 8
  %.3892 = add i64 %.3891, %.3871
  store i64 %.3892, ptr %.3890, align 8
  br label %B32583827
B32583765:
  %.3914 = load i64, ptr %sunkaddr713, align 8
  %.3915 = add i64 %.3914, %.3871
  store i64 %.3915, ptr %sunkaddr713, align 8
  %.3919 = load i64, ptr %sunkaddr707, align 8
  %.3920 = getelementptr i64, ptr %arg.s, i64 %.3919
  %.3922.idx = mul i64 %.3743, 120
  %.3922 = getelementptr i8, ptr %.3920, i64 %.3922.idx
  %.3924 = getelementptr i8, ptr %.3922, i64 8
  %.3925 = load i64, ptr %.3924, align 8
  %.3926 = add i64 %.3925, %.3871
  store i64 %.3926, ptr %.3924, align 8
  br label %B32583827
B32583827:
  %.3954.idx.pre-phi = phi i64 [ %.pre, %B32341067.B32583827_crit_edge ], [ %.3922.idx, %B32583765 ], [ %.3888.idx, %B32341141 ]
  %.3946 = load i64, ptr %sunkaddr741, align 8
  %.3947 = add i64 %.3946, %.3746
  store i64 %.3947, ptr %sunkaddr741, align 8
  %.3951 = load i64, ptr %sunkaddr707, align 8
  %.3952 = getelementptr i64, ptr %arg.s, i64 %.3951
  %.3954 = getelementptr i8, ptr %.3952, i64 %.3954.idx.pre-phi
  %.3957 = load i64, ptr %.3954, align 8
  %.3958 = add i64 %.3957, %.3746
  store i64 %.3958, ptr %.3954, align 8
  %.3963 = load i64, ptr %sunkaddr743, align 8
  %sunkaddr745 = getelementptr i8, ptr %.2734, i64 96
  %.3966 = load i64, ptr %sunkaddr745, align 8
  %.3967 = add i64 %.3966, %.3963
  store i64 %.3967, ptr %sunkaddr743, align 8
  %.3973 = load i64, ptr %sunkaddr707, align 8
  %.3974 = getelementptr i64, ptr %arg.s, i64 %.3973
  %.3979 = load i64, ptr %sunkaddr824, align 8
  %.3981.idx = mul i64 %.3979, 120
  %.3981 = getelementptr i8, ptr %.3974, i64 %.3981.idx
  %.3982 = getelementptr i8, ptr %.3981, i64 112
  %.3983 = load i64, ptr %.3982, align 8
  %.3986 = load i64, ptr %sunkaddr745, align 8
  %.3987 = add i64 %.3986, %.3983
  store i64 %.3987, ptr %.3982, align 8
  %.3992 = load i64, ptr %sunkaddr748, align 8
  %.3995 = load i64, ptr %sunkaddr826, align 8
  %.3996 = add i64 %.3995, %.3992
  store i64 %.3996, ptr %sunkaddr748, align 8
  %sunkaddr752 = getelementptr i8, ptr %.2734, i64 88
  %.4002 = load i64, ptr %sunkaddr752, align 8
  %sunkaddr754 = getelementptr i8, ptr %.2734, i64 40
  %.4008 = load i64, ptr %sunkaddr754, align 8
  %.4013 = shl i64 %_run_sub_core_v41_issue_v50_result.3.8, 4
  %.4015 = add i64 %.4002, %.4013
  %.4020 = icmp sgt i64 %.4008, -1
  br i1 %.4020, label %B32583839, label %B33070269
B32583839:
  %.4025 = getelementptr i64, ptr %.2687, i64 %.4008
  store i64 %.4015, ptr %.4025, align 8
  br i1 %.3163, label %B32583915, label %B32583861
B32583861:
  %.4033 = icmp eq i64 %.4002, 3
  br i1 %.4033, label %B33070269.sink.split, label %B33070269
B32583915:
  %139 = add i64 %.4002, -4
  %or.cond1 = icmp ult i64 %139, 5
  br i1 %or.cond1, label %switch.lookup484, label %B33070269.sink.split
switch.lookup484:
  %sunkaddr755 = shl i64 %.4002, 3
  %sunkaddr756 = getelementptr i8, ptr @f1, i64 %sunkaddr755
  %sunkaddr757 = getelementptr i8, ptr %sunkaddr756, i64 -32
  %switch.load486 = load i64, ptr %sunkaddr757, align 8
  br label %B33070269.sink.split
B33070269.sink.split:
  %.sink427 = phi i64 [ %switch.load486, %switch.lookup484 ], [ 112, %B32583861 ], [ 112, %B32583915 ]
  %.4074 = getelementptr i8, ptr %.2672, i64 %.sink427
  %.4075 = load i64, ptr %.4074, align 8
  %.11.i238 = tail call i64 @llvm.smax.i64(i64 %.4015, i64 %.4075)
  store i64 %.11.i238, ptr %.4074, align 8
  br label %B33070269
B33070269:
  %.4160 = load i64, ptr %sunkaddr826, align 8
  %.4162 = add i64 %.4160, %.936
  store i64 %.4162, ptr %.3766, align 8
  %.4171 = getelementptr i8, ptr %.2672, i64 96
  store i64 0, ptr %.4171, align 8
  store i64 %.4162, ptr %.81422052212, align 8
  %.4181 = load i64, ptr %sunkaddr761, align 8
  %.4182 = icmp eq i64 %.4181, 3
  %.4190 = icmp eq i64 %.2779, 0
  %or.cond1803 = select i1 %.4020, i1 true, i1 %.4190
  %or.cond = select i1 %.4182, i1 %or.cond1803, i1 false
  br i1 %or.cond, label %B33070365, label %B33070419
B33070365:
  %.11.i240 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v41_issue_v50_result.3.8, i64 %.4162)
  br label %B33070484
B33070419:
  %.4257 = load i64, ptr %sunkaddr762, align 8
  %.4262 = load i64, ptr %sunkaddr745, align 8
  %.4265 = mul i64 %.4262, %.4257
  %.4275 = icmp sgt i64 %.4265, %.4160
  %.4267 = add i64 %.4265, %.936
  %.4280 = shl i64 %.4267, 4
  %.4281 = or i64 %.4280, 2
  %.sink = select i1 %.4275, i64 %.4281, i64 0
  %_run_sub_core_v41_soonest.7.7.ph = select i1 %.4275, i64 %.4267, i64 %.4162
  br label %B33070484
B33070484:
  %.sink.sink = phi i64 [ %.4015, %B33070365 ], [ %.sink, %B33070419 ]
  %_run_sub_core_v41_soonest.7.7 = phi i64 [ %.11.i240, %B33070365 ], [ %_run_sub_core_v41_soonest.7.7.ph, %B33070419 ]
  store i64 %.sink.sink, ptr %.3776, align 8
  %.4307 = icmp slt i64 %_run_sub_core_v41_soonest.7.7, 0
  br i1 %.4307, label %B33070485, label %B33070539
B33070485:
  %.4332 = load i64, ptr %sunkaddr795, align 8
  %.4333 = getelementptr i64, ptr %arg.s, i64 %.4332
  %.4336 = load i64, ptr %sunkaddr796, align 8
  %.4337 = mul i64 %.4336, %.915
  %.4338 = getelementptr i64, ptr %.4333, i64 %.4337
  %.4339 = getelementptr i8, ptr %.2672, i64 152
  %.4340 = load i64, ptr %.4339, align 8
  %.4341 = getelementptr i8, ptr %.2672, i64 160
  %.4342 = load i64, ptr %.4341, align 8
  %.4345 = mul i64 %.4340, %.4336
  %.4346 = ashr i64 %.4342, 6
  %140 = getelementptr i64, ptr %.4338, i64 %.4345
  %.4348 = getelementptr i64, ptr %140, i64 %.4346
  %.4349 = load i64, ptr %.4348, align 8
  %.4350 = and i64 %.4342, 63
  %.4351 = shl i64 1, %.4350
  %.4352 = or i64 %.4351, %.4349
  store i64 %.4352, ptr %.4348, align 8
  %.4356 = load i64, ptr %sunkaddr789, align 8
  %gep2038 = getelementptr i64, ptr %invariant.gep, i64 %.4356
  %.4360 = getelementptr i8, ptr %gep2038, i64 32
  %.4361 = load i64, ptr %.4360, align 8
  %.4362 = add i64 %.4361, 1
  store i64 %.4362, ptr %.4360, align 8
  br label %B958.backedge
B33070539:
  %.4372 = getelementptr i8, ptr %.2672, i64 152
  store i64 0, ptr %.4372, align 8
  %.4375 = getelementptr i8, ptr %.2672, i64 160
  %.4376 = load i64, ptr %.4375, align 8
  store i64 %.4376, ptr %sunkaddr769, align 8
  %.4382 = load i64, ptr %.2672, align 8
  %.4383 = add i64 %.4382, 1
  store i64 %.4383, ptr %.2672, align 8
  %.4389 = load i64, ptr %.81422052212, align 8
  %.4398 = load i64, ptr %.2734, align 8
  %.4401 = icmp eq i64 %.4398, 2
  br i1 %.4401, label %B33070683, label %B33070738
B33070683:
  %.25.i52 = load i64, ptr %sunkaddr655, align 8
  %.26.i = getelementptr i64, ptr %arg.s, i64 %.25.i52
  %.28.i53 = getelementptr i8, ptr %.26.i, i64 %.2672.idx
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = getelementptr i64, ptr %arg.s, i64 %.34.i
  %.37.i = getelementptr i8, ptr %.28.i53, i64 64
  %.38.i54 = load i64, ptr %.37.i, align 8
  %.40.idx.i = mul i64 %.38.i54, 40
  %.40.i55 = getelementptr i8, ptr %.35.i, i64 %.40.idx.i
  %.41.i56 = getelementptr i8, ptr %.40.i55, i64 8
  %.42.i57 = load i64, ptr %.41.i56, align 8
  %.43.i58 = add i64 %.42.i57, 1
  store i64 %.43.i58, ptr %.41.i56, align 8
  %.47.i59 = getelementptr i8, ptr %.28.i53, i64 136
  store i64 1, ptr %.47.i59, align 8
  %.50.i60 = getelementptr i8, ptr %.28.i53, i64 144
  store i64 1, ptr %.50.i60, align 8
  %.53.i61 = load i64, ptr %.41.i56, align 8
  %.55.i = load i64, ptr %.40.i55, align 8
  %.56.i62 = icmp eq i64 %.53.i61, %.55.i
  br i1 %.56.i62, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.61.i = load i64, ptr %.37.i, align 8
  call fastcc void @f7(ptr %.68.i50, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.61.i, i64 %.4389)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B958.backedge
B33070738:
  %.4501.pre.pre = phi i64 [ %.4501.pre.pre.pre, %B31367679 ], [ %.4383, %B33070539 ]
  %_run_sub_core_v41_soonest.8.6 = phi i64 [ %.936, %B31367679 ], [ %_run_sub_core_v41_soonest.7.7, %B33070539 ]
  %_run_sub_core_v41_after.2.6 = phi i64 [ %.936, %B31367679 ], [ %.4389, %B33070539 ]
  %sunkaddr771 = getelementptr i8, ptr %.2672, i64 8
  %.38.i66 = getelementptr i8, ptr %.2672, i64 56
  %.46.i69 = getelementptr i8, ptr %.2672, i64 40
  %.49.i71 = getelementptr i8, ptr %.2672, i64 48
  %.64.i75 = getelementptr i8, ptr %.2672, i64 32
  %.81.i79 = getelementptr i8, ptr %.2672, i64 16
  %.100.i = getelementptr i8, ptr %.2672, i64 24
  %.168.i = getelementptr i8, ptr %.2672, i64 168
  %.247.i = getelementptr i8, ptr %.2672, i64 120
  %.262.i = getelementptr i8, ptr %.2672, i64 128
  %.36.i.i = getelementptr i8, ptr %.2672, i64 64
  %.80.i.i = getelementptr i8, ptr %.2672, i64 72
  %sunkaddr784 = getelementptr i8, ptr %.2672, i64 88
  %.4511.pre.pre = load i64, ptr %sunkaddr771, align 8
  br label %B33070882.outer
B33070882.outer:
  %.4511.pre = phi i64 [ %"$phi954.0.2.0.sink.i", %B62251203 ], [ %.4511.pre.pre, %B33070738 ]
  %.4501.pre = phi i64 [ %.455.sink.i, %B62251203 ], [ %.4501.pre.pre, %B33070738 ]
  %_run_sub_core_v41_advance_v43_soonest.3.6.ph = phi i64 [ %there.3.0.i, %B62251203 ], [ %_run_sub_core_v41_soonest.8.6, %B33070738 ]
  br label %B33070882
B33070882:
  %.4511 = phi i64 [ %"$phi954.0.2.0.sink.i", %B62251187 ], [ %.4511.pre, %B33070882.outer ]
  %.4501 = phi i64 [ %.455.sink.i, %B62251187 ], [ %.4501.pre, %B33070882.outer ]
  %.4517 = icmp slt i64 %.4501, %.4511
  br i1 %.4517, label %B33070883, label %B46688743
B33070883:
  %.4528 = load i64, ptr %sunkaddr676, align 8
  %.4529 = getelementptr i64, ptr %arg.c, i64 %.4528
  %.4532.idx = mul i64 %.4501, 104
  %.4532 = getelementptr i8, ptr %.4529, i64 %.4532.idx
  %.4536 = load i64, ptr %.4532, align 8
  %.4537 = icmp eq i64 %.4536, 3
  br i1 %.4537, label %B46688679.endif.preheader, label %B46688743
B46688679.endif.preheader:
  %141 = add i64 %.4511, -1
  br label %B46688679.endif
B46688681.backedge:
  %lsr.iv617 = phi i64 [ %lsr.iv.next618, %B46688681.backedge ], [ %unroll_iter533, %B46688681.backedge.preheader.new ]
  %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005 = phi i64 [ %.11.i241.3, %B46688681.backedge ], [ 0, %B46688681.backedge.preheader.new ]
  %.465220012003 = phi i64 [ %.4659.3, %B46688681.backedge ], [ %.4564, %B46688681.backedge.preheader.new ]
  %142 = shl i64 %.465220012003, 3
  %scevgep615 = getelementptr i8, ptr %scevgep609, i64 %142
  %scevgep616 = getelementptr i8, ptr %scevgep615, i64 -24
  %.4689 = load i64, ptr %scevgep616, align 8
  %.4691 = getelementptr i64, ptr %.2687, i64 %.4689
  %.4692 = load i64, ptr %.4691, align 8
  %.11.i241 = tail call i64 @llvm.smax.i64(i64 %.4692, i64 %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005)
  %scevgep614 = getelementptr i8, ptr %scevgep615, i64 -16
  %.4689.1 = load i64, ptr %scevgep614, align 8
  %.4691.1 = getelementptr i64, ptr %.2687, i64 %.4689.1
  %.4692.1 = load i64, ptr %.4691.1, align 8
  %.11.i241.1 = tail call i64 @llvm.smax.i64(i64 %.4692.1, i64 %.11.i241)
  %scevgep612 = getelementptr i8, ptr %scevgep615, i64 -8
  %.4689.2 = load i64, ptr %scevgep612, align 8
  %.4691.2 = getelementptr i64, ptr %.2687, i64 %.4689.2
  %.4692.2 = load i64, ptr %.4691.2, align 8
  %.11.i241.2 = tail call i64 @llvm.smax.i64(i64 %.4692.2, i64 %.11.i241.1)
  %.4689.3 = load i64, ptr %scevgep615, align 8
  %.4691.3 = getelementptr i64, ptr %.2687, i64 %.4689.3
  %.4692.3 = load i64, ptr %.4691.3, align 8
  %.11.i241.3 = tail call i64 @llvm.smax.i64(i64 %.4692.3, i64 %.11.i241.2)
  %.4659.3 = add i64 %.465220012003, 4
  %lsr.iv.next618 = add i64 %lsr.iv617, -4
  %niter534.ncmp.3.not = icmp eq i64 %lsr.iv.next618, 0
  br i1 %niter534.ncmp.3.not, label %B46688725.loopexit.unr-lcssa, label %B46688681.backedge
B46688725.loopexit.unr-lcssa:
  %143 = add i64 %.4564, %unroll_iter533
  %lcmp.mod530.not = icmp eq i64 %xtraiter528, 0
  br i1 %lcmp.mod530.not, label %B46688725, label %B46688681.backedge.epil.preheader
B46688681.backedge.epil.preheader:
  %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005.epil.init = phi i64 [ 0, %B46688681.backedge.preheader ], [ %.11.i241.3, %B46688725.loopexit.unr-lcssa ]
  %.465220012003.epil.init = phi i64 [ %.4564, %B46688681.backedge.preheader ], [ %143, %B46688725.loopexit.unr-lcssa ]
  %144 = add i64 %.465220012003.epil.init, %.4686
  %145 = shl i64 %144, 3
  %scevgep619 = getelementptr i8, ptr %arg.c, i64 %145
  br label %B46688681.backedge.epil
B46688681.backedge.epil:
  %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005.epil = phi i64 [ %.11.i241.epil, %B46688681.backedge.epil ], [ %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005.epil.init, %B46688681.backedge.epil.preheader ]
  %epil.iter529 = phi i64 [ %epil.iter529.next, %B46688681.backedge.epil ], [ 0, %B46688681.backedge.epil.preheader ]
  %146 = shl i64 %epil.iter529, 3
  %scevgep620 = getelementptr i8, ptr %scevgep619, i64 %146
  %.4689.epil = load i64, ptr %scevgep620, align 8
  %.4691.epil = getelementptr i64, ptr %.2687, i64 %.4689.epil
  %.4692.epil = load i64, ptr %.4691.epil, align 8
  %.11.i241.epil = tail call i64 @llvm.smax.i64(i64 %.4692.epil, i64 %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.92005.epil)
  %epil.iter529.next = add i64 %epil.iter529, 1
  %epil.iter529.cmp.not = icmp eq i64 %xtraiter528, %epil.iter529.next
  br i1 %epil.iter529.cmp.not, label %B46688725, label %B46688681.backedge.epil
B46688725:
  %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.9.lcssa = phi i64 [ 0, %B46688679.endif ], [ %.11.i241.3, %B46688725.loopexit.unr-lcssa ], [ %.11.i241.epil, %B46688681.backedge.epil ]
  %sunkaddr774 = getelementptr i8, ptr %.4551, i64 40
  %.4744 = load i64, ptr %sunkaddr774, align 8
  %.4746 = getelementptr i64, ptr %.2687, i64 %.4744
  store i64 %_run_sub_core_v41_advance_v43_latest_of_v46_latest.2.9.lcssa, ptr %.4746, align 8
  %exitcond2185.not = icmp eq i64 %_run_sub_core_v41_advance_v43_pc.2.8, %141
  br i1 %exitcond2185.not, label %B46688743.thread, label %B46688727
B46688743.thread:
  store i64 %.4511, ptr %.2672, align 8
  br label %B62250998
B46688727:
  %.4749 = add i64 %_run_sub_core_v41_advance_v43_pc.2.8, 1
  %.4770 = load i64, ptr %sunkaddr676, align 8
  %.4771 = getelementptr i64, ptr %arg.c, i64 %.4770
  %.4774.idx = mul i64 %.4749, 104
  %.4774 = getelementptr i8, ptr %.4771, i64 %.4774.idx
  %.4778 = load i64, ptr %.4774, align 8
  %.4779 = icmp eq i64 %.4778, 3
  br i1 %.4779, label %B46688679.endif, label %B46688743
B46688743:
  %_run_sub_core_v41_advance_v43_pc.3.7 = phi i64 [ %.4501, %B33070883 ], [ %.4501, %B33070882 ], [ %.4749, %B46688727 ]
  store i64 %_run_sub_core_v41_advance_v43_pc.3.7, ptr %.2672, align 8
  %.4798 = icmp slt i64 %_run_sub_core_v41_advance_v43_pc.3.7, %.4511
  br i1 %.4798, label %B46688745.endif, label %B62250998
B46688763.backedge:
  %lsr.iv630 = phi i64 [ %lsr.iv.next631, %B46688763.backedge ], [ %unroll_iter540, %B46688763.backedge.preheader.new ]
  %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024 = phi i64 [ %.11.i242.3, %B46688763.backedge ], [ 0, %B46688763.backedge.preheader.new ]
  %.493720202022 = phi i64 [ %.4944.3, %B46688763.backedge ], [ %.4849, %B46688763.backedge.preheader.new ]
  %147 = shl i64 %.493720202022, 3
  %scevgep628 = getelementptr i8, ptr %scevgep622, i64 %147
  %scevgep629 = getelementptr i8, ptr %scevgep628, i64 -24
  %.4974 = load i64, ptr %scevgep629, align 8
  %.4976 = getelementptr i64, ptr %.2687, i64 %.4974
  %.4977 = load i64, ptr %.4976, align 8
  %.11.i242 = tail call i64 @llvm.smax.i64(i64 %.4977, i64 %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024)
  %scevgep627 = getelementptr i8, ptr %scevgep628, i64 -16
  %.4974.1 = load i64, ptr %scevgep627, align 8
  %.4976.1 = getelementptr i64, ptr %.2687, i64 %.4974.1
  %.4977.1 = load i64, ptr %.4976.1, align 8
  %.11.i242.1 = tail call i64 @llvm.smax.i64(i64 %.4977.1, i64 %.11.i242)
  %scevgep625 = getelementptr i8, ptr %scevgep628, i64 -8
  %.4974.2 = load i64, ptr %scevgep625, align 8
  %.4976.2 = getelementptr i64, ptr %.2687, i64 %.4974.2
  %.4977.2 = load i64, ptr %.4976.2, align 8
  %.11.i242.2 = tail call i64 @llvm.smax.i64(i64 %.4977.2, i64 %.11.i242.1)
  %.4974.3 = load i64, ptr %scevgep628, align 8
  %.4976.3 = getelementptr i64, ptr %.2687, i64 %.4974.3
  %.4977.3 = load i64, ptr %.4976.3, align 8
  %.11.i242.3 = tail call i64 @llvm.smax.i64(i64 %.4977.3, i64 %.11.i242.2)
  %.4944.3 = add i64 %.493720202022, 4
  %lsr.iv.next631 = add i64 %lsr.iv630, -4
  %niter541.ncmp.3.not = icmp eq i64 %lsr.iv.next631, 0
  br i1 %niter541.ncmp.3.not, label %B46688799.loopexit.unr-lcssa, label %B46688763.backedge
B46688799.loopexit.unr-lcssa:
  %148 = add i64 %.4849, %unroll_iter540
  %lcmp.mod537.not = icmp eq i64 %xtraiter535, 0
  br i1 %lcmp.mod537.not, label %B46688799, label %B46688763.backedge.epil.preheader
B46688763.backedge.epil.preheader:
  %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024.epil.init = phi i64 [ 0, %B46688763.backedge.preheader ], [ %.11.i242.3, %B46688799.loopexit.unr-lcssa ]
  %.493720202022.epil.init = phi i64 [ %.4849, %B46688763.backedge.preheader ], [ %148, %B46688799.loopexit.unr-lcssa ]
  %149 = add i64 %.493720202022.epil.init, %.4971
  %150 = shl i64 %149, 3
  %scevgep632 = getelementptr i8, ptr %arg.c, i64 %150
  br label %B46688763.backedge.epil
B46688763.backedge.epil:
  %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024.epil = phi i64 [ %.11.i242.epil, %B46688763.backedge.epil ], [ %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024.epil.init, %B46688763.backedge.epil.preheader ]
  %epil.iter536 = phi i64 [ %epil.iter536.next, %B46688763.backedge.epil ], [ 0, %B46688763.backedge.epil.preheader ]
  %151 = shl i64 %epil.iter536, 3
  %scevgep633 = getelementptr i8, ptr %scevgep632, i64 %151
  %.4974.epil = load i64, ptr %scevgep633, align 8
  %.4976.epil = getelementptr i64, ptr %.2687, i64 %.4974.epil
  %.4977.epil = load i64, ptr %.4976.epil, align 8
  %.11.i242.epil = tail call i64 @llvm.smax.i64(i64 %.4977.epil, i64 %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.62024.epil)
  %epil.iter536.next = add i64 %epil.iter536, 1
  %epil.iter536.cmp.not = icmp eq i64 %xtraiter535, %epil.iter536.next
  br i1 %epil.iter536.cmp.not, label %B46688799, label %B46688763.backedge.epil
B46688799:
  %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa = phi i64 [ 0, %B46688745.endif ], [ %.11.i242.3, %B46688799.loopexit.unr-lcssa ], [ %.11.i242.epil, %B46688763.backedge.epil ]
  %.5030 = load i64, ptr %sunkaddr761, align 8
  %.5033 = icmp eq i64 %.5030, 1
  %.5039 = lshr i64 %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa, 4
  %.5041 = icmp sgt i64 %.5039, %_run_sub_core_v41_after.2.6
  %or.cond1804 = select i1 %.5033, i1 %.5041, i1 false
  br i1 %or.cond1804, label %B46688833, label %B62250945
B46688833:
  %.5048 = and i64 %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa, 15
  %.5053 = icmp ugt i64 %.5048, 3
  br i1 %.5053, label %B46688837, label %B58360438
B46688837:
  %152 = icmp ult i64 %.5048, 9
  %153 = trunc i64 %.5048 to i8
  %switch.maskindex = add i8 %153, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond492 = select i1 %152, i1 %switch.lobit, i1 false
  br i1 %or.cond492, label %switch.lookup489, label %B62250945
B58360438:
  %cond371 = icmp eq i64 %.5048, 3
  br i1 %cond371, label %B62250945.sink.split, label %B62250945
switch.lookup489:
  %sunkaddr777 = shl i64 %.5048, 3
  %sunkaddr778 = getelementptr i8, ptr @f2, i64 %sunkaddr777
  %sunkaddr779 = getelementptr i8, ptr %sunkaddr778, i64 -32
  %switch.load491 = load i64, ptr %sunkaddr779, align 8
  br label %B62250945.sink.split
B62250945.sink.split:
  %.sink428 = phi i64 [ %switch.load491, %switch.lookup489 ], [ 112, %B58360438 ]
  %.5161 = getelementptr i8, ptr %.2672, i64 %.sink428
  %.5162 = load i64, ptr %.5161, align 8
  %.11.i245 = tail call i64 @llvm.smax.i64(i64 %.5162, i64 %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa)
  %.pre229 = lshr i64 %.11.i245, 4
  br label %B62250945
B62250945:
  %.5216.pre-phi = phi i64 [ %.pre229, %B62250945.sink.split ], [ %.5039, %B58360438 ], [ %.5039, %B46688837 ], [ %.5039, %B46688799 ]
  %_run_sub_core_v41_advance_v43_depends_v44_latest.3.6 = phi i64 [ %.11.i245, %B62250945.sink.split ], [ %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa, %B58360438 ], [ %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa, %B46688837 ], [ %_run_sub_core_v41_advance_v43_depends_v44_latest_of_v45_latest.2.6.lcssa, %B46688799 ]
  %.5218 = icmp sgt i64 %.5216.pre-phi, %_run_sub_core_v41_advance_v43_soonest.3.6.ph
  br i1 %.5218, label %B62250949, label %B62251044
B62250949:
  store i64 %_run_sub_core_v41_advance_v43_depends_v44_latest.3.6, ptr %sunkaddr784, align 8
  br label %B62251044
B62250998:
  store i64 0, ptr %.207.i63, align 8
  store i64 0, ptr %.387.i, align 8
  %.35.i65 = load i64, ptr %.34.i64, align 8
  %.36.i = getelementptr i64, ptr %arg.c, i64 %.35.i65
  %.39.i67 = load i64, ptr %.38.i66, align 8
  %.41.idx.i = mul i64 %.39.i67, 80
  %.41.i68 = getelementptr i8, ptr %.36.i, i64 %.41.idx.i
  %.47.i70 = load i64, ptr %.46.i69, align 8
  %.50.i72 = load i64, ptr %.49.i71, align 8
  %.52.i = getelementptr i8, ptr %.41.i68, i64 40
  %.53.i73 = load i64, ptr %.52.i, align 8
  %.54.i = mul i64 %.53.i73, %.50.i72
  %.55.i74 = add i64 %.54.i, %.47.i70
  store i64 %.55.i74, ptr %.46.i69, align 8
  %.65.i = load i64, ptr %.64.i75, align 8
  %.66.i = icmp eq i64 %.65.i, 0
  br i1 %.66.i, label %B140.i, label %B680.i
B140.i:
  %.82.i80 = load i64, ptr %.81.i79, align 8
  %.83.i81 = add i64 %.82.i80, 1
  store i64 %.83.i81, ptr %.81.i79, align 8
  store i64 0, ptr %.49.i71, align 8
  %.101.i = load i64, ptr %.100.i, align 8
  %.103.not.i = icmp slt i64 %.83.i81, %.101.i
  br i1 %.103.not.i, label %B230.i, label %B536.i
B230.i:
  %sunkaddr3.i = shl i64 %.82.i80, 3
  %sunkaddr4.i = getelementptr i8, ptr %arg.visits, i64 %sunkaddr3.i
  %sunkaddr5.i = getelementptr i8, ptr %sunkaddr4.i, i64 8
  %.118.i90 = load i64, ptr %sunkaddr5.i, align 8
  %.119.i = and i64 %.118.i90, 16777215
  %.124.i = add i64 %.82.i80, 2
  %.128.i = icmp slt i64 %.124.i, %.101.i
  br i1 %.128.i, label %B334.i, label %B340.i
B334.i:
  %sunkaddr6.i = getelementptr i8, ptr %sunkaddr4.i, i64 16
  %.137.i = load i64, ptr %sunkaddr6.i, align 8
  %.138.i = and i64 %.137.i, 16777215
  %.140.i94 = icmp eq i64 %.138.i, %.119.i
  br i1 %.140.i94, label %B390.i, label %B340.i
B340.i:
  %.150.i = load i64, ptr %.2700, align 8
  %.151.i = icmp eq i64 %.150.i, 0
  %.157.i = icmp eq i64 %.39.i67, %.119.i
  %or.cond.i91 = select i1 %.151.i, i1 %.157.i, i1 false
  %spec.select.i92 = zext i1 %or.cond.i91 to i64
  br label %B390.i
B390.i:
  %"$phi390.0.2.0.i" = phi i64 [ 1, %B334.i ], [ %spec.select.i92, %B340.i ]
  store i64 %"$phi390.0.2.0.i", ptr %.168.i, align 8
  %.174.i = load i64, ptr %.34.i64, align 8
  %.175.i = getelementptr i64, ptr %arg.c, i64 %.174.i
  %.178.idx.i = mul i64 %.119.i, 80
  %.178.i = getelementptr i8, ptr %.175.i, i64 %.178.idx.i
  store i64 %.119.i, ptr %.38.i66, align 8
  %.188.i = load i64, ptr %sunkaddr5.i, align 8
  %.193.i = ashr i64 %.188.i, 24
  store i64 %.193.i, ptr %.64.i75, align 8
  %.197.i = getelementptr i8, ptr %.178.i, i64 56
  %.198.i93 = load i64, ptr %.197.i, align 8
  call fastcc void @f8(ptr %.207.i63, ptr %arg.c, ptr %arg.s, i64 %quot.3.0, i64 %.119.i, i64 %_run_sub_core_v41_after.2.6)
  %.221.i = load i64, ptr %.207.i63, align 8
  br label %B536.i
B536.i:
  %block.3.0.i = phi ptr [ %.41.i68, %B140.i ], [ %.178.i, %B390.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v41_after.2.6, %B140.i ], [ %.221.i, %B390.i ]
  %loop.2.0.i = phi i64 [ -1, %B140.i ], [ %.198.i93, %B390.i ]
  %.248.i82 = load i64, ptr %.247.i, align 8
  %.250.not.i = icmp eq i64 %loop.2.0.i, %.248.i82
  br i1 %.250.not.i, label %B670.i, label %B558.i
B558.i:
  %.255.i83 = icmp sgt i64 %.248.i82, -1
  br i1 %.255.i83, label %B580.i, label %B642.i
B580.i:
  %.263.i = load i64, ptr %.262.i, align 8
  %.33.i.i84 = load i64, ptr %.33.i, align 8
  %.34.i.i85 = getelementptr i64, ptr %arg.s, i64 %.33.i.i84
  %.37.i.i = load i64, ptr %.36.i.i, align 8
  %.39.idx.i.i = mul i64 %.37.i.i, 40
  %.39.i.i = getelementptr i8, ptr %.34.i.i85, i64 %.39.idx.i.i
  %.40.i.i = getelementptr i8, ptr %.39.i.i, i64 16
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.47.i.i86 = load i64, ptr %.46.i.i, align 8
  %.49.i.i87 = icmp slt i64 %.41.i.i, %.47.i.i86
  br i1 %.49.i.i87, label %B72.i.i, label %B642.i
B72.i.i:
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  %.56.i.i = load i64, ptr %.55.i.i88, align 8
  %.59.i.i = icmp slt i64 %.53.i.i, %.56.i.i
  %.63.i.i = icmp sgt i64 %_run_sub_core_v41_after.2.6, %.263.i
  %or.cond.i.i = select i1 %.59.i.i, i1 %.63.i.i, i1 false
  br i1 %or.cond.i.i, label %B116.i.i, label %B642.i
B116.i.i:
  %.73.idx.i.i = mul i64 %.53.i.i, 40
  %.73.i.i = getelementptr i8, ptr %arg.slices, i64 %.73.idx.i.i
  store i64 %.41.i.i, ptr %.73.i.i, align 8
  %.81.i.i = load i64, ptr %.80.i.i, align 8
  %.84.i.i = getelementptr i8, ptr %.73.i.i, i64 8
  store i64 %.81.i.i, ptr %.84.i.i, align 8
  %.87.i.i = getelementptr i8, ptr %.73.i.i, i64 16
  store i64 %.248.i82, ptr %.87.i.i, align 8
  %.92.i.i89 = getelementptr i8, ptr %.73.i.i, i64 24
  store i64 %.263.i, ptr %.92.i.i89, align 8
  %.97.i.i = getelementptr i8, ptr %.73.i.i, i64 32
  store i64 %_run_sub_core_v41_after.2.6, ptr %.97.i.i, align 8
  %.103.i.i = load i64, ptr %.52.i.i, align 8
  %.104.i.i = add i64 %.103.i.i, 1
  store i64 %.104.i.i, ptr %.52.i.i, align 8
  br label %B642.i
B642.i:
  store i64 %loop.2.0.i, ptr %.247.i, align 8
  store i64 %_run_sub_core_v41_after.2.6, ptr %.262.i, align 8
  br label %B670.i
B670.i:
  br i1 %.103.not.i, label %B760.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v133B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v133B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B62251043
B680.i:
  %.367.i = getelementptr i8, ptr %.41.i68, i64 48
  %.368.i = load i64, ptr %.367.i, align 8
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = icmp sgt i64 %.368.i, %.371.i
  br i1 %.372.i, label %B712.i, label %B760.i
B712.i:
  call fastcc void @f8(ptr %.387.i, ptr %arg.c, ptr %arg.s, i64 %quot.3.0, i64 %.39.i67, i64 %_run_sub_core_v41_after.2.6)
  %.401.i78 = load i64, ptr %.387.i, align 8
  br label %B760.i
B760.i:
  %block.2.0.i = phi ptr [ %.41.i68, %B680.i ], [ %block.3.0.i, %B670.i ], [ %.41.i68, %B712.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v41_after.2.6, %B680.i ], [ %there.4.0.i, %B670.i ], [ %.401.i78, %B712.i ]
  %.433.i = getelementptr i8, ptr %block.2.0.i, i64 32
  %.434.i = load i64, ptr %.433.i, align 8
  %.439.i = icmp slt i64 %.434.i, 2
  %.537.pre.pre.i = load i64, ptr %.64.i75, align 8
  %.445.not.i = icmp slt i64 %.537.pre.pre.i, %.434.i
  %or.cond2.i = select i1 %.439.i, i1 true, i1 %.445.not.i
  br i1 %or.cond2.i, label %B858.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v133B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B858.i:
  %.475.i = load i64, ptr %.168.i, align 8
  %.476.not.i = icmp eq i64 %.475.i, 0
  %.sink.i = select i1 %.476.not.i, i64 8, i64 72
  %.480.sink.in.idx.i = select i1 %.476.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v133B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v133B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
  %.480.sink.in.idx.sink.i = phi i64 [ %.480.sink.in.idx.i, %B858.i ], [ 16, %B760.i ]
  %.sink.sink.i = phi i64 [ %.sink.i, %B858.i ], [ 24, %B760.i ]
  %unroll.2.0.i = phi i64 [ 1, %B858.i ], [ %.434.i, %B760.i ]
  %.480.sink.in.i = getelementptr i8, ptr %block.2.0.i, i64 %.480.sink.in.idx.sink.i
  %.512.i76 = getelementptr i8, ptr %block.2.0.i, i64 %.sink.sink.i
  %.455.sink.i = load i64, ptr %.480.sink.in.i, align 8
  store i64 %.455.sink.i, ptr %.2672, align 8
  %"$phi954.0.2.0.sink.i" = load i64, ptr %.512.i76, align 8
  store i64 %"$phi954.0.2.0.sink.i", ptr %sunkaddr771, align 8
  store i64 %unroll.2.0.i, ptr %.49.i71, align 8
  %.539.i = sub i64 %.537.pre.pre.i, %unroll.2.0.i
  store i64 %.539.i, ptr %.64.i75, align 8
  %.5283 = icmp slt i64 %there.3.0.i, 0
  br i1 %.5283, label %B62251043, label %B62251187
B62251043:
  %.5322 = load i64, ptr %sunkaddr664, align 8
  %.5323 = getelementptr i64, ptr %arg.s, i64 %.5322
  %.5326 = load i64, ptr %sunkaddr796, align 8
  %.5327 = mul i64 %.5326, %.2142
  %.5328 = getelementptr i64, ptr %.5323, i64 %.5327
  %.5330 = getelementptr i8, ptr %.2672, i64 160
  %.5331 = load i64, ptr %.5330, align 8
  %.5334 = getelementptr i64, ptr %.5328, i64 %.5331
  store i64 -1, ptr %.5334, align 8
  %.27.i = load i64, ptr %sunkaddr655, align 8
  %.28.i96 = getelementptr i64, ptr %arg.s, i64 %.27.i
  %.31.i97 = getelementptr i8, ptr %.28.i96, i64 %.2672.idx
  %.32.i98 = getelementptr i8, ptr %.31.i97, i64 64
  %.33.i99 = load i64, ptr %.32.i98, align 8
  %.39.i101 = load i64, ptr %.33.i, align 8
  %.40.i102 = getelementptr i64, ptr %arg.s, i64 %.39.i101
  %.43.idx.i = mul i64 %.33.i99, 40
  %.43.i103 = getelementptr i8, ptr %.40.i102, i64 %.43.idx.i
  %.49.i104 = load i64, ptr %.43.i103, align 8
  %.50.i105 = add i64 %.49.i104, -1
  store i64 %.50.i105, ptr %.43.i103, align 8
  %.56.i107 = load i64, ptr %.55.i106, align 8
  %.11.i.i108 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v41_after.2.6, i64 %.56.i107)
  store i64 %.11.i.i108, ptr %.55.i106, align 8
  %.93.i109 = load i64, ptr %.43.i103, align 8
  %.94.i = icmp eq i64 %.93.i109, 0
  br i1 %.94.i, label %B172.i, label %B326.i
B172.i:
  %sunkaddr1.i113 = getelementptr i8, ptr %.43.i103, i64 16
  %.102.i = load i64, ptr %sunkaddr1.i113, align 8
  %.106.idx.i = shl i64 %.102.i, 5
  %.106.i = getelementptr i8, ptr %arg.log, i64 %.106.idx.i
  %.108.i114 = getelementptr i8, ptr %.106.i, i64 8
  store i64 %_run_sub_core_v41_after.2.6, ptr %.108.i114, align 8
  %.112.i = load i64, ptr %.111.i, align 8
  %.113.i = add i64 %.112.i, 1
  store i64 %.113.i, ptr %.111.i, align 8
  %.120.i116 = load i64, ptr %.119.i115, align 8
  %.124.i117 = icmp eq i64 %.120.i116, 0
  br i1 %.124.i117, label %B172.endif.endif.i, label %B172.else.i
B326.i:
  %sunkaddr3.i110 = getelementptr i8, ptr %.43.i103, i64 24
  %.248.i111 = load i64, ptr %sunkaddr3.i110, align 8
  %.251.i = load i64, ptr %.250.i, align 8
  %.252.i = icmp slt i64 %.248.i111, %.251.i
  br i1 %.252.i, label %B358.i, label %B438.i
B358.i:
  %.257.i = add i64 %.248.i111, 1
  store i64 %.257.i, ptr %sunkaddr3.i110, align 8
  call fastcc void @f9(ptr %.270.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.33.i99, i64 %.2670, i64 %.248.i111, i64 %_run_sub_core_v41_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.43.i103, i64 8
  %.312.i = load i64, ptr %sunkaddr8.i, align 8
  %.318.i112 = icmp eq i64 %.312.i, %.93.i109
  br i1 %.318.i112, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.326.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.33.i99, i64 %_run_sub_core_v41_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.135.i = icmp ne i64 %.33.i99, -9223372036854775808
  %.136.i = icmp ne i64 %.120.i116, -1
  %.137.not.i = or i1 %.135.i, %.136.i
  br i1 %.137.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.054.i = phi i64 [ 0, %B172.i ], [ %spec.select.i119, %166 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select56.i, %166 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.212.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.054.i, i64 %rem.1.0.i, i64 %_run_sub_core_v41_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.endif.else.if.i:
  %154 = or i64 %.120.i116, %.33.i99
  %155 = icmp ult i64 %154, 4294967296
  br i1 %155, label %156, label %163
156:
  %157 = trunc i64 %.120.i116 to i32
  %158 = trunc i64 %.33.i99 to i32
  %159 = udiv i32 %158, %157
  %160 = urem i32 %158, %157
  %161 = zext i32 %159 to i64
  %162 = zext i32 %160 to i64
  br label %166
163:
  %164 = sdiv i64 %.33.i99, %.120.i116
  %165 = srem i64 %.33.i99, %.120.i116
  br label %166
166:
  %167 = phi i64 [ %161, %156 ], [ %164, %163 ]
  %168 = phi i64 [ %162, %156 ], [ %165, %163 ]
  %.142.i = xor i64 %168, %.120.i116
  %.143.i = icmp slt i64 %.142.i, 0
  %.144.i = icmp ne i64 %168, 0
  %.145.i = and i1 %.144.i, %.143.i
  %.150.i118 = sext i1 %.145.i to i64
  %spec.select.i119 = add i64 %167, %.150.i118
  %.196.i = select i1 %.145.i, i64 %.120.i116, i64 0
  %spec.select56.i = add i64 %.196.i, %168
  br label %B172.endif.endif.i
_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B958.backedge
B62251044:
  %_run_sub_core_v41_following.2.6 = phi i64 [ %_run_sub_core_v41_advance_v43_soonest.3.6.ph, %B62250945 ], [ %.5216.pre-phi, %B62250949 ]
  %.5377.not = icmp sgt i64 %_run_sub_core_v41_following.2.6, %_run_sub_core_v41_after.2.6
  br i1 %.5377.not, label %B62251149, label %B62251045
B62251045:
  %.5383 = load i64, ptr %sunkaddr783, align 8
  %.5384.not = icmp eq i64 %.5383, 0
  br i1 %.5384.not, label %B62251149, label %B958.backedge
B62251149:
  %arg.c.val2 = load i64, ptr %sunkaddr794, align 8
  %.12.i121 = load i64, ptr %sunkaddr789, align 8
  %gep185 = getelementptr i64, ptr %invariant.gep307, i64 %.12.i121
  %.20.i126 = load i64, ptr %sunkaddr653, align 8
  %.21.i127 = getelementptr i64, ptr %arg.s, i64 %.20.i126
  %.24.i128 = mul i64 %arg.c.val2, %.80422032214
  %.25.i129 = getelementptr i64, ptr %.21.i127, i64 %.24.i128
  %.30.i130 = getelementptr i8, ptr %gep185, i64 24
  %.31.i131 = load i64, ptr %.30.i130, align 8
  %.38.i132 = add i64 %.31.i131, 1
  store i64 %.38.i132, ptr %.30.i130, align 8
  %.43.i133 = shl i64 %_run_sub_core_v41_following.2.6, 9
  %.44.i134 = or i64 %.43.i133, %_run_sub_core_v41_place.8.51516
  %.48.i135 = icmp sgt i64 %.31.i131, 0
  br i1 %.48.i135, label %B160.i143, label %B232.i136
B160.i143:
  %at.2.0.i144 = phi i64 [ %.57.i146, %B206.i150 ], [ %.31.i131, %B62251149 ]
  %.56.i145 = add i64 %at.2.0.i144, -1
  %.57.i146 = lshr i64 %.56.i145, 1
  %.63.i147 = getelementptr i64, ptr %.25.i129, i64 %.57.i146
  %.64.i148 = load i64, ptr %.63.i147, align 8
  %.70.not.i149 = icmp sgt i64 %.64.i148, %.44.i134
  br i1 %.70.not.i149, label %B206.i150, label %B232.i136
B206.i150:
  %.85.i151 = getelementptr i64, ptr %.25.i129, i64 %at.2.0.i144
  store i64 %.64.i148, ptr %.85.i151, align 8
  %.96.not.i152 = icmp eq i64 %.57.i146, 0
  br i1 %.96.not.i152, label %B232.i136, label %B160.i143
B232.i136:
  %at.3.1.i137 = phi i64 [ %.31.i131, %B62251149 ], [ %at.2.0.i144, %B160.i143 ], [ 0, %B206.i150 ]
  %.108.i138 = getelementptr i64, ptr %.25.i129, i64 %at.3.1.i137
  store i64 %.44.i134, ptr %.108.i138, align 8
  %sunkaddr2.i139 = getelementptr i8, ptr %gep185, i64 16
  %.118.i140 = load i64, ptr %sunkaddr2.i139, align 8
  %.120.i141 = icmp slt i64 %_run_sub_core_v41_following.2.6, %.118.i140
  br i1 %.120.i141, label %B264.i142, label %B958.backedge
B264.i142:
  store i64 %_run_sub_core_v41_following.2.6, ptr %sunkaddr2.i139, align 8
  br label %B958.backedge
B958.backedge:
  %_run_sub_core_v41_place.5.4.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v129B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v41_place.8.51236, %B31307295.endif ], [ -1, %B33070485 ], [ %_run_sub_core_v41_place.8.51516, %B62251045 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B232.i136 ], [ -1, %B264.i142 ]
  br label %B958
B62251187:
  %.5448 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v41_advance_v43_soonest.3.6.ph
  br i1 %.5448, label %B62251203, label %B33070882
B62251203:
  %.5453 = shl i64 %there.3.0.i, 4
  %.5454 = or i64 %.5453, 13
  store i64 %.5454, ptr %sunkaddr784, align 8
  br label %B33070882.outer
B62251303.sink.split:
  %169 = phi i64 [ %.2561, %B31307459 ], [ %.2385, %B31307317 ]
  %.2609.sink291 = phi ptr [ %.2609, %B31307459 ], [ %.2433, %B31307317 ]
  %.2393.sink = phi ptr [ %.2569, %B31307459 ], [ %.2393, %B31307317 ]
  %170 = getelementptr i64, ptr %arg.s, i64 %169
  %171 = getelementptr i64, ptr %170, i64 %.81322042213
  %.2605 = getelementptr i8, ptr %171, i64 56
  %.2606 = load i64, ptr %.2605, align 8
  store ptr null, ptr %.2609.sink291, align 8
  call fastcc void @f4(ptr %.2609.sink291, ptr %arg.s, i64 1, i64 %.936, i64 %.2606)
  tail call void @llvm.memset.p0.i64(ptr %.2393.sink, i8 0, i64 16, i1 false)
  br label %B62251303
B62251303:
  %exitcond.not370 = icmp eq i64 %.660.0, %208
  br i1 %exitcond.not370, label %B752.loopexit, label %B824thread-pre-split
B62251347.loopexit:
  %.5497.pre = load i64, ptr %.33, align 8
  br label %B62251347
B62251347:
  %.5497 = phi i64 [ %.5497.pre, %B62251347.loopexit ], [ %.5497367, %B670.endif.endif ]
  %.5489 = add i64 %turn.2.0125, 1
  %.5498 = icmp eq i64 %.5497, 0
  br i1 %.5498, label %B62251381, label %B62251379
B62251379:
  %.5502 = load i64, ptr %sunkaddr786, align 8
  %.5503 = icmp eq i64 %.5502, 1
  br i1 %.5503, label %B62251381, label %common.ret
B62251381:
  %.231 = load i64, ptr %.230, align 8
  %.234 = load i64, ptr %.233, align 8
  %.235 = mul i64 %.234, %.231
  %.3151947.not = icmp slt i64 %.235, 1
  br i1 %.3151947.not, label %common.ret, label %B576.preheader
B576.preheader:
  %.5497367 = phi i64 [ %.5497, %B62251381 ], [ %.5497369, %B576.preheader.preheader ]
  %.468 = phi i64 [ %.231, %B62251381 ], [ %.231121, %B576.preheader.preheader ]
  %.235126 = phi i64 [ %.235, %B62251381 ], [ %.235123, %B576.preheader.preheader ]
  %turn.2.0125 = phi i64 [ %.5489, %B62251381 ], [ 0, %B576.preheader.preheader ]
  %.355 = load i64, ptr %sunkaddr789, align 8
  %xtraiter = and i64 %.235126, 3
  %172 = icmp ult i64 %.235126, 4
  br i1 %172, label %B576.preheader.B574.backedge.epil.preheader_crit_edge, label %B576.preheader.new
B576.preheader.B574.backedge.epil.preheader_crit_edge:
  %.pre230 = shl i64 %.355, 3
  br label %B574.backedge.epil.preheader
B576.preheader.new:
  %unroll_iter = and i64 %.235126, 9223372036854775804
  %173 = shl i64 %.355, 3
  %scevgep569 = getelementptr i8, ptr %scevgep, i64 %173
  %174 = add i64 %.235126, -4
  %175 = lshr i64 %174, 2
  %176 = add i64 %175, 1
  %xtraiter324 = and i64 %176, 1
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %B574.backedge.epil.preheader323, label %B576.preheader.new.new
B576.preheader.new.new:
  %unroll_iter333 = and i64 %176, 9223372036854775806
  br label %B574.backedge
B670.else:
  %.429 = icmp ne i64 %.11.i.lcssa, -9223372036854775808
  %.430 = icmp ne i64 %.414, -1
  %.431.not = or i1 %.429, %.430
  br i1 %.431.not, label %B670.else.if, label %B670.endif.endif
B670.else.if:
  %178 = or i64 %.414, %.11.i.lcssa
  %179 = icmp ult i64 %178, 4294967296
  br i1 %179, label %180, label %187
180:
  %181 = trunc i64 %.414 to i32
  %182 = trunc i64 %.11.i.lcssa to i32
  %183 = udiv i32 %182, %181
  %184 = urem i32 %182, %181
  %185 = zext i32 %183 to i64
  %186 = zext i32 %184 to i64
  br label %190
187:
  %188 = sdiv i64 %.11.i.lcssa, %.414
  %189 = srem i64 %.11.i.lcssa, %.414
  br label %190
190:
  %191 = phi i64 [ %185, %180 ], [ %188, %187 ]
  %192 = phi i64 [ %186, %180 ], [ %189, %187 ]
  %.436 = xor i64 %192, %.414
  %.437 = icmp slt i64 %.436, 0
  %.438 = icmp ne i64 %192, 0
  %.439 = and i1 %.438, %.437
  %.444 = sext i1 %.439 to i64
  %spec.select1806 = add i64 %191, 1
  %193 = add i64 %spec.select1806, %.444
  %194 = mul i64 %193, %.414
  br label %B670.endif.endif
B670.endif.endif:
  %quot.0 = phi i64 [ 0, %B670 ], [ -1, %B670.else ], [ %194, %190 ]
  %.5482043.not = icmp slt i64 %.468, 1
  br i1 %.5482043.not, label %B62251347, label %B754.preheader
B754.preheader:
  %195 = add i64 %.468, -1
  br label %B754
B754.else.if:
  %.587 = add i64 %.492.0, %turn.2.0125
  %196 = or i64 %.587, %.590
  %197 = icmp ult i64 %196, 4294967296
  br i1 %197, label %198, label %203
198:
  %199 = trunc i64 %.590 to i32
  %200 = trunc i64 %.587 to i32
  %201 = urem i32 %200, %199
  %202 = zext i32 %201 to i64
  br label %205
203:
  %204 = srem i64 %.587, %.590
  br label %205
205:
  %206 = phi i64 [ %202, %198 ], [ %204, %203 ]
  %.613.not = icmp eq i64 %206, 0
  %207 = tail call i64 @llvm.smin.i64(i64 %.590, i64 0)
  %.621 = select i1 %.613.not, i64 0, i64 %207
  %spec.select1807 = add i64 %.621, %206
  br label %B754.endif.endif
B754.endif.endif:
  %rem.1.0 = phi i64 [ 0, %B754 ], [ %spec.select1807, %205 ]
  %.636 = load i64, ptr %.233, align 8
  %.7162040.not = icmp slt i64 %.636, 1
  br i1 %.7162040.not, label %B752.loopexit, label %B824.preheader
B824.preheader:
  %208 = add i64 %.636, -1
  br label %B824
B824.endif:
  %.760 = add i64 %.660.0, %turn.2.0125
  %209 = or i64 %.760, %.756
  %210 = icmp ult i64 %209, 4294967296
  br i1 %210, label %211, label %216
211:
  %212 = trunc i64 %.756 to i32
  %213 = trunc i64 %.760 to i32
  %214 = urem i32 %213, %212
  %215 = zext i32 %214 to i64
  br label %218
216:
  %217 = srem i64 %.760, %.756
  br label %218
218:
  %219 = phi i64 [ %215, %211 ], [ %217, %216 ]
  %.786.not = icmp eq i64 %219, 0
  %220 = tail call i64 @llvm.smin.i64(i64 %.756, i64 0)
  %.794 = select i1 %.786.not, i64 0, i64 %220
  %spec.select1808 = add i64 %219, %.758
  %.804 = add i64 %spec.select1808, %.794
  %.810 = load i64, ptr %sunkaddr789, align 8
  %.811 = getelementptr i64, ptr %arg.s, i64 %.810
  %.813 = mul i64 %.804, 12
  %.814 = getelementptr i64, ptr %.811, i64 %.813
  %.815 = getelementptr i8, ptr %.814, i64 16
  %.816 = load i64, ptr %.815, align 8
  %.818 = icmp slt i64 %.816, %quot.0
  br i1 %.818, label %B918.else, label %B62251303
B824.endif.thread:
  %.8102196 = load i64, ptr %sunkaddr789, align 8
  %.8112197 = getelementptr i64, ptr %arg.s, i64 %.8102196
  %.8142199.idx = mul i64 %.758, 96
  %.8142199 = getelementptr i8, ptr %.8112197, i64 %.8142199.idx
  %.8152200 = getelementptr i8, ptr %.8142199, i64 16
  %.8162201 = load i64, ptr %.8152200, align 8
  %.8182202 = icmp slt i64 %.8162201, %quot.0
  br i1 %.8182202, label %B918.endif, label %B62251303
B918.else:
  %.778 = icmp ne i64 %.756, -1
  %.870 = icmp ne i64 %.804, -9223372036854775808
  %.872.not = or i1 %.778, %.870
  br i1 %.872.not, label %B918.else.if, label %B918.endif
B918.endif:
  %.80422032214 = phi i64 [ 0, %B824.endif.thread ], [ -9223372036854775808, %B918.else ], [ %.804, %242 ]
  %.81322042213 = phi i64 [ 0, %B824.endif.thread ], [ 0, %B918.else ], [ %.813, %242 ]
  %.81422052212 = phi ptr [ %.8142199, %B824.endif.thread ], [ %.814, %B918.else ], [ %.814, %242 ]
  %.81522062211 = phi ptr [ %.8152200, %B824.endif.thread ], [ %.815, %B918.else ], [ %.815, %242 ]
  %quot.3.0 = phi i64 [ 0, %B824.endif.thread ], [ 0, %B918.else ], [ %spec.select1809, %242 ]
  %.902 = load i64, ptr %sunkaddr794, align 8
  %.904 = mul i64 %.902, %.80422032214
  %.913 = load i64, ptr %sunkaddr795, align 8
  %.914 = getelementptr i64, ptr %arg.s, i64 %.913
  %.915 = mul i64 %.80422032214, 9
  %.917 = load i64, ptr %sunkaddr796, align 8
  %.918 = mul i64 %.917, %.915
  %.919 = getelementptr i64, ptr %.914, i64 %.918
  %invariant.gep = getelementptr i64, ptr %arg.s, i64 %.81322042213
  %.1305.idx = shl i64 %quot.3.0, 5
  %invariant.gep2033 = getelementptr i8, ptr %arg.s, i64 %.1305.idx
  %.2142 = shl i64 %.80422032214, 6
  %.11.idx.i = mul i64 %.80422032214, 96
  %invariant.gep307 = getelementptr i8, ptr %arg.s, i64 %.11.idx.i
  %221 = mul i64 %.80422032214, 72
  %222 = add i64 %221, 8
  %sunkaddr652 = getelementptr i8, ptr %.81422052212, i64 24
  %.43.i34 = shl i64 %quot.3.0, 2
  %sunkaddr728 = getelementptr i8, ptr %.81422052212, i64 56
  %sunkaddr748 = getelementptr i8, ptr %.81422052212, i64 48
  %sunkaddr769 = getelementptr i8, ptr %.81422052212, i64 8
  %223 = add i64 %221, 16
  %224 = add i64 %221, 24
  %225 = add i64 %221, 32
  %226 = add i64 %221, 40
  %227 = add i64 %221, 48
  %228 = add i64 %221, 56
  %229 = add i64 %221, 64
  br label %B958
B918.else.if:
  %230 = or i64 %.804, %.756
  %231 = icmp ult i64 %230, 4294967296
  br i1 %231, label %232, label %239
232:
  %233 = trunc i64 %.756 to i32
  %234 = trunc i64 %spec.select1808 to i32
  %235 = udiv i32 %234, %233
  %236 = urem i32 %234, %233
  %237 = zext i32 %235 to i64
  %238 = zext i32 %236 to i64
  br label %242
239:
  %240 = sdiv i64 %.804, %.756
  %241 = srem i64 %.804, %.756
  br label %242
242:
  %243 = phi i64 [ %237, %232 ], [ %240, %239 ]
  %244 = phi i64 [ %238, %232 ], [ %241, %239 ]
  %.877 = xor i64 %244, %.756
  %.878 = icmp slt i64 %.877, 0
  %.879 = icmp ne i64 %244, 0
  %.880 = and i1 %.879, %.878
  %.885 = sext i1 %.880 to i64
  %spec.select1809 = add i64 %243, %.885
  br label %B918.endif
B992.endif:
  %at.2.0.lcssa.i = phi i64 [ 0, %B992 ], [ %at.2.038.i, %B260.i ], [ %down.2.1.i, %B290.i ]
  %.129.i = getelementptr i64, ptr %.18.i, i64 %at.2.0.lcssa.i
  store i64 %.40.i, ptr %.129.i, align 8
  %.140.i = and i64 %.24.i, 511
  %.968 = getelementptr i64, ptr %arg.s, i64 %.967
  %.998 = add i64 %.140.i, %.904
  %.1000.idx = mul i64 %.998, 176
  %.1000 = getelementptr i8, ptr %.968, i64 %.1000.idx
  %.1001 = getelementptr i8, ptr %.1000, i64 160
  %.1002 = load i64, ptr %.1001, align 8
  %.1008 = ashr i64 %.1002, 6
  %.1010 = getelementptr i64, ptr %.919, i64 %.1008
  %.1011 = load i64, ptr %.1010, align 8
  %.1012 = and i64 %.1002, 63
  %.1013 = shl i64 1, %.1012
  %.1014 = or i64 %.1013, %.1011
  store i64 %.1014, ptr %.1010, align 8
  %.1019 = load i64, ptr %sunkaddr652, align 8
  %.1020 = icmp sgt i64 %.1019, 0
  br i1 %.1020, label %B1014, label %B1018
B31126208.endif.loopexit:
  %sunkaddr799 = shl i64 %.1105, 3
  %sunkaddr800 = getelementptr i8, ptr %invariant.gep, i64 %sunkaddr799
  %sunkaddr801 = getelementptr i8, ptr %sunkaddr800, i64 64
  %.1260 = load i64, ptr %sunkaddr801, align 8
  %.1262.not = icmp sgt i64 %.1260, %.936
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8 = select i1 %.1262.not, i64 1, i64 3
  %sunkaddr804 = getelementptr i8, ptr %sunkaddr800, i64 72
  %.1260.1 = load i64, ptr %sunkaddr804, align 8
  %.1262.not.1 = icmp sgt i64 %.1260.1, %.936
  %.1269.1 = select i1 %.1262.not.1, i64 0, i64 4
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.1 = or i64 %.1269.1, %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8
  %sunkaddr807 = getelementptr i8, ptr %sunkaddr800, i64 80
  %.1260.2 = load i64, ptr %sunkaddr807, align 8
  %.1262.not.2 = icmp sgt i64 %.1260.2, %.936
  %.1269.2 = select i1 %.1262.not.2, i64 0, i64 8
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.2 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.1, %.1269.2
  %sunkaddr810 = getelementptr i8, ptr %sunkaddr800, i64 88
  %.1260.3 = load i64, ptr %sunkaddr810, align 8
  %.1262.not.3 = icmp sgt i64 %.1260.3, %.936
  %.1269.3 = select i1 %.1262.not.3, i64 0, i64 16
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.3 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.2, %.1269.3
  %.1297 = load i64, ptr %sunkaddr811, align 8
  %gep2034 = getelementptr i64, ptr %invariant.gep2033, i64 %.1297
  %.1440.3 = getelementptr i8, ptr %gep2034, i64 24
  %.1441.3 = load i64, ptr %.1440.3, align 8
  %.1442.3 = add i64 %.1441.3, -16384
  %.1444.not.3 = icmp sgt i64 %.1442.3, %.936
  %.1452.3 = select i1 %.1444.not.3, i64 0, i64 256
  %.1440.2 = getelementptr i8, ptr %gep2034, i64 16
  %.1441.2 = load i64, ptr %.1440.2, align 8
  %.1442.2 = add i64 %.1441.2, -16384
  %.1444.not.2 = icmp sgt i64 %.1442.2, %.936
  %.1452.2 = select i1 %.1444.not.2, i64 0, i64 128
  %.1440.1 = getelementptr i8, ptr %gep2034, i64 8
  %.1441.1 = load i64, ptr %.1440.1, align 8
  %.1442.1 = add i64 %.1441.1, -16384
  %.1444.not.1 = icmp sgt i64 %.1442.1, %.936
  %.1452.1 = select i1 %.1444.not.1, i64 0, i64 64
  %.1441 = load i64, ptr %gep2034, align 8
  %.1442 = add i64 %.1441, -16384
  %.1444.not = icmp sgt i64 %.1442, %.936
  %.1452 = select i1 %.1444.not, i64 0, i64 32
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.4.8.3, %.1452.3
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.1 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8, %.1452.2
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.2 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.1, %.1452.1
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.3 = or i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.2, %.1452
  br label %B31126208.endif
B31126208.endif:
  %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6 = phi i64 [ 1, %B1019 ], [ %_run_sub_core_v41_select_v72__open_masks_v82_opened.6.8.3, %B31126208.endif.loopexit ]
  %.1492 = load i64, ptr %sunkaddr812, align 8
  %.1493 = getelementptr i64, ptr %arg.s, i64 %.1492
  %.15801987.not = icmp slt i64 %.1071, 1
  br i1 %.15801987.not, label %B31307259, label %B31126300.lr.ph
B31126300.lr.ph:
  %245 = mul i64 %.1071, %222
  %246 = shl i64 %.1080, 3
  %247 = getelementptr i8, ptr %arg.s, i64 %245
  %scevgep578 = getelementptr i8, ptr %247, i64 %246
  %248 = shl i64 %.1071, 4
  %249 = icmp ult i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 2
  %250 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 1
  %.1776.not.us = icmp eq i64 %250, 0
  %251 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 2
  %.1776.not.us.1 = icmp eq i64 %251, 0
  %252 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 4
  %.1776.not.us.1216 = icmp eq i64 %252, 0
  %253 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 8
  %.1776.not.us.1.1 = icmp eq i64 %253, 0
  %lsr.iv.next582.1 = shl i64 %.1071, 5
  %254 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 16
  %.1776.not.us.2 = icmp eq i64 %254, 0
  %255 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 32
  %.1776.not.us.1.2 = icmp eq i64 %255, 0
  %lsr.iv.next582.2 = mul i64 %.1071, 48
  %256 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 64
  %.1776.not.us.3 = icmp eq i64 %256, 0
  %257 = and i64 %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6, 128
  %.1776.not.us.1.3 = icmp eq i64 %257, 0
  br label %B31126300.us
B31126300.us:
  %lsr.iv584 = phi ptr [ %scevgep585, %B31126676.B31126936_crit_edge.us ], [ %.1086, %B31126300.lr.ph ]
  %lsr.iv579 = phi ptr [ %scevgep580, %B31126676.B31126936_crit_edge.us ], [ %scevgep578, %B31126300.lr.ph ]
  %_run_sub_core_v41_select_v72_some.2.61990.us = phi i64 [ %.1816.us, %B31126676.B31126936_crit_edge.us ], [ 0, %B31126300.lr.ph ]
  %.158619821988.us = phi i64 [ %.1593.us, %B31126676.B31126936_crit_edge.us ], [ 0, %B31126300.lr.ph ]
  %invariant.gep.us = getelementptr i64, ptr %.1086, i64 %.158619821988.us
  br i1 %249, label %B31126716.us.epil, label %B31126716.us.preheader
B31126716.us.preheader:
  br i1 %.1776.not.us, label %B31126880.us, label %B31126832.us
B31126832.us:
  %.1787.us = load i64, ptr %lsr.iv584, align 8
  br label %B31126880.us
B31126880.us:
  %_run_sub_core_v41_select_v72_free.3.8.us = phi i64 [ %.1787.us, %B31126832.us ], [ 0, %B31126716.us.preheader ]
  br i1 %.1776.not.us.1, label %B31126880.us.1, label %B31126832.us.1
B31126832.us.1:
  %.1787.us.1 = load i64, ptr %lsr.iv579, align 8
  %.1789.us.1 = or i64 %.1787.us.1, %_run_sub_core_v41_select_v72_free.3.8.us
  br label %B31126880.us.1
B31126880.us.1:
  %_run_sub_core_v41_select_v72_free.3.8.us.1 = phi i64 [ %.1789.us.1, %B31126832.us.1 ], [ %_run_sub_core_v41_select_v72_free.3.8.us, %B31126880.us ]
  br i1 %.1776.not.us.1216, label %B31126880.us.1221, label %B31126832.us.1219
B31126832.us.1219:
  %scevgep586.1 = getelementptr i8, ptr %lsr.iv584, i64 %248
  %.1787.us.1217 = load i64, ptr %scevgep586.1, align 8
  %.1789.us.1218 = or i64 %.1787.us.1217, %_run_sub_core_v41_select_v72_free.3.8.us.1
  br label %B31126880.us.1221
B31126880.us.1221:
  %_run_sub_core_v41_select_v72_free.3.8.us.1220 = phi i64 [ %.1789.us.1218, %B31126832.us.1219 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.1, %B31126880.us.1 ]
  br i1 %.1776.not.us.1.1, label %B31126880.us.1.1, label %B31126832.us.1.1
B31126832.us.1.1:
  %scevgep583.1 = getelementptr i8, ptr %lsr.iv579, i64 %248
  %.1787.us.1.1 = load i64, ptr %scevgep583.1, align 8
  %.1789.us.1.1 = or i64 %.1787.us.1.1, %_run_sub_core_v41_select_v72_free.3.8.us.1220
  br label %B31126880.us.1.1
B31126880.us.1.1:
  %_run_sub_core_v41_select_v72_free.3.8.us.1.1 = phi i64 [ %.1789.us.1.1, %B31126832.us.1.1 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.1220, %B31126880.us.1221 ]
  br i1 %.1776.not.us.2, label %B31126880.us.2, label %B31126832.us.2
B31126832.us.2:
  %scevgep586.2 = getelementptr i8, ptr %lsr.iv584, i64 %lsr.iv.next582.1
  %.1787.us.2 = load i64, ptr %scevgep586.2, align 8
  %.1789.us.2 = or i64 %.1787.us.2, %_run_sub_core_v41_select_v72_free.3.8.us.1.1
  br label %B31126880.us.2
B31126880.us.2:
  %_run_sub_core_v41_select_v72_free.3.8.us.2 = phi i64 [ %.1789.us.2, %B31126832.us.2 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.1.1, %B31126880.us.1.1 ]
  br i1 %.1776.not.us.1.2, label %B31126880.us.1.2, label %B31126832.us.1.2
B31126832.us.1.2:
  %scevgep583.2 = getelementptr i8, ptr %lsr.iv579, i64 %lsr.iv.next582.1
  %.1787.us.1.2 = load i64, ptr %scevgep583.2, align 8
  %.1789.us.1.2 = or i64 %.1787.us.1.2, %_run_sub_core_v41_select_v72_free.3.8.us.2
  br label %B31126880.us.1.2
B31126880.us.1.2:
  %_run_sub_core_v41_select_v72_free.3.8.us.1.2 = phi i64 [ %.1789.us.1.2, %B31126832.us.1.2 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.2, %B31126880.us.2 ]
  br i1 %.1776.not.us.3, label %B31126880.us.3, label %B31126832.us.3
B31126832.us.3:
  %scevgep586.3 = getelementptr i8, ptr %lsr.iv584, i64 %lsr.iv.next582.2
  %.1787.us.3 = load i64, ptr %scevgep586.3, align 8
  %.1789.us.3 = or i64 %.1787.us.3, %_run_sub_core_v41_select_v72_free.3.8.us.1.2
  br label %B31126880.us.3
B31126880.us.3:
  %_run_sub_core_v41_select_v72_free.3.8.us.3 = phi i64 [ %.1789.us.3, %B31126832.us.3 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.1.2, %B31126880.us.1.2 ]
  br i1 %.1776.not.us.1.3, label %B31126716.us.epil, label %B31126832.us.1.3
B31126832.us.1.3:
  %scevgep583.3 = getelementptr i8, ptr %lsr.iv579, i64 %lsr.iv.next582.2
  %.1787.us.1.3 = load i64, ptr %scevgep583.3, align 8
  %.1789.us.1.3 = or i64 %.1787.us.1.3, %_run_sub_core_v41_select_v72_free.3.8.us.3
  br label %B31126716.us.epil
B31126716.us.epil:
  %_run_sub_core_v41_select_v72_free.2.71977.us.epil.init = phi i64 [ 0, %B31126300.us ], [ %.1789.us.1.3, %B31126832.us.1.3 ], [ %_run_sub_core_v41_select_v72_free.3.8.us.3, %B31126880.us.3 ]
  %.173319731975.us.epil.init = phi i64 [ 0, %B31126300.us ], [ 8, %B31126832.us.1.3 ], [ 8, %B31126880.us.3 ]
  %258 = shl i64 1, %.173319731975.us.epil.init
  %259 = and i64 %258, %_run_sub_core_v41_select_v72__open_masks_v82_opened.7.6
  %.1776.not.us.epil = icmp eq i64 %259, 0
  br i1 %.1776.not.us.epil, label %B31126676.B31126936_crit_edge.us, label %B31126832.us.epil
B31126832.us.epil:
  %.1780.us.epil = mul i64 %.173319731975.us.epil.init, %.1071
  %gep.us.epil = getelementptr i64, ptr %invariant.gep.us, i64 %.1780.us.epil
  %.1787.us.epil = load i64, ptr %gep.us.epil, align 8
  %.1789.us.epil = or i64 %.1787.us.epil, %_run_sub_core_v41_select_v72_free.2.71977.us.epil.init
  br label %B31126676.B31126936_crit_edge.us
B31126676.B31126936_crit_edge.us:
  %_run_sub_core_v41_select_v72_free.3.8.us.epil = phi i64 [ %.1789.us.epil, %B31126832.us.epil ], [ %_run_sub_core_v41_select_v72_free.2.71977.us.epil.init, %B31126716.us.epil ]
  %.1593.us = add i64 %.158619821988.us, 1
  %.1810.us = getelementptr i64, ptr %.1493, i64 %.158619821988.us
  store i64 %_run_sub_core_v41_select_v72_free.3.8.us.epil, ptr %.1810.us, align 8
  %.1816.us = or i64 %_run_sub_core_v41_select_v72_free.3.8.us.epil, %_run_sub_core_v41_select_v72_some.2.61990.us
  %scevgep580 = getelementptr i8, ptr %lsr.iv579, i64 8
  %scevgep585 = getelementptr i8, ptr %lsr.iv584, i64 8
  %exitcond2184.not = icmp eq i64 %.1593.us, %.1071
  br i1 %exitcond2184.not, label %B31127032, label %B31126300.us
B31246995.endif:
  %word.3.1.i193 = phi i64 [ %.12.i182, %B40.i185 ], [ %.63.i203, %B132.i202 ]
  %free.2.1.i194 = phi i64 [ %.49.i190, %B40.i185 ], [ %.90.i206, %B132.i202 ]
  %.107.i195 = shl i64 %word.3.1.i193, 6
  %.117.i196 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i194, i1 true)
  %.118.i197 = or i64 %.117.i196, %.107.i195
  %.2080 = icmp sgt i64 %word.3.1.i193, -1
  br i1 %.2080, label %B31247179, label %B40.i211
B31307295.endif:
  store i64 %.11.i233, ptr %.81422052212, align 8
  br label %B958.backedge
B31307315.endif:
  store i64 %.11.i233, ptr %.81522062211, align 8
  %.2385 = load i64, ptr %sunkaddr789, align 8
  %.2386 = getelementptr i64, ptr %arg.s, i64 %.2385
  %.2388 = getelementptr i64, ptr %.2386, i64 %.81322042213
  %.2393 = getelementptr i8, ptr %.2388, i64 48
  %.2394 = load i64, ptr %.2393, align 8
  %.2395 = icmp sgt i64 %.2394, 0
  br i1 %.2395, label %B31307317, label %B62251303
B32098278.endif:
  %sunkaddr817 = getelementptr i8, ptr %.2734, i64 80
  %.2896 = load i64, ptr %sunkaddr817, align 8
  %.2920 = getelementptr i8, ptr %.2672, i64 80
  %.2921 = load i64, ptr %.2920, align 8
  %.2930 = getelementptr i8, ptr %.2672, i64 88
  %.2931 = load i64, ptr %.2930, align 8
  %.2932 = ashr i64 %.2931, 4
  %.11.i235 = tail call i64 @llvm.smin.i64(i64 %.2932, i64 %.936)
  %.2967 = icmp sgt i64 %.11.i235, %.2921
  br i1 %.2967, label %B32098320, label %B32098410
B32340207.endif:
  %sunkaddr819 = getelementptr i8, ptr %.2734, i64 80
  %.3330 = load i64, ptr %sunkaddr819, align 8
  %.3354 = getelementptr i8, ptr %.2672, i64 80
  %.3355 = load i64, ptr %.3354, align 8
  %.3364 = getelementptr i8, ptr %.2672, i64 88
  %.3365 = load i64, ptr %.3364, align 8
  %.3366 = ashr i64 %.3365, 4
  %.11.i236 = tail call i64 @llvm.smin.i64(i64 %.3366, i64 %.936)
  %.3401 = icmp sgt i64 %.11.i236, %.3355
  br i1 %.3401, label %B32340209, label %B32340231
B32340594.endif.else:
  %.3651 = icmp ne i64 %.3634, -9223372036854775808
  %.3652 = icmp ne i64 %.3637, -1
  %.3653.not = or i1 %.3651, %.3652
  br i1 %.3653.not, label %B32340594.endif.else.if, label %B32340594.endif.endif
B32340594.endif.endif:
  %quot.4.0 = phi i64 [ 0, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v106B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit ], [ 0, %B32340594.endif.else ], [ %spec.select1810, %272 ]
  %.3679 = add i64 %quot.4.0, %.936
  br label %B32340653
B32340594.endif.else.if:
  %260 = or i64 %.3637, %.3634
  %261 = icmp ult i64 %260, 4294967296
  br i1 %261, label %262, label %269
262:
  %263 = trunc i64 %.3637 to i32
  %264 = trunc i64 %.3634 to i32
  %265 = udiv i32 %264, %263
  %266 = urem i32 %264, %263
  %267 = zext i32 %265 to i64
  %268 = zext i32 %266 to i64
  br label %272
269:
  %270 = sdiv i64 %.3634, %.3637
  %271 = srem i64 %.3634, %.3637
  br label %272
272:
  %273 = phi i64 [ %267, %262 ], [ %270, %269 ]
  %274 = phi i64 [ %268, %262 ], [ %271, %269 ]
  %.3658 = xor i64 %274, %.3637
  %.3659 = icmp slt i64 %.3658, 0
  %.3660 = icmp ne i64 %274, 0
  %.3661 = and i1 %.3660, %.3659
  %.3666 = sext i1 %.3661 to i64
  %spec.select1810 = add i64 %273, %.3666
  br label %B32340594.endif.endif
B32340713.endif:
  %sunkaddr824 = getelementptr i8, ptr %.2734, i64 80
  %.3743 = load i64, ptr %sunkaddr824, align 8
  %sunkaddr826 = getelementptr i8, ptr %.2734, i64 8
  %.3746 = load i64, ptr %sunkaddr826, align 8
  %.3766 = getelementptr i8, ptr %.2672, i64 80
  %.3767 = load i64, ptr %.3766, align 8
  %.3776 = getelementptr i8, ptr %.2672, i64 88
  %.3777 = load i64, ptr %.3776, align 8
  %.3778 = ashr i64 %.3777, 4
  %.11.i237 = tail call i64 @llvm.smin.i64(i64 %.3778, i64 %.936)
  %.3813 = icmp sgt i64 %.11.i237, %.3767
  br i1 %.3813, label %B32340727, label %B32341067
B46688679.endif:
  %.4738.pre = phi i64 [ %.4770, %B46688727 ], [ %.4528, %B46688679.endif.preheader ]
  %_run_sub_core_v41_advance_v43_pc.2.8 = phi i64 [ %.4749, %B46688727 ], [ %.4501, %B46688679.endif.preheader ]
  %.4548 = getelementptr i64, ptr %arg.c, i64 %.4738.pre
  %.4551.idx = mul i64 %_run_sub_core_v41_advance_v43_pc.2.8, 104
  %.4551 = getelementptr i8, ptr %.4548, i64 %.4551.idx
  %.4563 = getelementptr i8, ptr %.4551, i64 48
  %.4564 = load i64, ptr %.4563, align 8
  %.4565 = getelementptr i8, ptr %.4551, i64 56
  %.4566 = load i64, ptr %.4565, align 8
  %.4603 = sub i64 %.4566, %.4564
  %.46462002.not = icmp slt i64 %.4603, 1
  br i1 %.46462002.not, label %B46688725, label %B46688681.backedge.preheader
B46688681.backedge.preheader:
  %.4686 = load i64, ptr %sunkaddr827, align 8
  %xtraiter528 = and i64 %.4603, 3
  %275 = sub i64 %.4564, %.4566
  %276 = icmp ugt i64 %275, -4
  br i1 %276, label %B46688681.backedge.epil.preheader, label %B46688681.backedge.preheader.new
B46688681.backedge.preheader.new:
  %unroll_iter533 = and i64 %.4603, 9223372036854775804
  %277 = shl i64 %.4686, 3
  %scevgep609 = getelementptr i8, ptr %scevgep608, i64 %277
  br label %B46688681.backedge
B46688745.endif:
  %.4811 = load i64, ptr %sunkaddr676, align 8
  %.4812 = getelementptr i64, ptr %arg.c, i64 %.4811
  %.4815.idx = mul i64 %_run_sub_core_v41_advance_v43_pc.3.7, 104
  %.4815 = getelementptr i8, ptr %.4812, i64 %.4815.idx
  %.4848 = getelementptr i8, ptr %.4815, i64 48
  %.4849 = load i64, ptr %.4848, align 8
  %.4850 = getelementptr i8, ptr %.4815, i64 56
  %.4851 = load i64, ptr %.4850, align 8
  %.4888 = sub i64 %.4851, %.4849
  %.49312021.not = icmp slt i64 %.4888, 1
  br i1 %.49312021.not, label %B46688799, label %B46688763.backedge.preheader
B46688763.backedge.preheader:
  %.4971 = load i64, ptr %sunkaddr827, align 8
  %xtraiter535 = and i64 %.4888, 3
  %278 = sub i64 %.4849, %.4851
  %279 = icmp ugt i64 %278, -4
  br i1 %279, label %B46688763.backedge.epil.preheader, label %B46688763.backedge.preheader.new
B46688763.backedge.preheader.new:
  %unroll_iter540 = and i64 %.4888, 9223372036854775804
  %280 = shl i64 %.4971, 3
  %scevgep622 = getelementptr i8, ptr %scevgep608, i64 %280
  br label %B46688763.backedge
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
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
  %.52 = getelementptr i8, ptr %arg.S, i64 552
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
  %.158 = getelementptr i8, ptr %arg.C, i64 240
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
  %.145 = getelementptr i8, ptr %arg.C, i64 232
  %.146 = load i64, ptr %.145, align 8
  %.148 = add i64 %.146, %.11.i
  store i64 %.148, ptr %.104, align 8
  %.153 = icmp sgt i64 %arg.t, 0
  br i1 %.153, label %B290, label %B310.endif.endif.endif
B310.endif.endif.endif:
  %start.4.0 = phi i64 [ %.161, %B290 ], [ %.11.i, %B176.endif ]
  %.170 = getelementptr i8, ptr %arg.S, i64 480
  %.171 = load i64, ptr %.170, align 8
  %.172 = getelementptr i64, ptr %arg.S, i64 %.171
  %.174 = getelementptr i64, ptr %.172, i64 %arg.core
  %.175 = load i64, ptr %.174, align 8
  %.11.i5 = tail call i64 @llvm.smax.i64(i64 %.175, i64 %start.4.0)
  %.208 = getelementptr i8, ptr %arg.C, i64 216
  %.209 = load i64, ptr %.208, align 8
  %.210 = add i64 %.209, %.11.i5
  %.215 = getelementptr i8, ptr %arg.C, i64 160
  %.216 = load i64, ptr %.215, align 8
  %.218 = mul i64 %.216, %arg.core
  %.220 = add i64 %.218, %arg.slot
  %.225 = getelementptr i8, ptr %arg.S, i64 488
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
  %sunkaddr16 = getelementptr i8, ptr %arg.C, i64 224
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
declare i64 @llvm.smin.i64(i64, i64)
define internal fastcc void @f9(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, i64 %arg.group, i64 %arg.index, i64 %arg.number, i64 %arg.t)  {
B0.endif:
  %.26 = getelementptr i8, ptr %arg.S, i64 416
  %.27 = load i64, ptr %.26, align 8
  %.28 = getelementptr i64, ptr %arg.S, i64 %.27
  %.31.idx = mul i64 %arg.index, 176
  %.31 = getelementptr i8, ptr %.28, i64 %.31.idx
  %.37 = getelementptr i8, ptr %arg.S, i64 488
  %.38 = load i64, ptr %.37, align 8
  %.39 = getelementptr i64, ptr %arg.S, i64 %.38
  %.41.idx = mul i64 %arg.group, 40
  %.41 = getelementptr i8, ptr %.39, i64 %.41.idx
  %.42 = getelementptr i8, ptr %.41, i64 32
  %.43 = load i64, ptr %.42, align 8
  %.44 = add i64 %.43, %arg.number
  %.46.idx = mul i64 %.44, 24
  %.46 = getelementptr i8, ptr %arg.streams.0, i64 %.46.idx
  tail call void @llvm.memset.p0.i64(ptr %.31, i8 0, i64 16, i1 false)
  %.54 = load i64, ptr %.46, align 8
  %.55 = add i64 %.54, -1
  %.57 = getelementptr i8, ptr %.31, i64 16
  store i64 %.55, ptr %.57, align 8
  %.59 = getelementptr i8, ptr %.46, i64 8
  %.60 = load i64, ptr %.59, align 8
  %.62 = getelementptr i8, ptr %.31, i64 24
  store i64 %.60, ptr %.62, align 8
  %.64 = getelementptr i8, ptr %.46, i64 16
  %.65 = load i64, ptr %.64, align 8
  %.67 = getelementptr i8, ptr %.31, i64 40
  store i64 %.65, ptr %.67, align 8
  %.70 = getelementptr i8, ptr %.31, i64 32
  store i64 0, ptr %.70, align 8
  %.73 = getelementptr i8, ptr %.31, i64 48
  %.79 = getelementptr i8, ptr %.31, i64 64
  tail call void @llvm.memset.p0.i64(ptr %.73, i8 0, i64 16, i1 false)
  store i64 %arg.group, ptr %.79, align 8
  %.82 = getelementptr i8, ptr %.31, i64 72
  store i64 %arg.number, ptr %.82, align 8
  %.86 = getelementptr i8, ptr %.31, i64 80
  store i64 %arg.t, ptr %.86, align 8
  %.89 = getelementptr i8, ptr %.31, i64 88
  %.101 = getelementptr i8, ptr %.31, i64 120
  tail call void @llvm.memset.p0.i64(ptr %.89, i8 0, i64 32, i1 false)
  store i64 -1, ptr %.101, align 8
  %.104 = getelementptr i8, ptr %.31, i64 136
  store i64 1, ptr %.104, align 8
  %.107 = getelementptr i8, ptr %.31, i64 144
  %.113 = getelementptr i8, ptr %arg.C, i64 184
  tail call void @llvm.memset.p0.i64(ptr %.107, i8 0, i64 16, i1 false)
  %.114 = load i64, ptr %.113, align 8
  %.19652.not = icmp slt i64 %.114, 1
  br i1 %.19652.not, label %B484, label %B438.lr.ph
B438.lr.ph:
  %xtraiter = and i64 %.114, 3
  %0 = icmp ult i64 %.114, 4
  %.pre = shl i64 %arg.index, 3
  br i1 %0, label %B438.epil.preheader, label %B438.lr.ph.new
B438.lr.ph.new:
  %scevgep4 = getelementptr i8, ptr %arg.S, i64 16
  %1 = lshr i64 %.114, 2
  %2 = mul i64 %1, -4
  %sunkaddr18 = getelementptr i8, ptr %arg.S, i64 456
  br label %B438
B438:
  %lsr.iv16 = phi i64 [ %lsr.iv.next17, %B438 ], [ %2, %B438.lr.ph.new ]
  %lsr.iv5 = phi ptr [ %scevgep6, %B438 ], [ %scevgep4, %B438.lr.ph.new ]
  %.236 = load i64, ptr %sunkaddr18, align 8
  %.240 = load i64, ptr %.113, align 8
  %3 = mul i64 %.240, %.pre
  %4 = shl i64 %.236, 3
  %5 = getelementptr i8, ptr %lsr.iv5, i64 %3
  %scevgep14 = getelementptr i8, ptr %5, i64 %4
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -16
  store i64 0, ptr %scevgep15, align 8
  %.236.1 = load i64, ptr %sunkaddr18, align 8
  %.240.1 = load i64, ptr %.113, align 8
  %6 = mul i64 %.240.1, %.pre
  %7 = shl i64 %.236.1, 3
  %8 = getelementptr i8, ptr %lsr.iv5, i64 %6
  %scevgep12 = getelementptr i8, ptr %8, i64 %7
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -8
  store i64 0, ptr %scevgep13, align 8
  %.236.2 = load i64, ptr %sunkaddr18, align 8
  %.240.2 = load i64, ptr %.113, align 8
  %9 = mul i64 %.240.2, %.pre
  %10 = shl i64 %.236.2, 3
  %11 = getelementptr i8, ptr %lsr.iv5, i64 %9
  %scevgep11 = getelementptr i8, ptr %11, i64 %10
  store i64 0, ptr %scevgep11, align 8
  %.236.3 = load i64, ptr %sunkaddr18, align 8
  %.240.3 = load i64, ptr %.113, align 8
  %12 = mul i64 %.240.3, %.pre
  %13 = shl i64 %.236.3, 3
  %14 = getelementptr i8, ptr %lsr.iv5, i64 %12
  %scevgep3 = getelementptr i8, ptr %14, i64 %13
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 8
  store i64 0, ptr %scevgep5, align 8
  %scevgep6 = getelementptr i8, ptr %lsr.iv5, i64 32
  %lsr.iv.next17 = add i64 %lsr.iv16, 4
  %niter.ncmp.3 = icmp eq i64 %lsr.iv.next17, 0
  br i1 %niter.ncmp.3, label %B484.loopexit.unr-lcssa, label %B438
B484.loopexit.unr-lcssa:
  %unroll_iter = and i64 %.114, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B484, label %B438.epil.preheader
B438.epil.preheader:
  %.2025153.epil.init = phi i64 [ %unroll_iter, %B484.loopexit.unr-lcssa ], [ 0, %B438.lr.ph ]
  %15 = shl i64 %.2025153.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.S, i64 %15
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 456
  br label %B438.epil
B438.epil:
  %lsr.iv10 = phi i64 [ %lsr.iv.next, %B438.epil ], [ %xtraiter, %B438.epil.preheader ]
  %lsr.iv = phi ptr [ %scevgep8, %B438.epil ], [ %scevgep, %B438.epil.preheader ]
  %.236.epil = load i64, ptr %sunkaddr20, align 8
  %.240.epil = load i64, ptr %.113, align 8
  %16 = mul i64 %.240.epil, %.pre
  %17 = shl i64 %.236.epil, 3
  %18 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep2 = getelementptr i8, ptr %18, i64 %17
  store i64 0, ptr %scevgep2, align 8
  %scevgep8 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv10, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B484, label %B438.epil
B484:
  %.252 = getelementptr i8, ptr %arg.C, i64 152
  %.253 = load i64, ptr %.252, align 8
  %.257 = icmp eq i64 %.253, 0
  br i1 %.257, label %B484.endif.endif, label %B484.else
B484.else:
  %.268 = icmp ne i64 %arg.index, -9223372036854775808
  %.269 = icmp ne i64 %.253, -1
  %.270.not = or i1 %.268, %.269
  br i1 %.270.not, label %B484.endif.else.if, label %B484.endif.endif
B484.endif.endif:
  %quot.047 = phi i64 [ 0, %B484 ], [ %spec.select, %42 ], [ 0, %B484.else ]
  %rem.1.0 = phi i64 [ 0, %B484 ], [ %spec.select49, %42 ], [ 0, %B484.else ]
  %.17.i = getelementptr i8, ptr %arg.S, i64 464
  %.18.i = load i64, ptr %.17.i, align 8
  %.19.i = getelementptr i64, ptr %arg.S, i64 %.18.i
  %.22.idx.i = mul i64 %quot.047, 96
  %.22.i = getelementptr i8, ptr %.19.i, i64 %.22.idx.i
  %.27.i = getelementptr i8, ptr %.22.i, i64 40
  %.28.i = load i64, ptr %.27.i, align 8
  %.33.i = getelementptr i8, ptr %arg.C, i64 296
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = shl i64 %.34.i, 6
  %.36.i = icmp eq i64 %.28.i, %.35.i
  br i1 %.36.i, label %B72.i, label %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.047, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B72.i:
  %.27.i3 = getelementptr i8, ptr %arg.S, i64 432
  %.28.i4 = load i64, ptr %.27.i3, align 8
  %.29.i = getelementptr i64, ptr %arg.S, i64 %.28.i4
  %.30.i5 = shl i64 %quot.047, 6
  %.33.i7 = mul i64 %.30.i5, %.34.i
  %.34.i8 = getelementptr i64, ptr %.29.i, i64 %.33.i7
  %.42.i9 = getelementptr i8, ptr %arg.S, i64 440
  %.43.i10 = load i64, ptr %.42.i9, align 8
  %.44.i11 = getelementptr i64, ptr %arg.S, i64 %.43.i10
  %.45.i = mul i64 %quot.047, 9
  %.48.i12 = mul i64 %.45.i, %.34.i
  %.49.i = getelementptr i64, ptr %.44.i11, i64 %.48.i12
  %.57.i13 = getelementptr i8, ptr %.22.i, i64 8
  %.58.i = load i64, ptr %.57.i13, align 8
  store i64 -1, ptr %.57.i13, align 8
  %.67.i = load i64, ptr %.33.i, align 8
  %19 = tail call i64 @llvm.smax.i64(i64 %.67.i, i64 0)
  %storemerge.i = shl i64 %19, 6
  %.150134.i = icmp sgt i64 %storemerge.i, 0
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B178.us.preheader.i:
  %sunkaddr.i = getelementptr i8, ptr %arg.C, i64 208
  br label %B178.us.i
B178.us.i:
  %rank.2.0140.us.i = phi i64 [ %rank.3.1.us.i, %B544.us.i ], [ 0, %B178.us.preheader.i ]
  %.156127137.us.i = phi i64 [ %.163.us.i, %B544.us.i ], [ 0, %B178.us.preheader.i ]
  %.163.us.i = add i64 %.156127137.us.i, 1
  %20 = shl i64 %.156127137.us.i, 3
  %scevgep.i = getelementptr i8, ptr %.34.i8, i64 %20
  %.194.us.i = load i64, ptr %scevgep.i, align 8
  %.199.us.i = icmp slt i64 %.194.us.i, 0
  br i1 %.199.us.i, label %B544.us.i, label %B210.us.i
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
  store i64 %rank.2.0140.us.i, ptr %.57.i13, align 8
  br label %B270.endif.endif.us.i
B270.endif.endif.us.i:
  store i64 -1, ptr %scevgep.i, align 8
  %.237.us.i = getelementptr i64, ptr %.34.i8, i64 %rank.2.0140.us.i
  store i64 %.194.us.i, ptr %.237.us.i, align 8
  %.241.us.i = load i64, ptr %.26, align 8
  %.242.us.i = getelementptr i64, ptr %arg.S, i64 %.241.us.i
  %.245.us.i = load i64, ptr %.252, align 8
  %.247.us.i = mul i64 %.245.us.i, %quot.047
  %.249.us.i = add i64 %.247.us.i, %.194.us.i
  %.253.idx.us.i = mul i64 %.249.us.i, 176
  %.253.us.i = getelementptr i8, ptr %.242.us.i, i64 %.253.idx.us.i
  %.255.us.i = getelementptr i8, ptr %.253.us.i, i64 160
  store i64 %rank.2.0140.us.i, ptr %.255.us.i, align 8
  %.383.us.i = lshr i64 %.156127137.us.i, 6
  %invariant.gep.us.i = getelementptr i64, ptr %.49.i, i64 %.383.us.i
  %.389.us.i = and i64 %.156127137.us.i, 63
  %.405.us.i = shl i64 1, %.389.us.i
  %.406.us.i = xor i64 %.405.us.i, -1
  %.422.us.i = ashr i64 %rank.2.0140.us.i, 6
  %invariant.gep124.us.i = getelementptr i64, ptr %.49.i, i64 %.422.us.i
  %.426.us.i = and i64 %rank.2.0140.us.i, 63
  %.427.us.i = shl i64 1, %.426.us.i
  %.387.us.i = load i64, ptr %invariant.gep.us.i, align 8
  %.407.us.i = and i64 %.387.us.i, %.406.us.i
  store i64 %.407.us.i, ptr %invariant.gep.us.i, align 8
  %21 = and i64 %.387.us.i, %.405.us.i
  %.410.not.us.i = icmp eq i64 %21, 0
  br i1 %.410.not.us.i, label %B530.us.i, label %B494.us.i
B494.us.i:
  %.425.us.i = load i64, ptr %invariant.gep124.us.i, align 8
  %.428.us.i = or i64 %.425.us.i, %.427.us.i
  store i64 %.428.us.i, ptr %invariant.gep124.us.i, align 8
  br label %B530.us.i
B530.us.i:
  %.379.us.1.i = load i64, ptr %.33.i, align 8
  %gep.us.1.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.379.us.1.i
  %.387.us.1.i = load i64, ptr %gep.us.1.i, align 8
  %.407.us.1.i = and i64 %.387.us.1.i, %.406.us.i
  store i64 %.407.us.1.i, ptr %gep.us.1.i, align 8
  %22 = and i64 %.387.us.1.i, %.405.us.i
  %.410.not.us.1.i = icmp eq i64 %22, 0
  br i1 %.410.not.us.1.i, label %B530.us.1.i, label %B494.us.1.i
B494.us.1.i:
  %.420.us.1.i = load i64, ptr %.33.i, align 8
  %gep125.us.1.i = getelementptr i64, ptr %invariant.gep124.us.i, i64 %.420.us.1.i
  %.425.us.1.i = load i64, ptr %gep125.us.1.i, align 8
  %.428.us.1.i = or i64 %.425.us.1.i, %.427.us.i
  store i64 %.428.us.1.i, ptr %gep125.us.1.i, align 8
  br label %B530.us.1.i
B530.us.1.i:
  %.379.us.2.i = load i64, ptr %.33.i, align 8
  %gep.us.2.idx.i = shl i64 %.379.us.2.i, 4
  %gep.us.2.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.2.idx.i
  %.387.us.2.i = load i64, ptr %gep.us.2.i, align 8
  %.407.us.2.i = and i64 %.387.us.2.i, %.406.us.i
  store i64 %.407.us.2.i, ptr %gep.us.2.i, align 8
  %23 = and i64 %.387.us.2.i, %.405.us.i
  %.410.not.us.2.i = icmp eq i64 %23, 0
  br i1 %.410.not.us.2.i, label %B530.us.2.i, label %B494.us.2.i
B494.us.2.i:
  %.420.us.2.i = load i64, ptr %.33.i, align 8
  %gep125.us.2.idx.i = shl i64 %.420.us.2.i, 4
  %gep125.us.2.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.2.idx.i
  %.425.us.2.i = load i64, ptr %gep125.us.2.i, align 8
  %.428.us.2.i = or i64 %.425.us.2.i, %.427.us.i
  store i64 %.428.us.2.i, ptr %gep125.us.2.i, align 8
  br label %B530.us.2.i
B530.us.2.i:
  %.379.us.3.i = load i64, ptr %.33.i, align 8
  %gep.us.3.idx.i = mul i64 %.379.us.3.i, 24
  %gep.us.3.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.3.idx.i
  %.387.us.3.i = load i64, ptr %gep.us.3.i, align 8
  %.407.us.3.i = and i64 %.387.us.3.i, %.406.us.i
  store i64 %.407.us.3.i, ptr %gep.us.3.i, align 8
  %24 = and i64 %.387.us.3.i, %.405.us.i
  %.410.not.us.3.i = icmp eq i64 %24, 0
  br i1 %.410.not.us.3.i, label %B530.us.3.i, label %B494.us.3.i
B494.us.3.i:
  %.420.us.3.i = load i64, ptr %.33.i, align 8
  %gep125.us.3.idx.i = mul i64 %.420.us.3.i, 24
  %gep125.us.3.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.3.idx.i
  %.425.us.3.i = load i64, ptr %gep125.us.3.i, align 8
  %.428.us.3.i = or i64 %.425.us.3.i, %.427.us.i
  store i64 %.428.us.3.i, ptr %gep125.us.3.i, align 8
  br label %B530.us.3.i
B530.us.3.i:
  %.379.us.4.i = load i64, ptr %.33.i, align 8
  %gep.us.4.idx.i = shl i64 %.379.us.4.i, 5
  %gep.us.4.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.4.idx.i
  %.387.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.407.us.4.i = and i64 %.387.us.4.i, %.406.us.i
  store i64 %.407.us.4.i, ptr %gep.us.4.i, align 8
  %25 = and i64 %.387.us.4.i, %.405.us.i
  %.410.not.us.4.i = icmp eq i64 %25, 0
  br i1 %.410.not.us.4.i, label %B530.us.4.i, label %B494.us.4.i
B494.us.4.i:
  %.420.us.4.i = load i64, ptr %.33.i, align 8
  %gep125.us.4.idx.i = shl i64 %.420.us.4.i, 5
  %gep125.us.4.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.4.idx.i
  %.425.us.4.i = load i64, ptr %gep125.us.4.i, align 8
  %.428.us.4.i = or i64 %.425.us.4.i, %.427.us.i
  store i64 %.428.us.4.i, ptr %gep125.us.4.i, align 8
  br label %B530.us.4.i
B530.us.4.i:
  %.379.us.5.i = load i64, ptr %.33.i, align 8
  %gep.us.5.idx.i = mul i64 %.379.us.5.i, 40
  %gep.us.5.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.5.idx.i
  %.387.us.5.i = load i64, ptr %gep.us.5.i, align 8
  %.407.us.5.i = and i64 %.387.us.5.i, %.406.us.i
  store i64 %.407.us.5.i, ptr %gep.us.5.i, align 8
  %26 = and i64 %.387.us.5.i, %.405.us.i
  %.410.not.us.5.i = icmp eq i64 %26, 0
  br i1 %.410.not.us.5.i, label %B530.us.5.i, label %B494.us.5.i
B494.us.5.i:
  %.420.us.5.i = load i64, ptr %.33.i, align 8
  %gep125.us.5.idx.i = mul i64 %.420.us.5.i, 40
  %gep125.us.5.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.5.idx.i
  %.425.us.5.i = load i64, ptr %gep125.us.5.i, align 8
  %.428.us.5.i = or i64 %.425.us.5.i, %.427.us.i
  store i64 %.428.us.5.i, ptr %gep125.us.5.i, align 8
  br label %B530.us.5.i
B530.us.5.i:
  %.379.us.6.i = load i64, ptr %.33.i, align 8
  %gep.us.6.idx.i = mul i64 %.379.us.6.i, 48
  %gep.us.6.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.6.idx.i
  %.387.us.6.i = load i64, ptr %gep.us.6.i, align 8
  %.407.us.6.i = and i64 %.387.us.6.i, %.406.us.i
  store i64 %.407.us.6.i, ptr %gep.us.6.i, align 8
  %27 = and i64 %.387.us.6.i, %.405.us.i
  %.410.not.us.6.i = icmp eq i64 %27, 0
  br i1 %.410.not.us.6.i, label %B530.us.6.i, label %B494.us.6.i
B494.us.6.i:
  %.420.us.6.i = load i64, ptr %.33.i, align 8
  %gep125.us.6.idx.i = mul i64 %.420.us.6.i, 48
  %gep125.us.6.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.6.idx.i
  %.425.us.6.i = load i64, ptr %gep125.us.6.i, align 8
  %.428.us.6.i = or i64 %.425.us.6.i, %.427.us.i
  store i64 %.428.us.6.i, ptr %gep125.us.6.i, align 8
  br label %B530.us.6.i
B530.us.6.i:
  %.379.us.7.i = load i64, ptr %.33.i, align 8
  %gep.us.7.idx.i = mul i64 %.379.us.7.i, 56
  %gep.us.7.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.7.idx.i
  %.387.us.7.i = load i64, ptr %gep.us.7.i, align 8
  %.407.us.7.i = and i64 %.387.us.7.i, %.406.us.i
  store i64 %.407.us.7.i, ptr %gep.us.7.i, align 8
  %28 = and i64 %.387.us.7.i, %.405.us.i
  %.410.not.us.7.i = icmp eq i64 %28, 0
  br i1 %.410.not.us.7.i, label %B530.us.7.i, label %B494.us.7.i
B494.us.7.i:
  %.420.us.7.i = load i64, ptr %.33.i, align 8
  %gep125.us.7.idx.i = mul i64 %.420.us.7.i, 56
  %gep125.us.7.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.7.idx.i
  %.425.us.7.i = load i64, ptr %gep125.us.7.i, align 8
  %.428.us.7.i = or i64 %.425.us.7.i, %.427.us.i
  store i64 %.428.us.7.i, ptr %gep125.us.7.i, align 8
  br label %B530.us.7.i
B530.us.7.i:
  %.379.us.8.i = load i64, ptr %.33.i, align 8
  %gep.us.8.idx.i = shl i64 %.379.us.8.i, 6
  %gep.us.8.i = getelementptr i8, ptr %invariant.gep.us.i, i64 %gep.us.8.idx.i
  %.387.us.8.i = load i64, ptr %gep.us.8.i, align 8
  %.407.us.8.i = and i64 %.387.us.8.i, %.406.us.i
  store i64 %.407.us.8.i, ptr %gep.us.8.i, align 8
  %29 = and i64 %.387.us.8.i, %.405.us.i
  %.410.not.us.8.i = icmp eq i64 %29, 0
  br i1 %.410.not.us.8.i, label %B530.us.8.i, label %B494.us.8.i
B494.us.8.i:
  %.420.us.8.i = load i64, ptr %.33.i, align 8
  %gep125.us.8.idx.i = shl i64 %.420.us.8.i, 6
  %gep125.us.8.i = getelementptr i8, ptr %invariant.gep124.us.i, i64 %gep125.us.8.idx.i
  %.425.us.8.i = load i64, ptr %gep125.us.8.i, align 8
  %.428.us.8.i = or i64 %.425.us.8.i, %.427.us.i
  store i64 %.428.us.8.i, ptr %gep125.us.8.i, align 8
  br label %B530.us.8.i
B530.us.8.i:
  %.442.us.i = add i64 %rank.2.0140.us.i, 1
  br label %B544.us.i
B544.us.i:
  %rank.3.1.us.i = phi i64 [ %.442.us.i, %B530.us.8.i ], [ %rank.2.0140.us.i, %B178.us.i ]
  %exitcond.not.i = icmp eq i64 %storemerge.i, %.163.us.i
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.86.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.84.i.pre-phi = phi i64 [ %.pre2, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i5, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i5, %B72.i ]
  %.86.i = phi i64 [ %.34.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.86.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
  %.81.i = getelementptr i8, ptr %arg.S, i64 432
  %.82.i = load i64, ptr %.81.i, align 8
  %.83.i = getelementptr i64, ptr %arg.S, i64 %.82.i
  %.87.i = mul i64 %.84.i.pre-phi, %.86.i
  %.88.i = getelementptr i64, ptr %.83.i, i64 %.87.i
  %.91.i = getelementptr i64, ptr %.88.i, i64 %rank.2.0.i
  store i64 %rem.1.0, ptr %.91.i, align 8
  %.96.i = add i64 %rank.2.0.i, 1
  store i64 %.96.i, ptr %.27.i, align 8
  %.369 = getelementptr i8, ptr %.31, i64 160
  store i64 %rank.2.0.i, ptr %.369, align 8
  %.12.i = load i64, ptr %.17.i, align 8
  %.13.i = getelementptr i64, ptr %arg.S, i64 %.12.i
  %.15.i = getelementptr i8, ptr %.13.i, i64 %.22.idx.i
  %.19.i1 = getelementptr i8, ptr %arg.S, i64 424
  %.20.i = load i64, ptr %.19.i1, align 8
  %.21.i = getelementptr i64, ptr %arg.S, i64 %.20.i
  %.23.i = load i64, ptr %.252, align 8
  %.24.i = mul i64 %.23.i, %quot.047
  %.25.i = getelementptr i64, ptr %.21.i, i64 %.24.i
  %.30.i = getelementptr i8, ptr %.15.i, i64 24
  %.31.i = load i64, ptr %.30.i, align 8
  %.38.i = add i64 %.31.i, 1
  store i64 %.38.i, ptr %.30.i, align 8
  %.43.i = shl i64 %arg.t, 9
  %.44.i = or i64 %rem.1.0, %.43.i
  %.48.i = icmp sgt i64 %.31.i, 0
  br i1 %.48.i, label %B160.i, label %B232.i
B484.endif.else.if:
  %30 = or i64 %.253, %arg.index
  %31 = icmp ult i64 %30, 4294967296
  br i1 %31, label %32, label %39
32:
  %33 = trunc i64 %.253 to i32
  %34 = trunc i64 %arg.index to i32
  %35 = udiv i32 %34, %33
  %36 = urem i32 %34, %33
  %37 = zext i32 %35 to i64
  %38 = zext i32 %36 to i64
  br label %42
39:
  %40 = sdiv i64 %arg.index, %.253
  %41 = srem i64 %arg.index, %.253
  br label %42
42:
  %43 = phi i64 [ %37, %32 ], [ %40, %39 ]
  %44 = phi i64 [ %38, %32 ], [ %41, %39 ]
  %.275 = xor i64 %44, %.253
  %.276 = icmp slt i64 %.275, 0
  %.277 = icmp ne i64 %44, 0
  %.278 = and i1 %.277, %.276
  %.283 = sext i1 %.278 to i64
  %spec.select = add i64 %43, %.283
  %.329 = select i1 %.278, i64 %.253, i64 0
  %spec.select49 = add i64 %.329, %44
  br label %B484.endif.endif
B160.i:
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
  %.56.i3 = add i64 %at.2.0.i, -1
  %.57.i = lshr i64 %.56.i3, 1
  %.63.i = getelementptr i64, ptr %.25.i, i64 %.57.i
  %.64.i = load i64, ptr %.63.i, align 8
  %.70.not.i = icmp sgt i64 %.64.i, %.44.i
  br i1 %.70.not.i, label %B206.i, label %B232.i
B206.i:
  %.85.i = getelementptr i64, ptr %.25.i, i64 %at.2.0.i
  store i64 %.64.i, ptr %.85.i, align 8
  %.96.not.i = icmp eq i64 %.57.i, 0
  br i1 %.96.not.i, label %B232.i, label %B160.i
B232.i:
  %at.3.1.i = phi i64 [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %.44.i, ptr %.108.i, align 8
  %sunkaddr29 = getelementptr i8, ptr %.15.i, i64 16
  %.118.i = load i64, ptr %sunkaddr29, align 8
  %.120.i = icmp slt i64 %arg.t, %.118.i
  br i1 %.120.i, label %B264.i, label %common.ret
B264.i:
  store i64 %arg.t, ptr %sunkaddr29, align 8
  br label %common.ret
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
}
declare i64 @llvm.cttz.i64(i64, i1)
define internal fastcc void @f4(ptr %retptr, ptr %arg.S, i64 %arg.kind, i64 %arg.t, i64 %arg.ticks)  {
B0:
  %.17 = getelementptr i8, ptr %arg.S, i64 184
  %.18 = load i64, ptr %.17, align 8
  %.20 = ashr i64 %arg.t, %.18
  %.24 = icmp sgt i64 %.20, 511
  br i1 %.24, label %B46.endif.endif.us.preheader, label %B408
B46.endif.endif.us.preheader:
  %scevgep.6 = getelementptr i8, ptr %arg.S, i64 26624
  %scevgep = getelementptr i8, ptr %arg.S, i64 2048
  %scevgep.1 = getelementptr i8, ptr %arg.S, i64 6144
  %scevgep.2 = getelementptr i8, ptr %arg.S, i64 10240
  %scevgep.3 = getelementptr i8, ptr %arg.S, i64 14336
  %scevgep.4 = getelementptr i8, ptr %arg.S, i64 18432
  %scevgep.5 = getelementptr i8, ptr %arg.S, i64 22528
  %sunkaddr75 = getelementptr i8, ptr %arg.S, i64 504
  br label %B46.endif.endif.us
B46.endif.endif.us:
  %.152.us.us = load i64, ptr %sunkaddr75, align 8
  %.153.us.us = getelementptr i64, ptr %arg.S, i64 %.152.us.us
  br label %vector.body61
vector.body61:
  %lsr.iv1 = phi i64 [ %lsr.iv.next2, %vector.body61 ], [ 48, %B46.endif.endif.us ]
  %0 = shl i64 %lsr.iv1, 1
  %scevgep11 = getelementptr i8, ptr %.153.us.us, i64 %0
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
  %scevgep5 = getelementptr i8, ptr %.153.us.us, i64 %lsr.iv1
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
  br i1 %5, label %B194.B258.endif.endif.endif_crit_edge.us.us, label %vector.body61
vector.body39:
  %lsr.iv85 = phi i64 [ 0, %middle.block59 ], [ %lsr.iv.next86.1, %vector.body39 ]
  %6 = shl i64 %lsr.iv85, 1
  %scevgep31 = getelementptr i8, ptr %.155.us.us.2, i64 %6
  %scevgep30 = getelementptr i8, ptr %scevgep31, i64 32
  %wide.vec41 = load <4 x i64>, ptr %scevgep31, align 8
  %strided.vec42 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44 = load <4 x i64>, ptr %scevgep30, align 8
  %strided.vec45 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %7 = add <2 x i64> %strided.vec43, %strided.vec42
  %8 = add <2 x i64> %strided.vec46, %strided.vec45
  %scevgep92 = getelementptr i8, ptr %.155.us.us.2, i64 %lsr.iv85
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
  br i1 %11, label %B194.B258.endif.endif.endif_crit_edge.us.us.2, label %vector.body39
B194.B258.endif.endif.endif_crit_edge.us.us.2:
  %12 = shl i64 %.152.us.us.2, 3
  %scevgep162.2 = getelementptr i8, ptr %scevgep.2, i64 %12
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.2, i8 0, i64 2048, i1 false)
  %.152.us.us.3 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.3 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.3
  %.155.us.us.3 = getelementptr i8, ptr %.153.us.us.3, i64 12288
  br label %vector.body28
vector.body28:
  %lsr.iv93 = phi i64 [ 0, %B194.B258.endif.endif.endif_crit_edge.us.us.2 ], [ %lsr.iv.next94.1, %vector.body28 ]
  %13 = shl i64 %lsr.iv93, 1
  %scevgep41 = getelementptr i8, ptr %.155.us.us.3, i64 %13
  %scevgep40 = getelementptr i8, ptr %scevgep41, i64 32
  %wide.vec30 = load <4 x i64>, ptr %scevgep41, align 8
  %strided.vec31 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33 = load <4 x i64>, ptr %scevgep40, align 8
  %strided.vec34 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %14 = add <2 x i64> %strided.vec32, %strided.vec31
  %15 = add <2 x i64> %strided.vec35, %strided.vec34
  %scevgep100 = getelementptr i8, ptr %.155.us.us.3, i64 %lsr.iv93
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
  br i1 %18, label %B194.B258.endif.endif.endif_crit_edge.us.us.3, label %vector.body28
B194.B258.endif.endif.endif_crit_edge.us.us.3:
  %19 = shl i64 %.152.us.us.3, 3
  %scevgep162.3 = getelementptr i8, ptr %scevgep.3, i64 %19
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.3, i8 0, i64 2048, i1 false)
  %.152.us.us.4 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.4 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.4
  %.155.us.us.4 = getelementptr i8, ptr %.153.us.us.4, i64 16384
  br label %vector.body17
vector.body17:
  %lsr.iv101 = phi i64 [ 0, %B194.B258.endif.endif.endif_crit_edge.us.us.3 ], [ %lsr.iv.next102.1, %vector.body17 ]
  %20 = shl i64 %lsr.iv101, 1
  %scevgep51 = getelementptr i8, ptr %.155.us.us.4, i64 %20
  %scevgep50 = getelementptr i8, ptr %scevgep51, i64 32
  %wide.vec19 = load <4 x i64>, ptr %scevgep51, align 8
  %strided.vec20 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22 = load <4 x i64>, ptr %scevgep50, align 8
  %strided.vec23 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %21 = add <2 x i64> %strided.vec21, %strided.vec20
  %22 = add <2 x i64> %strided.vec24, %strided.vec23
  %scevgep108 = getelementptr i8, ptr %.155.us.us.4, i64 %lsr.iv101
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
  br i1 %25, label %B194.B258.endif.endif.endif_crit_edge.us.us.4, label %vector.body17
B194.B258.endif.endif.endif_crit_edge.us.us.4:
  %26 = shl i64 %.152.us.us.4, 3
  %scevgep162.4 = getelementptr i8, ptr %scevgep.4, i64 %26
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.4, i8 0, i64 2048, i1 false)
  %.152.us.us.5 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.5 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.5
  %.155.us.us.5 = getelementptr i8, ptr %.153.us.us.5, i64 20480
  br label %vector.body6
vector.body6:
  %lsr.iv109 = phi i64 [ 0, %B194.B258.endif.endif.endif_crit_edge.us.us.4 ], [ %lsr.iv.next110.1, %vector.body6 ]
  %27 = shl i64 %lsr.iv109, 1
  %scevgep61 = getelementptr i8, ptr %.155.us.us.5, i64 %27
  %scevgep60 = getelementptr i8, ptr %scevgep61, i64 32
  %wide.vec8 = load <4 x i64>, ptr %scevgep61, align 8
  %strided.vec9 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11 = load <4 x i64>, ptr %scevgep60, align 8
  %strided.vec12 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %28 = add <2 x i64> %strided.vec10, %strided.vec9
  %29 = add <2 x i64> %strided.vec13, %strided.vec12
  %scevgep116 = getelementptr i8, ptr %.155.us.us.5, i64 %lsr.iv109
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
  br i1 %32, label %B194.B258.endif.endif.endif_crit_edge.us.us.5, label %vector.body6
B194.B258.endif.endif.endif_crit_edge.us.us.5:
  %33 = shl i64 %.152.us.us.5, 3
  %scevgep162.5 = getelementptr i8, ptr %scevgep.5, i64 %33
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.5, i8 0, i64 2048, i1 false)
  %.152.us.us.6 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.6 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.6
  %.155.us.us.6 = getelementptr i8, ptr %.153.us.us.6, i64 24576
  br label %vector.body
vector.body:
  %lsr.iv117 = phi i64 [ 0, %B194.B258.endif.endif.endif_crit_edge.us.us.5 ], [ %lsr.iv.next118.1, %vector.body ]
  %34 = shl i64 %lsr.iv117, 1
  %scevgep71 = getelementptr i8, ptr %.155.us.us.6, i64 %34
  %scevgep70 = getelementptr i8, ptr %scevgep71, i64 32
  %wide.vec = load <4 x i64>, ptr %scevgep71, align 8
  %strided.vec = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1 = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2 = load <4 x i64>, ptr %scevgep70, align 8
  %strided.vec3 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %35 = add <2 x i64> %strided.vec1, %strided.vec
  %36 = add <2 x i64> %strided.vec4, %strided.vec3
  %scevgep124 = getelementptr i8, ptr %.155.us.us.6, i64 %lsr.iv117
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
  br i1 %39, label %B194.B258.endif.endif.endif_crit_edge.us.us.6, label %vector.body
B194.B258.endif.endif.endif_crit_edge.us.us.6:
  %40 = shl i64 %.152.us.us.6, 3
  %scevgep162.6 = getelementptr i8, ptr %scevgep.6, i64 %40
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.6, i8 0, i64 2048, i1 false)
  %.508.us = load i64, ptr %.17, align 8
  %.509.us = add i64 %.508.us, 1
  store i64 %.509.us, ptr %.17, align 8
  %.517.us = ashr i64 %arg.t, %.509.us
  %.520.us = icmp sgt i64 %.517.us, 511
  br i1 %.520.us, label %B46.endif.endif.us, label %B408
B194.B258.endif.endif.endif_crit_edge.us.us:
  %41 = shl i64 %.152.us.us, 3
  %scevgep162 = getelementptr i8, ptr %scevgep, i64 %41
  tail call void @llvm.memset.p0.i64(ptr %scevgep162, i8 0, i64 2048, i1 false)
  %.152.us.us.1 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.1 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.1
  %.155.us.us.1 = getelementptr i8, ptr %.153.us.us.1, i64 4096
  br label %vector.body50
vector.body50:
  %lsr.iv77 = phi i64 [ 0, %B194.B258.endif.endif.endif_crit_edge.us.us ], [ %lsr.iv.next78.1, %vector.body50 ]
  %42 = shl i64 %lsr.iv77, 1
  %scevgep21 = getelementptr i8, ptr %.155.us.us.1, i64 %42
  %scevgep20 = getelementptr i8, ptr %scevgep21, i64 32
  %wide.vec52 = load <4 x i64>, ptr %scevgep21, align 8
  %strided.vec53 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55 = load <4 x i64>, ptr %scevgep20, align 8
  %strided.vec56 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %43 = add <2 x i64> %strided.vec54, %strided.vec53
  %44 = add <2 x i64> %strided.vec57, %strided.vec56
  %scevgep84 = getelementptr i8, ptr %.155.us.us.1, i64 %lsr.iv77
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
  %48 = shl i64 %.152.us.us.1, 3
  %scevgep162.1 = getelementptr i8, ptr %scevgep.1, i64 %48
  tail call void @llvm.memset.p0.i64(ptr %scevgep162.1, i8 0, i64 2048, i1 false)
  %.152.us.us.2 = load i64, ptr %sunkaddr75, align 8
  %.153.us.us.2 = getelementptr i64, ptr %arg.S, i64 %.152.us.us.2
  %.155.us.us.2 = getelementptr i8, ptr %.153.us.us.2, i64 8192
  br label %vector.body39
B408:
  %at.2.1 = phi i64 [ %.20, %B0 ], [ %.517.us, %B194.B258.endif.endif.endif_crit_edge.us.us.6 ]
  %.530 = getelementptr i8, ptr %arg.S, i64 504
  %.531 = load i64, ptr %.530, align 8
  %.532 = getelementptr i64, ptr %arg.S, i64 %.531
  %.idx = shl i64 %arg.kind, 12
  %49 = getelementptr i8, ptr %.532, i64 %.idx
  %.543 = getelementptr i64, ptr %49, i64 %at.2.1
  %.544 = load i64, ptr %.543, align 8
  %.546 = add i64 %.544, %arg.ticks
  store i64 %.546, ptr %.543, align 8
  store ptr null, ptr %retptr, align 8
  ret void
}
define internal fastcc void @f6(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.number, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.latency, i64 %arg.extra)  {
B0:
  %.86 = alloca [3 x i64], align 8
  %.227 = alloca i64, align 8
  %.305 = alloca [3 x i64], align 8
  %.430 = alloca i64, align 8
  %.669 = alloca i64, align 8
  %.806 = alloca i64, align 8
  %.40 = load i64, ptr %arg.C, align 8
  %.41 = getelementptr i64, ptr %arg.C, i64 %.40
  %.44.idx = mul i64 %arg.number, 152
  %.44 = getelementptr i8, ptr %.41, i64 %.44.idx
  %.50 = getelementptr i8, ptr %arg.S, i64 72
  store i64 %arg.t, ptr %.50, align 8
  %.53 = getelementptr i8, ptr %arg.C, i64 24
  %.54 = load i64, ptr %.53, align 8
  %.55 = icmp sgt i64 %.54, -1
  br i1 %.55, label %B66, label %B376
B66:
  %.62 = load i64, ptr %.44, align 8
  %.64 = shl i64 %arg.line, %.62
  %.66 = getelementptr i8, ptr %arg.C, i64 32
  %.67 = load i64, ptr %.66, align 8
  %.68 = ashr i64 %.64, %.67
  %.71 = load i64, ptr %arg.C, align 8
  %.72 = getelementptr i64, ptr %arg.C, i64 %.71
  %.77.idx = mul i64 %.54, 152
  %.77 = getelementptr i8, ptr %.72, i64 %.77.idx
  call void @llvm.memset.p0.i64(ptr %.86, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.86, ptr %arg.S, ptr %.77, i64 %arg.instance, i64 %.68, i64 1, i64 0, i64 %arg.t)
  %.100.fca.0.load = load i64, ptr %.86, align 8
  %.115 = icmp eq i64 %.100.fca.0.load, 0
  br i1 %.115, label %B200.endif.endif, label %B376
B376:
  %t.3.0 = phi i64 [ %.199, %B200.endif.endif ], [ %arg.t, %B66 ], [ %arg.t, %B0 ]
  %.208 = getelementptr i8, ptr %.44, i64 24
  %.209 = load i64, ptr %.208, align 8
  %.210 = icmp eq i64 %.209, 0
  br i1 %.210, label %B398, label %B442
B398:
  store i64 0, ptr %.227, align 8
  %.44.val = load i64, ptr %.44, align 8
  %0 = getelementptr i8, ptr %.44, i64 8
  %.44.val1 = load i64, ptr %0, align 8
  call fastcc void @f11(ptr %.227, ptr %arg.C, ptr %arg.S, i64 %.44.val, i64 %.44.val1, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0, i64 %arg.extra)
  %.241 = load i64, ptr %.227, align 8
  br label %common.ret
B442:
  %.271 = load i64, ptr %arg.S, align 8
  %.272 = getelementptr i64, ptr %arg.S, i64 %.271
  %.275.idx = mul i64 %arg.number, 48
  %.275 = getelementptr i8, ptr %.272, i64 %.275.idx
  %.283 = load i64, ptr %.275, align 8
  %.284 = add i64 %.283, 1
  store i64 %.284, ptr %.275, align 8
  %.289 = getelementptr i8, ptr %.275, i64 24
  %.290 = load i64, ptr %.289, align 8
  %.292 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.293 = add i64 %.290, %.292
  store i64 %.293, ptr %.289, align 8
  call void @llvm.memset.p0.i64(ptr %.305, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.305, ptr %arg.S, ptr %.44, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0)
  %.319.fca.0.load = load i64, ptr %.305, align 8
  %sunkaddr = getelementptr i8, ptr %.305, i64 8
  %.319.fca.1.load = load i64, ptr %sunkaddr, align 8
  %sunkaddr18 = getelementptr i8, ptr %.305, i64 16
  %.319.fca.2.load = load i64, ptr %sunkaddr18, align 8
  %sunkaddr12 = getelementptr i8, ptr %.275, i64 32
  %.343 = load i64, ptr %sunkaddr12, align 8
  %.345 = tail call i64 @llvm.ctpop.i64(i64 %.319.fca.0.load)
  %.346 = add i64 %.343, %.345
  store i64 %.346, ptr %sunkaddr12, align 8
  %.351 = getelementptr i8, ptr %arg.S, i64 48
  %.352 = load i64, ptr %.351, align 8
  %.357 = getelementptr i8, ptr %arg.S, i64 40
  %.358 = load i64, ptr %.357, align 8
  %.364 = add i64 %t.3.0, %arg.latency
  %.369.not = icmp eq i64 %arg.write, 0
  br i1 %.369.not, label %B806, label %B708
B708:
  %sunkaddr3 = getelementptr i8, ptr %.275, i64 8
  %.383 = load i64, ptr %sunkaddr3, align 8
  %.386 = icmp eq i64 %.319.fca.0.load, %arg.mask
  %spec.select = zext i1 %.386 to i64
  %.410 = add i64 %.383, %spec.select
  store i64 %.410, ptr %sunkaddr3, align 8
  %.421.not = icmp eq i64 %.319.fca.1.load, 0
  br i1 %.421.not, label %B1276, label %B760
B760:
  %.44.val2 = load i64, ptr %.44, align 8
  %1 = getelementptr i8, ptr %.44, i64 8
  %.44.val3 = load i64, ptr %1, align 8
  call fastcc void @f11(ptr %.430, ptr %arg.C, ptr %arg.S, i64 %.44.val2, i64 %.44.val3, i64 %arg.line, i64 %.319.fca.1.load, i64 1, i64 %t.3.0, i64 0)
  br label %B1276
B806:
  %.481 = icmp eq i64 %.319.fca.1.load, 0
  br i1 %.481, label %B818, label %B944.endif.endif.endif
B818:
  %sunkaddr7 = getelementptr i8, ptr %.275, i64 8
  %.499 = load i64, ptr %sunkaddr7, align 8
  %.500 = add i64 %.499, 1
  store i64 %.500, ptr %sunkaddr7, align 8
  %.506 = getelementptr i64, ptr %arg.S, i64 %.319.fca.2.load
  %.510 = load i64, ptr %.506, align 8
  %.516 = icmp sgt i64 %.510, %.364
  br i1 %.516, label %B906, label %B1276
B906:
  %sunkaddr10 = getelementptr i8, ptr %.275, i64 16
  %.522 = load i64, ptr %sunkaddr10, align 8
  %.523 = add i64 %.522, 1
  store i64 %.523, ptr %sunkaddr10, align 8
  br label %B1276
B1276:
  %t.4.0 = phi i64 [ %t.3.0, %B760 ], [ %t.3.0, %B708 ], [ %t.3.0, %B818 ], [ %t.3.0, %B906 ], [ %.11.i5, %B944.endif.endif.endif ]
  %ready.3.0 = phi i64 [ %.364, %B760 ], [ %.364, %B708 ], [ %.364, %B818 ], [ %.510, %B906 ], [ %.11.i6, %B944.endif.endif.endif ]
  %.797.not = icmp eq i64 %.352, 0
  br i1 %.797.not, label %common.ret, label %B1280
B1280:
  %.44.val4 = load i64, ptr %.44, align 8
  %2 = getelementptr i8, ptr %.44, i64 8
  %.44.val5 = load i64, ptr %2, align 8
  call fastcc void @f11(ptr %.806, ptr %arg.C, ptr %arg.S, i64 %.44.val4, i64 %.44.val5, i64 %.358, i64 %.352, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.241, %B398 ], [ %ready.3.0, %B1280 ], [ %ready.3.0, %B1276 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B200.endif.endif:
  %.118 = getelementptr i8, ptr %.77, i64 120
  %.119 = load i64, ptr %.118, align 8
  %3 = getelementptr i64, ptr %arg.S, i64 %.119
  %.123 = getelementptr i64, ptr %3, i64 %arg.instance
  %.125 = load i64, ptr %.123, align 8
  %.127 = getelementptr i8, ptr %arg.S, i64 16
  %.128 = load i64, ptr %.127, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.128, i64 %.125)
  %.158 = getelementptr i8, ptr %.77, i64 128
  %.159 = load i64, ptr %.158, align 8
  %.162 = add i64 %.159, %.11.i
  store i64 %.162, ptr %.123, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %arg.t)
  %.197 = getelementptr i8, ptr %arg.C, i64 40
  %.198 = load i64, ptr %.197, align 8
  %.199 = add i64 %.198, %.11.i2
  br label %B376
B944.endif.endif.endif:
  %.561 = load i64, ptr %.50, align 8
  %.563 = getelementptr i8, ptr %arg.S, i64 80
  %.564 = load i64, ptr %.563, align 8
  %.7.i = getelementptr i8, ptr %.44, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %.9.i = getelementptr i8, ptr %.44, i64 88
  %.10.i = load i64, ptr %.9.i, align 8
  %.11.i1 = add i64 %.10.i, 1
  %.12.i = mul i64 %.11.i1, %arg.instance
  %4 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.14.i = getelementptr i64, ptr %4, i64 %.12.i
  %.16.i = load i64, ptr %.14.i, align 8
  %5 = getelementptr i64, ptr %.14.i, i64 %.16.i
  %.18.i = getelementptr i8, ptr %5, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i3 = tail call i64 @llvm.smax.i64(i64 %.564, i64 %.561)
  %.16.i4 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i3)
  store i64 %.16.i4, ptr %.50, align 8
  %.11.i5 = tail call i64 @llvm.smax.i64(i64 %.16.i4, i64 %t.3.0)
  store i64 0, ptr %.669, align 8
  %.44.val6 = load i64, ptr %.44, align 8
  %6 = getelementptr i8, ptr %.44, i64 8
  %.44.val7 = load i64, ptr %6, align 8
  call fastcc void @f11(ptr %.669, ptr %arg.C, ptr %arg.S, i64 %.44.val6, i64 %.44.val7, i64 %arg.line, i64 %.319.fca.1.load, i64 0, i64 %.11.i5, i64 %arg.extra)
  %.556 = getelementptr i64, ptr %arg.S, i64 %.319.fca.2.load
  %.683 = load i64, ptr %.669, align 8
  %.700 = add i64 %.11.i5, %arg.latency
  %.11.i6 = tail call i64 @llvm.smax.i64(i64 %.700, i64 %.683)
  %.734 = load i64, ptr %.556, align 8
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %.11.i6, i64 %.734)
  store i64 %.11.i7, ptr %.556, align 8
  %.9.i9 = load i64, ptr %.7.i, align 8
  %.11.i11 = load i64, ptr %.9.i, align 8
  %.12.i12 = add i64 %.11.i11, 1
  %.13.i = mul i64 %.12.i12, %arg.instance
  %7 = getelementptr i64, ptr %arg.S, i64 %.9.i9
  %.15.i = getelementptr i64, ptr %7, i64 %.13.i
  %.21.i = load i64, ptr %.15.i, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %.15.i, i64 %.22.i
  store i64 %.11.i6, ptr %.24.i, align 8
  %.31.i = load i64, ptr %.9.i, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i
  %spec.select.i = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i, ptr %.15.i, align 8
  br label %B1276
}
define internal fastcc void @f10(ptr %retptr, ptr %arg.S, ptr %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t)  {
B0:
  %.24 = getelementptr i8, ptr %arg.level, i64 24
  %.25 = load i64, ptr %.24, align 8
  %.30 = getelementptr i8, ptr %arg.level, i64 80
  %.31 = load i64, ptr %.30, align 8
  %.36 = getelementptr i8, ptr %arg.level, i64 16
  %.37 = load i64, ptr %.36, align 8
  %.38 = mul i64 %.37, %arg.instance
  %.55 = getelementptr i8, ptr %arg.level, i64 32
  %.56 = load i64, ptr %.55, align 8
  %.60 = icmp slt i64 %.56, 63
  br i1 %.60, label %B306, label %B328
B306:
  %set_of_v113_line.2.0 = phi i64 [ %.66, %B306 ], [ %arg.line, %B0 ]
  %set_of_v113_fold.2.0 = phi i64 [ %.73, %B306 ], [ %.56, %B0 ]
  %.64 = ashr i64 %set_of_v113_line.2.0, %set_of_v113_fold.2.0
  %.66 = xor i64 %.64, %set_of_v113_line.2.0
  %.73 = shl i64 %set_of_v113_fold.2.0, 1
  %.76 = icmp slt i64 %set_of_v113_fold.2.0, 32
  br i1 %.76, label %B306, label %B328
B328:
  %set_of_v113_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.66, %B306 ]
  %.83 = getelementptr i8, ptr %arg.level, i64 40
  %.84 = load i64, ptr %.83, align 8
  %.86 = and i64 %.84, %set_of_v113_line.3.1
  %.102 = icmp slt i64 %.86, %.37
  br i1 %.102, label %B442, label %B394
B394:
  %.117 = icmp eq i64 %.37, 0
  br i1 %.117, label %B442, label %B394.else
B442:
  %set_of_v113__vphi146_0.2.0 = phi i64 [ %.86, %B328 ], [ 0, %B394 ], [ 0, %B394.else ], [ %spec.select249, %42 ]
  %.166 = add i64 %set_of_v113__vphi146_0.2.0, %.38
  %.170 = getelementptr i8, ptr %arg.level, i64 72
  %.171 = load i64, ptr %.170, align 8
  %.172 = mul i64 %.166, %.171
  %.174 = add i64 %.172, %.31
  %.182 = getelementptr i64, ptr %arg.S, i64 %.174
  %.190 = getelementptr i64, ptr %.182, i64 %.25
  %.195 = shl i64 %.25, 1
  %.197 = add i64 %.174, %.195
  %.199 = getelementptr i64, ptr %arg.S, i64 %.197
  %.204 = getelementptr i8, ptr %arg.S, i64 48
  %.210 = getelementptr i8, ptr %arg.S, i64 80
  store i64 0, ptr %.210, align 8
  %.234 = icmp sgt i64 %.25, 0
  tail call void @llvm.memset.p0.i64(ptr %.204, i8 0, i64 16, i1 false)
  br i1 %.234, label %B466, label %B660
B466:
  %.246 = load i64, ptr %.182, align 8
  %.250.not = icmp eq i64 %.246, %arg.line
  br i1 %.250.not, label %B660, label %B556.preheader
B556.preheader:
  %0 = add i64 %.25, -1
  %1 = shl i64 %.174, 3
  %2 = getelementptr i8, ptr %arg.S, i64 %1
  %scevgep3 = getelementptr i8, ptr %2, i64 8
  br label %B556
B556:
  %way_of_v114_way.2.1 = phi i64 [ %.256, %B630 ], [ 0, %B556.preheader ]
  %exitcond.not = icmp eq i64 %0, %way_of_v114_way.2.1
  br i1 %exitcond.not, label %B692, label %B630
B630:
  %.256 = add i64 %way_of_v114_way.2.1, 1
  %3 = shl i64 %way_of_v114_way.2.1, 3
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 %3
  %.278 = load i64, ptr %scevgep4, align 8
  %.282.not = icmp eq i64 %.278, %arg.line
  br i1 %.282.not, label %B660, label %B556
B660:
  %way_of_v114_way.3.0 = phi i64 [ 0, %B466 ], [ 0, %B442 ], [ %.256, %B630 ]
  %.308 = icmp eq i64 %way_of_v114_way.3.0, %.25
  br i1 %.308, label %B692, label %B62251520
B692:
  %.313 = getelementptr i8, ptr %arg.level, i64 56
  %.314 = load i64, ptr %.313, align 8
  %.316 = icmp sgt i64 %arg.write, %.314
  br i1 %.316, label %common.ret, label %B882
common.ret:
  %sectors_after_v110_held.2.0274.sink = phi i64 [ %sectors_after_v110_held.2.0274, %B62251988 ], [ 0, %B692 ]
  %sectors_after_v110_missing.3.0272.sink = phi i64 [ %sectors_after_v110_missing.3.0272, %B62251988 ], [ %arg.mask, %B692 ]
  %.999.sink = phi i64 [ %.999, %B62251988 ], [ -1, %B692 ]
  store i64 %sectors_after_v110_held.2.0274.sink, ptr %retptr, align 8
  %retptr.repack250 = getelementptr i8, ptr %retptr, i64 8
  store i64 %sectors_after_v110_missing.3.0272.sink, ptr %retptr.repack250, align 8
  %retptr.repack252 = getelementptr i8, ptr %retptr, i64 16
  store i64 %.999.sink, ptr %retptr.repack252, align 8
  ret void
B882:
  br i1 %.234, label %B968, label %B1114
B968:
  %.385 = load i64, ptr %.182, align 8
  %.389.not = icmp eq i64 %.385, -1
  br i1 %.389.not, label %B1114, label %B1066.preheader
B1066.preheader:
  %4 = add i64 %.25, -1
  %5 = shl i64 %.174, 3
  %6 = getelementptr i8, ptr %arg.S, i64 %5
  %scevgep1 = getelementptr i8, ptr %6, i64 8
  br label %B1066
B1066:
  %way_of_v112_way.2.1 = phi i64 [ %.395, %B1094 ], [ 0, %B1066.preheader ]
  %exitcond258.not = icmp eq i64 %4, %way_of_v112_way.2.1
  br i1 %exitcond258.not, label %B62251438, label %B1094
B1094:
  %.395 = add i64 %way_of_v112_way.2.1, 1
  %7 = shl i64 %way_of_v112_way.2.1, 3
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %7
  %.417 = load i64, ptr %scevgep2, align 8
  %.421.not = icmp eq i64 %.417, -1
  br i1 %.421.not, label %B1114, label %B1066
B1114:
  %way_of_v112_way.3.0 = phi i64 [ 0, %B968 ], [ 0, %B882 ], [ %.395, %B1094 ]
  %.447 = icmp eq i64 %way_of_v112_way.3.0, %.25
  br i1 %.447, label %B62251438, label %B62251498
B62251438:
  %arg.level.val = load i64, ptr %.24, align 8
  %8 = getelementptr i8, ptr %arg.level, i64 64
  %arg.level.val1 = load i64, ptr %8, align 8
  switch i64 %arg.level.val1, label %B62252017.i [
    i64 0, label %B54.endif.i
    i64 1, label %B210.i
  ]
B132.i:
  %way.4.090.i = phi i64 [ 0, %B132.preheader.new.i ], [ %spec.select.3.i, %B132.i ]
  %.1388688.i = phi i64 [ 1, %B132.preheader.new.i ], [ %13, %B132.i ]
  %9 = shl i64 %.1388688.i, 3
  %scevgep7.i = getelementptr i8, ptr %.42.i, i64 %9
  %.180.i2 = load i64, ptr %scevgep7.i, align 8
  %.183.i = getelementptr i64, ptr %.42.i, i64 %way.4.090.i
  %.184.i = load i64, ptr %.183.i, align 8
  %.187.i = icmp slt i64 %.180.i2, %.184.i
  %spec.select.i3 = select i1 %.187.i, i64 %.1388688.i, i64 %way.4.090.i
  %scevgep10.i = getelementptr i8, ptr %scevgep7.i, i64 8
  %.180.1.i = load i64, ptr %scevgep10.i, align 8
  %.183.1.i = getelementptr i64, ptr %.42.i, i64 %spec.select.i3
  %.184.1.i = load i64, ptr %.183.1.i, align 8
  %.187.1.i = icmp slt i64 %.180.1.i, %.184.1.i
  %10 = add i64 %.1388688.i, 1
  %spec.select.1.i = select i1 %.187.1.i, i64 %10, i64 %spec.select.i3
  %scevgep5.i = getelementptr i8, ptr %scevgep7.i, i64 16
  %.180.2.i = load i64, ptr %scevgep5.i, align 8
  %.183.2.i = getelementptr i64, ptr %.42.i, i64 %spec.select.1.i
  %.184.2.i = load i64, ptr %.183.2.i, align 8
  %.187.2.i = icmp slt i64 %.180.2.i, %.184.2.i
  %11 = add i64 %.1388688.i, 2
  %spec.select.2.i = select i1 %.187.2.i, i64 %11, i64 %spec.select.1.i
  %scevgep2.i = getelementptr i8, ptr %scevgep7.i, i64 24
  %.180.3.i = load i64, ptr %scevgep2.i, align 8
  %.183.3.i = getelementptr i64, ptr %.42.i, i64 %spec.select.2.i
  %.184.3.i = load i64, ptr %.183.3.i, align 8
  %.187.3.i = icmp slt i64 %.180.3.i, %.184.3.i
  %12 = add i64 %.1388688.i, 3
  %spec.select.3.i = select i1 %.187.3.i, i64 %12, i64 %spec.select.2.i
  %niter.ncmp.3.i = icmp eq i64 %12, %unroll_iter.i
  %13 = add i64 %.1388688.i, 4
  br i1 %niter.ncmp.3.i, label %B62252057.loopexit.unr-lcssa.i, label %B132.i
B210.i:
  %.233.idx.i = shl i64 %arg.level.val, 5
  %.233.i = getelementptr i8, ptr %.182, i64 %.233.idx.i
  %.237.i = load i64, ptr %.233.i, align 8
  %.254.i = icmp sgt i64 %arg.level.val, 1
  br i1 %.254.i, label %B296.i, label %B388.i
B296.i:
  %tree_way_v118_node.2.0.i = phi i64 [ %.262.i, %B296.i ], [ 1, %B210.i ]
  %.257.i = shl i64 %tree_way_v118_node.2.0.i, 1
  %.26084.i = lshr i64 %.237.i, %tree_way_v118_node.2.0.i
  %.261.i = and i64 %.26084.i, 1
  %.262.i = or i64 %.261.i, %.257.i
  %.268.i = icmp slt i64 %.262.i, %arg.level.val
  br i1 %.268.i, label %B296.i, label %B388.i
B388.i:
  %tree_way_v118_node.3.1.i = phi i64 [ 1, %B210.i ], [ %.262.i, %B296.i ]
  %.276.i = sub i64 %tree_way_v118_node.3.1.i, %arg.level.val
  br label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit
B62252017.i:
  %.288.i = getelementptr i8, ptr %arg.S, i64 32
  %.289.i = load i64, ptr %.288.i, align 8
  %.290.i = mul i64 %.289.i, 1103515245
  %.291.i = add i64 %.290.i, 12345
  %.292.i = and i64 %.291.i, 2147483647
  store i64 %.292.i, ptr %.288.i, align 8
  %.308.i = icmp eq i64 %arg.level.val, 0
  br i1 %.308.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B62252017.else.if.i
B62252057.loopexit.unr-lcssa.i:
  %14 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.epil.i.preheader
B132.epil.i.preheader:
  %way.4.090.epil.i.ph = phi i64 [ %spec.select.3.i, %B62252057.loopexit.unr-lcssa.i ], [ 0, %B132.preheader.i ]
  %.1388688.epil.i.ph = phi i64 [ %14, %B62252057.loopexit.unr-lcssa.i ], [ 1, %B132.preheader.i ]
  br label %B132.epil.i
B132.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B132.epil.i ], [ %xtraiter.i, %B132.epil.i.preheader ]
  %way.4.090.epil.i = phi i64 [ %spec.select.epil.i, %B132.epil.i ], [ %way.4.090.epil.i.ph, %B132.epil.i.preheader ]
  %.1388688.epil.i = phi i64 [ %.145.epil.i, %B132.epil.i ], [ %.1388688.epil.i.ph, %B132.epil.i.preheader ]
  %.145.epil.i = add i64 %.1388688.epil.i, 1
  %15 = shl i64 %.1388688.epil.i, 3
  %scevgep.i = getelementptr i8, ptr %.42.i, i64 %15
  %.180.epil.i = load i64, ptr %scevgep.i, align 8
  %.183.epil.i = getelementptr i64, ptr %.42.i, i64 %way.4.090.epil.i
  %.184.epil.i = load i64, ptr %.183.epil.i, align 8
  %.187.epil.i = icmp slt i64 %.180.epil.i, %.184.epil.i
  %spec.select.epil.i = select i1 %.187.epil.i, i64 %.1388688.epil.i, i64 %way.4.090.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.epil.i
B54.endif.i:
  %.42.idx.i = mul i64 %arg.level.val, 24
  %.42.i = getelementptr i8, ptr %.182, i64 %.42.idx.i
  %.87.i = add i64 %arg.level.val, -1
  %.13287.not.i = icmp slt i64 %.87.i, 1
  br i1 %.13287.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.preheader.i
B132.preheader.i:
  %16 = add i64 %arg.level.val, -2
  %xtraiter.i = and i64 %.87.i, 3
  %17 = icmp ult i64 %16, 3
  br i1 %17, label %B132.epil.i.preheader, label %B132.preheader.new.i
B132.preheader.new.i:
  %unroll_iter.i = and i64 %.87.i, 9223372036854775804
  br label %B132.i
B62252017.else.if.i:
  %.305.i = lshr i64 %.292.i, 16
  %18 = icmp ult i64 %arg.level.val, 4294967296
  br i1 %18, label %19, label %24
19:
  %20 = trunc i64 %arg.level.val to i32
  %21 = trunc i64 %.305.i to i32
  %22 = urem i32 %21, %20
  %23 = zext i32 %22 to i64
  br label %26
24:
  %25 = srem i64 %.305.i, %arg.level.val
  br label %26
26:
  %27 = phi i64 [ %23, %19 ], [ %25, %24 ]
  %.328.not.i = icmp eq i64 %27, 0
  %28 = tail call i64 @llvm.smin.i64(i64 %arg.level.val, i64 0)
  %.336.i = select i1 %.328.not.i, i64 0, i64 %28
  %spec.select83.i = add i64 %.336.i, %27
  br label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit
_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit:
  %way.6.0.i = phi i64 [ %spec.select83.i, %26 ], [ %.276.i, %B388.i ], [ 0, %B62252017.i ], [ 0, %B54.endif.i ], [ %spec.select.3.i, %B62252057.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B132.epil.i ]
  %.489 = getelementptr i8, ptr %arg.level, i64 144
  %.490 = load i64, ptr %.489, align 8
  %.491.not = icmp eq i64 %.490, 0
  br i1 %.491.not, label %B62251472, label %B62251446
B62251446:
  %.498 = getelementptr i64, ptr %.199, i64 %way.6.0.i
  %.499 = load i64, ptr %.498, align 8
  %.503 = icmp sgt i64 %.499, %arg.t
  br i1 %.503, label %B62251450, label %B62251472
B62251450:
  %.14.i = load i64, ptr %.24, align 8
  %.17.idx.i = shl i64 %.14.i, 4
  %.17.i = getelementptr i8, ptr %.182, i64 %.17.idx.i
  %.23.idx.i = mul i64 %.14.i, 24
  %.23.i = getelementptr i8, ptr %.182, i64 %.23.idx.i
  %.11485.not.i = icmp slt i64 %.14.i, 1
  br i1 %.11485.not.i, label %B62251450.endif.endif, label %B146.i
B146.i:
  %first.2.089.i = phi i64 [ %spec.select.i, %B260.i ], [ 0, %B62251450 ]
  %free.2.088.i = phi i64 [ %free.3.1.i, %B260.i ], [ -1, %B62251450 ]
  %.1208486.i = phi i64 [ %.127.i, %B260.i ], [ 0, %B62251450 ]
  %.127.i = add i64 %.1208486.i, 1
  %29 = shl i64 %.1208486.i, 3
  %scevgep1.i = getelementptr i8, ptr %.17.i, i64 %29
  %.162.i = load i64, ptr %scevgep1.i, align 8
  %.168.not.i = icmp sgt i64 %.162.i, %arg.t
  br i1 %.168.not.i, label %B260.i, label %B176.i
B176.i:
  %.173.i = icmp slt i64 %free.2.088.i, 0
  br i1 %.173.i, label %B256.i, label %B188.i
B188.i:
  %.180.i = load i64, ptr %8, align 8
  %.181.i = icmp eq i64 %.180.i, 0
  br i1 %.181.i, label %B220.i, label %B260.i
B220.i:
  %scevgep = getelementptr i8, ptr %.23.i, i64 %29
  %.189.i = load i64, ptr %scevgep, align 8
  %.192.i = getelementptr i64, ptr %.23.i, i64 %free.2.088.i
  %.193.i = load i64, ptr %.192.i, align 8
  %.196.i = icmp slt i64 %.189.i, %.193.i
  br i1 %.196.i, label %B256.i, label %B260.i
B256.i:
  br label %B260.i
B260.i:
  %free.3.1.i = phi i64 [ %.1208486.i, %B256.i ], [ %free.2.088.i, %B220.i ], [ %free.2.088.i, %B188.i ], [ %free.2.088.i, %B146.i ]
  %.212.i = getelementptr i64, ptr %.17.i, i64 %first.2.089.i
  %.213.i = load i64, ptr %.212.i, align 8
  %.217.i = icmp slt i64 %.162.i, %.213.i
  %spec.select.i = select i1 %.217.i, i64 %.1208486.i, i64 %first.2.089.i
  %exitcond.not.i = icmp eq i64 %.14.i, %.127.i
  br i1 %exitcond.not.i, label %B290.i, label %B146.i
B290.i:
  %.25382.i = icmp slt i64 %free.3.1.i, 0
  %spec.select98.i = select i1 %.25382.i, i64 %spec.select.i, i64 %free.3.1.i
  br label %B62251450.endif.endif
B62251472:
  %way.4.0 = phi i64 [ %44, %B62251450.endif.endif ], [ %way.6.0.i, %B62251446 ], [ %way.6.0.i, %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit ]
  %.582 = getelementptr i64, ptr %.182, i64 %way.4.0
  %.583 = load i64, ptr %.582, align 8
  %.585 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %.583, ptr %.585, align 8
  %.589 = getelementptr i64, ptr %.190, i64 %way.4.0
  %.590 = load i64, ptr %.589, align 8
  %.593 = lshr i64 %.590, 32
  store i64 %.593, ptr %.204, align 8
  br label %B62251498
B62251498:
  %way.5.0 = phi i64 [ %way.4.0, %B62251472 ], [ %way_of_v112_way.3.0, %B1114 ]
  %.607 = getelementptr i64, ptr %.182, i64 %way.5.0
  store i64 %arg.line, ptr %.607, align 8
  %.613 = getelementptr i64, ptr %.190, i64 %way.5.0
  store i64 0, ptr %.613, align 8
  %.617 = getelementptr i64, ptr %.199, i64 %way.5.0
  store i64 0, ptr %.617, align 8
  br label %B62251520
B62251520:
  %way.6.0 = phi i64 [ %way.5.0, %B62251498 ], [ %way_of_v114_way.3.0, %B660 ]
  %.631 = getelementptr i8, ptr %arg.level, i64 64
  %.632 = load i64, ptr %.631, align 8
  %.633 = icmp eq i64 %.632, 1
  br i1 %.633, label %B62251536, label %B62251676
B62251536:
  %.640.idx = shl i64 %.25, 5
  %.640 = getelementptr i8, ptr %.182, i64 %.640.idx
  %.647 = load i64, ptr %.640, align 8
  %.662 = ashr i64 %.25, 1
  %.666 = icmp sgt i64 %.662, 0
  br i1 %.666, label %B62251569, label %B62251653
B62251569:
  %tree_after_v111_tree.2.0 = phi i64 [ %.694, %B62251569 ], [ %.647, %B62251536 ]
  %tree_after_v111_node.2.0 = phi i64 [ %.701, %B62251569 ], [ 1, %B62251536 ]
  %tree_after_v111_half.2.0 = phi i64 [ %.705, %B62251569 ], [ %.662, %B62251536 ]
  %.675 = and i64 %tree_after_v111_half.2.0, %way.6.0
  %.676.not = icmp ne i64 %.675, 0
  %spec.select = zext i1 %.676.not to i64
  %.689 = shl i64 1, %tree_after_v111_node.2.0
  %.691 = or i64 %.689, %tree_after_v111_tree.2.0
  %.693 = shl i64 %spec.select, %tree_after_v111_node.2.0
  %.694 = xor i64 %.693, %.691
  %.700 = shl i64 %tree_after_v111_node.2.0, 1
  %.701 = or i64 %.700, %spec.select
  %.705 = lshr i64 %tree_after_v111_half.2.0, 1
  %.708.not = icmp eq i64 %.705, 0
  br i1 %.708.not, label %B62251653, label %B62251569
B62251653:
  %tree_after_v111_tree.3.1 = phi i64 [ %.647, %B62251536 ], [ %.694, %B62251569 ]
  store i64 %tree_after_v111_tree.3.1, ptr %.640, align 8
  br label %B62251700
B62251676:
  %.733 = getelementptr i8, ptr %arg.S, i64 24
  %.734 = load i64, ptr %.733, align 8
  %.735 = add i64 %.734, 1
  store i64 %.735, ptr %.733, align 8
  %.747.idx = mul i64 %.25, 24
  %.747 = getelementptr i8, ptr %.182, i64 %.747.idx
  %.749 = getelementptr i64, ptr %.747, i64 %way.6.0
  store i64 %.735, ptr %.749, align 8
  br label %B62251700
B62251700:
  %.754 = getelementptr i64, ptr %.190, i64 %way.6.0
  %.755 = load i64, ptr %.754, align 8
  %.761 = getelementptr i8, ptr %arg.level, i64 48
  %.762 = load i64, ptr %.761, align 8
  %.788 = and i64 %.755, %arg.mask
  %.807.not = icmp eq i64 %arg.write, 0
  br i1 %.807.not, label %B62251883, label %B62251722
B62251722:
  %.764 = getelementptr i8, ptr %arg.level, i64 56
  %.765 = load i64, ptr %.764, align 8
  %.824.not = icmp eq i64 %.765, 0
  %spec.select248 = select i1 %.824.not, i64 %.788, i64 %arg.mask
  %.841 = icmp eq i64 %.762, 2
  %.849 = shl i64 %spec.select248, 32
  %.851 = select i1 %.841, i64 %.849, i64 0
  %.845 = select i1 %.841, i64 %spec.select248, i64 0
  %30 = or i64 %.755, %.851
  %.871265 = or i64 %30, %spec.select248
  %.885266 = icmp sgt i64 %arg.write, %.762
  %.894267 = xor i64 %arg.mask, -1
  %sectors_after_v110_held.2.0268 = select i1 %.885266, i64 0, i64 %.788
  %.898269 = select i1 %.885266, i64 %.894267, i64 -1
  %sectors_after_v110_word_1.2.0270 = and i64 %.871265, %.898269
  %31 = xor i64 %.755, -1
  %32 = and i64 %sectors_after_v110_word_1.2.0270, %31
  %.942 = lshr i64 %32, 32
  %.944 = tail call i64 @llvm.ctpop.i64(i64 %.942)
  %sunkaddr8 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %.944, ptr %sunkaddr8, align 8
  %.952 = load i64, ptr %.761, align 8
  %.956 = icmp sgt i64 %arg.write, %.952
  %.961 = and i64 %sectors_after_v110_word_1.2.0270, 4294967295
  %.962 = icmp eq i64 %.961, 0
  %or.cond = select i1 %.956, i1 %.962, i1 false
  br i1 %or.cond, label %B62251964, label %B62251988
B62251883:
  %.871 = or i64 %.755, %arg.mask
  %.885 = icmp slt i64 %.762, 0
  %.894 = xor i64 %arg.mask, -1
  %sectors_after_v110_held.2.0 = select i1 %.885, i64 0, i64 %.788
  %.898 = select i1 %.885, i64 %.894, i64 -1
  %sectors_after_v110_word_1.2.0 = and i64 %.898, %.871
  br label %B62251988
B62251964:
  %.966 = getelementptr i64, ptr %.182, i64 %way.6.0
  store i64 -1, ptr %.966, align 8
  br label %B62251988
B62251988:
  %sectors_after_v110_word_1.2.0276 = phi i64 [ %sectors_after_v110_word_1.2.0270, %B62251964 ], [ %sectors_after_v110_word_1.2.0270, %B62251722 ], [ %sectors_after_v110_word_1.2.0, %B62251883 ]
  %sectors_after_v110_held.2.0274 = phi i64 [ %sectors_after_v110_held.2.0268, %B62251964 ], [ %sectors_after_v110_held.2.0268, %B62251722 ], [ %sectors_after_v110_held.2.0, %B62251883 ]
  %.845.pn = phi i64 [ %.845, %B62251964 ], [ %.845, %B62251722 ], [ %.788, %B62251883 ]
  %sectors_after_v110_missing.3.0272 = xor i64 %.845.pn, %arg.mask
  %sunkaddr10 = shl i64 %way.6.0, 3
  %sunkaddr11 = getelementptr i8, ptr %.190, i64 %sunkaddr10
  store i64 %sectors_after_v110_word_1.2.0276, ptr %sunkaddr11, align 8
  %.999 = add i64 %way.6.0, %.197
  br label %common.ret
B394.else:
  %.128 = icmp ne i64 %.86, -9223372036854775808
  %.129 = icmp ne i64 %.37, -1
  %.130.not = or i1 %.129, %.128
  br i1 %.130.not, label %B394.else.if, label %B442
B394.else.if:
  %33 = or i64 %.86, %.37
  %34 = icmp ult i64 %33, 4294967296
  br i1 %34, label %35, label %40
35:
  %36 = trunc i64 %.37 to i32
  %37 = trunc i64 %.86 to i32
  %38 = urem i32 %37, %36
  %39 = zext i32 %38 to i64
  br label %42
40:
  %41 = srem i64 %.86, %.37
  br label %42
42:
  %43 = phi i64 [ %39, %35 ], [ %41, %40 ]
  %.135 = xor i64 %43, %.37
  %.136 = icmp slt i64 %.135, 0
  %.137 = icmp ne i64 %43, 0
  %.138 = and i1 %.137, %.136
  %.145 = select i1 %.138, i64 %.37, i64 0
  %spec.select249 = add i64 %.145, %43
  br label %B442
B62251450.endif.endif:
  %44 = phi i64 [ %spec.select98.i, %B290.i ], [ 0, %B62251450 ]
  %.539 = getelementptr i64, ptr %.199, i64 %44
  %.540 = load i64, ptr %.539, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.540, i64 0)
  store i64 %.11.i, ptr %.210, align 8
  br label %B62251472
}
define internal fastcc void @f11(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level.0.val, i64 %arg.level.8.val, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0.endif:
  %.257 = alloca i64, align 8
  %.495 = alloca i64, align 8
  %.44 = shl i64 %arg.line, %arg.level.0.val
  %.110.not = icmp eq i64 %arg.mask, 0
  br i1 %.110.not, label %B538, label %B136.preheader
B136:
  %.3697 = phi i64 [ %.3698, %B458 ], [ %.75, %B136.preheader ]
  %mask.2.0 = phi i64 [ %.172, %B458 ], [ %arg.mask, %B136.preheader ]
  %last.3.0 = phi i64 [ %last.4.2, %B458 ], [ -1, %B136.preheader ]
  %wanted.4.0 = phi i64 [ %wanted.5.2, %B458 ], [ 0, %B136.preheader ]
  %size_b.4.0 = phi i64 [ %size_b.5.2, %B458 ], [ 0, %B136.preheader ]
  %ready.4.0 = phi i64 [ %ready.5.2, %B458 ], [ %arg.t, %B136.preheader ]
  %.168 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0, i1 true)
  %.170 = add i64 %mask.2.0, -1
  %.172 = and i64 %.170, %mask.2.0
  %.179 = shl i64 %.168, %arg.level.8.val
  %.181 = add i64 %.179, %.44
  %0 = add i64 %.168, 1
  %1 = shl i64 %0, %arg.level.8.val
  %.187 = add i64 %1, %.44
  %.192 = icmp slt i64 %.181, %.187
  br i1 %.192, label %B240.preheader, label %B458
B240.preheader:
  %.223.pre = load i64, ptr %sunkaddr11, align 8
  br label %B240
B240:
  %.3699 = phi i64 [ %.369, %B360 ], [ %.3697, %B240.preheader ]
  %.3605 = phi i64 [ %.360, %B360 ], [ %.223.pre, %B240.preheader ]
  %last.2.1 = phi i64 [ %last.5.3, %B360 ], [ %last.3.0, %B240.preheader ]
  %wanted.3.1 = phi i64 [ %.373, %B360 ], [ %wanted.4.0, %B240.preheader ]
  %size_b.3.1 = phi i64 [ %.383, %B360 ], [ %size_b.4.0, %B240.preheader ]
  %ready.3.1 = phi i64 [ %ready.6.3, %B360 ], [ %ready.4.0, %B240.preheader ]
  %byte.2.1 = phi i64 [ %.393, %B360 ], [ %.181, %B240.preheader ]
  %.225 = ashr i64 %byte.2.1, %.3605
  %.231.not = icmp eq i64 %.225, %last.2.1
  br i1 %.231.not, label %B360, label %B272
B272:
  %.246.not = icmp eq i64 %wanted.3.1, 0
  br i1 %.246.not, label %B360, label %B276
B276:
  store i64 0, ptr %.257, align 8
  call fastcc void @f5(ptr %.257, ptr %arg.C, ptr %arg.S, i64 %last.2.1, i64 %wanted.3.1, i64 %size_b.3.1, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.271 = load i64, ptr %.257, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.271, i64 %ready.3.1)
  %.360.pre = load i64, ptr %sunkaddr11, align 8
  %.369.pre = load i64, ptr %sunkaddr12, align 8
  br label %B360
B360:
  %.369 = phi i64 [ %.3699, %B240 ], [ %.3699, %B272 ], [ %.369.pre, %B276 ]
  %.360 = phi i64 [ %.3605, %B240 ], [ %.3605, %B272 ], [ %.360.pre, %B276 ]
  %last.5.3 = phi i64 [ %last.2.1, %B240 ], [ %.225, %B272 ], [ %.225, %B276 ]
  %wanted.6.3 = phi i64 [ %wanted.3.1, %B240 ], [ 0, %B272 ], [ 0, %B276 ]
  %size_b.6.3 = phi i64 [ %size_b.3.1, %B240 ], [ 0, %B272 ], [ 0, %B276 ]
  %ready.6.3 = phi i64 [ %ready.3.1, %B240 ], [ %ready.3.1, %B272 ], [ %.11.i2, %B276 ]
  %.362 = shl i64 %.225, %.360
  %2 = sub i64 %byte.2.1, %.362
  %.370 = ashr i64 %2, %.369
  %.371 = shl i64 1, %.370
  %.373 = or i64 %.371, %wanted.6.3
  %.383 = add i64 %size_b.6.3, %.381
  %.393 = add i64 %byte.2.1, %.381
  %.397 = icmp slt i64 %.393, %.187
  br i1 %.397, label %B240, label %B458
B458:
  %.3698 = phi i64 [ %.3697, %B136 ], [ %.369, %B360 ]
  %last.4.2 = phi i64 [ %last.3.0, %B136 ], [ %last.5.3, %B360 ]
  %wanted.5.2 = phi i64 [ %wanted.4.0, %B136 ], [ %.373, %B360 ]
  %size_b.5.2 = phi i64 [ %size_b.4.0, %B136 ], [ %.383, %B360 ]
  %ready.5.2 = phi i64 [ %ready.4.0, %B136 ], [ %ready.6.3, %B360 ]
  %.452.not = icmp eq i64 %.172, 0
  br i1 %.452.not, label %B462, label %B136
B462:
  %.484.not = icmp eq i64 %wanted.5.2, 0
  br i1 %.484.not, label %B538, label %B466
B466:
  store i64 0, ptr %.495, align 8
  call fastcc void @f5(ptr %.495, ptr %arg.C, ptr %arg.S, i64 %last.4.2, i64 %wanted.5.2, i64 %size_b.5.2, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.509 = load i64, ptr %.495, align 8
  %.11.i3 = tail call i64 @llvm.smax.i64(i64 %.509, i64 %ready.5.2)
  br label %B538
B538:
  %ready.9.0 = phi i64 [ %arg.t, %B0.endif ], [ %ready.5.2, %B462 ], [ %.11.i3, %B466 ]
  store i64 %ready.9.0, ptr %retptr, align 8
  ret void
B136.preheader:
  %.30 = getelementptr i8, ptr %arg.C, i64 8
  %.31 = load i64, ptr %.30, align 8
  %.33.idx = mul i64 %.31, 152
  %.27 = load i64, ptr %arg.C, align 8
  %.28 = getelementptr i64, ptr %arg.C, i64 %.27
  %sunkaddr11 = getelementptr i8, ptr %.28, i64 %.33.idx
  %sunkaddr12 = getelementptr i8, ptr %sunkaddr11, i64 8
  %.75 = load i64, ptr %sunkaddr12, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.75, i64 %arg.level.8.val)
  %.381 = shl i64 1, %.11.i
  br label %B136
}
declare i64 @llvm.ctpop.i64(i64)
define internal fastcc void @f5(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.line, i64 %arg.mask, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.262.i = alloca [3 x i64], align 8
  %.157.i63 = alloca i64, align 8
  %.304 = alloca [3 x i64], align 8
  %.30 = load i64, ptr %arg.C, align 8
  %.31 = getelementptr i64, ptr %arg.C, i64 %.30
  %.33 = getelementptr i8, ptr %arg.C, i64 8
  %.34 = load i64, ptr %.33, align 8
  %.36.idx = mul i64 %.34, 152
  %.36 = getelementptr i8, ptr %.31, i64 %.36.idx
  %.41 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.46.not = icmp eq i64 %arg.write, 0
  br i1 %.46.not, label %B166, label %B138
B138:
  %.49 = getelementptr i8, ptr %arg.C, i64 96
  %.50 = load i64, ptr %.49, align 8
  %.52 = add i64 %.50, %arg.size_b
  %.65125 = getelementptr i8, ptr %.36, i64 128
  %.66126 = load i64, ptr %.65125, align 8
  %.67127 = mul i64 %.52, %.66126
  %.69128 = getelementptr i8, ptr %.36, i64 8
  %.70129 = load i64, ptr %.69128, align 8
  %.71130 = ashr i64 %.67127, %.70129
  %.79 = getelementptr i8, ptr %arg.C, i64 88
  %.80 = load i64, ptr %.79, align 8
  %.82 = mul i64 %.71130, %.80
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
  %.69131 = phi ptr [ %.69128, %B138 ], [ %.69, %B166 ]
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
B768:
  %sunkaddr22 = getelementptr i8, ptr %.260, i64 8
  %.445 = load i64, ptr %sunkaddr22, align 8
  %.448 = icmp eq i64 %.345, %.41
  %spec.select = zext i1 %.448 to i64
  %.472 = add i64 %.445, %spec.select
  store i64 %.472, ptr %sunkaddr22, align 8
  br i1 %15, label %B872, label %B820
B820:
  %.28.i = load i64, ptr %arg.C, align 8
  %.29.i = getelementptr i64, ptr %arg.C, i64 %.28.i
  %.32.i = load i64, ptr %.33, align 8
  %.34.idx.i = mul i64 %.32.i, 152
  %.34.i = getelementptr i8, ptr %.29.i, i64 %.34.idx.i
  %.39.i = getelementptr i8, ptr %.34.i, i64 8
  %.40.i = load i64, ptr %.39.i, align 8
  %.49.i = getelementptr i8, ptr %arg.C, i64 16
  %.50.i = load i64, ptr %.49.i, align 8
  %.52.idx.i = mul i64 %.50.i, 152
  %.52.i = getelementptr i8, ptr %.29.i, i64 %.52.idx.i
  %.53.i = getelementptr i8, ptr %.52.i, i64 8
  %.54.i = load i64, ptr %.53.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.54.i, i64 %.40.i)
  %.86.i = shl i64 1, %.11.i.i
  br label %B142.i
B142.i:
  %mask.2.0.i = phi i64 [ %.123.i, %B354.i ], [ %.318.fca.1.load, %B820 ]
  %.119.i = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i, i1 true)
  %.121.i = add i64 %mask.2.0.i, -1
  %.123.i = and i64 %.121.i, %mask.2.0.i
  %.131.i = load i64, ptr %.34.i, align 8
  %.133.i = shl i64 %arg.line, %.131.i
  %.135.i = shl i64 %.119.i, %.40.i
  %.136.i = add i64 %.133.i, %.135.i
  %0 = add i64 %.119.i, 1
  %1 = shl i64 %0, %.40.i
  %.142.i = add i64 %1, %.133.i
  %.147.i = icmp slt i64 %.136.i, %.142.i
  br i1 %.147.i, label %B262.i, label %B354.i
B262.i:
  %byte.2.1.i = phi i64 [ %.216.i, %B262.i ], [ %.136.i, %B142.i ]
  call fastcc void @f12(ptr %.157.i63, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i, i64 %.86.i, i64 1, i64 %.11.i61, i64 0)
  %.216.i = add i64 %byte.2.1.i, %.86.i
  %.220.i = icmp slt i64 %.216.i, %.142.i
  br i1 %.220.i, label %B262.i, label %B354.i
B354.i:
  %.240.not.i = icmp eq i64 %.123.i, 0
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
  br label %B872
B872:
  %.521.not = icmp eq i64 %.424, 0
  br i1 %.521.not, label %B1350, label %B876
B876:
  %.524 = getelementptr i8, ptr %arg.C, i64 80
  %.525 = load i64, ptr %.524, align 8
  %.526 = icmp eq i64 %.525, 0
  br i1 %.526, label %B898, label %B1350
B898:
  %.538 = load i64, ptr %.69131, align 8
  %.542 = shl i64 %.424, %.538
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
B36.endif.else.if.i:
  %.531 = load i64, ptr %.36, align 8
  %.533 = shl i64 %arg.line, %.531
  %.71.1.i = lshr i64 %.533, 7
  %.104.i = lshr i64 %.533, 22
  %.105.i = xor i64 %.71.1.i, %.104.i
  %.107.i = mul i64 %.105.i, 506952113
  %.108.i = lshr i64 %.107.i, 12
  %.109.i = and i64 %.108.i, 524287
  %.110.i = xor i64 %.109.i, %.107.i
  %.111.i = mul i64 %.110.i, 506952113
  %.112.i = and i64 %.111.i, 2147483647
  %.113.i = lshr i64 %.112.i, 15
  %.114.i = xor i64 %.113.i, %.112.i
  %2 = icmp ult i64 %.60.i, 4294967296
  br i1 %2, label %3, label %8
3:
  %4 = trunc i64 %.60.i to i32
  %5 = trunc i64 %.114.i to i32
  %6 = urem i32 %5, %4
  %7 = zext i32 %6 to i64
  br label %10
8:
  %9 = srem i64 %.114.i, %.60.i
  br label %10
10:
  %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
  %.137.not.i = icmp eq i64 %11, 0
  %12 = tail call i64 @llvm.smin.i64(i64 %.60.i, i64 0)
  %.145.i = select i1 %.137.not.i, i64 0, i64 %12
  %spec.select.i = add i64 %.145.i, %11
  br label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B898 ], [ %spec.select.i, %10 ]
  %.47.i = mul i64 %"$phi36.1.2.0.i", %.542
  %.52.i1 = add i64 %.47.i, 524288
  %.53.i2 = ashr i64 %.52.i1, 20
  %.156.i = getelementptr i8, ptr %arg.S, i64 8
  %.157.i3 = load i64, ptr %.156.i, align 8
  %.158.i = getelementptr i64, ptr %arg.S, i64 %.157.i3
  %.159.i = getelementptr i64, ptr %.158.i, i64 %rem.1.0.i
  %.160.i = load i64, ptr %.159.i, align 8
  %.163.i = load i64, ptr %.184, align 8
  %.11.i.i5 = tail call i64 @llvm.smax.i64(i64 %.163.i, i64 %.160.i)
  %.199.i = add i64 %.11.i.i5, %.53.i2
  store i64 %.199.i, ptr %.159.i, align 8
  %.207.i = getelementptr i8, ptr %arg.S, i64 88
  %.208.i = load i64, ptr %.207.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.199.i, i64 %.208.i)
  store i64 %.11.i1.i, ptr %.207.i, align 8
  %.244.i = getelementptr i8, ptr %arg.S, i64 96
  %.245.i = load i64, ptr %.244.i, align 8
  %.247.i = add i64 %.245.i, %.53.i2
  store i64 %.247.i, ptr %.244.i, align 8
  %.270.i = getelementptr i8, ptr %arg.S, i64 112
  %.271.i = load i64, ptr %.270.i, align 8
  %.273.i = add i64 %.271.i, %.542
  store i64 %.273.i, ptr %.270.i, align 8
  br label %B1350
B974:
  %.593 = getelementptr i8, ptr %.36, i64 104
  %.594 = load i64, ptr %.593, align 8
  %.596 = add i64 %.11.i61, %arg.extra
  %.598 = add i64 %.596, %.594
  %.606 = getelementptr i64, ptr %arg.S, i64 %.318.fca.2.load
  %.614 = load i64, ptr %.606, align 8
  br i1 %15, label %B1060, label %B1142.endif.endif
B1060:
  %sunkaddr27 = getelementptr i8, ptr %.260, i64 8
  %.635 = load i64, ptr %sunkaddr27, align 8
  %.636 = add i64 %.635, 1
  store i64 %.636, ptr %sunkaddr27, align 8
  %sunkaddr29 = getelementptr i8, ptr %.260, i64 16
  %.642 = load i64, ptr %sunkaddr29, align 8
  %.645 = icmp sgt i64 %.614, %.598
  %spec.select134 = zext i1 %.645 to i64
  %.671 = add i64 %.642, %spec.select134
  store i64 %.671, ptr %sunkaddr29, align 8
  br label %B1318
B1318:
  %fill.2.0 = phi i64 [ %.614, %B1060 ], [ %.11.i115, %_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread ]
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.598)
  br label %B1350
B1350:
  %ready.3.0 = phi i64 [ %.11.i61, %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i61, %B872 ], [ %.11.i61, %B876 ], [ %.11.i7, %B1318 ]
  %.887.not = icmp eq i64 %.412, 0
  br i1 %.887.not, label %B1452, label %B1354
B1354:
  %.891 = load i64, ptr %arg.C, align 8
  %.892 = getelementptr i64, ptr %arg.C, i64 %.891
  %.894 = getelementptr i8, ptr %arg.C, i64 16
  %.895 = load i64, ptr %.894, align 8
  %.897.idx = mul i64 %.895, 152
  %.897 = getelementptr i8, ptr %.892, i64 %.897.idx
  %.898 = getelementptr i8, ptr %.897, i64 24
  %.899 = load i64, ptr %.898, align 8
  %.900.not = icmp eq i64 %.899, 0
  br i1 %.900.not, label %B1452, label %B1400
B1400:
  %.32.i13 = load i64, ptr %.33, align 8
  %.34.idx.i14 = mul i64 %.32.i13, 152
  %.34.i15 = getelementptr i8, ptr %.892, i64 %.34.idx.i14
  %.39.i16 = getelementptr i8, ptr %.34.i15, i64 8
  %.40.i17 = load i64, ptr %.39.i16, align 8
  %sunkaddr32 = getelementptr i8, ptr %.897, i64 8
  %.54.i23 = load i64, ptr %sunkaddr32, align 8
  %.11.i.i24 = tail call i64 @llvm.smin.i64(i64 %.54.i23, i64 %.40.i17)
  %.86.i25 = shl i64 1, %.11.i.i24
  br label %B142.i27
B142.i27:
  %mask.2.0.i28 = phi i64 [ %.123.i32, %B354.i39 ], [ %.412, %B1400 ]
  %.119.i30 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i28, i1 true)
  %.121.i31 = add i64 %mask.2.0.i28, -1
  %.123.i32 = and i64 %.121.i31, %mask.2.0.i28
  %.131.i33 = load i64, ptr %.34.i15, align 8
  %.133.i34 = shl i64 %.418, %.131.i33
  %.135.i35 = shl i64 %.119.i30, %.40.i17
  %.136.i36 = add i64 %.133.i34, %.135.i35
  %13 = add i64 %.119.i30, 1
  %14 = shl i64 %13, %.40.i17
  %.142.i37 = add i64 %14, %.133.i34
  %.147.i38 = icmp slt i64 %.136.i36, %.142.i37
  br i1 %.147.i38, label %B262.i45, label %B354.i39
B262.i45:
  %byte.2.1.i47 = phi i64 [ %.216.i57, %_ZN7mgpusim6memory5timed13_system_levelB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit ], [ %.136.i36, %B142.i27 ]
  %.27.i = load i64, ptr %arg.C, align 8
  %.28.i1 = getelementptr i64, ptr %arg.C, i64 %.27.i
  %.31.i = load i64, ptr %.894, align 8
  %.33.idx.i = mul i64 %.31.i, 152
  %.33.i2 = getelementptr i8, ptr %.28.i1, i64 %.33.idx.i
  %.38.i = getelementptr i8, ptr %.33.i2, i64 24
  %.39.i3 = load i64, ptr %.38.i, align 8
  %.40.i4 = icmp eq i64 %.39.i3, 0
  br i1 %.40.i4, label %_ZN7mgpusim6memory5timed13_system_levelB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B130.endif.endif.i
B630.i:
  %sunkaddr2.i = getelementptr i8, ptr %.320.i, i64 8
  %.353.i = load i64, ptr %sunkaddr2.i, align 8
  %.354.i = add i64 %.353.i, 1
  store i64 %.354.i, ptr %sunkaddr2.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %.320.i, i64 32
  %.360.i = load i64, ptr %sunkaddr5.i, align 8
  %.361.i = add i64 %.360.i, 1
  store i64 %.361.i, ptr %sunkaddr5.i, align 8
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit
B130.endif.endif.i:
  %.123.i5 = getelementptr i8, ptr %.33.i2, i64 120
  %.124.i = load i64, ptr %.123.i5, align 8
  %.126.i = getelementptr i64, ptr %arg.S, i64 %.124.i
  %.128.i = getelementptr i8, ptr %.33.i2, i64 128
  %.129.i = load i64, ptr %.128.i, align 8
  %.134.i = load i64, ptr %.126.i, align 8
  %.137.i = load i64, ptr %.184, align 8
  %.11.i.i7 = tail call i64 @llvm.smax.i64(i64 %.137.i, i64 %.134.i)
  %.167.i = add i64 %.11.i.i7, %.129.i
  store i64 %.167.i, ptr %.126.i, align 8
  %.11.i52.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i7, i64 %.11.i61)
  %.206.i = load i64, ptr %.33.i2, align 8
  %.208.i8 = ashr i64 %byte.2.1.i47, %.206.i
  %.210.i = getelementptr i8, ptr %.33.i2, i64 8
  %.211.i = load i64, ptr %.210.i, align 8
  %.213.i = ashr i64 %byte.2.1.i47, %.211.i
  %.220.i9 = sub i64 %.206.i, %.211.i
  %.221.i = shl i64 %.208.i8, %.220.i9
  %.222.i = sub i64 %.213.i, %.221.i
  %.224.i = shl i64 1, %.222.i
  call void @llvm.memset.p0.i64(ptr %.262.i, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.262.i, ptr %arg.S, ptr %.33.i2, i64 0, i64 %.208.i8, i64 %.224.i, i64 1, i64 %.11.i52.i)
  %.276.fca.0.load.i = load i64, ptr %.262.i, align 8
  %.314.i = load i64, ptr %arg.S, align 8
  %.315.i = getelementptr i64, ptr %arg.S, i64 %.314.i
  %.318.i = load i64, ptr %.894, align 8
  %.320.idx.i = mul i64 %.318.i, 48
  %.320.i = getelementptr i8, ptr %.315.i, i64 %.320.idx.i
  %.326.i = load i64, ptr %.320.i, align 8
  %.327.i = add i64 %.326.i, 1
  store i64 %.327.i, ptr %.320.i, align 8
  %.332.i = getelementptr i8, ptr %.320.i, i64 24
  %.333.i = load i64, ptr %.332.i, align 8
  %.334.i = add i64 %.333.i, 1
  store i64 %.334.i, ptr %.332.i, align 8
  %.339.i = getelementptr i8, ptr %.320.i, i64 40
  %.340.i = load i64, ptr %.339.i, align 8
  %.342.i = add i64 %.340.i, %.129.i
  store i64 %.342.i, ptr %.339.i, align 8
  %.349.not.i = icmp eq i64 %.276.fca.0.load.i, 0
  br i1 %.349.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B630.i
_ZN7mgpusim6memory5timed13_system_levelB4v121B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit:
  %.216.i57 = add i64 %byte.2.1.i47, %.86.i25
  %.220.i58 = icmp slt i64 %.216.i57, %.142.i37
  br i1 %.220.i58, label %B262.i45, label %B354.i39
B354.i39:
  %.240.not.i41 = icmp eq i64 %.123.i32, 0
  br i1 %.240.not.i41, label %_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit59.thread, label %B142.i27
_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit59.thread:
  br label %B1452
B1452:
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
  %spec.select135 = add i64 %.171, %.160
  br label %B208.endif.endif.endif
B208.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B208 ], [ 0, %B208.else ], [ %spec.select135, %B208.else.if ]
  %.181 = getelementptr i64, ptr %.133, i64 %rem.0
  %.182 = load i64, ptr %.181, align 8
  %.184 = getelementptr i8, ptr %arg.S, i64 16
  %.185 = load i64, ptr %.184, align 8
  %.11.i60 = tail call i64 @llvm.smax.i64(i64 %.185, i64 %.182)
  %.215 = add i64 %.11.i60, %cost.3.0
  store i64 %.215, ptr %.181, align 8
  %.11.i61 = tail call i64 @llvm.smax.i64(i64 %.11.i60, i64 %arg.t)
  %.254 = load i64, ptr %arg.S, align 8
  %.255 = getelementptr i64, ptr %arg.S, i64 %.254
  %.258 = load i64, ptr %.33, align 8
  %.260.idx = mul i64 %.258, 48
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
  call void @llvm.memset.p0.i64(ptr %.304, i8 0, i64 24, i1 false)
  call fastcc void @f10(ptr %.304, ptr %arg.S, ptr %.36, i64 0, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %.11.i61)
  %sunkaddr164 = getelementptr i8, ptr %.304, i64 8
  %.318.fca.1.load = load i64, ptr %sunkaddr164, align 8
  %sunkaddr165 = getelementptr i8, ptr %.304, i64 16
  %.318.fca.2.load = load i64, ptr %sunkaddr165, align 8
  %.318.fca.0.load = load i64, ptr %.304, align 8
  %.340 = getelementptr i8, ptr %arg.S, i64 80
  %.341 = load i64, ptr %.340, align 8
  %.345 = tail call i64 @llvm.ctpop.i64(i64 %.318.fca.0.load)
  %sunkaddr36 = getelementptr i8, ptr %.260, i64 32
  %.351 = load i64, ptr %sunkaddr36, align 8
  %.353 = add i64 %.351, %.345
  store i64 %.353, ptr %sunkaddr36, align 8
  %.358 = getelementptr i8, ptr %arg.S, i64 128
  %.359 = load i64, ptr %.358, align 8
  %.368 = icmp eq i64 %arg.mask, 0
  br i1 %.368, label %B208.endif.endif.endif.endif.endif, label %B208.endif.endif.endif.endif.else.if
B208.endif.endif.endif.endif.endif:
  %quot.1.0 = phi i64 [ 0, %B208.endif.endif.endif ], [ %spec.select136, %26 ]
  %.406 = add i64 %quot.1.0, %.359
  store i64 %.406, ptr %.358, align 8
  %.411 = getelementptr i8, ptr %arg.S, i64 48
  %.412 = load i64, ptr %.411, align 8
  %.417 = getelementptr i8, ptr %arg.S, i64 40
  %.418 = load i64, ptr %.417, align 8
  %.423 = getelementptr i8, ptr %arg.S, i64 56
  %.424 = load i64, ptr %.423, align 8
  %15 = icmp eq i64 %.318.fca.1.load, 0
  br i1 %.46.not, label %B974, label %B768
B208.endif.endif.endif.endif.else.if:
  %.362 = mul i64 %.345, %arg.size_b
  %16 = icmp ult i64 %.362, 4294967296
  br i1 %16, label %17, label %22
17:
  %18 = trunc i64 %.41 to i32
  %19 = trunc i64 %.362 to i32
  %20 = udiv i32 %19, %18
  %21 = zext i32 %20 to i64
  br label %26
22:
  %23 = srem i64 %.362, %.41
  %24 = sdiv i64 %.362, %.41
  %25 = ashr i64 %23, 63
  br label %26
26:
  %27 = phi i64 [ %21, %17 ], [ %24, %22 ]
  %.385.lobit = phi i64 [ 0, %17 ], [ %25, %22 ]
  %spec.select136 = add i64 %.385.lobit, %27
  br label %B208.endif.endif.endif.endif.endif
B1142.endif.endif:
  %.7.i = getelementptr i8, ptr %.36, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %28 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.16.i = load i64, ptr %28, align 8
  %29 = getelementptr i64, ptr %28, i64 %.16.i
  %.18.i = getelementptr i8, ptr %29, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i = tail call i64 @llvm.smax.i64(i64 %.341, i64 %.11.i61)
  %.16.i62 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i)
  %.28.i65 = load i64, ptr %arg.C, align 8
  %.29.i66 = getelementptr i64, ptr %arg.C, i64 %.28.i65
  %.32.i68 = load i64, ptr %.33, align 8
  %.34.idx.i69 = mul i64 %.32.i68, 152
  %.34.i70 = getelementptr i8, ptr %.29.i66, i64 %.34.idx.i69
  %.39.i71 = getelementptr i8, ptr %.34.i70, i64 8
  %.40.i72 = load i64, ptr %.39.i71, align 8
  %.49.i73 = getelementptr i8, ptr %arg.C, i64 16
  %.50.i74 = load i64, ptr %.49.i73, align 8
  %.52.idx.i75 = mul i64 %.50.i74, 152
  %.52.i76 = getelementptr i8, ptr %.29.i66, i64 %.52.idx.i75
  %.53.i77 = getelementptr i8, ptr %.52.i76, i64 8
  %.54.i78 = load i64, ptr %.53.i77, align 8
  %.11.i.i79 = tail call i64 @llvm.smin.i64(i64 %.54.i78, i64 %.40.i72)
  %.86.i80 = shl i64 1, %.11.i.i79
  br label %B142.i82
B142.i82:
  %mask.2.0.i83 = phi i64 [ %.123.i87, %B354.i94 ], [ %.318.fca.1.load, %B1142.endif.endif ]
  %ready.3.0.i84 = phi i64 [ %ready.4.2.i95, %B354.i94 ], [ %.16.i62, %B1142.endif.endif ]
  %.119.i85 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i83, i1 true)
  %.121.i86 = add i64 %mask.2.0.i83, -1
  %.123.i87 = and i64 %.121.i86, %mask.2.0.i83
  %.131.i88 = load i64, ptr %.34.i70, align 8
  %.133.i89 = shl i64 %arg.line, %.131.i88
  %.135.i90 = shl i64 %.119.i85, %.40.i72
  %.136.i91 = add i64 %.133.i89, %.135.i90
  %30 = add i64 %.119.i85, 1
  %31 = shl i64 %30, %.40.i72
  %.142.i92 = add i64 %31, %.133.i89
  %.147.i93 = icmp slt i64 %.136.i91, %.142.i92
  br i1 %.147.i93, label %B262.i100, label %B354.i94
B262.i100:
  %ready.2.1.i101 = phi i64 [ %.11.i4.i111, %B262.i100 ], [ %ready.3.0.i84, %B142.i82 ]
  %byte.2.1.i102 = phi i64 [ %.216.i112, %B262.i100 ], [ %.136.i91, %B142.i82 ]
  call fastcc void @f12(ptr %.157.i63, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i102, i64 %.86.i80, i64 0, i64 %.16.i62, i64 %arg.extra)
  %.171.i110 = load i64, ptr %.157.i63, align 8
  %.11.i4.i111 = tail call i64 @llvm.smax.i64(i64 %.171.i110, i64 %ready.2.1.i101)
  %.216.i112 = add i64 %byte.2.1.i102, %.86.i80
  %.220.i113 = icmp slt i64 %.216.i112, %.142.i92
  br i1 %.220.i113, label %B262.i100, label %B354.i94
B354.i94:
  %ready.4.2.i95 = phi i64 [ %ready.3.0.i84, %B142.i82 ], [ %.11.i4.i111, %B262.i100 ]
  %.240.not.i96 = icmp eq i64 %.123.i87, 0
  br i1 %.240.not.i96, label %_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread, label %B142.i82
_ZN7mgpusim6memory5timed9_below_l2B4v120B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread:
  %.11.i115 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i95, i64 %.614)
  %sunkaddr171 = shl i64 %.318.fca.2.load, 3
  %sunkaddr172 = getelementptr i8, ptr %arg.S, i64 %sunkaddr171
  store i64 %.11.i115, ptr %sunkaddr172, align 8
  %.9.i117 = load i64, ptr %.7.i, align 8
  %32 = getelementptr i64, ptr %arg.S, i64 %.9.i117
  %.21.i = load i64, ptr %32, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %32, i64 %.22.i
  store i64 %.11.i115, ptr %.24.i, align 8
  %sunkaddr174 = getelementptr i8, ptr %.36, i64 88
  %.31.i120 = load i64, ptr %sunkaddr174, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i120
  %spec.select.i121 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i121, ptr %32, align 8
  br label %B1318
}
define internal fastcc void @f12(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
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
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
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
  %.327.i100.sink = phi i64 [ %.327.i100, %B830.endif.endif.endif ], [ %.11.i50, %B764.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B660 ], [ %.11.i52, %B630.thread ], [ %.11.i52, %B630 ]
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
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v122B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
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
  %.24 = getelementptr i8, ptr %arg.S, i64 488
  %.25 = load i64, ptr %.24, align 8
  %.26 = getelementptr i64, ptr %arg.S, i64 %.25
  %.29.idx = mul i64 %arg.index, 40
  %.29 = getelementptr i8, ptr %.26, i64 %.29.idx
  %.30 = getelementptr i8, ptr %.29, i64 8
  store i64 0, ptr %.30, align 8
  %.33 = getelementptr i8, ptr %arg.C, i64 248
  %.34 = load i64, ptr %.33, align 8
  %.35 = add i64 %.34, %arg.t
  %.40 = getelementptr i8, ptr %arg.C, i64 160
  %.41 = load i64, ptr %.40, align 8
  %.45 = icmp eq i64 %.41, 0
  br i1 %.45, label %B0.endif.endif, label %B0.else
B122:
  %.1767579 = phi i64 [ 0, %B122.lr.ph ], [ %.183, %B494 ]
  %.183 = add i64 %.1767579, 1
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
  %.idx = mul i64 %.304, 104
  %0 = getelementptr i8, ptr %.301, i64 %.idx
  %.308 = getelementptr i8, ptr %0, i64 -24
  %.309 = load i64, ptr %.308, align 8
  %sunkaddr8 = getelementptr i8, ptr %.288, i64 80
  %.312 = load i64, ptr %sunkaddr8, align 8
  %.314 = sub i64 %.35, %.312
  %.318 = load i64, ptr %sunkaddr13, align 8
  %.319 = add i64 %.318, %.314
  store i64 %.319, ptr %sunkaddr13, align 8
  %.323 = load i64, ptr %sunkaddr15, align 8
  %.324 = getelementptr i64, ptr %arg.S, i64 %.323
  %.326.idx = mul i64 %.309, 120
  %.326 = getelementptr i8, ptr %.324, i64 %.326.idx
  %.328 = getelementptr i8, ptr %.326, i64 72
  %.329 = load i64, ptr %.328, align 8
  %.330 = add i64 %.329, %.314
  store i64 %.330, ptr %.328, align 8
  %.336 = load i64, ptr %sunkaddr8, align 8
  %.33.i = load i64, ptr %.24, align 8
  %.34.i = getelementptr i64, ptr %arg.S, i64 %.33.i
  %sunkaddr20 = getelementptr i8, ptr %.288, i64 64
  %.37.i = load i64, ptr %sunkaddr20, align 8
  %.39.idx.i = mul i64 %.37.i, 40
  %.39.i = getelementptr i8, ptr %.34.i, i64 %.39.idx.i
  %.40.i = getelementptr i8, ptr %.39.i, i64 16
  %.41.i = load i64, ptr %.40.i, align 8
  %.47.i = load i64, ptr %sunkaddr21, align 8
  %.49.i = icmp slt i64 %.41.i, %.47.i
  br i1 %.49.i, label %B72.i, label %B224.endif
B72.i:
  %.53.i = load i64, ptr %sunkaddr22, align 8
  %.56.i = load i64, ptr %sunkaddr24, align 8
  %.59.i = icmp slt i64 %.53.i, %.56.i
  %.63.i = icmp sgt i64 %.35, %.336
  %or.cond.i = select i1 %.59.i, i1 %.63.i, i1 false
  br i1 %or.cond.i, label %B116.i, label %B224.endif
B116.i:
  %.73.idx.i = mul i64 %.53.i, 40
  %.73.i = getelementptr i8, ptr %arg.streams.6, i64 %.73.idx.i
  store i64 %.41.i, ptr %.73.i, align 8
  %sunkaddr26 = getelementptr i8, ptr %.288, i64 72
  %.81.i = load i64, ptr %sunkaddr26, align 8
  %.84.i = getelementptr i8, ptr %.73.i, i64 8
  store i64 %.81.i, ptr %.84.i, align 8
  %.87.i = getelementptr i8, ptr %.73.i, i64 16
  store i64 -2, ptr %.87.i, align 8
  %.92.i = getelementptr i8, ptr %.73.i, i64 24
  store i64 %.336, ptr %.92.i, align 8
  %.97.i = getelementptr i8, ptr %.73.i, i64 32
  store i64 %.35, ptr %.97.i, align 8
  %.103.i = load i64, ptr %sunkaddr22, align 8
  %.104.i = add i64 %.103.i, 1
  store i64 %.104.i, ptr %sunkaddr22, align 8
  br label %B224.endif
B494:
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
  %.17078.not = icmp slt i64 %.88, 1
  br i1 %.17078.not, label %common.ret, label %B122.lr.ph
B122.lr.ph:
  %.43.i15 = shl i64 %.35, 9
  %16 = trunc i64 %arg.index to i32
  %17 = icmp ne i64 %arg.index, -9223372036854775808
  %sunkaddr33 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr38 = getelementptr i8, ptr %arg.S, i64 416
  %sunkaddr34 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 104
  %sunkaddr13 = getelementptr i8, ptr %arg.S, i64 312
  %sunkaddr15 = getelementptr i8, ptr %arg.S, i64 496
  %sunkaddr21 = getelementptr i8, ptr %arg.C, i64 336
  %sunkaddr22 = getelementptr i8, ptr %arg.S, i64 192
  %sunkaddr24 = getelementptr i8, ptr %arg.C, i64 344
  %sunkaddr44 = getelementptr i8, ptr %arg.S, i64 464
  %sunkaddr45 = getelementptr i8, ptr %arg.S, i64 424
  br label %B122
B122.endif:
  %rem.1.0 = phi i64 [ 0, %B122 ], [ %spec.select66, %52 ]
  %.9.i = load i64, ptr %.87, align 8
  %.10.i = mul i64 %.9.i, %rem.1.0
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %18 = or i64 %.9.i, %.1767579
  %19 = icmp ult i64 %18, 4294967296
  br i1 %19, label %20, label %25
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B122.endif ], [ %spec.select.i, %27 ]
  %.53.i5 = add i64 %rem.0.i, %.10.i
  %.55.i6 = load i64, ptr %sunkaddr33, align 8
  %.56.i7 = mul i64 %.55.i6, %quot.0
  %.61.i = icmp eq i64 %.55.i6, 0
  br i1 %.61.i, label %B122.endif.endif, label %B0.endif.else.i
20:
  %21 = trunc i64 %.9.i to i32
  %22 = trunc i64 %.1767579 to i32
  %23 = urem i32 %22, %21
  %24 = zext i32 %23 to i64
  br label %27
25:
  %26 = srem i64 %.1767579, %.9.i
  br label %27
27:
  %28 = phi i64 [ %24, %20 ], [ %26, %25 ]
  %.33.i11 = xor i64 %28, %.9.i
  %.34.i12 = icmp slt i64 %.33.i11, 0
  %.35.i = icmp ne i64 %28, 0
  %.36.i13 = and i1 %.35.i, %.34.i12
  %.43.i = select i1 %.36.i13, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %28
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i = icmp ne i64 %.53.i5, -9223372036854775808
  %.73.i8 = icmp ne i64 %.55.i6, -1
  %.74.not.i = or i1 %.72.i, %.73.i8
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.101.i = load i64, ptr %sunkaddr34, align 8
  %.102.i = mul i64 %.101.i, %.56.i7
  br label %B122.endif.endif
B0.endif.endif.else.if.i:
  %29 = or i64 %.53.i5, %.55.i6
  %30 = icmp ult i64 %29, 4294967296
  br i1 %30, label %31, label %38
31:
  %32 = trunc i64 %.55.i6 to i32
  %33 = trunc i64 %.53.i5 to i32
  %34 = udiv i32 %33, %32
  %35 = urem i32 %33, %32
  %36 = zext i32 %34 to i64
  %37 = zext i32 %35 to i64
  br label %41
38:
  %39 = sdiv i64 %.53.i5, %.55.i6
  %40 = srem i64 %.53.i5, %.55.i6
  br label %41
41:
  %42 = phi i64 [ %36, %31 ], [ %39, %38 ]
  %43 = phi i64 [ %37, %31 ], [ %40, %38 ]
  %.79.i = xor i64 %43, %.55.i6
  %.80.i9 = icmp slt i64 %.79.i, 0
  %.81.i10 = icmp ne i64 %43, 0
  %.82.i = and i1 %.81.i10, %.80.i9
  %.89.i = select i1 %.82.i, i64 %.55.i6, i64 0
  %spec.select8.i = add i64 %43, %.56.i7
  %.9911.i = add i64 %spec.select8.i, %.89.i
  %.10113.i = load i64, ptr %sunkaddr34, align 8
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
  %spec.select66 = add i64 %.243, %53
  br label %B122.endif
B122.endif.endif:
  %.1026.i = phi i64 [ %.10214.i, %41 ], [ %.102.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %41 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.284 = load i64, ptr %sunkaddr38, align 8
  %.285 = getelementptr i64, ptr %arg.S, i64 %.284
  %.288.idx = mul i64 %.145.i, 176
  %.288 = getelementptr i8, ptr %.285, i64 %.288.idx
  %.293 = getelementptr i8, ptr %.288, i64 144
  %.294 = load i64, ptr %.293, align 8
  %.295 = icmp eq i64 %.294, 1
  br i1 %.295, label %B224, label %B494
B224.endif:
  store i64 %.35, ptr %sunkaddr8, align 8
  store i64 0, ptr %.293, align 8
  %.378 = load i64, ptr %sunkaddr34, align 8
  %.382 = icmp eq i64 %.378, 0
  br i1 %.382, label %B224.endif.endif.endif, label %B224.endif.else
B224.endif.else:
  %.393 = icmp ne i64 %.145.i, -9223372036854775808
  %.394 = icmp ne i64 %.378, -1
  %.395.not = or i1 %.393, %.394
  br i1 %.395.not, label %B224.endif.endif.else.if, label %B224.endif.endif.endif
B224.endif.endif.endif:
  %quot.2.064 = phi i64 [ 0, %B224.endif ], [ %spec.select67, %66 ], [ 0, %B224.endif.else ]
  %rem.3.0 = phi i64 [ %.43.i15, %B224.endif ], [ %69, %66 ], [ %.43.i15, %B224.endif.else ]
  %.12.i = load i64, ptr %sunkaddr44, align 8
  %.13.i = getelementptr i64, ptr %arg.S, i64 %.12.i
  %.15.idx.i = mul i64 %quot.2.064, 96
  %.15.i14 = getelementptr i8, ptr %.13.i, i64 %.15.idx.i
  %.20.i = load i64, ptr %sunkaddr45, align 8
  %.21.i = getelementptr i64, ptr %arg.S, i64 %.20.i
  %.24.i = mul i64 %quot.2.064, %.378
  %.25.i = getelementptr i64, ptr %.21.i, i64 %.24.i
  %.30.i = getelementptr i8, ptr %.15.i14, i64 24
  %.31.i = load i64, ptr %.30.i, align 8
  %.38.i = add i64 %.31.i, 1
  store i64 %.38.i, ptr %.30.i, align 8
  %.48.i = icmp sgt i64 %.31.i, 0
  br i1 %.48.i, label %B160.i, label %B232.i
B160.i:
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i, %B224.endif.endif.endif ]
  %.56.i16 = add i64 %at.2.0.i, -1
  %.57.i = lshr i64 %.56.i16, 1
  %.63.i17 = getelementptr i64, ptr %.25.i, i64 %.57.i
  %.64.i = load i64, ptr %.63.i17, align 8
  %.70.not.i = icmp sgt i64 %.64.i, %rem.3.0
  br i1 %.70.not.i, label %B206.i, label %B232.i
B206.i:
  %.85.i = getelementptr i64, ptr %.25.i, i64 %at.2.0.i
  store i64 %.64.i, ptr %.85.i, align 8
  %.96.not.i = icmp eq i64 %.57.i, 0
  br i1 %.96.not.i, label %B232.i, label %B160.i
B232.i:
  %at.3.1.i = phi i64 [ %.31.i, %B224.endif.endif.endif ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %rem.3.0, ptr %.108.i, align 8
  %sunkaddr47 = getelementptr i8, ptr %.15.i14, i64 16
  %.118.i = load i64, ptr %sunkaddr47, align 8
  %.120.i = icmp slt i64 %.35, %.118.i
  br i1 %.120.i, label %B264.i, label %B494
B264.i:
  store i64 %.35, ptr %sunkaddr47, align 8
  br label %B494
B224.endif.endif.else.if:
  %54 = or i64 %.378, %.145.i
  %55 = icmp ult i64 %54, 4294967296
  br i1 %55, label %56, label %63
56:
  %57 = trunc i64 %.378 to i32
  %58 = trunc i64 %.145.i to i32
  %59 = udiv i32 %58, %57
  %60 = urem i32 %58, %57
  %61 = zext i32 %59 to i64
  %62 = zext i32 %60 to i64
  br label %66
63:
  %64 = sdiv i64 %.145.i, %.378
  %65 = srem i64 %.145.i, %.378
  br label %66
66:
  %67 = phi i64 [ %61, %56 ], [ %64, %63 ]
  %68 = phi i64 [ %62, %56 ], [ %65, %63 ]
  %.400 = xor i64 %68, %.378
  %.401 = icmp slt i64 %.400, 0
  %.402 = icmp ne i64 %68, 0
  %.403 = and i1 %.402, %.401
  %.408 = sext i1 %.403 to i64
  %spec.select67 = add i64 %67, %.408
  %.454 = select i1 %.403, i64 %.378, i64 0
  %spec.select68 = add i64 %.454, %68
  %69 = or i64 %spec.select68, %.43.i15
  br label %B224.endif.endif.endif
}
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.core, i64 %arg.block, i64 %arg.t)  {
B0:
  %arg.block.fr = freeze i64 %arg.block
  %.16 = getelementptr i8, ptr %arg.C, i64 288
  %.17 = load i64, ptr %.16, align 8
  %.17.fr = freeze i64 %.17
  %.21 = getelementptr i8, ptr %arg.S, i64 520
  %.22 = load i64, ptr %.21, align 8
  %.23 = getelementptr i64, ptr %arg.S, i64 %.22
  %.25.idx = shl i64 %arg.core, 4
  %.25 = getelementptr i8, ptr %.23, i64 %.25.idx
  %.29 = getelementptr i8, ptr %arg.S, i64 528
  %.30 = load i64, ptr %.29, align 8
  %.31 = getelementptr i64, ptr %arg.S, i64 %.30
  %.33 = mul i64 %.17.fr, %arg.core
  %.34 = getelementptr i64, ptr %.31, i64 %.33
  %.38 = getelementptr i8, ptr %arg.S, i64 536
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
  %.142 = getelementptr i8, ptr %arg.C, i64 264
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
  %.405 = getelementptr i8, ptr %arg.C, i64 272
  %.406 = load i64, ptr %.405, align 8
  %.408 = add i64 %.406, %arg.t
  %.412 = getelementptr i8, ptr %arg.C, i64 280
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
define i32 @mgpusim_preload(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.what, ptr %arg.lines)  {
B0.endif:
  %.19 = getelementptr i8, ptr %arg.what, i64 16
  %.20 = load i64, ptr %.19, align 8
  %.10265.not = icmp slt i64 %.20, 1
  br i1 %.10265.not, label %B222, label %B108.preheader
B108.preheader:
  %sunkaddr = getelementptr i8, ptr %arg.what, i64 8
  %sunkaddr8 = getelementptr i8, ptr %arg.s, i64 16
  %.204.i = getelementptr i8, ptr %arg.s, i64 48
  %.210.i = getelementptr i8, ptr %arg.s, i64 80
  %.288.i.i = getelementptr i8, ptr %arg.s, i64 32
  %.585.i = getelementptr i8, ptr %arg.s, i64 40
  %.733.i = getelementptr i8, ptr %arg.s, i64 24
  br label %B108
B108:
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB4v109B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
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
  %.24.i = getelementptr i8, ptr %.149, i64 24
  %.25.i = load i64, ptr %.24.i, align 8
  %.30.i = getelementptr i8, ptr %.149, i64 80
  %.31.i = load i64, ptr %.30.i, align 8
  %.36.i = getelementptr i8, ptr %.149, i64 16
  %.37.i = load i64, ptr %.36.i, align 8
  %.55.i = getelementptr i8, ptr %.149, i64 32
  %.56.i = load i64, ptr %.55.i, align 8
  %.60.i = icmp slt i64 %.56.i, 63
  br i1 %.60.i, label %B306.i, label %B328.i
B306.i:
  %set_of_v113_line.2.0.i = phi i64 [ %.66.i, %B306.i ], [ %.152, %B108 ]
  %set_of_v113_fold.2.0.i = phi i64 [ %.73.i, %B306.i ], [ %.56.i, %B108 ]
  %.64.i = ashr i64 %set_of_v113_line.2.0.i, %set_of_v113_fold.2.0.i
  %.66.i = xor i64 %.64.i, %set_of_v113_line.2.0.i
  %.73.i = shl i64 %set_of_v113_fold.2.0.i, 1
  %.76.i = icmp slt i64 %set_of_v113_fold.2.0.i, 32
  br i1 %.76.i, label %B306.i, label %B328.i
B328.i:
  %set_of_v113_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.66.i, %B306.i ]
  %.83.i = getelementptr i8, ptr %.149, i64 40
  %.84.i = load i64, ptr %.83.i, align 8
  %.86.i = and i64 %.84.i, %set_of_v113_line.3.1.i
  %.102.i = icmp slt i64 %.86.i, %.37.i
  br i1 %.102.i, label %B442.i, label %B394.i
B394.i:
  %.117.i = icmp eq i64 %.37.i, 0
  br i1 %.117.i, label %B442.i, label %B394.else.i
B442.i:
  %set_of_v113__vphi146_0.2.0.i = phi i64 [ %.86.i, %B328.i ], [ 0, %B394.i ], [ 0, %B394.else.i ], [ %spec.select249.i, %40 ]
  %.170.i = getelementptr i8, ptr %.149, i64 72
  %.171.i = load i64, ptr %.170.i, align 8
  %.172.i = mul i64 %.171.i, %set_of_v113__vphi146_0.2.0.i
  %.174.i = add i64 %.172.i, %.31.i
  %.182.i = getelementptr i64, ptr %arg.s, i64 %.174.i
  %.190.i = getelementptr i64, ptr %.182.i, i64 %.25.i
  %.199.i.idx = shl i64 %.25.i, 4
  %.199.i = getelementptr i8, ptr %.182.i, i64 %.199.i.idx
  store i64 0, ptr %.210.i, align 8
  %.234.i = icmp sgt i64 %.25.i, 0
  tail call void @llvm.memset.p0.i64(ptr %.204.i, i8 0, i64 16, i1 false)
  br i1 %.234.i, label %B466.i, label %B660.i
B466.i:
  %.246.i = load i64, ptr %.182.i, align 8
  %.250.not.i = icmp eq i64 %.246.i, %.152
  br i1 %.250.not.i, label %B660.i, label %B556.preheader.i
B556.preheader.i:
  %1 = add i64 %.25.i, -1
  %2 = shl i64 %.174.i, 3
  %3 = getelementptr i8, ptr %arg.s, i64 %2
  %scevgep3.i = getelementptr i8, ptr %3, i64 8
  br label %B556.i
B556.i:
  %way_of_v114_way.2.1.i = phi i64 [ %.256.i, %B630.i ], [ 0, %B556.preheader.i ]
  %exitcond.not.i = icmp eq i64 %1, %way_of_v114_way.2.1.i
  br i1 %exitcond.not.i, label %B692.i, label %B630.i
B630.i:
  %.256.i = add i64 %way_of_v114_way.2.1.i, 1
  %4 = shl i64 %way_of_v114_way.2.1.i, 3
  %scevgep4.i = getelementptr i8, ptr %scevgep3.i, i64 %4
  %.278.i = load i64, ptr %scevgep4.i, align 8
  %.282.not.i = icmp eq i64 %.278.i, %.152
  br i1 %.282.not.i, label %B660.i, label %B556.i
B660.i:
  %way_of_v114_way.3.0.i = phi i64 [ 0, %B466.i ], [ 0, %B442.i ], [ %.256.i, %B630.i ]
  %.308.i = icmp eq i64 %way_of_v114_way.3.0.i, %.25.i
  br i1 %.308.i, label %B692.i, label %B62251520.i
B692.i:
  %.313.i = getelementptr i8, ptr %.149, i64 56
  %.314.i = load i64, ptr %.313.i, align 8
  %.316.i = icmp slt i64 %.314.i, 0
  br i1 %.316.i, label %_ZN7mgpusim6memory5timed5probeB4v109B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B882.i
B882.i:
  br i1 %.234.i, label %B968.i, label %B1114.i
B968.i:
  %.385.i = load i64, ptr %.182.i, align 8
  %.389.not.i = icmp eq i64 %.385.i, -1
  br i1 %.389.not.i, label %B1114.i, label %B1066.preheader.i
B1066.preheader.i:
  %5 = add i64 %.25.i, -1
  %6 = shl i64 %.174.i, 3
  %7 = getelementptr i8, ptr %arg.s, i64 %6
  %scevgep1.i = getelementptr i8, ptr %7, i64 8
  br label %B1066.i
B1066.i:
  %way_of_v112_way.2.1.i = phi i64 [ %.395.i, %B1094.i ], [ 0, %B1066.preheader.i ]
  %exitcond258.not.i = icmp eq i64 %5, %way_of_v112_way.2.1.i
  br i1 %exitcond258.not.i, label %B62251438.i, label %B1094.i
B1094.i:
  %.395.i = add i64 %way_of_v112_way.2.1.i, 1
  %8 = shl i64 %way_of_v112_way.2.1.i, 3
  %scevgep2.i = getelementptr i8, ptr %scevgep1.i, i64 %8
  %.417.i = load i64, ptr %scevgep2.i, align 8
  %.421.not.i = icmp eq i64 %.417.i, -1
  br i1 %.421.not.i, label %B1114.i, label %B1066.i
B1114.i:
  %way_of_v112_way.3.0.i = phi i64 [ 0, %B968.i ], [ 0, %B882.i ], [ %.395.i, %B1094.i ]
  %.447.i = icmp eq i64 %way_of_v112_way.3.0.i, %.25.i
  br i1 %.447.i, label %B62251438.i, label %B62251498.i
B62251438.i:
  %arg.level.val.i = load i64, ptr %.24.i, align 8
  %9 = getelementptr i8, ptr %.149, i64 64
  %arg.level.val1.i = load i64, ptr %9, align 8
  switch i64 %arg.level.val1.i, label %B62252017.i.i [
    i64 0, label %B54.endif.i.i
    i64 1, label %B210.i.i
  ]
B132.i.i:
  %way.4.090.i.i = phi i64 [ 0, %B132.preheader.new.i.i ], [ %spec.select.3.i.i, %B132.i.i ]
  %.1388688.i.i = phi i64 [ 1, %B132.preheader.new.i.i ], [ %14, %B132.i.i ]
  %10 = shl i64 %.1388688.i.i, 3
  %scevgep7.i.i = getelementptr i8, ptr %.42.i.i, i64 %10
  %.180.i2.i = load i64, ptr %scevgep7.i.i, align 8
  %.183.i.i = getelementptr i64, ptr %.42.i.i, i64 %way.4.090.i.i
  %.184.i.i = load i64, ptr %.183.i.i, align 8
  %.187.i.i = icmp slt i64 %.180.i2.i, %.184.i.i
  %spec.select.i3.i = select i1 %.187.i.i, i64 %.1388688.i.i, i64 %way.4.090.i.i
  %scevgep9.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 8
  %.180.1.i.i = load i64, ptr %scevgep9.i.i, align 8
  %.183.1.i.i = getelementptr i64, ptr %.42.i.i, i64 %spec.select.i3.i
  %.184.1.i.i = load i64, ptr %.183.1.i.i, align 8
  %.187.1.i.i = icmp slt i64 %.180.1.i.i, %.184.1.i.i
  %11 = add i64 %.1388688.i.i, 1
  %spec.select.1.i.i = select i1 %.187.1.i.i, i64 %11, i64 %spec.select.i3.i
  %scevgep6.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 16
  %.180.2.i.i = load i64, ptr %scevgep6.i.i, align 8
  %.183.2.i.i = getelementptr i64, ptr %.42.i.i, i64 %spec.select.1.i.i
  %.184.2.i.i = load i64, ptr %.183.2.i.i, align 8
  %.187.2.i.i = icmp slt i64 %.180.2.i.i, %.184.2.i.i
  %12 = add i64 %.1388688.i.i, 2
  %spec.select.2.i.i = select i1 %.187.2.i.i, i64 %12, i64 %spec.select.1.i.i
  %scevgep3.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 24
  %.180.3.i.i = load i64, ptr %scevgep3.i.i, align 8
  %.183.3.i.i = getelementptr i64, ptr %.42.i.i, i64 %spec.select.2.i.i
  %.184.3.i.i = load i64, ptr %.183.3.i.i, align 8
  %.187.3.i.i = icmp slt i64 %.180.3.i.i, %.184.3.i.i
  %13 = add i64 %.1388688.i.i, 3
  %spec.select.3.i.i = select i1 %.187.3.i.i, i64 %13, i64 %spec.select.2.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %13, %unroll_iter.i.i
  %14 = add i64 %.1388688.i.i, 4
  br i1 %niter.ncmp.3.i.i, label %B62252057.loopexit.unr-lcssa.i.i, label %B132.i.i
B210.i.i:
  %.233.idx.i.i = shl i64 %arg.level.val.i, 5
  %.233.i.i = getelementptr i8, ptr %.182.i, i64 %.233.idx.i.i
  %.237.i.i = load i64, ptr %.233.i.i, align 8
  %.254.i.i = icmp sgt i64 %arg.level.val.i, 1
  br i1 %.254.i.i, label %B296.i.i, label %B388.i.i
B296.i.i:
  %tree_way_v118_node.2.0.i.i = phi i64 [ %.262.i.i, %B296.i.i ], [ 1, %B210.i.i ]
  %.257.i.i = shl i64 %tree_way_v118_node.2.0.i.i, 1
  %.26084.i.i = lshr i64 %.237.i.i, %tree_way_v118_node.2.0.i.i
  %.261.i.i = and i64 %.26084.i.i, 1
  %.262.i.i = or i64 %.261.i.i, %.257.i.i
  %.268.i.i = icmp slt i64 %.262.i.i, %arg.level.val.i
  br i1 %.268.i.i, label %B296.i.i, label %B388.i.i
B388.i.i:
  %tree_way_v118_node.3.1.i.i = phi i64 [ 1, %B210.i.i ], [ %.262.i.i, %B296.i.i ]
  %.276.i.i = sub i64 %tree_way_v118_node.3.1.i.i, %arg.level.val.i
  br label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i
B62252017.i.i:
  %.289.i.i = load i64, ptr %.288.i.i, align 8
  %.290.i.i = mul i64 %.289.i.i, 1103515245
  %.291.i.i = add i64 %.290.i.i, 12345
  %.292.i.i = and i64 %.291.i.i, 2147483647
  store i64 %.292.i.i, ptr %.288.i.i, align 8
  %.308.i.i = icmp eq i64 %arg.level.val.i, 0
  br i1 %.308.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B62252017.else.if.i.i
B62252057.loopexit.unr-lcssa.i.i:
  %15 = or i64 %unroll_iter.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.epil.i.i.preheader
B132.epil.i.i.preheader:
  %way.4.090.epil.i.i.ph = phi i64 [ %spec.select.3.i.i, %B62252057.loopexit.unr-lcssa.i.i ], [ 0, %B132.preheader.i.i ]
  %.1388688.epil.i.i.ph = phi i64 [ %15, %B62252057.loopexit.unr-lcssa.i.i ], [ 1, %B132.preheader.i.i ]
  br label %B132.epil.i.i
B132.epil.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B132.epil.i.i ], [ %xtraiter.i.i, %B132.epil.i.i.preheader ]
  %way.4.090.epil.i.i = phi i64 [ %spec.select.epil.i.i, %B132.epil.i.i ], [ %way.4.090.epil.i.i.ph, %B132.epil.i.i.preheader ]
  %.1388688.epil.i.i = phi i64 [ %.145.epil.i.i, %B132.epil.i.i ], [ %.1388688.epil.i.i.ph, %B132.epil.i.i.preheader ]
  %.145.epil.i.i = add i64 %.1388688.epil.i.i, 1
  %16 = shl i64 %.1388688.epil.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %.42.i.i, i64 %16
  %.180.epil.i.i = load i64, ptr %scevgep.i.i, align 8
  %.183.epil.i.i = getelementptr i64, ptr %.42.i.i, i64 %way.4.090.epil.i.i
  %.184.epil.i.i = load i64, ptr %.183.epil.i.i, align 8
  %.187.epil.i.i = icmp slt i64 %.180.epil.i.i, %.184.epil.i.i
  %spec.select.epil.i.i = select i1 %.187.epil.i.i, i64 %.1388688.epil.i.i, i64 %way.4.090.epil.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %epil.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %epil.iter.cmp.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.epil.i.i
B54.endif.i.i:
  %.42.idx.i.i = mul i64 %arg.level.val.i, 24
  %.42.i.i = getelementptr i8, ptr %.182.i, i64 %.42.idx.i.i
  %.87.i.i = add i64 %arg.level.val.i, -1
  %.13287.not.i.i = icmp slt i64 %.87.i.i, 1
  br i1 %.13287.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.preheader.i.i
B132.preheader.i.i:
  %17 = add i64 %arg.level.val.i, -2
  %xtraiter.i.i = and i64 %.87.i.i, 3
  %18 = icmp ult i64 %17, 3
  br i1 %18, label %B132.epil.i.i.preheader, label %B132.preheader.new.i.i
B132.preheader.new.i.i:
  %unroll_iter.i.i = and i64 %.87.i.i, 9223372036854775804
  br label %B132.i.i
B62252017.else.if.i.i:
  %.305.i.i = lshr i64 %.292.i.i, 16
  %19 = icmp ult i64 %arg.level.val.i, 4294967296
  br i1 %19, label %20, label %25
20:
  %21 = trunc i64 %arg.level.val.i to i32
  %22 = trunc i64 %.305.i.i to i32
  %23 = urem i32 %22, %21
  %24 = zext i32 %23 to i64
  br label %27
25:
  %26 = srem i64 %.305.i.i, %arg.level.val.i
  br label %27
27:
  %28 = phi i64 [ %24, %20 ], [ %26, %25 ]
  %.328.not.i.i = icmp eq i64 %28, 0
  %29 = tail call i64 @llvm.smin.i64(i64 %arg.level.val.i, i64 0)
  %.336.i.i = select i1 %.328.not.i.i, i64 0, i64 %29
  %spec.select83.i.i = add i64 %.336.i.i, %28
  br label %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i
_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i:
  %way.6.0.i.i = phi i64 [ %spec.select83.i.i, %27 ], [ %.276.i.i, %B388.i.i ], [ 0, %B62252017.i.i ], [ 0, %B54.endif.i.i ], [ %spec.select.3.i.i, %B62252057.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B132.epil.i.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 144
  %.490.i = load i64, ptr %.489.i, align 8
  %.491.not.i = icmp eq i64 %.490.i, 0
  br i1 %.491.not.i, label %B62251472.i, label %B62251446.i
B62251446.i:
  %.498.i = getelementptr i64, ptr %.199.i, i64 %way.6.0.i.i
  %.499.i = load i64, ptr %.498.i, align 8
  %.503.i = icmp sgt i64 %.499.i, %.158
  br i1 %.503.i, label %B62251450.i, label %B62251472.i
B62251450.i:
  %.14.i.i = load i64, ptr %.24.i, align 8
  %.17.idx.i.i = shl i64 %.14.i.i, 4
  %.17.i.i = getelementptr i8, ptr %.182.i, i64 %.17.idx.i.i
  %.23.idx.i.i = mul i64 %.14.i.i, 24
  %.23.i.i = getelementptr i8, ptr %.182.i, i64 %.23.idx.i.i
  %.11485.not.i.i = icmp slt i64 %.14.i.i, 1
  br i1 %.11485.not.i.i, label %B62251450.endif.endif.i, label %B146.i.i
B146.i.i:
  %first.2.089.i.i = phi i64 [ %spec.select.i.i, %B260.i.i ], [ 0, %B62251450.i ]
  %free.2.088.i.i = phi i64 [ %free.3.1.i.i, %B260.i.i ], [ -1, %B62251450.i ]
  %.1208486.i.i = phi i64 [ %.127.i.i, %B260.i.i ], [ 0, %B62251450.i ]
  %.127.i.i = add i64 %.1208486.i.i, 1
  %30 = shl i64 %.1208486.i.i, 3
  %scevgep1.i.i = getelementptr i8, ptr %.17.i.i, i64 %30
  %.162.i.i = load i64, ptr %scevgep1.i.i, align 8
  %.168.not.i.i = icmp sgt i64 %.162.i.i, %.158
  br i1 %.168.not.i.i, label %B260.i.i, label %B176.i.i
B176.i.i:
  %.173.i.i = icmp slt i64 %free.2.088.i.i, 0
  br i1 %.173.i.i, label %B256.i.i, label %B188.i.i
B188.i.i:
  %.180.i.i = load i64, ptr %9, align 8
  %.181.i.i = icmp eq i64 %.180.i.i, 0
  br i1 %.181.i.i, label %B220.i.i, label %B260.i.i
B220.i.i:
  %scevgep5.i = getelementptr i8, ptr %.23.i.i, i64 %30
  %.189.i.i = load i64, ptr %scevgep5.i, align 8
  %.192.i.i = getelementptr i64, ptr %.23.i.i, i64 %free.2.088.i.i
  %.193.i.i = load i64, ptr %.192.i.i, align 8
  %.196.i.i = icmp slt i64 %.189.i.i, %.193.i.i
  br i1 %.196.i.i, label %B256.i.i, label %B260.i.i
B256.i.i:
  br label %B260.i.i
B260.i.i:
  %free.3.1.i.i = phi i64 [ %.1208486.i.i, %B256.i.i ], [ %free.2.088.i.i, %B220.i.i ], [ %free.2.088.i.i, %B188.i.i ], [ %free.2.088.i.i, %B146.i.i ]
  %.212.i.i = getelementptr i64, ptr %.17.i.i, i64 %first.2.089.i.i
  %.213.i.i = load i64, ptr %.212.i.i, align 8
  %.217.i.i = icmp slt i64 %.162.i.i, %.213.i.i
  %spec.select.i.i = select i1 %.217.i.i, i64 %.1208486.i.i, i64 %first.2.089.i.i
  %exitcond.not.i.i = icmp eq i64 %.14.i.i, %.127.i.i
  br i1 %exitcond.not.i.i, label %B290.i.i, label %B146.i.i
B290.i.i:
  %.25382.i.i = icmp slt i64 %free.3.1.i.i, 0
  %spec.select98.i.i = select i1 %.25382.i.i, i64 %spec.select.i.i, i64 %free.3.1.i.i
  br label %B62251450.endif.endif.i
B62251472.i:
  %way.4.0.i = phi i64 [ %42, %B62251450.endif.endif.i ], [ %way.6.0.i.i, %B62251446.i ], [ %way.6.0.i.i, %_ZN7mgpusim6memory5timed7_victimB4v115B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i ]
  %.582.i = getelementptr i64, ptr %.182.i, i64 %way.4.0.i
  %.583.i = load i64, ptr %.582.i, align 8
  store i64 %.583.i, ptr %.585.i, align 8
  %.589.i = getelementptr i64, ptr %.190.i, i64 %way.4.0.i
  %.590.i = load i64, ptr %.589.i, align 8
  %.593.i = lshr i64 %.590.i, 32
  store i64 %.593.i, ptr %.204.i, align 8
  br label %B62251498.i
B62251498.i:
  %way.5.0.i = phi i64 [ %way.4.0.i, %B62251472.i ], [ %way_of_v112_way.3.0.i, %B1114.i ]
  %.607.i = getelementptr i64, ptr %.182.i, i64 %way.5.0.i
  store i64 %.152, ptr %.607.i, align 8
  %.613.i = getelementptr i64, ptr %.190.i, i64 %way.5.0.i
  store i64 0, ptr %.613.i, align 8
  %.617.i = getelementptr i64, ptr %.199.i, i64 %way.5.0.i
  store i64 0, ptr %.617.i, align 8
  br label %B62251520.i
B62251520.i:
  %way.6.0.i = phi i64 [ %way.5.0.i, %B62251498.i ], [ %way_of_v114_way.3.0.i, %B660.i ]
  %.631.i = getelementptr i8, ptr %.149, i64 64
  %.632.i = load i64, ptr %.631.i, align 8
  %.633.i = icmp eq i64 %.632.i, 1
  br i1 %.633.i, label %B62251536.i, label %B62251676.i
B62251536.i:
  %.640.idx.i = shl i64 %.25.i, 5
  %.640.i = getelementptr i8, ptr %.182.i, i64 %.640.idx.i
  %.647.i = load i64, ptr %.640.i, align 8
  %.662.i = ashr i64 %.25.i, 1
  %.666.i = icmp sgt i64 %.662.i, 0
  br i1 %.666.i, label %B62251569.i, label %B62251653.i
B62251569.i:
  %tree_after_v111_tree.2.0.i = phi i64 [ %.694.i, %B62251569.i ], [ %.647.i, %B62251536.i ]
  %tree_after_v111_node.2.0.i = phi i64 [ %.701.i, %B62251569.i ], [ 1, %B62251536.i ]
  %tree_after_v111_half.2.0.i = phi i64 [ %.705.i, %B62251569.i ], [ %.662.i, %B62251536.i ]
  %.675.i = and i64 %tree_after_v111_half.2.0.i, %way.6.0.i
  %.676.not.i = icmp ne i64 %.675.i, 0
  %spec.select.i = zext i1 %.676.not.i to i64
  %.689.i = shl i64 1, %tree_after_v111_node.2.0.i
  %.691.i = or i64 %.689.i, %tree_after_v111_tree.2.0.i
  %.693.i = shl i64 %spec.select.i, %tree_after_v111_node.2.0.i
  %.694.i = xor i64 %.693.i, %.691.i
  %.700.i = shl i64 %tree_after_v111_node.2.0.i, 1
  %.701.i = or i64 %.700.i, %spec.select.i
  %.705.i = lshr i64 %tree_after_v111_half.2.0.i, 1
  %.708.not.i = icmp eq i64 %.705.i, 0
  br i1 %.708.not.i, label %B62251653.i, label %B62251569.i
B62251653.i:
  %tree_after_v111_tree.3.1.i = phi i64 [ %.647.i, %B62251536.i ], [ %.694.i, %B62251569.i ]
  store i64 %tree_after_v111_tree.3.1.i, ptr %.640.i, align 8
  br label %B62251700.i
B62251676.i:
  %.734.i = load i64, ptr %.733.i, align 8
  %.735.i = add i64 %.734.i, 1
  store i64 %.735.i, ptr %.733.i, align 8
  %.747.idx.i = mul i64 %.25.i, 24
  %.747.i = getelementptr i8, ptr %.182.i, i64 %.747.idx.i
  %.749.i = getelementptr i64, ptr %.747.i, i64 %way.6.0.i
  store i64 %.735.i, ptr %.749.i, align 8
  br label %B62251700.i
B62251700.i:
  %.754.i = getelementptr i64, ptr %.190.i, i64 %way.6.0.i
  %.755.i = load i64, ptr %.754.i, align 8
  %.761.i = getelementptr i8, ptr %.149, i64 48
  %.762.i = load i64, ptr %.761.i, align 8
  %.894.i = xor i64 %.155, -1
  %.885.i.inv = icmp sgt i64 %.762.i, -1
  %.898.i = select i1 %.885.i.inv, i64 -1, i64 %.894.i
  %.871.i = or i64 %.755.i, %.155
  %sectors_after_v110_word_1.2.0.i = and i64 %.898.i, %.871.i
  %sunkaddr10.i = shl i64 %way.6.0.i, 3
  %sunkaddr11.i = getelementptr i8, ptr %.190.i, i64 %sunkaddr10.i
  store i64 %sectors_after_v110_word_1.2.0.i, ptr %sunkaddr11.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB4v109B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
B394.else.i:
  %.128.i = icmp ne i64 %.86.i, -9223372036854775808
  %.129.i = icmp ne i64 %.37.i, -1
  %.130.not.i = or i1 %.129.i, %.128.i
  br i1 %.130.not.i, label %B394.else.if.i, label %B442.i
B394.else.if.i:
  %31 = or i64 %.86.i, %.37.i
  %32 = icmp ult i64 %31, 4294967296
  br i1 %32, label %33, label %38
33:
  %34 = trunc i64 %.37.i to i32
  %35 = trunc i64 %.86.i to i32
  %36 = urem i32 %35, %34
  %37 = zext i32 %36 to i64
  br label %40
38:
  %39 = srem i64 %.86.i, %.37.i
  br label %40
40:
  %41 = phi i64 [ %37, %33 ], [ %39, %38 ]
  %.135.i = xor i64 %41, %.37.i
  %.136.i = icmp slt i64 %.135.i, 0
  %.137.i = icmp ne i64 %41, 0
  %.138.i = and i1 %.137.i, %.136.i
  %.145.i = select i1 %.138.i, i64 %.37.i, i64 0
  %spec.select249.i = add i64 %.145.i, %41
  br label %B442.i
B62251450.endif.endif.i:
  %42 = phi i64 [ %spec.select98.i.i, %B290.i.i ], [ 0, %B62251450.i ]
  %.539.i = getelementptr i64, ptr %.199.i, i64 %42
  %.540.i = load i64, ptr %.539.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.540.i, i64 0)
  store i64 %.11.i.i, ptr %.210.i, align 8
  br label %B62251472.i
_ZN7mgpusim6memory5timed5probeB4v109B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
