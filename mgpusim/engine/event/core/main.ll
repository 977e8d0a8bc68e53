; made from 66f59313abbfd20dce7cddb6e1383cc9c68dcb80b02701dd9ec07b7358c02c7f
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 112, i64 104], align 8
@f2 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 poison, i64 104], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.conflicts, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.212.i = alloca ptr, align 8
  %.270.i = alloca ptr, align 8
  %.326.i = alloca ptr, align 8
  %.207.i54 = alloca i64, align 8
  %.387.i = alloca i64, align 8
  %.68.i41 = alloca ptr, align 8
  %.561.i.i = alloca i64, align 8
  %.619.i.i = alloca i64, align 8
  %.787.i = alloca i64, align 8
  %.1199.i = alloca ptr, align 8
  %.1299.i = alloca ptr, align 8
  %.1465.i = alloca ptr, align 8
  %.1554.i = alloca ptr, align 8
  %.1638.i = alloca ptr, align 8
  %.173 = alloca ptr, align 8
  store ptr null, ptr %.173, align 8
  %.2214 = alloca ptr, align 8
  store ptr null, ptr %.2214, align 8
  %.2297 = alloca ptr, align 8
  store ptr null, ptr %.2297, align 8
  %.2488 = alloca ptr, align 8
  store ptr null, ptr %.2488, align 8
  %.2571 = alloca ptr, align 8
  store ptr null, ptr %.2571, align 8
  %.33 = getelementptr i8, ptr %arg.s, i64 200
  %.34 = load i64, ptr %.33, align 8
  store i64 0, ptr %.33, align 8
  %.1191962.not = icmp slt i64 %.34, 1
  br i1 %.1191962.not, label %B502.endif.preheader, label %B354.lr.ph
B354.lr.ph:
  %scevgep641 = getelementptr i8, ptr %arg.s, i64 16
  %sunkaddr = getelementptr i8, ptr %arg.s, i64 552
  br label %B354
B354:
  %lsr.iv649 = phi i64 [ %.34, %B354.lr.ph ], [ %lsr.iv.next650, %B354 ]
  %lsr.iv642 = phi ptr [ %scevgep641, %B354.lr.ph ], [ %scevgep643, %B354 ]
  %.159 = load i64, ptr %sunkaddr, align 8
  %0 = shl i64 %.159, 3
  %scevgep647 = getelementptr i8, ptr %lsr.iv642, i64 %0
  %scevgep648 = getelementptr i8, ptr %scevgep647, i64 -16
  %.165 = load i64, ptr %scevgep648, align 8
  %scevgep646 = getelementptr i8, ptr %scevgep647, i64 -8
  %.167 = load i64, ptr %scevgep646, align 8
  %.169 = load i64, ptr %scevgep647, align 8
  store ptr null, ptr %.173, align 8
  call fastcc void @f3(ptr %.173, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %.165, i64 %.167, i64 %.169)
  %scevgep643 = getelementptr i8, ptr %lsr.iv642, i64 24
  %lsr.iv.next650 = add i64 %lsr.iv649, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next650, 0
  br i1 %exitcond.not, label %B454, label %B354
B454:
  %.211.pre = load i64, ptr %.33, align 8
  %1 = icmp eq i64 %.211.pre, 0
  br i1 %1, label %B502.endif.preheader, label %B480
B480:
  %.220 = getelementptr i8, ptr %arg.s, i64 168
  %.221 = load i64, ptr %.220, align 8
  %.222 = icmp eq i64 %.221, 1
  br i1 %.222, label %B502.endif.preheader, label %B437921195.endif.endif
B502.endif.preheader:
  %.5426366 = phi i64 [ 0, %B0.endif ], [ %.211.pre, %B480 ], [ 0, %B454 ]
  %.230 = getelementptr i8, ptr %arg.c, i64 136
  %.233 = getelementptr i8, ptr %arg.c, i64 144
  %.231120 = load i64, ptr %.230, align 8
  %.234121 = load i64, ptr %.233, align 8
  %.235122 = mul i64 %.234121, %.231120
  %.3151968.not123 = icmp slt i64 %.235122, 1
  br i1 %.3151968.not123, label %B437921195.endif.endif, label %B574.preheader.preheader
B574.preheader.preheader:
  %scevgep576 = getelementptr i8, ptr %arg.s, i64 304
  %scevgep583 = getelementptr i8, ptr %arg.s, i64 16
  %scevgep588 = getelementptr i8, ptr %arg.s, i64 8
  %scevgep615 = getelementptr i8, ptr %arg.c, i64 24
  %sunkaddr777 = getelementptr i8, ptr %arg.s, i64 168
  %sunkaddr780 = getelementptr i8, ptr %arg.s, i64 464
  %xtraiter = and i64 %.235122, 3
  %2 = icmp ult i64 %.235122, 4
  %unroll_iter = and i64 %.235122, 9223372036854775804
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %3 = mul i64 %xtraiter, 96
  %sunkaddr657 = getelementptr i8, ptr %arg.c, i64 360
  %.5432038.not = icmp slt i64 %.231120, 1
  %4 = add i64 %.231120, -1
  %.7112035.not = icmp slt i64 %.234121, 1
  %5 = trunc i64 %.231120 to i32
  %6 = add i64 %.234121, -1
  %7 = trunc i64 %.234121 to i32
  %sunkaddr785 = getelementptr i8, ptr %arg.c, i64 152
  %sunkaddr786 = getelementptr i8, ptr %arg.s, i64 440
  %sunkaddr787 = getelementptr i8, ptr %arg.c, i64 304
  %sunkaddr661 = getelementptr i8, ptr %arg.s, i64 424
  %sunkaddr663 = getelementptr i8, ptr %arg.s, i64 416
  %sunkaddr673 = getelementptr i8, ptr %arg.s, i64 472
  %sunkaddr790 = getelementptr i8, ptr %arg.s, i64 448
  %sunkaddr674 = getelementptr i8, ptr %arg.c, i64 208
  %sunkaddr676 = getelementptr i8, ptr %arg.s, i64 432
  %sunkaddr688 = getelementptr i8, ptr %arg.s, i64 456
  %sunkaddr689 = getelementptr i8, ptr %arg.c, i64 184
  %sunkaddr691 = getelementptr i8, ptr %arg.c, i64 104
  %sunkaddr704 = getelementptr i8, ptr %arg.c, i64 128
  %.244.i = getelementptr i8, ptr %arg.s, i64 512
  %.354.i = getelementptr i8, ptr %arg.s, i64 64
  %.28.i.i = getelementptr i8, ptr %arg.c, i64 8
  %.54.i.i = getelementptr i8, ptr %arg.s, i64 160
  %sunkaddr69.i.i = getelementptr i8, ptr %arg.c, i64 328
  %sunkaddr70.i.i = getelementptr i8, ptr %arg.c, i64 312
  %sunkaddr.i.i = getelementptr i8, ptr %arg.s, i64 232
  %sunkaddr72.i.i = getelementptr i8, ptr %arg.c, i64 320
  %sunkaddr73.i.i = getelementptr i8, ptr %arg.s, i64 544
  %.305.i = getelementptr i8, ptr %arg.c, i64 336
  %.559.i = getelementptr i8, ptr %arg.s, i64 120
  %.565.i = getelementptr i8, ptr %arg.s, i64 128
  %.571.i = getelementptr i8, ptr %arg.s, i64 104
  %.574.i = getelementptr i8, ptr %arg.s, i64 112
  %sunkaddr40.i = getelementptr i8, ptr %arg.s, i64 72
  %.1190.i = getelementptr i8, ptr %arg.s, i64 184
  %.1225.i = getelementptr i8, ptr %arg.s, i64 504
  %.1419.i = getelementptr i8, ptr %arg.s, i64 352
  %sunkaddr711 = getelementptr i8, ptr %arg.s, i64 496
  %sunkaddr750 = getelementptr i8, ptr %arg.c, i64 200
  %sunkaddr751 = getelementptr i8, ptr %arg.c, i64 264
  %.33.i = getelementptr i8, ptr %arg.s, i64 488
  %sunkaddr804 = getelementptr i8, ptr %arg.c, i64 112
  %.34.i55 = getelementptr i8, ptr %arg.c, i64 120
  %.370.i = getelementptr i8, ptr %arg.c, i64 272
  %.46.i.i = getelementptr i8, ptr %arg.c, i64 344
  %.52.i.i = getelementptr i8, ptr %arg.s, i64 192
  %.55.i.i79 = getelementptr i8, ptr %arg.c, i64 352
  %sunkaddr772 = getelementptr i8, ptr %arg.c, i64 216
  %.55.i99 = getelementptr i8, ptr %arg.s, i64 216
  %.250.i = getelementptr i8, ptr %arg.c, i64 168
  %.111.i108 = getelementptr i8, ptr %arg.s, i64 208
  %.119.i109 = getelementptr i8, ptr %arg.c, i64 160
  %8 = add i64 %.235122, -4
  %9 = lshr i64 %8, 2
  %10 = add i64 %9, 1
  %xtraiter276 = and i64 %10, 1
  %11 = icmp eq i64 %9, 0
  %unroll_iter285 = and i64 %10, 9223372036854775806
  %lcmp.mod.not288 = icmp eq i64 %xtraiter276, 0
  %lcmp.mod284 = icmp ne i64 %xtraiter276, 0
  br label %B574.preheader
B572.backedge:
  %lsr.iv578 = phi ptr [ %scevgep579.1, %B572.backedge ], [ %scevgep577, %B574.preheader.new ]
  %soonest.2.11971 = phi i64 [ %.11.i.3.1, %B572.backedge ], [ 9007199254740992, %B574.preheader.new ]
  %niter = phi i64 [ %niter.next.1, %B572.backedge ], [ 0, %B574.preheader.new ]
  %scevgep582 = getelementptr i8, ptr %lsr.iv578, i64 -288
  %.360 = load i64, ptr %scevgep582, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.360, i64 %soonest.2.11971)
  %scevgep581 = getelementptr i8, ptr %lsr.iv578, i64 -192
  %.360.1 = load i64, ptr %scevgep581, align 8
  %.11.i.1 = tail call i64 @llvm.smin.i64(i64 %.360.1, i64 %.11.i)
  %scevgep580 = getelementptr i8, ptr %lsr.iv578, i64 -96
  %.360.2 = load i64, ptr %scevgep580, align 8
  %.11.i.2 = tail call i64 @llvm.smin.i64(i64 %.360.2, i64 %.11.i.1)
  %.360.3 = load i64, ptr %lsr.iv578, align 8
  %.11.i.3 = tail call i64 @llvm.smin.i64(i64 %.360.3, i64 %.11.i.2)
  %scevgep579 = getelementptr i8, ptr %lsr.iv578, i64 384
  %scevgep582.1 = getelementptr i8, ptr %lsr.iv578, i64 96
  %.360.1286 = load i64, ptr %scevgep582.1, align 8
  %.11.i.1287 = tail call i64 @llvm.smin.i64(i64 %.360.1286, i64 %.11.i.3)
  %scevgep581.1 = getelementptr i8, ptr %lsr.iv578, i64 192
  %.360.1.1 = load i64, ptr %scevgep581.1, align 8
  %.11.i.1.1 = tail call i64 @llvm.smin.i64(i64 %.360.1.1, i64 %.11.i.1287)
  %scevgep580.1 = getelementptr i8, ptr %lsr.iv578, i64 288
  %.360.2.1 = load i64, ptr %scevgep580.1, align 8
  %.11.i.2.1 = tail call i64 @llvm.smin.i64(i64 %.360.2.1, i64 %.11.i.1.1)
  %.360.3.1 = load i64, ptr %scevgep579, align 8
  %.11.i.3.1 = tail call i64 @llvm.smin.i64(i64 %.360.3.1, i64 %.11.i.2.1)
  %scevgep579.1 = getelementptr i8, ptr %lsr.iv578, i64 768
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter285
  br i1 %niter.ncmp.1, label %B642.unr-lcssa.unr-lcssa, label %B572.backedge
B642.unr-lcssa.unr-lcssa:
  br i1 %lcmp.mod.not288, label %B642.unr-lcssa, label %B572.backedge.epil.preheader275
B572.backedge.epil.preheader275:
  %lsr.iv578.epil.init = phi ptr [ %scevgep577, %B574.preheader.new ], [ %scevgep579.1, %B642.unr-lcssa.unr-lcssa ]
  %soonest.2.11971.epil.init281 = phi i64 [ 9007199254740992, %B574.preheader.new ], [ %.11.i.3.1, %B642.unr-lcssa.unr-lcssa ]
  %scevgep582.epil = getelementptr i8, ptr %lsr.iv578.epil.init, i64 -288
  %.360.epil279 = load i64, ptr %scevgep582.epil, align 8
  %.11.i.epil280 = tail call i64 @llvm.smin.i64(i64 %.360.epil279, i64 %soonest.2.11971.epil.init281)
  %scevgep581.epil = getelementptr i8, ptr %lsr.iv578.epil.init, i64 -192
  %.360.1.epil = load i64, ptr %scevgep581.epil, align 8
  %.11.i.1.epil = tail call i64 @llvm.smin.i64(i64 %.360.1.epil, i64 %.11.i.epil280)
  %scevgep580.epil = getelementptr i8, ptr %lsr.iv578.epil.init, i64 -96
  %.360.2.epil = load i64, ptr %scevgep580.epil, align 8
  %.11.i.2.epil = tail call i64 @llvm.smin.i64(i64 %.360.2.epil, i64 %.11.i.1.epil)
  %.360.3.epil = load i64, ptr %lsr.iv578.epil.init, align 8
  %.11.i.3.epil = tail call i64 @llvm.smin.i64(i64 %.360.3.epil, i64 %.11.i.2.epil)
  br label %B642.unr-lcssa
B642.unr-lcssa:
  %.11.i.3.lcssa = phi i64 [ %.11.i.3.1, %B642.unr-lcssa.unr-lcssa ], [ %.11.i.3.epil, %B572.backedge.epil.preheader275 ]
  br i1 %lcmp.mod.not, label %B642, label %B572.backedge.epil.preheader
B572.backedge.epil.preheader:
  %soonest.2.11971.epil.init = phi i64 [ %.11.i.3.lcssa, %B642.unr-lcssa ], [ 9007199254740992, %B574.preheader ]
  %.32119671969.epil.init = phi i64 [ %unroll_iter, %B642.unr-lcssa ], [ 0, %B574.preheader ]
  %12 = mul i64 %.32119671969.epil.init, 96
  %13 = getelementptr i8, ptr %scevgep583, i64 %12
  %scevgep584 = getelementptr i8, ptr %13, i64 %.pre218
  br label %B572.backedge.epil
B572.backedge.epil:
  %lsr.iv585 = phi i64 [ %lsr.iv.next586, %B572.backedge.epil ], [ 0, %B572.backedge.epil.preheader ]
  %soonest.2.11971.epil = phi i64 [ %.11.i.epil, %B572.backedge.epil ], [ %soonest.2.11971.epil.init, %B572.backedge.epil.preheader ]
  %scevgep587 = getelementptr i8, ptr %scevgep584, i64 %lsr.iv585
  %.360.epil = load i64, ptr %scevgep587, align 8
  %.11.i.epil = tail call i64 @llvm.smin.i64(i64 %.360.epil, i64 %soonest.2.11971.epil)
  %lsr.iv.next586 = add i64 %lsr.iv585, 96
  %epil.iter.cmp.not = icmp eq i64 %3, %lsr.iv.next586
  br i1 %epil.iter.cmp.not, label %B642, label %B572.backedge.epil
B642:
  %.11.i.lcssa = phi i64 [ %.11.i.3.lcssa, %B642.unr-lcssa ], [ %.11.i.epil, %B572.backedge.epil ]
  %.398 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.398, label %B437921195.endif.endif, label %B666
B666:
  %.409 = load i64, ptr %sunkaddr657, align 8
  %.413 = icmp eq i64 %.409, 0
  br i1 %.413, label %B666.endif.endif, label %B666.else
B748.loopexit:
  %exitcond360.not = icmp eq i64 %.487.0, %4
  br i1 %exitcond360.not, label %B437921192.loopexit, label %B750
B750:
  %.487.0 = phi i64 [ %.556, %B748.loopexit ], [ 0, %B666.endif.endif ]
  %.556 = add i64 %.487.0, 1
  %.582 = add i64 %.487.0, %turn.2.0124
  %14 = or i64 %.582, %.231120
  %15 = icmp ult i64 %14, 4294967296
  br i1 %15, label %119, label %123
B820:
  %.655.0 = phi i64 [ 0, %B820.preheader ], [ %.724, %B437921148 ]
  %.724 = add i64 %.655.0, 1
  %.755 = add i64 %.655.0, %turn.2.0124
  %16 = or i64 %.755, %.234121
  %17 = icmp ult i64 %16, 4294967296
  br i1 %17, label %126, label %130
B954:
  %_run_sub_core_v42_place.5.4 = phi i64 [ -1, %B914.endif ], [ %_run_sub_core_v42_place.5.4.be, %B954.backedge ]
  %.931 = load i64, ptr %.809, align 8
  %.937 = load i64, ptr %sunkaddr660, align 8
  %.938 = icmp sgt i64 %.937, 0
  br i1 %.938, label %B956, label %B1011
B956:
  %.945 = load i64, ptr %sunkaddr661, align 8
  %gep172 = getelementptr i64, ptr %invariant.gep171, i64 %.945
  %.951 = load i64, ptr %gep172, align 8
  %.952 = ashr i64 %.951, 9
  %.954.not = icmp sgt i64 %.952, %.931
  br i1 %.954.not, label %B1011, label %B988
B988:
  %.24.i = phi i64 [ %.1028, %B1010 ], [ %.951, %B956 ]
  %.13.i = phi i64 [ %.1022, %B1010 ], [ %.945, %B956 ]
  %.962 = load i64, ptr %sunkaddr663, align 8
  %.8.i = load i64, ptr %sunkaddr780, align 8
  %gep306 = getelementptr i64, ptr %invariant.gep305, i64 %.8.i
  %gep168 = getelementptr i64, ptr %invariant.gep171, i64 %.13.i
  %.28.i = getelementptr i8, ptr %gep306, i64 24
  %.29.i = load i64, ptr %.28.i, align 8
  %.30.i = add i64 %.29.i, -1
  store i64 %.30.i, ptr %.28.i, align 8
  %.39.i = getelementptr i64, ptr %gep168, i64 %.30.i
  %.40.i = load i64, ptr %.39.i, align 8
  %.56.not37.i = icmp sgt i64 %.29.i, 2
  br i1 %.56.not37.i, label %B190.i, label %B988.endif
B190.i:
  %.5040.i = phi i64 [ %.50.i, %B290.i ], [ 1, %B988 ]
  %.4939.i = phi i64 [ %.49.i, %B290.i ], [ 0, %B988 ]
  %at.2.038.i = phi i64 [ %down.2.1.i, %B290.i ], [ 0, %B988 ]
  %.68.i = add i64 %.4939.i, 2
  %.70.i = icmp slt i64 %.68.i, %.30.i
  br i1 %.70.i, label %B208.i, label %B260.i
B208.i:
  %sunkaddr.i = shl i64 %.4939.i, 3
  %sunkaddr1.i = getelementptr i8, ptr %gep168, i64 %sunkaddr.i
  %sunkaddr2.i = getelementptr i8, ptr %sunkaddr1.i, i64 16
  %.79.i = load i64, ptr %sunkaddr2.i, align 8
  %.82.i = getelementptr i64, ptr %gep168, i64 %.5040.i
  %.83.i = load i64, ptr %.82.i, align 8
  %.84.i = icmp slt i64 %.79.i, %.83.i
  %spec.select.i = select i1 %.84.i, i64 %.68.i, i64 %.5040.i
  br label %B260.i
B260.i:
  %down.2.1.i = phi i64 [ %.5040.i, %B190.i ], [ %spec.select.i, %B208.i ]
  %.97.i = getelementptr i64, ptr %gep168, i64 %down.2.1.i
  %.98.i = load i64, ptr %.97.i, align 8
  %.104.not.i = icmp sgt i64 %.40.i, %.98.i
  br i1 %.104.not.i, label %B290.i, label %B988.endif
B290.i:
  %.116.i = getelementptr i64, ptr %gep168, i64 %at.2.038.i
  store i64 %.98.i, ptr %.116.i, align 8
  %.49.i = shl i64 %down.2.1.i, 1
  %.50.i = or i64 %.49.i, 1
  %.56.not.i = icmp slt i64 %.50.i, %.30.i
  br i1 %.56.not.i, label %B190.i, label %B988.endif
B1010:
  %.1022 = load i64, ptr %sunkaddr661, align 8
  %gep170 = getelementptr i64, ptr %invariant.gep171, i64 %.1022
  %.1028 = load i64, ptr %gep170, align 8
  %.1029 = ashr i64 %.1028, 9
  %.1031.not = icmp sgt i64 %.1029, %.931
  br i1 %.1031.not, label %B1011, label %B988
B1011:
  %.1043 = icmp slt i64 %_run_sub_core_v42_place.5.4, 0
  br i1 %.1043, label %B60366, label %B250362849
B60366:
  %.1075 = load i64, ptr %sunkaddr786, align 8
  %gep174 = getelementptr i64, ptr %invariant.gep173, i64 %.1075
  %.1109 = load i64, ptr %sunkaddr780, align 8
  %gep2025 = getelementptr i64, ptr %invariant.gep2024, i64 %.1109
  %.1114 = getelementptr i8, ptr %gep2025, i64 32
  %.1115 = load i64, ptr %.1114, align 8
  %.1119.not = icmp eq i64 %.1115, 0
  br i1 %.1119.not, label %B60614.endif, label %B60368
B60368:
  %_run_sub_core_v42_select_v77__open_masks_v87_opened.2.6 = phi i64 [ %_run_sub_core_v42_select_v77__open_masks_v87_opened.3.8, %B60434 ], [ 1, %B60366 ]
  %_run_sub_core_v42_select_v77__open_masks_v87_parked.2.6 = phi i64 [ %.1134, %B60434 ], [ %.1115, %B60366 ]
  %.1127 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_select_v77__open_masks_v87_parked.2.6, i1 true)
  %.1132 = add i64 %_run_sub_core_v42_select_v77__open_masks_v87_parked.2.6, -1
  %.1134 = and i64 %.1132, %_run_sub_core_v42_select_v77__open_masks_v87_parked.2.6
  %.1158 = icmp ult i64 %.1127, 5
  br i1 %.1158, label %B60392, label %B60432
B60392:
  %sunkaddr670 = shl i64 %.1127, 3
  %sunkaddr671 = getelementptr i8, ptr %gep2025, i64 %sunkaddr670
  %sunkaddr672 = getelementptr i8, ptr %sunkaddr671, i64 56
  %.1179 = load i64, ptr %sunkaddr672, align 8
  br label %B60434
B60432:
  %.1188 = load i64, ptr %sunkaddr673, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.1188
  %18 = getelementptr i64, ptr %gep, i64 %.1127
  %.1202 = getelementptr i8, ptr %18, i64 -40
  %.1203 = load i64, ptr %.1202, align 8
  %.1204 = add i64 %.1203, -16384
  br label %B60434
B60434:
  %_run_sub_core_v42_select_v77__open_masks_v87__v118call_15.2.8 = phi i64 [ %.1179, %B60392 ], [ %.1204, %B60432 ]
  %.1214.not = icmp sgt i64 %_run_sub_core_v42_select_v77__open_masks_v87__v118call_15.2.8, %.931
  %.1219 = shl i64 1, %.1127
  %.1223 = select i1 %.1214.not, i64 0, i64 %.1219
  %_run_sub_core_v42_select_v77__open_masks_v87_opened.3.8 = or i64 %.1223, %_run_sub_core_v42_select_v77__open_masks_v87_opened.2.6
  %.1243.not = icmp eq i64 %.1134, 0
  br i1 %.1243.not, label %B60614.endif.loopexit, label %B60368
B250240850:
  %_run_sub_core_v42_select_v77_some.2.61982 = phi i64 [ %.1454, %B250240888 ], [ 0, %B250240850.preheader ]
  %.136619781980 = phi i64 [ %.1373, %B250240888 ], [ 0, %B250240850.preheader ]
  %.1373 = add i64 %.136619781980, 1
  %.1403 = getelementptr i64, ptr %gep174, i64 %.136619781980
  %.1404 = load i64, ptr %.1403, align 8
  br i1 %146, label %B250240888, label %B250240852
B250240852:
  %_run_sub_core_v42_select_v77_free.2.7 = phi i64 [ %.1428, %B250240852 ], [ %.1404, %B250240850 ]
  %_run_sub_core_v42_select_v77_others.2.7 = phi i64 [ %.1436, %B250240852 ], [ %_run_sub_core_v42_select_v77__open_masks_v87_opened.4.7, %B250240850 ]
  %.1419 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v42_select_v77_others.2.7, i1 true)
  %.1421 = mul i64 %.1419, %.912
  %gep1976 = getelementptr i64, ptr %.1403, i64 %.1421
  %.1426 = load i64, ptr %gep1976, align 8
  %.1428 = or i64 %.1426, %_run_sub_core_v42_select_v77_free.2.7
  %.1434 = add i64 %_run_sub_core_v42_select_v77_others.2.7, -1
  %.1436 = and i64 %.1434, %_run_sub_core_v42_select_v77_others.2.7
  %.1439.not = icmp eq i64 %.1436, 0
  br i1 %.1439.not, label %B250240888, label %B250240852
B250240888:
  %_run_sub_core_v42_select_v77_free.3.8 = phi i64 [ %.1404, %B250240850 ], [ %.1428, %B250240852 ]
  %.1448 = getelementptr i64, ptr %.1273, i64 %.136619781980
  store i64 %_run_sub_core_v42_select_v77_free.3.8, ptr %.1448, align 8
  %.1454 = or i64 %_run_sub_core_v42_select_v77_free.3.8, %_run_sub_core_v42_select_v77_some.2.61982
  %exitcond2193.not = icmp eq i64 %.1373, %.912
  br i1 %exitcond2193.not, label %B250240930, label %B250240850
B250240930:
  %19 = icmp eq i64 %.1454, 0
  %.18.i4.pre208 = load i64, ptr %sunkaddr780, align 8
  br i1 %19, label %B250362397, label %B250241098
B250241098:
  %.1490 = load i64, ptr %sunkaddr674, align 8
  %gep2027 = getelementptr i64, ptr %invariant.gep2024, i64 %.18.i4.pre208
  %.1504 = getelementptr i8, ptr %gep2027, i64 8
  %.1505 = load i64, ptr %.1504, align 8
  switch i64 %.1490, label %B250241476 [
    i64 2, label %B40.i
    i64 1, label %B250241160
  ]
B40.i:
  %.41.i = load i64, ptr %.1273, align 8
  %.53.i = icmp eq i64 %.41.i, 0
  br i1 %.53.i, label %B96.i, label %B170.i
B96.i:
  %lsr.iv598 = phi i64 [ %lsr.iv.next599, %B132.i ], [ 1, %B40.i ]
  %lsr.iv596 = phi i64 [ %lsr.iv.next597, %B132.i ], [ 0, %B40.i ]
  %exitcond.not.i = icmp eq i64 %.912, %lsr.iv598
  br i1 %exitcond.not.i, label %B250241876, label %B132.i
B132.i:
  %20 = shl i64 %lsr.iv598, 3
  %scevgep600 = getelementptr i8, ptr %.1273, i64 %20
  %.90.i = load i64, ptr %scevgep600, align 8
  %.95.i = icmp eq i64 %.90.i, 0
  %lsr.iv.next597 = add i64 %lsr.iv596, 64
  %lsr.iv.next599 = add i64 %lsr.iv598, 1
  br i1 %.95.i, label %B96.i, label %B170.i
B170.i:
  %word.3.1.i = phi i64 [ 0, %B40.i ], [ %lsr.iv.next597, %B132.i ]
  %free.2.1.i = phi i64 [ %.41.i, %B40.i ], [ %.90.i, %B132.i ]
  %.111.i = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i, i1 true)
  %.114.i = or i64 %.111.i, %word.3.1.i
  br label %B250241876
B250241160:
  %.1593 = icmp sgt i64 %.1505, -1
  br i1 %.1593, label %B250241208, label %B40.i159
B250241208:
  %.12.i132 = lshr i64 %.1505, 6
  %.19.not.i133 = icmp slt i64 %.12.i132, %.912
  br i1 %.19.not.i133, label %B40.i135, label %B40.i159
B40.i135:
  %.40.i136 = getelementptr i64, ptr %.1273, i64 %.12.i132
  %.41.i137 = load i64, ptr %.40.i136, align 8
  %.45.i = and i64 %.1505, 63
  %.48.i = shl i64 -1, %.45.i
  %.49.i138 = and i64 %.41.i137, %.48.i
  %.53.i139 = icmp eq i64 %.49.i138, 0
  br i1 %.53.i139, label %B96.preheader.i146, label %B170.i140
B96.preheader.i146:
  %21 = shl i64 %.1272, 3
  %scevgep589 = getelementptr i8, ptr %scevgep588, i64 %21
  br label %B96.i147
B96.i147:
  %word.2.0.i148 = phi i64 [ %.63.i151, %B132.i150 ], [ %.12.i132, %B96.preheader.i146 ]
  %exitcond.not.i149 = icmp eq i64 %144, %word.2.0.i148
  br i1 %exitcond.not.i149, label %B40.i159, label %B132.i150
B132.i150:
  %.63.i151 = add i64 %word.2.0.i148, 1
  %22 = shl i64 %word.2.0.i148, 3
  %scevgep590 = getelementptr i8, ptr %scevgep589, i64 %22
  %.90.i154 = load i64, ptr %scevgep590, align 8
  %.95.i155 = icmp eq i64 %.90.i154, 0
  br i1 %.95.i155, label %B96.i147, label %B170.i140
B170.i140:
  %word.3.1.i141 = phi i64 [ %.12.i132, %B40.i135 ], [ %.63.i151, %B132.i150 ]
  %free.2.1.i142 = phi i64 [ %.49.i138, %B40.i135 ], [ %.90.i154, %B132.i150 ]
  %.107.i143 = shl i64 %word.3.1.i141, 6
  %.111.i144 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i142, i1 true)
  %.114.i145 = or i64 %.111.i144, %.107.i143
  %23 = icmp eq i64 %.114.i145, %.1505
  br i1 %23, label %B250241876, label %B40.i159
B40.i159:
  %.41.i161 = load i64, ptr %.1273, align 8
  %.53.i163 = icmp eq i64 %.41.i161, 0
  br i1 %.53.i163, label %B96.i171, label %B170.i164
B96.i171:
  %lsr.iv593 = phi i64 [ %lsr.iv.next594, %B132.i174 ], [ 1, %B40.i159 ]
  %lsr.iv591 = phi i64 [ %lsr.iv.next592, %B132.i174 ], [ 0, %B40.i159 ]
  %exitcond.not.i173 = icmp eq i64 %.912, %lsr.iv593
  br i1 %exitcond.not.i173, label %B250241876, label %B132.i174
B132.i174:
  %24 = shl i64 %lsr.iv593, 3
  %scevgep595 = getelementptr i8, ptr %.1273, i64 %24
  %.90.i178 = load i64, ptr %scevgep595, align 8
  %.95.i179 = icmp eq i64 %.90.i178, 0
  %lsr.iv.next592 = add i64 %lsr.iv591, 64
  %lsr.iv.next594 = add i64 %lsr.iv593, 1
  br i1 %.95.i179, label %B96.i171, label %B170.i164
B170.i164:
  %word.3.1.i165 = phi i64 [ 0, %B40.i159 ], [ %lsr.iv.next592, %B132.i174 ]
  %free.2.1.i166 = phi i64 [ %.41.i161, %B40.i159 ], [ %.90.i178, %B132.i174 ]
  %.111.i168 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i166, i1 true)
  %.114.i169 = or i64 %.111.i168, %word.3.1.i165
  br label %B250241876
B250241476:
  %.1686 = add i64 %.1505, 1
  %.12.i181 = ashr i64 %.1686, 6
  %.19.not.i182 = icmp slt i64 %.12.i181, %.912
  br i1 %.19.not.i182, label %B40.i184, label %B40.i210
B40.i184:
  %.40.i185 = getelementptr i64, ptr %.1273, i64 %.12.i181
  %.41.i186 = load i64, ptr %.40.i185, align 8
  %.45.i187 = and i64 %.1686, 63
  %.48.i188 = shl i64 -1, %.45.i187
  %.49.i189 = and i64 %.41.i186, %.48.i188
  %.53.i190 = icmp eq i64 %.49.i189, 0
  br i1 %.53.i190, label %B96.preheader.i197, label %B250241476.endif
B96.preheader.i197:
  %25 = shl i64 %.1272, 3
  %scevgep602 = getelementptr i8, ptr %scevgep588, i64 %25
  br label %B96.i198
B96.i198:
  %word.2.0.i199 = phi i64 [ %.63.i202, %B132.i201 ], [ %.12.i181, %B96.preheader.i197 ]
  %exitcond.not.i200 = icmp eq i64 %144, %word.2.0.i199
  br i1 %exitcond.not.i200, label %B40.i210, label %B132.i201
B132.i201:
  %.63.i202 = add i64 %word.2.0.i199, 1
  %26 = shl i64 %word.2.0.i199, 3
  %scevgep603 = getelementptr i8, ptr %scevgep602, i64 %26
  %.90.i205 = load i64, ptr %scevgep603, align 8
  %.95.i206 = icmp eq i64 %.90.i205, 0
  br i1 %.95.i206, label %B96.i198, label %B250241476.endif
B40.i210:
  %.41.i212 = load i64, ptr %.1273, align 8
  %.53.i214 = icmp eq i64 %.41.i212, 0
  br i1 %.53.i214, label %B96.i222, label %B170.i215
B96.i222:
  %lsr.iv606 = phi i64 [ %lsr.iv.next607, %B132.i225 ], [ 1, %B40.i210 ]
  %lsr.iv604 = phi i64 [ %lsr.iv.next605, %B132.i225 ], [ 0, %B40.i210 ]
  %exitcond.not.i224 = icmp eq i64 %.912, %lsr.iv606
  br i1 %exitcond.not.i224, label %B250241876, label %B132.i225
B132.i225:
  %27 = shl i64 %lsr.iv606, 3
  %scevgep608 = getelementptr i8, ptr %.1273, i64 %27
  %.90.i229 = load i64, ptr %scevgep608, align 8
  %.95.i230 = icmp eq i64 %.90.i229, 0
  %lsr.iv.next605 = add i64 %lsr.iv604, 64
  %lsr.iv.next607 = add i64 %lsr.iv606, 1
  br i1 %.95.i230, label %B96.i222, label %B170.i215
B170.i215:
  %word.3.1.i216 = phi i64 [ 0, %B40.i210 ], [ %lsr.iv.next605, %B132.i225 ]
  %free.2.1.i217 = phi i64 [ %.41.i212, %B40.i210 ], [ %.90.i229, %B132.i225 ]
  %.111.i219 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i217, i1 true)
  %.114.i220 = or i64 %.111.i219, %word.3.1.i216
  br label %B250241876
B250241876:
  %_run_sub_core_v42_select_v77_rank.2.7 = phi i64 [ %.114.i196, %B250241476.endif ], [ %.1505, %B170.i140 ], [ -1, %B96.i222 ], [ -1, %B96.i ], [ %.114.i169, %B170.i164 ], [ %.114.i, %B170.i ], [ %.114.i220, %B170.i215 ], [ -1, %B96.i171 ]
  %.1776 = load i64, ptr %sunkaddr676, align 8
  %gep184 = getelementptr i64, ptr %invariant.gep183, i64 %.1776
  %.1784 = getelementptr i64, ptr %gep184, i64 %_run_sub_core_v42_select_v77_rank.2.7
  %.1785 = load i64, ptr %.1784, align 8
  %.1791 = load i64, ptr %sunkaddr663, align 8
  %.1792 = getelementptr i64, ptr %arg.s, i64 %.1791
  %.1799 = add i64 %.1785, %.899
  %.1801.idx = mul i64 %.1799, 176
  %.1801 = getelementptr i8, ptr %.1792, i64 %.1801.idx
  %.1802 = getelementptr i8, ptr %.1801, i64 152
  %.1803 = load i64, ptr %.1802, align 8
  %.1818 = mul i64 %.1803, %.912
  %.1819 = ashr i64 %_run_sub_core_v42_select_v77_rank.2.7, 6
  %28 = getelementptr i64, ptr %gep174, i64 %.1818
  %.1821 = getelementptr i64, ptr %28, i64 %.1819
  %.1822 = load i64, ptr %.1821, align 8
  %.1823 = and i64 %_run_sub_core_v42_select_v77_rank.2.7, 63
  %.1824 = shl i64 1, %.1823
  %.1825 = xor i64 %.1824, -1
  %.1826 = and i64 %.1822, %.1825
  store i64 %.1826, ptr %.1821, align 8
  %.1830.not = icmp eq i64 %.1803, 0
  br i1 %.1830.not, label %B250242147, label %B250242076.lr.ph
B250242076:
  %_run_sub_core_v42_select_v77_left.2.81991 = phi i64 [ %.1961, %B250242076 ], [ %_run_sub_core_v42_select_v77_left.2.81991.ph, %B250242076.preheader ]
  %.192119871989 = phi i64 [ %.1928, %B250242076 ], [ %.192119871989.ph, %B250242076.preheader ]
  %.1928 = add i64 %.192119871989, 1
  %29 = shl i64 %.192119871989, 3
  %scevgep614 = getelementptr i8, ptr %28, i64 %29
  %.1959 = load i64, ptr %scevgep614, align 8
  %.1961 = or i64 %.1959, %_run_sub_core_v42_select_v77_left.2.81991
  %exitcond2194.not = icmp eq i64 %.912, %.1928
  br i1 %exitcond2194.not, label %B250242088, label %B250242076
B250242088:
  %.1961.lcssa = phi i64 [ %156, %middle.block ], [ %.1961, %B250242076 ]
  %30 = icmp eq i64 %.1961.lcssa, 0
  br i1 %30, label %B250242102, label %B250242147
B250242102:
  %.1980 = load i64, ptr %sunkaddr780, align 8
  %gep2029 = getelementptr i64, ptr %invariant.gep2024, i64 %.1980
  %.1989 = getelementptr i8, ptr %gep2029, i64 32
  %.1990 = load i64, ptr %.1989, align 8
  %.1992 = shl i64 1, %.1803
  %.1995 = xor i64 %.1992, -1
  %.1996 = and i64 %.1990, %.1995
  store i64 %.1996, ptr %.1989, align 8
  br label %B250242147
B250242147:
  %.2023 = icmp slt i64 %.1785, 0
  br i1 %.2023, label %B250242147.B250362397_crit_edge, label %B250362849
B250242147.B250362397_crit_edge:
  %.18.i4.pre = load i64, ptr %sunkaddr780, align 8
  br label %B250362397
B250362397:
  %.18.i4 = phi i64 [ %.18.i4.pre, %B250242147.B250362397_crit_edge ], [ %.18.i4.pre208, %B250240930 ], [ %.1109, %B60614.endif ]
  %_run_sub_core_v42_place.8.51295 = phi i64 [ %.1785, %B250242147.B250362397_crit_edge ], [ -1, %B250240930 ], [ -1, %B60614.endif ]
  %.19.i = getelementptr i64, ptr %arg.s, i64 %.18.i4
  %.22.i = getelementptr i64, ptr %.19.i, i64 %.808
  %.30.i5 = getelementptr i8, ptr %.22.i, i64 24
  %.31.i = load i64, ptr %.30.i5, align 8
  %.32.i = icmp sgt i64 %.31.i, 0
  br i1 %.32.i, label %B66.i, label %B100.i
B66.i:
  %.41.i11 = load i64, ptr %sunkaddr661, align 8
  %gep182 = getelementptr i64, ptr %invariant.gep171, i64 %.41.i11
  %.47.i = load i64, ptr %gep182, align 8
  %.48.i13 = ashr i64 %.47.i, 9
  br label %B100.i
B100.i:
  %soonest.4.0.i = phi i64 [ %.48.i13, %B66.i ], [ 9007199254740992, %B250362397 ]
  %sunkaddr2.i7 = getelementptr i8, ptr %.19.i, i64 %.11.idx.i
  %sunkaddr3.i = getelementptr i8, ptr %sunkaddr2.i7, i64 32
  %.66.i = load i64, ptr %sunkaddr3.i, align 8
  %.72.not.i = icmp eq i64 %.66.i, 0
  br i1 %.72.not.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v108B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B118.preheader.i
B118.preheader.i:
  %gep.i = getelementptr i64, ptr %invariant.gep2024, i64 %.18.i4
  %31 = getelementptr i8, ptr %gep.i, i64 56
  br label %B118.i
B118.i:
  %soonest.5.0.i = phi i64 [ %.11.i.i, %B500481568.endif.i ], [ %soonest.4.0.i, %B118.preheader.i ]
  %parked.2.0.i = phi i64 [ %.194.i, %B500481568.endif.i ], [ %.66.i, %B118.preheader.i ]
  %.84.i9 = tail call i64 @llvm.cttz.i64(i64 %parked.2.0.i, i1 true)
  %.101.i = icmp ult i64 %.84.i9, 5
  br i1 %.101.i, label %B228.i, label %B500481514.i
B228.i:
  %.121.i = getelementptr i64, ptr %31, i64 %.84.i9
  %.122.i = load i64, ptr %.121.i, align 8
  br label %B500481568.endif.i
B500481514.i:
  %.131.i = load i64, ptr %sunkaddr673, align 8
  %gep37.i = getelementptr i64, ptr %invariant.gep, i64 %.131.i
  %32 = getelementptr i64, ptr %gep37.i, i64 %.84.i9
  %.145.i = getelementptr i8, ptr %32, i64 -40
  %.146.i = load i64, ptr %.145.i, align 8
  %.147.i = add i64 %.146.i, -16384
  br label %B500481568.endif.i
B500481568.endif.i:
  %"$182call.12.2.1.i" = phi i64 [ %.122.i, %B228.i ], [ %.147.i, %B500481514.i ]
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %"$182call.12.2.1.i", i64 %soonest.5.0.i)
  %.192.i = add i64 %parked.2.0.i, -1
  %.194.i = and i64 %.192.i, %parked.2.0.i
  %.197.not.i = icmp eq i64 %.194.i, 0
  br i1 %.197.not.i, label %_ZN7mgpusim6engine5event4core9selection9next_timeB4v108B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit, label %B118.i
_ZN7mgpusim6engine5event4core9selection9next_timeB4v108B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit:
  %soonest.3.1.i = phi i64 [ %soonest.4.0.i, %B100.i ], [ %.11.i.i, %B500481568.endif.i ]
  %.2059 = icmp slt i64 %soonest.3.1.i, %quot.0
  %.11.i232 = tail call i64 @llvm.smax.i64(i64 %soonest.3.1.i, i64 %.931)
  br i1 %.2059, label %B250362437.endif, label %B250362491.endif
B250362607:
  %.2206 = load i64, ptr %.1190.i, align 8
  %.2208 = ashr i64 %.931, %.2206
  %.2209 = icmp sgt i64 %.2208, 511
  br i1 %.2209, label %B250362661, label %B250362687
B250362661:
  store ptr null, ptr %.2214, align 8
  call fastcc void @f4(ptr %.2214, ptr %arg.s, i64 %.931)
  %.2249.pre = load i64, ptr %.1190.i, align 8
  %.pre214 = ashr i64 %.931, %.2249.pre
  br label %B250362687
B250362687:
  %.2253.pre-phi = phi i64 [ %.pre214, %B250362661 ], [ %.2208, %B250362607 ]
  %.2241 = load i64, ptr %.1225.i, align 8
  %.2242 = getelementptr i64, ptr %arg.s, i64 %.2241
  %.2257 = getelementptr i64, ptr %.2242, i64 %.2253.pre-phi
  %.2258 = load i64, ptr %.2257, align 8
  %.2260 = add i64 %.2258, %.2183
  store i64 %.2260, ptr %.2257, align 8
  %.2267 = getelementptr i8, ptr %.2177, i64 56
  %.2268 = load i64, ptr %.2267, align 8
  %.2289 = load i64, ptr %.1190.i, align 8
  %.2291 = ashr i64 %.931, %.2289
  %.2292 = icmp sgt i64 %.2291, 511
  br i1 %.2292, label %B437921148.sink.split.sink.split, label %B437921148.sink.split
B250362849:
  %_run_sub_core_v42_place.8.51539 = phi i64 [ %.1785, %B250242147 ], [ %_run_sub_core_v42_place.5.4, %B1011 ]
  %.2367.not = icmp slt i64 %.931, %quot.0
  br i1 %.2367.not, label %B250423362, label %B250362861
B250362861:
  %.12.i = load i64, ptr %sunkaddr780, align 8
  %.13.i15 = getelementptr i64, ptr %arg.s, i64 %.12.i
  %.15.i = getelementptr i8, ptr %.13.i15, i64 %.11.idx.i
  %.20.i = load i64, ptr %sunkaddr661, align 8
  %.21.i17 = getelementptr i64, ptr %arg.s, i64 %.20.i
  %.25.i = getelementptr i64, ptr %.21.i17, i64 %.899
  %.30.i19 = getelementptr i8, ptr %.15.i, i64 24
  %.31.i20 = load i64, ptr %.30.i19, align 8
  %.38.i = add i64 %.31.i20, 1
  store i64 %.38.i, ptr %.30.i19, align 8
  %.43.i21 = shl i64 %.931, 9
  %.44.i22 = or i64 %_run_sub_core_v42_place.8.51539, %.43.i21
  %.48.i23 = icmp sgt i64 %.31.i20, 0
  br i1 %.48.i23, label %B160.i, label %B232.i
B160.i:
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i20, %B250362861 ]
  %.56.i = add i64 %at.2.0.i, -1
  %.57.i = lshr i64 %.56.i, 1
  %.63.i = getelementptr i64, ptr %.25.i, i64 %.57.i
  %.64.i = load i64, ptr %.63.i, align 8
  %.70.not.i = icmp sgt i64 %.64.i, %.44.i22
  br i1 %.70.not.i, label %B206.i, label %B232.i
B206.i:
  %.85.i = getelementptr i64, ptr %.25.i, i64 %at.2.0.i
  store i64 %.64.i, ptr %.85.i, align 8
  %.96.not.i = icmp eq i64 %.57.i, 0
  br i1 %.96.not.i, label %B232.i, label %B160.i
B232.i:
  %at.3.1.i = phi i64 [ %.31.i20, %B250362861 ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
  %.108.i = getelementptr i64, ptr %.25.i, i64 %at.3.1.i
  store i64 %.44.i22, ptr %.108.i, align 8
  %sunkaddr2.i24 = getelementptr i8, ptr %.15.i, i64 16
  %.118.i = load i64, ptr %sunkaddr2.i24, align 8
  %.120.i = icmp slt i64 %.931, %.118.i
  br i1 %.120.i, label %B264.i, label %_ZN7mgpusim6engine5event4core7waiting4wakeB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
B264.i:
  store i64 %.931, ptr %sunkaddr2.i24, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting4wakeB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit
_ZN7mgpusim6engine5event4core7waiting4wakeB4v105B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxx.exit:
  %.2411 = load i64, ptr %sunkaddr663, align 8
  %.2412 = getelementptr i64, ptr %arg.s, i64 %.2411
  %.2415 = add i64 %_run_sub_core_v42_place.8.51539, %.899
  %.2421.idx = mul i64 %.2415, 176
  %.2421 = getelementptr i8, ptr %.2412, i64 %.2421.idx
  %.2422 = getelementptr i8, ptr %.2421, i64 152
  store i64 0, ptr %.2422, align 8
  store i64 %.931, ptr %.810, align 8
  %.2448 = load i64, ptr %sunkaddr780, align 8
  %.2449 = getelementptr i64, ptr %arg.s, i64 %.2448
  %.2451 = getelementptr i64, ptr %.2449, i64 %.808
  %.2456 = getelementptr i8, ptr %.2451, i64 48
  %.2457 = load i64, ptr %.2456, align 8
  %.2458 = icmp sgt i64 %.2457, 0
  br i1 %.2458, label %B250362901, label %B437921148
B250362901:
  %.2480 = load i64, ptr %.1190.i, align 8
  %.2482 = ashr i64 %.931, %.2480
  %.2483 = icmp sgt i64 %.2482, 511
  br i1 %.2483, label %B250423218, label %B250423236
B250423218:
  store ptr null, ptr %.2488, align 8
  call fastcc void @f4(ptr %.2488, ptr %arg.s, i64 %.931)
  %.2523.pre = load i64, ptr %.1190.i, align 8
  %.pre211 = ashr i64 %.931, %.2523.pre
  br label %B250423236
B250423236:
  %.2527.pre-phi = phi i64 [ %.pre211, %B250423218 ], [ %.2482, %B250362901 ]
  %.2515 = load i64, ptr %.1225.i, align 8
  %.2516 = getelementptr i64, ptr %arg.s, i64 %.2515
  %.2531 = getelementptr i64, ptr %.2516, i64 %.2527.pre-phi
  %.2532 = load i64, ptr %.2531, align 8
  %.2534 = add i64 %.2532, %.2457
  store i64 %.2534, ptr %.2531, align 8
  %.2541 = getelementptr i8, ptr %.2451, i64 56
  %.2542 = load i64, ptr %.2541, align 8
  %.2563 = load i64, ptr %.1190.i, align 8
  %.2565 = ashr i64 %.931, %.2563
  %.2566 = icmp sgt i64 %.2565, 511
  br i1 %.2566, label %B437921148.sink.split.sink.split, label %B437921148.sink.split
B250423362:
  %.2651 = load i64, ptr %sunkaddr663, align 8
  %.2652 = getelementptr i64, ptr %arg.s, i64 %.2651
  %.2655 = add i64 %_run_sub_core_v42_place.8.51539, %.899
  %.2657.idx = mul i64 %.2655, 176
  %.2657 = getelementptr i8, ptr %.2652, i64 %.2657.idx
  %.2663 = load i64, ptr %sunkaddr688, align 8
  %.2664 = getelementptr i64, ptr %arg.s, i64 %.2663
  %.2670 = load i64, ptr %sunkaddr689, align 8
  %.2671 = mul i64 %.2670, %.2655
  %.2672 = getelementptr i64, ptr %.2664, i64 %.2671
  %.2685 = getelementptr i8, ptr %.2657, i64 136
  %.2686 = load i64, ptr %.2685, align 8
  %.2687 = icmp eq i64 %.2686, 1
  br i1 %.2687, label %B250423394, label %B250423436
B250423394:
  store i64 0, ptr %.2685, align 8
  %.4430.pre.pre.pre = load i64, ptr %.2657, align 8
  br label %B252195479
B250423436:
  %.2713 = load i64, ptr %sunkaddr691, align 8
  %.2714 = getelementptr i64, ptr %arg.c, i64 %.2713
  %.2717 = load i64, ptr %.2657, align 8
  %.2719.idx = mul i64 %.2717, 104
  %.2719 = getelementptr i8, ptr %.2714, i64 %.2719.idx
  %.2764 = load i64, ptr %.2719, align 8
  %.2769 = getelementptr i8, ptr %.2719, i64 16
  %.2770 = load i64, ptr %.2769, align 8
  %.2775 = icmp sgt i64 %.2770, -1
  br i1 %.2775, label %B250483830, label %B251218740
B250483830:
  %sunkaddr692 = shl i64 %.2770, 3
  %sunkaddr693 = getelementptr i8, ptr %.809, i64 %sunkaddr692
  %sunkaddr694 = getelementptr i8, ptr %sunkaddr693, i64 64
  %.2781 = load i64, ptr %sunkaddr694, align 8
  %.2783 = icmp sgt i64 %.2781, %.931
  br i1 %.2783, label %B250483832, label %B251218740
B250483832:
  %.2798 = add i64 %.2770, 1
  %.2800 = getelementptr i8, ptr %.2657, i64 152
  store i64 %.2798, ptr %.2800, align 8
  %.2804 = icmp eq i64 %.2770, 3
  %spec.select = select i1 %.2804, i64 11, i64 10
  %.2864 = getelementptr i8, ptr %.2657, i64 96
  %.2865 = load i64, ptr %.2864, align 8
  %.2871.not = icmp eq i64 %.2865, %spec.select
  br i1 %.2871.not, label %B252195339, label %B250484037
B250484037:
  %.2874 = icmp sgt i64 %.2865, 0
  br i1 %.2874, label %B250484038.endif, label %B251218430
B251218156:
  %.2958 = and i64 %.2916, 15
  %.2961 = sub i64 %.11.i234, %.2906
  %.2967 = load i64, ptr %sunkaddr711, align 8
  %.2968 = getelementptr i64, ptr %arg.s, i64 %.2967
  %.2970.idx = mul i64 %.2881, 120
  %.2970 = getelementptr i8, ptr %.2968, i64 %.2970.idx
  %.2972 = getelementptr i64, ptr %.2970, i64 %.2958
  %.2973 = load i64, ptr %.2972, align 8
  %.2974 = add i64 %.2961, %.2973
  store i64 %.2974, ptr %.2972, align 8
  br label %B251218190
B251218190:
  %_run_sub_core_v42_issue_v51_note_busy_v65_charge_v66_since.2.8 = phi i64 [ %.11.i234, %B251218156 ], [ %.2906, %B250484038.endif ]
  %.2989 = icmp sgt i64 %.931, %_run_sub_core_v42_issue_v51_note_busy_v65_charge_v66_since.2.8
  br i1 %.2989, label %B251218250, label %B251218340
B251218250:
  %.2993 = load i64, ptr %.2864, align 8
  %.2994 = icmp sgt i64 %.2993, 0
  %.3004 = sub i64 %.931, %_run_sub_core_v42_issue_v51_note_busy_v65_charge_v66_since.2.8
  %.3012 = load i64, ptr %sunkaddr711, align 8
  %.3013 = getelementptr i64, ptr %arg.s, i64 %.3012
  %.3015.idx = mul i64 %.2881, 120
  %.3015 = getelementptr i8, ptr %.3013, i64 %.3015.idx
  br i1 %.2994, label %B251218264, label %B251218298
B251218264:
  %.3017 = getelementptr i64, ptr %.3015, i64 %.2993
  %.3018 = load i64, ptr %.3017, align 8
  %.3019 = add i64 %.3018, %.3004
  store i64 %.3019, ptr %.3017, align 8
  br label %B251218340
B251218298:
  %.3045 = getelementptr i8, ptr %.3015, i64 8
  %.3046 = load i64, ptr %.3045, align 8
  %.3047 = add i64 %.3046, %.3004
  store i64 %.3047, ptr %.3045, align 8
  br label %B251218340
B251218340:
  store i64 %.931, ptr %.2905, align 8
  br label %B251218430
B251218430:
  store i64 %spec.select, ptr %.2864, align 8
  br label %B252195339
B251218740:
  %sunkaddr701 = getelementptr i8, ptr %.2719, i64 32
  %.3117 = load i64, ptr %sunkaddr701, align 8
  %.3119 = add i64 %.3117, %.931
  %.3124 = icmp eq i64 %.2764, 1
  br i1 %.3124, label %B251218772, label %B251461718
B251218772:
  %.3129 = getelementptr i8, ptr %.2657, i64 40
  %.3130 = load i64, ptr %.3129, align 8
  %sunkaddr703 = getelementptr i8, ptr %.2719, i64 72
  %.3133 = load i64, ptr %sunkaddr703, align 8
  %.3134 = add i64 %.3133, %.3130
  %.3142.idx = shl i64 %.3134, 4
  %.3142 = getelementptr i8, ptr %arg.entries, i64 %.3142.idx
  %.3143 = getelementptr i8, ptr %.3142, i64 8
  %.3144 = load i64, ptr %.3143, align 8
  %33 = and i64 %.3144, 4294967295
  %.3146.not = icmp eq i64 %33, 0
  br i1 %.3146.not, label %B251461718, label %B251218774
B251218774:
  %.3150 = load i64, ptr %sunkaddr704, align 8
  %.3151 = getelementptr i64, ptr %arg.c, i64 %.3150
  %sunkaddr706 = getelementptr i8, ptr %.2719, i64 64
  %.3154 = load i64, ptr %sunkaddr706, align 8
  %.3156.idx = mul i64 %.3154, 88
  %.3156 = getelementptr i8, ptr %.3151, i64 %.3156.idx
  %.3157 = getelementptr i8, ptr %.3156, i64 8
  %.3158 = load i64, ptr %.3157, align 8
  %.3164 = load i64, ptr %sunkaddr673, align 8
  %gep2031 = getelementptr i64, ptr %invariant.gep, i64 %.3164
  %.3170 = getelementptr i64, ptr %gep2031, i64 %.3158
  %.3171 = load i64, ptr %.3170, align 8
  %.3172 = add i64 %.3171, -16384
  %.3174 = icmp sgt i64 %.3172, %.931
  br i1 %.3174, label %B251218778, label %B251461551
B251218778:
  %.3194 = add i64 %.3158, 5
  %.3196 = getelementptr i8, ptr %.2657, i64 152
  store i64 %.3194, ptr %.3196, align 8
  %switch.tableidx = add i64 %.3158, -1
  %34 = icmp ult i64 %switch.tableidx, 3
  br i1 %34, label %switch.lookup, label %B251219216
switch.lookup:
  %sunkaddr708 = shl i64 %.3158, 3
  %sunkaddr709 = getelementptr i8, ptr @f0, i64 %sunkaddr708
  %sunkaddr710 = getelementptr i8, ptr %sunkaddr709, i64 -8
  %switch.load = load i64, ptr %sunkaddr710, align 8
  br label %B251219216
B251219216:
  %_run_sub_core_v42_issue_v51__reason_v58_reason.4.8 = phi i64 [ %switch.load, %switch.lookup ], [ 11, %B251218778 ]
  %.3274 = getelementptr i8, ptr %.2657, i64 96
  %.3275 = load i64, ptr %.3274, align 8
  %.3281.not = icmp eq i64 %.3275, %_run_sub_core_v42_issue_v51__reason_v58_reason.4.8
  br i1 %.3281.not, label %B252195339, label %B251219250
B251219250:
  %.3284 = icmp sgt i64 %.3275, 0
  br i1 %.3284, label %B251219344.endif, label %B251461471
B251219356:
  %.3368 = and i64 %.3326, 15
  %.3371 = sub i64 %.11.i235, %.3316
  %.3377 = load i64, ptr %sunkaddr711, align 8
  %.3378 = getelementptr i64, ptr %arg.s, i64 %.3377
  %.3380.idx = mul i64 %.3291, 120
  %.3380 = getelementptr i8, ptr %.3378, i64 %.3380.idx
  %.3382 = getelementptr i64, ptr %.3380, i64 %.3368
  %.3383 = load i64, ptr %.3382, align 8
  %.3384 = add i64 %.3371, %.3383
  store i64 %.3384, ptr %.3382, align 8
  br label %B251219378
B251219378:
  %_run_sub_core_v42_issue_v51_note_busy_v59_charge_v60_since.2.9 = phi i64 [ %.11.i235, %B251219356 ], [ %.3316, %B251219344.endif ]
  %.3399 = icmp sgt i64 %.931, %_run_sub_core_v42_issue_v51_note_busy_v59_charge_v60_since.2.9
  br i1 %.3399, label %B251219424, label %B251461469
B251219424:
  %.3403 = load i64, ptr %.3274, align 8
  %.3404 = icmp sgt i64 %.3403, 0
  %.3414 = sub i64 %.931, %_run_sub_core_v42_issue_v51_note_busy_v59_charge_v60_since.2.9
  %.3422 = load i64, ptr %sunkaddr711, align 8
  %.3423 = getelementptr i64, ptr %arg.s, i64 %.3422
  %.3425.idx = mul i64 %.3291, 120
  %.3425 = getelementptr i8, ptr %.3423, i64 %.3425.idx
  br i1 %.3404, label %B251219472, label %B251461449
B251219472:
  %.3427 = getelementptr i64, ptr %.3425, i64 %.3403
  %.3428 = load i64, ptr %.3427, align 8
  %.3429 = add i64 %.3428, %.3414
  store i64 %.3429, ptr %.3427, align 8
  br label %B251461469
B251461449:
  %.3455 = getelementptr i8, ptr %.3425, i64 8
  %.3456 = load i64, ptr %.3455, align 8
  %.3457 = add i64 %.3456, %.3414
  store i64 %.3457, ptr %.3455, align 8
  br label %B251461469
B251461469:
  store i64 %.931, ptr %.3315, align 8
  br label %B251461471
B251461471:
  store i64 %_run_sub_core_v42_issue_v51__reason_v58_reason.4.8, ptr %.3274, align 8
  br label %B252195339
B251461551:
  store i64 %.931, ptr %scevgep583, align 8
  %.38.i29 = load i64, ptr %.3156, align 8
  %.47.i33 = add i64 %.3158, %.43.i30
  %.62.i = load i64, ptr %.3142, align 8
  %.71.i = getelementptr i8, ptr %.3142, i64 16
  %.73.i = load i64, ptr %.71.i, align 8
  %.83.i35 = load i64, ptr %.3143, align 8
  %.84.i36 = ashr i64 %.83.i35, 32
  %.86.i = getelementptr i8, ptr %.3156, i64 32
  %.87.i = load i64, ptr %.86.i, align 8
  %.89.i = and i64 %.83.i35, 4294967295
  %.91.i = getelementptr i8, ptr %.3156, i64 40
  %.92.i = load i64, ptr %.91.i, align 8
  %.93.i = mul i64 %.92.i, %.89.i
  %.95.i37 = getelementptr i8, ptr %.3156, i64 48
  %.96.i = load i64, ptr %.95.i37, align 8
  %.97.i38 = mul i64 %.96.i, %.84.i36
  %.11.i.i39 = tail call i64 @llvm.smin.i64(i64 %.97.i38, i64 %.93.i)
  %.88.i = mul i64 %.84.i36, %.87.i
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i39, i64 %.88.i)
  %.162.i = getelementptr i64, ptr %arg.s, i64 %.3164
  %.164.i = getelementptr i64, ptr %.162.i, i64 %.47.i33
  %.165.i = load i64, ptr %.164.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.165.i, i64 %.931)
  %.198.i = getelementptr i8, ptr %.3156, i64 56
  %.199.i = load i64, ptr %.198.i, align 8
  %.207.i = sub i64 %.11.i8.i, %.87.i
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.207.i, i64 0)
  %.237.i = add i64 %.199.i, %.11.i9.i
  %.239.i = add i64 %.237.i, %.11.i10.i
  %.245.i = load i64, ptr %.244.i, align 8
  %.246.i = getelementptr i64, ptr %arg.s, i64 %.245.i
  %.248.idx.i = mul i64 %.3154, 56
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
  %.276.i = getelementptr i8, ptr %.3156, i64 72
  %.277.i = load i64, ptr %.276.i, align 8
  switch i64 %.277.i, label %B832.i [
    i64 2, label %B618.i
    i64 1, label %B728.i
  ]
B618.i:
  %.299.i = getelementptr i64, ptr %arg.conflicts, i64 %.3134
  %.300.i = load i64, ptr %.299.i, align 8
  %.303.i = add i64 %.300.i, 1
  %.306.i = load i64, ptr %.305.i, align 8
  %.309.i = mul i64 %.303.i, %.306.i
  %.311.i = add i64 %.309.i, %.11.i8.i
  %.318.i = add i64 %.311.i, %.11.i9.i
  %.323.i = add i64 %.318.i, %.199.i
  br label %B2094.i
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
  br i1 %.76.i.i, label %B160.preheader.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
B160.preheader.i.i:
  %.398.i.i = sub i64 %.33.i.i, %.48.i.i
  %notmask177.i.i = shl i64 -1, %.398.i.i
  %.400.i.i = xor i64 %notmask177.i.i, -1
  %.106.i.i = load i64, ptr %sunkaddr69.i.i, align 8
  %.110.i.i = load i64, ptr %sunkaddr70.i.i, align 8
  %.113.i.i = icmp ne i64 %.110.i.i, 0
  %.515.i.i = load i64, ptr %sunkaddr72.i.i, align 8
  %.125.i.i = icmp ne i64 %.110.i.i, -1
  %35 = trunc i64 %.110.i.i to i32
  %sunkaddr74.i.i = getelementptr i8, ptr %.3156, i64 80
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
  %i.5.1.i.i = phi i64 [ %lsr.iv.next.i.i, %B548.i.i ], [ %37, %B342.preheader.i.i ]
  %turns.2.1.i.i = phi i64 [ %.385275.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %mask.2.1.i.i = phi i64 [ %.407278.i.i, %B548.i.i ], [ 0, %B342.preheader.i.i ]
  %.228.i.i = ashr i64 %.226.i.i, %.55.i.i
  %.230.i.i = ashr i64 %.228.i.i, %.49.i.i
  br label %B378.endif.i.i
B450.i.i:
  %36 = shl i64 %lsr.iv.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 %36
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
B160.endif.i.i:
  %rem.0.i.i = phi i64 [ 0, %B160.i.i ], [ %spec.select.i.i, %46 ]
  %.170.i.i = icmp slt i64 %i.2.0.i.i, %.73.i
  br i1 %.170.i.i, label %B342.preheader.i.i, label %B584.endif.endif.i.i
B342.preheader.i.i:
  %37 = add i64 %i.2.0.i.i, 1
  br label %B342.i.i
B160.else.if.i.i:
  %38 = or i64 %.107.i.i, %.110.i.i
  %39 = icmp ult i64 %38, 4294967296
  br i1 %39, label %40, label %44
40:
  %41 = trunc i64 %.107.i.i to i32
  %42 = urem i32 %41, %35
  %43 = zext i32 %42 to i64
  br label %46
44:
  %45 = srem i64 %.107.i.i, %.110.i.i
  br label %46
46:
  %47 = phi i64 [ %43, %40 ], [ %45, %44 ]
  %.131.i.i = xor i64 %47, %.110.i.i
  %.132.i.i = icmp slt i64 %.131.i.i, 0
  %.133.i.i = icmp ne i64 %47, 0
  %.134.i.i = and i1 %.133.i.i, %.132.i.i
  %.141.i.i = select i1 %.134.i.i, i64 %.110.i.i, i64 0
  %spec.select.i.i = add i64 %.141.i.i, %47
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
  %.484.i.i = load i64, ptr %scevgep583, align 8
  %.11.i57.i.i = tail call i64 @llvm.smax.i64(i64 %.484.i.i, i64 %.481.i.i)
  %.517.i.i = mul i64 %turns.3.2.i.i, %.515.i.i
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
  %.715.i.i = mul i64 %.713.i.i, %turns.3.2.i.i
  %.718.i.i = add i64 %.715.i.i, %.11.i61.i.i
  store i64 %.718.i.i, ptr %.681.i.i, align 8
  %.11.i62.i.i = tail call i64 @llvm.smax.i64(i64 %.575.i.i, i64 %.718.i.i)
  %.11.i63.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i62.i.i, i64 %ready.2.0.i.i)
  %.791.i.i = icmp slt i64 %i.3.2.i.i, %.73.i
  br i1 %.791.i.i, label %B160.i.i, label %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i
_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B728.i ], [ %.11.i63.i.i, %B584.endif.endif.i.i ]
  %.397.i = getelementptr i8, ptr %.3156, i64 64
  %.398.i = load i64, ptr %.397.i, align 8
  %.401.i = add i64 %.398.i, %ready.3.1.i.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.401.i, i64 %.239.i)
  br label %B2094.i
B832.i:
  %.447.i = icmp sgt i64 %.73.i, %.62.i
  br i1 %.447.i, label %B846.i, label %B2094.i
B846.i:
  %.456.i = getelementptr i8, ptr %.3156, i64 24
  %.457.i = load i64, ptr %.456.i, align 8
  %.457.fr.i = freeze i64 %.457.i
  %.462.i = icmp eq i64 %.38.i29, 1
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
  switch i64 %.264.i, label %B964.else.i [
    i64 1, label %B978.i
    i64 0, label %B978.fold.split.i
  ]
B978.fold.split.i:
  br label %B978.i
B978.i:
  %"$phi978.0.2.0.i" = phi i64 [ %.11.i8.i, %B930.i ], [ %spec.select.i40, %63 ], [ 0, %B964.else.i ], [ 0, %B978.fold.split.i ]
  %.560.i = load i64, ptr %.559.i, align 8
  %.566.i = load i64, ptr %.565.i, align 8
  %.572.i = load i64, ptr %.571.i, align 8
  %.575.i = load i64, ptr %.574.i, align 8
  %.576.i = add i64 %.575.i, %.572.i
  %.634.i = load i64, ptr %.54.i.i, align 8
  %notmask.i = shl i64 -1, %.634.i
  %.640.i = xor i64 %notmask.i, -1
  %.729369.not.i = icmp slt i64 %.264.i, 1
  br i1 %.729369.not.i, label %B1472.endif.endif.i, label %B1170.lr.ph.i
B1170.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1170.i ], [ %scevgep.i, %B1170.lr.ph.i ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B1170.i ], [ %68, %B1170.lr.ph.i ]
  %busy.2.0376.i = phi i64 [ %.959.i, %B1170.i ], [ 0, %B1170.lr.ph.i ]
  %hits.2.0375.i = phi i64 [ %.893.i, %B1170.i ], [ 0, %B1170.lr.ph.i ]
  %stalled.2.0374.i = phi i64 [ %stalled.3.1.i, %B1170.i ], [ 0, %B1170.lr.ph.i ]
  %t.3.0373.i = phi i64 [ %.952.i, %B1170.i ], [ %.11.i9.i, %B1170.lr.ph.i ]
  %ready.4.1372.i = phi i64 [ %.11.i6.i, %B1170.i ], [ %.239.i, %B1170.lr.ph.i ]
  %.769.i = load i64, ptr %lsr.iv40.i, align 8
  %.775.i = ashr i64 %.769.i, %.634.i
  %.777.i = and i64 %.769.i, %.640.i
  store i64 0, ptr %.787.i, align 8
  call fastcc void @f6(ptr %.787.i, ptr %arg.c, ptr %arg.s, i64 %.773.i, i64 %142, i64 %.775.i, i64 %.777.i, i64 0, i64 %t.3.0373.i, i64 %.199.i, i64 %.780.i)
  %.801.i = load i64, ptr %.787.i, align 8
  %.816.i = add i64 %t.3.0373.i, %.199.i
  %.818.not.i = icmp sle i64 %.801.i, %.816.i
  %"$phi1320.1.2.1342.i" = select i1 %.818.not.i, i64 %"$phi978.0.2.0.i", i64 %.11.i5.i
  %"$phi1348.2.2.1.i" = zext i1 %.818.not.i to i64
  %.903.i = load i64, ptr %sunkaddr40.i, align 8
  %.11.i6.i = tail call i64 @llvm.smax.i64(i64 %.801.i, i64 %ready.4.1372.i)
  %.959.i = add i64 %"$phi1320.1.2.1342.i", %busy.2.0376.i
  %.905.i = sub i64 %.903.i, %t.3.0373.i
  %.910.i = icmp sgt i64 %.905.i, 0
  %spec.select19.i = select i1 %.910.i, i64 %.903.i, i64 %t.3.0373.i
  %.952.i = add i64 %spec.select19.i, %"$phi1320.1.2.1342.i"
  %.930.i = tail call i64 @llvm.smax.i64(i64 %.905.i, i64 0)
  %stalled.3.1.i = add i64 %.930.i, %stalled.2.0374.i
  %.893.i = add i64 %hits.2.0375.i, %"$phi1348.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 8
  %.729.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.729.i, label %B1170.i, label %B1472.endif.endif.i
B1758.i:
  %.1191.i = load i64, ptr %.1190.i, align 8
  %.1193.i = ashr i64 %.11.i9.i, %.1191.i
  %.1194.i = icmp sgt i64 %.1193.i, 511
  br i1 %.1194.i, label %B1804.i, label %B1808.i
B1804.i:
  call fastcc void @f4(ptr %.1199.i, ptr %arg.s, i64 %.11.i9.i)
  %.1234.pre.i = load i64, ptr %.1190.i, align 8
  %.pre18.i = ashr i64 %.11.i9.i, %.1234.pre.i
  br label %B1808.i
B1808.i:
  %.1238.pre-phi.i = phi i64 [ %.pre18.i, %B1804.i ], [ %.1193.i, %B1758.i ]
  %.1226.i = load i64, ptr %.1225.i, align 8
  %.1227.i = getelementptr i64, ptr %arg.s, i64 %.1226.i
  %48 = getelementptr i64, ptr %.1227.i, i64 %.1238.pre-phi.i
  %.1242.i = getelementptr i8, ptr %48, i64 20480
  %.1243.i = load i64, ptr %.1242.i, align 8
  %.1245.i = add i64 %.1243.i, %.1118.i
  store i64 %.1245.i, ptr %.1242.i, align 8
  br label %B1854.i
B1854.i:
  %.1263.not.i = icmp eq i64 %.1130.i, %.576.i
  br i1 %.1263.not.i, label %B2094.i, label %B1976.i
B1976.i:
  %.1291.i = load i64, ptr %.1190.i, align 8
  %.1293.i = ashr i64 %.11.i9.i, %.1291.i
  %.1294.i = icmp sgt i64 %.1293.i, 511
  br i1 %.1294.i, label %B2024.i, label %B2046.i
B2024.i:
  call fastcc void @f4(ptr %.1299.i, ptr %arg.s, i64 %.11.i9.i)
  %.1349.pre.i = load i64, ptr %.1190.i, align 8
  %.pre.i = ashr i64 %.11.i9.i, %.1349.pre.i
  br label %B2046.i
B2046.i:
  %.1353.pre-phi.i = phi i64 [ %.pre.i, %B2024.i ], [ %.1293.i, %B1976.i ]
  %.1341.i = load i64, ptr %.1225.i, align 8
  %.1342.i = getelementptr i64, ptr %arg.s, i64 %.1341.i
  %49 = getelementptr i64, ptr %.1342.i, i64 %.1353.pre-phi.i
  %.1357.i = getelementptr i8, ptr %49, i64 24576
  %.1358.i = load i64, ptr %.1357.i, align 8
  %.1360.i = add i64 %.1358.i, %.1132.i
  store i64 %.1360.i, ptr %.1357.i, align 8
  br label %B2094.i
B2094.i:
  %cost.3.0.i = phi i64 [ %.311.i, %B618.i ], [ %.11.i8.i, %B832.i ], [ %.11.i12.i, %B2046.i ], [ %.11.i12.i, %B1854.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %end.3.0.i = phi i64 [ %.318.i, %B618.i ], [ %.271.i, %B832.i ], [ %.1061.i, %B2046.i ], [ %.1061.i, %B1854.i ], [ %.271.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %ready.5.0.i = phi i64 [ %.323.i, %B618.i ], [ %.239.i, %B832.i ], [ %ready.4.1.lcssa.i, %B2046.i ], [ %ready.4.1.lcssa.i, %B1854.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core11memory_path8_atomicsB4v118B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State8int64_2a8SiteCostxxx.exit.i ]
  %.1396.i = load i64, ptr %sunkaddr673, align 8
  %.1397.i = getelementptr i64, ptr %arg.s, i64 %.1396.i
  %.1400.i = getelementptr i64, ptr %.1397.i, i64 %.47.i33
  store i64 %end.3.0.i, ptr %.1400.i, align 8
  %sunkaddr35.i = getelementptr i8, ptr %.248.i, i64 48
  %.1406.i = load i64, ptr %sunkaddr35.i, align 8
  %.1409.i = sub i64 %end.3.0.i, %.11.i9.i
  %.1412.i = add i64 %.1409.i, %.1406.i
  store i64 %.1412.i, ptr %sunkaddr35.i, align 8
  %.1421.i = getelementptr i64, ptr %.1419.i, i64 %.38.i29
  %.1422.i = load i64, ptr %.1421.i, align 8
  %.1424.i = add i64 %.1422.i, %cost.3.0.i
  store i64 %.1424.i, ptr %.1421.i, align 8
  %.1630.i = load i64, ptr %.1190.i, align 8
  %.1632.i = ashr i64 %.11.i9.i, %.1630.i
  %50 = icmp sgt i64 %.1632.i, 511
  switch i64 %.38.i29, label %B500481847.i [
    i64 1, label %B2140.i
    i64 3, label %B500481725.i
  ]
B2140.i:
  br i1 %50, label %B500481956.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B500481725.i:
  br i1 %50, label %B500481956.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B500481847.i:
  br i1 %50, label %B500481956.sink.split.i, label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B500481956.sink.split.i:
  %.1638.sink.i = phi ptr [ %.1554.i, %B500481725.i ], [ %.1465.i, %B2140.i ], [ %.1638.i, %B500481847.i ]
  %.sink391.ph.i = phi i64 [ 16384, %B500481725.i ], [ 12288, %B2140.i ], [ 8192, %B500481847.i ]
  call fastcc void @f4(ptr %.1638.sink.i, ptr %arg.s, i64 %.11.i9.i)
  %.1673.i.pre = load i64, ptr %.1190.i, align 8
  %.pre217 = ashr i64 %.11.i9.i, %.1673.i.pre
  br label %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit
B964.else.i:
  %.515.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.516.i = icmp ne i64 %.264.i, -1
  %.517.not.i = or i1 %.516.i, %.515.i
  br i1 %.517.not.i, label %B964.else.if.i, label %B978.i
B964.else.if.i:
  %51 = or i64 %.11.i8.i, %.264.i
  %52 = icmp ult i64 %51, 4294967296
  br i1 %52, label %53, label %60
53:
  %54 = trunc i64 %.264.i to i32
  %55 = trunc i64 %.11.i8.i to i32
  %56 = udiv i32 %55, %54
  %57 = urem i32 %55, %54
  %58 = zext i32 %56 to i64
  %59 = zext i32 %57 to i64
  br label %63
60:
  %61 = sdiv i64 %.11.i8.i, %.264.i
  %62 = srem i64 %.11.i8.i, %.264.i
  br label %63
63:
  %64 = phi i64 [ %58, %53 ], [ %61, %60 ]
  %65 = phi i64 [ %59, %53 ], [ %62, %60 ]
  %.522.i = xor i64 %65, %.264.i
  %.523.i = icmp slt i64 %.522.i, 0
  %.524.i = icmp ne i64 %65, 0
  %.525.i = and i1 %.524.i, %.523.i
  %.530.i = sext i1 %.525.i to i64
  %spec.select.i40 = add i64 %64, %.530.i
  br label %B978.i
B1170.lr.ph.i:
  %66 = or i64 %.457.fr.i, %.38.i29
  %or.cond.i = icmp eq i64 %66, 0
  %spec.select1.i = select i1 %or.cond.i, i64 %.87.i, i64 0
  %67 = icmp eq i64 %.457.fr.i, 0
  %.11.i5.i = tail call i64 @llvm.smax.i64(i64 %spec.select1.i, i64 %"$phi978.0.2.0.i")
  %68 = add i64 %.264.i, 1
  %69 = shl i64 %.62.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.tx, i64 %69
  %sunkaddr29.i = getelementptr i8, ptr %.3156, i64 16
  %.773.i = load i64, ptr %sunkaddr29.i, align 8
  %sunkaddr30.i = getelementptr i8, ptr %.3156, i64 64
  %.780.i = load i64, ptr %sunkaddr30.i, align 8
  br i1 %67, label %B1170.i, label %B1170.us.i
B1170.us.i:
  %lsr.iv45.i = phi ptr [ %scevgep46.i, %B1170.us.i ], [ %scevgep.i, %B1170.lr.ph.i ]
  %lsr.iv42.i = phi i64 [ %lsr.iv.next43.i, %B1170.us.i ], [ %68, %B1170.lr.ph.i ]
  %busy.2.0376.us.i = phi i64 [ %.959.us.i, %B1170.us.i ], [ 0, %B1170.lr.ph.i ]
  %hits.2.0375.us.i = phi i64 [ %.893.us.i, %B1170.us.i ], [ 0, %B1170.lr.ph.i ]
  %t.3.0373.us.i = phi i64 [ %.952.us.i, %B1170.us.i ], [ %.11.i9.i, %B1170.lr.ph.i ]
  %ready.4.1372.us.i = phi i64 [ %.11.i6.us.i, %B1170.us.i ], [ %.239.i, %B1170.lr.ph.i ]
  %.769.us.i = load i64, ptr %lsr.iv45.i, align 8
  %.775.us.i = ashr i64 %.769.us.i, %.634.i
  %.777.us.i = and i64 %.769.us.i, %.640.i
  store i64 0, ptr %.787.i, align 8
  call fastcc void @f6(ptr %.787.i, ptr %arg.c, ptr %arg.s, i64 %.773.i, i64 %142, i64 %.775.us.i, i64 %.777.us.i, i64 %.457.fr.i, i64 %t.3.0373.us.i, i64 %.199.i, i64 %.780.i)
  %.801.us.i = load i64, ptr %.787.i, align 8
  %.816.us.i = add i64 %t.3.0373.us.i, %.199.i
  %.818.not.us.i = icmp sle i64 %.801.us.i, %.816.us.i
  %"$phi1320.1.2.1342.us.i" = select i1 %.818.not.us.i, i64 %"$phi978.0.2.0.i", i64 %.11.i5.i
  %"$phi1348.2.2.1.us.i" = zext i1 %.818.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.801.us.i, i64 %ready.4.1372.us.i)
  %.959.us.i = add i64 %"$phi1320.1.2.1342.us.i", %busy.2.0376.us.i
  %.952.us.i = add i64 %"$phi1320.1.2.1342.us.i", %t.3.0373.us.i
  %.893.us.i = add i64 %hits.2.0375.us.i, %"$phi1348.2.2.1.us.i"
  %lsr.iv.next43.i = add i64 %lsr.iv42.i, -1
  %scevgep46.i = getelementptr i8, ptr %lsr.iv45.i, i64 8
  %.729.us.i = icmp ugt i64 %lsr.iv.next43.i, 1
  br i1 %.729.us.i, label %B1170.us.i, label %B1472.endif.endif.i
B1472.endif.endif.i:
  %ready.4.1.lcssa.i = phi i64 [ %.239.i, %B978.i ], [ %.11.i6.i, %B1170.i ], [ %.11.i6.us.i, %B1170.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B978.i ], [ %stalled.3.1.i, %B1170.i ], [ 0, %B1170.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B978.i ], [ %.893.i, %B1170.i ], [ %.893.us.i, %B1170.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B978.i ], [ %.959.i, %B1170.i ], [ %.959.us.i, %B1170.us.i ]
  %.1027.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i = tail call i64 @llvm.smax.i64(i64 %.1027.i, i64 0)
  %.1057.i = add i64 %stalled.2.0.lcssa.i, %.271.i
  %.1061.i = add i64 %.1057.i, %.11.i7.i
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr42.i = getelementptr i8, ptr %.248.i, i64 16
  %.1106.i = load i64, ptr %sunkaddr42.i, align 8
  %.1108.i = add i64 %.1106.i, %hits.2.0.lcssa.i
  store i64 %.1108.i, ptr %sunkaddr42.i, align 8
  %.1116.i = load i64, ptr %.559.i, align 8
  %.1118.i = sub i64 %.1116.i, %.560.i
  %.1126.i = load i64, ptr %.571.i, align 8
  %.1129.i = load i64, ptr %.574.i, align 8
  %.1130.i = add i64 %.1129.i, %.1126.i
  %.1132.i = sub i64 %.1130.i, %.576.i
  %sunkaddr47.i = getelementptr i8, ptr %.248.i, i64 24
  %.1140.i = load i64, ptr %sunkaddr47.i, align 8
  %.1142.i = add i64 %.1140.i, %.1118.i
  store i64 %.1142.i, ptr %sunkaddr47.i, align 8
  %sunkaddr49.i = getelementptr i8, ptr %.248.i, i64 32
  %.1148.i = load i64, ptr %sunkaddr49.i, align 8
  %.1151.i = load i64, ptr %.565.i, align 8
  %.1153.i = sub i64 %.1148.i, %.566.i
  %.1156.i = add i64 %.1153.i, %.1151.i
  store i64 %.1156.i, ptr %sunkaddr49.i, align 8
  %sunkaddr52.i = getelementptr i8, ptr %.248.i, i64 40
  %.1162.i = load i64, ptr %sunkaddr52.i, align 8
  %.1164.i = add i64 %.1162.i, %.1132.i
  store i64 %.1164.i, ptr %sunkaddr52.i, align 8
  %.1169.not.i = icmp eq i64 %.1116.i, %.560.i
  br i1 %.1169.not.i, label %B1854.i, label %B1758.i
_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit:
  %.1677.i.pre-phi = phi i64 [ %.1632.i, %B2140.i ], [ %.1632.i, %B500481725.i ], [ %.1632.i, %B500481847.i ], [ %.pre217, %B500481956.sink.split.i ]
  %.sink391.i = phi i64 [ 12288, %B2140.i ], [ 16384, %B500481725.i ], [ 8192, %B500481847.i ], [ %.sink391.ph.i, %B500481956.sink.split.i ]
  %.1665.i = load i64, ptr %.1225.i, align 8
  %.1666.i = getelementptr i64, ptr %arg.s, i64 %.1665.i
  %70 = getelementptr i64, ptr %.1666.i, i64 %.1677.i.pre-phi
  %.1681.i = getelementptr i8, ptr %70, i64 %.sink391.i
  %.1682.i = load i64, ptr %.1681.i, align 8
  %.1684.i = add i64 %.1682.i, %cost.3.0.i
  store i64 %.1684.i, ptr %.1681.i, align 8
  %.3580 = icmp sgt i64 %.3117, 1
  br i1 %.3580, label %B251461552.else.if, label %B251461718
B251461718:
  %_run_sub_core_v42_issue_v51_result.4.8 = phi i64 [ %.3119, %B251218740 ], [ %ready.5.0.i, %_ZN7mgpusim6engine5event4core11memory_path10run_memoryB4v112B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xxxx.exit ], [ %.3631, %168 ], [ %.931, %B251218772 ]
  br i1 %.2775, label %B251461740, label %B251461806.endif
B251461740:
  %sunkaddr720 = getelementptr i8, ptr %.2719, i64 24
  %.3662 = load i64, ptr %sunkaddr720, align 8
  %.3664 = add i64 %.3662, %.931
  %sunkaddr721 = shl i64 %.2770, 3
  %sunkaddr722 = getelementptr i8, ptr %.809, i64 %sunkaddr721
  %sunkaddr723 = getelementptr i8, ptr %sunkaddr722, i64 64
  store i64 %.3664, ptr %sunkaddr723, align 8
  %sunkaddr725 = getelementptr i8, ptr %arg.s, i64 %sunkaddr721
  %sunkaddr726 = getelementptr i8, ptr %sunkaddr725, i64 384
  %.3674 = load i64, ptr %sunkaddr726, align 8
  %.3678 = add i64 %.3674, %.3662
  store i64 %.3678, ptr %sunkaddr726, align 8
  %.3683 = icmp eq i64 %.2770, 0
  br i1 %.3683, label %B251461794, label %B251461806.endif
B251461794:
  %.3689 = load i64, ptr %sunkaddr727, align 8
  %.3693 = add i64 %.3689, %.3662
  store i64 %.3693, ptr %sunkaddr727, align 8
  br label %B251461806.endif
B251461858:
  %.3779 = and i64 %.3737, 15
  %.3782 = sub i64 %.11.i236, %.3727
  %.3788 = load i64, ptr %sunkaddr711, align 8
  %.3789 = getelementptr i64, ptr %arg.s, i64 %.3788
  %.3791.idx = mul i64 %.3703, 120
  %.3791 = getelementptr i8, ptr %.3789, i64 %.3791.idx
  %.3793 = getelementptr i64, ptr %.3791, i64 %.3779
  %.3794 = load i64, ptr %.3793, align 8
  %.3795 = add i64 %.3782, %.3794
  store i64 %.3795, ptr %.3793, align 8
  br label %B251461901
B251461901:
  %_run_sub_core_v42_issue_v51_charge_v53_since.2.8 = phi i64 [ %.11.i236, %B251461858 ], [ %.3727, %B251461806.endif ]
  %.3810 = icmp sgt i64 %.931, %_run_sub_core_v42_issue_v51_charge_v53_since.2.8
  br i1 %.3810, label %B251461917, label %B251461901.B251461991_crit_edge
B251461901.B251461991_crit_edge:
  %.pre = mul i64 %.3703, 120
  br label %B251461991
B251461917:
  %.3813 = getelementptr i8, ptr %.2657, i64 96
  %.3814 = load i64, ptr %.3813, align 8
  %.3815 = icmp sgt i64 %.3814, 0
  %.3825 = sub i64 %.931, %_run_sub_core_v42_issue_v51_charge_v53_since.2.8
  %.3833 = load i64, ptr %sunkaddr711, align 8
  %.3834 = getelementptr i64, ptr %arg.s, i64 %.3833
  %.3836.idx = mul i64 %.3703, 120
  %.3836 = getelementptr i8, ptr %.3834, i64 %.3836.idx
  br i1 %.3815, label %B251461939, label %B251461977
B251461939:
  %.3838 = getelementptr i64, ptr %.3836, i64 %.3814
  %.3839 = load i64, ptr %.3838, align 8
  %.3840 = add i64 %.3839, %.3825
  store i64 %.3840, ptr %.3838, align 8
  br label %B251461991
B251461977:
  %.3866 = getelementptr i8, ptr %.3836, i64 8
  %.3867 = load i64, ptr %.3866, align 8
  %.3868 = add i64 %.3867, %.3825
  store i64 %.3868, ptr %.3866, align 8
  br label %B251461991
B251461991:
  %.3907.idx.pre-phi = phi i64 [ %.3836.idx, %B251461977 ], [ %.3836.idx, %B251461939 ], [ %.pre, %B251461901.B251461991_crit_edge ]
  %.3887 = load i64, ptr %sunkaddr711, align 8
  %.3888 = getelementptr i64, ptr %arg.s, i64 %.3887
  %.3890 = getelementptr i8, ptr %.3888, i64 %.3907.idx.pre-phi
  %.3893 = load i64, ptr %.3890, align 8
  %.3894 = add i64 %.3893, %.3706
  store i64 %.3894, ptr %.3890, align 8
  %.3899 = load i64, ptr %sunkaddr711, align 8
  %.3900 = getelementptr i64, ptr %arg.s, i64 %.3899
  %.3907 = getelementptr i8, ptr %.3900, i64 %.3907.idx.pre-phi
  %.3908 = getelementptr i8, ptr %.3907, i64 112
  %.3909 = load i64, ptr %.3908, align 8
  %sunkaddr736 = getelementptr i8, ptr %.2719, i64 96
  %.3912 = load i64, ptr %sunkaddr736, align 8
  %.3913 = add i64 %.3912, %.3909
  store i64 %.3913, ptr %.3908, align 8
  %.3918 = load i64, ptr %sunkaddr737, align 8
  %.3922 = add i64 %.3918, %.3706
  store i64 %.3922, ptr %sunkaddr737, align 8
  %sunkaddr741 = getelementptr i8, ptr %.2719, i64 88
  %.3928 = load i64, ptr %sunkaddr741, align 8
  %sunkaddr743 = getelementptr i8, ptr %.2719, i64 40
  %.3934 = load i64, ptr %sunkaddr743, align 8
  %.3939 = shl i64 %_run_sub_core_v42_issue_v51_result.4.8, 4
  %.3941 = add i64 %.3928, %.3939
  %.3946 = icmp sgt i64 %.3934, -1
  br i1 %.3946, label %B251462331, label %B251706487
B251462331:
  %.3951 = getelementptr i64, ptr %.2672, i64 %.3934
  store i64 %.3941, ptr %.3951, align 8
  br i1 %.3124, label %B251462405, label %B251462343
B251462343:
  %.3959 = icmp eq i64 %.3928, 3
  br i1 %.3959, label %B251706487.sink.split, label %B251706487
B251462405:
  %71 = add i64 %.3928, -4
  %or.cond1 = icmp ult i64 %71, 5
  br i1 %or.cond1, label %switch.lookup481, label %B251706487.sink.split
switch.lookup481:
  %sunkaddr744 = shl i64 %.3928, 3
  %sunkaddr745 = getelementptr i8, ptr @f1, i64 %sunkaddr744
  %sunkaddr746 = getelementptr i8, ptr %sunkaddr745, i64 -32
  %switch.load483 = load i64, ptr %sunkaddr746, align 8
  br label %B251706487.sink.split
B251706487.sink.split:
  %.sink423 = phi i64 [ %switch.load483, %switch.lookup481 ], [ 112, %B251462343 ], [ 112, %B251462405 ]
  %.4000 = getelementptr i8, ptr %.2657, i64 %.sink423
  %.4001 = load i64, ptr %.4000, align 8
  %.11.i237 = tail call i64 @llvm.smax.i64(i64 %.3941, i64 %.4001)
  store i64 %.11.i237, ptr %.4000, align 8
  br label %B251706487
B251706487:
  %.4088 = add i64 %.3706, %.931
  store i64 %.4088, ptr %.3726, align 8
  %.4097 = getelementptr i8, ptr %.2657, i64 96
  store i64 0, ptr %.4097, align 8
  store i64 %.4088, ptr %.809, align 8
  %.4107 = load i64, ptr %sunkaddr750, align 8
  %.4108 = icmp eq i64 %.4107, 3
  %.4116 = icmp eq i64 %.2764, 0
  %or.cond1824 = select i1 %.3946, i1 true, i1 %.4116
  %or.cond = select i1 %.4108, i1 %or.cond1824, i1 false
  br i1 %or.cond, label %B251706839, label %B251706901
B251706839:
  %.11.i239 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v42_issue_v51_result.4.8, i64 %.4088)
  br label %B252195327
B251706901:
  %.4183 = load i64, ptr %sunkaddr751, align 8
  %.4191 = mul i64 %.4183, %.3912
  %.4201 = icmp sgt i64 %.4191, %.3706
  %.4193 = add i64 %.4191, %.931
  %.4206 = shl i64 %.4193, 4
  %.4207 = or i64 %.4206, 2
  %.sink = select i1 %.4201, i64 %.4207, i64 0
  %_run_sub_core_v42_soonest.7.7.ph = select i1 %.4201, i64 %.4193, i64 %.4088
  br label %B252195327
B252195327:
  %.sink.sink = phi i64 [ %.3941, %B251706839 ], [ %.sink, %B251706901 ]
  %_run_sub_core_v42_soonest.7.7 = phi i64 [ %.11.i239, %B251706839 ], [ %_run_sub_core_v42_soonest.7.7.ph, %B251706901 ]
  store i64 %.sink.sink, ptr %.3736, align 8
  %.4233 = icmp slt i64 %_run_sub_core_v42_soonest.7.7, 0
  br i1 %.4233, label %B252195339, label %B252195361
B252195339:
  %.4258 = load i64, ptr %sunkaddr786, align 8
  %gep176 = getelementptr i64, ptr %invariant.gep173, i64 %.4258
  %.4265 = getelementptr i8, ptr %.2657, i64 152
  %.4266 = load i64, ptr %.4265, align 8
  %.4267 = getelementptr i8, ptr %.2657, i64 160
  %.4268 = load i64, ptr %.4267, align 8
  %.4271 = mul i64 %.4266, %.912
  %.4272 = ashr i64 %.4268, 6
  %72 = getelementptr i64, ptr %gep176, i64 %.4271
  %.4274 = getelementptr i64, ptr %72, i64 %.4272
  %.4275 = load i64, ptr %.4274, align 8
  %.4276 = and i64 %.4268, 63
  %.4277 = shl i64 1, %.4276
  %.4278 = or i64 %.4277, %.4275
  store i64 %.4278, ptr %.4274, align 8
  %.4282 = load i64, ptr %sunkaddr780, align 8
  %gep2033 = getelementptr i64, ptr %invariant.gep2024, i64 %.4282
  %.4286 = getelementptr i8, ptr %gep2033, i64 32
  %.4287 = load i64, ptr %.4286, align 8
  %.4289 = load i64, ptr %.4265, align 8
  %.4290 = shl i64 1, %.4289
  %.4291 = or i64 %.4290, %.4287
  store i64 %.4291, ptr %.4286, align 8
  br label %B954.backedge
B252195361:
  %.4301 = getelementptr i8, ptr %.2657, i64 152
  store i64 0, ptr %.4301, align 8
  %.4304 = getelementptr i8, ptr %.2657, i64 160
  %.4305 = load i64, ptr %.4304, align 8
  store i64 %.4305, ptr %sunkaddr758, align 8
  %.4311 = load i64, ptr %.2657, align 8
  %.4312 = add i64 %.4311, 1
  store i64 %.4312, ptr %.2657, align 8
  %.4318 = load i64, ptr %.809, align 8
  %.4330 = icmp eq i64 %.2764, 2
  br i1 %.4330, label %B252195415, label %B252195479
B252195415:
  %.25.i43 = load i64, ptr %sunkaddr663, align 8
  %.26.i = getelementptr i64, ptr %arg.s, i64 %.25.i43
  %.28.i44 = getelementptr i8, ptr %.26.i, i64 %.2657.idx
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = getelementptr i64, ptr %arg.s, i64 %.34.i
  %.37.i = getelementptr i8, ptr %.28.i44, i64 64
  %.38.i45 = load i64, ptr %.37.i, align 8
  %.40.idx.i = mul i64 %.38.i45, 40
  %.40.i46 = getelementptr i8, ptr %.35.i, i64 %.40.idx.i
  %.41.i47 = getelementptr i8, ptr %.40.i46, i64 8
  %.42.i48 = load i64, ptr %.41.i47, align 8
  %.43.i49 = add i64 %.42.i48, 1
  store i64 %.43.i49, ptr %.41.i47, align 8
  %.47.i50 = getelementptr i8, ptr %.28.i44, i64 136
  store i64 1, ptr %.47.i50, align 8
  %.50.i51 = getelementptr i8, ptr %.28.i44, i64 144
  store i64 1, ptr %.50.i51, align 8
  %.53.i52 = load i64, ptr %.41.i47, align 8
  %.55.i = load i64, ptr %.40.i46, align 8
  %.56.i53 = icmp eq i64 %.53.i52, %.55.i
  br i1 %.56.i53, label %B158.i, label %_ZN7mgpusim6engine5event4core6groups6arriveB4v160B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B158.i:
  %.61.i = load i64, ptr %.37.i, align 8
  call fastcc void @f7(ptr %.68.i41, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.61.i, i64 %.4318)
  br label %_ZN7mgpusim6engine5event4core6groups6arriveB4v160B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
_ZN7mgpusim6engine5event4core6groups6arriveB4v160B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B954.backedge
B252195479:
  %.4430.pre.pre = phi i64 [ %.4430.pre.pre.pre, %B250423394 ], [ %.4312, %B252195361 ]
  %_run_sub_core_v42_soonest.8.6 = phi i64 [ %.931, %B250423394 ], [ %_run_sub_core_v42_soonest.7.7, %B252195361 ]
  %_run_sub_core_v42_after.2.6 = phi i64 [ %.931, %B250423394 ], [ %.4318, %B252195361 ]
  %sunkaddr760 = getelementptr i8, ptr %.2657, i64 8
  %.38.i57 = getelementptr i8, ptr %.2657, i64 56
  %.46.i60 = getelementptr i8, ptr %.2657, i64 40
  %.49.i62 = getelementptr i8, ptr %.2657, i64 48
  %.64.i66 = getelementptr i8, ptr %.2657, i64 32
  %.81.i = getelementptr i8, ptr %.2657, i64 16
  %.100.i = getelementptr i8, ptr %.2657, i64 24
  %.168.i = getelementptr i8, ptr %.2657, i64 168
  %.247.i = getelementptr i8, ptr %.2657, i64 120
  %.262.i = getelementptr i8, ptr %.2657, i64 128
  %.36.i.i = getelementptr i8, ptr %.2657, i64 64
  %.80.i.i = getelementptr i8, ptr %.2657, i64 72
  %sunkaddr773 = getelementptr i8, ptr %.2657, i64 88
  %.4440.pre.pre = load i64, ptr %sunkaddr760, align 8
  br label %B252195480.outer
B252195480.outer:
  %.4440.pre = phi i64 [ %"$phi954.0.2.0.sink.i", %B437921099 ], [ %.4440.pre.pre, %B252195479 ]
  %.4430.pre = phi i64 [ %.455.sink.i, %B437921099 ], [ %.4430.pre.pre, %B252195479 ]
  %_run_sub_core_v42_advance_v44_soonest.3.6.ph = phi i64 [ %there.3.0.i, %B437921099 ], [ %_run_sub_core_v42_soonest.8.6, %B252195479 ]
  br label %B252195480
B252195480:
  %.4440 = phi i64 [ %"$phi954.0.2.0.sink.i", %B437921095 ], [ %.4440.pre, %B252195480.outer ]
  %.4430 = phi i64 [ %.455.sink.i, %B437921095 ], [ %.4430.pre, %B252195480.outer ]
  %.4446 = icmp slt i64 %.4430, %.4440
  br i1 %.4446, label %B252195481, label %B254150529
B252195481:
  %.4457 = load i64, ptr %sunkaddr691, align 8
  %.4458 = getelementptr i64, ptr %arg.c, i64 %.4457
  %.4461.idx = mul i64 %.4430, 104
  %.4461 = getelementptr i8, ptr %.4458, i64 %.4461.idx
  %.4465 = load i64, ptr %.4461, align 8
  %.4466 = icmp eq i64 %.4465, 3
  br i1 %.4466, label %B252195689.endif.preheader, label %B254150529
B252195689.endif.preheader:
  %73 = add i64 %.4440, -1
  br label %B252195689.endif
B252195833.backedge:
  %lsr.iv624 = phi i64 [ %lsr.iv.next625, %B252195833.backedge ], [ %unroll_iter524, %B252195833.backedge.preheader.new ]
  %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000 = phi i64 [ %.11.i240.3, %B252195833.backedge ], [ 0, %B252195833.backedge.preheader.new ]
  %.458119961998 = phi i64 [ %.4588.3, %B252195833.backedge ], [ %.4493, %B252195833.backedge.preheader.new ]
  %74 = shl i64 %.458119961998, 3
  %scevgep622 = getelementptr i8, ptr %scevgep616, i64 %74
  %scevgep623 = getelementptr i8, ptr %scevgep622, i64 -24
  %.4618 = load i64, ptr %scevgep623, align 8
  %.4620 = getelementptr i64, ptr %.2672, i64 %.4618
  %.4621 = load i64, ptr %.4620, align 8
  %.11.i240 = tail call i64 @llvm.smax.i64(i64 %.4621, i64 %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000)
  %scevgep621 = getelementptr i8, ptr %scevgep622, i64 -16
  %.4618.1 = load i64, ptr %scevgep621, align 8
  %.4620.1 = getelementptr i64, ptr %.2672, i64 %.4618.1
  %.4621.1 = load i64, ptr %.4620.1, align 8
  %.11.i240.1 = tail call i64 @llvm.smax.i64(i64 %.4621.1, i64 %.11.i240)
  %scevgep619 = getelementptr i8, ptr %scevgep622, i64 -8
  %.4618.2 = load i64, ptr %scevgep619, align 8
  %.4620.2 = getelementptr i64, ptr %.2672, i64 %.4618.2
  %.4621.2 = load i64, ptr %.4620.2, align 8
  %.11.i240.2 = tail call i64 @llvm.smax.i64(i64 %.4621.2, i64 %.11.i240.1)
  %.4618.3 = load i64, ptr %scevgep622, align 8
  %.4620.3 = getelementptr i64, ptr %.2672, i64 %.4618.3
  %.4621.3 = load i64, ptr %.4620.3, align 8
  %.11.i240.3 = tail call i64 @llvm.smax.i64(i64 %.4621.3, i64 %.11.i240.2)
  %.4588.3 = add i64 %.458119961998, 4
  %lsr.iv.next625 = add i64 %lsr.iv624, -4
  %niter525.ncmp.3.not = icmp eq i64 %lsr.iv.next625, 0
  br i1 %niter525.ncmp.3.not, label %B254150452.loopexit.unr-lcssa, label %B252195833.backedge
B254150452.loopexit.unr-lcssa:
  %75 = add i64 %.4493, %unroll_iter524
  %lcmp.mod521.not = icmp eq i64 %xtraiter519, 0
  br i1 %lcmp.mod521.not, label %B254150452, label %B252195833.backedge.epil.preheader
B252195833.backedge.epil.preheader:
  %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000.epil.init = phi i64 [ 0, %B252195833.backedge.preheader ], [ %.11.i240.3, %B254150452.loopexit.unr-lcssa ]
  %.458119961998.epil.init = phi i64 [ %.4493, %B252195833.backedge.preheader ], [ %75, %B254150452.loopexit.unr-lcssa ]
  %76 = add i64 %.458119961998.epil.init, %.4615
  %77 = shl i64 %76, 3
  %scevgep626 = getelementptr i8, ptr %arg.c, i64 %77
  br label %B252195833.backedge.epil
B252195833.backedge.epil:
  %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000.epil = phi i64 [ %.11.i240.epil, %B252195833.backedge.epil ], [ %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000.epil.init, %B252195833.backedge.epil.preheader ]
  %epil.iter520 = phi i64 [ %epil.iter520.next, %B252195833.backedge.epil ], [ 0, %B252195833.backedge.epil.preheader ]
  %78 = shl i64 %epil.iter520, 3
  %scevgep627 = getelementptr i8, ptr %scevgep626, i64 %78
  %.4618.epil = load i64, ptr %scevgep627, align 8
  %.4620.epil = getelementptr i64, ptr %.2672, i64 %.4618.epil
  %.4621.epil = load i64, ptr %.4620.epil, align 8
  %.11.i240.epil = tail call i64 @llvm.smax.i64(i64 %.4621.epil, i64 %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.92000.epil)
  %epil.iter520.next = add i64 %epil.iter520, 1
  %epil.iter520.cmp.not = icmp eq i64 %xtraiter519, %epil.iter520.next
  br i1 %epil.iter520.cmp.not, label %B254150452, label %B252195833.backedge.epil
B254150452:
  %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.9.lcssa = phi i64 [ 0, %B252195689.endif ], [ %.11.i240.3, %B254150452.loopexit.unr-lcssa ], [ %.11.i240.epil, %B252195833.backedge.epil ]
  %sunkaddr763 = getelementptr i8, ptr %.4480, i64 40
  %.4673 = load i64, ptr %sunkaddr763, align 8
  %.4675 = getelementptr i64, ptr %.2672, i64 %.4673
  store i64 %_run_sub_core_v42_advance_v44_latest_of_v47_latest.2.9.lcssa, ptr %.4675, align 8
  %exitcond2195.not = icmp eq i64 %_run_sub_core_v42_advance_v44_pc.2.8, %73
  br i1 %exitcond2195.not, label %B254150529.thread, label %B254150497
B254150529.thread:
  store i64 %.4440, ptr %.2657, align 8
  br label %B375361679
B254150497:
  %.4678 = add i64 %_run_sub_core_v42_advance_v44_pc.2.8, 1
  %.4703.idx = mul i64 %.4678, 104
  %.4703 = getelementptr i8, ptr %.4458, i64 %.4703.idx
  %.4707 = load i64, ptr %.4703, align 8
  %.4708 = icmp eq i64 %.4707, 3
  br i1 %.4708, label %B252195689.endif, label %B254150529
B254150529:
  %_run_sub_core_v42_advance_v44_pc.3.7 = phi i64 [ %.4430, %B252195481 ], [ %.4430, %B252195480 ], [ %.4678, %B254150497 ]
  store i64 %_run_sub_core_v42_advance_v44_pc.3.7, ptr %.2657, align 8
  %.4727 = icmp slt i64 %_run_sub_core_v42_advance_v44_pc.3.7, %.4440
  br i1 %.4727, label %B254150530.endif, label %B375361679
B254150738.backedge:
  %lsr.iv637 = phi i64 [ %lsr.iv.next638, %B254150738.backedge ], [ %unroll_iter531, %B254150738.backedge.preheader.new ]
  %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019 = phi i64 [ %.11.i241.3, %B254150738.backedge ], [ 0, %B254150738.backedge.preheader.new ]
  %.486620152017 = phi i64 [ %.4873.3, %B254150738.backedge ], [ %.4778, %B254150738.backedge.preheader.new ]
  %79 = shl i64 %.486620152017, 3
  %scevgep635 = getelementptr i8, ptr %scevgep629, i64 %79
  %scevgep636 = getelementptr i8, ptr %scevgep635, i64 -24
  %.4903 = load i64, ptr %scevgep636, align 8
  %.4905 = getelementptr i64, ptr %.2672, i64 %.4903
  %.4906 = load i64, ptr %.4905, align 8
  %.11.i241 = tail call i64 @llvm.smax.i64(i64 %.4906, i64 %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019)
  %scevgep634 = getelementptr i8, ptr %scevgep635, i64 -16
  %.4903.1 = load i64, ptr %scevgep634, align 8
  %.4905.1 = getelementptr i64, ptr %.2672, i64 %.4903.1
  %.4906.1 = load i64, ptr %.4905.1, align 8
  %.11.i241.1 = tail call i64 @llvm.smax.i64(i64 %.4906.1, i64 %.11.i241)
  %scevgep632 = getelementptr i8, ptr %scevgep635, i64 -8
  %.4903.2 = load i64, ptr %scevgep632, align 8
  %.4905.2 = getelementptr i64, ptr %.2672, i64 %.4903.2
  %.4906.2 = load i64, ptr %.4905.2, align 8
  %.11.i241.2 = tail call i64 @llvm.smax.i64(i64 %.4906.2, i64 %.11.i241.1)
  %.4903.3 = load i64, ptr %scevgep635, align 8
  %.4905.3 = getelementptr i64, ptr %.2672, i64 %.4903.3
  %.4906.3 = load i64, ptr %.4905.3, align 8
  %.11.i241.3 = tail call i64 @llvm.smax.i64(i64 %.4906.3, i64 %.11.i241.2)
  %.4873.3 = add i64 %.486620152017, 4
  %lsr.iv.next638 = add i64 %lsr.iv637, -4
  %niter532.ncmp.3.not = icmp eq i64 %lsr.iv.next638, 0
  br i1 %niter532.ncmp.3.not, label %B258060518.loopexit.unr-lcssa, label %B254150738.backedge
B258060518.loopexit.unr-lcssa:
  %80 = add i64 %.4778, %unroll_iter531
  %lcmp.mod528.not = icmp eq i64 %xtraiter526, 0
  br i1 %lcmp.mod528.not, label %B258060518, label %B254150738.backedge.epil.preheader
B254150738.backedge.epil.preheader:
  %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019.epil.init = phi i64 [ 0, %B254150738.backedge.preheader ], [ %.11.i241.3, %B258060518.loopexit.unr-lcssa ]
  %.486620152017.epil.init = phi i64 [ %.4778, %B254150738.backedge.preheader ], [ %80, %B258060518.loopexit.unr-lcssa ]
  %81 = add i64 %.486620152017.epil.init, %.4900
  %82 = shl i64 %81, 3
  %scevgep639 = getelementptr i8, ptr %arg.c, i64 %82
  br label %B254150738.backedge.epil
B254150738.backedge.epil:
  %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019.epil = phi i64 [ %.11.i241.epil, %B254150738.backedge.epil ], [ %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019.epil.init, %B254150738.backedge.epil.preheader ]
  %epil.iter527 = phi i64 [ %epil.iter527.next, %B254150738.backedge.epil ], [ 0, %B254150738.backedge.epil.preheader ]
  %83 = shl i64 %epil.iter527, 3
  %scevgep640 = getelementptr i8, ptr %scevgep639, i64 %83
  %.4903.epil = load i64, ptr %scevgep640, align 8
  %.4905.epil = getelementptr i64, ptr %.2672, i64 %.4903.epil
  %.4906.epil = load i64, ptr %.4905.epil, align 8
  %.11.i241.epil = tail call i64 @llvm.smax.i64(i64 %.4906.epil, i64 %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.62019.epil)
  %epil.iter527.next = add i64 %epil.iter527, 1
  %epil.iter527.cmp.not = icmp eq i64 %xtraiter526, %epil.iter527.next
  br i1 %epil.iter527.cmp.not, label %B258060518, label %B254150738.backedge.epil
B258060518:
  %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa = phi i64 [ 0, %B254150530.endif ], [ %.11.i241.3, %B258060518.loopexit.unr-lcssa ], [ %.11.i241.epil, %B254150738.backedge.epil ]
  %.4959 = load i64, ptr %sunkaddr750, align 8
  %.4962 = icmp eq i64 %.4959, 1
  %.4968 = lshr i64 %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa, 4
  %.4970 = icmp sgt i64 %.4968, %_run_sub_core_v42_after.2.6
  %or.cond1825 = select i1 %.4962, i1 %.4970, i1 false
  br i1 %or.cond1825, label %B258060595, label %B375361393
B258060595:
  %.4977 = and i64 %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa, 15
  %.4982 = icmp ugt i64 %.4977, 3
  br i1 %.4982, label %B258060627, label %B375361359
B258060627:
  %84 = icmp ult i64 %.4977, 9
  %85 = trunc i64 %.4977 to i8
  %switch.maskindex = add i8 %85, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond489 = select i1 %84, i1 %switch.lobit, i1 false
  br i1 %or.cond489, label %switch.lookup486, label %B375361393
B375361359:
  %cond368 = icmp eq i64 %.4977, 3
  br i1 %cond368, label %B375361393.sink.split, label %B375361393
switch.lookup486:
  %sunkaddr766 = shl i64 %.4977, 3
  %sunkaddr767 = getelementptr i8, ptr @f2, i64 %sunkaddr766
  %sunkaddr768 = getelementptr i8, ptr %sunkaddr767, i64 -32
  %switch.load488 = load i64, ptr %sunkaddr768, align 8
  br label %B375361393.sink.split
B375361393.sink.split:
  %.sink424 = phi i64 [ %switch.load488, %switch.lookup486 ], [ 112, %B375361359 ]
  %.5090 = getelementptr i8, ptr %.2657, i64 %.sink424
  %.5091 = load i64, ptr %.5090, align 8
  %.11.i244 = tail call i64 @llvm.smax.i64(i64 %.5091, i64 %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa)
  %.pre216 = lshr i64 %.11.i244, 4
  br label %B375361393
B375361393:
  %.5145.pre-phi = phi i64 [ %.pre216, %B375361393.sink.split ], [ %.4968, %B375361359 ], [ %.4968, %B258060627 ], [ %.4968, %B258060518 ]
  %_run_sub_core_v42_advance_v44_depends_v45_latest.3.6 = phi i64 [ %.11.i244, %B375361393.sink.split ], [ %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa, %B375361359 ], [ %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa, %B258060627 ], [ %_run_sub_core_v42_advance_v44_depends_v45_latest_of_v46_latest.2.6.lcssa, %B258060518 ]
  %.5147 = icmp sgt i64 %.5145.pre-phi, %_run_sub_core_v42_advance_v44_soonest.3.6.ph
  br i1 %.5147, label %B375361397, label %B375361793
B375361397:
  store i64 %_run_sub_core_v42_advance_v44_depends_v45_latest.3.6, ptr %sunkaddr773, align 8
  br label %B375361793
B375361679:
  store i64 0, ptr %.207.i54, align 8
  store i64 0, ptr %.387.i, align 8
  %.35.i56 = load i64, ptr %.34.i55, align 8
  %.36.i = getelementptr i64, ptr %arg.c, i64 %.35.i56
  %.39.i58 = load i64, ptr %.38.i57, align 8
  %.41.idx.i = mul i64 %.39.i58, 80
  %.41.i59 = getelementptr i8, ptr %.36.i, i64 %.41.idx.i
  %.47.i61 = load i64, ptr %.46.i60, align 8
  %.50.i63 = load i64, ptr %.49.i62, align 8
  %.52.i = getelementptr i8, ptr %.41.i59, i64 40
  %.53.i64 = load i64, ptr %.52.i, align 8
  %.54.i = mul i64 %.53.i64, %.50.i63
  %.55.i65 = add i64 %.54.i, %.47.i61
  store i64 %.55.i65, ptr %.46.i60, align 8
  %.65.i = load i64, ptr %.64.i66, align 8
  %.66.i67 = icmp eq i64 %.65.i, 0
  br i1 %.66.i67, label %B140.i, label %B680.i
B140.i:
  %.82.i70 = load i64, ptr %.81.i, align 8
  %.83.i71 = add i64 %.82.i70, 1
  store i64 %.83.i71, ptr %.81.i, align 8
  store i64 0, ptr %.49.i62, align 8
  %.101.i72 = load i64, ptr %.100.i, align 8
  %.103.not.i = icmp slt i64 %.83.i71, %.101.i72
  br i1 %.103.not.i, label %B230.i, label %B536.i
B230.i:
  %sunkaddr3.i82 = shl i64 %.82.i70, 3
  %sunkaddr4.i = getelementptr i8, ptr %arg.visits, i64 %sunkaddr3.i82
  %sunkaddr5.i = getelementptr i8, ptr %sunkaddr4.i, i64 8
  %.118.i83 = load i64, ptr %sunkaddr5.i, align 8
  %.119.i = and i64 %.118.i83, 16777215
  %.124.i = add i64 %.82.i70, 2
  %.128.i = icmp slt i64 %.124.i, %.101.i72
  br i1 %.128.i, label %B334.i, label %B340.i
B334.i:
  %sunkaddr6.i = getelementptr i8, ptr %sunkaddr4.i, i64 16
  %.137.i = load i64, ptr %sunkaddr6.i, align 8
  %.138.i = and i64 %.137.i, 16777215
  %.140.i87 = icmp eq i64 %.138.i, %.119.i
  br i1 %.140.i87, label %B390.i, label %B340.i
B340.i:
  %.150.i = load i64, ptr %.2685, align 8
  %.151.i = icmp eq i64 %.150.i, 0
  %.157.i = icmp eq i64 %.39.i58, %.119.i
  %or.cond.i84 = select i1 %.151.i, i1 %.157.i, i1 false
  %spec.select.i85 = zext i1 %or.cond.i84 to i64
  br label %B390.i
B390.i:
  %"$phi390.0.2.0.i" = phi i64 [ 1, %B334.i ], [ %spec.select.i85, %B340.i ]
  store i64 %"$phi390.0.2.0.i", ptr %.168.i, align 8
  %.178.idx.i = mul i64 %.119.i, 80
  %.178.i = getelementptr i8, ptr %.36.i, i64 %.178.idx.i
  store i64 %.119.i, ptr %.38.i57, align 8
  %.188.i = load i64, ptr %sunkaddr5.i, align 8
  %.193.i = ashr i64 %.188.i, 24
  store i64 %.193.i, ptr %.64.i66, align 8
  %.197.i = getelementptr i8, ptr %.178.i, i64 56
  %.198.i86 = load i64, ptr %.197.i, align 8
  call fastcc void @f8(ptr %.207.i54, ptr %arg.c, ptr %arg.s, i64 %142, i64 %.119.i, i64 %_run_sub_core_v42_after.2.6)
  %.221.i = load i64, ptr %.207.i54, align 8
  br label %B536.i
B536.i:
  %block.3.0.i = phi ptr [ %.41.i59, %B140.i ], [ %.178.i, %B390.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v42_after.2.6, %B140.i ], [ %.221.i, %B390.i ]
  %loop.2.0.i = phi i64 [ -1, %B140.i ], [ %.198.i86, %B390.i ]
  %.248.i73 = load i64, ptr %.247.i, align 8
  %.250.not.i = icmp eq i64 %loop.2.0.i, %.248.i73
  br i1 %.250.not.i, label %B670.i, label %B558.i
B558.i:
  %.255.i74 = icmp sgt i64 %.248.i73, -1
  br i1 %.255.i74, label %B580.i, label %B642.i
B580.i:
  %.263.i = load i64, ptr %.262.i, align 8
  %.33.i.i75 = load i64, ptr %.33.i, align 8
  %.34.i.i76 = getelementptr i64, ptr %arg.s, i64 %.33.i.i75
  %.37.i.i = load i64, ptr %.36.i.i, align 8
  %.39.idx.i.i = mul i64 %.37.i.i, 40
  %.39.i.i = getelementptr i8, ptr %.34.i.i76, i64 %.39.idx.i.i
  %.40.i.i = getelementptr i8, ptr %.39.i.i, i64 16
  %.41.i.i = load i64, ptr %.40.i.i, align 8
  %.47.i.i77 = load i64, ptr %.46.i.i, align 8
  %.49.i.i78 = icmp slt i64 %.41.i.i, %.47.i.i77
  br i1 %.49.i.i78, label %B72.i.i, label %B642.i
B72.i.i:
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  %.56.i.i = load i64, ptr %.55.i.i79, align 8
  %.59.i.i = icmp slt i64 %.53.i.i, %.56.i.i
  %.63.i.i = icmp sgt i64 %_run_sub_core_v42_after.2.6, %.263.i
  %or.cond.i.i80 = select i1 %.59.i.i, i1 %.63.i.i, i1 false
  br i1 %or.cond.i.i80, label %B116.i.i, label %B642.i
B116.i.i:
  %.73.idx.i.i = mul i64 %.53.i.i, 40
  %.73.i.i = getelementptr i8, ptr %arg.slices, i64 %.73.idx.i.i
  store i64 %.41.i.i, ptr %.73.i.i, align 8
  %.81.i.i = load i64, ptr %.80.i.i, align 8
  %.84.i.i = getelementptr i8, ptr %.73.i.i, i64 8
  store i64 %.81.i.i, ptr %.84.i.i, align 8
  %.87.i.i = getelementptr i8, ptr %.73.i.i, i64 16
  store i64 %.248.i73, ptr %.87.i.i, align 8
  %.92.i.i81 = getelementptr i8, ptr %.73.i.i, i64 24
  store i64 %.263.i, ptr %.92.i.i81, align 8
  %.97.i.i = getelementptr i8, ptr %.73.i.i, i64 32
  store i64 %_run_sub_core_v42_after.2.6, ptr %.97.i.i, align 8
  %.103.i.i = load i64, ptr %.52.i.i, align 8
  %.104.i.i = add i64 %.103.i.i, 1
  store i64 %.104.i.i, ptr %.52.i.i, align 8
  br label %B642.i
B642.i:
  store i64 %loop.2.0.i, ptr %.247.i, align 8
  store i64 %_run_sub_core_v42_after.2.6, ptr %.262.i, align 8
  br label %B670.i
B670.i:
  br i1 %.103.not.i, label %B760.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread
_ZN7mgpusim6engine5event4core6blocks6_enterB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit.thread:
  br label %B375361731
B680.i:
  %.367.i = getelementptr i8, ptr %.41.i59, i64 48
  %.368.i = load i64, ptr %.367.i, align 8
  %.371.i = load i64, ptr %.370.i, align 8
  %.372.i = icmp sgt i64 %.368.i, %.371.i
  br i1 %.372.i, label %B712.i, label %B760.i
B712.i:
  call fastcc void @f8(ptr %.387.i, ptr %arg.c, ptr %arg.s, i64 %142, i64 %.39.i58, i64 %_run_sub_core_v42_after.2.6)
  %.401.i69 = load i64, ptr %.387.i, align 8
  br label %B760.i
B760.i:
  %block.2.0.i = phi ptr [ %.41.i59, %B680.i ], [ %block.3.0.i, %B670.i ], [ %.41.i59, %B712.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v42_after.2.6, %B680.i ], [ %there.4.0.i, %B670.i ], [ %.401.i69, %B712.i ]
  %.433.i = getelementptr i8, ptr %block.2.0.i, i64 32
  %.434.i = load i64, ptr %.433.i, align 8
  %.439.i = icmp slt i64 %.434.i, 2
  %.537.pre.pre.i = load i64, ptr %.64.i66, align 8
  %.445.not.i = icmp slt i64 %.537.pre.pre.i, %.434.i
  %or.cond2.i = select i1 %.439.i, i1 true, i1 %.445.not.i
  br i1 %or.cond2.i, label %B858.i, label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
B858.i:
  %.475.i = load i64, ptr %.168.i, align 8
  %.476.not.i = icmp eq i64 %.475.i, 0
  %.sink.i = select i1 %.476.not.i, i64 8, i64 72
  %.480.sink.in.idx.i = select i1 %.476.not.i, i64 0, i64 64
  br label %_ZN7mgpusim6engine5event4core6blocks6_enterB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit
_ZN7mgpusim6engine5event4core6blocks6_enterB4v164B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_294Warpxx.exit:
  %.480.sink.in.idx.sink.i = phi i64 [ %.480.sink.in.idx.i, %B858.i ], [ 16, %B760.i ]
  %.sink.sink.i = phi i64 [ %.sink.i, %B858.i ], [ 24, %B760.i ]
  %unroll.2.0.i = phi i64 [ 1, %B858.i ], [ %.434.i, %B760.i ]
  %.480.sink.in.i = getelementptr i8, ptr %block.2.0.i, i64 %.480.sink.in.idx.sink.i
  %.512.i = getelementptr i8, ptr %block.2.0.i, i64 %.sink.sink.i
  %.455.sink.i = load i64, ptr %.480.sink.in.i, align 8
  store i64 %.455.sink.i, ptr %.2657, align 8
  %"$phi954.0.2.0.sink.i" = load i64, ptr %.512.i, align 8
  store i64 %"$phi954.0.2.0.sink.i", ptr %sunkaddr760, align 8
  store i64 %unroll.2.0.i, ptr %.49.i62, align 8
  %.539.i = sub i64 %.537.pre.pre.i, %unroll.2.0.i
  store i64 %.539.i, ptr %.64.i66, align 8
  %.5212 = icmp slt i64 %there.3.0.i, 0
  br i1 %.5212, label %B375361731, label %B437921095
B375361731:
  %.5251 = load i64, ptr %sunkaddr676, align 8
  %gep186 = getelementptr i64, ptr %invariant.gep183, i64 %.5251
  %.5259 = getelementptr i8, ptr %.2657, i64 160
  %.5260 = load i64, ptr %.5259, align 8
  %.5263 = getelementptr i64, ptr %gep186, i64 %.5260
  store i64 -1, ptr %.5263, align 8
  %.27.i = load i64, ptr %sunkaddr663, align 8
  %.28.i89 = getelementptr i64, ptr %arg.s, i64 %.27.i
  %.31.i90 = getelementptr i8, ptr %.28.i89, i64 %.2657.idx
  %.32.i91 = getelementptr i8, ptr %.31.i90, i64 64
  %.33.i92 = load i64, ptr %.32.i91, align 8
  %.39.i94 = load i64, ptr %.33.i, align 8
  %.40.i95 = getelementptr i64, ptr %arg.s, i64 %.39.i94
  %.43.idx.i = mul i64 %.33.i92, 40
  %.43.i96 = getelementptr i8, ptr %.40.i95, i64 %.43.idx.i
  %.49.i97 = load i64, ptr %.43.i96, align 8
  %.50.i98 = add i64 %.49.i97, -1
  store i64 %.50.i98, ptr %.43.i96, align 8
  %.56.i100 = load i64, ptr %.55.i99, align 8
  %.11.i.i101 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v42_after.2.6, i64 %.56.i100)
  store i64 %.11.i.i101, ptr %.55.i99, align 8
  %.93.i102 = load i64, ptr %.43.i96, align 8
  %.94.i = icmp eq i64 %.93.i102, 0
  br i1 %.94.i, label %B172.i, label %B326.i
B172.i:
  %sunkaddr1.i106 = getelementptr i8, ptr %.43.i96, i64 16
  %.102.i = load i64, ptr %sunkaddr1.i106, align 8
  %.106.idx.i = shl i64 %.102.i, 5
  %.106.i = getelementptr i8, ptr %arg.log, i64 %.106.idx.i
  %.108.i107 = getelementptr i8, ptr %.106.i, i64 8
  store i64 %_run_sub_core_v42_after.2.6, ptr %.108.i107, align 8
  %.112.i = load i64, ptr %.111.i108, align 8
  %.113.i = add i64 %.112.i, 1
  store i64 %.113.i, ptr %.111.i108, align 8
  %.120.i110 = load i64, ptr %.119.i109, align 8
  %.124.i111 = icmp eq i64 %.120.i110, 0
  br i1 %.124.i111, label %B172.endif.endif.i, label %B172.else.i
B326.i:
  %sunkaddr3.i103 = getelementptr i8, ptr %.43.i96, i64 24
  %.248.i104 = load i64, ptr %sunkaddr3.i103, align 8
  %.251.i = load i64, ptr %.250.i, align 8
  %.252.i = icmp slt i64 %.248.i104, %.251.i
  br i1 %.252.i, label %B358.i, label %B438.i
B358.i:
  %.257.i = add i64 %.248.i104, 1
  store i64 %.257.i, ptr %sunkaddr3.i103, align 8
  call fastcc void @f9(ptr %.270.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, i64 %.33.i92, i64 %.2655, i64 %.248.i104, i64 %_run_sub_core_v42_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B438.i:
  %sunkaddr8.i = getelementptr i8, ptr %.43.i96, i64 8
  %.312.i = load i64, ptr %sunkaddr8.i, align 8
  %.318.i105 = icmp eq i64 %.312.i, %.93.i102
  br i1 %.318.i105, label %B470.i, label %_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B470.i:
  call fastcc void @f7(ptr %.326.i, ptr %arg.c, ptr %arg.s, ptr %arg.slices, i64 %.33.i92, i64 %_run_sub_core_v42_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.else.i:
  %.135.i = icmp ne i64 %.33.i92, -9223372036854775808
  %.136.i = icmp ne i64 %.120.i110, -1
  %.137.not.i = or i1 %.135.i, %.136.i
  br i1 %.137.not.i, label %B172.endif.else.if.i, label %B172.endif.endif.i
B172.endif.endif.i:
  %quot.054.i = phi i64 [ 0, %B172.i ], [ %spec.select.i114, %98 ], [ 0, %B172.else.i ]
  %rem.1.0.i = phi i64 [ 0, %B172.i ], [ %spec.select56.i, %98 ], [ 0, %B172.else.i ]
  call fastcc void @f3(ptr %.212.i, ptr %arg.c, ptr %arg.s, ptr %arg.rows, ptr %arg.log, i64 %quot.054.i, i64 %rem.1.0.i, i64 %_run_sub_core_v42_after.2.6)
  br label %_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit
B172.endif.else.if.i:
  %86 = or i64 %.120.i110, %.33.i92
  %87 = icmp ult i64 %86, 4294967296
  br i1 %87, label %88, label %95
88:
  %89 = trunc i64 %.120.i110 to i32
  %90 = trunc i64 %.33.i92 to i32
  %91 = udiv i32 %90, %89
  %92 = urem i32 %90, %89
  %93 = zext i32 %91 to i64
  %94 = zext i32 %92 to i64
  br label %98
95:
  %96 = sdiv i64 %.33.i92, %.120.i110
  %97 = srem i64 %.33.i92, %.120.i110
  br label %98
98:
  %99 = phi i64 [ %93, %88 ], [ %96, %95 ]
  %100 = phi i64 [ %94, %88 ], [ %97, %95 ]
  %.142.i = xor i64 %100, %.120.i110
  %.143.i = icmp slt i64 %.142.i, 0
  %.144.i = icmp ne i64 %100, 0
  %.145.i112 = and i1 %.144.i, %.143.i
  %.150.i113 = sext i1 %.145.i112 to i64
  %spec.select.i114 = add i64 %99, %.150.i113
  %.196.i = select i1 %.145.i112, i64 %.120.i110, i64 0
  %spec.select56.i = add i64 %.196.i, %100
  br label %B172.endif.endif.i
_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit:
  br label %B954.backedge
B375361793:
  %_run_sub_core_v42_following.2.6 = phi i64 [ %_run_sub_core_v42_advance_v44_soonest.3.6.ph, %B375361393 ], [ %.5145.pre-phi, %B375361397 ]
  %.5306.not = icmp sgt i64 %_run_sub_core_v42_following.2.6, %_run_sub_core_v42_after.2.6
  br i1 %.5306.not, label %B422281192, label %B406641171
B406641171:
  %.5312 = load i64, ptr %sunkaddr772, align 8
  %.5313.not = icmp eq i64 %.5312, 0
  br i1 %.5313.not, label %B422281192, label %B954.backedge
B422281192:
  %.12.i116 = load i64, ptr %sunkaddr780, align 8
  %gep178 = getelementptr i64, ptr %invariant.gep305, i64 %.12.i116
  %.20.i121 = load i64, ptr %sunkaddr661, align 8
  %gep180 = getelementptr i64, ptr %invariant.gep171, i64 %.20.i121
  %.30.i125 = getelementptr i8, ptr %gep178, i64 24
  %.31.i126 = load i64, ptr %.30.i125, align 8
  %.38.i127 = add i64 %.31.i126, 1
  store i64 %.38.i127, ptr %.30.i125, align 8
  %.43.i128 = shl i64 %_run_sub_core_v42_following.2.6, 9
  %.44.i129 = or i64 %.43.i128, %_run_sub_core_v42_place.8.51539
  %.48.i130 = icmp sgt i64 %.31.i126, 0
  br i1 %.48.i130, label %B160.i138, label %B232.i131
B160.i138:
  %at.2.0.i139 = phi i64 [ %.57.i141, %B206.i145 ], [ %.31.i126, %B422281192 ]
  %.56.i140 = add i64 %at.2.0.i139, -1
  %.57.i141 = lshr i64 %.56.i140, 1
  %.63.i142 = getelementptr i64, ptr %gep180, i64 %.57.i141
  %.64.i143 = load i64, ptr %.63.i142, align 8
  %.70.not.i144 = icmp sgt i64 %.64.i143, %.44.i129
  br i1 %.70.not.i144, label %B206.i145, label %B232.i131
B206.i145:
  %.85.i146 = getelementptr i64, ptr %gep180, i64 %at.2.0.i139
  store i64 %.64.i143, ptr %.85.i146, align 8
  %.96.not.i147 = icmp eq i64 %.57.i141, 0
  br i1 %.96.not.i147, label %B232.i131, label %B160.i138
B232.i131:
  %at.3.1.i132 = phi i64 [ %.31.i126, %B422281192 ], [ %at.2.0.i139, %B160.i138 ], [ 0, %B206.i145 ]
  %.108.i133 = getelementptr i64, ptr %gep180, i64 %at.3.1.i132
  store i64 %.44.i129, ptr %.108.i133, align 8
  %sunkaddr2.i134 = getelementptr i8, ptr %gep178, i64 16
  %.118.i135 = load i64, ptr %sunkaddr2.i134, align 8
  %.120.i136 = icmp slt i64 %_run_sub_core_v42_following.2.6, %.118.i135
  br i1 %.120.i136, label %B264.i137, label %B954.backedge
B264.i137:
  store i64 %_run_sub_core_v42_following.2.6, ptr %sunkaddr2.i134, align 8
  br label %B954.backedge
B954.backedge:
  %_run_sub_core_v42_place.5.4.be = phi i64 [ -1, %_ZN7mgpusim6engine5event4core6groups6arriveB4v160B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ %_run_sub_core_v42_place.8.51295, %B250362437.endif ], [ -1, %B252195339 ], [ %_run_sub_core_v42_place.8.51539, %B406641171 ], [ -1, %_ZN7mgpusim6engine5event4core6groups6finishB4v166B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5State107Streams_28StreamRows_2c_20int64_2a_2c_20Entrys_2c_20int64_2a_2c_20int64_2a_2c_20GroupLogs_2c_20SliceRows_29xx.exit ], [ -1, %B232.i131 ], [ -1, %B264.i137 ]
  br label %B954
B437921095:
  %.5377 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v42_advance_v44_soonest.3.6.ph
  br i1 %.5377, label %B437921099, label %B252195480
B437921099:
  %.5382 = shl i64 %there.3.0.i, 4
  %.5383 = or i64 %.5382, 13
  store i64 %.5383, ptr %sunkaddr773, align 8
  br label %B252195480.outer
B437921148.sink.split.sink.split:
  %.2571.sink255 = phi ptr [ %.2297, %B250362687 ], [ %.2571, %B250423236 ]
  %.2268.sink.ph = phi i64 [ %.2268, %B250362687 ], [ %.2542, %B250423236 ]
  %.2182.sink.ph = phi ptr [ %.2182, %B250362687 ], [ %.2456, %B250423236 ]
  store ptr null, ptr %.2571.sink255, align 8
  call fastcc void @f4(ptr %.2571.sink255, ptr %arg.s, i64 %.931)
  br label %B437921148.sink.split
B437921148.sink.split:
  %.2268.sink = phi i64 [ %.2268, %B250362687 ], [ %.2542, %B250423236 ], [ %.2268.sink.ph, %B437921148.sink.split.sink.split ]
  %.2182.sink = phi ptr [ %.2182, %B250362687 ], [ %.2456, %B250423236 ], [ %.2182.sink.ph, %B437921148.sink.split.sink.split ]
  %.2324 = load i64, ptr %.1225.i, align 8
  %.2325 = getelementptr i64, ptr %arg.s, i64 %.2324
  %.2332 = load i64, ptr %.1190.i, align 8
  %.2336 = ashr i64 %.931, %.2332
  %101 = getelementptr i64, ptr %.2325, i64 %.2336
  %.2340 = getelementptr i8, ptr %101, i64 4096
  %.2341 = load i64, ptr %.2340, align 8
  %.2343 = add i64 %.2341, %.2268.sink
  store i64 %.2343, ptr %.2340, align 8
  tail call void @llvm.memset.p0.i64(ptr %.2182.sink, i8 0, i64 16, i1 false)
  br label %B437921148
B437921148:
  %exitcond.not367 = icmp eq i64 %.655.0, %6
  br i1 %exitcond.not367, label %B748.loopexit, label %B820
B437921192.loopexit:
  %.5426.pre = load i64, ptr %.33, align 8
  br label %B437921192
B437921192:
  %.5426 = phi i64 [ %.5426.pre, %B437921192.loopexit ], [ %.5426364, %B666.endif.endif ]
  %.5418 = add i64 %turn.2.0124, 1
  %.5427 = icmp eq i64 %.5426, 0
  br i1 %.5427, label %B574.preheader.backedge, label %B437921193
B437921193:
  %.5431 = load i64, ptr %sunkaddr777, align 8
  %.5432 = icmp eq i64 %.5431, 1
  br i1 %.5432, label %B574.preheader.backedge, label %B437921195.endif.endif
B574.preheader.backedge:
  br label %B574.preheader
B500481471:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B574.preheader:
  %.5426364 = phi i64 [ %.5426366, %B574.preheader.preheader ], [ %.5426, %B574.preheader.backedge ]
  %turn.2.0124 = phi i64 [ 0, %B574.preheader.preheader ], [ %.5418, %B574.preheader.backedge ]
  %.355 = load i64, ptr %sunkaddr780, align 8
  %.pre218 = shl i64 %.355, 3
  br i1 %2, label %B572.backedge.epil.preheader, label %B574.preheader.new
B574.preheader.new:
  %scevgep577 = getelementptr i8, ptr %scevgep576, i64 %.pre218
  br i1 %11, label %B572.backedge.epil.preheader275, label %B572.backedge
B666.else:
  %.424 = icmp ne i64 %.11.i.lcssa, -9223372036854775808
  %.425 = icmp ne i64 %.409, -1
  %.426.not = or i1 %.424, %.425
  br i1 %.426.not, label %B666.else.if, label %B666.endif.endif
B666.else.if:
  %102 = or i64 %.409, %.11.i.lcssa
  %103 = icmp ult i64 %102, 4294967296
  br i1 %103, label %104, label %111
104:
  %105 = trunc i64 %.409 to i32
  %106 = trunc i64 %.11.i.lcssa to i32
  %107 = udiv i32 %106, %105
  %108 = urem i32 %106, %105
  %109 = zext i32 %107 to i64
  %110 = zext i32 %108 to i64
  br label %114
111:
  %112 = sdiv i64 %.11.i.lcssa, %.409
  %113 = srem i64 %.11.i.lcssa, %.409
  br label %114
114:
  %115 = phi i64 [ %109, %104 ], [ %112, %111 ]
  %116 = phi i64 [ %110, %104 ], [ %113, %111 ]
  %.431 = xor i64 %116, %.409
  %.432 = icmp slt i64 %.431, 0
  %.433 = icmp ne i64 %116, 0
  %.434 = and i1 %.433, %.432
  %.439 = sext i1 %.434 to i64
  %spec.select1827 = add i64 %115, 1
  %117 = add i64 %spec.select1827, %.439
  %118 = mul i64 %117, %.409
  br label %B666.endif.endif
B666.endif.endif:
  %quot.0 = phi i64 [ 0, %B666 ], [ -1, %B666.else ], [ %118, %114 ]
  br i1 %.5432038.not, label %B437921192, label %B750
119:
  %120 = trunc i64 %.582 to i32
  %121 = urem i32 %120, %5
  %122 = zext i32 %121 to i64
  br label %B750.endif.endif
123:
  %124 = urem i64 %.582, %.231120
  br label %B750.endif.endif
B750.endif.endif:
  %125 = phi i64 [ %122, %119 ], [ %124, %123 ]
  br i1 %.7112035.not, label %B748.loopexit, label %B820.preheader
B820.preheader:
  %.753 = mul i64 %125, %.234121
  br label %B820
126:
  %127 = trunc i64 %.755 to i32
  %128 = urem i32 %127, %7
  %129 = zext i32 %128 to i64
  br label %132
130:
  %131 = urem i64 %.755, %.234121
  br label %132
132:
  %133 = phi i64 [ %129, %126 ], [ %131, %130 ]
  %.799 = add i64 %133, %.753
  %.805 = load i64, ptr %sunkaddr780, align 8
  %.806 = getelementptr i64, ptr %arg.s, i64 %.805
  %.808 = mul i64 %.799, 12
  %.809 = getelementptr i64, ptr %.806, i64 %.808
  %.810 = getelementptr i8, ptr %.809, i64 16
  %.811 = load i64, ptr %.810, align 8
  %.813 = icmp slt i64 %.811, %quot.0
  br i1 %.813, label %B914.else.if, label %B437921148
B914.else.if:
  %134 = or i64 %.799, %.234121
  %135 = icmp ult i64 %134, 4294967296
  br i1 %135, label %136, label %140
136:
  %137 = trunc i64 %.799 to i32
  %138 = udiv i32 %137, %7
  %139 = zext i32 %138 to i64
  br label %B914.endif
140:
  %141 = udiv i64 %.799, %.234121
  br label %B914.endif
B914.endif:
  %142 = phi i64 [ %139, %136 ], [ %141, %140 ]
  %.897 = load i64, ptr %sunkaddr785, align 8
  %.899 = mul i64 %.897, %.799
  %.908 = load i64, ptr %sunkaddr786, align 8
  %.909 = getelementptr i64, ptr %arg.s, i64 %.908
  %.910 = mul i64 %.799, 9
  %.912 = load i64, ptr %sunkaddr787, align 8
  %.913 = mul i64 %.910, %.912
  %.914 = getelementptr i64, ptr %.909, i64 %.913
  %invariant.gep2024 = getelementptr i64, ptr %arg.s, i64 %.808
  %.idx = shl i64 %142, 5
  %invariant.gep = getelementptr i8, ptr %arg.s, i64 %.idx
  %.1778 = shl i64 %.799, 6
  %.11.idx.i = mul i64 %.799, 96
  %invariant.gep305 = getelementptr i8, ptr %arg.s, i64 %.11.idx.i
  %143 = mul i64 %.799, 72
  %sunkaddr660 = getelementptr i8, ptr %.809, i64 24
  %invariant.gep171 = getelementptr i64, ptr %arg.s, i64 %.899
  %invariant.gep173 = getelementptr i64, ptr %arg.s, i64 %.913
  %.1318 = icmp sgt i64 %.912, 0
  %144 = add i64 %.912, -1
  %.1781 = mul i64 %.912, %.1778
  %invariant.gep183 = getelementptr i64, ptr %arg.s, i64 %.1781
  %min.iters.check = icmp ult i64 %.912, 4
  %n.vec = and i64 %.912, 9223372036854775804
  %cmp.n = icmp eq i64 %.912, %n.vec
  %.43.i30 = shl i64 %142, 2
  %sunkaddr727 = getelementptr i8, ptr %.809, i64 56
  %sunkaddr737 = getelementptr i8, ptr %.809, i64 48
  %sunkaddr758 = getelementptr i8, ptr %.809, i64 8
  br label %B954
B988.endif:
  %at.2.0.lcssa.i = phi i64 [ 0, %B988 ], [ %at.2.038.i, %B260.i ], [ %down.2.1.i, %B290.i ]
  %.129.i = getelementptr i64, ptr %gep168, i64 %at.2.0.lcssa.i
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
  %.1014 = load i64, ptr %sunkaddr660, align 8
  %.1015 = icmp sgt i64 %.1014, 0
  br i1 %.1015, label %B1010, label %B1011
B60614.endif.loopexit:
  %145 = and i64 %_run_sub_core_v42_select_v77__open_masks_v87_opened.3.8, -2
  br label %B60614.endif
B60614.endif:
  %_run_sub_core_v42_select_v77__open_masks_v87_opened.4.7 = phi i64 [ 0, %B60366 ], [ %145, %B60614.endif.loopexit ]
  %.1272 = load i64, ptr %sunkaddr790, align 8
  %.1273 = getelementptr i64, ptr %arg.s, i64 %.1272
  br i1 %.1318, label %B250240850.preheader, label %B250362397
B250240850.preheader:
  %146 = icmp eq i64 %_run_sub_core_v42_select_v77__open_masks_v87_opened.4.7, 0
  br label %B250240850
B250241476.endif:
  %word.3.1.i192 = phi i64 [ %.12.i181, %B40.i184 ], [ %.63.i202, %B132.i201 ]
  %free.2.1.i193 = phi i64 [ %.49.i189, %B40.i184 ], [ %.90.i205, %B132.i201 ]
  %.107.i194 = shl i64 %word.3.1.i192, 6
  %.111.i195 = tail call i64 @llvm.cttz.i64(i64 %free.2.1.i193, i1 true)
  %.114.i196 = or i64 %.111.i195, %.107.i194
  %.1716 = icmp sgt i64 %word.3.1.i192, -1
  br i1 %.1716, label %B250241876, label %B40.i210
B250242076.lr.ph:
  br i1 %min.iters.check, label %B250242076.preheader, label %vector.ph
B250242076.preheader:
  %_run_sub_core_v42_select_v77_left.2.81991.ph = phi i64 [ %156, %middle.block ], [ 0, %B250242076.lr.ph ]
  %.192119871989.ph = phi i64 [ %n.vec, %middle.block ], [ 0, %B250242076.lr.ph ]
  br label %B250242076
vector.ph:
  %147 = shl i64 %.1803, 3
  %148 = add i64 %147, %143
  %149 = mul i64 %148, %.912
  %150 = shl i64 %.1075, 3
  %151 = getelementptr i8, ptr %scevgep583, i64 %149
  %scevgep610 = getelementptr i8, ptr %151, i64 %150
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %153, %vector.body ]
  %vec.phi478 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %154, %vector.body ]
  %152 = shl i64 %index, 3
  %scevgep612 = getelementptr i8, ptr %scevgep610, i64 %152
  %scevgep613 = getelementptr i8, ptr %scevgep612, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep613, align 8
  %wide.load479 = load <2 x i64>, ptr %scevgep612, align 8
  %153 = or <2 x i64> %wide.load, %vec.phi
  %154 = or <2 x i64> %wide.load479, %vec.phi478
  %index.next = add i64 %index, 4
  %155 = icmp eq i64 %n.vec, %index.next
  br i1 %155, label %middle.block, label %vector.body
middle.block:
  %bin.rdx = or <2 x i64> %154, %153
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx655 = or <2 x i64> %rdx.shuf, %bin.rdx
  %156 = extractelement <2 x i64> %bin.rdx655, i64 0
  br i1 %cmp.n, label %B250242088, label %B250242076.preheader
B250362437.endif:
  store i64 %.11.i232, ptr %.809, align 8
  br label %B954.backedge
B250362491.endif:
  store i64 %.11.i232, ptr %.810, align 8
  %.2174 = load i64, ptr %sunkaddr780, align 8
  %.2175 = getelementptr i64, ptr %arg.s, i64 %.2174
  %.2177 = getelementptr i64, ptr %.2175, i64 %.808
  %.2182 = getelementptr i8, ptr %.2177, i64 48
  %.2183 = load i64, ptr %.2182, align 8
  %.2184 = icmp sgt i64 %.2183, 0
  br i1 %.2184, label %B250362607, label %B437921148
B250484038.endif:
  %sunkaddr795 = getelementptr i8, ptr %.2719, i64 80
  %.2881 = load i64, ptr %sunkaddr795, align 8
  %.2905 = getelementptr i8, ptr %.2657, i64 80
  %.2906 = load i64, ptr %.2905, align 8
  %.2915 = getelementptr i8, ptr %.2657, i64 88
  %.2916 = load i64, ptr %.2915, align 8
  %.2917 = ashr i64 %.2916, 4
  %.11.i234 = tail call i64 @llvm.smin.i64(i64 %.2917, i64 %.931)
  %.2952 = icmp sgt i64 %.11.i234, %.2906
  br i1 %.2952, label %B251218156, label %B251218190
B251219344.endif:
  %sunkaddr797 = getelementptr i8, ptr %.2719, i64 80
  %.3291 = load i64, ptr %sunkaddr797, align 8
  %.3315 = getelementptr i8, ptr %.2657, i64 80
  %.3316 = load i64, ptr %.3315, align 8
  %.3325 = getelementptr i8, ptr %.2657, i64 88
  %.3326 = load i64, ptr %.3325, align 8
  %.3327 = ashr i64 %.3326, 4
  %.11.i235 = tail call i64 @llvm.smin.i64(i64 %.3327, i64 %.931)
  %.3362 = icmp sgt i64 %.11.i235, %.3316
  br i1 %.3362, label %B251219356, label %B251219378
B251461552.else.if:
  %.3584 = sub i64 %ready.5.0.i, %.931
  %157 = or i64 %.3584, %.3117
  %158 = icmp ult i64 %157, 4294967296
  br i1 %158, label %159, label %164
159:
  %160 = trunc i64 %.3117 to i32
  %161 = trunc i64 %.3584 to i32
  %162 = udiv i32 %161, %160
  %163 = zext i32 %162 to i64
  br label %168
164:
  %165 = sdiv i64 %.3584, %.3117
  %166 = srem i64 %.3584, %.3117
  %167 = ashr i64 %166, 63
  br label %168
168:
  %169 = phi i64 [ %163, %159 ], [ %165, %164 ]
  %.3610.lobit = phi i64 [ 0, %159 ], [ %167, %164 ]
  %.3597.1 = add i64 %169, %.931
  %.3631 = add i64 %.3597.1, %.3610.lobit
  br label %B251461718
B251461806.endif:
  %sunkaddr801 = getelementptr i8, ptr %.2719, i64 80
  %.3703 = load i64, ptr %sunkaddr801, align 8
  %sunkaddr803 = getelementptr i8, ptr %.2719, i64 8
  %.3706 = load i64, ptr %sunkaddr803, align 8
  %.3726 = getelementptr i8, ptr %.2657, i64 80
  %.3727 = load i64, ptr %.3726, align 8
  %.3736 = getelementptr i8, ptr %.2657, i64 88
  %.3737 = load i64, ptr %.3736, align 8
  %.3738 = ashr i64 %.3737, 4
  %.11.i236 = tail call i64 @llvm.smin.i64(i64 %.3738, i64 %.931)
  %.3773 = icmp sgt i64 %.11.i236, %.3727
  br i1 %.3773, label %B251461858, label %B251461901
B252195689.endif:
  %_run_sub_core_v42_advance_v44_pc.2.8 = phi i64 [ %.4678, %B254150497 ], [ %.4430, %B252195689.endif.preheader ]
  %.4480.idx = mul i64 %_run_sub_core_v42_advance_v44_pc.2.8, 104
  %.4480 = getelementptr i8, ptr %.4458, i64 %.4480.idx
  %.4492 = getelementptr i8, ptr %.4480, i64 48
  %.4493 = load i64, ptr %.4492, align 8
  %.4494 = getelementptr i8, ptr %.4480, i64 56
  %.4495 = load i64, ptr %.4494, align 8
  %.4532 = sub i64 %.4495, %.4493
  %.45751997.not = icmp slt i64 %.4532, 1
  br i1 %.45751997.not, label %B254150452, label %B252195833.backedge.preheader
B252195833.backedge.preheader:
  %.4615 = load i64, ptr %sunkaddr804, align 8
  %xtraiter519 = and i64 %.4532, 3
  %170 = sub i64 %.4493, %.4495
  %171 = icmp ugt i64 %170, -4
  br i1 %171, label %B252195833.backedge.epil.preheader, label %B252195833.backedge.preheader.new
B252195833.backedge.preheader.new:
  %unroll_iter524 = and i64 %.4532, 9223372036854775804
  %172 = shl i64 %.4615, 3
  %scevgep616 = getelementptr i8, ptr %scevgep615, i64 %172
  br label %B252195833.backedge
B254150530.endif:
  %.4740 = load i64, ptr %sunkaddr691, align 8
  %.4741 = getelementptr i64, ptr %arg.c, i64 %.4740
  %.4744.idx = mul i64 %_run_sub_core_v42_advance_v44_pc.3.7, 104
  %.4744 = getelementptr i8, ptr %.4741, i64 %.4744.idx
  %.4777 = getelementptr i8, ptr %.4744, i64 48
  %.4778 = load i64, ptr %.4777, align 8
  %.4779 = getelementptr i8, ptr %.4744, i64 56
  %.4780 = load i64, ptr %.4779, align 8
  %.4817 = sub i64 %.4780, %.4778
  %.48602016.not = icmp slt i64 %.4817, 1
  br i1 %.48602016.not, label %B258060518, label %B254150738.backedge.preheader
B254150738.backedge.preheader:
  %.4900 = load i64, ptr %sunkaddr804, align 8
  %xtraiter526 = and i64 %.4817, 3
  %173 = sub i64 %.4778, %.4780
  %174 = icmp ugt i64 %173, -4
  br i1 %174, label %B254150738.backedge.epil.preheader, label %B254150738.backedge.preheader.new
B254150738.backedge.preheader.new:
  %unroll_iter531 = and i64 %.4817, 9223372036854775804
  %175 = shl i64 %.4900, 3
  %scevgep629 = getelementptr i8, ptr %scevgep615, i64 %175
  br label %B254150738.backedge
B437921195.endif.endif:
  %.5460 = getelementptr i8, ptr %arg.s, i64 176
  store i64 0, ptr %.5460, align 8
  %.5580 = getelementptr i8, ptr %arg.s, i64 240
  tail call void @llvm.memset.p0.i64(ptr %.5580, i8 0, i64 112, i1 false)
  %.5589 = getelementptr i8, ptr %arg.c, i64 192
  %.5590 = load i64, ptr %.5589, align 8
  %.56722052.not = icmp slt i64 %.5590, 1
  br i1 %.56722052.not, label %B500481471, label %B500481414.endif.endif.lr.ph
B500481414.endif.endif.lr.ph:
  %.5711 = getelementptr i8, ptr %arg.s, i64 496
  %.5712.pre = load i64, ptr %.5711, align 8
  %176 = shl i64 %.5712.pre, 3
  %177 = getelementptr i8, ptr %arg.s, i64 %176
  %scevgep = getelementptr i8, ptr %177, i64 112
  %sunkaddr809 = getelementptr i8, ptr %arg.s, i64 248
  %sunkaddr810 = getelementptr i8, ptr %arg.s, i64 256
  %sunkaddr811 = getelementptr i8, ptr %arg.s, i64 264
  %sunkaddr812 = getelementptr i8, ptr %arg.s, i64 272
  %sunkaddr813 = getelementptr i8, ptr %arg.s, i64 280
  %sunkaddr814 = getelementptr i8, ptr %arg.s, i64 288
  %sunkaddr815 = getelementptr i8, ptr %arg.s, i64 296
  %sunkaddr816 = getelementptr i8, ptr %arg.s, i64 304
  %sunkaddr817 = getelementptr i8, ptr %arg.s, i64 312
  %sunkaddr818 = getelementptr i8, ptr %arg.s, i64 320
  %sunkaddr819 = getelementptr i8, ptr %arg.s, i64 328
  %sunkaddr820 = getelementptr i8, ptr %arg.s, i64 336
  %sunkaddr821 = getelementptr i8, ptr %arg.s, i64 344
  br label %B500481414.endif.endif
B500481414.endif.endif:
  %lsr.iv575 = phi i64 [ %.5590, %B500481414.endif.endif.lr.ph ], [ %lsr.iv.next, %B500481414.endif.endif ]
  %lsr.iv = phi ptr [ %scevgep, %B500481414.endif.endif.lr.ph ], [ %scevgep560, %B500481414.endif.endif ]
  %.5849.13 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.13, %B500481414.endif.endif ]
  %.5849.12 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.12, %B500481414.endif.endif ]
  %.5849.11 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.11, %B500481414.endif.endif ]
  %.5849.10 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.10, %B500481414.endif.endif ]
  %.5849.9 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.9, %B500481414.endif.endif ]
  %.5849.8 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.8, %B500481414.endif.endif ]
  %.5849.7 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.7, %B500481414.endif.endif ]
  %.5849.6 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.6, %B500481414.endif.endif ]
  %.5849.5 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.5, %B500481414.endif.endif ]
  %.5849.4 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.4, %B500481414.endif.endif ]
  %.5849.3 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.3, %B500481414.endif.endif ]
  %.5849.2 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.2, %B500481414.endif.endif ]
  %.5849.1 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854.1, %B500481414.endif.endif ]
  %.5849 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5854, %B500481414.endif.endif ]
  %.5721 = phi i64 [ 0, %B500481414.endif.endif.lr.ph ], [ %.5725, %B500481414.endif.endif ]
  %scevgep574 = getelementptr i8, ptr %lsr.iv, i64 -112
  %.5724 = load i64, ptr %lsr.iv, align 8
  %.5725 = add i64 %.5724, %.5721
  store i64 %.5725, ptr %.5460, align 8
  %.5853 = load i64, ptr %scevgep574, align 8
  %.5854 = add i64 %.5853, %.5849
  store i64 %.5854, ptr %.5580, align 8
  %scevgep573 = getelementptr i8, ptr %lsr.iv, i64 -104
  %.5853.1 = load i64, ptr %scevgep573, align 8
  %.5854.1 = add i64 %.5853.1, %.5849.1
  store i64 %.5854.1, ptr %sunkaddr809, align 8
  %scevgep572 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.5853.2 = load i64, ptr %scevgep572, align 8
  %.5854.2 = add i64 %.5853.2, %.5849.2
  store i64 %.5854.2, ptr %sunkaddr810, align 8
  %scevgep571 = getelementptr i8, ptr %lsr.iv, i64 -88
  %.5853.3 = load i64, ptr %scevgep571, align 8
  %.5854.3 = add i64 %.5853.3, %.5849.3
  store i64 %.5854.3, ptr %sunkaddr811, align 8
  %scevgep570 = getelementptr i8, ptr %lsr.iv, i64 -80
  %.5853.4 = load i64, ptr %scevgep570, align 8
  %.5854.4 = add i64 %.5853.4, %.5849.4
  store i64 %.5854.4, ptr %sunkaddr812, align 8
  %scevgep569 = getelementptr i8, ptr %lsr.iv, i64 -72
  %.5853.5 = load i64, ptr %scevgep569, align 8
  %.5854.5 = add i64 %.5853.5, %.5849.5
  store i64 %.5854.5, ptr %sunkaddr813, align 8
  %scevgep568 = getelementptr i8, ptr %lsr.iv, i64 -64
  %.5853.6 = load i64, ptr %scevgep568, align 8
  %.5854.6 = add i64 %.5853.6, %.5849.6
  store i64 %.5854.6, ptr %sunkaddr814, align 8
  %scevgep567 = getelementptr i8, ptr %lsr.iv, i64 -56
  %.5853.7 = load i64, ptr %scevgep567, align 8
  %.5854.7 = add i64 %.5853.7, %.5849.7
  store i64 %.5854.7, ptr %sunkaddr815, align 8
  %scevgep566 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.5853.8 = load i64, ptr %scevgep566, align 8
  %.5854.8 = add i64 %.5853.8, %.5849.8
  store i64 %.5854.8, ptr %sunkaddr816, align 8
  %scevgep565 = getelementptr i8, ptr %lsr.iv, i64 -40
  %.5853.9 = load i64, ptr %scevgep565, align 8
  %.5854.9 = add i64 %.5853.9, %.5849.9
  store i64 %.5854.9, ptr %sunkaddr817, align 8
  %scevgep564 = getelementptr i8, ptr %lsr.iv, i64 -32
  %.5853.10 = load i64, ptr %scevgep564, align 8
  %.5854.10 = add i64 %.5853.10, %.5849.10
  store i64 %.5854.10, ptr %sunkaddr818, align 8
  %scevgep563 = getelementptr i8, ptr %lsr.iv, i64 -24
  %.5853.11 = load i64, ptr %scevgep563, align 8
  %.5854.11 = add i64 %.5853.11, %.5849.11
  store i64 %.5854.11, ptr %sunkaddr819, align 8
  %scevgep562 = getelementptr i8, ptr %lsr.iv, i64 -16
  %.5853.12 = load i64, ptr %scevgep562, align 8
  %.5854.12 = add i64 %.5853.12, %.5849.12
  store i64 %.5854.12, ptr %sunkaddr820, align 8
  %scevgep561 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.5853.13 = load i64, ptr %scevgep561, align 8
  %.5854.13 = add i64 %.5853.13, %.5849.13
  store i64 %.5854.13, ptr %sunkaddr821, align 8
  %scevgep560 = getelementptr i8, ptr %lsr.iv, i64 120
  %lsr.iv.next = add i64 %lsr.iv575, -1
  %exitcond2197.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %exitcond2197.not, label %B500481471, label %B500481414.endif.endif
}
declare i64 @llvm.cttz.i64(i64, i1)
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
  %.170 = getelementptr i8, ptr %arg.S, i64 480
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
  %.33.i = getelementptr i8, ptr %arg.C, i64 304
  %.34.i = load i64, ptr %.33.i, align 8
  %.35.i = shl i64 %.34.i, 6
  %.36.i = icmp eq i64 %.28.i, %.35.i
  br i1 %.36.i, label %B72.i, label %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge
B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge:
  %.pre2 = shl i64 %quot.047, 6
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
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
  br i1 %.150134.i, label %B178.us.preheader.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
B178.us.preheader.i:
  %sunkaddr.i = getelementptr i8, ptr %arg.C, i64 216
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
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit, label %B178.us.i
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit:
  %.86.i.pre = load i64, ptr %.33.i, align 8
  br label %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread
_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread:
  %.84.i.pre-phi = phi i64 [ %.pre2, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.30.i5, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.30.i5, %B72.i ]
  %.86.i = phi i64 [ %.34.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %.86.i.pre, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ %.67.i, %B72.i ]
  %rank.2.0.i = phi i64 [ %.28.i, %B484.endif.endif._ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread_crit_edge ], [ %rank.3.1.us.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread.loopexit ], [ 0, %B72.i ]
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
  %at.2.0.i = phi i64 [ %.57.i, %B206.i ], [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ]
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
  %at.3.1.i = phi i64 [ %.31.i, %_ZN7mgpusim6engine5event4core7waiting8new_rankB3v98B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexx.exit.thread ], [ %at.2.0.i, %B160.i ], [ 0, %B206.i ]
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
  %sunkaddr75 = getelementptr i8, ptr %arg.S, i64 504
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
  %_look_up_v151_set_of_v156_line.2.0 = phi i64 [ %.411, %B786 ], [ %arg.line, %B540 ]
  %_look_up_v151_set_of_v156_fold.2.0 = phi i64 [ %.418, %B786 ], [ %.401, %B540 ]
  %.409 = ashr i64 %_look_up_v151_set_of_v156_line.2.0, %_look_up_v151_set_of_v156_fold.2.0
  %.411 = xor i64 %.409, %_look_up_v151_set_of_v156_line.2.0
  %.418 = shl i64 %_look_up_v151_set_of_v156_fold.2.0, 1
  %.421 = icmp slt i64 %_look_up_v151_set_of_v156_fold.2.0, 32
  br i1 %.421, label %B786, label %B812
B812:
  %_look_up_v151_set_of_v156_line.3.1 = phi i64 [ %arg.line, %B540 ], [ %.411, %B786 ]
  %.428 = getelementptr i8, ptr %.44, i64 40
  %.429 = load i64, ptr %.428, align 8
  %.431 = and i64 %.429, %_look_up_v151_set_of_v156_line.3.1
  %.447 = icmp slt i64 %.431, %.382
  br i1 %.447, label %B838, label %B818
B818:
  %.462 = icmp eq i64 %.382, 0
  br i1 %.462, label %B838, label %B818.else
B838:
  %_look_up_v151_set_of_v156__vphi146_0.2.0 = phi i64 [ %.431, %B812 ], [ 0, %B818 ], [ 0, %B818.else ], [ %spec.select581, %20 ]
  %.511 = add i64 %_look_up_v151_set_of_v156__vphi146_0.2.0, %.383
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
  br i1 %.655, label %B984.preheader, label %B2001935425
B984.preheader:
  %.672 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.673 = shufflevector <8 x i64> %.672, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B984
B984:
  %lsr.iv46 = phi i64 [ %.254, %B984.preheader ], [ %lsr.iv.next47, %B1344 ]
  %_look_up_v151__way_in_v158_at.2.0 = phi i64 [ 0, %B984.preheader ], [ %.707, %B1344 ]
  %2 = shl i64 %_look_up_v151__way_in_v158_at.2.0, 3
  %scevgep48 = getelementptr i8, ptr %.527, i64 %2
  %.671 = load <8 x i64>, ptr %scevgep48, align 8
  %.674 = icmp eq <8 x i64> %.671, %.673
  %.675 = bitcast <8 x i1> %.674 to i8
  %.676 = zext i8 %.675 to i64
  %.687 = icmp slt i64 %lsr.iv46, 8
  %notmask = shl i64 -1, %lsr.iv46
  %.693 = xor i64 %notmask, -1
  %.695 = select i1 %.687, i64 %.693, i64 255
  %_look_up_v151__way_in_v158_found.3.2 = and i64 %.695, %.676
  %.717 = icmp eq i64 %_look_up_v151__way_in_v158_found.3.2, 0
  br i1 %.717, label %B1344, label %B2001935413
B1344:
  %.707 = add i64 %_look_up_v151__way_in_v158_at.2.0, 8
  %lsr.iv.next47 = add i64 %lsr.iv46, -8
  %.732 = icmp slt i64 %.707, %.254
  br i1 %.732, label %B984, label %B2001935425
B2001935413:
  %.761 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v151__way_in_v158_found.3.2, i1 true)
  %3 = add i64 %.761, %_look_up_v151__way_in_v158_at.2.0
  %.787 = icmp slt i64 %3, %.254
  br i1 %.787, label %B2001935481, label %B2001935425
B2001935425:
  %_look_up_v151__way_in_v158__vphi254_0.2.0571 = phi i64 [ %.254, %B838 ], [ %3, %B2001935413 ], [ %.254, %B1344 ]
  %.824 = getelementptr i8, ptr %.44, i64 56
  %.825 = load i64, ptr %.824, align 8
  %.827.not = icmp sgt i64 %arg.write, %.825
  br i1 %.827.not, label %B4003869639, label %B2001935481
B2001935481:
  %_look_up_v151__way_in_v158__vphi254_0.2.0572 = phi i64 [ %_look_up_v151__way_in_v158__vphi254_0.2.0571, %B2001935425 ], [ %3, %B2001935413 ]
  %.867 = icmp eq i64 %_look_up_v151__way_in_v158__vphi254_0.2.0572, %.254
  br i1 %.867, label %B2001935543, label %B4003869073
B2001935543:
  br i1 %.655, label %B2001935577, label %B2001935899
B2001935577:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B2001935695 ], [ %.254, %B2001935543 ]
  %_look_up_v151__way_in_v155_at.2.0 = phi i64 [ %.976, %B2001935695 ], [ 0, %B2001935543 ]
  %4 = shl i64 %_look_up_v151__way_in_v155_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.527, i64 %4
  %.940 = load <8 x i64>, ptr %scevgep, align 8
  %.943 = icmp eq <8 x i64> %.940, splat (i64 -1)
  %.944 = bitcast <8 x i1> %.943 to i8
  %.945 = zext i8 %.944 to i64
  %.956 = icmp slt i64 %lsr.iv, 8
  %notmask582 = shl i64 -1, %lsr.iv
  %.962 = xor i64 %notmask582, -1
  %.964 = select i1 %.956, i64 %.962, i64 255
  %_look_up_v151__way_in_v155_found.3.2 = and i64 %.964, %.945
  %.986 = icmp eq i64 %_look_up_v151__way_in_v155_found.3.2, 0
  br i1 %.986, label %B2001935695, label %B2001935867
B2001935695:
  %.976 = add i64 %_look_up_v151__way_in_v155_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.1001 = icmp slt i64 %.976, %.254
  br i1 %.1001, label %B2001935577, label %B2001935899
B2001935867:
  %.1030 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v151__way_in_v155_found.3.2, i1 true)
  %5 = add i64 %.1030, %_look_up_v151__way_in_v155_at.2.0
  %.1071 = icmp eq i64 %.1030, %lsr.iv
  br i1 %.1071, label %B2001935899, label %B2001936287
B2001935899:
  br i1 %spec.select, label %B2001935953, label %B2001936033
B2001935953:
  %.1085 = load i64, ptr %.553, align 8
  %.1086 = xor i64 %.1085, -81985529216486896
  %.1088 = shl i64 %.254, 2
  %.1089 = add i64 %.1088, -4
  %.1090 = ashr i64 %.1086, %.1089
  %.1091 = and i64 %.1090, 15
  br label %B2001936119
B2001936033:
  store i64 0, ptr %.1100, align 8
  call fastcc void @f12(ptr %.1100, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519)
  %.1114 = load i64, ptr %.1100, align 8
  br label %B2001936119
B2001936119:
  %_look_up_v151_way.5.0 = phi i64 [ %.1091, %B2001935953 ], [ %.1114, %B2001936033 ]
  %.1136 = getelementptr i8, ptr %.44, i64 144
  %.1137 = load i64, ptr %.1136, align 8
  %.1138.not = icmp eq i64 %.1137, 0
  br i1 %.1138.not, label %B2001936255, label %B2001936207
B2001936207:
  %.1150 = getelementptr i64, ptr %.544, i64 %_look_up_v151_way.5.0
  %.1151 = load i64, ptr %.1150, align 8
  %.1155 = icmp sgt i64 %.1151, %t.3.0
  br i1 %.1155, label %B2001936235, label %B2001936255
B2001936235:
  store i64 0, ptr %.1162, align 8
  call fastcc void @f13(ptr %.1162, ptr %arg.S, i64 %.254, i64 %.564, i64 %.519, i64 %t.3.0)
  %.1176 = load i64, ptr %.1162, align 8
  %.1191 = getelementptr i64, ptr %.544, i64 %.1176
  %.1192 = load i64, ptr %.1191, align 8
  %.11.i7 = tail call i64 @llvm.smax.i64(i64 %.1192, i64 0)
  br label %B2001936255
B2001936255:
  %_look_up_v151_reserved.5.0 = phi i64 [ 0, %B2001936119 ], [ 0, %B2001936207 ], [ %.11.i7, %B2001936235 ]
  %_look_up_v151_way.6.0 = phi i64 [ %_look_up_v151_way.5.0, %B2001936119 ], [ %_look_up_v151_way.5.0, %B2001936207 ], [ %.1176, %B2001936235 ]
  %.1240 = getelementptr i64, ptr %.527, i64 %_look_up_v151_way.6.0
  %.1241 = load i64, ptr %.1240, align 8
  %.1246 = getelementptr i64, ptr %.535, i64 %_look_up_v151_way.6.0
  %.1247 = load i64, ptr %.1246, align 8
  %.1250 = lshr i64 %.1247, 32
  br label %B2001936287
B2001936287:
  %_look_up_v151_evicted.4.0 = phi i64 [ %.1241, %B2001936255 ], [ -1, %B2001935867 ]
  %_look_up_v151_evicted_dirty.4.0 = phi i64 [ %.1250, %B2001936255 ], [ 0, %B2001935867 ]
  %_look_up_v151_reserved.4.0 = phi i64 [ %_look_up_v151_reserved.5.0, %B2001936255 ], [ 0, %B2001935867 ]
  %_look_up_v151_way.7.0 = phi i64 [ %_look_up_v151_way.6.0, %B2001936255 ], [ %5, %B2001935867 ]
  %.1280 = getelementptr i64, ptr %.527, i64 %_look_up_v151_way.7.0
  store i64 %arg.line, ptr %.1280, align 8
  %.1286 = getelementptr i64, ptr %.535, i64 %_look_up_v151_way.7.0
  store i64 0, ptr %.1286, align 8
  %.1290 = getelementptr i64, ptr %.544, i64 %_look_up_v151_way.7.0
  store i64 0, ptr %.1290, align 8
  br label %B4003869073
B4003869073:
  %_look_up_v151_evicted.3.0 = phi i64 [ %_look_up_v151_evicted.4.0, %B2001936287 ], [ -1, %B2001935481 ]
  %_look_up_v151_evicted_dirty.3.0 = phi i64 [ %_look_up_v151_evicted_dirty.4.0, %B2001936287 ], [ 0, %B2001935481 ]
  %_look_up_v151_reserved.3.0 = phi i64 [ %_look_up_v151_reserved.4.0, %B2001936287 ], [ 0, %B2001935481 ]
  %_look_up_v151_way.8.0 = phi i64 [ %_look_up_v151_way.7.0, %B2001936287 ], [ %_look_up_v151__way_in_v158__vphi254_0.2.0572, %B2001935481 ]
  br i1 %spec.select, label %B4003869081, label %B4003869085
B4003869081:
  %.1318 = load i64, ptr %.553, align 8
  %.1319 = xor i64 %.1318, -81985529216486896
  %.1321 = mul i64 %_look_up_v151_way.8.0, 1229782938247303441
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
  %.1336 = or i64 %6, %_look_up_v151_way.8.0
  %.1337 = xor i64 %.1336, -81985529216486896
  store i64 %.1337, ptr %.553, align 8
  br label %B4003869220
B4003869085:
  %.1347 = icmp eq i64 %.564, 1
  br i1 %.1347, label %B4003869107, label %B4003869218
B4003869107:
  %.1354 = load i64, ptr %.553, align 8
  %.1369 = ashr i64 %.254, 1
  %.1373 = icmp sgt i64 %.1369, 0
  br i1 %.1373, label %B4003869133, label %B4003869214
B4003869133:
  %_look_up_v151_tree_after_v153_tree.2.0 = phi i64 [ %.1401, %B4003869133 ], [ %.1354, %B4003869107 ]
  %_look_up_v151_tree_after_v153_node.2.0 = phi i64 [ %.1408, %B4003869133 ], [ 1, %B4003869107 ]
  %_look_up_v151_tree_after_v153_half.2.0 = phi i64 [ %.1412, %B4003869133 ], [ %.1369, %B4003869107 ]
  %.1382 = and i64 %_look_up_v151_tree_after_v153_half.2.0, %_look_up_v151_way.8.0
  %.1383.not = icmp ne i64 %.1382, 0
  %spec.select578 = zext i1 %.1383.not to i64
  %.1396 = shl i64 1, %_look_up_v151_tree_after_v153_node.2.0
  %.1398 = or i64 %.1396, %_look_up_v151_tree_after_v153_tree.2.0
  %.1400 = shl i64 %spec.select578, %_look_up_v151_tree_after_v153_node.2.0
  %.1401 = xor i64 %.1400, %.1398
  %.1407 = shl i64 %_look_up_v151_tree_after_v153_node.2.0, 1
  %.1408 = or i64 %.1407, %spec.select578
  %.1412 = lshr i64 %_look_up_v151_tree_after_v153_half.2.0, 1
  %.1415.not = icmp eq i64 %.1412, 0
  br i1 %.1415.not, label %B4003869214, label %B4003869133
B4003869214:
  %_look_up_v151_tree_after_v153_tree.3.1 = phi i64 [ %.1354, %B4003869107 ], [ %.1401, %B4003869133 ]
  store i64 %_look_up_v151_tree_after_v153_tree.3.1, ptr %.553, align 8
  br label %B4003869220
B4003869218:
  %.1440 = getelementptr i8, ptr %arg.S, i64 24
  %.1441 = load i64, ptr %.1440, align 8
  %.1442 = add i64 %.1441, 1
  store i64 %.1442, ptr %.1440, align 8
  %.1452 = getelementptr i8, ptr %.553, i64 8
  %.1456 = getelementptr i64, ptr %.1452, i64 %_look_up_v151_way.8.0
  store i64 %.1442, ptr %.1456, align 8
  br label %B4003869220
B4003869220:
  %.1461 = getelementptr i64, ptr %.535, i64 %_look_up_v151_way.8.0
  %.1462 = load i64, ptr %.1461, align 8
  %.1468 = getelementptr i8, ptr %.44, i64 48
  %.1469 = load i64, ptr %.1468, align 8
  %.1495 = and i64 %.1462, %arg.mask
  %.1514.not = icmp eq i64 %arg.write, 0
  br i1 %.1514.not, label %B4003869446, label %B4003869288
B4003869288:
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
  %_look_up_v151_sectors_after_v152_held.2.0597 = select i1 %.1592595, i64 0, i64 %.1495
  %.1605598 = select i1 %.1592595, i64 %.1601596, i64 -1
  %_look_up_v151_sectors_after_v152_word_1.2.0599 = and i64 %.1578594, %.1605598
  %.1678 = and i64 %_look_up_v151_sectors_after_v152_word_1.2.0599, 4294967295
  %.1679 = icmp eq i64 %.1678, 0
  %or.cond = select i1 %.1592595, i1 %.1679, i1 false
  br i1 %or.cond, label %B4003869548, label %B4003869591
B4003869446:
  %.1578 = or i64 %.1462, %arg.mask
  %.1592 = icmp slt i64 %.1469, 0
  %.1601 = xor i64 %arg.mask, -1
  %_look_up_v151_sectors_after_v152_held.2.0 = select i1 %.1592, i64 0, i64 %.1495
  %.1605 = select i1 %.1592, i64 %.1601, i64 -1
  %_look_up_v151_sectors_after_v152_word_1.2.0 = and i64 %.1605, %.1578
  br label %B4003869591
B4003869548:
  %.1688 = getelementptr i64, ptr %.527, i64 %_look_up_v151_way.8.0
  store i64 -1, ptr %.1688, align 8
  br label %B4003869591
B4003869591:
  %_look_up_v151_sectors_after_v152_word_1.2.0606 = phi i64 [ %_look_up_v151_sectors_after_v152_word_1.2.0599, %B4003869548 ], [ %_look_up_v151_sectors_after_v152_word_1.2.0599, %B4003869288 ], [ %_look_up_v151_sectors_after_v152_word_1.2.0, %B4003869446 ]
  %_look_up_v151_sectors_after_v152_held.2.0604 = phi i64 [ %_look_up_v151_sectors_after_v152_held.2.0597, %B4003869548 ], [ %_look_up_v151_sectors_after_v152_held.2.0597, %B4003869288 ], [ %_look_up_v151_sectors_after_v152_held.2.0, %B4003869446 ]
  %.1552.pn = phi i64 [ %.1552, %B4003869548 ], [ %.1552, %B4003869288 ], [ %.1495, %B4003869446 ]
  %_look_up_v151_sectors_after_v152_missing.3.0601 = xor i64 %.1552.pn, %arg.mask
  %sunkaddr54 = shl i64 %_look_up_v151_way.8.0, 3
  %sunkaddr55 = getelementptr i8, ptr %.535, i64 %sunkaddr54
  store i64 %_look_up_v151_sectors_after_v152_word_1.2.0606, ptr %sunkaddr55, align 8
  %.1751 = add i64 %_look_up_v151_way.8.0, %.542
  br label %B4003869639
B4003869639:
  %_look_up_v151_evicted.2.1 = phi i64 [ %_look_up_v151_evicted.3.0, %B4003869591 ], [ -1, %B2001935425 ]
  %_look_up_v151_evicted_dirty.2.1 = phi i64 [ %_look_up_v151_evicted_dirty.3.0, %B4003869591 ], [ 0, %B2001935425 ]
  %_look_up_v151_reserved.2.1 = phi i64 [ %_look_up_v151_reserved.3.0, %B4003869591 ], [ 0, %B2001935425 ]
  %_look_up_v151_held.2.1 = phi i64 [ %_look_up_v151_sectors_after_v152_held.2.0604, %B4003869591 ], [ 0, %B2001935425 ]
  %_look_up_v151_missing.2.1 = phi i64 [ %_look_up_v151_sectors_after_v152_missing.3.0601, %B4003869591 ], [ %arg.mask, %B2001935425 ]
  %_look_up_v151_at.2.1 = phi i64 [ %.1751, %B4003869591 ], [ -1, %B2001935425 ]
  %sunkaddr43 = getelementptr i8, ptr %.320, i64 32
  %.1848 = load i64, ptr %sunkaddr43, align 8
  %.1850 = tail call i64 @llvm.ctpop.i64(i64 %_look_up_v151_held.2.1)
  %.1851 = add i64 %.1848, %.1850
  store i64 %.1851, ptr %sunkaddr43, align 8
  %.1857 = add i64 %t.3.0, %arg.latency
  %.1862.not = icmp eq i64 %arg.write, 0
  br i1 %.1862.not, label %B4003869805, label %B4003869685
B4003869685:
  %sunkaddr45 = getelementptr i8, ptr %.320, i64 8
  %.1878 = load i64, ptr %sunkaddr45, align 8
  %.1881 = icmp eq i64 %_look_up_v151_held.2.1, %arg.mask
  %spec.select580 = zext i1 %.1881 to i64
  %.1905 = add i64 %.1878, %spec.select580
  store i64 %.1905, ptr %sunkaddr45, align 8
  %.1916.not = icmp eq i64 %_look_up_v151_missing.2.1, 0
  br i1 %.1916.not, label %B4003869969, label %B4003869766
B4003869766:
  %.44.val7 = load i64, ptr %.44, align 8
  %8 = getelementptr i8, ptr %.44, i64 8
  %.44.val8 = load i64, ptr %8, align 8
  call fastcc void @f11(ptr %.1925, ptr %arg.C, ptr %arg.S, i64 %.44.val7, i64 %.44.val8, i64 %arg.line, i64 %_look_up_v151_missing.2.1, i64 1, i64 %t.3.0, i64 0)
  br label %B4003869969
B4003869805:
  %.1976 = icmp eq i64 %_look_up_v151_missing.2.1, 0
  br i1 %.1976, label %B4003869893, label %B4003869965.endif.endif.endif
B4003869893:
  %sunkaddr47 = getelementptr i8, ptr %.320, i64 8
  %.1996 = load i64, ptr %sunkaddr47, align 8
  %.1997 = add i64 %.1996, 1
  store i64 %.1997, ptr %sunkaddr47, align 8
  %.2003 = getelementptr i64, ptr %arg.S, i64 %_look_up_v151_at.2.1
  %.2007 = load i64, ptr %.2003, align 8
  %.2013 = icmp sgt i64 %.2007, %.1857
  br i1 %.2013, label %B4003869921, label %B4003869969
B4003869921:
  %sunkaddr49 = getelementptr i8, ptr %.320, i64 16
  %.2019 = load i64, ptr %sunkaddr49, align 8
  %.2020 = add i64 %.2019, 1
  store i64 %.2020, ptr %sunkaddr49, align 8
  br label %B4003869969
B4003869969:
  %t.4.0 = phi i64 [ %t.3.0, %B4003869766 ], [ %t.3.0, %B4003869685 ], [ %t.3.0, %B4003869893 ], [ %t.3.0, %B4003869921 ], [ %.11.i10, %B4003869965.endif.endif.endif ]
  %ready.3.0 = phi i64 [ %.1857, %B4003869766 ], [ %.1857, %B4003869685 ], [ %.1857, %B4003869893 ], [ %.2007, %B4003869921 ], [ %.11.i11, %B4003869965.endif.endif.endif ]
  %.2294.not = icmp eq i64 %_look_up_v151_evicted_dirty.2.1, 0
  br i1 %.2294.not, label %common.ret, label %B4003870021
B4003870021:
  %.44.val9 = load i64, ptr %.44, align 8
  %9 = getelementptr i8, ptr %.44, i64 8
  %.44.val10 = load i64, ptr %9, align 8
  call fastcc void @f11(ptr %.2303, ptr %arg.C, ptr %arg.S, i64 %.44.val9, i64 %.44.val10, i64 %_look_up_v151_evicted.2.1, i64 %_look_up_v151_evicted_dirty.2.1, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.286, %B496 ], [ %ready.3.0, %B4003870021 ], [ %ready.3.0, %B4003869969 ]
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
B4003869965.endif.endif.endif:
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
  %.14.i8 = tail call i64 @llvm.smax.i64(i64 %_look_up_v151_reserved.2.1, i64 %.2058)
  %.16.i9 = tail call i64 @llvm.smax.i64(i64 %.19.i, i64 %.14.i8)
  store i64 %.16.i9, ptr %.50, align 8
  %.11.i10 = tail call i64 @llvm.smax.i64(i64 %.16.i9, i64 %t.3.0)
  store i64 0, ptr %.2166, align 8
  %.44.val11 = load i64, ptr %.44, align 8
  %24 = getelementptr i8, ptr %.44, i64 8
  %.44.val12 = load i64, ptr %24, align 8
  call fastcc void @f11(ptr %.2166, ptr %arg.C, ptr %arg.S, i64 %.44.val11, i64 %.44.val12, i64 %arg.line, i64 %_look_up_v151_missing.2.1, i64 0, i64 %.11.i10, i64 %arg.extra)
  %.2053 = getelementptr i64, ptr %arg.S, i64 %_look_up_v151_at.2.1
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
  br label %B4003869969
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
  br i1 %.70, label %B1000967390, label %B1000967414
B1000967390:
  %_look_up_v139_set_of_v144_line.2.0 = phi i64 [ %.76, %B1000967390 ], [ %arg.line, %B0 ]
  %_look_up_v139_set_of_v144_fold.2.0 = phi i64 [ %.83, %B1000967390 ], [ %.66, %B0 ]
  %.74 = ashr i64 %_look_up_v139_set_of_v144_line.2.0, %_look_up_v139_set_of_v144_fold.2.0
  %.76 = xor i64 %.74, %_look_up_v139_set_of_v144_line.2.0
  %.83 = shl i64 %_look_up_v139_set_of_v144_fold.2.0, 1
  %.86 = icmp slt i64 %_look_up_v139_set_of_v144_fold.2.0, 32
  br i1 %.86, label %B1000967390, label %B1000967414
B1000967414:
  %_look_up_v139_set_of_v144_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.76, %B1000967390 ]
  %.93 = getelementptr i8, ptr %arg.level, i64 40
  %.94 = load i64, ptr %.93, align 8
  %.96 = and i64 %.94, %_look_up_v139_set_of_v144_line.3.1
  %.112 = icmp slt i64 %.96, %.47
  br i1 %.112, label %B1000967486, label %B1000967482
B1000967482:
  %.127 = icmp eq i64 %.47, 0
  br i1 %.127, label %B1000967486, label %B1000967482.else
B1000967486:
  %_look_up_v139_set_of_v144__vphi146_0.2.0 = phi i64 [ %.96, %B1000967414 ], [ 0, %B1000967482 ], [ 0, %B1000967482.else ], [ %spec.select438, %17 ]
  %.176 = add i64 %_look_up_v139_set_of_v144__vphi146_0.2.0, %.48
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
  br i1 %.320, label %B1000967616.preheader, label %B1000968034
B1000967616.preheader:
  %.337 = insertelement <8 x i64> poison, i64 %arg.line, i64 0
  %.338 = shufflevector <8 x i64> %.337, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B1000967616
B1000967616:
  %lsr.iv29 = phi i64 [ %.35, %B1000967616.preheader ], [ %lsr.iv.next30, %B1000967780 ]
  %_look_up_v139__way_in_v146_at.2.0 = phi i64 [ 0, %B1000967616.preheader ], [ %.372, %B1000967780 ]
  %0 = shl i64 %_look_up_v139__way_in_v146_at.2.0, 3
  %scevgep31 = getelementptr i8, ptr %.192, i64 %0
  %.336 = load <8 x i64>, ptr %scevgep31, align 8
  %.339 = icmp eq <8 x i64> %.336, %.338
  %.340 = bitcast <8 x i1> %.339 to i8
  %.341 = zext i8 %.340 to i64
  %.352 = icmp slt i64 %lsr.iv29, 8
  %notmask = shl i64 -1, %lsr.iv29
  %.358 = xor i64 %notmask, -1
  %.360 = select i1 %.352, i64 %.358, i64 255
  %_look_up_v139__way_in_v146_found.3.2 = and i64 %.360, %.341
  %.382 = icmp eq i64 %_look_up_v139__way_in_v146_found.3.2, 0
  br i1 %.382, label %B1000967780, label %B1000967954
B1000967780:
  %.372 = add i64 %_look_up_v139__way_in_v146_at.2.0, 8
  %lsr.iv.next30 = add i64 %lsr.iv29, -8
  %.397 = icmp slt i64 %.372, %.35
  br i1 %.397, label %B1000967616, label %B1000968034
B1000967954:
  %.426 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v139__way_in_v146_found.3.2, i1 true)
  %1 = add i64 %.426, %_look_up_v139__way_in_v146_at.2.0
  %.452 = icmp slt i64 %1, %.35
  br i1 %.452, label %B1000968120, label %B1000968034
B1000968034:
  %_look_up_v139__way_in_v146__vphi254_0.2.0429 = phi i64 [ %.35, %B1000967486 ], [ %1, %B1000967954 ], [ %.35, %B1000967780 ]
  %.489 = getelementptr i8, ptr %arg.level, i64 56
  %.490 = load i64, ptr %.489, align 8
  %.492.not = icmp sgt i64 %arg.write, %.490
  br i1 %.492.not, label %B2001934025, label %B1000968120
B1000968120:
  %_look_up_v139__way_in_v146__vphi254_0.2.0430 = phi i64 [ %_look_up_v139__way_in_v146__vphi254_0.2.0429, %B1000968034 ], [ %1, %B1000967954 ]
  %.532 = icmp eq i64 %_look_up_v139__way_in_v146__vphi254_0.2.0430, %.35
  br i1 %.532, label %B1000968236, label %B2001933420
B1000968236:
  br i1 %.320, label %B1000968256, label %B2001933173
B1000968256:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B2001933083 ], [ %.35, %B1000968236 ]
  %_look_up_v139__way_in_v143_at.2.0 = phi i64 [ %.641, %B2001933083 ], [ 0, %B1000968236 ]
  %2 = shl i64 %_look_up_v139__way_in_v143_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.192, i64 %2
  %.605 = load <8 x i64>, ptr %scevgep, align 8
  %.608 = icmp eq <8 x i64> %.605, splat (i64 -1)
  %.609 = bitcast <8 x i1> %.608 to i8
  %.610 = zext i8 %.609 to i64
  %.621 = icmp slt i64 %lsr.iv, 8
  %notmask439 = shl i64 -1, %lsr.iv
  %.627 = xor i64 %notmask439, -1
  %.629 = select i1 %.621, i64 %.627, i64 255
  %_look_up_v139__way_in_v143_found.3.2 = and i64 %.629, %.610
  %.651 = icmp eq i64 %_look_up_v139__way_in_v143_found.3.2, 0
  br i1 %.651, label %B2001933083, label %B2001933157
B2001933083:
  %.641 = add i64 %_look_up_v139__way_in_v143_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.666 = icmp slt i64 %.641, %.35
  br i1 %.666, label %B1000968256, label %B2001933173
B2001933157:
  %.695 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v139__way_in_v143_found.3.2, i1 true)
  %3 = add i64 %.695, %_look_up_v139__way_in_v143_at.2.0
  %.736 = icmp eq i64 %.695, %lsr.iv
  br i1 %.736, label %B2001933173, label %B2001933332
B2001933173:
  br i1 %spec.select, label %B2001933206, label %B2001933216
B2001933206:
  %.750 = load i64, ptr %.218, align 8
  %.751 = xor i64 %.750, -81985529216486896
  %.753 = shl i64 %.35, 2
  %.754 = add i64 %.753, -4
  %.755 = ashr i64 %.751, %.754
  %.756 = and i64 %.755, 15
  br label %B2001933220
B2001933216:
  store i64 0, ptr %.765, align 8
  call fastcc void @f12(ptr %.765, ptr %arg.S, i64 %.35, i64 %.229, i64 %.184)
  %.779 = load i64, ptr %.765, align 8
  br label %B2001933220
B2001933220:
  %_look_up_v139_way.5.0 = phi i64 [ %.756, %B2001933206 ], [ %.779, %B2001933216 ]
  %.803 = getelementptr i8, ptr %arg.level, i64 144
  %.804 = load i64, ptr %.803, align 8
  %.805.not = icmp eq i64 %.804, 0
  br i1 %.805.not, label %B2001933320, label %B2001933222
B2001933222:
  %.817 = getelementptr i64, ptr %.209, i64 %_look_up_v139_way.5.0
  %.818 = load i64, ptr %.817, align 8
  %.822 = icmp sgt i64 %.818, %arg.t
  br i1 %.822, label %B2001933290, label %B2001933320
B2001933290:
  store i64 0, ptr %.829, align 8
  %arg.level.val3 = load i64, ptr %.34, align 8
  %arg.level.val4 = load i64, ptr %.228, align 8
  call fastcc void @f13(ptr %.829, ptr %arg.S, i64 %arg.level.val3, i64 %arg.level.val4, i64 %.184, i64 %arg.t)
  %.843 = load i64, ptr %.829, align 8
  %.858 = getelementptr i64, ptr %.209, i64 %.843
  %.859 = load i64, ptr %.858, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.859, i64 0)
  br label %B2001933320
B2001933320:
  %_look_up_v139_reserved.5.0 = phi i64 [ 0, %B2001933220 ], [ 0, %B2001933222 ], [ %.11.i, %B2001933290 ]
  %_look_up_v139_way.6.0 = phi i64 [ %_look_up_v139_way.5.0, %B2001933220 ], [ %_look_up_v139_way.5.0, %B2001933222 ], [ %.843, %B2001933290 ]
  %.907 = getelementptr i64, ptr %.192, i64 %_look_up_v139_way.6.0
  %.908 = load i64, ptr %.907, align 8
  %.913 = getelementptr i64, ptr %.200, i64 %_look_up_v139_way.6.0
  %.914 = load i64, ptr %.913, align 8
  %.917 = lshr i64 %.914, 32
  br label %B2001933332
B2001933332:
  %_look_up_v139_evicted.4.0 = phi i64 [ %.908, %B2001933320 ], [ -1, %B2001933157 ]
  %_look_up_v139_evicted_dirty.4.0 = phi i64 [ %.917, %B2001933320 ], [ 0, %B2001933157 ]
  %_look_up_v139_reserved.4.0 = phi i64 [ %_look_up_v139_reserved.5.0, %B2001933320 ], [ 0, %B2001933157 ]
  %_look_up_v139_way.7.0 = phi i64 [ %_look_up_v139_way.6.0, %B2001933320 ], [ %3, %B2001933157 ]
  %.947 = getelementptr i64, ptr %.192, i64 %_look_up_v139_way.7.0
  store i64 %arg.line, ptr %.947, align 8
  %.953 = getelementptr i64, ptr %.200, i64 %_look_up_v139_way.7.0
  store i64 0, ptr %.953, align 8
  %.957 = getelementptr i64, ptr %.209, i64 %_look_up_v139_way.7.0
  store i64 0, ptr %.957, align 8
  br label %B2001933420
B2001933420:
  %_look_up_v139_evicted.3.0 = phi i64 [ %_look_up_v139_evicted.4.0, %B2001933332 ], [ -1, %B1000968120 ]
  %_look_up_v139_evicted_dirty.3.0 = phi i64 [ %_look_up_v139_evicted_dirty.4.0, %B2001933332 ], [ 0, %B1000968120 ]
  %_look_up_v139_reserved.3.0 = phi i64 [ %_look_up_v139_reserved.4.0, %B2001933332 ], [ 0, %B1000968120 ]
  %_look_up_v139_way.8.0 = phi i64 [ %_look_up_v139_way.7.0, %B2001933332 ], [ %_look_up_v139__way_in_v146__vphi254_0.2.0430, %B1000968120 ]
  br i1 %spec.select, label %B2001933448, label %B2001933480
B2001933448:
  %.985 = load i64, ptr %.218, align 8
  %.986 = xor i64 %.985, -81985529216486896
  %.988 = mul i64 %_look_up_v139_way.8.0, 1229782938247303441
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
  %.1003 = or i64 %4, %_look_up_v139_way.8.0
  %.1004 = xor i64 %.1003, -81985529216486896
  store i64 %.1004, ptr %.218, align 8
  br label %B2001933691
B2001933480:
  %.1013 = load i64, ptr %.228, align 8
  %.1014 = icmp eq i64 %.1013, 1
  br i1 %.1014, label %B2001933492, label %B2001933687
B2001933492:
  %.1021 = load i64, ptr %.218, align 8
  %.1036 = ashr i64 %.35, 1
  %.1040 = icmp sgt i64 %.1036, 0
  br i1 %.1040, label %B2001933496, label %B2001933641
B2001933496:
  %_look_up_v139_tree_after_v141_tree.2.0 = phi i64 [ %.1068, %B2001933496 ], [ %.1021, %B2001933492 ]
  %_look_up_v139_tree_after_v141_node.2.0 = phi i64 [ %.1075, %B2001933496 ], [ 1, %B2001933492 ]
  %_look_up_v139_tree_after_v141_half.2.0 = phi i64 [ %.1079, %B2001933496 ], [ %.1036, %B2001933492 ]
  %.1049 = and i64 %_look_up_v139_tree_after_v141_half.2.0, %_look_up_v139_way.8.0
  %.1050.not = icmp ne i64 %.1049, 0
  %spec.select436 = zext i1 %.1050.not to i64
  %.1063 = shl i64 1, %_look_up_v139_tree_after_v141_node.2.0
  %.1065 = or i64 %.1063, %_look_up_v139_tree_after_v141_tree.2.0
  %.1067 = shl i64 %spec.select436, %_look_up_v139_tree_after_v141_node.2.0
  %.1068 = xor i64 %.1067, %.1065
  %.1074 = shl i64 %_look_up_v139_tree_after_v141_node.2.0, 1
  %.1075 = or i64 %.1074, %spec.select436
  %.1079 = lshr i64 %_look_up_v139_tree_after_v141_half.2.0, 1
  %.1082.not = icmp eq i64 %.1079, 0
  br i1 %.1082.not, label %B2001933641, label %B2001933496
B2001933641:
  %_look_up_v139_tree_after_v141_tree.3.1 = phi i64 [ %.1021, %B2001933492 ], [ %.1068, %B2001933496 ]
  store i64 %_look_up_v139_tree_after_v141_tree.3.1, ptr %.218, align 8
  br label %B2001933691
B2001933687:
  %.1107 = getelementptr i8, ptr %arg.S, i64 24
  %.1108 = load i64, ptr %.1107, align 8
  %.1109 = add i64 %.1108, 1
  store i64 %.1109, ptr %.1107, align 8
  %.1119 = getelementptr i8, ptr %.218, i64 8
  %.1123 = getelementptr i64, ptr %.1119, i64 %_look_up_v139_way.8.0
  store i64 %.1109, ptr %.1123, align 8
  br label %B2001933691
B2001933691:
  %.1128 = getelementptr i64, ptr %.200, i64 %_look_up_v139_way.8.0
  %.1129 = load i64, ptr %.1128, align 8
  %.1135 = getelementptr i8, ptr %arg.level, i64 48
  %.1136 = load i64, ptr %.1135, align 8
  %.1162 = and i64 %.1129, %arg.mask
  %.1181.not = icmp eq i64 %arg.write, 0
  br i1 %.1181.not, label %B2001933807, label %B2001933699
B2001933699:
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
  %_look_up_v139_sectors_after_v140_held.2.0458 = select i1 %.1259456, i64 0, i64 %.1162
  %.1272459 = select i1 %.1259456, i64 %.1268457, i64 -1
  %_look_up_v139_sectors_after_v140_word_1.2.0460 = and i64 %.1245455, %.1272459
  %6 = xor i64 %.1129, -1
  %7 = and i64 %_look_up_v139_sectors_after_v140_word_1.2.0460, %6
  %.1322 = lshr i64 %7, 32
  %.1324 = tail call i64 @llvm.ctpop.i64(i64 %.1322)
  %.1345 = and i64 %_look_up_v139_sectors_after_v140_word_1.2.0460, 4294967295
  %.1346 = icmp eq i64 %.1345, 0
  %or.cond = select i1 %.1259456, i1 %.1346, i1 false
  br i1 %or.cond, label %B2001933971, label %B2001934023
B2001933807:
  %.1245 = or i64 %.1129, %arg.mask
  %.1259 = icmp slt i64 %.1136, 0
  %.1268 = xor i64 %arg.mask, -1
  %_look_up_v139_sectors_after_v140_held.2.0 = select i1 %.1259, i64 0, i64 %.1162
  %.1272 = select i1 %.1259, i64 %.1268, i64 -1
  %_look_up_v139_sectors_after_v140_word_1.2.0 = and i64 %.1272, %.1245
  br label %B2001934023
B2001933971:
  %.1355 = getelementptr i64, ptr %.192, i64 %_look_up_v139_way.8.0
  store i64 -1, ptr %.1355, align 8
  br label %B2001934023
B2001934023:
  %_look_up_v139_sectors_after_v140_word_1.2.0467 = phi i64 [ %_look_up_v139_sectors_after_v140_word_1.2.0460, %B2001933971 ], [ %_look_up_v139_sectors_after_v140_word_1.2.0, %B2001933807 ], [ %_look_up_v139_sectors_after_v140_word_1.2.0460, %B2001933699 ]
  %_look_up_v139_sectors_after_v140_held.2.0465 = phi i64 [ %_look_up_v139_sectors_after_v140_held.2.0458, %B2001933971 ], [ %_look_up_v139_sectors_after_v140_held.2.0, %B2001933807 ], [ %_look_up_v139_sectors_after_v140_held.2.0458, %B2001933699 ]
  %.1219.pn = phi i64 [ %.1219, %B2001933971 ], [ %.1162, %B2001933807 ], [ %.1219, %B2001933699 ]
  %_look_up_v139_new_dirty.3.0 = phi i64 [ %.1324, %B2001933971 ], [ 0, %B2001933807 ], [ %.1324, %B2001933699 ]
  %_look_up_v139_sectors_after_v140_missing.3.0462 = xor i64 %.1219.pn, %arg.mask
  %sunkaddr34 = shl i64 %_look_up_v139_way.8.0, 3
  %sunkaddr35 = getelementptr i8, ptr %.200, i64 %sunkaddr34
  store i64 %_look_up_v139_sectors_after_v140_word_1.2.0467, ptr %sunkaddr35, align 8
  %.1418 = add i64 %_look_up_v139_way.8.0, %.207
  br label %B2001934025
B2001934025:
  %_look_up_v139_evicted.2.1 = phi i64 [ %_look_up_v139_evicted.3.0, %B2001934023 ], [ -1, %B1000968034 ]
  %_look_up_v139_evicted_dirty.2.1 = phi i64 [ %_look_up_v139_evicted_dirty.3.0, %B2001934023 ], [ 0, %B1000968034 ]
  %_look_up_v139_new_dirty.2.1 = phi i64 [ %_look_up_v139_new_dirty.3.0, %B2001934023 ], [ 0, %B1000968034 ]
  %_look_up_v139_reserved.2.1 = phi i64 [ %_look_up_v139_reserved.3.0, %B2001934023 ], [ 0, %B1000968034 ]
  %_look_up_v139_held.2.1 = phi i64 [ %_look_up_v139_sectors_after_v140_held.2.0465, %B2001934023 ], [ 0, %B1000968034 ]
  %_look_up_v139_missing.2.1 = phi i64 [ %_look_up_v139_sectors_after_v140_missing.3.0462, %B2001934023 ], [ %arg.mask, %B1000968034 ]
  %_look_up_v139_at.2.1 = phi i64 [ %.1418, %B2001934023 ], [ -1, %B1000968034 ]
  %.1496 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %_look_up_v139_evicted.2.1, ptr %.1496, align 8
  %.1499 = getelementptr i8, ptr %arg.S, i64 48
  store i64 %_look_up_v139_evicted_dirty.2.1, ptr %.1499, align 8
  %.1502 = getelementptr i8, ptr %arg.S, i64 56
  store i64 %_look_up_v139_new_dirty.2.1, ptr %.1502, align 8
  %.1505 = getelementptr i8, ptr %arg.S, i64 80
  store i64 %_look_up_v139_reserved.2.1, ptr %.1505, align 8
  store i64 %_look_up_v139_held.2.1, ptr %retptr, align 8
  %retptr.repack441 = getelementptr i8, ptr %retptr, i64 8
  store i64 %_look_up_v139_missing.2.1, ptr %retptr.repack441, align 8
  %retptr.repack443 = getelementptr i8, ptr %retptr, i64 16
  store i64 %_look_up_v139_at.2.1, ptr %retptr.repack443, align 8
  ret void
B1000967482.else:
  %.138 = icmp ne i64 %.96, -9223372036854775808
  %.139 = icmp ne i64 %.47, -1
  %.140.not = or i1 %.139, %.138
  br i1 %.140.not, label %B1000967482.else.if, label %B1000967486
B1000967482.else.if:
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
  br label %B1000967486
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
  switch i64 %arg.level.64.val, label %B1000965914 [
    i64 0, label %B54.endif
    i64 1, label %B216
  ]
B138:
  %lsr.iv3 = phi i64 [ %lsr.iv.next4, %B138 ], [ 2, %B138.preheader.new ]
  %way.4.090 = phi i64 [ %spec.select.3, %B138 ], [ 0, %B138.preheader.new ]
  %0 = add i64 %lsr.iv3, -1
  %1 = shl i64 %lsr.iv3, 3
  %scevgep9 = getelementptr i8, ptr %scevgep5, i64 %1
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -16
  %.181 = load i64, ptr %scevgep10, align 8
  %.184 = getelementptr i64, ptr %.43, i64 %way.4.090
  %.185 = load i64, ptr %.184, align 8
  %.188 = icmp slt i64 %.181, %.185
  %spec.select = select i1 %.188, i64 %0, i64 %way.4.090
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
  %2 = or i64 %lsr.iv3, 1
  %spec.select.2 = select i1 %.188.2, i64 %2, i64 %spec.select.1
  %scevgep3 = getelementptr i8, ptr %scevgep9, i64 8
  %.181.3 = load i64, ptr %scevgep3, align 8
  %.184.3 = getelementptr i64, ptr %.43, i64 %spec.select.2
  %.185.3 = load i64, ptr %.184.3, align 8
  %.188.3 = icmp slt i64 %.181.3, %.185.3
  %3 = add i64 %lsr.iv3, 2
  %spec.select.3 = select i1 %.188.3, i64 %3, i64 %spec.select.2
  %lsr.iv.next4 = add i64 %lsr.iv3, 4
  %4 = sub i64 %lsr.iv.next4, %unroll_iter
  %niter.ncmp.3 = icmp eq i64 %4, 2
  br i1 %niter.ncmp.3, label %B1000965954.loopexit.unr-lcssa, label %B138
B216:
  %5 = getelementptr i64, ptr %arg.S, i64 %arg.block
  %.234.idx = mul i64 %arg.level.24.val, 24
  %.234 = getelementptr i8, ptr %5, i64 %.234.idx
  %.238 = load i64, ptr %.234, align 8
  %.255 = icmp sgt i64 %arg.level.24.val, 1
  br i1 %.255, label %B302, label %B394
B302:
  %tree_way_v131_node.2.0 = phi i64 [ %.263, %B302 ], [ 1, %B216 ]
  %.258 = shl i64 %tree_way_v131_node.2.0, 1
  %.26184 = lshr i64 %.238, %tree_way_v131_node.2.0
  %.262 = and i64 %.26184, 1
  %.263 = or i64 %.262, %.258
  %.269 = icmp slt i64 %.263, %arg.level.24.val
  br i1 %.269, label %B302, label %B394
B394:
  %tree_way_v131_node.3.1 = phi i64 [ 1, %B216 ], [ %.263, %B302 ]
  %.277 = sub i64 %tree_way_v131_node.3.1, %arg.level.24.val
  br label %B1000965954
B1000965914:
  %.289 = getelementptr i8, ptr %arg.S, i64 32
  %.290 = load i64, ptr %.289, align 8
  %.291 = mul i64 %.290, 1103515245
  %.292 = add i64 %.291, 12345
  %.293 = and i64 %.292, 2147483647
  store i64 %.293, ptr %.289, align 8
  %.309 = icmp eq i64 %arg.level.24.val, 0
  br i1 %.309, label %B1000965954, label %B1000965914.else.if
B1000965954.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %6 = or i64 %unroll_iter, 1
  br i1 %lcmp.mod.not, label %B1000965954, label %B138.epil.preheader
B138.epil.preheader:
  %way.4.090.epil.ph = phi i64 [ %spec.select.3, %B1000965954.loopexit.unr-lcssa ], [ 0, %B138.preheader ]
  %.1398688.epil.ph = phi i64 [ %6, %B1000965954.loopexit.unr-lcssa ], [ 1, %B138.preheader ]
  br label %B138.epil
B138.epil:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B138.epil ], [ %xtraiter, %B138.epil.preheader ]
  %way.4.090.epil = phi i64 [ %spec.select.epil, %B138.epil ], [ %way.4.090.epil.ph, %B138.epil.preheader ]
  %.1398688.epil = phi i64 [ %.146.epil, %B138.epil ], [ %.1398688.epil.ph, %B138.epil.preheader ]
  %.146.epil = add i64 %.1398688.epil, 1
  %7 = shl i64 %.1398688.epil, 3
  %scevgep = getelementptr i8, ptr %.43, i64 %7
  %.181.epil = load i64, ptr %scevgep, align 8
  %.184.epil = getelementptr i64, ptr %.43, i64 %way.4.090.epil
  %.185.epil = load i64, ptr %.184.epil, align 8
  %.188.epil = icmp slt i64 %.181.epil, %.185.epil
  %spec.select.epil = select i1 %.188.epil, i64 %.1398688.epil, i64 %way.4.090.epil
  %lsr.iv.next = add i64 %lsr.iv, -1
  %epil.iter.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter.cmp.not, label %B1000965954, label %B138.epil
B1000965954:
  %way.6.0 = phi i64 [ %spec.select83, %23 ], [ %.277, %B394 ], [ 0, %B1000965914 ], [ 0, %B54.endif ], [ %spec.select.3, %B1000965954.loopexit.unr-lcssa ], [ %spec.select.epil, %B138.epil ]
  store i64 %way.6.0, ptr %retptr, align 8
  ret void
B54.endif:
  %8 = getelementptr i64, ptr %arg.S, i64 %arg.block
  %.idx = mul i64 %arg.level.24.val, 24
  %9 = getelementptr i8, ptr %8, i64 %.idx
  %.43 = getelementptr i8, ptr %9, i64 8
  %.88 = add i64 %arg.level.24.val, -1
  %.13387.not = icmp slt i64 %.88, 1
  br i1 %.13387.not, label %B1000965954, label %B138.preheader
B138.preheader:
  %10 = add i64 %arg.level.24.val, -2
  %xtraiter = and i64 %.88, 3
  %11 = icmp ult i64 %10, 3
  br i1 %11, label %B138.epil.preheader, label %B138.preheader.new
B138.preheader.new:
  %unroll_iter = and i64 %.88, 9223372036854775804
  %12 = shl i64 %arg.block, 3
  %13 = getelementptr i8, ptr %arg.S, i64 %.idx
  %14 = getelementptr i8, ptr %13, i64 %12
  %scevgep5 = getelementptr i8, ptr %14, i64 16
  br label %B138
B1000965914.else.if:
  %.306 = lshr i64 %.293, 16
  %15 = icmp ult i64 %arg.level.24.val, 4294967296
  br i1 %15, label %16, label %21
16:
  %17 = trunc i64 %arg.level.24.val to i32
  %18 = trunc i64 %.306 to i32
  %19 = urem i32 %18, %17
  %20 = zext i32 %19 to i64
  br label %23
21:
  %22 = srem i64 %.306, %arg.level.24.val
  br label %23
23:
  %24 = phi i64 [ %20, %16 ], [ %22, %21 ]
  %.329.not = icmp eq i64 %24, 0
  %25 = tail call i64 @llvm.smin.i64(i64 %arg.level.24.val, i64 0)
  %.337 = select i1 %.329.not, i64 0, i64 %25
  %spec.select83 = add i64 %.337, %24
  br label %B1000965954
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
  br i1 %.146.not, label %B338, label %B1000966023
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
  br i1 %.384.us.epil, label %B530.thread, label %B1000966023
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
  br label %B1000966023
B530:
  %free.7.1.lcssa = phi i64 [ %free.8.1.us.1, %B408.us.epil.preheader ], [ %free.8.1.us.1, %B530.loopexit.unr-lcssa ], [ %free.8.1.3, %B530.loopexit18.unr-lcssa ], [ %free.8.1.epil, %B408.epil ]
  %.419 = icmp slt i64 %free.7.1.lcssa, 0
  br i1 %.419, label %B532.endif, label %B1000966023
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
  br i1 %niter34.ncmp.3, label %B1000966023.loopexit.unr-lcssa, label %B574
B1000966023.loopexit.unr-lcssa:
  %16 = or i64 %unroll_iter33, 1
  %lcmp.mod30.not = icmp eq i64 %xtraiter28, 0
  br i1 %lcmp.mod30.not, label %B1000966023, label %B574.epil.preheader
B574.epil.preheader:
  %free.11.1221.epil.ph = phi i64 [ %spec.select.3, %B1000966023.loopexit.unr-lcssa ], [ 0, %B574.preheader ]
  %.519217219.epil.ph = phi i64 [ %16, %B1000966023.loopexit.unr-lcssa ], [ 1, %B574.preheader ]
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
  br i1 %epil.iter29.cmp.not, label %B1000966023, label %B574.epil
B1000966023:
  %free.13.0 = phi i64 [ %free.8.1.us.1, %B476.us.epil ], [ %free.7.1.lcssa, %B530 ], [ 0, %B532.endif ], [ %spec.select.3, %B1000966023.loopexit.unr-lcssa ], [ 0, %B408.us.preheader ], [ %unroll_iter26, %B530.thread ], [ %spec.select.epil, %B574.epil ], [ %.137, %B302 ]
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
  br i1 %22, label %B1000966023, label %B408.us.preheader.new
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
  br i1 %.513218.not, label %B1000966023, label %B574.preheader
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
  %.65551 = getelementptr i8, ptr %.36, i64 128
  %.66552 = load i64, ptr %.65551, align 8
  %.67553 = mul i64 %.52, %.66552
  %.69554 = getelementptr i8, ptr %.36, i64 8
  %.70555 = load i64, ptr %.69554, align 8
  %.71556 = ashr i64 %.67553, %.70555
  %.79 = getelementptr i8, ptr %arg.C, i64 88
  %.80 = load i64, ptr %.79, align 8
  %.82 = mul i64 %.71556, %.80
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
  %.40.i21 = phi i64 [ %.70555, %B138 ], [ %.70, %B166 ]
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
  %_look_up_v120_set_of_v125_line.2.0 = phi i64 [ %.367, %B680 ], [ %arg.line, %B208.endif.endif.endif ]
  %_look_up_v120_set_of_v125_fold.2.0 = phi i64 [ %.374, %B680 ], [ %.357, %B208.endif.endif.endif ]
  %.365 = ashr i64 %_look_up_v120_set_of_v125_line.2.0, %_look_up_v120_set_of_v125_fold.2.0
  %.367 = xor i64 %.365, %_look_up_v120_set_of_v125_line.2.0
  %.374 = shl i64 %_look_up_v120_set_of_v125_fold.2.0, 1
  %.377 = icmp slt i64 %_look_up_v120_set_of_v125_fold.2.0, 32
  br i1 %.377, label %B680, label %B714
B714:
  %_look_up_v120_set_of_v125_line.3.1 = phi i64 [ %arg.line, %B208.endif.endif.endif ], [ %.367, %B680 ]
  %.384 = getelementptr i8, ptr %.36, i64 40
  %.385 = load i64, ptr %.384, align 8
  %.387 = and i64 %.385, %_look_up_v120_set_of_v125_line.3.1
  %.403 = icmp slt i64 %.387, %.338
  br i1 %.403, label %B770, label %B762
B762:
  %.418 = icmp eq i64 %.338, 0
  br i1 %.418, label %B770, label %B762.else
B770:
  %_look_up_v120_set_of_v125__vphi146_0.2.0 = phi i64 [ %.387, %B714 ], [ 0, %B762 ], [ 0, %B762.else ], [ %spec.select583, %36 ]
  %.471 = getelementptr i8, ptr %.36, i64 72
  %.472 = load i64, ptr %.471, align 8
  %.473 = mul i64 %.472, %_look_up_v120_set_of_v125__vphi146_0.2.0
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
  %_look_up_v120__way_in_v127_at.2.0 = phi i64 [ 0, %B822.preheader ], [ %.663, %B900 ]
  %0 = shl i64 %_look_up_v120__way_in_v127_at.2.0, 3
  %scevgep210 = getelementptr i8, ptr %.483, i64 %0
  %.627 = load <8 x i64>, ptr %scevgep210, align 8
  %.630 = icmp eq <8 x i64> %.627, %.629
  %.631 = bitcast <8 x i1> %.630 to i8
  %.632 = zext i8 %.631 to i64
  %.643 = icmp slt i64 %lsr.iv208, 8
  %notmask = shl i64 -1, %lsr.iv208
  %.649 = xor i64 %notmask, -1
  %.651 = select i1 %.643, i64 %.649, i64 255
  %_look_up_v120__way_in_v127_found.3.2 = and i64 %.651, %.632
  %.673 = icmp eq i64 %_look_up_v120__way_in_v127_found.3.2, 0
  br i1 %.673, label %B900, label %B1120
B900:
  %.663 = add i64 %_look_up_v120__way_in_v127_at.2.0, 8
  %lsr.iv.next209 = add i64 %lsr.iv208, -8
  %.688 = icmp slt i64 %.663, %.326
  br i1 %.688, label %B822, label %B1124
B1120:
  %.717 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v120__way_in_v127_found.3.2, i1 true)
  %1 = add i64 %.717, %_look_up_v120__way_in_v127_at.2.0
  %.743 = icmp slt i64 %1, %.326
  br i1 %.743, label %B1126, label %B1124
B1124:
  %_look_up_v120__way_in_v127__vphi254_0.2.0565 = phi i64 [ %1, %B1120 ], [ %.326, %B770 ], [ %.326, %B900 ]
  %.780 = getelementptr i8, ptr %.36, i64 56
  %.781 = load i64, ptr %.780, align 8
  %.783.not = icmp sgt i64 %arg.write.fr, %.781
  br i1 %.783.not, label %B1000965180.thread, label %B1126
B1126:
  %_look_up_v120__way_in_v127__vphi254_0.2.0566 = phi i64 [ %_look_up_v120__way_in_v127__vphi254_0.2.0565, %B1124 ], [ %1, %B1120 ]
  %.823 = icmp eq i64 %_look_up_v120__way_in_v127__vphi254_0.2.0566, %.326
  br i1 %.823, label %B1320, label %B500483714
B1320:
  br i1 %.611, label %B1352, label %B500483416
B1352:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B1454 ], [ %.326, %B1320 ]
  %_look_up_v120__way_in_v124_at.2.0 = phi i64 [ %.932, %B1454 ], [ 0, %B1320 ]
  %2 = shl i64 %_look_up_v120__way_in_v124_at.2.0, 3
  %scevgep = getelementptr i8, ptr %.483, i64 %2
  %.896 = load <8 x i64>, ptr %scevgep, align 8
  %.899 = icmp eq <8 x i64> %.896, splat (i64 -1)
  %.900 = bitcast <8 x i1> %.899 to i8
  %.901 = zext i8 %.900 to i64
  %.912 = icmp slt i64 %lsr.iv, 8
  %notmask585 = shl i64 -1, %lsr.iv
  %.918 = xor i64 %notmask585, -1
  %.920 = select i1 %.912, i64 %.918, i64 255
  %_look_up_v120__way_in_v124_found.3.2 = and i64 %.920, %.901
  %.942 = icmp eq i64 %_look_up_v120__way_in_v124_found.3.2, 0
  br i1 %.942, label %B1454, label %B500483412
B1454:
  %.932 = add i64 %_look_up_v120__way_in_v124_at.2.0, 8
  %lsr.iv.next = add i64 %lsr.iv, -8
  %.957 = icmp slt i64 %.932, %.326
  br i1 %.957, label %B1352, label %B500483416
B500483412:
  %.986 = tail call i64 @llvm.cttz.i64(i64 %_look_up_v120__way_in_v124_found.3.2, i1 true)
  %3 = add i64 %.986, %_look_up_v120__way_in_v124_at.2.0
  %.1027 = icmp eq i64 %.986, %lsr.iv
  br i1 %.1027, label %B500483416, label %B500483710
B500483416:
  br i1 %spec.select, label %B500483474, label %B500483508
B500483474:
  %.1041 = load i64, ptr %.509, align 8
  %.1042 = xor i64 %.1041, -81985529216486896
  %.1044 = shl i64 %.326, 2
  %.1045 = add i64 %.1044, -4
  %.1046 = ashr i64 %.1042, %.1045
  %.1047 = and i64 %.1046, 15
  br label %B500483522
B500483508:
  call fastcc void @f12(ptr %.1056, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475)
  %.1070 = load i64, ptr %.1056, align 8
  br label %B500483522
B500483522:
  %_look_up_v120_way.5.0 = phi i64 [ %.1047, %B500483474 ], [ %.1070, %B500483508 ]
  %.1092 = getelementptr i8, ptr %.36, i64 144
  %.1093 = load i64, ptr %.1092, align 8
  %.1094.not = icmp eq i64 %.1093, 0
  br i1 %.1094.not, label %B500483680, label %B500483546
B500483546:
  %.1106 = getelementptr i64, ptr %.500, i64 %_look_up_v120_way.5.0
  %.1107 = load i64, ptr %.1106, align 8
  %.1111 = icmp sgt i64 %.1107, %.11.i65
  br i1 %.1111, label %B500483626, label %B500483680
B500483626:
  store i64 0, ptr %.1118, align 8
  call fastcc void @f13(ptr %.1118, ptr %arg.S, i64 %.326, i64 %.520, i64 %.475, i64 %.11.i65)
  %.1132 = load i64, ptr %.1118, align 8
  %.1147 = getelementptr i64, ptr %.500, i64 %.1132
  %.1148 = load i64, ptr %.1147, align 8
  %.11.i66 = tail call i64 @llvm.smax.i64(i64 %.1148, i64 0)
  br label %B500483680
B500483680:
  %_look_up_v120_reserved.5.0 = phi i64 [ 0, %B500483522 ], [ 0, %B500483546 ], [ %.11.i66, %B500483626 ]
  %_look_up_v120_way.6.0 = phi i64 [ %_look_up_v120_way.5.0, %B500483522 ], [ %_look_up_v120_way.5.0, %B500483546 ], [ %.1132, %B500483626 ]
  %.1196 = getelementptr i64, ptr %.483, i64 %_look_up_v120_way.6.0
  %.1197 = load i64, ptr %.1196, align 8
  %.1202 = getelementptr i64, ptr %.491, i64 %_look_up_v120_way.6.0
  %.1203 = load i64, ptr %.1202, align 8
  %.1206 = lshr i64 %.1203, 32
  br label %B500483710
B500483710:
  %_look_up_v120_evicted.4.0 = phi i64 [ %.1197, %B500483680 ], [ -1, %B500483412 ]
  %_look_up_v120_evicted_dirty.4.0 = phi i64 [ %.1206, %B500483680 ], [ 0, %B500483412 ]
  %_look_up_v120_reserved.4.0 = phi i64 [ %_look_up_v120_reserved.5.0, %B500483680 ], [ 0, %B500483412 ]
  %_look_up_v120_way.7.0 = phi i64 [ %_look_up_v120_way.6.0, %B500483680 ], [ %3, %B500483412 ]
  %.1236 = getelementptr i64, ptr %.483, i64 %_look_up_v120_way.7.0
  store i64 %arg.line, ptr %.1236, align 8
  %.1242 = getelementptr i64, ptr %.491, i64 %_look_up_v120_way.7.0
  store i64 0, ptr %.1242, align 8
  %.1246 = getelementptr i64, ptr %.500, i64 %_look_up_v120_way.7.0
  store i64 0, ptr %.1246, align 8
  br label %B500483714
B500483714:
  %_look_up_v120_evicted.3.0 = phi i64 [ %_look_up_v120_evicted.4.0, %B500483710 ], [ -1, %B1126 ]
  %_look_up_v120_evicted_dirty.3.0 = phi i64 [ %_look_up_v120_evicted_dirty.4.0, %B500483710 ], [ 0, %B1126 ]
  %_look_up_v120_reserved.3.0 = phi i64 [ %_look_up_v120_reserved.4.0, %B500483710 ], [ 0, %B1126 ]
  %_look_up_v120_way.8.0 = phi i64 [ %_look_up_v120_way.7.0, %B500483710 ], [ %_look_up_v120__way_in_v127__vphi254_0.2.0566, %B1126 ]
  br i1 %spec.select, label %B500483798, label %B500483830
B500483798:
  %.1274 = load i64, ptr %.509, align 8
  %.1275 = xor i64 %.1274, -81985529216486896
  %.1277 = mul i64 %_look_up_v120_way.8.0, 1229782938247303441
  %.1278 = xor i64 %.1275, %.1277
  %.1279 = add i64 %.1278, -1229782938247303441
  %.1280 = and i64 %.1278, -8608480567731124088
  %.1281 = xor i64 %.1280, -8608480567731124088
  %.1282 = and i64 %.1281, %.1279
  %.1283 = tail call i64 @llvm.cttz.i64(i64 %.1282, i1 false)
  %.1284 = and i64 %.1283, 124
  %.1285 = shl i64 -16, %.1284
  %.1286 = and i64 %.1285, %.1275
  %notmask586 = shl i64 -1, %.1284
  %.1288 = xor i64 %notmask586, -1
  %.1289 = and i64 %.1275, %.1288
  %.1290 = shl i64 %.1289, 4
  %4 = or i64 %.1286, %.1290
  %.1292 = or i64 %4, %_look_up_v120_way.8.0
  %.1293 = xor i64 %.1292, -81985529216486896
  store i64 %.1293, ptr %.509, align 8
  br label %B1000964935
B500483830:
  %.1303 = icmp eq i64 %.520, 1
  br i1 %.1303, label %B500483884, label %B500484218
B500483884:
  %.1310 = load i64, ptr %.509, align 8
  %.1325 = ashr i64 %.326, 1
  %.1329 = icmp sgt i64 %.1325, 0
  br i1 %.1329, label %B500483964, label %B500484186
B500483964:
  %_look_up_v120_tree_after_v122_tree.2.0 = phi i64 [ %.1357, %B500483964 ], [ %.1310, %B500483884 ]
  %_look_up_v120_tree_after_v122_node.2.0 = phi i64 [ %.1364, %B500483964 ], [ 1, %B500483884 ]
  %_look_up_v120_tree_after_v122_half.2.0 = phi i64 [ %.1368, %B500483964 ], [ %.1325, %B500483884 ]
  %.1338 = and i64 %_look_up_v120_tree_after_v122_half.2.0, %_look_up_v120_way.8.0
  %.1339.not = icmp ne i64 %.1338, 0
  %spec.select578 = zext i1 %.1339.not to i64
  %.1352 = shl i64 1, %_look_up_v120_tree_after_v122_node.2.0
  %.1354 = or i64 %.1352, %_look_up_v120_tree_after_v122_tree.2.0
  %.1356 = shl i64 %spec.select578, %_look_up_v120_tree_after_v122_node.2.0
  %.1357 = xor i64 %.1356, %.1354
  %.1363 = shl i64 %_look_up_v120_tree_after_v122_node.2.0, 1
  %.1364 = or i64 %.1363, %spec.select578
  %.1368 = lshr i64 %_look_up_v120_tree_after_v122_half.2.0, 1
  %.1371.not = icmp eq i64 %.1368, 0
  br i1 %.1371.not, label %B500484186, label %B500483964
B500484186:
  %_look_up_v120_tree_after_v122_tree.3.1 = phi i64 [ %.1310, %B500483884 ], [ %.1357, %B500483964 ]
  store i64 %_look_up_v120_tree_after_v122_tree.3.1, ptr %.509, align 8
  br label %B1000964935
B500484218:
  %.1396 = getelementptr i8, ptr %arg.S, i64 24
  %.1397 = load i64, ptr %.1396, align 8
  %.1398 = add i64 %.1397, 1
  store i64 %.1398, ptr %.1396, align 8
  %.1408 = getelementptr i8, ptr %.509, i64 8
  %.1412 = getelementptr i64, ptr %.1408, i64 %_look_up_v120_way.8.0
  store i64 %.1398, ptr %.1412, align 8
  br label %B1000964935
B1000964935:
  %.1417 = getelementptr i64, ptr %.491, i64 %_look_up_v120_way.8.0
  %.1418 = load i64, ptr %.1417, align 8
  %.1424 = getelementptr i8, ptr %.36, i64 48
  %.1425 = load i64, ptr %.1424, align 8
  %.1425.fr = freeze i64 %.1425
  %.1451 = and i64 %.1418, %arg.mask
  br i1 %.46.not, label %B1000965017, label %B1000964943
B1000964943:
  %.1427 = getelementptr i8, ptr %.36, i64 56
  %.1428 = load i64, ptr %.1427, align 8
  %.1487.not = icmp eq i64 %.1428, 0
  %spec.select579 = select i1 %.1487.not, i64 %.1451, i64 %arg.mask
  %.1504 = icmp eq i64 %.1425.fr, 2
  %.1512 = shl i64 %spec.select579, 32
  %.1514 = select i1 %.1504, i64 %.1512, i64 0
  %.1508 = select i1 %.1504, i64 %spec.select579, i64 0
  %_look_up_v120_sectors_after_v121_missing.3.0.ph = xor i64 %.1508, %arg.mask
  %5 = or i64 %.1418, %.1514
  %.1534597 = or i64 %5, %spec.select579
  %.1548598 = icmp sgt i64 %arg.write.fr, %.1425.fr
  %.1557599 = xor i64 %arg.mask, -1
  %.1561600 = select i1 %.1548598, i64 %.1557599, i64 -1
  %_look_up_v120_sectors_after_v121_word_1.2.0601 = and i64 %.1534597, %.1561600
  %6 = xor i64 %.1418, -1
  %7 = and i64 %_look_up_v120_sectors_after_v121_word_1.2.0601, %6
  %.1611 = lshr i64 %7, 32
  %.1613 = tail call i64 @llvm.ctpop.i64(i64 %.1611)
  %.1634 = and i64 %_look_up_v120_sectors_after_v121_word_1.2.0601, 4294967295
  %.1635 = icmp eq i64 %.1634, 0
  %or.cond = select i1 %.1548598, i1 %.1635, i1 false
  br i1 %or.cond, label %B1000965180.thread127, label %B1000965180
B1000965017:
  %.1465 = xor i64 %.1451, %arg.mask
  %.1534 = or i64 %.1418, %arg.mask
  %.1548 = icmp slt i64 %.1425.fr, 0
  %.1557 = xor i64 %arg.mask, -1
  %.1561 = select i1 %.1548, i64 %.1557, i64 -1
  %_look_up_v120_sectors_after_v121_word_1.2.0 = and i64 %.1561, %.1534
  %sunkaddr214 = shl i64 %_look_up_v120_way.8.0, 3
  %sunkaddr215 = getelementptr i8, ptr %.491, i64 %sunkaddr214
  store i64 %_look_up_v120_sectors_after_v121_word_1.2.0, ptr %sunkaddr215, align 8
  %.1707140 = add i64 %_look_up_v120_way.8.0, %.498
  %8 = tail call i64 @llvm.ctpop.i64(i64 %.1451)
  br i1 %.1548, label %.thread, label %10
B1000965180.thread127:
  %.1644 = getelementptr i64, ptr %.483, i64 %_look_up_v120_way.8.0
  store i64 -1, ptr %.1644, align 8
  %sunkaddr216 = shl i64 %_look_up_v120_way.8.0, 3
  %sunkaddr217 = getelementptr i8, ptr %.491, i64 %sunkaddr216
  store i64 %_look_up_v120_sectors_after_v121_word_1.2.0601, ptr %sunkaddr217, align 8
  %.1707132 = add i64 %_look_up_v120_way.8.0, %.498
  br label %.thread
B1000965180:
  %sunkaddr218 = shl i64 %_look_up_v120_way.8.0, 3
  %sunkaddr219 = getelementptr i8, ptr %.491, i64 %sunkaddr218
  store i64 %_look_up_v120_sectors_after_v121_word_1.2.0601, ptr %sunkaddr219, align 8
  %.1707 = add i64 %_look_up_v120_way.8.0, %.498
  %9 = tail call i64 @llvm.ctpop.i64(i64 %.1451)
  br i1 %.1548598, label %.thread, label %10
10:
  %.1707138 = phi i64 [ %.1707140, %B1000965017 ], [ %.1707, %B1000965180 ]
  %_look_up_v120_new_dirty.3.0136 = phi i64 [ 0, %B1000965017 ], [ %.1613, %B1000965180 ]
  %_look_up_v120_sectors_after_v121_missing.3.0603134 = phi i64 [ %.1465, %B1000965017 ], [ %_look_up_v120_sectors_after_v121_missing.3.0.ph, %B1000965180 ]
  %11 = phi i64 [ %8, %B1000965017 ], [ %9, %B1000965180 ]
  %sunkaddr63 = getelementptr i8, ptr %.260, i64 32
  %.1808 = load i64, ptr %sunkaddr63, align 8
  %.1810 = add i64 %.1808, %11
  store i64 %.1810, ptr %sunkaddr63, align 8
  %.1816 = icmp eq i64 %11, %.41
  br i1 %.1816, label %B1000965340.thread, label %B1000965280
.thread:
  %.1707139 = phi i64 [ %.1707132, %B1000965180.thread127 ], [ %.1707, %B1000965180 ], [ %.1707140, %B1000965017 ]
  %_look_up_v120_new_dirty.3.0137 = phi i64 [ %.1613, %B1000965180.thread127 ], [ %.1613, %B1000965180 ], [ 0, %B1000965017 ]
  %_look_up_v120_sectors_after_v121_missing.3.0603135 = phi i64 [ %_look_up_v120_sectors_after_v121_missing.3.0.ph, %B1000965180.thread127 ], [ %_look_up_v120_sectors_after_v121_missing.3.0.ph, %B1000965180 ], [ %.1465, %B1000965017 ]
  %.1816148 = icmp eq i64 %arg.mask, 0
  br i1 %.1816148, label %B1000965340.thread, label %B1000965340
B1000965180.thread:
  %.1816618 = icmp eq i64 %arg.mask, 0
  br i1 %.1816618, label %B1000965340.thread, label %B1000965340
B1000965280:
  %.1830.not = icmp eq i64 %11, 0
  br i1 %.1830.not, label %B1000965340, label %B1000965308
B1000965308:
  %.1833 = getelementptr i8, ptr %arg.S, i64 128
  %.1834 = load i64, ptr %.1833, align 8
  %.1843 = icmp eq i64 %arg.mask, 0
  br i1 %.1843, label %B1000965308.endif, label %B1000965308.else.if
B1000965340:
  %_look_up_v120_evicted.2.1622656 = phi i64 [ %_look_up_v120_evicted.3.0, %B1000965280 ], [ %_look_up_v120_evicted.3.0, %B1000965308.endif ], [ -1, %B1000965180.thread ], [ %_look_up_v120_evicted.3.0, %.thread ]
  %_look_up_v120_evicted_dirty.2.1627655 = phi i64 [ %_look_up_v120_evicted_dirty.3.0, %B1000965280 ], [ %_look_up_v120_evicted_dirty.3.0, %B1000965308.endif ], [ 0, %B1000965180.thread ], [ %_look_up_v120_evicted_dirty.3.0, %.thread ]
  %_look_up_v120_new_dirty.2.1630654 = phi i64 [ %_look_up_v120_new_dirty.3.0136, %B1000965280 ], [ %_look_up_v120_new_dirty.3.0136, %B1000965308.endif ], [ 0, %B1000965180.thread ], [ %_look_up_v120_new_dirty.3.0137, %.thread ]
  %_look_up_v120_reserved.2.1633653 = phi i64 [ %_look_up_v120_reserved.3.0, %B1000965280 ], [ %_look_up_v120_reserved.3.0, %B1000965308.endif ], [ 0, %B1000965180.thread ], [ %_look_up_v120_reserved.3.0, %.thread ]
  %_look_up_v120_missing.2.1637652 = phi i64 [ %_look_up_v120_sectors_after_v121_missing.3.0603134, %B1000965280 ], [ %_look_up_v120_sectors_after_v121_missing.3.0603134, %B1000965308.endif ], [ %arg.mask, %B1000965180.thread ], [ %_look_up_v120_sectors_after_v121_missing.3.0603135, %.thread ]
  %_look_up_v120_at.2.1641651 = phi i64 [ %.1707138, %B1000965280 ], [ %.1707138, %B1000965308.endif ], [ -1, %B1000965180.thread ], [ %.1707139, %.thread ]
  br i1 %.46.not, label %B1000965598, label %B1000965410
B1000965340.thread:
  %_look_up_v120_at.2.1642 = phi i64 [ -1, %B1000965180.thread ], [ %.1707138, %10 ], [ %.1707139, %.thread ]
  %_look_up_v120_missing.2.1638 = phi i64 [ 0, %B1000965180.thread ], [ %_look_up_v120_sectors_after_v121_missing.3.0603134, %10 ], [ %_look_up_v120_sectors_after_v121_missing.3.0603135, %.thread ]
  %_look_up_v120_reserved.2.1634 = phi i64 [ 0, %B1000965180.thread ], [ %_look_up_v120_reserved.3.0, %10 ], [ %_look_up_v120_reserved.3.0, %.thread ]
  %_look_up_v120_new_dirty.2.1631 = phi i64 [ 0, %B1000965180.thread ], [ %_look_up_v120_new_dirty.3.0136, %10 ], [ %_look_up_v120_new_dirty.3.0137, %.thread ]
  %_look_up_v120_evicted_dirty.2.1628 = phi i64 [ 0, %B1000965180.thread ], [ %_look_up_v120_evicted_dirty.3.0, %10 ], [ %_look_up_v120_evicted_dirty.3.0, %.thread ]
  %_look_up_v120_evicted.2.1623 = phi i64 [ -1, %B1000965180.thread ], [ %_look_up_v120_evicted.3.0, %10 ], [ %_look_up_v120_evicted.3.0, %.thread ]
  %.1819 = getelementptr i8, ptr %arg.S, i64 128
  %.1820 = load i64, ptr %.1819, align 8
  %.1822 = add i64 %.1820, %arg.size_b
  store i64 %.1822, ptr %.1819, align 8
  br i1 %.46.not, label %B1000965598, label %B1000965410
B1000965410:
  %_look_up_v120_missing.2.1639 = phi i64 [ %_look_up_v120_missing.2.1638, %B1000965340.thread ], [ %_look_up_v120_missing.2.1637652, %B1000965340 ]
  %_look_up_v120_new_dirty.2.1629 = phi i64 [ %_look_up_v120_new_dirty.2.1631, %B1000965340.thread ], [ %_look_up_v120_new_dirty.2.1630654, %B1000965340 ]
  %_look_up_v120_evicted_dirty.2.1625 = phi i64 [ %_look_up_v120_evicted_dirty.2.1628, %B1000965340.thread ], [ %_look_up_v120_evicted_dirty.2.1627655, %B1000965340 ]
  %_look_up_v120_evicted.2.1620 = phi i64 [ %_look_up_v120_evicted.2.1623, %B1000965340.thread ], [ %_look_up_v120_evicted.2.1622656, %B1000965340 ]
  %"$phi802.2.2.0" = phi i64 [ 1, %B1000965340.thread ], [ 0, %B1000965340 ]
  %sunkaddr65 = getelementptr i8, ptr %.260, i64 8
  %.1905576 = load i64, ptr %sunkaddr65, align 8
  %.1932 = add i64 %.1905576, %"$phi802.2.2.0"
  store i64 %.1932, ptr %sunkaddr65, align 8
  %.1943.not = icmp eq i64 %_look_up_v120_missing.2.1639, 0
  br i1 %.1943.not, label %B1000965501, label %B1000965453
B1000965453:
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
  %mask.2.0.i = phi i64 [ %.123.i, %B354.i ], [ %_look_up_v120_missing.2.1639, %B1000965453 ]
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
  br i1 %.240.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread, label %B142.i
_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit.thread:
  br label %B1000965501
B1000965501:
  %.1981.not = icmp eq i64 %_look_up_v120_new_dirty.2.1629, 0
  br i1 %.1981.not, label %B1000965827, label %B1000965547
B1000965547:
  %.1984 = getelementptr i8, ptr %arg.C, i64 80
  %.1985 = load i64, ptr %.1984, align 8
  %.1986 = icmp eq i64 %.1985, 0
  br i1 %.1986, label %B1000965551, label %B1000965827
B1000965551:
  %.2002 = shl i64 %_look_up_v120_new_dirty.2.1629, %.40.i21
  %"$phi36.1.2.0.in.i" = getelementptr i8, ptr %arg.C, i64 64
  %"$phi36.1.2.0.i" = load i64, ptr %"$phi36.1.2.0.in.i", align 8
  %.59.i = getelementptr i8, ptr %arg.C, i64 72
  %.60.i = load i64, ptr %.59.i, align 8
  %.117.i = icmp eq i64 %.60.i, 0
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B1000965551 ], [ %spec.select.i, %22 ]
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
  br label %B1000965827
B1000965598:
  %_look_up_v120_at.2.1640 = phi i64 [ %_look_up_v120_at.2.1642, %B1000965340.thread ], [ %_look_up_v120_at.2.1641651, %B1000965340 ]
  %_look_up_v120_missing.2.1636 = phi i64 [ %_look_up_v120_missing.2.1638, %B1000965340.thread ], [ %_look_up_v120_missing.2.1637652, %B1000965340 ]
  %_look_up_v120_reserved.2.1632 = phi i64 [ %_look_up_v120_reserved.2.1634, %B1000965340.thread ], [ %_look_up_v120_reserved.2.1633653, %B1000965340 ]
  %_look_up_v120_evicted_dirty.2.1626 = phi i64 [ %_look_up_v120_evicted_dirty.2.1628, %B1000965340.thread ], [ %_look_up_v120_evicted_dirty.2.1627655, %B1000965340 ]
  %_look_up_v120_evicted.2.1621 = phi i64 [ %_look_up_v120_evicted.2.1623, %B1000965340.thread ], [ %_look_up_v120_evicted.2.1622656, %B1000965340 ]
  %.2053 = getelementptr i8, ptr %.36, i64 104
  %.2054 = load i64, ptr %.2053, align 8
  %.2056 = add i64 %.11.i65, %arg.extra
  %.2058 = add i64 %.2056, %.2054
  %.2066 = getelementptr i64, ptr %arg.S, i64 %_look_up_v120_at.2.1640
  %.2074 = load i64, ptr %.2066, align 8
  %.2079 = icmp eq i64 %_look_up_v120_missing.2.1636, 0
  br i1 %.2079, label %B1000965628, label %B1000965783.endif.endif
B1000965628:
  %sunkaddr70 = getelementptr i8, ptr %.260, i64 8
  %.2095 = load i64, ptr %sunkaddr70, align 8
  %.2096 = add i64 %.2095, 1
  store i64 %.2096, ptr %sunkaddr70, align 8
  %sunkaddr72 = getelementptr i8, ptr %.260, i64 16
  %.2102 = load i64, ptr %sunkaddr72, align 8
  %.2105 = icmp sgt i64 %.2074, %.2058
  %spec.select581 = zext i1 %.2105 to i64
  %.2131 = add i64 %.2102, %spec.select581
  store i64 %.2131, ptr %sunkaddr72, align 8
  br label %B1000965815
B1000965815:
  %fill.2.0 = phi i64 [ %.2074, %B1000965628 ], [ %.11.i120, %_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread ]
  %.11.i11 = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.2058)
  br label %B1000965827
B1000965827:
  %_look_up_v120_evicted_dirty.2.1624 = phi i64 [ %_look_up_v120_evicted_dirty.2.1625, %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v120_evicted_dirty.2.1625, %B1000965501 ], [ %_look_up_v120_evicted_dirty.2.1625, %B1000965547 ], [ %_look_up_v120_evicted_dirty.2.1626, %B1000965815 ]
  %_look_up_v120_evicted.2.1619 = phi i64 [ %_look_up_v120_evicted.2.1620, %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %_look_up_v120_evicted.2.1620, %B1000965501 ], [ %_look_up_v120_evicted.2.1620, %B1000965547 ], [ %_look_up_v120_evicted.2.1621, %B1000965815 ]
  %ready.3.0 = phi i64 [ %.11.i65, %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %.11.i65, %B1000965501 ], [ %.11.i65, %B1000965547 ], [ %.11.i11, %B1000965815 ]
  %.2347.not = icmp eq i64 %_look_up_v120_evicted_dirty.2.1624, 0
  br i1 %.2347.not, label %B1000965885, label %B1000965831
B1000965831:
  %.2354 = getelementptr i8, ptr %arg.C, i64 16
  %.2355 = load i64, ptr %.2354, align 8
  %.2357.idx = mul i64 %.2355, 152
  %.2357 = getelementptr i8, ptr %.31, i64 %.2357.idx
  %.2358 = getelementptr i8, ptr %.2357, i64 24
  %.2359 = load i64, ptr %.2358, align 8
  %.2360.not = icmp eq i64 %.2359, 0
  br i1 %.2360.not, label %B1000965885, label %B1000965883
B1000965883:
  %sunkaddr75 = getelementptr i8, ptr %.2357, i64 8
  %.54.i27 = load i64, ptr %sunkaddr75, align 8
  %.11.i.i28 = tail call i64 @llvm.smin.i64(i64 %.54.i27, i64 %.40.i21)
  %.86.i29 = shl i64 1, %.11.i.i28
  %.131.i37 = load i64, ptr %.36, align 8
  %.133.i38 = shl i64 %_look_up_v120_evicted.2.1619, %.131.i37
  %.123.i10 = getelementptr i8, ptr %.2357, i64 120
  %.128.i = getelementptr i8, ptr %.2357, i64 128
  %.320.idx.i = mul i64 %.2355, 48
  %invariant.gep = getelementptr i8, ptr %arg.S, i64 %.320.idx.i
  br label %B142.i31
B142.i31:
  %mask.2.0.i32 = phi i64 [ %.123.i36, %B354.i43 ], [ %_look_up_v120_evicted_dirty.2.1624, %B1000965883 ]
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
  %.206.i = load i64, ptr %.2357, align 8
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
  br label %_ZN7mgpusim6memory5timed13_system_levelB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit
B130.endif.endif.i:
  %byte.2.1.i51 = phi i64 [ %.216.i61, %_ZN7mgpusim6memory5timed13_system_levelB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit ], [ %.136.i40, %B130.endif.endif.i.preheader ]
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
  call fastcc void @f10(ptr %.262.i, ptr %arg.S, ptr %.2357, i64 0, i64 %.208.i13, i64 %.224.i, i64 1, i64 %.11.i52.i)
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
  br i1 %.349.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit, label %B630.i
_ZN7mgpusim6memory5timed13_system_levelB4v135B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit:
  %.216.i61 = add i64 %byte.2.1.i51, %.86.i29
  %.220.i62 = icmp slt i64 %.216.i61, %.142.i41
  br i1 %.220.i62, label %B130.endif.endif.i, label %B354.i43
B354.i43:
  %.240.not.i45 = icmp eq i64 %.123.i36, 0
  br i1 %.240.not.i45, label %_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit63.thread, label %B142.i31
_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit63.thread:
  br label %B1000965885
B1000965885:
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
  %spec.select582 = add i64 %.171, %.160
  br label %B208.endif.endif.endif
B208.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B208 ], [ 0, %B208.else ], [ %spec.select582, %B208.else.if ]
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
  %spec.select583 = add i64 %.446, %37
  br label %B770
B1000965308.endif:
  %quot.2.0 = phi i64 [ 0, %B1000965308 ], [ %spec.select584, %48 ]
  %.1881 = add i64 %quot.2.0, %.1834
  store i64 %.1881, ptr %.1833, align 8
  br label %B1000965340
B1000965308.else.if:
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
  %spec.select584 = add i64 %.1860.lobit, %49
  br label %B1000965308.endif
B1000965783.endif.endif:
  %.7.i = getelementptr i8, ptr %.36, i64 96
  %.8.i = load i64, ptr %.7.i, align 8
  %50 = getelementptr i64, ptr %arg.S, i64 %.8.i
  %.16.i = load i64, ptr %50, align 8
  %51 = getelementptr i64, ptr %50, i64 %.16.i
  %.18.i = getelementptr i8, ptr %51, i64 8
  %.19.i = load i64, ptr %.18.i, align 8
  %.14.i = tail call i64 @llvm.smax.i64(i64 %_look_up_v120_reserved.2.1632, i64 %.11.i65)
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
  %mask.2.0.i88 = phi i64 [ %.123.i92, %B354.i99 ], [ %_look_up_v120_missing.2.1636, %B1000965783.endif.endif ]
  %ready.3.0.i89 = phi i64 [ %ready.4.2.i100, %B354.i99 ], [ %.16.i67, %B1000965783.endif.endif ]
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
  br i1 %.240.not.i101, label %_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread, label %B142.i87
_ZN7mgpusim6memory5timed9_below_l2B4v134B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE9Constants5Statexxxxx.exit119.thread:
  %.11.i120 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i100, i64 %.2074)
  %sunkaddr239 = shl i64 %_look_up_v120_at.2.1640, 3
  %sunkaddr240 = getelementptr i8, ptr %arg.S, i64 %sunkaddr239
  store i64 %.11.i120, ptr %sunkaddr240, align 8
  %.21.i = load i64, ptr %50, align 8
  %.22.i = add i64 %.21.i, 1
  %.24.i = getelementptr i64, ptr %50, i64 %.22.i
  store i64 %.11.i120, ptr %.24.i, align 8
  %sunkaddr242 = getelementptr i8, ptr %.36, i64 88
  %.31.i125 = load i64, ptr %sunkaddr242, align 8
  %.33.i = icmp slt i64 %.22.i, %.31.i125
  %spec.select.i126 = select i1 %.33.i, i64 %.22.i, i64 0
  store i64 %spec.select.i126, ptr %50, align 8
  br label %B1000965815
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
  br i1 %.117.i, label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit, label %B36.endif.else.if.i
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit
_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit:
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
  %.327.i100.sink = phi i64 [ %.327.i100, %B830.endif.endif.endif ], [ %.11.i50, %B764.endif ], [ %.327.i, %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit ], [ %arg.t, %B62 ], [ %.11.i52, %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49 ], [ %.11.i52, %B660 ], [ %.11.i52, %B630.thread ], [ %.11.i52, %B630 ]
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
  br i1 %.117.i5, label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49, label %B36.endif.else.if.i6
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
  br label %_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49
_ZN7mgpusim6memory5timed5_dramB4v136B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE9Constants5Statexxxxx.exit49:
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
  %.33 = getelementptr i8, ptr %arg.C, i64 256
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
  %sunkaddr7 = getelementptr i8, ptr %.288, i64 80
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
  %sunkaddr16 = getelementptr i8, ptr %.288, i64 64
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
  %sunkaddr24 = getelementptr i8, ptr %.288, i64 72
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
  %sunkaddr30 = getelementptr i8, ptr %arg.C, i64 144
  %sunkaddr36 = getelementptr i8, ptr %arg.S, i64 416
  %sunkaddr32 = getelementptr i8, ptr %arg.C, i64 152
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 104
  %sunkaddr12 = getelementptr i8, ptr %arg.S, i64 496
  %sunkaddr19 = getelementptr i8, ptr %arg.C, i64 344
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 192
  %sunkaddr21 = getelementptr i8, ptr %arg.C, i64 352
  %sunkaddr42 = getelementptr i8, ptr %arg.S, i64 464
  %sunkaddr43 = getelementptr i8, ptr %arg.S, i64 424
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
  %.55.i6 = load i64, ptr %sunkaddr30, align 8
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
  %.101.i = load i64, ptr %sunkaddr32, align 8
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
  %spec.select66 = add i64 %.243, %53
  br label %B122.endif
B122.endif.endif:
  %.1026.i = phi i64 [ %.10214.i, %41 ], [ %.102.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select9.i, %41 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.145.i = add i64 %quot.2.0.i, %.1026.i
  %.284 = load i64, ptr %sunkaddr36, align 8
  %.285 = getelementptr i64, ptr %arg.S, i64 %.284
  %.288.idx = mul i64 %.145.i, 176
  %.288 = getelementptr i8, ptr %.285, i64 %.288.idx
  %.293 = getelementptr i8, ptr %.288, i64 144
  %.294 = load i64, ptr %.293, align 8
  %.295 = icmp eq i64 %.294, 1
  br i1 %.295, label %B224, label %B494
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
  %quot.2.064 = phi i64 [ 0, %B224.endif ], [ %spec.select67, %66 ], [ 0, %B224.endif.else ]
  %rem.3.0 = phi i64 [ %.43.i15, %B224.endif ], [ %69, %66 ], [ %.43.i15, %B224.endif.else ]
  %.12.i = load i64, ptr %sunkaddr42, align 8
  %.13.i = getelementptr i64, ptr %arg.S, i64 %.12.i
  %.15.idx.i = mul i64 %quot.2.064, 96
  %.15.i14 = getelementptr i8, ptr %.13.i, i64 %.15.idx.i
  %.20.i = load i64, ptr %sunkaddr43, align 8
  %.21.i = getelementptr i64, ptr %arg.S, i64 %.20.i
  %.24.i = mul i64 %quot.2.064, %.372
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
  %sunkaddr45 = getelementptr i8, ptr %.15.i14, i64 16
  %.118.i = load i64, ptr %sunkaddr45, align 8
  %.120.i = icmp slt i64 %.35, %.118.i
  br i1 %.120.i, label %B264.i, label %B494
B264.i:
  store i64 %.35, ptr %sunkaddr45, align 8
  br label %B494
B224.endif.endif.else.if:
  %54 = or i64 %.372, %.145.i
  %55 = icmp ult i64 %54, 4294967296
  br i1 %55, label %56, label %63
56:
  %57 = trunc i64 %.372 to i32
  %58 = trunc i64 %.145.i to i32
  %59 = udiv i32 %58, %57
  %60 = urem i32 %58, %57
  %61 = zext i32 %59 to i64
  %62 = zext i32 %60 to i64
  br label %66
63:
  %64 = sdiv i64 %.145.i, %.372
  %65 = srem i64 %.145.i, %.372
  br label %66
66:
  %67 = phi i64 [ %61, %56 ], [ %64, %63 ]
  %68 = phi i64 [ %62, %56 ], [ %65, %63 ]
  %.394 = xor i64 %68, %.372
  %.395 = icmp slt i64 %.394, 0
  %.396 = icmp ne i64 %68, 0
  %.397 = and i1 %.396, %.395
  %.402 = sext i1 %.397 to i64
  %spec.select67 = add i64 %67, %.402
  %.448 = select i1 %.397, i64 %.372, i64 0
  %spec.select68 = add i64 %.448, %68
  %69 = or i64 %spec.select68, %.43.i15
  br label %B224.endif.endif.endif
}
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.core, i64 %arg.block, i64 %arg.t)  {
B0:
  %arg.block.fr = freeze i64 %arg.block
  %.16 = getelementptr i8, ptr %arg.C, i64 296
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
  %.289.i.i = getelementptr i8, ptr %arg.s, i64 32
  %.1107.i = getelementptr i8, ptr %arg.s, i64 24
  br label %B108
B108:
  %.1086466 = phi i64 [ %.115, %_ZN7mgpusim6memory5timed5probeB4v138B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit ], [ 0, %B108.preheader ]
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
  br i1 %.70.i, label %B1000967390.i, label %B1000967414.i
B1000967390.i:
  %_look_up_v139_set_of_v144_line.2.0.i = phi i64 [ %.76.i, %B1000967390.i ], [ %.152, %B108 ]
  %_look_up_v139_set_of_v144_fold.2.0.i = phi i64 [ %.83.i, %B1000967390.i ], [ %.66.i, %B108 ]
  %.74.i = ashr i64 %_look_up_v139_set_of_v144_line.2.0.i, %_look_up_v139_set_of_v144_fold.2.0.i
  %.76.i = xor i64 %.74.i, %_look_up_v139_set_of_v144_line.2.0.i
  %.83.i = shl i64 %_look_up_v139_set_of_v144_fold.2.0.i, 1
  %.86.i = icmp slt i64 %_look_up_v139_set_of_v144_fold.2.0.i, 32
  br i1 %.86.i, label %B1000967390.i, label %B1000967414.i
B1000967414.i:
  %_look_up_v139_set_of_v144_line.3.1.i = phi i64 [ %.152, %B108 ], [ %.76.i, %B1000967390.i ]
  %.93.i = getelementptr i8, ptr %.149, i64 40
  %.94.i = load i64, ptr %.93.i, align 8
  %.96.i = and i64 %.94.i, %_look_up_v139_set_of_v144_line.3.1.i
  %.112.i = icmp slt i64 %.96.i, %.47.i
  br i1 %.112.i, label %B1000967486.i, label %B1000967482.i
B1000967482.i:
  %.127.i = icmp eq i64 %.47.i, 0
  br i1 %.127.i, label %B1000967486.i, label %B1000967482.else.i
B1000967486.i:
  %_look_up_v139_set_of_v144__vphi146_0.2.0.i = phi i64 [ %.96.i, %B1000967414.i ], [ 0, %B1000967482.i ], [ 0, %B1000967482.else.i ], [ %spec.select438.i, %68 ]
  %.180.i = getelementptr i8, ptr %.149, i64 72
  %.181.i = load i64, ptr %.180.i, align 8
  %.182.i = mul i64 %.181.i, %_look_up_v139_set_of_v144__vphi146_0.2.0.i
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
  br i1 %.320.i, label %B1000967616.preheader.i, label %B1000968034.i
B1000967616.preheader.i:
  %.337.i = insertelement <8 x i64> poison, i64 %.152, i64 0
  %.338.i = shufflevector <8 x i64> %.337.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %B1000967616.i
B1000967616.i:
  %lsr.iv29.i = phi i64 [ %.35.i, %B1000967616.preheader.i ], [ %lsr.iv.next30.i, %B1000967780.i ]
  %_look_up_v139__way_in_v146_at.2.0.i = phi i64 [ 0, %B1000967616.preheader.i ], [ %.372.i, %B1000967780.i ]
  %1 = shl i64 %_look_up_v139__way_in_v146_at.2.0.i, 3
  %scevgep31.i = getelementptr i8, ptr %.192.i, i64 %1
  %.336.i = load <8 x i64>, ptr %scevgep31.i, align 8
  %.339.i = icmp eq <8 x i64> %.336.i, %.338.i
  %.340.i = bitcast <8 x i1> %.339.i to i8
  %.341.i = zext i8 %.340.i to i64
  %.352.i = icmp slt i64 %lsr.iv29.i, 8
  %notmask.i = shl i64 -1, %lsr.iv29.i
  %.358.i = xor i64 %notmask.i, -1
  %.360.i = select i1 %.352.i, i64 %.358.i, i64 255
  %_look_up_v139__way_in_v146_found.3.2.i = and i64 %.360.i, %.341.i
  %.382.i = icmp eq i64 %_look_up_v139__way_in_v146_found.3.2.i, 0
  br i1 %.382.i, label %B1000967780.i, label %B1000967954.i
B1000967780.i:
  %.372.i = add i64 %_look_up_v139__way_in_v146_at.2.0.i, 8
  %lsr.iv.next30.i = add i64 %lsr.iv29.i, -8
  %.397.i = icmp slt i64 %.372.i, %.35.i
  br i1 %.397.i, label %B1000967616.i, label %B1000968034.i
B1000967954.i:
  %.426.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v139__way_in_v146_found.3.2.i, i1 true)
  %2 = add i64 %.426.i, %_look_up_v139__way_in_v146_at.2.0.i
  %.452.i = icmp slt i64 %2, %.35.i
  br i1 %.452.i, label %B1000968120.i, label %B1000968034.i
B1000968034.i:
  %_look_up_v139__way_in_v146__vphi254_0.2.0429.i = phi i64 [ %2, %B1000967954.i ], [ %.35.i, %B1000967486.i ], [ %.35.i, %B1000967780.i ]
  %.489.i = getelementptr i8, ptr %.149, i64 56
  %.490.i = load i64, ptr %.489.i, align 8
  %.492.not.i = icmp slt i64 %.490.i, 0
  br i1 %.492.not.i, label %_ZN7mgpusim6memory5timed5probeB4v138B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit, label %B1000968120.i
B1000968120.i:
  %_look_up_v139__way_in_v146__vphi254_0.2.0430.i = phi i64 [ %_look_up_v139__way_in_v146__vphi254_0.2.0429.i, %B1000968034.i ], [ %2, %B1000967954.i ]
  %.532.i = icmp eq i64 %_look_up_v139__way_in_v146__vphi254_0.2.0430.i, %.35.i
  br i1 %.532.i, label %B1000968236.i, label %B2001933420.i
B1000968236.i:
  br i1 %.320.i, label %B1000968256.i, label %B2001933173.i
B1000968256.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B2001933083.i ], [ %.35.i, %B1000968236.i ]
  %_look_up_v139__way_in_v143_at.2.0.i = phi i64 [ %.641.i, %B2001933083.i ], [ 0, %B1000968236.i ]
  %3 = shl i64 %_look_up_v139__way_in_v143_at.2.0.i, 3
  %scevgep.i = getelementptr i8, ptr %.192.i, i64 %3
  %.605.i = load <8 x i64>, ptr %scevgep.i, align 8
  %.608.i = icmp eq <8 x i64> %.605.i, splat (i64 -1)
  %.609.i = bitcast <8 x i1> %.608.i to i8
  %.610.i = zext i8 %.609.i to i64
  %.621.i = icmp slt i64 %lsr.iv.i, 8
  %notmask439.i = shl i64 -1, %lsr.iv.i
  %.627.i = xor i64 %notmask439.i, -1
  %.629.i = select i1 %.621.i, i64 %.627.i, i64 255
  %_look_up_v139__way_in_v143_found.3.2.i = and i64 %.629.i, %.610.i
  %.651.i = icmp eq i64 %_look_up_v139__way_in_v143_found.3.2.i, 0
  br i1 %.651.i, label %B2001933083.i, label %B2001933157.i
B2001933083.i:
  %.641.i = add i64 %_look_up_v139__way_in_v143_at.2.0.i, 8
  %lsr.iv.next.i = add i64 %lsr.iv.i, -8
  %.666.i = icmp slt i64 %.641.i, %.35.i
  br i1 %.666.i, label %B1000968256.i, label %B2001933173.i
B2001933157.i:
  %.695.i = tail call i64 @llvm.cttz.i64(i64 %_look_up_v139__way_in_v143_found.3.2.i, i1 true)
  %4 = add i64 %.695.i, %_look_up_v139__way_in_v143_at.2.0.i
  %.736.i = icmp eq i64 %.695.i, %lsr.iv.i
  br i1 %.736.i, label %B2001933173.i, label %B2001933332.i
B2001933173.i:
  br i1 %spec.select.i, label %B2001933206.i, label %B2001933216.i
B2001933206.i:
  %.750.i = load i64, ptr %.218.i, align 8
  %.751.i = xor i64 %.750.i, -81985529216486896
  %.753.i = shl i64 %.35.i, 2
  %.754.i = add i64 %.753.i, -4
  %.755.i = ashr i64 %.751.i, %.754.i
  %.756.i = and i64 %.755.i, 15
  br label %B2001933220.i
B2001933216.i:
  switch i64 %.229.i, label %B1000965914.i.i [
    i64 0, label %B54.endif.i.i
    i64 1, label %B216.i.i
  ]
B138.i.i:
  %lsr.iv3.i.i = phi i64 [ %lsr.iv.next4.i.i, %B138.i.i ], [ 2, %B138.preheader.new.i.i ]
  %way.4.090.i.i = phi i64 [ %spec.select.3.i.i, %B138.i.i ], [ 0, %B138.preheader.new.i.i ]
  %5 = add i64 %lsr.iv3.i.i, -1
  %6 = shl i64 %lsr.iv3.i.i, 3
  %scevgep9.i.i = getelementptr i8, ptr %scevgep5.i.i, i64 %6
  %scevgep10.i.i = getelementptr i8, ptr %scevgep9.i.i, i64 -16
  %.181.i.i = load i64, ptr %scevgep10.i.i, align 8
  %.184.i.i = getelementptr i64, ptr %.43.i.i, i64 %way.4.090.i.i
  %.185.i.i = load i64, ptr %.184.i.i, align 8
  %.188.i.i = icmp slt i64 %.181.i.i, %.185.i.i
  %spec.select.i.i = select i1 %.188.i.i, i64 %5, i64 %way.4.090.i.i
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
  br i1 %niter.ncmp.3.i.i, label %B1000965954.loopexit.unr-lcssa.i.i, label %B138.i.i
B216.i.i:
  %.238.i.i = load i64, ptr %.218.i, align 8
  %.255.i.i = icmp sgt i64 %.35.i, 1
  br i1 %.255.i.i, label %B302.i.i, label %B394.i.i
B302.i.i:
  %tree_way_v131_node.2.0.i.i = phi i64 [ %.263.i.i, %B302.i.i ], [ 1, %B216.i.i ]
  %.258.i.i = shl i64 %tree_way_v131_node.2.0.i.i, 1
  %.26184.i.i = lshr i64 %.238.i.i, %tree_way_v131_node.2.0.i.i
  %.262.i.i = and i64 %.26184.i.i, 1
  %.263.i.i = or i64 %.262.i.i, %.258.i.i
  %.269.i.i = icmp slt i64 %.263.i.i, %.35.i
  br i1 %.269.i.i, label %B302.i.i, label %B394.i.i
B394.i.i:
  %tree_way_v131_node.3.1.i.i = phi i64 [ 1, %B216.i.i ], [ %.263.i.i, %B302.i.i ]
  %.277.i.i = sub i64 %tree_way_v131_node.3.1.i.i, %.35.i
  br label %B2001933220.i
B1000965914.i.i:
  %.290.i.i = load i64, ptr %.289.i.i, align 8
  %.291.i.i = mul i64 %.290.i.i, 1103515245
  %.292.i.i = add i64 %.291.i.i, 12345
  %.293.i.i = and i64 %.292.i.i, 2147483647
  store i64 %.293.i.i, ptr %.289.i.i, align 8
  %.309.i.i = icmp eq i64 %.35.i, 0
  br i1 %.309.i.i, label %B2001933220.i, label %B1000965914.else.if.i.i
B1000965954.loopexit.unr-lcssa.i.i:
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  %10 = or i64 %unroll_iter.i.i, 1
  br i1 %lcmp.mod.not.i.i, label %B2001933220.i, label %B138.epil.i.i.preheader
B138.epil.i.i.preheader:
  %way.4.090.epil.i.i.ph = phi i64 [ %spec.select.3.i.i, %B1000965954.loopexit.unr-lcssa.i.i ], [ 0, %B138.preheader.i.i ]
  %.1398688.epil.i.i.ph = phi i64 [ %10, %B1000965954.loopexit.unr-lcssa.i.i ], [ 1, %B138.preheader.i.i ]
  br label %B138.epil.i.i
B138.epil.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B138.epil.i.i ], [ %xtraiter.i.i, %B138.epil.i.i.preheader ]
  %way.4.090.epil.i.i = phi i64 [ %spec.select.epil.i.i, %B138.epil.i.i ], [ %way.4.090.epil.i.i.ph, %B138.epil.i.i.preheader ]
  %.1398688.epil.i.i = phi i64 [ %.146.epil.i.i, %B138.epil.i.i ], [ %.1398688.epil.i.i.ph, %B138.epil.i.i.preheader ]
  %.146.epil.i.i = add i64 %.1398688.epil.i.i, 1
  %11 = shl i64 %.1398688.epil.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %.43.i.i, i64 %11
  %.181.epil.i.i = load i64, ptr %scevgep.i.i, align 8
  %.184.epil.i.i = getelementptr i64, ptr %.43.i.i, i64 %way.4.090.epil.i.i
  %.185.epil.i.i = load i64, ptr %.184.epil.i.i, align 8
  %.188.epil.i.i = icmp slt i64 %.181.epil.i.i, %.185.epil.i.i
  %spec.select.epil.i.i = select i1 %.188.epil.i.i, i64 %.1398688.epil.i.i, i64 %way.4.090.epil.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %epil.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %epil.iter.cmp.not.i.i, label %B2001933220.i, label %B138.epil.i.i
B54.endif.i.i:
  %.43.i.i = getelementptr i8, ptr %.218.i, i64 8
  %.88.i.i = add i64 %.35.i, -1
  %.13387.not.i.i = icmp slt i64 %.88.i.i, 1
  br i1 %.13387.not.i.i, label %B2001933220.i, label %B138.preheader.i.i
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
B1000965914.else.if.i.i:
  %.306.i.i = lshr i64 %.293.i.i, 16
  %17 = icmp ult i64 %.35.i, 4294967296
  br i1 %17, label %18, label %23
18:
  %19 = trunc i64 %.35.i to i32
  %20 = trunc i64 %.306.i.i to i32
  %21 = urem i32 %20, %19
  %22 = zext i32 %21 to i64
  br label %25
23:
  %24 = srem i64 %.306.i.i, %.35.i
  br label %25
25:
  %26 = phi i64 [ %22, %18 ], [ %24, %23 ]
  %.329.not.i.i = icmp eq i64 %26, 0
  %27 = tail call i64 @llvm.smin.i64(i64 %.35.i, i64 0)
  %.337.i.i = select i1 %.329.not.i.i, i64 0, i64 %27
  %spec.select83.i.i = add i64 %.337.i.i, %26
  br label %B2001933220.i
B2001933220.i:
  %_look_up_v139_way.5.0.i = phi i64 [ %.756.i, %B2001933206.i ], [ %spec.select83.i.i, %25 ], [ %.277.i.i, %B394.i.i ], [ 0, %B1000965914.i.i ], [ 0, %B54.endif.i.i ], [ %spec.select.3.i.i, %B1000965954.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B138.epil.i.i ]
  %.803.i = getelementptr i8, ptr %.149, i64 144
  %.804.i = load i64, ptr %.803.i, align 8
  %.805.not.i = icmp eq i64 %.804.i, 0
  br i1 %.805.not.i, label %B2001933320.i, label %B2001933222.i
B2001933222.i:
  %.817.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v139_way.5.0.i
  %.818.i = load i64, ptr %.817.i, align 8
  %.822.i = icmp sgt i64 %.818.i, %.158
  br i1 %.822.i, label %B2001933290.i, label %B2001933320.i
B2001933290.i:
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
  br i1 %.119.i.i, label %B302.i19.i, label %B532.endif.i.i
B302.i19.i:
  %lsr.iv44.i.i = phi i64 [ %30, %B338.i.i ], [ %.99.i.i, %B298.i.i ]
  %30 = add i64 %lsr.iv44.i.i, -4
  %.136.i.i = ashr i64 %.94.i.i, %30
  %.137.i.i = and i64 %.136.i.i, 15
  %.143.i.i = getelementptr i64, ptr %.27.i.i, i64 %.137.i.i
  %.144.i.i = load i64, ptr %.143.i.i, align 8
  %.146.not.i.i = icmp sgt i64 %.144.i.i, %.158
  br i1 %.146.not.i.i, label %B338.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B338.i.i:
  %.181.i20.i = icmp sgt i64 %30, 3
  br i1 %.181.i20.i, label %B302.i19.i, label %B532.endif.i.i
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
  br i1 %.384.us.epil.i.i, label %B530.thread.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
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
  br label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
B530.i.i:
  %free.7.1.lcssa.i.i = phi i64 [ %free.8.1.us.1.i.i, %B408.us.epil.preheader.i.i ], [ %free.8.1.us.1.i.i, %B530.loopexit.unr-lcssa.i.i ], [ %free.8.1.3.i.i, %B530.loopexit18.unr-lcssa.i.i ], [ %free.8.1.epil.i.i, %B408.epil.i.i ]
  %.419.i.i = icmp slt i64 %free.7.1.lcssa.i.i, 0
  br i1 %.419.i.i, label %B532.endif.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i
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
  br i1 %niter34.ncmp.3.i.i, label %B1000966023.loopexit.unr-lcssa.i.i, label %B574.i.i
B1000966023.loopexit.unr-lcssa.i.i:
  %43 = or i64 %unroll_iter33.i.i, 1
  %lcmp.mod30.not.i.i = icmp eq i64 %xtraiter28.i.i, 0
  br i1 %lcmp.mod30.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.epil.i.i.preheader
B574.epil.i.i.preheader:
  %free.11.1221.epil.i.i.ph = phi i64 [ %spec.select.3.i14.i, %B1000966023.loopexit.unr-lcssa.i.i ], [ 0, %B574.preheader.i.i ]
  %.519217219.epil.i.i.ph = phi i64 [ %43, %B1000966023.loopexit.unr-lcssa.i.i ], [ 1, %B574.preheader.i.i ]
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
  br i1 %epil.iter29.cmp.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.epil.i.i
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
  br i1 %49, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B408.us.preheader.new.i.i
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
  br i1 %.513218.not.i.i, label %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i, label %B574.preheader.i.i
B574.preheader.i.i:
  %56 = add i64 %arg.level.val3.i, -2
  %xtraiter28.i.i = and i64 %.467.i.i, 3
  %57 = icmp ult i64 %56, 3
  br i1 %57, label %B574.epil.i.i.preheader, label %B574.preheader.new.i.i
B574.preheader.new.i.i:
  %unroll_iter33.i.i = and i64 %.467.i.i, 9223372036854775804
  br label %B574.i.i
_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i:
  %free.13.0.i.i = phi i64 [ %free.8.1.us.1.i.i, %B476.us.epil.i.i ], [ %free.7.1.lcssa.i.i, %B530.i.i ], [ 0, %B532.endif.i.i ], [ %spec.select.3.i14.i, %B1000966023.loopexit.unr-lcssa.i.i ], [ 0, %B408.us.preheader.i.i ], [ %unroll_iter26.i.i, %B530.thread.i.i ], [ %spec.select.epil.i17.i, %B574.epil.i.i ], [ %.137.i.i, %B302.i19.i ]
  %.858.i = getelementptr i64, ptr %.209.i, i64 %free.13.0.i.i
  %.859.i = load i64, ptr %.858.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.859.i, i64 0)
  br label %B2001933320.i
B2001933320.i:
  %_look_up_v139_reserved.5.0.i = phi i64 [ 0, %B2001933220.i ], [ 0, %B2001933222.i ], [ %.11.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i ]
  %_look_up_v139_way.6.0.i = phi i64 [ %_look_up_v139_way.5.0.i, %B2001933220.i ], [ %_look_up_v139_way.5.0.i, %B2001933222.i ], [ %free.13.0.i.i, %_ZN7mgpusim6memory5timed11_unreservedB4v132B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxx.3.exit.i ]
  %.907.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v139_way.6.0.i
  %.908.i = load i64, ptr %.907.i, align 8
  %.913.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v139_way.6.0.i
  %.914.i = load i64, ptr %.913.i, align 8
  %.917.i = lshr i64 %.914.i, 32
  br label %B2001933332.i
B2001933332.i:
  %_look_up_v139_evicted.4.0.i = phi i64 [ %.908.i, %B2001933320.i ], [ -1, %B2001933157.i ]
  %_look_up_v139_evicted_dirty.4.0.i = phi i64 [ %.917.i, %B2001933320.i ], [ 0, %B2001933157.i ]
  %_look_up_v139_reserved.4.0.i = phi i64 [ %_look_up_v139_reserved.5.0.i, %B2001933320.i ], [ 0, %B2001933157.i ]
  %_look_up_v139_way.7.0.i = phi i64 [ %_look_up_v139_way.6.0.i, %B2001933320.i ], [ %4, %B2001933157.i ]
  %.947.i = getelementptr i64, ptr %.192.i, i64 %_look_up_v139_way.7.0.i
  store i64 %.152, ptr %.947.i, align 8
  %.953.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v139_way.7.0.i
  store i64 0, ptr %.953.i, align 8
  %.957.i = getelementptr i64, ptr %.209.i, i64 %_look_up_v139_way.7.0.i
  store i64 0, ptr %.957.i, align 8
  br label %B2001933420.i
B2001933420.i:
  %_look_up_v139_evicted.3.0.i = phi i64 [ %_look_up_v139_evicted.4.0.i, %B2001933332.i ], [ -1, %B1000968120.i ]
  %_look_up_v139_evicted_dirty.3.0.i = phi i64 [ %_look_up_v139_evicted_dirty.4.0.i, %B2001933332.i ], [ 0, %B1000968120.i ]
  %_look_up_v139_reserved.3.0.i = phi i64 [ %_look_up_v139_reserved.4.0.i, %B2001933332.i ], [ 0, %B1000968120.i ]
  %_look_up_v139_way.8.0.i = phi i64 [ %_look_up_v139_way.7.0.i, %B2001933332.i ], [ %_look_up_v139__way_in_v146__vphi254_0.2.0430.i, %B1000968120.i ]
  br i1 %spec.select.i, label %B2001933448.i, label %B2001933480.i
B2001933448.i:
  %.985.i = load i64, ptr %.218.i, align 8
  %.986.i = xor i64 %.985.i, -81985529216486896
  %.988.i = mul i64 %_look_up_v139_way.8.0.i, 1229782938247303441
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
  %.1003.i = or i64 %58, %_look_up_v139_way.8.0.i
  %.1004.i = xor i64 %.1003.i, -81985529216486896
  store i64 %.1004.i, ptr %.218.i, align 8
  br label %B2001933691.i
B2001933480.i:
  %.1013.i = load i64, ptr %.228.i, align 8
  %.1014.i = icmp eq i64 %.1013.i, 1
  br i1 %.1014.i, label %B2001933492.i, label %B2001933687.i
B2001933492.i:
  %.1021.i = load i64, ptr %.218.i, align 8
  %.1036.i = ashr i64 %.35.i, 1
  %.1040.i = icmp sgt i64 %.1036.i, 0
  br i1 %.1040.i, label %B2001933496.i, label %B2001933641.i
B2001933496.i:
  %_look_up_v139_tree_after_v141_tree.2.0.i = phi i64 [ %.1068.i, %B2001933496.i ], [ %.1021.i, %B2001933492.i ]
  %_look_up_v139_tree_after_v141_node.2.0.i = phi i64 [ %.1075.i, %B2001933496.i ], [ 1, %B2001933492.i ]
  %_look_up_v139_tree_after_v141_half.2.0.i = phi i64 [ %.1079.i, %B2001933496.i ], [ %.1036.i, %B2001933492.i ]
  %.1049.i = and i64 %_look_up_v139_tree_after_v141_half.2.0.i, %_look_up_v139_way.8.0.i
  %.1050.not.i = icmp ne i64 %.1049.i, 0
  %spec.select436.i = zext i1 %.1050.not.i to i64
  %.1063.i = shl i64 1, %_look_up_v139_tree_after_v141_node.2.0.i
  %.1065.i = or i64 %.1063.i, %_look_up_v139_tree_after_v141_tree.2.0.i
  %.1067.i = shl i64 %spec.select436.i, %_look_up_v139_tree_after_v141_node.2.0.i
  %.1068.i = xor i64 %.1067.i, %.1065.i
  %.1074.i = shl i64 %_look_up_v139_tree_after_v141_node.2.0.i, 1
  %.1075.i = or i64 %.1074.i, %spec.select436.i
  %.1079.i = lshr i64 %_look_up_v139_tree_after_v141_half.2.0.i, 1
  %.1082.not.i = icmp eq i64 %.1079.i, 0
  br i1 %.1082.not.i, label %B2001933641.i, label %B2001933496.i
B2001933641.i:
  %_look_up_v139_tree_after_v141_tree.3.1.i = phi i64 [ %.1021.i, %B2001933492.i ], [ %.1068.i, %B2001933496.i ]
  store i64 %_look_up_v139_tree_after_v141_tree.3.1.i, ptr %.218.i, align 8
  br label %B2001933691.i
B2001933687.i:
  %.1108.i = load i64, ptr %.1107.i, align 8
  %.1109.i = add i64 %.1108.i, 1
  store i64 %.1109.i, ptr %.1107.i, align 8
  %.1119.i = getelementptr i8, ptr %.218.i, i64 8
  %.1123.i = getelementptr i64, ptr %.1119.i, i64 %_look_up_v139_way.8.0.i
  store i64 %.1109.i, ptr %.1123.i, align 8
  br label %B2001933691.i
B2001933691.i:
  %.1128.i = getelementptr i64, ptr %.200.i, i64 %_look_up_v139_way.8.0.i
  %.1129.i = load i64, ptr %.1128.i, align 8
  %.1135.i = getelementptr i8, ptr %.149, i64 48
  %.1136.i = load i64, ptr %.1135.i, align 8
  %.1268.i = xor i64 %.155, -1
  %.1259.i.inv = icmp sgt i64 %.1136.i, -1
  %.1272.i = select i1 %.1259.i.inv, i64 -1, i64 %.1268.i
  %.1245.i = or i64 %.1129.i, %.155
  %_look_up_v139_sectors_after_v140_word_1.2.0.i = and i64 %.1272.i, %.1245.i
  %sunkaddr34.i = shl i64 %_look_up_v139_way.8.0.i, 3
  %sunkaddr35.i = getelementptr i8, ptr %.200.i, i64 %sunkaddr34.i
  store i64 %_look_up_v139_sectors_after_v140_word_1.2.0.i, ptr %sunkaddr35.i, align 8
  br label %_ZN7mgpusim6memory5timed5probeB4v138B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit
B1000967482.else.i:
  %.138.i = icmp ne i64 %.96.i, -9223372036854775808
  %.139.i = icmp ne i64 %.47.i, -1
  %.140.not.i = or i1 %.139.i, %.138.i
  br i1 %.140.not.i, label %B1000967482.else.if.i, label %B1000967486.i
B1000967482.else.if.i:
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
  br label %B1000967486.i
_ZN7mgpusim6memory5timed5probeB4v138B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE5State5Levelxxxxx.1.exit:
  %_look_up_v139_evicted.2.1.i = phi i64 [ %_look_up_v139_evicted.3.0.i, %B2001933691.i ], [ -1, %B1000968034.i ]
  %_look_up_v139_evicted_dirty.2.1.i = phi i64 [ %_look_up_v139_evicted_dirty.3.0.i, %B2001933691.i ], [ 0, %B1000968034.i ]
  %_look_up_v139_reserved.2.1.i = phi i64 [ %_look_up_v139_reserved.3.0.i, %B2001933691.i ], [ 0, %B1000968034.i ]
  store i64 %_look_up_v139_evicted.2.1.i, ptr %.1496.i, align 8
  store i64 %_look_up_v139_evicted_dirty.2.1.i, ptr %.1499.i, align 8
  store i64 0, ptr %.1502.i, align 8
  store i64 %_look_up_v139_reserved.2.1.i, ptr %.1505.i, align 8
  %.115 = add i64 %.1086466, 1
  %exitcond.not = icmp eq i64 %.20, %.115
  br i1 %exitcond.not, label %B222, label %B108
B222:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
