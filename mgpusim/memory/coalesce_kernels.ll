; made from 261029b1cfe28eedbbe22fc2d91ff625f0a940193ba5f1ef8096f89f9929559a
define i32 @mgpusim_transactions(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.addr, ptr %arg.out, ptr %arg.per_warp, ptr %arg.scratch)  {
B0:
  %.22 = load i64, ptr %arg.what, align 8
  %.24 = getelementptr i8, ptr %arg.what, i64 8
  %.25 = load i64, ptr %.24, align 8
  %.27 = getelementptr i8, ptr %arg.what, i64 16
  %.28 = load i64, ptr %.27, align 8
  %.39 = getelementptr i8, ptr %arg.what, i64 24
  %.40 = load i64, ptr %.39, align 8
  %.42 = getelementptr i8, ptr %arg.what, i64 32
  %.43 = load i64, ptr %.42, align 8
  %.45 = getelementptr i8, ptr %arg.what, i64 40
  %.46 = load i64, ptr %.45, align 8
  %.57 = getelementptr i8, ptr %arg.what, i64 48
  %.58 = load i64, ptr %.57, align 8
  %.60 = getelementptr i8, ptr %arg.what, i64 56
  %.61 = load i64, ptr %.60, align 8
  %.63 = getelementptr i8, ptr %arg.what, i64 64
  %.64 = load i64, ptr %.63, align 8
  %.82 = getelementptr i8, ptr %arg.what, i64 88
  %.83 = load i64, ptr %.82, align 8
  %.97 = sub i64 %.40, %.43
  %notmask = shl i64 -1, %.97
  %.103 = xor i64 %notmask, -1
  %.119 = icmp slt i64 %.61, %.22
  %.145 = icmp sgt i64 %.64, 0
  %or.cond = select i1 %.119, i1 %.145, i1 false
  br i1 %or.cond, label %B260.preheader, label %common.ret
B260.preheader:
  %.79 = getelementptr i8, ptr %arg.what, i64 80
  %.80 = load i64, ptr %.79, align 8
  %.idx646 = shl i64 %.80, 4
  %0 = getelementptr i8, ptr %arg.out, i64 %.idx646
  %1 = getelementptr i64, ptr %arg.out, i64 %.80
  %.754 = sub i64 %.40, %.58
  %2 = getelementptr i64, ptr %arg.scratch, i64 %.83
  %.idx = mul i64 %.80, 24
  %3 = getelementptr i8, ptr %arg.out, i64 %.idx
  %.1120 = sub i64 %.43, %.58
  %.1121 = shl i64 1, %.1120
  %4 = getelementptr i64, ptr %arg.per_warp, i64 %.22
  %5 = sub i64 0, %notmask
  %6 = tail call i64 @llvm.smax.i64(i64 %.1121, i64 1)
  %n.vec42 = and i64 %6, 9223372036854775804
  %n.vec = and i64 %5, -4
  %7 = shl i64 %.80, 3
  %8 = getelementptr i8, ptr %arg.out, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 8
  %9 = shl i64 %.83, 3
  %10 = getelementptr i8, ptr %arg.scratch, i64 %9
  %scevgep86 = getelementptr i8, ptr %10, i64 16
  %scevgep92 = getelementptr i8, ptr %arg.scratch, i64 16
  %11 = shl i64 %6, 3
  %12 = icmp sgt i64 %.25, 0
  %13 = icmp sgt i64 %.58, -1
  %14 = icmp eq i64 %.1120, 63
  %15 = icmp slt i64 %.1121, 4
  %16 = icmp slt i64 %.1121, 2
  %17 = icmp eq i64 %.1120, 1
  %18 = icmp ult i64 %5, 4
  %19 = icmp eq i64 %n.vec, %5
  br i1 %12, label %B260.us.preheader, label %B260.preheader190
B260.us.preheader:
  %xtraiter207 = and i64 %5, 1
  %20 = icmp eq i64 %.40, %.43
  %unroll_iter = and i64 %5, -2
  %lcmp.mod208.not = icmp eq i64 %xtraiter207, 0
  %lcmp.mod211 = icmp ne i64 %xtraiter207, 0
  %xtraiter212 = and i64 %5, 1
  %21 = icmp eq i64 %.40, %.43
  %unroll_iter217 = and i64 %5, -2
  %lcmp.mod213.not = icmp eq i64 %xtraiter212, 0
  %lcmp.mod216 = icmp ne i64 %xtraiter212, 0
  %xtraiter219 = and i64 %5, 1
  %22 = icmp eq i64 %.40, %.43
  %unroll_iter224 = and i64 %5, -2
  %lcmp.mod220.not = icmp eq i64 %xtraiter219, 0
  %lcmp.mod223 = icmp ne i64 %xtraiter219, 0
  br label %B260.us
B260.preheader190:
  %23 = sub i64 %.22, %.61
  %min.iters.check = icmp ult i64 %23, 6
  %24 = and i64 %.22, 2305843009213693948
  %diff.check = icmp eq i64 %24, 0
  %or.cond196 = or i1 %min.iters.check, %diff.check
  br i1 %or.cond196, label %B260.preheader205, label %vector.ph
vector.ph:
  %n.vec195 = and i64 %23, -4
  %25 = add i64 %.61, %n.vec195
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = add i64 %.61, %index
  %26 = getelementptr i64, ptr %arg.per_warp, i64 %offset.idx
  %27 = getelementptr i8, ptr %26, i64 16
  store <2 x i64> zeroinitializer, ptr %26, align 8
  store <2 x i64> zeroinitializer, ptr %27, align 8
  %28 = getelementptr i64, ptr %4, i64 %offset.idx
  %29 = getelementptr i8, ptr %28, i64 16
  store <2 x i64> zeroinitializer, ptr %28, align 8
  store <2 x i64> zeroinitializer, ptr %29, align 8
  %index.next = add i64 %index, 4
  %30 = icmp eq i64 %index.next, %n.vec195
  br i1 %30, label %middle.block, label %vector.body
middle.block:
  %cmp.n = icmp eq i64 %23, %n.vec195
  br i1 %cmp.n, label %common.ret, label %B260.preheader205
B260.preheader205:
  %row.2.1.ph = phi i64 [ %.61, %B260.preheader190 ], [ %25, %middle.block ]
  %31 = sub i64 %.22, %row.2.1.ph
  %xtraiter = and i64 %31, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B260.prol.loopexit, label %B260.prol
B260.prol:
  %row.2.1.prol = phi i64 [ %.pre.prol, %B260.prol ], [ %row.2.1.ph, %B260.preheader205 ]
  %prol.iter = phi i64 [ %prol.iter.next, %B260.prol ], [ 0, %B260.preheader205 ]
  %.pre.prol = add i64 %row.2.1.prol, 1
  %.1262.prol = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1.prol
  store i64 0, ptr %.1262.prol, align 8
  %.1269.prol = getelementptr i64, ptr %4, i64 %row.2.1.prol
  store i64 0, ptr %.1269.prol, align 8
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %B260.prol.loopexit, label %B260.prol
B260.prol.loopexit:
  %row.2.1.unr = phi i64 [ %row.2.1.ph, %B260.preheader205 ], [ %.pre.prol, %B260.prol ]
  %32 = sub i64 %row.2.1.ph, %.22
  %33 = icmp ugt i64 %32, -4
  br i1 %33, label %common.ret, label %B260
B260.us:
  %row.2.1.us = phi i64 [ %.844.us, %B1310.us ], [ %.61, %B260.us.preheader ]
  %n.2.1.us = phi i64 [ %n.4.3.us, %B1310.us ], [ 0, %B260.us.preheader ]
  %phase.4.1.us = phi i64 [ %phase.3.3.us, %B1310.us ], [ 0, %B260.us.preheader ]
  %.213.us = mul i64 %row.2.1.us, %.25
  %.218.us = add i64 %.213.us, %.25
  %.844.us = add i64 %row.2.1.us, 1
  %broadcast.splatinsert59.us = insertelement <2 x i64> poison, i64 %.844.us, i64 0
  %broadcast.splat60.us = shufflevector <2 x i64> %broadcast.splatinsert59.us, <2 x i64> poison, <2 x i32> zeroinitializer
  %sunkaddr103.us = shl i64 %n.2.1.us, 3
  %sunkaddr104.us = getelementptr i8, ptr %1, i64 %sunkaddr103.us
  br label %B322.us
B322.us:
  %n.5.1.us = phi i64 [ %n.4.3.us, %B1040.us ], [ %n.2.1.us, %B260.us ]
  %phase.2.1.us = phi i64 [ %phase.3.3.us, %B1040.us ], [ %phase.4.1.us, %B260.us ]
  %slot.5.1.us = phi i64 [ %slot.6.3.us, %B1040.us ], [ %n.2.1.us, %B260.us ]
  %waves.3.1.us = phi i64 [ %waves.4.3.us, %B1040.us ], [ 0, %B260.us ]
  %bits.5.1.us = phi i64 [ %bits.6.3.us, %B1040.us ], [ 0, %B260.us ]
  %current.3.1.us = phi i64 [ %current.4.3.us, %B1040.us ], [ -1, %B260.us ]
  %previous.4.1.us = phi i64 [ %previous.5.3.us, %B1040.us ], [ -1, %B260.us ]
  %left.3.1.us = phi i64 [ %.339.us, %B1040.us ], [ 0, %B260.us ]
  %lane.2.1.us = phi i64 [ %.353.us, %B1040.us ], [ %.213.us, %B260.us ]
  %.259.us = icmp eq i64 %left.3.1.us, 0
  br i1 %.259.us, label %B334.us, label %B384.us
B334.us:
  %.276.us = add i64 %phase.2.1.us, 1
  %.283.us = icmp sgt i64 %current.3.1.us, -1
  br i1 %.283.us, label %B360.us, label %B384.us
B360.us:
  %.292.us = getelementptr i64, ptr %0, i64 %slot.5.1.us
  store i64 %bits.5.1.us, ptr %.292.us, align 8
  br label %B384.us
B384.us:
  %phase.3.3.us = phi i64 [ %phase.2.1.us, %B322.us ], [ %.276.us, %B360.us ], [ %.276.us, %B334.us ]
  %current.5.3.us = phi i64 [ %current.3.1.us, %B322.us ], [ -1, %B360.us ], [ -1, %B334.us ]
  %previous.3.3.us = phi i64 [ %previous.4.1.us, %B322.us ], [ -1, %B360.us ], [ -1, %B334.us ]
  %left.4.3.us = phi i64 [ %left.3.1.us, %B322.us ], [ %.46, %B360.us ], [ %.46, %B334.us ]
  %.339.us = add i64 %left.4.3.us, -1
  %.347.us = getelementptr i64, ptr %arg.addr, i64 %lane.2.1.us
  %.348.us = load i64, ptr %.347.us, align 8
  %.353.us = add i64 %lane.2.1.us, 1
  %.360.us = icmp sgt i64 %.348.us, -1
  %.382.us = icmp ne i64 %.348.us, %previous.3.3.us
  %or.cond595.us = select i1 %.360.us, i1 %.382.us, i1 false
  br i1 %or.cond595.us, label %B448.us, label %B1040.us
B448.us:
  %.440.us = lshr i64 %.348.us, %.43
  %.446.us = add i64 %.348.us, %.28
  %.447.us = add i64 %.446.us, -1
  %.449.us = ashr i64 %.447.us, %.43
  %.454.not.us = icmp sgt i64 %.440.us, %.449.us
  br i1 %.454.not.us, label %B1040.us, label %B498.preheader.us
B498.preheader.us:
  br i1 %13, label %B498.us.us, label %B498.us84
B498.us84:
  %n.8.4.us85 = phi i64 [ %n.6.5.us125, %B792.us ], [ %n.5.1.us, %B498.preheader.us ]
  %slot.9.4.us86 = phi i64 [ %slot.7.5.us126, %B792.us ], [ %slot.5.1.us, %B498.preheader.us ]
  %waves.2.4.us87 = phi i64 [ %waves.5.5.us127, %B792.us ], [ %waves.3.1.us, %B498.preheader.us ]
  %bits.7.4.us88 = phi i64 [ %.736.us132, %B792.us ], [ %bits.5.1.us, %B498.preheader.us ]
  %current.7.4.us89 = phi i64 [ %current.6.5.us129, %B792.us ], [ %current.5.3.us, %B498.preheader.us ]
  %sector.4.4.us90 = phi i64 [ %.910.us, %B792.us ], [ %.440.us, %B498.preheader.us ]
  %.493.us91 = lshr i64 %sector.4.4.us90, %.97
  %.499.not.us92 = icmp eq i64 %.493.us91, %current.7.4.us89
  br i1 %.499.not.us92, label %B792.us, label %B520.us93
B520.us93:
  %.512.us94 = icmp sgt i64 %current.7.4.us89, -1
  br i1 %.512.us94, label %B532.us95, label %B548.us97
B532.us95:
  %.523.us96 = getelementptr i64, ptr %0, i64 %slot.9.4.us86
  store i64 %bits.7.4.us88, ptr %.523.us96, align 8
  br label %B548.us97
B548.us97:
  %.546.us98 = icmp slt i64 %n.2.1.us, %n.8.4.us85
  br i1 %.546.us98, label %B568.us99, label %B650.us108
B568.us99:
  %.562.us100 = load i64, ptr %sunkaddr104.us, align 8
  %.564.not.us101 = icmp eq i64 %.562.us100, %.493.us91
  br i1 %.564.not.us101, label %B650.us108, label %B598.preheader.us
B598.preheader.us:
  %34 = add i64 %n.8.4.us85, -1
  br label %B598.us102
B598.us102:
  %slot.10.7.us103 = phi i64 [ %.570.us105, %B620.us104 ], [ %n.2.1.us, %B598.preheader.us ]
  %exitcond.not.us = icmp eq i64 %34, %slot.10.7.us103
  br i1 %exitcond.not.us, label %B662.us111, label %B620.us104
B620.us104:
  %.570.us105 = add i64 %slot.10.7.us103, 1
  %35 = shl i64 %slot.10.7.us103, 3
  %scevgep84.us = getelementptr i8, ptr %scevgep, i64 %35
  %.596.us106 = load i64, ptr %scevgep84.us, align 8
  %.598.not.us107 = icmp eq i64 %.596.us106, %.493.us91
  br i1 %.598.not.us107, label %B650.us108, label %B598.us102
B650.us108:
  %slot.8.6.us109 = phi i64 [ %n.2.1.us, %B568.us99 ], [ %n.2.1.us, %B548.us97 ], [ %.570.us105, %B620.us104 ]
  %.617.us110 = icmp eq i64 %slot.8.6.us109, %n.8.4.us85
  br i1 %.617.us110, label %B662.us111, label %B650.B714_crit_edge.us
B650.B714_crit_edge.us:
  %.662.phi.trans.insert.us = getelementptr i64, ptr %0, i64 %slot.8.6.us109
  %.663.pre.us = load i64, ptr %.662.phi.trans.insert.us, align 8
  br label %B714.us116
B662.us111:
  %.620.us112 = add i64 %n.8.4.us85, 1
  %.628.us113 = getelementptr i64, ptr %arg.out, i64 %n.8.4.us85
  store i64 %row.2.1.us, ptr %.628.us113, align 8
  %.635.us114 = getelementptr i64, ptr %1, i64 %n.8.4.us85
  store i64 %.493.us91, ptr %.635.us114, align 8
  %.641.us115 = getelementptr i64, ptr %0, i64 %n.8.4.us85
  store i64 0, ptr %.641.us115, align 8
  br label %B714.us116
B714.us116:
  %.663.us117 = phi i64 [ 0, %B662.us111 ], [ %.663.pre.us, %B650.B714_crit_edge.us ]
  %slot.8.6653.us = phi i64 [ %n.8.4.us85, %B662.us111 ], [ %slot.8.6.us109, %B650.B714_crit_edge.us ]
  %n.7.6.us118 = phi i64 [ %.620.us112, %B662.us111 ], [ %n.8.4.us85, %B650.B714_crit_edge.us ]
  %.672.us119 = sub i64 %slot.8.6653.us, %n.2.1.us
  %.674.us120 = getelementptr i64, ptr %arg.scratch, i64 %.672.us119
  %.675.us121 = load i64, ptr %.674.us120, align 8
  %.677.not.us122 = icmp eq i64 %.675.us121, %phase.3.3.us
  br i1 %.677.not.us122, label %B792.us, label %B766.us123
B766.us123:
  %sunkaddr105.us = shl i64 %.672.us119, 3
  %sunkaddr106.us = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr105.us
  store i64 %phase.3.3.us, ptr %sunkaddr106.us, align 8
  %.707.us124 = add i64 %waves.2.4.us87, 1
  br label %B792.us
B792.us:
  %n.6.5.us125 = phi i64 [ %n.7.6.us118, %B766.us123 ], [ %n.7.6.us118, %B714.us116 ], [ %n.8.4.us85, %B498.us84 ]
  %slot.7.5.us126 = phi i64 [ %slot.8.6653.us, %B766.us123 ], [ %slot.8.6653.us, %B714.us116 ], [ %slot.9.4.us86, %B498.us84 ]
  %waves.5.5.us127 = phi i64 [ %.707.us124, %B766.us123 ], [ %waves.2.4.us87, %B714.us116 ], [ %waves.2.4.us87, %B498.us84 ]
  %bits.8.5.us128 = phi i64 [ %.663.us117, %B766.us123 ], [ %.663.us117, %B714.us116 ], [ %bits.7.4.us88, %B498.us84 ]
  %current.6.5.us129 = phi i64 [ %.493.us91, %B766.us123 ], [ %.493.us91, %B714.us116 ], [ %current.7.4.us89, %B498.us84 ]
  %.733.us130 = and i64 %sector.4.4.us90, %.103
  %.734.us131 = shl i64 1, %.733.us130
  %.736.us132 = or i64 %bits.8.5.us128, %.734.us131
  %.910.us = add i64 %sector.4.4.us90, 1
  %exitcond637.not.us = icmp eq i64 %sector.4.4.us90, %.449.us
  br i1 %exitcond637.not.us, label %B1040.us, label %B498.us84
B498.us.us:
  %n.8.4.us.us = phi i64 [ %n.6.5.us.us, %B1016.us.us ], [ %n.5.1.us, %B498.preheader.us ]
  %slot.9.4.us.us = phi i64 [ %slot.7.5.us.us, %B1016.us.us ], [ %slot.5.1.us, %B498.preheader.us ]
  %waves.2.4.us.us = phi i64 [ %waves.5.5.us.us, %B1016.us.us ], [ %waves.3.1.us, %B498.preheader.us ]
  %bits.7.4.us.us = phi i64 [ %.736.us.us, %B1016.us.us ], [ %bits.5.1.us, %B498.preheader.us ]
  %current.7.4.us.us = phi i64 [ %current.6.5.us.us, %B1016.us.us ], [ %current.5.3.us, %B498.preheader.us ]
  %sector.4.4.us.us = phi i64 [ %.804.us.us, %B1016.us.us ], [ %.440.us, %B498.preheader.us ]
  %.493.us.us = lshr i64 %sector.4.4.us.us, %.97
  %.499.not.us.us = icmp eq i64 %.493.us.us, %current.7.4.us.us
  br i1 %.499.not.us.us, label %B826.endif.endif.us.us, label %B520.us.us
B520.us.us:
  %.512.us.us = icmp sgt i64 %current.7.4.us.us, -1
  br i1 %.512.us.us, label %B532.us.us, label %B548.us.us
B532.us.us:
  %.523.us.us = getelementptr i64, ptr %0, i64 %slot.9.4.us.us
  store i64 %bits.7.4.us.us, ptr %.523.us.us, align 8
  br label %B548.us.us
B548.us.us:
  %.546.us.us = icmp slt i64 %n.2.1.us, %n.8.4.us.us
  br i1 %.546.us.us, label %B568.us.us, label %B650.us.us
B568.us.us:
  %.562.us.us = load i64, ptr %sunkaddr104.us, align 8
  %.564.not.us.us = icmp eq i64 %.562.us.us, %.493.us.us
  br i1 %.564.not.us.us, label %B650.us.us, label %B598.us.preheader.us
B598.us.preheader.us:
  %36 = add i64 %n.8.4.us.us, -1
  br label %B598.us.us
B598.us.us:
  %slot.10.7.us.us = phi i64 [ %.570.us.us, %B620.us.us ], [ %n.2.1.us, %B598.us.preheader.us ]
  %exitcond638.not.us = icmp eq i64 %36, %slot.10.7.us.us
  br i1 %exitcond638.not.us, label %B662.us.us, label %B620.us.us
B620.us.us:
  %.570.us.us = add i64 %slot.10.7.us.us, 1
  %37 = shl i64 %slot.10.7.us.us, 3
  %scevgep85.us = getelementptr i8, ptr %scevgep, i64 %37
  %.596.us.us = load i64, ptr %scevgep85.us, align 8
  %.598.not.us.us = icmp eq i64 %.596.us.us, %.493.us.us
  br i1 %.598.not.us.us, label %B650.us.us, label %B598.us.us
B650.us.us:
  %slot.8.6.us.us = phi i64 [ %n.2.1.us, %B568.us.us ], [ %n.2.1.us, %B548.us.us ], [ %.570.us.us, %B620.us.us ]
  %.617.us.us = icmp eq i64 %slot.8.6.us.us, %n.8.4.us.us
  br i1 %.617.us.us, label %B662.us.us, label %B650.us.B714.us_crit_edge.us
B650.us.B714.us_crit_edge.us:
  %.662.us.phi.trans.insert.us = getelementptr i64, ptr %0, i64 %slot.8.6.us.us
  %.663.us.pre.us = load i64, ptr %.662.us.phi.trans.insert.us, align 8
  br label %B714.us.us
B662.us.us:
  %.620.us.us = add i64 %n.8.4.us.us, 1
  %.628.us.us = getelementptr i64, ptr %arg.out, i64 %n.8.4.us.us
  store i64 %row.2.1.us, ptr %.628.us.us, align 8
  %.635.us.us = getelementptr i64, ptr %1, i64 %n.8.4.us.us
  store i64 %.493.us.us, ptr %.635.us.us, align 8
  %.641.us.us = getelementptr i64, ptr %0, i64 %n.8.4.us.us
  store i64 0, ptr %.641.us.us, align 8
  br label %B714.us.us
B714.us.us:
  %.663.us.us = phi i64 [ 0, %B662.us.us ], [ %.663.us.pre.us, %B650.us.B714.us_crit_edge.us ]
  %slot.8.6.us649.us = phi i64 [ %n.8.4.us.us, %B662.us.us ], [ %slot.8.6.us.us, %B650.us.B714.us_crit_edge.us ]
  %n.7.6.us.us = phi i64 [ %.620.us.us, %B662.us.us ], [ %n.8.4.us.us, %B650.us.B714.us_crit_edge.us ]
  %.672.us.us = sub i64 %slot.8.6.us649.us, %n.2.1.us
  %.674.us.us = getelementptr i64, ptr %arg.scratch, i64 %.672.us.us
  %.675.us.us = load i64, ptr %.674.us.us, align 8
  %.677.not.us.us = icmp eq i64 %.675.us.us, %phase.3.3.us
  br i1 %.677.not.us.us, label %B826.endif.endif.us.us, label %B766.us.us
B766.us.us:
  %sunkaddr101.us = shl i64 %.672.us.us, 3
  %sunkaddr102.us = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr101.us
  store i64 %phase.3.3.us, ptr %sunkaddr102.us, align 8
  %.707.us.us = add i64 %waves.2.4.us.us, 1
  br label %B826.endif.endif.us.us
B826.endif.endif.us.us:
  %n.6.5.us.us = phi i64 [ %n.7.6.us.us, %B766.us.us ], [ %n.7.6.us.us, %B714.us.us ], [ %n.8.4.us.us, %B498.us.us ]
  %slot.7.5.us.us = phi i64 [ %slot.8.6.us649.us, %B766.us.us ], [ %slot.8.6.us649.us, %B714.us.us ], [ %slot.9.4.us.us, %B498.us.us ]
  %waves.5.5.us.us = phi i64 [ %.707.us.us, %B766.us.us ], [ %waves.2.4.us.us, %B714.us.us ], [ %waves.2.4.us.us, %B498.us.us ]
  %bits.8.5.us.us = phi i64 [ %.663.us.us, %B766.us.us ], [ %.663.us.us, %B714.us.us ], [ %bits.7.4.us.us, %B498.us.us ]
  %current.6.5.us.us = phi i64 [ %.493.us.us, %B766.us.us ], [ %.493.us.us, %B714.us.us ], [ %current.7.4.us.us, %B498.us.us ]
  %.733.us.us = and i64 %sector.4.4.us.us, %.103
  %.734.us.us = shl i64 1, %.733.us.us
  %.736.us.us = or i64 %bits.8.5.us.us, %.734.us.us
  %.763.us.us = shl i64 %sector.4.4.us.us, %.43
  %.11.i.us = tail call i64 @llvm.smax.i64(i64 %.763.us.us, i64 %.348.us)
  %.796.us.us = lshr i64 %.11.i.us, %.58
  %.804.us.us = add i64 %sector.4.4.us.us, 1
  %.806.us.us = shl i64 %.804.us.us, %.43
  %.11.i20.us = tail call i64 @llvm.smin.i64(i64 %.806.us.us, i64 %.446.us)
  %.836.us.us = ashr i64 %.11.i20.us, %.58
  %.841.us.us = icmp sgt i64 %.836.us.us, %.796.us.us
  br i1 %.841.us.us, label %B972.preheader.us.us, label %B1016.us.us
B972.preheader.us.us:
  %38 = add i64 %.493.us.us, %n.2.1.us
  %.749.us.us = sub i64 %slot.7.5.us.us, %38
  %.755.us.us = shl i64 %.749.us.us, %.754
  %39 = getelementptr i64, ptr %2, i64 %.755.us.us
  %40 = sub i64 %.836.us.us, %.796.us.us
  %min.iters.check55.us = icmp ult i64 %40, 4
  br i1 %min.iters.check55.us, label %B972.us.us.preheader, label %vector.ph56.us
vector.ph56.us:
  %n.vec58.us = and i64 %40, -4
  %41 = add i64 %.755.us.us, %.796.us.us
  %42 = shl i64 %41, 3
  %scevgep87.us = getelementptr i8, ptr %scevgep86, i64 %42
  br label %vector.body61.us
vector.body61.us:
  %index62.us = phi i64 [ 0, %vector.ph56.us ], [ %index.next64.us, %vector.body61.us ]
  %43 = shl i64 %index62.us, 3
  %scevgep89.us = getelementptr i8, ptr %scevgep87.us, i64 %43
  %scevgep90.us = getelementptr i8, ptr %scevgep89.us, i64 -16
  store <2 x i64> %broadcast.splat60.us, ptr %scevgep90.us, align 8
  store <2 x i64> %broadcast.splat60.us, ptr %scevgep89.us, align 8
  %index.next64.us = add i64 %index62.us, 4
  %44 = icmp eq i64 %n.vec58.us, %index.next64.us
  br i1 %44, label %middle.block65.us, label %vector.body61.us
middle.block65.us:
  %45 = add i64 %n.vec58.us, %.796.us.us
  %cmp.n66.us = icmp eq i64 %40, %n.vec58.us
  br i1 %cmp.n66.us, label %B1016.us.us, label %B972.us.us.preheader
B972.us.us.preheader:
  %g.4.6.us.us.ph = phi i64 [ %45, %middle.block65.us ], [ %.796.us.us, %B972.preheader.us.us ]
  br label %B972.us.us
B972.us.us:
  %g.4.6.us.us = phi i64 [ %.852.us.us, %B972.us.us ], [ %g.4.6.us.us.ph, %B972.us.us.preheader ]
  %46 = shl i64 %g.4.6.us.us, 3
  %scevgep91.us = getelementptr i8, ptr %39, i64 %46
  store i64 %.844.us, ptr %scevgep91.us, align 8
  %.852.us.us = add i64 %g.4.6.us.us, 1
  %exitcond639.not.us = icmp eq i64 %.836.us.us, %.852.us.us
  br i1 %exitcond639.not.us, label %B1016.us.us, label %B972.us.us
B1016.us.us:
  %exitcond640.not.us = icmp eq i64 %sector.4.4.us.us, %.449.us
  br i1 %exitcond640.not.us, label %B1040.us, label %B498.us.us
B1040.us:
  %n.4.3.us = phi i64 [ %n.5.1.us, %B384.us ], [ %n.5.1.us, %B448.us ], [ %n.6.5.us.us, %B1016.us.us ], [ %n.6.5.us125, %B792.us ]
  %slot.6.3.us = phi i64 [ %slot.5.1.us, %B384.us ], [ %slot.5.1.us, %B448.us ], [ %slot.7.5.us.us, %B1016.us.us ], [ %slot.7.5.us126, %B792.us ]
  %waves.4.3.us = phi i64 [ %waves.3.1.us, %B384.us ], [ %waves.3.1.us, %B448.us ], [ %waves.5.5.us.us, %B1016.us.us ], [ %waves.5.5.us127, %B792.us ]
  %bits.6.3.us = phi i64 [ %bits.5.1.us, %B384.us ], [ %bits.5.1.us, %B448.us ], [ %.736.us.us, %B1016.us.us ], [ %.736.us132, %B792.us ]
  %current.4.3.us = phi i64 [ %current.5.3.us, %B384.us ], [ %current.5.3.us, %B448.us ], [ %current.6.5.us.us, %B1016.us.us ], [ %current.6.5.us129, %B792.us ]
  %previous.5.3.us = phi i64 [ %previous.3.3.us, %B384.us ], [ %.348.us, %B448.us ], [ %.348.us, %B1016.us.us ], [ %.348.us, %B792.us ]
  %.1006.us = icmp slt i64 %.353.us, %.218.us
  br i1 %.1006.us, label %B322.us, label %B1054.us
B1054.us:
  %.1036.us = icmp sgt i64 %current.4.3.us, -1
  br i1 %.1036.us, label %B1066.us, label %B1082.us
B1066.us:
  %.1047.us = getelementptr i64, ptr %0, i64 %slot.6.3.us
  store i64 %bits.6.3.us, ptr %.1047.us, align 8
  br label %B1082.us
B1082.us:
  %.1068.us = icmp sgt i64 %n.4.3.us, %n.2.1.us
  %or.cond596.us = select i1 %13, i1 %.1068.us, i1 false
  br i1 %or.cond596.us, label %B1114.preheader.us, label %B1310.us
B1114.preheader.us:
  br i1 %14, label %B1114.us.us, label %B1114.preheader70.us
B1114.preheader70.us:
  br i1 %15, label %B1114.preheader70.split.us.us, label %B1114.us133
B1114.us133:
  %g.7.2.us134 = phi i64 [ %smax.us, %B1266.split.split.us ], [ %.83, %B1114.preheader70.us ]
  %slot.12.2.us135 = phi i64 [ %.1237.us138, %B1266.split.split.us ], [ %n.2.1.us, %B1114.preheader70.us ]
  %47 = shl i64 %g.7.2.us134, 3
  %scevgep93.us136 = getelementptr i8, ptr %scevgep92, i64 %47
  br label %B1134.us
B1134.us:
  %lsr.iv.us = phi ptr [ %scevgep93.us136, %B1114.us133 ], [ %scevgep94.us, %middle.block49.us ]
  %g.5.3.us = phi i64 [ %g.7.2.us134, %B1114.us133 ], [ %smax.us, %middle.block49.us ]
  %bits.10.3.us = phi i64 [ 0, %B1114.us133 ], [ %.1195.us, %middle.block49.us ]
  %sector.5.3.us = phi i64 [ 0, %B1114.us133 ], [ %.1203.us, %middle.block49.us ]
  br label %vector.body43.us
vector.body43.us:
  %index44.us = phi i64 [ %index.next48.us, %vector.body43.us ], [ 0, %B1134.us ]
  %vec.phi45.us = phi <2 x i1> [ %51, %vector.body43.us ], [ zeroinitializer, %B1134.us ]
  %vec.phi46.us = phi <2 x i1> [ %52, %vector.body43.us ], [ zeroinitializer, %B1134.us ]
  %48 = shl i64 %index44.us, 3
  %scevgep96.us = getelementptr i8, ptr %lsr.iv.us, i64 %48
  %scevgep97.us = getelementptr i8, ptr %scevgep96.us, i64 -16
  %wide.load.us = load <2 x i64>, ptr %scevgep97.us, align 8
  %wide.load47.us = load <2 x i64>, ptr %scevgep96.us, align 8
  %49 = icmp ne <2 x i64> %wide.load.us, %broadcast.splat60.us
  %50 = icmp ne <2 x i64> %wide.load47.us, %broadcast.splat60.us
  %51 = or <2 x i1> %vec.phi45.us, %49
  %52 = or <2 x i1> %vec.phi46.us, %50
  %index.next48.us = add i64 %index44.us, 4
  %53 = icmp eq i64 %n.vec42, %index.next48.us
  br i1 %53, label %middle.block49.us, label %vector.body43.us
middle.block49.us:
  %.1111.us = shl i64 1, %sector.5.3.us
  %smax.us = add i64 %g.5.3.us, %6
  %bin.rdx50.us = or <2 x i1> %51, %52
  %bin.rdx50.fr.us = freeze <2 x i1> %bin.rdx50.us
  %54 = bitcast <2 x i1> %bin.rdx50.fr.us to i2
  %.not.us = icmp eq i2 %54, 0
  %rdx.select.us = select i1 %.not.us, i64 %.1111.us, i64 0
  %.1195.us = or i64 %rdx.select.us, %bits.10.3.us
  %.1203.us = add i64 %sector.5.3.us, 1
  %scevgep94.us = getelementptr i8, ptr %lsr.iv.us, i64 %11
  %exitcond642.not.us = icmp eq i64 %.1203.us, %5
  br i1 %exitcond642.not.us, label %B1266.split.split.us, label %B1134.us
B1266.split.split.us:
  %.1232.us137 = getelementptr i64, ptr %3, i64 %slot.12.2.us135
  store i64 %.1195.us, ptr %.1232.us137, align 8
  %.1237.us138 = add i64 %slot.12.2.us135, 1
  %exitcond643.not.us139 = icmp eq i64 %.1237.us138, %n.4.3.us
  br i1 %exitcond643.not.us139, label %B1310.us, label %B1114.us133
B1114.us.us:
  %slot.12.2.us.us = phi i64 [ %.1237.us.us, %B1266.split.us.us.us ], [ %n.2.1.us, %B1114.preheader.us ]
  br i1 %18, label %B1134.us.us.us.preheader, label %vector.body.us
vector.body.us:
  %lsr.iv98.us = phi i64 [ %lsr.iv.next.us, %vector.body.us ], [ %n.vec, %B1114.us.us ]
  %vec.phi.us = phi <2 x i64> [ %57, %vector.body.us ], [ zeroinitializer, %B1114.us.us ]
  %vec.phi37.us = phi <2 x i64> [ %58, %vector.body.us ], [ zeroinitializer, %B1114.us.us ]
  %vec.ind.us = phi <2 x i64> [ %vec.ind.next.us, %vector.body.us ], [ <i64 0, i64 1>, %B1114.us.us ]
  %step.add.us = add <2 x i64> %vec.ind.us, splat (i64 2)
  %55 = shl <2 x i64> splat (i64 1), %vec.ind.us
  %56 = shl <2 x i64> splat (i64 1), %step.add.us
  %57 = or <2 x i64> %55, %vec.phi.us
  %58 = or <2 x i64> %56, %vec.phi37.us
  %vec.ind.next.us = add <2 x i64> %vec.ind.us, splat (i64 4)
  %lsr.iv.next.us = add i64 %lsr.iv98.us, -4
  %59 = icmp eq i64 %lsr.iv.next.us, 0
  br i1 %59, label %middle.block.us, label %vector.body.us
middle.block.us:
  %bin.rdx.us = or <2 x i64> %58, %57
  %rdx.shuf.us = shufflevector <2 x i64> %bin.rdx.us, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx99.us = or <2 x i64> %rdx.shuf.us, %bin.rdx.us
  %60 = extractelement <2 x i64> %bin.rdx99.us, i64 0
  br i1 %19, label %B1266.split.us.us.us, label %B1134.us.us.us.preheader
B1134.us.us.us.preheader:
  %bits.10.3.us.us.us.ph = phi i64 [ %60, %middle.block.us ], [ 0, %B1114.us.us ]
  %sector.5.3.us.us.us.ph = phi i64 [ %n.vec, %middle.block.us ], [ 0, %B1114.us.us ]
  br label %B1134.us.us.us
B1134.us.us.us:
  %bits.10.3.us.us.us = phi i64 [ %.1195.us.us.us, %B1134.us.us.us ], [ %bits.10.3.us.us.us.ph, %B1134.us.us.us.preheader ]
  %sector.5.3.us.us.us = phi i64 [ %.1203.us.us.us, %B1134.us.us.us ], [ %sector.5.3.us.us.us.ph, %B1134.us.us.us.preheader ]
  %.1111.us.us.us = shl i64 1, %sector.5.3.us.us.us
  %.1195.us.us.us = or i64 %.1111.us.us.us, %bits.10.3.us.us.us
  %.1203.us.us.us = add i64 %sector.5.3.us.us.us, 1
  %exitcond644.not.us = icmp eq i64 %.1203.us.us.us, %5
  br i1 %exitcond644.not.us, label %B1266.split.us.us.us, label %B1134.us.us.us
B1266.split.us.us.us:
  %.1195.us.us.lcssa.us = phi i64 [ %60, %middle.block.us ], [ %.1195.us.us.us, %B1134.us.us.us ]
  %.1232.us.us = getelementptr i64, ptr %3, i64 %slot.12.2.us.us
  store i64 %.1195.us.us.lcssa.us, ptr %.1232.us.us, align 8
  %.1237.us.us = add i64 %slot.12.2.us.us, 1
  %exitcond645.not.us = icmp eq i64 %.1237.us.us, %n.4.3.us
  br i1 %exitcond645.not.us, label %B1310.us, label %B1114.us.us
B1310.us:
  %.1257.us = sub i64 %n.4.3.us, %n.2.1.us
  %.1262.us = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1.us
  store i64 %.1257.us, ptr %.1262.us, align 8
  %.1269.us = getelementptr i64, ptr %4, i64 %row.2.1.us
  store i64 %waves.4.3.us, ptr %.1269.us, align 8
  %.1285.us = icmp slt i64 %.844.us, %.22
  %.1308.us = icmp slt i64 %n.4.3.us, %.64
  %or.cond597.us = select i1 %.1285.us, i1 %.1308.us, i1 false
  br i1 %or.cond597.us, label %B260.us, label %common.ret
B1114.preheader70.split.us.us:
  br i1 %16, label %B1114.us48.us.us, label %B1114.preheader70.split.us.split.us150
B1114.us48.us142:
  %g.7.2.us.us143 = phi i64 [ %smax.us.us58.us.lcssa, %B1266.split.split.us.split.split.us71.us ], [ %.83, %B1114.preheader70.split.us.split.us150 ]
  %slot.12.2.us49.us144 = phi i64 [ %.1237.us51.us147, %B1266.split.split.us.split.split.us71.us ], [ %n.2.1.us, %B1114.preheader70.split.us.split.us150 ]
  br i1 %20, label %B1134.us.us52.us.epil.preheader, label %B1134.us.us52.us
B1134.us.us52.us:
  %g.5.3.us.us54.us = phi i64 [ %smax.us.us58.us.1, %B1134.us.us52.us ], [ %g.7.2.us.us143, %B1114.us48.us142 ]
  %bits.10.3.us.us55.us = phi i64 [ %.1195.us.us67.us.1, %B1134.us.us52.us ], [ 0, %B1114.us48.us142 ]
  %sector.5.3.us.us56.us = phi i64 [ %.1203.us.us68.us.1, %B1134.us.us52.us ], [ 0, %B1114.us48.us142 ]
  %niter = phi i64 [ %niter.next.1, %B1134.us.us52.us ], [ 0, %B1114.us48.us142 ]
  %.1111.us.us57.us = shl i64 1, %sector.5.3.us.us56.us
  %smax.us.us58.us = add i64 %g.5.3.us.us54.us, %6
  %.1148.us.us59.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us54.us
  %.1149.us.us60.us = load i64, ptr %.1148.us.us59.us, align 8
  %.1152.not.us.us61.us = icmp eq i64 %.1149.us.us60.us, %.844.us
  %.1148.1.us.us63.us = getelementptr i8, ptr %.1148.us.us59.us, i64 8
  %.1149.1.us.us64.us = load i64, ptr %.1148.1.us.us63.us, align 8
  %.1152.not.1.us.us65.us = icmp eq i64 %.1149.1.us.us64.us, %.844.us
  %.1148.2.us.us.us = getelementptr i8, ptr %.1148.us.us59.us, i64 16
  %.1149.2.us.us.us = load i64, ptr %.1148.2.us.us.us, align 8
  %.1152.not.2.us.us.us = icmp eq i64 %.1149.2.us.us.us, %.844.us
  %61 = select i1 %.1152.not.2.us.us.us, i1 %.1152.not.1.us.us65.us, i1 false
  %62 = select i1 %61, i1 %.1152.not.us.us61.us, i1 false
  %spec.select.2.us.us.us = select i1 %62, i64 %.1111.us.us57.us, i64 0
  %.1195.us.us67.us = or i64 %spec.select.2.us.us.us, %bits.10.3.us.us55.us
  %.1111.us.us57.us.1 = shl i64 2, %sector.5.3.us.us56.us
  %smax.us.us58.us.1 = add i64 %smax.us.us58.us, %6
  %.1148.us.us59.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us58.us
  %.1149.us.us60.us.1 = load i64, ptr %.1148.us.us59.us.1, align 8
  %.1152.not.us.us61.us.1 = icmp eq i64 %.1149.us.us60.us.1, %.844.us
  %.1148.1.us.us63.us.1 = getelementptr i8, ptr %.1148.us.us59.us.1, i64 8
  %.1149.1.us.us64.us.1 = load i64, ptr %.1148.1.us.us63.us.1, align 8
  %.1152.not.1.us.us65.us.1 = icmp eq i64 %.1149.1.us.us64.us.1, %.844.us
  %.1148.2.us.us.us.1 = getelementptr i8, ptr %.1148.us.us59.us.1, i64 16
  %.1149.2.us.us.us.1 = load i64, ptr %.1148.2.us.us.us.1, align 8
  %.1152.not.2.us.us.us.1 = icmp eq i64 %.1149.2.us.us.us.1, %.844.us
  %63 = select i1 %.1152.not.2.us.us.us.1, i1 %.1152.not.1.us.us65.us.1, i1 false
  %64 = select i1 %63, i1 %.1152.not.us.us61.us.1, i1 false
  %spec.select.2.us.us.us.1 = select i1 %64, i64 %.1111.us.us57.us.1, i64 0
  %.1195.us.us67.us.1 = or i64 %spec.select.2.us.us.us.1, %.1195.us.us67.us
  %.1203.us.us68.us.1 = add i64 %sector.5.3.us.us56.us, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %B1266.split.split.us.split.split.us71.us.unr-lcssa, label %B1134.us.us52.us
B1266.split.split.us.split.split.us71.us.unr-lcssa:
  br i1 %lcmp.mod208.not, label %B1266.split.split.us.split.split.us71.us, label %B1134.us.us52.us.epil.preheader
B1134.us.us52.us.epil.preheader:
  %g.5.3.us.us54.us.epil.init = phi i64 [ %g.7.2.us.us143, %B1114.us48.us142 ], [ %smax.us.us58.us.1, %B1266.split.split.us.split.split.us71.us.unr-lcssa ]
  %bits.10.3.us.us55.us.epil.init = phi i64 [ 0, %B1114.us48.us142 ], [ %.1195.us.us67.us.1, %B1266.split.split.us.split.split.us71.us.unr-lcssa ]
  %sector.5.3.us.us56.us.epil.init = phi i64 [ 0, %B1114.us48.us142 ], [ %.1203.us.us68.us.1, %B1266.split.split.us.split.split.us71.us.unr-lcssa ]
  %.1111.us.us57.us.epil = shl i64 1, %sector.5.3.us.us56.us.epil.init
  %smax.us.us58.us.epil = add i64 %g.5.3.us.us54.us.epil.init, %6
  %.1148.us.us59.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us54.us.epil.init
  %.1149.us.us60.us.epil = load i64, ptr %.1148.us.us59.us.epil, align 8
  %.1152.not.us.us61.us.epil = icmp eq i64 %.1149.us.us60.us.epil, %.844.us
  %.1148.1.us.us63.us.epil = getelementptr i8, ptr %.1148.us.us59.us.epil, i64 8
  %.1149.1.us.us64.us.epil = load i64, ptr %.1148.1.us.us63.us.epil, align 8
  %.1152.not.1.us.us65.us.epil = icmp eq i64 %.1149.1.us.us64.us.epil, %.844.us
  %.1148.2.us.us.us.epil = getelementptr i8, ptr %.1148.us.us59.us.epil, i64 16
  %.1149.2.us.us.us.epil = load i64, ptr %.1148.2.us.us.us.epil, align 8
  %.1152.not.2.us.us.us.epil = icmp eq i64 %.1149.2.us.us.us.epil, %.844.us
  %65 = select i1 %.1152.not.2.us.us.us.epil, i1 %.1152.not.1.us.us65.us.epil, i1 false
  %66 = select i1 %65, i1 %.1152.not.us.us61.us.epil, i1 false
  %spec.select.2.us.us.us.epil = select i1 %66, i64 %.1111.us.us57.us.epil, i64 0
  %.1195.us.us67.us.epil = or i64 %spec.select.2.us.us.us.epil, %bits.10.3.us.us55.us.epil.init
  br label %B1266.split.split.us.split.split.us71.us
B1266.split.split.us.split.split.us71.us:
  %smax.us.us58.us.lcssa = phi i64 [ %smax.us.us58.us.1, %B1266.split.split.us.split.split.us71.us.unr-lcssa ], [ %smax.us.us58.us.epil, %B1134.us.us52.us.epil.preheader ]
  %.1195.us.us67.us.lcssa = phi i64 [ %.1195.us.us67.us.1, %B1266.split.split.us.split.split.us71.us.unr-lcssa ], [ %.1195.us.us67.us.epil, %B1134.us.us52.us.epil.preheader ]
  %.1232.us50.us146 = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us144
  store i64 %.1195.us.us67.us.lcssa, ptr %.1232.us50.us146, align 8
  %.1237.us51.us147 = add i64 %slot.12.2.us49.us144, 1
  %exitcond643.not.us.us148 = icmp eq i64 %.1237.us51.us147, %n.4.3.us
  br i1 %exitcond643.not.us.us148, label %B1310.us, label %B1114.us48.us142
B1114.preheader70.split.us.split.us150:
  br i1 %17, label %B1114.us48.us77.us, label %B1114.us48.us142
B1114.us48.us.us:
  %g.7.2.us.us.us = phi i64 [ %smax.us.us.us.us.us.lcssa, %B1266.split.split.us.split.us.us.us.us ], [ %.83, %B1114.preheader70.split.us.us ]
  %slot.12.2.us49.us.us = phi i64 [ %.1237.us51.us.us, %B1266.split.split.us.split.us.us.us.us ], [ %n.2.1.us, %B1114.preheader70.split.us.us ]
  br i1 %22, label %B1134.us.us19.us.us.us.epil.preheader, label %B1134.us.us19.us.us.us
B1134.us.us19.us.us.us:
  %g.5.3.us.us.us.us.us = phi i64 [ %smax.us.us.us.us.us.1, %B1134.us.us19.us.us.us ], [ %g.7.2.us.us.us, %B1114.us48.us.us ]
  %bits.10.3.us.us20.us.us.us = phi i64 [ %.1195.us.us23.us.us.us.1, %B1134.us.us19.us.us.us ], [ 0, %B1114.us48.us.us ]
  %sector.5.3.us.us21.us.us.us = phi i64 [ %.1203.us.us24.us.us.us.1, %B1134.us.us19.us.us.us ], [ 0, %B1114.us48.us.us ]
  %niter225 = phi i64 [ %niter225.next.1, %B1134.us.us19.us.us.us ], [ 0, %B1114.us48.us.us ]
  %.1111.us.us22.us.us.us = shl i64 1, %sector.5.3.us.us21.us.us.us
  %smax.us.us.us.us.us = add i64 %g.5.3.us.us.us.us.us, %6
  %.1148.us.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us.us.us.us
  %.1149.us.us.us.us.us = load i64, ptr %.1148.us.us.us.us.us, align 8
  %.1152.not.us.us.us.us.us = icmp eq i64 %.1149.us.us.us.us.us, %.844.us
  %spec.select.us.us.us.us.us = select i1 %.1152.not.us.us.us.us.us, i64 %.1111.us.us22.us.us.us, i64 0
  %.1195.us.us23.us.us.us = or i64 %spec.select.us.us.us.us.us, %bits.10.3.us.us20.us.us.us
  %.1111.us.us22.us.us.us.1 = shl i64 2, %sector.5.3.us.us21.us.us.us
  %smax.us.us.us.us.us.1 = add i64 %smax.us.us.us.us.us, %6
  %.1148.us.us.us.us.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us.us.us.us
  %.1149.us.us.us.us.us.1 = load i64, ptr %.1148.us.us.us.us.us.1, align 8
  %.1152.not.us.us.us.us.us.1 = icmp eq i64 %.1149.us.us.us.us.us.1, %.844.us
  %spec.select.us.us.us.us.us.1 = select i1 %.1152.not.us.us.us.us.us.1, i64 %.1111.us.us22.us.us.us.1, i64 0
  %.1195.us.us23.us.us.us.1 = or i64 %spec.select.us.us.us.us.us.1, %.1195.us.us23.us.us.us
  %.1203.us.us24.us.us.us.1 = add i64 %sector.5.3.us.us21.us.us.us, 2
  %niter225.next.1 = add i64 %niter225, 2
  %niter225.ncmp.1 = icmp eq i64 %niter225.next.1, %unroll_iter224
  br i1 %niter225.ncmp.1, label %B1266.split.split.us.split.us.us.us.us.unr-lcssa, label %B1134.us.us19.us.us.us
B1266.split.split.us.split.us.us.us.us.unr-lcssa:
  br i1 %lcmp.mod220.not, label %B1266.split.split.us.split.us.us.us.us, label %B1134.us.us19.us.us.us.epil.preheader
B1134.us.us19.us.us.us.epil.preheader:
  %g.5.3.us.us.us.us.us.epil.init = phi i64 [ %g.7.2.us.us.us, %B1114.us48.us.us ], [ %smax.us.us.us.us.us.1, %B1266.split.split.us.split.us.us.us.us.unr-lcssa ]
  %bits.10.3.us.us20.us.us.us.epil.init = phi i64 [ 0, %B1114.us48.us.us ], [ %.1195.us.us23.us.us.us.1, %B1266.split.split.us.split.us.us.us.us.unr-lcssa ]
  %sector.5.3.us.us21.us.us.us.epil.init = phi i64 [ 0, %B1114.us48.us.us ], [ %.1203.us.us24.us.us.us.1, %B1266.split.split.us.split.us.us.us.us.unr-lcssa ]
  %.1111.us.us22.us.us.us.epil = shl i64 1, %sector.5.3.us.us21.us.us.us.epil.init
  %smax.us.us.us.us.us.epil = add i64 %g.5.3.us.us.us.us.us.epil.init, %6
  %.1148.us.us.us.us.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us.us.us.us.epil.init
  %.1149.us.us.us.us.us.epil = load i64, ptr %.1148.us.us.us.us.us.epil, align 8
  %.1152.not.us.us.us.us.us.epil = icmp eq i64 %.1149.us.us.us.us.us.epil, %.844.us
  %spec.select.us.us.us.us.us.epil = select i1 %.1152.not.us.us.us.us.us.epil, i64 %.1111.us.us22.us.us.us.epil, i64 0
  %.1195.us.us23.us.us.us.epil = or i64 %spec.select.us.us.us.us.us.epil, %bits.10.3.us.us20.us.us.us.epil.init
  br label %B1266.split.split.us.split.us.us.us.us
B1266.split.split.us.split.us.us.us.us:
  %smax.us.us.us.us.us.lcssa = phi i64 [ %smax.us.us.us.us.us.1, %B1266.split.split.us.split.us.us.us.us.unr-lcssa ], [ %smax.us.us.us.us.us.epil, %B1134.us.us19.us.us.us.epil.preheader ]
  %.1195.us.us23.us.us.us.lcssa = phi i64 [ %.1195.us.us23.us.us.us.1, %B1266.split.split.us.split.us.us.us.us.unr-lcssa ], [ %.1195.us.us23.us.us.us.epil, %B1134.us.us19.us.us.us.epil.preheader ]
  %.1232.us50.us.us = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us.us
  store i64 %.1195.us.us23.us.us.us.lcssa, ptr %.1232.us50.us.us, align 8
  %.1237.us51.us.us = add i64 %slot.12.2.us49.us.us, 1
  %exitcond643.not.us.us.us = icmp eq i64 %.1237.us51.us.us, %n.4.3.us
  br i1 %exitcond643.not.us.us.us, label %B1310.us, label %B1114.us48.us.us
B1114.us48.us77.us:
  %g.7.2.us.us78.us = phi i64 [ %smax.us.us33.us.us.us.lcssa, %B1266.split.split.us.split.split.us.us.us.us ], [ %.83, %B1114.preheader70.split.us.split.us150 ]
  %slot.12.2.us49.us79.us = phi i64 [ %.1237.us51.us82.us, %B1266.split.split.us.split.split.us.us.us.us ], [ %n.2.1.us, %B1114.preheader70.split.us.split.us150 ]
  br i1 %21, label %B1134.us.us27.us.us.us.epil.preheader, label %B1134.us.us27.us.us.us
B1134.us.us27.us.us.us:
  %g.5.3.us.us29.us.us.us = phi i64 [ %smax.us.us33.us.us.us.1, %B1134.us.us27.us.us.us ], [ %g.7.2.us.us78.us, %B1114.us48.us77.us ]
  %bits.10.3.us.us30.us.us.us = phi i64 [ %.1195.us.us40.us.us.us.1, %B1134.us.us27.us.us.us ], [ 0, %B1114.us48.us77.us ]
  %sector.5.3.us.us31.us.us.us = phi i64 [ %.1203.us.us41.us.us.us.1, %B1134.us.us27.us.us.us ], [ 0, %B1114.us48.us77.us ]
  %niter218 = phi i64 [ %niter218.next.1, %B1134.us.us27.us.us.us ], [ 0, %B1114.us48.us77.us ]
  %.1111.us.us32.us.us.us = shl i64 1, %sector.5.3.us.us31.us.us.us
  %smax.us.us33.us.us.us = add i64 %g.5.3.us.us29.us.us.us, %6
  %.1148.us.us34.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us29.us.us.us
  %.1149.us.us35.us.us.us = load i64, ptr %.1148.us.us34.us.us.us, align 8
  %.1152.not.us.us36.us.us.us = icmp eq i64 %.1149.us.us35.us.us.us, %.844.us
  %.1148.1.us.us.us.us.us = getelementptr i8, ptr %.1148.us.us34.us.us.us, i64 8
  %.1149.1.us.us.us.us.us = load i64, ptr %.1148.1.us.us.us.us.us, align 8
  %.1152.not.1.us.us.us.us.us = icmp eq i64 %.1149.1.us.us.us.us.us, %.844.us
  %67 = select i1 %.1152.not.1.us.us.us.us.us, i1 %.1152.not.us.us36.us.us.us, i1 false
  %spec.select.1.us.us.us.us.us = select i1 %67, i64 %.1111.us.us32.us.us.us, i64 0
  %.1195.us.us40.us.us.us = or i64 %spec.select.1.us.us.us.us.us, %bits.10.3.us.us30.us.us.us
  %.1111.us.us32.us.us.us.1 = shl i64 2, %sector.5.3.us.us31.us.us.us
  %smax.us.us33.us.us.us.1 = add i64 %smax.us.us33.us.us.us, %6
  %.1148.us.us34.us.us.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us33.us.us.us
  %.1149.us.us35.us.us.us.1 = load i64, ptr %.1148.us.us34.us.us.us.1, align 8
  %.1152.not.us.us36.us.us.us.1 = icmp eq i64 %.1149.us.us35.us.us.us.1, %.844.us
  %.1148.1.us.us.us.us.us.1 = getelementptr i8, ptr %.1148.us.us34.us.us.us.1, i64 8
  %.1149.1.us.us.us.us.us.1 = load i64, ptr %.1148.1.us.us.us.us.us.1, align 8
  %.1152.not.1.us.us.us.us.us.1 = icmp eq i64 %.1149.1.us.us.us.us.us.1, %.844.us
  %68 = select i1 %.1152.not.1.us.us.us.us.us.1, i1 %.1152.not.us.us36.us.us.us.1, i1 false
  %spec.select.1.us.us.us.us.us.1 = select i1 %68, i64 %.1111.us.us32.us.us.us.1, i64 0
  %.1195.us.us40.us.us.us.1 = or i64 %spec.select.1.us.us.us.us.us.1, %.1195.us.us40.us.us.us
  %.1203.us.us41.us.us.us.1 = add i64 %sector.5.3.us.us31.us.us.us, 2
  %niter218.next.1 = add i64 %niter218, 2
  %niter218.ncmp.1 = icmp eq i64 %niter218.next.1, %unroll_iter217
  br i1 %niter218.ncmp.1, label %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa, label %B1134.us.us27.us.us.us
B1266.split.split.us.split.split.us.us.us.us.unr-lcssa:
  br i1 %lcmp.mod213.not, label %B1266.split.split.us.split.split.us.us.us.us, label %B1134.us.us27.us.us.us.epil.preheader
B1134.us.us27.us.us.us.epil.preheader:
  %g.5.3.us.us29.us.us.us.epil.init = phi i64 [ %g.7.2.us.us78.us, %B1114.us48.us77.us ], [ %smax.us.us33.us.us.us.1, %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %bits.10.3.us.us30.us.us.us.epil.init = phi i64 [ 0, %B1114.us48.us77.us ], [ %.1195.us.us40.us.us.us.1, %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %sector.5.3.us.us31.us.us.us.epil.init = phi i64 [ 0, %B1114.us48.us77.us ], [ %.1203.us.us41.us.us.us.1, %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %.1111.us.us32.us.us.us.epil = shl i64 1, %sector.5.3.us.us31.us.us.us.epil.init
  %smax.us.us33.us.us.us.epil = add i64 %g.5.3.us.us29.us.us.us.epil.init, %6
  %.1148.us.us34.us.us.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us29.us.us.us.epil.init
  %.1149.us.us35.us.us.us.epil = load i64, ptr %.1148.us.us34.us.us.us.epil, align 8
  %.1152.not.us.us36.us.us.us.epil = icmp eq i64 %.1149.us.us35.us.us.us.epil, %.844.us
  %.1148.1.us.us.us.us.us.epil = getelementptr i8, ptr %.1148.us.us34.us.us.us.epil, i64 8
  %.1149.1.us.us.us.us.us.epil = load i64, ptr %.1148.1.us.us.us.us.us.epil, align 8
  %.1152.not.1.us.us.us.us.us.epil = icmp eq i64 %.1149.1.us.us.us.us.us.epil, %.844.us
  %69 = select i1 %.1152.not.1.us.us.us.us.us.epil, i1 %.1152.not.us.us36.us.us.us.epil, i1 false
  %spec.select.1.us.us.us.us.us.epil = select i1 %69, i64 %.1111.us.us32.us.us.us.epil, i64 0
  %.1195.us.us40.us.us.us.epil = or i64 %spec.select.1.us.us.us.us.us.epil, %bits.10.3.us.us30.us.us.us.epil.init
  br label %B1266.split.split.us.split.split.us.us.us.us
B1266.split.split.us.split.split.us.us.us.us:
  %smax.us.us33.us.us.us.lcssa = phi i64 [ %smax.us.us33.us.us.us.1, %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa ], [ %smax.us.us33.us.us.us.epil, %B1134.us.us27.us.us.us.epil.preheader ]
  %.1195.us.us40.us.us.us.lcssa = phi i64 [ %.1195.us.us40.us.us.us.1, %B1266.split.split.us.split.split.us.us.us.us.unr-lcssa ], [ %.1195.us.us40.us.us.us.epil, %B1134.us.us27.us.us.us.epil.preheader ]
  %.1232.us50.us81.us = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us79.us
  store i64 %.1195.us.us40.us.us.us.lcssa, ptr %.1232.us50.us81.us, align 8
  %.1237.us51.us82.us = add i64 %slot.12.2.us49.us79.us, 1
  %exitcond643.not.us.us83.us = icmp eq i64 %.1237.us51.us82.us, %n.4.3.us
  br i1 %exitcond643.not.us.us83.us, label %B1310.us, label %B1114.us48.us77.us
B260:
  %row.2.1 = phi i64 [ %.pre.3, %B260 ], [ %row.2.1.unr, %B260.prol.loopexit ]
  %.pre = add i64 %row.2.1, 1
  %.1262 = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1
  store i64 0, ptr %.1262, align 8
  %.1269 = getelementptr i64, ptr %4, i64 %row.2.1
  store i64 0, ptr %.1269, align 8
  %.pre.1 = add i64 %row.2.1, 2
  %.1262.1 = getelementptr i64, ptr %arg.per_warp, i64 %.pre
  store i64 0, ptr %.1262.1, align 8
  %.1269.1 = getelementptr i64, ptr %4, i64 %.pre
  store i64 0, ptr %.1269.1, align 8
  %.pre.2 = add i64 %row.2.1, 3
  %.1262.2 = getelementptr i64, ptr %arg.per_warp, i64 %.pre.1
  store i64 0, ptr %.1262.2, align 8
  %.1269.2 = getelementptr i64, ptr %4, i64 %.pre.1
  store i64 0, ptr %.1269.2, align 8
  %.pre.3 = add i64 %row.2.1, 4
  %.1262.3 = getelementptr i64, ptr %arg.per_warp, i64 %.pre.2
  store i64 0, ptr %.1262.3, align 8
  %.1269.3 = getelementptr i64, ptr %4, i64 %.pre.2
  store i64 0, ptr %.1269.3, align 8
  %exitcond.not.3 = icmp eq i64 %.pre.3, %.22
  br i1 %exitcond.not.3, label %common.ret, label %B260
common.ret:
  %row.3.0 = phi i64 [ %.61, %B0 ], [ %.22, %middle.block ], [ %.844.us, %B1310.us ], [ %.22, %B260 ], [ %.22, %B260.prol.loopexit ]
  %n.9.0 = phi i64 [ 0, %B0 ], [ 0, %middle.block ], [ %n.4.3.us, %B1310.us ], [ 0, %B260 ], [ 0, %B260.prol.loopexit ]
  store i64 %row.3.0, ptr %.60, align 8
  %.1377 = getelementptr i8, ptr %arg.what, i64 72
  store i64 %n.9.0, ptr %.1377, align 8
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define i32 @mgpusim_bank_cycles(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.addr, ptr %arg.scratch, ptr %arg.out)  {
B0.endif:
  %.15 = load i64, ptr %arg.what, align 8
  %.16 = getelementptr i8, ptr %arg.what, i64 8
  %.17 = load i64, ptr %.16, align 8
  %.20 = getelementptr i8, ptr %arg.what, i64 24
  %.21 = load i64, ptr %.20, align 8
  %.21.fr = freeze i64 %.21
  %.39 = getelementptr i8, ptr %arg.what, i64 32
  %.40 = load i64, ptr %.39, align 8
  %.41 = getelementptr i8, ptr %arg.what, i64 40
  %.42 = load i64, ptr %.41, align 8
  %.43 = getelementptr i8, ptr %arg.what, i64 48
  %.44 = load i64, ptr %.43, align 8
  %.56 = mul i64 %.44, %.21.fr
  %.145222.not = icmp slt i64 %.15, 1
  br i1 %.145222.not, label %common.ret, label %B186.lr.ph
B186.lr.ph:
  %.18 = getelementptr i8, ptr %arg.what, i64 16
  %.19 = load i64, ptr %.18, align 8
  %.217 = icmp sgt i64 %.17, 0
  %.361 = add i64 %.19, -1
  %.379 = add i64 %.21.fr, -1
  %0 = getelementptr i64, ptr %arg.scratch, i64 %.56
  br i1 %.217, label %B186.us.preheader, label %B186.preheader
B186.preheader:
  %1 = shl i64 %.15, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.out, i8 0, i64 %1, i1 false)
  br label %common.ret
B186.us.preheader:
  %2 = tail call i64 @llvm.ctpop.i64(i64 %.21.fr)
  %3 = icmp ult i64 %2, 2
  %.279 = add i64 %.56, %.21.fr
  %4 = shl i64 %.56, 3
  %scevgep = getelementptr i8, ptr %arg.scratch, i64 %4
  %5 = add i64 %.56, 1
  %smax = tail call i64 @llvm.smax.i64(i64 %.279, i64 %5)
  %6 = sub i64 %smax, %.56
  %7 = shl i64 %6, 3
  %8 = icmp sgt i64 %.21.fr, 0
  br i1 %3, label %B186.us.us, label %B186.us.preheader2
B186.us.preheader2:
  %9 = trunc i64 %.21.fr to i32
  br label %B186.us
B186.us.us:
  %lane.2.0225.us.us = phi i64 [ %.335.us.us.us, %B686.loopexit.us.split.us.us ], [ 0, %B186.us.preheader ]
  %.151221223.us.us = phi i64 [ %.158.us.us, %B686.loopexit.us.split.us.us ], [ 0, %B186.us.preheader ]
  %.196.us.us = add i64 %lane.2.0225.us.us, %.17
  br label %B222.us.us.us
B222.us.us.us:
  %lane.4.1.us.us.us = phi i64 [ %.335.us.us.us, %B674.us.us.us ], [ %lane.2.0225.us.us, %B186.us.us ]
  %total.2.1.us.us.us = phi i64 [ %total.3.3.us.us.us, %B674.us.us.us ], [ 0, %B186.us.us ]
  %worst.3.1.us.us.us = phi i64 [ %worst.4.3.us.us.us, %B674.us.us.us ], [ 0, %B186.us.us ]
  %left.3.1.us.us.us = phi i64 [ %.321.us.us.us, %B674.us.us.us ], [ 0, %B186.us.us ]
  %.243.us.us.us = icmp eq i64 %left.3.1.us.us.us, 0
  br i1 %.243.us.us.us, label %B234.us.us.us, label %B312.us.us.us
B234.us.us.us:
  %.256.us.us.us = add i64 %worst.3.1.us.us.us, %total.2.1.us.us.us
  br i1 %8, label %B274.us.preheader.us.us, label %B312.us.us.us
B274.us.preheader.us.us:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %7, i1 false)
  br label %B312.us.us.us
B312.us.us.us:
  %total.3.3.us.us.us = phi i64 [ %total.2.1.us.us.us, %B222.us.us.us ], [ %.256.us.us.us, %B234.us.us.us ], [ %.256.us.us.us, %B274.us.preheader.us.us ]
  %worst.5.3.us.us.us = phi i64 [ %worst.3.1.us.us.us, %B222.us.us.us ], [ 0, %B234.us.us.us ], [ 0, %B274.us.preheader.us.us ]
  %left.4.3.us.us.us = phi i64 [ %left.3.1.us.us.us, %B222.us.us.us ], [ %.42, %B234.us.us.us ], [ %.42, %B274.us.preheader.us.us ]
  %.321.us.us.us = add i64 %left.4.3.us.us.us, -1
  %.329.us.us.us = getelementptr i64, ptr %arg.addr, i64 %lane.4.1.us.us.us
  %.330.us.us.us = load i64, ptr %.329.us.us.us, align 8
  %.335.us.us.us = add i64 %lane.4.1.us.us.us, 1
  %.342.us.us.us = icmp sgt i64 %.330.us.us.us, -1
  br i1 %.342.us.us.us, label %B360.us.us.us, label %B674.us.us.us
B360.us.us.us:
  %.355.us.us.us = lshr i64 %.330.us.us.us, %.40
  %.364.us.us.us = add i64 %.330.us.us.us, %.361
  %.366.us.us.us = ashr i64 %.364.us.us.us, %.40
  %.371.not.us.us.us = icmp sgt i64 %.355.us.us.us, %.366.us.us.us
  br i1 %.371.not.us.us.us, label %B674.us.us.us, label %B404.us.us.us.us
B674.us.us.us:
  %worst.4.3.us.us.us = phi i64 [ %worst.5.3.us.us.us, %B312.us.us.us ], [ %worst.5.3.us.us.us, %B360.us.us.us ], [ %worst.6.5.us.us.us.us, %B652.us.us.us.us ]
  %.654.us.us.us = icmp slt i64 %.335.us.us.us, %.196.us.us
  br i1 %.654.us.us.us, label %B222.us.us.us, label %B686.loopexit.us.split.us.us
B404.us.us.us.us:
  %worst.7.4.us.us.us.us = phi i64 [ %worst.6.5.us.us.us.us, %B652.us.us.us.us ], [ %worst.5.3.us.us.us, %B360.us.us.us ]
  %word.2.4.us.us.us.us = phi i64 [ %.604.us.us.us.us, %B652.us.us.us.us ], [ %.355.us.us.us, %B360.us.us.us ]
  %.381.us.us.us.us = and i64 %word.2.4.us.us.us.us, %.379
  %.438.us.us.us.us = mul i64 %.381.us.us.us.us, %.44
  %.450.us.us.us.us = getelementptr i64, ptr %0, i64 %.381.us.us.us.us
  %.451.us.us.us.us = load i64, ptr %.450.us.us.us.us, align 8
  %.457.us.us.us.us = add i64 %.438.us.us.us.us, %.451.us.us.us.us
  %.463.us.us.us.us = icmp sgt i64 %.451.us.us.us.us, 0
  br i1 %.463.us.us.us.us, label %B500.us.us.us.us, label %B570.us.us.us.us
B500.us.us.us.us:
  %.474.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %.438.us.us.us.us
  %.475.us.us.us.us = load i64, ptr %.474.us.us.us.us, align 8
  %.479.not.us.us.us.us = icmp eq i64 %.475.us.us.us.us, %word.2.4.us.us.us.us
  br i1 %.479.not.us.us.us.us, label %B570.us.us.us.us, label %B524.us.preheader.us.us.us
B524.us.preheader.us.us.us:
  %10 = add i64 %.438.us.us.us.us, 1
  %smax234.us.us.us = tail call i64 @llvm.smax.i64(i64 %.457.us.us.us.us, i64 %10)
  br label %B524.us.us.us.us
B524.us.us.us.us:
  %at.5.6.us.us.us.us = phi i64 [ %11, %B546.us.us.us.us ], [ %.438.us.us.us.us, %B524.us.preheader.us.us.us ]
  %11 = add i64 %at.5.6.us.us.us.us, 1
  %.496.us.us.us.us = icmp slt i64 %11, %.457.us.us.us.us
  br i1 %.496.us.us.us.us, label %B546.us.us.us.us, label %B570.us.us.us.us
B546.us.us.us.us:
  %sunkaddr = shl i64 %at.5.6.us.us.us.us, 3
  %sunkaddr21 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.507.us.us.us.us = load i64, ptr %sunkaddr22, align 8
  %.511.not.us.us.us.us = icmp eq i64 %.507.us.us.us.us, %word.2.4.us.us.us.us
  br i1 %.511.not.us.us.us.us, label %B570.us.us.us.us, label %B524.us.us.us.us
B570.us.us.us.us:
  %at.6.5.us.us.us.us = phi i64 [ %.438.us.us.us.us, %B500.us.us.us.us ], [ %.438.us.us.us.us, %B404.us.us.us.us ], [ %11, %B546.us.us.us.us ], [ %smax234.us.us.us, %B524.us.us.us.us ]
  %.530.us.us.us.us = icmp eq i64 %at.6.5.us.us.us.us, %.457.us.us.us.us
  br i1 %.530.us.us.us.us, label %B582.us.us.us.us, label %B652.us.us.us.us
B582.us.us.us.us:
  %.537.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %.457.us.us.us.us
  store i64 %word.2.4.us.us.us.us, ptr %.537.us.us.us.us, align 8
  %.542.us.us.us.us = add i64 %.451.us.us.us.us, 1
  %sunkaddr23 = shl i64 %.381.us.us.us.us, 3
  %sunkaddr24 = getelementptr i8, ptr %0, i64 %sunkaddr23
  store i64 %.542.us.us.us.us, ptr %sunkaddr24, align 8
  %.11.i.us.us.us = tail call i64 @llvm.smax.i64(i64 %.542.us.us.us.us, i64 %worst.7.4.us.us.us.us)
  br label %B652.us.us.us.us
B652.us.us.us.us:
  %worst.6.5.us.us.us.us = phi i64 [ %worst.7.4.us.us.us.us, %B570.us.us.us.us ], [ %.11.i.us.us.us, %B582.us.us.us.us ]
  %.604.us.us.us.us = add i64 %word.2.4.us.us.us.us, 1
  %exitcond.not.us.us.us = icmp eq i64 %word.2.4.us.us.us.us, %.366.us.us.us
  br i1 %exitcond.not.us.us.us, label %B674.us.us.us, label %B404.us.us.us.us
B686.loopexit.us.split.us.us:
  %.158.us.us = add i64 %.151221223.us.us, 1
  %.680.us.us = add i64 %worst.4.3.us.us.us, %total.3.3.us.us.us
  %.687.us.us = getelementptr i64, ptr %arg.out, i64 %.151221223.us.us
  store i64 %.680.us.us, ptr %.687.us.us, align 8
  %exitcond235.not.us = icmp eq i64 %.158.us.us, %.15
  br i1 %exitcond235.not.us, label %common.ret, label %B186.us.us
B186.us:
  %lane.2.0225.us = phi i64 [ %.335.us, %B686.loopexit.us.split ], [ 0, %B186.us.preheader2 ]
  %.151221223.us = phi i64 [ %.158.us, %B686.loopexit.us.split ], [ 0, %B186.us.preheader2 ]
  %.196.us = add i64 %lane.2.0225.us, %.17
  br label %B222.us
B222.us:
  %lane.4.1.us = phi i64 [ %.335.us, %B674.us ], [ %lane.2.0225.us, %B186.us ]
  %total.2.1.us = phi i64 [ %total.3.3.us, %B674.us ], [ 0, %B186.us ]
  %worst.3.1.us = phi i64 [ %worst.4.3.us, %B674.us ], [ 0, %B186.us ]
  %left.3.1.us = phi i64 [ %.321.us, %B674.us ], [ 0, %B186.us ]
  %.243.us = icmp eq i64 %left.3.1.us, 0
  br i1 %.243.us, label %B234.us, label %B312.us
B234.us:
  %.256.us = add i64 %worst.3.1.us, %total.2.1.us
  br i1 %8, label %B274.us.preheader, label %B312.us
B274.us.preheader:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %7, i1 false)
  br label %B312.us
B312.us:
  %total.3.3.us = phi i64 [ %total.2.1.us, %B222.us ], [ %.256.us, %B234.us ], [ %.256.us, %B274.us.preheader ]
  %worst.5.3.us = phi i64 [ %worst.3.1.us, %B222.us ], [ 0, %B234.us ], [ 0, %B274.us.preheader ]
  %left.4.3.us = phi i64 [ %left.3.1.us, %B222.us ], [ %.42, %B234.us ], [ %.42, %B274.us.preheader ]
  %.321.us = add i64 %left.4.3.us, -1
  %.329.us = getelementptr i64, ptr %arg.addr, i64 %lane.4.1.us
  %.330.us = load i64, ptr %.329.us, align 8
  %.335.us = add i64 %lane.4.1.us, 1
  %.342.us = icmp sgt i64 %.330.us, -1
  br i1 %.342.us, label %B360.us, label %B674.us
B360.us:
  %.355.us = lshr i64 %.330.us, %.40
  %.364.us = add i64 %.330.us, %.361
  %.366.us = ashr i64 %.364.us, %.40
  %.371.not.us = icmp sgt i64 %.355.us, %.366.us
  br i1 %.371.not.us, label %B674.us, label %B404.us
B404.us:
  %worst.7.4.us = phi i64 [ %worst.6.5.us, %B652.us ], [ %worst.5.3.us, %B360.us ]
  %word.2.4.us = phi i64 [ %.604.us, %B652.us ], [ %.355.us, %B360.us ]
  %12 = or i64 %word.2.4.us, %.21.fr
  %13 = icmp ult i64 %12, 4294967296
  br i1 %13, label %14, label %18
14:
  %15 = trunc i64 %word.2.4.us to i32
  %16 = urem i32 %15, %9
  %17 = zext i32 %16 to i64
  br label %20
18:
  %19 = srem i64 %word.2.4.us, %.21.fr
  br label %20
20:
  %21 = phi i64 [ %17, %14 ], [ %19, %18 ]
  %.413.us = xor i64 %21, %.21.fr
  %.414.us = icmp slt i64 %.413.us, 0
  %.415.us = icmp ne i64 %21, 0
  %.416.us = and i1 %.415.us, %.414.us
  %.423.us = select i1 %.416.us, i64 %.21.fr, i64 0
  %spec.select.us = add i64 %.423.us, %21
  %.438.us = mul i64 %spec.select.us, %.44
  %.450.us = getelementptr i64, ptr %0, i64 %spec.select.us
  %.451.us = load i64, ptr %.450.us, align 8
  %.457.us = add i64 %.438.us, %.451.us
  %.463.us = icmp sgt i64 %.451.us, 0
  br i1 %.463.us, label %B500.us, label %B570.us
B500.us:
  %.474.us = getelementptr i64, ptr %arg.scratch, i64 %.438.us
  %.475.us = load i64, ptr %.474.us, align 8
  %.479.not.us = icmp eq i64 %.475.us, %word.2.4.us
  br i1 %.479.not.us, label %B570.us, label %B524.us.preheader
B524.us.preheader:
  %22 = add i64 %.438.us, 1
  %smax234 = tail call i64 @llvm.smax.i64(i64 %.457.us, i64 %22)
  br label %B524.us
B524.us:
  %at.5.6.us = phi i64 [ %23, %B546.us ], [ %.438.us, %B524.us.preheader ]
  %23 = add i64 %at.5.6.us, 1
  %.496.us = icmp slt i64 %23, %.457.us
  br i1 %.496.us, label %B546.us, label %B570.us
B546.us:
  %sunkaddr25 = shl i64 %at.5.6.us, 3
  %sunkaddr26 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.507.us = load i64, ptr %sunkaddr27, align 8
  %.511.not.us = icmp eq i64 %.507.us, %word.2.4.us
  br i1 %.511.not.us, label %B570.us, label %B524.us
B570.us:
  %at.6.5.us = phi i64 [ %.438.us, %B500.us ], [ %.438.us, %20 ], [ %23, %B546.us ], [ %smax234, %B524.us ]
  %.530.us = icmp eq i64 %at.6.5.us, %.457.us
  br i1 %.530.us, label %B582.us, label %B652.us
B582.us:
  %.537.us = getelementptr i64, ptr %arg.scratch, i64 %.457.us
  store i64 %word.2.4.us, ptr %.537.us, align 8
  %.542.us = add i64 %.451.us, 1
  %sunkaddr28 = shl i64 %spec.select.us, 3
  %sunkaddr29 = getelementptr i8, ptr %0, i64 %sunkaddr28
  store i64 %.542.us, ptr %sunkaddr29, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.542.us, i64 %worst.7.4.us)
  br label %B652.us
B652.us:
  %worst.6.5.us = phi i64 [ %worst.7.4.us, %B570.us ], [ %.11.i, %B582.us ]
  %.604.us = add i64 %word.2.4.us, 1
  %exitcond.not = icmp eq i64 %word.2.4.us, %.366.us
  br i1 %exitcond.not, label %B674.us, label %B404.us
B674.us:
  %worst.4.3.us = phi i64 [ %worst.5.3.us, %B312.us ], [ %worst.5.3.us, %B360.us ], [ %worst.6.5.us, %B652.us ]
  %.654.us = icmp slt i64 %.335.us, %.196.us
  br i1 %.654.us, label %B222.us, label %B686.loopexit.us.split
B686.loopexit.us.split:
  %.158.us = add i64 %.151221223.us, 1
  %.680.us = add i64 %worst.4.3.us, %total.3.3.us
  %.687.us = getelementptr i64, ptr %arg.out, i64 %.151221223.us
  store i64 %.680.us, ptr %.687.us, align 8
  %exitcond235.not = icmp eq i64 %.158.us, %.15
  br i1 %exitcond235.not, label %common.ret, label %B186.us
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @mgpusim_texels(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.index, ptr %arg.out)  {
B0:
  %.11 = getelementptr i8, ptr %arg.what, i64 8
  %.12 = load i64, ptr %.11, align 8
  %.13 = getelementptr i8, ptr %arg.what, i64 16
  %.14 = load i64, ptr %.13, align 8
  %.15 = getelementptr i8, ptr %arg.what, i64 24
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %arg.what, i64 64
  %.18 = load i64, ptr %.17, align 8
  %.39 = getelementptr i8, ptr %arg.what, i64 32
  %.40 = load i64, ptr %.39, align 8
  %.41 = getelementptr i8, ptr %arg.what, i64 40
  %.42 = load i64, ptr %.41, align 8
  %.43 = getelementptr i8, ptr %arg.what, i64 48
  %.44 = load i64, ptr %.43, align 8
  %.45 = getelementptr i8, ptr %arg.what, i64 56
  %.46 = load i64, ptr %.45, align 8
  %.69 = add i64 %.14, -1
  %.70 = add i64 %.69, %.42
  %.74 = icmp ne i64 %.42, 0
  br i1 %.74, label %B0.else, label %B0.endif.endif
B232:
  %y_part.3.0184 = phi i64 [ 0, %B232.lr.ph ], [ %y_part.4.1, %B602 ]
  %first.2.0183 = phi i64 [ %.116, %B232.lr.ph ], [ %first.3.1, %B602 ]
  %.212179181 = phi i64 [ 0, %B232.lr.ph ], [ %.219, %B602 ]
  %.219 = add i64 %.212179181, 1
  %0 = shl i64 %.212179181, 3
  %scevgep1 = getelementptr i8, ptr %arg.index, i64 %0
  %.258 = load i64, ptr %scevgep1, align 8
  %.267 = icmp sgt i64 %.258, -1
  br i1 %.267, label %B266, label %B602
B266:
  %.277 = sub i64 %.258, %first.2.0183
  %.282 = icmp slt i64 %.277, 0
  %.302 = icmp sge i64 %.277, %.12
  %or.cond = select i1 %.282, i1 true, i1 %.302
  br i1 %or.cond, label %B300, label %B464
B300:
  br i1 %19, label %B300.endif, label %B300.else.if
B402:
  %1 = shl i64 %.468, 5
  %.485 = and i64 %1, -64
  %.487 = shl i64 %.468, 4
  %.490 = and i64 %.487, 16
  %.491 = or i64 %.485, %.490
  br label %B436
B436:
  %inside.2.3 = phi i64 [ %.491, %B402 ], [ %.476, %B300.endif.endif.endif ]
  %.509 = mul i64 %quot.2.0, %quot.0
  %.513 = add i64 %quot.3.0, %.509
  %.517 = mul i64 %.513, %.46
  %.519 = add i64 %inside.2.3, %.517
  br label %B464
B464:
  %first.4.3 = phi i64 [ %.361, %B436 ], [ %first.2.0183, %B266 ]
  %y_part.2.3 = phi i64 [ %.519, %B436 ], [ %y_part.3.0184, %B266 ]
  %x.2.3 = phi i64 [ %.367, %B436 ], [ %.277, %B266 ]
  %.535 = mul i64 %x.2.3, %.44
  %.537 = add i64 %.535, %y_part.2.3
  br i1 %27, label %B492.else.if, label %B602
B528:
  %2 = shl i64 %.602, 3
  %.615 = and i64 %2, -256
  %3 = shl i64 %.602, 1
  %.619 = and i64 %3, 32
  %.622 = and i64 %.602, 15
  %.620 = or i64 %.619, %.622
  %.625 = or i64 %.620, %.615
  br label %B580
B580:
  %b.2.2 = phi i64 [ %.625, %B528 ], [ %.602, %81 ]
  %.641 = mul i64 %.558.1, %.44
  %.645 = add i64 %.641, %y_part.2.3
  %.649 = add i64 %.645, %b.2.2
  br label %B602
B602:
  %first.3.1 = phi i64 [ %first.4.3, %B580 ], [ %first.4.3, %B464 ], [ %first.2.0183, %B232 ]
  %y_part.4.1 = phi i64 [ %y_part.2.3, %B580 ], [ %y_part.2.3, %B464 ], [ %y_part.3.0184, %B232 ]
  %address.3.1 = phi i64 [ %.649, %B580 ], [ %.537, %B464 ], [ %.258, %B232 ]
  %scevgep = getelementptr i8, ptr %arg.out, i64 %0
  store i64 %address.3.1, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %.124, %.219
  br i1 %exitcond.not, label %B614, label %B232
B614:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B0.else:
  %.85 = icmp ne i64 %.70, -9223372036854775808
  %.86 = icmp ne i64 %.42, -1
  %.87.not = or i1 %.86, %.85
  br i1 %.87.not, label %B0.else.if, label %B0.endif.endif
B0.else.if:
  %4 = or i64 %.70, %.42
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %13
6:
  %7 = trunc i64 %.42 to i32
  %8 = trunc i64 %.70 to i32
  %9 = udiv i32 %8, %7
  %10 = urem i32 %8, %7
  %11 = zext i32 %9 to i64
  %12 = zext i32 %10 to i64
  br label %16
13:
  %14 = sdiv i64 %.70, %.42
  %15 = srem i64 %.70, %.42
  br label %16
16:
  %17 = phi i64 [ %11, %6 ], [ %14, %13 ]
  %18 = phi i64 [ %12, %6 ], [ %15, %13 ]
  %.92 = xor i64 %18, %.42
  %.93 = icmp slt i64 %.92, 0
  %.94 = icmp ne i64 %18, 0
  %.95 = and i1 %.94, %.93
  %.100 = sext i1 %.95 to i64
  %spec.select = add i64 %17, %.100
  br label %B0.endif.endif
B0.endif.endif:
  %quot.0 = phi i64 [ 0, %B0 ], [ 0, %B0.else ], [ %spec.select, %16 ]
  %.124 = load i64, ptr %arg.what, align 8
  %.206180.not = icmp slt i64 %.124, 1
  br i1 %.206180.not, label %B614, label %B232.lr.ph
B232.lr.ph:
  %.116 = sub i64 0, %.12
  %.474 = mul i64 %.40, %.16
  %19 = icmp eq i64 %.12, 0
  %20 = trunc i64 %.12 to i32
  %21 = icmp ne i64 %.14, -1
  %22 = icmp ne i64 %.14, 0
  %23 = trunc i64 %.14 to i32
  %24 = icmp ne i64 %.42, -1
  %25 = trunc i64 %.42 to i32
  %26 = icmp eq i64 %.18, 0
  %27 = icmp sgt i64 %.40, 1
  %28 = trunc i64 %.40 to i32
  br label %B232
B300.endif:
  %quot.1.0 = phi i64 [ 0, %B300 ], [ %spec.select174, %40 ]
  %.361 = mul i64 %quot.1.0, %.12
  %.367 = sub i64 %.258, %.361
  %.387 = icmp ne i64 %quot.1.0, -9223372036854775808
  %.389.not = or i1 %21, %.387
  %or.cond186 = select i1 %22, i1 %.389.not, i1 false
  br i1 %or.cond186, label %B300.endif.else.if, label %B300.endif.endif
B300.else.if:
  %29 = or i64 %.258, %.12
  %30 = icmp ult i64 %29, 4294967296
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %.258 to i32
  %33 = udiv i32 %32, %20
  %34 = urem i32 %32, %20
  %35 = zext i32 %33 to i64
  %36 = zext i32 %34 to i64
  br label %40
37:
  %38 = sdiv i64 %.258, %.12
  %39 = srem i64 %.258, %.12
  br label %40
40:
  %41 = phi i64 [ %35, %31 ], [ %38, %37 ]
  %42 = phi i64 [ %36, %31 ], [ %39, %37 ]
  %.340 = xor i64 %42, %.12
  %.341 = icmp slt i64 %.340, 0
  %.342 = icmp ne i64 %42, 0
  %.343 = and i1 %.342, %.341
  %.348 = sext i1 %.343 to i64
  %spec.select174 = add i64 %41, %.348
  br label %B300.endif
B300.endif.endif:
  %quot.2.0 = phi i64 [ 0, %B300.endif ], [ %spec.select175, %54 ]
  %.419 = mul i64 %quot.2.0, %.14
  %.420 = sub i64 %quot.1.0, %.419
  %.435 = icmp ne i64 %.420, -9223372036854775808
  %.437.not = or i1 %24, %.435
  %or.cond187 = select i1 %.74, i1 %.437.not, i1 false
  br i1 %or.cond187, label %B300.endif.endif.else.if, label %B300.endif.endif.endif
B300.endif.else.if:
  %43 = or i64 %quot.1.0, %.14
  %44 = icmp ult i64 %43, 4294967296
  br i1 %44, label %45, label %51
45:
  %46 = trunc i64 %quot.1.0 to i32
  %47 = udiv i32 %46, %23
  %48 = urem i32 %46, %23
  %49 = zext i32 %47 to i64
  %50 = zext i32 %48 to i64
  br label %54
51:
  %52 = sdiv i64 %quot.1.0, %.14
  %53 = srem i64 %quot.1.0, %.14
  br label %54
54:
  %55 = phi i64 [ %49, %45 ], [ %52, %51 ]
  %56 = phi i64 [ %50, %45 ], [ %53, %51 ]
  %.394 = xor i64 %56, %.14
  %.395 = icmp slt i64 %.394, 0
  %.396 = icmp ne i64 %56, 0
  %.397 = and i1 %.396, %.395
  %.402 = sext i1 %.397 to i64
  %spec.select175 = add i64 %55, %.402
  br label %B300.endif.endif
B300.endif.endif.endif:
  %quot.3.0 = phi i64 [ 0, %B300.endif.endif ], [ %spec.select176, %68 ]
  %.467 = mul i64 %quot.3.0, %.42
  %.468 = sub i64 %.420, %.467
  %.476 = mul i64 %.474, %.468
  br i1 %26, label %B436, label %B402
B300.endif.endif.else.if:
  %57 = or i64 %.420, %.42
  %58 = icmp ult i64 %57, 4294967296
  br i1 %58, label %59, label %65
59:
  %60 = trunc i64 %.420 to i32
  %61 = udiv i32 %60, %25
  %62 = urem i32 %60, %25
  %63 = zext i32 %61 to i64
  %64 = zext i32 %62 to i64
  br label %68
65:
  %66 = sdiv i64 %.420, %.42
  %67 = srem i64 %.420, %.42
  br label %68
68:
  %69 = phi i64 [ %63, %59 ], [ %66, %65 ]
  %70 = phi i64 [ %64, %59 ], [ %67, %65 ]
  %.442 = xor i64 %70, %.42
  %.443 = icmp slt i64 %.442, 0
  %.444 = icmp ne i64 %70, 0
  %.445 = and i1 %.444, %.443
  %.450 = sext i1 %.445 to i64
  %spec.select176 = add i64 %69, %.450
  br label %B300.endif.endif.endif
B492.else.if:
  %71 = or i64 %x.2.3, %.40
  %72 = icmp ult i64 %71, 4294967296
  br i1 %72, label %73, label %77
73:
  %74 = trunc i64 %x.2.3 to i32
  %75 = udiv i32 %74, %28
  %76 = zext i32 %75 to i64
  br label %81
77:
  %78 = sdiv i64 %x.2.3, %.40
  %79 = srem i64 %x.2.3, %.40
  %80 = ashr i64 %79, 63
  br label %81
81:
  %82 = phi i64 [ %76, %73 ], [ %78, %77 ]
  %.571.lobit = phi i64 [ 0, %73 ], [ %80, %77 ]
  %.558.1 = add i64 %.571.lobit, %82
  %.596 = mul i64 %.558.1, %.40
  %.598 = sub i64 %x.2.3, %.596
  %.602 = mul i64 %.598, %.16
  br i1 %26, label %B580, label %B528
}
define i32 @mgpusim_texture_wavefronts(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.offset, ptr %arg.scratch, ptr %arg.out)  {
B0:
  %.20 = load i64, ptr %arg.what, align 8
  %.22 = getelementptr i8, ptr %arg.what, i64 8
  %.23 = load i64, ptr %.22, align 8
  %.25 = getelementptr i8, ptr %arg.what, i64 24
  %.26 = load i64, ptr %.25, align 8
  %.37 = getelementptr i8, ptr %arg.what, i64 16
  %.38 = load i64, ptr %.37, align 8
  %.39 = icmp eq i64 %.38, 16
  %.83 = getelementptr i8, ptr %arg.what, i64 32
  %.84 = load i64, ptr %.83, align 8
  %.87.not = icmp eq i64 %.84, 0
  %spec.select = select i1 %.87.not, i64 8, i64 4
  %spec.select426 = select i1 %.87.not, i64 1, i64 2
  %at_once.2.1400 = select i1 %.39, i64 4, i64 %spec.select
  %least.2.0 = select i1 %.39, i64 %spec.select426, i64 1
  %.184578.not = icmp slt i64 %.20, 1
  br i1 %.184578.not, label %common.ret, label %B220.lr.ph
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B220.lr.ph:
  %.250 = icmp sgt i64 %.23, 0
  %0 = tail call i64 @llvm.smin.i64(i64 %.26, i64 0)
  %not..39 = xor i1 %.39, true
  %.785 = select i1 %not..39, i1 %.87.not, i1 false
  br i1 %.250, label %B220.us.preheader, label %B220.preheader
B220.us.preheader:
  %1 = icmp eq i64 %.26, 0
  %2 = trunc i64 %.26 to i32
  %3 = icmp slt i64 %.26, 0
  br label %B220.us
B220.preheader:
  %4 = shl i64 %.20, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.out, i8 0, i64 %4, i1 false)
  br label %common.ret
B220.us:
  %first.2.0587.us = phi i64 [ %.11.i, %B1696.loopexit.us ], [ 0, %B220.us.preheader ]
  %.190529585.us = phi i64 [ %.197.us, %B1696.loopexit.us ], [ 0, %B220.us.preheader ]
  %.235.us = add i64 %first.2.0587.us, %.23
  br label %B254.endif.endif.us
B254.endif.endif.us:
  %first.4.1.us = phi i64 [ %.11.i, %B1682.us ], [ %first.2.0587.us, %B220.us ]
  %total.2.1.us = phi i64 [ %total.3.4.us, %B1682.us ], [ 0, %B220.us ]
  %of_eight.4.1.us = phi i64 [ %of_eight.5.4.us, %B1682.us ], [ 0, %B220.us ]
  %.263.us = add i64 %first.4.1.us, %at_once.2.1400
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.235.us, i64 %.263.us)
  %.337.us = sub i64 %.11.i, %first.4.1.us
  %.381454.us.not = icmp slt i64 %.337.us, 1
  br i1 %.381454.us.not, label %B1598.us, label %B332.us
B1208.endif.us:
  %.1022475.us.not = icmp slt i64 %wavefronts.3.4.us, 1
  br i1 %.1022475.us.not, label %B1598.us, label %B1244.endif.us.us
B1566.us.loopexit:
  %5 = tail call i64 @llvm.smax.i64(i64 %least.2.0, i64 %.1379.us.us)
  br label %B1598.us
B1598.us:
  %cycles.4.3.us = phi i64 [ %5, %B1566.us.loopexit ], [ 0, %B254.endif.endif.us ], [ 0, %B1208.endif.us ]
  %.1439.us = add i64 %cycles.4.3.us, %of_eight.4.1.us
  %.1455.us.not = icmp sgt i64 %.235.us, %.263.us
  br i1 %.1455.us.not, label %B1624.else.if.us, label %B1648.us
B1624.else.if.us:
  %.1467.us = sub i64 %.235.us, %.11.i
  %6 = and i64 %.1467.us, 7
  %.1508.us = icmp eq i64 %6, 0
  br i1 %.1508.us, label %B1648.us, label %B1682.us
B1648.us:
  %.1524.us = icmp eq i64 %.1439.us, 1
  %or.cond428.us = select i1 %.39, i1 %.1524.us, i1 false
  %of_eight.6.3.us = select i1 %or.cond428.us, i64 2, i64 %.1439.us
  %.1535.us = add i64 %of_eight.6.3.us, %total.2.1.us
  br label %B1682.us
B1682.us:
  %total.3.4.us = phi i64 [ %.1535.us, %B1648.us ], [ %total.2.1.us, %B1624.else.if.us ]
  %of_eight.5.4.us = phi i64 [ 0, %B1648.us ], [ %.1439.us, %B1624.else.if.us ]
  br i1 %.1455.us.not, label %B254.endif.endif.us, label %B1696.loopexit.us
B332.us:
  %wavefronts.2.3457.us = phi i64 [ %wavefronts.3.4.us, %B1204.us ], [ 0, %B254.endif.endif.us ]
  %.380450456.us = phi i64 [ %.390.us, %B1204.us ], [ %.337.us, %B254.endif.endif.us ]
  %.387452455.us = phi i64 [ %.394.us, %B1204.us ], [ %first.4.1.us, %B254.endif.endif.us ]
  %.390.us = add i64 %.380450456.us, -1
  %.394.us = add i64 %.387452455.us, 1
  %.424.us = getelementptr i64, ptr %arg.offset, i64 %.387452455.us
  %.425.us = load i64, ptr %.424.us, align 8
  %.430.us = sub i64 %.387452455.us, %first.4.1.us
  %.437.idx.us = shl i64 %.430.us, 5
  %.437.us = getelementptr i8, ptr %arg.scratch, i64 %.437.idx.us
  store i64 -1, ptr %.437.us, align 8
  %.445.us = getelementptr i8, ptr %.437.us, i64 24
  store i64 -1, ptr %.445.us, align 8
  %.448.us = icmp sgt i64 %.425.us, -1
  br i1 %.448.us, label %B418.us, label %B1204.us
B418.us:
  %.453.us = lshr i64 %.425.us, 9
  %.458.us = lshr i64 %.425.us, 7
  %.460.us = lshr i64 %.425.us, 3
  %.469.us = and i64 %.458.us, 1
  %.471.us = lshr i64 %.425.us, 8
  br i1 %1, label %B418.endif.us, label %B418.else.if.us
B418.else.if.us:
  %7 = or i64 %.453.us, %.26
  %8 = icmp ult i64 %7, 4294967296
  br i1 %8, label %9, label %15
9:
  %10 = trunc i64 %.453.us to i32
  %11 = udiv i32 %10, %2
  %12 = urem i32 %10, %2
  %13 = zext i32 %11 to i64
  %14 = zext i32 %12 to i64
  br label %18
15:
  %16 = sdiv i64 %.453.us, %.26
  %17 = srem i64 %.453.us, %.26
  br label %18
18:
  %19 = phi i64 [ %13, %9 ], [ %16, %15 ]
  %20 = phi i64 [ %14, %9 ], [ %17, %15 ]
  %.496.us = icmp ne i64 %20, 0
  %.497.us = and i1 %3, %.496.us
  %.502.us798 = zext i1 %.497.us to i64
  %spec.select429.us = add i64 %19, %.502.us798
  %21 = xor i64 %spec.select429.us, %.471.us
  br label %B418.endif.us
B418.endif.us:
  %quot.0.us = phi i64 [ %.471.us, %B418.us ], [ %21, %18 ]
  %.515.us = shl i64 %quot.0.us, 1
  %.516.us = and i64 %.515.us, 2
  %.517.us = or i64 %.516.us, %.469.us
  %.521.us = and i64 %.460.us, 3
  %.523.us = lshr i64 %.425.us, 6
  %.524.us = and i64 %.523.us, 1
  %.525.us = shl i64 %.524.us, 2
  %.526.us = or i64 %.525.us, %.521.us
  %.528.us = lshr i64 %.425.us, 5
  %.531.us = xor i64 %.528.us, %.458.us
  %.532.us = shl i64 %.531.us, 3
  %.533.us = and i64 %.532.us, 8
  %.534.us = or i64 %.526.us, %.533.us
  br i1 %.39, label %B574.us, label %B724.us
B574.us:
  %.541.us = lshr i64 %.425.us, 4
  %.546.us = and i64 %.471.us, 1
  br i1 %1, label %B574.endif.us, label %B574.else.if.us
B574.else.if.us:
  %22 = or i64 %.453.us, %.26
  %23 = icmp ult i64 %22, 4294967296
  br i1 %23, label %24, label %28
24:
  %25 = trunc i64 %.453.us to i32
  %26 = urem i32 %25, %2
  %27 = zext i32 %26 to i64
  br label %30
28:
  %29 = srem i64 %.453.us, %.26
  br label %30
30:
  %31 = phi i64 [ %27, %24 ], [ %29, %28 ]
  %.573.not.us = icmp eq i64 %31, 0
  %.581.us = select i1 %.573.not.us, i64 0, i64 %0
  %spec.select430.us = add i64 %.581.us, %31
  %32 = xor i64 %spec.select430.us, %.458.us
  br label %B574.endif.us
B574.endif.us:
  %rem.1.0.us = phi i64 [ %.458.us, %B574.us ], [ %32, %30 ]
  %.594.us = shl i64 %rem.1.0.us, 1
  %.595.us = and i64 %.594.us, 2
  %.596.us = or i64 %.595.us, %.546.us
  %.601.us = and i64 %.541.us, 1
  %.605.us = shl i64 %.524.us, 1
  %.606.us = or i64 %.605.us, %.601.us
  %.616.us = xor i64 %.531.us, %.471.us
  %.617.us = shl i64 %.616.us, 2
  %.618.us = and i64 %.617.us, 4
  %.619.us = or i64 %.618.us, %.606.us
  br label %B724.us
B724.us:
  %word.2.5.us = phi i64 [ %.541.us, %B574.endif.us ], [ %.460.us, %B418.endif.us ]
  %tag.2.5.us = phi i64 [ %.596.us, %B574.endif.us ], [ %.517.us, %B418.endif.us ]
  %bank.2.5.us = phi i64 [ %.619.us, %B574.endif.us ], [ %.534.us, %B418.endif.us ]
  %.637.us.not = icmp eq i64 %.430.us, 0
  br i1 %.637.us.not, label %B1098.us, label %B744.us
B744.us:
  %wavefront.6.5.us = phi i64 [ %wavefront.7.7.us, %B912.us ], [ 0, %B724.us ]
  %other.6.5.us = phi i64 [ %.756.us, %B912.us ], [ 0, %B724.us ]
  %.647.idx.us = shl i64 %other.6.5.us, 5
  %.647.us = getelementptr i8, ptr %arg.scratch, i64 %.647.idx.us
  %.653.us = load i64, ptr %.647.us, align 8
  %.655.us = icmp eq i64 %.653.us, %.458.us
  br i1 %.655.us, label %B782.us, label %B808.us
B808.us:
  %.684.us = icmp sgt i64 %.653.us, -1
  br i1 %.684.us, label %B830.us, label %B912.us
B830.us:
  %sunkaddr20 = getelementptr i8, ptr %.647.us, i64 16
  %.694.us = load i64, ptr %sunkaddr20, align 8
  %.695.us = ashr i64 %.694.us, 8
  %.697.us = icmp eq i64 %.695.us, %tag.2.5.us
  br i1 %.697.us, label %B858.us, label %B912.us
B858.us:
  %sunkaddr22 = getelementptr i8, ptr %.647.us, i64 24
  %.706.us = load i64, ptr %sunkaddr22, align 8
  %.709.us = ashr i64 %.706.us, 1
  %.710.us = add i64 %.709.us, 1
  %.11.i12 = tail call i64 @llvm.smax.i64(i64 %.710.us, i64 %wavefront.6.5.us)
  br label %B912.us
B782.us:
  %sunkaddr24 = getelementptr i8, ptr %.647.us, i64 24
  %.663.us = load i64, ptr %sunkaddr24, align 8
  %.666.us = ashr i64 %.663.us, 1
  br label %B912.us
B912.us:
  %wavefront.7.7.us = phi i64 [ %.666.us, %B782.us ], [ %wavefront.6.5.us, %B808.us ], [ %wavefront.6.5.us, %B830.us ], [ %.11.i12, %B858.us ]
  %other.7.7.us = phi i64 [ %.430.us, %B782.us ], [ %other.6.5.us, %B808.us ], [ %other.6.5.us, %B830.us ], [ %other.6.5.us, %B858.us ]
  %.756.us = add i64 %other.7.7.us, 1
  %.762.us = icmp slt i64 %.756.us, %.430.us
  br i1 %.762.us, label %B744.us, label %B934.us
B934.us:
  %33 = shl i64 %wavefront.7.7.us, 1
  %.791.us = and i64 %.430.us, 1
  %.792.us = icmp ne i64 %.791.us, 0
  %or.cond.us = and i1 %.785, %.792.us
  br i1 %or.cond.us, label %B966.us, label %B1098.us
B966.us:
  %sunkaddr26 = getelementptr i8, ptr %.437.us, i64 -32
  %.809.us = load i64, ptr %sunkaddr26, align 8
  %.810.us = icmp sgt i64 %.809.us, -1
  br i1 %.810.us, label %B1010.us, label %B1098.us
B1010.us:
  %sunkaddr28 = getelementptr i8, ptr %.437.us, i64 -8
  %.817.us = load i64, ptr %sunkaddr28, align 8
  %.819.us = icmp eq i64 %.817.us, %33
  br i1 %.819.us, label %B1032.us, label %B1098.us
B1032.us:
  %sunkaddr30 = getelementptr i8, ptr %.437.us, i64 -24
  %.826.us = load i64, ptr %sunkaddr30, align 8
  %.828.not.us = icmp eq i64 %.826.us, %word.2.5.us
  br i1 %.828.not.us, label %B1098.us, label %B1054.us
B1054.us:
  %sunkaddr32 = getelementptr i8, ptr %.437.us, i64 -16
  %.835.us = load i64, ptr %sunkaddr32, align 8
  %.839.us = xor i64 %.835.us, %bank.2.5.us
  %.840.us = and i64 %.839.us, 3
  %.841.us = icmp eq i64 %.840.us, 0
  %.844.us = zext i1 %.841.us to i64
  %spec.select427.us = or i64 %33, %.844.us
  br label %B1098.us
B1098.us:
  %wavefront.9.5.us = phi i64 [ %33, %B934.us ], [ %spec.select427.us, %B1054.us ], [ %33, %B1032.us ], [ %33, %B1010.us ], [ %33, %B966.us ], [ 0, %B724.us ]
  store i64 %.458.us, ptr %.437.us, align 8
  %sunkaddr35 = getelementptr i8, ptr %.437.us, i64 8
  store i64 %word.2.5.us, ptr %sunkaddr35, align 8
  %.869.us = shl i64 %tag.2.5.us, 8
  %.873.us = or i64 %.869.us, %bank.2.5.us
  %sunkaddr37 = getelementptr i8, ptr %.437.us, i64 16
  store i64 %.873.us, ptr %sunkaddr37, align 8
  store i64 %wavefront.9.5.us, ptr %.445.us, align 8
  %.886.us = add i64 %wavefront.9.5.us, 1
  %.11.i13 = tail call i64 @llvm.smax.i64(i64 %.886.us, i64 %wavefronts.2.3457.us)
  br label %B1204.us
B1204.us:
  %wavefronts.3.4.us = phi i64 [ %wavefronts.2.3457.us, %B332.us ], [ %.11.i13, %B1098.us ]
  %.381.us = icmp sgt i64 %.380450456.us, 1
  br i1 %.381.us, label %B332.us, label %B1208.endif.us
B1696.loopexit.us:
  %.197.us = add i64 %.190529585.us, 1
  %.1593.us = getelementptr i64, ptr %arg.out, i64 %.190529585.us
  store i64 %total.3.4.us, ptr %.1593.us, align 8
  %exitcond797.not = icmp eq i64 %.197.us, %.20
  br i1 %exitcond797.not, label %common.ret, label %B220.us
B1244.endif.us.us:
  %cycles.3.3478.us.us = phi i64 [ %.1379.us.us, %B1286.B1550_crit_edge.us.us ], [ 0, %B1208.endif.us ]
  %.1028470476.us.us = phi i64 [ %.1035.us.us, %B1286.B1550_crit_edge.us.us ], [ 0, %B1208.endif.us ]
  br label %B1288.us.us
B1288.us.us:
  %worst.2.4465.us.us = phi i64 [ 0, %B1244.endif.us.us ], [ %worst.3.5.us.us, %B1548.us.us ]
  %.1154461463.us.us = phi i64 [ 0, %B1244.endif.us.us ], [ %.1161.us.us, %B1548.us.us ]
  %.1161.us.us = add i64 %.1154461463.us.us, 1
  %.1196.idx.us.us = shl i64 %.1154461463.us.us, 5
  %.1196.us.us = getelementptr i8, ptr %arg.scratch, i64 %.1196.idx.us.us
  %.1201.us.us = getelementptr i8, ptr %.1196.us.us, i64 24
  %.1202.us.us = load i64, ptr %.1201.us.us, align 8
  %.1204.us.us = icmp eq i64 %.1202.us.us, %.1028470476.us.us
  br i1 %.1204.us.us, label %B1328.us.us, label %B1548.us.us
B1328.us.us:
  %.1218.us.us.not = icmp eq i64 %.1154461463.us.us, 0
  br i1 %.1218.us.us.not, label %B1516.us.us, label %B1348.us.us.preheader
B1348.us.us.preheader:
  %sunkaddr43 = getelementptr i8, ptr %.1196.us.us, i64 16
  %sunkaddr47 = getelementptr i8, ptr %.1196.us.us, i64 8
  br label %B1348.us.us
B1348.us.us:
  %words.3.6.us.us = phi i64 [ %words.4.8.us.us, %B1494.us.us ], [ 1, %B1348.us.us.preheader ]
  %other.8.6.us.us = phi i64 [ %.1303.us.us, %B1494.us.us ], [ 0, %B1348.us.us.preheader ]
  %.1236.idx.us.us = shl i64 %other.8.6.us.us, 5
  %.1236.us.us = getelementptr i8, ptr %arg.scratch, i64 %.1236.idx.us.us
  %.1241.us.us = getelementptr i8, ptr %.1236.us.us, i64 24
  %.1242.us.us = load i64, ptr %.1241.us.us, align 8
  %.1244.us.us = icmp eq i64 %.1242.us.us, %.1028470476.us.us
  br i1 %.1244.us.us, label %B1386.us.us, label %B1494.us.us
B1386.us.us:
  %sunkaddr41 = getelementptr i8, ptr %.1236.us.us, i64 16
  %.1254.us.us = load i64, ptr %sunkaddr41, align 8
  %.1257.us.us = load i64, ptr %sunkaddr43, align 8
  %.1258.us.us = xor i64 %.1257.us.us, %.1254.us.us
  %.1259.us.us = and i64 %.1258.us.us, 255
  %.1260.us.us = icmp eq i64 %.1259.us.us, 0
  br i1 %.1260.us.us, label %B1430.us.us, label %B1494.us.us
B1430.us.us:
  %.1268.us.us = add i64 %words.3.6.us.us, 1
  %sunkaddr45 = getelementptr i8, ptr %.1236.us.us, i64 8
  %.1275.us.us = load i64, ptr %sunkaddr45, align 8
  %.1280.us.us = load i64, ptr %sunkaddr47, align 8
  %.1281.us.us = icmp eq i64 %.1275.us.us, %.1280.us.us
  br i1 %.1281.us.us, label %B1472.us.us, label %B1494.us.us
B1472.us.us:
  store i64 -1, ptr %.1201.us.us, align 8
  br label %B1494.us.us
B1494.us.us:
  %other.9.8.us.us = phi i64 [ %.1154461463.us.us, %B1472.us.us ], [ %other.8.6.us.us, %B1430.us.us ], [ %other.8.6.us.us, %B1386.us.us ], [ %other.8.6.us.us, %B1348.us.us ]
  %words.4.8.us.us = phi i64 [ 0, %B1472.us.us ], [ %.1268.us.us, %B1430.us.us ], [ %words.3.6.us.us, %B1386.us.us ], [ %words.3.6.us.us, %B1348.us.us ]
  %.1303.us.us = add i64 %other.9.8.us.us, 1
  %.1309.us.us = icmp slt i64 %.1303.us.us, %.1154461463.us.us
  br i1 %.1309.us.us, label %B1348.us.us, label %B1516.us.us
B1516.us.us:
  %words.5.7.us.us = phi i64 [ 1, %B1328.us.us ], [ %words.4.8.us.us, %B1494.us.us ]
  %.11.i14 = tail call i64 @llvm.smax.i64(i64 %words.5.7.us.us, i64 %worst.2.4465.us.us)
  br label %B1548.us.us
B1548.us.us:
  %worst.3.5.us.us = phi i64 [ %worst.2.4465.us.us, %B1288.us.us ], [ %.11.i14, %B1516.us.us ]
  %exitcond.not = icmp eq i64 %.337.us, %.1161.us.us
  br i1 %exitcond.not, label %B1286.B1550_crit_edge.us.us, label %B1288.us.us
B1286.B1550_crit_edge.us.us:
  %.1035.us.us = add i64 %.1028470476.us.us, 1
  %.1379.us.us = add i64 %worst.3.5.us.us, %cycles.3.3478.us.us
  %exitcond796.not = icmp eq i64 %wavefronts.3.4.us, %.1035.us.us
  br i1 %exitcond796.not, label %B1566.us.loopexit, label %B1244.endif.us.us
}
declare i64 @llvm.ctpop.i64(i64)
