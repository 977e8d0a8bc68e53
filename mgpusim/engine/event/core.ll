; made from 1c3be24814d620eae4e3c0129e31a7477559bd7ed4241a4d9ff264e0b02b3c8f
@f0 = internal constant [3 x i64] [i64 12, i64 7, i64 6], align 8
@f1 = internal constant [5 x i64] [i64 13, i64 13, i64 14, i64 14, i64 13], align 8
@f2 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 poison, i64 104], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.187.i = alloca i64, align 8
  %.304.i = alloca ptr, align 8
  %.369.i = alloca ptr, align 8
  %.217.i = alloca i64, align 8
  %.409.i = alloca i64, align 8
  %.384.i.i = alloca i64, align 8
  %.446.i.i = alloca i64, align 8
  %.767.i = alloca i64, align 8
  %.194 = alloca i64, align 8
  store i64 0, ptr %.194, align 8
  %.4503 = alloca ptr, align 8
  store ptr null, ptr %.4503, align 8
  %.29 = getelementptr i8, ptr %arg.C, i64 160
  %.30 = load i64, ptr %.29, align 8
  %.30.fr = freeze i64 %.30
  %.35 = getelementptr i8, ptr %arg.C, i64 168
  %.36 = load i64, ptr %.35, align 8
  %.38 = mul i64 %.36, %.30.fr
  %.43 = getelementptr i8, ptr %arg.C, i64 360
  %.44 = load i64, ptr %.43, align 8
  %.49 = getelementptr i8, ptr %arg.S, i64 176
  %.50 = load i64, ptr %.49, align 8
  store i64 0, ptr %.49, align 8
  %.1352681.not = icmp slt i64 %.50, 1
  br i1 %.1352681.not, label %B450.thread, label %B254.lr.ph
B450.thread:
  %.2353551 = load i64, ptr %.35, align 8
  br label %B598.endif.preheader
B254.lr.ph:
  %scevgep532 = getelementptr i8, ptr %arg.S, i64 16
  %sunkaddr546 = getelementptr i8, ptr %arg.C, i64 464
  br label %B254
B254:
  %lsr.iv540 = phi i64 [ %.50, %B254.lr.ph ], [ %lsr.iv.next541, %B254 ]
  %lsr.iv533 = phi ptr [ %scevgep532, %B254.lr.ph ], [ %scevgep534, %B254 ]
  %.175 = load i64, ptr %sunkaddr546, align 8
  %0 = shl i64 %.175, 3
  %scevgep538 = getelementptr i8, ptr %lsr.iv533, i64 %0
  %scevgep539 = getelementptr i8, ptr %scevgep538, i64 -16
  %.181 = load i64, ptr %scevgep539, align 8
  %scevgep537 = getelementptr i8, ptr %scevgep538, i64 -8
  %.185 = load i64, ptr %scevgep537, align 8
  %.189 = load i64, ptr %scevgep538, align 8
  store i64 0, ptr %.194, align 8
  call fastcc void @f3(ptr %.194, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.log, i64 %.181, i64 %.185, i64 %.189)
  %scevgep534 = getelementptr i8, ptr %lsr.iv533, i64 24
  %lsr.iv.next541 = add i64 %lsr.iv540, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next541, 0
  br i1 %exitcond.not, label %B450, label %B254
B450:
  %.241.pre = load i64, ptr %.49, align 8
  %1 = icmp eq i64 %.241.pre, 0
  %.235 = load i64, ptr %.35, align 8
  br i1 %1, label %B598.endif.preheader, label %B546
B546:
  %.252 = getelementptr i8, ptr %arg.S, i64 136
  %.253 = load i64, ptr %.252, align 8
  %.254 = icmp eq i64 %.253, 1
  br i1 %.254, label %B598.endif.preheader, label %common.ret
B598.endif.preheader:
  %.5653.us = phi i1 [ true, %B450.thread ], [ false, %B546 ], [ true, %B450 ]
  %.2353552 = phi i64 [ %.2353551, %B450.thread ], [ %.235, %B546 ], [ %.235, %B450 ]
  %.2353552.fr = freeze i64 %.2353552
  %2 = getelementptr i64, ptr %arg.S, i64 %.44
  %.3412687.not = icmp slt i64 %.38, 1
  br i1 %.3412687.not, label %common.ret, label %B644.preheader.preheader
B644.preheader.preheader:
  %.5913033.not = icmp slt i64 %.30.fr, 1
  br i1 %.5913033.not, label %B642.backedge.us.preheader, label %B644.preheader.preheader.split
B642.backedge.us.preheader:
  %sunkaddr549 = getelementptr i8, ptr %arg.S, i64 136
  br i1 %.5653.us, label %B642.backedge.us.us, label %B642.backedge.us
B642.backedge.us.us:
  %soonest.2.12690.us.us = phi i64 [ %soonest.2.12690.us.us.be, %B642.backedge.us.us.backedge ], [ 9007199254740992, %B642.backedge.us.preheader ]
  %.34726862688.us.us = phi i64 [ %.34726862688.us.us.be, %B642.backedge.us.us.backedge ], [ 0, %B642.backedge.us.preheader ]
  %.idx2552.us.us = mul i64 %.34726862688.us.us, 96
  %3 = getelementptr i8, ptr %2, i64 %.idx2552.us.us
  %.384.us.us = getelementptr i8, ptr %3, i64 16
  %.385.us.us = load i64, ptr %.384.us.us, align 8
  %.11.i.us.us = tail call i64 @llvm.smin.i64(i64 %.385.us.us, i64 %soonest.2.12690.us.us)
  %.354.us.us = add i64 %.34726862688.us.us, 1
  %exitcond3538.not.us.us = icmp eq i64 %.38, %.354.us.us
  br i1 %exitcond3538.not.us.us, label %B746.us.us, label %B642.backedge.us.us.backedge
B746.us.us:
  %.423.us.us = icmp sgt i64 %.11.i.us.us, 9007199254740991
  br i1 %.423.us.us, label %common.ret, label %B642.backedge.us.us.backedge
B642.backedge.us.us.backedge:
  %soonest.2.12690.us.us.be = phi i64 [ 9007199254740992, %B746.us.us ], [ %.11.i.us.us, %B642.backedge.us.us ]
  %.34726862688.us.us.be = phi i64 [ 0, %B746.us.us ], [ %.354.us.us, %B642.backedge.us.us ]
  br label %B642.backedge.us.us
B642.backedge.us:
  %soonest.2.12690.us = phi i64 [ %soonest.2.12690.us.be, %B642.backedge.us.backedge ], [ 9007199254740992, %B642.backedge.us.preheader ]
  %.34726862688.us = phi i64 [ %.34726862688.us.be, %B642.backedge.us.backedge ], [ 0, %B642.backedge.us.preheader ]
  %.idx2552.us = mul i64 %.34726862688.us, 96
  %4 = getelementptr i8, ptr %2, i64 %.idx2552.us
  %.384.us = getelementptr i8, ptr %4, i64 16
  %.385.us = load i64, ptr %.384.us, align 8
  %.11.i.us = tail call i64 @llvm.smin.i64(i64 %.385.us, i64 %soonest.2.12690.us)
  %.354.us = add i64 %.34726862688.us, 1
  %exitcond3538.not.us = icmp eq i64 %.38, %.354.us
  br i1 %exitcond3538.not.us, label %B746.us, label %B642.backedge.us.backedge
B642.backedge.us.backedge:
  %soonest.2.12690.us.be = phi i64 [ %.11.i.us, %B642.backedge.us ], [ 9007199254740992, %B772.else.if.us ]
  %.34726862688.us.be = phi i64 [ %.354.us, %B642.backedge.us ], [ 0, %B772.else.if.us ]
  br label %B642.backedge.us
B746.us:
  %.423.us = icmp sgt i64 %.11.i.us, 9007199254740991
  br i1 %.423.us, label %common.ret, label %B772.else.if.us
B772.else.if.us:
  %.5658.us = load i64, ptr %sunkaddr549, align 8
  %.5659.us = icmp eq i64 %.5658.us, 1
  br i1 %.5659.us, label %B642.backedge.us.backedge, label %common.ret
B644.preheader.preheader.split:
  %5 = icmp slt i64 %.2353552.fr, 1
  br i1 %5, label %B642.backedge.us189.us.preheader, label %B644.preheader.preheader420
B642.backedge.us189.us.preheader:
  %sunkaddr550 = getelementptr i8, ptr %arg.S, i64 136
  br i1 %.5653.us, label %B642.backedge.us189.us.us, label %B642.backedge.us189.us
B642.backedge.us189.us.us:
  %soonest.2.12690.us190.us.us = phi i64 [ %soonest.2.12690.us190.us.us.be, %B642.backedge.us189.us.us.backedge ], [ 9007199254740992, %B642.backedge.us189.us.preheader ]
  %.34726862688.us191.us.us = phi i64 [ %.34726862688.us191.us.us.be, %B642.backedge.us189.us.us.backedge ], [ 0, %B642.backedge.us189.us.preheader ]
  %.idx2552.us192.us.us = mul i64 %.34726862688.us191.us.us, 96
  %6 = getelementptr i8, ptr %2, i64 %.idx2552.us192.us.us
  %.384.us193.us.us = getelementptr i8, ptr %6, i64 16
  %.385.us194.us.us = load i64, ptr %.384.us193.us.us, align 8
  %.11.i.us195.us.us = tail call i64 @llvm.smin.i64(i64 %.385.us194.us.us, i64 %soonest.2.12690.us190.us.us)
  %.354.us196.us.us = add i64 %.34726862688.us191.us.us, 1
  %exitcond3538.not.us197.us.us = icmp eq i64 %.38, %.354.us196.us.us
  br i1 %exitcond3538.not.us197.us.us, label %B746.us198.us.us, label %B642.backedge.us189.us.us.backedge
B746.us198.us.us:
  %.423.us200.us.us = icmp sgt i64 %.11.i.us195.us.us, 9007199254740991
  br i1 %.423.us200.us.us, label %common.ret, label %B642.backedge.us189.us.us.backedge
B642.backedge.us189.us.us.backedge:
  %soonest.2.12690.us190.us.us.be = phi i64 [ 9007199254740992, %B746.us198.us.us ], [ %.11.i.us195.us.us, %B642.backedge.us189.us.us ]
  %.34726862688.us191.us.us.be = phi i64 [ 0, %B746.us198.us.us ], [ %.354.us196.us.us, %B642.backedge.us189.us.us ]
  br label %B642.backedge.us189.us.us
B644.preheader.preheader420:
  %xtraiter = and i64 %.38, 3
  %unroll_iter = and i64 %.38, 9223372036854775804
  %7 = shl i64 %.44, 3
  %8 = getelementptr i8, ptr %arg.S, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 304
  %scevgep501 = getelementptr i8, ptr %8, i64 16
  %9 = mul i64 %xtraiter, 96
  %scevgep505 = getelementptr i8, ptr %arg.C, i64 24
  %10 = icmp ult i64 %.38, 4
  %11 = icmp eq i64 %xtraiter, 0
  %12 = trunc i64 %.2353552.fr to i32
  %sunkaddr639 = getelementptr i8, ptr %arg.C, i64 176
  %sunkaddr640 = getelementptr i8, ptr %arg.C, i64 320
  %sunkaddr641 = getelementptr i8, ptr %arg.C, i64 344
  %sunkaddr642 = getelementptr i8, ptr %arg.C, i64 336
  %sunkaddr643 = getelementptr i8, ptr %arg.C, i64 128
  %sunkaddr644 = getelementptr i8, ptr %arg.C, i64 224
  %sunkaddr646 = getelementptr i8, ptr %arg.C, i64 312
  %sunkaddr660 = getelementptr i8, ptr %arg.C, i64 368
  %sunkaddr564 = getelementptr i8, ptr %arg.C, i64 328
  %sunkaddr573 = getelementptr i8, ptr %arg.C, i64 352
  %sunkaddr574 = getelementptr i8, ptr %arg.C, i64 208
  %sunkaddr586 = getelementptr i8, ptr %arg.C, i64 152
  %.247.i = getelementptr i8, ptr %arg.C, i64 400
  %.24.i.i = getelementptr i8, ptr %arg.C, i64 456
  %scevgep.i.i = getelementptr i8, ptr %arg.tx, i64 16
  %sunkaddr49.i.i = getelementptr i8, ptr %arg.S, i64 208
  %sunkaddr50.i.i = getelementptr i8, ptr %arg.C, i64 432
  %sunkaddr51.i.i = getelementptr i8, ptr %arg.C, i64 416
  %sunkaddr52.i.i = getelementptr i8, ptr %arg.C, i64 424
  %.327.i = getelementptr i8, ptr %arg.C, i64 440
  %.547.i = getelementptr i8, ptr %arg.S, i64 104
  %.553.i220 = getelementptr i8, ptr %arg.S, i64 96
  %.559.i = getelementptr i8, ptr %arg.S, i64 80
  %.562.i = getelementptr i8, ptr %arg.S, i64 88
  %sunkaddr39.i = getelementptr i8, ptr %arg.S, i64 48
  %13 = getelementptr i8, ptr %arg.C, i64 392
  %.23.i1025 = getelementptr i8, ptr %arg.S, i64 160
  %sunkaddr677 = getelementptr i8, ptr %arg.C, i64 384
  %sunkaddr600 = getelementptr i8, ptr %arg.S, i64 312
  %sunkaddr601 = getelementptr i8, ptr %arg.S, i64 304
  %sunkaddr604 = getelementptr i8, ptr %arg.S, i64 152
  %sunkaddr616 = getelementptr i8, ptr %arg.C, i64 216
  %sunkaddr678 = getelementptr i8, ptr %arg.C, i64 376
  %sunkaddr679 = getelementptr i8, ptr %arg.C, i64 184
  %sunkaddr623 = getelementptr i8, ptr %arg.C, i64 136
  %.26.i230 = getelementptr i8, ptr %arg.C, i64 144
  %.390.i = getelementptr i8, ptr %arg.C, i64 264
  %.38.i.i = getelementptr i8, ptr %arg.S, i64 168
  %.44.i.i249 = getelementptr i8, ptr %arg.C, i64 304
  %.50.i.i250 = getelementptr i8, ptr %arg.C, i64 448
  %.106.i = getelementptr i8, ptr %arg.S, i64 192
  %.230.i = getelementptr i8, ptr %arg.C, i64 192
  %.175.i = getelementptr i8, ptr %arg.S, i64 184
  %14 = trunc i64 %.30.fr to i32
  %sunkaddr638 = getelementptr i8, ptr %arg.S, i64 136
  %15 = add i64 %.38, -4
  %16 = lshr i64 %15, 2
  %17 = add i64 %16, 1
  %xtraiter1398 = and i64 %17, 1
  %18 = icmp eq i64 %16, 0
  %unroll_iter1407 = and i64 %17, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter1398, 0
  %lcmp.mod1406 = icmp ne i64 %xtraiter1398, 0
  br label %B644.preheader
B642.backedge.us189.us:
  %soonest.2.12690.us190.us = phi i64 [ %soonest.2.12690.us190.us.be, %B642.backedge.us189.us.backedge ], [ 9007199254740992, %B642.backedge.us189.us.preheader ]
  %.34726862688.us191.us = phi i64 [ %.34726862688.us191.us.be, %B642.backedge.us189.us.backedge ], [ 0, %B642.backedge.us189.us.preheader ]
  %.idx2552.us192.us = mul i64 %.34726862688.us191.us, 96
  %19 = getelementptr i8, ptr %2, i64 %.idx2552.us192.us
  %.384.us193.us = getelementptr i8, ptr %19, i64 16
  %.385.us194.us = load i64, ptr %.384.us193.us, align 8
  %.11.i.us195.us = tail call i64 @llvm.smin.i64(i64 %.385.us194.us, i64 %soonest.2.12690.us190.us)
  %.354.us196.us = add i64 %.34726862688.us191.us, 1
  %exitcond3538.not.us197.us = icmp eq i64 %.38, %.354.us196.us
  br i1 %exitcond3538.not.us197.us, label %B746.us198.us, label %B642.backedge.us189.us.backedge
B642.backedge.us189.us.backedge:
  %soonest.2.12690.us190.us.be = phi i64 [ %.11.i.us195.us, %B642.backedge.us189.us ], [ 9007199254740992, %B846.us.us.us.us.preheader ]
  %.34726862688.us191.us.be = phi i64 [ %.354.us196.us, %B642.backedge.us189.us ], [ 0, %B846.us.us.us.us.preheader ]
  br label %B642.backedge.us189.us
B746.us198.us:
  %.423.us200.us = icmp sgt i64 %.11.i.us195.us, 9007199254740991
  br i1 %.423.us200.us, label %common.ret, label %B846.us.us.us.us.preheader
B846.us.us.us.us.preheader:
  %.5658.us205.us = load i64, ptr %sunkaddr550, align 8
  %.5659.us206.us = icmp eq i64 %.5658.us205.us, 1
  br i1 %.5659.us206.us, label %B642.backedge.us189.us.backedge, label %common.ret
B642.backedge:
  %lsr.iv = phi ptr [ %scevgep497.1, %B642.backedge ], [ %scevgep, %B642.backedge.preheader ]
  %soonest.2.12690 = phi i64 [ %.11.i.3.1, %B642.backedge ], [ 9007199254740992, %B642.backedge.preheader ]
  %niter = phi i64 [ %niter.next.1, %B642.backedge ], [ 0, %B642.backedge.preheader ]
  %scevgep500 = getelementptr i8, ptr %lsr.iv, i64 -288
  %.385 = load i64, ptr %scevgep500, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.385, i64 %soonest.2.12690)
  %scevgep499 = getelementptr i8, ptr %lsr.iv, i64 -192
  %.385.1 = load i64, ptr %scevgep499, align 8
  %.11.i.1 = tail call i64 @llvm.smin.i64(i64 %.385.1, i64 %.11.i)
  %scevgep498 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.385.2 = load i64, ptr %scevgep498, align 8
  %.11.i.2 = tail call i64 @llvm.smin.i64(i64 %.385.2, i64 %.11.i.1)
  %.385.3 = load i64, ptr %lsr.iv, align 8
  %.11.i.3 = tail call i64 @llvm.smin.i64(i64 %.385.3, i64 %.11.i.2)
  %scevgep497 = getelementptr i8, ptr %lsr.iv, i64 384
  %scevgep500.1 = getelementptr i8, ptr %lsr.iv, i64 96
  %.385.11408 = load i64, ptr %scevgep500.1, align 8
  %.11.i.11409 = tail call i64 @llvm.smin.i64(i64 %.385.11408, i64 %.11.i.3)
  %scevgep499.1 = getelementptr i8, ptr %lsr.iv, i64 192
  %.385.1.1 = load i64, ptr %scevgep499.1, align 8
  %.11.i.1.1 = tail call i64 @llvm.smin.i64(i64 %.385.1.1, i64 %.11.i.11409)
  %scevgep498.1 = getelementptr i8, ptr %lsr.iv, i64 288
  %.385.2.1 = load i64, ptr %scevgep498.1, align 8
  %.11.i.2.1 = tail call i64 @llvm.smin.i64(i64 %.385.2.1, i64 %.11.i.1.1)
  %.385.3.1 = load i64, ptr %scevgep497, align 8
  %.11.i.3.1 = tail call i64 @llvm.smin.i64(i64 %.385.3.1, i64 %.11.i.2.1)
  %scevgep497.1 = getelementptr i8, ptr %lsr.iv, i64 768
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter1407
  br i1 %niter.ncmp.1, label %B746.unr-lcssa.unr-lcssa, label %B642.backedge
B746.unr-lcssa.unr-lcssa:
  br i1 %lcmp.mod.not, label %B746.unr-lcssa, label %B642.backedge.epil.preheader1397
B642.backedge.epil.preheader1397:
  %lsr.iv.epil.init = phi ptr [ %scevgep, %B642.backedge.preheader ], [ %scevgep497.1, %B746.unr-lcssa.unr-lcssa ]
  %soonest.2.12690.epil.init1403 = phi i64 [ 9007199254740992, %B642.backedge.preheader ], [ %.11.i.3.1, %B746.unr-lcssa.unr-lcssa ]
  %scevgep500.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -288
  %.385.epil1401 = load i64, ptr %scevgep500.epil, align 8
  %.11.i.epil1402 = tail call i64 @llvm.smin.i64(i64 %.385.epil1401, i64 %soonest.2.12690.epil.init1403)
  %scevgep499.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -192
  %.385.1.epil = load i64, ptr %scevgep499.epil, align 8
  %.11.i.1.epil = tail call i64 @llvm.smin.i64(i64 %.385.1.epil, i64 %.11.i.epil1402)
  %scevgep498.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -96
  %.385.2.epil = load i64, ptr %scevgep498.epil, align 8
  %.11.i.2.epil = tail call i64 @llvm.smin.i64(i64 %.385.2.epil, i64 %.11.i.1.epil)
  %.385.3.epil = load i64, ptr %lsr.iv.epil.init, align 8
  %.11.i.3.epil = tail call i64 @llvm.smin.i64(i64 %.385.3.epil, i64 %.11.i.2.epil)
  br label %B746.unr-lcssa
B746.unr-lcssa:
  %.11.i.3.lcssa = phi i64 [ %.11.i.3.1, %B746.unr-lcssa.unr-lcssa ], [ %.11.i.3.epil, %B642.backedge.epil.preheader1397 ]
  br i1 %11, label %B746, label %B642.backedge.epil.preheader
B642.backedge.epil.preheader:
  %soonest.2.12690.epil.init = phi i64 [ 9007199254740992, %B644.preheader ], [ %.11.i.3.lcssa, %B746.unr-lcssa ]
  %.34726862688.epil.init = phi i64 [ 0, %B644.preheader ], [ %unroll_iter, %B746.unr-lcssa ]
  %20 = mul i64 %.34726862688.epil.init, 96
  %scevgep502 = getelementptr i8, ptr %scevgep501, i64 %20
  br label %B642.backedge.epil
B642.backedge.epil:
  %lsr.iv503 = phi i64 [ %lsr.iv.next, %B642.backedge.epil ], [ 0, %B642.backedge.epil.preheader ]
  %soonest.2.12690.epil = phi i64 [ %.11.i.epil, %B642.backedge.epil ], [ %soonest.2.12690.epil.init, %B642.backedge.epil.preheader ]
  %scevgep504 = getelementptr i8, ptr %scevgep502, i64 %lsr.iv503
  %.385.epil = load i64, ptr %scevgep504, align 8
  %.11.i.epil = tail call i64 @llvm.smin.i64(i64 %.385.epil, i64 %soonest.2.12690.epil)
  %lsr.iv.next = add i64 %lsr.iv503, 96
  %epil.iter.cmp.not = icmp eq i64 %9, %lsr.iv.next
  br i1 %epil.iter.cmp.not, label %B746, label %B642.backedge.epil
B746:
  %.11.i.lcssa = phi i64 [ %.11.i.3.lcssa, %B746.unr-lcssa ], [ %.11.i.epil, %B642.backedge.epil ]
  %.423 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.423, label %common.ret, label %B772.else.if
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B844.loopexit.loopexit:
  %exitcond282.not = icmp eq i64 %.604, %.30.fr
  br i1 %exitcond282.not, label %B663440.loopexit.split, label %B846.endif.endif
B1004:
  %.917 = load i64, ptr %.43, align 8
  %.926 = load i64, ptr %.35, align 8
  %.930 = icmp eq i64 %.926, 0
  br i1 %.930, label %B1004.endif, label %B1004.else.if
B1054:
  %_run_sub_core_v17_place.5.4 = phi i64 [ -1, %B1004.endif ], [ %_run_sub_core_v17_place.5.4.be, %B1054.backedge ]
  %.1038 = load i64, ptr %.1037, align 8
  %.1046 = load i64, ptr %sunkaddr553, align 8
  %.1047 = icmp sgt i64 %.1046, 0
  br i1 %.1047, label %B1056, label %B1174
B1056:
  %.1052 = load i64, ptr %sunkaddr555, align 8
  %.1053 = ashr i64 %.1052, 9
  %.1055.not = icmp sgt i64 %.1053, %.1038
  br i1 %.1055.not, label %B1174, label %B1118
B1118:
  %.10.i = load i64, ptr %.43, align 8
  %.14.i = load i64, ptr %sunkaddr640, align 8
  %.16.i = load i64, ptr %sunkaddr639, align 8
  %.17.i = mul i64 %.16.i, %.849
  %21 = getelementptr i64, ptr %arg.S, i64 %.17.i
  %.24.i = getelementptr i64, ptr %21, i64 %.14.i
  %.25.i = load i64, ptr %.24.i, align 8
  %gep185 = getelementptr i64, ptr %invariant.gep184, i64 %.10.i
  %.31.i = getelementptr i8, ptr %gep185, i64 24
  %.32.i = load i64, ptr %.31.i, align 8
  %.33.i = add i64 %.32.i, -1
  store i64 %.33.i, ptr %.31.i, align 8
  %.46.i = getelementptr i64, ptr %.24.i, i64 %.33.i
  %.47.i = load i64, ptr %.46.i, align 8
  %.63.not45.i = icmp sgt i64 %.32.i, 2
  br i1 %.63.not45.i, label %B370.i, label %B1118.endif
B370.i:
  %.5748.i = phi i64 [ %.57.i, %B536.i ], [ 1, %B1118 ]
  %.5647.i = phi i64 [ %.56.i, %B536.i ], [ 0, %B1118 ]
  %at.2.046.i = phi i64 [ %down.2.1.i, %B536.i ], [ 0, %B1118 ]
  %.75.i = add i64 %.5647.i, 2
  %.77.i = icmp slt i64 %.75.i, %.33.i
  br i1 %.77.i, label %B388.i, label %B484.i
B388.i:
  %gep.i = getelementptr i64, ptr %.24.i, i64 %.5748.i
  %.87.i = getelementptr i8, ptr %gep.i, i64 8
  %.88.i = load i64, ptr %.87.i, align 8
  %.94.i = load i64, ptr %gep.i, align 8
  %.95.i = icmp slt i64 %.88.i, %.94.i
  %spec.select.i = select i1 %.95.i, i64 %.75.i, i64 %.5748.i
  br label %B484.i
B484.i:
  %down.2.1.i = phi i64 [ %.5748.i, %B370.i ], [ %spec.select.i, %B388.i ]
  %.110.i = getelementptr i64, ptr %.24.i, i64 %down.2.1.i
  %.111.i = load i64, ptr %.110.i, align 8
  %.117.not.i = icmp sgt i64 %.47.i, %.111.i
  br i1 %.117.not.i, label %B536.i, label %B1118.endif
B536.i:
  %.131.i = getelementptr i64, ptr %.24.i, i64 %at.2.046.i
  store i64 %.111.i, ptr %.131.i, align 8
  %.56.i = shl i64 %down.2.1.i, 1
  %.57.i = or i64 %.56.i, 1
  %.63.not.i = icmp slt i64 %.57.i, %.33.i
  br i1 %.63.not.i, label %B370.i, label %B1118.endif
B1170:
  %.1121 = load i64, ptr %sunkaddr555, align 8
  %.1122 = ashr i64 %.1121, 9
  %.1124.not = icmp sgt i64 %.1122, %.1038
  br i1 %.1124.not, label %B1174, label %B1118
B1174:
  %.1136 = icmp slt i64 %_run_sub_core_v17_place.5.4, 0
  br i1 %.1136, label %B1175, label %B371126
B1175:
  %.1165 = load i64, ptr %.43, align 8
  %.1174 = load i64, ptr %sunkaddr641, align 8
  %.1180 = load i64, ptr %sunkaddr642, align 8
  %.1184 = mul i64 %.1174, %.997
  %gep3674 = getelementptr i64, ptr %invariant.gep3673, i64 %.1165
  %.1199 = getelementptr i8, ptr %gep3674, i64 32
  %.1200 = load i64, ptr %.1199, align 8
  %.1201 = icmp sgt i64 %.1200, 0
  %sunkaddr648 = shl i64 %.1165, 3
  br i1 %.1201, label %B332413.lr.ph, label %B333017.endif
B333043:
  %_run_sub_core_v17__select_v26_found.5.62738 = phi i64 [ -1, %B333043.lr.ph ], [ %_run_sub_core_v17__select_v26_found.6.7, %B352414 ]
  %.166527242736 = phi i64 [ 0, %B333043.lr.ph ], [ %.1672, %B352414 ]
  %invariant.gep = getelementptr i64, ptr %664, i64 %.166527242736
  br i1 %666, label %B333287.epil, label %B333287.preheader
B333287.preheader:
  br i1 %.1857.not, label %B333643, label %B333359
B333359:
  %.1870 = load i64, ptr %invariant.gep, align 8
  br label %B333643
B333643:
  %_run_sub_core_v17__select_v26_free.3.8 = phi i64 [ %.1870, %B333359 ], [ 0, %B333287.preheader ]
  br i1 %.1857.not.1, label %B333643.1, label %B333359.1
B333359.1:
  %gep.1 = getelementptr i64, ptr %invariant.gep, i64 %.1174
  %.1870.1 = load i64, ptr %gep.1, align 8
  %.1872.1 = or i64 %.1870.1, %_run_sub_core_v17__select_v26_free.3.8
  br label %B333643.1
B333643.1:
  %_run_sub_core_v17__select_v26_free.3.8.1 = phi i64 [ %.1872.1, %B333359.1 ], [ %_run_sub_core_v17__select_v26_free.3.8, %B333643 ]
  br i1 %.1857.not.11274, label %B333643.11281, label %B333359.11279
B333359.11279:
  %gep.11276 = getelementptr i8, ptr %invariant.gep, i64 %gep.11276.idx
  %.1870.11277 = load i64, ptr %gep.11276, align 8
  %.1872.11278 = or i64 %.1870.11277, %_run_sub_core_v17__select_v26_free.3.8.1
  br label %B333643.11281
B333643.11281:
  %_run_sub_core_v17__select_v26_free.3.8.11280 = phi i64 [ %.1872.11278, %B333359.11279 ], [ %_run_sub_core_v17__select_v26_free.3.8.1, %B333643.1 ]
  br i1 %.1857.not.1.1, label %B333643.1.1, label %B333359.1.1
B333359.1.1:
  %gep.1.1 = getelementptr i8, ptr %invariant.gep, i64 %gep.1.1.idx
  %.1870.1.1 = load i64, ptr %gep.1.1, align 8
  %.1872.1.1 = or i64 %.1870.1.1, %_run_sub_core_v17__select_v26_free.3.8.11280
  br label %B333643.1.1
B333643.1.1:
  %_run_sub_core_v17__select_v26_free.3.8.1.1 = phi i64 [ %.1872.1.1, %B333359.1.1 ], [ %_run_sub_core_v17__select_v26_free.3.8.11280, %B333643.11281 ]
  br i1 %.1857.not.2, label %B333643.2, label %B333359.2
B333359.2:
  %gep.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.2.idx
  %.1870.2 = load i64, ptr %gep.2, align 8
  %.1872.2 = or i64 %.1870.2, %_run_sub_core_v17__select_v26_free.3.8.1.1
  br label %B333643.2
B333643.2:
  %_run_sub_core_v17__select_v26_free.3.8.2 = phi i64 [ %.1872.2, %B333359.2 ], [ %_run_sub_core_v17__select_v26_free.3.8.1.1, %B333643.1.1 ]
  br i1 %.1857.not.1.2, label %B333643.1.2, label %B333359.1.2
B333359.1.2:
  %gep.1.2 = getelementptr i8, ptr %invariant.gep, i64 %gep.1.2.idx
  %.1870.1.2 = load i64, ptr %gep.1.2, align 8
  %.1872.1.2 = or i64 %.1870.1.2, %_run_sub_core_v17__select_v26_free.3.8.2
  br label %B333643.1.2
B333643.1.2:
  %_run_sub_core_v17__select_v26_free.3.8.1.2 = phi i64 [ %.1872.1.2, %B333359.1.2 ], [ %_run_sub_core_v17__select_v26_free.3.8.2, %B333643.2 ]
  br i1 %.1857.not.3, label %B333643.3, label %B333359.3
B333359.3:
  %gep.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.3.idx
  %.1870.3 = load i64, ptr %gep.3, align 8
  %.1872.3 = or i64 %.1870.3, %_run_sub_core_v17__select_v26_free.3.8.1.2
  br label %B333643.3
B333643.3:
  %_run_sub_core_v17__select_v26_free.3.8.3 = phi i64 [ %.1872.3, %B333359.3 ], [ %_run_sub_core_v17__select_v26_free.3.8.1.2, %B333643.1.2 ]
  br i1 %.1857.not.1.3, label %B333287.epil, label %B333359.1.3
B333359.1.3:
  %gep.1.3 = getelementptr i8, ptr %invariant.gep, i64 %gep.1.3.idx
  %.1870.1.3 = load i64, ptr %gep.1.3, align 8
  %.1872.1.3 = or i64 %.1870.1.3, %_run_sub_core_v17__select_v26_free.3.8.3
  br label %B333287.epil
B333287.epil:
  %_run_sub_core_v17__select_v26_free.2.72717.epil.init = phi i64 [ 0, %B333043 ], [ %.1872.1.3, %B333359.1.3 ], [ %_run_sub_core_v17__select_v26_free.3.8.3, %B333643.3 ]
  %.181427132715.epil.init = phi i64 [ 0, %B333043 ], [ 8, %B333359.1.3 ], [ 8, %B333643.3 ]
  %22 = shl i64 1, %.181427132715.epil.init
  %23 = and i64 %22, %_run_sub_core_v17__select_v26_open_masks.7.6
  %.1857.not.epil = icmp eq i64 %23, 0
  br i1 %.1857.not.epil, label %B333647, label %B333359.epil
B333359.epil:
  %.1861.epil = mul i64 %.181427132715.epil.init, %.1174
  %gep.epil = getelementptr i64, ptr %invariant.gep, i64 %.1861.epil
  %.1870.epil = load i64, ptr %gep.epil, align 8
  %.1872.epil = or i64 %.1870.epil, %_run_sub_core_v17__select_v26_free.2.72717.epil.init
  br label %B333647
B333647:
  %_run_sub_core_v17__select_v26_free.3.8.epil = phi i64 [ %.1872.epil, %B333359.epil ], [ %_run_sub_core_v17__select_v26_free.2.72717.epil.init, %B333287.epil ]
  %.1672 = add i64 %.166527242736, 1
  %.1891 = icmp eq i64 %_run_sub_core_v17__select_v26_free.3.8.epil, 0
  br i1 %.1891, label %B352414, label %B333941
B333941:
  %.1905 = shl i64 %.166527242736, 6
  %.1911 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v17__select_v26_free.3.8.epil, i1 true)
  %.1912 = or i64 %.1911, %.1905
  %.1925 = icmp slt i64 %.1568, %.1905
  %or.cond = select i1 %667, i1 %.1925, i1 false
  %or.cond3035 = select i1 %668, i1 true, i1 %or.cond
  %.1944 = icmp slt i64 %_run_sub_core_v17__select_v26_found.5.62738, 0
  %spec.select3677 = select i1 %.1944, i64 %.1912, i64 %_run_sub_core_v17__select_v26_found.5.62738
  br i1 %or.cond3035, label %B352616, label %B335093
B335093:
  br i1 %667, label %B335349, label %B335398
B335349:
  %.1986 = add i64 %.1905, 64
  %.1988 = icmp sge i64 %.1568, %.1986
  %24 = and i64 %_run_sub_core_v17__select_v26_free.3.8.epil, %665
  %.1997.not = icmp eq i64 %24, 0
  %or.cond3036 = select i1 %.1988, i1 true, i1 %.1997.not
  br i1 %or.cond3036, label %B352414, label %B352476
B335398:
  br i1 %.1925, label %B352616, label %B351766
B351766:
  %.2034 = or i64 %.1905, 63
  %.2036 = icmp sge i64 %.1568, %.2034
  %.2042 = and i64 %_run_sub_core_v17__select_v26_free.3.8.epil, %.2040
  %.2063.not = icmp eq i64 %.2042, 0
  %or.cond3037 = select i1 %.2036, i1 true, i1 %.2063.not
  br i1 %or.cond3037, label %B352414, label %B351766.B352220_crit_edge
B351766.B352220_crit_edge:
  %.pre = tail call i64 @llvm.cttz.i64(i64 %.2042, i1 true)
  %.pre3545 = or i64 %.pre, %.1905
  br label %B352616
B352414:
  %_run_sub_core_v17__select_v26_found.6.7 = phi i64 [ %spec.select3677, %B335349 ], [ %_run_sub_core_v17__select_v26_found.5.62738, %B333647 ], [ %spec.select3677, %B351766 ]
  %exitcond3542.not = icmp eq i64 %.1174, %.1672
  br i1 %exitcond3542.not, label %B352476, label %B333043
B352476:
  %_run_sub_core_v17__select_v26_found.8.7 = phi i64 [ %.1568, %B335349 ], [ %_run_sub_core_v17__select_v26_found.6.7, %B352414 ]
  %.2120 = icmp slt i64 %_run_sub_core_v17__select_v26_found.8.7, 0
  br i1 %.2120, label %B352766, label %B352616
B352616:
  %_run_sub_core_v17__select_v26_found.8.71434 = phi i64 [ %_run_sub_core_v17__select_v26_found.8.7, %B352476 ], [ %.pre3545, %B351766.B352220_crit_edge ], [ %.1912, %B335398 ], [ %spec.select3677, %B333941 ]
  %.2142 = load i64, ptr %sunkaddr564, align 8
  %.2146 = mul i64 %.2144, %.1174
  %25 = getelementptr i64, ptr %arg.S, i64 %.2142
  %26 = getelementptr i64, ptr %25, i64 %.2146
  %.2151 = getelementptr i64, ptr %26, i64 %_run_sub_core_v17__select_v26_found.8.71434
  %.2152 = load i64, ptr %.2151, align 8
  %.2158 = load i64, ptr %sunkaddr646, align 8
  %.2161 = load i64, ptr %sunkaddr639, align 8
  %.2165 = mul i64 %.2161, %.849
  %.2169 = add i64 %.2165, %.2152
  %27 = getelementptr i64, ptr %arg.S, i64 %.2158
  %.idx2542 = mul i64 %.2169, 184
  %28 = getelementptr i8, ptr %27, i64 %.idx2542
  %.2174 = getelementptr i8, ptr %28, i64 160
  %.2175 = load i64, ptr %.2174, align 8
  %.2180.not = icmp eq i64 %.2175, 0
  br i1 %.2180.not, label %B352690, label %B352620
B352620:
  %.2189 = add i64 %.1200, -1
  %sunkaddr569 = getelementptr i8, ptr %sunkaddr662, i64 32
  store i64 %.2189, ptr %sunkaddr569, align 8
  br label %B352690
B352690:
  %.2196 = mul i64 %.2175, %.1174
  %.2206 = lshr i64 %_run_sub_core_v17__select_v26_found.8.71434, 6
  %29 = getelementptr i64, ptr %664, i64 %.2196
  %.2209 = getelementptr i64, ptr %29, i64 %.2206
  %.2210 = load i64, ptr %.2209, align 8
  %.2212 = and i64 %_run_sub_core_v17__select_v26_found.8.71434, 63
  %.2215 = shl i64 1, %.2212
  %.2216 = xor i64 %.2215, -1
  %.2217 = and i64 %.2210, %.2216
  store i64 %.2217, ptr %.2209, align 8
  %.2242 = icmp slt i64 %.2152, 0
  br i1 %.2242, label %B352690.B352766_crit_edge, label %B371126
B352690.B352766_crit_edge:
  %.18.i.pre = load i64, ptr %.43, align 8
  br label %B352766
B352766:
  %.18.i = phi i64 [ %.1165, %B352476 ], [ %.18.i.pre, %B352690.B352766_crit_edge ], [ %.1165, %B333017.endif ]
  %_run_sub_core_v17_place.9.51528 = phi i64 [ -1, %B352476 ], [ %.2152, %B352690.B352766_crit_edge ], [ -1, %B333017.endif ]
  %gep1239 = getelementptr i64, ptr %invariant.gep184, i64 %.18.i
  %.31.i4 = getelementptr i8, ptr %gep1239, i64 24
  %.32.i5 = load i64, ptr %.31.i4, align 8
  %.33.i6 = icmp sgt i64 %.32.i5, 0
  br i1 %.33.i6, label %B138.i, label %B274.i
B138.i:
  %.37.i = load i64, ptr %sunkaddr640, align 8
  %.40.i = load i64, ptr %sunkaddr639, align 8
  %.42.i = mul i64 %.40.i, %.849
  %30 = getelementptr i64, ptr %arg.S, i64 %.37.i
  %.45.i = getelementptr i64, ptr %30, i64 %.42.i
  %.46.i9 = load i64, ptr %.45.i, align 8
  %.47.i10 = ashr i64 %.46.i9, 9
  br label %B274.i
B274.i:
  %soonest.5.0.i = phi i64 [ %.47.i10, %B138.i ], [ 9007199254740992, %B352766 ]
  %sunkaddr162.i = getelementptr i8, ptr %gep1239, i64 32
  %.59.i = load i64, ptr %sunkaddr162.i, align 8
  %.60.i = icmp sgt i64 %.59.i, 0
  br i1 %.60.i, label %B332.endif.endif.i, label %_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B332.endif.endif.i:
  %.72.i = load i64, ptr %sunkaddr641, align 8
  %.78.i = load i64, ptr %sunkaddr642, align 8
  %.84.i = mul i64 %.72.i, %.997
  %.299134.not.i = icmp slt i64 %.72.i, 1
  %31 = getelementptr i64, ptr %arg.S, i64 %.78.i
  %32 = getelementptr i64, ptr %31, i64 %.84.i
  br i1 %.299134.not.i, label %_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B488.endif.us.preheader.i
B488.endif.us.preheader.i:
  %33 = getelementptr i64, ptr %32, i64 %.72.i
  %min.iters.check.i = icmp ult i64 %.72.i, 4
  br i1 %min.iters.check.i, label %B526.us.i.preheader, label %vector.ph.i
B526.us.i.preheader:
  %waiting.2.1137.us.i.ph = phi i64 [ 0, %B488.endif.us.preheader.i ], [ %42, %middle.block.i ]
  %.305133135.us.i.ph = phi i64 [ 0, %B488.endif.us.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B526.us.i
vector.ph.i:
  %n.vec.i = and i64 %.72.i, 9223372036854775804
  %34 = mul i64 %.72.i, %638
  %35 = shl i64 %.78.i, 3
  %36 = getelementptr i8, ptr %arg.S, i64 %34
  %37 = getelementptr i8, ptr %36, i64 %35
  %scevgep216.i = getelementptr i8, ptr %37, i64 16
  br label %vector.body.i
vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %39, %vector.body.i ]
  %vec.phi14.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %40, %vector.body.i ]
  %38 = shl i64 %index.i, 3
  %scevgep218.i = getelementptr i8, ptr %scevgep216.i, i64 %38
  %scevgep219.i = getelementptr i8, ptr %scevgep218.i, i64 -16
  %wide.load.i = load <2 x i64>, ptr %scevgep219.i, align 8
  %wide.load15.i = load <2 x i64>, ptr %scevgep218.i, align 8
  %39 = or <2 x i64> %wide.load.i, %vec.phi.i
  %40 = or <2 x i64> %wide.load15.i, %vec.phi14.i
  %index.next.i = add i64 %index.i, 4
  %41 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %41, label %middle.block.i, label %vector.body.i
middle.block.i:
  %bin.rdx.i = or <2 x i64> %40, %39
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx220.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %42 = extractelement <2 x i64> %bin.rdx220.i, i64 0
  %cmp.n.i = icmp eq i64 %.72.i, %n.vec.i
  br i1 %cmp.n.i, label %B524.B586_crit_edge.us.i, label %B526.us.i.preheader
B612.us.i:
  %sunkaddr164.i = getelementptr i8, ptr %gep1239, i64 64
  %.378.us.i = load i64, ptr %sunkaddr164.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.378.us.i, i64 %soonest.5.0.i)
  br label %B869.us.i
B869.us.i:
  %soonest.6.1.us.i = phi i64 [ %soonest.5.0.i, %B524.B586_crit_edge.us.i ], [ %.11.i.i, %B612.us.i ]
  %.idx178.i = shl i64 %.72.i, 4
  %43 = getelementptr i8, ptr %32, i64 %.idx178.i
  br i1 %min.iters.check.i, label %B526.us.1.i.preheader, label %vector.ph18.i
vector.ph18.i:
  %n.vec20.i = and i64 %.72.i, 9223372036854775804
  %44 = mul i64 %.72.i, %639
  %45 = shl i64 %.78.i, 3
  %46 = getelementptr i8, ptr %arg.S, i64 %44
  %47 = getelementptr i8, ptr %46, i64 %45
  %scevgep211.i = getelementptr i8, ptr %47, i64 16
  br label %vector.body21.i
vector.body21.i:
  %index22.i = phi i64 [ 0, %vector.ph18.i ], [ %index.next27.i, %vector.body21.i ]
  %vec.phi23.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %49, %vector.body21.i ]
  %vec.phi24.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %50, %vector.body21.i ]
  %48 = shl i64 %index22.i, 3
  %scevgep213.i = getelementptr i8, ptr %scevgep211.i, i64 %48
  %scevgep214.i = getelementptr i8, ptr %scevgep213.i, i64 -16
  %wide.load25.i = load <2 x i64>, ptr %scevgep214.i, align 8
  %wide.load26.i = load <2 x i64>, ptr %scevgep213.i, align 8
  %49 = or <2 x i64> %wide.load25.i, %vec.phi23.i
  %50 = or <2 x i64> %wide.load26.i, %vec.phi24.i
  %index.next27.i = add i64 %index22.i, 4
  %51 = icmp eq i64 %n.vec20.i, %index.next27.i
  br i1 %51, label %middle.block28.i, label %vector.body21.i
middle.block28.i:
  %bin.rdx29.i = or <2 x i64> %50, %49
  %rdx.shuf221.i = shufflevector <2 x i64> %bin.rdx29.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx222.i = or <2 x i64> %rdx.shuf221.i, %bin.rdx29.i
  %52 = extractelement <2 x i64> %bin.rdx222.i, i64 0
  %cmp.n30.i = icmp eq i64 %.72.i, %n.vec20.i
  br i1 %cmp.n30.i, label %B524.B586_crit_edge.us.1.i, label %B526.us.1.i.preheader
B526.us.1.i.preheader:
  %waiting.2.1137.us.1.i.ph = phi i64 [ 0, %B869.us.i ], [ %52, %middle.block28.i ]
  %.305133135.us.1.i.ph = phi i64 [ 0, %B869.us.i ], [ %n.vec20.i, %middle.block28.i ]
  br label %B526.us.1.i
B526.us.1.i:
  %waiting.2.1137.us.1.i = phi i64 [ %.347.us.1.i, %B526.us.1.i ], [ %waiting.2.1137.us.1.i.ph, %B526.us.1.i.preheader ]
  %.305133135.us.1.i = phi i64 [ %.312.us.1.i, %B526.us.1.i ], [ %.305133135.us.1.i.ph, %B526.us.1.i.preheader ]
  %.312.us.1.i = add i64 %.305133135.us.1.i, 1
  %53 = shl i64 %.305133135.us.1.i, 3
  %scevgep210.i = getelementptr i8, ptr %43, i64 %53
  %.345.us.1.i = load i64, ptr %scevgep210.i, align 8
  %.347.us.1.i = or i64 %.345.us.1.i, %waiting.2.1137.us.1.i
  %exitcond.1.not.i = icmp eq i64 %.72.i, %.312.us.1.i
  br i1 %exitcond.1.not.i, label %B524.B586_crit_edge.us.1.i, label %B526.us.1.i
B524.B586_crit_edge.us.1.i:
  %.347.us.1.lcssa.i = phi i64 [ %52, %middle.block28.i ], [ %.347.us.1.i, %B526.us.1.i ]
  %.360.not.us.1.i = icmp eq i64 %.347.us.1.lcssa.i, 0
  br i1 %.360.not.us.1.i, label %B869.us.1.i, label %B612.us.1.i
B612.us.1.i:
  %sunkaddr166.i = getelementptr i8, ptr %gep1239, i64 72
  %.378.us.1.i = load i64, ptr %sunkaddr166.i, align 8
  %.11.i1.i = tail call i64 @llvm.smin.i64(i64 %.378.us.1.i, i64 %soonest.6.1.us.i)
  br label %B869.us.1.i
B869.us.1.i:
  %soonest.6.1.us.1.i = phi i64 [ %soonest.6.1.us.i, %B524.B586_crit_edge.us.1.i ], [ %.11.i1.i, %B612.us.1.i ]
  %.idx179.i = mul i64 %.72.i, 24
  %54 = getelementptr i8, ptr %32, i64 %.idx179.i
  br i1 %min.iters.check.i, label %B526.us.2.i.preheader, label %vector.ph35.i
vector.ph35.i:
  %n.vec37.i = and i64 %.72.i, 9223372036854775804
  %55 = mul i64 %.72.i, %640
  %56 = shl i64 %.78.i, 3
  %57 = getelementptr i8, ptr %arg.S, i64 %55
  %58 = getelementptr i8, ptr %57, i64 %56
  %scevgep206.i = getelementptr i8, ptr %58, i64 16
  br label %vector.body38.i
vector.body38.i:
  %index39.i = phi i64 [ 0, %vector.ph35.i ], [ %index.next44.i, %vector.body38.i ]
  %vec.phi40.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %60, %vector.body38.i ]
  %vec.phi41.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %61, %vector.body38.i ]
  %59 = shl i64 %index39.i, 3
  %scevgep208.i = getelementptr i8, ptr %scevgep206.i, i64 %59
  %scevgep209.i = getelementptr i8, ptr %scevgep208.i, i64 -16
  %wide.load42.i = load <2 x i64>, ptr %scevgep209.i, align 8
  %wide.load43.i = load <2 x i64>, ptr %scevgep208.i, align 8
  %60 = or <2 x i64> %wide.load42.i, %vec.phi40.i
  %61 = or <2 x i64> %wide.load43.i, %vec.phi41.i
  %index.next44.i = add i64 %index39.i, 4
  %62 = icmp eq i64 %n.vec37.i, %index.next44.i
  br i1 %62, label %middle.block45.i, label %vector.body38.i
middle.block45.i:
  %bin.rdx46.i = or <2 x i64> %61, %60
  %rdx.shuf223.i = shufflevector <2 x i64> %bin.rdx46.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx224.i = or <2 x i64> %rdx.shuf223.i, %bin.rdx46.i
  %63 = extractelement <2 x i64> %bin.rdx224.i, i64 0
  %cmp.n47.i = icmp eq i64 %.72.i, %n.vec37.i
  br i1 %cmp.n47.i, label %B524.B586_crit_edge.us.2.i, label %B526.us.2.i.preheader
B526.us.2.i.preheader:
  %waiting.2.1137.us.2.i.ph = phi i64 [ 0, %B869.us.1.i ], [ %63, %middle.block45.i ]
  %.305133135.us.2.i.ph = phi i64 [ 0, %B869.us.1.i ], [ %n.vec37.i, %middle.block45.i ]
  br label %B526.us.2.i
B526.us.2.i:
  %waiting.2.1137.us.2.i = phi i64 [ %.347.us.2.i, %B526.us.2.i ], [ %waiting.2.1137.us.2.i.ph, %B526.us.2.i.preheader ]
  %.305133135.us.2.i = phi i64 [ %.312.us.2.i, %B526.us.2.i ], [ %.305133135.us.2.i.ph, %B526.us.2.i.preheader ]
  %.312.us.2.i = add i64 %.305133135.us.2.i, 1
  %64 = shl i64 %.305133135.us.2.i, 3
  %scevgep205.i = getelementptr i8, ptr %54, i64 %64
  %.345.us.2.i = load i64, ptr %scevgep205.i, align 8
  %.347.us.2.i = or i64 %.345.us.2.i, %waiting.2.1137.us.2.i
  %exitcond.2.not.i = icmp eq i64 %.72.i, %.312.us.2.i
  br i1 %exitcond.2.not.i, label %B524.B586_crit_edge.us.2.i, label %B526.us.2.i
B524.B586_crit_edge.us.2.i:
  %.347.us.2.lcssa.i = phi i64 [ %63, %middle.block45.i ], [ %.347.us.2.i, %B526.us.2.i ]
  %.360.not.us.2.i = icmp eq i64 %.347.us.2.lcssa.i, 0
  br i1 %.360.not.us.2.i, label %B869.us.2.i, label %B612.us.2.i
B612.us.2.i:
  %sunkaddr168.i = getelementptr i8, ptr %gep1239, i64 80
  %.378.us.2.i = load i64, ptr %sunkaddr168.i, align 8
  %.11.i2.i = tail call i64 @llvm.smin.i64(i64 %.378.us.2.i, i64 %soonest.6.1.us.1.i)
  br label %B869.us.2.i
B869.us.2.i:
  %soonest.6.1.us.2.i = phi i64 [ %soonest.6.1.us.1.i, %B524.B586_crit_edge.us.2.i ], [ %.11.i2.i, %B612.us.2.i ]
  %.idx180.i = shl i64 %.72.i, 5
  %65 = getelementptr i8, ptr %32, i64 %.idx180.i
  br i1 %min.iters.check.i, label %B526.us.3.i.preheader, label %vector.ph52.i
vector.ph52.i:
  %n.vec54.i = and i64 %.72.i, 9223372036854775804
  %66 = mul i64 %.72.i, %641
  %67 = shl i64 %.78.i, 3
  %68 = getelementptr i8, ptr %arg.S, i64 %66
  %69 = getelementptr i8, ptr %68, i64 %67
  %scevgep201.i = getelementptr i8, ptr %69, i64 16
  br label %vector.body55.i
vector.body55.i:
  %index56.i = phi i64 [ 0, %vector.ph52.i ], [ %index.next61.i, %vector.body55.i ]
  %vec.phi57.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %71, %vector.body55.i ]
  %vec.phi58.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %72, %vector.body55.i ]
  %70 = shl i64 %index56.i, 3
  %scevgep203.i = getelementptr i8, ptr %scevgep201.i, i64 %70
  %scevgep204.i = getelementptr i8, ptr %scevgep203.i, i64 -16
  %wide.load59.i = load <2 x i64>, ptr %scevgep204.i, align 8
  %wide.load60.i = load <2 x i64>, ptr %scevgep203.i, align 8
  %71 = or <2 x i64> %wide.load59.i, %vec.phi57.i
  %72 = or <2 x i64> %wide.load60.i, %vec.phi58.i
  %index.next61.i = add i64 %index56.i, 4
  %73 = icmp eq i64 %n.vec54.i, %index.next61.i
  br i1 %73, label %middle.block62.i, label %vector.body55.i
middle.block62.i:
  %bin.rdx63.i = or <2 x i64> %72, %71
  %rdx.shuf225.i = shufflevector <2 x i64> %bin.rdx63.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx226.i = or <2 x i64> %rdx.shuf225.i, %bin.rdx63.i
  %74 = extractelement <2 x i64> %bin.rdx226.i, i64 0
  %cmp.n64.i = icmp eq i64 %.72.i, %n.vec54.i
  br i1 %cmp.n64.i, label %B524.B586_crit_edge.us.3.i, label %B526.us.3.i.preheader
B526.us.3.i.preheader:
  %waiting.2.1137.us.3.i.ph = phi i64 [ 0, %B869.us.2.i ], [ %74, %middle.block62.i ]
  %.305133135.us.3.i.ph = phi i64 [ 0, %B869.us.2.i ], [ %n.vec54.i, %middle.block62.i ]
  br label %B526.us.3.i
B526.us.3.i:
  %waiting.2.1137.us.3.i = phi i64 [ %.347.us.3.i, %B526.us.3.i ], [ %waiting.2.1137.us.3.i.ph, %B526.us.3.i.preheader ]
  %.305133135.us.3.i = phi i64 [ %.312.us.3.i, %B526.us.3.i ], [ %.305133135.us.3.i.ph, %B526.us.3.i.preheader ]
  %.312.us.3.i = add i64 %.305133135.us.3.i, 1
  %75 = shl i64 %.305133135.us.3.i, 3
  %scevgep200.i = getelementptr i8, ptr %65, i64 %75
  %.345.us.3.i = load i64, ptr %scevgep200.i, align 8
  %.347.us.3.i = or i64 %.345.us.3.i, %waiting.2.1137.us.3.i
  %exitcond.3.not.i = icmp eq i64 %.72.i, %.312.us.3.i
  br i1 %exitcond.3.not.i, label %B524.B586_crit_edge.us.3.i, label %B526.us.3.i
B524.B586_crit_edge.us.3.i:
  %.347.us.3.lcssa.i = phi i64 [ %74, %middle.block62.i ], [ %.347.us.3.i, %B526.us.3.i ]
  %.360.not.us.3.i = icmp eq i64 %.347.us.3.lcssa.i, 0
  br i1 %.360.not.us.3.i, label %B869.us.3.i, label %B612.us.3.i
B612.us.3.i:
  %sunkaddr170.i = getelementptr i8, ptr %gep1239, i64 88
  %.378.us.3.i = load i64, ptr %sunkaddr170.i, align 8
  %.11.i3.i = tail call i64 @llvm.smin.i64(i64 %.378.us.3.i, i64 %soonest.6.1.us.2.i)
  br label %B869.us.3.i
B869.us.3.i:
  %soonest.6.1.us.3.i = phi i64 [ %soonest.6.1.us.2.i, %B524.B586_crit_edge.us.3.i ], [ %.11.i3.i, %B612.us.3.i ]
  %.idx181.i = mul i64 %.72.i, 40
  %76 = getelementptr i8, ptr %32, i64 %.idx181.i
  br i1 %min.iters.check.i, label %B526.us.4.i.preheader, label %vector.ph69.i
vector.ph69.i:
  %n.vec71.i = and i64 %.72.i, 9223372036854775804
  %77 = mul i64 %.72.i, %642
  %78 = shl i64 %.78.i, 3
  %79 = getelementptr i8, ptr %arg.S, i64 %77
  %80 = getelementptr i8, ptr %79, i64 %78
  %scevgep196.i = getelementptr i8, ptr %80, i64 16
  br label %vector.body72.i
vector.body72.i:
  %index73.i = phi i64 [ 0, %vector.ph69.i ], [ %index.next78.i, %vector.body72.i ]
  %vec.phi74.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %82, %vector.body72.i ]
  %vec.phi75.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %83, %vector.body72.i ]
  %81 = shl i64 %index73.i, 3
  %scevgep198.i = getelementptr i8, ptr %scevgep196.i, i64 %81
  %scevgep199.i = getelementptr i8, ptr %scevgep198.i, i64 -16
  %wide.load76.i = load <2 x i64>, ptr %scevgep199.i, align 8
  %wide.load77.i = load <2 x i64>, ptr %scevgep198.i, align 8
  %82 = or <2 x i64> %wide.load76.i, %vec.phi74.i
  %83 = or <2 x i64> %wide.load77.i, %vec.phi75.i
  %index.next78.i = add i64 %index73.i, 4
  %84 = icmp eq i64 %n.vec71.i, %index.next78.i
  br i1 %84, label %middle.block79.i, label %vector.body72.i
middle.block79.i:
  %bin.rdx80.i = or <2 x i64> %83, %82
  %rdx.shuf227.i = shufflevector <2 x i64> %bin.rdx80.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx228.i = or <2 x i64> %rdx.shuf227.i, %bin.rdx80.i
  %85 = extractelement <2 x i64> %bin.rdx228.i, i64 0
  %cmp.n81.i = icmp eq i64 %.72.i, %n.vec71.i
  br i1 %cmp.n81.i, label %B524.B586_crit_edge.us.4.i, label %B526.us.4.i.preheader
B526.us.4.i.preheader:
  %waiting.2.1137.us.4.i.ph = phi i64 [ 0, %B869.us.3.i ], [ %85, %middle.block79.i ]
  %.305133135.us.4.i.ph = phi i64 [ 0, %B869.us.3.i ], [ %n.vec71.i, %middle.block79.i ]
  br label %B526.us.4.i
B526.us.4.i:
  %waiting.2.1137.us.4.i = phi i64 [ %.347.us.4.i, %B526.us.4.i ], [ %waiting.2.1137.us.4.i.ph, %B526.us.4.i.preheader ]
  %.305133135.us.4.i = phi i64 [ %.312.us.4.i, %B526.us.4.i ], [ %.305133135.us.4.i.ph, %B526.us.4.i.preheader ]
  %.312.us.4.i = add i64 %.305133135.us.4.i, 1
  %86 = shl i64 %.305133135.us.4.i, 3
  %scevgep195.i = getelementptr i8, ptr %76, i64 %86
  %.345.us.4.i = load i64, ptr %scevgep195.i, align 8
  %.347.us.4.i = or i64 %.345.us.4.i, %waiting.2.1137.us.4.i
  %exitcond.4.not.i = icmp eq i64 %.72.i, %.312.us.4.i
  br i1 %exitcond.4.not.i, label %B524.B586_crit_edge.us.4.i, label %B526.us.4.i
B524.B586_crit_edge.us.4.i:
  %.347.us.4.lcssa.i = phi i64 [ %85, %middle.block79.i ], [ %.347.us.4.i, %B526.us.4.i ]
  %.360.not.us.4.i = icmp eq i64 %.347.us.4.lcssa.i, 0
  br i1 %.360.not.us.4.i, label %B869.us.4.i, label %B702.us.4.i
B702.us.4.i:
  %.416.us.4.i = load i64, ptr %sunkaddr660, align 8
  %gep.us.4.i = getelementptr i64, ptr %invariant.gep3022, i64 %.416.us.4.i
  %.428.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.429.us.4.i = add i64 %.428.us.4.i, -16384
  %.11.i4.i = tail call i64 @llvm.smin.i64(i64 %.429.us.4.i, i64 %soonest.6.1.us.3.i)
  br label %B869.us.4.i
B869.us.4.i:
  %soonest.6.1.us.4.i = phi i64 [ %soonest.6.1.us.3.i, %B524.B586_crit_edge.us.4.i ], [ %.11.i4.i, %B702.us.4.i ]
  %.idx182.i = mul i64 %.72.i, 48
  %87 = getelementptr i8, ptr %32, i64 %.idx182.i
  br i1 %min.iters.check.i, label %B526.us.5.i.preheader, label %vector.ph86.i
vector.ph86.i:
  %n.vec88.i = and i64 %.72.i, 9223372036854775804
  %88 = mul i64 %.72.i, %643
  %89 = shl i64 %.78.i, 3
  %90 = getelementptr i8, ptr %arg.S, i64 %88
  %91 = getelementptr i8, ptr %90, i64 %89
  %scevgep191.i = getelementptr i8, ptr %91, i64 16
  br label %vector.body89.i
vector.body89.i:
  %index90.i = phi i64 [ 0, %vector.ph86.i ], [ %index.next95.i, %vector.body89.i ]
  %vec.phi91.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %93, %vector.body89.i ]
  %vec.phi92.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %94, %vector.body89.i ]
  %92 = shl i64 %index90.i, 3
  %scevgep193.i = getelementptr i8, ptr %scevgep191.i, i64 %92
  %scevgep194.i = getelementptr i8, ptr %scevgep193.i, i64 -16
  %wide.load93.i = load <2 x i64>, ptr %scevgep194.i, align 8
  %wide.load94.i = load <2 x i64>, ptr %scevgep193.i, align 8
  %93 = or <2 x i64> %wide.load93.i, %vec.phi91.i
  %94 = or <2 x i64> %wide.load94.i, %vec.phi92.i
  %index.next95.i = add i64 %index90.i, 4
  %95 = icmp eq i64 %n.vec88.i, %index.next95.i
  br i1 %95, label %middle.block96.i, label %vector.body89.i
middle.block96.i:
  %bin.rdx97.i = or <2 x i64> %94, %93
  %rdx.shuf229.i = shufflevector <2 x i64> %bin.rdx97.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx230.i = or <2 x i64> %rdx.shuf229.i, %bin.rdx97.i
  %96 = extractelement <2 x i64> %bin.rdx230.i, i64 0
  %cmp.n98.i = icmp eq i64 %.72.i, %n.vec88.i
  br i1 %cmp.n98.i, label %B524.B586_crit_edge.us.5.i, label %B526.us.5.i.preheader
B526.us.5.i.preheader:
  %waiting.2.1137.us.5.i.ph = phi i64 [ 0, %B869.us.4.i ], [ %96, %middle.block96.i ]
  %.305133135.us.5.i.ph = phi i64 [ 0, %B869.us.4.i ], [ %n.vec88.i, %middle.block96.i ]
  br label %B526.us.5.i
B526.us.5.i:
  %waiting.2.1137.us.5.i = phi i64 [ %.347.us.5.i, %B526.us.5.i ], [ %waiting.2.1137.us.5.i.ph, %B526.us.5.i.preheader ]
  %.305133135.us.5.i = phi i64 [ %.312.us.5.i, %B526.us.5.i ], [ %.305133135.us.5.i.ph, %B526.us.5.i.preheader ]
  %.312.us.5.i = add i64 %.305133135.us.5.i, 1
  %97 = shl i64 %.305133135.us.5.i, 3
  %scevgep190.i = getelementptr i8, ptr %87, i64 %97
  %.345.us.5.i = load i64, ptr %scevgep190.i, align 8
  %.347.us.5.i = or i64 %.345.us.5.i, %waiting.2.1137.us.5.i
  %exitcond.5.not.i = icmp eq i64 %.72.i, %.312.us.5.i
  br i1 %exitcond.5.not.i, label %B524.B586_crit_edge.us.5.i, label %B526.us.5.i
B524.B586_crit_edge.us.5.i:
  %.347.us.5.lcssa.i = phi i64 [ %96, %middle.block96.i ], [ %.347.us.5.i, %B526.us.5.i ]
  %.360.not.us.5.i = icmp eq i64 %.347.us.5.lcssa.i, 0
  br i1 %.360.not.us.5.i, label %B869.us.5.i, label %B702.us.5.i
B702.us.5.i:
  %.416.us.5.i = load i64, ptr %sunkaddr660, align 8
  %gep.us.5.i = getelementptr i64, ptr %invariant.gep3022, i64 %.416.us.5.i
  %.427.us.5.i = getelementptr i8, ptr %gep.us.5.i, i64 8
  %.428.us.5.i = load i64, ptr %.427.us.5.i, align 8
  %.429.us.5.i = add i64 %.428.us.5.i, -16384
  %.11.i5.i = tail call i64 @llvm.smin.i64(i64 %.429.us.5.i, i64 %soonest.6.1.us.4.i)
  br label %B869.us.5.i
B869.us.5.i:
  %soonest.6.1.us.5.i = phi i64 [ %soonest.6.1.us.4.i, %B524.B586_crit_edge.us.5.i ], [ %.11.i5.i, %B702.us.5.i ]
  %.idx183.i = mul i64 %.72.i, 56
  %98 = getelementptr i8, ptr %32, i64 %.idx183.i
  br i1 %min.iters.check.i, label %B526.us.6.i.preheader, label %vector.ph103.i
vector.ph103.i:
  %n.vec105.i = and i64 %.72.i, 9223372036854775804
  %99 = mul i64 %.72.i, %644
  %100 = shl i64 %.78.i, 3
  %101 = getelementptr i8, ptr %arg.S, i64 %99
  %102 = getelementptr i8, ptr %101, i64 %100
  %scevgep186.i = getelementptr i8, ptr %102, i64 16
  br label %vector.body106.i
vector.body106.i:
  %index107.i = phi i64 [ 0, %vector.ph103.i ], [ %index.next112.i, %vector.body106.i ]
  %vec.phi108.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %104, %vector.body106.i ]
  %vec.phi109.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %105, %vector.body106.i ]
  %103 = shl i64 %index107.i, 3
  %scevgep188.i = getelementptr i8, ptr %scevgep186.i, i64 %103
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -16
  %wide.load110.i = load <2 x i64>, ptr %scevgep189.i, align 8
  %wide.load111.i = load <2 x i64>, ptr %scevgep188.i, align 8
  %104 = or <2 x i64> %wide.load110.i, %vec.phi108.i
  %105 = or <2 x i64> %wide.load111.i, %vec.phi109.i
  %index.next112.i = add i64 %index107.i, 4
  %106 = icmp eq i64 %n.vec105.i, %index.next112.i
  br i1 %106, label %middle.block113.i, label %vector.body106.i
middle.block113.i:
  %bin.rdx114.i = or <2 x i64> %105, %104
  %rdx.shuf231.i = shufflevector <2 x i64> %bin.rdx114.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx232.i = or <2 x i64> %rdx.shuf231.i, %bin.rdx114.i
  %107 = extractelement <2 x i64> %bin.rdx232.i, i64 0
  %cmp.n115.i = icmp eq i64 %.72.i, %n.vec105.i
  br i1 %cmp.n115.i, label %B524.B586_crit_edge.us.6.i, label %B526.us.6.i.preheader
B526.us.6.i.preheader:
  %waiting.2.1137.us.6.i.ph = phi i64 [ 0, %B869.us.5.i ], [ %107, %middle.block113.i ]
  %.305133135.us.6.i.ph = phi i64 [ 0, %B869.us.5.i ], [ %n.vec105.i, %middle.block113.i ]
  br label %B526.us.6.i
B526.us.6.i:
  %waiting.2.1137.us.6.i = phi i64 [ %.347.us.6.i, %B526.us.6.i ], [ %waiting.2.1137.us.6.i.ph, %B526.us.6.i.preheader ]
  %.305133135.us.6.i = phi i64 [ %.312.us.6.i, %B526.us.6.i ], [ %.305133135.us.6.i.ph, %B526.us.6.i.preheader ]
  %.312.us.6.i = add i64 %.305133135.us.6.i, 1
  %108 = shl i64 %.305133135.us.6.i, 3
  %scevgep185.i = getelementptr i8, ptr %98, i64 %108
  %.345.us.6.i = load i64, ptr %scevgep185.i, align 8
  %.347.us.6.i = or i64 %.345.us.6.i, %waiting.2.1137.us.6.i
  %exitcond.6.not.i = icmp eq i64 %.72.i, %.312.us.6.i
  br i1 %exitcond.6.not.i, label %B524.B586_crit_edge.us.6.i, label %B526.us.6.i
B524.B586_crit_edge.us.6.i:
  %.347.us.6.lcssa.i = phi i64 [ %107, %middle.block113.i ], [ %.347.us.6.i, %B526.us.6.i ]
  %.360.not.us.6.i = icmp eq i64 %.347.us.6.lcssa.i, 0
  br i1 %.360.not.us.6.i, label %B869.us.6.i, label %B702.us.6.i
B702.us.6.i:
  %.416.us.6.i = load i64, ptr %sunkaddr660, align 8
  %gep.us.6.i = getelementptr i64, ptr %invariant.gep3022, i64 %.416.us.6.i
  %.427.us.6.i = getelementptr i8, ptr %gep.us.6.i, i64 16
  %.428.us.6.i = load i64, ptr %.427.us.6.i, align 8
  %.429.us.6.i = add i64 %.428.us.6.i, -16384
  %.11.i6.i = tail call i64 @llvm.smin.i64(i64 %.429.us.6.i, i64 %soonest.6.1.us.5.i)
  br label %B869.us.6.i
B869.us.6.i:
  %soonest.6.1.us.6.i = phi i64 [ %soonest.6.1.us.5.i, %B524.B586_crit_edge.us.6.i ], [ %.11.i6.i, %B702.us.6.i ]
  %.idx184.i = shl i64 %.72.i, 6
  %109 = getelementptr i8, ptr %32, i64 %.idx184.i
  br i1 %min.iters.check.i, label %B526.us.7.i.preheader, label %vector.ph120.i
vector.ph120.i:
  %n.vec122.i = and i64 %.72.i, 9223372036854775804
  %110 = mul i64 %.72.i, %645
  %111 = shl i64 %.78.i, 3
  %112 = getelementptr i8, ptr %arg.S, i64 %110
  %113 = getelementptr i8, ptr %112, i64 %111
  %scevgep181.i = getelementptr i8, ptr %113, i64 16
  br label %vector.body123.i
vector.body123.i:
  %index124.i = phi i64 [ 0, %vector.ph120.i ], [ %index.next129.i, %vector.body123.i ]
  %vec.phi125.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %115, %vector.body123.i ]
  %vec.phi126.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %116, %vector.body123.i ]
  %114 = shl i64 %index124.i, 3
  %scevgep183.i = getelementptr i8, ptr %scevgep181.i, i64 %114
  %scevgep184.i = getelementptr i8, ptr %scevgep183.i, i64 -16
  %wide.load127.i = load <2 x i64>, ptr %scevgep184.i, align 8
  %wide.load128.i = load <2 x i64>, ptr %scevgep183.i, align 8
  %115 = or <2 x i64> %wide.load127.i, %vec.phi125.i
  %116 = or <2 x i64> %wide.load128.i, %vec.phi126.i
  %index.next129.i = add i64 %index124.i, 4
  %117 = icmp eq i64 %n.vec122.i, %index.next129.i
  br i1 %117, label %middle.block130.i, label %vector.body123.i
middle.block130.i:
  %bin.rdx131.i = or <2 x i64> %116, %115
  %rdx.shuf233.i = shufflevector <2 x i64> %bin.rdx131.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx234.i = or <2 x i64> %rdx.shuf233.i, %bin.rdx131.i
  %118 = extractelement <2 x i64> %bin.rdx234.i, i64 0
  %cmp.n132.i = icmp eq i64 %.72.i, %n.vec122.i
  br i1 %cmp.n132.i, label %B524.B586_crit_edge.us.7.i, label %B526.us.7.i.preheader
B526.us.7.i.preheader:
  %waiting.2.1137.us.7.i.ph = phi i64 [ 0, %B869.us.6.i ], [ %118, %middle.block130.i ]
  %.305133135.us.7.i.ph = phi i64 [ 0, %B869.us.6.i ], [ %n.vec122.i, %middle.block130.i ]
  br label %B526.us.7.i
B526.us.7.i:
  %waiting.2.1137.us.7.i = phi i64 [ %.347.us.7.i, %B526.us.7.i ], [ %waiting.2.1137.us.7.i.ph, %B526.us.7.i.preheader ]
  %.305133135.us.7.i = phi i64 [ %.312.us.7.i, %B526.us.7.i ], [ %.305133135.us.7.i.ph, %B526.us.7.i.preheader ]
  %.312.us.7.i = add i64 %.305133135.us.7.i, 1
  %119 = shl i64 %.305133135.us.7.i, 3
  %scevgep.i = getelementptr i8, ptr %109, i64 %119
  %.345.us.7.i = load i64, ptr %scevgep.i, align 8
  %.347.us.7.i = or i64 %.345.us.7.i, %waiting.2.1137.us.7.i
  %exitcond.7.not.i = icmp eq i64 %.72.i, %.312.us.7.i
  br i1 %exitcond.7.not.i, label %B524.B586_crit_edge.us.7.i, label %B526.us.7.i
B524.B586_crit_edge.us.7.i:
  %.347.us.7.lcssa.i = phi i64 [ %118, %middle.block130.i ], [ %.347.us.7.i, %B526.us.7.i ]
  %.360.not.us.7.i = icmp eq i64 %.347.us.7.lcssa.i, 0
  br i1 %.360.not.us.7.i, label %_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B702.us.7.i
B702.us.7.i:
  %.416.us.7.i = load i64, ptr %sunkaddr660, align 8
  %gep.us.7.i = getelementptr i64, ptr %invariant.gep3022, i64 %.416.us.7.i
  %.427.us.7.i = getelementptr i8, ptr %gep.us.7.i, i64 24
  %.428.us.7.i = load i64, ptr %.427.us.7.i, align 8
  %.429.us.7.i = add i64 %.428.us.7.i, -16384
  %.11.i7.i = tail call i64 @llvm.smin.i64(i64 %.429.us.7.i, i64 %soonest.6.1.us.6.i)
  br label %_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B526.us.i:
  %waiting.2.1137.us.i = phi i64 [ %.347.us.i, %B526.us.i ], [ %waiting.2.1137.us.i.ph, %B526.us.i.preheader ]
  %.305133135.us.i = phi i64 [ %.312.us.i, %B526.us.i ], [ %.305133135.us.i.ph, %B526.us.i.preheader ]
  %.312.us.i = add i64 %.305133135.us.i, 1
  %120 = shl i64 %.305133135.us.i, 3
  %scevgep215.i = getelementptr i8, ptr %33, i64 %120
  %.345.us.i = load i64, ptr %scevgep215.i, align 8
  %.347.us.i = or i64 %.345.us.i, %waiting.2.1137.us.i
  %exitcond.not.i = icmp eq i64 %.72.i, %.312.us.i
  br i1 %exitcond.not.i, label %B524.B586_crit_edge.us.i, label %B526.us.i
B524.B586_crit_edge.us.i:
  %.347.us.lcssa.i = phi i64 [ %42, %middle.block.i ], [ %.347.us.i, %B526.us.i ]
  %.360.not.us.i = icmp eq i64 %.347.us.lcssa.i, 0
  br i1 %.360.not.us.i, label %B869.us.i, label %B612.us.i
_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit:
  %soonest.8.0.i = phi i64 [ %soonest.5.0.i, %B274.i ], [ %soonest.5.0.i, %B332.endif.endif.i ], [ %soonest.6.1.us.6.i, %B524.B586_crit_edge.us.7.i ], [ %.11.i7.i, %B702.us.7.i ]
  %.2281 = icmp slt i64 %soonest.8.0.i, %.507
  %.11.i112 = tail call i64 @llvm.smax.i64(i64 %soonest.8.0.i, i64 %.1038)
  br i1 %.2281, label %B371020.endif, label %B371264
B371126:
  %_run_sub_core_v17_place.9.51529.ph = phi i64 [ %.2152, %B352690 ], [ %_run_sub_core_v17_place.5.4, %B1174 ]
  %.2342.not = icmp slt i64 %.1038, %.507
  br i1 %.2342.not, label %B371396, label %B371204
B371204:
  %.14.i11 = load i64, ptr %.43, align 8
  %.21.i = load i64, ptr %sunkaddr640, align 8
  %.23.i = load i64, ptr %sunkaddr639, align 8
  %.24.i12 = mul i64 %.23.i, %.849
  %.25.i13 = add i64 %.24.i12, %.21.i
  %121 = getelementptr i64, ptr %arg.S, i64 %.14.i11
  %122 = getelementptr i8, ptr %121, i64 %.idx.i
  %.32.i15 = getelementptr i8, ptr %122, i64 24
  %.33.i16 = load i64, ptr %.32.i15, align 8
  %.42.i17 = add i64 %.33.i16, 1
  store i64 %.42.i17, ptr %.32.i15, align 8
  %.47.i18 = shl i64 %.1038, 9
  %.48.i = or i64 %_run_sub_core_v17_place.9.51529.ph, %.47.i18
  %.52.i = icmp sgt i64 %.33.i16, 0
  br i1 %.52.i, label %B302.preheader.i, label %B426.i
B302.preheader.i:
  %123 = getelementptr i64, ptr %arg.S, i64 %.25.i13
  br label %B302.i
B302.i:
  %at.2.0.i = phi i64 [ %.61.i, %B370.i20 ], [ %.33.i16, %B302.preheader.i ]
  %.60.i19 = add i64 %at.2.0.i, -1
  %.61.i = lshr i64 %.60.i19, 1
  %.69.i = getelementptr i64, ptr %123, i64 %.61.i
  %.70.i = load i64, ptr %.69.i, align 8
  %.76.not.i = icmp sgt i64 %.70.i, %.48.i
  br i1 %.76.not.i, label %B370.i20, label %B426.i
B370.i20:
  %.93.i = getelementptr i64, ptr %123, i64 %at.2.0.i
  store i64 %.70.i, ptr %.93.i, align 8
  %.104.not.i = icmp eq i64 %.61.i, 0
  br i1 %.104.not.i, label %B426.i, label %B302.i
B426.i:
  %at.3.1.i = phi i64 [ %.33.i16, %B371204 ], [ %at.2.0.i, %B302.i ], [ 0, %B370.i20 ]
  %124 = getelementptr i64, ptr %arg.S, i64 %.25.i13
  %.122.i = getelementptr i64, ptr %124, i64 %at.3.1.i
  store i64 %.48.i, ptr %.122.i, align 8
  %sunkaddr2.i = getelementptr i8, ptr %122, i64 16
  %.130.i = load i64, ptr %sunkaddr2.i, align 8
  %.132.i = icmp slt i64 %.1038, %.130.i
  br i1 %.132.i, label %B522.i, label %_ZN7mgpusim6engine5event4core5_wakeB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
B522.i:
  store i64 %.1038, ptr %sunkaddr2.i, align 8
  br label %_ZN7mgpusim6engine5event4core5_wakeB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine5event4core5_wakeB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit:
  %.2407 = load i64, ptr %sunkaddr646, align 8
  %.2410 = add i64 %_run_sub_core_v17_place.9.51529.ph, %.975
  %125 = getelementptr i64, ptr %arg.S, i64 %.2407
  %.idx2549 = mul i64 %.2410, 184
  %126 = getelementptr i8, ptr %125, i64 %.idx2549
  %.2417 = getelementptr i8, ptr %126, i64 160
  store i64 0, ptr %.2417, align 8
  br label %B371264
B371264:
  %_run_sub_core_v17__vphi1410_4.2.3 = phi i64 [ %.1038, %_ZN7mgpusim6engine5event4core5_wakeB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit ], [ %.11.i112, %_ZN7mgpusim6engine5event4core10_next_timeB3v35B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ]
  %.2482 = getelementptr i8, ptr %.1037, i64 16
  store i64 %_run_sub_core_v17__vphi1410_4.2.3, ptr %.2482, align 8
  %.2496 = load i64, ptr %.4040, align 8
  %.2497 = icmp sgt i64 %.2496, 0
  br i1 %.2497, label %B371286, label %B663424
B371286:
  %arg.C.val = load i64, ptr %13, align 8
  %.24.i22 = load i64, ptr %.23.i1025, align 8
  %.26.i = ashr i64 %.1038, %.24.i22
  %.30.i = icmp sgt i64 %.26.i, 511
  br i1 %.30.i, label %B116.endif.endif.us.preheader.i, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
B116.endif.endif.us.preheader.i:
  %127 = shl i64 %arg.C.val, 3
  %128 = getelementptr i8, ptr %arg.S, i64 %127
  %scevgep.6.i = getelementptr i8, ptr %128, i64 26624
  %129 = getelementptr i64, ptr %arg.S, i64 %arg.C.val
  %scevgep.i23 = getelementptr i8, ptr %128, i64 2048
  %130 = getelementptr i8, ptr %129, i64 4096
  %scevgep.1.i = getelementptr i8, ptr %128, i64 6144
  %131 = getelementptr i8, ptr %129, i64 8192
  %scevgep.2.i = getelementptr i8, ptr %128, i64 10240
  %132 = getelementptr i8, ptr %129, i64 12288
  %scevgep.3.i = getelementptr i8, ptr %128, i64 14336
  %133 = getelementptr i8, ptr %129, i64 16384
  %scevgep.4.i = getelementptr i8, ptr %128, i64 18432
  %134 = getelementptr i8, ptr %129, i64 20480
  %scevgep.5.i = getelementptr i8, ptr %128, i64 22528
  %135 = getelementptr i8, ptr %129, i64 24576
  br label %vector.body61.i
vector.body61.i:
  %index62.i = phi i64 [ 0, %B116.endif.endif.us.preheader.i ], [ %index62.i.be, %vector.body61.i.backedge ]
  %136 = shl i64 %index62.i, 4
  %137 = getelementptr i8, ptr %129, i64 %136
  %138 = getelementptr i8, ptr %137, i64 32
  %wide.vec63.i = load <4 x i64>, ptr %137, align 8
  %strided.vec64.i = shufflevector <4 x i64> %wide.vec63.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i = shufflevector <4 x i64> %wide.vec63.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i = load <4 x i64>, ptr %138, align 8
  %strided.vec67.i = shufflevector <4 x i64> %wide.vec66.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i = shufflevector <4 x i64> %wide.vec66.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %139 = add <2 x i64> %strided.vec65.i, %strided.vec64.i
  %140 = add <2 x i64> %strided.vec68.i, %strided.vec67.i
  %141 = getelementptr i64, ptr %129, i64 %index62.i
  %142 = getelementptr i8, ptr %141, i64 16
  store <2 x i64> %139, ptr %141, align 8
  store <2 x i64> %140, ptr %142, align 8
  %index.next69.i = add i64 %index62.i, 4
  %143 = icmp eq i64 %index.next69.i, 256
  br i1 %143, label %B232.B370.endif.endif.endif_crit_edge.us.us.i, label %vector.body61.i.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i23, i8 0, i64 2048, i1 false)
  br label %vector.body50.i
vector.body50.i:
  %lsr.iv.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i ], [ %lsr.iv.next.1.i, %vector.body50.i ]
  %144 = shl i64 %lsr.iv.i, 1
  %scevgep7.i = getelementptr i8, ptr %130, i64 %144
  %scevgep6.i = getelementptr i8, ptr %scevgep7.i, i64 32
  %wide.vec52.i = load <4 x i64>, ptr %scevgep7.i, align 8
  %strided.vec53.i = shufflevector <4 x i64> %wide.vec52.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i = shufflevector <4 x i64> %wide.vec52.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i = load <4 x i64>, ptr %scevgep6.i, align 8
  %strided.vec56.i = shufflevector <4 x i64> %wide.vec55.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i = shufflevector <4 x i64> %wide.vec55.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %145 = add <2 x i64> %strided.vec54.i, %strided.vec53.i
  %146 = add <2 x i64> %strided.vec57.i, %strided.vec56.i
  %scevgep76.i = getelementptr i8, ptr %130, i64 %lsr.iv.i
  %scevgep75.i = getelementptr i8, ptr %scevgep76.i, i64 16
  store <2 x i64> %145, ptr %scevgep76.i, align 8
  store <2 x i64> %146, ptr %scevgep75.i, align 8
  %scevgep2.i = getelementptr i8, ptr %scevgep7.i, i64 64
  %scevgep4.i = getelementptr i8, ptr %scevgep7.i, i64 96
  %wide.vec52.1.i = load <4 x i64>, ptr %scevgep2.i, align 8
  %strided.vec53.1.i = shufflevector <4 x i64> %wide.vec52.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i = shufflevector <4 x i64> %wide.vec52.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i = load <4 x i64>, ptr %scevgep4.i, align 8
  %strided.vec56.1.i = shufflevector <4 x i64> %wide.vec55.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i = shufflevector <4 x i64> %wide.vec55.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %147 = add <2 x i64> %strided.vec54.1.i, %strided.vec53.1.i
  %148 = add <2 x i64> %strided.vec57.1.i, %strided.vec56.1.i
  %scevgep9.i = getelementptr i8, ptr %scevgep76.i, i64 32
  %scevgep10.i = getelementptr i8, ptr %scevgep76.i, i64 48
  store <2 x i64> %147, ptr %scevgep9.i, align 8
  store <2 x i64> %148, ptr %scevgep10.i, align 8
  %lsr.iv.next.1.i = add i64 %lsr.iv.i, 64
  %149 = icmp eq i64 %lsr.iv.next.1.i, 2048
  br i1 %149, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i, label %vector.body50.i
B232.B370.endif.endif.endif_crit_edge.us.us.1.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i, i8 0, i64 2048, i1 false)
  br label %vector.body39.i
vector.body39.i:
  %lsr.iv77.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i ], [ %lsr.iv.next78.1.i, %vector.body39.i ]
  %150 = shl i64 %lsr.iv77.i, 1
  %scevgep17.i = getelementptr i8, ptr %131, i64 %150
  %scevgep16.i = getelementptr i8, ptr %scevgep17.i, i64 32
  %wide.vec41.i = load <4 x i64>, ptr %scevgep17.i, align 8
  %strided.vec42.i = shufflevector <4 x i64> %wide.vec41.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i = shufflevector <4 x i64> %wide.vec41.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i = load <4 x i64>, ptr %scevgep16.i, align 8
  %strided.vec45.i = shufflevector <4 x i64> %wide.vec44.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i = shufflevector <4 x i64> %wide.vec44.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %151 = add <2 x i64> %strided.vec43.i, %strided.vec42.i
  %152 = add <2 x i64> %strided.vec46.i, %strided.vec45.i
  %scevgep84.i = getelementptr i8, ptr %131, i64 %lsr.iv77.i
  %scevgep83.i = getelementptr i8, ptr %scevgep84.i, i64 16
  store <2 x i64> %151, ptr %scevgep84.i, align 8
  store <2 x i64> %152, ptr %scevgep83.i, align 8
  %scevgep12.i = getelementptr i8, ptr %scevgep17.i, i64 64
  %scevgep14.i = getelementptr i8, ptr %scevgep17.i, i64 96
  %wide.vec41.1.i = load <4 x i64>, ptr %scevgep12.i, align 8
  %strided.vec42.1.i = shufflevector <4 x i64> %wide.vec41.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i = shufflevector <4 x i64> %wide.vec41.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i = load <4 x i64>, ptr %scevgep14.i, align 8
  %strided.vec45.1.i = shufflevector <4 x i64> %wide.vec44.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i = shufflevector <4 x i64> %wide.vec44.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %153 = add <2 x i64> %strided.vec43.1.i, %strided.vec42.1.i
  %154 = add <2 x i64> %strided.vec46.1.i, %strided.vec45.1.i
  %scevgep19.i = getelementptr i8, ptr %scevgep84.i, i64 32
  %scevgep20.i = getelementptr i8, ptr %scevgep84.i, i64 48
  store <2 x i64> %153, ptr %scevgep19.i, align 8
  store <2 x i64> %154, ptr %scevgep20.i, align 8
  %lsr.iv.next78.1.i = add i64 %lsr.iv77.i, 64
  %155 = icmp eq i64 %lsr.iv.next78.1.i, 2048
  br i1 %155, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i, label %vector.body39.i
B232.B370.endif.endif.endif_crit_edge.us.us.2.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i, i8 0, i64 2048, i1 false)
  br label %vector.body28.i
vector.body28.i:
  %lsr.iv85.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i ], [ %lsr.iv.next86.1.i, %vector.body28.i ]
  %156 = shl i64 %lsr.iv85.i, 1
  %scevgep27.i = getelementptr i8, ptr %132, i64 %156
  %scevgep26.i = getelementptr i8, ptr %scevgep27.i, i64 32
  %wide.vec30.i = load <4 x i64>, ptr %scevgep27.i, align 8
  %strided.vec31.i = shufflevector <4 x i64> %wide.vec30.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i = shufflevector <4 x i64> %wide.vec30.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i = load <4 x i64>, ptr %scevgep26.i, align 8
  %strided.vec34.i = shufflevector <4 x i64> %wide.vec33.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i = shufflevector <4 x i64> %wide.vec33.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %157 = add <2 x i64> %strided.vec32.i, %strided.vec31.i
  %158 = add <2 x i64> %strided.vec35.i, %strided.vec34.i
  %scevgep92.i = getelementptr i8, ptr %132, i64 %lsr.iv85.i
  %scevgep91.i = getelementptr i8, ptr %scevgep92.i, i64 16
  store <2 x i64> %157, ptr %scevgep92.i, align 8
  store <2 x i64> %158, ptr %scevgep91.i, align 8
  %scevgep22.i = getelementptr i8, ptr %scevgep27.i, i64 64
  %scevgep24.i = getelementptr i8, ptr %scevgep27.i, i64 96
  %wide.vec30.1.i = load <4 x i64>, ptr %scevgep22.i, align 8
  %strided.vec31.1.i = shufflevector <4 x i64> %wide.vec30.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i = shufflevector <4 x i64> %wide.vec30.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i = load <4 x i64>, ptr %scevgep24.i, align 8
  %strided.vec34.1.i = shufflevector <4 x i64> %wide.vec33.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i = shufflevector <4 x i64> %wide.vec33.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %159 = add <2 x i64> %strided.vec32.1.i, %strided.vec31.1.i
  %160 = add <2 x i64> %strided.vec35.1.i, %strided.vec34.1.i
  %scevgep29.i = getelementptr i8, ptr %scevgep92.i, i64 32
  %scevgep30.i = getelementptr i8, ptr %scevgep92.i, i64 48
  store <2 x i64> %159, ptr %scevgep29.i, align 8
  store <2 x i64> %160, ptr %scevgep30.i, align 8
  %lsr.iv.next86.1.i = add i64 %lsr.iv85.i, 64
  %161 = icmp eq i64 %lsr.iv.next86.1.i, 2048
  br i1 %161, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i, label %vector.body28.i
B232.B370.endif.endif.endif_crit_edge.us.us.3.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i, i8 0, i64 2048, i1 false)
  br label %vector.body17.i
vector.body17.i:
  %lsr.iv93.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i ], [ %lsr.iv.next94.1.i, %vector.body17.i ]
  %162 = shl i64 %lsr.iv93.i, 1
  %scevgep37.i = getelementptr i8, ptr %133, i64 %162
  %scevgep36.i = getelementptr i8, ptr %scevgep37.i, i64 32
  %wide.vec19.i = load <4 x i64>, ptr %scevgep37.i, align 8
  %strided.vec20.i = shufflevector <4 x i64> %wide.vec19.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i = shufflevector <4 x i64> %wide.vec19.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i = load <4 x i64>, ptr %scevgep36.i, align 8
  %strided.vec23.i = shufflevector <4 x i64> %wide.vec22.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i = shufflevector <4 x i64> %wide.vec22.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %163 = add <2 x i64> %strided.vec21.i, %strided.vec20.i
  %164 = add <2 x i64> %strided.vec24.i, %strided.vec23.i
  %scevgep100.i = getelementptr i8, ptr %133, i64 %lsr.iv93.i
  %scevgep99.i = getelementptr i8, ptr %scevgep100.i, i64 16
  store <2 x i64> %163, ptr %scevgep100.i, align 8
  store <2 x i64> %164, ptr %scevgep99.i, align 8
  %scevgep32.i = getelementptr i8, ptr %scevgep37.i, i64 64
  %scevgep34.i = getelementptr i8, ptr %scevgep37.i, i64 96
  %wide.vec19.1.i = load <4 x i64>, ptr %scevgep32.i, align 8
  %strided.vec20.1.i = shufflevector <4 x i64> %wide.vec19.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i = shufflevector <4 x i64> %wide.vec19.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i = load <4 x i64>, ptr %scevgep34.i, align 8
  %strided.vec23.1.i = shufflevector <4 x i64> %wide.vec22.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i = shufflevector <4 x i64> %wide.vec22.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %165 = add <2 x i64> %strided.vec21.1.i, %strided.vec20.1.i
  %166 = add <2 x i64> %strided.vec24.1.i, %strided.vec23.1.i
  %scevgep39.i = getelementptr i8, ptr %scevgep100.i, i64 32
  %scevgep40.i = getelementptr i8, ptr %scevgep100.i, i64 48
  store <2 x i64> %165, ptr %scevgep39.i, align 8
  store <2 x i64> %166, ptr %scevgep40.i, align 8
  %lsr.iv.next94.1.i = add i64 %lsr.iv93.i, 64
  %167 = icmp eq i64 %lsr.iv.next94.1.i, 2048
  br i1 %167, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i, label %vector.body17.i
B232.B370.endif.endif.endif_crit_edge.us.us.4.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i, i8 0, i64 2048, i1 false)
  br label %vector.body6.i
vector.body6.i:
  %lsr.iv101.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i ], [ %lsr.iv.next102.1.i, %vector.body6.i ]
  %168 = shl i64 %lsr.iv101.i, 1
  %scevgep47.i = getelementptr i8, ptr %134, i64 %168
  %scevgep46.i = getelementptr i8, ptr %scevgep47.i, i64 32
  %wide.vec8.i = load <4 x i64>, ptr %scevgep47.i, align 8
  %strided.vec9.i = shufflevector <4 x i64> %wide.vec8.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i = shufflevector <4 x i64> %wide.vec8.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i = load <4 x i64>, ptr %scevgep46.i, align 8
  %strided.vec12.i = shufflevector <4 x i64> %wide.vec11.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i = shufflevector <4 x i64> %wide.vec11.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %169 = add <2 x i64> %strided.vec10.i, %strided.vec9.i
  %170 = add <2 x i64> %strided.vec13.i, %strided.vec12.i
  %scevgep108.i = getelementptr i8, ptr %134, i64 %lsr.iv101.i
  %scevgep107.i = getelementptr i8, ptr %scevgep108.i, i64 16
  store <2 x i64> %169, ptr %scevgep108.i, align 8
  store <2 x i64> %170, ptr %scevgep107.i, align 8
  %scevgep42.i = getelementptr i8, ptr %scevgep47.i, i64 64
  %scevgep44.i = getelementptr i8, ptr %scevgep47.i, i64 96
  %wide.vec8.1.i = load <4 x i64>, ptr %scevgep42.i, align 8
  %strided.vec9.1.i = shufflevector <4 x i64> %wide.vec8.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i = shufflevector <4 x i64> %wide.vec8.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i = load <4 x i64>, ptr %scevgep44.i, align 8
  %strided.vec12.1.i = shufflevector <4 x i64> %wide.vec11.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i = shufflevector <4 x i64> %wide.vec11.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %171 = add <2 x i64> %strided.vec10.1.i, %strided.vec9.1.i
  %172 = add <2 x i64> %strided.vec13.1.i, %strided.vec12.1.i
  %scevgep49.i = getelementptr i8, ptr %scevgep108.i, i64 32
  %scevgep50.i = getelementptr i8, ptr %scevgep108.i, i64 48
  store <2 x i64> %171, ptr %scevgep49.i, align 8
  store <2 x i64> %172, ptr %scevgep50.i, align 8
  %lsr.iv.next102.1.i = add i64 %lsr.iv101.i, 64
  %173 = icmp eq i64 %lsr.iv.next102.1.i, 2048
  br i1 %173, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i, label %vector.body6.i
B232.B370.endif.endif.endif_crit_edge.us.us.5.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i, i8 0, i64 2048, i1 false)
  br label %vector.body.i24
vector.body.i24:
  %lsr.iv109.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i ], [ %lsr.iv.next110.1.i, %vector.body.i24 ]
  %174 = shl i64 %lsr.iv109.i, 1
  %scevgep57.i = getelementptr i8, ptr %135, i64 %174
  %scevgep56.i = getelementptr i8, ptr %scevgep57.i, i64 32
  %wide.vec.i = load <4 x i64>, ptr %scevgep57.i, align 8
  %strided.vec.i = shufflevector <4 x i64> %wide.vec.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i = shufflevector <4 x i64> %wide.vec.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i = load <4 x i64>, ptr %scevgep56.i, align 8
  %strided.vec3.i = shufflevector <4 x i64> %wide.vec2.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i = shufflevector <4 x i64> %wide.vec2.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %175 = add <2 x i64> %strided.vec1.i, %strided.vec.i
  %176 = add <2 x i64> %strided.vec4.i, %strided.vec3.i
  %scevgep116.i = getelementptr i8, ptr %135, i64 %lsr.iv109.i
  %scevgep115.i = getelementptr i8, ptr %scevgep116.i, i64 16
  store <2 x i64> %175, ptr %scevgep116.i, align 8
  store <2 x i64> %176, ptr %scevgep115.i, align 8
  %scevgep52.i = getelementptr i8, ptr %scevgep57.i, i64 64
  %scevgep54.i = getelementptr i8, ptr %scevgep57.i, i64 96
  %wide.vec.1.i = load <4 x i64>, ptr %scevgep52.i, align 8
  %strided.vec.1.i = shufflevector <4 x i64> %wide.vec.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i = shufflevector <4 x i64> %wide.vec.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i = load <4 x i64>, ptr %scevgep54.i, align 8
  %strided.vec3.1.i = shufflevector <4 x i64> %wide.vec2.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i = shufflevector <4 x i64> %wide.vec2.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %177 = add <2 x i64> %strided.vec1.1.i, %strided.vec.1.i
  %178 = add <2 x i64> %strided.vec4.1.i, %strided.vec3.1.i
  %scevgep59.i = getelementptr i8, ptr %scevgep116.i, i64 32
  %scevgep60.i = getelementptr i8, ptr %scevgep116.i, i64 48
  store <2 x i64> %177, ptr %scevgep59.i, align 8
  store <2 x i64> %178, ptr %scevgep60.i, align 8
  %lsr.iv.next110.1.i = add i64 %lsr.iv109.i, 64
  %179 = icmp eq i64 %lsr.iv.next110.1.i, 2048
  br i1 %179, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i, label %vector.body.i24
B232.B370.endif.endif.endif_crit_edge.us.us.6.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i, i8 0, i64 2048, i1 false)
  %.519.us.i = load i64, ptr %.23.i1025, align 8
  %.520.us.i = add i64 %.519.us.i, 1
  store i64 %.520.us.i, ptr %.23.i1025, align 8
  %.526.us.i = ashr i64 %.1038, %.520.us.i
  %.529.us.i = icmp sgt i64 %.526.us.i, 511
  br i1 %.529.us.i, label %vector.body61.i.backedge, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
vector.body61.i.backedge:
  %index62.i.be = phi i64 [ %index.next69.i, %vector.body61.i ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i ]
  br label %vector.body61.i
_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit:
  %at.2.1.i = phi i64 [ %.26.i, %B371286 ], [ %.526.us.i, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i ]
  %180 = getelementptr i64, ptr %arg.S, i64 %arg.C.val
  %.552.i = getelementptr i64, ptr %180, i64 %at.2.1.i
  %.553.i = load i64, ptr %.552.i, align 8
  %.554.i = add i64 %.553.i, %.2496
  store i64 %.554.i, ptr %.552.i, align 8
  %.2537 = load i64, ptr %sunkaddr599, align 8
  %arg.C.val2 = load i64, ptr %13, align 8
  %.24.i26 = load i64, ptr %.23.i1025, align 8
  %.26.i27 = ashr i64 %.1038, %.24.i26
  %.30.i28 = icmp sgt i64 %.26.i27, 511
  br i1 %.30.i28, label %B116.endif.endif.us.preheader.i33, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit201
B116.endif.endif.us.preheader.i33:
  %181 = shl i64 %arg.C.val2, 3
  %182 = getelementptr i8, ptr %arg.S, i64 %181
  %scevgep.6.i34 = getelementptr i8, ptr %182, i64 26624
  %183 = getelementptr i64, ptr %arg.S, i64 %arg.C.val2
  %scevgep.i35 = getelementptr i8, ptr %182, i64 2048
  %184 = getelementptr i8, ptr %183, i64 4096
  %scevgep.1.i36 = getelementptr i8, ptr %182, i64 6144
  %185 = getelementptr i8, ptr %183, i64 8192
  %scevgep.2.i37 = getelementptr i8, ptr %182, i64 10240
  %186 = getelementptr i8, ptr %183, i64 12288
  %scevgep.3.i38 = getelementptr i8, ptr %182, i64 14336
  %187 = getelementptr i8, ptr %183, i64 16384
  %scevgep.4.i39 = getelementptr i8, ptr %182, i64 18432
  %188 = getelementptr i8, ptr %183, i64 20480
  %scevgep.5.i40 = getelementptr i8, ptr %182, i64 22528
  %189 = getelementptr i8, ptr %183, i64 24576
  br label %vector.body61.i41
vector.body61.i41:
  %index62.i42 = phi i64 [ 0, %B116.endif.endif.us.preheader.i33 ], [ %index62.i42.be, %vector.body61.i41.backedge ]
  %190 = shl i64 %index62.i42, 4
  %191 = getelementptr i8, ptr %183, i64 %190
  %192 = getelementptr i8, ptr %191, i64 32
  %wide.vec63.i43 = load <4 x i64>, ptr %191, align 8
  %strided.vec64.i44 = shufflevector <4 x i64> %wide.vec63.i43, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i45 = shufflevector <4 x i64> %wide.vec63.i43, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i46 = load <4 x i64>, ptr %192, align 8
  %strided.vec67.i47 = shufflevector <4 x i64> %wide.vec66.i46, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i48 = shufflevector <4 x i64> %wide.vec66.i46, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %193 = add <2 x i64> %strided.vec65.i45, %strided.vec64.i44
  %194 = add <2 x i64> %strided.vec68.i48, %strided.vec67.i47
  %195 = getelementptr i64, ptr %183, i64 %index62.i42
  %196 = getelementptr i8, ptr %195, i64 16
  store <2 x i64> %193, ptr %195, align 8
  store <2 x i64> %194, ptr %196, align 8
  %index.next69.i49 = add i64 %index62.i42, 4
  %197 = icmp eq i64 %index.next69.i49, 256
  br i1 %197, label %B232.B370.endif.endif.endif_crit_edge.us.us.i52, label %vector.body61.i41.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i52:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i35, i8 0, i64 2048, i1 false)
  br label %vector.body50.i53
vector.body50.i53:
  %lsr.iv.i54 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i52 ], [ %lsr.iv.next.1.i75, %vector.body50.i53 ]
  %198 = shl i64 %lsr.iv.i54, 1
  %scevgep7.i55 = getelementptr i8, ptr %184, i64 %198
  %scevgep6.i56 = getelementptr i8, ptr %scevgep7.i55, i64 32
  %wide.vec52.i57 = load <4 x i64>, ptr %scevgep7.i55, align 8
  %strided.vec53.i58 = shufflevector <4 x i64> %wide.vec52.i57, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i59 = shufflevector <4 x i64> %wide.vec52.i57, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i60 = load <4 x i64>, ptr %scevgep6.i56, align 8
  %strided.vec56.i61 = shufflevector <4 x i64> %wide.vec55.i60, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i62 = shufflevector <4 x i64> %wide.vec55.i60, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %199 = add <2 x i64> %strided.vec54.i59, %strided.vec53.i58
  %200 = add <2 x i64> %strided.vec57.i62, %strided.vec56.i61
  %scevgep76.i63 = getelementptr i8, ptr %184, i64 %lsr.iv.i54
  %scevgep75.i64 = getelementptr i8, ptr %scevgep76.i63, i64 16
  store <2 x i64> %199, ptr %scevgep76.i63, align 8
  store <2 x i64> %200, ptr %scevgep75.i64, align 8
  %scevgep2.i65 = getelementptr i8, ptr %scevgep7.i55, i64 64
  %scevgep4.i66 = getelementptr i8, ptr %scevgep7.i55, i64 96
  %wide.vec52.1.i67 = load <4 x i64>, ptr %scevgep2.i65, align 8
  %strided.vec53.1.i68 = shufflevector <4 x i64> %wide.vec52.1.i67, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i69 = shufflevector <4 x i64> %wide.vec52.1.i67, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i70 = load <4 x i64>, ptr %scevgep4.i66, align 8
  %strided.vec56.1.i71 = shufflevector <4 x i64> %wide.vec55.1.i70, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i72 = shufflevector <4 x i64> %wide.vec55.1.i70, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %201 = add <2 x i64> %strided.vec54.1.i69, %strided.vec53.1.i68
  %202 = add <2 x i64> %strided.vec57.1.i72, %strided.vec56.1.i71
  %scevgep9.i73 = getelementptr i8, ptr %scevgep76.i63, i64 32
  %scevgep10.i74 = getelementptr i8, ptr %scevgep76.i63, i64 48
  store <2 x i64> %201, ptr %scevgep9.i73, align 8
  store <2 x i64> %202, ptr %scevgep10.i74, align 8
  %lsr.iv.next.1.i75 = add i64 %lsr.iv.i54, 64
  %203 = icmp eq i64 %lsr.iv.next.1.i75, 2048
  br i1 %203, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i76, label %vector.body50.i53
B232.B370.endif.endif.endif_crit_edge.us.us.1.i76:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i36, i8 0, i64 2048, i1 false)
  br label %vector.body39.i77
vector.body39.i77:
  %lsr.iv77.i78 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i76 ], [ %lsr.iv.next78.1.i99, %vector.body39.i77 ]
  %204 = shl i64 %lsr.iv77.i78, 1
  %scevgep17.i79 = getelementptr i8, ptr %185, i64 %204
  %scevgep16.i80 = getelementptr i8, ptr %scevgep17.i79, i64 32
  %wide.vec41.i81 = load <4 x i64>, ptr %scevgep17.i79, align 8
  %strided.vec42.i82 = shufflevector <4 x i64> %wide.vec41.i81, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i83 = shufflevector <4 x i64> %wide.vec41.i81, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i84 = load <4 x i64>, ptr %scevgep16.i80, align 8
  %strided.vec45.i85 = shufflevector <4 x i64> %wide.vec44.i84, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i86 = shufflevector <4 x i64> %wide.vec44.i84, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %205 = add <2 x i64> %strided.vec43.i83, %strided.vec42.i82
  %206 = add <2 x i64> %strided.vec46.i86, %strided.vec45.i85
  %scevgep84.i87 = getelementptr i8, ptr %185, i64 %lsr.iv77.i78
  %scevgep83.i88 = getelementptr i8, ptr %scevgep84.i87, i64 16
  store <2 x i64> %205, ptr %scevgep84.i87, align 8
  store <2 x i64> %206, ptr %scevgep83.i88, align 8
  %scevgep12.i89 = getelementptr i8, ptr %scevgep17.i79, i64 64
  %scevgep14.i90 = getelementptr i8, ptr %scevgep17.i79, i64 96
  %wide.vec41.1.i91 = load <4 x i64>, ptr %scevgep12.i89, align 8
  %strided.vec42.1.i92 = shufflevector <4 x i64> %wide.vec41.1.i91, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i93 = shufflevector <4 x i64> %wide.vec41.1.i91, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i94 = load <4 x i64>, ptr %scevgep14.i90, align 8
  %strided.vec45.1.i95 = shufflevector <4 x i64> %wide.vec44.1.i94, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i96 = shufflevector <4 x i64> %wide.vec44.1.i94, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %207 = add <2 x i64> %strided.vec43.1.i93, %strided.vec42.1.i92
  %208 = add <2 x i64> %strided.vec46.1.i96, %strided.vec45.1.i95
  %scevgep19.i97 = getelementptr i8, ptr %scevgep84.i87, i64 32
  %scevgep20.i98 = getelementptr i8, ptr %scevgep84.i87, i64 48
  store <2 x i64> %207, ptr %scevgep19.i97, align 8
  store <2 x i64> %208, ptr %scevgep20.i98, align 8
  %lsr.iv.next78.1.i99 = add i64 %lsr.iv77.i78, 64
  %209 = icmp eq i64 %lsr.iv.next78.1.i99, 2048
  br i1 %209, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i100, label %vector.body39.i77
B232.B370.endif.endif.endif_crit_edge.us.us.2.i100:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i37, i8 0, i64 2048, i1 false)
  br label %vector.body28.i101
vector.body28.i101:
  %lsr.iv85.i102 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i100 ], [ %lsr.iv.next86.1.i123, %vector.body28.i101 ]
  %210 = shl i64 %lsr.iv85.i102, 1
  %scevgep27.i103 = getelementptr i8, ptr %186, i64 %210
  %scevgep26.i104 = getelementptr i8, ptr %scevgep27.i103, i64 32
  %wide.vec30.i105 = load <4 x i64>, ptr %scevgep27.i103, align 8
  %strided.vec31.i106 = shufflevector <4 x i64> %wide.vec30.i105, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i107 = shufflevector <4 x i64> %wide.vec30.i105, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i108 = load <4 x i64>, ptr %scevgep26.i104, align 8
  %strided.vec34.i109 = shufflevector <4 x i64> %wide.vec33.i108, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i110 = shufflevector <4 x i64> %wide.vec33.i108, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %211 = add <2 x i64> %strided.vec32.i107, %strided.vec31.i106
  %212 = add <2 x i64> %strided.vec35.i110, %strided.vec34.i109
  %scevgep92.i111 = getelementptr i8, ptr %186, i64 %lsr.iv85.i102
  %scevgep91.i112 = getelementptr i8, ptr %scevgep92.i111, i64 16
  store <2 x i64> %211, ptr %scevgep92.i111, align 8
  store <2 x i64> %212, ptr %scevgep91.i112, align 8
  %scevgep22.i113 = getelementptr i8, ptr %scevgep27.i103, i64 64
  %scevgep24.i114 = getelementptr i8, ptr %scevgep27.i103, i64 96
  %wide.vec30.1.i115 = load <4 x i64>, ptr %scevgep22.i113, align 8
  %strided.vec31.1.i116 = shufflevector <4 x i64> %wide.vec30.1.i115, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i117 = shufflevector <4 x i64> %wide.vec30.1.i115, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i118 = load <4 x i64>, ptr %scevgep24.i114, align 8
  %strided.vec34.1.i119 = shufflevector <4 x i64> %wide.vec33.1.i118, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i120 = shufflevector <4 x i64> %wide.vec33.1.i118, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %213 = add <2 x i64> %strided.vec32.1.i117, %strided.vec31.1.i116
  %214 = add <2 x i64> %strided.vec35.1.i120, %strided.vec34.1.i119
  %scevgep29.i121 = getelementptr i8, ptr %scevgep92.i111, i64 32
  %scevgep30.i122 = getelementptr i8, ptr %scevgep92.i111, i64 48
  store <2 x i64> %213, ptr %scevgep29.i121, align 8
  store <2 x i64> %214, ptr %scevgep30.i122, align 8
  %lsr.iv.next86.1.i123 = add i64 %lsr.iv85.i102, 64
  %215 = icmp eq i64 %lsr.iv.next86.1.i123, 2048
  br i1 %215, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i124, label %vector.body28.i101
B232.B370.endif.endif.endif_crit_edge.us.us.3.i124:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i38, i8 0, i64 2048, i1 false)
  br label %vector.body17.i125
vector.body17.i125:
  %lsr.iv93.i126 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i124 ], [ %lsr.iv.next94.1.i147, %vector.body17.i125 ]
  %216 = shl i64 %lsr.iv93.i126, 1
  %scevgep37.i127 = getelementptr i8, ptr %187, i64 %216
  %scevgep36.i128 = getelementptr i8, ptr %scevgep37.i127, i64 32
  %wide.vec19.i129 = load <4 x i64>, ptr %scevgep37.i127, align 8
  %strided.vec20.i130 = shufflevector <4 x i64> %wide.vec19.i129, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i131 = shufflevector <4 x i64> %wide.vec19.i129, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i132 = load <4 x i64>, ptr %scevgep36.i128, align 8
  %strided.vec23.i133 = shufflevector <4 x i64> %wide.vec22.i132, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i134 = shufflevector <4 x i64> %wide.vec22.i132, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %217 = add <2 x i64> %strided.vec21.i131, %strided.vec20.i130
  %218 = add <2 x i64> %strided.vec24.i134, %strided.vec23.i133
  %scevgep100.i135 = getelementptr i8, ptr %187, i64 %lsr.iv93.i126
  %scevgep99.i136 = getelementptr i8, ptr %scevgep100.i135, i64 16
  store <2 x i64> %217, ptr %scevgep100.i135, align 8
  store <2 x i64> %218, ptr %scevgep99.i136, align 8
  %scevgep32.i137 = getelementptr i8, ptr %scevgep37.i127, i64 64
  %scevgep34.i138 = getelementptr i8, ptr %scevgep37.i127, i64 96
  %wide.vec19.1.i139 = load <4 x i64>, ptr %scevgep32.i137, align 8
  %strided.vec20.1.i140 = shufflevector <4 x i64> %wide.vec19.1.i139, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i141 = shufflevector <4 x i64> %wide.vec19.1.i139, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i142 = load <4 x i64>, ptr %scevgep34.i138, align 8
  %strided.vec23.1.i143 = shufflevector <4 x i64> %wide.vec22.1.i142, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i144 = shufflevector <4 x i64> %wide.vec22.1.i142, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %219 = add <2 x i64> %strided.vec21.1.i141, %strided.vec20.1.i140
  %220 = add <2 x i64> %strided.vec24.1.i144, %strided.vec23.1.i143
  %scevgep39.i145 = getelementptr i8, ptr %scevgep100.i135, i64 32
  %scevgep40.i146 = getelementptr i8, ptr %scevgep100.i135, i64 48
  store <2 x i64> %219, ptr %scevgep39.i145, align 8
  store <2 x i64> %220, ptr %scevgep40.i146, align 8
  %lsr.iv.next94.1.i147 = add i64 %lsr.iv93.i126, 64
  %221 = icmp eq i64 %lsr.iv.next94.1.i147, 2048
  br i1 %221, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i148, label %vector.body17.i125
B232.B370.endif.endif.endif_crit_edge.us.us.4.i148:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i39, i8 0, i64 2048, i1 false)
  br label %vector.body6.i149
vector.body6.i149:
  %lsr.iv101.i150 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i148 ], [ %lsr.iv.next102.1.i171, %vector.body6.i149 ]
  %222 = shl i64 %lsr.iv101.i150, 1
  %scevgep47.i151 = getelementptr i8, ptr %188, i64 %222
  %scevgep46.i152 = getelementptr i8, ptr %scevgep47.i151, i64 32
  %wide.vec8.i153 = load <4 x i64>, ptr %scevgep47.i151, align 8
  %strided.vec9.i154 = shufflevector <4 x i64> %wide.vec8.i153, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i155 = shufflevector <4 x i64> %wide.vec8.i153, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i156 = load <4 x i64>, ptr %scevgep46.i152, align 8
  %strided.vec12.i157 = shufflevector <4 x i64> %wide.vec11.i156, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i158 = shufflevector <4 x i64> %wide.vec11.i156, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %223 = add <2 x i64> %strided.vec10.i155, %strided.vec9.i154
  %224 = add <2 x i64> %strided.vec13.i158, %strided.vec12.i157
  %scevgep108.i159 = getelementptr i8, ptr %188, i64 %lsr.iv101.i150
  %scevgep107.i160 = getelementptr i8, ptr %scevgep108.i159, i64 16
  store <2 x i64> %223, ptr %scevgep108.i159, align 8
  store <2 x i64> %224, ptr %scevgep107.i160, align 8
  %scevgep42.i161 = getelementptr i8, ptr %scevgep47.i151, i64 64
  %scevgep44.i162 = getelementptr i8, ptr %scevgep47.i151, i64 96
  %wide.vec8.1.i163 = load <4 x i64>, ptr %scevgep42.i161, align 8
  %strided.vec9.1.i164 = shufflevector <4 x i64> %wide.vec8.1.i163, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i165 = shufflevector <4 x i64> %wide.vec8.1.i163, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i166 = load <4 x i64>, ptr %scevgep44.i162, align 8
  %strided.vec12.1.i167 = shufflevector <4 x i64> %wide.vec11.1.i166, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i168 = shufflevector <4 x i64> %wide.vec11.1.i166, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %225 = add <2 x i64> %strided.vec10.1.i165, %strided.vec9.1.i164
  %226 = add <2 x i64> %strided.vec13.1.i168, %strided.vec12.1.i167
  %scevgep49.i169 = getelementptr i8, ptr %scevgep108.i159, i64 32
  %scevgep50.i170 = getelementptr i8, ptr %scevgep108.i159, i64 48
  store <2 x i64> %225, ptr %scevgep49.i169, align 8
  store <2 x i64> %226, ptr %scevgep50.i170, align 8
  %lsr.iv.next102.1.i171 = add i64 %lsr.iv101.i150, 64
  %227 = icmp eq i64 %lsr.iv.next102.1.i171, 2048
  br i1 %227, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i172, label %vector.body6.i149
B232.B370.endif.endif.endif_crit_edge.us.us.5.i172:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i40, i8 0, i64 2048, i1 false)
  br label %vector.body.i173
vector.body.i173:
  %lsr.iv109.i174 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i172 ], [ %lsr.iv.next110.1.i195, %vector.body.i173 ]
  %228 = shl i64 %lsr.iv109.i174, 1
  %scevgep57.i175 = getelementptr i8, ptr %189, i64 %228
  %scevgep56.i176 = getelementptr i8, ptr %scevgep57.i175, i64 32
  %wide.vec.i177 = load <4 x i64>, ptr %scevgep57.i175, align 8
  %strided.vec.i178 = shufflevector <4 x i64> %wide.vec.i177, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i179 = shufflevector <4 x i64> %wide.vec.i177, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i180 = load <4 x i64>, ptr %scevgep56.i176, align 8
  %strided.vec3.i181 = shufflevector <4 x i64> %wide.vec2.i180, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i182 = shufflevector <4 x i64> %wide.vec2.i180, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %229 = add <2 x i64> %strided.vec1.i179, %strided.vec.i178
  %230 = add <2 x i64> %strided.vec4.i182, %strided.vec3.i181
  %scevgep116.i183 = getelementptr i8, ptr %189, i64 %lsr.iv109.i174
  %scevgep115.i184 = getelementptr i8, ptr %scevgep116.i183, i64 16
  store <2 x i64> %229, ptr %scevgep116.i183, align 8
  store <2 x i64> %230, ptr %scevgep115.i184, align 8
  %scevgep52.i185 = getelementptr i8, ptr %scevgep57.i175, i64 64
  %scevgep54.i186 = getelementptr i8, ptr %scevgep57.i175, i64 96
  %wide.vec.1.i187 = load <4 x i64>, ptr %scevgep52.i185, align 8
  %strided.vec.1.i188 = shufflevector <4 x i64> %wide.vec.1.i187, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i189 = shufflevector <4 x i64> %wide.vec.1.i187, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i190 = load <4 x i64>, ptr %scevgep54.i186, align 8
  %strided.vec3.1.i191 = shufflevector <4 x i64> %wide.vec2.1.i190, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i192 = shufflevector <4 x i64> %wide.vec2.1.i190, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %231 = add <2 x i64> %strided.vec1.1.i189, %strided.vec.1.i188
  %232 = add <2 x i64> %strided.vec4.1.i192, %strided.vec3.1.i191
  %scevgep59.i193 = getelementptr i8, ptr %scevgep116.i183, i64 32
  %scevgep60.i194 = getelementptr i8, ptr %scevgep116.i183, i64 48
  store <2 x i64> %231, ptr %scevgep59.i193, align 8
  store <2 x i64> %232, ptr %scevgep60.i194, align 8
  %lsr.iv.next110.1.i195 = add i64 %lsr.iv109.i174, 64
  %233 = icmp eq i64 %lsr.iv.next110.1.i195, 2048
  br i1 %233, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i196, label %vector.body.i173
B232.B370.endif.endif.endif_crit_edge.us.us.6.i196:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i34, i8 0, i64 2048, i1 false)
  %.519.us.i197 = load i64, ptr %.23.i1025, align 8
  %.520.us.i198 = add i64 %.519.us.i197, 1
  store i64 %.520.us.i198, ptr %.23.i1025, align 8
  %.526.us.i199 = ashr i64 %.1038, %.520.us.i198
  %.529.us.i200 = icmp sgt i64 %.526.us.i199, 511
  br i1 %.529.us.i200, label %vector.body61.i41.backedge, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit201
vector.body61.i41.backedge:
  %index62.i42.be = phi i64 [ %index.next69.i49, %vector.body61.i41 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i196 ]
  br label %vector.body61.i41
_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit201:
  %at.2.1.i29 = phi i64 [ %.26.i27, %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit ], [ %.526.us.i199, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i196 ]
  %234 = getelementptr i64, ptr %arg.S, i64 %arg.C.val2
  %235 = getelementptr i8, ptr %234, i64 4096
  %.552.i30 = getelementptr i64, ptr %235, i64 %at.2.1.i29
  %.553.i31 = load i64, ptr %.552.i30, align 8
  %.554.i32 = add i64 %.553.i31, %.2537
  store i64 %.554.i32, ptr %.552.i30, align 8
  tail call void @llvm.memset.p0.i64(ptr %.4040, i8 0, i64 16, i1 false)
  br label %B663424
B371396:
  %.2611 = load i64, ptr %sunkaddr646, align 8
  %.2614 = add i64 %_run_sub_core_v17_place.9.51529.ph, %.975
  %.2615 = mul i64 %.2614, 23
  %.2616 = add i64 %.2611, %.2615
  %.2622 = load i64, ptr %sunkaddr573, align 8
  %.2628 = load i64, ptr %sunkaddr574, align 8
  %.2629 = mul i64 %.2628, %.2614
  %.2630 = add i64 %.2629, %.2622
  %236 = getelementptr i64, ptr %arg.S, i64 %.2616
  %.2645 = getelementptr i8, ptr %236, i64 144
  %.2646 = load i64, ptr %.2645, align 8
  %.2647 = icmp eq i64 %.2646, 1
  br i1 %.2647, label %B371472, label %B371473
B371472:
  store i64 0, ptr %.2645, align 8
  %.4618.pre.pre.pre = load i64, ptr %236, align 8
  br label %B662670
B371473:
  %.2677 = load i64, ptr %236, align 8
  %.idx3547 = mul i64 %.2677, 104
  %gep3676 = getelementptr i8, ptr %invariant.gep3675, i64 %.idx3547
  %.2732 = load i64, ptr %gep3676, align 8
  %.2739 = getelementptr i8, ptr %gep3676, i64 8
  %.2740 = load i64, ptr %.2739, align 8
  %.2747 = getelementptr i8, ptr %gep3676, i64 16
  %.2748 = load i64, ptr %.2747, align 8
  %.2753 = icmp sgt i64 %.2748, -1
  br i1 %.2753, label %B497199, label %B498221
B497199:
  %.2760 = getelementptr i64, ptr %635, i64 %.2748
  %.2761 = load i64, ptr %.2760, align 8
  %.2763 = icmp sgt i64 %.2761, %.1038
  br i1 %.2763, label %B497261, label %B498221
B497261:
  %.2781 = add i64 %.2748, 1
  %.2783 = icmp eq i64 %.2748, 3
  %spec.select2526 = select i1 %.2783, i64 11, i64 10
  %.2863 = getelementptr i8, ptr %236, i64 160
  store i64 %.2781, ptr %.2863, align 8
  %.2868 = getelementptr i8, ptr %236, i64 96
  %.2869 = load i64, ptr %.2868, align 8
  %.2875.not = icmp eq i64 %.2869, %spec.select2526
  br i1 %.2875.not, label %B662442, label %B497359
B497359:
  %.2878 = icmp sgt i64 %.2869, 0
  br i1 %.2878, label %B497437.endif, label %B497997
B497637:
  %.2974 = and i64 %.2931, 15
  %.2980 = sub i64 %.11.i114, %.2919
  %237 = getelementptr i64, ptr %arg.S, i64 %.2974
  %.2982 = getelementptr i8, ptr %237, i64 304
  %.2983 = load i64, ptr %.2982, align 8
  %.2984 = add i64 %.2983, %.2980
  store i64 %.2984, ptr %.2982, align 8
  %238 = getelementptr i64, ptr %arg.S, i64 %.2911
  %.2994 = getelementptr i64, ptr %238, i64 %.2974
  %.2995 = load i64, ptr %.2994, align 8
  %.2996 = add i64 %.2995, %.2980
  store i64 %.2996, ptr %.2994, align 8
  br label %B497871
B497871:
  %_run_sub_core_v17__issue_v20__park_v24__charge_v25_since.2.8 = phi i64 [ %.11.i114, %B497637 ], [ %.2919, %B497437.endif ]
  %.3012 = icmp sgt i64 %.1038, %_run_sub_core_v17__issue_v20__park_v24__charge_v25_since.2.8
  br i1 %.3012, label %B497907, label %B497983
B497907:
  %.3018 = load i64, ptr %.2868, align 8
  %.3019 = icmp sgt i64 %.3018, 0
  %.3031 = sub i64 %.1038, %_run_sub_core_v17__issue_v20__park_v24__charge_v25_since.2.8
  br i1 %.3019, label %B497923, label %B497961
B497923:
  %239 = getelementptr i64, ptr %arg.S, i64 %.3018
  %.3033 = getelementptr i8, ptr %239, i64 304
  %.3034 = load i64, ptr %.3033, align 8
  %.3035 = add i64 %.3034, %.3031
  store i64 %.3035, ptr %.3033, align 8
  %240 = getelementptr i64, ptr %arg.S, i64 %.2911
  %.3047 = getelementptr i64, ptr %240, i64 %.3018
  %.3048 = load i64, ptr %.3047, align 8
  %.3049 = add i64 %.3048, %.3031
  store i64 %.3049, ptr %.3047, align 8
  br label %B497983
B497961:
  %.3064 = load i64, ptr %sunkaddr600, align 8
  %.3065 = add i64 %.3064, %.3031
  store i64 %.3065, ptr %sunkaddr600, align 8
  %241 = getelementptr i64, ptr %arg.S, i64 %.2911
  %.3077 = getelementptr i8, ptr %241, i64 8
  %.3078 = load i64, ptr %.3077, align 8
  %.3079 = add i64 %.3078, %.3031
  store i64 %.3079, ptr %.3077, align 8
  br label %B497983
B497983:
  store i64 %.1038, ptr %.2918, align 8
  br label %B497997
B497997:
  store i64 %spec.select2526, ptr %.2868, align 8
  br label %B662442
B498221:
  %sunkaddr581 = getelementptr i8, ptr %gep3676, i64 32
  %.3158 = load i64, ptr %sunkaddr581, align 8
  %.3160 = add i64 %.3158, %.1038
  %.3165 = icmp eq i64 %.2732, 1
  br i1 %.3165, label %B498233, label %B537025
B498233:
  %.3172 = getelementptr i8, ptr %236, i64 40
  %.3173 = load i64, ptr %.3172, align 8
  %sunkaddr583 = getelementptr i8, ptr %gep3676, i64 72
  %.3178 = load i64, ptr %sunkaddr583, align 8
  %.3179 = add i64 %.3178, %.3173
  %sunkaddr585 = getelementptr i8, ptr %gep3676, i64 64
  %.3187 = load i64, ptr %sunkaddr585, align 8
  %.idx2543 = shl i64 %.3179, 5
  %242 = getelementptr i8, ptr %arg.entries, i64 %.idx2543
  %.3195 = getelementptr i8, ptr %242, i64 8
  %.3196 = load i64, ptr %.3195, align 8
  %.3197 = icmp sgt i64 %.3196, 0
  br i1 %.3197, label %B498445, label %B537025
B498445:
  %.3201 = load i64, ptr %sunkaddr586, align 8
  %243 = getelementptr i64, ptr %arg.C, i64 %.3201
  %.3207.idx = mul i64 %.3187, 88
  %.3207 = getelementptr i8, ptr %243, i64 %.3207.idx
  %.3208 = load i64, ptr %.3207, align 8
  %.3214 = load i64, ptr %sunkaddr660, align 8
  %gep3025 = getelementptr i64, ptr %invariant.gep3022, i64 %.3214
  %.3221 = getelementptr i64, ptr %gep3025, i64 %.3208
  %.3222 = load i64, ptr %.3221, align 8
  %.3223 = add i64 %.3222, -16384
  %.3225 = icmp sgt i64 %.3223, %.1038
  br i1 %.3225, label %B498539, label %B536957
B498539:
  %switch.tableidx = add i64 %.3208, -1
  %244 = icmp ult i64 %switch.tableidx, 3
  br i1 %244, label %switch.lookup, label %B499191
switch.lookup:
  %sunkaddr588 = shl i64 %.3208, 3
  %sunkaddr589 = getelementptr i8, ptr @f0, i64 %sunkaddr588
  %sunkaddr590 = getelementptr i8, ptr %sunkaddr589, i64 -8
  %switch.load = load i64, ptr %sunkaddr590, align 8
  br label %B499191
B499191:
  %_run_sub_core_v17__issue_v20_reason.4.8 = phi i64 [ %switch.load, %switch.lookup ], [ 11, %B498539 ]
  %.3281 = add i64 %.3208, 5
  %.3323 = getelementptr i8, ptr %236, i64 160
  store i64 %.3281, ptr %.3323, align 8
  %.3328 = getelementptr i8, ptr %236, i64 96
  %.3329 = load i64, ptr %.3328, align 8
  %.3335.not = icmp eq i64 %.3329, %_run_sub_core_v17__issue_v20_reason.4.8
  br i1 %.3335.not, label %B662442, label %B499193
B499193:
  %.3338 = icmp sgt i64 %.3329, 0
  br i1 %.3338, label %B499195.endif, label %B499619
B499217:
  %.3434 = and i64 %.3391, 15
  %.3440 = sub i64 %.11.i115, %.3379
  %245 = getelementptr i64, ptr %arg.S, i64 %.3434
  %.3442 = getelementptr i8, ptr %245, i64 304
  %.3443 = load i64, ptr %.3442, align 8
  %.3444 = add i64 %.3443, %.3440
  store i64 %.3444, ptr %.3442, align 8
  %246 = getelementptr i64, ptr %arg.S, i64 %.3371
  %.3454 = getelementptr i64, ptr %246, i64 %.3434
  %.3455 = load i64, ptr %.3454, align 8
  %.3456 = add i64 %.3455, %.3440
  store i64 %.3456, ptr %.3454, align 8
  br label %B499231
B499231:
  %_run_sub_core_v17__issue_v20__park_v22__charge_v23_since.2.9 = phi i64 [ %.11.i115, %B499217 ], [ %.3379, %B499195.endif ]
  %.3472 = icmp sgt i64 %.1038, %_run_sub_core_v17__issue_v20__park_v22__charge_v23_since.2.9
  br i1 %.3472, label %B499243, label %B499597
B499243:
  %.3478 = load i64, ptr %.3328, align 8
  %.3479 = icmp sgt i64 %.3478, 0
  %.3491 = sub i64 %.1038, %_run_sub_core_v17__issue_v20__park_v22__charge_v23_since.2.9
  br i1 %.3479, label %B499261, label %B499585
B499261:
  %247 = getelementptr i64, ptr %arg.S, i64 %.3478
  %.3493 = getelementptr i8, ptr %247, i64 304
  %.3494 = load i64, ptr %.3493, align 8
  %.3495 = add i64 %.3494, %.3491
  store i64 %.3495, ptr %.3493, align 8
  %248 = getelementptr i64, ptr %arg.S, i64 %.3371
  %.3507 = getelementptr i64, ptr %248, i64 %.3478
  %.3508 = load i64, ptr %.3507, align 8
  %.3509 = add i64 %.3508, %.3491
  store i64 %.3509, ptr %.3507, align 8
  br label %B499597
B499585:
  %.3524 = load i64, ptr %sunkaddr600, align 8
  %.3525 = add i64 %.3524, %.3491
  store i64 %.3525, ptr %sunkaddr600, align 8
  %249 = getelementptr i64, ptr %arg.S, i64 %.3371
  %.3537 = getelementptr i8, ptr %249, i64 8
  %.3538 = load i64, ptr %.3537, align 8
  %.3539 = add i64 %.3538, %.3491
  store i64 %.3539, ptr %.3537, align 8
  br label %B499597
B499597:
  store i64 %.1038, ptr %.3378, align 8
  br label %B499619
B499619:
  store i64 %_run_sub_core_v17__issue_v20_reason.4.8, ptr %.3328, align 8
  br label %B662442
B536957:
  store i64 %.1038, ptr %arg.S, align 8
  %.24.i203 = load i64, ptr %sunkaddr586, align 8
  %.25.i204 = mul i64 %.3187, 11
  %.26.i205 = add i64 %.24.i203, %.25.i204
  %.33.i206 = getelementptr i64, ptr %arg.C, i64 %.26.i205
  %.34.i = load i64, ptr %.33.i206, align 8
  %.40.i208 = load i64, ptr %sunkaddr660, align 8
  %.56.i209 = getelementptr i8, ptr %242, i64 24
  %.57.i210 = load i64, ptr %.56.i209, align 8
  %.64.i = getelementptr i8, ptr %242, i64 56
  %.65.i = load i64, ptr %.64.i, align 8
  %.73.i = load i64, ptr %.3195, align 8
  %.77.i212 = load i64, ptr %242, align 8
  %.81.i = getelementptr i8, ptr %.33.i206, i64 24
  %.82.i = load i64, ptr %.81.i, align 8
  %.87.i213 = getelementptr i8, ptr %.33.i206, i64 32
  %.88.i214 = load i64, ptr %.87.i213, align 8
  %.89.i = mul i64 %.88.i214, %.73.i
  %.93.i215 = getelementptr i8, ptr %.33.i206, i64 40
  %.94.i216 = load i64, ptr %.93.i215, align 8
  %.95.i217 = mul i64 %.94.i216, %.77.i212
  %.11.i.i218 = tail call i64 @llvm.smin.i64(i64 %.95.i217, i64 %.89.i)
  %.83.i = mul i64 %.82.i, %.77.i212
  %.11.i8.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i218, i64 %.83.i)
  %.160.i = getelementptr i8, ptr %.33.i206, i64 64
  %.161.i = load i64, ptr %.160.i, align 8
  %gep1234 = getelementptr i64, ptr %invariant.gep3022, i64 %.40.i208
  %.167.i = getelementptr i64, ptr %gep1234, i64 %.34.i
  %.168.i = load i64, ptr %.167.i, align 8
  %.11.i9.i = tail call i64 @llvm.smax.i64(i64 %.168.i, i64 %.1038)
  %.206.i = sub i64 %.11.i8.i, %.82.i
  %.11.i10.i = tail call i64 @llvm.smax.i64(i64 %.206.i, i64 0)
  %.240.i = getelementptr i8, ptr %.33.i206, i64 48
  %.241.i = load i64, ptr %.240.i, align 8
  %.236.i = add i64 %.241.i, %.11.i9.i
  %.242.i = add i64 %.236.i, %.11.i10.i
  %.248.i = load i64, ptr %.247.i, align 8
  %250 = getelementptr i64, ptr %arg.S, i64 %.248.i
  %.257.idx.i = mul i64 %.3187, 48
  %.257.i = getelementptr i8, ptr %250, i64 %.257.idx.i
  %.258.i = load i64, ptr %.257.i, align 8
  %.259.i = add i64 %.258.i, 1
  store i64 %.259.i, ptr %.257.i, align 8
  %.265.i = sub i64 %.65.i, %.57.i210
  %.267.i = getelementptr i8, ptr %.257.i, i64 8
  %.268.i = load i64, ptr %.267.i, align 8
  %.269.i = add i64 %.268.i, %.265.i
  store i64 %.269.i, ptr %.267.i, align 8
  %.274.i = getelementptr i8, ptr %.33.i206, i64 56
  %.275.i = load i64, ptr %.274.i, align 8
  %.282.i = getelementptr i8, ptr %.33.i206, i64 16
  %.283.i = load i64, ptr %.282.i, align 8
  %.283.fr.i = freeze i64 %.283.i
  %.289.i = add i64 %.11.i9.i, %.11.i8.i
  switch i64 %.161.i, label %B1360.i [
    i64 2, label %B1096.i
    i64 1, label %B1280.i
  ]
B1096.i:
  %sunkaddr29.i = getelementptr i8, ptr %242, i64 16
  %.322.i = load i64, ptr %sunkaddr29.i, align 8
  %.325.i = add i64 %.322.i, 1
  %.328.i = load i64, ptr %.327.i, align 8
  %.329.i = mul i64 %.325.i, %.328.i
  %.331.i = add i64 %.329.i, %.11.i8.i
  %.338.i = add i64 %.331.i, %.11.i9.i
  %sunkaddr50.i = shl i64 %.26.i205, 3
  %sunkaddr51.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr50.i
  %sunkaddr52.i = getelementptr i8, ptr %sunkaddr51.i, i64 48
  %.348.i = load i64, ptr %sunkaddr52.i, align 8
  %.349.i = add i64 %.338.i, %.348.i
  br label %B2718.i
B1280.i:
  %.25.i.i = load i64, ptr %.24.i.i, align 8
  %.31.i.i = load i64, ptr %arg.C, align 8
  %251 = getelementptr i64, ptr %arg.C, i64 %.31.i.i
  %.34.i.i = getelementptr i8, ptr %251, i64 8
  %.35.i.i = load i64, ptr %.34.i.i, align 8
  %.68.i.i = icmp slt i64 %.57.i210, %.65.i
  br i1 %.68.i.i, label %B252.preheader.i.i, label %_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i
B252.preheader.i.i:
  %.idx.i.i = shl i64 %.65.i, 4
  %252 = getelementptr i8, ptr %arg.tx, i64 %.idx.i.i
  %.49.i.i = getelementptr i8, ptr %252, i64 -16
  %.50.i.i = load i64, ptr %.49.i.i, align 8
  %.52.i.i = ashr i64 %.50.i.i, %.25.i.i
  %.41.idx.i.i = shl i64 %.57.i210, 4
  %.41.i.i = getelementptr i8, ptr %arg.tx, i64 %.41.idx.i.i
  %.42.i.i = load i64, ptr %.41.i.i, align 8
  %.44.i.i = ashr i64 %.42.i.i, %.25.i.i
  %notmask.i.i = shl i64 -1, %.25.i.i
  %.196.i.i = xor i64 %notmask.i.i, -1
  %.199.i.i = add i64 %.35.i.i, -2
  %sunkaddr53.i.i = shl i64 %.26.i205, 3
  %sunkaddr54.i.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr53.i.i
  %sunkaddr55.i.i = getelementptr i8, ptr %sunkaddr54.i.i, i64 72
  %253 = icmp eq i64 %.44.i.i, %.52.i.i
  %sunkaddr48.i.i = getelementptr i8, ptr %sunkaddr54.i.i, i64 80
  br label %B252.i.i
B252.i.i:
  %ready.2.0.i.i = phi i64 [ %.11.i57.i.i, %B1206.endif.endif.endif.endif.i.i ], [ %.11.i9.i, %B252.preheader.i.i ]
  %i.2.0.i.i = phi i64 [ %i.3.1.i.i, %B1206.endif.endif.endif.endif.i.i ], [ %.57.i210, %B252.preheader.i.i ]
  %.82.idx.i.i = shl i64 %i.2.0.i.i, 4
  %.82.i.i = getelementptr i8, ptr %arg.tx, i64 %.82.idx.i.i
  %.83.i.i = load i64, ptr %.82.i.i, align 8
  %.85.i.i = ashr i64 %.83.i.i, %.25.i.i
  %.112.i.i = icmp sgt i64 %.65.i, %i.2.0.i.i
  br i1 %.112.i.i, label %B372.preheader.i.i, label %B586.endif.endif.i.i
B372.preheader.i.i:
  %254 = sub i64 %.65.i, %i.2.0.i.i
  %scevgep77.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %.82.idx.i.i
  %reass.sub = sub i64 %i.2.0.i.i, %.65.i
  %255 = add i64 %reass.sub, 1
  br label %B372.i.i
B372.i.i:
  %lsr.iv37.i.i = phi i64 [ %lsr.iv.next.i.i, %B534.i.i ], [ 0, %B372.preheader.i.i ]
  %lsr.iv.i.i = phi ptr [ %scevgep78.i.i, %B534.i.i ], [ %scevgep77.i.i, %B372.preheader.i.i ]
  %lanes.2.2.i.i = phi i64 [ %.180.i.i, %B534.i.i ], [ 0, %B372.preheader.i.i ]
  %mask.2.2.i.i = phi i64 [ %.203.i.i, %B534.i.i ], [ 0, %B372.preheader.i.i ]
  %scevgep80.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -16
  %scevgep79.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 -8
  %.178.i.i = load i64, ptr %scevgep79.i.i, align 8
  %.180.i.i = add i64 %.178.i.i, %lanes.2.2.i.i
  %.193.i.i = load i64, ptr %scevgep80.i.i, align 8
  %.197.i.i = and i64 %.193.i.i, %.196.i.i
  %.200.i.i = lshr i64 %.197.i.i, %.199.i.i
  %.201.i.i = shl i64 1, %.200.i.i
  %.203.i.i = or i64 %.201.i.i, %mask.2.2.i.i
  %exitcond.not.i.i = icmp eq i64 %255, %lsr.iv37.i.i
  br i1 %exitcond.not.i.i, label %B586.endif.endif.i.i, label %B534.i.i
B534.i.i:
  %.262.i.i = load i64, ptr %lsr.iv.i.i, align 8
  %.264.i.i = ashr i64 %.262.i.i, %.25.i.i
  %.266.i.i = icmp eq i64 %.264.i.i, %.85.i.i
  %scevgep78.i.i = getelementptr i8, ptr %lsr.iv.i.i, i64 16
  %lsr.iv.next.i.i = add i64 %lsr.iv37.i.i, -1
  br i1 %.266.i.i, label %B372.i.i, label %B534.B586.endif.endif.loopexit_crit_edge.i.i
B1130.i.i:
  %.591.i.i = load i64, ptr %sunkaddr48.i.i, align 8
  %.11.i51.i.i = tail call i64 @llvm.smax.i64(i64 %.591.i.i, i64 %quot.1.0.i.i)
  br label %B1206.endif.endif.endif.endif.i.i
B534.B586.endif.endif.loopexit_crit_edge.i.i:
  %256 = sub i64 %i.2.0.i.i, %lsr.iv.next.i.i
  %257 = sub i64 1, %lsr.iv37.i.i
  br label %B586.endif.endif.i.i
B586.endif.endif.i.i:
  %i.3.1.i.i = phi i64 [ %i.2.0.i.i, %B252.i.i ], [ %256, %B534.B586.endif.endif.loopexit_crit_edge.i.i ], [ %.65.i, %B372.i.i ]
  %words.3.1.i.i = phi i64 [ 0, %B252.i.i ], [ %257, %B534.B586.endif.endif.loopexit_crit_edge.i.i ], [ %254, %B372.i.i ]
  %lanes.3.1.i.i = phi i64 [ 0, %B252.i.i ], [ %.180.i.i, %B534.B586.endif.endif.loopexit_crit_edge.i.i ], [ %.180.i.i, %B372.i.i ]
  %mask.3.1.i.i = phi i64 [ 0, %B252.i.i ], [ %.203.i.i, %B534.B586.endif.endif.loopexit_crit_edge.i.i ], [ %.203.i.i, %B372.i.i ]
  %.298.i.i = tail call i64 @llvm.ctpop.i64(i64 %mask.3.1.i.i)
  %.301.i.i = load i64, ptr %sunkaddr49.i.i, align 8
  %.304.i.i = load i64, ptr %arg.S, align 8
  %.11.i.i.i = tail call i64 @llvm.smax.i64(i64 %.304.i.i, i64 %.301.i.i)
  %.340.i.i = load i64, ptr %sunkaddr50.i.i, align 8
  %.341.i.i = mul i64 %.340.i.i, %.298.i.i
  %.343.i.i = add i64 %.341.i.i, %.11.i.i.i
  store i64 %.343.i.i, ptr %sunkaddr49.i.i, align 8
  %.11.i53.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i.i, i64 %.11.i9.i)
  %.349.i.i = shl i64 %.298.i.i, %.35.i.i
  store i64 0, ptr %.384.i.i, align 8
  call fastcc void @f4(ptr %.384.i.i, ptr %arg.C, ptr %arg.S, i64 %.85.i.i, i64 %mask.3.1.i.i, i64 %.349.i.i, i64 0, i64 %.11.i53.i.i, i64 0)
  %.398.i.i = load i64, ptr %.384.i.i, align 8
  call fastcc void @f4(ptr %.446.i.i, ptr %arg.C, ptr %arg.S, i64 %.85.i.i, i64 %mask.3.1.i.i, i64 0, i64 1, i64 %.11.i53.i.i, i64 0)
  %.474.i.i = load i64, ptr %sunkaddr51.i.i, align 8
  %.477.i.i = load i64, ptr %sunkaddr52.i.i, align 8
  %.481.i.i = icmp eq i64 %.477.i.i, 0
  br i1 %.481.i.i, label %B586.endif.endif.endif.endif.endif.endif.i.i, label %B586.endif.endif.endif.endif.endif.else.i.i
B586.endif.endif.endif.endif.endif.else.i.i:
  %.492.i.i = icmp ne i64 %.85.i.i, -9223372036854775808
  %.493.i.i = icmp ne i64 %.477.i.i, -1
  %.494.not.i.i = or i1 %.492.i.i, %.493.i.i
  br i1 %.494.not.i.i, label %B586.endif.endif.endif.endif.endif.else.if.i.i, label %B586.endif.endif.endif.endif.endif.endif.i.i
B586.endif.endif.endif.endif.endif.endif.i.i:
  %rem.0.i.i = phi i64 [ 0, %B586.endif.endif.i.i ], [ 0, %B586.endif.endif.endif.endif.endif.else.i.i ], [ %spec.select.i.i, %267 ]
  %.538.i.i = icmp eq i64 %words.3.1.i.i, 0
  br i1 %.538.i.i, label %B586.endif.endif.endif.endif.endif.endif.endif.i.i, label %B586.endif.endif.endif.endif.endif.endif.else.if.i.i
B586.endif.endif.endif.endif.endif.else.if.i.i:
  %258 = or i64 %.477.i.i, %.85.i.i
  %259 = icmp ult i64 %258, 4294967296
  br i1 %259, label %260, label %265
260:
  %261 = trunc i64 %.477.i.i to i32
  %262 = trunc i64 %.85.i.i to i32
  %263 = urem i32 %262, %261
  %264 = zext i32 %263 to i64
  br label %267
265:
  %266 = srem i64 %.85.i.i, %.477.i.i
  br label %267
267:
  %268 = phi i64 [ %264, %260 ], [ %266, %265 ]
  %.499.i.i = xor i64 %268, %.477.i.i
  %.500.i.i = icmp slt i64 %.499.i.i, 0
  %.501.i.i = icmp ne i64 %268, 0
  %.502.i.i = and i1 %.501.i.i, %.500.i.i
  %.509.i.i = select i1 %.502.i.i, i64 %.477.i.i, i64 0
  %spec.select.i.i = add i64 %.509.i.i, %268
  br label %B586.endif.endif.endif.endif.endif.endif.i.i
B586.endif.endif.endif.endif.endif.endif.endif.i.i:
  %quot.1.0.i.i = phi i64 [ 0, %B586.endif.endif.endif.endif.endif.endif.i.i ], [ %spec.select152.i.i, %280 ]
  br i1 %253, label %B1206.endif.endif.endif.endif.i.i, label %B1130.i.i
B586.endif.endif.endif.endif.endif.endif.else.if.i.i:
  %.526.i.i = mul i64 %.298.i.i, %lanes.3.1.i.i
  %.533.i.i = load i64, ptr %sunkaddr55.i.i, align 8
  %.534.i.i = mul i64 %.526.i.i, %.533.i.i
  %269 = or i64 %.534.i.i, %words.3.1.i.i
  %270 = icmp ult i64 %269, 4294967296
  br i1 %270, label %271, label %276
271:
  %272 = trunc i64 %words.3.1.i.i to i32
  %273 = trunc i64 %.534.i.i to i32
  %274 = udiv i32 %273, %272
  %275 = zext i32 %274 to i64
  br label %280
276:
  %277 = srem i64 %.534.i.i, %words.3.1.i.i
  %278 = sdiv i64 %.534.i.i, %words.3.1.i.i
  %279 = xor i64 %277, %words.3.1.i.i
  br label %280
280:
  %281 = phi i64 [ %275, %271 ], [ %278, %276 ]
  %.556.i.i = phi i64 [ %words.3.1.i.i, %271 ], [ %279, %276 ]
  %.556.lobit.i.i = ashr i64 %.556.i.i, 63
  %spec.select152.i.i = add i64 %.556.lobit.i.i, %281
  br label %B586.endif.endif.endif.endif.endif.endif.endif.i.i
B1206.endif.endif.endif.endif.i.i:
  %held.2.1.i.i = phi i64 [ %quot.1.0.i.i, %B586.endif.endif.endif.endif.endif.endif.endif.i.i ], [ %.11.i51.i.i, %B1130.i.i ]
  %282 = getelementptr i64, ptr %arg.S, i64 %.474.i.i
  %.665.i.i = getelementptr i64, ptr %282, i64 %rem.0.i.i
  %.666.i.i = load i64, ptr %.665.i.i, align 8
  %.11.i55.i.i = tail call i64 @llvm.smax.i64(i64 %.666.i.i, i64 %.11.i53.i.i)
  %.696.i.i = add i64 %.11.i55.i.i, %held.2.1.i.i
  store i64 %.696.i.i, ptr %.665.i.i, align 8
  %.11.i56.i.i = tail call i64 @llvm.smax.i64(i64 %.398.i.i, i64 %.696.i.i)
  %.11.i57.i.i = tail call i64 @llvm.smax.i64(i64 %.11.i56.i.i, i64 %ready.2.0.i.i)
  %.771.i.i = icmp slt i64 %i.3.1.i.i, %.65.i
  br i1 %.771.i.i, label %B252.i.i, label %_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i
_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i:
  %ready.3.1.i.i = phi i64 [ %.11.i9.i, %B1280.i ], [ %.11.i57.i.i, %B1206.endif.endif.endif.endif.i.i ]
  %.420.i = add i64 %ready.3.1.i.i, %.275.i
  %.11.i11.i = tail call i64 @llvm.smax.i64(i64 %.420.i, i64 %.242.i)
  br label %B2718.i
B1360.i:
  %.468.i = icmp sgt i64 %.65.i, %.57.i210
  br i1 %.468.i, label %B1374.else.i, label %B2718.i
B1702.i:
  %sunkaddr32.i = getelementptr i8, ptr %sunkaddr64.i, i64 24
  %.583.i = load i64, ptr %sunkaddr32.i, align 8
  br label %B1752.endif.i
B1792.i:
  %lsr.iv40.i = phi ptr [ %scevgep41.i, %B1792.i ], [ %scevgep.i223, %B1792.lr.ph.i ]
  %lsr.iv.i226 = phi i64 [ %lsr.iv.next.i, %B1792.i ], [ %570, %B1792.lr.ph.i ]
  %busy.2.0333.i = phi i64 [ %.939.i, %B1792.i ], [ 0, %B1792.lr.ph.i ]
  %hits.2.0332.i = phi i64 [ %.873.i, %B1792.i ], [ 0, %B1792.lr.ph.i ]
  %stalled.2.0331.i = phi i64 [ %stalled.3.1.i, %B1792.i ], [ 0, %B1792.lr.ph.i ]
  %t.3.0330.i = phi i64 [ %.932.i, %B1792.i ], [ %.11.i9.i, %B1792.lr.ph.i ]
  %ready.4.0329.i = phi i64 [ %.11.i6.i228, %B1792.i ], [ %.242.i, %B1792.lr.ph.i ]
  %scevgep42.i227 = getelementptr i8, ptr %lsr.iv40.i, i64 -8
  %.753.i = load i64, ptr %scevgep42.i227, align 8
  %.758.i = load i64, ptr %lsr.iv40.i, align 8
  call fastcc void @f5(ptr %.767.i, ptr %arg.C, ptr %arg.S, i64 %.480.i, i64 %quot.3.0, i64 %.753.i, i64 %.758.i, i64 0, i64 %t.3.0330.i, i64 %.488.i, i64 %.275.i)
  %.781.i = load i64, ptr %.767.i, align 8
  %.796.i = add i64 %t.3.0330.i, %.488.i
  %.798.not.i = icmp sle i64 %.781.i, %.796.i
  %"$phi1968.1.2.1299.i" = select i1 %.798.not.i, i64 %.503.0.i, i64 %.11.i5.i222
  %"$phi1996.2.2.1.i" = zext i1 %.798.not.i to i64
  %.883.i = load i64, ptr %sunkaddr39.i, align 8
  %.11.i6.i228 = tail call i64 @llvm.smax.i64(i64 %.781.i, i64 %ready.4.0329.i)
  %.939.i = add i64 %"$phi1968.1.2.1299.i", %busy.2.0333.i
  %.885.i = sub i64 %.883.i, %t.3.0330.i
  %.890.i = icmp sgt i64 %.885.i, 0
  %spec.select19.i = select i1 %.890.i, i64 %.883.i, i64 %t.3.0330.i
  %.932.i = add i64 %spec.select19.i, %"$phi1968.1.2.1299.i"
  %.910.i = tail call i64 @llvm.smax.i64(i64 %.885.i, i64 0)
  %stalled.3.1.i = add i64 %.910.i, %stalled.2.0331.i
  %.873.i = add i64 %hits.2.0332.i, %"$phi1996.2.2.1.i"
  %lsr.iv.next.i = add i64 %lsr.iv.i226, -1
  %scevgep41.i = getelementptr i8, ptr %lsr.iv40.i, i64 16
  %.711.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.711.i, label %B1792.i, label %B2148.endif.endif.i
B2474.i:
  %arg.C.val4.i = load i64, ptr %13, align 8
  %.24.i1026 = load i64, ptr %.23.i1025, align 8
  %.26.i1027 = ashr i64 %.11.i9.i, %.24.i1026
  %.30.i1028 = icmp sgt i64 %.26.i1027, 511
  br i1 %.30.i1028, label %B116.endif.endif.us.preheader.i1033, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1201
B116.endif.endif.us.preheader.i1033:
  %283 = shl i64 %arg.C.val4.i, 3
  %284 = getelementptr i8, ptr %arg.S, i64 %283
  %scevgep.6.i1034 = getelementptr i8, ptr %284, i64 26624
  %285 = getelementptr i64, ptr %arg.S, i64 %arg.C.val4.i
  %scevgep.i1035 = getelementptr i8, ptr %284, i64 2048
  %286 = getelementptr i8, ptr %285, i64 4096
  %scevgep.1.i1036 = getelementptr i8, ptr %284, i64 6144
  %287 = getelementptr i8, ptr %285, i64 8192
  %scevgep.2.i1037 = getelementptr i8, ptr %284, i64 10240
  %288 = getelementptr i8, ptr %285, i64 12288
  %scevgep.3.i1038 = getelementptr i8, ptr %284, i64 14336
  %289 = getelementptr i8, ptr %285, i64 16384
  %scevgep.4.i1039 = getelementptr i8, ptr %284, i64 18432
  %290 = getelementptr i8, ptr %285, i64 20480
  %scevgep.5.i1040 = getelementptr i8, ptr %284, i64 22528
  %291 = getelementptr i8, ptr %285, i64 24576
  br label %vector.body61.i1041
vector.body61.i1041:
  %index62.i1042 = phi i64 [ 0, %B116.endif.endif.us.preheader.i1033 ], [ %index62.i1042.be, %vector.body61.i1041.backedge ]
  %292 = shl i64 %index62.i1042, 4
  %293 = getelementptr i8, ptr %285, i64 %292
  %294 = getelementptr i8, ptr %293, i64 32
  %wide.vec63.i1043 = load <4 x i64>, ptr %293, align 8
  %strided.vec64.i1044 = shufflevector <4 x i64> %wide.vec63.i1043, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i1045 = shufflevector <4 x i64> %wide.vec63.i1043, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i1046 = load <4 x i64>, ptr %294, align 8
  %strided.vec67.i1047 = shufflevector <4 x i64> %wide.vec66.i1046, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i1048 = shufflevector <4 x i64> %wide.vec66.i1046, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %295 = add <2 x i64> %strided.vec65.i1045, %strided.vec64.i1044
  %296 = add <2 x i64> %strided.vec68.i1048, %strided.vec67.i1047
  %297 = getelementptr i64, ptr %285, i64 %index62.i1042
  %298 = getelementptr i8, ptr %297, i64 16
  store <2 x i64> %295, ptr %297, align 8
  store <2 x i64> %296, ptr %298, align 8
  %index.next69.i1049 = add i64 %index62.i1042, 4
  %299 = icmp eq i64 %index.next69.i1049, 256
  br i1 %299, label %B232.B370.endif.endif.endif_crit_edge.us.us.i1052, label %vector.body61.i1041.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i1052:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i1035, i8 0, i64 2048, i1 false)
  br label %vector.body50.i1053
vector.body50.i1053:
  %lsr.iv.i1054 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i1052 ], [ %lsr.iv.next.1.i1075, %vector.body50.i1053 ]
  %300 = shl i64 %lsr.iv.i1054, 1
  %scevgep7.i1055 = getelementptr i8, ptr %286, i64 %300
  %scevgep6.i1056 = getelementptr i8, ptr %scevgep7.i1055, i64 32
  %wide.vec52.i1057 = load <4 x i64>, ptr %scevgep7.i1055, align 8
  %strided.vec53.i1058 = shufflevector <4 x i64> %wide.vec52.i1057, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i1059 = shufflevector <4 x i64> %wide.vec52.i1057, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i1060 = load <4 x i64>, ptr %scevgep6.i1056, align 8
  %strided.vec56.i1061 = shufflevector <4 x i64> %wide.vec55.i1060, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i1062 = shufflevector <4 x i64> %wide.vec55.i1060, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %301 = add <2 x i64> %strided.vec54.i1059, %strided.vec53.i1058
  %302 = add <2 x i64> %strided.vec57.i1062, %strided.vec56.i1061
  %scevgep76.i1063 = getelementptr i8, ptr %286, i64 %lsr.iv.i1054
  %scevgep75.i1064 = getelementptr i8, ptr %scevgep76.i1063, i64 16
  store <2 x i64> %301, ptr %scevgep76.i1063, align 8
  store <2 x i64> %302, ptr %scevgep75.i1064, align 8
  %scevgep2.i1065 = getelementptr i8, ptr %scevgep7.i1055, i64 64
  %scevgep4.i1066 = getelementptr i8, ptr %scevgep7.i1055, i64 96
  %wide.vec52.1.i1067 = load <4 x i64>, ptr %scevgep2.i1065, align 8
  %strided.vec53.1.i1068 = shufflevector <4 x i64> %wide.vec52.1.i1067, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i1069 = shufflevector <4 x i64> %wide.vec52.1.i1067, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i1070 = load <4 x i64>, ptr %scevgep4.i1066, align 8
  %strided.vec56.1.i1071 = shufflevector <4 x i64> %wide.vec55.1.i1070, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i1072 = shufflevector <4 x i64> %wide.vec55.1.i1070, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %303 = add <2 x i64> %strided.vec54.1.i1069, %strided.vec53.1.i1068
  %304 = add <2 x i64> %strided.vec57.1.i1072, %strided.vec56.1.i1071
  %scevgep9.i1073 = getelementptr i8, ptr %scevgep76.i1063, i64 32
  %scevgep10.i1074 = getelementptr i8, ptr %scevgep76.i1063, i64 48
  store <2 x i64> %303, ptr %scevgep9.i1073, align 8
  store <2 x i64> %304, ptr %scevgep10.i1074, align 8
  %lsr.iv.next.1.i1075 = add i64 %lsr.iv.i1054, 64
  %305 = icmp eq i64 %lsr.iv.next.1.i1075, 2048
  br i1 %305, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i1076, label %vector.body50.i1053
B232.B370.endif.endif.endif_crit_edge.us.us.1.i1076:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i1036, i8 0, i64 2048, i1 false)
  br label %vector.body39.i1077
vector.body39.i1077:
  %lsr.iv77.i1078 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i1076 ], [ %lsr.iv.next78.1.i1099, %vector.body39.i1077 ]
  %306 = shl i64 %lsr.iv77.i1078, 1
  %scevgep17.i1079 = getelementptr i8, ptr %287, i64 %306
  %scevgep16.i1080 = getelementptr i8, ptr %scevgep17.i1079, i64 32
  %wide.vec41.i1081 = load <4 x i64>, ptr %scevgep17.i1079, align 8
  %strided.vec42.i1082 = shufflevector <4 x i64> %wide.vec41.i1081, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i1083 = shufflevector <4 x i64> %wide.vec41.i1081, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i1084 = load <4 x i64>, ptr %scevgep16.i1080, align 8
  %strided.vec45.i1085 = shufflevector <4 x i64> %wide.vec44.i1084, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i1086 = shufflevector <4 x i64> %wide.vec44.i1084, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %307 = add <2 x i64> %strided.vec43.i1083, %strided.vec42.i1082
  %308 = add <2 x i64> %strided.vec46.i1086, %strided.vec45.i1085
  %scevgep84.i1087 = getelementptr i8, ptr %287, i64 %lsr.iv77.i1078
  %scevgep83.i1088 = getelementptr i8, ptr %scevgep84.i1087, i64 16
  store <2 x i64> %307, ptr %scevgep84.i1087, align 8
  store <2 x i64> %308, ptr %scevgep83.i1088, align 8
  %scevgep12.i1089 = getelementptr i8, ptr %scevgep17.i1079, i64 64
  %scevgep14.i1090 = getelementptr i8, ptr %scevgep17.i1079, i64 96
  %wide.vec41.1.i1091 = load <4 x i64>, ptr %scevgep12.i1089, align 8
  %strided.vec42.1.i1092 = shufflevector <4 x i64> %wide.vec41.1.i1091, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i1093 = shufflevector <4 x i64> %wide.vec41.1.i1091, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i1094 = load <4 x i64>, ptr %scevgep14.i1090, align 8
  %strided.vec45.1.i1095 = shufflevector <4 x i64> %wide.vec44.1.i1094, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i1096 = shufflevector <4 x i64> %wide.vec44.1.i1094, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %309 = add <2 x i64> %strided.vec43.1.i1093, %strided.vec42.1.i1092
  %310 = add <2 x i64> %strided.vec46.1.i1096, %strided.vec45.1.i1095
  %scevgep19.i1097 = getelementptr i8, ptr %scevgep84.i1087, i64 32
  %scevgep20.i1098 = getelementptr i8, ptr %scevgep84.i1087, i64 48
  store <2 x i64> %309, ptr %scevgep19.i1097, align 8
  store <2 x i64> %310, ptr %scevgep20.i1098, align 8
  %lsr.iv.next78.1.i1099 = add i64 %lsr.iv77.i1078, 64
  %311 = icmp eq i64 %lsr.iv.next78.1.i1099, 2048
  br i1 %311, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i1100, label %vector.body39.i1077
B232.B370.endif.endif.endif_crit_edge.us.us.2.i1100:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i1037, i8 0, i64 2048, i1 false)
  br label %vector.body28.i1101
vector.body28.i1101:
  %lsr.iv85.i1102 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i1100 ], [ %lsr.iv.next86.1.i1123, %vector.body28.i1101 ]
  %312 = shl i64 %lsr.iv85.i1102, 1
  %scevgep27.i1103 = getelementptr i8, ptr %288, i64 %312
  %scevgep26.i1104 = getelementptr i8, ptr %scevgep27.i1103, i64 32
  %wide.vec30.i1105 = load <4 x i64>, ptr %scevgep27.i1103, align 8
  %strided.vec31.i1106 = shufflevector <4 x i64> %wide.vec30.i1105, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i1107 = shufflevector <4 x i64> %wide.vec30.i1105, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i1108 = load <4 x i64>, ptr %scevgep26.i1104, align 8
  %strided.vec34.i1109 = shufflevector <4 x i64> %wide.vec33.i1108, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i1110 = shufflevector <4 x i64> %wide.vec33.i1108, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %313 = add <2 x i64> %strided.vec32.i1107, %strided.vec31.i1106
  %314 = add <2 x i64> %strided.vec35.i1110, %strided.vec34.i1109
  %scevgep92.i1111 = getelementptr i8, ptr %288, i64 %lsr.iv85.i1102
  %scevgep91.i1112 = getelementptr i8, ptr %scevgep92.i1111, i64 16
  store <2 x i64> %313, ptr %scevgep92.i1111, align 8
  store <2 x i64> %314, ptr %scevgep91.i1112, align 8
  %scevgep22.i1113 = getelementptr i8, ptr %scevgep27.i1103, i64 64
  %scevgep24.i1114 = getelementptr i8, ptr %scevgep27.i1103, i64 96
  %wide.vec30.1.i1115 = load <4 x i64>, ptr %scevgep22.i1113, align 8
  %strided.vec31.1.i1116 = shufflevector <4 x i64> %wide.vec30.1.i1115, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i1117 = shufflevector <4 x i64> %wide.vec30.1.i1115, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i1118 = load <4 x i64>, ptr %scevgep24.i1114, align 8
  %strided.vec34.1.i1119 = shufflevector <4 x i64> %wide.vec33.1.i1118, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i1120 = shufflevector <4 x i64> %wide.vec33.1.i1118, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %315 = add <2 x i64> %strided.vec32.1.i1117, %strided.vec31.1.i1116
  %316 = add <2 x i64> %strided.vec35.1.i1120, %strided.vec34.1.i1119
  %scevgep29.i1121 = getelementptr i8, ptr %scevgep92.i1111, i64 32
  %scevgep30.i1122 = getelementptr i8, ptr %scevgep92.i1111, i64 48
  store <2 x i64> %315, ptr %scevgep29.i1121, align 8
  store <2 x i64> %316, ptr %scevgep30.i1122, align 8
  %lsr.iv.next86.1.i1123 = add i64 %lsr.iv85.i1102, 64
  %317 = icmp eq i64 %lsr.iv.next86.1.i1123, 2048
  br i1 %317, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i1124, label %vector.body28.i1101
B232.B370.endif.endif.endif_crit_edge.us.us.3.i1124:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i1038, i8 0, i64 2048, i1 false)
  br label %vector.body17.i1125
vector.body17.i1125:
  %lsr.iv93.i1126 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i1124 ], [ %lsr.iv.next94.1.i1147, %vector.body17.i1125 ]
  %318 = shl i64 %lsr.iv93.i1126, 1
  %scevgep37.i1127 = getelementptr i8, ptr %289, i64 %318
  %scevgep36.i1128 = getelementptr i8, ptr %scevgep37.i1127, i64 32
  %wide.vec19.i1129 = load <4 x i64>, ptr %scevgep37.i1127, align 8
  %strided.vec20.i1130 = shufflevector <4 x i64> %wide.vec19.i1129, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i1131 = shufflevector <4 x i64> %wide.vec19.i1129, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i1132 = load <4 x i64>, ptr %scevgep36.i1128, align 8
  %strided.vec23.i1133 = shufflevector <4 x i64> %wide.vec22.i1132, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i1134 = shufflevector <4 x i64> %wide.vec22.i1132, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %319 = add <2 x i64> %strided.vec21.i1131, %strided.vec20.i1130
  %320 = add <2 x i64> %strided.vec24.i1134, %strided.vec23.i1133
  %scevgep100.i1135 = getelementptr i8, ptr %289, i64 %lsr.iv93.i1126
  %scevgep99.i1136 = getelementptr i8, ptr %scevgep100.i1135, i64 16
  store <2 x i64> %319, ptr %scevgep100.i1135, align 8
  store <2 x i64> %320, ptr %scevgep99.i1136, align 8
  %scevgep32.i1137 = getelementptr i8, ptr %scevgep37.i1127, i64 64
  %scevgep34.i1138 = getelementptr i8, ptr %scevgep37.i1127, i64 96
  %wide.vec19.1.i1139 = load <4 x i64>, ptr %scevgep32.i1137, align 8
  %strided.vec20.1.i1140 = shufflevector <4 x i64> %wide.vec19.1.i1139, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i1141 = shufflevector <4 x i64> %wide.vec19.1.i1139, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i1142 = load <4 x i64>, ptr %scevgep34.i1138, align 8
  %strided.vec23.1.i1143 = shufflevector <4 x i64> %wide.vec22.1.i1142, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i1144 = shufflevector <4 x i64> %wide.vec22.1.i1142, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %321 = add <2 x i64> %strided.vec21.1.i1141, %strided.vec20.1.i1140
  %322 = add <2 x i64> %strided.vec24.1.i1144, %strided.vec23.1.i1143
  %scevgep39.i1145 = getelementptr i8, ptr %scevgep100.i1135, i64 32
  %scevgep40.i1146 = getelementptr i8, ptr %scevgep100.i1135, i64 48
  store <2 x i64> %321, ptr %scevgep39.i1145, align 8
  store <2 x i64> %322, ptr %scevgep40.i1146, align 8
  %lsr.iv.next94.1.i1147 = add i64 %lsr.iv93.i1126, 64
  %323 = icmp eq i64 %lsr.iv.next94.1.i1147, 2048
  br i1 %323, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i1148, label %vector.body17.i1125
B232.B370.endif.endif.endif_crit_edge.us.us.4.i1148:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i1039, i8 0, i64 2048, i1 false)
  br label %vector.body6.i1149
vector.body6.i1149:
  %lsr.iv101.i1150 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i1148 ], [ %lsr.iv.next102.1.i1171, %vector.body6.i1149 ]
  %324 = shl i64 %lsr.iv101.i1150, 1
  %scevgep47.i1151 = getelementptr i8, ptr %290, i64 %324
  %scevgep46.i1152 = getelementptr i8, ptr %scevgep47.i1151, i64 32
  %wide.vec8.i1153 = load <4 x i64>, ptr %scevgep47.i1151, align 8
  %strided.vec9.i1154 = shufflevector <4 x i64> %wide.vec8.i1153, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i1155 = shufflevector <4 x i64> %wide.vec8.i1153, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i1156 = load <4 x i64>, ptr %scevgep46.i1152, align 8
  %strided.vec12.i1157 = shufflevector <4 x i64> %wide.vec11.i1156, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i1158 = shufflevector <4 x i64> %wide.vec11.i1156, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %325 = add <2 x i64> %strided.vec10.i1155, %strided.vec9.i1154
  %326 = add <2 x i64> %strided.vec13.i1158, %strided.vec12.i1157
  %scevgep108.i1159 = getelementptr i8, ptr %290, i64 %lsr.iv101.i1150
  %scevgep107.i1160 = getelementptr i8, ptr %scevgep108.i1159, i64 16
  store <2 x i64> %325, ptr %scevgep108.i1159, align 8
  store <2 x i64> %326, ptr %scevgep107.i1160, align 8
  %scevgep42.i1161 = getelementptr i8, ptr %scevgep47.i1151, i64 64
  %scevgep44.i1162 = getelementptr i8, ptr %scevgep47.i1151, i64 96
  %wide.vec8.1.i1163 = load <4 x i64>, ptr %scevgep42.i1161, align 8
  %strided.vec9.1.i1164 = shufflevector <4 x i64> %wide.vec8.1.i1163, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i1165 = shufflevector <4 x i64> %wide.vec8.1.i1163, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i1166 = load <4 x i64>, ptr %scevgep44.i1162, align 8
  %strided.vec12.1.i1167 = shufflevector <4 x i64> %wide.vec11.1.i1166, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i1168 = shufflevector <4 x i64> %wide.vec11.1.i1166, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %327 = add <2 x i64> %strided.vec10.1.i1165, %strided.vec9.1.i1164
  %328 = add <2 x i64> %strided.vec13.1.i1168, %strided.vec12.1.i1167
  %scevgep49.i1169 = getelementptr i8, ptr %scevgep108.i1159, i64 32
  %scevgep50.i1170 = getelementptr i8, ptr %scevgep108.i1159, i64 48
  store <2 x i64> %327, ptr %scevgep49.i1169, align 8
  store <2 x i64> %328, ptr %scevgep50.i1170, align 8
  %lsr.iv.next102.1.i1171 = add i64 %lsr.iv101.i1150, 64
  %329 = icmp eq i64 %lsr.iv.next102.1.i1171, 2048
  br i1 %329, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i1172, label %vector.body6.i1149
B232.B370.endif.endif.endif_crit_edge.us.us.5.i1172:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i1040, i8 0, i64 2048, i1 false)
  br label %vector.body.i1173
vector.body.i1173:
  %lsr.iv109.i1174 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i1172 ], [ %lsr.iv.next110.1.i1195, %vector.body.i1173 ]
  %330 = shl i64 %lsr.iv109.i1174, 1
  %scevgep57.i1175 = getelementptr i8, ptr %291, i64 %330
  %scevgep56.i1176 = getelementptr i8, ptr %scevgep57.i1175, i64 32
  %wide.vec.i1177 = load <4 x i64>, ptr %scevgep57.i1175, align 8
  %strided.vec.i1178 = shufflevector <4 x i64> %wide.vec.i1177, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i1179 = shufflevector <4 x i64> %wide.vec.i1177, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i1180 = load <4 x i64>, ptr %scevgep56.i1176, align 8
  %strided.vec3.i1181 = shufflevector <4 x i64> %wide.vec2.i1180, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i1182 = shufflevector <4 x i64> %wide.vec2.i1180, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %331 = add <2 x i64> %strided.vec1.i1179, %strided.vec.i1178
  %332 = add <2 x i64> %strided.vec4.i1182, %strided.vec3.i1181
  %scevgep116.i1183 = getelementptr i8, ptr %291, i64 %lsr.iv109.i1174
  %scevgep115.i1184 = getelementptr i8, ptr %scevgep116.i1183, i64 16
  store <2 x i64> %331, ptr %scevgep116.i1183, align 8
  store <2 x i64> %332, ptr %scevgep115.i1184, align 8
  %scevgep52.i1185 = getelementptr i8, ptr %scevgep57.i1175, i64 64
  %scevgep54.i1186 = getelementptr i8, ptr %scevgep57.i1175, i64 96
  %wide.vec.1.i1187 = load <4 x i64>, ptr %scevgep52.i1185, align 8
  %strided.vec.1.i1188 = shufflevector <4 x i64> %wide.vec.1.i1187, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i1189 = shufflevector <4 x i64> %wide.vec.1.i1187, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i1190 = load <4 x i64>, ptr %scevgep54.i1186, align 8
  %strided.vec3.1.i1191 = shufflevector <4 x i64> %wide.vec2.1.i1190, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i1192 = shufflevector <4 x i64> %wide.vec2.1.i1190, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %333 = add <2 x i64> %strided.vec1.1.i1189, %strided.vec.1.i1188
  %334 = add <2 x i64> %strided.vec4.1.i1192, %strided.vec3.1.i1191
  %scevgep59.i1193 = getelementptr i8, ptr %scevgep116.i1183, i64 32
  %scevgep60.i1194 = getelementptr i8, ptr %scevgep116.i1183, i64 48
  store <2 x i64> %333, ptr %scevgep59.i1193, align 8
  store <2 x i64> %334, ptr %scevgep60.i1194, align 8
  %lsr.iv.next110.1.i1195 = add i64 %lsr.iv109.i1174, 64
  %335 = icmp eq i64 %lsr.iv.next110.1.i1195, 2048
  br i1 %335, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1196, label %vector.body.i1173
B232.B370.endif.endif.endif_crit_edge.us.us.6.i1196:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i1034, i8 0, i64 2048, i1 false)
  %.519.us.i1197 = load i64, ptr %.23.i1025, align 8
  %.520.us.i1198 = add i64 %.519.us.i1197, 1
  store i64 %.520.us.i1198, ptr %.23.i1025, align 8
  %.526.us.i1199 = ashr i64 %.11.i9.i, %.520.us.i1198
  %.529.us.i1200 = icmp sgt i64 %.526.us.i1199, 511
  br i1 %.529.us.i1200, label %vector.body61.i1041.backedge, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1201
vector.body61.i1041.backedge:
  %index62.i1042.be = phi i64 [ %index.next69.i1049, %vector.body61.i1041 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1196 ]
  br label %vector.body61.i1041
_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1201:
  %at.2.1.i1029 = phi i64 [ %.26.i1027, %B2474.i ], [ %.526.us.i1199, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1196 ]
  %336 = getelementptr i64, ptr %arg.S, i64 %arg.C.val4.i
  %337 = getelementptr i8, ptr %336, i64 20480
  %.552.i1030 = getelementptr i64, ptr %337, i64 %at.2.1.i1029
  %.553.i1031 = load i64, ptr %.552.i1030, align 8
  %.554.i1032 = add i64 %.553.i1031, %.1094.i
  store i64 %.554.i1032, ptr %.552.i1030, align 8
  br label %B2522.i
B2522.i:
  %.1160.not.i = icmp eq i64 %.1106.i, %.564.i
  br i1 %.1160.not.i, label %B2574.i, label %B2526.i
B2526.i:
  %arg.C.val3.i = load i64, ptr %13, align 8
  %.24.i849 = load i64, ptr %.23.i1025, align 8
  %.26.i850 = ashr i64 %.11.i9.i, %.24.i849
  %.30.i851 = icmp sgt i64 %.26.i850, 511
  br i1 %.30.i851, label %B116.endif.endif.us.preheader.i856, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1024
B116.endif.endif.us.preheader.i856:
  %338 = shl i64 %arg.C.val3.i, 3
  %339 = getelementptr i8, ptr %arg.S, i64 %338
  %scevgep.6.i857 = getelementptr i8, ptr %339, i64 26624
  %340 = getelementptr i64, ptr %arg.S, i64 %arg.C.val3.i
  %scevgep.i858 = getelementptr i8, ptr %339, i64 2048
  %341 = getelementptr i8, ptr %340, i64 4096
  %scevgep.1.i859 = getelementptr i8, ptr %339, i64 6144
  %342 = getelementptr i8, ptr %340, i64 8192
  %scevgep.2.i860 = getelementptr i8, ptr %339, i64 10240
  %343 = getelementptr i8, ptr %340, i64 12288
  %scevgep.3.i861 = getelementptr i8, ptr %339, i64 14336
  %344 = getelementptr i8, ptr %340, i64 16384
  %scevgep.4.i862 = getelementptr i8, ptr %339, i64 18432
  %345 = getelementptr i8, ptr %340, i64 20480
  %scevgep.5.i863 = getelementptr i8, ptr %339, i64 22528
  %346 = getelementptr i8, ptr %340, i64 24576
  br label %vector.body61.i864
vector.body61.i864:
  %index62.i865 = phi i64 [ 0, %B116.endif.endif.us.preheader.i856 ], [ %index62.i865.be, %vector.body61.i864.backedge ]
  %347 = shl i64 %index62.i865, 4
  %348 = getelementptr i8, ptr %340, i64 %347
  %349 = getelementptr i8, ptr %348, i64 32
  %wide.vec63.i866 = load <4 x i64>, ptr %348, align 8
  %strided.vec64.i867 = shufflevector <4 x i64> %wide.vec63.i866, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i868 = shufflevector <4 x i64> %wide.vec63.i866, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i869 = load <4 x i64>, ptr %349, align 8
  %strided.vec67.i870 = shufflevector <4 x i64> %wide.vec66.i869, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i871 = shufflevector <4 x i64> %wide.vec66.i869, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %350 = add <2 x i64> %strided.vec65.i868, %strided.vec64.i867
  %351 = add <2 x i64> %strided.vec68.i871, %strided.vec67.i870
  %352 = getelementptr i64, ptr %340, i64 %index62.i865
  %353 = getelementptr i8, ptr %352, i64 16
  store <2 x i64> %350, ptr %352, align 8
  store <2 x i64> %351, ptr %353, align 8
  %index.next69.i872 = add i64 %index62.i865, 4
  %354 = icmp eq i64 %index.next69.i872, 256
  br i1 %354, label %B232.B370.endif.endif.endif_crit_edge.us.us.i875, label %vector.body61.i864.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i875:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i858, i8 0, i64 2048, i1 false)
  br label %vector.body50.i876
vector.body50.i876:
  %lsr.iv.i877 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i875 ], [ %lsr.iv.next.1.i898, %vector.body50.i876 ]
  %355 = shl i64 %lsr.iv.i877, 1
  %scevgep7.i878 = getelementptr i8, ptr %341, i64 %355
  %scevgep6.i879 = getelementptr i8, ptr %scevgep7.i878, i64 32
  %wide.vec52.i880 = load <4 x i64>, ptr %scevgep7.i878, align 8
  %strided.vec53.i881 = shufflevector <4 x i64> %wide.vec52.i880, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i882 = shufflevector <4 x i64> %wide.vec52.i880, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i883 = load <4 x i64>, ptr %scevgep6.i879, align 8
  %strided.vec56.i884 = shufflevector <4 x i64> %wide.vec55.i883, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i885 = shufflevector <4 x i64> %wide.vec55.i883, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %356 = add <2 x i64> %strided.vec54.i882, %strided.vec53.i881
  %357 = add <2 x i64> %strided.vec57.i885, %strided.vec56.i884
  %scevgep76.i886 = getelementptr i8, ptr %341, i64 %lsr.iv.i877
  %scevgep75.i887 = getelementptr i8, ptr %scevgep76.i886, i64 16
  store <2 x i64> %356, ptr %scevgep76.i886, align 8
  store <2 x i64> %357, ptr %scevgep75.i887, align 8
  %scevgep2.i888 = getelementptr i8, ptr %scevgep7.i878, i64 64
  %scevgep4.i889 = getelementptr i8, ptr %scevgep7.i878, i64 96
  %wide.vec52.1.i890 = load <4 x i64>, ptr %scevgep2.i888, align 8
  %strided.vec53.1.i891 = shufflevector <4 x i64> %wide.vec52.1.i890, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i892 = shufflevector <4 x i64> %wide.vec52.1.i890, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i893 = load <4 x i64>, ptr %scevgep4.i889, align 8
  %strided.vec56.1.i894 = shufflevector <4 x i64> %wide.vec55.1.i893, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i895 = shufflevector <4 x i64> %wide.vec55.1.i893, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %358 = add <2 x i64> %strided.vec54.1.i892, %strided.vec53.1.i891
  %359 = add <2 x i64> %strided.vec57.1.i895, %strided.vec56.1.i894
  %scevgep9.i896 = getelementptr i8, ptr %scevgep76.i886, i64 32
  %scevgep10.i897 = getelementptr i8, ptr %scevgep76.i886, i64 48
  store <2 x i64> %358, ptr %scevgep9.i896, align 8
  store <2 x i64> %359, ptr %scevgep10.i897, align 8
  %lsr.iv.next.1.i898 = add i64 %lsr.iv.i877, 64
  %360 = icmp eq i64 %lsr.iv.next.1.i898, 2048
  br i1 %360, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i899, label %vector.body50.i876
B232.B370.endif.endif.endif_crit_edge.us.us.1.i899:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i859, i8 0, i64 2048, i1 false)
  br label %vector.body39.i900
vector.body39.i900:
  %lsr.iv77.i901 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i899 ], [ %lsr.iv.next78.1.i922, %vector.body39.i900 ]
  %361 = shl i64 %lsr.iv77.i901, 1
  %scevgep17.i902 = getelementptr i8, ptr %342, i64 %361
  %scevgep16.i903 = getelementptr i8, ptr %scevgep17.i902, i64 32
  %wide.vec41.i904 = load <4 x i64>, ptr %scevgep17.i902, align 8
  %strided.vec42.i905 = shufflevector <4 x i64> %wide.vec41.i904, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i906 = shufflevector <4 x i64> %wide.vec41.i904, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i907 = load <4 x i64>, ptr %scevgep16.i903, align 8
  %strided.vec45.i908 = shufflevector <4 x i64> %wide.vec44.i907, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i909 = shufflevector <4 x i64> %wide.vec44.i907, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %362 = add <2 x i64> %strided.vec43.i906, %strided.vec42.i905
  %363 = add <2 x i64> %strided.vec46.i909, %strided.vec45.i908
  %scevgep84.i910 = getelementptr i8, ptr %342, i64 %lsr.iv77.i901
  %scevgep83.i911 = getelementptr i8, ptr %scevgep84.i910, i64 16
  store <2 x i64> %362, ptr %scevgep84.i910, align 8
  store <2 x i64> %363, ptr %scevgep83.i911, align 8
  %scevgep12.i912 = getelementptr i8, ptr %scevgep17.i902, i64 64
  %scevgep14.i913 = getelementptr i8, ptr %scevgep17.i902, i64 96
  %wide.vec41.1.i914 = load <4 x i64>, ptr %scevgep12.i912, align 8
  %strided.vec42.1.i915 = shufflevector <4 x i64> %wide.vec41.1.i914, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i916 = shufflevector <4 x i64> %wide.vec41.1.i914, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i917 = load <4 x i64>, ptr %scevgep14.i913, align 8
  %strided.vec45.1.i918 = shufflevector <4 x i64> %wide.vec44.1.i917, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i919 = shufflevector <4 x i64> %wide.vec44.1.i917, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %364 = add <2 x i64> %strided.vec43.1.i916, %strided.vec42.1.i915
  %365 = add <2 x i64> %strided.vec46.1.i919, %strided.vec45.1.i918
  %scevgep19.i920 = getelementptr i8, ptr %scevgep84.i910, i64 32
  %scevgep20.i921 = getelementptr i8, ptr %scevgep84.i910, i64 48
  store <2 x i64> %364, ptr %scevgep19.i920, align 8
  store <2 x i64> %365, ptr %scevgep20.i921, align 8
  %lsr.iv.next78.1.i922 = add i64 %lsr.iv77.i901, 64
  %366 = icmp eq i64 %lsr.iv.next78.1.i922, 2048
  br i1 %366, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i923, label %vector.body39.i900
B232.B370.endif.endif.endif_crit_edge.us.us.2.i923:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i860, i8 0, i64 2048, i1 false)
  br label %vector.body28.i924
vector.body28.i924:
  %lsr.iv85.i925 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i923 ], [ %lsr.iv.next86.1.i946, %vector.body28.i924 ]
  %367 = shl i64 %lsr.iv85.i925, 1
  %scevgep27.i926 = getelementptr i8, ptr %343, i64 %367
  %scevgep26.i927 = getelementptr i8, ptr %scevgep27.i926, i64 32
  %wide.vec30.i928 = load <4 x i64>, ptr %scevgep27.i926, align 8
  %strided.vec31.i929 = shufflevector <4 x i64> %wide.vec30.i928, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i930 = shufflevector <4 x i64> %wide.vec30.i928, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i931 = load <4 x i64>, ptr %scevgep26.i927, align 8
  %strided.vec34.i932 = shufflevector <4 x i64> %wide.vec33.i931, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i933 = shufflevector <4 x i64> %wide.vec33.i931, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %368 = add <2 x i64> %strided.vec32.i930, %strided.vec31.i929
  %369 = add <2 x i64> %strided.vec35.i933, %strided.vec34.i932
  %scevgep92.i934 = getelementptr i8, ptr %343, i64 %lsr.iv85.i925
  %scevgep91.i935 = getelementptr i8, ptr %scevgep92.i934, i64 16
  store <2 x i64> %368, ptr %scevgep92.i934, align 8
  store <2 x i64> %369, ptr %scevgep91.i935, align 8
  %scevgep22.i936 = getelementptr i8, ptr %scevgep27.i926, i64 64
  %scevgep24.i937 = getelementptr i8, ptr %scevgep27.i926, i64 96
  %wide.vec30.1.i938 = load <4 x i64>, ptr %scevgep22.i936, align 8
  %strided.vec31.1.i939 = shufflevector <4 x i64> %wide.vec30.1.i938, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i940 = shufflevector <4 x i64> %wide.vec30.1.i938, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i941 = load <4 x i64>, ptr %scevgep24.i937, align 8
  %strided.vec34.1.i942 = shufflevector <4 x i64> %wide.vec33.1.i941, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i943 = shufflevector <4 x i64> %wide.vec33.1.i941, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %370 = add <2 x i64> %strided.vec32.1.i940, %strided.vec31.1.i939
  %371 = add <2 x i64> %strided.vec35.1.i943, %strided.vec34.1.i942
  %scevgep29.i944 = getelementptr i8, ptr %scevgep92.i934, i64 32
  %scevgep30.i945 = getelementptr i8, ptr %scevgep92.i934, i64 48
  store <2 x i64> %370, ptr %scevgep29.i944, align 8
  store <2 x i64> %371, ptr %scevgep30.i945, align 8
  %lsr.iv.next86.1.i946 = add i64 %lsr.iv85.i925, 64
  %372 = icmp eq i64 %lsr.iv.next86.1.i946, 2048
  br i1 %372, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i947, label %vector.body28.i924
B232.B370.endif.endif.endif_crit_edge.us.us.3.i947:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i861, i8 0, i64 2048, i1 false)
  br label %vector.body17.i948
vector.body17.i948:
  %lsr.iv93.i949 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i947 ], [ %lsr.iv.next94.1.i970, %vector.body17.i948 ]
  %373 = shl i64 %lsr.iv93.i949, 1
  %scevgep37.i950 = getelementptr i8, ptr %344, i64 %373
  %scevgep36.i951 = getelementptr i8, ptr %scevgep37.i950, i64 32
  %wide.vec19.i952 = load <4 x i64>, ptr %scevgep37.i950, align 8
  %strided.vec20.i953 = shufflevector <4 x i64> %wide.vec19.i952, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i954 = shufflevector <4 x i64> %wide.vec19.i952, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i955 = load <4 x i64>, ptr %scevgep36.i951, align 8
  %strided.vec23.i956 = shufflevector <4 x i64> %wide.vec22.i955, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i957 = shufflevector <4 x i64> %wide.vec22.i955, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %374 = add <2 x i64> %strided.vec21.i954, %strided.vec20.i953
  %375 = add <2 x i64> %strided.vec24.i957, %strided.vec23.i956
  %scevgep100.i958 = getelementptr i8, ptr %344, i64 %lsr.iv93.i949
  %scevgep99.i959 = getelementptr i8, ptr %scevgep100.i958, i64 16
  store <2 x i64> %374, ptr %scevgep100.i958, align 8
  store <2 x i64> %375, ptr %scevgep99.i959, align 8
  %scevgep32.i960 = getelementptr i8, ptr %scevgep37.i950, i64 64
  %scevgep34.i961 = getelementptr i8, ptr %scevgep37.i950, i64 96
  %wide.vec19.1.i962 = load <4 x i64>, ptr %scevgep32.i960, align 8
  %strided.vec20.1.i963 = shufflevector <4 x i64> %wide.vec19.1.i962, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i964 = shufflevector <4 x i64> %wide.vec19.1.i962, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i965 = load <4 x i64>, ptr %scevgep34.i961, align 8
  %strided.vec23.1.i966 = shufflevector <4 x i64> %wide.vec22.1.i965, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i967 = shufflevector <4 x i64> %wide.vec22.1.i965, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %376 = add <2 x i64> %strided.vec21.1.i964, %strided.vec20.1.i963
  %377 = add <2 x i64> %strided.vec24.1.i967, %strided.vec23.1.i966
  %scevgep39.i968 = getelementptr i8, ptr %scevgep100.i958, i64 32
  %scevgep40.i969 = getelementptr i8, ptr %scevgep100.i958, i64 48
  store <2 x i64> %376, ptr %scevgep39.i968, align 8
  store <2 x i64> %377, ptr %scevgep40.i969, align 8
  %lsr.iv.next94.1.i970 = add i64 %lsr.iv93.i949, 64
  %378 = icmp eq i64 %lsr.iv.next94.1.i970, 2048
  br i1 %378, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i971, label %vector.body17.i948
B232.B370.endif.endif.endif_crit_edge.us.us.4.i971:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i862, i8 0, i64 2048, i1 false)
  br label %vector.body6.i972
vector.body6.i972:
  %lsr.iv101.i973 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i971 ], [ %lsr.iv.next102.1.i994, %vector.body6.i972 ]
  %379 = shl i64 %lsr.iv101.i973, 1
  %scevgep47.i974 = getelementptr i8, ptr %345, i64 %379
  %scevgep46.i975 = getelementptr i8, ptr %scevgep47.i974, i64 32
  %wide.vec8.i976 = load <4 x i64>, ptr %scevgep47.i974, align 8
  %strided.vec9.i977 = shufflevector <4 x i64> %wide.vec8.i976, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i978 = shufflevector <4 x i64> %wide.vec8.i976, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i979 = load <4 x i64>, ptr %scevgep46.i975, align 8
  %strided.vec12.i980 = shufflevector <4 x i64> %wide.vec11.i979, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i981 = shufflevector <4 x i64> %wide.vec11.i979, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %380 = add <2 x i64> %strided.vec10.i978, %strided.vec9.i977
  %381 = add <2 x i64> %strided.vec13.i981, %strided.vec12.i980
  %scevgep108.i982 = getelementptr i8, ptr %345, i64 %lsr.iv101.i973
  %scevgep107.i983 = getelementptr i8, ptr %scevgep108.i982, i64 16
  store <2 x i64> %380, ptr %scevgep108.i982, align 8
  store <2 x i64> %381, ptr %scevgep107.i983, align 8
  %scevgep42.i984 = getelementptr i8, ptr %scevgep47.i974, i64 64
  %scevgep44.i985 = getelementptr i8, ptr %scevgep47.i974, i64 96
  %wide.vec8.1.i986 = load <4 x i64>, ptr %scevgep42.i984, align 8
  %strided.vec9.1.i987 = shufflevector <4 x i64> %wide.vec8.1.i986, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i988 = shufflevector <4 x i64> %wide.vec8.1.i986, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i989 = load <4 x i64>, ptr %scevgep44.i985, align 8
  %strided.vec12.1.i990 = shufflevector <4 x i64> %wide.vec11.1.i989, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i991 = shufflevector <4 x i64> %wide.vec11.1.i989, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %382 = add <2 x i64> %strided.vec10.1.i988, %strided.vec9.1.i987
  %383 = add <2 x i64> %strided.vec13.1.i991, %strided.vec12.1.i990
  %scevgep49.i992 = getelementptr i8, ptr %scevgep108.i982, i64 32
  %scevgep50.i993 = getelementptr i8, ptr %scevgep108.i982, i64 48
  store <2 x i64> %382, ptr %scevgep49.i992, align 8
  store <2 x i64> %383, ptr %scevgep50.i993, align 8
  %lsr.iv.next102.1.i994 = add i64 %lsr.iv101.i973, 64
  %384 = icmp eq i64 %lsr.iv.next102.1.i994, 2048
  br i1 %384, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i995, label %vector.body6.i972
B232.B370.endif.endif.endif_crit_edge.us.us.5.i995:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i863, i8 0, i64 2048, i1 false)
  br label %vector.body.i996
vector.body.i996:
  %lsr.iv109.i997 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i995 ], [ %lsr.iv.next110.1.i1018, %vector.body.i996 ]
  %385 = shl i64 %lsr.iv109.i997, 1
  %scevgep57.i998 = getelementptr i8, ptr %346, i64 %385
  %scevgep56.i999 = getelementptr i8, ptr %scevgep57.i998, i64 32
  %wide.vec.i1000 = load <4 x i64>, ptr %scevgep57.i998, align 8
  %strided.vec.i1001 = shufflevector <4 x i64> %wide.vec.i1000, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i1002 = shufflevector <4 x i64> %wide.vec.i1000, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i1003 = load <4 x i64>, ptr %scevgep56.i999, align 8
  %strided.vec3.i1004 = shufflevector <4 x i64> %wide.vec2.i1003, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i1005 = shufflevector <4 x i64> %wide.vec2.i1003, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %386 = add <2 x i64> %strided.vec1.i1002, %strided.vec.i1001
  %387 = add <2 x i64> %strided.vec4.i1005, %strided.vec3.i1004
  %scevgep116.i1006 = getelementptr i8, ptr %346, i64 %lsr.iv109.i997
  %scevgep115.i1007 = getelementptr i8, ptr %scevgep116.i1006, i64 16
  store <2 x i64> %386, ptr %scevgep116.i1006, align 8
  store <2 x i64> %387, ptr %scevgep115.i1007, align 8
  %scevgep52.i1008 = getelementptr i8, ptr %scevgep57.i998, i64 64
  %scevgep54.i1009 = getelementptr i8, ptr %scevgep57.i998, i64 96
  %wide.vec.1.i1010 = load <4 x i64>, ptr %scevgep52.i1008, align 8
  %strided.vec.1.i1011 = shufflevector <4 x i64> %wide.vec.1.i1010, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i1012 = shufflevector <4 x i64> %wide.vec.1.i1010, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i1013 = load <4 x i64>, ptr %scevgep54.i1009, align 8
  %strided.vec3.1.i1014 = shufflevector <4 x i64> %wide.vec2.1.i1013, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i1015 = shufflevector <4 x i64> %wide.vec2.1.i1013, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %388 = add <2 x i64> %strided.vec1.1.i1012, %strided.vec.1.i1011
  %389 = add <2 x i64> %strided.vec4.1.i1015, %strided.vec3.1.i1014
  %scevgep59.i1016 = getelementptr i8, ptr %scevgep116.i1006, i64 32
  %scevgep60.i1017 = getelementptr i8, ptr %scevgep116.i1006, i64 48
  store <2 x i64> %388, ptr %scevgep59.i1016, align 8
  store <2 x i64> %389, ptr %scevgep60.i1017, align 8
  %lsr.iv.next110.1.i1018 = add i64 %lsr.iv109.i997, 64
  %390 = icmp eq i64 %lsr.iv.next110.1.i1018, 2048
  br i1 %390, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1019, label %vector.body.i996
B232.B370.endif.endif.endif_crit_edge.us.us.6.i1019:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i857, i8 0, i64 2048, i1 false)
  %.519.us.i1020 = load i64, ptr %.23.i1025, align 8
  %.520.us.i1021 = add i64 %.519.us.i1020, 1
  store i64 %.520.us.i1021, ptr %.23.i1025, align 8
  %.526.us.i1022 = ashr i64 %.11.i9.i, %.520.us.i1021
  %.529.us.i1023 = icmp sgt i64 %.526.us.i1022, 511
  br i1 %.529.us.i1023, label %vector.body61.i864.backedge, label %_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1024
vector.body61.i864.backedge:
  %index62.i865.be = phi i64 [ %index.next69.i872, %vector.body61.i864 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1019 ]
  br label %vector.body61.i864
_ZN7mgpusim6engine5event4core6_tallyB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit1024:
  %at.2.1.i852 = phi i64 [ %.26.i850, %B2526.i ], [ %.526.us.i1022, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i1019 ]
  %391 = getelementptr i64, ptr %arg.S, i64 %arg.C.val3.i
  %392 = getelementptr i8, ptr %391, i64 24576
  %.552.i853 = getelementptr i64, ptr %392, i64 %at.2.1.i852
  %.553.i854 = load i64, ptr %.552.i853, align 8
  %.554.i855 = add i64 %.553.i854, %.1108.i
  store i64 %.554.i855, ptr %.552.i853, align 8
  br label %B2574.i
B2574.i:
  %.1211.i = load i64, ptr %.553.i220, align 8
  %.1213.i = sub i64 %.1211.i, %.554.i221
  %sunkaddr35.i = getelementptr i8, ptr %.257.i, i64 32
  %.1218.i = load i64, ptr %sunkaddr35.i, align 8
  %.1219.i = add i64 %.1213.i, %.1218.i
  store i64 %.1219.i, ptr %sunkaddr35.i, align 8
  %sunkaddr37.i = getelementptr i8, ptr %.257.i, i64 40
  %.1228.i = load i64, ptr %sunkaddr37.i, align 8
  %.1229.i = add i64 %.1228.i, %.1108.i
  store i64 %.1229.i, ptr %sunkaddr37.i, align 8
  br label %B2718.i
B2718.i:
  %cost.3.0.i = phi i64 [ %.331.i, %B1096.i ], [ %.11.i8.i, %B1360.i ], [ %.11.i12.i, %B2574.i ], [ %.11.i8.i, %_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i ]
  %end.3.0.i = phi i64 [ %.338.i, %B1096.i ], [ %.289.i, %B1360.i ], [ %.1037.i, %B2574.i ], [ %.289.i, %_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i ]
  %ready.5.0.i = phi i64 [ %.349.i, %B1096.i ], [ %.242.i, %B1360.i ], [ %ready.4.0.lcssa.i, %B2574.i ], [ %.11.i11.i, %_ZN7mgpusim6engine5event4core8_atomicsB3v38B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2axxxx.exit.i ]
  %sunkaddr61.i = shl i64 %.34.i, 3
  %sunkaddr62.i = getelementptr i8, ptr %gep1234, i64 %sunkaddr61.i
  store i64 %end.3.0.i, ptr %sunkaddr62.i, align 8
  %393 = getelementptr i64, ptr %arg.S, i64 %.34.i
  %.1269.i = getelementptr i8, ptr %393, i64 432
  %.1270.i = load i64, ptr %.1269.i, align 8
  %.1271.i = add i64 %.1270.i, %cost.3.0.i
  store i64 %.1271.i, ptr %.1269.i, align 8
  %arg.C.val.i = load i64, ptr %13, align 8
  %.24.i318 = load i64, ptr %.23.i1025, align 8
  %.26.i319 = ashr i64 %.11.i9.i, %.24.i318
  %.30.i320 = icmp sgt i64 %.26.i319, 511
  switch i64 %.34.i, label %B2946.i [
    i64 1, label %B2824.i
    i64 3, label %B2896.i
  ]
B2824.i:
  br i1 %.30.i320, label %B116.endif.endif.us.preheader.i679, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i679:
  %394 = shl i64 %arg.C.val.i, 3
  %395 = getelementptr i8, ptr %arg.S, i64 %394
  %scevgep.6.i680 = getelementptr i8, ptr %395, i64 26624
  %396 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i681 = getelementptr i8, ptr %395, i64 2048
  %397 = getelementptr i8, ptr %396, i64 4096
  %scevgep.1.i682 = getelementptr i8, ptr %395, i64 6144
  %398 = getelementptr i8, ptr %396, i64 8192
  %scevgep.2.i683 = getelementptr i8, ptr %395, i64 10240
  %399 = getelementptr i8, ptr %396, i64 12288
  %scevgep.3.i684 = getelementptr i8, ptr %395, i64 14336
  %400 = getelementptr i8, ptr %396, i64 16384
  %scevgep.4.i685 = getelementptr i8, ptr %395, i64 18432
  %401 = getelementptr i8, ptr %396, i64 20480
  %scevgep.5.i686 = getelementptr i8, ptr %395, i64 22528
  %402 = getelementptr i8, ptr %396, i64 24576
  br label %vector.body61.i687
vector.body61.i687:
  %index62.i688 = phi i64 [ 0, %B116.endif.endif.us.preheader.i679 ], [ %index62.i688.be, %vector.body61.i687.backedge ]
  %403 = shl i64 %index62.i688, 4
  %404 = getelementptr i8, ptr %396, i64 %403
  %405 = getelementptr i8, ptr %404, i64 32
  %wide.vec63.i689 = load <4 x i64>, ptr %404, align 8
  %strided.vec64.i690 = shufflevector <4 x i64> %wide.vec63.i689, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i691 = shufflevector <4 x i64> %wide.vec63.i689, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i692 = load <4 x i64>, ptr %405, align 8
  %strided.vec67.i693 = shufflevector <4 x i64> %wide.vec66.i692, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i694 = shufflevector <4 x i64> %wide.vec66.i692, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %406 = add <2 x i64> %strided.vec65.i691, %strided.vec64.i690
  %407 = add <2 x i64> %strided.vec68.i694, %strided.vec67.i693
  %408 = getelementptr i64, ptr %396, i64 %index62.i688
  %409 = getelementptr i8, ptr %408, i64 16
  store <2 x i64> %406, ptr %408, align 8
  store <2 x i64> %407, ptr %409, align 8
  %index.next69.i695 = add i64 %index62.i688, 4
  %410 = icmp eq i64 %index.next69.i695, 256
  br i1 %410, label %B232.B370.endif.endif.endif_crit_edge.us.us.i698, label %vector.body61.i687.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i698:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i681, i8 0, i64 2048, i1 false)
  br label %vector.body50.i699
vector.body50.i699:
  %lsr.iv.i700 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i698 ], [ %lsr.iv.next.1.i721, %vector.body50.i699 ]
  %411 = shl i64 %lsr.iv.i700, 1
  %scevgep7.i701 = getelementptr i8, ptr %397, i64 %411
  %scevgep6.i702 = getelementptr i8, ptr %scevgep7.i701, i64 32
  %wide.vec52.i703 = load <4 x i64>, ptr %scevgep7.i701, align 8
  %strided.vec53.i704 = shufflevector <4 x i64> %wide.vec52.i703, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i705 = shufflevector <4 x i64> %wide.vec52.i703, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i706 = load <4 x i64>, ptr %scevgep6.i702, align 8
  %strided.vec56.i707 = shufflevector <4 x i64> %wide.vec55.i706, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i708 = shufflevector <4 x i64> %wide.vec55.i706, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %412 = add <2 x i64> %strided.vec54.i705, %strided.vec53.i704
  %413 = add <2 x i64> %strided.vec57.i708, %strided.vec56.i707
  %scevgep76.i709 = getelementptr i8, ptr %397, i64 %lsr.iv.i700
  %scevgep75.i710 = getelementptr i8, ptr %scevgep76.i709, i64 16
  store <2 x i64> %412, ptr %scevgep76.i709, align 8
  store <2 x i64> %413, ptr %scevgep75.i710, align 8
  %scevgep2.i711 = getelementptr i8, ptr %scevgep7.i701, i64 64
  %scevgep4.i712 = getelementptr i8, ptr %scevgep7.i701, i64 96
  %wide.vec52.1.i713 = load <4 x i64>, ptr %scevgep2.i711, align 8
  %strided.vec53.1.i714 = shufflevector <4 x i64> %wide.vec52.1.i713, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i715 = shufflevector <4 x i64> %wide.vec52.1.i713, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i716 = load <4 x i64>, ptr %scevgep4.i712, align 8
  %strided.vec56.1.i717 = shufflevector <4 x i64> %wide.vec55.1.i716, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i718 = shufflevector <4 x i64> %wide.vec55.1.i716, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %414 = add <2 x i64> %strided.vec54.1.i715, %strided.vec53.1.i714
  %415 = add <2 x i64> %strided.vec57.1.i718, %strided.vec56.1.i717
  %scevgep9.i719 = getelementptr i8, ptr %scevgep76.i709, i64 32
  %scevgep10.i720 = getelementptr i8, ptr %scevgep76.i709, i64 48
  store <2 x i64> %414, ptr %scevgep9.i719, align 8
  store <2 x i64> %415, ptr %scevgep10.i720, align 8
  %lsr.iv.next.1.i721 = add i64 %lsr.iv.i700, 64
  %416 = icmp eq i64 %lsr.iv.next.1.i721, 2048
  br i1 %416, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i722, label %vector.body50.i699
B232.B370.endif.endif.endif_crit_edge.us.us.1.i722:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i682, i8 0, i64 2048, i1 false)
  br label %vector.body39.i723
vector.body39.i723:
  %lsr.iv77.i724 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i722 ], [ %lsr.iv.next78.1.i745, %vector.body39.i723 ]
  %417 = shl i64 %lsr.iv77.i724, 1
  %scevgep17.i725 = getelementptr i8, ptr %398, i64 %417
  %scevgep16.i726 = getelementptr i8, ptr %scevgep17.i725, i64 32
  %wide.vec41.i727 = load <4 x i64>, ptr %scevgep17.i725, align 8
  %strided.vec42.i728 = shufflevector <4 x i64> %wide.vec41.i727, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i729 = shufflevector <4 x i64> %wide.vec41.i727, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i730 = load <4 x i64>, ptr %scevgep16.i726, align 8
  %strided.vec45.i731 = shufflevector <4 x i64> %wide.vec44.i730, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i732 = shufflevector <4 x i64> %wide.vec44.i730, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %418 = add <2 x i64> %strided.vec43.i729, %strided.vec42.i728
  %419 = add <2 x i64> %strided.vec46.i732, %strided.vec45.i731
  %scevgep84.i733 = getelementptr i8, ptr %398, i64 %lsr.iv77.i724
  %scevgep83.i734 = getelementptr i8, ptr %scevgep84.i733, i64 16
  store <2 x i64> %418, ptr %scevgep84.i733, align 8
  store <2 x i64> %419, ptr %scevgep83.i734, align 8
  %scevgep12.i735 = getelementptr i8, ptr %scevgep17.i725, i64 64
  %scevgep14.i736 = getelementptr i8, ptr %scevgep17.i725, i64 96
  %wide.vec41.1.i737 = load <4 x i64>, ptr %scevgep12.i735, align 8
  %strided.vec42.1.i738 = shufflevector <4 x i64> %wide.vec41.1.i737, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i739 = shufflevector <4 x i64> %wide.vec41.1.i737, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i740 = load <4 x i64>, ptr %scevgep14.i736, align 8
  %strided.vec45.1.i741 = shufflevector <4 x i64> %wide.vec44.1.i740, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i742 = shufflevector <4 x i64> %wide.vec44.1.i740, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %420 = add <2 x i64> %strided.vec43.1.i739, %strided.vec42.1.i738
  %421 = add <2 x i64> %strided.vec46.1.i742, %strided.vec45.1.i741
  %scevgep19.i743 = getelementptr i8, ptr %scevgep84.i733, i64 32
  %scevgep20.i744 = getelementptr i8, ptr %scevgep84.i733, i64 48
  store <2 x i64> %420, ptr %scevgep19.i743, align 8
  store <2 x i64> %421, ptr %scevgep20.i744, align 8
  %lsr.iv.next78.1.i745 = add i64 %lsr.iv77.i724, 64
  %422 = icmp eq i64 %lsr.iv.next78.1.i745, 2048
  br i1 %422, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i746, label %vector.body39.i723
B232.B370.endif.endif.endif_crit_edge.us.us.2.i746:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i683, i8 0, i64 2048, i1 false)
  br label %vector.body28.i747
vector.body28.i747:
  %lsr.iv85.i748 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i746 ], [ %lsr.iv.next86.1.i769, %vector.body28.i747 ]
  %423 = shl i64 %lsr.iv85.i748, 1
  %scevgep27.i749 = getelementptr i8, ptr %399, i64 %423
  %scevgep26.i750 = getelementptr i8, ptr %scevgep27.i749, i64 32
  %wide.vec30.i751 = load <4 x i64>, ptr %scevgep27.i749, align 8
  %strided.vec31.i752 = shufflevector <4 x i64> %wide.vec30.i751, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i753 = shufflevector <4 x i64> %wide.vec30.i751, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i754 = load <4 x i64>, ptr %scevgep26.i750, align 8
  %strided.vec34.i755 = shufflevector <4 x i64> %wide.vec33.i754, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i756 = shufflevector <4 x i64> %wide.vec33.i754, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %424 = add <2 x i64> %strided.vec32.i753, %strided.vec31.i752
  %425 = add <2 x i64> %strided.vec35.i756, %strided.vec34.i755
  %scevgep92.i757 = getelementptr i8, ptr %399, i64 %lsr.iv85.i748
  %scevgep91.i758 = getelementptr i8, ptr %scevgep92.i757, i64 16
  store <2 x i64> %424, ptr %scevgep92.i757, align 8
  store <2 x i64> %425, ptr %scevgep91.i758, align 8
  %scevgep22.i759 = getelementptr i8, ptr %scevgep27.i749, i64 64
  %scevgep24.i760 = getelementptr i8, ptr %scevgep27.i749, i64 96
  %wide.vec30.1.i761 = load <4 x i64>, ptr %scevgep22.i759, align 8
  %strided.vec31.1.i762 = shufflevector <4 x i64> %wide.vec30.1.i761, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i763 = shufflevector <4 x i64> %wide.vec30.1.i761, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i764 = load <4 x i64>, ptr %scevgep24.i760, align 8
  %strided.vec34.1.i765 = shufflevector <4 x i64> %wide.vec33.1.i764, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i766 = shufflevector <4 x i64> %wide.vec33.1.i764, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %426 = add <2 x i64> %strided.vec32.1.i763, %strided.vec31.1.i762
  %427 = add <2 x i64> %strided.vec35.1.i766, %strided.vec34.1.i765
  %scevgep29.i767 = getelementptr i8, ptr %scevgep92.i757, i64 32
  %scevgep30.i768 = getelementptr i8, ptr %scevgep92.i757, i64 48
  store <2 x i64> %426, ptr %scevgep29.i767, align 8
  store <2 x i64> %427, ptr %scevgep30.i768, align 8
  %lsr.iv.next86.1.i769 = add i64 %lsr.iv85.i748, 64
  %428 = icmp eq i64 %lsr.iv.next86.1.i769, 2048
  br i1 %428, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i770, label %vector.body28.i747
B232.B370.endif.endif.endif_crit_edge.us.us.3.i770:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i684, i8 0, i64 2048, i1 false)
  br label %vector.body17.i771
vector.body17.i771:
  %lsr.iv93.i772 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i770 ], [ %lsr.iv.next94.1.i793, %vector.body17.i771 ]
  %429 = shl i64 %lsr.iv93.i772, 1
  %scevgep37.i773 = getelementptr i8, ptr %400, i64 %429
  %scevgep36.i774 = getelementptr i8, ptr %scevgep37.i773, i64 32
  %wide.vec19.i775 = load <4 x i64>, ptr %scevgep37.i773, align 8
  %strided.vec20.i776 = shufflevector <4 x i64> %wide.vec19.i775, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i777 = shufflevector <4 x i64> %wide.vec19.i775, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i778 = load <4 x i64>, ptr %scevgep36.i774, align 8
  %strided.vec23.i779 = shufflevector <4 x i64> %wide.vec22.i778, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i780 = shufflevector <4 x i64> %wide.vec22.i778, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %430 = add <2 x i64> %strided.vec21.i777, %strided.vec20.i776
  %431 = add <2 x i64> %strided.vec24.i780, %strided.vec23.i779
  %scevgep100.i781 = getelementptr i8, ptr %400, i64 %lsr.iv93.i772
  %scevgep99.i782 = getelementptr i8, ptr %scevgep100.i781, i64 16
  store <2 x i64> %430, ptr %scevgep100.i781, align 8
  store <2 x i64> %431, ptr %scevgep99.i782, align 8
  %scevgep32.i783 = getelementptr i8, ptr %scevgep37.i773, i64 64
  %scevgep34.i784 = getelementptr i8, ptr %scevgep37.i773, i64 96
  %wide.vec19.1.i785 = load <4 x i64>, ptr %scevgep32.i783, align 8
  %strided.vec20.1.i786 = shufflevector <4 x i64> %wide.vec19.1.i785, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i787 = shufflevector <4 x i64> %wide.vec19.1.i785, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i788 = load <4 x i64>, ptr %scevgep34.i784, align 8
  %strided.vec23.1.i789 = shufflevector <4 x i64> %wide.vec22.1.i788, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i790 = shufflevector <4 x i64> %wide.vec22.1.i788, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %432 = add <2 x i64> %strided.vec21.1.i787, %strided.vec20.1.i786
  %433 = add <2 x i64> %strided.vec24.1.i790, %strided.vec23.1.i789
  %scevgep39.i791 = getelementptr i8, ptr %scevgep100.i781, i64 32
  %scevgep40.i792 = getelementptr i8, ptr %scevgep100.i781, i64 48
  store <2 x i64> %432, ptr %scevgep39.i791, align 8
  store <2 x i64> %433, ptr %scevgep40.i792, align 8
  %lsr.iv.next94.1.i793 = add i64 %lsr.iv93.i772, 64
  %434 = icmp eq i64 %lsr.iv.next94.1.i793, 2048
  br i1 %434, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i794, label %vector.body17.i771
B232.B370.endif.endif.endif_crit_edge.us.us.4.i794:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i685, i8 0, i64 2048, i1 false)
  br label %vector.body6.i795
vector.body6.i795:
  %lsr.iv101.i796 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i794 ], [ %lsr.iv.next102.1.i817, %vector.body6.i795 ]
  %435 = shl i64 %lsr.iv101.i796, 1
  %scevgep47.i797 = getelementptr i8, ptr %401, i64 %435
  %scevgep46.i798 = getelementptr i8, ptr %scevgep47.i797, i64 32
  %wide.vec8.i799 = load <4 x i64>, ptr %scevgep47.i797, align 8
  %strided.vec9.i800 = shufflevector <4 x i64> %wide.vec8.i799, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i801 = shufflevector <4 x i64> %wide.vec8.i799, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i802 = load <4 x i64>, ptr %scevgep46.i798, align 8
  %strided.vec12.i803 = shufflevector <4 x i64> %wide.vec11.i802, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i804 = shufflevector <4 x i64> %wide.vec11.i802, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %436 = add <2 x i64> %strided.vec10.i801, %strided.vec9.i800
  %437 = add <2 x i64> %strided.vec13.i804, %strided.vec12.i803
  %scevgep108.i805 = getelementptr i8, ptr %401, i64 %lsr.iv101.i796
  %scevgep107.i806 = getelementptr i8, ptr %scevgep108.i805, i64 16
  store <2 x i64> %436, ptr %scevgep108.i805, align 8
  store <2 x i64> %437, ptr %scevgep107.i806, align 8
  %scevgep42.i807 = getelementptr i8, ptr %scevgep47.i797, i64 64
  %scevgep44.i808 = getelementptr i8, ptr %scevgep47.i797, i64 96
  %wide.vec8.1.i809 = load <4 x i64>, ptr %scevgep42.i807, align 8
  %strided.vec9.1.i810 = shufflevector <4 x i64> %wide.vec8.1.i809, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i811 = shufflevector <4 x i64> %wide.vec8.1.i809, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i812 = load <4 x i64>, ptr %scevgep44.i808, align 8
  %strided.vec12.1.i813 = shufflevector <4 x i64> %wide.vec11.1.i812, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i814 = shufflevector <4 x i64> %wide.vec11.1.i812, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %438 = add <2 x i64> %strided.vec10.1.i811, %strided.vec9.1.i810
  %439 = add <2 x i64> %strided.vec13.1.i814, %strided.vec12.1.i813
  %scevgep49.i815 = getelementptr i8, ptr %scevgep108.i805, i64 32
  %scevgep50.i816 = getelementptr i8, ptr %scevgep108.i805, i64 48
  store <2 x i64> %438, ptr %scevgep49.i815, align 8
  store <2 x i64> %439, ptr %scevgep50.i816, align 8
  %lsr.iv.next102.1.i817 = add i64 %lsr.iv101.i796, 64
  %440 = icmp eq i64 %lsr.iv.next102.1.i817, 2048
  br i1 %440, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i818, label %vector.body6.i795
B232.B370.endif.endif.endif_crit_edge.us.us.5.i818:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i686, i8 0, i64 2048, i1 false)
  br label %vector.body.i819
vector.body.i819:
  %lsr.iv109.i820 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i818 ], [ %lsr.iv.next110.1.i841, %vector.body.i819 ]
  %441 = shl i64 %lsr.iv109.i820, 1
  %scevgep57.i821 = getelementptr i8, ptr %402, i64 %441
  %scevgep56.i822 = getelementptr i8, ptr %scevgep57.i821, i64 32
  %wide.vec.i823 = load <4 x i64>, ptr %scevgep57.i821, align 8
  %strided.vec.i824 = shufflevector <4 x i64> %wide.vec.i823, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i825 = shufflevector <4 x i64> %wide.vec.i823, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i826 = load <4 x i64>, ptr %scevgep56.i822, align 8
  %strided.vec3.i827 = shufflevector <4 x i64> %wide.vec2.i826, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i828 = shufflevector <4 x i64> %wide.vec2.i826, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %442 = add <2 x i64> %strided.vec1.i825, %strided.vec.i824
  %443 = add <2 x i64> %strided.vec4.i828, %strided.vec3.i827
  %scevgep116.i829 = getelementptr i8, ptr %402, i64 %lsr.iv109.i820
  %scevgep115.i830 = getelementptr i8, ptr %scevgep116.i829, i64 16
  store <2 x i64> %442, ptr %scevgep116.i829, align 8
  store <2 x i64> %443, ptr %scevgep115.i830, align 8
  %scevgep52.i831 = getelementptr i8, ptr %scevgep57.i821, i64 64
  %scevgep54.i832 = getelementptr i8, ptr %scevgep57.i821, i64 96
  %wide.vec.1.i833 = load <4 x i64>, ptr %scevgep52.i831, align 8
  %strided.vec.1.i834 = shufflevector <4 x i64> %wide.vec.1.i833, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i835 = shufflevector <4 x i64> %wide.vec.1.i833, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i836 = load <4 x i64>, ptr %scevgep54.i832, align 8
  %strided.vec3.1.i837 = shufflevector <4 x i64> %wide.vec2.1.i836, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i838 = shufflevector <4 x i64> %wide.vec2.1.i836, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %444 = add <2 x i64> %strided.vec1.1.i835, %strided.vec.1.i834
  %445 = add <2 x i64> %strided.vec4.1.i838, %strided.vec3.1.i837
  %scevgep59.i839 = getelementptr i8, ptr %scevgep116.i829, i64 32
  %scevgep60.i840 = getelementptr i8, ptr %scevgep116.i829, i64 48
  store <2 x i64> %444, ptr %scevgep59.i839, align 8
  store <2 x i64> %445, ptr %scevgep60.i840, align 8
  %lsr.iv.next110.1.i841 = add i64 %lsr.iv109.i820, 64
  %446 = icmp eq i64 %lsr.iv.next110.1.i841, 2048
  br i1 %446, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i842, label %vector.body.i819
B232.B370.endif.endif.endif_crit_edge.us.us.6.i842:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i680, i8 0, i64 2048, i1 false)
  %.519.us.i843 = load i64, ptr %.23.i1025, align 8
  %.520.us.i844 = add i64 %.519.us.i843, 1
  store i64 %.520.us.i844, ptr %.23.i1025, align 8
  %.526.us.i845 = ashr i64 %.11.i9.i, %.520.us.i844
  %.529.us.i846 = icmp sgt i64 %.526.us.i845, 511
  br i1 %.529.us.i846, label %vector.body61.i687.backedge, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i687.backedge:
  %index62.i688.be = phi i64 [ %index.next69.i695, %vector.body61.i687 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i842 ]
  br label %vector.body61.i687
B2896.i:
  br i1 %.30.i320, label %B116.endif.endif.us.preheader.i502, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i502:
  %447 = shl i64 %arg.C.val.i, 3
  %448 = getelementptr i8, ptr %arg.S, i64 %447
  %scevgep.6.i503 = getelementptr i8, ptr %448, i64 26624
  %449 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i504 = getelementptr i8, ptr %448, i64 2048
  %450 = getelementptr i8, ptr %449, i64 4096
  %scevgep.1.i505 = getelementptr i8, ptr %448, i64 6144
  %451 = getelementptr i8, ptr %449, i64 8192
  %scevgep.2.i506 = getelementptr i8, ptr %448, i64 10240
  %452 = getelementptr i8, ptr %449, i64 12288
  %scevgep.3.i507 = getelementptr i8, ptr %448, i64 14336
  %453 = getelementptr i8, ptr %449, i64 16384
  %scevgep.4.i508 = getelementptr i8, ptr %448, i64 18432
  %454 = getelementptr i8, ptr %449, i64 20480
  %scevgep.5.i509 = getelementptr i8, ptr %448, i64 22528
  %455 = getelementptr i8, ptr %449, i64 24576
  br label %vector.body61.i510
vector.body61.i510:
  %index62.i511 = phi i64 [ 0, %B116.endif.endif.us.preheader.i502 ], [ %index62.i511.be, %vector.body61.i510.backedge ]
  %456 = shl i64 %index62.i511, 4
  %457 = getelementptr i8, ptr %449, i64 %456
  %458 = getelementptr i8, ptr %457, i64 32
  %wide.vec63.i512 = load <4 x i64>, ptr %457, align 8
  %strided.vec64.i513 = shufflevector <4 x i64> %wide.vec63.i512, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i514 = shufflevector <4 x i64> %wide.vec63.i512, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i515 = load <4 x i64>, ptr %458, align 8
  %strided.vec67.i516 = shufflevector <4 x i64> %wide.vec66.i515, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i517 = shufflevector <4 x i64> %wide.vec66.i515, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %459 = add <2 x i64> %strided.vec65.i514, %strided.vec64.i513
  %460 = add <2 x i64> %strided.vec68.i517, %strided.vec67.i516
  %461 = getelementptr i64, ptr %449, i64 %index62.i511
  %462 = getelementptr i8, ptr %461, i64 16
  store <2 x i64> %459, ptr %461, align 8
  store <2 x i64> %460, ptr %462, align 8
  %index.next69.i518 = add i64 %index62.i511, 4
  %463 = icmp eq i64 %index.next69.i518, 256
  br i1 %463, label %B232.B370.endif.endif.endif_crit_edge.us.us.i521, label %vector.body61.i510.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i521:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i504, i8 0, i64 2048, i1 false)
  br label %vector.body50.i522
vector.body50.i522:
  %lsr.iv.i523 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i521 ], [ %lsr.iv.next.1.i544, %vector.body50.i522 ]
  %464 = shl i64 %lsr.iv.i523, 1
  %scevgep7.i524 = getelementptr i8, ptr %450, i64 %464
  %scevgep6.i525 = getelementptr i8, ptr %scevgep7.i524, i64 32
  %wide.vec52.i526 = load <4 x i64>, ptr %scevgep7.i524, align 8
  %strided.vec53.i527 = shufflevector <4 x i64> %wide.vec52.i526, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i528 = shufflevector <4 x i64> %wide.vec52.i526, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i529 = load <4 x i64>, ptr %scevgep6.i525, align 8
  %strided.vec56.i530 = shufflevector <4 x i64> %wide.vec55.i529, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i531 = shufflevector <4 x i64> %wide.vec55.i529, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %465 = add <2 x i64> %strided.vec54.i528, %strided.vec53.i527
  %466 = add <2 x i64> %strided.vec57.i531, %strided.vec56.i530
  %scevgep76.i532 = getelementptr i8, ptr %450, i64 %lsr.iv.i523
  %scevgep75.i533 = getelementptr i8, ptr %scevgep76.i532, i64 16
  store <2 x i64> %465, ptr %scevgep76.i532, align 8
  store <2 x i64> %466, ptr %scevgep75.i533, align 8
  %scevgep2.i534 = getelementptr i8, ptr %scevgep7.i524, i64 64
  %scevgep4.i535 = getelementptr i8, ptr %scevgep7.i524, i64 96
  %wide.vec52.1.i536 = load <4 x i64>, ptr %scevgep2.i534, align 8
  %strided.vec53.1.i537 = shufflevector <4 x i64> %wide.vec52.1.i536, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i538 = shufflevector <4 x i64> %wide.vec52.1.i536, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i539 = load <4 x i64>, ptr %scevgep4.i535, align 8
  %strided.vec56.1.i540 = shufflevector <4 x i64> %wide.vec55.1.i539, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i541 = shufflevector <4 x i64> %wide.vec55.1.i539, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %467 = add <2 x i64> %strided.vec54.1.i538, %strided.vec53.1.i537
  %468 = add <2 x i64> %strided.vec57.1.i541, %strided.vec56.1.i540
  %scevgep9.i542 = getelementptr i8, ptr %scevgep76.i532, i64 32
  %scevgep10.i543 = getelementptr i8, ptr %scevgep76.i532, i64 48
  store <2 x i64> %467, ptr %scevgep9.i542, align 8
  store <2 x i64> %468, ptr %scevgep10.i543, align 8
  %lsr.iv.next.1.i544 = add i64 %lsr.iv.i523, 64
  %469 = icmp eq i64 %lsr.iv.next.1.i544, 2048
  br i1 %469, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i545, label %vector.body50.i522
B232.B370.endif.endif.endif_crit_edge.us.us.1.i545:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i505, i8 0, i64 2048, i1 false)
  br label %vector.body39.i546
vector.body39.i546:
  %lsr.iv77.i547 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i545 ], [ %lsr.iv.next78.1.i568, %vector.body39.i546 ]
  %470 = shl i64 %lsr.iv77.i547, 1
  %scevgep17.i548 = getelementptr i8, ptr %451, i64 %470
  %scevgep16.i549 = getelementptr i8, ptr %scevgep17.i548, i64 32
  %wide.vec41.i550 = load <4 x i64>, ptr %scevgep17.i548, align 8
  %strided.vec42.i551 = shufflevector <4 x i64> %wide.vec41.i550, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i552 = shufflevector <4 x i64> %wide.vec41.i550, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i553 = load <4 x i64>, ptr %scevgep16.i549, align 8
  %strided.vec45.i554 = shufflevector <4 x i64> %wide.vec44.i553, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i555 = shufflevector <4 x i64> %wide.vec44.i553, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %471 = add <2 x i64> %strided.vec43.i552, %strided.vec42.i551
  %472 = add <2 x i64> %strided.vec46.i555, %strided.vec45.i554
  %scevgep84.i556 = getelementptr i8, ptr %451, i64 %lsr.iv77.i547
  %scevgep83.i557 = getelementptr i8, ptr %scevgep84.i556, i64 16
  store <2 x i64> %471, ptr %scevgep84.i556, align 8
  store <2 x i64> %472, ptr %scevgep83.i557, align 8
  %scevgep12.i558 = getelementptr i8, ptr %scevgep17.i548, i64 64
  %scevgep14.i559 = getelementptr i8, ptr %scevgep17.i548, i64 96
  %wide.vec41.1.i560 = load <4 x i64>, ptr %scevgep12.i558, align 8
  %strided.vec42.1.i561 = shufflevector <4 x i64> %wide.vec41.1.i560, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i562 = shufflevector <4 x i64> %wide.vec41.1.i560, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i563 = load <4 x i64>, ptr %scevgep14.i559, align 8
  %strided.vec45.1.i564 = shufflevector <4 x i64> %wide.vec44.1.i563, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i565 = shufflevector <4 x i64> %wide.vec44.1.i563, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %473 = add <2 x i64> %strided.vec43.1.i562, %strided.vec42.1.i561
  %474 = add <2 x i64> %strided.vec46.1.i565, %strided.vec45.1.i564
  %scevgep19.i566 = getelementptr i8, ptr %scevgep84.i556, i64 32
  %scevgep20.i567 = getelementptr i8, ptr %scevgep84.i556, i64 48
  store <2 x i64> %473, ptr %scevgep19.i566, align 8
  store <2 x i64> %474, ptr %scevgep20.i567, align 8
  %lsr.iv.next78.1.i568 = add i64 %lsr.iv77.i547, 64
  %475 = icmp eq i64 %lsr.iv.next78.1.i568, 2048
  br i1 %475, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i569, label %vector.body39.i546
B232.B370.endif.endif.endif_crit_edge.us.us.2.i569:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i506, i8 0, i64 2048, i1 false)
  br label %vector.body28.i570
vector.body28.i570:
  %lsr.iv85.i571 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i569 ], [ %lsr.iv.next86.1.i592, %vector.body28.i570 ]
  %476 = shl i64 %lsr.iv85.i571, 1
  %scevgep27.i572 = getelementptr i8, ptr %452, i64 %476
  %scevgep26.i573 = getelementptr i8, ptr %scevgep27.i572, i64 32
  %wide.vec30.i574 = load <4 x i64>, ptr %scevgep27.i572, align 8
  %strided.vec31.i575 = shufflevector <4 x i64> %wide.vec30.i574, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i576 = shufflevector <4 x i64> %wide.vec30.i574, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i577 = load <4 x i64>, ptr %scevgep26.i573, align 8
  %strided.vec34.i578 = shufflevector <4 x i64> %wide.vec33.i577, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i579 = shufflevector <4 x i64> %wide.vec33.i577, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %477 = add <2 x i64> %strided.vec32.i576, %strided.vec31.i575
  %478 = add <2 x i64> %strided.vec35.i579, %strided.vec34.i578
  %scevgep92.i580 = getelementptr i8, ptr %452, i64 %lsr.iv85.i571
  %scevgep91.i581 = getelementptr i8, ptr %scevgep92.i580, i64 16
  store <2 x i64> %477, ptr %scevgep92.i580, align 8
  store <2 x i64> %478, ptr %scevgep91.i581, align 8
  %scevgep22.i582 = getelementptr i8, ptr %scevgep27.i572, i64 64
  %scevgep24.i583 = getelementptr i8, ptr %scevgep27.i572, i64 96
  %wide.vec30.1.i584 = load <4 x i64>, ptr %scevgep22.i582, align 8
  %strided.vec31.1.i585 = shufflevector <4 x i64> %wide.vec30.1.i584, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i586 = shufflevector <4 x i64> %wide.vec30.1.i584, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i587 = load <4 x i64>, ptr %scevgep24.i583, align 8
  %strided.vec34.1.i588 = shufflevector <4 x i64> %wide.vec33.1.i587, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i589 = shufflevector <4 x i64> %wide.vec33.1.i587, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %479 = add <2 x i64> %strided.vec32.1.i586, %strided.vec31.1.i585
  %480 = add <2 x i64> %strided.vec35.1.i589, %strided.vec34.1.i588
  %scevgep29.i590 = getelementptr i8, ptr %scevgep92.i580, i64 32
  %scevgep30.i591 = getelementptr i8, ptr %scevgep92.i580, i64 48
  store <2 x i64> %479, ptr %scevgep29.i590, align 8
  store <2 x i64> %480, ptr %scevgep30.i591, align 8
  %lsr.iv.next86.1.i592 = add i64 %lsr.iv85.i571, 64
  %481 = icmp eq i64 %lsr.iv.next86.1.i592, 2048
  br i1 %481, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i593, label %vector.body28.i570
B232.B370.endif.endif.endif_crit_edge.us.us.3.i593:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i507, i8 0, i64 2048, i1 false)
  br label %vector.body17.i594
vector.body17.i594:
  %lsr.iv93.i595 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i593 ], [ %lsr.iv.next94.1.i616, %vector.body17.i594 ]
  %482 = shl i64 %lsr.iv93.i595, 1
  %scevgep37.i596 = getelementptr i8, ptr %453, i64 %482
  %scevgep36.i597 = getelementptr i8, ptr %scevgep37.i596, i64 32
  %wide.vec19.i598 = load <4 x i64>, ptr %scevgep37.i596, align 8
  %strided.vec20.i599 = shufflevector <4 x i64> %wide.vec19.i598, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i600 = shufflevector <4 x i64> %wide.vec19.i598, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i601 = load <4 x i64>, ptr %scevgep36.i597, align 8
  %strided.vec23.i602 = shufflevector <4 x i64> %wide.vec22.i601, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i603 = shufflevector <4 x i64> %wide.vec22.i601, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %483 = add <2 x i64> %strided.vec21.i600, %strided.vec20.i599
  %484 = add <2 x i64> %strided.vec24.i603, %strided.vec23.i602
  %scevgep100.i604 = getelementptr i8, ptr %453, i64 %lsr.iv93.i595
  %scevgep99.i605 = getelementptr i8, ptr %scevgep100.i604, i64 16
  store <2 x i64> %483, ptr %scevgep100.i604, align 8
  store <2 x i64> %484, ptr %scevgep99.i605, align 8
  %scevgep32.i606 = getelementptr i8, ptr %scevgep37.i596, i64 64
  %scevgep34.i607 = getelementptr i8, ptr %scevgep37.i596, i64 96
  %wide.vec19.1.i608 = load <4 x i64>, ptr %scevgep32.i606, align 8
  %strided.vec20.1.i609 = shufflevector <4 x i64> %wide.vec19.1.i608, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i610 = shufflevector <4 x i64> %wide.vec19.1.i608, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i611 = load <4 x i64>, ptr %scevgep34.i607, align 8
  %strided.vec23.1.i612 = shufflevector <4 x i64> %wide.vec22.1.i611, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i613 = shufflevector <4 x i64> %wide.vec22.1.i611, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %485 = add <2 x i64> %strided.vec21.1.i610, %strided.vec20.1.i609
  %486 = add <2 x i64> %strided.vec24.1.i613, %strided.vec23.1.i612
  %scevgep39.i614 = getelementptr i8, ptr %scevgep100.i604, i64 32
  %scevgep40.i615 = getelementptr i8, ptr %scevgep100.i604, i64 48
  store <2 x i64> %485, ptr %scevgep39.i614, align 8
  store <2 x i64> %486, ptr %scevgep40.i615, align 8
  %lsr.iv.next94.1.i616 = add i64 %lsr.iv93.i595, 64
  %487 = icmp eq i64 %lsr.iv.next94.1.i616, 2048
  br i1 %487, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i617, label %vector.body17.i594
B232.B370.endif.endif.endif_crit_edge.us.us.4.i617:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i508, i8 0, i64 2048, i1 false)
  br label %vector.body6.i618
vector.body6.i618:
  %lsr.iv101.i619 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i617 ], [ %lsr.iv.next102.1.i640, %vector.body6.i618 ]
  %488 = shl i64 %lsr.iv101.i619, 1
  %scevgep47.i620 = getelementptr i8, ptr %454, i64 %488
  %scevgep46.i621 = getelementptr i8, ptr %scevgep47.i620, i64 32
  %wide.vec8.i622 = load <4 x i64>, ptr %scevgep47.i620, align 8
  %strided.vec9.i623 = shufflevector <4 x i64> %wide.vec8.i622, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i624 = shufflevector <4 x i64> %wide.vec8.i622, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i625 = load <4 x i64>, ptr %scevgep46.i621, align 8
  %strided.vec12.i626 = shufflevector <4 x i64> %wide.vec11.i625, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i627 = shufflevector <4 x i64> %wide.vec11.i625, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %489 = add <2 x i64> %strided.vec10.i624, %strided.vec9.i623
  %490 = add <2 x i64> %strided.vec13.i627, %strided.vec12.i626
  %scevgep108.i628 = getelementptr i8, ptr %454, i64 %lsr.iv101.i619
  %scevgep107.i629 = getelementptr i8, ptr %scevgep108.i628, i64 16
  store <2 x i64> %489, ptr %scevgep108.i628, align 8
  store <2 x i64> %490, ptr %scevgep107.i629, align 8
  %scevgep42.i630 = getelementptr i8, ptr %scevgep47.i620, i64 64
  %scevgep44.i631 = getelementptr i8, ptr %scevgep47.i620, i64 96
  %wide.vec8.1.i632 = load <4 x i64>, ptr %scevgep42.i630, align 8
  %strided.vec9.1.i633 = shufflevector <4 x i64> %wide.vec8.1.i632, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i634 = shufflevector <4 x i64> %wide.vec8.1.i632, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i635 = load <4 x i64>, ptr %scevgep44.i631, align 8
  %strided.vec12.1.i636 = shufflevector <4 x i64> %wide.vec11.1.i635, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i637 = shufflevector <4 x i64> %wide.vec11.1.i635, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %491 = add <2 x i64> %strided.vec10.1.i634, %strided.vec9.1.i633
  %492 = add <2 x i64> %strided.vec13.1.i637, %strided.vec12.1.i636
  %scevgep49.i638 = getelementptr i8, ptr %scevgep108.i628, i64 32
  %scevgep50.i639 = getelementptr i8, ptr %scevgep108.i628, i64 48
  store <2 x i64> %491, ptr %scevgep49.i638, align 8
  store <2 x i64> %492, ptr %scevgep50.i639, align 8
  %lsr.iv.next102.1.i640 = add i64 %lsr.iv101.i619, 64
  %493 = icmp eq i64 %lsr.iv.next102.1.i640, 2048
  br i1 %493, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i641, label %vector.body6.i618
B232.B370.endif.endif.endif_crit_edge.us.us.5.i641:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i509, i8 0, i64 2048, i1 false)
  br label %vector.body.i642
vector.body.i642:
  %lsr.iv109.i643 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i641 ], [ %lsr.iv.next110.1.i664, %vector.body.i642 ]
  %494 = shl i64 %lsr.iv109.i643, 1
  %scevgep57.i644 = getelementptr i8, ptr %455, i64 %494
  %scevgep56.i645 = getelementptr i8, ptr %scevgep57.i644, i64 32
  %wide.vec.i646 = load <4 x i64>, ptr %scevgep57.i644, align 8
  %strided.vec.i647 = shufflevector <4 x i64> %wide.vec.i646, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i648 = shufflevector <4 x i64> %wide.vec.i646, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i649 = load <4 x i64>, ptr %scevgep56.i645, align 8
  %strided.vec3.i650 = shufflevector <4 x i64> %wide.vec2.i649, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i651 = shufflevector <4 x i64> %wide.vec2.i649, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %495 = add <2 x i64> %strided.vec1.i648, %strided.vec.i647
  %496 = add <2 x i64> %strided.vec4.i651, %strided.vec3.i650
  %scevgep116.i652 = getelementptr i8, ptr %455, i64 %lsr.iv109.i643
  %scevgep115.i653 = getelementptr i8, ptr %scevgep116.i652, i64 16
  store <2 x i64> %495, ptr %scevgep116.i652, align 8
  store <2 x i64> %496, ptr %scevgep115.i653, align 8
  %scevgep52.i654 = getelementptr i8, ptr %scevgep57.i644, i64 64
  %scevgep54.i655 = getelementptr i8, ptr %scevgep57.i644, i64 96
  %wide.vec.1.i656 = load <4 x i64>, ptr %scevgep52.i654, align 8
  %strided.vec.1.i657 = shufflevector <4 x i64> %wide.vec.1.i656, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i658 = shufflevector <4 x i64> %wide.vec.1.i656, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i659 = load <4 x i64>, ptr %scevgep54.i655, align 8
  %strided.vec3.1.i660 = shufflevector <4 x i64> %wide.vec2.1.i659, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i661 = shufflevector <4 x i64> %wide.vec2.1.i659, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %497 = add <2 x i64> %strided.vec1.1.i658, %strided.vec.1.i657
  %498 = add <2 x i64> %strided.vec4.1.i661, %strided.vec3.1.i660
  %scevgep59.i662 = getelementptr i8, ptr %scevgep116.i652, i64 32
  %scevgep60.i663 = getelementptr i8, ptr %scevgep116.i652, i64 48
  store <2 x i64> %497, ptr %scevgep59.i662, align 8
  store <2 x i64> %498, ptr %scevgep60.i663, align 8
  %lsr.iv.next110.1.i664 = add i64 %lsr.iv109.i643, 64
  %499 = icmp eq i64 %lsr.iv.next110.1.i664, 2048
  br i1 %499, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i665, label %vector.body.i642
B232.B370.endif.endif.endif_crit_edge.us.us.6.i665:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i503, i8 0, i64 2048, i1 false)
  %.519.us.i666 = load i64, ptr %.23.i1025, align 8
  %.520.us.i667 = add i64 %.519.us.i666, 1
  store i64 %.520.us.i667, ptr %.23.i1025, align 8
  %.526.us.i668 = ashr i64 %.11.i9.i, %.520.us.i667
  %.529.us.i669 = icmp sgt i64 %.526.us.i668, 511
  br i1 %.529.us.i669, label %vector.body61.i510.backedge, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i510.backedge:
  %index62.i511.be = phi i64 [ %index.next69.i518, %vector.body61.i510 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i665 ]
  br label %vector.body61.i510
B2946.i:
  br i1 %.30.i320, label %B116.endif.endif.us.preheader.i325, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i325:
  %500 = shl i64 %arg.C.val.i, 3
  %501 = getelementptr i8, ptr %arg.S, i64 %500
  %scevgep.6.i326 = getelementptr i8, ptr %501, i64 26624
  %502 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i327 = getelementptr i8, ptr %501, i64 2048
  %503 = getelementptr i8, ptr %502, i64 4096
  %scevgep.1.i328 = getelementptr i8, ptr %501, i64 6144
  %504 = getelementptr i8, ptr %502, i64 8192
  %scevgep.2.i329 = getelementptr i8, ptr %501, i64 10240
  %505 = getelementptr i8, ptr %502, i64 12288
  %scevgep.3.i330 = getelementptr i8, ptr %501, i64 14336
  %506 = getelementptr i8, ptr %502, i64 16384
  %scevgep.4.i331 = getelementptr i8, ptr %501, i64 18432
  %507 = getelementptr i8, ptr %502, i64 20480
  %scevgep.5.i332 = getelementptr i8, ptr %501, i64 22528
  %508 = getelementptr i8, ptr %502, i64 24576
  br label %vector.body61.i333
vector.body61.i333:
  %index62.i334 = phi i64 [ 0, %B116.endif.endif.us.preheader.i325 ], [ %index62.i334.be, %vector.body61.i333.backedge ]
  %509 = shl i64 %index62.i334, 4
  %510 = getelementptr i8, ptr %502, i64 %509
  %511 = getelementptr i8, ptr %510, i64 32
  %wide.vec63.i335 = load <4 x i64>, ptr %510, align 8
  %strided.vec64.i336 = shufflevector <4 x i64> %wide.vec63.i335, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i337 = shufflevector <4 x i64> %wide.vec63.i335, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i338 = load <4 x i64>, ptr %511, align 8
  %strided.vec67.i339 = shufflevector <4 x i64> %wide.vec66.i338, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i340 = shufflevector <4 x i64> %wide.vec66.i338, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %512 = add <2 x i64> %strided.vec65.i337, %strided.vec64.i336
  %513 = add <2 x i64> %strided.vec68.i340, %strided.vec67.i339
  %514 = getelementptr i64, ptr %502, i64 %index62.i334
  %515 = getelementptr i8, ptr %514, i64 16
  store <2 x i64> %512, ptr %514, align 8
  store <2 x i64> %513, ptr %515, align 8
  %index.next69.i341 = add i64 %index62.i334, 4
  %516 = icmp eq i64 %index.next69.i341, 256
  br i1 %516, label %B232.B370.endif.endif.endif_crit_edge.us.us.i344, label %vector.body61.i333.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i344:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i327, i8 0, i64 2048, i1 false)
  br label %vector.body50.i345
vector.body50.i345:
  %lsr.iv.i346 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i344 ], [ %lsr.iv.next.1.i367, %vector.body50.i345 ]
  %517 = shl i64 %lsr.iv.i346, 1
  %scevgep7.i347 = getelementptr i8, ptr %503, i64 %517
  %scevgep6.i348 = getelementptr i8, ptr %scevgep7.i347, i64 32
  %wide.vec52.i349 = load <4 x i64>, ptr %scevgep7.i347, align 8
  %strided.vec53.i350 = shufflevector <4 x i64> %wide.vec52.i349, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i351 = shufflevector <4 x i64> %wide.vec52.i349, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i352 = load <4 x i64>, ptr %scevgep6.i348, align 8
  %strided.vec56.i353 = shufflevector <4 x i64> %wide.vec55.i352, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i354 = shufflevector <4 x i64> %wide.vec55.i352, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %518 = add <2 x i64> %strided.vec54.i351, %strided.vec53.i350
  %519 = add <2 x i64> %strided.vec57.i354, %strided.vec56.i353
  %scevgep76.i355 = getelementptr i8, ptr %503, i64 %lsr.iv.i346
  %scevgep75.i356 = getelementptr i8, ptr %scevgep76.i355, i64 16
  store <2 x i64> %518, ptr %scevgep76.i355, align 8
  store <2 x i64> %519, ptr %scevgep75.i356, align 8
  %scevgep2.i357 = getelementptr i8, ptr %scevgep7.i347, i64 64
  %scevgep4.i358 = getelementptr i8, ptr %scevgep7.i347, i64 96
  %wide.vec52.1.i359 = load <4 x i64>, ptr %scevgep2.i357, align 8
  %strided.vec53.1.i360 = shufflevector <4 x i64> %wide.vec52.1.i359, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i361 = shufflevector <4 x i64> %wide.vec52.1.i359, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i362 = load <4 x i64>, ptr %scevgep4.i358, align 8
  %strided.vec56.1.i363 = shufflevector <4 x i64> %wide.vec55.1.i362, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i364 = shufflevector <4 x i64> %wide.vec55.1.i362, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %520 = add <2 x i64> %strided.vec54.1.i361, %strided.vec53.1.i360
  %521 = add <2 x i64> %strided.vec57.1.i364, %strided.vec56.1.i363
  %scevgep9.i365 = getelementptr i8, ptr %scevgep76.i355, i64 32
  %scevgep10.i366 = getelementptr i8, ptr %scevgep76.i355, i64 48
  store <2 x i64> %520, ptr %scevgep9.i365, align 8
  store <2 x i64> %521, ptr %scevgep10.i366, align 8
  %lsr.iv.next.1.i367 = add i64 %lsr.iv.i346, 64
  %522 = icmp eq i64 %lsr.iv.next.1.i367, 2048
  br i1 %522, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i368, label %vector.body50.i345
B232.B370.endif.endif.endif_crit_edge.us.us.1.i368:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i328, i8 0, i64 2048, i1 false)
  br label %vector.body39.i369
vector.body39.i369:
  %lsr.iv77.i370 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i368 ], [ %lsr.iv.next78.1.i391, %vector.body39.i369 ]
  %523 = shl i64 %lsr.iv77.i370, 1
  %scevgep17.i371 = getelementptr i8, ptr %504, i64 %523
  %scevgep16.i372 = getelementptr i8, ptr %scevgep17.i371, i64 32
  %wide.vec41.i373 = load <4 x i64>, ptr %scevgep17.i371, align 8
  %strided.vec42.i374 = shufflevector <4 x i64> %wide.vec41.i373, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i375 = shufflevector <4 x i64> %wide.vec41.i373, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i376 = load <4 x i64>, ptr %scevgep16.i372, align 8
  %strided.vec45.i377 = shufflevector <4 x i64> %wide.vec44.i376, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i378 = shufflevector <4 x i64> %wide.vec44.i376, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %524 = add <2 x i64> %strided.vec43.i375, %strided.vec42.i374
  %525 = add <2 x i64> %strided.vec46.i378, %strided.vec45.i377
  %scevgep84.i379 = getelementptr i8, ptr %504, i64 %lsr.iv77.i370
  %scevgep83.i380 = getelementptr i8, ptr %scevgep84.i379, i64 16
  store <2 x i64> %524, ptr %scevgep84.i379, align 8
  store <2 x i64> %525, ptr %scevgep83.i380, align 8
  %scevgep12.i381 = getelementptr i8, ptr %scevgep17.i371, i64 64
  %scevgep14.i382 = getelementptr i8, ptr %scevgep17.i371, i64 96
  %wide.vec41.1.i383 = load <4 x i64>, ptr %scevgep12.i381, align 8
  %strided.vec42.1.i384 = shufflevector <4 x i64> %wide.vec41.1.i383, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i385 = shufflevector <4 x i64> %wide.vec41.1.i383, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i386 = load <4 x i64>, ptr %scevgep14.i382, align 8
  %strided.vec45.1.i387 = shufflevector <4 x i64> %wide.vec44.1.i386, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i388 = shufflevector <4 x i64> %wide.vec44.1.i386, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %526 = add <2 x i64> %strided.vec43.1.i385, %strided.vec42.1.i384
  %527 = add <2 x i64> %strided.vec46.1.i388, %strided.vec45.1.i387
  %scevgep19.i389 = getelementptr i8, ptr %scevgep84.i379, i64 32
  %scevgep20.i390 = getelementptr i8, ptr %scevgep84.i379, i64 48
  store <2 x i64> %526, ptr %scevgep19.i389, align 8
  store <2 x i64> %527, ptr %scevgep20.i390, align 8
  %lsr.iv.next78.1.i391 = add i64 %lsr.iv77.i370, 64
  %528 = icmp eq i64 %lsr.iv.next78.1.i391, 2048
  br i1 %528, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i392, label %vector.body39.i369
B232.B370.endif.endif.endif_crit_edge.us.us.2.i392:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i329, i8 0, i64 2048, i1 false)
  br label %vector.body28.i393
vector.body28.i393:
  %lsr.iv85.i394 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i392 ], [ %lsr.iv.next86.1.i415, %vector.body28.i393 ]
  %529 = shl i64 %lsr.iv85.i394, 1
  %scevgep27.i395 = getelementptr i8, ptr %505, i64 %529
  %scevgep26.i396 = getelementptr i8, ptr %scevgep27.i395, i64 32
  %wide.vec30.i397 = load <4 x i64>, ptr %scevgep27.i395, align 8
  %strided.vec31.i398 = shufflevector <4 x i64> %wide.vec30.i397, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i399 = shufflevector <4 x i64> %wide.vec30.i397, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i400 = load <4 x i64>, ptr %scevgep26.i396, align 8
  %strided.vec34.i401 = shufflevector <4 x i64> %wide.vec33.i400, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i402 = shufflevector <4 x i64> %wide.vec33.i400, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %530 = add <2 x i64> %strided.vec32.i399, %strided.vec31.i398
  %531 = add <2 x i64> %strided.vec35.i402, %strided.vec34.i401
  %scevgep92.i403 = getelementptr i8, ptr %505, i64 %lsr.iv85.i394
  %scevgep91.i404 = getelementptr i8, ptr %scevgep92.i403, i64 16
  store <2 x i64> %530, ptr %scevgep92.i403, align 8
  store <2 x i64> %531, ptr %scevgep91.i404, align 8
  %scevgep22.i405 = getelementptr i8, ptr %scevgep27.i395, i64 64
  %scevgep24.i406 = getelementptr i8, ptr %scevgep27.i395, i64 96
  %wide.vec30.1.i407 = load <4 x i64>, ptr %scevgep22.i405, align 8
  %strided.vec31.1.i408 = shufflevector <4 x i64> %wide.vec30.1.i407, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i409 = shufflevector <4 x i64> %wide.vec30.1.i407, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i410 = load <4 x i64>, ptr %scevgep24.i406, align 8
  %strided.vec34.1.i411 = shufflevector <4 x i64> %wide.vec33.1.i410, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i412 = shufflevector <4 x i64> %wide.vec33.1.i410, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %532 = add <2 x i64> %strided.vec32.1.i409, %strided.vec31.1.i408
  %533 = add <2 x i64> %strided.vec35.1.i412, %strided.vec34.1.i411
  %scevgep29.i413 = getelementptr i8, ptr %scevgep92.i403, i64 32
  %scevgep30.i414 = getelementptr i8, ptr %scevgep92.i403, i64 48
  store <2 x i64> %532, ptr %scevgep29.i413, align 8
  store <2 x i64> %533, ptr %scevgep30.i414, align 8
  %lsr.iv.next86.1.i415 = add i64 %lsr.iv85.i394, 64
  %534 = icmp eq i64 %lsr.iv.next86.1.i415, 2048
  br i1 %534, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i416, label %vector.body28.i393
B232.B370.endif.endif.endif_crit_edge.us.us.3.i416:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i330, i8 0, i64 2048, i1 false)
  br label %vector.body17.i417
vector.body17.i417:
  %lsr.iv93.i418 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i416 ], [ %lsr.iv.next94.1.i439, %vector.body17.i417 ]
  %535 = shl i64 %lsr.iv93.i418, 1
  %scevgep37.i419 = getelementptr i8, ptr %506, i64 %535
  %scevgep36.i420 = getelementptr i8, ptr %scevgep37.i419, i64 32
  %wide.vec19.i421 = load <4 x i64>, ptr %scevgep37.i419, align 8
  %strided.vec20.i422 = shufflevector <4 x i64> %wide.vec19.i421, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i423 = shufflevector <4 x i64> %wide.vec19.i421, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i424 = load <4 x i64>, ptr %scevgep36.i420, align 8
  %strided.vec23.i425 = shufflevector <4 x i64> %wide.vec22.i424, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i426 = shufflevector <4 x i64> %wide.vec22.i424, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %536 = add <2 x i64> %strided.vec21.i423, %strided.vec20.i422
  %537 = add <2 x i64> %strided.vec24.i426, %strided.vec23.i425
  %scevgep100.i427 = getelementptr i8, ptr %506, i64 %lsr.iv93.i418
  %scevgep99.i428 = getelementptr i8, ptr %scevgep100.i427, i64 16
  store <2 x i64> %536, ptr %scevgep100.i427, align 8
  store <2 x i64> %537, ptr %scevgep99.i428, align 8
  %scevgep32.i429 = getelementptr i8, ptr %scevgep37.i419, i64 64
  %scevgep34.i430 = getelementptr i8, ptr %scevgep37.i419, i64 96
  %wide.vec19.1.i431 = load <4 x i64>, ptr %scevgep32.i429, align 8
  %strided.vec20.1.i432 = shufflevector <4 x i64> %wide.vec19.1.i431, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i433 = shufflevector <4 x i64> %wide.vec19.1.i431, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i434 = load <4 x i64>, ptr %scevgep34.i430, align 8
  %strided.vec23.1.i435 = shufflevector <4 x i64> %wide.vec22.1.i434, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i436 = shufflevector <4 x i64> %wide.vec22.1.i434, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %538 = add <2 x i64> %strided.vec21.1.i433, %strided.vec20.1.i432
  %539 = add <2 x i64> %strided.vec24.1.i436, %strided.vec23.1.i435
  %scevgep39.i437 = getelementptr i8, ptr %scevgep100.i427, i64 32
  %scevgep40.i438 = getelementptr i8, ptr %scevgep100.i427, i64 48
  store <2 x i64> %538, ptr %scevgep39.i437, align 8
  store <2 x i64> %539, ptr %scevgep40.i438, align 8
  %lsr.iv.next94.1.i439 = add i64 %lsr.iv93.i418, 64
  %540 = icmp eq i64 %lsr.iv.next94.1.i439, 2048
  br i1 %540, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i440, label %vector.body17.i417
B232.B370.endif.endif.endif_crit_edge.us.us.4.i440:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i331, i8 0, i64 2048, i1 false)
  br label %vector.body6.i441
vector.body6.i441:
  %lsr.iv101.i442 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i440 ], [ %lsr.iv.next102.1.i463, %vector.body6.i441 ]
  %541 = shl i64 %lsr.iv101.i442, 1
  %scevgep47.i443 = getelementptr i8, ptr %507, i64 %541
  %scevgep46.i444 = getelementptr i8, ptr %scevgep47.i443, i64 32
  %wide.vec8.i445 = load <4 x i64>, ptr %scevgep47.i443, align 8
  %strided.vec9.i446 = shufflevector <4 x i64> %wide.vec8.i445, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i447 = shufflevector <4 x i64> %wide.vec8.i445, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i448 = load <4 x i64>, ptr %scevgep46.i444, align 8
  %strided.vec12.i449 = shufflevector <4 x i64> %wide.vec11.i448, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i450 = shufflevector <4 x i64> %wide.vec11.i448, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %542 = add <2 x i64> %strided.vec10.i447, %strided.vec9.i446
  %543 = add <2 x i64> %strided.vec13.i450, %strided.vec12.i449
  %scevgep108.i451 = getelementptr i8, ptr %507, i64 %lsr.iv101.i442
  %scevgep107.i452 = getelementptr i8, ptr %scevgep108.i451, i64 16
  store <2 x i64> %542, ptr %scevgep108.i451, align 8
  store <2 x i64> %543, ptr %scevgep107.i452, align 8
  %scevgep42.i453 = getelementptr i8, ptr %scevgep47.i443, i64 64
  %scevgep44.i454 = getelementptr i8, ptr %scevgep47.i443, i64 96
  %wide.vec8.1.i455 = load <4 x i64>, ptr %scevgep42.i453, align 8
  %strided.vec9.1.i456 = shufflevector <4 x i64> %wide.vec8.1.i455, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i457 = shufflevector <4 x i64> %wide.vec8.1.i455, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i458 = load <4 x i64>, ptr %scevgep44.i454, align 8
  %strided.vec12.1.i459 = shufflevector <4 x i64> %wide.vec11.1.i458, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i460 = shufflevector <4 x i64> %wide.vec11.1.i458, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %544 = add <2 x i64> %strided.vec10.1.i457, %strided.vec9.1.i456
  %545 = add <2 x i64> %strided.vec13.1.i460, %strided.vec12.1.i459
  %scevgep49.i461 = getelementptr i8, ptr %scevgep108.i451, i64 32
  %scevgep50.i462 = getelementptr i8, ptr %scevgep108.i451, i64 48
  store <2 x i64> %544, ptr %scevgep49.i461, align 8
  store <2 x i64> %545, ptr %scevgep50.i462, align 8
  %lsr.iv.next102.1.i463 = add i64 %lsr.iv101.i442, 64
  %546 = icmp eq i64 %lsr.iv.next102.1.i463, 2048
  br i1 %546, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i464, label %vector.body6.i441
B232.B370.endif.endif.endif_crit_edge.us.us.5.i464:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i332, i8 0, i64 2048, i1 false)
  br label %vector.body.i465
vector.body.i465:
  %lsr.iv109.i466 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i464 ], [ %lsr.iv.next110.1.i487, %vector.body.i465 ]
  %547 = shl i64 %lsr.iv109.i466, 1
  %scevgep57.i467 = getelementptr i8, ptr %508, i64 %547
  %scevgep56.i468 = getelementptr i8, ptr %scevgep57.i467, i64 32
  %wide.vec.i469 = load <4 x i64>, ptr %scevgep57.i467, align 8
  %strided.vec.i470 = shufflevector <4 x i64> %wide.vec.i469, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i471 = shufflevector <4 x i64> %wide.vec.i469, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i472 = load <4 x i64>, ptr %scevgep56.i468, align 8
  %strided.vec3.i473 = shufflevector <4 x i64> %wide.vec2.i472, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i474 = shufflevector <4 x i64> %wide.vec2.i472, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %548 = add <2 x i64> %strided.vec1.i471, %strided.vec.i470
  %549 = add <2 x i64> %strided.vec4.i474, %strided.vec3.i473
  %scevgep116.i475 = getelementptr i8, ptr %508, i64 %lsr.iv109.i466
  %scevgep115.i476 = getelementptr i8, ptr %scevgep116.i475, i64 16
  store <2 x i64> %548, ptr %scevgep116.i475, align 8
  store <2 x i64> %549, ptr %scevgep115.i476, align 8
  %scevgep52.i477 = getelementptr i8, ptr %scevgep57.i467, i64 64
  %scevgep54.i478 = getelementptr i8, ptr %scevgep57.i467, i64 96
  %wide.vec.1.i479 = load <4 x i64>, ptr %scevgep52.i477, align 8
  %strided.vec.1.i480 = shufflevector <4 x i64> %wide.vec.1.i479, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i481 = shufflevector <4 x i64> %wide.vec.1.i479, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i482 = load <4 x i64>, ptr %scevgep54.i478, align 8
  %strided.vec3.1.i483 = shufflevector <4 x i64> %wide.vec2.1.i482, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i484 = shufflevector <4 x i64> %wide.vec2.1.i482, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %550 = add <2 x i64> %strided.vec1.1.i481, %strided.vec.1.i480
  %551 = add <2 x i64> %strided.vec4.1.i484, %strided.vec3.1.i483
  %scevgep59.i485 = getelementptr i8, ptr %scevgep116.i475, i64 32
  %scevgep60.i486 = getelementptr i8, ptr %scevgep116.i475, i64 48
  store <2 x i64> %550, ptr %scevgep59.i485, align 8
  store <2 x i64> %551, ptr %scevgep60.i486, align 8
  %lsr.iv.next110.1.i487 = add i64 %lsr.iv109.i466, 64
  %552 = icmp eq i64 %lsr.iv.next110.1.i487, 2048
  br i1 %552, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i488, label %vector.body.i465
B232.B370.endif.endif.endif_crit_edge.us.us.6.i488:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i326, i8 0, i64 2048, i1 false)
  %.519.us.i489 = load i64, ptr %.23.i1025, align 8
  %.520.us.i490 = add i64 %.519.us.i489, 1
  store i64 %.520.us.i490, ptr %.23.i1025, align 8
  %.526.us.i491 = ashr i64 %.11.i9.i, %.520.us.i490
  %.529.us.i492 = icmp sgt i64 %.526.us.i491, 511
  br i1 %.529.us.i492, label %vector.body61.i333.backedge, label %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i333.backedge:
  %index62.i334.be = phi i64 [ %index.next69.i341, %vector.body61.i333 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i488 ]
  br label %vector.body61.i333
B1374.else.i:
  %sunkaddr63.i = shl i64 %.26.i205, 3
  %sunkaddr64.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr63.i
  %sunkaddr65.i = getelementptr i8, ptr %sunkaddr64.i, i64 8
  %.480.i = load i64, ptr %sunkaddr65.i, align 8
  %sunkaddr68.i = getelementptr i8, ptr %sunkaddr64.i, i64 48
  %.488.i = load i64, ptr %sunkaddr68.i, align 8
  %.509.i = icmp ne i64 %.11.i8.i, -9223372036854775808
  %.510.i = icmp ne i64 %.265.i, -1
  %.511.not.i = or i1 %.510.i, %.509.i
  br i1 %.511.not.i, label %B1374.else.if.i, label %B1374.endif.i
B1374.endif.i:
  %.503.0.i = phi i64 [ 0, %B1374.else.i ], [ %spec.select.i229, %566 ]
  %.548.i = load i64, ptr %.547.i, align 8
  %.554.i221 = load i64, ptr %.553.i220, align 8
  %.560.i = load i64, ptr %.559.i, align 8
  %.563.i = load i64, ptr %.562.i, align 8
  %.564.i = add i64 %.563.i, %.560.i
  %553 = or i64 %.283.fr.i, %.34.i
  %or.cond.i = icmp eq i64 %553, 0
  br i1 %or.cond.i, label %B1702.i, label %B1752.endif.i
B1374.else.if.i:
  %554 = or i64 %.11.i8.i, %.265.i
  %555 = icmp ult i64 %554, 4294967296
  br i1 %555, label %556, label %563
556:
  %557 = trunc i64 %.265.i to i32
  %558 = trunc i64 %.11.i8.i to i32
  %559 = udiv i32 %558, %557
  %560 = urem i32 %558, %557
  %561 = zext i32 %559 to i64
  %562 = zext i32 %560 to i64
  br label %566
563:
  %564 = sdiv i64 %.11.i8.i, %.265.i
  %565 = srem i64 %.11.i8.i, %.265.i
  br label %566
566:
  %567 = phi i64 [ %561, %556 ], [ %564, %563 ]
  %568 = phi i64 [ %562, %556 ], [ %565, %563 ]
  %.516.i = xor i64 %568, %.265.i
  %.517.i = icmp slt i64 %.516.i, 0
  %.518.i = icmp ne i64 %568, 0
  %.519.i = and i1 %.518.i, %.517.i
  %.524.i = sext i1 %.519.i to i64
  %spec.select.i229 = add i64 %567, %.524.i
  br label %B1374.endif.i
B1752.endif.i:
  %"$phi1752.0.2.0.i" = phi i64 [ %.583.i, %B1702.i ], [ 0, %B1374.endif.i ]
  %.711326.not.i = icmp slt i64 %.265.i, 1
  br i1 %.711326.not.i, label %B2148.endif.endif.i, label %B1792.lr.ph.i
B1792.lr.ph.i:
  %569 = icmp eq i64 %.283.fr.i, 0
  %.11.i5.i222 = tail call i64 @llvm.smax.i64(i64 %"$phi1752.0.2.0.i", i64 %.503.0.i)
  %570 = add i64 %.265.i, 1
  %571 = shl i64 %.57.i210, 4
  %572 = getelementptr i8, ptr %arg.tx, i64 %571
  %scevgep.i223 = getelementptr i8, ptr %572, i64 8
  br i1 %569, label %B1792.i, label %B1792.us.i
B1792.us.i:
  %lsr.iv46.i = phi ptr [ %scevgep47.i224, %B1792.us.i ], [ %scevgep.i223, %B1792.lr.ph.i ]
  %lsr.iv43.i = phi i64 [ %lsr.iv.next44.i, %B1792.us.i ], [ %570, %B1792.lr.ph.i ]
  %busy.2.0333.us.i = phi i64 [ %.939.us.i, %B1792.us.i ], [ 0, %B1792.lr.ph.i ]
  %hits.2.0332.us.i = phi i64 [ %.873.us.i, %B1792.us.i ], [ 0, %B1792.lr.ph.i ]
  %t.3.0330.us.i = phi i64 [ %.932.us.i, %B1792.us.i ], [ %.11.i9.i, %B1792.lr.ph.i ]
  %ready.4.0329.us.i = phi i64 [ %.11.i6.us.i, %B1792.us.i ], [ %.242.i, %B1792.lr.ph.i ]
  %scevgep48.i = getelementptr i8, ptr %lsr.iv46.i, i64 -8
  %.753.us.i = load i64, ptr %scevgep48.i, align 8
  %.758.us.i = load i64, ptr %lsr.iv46.i, align 8
  call fastcc void @f5(ptr %.767.i, ptr %arg.C, ptr %arg.S, i64 %.480.i, i64 %quot.3.0, i64 %.753.us.i, i64 %.758.us.i, i64 %.283.fr.i, i64 %t.3.0330.us.i, i64 %.488.i, i64 %.275.i)
  %.781.us.i = load i64, ptr %.767.i, align 8
  %.796.us.i = add i64 %t.3.0330.us.i, %.488.i
  %.798.not.us.i = icmp sle i64 %.781.us.i, %.796.us.i
  %"$phi1968.1.2.1299.us.i" = select i1 %.798.not.us.i, i64 %.503.0.i, i64 %.11.i5.i222
  %"$phi1996.2.2.1.us.i" = zext i1 %.798.not.us.i to i64
  %.11.i6.us.i = tail call i64 @llvm.smax.i64(i64 %.781.us.i, i64 %ready.4.0329.us.i)
  %.939.us.i = add i64 %"$phi1968.1.2.1299.us.i", %busy.2.0333.us.i
  %.932.us.i = add i64 %"$phi1968.1.2.1299.us.i", %t.3.0330.us.i
  %.873.us.i = add i64 %hits.2.0332.us.i, %"$phi1996.2.2.1.us.i"
  %lsr.iv.next44.i = add i64 %lsr.iv43.i, -1
  %scevgep47.i224 = getelementptr i8, ptr %lsr.iv46.i, i64 16
  %.711.us.i = icmp ugt i64 %lsr.iv.next44.i, 1
  br i1 %.711.us.i, label %B1792.us.i, label %B2148.endif.endif.i
B2148.endif.endif.i:
  %ready.4.0.lcssa.i = phi i64 [ %.242.i, %B1752.endif.i ], [ %.11.i6.i228, %B1792.i ], [ %.11.i6.us.i, %B1792.us.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %B1752.endif.i ], [ %stalled.3.1.i, %B1792.i ], [ 0, %B1792.us.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %B1752.endif.i ], [ %.873.i, %B1792.i ], [ %.873.us.i, %B1792.us.i ]
  %busy.2.0.lcssa.i = phi i64 [ 0, %B1752.endif.i ], [ %.939.i, %B1792.i ], [ %.939.us.i, %B1792.us.i ]
  %.1003.i = sub i64 %busy.2.0.lcssa.i, %.11.i8.i
  %.11.i7.i225 = tail call i64 @llvm.smax.i64(i64 %.1003.i, i64 0)
  %.1033.i = add i64 %stalled.2.0.lcssa.i, %.289.i
  %.1037.i = add i64 %.1033.i, %.11.i7.i225
  %.11.i12.i = tail call i64 @llvm.smax.i64(i64 %busy.2.0.lcssa.i, i64 %.11.i8.i)
  %sunkaddr41.i = getelementptr i8, ptr %.257.i, i64 16
  %.1085.i = load i64, ptr %sunkaddr41.i, align 8
  %.1086.i = add i64 %.1085.i, %hits.2.0.lcssa.i
  store i64 %.1086.i, ptr %sunkaddr41.i, align 8
  %.1092.i = load i64, ptr %.547.i, align 8
  %.1094.i = sub i64 %.1092.i, %.548.i
  %.1102.i = load i64, ptr %.559.i, align 8
  %.1105.i = load i64, ptr %.562.i, align 8
  %.1106.i = add i64 %.1105.i, %.1102.i
  %.1108.i = sub i64 %.1106.i, %.564.i
  %sunkaddr46.i = getelementptr i8, ptr %.257.i, i64 24
  %.1119.i = load i64, ptr %sunkaddr46.i, align 8
  %.1120.i = add i64 %.1119.i, %.1094.i
  store i64 %.1120.i, ptr %sunkaddr46.i, align 8
  %.1123.not.i = icmp eq i64 %.1092.i, %.548.i
  br i1 %.1123.not.i, label %B2522.i, label %B2474.i
_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit:
  %.sink1326 = phi i64 [ 16384, %B2896.i ], [ 12288, %B2824.i ], [ 12288, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i842 ], [ 8192, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i488 ], [ 8192, %B2946.i ], [ 16384, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i665 ]
  %at.2.1.i675.sink = phi i64 [ %.26.i319, %B2896.i ], [ %.26.i319, %B2824.i ], [ %.526.us.i845, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i842 ], [ %.526.us.i491, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i488 ], [ %.26.i319, %B2946.i ], [ %.526.us.i668, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i665 ]
  %573 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %574 = getelementptr i8, ptr %573, i64 %.sink1326
  %.552.i676 = getelementptr i64, ptr %574, i64 %at.2.1.i675.sink
  %.553.i677 = load i64, ptr %.552.i676, align 8
  %.554.i678 = add i64 %.553.i677, %cost.3.0.i
  store i64 %.554.i678, ptr %.552.i676, align 8
  %.3663 = sub i64 %ready.5.0.i, %.1038
  %.3668 = load i64, ptr %sunkaddr581, align 8
  %.3671 = icmp eq i64 %.3668, 0
  br i1 %.3671, label %B536957.endif.endif, label %B536957.endif.else
B537025:
  %_run_sub_core_v17__issue_v20_result.3.8 = phi i64 [ %.3710, %B536957.endif.endif ], [ %.3160, %B498221 ], [ %.1038, %B498233 ]
  br i1 %.2753, label %B537177, label %B537311.endif
B537177:
  %sunkaddr596 = getelementptr i8, ptr %gep3676, i64 24
  %.3745 = load i64, ptr %sunkaddr596, align 8
  %.3747 = add i64 %.3745, %.1038
  %.3749 = getelementptr i64, ptr %635, i64 %.2748
  store i64 %.3747, ptr %.3749, align 8
  %.3757 = load i64, ptr %sunkaddr596, align 8
  %575 = getelementptr i64, ptr %arg.S, i64 %.2748
  %.3759 = getelementptr i8, ptr %575, i64 464
  %.3760 = load i64, ptr %.3759, align 8
  %.3761 = add i64 %.3760, %.3757
  store i64 %.3761, ptr %.3759, align 8
  %.3764 = icmp eq i64 %.2748, 0
  br i1 %.3764, label %B537189, label %B537311.endif
B537189:
  %.3774 = load i64, ptr %sunkaddr596, align 8
  %.3777 = load i64, ptr %sunkaddr599, align 8
  %.3778 = add i64 %.3777, %.3774
  store i64 %.3778, ptr %sunkaddr599, align 8
  br label %B537311.endif
B538105:
  %.3872 = and i64 %.3829, 15
  %.3878 = sub i64 %.11.i116, %.3817
  %576 = getelementptr i64, ptr %arg.S, i64 %.3872
  %.3880 = getelementptr i8, ptr %576, i64 304
  %.3881 = load i64, ptr %.3880, align 8
  %.3882 = add i64 %.3881, %.3878
  store i64 %.3882, ptr %.3880, align 8
  %577 = getelementptr i64, ptr %arg.S, i64 %.3809
  %.3892 = getelementptr i64, ptr %577, i64 %.3872
  %.3893 = load i64, ptr %.3892, align 8
  %.3894 = add i64 %.3893, %.3878
  store i64 %.3894, ptr %.3892, align 8
  br label %B538117
B538117:
  %_run_sub_core_v17__issue_v20__charge_v21_since.2.8 = phi i64 [ %.11.i116, %B538105 ], [ %.3817, %B537311.endif ]
  %.3910 = icmp sgt i64 %.1038, %_run_sub_core_v17__issue_v20__charge_v21_since.2.8
  br i1 %.3910, label %B538251, label %B578598
B538251:
  %.3915 = getelementptr i8, ptr %236, i64 96
  %.3916 = load i64, ptr %.3915, align 8
  %.3917 = icmp sgt i64 %.3916, 0
  %.3929 = sub i64 %.1038, %_run_sub_core_v17__issue_v20__charge_v21_since.2.8
  br i1 %.3917, label %B538305, label %B578586
B538305:
  %578 = getelementptr i64, ptr %arg.S, i64 %.3916
  %.3931 = getelementptr i8, ptr %578, i64 304
  %.3932 = load i64, ptr %.3931, align 8
  %.3933 = add i64 %.3932, %.3929
  store i64 %.3933, ptr %.3931, align 8
  %579 = getelementptr i64, ptr %arg.S, i64 %.3809
  %.3945 = getelementptr i64, ptr %579, i64 %.3916
  %.3946 = load i64, ptr %.3945, align 8
  %.3947 = add i64 %.3946, %.3929
  store i64 %.3947, ptr %.3945, align 8
  br label %B578598
B578586:
  %.3962 = load i64, ptr %sunkaddr600, align 8
  %.3963 = add i64 %.3962, %.3929
  store i64 %.3963, ptr %sunkaddr600, align 8
  %580 = getelementptr i64, ptr %arg.S, i64 %.3809
  %.3975 = getelementptr i8, ptr %580, i64 8
  %.3976 = load i64, ptr %.3975, align 8
  %.3977 = add i64 %.3976, %.3929
  store i64 %.3977, ptr %.3975, align 8
  br label %B578598
B578598:
  %.3988 = load i64, ptr %sunkaddr601, align 8
  %.3989 = add i64 %.3988, %.2740
  store i64 %.3989, ptr %sunkaddr601, align 8
  %.3997 = getelementptr i64, ptr %arg.S, i64 %.3809
  %.3998 = load i64, ptr %.3997, align 8
  %.3999 = add i64 %.3998, %.2740
  store i64 %.3999, ptr %.3997, align 8
  %sunkaddr603 = getelementptr i8, ptr %gep3676, i64 96
  %.4009 = load i64, ptr %sunkaddr603, align 8
  %.4012 = load i64, ptr %sunkaddr604, align 8
  %.4013 = add i64 %.4012, %.4009
  store i64 %.4013, ptr %sunkaddr604, align 8
  %.4017 = load i64, ptr %sunkaddr677, align 8
  %.4022 = load i64, ptr %sunkaddr676, align 8
  %.4030 = load i64, ptr %sunkaddr603, align 8
  %581 = getelementptr i64, ptr %arg.S, i64 %.4017
  %.idx2545 = shl i64 %.4022, 7
  %582 = getelementptr i8, ptr %581, i64 %.idx2545
  %.4032 = getelementptr i8, ptr %582, i64 120
  %.4033 = load i64, ptr %.4032, align 8
  %.4034 = add i64 %.4033, %.4030
  store i64 %.4034, ptr %.4032, align 8
  %.4041 = load i64, ptr %.4040, align 8
  %.4042 = add i64 %.4041, %.2740
  store i64 %.4042, ptr %.4040, align 8
  %sunkaddr609 = getelementptr i8, ptr %gep3676, i64 88
  %.4048 = load i64, ptr %sunkaddr609, align 8
  %sunkaddr611 = getelementptr i8, ptr %gep3676, i64 40
  %.4058 = load i64, ptr %sunkaddr611, align 8
  %.4063 = icmp sgt i64 %.4058, -1
  br i1 %.4063, label %B578654, label %B578806
B578654:
  %.4071 = shl i64 %_run_sub_core_v17__issue_v20_result.3.8, 4
  %.4073 = add i64 %.4048, %.4071
  %583 = getelementptr i64, ptr %arg.S, i64 %.2630
  %.4075 = getelementptr i64, ptr %583, i64 %.4058
  store i64 %.4073, ptr %.4075, align 8
  br label %B578806
B578806:
  br i1 %.3165, label %B578940, label %B578818
B578818:
  %.4084 = icmp eq i64 %.4048, 3
  br i1 %.4084, label %B661844, label %B661912
B578940:
  %584 = add i64 %.4048, -4
  %or.cond1 = icmp ult i64 %584, 5
  br i1 %or.cond1, label %switch.lookup409, label %B661844
switch.lookup409:
  %sunkaddr612 = shl i64 %.4048, 3
  %sunkaddr613 = getelementptr i8, ptr @f1, i64 %sunkaddr612
  %sunkaddr614 = getelementptr i8, ptr %sunkaddr613, i64 -32
  %switch.load411 = load i64, ptr %sunkaddr614, align 8
  br label %B661844
B661844:
  %_run_sub_core_v17__issue_v20__vphi2204_1.2.9 = phi i64 [ %switch.load411, %switch.lookup409 ], [ 14, %B578940 ], [ 14, %B578818 ]
  br i1 %.4063, label %B661856.endif, label %B661912
B661912:
  %.4178 = add i64 %.2740, %.1038
  store i64 %.4178, ptr %.3816, align 8
  %.4185 = getelementptr i8, ptr %236, i64 96
  store i64 0, ptr %.4185, align 8
  store i64 %.4178, ptr %.1037, align 8
  %.4199 = load i64, ptr %sunkaddr616, align 8
  %.4202 = icmp eq i64 %.4199, 3
  %.4210 = icmp eq i64 %.2732, 0
  %or.cond2529 = select i1 %.4063, i1 true, i1 %.4210
  %or.cond2536 = select i1 %.4202, i1 %or.cond2529, i1 false
  br i1 %or.cond2536, label %B662198, label %B662200
B662198:
  %.4221 = shl i64 %_run_sub_core_v17__issue_v20_result.3.8, 4
  %.4223 = add i64 %.4048, %.4221
  %.11.i118 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v17__issue_v20_result.3.8, i64 %.4178)
  br label %B662200
B662200:
  %.sink = phi i64 [ %.4223, %B662198 ], [ 0, %B661912 ]
  %_run_sub_core_v17_soonest.9.7 = phi i64 [ %.11.i118, %B662198 ], [ %.4178, %B661912 ]
  store i64 %.sink, ptr %.3828, align 8
  %.4300 = icmp slt i64 %_run_sub_core_v17_soonest.9.7, 0
  br i1 %.4300, label %B662442, label %B662482
B662442:
  %.4321 = getelementptr i8, ptr %236, i64 168
  %.4322 = load i64, ptr %.4321, align 8
  %.4328 = getelementptr i8, ptr %236, i64 160
  %.4329 = load i64, ptr %.4328, align 8
  %.4331 = mul i64 %.4329, %.989
  %.4334 = ashr i64 %.4322, 6
  %585 = getelementptr i64, ptr %634, i64 %.4331
  %.4337 = getelementptr i64, ptr %585, i64 %.4334
  %.4338 = load i64, ptr %.4337, align 8
  %.4339 = and i64 %.4322, 63
  %.4340 = shl i64 1, %.4339
  %.4341 = or i64 %.4338, %.4340
  store i64 %.4341, ptr %.4337, align 8
  %.4349 = load i64, ptr %sunkaddr618, align 8
  %.4350 = add i64 %.4349, 1
  store i64 %.4350, ptr %sunkaddr618, align 8
  br label %B1054.backedge
B662482:
  %.4359 = getelementptr i8, ptr %236, i64 160
  store i64 0, ptr %.4359, align 8
  %.4366 = getelementptr i8, ptr %236, i64 168
  %.4367 = load i64, ptr %.4366, align 8
  store i64 %.4367, ptr %sunkaddr619, align 8
  %.4375 = load i64, ptr %236, align 8
  %.4376 = add i64 %.4375, 1
  store i64 %.4376, ptr %236, align 8
  %.4382 = load i64, ptr %.1037, align 8
  %.4395 = load i64, ptr %gep3676, align 8
  %.4396 = icmp eq i64 %.4395, 2
  br i1 %.4396, label %B662484, label %B662670
B662484:
  %.4409 = getelementptr i8, ptr %236, i64 64
  %.4410 = load i64, ptr %.4409, align 8
  %586 = getelementptr i64, ptr %arg.S, i64 %.4410
  %.4417 = getelementptr i8, ptr %586, i64 8
  %.4418 = load i64, ptr %.4417, align 8
  %.4419 = add i64 %.4418, 1
  store i64 %.4419, ptr %.4417, align 8
  store i64 1, ptr %.2645, align 8
  %.4431 = getelementptr i8, ptr %236, i64 152
  store i64 1, ptr %.4431, align 8
  %.4437 = load i64, ptr %.4417, align 8
  %.4442 = load i64, ptr %586, align 8
  %.4443 = icmp eq i64 %.4437, %.4442
  br i1 %.4443, label %B662548.else.if, label %B1054.backedge
B662670:
  %.4618.pre.pre = phi i64 [ %.4618.pre.pre.pre, %B371472 ], [ %.4376, %B662482 ]
  %_run_sub_core_v17_soonest.8.6 = phi i64 [ %.1038, %B371472 ], [ %_run_sub_core_v17_soonest.9.7, %B662482 ]
  %_run_sub_core_v17_after.2.6 = phi i64 [ %.1038, %B371472 ], [ %.4382, %B662482 ]
  %.4603 = load i64, ptr %sunkaddr643, align 8
  %.4609 = load i64, ptr %sunkaddr623, align 8
  %587 = getelementptr i64, ptr %arg.C, i64 %.4603
  %588 = getelementptr i64, ptr %arg.S, i64 %.2630
  %589 = shl i64 %.4609, 3
  %scevgep506 = getelementptr i8, ptr %scevgep505, i64 %589
  %scevgep516 = getelementptr i8, ptr %arg.C, i64 %589
  %sunkaddr624 = getelementptr i8, ptr %236, i64 8
  %.34.i231 = getelementptr i8, ptr %236, i64 56
  %.47.i233 = getelementptr i8, ptr %236, i64 48
  %.56.i236 = getelementptr i8, ptr %236, i64 40
  %.67.i = getelementptr i8, ptr %236, i64 32
  %sunkaddr.i = shl i64 %.2616, 3
  %sunkaddr3.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr.i
  %sunkaddr4.i = getelementptr i8, ptr %sunkaddr3.i, i64 16
  %sunkaddr7.i = getelementptr i8, ptr %sunkaddr3.i, i64 48
  %sunkaddr10.i = getelementptr i8, ptr %sunkaddr3.i, i64 24
  %sunkaddr5.i = getelementptr i8, ptr %sunkaddr3.i, i64 176
  %sunkaddr12.i = getelementptr i8, ptr %sunkaddr3.i, i64 144
  %sunkaddr19.i = getelementptr i8, ptr %sunkaddr3.i, i64 56
  %sunkaddr24.i = getelementptr i8, ptr %sunkaddr3.i, i64 32
  %sunkaddr27.i = getelementptr i8, ptr %sunkaddr3.i, i64 120
  %sunkaddr30.i = getelementptr i8, ptr %sunkaddr3.i, i64 128
  %sunkaddr34.i = getelementptr i8, ptr %sunkaddr3.i, i64 64
  %sunkaddr37.i251 = getelementptr i8, ptr %sunkaddr3.i, i64 72
  %sunkaddr58.i = getelementptr i8, ptr %sunkaddr3.i, i64 8
  %sunkaddr636 = getelementptr i8, ptr %236, i64 88
  %.4630.pre.pre = load i64, ptr %sunkaddr624, align 8
  br label %B662672.outer
B662672.outer:
  %.4630.pre = phi i64 [ %.617.sink.i, %B663360 ], [ %.4630.pre.pre, %B662670 ]
  %.4618.pre = phi i64 [ %.477.sink.i, %B663360 ], [ %.4618.pre.pre, %B662670 ]
  %_run_sub_core_v17__advance_v18_soonest.3.6.ph = phi i64 [ %there.3.0.i, %B663360 ], [ %_run_sub_core_v17_soonest.8.6, %B662670 ]
  br label %B662672
B662672:
  %.4630 = phi i64 [ %.617.sink.i, %B663356 ], [ %.4630.pre, %B662672.outer ]
  %.4618 = phi i64 [ %.477.sink.i, %B663356 ], [ %.4618.pre, %B662672.outer ]
  %.4636 = icmp slt i64 %.4618, %.4630
  br i1 %.4636, label %B662736, label %B662942
B662736:
  %.4653.idx = mul i64 %.4618, 104
  %.4653 = getelementptr i8, ptr %587, i64 %.4653.idx
  %.4654 = load i64, ptr %.4653, align 8
  %.4655 = icmp eq i64 %.4654, 3
  br i1 %.4655, label %B662768.endif.preheader, label %B662942
B662768.endif.preheader:
  %590 = add i64 %.4630, -1
  br label %B662768.endif
B662770.backedge:
  %lsr.iv514 = phi i64 [ %lsr.iv.next515, %B662770.backedge ], [ %unroll_iter460, %B662770.backedge.preheader.new ]
  %_run_sub_core_v17__advance_v18_latest.3.92754 = phi i64 [ %.11.i119.3, %B662770.backedge ], [ 0, %B662770.backedge.preheader.new ]
  %.476727502752 = phi i64 [ %.4774.3, %B662770.backedge ], [ %.4676, %B662770.backedge.preheader.new ]
  %591 = shl i64 %.476727502752, 3
  %scevgep512 = getelementptr i8, ptr %scevgep506, i64 %591
  %scevgep513 = getelementptr i8, ptr %scevgep512, i64 -24
  %.4803 = load i64, ptr %scevgep513, align 8
  %.4807 = getelementptr i64, ptr %588, i64 %.4803
  %.4808 = load i64, ptr %.4807, align 8
  %.11.i119 = tail call i64 @llvm.smax.i64(i64 %.4808, i64 %_run_sub_core_v17__advance_v18_latest.3.92754)
  %scevgep511 = getelementptr i8, ptr %scevgep512, i64 -16
  %.4803.1 = load i64, ptr %scevgep511, align 8
  %.4807.1 = getelementptr i64, ptr %588, i64 %.4803.1
  %.4808.1 = load i64, ptr %.4807.1, align 8
  %.11.i119.1 = tail call i64 @llvm.smax.i64(i64 %.4808.1, i64 %.11.i119)
  %scevgep509 = getelementptr i8, ptr %scevgep512, i64 -8
  %.4803.2 = load i64, ptr %scevgep509, align 8
  %.4807.2 = getelementptr i64, ptr %588, i64 %.4803.2
  %.4808.2 = load i64, ptr %.4807.2, align 8
  %.11.i119.2 = tail call i64 @llvm.smax.i64(i64 %.4808.2, i64 %.11.i119.1)
  %.4803.3 = load i64, ptr %scevgep512, align 8
  %.4807.3 = getelementptr i64, ptr %588, i64 %.4803.3
  %.4808.3 = load i64, ptr %.4807.3, align 8
  %.11.i119.3 = tail call i64 @llvm.smax.i64(i64 %.4808.3, i64 %.11.i119.2)
  %.4774.3 = add i64 %.476727502752, 4
  %lsr.iv.next515 = add i64 %lsr.iv514, -4
  %niter461.ncmp.3.not = icmp eq i64 %lsr.iv.next515, 0
  br i1 %niter461.ncmp.3.not, label %B662898.loopexit.unr-lcssa, label %B662770.backedge
B662898.loopexit.unr-lcssa:
  %592 = add i64 %.4676, %unroll_iter460
  %lcmp.mod457.not = icmp eq i64 %xtraiter455, 0
  br i1 %lcmp.mod457.not, label %B662898, label %B662770.backedge.epil.preheader
B662770.backedge.epil.preheader:
  %_run_sub_core_v17__advance_v18_latest.3.92754.epil.init = phi i64 [ 0, %B662770.backedge.preheader ], [ %.11.i119.3, %B662898.loopexit.unr-lcssa ]
  %.476727502752.epil.init = phi i64 [ %.4676, %B662770.backedge.preheader ], [ %592, %B662898.loopexit.unr-lcssa ]
  %593 = shl i64 %.476727502752.epil.init, 3
  %scevgep517 = getelementptr i8, ptr %scevgep516, i64 %593
  br label %B662770.backedge.epil
B662770.backedge.epil:
  %_run_sub_core_v17__advance_v18_latest.3.92754.epil = phi i64 [ %.11.i119.epil, %B662770.backedge.epil ], [ %_run_sub_core_v17__advance_v18_latest.3.92754.epil.init, %B662770.backedge.epil.preheader ]
  %epil.iter456 = phi i64 [ %epil.iter456.next, %B662770.backedge.epil ], [ 0, %B662770.backedge.epil.preheader ]
  %594 = shl i64 %epil.iter456, 3
  %scevgep518 = getelementptr i8, ptr %scevgep517, i64 %594
  %.4803.epil = load i64, ptr %scevgep518, align 8
  %.4807.epil = getelementptr i64, ptr %588, i64 %.4803.epil
  %.4808.epil = load i64, ptr %.4807.epil, align 8
  %.11.i119.epil = tail call i64 @llvm.smax.i64(i64 %.4808.epil, i64 %_run_sub_core_v17__advance_v18_latest.3.92754.epil)
  %epil.iter456.next = add i64 %epil.iter456, 1
  %epil.iter456.cmp.not = icmp eq i64 %xtraiter455, %epil.iter456.next
  br i1 %epil.iter456.cmp.not, label %B662898, label %B662770.backedge.epil
B662898:
  %_run_sub_core_v17__advance_v18_latest.3.9.lcssa = phi i64 [ 0, %B662768.endif ], [ %.11.i119.3, %B662898.loopexit.unr-lcssa ], [ %.11.i119.epil, %B662770.backedge.epil ]
  %sunkaddr626 = getelementptr i8, ptr %gep3672, i64 40
  %.4851 = load i64, ptr %sunkaddr626, align 8
  %.4856 = getelementptr i64, ptr %588, i64 %.4851
  store i64 %_run_sub_core_v17__advance_v18_latest.3.9.lcssa, ptr %.4856, align 8
  %exitcond3543.not = icmp eq i64 %_run_sub_core_v17__advance_v18_pc.2.8, %590
  br i1 %exitcond3543.not, label %B662942.thread, label %B662928
B662942.thread:
  store i64 %.4630, ptr %236, align 8
  br label %B663228
B662928:
  %.4861 = add i64 %_run_sub_core_v17__advance_v18_pc.2.8, 1
  %.4888.idx = mul i64 %.4861, 104
  %.4888 = getelementptr i8, ptr %587, i64 %.4888.idx
  %.4889 = load i64, ptr %.4888, align 8
  %.4890 = icmp eq i64 %.4889, 3
  br i1 %.4890, label %B662768.endif, label %B662942
B662942:
  %_run_sub_core_v17__advance_v18_pc.3.7 = phi i64 [ %.4618, %B662736 ], [ %.4618, %B662672 ], [ %.4861, %B662928 ]
  store i64 %_run_sub_core_v17__advance_v18_pc.3.7, ptr %236, align 8
  %.4911 = icmp slt i64 %_run_sub_core_v17__advance_v18_pc.3.7, %.4630
  br i1 %.4911, label %B662944.endif, label %B663228
B662960.backedge:
  %lsr.iv528 = phi i64 [ %lsr.iv.next529, %B662960.backedge ], [ %unroll_iter467, %B662962.lr.ph.new ]
  %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773 = phi i64 [ %.11.i120.3, %B662960.backedge ], [ 0, %B662962.lr.ph.new ]
  %.506027692771 = phi i64 [ %.5067.3, %B662960.backedge ], [ %.4970, %B662962.lr.ph.new ]
  %595 = shl i64 %.506027692771, 3
  %scevgep526 = getelementptr i8, ptr %scevgep520, i64 %595
  %scevgep527 = getelementptr i8, ptr %scevgep526, i64 -24
  %.5096 = load i64, ptr %scevgep527, align 8
  %.5100 = getelementptr i64, ptr %588, i64 %.5096
  %.5101 = load i64, ptr %.5100, align 8
  %.11.i120 = tail call i64 @llvm.smax.i64(i64 %.5101, i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773)
  %scevgep525 = getelementptr i8, ptr %scevgep526, i64 -16
  %.5096.1 = load i64, ptr %scevgep525, align 8
  %.5100.1 = getelementptr i64, ptr %588, i64 %.5096.1
  %.5101.1 = load i64, ptr %.5100.1, align 8
  %.11.i120.1 = tail call i64 @llvm.smax.i64(i64 %.5101.1, i64 %.11.i120)
  %scevgep523 = getelementptr i8, ptr %scevgep526, i64 -8
  %.5096.2 = load i64, ptr %scevgep523, align 8
  %.5100.2 = getelementptr i64, ptr %588, i64 %.5096.2
  %.5101.2 = load i64, ptr %.5100.2, align 8
  %.11.i120.2 = tail call i64 @llvm.smax.i64(i64 %.5101.2, i64 %.11.i120.1)
  %.5096.3 = load i64, ptr %scevgep526, align 8
  %.5100.3 = getelementptr i64, ptr %588, i64 %.5096.3
  %.5101.3 = load i64, ptr %.5100.3, align 8
  %.11.i120.3 = tail call i64 @llvm.smax.i64(i64 %.5101.3, i64 %.11.i120.2)
  %.5067.3 = add i64 %.506027692771, 4
  %lsr.iv.next529 = add i64 %lsr.iv528, -4
  %niter468.ncmp.3.not = icmp eq i64 %lsr.iv.next529, 0
  br i1 %niter468.ncmp.3.not, label %B662980.loopexit.unr-lcssa, label %B662960.backedge
B662980.loopexit.unr-lcssa:
  %596 = add i64 %.4970, %unroll_iter467
  %lcmp.mod464.not = icmp eq i64 %xtraiter462, 0
  br i1 %lcmp.mod464.not, label %B662980, label %B662960.backedge.epil.preheader
B662960.backedge.epil.preheader:
  %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773.epil.init = phi i64 [ 0, %B662962.lr.ph ], [ %.11.i120.3, %B662980.loopexit.unr-lcssa ]
  %.506027692771.epil.init = phi i64 [ %.4970, %B662962.lr.ph ], [ %596, %B662980.loopexit.unr-lcssa ]
  %597 = add i64 %.506027692771.epil.init, %.4960
  %598 = shl i64 %597, 3
  %scevgep530 = getelementptr i8, ptr %arg.C, i64 %598
  br label %B662960.backedge.epil
B662960.backedge.epil:
  %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773.epil = phi i64 [ %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773.epil.init, %B662960.backedge.epil.preheader ], [ %.11.i120.epil, %B662960.backedge.epil ]
  %epil.iter463 = phi i64 [ 0, %B662960.backedge.epil.preheader ], [ %epil.iter463.next, %B662960.backedge.epil ]
  %599 = shl i64 %epil.iter463, 3
  %scevgep531 = getelementptr i8, ptr %scevgep530, i64 %599
  %.5096.epil = load i64, ptr %scevgep531, align 8
  %.5100.epil = getelementptr i64, ptr %588, i64 %.5096.epil
  %.5101.epil = load i64, ptr %.5100.epil, align 8
  %.11.i120.epil = tail call i64 @llvm.smax.i64(i64 %.5101.epil, i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.4.62773.epil)
  %epil.iter463.next = add i64 %epil.iter463, 1
  %epil.iter463.cmp.not = icmp eq i64 %xtraiter462, %epil.iter463.next
  br i1 %epil.iter463.cmp.not, label %B662980, label %B662960.backedge.epil
B662980:
  %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa = phi i64 [ 0, %B662944.endif ], [ %.11.i120.3, %B662980.loopexit.unr-lcssa ], [ %.11.i120.epil, %B662960.backedge.epil ]
  %.5148 = load i64, ptr %sunkaddr616, align 8
  %.5151 = icmp eq i64 %.5148, 1
  %.5157 = lshr i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa, 4
  %.5159 = icmp sgt i64 %.5157, %_run_sub_core_v17_after.2.6
  %or.cond2530 = select i1 %.5151, i1 %.5159, i1 false
  br i1 %or.cond2530, label %B663038, label %B663190
B663038:
  %.5166 = and i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa, 15
  %.5171 = icmp ugt i64 %.5166, 3
  br i1 %.5171, label %B663050, label %B663182
B663050:
  %600 = icmp ult i64 %.5166, 9
  %601 = trunc i64 %.5166 to i8
  %switch.maskindex = add i8 %601, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond417 = select i1 %600, i1 %switch.lobit, i1 false
  br i1 %or.cond417, label %switch.lookup414, label %B663190
B663182:
  %cond285 = icmp eq i64 %.5166, 3
  br i1 %cond285, label %B663190.sink.split, label %B663190
switch.lookup414:
  %sunkaddr628 = shl i64 %.5166, 3
  %sunkaddr629 = getelementptr i8, ptr @f2, i64 %sunkaddr628
  %sunkaddr630 = getelementptr i8, ptr %sunkaddr629, i64 -32
  %switch.load416 = load i64, ptr %sunkaddr630, align 8
  br label %B663190.sink.split
B663190.sink.split:
  %.sink346 = phi i64 [ %switch.load416, %switch.lookup414 ], [ 112, %B663182 ]
  %.5287 = getelementptr i8, ptr %236, i64 %.sink346
  %.5288 = load i64, ptr %.5287, align 8
  %.11.i122 = tail call i64 @llvm.smax.i64(i64 %.5288, i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa)
  %.pre1288 = lshr i64 %.11.i122, 4
  br label %B663190
B663190:
  %.5344.pre-phi = phi i64 [ %.pre1288, %B663190.sink.split ], [ %.5157, %B663182 ], [ %.5157, %B663050 ], [ %.5157, %B662980 ]
  %_run_sub_core_v17__advance_v18__depends_v19_latest.5.6 = phi i64 [ %.11.i122, %B663190.sink.split ], [ %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa, %B663182 ], [ %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa, %B663050 ], [ %_run_sub_core_v17__advance_v18__depends_v19_latest.4.6.lcssa, %B662980 ]
  %.5346 = icmp sgt i64 %.5344.pre-phi, %_run_sub_core_v17__advance_v18_soonest.3.6.ph
  br i1 %.5346, label %B663202, label %B663284
B663202:
  store i64 %_run_sub_core_v17__advance_v18__depends_v19_latest.5.6, ptr %sunkaddr636, align 8
  br label %B663284
B663228:
  %.27.i = load i64, ptr %.26.i230, align 8
  %.35.i = load i64, ptr %.34.i231, align 8
  %.36.i232 = mul i64 %.35.i, 10
  %.38.i = add i64 %.36.i232, %.27.i
  %.48.i234 = load i64, ptr %.47.i233, align 8
  %602 = getelementptr i64, ptr %arg.C, i64 %.38.i
  %.52.i235 = getelementptr i8, ptr %602, i64 40
  %.53.i = load i64, ptr %.52.i235, align 8
  %.54.i = mul i64 %.53.i, %.48.i234
  %.57.i237 = load i64, ptr %.56.i236, align 8
  %.58.i = add i64 %.57.i237, %.54.i
  store i64 %.58.i, ptr %.56.i236, align 8
  %.68.i = load i64, ptr %.67.i, align 8
  %.69.i238 = icmp eq i64 %.68.i, 0
  br i1 %.69.i238, label %B322.i, label %B1514.i
B322.i:
  %.87.i245 = load i64, ptr %sunkaddr4.i, align 8
  %.88.i246 = add i64 %.87.i245, 1
  store i64 %.88.i246, ptr %sunkaddr4.i, align 8
  store i64 0, ptr %sunkaddr7.i, align 8
  %.110.i247 = load i64, ptr %sunkaddr10.i, align 8
  %.112.not.i = icmp slt i64 %.88.i246, %.110.i247
  br i1 %.112.not.i, label %B542.i, label %B1162.i
B542.i:
  %.127.idx.i = mul i64 %.88.i246, 24
  %.127.i = getelementptr i8, ptr %arg.visits, i64 %.127.idx.i
  %.128.i = load i64, ptr %.127.i, align 8
  %.133.i = add i64 %.87.i245, 2
  %.139.i = icmp slt i64 %.133.i, %.110.i247
  store i64 0, ptr %sunkaddr5.i, align 8
  br i1 %.139.i, label %B696.i, label %B748.i
B696.i:
  %sunkaddr8.i = getelementptr i8, ptr %.127.i, i64 24
  %.151.i = load i64, ptr %sunkaddr8.i, align 8
  %.153.i = icmp eq i64 %.151.i, %.128.i
  br i1 %.153.i, label %B860.i, label %B748.i
B748.i:
  %.159.i253 = load i64, ptr %sunkaddr12.i, align 8
  %.160.i254 = icmp eq i64 %.159.i253, 0
  %.168.i255 = icmp eq i64 %.35.i, %.128.i
  %or.cond.i256 = select i1 %.160.i254, i1 %.168.i255, i1 false
  br i1 %or.cond.i256, label %B860.i, label %B910.i
B860.i:
  store i64 1, ptr %sunkaddr5.i, align 8
  br label %B910.i
B910.i:
  %.177.i = mul i64 %.128.i, 10
  %.179.i = add i64 %.177.i, %.27.i
  store i64 %.128.i, ptr %sunkaddr19.i, align 8
  %sunkaddr21.i = getelementptr i8, ptr %.127.i, i64 16
  %.199.i = load i64, ptr %sunkaddr21.i, align 8
  store i64 %.199.i, ptr %sunkaddr24.i, align 8
  %603 = getelementptr i64, ptr %arg.C, i64 %.179.i
  %.207.i = getelementptr i8, ptr %603, i64 56
  %.208.i = load i64, ptr %.207.i, align 8
  store i64 0, ptr %.217.i, align 8
  call fastcc void @f6(ptr %.217.i, ptr %arg.C, ptr %arg.S, i64 %quot.3.0, i64 %.128.i, i64 %_run_sub_core_v17_after.2.6)
  %.231.i = load i64, ptr %.217.i, align 8
  br label %B1162.i
B1162.i:
  %block.3.0.i = phi i64 [ %.38.i, %B322.i ], [ %.179.i, %B910.i ]
  %there.4.0.i = phi i64 [ %_run_sub_core_v17_after.2.6, %B322.i ], [ %.231.i, %B910.i ]
  %loop.2.0.i = phi i64 [ -1, %B322.i ], [ %.208.i, %B910.i ]
  %.262.i = load i64, ptr %sunkaddr27.i, align 8
  %.264.not.i = icmp eq i64 %loop.2.0.i, %.262.i
  br i1 %.264.not.i, label %B1504.i, label %B1218.i
B1218.i:
  %.271.i = icmp sgt i64 %.262.i, -1
  br i1 %.271.i, label %B1274.i, label %B1404.i
B1274.i:
  %.283.i248 = load i64, ptr %sunkaddr30.i, align 8
  %.29.i.i = load i64, ptr %sunkaddr34.i, align 8
  %604 = getelementptr i64, ptr %arg.S, i64 %.29.i.i
  %.32.i.i = getelementptr i8, ptr %604, i64 16
  %.33.i.i = load i64, ptr %.32.i.i, align 8
  %.39.i.i = load i64, ptr %.38.i.i, align 8
  %.45.i.i = load i64, ptr %.44.i.i249, align 8
  %.47.i.i = icmp slt i64 %.33.i.i, %.45.i.i
  br i1 %.47.i.i, label %B188.i.i, label %B1404.i
B188.i.i:
  %.51.i.i = load i64, ptr %.50.i.i250, align 8
  %.55.i.i = icmp slt i64 %.39.i.i, %.51.i.i
  %.59.i.i = icmp sgt i64 %_run_sub_core_v17_after.2.6, %.283.i248
  %or.cond.i.i = select i1 %.55.i.i, i1 %.59.i.i, i1 false
  br i1 %or.cond.i.i, label %B250.i.i, label %B1404.i
B250.i.i:
  %.65.idx.i.i = mul i64 %.39.i.i, 48
  %.65.i.i = getelementptr i8, ptr %arg.slices, i64 %.65.idx.i.i
  store i64 %.33.i.i, ptr %.65.i.i, align 8
  %.76.i.i = load i64, ptr %sunkaddr37.i251, align 8
  %.78.i.i = getelementptr i8, ptr %.65.i.i, i64 8
  store i64 %.76.i.i, ptr %.78.i.i, align 8
  %.83.i.i252 = getelementptr i8, ptr %.65.i.i, i64 16
  store i64 %.262.i, ptr %.83.i.i252, align 8
  %.90.i.i = getelementptr i8, ptr %.65.i.i, i64 24
  store i64 %.283.i248, ptr %.90.i.i, align 8
  %.97.i.i = getelementptr i8, ptr %.65.i.i, i64 32
  store i64 %_run_sub_core_v17_after.2.6, ptr %.97.i.i, align 8
  %.104.i.i = add i64 %.39.i.i, 1
  store i64 %.104.i.i, ptr %.38.i.i, align 8
  br label %B1404.i
B1404.i:
  store i64 %loop.2.0.i, ptr %sunkaddr27.i, align 8
  store i64 %_run_sub_core_v17_after.2.6, ptr %sunkaddr30.i, align 8
  br label %B1504.i
B1504.i:
  br i1 %.112.not.i, label %B1690.i, label %_ZN7mgpusim6engine5event4core6_enterB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit.thread
_ZN7mgpusim6engine5event4core6_enterB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit.thread:
  br label %B663282
B1514.i:
  %sunkaddr46.i239 = shl i64 %.38.i, 3
  %sunkaddr47.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr46.i239
  %sunkaddr48.i = getelementptr i8, ptr %sunkaddr47.i, i64 48
  %.388.i = load i64, ptr %sunkaddr48.i, align 8
  %.391.i = load i64, ptr %.390.i, align 8
  %.392.i = icmp sgt i64 %.388.i, %.391.i
  br i1 %.392.i, label %B1608.i, label %B1690.i
B1608.i:
  store i64 0, ptr %.409.i, align 8
  call fastcc void @f6(ptr %.409.i, ptr %arg.C, ptr %arg.S, i64 %quot.3.0, i64 %.35.i, i64 %_run_sub_core_v17_after.2.6)
  %.423.i = load i64, ptr %.409.i, align 8
  br label %B1690.i
B1690.i:
  %block.2.0.i = phi i64 [ %.38.i, %B1514.i ], [ %block.3.0.i, %B1504.i ], [ %.38.i, %B1608.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v17_after.2.6, %B1514.i ], [ %there.4.0.i, %B1504.i ], [ %.423.i, %B1608.i ]
  %605 = getelementptr i64, ptr %arg.C, i64 %block.2.0.i
  %.449.i = getelementptr i8, ptr %605, i64 32
  %.450.i = load i64, ptr %.449.i, align 8
  %.455.i = icmp slt i64 %.450.i, 2
  %.649.pre.pre.i = load i64, ptr %sunkaddr24.i, align 8
  %.463.not.i = icmp slt i64 %.649.pre.pre.i, %.450.i
  %or.cond2.i = select i1 %.455.i, i1 true, i1 %.463.not.i
  br i1 %or.cond2.i, label %B1996.i, label %B1806.i
B1806.i:
  %.476.i = getelementptr i8, ptr %605, i64 16
  %.488.i242 = getelementptr i8, ptr %605, i64 24
  br label %_ZN7mgpusim6engine5event4core6_enterB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B1996.i:
  %.507.i = load i64, ptr %sunkaddr5.i, align 8
  %.508.not.i = icmp eq i64 %.507.i, 0
  %spec.select.idx.i = select i1 %.508.not.i, i64 0, i64 64
  %spec.select.i244 = getelementptr i8, ptr %605, i64 %spec.select.idx.i
  %spec.select143.i = select i1 %.508.not.i, i64 1, i64 9
  %.616.i = getelementptr i64, ptr %605, i64 %spec.select143.i
  br label %_ZN7mgpusim6engine5event4core6_enterB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine5event4core6_enterB3v55B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit:
  %.477.sink.in.i = phi ptr [ %spec.select.i244, %B1996.i ], [ %.476.i, %B1806.i ]
  %.617.sink.in.i = phi ptr [ %.616.i, %B1996.i ], [ %.488.i242, %B1806.i ]
  %unroll.2.0.i = phi i64 [ 1, %B1996.i ], [ %.450.i, %B1806.i ]
  %.477.sink.i = load i64, ptr %.477.sink.in.i, align 8
  store i64 %.477.sink.i, ptr %sunkaddr3.i, align 8
  %.617.sink.i = load i64, ptr %.617.sink.in.i, align 8
  store i64 %.617.sink.i, ptr %sunkaddr58.i, align 8
  store i64 %unroll.2.0.i, ptr %sunkaddr7.i, align 8
  %.650.i = sub i64 %.649.pre.pre.i, %unroll.2.0.i
  store i64 %.650.i, ptr %sunkaddr24.i, align 8
  %.5418 = icmp slt i64 %there.3.0.i, 0
  br i1 %.5418, label %B663282, label %B663356
B663282:
  %.5462 = load i64, ptr %sunkaddr564, align 8
  %sunkaddr635 = getelementptr i8, ptr %sunkaddr3.i, i64 168
  %.5472 = load i64, ptr %sunkaddr635, align 8
  %gep3027 = getelementptr i64, ptr %invariant.gep3026, i64 %.5462
  %.5475 = getelementptr i64, ptr %gep3027, i64 %.5472
  store i64 -1, ptr %.5475, align 8
  %.31.i257 = getelementptr i8, ptr %236, i64 64
  %.32.i258 = load i64, ptr %.31.i257, align 8
  %.38.i260 = load i64, ptr %sunkaddr678, align 8
  %.40.i261 = sub i64 %.32.i258, %.38.i260
  %.59.i262 = sdiv i64 %.40.i261, 6
  %.60.i263 = srem i64 %.40.i261, 6
  %.60.lobit.i = ashr i64 %.60.i263, 63
  %.83.i265 = load i64, ptr %sunkaddr679, align 8
  %.85.i = mul i64 %.83.i265, %quot.3.0
  %.48.1.i = sub i64 %.59.i262, %.85.i
  %.86.i = add i64 %.48.1.i, %.60.lobit.i
  %.93.i266 = getelementptr i64, ptr %arg.S, i64 %.32.i258
  %.94.i267 = load i64, ptr %.93.i266, align 8
  %.95.i268 = add i64 %.94.i267, -1
  store i64 %.95.i268, ptr %.93.i266, align 8
  %.107.i = load i64, ptr %.106.i, align 8
  %.11.i.i269 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v17_after.2.6, i64 %.107.i)
  store i64 %.11.i.i269, ptr %.106.i, align 8
  %.145.i = getelementptr i8, ptr %.93.i266, i64 24
  %.146.i = load i64, ptr %.145.i, align 8
  %.151.i270 = icmp eq i64 %.95.i268, 0
  br i1 %.151.i270, label %B440.i, label %B620.i
B440.i:
  %sunkaddr.i277 = shl i64 %.32.i258, 3
  %sunkaddr3.i278 = getelementptr i8, ptr %arg.S, i64 %sunkaddr.i277
  %sunkaddr4.i279 = getelementptr i8, ptr %sunkaddr3.i278, i64 16
  %.167.i280 = load i64, ptr %sunkaddr4.i279, align 8
  %.idx.i281 = shl i64 %.167.i280, 5
  %606 = getelementptr i8, ptr %arg.log, i64 %.idx.i281
  %.172.i = getelementptr i8, ptr %606, i64 8
  store i64 %_run_sub_core_v17_after.2.6, ptr %.172.i, align 8
  %.176.i = load i64, ptr %.175.i, align 8
  %.177.i282 = add i64 %.176.i, 1
  store i64 %.177.i282, ptr %.175.i, align 8
  call fastcc void @f3(ptr %.187.i, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.log, i64 %quot.3.0, i64 %.86.i, i64 %_run_sub_core_v17_after.2.6)
  br label %_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B620.i:
  %.231.i271 = load i64, ptr %.230.i, align 8
  %.233.i = icmp slt i64 %.146.i, %.231.i271
  br i1 %.233.i, label %B670.else.if.i, label %B832.i
B832.i:
  %sunkaddr5.i272 = shl i64 %.32.i258, 3
  %sunkaddr6.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr5.i272
  %sunkaddr7.i273 = getelementptr i8, ptr %sunkaddr6.i, i64 8
  %.352.i = load i64, ptr %sunkaddr7.i273, align 8
  %.354.i = icmp eq i64 %.352.i, %.95.i268
  %.357.i = icmp sgt i64 %.94.i267, 1
  %or.cond.i274 = and i1 %.357.i, %.354.i
  br i1 %or.cond.i274, label %B900.i, label %_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B900.i:
  call fastcc void @f7(ptr %.369.i, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %.32.i258, i64 %.86.i, i64 %quot.3.0, i64 %_run_sub_core_v17_after.2.6)
  br label %_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B670.else.if.i:
  %.246.i = add i64 %.146.i, 1
  %sunkaddr8.i275 = shl i64 %.32.i258, 3
  %sunkaddr9.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr8.i275
  %sunkaddr10.i276 = getelementptr i8, ptr %sunkaddr9.i, i64 24
  store i64 %.246.i, ptr %sunkaddr10.i276, align 8
  %.253.i = load i64, ptr %sunkaddr646, align 8
  %.255.i = sub i64 %.2616, %.253.i
  %.276.i = sdiv i64 %.255.i, 23
  %.277.i = srem i64 %.255.i, 23
  %.277.lobit.i = ashr i64 %.277.i, 63
  %.265.1.i = add i64 %.277.lobit.i, %.276.i
  call fastcc void @f8(ptr %.304.i, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %.32.i258, i64 %.265.1.i, i64 %.146.i, i64 %_run_sub_core_v17_after.2.6)
  br label %_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit:
  br label %B1054.backedge
B663284:
  %_run_sub_core_v17_following.2.6 = phi i64 [ %_run_sub_core_v17__advance_v18_soonest.3.6.ph, %B663190 ], [ %.5344.pre-phi, %B663202 ]
  %.5519.not2548 = icmp sgt i64 %_run_sub_core_v17_following.2.6, %_run_sub_core_v17_after.2.6
  %brmerge = select i1 %.5519.not2548, i1 true, i1 %636
  br i1 %brmerge, label %B663352, label %B1054.backedge
B663352:
  %.14.i284 = load i64, ptr %.43, align 8
  %.21.i286 = load i64, ptr %sunkaddr640, align 8
  %.23.i288 = load i64, ptr %sunkaddr639, align 8
  %.24.i289 = mul i64 %.23.i288, %.849
  %.25.i290 = add i64 %.24.i289, %.21.i286
  %gep1237 = getelementptr i64, ptr %invariant.gep184, i64 %.14.i284
  %.32.i292 = getelementptr i8, ptr %gep1237, i64 24
  %.33.i293 = load i64, ptr %.32.i292, align 8
  %.42.i294 = add i64 %.33.i293, 1
  store i64 %.42.i294, ptr %.32.i292, align 8
  %.47.i295 = shl i64 %_run_sub_core_v17_following.2.6, 9
  %.48.i296 = or i64 %.47.i295, %_run_sub_core_v17_place.9.51529.ph
  %.52.i297 = icmp sgt i64 %.33.i293, 0
  br i1 %.52.i297, label %B302.preheader.i305, label %B426.i298
B302.preheader.i305:
  %607 = getelementptr i64, ptr %arg.S, i64 %.25.i290
  br label %B302.i306
B302.i306:
  %at.2.0.i307 = phi i64 [ %.61.i309, %B370.i313 ], [ %.33.i293, %B302.preheader.i305 ]
  %.60.i308 = add i64 %at.2.0.i307, -1
  %.61.i309 = lshr i64 %.60.i308, 1
  %.69.i310 = getelementptr i64, ptr %607, i64 %.61.i309
  %.70.i311 = load i64, ptr %.69.i310, align 8
  %.76.not.i312 = icmp sgt i64 %.70.i311, %.48.i296
  br i1 %.76.not.i312, label %B370.i313, label %B426.i298
B370.i313:
  %.93.i314 = getelementptr i64, ptr %607, i64 %at.2.0.i307
  store i64 %.70.i311, ptr %.93.i314, align 8
  %.104.not.i315 = icmp eq i64 %.61.i309, 0
  br i1 %.104.not.i315, label %B426.i298, label %B302.i306
B426.i298:
  %at.3.1.i299 = phi i64 [ %.33.i293, %B663352 ], [ %at.2.0.i307, %B302.i306 ], [ 0, %B370.i313 ]
  %608 = getelementptr i64, ptr %arg.S, i64 %.25.i290
  %.122.i300 = getelementptr i64, ptr %608, i64 %at.3.1.i299
  store i64 %.48.i296, ptr %.122.i300, align 8
  %sunkaddr2.i301 = getelementptr i8, ptr %gep1237, i64 16
  %.130.i302 = load i64, ptr %sunkaddr2.i301, align 8
  %.132.i303 = icmp slt i64 %_run_sub_core_v17_following.2.6, %.130.i302
  br i1 %.132.i303, label %B522.i304, label %B1054.backedge
B522.i304:
  store i64 %_run_sub_core_v17_following.2.6, ptr %sunkaddr2.i301, align 8
  br label %B1054.backedge
B1054.backedge:
  %_run_sub_core_v17_place.5.4.be = phi i64 [ -1, %B662548.else.if ], [ %_run_sub_core_v17_place.9.51528, %B371020.endif ], [ -1, %B662442 ], [ -1, %B662484 ], [ %_run_sub_core_v17_place.9.51529.ph, %B663284 ], [ -1, %_ZN7mgpusim6engine5event4core7_finishB3v57B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit ], [ -1, %B426.i298 ], [ -1, %B522.i304 ]
  br label %B1054
B663356:
  %.5592 = icmp sgt i64 %there.3.0.i, %_run_sub_core_v17__advance_v18_soonest.3.6.ph
  br i1 %.5592, label %B663360, label %B662672
B663360:
  %.5599 = shl i64 %there.3.0.i, 4
  %.5600 = or i64 %.5599, 13
  store i64 %.5600, ptr %sunkaddr636, align 8
  br label %B662672.outer
B663424:
  %exitcond.not284 = icmp eq i64 %.774, %.2353552.fr
  br i1 %exitcond.not284, label %B844.loopexit.loopexit, label %B896.endif
B663440.loopexit.split:
  %.5645 = add i64 %turn.2.0110, 1
  %.5653 = load i64, ptr %.49, align 8
  %.5654 = icmp eq i64 %.5653, 0
  br i1 %.5654, label %B644.preheader.backedge, label %B663700
B644.preheader.backedge:
  br label %B644.preheader
B663700:
  %.5658 = load i64, ptr %sunkaddr638, align 8
  %.5659 = icmp eq i64 %.5658, 1
  br i1 %.5659, label %B644.preheader.backedge, label %common.ret
B644.preheader:
  %turn.2.0110 = phi i64 [ 0, %B644.preheader.preheader420 ], [ %.5645, %B644.preheader.backedge ]
  br i1 %10, label %B642.backedge.epil.preheader, label %B642.backedge.preheader
B642.backedge.preheader:
  br i1 %18, label %B642.backedge.epil.preheader1397, label %B642.backedge
B772.else.if:
  %.471.1 = and i64 %.11.i.lcssa, -32768
  %.507 = add i64 %.471.1, 32768
  br label %B846.endif.endif
B846.endif.endif:
  %.535.0 = phi i64 [ %.604, %B844.loopexit.loopexit ], [ 0, %B772.else.if ]
  %.604 = add i64 %.535.0, 1
  %.636 = add i64 %.535.0, %turn.2.0110
  %609 = or i64 %.636, %.30.fr
  %610 = icmp ult i64 %609, 4294967296
  br i1 %610, label %611, label %615
611:
  %612 = trunc i64 %.636 to i32
  %613 = urem i32 %612, %14
  %614 = zext i32 %613 to i64
  br label %617
615:
  %616 = urem i64 %.636, %.30.fr
  br label %617
617:
  %618 = phi i64 [ %614, %611 ], [ %616, %615 ]
  %619 = mul i64 %618, %.2353552.fr
  br label %B896.endif
B896.endif:
  %.705.0 = phi i64 [ %.774, %B663424 ], [ 0, %617 ]
  %.774 = add i64 %.705.0, 1
  %.807 = add i64 %.705.0, %turn.2.0110
  %620 = or i64 %.807, %.2353552.fr
  %621 = icmp ult i64 %620, 4294967296
  br i1 %621, label %622, label %626
622:
  %623 = trunc i64 %.807 to i32
  %624 = urem i32 %623, %12
  %625 = zext i32 %624 to i64
  br label %628
626:
  %627 = urem i64 %.807, %.2353552.fr
  br label %628
628:
  %629 = phi i64 [ %625, %622 ], [ %627, %626 ]
  %.849 = add i64 %629, %619
  %.854 = mul i64 %.849, 12
  %630 = getelementptr i64, ptr %2, i64 %.854
  %.859 = getelementptr i8, ptr %630, i64 16
  %.860 = load i64, ptr %.859, align 8
  %.862 = icmp slt i64 %.860, %.507
  br i1 %.862, label %B1004, label %B663424
B1004.endif:
  %quot.3.0 = phi i64 [ 0, %B1004 ], [ %spec.select2534, %658 ]
  %.973 = load i64, ptr %sunkaddr639, align 8
  %.975 = mul i64 %.973, %.849
  %.981 = load i64, ptr %sunkaddr640, align 8
  %.989 = load i64, ptr %sunkaddr641, align 8
  %.995 = load i64, ptr %sunkaddr642, align 8
  %.997 = mul i64 %.849, 9
  %.999 = mul i64 %.989, %.997
  %.1006 = load i64, ptr %sunkaddr643, align 8
  %.1012 = load i64, ptr %sunkaddr644, align 8
  %631 = getelementptr i64, ptr %arg.S, i64 %.917
  %.1037 = getelementptr i64, ptr %631, i64 %.854
  %632 = getelementptr i64, ptr %arg.S, i64 %.981
  %633 = getelementptr i64, ptr %arg.S, i64 %.995
  %634 = getelementptr i64, ptr %633, i64 %.999
  %.idx2551 = shl i64 %quot.3.0, 5
  %invariant.gep3022 = getelementptr i8, ptr %arg.S, i64 %.idx2551
  %.2144 = shl i64 %.849, 6
  %635 = getelementptr i8, ptr %.1037, i64 64
  %.4040 = getelementptr i8, ptr %.1037, i64 48
  %factor.op.mul = shl i64 %.849, 9
  %invariant.gep3026.idx = mul i64 %factor.op.mul, %.989
  %invariant.gep3026 = getelementptr i8, ptr %arg.S, i64 %invariant.gep3026.idx
  %invariant.gep3673 = getelementptr i64, ptr %arg.S, i64 %.854
  %invariant.gep3675 = getelementptr i64, ptr %arg.C, i64 %.1006
  %.idx.i = mul i64 %.849, 96
  %invariant.gep184 = getelementptr i8, ptr %arg.S, i64 %.idx.i
  %sunkaddr553 = getelementptr i8, ptr %.1037, i64 24
  %sunkaddr554 = shl i64 %.975, 3
  %sunkaddr555 = getelementptr i8, ptr %632, i64 %sunkaddr554
  %sunkaddr599 = getelementptr i8, ptr %.1037, i64 56
  %sunkaddr619 = getelementptr i8, ptr %.1037, i64 8
  %sunkaddr618 = getelementptr i8, ptr %.1037, i64 32
  %636 = icmp ne i64 %.1012, 1
  %637 = mul i64 %.849, 72
  %638 = add i64 %637, 8
  %639 = add i64 %637, 16
  %640 = add i64 %637, 24
  %641 = add i64 %637, 32
  %642 = add i64 %637, 40
  %643 = add i64 %637, 48
  %644 = add i64 %637, 56
  %645 = add i64 %637, 64
  br label %B1054
B1004.else.if:
  %646 = or i64 %.926, %.849
  %647 = icmp ult i64 %646, 4294967296
  br i1 %647, label %648, label %655
648:
  %649 = trunc i64 %.926 to i32
  %650 = trunc i64 %.849 to i32
  %651 = udiv i32 %650, %649
  %652 = urem i32 %650, %649
  %653 = zext i32 %651 to i64
  %654 = zext i32 %652 to i64
  br label %658
655:
  %656 = sdiv i64 %.849, %.926
  %657 = srem i64 %.849, %.926
  br label %658
658:
  %659 = phi i64 [ %653, %648 ], [ %656, %655 ]
  %660 = phi i64 [ %654, %648 ], [ %657, %655 ]
  %.948 = xor i64 %660, %.926
  %.949 = icmp slt i64 %.948, 0
  %.950 = icmp ne i64 %660, 0
  %.951 = and i1 %.950, %.949
  %.956 = sext i1 %.951 to i64
  %spec.select2534 = add i64 %659, %.956
  br label %B1004.endif
B1118.endif:
  %at.2.0.lcssa.i = phi i64 [ 0, %B1118 ], [ %at.2.046.i, %B484.i ], [ %down.2.1.i, %B536.i ]
  %.150.i = getelementptr i64, ptr %.24.i, i64 %at.2.0.lcssa.i
  store i64 %.47.i, ptr %.150.i, align 8
  %.159.i = and i64 %.25.i, 511
  %.1090 = load i64, ptr %sunkaddr646, align 8
  %.1092 = add i64 %.159.i, %.975
  %661 = getelementptr i64, ptr %arg.S, i64 %.1090
  %.idx = mul i64 %.1092, 184
  %662 = getelementptr i8, ptr %661, i64 %.idx
  %.1097 = getelementptr i8, ptr %662, i64 168
  %.1098 = load i64, ptr %.1097, align 8
  %.1099 = ashr i64 %.1098, 6
  %.1103 = getelementptr i64, ptr %634, i64 %.1099
  %.1104 = load i64, ptr %.1103, align 8
  %.1105 = and i64 %.1098, 63
  %.1106 = shl i64 1, %.1105
  %.1107 = or i64 %.1106, %.1104
  store i64 %.1107, ptr %.1103, align 8
  %.1115 = load i64, ptr %sunkaddr553, align 8
  %.1116 = icmp sgt i64 %.1115, 0
  br i1 %.1116, label %B1170, label %B1174
B332413.lr.ph:
  %sunkaddr649 = getelementptr i8, ptr %invariant.gep3673, i64 %sunkaddr648
  %sunkaddr650 = getelementptr i8, ptr %sunkaddr649, i64 64
  %.1341 = load i64, ptr %sunkaddr650, align 8
  %.1343.not = icmp sgt i64 %.1341, %.1038
  %_run_sub_core_v17__select_v26_open_masks.4.8 = select i1 %.1343.not, i64 1, i64 3
  %sunkaddr653 = getelementptr i8, ptr %sunkaddr649, i64 72
  %.1341.1 = load i64, ptr %sunkaddr653, align 8
  %.1343.not.1 = icmp sgt i64 %.1341.1, %.1038
  %.1350.1 = select i1 %.1343.not.1, i64 0, i64 4
  %_run_sub_core_v17__select_v26_open_masks.4.8.1 = or i64 %.1350.1, %_run_sub_core_v17__select_v26_open_masks.4.8
  %sunkaddr656 = getelementptr i8, ptr %sunkaddr649, i64 80
  %.1341.2 = load i64, ptr %sunkaddr656, align 8
  %.1343.not.2 = icmp sgt i64 %.1341.2, %.1038
  %.1350.2 = select i1 %.1343.not.2, i64 0, i64 8
  %_run_sub_core_v17__select_v26_open_masks.4.8.2 = or i64 %_run_sub_core_v17__select_v26_open_masks.4.8.1, %.1350.2
  %sunkaddr659 = getelementptr i8, ptr %sunkaddr649, i64 88
  %.1341.3 = load i64, ptr %sunkaddr659, align 8
  %.1343.not.3 = icmp sgt i64 %.1341.3, %.1038
  %.1350.3 = select i1 %.1343.not.3, i64 0, i64 16
  %_run_sub_core_v17__select_v26_open_masks.4.8.3 = or i64 %_run_sub_core_v17__select_v26_open_masks.4.8.2, %.1350.3
  %.1376 = load i64, ptr %sunkaddr660, align 8
  %gep3023 = getelementptr i64, ptr %invariant.gep3022, i64 %.1376
  %.1519 = load i64, ptr %gep3023, align 8
  %.1520 = add i64 %.1519, -16384
  %.1522.not = icmp sgt i64 %.1520, %.1038
  %.1530 = select i1 %.1522.not, i64 0, i64 32
  %_run_sub_core_v17__select_v26_open_masks.6.8 = or i64 %_run_sub_core_v17__select_v26_open_masks.4.8.3, %.1530
  %.1518.1 = getelementptr i8, ptr %gep3023, i64 8
  %.1519.1 = load i64, ptr %.1518.1, align 8
  %.1520.1 = add i64 %.1519.1, -16384
  %.1522.not.1 = icmp sgt i64 %.1520.1, %.1038
  %.1530.1 = select i1 %.1522.not.1, i64 0, i64 64
  %_run_sub_core_v17__select_v26_open_masks.6.8.1 = or i64 %_run_sub_core_v17__select_v26_open_masks.6.8, %.1530.1
  %.1518.2 = getelementptr i8, ptr %gep3023, i64 16
  %.1519.2 = load i64, ptr %.1518.2, align 8
  %.1520.2 = add i64 %.1519.2, -16384
  %.1522.not.2 = icmp sgt i64 %.1520.2, %.1038
  %.1530.2 = select i1 %.1522.not.2, i64 0, i64 128
  %_run_sub_core_v17__select_v26_open_masks.6.8.2 = or i64 %_run_sub_core_v17__select_v26_open_masks.6.8.1, %.1530.2
  %.1518.3 = getelementptr i8, ptr %gep3023, i64 24
  %.1519.3 = load i64, ptr %.1518.3, align 8
  %.1520.3 = add i64 %.1519.3, -16384
  %.1522.not.3 = icmp sgt i64 %.1520.3, %.1038
  %.1530.3 = select i1 %.1522.not.3, i64 0, i64 256
  %_run_sub_core_v17__select_v26_open_masks.6.8.3 = or i64 %_run_sub_core_v17__select_v26_open_masks.6.8.2, %.1530.3
  br label %B333017.endif
B333017.endif:
  %_run_sub_core_v17__select_v26_open_masks.7.6 = phi i64 [ %_run_sub_core_v17__select_v26_open_masks.6.8.3, %B332413.lr.ph ], [ 1, %B1175 ]
  %sunkaddr662 = getelementptr i8, ptr %invariant.gep3673, i64 %sunkaddr648
  %sunkaddr663 = getelementptr i8, ptr %sunkaddr662, i64 8
  %.1568 = load i64, ptr %sunkaddr663, align 8
  %.16592735.not = icmp slt i64 %.1174, 1
  br i1 %.16592735.not, label %B352766, label %B333043.lr.ph
B333043.lr.ph:
  %.1560 = load i64, ptr %sunkaddr644, align 8
  %663 = getelementptr i64, ptr %arg.S, i64 %.1180
  %664 = getelementptr i64, ptr %663, i64 %.1184
  %.2039 = and i64 %.1568, 63
  %.2040 = shl i64 -2, %.2039
  %665 = shl i64 1, %.2039
  %666 = icmp ult i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 2
  %667 = icmp eq i64 %.1560, 1
  %668 = icmp eq i64 %.1560, 2
  %669 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 1
  %.1857.not = icmp eq i64 %669, 0
  %670 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 2
  %.1857.not.1 = icmp eq i64 %670, 0
  %671 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 4
  %.1857.not.11274 = icmp eq i64 %671, 0
  %gep.11276.idx = shl i64 %.1174, 4
  %672 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 8
  %.1857.not.1.1 = icmp eq i64 %672, 0
  %gep.1.1.idx = mul i64 %.1174, 24
  %673 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 16
  %.1857.not.2 = icmp eq i64 %673, 0
  %gep.2.idx = shl i64 %.1174, 5
  %674 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 32
  %.1857.not.1.2 = icmp eq i64 %674, 0
  %gep.1.2.idx = mul i64 %.1174, 40
  %675 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 64
  %.1857.not.3 = icmp eq i64 %675, 0
  %gep.3.idx = mul i64 %.1174, 48
  %676 = and i64 %_run_sub_core_v17__select_v26_open_masks.7.6, 128
  %.1857.not.1.3 = icmp eq i64 %676, 0
  %gep.1.3.idx = mul i64 %.1174, 56
  br label %B333043
B371020.endif:
  store i64 %.11.i112, ptr %.1037, align 8
  br label %B1054.backedge
B497437.endif:
  %sunkaddr667 = getelementptr i8, ptr %gep3676, i64 80
  %.2889 = load i64, ptr %sunkaddr667, align 8
  %.2909 = load i64, ptr %sunkaddr677, align 8
  %.2910 = shl i64 %.2889, 4
  %.2911 = add i64 %.2909, %.2910
  %.2918 = getelementptr i8, ptr %236, i64 80
  %.2919 = load i64, ptr %.2918, align 8
  %.2930 = getelementptr i8, ptr %236, i64 88
  %.2931 = load i64, ptr %.2930, align 8
  %.2936 = ashr i64 %.2931, 4
  %.11.i114 = tail call i64 @llvm.smin.i64(i64 %.2936, i64 %.1038)
  %.2971 = icmp sgt i64 %.11.i114, %.2919
  br i1 %.2971, label %B497637, label %B497871
B499195.endif:
  %sunkaddr670 = getelementptr i8, ptr %gep3676, i64 80
  %.3349 = load i64, ptr %sunkaddr670, align 8
  %.3369 = load i64, ptr %sunkaddr677, align 8
  %.3370 = shl i64 %.3349, 4
  %.3371 = add i64 %.3369, %.3370
  %.3378 = getelementptr i8, ptr %236, i64 80
  %.3379 = load i64, ptr %.3378, align 8
  %.3390 = getelementptr i8, ptr %236, i64 88
  %.3391 = load i64, ptr %.3390, align 8
  %.3396 = ashr i64 %.3391, 4
  %.11.i115 = tail call i64 @llvm.smin.i64(i64 %.3396, i64 %.1038)
  %.3431 = icmp sgt i64 %.11.i115, %.3379
  br i1 %.3431, label %B499217, label %B499231
B536957.endif.else:
  %.3682 = icmp ne i64 %.3663, -9223372036854775808
  %.3683 = icmp ne i64 %.3668, -1
  %.3684.not = or i1 %.3682, %.3683
  br i1 %.3684.not, label %B536957.endif.else.if, label %B536957.endif.endif
B536957.endif.endif:
  %quot.4.0 = phi i64 [ 0, %_ZN7mgpusim6engine5event4core7_memoryB3v37B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit ], [ 0, %B536957.endif.else ], [ %spec.select2535, %689 ]
  %.3710 = add i64 %quot.4.0, %.1038
  br label %B537025
B536957.endif.else.if:
  %677 = or i64 %.3668, %.3663
  %678 = icmp ult i64 %677, 4294967296
  br i1 %678, label %679, label %686
679:
  %680 = trunc i64 %.3668 to i32
  %681 = trunc i64 %.3663 to i32
  %682 = udiv i32 %681, %680
  %683 = urem i32 %681, %680
  %684 = zext i32 %682 to i64
  %685 = zext i32 %683 to i64
  br label %689
686:
  %687 = sdiv i64 %.3663, %.3668
  %688 = srem i64 %.3663, %.3668
  br label %689
689:
  %690 = phi i64 [ %684, %679 ], [ %687, %686 ]
  %691 = phi i64 [ %685, %679 ], [ %688, %686 ]
  %.3689 = xor i64 %691, %.3668
  %.3690 = icmp slt i64 %.3689, 0
  %.3691 = icmp ne i64 %691, 0
  %.3692 = and i1 %.3691, %.3690
  %.3697 = sext i1 %.3692 to i64
  %spec.select2535 = add i64 %690, %.3697
  br label %B536957.endif.endif
B537311.endif:
  %sunkaddr676 = getelementptr i8, ptr %gep3676, i64 80
  %.3788 = load i64, ptr %sunkaddr676, align 8
  %.3807 = load i64, ptr %sunkaddr677, align 8
  %.3808 = shl i64 %.3788, 4
  %.3809 = add i64 %.3807, %.3808
  %.3816 = getelementptr i8, ptr %236, i64 80
  %.3817 = load i64, ptr %.3816, align 8
  %.3828 = getelementptr i8, ptr %236, i64 88
  %.3829 = load i64, ptr %.3828, align 8
  %.3834 = ashr i64 %.3829, 4
  %.11.i116 = tail call i64 @llvm.smin.i64(i64 %.3834, i64 %.1038)
  %.3869 = icmp sgt i64 %.11.i116, %.3817
  br i1 %.3869, label %B538105, label %B538117
B661856.endif:
  %.4131 = getelementptr i64, ptr %236, i64 %_run_sub_core_v17__issue_v20__vphi2204_1.2.9
  %.4132 = load i64, ptr %.4131, align 8
  %.4134 = shl i64 %_run_sub_core_v17__issue_v20_result.3.8, 4
  %.4136 = add i64 %.4048, %.4134
  %.11.i117 = tail call i64 @llvm.smax.i64(i64 %.4136, i64 %.4132)
  store i64 %.11.i117, ptr %.4131, align 8
  br label %B661912
B662548.else.if:
  %.4447 = load i64, ptr %sunkaddr678, align 8
  %.4449 = sub i64 %.4410, %.4447
  %.4468 = sdiv i64 %.4449, 6
  %.4469 = srem i64 %.4449, 6
  %.4469.lobit = ashr i64 %.4469, 63
  %.4492 = load i64, ptr %sunkaddr679, align 8
  %692 = mul i64 %quot.3.0, %.4492
  %.4457.1 = sub i64 %.4468, %692
  %.4495 = add i64 %.4457.1, %.4469.lobit
  store ptr null, ptr %.4503, align 8
  call fastcc void @f7(ptr %.4503, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %.4410, i64 %.4495, i64 %quot.3.0, i64 %.4382)
  br label %B1054.backedge
B662768.endif:
  %_run_sub_core_v17__advance_v18_pc.2.8 = phi i64 [ %.4861, %B662928 ], [ %.4618, %B662768.endif.preheader ]
  %.idx3548 = mul i64 %_run_sub_core_v17__advance_v18_pc.2.8, 104
  %gep3672 = getelementptr i8, ptr %587, i64 %.idx3548
  %.4675 = getelementptr i8, ptr %gep3672, i64 48
  %.4676 = load i64, ptr %.4675, align 8
  %.4680 = getelementptr i8, ptr %gep3672, i64 56
  %.4681 = load i64, ptr %.4680, align 8
  %.4718 = sub i64 %.4681, %.4676
  %.47612751.not = icmp slt i64 %.4718, 1
  br i1 %.47612751.not, label %B662898, label %B662770.backedge.preheader
B662770.backedge.preheader:
  %xtraiter455 = and i64 %.4718, 3
  %693 = sub i64 %.4676, %.4681
  %694 = icmp ugt i64 %693, -4
  br i1 %694, label %B662770.backedge.epil.preheader, label %B662770.backedge.preheader.new
B662770.backedge.preheader.new:
  %unroll_iter460 = and i64 %.4718, 9223372036854775804
  br label %B662770.backedge
B662944.endif:
  %.idx3549 = mul i64 %_run_sub_core_v17__advance_v18_pc.3.7, 104
  %695 = getelementptr i8, ptr %arg.C, i64 %.idx3549
  %696 = getelementptr i64, ptr %695, i64 %.4603
  %.4969 = getelementptr i8, ptr %696, i64 48
  %.4970 = load i64, ptr %.4969, align 8
  %.4973 = getelementptr i8, ptr %696, i64 56
  %.4974 = load i64, ptr %.4973, align 8
  %.5011 = sub i64 %.4974, %.4970
  %.50542770.not = icmp slt i64 %.5011, 1
  br i1 %.50542770.not, label %B662980, label %B662962.lr.ph
B662962.lr.ph:
  %.4960 = load i64, ptr %sunkaddr623, align 8
  %xtraiter462 = and i64 %.5011, 3
  %697 = sub i64 %.4970, %.4974
  %698 = icmp ugt i64 %697, -4
  br i1 %698, label %B662960.backedge.epil.preheader, label %B662962.lr.ph.new
B662962.lr.ph.new:
  %unroll_iter467 = and i64 %.5011, 9223372036854775804
  %699 = shl i64 %.4960, 3
  %scevgep520 = getelementptr i8, ptr %scevgep505, i64 %699
  br label %B662960.backedge
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal fastcc void @f3(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.log, i64 %arg.core, i64 %arg.slot, i64 %arg.t)  {
B0:
  %.499 = alloca ptr, align 8
  %.26 = getelementptr i8, ptr %arg.S, i64 120
  %.27 = load i64, ptr %.26, align 8
  %.32 = getelementptr i8, ptr %arg.C, i64 192
  %.33 = load i64, ptr %.32, align 8
  %.38 = getelementptr i8, ptr %arg.S, i64 128
  %.39 = load i64, ptr %.38, align 8
  %.41.not = icmp slt i64 %.27, %.39
  br i1 %.41.not, label %B442.endif, label %B138
B138:
  %.52 = getelementptr i8, ptr %arg.S, i64 136
  %.53 = load i64, ptr %.52, align 8
  %.54 = icmp eq i64 %.53, 0
  br i1 %.54, label %B188, label %common.ret
B188:
  %.57 = getelementptr i8, ptr %arg.C, i64 464
  %.58 = load i64, ptr %.57, align 8
  %.62 = getelementptr i8, ptr %arg.S, i64 176
  %.63 = load i64, ptr %.62, align 8
  %.idx112 = mul i64 %.63, 24
  %0 = getelementptr i8, ptr %arg.S, i64 %.idx112
  %.68 = getelementptr i64, ptr %0, i64 %.58
  store i64 %arg.core, ptr %.68, align 8
  %.75 = getelementptr i8, ptr %.68, i64 8
  store i64 %arg.slot, ptr %.75, align 8
  %.82 = getelementptr i8, ptr %.68, i64 16
  store i64 %arg.t, ptr %.82, align 8
  %.88 = load i64, ptr %.62, align 8
  %.89 = add i64 %.88, 1
  store i64 %.89, ptr %.62, align 8
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ 1, %B1788 ], [ 0, %B188 ], [ 0, %B138 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B770:
  %.180 = getelementptr i8, ptr %arg.C, i64 472
  %.181 = load i64, ptr %.180, align 8
  %.183 = add i64 %.181, %.11.i
  br label %B818.endif.endif.endif
B1662:
  %start.5.0105 = phi i64 [ %.463, %B1662.endif ], [ %.229, %B1662.preheader ]
  %.427100103 = phi i64 [ %.434, %B1662.endif ], [ 0, %B1662.preheader ]
  %.434 = add i64 %.427100103, 1
  %.461 = load i64, ptr %sunkaddr16, align 8
  %.9.i = load i64, ptr %.304, align 8
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %1 = or i64 %.9.i, %.427100103
  %2 = icmp ult i64 %1, 4294967296
  br i1 %2, label %3, label %7
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B1662 ], [ %spec.select.i, %9 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.55.i = load i64, ptr %sunkaddr17, align 8
  %.57.i = load i64, ptr %sunkaddr18, align 8
  %.58.i = mul i64 %.55.i, %arg.core
  %.61.i = icmp eq i64 %.55.i, 0
  br i1 %.61.i, label %B1662.endif, label %B0.endif.else.i
3:
  %4 = trunc i64 %.9.i to i32
  %tmp15 = trunc i64 %.427100103 to i32
  %5 = urem i32 %tmp15, %4
  %6 = zext i32 %5 to i64
  br label %9
7:
  %8 = srem i64 %.427100103, %.9.i
  br label %9
9:
  %10 = phi i64 [ %6, %3 ], [ %8, %7 ]
  %.33.i = xor i64 %10, %.9.i
  %.34.i = icmp slt i64 %.33.i, 0
  %.35.i = icmp ne i64 %10, 0
  %.36.i = and i1 %.35.i, %.34.i
  %.43.i = select i1 %.36.i, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %10
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i = icmp ne i64 %.53.i, -9223372036854775808
  %.73.i = icmp ne i64 %.55.i, -1
  %.74.not.i = or i1 %.72.i, %.73.i
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.100.i = mul i64 %.58.i, %.57.i
  br label %B1662.endif
B0.endif.endif.else.if.i:
  %11 = or i64 %.53.i, %.55.i
  %12 = icmp ult i64 %11, 4294967296
  br i1 %12, label %13, label %20
13:
  %14 = trunc i64 %.55.i to i32
  %15 = trunc i64 %.53.i to i32
  %16 = udiv i32 %15, %14
  %17 = urem i32 %15, %14
  %18 = zext i32 %16 to i64
  %19 = zext i32 %17 to i64
  br label %23
20:
  %21 = sdiv i64 %.53.i, %.55.i
  %22 = srem i64 %.53.i, %.55.i
  br label %23
23:
  %24 = phi i64 [ %18, %13 ], [ %21, %20 ]
  %25 = phi i64 [ %19, %13 ], [ %22, %20 ]
  %.79.i = xor i64 %25, %.55.i
  %.80.i = icmp slt i64 %.79.i, 0
  %.81.i = icmp ne i64 %25, 0
  %.82.i = and i1 %.81.i, %.80.i
  %.89.i = select i1 %.82.i, i64 %.55.i, i64 0
  %spec.select6.i = add i64 %25, %.58.i
  %.999.i = add i64 %spec.select6.i, %.89.i
  %.10010.i = mul i64 %.999.i, %.57.i
  %.129.i = sext i1 %.82.i to i64
  %spec.select7.i = add i64 %24, %.129.i
  br label %B1662.endif
B1788:
  %start.5.0.lcssa = phi i64 [ %.229, %B818.endif.endif.endif ], [ %.463, %B1662.endif ]
  %sunkaddr24 = shl i64 %arg.core, 3
  %sunkaddr25 = getelementptr i8, ptr %27, i64 %sunkaddr24
  store i64 %start.5.0.lcssa, ptr %sunkaddr25, align 8
  br label %common.ret
B442.endif:
  %.108 = add i64 %.33, %.27
  store i64 %.108, ptr %.26, align 8
  %.113 = getelementptr i8, ptr %arg.S, i64 112
  %.114 = load i64, ptr %.113, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.114, i64 %arg.t)
  %.154 = getelementptr i8, ptr %arg.C, i64 248
  %.155 = load i64, ptr %.154, align 8
  %.157 = add i64 %.155, %.11.i
  store i64 %.157, ptr %.113, align 8
  %.162 = getelementptr i8, ptr %arg.C, i64 368
  %.163 = load i64, ptr %.162, align 8
  %.165 = getelementptr i8, ptr %arg.C, i64 160
  %.166 = load i64, ptr %.165, align 8
  %.175 = icmp sgt i64 %arg.t, 0
  br i1 %.175, label %B770, label %B818.endif.endif.endif
B818.endif.endif.endif:
  %start.4.0 = phi i64 [ %.183, %B770 ], [ %.11.i, %B442.endif ]
  %26 = getelementptr i64, ptr %arg.S, i64 %.163
  %.idx = shl i64 %.166, 5
  %27 = getelementptr i8, ptr %26, i64 %.idx
  %.193 = getelementptr i64, ptr %27, i64 %arg.core
  %.194 = load i64, ptr %.193, align 8
  %.11.i5 = tail call i64 @llvm.smax.i64(i64 %.194, i64 %start.4.0)
  %.227 = getelementptr i8, ptr %arg.C, i64 232
  %.228 = load i64, ptr %.227, align 8
  %.229 = add i64 %.228, %.11.i5
  %.234 = getelementptr i8, ptr %arg.C, i64 376
  %.235 = load i64, ptr %.234, align 8
  %.237 = getelementptr i8, ptr %arg.C, i64 184
  %.238 = load i64, ptr %.237, align 8
  %.240 = mul i64 %.238, %arg.core
  %.242 = add i64 %.240, %arg.slot
  %.243 = mul i64 %.242, 6
  %.244 = add i64 %.243, %.235
  %.249 = getelementptr i8, ptr %arg.S, i64 200
  %.250 = load i64, ptr %.249, align 8
  %.251 = add i64 %.250, 1
  store i64 %.251, ptr %.249, align 8
  %28 = getelementptr i64, ptr %arg.S, i64 %.244
  %.258 = getelementptr i8, ptr %28, i64 16
  store i64 %.250, ptr %.258, align 8
  store i64 %.33, ptr %28, align 8
  %.269 = getelementptr i8, ptr %28, i64 8
  store i64 0, ptr %.269, align 8
  %.275 = getelementptr i8, ptr %28, i64 32
  store i64 %.27, ptr %.275, align 8
  %.283 = getelementptr i8, ptr %28, i64 40
  store i64 %arg.core, ptr %.283, align 8
  %.287.idx = shl i64 %.250, 5
  %.287 = getelementptr i8, ptr %arg.log, i64 %.287.idx
  store i64 %.229, ptr %.287, align 8
  %.293 = getelementptr i8, ptr %.287, i64 16
  store i64 %arg.core, ptr %.293, align 8
  %.299 = getelementptr i8, ptr %.287, i64 24
  store i64 %arg.slot, ptr %.299, align 8
  %.304 = getelementptr i8, ptr %arg.C, i64 200
  %.305 = load i64, ptr %.304, align 8
  %.11.i6 = tail call i64 @llvm.smin.i64(i64 %.305, i64 %.33)
  %.340 = getelementptr i8, ptr %28, i64 24
  store i64 %.11.i6, ptr %.340, align 8
  %.421102.not = icmp slt i64 %.11.i6, 1
  br i1 %.421102.not, label %B1788, label %B1662.preheader
B1662.preheader:
  %sunkaddr16 = getelementptr i8, ptr %arg.C, i64 240
  %sunkaddr17 = getelementptr i8, ptr %arg.C, i64 168
  %sunkaddr18 = getelementptr i8, ptr %arg.C, i64 176
  br label %B1662
B1662.endif:
  %.1004.i = phi i64 [ %.10010.i, %23 ], [ %.100.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select7.i, %23 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.141.i = add i64 %quot.2.0.i, %.1004.i
  %.463 = add i64 %.461, %start.5.0105
  call fastcc void @f8(ptr %.499, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %.244, i64 %.141.i, i64 %.427100103, i64 %.463)
  %exitcond.not = icmp eq i64 %.11.i6, %.434
  br i1 %exitcond.not, label %B1788, label %B1662
}
declare i64 @llvm.smin.i64(i64, i64)
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %arg.group, i64 %arg.index, i64 %arg.number, i64 %arg.t)  {
B0.endif:
  %.20 = getelementptr i8, ptr %arg.C, i64 312
  %.21 = load i64, ptr %.20, align 8
  %.23 = mul i64 %arg.index, 23
  %.24 = add i64 %.21, %.23
  %0 = getelementptr i64, ptr %arg.S, i64 %arg.group
  %.30 = getelementptr i8, ptr %0, i64 32
  %.31 = load i64, ptr %.30, align 8
  %.32 = add i64 %.31, %arg.number
  %.37 = getelementptr i64, ptr %arg.S, i64 %.24
  %.46.idx = mul i64 %.32, 24
  %.46 = getelementptr i8, ptr %arg.rows, i64 %.46.idx
  tail call void @llvm.memset.p0.i64(ptr %.37, i8 0, i64 16, i1 false)
  %.47 = load i64, ptr %.46, align 8
  %.48 = add i64 %.47, -1
  %.50 = getelementptr i8, ptr %.37, i64 16
  store i64 %.48, ptr %.50, align 8
  %.55 = getelementptr i8, ptr %.46, i64 8
  %.56 = load i64, ptr %.55, align 8
  %.58 = getelementptr i8, ptr %.37, i64 24
  store i64 %.56, ptr %.58, align 8
  %.63 = getelementptr i8, ptr %.46, i64 16
  %.64 = load i64, ptr %.63, align 8
  %.66 = getelementptr i8, ptr %.37, i64 40
  store i64 %.64, ptr %.66, align 8
  %.71 = getelementptr i8, ptr %.37, i64 32
  store i64 0, ptr %.71, align 8
  %.76 = getelementptr i8, ptr %.37, i64 48
  %.86 = getelementptr i8, ptr %.37, i64 64
  tail call void @llvm.memset.p0.i64(ptr %.76, i8 0, i64 16, i1 false)
  store i64 %arg.group, ptr %.86, align 8
  %.91 = getelementptr i8, ptr %.37, i64 72
  store i64 %arg.number, ptr %.91, align 8
  %.97 = getelementptr i8, ptr %.37, i64 80
  store i64 %arg.t, ptr %.97, align 8
  %.102 = getelementptr i8, ptr %.37, i64 88
  %.122 = getelementptr i8, ptr %.37, i64 120
  tail call void @llvm.memset.p0.i64(ptr %.102, i8 0, i64 32, i1 false)
  store i64 -1, ptr %.122, align 8
  %.127 = getelementptr i8, ptr %.37, i64 144
  store i64 1, ptr %.127, align 8
  %.133 = getelementptr i8, ptr %arg.C, i64 208
  %.134 = load i64, ptr %.133, align 8
  %.22593.not = icmp slt i64 %.134, 1
  br i1 %.22593.not, label %B1286, label %B1242.lr.ph
B1242.lr.ph:
  %.130 = getelementptr i8, ptr %arg.C, i64 352
  %.131 = load i64, ptr %.130, align 8
  %.136 = mul i64 %.134, %arg.index
  %1 = getelementptr i64, ptr %arg.S, i64 %.131
  %2 = getelementptr i64, ptr %1, i64 %.136
  %3 = shl i64 %.134, 3
  tail call void @llvm.memset.p0.i64(ptr %2, i8 0, i64 %3, i1 false)
  br label %B1286
B1286:
  %.278 = getelementptr i8, ptr %.37, i64 152
  %.286 = getelementptr i8, ptr %arg.C, i64 176
  tail call void @llvm.memset.p0.i64(ptr %.278, i8 0, i64 16, i1 false)
  %.287 = load i64, ptr %.286, align 8
  %.293 = icmp eq i64 %.287, 0
  br i1 %.293, label %B1286.endif.endif.if, label %B1286.else
B1286.else:
  %.304 = icmp ne i64 %arg.index, -9223372036854775808
  %.305 = icmp ne i64 %.287, -1
  %.306.not = or i1 %.304, %.305
  br i1 %.306.not, label %B1286.endif.endif.else.if, label %B1286.endif.endif.else
B1286.endif.endif.if:
  %sunkaddr = shl i64 %.24, 3
  %sunkaddr1 = getelementptr i8, ptr %arg.S, i64 %sunkaddr
  %sunkaddr2 = getelementptr i8, ptr %sunkaddr1, i64 136
  store i64 0, ptr %sunkaddr2, align 8
  br label %B1286.endif.endif.endif
B1286.endif.endif.else:
  %sunkaddr3 = shl i64 %.21, 3
  %sunkaddr4 = getelementptr i8, ptr %arg.S, i64 %sunkaddr3
  %sunkaddr5 = getelementptr i8, ptr %sunkaddr4, i64 136
  store i64 0, ptr %sunkaddr5, align 8
  br label %B1286.endif.endif.endif
B1286.endif.endif.endif:
  %quot.1.082 = phi i64 [ 0, %B1286.endif.endif.if ], [ 0, %B1286.endif.endif.else ], [ %spec.select, %23 ]
  %rem.2.0 = phi i64 [ 0, %B1286.endif.endif.if ], [ 0, %B1286.endif.endif.else ], [ %spec.select88, %23 ]
  %.17.i = getelementptr i8, ptr %arg.C, i64 360
  %.18.i = load i64, ptr %.17.i, align 8
  %.26.i = getelementptr i8, ptr %arg.C, i64 344
  %.27.i = load i64, ptr %.26.i, align 8
  %.28.i = shl i64 %.27.i, 6
  %.33.i2 = getelementptr i8, ptr %arg.C, i64 328
  %.34.i = load i64, ptr %.33.i2, align 8
  %.37.i = mul i64 %.28.i, %quot.1.082
  %.38.i = add i64 %.37.i, %.34.i
  %4 = getelementptr i64, ptr %arg.S, i64 %.18.i
  %.idx.i3 = mul i64 %quot.1.082, 96
  %5 = getelementptr i8, ptr %4, i64 %.idx.i3
  %.45.i = getelementptr i8, ptr %5, i64 40
  %.46.i = load i64, ptr %.45.i, align 8
  %.51.i = icmp eq i64 %.46.i, %.28.i
  br i1 %.51.i, label %B232.endif.i, label %_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B232.endif.i:
  %.56.i = getelementptr i8, ptr %arg.C, i64 336
  %.57.i = load i64, ptr %.56.i, align 8
  %.59.i = mul i64 %quot.1.082, 9
  %.63.i = mul i64 %.59.i, %.27.i
  %.64.i = add i64 %.57.i, %.63.i
  %sunkaddr5.i = getelementptr i8, ptr %5, i64 8
  %.75.i = load i64, ptr %sunkaddr5.i, align 8
  store i64 -1, ptr %sunkaddr5.i, align 8
  %.124.inv.i = icmp sgt i64 %.27.i, 0
  %..28.i = select i1 %.124.inv.i, i64 %.28.i, i64 0
  %.172159.i = icmp sgt i64 %..28.i, 0
  br i1 %.172159.i, label %B476.us.preheader.i, label %_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B476.us.preheader.i:
  %6 = getelementptr i64, ptr %arg.S, i64 %.38.i
  %sunkaddr6.i = getelementptr i8, ptr %arg.C, i64 224
  br label %B476.us.i
B476.us.i:
  %rank.3.1165.us.i = phi i64 [ %rank.4.1.us.i, %B1295.us.i ], [ 0, %B476.us.preheader.i ]
  %.178152162.us.i = phi i64 [ %.185.us.i, %B1295.us.i ], [ 0, %B476.us.preheader.i ]
  %.185.us.i = add i64 %.178152162.us.i, 1
  %7 = shl i64 %.178152162.us.i, 3
  %scevgep.i = getelementptr i8, ptr %6, i64 %7
  %.220.us.i = load i64, ptr %scevgep.i, align 8
  %.225.us.i = icmp slt i64 %.220.us.i, 0
  br i1 %.225.us.i, label %B1295.us.i, label %B530.us.i
B530.us.i:
  %.240.us.i = icmp eq i64 %.75.i, %.178152162.us.i
  br i1 %.240.us.i, label %B614.us.i, label %B542.us.i
B542.us.i:
  %.244.us.i = icmp slt i64 %.178152162.us.i, %.75.i
  br i1 %.244.us.i, label %B554.us.i, label %B664.endif.endif.us.i
B554.us.i:
  %.248.us.i = load i64, ptr %sunkaddr6.i, align 8
  %.249.us.i = icmp eq i64 %.248.us.i, 0
  br i1 %.249.us.i, label %B614.us.i, label %B664.endif.endif.us.i
B614.us.i:
  store i64 %rank.3.1165.us.i, ptr %sunkaddr5.i, align 8
  br label %B664.endif.endif.us.i
B664.endif.endif.us.i:
  store i64 -1, ptr %scevgep.i, align 8
  %.269.us.i = getelementptr i64, ptr %6, i64 %rank.3.1165.us.i
  store i64 %.220.us.i, ptr %.269.us.i, align 8
  %.273.us.i = load i64, ptr %.20, align 8
  %.276.us.i = load i64, ptr %.286, align 8
  %.278.us.i = mul i64 %.276.us.i, %quot.1.082
  %.280.us.i = add i64 %.278.us.i, %.220.us.i
  %8 = getelementptr i64, ptr %arg.S, i64 %.273.us.i
  %.idx.us.i = mul i64 %.280.us.i, 184
  %9 = getelementptr i8, ptr %8, i64 %.idx.us.i
  %.288.us.i = getelementptr i8, ptr %9, i64 168
  store i64 %rank.3.1165.us.i, ptr %.288.us.i, align 8
  %.414.us.i = lshr i64 %.178152162.us.i, 6
  %invariant.gep.us.i = getelementptr i64, ptr %arg.S, i64 %.414.us.i
  %.420.us.i = and i64 %.178152162.us.i, 63
  %.434.us.i = shl i64 1, %.420.us.i
  %.435.us.i = xor i64 %.434.us.i, -1
  %.441.us.i = ashr i64 %rank.3.1165.us.i, 6
  %invariant.gep149.us.i = getelementptr i64, ptr %arg.S, i64 %.441.us.i
  %.450.us.i = and i64 %rank.3.1165.us.i, 63
  %gep.us.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.64.i
  %.418.us.i = load i64, ptr %gep.us.i, align 8
  %.421142.us.i = lshr i64 %.418.us.i, %.420.us.i
  %.422.us.i = and i64 %.421142.us.i, 1
  %.436.us.i = and i64 %.418.us.i, %.435.us.i
  store i64 %.436.us.i, ptr %gep.us.i, align 8
  %gep150.us.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.64.i
  %.448.us.i = load i64, ptr %gep150.us.i, align 8
  %.451.us.i = shl i64 %.422.us.i, %.450.us.i
  %.452.us.i = or i64 %.451.us.i, %.448.us.i
  store i64 %.452.us.i, ptr %gep150.us.i, align 8
  %.409.us.1.i = load i64, ptr %.26.i, align 8
  %.412.us.1.i = add i64 %.409.us.1.i, %.64.i
  %gep.us.1.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.1.i
  %.418.us.1.i = load i64, ptr %gep.us.1.i, align 8
  %.421142.us.1.i = lshr i64 %.418.us.1.i, %.420.us.i
  %.422.us.1.i = and i64 %.421142.us.1.i, 1
  %.436.us.1.i = and i64 %.418.us.1.i, %.435.us.i
  store i64 %.436.us.1.i, ptr %gep.us.1.i, align 8
  %gep150.us.1.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.1.i
  %.448.us.1.i = load i64, ptr %gep150.us.1.i, align 8
  %.451.us.1.i = shl i64 %.422.us.1.i, %.450.us.i
  %.452.us.1.i = or i64 %.451.us.1.i, %.448.us.1.i
  store i64 %.452.us.1.i, ptr %gep150.us.1.i, align 8
  %.409.us.2.i = load i64, ptr %.26.i, align 8
  %.410.us.2.i = shl i64 %.409.us.2.i, 1
  %.412.us.2.i = add i64 %.410.us.2.i, %.64.i
  %gep.us.2.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.2.i
  %.418.us.2.i = load i64, ptr %gep.us.2.i, align 8
  %.421142.us.2.i = lshr i64 %.418.us.2.i, %.420.us.i
  %.422.us.2.i = and i64 %.421142.us.2.i, 1
  %.436.us.2.i = and i64 %.418.us.2.i, %.435.us.i
  store i64 %.436.us.2.i, ptr %gep.us.2.i, align 8
  %gep150.us.2.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.2.i
  %.448.us.2.i = load i64, ptr %gep150.us.2.i, align 8
  %.451.us.2.i = shl i64 %.422.us.2.i, %.450.us.i
  %.452.us.2.i = or i64 %.451.us.2.i, %.448.us.2.i
  store i64 %.452.us.2.i, ptr %gep150.us.2.i, align 8
  %.409.us.3.i = load i64, ptr %.26.i, align 8
  %.410.us.3.i = mul i64 %.409.us.3.i, 3
  %.412.us.3.i = add i64 %.410.us.3.i, %.64.i
  %gep.us.3.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.3.i
  %.418.us.3.i = load i64, ptr %gep.us.3.i, align 8
  %.421142.us.3.i = lshr i64 %.418.us.3.i, %.420.us.i
  %.422.us.3.i = and i64 %.421142.us.3.i, 1
  %.436.us.3.i = and i64 %.418.us.3.i, %.435.us.i
  store i64 %.436.us.3.i, ptr %gep.us.3.i, align 8
  %gep150.us.3.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.3.i
  %.448.us.3.i = load i64, ptr %gep150.us.3.i, align 8
  %.451.us.3.i = shl i64 %.422.us.3.i, %.450.us.i
  %.452.us.3.i = or i64 %.451.us.3.i, %.448.us.3.i
  store i64 %.452.us.3.i, ptr %gep150.us.3.i, align 8
  %.409.us.4.i = load i64, ptr %.26.i, align 8
  %.410.us.4.i = shl i64 %.409.us.4.i, 2
  %.412.us.4.i = add i64 %.410.us.4.i, %.64.i
  %gep.us.4.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.4.i
  %.418.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.421142.us.4.i = lshr i64 %.418.us.4.i, %.420.us.i
  %.422.us.4.i = and i64 %.421142.us.4.i, 1
  %.436.us.4.i = and i64 %.418.us.4.i, %.435.us.i
  store i64 %.436.us.4.i, ptr %gep.us.4.i, align 8
  %gep150.us.4.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.4.i
  %.448.us.4.i = load i64, ptr %gep150.us.4.i, align 8
  %.451.us.4.i = shl i64 %.422.us.4.i, %.450.us.i
  %.452.us.4.i = or i64 %.451.us.4.i, %.448.us.4.i
  store i64 %.452.us.4.i, ptr %gep150.us.4.i, align 8
  %.409.us.5.i = load i64, ptr %.26.i, align 8
  %.410.us.5.i = mul i64 %.409.us.5.i, 5
  %.412.us.5.i = add i64 %.410.us.5.i, %.64.i
  %gep.us.5.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.5.i
  %.418.us.5.i = load i64, ptr %gep.us.5.i, align 8
  %.421142.us.5.i = lshr i64 %.418.us.5.i, %.420.us.i
  %.422.us.5.i = and i64 %.421142.us.5.i, 1
  %.436.us.5.i = and i64 %.418.us.5.i, %.435.us.i
  store i64 %.436.us.5.i, ptr %gep.us.5.i, align 8
  %gep150.us.5.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.5.i
  %.448.us.5.i = load i64, ptr %gep150.us.5.i, align 8
  %.451.us.5.i = shl i64 %.422.us.5.i, %.450.us.i
  %.452.us.5.i = or i64 %.451.us.5.i, %.448.us.5.i
  store i64 %.452.us.5.i, ptr %gep150.us.5.i, align 8
  %.409.us.6.i = load i64, ptr %.26.i, align 8
  %.410.us.6.i = mul i64 %.409.us.6.i, 6
  %.412.us.6.i = add i64 %.410.us.6.i, %.64.i
  %gep.us.6.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.6.i
  %.418.us.6.i = load i64, ptr %gep.us.6.i, align 8
  %.421142.us.6.i = lshr i64 %.418.us.6.i, %.420.us.i
  %.422.us.6.i = and i64 %.421142.us.6.i, 1
  %.436.us.6.i = and i64 %.418.us.6.i, %.435.us.i
  store i64 %.436.us.6.i, ptr %gep.us.6.i, align 8
  %gep150.us.6.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.6.i
  %.448.us.6.i = load i64, ptr %gep150.us.6.i, align 8
  %.451.us.6.i = shl i64 %.422.us.6.i, %.450.us.i
  %.452.us.6.i = or i64 %.451.us.6.i, %.448.us.6.i
  store i64 %.452.us.6.i, ptr %gep150.us.6.i, align 8
  %.409.us.7.i = load i64, ptr %.26.i, align 8
  %.410.us.7.i = mul i64 %.409.us.7.i, 7
  %.412.us.7.i = add i64 %.410.us.7.i, %.64.i
  %gep.us.7.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.7.i
  %.418.us.7.i = load i64, ptr %gep.us.7.i, align 8
  %.421142.us.7.i = lshr i64 %.418.us.7.i, %.420.us.i
  %.422.us.7.i = and i64 %.421142.us.7.i, 1
  %.436.us.7.i = and i64 %.418.us.7.i, %.435.us.i
  store i64 %.436.us.7.i, ptr %gep.us.7.i, align 8
  %gep150.us.7.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.7.i
  %.448.us.7.i = load i64, ptr %gep150.us.7.i, align 8
  %.451.us.7.i = shl i64 %.422.us.7.i, %.450.us.i
  %.452.us.7.i = or i64 %.451.us.7.i, %.448.us.7.i
  store i64 %.452.us.7.i, ptr %gep150.us.7.i, align 8
  %.409.us.8.i = load i64, ptr %.26.i, align 8
  %.410.us.8.i = shl i64 %.409.us.8.i, 3
  %.412.us.8.i = add i64 %.410.us.8.i, %.64.i
  %gep.us.8.i = getelementptr i64, ptr %invariant.gep.us.i, i64 %.412.us.8.i
  %.418.us.8.i = load i64, ptr %gep.us.8.i, align 8
  %.421142.us.8.i = lshr i64 %.418.us.8.i, %.420.us.i
  %.422.us.8.i = and i64 %.421142.us.8.i, 1
  %.436.us.8.i = and i64 %.418.us.8.i, %.435.us.i
  store i64 %.436.us.8.i, ptr %gep.us.8.i, align 8
  %gep150.us.8.i = getelementptr i64, ptr %invariant.gep149.us.i, i64 %.412.us.8.i
  %.448.us.8.i = load i64, ptr %gep150.us.8.i, align 8
  %.451.us.8.i = shl i64 %.422.us.8.i, %.450.us.i
  %.452.us.8.i = or i64 %.451.us.8.i, %.448.us.8.i
  store i64 %.452.us.8.i, ptr %gep150.us.8.i, align 8
  %.464.us.i = add i64 %rank.3.1165.us.i, 1
  br label %B1295.us.i
B1295.us.i:
  %rank.4.1.us.i = phi i64 [ %.464.us.i, %B664.endif.endif.us.i ], [ %rank.3.1165.us.i, %B476.us.i ]
  %exitcond.not.i = icmp eq i64 %..28.i, %.185.us.i
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B476.us.i
_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit:
  %rank.5.0.i = phi i64 [ %.46.i, %B1286.endif.endif.endif ], [ 0, %B232.endif.i ], [ %rank.4.1.us.i, %B1295.us.i ]
  %10 = getelementptr i64, ptr %arg.S, i64 %.38.i
  %.493.i = getelementptr i64, ptr %10, i64 %rank.5.0.i
  store i64 %rem.2.0, ptr %.493.i, align 8
  %.502.i = add i64 %rank.5.0.i, 1
  store i64 %.502.i, ptr %.45.i, align 8
  %.448 = getelementptr i8, ptr %.37, i64 168
  store i64 %rank.5.0.i, ptr %.448, align 8
  br i1 %.293, label %B1286.endif.endif.endif.endif.endif.endif, label %B1286.endif.endif.endif.endif.else
B1286.endif.endif.else.if:
  %11 = or i64 %.287, %arg.index
  %12 = icmp ult i64 %11, 4294967296
  br i1 %12, label %13, label %20
13:
  %14 = trunc i64 %.287 to i32
  %15 = trunc i64 %arg.index to i32
  %16 = udiv i32 %15, %14
  %17 = urem i32 %15, %14
  %18 = zext i32 %16 to i64
  %19 = zext i32 %17 to i64
  br label %23
20:
  %21 = sdiv i64 %arg.index, %.287
  %22 = srem i64 %arg.index, %.287
  br label %23
23:
  %24 = phi i64 [ %18, %13 ], [ %21, %20 ]
  %25 = phi i64 [ %19, %13 ], [ %22, %20 ]
  %.311 = xor i64 %25, %.287
  %.312 = icmp slt i64 %.311, 0
  %.313 = icmp ne i64 %25, 0
  %.314 = and i1 %.313, %.312
  %.319 = sext i1 %.314 to i64
  %spec.select = add i64 %24, %.319
  %sunkaddr8 = shl i64 %.24, 3
  %sunkaddr9 = getelementptr i8, ptr %arg.S, i64 %sunkaddr8
  %sunkaddr10 = getelementptr i8, ptr %sunkaddr9, i64 136
  store i64 %spec.select, ptr %sunkaddr10, align 8
  %.411 = select i1 %.314, i64 %.287, i64 0
  %spec.select88 = add i64 %.411, %25
  br label %B1286.endif.endif.endif
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B1286.endif.endif.endif.endif.else:
  %.465 = icmp ne i64 %arg.index, -9223372036854775808
  %.466 = icmp ne i64 %.287, -1
  %.467.not = or i1 %.465, %.466
  br i1 %.467.not, label %B1286.endif.endif.endif.endif.endif.else.if, label %B1286.endif.endif.endif.endif.endif.endif
B1286.endif.endif.endif.endif.endif.endif:
  %quot.3.085 = phi i64 [ 0, %_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ], [ %spec.select89, %42 ], [ 0, %B1286.endif.endif.endif.endif.else ]
  %rem.4.0 = phi i64 [ 0, %_ZN7mgpusim6engine5event4core9_new_rankB3v32B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ], [ %spec.select90, %42 ], [ 0, %B1286.endif.endif.endif.endif.else ]
  %.14.i = load i64, ptr %.17.i, align 8
  %.20.i = getelementptr i8, ptr %arg.C, i64 320
  %.21.i = load i64, ptr %.20.i, align 8
  %.23.i = load i64, ptr %.286, align 8
  %.24.i = mul i64 %.23.i, %quot.3.085
  %.25.i = add i64 %.24.i, %.21.i
  %26 = getelementptr i64, ptr %arg.S, i64 %.14.i
  %.idx.i = mul i64 %quot.3.085, 96
  %27 = getelementptr i8, ptr %26, i64 %.idx.i
  %.32.i = getelementptr i8, ptr %27, i64 24
  %.33.i = load i64, ptr %.32.i, align 8
  %.42.i = add i64 %.33.i, 1
  store i64 %.42.i, ptr %.32.i, align 8
  %.47.i = shl i64 %arg.t, 9
  %.48.i = or i64 %rem.4.0, %.47.i
  %.52.i = icmp sgt i64 %.33.i, 0
  br i1 %.52.i, label %B302.preheader.i, label %B426.i
B302.preheader.i:
  %28 = getelementptr i64, ptr %arg.S, i64 %.25.i
  br label %B302.i
B302.i:
  %at.2.0.i = phi i64 [ %.61.i, %B370.i ], [ %.33.i, %B302.preheader.i ]
  %.60.i = add i64 %at.2.0.i, -1
  %.61.i = lshr i64 %.60.i, 1
  %.69.i = getelementptr i64, ptr %28, i64 %.61.i
  %.70.i = load i64, ptr %.69.i, align 8
  %.76.not.i = icmp sgt i64 %.70.i, %.48.i
  br i1 %.76.not.i, label %B370.i, label %B426.i
B370.i:
  %.93.i = getelementptr i64, ptr %28, i64 %at.2.0.i
  store i64 %.70.i, ptr %.93.i, align 8
  %.104.not.i = icmp eq i64 %.61.i, 0
  br i1 %.104.not.i, label %B426.i, label %B302.i
B426.i:
  %at.3.1.i = phi i64 [ %.33.i, %B1286.endif.endif.endif.endif.endif.endif ], [ %at.2.0.i, %B302.i ], [ 0, %B370.i ]
  %29 = getelementptr i64, ptr %arg.S, i64 %.25.i
  %.122.i = getelementptr i64, ptr %29, i64 %at.3.1.i
  store i64 %.48.i, ptr %.122.i, align 8
  %sunkaddr12 = getelementptr i8, ptr %27, i64 16
  %.130.i = load i64, ptr %sunkaddr12, align 8
  %.132.i = icmp slt i64 %arg.t, %.130.i
  br i1 %.132.i, label %B522.i, label %common.ret
B522.i:
  store i64 %arg.t, ptr %sunkaddr12, align 8
  br label %common.ret
B1286.endif.endif.endif.endif.endif.else.if:
  %30 = or i64 %.287, %arg.index
  %31 = icmp ult i64 %30, 4294967296
  br i1 %31, label %32, label %39
32:
  %33 = trunc i64 %.287 to i32
  %34 = trunc i64 %arg.index to i32
  %35 = udiv i32 %34, %33
  %36 = urem i32 %34, %33
  %37 = zext i32 %35 to i64
  %38 = zext i32 %36 to i64
  br label %42
39:
  %40 = sdiv i64 %arg.index, %.287
  %41 = srem i64 %arg.index, %.287
  br label %42
42:
  %43 = phi i64 [ %37, %32 ], [ %40, %39 ]
  %44 = phi i64 [ %38, %32 ], [ %41, %39 ]
  %.472 = xor i64 %44, %.287
  %.473 = icmp slt i64 %.472, 0
  %.474 = icmp ne i64 %44, 0
  %.475 = and i1 %.474, %.473
  %.480 = sext i1 %.475 to i64
  %spec.select89 = add i64 %43, %.480
  %.523 = select i1 %.475, i64 %.287, i64 0
  %spec.select90 = add i64 %.523, %44
  br label %B1286.endif.endif.endif.endif.endif.endif
}
define internal fastcc void @f5(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.latency, i64 %arg.extra)  {
B0:
  %.69 = alloca [2 x i64], align 8
  %.131 = alloca i64, align 8
  %.206 = alloca [2 x i64], align 8
  %.391 = alloca i64, align 8
  %.597 = alloca i64, align 8
  %.739 = alloca i64, align 8
  %.40 = getelementptr i8, ptr %arg.S, i64 48
  store i64 %arg.t, ptr %.40, align 8
  %.43 = getelementptr i8, ptr %arg.C, i64 16
  %.44 = load i64, ptr %.43, align 8
  %.45 = icmp sgt i64 %.44, 0
  br i1 %.45, label %B98, label %B344
B98:
  %.53 = getelementptr i64, ptr %arg.C, i64 %arg.level
  %.54 = load i64, ptr %.53, align 8
  %.56 = shl i64 %arg.line, %.54
  %.58 = getelementptr i8, ptr %arg.C, i64 72
  %.59 = load i64, ptr %.58, align 8
  %.60 = ashr i64 %.56, %.59
  call void @llvm.memset.p0.i64(ptr %.69, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %.69, ptr %arg.C, ptr %arg.S, i64 %.44, i64 %arg.instance, i64 %.60, i64 1, i64 0, i64 %arg.t)
  %.83.fca.0.load = load i64, ptr %.69, align 8
  %.97 = icmp eq i64 %.83.fca.0.load, 0
  br i1 %.97, label %B296, label %B344
B296:
  %.100 = getelementptr i8, ptr %arg.C, i64 80
  %.101 = load i64, ptr %.100, align 8
  %.103 = add i64 %.101, %arg.t
  br label %B344
B344:
  %t.3.0 = phi i64 [ %.103, %B296 ], [ %arg.t, %B98 ], [ %arg.t, %B0 ]
  %0 = getelementptr i64, ptr %arg.C, i64 %arg.level
  %.114 = getelementptr i8, ptr %0, i64 24
  %.115 = load i64, ptr %.114, align 8
  %.116 = icmp eq i64 %.115, 0
  br i1 %.116, label %B400, label %B444
B400:
  store i64 0, ptr %.131, align 8
  call fastcc void @f10(ptr %.131, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0, i64 %arg.extra)
  %.145 = load i64, ptr %.131, align 8
  br label %common.ret
B444:
  %sunkaddr = shl i64 %arg.level, 3
  %sunkaddr17 = getelementptr i8, ptr %arg.C, i64 %sunkaddr
  %sunkaddr18 = getelementptr i8, ptr %sunkaddr17, i64 136
  %.177 = load i64, ptr %sunkaddr18, align 8
  %.182 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %.186 = getelementptr i64, ptr %arg.S, i64 %.177
  %.187 = load i64, ptr %.186, align 8
  %.188 = add i64 %.187, 1
  store i64 %.188, ptr %.186, align 8
  %.193 = getelementptr i8, ptr %.186, i64 24
  %.194 = load i64, ptr %.193, align 8
  %.195 = add i64 %.194, %.182
  store i64 %.195, ptr %.193, align 8
  call void @llvm.memset.p0.i64(ptr %.206, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %.206, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0)
  %.220.fca.0.load = load i64, ptr %.206, align 8
  %sunkaddr19 = getelementptr i8, ptr %.206, i64 8
  %.220.fca.1.load = load i64, ptr %sunkaddr19, align 8
  %.241 = tail call i64 @llvm.ctpop.i64(i64 %.220.fca.0.load)
  %sunkaddr35 = shl i64 %.177, 3
  %sunkaddr36 = getelementptr i8, ptr %arg.S, i64 %sunkaddr35
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr36, i64 32
  %.244 = load i64, ptr %sunkaddr37, align 8
  %.245 = add i64 %.244, %.241
  store i64 %.245, ptr %sunkaddr37, align 8
  %.248 = getelementptr i8, ptr %arg.S, i64 32
  %.249 = load i64, ptr %.248, align 8
  %.254 = getelementptr i8, ptr %arg.S, i64 24
  %.255 = load i64, ptr %.254, align 8
  %.261 = add i64 %t.3.0, %arg.latency
  %.266.not = icmp eq i64 %arg.write, 0
  %1 = icmp eq i64 %.220.fca.0.load, %arg.mask
  br i1 %.266.not, label %B1110, label %B846
B846:
  %spec.select = zext i1 %1 to i64
  %sunkaddr4 = getelementptr i8, ptr %sunkaddr36, i64 8
  %.305 = load i64, ptr %sunkaddr4, align 8
  %.306 = add i64 %.305, %spec.select
  store i64 %.306, ptr %sunkaddr4, align 8
  %.325 = icmp sgt i64 %.220.fca.1.load, -1
  br i1 %.325, label %B928, label %B1058
B928:
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr17, i64 48
  %.338 = load i64, ptr %sunkaddr8, align 8
  %.339 = icmp eq i64 %.338, 2
  br i1 %.339, label %B994, label %B1058
B994:
  %sunkaddr13 = getelementptr i8, ptr %sunkaddr17, i64 56
  %.347 = load i64, ptr %sunkaddr13, align 8
  %.348.not = icmp eq i64 %.347, 0
  br i1 %.348.not, label %B1046, label %B1634
B1046:
  %.359 = xor i64 %.220.fca.0.load, -1
  %.363 = and i64 %arg.mask, %.359
  br label %B1058
B1058:
  %passed.2.0 = phi i64 [ %arg.mask, %B846 ], [ %arg.mask, %B928 ], [ %.363, %B1046 ]
  %.382.not = icmp eq i64 %passed.2.0, 0
  br i1 %.382.not, label %B1634, label %B1062
B1062:
  call fastcc void @f10(ptr %.391, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %passed.2.0, i64 1, i64 %t.3.0, i64 0)
  br label %B1634
B1110:
  br i1 %1, label %B1122, label %B1272.endif.endif
B1122:
  %sunkaddr20 = getelementptr i8, ptr %sunkaddr36, i64 8
  %.461 = load i64, ptr %sunkaddr20, align 8
  %.462 = add i64 %.461, 1
  store i64 %.462, ptr %sunkaddr20, align 8
  %.466 = getelementptr i64, ptr %arg.S, i64 %.220.fca.1.load
  %.467 = load i64, ptr %.466, align 8
  %.475 = icmp sgt i64 %.467, %.261
  br i1 %.475, label %B1216, label %B1634
B1216:
  %sunkaddr25 = getelementptr i8, ptr %sunkaddr36, i64 16
  %.485 = load i64, ptr %sunkaddr25, align 8
  %.486 = add i64 %.485, 1
  store i64 %.486, ptr %sunkaddr25, align 8
  br label %B1634
B1634:
  %t.4.0 = phi i64 [ %t.3.0, %B1062 ], [ %t.3.0, %B1058 ], [ %.16.i, %B1272.endif.endif ], [ %t.3.0, %B1122 ], [ %t.3.0, %B1216 ], [ %t.3.0, %B994 ]
  %ready.3.0 = phi i64 [ %.261, %B1062 ], [ %.261, %B1058 ], [ %.11.i, %B1272.endif.endif ], [ %.261, %B1122 ], [ %.467, %B1216 ], [ %.261, %B994 ]
  %.730.not = icmp eq i64 %.249, 0
  br i1 %.730.not, label %common.ret, label %B1638
B1638:
  call fastcc void @f10(ptr %.739, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %.255, i64 %.249, i64 1, i64 %t.4.0, i64 0)
  br label %common.ret
common.ret:
  %storemerge = phi i64 [ %.145, %B400 ], [ %ready.3.0, %B1638 ], [ %ready.3.0, %B1634 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B1272.endif.endif:
  %.514 = getelementptr i8, ptr %arg.S, i64 56
  %.515 = load i64, ptr %.514, align 8
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr17, i64 88
  %.10.i = load i64, ptr %sunkaddr28, align 8
  %sunkaddr31 = getelementptr i8, ptr %sunkaddr17, i64 96
  %.13.i = load i64, ptr %sunkaddr31, align 8
  %.14.i = add i64 %.10.i, 1
  %.15.i = mul i64 %.14.i, %arg.instance
  %2 = getelementptr i64, ptr %arg.S, i64 %.15.i
  %.18.i = getelementptr i64, ptr %2, i64 %.13.i
  %.19.i = load i64, ptr %.18.i, align 8
  %3 = getelementptr i8, ptr %.18.i, i64 8
  %.21.i = getelementptr i64, ptr %3, i64 %.19.i
  %.22.i = load i64, ptr %.21.i, align 8
  %.14.i1 = tail call i64 @llvm.smax.i64(i64 %.515, i64 %t.3.0)
  %.16.i = tail call i64 @llvm.smax.i64(i64 %.22.i, i64 %.14.i1)
  store i64 %.16.i, ptr %.40, align 8
  %.585 = xor i64 %.220.fca.0.load, -1
  %.589 = and i64 %arg.mask, %.585
  store i64 0, ptr %.597, align 8
  call fastcc void @f10(ptr %.597, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %.589, i64 0, i64 %.16.i, i64 %arg.extra)
  %.611 = load i64, ptr %.597, align 8
  %.626 = add i64 %.16.i, %arg.latency
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.626, i64 %.611)
  %.661 = getelementptr i64, ptr %arg.S, i64 %.220.fca.1.load
  %.662 = load i64, ptr %.661, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %.662)
  store i64 %.11.i2, ptr %.661, align 8
  %.11.i4 = load i64, ptr %sunkaddr28, align 8
  %.14.i6 = load i64, ptr %sunkaddr31, align 8
  %.15.i7 = add i64 %.11.i4, 1
  %.16.i8 = mul i64 %.15.i7, %arg.instance
  %4 = getelementptr i64, ptr %arg.S, i64 %.16.i8
  %.18.i9 = getelementptr i64, ptr %4, i64 %.14.i6
  %.19.i10 = load i64, ptr %.18.i9, align 8
  %5 = getelementptr i8, ptr %.18.i9, i64 8
  %.22.i11 = getelementptr i64, ptr %5, i64 %.19.i10
  store i64 %.11.i, ptr %.22.i11, align 8
  %.24.i = add i64 %.19.i10, 1
  %.29.i = icmp slt i64 %.24.i, %.11.i4
  %spec.select.i = select i1 %.29.i, i64 %.24.i, i64 0
  store i64 %spec.select.i, ptr %.18.i9, align 8
  br label %B1634
}
define internal fastcc void @f9(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t)  {
B0:
  %0 = getelementptr i64, ptr %arg.C, i64 %arg.level
  %.31 = getelementptr i8, ptr %0, i64 24
  %.32 = load i64, ptr %.31, align 8
  %.39 = getelementptr i8, ptr %0, i64 16
  %.40 = load i64, ptr %.39, align 8
  %.48 = getelementptr i8, ptr %0, i64 32
  %.49 = load i64, ptr %.48, align 8
  %.53 = getelementptr i8, ptr %0, i64 40
  %.54 = load i64, ptr %.53, align 8
  %.72 = icmp slt i64 %.49, 63
  br i1 %.72, label %B632, label %B678
B632:
  %set_of_v41_line.2.0 = phi i64 [ %.78, %B632 ], [ %arg.line, %B0 ]
  %set_of_v41_fold.2.0 = phi i64 [ %.85, %B632 ], [ %.49, %B0 ]
  %.76 = ashr i64 %set_of_v41_line.2.0, %set_of_v41_fold.2.0
  %.78 = xor i64 %.76, %set_of_v41_line.2.0
  %.85 = shl i64 %set_of_v41_fold.2.0, 1
  %.88 = icmp slt i64 %set_of_v41_fold.2.0, 32
  br i1 %.88, label %B632, label %B678
B678:
  %set_of_v41_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.78, %B632 ]
  %.96 = and i64 %set_of_v41_line.3.1, %.54
  %.106 = icmp slt i64 %.96, %.40
  br i1 %.106, label %B770, label %B746
B746:
  %.121 = icmp eq i64 %.40, 0
  br i1 %.121, label %B770, label %B746.else
B770:
  %set_of_v41__vphi108_0.2.0 = phi i64 [ %.96, %B678 ], [ 0, %B746 ], [ 0, %B746.else ], [ %spec.select286, %66 ]
  %sunkaddr = shl i64 %arg.level, 3
  %sunkaddr6 = getelementptr i8, ptr %arg.C, i64 %sunkaddr
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 80
  %.173 = load i64, ptr %sunkaddr7, align 8
  %.176 = mul i64 %.40, %arg.instance
  %.181 = add i64 %set_of_v41__vphi108_0.2.0, %.176
  %sunkaddr10 = getelementptr i8, ptr %sunkaddr6, i64 72
  %.186 = load i64, ptr %sunkaddr10, align 8
  %.187 = mul i64 %.186, %.181
  %.188 = add i64 %.187, %.173
  %sunkaddr13 = getelementptr i8, ptr %sunkaddr6, i64 64
  %.196 = load i64, ptr %sunkaddr13, align 8
  %arg.replacement.fr.i = freeze i64 %.196
  %sunkaddr16 = getelementptr i8, ptr %sunkaddr6, i64 48
  %.204 = load i64, ptr %sunkaddr16, align 8
  %sunkaddr19 = getelementptr i8, ptr %sunkaddr6, i64 56
  %.212 = load i64, ptr %sunkaddr19, align 8
  %.217 = getelementptr i8, ptr %arg.S, i64 32
  %.223 = getelementptr i8, ptr %arg.S, i64 56
  store i64 0, ptr %.223, align 8
  %.234 = icmp sgt i64 %.32, 0
  tail call void @llvm.memset.p0.i64(ptr %.217, i8 0, i64 16, i1 false)
  br i1 %.234, label %B782, label %B848
B782:
  %.249 = getelementptr i64, ptr %arg.S, i64 %.188
  %.250 = load i64, ptr %.249, align 8
  %.252.not = icmp eq i64 %.250, %arg.line
  br i1 %.252.not, label %B848, label %B786.preheader
B786.preheader:
  %1 = add i64 %.32, -1
  %2 = shl i64 %.188, 3
  %3 = getelementptr i8, ptr %arg.S, i64 %2
  %scevgep3 = getelementptr i8, ptr %3, i64 8
  br label %B786
B786:
  %way.6.1 = phi i64 [ %.258, %B802 ], [ 0, %B786.preheader ]
  %exitcond.not = icmp eq i64 %1, %way.6.1
  br i1 %exitcond.not, label %B848.thread, label %B802
B848.thread:
  %.305292 = add i64 %.188, %.32
  br label %B870
B802:
  %.258 = add i64 %way.6.1, 1
  %4 = shl i64 %way.6.1, 3
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 %4
  %.284 = load i64, ptr %scevgep4, align 8
  %.286.not = icmp eq i64 %.284, %arg.line
  br i1 %.286.not, label %B848, label %B786
B848:
  %way.7.0 = phi i64 [ 0, %B782 ], [ 0, %B770 ], [ %.258, %B802 ]
  %.305 = add i64 %.188, %.32
  %.311 = icmp eq i64 %way.7.0, %.32
  br i1 %.311, label %B870, label %B1616
B870:
  %.305295 = phi i64 [ %.305292, %B848.thread ], [ %.305, %B848 ]
  %.319 = icmp sgt i64 %arg.write, %.212
  br i1 %.319, label %common.ret, label %B928
common.ret:
  %held.2.0.sink = phi i64 [ %held.2.0, %B663863 ], [ 0, %B870 ]
  %.968.sink = phi i64 [ %.968, %B663863 ], [ -1, %B870 ]
  store i64 %held.2.0.sink, ptr %retptr, align 8
  %retptr.repack287 = getelementptr i8, ptr %retptr, i64 8
  store i64 %.968.sink, ptr %retptr.repack287, align 8
  ret void
B928:
  br i1 %.234, label %B1012, label %B1382
B1012:
  %.379 = getelementptr i64, ptr %arg.S, i64 %.188
  %.380 = load i64, ptr %.379, align 8
  %.381 = icmp sgt i64 %.380, -1
  br i1 %.381, label %B1064.preheader, label %B1382
B1064.preheader:
  %5 = add i64 %.32, -1
  %6 = shl i64 %.188, 3
  %7 = getelementptr i8, ptr %arg.S, i64 %6
  %scevgep1 = getelementptr i8, ptr %7, i64 8
  br label %B1064
B1064:
  %way.8.1 = phi i64 [ %.387, %B1214 ], [ 0, %B1064.preheader ]
  %exitcond290.not = icmp eq i64 %5, %way.8.1
  br i1 %exitcond290.not, label %B1508, label %B1214
B1214:
  %.387 = add i64 %way.8.1, 1
  %8 = shl i64 %way.8.1, 3
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %8
  %.413 = load i64, ptr %scevgep2, align 8
  %.414 = icmp sgt i64 %.413, -1
  br i1 %.414, label %B1064, label %B1382
B1382:
  %way.9.0 = phi i64 [ 0, %B1012 ], [ 0, %B928 ], [ %.387, %B1214 ]
  %.433 = icmp eq i64 %way.9.0, %.32
  br i1 %.433, label %B1508, label %B1614
B1508:
  switch i64 %arg.replacement.fr.i, label %B304.i [
    i64 0, label %B30.endif.i
    i64 1, label %B192.i
  ]
B80.i:
  %way.4.093.i = phi i64 [ 0, %B80.lr.ph.new.i ], [ %spec.select.3.i, %B80.i ]
  %.1298991.i = phi i64 [ 1, %B80.lr.ph.new.i ], [ %13, %B80.i ]
  %9 = shl i64 %.1298991.i, 3
  %scevgep7.i = getelementptr i8, ptr %18, i64 %9
  %.173.i3 = load i64, ptr %scevgep7.i, align 8
  %.180.i = getelementptr i64, ptr %18, i64 %way.4.093.i
  %.181.i = load i64, ptr %.180.i, align 8
  %.182.i = icmp slt i64 %.173.i3, %.181.i
  %spec.select.i4 = select i1 %.182.i, i64 %.1298991.i, i64 %way.4.093.i
  %scevgep10.i5 = getelementptr i8, ptr %scevgep7.i, i64 8
  %.173.1.i6 = load i64, ptr %scevgep10.i5, align 8
  %.180.1.i = getelementptr i64, ptr %18, i64 %spec.select.i4
  %.181.1.i = load i64, ptr %.180.1.i, align 8
  %.182.1.i = icmp slt i64 %.173.1.i6, %.181.1.i
  %10 = add i64 %.1298991.i, 1
  %spec.select.1.i7 = select i1 %.182.1.i, i64 %10, i64 %spec.select.i4
  %scevgep5.i = getelementptr i8, ptr %scevgep7.i, i64 16
  %.173.2.i = load i64, ptr %scevgep5.i, align 8
  %.180.2.i = getelementptr i64, ptr %18, i64 %spec.select.1.i7
  %.181.2.i = load i64, ptr %.180.2.i, align 8
  %.182.2.i = icmp slt i64 %.173.2.i, %.181.2.i
  %11 = add i64 %.1298991.i, 2
  %spec.select.2.i = select i1 %.182.2.i, i64 %11, i64 %spec.select.1.i7
  %scevgep2.i = getelementptr i8, ptr %scevgep7.i, i64 24
  %.173.3.i = load i64, ptr %scevgep2.i, align 8
  %.180.3.i = getelementptr i64, ptr %18, i64 %spec.select.2.i
  %.181.3.i = load i64, ptr %.180.3.i, align 8
  %.182.3.i = icmp slt i64 %.173.3.i, %.181.3.i
  %12 = add i64 %.1298991.i, 3
  %spec.select.3.i = select i1 %.182.3.i, i64 %12, i64 %spec.select.2.i
  %niter.ncmp.3.i = icmp eq i64 %12, %unroll_iter.i2
  %13 = add i64 %.1298991.i, 4
  br i1 %niter.ncmp.3.i, label %B424.loopexit.unr-lcssa.i, label %B80.i
B192.i:
  %14 = getelementptr i64, ptr %arg.S, i64 %.188
  %.227.idx.i = shl i64 %.32, 5
  %.227.i = getelementptr i8, ptr %14, i64 %.227.idx.i
  %.228.i = load i64, ptr %.227.i, align 8
  %.241.i = icmp sgt i64 %.32, 1
  br i1 %.241.i, label %B252.i, label %B292.i
B252.i:
  %node.2.0.i = phi i64 [ %.249.i, %B252.i ], [ 1, %B192.i ]
  %.244.i = shl i64 %node.2.0.i, 1
  %.24787.i = lshr i64 %.228.i, %node.2.0.i
  %.248.i = and i64 %.24787.i, 1
  %.249.i = or i64 %.248.i, %.244.i
  %.255.i = icmp slt i64 %.249.i, %.32
  br i1 %.255.i, label %B252.i, label %B292.i
B292.i:
  %node.3.1.i = phi i64 [ 1, %B192.i ], [ %.249.i, %B252.i ]
  %.263.i = sub i64 %node.3.1.i, %.32
  br label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit
B304.i:
  %.274.i = getelementptr i8, ptr %arg.S, i64 16
  %.275.i = load i64, ptr %.274.i, align 8
  %.276.i = mul i64 %.275.i, 1103515245
  %.277.i = add i64 %.276.i, 12345
  %.278.i = and i64 %.277.i, 2147483647
  store i64 %.278.i, ptr %.274.i, align 8
  %.288.i = icmp eq i64 %.32, 0
  br i1 %.288.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B304.else.if.i
B424.loopexit.unr-lcssa.i:
  %15 = or i64 %unroll_iter.i2, 1
  %lcmp.mod.not.i8 = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i8, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.epil.i.preheader
B80.epil.i.preheader:
  %way.4.093.epil.i.ph = phi i64 [ %spec.select.3.i, %B424.loopexit.unr-lcssa.i ], [ 0, %B80.lr.ph.i ]
  %.1298991.epil.i.ph = phi i64 [ %15, %B424.loopexit.unr-lcssa.i ], [ 1, %B80.lr.ph.i ]
  br label %B80.epil.i
B80.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B80.epil.i ], [ %xtraiter.i, %B80.epil.i.preheader ]
  %way.4.093.epil.i = phi i64 [ %spec.select.epil.i10, %B80.epil.i ], [ %way.4.093.epil.i.ph, %B80.epil.i.preheader ]
  %.1298991.epil.i = phi i64 [ %.136.epil.i, %B80.epil.i ], [ %.1298991.epil.i.ph, %B80.epil.i.preheader ]
  %.136.epil.i = add i64 %.1298991.epil.i, 1
  %16 = shl i64 %.1298991.epil.i, 3
  %scevgep.i = getelementptr i8, ptr %18, i64 %16
  %.173.epil.i9 = load i64, ptr %scevgep.i, align 8
  %.180.epil.i = getelementptr i64, ptr %18, i64 %way.4.093.epil.i
  %.181.epil.i = load i64, ptr %.180.epil.i, align 8
  %.182.epil.i = icmp slt i64 %.173.epil.i9, %.181.epil.i
  %spec.select.epil.i10 = select i1 %.182.epil.i, i64 %.1298991.epil.i, i64 %way.4.093.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.epil.i
B30.endif.i:
  %.78.i = add i64 %.32, -1
  %.12390.not.i = icmp slt i64 %.78.i, 1
  br i1 %.12390.not.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.lr.ph.i
B80.lr.ph.i:
  %.idx.i1 = mul i64 %.32, 24
  %17 = getelementptr i8, ptr %arg.S, i64 %.idx.i1
  %18 = getelementptr i64, ptr %17, i64 %.188
  %19 = add i64 %.32, -2
  %xtraiter.i = and i64 %.78.i, 3
  %20 = icmp ult i64 %19, 3
  br i1 %20, label %B80.epil.i.preheader, label %B80.lr.ph.new.i
B80.lr.ph.new.i:
  %unroll_iter.i2 = and i64 %.78.i, 9223372036854775804
  br label %B80.i
B304.else.if.i:
  %.284.i = lshr i64 %.278.i, 16
  %21 = icmp ult i64 %.32, 4294967296
  br i1 %21, label %22, label %27
22:
  %23 = trunc i64 %.32 to i32
  %24 = trunc i64 %.284.i to i32
  %25 = urem i32 %24, %23
  %26 = zext i32 %25 to i64
  br label %29
27:
  %28 = srem i64 %.284.i, %.32
  br label %29
29:
  %30 = phi i64 [ %26, %22 ], [ %28, %27 ]
  %.308.not.i = icmp eq i64 %30, 0
  %31 = tail call i64 @llvm.smin.i64(i64 %.32, i64 0)
  %.316.i = select i1 %.308.not.i, i64 0, i64 %31
  %spec.select86.i = add i64 %.316.i, %30
  br label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit
_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit:
  %way.6.0.i = phi i64 [ %spec.select86.i, %29 ], [ %.263.i, %B292.i ], [ 0, %B304.i ], [ 0, %B30.endif.i ], [ %spec.select.3.i, %B424.loopexit.unr-lcssa.i ], [ %spec.select.epil.i10, %B80.epil.i ]
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr6, i64 144
  %.483 = load i64, ptr %sunkaddr8, align 8
  %.486.not = icmp eq i64 %.483, 0
  br i1 %.486.not, label %B1610, label %B1530
B1530:
  %32 = getelementptr i64, ptr %arg.S, i64 %.305295
  %33 = getelementptr i64, ptr %32, i64 %.32
  %.499 = getelementptr i64, ptr %33, i64 %way.6.0.i
  %.500 = load i64, ptr %.499, align 8
  %.502 = icmp sgt i64 %.500, %arg.t
  br i1 %.502, label %B1600, label %B1610
B1600:
  %.11292.not.i = icmp slt i64 %.32, 1
  br i1 %.11292.not.i, label %B1600.endif.endif, label %B76.lr.ph.i
B76.lr.ph.i:
  %.idx.i = shl i64 %.32, 4
  %34 = getelementptr i8, ptr %arg.S, i64 %.idx.i
  %35 = getelementptr i64, ptr %34, i64 %.188
  %.179.i = icmp eq i64 %arg.replacement.fr.i, 0
  %.idx105.i = mul i64 %.32, 24
  %36 = getelementptr i8, ptr %arg.S, i64 %.idx105.i
  %37 = getelementptr i64, ptr %36, i64 %.188
  br i1 %.179.i, label %B76.us.i, label %B76.preheader.i
B76.preheader.i:
  %38 = icmp eq i64 %.32, 1
  br i1 %38, label %B76.epil.preheader.thread.i, label %B76.preheader.new.i
B76.preheader.new.i:
  %unroll_iter.i = and i64 %.32, 9223372036854775806
  %39 = shl i64 %.188, 3
  %40 = getelementptr i8, ptr %34, i64 %39
  %scevgep11.i = getelementptr i8, ptr %40, i64 8
  br label %B76.i
B76.us.i:
  %first.2.096.us.i = phi i64 [ %spec.select.us.i, %B246.us.i ], [ 0, %B76.lr.ph.i ]
  %free.2.095.us.i = phi i64 [ %free.3.1.us.i, %B246.us.i ], [ -1, %B76.lr.ph.i ]
  %.1189193.us.i = phi i64 [ %.125.us.i, %B246.us.i ], [ 0, %B76.lr.ph.i ]
  %.125.us.i = add i64 %.1189193.us.i, 1
  %41 = shl i64 %.1189193.us.i, 3
  %scevgep10.i = getelementptr i8, ptr %35, i64 %41
  %.162.us.i = load i64, ptr %scevgep10.i, align 8
  %.168.not.us.i = icmp sgt i64 %.162.us.i, %arg.t
  br i1 %.168.not.us.i, label %B246.us.i, label %B128.us.i
B128.us.i:
  %.173.us.i = icmp slt i64 %free.2.095.us.i, 0
  br i1 %.173.us.i, label %B242.us.i, label %B140.us.i
B140.us.i:
  %scevgep = getelementptr i8, ptr %37, i64 %41
  %.189.us.i = load i64, ptr %scevgep, align 8
  %.196.us.i = getelementptr i64, ptr %37, i64 %free.2.095.us.i
  %.197.us.i = load i64, ptr %.196.us.i, align 8
  %.198.us.i = icmp slt i64 %.189.us.i, %.197.us.i
  br i1 %.198.us.i, label %B242.us.i, label %B246.us.i
B242.us.i:
  br label %B246.us.i
B246.us.i:
  %free.3.1.us.i = phi i64 [ %.1189193.us.i, %B242.us.i ], [ %free.2.095.us.i, %B140.us.i ], [ %free.2.095.us.i, %B76.us.i ]
  %.218.us.i = getelementptr i64, ptr %35, i64 %first.2.096.us.i
  %.219.us.i = load i64, ptr %.218.us.i, align 8
  %.221.us.i = icmp slt i64 %.162.us.i, %.219.us.i
  %spec.select.us.i = select i1 %.221.us.i, i64 %.1189193.us.i, i64 %first.2.096.us.i
  %exitcond104.not.i = icmp eq i64 %.32, %.125.us.i
  br i1 %exitcond104.not.i, label %B298.i, label %B76.us.i
B76.i:
  %first.2.096.i = phi i64 [ 0, %B76.preheader.new.i ], [ %spec.select.1.i, %B76.i ]
  %free.2.095.i = phi i64 [ -1, %B76.preheader.new.i ], [ %free.3.1.1.fr.i, %B76.i ]
  %.1189193.i = phi i64 [ 0, %B76.preheader.new.i ], [ %44, %B76.i ]
  %42 = shl i64 %.1189193.i, 3
  %scevgep13.i = getelementptr i8, ptr %scevgep11.i, i64 %42
  %scevgep14.i = getelementptr i8, ptr %scevgep13.i, i64 -8
  %.162.i = load i64, ptr %scevgep14.i, align 8
  %.168.not.i = icmp sgt i64 %.162.i, %arg.t
  %.173.i = icmp slt i64 %free.2.095.i, 0
  %.1189193.free.2.095.i = select i1 %.173.i, i64 %.1189193.i, i64 %free.2.095.i
  %free.3.1.i = select i1 %.168.not.i, i64 %free.2.095.i, i64 %.1189193.free.2.095.i
  %.218.i = getelementptr i64, ptr %35, i64 %first.2.096.i
  %.219.i = load i64, ptr %.218.i, align 8
  %.221.i = icmp slt i64 %.162.i, %.219.i
  %spec.select.i = select i1 %.221.i, i64 %.1189193.i, i64 %first.2.096.i
  %.162.1.i = load i64, ptr %scevgep13.i, align 8
  %.168.not.1.i = icmp sgt i64 %.162.1.i, %arg.t
  %.173.1.i = icmp slt i64 %free.3.1.i, 0
  %43 = or i64 %.1189193.i, 1
  %.1189193.free.2.095.1.i = select i1 %.173.1.i, i64 %43, i64 %free.3.1.i
  %free.3.1.1.i = select i1 %.168.not.1.i, i64 %free.3.1.i, i64 %.1189193.free.2.095.1.i
  %free.3.1.1.fr.i = freeze i64 %free.3.1.1.i
  %.218.1.i = getelementptr i64, ptr %35, i64 %spec.select.i
  %.219.1.i = load i64, ptr %.218.1.i, align 8
  %.221.1.i = icmp slt i64 %.162.1.i, %.219.1.i
  %spec.select.1.i = select i1 %.221.1.i, i64 %43, i64 %spec.select.i
  %44 = add i64 %.1189193.i, 2
  %niter.ncmp.1.i = icmp eq i64 %44, %unroll_iter.i
  br i1 %niter.ncmp.1.i, label %B298.loopexit6.unr-lcssa.i, label %B76.i
B298.loopexit6.unr-lcssa.i:
  %45 = and i64 %.32, 1
  %lcmp.mod.not.i = icmp eq i64 %45, 0
  br i1 %lcmp.mod.not.i, label %B298.i, label %B76.epil.preheader.i
B76.epil.preheader.i:
  %.161.epil.i = getelementptr i64, ptr %35, i64 %unroll_iter.i
  %.173.epil.i = icmp slt i64 %free.3.1.1.fr.i, 0
  %spec.select19.i = select i1 %.173.epil.i, i64 %unroll_iter.i, i64 %free.3.1.1.fr.i
  br label %B76.epil.preheader.thread.i
B76.epil.preheader.thread.i:
  %.162.epil15.in.i = phi ptr [ %.161.epil.i, %B76.epil.preheader.i ], [ %35, %B76.preheader.i ]
  %.1189193.epil.init13.i = phi i64 [ %unroll_iter.i, %B76.epil.preheader.i ], [ 0, %B76.preheader.i ]
  %free.2.095.epil.init11.i = phi i64 [ %free.3.1.1.fr.i, %B76.epil.preheader.i ], [ -1, %B76.preheader.i ]
  %first.2.096.epil.init9.i = phi i64 [ %spec.select.1.i, %B76.epil.preheader.i ], [ 0, %B76.preheader.i ]
  %46 = phi i64 [ %spec.select19.i, %B76.epil.preheader.i ], [ 0, %B76.preheader.i ]
  %.162.epil15.i = load i64, ptr %.162.epil15.in.i, align 8
  %.168.not.epil17.i = icmp sgt i64 %.162.epil15.i, %arg.t
  %free.3.1.epil.i = select i1 %.168.not.epil17.i, i64 %free.2.095.epil.init11.i, i64 %46
  %.218.epil.i = getelementptr i64, ptr %35, i64 %first.2.096.epil.init9.i
  %.219.epil.i = load i64, ptr %.218.epil.i, align 8
  %.221.epil.i = icmp slt i64 %.162.epil15.i, %.219.epil.i
  %spec.select.epil.i = select i1 %.221.epil.i, i64 %.1189193.epil.init13.i, i64 %first.2.096.epil.init9.i
  br label %B298.i
B298.i:
  %free.2.0.lcssa.i = phi i64 [ %free.3.1.epil.i, %B76.epil.preheader.thread.i ], [ %free.3.1.1.fr.i, %B298.loopexit6.unr-lcssa.i ], [ %free.3.1.us.i, %B246.us.i ]
  %first.2.0.lcssa.i = phi i64 [ %spec.select.epil.i, %B76.epil.preheader.thread.i ], [ %spec.select.1.i, %B298.loopexit6.unr-lcssa.i ], [ %spec.select.us.i, %B246.us.i ]
  %free.2.0.lcssa.fr.i = freeze i64 %free.2.0.lcssa.i
  %.25989.i = icmp slt i64 %free.2.0.lcssa.fr.i, 0
  %spec.select112.i = select i1 %.25989.i, i64 %first.2.0.lcssa.i, i64 %free.2.0.lcssa.fr.i
  br label %B1600.endif.endif
B1610:
  %way.10.0 = phi i64 [ %68, %B1600.endif.endif ], [ %way.6.0.i, %B1530 ], [ %way.6.0.i, %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit ]
  %47 = getelementptr i64, ptr %arg.S, i64 %.188
  %.588 = getelementptr i64, ptr %47, i64 %way.10.0
  %.589 = load i64, ptr %.588, align 8
  %.591 = getelementptr i8, ptr %arg.S, i64 24
  store i64 %.589, ptr %.591, align 8
  %48 = getelementptr i64, ptr %arg.S, i64 %.305295
  %.599 = getelementptr i64, ptr %48, i64 %way.10.0
  %.600 = load i64, ptr %.599, align 8
  %.601 = lshr i64 %.600, 32
  store i64 %.601, ptr %.217, align 8
  br label %B1614
B1614:
  %way.11.0 = phi i64 [ %way.10.0, %B1610 ], [ %way.9.0, %B1382 ]
  %49 = getelementptr i64, ptr %arg.S, i64 %.188
  %.621 = getelementptr i64, ptr %49, i64 %way.11.0
  store i64 %arg.line, ptr %.621, align 8
  %50 = getelementptr i64, ptr %arg.S, i64 %.305295
  %.629 = getelementptr i64, ptr %50, i64 %way.11.0
  store i64 0, ptr %.629, align 8
  %51 = getelementptr i64, ptr %50, i64 %.32
  %.639 = getelementptr i64, ptr %51, i64 %way.11.0
  store i64 0, ptr %.639, align 8
  br label %B1616
B1616:
  %.305294 = phi i64 [ %.305295, %B1614 ], [ %.305, %B848 ]
  %way.12.0 = phi i64 [ %way.11.0, %B1614 ], [ %way.7.0, %B848 ]
  %.651 = icmp eq i64 %arg.replacement.fr.i, 1
  br i1 %.651, label %B1684, label %B1952
B1684:
  %52 = getelementptr i64, ptr %arg.S, i64 %.188
  %.660.idx = shl i64 %.32, 5
  %.660 = getelementptr i8, ptr %52, i64 %.660.idx
  %.661 = load i64, ptr %.660, align 8
  %.672 = ashr i64 %.32, 1
  %.676 = icmp sgt i64 %.672, 0
  br i1 %.676, label %B1732, label %B1930
B1732:
  %tree.2.0 = phi i64 [ %.704, %B1732 ], [ %.661, %B1684 ]
  %node.2.0 = phi i64 [ %.711, %B1732 ], [ 1, %B1684 ]
  %half.2.0 = phi i64 [ %.715, %B1732 ], [ %.672, %B1684 ]
  %.685 = and i64 %half.2.0, %way.12.0
  %.686.not = icmp ne i64 %.685, 0
  %spec.select = zext i1 %.686.not to i64
  %.699 = shl i64 1, %node.2.0
  %.701 = or i64 %.699, %tree.2.0
  %.703 = shl i64 %spec.select, %node.2.0
  %.704 = xor i64 %.703, %.701
  %.710 = shl i64 %node.2.0, 1
  %.711 = or i64 %.710, %spec.select
  %.715 = lshr i64 %half.2.0, 1
  %.718.not = icmp eq i64 %.715, 0
  br i1 %.718.not, label %B1930, label %B1732
B1930:
  %tree.3.1 = phi i64 [ %.661, %B1684 ], [ %.704, %B1732 ]
  store i64 %tree.3.1, ptr %.660, align 8
  br label %B2054
B1952:
  %.743 = getelementptr i8, ptr %arg.S, i64 8
  %.744 = load i64, ptr %.743, align 8
  %.745 = add i64 %.744, 1
  store i64 %.745, ptr %.743, align 8
  %53 = getelementptr i64, ptr %arg.S, i64 %.305294
  %.idx = shl i64 %.32, 4
  %54 = getelementptr i8, ptr %53, i64 %.idx
  %.757 = getelementptr i64, ptr %54, i64 %way.12.0
  store i64 %.745, ptr %.757, align 8
  br label %B2054
B2054:
  %55 = getelementptr i64, ptr %arg.S, i64 %.305294
  %.764 = getelementptr i64, ptr %55, i64 %way.12.0
  %.765 = load i64, ptr %.764, align 8
  %.775 = and i64 %.765, %arg.mask
  %.792.not = icmp eq i64 %arg.write, 0
  br i1 %.792.not, label %B663863, label %B2066
B2066:
  %.809.not = icmp eq i64 %.212, 0
  %spec.select285 = select i1 %.809.not, i64 %.775, i64 %arg.mask
  switch i64 %.204, label %B663863 [
    i64 2, label %B663781
    i64 0, label %B663851
  ]
B663781:
  %.835 = ashr i64 %.765, 32
  %.838 = xor i64 %.835, -1
  %.840 = and i64 %spec.select285, %.838
  %.841 = tail call i64 @llvm.ctpop.i64(i64 %.840)
  %sunkaddr22 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %.841, ptr %sunkaddr22, align 8
  %.846 = shl i64 %spec.select285, 32
  %.848 = or i64 %.846, %spec.select285
  br label %B663863
B663851:
  %.873 = xor i64 %arg.mask, -1
  %.877 = and i64 %.765, %.873
  %.899 = icmp eq i64 %.877, 0
  br i1 %.899, label %B663855, label %B663863
B663855:
  %56 = getelementptr i64, ptr %arg.S, i64 %.188
  %.922 = getelementptr i64, ptr %56, i64 %way.12.0
  store i64 -1, ptr %.922, align 8
  br label %B663863
B663863:
  %old.2.0 = phi i64 [ %.765, %B663781 ], [ 0, %B663855 ], [ %.877, %B663851 ], [ %.765, %B2066 ], [ %.765, %B2054 ]
  %held.2.0 = phi i64 [ %.775, %B663781 ], [ 0, %B663855 ], [ 0, %B663851 ], [ %.775, %B2066 ], [ %.775, %B2054 ]
  %kept.5.0 = phi i64 [ %.848, %B663781 ], [ 0, %B663855 ], [ 0, %B663851 ], [ %spec.select285, %B2066 ], [ %arg.mask, %B2054 ]
  %.950 = or i64 %kept.5.0, %old.2.0
  %sunkaddr23 = shl i64 %way.12.0, 3
  %sunkaddr24 = getelementptr i8, ptr %55, i64 %sunkaddr23
  store i64 %.950, ptr %sunkaddr24, align 8
  %.962 = add i64 %.305294, %.32
  %.968 = add i64 %.962, %way.12.0
  br label %common.ret
B746.else:
  %.132 = icmp ne i64 %.96, -9223372036854775808
  %.133 = icmp ne i64 %.40, -1
  %.134.not = or i1 %.133, %.132
  br i1 %.134.not, label %B746.else.if, label %B770
B746.else.if:
  %57 = or i64 %.96, %.40
  %58 = icmp ult i64 %57, 4294967296
  br i1 %58, label %59, label %64
59:
  %60 = trunc i64 %.40 to i32
  %61 = trunc i64 %.96 to i32
  %62 = urem i32 %61, %60
  %63 = zext i32 %62 to i64
  br label %66
64:
  %65 = srem i64 %.96, %.40
  br label %66
66:
  %67 = phi i64 [ %63, %59 ], [ %65, %64 ]
  %.139 = xor i64 %67, %.40
  %.140 = icmp slt i64 %.139, 0
  %.141 = icmp ne i64 %67, 0
  %.142 = and i1 %.141, %.140
  %.149 = select i1 %.142, i64 %.40, i64 0
  %spec.select286 = add i64 %.149, %67
  br label %B770
B1600.endif.endif:
  %68 = phi i64 [ %spec.select112.i, %B298.i ], [ 0, %B1600 ]
  %.543 = getelementptr i64, ptr %33, i64 %68
  %.544 = load i64, ptr %.543, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.544, i64 0)
  store i64 %.11.i, ptr %.223, align 8
  br label %B1610
}
define internal fastcc void @f10(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0.endif:
  %.262 = alloca i64, align 8
  %.498 = alloca i64, align 8
  %.27 = load i64, ptr %arg.C, align 8
  %0 = getelementptr i64, ptr %arg.C, i64 %arg.level
  %.30 = getelementptr i8, ptr %0, i64 8
  %.31 = load i64, ptr %.30, align 8
  %.37 = getelementptr i64, ptr %arg.C, i64 %.27
  %.38 = load i64, ptr %.37, align 8
  %.44 = getelementptr i8, ptr %.37, i64 8
  %.45 = load i64, ptr %.44, align 8
  %.52 = load i64, ptr %0, align 8
  %.53 = shl i64 %arg.line, %.52
  %.117.not = icmp eq i64 %arg.mask, 0
  br i1 %.117.not, label %B668, label %B296.preheader
B296:
  %mask.2.0 = phi i64 [ %.179, %B588 ], [ %arg.mask, %B296.preheader ]
  %last.3.0 = phi i64 [ %last.4.2, %B588 ], [ -1, %B296.preheader ]
  %wanted.4.0 = phi i64 [ %wanted.5.2, %B588 ], [ 0, %B296.preheader ]
  %size_b.4.0 = phi i64 [ %size_b.5.2, %B588 ], [ 0, %B296.preheader ]
  %ready.4.0 = phi i64 [ %ready.5.2, %B588 ], [ %arg.t, %B296.preheader ]
  %.175 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0, i1 true)
  %.177 = add i64 %mask.2.0, -1
  %.179 = and i64 %.177, %mask.2.0
  %.186 = shl i64 %.175, %.31
  %.188 = add i64 %.186, %.53
  %1 = add i64 %.175, 1
  %2 = shl i64 %1, %.31
  %.194 = add i64 %2, %.53
  %.199 = icmp slt i64 %.188, %.194
  br i1 %.199, label %B400, label %B588
B400:
  %last.2.1 = phi i64 [ %last.5.3, %B510 ], [ %last.3.0, %B296 ]
  %wanted.3.1 = phi i64 [ %.374, %B510 ], [ %wanted.4.0, %B296 ]
  %size_b.3.1 = phi i64 [ %.384, %B510 ], [ %size_b.4.0, %B296 ]
  %ready.3.1 = phi i64 [ %ready.6.3, %B510 ], [ %ready.4.0, %B296 ]
  %byte.2.1 = phi i64 [ %.394, %B510 ], [ %.188, %B296 ]
  %.230 = ashr i64 %byte.2.1, %.38
  %.236.not = icmp eq i64 %.230, %last.2.1
  br i1 %.236.not, label %B510, label %B422
B422:
  %.251.not = icmp eq i64 %wanted.3.1, 0
  br i1 %.251.not, label %B510, label %B426
B426:
  store i64 0, ptr %.262, align 8
  call fastcc void @f4(ptr %.262, ptr %arg.C, ptr %arg.S, i64 %last.2.1, i64 %wanted.3.1, i64 %size_b.3.1, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.276 = load i64, ptr %.262, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.276, i64 %ready.3.1)
  br label %B510
B510:
  %last.5.3 = phi i64 [ %last.2.1, %B400 ], [ %.230, %B422 ], [ %.230, %B426 ]
  %wanted.6.3 = phi i64 [ %wanted.3.1, %B400 ], [ 0, %B422 ], [ 0, %B426 ]
  %size_b.6.3 = phi i64 [ %size_b.3.1, %B400 ], [ 0, %B422 ], [ 0, %B426 ]
  %ready.6.3 = phi i64 [ %ready.3.1, %B400 ], [ %ready.3.1, %B422 ], [ %.11.i2, %B426 ]
  %.365 = shl i64 %.230, %.38
  %3 = sub i64 %byte.2.1, %.365
  %.371 = ashr i64 %3, %.45
  %.372 = shl i64 1, %.371
  %.374 = or i64 %wanted.6.3, %.372
  %.384 = add i64 %size_b.6.3, %.382
  %.394 = add i64 %byte.2.1, %.382
  %.398 = icmp slt i64 %.394, %.194
  br i1 %.398, label %B400, label %B588
B588:
  %last.4.2 = phi i64 [ %last.3.0, %B296 ], [ %last.5.3, %B510 ]
  %wanted.5.2 = phi i64 [ %wanted.4.0, %B296 ], [ %.374, %B510 ]
  %size_b.5.2 = phi i64 [ %size_b.4.0, %B296 ], [ %.384, %B510 ]
  %ready.5.2 = phi i64 [ %ready.4.0, %B296 ], [ %ready.6.3, %B510 ]
  %.453.not = icmp eq i64 %.179, 0
  br i1 %.453.not, label %B592, label %B296
B592:
  %.487.not = icmp eq i64 %wanted.5.2, 0
  br i1 %.487.not, label %B668, label %B596
B596:
  store i64 0, ptr %.498, align 8
  call fastcc void @f4(ptr %.498, ptr %arg.C, ptr %arg.S, i64 %last.4.2, i64 %wanted.5.2, i64 %size_b.5.2, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.512 = load i64, ptr %.498, align 8
  %.11.i3 = tail call i64 @llvm.smax.i64(i64 %.512, i64 %ready.5.2)
  br label %B668
B668:
  %ready.9.0 = phi i64 [ %arg.t, %B0.endif ], [ %ready.5.2, %B592 ], [ %.11.i3, %B596 ]
  store i64 %ready.9.0, ptr %retptr, align 8
  ret void
B296.preheader:
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.45, i64 %.31)
  %.382 = shl i64 1, %.11.i
  br label %B296
}
declare i64 @llvm.ctpop.i64(i64)
define internal fastcc void @f4(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.line, i64 %arg.mask, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.275.i = alloca [2 x i64], align 8
  %.151.i57 = alloca i64, align 8
  %.274 = alloca [2 x i64], align 8
  %.30 = load i64, ptr %arg.C, align 8
  %.35 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %0 = getelementptr i64, ptr %arg.C, i64 %.30
  %.42 = getelementptr i8, ptr %0, i64 8
  %.43 = load i64, ptr %.42, align 8
  %.48.not = icmp eq i64 %arg.write, 0
  br i1 %.48.not, label %B178, label %B244
B178:
  %sunkaddr = shl i64 %.30, 3
  %sunkaddr143 = getelementptr i8, ptr %arg.C, i64 %sunkaddr
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr143, i64 128
  %.70 = load i64, ptr %sunkaddr144, align 8
  %.71 = mul i64 %.70, %arg.size_b
  %.73 = ashr i64 %.71, %.43
  br label %B298
B244:
  %.51 = getelementptr i8, ptr %arg.C, i64 64
  %.52 = load i64, ptr %.51, align 8
  %.54 = add i64 %.52, %arg.size_b
  %sunkaddr145 = shl i64 %.30, 3
  %sunkaddr146 = getelementptr i8, ptr %arg.C, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 128
  %.70167 = load i64, ptr %sunkaddr147, align 8
  %.71168 = mul i64 %.54, %.70167
  %.73169 = ashr i64 %.71168, %.43
  %.85 = getelementptr i8, ptr %arg.C, i64 56
  %.86 = load i64, ptr %.85, align 8
  %.88 = mul i64 %.73169, %.86
  %.91 = ashr i64 %.88, 20
  br label %B298
B298:
  %sunkaddr148.pre-phi = phi i64 [ %sunkaddr145, %B244 ], [ %sunkaddr, %B178 ]
  %cost.2.0 = phi i64 [ %.91, %B244 ], [ %.73, %B178 ]
  %sunkaddr149 = getelementptr i8, ptr %arg.C, i64 %sunkaddr148.pre-phi
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 112
  %.101 = load i64, ptr %sunkaddr150, align 8
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr149, i64 120
  %.106 = load i64, ptr %sunkaddr153, align 8
  %.108 = ashr i64 %arg.line, 7
  %.110 = xor i64 %.108, %arg.line
  %.113 = icmp eq i64 %.101, 0
  br i1 %.113, label %B298.endif.endif.endif, label %B298.else
B1204:
  %.417 = icmp eq i64 %.309, %.35
  %spec.select = zext i1 %.417 to i64
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr186, i64 8
  %.444 = load i64, ptr %sunkaddr24, align 8
  %.445 = add i64 %.444, %spec.select
  store i64 %.445, ptr %sunkaddr24, align 8
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr149, i64 48
  %.459 = load i64, ptr %sunkaddr26, align 8
  %.460.not = icmp eq i64 %.459, 2
  br i1 %.460.not, label %B1342, label %B1394
B1342:
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr149, i64 56
  %.482 = load i64, ptr %sunkaddr28, align 8
  %.483.not = icmp eq i64 %.482, 0
  br i1 %.483.not, label %B1394, label %B1450
B1394:
  %missing.3.0 = phi i64 [ %.392, %B1342 ], [ %arg.mask, %B1204 ]
  %.489.not = icmp eq i64 %missing.3.0, 0
  br i1 %.489.not, label %B1450, label %B222.preheader.i
B222.preheader.i:
  %.28.i = load i64, ptr %arg.C, align 8
  %1 = getelementptr i64, ptr %arg.C, i64 %.28.i
  %.35.i = getelementptr i8, ptr %1, i64 8
  %.36.i = load i64, ptr %.35.i, align 8
  %.41.i = getelementptr i8, ptr %arg.C, i64 8
  %.42.i = load i64, ptr %.41.i, align 8
  %2 = getelementptr i64, ptr %arg.C, i64 %.42.i
  %.45.i = getelementptr i8, ptr %2, i64 8
  %.46.i = load i64, ptr %.45.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.46.i, i64 %.36.i)
  %.78.i = shl i64 1, %.11.i.i
  %sunkaddr29 = shl i64 %.28.i, 3
  %sunkaddr30 = getelementptr i8, ptr %arg.C, i64 %sunkaddr29
  br label %B222.i
B222.i:
  %mask.2.0.i = phi i64 [ %.115.i, %B468.i ], [ %missing.3.0, %B222.preheader.i ]
  %.111.i = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i, i1 true)
  %.113.i = add i64 %mask.2.0.i, -1
  %.115.i = and i64 %.113.i, %mask.2.0.i
  %.125.i = load i64, ptr %sunkaddr30, align 8
  %.127.i = shl i64 %arg.line, %.125.i
  %.129.i = shl i64 %.111.i, %.36.i
  %.130.i = add i64 %.127.i, %.129.i
  %3 = add i64 %.111.i, 1
  %4 = shl i64 %3, %.36.i
  %.136.i = add i64 %4, %.127.i
  %.141.i = icmp slt i64 %.130.i, %.136.i
  br i1 %.141.i, label %B376.i, label %B468.i
B376.i:
  %byte.2.1.i = phi i64 [ %.210.i, %B376.i ], [ %.130.i, %B222.i ]
  call fastcc void @f11(ptr %.151.i57, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i, i64 %.78.i, i64 1, i64 %.11.i55, i64 0)
  %.210.i = add i64 %byte.2.1.i, %.78.i
  %.214.i = icmp slt i64 %.210.i, %.136.i
  br i1 %.214.i, label %B376.i, label %B468.i
B468.i:
  %.234.not.i = icmp eq i64 %.115.i, 0
  br i1 %.234.not.i, label %_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit.thread, label %B222.i
_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit.thread:
  br label %B1450
B1450:
  %.527.not = icmp eq i64 %.386, 0
  br i1 %.527.not, label %B2062, label %B1454
B1454:
  %.530 = getelementptr i8, ptr %arg.C, i64 48
  %.531 = load i64, ptr %.530, align 8
  %.532 = icmp eq i64 %.531, 0
  br i1 %.532, label %B1504, label %B2062
B1504:
  %.548 = shl i64 %.386, %.43
  %.48.i = getelementptr i8, ptr %arg.C, i64 40
  %.49.i = load i64, ptr %.48.i, align 8
  %.63.i = getelementptr i8, ptr %arg.C, i64 96
  %.64.i = load i64, ptr %.63.i, align 8
  %.67.i = getelementptr i8, ptr %arg.C, i64 88
  %.68.i = load i64, ptr %.67.i, align 8
  %.125.i1 = icmp eq i64 %.68.i, 0
  br i1 %.125.i1, label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit, label %B50.endif.else.if.i
B50.endif.else.if.i:
  %.541 = load i64, ptr %sunkaddr149, align 8
  %.543 = shl i64 %arg.line, %.541
  %.79.1.i = lshr i64 %.543, 7
  %.112.i = lshr i64 %.543, 22
  %.113.i2 = xor i64 %.79.1.i, %.112.i
  %.115.i3 = mul i64 %.113.i2, 506952113
  %.116.i = lshr i64 %.115.i3, 12
  %.117.i = and i64 %.116.i, 524287
  %.118.i = xor i64 %.117.i, %.115.i3
  %.119.i = mul i64 %.118.i, 506952113
  %.120.i = and i64 %.119.i, 2147483647
  %.121.i = lshr i64 %.120.i, 15
  %.122.i = xor i64 %.121.i, %.120.i
  %5 = icmp ult i64 %.68.i, 4294967296
  br i1 %5, label %6, label %11
6:
  %7 = trunc i64 %.68.i to i32
  %8 = trunc i64 %.122.i to i32
  %9 = urem i32 %8, %7
  %10 = zext i32 %9 to i64
  br label %13
11:
  %12 = srem i64 %.122.i, %.68.i
  br label %13
13:
  %14 = phi i64 [ %10, %6 ], [ %12, %11 ]
  %.145.not.i = icmp eq i64 %14, 0
  %15 = tail call i64 @llvm.smin.i64(i64 %.68.i, i64 0)
  %.153.i = select i1 %.145.not.i, i64 0, i64 %15
  %spec.select15.i = add i64 %.153.i, %14
  br label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit
_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B1504 ], [ %spec.select15.i, %13 ]
  %.57.i = mul i64 %.49.i, %.548
  %.60.i = add i64 %.57.i, 524288
  %.61.i = ashr i64 %.60.i, 20
  %16 = getelementptr i64, ptr %arg.S, i64 %.64.i
  %.165.i4 = getelementptr i64, ptr %16, i64 %rem.1.0.i
  %.166.i = load i64, ptr %.165.i4, align 8
  %.169.i = load i64, ptr %arg.S, align 8
  %.11.i.i5 = tail call i64 @llvm.smax.i64(i64 %.169.i, i64 %.166.i)
  %.200.i = add i64 %.11.i.i5, %.61.i
  store i64 %.200.i, ptr %.165.i4, align 8
  %.205.i = getelementptr i8, ptr %arg.S, i64 64
  %.206.i = load i64, ptr %.205.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.200.i, i64 %.206.i)
  store i64 %.11.i1.i, ptr %.205.i, align 8
  %.240.i = getelementptr i8, ptr %arg.S, i64 72
  %.241.i = load i64, ptr %.240.i, align 8
  %.242.i = add i64 %.241.i, %.61.i
  store i64 %.242.i, ptr %.240.i, align 8
  %.250.i = getelementptr i8, ptr %arg.S, i64 88
  %.251.i = load i64, ptr %.250.i, align 8
  %.252.i = add i64 %.251.i, %.548
  store i64 %.252.i, ptr %.250.i, align 8
  br label %B2062
B1604:
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr149, i64 104
  %.610 = load i64, ptr %sunkaddr33, align 8
  %.612 = add i64 %.11.i55, %arg.extra
  %.614 = add i64 %.612, %.610
  %.622 = getelementptr i64, ptr %arg.S, i64 %.288.fca.1.load
  %.623 = load i64, ptr %.622, align 8
  %.628 = icmp eq i64 %.392, 0
  br i1 %.628, label %B1708, label %B222.preheader.i69
B1708:
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr186, i64 8
  %.646 = load i64, ptr %sunkaddr36, align 8
  %.647 = add i64 %.646, 1
  store i64 %.647, ptr %sunkaddr36, align 8
  %.655 = icmp sgt i64 %.623, %.614
  %spec.select173 = zext i1 %.655 to i64
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr186, i64 16
  %.684 = load i64, ptr %sunkaddr39, align 8
  %.685 = add i64 %.684, %spec.select173
  store i64 %.685, ptr %sunkaddr39, align 8
  br label %B2030
B2030:
  %fill.2.0 = phi i64 [ %.623, %B1708 ], [ %.11.i105, %_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit104.thread ]
  %.11.i = tail call i64 @llvm.smax.i64(i64 %fill.2.0, i64 %.614)
  br label %B2062
B2062:
  %ready.3.0 = phi i64 [ %.11.i55, %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit ], [ %.11.i55, %B1450 ], [ %.11.i55, %B1454 ], [ %.11.i, %B2030 ]
  %.904.not = icmp eq i64 %.374, 0
  br i1 %.904.not, label %B2204, label %B2066
B2066:
  %.907 = getelementptr i8, ptr %arg.C, i64 8
  %.908 = load i64, ptr %.907, align 8
  %17 = getelementptr i64, ptr %arg.C, i64 %.908
  %.911 = getelementptr i8, ptr %17, i64 24
  %.912 = load i64, ptr %.911, align 8
  %.913.not = icmp eq i64 %.912, 0
  br i1 %.913.not, label %B2204, label %B222.preheader.i18
B222.preheader.i18:
  %.28.i8 = load i64, ptr %arg.C, align 8
  %18 = getelementptr i64, ptr %arg.C, i64 %.28.i8
  %.35.i9 = getelementptr i8, ptr %18, i64 8
  %.36.i10 = load i64, ptr %.35.i9, align 8
  %sunkaddr176 = shl i64 %.908, 3
  %sunkaddr177 = getelementptr i8, ptr %arg.C, i64 %sunkaddr176
  %sunkaddr178 = getelementptr i8, ptr %sunkaddr177, i64 8
  %.46.i14 = load i64, ptr %sunkaddr178, align 8
  %.11.i.i15 = tail call i64 @llvm.smin.i64(i64 %.46.i14, i64 %.36.i10)
  %.78.i16 = shl i64 1, %.11.i.i15
  %sunkaddr40 = shl i64 %.28.i8, 3
  %sunkaddr41 = getelementptr i8, ptr %arg.C, i64 %sunkaddr40
  br label %B222.i21
B222.i21:
  %mask.2.0.i22 = phi i64 [ %.115.i26, %B468.i33 ], [ %.374, %B222.preheader.i18 ]
  %.111.i24 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i22, i1 true)
  %.113.i25 = add i64 %mask.2.0.i22, -1
  %.115.i26 = and i64 %.113.i25, %mask.2.0.i22
  %.125.i27 = load i64, ptr %sunkaddr41, align 8
  %.127.i28 = shl i64 %.380, %.125.i27
  %.129.i29 = shl i64 %.111.i24, %.36.i10
  %.130.i30 = add i64 %.127.i28, %.129.i29
  %19 = add i64 %.111.i24, 1
  %20 = shl i64 %19, %.36.i10
  %.136.i31 = add i64 %20, %.127.i28
  %.141.i32 = icmp slt i64 %.130.i30, %.136.i31
  br i1 %.141.i32, label %B376.i39.preheader, label %B468.i33
B376.i39.preheader:
  %21 = load i64, ptr %.907, align 8
  %22 = getelementptr i64, ptr %arg.C, i64 %21
  %23 = getelementptr i8, ptr %22, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %B376.i39.us, label %B376.i39
B376.i39.us:
  %byte.2.1.i41.us = phi i64 [ %.210.i51.us, %B376.i39.us ], [ %.130.i30, %B376.i39.preheader ]
  %.210.i51.us = add i64 %byte.2.1.i41.us, %.78.i16
  %.214.i52.us = icmp slt i64 %.210.i51.us, %.136.i31
  br i1 %.214.i52.us, label %B376.i39.us, label %B468.i33
B376.i39:
  %byte.2.1.i41 = phi i64 [ %.210.i51, %_ZN7mgpusim6memory5timed13_system_levelB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit ], [ %.130.i30, %B376.i39.preheader ]
  %.27.i = load i64, ptr %.907, align 8
  %26 = getelementptr i64, ptr %arg.C, i64 %.27.i
  %.34.i = getelementptr i8, ptr %26, i64 24
  %.35.i1 = load i64, ptr %.34.i, align 8
  %.36.i2 = icmp eq i64 %.35.i1, 0
  br i1 %.36.i2, label %_ZN7mgpusim6memory5timed13_system_levelB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit, label %B170.endif.endif.i
B1016.i:
  %sunkaddr.i = shl i64 %.327.i, 3
  %sunkaddr100.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr.i
  %sunkaddr101.i = getelementptr i8, ptr %sunkaddr100.i, i64 8
  %.362.i = load i64, ptr %sunkaddr101.i, align 8
  %.363.i = add i64 %.362.i, 1
  store i64 %.363.i, ptr %sunkaddr101.i, align 8
  %sunkaddr104.i = getelementptr i8, ptr %sunkaddr100.i, i64 32
  %.371.i = load i64, ptr %sunkaddr104.i, align 8
  %.372.i = add i64 %.371.i, 1
  store i64 %.372.i, ptr %sunkaddr104.i, align 8
  br label %_ZN7mgpusim6memory5timed13_system_levelB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit
B170.endif.endif.i:
  %sunkaddr111.i = shl i64 %.27.i, 3
  %sunkaddr112.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr111.i
  %sunkaddr113.i = getelementptr i8, ptr %sunkaddr112.i, i64 120
  %.122.i3 = load i64, ptr %sunkaddr113.i, align 8
  %sunkaddr116.i = getelementptr i8, ptr %sunkaddr112.i, i64 128
  %.127.i4 = load i64, ptr %sunkaddr116.i, align 8
  %.132.i = getelementptr i64, ptr %arg.S, i64 %.122.i3
  %.133.i = load i64, ptr %.132.i, align 8
  %.136.i5 = load i64, ptr %arg.S, align 8
  %.11.i.i6 = tail call i64 @llvm.smax.i64(i64 %.136.i5, i64 %.133.i)
  %.166.i7 = add i64 %.11.i.i6, %.127.i4
  store i64 %.166.i7, ptr %.132.i, align 8
  %.11.i50.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i6, i64 %.11.i55)
  %.208.i = load i64, ptr %sunkaddr112.i, align 8
  %.210.i8 = ashr i64 %byte.2.1.i41, %.208.i
  %sunkaddr121.i = getelementptr i8, ptr %sunkaddr112.i, i64 8
  %.215.i = load i64, ptr %sunkaddr121.i, align 8
  %.217.i = ashr i64 %byte.2.1.i41, %.215.i
  %.228.i = sub i64 %.208.i, %.215.i
  %.229.i = shl i64 %.210.i8, %.228.i
  %.230.i = sub i64 %.217.i, %.229.i
  %.232.i = shl i64 1, %.230.i
  call void @llvm.memset.p0.i64(ptr %.275.i, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %.275.i, ptr %arg.C, ptr %arg.S, i64 %.27.i, i64 0, i64 %.210.i8, i64 %.232.i, i64 1, i64 %.11.i50.i)
  %.289.fca.0.load.i = load i64, ptr %.275.i, align 8
  %sunkaddr13.i = getelementptr i8, ptr %sunkaddr112.i, i64 136
  %.327.i = load i64, ptr %sunkaddr13.i, align 8
  %.334.i = getelementptr i64, ptr %arg.S, i64 %.327.i
  %.335.i = load i64, ptr %.334.i, align 8
  %.336.i = add i64 %.335.i, 1
  store i64 %.336.i, ptr %.334.i, align 8
  %.341.i = getelementptr i8, ptr %.334.i, i64 24
  %.342.i = load i64, ptr %.341.i, align 8
  %.343.i = add i64 %.342.i, 1
  store i64 %.343.i, ptr %.341.i, align 8
  %.349.i = getelementptr i8, ptr %.334.i, i64 40
  %.350.i = load i64, ptr %.349.i, align 8
  %.351.i = add i64 %.350.i, %.127.i4
  store i64 %.351.i, ptr %.349.i, align 8
  %.356.not.i = icmp eq i64 %.289.fca.0.load.i, 0
  br i1 %.356.not.i, label %_ZN7mgpusim6memory5timed13_system_levelB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit, label %B1016.i
_ZN7mgpusim6memory5timed13_system_levelB3v45B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit:
  %.210.i51 = add i64 %byte.2.1.i41, %.78.i16
  %.214.i52 = icmp slt i64 %.210.i51, %.136.i31
  br i1 %.214.i52, label %B376.i39, label %B468.i33
B468.i33:
  %.234.not.i35 = icmp eq i64 %.115.i26, 0
  br i1 %.234.not.i35, label %_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit53.thread, label %B222.i21
_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit53.thread:
  br label %B2204
B2204:
  store i64 %ready.3.0, ptr %retptr, align 8
  ret void
B298.else:
  %.124 = icmp ne i64 %.110, -9223372036854775808
  %.125 = icmp ne i64 %.101, -1
  %.126.not = or i1 %.124, %.125
  br i1 %.126.not, label %B298.else.if, label %B298.endif.endif.endif
B298.else.if:
  %.130 = srem i64 %.110, %.101
  %.131 = xor i64 %.130, %.101
  %.132 = icmp slt i64 %.131, 0
  %.133 = icmp ne i64 %.130, 0
  %.134 = and i1 %.133, %.132
  %.141 = select i1 %.134, i64 %.101, i64 0
  %spec.select174 = add i64 %.141, %.130
  br label %B298.endif.endif.endif
B298.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B298 ], [ 0, %B298.else ], [ %spec.select174, %B298.else.if ]
  %27 = getelementptr i64, ptr %arg.S, i64 %.106
  %.153 = getelementptr i64, ptr %27, i64 %rem.0
  %.154 = load i64, ptr %.153, align 8
  %.157 = load i64, ptr %arg.S, align 8
  %.11.i54 = tail call i64 @llvm.smax.i64(i64 %.157, i64 %.154)
  %.189 = add i64 %.11.i54, %cost.2.0
  store i64 %.189, ptr %.153, align 8
  %.11.i55 = tail call i64 @llvm.smax.i64(i64 %.11.i54, i64 %arg.t)
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr149, i64 136
  %.231 = load i64, ptr %sunkaddr43, align 8
  %.238 = getelementptr i64, ptr %arg.S, i64 %.231
  %.239 = load i64, ptr %.238, align 8
  %.240 = add i64 %.239, 1
  store i64 %.240, ptr %.238, align 8
  %.246 = getelementptr i8, ptr %.238, i64 24
  %.247 = load i64, ptr %.246, align 8
  %.248 = add i64 %.247, %.35
  store i64 %.248, ptr %.246, align 8
  %.254 = getelementptr i8, ptr %.238, i64 40
  %.255 = load i64, ptr %.254, align 8
  %.256 = add i64 %.255, %cost.2.0
  store i64 %.256, ptr %.254, align 8
  %.262 = getelementptr i8, ptr %arg.S, i64 104
  %.263 = load i64, ptr %.262, align 8
  %.264 = add i64 %.263, %arg.size_b
  store i64 %.264, ptr %.262, align 8
  call void @llvm.memset.p0.i64(ptr %.274, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %.274, ptr %arg.C, ptr %arg.S, i64 %.30, i64 0, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %.11.i55)
  %.288.fca.0.load = load i64, ptr %.274, align 8
  %sunkaddr184 = getelementptr i8, ptr %.274, i64 8
  %.288.fca.1.load = load i64, ptr %sunkaddr184, align 8
  %.304 = getelementptr i8, ptr %arg.S, i64 56
  %.305 = load i64, ptr %.304, align 8
  %.309 = tail call i64 @llvm.ctpop.i64(i64 %.288.fca.0.load)
  %sunkaddr185 = shl i64 %.231, 3
  %sunkaddr186 = getelementptr i8, ptr %arg.S, i64 %sunkaddr185
  %sunkaddr187 = getelementptr i8, ptr %sunkaddr186, i64 32
  %.318 = load i64, ptr %sunkaddr187, align 8
  %.319 = add i64 %.318, %.309
  store i64 %.319, ptr %sunkaddr187, align 8
  %.329 = icmp eq i64 %arg.mask, 0
  br i1 %.329, label %B298.endif.endif.endif.endif.endif, label %B298.endif.endif.endif.endif.else.if
B298.endif.endif.endif.endif.endif:
  %quot.1.0 = phi i64 [ 0, %B298.endif.endif.endif ], [ %spec.select175, %38 ]
  %.368 = getelementptr i8, ptr %arg.S, i64 96
  %.369 = load i64, ptr %.368, align 8
  %.370 = add i64 %.369, %quot.1.0
  store i64 %.370, ptr %.368, align 8
  %.373 = getelementptr i8, ptr %arg.S, i64 32
  %.374 = load i64, ptr %.373, align 8
  %.379 = getelementptr i8, ptr %arg.S, i64 24
  %.380 = load i64, ptr %.379, align 8
  %.385 = getelementptr i8, ptr %arg.S, i64 40
  %.386 = load i64, ptr %.385, align 8
  %.390 = xor i64 %.288.fca.0.load, -1
  %.392 = and i64 %arg.mask, %.390
  br i1 %.48.not, label %B1604, label %B1204
B298.endif.endif.endif.endif.else.if:
  %.323 = mul i64 %.309, %arg.size_b
  %28 = icmp ult i64 %.323, 4294967296
  br i1 %28, label %29, label %34
29:
  %30 = trunc i64 %.35 to i32
  %31 = trunc i64 %.323 to i32
  %32 = udiv i32 %31, %30
  %33 = zext i32 %32 to i64
  br label %38
34:
  %35 = srem i64 %.323, %.35
  %36 = sdiv i64 %.323, %.35
  %37 = ashr i64 %35, 63
  br label %38
38:
  %39 = phi i64 [ %33, %29 ], [ %36, %34 ]
  %.346.lobit = phi i64 [ 0, %29 ], [ %37, %34 ]
  %spec.select175 = add i64 %.346.lobit, %39
  br label %B298.endif.endif.endif.endif.endif
B222.preheader.i69:
  %sunkaddr45 = getelementptr i8, ptr %sunkaddr149, i64 96
  %.13.i = load i64, ptr %sunkaddr45, align 8
  %.18.i = getelementptr i64, ptr %arg.S, i64 %.13.i
  %.19.i = load i64, ptr %.18.i, align 8
  %40 = getelementptr i8, ptr %.18.i, i64 8
  %.21.i = getelementptr i64, ptr %40, i64 %.19.i
  %.22.i = load i64, ptr %.21.i, align 8
  %.14.i56 = tail call i64 @llvm.smax.i64(i64 %.305, i64 %.11.i55)
  %.16.i = tail call i64 @llvm.smax.i64(i64 %.22.i, i64 %.14.i56)
  %.28.i59 = load i64, ptr %arg.C, align 8
  %41 = getelementptr i64, ptr %arg.C, i64 %.28.i59
  %.35.i60 = getelementptr i8, ptr %41, i64 8
  %.36.i61 = load i64, ptr %.35.i60, align 8
  %.41.i62 = getelementptr i8, ptr %arg.C, i64 8
  %.42.i63 = load i64, ptr %.41.i62, align 8
  %42 = getelementptr i64, ptr %arg.C, i64 %.42.i63
  %.45.i64 = getelementptr i8, ptr %42, i64 8
  %.46.i65 = load i64, ptr %.45.i64, align 8
  %.11.i.i66 = tail call i64 @llvm.smin.i64(i64 %.46.i65, i64 %.36.i61)
  %.78.i67 = shl i64 1, %.11.i.i66
  %sunkaddr46 = shl i64 %.28.i59, 3
  %sunkaddr47 = getelementptr i8, ptr %arg.C, i64 %sunkaddr46
  br label %B222.i72
B222.i72:
  %mask.2.0.i73 = phi i64 [ %.115.i77, %B468.i84 ], [ %.392, %B222.preheader.i69 ]
  %ready.3.0.i74 = phi i64 [ %ready.4.2.i85, %B468.i84 ], [ %.16.i, %B222.preheader.i69 ]
  %.111.i75 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0.i73, i1 true)
  %.113.i76 = add i64 %mask.2.0.i73, -1
  %.115.i77 = and i64 %.113.i76, %mask.2.0.i73
  %.125.i78 = load i64, ptr %sunkaddr47, align 8
  %.127.i79 = shl i64 %arg.line, %.125.i78
  %.129.i80 = shl i64 %.111.i75, %.36.i61
  %.130.i81 = add i64 %.127.i79, %.129.i80
  %43 = add i64 %.111.i75, 1
  %44 = shl i64 %43, %.36.i61
  %.136.i82 = add i64 %44, %.127.i79
  %.141.i83 = icmp slt i64 %.130.i81, %.136.i82
  br i1 %.141.i83, label %B376.i90, label %B468.i84
B376.i90:
  %ready.2.1.i91 = phi i64 [ %.11.i4.i101, %B376.i90 ], [ %ready.3.0.i74, %B222.i72 ]
  %byte.2.1.i92 = phi i64 [ %.210.i102, %B376.i90 ], [ %.130.i81, %B222.i72 ]
  call fastcc void @f11(ptr %.151.i57, ptr %arg.C, ptr %arg.S, i64 %byte.2.1.i92, i64 %.78.i67, i64 0, i64 %.16.i, i64 %arg.extra)
  %.165.i100 = load i64, ptr %.151.i57, align 8
  %.11.i4.i101 = tail call i64 @llvm.smax.i64(i64 %.165.i100, i64 %ready.2.1.i91)
  %.210.i102 = add i64 %byte.2.1.i92, %.78.i67
  %.214.i103 = icmp slt i64 %.210.i102, %.136.i82
  br i1 %.214.i103, label %B376.i90, label %B468.i84
B468.i84:
  %ready.4.2.i85 = phi i64 [ %ready.3.0.i74, %B222.i72 ], [ %.11.i4.i101, %B376.i90 ]
  %.234.not.i86 = icmp eq i64 %.115.i77, 0
  br i1 %.234.not.i86, label %_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit104.thread, label %B222.i72
_ZN7mgpusim6memory5timed9_below_l2B3v44B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit104.thread:
  %.11.i105 = tail call i64 @llvm.smax.i64(i64 %ready.4.2.i85, i64 %.623)
  %sunkaddr193 = shl i64 %.288.fca.1.load, 3
  %sunkaddr194 = getelementptr i8, ptr %arg.S, i64 %sunkaddr193
  store i64 %.11.i105, ptr %sunkaddr194, align 8
  %sunkaddr49 = getelementptr i8, ptr %sunkaddr149, i64 88
  %.11.i107 = load i64, ptr %sunkaddr49, align 8
  %.14.i109 = load i64, ptr %sunkaddr45, align 8
  %.18.i111 = getelementptr i64, ptr %arg.S, i64 %.14.i109
  %.19.i112 = load i64, ptr %.18.i111, align 8
  %45 = getelementptr i8, ptr %.18.i111, i64 8
  %.22.i113 = getelementptr i64, ptr %45, i64 %.19.i112
  store i64 %.11.i105, ptr %.22.i113, align 8
  %.24.i = add i64 %.19.i112, 1
  %.29.i = icmp slt i64 %.24.i, %.11.i107
  %spec.select.i = select i1 %.29.i, i64 %.24.i, i64 0
  store i64 %spec.select.i, ptr %.18.i111, align 8
  br label %B2030
}
define internal fastcc void @f11(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.275 = alloca [2 x i64], align 8
  %.26 = getelementptr i8, ptr %arg.C, i64 8
  %.27 = load i64, ptr %.26, align 8
  %0 = getelementptr i64, ptr %arg.C, i64 %.27
  %.34 = getelementptr i8, ptr %0, i64 24
  %.35 = load i64, ptr %.34, align 8
  %.36 = icmp eq i64 %.35, 0
  br i1 %.36, label %B102, label %B170.endif.endif
B102:
  %.41 = icmp eq i64 %arg.write, 2
  br i1 %.41, label %common.ret, label %B128
B128:
  %.26.not.i = icmp eq i64 %arg.write, 0
  %spec.select.i = select i1 %.26.not.i, i64 4, i64 5
  %.48.i = getelementptr i64, ptr %arg.C, i64 %spec.select.i
  %.49.i = load i64, ptr %.48.i, align 8
  %.63.i = getelementptr i8, ptr %arg.C, i64 96
  %.64.i = load i64, ptr %.63.i, align 8
  %.67.i = getelementptr i8, ptr %arg.C, i64 88
  %.68.i = load i64, ptr %.67.i, align 8
  %.125.i = icmp eq i64 %.68.i, 0
  br i1 %.125.i, label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit, label %B50.endif.else.if.i
B50.endif.else.if.i:
  %.79.1.i = lshr i64 %arg.byte, 7
  %.112.i = lshr i64 %arg.byte, 22
  %.113.i = xor i64 %.79.1.i, %.112.i
  %.115.i = mul i64 %.113.i, 506952113
  %.116.i = lshr i64 %.115.i, 12
  %.117.i = and i64 %.116.i, 524287
  %.118.i = xor i64 %.117.i, %.115.i
  %.119.i = mul i64 %.118.i, 506952113
  %.120.i = and i64 %.119.i, 2147483647
  %.121.i = lshr i64 %.120.i, 15
  %.122.i = xor i64 %.121.i, %.120.i
  %1 = icmp ult i64 %.68.i, 4294967296
  br i1 %1, label %2, label %7
2:
  %3 = trunc i64 %.68.i to i32
  %4 = trunc i64 %.122.i to i32
  %5 = urem i32 %4, %3
  %6 = zext i32 %5 to i64
  br label %9
7:
  %8 = srem i64 %.122.i, %.68.i
  br label %9
9:
  %10 = phi i64 [ %6, %2 ], [ %8, %7 ]
  %.145.not.i = icmp eq i64 %10, 0
  %11 = tail call i64 @llvm.smin.i64(i64 %.68.i, i64 0)
  %.153.i = select i1 %.145.not.i, i64 0, i64 %11
  %spec.select15.i = add i64 %.153.i, %10
  br label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit
_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit:
  %rem.1.0.i = phi i64 [ 0, %B128 ], [ %spec.select15.i, %9 ]
  %.57.i = mul i64 %.49.i, %arg.size_b
  %.60.i = add i64 %.57.i, 524288
  %.61.i = ashr i64 %.60.i, 20
  %12 = getelementptr i64, ptr %arg.S, i64 %.64.i
  %.165.i = getelementptr i64, ptr %12, i64 %rem.1.0.i
  %.166.i = load i64, ptr %.165.i, align 8
  %.169.i = load i64, ptr %arg.S, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.169.i, i64 %.166.i)
  %.200.i = add i64 %.11.i.i, %.61.i
  store i64 %.200.i, ptr %.165.i, align 8
  %.205.i = getelementptr i8, ptr %arg.S, i64 64
  %.206.i = load i64, ptr %.205.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.200.i, i64 %.206.i)
  store i64 %.11.i1.i, ptr %.205.i, align 8
  %.240.i = getelementptr i8, ptr %arg.S, i64 72
  %.241.i = load i64, ptr %.240.i, align 8
  %.242.i = add i64 %.241.i, %.61.i
  store i64 %.242.i, ptr %.240.i, align 8
  %13 = getelementptr i64, ptr %arg.S, i64 %arg.write
  %.250.i = getelementptr i8, ptr %13, i64 80
  %.251.i = load i64, ptr %.250.i, align 8
  %.252.i = add i64 %.251.i, %arg.size_b
  store i64 %.252.i, ptr %.250.i, align 8
  %.11.i2.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i, i64 %arg.t)
  %.291.i = getelementptr i8, ptr %arg.C, i64 24
  %.292.i = load i64, ptr %.291.i, align 8
  %.289.i = add i64 %.61.i, %arg.extra
  %.295.i = add i64 %.289.i, %.11.i2.i
  %.297.i = add i64 %.295.i, %.292.i
  br label %common.ret
common.ret:
  %.297.i96.sink = phi i64 [ %.297.i96, %B1390.endif.endif.endif ], [ %.11.i48, %B1274.endif ], [ %.297.i, %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit ], [ %arg.t, %B102 ], [ %.11.i50, %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit47 ], [ %.11.i50, %B1174 ], [ %.11.i50, %B1146.thread ], [ %.11.i50, %B1146 ]
  store i64 %.297.i96.sink, ptr %retptr, align 8
  ret void
B1016:
  %sunkaddr = shl i64 %.327, 3
  %sunkaddr100 = getelementptr i8, ptr %arg.S, i64 %sunkaddr
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 8
  %.362 = load i64, ptr %sunkaddr101, align 8
  %.363 = add i64 %.362, 1
  store i64 %.363, ptr %sunkaddr101, align 8
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr100, i64 32
  %.371 = load i64, ptr %sunkaddr104, align 8
  %.372 = add i64 %.371, 1
  store i64 %.372, ptr %sunkaddr104, align 8
  br i1 %27, label %B1274.endif, label %B1020
B1016.thread:
  br i1 %27, label %B1390.endif, label %B1020
B1020:
  %sunkaddr4 = getelementptr i8, ptr %sunkaddr112, i64 56
  %.388 = load i64, ptr %sunkaddr4, align 8
  %.390 = add i64 %.388, %.289.fca.0.load
  %.393 = icmp sgt i64 %.390, 0
  %14 = icmp eq i64 %arg.write, 1
  br i1 %.393, label %B1146, label %B1146.thread
B1146:
  br i1 %14, label %B1170, label %common.ret
B1146.thread:
  br i1 %14, label %B1224, label %common.ret
B1170:
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr112, i64 48
  %.404 = load i64, ptr %sunkaddr8, align 8
  %.405 = icmp eq i64 %.404, 2
  br i1 %.405, label %B1174, label %B1224
B1174:
  %.427 = getelementptr i8, ptr %arg.S, i64 40
  %.428 = load i64, ptr %.427, align 8
  %.429 = icmp sgt i64 %.428, 0
  br i1 %.429, label %B1224, label %common.ret
B1224:
  %.48.i1 = getelementptr i8, ptr %arg.C, i64 40
  %.49.i2 = load i64, ptr %.48.i1, align 8
  %.63.i3 = getelementptr i8, ptr %arg.C, i64 96
  %.64.i4 = load i64, ptr %.63.i3, align 8
  %.67.i5 = getelementptr i8, ptr %arg.C, i64 88
  %.68.i6 = load i64, ptr %.67.i5, align 8
  %.125.i7 = icmp eq i64 %.68.i6, 0
  br i1 %.125.i7, label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit47, label %B50.endif.else.if.i8
B50.endif.else.if.i8:
  %.79.1.i9 = lshr i64 %arg.byte, 7
  %.112.i10 = lshr i64 %arg.byte, 22
  %.113.i11 = xor i64 %.79.1.i9, %.112.i10
  %.115.i12 = mul i64 %.113.i11, 506952113
  %.116.i13 = lshr i64 %.115.i12, 12
  %.117.i14 = and i64 %.116.i13, 524287
  %.118.i15 = xor i64 %.117.i14, %.115.i12
  %.119.i16 = mul i64 %.118.i15, 506952113
  %.120.i17 = and i64 %.119.i16, 2147483647
  %.121.i18 = lshr i64 %.120.i17, 15
  %.122.i19 = xor i64 %.121.i18, %.120.i17
  %15 = icmp ult i64 %.68.i6, 4294967296
  br i1 %15, label %16, label %21
16:
  %17 = trunc i64 %.68.i6 to i32
  %18 = trunc i64 %.122.i19 to i32
  %19 = urem i32 %18, %17
  %20 = zext i32 %19 to i64
  br label %23
21:
  %22 = srem i64 %.122.i19, %.68.i6
  br label %23
23:
  %24 = phi i64 [ %20, %16 ], [ %22, %21 ]
  %.145.not.i20 = icmp eq i64 %24, 0
  %25 = tail call i64 @llvm.smin.i64(i64 %.68.i6, i64 0)
  %.153.i21 = select i1 %.145.not.i20, i64 0, i64 %25
  %spec.select15.i22 = add i64 %.153.i21, %24
  br label %_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit47
_ZN7mgpusim6memory5timed5_dramB3v46B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxx.exit47:
  %rem.1.0.i23 = phi i64 [ 0, %B1224 ], [ %spec.select15.i22, %23 ]
  %.57.i24 = mul i64 %.49.i2, %arg.size_b
  %.60.i25 = add i64 %.57.i24, 524288
  %.61.i26 = ashr i64 %.60.i25, 20
  %26 = getelementptr i64, ptr %arg.S, i64 %.64.i4
  %.165.i27 = getelementptr i64, ptr %26, i64 %rem.1.0.i23
  %.166.i28 = load i64, ptr %.165.i27, align 8
  %.169.i29 = load i64, ptr %arg.S, align 8
  %.11.i.i30 = tail call i64 @llvm.smax.i64(i64 %.169.i29, i64 %.166.i28)
  %.200.i31 = add i64 %.11.i.i30, %.61.i26
  store i64 %.200.i31, ptr %.165.i27, align 8
  %.205.i32 = getelementptr i8, ptr %arg.S, i64 64
  %.206.i33 = load i64, ptr %.205.i32, align 8
  %.11.i1.i34 = tail call i64 @llvm.smax.i64(i64 %.200.i31, i64 %.206.i33)
  store i64 %.11.i1.i34, ptr %.205.i32, align 8
  %.240.i35 = getelementptr i8, ptr %arg.S, i64 72
  %.241.i36 = load i64, ptr %.240.i35, align 8
  %.242.i37 = add i64 %.241.i36, %.61.i26
  store i64 %.242.i37, ptr %.240.i35, align 8
  %.250.i38 = getelementptr i8, ptr %arg.S, i64 88
  %.251.i39 = load i64, ptr %.250.i38, align 8
  %.252.i40 = add i64 %.251.i39, %arg.size_b
  store i64 %.252.i40, ptr %.250.i38, align 8
  br label %common.ret
B170.endif.endif:
  %.fca.1.gep = getelementptr i8, ptr %.275, i64 8
  %sunkaddr111 = shl i64 %.27, 3
  %sunkaddr112 = getelementptr i8, ptr %arg.C, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 120
  %.122 = load i64, ptr %sunkaddr113, align 8
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr112, i64 128
  %.127 = load i64, ptr %sunkaddr116, align 8
  %.132 = getelementptr i64, ptr %arg.S, i64 %.122
  %.133 = load i64, ptr %.132, align 8
  %.136 = load i64, ptr %arg.S, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.136, i64 %.133)
  %.166 = add i64 %.11.i, %.127
  store i64 %.166, ptr %.132, align 8
  %.11.i50 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 %arg.t)
  %.208 = load i64, ptr %sunkaddr112, align 8
  %.210 = ashr i64 %arg.byte, %.208
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr112, i64 8
  %.215 = load i64, ptr %sunkaddr121, align 8
  %.217 = ashr i64 %arg.byte, %.215
  %.228 = sub i64 %.208, %.215
  %.229 = shl i64 %.210, %.228
  %.230 = sub i64 %.217, %.229
  %.232 = shl i64 1, %.230
  %.234.not = icmp ne i64 %arg.write, 0
  %"$phi690.8.2.0" = zext i1 %.234.not to i64
  call void @llvm.memset.p0.i64(ptr %.275, i8 0, i64 16, i1 false)
  call fastcc void @f9(ptr %.275, ptr %arg.C, ptr %arg.S, i64 %.27, i64 0, i64 %.210, i64 %.232, i64 %"$phi690.8.2.0", i64 %.11.i50)
  %.289.fca.0.load = load i64, ptr %.275, align 8
  %.289.fca.1.load = load i64, ptr %.fca.1.gep, align 8
  %sunkaddr13 = getelementptr i8, ptr %sunkaddr112, i64 136
  %.327 = load i64, ptr %sunkaddr13, align 8
  %.334 = getelementptr i64, ptr %arg.S, i64 %.327
  %.335 = load i64, ptr %.334, align 8
  %.336 = add i64 %.335, 1
  store i64 %.336, ptr %.334, align 8
  %.341 = getelementptr i8, ptr %.334, i64 24
  %.342 = load i64, ptr %.341, align 8
  %.343 = add i64 %.342, 1
  store i64 %.343, ptr %.341, align 8
  %.349 = getelementptr i8, ptr %.334, i64 40
  %.350 = load i64, ptr %.349, align 8
  %.351 = add i64 %.350, %.127
  store i64 %.351, ptr %.349, align 8
  %.356.not = icmp eq i64 %.289.fca.0.load, 0
  %27 = icmp eq i64 %arg.write, 0
  br i1 %.356.not, label %B1016.thread, label %B1016
B1274.endif:
  %sunkaddr16 = getelementptr i8, ptr %sunkaddr112, i64 104
  %.502 = load i64, ptr %sunkaddr16, align 8
  %.506 = add i64 %.11.i50, %arg.extra
  %.510 = add i64 %.506, %.502
  %.515 = getelementptr i64, ptr %arg.S, i64 %.289.fca.1.load
  %.516 = load i64, ptr %.515, align 8
  %.11.i48 = tail call i64 @llvm.smax.i64(i64 %.516, i64 %.510)
  br label %common.ret
B1390.endif:
  %.558 = load i64, ptr %sunkaddr121, align 8
  %.561 = getelementptr i8, ptr %arg.S, i64 56
  %.562 = load i64, ptr %.561, align 8
  %.11.i49 = tail call i64 @llvm.smax.i64(i64 %.562, i64 %.11.i50)
  %.559 = shl i64 1, %.558
  %.48.i51 = getelementptr i8, ptr %arg.C, i64 32
  %.49.i52 = load i64, ptr %.48.i51, align 8
  %.63.i53 = getelementptr i8, ptr %arg.C, i64 96
  %.64.i54 = load i64, ptr %.63.i53, align 8
  %.67.i55 = getelementptr i8, ptr %arg.C, i64 88
  %.68.i56 = load i64, ptr %.67.i55, align 8
  %.125.i57 = icmp eq i64 %.68.i56, 0
  br i1 %.125.i57, label %B1390.endif.endif.endif, label %B50.endif.else.if.i58
B50.endif.else.if.i58:
  %.79.1.i59 = lshr i64 %arg.byte, 7
  %.112.i60 = lshr i64 %arg.byte, 22
  %.113.i61 = xor i64 %.79.1.i59, %.112.i60
  %.115.i62 = mul i64 %.113.i61, 506952113
  %.116.i63 = lshr i64 %.115.i62, 12
  %.117.i64 = and i64 %.116.i63, 524287
  %.118.i65 = xor i64 %.117.i64, %.115.i62
  %.119.i66 = mul i64 %.118.i65, 506952113
  %.120.i67 = and i64 %.119.i66, 2147483647
  %.121.i68 = lshr i64 %.120.i67, 15
  %.122.i69 = xor i64 %.121.i68, %.120.i67
  %28 = icmp ult i64 %.68.i56, 4294967296
  br i1 %28, label %29, label %34
29:
  %30 = trunc i64 %.68.i56 to i32
  %31 = trunc i64 %.122.i69 to i32
  %32 = urem i32 %31, %30
  %33 = zext i32 %32 to i64
  br label %36
34:
  %35 = srem i64 %.122.i69, %.68.i56
  br label %36
36:
  %37 = phi i64 [ %33, %29 ], [ %35, %34 ]
  %.145.not.i70 = icmp eq i64 %37, 0
  %38 = tail call i64 @llvm.smin.i64(i64 %.68.i56, i64 0)
  %.153.i71 = select i1 %.145.not.i70, i64 0, i64 %38
  %spec.select15.i72 = add i64 %.153.i71, %37
  br label %B1390.endif.endif.endif
B1390.endif.endif.endif:
  %rem.1.0.i73 = phi i64 [ 0, %B1390.endif ], [ %spec.select15.i72, %36 ]
  %.57.i7499 = shl i64 %.49.i52, %.558
  %.60.i75 = add i64 %.57.i7499, 524288
  %.61.i76 = ashr i64 %.60.i75, 20
  %39 = getelementptr i64, ptr %arg.S, i64 %.64.i54
  %.165.i77 = getelementptr i64, ptr %39, i64 %rem.1.0.i73
  %.166.i78 = load i64, ptr %.165.i77, align 8
  %.169.i79 = load i64, ptr %arg.S, align 8
  %.11.i.i80 = tail call i64 @llvm.smax.i64(i64 %.169.i79, i64 %.166.i78)
  %.200.i81 = add i64 %.11.i.i80, %.61.i76
  store i64 %.200.i81, ptr %.165.i77, align 8
  %.205.i82 = getelementptr i8, ptr %arg.S, i64 64
  %.206.i83 = load i64, ptr %.205.i82, align 8
  %.11.i1.i84 = tail call i64 @llvm.smax.i64(i64 %.200.i81, i64 %.206.i83)
  store i64 %.11.i1.i84, ptr %.205.i82, align 8
  %.240.i85 = getelementptr i8, ptr %arg.S, i64 72
  %.241.i86 = load i64, ptr %.240.i85, align 8
  %.242.i87 = add i64 %.241.i86, %.61.i76
  store i64 %.242.i87, ptr %.240.i85, align 8
  %.250.i88 = getelementptr i8, ptr %arg.S, i64 80
  %.251.i89 = load i64, ptr %.250.i88, align 8
  %.252.i90 = add i64 %.251.i89, %.559
  store i64 %.252.i90, ptr %.250.i88, align 8
  %.11.i2.i91 = tail call i64 @llvm.smax.i64(i64 %.11.i.i80, i64 %.11.i49)
  %.291.i92 = getelementptr i8, ptr %arg.C, i64 24
  %.292.i93 = load i64, ptr %.291.i92, align 8
  %.289.i94 = add i64 %.61.i76, %arg.extra
  %.295.i95 = add i64 %.289.i94, %.11.i2.i91
  %.297.i96 = add i64 %.295.i95, %.292.i93
  %.630 = getelementptr i64, ptr %arg.S, i64 %.289.fca.1.load
  %.631 = load i64, ptr %.630, align 8
  %.11.i98 = tail call i64 @llvm.smax.i64(i64 %.297.i96, i64 %.631)
  store i64 %.11.i98, ptr %.630, align 8
  br label %common.ret
}
define internal fastcc void @f7(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %arg.group, i64 %arg.slot, i64 %arg.core, i64 %arg.t)  {
B0.endif:
  %0 = getelementptr i64, ptr %arg.S, i64 %arg.group
  %.26 = getelementptr i8, ptr %0, i64 8
  store i64 0, ptr %.26, align 8
  %.29 = getelementptr i8, ptr %arg.C, i64 256
  %.30 = load i64, ptr %.29, align 8
  %.31 = add i64 %.30, %arg.t
  %.36 = getelementptr i8, ptr %arg.C, i64 200
  %.37 = load i64, ptr %.36, align 8
  %.12075.not = icmp slt i64 %.37, 1
  br i1 %.12075.not, label %common.ret, label %B174.lr.ph
B174.lr.ph:
  %.47.i9 = shl i64 %.31, 9
  %sunkaddr1 = getelementptr i8, ptr %arg.C, i64 168
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 176
  %sunkaddr28 = getelementptr i8, ptr %arg.C, i64 312
  %sunkaddr8 = getelementptr i8, ptr %arg.C, i64 128
  %sunkaddr11 = getelementptr i8, ptr %arg.S, i64 376
  %sunkaddr12 = getelementptr i8, ptr %arg.C, i64 384
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 168
  %sunkaddr22 = getelementptr i8, ptr %arg.C, i64 304
  %sunkaddr23 = getelementptr i8, ptr %arg.C, i64 448
  %sunkaddr39 = getelementptr i8, ptr %arg.C, i64 360
  %sunkaddr40 = getelementptr i8, ptr %arg.C, i64 320
  br label %B174
B174thread-pre-split:
  %.9.i.pr = load i64, ptr %.36, align 8
  br label %B174
B174:
  %.9.i = phi i64 [ %.9.i.pr, %B174thread-pre-split ], [ %.37, %B174.lr.ph ]
  %.1267276 = phi i64 [ %.133, %B174thread-pre-split ], [ 0, %B174.lr.ph ]
  %.133 = add i64 %.1267276, 1
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %1 = or i64 %.1267276, %.9.i
  %2 = icmp ult i64 %1, 4294967296
  br i1 %2, label %3, label %8
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B174 ], [ %spec.select.i, %10 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.55.i = load i64, ptr %sunkaddr1, align 8
  %.57.i = load i64, ptr %sunkaddr2, align 8
  %.58.i = mul i64 %.55.i, %arg.core
  %.61.i = icmp eq i64 %.55.i, 0
  br i1 %.61.i, label %B174.endif, label %B0.endif.else.i
3:
  %4 = trunc i64 %.9.i to i32
  %5 = trunc i64 %.1267276 to i32
  %6 = urem i32 %5, %4
  %7 = zext i32 %6 to i64
  br label %10
8:
  %9 = srem i64 %.1267276, %.9.i
  br label %10
10:
  %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
  %.33.i = xor i64 %11, %.9.i
  %.34.i = icmp slt i64 %.33.i, 0
  %.35.i = icmp ne i64 %11, 0
  %.36.i = and i1 %.35.i, %.34.i
  %.43.i = select i1 %.36.i, i64 %.9.i, i64 0
  %spec.select.i = add i64 %.43.i, %11
  br label %B0.endif.i
B0.endif.else.i:
  %.72.i = icmp ne i64 %.53.i, -9223372036854775808
  %.73.i = icmp ne i64 %.55.i, -1
  %.74.not.i = or i1 %.72.i, %.73.i
  br i1 %.74.not.i, label %B0.endif.endif.else.if.i, label %B0.endif.endif.else.i
B0.endif.endif.else.i:
  %.100.i = mul i64 %.58.i, %.57.i
  br label %B174.endif
B0.endif.endif.else.if.i:
  %12 = or i64 %.53.i, %.55.i
  %13 = icmp ult i64 %12, 4294967296
  br i1 %13, label %14, label %21
14:
  %15 = trunc i64 %.55.i to i32
  %16 = trunc i64 %.53.i to i32
  %17 = udiv i32 %16, %15
  %18 = urem i32 %16, %15
  %19 = zext i32 %17 to i64
  %20 = zext i32 %18 to i64
  br label %24
21:
  %22 = sdiv i64 %.53.i, %.55.i
  %23 = srem i64 %.53.i, %.55.i
  br label %24
24:
  %25 = phi i64 [ %19, %14 ], [ %22, %21 ]
  %26 = phi i64 [ %20, %14 ], [ %23, %21 ]
  %.79.i = xor i64 %26, %.55.i
  %.80.i = icmp slt i64 %.79.i, 0
  %.81.i = icmp ne i64 %26, 0
  %.82.i = and i1 %.81.i, %.80.i
  %.89.i = select i1 %.82.i, i64 %.55.i, i64 0
  %spec.select6.i = add i64 %26, %.58.i
  %.999.i = add i64 %spec.select6.i, %.89.i
  %.10010.i = mul i64 %.999.i, %.57.i
  %.129.i = sext i1 %.82.i to i64
  %spec.select7.i = add i64 %25, %.129.i
  br label %B174.endif
B334:
  %sunkaddr16 = shl i64 %.194, 3
  %sunkaddr17 = getelementptr i8, ptr %arg.S, i64 %sunkaddr16
  %sunkaddr18 = getelementptr i8, ptr %sunkaddr17, i64 152
  %.210 = load i64, ptr %sunkaddr18, align 8
  %.211 = icmp eq i64 %.210, 1
  br i1 %.211, label %B392, label %B1038
B392:
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr17, i64 80
  %.217 = load i64, ptr %sunkaddr7, align 8
  %.220 = load i64, ptr %sunkaddr8, align 8
  %.225 = load i64, ptr %sunkaddr17, align 8
  %27 = getelementptr i64, ptr %arg.C, i64 %.220
  %.idx = mul i64 %.225, 104
  %28 = getelementptr i8, ptr %27, i64 %.idx
  %.231 = getelementptr i8, ptr %28, i64 -24
  %.232 = load i64, ptr %.231, align 8
  %.235 = sub i64 %.31, %.217
  %.238 = load i64, ptr %sunkaddr11, align 8
  %.239 = add i64 %.238, %.235
  store i64 %.239, ptr %sunkaddr11, align 8
  %.243 = load i64, ptr %sunkaddr12, align 8
  %29 = getelementptr i64, ptr %arg.S, i64 %.243
  %.idx65 = shl i64 %.232, 7
  %30 = getelementptr i8, ptr %29, i64 %.idx65
  %.250 = getelementptr i8, ptr %30, i64 72
  %.251 = load i64, ptr %.250, align 8
  %.252 = add i64 %.251, %.235
  store i64 %.252, ptr %.250, align 8
  %sunkaddr19 = getelementptr i8, ptr %sunkaddr17, i64 64
  %.29.i = load i64, ptr %sunkaddr19, align 8
  %31 = getelementptr i64, ptr %arg.S, i64 %.29.i
  %.32.i = getelementptr i8, ptr %31, i64 16
  %.33.i5 = load i64, ptr %.32.i, align 8
  %.39.i = load i64, ptr %sunkaddr20, align 8
  %.45.i = load i64, ptr %sunkaddr22, align 8
  %.47.i = icmp slt i64 %.33.i5, %.45.i
  br i1 %.47.i, label %B188.i, label %B392.endif
B188.i:
  %.51.i = load i64, ptr %sunkaddr23, align 8
  %.55.i6 = icmp slt i64 %.39.i, %.51.i
  %.59.i = icmp sgt i64 %.31, %.217
  %or.cond.i = select i1 %.55.i6, i1 %.59.i, i1 false
  br i1 %or.cond.i, label %B250.i, label %B392.endif
B250.i:
  %.65.idx.i = mul i64 %.39.i, 48
  %.65.i = getelementptr i8, ptr %arg.slices, i64 %.65.idx.i
  store i64 %.33.i5, ptr %.65.i, align 8
  %sunkaddr26 = getelementptr i8, ptr %sunkaddr17, i64 72
  %.76.i = load i64, ptr %sunkaddr26, align 8
  %.78.i = getelementptr i8, ptr %.65.i, i64 8
  store i64 %.76.i, ptr %.78.i, align 8
  %.83.i = getelementptr i8, ptr %.65.i, i64 16
  store i64 -2, ptr %.83.i, align 8
  %.90.i = getelementptr i8, ptr %.65.i, i64 24
  store i64 %.217, ptr %.90.i, align 8
  %.97.i = getelementptr i8, ptr %.65.i, i64 32
  store i64 %.31, ptr %.97.i, align 8
  %.104.i = add i64 %.39.i, 1
  store i64 %.104.i, ptr %sunkaddr20, align 8
  br label %B392.endif
B1038:
  %exitcond.not = icmp eq i64 %.133, %.37
  br i1 %exitcond.not, label %common.ret, label %B174thread-pre-split
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B174.endif:
  %.1004.i = phi i64 [ %.10010.i, %24 ], [ %.100.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select7.i, %24 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.141.i = add i64 %quot.2.0.i, %.1004.i
  %.191 = load i64, ptr %sunkaddr28, align 8
  %.193 = mul i64 %.141.i, 23
  %.194 = add i64 %.193, %.191
  %32 = getelementptr i64, ptr %arg.S, i64 %.194
  %.201 = getelementptr i8, ptr %32, i64 64
  %.202 = load i64, ptr %.201, align 8
  %.204 = icmp eq i64 %.202, %arg.group
  br i1 %.204, label %B334, label %B1038
B392.endif:
  store i64 %.31, ptr %sunkaddr7, align 8
  store i64 0, ptr %sunkaddr18, align 8
  %sunkaddr37 = getelementptr i8, ptr %sunkaddr17, i64 136
  %.302 = load i64, ptr %sunkaddr37, align 8
  %.305 = load i64, ptr %sunkaddr2, align 8
  %.309 = icmp eq i64 %.305, 0
  br i1 %.309, label %B392.endif.endif, label %B392.endif.else
B392.endif.else:
  %.320 = icmp ne i64 %.141.i, -9223372036854775808
  %.321 = icmp ne i64 %.305, -1
  %.322.not = or i1 %.320, %.321
  br i1 %.322.not, label %B392.endif.else.if, label %B392.endif.endif
B392.endif.endif:
  %rem.0 = phi i64 [ %.47.i9, %B392.endif ], [ %.47.i9, %B392.endif.else ], [ %48, %46 ]
  %.14.i = load i64, ptr %sunkaddr39, align 8
  %.21.i = load i64, ptr %sunkaddr40, align 8
  %.24.i = mul i64 %.305, %.302
  %.25.i = add i64 %.21.i, %.24.i
  %33 = getelementptr i64, ptr %arg.S, i64 %.14.i
  %.idx.i = mul i64 %.302, 96
  %34 = getelementptr i8, ptr %33, i64 %.idx.i
  %.32.i7 = getelementptr i8, ptr %34, i64 24
  %.33.i8 = load i64, ptr %.32.i7, align 8
  %.42.i = add i64 %.33.i8, 1
  store i64 %.42.i, ptr %.32.i7, align 8
  %.52.i = icmp sgt i64 %.33.i8, 0
  br i1 %.52.i, label %B302.preheader.i, label %B426.i
B302.preheader.i:
  %35 = getelementptr i64, ptr %arg.S, i64 %.25.i
  br label %B302.i
B302.i:
  %at.2.0.i = phi i64 [ %.61.i11, %B370.i ], [ %.33.i8, %B302.preheader.i ]
  %.60.i = add i64 %at.2.0.i, -1
  %.61.i11 = lshr i64 %.60.i, 1
  %.69.i = getelementptr i64, ptr %35, i64 %.61.i11
  %.70.i = load i64, ptr %.69.i, align 8
  %.76.not.i = icmp sgt i64 %.70.i, %rem.0
  br i1 %.76.not.i, label %B370.i, label %B426.i
B370.i:
  %.93.i = getelementptr i64, ptr %35, i64 %at.2.0.i
  store i64 %.70.i, ptr %.93.i, align 8
  %.104.not.i = icmp eq i64 %.61.i11, 0
  br i1 %.104.not.i, label %B426.i, label %B302.i
B426.i:
  %at.3.1.i = phi i64 [ %.33.i8, %B392.endif.endif ], [ 0, %B370.i ], [ %at.2.0.i, %B302.i ]
  %36 = getelementptr i64, ptr %arg.S, i64 %.25.i
  %.122.i = getelementptr i64, ptr %36, i64 %at.3.1.i
  store i64 %rem.0, ptr %.122.i, align 8
  %sunkaddr42 = getelementptr i8, ptr %34, i64 16
  %.130.i = load i64, ptr %sunkaddr42, align 8
  %.132.i = icmp slt i64 %.31, %.130.i
  br i1 %.132.i, label %B522.i, label %B1038
B522.i:
  store i64 %.31, ptr %sunkaddr42, align 8
  br label %B1038
B392.endif.else.if:
  %37 = or i64 %.305, %.141.i
  %38 = icmp ult i64 %37, 4294967296
  br i1 %38, label %39, label %44
39:
  %40 = trunc i64 %.305 to i32
  %41 = trunc i64 %.141.i to i32
  %42 = urem i32 %41, %40
  %43 = zext i32 %42 to i64
  br label %46
44:
  %45 = srem i64 %.141.i, %.305
  br label %46
46:
  %47 = phi i64 [ %43, %39 ], [ %45, %44 ]
  %.327 = xor i64 %47, %.305
  %.328 = icmp slt i64 %.327, 0
  %.329 = icmp ne i64 %47, 0
  %.330 = and i1 %.329, %.328
  %.337 = select i1 %.330, i64 %.305, i64 0
  %spec.select = add i64 %.337, %47
  %48 = or i64 %spec.select, %.47.i9
  br label %B392.endif.endif
}
define internal fastcc void @f6(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.core, i64 %arg.block, i64 %arg.t)  {
B0:
  %arg.block.fr = freeze i64 %arg.block
  %.18 = getelementptr i8, ptr %arg.C, i64 264
  %.19 = load i64, ptr %.18, align 8
  %.24 = getelementptr i8, ptr %arg.C, i64 288
  %.25 = load i64, ptr %.24, align 8
  %.25.fr = freeze i64 %.25
  %.30 = getelementptr i8, ptr %arg.C, i64 408
  %.31 = load i64, ptr %.30, align 8
  %.33 = shl i64 %.25.fr, 1
  %.34 = add i64 %.33, 2
  %.35 = mul i64 %.34, %arg.core
  %0 = getelementptr i64, ptr %arg.S, i64 %.35
  %1 = getelementptr i64, ptr %0, i64 %.31
  %.43 = getelementptr i8, ptr %1, i64 8
  %.44 = load i64, ptr %.43, align 8
  %.45 = add i64 %.44, 1
  store i64 %.45, ptr %.43, align 8
  %2 = getelementptr i8, ptr %1, i64 16
  %.52 = getelementptr i64, ptr %2, i64 %arg.block.fr
  %.53 = load i64, ptr %.52, align 8
  store i64 %.45, ptr %.52, align 8
  %.66 = icmp sgt i64 %.53, 0
  br i1 %.66, label %B330.endif, label %B408
B408:
  %.125 = getelementptr i8, ptr %arg.C, i64 144
  %.126 = load i64, ptr %.125, align 8
  %3 = getelementptr i64, ptr %arg.C, i64 %.126
  %.idx = mul i64 %arg.block.fr, 80
  %4 = getelementptr i8, ptr %3, i64 %.idx
  %.136 = getelementptr i8, ptr %4, i64 48
  %.137 = load i64, ptr %.136, align 8
  %.145 = load i64, ptr %1, align 8
  %.146 = add i64 %.145, %.137
  store i64 %.146, ptr %1, align 8
  %.153 = icmp sgt i64 %.146, %.19
  br i1 %.153, label %B594.endif.preheader, label %B1094
B594.endif.preheader:
  %.241119.not = icmp slt i64 %.25.fr, 1
  br i1 %.241119.not, label %B1012, label %B594.endif.us.preheader
B594.endif.us.preheader:
  %unroll_iter = and i64 %.25.fr, 9223372036854775806
  %5 = add i64 %.35, %.31
  %6 = shl i64 %5, 3
  %7 = getelementptr i8, ptr %arg.S, i64 %6
  %scevgep = getelementptr i8, ptr %7, i64 24
  %8 = icmp eq i64 %.25.fr, 1
  br i1 %8, label %B594.endif.us.preheader.split.us, label %B594.endif.us.preheader.split
B594.endif.us.preheader.split.us:
  %.304.us.epil6 = icmp ne i64 %arg.block.fr, 0
  %.292.us.epil4.us37 = load i64, ptr %2, align 8
  %.297.us.epil5.us38 = icmp sgt i64 %.292.us.epil4.us37, 0
  %or.cond.us.epil7.us39 = and i1 %.304.us.epil6, %.297.us.epil5.us38
  br i1 %or.cond.us.epil7.us39, label %B784.us.us, label %B972
B784.us.us:
  %.375.us.us = getelementptr i8, ptr %3, i64 48
  store i64 0, ptr %2, align 8
  %.376.us.us = load i64, ptr %.375.us.us, align 8
  %.382.us.us = sub i64 %.146, %.376.us.us
  store i64 %.382.us.us, ptr %1, align 8
  br label %B972
B594.endif.us.preheader.split:
  %9 = and i64 %.25.fr, 1
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %B594.endif.us.us22.preheader, label %B594.endif.us.preheader44
B594.endif.us.us22.preheader:
  %11 = add i64 %arg.block.fr, -1
  br label %B594.endif.us.us22
B594.endif.us.preheader44:
  %.not = icmp eq i64 %unroll_iter, %arg.block.fr
  %12 = add i64 %arg.block.fr, -1
  br i1 %.not, label %B594.endif.us.us, label %B594.endif.us.preheader65
B594.endif.us.preheader65:
  %sunkaddr75 = shl i64 %unroll_iter, 3
  %sunkaddr76 = getelementptr i8, ptr %2, i64 %sunkaddr75
  br label %B594.endif.us
B594.endif.us.us:
  %.401131.us = phi i64 [ %.382.us.us42, %B784.us.us39 ], [ %.146, %B594.endif.us.preheader44 ]
  br label %B630.us.us5
B630.us.us5:
  %victim.2.1122.us.us6 = phi i64 [ %victim.3.2.us.1.us36, %B768.us.1.us35 ], [ -1, %B594.endif.us.us ]
  %.247118120.us.us7 = phi i64 [ %.254.us.1.us23, %B768.us.1.us35 ], [ 0, %B594.endif.us.us ]
  %13 = or i64 %.247118120.us.us7, 1
  %14 = shl i64 %.247118120.us.us7, 3
  %scevgep5.us8 = getelementptr i8, ptr %scevgep, i64 %14
  %scevgep6.us9 = getelementptr i8, ptr %scevgep5.us8, i64 -8
  %.292.us.us10 = load i64, ptr %scevgep6.us9, align 8
  %.297.us.us11 = icmp sgt i64 %.292.us.us10, 0
  %.304.us.us12 = icmp ne i64 %arg.block.fr, %.247118120.us.us7
  %or.cond.us.us13 = and i1 %.304.us.us12, %.297.us.us11
  br i1 %or.cond.us.us13, label %B700.us.us14, label %B768.us.us21
B700.us.us14:
  %.309.us.us15 = icmp slt i64 %victim.2.1122.us.us6, 0
  br i1 %.309.us.us15, label %B764.us.us20, label %B712.us.us16
B712.us.us16:
  %.321.us.us17 = getelementptr i64, ptr %2, i64 %victim.2.1122.us.us6
  %.322.us.us18 = load i64, ptr %.321.us.us17, align 8
  %.324.us.us19 = icmp slt i64 %.292.us.us10, %.322.us.us18
  br i1 %.324.us.us19, label %B764.us.us20, label %B768.us.us21
B764.us.us20:
  br label %B768.us.us21
B768.us.us21:
  %victim.3.2.us.us22 = phi i64 [ %.247118120.us.us7, %B764.us.us20 ], [ %victim.2.1122.us.us6, %B712.us.us16 ], [ %victim.2.1122.us.us6, %B630.us.us5 ]
  %.254.us.1.us23 = add i64 %.247118120.us.us7, 2
  %.292.us.1.us24 = load i64, ptr %scevgep5.us8, align 8
  %.297.us.1.us25 = icmp sgt i64 %.292.us.1.us24, 0
  %.304.us.1.us26 = icmp ne i64 %12, %.247118120.us.us7
  %or.cond.us.1.us27 = and i1 %.304.us.1.us26, %.297.us.1.us25
  br i1 %or.cond.us.1.us27, label %B700.us.1.us28, label %B768.us.1.us35
B700.us.1.us28:
  %.309.us.1.us29 = icmp slt i64 %victim.3.2.us.us22, 0
  br i1 %.309.us.1.us29, label %B764.us.1.us34, label %B712.us.1.us30
B712.us.1.us30:
  %.321.us.1.us31 = getelementptr i64, ptr %2, i64 %victim.3.2.us.us22
  %.322.us.1.us32 = load i64, ptr %.321.us.1.us31, align 8
  %.324.us.1.us33 = icmp slt i64 %.292.us.1.us24, %.322.us.1.us32
  br i1 %.324.us.1.us33, label %B764.us.1.us34, label %B768.us.1.us35
B764.us.1.us34:
  br label %B768.us.1.us35
B768.us.1.us35:
  %victim.3.2.us.1.us36 = phi i64 [ %13, %B764.us.1.us34 ], [ %victim.3.2.us.us22, %B712.us.1.us30 ], [ %victim.3.2.us.us22, %B768.us.us21 ]
  %niter.ncmp.1.us37 = icmp eq i64 %arg.block.fr, %.254.us.1.us23
  br i1 %niter.ncmp.1.us37, label %B628.B770_crit_edge.us.unr-lcssa.us38, label %B630.us.us5
B628.B770_crit_edge.us.unr-lcssa.us38:
  %15 = icmp slt i64 %victim.3.2.us.1.us36, 0
  br i1 %15, label %B972, label %B784.us.us39
B784.us.us39:
  %sunkaddr.us = shl i64 %victim.3.2.us.1.us36, 3
  %sunkaddr7.us = getelementptr i8, ptr %1, i64 %sunkaddr.us
  %sunkaddr8.us = getelementptr i8, ptr %sunkaddr7.us, i64 16
  store i64 0, ptr %sunkaddr8.us, align 8
  %.idx116.us.us = mul i64 %victim.3.2.us.1.us36, 80
  %16 = getelementptr i8, ptr %3, i64 %.idx116.us.us
  %.375.us.us40 = getelementptr i8, ptr %16, i64 48
  %.376.us.us41 = load i64, ptr %.375.us.us40, align 8
  %.381.us.us = load i64, ptr %1, align 8
  %.382.us.us42 = sub i64 %.381.us.us, %.376.us.us41
  store i64 %.382.us.us42, ptr %1, align 8
  %.389.us.us = icmp sgt i64 %.382.us.us42, %.19
  br i1 %.389.us.us, label %B594.endif.us.us, label %B972
B594.endif.us.us22:
  %.401131.us23 = phi i64 [ %.382.us.us33, %B784.us.us24 ], [ %.146, %B594.endif.us.us22.preheader ]
  br label %B630.us.us
B630.us.us:
  %victim.2.1122.us.us = phi i64 [ %victim.3.2.us.1.us, %B768.us.1.us ], [ -1, %B594.endif.us.us22 ]
  %.247118120.us.us = phi i64 [ %.254.us.1.us, %B768.us.1.us ], [ 0, %B594.endif.us.us22 ]
  %17 = or i64 %.247118120.us.us, 1
  %18 = shl i64 %.247118120.us.us, 3
  %scevgep5.us = getelementptr i8, ptr %scevgep, i64 %18
  %scevgep6.us = getelementptr i8, ptr %scevgep5.us, i64 -8
  %.292.us.us = load i64, ptr %scevgep6.us, align 8
  %.297.us.us = icmp sgt i64 %.292.us.us, 0
  %.304.us.us = icmp ne i64 %arg.block.fr, %.247118120.us.us
  %or.cond.us.us = and i1 %.304.us.us, %.297.us.us
  br i1 %or.cond.us.us, label %B700.us.us, label %B768.us.us
B700.us.us:
  %.309.us.us = icmp slt i64 %victim.2.1122.us.us, 0
  br i1 %.309.us.us, label %B764.us.us, label %B712.us.us
B712.us.us:
  %.321.us.us = getelementptr i64, ptr %2, i64 %victim.2.1122.us.us
  %.322.us.us = load i64, ptr %.321.us.us, align 8
  %.324.us.us = icmp slt i64 %.292.us.us, %.322.us.us
  br i1 %.324.us.us, label %B764.us.us, label %B768.us.us
B764.us.us:
  br label %B768.us.us
B768.us.us:
  %victim.3.2.us.us = phi i64 [ %.247118120.us.us, %B764.us.us ], [ %victim.2.1122.us.us, %B712.us.us ], [ %victim.2.1122.us.us, %B630.us.us ]
  %.254.us.1.us = add i64 %.247118120.us.us, 2
  %.292.us.1.us = load i64, ptr %scevgep5.us, align 8
  %.297.us.1.us = icmp sgt i64 %.292.us.1.us, 0
  %.304.us.1.us = icmp ne i64 %11, %.247118120.us.us
  %or.cond.us.1.us = and i1 %.304.us.1.us, %.297.us.1.us
  br i1 %or.cond.us.1.us, label %B700.us.1.us, label %B768.us.1.us
B700.us.1.us:
  %.309.us.1.us = icmp slt i64 %victim.3.2.us.us, 0
  br i1 %.309.us.1.us, label %B764.us.1.us, label %B712.us.1.us
B712.us.1.us:
  %.321.us.1.us = getelementptr i64, ptr %2, i64 %victim.3.2.us.us
  %.322.us.1.us = load i64, ptr %.321.us.1.us, align 8
  %.324.us.1.us = icmp slt i64 %.292.us.1.us, %.322.us.1.us
  br i1 %.324.us.1.us, label %B764.us.1.us, label %B768.us.1.us
B764.us.1.us:
  br label %B768.us.1.us
B768.us.1.us:
  %victim.3.2.us.1.us = phi i64 [ %17, %B764.us.1.us ], [ %victim.3.2.us.us, %B712.us.1.us ], [ %victim.3.2.us.us, %B768.us.us ]
  %niter.ncmp.1.us = icmp eq i64 %unroll_iter, %.254.us.1.us
  br i1 %niter.ncmp.1.us, label %B628.B770_crit_edge.us.unr-lcssa.us, label %B630.us.us
B628.B770_crit_edge.us.unr-lcssa.us:
  %.353.us.us = icmp slt i64 %victim.3.2.us.1.us, 0
  br i1 %.353.us.us, label %B972, label %B784.us.us24
B784.us.us24:
  %sunkaddr.us26 = shl i64 %victim.3.2.us.1.us, 3
  %sunkaddr7.us27 = getelementptr i8, ptr %1, i64 %sunkaddr.us26
  %sunkaddr8.us28 = getelementptr i8, ptr %sunkaddr7.us27, i64 16
  store i64 0, ptr %sunkaddr8.us28, align 8
  %.idx116.us.us29 = mul i64 %victim.3.2.us.1.us, 80
  %19 = getelementptr i8, ptr %3, i64 %.idx116.us.us29
  %.375.us.us30 = getelementptr i8, ptr %19, i64 48
  %.376.us.us31 = load i64, ptr %.375.us.us30, align 8
  %.381.us.us32 = load i64, ptr %1, align 8
  %.382.us.us33 = sub i64 %.381.us.us32, %.376.us.us31
  store i64 %.382.us.us33, ptr %1, align 8
  %.389.us.us34 = icmp sgt i64 %.382.us.us33, %.19
  br i1 %.389.us.us34, label %B594.endif.us.us22, label %B972
B594.endif.us:
  %.401131 = phi i64 [ %.382.us, %B784.us ], [ %.146, %B594.endif.us.preheader65 ]
  br label %B630.us
B784.us:
  %victim.3.2.us.lcssa18 = phi i64 [ %victim.3.2.us.1, %B628.B770_crit_edge.us ], [ %victim.3.2.us.1, %B712.us.epil ], [ %unroll_iter, %B628.B770_crit_edge.us.thread ]
  %sunkaddr = shl i64 %victim.3.2.us.lcssa18, 3
  %sunkaddr7 = getelementptr i8, ptr %1, i64 %sunkaddr
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr7, i64 16
  store i64 0, ptr %sunkaddr8, align 8
  %.idx116.us = mul i64 %victim.3.2.us.lcssa18, 80
  %20 = getelementptr i8, ptr %3, i64 %.idx116.us
  %.375.us = getelementptr i8, ptr %20, i64 48
  %.376.us = load i64, ptr %.375.us, align 8
  %.381.us = load i64, ptr %1, align 8
  %.382.us = sub i64 %.381.us, %.376.us
  store i64 %.382.us, ptr %1, align 8
  %.389.us = icmp sgt i64 %.382.us, %.19
  br i1 %.389.us, label %B594.endif.us, label %B972
B630.us:
  %victim.2.1122.us = phi i64 [ %victim.3.2.us.1, %B768.us.1 ], [ -1, %B594.endif.us ]
  %.247118120.us = phi i64 [ %.254.us.1, %B768.us.1 ], [ 0, %B594.endif.us ]
  %21 = or i64 %.247118120.us, 1
  %22 = shl i64 %.247118120.us, 3
  %scevgep5 = getelementptr i8, ptr %scevgep, i64 %22
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -8
  %.292.us = load i64, ptr %scevgep6, align 8
  %.297.us = icmp sgt i64 %.292.us, 0
  %.304.us = icmp ne i64 %arg.block.fr, %.247118120.us
  %or.cond.us = and i1 %.304.us, %.297.us
  br i1 %or.cond.us, label %B700.us, label %B768.us
B700.us:
  %.309.us = icmp slt i64 %victim.2.1122.us, 0
  br i1 %.309.us, label %B764.us, label %B712.us
B712.us:
  %.321.us = getelementptr i64, ptr %2, i64 %victim.2.1122.us
  %.322.us = load i64, ptr %.321.us, align 8
  %.324.us = icmp slt i64 %.292.us, %.322.us
  br i1 %.324.us, label %B764.us, label %B768.us
B764.us:
  br label %B768.us
B768.us:
  %victim.3.2.us = phi i64 [ %.247118120.us, %B764.us ], [ %victim.2.1122.us, %B712.us ], [ %victim.2.1122.us, %B630.us ]
  %.254.us.1 = add i64 %.247118120.us, 2
  %.292.us.1 = load i64, ptr %scevgep5, align 8
  %.297.us.1 = icmp sgt i64 %.292.us.1, 0
  %.304.us.1 = icmp ne i64 %12, %.247118120.us
  %or.cond.us.1 = and i1 %.304.us.1, %.297.us.1
  br i1 %or.cond.us.1, label %B700.us.1, label %B768.us.1
B700.us.1:
  %.309.us.1 = icmp slt i64 %victim.3.2.us, 0
  br i1 %.309.us.1, label %B764.us.1, label %B712.us.1
B712.us.1:
  %.321.us.1 = getelementptr i64, ptr %2, i64 %victim.3.2.us
  %.322.us.1 = load i64, ptr %.321.us.1, align 8
  %.324.us.1 = icmp slt i64 %.292.us.1, %.322.us.1
  br i1 %.324.us.1, label %B764.us.1, label %B768.us.1
B764.us.1:
  br label %B768.us.1
B768.us.1:
  %victim.3.2.us.1 = phi i64 [ %21, %B764.us.1 ], [ %victim.3.2.us, %B712.us.1 ], [ %victim.3.2.us, %B768.us ]
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.254.us.1
  br i1 %niter.ncmp.1, label %B628.B770_crit_edge.us.unr-lcssa, label %B630.us
B628.B770_crit_edge.us.unr-lcssa:
  %.292.us.epil = load i64, ptr %sunkaddr76, align 8
  %.297.us.epil = icmp sgt i64 %.292.us.epil, 0
  %23 = icmp slt i64 %victim.3.2.us.1, 0
  br i1 %.297.us.epil, label %B700.us.epil, label %B628.B770_crit_edge.us
B700.us.epil:
  br i1 %23, label %B628.B770_crit_edge.us.thread, label %B712.us.epil
B712.us.epil:
  %.321.us.epil = getelementptr i64, ptr %2, i64 %victim.3.2.us.1
  %.322.us.epil = load i64, ptr %.321.us.epil, align 8
  %.324.us.epil = icmp slt i64 %.292.us.epil, %.322.us.epil
  br i1 %.324.us.epil, label %B628.B770_crit_edge.us.thread, label %B784.us
B628.B770_crit_edge.us.thread:
  br label %B784.us
B628.B770_crit_edge.us:
  br i1 %23, label %B972, label %B784.us
B972:
  %.us-phi = phi i64 [ %.382.us.us, %B784.us.us ], [ %.146, %B594.endif.us.preheader.split.us ], [ %.401131.us, %B628.B770_crit_edge.us.unr-lcssa.us38 ], [ %.382.us.us33, %B784.us.us24 ], [ %.401131.us23, %B628.B770_crit_edge.us.unr-lcssa.us ], [ %.382.us.us42, %B784.us.us39 ], [ %.382.us, %B784.us ], [ %.401131, %B628.B770_crit_edge.us ]
  %24 = icmp sgt i64 %.us-phi, %.19
  br i1 %24, label %B1012, label %B1094
B1012:
  %sunkaddr9 = shl i64 %arg.block.fr, 3
  %sunkaddr10 = getelementptr i8, ptr %1, i64 %sunkaddr9
  %sunkaddr11 = getelementptr i8, ptr %sunkaddr10, i64 16
  store i64 0, ptr %sunkaddr11, align 8
  %.419 = load i64, ptr %1, align 8
  %.420 = sub i64 %.419, %.137
  store i64 %.420, ptr %1, align 8
  br label %B1094
common.ret:
  %storemerge = phi i64 [ %.440, %B1094 ], [ %.11.i, %B330.endif ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B1094:
  %.424 = getelementptr i8, ptr %arg.C, i64 272
  %.425 = load i64, ptr %.424, align 8
  %.427 = add i64 %.425, %arg.t
  %.431 = getelementptr i8, ptr %arg.C, i64 280
  %.432 = load i64, ptr %.431, align 8
  %.436 = mul i64 %.432, %.137
  %.439 = ashr i64 %.436, 10
  %.440 = add i64 %.427, %.439
  %25 = getelementptr i64, ptr %2, i64 %.25.fr
  %.454 = getelementptr i64, ptr %25, i64 %arg.block.fr
  store i64 %.440, ptr %.454, align 8
  br label %common.ret
B330.endif:
  %26 = getelementptr i64, ptr %2, i64 %.25.fr
  %.85 = getelementptr i64, ptr %26, i64 %arg.block.fr
  %.86 = load i64, ptr %.85, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.86, i64 %arg.t)
  br label %common.ret
}
define i32 @mgpusim_preload(ptr %retptr, ptr %excinfo, ptr %arg.C, ptr %arg.S, ptr %arg.what, ptr %arg.lines)  {
B0.endif:
  %.17 = getelementptr i8, ptr %arg.what, i64 16
  %.18 = load i64, ptr %.17, align 8
  %.10059.not = icmp slt i64 %.18, 1
  br i1 %.10059.not, label %B170, label %B48.preheader
B48.preheader:
  %sunkaddr = getelementptr i8, ptr %arg.what, i64 8
  %.217.i = getelementptr i8, ptr %arg.S, i64 32
  %.223.i = getelementptr i8, ptr %arg.S, i64 56
  %.274.i.i = getelementptr i8, ptr %arg.S, i64 16
  %.591.i = getelementptr i8, ptr %arg.S, i64 24
  %.743.i = getelementptr i8, ptr %arg.S, i64 8
  %.150.pre1 = load i64, ptr %arg.S, align 8
  br label %B48
B48:
  %.150 = phi i64 [ %.1502, %_ZN7mgpusim6memory5timed5probeB3v40B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit ], [ %.150.pre1, %B48.preheader ]
  %.1065860 = phi i64 [ %.113, %_ZN7mgpusim6memory5timed5probeB3v40B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit ], [ 0, %B48.preheader ]
  %.141 = load i64, ptr %arg.what, align 8
  %0 = shl i64 %.1065860, 3
  %scevgep = getelementptr i8, ptr %arg.lines, i64 %0
  %.144 = load i64, ptr %scevgep, align 8
  %.147 = load i64, ptr %sunkaddr, align 8
  %1 = getelementptr i64, ptr %arg.C, i64 %.141
  %.31.i = getelementptr i8, ptr %1, i64 24
  %.32.i = load i64, ptr %.31.i, align 8
  %.39.i = getelementptr i8, ptr %1, i64 16
  %.40.i = load i64, ptr %.39.i, align 8
  %.48.i = getelementptr i8, ptr %1, i64 32
  %.49.i = load i64, ptr %.48.i, align 8
  %.53.i = getelementptr i8, ptr %1, i64 40
  %.54.i = load i64, ptr %.53.i, align 8
  %.72.i = icmp slt i64 %.49.i, 63
  br i1 %.72.i, label %B632.i, label %B678.i
B632.i:
  %set_of_v41_line.2.0.i = phi i64 [ %.78.i, %B632.i ], [ %.144, %B48 ]
  %set_of_v41_fold.2.0.i = phi i64 [ %.85.i, %B632.i ], [ %.49.i, %B48 ]
  %.76.i = ashr i64 %set_of_v41_line.2.0.i, %set_of_v41_fold.2.0.i
  %.78.i = xor i64 %.76.i, %set_of_v41_line.2.0.i
  %.85.i = shl i64 %set_of_v41_fold.2.0.i, 1
  %.88.i = icmp slt i64 %set_of_v41_fold.2.0.i, 32
  br i1 %.88.i, label %B632.i, label %B678.i
B678.i:
  %set_of_v41_line.3.1.i = phi i64 [ %.144, %B48 ], [ %.78.i, %B632.i ]
  %.96.i = and i64 %set_of_v41_line.3.1.i, %.54.i
  %.106.i = icmp slt i64 %.96.i, %.40.i
  br i1 %.106.i, label %B770.i, label %B746.i
B746.i:
  %.121.i = icmp eq i64 %.40.i, 0
  br i1 %.121.i, label %B770.i, label %B746.else.i
B770.i:
  %set_of_v41__vphi108_0.2.0.i = phi i64 [ %.96.i, %B678.i ], [ 0, %B746.i ], [ 0, %B746.else.i ], [ %spec.select286.i, %66 ]
  %sunkaddr.i = shl i64 %.141, 3
  %sunkaddr6.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr.i
  %sunkaddr7.i = getelementptr i8, ptr %sunkaddr6.i, i64 80
  %.173.i = load i64, ptr %sunkaddr7.i, align 8
  %sunkaddr10.i = getelementptr i8, ptr %sunkaddr6.i, i64 72
  %.186.i = load i64, ptr %sunkaddr10.i, align 8
  %.187.i = mul i64 %.186.i, %set_of_v41__vphi108_0.2.0.i
  %.188.i = add i64 %.187.i, %.173.i
  %sunkaddr13.i = getelementptr i8, ptr %sunkaddr6.i, i64 64
  %.196.i = load i64, ptr %sunkaddr13.i, align 8
  %arg.replacement.fr.i.i = freeze i64 %.196.i
  %sunkaddr19.i = getelementptr i8, ptr %sunkaddr6.i, i64 56
  %.212.i = load i64, ptr %sunkaddr19.i, align 8
  store i64 0, ptr %.223.i, align 8
  %.234.i = icmp sgt i64 %.32.i, 0
  tail call void @llvm.memset.p0.i64(ptr %.217.i, i8 0, i64 16, i1 false)
  br i1 %.234.i, label %B782.i, label %B848.i
B782.i:
  %.249.i = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.250.i = load i64, ptr %.249.i, align 8
  %.252.not.i = icmp eq i64 %.250.i, %.144
  br i1 %.252.not.i, label %B848.i, label %B786.preheader.i
B786.preheader.i:
  %2 = add i64 %.32.i, -1
  %3 = shl i64 %.188.i, 3
  %4 = getelementptr i8, ptr %arg.S, i64 %3
  %scevgep3.i = getelementptr i8, ptr %4, i64 8
  br label %B786.i
B786.i:
  %way.6.1.i = phi i64 [ %.258.i, %B802.i ], [ 0, %B786.preheader.i ]
  %exitcond.not.i = icmp eq i64 %2, %way.6.1.i
  br i1 %exitcond.not.i, label %B848.thread.i, label %B802.i
B848.thread.i:
  %.305292.i = add i64 %.188.i, %.32.i
  br label %B870.i
B802.i:
  %.258.i = add i64 %way.6.1.i, 1
  %5 = shl i64 %way.6.1.i, 3
  %scevgep4.i = getelementptr i8, ptr %scevgep3.i, i64 %5
  %.284.i = load i64, ptr %scevgep4.i, align 8
  %.286.not.i = icmp eq i64 %.284.i, %.144
  br i1 %.286.not.i, label %B848.i, label %B786.i
B848.i:
  %way.7.0.i = phi i64 [ 0, %B782.i ], [ 0, %B770.i ], [ %.258.i, %B802.i ]
  %.305.i = add i64 %.188.i, %.32.i
  %.311.i = icmp eq i64 %way.7.0.i, %.32.i
  br i1 %.311.i, label %B870.i, label %B1616.i
B870.i:
  %.305295.i = phi i64 [ %.305292.i, %B848.thread.i ], [ %.305.i, %B848.i ]
  %.319.i = icmp slt i64 %.212.i, 0
  br i1 %.319.i, label %_ZN7mgpusim6memory5timed5probeB3v40B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit, label %B928.i
B928.i:
  br i1 %.234.i, label %B1012.i, label %B1382.i
B1012.i:
  %.379.i = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.380.i = load i64, ptr %.379.i, align 8
  %.381.i = icmp sgt i64 %.380.i, -1
  br i1 %.381.i, label %B1064.preheader.i, label %B1382.i
B1064.preheader.i:
  %6 = add i64 %.32.i, -1
  %7 = shl i64 %.188.i, 3
  %8 = getelementptr i8, ptr %arg.S, i64 %7
  %scevgep1.i = getelementptr i8, ptr %8, i64 8
  br label %B1064.i
B1064.i:
  %way.8.1.i = phi i64 [ %.387.i, %B1214.i ], [ 0, %B1064.preheader.i ]
  %exitcond290.not.i = icmp eq i64 %6, %way.8.1.i
  br i1 %exitcond290.not.i, label %B1508.i, label %B1214.i
B1214.i:
  %.387.i = add i64 %way.8.1.i, 1
  %9 = shl i64 %way.8.1.i, 3
  %scevgep2.i = getelementptr i8, ptr %scevgep1.i, i64 %9
  %.413.i = load i64, ptr %scevgep2.i, align 8
  %.414.i = icmp sgt i64 %.413.i, -1
  br i1 %.414.i, label %B1064.i, label %B1382.i
B1382.i:
  %way.9.0.i = phi i64 [ 0, %B1012.i ], [ 0, %B928.i ], [ %.387.i, %B1214.i ]
  %.433.i = icmp eq i64 %way.9.0.i, %.32.i
  br i1 %.433.i, label %B1508.i, label %B1614.i
B1508.i:
  switch i64 %arg.replacement.fr.i.i, label %B304.i.i [
    i64 0, label %B30.endif.i.i
    i64 1, label %B192.i.i
  ]
B80.i.i:
  %way.4.093.i.i = phi i64 [ 0, %B80.lr.ph.new.i.i ], [ %spec.select.3.i.i, %B80.i.i ]
  %.1298991.i.i = phi i64 [ 1, %B80.lr.ph.new.i.i ], [ %14, %B80.i.i ]
  %10 = shl i64 %.1298991.i.i, 3
  %scevgep7.i.i = getelementptr i8, ptr %19, i64 %10
  %.173.i3.i = load i64, ptr %scevgep7.i.i, align 8
  %.180.i.i = getelementptr i64, ptr %19, i64 %way.4.093.i.i
  %.181.i.i = load i64, ptr %.180.i.i, align 8
  %.182.i.i = icmp slt i64 %.173.i3.i, %.181.i.i
  %spec.select.i4.i = select i1 %.182.i.i, i64 %.1298991.i.i, i64 %way.4.093.i.i
  %scevgep9.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 8
  %.173.1.i5.i = load i64, ptr %scevgep9.i.i, align 8
  %.180.1.i.i = getelementptr i64, ptr %19, i64 %spec.select.i4.i
  %.181.1.i.i = load i64, ptr %.180.1.i.i, align 8
  %.182.1.i.i = icmp slt i64 %.173.1.i5.i, %.181.1.i.i
  %11 = add i64 %.1298991.i.i, 1
  %spec.select.1.i6.i = select i1 %.182.1.i.i, i64 %11, i64 %spec.select.i4.i
  %scevgep6.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 16
  %.173.2.i.i = load i64, ptr %scevgep6.i.i, align 8
  %.180.2.i.i = getelementptr i64, ptr %19, i64 %spec.select.1.i6.i
  %.181.2.i.i = load i64, ptr %.180.2.i.i, align 8
  %.182.2.i.i = icmp slt i64 %.173.2.i.i, %.181.2.i.i
  %12 = add i64 %.1298991.i.i, 2
  %spec.select.2.i.i = select i1 %.182.2.i.i, i64 %12, i64 %spec.select.1.i6.i
  %scevgep3.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 24
  %.173.3.i.i = load i64, ptr %scevgep3.i.i, align 8
  %.180.3.i.i = getelementptr i64, ptr %19, i64 %spec.select.2.i.i
  %.181.3.i.i = load i64, ptr %.180.3.i.i, align 8
  %.182.3.i.i = icmp slt i64 %.173.3.i.i, %.181.3.i.i
  %13 = add i64 %.1298991.i.i, 3
  %spec.select.3.i.i = select i1 %.182.3.i.i, i64 %13, i64 %spec.select.2.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %13, %unroll_iter.i2.i
  %14 = add i64 %.1298991.i.i, 4
  br i1 %niter.ncmp.3.i.i, label %B424.loopexit.unr-lcssa.i.i, label %B80.i.i
B192.i.i:
  %15 = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.227.idx.i.i = shl i64 %.32.i, 5
  %.227.i.i = getelementptr i8, ptr %15, i64 %.227.idx.i.i
  %.228.i.i = load i64, ptr %.227.i.i, align 8
  %.241.i.i = icmp sgt i64 %.32.i, 1
  br i1 %.241.i.i, label %B252.i.i, label %B292.i.i
B252.i.i:
  %node.2.0.i.i = phi i64 [ %.249.i.i, %B252.i.i ], [ 1, %B192.i.i ]
  %.244.i.i = shl i64 %node.2.0.i.i, 1
  %.24787.i.i = lshr i64 %.228.i.i, %node.2.0.i.i
  %.248.i.i = and i64 %.24787.i.i, 1
  %.249.i.i = or i64 %.248.i.i, %.244.i.i
  %.255.i.i = icmp slt i64 %.249.i.i, %.32.i
  br i1 %.255.i.i, label %B252.i.i, label %B292.i.i
B292.i.i:
  %node.3.1.i.i = phi i64 [ 1, %B192.i.i ], [ %.249.i.i, %B252.i.i ]
  %.263.i.i = sub i64 %node.3.1.i.i, %.32.i
  br label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i
B304.i.i:
  %.275.i.i = load i64, ptr %.274.i.i, align 8
  %.276.i.i = mul i64 %.275.i.i, 1103515245
  %.277.i.i = add i64 %.276.i.i, 12345
  %.278.i.i = and i64 %.277.i.i, 2147483647
  store i64 %.278.i.i, ptr %.274.i.i, align 8
  %.288.i.i = icmp eq i64 %.32.i, 0
  br i1 %.288.i.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B304.else.if.i.i
B424.loopexit.unr-lcssa.i.i:
  %16 = or i64 %unroll_iter.i2.i, 1
  %lcmp.mod.not.i7.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i7.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.epil.i.i.preheader
B80.epil.i.i.preheader:
  %way.4.093.epil.i.i.ph = phi i64 [ %spec.select.3.i.i, %B424.loopexit.unr-lcssa.i.i ], [ 0, %B80.lr.ph.i.i ]
  %.1298991.epil.i.i.ph = phi i64 [ %16, %B424.loopexit.unr-lcssa.i.i ], [ 1, %B80.lr.ph.i.i ]
  br label %B80.epil.i.i
B80.epil.i.i:
  %lsr.iv.i.i = phi i64 [ %lsr.iv.next.i.i, %B80.epil.i.i ], [ %xtraiter.i.i, %B80.epil.i.i.preheader ]
  %way.4.093.epil.i.i = phi i64 [ %spec.select.epil.i9.i, %B80.epil.i.i ], [ %way.4.093.epil.i.i.ph, %B80.epil.i.i.preheader ]
  %.1298991.epil.i.i = phi i64 [ %.136.epil.i.i, %B80.epil.i.i ], [ %.1298991.epil.i.i.ph, %B80.epil.i.i.preheader ]
  %.136.epil.i.i = add i64 %.1298991.epil.i.i, 1
  %17 = shl i64 %.1298991.epil.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %19, i64 %17
  %.173.epil.i8.i = load i64, ptr %scevgep.i.i, align 8
  %.180.epil.i.i = getelementptr i64, ptr %19, i64 %way.4.093.epil.i.i
  %.181.epil.i.i = load i64, ptr %.180.epil.i.i, align 8
  %.182.epil.i.i = icmp slt i64 %.173.epil.i8.i, %.181.epil.i.i
  %spec.select.epil.i9.i = select i1 %.182.epil.i.i, i64 %.1298991.epil.i.i, i64 %way.4.093.epil.i.i
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, -1
  %epil.iter.cmp.not.i.i = icmp eq i64 %lsr.iv.next.i.i, 0
  br i1 %epil.iter.cmp.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.epil.i.i
B30.endif.i.i:
  %.78.i.i = add i64 %.32.i, -1
  %.12390.not.i.i = icmp slt i64 %.78.i.i, 1
  br i1 %.12390.not.i.i, label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.lr.ph.i.i
B80.lr.ph.i.i:
  %.idx.i1.i = mul i64 %.32.i, 24
  %18 = getelementptr i8, ptr %arg.S, i64 %.idx.i1.i
  %19 = getelementptr i64, ptr %18, i64 %.188.i
  %20 = add i64 %.32.i, -2
  %xtraiter.i.i = and i64 %.78.i.i, 3
  %21 = icmp ult i64 %20, 3
  br i1 %21, label %B80.epil.i.i.preheader, label %B80.lr.ph.new.i.i
B80.lr.ph.new.i.i:
  %unroll_iter.i2.i = and i64 %.78.i.i, 9223372036854775804
  br label %B80.i.i
B304.else.if.i.i:
  %.284.i.i = lshr i64 %.278.i.i, 16
  %22 = icmp ult i64 %.32.i, 4294967296
  br i1 %22, label %23, label %28
23:
  %24 = trunc i64 %.32.i to i32
  %25 = trunc i64 %.284.i.i to i32
  %26 = urem i32 %25, %24
  %27 = zext i32 %26 to i64
  br label %30
28:
  %29 = srem i64 %.284.i.i, %.32.i
  br label %30
30:
  %31 = phi i64 [ %27, %23 ], [ %29, %28 ]
  %.308.not.i.i = icmp eq i64 %31, 0
  %32 = tail call i64 @llvm.smin.i64(i64 %.32.i, i64 0)
  %.316.i.i = select i1 %.308.not.i.i, i64 0, i64 %32
  %spec.select86.i.i = add i64 %.316.i.i, %31
  br label %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i
_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i:
  %way.6.0.i.i = phi i64 [ %spec.select86.i.i, %30 ], [ %.263.i.i, %B292.i.i ], [ 0, %B304.i.i ], [ 0, %B30.endif.i.i ], [ %spec.select.3.i.i, %B424.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i9.i, %B80.epil.i.i ]
  %sunkaddr14.i = getelementptr i8, ptr %sunkaddr6.i, i64 144
  %.483.i = load i64, ptr %sunkaddr14.i, align 8
  %.486.not.i = icmp eq i64 %.483.i, 0
  br i1 %.486.not.i, label %B1610.i, label %B1530.i
B1530.i:
  %33 = getelementptr i64, ptr %arg.S, i64 %.305295.i
  %34 = getelementptr i64, ptr %33, i64 %.32.i
  %.499.i = getelementptr i64, ptr %34, i64 %way.6.0.i.i
  %.500.i = load i64, ptr %.499.i, align 8
  %.502.i = icmp sgt i64 %.500.i, %.150
  br i1 %.502.i, label %B1600.i, label %B1610.i
B1600.i:
  %.11292.not.i.i = icmp slt i64 %.32.i, 1
  br i1 %.11292.not.i.i, label %B1600.endif.endif.i, label %B76.lr.ph.i.i
B76.lr.ph.i.i:
  %.idx.i.i = shl i64 %.32.i, 4
  %35 = getelementptr i8, ptr %arg.S, i64 %.idx.i.i
  %36 = getelementptr i64, ptr %35, i64 %.188.i
  %.179.i.i = icmp eq i64 %arg.replacement.fr.i.i, 0
  %.idx105.i.i = mul i64 %.32.i, 24
  %37 = getelementptr i8, ptr %arg.S, i64 %.idx105.i.i
  %38 = getelementptr i64, ptr %37, i64 %.188.i
  br i1 %.179.i.i, label %B76.us.i.i, label %B76.preheader.i.i
B76.preheader.i.i:
  %39 = icmp eq i64 %.32.i, 1
  br i1 %39, label %B76.epil.preheader.thread.i.i, label %B76.preheader.new.i.i
B76.preheader.new.i.i:
  %unroll_iter.i.i = and i64 %.32.i, 9223372036854775806
  %40 = shl i64 %.188.i, 3
  %41 = getelementptr i8, ptr %35, i64 %40
  %scevgep11.i.i = getelementptr i8, ptr %41, i64 8
  br label %B76.i.i
B76.us.i.i:
  %first.2.096.us.i.i = phi i64 [ %spec.select.us.i.i, %B246.us.i.i ], [ 0, %B76.lr.ph.i.i ]
  %free.2.095.us.i.i = phi i64 [ %free.3.1.us.i.i, %B246.us.i.i ], [ -1, %B76.lr.ph.i.i ]
  %.1189193.us.i.i = phi i64 [ %.125.us.i.i, %B246.us.i.i ], [ 0, %B76.lr.ph.i.i ]
  %.125.us.i.i = add i64 %.1189193.us.i.i, 1
  %42 = shl i64 %.1189193.us.i.i, 3
  %scevgep10.i.i = getelementptr i8, ptr %36, i64 %42
  %.162.us.i.i = load i64, ptr %scevgep10.i.i, align 8
  %.168.not.us.i.i = icmp sgt i64 %.162.us.i.i, %.150
  br i1 %.168.not.us.i.i, label %B246.us.i.i, label %B128.us.i.i
B128.us.i.i:
  %.173.us.i.i = icmp slt i64 %free.2.095.us.i.i, 0
  br i1 %.173.us.i.i, label %B242.us.i.i, label %B140.us.i.i
B140.us.i.i:
  %scevgep5.i = getelementptr i8, ptr %38, i64 %42
  %.189.us.i.i = load i64, ptr %scevgep5.i, align 8
  %.196.us.i.i = getelementptr i64, ptr %38, i64 %free.2.095.us.i.i
  %.197.us.i.i = load i64, ptr %.196.us.i.i, align 8
  %.198.us.i.i = icmp slt i64 %.189.us.i.i, %.197.us.i.i
  br i1 %.198.us.i.i, label %B242.us.i.i, label %B246.us.i.i
B242.us.i.i:
  br label %B246.us.i.i
B246.us.i.i:
  %free.3.1.us.i.i = phi i64 [ %.1189193.us.i.i, %B242.us.i.i ], [ %free.2.095.us.i.i, %B140.us.i.i ], [ %free.2.095.us.i.i, %B76.us.i.i ]
  %.218.us.i.i = getelementptr i64, ptr %36, i64 %first.2.096.us.i.i
  %.219.us.i.i = load i64, ptr %.218.us.i.i, align 8
  %.221.us.i.i = icmp slt i64 %.162.us.i.i, %.219.us.i.i
  %spec.select.us.i.i = select i1 %.221.us.i.i, i64 %.1189193.us.i.i, i64 %first.2.096.us.i.i
  %exitcond104.not.i.i = icmp eq i64 %.32.i, %.125.us.i.i
  br i1 %exitcond104.not.i.i, label %B298.i.i, label %B76.us.i.i
B76.i.i:
  %first.2.096.i.i = phi i64 [ 0, %B76.preheader.new.i.i ], [ %spec.select.1.i.i, %B76.i.i ]
  %free.2.095.i.i = phi i64 [ -1, %B76.preheader.new.i.i ], [ %free.3.1.1.fr.i.i, %B76.i.i ]
  %.1189193.i.i = phi i64 [ 0, %B76.preheader.new.i.i ], [ %45, %B76.i.i ]
  %43 = shl i64 %.1189193.i.i, 3
  %scevgep13.i.i = getelementptr i8, ptr %scevgep11.i.i, i64 %43
  %scevgep14.i.i = getelementptr i8, ptr %scevgep13.i.i, i64 -8
  %.162.i.i = load i64, ptr %scevgep14.i.i, align 8
  %.168.not.i.i = icmp sgt i64 %.162.i.i, %.150
  %.173.i.i = icmp slt i64 %free.2.095.i.i, 0
  %.1189193.free.2.095.i.i = select i1 %.173.i.i, i64 %.1189193.i.i, i64 %free.2.095.i.i
  %free.3.1.i.i = select i1 %.168.not.i.i, i64 %free.2.095.i.i, i64 %.1189193.free.2.095.i.i
  %.218.i.i = getelementptr i64, ptr %36, i64 %first.2.096.i.i
  %.219.i.i = load i64, ptr %.218.i.i, align 8
  %.221.i.i = icmp slt i64 %.162.i.i, %.219.i.i
  %spec.select.i.i = select i1 %.221.i.i, i64 %.1189193.i.i, i64 %first.2.096.i.i
  %.162.1.i.i = load i64, ptr %scevgep13.i.i, align 8
  %.168.not.1.i.i = icmp sgt i64 %.162.1.i.i, %.150
  %.173.1.i.i = icmp slt i64 %free.3.1.i.i, 0
  %44 = or i64 %.1189193.i.i, 1
  %.1189193.free.2.095.1.i.i = select i1 %.173.1.i.i, i64 %44, i64 %free.3.1.i.i
  %free.3.1.1.i.i = select i1 %.168.not.1.i.i, i64 %free.3.1.i.i, i64 %.1189193.free.2.095.1.i.i
  %free.3.1.1.fr.i.i = freeze i64 %free.3.1.1.i.i
  %.218.1.i.i = getelementptr i64, ptr %36, i64 %spec.select.i.i
  %.219.1.i.i = load i64, ptr %.218.1.i.i, align 8
  %.221.1.i.i = icmp slt i64 %.162.1.i.i, %.219.1.i.i
  %spec.select.1.i.i = select i1 %.221.1.i.i, i64 %44, i64 %spec.select.i.i
  %45 = add i64 %.1189193.i.i, 2
  %niter.ncmp.1.i.i = icmp eq i64 %45, %unroll_iter.i.i
  br i1 %niter.ncmp.1.i.i, label %B298.loopexit6.unr-lcssa.i.i, label %B76.i.i
B298.loopexit6.unr-lcssa.i.i:
  %46 = and i64 %.32.i, 1
  %lcmp.mod.not.i.i = icmp eq i64 %46, 0
  br i1 %lcmp.mod.not.i.i, label %B298.i.i, label %B76.epil.preheader.i.i
B76.epil.preheader.i.i:
  %.161.epil.i.i = getelementptr i64, ptr %36, i64 %unroll_iter.i.i
  %.173.epil.i.i = icmp slt i64 %free.3.1.1.fr.i.i, 0
  %spec.select19.i.i = select i1 %.173.epil.i.i, i64 %unroll_iter.i.i, i64 %free.3.1.1.fr.i.i
  br label %B76.epil.preheader.thread.i.i
B76.epil.preheader.thread.i.i:
  %.162.epil15.in.i.i = phi ptr [ %.161.epil.i.i, %B76.epil.preheader.i.i ], [ %36, %B76.preheader.i.i ]
  %.1189193.epil.init13.i.i = phi i64 [ %unroll_iter.i.i, %B76.epil.preheader.i.i ], [ 0, %B76.preheader.i.i ]
  %free.2.095.epil.init11.i.i = phi i64 [ %free.3.1.1.fr.i.i, %B76.epil.preheader.i.i ], [ -1, %B76.preheader.i.i ]
  %first.2.096.epil.init9.i.i = phi i64 [ %spec.select.1.i.i, %B76.epil.preheader.i.i ], [ 0, %B76.preheader.i.i ]
  %47 = phi i64 [ %spec.select19.i.i, %B76.epil.preheader.i.i ], [ 0, %B76.preheader.i.i ]
  %.162.epil15.i.i = load i64, ptr %.162.epil15.in.i.i, align 8
  %.168.not.epil17.i.i = icmp sgt i64 %.162.epil15.i.i, %.150
  %free.3.1.epil.i.i = select i1 %.168.not.epil17.i.i, i64 %free.2.095.epil.init11.i.i, i64 %47
  %.218.epil.i.i = getelementptr i64, ptr %36, i64 %first.2.096.epil.init9.i.i
  %.219.epil.i.i = load i64, ptr %.218.epil.i.i, align 8
  %.221.epil.i.i = icmp slt i64 %.162.epil15.i.i, %.219.epil.i.i
  %spec.select.epil.i.i = select i1 %.221.epil.i.i, i64 %.1189193.epil.init13.i.i, i64 %first.2.096.epil.init9.i.i
  br label %B298.i.i
B298.i.i:
  %free.2.0.lcssa.i.i = phi i64 [ %free.3.1.epil.i.i, %B76.epil.preheader.thread.i.i ], [ %free.3.1.1.fr.i.i, %B298.loopexit6.unr-lcssa.i.i ], [ %free.3.1.us.i.i, %B246.us.i.i ]
  %first.2.0.lcssa.i.i = phi i64 [ %spec.select.epil.i.i, %B76.epil.preheader.thread.i.i ], [ %spec.select.1.i.i, %B298.loopexit6.unr-lcssa.i.i ], [ %spec.select.us.i.i, %B246.us.i.i ]
  %free.2.0.lcssa.fr.i.i = freeze i64 %free.2.0.lcssa.i.i
  %.25989.i.i = icmp slt i64 %free.2.0.lcssa.fr.i.i, 0
  %spec.select112.i.i = select i1 %.25989.i.i, i64 %first.2.0.lcssa.i.i, i64 %free.2.0.lcssa.fr.i.i
  br label %B1600.endif.endif.i
B1610.i:
  %way.10.0.i = phi i64 [ %68, %B1600.endif.endif.i ], [ %way.6.0.i.i, %B1530.i ], [ %way.6.0.i.i, %_ZN7mgpusim6memory5timed7_victimB3v42B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i ]
  %48 = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.588.i = getelementptr i64, ptr %48, i64 %way.10.0.i
  %.589.i = load i64, ptr %.588.i, align 8
  store i64 %.589.i, ptr %.591.i, align 8
  %49 = getelementptr i64, ptr %arg.S, i64 %.305295.i
  %.599.i = getelementptr i64, ptr %49, i64 %way.10.0.i
  %.600.i = load i64, ptr %.599.i, align 8
  %.601.i = lshr i64 %.600.i, 32
  store i64 %.601.i, ptr %.217.i, align 8
  br label %B1614.i
B1614.i:
  %way.11.0.i = phi i64 [ %way.10.0.i, %B1610.i ], [ %way.9.0.i, %B1382.i ]
  %50 = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.621.i = getelementptr i64, ptr %50, i64 %way.11.0.i
  store i64 %.144, ptr %.621.i, align 8
  %51 = getelementptr i64, ptr %arg.S, i64 %.305295.i
  %.629.i = getelementptr i64, ptr %51, i64 %way.11.0.i
  store i64 0, ptr %.629.i, align 8
  %52 = getelementptr i64, ptr %51, i64 %.32.i
  %.639.i = getelementptr i64, ptr %52, i64 %way.11.0.i
  store i64 0, ptr %.639.i, align 8
  br label %B1616.i
B1616.i:
  %.305294.i = phi i64 [ %.305295.i, %B1614.i ], [ %.305.i, %B848.i ]
  %way.12.0.i = phi i64 [ %way.11.0.i, %B1614.i ], [ %way.7.0.i, %B848.i ]
  %.651.i = icmp eq i64 %arg.replacement.fr.i.i, 1
  br i1 %.651.i, label %B1684.i, label %B1952.i
B1684.i:
  %53 = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.660.idx.i = shl i64 %.32.i, 5
  %.660.i = getelementptr i8, ptr %53, i64 %.660.idx.i
  %.661.i = load i64, ptr %.660.i, align 8
  %.672.i = ashr i64 %.32.i, 1
  %.676.i = icmp sgt i64 %.672.i, 0
  br i1 %.676.i, label %B1732.i, label %B1930.i
B1732.i:
  %tree.2.0.i = phi i64 [ %.704.i, %B1732.i ], [ %.661.i, %B1684.i ]
  %node.2.0.i = phi i64 [ %.711.i, %B1732.i ], [ 1, %B1684.i ]
  %half.2.0.i = phi i64 [ %.715.i, %B1732.i ], [ %.672.i, %B1684.i ]
  %.685.i = and i64 %half.2.0.i, %way.12.0.i
  %.686.not.i = icmp ne i64 %.685.i, 0
  %spec.select.i = zext i1 %.686.not.i to i64
  %.699.i = shl i64 1, %node.2.0.i
  %.701.i = or i64 %.699.i, %tree.2.0.i
  %.703.i = shl i64 %spec.select.i, %node.2.0.i
  %.704.i = xor i64 %.703.i, %.701.i
  %.710.i = shl i64 %node.2.0.i, 1
  %.711.i = or i64 %.710.i, %spec.select.i
  %.715.i = lshr i64 %half.2.0.i, 1
  %.718.not.i = icmp eq i64 %.715.i, 0
  br i1 %.718.not.i, label %B1930.i, label %B1732.i
B1930.i:
  %tree.3.1.i = phi i64 [ %.661.i, %B1684.i ], [ %.704.i, %B1732.i ]
  store i64 %tree.3.1.i, ptr %.660.i, align 8
  br label %B663863.i
B1952.i:
  %.744.i = load i64, ptr %.743.i, align 8
  %.745.i = add i64 %.744.i, 1
  store i64 %.745.i, ptr %.743.i, align 8
  %54 = getelementptr i64, ptr %arg.S, i64 %.305294.i
  %.idx.i = shl i64 %.32.i, 4
  %55 = getelementptr i8, ptr %54, i64 %.idx.i
  %.757.i = getelementptr i64, ptr %55, i64 %way.12.0.i
  store i64 %.745.i, ptr %.757.i, align 8
  br label %B663863.i
B663863.i:
  %56 = getelementptr i64, ptr %arg.S, i64 %.305294.i
  %.764.i = getelementptr i64, ptr %56, i64 %way.12.0.i
  %.765.i = load i64, ptr %.764.i, align 8
  %.950.i = or i64 %.765.i, %.147
  %sunkaddr23.i = shl i64 %way.12.0.i, 3
  %sunkaddr24.i = getelementptr i8, ptr %56, i64 %sunkaddr23.i
  store i64 %.950.i, ptr %sunkaddr24.i, align 8
  %.150.pre = load i64, ptr %arg.S, align 8
  br label %_ZN7mgpusim6memory5timed5probeB3v40B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit
B746.else.i:
  %.132.i = icmp ne i64 %.96.i, -9223372036854775808
  %.133.i = icmp ne i64 %.40.i, -1
  %.134.not.i = or i1 %.133.i, %.132.i
  br i1 %.134.not.i, label %B746.else.if.i, label %B770.i
B746.else.if.i:
  %57 = or i64 %.96.i, %.40.i
  %58 = icmp ult i64 %57, 4294967296
  br i1 %58, label %59, label %64
59:
  %60 = trunc i64 %.40.i to i32
  %61 = trunc i64 %.96.i to i32
  %62 = urem i32 %61, %60
  %63 = zext i32 %62 to i64
  br label %66
64:
  %65 = srem i64 %.96.i, %.40.i
  br label %66
66:
  %67 = phi i64 [ %63, %59 ], [ %65, %64 ]
  %.139.i = xor i64 %67, %.40.i
  %.140.i = icmp slt i64 %.139.i, 0
  %.141.i = icmp ne i64 %67, 0
  %.142.i = and i1 %.141.i, %.140.i
  %.149.i = select i1 %.142.i, i64 %.40.i, i64 0
  %spec.select286.i = add i64 %.149.i, %67
  br label %B770.i
B1600.endif.endif.i:
  %68 = phi i64 [ %spec.select112.i.i, %B298.i.i ], [ 0, %B1600.i ]
  %.543.i = getelementptr i64, ptr %34, i64 %68
  %.544.i = load i64, ptr %.543.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.544.i, i64 0)
  store i64 %.11.i.i, ptr %.223.i, align 8
  br label %B1610.i
_ZN7mgpusim6memory5timed5probeB3v40B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit:
  %.1502 = phi i64 [ %.150, %B870.i ], [ %.150.pre, %B663863.i ]
  %.113 = add i64 %.1065860, 1
  %exitcond.not = icmp eq i64 %.18, %.113
  br i1 %exitcond.not, label %B170, label %B48
B170:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
