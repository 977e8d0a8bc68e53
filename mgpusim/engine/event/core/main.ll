; made from 957db3fb932a9fc63f5f661852080dc5715bbee42e01098c1c4acc2b3e0c0dbe
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 112, i64 104], align 8
@f2 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 poison, i64 104], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.211.i = alloca ptr, align 8
  %.269.i = alloca ptr, align 8
  %.325.i = alloca ptr, align 8
  %.209.i = alloca i64, align 8
  %.389.i = alloca i64, align 8
  %.67.i47 = alloca ptr, align 8
  %.549.i.i = alloca i64, align 8
  %.607.i.i = alloca i64, align 8
  %.736.i = alloca i64, align 8
  %.1120.i = alloca ptr, align 8
  %.1180.i = alloca ptr, align 8
  %.1278.i = alloca ptr, align 8
  %.1318.i = alloca ptr, align 8
  %.1353.i = alloca ptr, align 8
  %.168 = alloca ptr, align 8
  store ptr null, ptr %.168, align 8
  %.2398 = alloca ptr, align 8
  store ptr null, ptr %.2398, align 8
  %.2428 = alloca ptr, align 8
  store ptr null, ptr %.2428, align 8
  %.2574 = alloca ptr, align 8
  store ptr null, ptr %.2574, align 8
  %.2604 = alloca ptr, align 8
  store ptr null, ptr %.2604, align 8
  %.28 = getelementptr i8, ptr %arg.s, i64 192
  %.29 = load i64, ptr %.28, align 8
  store i64 0, ptr %.28, align 8
  %.1141929.not = icmp slt i64 %.29, 1
  br i1 %.1141929.not, label %B470.endif.preheader, label %B320.lr.ph
B320.lr.ph:
  %scevgep634 = getelementptr i8, ptr %arg.s, i64 16
  %sunkaddr = getelementptr i8, ptr %arg.s, i64 544
  br label %B320
B320:
  %lsr.iv642 = phi i64 [ %.29, %B320.lr.ph ], [ %lsr.iv.next643, %B320 ]
  %lsr.iv635 = phi ptr [ %scevgep634, %B320.lr.ph ], [ %scevgep636, %B320 ]
  %.154 = load i64, ptr %sunkaddr, align 8
  %0 = shl i64 %.154, 3
  %scevgep640 = getelementptr i8, ptr %lsr.iv635, i64 %0
  %scevgep641 = getelementptr i8, ptr %scevgep640, i64 -16
  %.160 = load i64, ptr %scevgep641, align 8
  %scevgep639 = getelementptr i8, ptr %scevgep640, i64 -8
  %.162 = load i64, ptr %scevgep639, align 8
  %.164 = load i64, ptr %scevgep640, align 8
  store ptr null, ptr %.168, align 8
  call fastcc void @f3(ptr %.168, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %.160, i64 %.162, i64 %.164)
  %scevgep636 = getelementptr i8, ptr %lsr.iv635, i64 24
  %lsr.iv.next643 = add i64 %lsr.iv642, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next643, 0
  br i1 %exitcond.not, label %B420, label %B320
B420:
  %.206.pre = load i64, ptr %.28, align 8
  %1 = icmp eq i64 %.206.pre, 0
  br i1 %1, label %B470.endif.preheader, label %B446
B446:
  %.215 = getelementptr i8, ptr %arg.s, i64 160
  %.216 = load i64, ptr %.215, align 8
  %.217 = icmp eq i64 %.216, 1
  br i1 %.217, label %B470.endif.preheader, label %common.ret
B470.endif.preheader:
  %.5494369 = phi i64 [ 0, %B0.endif ], [ %.206.pre, %B446 ], [ 0, %B420 ]
  %.225 = getelementptr i8, ptr %arg.c, i64 136
  %.228 = getelementptr i8, ptr %arg.c, i64 144
  %.226121 = load i64, ptr %.225, align 8
  %.229122 = load i64, ptr %.228, align 8
  %.230123 = mul i64 %.229122, %.226121
  %.3101935.not124 = icmp slt i64 %.230123, 1
  br i1 %.3101935.not124, label %common.ret, label %B542.preheader.preheader
B542.preheader.preheader:
  %scevgep = getelementptr i8, ptr %arg.s, i64 304
  %scevgep574 = getelementptr i8, ptr %arg.s, i64 16
  %scevgep587 = getelementptr i8, ptr %arg.s, i64 8
  %scevgep608 = getelementptr i8, ptr %arg.c, i64 24
  %sunkaddr789 = getelementptr i8, ptr %arg.s, i64 456
  %sunkaddr649 = getelementptr i8, ptr %arg.c, i64 352
  %sunkaddr794 = getelementptr i8, ptr %arg.c, i64 152
  %sunkaddr795 = getelementptr i8, ptr %arg.s, i64 432
  %sunkaddr796 = getelementptr i8, ptr %arg.c, i64 296
  %sunkaddr653 = getelementptr i8, ptr %arg.s, i64 416
  %sunkaddr655 = getelementptr i8, ptr %arg.s, i64 408
  %sunkaddr811 = getelementptr i8, ptr %arg.s, i64 464
  %sunkaddr812 = getelementptr i8, ptr %arg.s, i64 440
  %sunkaddr662 = getelementptr i8, ptr %arg.c, i64 200
  %sunkaddr664 = getelementptr i8, ptr %arg.s, i64 424
  %sunkaddr673 = getelementptr i8, ptr %arg.s, i64 448
  %sunkaddr674 = getelementptr i8, ptr %arg.c, i64 184
  %sunkaddr676 = getelementptr i8, ptr %arg.c, i64 104
  %sunkaddr697 = getelementptr i8, ptr %arg.c, i64 128
  %.227.i = getelementptr i8, ptr %arg.s, i64 504
  %.331.i = getelementptr i8, ptr %arg.s, i64 64
  %.28.i.i = getelementptr i8, ptr %arg.c, i64 8
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 16
  %sunkaddr70.i.i = getelementptr i8, ptr %arg.c, i64 320
  %sunkaddr71.i.i = getelementptr i8, ptr %arg.c, i64 304
  %sunkaddr.i.i = getelementptr i8, ptr %arg.s, i64 224
  %sunkaddr73.i.i = getelementptr i8, ptr %arg.c, i64 312
  %sunkaddr74.i.i = getelementptr i8, ptr %arg.s, i64 536
  %.284.i = getelementptr i8, ptr %arg.c, i64 328
  %.520.i = getelementptr i8, ptr %arg.s, i64 120
  %.526.i = getelementptr i8, ptr %arg.s, i64 128
  %.532.i = getelementptr i8, ptr %arg.s, i64 104
  %.535.i = getelementptr i8, ptr %arg.s, i64 112
  %sunkaddr39.i = getelementptr i8, ptr %arg.s, i64 72
  %.1260.i = getelementptr i8, ptr %arg.s, i64 344
  %sunkaddr734 = getelementptr i8, ptr %arg.s, i64 488
  %sunkaddr739 = getelementptr i8, ptr %arg.s, i64 240
  %sunkaddr741 = getelementptr i8, ptr %arg.s, i64 232
  %sunkaddr743 = getelementptr i8, ptr %arg.s, i64 168
  %sunkaddr761 = getelementptr i8, ptr %arg.c, i64 192
  %sunkaddr762 = getelementptr i8, ptr %arg.c, i64 256
  %.32.i51 = getelementptr i8, ptr %arg.s, i64 480
  %sunkaddr827 = getelementptr i8, ptr %arg.c, i64 112
  %.33.i59 = getelementptr i8, ptr %arg.c, i64 120
  %.372.i = getelementptr i8, ptr %arg.c, i64 264
  %.45.i.i = getelementptr i8, ptr %arg.c, i64 336
  %.51.i.i = getelementptr i8, ptr %arg.s, i64 184
  %.54.i.i = getelementptr i8, ptr %arg.c, i64 344
  %sunkaddr783 = getelementptr i8, ptr %arg.c, i64 208
  %.54.i100 = getelementptr i8, ptr %arg.s, i64 208
  %.249.i104 = getelementptr i8, ptr %arg.c, i64 168
  %.110.i = getelementptr i8, ptr %arg.s, i64 200
  %.118.i107 = getelementptr i8, ptr %arg.c, i64 160
  %sunkaddr786 = getelementptr i8, ptr %arg.s, i64 160
  br label %B542.preheader
B540.backedge:
  %lsr.iv = phi ptr [ %scevgep569, %B542.preheader.new.new ], [ %scevgep570.1, %B540.backedge ]
  %soonest.2.11938 = phi i64 [ 9007199254740992, %B542.preheader.new.new ], [ %.11.i.3.1, %B540.backedge ]
  %niter = phi i64 [ 0, %B542.preheader.new.new ], [ %niter.next.1, %B540.backedge ]
  %scevgep573 = getelementptr i8, ptr %lsr.iv, i64 -288
  %.355 = load i64, ptr %scevgep573, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.355, i64 %soonest.2.11938)
  %scevgep572 = getelementptr i8, ptr %lsr.iv, i64 -192
  %.355.1 = load i64, ptr %scevgep572, align 8
  %.11.i.1 = tail call i64 @llvm.smin.i64(i64 %.355.1, i64 %.11.i)
  %scevgep571 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.355.2 = load i64, ptr %scevgep571, align 8
  %.11.i.2 = tail call i64 @llvm.smin.i64(i64 %.355.2, i64 %.11.i.1)
  %.355.3 = load i64, ptr %lsr.iv, align 8
  %.11.i.3 = tail call i64 @llvm.smin.i64(i64 %.355.3, i64 %.11.i.2)
  %scevgep570 = getelementptr i8, ptr %lsr.iv, i64 384
  %scevgep573.1 = getelementptr i8, ptr %lsr.iv, i64 96
  %.355.1328 = load i64, ptr %scevgep573.1, align 8
  %.11.i.1329 = tail call i64 @llvm.smin.i64(i64 %.355.1328, i64 %.11.i.3)
  %scevgep572.1 = getelementptr i8, ptr %lsr.iv, i64 192
  %.355.1.1 = load i64, ptr %scevgep572.1, align 8
  %.11.i.1.1 = tail call i64 @llvm.smin.i64(i64 %.355.1.1, i64 %.11.i.1329)
  %scevgep571.1 = getelementptr i8, ptr %lsr.iv, i64 288
  %.355.2.1 = load i64, ptr %scevgep571.1, align 8
  %.11.i.2.1 = tail call i64 @llvm.smin.i64(i64 %.355.2.1, i64 %.11.i.1.1)
  %.355.3.1 = load i64, ptr %scevgep570, align 8
  %.11.i.3.1 = tail call i64 @llvm.smin.i64(i64 %.355.3.1, i64 %.11.i.2.1)
  %scevgep570.1 = getelementptr i8, ptr %lsr.iv, i64 768
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter327
  br i1 %niter.ncmp.1, label %B610.unr-lcssa.unr-lcssa, label %B540.backedge
B610.unr-lcssa.unr-lcssa:
  %lcmp.mod.not330 = icmp eq i64 %xtraiter318, 0
  br i1 %lcmp.mod.not330, label %B610.unr-lcssa, label %B540.backedge.epil.preheader317
B540.backedge.epil.preheader317:
  %lsr.iv.epil.init = phi ptr [ %scevgep569, %B542.preheader.new ], [ %scevgep570.1, %B610.unr-lcssa.unr-lcssa ]
  %soonest.2.11938.epil.init323 = phi i64 [ 9007199254740992, %B542.preheader.new ], [ %.11.i.3.1, %B610.unr-lcssa.unr-lcssa ]
  %lcmp.mod326 = icmp ne i64 %xtraiter318, 0
  %scevgep573.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -288
  %.355.epil321 = load i64, ptr %scevgep573.epil, align 8
  %.11.i.epil322 = tail call i64 @llvm.smin.i64(i64 %.355.epil321, i64 %soonest.2.11938.epil.init323)
  %scevgep572.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -192
  %.355.1.epil = load i64, ptr %scevgep572.epil, align 8
  %.11.i.1.epil = tail call i64 @llvm.smin.i64(i64 %.355.1.epil, i64 %.11.i.epil322)
  %scevgep571.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -96
  %.355.2.epil = load i64, ptr %scevgep571.epil, align 8
  %.11.i.2.epil = tail call i64 @llvm.smin.i64(i64 %.355.2.epil, i64 %.11.i.1.epil)
  %.355.3.epil = load i64, ptr %lsr.iv.epil.init, align 8
  %.11.i.3.epil = tail call i64 @llvm.smin.i64(i64 %.355.3.epil, i64 %.11.i.2.epil)
  br label %B610.unr-lcssa
B610.unr-lcssa:
  %.11.i.3.lcssa = phi i64 [ %.11.i.3.1, %B610.unr-lcssa.unr-lcssa ], [ %.11.i.3.epil, %B540.backedge.epil.preheader317 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B610, label %B540.backedge.epil.preheader
B540.backedge.epil.preheader:
  %.pre-phi = phi i64 [ %.pre224, %B542.preheader.B540.backedge.epil.preheader_crit_edge ], [ %173, %B610.unr-lcssa ]
  %soonest.2.11938.epil.init = phi i64 [ 9007199254740992, %B542.preheader.B540.backedge.epil.preheader_crit_edge ], [ %.11.i.3.lcssa, %B610.unr-lcssa ]
  %.31619341936.epil.init = phi i64 [ 0, %B542.preheader.B540.backedge.epil.preheader_crit_edge ], [ %unroll_iter, %B610.unr-lcssa ]
  %2 = mul i64 %.31619341936.epil.init, 96
  %3 = getelementptr i8, ptr %scevgep574, i64 %2
  %scevgep575 = getelementptr i8, ptr %3, i64 %.pre-phi
  %4 = mul i64 %xtraiter, 96
  br label %B540.backedge.epil
B540.backedge.epil:
  %lsr.iv576 = phi i64 [ %lsr.iv.next, %B540.backedge.epil ], [ 0, %B540.backedge.epil.preheader ]
  %soonest.2.11938.epil = phi i64 [ %.11.i.epil, %B540.backedge.epil ], [ %soonest.2.11938.epil.init, %B540.backedge.epil.preheader ]
  %scevgep577 = getelementptr i8, ptr %scevgep575, i64 %lsr.iv576
  %.355.epil = load i64, ptr %scevgep577, align 8
  %.11.i.epil = tail call i64 @llvm.smin.i64(i64 %.355.epil, i64 %soonest.2.11938.epil)
  %lsr.iv.next = add i64 %lsr.iv576, 96
  %epil.iter.cmp.not = icmp eq i64 %4, %lsr.iv.next
  br i1 %epil.iter.cmp.not, label %B610, label %B540.backedge.epil
B610:
  %.11.i.lcssa = phi i64 [ %.11.i.3.lcssa, %B610.unr-lcssa ], [ %.11.i.epil, %B540.backedge.epil ]
  %.393 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.393, label %common.ret, label %B636
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B636:
  %.409 = load i64, ptr %sunkaddr649, align 8
  %.413 = icmp eq i64 %.409, 0
  br i1 %.413, label %B636.endif.endif, label %B636.else
B718.loopexit:
  %exitcond363.not = icmp eq i64 %.487.0, %195
  br i1 %exitcond363.not, label %B14346579.loopexit, label %B720thread-pre-split
B720thread-pre-split:
  %.585.pr = load i64, ptr %.225, align 8
  br label %B720
B720:
  %.585 = phi i64 [ %.585.pr, %B720thread-pre-split ], [ %.463, %B720.preheader ]
  %.487.0 = phi i64 [ %.556, %B720thread-pre-split ], [ 0, %B720.preheader ]
  %.556 = add i64 %.487.0, 1
  %.588 = icmp eq i64 %.585, 0
  br i1 %.588, label %B720.endif.endif, label %B720.else.if
B790thread-pre-split:
  %.751.pr = load i64, ptr %.228, align 8
  br label %B790
B790:
  %.751 = phi i64 [ %.751.pr, %B790thread-pre-split ], [ %.631, %B790.preheader ]
  %.655.0 = phi i64 [ %.724, %B790thread-pre-split ], [ 0, %B790.preheader ]
  %.724 = add i64 %.655.0, 1
  %.753 = mul i64 %.751, %rem.1.0
  %.761 = icmp eq i64 %.751, 0
  br i1 %.761, label %B790.endif.thread, label %B790.endif
B924:
  %_run_sub_core_v31_place.5.4 = phi i64 [ -1, %B884.endif ], [ %_run_sub_core_v31_place.5.4.be, %B924.backedge ]
  %.931 = load i64, ptr %.80921932200, align 8
  %.937 = load i64, ptr %sunkaddr652, align 8
  %.938 = icmp sgt i64 %.937, 0
  br i1 %.938, label %B926, label %B984
B926:
  %.945 = load i64, ptr %sunkaddr653, align 8
  %.946 = getelementptr i64, ptr %arg.s, i64 %.945
  %.948 = load i64, ptr %sunkaddr794, align 8
  %.949 = mul i64 %.948, %.79921912202
  %.950 = getelementptr i64, ptr %.946, i64 %.949
  %.951 = load i64, ptr %.950, align 8
  %.952 = ashr i64 %.951, 9
  %.954.not = icmp sgt i64 %.952, %.931
  br i1 %.954.not, label %B984, label %B958
B958:
  %.16.i = phi i64 [ %.1025, %B980 ], [ %.948, %B926 ]
  %.13.i = phi i64 [ %.1022, %B980 ], [ %.945, %B926 ]
  %.962 = load i64, ptr %sunkaddr655, align 8
  %.8.i = load i64, ptr %sunkaddr789, align 8
  %gep308 = getelementptr i64, ptr %invariant.gep307, i64 %.8.i
  %.14.i = getelementptr i64, ptr %arg.s, i64 %.13.i
  %.17.i = mul i64 %.16.i, %.79921912202
  %.18.i = getelementptr i64, ptr %.14.i, i64 %.17.i
  %.24.i = load i64, ptr %.18.i, align 8
  %.28.i = getelementptr i8, ptr %gep308, i64 24
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.i = add i64 %.29.i, -1
  store i64 %.30.i, ptr %.28.i, align 8
  %.39.i = getelementptr i64, ptr %.18.i, i64 %.30.i
  %.40.i = load i64, ptr %.39.i, align 8
  %.56.not37.i = icmp sgt i64 %.29.i, 2
  br i1 %.56.not37.i, label %B190.i, label %B958.endif
B190.i:
  %.5040.i = phi i64 [ %.50.i, %B290.i ], [ 1, %B958 ]
  %.4939.i = phi i64 [ %.49.i, %B290.i ], [ 0, %B958 ]
  %at.2.038.i = phi i64 [ %down.2.1.i, %B290.i ], [ 0, %B958 ]
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
  br i1 %.104.not.i, label %B290.i, label %B958.endif
B290.i:
  %.116.i = getelementptr i64, ptr %.18.i, i64 %at.2.038.i
  store i64 %.98.i, ptr %.116.i, align 8
  %.49.i = shl i64 %down.2.1.i, 1
  %.50.i = or i64 %.49.i, 1
  %.56.not.i = icmp slt i64 %.50.i, %.30.i
  br i1 %.56.not.i, label %B190.i, label %B958.endif
B980:
  %.1022 = load i64, ptr %sunkaddr653, align 8
  %.1023 = getelementptr i64, ptr %arg.s, i64 %.1022
  %.1025 = load i64, ptr %sunkaddr794, align 8
  %.1026 = mul i64 %.1025, %.79921912202
  %.1027 = getelementptr i64, ptr %.1023, i64 %.1026
  %.1028 = load i64, ptr %.1027, align 8
  %.1029 = ashr i64 %.1028, 9
  %.1031.not = icmp sgt i64 %.1029, %.931
  br i1 %.1031.not, label %B984, label %B958
B984:
  %.1043 = icmp slt i64 %_run_sub_core_v31_place.5.4, 0
  br i1 %.1043, label %B985, label %B7214655
B985:
  %.1066 = load i64, ptr %sunkaddr796, align 8
  %.1075 = load i64, ptr %sunkaddr795, align 8
  %.1076 = getelementptr i64, ptr %arg.s, i64 %.1075
  %.1080 = mul i64 %.1066, %.910
  %.1081 = getelementptr i64, ptr %.1076, i64 %.1080
  %.1100 = load i64, ptr %sunkaddr789, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.1100
  %.1115 = getelementptr i8, ptr %gep, i64 32
  %.1116 = load i64, ptr %.1115, align 8
  %.1117 = icmp sgt i64 %.1116, 0
  br i1 %.1117, label %B7173824.endif.loopexit, label %B7173824.endif
B7174648:
  %5 = icmp eq i64 %.1811.us, 0
  %.18.i4.pre218 = load i64, ptr %sunkaddr789, align 8
  br i1 %5, label %B7214529, label %B7174674
B7174674:
  %.1847 = load i64, ptr %sunkaddr662, align 8
  %gep2018 = getelementptr i64, ptr %invariant.gep, i64 %.18.i4.pre218
  %.1863 = getelementptr i8, ptr %gep2018, i64 8
  %.1864 = load i64, ptr %.1863, align 8
  switch i64 %.1847, label %B7201047 [
    i64 2, label %B40.i
    i64 1, label %B7174719
  ]
B40.i:
  %.41.i = load i64, ptr %.1488, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv597 = phi i64 [ %lsr.iv.next598, %B132.i ], [ 1, %B40.i ]
  %lsr.iv595 = phi i64 [ %lsr.iv.next596, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.1066, %lsr.iv597
  br i1 %exitcond.not.i, label %B7201231, label %B132.i
B132.i:
  %6 = shl i64 %lsr.iv597, 3
  %scevgep599 = getelementptr i8, ptr %.1488, i64 %6
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
  br label %B7201231
B7174719:
  %.1952 = icmp sgt i64 %.1864, -1
  br i1 %.1952, label %B7200783, label %B40.i160
B7200783:
  %.12.i133 = lshr i64 %.1864, 6
  %.19.not.i134 = icmp slt i64 %.12.i133, %.1066
  br i1 %.19.not.i134, label %B40.i136, label %B40.i160
B40.i136:
  %.40.i137 = getelementptr i64, ptr %.1488, i64 %.12.i133
  %.41.i138 = load i64, ptr %.40.i137, align 8
  %.45.i = and i64 %.1864, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i139 = and i64 %.41.i138, %.48.i
  %.53.i140 = icmp eq i64 %.49.i139, 0
  br i1 %.53.i140, label %B96.preheader.i147, label %B170.i141
B96.preheader.i147:
  %7 = add i64 %.1066, -1
  %8 = shl i64 %.1487, 3
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
  %10 = icmp eq i64 %.118.i146, %.1864
  br i1 %10, label %B7201231, label %B40.i160
B40.i160:
  %.41.i162 = load i64, ptr %.1488, align 8
  %.53.i164 = icmp eq i64 %.41.i162, 0
  br i1 %.53.i164, label %B96.i172, label %B170.i165
B96.i172:
  %lsr.iv592 = phi i64 [ %lsr.iv.next593, %B132.i175 ], [ 1, %B40.i160 ]
  %lsr.iv590 = phi i64 [ %lsr.iv.next591, %B132.i175 ], [ 0, %B40.i160 ]
  %exitcond.not.i174 = icmp eq i64 %.1066, %lsr.iv592
  br i1 %exitcond.not.i174, label %B7201231, label %B132.i175
B132.i175:
  %11 = shl i64 %lsr.iv592, 3
  %scevgep594 = getelementptr i8, ptr %.1488, i64 %11
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
  br label %B7201231
B7201047:
  %.2045 = add i64 %.1864, 1
  %.12.i182 = ashr i64 %.2045, 6
  %.19.not.i183 = icmp slt i64 %.12.i182, %.1066
  br i1 %.19.not.i183, label %B40.i185, label %B40.i211
B40.i185:
  %.40.i186 = getelementptr i64, ptr %.1488, i64 %.12.i182
  %.41.i187 = load i64, ptr %.40.i186, align 8
  %.45.i188 = and i64 %.2045, 63
  %.48.i189 = shl i64 -1, %.45.i188
  %.49.i190 = and i64 %.41.i187, %.48.i189
  %.53.i191 = icmp eq i64 %.49.i190, 0
  br i1 %.53.i191, label %B96.preheader.i198, label %B7201047.endif
B96.preheader.i198:
  %12 = add i64 %.1066, -1
  %13 = shl i64 %.1487, 3
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
  br i1 %.95.i207, label %B96.i199, label %B7201047.endif
B40.i211:
  %.41.i213 = load i64, ptr %.1488, align 8
  %.53.i215 = icmp eq i64 %.41.i213, 0
  br i1 %.53.i215, label %B96.i223, label %B170.i216
B96.i223:
  %lsr.iv605 = phi i64 [ %lsr.iv.next606, %B132.i226 ], [ 1, %B40.i211 ]
  %lsr.iv603 = phi i64 [ %lsr.iv.next604, %B132.i226 ], [ 0, %B40.i211 ]
  %exitcond.not.i225 = icmp eq i64 %.1066, %lsr.iv605
  br i1 %exitcond.not.i225, label %B7201231, label %B132.i226
B132.i226:
  %15 = shl i64 %lsr.iv605, 3
  %scevgep607 = getelementptr i8, ptr %.1488, i64 %15
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
  br label %B7201231
B7201231:
  %_run_sub_core_v31_select_v62_rank.2.7 = phi i64 [ %.118.i197, %B7201047.endif ], [ %.1864, %B170.i141 ], [ -1, %B96.i223 ], [ -1, %B96.i ], [ %.118.i170, %B170.i165 ], [ %.118.i221, %B170.i216 ], [ %.118.i, %B170.i ], [ -1, %B96.i172 ]
  %.2135 = load i64, ptr %sunkaddr664, align 8
  %.2136 = getelementptr i64, ptr %arg.s, i64 %.2135
  %.2139 = load i64, ptr %sunkaddr796, align 8
  %.2140 = mul i64 %.2139, %.2137
  %.2141 = getelementptr i64, ptr %.2136, i64 %.2140
  %.2143 = getelementptr i64, ptr %.2141, i64 %_run_sub_core_v31_select_v62_rank.2.7
  %.2144 = load i64, ptr %.2143, align 8
  %.2150 = load i64, ptr %sunkaddr655, align 8
  %.2151 = getelementptr i64, ptr %arg.s, i64 %.2150
  %.2154 = load i64, ptr %sunkaddr794, align 8
  %.2156 = mul i64 %.2154, %.79921912202
  %.2158 = add i64 %.2156, %.2144
  %.2160.idx = mul i64 %.2158, 176
  %.2160 = getelementptr i8, ptr %.2151, i64 %.2160.idx
  %.2161 = getelementptr i8, ptr %.2160, i64 152
  %.2162 = load i64, ptr %.2161, align 8
  %.2167.not = icmp eq i64 %.2162, 0
  br i1 %.2167.not, label %B7214511, label %B7201235
B7201235:
  %sunkaddr668 = shl i64 %.18.i4.pre218, 3
  %sunkaddr669 = getelementptr i8, ptr %invariant.gep, i64 %sunkaddr668
  %sunkaddr670 = getelementptr i8, ptr %sunkaddr669, i64 32
  %.2181 = load i64, ptr %sunkaddr670, align 8
  %.2182 = add i64 %.2181, -1
  store i64 %.2182, ptr %sunkaddr670, align 8
  %.2204.pre = load i64, ptr %sunkaddr796, align 8
  br label %B7214511
B7214511:
  %.2204 = phi i64 [ %.2139, %B7201231 ], [ %.2204.pre, %B7201235 ]
  %.2205 = mul i64 %.2204, %.2162
  %.2206 = ashr i64 %_run_sub_core_v31_select_v62_rank.2.7, 6
  %16 = getelementptr i64, ptr %.1081, i64 %.2205
  %.2208 = getelementptr i64, ptr %16, i64 %.2206
  %.2209 = load i64, ptr %.2208, align 8
  %.2210 = and i64 %_run_sub_core_v31_select_v62_rank.2.7, 63
  %.2211 = shl i64 1, %.2210
  %.2212 = xor i64 %.2211, -1
  %.2213 = and i64 %.2209, %.2212
  store i64 %.2213, ptr %.2208, align 8
  %.2229 = icmp slt i64 %.2144, 0
  br i1 %.2229, label %B7214511.B7214529_crit_edge, label %B7214655
B7214511.B7214529_crit_edge:
  %.18.i4.pre = load i64, ptr %sunkaddr789, align 8
  br label %B7214529
B7214529:
  %.18.i4 = phi i64 [ %.18.i4.pre, %B7214511.B7214529_crit_edge ], [ %.18.i4.pre218, %B7174648 ], [ %.1100, %B7173824.endif ]
  %_run_sub_core_v31_place.8.51224 = phi i64 [ %.2144, %B7214511.B7214529_crit_edge ], [ -1, %B7174648 ], [ -1, %B7173824.endif ]
  %gep181 = getelementptr i64, ptr %invariant.gep307, i64 %.18.i4
  %.30.i5 = getelementptr i8, ptr %gep181, i64 24
  %.31.i = load i64, ptr %.30.i5, align 8
  %.32.i = icmp sgt i64 %.31.i, 0
  br i1 %.32.i, label %B66.i, label %B100.i
B66.i:
  %.39.i11 = load i64, ptr %sunkaddr653, align 8
  %.40.i12 = getelementptr i64, ptr %arg.s, i64 %.39.i11
  %.42.i = load i64, ptr %sunkaddr794, align 8
  %.43.i = mul i64 %.42.i, %.79921912202
  %.44.i = getelementptr i64, ptr %.40.i12, i64 %.43.i
  %.45.i14 = load i64, ptr %.44.i, align 8
  %.46.i = ashr i64 %.45.i14, 9
  br label %B100.i
B100.i:
  %soonest.5.0.i = phi i64 [ %.46.i, %B66.i ], [ 9007199254740992, %B7214529 ]
  %sunkaddr162.i = getelementptr i8, ptr %gep181, i64 32
  %.56.i = load i64, ptr %sunkaddr162.i, align 8
  %.57.i = icmp sgt i64 %.56.i, 0
  br i1 %.57.i, label %B122.endif.endif.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit
B122.endif.endif.i:
  %.69.i = load i64, ptr %sunkaddr796, align 8
  %.82.i7 = load i64, ptr %sunkaddr795, align 8
  %.83.i8 = getelementptr i64, ptr %arg.s, i64 %.82.i7
  %.87.i = mul i64 %.69.i, %.910
  %.88.i = getelementptr i64, ptr %.83.i8, i64 %.87.i
  %.302127.not.i = icmp slt i64 %.69.i, 1
  br i1 %.302127.not.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B214.endif.us.preheader.i
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
  %sunkaddr164.i = getelementptr i8, ptr %gep181, i64 64
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
  %sunkaddr166.i = getelementptr i8, ptr %gep181, i64 72
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
  %sunkaddr168.i = getelementptr i8, ptr %gep181, i64 80
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
  %sunkaddr170.i = getelementptr i8, ptr %gep181, i64 88
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
  %gep.us.4.i = getelementptr i64, ptr %invariant.gep2021, i64 %.415.us.4.i
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
  %gep.us.5.i = getelementptr i64, ptr %invariant.gep2021, i64 %.415.us.5.i
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
  %gep.us.6.i = getelementptr i64, ptr %invariant.gep2021, i64 %.415.us.6.i
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
  br i1 %.361.not.us.7.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B378.us.7.i
B378.us.7.i:
  %.415.us.7.i = load i64, ptr %sunkaddr811, align 8
  %gep.us.7.i = getelementptr i64, ptr %invariant.gep2021, i64 %.415.us.7.i
  %.425.us.7.i = getelementptr i8, ptr %gep.us.7.i, i64 24
  %.426.us.7.i = load i64, ptr %.425.us.7.i, align 8
  %.427.us.7.i = add i64 %.426.us.7.i, -16384
  %.11.i7.i = tail call i64 @llvm.smin.i64(i64 %.427.us.7.i, i64 %soonest.6.1.us.6.i)
  br label %_ZN7mgpusim6engine5event4core9selection9next_timeB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit
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
_ZN7mgpusim6engine5event4core9selection9next_timeB3v92B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit:
  %soonest.8.0.i = phi i64 [ %soonest.5.0.i, %B100.i ], [ %soonest.5.0.i, %B122.endif.endif.i ], [ %soonest.6.1.us.6.i, %B250.B290_crit_edge.us.7.i ], [ %.11.i7.i, %B378.us.7.i ]
  %.2265 = icmp slt i64 %soonest.8.0.i, %quot.0
  %.11.i233 = tail call i64 @llvm.smax.i64(i64 %soonest.8.0.i, i64 %.931)
  br i1 %.2265, label %B7214565.endif, label %B7214585.endif
B7214587:
  store ptr null, ptr %.2398, align 8
  call fastcc void @f4(ptr %.2398, ptr %arg.s, i64 0, i64 %.931, i64 %.2389)
  br label %B14346535.sink.split
B7214655:
  %_run_sub_core_v31_place.8.51504 = phi i64 [ %.2144, %B7214511 ], [ %_run_sub_core_v31_place.5.4, %B984 ]
  %.2475.not = icmp slt i64 %.931, %quot.0
  br i1 %.2475.not, label %B7228165, label %B7214687
B7214687:
  %arg.c.val = load i64, ptr %sunkaddr794, align 8
  %.12.i = load i64, ptr %sunkaddr789, align 8
  %.13.i16 = getelementptr i64, ptr %arg.s, i64 %.12.i
  %.15.i = getelementptr i8, ptr %.13.i16, i64 %.11.idx.i
  %.20.i = load i64, ptr %sunkaddr653, align 8
  %.21.i = getelementptr i64, ptr %arg.s, i64 %.20.i
  %.24.i18 = mul i64 %arg.c.val, %.79921912202
  %.25.i = getelementptr i64, ptr %.21.i, i64 %.24.i18
  %.30.i19 = getelementptr i8, ptr %.15.i, i64 24
  %.31.i20 = load i64, ptr %.30.i19, align 8
  %.38.i21 = add i64 %.31.i20, 1
  store i64 %.38.i21, ptr %.30.i19, align 8
  %.43.i22 = shl i64 %.931, 9
  %.44.i23 = or i64 %_run_sub_core_v31_place.8.51504, %.43.i22
  %.48.i24 = icmp sgt i64 %.31.i20, 0
  br i1 %.48.i24, label %B160.i, label %B232.i
B160.i:
  %at.2.0.i = phi i64 [ %.57.i28, %B206.i ], [ %.31.i20, %B7214687 ]
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
  %at.3.1.i = phi i64 [ %.31.i20, %B7214687 ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %.44.i23, ptr %.108.i, align 8
  %sunkaddr2.i25 = getelementptr i8, ptr %.15.i, i64 16
  %.118.i26 = load i64, ptr %sunkaddr2.i25, align 8
  %.120.i = icmp slt i64 %.931, %.118.i26
  br i1 %.120.i, label %B264.i, label %_ZN7mgpusim6engine5event4core7waiting4wakeB3v89B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
B264.i:
  store i64 %.931, ptr %sunkaddr2.i25, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting4wakeB3v89B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
_ZN7mgpusim6engine5event4core7waiting4wakeB3v89B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit:
  %.2519 = load i64, ptr %sunkaddr655, align 8
  %.2520 = getelementptr i64, ptr %arg.s, i64 %.2519
  %.2523 = add i64 %_run_sub_core_v31_place.8.51504, %.899
  %.2529.idx = mul i64 %.2523, 176
  %.2529 = getelementptr i8, ptr %.2520, i64 %.2529.idx
  %.2530 = getelementptr i8, ptr %.2529, i64 152
  store i64 0, ptr %.2530, align 8
  store i64 %.931, ptr %.81021942199, align 8
  %.2556 = load i64, ptr %sunkaddr789, align 8
  %.2557 = getelementptr i64, ptr %arg.s, i64 %.2556
  %.2559 = getelementptr i64, ptr %.2557, i64 %.80821922201
  %.2564 = getelementptr i8, ptr %.2559, i64 48
  %.2565 = load i64, ptr %.2564, align 8
  %.2566 = icmp sgt i64 %.2565, 0
  br i1 %.2566, label %B7214729, label %B14346535
B7214729:
  store ptr null, ptr %.2574, align 8
  call fastcc void @f4(ptr %.2574, ptr %arg.s, i64 0, i64 %.931, i64 %.2565)
  br label %B14346535.sink.split
B7228165:
  %.2661 = load i64, ptr %sunkaddr655, align 8
  %.2662 = getelementptr i64, ptr %arg.s, i64 %.2661
  %.2665 = add i64 %_run_sub_core_v31_place.8.51504, %.899
  %.2667.idx = mul i64 %.2665, 176
  %.2667 = getelementptr i8, ptr %.2662, i64 %.2667.idx
  %.2673 = load i64, ptr %sunkaddr673, align 8
  %.2674 = getelementptr i64, ptr %arg.s, i64 %.2673
  %.2680 = load i64, ptr %sunkaddr674, align 8
  %.2681 = mul i64 %.2680, %.2665
  %.2682 = getelementptr i64, ptr %.2674, i64 %.2681
  %.2695 = getelementptr i8, ptr %.2667, i64 136
  %.2696 = load i64, ptr %.2695, align 8
  %.2697 = icmp eq i64 %.2696, 1
  br i1 %.2697, label %B7228167, label %B7228237
B7228167:
  store i64 0, ptr %.2695, align 8
  %.4498.pre.pre.pre = load i64, ptr %.2667, align 8
  br label %B7621330
B7228237:
  %.2723 = load i64, ptr %sunkaddr676, align 8
  %.2724 = getelementptr i64, ptr %arg.c, i64 %.2723
  %.2727 = load i64, ptr %.2667, align 8
  %.2729.idx = mul i64 %.2727, 104
  %.2729 = getelementptr i8, ptr %.2724, i64 %.2729.idx
  %.2774 = load i64, ptr %.2729, align 8
  %.2779 = getelementptr i8, ptr %.2729, i64 16
  %.2780 = load i64, ptr %.2779, align 8
  %.2785 = icmp sgt i64 %.2780, -1
  br i1 %.2785, label %B7228238, label %B7398300
B7228238:
  %sunkaddr677 = shl i64 %.2780, 3
  %sunkaddr678 = getelementptr i8, ptr %.80921932200, i64 %sunkaddr677
  %sunkaddr679 = getelementptr i8, ptr %sunkaddr678, i64 64
  %.2791 = load i64, ptr %sunkaddr679, align 8
  %.2793 = icmp sgt i64 %.2791, %.931
  br i1 %.2793, label %B7397240, label %B7398300
B7397240:
  %.2808 = add i64 %.2780, 1
  %.2810 = getelementptr i8, ptr %.2667, i64 152
  store i64 %.2808, ptr %.2810, align 8
  %.2814 = icmp eq i64 %.2780, 3
  %spec.select1789 = select i1 %.2814, i64 11, i64 10
  %.2874 = getelementptr i8, ptr %.2667, i64 96
  %.2875 = load i64, ptr %.2874, align 8
  %.2881.not = icmp eq i64 %.2875, %spec.select1789
  br i1 %.2881.not, label %B7621077, label %B7397360
B7397360:
  %.2884 = icmp sgt i64 %.2875, 0
  br i1 %.2884, label %B7397382.endif, label %B7397954
B7397424:
  %.2968 = and i64 %.2926, 15
  %.2971 = sub i64 %.11.i235, %.2916
  %sunkaddr680 = shl i64 %.2968, 3
  %sunkaddr681 = getelementptr i8, ptr %arg.s, i64 %sunkaddr680
  %sunkaddr682 = getelementptr i8, ptr %sunkaddr681, i64 232
  %.2978 = load i64, ptr %sunkaddr682, align 8
  %.2979 = add i64 %.2978, %.2971
  store i64 %.2979, ptr %sunkaddr682, align 8
  %.2983 = load i64, ptr %sunkaddr734, align 8
  %.2984 = getelementptr i64, ptr %arg.s, i64 %.2983
  %.2986.idx = mul i64 %.2891, 120
  %.2986 = getelementptr i8, ptr %.2984, i64 %.2986.idx
  %.2988 = getelementptr i64, ptr %.2986, i64 %.2968
  %.2989 = load i64, ptr %.2988, align 8
  %.2990 = add i64 %.2989, %.2971
  store i64 %.2990, ptr %.2988, align 8
  br label %B7397498
B7397498:
  %_run_sub_core_v31_issue_v40_note_busy_v54_charge_v55_since.2.8 = phi i64 [ %.11.i235, %B7397424 ], [ %.2916, %B7397382.endif ]
  %.3005 = icmp sgt i64 %.931, %_run_sub_core_v31_issue_v40_note_busy_v54_charge_v55_since.2.8
  br i1 %.3005, label %B7397616, label %B7397854
B7397616:
  %.3009 = load i64, ptr %.2874, align 8
  %.3010 = icmp sgt i64 %.3009, 0
  %.3020 = sub i64 %.931, %_run_sub_core_v31_issue_v40_note_busy_v54_charge_v55_since.2.8
  br i1 %.3010, label %B7397720, label %B7397842
B7397720:
  %sunkaddr685 = shl i64 %.3009, 3
  %sunkaddr686 = getelementptr i8, ptr %arg.s, i64 %sunkaddr685
  %sunkaddr687 = getelementptr i8, ptr %sunkaddr686, i64 232
  %.3029 = load i64, ptr %sunkaddr687, align 8
  %.3030 = add i64 %.3029, %.3020
  store i64 %.3030, ptr %sunkaddr687, align 8
  %.3034 = load i64, ptr %sunkaddr734, align 8
  %.3035 = getelementptr i64, ptr %arg.s, i64 %.3034
  %.3037.idx = mul i64 %.2891, 120
  %.3037 = getelementptr i8, ptr %.3035, i64 %.3037.idx
  %.3039 = getelementptr i64, ptr %.3037, i64 %.3009
  %.3040 = load i64, ptr %.3039, align 8
  %.3041 = add i64 %.3040, %.3020
  store i64 %.3041, ptr %.3039, align 8
  br label %B7397854
B7397842:
  %.3063 = load i64, ptr %sunkaddr739, align 8
  %.3064 = add i64 %.3063, %.3020
  store i64 %.3064, ptr %sunkaddr739, align 8
  %.3068 = load i64, ptr %sunkaddr734, align 8
  %.3069 = getelementptr i64, ptr %arg.s, i64 %.3068
  %.3071.idx = mul i64 %.2891, 120
  %.3071 = getelementptr i8, ptr %.3069, i64 %.3071.idx
  %.3073 = getelementptr i8, ptr %.3071, i64 8
  %.3074 = load i64, ptr %.3073, align 8
  %.3075 = add i64 %.3074, %.3020
  store i64 %.3075, ptr %.3073, align 8
  br label %B7397854
B7397854:
  store i64 %.931, ptr %.2915, align 8
  br label %B7397954
B7397954:
  store i64 %spec.select1789, ptr %.2874, align 8
  br label %B7621077
B7398300:
  %sunkaddr694 = getelementptr i8, ptr %.2729, i64 32
  %.3151 = load i64, ptr %sunkaddr694, align 8
  %.3153 = add i64 %.3151, %.931
  %.3158 = icmp eq i64 %.2774, 1
  br i1 %.3158, label %B7398322, label %B7452629
B7398322:
  %.3163 = getelementptr i8, ptr %.2667, i64 40
  %.3164 = load i64, ptr %.3163, align 8
  %sunkaddr696 = getelementptr i8, ptr %.2729, i64 72
  %.3167 = load i64, ptr %sunkaddr696, align 8
  %.3168 = add i64 %.3167, %.3164
  %.3176.idx = shl i64 %.3168, 5
  %.3176 = getelementptr i8, ptr %arg.entries, i64 %.3176.idx
  %.3177 = getelementptr i8, ptr %.3176, i64 8
  %.3178 = load i64, ptr %.3177, align 8
  %.3179 = icmp sgt i64 %.3178, 0
  br i1 %.3179, label %B7398356, label %B7452629
B7398356:
  %.3183 = load i64, ptr %sunkaddr697, align 8
  %.3184 = getelementptr i64, ptr %arg.c, i64 %.3183
  %sunkaddr699 = getelementptr i8, ptr %.2729, i64 64
  %.3187 = load i64, ptr %sunkaddr699, align 8
  %.3189.idx = mul i64 %.3187, 88
  %.3189 = getelementptr i8, ptr %.3184, i64 %.3189.idx
  %.3190 = getelementptr i8, ptr %.3189, i64 8
  %.3191 = load i64, ptr %.3190, align 8
  %.3197 = load i64, ptr %sunkaddr811, align 8
  %gep2024 = getelementptr i64, ptr %invariant.gep2021, i64 %.3197
  %.3203 = getelementptr i64, ptr %gep2024, i64 %.3191
  %.3204 = load i64, ptr %.3203, align 8
  %.3205 = add i64 %.3204, -16384
  %.3207 = icmp sgt i64 %.3205, %.931
  br i1 %.3207, label %B7398450, label %B7452570
B7398450:
  %.3227 = add i64 %.3191, 5
  %.3229 = getelementptr i8, ptr %.2667, i64 152
  store i64 %.3227, ptr %.3229, align 8
  %switch.tableidx = add i64 %.3191, -1
  %105 = icmp ult i64 %switch.tableidx, 3
  br i1 %105, label %switch.lookup, label %B7452161
switch.lookup:
  %sunkaddr701 = shl i64 %.3191, 3
  %sunkaddr702 = getelementptr i8, ptr @f0, i64 %sunkaddr701
  %sunkaddr703 = getelementptr i8, ptr %sunkaddr702, i64 -8
  %switch.load = load i64, ptr %sunkaddr703, align 8
  br label %B7452161
B7452161:
  %_run_sub_core_v31_issue_v40__reason_v47_reason.4.8 = phi i64 [ %switch.load, %switch.lookup ], [ 11, %B7398450 ]
  %.3307 = getelementptr i8, ptr %.2667, i64 96
  %.3308 = load i64, ptr %.3307, align 8
  %.3314.not = icmp eq i64 %.3308, %_run_sub_core_v31_issue_v40__reason_v47_reason.4.8
  br i1 %.3314.not, label %B7621077, label %B7452181
B7452181:
  %.3317 = icmp sgt i64 %.3308, 0
  br i1 %.3317, label %B7452183.endif, label %B7452452
B7452185:
  %.3401 = and i64 %.3359, 15
  %.3404 = sub i64 %.11.i236, %.3349
  %sunkaddr704 = shl i64 %.3401, 3
  %sunkaddr705 = getelementptr i8, ptr %arg.s, i64 %sunkaddr704
  %sunkaddr706 = getelementptr i8, ptr %sunkaddr705, i64 232
  %.3411 = load i64, ptr %sunkaddr706, align 8
  %.3412 = add i64 %.3411, %.3404
  store i64 %.3412, ptr %sunkaddr706, align 8
  %.3416 = load i64, ptr %sunkaddr734, align 8
  %.3417 = getelementptr i64, ptr %arg.s, i64 %.3416
  %.3419.idx = mul i64 %.3324, 120
  %.3419 = getelementptr i8, ptr %.3417, i64 %.3419.idx
  %.3421 = getelementptr i64, ptr %.3419, i64 %.3401
  %.3422 = load i64, ptr %.3421, align 8
  %.3423 = add i64 %.3422, %.3404
  store i64 %.3423, ptr %.3421, align 8
  br label %B7452207
B7452207:
  %_run_sub_core_v31_issue_v40_note_busy_v48_charge_v49_since.2.9 = phi i64 [ %.11.i236, %B7452185 ], [ %.3349, %B7452183.endif ]
  %.3438 = icmp sgt i64 %.931, %_run_sub_core_v31_issue_v40_note_busy_v48_charge_v49_since.2.9
  br i1 %.3438, label %B7452263, label %B7452430
B7452263:
  %.3442 = load i64, ptr %.3307, align 8
  %.3443 = icmp sgt i64 %.3442, 0
  %.3453 = sub i64 %.931, %_run_sub_core_v31_issue_v40_note_busy_v48_charge_v49_since.2.9
  br i1 %.3443, label %B7452264, label %B7452418
B7452264:
  %sunkaddr709 = shl i64 %.3442, 3
  %sunkaddr710 = getelementptr i8, ptr %arg.s, i64 %sunkaddr709
  %sunkaddr711 = getelementptr i8, ptr %sunkaddr710, i64 232
  %.3462 = load i64, ptr %sunkaddr711, align 8
  %.3463 = add i64 %.3462, %.3453
  store i64 %.3463, ptr %sunkaddr711, align 8
  %.3467 = load i64, ptr %sunkaddr734, align 8
  %.3468 = getelementptr i64, ptr %arg.s, i64 %.3467
  %.3470.idx = mul i64 %.3324, 120
  %.3470 = getelementptr i8, ptr %.3468, i64 %.3470.idx
  %.3472 = getelementptr i64, ptr %.3470, i64 %.3442
  %.3473 = load i64, ptr %.3472, align 8
  %.3474 = add i64 %.3473, %.3453
  store i64 %.3474, ptr %.3472, align 8
  br label %B7452430
B7452418:
  %.3496 = load i64, ptr %sunkaddr739, align 8
  %.3497 = add i64 %.3496, %.3453
  store i64 %.3497, ptr %sunkaddr739, align 8
  %.3501 = load i64, ptr %sunkaddr734, align 8
  %.3502 = getelementptr i64, ptr %arg.s, i64 %.3501
  %.3504.idx = mul i64 %.3324, 120
  %.3504 = getelementptr i8, ptr %.3502, i64 %.3504.idx
  %.3506 = getelementptr i8, ptr %.3504, i64 8
  %.3507 = load i64, ptr %.3506, align 8
  %.3508 = add i64 %.3507, %.3453
  store i64 %.3508, ptr %.3506, align 8
  br label %B7452430
B7452430:
  store i64 %.931, ptr %.3348, align 8
  br label %B7452452
B7452452:
  store i64 %_run_sub_core_v31_issue_v40__reason_v47_reason.4.8, ptr %.3307, align 8
  br label %B7621077
B7452570:
  store i64 %.931, ptr %scevgep574, align 8
  %.3596 = load i64, ptr %sunkaddr699, align 8
  %.22.i30 = load i64, ptr %sunkaddr697, align 8
  %.23.i = getelementptr i64, ptr %arg.c, i64 %.22.i30
  %.25.idx.i = mul i64 %.3596, 88
  %.25.i31 = getelementptr i8, ptr %.23.i, i64 %.25.idx.i
  %.31.i32 = load i64, ptr %.25.i31, align 8
  %.38.i33 = getelementptr i8, ptr %.25.i31, i64 8
  %.39.i34 = load i64, ptr %.38.i33, align 8
  %.40.i35 = add i64 %.39.i34, %.36.i
  %.50.i37 = getelementptr i8, ptr %.3176, i64 24
  %.51.i = load i64, ptr %.50.i37, align 8
  %.58.i = getelementptr i8, ptr %.3176, i64 56
  %.59.i = load i64, ptr %.58.i, align 8
  %.65.i = load i64, ptr %.3176, align 8
  %.67.i = getelementptr i8, ptr %.25.i31, i64 32
  %.68.i38 = load i64, ptr %.67.i, align 8
  %.72.i = load i64, ptr %.3177, align 8
  %.74.i = getelementptr i8, ptr %.25.i31, i64 40
  %.75.i = load i64, ptr %.74.i, align 8
  %.76.i = mul i64 %.75.i, %.72.i
  %.78.i = getelementptr i8, ptr %.25.i31, i64 48
  %.79.i39 = load i64, ptr %.78.i, align 8
  %.80.i = mul i64 %.79.i39, %.65.i
  %.11.i.i40 = tail call i64 @llvm.smin.i64(i64 %.80.i, i64 %.76.i)
  %.69.i41 = mul i64 %.68.i38, %.65.i
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i40, i64 %.69.i41)
  %.145.i = getelementptr i64, ptr %arg.s, i64 %.3197
  %.147.i = getelementptr i64, ptr %.145.i, i64 %.40.i35
  %.148.i = load i64, ptr %.147.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.148.i, i64 %.931)
  %.181.i = getelementptr i8, ptr %.25.i31, i64 56
  %.182.i = load i64, ptr %.181.i, align 8
  %.190.i = sub i64 %.11.i8.i, %.68.i38
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.190.i, i64 0)
  %.220.i = add i64 %.182.i, %.11.i9.i
  %.222.i = add i64 %.220.i, %.11.i10.i
  %.228.i = load i64, ptr %.227.i, align 8
  %.229.i = getelementptr i64, ptr %arg.s, i64 %.228.i
  %.231.idx.i = mul i64 %.3596, 56
  %.231.i = getelementptr i8, ptr %.229.i, i64 %.231.idx.i
  %.237.i = load i64, ptr %.231.i, align 8
  %.238.i = add i64 %.237.i, 1
  store i64 %.238.i, ptr %.231.i, align 8
  %.243.i = getelementptr i8, ptr %.231.i, i64 8
  %.244.i = load i64, ptr %.243.i, align 8
  %.247.i = sub i64 %.59.i, %.51.i
  %.248.i = add i64 %.244.i, %.247.i
  store i64 %.248.i, ptr %.243.i, align 8
  %.254.i = add i64 %.11.i8.i, %.11.i9.i
  %.259.i = getelementptr i8, ptr %.25.i31, i64 72
  %.260.i = load i64, ptr %.259.i, align 8
  switch i64 %.260.i, label %B742.i [
    i64 2, label %B540.i
    i64 1, label %B638.i
  ]
B540.i:
  %sunkaddr29.i = getelementptr i8, ptr %.3176, i64 16
  %.279.i = load i64, ptr %sunkaddr29.i, align 8
  %.282.i = add i64 %.279.i, 1
  %.285.i = load i64, ptr %.284.i, align 8
  %.288.i = mul i64 %.282.i, %.285.i
  %.290.i = add i64 %.288.i, %.11.i8.i
  %.297.i = add i64 %.290.i, %.11.i9.i
  %.302.i = add i64 %.297.i, %.182.i
  br label %B1720.i
B638.i:
  store i64 0, ptr %.331.i, align 8
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
  %.64.i.i = icmp slt i64 %.51.i, %.59.i
  br i1 %.64.i.i, label %B130.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i
B130.preheader.i.i:
  %.386.i.i = sub i64 %.33.i.i, %.48.i.i
  %notmask.i.i = shl i64 -1, %.386.i.i
  %.388.i.i = xor i64 %notmask.i.i, -1
  %sunkaddr75.i.i = getelementptr i8, ptr %.25.i31, i64 80
  br label %B130.i.i
B130.i.i:
  %ready.2.0.i.i = phi i64 [ %.11.i63.i.i, %B586.endif.endif.i.i ], [ %.11.i9.i, %B130.preheader.i.i ]
  %i.2.0.i.i = phi i64 [ %i.3.2.i.i, %B586.endif.endif.i.i ], [ %.51.i, %B130.preheader.i.i ]
  %.78.idx.i.i = shl i64 %i.2.0.i.i, 4
  %.78.i.i = getelementptr i8, ptr %arg.tx, i64 %.78.idx.i.i
  %.80.i.i = load i64, ptr %.78.i.i, align 8
  %.82.i.i = ashr i64 %.80.i.i, %.34.i.i
  %.94.i.i = load i64, ptr %sunkaddr70.i.i, align 8
  %.95.i.i = ashr i64 %.80.i.i, %.94.i.i
  %.98.i.i = load i64, ptr %sunkaddr71.i.i, align 8
  %.101.i.i = icmp eq i64 %.98.i.i, 0
  br i1 %.101.i.i, label %B130.endif.i.i, label %B130.else.i.i
B328.i.i:
  %i.5.1.i.i = phi i64 [ %118, %B546.i.i ], [ %i.2.0.i.i, %B130.endif.i.i ]
  %turns.2.1.i.i = phi i64 [ %.373261.i.i, %B546.i.i ], [ 0, %B130.endif.i.i ]
  %mask.2.1.i.i = phi i64 [ %.395264.i.i, %B546.i.i ], [ 0, %B130.endif.i.i ]
  %.214.idx.i.i = shl i64 %i.5.1.i.i, 4
  %.214.i.i = getelementptr i8, ptr %arg.tx, i64 %.214.idx.i.i
  %.216.i.i = load i64, ptr %.214.i.i, align 8
  %.218.i.i = ashr i64 %.216.i.i, %.49.i.i
  %scevgep118.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %.214.idx.i.i
  br label %B368.endif.i.i
B444.i.i:
  %.345.i.i = load i64, ptr %lsr.iv.i.i, align 8
  %.347.i.i = ashr i64 %.345.i.i, %.49.i.i
  %.349.i.i = icmp eq i64 %.347.i.i, %.218.i.i
  %scevgep119.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 16
  br i1 %.349.i.i, label %B368.endif.i.i, label %B546.i.i
B484.i.i:
  %106 = add i64 %i.5.1.i.i, 1
  %smax.le.i.i = tail call i64 @llvm.smax.i64(i64 %.59.i, i64 %106)
  %.373.i.i = add i64 %.11.i.i.i, %turns.2.1.i.i
  %.390.i.i = and i64 %.218.i.i, %.388.i.i
  %.393.i.i = shl i64 1, %.390.i.i
  %.395.i.i = or i64 %.393.i.i, %mask.2.1.i.i
  br label %B586.endif.endif.i.i
B546.i.i:
  %.373261.i.i = add i64 %.11.i.i.i, %turns.2.1.i.i
  %.390262.i.i = and i64 %.218.i.i, %.388.i.i
  %.393263.i.i = shl i64 1, %.390262.i.i
  %.395264.i.i = or i64 %.393263.i.i, %mask.2.1.i.i
  %.439.i.i = ashr i64 %.345.i.i, %.34.i.i
  %.441.i.i = icmp eq i64 %.439.i.i, %.82.i.i
  br i1 %.441.i.i, label %B328.i.i, label %B586.endif.endif.i.i
B130.else.i.i:
  %.112.i.i = icmp ne i64 %.95.i.i, -9223372036854775808
  %.113.i.i = icmp ne i64 %.98.i.i, -1
  %.114.not.i.i = or i1 %.112.i.i, %.113.i.i
  br i1 %.114.not.i.i, label %B130.else.if.i.i, label %B130.endif.i.i
B130.endif.i.i:
  %rem.0.i.i = phi i64 [ 0, %B130.i.i ], [ 0, %B130.else.i.i ], [ %spec.select.i.i, %116 ]
  %.158.i.i = icmp slt i64 %i.2.0.i.i, %.59.i
  br i1 %.158.i.i, label %B328.i.i, label %B586.endif.endif.i.i
B130.else.if.i.i:
  %107 = or i64 %.95.i.i, %.98.i.i
  %108 = icmp ult i64 %107, 4294967296
  br i1 %108, label %109, label %114
109:
  %110 = trunc i64 %.98.i.i to i32
  %111 = trunc i64 %.95.i.i to i32
  %112 = urem i32 %111, %110
  %113 = zext i32 %112 to i64
  br label %116
114:
  %115 = srem i64 %.95.i.i, %.98.i.i
  br label %116
116:
  %117 = phi i64 [ %113, %109 ], [ %115, %114 ]
  %.119.i.i = xor i64 %117, %.98.i.i
  %.120.i.i = icmp slt i64 %.119.i.i, 0
  %.121.i.i = icmp ne i64 %117, 0
  %.122.i.i = and i1 %.121.i.i, %.120.i.i
  %.129.i.i = select i1 %.122.i.i, i64 %.98.i.i, i64 0
  %spec.select.i.i = add i64 %.129.i.i, %117
  br label %B130.endif.i.i
B368.endif.i.i:
  %lsr.iv.i.i = phi ptr [ %scevgep119.i.i, %B444.i.i ], [ %scevgep118.i.i, %B328.i.i ]
  %i.6.4.i.i = phi i64 [ %118, %B444.i.i ], [ %i.5.1.i.i, %B328.i.i ]
  %most.2.4.i.i = phi i64 [ %.11.i.i.i, %B444.i.i ], [ 0, %B328.i.i ]
  %scevgep120.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.270.i.i = load i64, ptr %scevgep120.i.i, align 8
  %.11.i.i.i = tail call i64 @llvm.smax.i64(i64 %.270.i.i, i64 %most.2.4.i.i)
  %118 = add i64 %i.6.4.i.i, 1
  %.322.i.i = icmp slt i64 %118, %.59.i
  br i1 %.322.i.i, label %B444.i.i, label %B484.i.i
B586.endif.endif.i.i:
  %i.3.2.i.i = phi i64 [ %i.2.0.i.i, %B130.endif.i.i ], [ %smax.le.i.i, %B484.i.i ], [ %118, %B546.i.i ]
  %turns.3.2.i.i = phi i64 [ 0, %B130.endif.i.i ], [ %.373.i.i, %B484.i.i ], [ %.373261.i.i, %B546.i.i ]
  %mask.3.2.i.i = phi i64 [ 0, %B130.endif.i.i ], [ %.395.i.i, %B484.i.i ], [ %.395264.i.i, %B546.i.i ]
  %.469.i.i = load i64, ptr %sunkaddr.i.i, align 8
  %.472.i.i = load i64, ptr %scevgep574, align 8
  %.11.i57.i.i = tail call i64 @llvm.smax.i64(i64 %.472.i.i, i64 %.469.i.i)
  %.503.i.i = load i64, ptr %sunkaddr73.i.i, align 8
  %.505.i.i = mul i64 %.503.i.i, %turns.3.2.i.i
  %.506.i.i = add i64 %.505.i.i, %.11.i57.i.i
  store i64 %.506.i.i, ptr %sunkaddr.i.i, align 8
  %.11.i58.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i57.i.i, i64 %.11.i9.i)
  %.512.i.i = tail call i64 @llvm.ctpop.i64(i64 %mask.3.2.i.i)
  %.515.i.i = shl i64 %.512.i.i, %.48.i.i
  store i64 0, ptr %.549.i.i, align 8
  call fastcc void @f5(ptr %.549.i.i, ptr %arg.c, ptr %arg.s, i64 %.82.i.i, i64 %mask.3.2.i.i, i64 %.515.i.i, i64 0, i64 %.11.i58.i.i, i64 0)
  %.563.i.i = load i64, ptr %.549.i.i, align 8
  call fastcc void @f5(ptr %.607.i.i, ptr %arg.c, ptr %arg.s, i64 %.82.i.i, i64 %mask.3.2.i.i, i64 0, i64 1, i64 %.11.i58.i.i, i64 0)
  %.666.i.i = load i64, ptr %sunkaddr74.i.i, align 8
  %.667.i.i = getelementptr i64, ptr %arg.s, i64 %.666.i.i
  %.669.i.i = getelementptr i64, ptr %.667.i.i, i64 %rem.0.i.i
  %.670.i.i = load i64, ptr %.669.i.i, align 8
  %.11.i61.i.i = tail call i64 @llvm.smax.i64(i64 %.670.i.i, i64 %.11.i58.i.i)
  %.701.i.i = load i64, ptr %sunkaddr75.i.i, align 8
  %.703.i.i = mul i64 %.701.i.i, %turns.3.2.i.i
  %.706.i.i = add i64 %.703.i.i, %.11.i61.i.i
  store i64 %.706.i.i, ptr %.669.i.i, align 8
  %.11.i62.i.i = tail call i64 @llvm.smax.i64(i64 %.563.i.i, i64 %.706.i.i)
  %.11.i63.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i62.i.i, i64 %ready.2.0.i.i)
  %.779.i.i = icmp slt i64 %i.3.2.i.i, %.59.i
  br i1 %.779.i.i, label %B130.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B638.i ], [ %.11.i63.i.i, %B586.endif.endif.i.i ]
  %.374.i = getelementptr i8, ptr %.25.i31, i64 64
  %.375.i = load i64, ptr %.374.i, align 8
  %.378.i = add i64 %.375.i, %ready.3.1.i.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.378.i, i64 %.222.i)
  br label %B1720.i
B742.i:
  %.424.i = icmp sgt i64 %.59.i, %.51.i
  br i1 %.424.i, label %B756.i, label %B1720.i
B756.i:
  %.433.i = getelementptr i8, ptr %.25.i31, i64 24
  %.434.i = load i64, ptr %.433.i, align 8
  %.434.fr.i = freeze i64 %.434.i
  %.439.i = icmp eq i64 %.31.i32, 1
  br i1 %.439.i, label %B840.i, label %B796.i
B796.i:
  %.447.i = load i64, ptr %arg.c, align 8
  %.448.i = getelementptr i64, ptr %arg.c, i64 %.447.i
  %.451.i = load i64, ptr %.28.i.i, align 8
  %.453.idx.i = mul i64 %.451.i, 152
  %.453.i = getelementptr i8, ptr %.448.i, i64 %.453.idx.i
  %.454.i = getelementptr i8, ptr %.453.i, i64 136
  %.455.i = load i64, ptr %.454.i, align 8
  br label %B840.i
B840.i:
  %"$phi840.0.2.0.i" = phi i64 [ %.455.i, %B796.i ], [ 0, %B756.i ]
  store i64 %"$phi840.0.2.0.i", ptr %.331.i, align 8
  %.471.i = icmp eq i64 %.59.i, %.51.i
  br i1 %.471.i, label %B840.endif.i, label %B840.else.i
B972.i:
  %.552.i = load i64, ptr %.67.i, align 8
  br label %B988.endif.i
B1028.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1028.i ], [ %scevgep.i43, %B1028.lr.ph.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B1028.i ], [ %136, %B1028.lr.ph.i ]
  %busy.2.0303.i = phi i64 [ %.908.i, %B1028.i ], [ 0, %B1028.lr.ph.i ]
  %hits.2.0302.i = phi i64 [ %.842.i, %B1028.i ], [ 0, %B1028.lr.ph.i ]
  %stalled.2.0301.i = phi i64 [ %stalled.3.1.i, %B1028.i ], [ 0, %B1028.lr.ph.i ]
  %t.3.0300.i = phi i64 [ %.901.i, %B1028.i ], [ %.11.i9.i, %B1028.lr.ph.i ]
  %ready.4.1299.i = phi i64 [ %.11.i6.i45, %B1028.i ], [ %.222.i, %B1028.lr.ph.i ]
  %scevgep42.i = getelementptr i8, ptr %lsr.iv40.i, i64 -8
  %.722.i = load i64, ptr %sunkaddr31.i, align 8
  %.724.i = load i64, ptr %scevgep42.i, align 8
  %.726.i = load i64, ptr %lsr.iv40.i, align 8
  %.729.i = load i64, ptr %sunkaddr32.i, align 8
  call fastcc void @f6(ptr %.736.i, ptr %arg.c, ptr %arg.s, i64 %.722.i, i64 %quot.3.0, i64 %.724.i, i64 %.726.i, i64 0, i64 %t.3.0300.i, i64 %.182.i, i64 %.729.i)
  %.750.i = load i64, ptr %.736.i, align 8
  %.765.i = add i64 %t.3.0300.i, %.182.i
  %.767.not.i = icmp sle i64 %.750.i, %.765.i
  %"$phi1186.1.2.1269.i" = select i1 %.767.not.i, i64 %quot.0.i, i64 %.11.i5.i42
  %"$phi1214.2.2.1.i" = zext i1 %.767.not.i to i64
  %.852.i = load i64, ptr %sunkaddr39.i, align 8
  %.11.i6.i45 = tail call i64 @llvm.smax.i64(i64 %.750.i, i64 %ready.4.1299.i)
  %.908.i = add i64 %"$phi1186.1.2.1269.i", %busy.2.0303.i
  %.854.i = sub i64 %.852.i, %t.3.0300.i
  %.859.i = icmp sgt i64 %.854.i, 0
  %spec.select19.i = select i1 %.859.i, i64 %.852.i, i64 %t.3.0300.i
  %.901.i = add i64 %spec.select19.i, %"$phi1186.1.2.1269.i"
  %.879.i = tail call i64 @llvm.smax.i64(i64 %.854.i, i64 0)
  %stalled.3.1.i = add i64 %.879.i, %stalled.2.0301.i
  %.842.i = add i64 %hits.2.0302.i, %"$phi1214.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 16
  %.678.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.678.i, label %B1028.i, label %B1338.endif.endif.i
B1624.i:
  call fastcc void @f4(ptr %.1120.i, ptr %arg.s, i64 5, i64 %.11.i9.i, i64 %.1063.i)
  br label %B1670.i
B1670.i:
  %.1159.not.i = icmp eq i64 %.1075.i, %.537.i
  br i1 %.1159.not.i, label %B1720.i, label %B1674.i
B1674.i:
  call fastcc void @f4(ptr %.1180.i, ptr %arg.s, i64 6, i64 %.11.i9.i, i64 %.1077.i)
  br label %B1720.i
B1720.i:
  %cost.3.0.i = phi i64 [ %.290.i, %B540.i ], [ %.11.i8.i, %B742.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i ], [ %.11.i12.i, %B1670.i ], [ %.11.i12.i, %B1674.i ]
  %end.3.0.i = phi i64 [ %.297.i, %B540.i ], [ %.254.i, %B742.i ], [ %.254.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i ], [ %.1006.i, %B1670.i ], [ %.1006.i, %B1674.i ]
  %ready.5.0.i = phi i64 [ %.302.i, %B540.i ], [ %.222.i, %B742.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB3v97B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State12Transactions8SiteCostxxx.exit.i ], [ %ready.4.1.lcssa.i, %B1670.i ], [ %ready.4.1.lcssa.i, %B1674.i ]
  %.1237.i = load i64, ptr %sunkaddr811, align 8
  %.1238.i = getelementptr i64, ptr %arg.s, i64 %.1237.i
  %.1241.i = getelementptr i64, ptr %.1238.i, i64 %.40.i35
  store i64 %end.3.0.i, ptr %.1241.i, align 8
  %sunkaddr35.i = getelementptr i8, ptr %.231.i, i64 48
  %.1247.i = load i64, ptr %sunkaddr35.i, align 8
  %.1250.i = sub i64 %end.3.0.i, %.11.i9.i
  %.1253.i = add i64 %.1250.i, %.1247.i
  store i64 %.1253.i, ptr %sunkaddr35.i, align 8
  %.1262.i = getelementptr i64, ptr %.1260.i, i64 %.31.i32
  %.1263.i = load i64, ptr %.1262.i, align 8
  %.1265.i = add i64 %.1263.i, %cost.3.0.i
  store i64 %.1265.i, ptr %.1262.i, align 8
  switch i64 %.31.i32, label %B1960.i [
    i64 1, label %B1842.i
    i64 3, label %B1912.i
  ]
B1842.i:
  call fastcc void @f4(ptr %.1278.i, ptr %arg.s, i64 3, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB3v96B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State6Entrys12Transactionsxxxx.exit
B1912.i:
  call fastcc void @f4(ptr %.1318.i, ptr %arg.s, i64 4, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB3v96B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State6Entrys12Transactionsxxxx.exit
B1960.i:
  call fastcc void @f4(ptr %.1353.i, ptr %arg.s, i64 2, i64 %.11.i9.i, i64 %cost.3.0.i)
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB3v96B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State6Entrys12Transactionsxxxx.exit
B840.else.i:
  %.482.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.483.i = icmp ne i64 %.247.i, -1
  %.484.not.i = or i1 %.483.i, %.482.i
  br i1 %.484.not.i, label %B840.else.if.i, label %B840.endif.i
B840.endif.i:
  %quot.0.i = phi i64 [ 0, %B840.i ], [ 0, %B840.else.i ], [ %spec.select.i46, %132 ]
  %.521.i = load i64, ptr %.520.i, align 8
  %.527.i = load i64, ptr %.526.i, align 8
  %.533.i = load i64, ptr %.532.i, align 8
  %.536.i = load i64, ptr %.535.i, align 8
  %.537.i = add i64 %.536.i, %.533.i
  %119 = or i64 %.434.fr.i, %.31.i32
  %or.cond.i = icmp eq i64 %119, 0
  br i1 %or.cond.i, label %B972.i, label %B988.endif.i
B840.else.if.i:
  %120 = or i64 %.11.i8.i, %.247.i
  %121 = icmp ult i64 %120, 4294967296
  br i1 %121, label %122, label %129
122:
  %123 = trunc i64 %.247.i to i32
  %124 = trunc i64 %.11.i8.i to i32
  %125 = udiv i32 %124, %123
  %126 = urem i32 %124, %123
  %127 = zext i32 %125 to i64
  %128 = zext i32 %126 to i64
  br label %132
129:
  %130 = sdiv i64 %.11.i8.i, %.247.i
  %131 = srem i64 %.11.i8.i, %.247.i
  br label %132
132:
  %133 = phi i64 [ %127, %122 ], [ %130, %129 ]
  %134 = phi i64 [ %128, %122 ], [ %131, %129 ]
  %.489.i = xor i64 %134, %.247.i
  %.490.i = icmp slt i64 %.489.i, 0
  %.491.i = icmp ne i64 %134, 0
  %.492.i = and i1 %.491.i, %.490.i
  %.497.i = sext i1 %.492.i to i64
  %spec.select.i46 = add i64 %133, %.497.i
  br label %B840.endif.i
B988.endif.i:
  %"$phi988.0.2.0.i" = phi i64 [ %.552.i, %B972.i ], [ 0, %B840.endif.i ]
  %.678296.not.i = icmp slt i64 %.247.i, 1
  br i1 %.678296.not.i, label %B1338.endif.endif.i, label %B1028.lr.ph.i
B1028.lr.ph.i:
  %135 = icmp eq i64 %.434.fr.i, 0
  %.11.i5.i42 = tail call i64 @llvm.smax.i64(i64 %"$phi988.0.2.0.i", i64 %quot.0.i)
  %136 = add i64 %.247.i, 1
  %137 = shl i64 %.51.i, 4
  %138 = getelementptr i8, ptr %arg.tx, i64 %137
  %scevgep.i43 = getelementptr i8, ptr %138, i64 8
  %sunkaddr31.i = getelementptr i8, ptr %.25.i31, i64 16
  %sunkaddr32.i = getelementptr i8, ptr %.25.i31, i64 64
  br i1 %135, label %B1028.i, label %B1028.us.i
B1028.us.i:
  %lsr.iv46.i = phi ptr [ %scevgep47.i, %B1028.us.i ], [ %scevgep.i43, %B1028.lr.ph.i ]
  %lsr.iv43.i = phi i64 [ %lsr.iv.next44.i, %B1028.us.i ], [ %136, %B1028.lr.ph.i ]
  %busy.2.0303.us.i = phi i64 [ %.908.us.i, %B1028.us.i ], [ 0, %B1028.lr.ph.i ]
  %hits.2.0302.us.i = phi i64 [ %.842.us.i, %B1028.us.i ], [ 0, %B1028.lr.ph.i ]
  %t.3.0300.us.i = phi i64 [ %.901.us.i, %B1028.us.i ], [ %.11.i9.i, %B1028.lr.ph.i ]
  %ready.4.1299.us.i = phi i64 [ %.11.i6.us.i, %B1028.us.i ], [ %.222.i, %B1028.lr.ph.i ]
  %scevgep48.i = getelementptr i8, ptr %lsr.iv46.i, i64 -8
  %.722.us.i = load i64, ptr %sunkaddr31.i, align 8
  %.724.us.i = load i64, ptr %scevgep48.i, align 8
  %.726.us.i = load i64, ptr %lsr.iv46.i, align 8
  %.729.us.i = load i64, ptr %sunkaddr32.i, align 8
  call fastcc void @f6(ptr %.736.i, ptr %arg.c, ptr %arg.s, i64 %.722.us.i, i64 %quot.3.0, i64 %.724.us.i, i64 %.726.us.i, i64 %.434.fr.i, i64 %t.3.0300.us.i, i64 %.182.i, i64 %.729.us.i)
  %.750.us.i = load i64, ptr %.736.i, align 8
  %.765.us.i = add i64 %t.3.0300.us.i, %.182.i
  %.767.not.us.i = icmp sle i64 %.750.us.i, %.765.us.i
  %"$phi1186.1.2.1269.us.i" = select i1 %.767.not.us.i, i64 %quot.0.i, i64 %.11.i5.i42
  %"$phi1214.2.2.1.us.i" = zext i1 %.767.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.750.us.i, i64 %ready.4.1299.us.i)
  %.908.us.i = add i64 %"$phi1186.1.2.1269.us.i", %busy.2.0303.us.i
  %.901.us.i = add i64 %"$phi1186.1.2.1269.us.i", %t.3.0300.us.i
  %.842.us.i = add i64 %hits.2.0302.us.i, %"$phi1214.2.2.1.us.i"
  %lsr.iv.next44.i = add i64 %lsr.iv43.i, -1
  %scevgep47.i = getelementptr i8, ptr %lsr.iv46.i, i64 16
  %.678.us.i = icmp ugt i64 %lsr.iv.next44.i, 1
  br i1 %.678.us.i, label %B1028.us.i, label %B1338.endif.endif.i
B1338.endif.endif.i:
  %ready.4.1.lcssa.i = phi i64 [ %.222.i, %B988.endif.i ], [ %.11.i6.i45, %B1028.i ], [ %.11.i6.us.i, %B1028.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B988.endif.i ], [ %stalled.3.1.i, %B1028.i ], [ 0, %B1028.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B988.endif.i ], [ %.842.i, %B1028.i ], [ %.842.us.i, %B1028.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B988.endif.i ], [ %.908.i, %B1028.i ], [ %.908.us.i, %B1028.us.i ]
  %.972.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i44 = tail call i64 @llvm.smax.i64(i64 %.972.i, i64 0)
  %.1002.i = add i64 %stalled.2.0.lcssa.i, %.254.i
  %.1006.i = add i64 %.1002.i, %.11.i7.i44
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr41.i = getelementptr i8, ptr %.231.i, i64 16
  %.1051.i = load i64, ptr %sunkaddr41.i, align 8
  %.1053.i = add i64 %.1051.i, %hits.2.0.lcssa.i
  store i64 %.1053.i, ptr %sunkaddr41.i, align 8
  %.1061.i = load i64, ptr %.520.i, align 8
  %.1063.i = sub i64 %.1061.i, %.521.i
  %.1071.i = load i64, ptr %.532.i, align 8
  %.1074.i = load i64, ptr %.535.i, align 8
  %.1075.i = add i64 %.1074.i, %.1071.i
  %.1077.i = sub i64 %.1075.i, %.537.i
  %sunkaddr46.i = getelementptr i8, ptr %.231.i, i64 24
  %.1085.i = load i64, ptr %sunkaddr46.i, align 8
  %.1087.i = add i64 %.1085.i, %.1063.i
  store i64 %.1087.i, ptr %sunkaddr46.i, align 8
  %sunkaddr48.i = getelementptr i8, ptr %.231.i, i64 32
  %.1093.i = load i64, ptr %sunkaddr48.i, align 8
  %.1096.i = load i64, ptr %.526.i, align 8
  %.1098.i = sub i64 %.1093.i, %.527.i
  %.1101.i = add i64 %.1098.i, %.1096.i
  store i64 %.1101.i, ptr %sunkaddr48.i, align 8
  %sunkaddr51.i = getelementptr i8, ptr %.231.i, i64 40
  %.1107.i = load i64, ptr %sunkaddr51.i, align 8
  %.1109.i = add i64 %.1107.i, %.1077.i
  store i64 %.1109.i, ptr %sunkaddr51.i, align 8
  %.1114.not.i = icmp eq i64 %.1061.i, %.521.i
  br i1 %.1114.not.i, label %B1670.i, label %B1624.i
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB3v96B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State6Entrys12Transactionsxxxx.exit:
  %.3631 = sub i64 %ready.5.0.i, %.931
  %.3634 = load i64, ptr %sunkaddr694, align 8
  %.3637 = icmp eq i64 %.3634, 0
  br i1 %.3637, label %B7452570.endif.endif, label %B7452570.endif.else
B7452629:
  %_run_sub_core_v31_issue_v40_result.3.8 = phi i64 [ %.3676, %B7452570.endif.endif ], [ %.3153, %B7398300 ], [ %.931, %B7398322 ]
  br i1 %.2785, label %B7452651, label %B7452689.endif
B7452651:
  %sunkaddr721 = getelementptr i8, ptr %.2729, i64 24
  %.3699 = load i64, ptr %sunkaddr721, align 8
  %.3701 = add i64 %.3699, %.931
  %sunkaddr722 = shl i64 %.2780, 3
  %sunkaddr723 = getelementptr i8, ptr %.80921932200, i64 %sunkaddr722
  %sunkaddr724 = getelementptr i8, ptr %sunkaddr723, i64 64
  store i64 %.3701, ptr %sunkaddr724, align 8
  %sunkaddr726 = getelementptr i8, ptr %arg.s, i64 %sunkaddr722
  %sunkaddr727 = getelementptr i8, ptr %sunkaddr726, i64 376
  %.3711 = load i64, ptr %sunkaddr727, align 8
  %.3714 = load i64, ptr %sunkaddr721, align 8
  %.3715 = add i64 %.3714, %.3711
  store i64 %.3715, ptr %sunkaddr727, align 8
  %.3720 = icmp eq i64 %.2780, 0
  br i1 %.3720, label %B7452667, label %B7452689.endif
B7452667:
  %.3726 = load i64, ptr %sunkaddr728, align 8
  %.3729 = load i64, ptr %sunkaddr721, align 8
  %.3730 = add i64 %.3729, %.3726
  store i64 %.3730, ptr %sunkaddr728, align 8
  br label %B7452689.endif
B7452703:
  %.3816 = and i64 %.3774, 15
  %.3819 = sub i64 %.11.i237, %.3764
  %sunkaddr731 = shl i64 %.3816, 3
  %sunkaddr732 = getelementptr i8, ptr %arg.s, i64 %sunkaddr731
  %sunkaddr733 = getelementptr i8, ptr %sunkaddr732, i64 232
  %.3826 = load i64, ptr %sunkaddr733, align 8
  %.3827 = add i64 %.3826, %.3819
  store i64 %.3827, ptr %sunkaddr733, align 8
  %.3831 = load i64, ptr %sunkaddr734, align 8
  %.3832 = getelementptr i64, ptr %arg.s, i64 %.3831
  %.3834.idx = mul i64 %.3740, 120
  %.3834 = getelementptr i8, ptr %.3832, i64 %.3834.idx
  %.3836 = getelementptr i64, ptr %.3834, i64 %.3816
  %.3837 = load i64, ptr %.3836, align 8
  %.3838 = add i64 %.3837, %.3819
  store i64 %.3838, ptr %.3836, align 8
  br label %B7453043
B7453043:
  %_run_sub_core_v31_issue_v40_charge_v42_since.2.8 = phi i64 [ %.11.i237, %B7452703 ], [ %.3764, %B7452689.endif ]
  %.3853 = icmp sgt i64 %.931, %_run_sub_core_v31_issue_v40_charge_v42_since.2.8
  br i1 %.3853, label %B7453055, label %B7453043.B7508675_crit_edge
B7453043.B7508675_crit_edge:
  %.pre = mul i64 %.3740, 120
  br label %B7508675
B7453055:
  %.3856 = getelementptr i8, ptr %.2667, i64 96
  %.3857 = load i64, ptr %.3856, align 8
  %.3858 = icmp sgt i64 %.3857, 0
  %.3868 = sub i64 %.931, %_run_sub_core_v31_issue_v40_charge_v42_since.2.8
  br i1 %.3858, label %B7453117, label %B7508613
B7453117:
  %sunkaddr735 = shl i64 %.3857, 3
  %sunkaddr736 = getelementptr i8, ptr %arg.s, i64 %sunkaddr735
  %sunkaddr737 = getelementptr i8, ptr %sunkaddr736, i64 232
  %.3877 = load i64, ptr %sunkaddr737, align 8
  %.3878 = add i64 %.3877, %.3868
  store i64 %.3878, ptr %sunkaddr737, align 8
  %.3882 = load i64, ptr %sunkaddr734, align 8
  %.3883 = getelementptr i64, ptr %arg.s, i64 %.3882
  %.3885.idx = mul i64 %.3740, 120
  %.3885 = getelementptr i8, ptr %.3883, i64 %.3885.idx
  %.3887 = getelementptr i64, ptr %.3885, i64 %.3857
  %.3888 = load i64, ptr %.3887, align 8
  %.3889 = add i64 %.3888, %.3868
  store i64 %.3889, ptr %.3887, align 8
  br label %B7508675
B7508613:
  %.3911 = load i64, ptr %sunkaddr739, align 8
  %.3912 = add i64 %.3911, %.3868
  store i64 %.3912, ptr %sunkaddr739, align 8
  %.3916 = load i64, ptr %sunkaddr734, align 8
  %.3917 = getelementptr i64, ptr %arg.s, i64 %.3916
  %.3919.idx = mul i64 %.3740, 120
  %.3919 = getelementptr i8, ptr %.3917, i64 %.3919.idx
  %.3921 = getelementptr i8, ptr %.3919, i64 8
  %.3922 = load i64, ptr %.3921, align 8
  %.3923 = add i64 %.3922, %.3868
  store i64 %.3923, ptr %.3921, align 8
  br label %B7508675
B7508675:
  %.3951.idx.pre-phi = phi i64 [ %.pre, %B7453043.B7508675_crit_edge ], [ %.3919.idx, %B7508613 ], [ %.3885.idx, %B7453117 ]
  %.3943 = load i64, ptr %sunkaddr741, align 8
  %.3944 = add i64 %.3943, %.3743
  store i64 %.3944, ptr %sunkaddr741, align 8
  %.3948 = load i64, ptr %sunkaddr734, align 8
  %.3949 = getelementptr i64, ptr %arg.s, i64 %.3948
  %.3951 = getelementptr i8, ptr %.3949, i64 %.3951.idx.pre-phi
  %.3954 = load i64, ptr %.3951, align 8
  %.3955 = add i64 %.3954, %.3743
  store i64 %.3955, ptr %.3951, align 8
  %.3960 = load i64, ptr %sunkaddr743, align 8
  %sunkaddr745 = getelementptr i8, ptr %.2729, i64 96
  %.3963 = load i64, ptr %sunkaddr745, align 8
  %.3964 = add i64 %.3963, %.3960
  store i64 %.3964, ptr %sunkaddr743, align 8
  %.3970 = load i64, ptr %sunkaddr734, align 8
  %.3971 = getelementptr i64, ptr %arg.s, i64 %.3970
  %.3976 = load i64, ptr %sunkaddr824, align 8
  %.3978.idx = mul i64 %.3976, 120
  %.3978 = getelementptr i8, ptr %.3971, i64 %.3978.idx
  %.3979 = getelementptr i8, ptr %.3978, i64 112
  %.3980 = load i64, ptr %.3979, align 8
  %.3983 = load i64, ptr %sunkaddr745, align 8
  %.3984 = add i64 %.3983, %.3980
  store i64 %.3984, ptr %.3979, align 8
  %.3989 = load i64, ptr %sunkaddr748, align 8
  %.3992 = load i64, ptr %sunkaddr826, align 8
  %.3993 = add i64 %.3992, %.3989
  store i64 %.3993, ptr %sunkaddr748, align 8
  %sunkaddr752 = getelementptr i8, ptr %.2729, i64 88
  %.3999 = load i64, ptr %sunkaddr752, align 8
  %sunkaddr754 = getelementptr i8, ptr %.2729, i64 40
  %.4005 = load i64, ptr %sunkaddr754, align 8
  %.4010 = shl i64 %_run_sub_core_v31_issue_v40_result.3.8, 4
  %.4012 = add i64 %.3999, %.4010
  %.4017 = icmp sgt i64 %.4005, -1
  br i1 %.4017, label %B7508687, label %B7620861
B7508687:
  %.4022 = getelementptr i64, ptr %.2682, i64 %.4005
  store i64 %.4012, ptr %.4022, align 8
  br i1 %.3158, label %B7508763, label %B7508709
B7508709:
  %.4030 = icmp eq i64 %.3999, 3
  br i1 %.4030, label %B7620861.sink.split, label %B7620861
B7508763:
  %139 = add i64 %.3999, -4
  %or.cond1 = icmp ult i64 %139, 5
  br i1 %or.cond1, label %switch.lookup484, label %B7620861.sink.split
switch.lookup484:
  %sunkaddr755 = shl i64 %.3999, 3
  %sunkaddr756 = getelementptr i8, ptr @f1, i64 %sunkaddr755
  %sunkaddr757 = getelementptr i8, ptr %sunkaddr756, i64 -32
  %switch.load486 = load i64, ptr %sunkaddr757, align 8
  br label %B7620861.sink.split
B7620861.sink.split:
  %.sink427 = phi i64 [ %switch.load486, %switch.lookup484 ], [ 112, %B7508709 ], [ 112, %B7508763 ]
  %.4071 = getelementptr i8, ptr %.2667, i64 %.sink427
  %.4072 = load i64, ptr %.4071, align 8
  %.11.i238 = tail call i64 @llvm.smax.i64(i64 %.4012, i64 %.4072)
  store i64 %.11.i238, ptr %.4071, align 8
  br label %B7620861
B7620861:
  %.4157 = load i64, ptr %sunkaddr826, align 8
  %.4159 = add i64 %.4157, %.931
  store i64 %.4159, ptr %.3763, align 8
  %.4168 = getelementptr i8, ptr %.2667, i64 96
  store i64 0, ptr %.4168, align 8
  store i64 %.4159, ptr %.80921932200, align 8
  %.4178 = load i64, ptr %sunkaddr761, align 8
  %.4179 = icmp eq i64 %.4178, 3
  %.4187 = icmp eq i64 %.2774, 0
  %or.cond1791 = select i1 %.4017, i1 true, i1 %.4187
  %or.cond = select i1 %.4179, i1 %or.cond1791, i1 false
  br i1 %or.cond, label %B7620957, label %B7621011
B7620957:
  %.11.i240 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v31_issue_v40_result.3.8, i64 %.4159)
  br label %B7621076
B7621011:
  %.4254 = load i64, ptr %sunkaddr762, align 8
  %.4259 = load i64, ptr %sunkaddr745, align 8
  %.4262 = mul i64 %.4259, %.4254
  %.4272 = icmp sgt i64 %.4262, %.4157
  %.4264 = add i64 %.4262, %.931
  %.4277 = shl i64 %.4264, 4
  %.4278 = or i64 %.4277, 2
  %.sink = select i1 %.4272, i64 %.4278, i64 0
  %_run_sub_core_v31_soonest.7.7.ph = select i1 %.4272, i64 %.4264, i64 %.4159
  br label %B7621076
B7621076:
  %.sink.sink = phi i64 [ %.4012, %B7620957 ], [ %.sink, %B7621011 ]
  %_run_sub_core_v31_soonest.7.7 = phi i64 [ %.11.i240, %B7620957 ], [ %_run_sub_core_v31_soonest.7.7.ph, %B7621011 ]
  store i64 %.sink.sink, ptr %.3773, align 8
  %.4304 = icmp slt i64 %_run_sub_core_v31_soonest.7.7, 0
  br i1 %.4304, label %B7621077, label %B7621131
B7621077:
  %.4329 = load i64, ptr %sunkaddr795, align 8
  %.4330 = getelementptr i64, ptr %arg.s, i64 %.4329
  %.4333 = load i64, ptr %sunkaddr796, align 8
  %.4334 = mul i64 %.4333, %.910
  %.4335 = getelementptr i64, ptr %.4330, i64 %.4334
  %.4336 = getelementptr i8, ptr %.2667, i64 152
  %.4337 = load i64, ptr %.4336, align 8
  %.4338 = getelementptr i8, ptr %.2667, i64 160
  %.4339 = load i64, ptr %.4338, align 8
  %.4342 = mul i64 %.4337, %.4333
  %.4343 = ashr i64 %.4339, 6
  %140 = getelementptr i64, ptr %.4335, i64 %.4342
  %.4345 = getelementptr i64, ptr %140, i64 %.4343
  %.4346 = load i64, ptr %.4345, align 8
  %.4347 = and i64 %.4339, 63
  %.4348 = shl i64 1, %.4347
  %.4349 = or i64 %.4348, %.4346
  store i64 %.4349, ptr %.4345, align 8
  %.4353 = load i64, ptr %sunkaddr789, align 8
  %gep2026 = getelementptr i64, ptr %invariant.gep, i64 %.4353
  %.4357 = getelementptr i8, ptr %gep2026, i64 32
  %.4358 = load i64, ptr %.4357, align 8
  %.4359 = add i64 %.4358, 1
  store i64 %.4359, ptr %.4357, align 8
  br label %B924.backedge
B7621131:
  %.4369 = getelementptr i8, ptr %.2667, i64 152
  store i64 0, ptr %.4369, align 8
  %.4372 = getelementptr i8, ptr %.2667, i64 160
  %.4373 = load i64, ptr %.4372, align 8
  store i64 %.4373, ptr %sunkaddr769, align 8
  %.4379 = load i64, ptr %.2667, align 8
  %.4380 = add i64 %.4379, 1
  store i64 %.4380, ptr %.2667, align 8
  %.4386 = load i64, ptr %.80921932200, align 8
  %.4395 = load i64, ptr %.2729, align 8
  %.4398 = icmp eq i64 %.4395, 2
  br i1 %.4398, label %B7621275, label %B7621330
B7621275:
  %.24.i49 = load i64, ptr %sunkaddr655, align 8
  %.25.i50 = getelementptr i64, ptr %arg.s, i64 %.24.i49
  %.27.i = getelementptr i8, ptr %.25.i50, i64 %.2667.idx
  %.33.i = load i64, ptr %.32.i51, align 8
  %.34.i = getelementptr i64, ptr %arg.s, i64 %.33.i
  %.36.i52 = getelementptr i8, ptr %.27.i, i64 64
  %.37.i = load i64, ptr %.36.i52, align 8
  %.39.idx.i = mul i64 %.37.i, 40
  %.39.i53 = getelementptr i8, ptr %.34.i, i64 %.39.idx.i
  %.40.i54 = getelementptr i8, ptr %.39.i53, i64 8
  %.41.i55 = load i64, ptr %.40.i54, align 8
  %.42.i56 = add i64 %.41.i55, 1
  store i64 %.42.i56, ptr %.40.i54, align 8
  %.46.i57 = getelementptr i8, ptr %.27.i, i64 136
  store i64 1, ptr %.46.i57, align 8
  %.49.i58 = getelementptr i8, ptr %.27.i, i64 144
  store i64 1, ptr %.49.i58, align 8
  %.52.i = load i64, ptr %.40.i54, align 8
  %.54.i = load i64, ptr %.39.i53, align 8
  %.55.i = icmp eq i64 %.52.i, %.54.i
  br i1 %.55.i, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v119B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.60.i = load i64, ptr %.36.i52, align 8
  call fastcc void @f7(ptr %.67.i47, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.60.i, i64 %.4386)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v119B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v119B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B924.backedge
B7621330:
  %.4498.pre.pre = phi i64 [ %.4498.pre.pre.pre, %B7228167 ], [ %.4380, %B7621131 ]
  %_run_sub_core_v31_soonest.8.6 = phi i64 [ %.931, %B7228167 ], [ %_run_sub_core_v31_soonest.7.7, %B7621131 ]
  %_run_sub_core_v31_after.2.6 = phi i64 [ %.931, %B7228167 ], [ %.4386, %B7621131 ]
  %sunkaddr771 = getelementptr i8, ptr %.2667, i64 8
  %.37.i61 = getelementptr i8, ptr %.2667, i64 56
  %.45.i64 = getelementptr i8, ptr %.2667, i64 40
  %.48.i66 = getelementptr i8, ptr %.2667, i64 48
  %.63.i72 = getelementptr i8, ptr %.2667, i64 32
  %.80.i78 = getelementptr i8, ptr %.2667, i64 16
  %.99.i = getelementptr i8, ptr %.2667, i64 24
  %.169.i = getelementptr i8, ptr %.2667, i64 168
  %.249.i = getelementptr i8, ptr %.2667, i64 120
  %.264.i = getelementptr i8, ptr %.2667, i64 128
  %.35.i.i = getelementptr i8, ptr %.2667, i64 64
  %.79.i.i = getelementptr i8, ptr %.2667, i64 72
  %sunkaddr784 = getelementptr i8, ptr %.2667, i64 88
  %.4508.pre.pre = load i64, ptr %sunkaddr771, align 8
  br label %B7621474.outer
B7621474.outer:
  %.4508.pre = phi i64 [ %"$phi936.0.2.0.sink.i", %B14346435 ], [ %.4508.pre.pre, %B7621330 ]
  %.4498.pre = phi i64 [ %.457.sink.i, %B14346435 ], [ %.4498.pre.pre, %B7621330 ]
  %_run_sub_core_v31_advance_v33_soonest.3.6.ph = phi i64 [ %there.3.0.i, %B14346435 ], [ %_run_sub_core_v31_soonest.8.6, %B7621330 ]
  br label %B7621474
B7621474:
  %.4508 = phi i64 [ %"$phi936.0.2.0.sink.i", %B14346419 ], [ %.4508.pre, %B7621474.outer ]
  %.4498 = phi i64 [ %.457.sink.i, %B14346419 ], [ %.4498.pre, %B7621474.outer ]
  %.4514 = icmp slt i64 %.4498, %.4508
  br i1 %.4514, label %B7621475, label %B10760167
B7621475:
  %.4525 = load i64, ptr %sunkaddr676, align 8
  %.4526 = getelementptr i64, ptr %arg.c, i64 %.4525
  %.4529.idx = mul i64 %.4498, 104
  %.4529 = getelementptr i8, ptr %.4526, i64 %.4529.idx
  %.4533 = load i64, ptr %.4529, align 8
  %.4534 = icmp eq i64 %.4533, 3
  br i1 %.4534, label %B10760103.endif.preheader, label %B10760167
B10760103.endif.preheader:
  %141 = add i64 %.4508, -1
  br label %B10760103.endif
B10760105.backedge:
  %lsr.iv617 = phi i64 [ %lsr.iv.next618, %B10760105.backedge ], [ %unroll_iter533, %B10760105.backedge.preheader.new ]
  %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993 = phi i64 [ %.11.i241.3, %B10760105.backedge ], [ 0, %B10760105.backedge.preheader.new ]
  %.464919891991 = phi i64 [ %.4656.3, %B10760105.backedge ], [ %.4561, %B10760105.backedge.preheader.new ]
  %142 = shl i64 %.464919891991, 3
  %scevgep615 = getelementptr i8, ptr %scevgep609, i64 %142
  %scevgep616 = getelementptr i8, ptr %scevgep615, i64 -24
  %.4686 = load i64, ptr %scevgep616, align 8
  %.4688 = getelementptr i64, ptr %.2682, i64 %.4686
  %.4689 = load i64, ptr %.4688, align 8
  %.11.i241 = tail call i64 @llvm.smax.i64(i64 %.4689, i64 %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993)
  %scevgep614 = getelementptr i8, ptr %scevgep615, i64 -16
  %.4686.1 = load i64, ptr %scevgep614, align 8
  %.4688.1 = getelementptr i64, ptr %.2682, i64 %.4686.1
  %.4689.1 = load i64, ptr %.4688.1, align 8
  %.11.i241.1 = tail call i64 @llvm.smax.i64(i64 %.4689.1, i64 %.11.i241)
  %scevgep612 = getelementptr i8, ptr %scevgep615, i64 -8
  %.4686.2 = load i64, ptr %scevgep612, align 8
  %.4688.2 = getelementptr i64, ptr %.2682, i64 %.4686.2
  %.4689.2 = load i64, ptr %.4688.2, align 8
  %.11.i241.2 = tail call i64 @llvm.smax.i64(i64 %.4689.2, i64 %.11.i241.1)
  %.4686.3 = load i64, ptr %scevgep615, align 8
  %.4688.3 = getelementptr i64, ptr %.2682, i64 %.4686.3
  %.4689.3 = load i64, ptr %.4688.3, align 8
  %.11.i241.3 = tail call i64 @llvm.smax.i64(i64 %.4689.3, i64 %.11.i241.2)
  %.4656.3 = add i64 %.464919891991, 4
  %lsr.iv.next618 = add i64 %lsr.iv617, -4
  %niter534.ncmp.3.not = icmp eq i64 %lsr.iv.next618, 0
  br i1 %niter534.ncmp.3.not, label %B10760149.loopexit.unr-lcssa, label %B10760105.backedge
B10760149.loopexit.unr-lcssa:
  %143 = add i64 %.4561, %unroll_iter533
  %lcmp.mod530.not = icmp eq i64 %xtraiter528, 0
  br i1 %lcmp.mod530.not, label %B10760149, label %B10760105.backedge.epil.preheader
B10760105.backedge.epil.preheader:
  %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993.epil.init = phi i64 [ 0, %B10760105.backedge.preheader ], [ %.11.i241.3, %B10760149.loopexit.unr-lcssa ]
  %.464919891991.epil.init = phi i64 [ %.4561, %B10760105.backedge.preheader ], [ %143, %B10760149.loopexit.unr-lcssa ]
  %144 = add i64 %.464919891991.epil.init, %.4683
  %145 = shl i64 %144, 3
  %scevgep619 = getelementptr i8, ptr %arg.c, i64 %145
  br label %B10760105.backedge.epil
B10760105.backedge.epil:
  %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993.epil = phi i64 [ %.11.i241.epil, %B10760105.backedge.epil ], [ %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993.epil.init, %B10760105.backedge.epil.preheader ]
  %epil.iter529 = phi i64 [ %epil.iter529.next, %B10760105.backedge.epil ], [ 0, %B10760105.backedge.epil.preheader ]
  %146 = shl i64 %epil.iter529, 3
  %scevgep620 = getelementptr i8, ptr %scevgep619, i64 %146
  %.4686.epil = load i64, ptr %scevgep620, align 8
  %.4688.epil = getelementptr i64, ptr %.2682, i64 %.4686.epil
  %.4689.epil = load i64, ptr %.4688.epil, align 8
  %.11.i241.epil = tail call i64 @llvm.smax.i64(i64 %.4689.epil, i64 %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.91993.epil)
  %epil.iter529.next = add i64 %epil.iter529, 1
  %epil.iter529.cmp.not = icmp eq i64 %xtraiter528, %epil.iter529.next
  br i1 %epil.iter529.cmp.not, label %B10760149, label %B10760105.backedge.epil
B10760149:
  %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.9.lcssa = phi i64 [ 0, %B10760103.endif ], [ %.11.i241.3, %B10760149.loopexit.unr-lcssa ], [ %.11.i241.epil, %B10760105.backedge.epil ]
  %sunkaddr774 = getelementptr i8, ptr %.4548, i64 40
  %.4741 = load i64, ptr %sunkaddr774, align 8
  %.4743 = getelementptr i64, ptr %.2682, i64 %.4741
  store i64 %_run_sub_core_v31_advance_v33_latest_of_v36_latest.2.9.lcssa, ptr %.4743, align 8
  %exitcond2173.not = icmp eq i64 %_run_sub_core_v31_advance_v33_pc.2.8, %141
  br i1 %exitcond2173.not, label %B10760167.thread, label %B10760151
B10760167.thread:
  store i64 %.4508, ptr %.2667, align 8
  br label %B14346230
B10760151:
  %.4746 = add i64 %_run_sub_core_v31_advance_v33_pc.2.8, 1
  %.4767 = load i64, ptr %sunkaddr676, align 8
  %.4768 = getelementptr i64, ptr %arg.c, i64 %.4767
  %.4771.idx = mul i64 %.4746, 104
  %.4771 = getelementptr i8, ptr %.4768, i64 %.4771.idx
  %.4775 = load i64, ptr %.4771, align 8
  %.4776 = icmp eq i64 %.4775, 3
  br i1 %.4776, label %B10760103.endif, label %B10760167
B10760167:
  %_run_sub_core_v31_advance_v33_pc.3.7 = phi i64 [ %.4498, %B7621475 ], [ %.4498, %B7621474 ], [ %.4746, %B10760151 ]
  store i64 %_run_sub_core_v31_advance_v33_pc.3.7, ptr %.2667, align 8
  %.4795 = icmp slt i64 %_run_sub_core_v31_advance_v33_pc.3.7, %.4508
  br i1 %.4795, label %B10760169.endif, label %B14346230
B10760187.backedge:
  %lsr.iv630 = phi i64 [ %lsr.iv.next631, %B10760187.backedge ], [ %unroll_iter540, %B10760187.backedge.preheader.new ]
  %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012 = phi i64 [ %.11.i242.3, %B10760187.backedge ], [ 0, %B10760187.backedge.preheader.new ]
  %.493420082010 = phi i64 [ %.4941.3, %B10760187.backedge ], [ %.4846, %B10760187.backedge.preheader.new ]
  %147 = shl i64 %.493420082010, 3
  %scevgep628 = getelementptr i8, ptr %scevgep622, i64 %147
  %scevgep629 = getelementptr i8, ptr %scevgep628, i64 -24
  %.4971 = load i64, ptr %scevgep629, align 8
  %.4973 = getelementptr i64, ptr %.2682, i64 %.4971
  %.4974 = load i64, ptr %.4973, align 8
  %.11.i242 = tail call i64 @llvm.smax.i64(i64 %.4974, i64 %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012)
  %scevgep627 = getelementptr i8, ptr %scevgep628, i64 -16
  %.4971.1 = load i64, ptr %scevgep627, align 8
  %.4973.1 = getelementptr i64, ptr %.2682, i64 %.4971.1
  %.4974.1 = load i64, ptr %.4973.1, align 8
  %.11.i242.1 = tail call i64 @llvm.smax.i64(i64 %.4974.1, i64 %.11.i242)
  %scevgep625 = getelementptr i8, ptr %scevgep628, i64 -8
  %.4971.2 = load i64, ptr %scevgep625, align 8
  %.4973.2 = getelementptr i64, ptr %.2682, i64 %.4971.2
  %.4974.2 = load i64, ptr %.4973.2, align 8
  %.11.i242.2 = tail call i64 @llvm.smax.i64(i64 %.4974.2, i64 %.11.i242.1)
  %.4971.3 = load i64, ptr %scevgep628, align 8
  %.4973.3 = getelementptr i64, ptr %.2682, i64 %.4971.3
  %.4974.3 = load i64, ptr %.4973.3, align 8
  %.11.i242.3 = tail call i64 @llvm.smax.i64(i64 %.4974.3, i64 %.11.i242.2)
  %.4941.3 = add i64 %.493420082010, 4
  %lsr.iv.next631 = add i64 %lsr.iv630, -4
  %niter541.ncmp.3.not = icmp eq i64 %lsr.iv.next631, 0
  br i1 %niter541.ncmp.3.not, label %B10760223.loopexit.unr-lcssa, label %B10760187.backedge
B10760223.loopexit.unr-lcssa:
  %148 = add i64 %.4846, %unroll_iter540
  %lcmp.mod537.not = icmp eq i64 %xtraiter535, 0
  br i1 %lcmp.mod537.not, label %B10760223, label %B10760187.backedge.epil.preheader
B10760187.backedge.epil.preheader:
  %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012.epil.init = phi i64 [ 0, %B10760187.backedge.preheader ], [ %.11.i242.3, %B10760223.loopexit.unr-lcssa ]
  %.493420082010.epil.init = phi i64 [ %.4846, %B10760187.backedge.preheader ], [ %148, %B10760223.loopexit.unr-lcssa ]
  %149 = add i64 %.493420082010.epil.init, %.4968
  %150 = shl i64 %149, 3
  %scevgep632 = getelementptr i8, ptr %arg.c, i64 %150
  br label %B10760187.backedge.epil
B10760187.backedge.epil:
  %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012.epil = phi i64 [ %.11.i242.epil, %B10760187.backedge.epil ], [ %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012.epil.init, %B10760187.backedge.epil.preheader ]
  %epil.iter536 = phi i64 [ %epil.iter536.next, %B10760187.backedge.epil ], [ 0, %B10760187.backedge.epil.preheader ]
  %151 = shl i64 %epil.iter536, 3
  %scevgep633 = getelementptr i8, ptr %scevgep632, i64 %151
  %.4971.epil = load i64, ptr %scevgep633, align 8
  %.4973.epil = getelementptr i64, ptr %.2682, i64 %.4971.epil
  %.4974.epil = load i64, ptr %.4973.epil, align 8
  %.11.i242.epil = tail call i64 @llvm.smax.i64(i64 %.4974.epil, i64 %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.62012.epil)
  %epil.iter536.next = add i64 %epil.iter536, 1
  %epil.iter536.cmp.not = icmp eq i64 %xtraiter535, %epil.iter536.next
  br i1 %epil.iter536.cmp.not, label %B10760223, label %B10760187.backedge.epil
B10760223:
  %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa = phi i64 [ 0, %B10760169.endif ], [ %.11.i242.3, %B10760223.loopexit.unr-lcssa ], [ %.11.i242.epil, %B10760187.backedge.epil ]
  %.5027 = load i64, ptr %sunkaddr761, align 8
  %.5030 = icmp eq i64 %.5027, 1
  %.5036 = lshr i64 %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa, 4
  %.5038 = icmp sgt i64 %.5036, %_run_sub_core_v31_after.2.6
  %or.cond1792 = select i1 %.5030, i1 %.5038, i1 false
  br i1 %or.cond1792, label %B10760257, label %B14346177
B10760257:
  %.5045 = and i64 %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa, 15
  %.5050 = icmp ugt i64 %.5045, 3
  br i1 %.5050, label %B10760261, label %B13449718
B10760261:
  %152 = icmp ult i64 %.5045, 9
  %153 = trunc i64 %.5045 to i8
  %switch.maskindex = add i8 %153, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond492 = select i1 %152, i1 %switch.lobit, i1 false
  br i1 %or.cond492, label %switch.lookup489, label %B14346177
B13449718:
  %cond371 = icmp eq i64 %.5045, 3
  br i1 %cond371, label %B14346177.sink.split, label %B14346177
switch.lookup489:
  %sunkaddr777 = shl i64 %.5045, 3
  %sunkaddr778 = getelementptr i8, ptr @f2, i64 %sunkaddr777
  %sunkaddr779 = getelementptr i8, ptr %sunkaddr778, i64 -32
  %switch.load491 = load i64, ptr %sunkaddr779, align 8
  br label %B14346177.sink.split
B14346177.sink.split:
  %.sink428 = phi i64 [ %switch.load491, %switch.lookup489 ], [ 112, %B13449718 ]
  %.5158 = getelementptr i8, ptr %.2667, i64 %.sink428
  %.5159 = load i64, ptr %.5158, align 8
  %.11.i245 = tail call i64 @llvm.smax.i64(i64 %.5159, i64 %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa)
  %.pre223 = lshr i64 %.11.i245, 4
  br label %B14346177
B14346177:
  %.5213.pre-phi = phi i64 [ %.pre223, %B14346177.sink.split ], [ %.5036, %B13449718 ], [ %.5036, %B10760261 ], [ %.5036, %B10760223 ]
  %_run_sub_core_v31_advance_v33_depends_v34_latest.3.6 = phi i64 [ %.11.i245, %B14346177.sink.split ], [ %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa, %B13449718 ], [ %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa, %B10760261 ], [ %_run_sub_core_v31_advance_v33_depends_v34_latest_of_v35_latest.2.6.lcssa, %B10760223 ]
  %.5215 = icmp sgt i64 %.5213.pre-phi, %_run_sub_core_v31_advance_v33_soonest.3.6.ph
  br i1 %.5215, label %B14346181, label %B14346276
B14346181:
  store i64 %_run_sub_core_v31_advance_v33_depends_v34_latest.3.6, ptr %sunkaddr784, align 8
  br label %B14346276
B14346230:
  store i64 0, ptr %.209.i, align 8
  store i64 0, ptr %.389.i, align 8
  %.34.i60 = load i64, ptr %.33.i59, align 8
  %.35.i = getelementptr i64, ptr %arg.c, i64 %.34.i60
  %.38.i62 = load i64, ptr %.37.i61, align 8
  %.40.idx.i = mul i64 %.38.i62, 80
  %.40.i63 = getelementptr i8, ptr %.35.i, i64 %.40.idx.i
  %.46.i65 = load i64, ptr %.45.i64, align 8
  %.49.i67 = load i64, ptr %.48.i66, align 8
  %.51.i68 = getelementptr i8, ptr %.40.i63, i64 40
  %.52.i69 = load i64, ptr %.51.i68, align 8
  %.53.i70 = mul i64 %.52.i69, %.49.i67
  %.54.i71 = add i64 %.53.i70, %.46.i65
  store i64 %.54.i71, ptr %.45.i64, align 8
  %.64.i73 = load i64, ptr %.63.i72, align 8
  %.65.i74 = icmp eq i64 %.64.i73, 0
  br i1 %.65.i74, label %B140.i, label %B662.i
B140.i:
  %.81.i79 = load i64, ptr %.80.i78, align 8
  %.82.i80 = add i64 %.81.i79, 1
  store i64 %.82.i80, ptr %.80.i78, align 8
  store i64 0, ptr %.48.i66, align 8
  %.100.i = load i64, ptr %.99.i, align 8
  %.102.not.i = icmp slt i64 %.82.i80, %.100.i
  br i1 %.102.not.i, label %B230.i, label %B518.i
B230.i:
  %.117.idx.i = mul i64 %.82.i80, 24
  %.117.i86 = getelementptr i8, ptr %arg.visits, i64 %.117.idx.i
  %.119.i = load i64, ptr %.117.i86, align 8
  %.124.i = add i64 %.81.i79, 2
  %.128.i = icmp slt i64 %.124.i, %.100.i
  br i1 %.128.i, label %B322.i, label %B328.i
B322.i:
  %.137.idx.i = mul i64 %.124.i, 24
  %.137.i = getelementptr i8, ptr %arg.visits, i64 %.137.idx.i
  %.139.i = load i64, ptr %.137.i, align 8
  %.141.i = icmp eq i64 %.139.i, %.119.i
  br i1 %.141.i, label %B378.i, label %B328.i
B328.i:
  %.151.i = load i64, ptr %.2695, align 8
  %.152.i = icmp eq i64 %.151.i, 0
  %.158.i = icmp eq i64 %.38.i62, %.119.i
  %or.cond.i87 = select i1 %.152.i, i1 %.158.i, i1 false
  %spec.select.i88 = zext i1 %or.cond.i87 to i64
  br label %B378.i
B378.i:
  %"$phi378.0.2.0.i" = phi i64 [ 1, %B322.i ], [ %spec.select.i88, %B328.i ]
  store i64 %"$phi378.0.2.0.i", ptr %.169.i, align 8
  %.175.i = load i64, ptr %.33.i59, align 8
  %.176.i = getelementptr i64, ptr %arg.c, i64 %.175.i
  %.179.idx.i = mul i64 %.119.i, 80
  %.179.i = getelementptr i8, ptr %.176.i, i64 %.179.idx.i
  store i64 %.119.i, ptr %.37.i61, align 8
  %sunkaddr4.i = getelementptr i8, ptr %.117.i86, i64 16
  %.195.i = load i64, ptr %sunkaddr4.i, align 8
  store i64 %.195.i, ptr %.63.i72, align 8
  %.199.i = getelementptr i8, ptr %.179.i, i64 56
  %.200.i = load i64, ptr %.199.i, align 8
  call fastcc void @f8(ptr %.209.i, ptr %arg.c, ptr %arg.s, i64 %quot.3.0, i64 %.119.i, i64 %_run_sub_core_v31_after.2.6)
  %.223.i = load i64, ptr %.209.i, align 8
  br label %B518.i
B518.i:
  %block.3.0.i = phi ptr [ %.40.i63, %B140.i ], [ %.179.i, %B378.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v31_after.2.6, %B140.i ], [ %.223.i, %B378.i ]
  %loop.2.0.i = phi i64 [ -1, %B140.i ], [ %.200.i, %B378.i ]
  %.250.i = load i64, ptr %.249.i, align 8
  %.252.not.i = icmp eq i64 %loop.2.0.i, %.250.i
  br i1 %.252.not.i, label %B652.i, label %B540.i81
B540.i81:
  %.257.i = icmp sgt i64 %.250.i, -1
  br i1 %.257.i, label %B562.i, label %B624.i
B562.i:
  %.265.i = load i64, ptr %.264.i, align 8
  %.32.i.i = load i64, ptr %.32.i51, align 8
  %.33.i.i83 = getelementptr i64, ptr %arg.s, i64 %.32.i.i
  %.36.i.i = load i64, ptr %.35.i.i, align 8
  %.38.idx.i.i = mul i64 %.36.i.i, 40
  %.38.i.i = getelementptr i8, ptr %.33.i.i83, i64 %.38.idx.i.i
  %.39.i.i = getelementptr i8, ptr %.38.i.i, i64 16
  %.40.i.i = load i64, ptr %.39.i.i, align 8
  %.46.i.i = load i64, ptr %.45.i.i, align 8
  %.48.i.i84 = icmp slt i64 %.40.i.i, %.46.i.i
  br i1 %.48.i.i84, label %B72.i.i, label %B624.i
B72.i.i:
  %.52.i.i = load i64, ptr %.51.i.i, align 8
  %.55.i.i = load i64, ptr %.54.i.i, align 8
  %.58.i.i = icmp slt i64 %.52.i.i, %.55.i.i
  %.62.i.i = icmp sgt i64 %_run_sub_core_v31_after.2.6, %.265.i
  %or.cond.i.i = select i1 %.58.i.i, i1 %.62.i.i, i1 false
  br i1 %or.cond.i.i, label %B116.i.i, label %B624.i
B116.i.i:
  %.72.idx.i.i = mul i64 %.52.i.i, 40
  %.72.i.i = getelementptr i8, ptr %arg.slices, i64 %.72.idx.i.i
  store i64 %.40.i.i, ptr %.72.i.i, align 8
  %.80.i.i85 = load i64, ptr %.79.i.i, align 8
  %.83.i.i = getelementptr i8, ptr %.72.i.i, i64 8
  store i64 %.80.i.i85, ptr %.83.i.i, align 8
  %.86.i.i = getelementptr i8, ptr %.72.i.i, i64 16
  store i64 %.250.i, ptr %.86.i.i, align 8
  %.91.i.i = getelementptr i8, ptr %.72.i.i, i64 24
  store i64 %.265.i, ptr %.91.i.i, align 8
  %.96.i.i = getelementptr i8, ptr %.72.i.i, i64 32
  store i64 %_run_sub_core_v31_after.2.6, ptr %.96.i.i, align 8
  %.102.i.i = load i64, ptr %.51.i.i, align 8
  %.103.i.i = add i64 %.102.i.i, 1
  store i64 %.103.i.i, ptr %.51.i.i, align 8
  br label %B624.i
B624.i:
  store i64 %loop.2.0.i, ptr %.249.i, align 8
  store i64 %_run_sub_core_v31_after.2.6, ptr %.264.i, align 8
  br label %B652.i
B652.i:
  br i1 %.102.not.i, label %B742.i76, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B14346275
B662.i:
  %.369.i = getelementptr i8, ptr %.40.i63, i64 48
  %.370.i = load i64, ptr %.369.i, align 8
  %.373.i = load i64, ptr %.372.i, align 8
  %.374.i75 = icmp sgt i64 %.370.i, %.373.i
  br i1 %.374.i75, label %B694.i, label %B742.i76
B694.i:
  call fastcc void @f8(ptr %.389.i, ptr %arg.c, ptr %arg.s, i64 %quot.3.0, i64 %.38.i62, i64 %_run_sub_core_v31_after.2.6)
  %.403.i = load i64, ptr %.389.i, align 8
  br label %B742.i76
B742.i76:
  %block.2.0.i = phi ptr [ %.40.i63, %B662.i ], [ %block.3.0.i, %B652.i ], [ %.40.i63, %B694.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v31_after.2.6, %B662.i ], [ %there.4.0.i, %B652.i ], [ %.403.i, %B694.i ]
  %.435.i = getelementptr i8, ptr %block.2.0.i, i64 32
  %.436.i = load i64, ptr %.435.i, align 8
  %.441.i = icmp slt i64 %.436.i, 2
  %.539.pre.pre.i = load i64, ptr %.63.i72, align 8
  %.447.not.i = icmp slt i64 %.539.pre.pre.i, %.436.i
  %or.cond2.i = select i1 %.441.i, i1 true, i1 %.447.not.i
  br i1 %or.cond2.i, label %B840.i77, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B840.i77:
  %.477.i = load i64, ptr %.169.i, align 8
  %.478.not.i = icmp eq i64 %.477.i, 0
  %.sink.i = select i1 %.478.not.i, i64 8, i64 72
  %.482.sink.in.idx.i = select i1 %.478.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v123B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
  %.482.sink.in.idx.sink.i = phi i64 [ %.482.sink.in.idx.i, %B840.i77 ], [ 16, %B742.i76 ]
  %.sink.sink.i = phi i64 [ %.sink.i, %B840.i77 ], [ 24, %B742.i76 ]
  %unroll.2.0.i = phi i64 [ 1, %B840.i77 ], [ %.436.i, %B742.i76 ]
  %.482.sink.in.i = getelementptr i8, ptr %block.2.0.i, i64 %.482.sink.in.idx.sink.i
  %.514.i = getelementptr i8, ptr %block.2.0.i, i64 %.sink.sink.i
  %.457.sink.i = load i64, ptr %.482.sink.in.i, align 8
  store i64 %.457.sink.i, ptr %.2667, align 8
  %"$phi936.0.2.0.sink.i" = load i64, ptr %.514.i, align 8
  store i64 %"$phi936.0.2.0.sink.i", ptr %sunkaddr771, align 8
  store i64 %unroll.2.0.i, ptr %.48.i66, align 8
  %.541.i = sub i64 %.539.pre.pre.i, %unroll.2.0.i
  store i64 %.541.i, ptr %.63.i72, align 8
  %.5280 = icmp slt i64 %there.3.0.i, 0
  br i1 %.5280, label %B14346275, label %B14346419
B14346275:
  %.5319 = load i64, ptr %sunkaddr664, align 8
  %.5320 = getelementptr i64, ptr %arg.s, i64 %.5319
  %.5323 = load i64, ptr %sunkaddr796, align 8
  %.5324 = mul i64 %.5323, %.2137
  %.5325 = getelementptr i64, ptr %.5320, i64 %.5324
  %.5327 = getelementptr i8, ptr %.2667, i64 160
  %.5328 = load i64, ptr %.5327, align 8
  %.5331 = getelementptr i64, ptr %.5325, i64 %.5328
  store i64 -1, ptr %.5331, align 8
  %.26.i = load i64, ptr %sunkaddr655, align 8
  %.27.i90 = getelementptr i64, ptr %arg.s, i64 %.26.i
  %.30.i91 = getelementptr i8, ptr %.27.i90, i64 %.2667.idx
  %.31.i92 = getelementptr i8, ptr %.30.i91, i64 64
  %.32.i93 = load i64, ptr %.31.i92, align 8
  %.38.i95 = load i64, ptr %.32.i51, align 8
  %.39.i96 = getelementptr i64, ptr %arg.s, i64 %.38.i95
  %.42.idx.i = mul i64 %.32.i93, 40
  %.42.i97 = getelementptr i8, ptr %.39.i96, i64 %.42.idx.i
  %.48.i98 = load i64, ptr %.42.i97, align 8
  %.49.i99 = add i64 %.48.i98, -1
  store i64 %.49.i99, ptr %.42.i97, align 8
  %.55.i101 = load i64, ptr %.54.i100, align 8
  %.11.i.i102 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v31_after.2.6, i64 %.55.i101)
  store i64 %.11.i.i102, ptr %.54.i100, align 8
  %.92.i = load i64, ptr %.42.i97, align 8
  %.93.i = icmp eq i64 %.92.i, 0
  br i1 %.93.i, label %B172.i, label %B326.i
B172.i:
  %sunkaddr1.i106 = getelementptr i8, ptr %.42.i97, i64 16
  %.101.i = load i64, ptr %sunkaddr1.i106, align 8
  %.105.idx.i = shl i64 %.101.i, 5
  %.105.i = getelementptr i8, ptr %arg.log, i64 %.105.idx.i
  %.107.i = getelementptr i8, ptr %.105.i, i64 8
  store i64 %_run_sub_core_v31_after.2.6, ptr %.107.i, align 8
  %.111.i = load i64, ptr %.110.i, align 8
  %.112.i = add i64 %.111.i, 1
  store i64 %.112.i, ptr %.110.i, align 8
  %.119.i108 = load i64, ptr %.118.i107, align 8
  %.123.i = icmp eq i64 %.119.i108, 0
  br i1 %.123.i, label %B172.endif.endif.i, label %B172.else.i
B326.i:
  %sunkaddr3.i = getelementptr i8, ptr %.42.i97, i64 24
  %.247.i103 = load i64, ptr %sunkaddr3.i, align 8
  %.250.i105 = load i64, ptr %.249.i104, align 8
  %.251.i = icmp slt i64 %.247.i103, %.250.i105
  br i1 %.251.i, label %B358.i, label %B438.i
B358.i:
  %.256.i = add i64 %.247.i103, 1
  store i64 %.256.i, ptr %sunkaddr3.i, align 8
  call fastcc void @f9(ptr %.269.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.32.i93, i64 %.2665, i64 %.247.i103, i64 %_run_sub_core_v31_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.42.i97, i64 8
  %.311.i = load i64, ptr %sunkaddr8.i, align 8
  %.317.i = icmp eq i64 %.311.i, %.92.i
  br i1 %.317.i, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.325.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.32.i93, i64 %_run_sub_core_v31_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.134.i = icmp ne i64 %.32.i93, -9223372036854775808
  %.135.i = icmp ne i64 %.119.i108, -1
  %.136.not.i = or i1 %.134.i, %.135.i
  br i1 %.136.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.050.i = phi i64 [ 0, %B172.i ], [ %spec.select.i112, %166 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select52.i, %166 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.211.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.050.i, i64 %rem.1.0.i, i64 %_run_sub_core_v31_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.endif.else.if.i:
  %154 = or i64 %.119.i108, %.32.i93
  %155 = icmp ult i64 %154, 4294967296
  br i1 %155, label %156, label %163
156:
  %157 = trunc i64 %.119.i108 to i32
  %158 = trunc i64 %.32.i93 to i32
  %159 = udiv i32 %158, %157
  %160 = urem i32 %158, %157
  %161 = zext i32 %159 to i64
  %162 = zext i32 %160 to i64
  br label %166
163:
  %164 = sdiv i64 %.32.i93, %.119.i108
  %165 = srem i64 %.32.i93, %.119.i108
  br label %166
166:
  %167 = phi i64 [ %161, %156 ], [ %164, %163 ]
  %168 = phi i64 [ %162, %156 ], [ %165, %163 ]
  %.141.i109 = xor i64 %168, %.119.i108
  %.142.i = icmp slt i64 %.141.i109, 0
  %.143.i110 = icmp ne i64 %168, 0
  %.144.i111 = and i1 %.143.i110, %.142.i
  %.149.i = sext i1 %.144.i111 to i64
  %spec.select.i112 = add i64 %167, %.149.i
  %.195.i113 = select i1 %.144.i111, i64 %.119.i108, i64 0
  %spec.select52.i = add i64 %.195.i113, %168
  br label %B172.endif.endif.i
_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B924.backedge
B14346276:
  %_run_sub_core_v31_following.2.6 = phi i64 [ %_run_sub_core_v31_advance_v33_soonest.3.6.ph, %B14346177 ], [ %.5213.pre-phi, %B14346181 ]
  %.5374.not = icmp sgt i64 %_run_sub_core_v31_following.2.6, %_run_sub_core_v31_after.2.6
  br i1 %.5374.not, label %B14346381, label %B14346277
B14346277:
  %.5380 = load i64, ptr %sunkaddr783, align 8
  %.5381.not = icmp eq i64 %.5380, 0
  br i1 %.5381.not, label %B14346381, label %B924.backedge
B14346381:
  %arg.c.val2 = load i64, ptr %sunkaddr794, align 8
  %.12.i115 = load i64, ptr %sunkaddr789, align 8
  %gep179 = getelementptr i64, ptr %invariant.gep307, i64 %.12.i115
  %.20.i120 = load i64, ptr %sunkaddr653, align 8
  %.21.i121 = getelementptr i64, ptr %arg.s, i64 %.20.i120
  %.24.i122 = mul i64 %arg.c.val2, %.79921912202
  %.25.i123 = getelementptr i64, ptr %.21.i121, i64 %.24.i122
  %.30.i124 = getelementptr i8, ptr %gep179, i64 24
  %.31.i125 = load i64, ptr %.30.i124, align 8
  %.38.i126 = add i64 %.31.i125, 1
  store i64 %.38.i126, ptr %.30.i124, align 8
  %.43.i127 = shl i64 %_run_sub_core_v31_following.2.6, 9
  %.44.i128 = or i64 %.43.i127, %_run_sub_core_v31_place.8.51504
  %.48.i129 = icmp sgt i64 %.31.i125, 0
  br i1 %.48.i129, label %B160.i137, label %B232.i130
B160.i137:
  %at.2.0.i138 = phi i64 [ %.57.i140, %B206.i144 ], [ %.31.i125, %B14346381 ]
  %.56.i139 = add i64 %at.2.0.i138, -1
  %.57.i140 = lshr i64 %.56.i139, 1
  %.63.i141 = getelementptr i64, ptr %.25.i123, i64 %.57.i140
  %.64.i142 = load i64, ptr %.63.i141, align 8
  %.70.not.i143 = icmp sgt i64 %.64.i142, %.44.i128
  br i1 %.70.not.i143, label %B206.i144, label %B232.i130
B206.i144:
  %.85.i145 = getelementptr i64, ptr %.25.i123, i64 %at.2.0.i138
  store i64 %.64.i142, ptr %.85.i145, align 8
  %.96.not.i146 = icmp eq i64 %.57.i140, 0
  br i1 %.96.not.i146, label %B232.i130, label %B160.i137
B232.i130:
  %at.3.1.i131 = phi i64 [ %.31.i125, %B14346381 ], [ %at.2.0.i138, %B160.i137 ], [ 0, %B206.i144 ]
  %.108.i132 = getelementptr i64, ptr %.25.i123, i64 %at.3.1.i131
  store i64 %.44.i128, ptr %.108.i132, align 8
  %sunkaddr2.i133 = getelementptr i8, ptr %gep179, i64 16
  %.118.i134 = load i64, ptr %sunkaddr2.i133, align 8
  %.120.i135 = icmp slt i64 %_run_sub_core_v31_following.2.6, %.118.i134
  br i1 %.120.i135, label %B264.i136, label %B924.backedge
B264.i136:
  store i64 %_run_sub_core_v31_following.2.6, ptr %sunkaddr2.i133, align 8
  br label %B924.backedge
B924.backedge:
  %_run_sub_core_v31_place.5.4.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v119B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v31_place.8.51224, %B7214565.endif ], [ -1, %B7621077 ], [ %_run_sub_core_v31_place.8.51504, %B14346277 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v125B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State95Streams_28StreamRows_2c_20Visits_2c_20Entrys_2c_20Transactions_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B232.i130 ], [ -1, %B264.i136 ]
  br label %B924
B14346419:
  %.5445 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v31_advance_v33_soonest.3.6.ph
  br i1 %.5445, label %B14346435, label %B7621474
B14346435:
  %.5450 = shl i64 %there.3.0.i, 4
  %.5451 = or i64 %.5450, 13
  store i64 %.5451, ptr %sunkaddr784, align 8
  br label %B7621474.outer
B14346535.sink.split:
  %169 = phi i64 [ %.2556, %B7214729 ], [ %.2380, %B7214587 ]
  %.2604.sink285 = phi ptr [ %.2604, %B7214729 ], [ %.2428, %B7214587 ]
  %.2388.sink = phi ptr [ %.2564, %B7214729 ], [ %.2388, %B7214587 ]
  %170 = getelementptr i64, ptr %arg.s, i64 %169
  %171 = getelementptr i64, ptr %170, i64 %.80821922201
  %.2600 = getelementptr i8, ptr %171, i64 56
  %.2601 = load i64, ptr %.2600, align 8
  store ptr null, ptr %.2604.sink285, align 8
  call fastcc void @f4(ptr %.2604.sink285, ptr %arg.s, i64 1, i64 %.931, i64 %.2601)
  tail call void @llvm.memset.p0.i64(ptr %.2388.sink, i8 0, i64 16, i1 false)
  br label %B14346535
B14346535:
  %exitcond.not370 = icmp eq i64 %.655.0, %208
  br i1 %exitcond.not370, label %B718.loopexit, label %B790thread-pre-split
B14346579.loopexit:
  %.5494.pre = load i64, ptr %.28, align 8
  br label %B14346579
B14346579:
  %.5494 = phi i64 [ %.5494.pre, %B14346579.loopexit ], [ %.5494367, %B636.endif.endif ]
  %.5486 = add i64 %turn.2.0125, 1
  %.5495 = icmp eq i64 %.5494, 0
  br i1 %.5495, label %B14346613, label %B14346611
B14346611:
  %.5499 = load i64, ptr %sunkaddr786, align 8
  %.5500 = icmp eq i64 %.5499, 1
  br i1 %.5500, label %B14346613, label %common.ret
B14346613:
  %.226 = load i64, ptr %.225, align 8
  %.229 = load i64, ptr %.228, align 8
  %.230 = mul i64 %.229, %.226
  %.3101935.not = icmp slt i64 %.230, 1
  br i1 %.3101935.not, label %common.ret, label %B542.preheader
B542.preheader:
  %.5494367 = phi i64 [ %.5494, %B14346613 ], [ %.5494369, %B542.preheader.preheader ]
  %.463 = phi i64 [ %.226, %B14346613 ], [ %.226121, %B542.preheader.preheader ]
  %.230126 = phi i64 [ %.230, %B14346613 ], [ %.230123, %B542.preheader.preheader ]
  %turn.2.0125 = phi i64 [ %.5486, %B14346613 ], [ 0, %B542.preheader.preheader ]
  %.350 = load i64, ptr %sunkaddr789, align 8
  %xtraiter = and i64 %.230126, 3
  %172 = icmp ult i64 %.230126, 4
  br i1 %172, label %B542.preheader.B540.backedge.epil.preheader_crit_edge, label %B542.preheader.new
B542.preheader.B540.backedge.epil.preheader_crit_edge:
  %.pre224 = shl i64 %.350, 3
  br label %B540.backedge.epil.preheader
B542.preheader.new:
  %unroll_iter = and i64 %.230126, 9223372036854775804
  %173 = shl i64 %.350, 3
  %scevgep569 = getelementptr i8, ptr %scevgep, i64 %173
  %174 = add i64 %.230126, -4
  %175 = lshr i64 %174, 2
  %176 = add i64 %175, 1
  %xtraiter318 = and i64 %176, 1
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %B540.backedge.epil.preheader317, label %B542.preheader.new.new
B542.preheader.new.new:
  %unroll_iter327 = and i64 %176, 9223372036854775806
  br label %B540.backedge
B636.else:
  %.424 = icmp ne i64 %.11.i.lcssa, -9223372036854775808
  %.425 = icmp ne i64 %.409, -1
  %.426.not = or i1 %.424, %.425
  br i1 %.426.not, label %B636.else.if, label %B636.endif.endif
B636.else.if:
  %178 = or i64 %.409, %.11.i.lcssa
  %179 = icmp ult i64 %178, 4294967296
  br i1 %179, label %180, label %187
180:
  %181 = trunc i64 %.409 to i32
  %182 = trunc i64 %.11.i.lcssa to i32
  %183 = udiv i32 %182, %181
  %184 = urem i32 %182, %181
  %185 = zext i32 %183 to i64
  %186 = zext i32 %184 to i64
  br label %190
187:
  %188 = sdiv i64 %.11.i.lcssa, %.409
  %189 = srem i64 %.11.i.lcssa, %.409
  br label %190
190:
  %191 = phi i64 [ %185, %180 ], [ %188, %187 ]
  %192 = phi i64 [ %186, %180 ], [ %189, %187 ]
  %.431 = xor i64 %192, %.409
  %.432 = icmp slt i64 %.431, 0
  %.433 = icmp ne i64 %192, 0
  %.434 = and i1 %.433, %.432
  %.439 = sext i1 %.434 to i64
  %spec.select1794 = add i64 %191, 1
  %193 = add i64 %spec.select1794, %.439
  %194 = mul i64 %193, %.409
  br label %B636.endif.endif
B636.endif.endif:
  %quot.0 = phi i64 [ 0, %B636 ], [ -1, %B636.else ], [ %194, %190 ]
  %.5432031.not = icmp slt i64 %.463, 1
  br i1 %.5432031.not, label %B14346579, label %B720.preheader
B720.preheader:
  %195 = add i64 %.463, -1
  br label %B720
B720.else.if:
  %.582 = add i64 %.487.0, %turn.2.0125
  %196 = or i64 %.582, %.585
  %197 = icmp ult i64 %196, 4294967296
  br i1 %197, label %198, label %203
198:
  %199 = trunc i64 %.585 to i32
  %200 = trunc i64 %.582 to i32
  %201 = urem i32 %200, %199
  %202 = zext i32 %201 to i64
  br label %205
203:
  %204 = srem i64 %.582, %.585
  br label %205
205:
  %206 = phi i64 [ %202, %198 ], [ %204, %203 ]
  %.608.not = icmp eq i64 %206, 0
  %207 = tail call i64 @llvm.smin.i64(i64 %.585, i64 0)
  %.616 = select i1 %.608.not, i64 0, i64 %207
  %spec.select1795 = add i64 %.616, %206
  br label %B720.endif.endif
B720.endif.endif:
  %rem.1.0 = phi i64 [ 0, %B720 ], [ %spec.select1795, %205 ]
  %.631 = load i64, ptr %.228, align 8
  %.7112028.not = icmp slt i64 %.631, 1
  br i1 %.7112028.not, label %B718.loopexit, label %B790.preheader
B790.preheader:
  %208 = add i64 %.631, -1
  br label %B790
B790.endif:
  %.755 = add i64 %.655.0, %turn.2.0125
  %209 = or i64 %.755, %.751
  %210 = icmp ult i64 %209, 4294967296
  br i1 %210, label %211, label %216
211:
  %212 = trunc i64 %.751 to i32
  %213 = trunc i64 %.755 to i32
  %214 = urem i32 %213, %212
  %215 = zext i32 %214 to i64
  br label %218
216:
  %217 = srem i64 %.755, %.751
  br label %218
218:
  %219 = phi i64 [ %215, %211 ], [ %217, %216 ]
  %.781.not = icmp eq i64 %219, 0
  %220 = tail call i64 @llvm.smin.i64(i64 %.751, i64 0)
  %.789 = select i1 %.781.not, i64 0, i64 %220
  %spec.select1796 = add i64 %219, %.753
  %.799 = add i64 %spec.select1796, %.789
  %.805 = load i64, ptr %sunkaddr789, align 8
  %.806 = getelementptr i64, ptr %arg.s, i64 %.805
  %.808 = mul i64 %.799, 12
  %.809 = getelementptr i64, ptr %.806, i64 %.808
  %.810 = getelementptr i8, ptr %.809, i64 16
  %.811 = load i64, ptr %.810, align 8
  %.813 = icmp slt i64 %.811, %quot.0
  br i1 %.813, label %B884.else, label %B14346535
B790.endif.thread:
  %.8052184 = load i64, ptr %sunkaddr789, align 8
  %.8062185 = getelementptr i64, ptr %arg.s, i64 %.8052184
  %.8092187.idx = mul i64 %.753, 96
  %.8092187 = getelementptr i8, ptr %.8062185, i64 %.8092187.idx
  %.8102188 = getelementptr i8, ptr %.8092187, i64 16
  %.8112189 = load i64, ptr %.8102188, align 8
  %.8132190 = icmp slt i64 %.8112189, %quot.0
  br i1 %.8132190, label %B884.endif, label %B14346535
B884.else:
  %.773 = icmp ne i64 %.751, -1
  %.865 = icmp ne i64 %.799, -9223372036854775808
  %.867.not = or i1 %.773, %.865
  br i1 %.867.not, label %B884.else.if, label %B884.endif
B884.endif:
  %.79921912202 = phi i64 [ 0, %B790.endif.thread ], [ -9223372036854775808, %B884.else ], [ %.799, %242 ]
  %.80821922201 = phi i64 [ 0, %B790.endif.thread ], [ 0, %B884.else ], [ %.808, %242 ]
  %.80921932200 = phi ptr [ %.8092187, %B790.endif.thread ], [ %.809, %B884.else ], [ %.809, %242 ]
  %.81021942199 = phi ptr [ %.8102188, %B790.endif.thread ], [ %.810, %B884.else ], [ %.810, %242 ]
  %quot.3.0 = phi i64 [ 0, %B790.endif.thread ], [ 0, %B884.else ], [ %spec.select1797, %242 ]
  %.897 = load i64, ptr %sunkaddr794, align 8
  %.899 = mul i64 %.897, %.79921912202
  %.908 = load i64, ptr %sunkaddr795, align 8
  %.909 = getelementptr i64, ptr %arg.s, i64 %.908
  %.910 = mul i64 %.79921912202, 9
  %.912 = load i64, ptr %sunkaddr796, align 8
  %.913 = mul i64 %.912, %.910
  %.914 = getelementptr i64, ptr %.909, i64 %.913
  %invariant.gep = getelementptr i64, ptr %arg.s, i64 %.80821922201
  %.1300.idx = shl i64 %quot.3.0, 5
  %invariant.gep2021 = getelementptr i8, ptr %arg.s, i64 %.1300.idx
  %.2137 = shl i64 %.79921912202, 6
  %.11.idx.i = mul i64 %.79921912202, 96
  %invariant.gep307 = getelementptr i8, ptr %arg.s, i64 %.11.idx.i
  %221 = mul i64 %.79921912202, 72
  %222 = add i64 %221, 8
  %sunkaddr652 = getelementptr i8, ptr %.80921932200, i64 24
  %.36.i = shl i64 %quot.3.0, 2
  %sunkaddr728 = getelementptr i8, ptr %.80921932200, i64 56
  %sunkaddr748 = getelementptr i8, ptr %.80921932200, i64 48
  %sunkaddr769 = getelementptr i8, ptr %.80921932200, i64 8
  %223 = add i64 %221, 16
  %224 = add i64 %221, 24
  %225 = add i64 %221, 32
  %226 = add i64 %221, 40
  %227 = add i64 %221, 48
  %228 = add i64 %221, 56
  %229 = add i64 %221, 64
  br label %B924
B884.else.if:
  %230 = or i64 %.799, %.751
  %231 = icmp ult i64 %230, 4294967296
  br i1 %231, label %232, label %239
232:
  %233 = trunc i64 %.751 to i32
  %234 = trunc i64 %spec.select1796 to i32
  %235 = udiv i32 %234, %233
  %236 = urem i32 %234, %233
  %237 = zext i32 %235 to i64
  %238 = zext i32 %236 to i64
  br label %242
239:
  %240 = sdiv i64 %.799, %.751
  %241 = srem i64 %.799, %.751
  br label %242
242:
  %243 = phi i64 [ %237, %232 ], [ %240, %239 ]
  %244 = phi i64 [ %238, %232 ], [ %241, %239 ]
  %.872 = xor i64 %244, %.751
  %.873 = icmp slt i64 %.872, 0
  %.874 = icmp ne i64 %244, 0
  %.875 = and i1 %.874, %.873
  %.880 = sext i1 %.875 to i64
  %spec.select1797 = add i64 %243, %.880
  br label %B884.endif
B958.endif:
  %at.2.0.lcssa.i = phi i64 [ 0, %B958 ], [ %at.2.038.i, %B260.i ], [ %down.2.1.i, %B290.i ]
  %.129.i = getelementptr i64, ptr %.18.i, i64 %at.2.0.lcssa.i
  store i64 %.40.i, ptr %.129.i, align 8
  %.140.i = and i64 %.24.i, 511
  %.963 = getelementptr i64, ptr %arg.s, i64 %.962
  %.993 = add i64 %.140.i, %.899
  %.995.idx = mul i64 %.993, 176
  %.995 = getelementptr i8, ptr %.963, i64 %.995.idx
  %.996 = getelementptr i8, ptr %.995, i64 160
  %.997 = load i64, ptr %.996, align 8
  %.1003 = ashr i64 %.997, 6
  %.1005 = getelementptr i64, ptr %.914, i64 %.1003
  %.1006 = load i64, ptr %.1005, align 8
  %.1007 = and i64 %.997, 63
  %.1008 = shl i64 1, %.1007
  %.1009 = or i64 %.1008, %.1006
  store i64 %.1009, ptr %.1005, align 8
  %.1014 = load i64, ptr %sunkaddr652, align 8
  %.1015 = icmp sgt i64 %.1014, 0
  br i1 %.1015, label %B980, label %B984
B7173824.endif.loopexit:
  %sunkaddr799 = shl i64 %.1100, 3
  %sunkaddr800 = getelementptr i8, ptr %invariant.gep, i64 %sunkaddr799
  %sunkaddr801 = getelementptr i8, ptr %sunkaddr800, i64 64
  %.1255 = load i64, ptr %sunkaddr801, align 8
  %.1257.not = icmp sgt i64 %.1255, %.931
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8 = select i1 %.1257.not, i64 1, i64 3
  %sunkaddr804 = getelementptr i8, ptr %sunkaddr800, i64 72
  %.1255.1 = load i64, ptr %sunkaddr804, align 8
  %.1257.not.1 = icmp sgt i64 %.1255.1, %.931
  %.1264.1 = select i1 %.1257.not.1, i64 0, i64 4
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.1 = or i64 %.1264.1, %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8
  %sunkaddr807 = getelementptr i8, ptr %sunkaddr800, i64 80
  %.1255.2 = load i64, ptr %sunkaddr807, align 8
  %.1257.not.2 = icmp sgt i64 %.1255.2, %.931
  %.1264.2 = select i1 %.1257.not.2, i64 0, i64 8
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.2 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.1, %.1264.2
  %sunkaddr810 = getelementptr i8, ptr %sunkaddr800, i64 88
  %.1255.3 = load i64, ptr %sunkaddr810, align 8
  %.1257.not.3 = icmp sgt i64 %.1255.3, %.931
  %.1264.3 = select i1 %.1257.not.3, i64 0, i64 16
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.3 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.2, %.1264.3
  %.1292 = load i64, ptr %sunkaddr811, align 8
  %gep2022 = getelementptr i64, ptr %invariant.gep2021, i64 %.1292
  %.1435.3 = getelementptr i8, ptr %gep2022, i64 24
  %.1436.3 = load i64, ptr %.1435.3, align 8
  %.1437.3 = add i64 %.1436.3, -16384
  %.1439.not.3 = icmp sgt i64 %.1437.3, %.931
  %.1447.3 = select i1 %.1439.not.3, i64 0, i64 256
  %.1435.2 = getelementptr i8, ptr %gep2022, i64 16
  %.1436.2 = load i64, ptr %.1435.2, align 8
  %.1437.2 = add i64 %.1436.2, -16384
  %.1439.not.2 = icmp sgt i64 %.1437.2, %.931
  %.1447.2 = select i1 %.1439.not.2, i64 0, i64 128
  %.1435.1 = getelementptr i8, ptr %gep2022, i64 8
  %.1436.1 = load i64, ptr %.1435.1, align 8
  %.1437.1 = add i64 %.1436.1, -16384
  %.1439.not.1 = icmp sgt i64 %.1437.1, %.931
  %.1447.1 = select i1 %.1439.not.1, i64 0, i64 64
  %.1436 = load i64, ptr %gep2022, align 8
  %.1437 = add i64 %.1436, -16384
  %.1439.not = icmp sgt i64 %.1437, %.931
  %.1447 = select i1 %.1439.not, i64 0, i64 32
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.4.8.3, %.1447.3
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.1 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8, %.1447.2
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.2 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.1, %.1447.1
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.3 = or i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.2, %.1447
  br label %B7173824.endif
B7173824.endif:
  %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6 = phi i64 [ 1, %B985 ], [ %_run_sub_core_v31_select_v62__open_masks_v72_opened.6.8.3, %B7173824.endif.loopexit ]
  %.1487 = load i64, ptr %sunkaddr812, align 8
  %.1488 = getelementptr i64, ptr %arg.s, i64 %.1487
  %.15751975.not = icmp slt i64 %.1066, 1
  br i1 %.15751975.not, label %B7214529, label %B7173916.lr.ph
B7173916.lr.ph:
  %245 = mul i64 %.1066, %222
  %246 = shl i64 %.1075, 3
  %247 = getelementptr i8, ptr %arg.s, i64 %245
  %scevgep578 = getelementptr i8, ptr %247, i64 %246
  %248 = shl i64 %.1066, 4
  %249 = icmp ult i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 2
  %250 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 1
  %.1771.not.us = icmp eq i64 %250, 0
  %251 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 2
  %.1771.not.us.1 = icmp eq i64 %251, 0
  %252 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 4
  %.1771.not.us.1210 = icmp eq i64 %252, 0
  %253 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 8
  %.1771.not.us.1.1 = icmp eq i64 %253, 0
  %lsr.iv.next582.1 = shl i64 %.1066, 5
  %254 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 16
  %.1771.not.us.2 = icmp eq i64 %254, 0
  %255 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 32
  %.1771.not.us.1.2 = icmp eq i64 %255, 0
  %lsr.iv.next582.2 = mul i64 %.1066, 48
  %256 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 64
  %.1771.not.us.3 = icmp eq i64 %256, 0
  %257 = and i64 %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6, 128
  %.1771.not.us.1.3 = icmp eq i64 %257, 0
  br label %B7173916.us
B7173916.us:
  %lsr.iv584 = phi ptr [ %scevgep585, %B7174292.B7174552_crit_edge.us ], [ %.1081, %B7173916.lr.ph ]
  %lsr.iv579 = phi ptr [ %scevgep580, %B7174292.B7174552_crit_edge.us ], [ %scevgep578, %B7173916.lr.ph ]
  %_run_sub_core_v31_select_v62_some.2.61978.us = phi i64 [ %.1811.us, %B7174292.B7174552_crit_edge.us ], [ 0, %B7173916.lr.ph ]
  %.158119701976.us = phi i64 [ %.1588.us, %B7174292.B7174552_crit_edge.us ], [ 0, %B7173916.lr.ph ]
  %invariant.gep.us = getelementptr i64, ptr %.1081, i64 %.158119701976.us
  br i1 %249, label %B7174332.us.epil, label %B7174332.us.preheader
B7174332.us.preheader:
  br i1 %.1771.not.us, label %B7174496.us, label %B7174448.us
B7174448.us:
  %.1782.us = load i64, ptr %lsr.iv584, align 8
  br label %B7174496.us
B7174496.us:
  %_run_sub_core_v31_select_v62_free.3.8.us = phi i64 [ %.1782.us, %B7174448.us ], [ 0, %B7174332.us.preheader ]
  br i1 %.1771.not.us.1, label %B7174496.us.1, label %B7174448.us.1
B7174448.us.1:
  %.1782.us.1 = load i64, ptr %lsr.iv579, align 8
  %.1784.us.1 = or i64 %.1782.us.1, %_run_sub_core_v31_select_v62_free.3.8.us
  br label %B7174496.us.1
B7174496.us.1:
  %_run_sub_core_v31_select_v62_free.3.8.us.1 = phi i64 [ %.1784.us.1, %B7174448.us.1 ], [ %_run_sub_core_v31_select_v62_free.3.8.us, %B7174496.us ]
  br i1 %.1771.not.us.1210, label %B7174496.us.1215, label %B7174448.us.1213
B7174448.us.1213:
  %scevgep586.1 = getelementptr i8, ptr %lsr.iv584, i64 %248
  %.1782.us.1211 = load i64, ptr %scevgep586.1, align 8
  %.1784.us.1212 = or i64 %.1782.us.1211, %_run_sub_core_v31_select_v62_free.3.8.us.1
  br label %B7174496.us.1215
B7174496.us.1215:
  %_run_sub_core_v31_select_v62_free.3.8.us.1214 = phi i64 [ %.1784.us.1212, %B7174448.us.1213 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.1, %B7174496.us.1 ]
  br i1 %.1771.not.us.1.1, label %B7174496.us.1.1, label %B7174448.us.1.1
B7174448.us.1.1:
  %scevgep583.1 = getelementptr i8, ptr %lsr.iv579, i64 %248
  %.1782.us.1.1 = load i64, ptr %scevgep583.1, align 8
  %.1784.us.1.1 = or i64 %.1782.us.1.1, %_run_sub_core_v31_select_v62_free.3.8.us.1214
  br label %B7174496.us.1.1
B7174496.us.1.1:
  %_run_sub_core_v31_select_v62_free.3.8.us.1.1 = phi i64 [ %.1784.us.1.1, %B7174448.us.1.1 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.1214, %B7174496.us.1215 ]
  br i1 %.1771.not.us.2, label %B7174496.us.2, label %B7174448.us.2
B7174448.us.2:
  %scevgep586.2 = getelementptr i8, ptr %lsr.iv584, i64 %lsr.iv.next582.1
  %.1782.us.2 = load i64, ptr %scevgep586.2, align 8
  %.1784.us.2 = or i64 %.1782.us.2, %_run_sub_core_v31_select_v62_free.3.8.us.1.1
  br label %B7174496.us.2
B7174496.us.2:
  %_run_sub_core_v31_select_v62_free.3.8.us.2 = phi i64 [ %.1784.us.2, %B7174448.us.2 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.1.1, %B7174496.us.1.1 ]
  br i1 %.1771.not.us.1.2, label %B7174496.us.1.2, label %B7174448.us.1.2
B7174448.us.1.2:
  %scevgep583.2 = getelementptr i8, ptr %lsr.iv579, i64 %lsr.iv.next582.1
  %.1782.us.1.2 = load i64, ptr %scevgep583.2, align 8
  %.1784.us.1.2 = or i64 %.1782.us.1.2, %_run_sub_core_v31_select_v62_free.3.8.us.2
  br label %B7174496.us.1.2
B7174496.us.1.2:
  %_run_sub_core_v31_select_v62_free.3.8.us.1.2 = phi i64 [ %.1784.us.1.2, %B7174448.us.1.2 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.2, %B7174496.us.2 ]
  br i1 %.1771.not.us.3, label %B7174496.us.3, label %B7174448.us.3
B7174448.us.3:
  %scevgep586.3 = getelementptr i8, ptr %lsr.iv584, i64 %lsr.iv.next582.2
  %.1782.us.3 = load i64, ptr %scevgep586.3, align 8
  %.1784.us.3 = or i64 %.1782.us.3, %_run_sub_core_v31_select_v62_free.3.8.us.1.2
  br label %B7174496.us.3
B7174496.us.3:
  %_run_sub_core_v31_select_v62_free.3.8.us.3 = phi i64 [ %.1784.us.3, %B7174448.us.3 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.1.2, %B7174496.us.1.2 ]
  br i1 %.1771.not.us.1.3, label %B7174332.us.epil, label %B7174448.us.1.3
B7174448.us.1.3:
  %scevgep583.3 = getelementptr i8, ptr %lsr.iv579, i64 %lsr.iv.next582.2
  %.1782.us.1.3 = load i64, ptr %scevgep583.3, align 8
  %.1784.us.1.3 = or i64 %.1782.us.1.3, %_run_sub_core_v31_select_v62_free.3.8.us.3
  br label %B7174332.us.epil
B7174332.us.epil:
  %_run_sub_core_v31_select_v62_free.2.71965.us.epil.init = phi i64 [ 0, %B7173916.us ], [ %.1784.us.1.3, %B7174448.us.1.3 ], [ %_run_sub_core_v31_select_v62_free.3.8.us.3, %B7174496.us.3 ]
  %.172819611963.us.epil.init = phi i64 [ 0, %B7173916.us ], [ 8, %B7174448.us.1.3 ], [ 8, %B7174496.us.3 ]
  %258 = shl i64 1, %.172819611963.us.epil.init
  %259 = and i64 %258, %_run_sub_core_v31_select_v62__open_masks_v72_opened.7.6
  %.1771.not.us.epil = icmp eq i64 %259, 0
  br i1 %.1771.not.us.epil, label %B7174292.B7174552_crit_edge.us, label %B7174448.us.epil
B7174448.us.epil:
  %.1775.us.epil = mul i64 %.172819611963.us.epil.init, %.1066
  %gep.us.epil = getelementptr i64, ptr %invariant.gep.us, i64 %.1775.us.epil
  %.1782.us.epil = load i64, ptr %gep.us.epil, align 8
  %.1784.us.epil = or i64 %.1782.us.epil, %_run_sub_core_v31_select_v62_free.2.71965.us.epil.init
  br label %B7174292.B7174552_crit_edge.us
B7174292.B7174552_crit_edge.us:
  %_run_sub_core_v31_select_v62_free.3.8.us.epil = phi i64 [ %.1784.us.epil, %B7174448.us.epil ], [ %_run_sub_core_v31_select_v62_free.2.71965.us.epil.init, %B7174332.us.epil ]
  %.1588.us = add i64 %.158119701976.us, 1
  %.1805.us = getelementptr i64, ptr %.1488, i64 %.158119701976.us
  store i64 %_run_sub_core_v31_select_v62_free.3.8.us.epil, ptr %.1805.us, align 8
  %.1811.us = or i64 %_run_sub_core_v31_select_v62_free.3.8.us.epil, %_run_sub_core_v31_select_v62_some.2.61978.us
  %scevgep580 = getelementptr i8, ptr %lsr.iv579, i64 8
  %scevgep585 = getelementptr i8, ptr %lsr.iv584, i64 8
  %exitcond2172.not = icmp eq i64 %.1588.us, %.1066
  br i1 %exitcond2172.not, label %B7174648, label %B7173916.us
B7201047.endif:
  %word.3.1.i193 = phi i64 [ %.12.i182, %B40.i185 ], [ %.63.i203, %B132.i202 ]
  %free.2.1.i194 = phi i64 [ %.49.i190, %B40.i185 ], [ %.90.i206, %B132.i202 ]
  %.107.i195 = shl i64 %word.3.1.i193, 6
  %.117.i196 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i194, i1 true)
  %.118.i197 = or i64 %.117.i196, %.107.i195
  %.2075 = icmp sgt i64 %word.3.1.i193, -1
  br i1 %.2075, label %B7201231, label %B40.i211
B7214565.endif:
  store i64 %.11.i233, ptr %.80921932200, align 8
  br label %B924.backedge
B7214585.endif:
  store i64 %.11.i233, ptr %.81021942199, align 8
  %.2380 = load i64, ptr %sunkaddr789, align 8
  %.2381 = getelementptr i64, ptr %arg.s, i64 %.2380
  %.2383 = getelementptr i64, ptr %.2381, i64 %.80821922201
  %.2388 = getelementptr i8, ptr %.2383, i64 48
  %.2389 = load i64, ptr %.2388, align 8
  %.2390 = icmp sgt i64 %.2389, 0
  br i1 %.2390, label %B7214587, label %B14346535
B7397382.endif:
  %sunkaddr817 = getelementptr i8, ptr %.2729, i64 80
  %.2891 = load i64, ptr %sunkaddr817, align 8
  %.2915 = getelementptr i8, ptr %.2667, i64 80
  %.2916 = load i64, ptr %.2915, align 8
  %.2925 = getelementptr i8, ptr %.2667, i64 88
  %.2926 = load i64, ptr %.2925, align 8
  %.2927 = ashr i64 %.2926, 4
  %.11.i235 = tail call i64 @llvm.smin.i64(i64 %.2927, i64 %.931)
  %.2962 = icmp sgt i64 %.11.i235, %.2916
  br i1 %.2962, label %B7397424, label %B7397498
B7452183.endif:
  %sunkaddr819 = getelementptr i8, ptr %.2729, i64 80
  %.3324 = load i64, ptr %sunkaddr819, align 8
  %.3348 = getelementptr i8, ptr %.2667, i64 80
  %.3349 = load i64, ptr %.3348, align 8
  %.3358 = getelementptr i8, ptr %.2667, i64 88
  %.3359 = load i64, ptr %.3358, align 8
  %.3360 = ashr i64 %.3359, 4
  %.11.i236 = tail call i64 @llvm.smin.i64(i64 %.3360, i64 %.931)
  %.3395 = icmp sgt i64 %.11.i236, %.3349
  br i1 %.3395, label %B7452185, label %B7452207
B7452570.endif.else:
  %.3648 = icmp ne i64 %.3631, -9223372036854775808
  %.3649 = icmp ne i64 %.3634, -1
  %.3650.not = or i1 %.3648, %.3649
  br i1 %.3650.not, label %B7452570.endif.else.if, label %B7452570.endif.endif
B7452570.endif.endif:
  %quot.4.0 = phi i64 [ 0, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB3v96B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State6Entrys12Transactionsxxxx.exit ], [ 0, %B7452570.endif.else ], [ %spec.select1798, %272 ]
  %.3676 = add i64 %quot.4.0, %.931
  br label %B7452629
B7452570.endif.else.if:
  %260 = or i64 %.3634, %.3631
  %261 = icmp ult i64 %260, 4294967296
  br i1 %261, label %262, label %269
262:
  %263 = trunc i64 %.3634 to i32
  %264 = trunc i64 %.3631 to i32
  %265 = udiv i32 %264, %263
  %266 = urem i32 %264, %263
  %267 = zext i32 %265 to i64
  %268 = zext i32 %266 to i64
  br label %272
269:
  %270 = sdiv i64 %.3631, %.3634
  %271 = srem i64 %.3631, %.3634
  br label %272
272:
  %273 = phi i64 [ %267, %262 ], [ %270, %269 ]
  %274 = phi i64 [ %268, %262 ], [ %271, %269 ]
  %.3655 = xor i64 %274, %.3634
  %.3656 = icmp slt i64 %.3655, 0
  %.3657 = icmp ne i64 %274, 0
  %.3658 = and i1 %.3657, %.3656
  %.3663 = sext i1 %.3658 to i64
  %spec.select1798 = add i64 %273, %.3663
  br label %B7452570.endif.endif
B7452689.endif:
  %sunkaddr824 = getelementptr i8, ptr %.2729, i64 80
  %.3740 = load i64, ptr %sunkaddr824, align 8
  %sunkaddr826 = getelementptr i8, ptr %.2729, i64 8
  %.3743 = load i64, ptr %sunkaddr826, align 8
  %.3763 = getelementptr i8, ptr %.2667, i64 80
  %.3764 = load i64, ptr %.3763, align 8
  %.3773 = getelementptr i8, ptr %.2667, i64 88
  %.3774 = load i64, ptr %.3773, align 8
  %.3775 = ashr i64 %.3774, 4
  %.11.i237 = tail call i64 @llvm.smin.i64(i64 %.3775, i64 %.931)
  %.3810 = icmp sgt i64 %.11.i237, %.3764
  br i1 %.3810, label %B7452703, label %B7453043
B10760103.endif:
  %.4735.pre = phi i64 [ %.4767, %B10760151 ], [ %.4525, %B10760103.endif.preheader ]
  %_run_sub_core_v31_advance_v33_pc.2.8 = phi i64 [ %.4746, %B10760151 ], [ %.4498, %B10760103.endif.preheader ]
  %.4545 = getelementptr i64, ptr %arg.c, i64 %.4735.pre
  %.4548.idx = mul i64 %_run_sub_core_v31_advance_v33_pc.2.8, 104
  %.4548 = getelementptr i8, ptr %.4545, i64 %.4548.idx
  %.4560 = getelementptr i8, ptr %.4548, i64 48
  %.4561 = load i64, ptr %.4560, align 8
  %.4562 = getelementptr i8, ptr %.4548, i64 56
  %.4563 = load i64, ptr %.4562, align 8
  %.4600 = sub i64 %.4563, %.4561
  %.46431990.not = icmp slt i64 %.4600, 1
  br i1 %.46431990.not, label %B10760149, label %B10760105.backedge.preheader
B10760105.backedge.preheader:
  %.4683 = load i64, ptr %sunkaddr827, align 8
  %xtraiter528 = and i64 %.4600, 3
  %275 = sub i64 %.4561, %.4563
  %276 = icmp ugt i64 %275, -4
  br i1 %276, label %B10760105.backedge.epil.preheader, label %B10760105.backedge.preheader.new
B10760105.backedge.preheader.new:
  %unroll_iter533 = and i64 %.4600, 9223372036854775804
  %277 = shl i64 %.4683, 3
  %scevgep609 = getelementptr i8, ptr %scevgep608, i64 %277
  br label %B10760105.backedge
B10760169.endif:
  %.4808 = load i64, ptr %sunkaddr676, align 8
  %.4809 = getelementptr i64, ptr %arg.c, i64 %.4808
  %.4812.idx = mul i64 %_run_sub_core_v31_advance_v33_pc.3.7, 104
  %.4812 = getelementptr i8, ptr %.4809, i64 %.4812.idx
  %.4845 = getelementptr i8, ptr %.4812, i64 48
  %.4846 = load i64, ptr %.4845, align 8
  %.4847 = getelementptr i8, ptr %.4812, i64 56
  %.4848 = load i64, ptr %.4847, align 8
  %.4885 = sub i64 %.4848, %.4846
  %.49282009.not = icmp slt i64 %.4885, 1
  br i1 %.49282009.not, label %B10760223, label %B10760187.backedge.preheader
B10760187.backedge.preheader:
  %.4968 = load i64, ptr %sunkaddr827, align 8
  %xtraiter535 = and i64 %.4885, 3
  %278 = sub i64 %.4846, %.4848
  %279 = icmp ugt i64 %278, -4
  br i1 %279, label %B10760187.backedge.epil.preheader, label %B10760187.backedge.preheader.new
B10760187.backedge.preheader.new:
  %unroll_iter540 = and i64 %.4885, 9223372036854775804
  %280 = shl i64 %.4968, 3
  %scevgep622 = getelementptr i8, ptr %scevgep608, i64 %280
  br label %B10760187.backedge
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal fastcc void @f3(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, ptr %arg.streams.4, i64 %arg.core, i64 %arg.slot, i64 %arg.t)  {
B0:
  %.461 = alloca ptr, align 8
  %.28 = getelementptr i8, ptr %arg.S, i64 144
  %.29 = load i64, ptr %.28, align 8
  %.34 = getelementptr i8, ptr %arg.S, i64 152
  %.35 = load i64, ptr %.34, align 8
  %.37.not = icmp slt i64 %.29, %.35
  br i1 %.37.not, label %B176.endif, label %B40
B40:
  %.46 = getelementptr i8, ptr %arg.S, i64 160
  %.47 = load i64, ptr %.46, align 8
  %.48 = icmp eq i64 %.47, 0
  br i1 %.48, label %B62, label %common.ret
B62:
  %.51 = getelementptr i8, ptr %arg.S, i64 544
  %.52 = load i64, ptr %.51, align 8
  %.53 = getelementptr i64, ptr %arg.S, i64 %.52
  %.55 = getelementptr i8, ptr %arg.S, i64 192
  %.56 = load i64, ptr %.55, align 8
  %.58.idx = mul i64 %.56, 24
  %.58 = getelementptr i8, ptr %.53, i64 %.58.idx
  store i64 %arg.core, ptr %.58, align 8
  %.65 = getelementptr i8, ptr %.58, i64 8
  store i64 %arg.slot, ptr %.65, align 8
  %.70 = getelementptr i8, ptr %.58, i64 16
  store i64 %arg.t, ptr %.70, align 8
  %.76 = load i64, ptr %.55, align 8
  %.77 = add i64 %.76, 1
  store i64 %.77, ptr %.55, align 8
  br label %common.ret
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B290:
  %.157 = getelementptr i8, ptr %arg.C, i64 240
  %.158 = load i64, ptr %.157, align 8
  %.160 = add i64 %.158, %.11.i
  br label %B310.endif.endif.endif
B716:
  %start.5.0104 = phi i64 [ %.425, %B716.endif ], [ %.209, %B716.preheader ]
  %.38999102 = phi i64 [ %.396, %B716.endif ], [ 0, %B716.preheader ]
  %.396 = add i64 %.38999102, 1
  %.423 = load i64, ptr %sunkaddr16, align 8
  %.9.i = load i64, ptr %.234, align 8
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %0 = or i64 %.9.i, %.38999102
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
  %tmp15 = trunc i64 %.38999102 to i32
  %4 = urem i32 %tmp15, %3
  %5 = zext i32 %4 to i64
  br label %8
6:
  %7 = srem i64 %.38999102, %.9.i
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
  %start.5.0.lcssa = phi i64 [ %.209, %B310.endif.endif.endif ], [ %.425, %B716.endif ]
  %.500 = load i64, ptr %.169, align 8
  %.501 = getelementptr i64, ptr %arg.S, i64 %.500
  %.506 = getelementptr i64, ptr %.501, i64 %arg.core
  store i64 %start.5.0.lcssa, ptr %.506, align 8
  br label %common.ret
B176.endif:
  %.95 = getelementptr i8, ptr %arg.C, i64 168
  %.96 = load i64, ptr %.95, align 8
  %.98 = add i64 %.96, %.29
  store i64 %.98, ptr %.28, align 8
  %.103 = getelementptr i8, ptr %arg.S, i64 136
  %.104 = load i64, ptr %.103, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.104, i64 %arg.t)
  %.144 = getelementptr i8, ptr %arg.C, i64 232
  %.145 = load i64, ptr %.144, align 8
  %.147 = add i64 %.145, %.11.i
  store i64 %.147, ptr %.103, align 8
  %.152 = icmp sgt i64 %arg.t, 0
  br i1 %.152, label %B290, label %B310.endif.endif.endif
B310.endif.endif.endif:
  %start.4.0 = phi i64 [ %.160, %B290 ], [ %.11.i, %B176.endif ]
  %.169 = getelementptr i8, ptr %arg.S, i64 472
  %.170 = load i64, ptr %.169, align 8
  %.171 = getelementptr i64, ptr %arg.S, i64 %.170
  %.173 = getelementptr i64, ptr %.171, i64 %arg.core
  %.174 = load i64, ptr %.173, align 8
  %.11.i5 = tail call i64 @llvm.smax.i64(i64 %.174, i64 %start.4.0)
  %.207 = getelementptr i8, ptr %arg.C, i64 216
  %.208 = load i64, ptr %.207, align 8
  %.209 = add i64 %.208, %.11.i5
  %.214 = getelementptr i8, ptr %arg.C, i64 160
  %.215 = load i64, ptr %.214, align 8
  %.217 = mul i64 %.215, %arg.core
  %.219 = add i64 %.217, %arg.slot
  %.224 = getelementptr i8, ptr %arg.S, i64 480
  %.225 = load i64, ptr %.224, align 8
  %.232 = load i64, ptr %.95, align 8
  %.234 = getelementptr i8, ptr %arg.C, i64 176
  %.235 = load i64, ptr %.234, align 8
  %.11.i6 = tail call i64 @llvm.smin.i64(i64 %.235, i64 %.232)
  %.226 = getelementptr i64, ptr %arg.S, i64 %.225
  %.229.idx = mul i64 %.219, 40
  %.229 = getelementptr i8, ptr %.226, i64 %.229.idx
  %.265 = getelementptr i8, ptr %arg.S, i64 216
  %.266 = load i64, ptr %.265, align 8
  %.267 = getelementptr i8, ptr %.229, i64 16
  store i64 %.266, ptr %.267, align 8
  %.272 = add i64 %.266, 1
  store i64 %.272, ptr %.265, align 8
  %.278 = load i64, ptr %.95, align 8
  store i64 %.278, ptr %.229, align 8
  %.281 = getelementptr i8, ptr %.229, i64 8
  store i64 0, ptr %.281, align 8
  %.284 = getelementptr i8, ptr %.229, i64 32
  store i64 %.29, ptr %.284, align 8
  %.288 = getelementptr i8, ptr %.229, i64 24
  store i64 %.11.i6, ptr %.288, align 8
  %.293 = load i64, ptr %.267, align 8
  %.295.idx = shl i64 %.293, 5
  %.295 = getelementptr i8, ptr %arg.streams.4, i64 %.295.idx
  store i64 %.209, ptr %.295, align 8
  %.299 = getelementptr i8, ptr %.295, i64 16
  store i64 %arg.core, ptr %.299, align 8
  %.302 = getelementptr i8, ptr %.295, i64 24
  store i64 %arg.slot, ptr %.302, align 8
  %.383101.not = icmp slt i64 %.11.i6, 1
  br i1 %.383101.not, label %B814, label %B716.preheader
B716.preheader:
  %sunkaddr16 = getelementptr i8, ptr %arg.C, i64 224
  %sunkaddr17 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr18 = getelementptr i8, ptr %arg.C, i64 152
  br label %B716
B716.endif:
  %.1026.i = phi i64 [ %.10214.i, %22 ], [ %.102.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %22 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.425 = add i64 %.423, %start.5.0104
  call fastcc void @f9(ptr %.461, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, i64 %.219, i64 %.145.i, i64 %.38999102, i64 %.425)
  %exitcond.not = icmp eq i64 %.11.i6, %.396
  br i1 %exitcond.not, label %B814, label %B716
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define internal fastcc void @f9(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.0, i64 %arg.group, i64 %arg.index, i64 %arg.number, i64 %arg.t)  {
B0.endif:
  %.25 = getelementptr i8, ptr %arg.S, i64 408
  %.26 = load i64, ptr %.25, align 8
  %.27 = getelementptr i64, ptr %arg.S, i64 %.26
  %.30.idx = mul i64 %arg.index, 176
  %.30 = getelementptr i8, ptr %.27, i64 %.30.idx
  %.36 = getelementptr i8, ptr %arg.S, i64 480
  %.37 = load i64, ptr %.36, align 8
  %.38 = getelementptr i64, ptr %arg.S, i64 %.37
  %.40.idx = mul i64 %arg.group, 40
  %.40 = getelementptr i8, ptr %.38, i64 %.40.idx
  %.41 = getelementptr i8, ptr %.40, i64 32
  %.42 = load i64, ptr %.41, align 8
  %.43 = add i64 %.42, %arg.number
  %.45.idx = mul i64 %.43, 24
  %.45 = getelementptr i8, ptr %arg.streams.0, i64 %.45.idx
  tail call void @llvm.memset.p0.i64(ptr %.30, i8 0, i64 16, i1 false)
  %.53 = load i64, ptr %.45, align 8
  %.54 = add i64 %.53, -1
  %.56 = getelementptr i8, ptr %.30, i64 16
  store i64 %.54, ptr %.56, align 8
  %.58 = getelementptr i8, ptr %.45, i64 8
  %.59 = load i64, ptr %.58, align 8
  %.61 = getelementptr i8, ptr %.30, i64 24
  store i64 %.59, ptr %.61, align 8
  %.63 = getelementptr i8, ptr %.45, i64 16
  %.64 = load i64, ptr %.63, align 8
  %.66 = getelementptr i8, ptr %.30, i64 40
  store i64 %.64, ptr %.66, align 8
  %.69 = getelementptr i8, ptr %.30, i64 32
  store i64 0, ptr %.69, align 8
  %.72 = getelementptr i8, ptr %.30, i64 48
  %.78 = getelementptr i8, ptr %.30, i64 64
  tail call void @llvm.memset.p0.i64(ptr %.72, i8 0, i64 16, i1 false)
  store i64 %arg.group, ptr %.78, align 8
  %.81 = getelementptr i8, ptr %.30, i64 72
  store i64 %arg.number, ptr %.81, align 8
  %.85 = getelementptr i8, ptr %.30, i64 80
  store i64 %arg.t, ptr %.85, align 8
  %.88 = getelementptr i8, ptr %.30, i64 88
  %.100 = getelementptr i8, ptr %.30, i64 120
  tail call void @llvm.memset.p0.i64(ptr %.88, i8 0, i64 32, i1 false)
  store i64 -1, ptr %.100, align 8
  %.103 = getelementptr i8, ptr %.30, i64 136
  store i64 1, ptr %.103, align 8
  %.106 = getelementptr i8, ptr %.30, i64 144
  %.112 = getelementptr i8, ptr %arg.C, i64 184
  tail call void @llvm.memset.p0.i64(ptr %.106, i8 0, i64 16, i1 false)
  %.113 = load i64, ptr %.112, align 8
  %.19552.not = icmp slt i64 %.113, 1
  br i1 %.19552.not, label %B484, label %B438.lr.ph
B438.lr.ph:
  %xtraiter = and i64 %.113, 3
  %0 = icmp ult i64 %.113, 4
  %.pre = shl i64 %arg.index, 3
  br i1 %0, label %B438.epil.preheader, label %B438.lr.ph.new
B438.lr.ph.new:
  %scevgep4 = getelementptr i8, ptr %arg.S, i64 16
  %1 = lshr i64 %.113, 2
  %2 = mul i64 %1, -4
  %sunkaddr18 = getelementptr i8, ptr %arg.S, i64 448
  br label %B438
B438:
  %lsr.iv16 = phi i64 [ %lsr.iv.next17, %B438 ], [ %2, %B438.lr.ph.new ]
  %lsr.iv5 = phi ptr [ %scevgep6, %B438 ], [ %scevgep4, %B438.lr.ph.new ]
  %.235 = load i64, ptr %sunkaddr18, align 8
  %.239 = load i64, ptr %.112, align 8
  %3 = mul i64 %.239, %.pre
  %4 = shl i64 %.235, 3
  %5 = getelementptr i8, ptr %lsr.iv5, i64 %3
  %scevgep14 = getelementptr i8, ptr %5, i64 %4
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -16
  store i64 0, ptr %scevgep15, align 8
  %.235.1 = load i64, ptr %sunkaddr18, align 8
  %.239.1 = load i64, ptr %.112, align 8
  %6 = mul i64 %.239.1, %.pre
  %7 = shl i64 %.235.1, 3
  %8 = getelementptr i8, ptr %lsr.iv5, i64 %6
  %scevgep12 = getelementptr i8, ptr %8, i64 %7
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -8
  store i64 0, ptr %scevgep13, align 8
  %.235.2 = load i64, ptr %sunkaddr18, align 8
  %.239.2 = load i64, ptr %.112, align 8
  %9 = mul i64 %.239.2, %.pre
  %10 = shl i64 %.235.2, 3
  %11 = getelementptr i8, ptr %lsr.iv5, i64 %9
  %scevgep11 = getelementptr i8, ptr %11, i64 %10
  store i64 0, ptr %scevgep11, align 8
  %.235.3 = load i64, ptr %sunkaddr18, align 8
  %.239.3 = load i64, ptr %.112, align 8
  %12 = mul i64 %.239.3, %.pre
  %13 = shl i64 %.235.3, 3
  %14 = getelementptr i8, ptr %lsr.iv5, i64 %12
  %scevgep3 = getelementptr i8, ptr %14, i64 %13
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 8
  store i64 0, ptr %scevgep5, align 8
  %scevgep6 = getelementptr i8, ptr %lsr.iv5, i64 32
  %lsr.iv.next17 = add i64 %lsr.iv16, 4
  %niter.ncmp.3 = icmp eq i64 %lsr.iv.next17, 0
  br i1 %niter.ncmp.3, label %B484.loopexit.unr-lcssa, label %B438
B484.loopexit.unr-lcssa:
  %unroll_iter = and i64 %.113, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B484, label %B438.epil.preheader
B438.epil.preheader:
  %.2015153.epil.init = phi i64 [ %unroll_iter, %B484.loopexit.unr-lcssa ], [ 0, %B438.lr.ph ]
  %15 = shl i64 %.2015153.epil.init, 3
  %scevgep = getelementptr i8, ptr %arg.S, i64 %15
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 448
  br label %B438.epil
B438.epil:
  %lsr.iv10 = phi i64 [ %lsr.iv.next, %B438.epil ], [ %xtraiter, %B438.epil.preheader ]
  %lsr.iv = phi ptr [ %scevgep8, %B438.epil ], [ %scevgep, %B438.epil.preheader ]
  %.235.epil = load i64, ptr %sunkaddr20, align 8
  %.239.epil = load i64, ptr %.112, align 8
  %16 = mul i64 %.239.epil, %.pre
  %17 = shl i64 %.235.epil, 3
  %18 = getelementptr i8, ptr %lsr.iv, i64 %16
  %scevgep2 = getelementptr i8, ptr %18, i64 %17
  store i64 0, ptr %scevgep2, align 8
  %scevgep8 = getelementptr i8, ptr %lsr.iv, i64 8
  %lsr.iv.next = add i64 %lsr.iv10, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B484, label %B438.epil
B484:
  %.251 = getelementptr i8, ptr %arg.C, i64 152
  %.252 = load i64, ptr %.251, align 8
  %.256 = icmp eq i64 %.252, 0
  br i1 %.256, label %B484.endif.endif, label %B484.else
B484.else:
  %.267 = icmp ne i64 %arg.index, -9223372036854775808
  %.268 = icmp ne i64 %.252, -1
  %.269.not = or i1 %.267, %.268
  br i1 %.269.not, label %B484.endif.else.if, label %B484.endif.endif
B484.endif.endif:
  %quot.047 = phi i64 [ 0, %B484 ], [ %spec.select, %42 ], [ 0, %B484.else ]
  %rem.1.0 = phi i64 [ 0, %B484 ], [ %spec.select49, %42 ], [ 0, %B484.else ]
  %.17.i = getelementptr i8, ptr %arg.S, i64 456
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
  br i1 %.36.i, label %B72.i, label %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.047, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B72.i:
  %.27.i3 = getelementptr i8, ptr %arg.S, i64 424
  %.28.i4 = load i64, ptr %.27.i3, align 8
  %.29.i = getelementptr i64, ptr %arg.S, i64 %.28.i4
  %.30.i5 = shl i64 %quot.047, 6
  %.33.i7 = mul i64 %.30.i5, %.34.i
  %.34.i8 = getelementptr i64, ptr %.29.i, i64 %.33.i7
  %.42.i9 = getelementptr i8, ptr %arg.S, i64 432
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
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
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
  %.241.us.i = load i64, ptr %.25, align 8
  %.242.us.i = getelementptr i64, ptr %arg.S, i64 %.241.us.i
  %.245.us.i = load i64, ptr %.251, align 8
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
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.86.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.84.i.pre-phi = phi i64 [ %.pre2, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i5, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i5, %B72.i ]
  %.86.i = phi i64 [ %.34.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.86.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
  %.81.i = getelementptr i8, ptr %arg.S, i64 424
  %.82.i = load i64, ptr %.81.i, align 8
  %.83.i = getelementptr i64, ptr %arg.S, i64 %.82.i
  %.87.i = mul i64 %.84.i.pre-phi, %.86.i
  %.88.i = getelementptr i64, ptr %.83.i, i64 %.87.i
  %.91.i = getelementptr i64, ptr %.88.i, i64 %rank.2.0.i
  store i64 %rem.1.0, ptr %.91.i, align 8
  %.96.i = add i64 %rank.2.0.i, 1
  store i64 %.96.i, ptr %.27.i, align 8
  %.368 = getelementptr i8, ptr %.30, i64 160
  store i64 %rank.2.0.i, ptr %.368, align 8
  %.12.i = load i64, ptr %.17.i, align 8
  %.13.i = getelementptr i64, ptr %arg.S, i64 %.12.i
  %.15.i = getelementptr i8, ptr %.13.i, i64 %.22.idx.i
  %.19.i1 = getelementptr i8, ptr %arg.S, i64 416
  %.20.i = load i64, ptr %.19.i1, align 8
  %.21.i = getelementptr i64, ptr %arg.S, i64 %.20.i
  %.23.i = load i64, ptr %.251, align 8
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
  %30 = or i64 %.252, %arg.index
  %31 = icmp ult i64 %30, 4294967296
  br i1 %31, label %32, label %39
32:
  %33 = trunc i64 %.252 to i32
  %34 = trunc i64 %arg.index to i32
  %35 = udiv i32 %34, %33
  %36 = urem i32 %34, %33
  %37 = zext i32 %35 to i64
  %38 = zext i32 %36 to i64
  br label %42
39:
  %40 = sdiv i64 %arg.index, %.252
  %41 = srem i64 %arg.index, %.252
  br label %42
42:
  %43 = phi i64 [ %37, %32 ], [ %40, %39 ]
  %44 = phi i64 [ %38, %32 ], [ %41, %39 ]
  %.274 = xor i64 %44, %.252
  %.275 = icmp slt i64 %.274, 0
  %.276 = icmp ne i64 %44, 0
  %.277 = and i1 %.276, %.275
  %.282 = sext i1 %.277 to i64
  %spec.select = add i64 %43, %.282
  %.328 = select i1 %.277, i64 %.252, i64 0
  %spec.select49 = add i64 %.328, %44
  br label %B484.endif.endif
B160.i:
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
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
  %at.3.1.i = phi i64 [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v82B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
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
  %.17 = getelementptr i8, ptr %arg.S, i64 176
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
  %sunkaddr75 = getelementptr i8, ptr %arg.S, i64 496
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
  %.530 = getelementptr i8, ptr %arg.S, i64 496
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
  %set_of_v103_line.2.0 = phi i64 [ %.66, %B306 ], [ %arg.line, %B0 ]
  %set_of_v103_fold.2.0 = phi i64 [ %.73, %B306 ], [ %.56, %B0 ]
  %.64 = ashr i64 %set_of_v103_line.2.0, %set_of_v103_fold.2.0
  %.66 = xor i64 %.64, %set_of_v103_line.2.0
  %.73 = shl i64 %set_of_v103_fold.2.0, 1
  %.76 = icmp slt i64 %set_of_v103_fold.2.0, 32
  br i1 %.76, label %B306, label %B328
B328:
  %set_of_v103_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.66, %B306 ]
  %.83 = getelementptr i8, ptr %arg.level, i64 40
  %.84 = load i64, ptr %.83, align 8
  %.86 = and i64 %.84, %set_of_v103_line.3.1
  %.102 = icmp slt i64 %.86, %.37
  br i1 %.102, label %B442, label %B394
B394:
  %.117 = icmp eq i64 %.37, 0
  br i1 %.117, label %B442, label %B394.else
B442:
  %set_of_v103__vphi146_0.2.0 = phi i64 [ %.86, %B328 ], [ 0, %B394 ], [ 0, %B394.else ], [ %spec.select249, %42 ]
  %.166 = add i64 %set_of_v103__vphi146_0.2.0, %.38
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
  %way_of_v104_way.2.1 = phi i64 [ %.256, %B630 ], [ 0, %B556.preheader ]
  %exitcond.not = icmp eq i64 %0, %way_of_v104_way.2.1
  br i1 %exitcond.not, label %B692, label %B630
B630:
  %.256 = add i64 %way_of_v104_way.2.1, 1
  %3 = shl i64 %way_of_v104_way.2.1, 3
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 %3
  %.278 = load i64, ptr %scevgep4, align 8
  %.282.not = icmp eq i64 %.278, %arg.line
  br i1 %.282.not, label %B660, label %B556
B660:
  %way_of_v104_way.3.0 = phi i64 [ 0, %B466 ], [ 0, %B442 ], [ %.256, %B630 ]
  %.308 = icmp eq i64 %way_of_v104_way.3.0, %.25
  br i1 %.308, label %B692, label %B14346752
B692:
  %.313 = getelementptr i8, ptr %arg.level, i64 56
  %.314 = load i64, ptr %.313, align 8
  %.316 = icmp sgt i64 %arg.write, %.314
  br i1 %.316, label %common.ret, label %B882
common.ret:
  %sectors_after_v100_held.2.0274.sink = phi i64 [ %sectors_after_v100_held.2.0274, %B14347220 ], [ 0, %B692 ]
  %sectors_after_v100_missing.3.0272.sink = phi i64 [ %sectors_after_v100_missing.3.0272, %B14347220 ], [ %arg.mask, %B692 ]
  %.999.sink = phi i64 [ %.999, %B14347220 ], [ -1, %B692 ]
  store i64 %sectors_after_v100_held.2.0274.sink, ptr %retptr, align 8
  %retptr.repack250 = getelementptr i8, ptr %retptr, i64 8
  store i64 %sectors_after_v100_missing.3.0272.sink, ptr %retptr.repack250, align 8
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
  %way_of_v102_way.2.1 = phi i64 [ %.395, %B1094 ], [ 0, %B1066.preheader ]
  %exitcond258.not = icmp eq i64 %4, %way_of_v102_way.2.1
  br i1 %exitcond258.not, label %B14346670, label %B1094
B1094:
  %.395 = add i64 %way_of_v102_way.2.1, 1
  %7 = shl i64 %way_of_v102_way.2.1, 3
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %7
  %.417 = load i64, ptr %scevgep2, align 8
  %.421.not = icmp eq i64 %.417, -1
  br i1 %.421.not, label %B1114, label %B1066
B1114:
  %way_of_v102_way.3.0 = phi i64 [ 0, %B968 ], [ 0, %B882 ], [ %.395, %B1094 ]
  %.447 = icmp eq i64 %way_of_v102_way.3.0, %.25
  br i1 %.447, label %B14346670, label %B14346730
B14346670:
  %arg.level.val = load i64, ptr %.24, align 8
  %8 = getelementptr i8, ptr %arg.level, i64 64
  %arg.level.val1 = load i64, ptr %8, align 8
  switch i64 %arg.level.val1, label %B14347249.i [
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
  br i1 %niter.ncmp.3.i, label %B14347289.loopexit.unr-lcssa.i, label %B132.i
B210.i:
  %.233.idx.i = shl i64 %arg.level.val, 5
  %.233.i = getelementptr i8, ptr %.182, i64 %.233.idx.i
  %.237.i = load i64, ptr %.233.i, align 8
  %.254.i = icmp sgt i64 %arg.level.val, 1
  br i1 %.254.i, label %B296.i, label %B388.i
B296.i:
  %tree_way_v108_node.2.0.i = phi i64 [ %.262.i, %B296.i ], [ 1, %B210.i ]
  %.257.i = shl i64 %tree_way_v108_node.2.0.i, 1
  %.26084.i = lshr i64 %.237.i, %tree_way_v108_node.2.0.i
  %.261.i = and i64 %.26084.i, 1
  %.262.i = or i64 %.261.i, %.257.i
  %.268.i = icmp slt i64 %.262.i, %arg.level.val
  br i1 %.268.i, label %B296.i, label %B388.i
B388.i:
  %tree_way_v108_node.3.1.i = phi i64 [ 1, %B210.i ], [ %.262.i, %B296.i ]
  %.276.i = sub i64 %tree_way_v108_node.3.1.i, %arg.level.val
  br label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit
B14347249.i:
  %.288.i = getelementptr i8, ptr %arg.S, i64 32
  %.289.i = load i64, ptr %.288.i, align 8
  %.290.i = mul i64 %.289.i, 1103515245
  %.291.i = add i64 %.290.i, 12345
  %.292.i = and i64 %.291.i, 2147483647
  store i64 %.292.i, ptr %.288.i, align 8
  %.308.i = icmp eq i64 %arg.level.val, 0
  br i1 %.308.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B14347249.else.if.i
B14347289.loopexit.unr-lcssa.i:
  %14 = or i64 %unroll_iter.i, 1
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.epil.i.preheader
B132.epil.i.preheader:
  %way.4.090.epil.i.ph = phi i64 [ %spec.select.3.i, %B14347289.loopexit.unr-lcssa.i ], [ 0, %B132.preheader.i ]
  %.1388688.epil.i.ph = phi i64 [ %14, %B14347289.loopexit.unr-lcssa.i ], [ 1, %B132.preheader.i ]
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
  br i1 %epil.iter.cmp.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.epil.i
B54.endif.i:
  %.42.idx.i = mul i64 %arg.level.val, 24
  %.42.i = getelementptr i8, ptr %.182, i64 %.42.idx.i
  %.87.i = add i64 %arg.level.val, -1
  %.13287.not.i = icmp slt i64 %.87.i, 1
  br i1 %.13287.not.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit, label %B132.preheader.i
B132.preheader.i:
  %16 = add i64 %arg.level.val, -2
  %xtraiter.i = and i64 %.87.i, 3
  %17 = icmp ult i64 %16, 3
  br i1 %17, label %B132.epil.i.preheader, label %B132.preheader.new.i
B132.preheader.new.i:
  %unroll_iter.i = and i64 %.87.i, 9223372036854775804
  br label %B132.i
B14347249.else.if.i:
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
  br label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit
_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit:
  %way.6.0.i = phi i64 [ %spec.select83.i, %26 ], [ %.276.i, %B388.i ], [ 0, %B14347249.i ], [ 0, %B54.endif.i ], [ %spec.select.3.i, %B14347289.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B132.epil.i ]
  %.489 = getelementptr i8, ptr %arg.level, i64 144
  %.490 = load i64, ptr %.489, align 8
  %.491.not = icmp eq i64 %.490, 0
  br i1 %.491.not, label %B14346704, label %B14346678
B14346678:
  %.498 = getelementptr i64, ptr %.199, i64 %way.6.0.i
  %.499 = load i64, ptr %.498, align 8
  %.503 = icmp sgt i64 %.499, %arg.t
  br i1 %.503, label %B14346682, label %B14346704
B14346682:
  %.14.i = load i64, ptr %.24, align 8
  %.17.idx.i = shl i64 %.14.i, 4
  %.17.i = getelementptr i8, ptr %.182, i64 %.17.idx.i
  %.23.idx.i = mul i64 %.14.i, 24
  %.23.i = getelementptr i8, ptr %.182, i64 %.23.idx.i
  %.11485.not.i = icmp slt i64 %.14.i, 1
  br i1 %.11485.not.i, label %B14346682.endif.endif, label %B146.i
B146.i:
  %first.2.089.i = phi i64 [ %spec.select.i, %B260.i ], [ 0, %B14346682 ]
  %free.2.088.i = phi i64 [ %free.3.1.i, %B260.i ], [ -1, %B14346682 ]
  %.1208486.i = phi i64 [ %.127.i, %B260.i ], [ 0, %B14346682 ]
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
  br label %B14346682.endif.endif
B14346704:
  %way.4.0 = phi i64 [ %44, %B14346682.endif.endif ], [ %way.6.0.i, %B14346678 ], [ %way.6.0.i, %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.exit ]
  %.582 = getelementptr i64, ptr %.182, i64 %way.4.0
  %.583 = load i64, ptr %.582, align 8
  %.585 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %.583, ptr %.585, align 8
  %.589 = getelementptr i64, ptr %.190, i64 %way.4.0
  %.590 = load i64, ptr %.589, align 8
  %.593 = lshr i64 %.590, 32
  store i64 %.593, ptr %.204, align 8
  br label %B14346730
B14346730:
  %way.5.0 = phi i64 [ %way.4.0, %B14346704 ], [ %way_of_v102_way.3.0, %B1114 ]
  %.607 = getelementptr i64, ptr %.182, i64 %way.5.0
  store i64 %arg.line, ptr %.607, align 8
  %.613 = getelementptr i64, ptr %.190, i64 %way.5.0
  store i64 0, ptr %.613, align 8
  %.617 = getelementptr i64, ptr %.199, i64 %way.5.0
  store i64 0, ptr %.617, align 8
  br label %B14346752
B14346752:
  %way.6.0 = phi i64 [ %way.5.0, %B14346730 ], [ %way_of_v104_way.3.0, %B660 ]
  %.631 = getelementptr i8, ptr %arg.level, i64 64
  %.632 = load i64, ptr %.631, align 8
  %.633 = icmp eq i64 %.632, 1
  br i1 %.633, label %B14346768, label %B14346908
B14346768:
  %.640.idx = shl i64 %.25, 5
  %.640 = getelementptr i8, ptr %.182, i64 %.640.idx
  %.647 = load i64, ptr %.640, align 8
  %.662 = ashr i64 %.25, 1
  %.666 = icmp sgt i64 %.662, 0
  br i1 %.666, label %B14346801, label %B14346885
B14346801:
  %tree_after_v101_tree.2.0 = phi i64 [ %.694, %B14346801 ], [ %.647, %B14346768 ]
  %tree_after_v101_node.2.0 = phi i64 [ %.701, %B14346801 ], [ 1, %B14346768 ]
  %tree_after_v101_half.2.0 = phi i64 [ %.705, %B14346801 ], [ %.662, %B14346768 ]
  %.675 = and i64 %tree_after_v101_half.2.0, %way.6.0
  %.676.not = icmp ne i64 %.675, 0
  %spec.select = zext i1 %.676.not to i64
  %.689 = shl i64 1, %tree_after_v101_node.2.0
  %.691 = or i64 %.689, %tree_after_v101_tree.2.0
  %.693 = shl i64 %spec.select, %tree_after_v101_node.2.0
  %.694 = xor i64 %.693, %.691
  %.700 = shl i64 %tree_after_v101_node.2.0, 1
  %.701 = or i64 %.700, %spec.select
  %.705 = lshr i64 %tree_after_v101_half.2.0, 1
  %.708.not = icmp eq i64 %.705, 0
  br i1 %.708.not, label %B14346885, label %B14346801
B14346885:
  %tree_after_v101_tree.3.1 = phi i64 [ %.647, %B14346768 ], [ %.694, %B14346801 ]
  store i64 %tree_after_v101_tree.3.1, ptr %.640, align 8
  br label %B14346932
B14346908:
  %.733 = getelementptr i8, ptr %arg.S, i64 24
  %.734 = load i64, ptr %.733, align 8
  %.735 = add i64 %.734, 1
  store i64 %.735, ptr %.733, align 8
  %.747.idx = mul i64 %.25, 24
  %.747 = getelementptr i8, ptr %.182, i64 %.747.idx
  %.749 = getelementptr i64, ptr %.747, i64 %way.6.0
  store i64 %.735, ptr %.749, align 8
  br label %B14346932
B14346932:
  %.754 = getelementptr i64, ptr %.190, i64 %way.6.0
  %.755 = load i64, ptr %.754, align 8
  %.761 = getelementptr i8, ptr %arg.level, i64 48
  %.762 = load i64, ptr %.761, align 8
  %.788 = and i64 %.755, %arg.mask
  %.807.not = icmp eq i64 %arg.write, 0
  br i1 %.807.not, label %B14347115, label %B14346954
B14346954:
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
  %sectors_after_v100_held.2.0268 = select i1 %.885266, i64 0, i64 %.788
  %.898269 = select i1 %.885266, i64 %.894267, i64 -1
  %sectors_after_v100_word_1.2.0270 = and i64 %.871265, %.898269
  %31 = xor i64 %.755, -1
  %32 = and i64 %sectors_after_v100_word_1.2.0270, %31
  %.942 = lshr i64 %32, 32
  %.944 = tail call i64 @llvm.ctpop.i64(i64 %.942)
  %sunkaddr8 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %.944, ptr %sunkaddr8, align 8
  %.952 = load i64, ptr %.761, align 8
  %.956 = icmp sgt i64 %arg.write, %.952
  %.961 = and i64 %sectors_after_v100_word_1.2.0270, 4294967295
  %.962 = icmp eq i64 %.961, 0
  %or.cond = select i1 %.956, i1 %.962, i1 false
  br i1 %or.cond, label %B14347196, label %B14347220
B14347115:
  %.871 = or i64 %.755, %arg.mask
  %.885 = icmp slt i64 %.762, 0
  %.894 = xor i64 %arg.mask, -1
  %sectors_after_v100_held.2.0 = select i1 %.885, i64 0, i64 %.788
  %.898 = select i1 %.885, i64 %.894, i64 -1
  %sectors_after_v100_word_1.2.0 = and i64 %.898, %.871
  br label %B14347220
B14347196:
  %.966 = getelementptr i64, ptr %.182, i64 %way.6.0
  store i64 -1, ptr %.966, align 8
  br label %B14347220
B14347220:
  %sectors_after_v100_word_1.2.0276 = phi i64 [ %sectors_after_v100_word_1.2.0270, %B14347196 ], [ %sectors_after_v100_word_1.2.0270, %B14346954 ], [ %sectors_after_v100_word_1.2.0, %B14347115 ]
  %sectors_after_v100_held.2.0274 = phi i64 [ %sectors_after_v100_held.2.0268, %B14347196 ], [ %sectors_after_v100_held.2.0268, %B14346954 ], [ %sectors_after_v100_held.2.0, %B14347115 ]
  %.845.pn = phi i64 [ %.845, %B14347196 ], [ %.845, %B14346954 ], [ %.788, %B14347115 ]
  %sectors_after_v100_missing.3.0272 = xor i64 %.845.pn, %arg.mask
  %sunkaddr10 = shl i64 %way.6.0, 3
  %sunkaddr11 = getelementptr i8, ptr %.190, i64 %sunkaddr10
  store i64 %sectors_after_v100_word_1.2.0276, ptr %sunkaddr11, align 8
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
B14346682.endif.endif:
  %44 = phi i64 [ %spec.select98.i, %B290.i ], [ 0, %B14346682 ]
  %.539 = getelementptr i64, ptr %.199, i64 %44
  %.540 = load i64, ptr %.539, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.540, i64 0)
  store i64 %.11.i, ptr %.210, align 8
  br label %B14346704
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
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
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
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
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
  %fill.2.0 = phi i64 [ %.614, %B1060 ], [ %.11.i115, %_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread ]
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.598)
  br label %B1350
B1350:
  %ready.3.0 = phi i64 [ %.11.i61, %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i61, %B872 ], [ %.11.i61, %B876 ], [ %.11.i7, %B1318 ]
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
  %byte.2.1.i47 = phi i64 [ %.216.i57, %_ZN7mgpusim6memory5timed13_system_levelB4v111B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit ], [ %.136.i36, %B142.i27 ]
  %.27.i = load i64, ptr %arg.C, align 8
  %.28.i1 = getelementptr i64, ptr %arg.C, i64 %.27.i
  %.31.i = load i64, ptr %.894, align 8
  %.33.idx.i = mul i64 %.31.i, 152
  %.33.i2 = getelementptr i8, ptr %.28.i1, i64 %.33.idx.i
  %.38.i = getelementptr i8, ptr %.33.i2, i64 24
  %.39.i3 = load i64, ptr %.38.i, align 8
  %.40.i4 = icmp eq i64 %.39.i3, 0
  br i1 %.40.i4, label %_ZN7mgpusim6memory5timed13_system_levelB4v111B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B130.endif.endif.i
B630.i:
  %sunkaddr2.i = getelementptr i8, ptr %.320.i, i64 8
  %.353.i = load i64, ptr %sunkaddr2.i, align 8
  %.354.i = add i64 %.353.i, 1
  store i64 %.354.i, ptr %sunkaddr2.i, align 8
  %sunkaddr5.i = getelementptr i8, ptr %.320.i, i64 32
  %.360.i = load i64, ptr %sunkaddr5.i, align 8
  %.361.i = add i64 %.360.i, 1
  store i64 %.361.i, ptr %sunkaddr5.i, align 8
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v111B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit
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
  br i1 %.349.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v111B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B630.i
_ZN7mgpusim6memory5timed13_system_levelB4v111B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit:
  %.216.i57 = add i64 %byte.2.1.i47, %.86.i25
  %.220.i58 = icmp slt i64 %.216.i57, %.142.i37
  br i1 %.220.i58, label %B262.i45, label %B354.i39
B354.i39:
  %.240.not.i41 = icmp eq i64 %.123.i32, 0
  br i1 %.240.not.i41, label %_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit59.thread, label %B142.i27
_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit59.thread:
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
  br i1 %.240.not.i96, label %_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread, label %B142.i82
_ZN7mgpusim6memory5timed9_below_l2B4v110B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit114.thread:
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
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
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
  %.327.i100.sink = phi i64 [ %.327.i100, %B830.endif.endif.endif ], [ %.11.i50, %B764.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B660 ], [ %.11.i52, %B630.thread ], [ %.11.i52, %B630 ]
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
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
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
define internal fastcc void @f7(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.streams.5, i64 %arg.index, i64 %arg.t)  {
B0:
  %.23 = getelementptr i8, ptr %arg.S, i64 480
  %.24 = load i64, ptr %.23, align 8
  %.25 = getelementptr i64, ptr %arg.S, i64 %.24
  %.28.idx = mul i64 %arg.index, 40
  %.28 = getelementptr i8, ptr %.25, i64 %.28.idx
  %.29 = getelementptr i8, ptr %.28, i64 8
  store i64 0, ptr %.29, align 8
  %.32 = getelementptr i8, ptr %arg.C, i64 248
  %.33 = load i64, ptr %.32, align 8
  %.34 = add i64 %.33, %arg.t
  %.39 = getelementptr i8, ptr %arg.C, i64 160
  %.40 = load i64, ptr %.39, align 8
  %.44 = icmp eq i64 %.40, 0
  br i1 %.44, label %B0.endif.endif, label %B0.else
B122:
  %.1757478 = phi i64 [ 0, %B122.lr.ph ], [ %.182, %B494 ]
  %.182 = add i64 %.1757478, 1
  %.210 = load i64, ptr %.39, align 8
  %.214 = icmp ne i64 %.210, 0
  %.226 = icmp ne i64 %.210, -1
  %.227.not = or i1 %17, %.226
  %or.cond = and i1 %.214, %.227.not
  br i1 %or.cond, label %B122.else.if, label %B122.endif
B224:
  %.299 = load i64, ptr %sunkaddr2, align 8
  %.300 = getelementptr i64, ptr %arg.C, i64 %.299
  %.303 = load i64, ptr %.287, align 8
  %.idx = mul i64 %.303, 104
  %0 = getelementptr i8, ptr %.300, i64 %.idx
  %.307 = getelementptr i8, ptr %0, i64 -24
  %.308 = load i64, ptr %.307, align 8
  %sunkaddr8 = getelementptr i8, ptr %.287, i64 80
  %.311 = load i64, ptr %sunkaddr8, align 8
  %.313 = sub i64 %.34, %.311
  %.317 = load i64, ptr %sunkaddr13, align 8
  %.318 = add i64 %.317, %.313
  store i64 %.318, ptr %sunkaddr13, align 8
  %.322 = load i64, ptr %sunkaddr15, align 8
  %.323 = getelementptr i64, ptr %arg.S, i64 %.322
  %.325.idx = mul i64 %.308, 120
  %.325 = getelementptr i8, ptr %.323, i64 %.325.idx
  %.327 = getelementptr i8, ptr %.325, i64 72
  %.328 = load i64, ptr %.327, align 8
  %.329 = add i64 %.328, %.313
  store i64 %.329, ptr %.327, align 8
  %.335 = load i64, ptr %sunkaddr8, align 8
  %.32.i = load i64, ptr %.23, align 8
  %.33.i = getelementptr i64, ptr %arg.S, i64 %.32.i
  %sunkaddr20 = getelementptr i8, ptr %.287, i64 64
  %.36.i = load i64, ptr %sunkaddr20, align 8
  %.38.idx.i = mul i64 %.36.i, 40
  %.38.i = getelementptr i8, ptr %.33.i, i64 %.38.idx.i
  %.39.i = getelementptr i8, ptr %.38.i, i64 16
  %.40.i = load i64, ptr %.39.i, align 8
  %.46.i = load i64, ptr %sunkaddr21, align 8
  %.48.i = icmp slt i64 %.40.i, %.46.i
  br i1 %.48.i, label %B72.i, label %B224.endif
B72.i:
  %.52.i = load i64, ptr %sunkaddr22, align 8
  %.55.i = load i64, ptr %sunkaddr23, align 8
  %.58.i = icmp slt i64 %.52.i, %.55.i
  %.62.i = icmp sgt i64 %.34, %.335
  %or.cond.i = select i1 %.58.i, i1 %.62.i, i1 false
  br i1 %or.cond.i, label %B116.i, label %B224.endif
B116.i:
  %.72.idx.i = mul i64 %.52.i, 40
  %.72.i = getelementptr i8, ptr %arg.streams.5, i64 %.72.idx.i
  store i64 %.40.i, ptr %.72.i, align 8
  %sunkaddr26 = getelementptr i8, ptr %.287, i64 72
  %.80.i = load i64, ptr %sunkaddr26, align 8
  %.83.i = getelementptr i8, ptr %.72.i, i64 8
  store i64 %.80.i, ptr %.83.i, align 8
  %.86.i = getelementptr i8, ptr %.72.i, i64 16
  store i64 -2, ptr %.86.i, align 8
  %.91.i = getelementptr i8, ptr %.72.i, i64 24
  store i64 %.335, ptr %.91.i, align 8
  %.96.i = getelementptr i8, ptr %.72.i, i64 32
  store i64 %.34, ptr %.96.i, align 8
  %.102.i = load i64, ptr %sunkaddr22, align 8
  %.103.i = add i64 %.102.i, 1
  store i64 %.103.i, ptr %sunkaddr22, align 8
  br label %B224.endif
B494:
  %exitcond.not = icmp eq i64 %.182, %.87
  br i1 %exitcond.not, label %common.ret, label %B122
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B0.else:
  %.55 = icmp ne i64 %arg.index, -9223372036854775808
  %.56 = icmp ne i64 %.40, -1
  %.57.not = or i1 %.55, %.56
  br i1 %.57.not, label %B0.else.if, label %B0.endif.endif
B0.else.if:
  %1 = or i64 %.40, %arg.index
  %2 = icmp ult i64 %1, 4294967296
  br i1 %2, label %3, label %10
3:
  %4 = trunc i64 %.40 to i32
  %5 = trunc i64 %arg.index to i32
  %6 = udiv i32 %5, %4
  %7 = urem i32 %5, %4
  %8 = zext i32 %6 to i64
  %9 = zext i32 %7 to i64
  br label %13
10:
  %11 = sdiv i64 %arg.index, %.40
  %12 = srem i64 %arg.index, %.40
  br label %13
13:
  %14 = phi i64 [ %8, %3 ], [ %11, %10 ]
  %15 = phi i64 [ %9, %3 ], [ %12, %10 ]
  %.62 = xor i64 %15, %.40
  %.63 = icmp slt i64 %.62, 0
  %.64 = icmp ne i64 %15, 0
  %.65 = and i1 %.64, %.63
  %.70 = sext i1 %.65 to i64
  %spec.select = add i64 %14, %.70
  br label %B0.endif.endif
B0.endif.endif:
  %quot.0 = phi i64 [ 0, %B0 ], [ 0, %B0.else ], [ %spec.select, %13 ]
  %.86 = getelementptr i8, ptr %arg.C, i64 176
  %.87 = load i64, ptr %.86, align 8
  %.16977.not = icmp slt i64 %.87, 1
  br i1 %.16977.not, label %common.ret, label %B122.lr.ph
B122.lr.ph:
  %.43.i17 = shl i64 %.34, 9
  %16 = trunc i64 %arg.index to i32
  %17 = icmp ne i64 %arg.index, -9223372036854775808
  %sunkaddr32 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr38 = getelementptr i8, ptr %arg.S, i64 408
  %sunkaddr34 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 104
  %sunkaddr13 = getelementptr i8, ptr %arg.S, i64 304
  %sunkaddr15 = getelementptr i8, ptr %arg.S, i64 488
  %sunkaddr21 = getelementptr i8, ptr %arg.C, i64 336
  %sunkaddr22 = getelementptr i8, ptr %arg.S, i64 184
  %sunkaddr23 = getelementptr i8, ptr %arg.C, i64 344
  %sunkaddr44 = getelementptr i8, ptr %arg.S, i64 456
  %sunkaddr45 = getelementptr i8, ptr %arg.S, i64 416
  br label %B122
B122.endif:
  %rem.1.0 = phi i64 [ 0, %B122 ], [ %spec.select65, %52 ]
  %.9.i = load i64, ptr %.86, align 8
  %.10.i = mul i64 %.9.i, %rem.1.0
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %18 = or i64 %.9.i, %.1757478
  %19 = icmp ult i64 %18, 4294967296
  br i1 %19, label %20, label %25
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B122.endif ], [ %spec.select.i, %27 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.55.i6 = load i64, ptr %sunkaddr32, align 8
  %.56.i = mul i64 %.55.i6, %quot.0
  %.61.i = icmp eq i64 %.55.i6, 0
  br i1 %.61.i, label %B122.endif.endif, label %B0.endif.else.i
20:
  %21 = trunc i64 %.9.i to i32
  %22 = trunc i64 %.1757478 to i32
  %23 = urem i32 %22, %21
  %24 = zext i32 %23 to i64
  br label %27
25:
  %26 = srem i64 %.1757478, %.9.i
  br label %27
27:
  %28 = phi i64 [ %24, %20 ], [ %26, %25 ]
  %.33.i11 = xor i64 %28, %.9.i
  %.34.i = icmp slt i64 %.33.i11, 0
  %.35.i12 = icmp ne i64 %28, 0
  %.36.i13 = and i1 %.35.i12, %.34.i
  %.43.i = select i1 %.36.i13, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %28
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i7 = icmp ne i64 %.53.i, -9223372036854775808
  %.73.i = icmp ne i64 %.55.i6, -1
  %.74.not.i = or i1 %.72.i7, %.73.i
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.101.i = load i64, ptr %sunkaddr34, align 8
  %.102.i8 = mul i64 %.101.i, %.56.i
  br label %B122.endif.endif
B0.endif.endif.else.if.i:
  %29 = or i64 %.53.i, %.55.i6
  %30 = icmp ult i64 %29, 4294967296
  br i1 %30, label %31, label %38
31:
  %32 = trunc i64 %.55.i6 to i32
  %33 = trunc i64 %.53.i to i32
  %34 = udiv i32 %33, %32
  %35 = urem i32 %33, %32
  %36 = zext i32 %34 to i64
  %37 = zext i32 %35 to i64
  br label %41
38:
  %39 = sdiv i64 %.53.i, %.55.i6
  %40 = srem i64 %.53.i, %.55.i6
  br label %41
41:
  %42 = phi i64 [ %36, %31 ], [ %39, %38 ]
  %43 = phi i64 [ %37, %31 ], [ %40, %38 ]
  %.79.i9 = xor i64 %43, %.55.i6
  %.80.i10 = icmp slt i64 %.79.i9, 0
  %.81.i = icmp ne i64 %43, 0
  %.82.i = and i1 %.81.i, %.80.i10
  %.89.i = select i1 %.82.i, i64 %.55.i6, i64 0
  %spec.select8.i = add i64 %43, %.56.i
  %.9911.i = add i64 %spec.select8.i, %.89.i
  %.10113.i = load i64, ptr %sunkaddr34, align 8
  %.10214.i = mul i64 %.9911.i, %.10113.i
  %.133.i = sext i1 %.82.i to i64
  %spec.select9.i = add i64 %42, %.133.i
  br label %B122.endif.endif
B122.else.if:
  %44 = or i64 %.210, %arg.index
  %45 = icmp ult i64 %44, 4294967296
  br i1 %45, label %46, label %50
46:
  %47 = trunc i64 %.210 to i32
  %48 = urem i32 %16, %47
  %49 = zext i32 %48 to i64
  br label %52
50:
  %51 = srem i64 %arg.index, %.210
  br label %52
52:
  %53 = phi i64 [ %49, %46 ], [ %51, %50 ]
  %.232 = xor i64 %53, %.210
  %.233 = icmp slt i64 %.232, 0
  %.234 = icmp ne i64 %53, 0
  %.235 = and i1 %.234, %.233
  %.242 = select i1 %.235, i64 %.210, i64 0
  %spec.select65 = add i64 %.242, %53
  br label %B122.endif
B122.endif.endif:
  %.1026.i = phi i64 [ %.10214.i, %41 ], [ %.102.i8, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %41 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.283 = load i64, ptr %sunkaddr38, align 8
  %.284 = getelementptr i64, ptr %arg.S, i64 %.283
  %.287.idx = mul i64 %.145.i, 176
  %.287 = getelementptr i8, ptr %.284, i64 %.287.idx
  %.292 = getelementptr i8, ptr %.287, i64 144
  %.293 = load i64, ptr %.292, align 8
  %.294 = icmp eq i64 %.293, 1
  br i1 %.294, label %B224, label %B494
B224.endif:
  store i64 %.34, ptr %sunkaddr8, align 8
  store i64 0, ptr %.292, align 8
  %.377 = load i64, ptr %sunkaddr34, align 8
  %.381 = icmp eq i64 %.377, 0
  br i1 %.381, label %B224.endif.endif.endif, label %B224.endif.else
B224.endif.else:
  %.392 = icmp ne i64 %.145.i, -9223372036854775808
  %.393 = icmp ne i64 %.377, -1
  %.394.not = or i1 %.392, %.393
  br i1 %.394.not, label %B224.endif.endif.else.if, label %B224.endif.endif.endif
B224.endif.endif.endif:
  %quot.2.063 = phi i64 [ 0, %B224.endif ], [ %spec.select66, %66 ], [ 0, %B224.endif.else ]
  %rem.3.0 = phi i64 [ %.43.i17, %B224.endif ], [ %69, %66 ], [ %.43.i17, %B224.endif.else ]
  %.12.i = load i64, ptr %sunkaddr44, align 8
  %.13.i = getelementptr i64, ptr %arg.S, i64 %.12.i
  %.15.idx.i = mul i64 %quot.2.063, 96
  %.15.i14 = getelementptr i8, ptr %.13.i, i64 %.15.idx.i
  %.20.i = load i64, ptr %sunkaddr45, align 8
  %.21.i = getelementptr i64, ptr %arg.S, i64 %.20.i
  %.24.i = mul i64 %quot.2.063, %.377
  %.25.i = getelementptr i64, ptr %.21.i, i64 %.24.i
  %.30.i = getelementptr i8, ptr %.15.i14, i64 24
  %.31.i15 = load i64, ptr %.30.i, align 8
  %.38.i16 = add i64 %.31.i15, 1
  store i64 %.38.i16, ptr %.30.i, align 8
  %.48.i18 = icmp sgt i64 %.31.i15, 0
  br i1 %.48.i18, label %B160.i, label %B232.i
B160.i:
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i15, %B224.endif.endif.endif ]
  %.56.i19 = add i64 %at.2.0.i, -1
  %.57.i = lshr i64 %.56.i19, 1
  %.63.i = getelementptr i64, ptr %.25.i, i64 %.57.i
  %.64.i = load i64, ptr %.63.i, align 8
  %.70.not.i = icmp sgt i64 %.64.i, %rem.3.0
  br i1 %.70.not.i, label %B206.i, label %B232.i
B206.i:
  %.85.i = getelementptr i64, ptr %.25.i, i64 %at.2.0.i
  store i64 %.64.i, ptr %.85.i, align 8
  %.96.not.i = icmp eq i64 %.57.i, 0
  br i1 %.96.not.i, label %B232.i, label %B160.i
B232.i:
  %at.3.1.i = phi i64 [ %.31.i15, %B224.endif.endif.endif ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %rem.3.0, ptr %.108.i, align 8
  %sunkaddr47 = getelementptr i8, ptr %.15.i14, i64 16
  %.118.i = load i64, ptr %sunkaddr47, align 8
  %.120.i = icmp slt i64 %.34, %.118.i
  br i1 %.120.i, label %B264.i, label %B494
B264.i:
  store i64 %.34, ptr %sunkaddr47, align 8
  br label %B494
B224.endif.endif.else.if:
  %54 = or i64 %.377, %.145.i
  %55 = icmp ult i64 %54, 4294967296
  br i1 %55, label %56, label %63
56:
  %57 = trunc i64 %.377 to i32
  %58 = trunc i64 %.145.i to i32
  %59 = udiv i32 %58, %57
  %60 = urem i32 %58, %57
  %61 = zext i32 %59 to i64
  %62 = zext i32 %60 to i64
  br label %66
63:
  %64 = sdiv i64 %.145.i, %.377
  %65 = srem i64 %.145.i, %.377
  br label %66
66:
  %67 = phi i64 [ %61, %56 ], [ %64, %63 ]
  %68 = phi i64 [ %62, %56 ], [ %65, %63 ]
  %.399 = xor i64 %68, %.377
  %.400 = icmp slt i64 %.399, 0
  %.401 = icmp ne i64 %68, 0
  %.402 = and i1 %.401, %.400
  %.407 = sext i1 %.402 to i64
  %spec.select66 = add i64 %67, %.407
  %.453 = select i1 %.402, i64 %.377, i64 0
  %spec.select67 = add i64 %.453, %68
  %69 = or i64 %spec.select67, %.43.i17
  br label %B224.endif.endif.endif
}
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.core, i64 %arg.block, i64 %arg.t)  {
B0:
  %arg.block.fr = freeze i64 %arg.block
  %.16 = getelementptr i8, ptr %arg.C, i64 288
  %.17 = load i64, ptr %.16, align 8
  %.17.fr = freeze i64 %.17
  %.21 = getelementptr i8, ptr %arg.S, i64 512
  %.22 = load i64, ptr %.21, align 8
  %.23 = getelementptr i64, ptr %arg.S, i64 %.22
  %.25.idx = shl i64 %arg.core, 4
  %.25 = getelementptr i8, ptr %.23, i64 %.25.idx
  %.29 = getelementptr i8, ptr %arg.S, i64 520
  %.30 = load i64, ptr %.29, align 8
  %.31 = getelementptr i64, ptr %arg.S, i64 %.30
  %.33 = mul i64 %.17.fr, %arg.core
  %.34 = getelementptr i64, ptr %.31, i64 %.33
  %.38 = getelementptr i8, ptr %arg.S, i64 528
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
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB3v99B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
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
  %set_of_v103_line.2.0.i = phi i64 [ %.66.i, %B306.i ], [ %.152, %B108 ]
  %set_of_v103_fold.2.0.i = phi i64 [ %.73.i, %B306.i ], [ %.56.i, %B108 ]
  %.64.i = ashr i64 %set_of_v103_line.2.0.i, %set_of_v103_fold.2.0.i
  %.66.i = xor i64 %.64.i, %set_of_v103_line.2.0.i
  %.73.i = shl i64 %set_of_v103_fold.2.0.i, 1
  %.76.i = icmp slt i64 %set_of_v103_fold.2.0.i, 32
  br i1 %.76.i, label %B306.i, label %B328.i
B328.i:
  %set_of_v103_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.66.i, %B306.i ]
  %.83.i = getelementptr i8, ptr %.149, i64 40
  %.84.i = load i64, ptr %.83.i, align 8
  %.86.i = and i64 %.84.i, %set_of_v103_line.3.1.i
  %.102.i = icmp slt i64 %.86.i, %.37.i
  br i1 %.102.i, label %B442.i, label %B394.i
B394.i:
  %.117.i = icmp eq i64 %.37.i, 0
  br i1 %.117.i, label %B442.i, label %B394.else.i
B442.i:
  %set_of_v103__vphi146_0.2.0.i = phi i64 [ %.86.i, %B328.i ], [ 0, %B394.i ], [ 0, %B394.else.i ], [ %spec.select249.i, %40 ]
  %.170.i = getelementptr i8, ptr %.149, i64 72
  %.171.i = load i64, ptr %.170.i, align 8
  %.172.i = mul i64 %.171.i, %set_of_v103__vphi146_0.2.0.i
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
  %way_of_v104_way.2.1.i = phi i64 [ %.256.i, %B630.i ], [ 0, %B556.preheader.i ]
  %exitcond.not.i = icmp eq i64 %1, %way_of_v104_way.2.1.i
  br i1 %exitcond.not.i, label %B692.i, label %B630.i
B630.i:
  %.256.i = add i64 %way_of_v104_way.2.1.i, 1
  %4 = shl i64 %way_of_v104_way.2.1.i, 3
  %scevgep4.i = getelementptr i8, ptr %scevgep3.i, i64 %4
  %.278.i = load i64, ptr %scevgep4.i, align 8
  %.282.not.i = icmp eq i64 %.278.i, %.152
  br i1 %.282.not.i, label %B660.i, label %B556.i
B660.i:
  %way_of_v104_way.3.0.i = phi i64 [ 0, %B466.i ], [ 0, %B442.i ], [ %.256.i, %B630.i ]
  %.308.i = icmp eq i64 %way_of_v104_way.3.0.i, %.25.i
  br i1 %.308.i, label %B692.i, label %B14346752.i
B692.i:
  %.313.i = getelementptr i8, ptr %.149, i64 56
  %.314.i = load i64, ptr %.313.i, align 8
  %.316.i = icmp slt i64 %.314.i, 0
  br i1 %.316.i, label %_ZN7mgpusim6memory5timed5probeB3v99B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B882.i
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
  %way_of_v102_way.2.1.i = phi i64 [ %.395.i, %B1094.i ], [ 0, %B1066.preheader.i ]
  %exitcond258.not.i = icmp eq i64 %5, %way_of_v102_way.2.1.i
  br i1 %exitcond258.not.i, label %B14346670.i, label %B1094.i
B1094.i:
  %.395.i = add i64 %way_of_v102_way.2.1.i, 1
  %8 = shl i64 %way_of_v102_way.2.1.i, 3
  %scevgep2.i = getelementptr i8, ptr %scevgep1.i, i64 %8
  %.417.i = load i64, ptr %scevgep2.i, align 8
  %.421.not.i = icmp eq i64 %.417.i, -1
  br i1 %.421.not.i, label %B1114.i, label %B1066.i
B1114.i:
  %way_of_v102_way.3.0.i = phi i64 [ 0, %B968.i ], [ 0, %B882.i ], [ %.395.i, %B1094.i ]
  %.447.i = icmp eq i64 %way_of_v102_way.3.0.i, %.25.i
  br i1 %.447.i, label %B14346670.i, label %B14346730.i
B14346670.i:
  %arg.level.val.i = load i64, ptr %.24.i, align 8
  %9 = getelementptr i8, ptr %.149, i64 64
  %arg.level.val1.i = load i64, ptr %9, align 8
  switch i64 %arg.level.val1.i, label %B14347249.i.i [
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
  br i1 %niter.ncmp.3.i.i, label %B14347289.loopexit.unr-lcssa.i.i, label %B132.i.i
B210.i.i:
  %.233.idx.i.i = shl i64 %arg.level.val.i, 5
  %.233.i.i = getelementptr i8, ptr %.182.i, i64 %.233.idx.i.i
  %.237.i.i = load i64, ptr %.233.i.i, align 8
  %.254.i.i = icmp sgt i64 %arg.level.val.i, 1
  br i1 %.254.i.i, label %B296.i.i, label %B388.i.i
B296.i.i:
  %tree_way_v108_node.2.0.i.i = phi i64 [ %.262.i.i, %B296.i.i ], [ 1, %B210.i.i ]
  %.257.i.i = shl i64 %tree_way_v108_node.2.0.i.i, 1
  %.26084.i.i = lshr i64 %.237.i.i, %tree_way_v108_node.2.0.i.i
  %.261.i.i = and i64 %.26084.i.i, 1
  %.262.i.i = or i64 %.261.i.i, %.257.i.i
  %.268.i.i = icmp slt i64 %.262.i.i, %arg.level.val.i
  br i1 %.268.i.i, label %B296.i.i, label %B388.i.i
B388.i.i:
  %tree_way_v108_node.3.1.i.i = phi i64 [ 1, %B210.i.i ], [ %.262.i.i, %B296.i.i ]
  %.276.i.i = sub i64 %tree_way_v108_node.3.1.i.i, %arg.level.val.i
  br label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i
B14347249.i.i:
  %.289.i.i = load i64, ptr %.288.i.i, align 8
  %.290.i.i = mul i64 %.289.i.i, 1103515245
  %.291.i.i = add i64 %.290.i.i, 12345
  %.292.i.i = and i64 %.291.i.i, 2147483647
  store i64 %.292.i.i, ptr %.288.i.i, align 8
  %.308.i.i = icmp eq i64 %arg.level.val.i, 0
  br i1 %.308.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B14347249.else.if.i.i
B14347289.loopexit.unr-lcssa.i.i:
  %15 = or i64 %unroll_iter.i.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.epil.i.i.preheader
B132.epil.i.i.preheader:
  %way.4.090.epil.i.i.ph = phi i64 [ %spec.select.3.i.i, %B14347289.loopexit.unr-lcssa.i.i ], [ 0, %B132.preheader.i.i ]
  %.1388688.epil.i.i.ph = phi i64 [ %15, %B14347289.loopexit.unr-lcssa.i.i ], [ 1, %B132.preheader.i.i ]
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
  br i1 %epil.iter.cmp.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.epil.i.i
B54.endif.i.i:
  %.42.idx.i.i = mul i64 %arg.level.val.i, 24
  %.42.i.i = getelementptr i8, ptr %.182.i, i64 %.42.idx.i.i
  %.87.i.i = add i64 %arg.level.val.i, -1
  %.13287.not.i.i = icmp slt i64 %.87.i.i, 1
  br i1 %.13287.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i, label %B132.preheader.i.i
B132.preheader.i.i:
  %17 = add i64 %arg.level.val.i, -2
  %xtraiter.i.i = and i64 %.87.i.i, 3
  %18 = icmp ult i64 %17, 3
  br i1 %18, label %B132.epil.i.i.preheader, label %B132.preheader.new.i.i
B132.preheader.new.i.i:
  %unroll_iter.i.i = and i64 %.87.i.i, 9223372036854775804
  br label %B132.i.i
B14347249.else.if.i.i:
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
  br label %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i
_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i:
  %way.6.0.i.i = phi i64 [ %spec.select83.i.i, %27 ], [ %.276.i.i, %B388.i.i ], [ 0, %B14347249.i.i ], [ 0, %B54.endif.i.i ], [ %spec.select.3.i.i, %B14347289.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B132.epil.i.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 144
  %.490.i = load i64, ptr %.489.i, align 8
  %.491.not.i = icmp eq i64 %.490.i, 0
  br i1 %.491.not.i, label %B14346704.i, label %B14346678.i
B14346678.i:
  %.498.i = getelementptr i64, ptr %.199.i, i64 %way.6.0.i.i
  %.499.i = load i64, ptr %.498.i, align 8
  %.503.i = icmp sgt i64 %.499.i, %.158
  br i1 %.503.i, label %B14346682.i, label %B14346704.i
B14346682.i:
  %.14.i.i = load i64, ptr %.24.i, align 8
  %.17.idx.i.i = shl i64 %.14.i.i, 4
  %.17.i.i = getelementptr i8, ptr %.182.i, i64 %.17.idx.i.i
  %.23.idx.i.i = mul i64 %.14.i.i, 24
  %.23.i.i = getelementptr i8, ptr %.182.i, i64 %.23.idx.i.i
  %.11485.not.i.i = icmp slt i64 %.14.i.i, 1
  br i1 %.11485.not.i.i, label %B14346682.endif.endif.i, label %B146.i.i
B146.i.i:
  %first.2.089.i.i = phi i64 [ %spec.select.i.i, %B260.i.i ], [ 0, %B14346682.i ]
  %free.2.088.i.i = phi i64 [ %free.3.1.i.i, %B260.i.i ], [ -1, %B14346682.i ]
  %.1208486.i.i = phi i64 [ %.127.i.i, %B260.i.i ], [ 0, %B14346682.i ]
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
  br label %B14346682.endif.endif.i
B14346704.i:
  %way.4.0.i = phi i64 [ %42, %B14346682.endif.endif.i ], [ %way.6.0.i.i, %B14346678.i ], [ %way.6.0.i.i, %_ZN7mgpusim6memory5timed7_victimB4v105B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelx.2.exit.i ]
  %.582.i = getelementptr i64, ptr %.182.i, i64 %way.4.0.i
  %.583.i = load i64, ptr %.582.i, align 8
  store i64 %.583.i, ptr %.585.i, align 8
  %.589.i = getelementptr i64, ptr %.190.i, i64 %way.4.0.i
  %.590.i = load i64, ptr %.589.i, align 8
  %.593.i = lshr i64 %.590.i, 32
  store i64 %.593.i, ptr %.204.i, align 8
  br label %B14346730.i
B14346730.i:
  %way.5.0.i = phi i64 [ %way.4.0.i, %B14346704.i ], [ %way_of_v102_way.3.0.i, %B1114.i ]
  %.607.i = getelementptr i64, ptr %.182.i, i64 %way.5.0.i
  store i64 %.152, ptr %.607.i, align 8
  %.613.i = getelementptr i64, ptr %.190.i, i64 %way.5.0.i
  store i64 0, ptr %.613.i, align 8
  %.617.i = getelementptr i64, ptr %.199.i, i64 %way.5.0.i
  store i64 0, ptr %.617.i, align 8
  br label %B14346752.i
B14346752.i:
  %way.6.0.i = phi i64 [ %way.5.0.i, %B14346730.i ], [ %way_of_v104_way.3.0.i, %B660.i ]
  %.631.i = getelementptr i8, ptr %.149, i64 64
  %.632.i = load i64, ptr %.631.i, align 8
  %.633.i = icmp eq i64 %.632.i, 1
  br i1 %.633.i, label %B14346768.i, label %B14346908.i
B14346768.i:
  %.640.idx.i = shl i64 %.25.i, 5
  %.640.i = getelementptr i8, ptr %.182.i, i64 %.640.idx.i
  %.647.i = load i64, ptr %.640.i, align 8
  %.662.i = ashr i64 %.25.i, 1
  %.666.i = icmp sgt i64 %.662.i, 0
  br i1 %.666.i, label %B14346801.i, label %B14346885.i
B14346801.i:
  %tree_after_v101_tree.2.0.i = phi i64 [ %.694.i, %B14346801.i ], [ %.647.i, %B14346768.i ]
  %tree_after_v101_node.2.0.i = phi i64 [ %.701.i, %B14346801.i ], [ 1, %B14346768.i ]
  %tree_after_v101_half.2.0.i = phi i64 [ %.705.i, %B14346801.i ], [ %.662.i, %B14346768.i ]
  %.675.i = and i64 %tree_after_v101_half.2.0.i, %way.6.0.i
  %.676.not.i = icmp ne i64 %.675.i, 0
  %spec.select.i = zext i1 %.676.not.i to i64
  %.689.i = shl i64 1, %tree_after_v101_node.2.0.i
  %.691.i = or i64 %.689.i, %tree_after_v101_tree.2.0.i
  %.693.i = shl i64 %spec.select.i, %tree_after_v101_node.2.0.i
  %.694.i = xor i64 %.693.i, %.691.i
  %.700.i = shl i64 %tree_after_v101_node.2.0.i, 1
  %.701.i = or i64 %.700.i, %spec.select.i
  %.705.i = lshr i64 %tree_after_v101_half.2.0.i, 1
  %.708.not.i = icmp eq i64 %.705.i, 0
  br i1 %.708.not.i, label %B14346885.i, label %B14346801.i
B14346885.i:
  %tree_after_v101_tree.3.1.i = phi i64 [ %.647.i, %B14346768.i ], [ %.694.i, %B14346801.i ]
  store i64 %tree_after_v101_tree.3.1.i, ptr %.640.i, align 8
  br label %B14346932.i
B14346908.i:
  %.734.i = load i64, ptr %.733.i, align 8
  %.735.i = add i64 %.734.i, 1
  store i64 %.735.i, ptr %.733.i, align 8
  %.747.idx.i = mul i64 %.25.i, 24
  %.747.i = getelementptr i8, ptr %.182.i, i64 %.747.idx.i
  %.749.i = getelementptr i64, ptr %.747.i, i64 %way.6.0.i
  store i64 %.735.i, ptr %.749.i, align 8
  br label %B14346932.i
B14346932.i:
  %.754.i = getelementptr i64, ptr %.190.i, i64 %way.6.0.i
  %.755.i = load i64, ptr %.754.i, align 8
  %.761.i = getelementptr i8, ptr %.149, i64 48
  %.762.i = load i64, ptr %.761.i, align 8
  %.894.i = xor i64 %.155, -1
  %.885.i.inv = icmp sgt i64 %.762.i, -1
  %.898.i = select i1 %.885.i.inv, i64 -1, i64 %.894.i
  %.871.i = or i64 %.755.i, %.155
  %sectors_after_v100_word_1.2.0.i = and i64 %.898.i, %.871.i
  %sunkaddr10.i = shl i64 %way.6.0.i, 3
  %sunkaddr11.i = getelementptr i8, ptr %.190.i, i64 %sunkaddr10.i
  store i64 %sectors_after_v100_word_1.2.0.i, ptr %sunkaddr11.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB3v99B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
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
B14346682.endif.endif.i:
  %42 = phi i64 [ %spec.select98.i.i, %B290.i.i ], [ 0, %B14346682.i ]
  %.539.i = getelementptr i64, ptr %.199.i, i64 %42
  %.540.i = load i64, ptr %.539.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.540.i, i64 0)
  store i64 %.11.i.i, ptr %.210.i, align 8
  br label %B14346704.i
_ZN7mgpusim6memory5timed5probeB3v99B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
