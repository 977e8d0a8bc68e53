; made from 1fc6bfe4ca26cbffcae1c2db5afb4718e90013b638ce4c31463665c728f3ec3d
define i32 @mgpusim_transactions(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.addr, ptr %arg.out, ptr %arg.per_warp, ptr %arg.scratch)  {
B0.else.if:
  %.21 = load i64, ptr %arg.what, align 8
  %.23 = getelementptr i8, ptr %arg.what, i64 8
  %.24 = load i64, ptr %.23, align 8
  %.26 = getelementptr i8, ptr %arg.what, i64 16
  %.27 = load i64, ptr %.26, align 8
  %.38 = getelementptr i8, ptr %arg.what, i64 24
  %.39 = load i64, ptr %.38, align 8
  %.41 = getelementptr i8, ptr %arg.what, i64 32
  %.42 = load i64, ptr %.41, align 8
  %.44 = getelementptr i8, ptr %arg.what, i64 40
  %.45 = load i64, ptr %.44, align 8
  %.56 = getelementptr i8, ptr %arg.what, i64 48
  %.57 = load i64, ptr %.56, align 8
  %.59 = getelementptr i8, ptr %arg.what, i64 56
  %.60 = load i64, ptr %.59, align 8
  %.62 = getelementptr i8, ptr %arg.what, i64 64
  %.63 = load i64, ptr %.62, align 8
  %.74 = getelementptr i8, ptr %arg.what, i64 72
  %.75 = load i64, ptr %.74, align 8
  %.83.1 = ashr i64 %.75, 2
  %.125 = getelementptr i8, ptr %arg.what, i64 80
  %.126 = load i64, ptr %.125, align 8
  %.131 = icmp sgt i64 %.57, -1
  br i1 %.131, label %B384.else.if, label %B440
B440:
  %flags.2.0 = phi i64 [ %.126, %B0.else.if ], [ %spec.select602, %81 ]
  %.190 = sub i64 %.39, %.42
  %notmask = shl i64 -1, %.190
  %.196 = xor i64 %notmask, -1
  %.212 = icmp slt i64 %.60, %.21
  %.238 = icmp sgt i64 %.63, 0
  %or.cond = select i1 %.212, i1 %.238, i1 false
  br i1 %or.cond, label %B502.preheader, label %common.ret
B502.preheader:
  %.idx651 = shl i64 %.83.1, 4
  %0 = getelementptr i8, ptr %arg.out, i64 %.idx651
  %1 = getelementptr i64, ptr %arg.out, i64 %.83.1
  %.847 = sub i64 %.39, %.57
  %2 = getelementptr i64, ptr %arg.scratch, i64 %flags.2.0
  %.idx = mul i64 %.83.1, 24
  %3 = getelementptr i8, ptr %arg.out, i64 %.idx
  %.1213 = sub i64 %.42, %.57
  %.1214 = shl i64 1, %.1213
  %4 = getelementptr i64, ptr %arg.per_warp, i64 %.21
  %5 = sub i64 0, %notmask
  %6 = tail call i64 @llvm.smax.i64(i64 %.1214, i64 1)
  %n.vec42 = and i64 %6, 9223372036854775804
  %n.vec = and i64 %5, -4
  %7 = shl i64 %.83.1, 3
  %8 = getelementptr i8, ptr %arg.out, i64 %7
  %scevgep = getelementptr i8, ptr %8, i64 8
  %9 = shl i64 %flags.2.0, 3
  %10 = getelementptr i8, ptr %arg.scratch, i64 %9
  %scevgep86 = getelementptr i8, ptr %10, i64 16
  %scevgep92 = getelementptr i8, ptr %arg.scratch, i64 16
  %11 = shl i64 %6, 3
  %12 = icmp sgt i64 %.24, 0
  %13 = icmp eq i64 %.1213, 63
  %14 = icmp slt i64 %.1214, 4
  %15 = icmp slt i64 %.1214, 2
  %16 = icmp eq i64 %.1213, 1
  %17 = icmp ult i64 %5, 4
  %18 = icmp eq i64 %n.vec, %5
  br i1 %12, label %B502.us.preheader, label %B502.preheader190
B502.us.preheader:
  %xtraiter207 = and i64 %5, 1
  %19 = icmp eq i64 %.39, %.42
  %unroll_iter = and i64 %5, -2
  %lcmp.mod208.not = icmp eq i64 %xtraiter207, 0
  %lcmp.mod211 = icmp ne i64 %xtraiter207, 0
  %xtraiter212 = and i64 %5, 1
  %20 = icmp eq i64 %.39, %.42
  %unroll_iter217 = and i64 %5, -2
  %lcmp.mod213.not = icmp eq i64 %xtraiter212, 0
  %lcmp.mod216 = icmp ne i64 %xtraiter212, 0
  %xtraiter219 = and i64 %5, 1
  %21 = icmp eq i64 %.39, %.42
  %unroll_iter224 = and i64 %5, -2
  %lcmp.mod220.not = icmp eq i64 %xtraiter219, 0
  %lcmp.mod223 = icmp ne i64 %xtraiter219, 0
  br label %B502.us
B502.preheader190:
  %22 = sub i64 %.21, %.60
  %min.iters.check = icmp ult i64 %22, 6
  %23 = and i64 %.21, 2305843009213693948
  %diff.check = icmp eq i64 %23, 0
  %or.cond196 = or i1 %min.iters.check, %diff.check
  br i1 %or.cond196, label %B502.preheader205, label %vector.ph
vector.ph:
  %n.vec195 = and i64 %22, -4
  %24 = add i64 %.60, %n.vec195
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = add i64 %.60, %index
  %25 = getelementptr i64, ptr %arg.per_warp, i64 %offset.idx
  %26 = getelementptr i8, ptr %25, i64 16
  store <2 x i64> zeroinitializer, ptr %25, align 8
  store <2 x i64> zeroinitializer, ptr %26, align 8
  %27 = getelementptr i64, ptr %4, i64 %offset.idx
  %28 = getelementptr i8, ptr %27, i64 16
  store <2 x i64> zeroinitializer, ptr %27, align 8
  store <2 x i64> zeroinitializer, ptr %28, align 8
  %index.next = add i64 %index, 4
  %29 = icmp eq i64 %index.next, %n.vec195
  br i1 %29, label %middle.block, label %vector.body
middle.block:
  %cmp.n = icmp eq i64 %22, %n.vec195
  br i1 %cmp.n, label %common.ret, label %B502.preheader205
B502.preheader205:
  %row.2.1.ph = phi i64 [ %.60, %B502.preheader190 ], [ %24, %middle.block ]
  %30 = sub i64 %.21, %row.2.1.ph
  %xtraiter = and i64 %30, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B502.prol.loopexit, label %B502.prol
B502.prol:
  %row.2.1.prol = phi i64 [ %.pre.prol, %B502.prol ], [ %row.2.1.ph, %B502.preheader205 ]
  %prol.iter = phi i64 [ %prol.iter.next, %B502.prol ], [ 0, %B502.preheader205 ]
  %.pre.prol = add i64 %row.2.1.prol, 1
  %.1355.prol = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1.prol
  store i64 0, ptr %.1355.prol, align 8
  %.1362.prol = getelementptr i64, ptr %4, i64 %row.2.1.prol
  store i64 0, ptr %.1362.prol, align 8
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %B502.prol.loopexit, label %B502.prol
B502.prol.loopexit:
  %row.2.1.unr = phi i64 [ %row.2.1.ph, %B502.preheader205 ], [ %.pre.prol, %B502.prol ]
  %31 = sub i64 %row.2.1.ph, %.21
  %32 = icmp ugt i64 %31, -4
  br i1 %32, label %common.ret, label %B502
B502.us:
  %row.2.1.us = phi i64 [ %.940.us, %B1864.us ], [ %.60, %B502.us.preheader ]
  %n.2.1.us = phi i64 [ %n.4.3.us, %B1864.us ], [ 0, %B502.us.preheader ]
  %phase.4.1.us = phi i64 [ %phase.3.3.us, %B1864.us ], [ 0, %B502.us.preheader ]
  %.306.us = mul i64 %row.2.1.us, %.24
  %.311.us = add i64 %.306.us, %.24
  %.940.us = add i64 %row.2.1.us, 1
  %broadcast.splatinsert59.us = insertelement <2 x i64> poison, i64 %.940.us, i64 0
  %broadcast.splat60.us = shufflevector <2 x i64> %broadcast.splatinsert59.us, <2 x i64> poison, <2 x i32> zeroinitializer
  %sunkaddr103.us = shl i64 %n.2.1.us, 3
  %sunkaddr104.us = getelementptr i8, ptr %1, i64 %sunkaddr103.us
  br label %B564.us
B564.us:
  %n.5.1.us = phi i64 [ %n.4.3.us, %B1530.us ], [ %n.2.1.us, %B502.us ]
  %phase.2.1.us = phi i64 [ %phase.3.3.us, %B1530.us ], [ %phase.4.1.us, %B502.us ]
  %slot.5.1.us = phi i64 [ %slot.6.3.us, %B1530.us ], [ %n.2.1.us, %B502.us ]
  %waves.3.1.us = phi i64 [ %waves.4.3.us, %B1530.us ], [ 0, %B502.us ]
  %bits.5.1.us = phi i64 [ %bits.6.3.us, %B1530.us ], [ 0, %B502.us ]
  %current.3.1.us = phi i64 [ %current.4.3.us, %B1530.us ], [ -1, %B502.us ]
  %previous.4.1.us = phi i64 [ %previous.5.3.us, %B1530.us ], [ -1, %B502.us ]
  %left.3.1.us = phi i64 [ %.432.us, %B1530.us ], [ 0, %B502.us ]
  %lane.2.1.us = phi i64 [ %.446.us, %B1530.us ], [ %.306.us, %B502.us ]
  %.352.us = icmp eq i64 %left.3.1.us, 0
  br i1 %.352.us, label %B576.us, label %B650.us
B576.us:
  %.369.us = add i64 %phase.2.1.us, 1
  %.376.us = icmp sgt i64 %current.3.1.us, -1
  br i1 %.376.us, label %B602.us, label %B650.us
B602.us:
  %.385.us = getelementptr i64, ptr %0, i64 %slot.5.1.us
  store i64 %bits.5.1.us, ptr %.385.us, align 8
  br label %B650.us
B650.us:
  %phase.3.3.us = phi i64 [ %phase.2.1.us, %B564.us ], [ %.369.us, %B602.us ], [ %.369.us, %B576.us ]
  %current.5.3.us = phi i64 [ %current.3.1.us, %B564.us ], [ -1, %B602.us ], [ -1, %B576.us ]
  %previous.3.3.us = phi i64 [ %previous.4.1.us, %B564.us ], [ -1, %B602.us ], [ -1, %B576.us ]
  %left.4.3.us = phi i64 [ %left.3.1.us, %B564.us ], [ %.45, %B602.us ], [ %.45, %B576.us ]
  %.432.us = add i64 %left.4.3.us, -1
  %.440.us = getelementptr i64, ptr %arg.addr, i64 %lane.2.1.us
  %.441.us = load i64, ptr %.440.us, align 8
  %.446.us = add i64 %lane.2.1.us, 1
  %.453.us = icmp sgt i64 %.441.us, -1
  %.475.us = icmp ne i64 %.441.us, %previous.3.3.us
  %or.cond599.us = select i1 %.453.us, i1 %.475.us, i1 false
  br i1 %or.cond599.us, label %B730.us, label %B1530.us
B730.us:
  %.533.us = lshr i64 %.441.us, %.42
  %.539.us = add i64 %.441.us, %.27
  %.540.us = add i64 %.539.us, -1
  %.542.us = ashr i64 %.540.us, %.42
  %.547.not.us = icmp sgt i64 %.533.us, %.542.us
  br i1 %.547.not.us, label %B1530.us, label %B780.preheader.us
B780.preheader.us:
  br i1 %.131, label %B780.us.us, label %B780.us84
B780.us84:
  %n.8.4.us85 = phi i64 [ %n.6.5.us125, %B1258.us ], [ %n.5.1.us, %B780.preheader.us ]
  %slot.9.4.us86 = phi i64 [ %slot.7.5.us126, %B1258.us ], [ %slot.5.1.us, %B780.preheader.us ]
  %waves.2.4.us87 = phi i64 [ %waves.5.5.us127, %B1258.us ], [ %waves.3.1.us, %B780.preheader.us ]
  %bits.7.4.us88 = phi i64 [ %.829.us132, %B1258.us ], [ %bits.5.1.us, %B780.preheader.us ]
  %current.7.4.us89 = phi i64 [ %current.6.5.us129, %B1258.us ], [ %current.5.3.us, %B780.preheader.us ]
  %sector.4.4.us90 = phi i64 [ %.1003.us, %B1258.us ], [ %.533.us, %B780.preheader.us ]
  %.586.us91 = lshr i64 %sector.4.4.us90, %.190
  %.592.not.us92 = icmp eq i64 %.586.us91, %current.7.4.us89
  br i1 %.592.not.us92, label %B1258.us, label %B802.us93
B802.us93:
  %.605.us94 = icmp sgt i64 %current.7.4.us89, -1
  br i1 %.605.us94, label %B814.us95, label %B854.us97
B814.us95:
  %.616.us96 = getelementptr i64, ptr %0, i64 %slot.9.4.us86
  store i64 %bits.7.4.us88, ptr %.616.us96, align 8
  br label %B854.us97
B854.us97:
  %.639.us98 = icmp slt i64 %n.2.1.us, %n.8.4.us85
  br i1 %.639.us98, label %B874.us99, label %B988.us108
B874.us99:
  %.655.us100 = load i64, ptr %sunkaddr104.us, align 8
  %.657.not.us101 = icmp eq i64 %.655.us100, %.586.us91
  br i1 %.657.not.us101, label %B988.us108, label %B920.preheader.us
B920.preheader.us:
  %33 = add i64 %n.8.4.us85, -1
  br label %B920.us102
B920.us102:
  %slot.10.7.us103 = phi i64 [ %.663.us105, %B942.us104 ], [ %n.2.1.us, %B920.preheader.us ]
  %exitcond.not.us = icmp eq i64 %33, %slot.10.7.us103
  br i1 %exitcond.not.us, label %B1000.us111, label %B942.us104
B942.us104:
  %.663.us105 = add i64 %slot.10.7.us103, 1
  %34 = shl i64 %slot.10.7.us103, 3
  %scevgep84.us = getelementptr i8, ptr %scevgep, i64 %34
  %.689.us106 = load i64, ptr %scevgep84.us, align 8
  %.691.not.us107 = icmp eq i64 %.689.us106, %.586.us91
  br i1 %.691.not.us107, label %B988.us108, label %B920.us102
B988.us108:
  %slot.8.6.us109 = phi i64 [ %n.2.1.us, %B874.us99 ], [ %n.2.1.us, %B854.us97 ], [ %.663.us105, %B942.us104 ]
  %.710.us110 = icmp eq i64 %slot.8.6.us109, %n.8.4.us85
  br i1 %.710.us110, label %B1000.us111, label %B988.B1124_crit_edge.us
B988.B1124_crit_edge.us:
  %.755.phi.trans.insert.us = getelementptr i64, ptr %0, i64 %slot.8.6.us109
  %.756.pre.us = load i64, ptr %.755.phi.trans.insert.us, align 8
  br label %B1124.us116
B1000.us111:
  %.713.us112 = add i64 %n.8.4.us85, 1
  %.721.us113 = getelementptr i64, ptr %arg.out, i64 %n.8.4.us85
  store i64 %row.2.1.us, ptr %.721.us113, align 8
  %.728.us114 = getelementptr i64, ptr %1, i64 %n.8.4.us85
  store i64 %.586.us91, ptr %.728.us114, align 8
  %.734.us115 = getelementptr i64, ptr %0, i64 %n.8.4.us85
  store i64 0, ptr %.734.us115, align 8
  br label %B1124.us116
B1124.us116:
  %.756.us117 = phi i64 [ 0, %B1000.us111 ], [ %.756.pre.us, %B988.B1124_crit_edge.us ]
  %slot.8.6658.us = phi i64 [ %n.8.4.us85, %B1000.us111 ], [ %slot.8.6.us109, %B988.B1124_crit_edge.us ]
  %n.7.6.us118 = phi i64 [ %.713.us112, %B1000.us111 ], [ %n.8.4.us85, %B988.B1124_crit_edge.us ]
  %.765.us119 = sub i64 %slot.8.6658.us, %n.2.1.us
  %.767.us120 = getelementptr i64, ptr %arg.scratch, i64 %.765.us119
  %.768.us121 = load i64, ptr %.767.us120, align 8
  %.770.not.us122 = icmp eq i64 %.768.us121, %phase.3.3.us
  br i1 %.770.not.us122, label %B1258.us, label %B1208.us123
B1208.us123:
  %sunkaddr105.us = shl i64 %.765.us119, 3
  %sunkaddr106.us = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr105.us
  store i64 %phase.3.3.us, ptr %sunkaddr106.us, align 8
  %.800.us124 = add i64 %waves.2.4.us87, 1
  br label %B1258.us
B1258.us:
  %n.6.5.us125 = phi i64 [ %n.7.6.us118, %B1208.us123 ], [ %n.7.6.us118, %B1124.us116 ], [ %n.8.4.us85, %B780.us84 ]
  %slot.7.5.us126 = phi i64 [ %slot.8.6658.us, %B1208.us123 ], [ %slot.8.6658.us, %B1124.us116 ], [ %slot.9.4.us86, %B780.us84 ]
  %waves.5.5.us127 = phi i64 [ %.800.us124, %B1208.us123 ], [ %waves.2.4.us87, %B1124.us116 ], [ %waves.2.4.us87, %B780.us84 ]
  %bits.8.5.us128 = phi i64 [ %.756.us117, %B1208.us123 ], [ %.756.us117, %B1124.us116 ], [ %bits.7.4.us88, %B780.us84 ]
  %current.6.5.us129 = phi i64 [ %.586.us91, %B1208.us123 ], [ %.586.us91, %B1124.us116 ], [ %current.7.4.us89, %B780.us84 ]
  %.826.us130 = and i64 %sector.4.4.us90, %.196
  %.827.us131 = shl i64 1, %.826.us130
  %.829.us132 = or i64 %bits.8.5.us128, %.827.us131
  %.1003.us = add i64 %sector.4.4.us90, 1
  %exitcond642.not.us = icmp eq i64 %sector.4.4.us90, %.542.us
  br i1 %exitcond642.not.us, label %B1530.us, label %B780.us84
B780.us.us:
  %n.8.4.us.us = phi i64 [ %n.6.5.us.us, %B1506.us.us ], [ %n.5.1.us, %B780.preheader.us ]
  %slot.9.4.us.us = phi i64 [ %slot.7.5.us.us, %B1506.us.us ], [ %slot.5.1.us, %B780.preheader.us ]
  %waves.2.4.us.us = phi i64 [ %waves.5.5.us.us, %B1506.us.us ], [ %waves.3.1.us, %B780.preheader.us ]
  %bits.7.4.us.us = phi i64 [ %.829.us.us, %B1506.us.us ], [ %bits.5.1.us, %B780.preheader.us ]
  %current.7.4.us.us = phi i64 [ %current.6.5.us.us, %B1506.us.us ], [ %current.5.3.us, %B780.preheader.us ]
  %sector.4.4.us.us = phi i64 [ %.897.us.us, %B1506.us.us ], [ %.533.us, %B780.preheader.us ]
  %.586.us.us = lshr i64 %sector.4.4.us.us, %.190
  %.592.not.us.us = icmp eq i64 %.586.us.us, %current.7.4.us.us
  br i1 %.592.not.us.us, label %B1292.endif.endif.us.us, label %B802.us.us
B802.us.us:
  %.605.us.us = icmp sgt i64 %current.7.4.us.us, -1
  br i1 %.605.us.us, label %B814.us.us, label %B854.us.us
B814.us.us:
  %.616.us.us = getelementptr i64, ptr %0, i64 %slot.9.4.us.us
  store i64 %bits.7.4.us.us, ptr %.616.us.us, align 8
  br label %B854.us.us
B854.us.us:
  %.639.us.us = icmp slt i64 %n.2.1.us, %n.8.4.us.us
  br i1 %.639.us.us, label %B874.us.us, label %B988.us.us
B874.us.us:
  %.655.us.us = load i64, ptr %sunkaddr104.us, align 8
  %.657.not.us.us = icmp eq i64 %.655.us.us, %.586.us.us
  br i1 %.657.not.us.us, label %B988.us.us, label %B920.us.preheader.us
B920.us.preheader.us:
  %35 = add i64 %n.8.4.us.us, -1
  br label %B920.us.us
B920.us.us:
  %slot.10.7.us.us = phi i64 [ %.663.us.us, %B942.us.us ], [ %n.2.1.us, %B920.us.preheader.us ]
  %exitcond643.not.us = icmp eq i64 %35, %slot.10.7.us.us
  br i1 %exitcond643.not.us, label %B1000.us.us, label %B942.us.us
B942.us.us:
  %.663.us.us = add i64 %slot.10.7.us.us, 1
  %36 = shl i64 %slot.10.7.us.us, 3
  %scevgep85.us = getelementptr i8, ptr %scevgep, i64 %36
  %.689.us.us = load i64, ptr %scevgep85.us, align 8
  %.691.not.us.us = icmp eq i64 %.689.us.us, %.586.us.us
  br i1 %.691.not.us.us, label %B988.us.us, label %B920.us.us
B988.us.us:
  %slot.8.6.us.us = phi i64 [ %n.2.1.us, %B874.us.us ], [ %n.2.1.us, %B854.us.us ], [ %.663.us.us, %B942.us.us ]
  %.710.us.us = icmp eq i64 %slot.8.6.us.us, %n.8.4.us.us
  br i1 %.710.us.us, label %B1000.us.us, label %B988.us.B1124.us_crit_edge.us
B988.us.B1124.us_crit_edge.us:
  %.755.us.phi.trans.insert.us = getelementptr i64, ptr %0, i64 %slot.8.6.us.us
  %.756.us.pre.us = load i64, ptr %.755.us.phi.trans.insert.us, align 8
  br label %B1124.us.us
B1000.us.us:
  %.713.us.us = add i64 %n.8.4.us.us, 1
  %.721.us.us = getelementptr i64, ptr %arg.out, i64 %n.8.4.us.us
  store i64 %row.2.1.us, ptr %.721.us.us, align 8
  %.728.us.us = getelementptr i64, ptr %1, i64 %n.8.4.us.us
  store i64 %.586.us.us, ptr %.728.us.us, align 8
  %.734.us.us = getelementptr i64, ptr %0, i64 %n.8.4.us.us
  store i64 0, ptr %.734.us.us, align 8
  br label %B1124.us.us
B1124.us.us:
  %.756.us.us = phi i64 [ 0, %B1000.us.us ], [ %.756.us.pre.us, %B988.us.B1124.us_crit_edge.us ]
  %slot.8.6.us654.us = phi i64 [ %n.8.4.us.us, %B1000.us.us ], [ %slot.8.6.us.us, %B988.us.B1124.us_crit_edge.us ]
  %n.7.6.us.us = phi i64 [ %.713.us.us, %B1000.us.us ], [ %n.8.4.us.us, %B988.us.B1124.us_crit_edge.us ]
  %.765.us.us = sub i64 %slot.8.6.us654.us, %n.2.1.us
  %.767.us.us = getelementptr i64, ptr %arg.scratch, i64 %.765.us.us
  %.768.us.us = load i64, ptr %.767.us.us, align 8
  %.770.not.us.us = icmp eq i64 %.768.us.us, %phase.3.3.us
  br i1 %.770.not.us.us, label %B1292.endif.endif.us.us, label %B1208.us.us
B1208.us.us:
  %sunkaddr101.us = shl i64 %.765.us.us, 3
  %sunkaddr102.us = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr101.us
  store i64 %phase.3.3.us, ptr %sunkaddr102.us, align 8
  %.800.us.us = add i64 %waves.2.4.us.us, 1
  br label %B1292.endif.endif.us.us
B1292.endif.endif.us.us:
  %n.6.5.us.us = phi i64 [ %n.7.6.us.us, %B1208.us.us ], [ %n.7.6.us.us, %B1124.us.us ], [ %n.8.4.us.us, %B780.us.us ]
  %slot.7.5.us.us = phi i64 [ %slot.8.6.us654.us, %B1208.us.us ], [ %slot.8.6.us654.us, %B1124.us.us ], [ %slot.9.4.us.us, %B780.us.us ]
  %waves.5.5.us.us = phi i64 [ %.800.us.us, %B1208.us.us ], [ %waves.2.4.us.us, %B1124.us.us ], [ %waves.2.4.us.us, %B780.us.us ]
  %bits.8.5.us.us = phi i64 [ %.756.us.us, %B1208.us.us ], [ %.756.us.us, %B1124.us.us ], [ %bits.7.4.us.us, %B780.us.us ]
  %current.6.5.us.us = phi i64 [ %.586.us.us, %B1208.us.us ], [ %.586.us.us, %B1124.us.us ], [ %current.7.4.us.us, %B780.us.us ]
  %.826.us.us = and i64 %sector.4.4.us.us, %.196
  %.827.us.us = shl i64 1, %.826.us.us
  %.829.us.us = or i64 %bits.8.5.us.us, %.827.us.us
  %.856.us.us = shl i64 %sector.4.4.us.us, %.42
  %.11.i.us = tail call i64 @llvm.smax.i64(i64 %.856.us.us, i64 %.441.us)
  %.889.us.us = lshr i64 %.11.i.us, %.57
  %.897.us.us = add i64 %sector.4.4.us.us, 1
  %.899.us.us = shl i64 %.897.us.us, %.42
  %.11.i20.us = tail call i64 @llvm.smin.i64(i64 %.899.us.us, i64 %.539.us)
  %.929.us.us = ashr i64 %.11.i20.us, %.57
  %.934.us.us = icmp sgt i64 %.929.us.us, %.889.us.us
  br i1 %.934.us.us, label %B1438.preheader.us.us, label %B1506.us.us
B1438.preheader.us.us:
  %37 = add i64 %.586.us.us, %n.2.1.us
  %.842.us.us = sub i64 %slot.7.5.us.us, %37
  %.848.us.us = shl i64 %.842.us.us, %.847
  %38 = getelementptr i64, ptr %2, i64 %.848.us.us
  %39 = sub i64 %.929.us.us, %.889.us.us
  %min.iters.check55.us = icmp ult i64 %39, 4
  br i1 %min.iters.check55.us, label %B1438.us.us.preheader, label %vector.ph56.us
vector.ph56.us:
  %n.vec58.us = and i64 %39, -4
  %40 = add i64 %.848.us.us, %.889.us.us
  %41 = shl i64 %40, 3
  %scevgep87.us = getelementptr i8, ptr %scevgep86, i64 %41
  br label %vector.body61.us
vector.body61.us:
  %index62.us = phi i64 [ 0, %vector.ph56.us ], [ %index.next64.us, %vector.body61.us ]
  %42 = shl i64 %index62.us, 3
  %scevgep89.us = getelementptr i8, ptr %scevgep87.us, i64 %42
  %scevgep90.us = getelementptr i8, ptr %scevgep89.us, i64 -16
  store <2 x i64> %broadcast.splat60.us, ptr %scevgep90.us, align 8
  store <2 x i64> %broadcast.splat60.us, ptr %scevgep89.us, align 8
  %index.next64.us = add i64 %index62.us, 4
  %43 = icmp eq i64 %n.vec58.us, %index.next64.us
  br i1 %43, label %middle.block65.us, label %vector.body61.us
middle.block65.us:
  %44 = add i64 %n.vec58.us, %.889.us.us
  %cmp.n66.us = icmp eq i64 %39, %n.vec58.us
  br i1 %cmp.n66.us, label %B1506.us.us, label %B1438.us.us.preheader
B1438.us.us.preheader:
  %g.4.6.us.us.ph = phi i64 [ %44, %middle.block65.us ], [ %.889.us.us, %B1438.preheader.us.us ]
  br label %B1438.us.us
B1438.us.us:
  %g.4.6.us.us = phi i64 [ %.945.us.us, %B1438.us.us ], [ %g.4.6.us.us.ph, %B1438.us.us.preheader ]
  %45 = shl i64 %g.4.6.us.us, 3
  %scevgep91.us = getelementptr i8, ptr %38, i64 %45
  store i64 %.940.us, ptr %scevgep91.us, align 8
  %.945.us.us = add i64 %g.4.6.us.us, 1
  %exitcond644.not.us = icmp eq i64 %.929.us.us, %.945.us.us
  br i1 %exitcond644.not.us, label %B1506.us.us, label %B1438.us.us
B1506.us.us:
  %exitcond645.not.us = icmp eq i64 %sector.4.4.us.us, %.542.us
  br i1 %exitcond645.not.us, label %B1530.us, label %B780.us.us
B1530.us:
  %n.4.3.us = phi i64 [ %n.5.1.us, %B650.us ], [ %n.5.1.us, %B730.us ], [ %n.6.5.us.us, %B1506.us.us ], [ %n.6.5.us125, %B1258.us ]
  %slot.6.3.us = phi i64 [ %slot.5.1.us, %B650.us ], [ %slot.5.1.us, %B730.us ], [ %slot.7.5.us.us, %B1506.us.us ], [ %slot.7.5.us126, %B1258.us ]
  %waves.4.3.us = phi i64 [ %waves.3.1.us, %B650.us ], [ %waves.3.1.us, %B730.us ], [ %waves.5.5.us.us, %B1506.us.us ], [ %waves.5.5.us127, %B1258.us ]
  %bits.6.3.us = phi i64 [ %bits.5.1.us, %B650.us ], [ %bits.5.1.us, %B730.us ], [ %.829.us.us, %B1506.us.us ], [ %.829.us132, %B1258.us ]
  %current.4.3.us = phi i64 [ %current.5.3.us, %B650.us ], [ %current.5.3.us, %B730.us ], [ %current.6.5.us.us, %B1506.us.us ], [ %current.6.5.us129, %B1258.us ]
  %previous.5.3.us = phi i64 [ %previous.3.3.us, %B650.us ], [ %.441.us, %B730.us ], [ %.441.us, %B1506.us.us ], [ %.441.us, %B1258.us ]
  %.1099.us = icmp slt i64 %.446.us, %.311.us
  br i1 %.1099.us, label %B564.us, label %B1544.us
B1544.us:
  %.1129.us = icmp sgt i64 %current.4.3.us, -1
  br i1 %.1129.us, label %B1556.us, label %B1596.us
B1556.us:
  %.1140.us = getelementptr i64, ptr %0, i64 %slot.6.3.us
  store i64 %bits.6.3.us, ptr %.1140.us, align 8
  br label %B1596.us
B1596.us:
  %.1161.us = icmp sgt i64 %n.4.3.us, %n.2.1.us
  %or.cond600.us = select i1 %.131, i1 %.1161.us, i1 false
  br i1 %or.cond600.us, label %B1628.preheader.us, label %B1864.us
B1628.preheader.us:
  br i1 %13, label %B1628.us.us, label %B1628.preheader70.us
B1628.preheader70.us:
  br i1 %14, label %B1628.preheader70.split.us.us, label %B1628.us133
B1628.us133:
  %g.6.2.us134 = phi i64 [ %smax.us, %B1796.split.split.us ], [ %flags.2.0, %B1628.preheader70.us ]
  %slot.12.2.us135 = phi i64 [ %.1330.us138, %B1796.split.split.us ], [ %n.2.1.us, %B1628.preheader70.us ]
  %46 = shl i64 %g.6.2.us134, 3
  %scevgep93.us136 = getelementptr i8, ptr %scevgep92, i64 %46
  br label %B1648.us
B1648.us:
  %lsr.iv.us = phi ptr [ %scevgep93.us136, %B1628.us133 ], [ %scevgep94.us, %middle.block49.us ]
  %g.5.3.us = phi i64 [ %g.6.2.us134, %B1628.us133 ], [ %smax.us, %middle.block49.us ]
  %bits.10.3.us = phi i64 [ 0, %B1628.us133 ], [ %.1288.us, %middle.block49.us ]
  %sector.5.3.us = phi i64 [ 0, %B1628.us133 ], [ %.1296.us, %middle.block49.us ]
  br label %vector.body43.us
vector.body43.us:
  %index44.us = phi i64 [ %index.next48.us, %vector.body43.us ], [ 0, %B1648.us ]
  %vec.phi45.us = phi <2 x i1> [ %50, %vector.body43.us ], [ zeroinitializer, %B1648.us ]
  %vec.phi46.us = phi <2 x i1> [ %51, %vector.body43.us ], [ zeroinitializer, %B1648.us ]
  %47 = shl i64 %index44.us, 3
  %scevgep96.us = getelementptr i8, ptr %lsr.iv.us, i64 %47
  %scevgep97.us = getelementptr i8, ptr %scevgep96.us, i64 -16
  %wide.load.us = load <2 x i64>, ptr %scevgep97.us, align 8
  %wide.load47.us = load <2 x i64>, ptr %scevgep96.us, align 8
  %48 = icmp ne <2 x i64> %wide.load.us, %broadcast.splat60.us
  %49 = icmp ne <2 x i64> %wide.load47.us, %broadcast.splat60.us
  %50 = or <2 x i1> %vec.phi45.us, %48
  %51 = or <2 x i1> %vec.phi46.us, %49
  %index.next48.us = add i64 %index44.us, 4
  %52 = icmp eq i64 %n.vec42, %index.next48.us
  br i1 %52, label %middle.block49.us, label %vector.body43.us
middle.block49.us:
  %.1204.us = shl i64 1, %sector.5.3.us
  %smax.us = add i64 %g.5.3.us, %6
  %bin.rdx50.us = or <2 x i1> %50, %51
  %bin.rdx50.fr.us = freeze <2 x i1> %bin.rdx50.us
  %53 = bitcast <2 x i1> %bin.rdx50.fr.us to i2
  %.not.us = icmp eq i2 %53, 0
  %rdx.select.us = select i1 %.not.us, i64 %.1204.us, i64 0
  %.1288.us = or i64 %rdx.select.us, %bits.10.3.us
  %.1296.us = add i64 %sector.5.3.us, 1
  %scevgep94.us = getelementptr i8, ptr %lsr.iv.us, i64 %11
  %exitcond647.not.us = icmp eq i64 %.1296.us, %5
  br i1 %exitcond647.not.us, label %B1796.split.split.us, label %B1648.us
B1796.split.split.us:
  %.1325.us137 = getelementptr i64, ptr %3, i64 %slot.12.2.us135
  store i64 %.1288.us, ptr %.1325.us137, align 8
  %.1330.us138 = add i64 %slot.12.2.us135, 1
  %exitcond648.not.us139 = icmp eq i64 %.1330.us138, %n.4.3.us
  br i1 %exitcond648.not.us139, label %B1864.us, label %B1628.us133
B1628.us.us:
  %slot.12.2.us.us = phi i64 [ %.1330.us.us, %B1796.split.us.us.us ], [ %n.2.1.us, %B1628.preheader.us ]
  br i1 %17, label %B1648.us.us.us.preheader, label %vector.body.us
vector.body.us:
  %lsr.iv98.us = phi i64 [ %lsr.iv.next.us, %vector.body.us ], [ %n.vec, %B1628.us.us ]
  %vec.phi.us = phi <2 x i64> [ %56, %vector.body.us ], [ zeroinitializer, %B1628.us.us ]
  %vec.phi37.us = phi <2 x i64> [ %57, %vector.body.us ], [ zeroinitializer, %B1628.us.us ]
  %vec.ind.us = phi <2 x i64> [ %vec.ind.next.us, %vector.body.us ], [ <i64 0, i64 1>, %B1628.us.us ]
  %step.add.us = add <2 x i64> %vec.ind.us, splat (i64 2)
  %54 = shl <2 x i64> splat (i64 1), %vec.ind.us
  %55 = shl <2 x i64> splat (i64 1), %step.add.us
  %56 = or <2 x i64> %54, %vec.phi.us
  %57 = or <2 x i64> %55, %vec.phi37.us
  %vec.ind.next.us = add <2 x i64> %vec.ind.us, splat (i64 4)
  %lsr.iv.next.us = add i64 %lsr.iv98.us, -4
  %58 = icmp eq i64 %lsr.iv.next.us, 0
  br i1 %58, label %middle.block.us, label %vector.body.us
middle.block.us:
  %bin.rdx.us = or <2 x i64> %57, %56
  %rdx.shuf.us = shufflevector <2 x i64> %bin.rdx.us, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx99.us = or <2 x i64> %rdx.shuf.us, %bin.rdx.us
  %59 = extractelement <2 x i64> %bin.rdx99.us, i64 0
  br i1 %18, label %B1796.split.us.us.us, label %B1648.us.us.us.preheader
B1648.us.us.us.preheader:
  %bits.10.3.us.us.us.ph = phi i64 [ %59, %middle.block.us ], [ 0, %B1628.us.us ]
  %sector.5.3.us.us.us.ph = phi i64 [ %n.vec, %middle.block.us ], [ 0, %B1628.us.us ]
  br label %B1648.us.us.us
B1648.us.us.us:
  %bits.10.3.us.us.us = phi i64 [ %.1288.us.us.us, %B1648.us.us.us ], [ %bits.10.3.us.us.us.ph, %B1648.us.us.us.preheader ]
  %sector.5.3.us.us.us = phi i64 [ %.1296.us.us.us, %B1648.us.us.us ], [ %sector.5.3.us.us.us.ph, %B1648.us.us.us.preheader ]
  %.1204.us.us.us = shl i64 1, %sector.5.3.us.us.us
  %.1288.us.us.us = or i64 %.1204.us.us.us, %bits.10.3.us.us.us
  %.1296.us.us.us = add i64 %sector.5.3.us.us.us, 1
  %exitcond649.not.us = icmp eq i64 %.1296.us.us.us, %5
  br i1 %exitcond649.not.us, label %B1796.split.us.us.us, label %B1648.us.us.us
B1796.split.us.us.us:
  %.1288.us.us.lcssa.us = phi i64 [ %59, %middle.block.us ], [ %.1288.us.us.us, %B1648.us.us.us ]
  %.1325.us.us = getelementptr i64, ptr %3, i64 %slot.12.2.us.us
  store i64 %.1288.us.us.lcssa.us, ptr %.1325.us.us, align 8
  %.1330.us.us = add i64 %slot.12.2.us.us, 1
  %exitcond650.not.us = icmp eq i64 %.1330.us.us, %n.4.3.us
  br i1 %exitcond650.not.us, label %B1864.us, label %B1628.us.us
B1864.us:
  %.1350.us = sub i64 %n.4.3.us, %n.2.1.us
  %.1355.us = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1.us
  store i64 %.1350.us, ptr %.1355.us, align 8
  %.1362.us = getelementptr i64, ptr %4, i64 %row.2.1.us
  store i64 %waves.4.3.us, ptr %.1362.us, align 8
  %.1378.us = icmp slt i64 %.940.us, %.21
  %.1401.us = icmp slt i64 %n.4.3.us, %.63
  %or.cond601.us = select i1 %.1378.us, i1 %.1401.us, i1 false
  br i1 %or.cond601.us, label %B502.us, label %common.ret
B1628.preheader70.split.us.us:
  br i1 %15, label %B1628.us48.us.us, label %B1628.preheader70.split.us.split.us150
B1628.us48.us142:
  %g.6.2.us.us143 = phi i64 [ %smax.us.us58.us.lcssa, %B1796.split.split.us.split.split.us71.us ], [ %flags.2.0, %B1628.preheader70.split.us.split.us150 ]
  %slot.12.2.us49.us144 = phi i64 [ %.1330.us51.us147, %B1796.split.split.us.split.split.us71.us ], [ %n.2.1.us, %B1628.preheader70.split.us.split.us150 ]
  br i1 %19, label %B1648.us.us52.us.epil.preheader, label %B1648.us.us52.us
B1648.us.us52.us:
  %g.5.3.us.us54.us = phi i64 [ %smax.us.us58.us.1, %B1648.us.us52.us ], [ %g.6.2.us.us143, %B1628.us48.us142 ]
  %bits.10.3.us.us55.us = phi i64 [ %.1288.us.us67.us.1, %B1648.us.us52.us ], [ 0, %B1628.us48.us142 ]
  %sector.5.3.us.us56.us = phi i64 [ %.1296.us.us68.us.1, %B1648.us.us52.us ], [ 0, %B1628.us48.us142 ]
  %niter = phi i64 [ %niter.next.1, %B1648.us.us52.us ], [ 0, %B1628.us48.us142 ]
  %.1204.us.us57.us = shl i64 1, %sector.5.3.us.us56.us
  %smax.us.us58.us = add i64 %g.5.3.us.us54.us, %6
  %.1241.us.us59.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us54.us
  %.1242.us.us60.us = load i64, ptr %.1241.us.us59.us, align 8
  %.1245.not.us.us61.us = icmp eq i64 %.1242.us.us60.us, %.940.us
  %.1241.1.us.us63.us = getelementptr i8, ptr %.1241.us.us59.us, i64 8
  %.1242.1.us.us64.us = load i64, ptr %.1241.1.us.us63.us, align 8
  %.1245.not.1.us.us65.us = icmp eq i64 %.1242.1.us.us64.us, %.940.us
  %.1241.2.us.us.us = getelementptr i8, ptr %.1241.us.us59.us, i64 16
  %.1242.2.us.us.us = load i64, ptr %.1241.2.us.us.us, align 8
  %.1245.not.2.us.us.us = icmp eq i64 %.1242.2.us.us.us, %.940.us
  %60 = select i1 %.1245.not.2.us.us.us, i1 %.1245.not.1.us.us65.us, i1 false
  %61 = select i1 %60, i1 %.1245.not.us.us61.us, i1 false
  %spec.select.2.us.us.us = select i1 %61, i64 %.1204.us.us57.us, i64 0
  %.1288.us.us67.us = or i64 %spec.select.2.us.us.us, %bits.10.3.us.us55.us
  %.1204.us.us57.us.1 = shl i64 2, %sector.5.3.us.us56.us
  %smax.us.us58.us.1 = add i64 %smax.us.us58.us, %6
  %.1241.us.us59.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us58.us
  %.1242.us.us60.us.1 = load i64, ptr %.1241.us.us59.us.1, align 8
  %.1245.not.us.us61.us.1 = icmp eq i64 %.1242.us.us60.us.1, %.940.us
  %.1241.1.us.us63.us.1 = getelementptr i8, ptr %.1241.us.us59.us.1, i64 8
  %.1242.1.us.us64.us.1 = load i64, ptr %.1241.1.us.us63.us.1, align 8
  %.1245.not.1.us.us65.us.1 = icmp eq i64 %.1242.1.us.us64.us.1, %.940.us
  %.1241.2.us.us.us.1 = getelementptr i8, ptr %.1241.us.us59.us.1, i64 16
  %.1242.2.us.us.us.1 = load i64, ptr %.1241.2.us.us.us.1, align 8
  %.1245.not.2.us.us.us.1 = icmp eq i64 %.1242.2.us.us.us.1, %.940.us
  %62 = select i1 %.1245.not.2.us.us.us.1, i1 %.1245.not.1.us.us65.us.1, i1 false
  %63 = select i1 %62, i1 %.1245.not.us.us61.us.1, i1 false
  %spec.select.2.us.us.us.1 = select i1 %63, i64 %.1204.us.us57.us.1, i64 0
  %.1288.us.us67.us.1 = or i64 %spec.select.2.us.us.us.1, %.1288.us.us67.us
  %.1296.us.us68.us.1 = add i64 %sector.5.3.us.us56.us, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %B1796.split.split.us.split.split.us71.us.unr-lcssa, label %B1648.us.us52.us
B1796.split.split.us.split.split.us71.us.unr-lcssa:
  br i1 %lcmp.mod208.not, label %B1796.split.split.us.split.split.us71.us, label %B1648.us.us52.us.epil.preheader
B1648.us.us52.us.epil.preheader:
  %g.5.3.us.us54.us.epil.init = phi i64 [ %g.6.2.us.us143, %B1628.us48.us142 ], [ %smax.us.us58.us.1, %B1796.split.split.us.split.split.us71.us.unr-lcssa ]
  %bits.10.3.us.us55.us.epil.init = phi i64 [ 0, %B1628.us48.us142 ], [ %.1288.us.us67.us.1, %B1796.split.split.us.split.split.us71.us.unr-lcssa ]
  %sector.5.3.us.us56.us.epil.init = phi i64 [ 0, %B1628.us48.us142 ], [ %.1296.us.us68.us.1, %B1796.split.split.us.split.split.us71.us.unr-lcssa ]
  %.1204.us.us57.us.epil = shl i64 1, %sector.5.3.us.us56.us.epil.init
  %smax.us.us58.us.epil = add i64 %g.5.3.us.us54.us.epil.init, %6
  %.1241.us.us59.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us54.us.epil.init
  %.1242.us.us60.us.epil = load i64, ptr %.1241.us.us59.us.epil, align 8
  %.1245.not.us.us61.us.epil = icmp eq i64 %.1242.us.us60.us.epil, %.940.us
  %.1241.1.us.us63.us.epil = getelementptr i8, ptr %.1241.us.us59.us.epil, i64 8
  %.1242.1.us.us64.us.epil = load i64, ptr %.1241.1.us.us63.us.epil, align 8
  %.1245.not.1.us.us65.us.epil = icmp eq i64 %.1242.1.us.us64.us.epil, %.940.us
  %.1241.2.us.us.us.epil = getelementptr i8, ptr %.1241.us.us59.us.epil, i64 16
  %.1242.2.us.us.us.epil = load i64, ptr %.1241.2.us.us.us.epil, align 8
  %.1245.not.2.us.us.us.epil = icmp eq i64 %.1242.2.us.us.us.epil, %.940.us
  %64 = select i1 %.1245.not.2.us.us.us.epil, i1 %.1245.not.1.us.us65.us.epil, i1 false
  %65 = select i1 %64, i1 %.1245.not.us.us61.us.epil, i1 false
  %spec.select.2.us.us.us.epil = select i1 %65, i64 %.1204.us.us57.us.epil, i64 0
  %.1288.us.us67.us.epil = or i64 %spec.select.2.us.us.us.epil, %bits.10.3.us.us55.us.epil.init
  br label %B1796.split.split.us.split.split.us71.us
B1796.split.split.us.split.split.us71.us:
  %smax.us.us58.us.lcssa = phi i64 [ %smax.us.us58.us.1, %B1796.split.split.us.split.split.us71.us.unr-lcssa ], [ %smax.us.us58.us.epil, %B1648.us.us52.us.epil.preheader ]
  %.1288.us.us67.us.lcssa = phi i64 [ %.1288.us.us67.us.1, %B1796.split.split.us.split.split.us71.us.unr-lcssa ], [ %.1288.us.us67.us.epil, %B1648.us.us52.us.epil.preheader ]
  %.1325.us50.us146 = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us144
  store i64 %.1288.us.us67.us.lcssa, ptr %.1325.us50.us146, align 8
  %.1330.us51.us147 = add i64 %slot.12.2.us49.us144, 1
  %exitcond648.not.us.us148 = icmp eq i64 %.1330.us51.us147, %n.4.3.us
  br i1 %exitcond648.not.us.us148, label %B1864.us, label %B1628.us48.us142
B1628.preheader70.split.us.split.us150:
  br i1 %16, label %B1628.us48.us77.us, label %B1628.us48.us142
B1628.us48.us.us:
  %g.6.2.us.us.us = phi i64 [ %smax.us.us.us.us.us.lcssa, %B1796.split.split.us.split.us.us.us.us ], [ %flags.2.0, %B1628.preheader70.split.us.us ]
  %slot.12.2.us49.us.us = phi i64 [ %.1330.us51.us.us, %B1796.split.split.us.split.us.us.us.us ], [ %n.2.1.us, %B1628.preheader70.split.us.us ]
  br i1 %21, label %B1648.us.us19.us.us.us.epil.preheader, label %B1648.us.us19.us.us.us
B1648.us.us19.us.us.us:
  %g.5.3.us.us.us.us.us = phi i64 [ %smax.us.us.us.us.us.1, %B1648.us.us19.us.us.us ], [ %g.6.2.us.us.us, %B1628.us48.us.us ]
  %bits.10.3.us.us20.us.us.us = phi i64 [ %.1288.us.us23.us.us.us.1, %B1648.us.us19.us.us.us ], [ 0, %B1628.us48.us.us ]
  %sector.5.3.us.us21.us.us.us = phi i64 [ %.1296.us.us24.us.us.us.1, %B1648.us.us19.us.us.us ], [ 0, %B1628.us48.us.us ]
  %niter225 = phi i64 [ %niter225.next.1, %B1648.us.us19.us.us.us ], [ 0, %B1628.us48.us.us ]
  %.1204.us.us22.us.us.us = shl i64 1, %sector.5.3.us.us21.us.us.us
  %smax.us.us.us.us.us = add i64 %g.5.3.us.us.us.us.us, %6
  %.1241.us.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us.us.us.us
  %.1242.us.us.us.us.us = load i64, ptr %.1241.us.us.us.us.us, align 8
  %.1245.not.us.us.us.us.us = icmp eq i64 %.1242.us.us.us.us.us, %.940.us
  %spec.select.us.us.us.us.us = select i1 %.1245.not.us.us.us.us.us, i64 %.1204.us.us22.us.us.us, i64 0
  %.1288.us.us23.us.us.us = or i64 %spec.select.us.us.us.us.us, %bits.10.3.us.us20.us.us.us
  %.1204.us.us22.us.us.us.1 = shl i64 2, %sector.5.3.us.us21.us.us.us
  %smax.us.us.us.us.us.1 = add i64 %smax.us.us.us.us.us, %6
  %.1241.us.us.us.us.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us.us.us.us
  %.1242.us.us.us.us.us.1 = load i64, ptr %.1241.us.us.us.us.us.1, align 8
  %.1245.not.us.us.us.us.us.1 = icmp eq i64 %.1242.us.us.us.us.us.1, %.940.us
  %spec.select.us.us.us.us.us.1 = select i1 %.1245.not.us.us.us.us.us.1, i64 %.1204.us.us22.us.us.us.1, i64 0
  %.1288.us.us23.us.us.us.1 = or i64 %spec.select.us.us.us.us.us.1, %.1288.us.us23.us.us.us
  %.1296.us.us24.us.us.us.1 = add i64 %sector.5.3.us.us21.us.us.us, 2
  %niter225.next.1 = add i64 %niter225, 2
  %niter225.ncmp.1 = icmp eq i64 %niter225.next.1, %unroll_iter224
  br i1 %niter225.ncmp.1, label %B1796.split.split.us.split.us.us.us.us.unr-lcssa, label %B1648.us.us19.us.us.us
B1796.split.split.us.split.us.us.us.us.unr-lcssa:
  br i1 %lcmp.mod220.not, label %B1796.split.split.us.split.us.us.us.us, label %B1648.us.us19.us.us.us.epil.preheader
B1648.us.us19.us.us.us.epil.preheader:
  %g.5.3.us.us.us.us.us.epil.init = phi i64 [ %g.6.2.us.us.us, %B1628.us48.us.us ], [ %smax.us.us.us.us.us.1, %B1796.split.split.us.split.us.us.us.us.unr-lcssa ]
  %bits.10.3.us.us20.us.us.us.epil.init = phi i64 [ 0, %B1628.us48.us.us ], [ %.1288.us.us23.us.us.us.1, %B1796.split.split.us.split.us.us.us.us.unr-lcssa ]
  %sector.5.3.us.us21.us.us.us.epil.init = phi i64 [ 0, %B1628.us48.us.us ], [ %.1296.us.us24.us.us.us.1, %B1796.split.split.us.split.us.us.us.us.unr-lcssa ]
  %.1204.us.us22.us.us.us.epil = shl i64 1, %sector.5.3.us.us21.us.us.us.epil.init
  %smax.us.us.us.us.us.epil = add i64 %g.5.3.us.us.us.us.us.epil.init, %6
  %.1241.us.us.us.us.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us.us.us.us.epil.init
  %.1242.us.us.us.us.us.epil = load i64, ptr %.1241.us.us.us.us.us.epil, align 8
  %.1245.not.us.us.us.us.us.epil = icmp eq i64 %.1242.us.us.us.us.us.epil, %.940.us
  %spec.select.us.us.us.us.us.epil = select i1 %.1245.not.us.us.us.us.us.epil, i64 %.1204.us.us22.us.us.us.epil, i64 0
  %.1288.us.us23.us.us.us.epil = or i64 %spec.select.us.us.us.us.us.epil, %bits.10.3.us.us20.us.us.us.epil.init
  br label %B1796.split.split.us.split.us.us.us.us
B1796.split.split.us.split.us.us.us.us:
  %smax.us.us.us.us.us.lcssa = phi i64 [ %smax.us.us.us.us.us.1, %B1796.split.split.us.split.us.us.us.us.unr-lcssa ], [ %smax.us.us.us.us.us.epil, %B1648.us.us19.us.us.us.epil.preheader ]
  %.1288.us.us23.us.us.us.lcssa = phi i64 [ %.1288.us.us23.us.us.us.1, %B1796.split.split.us.split.us.us.us.us.unr-lcssa ], [ %.1288.us.us23.us.us.us.epil, %B1648.us.us19.us.us.us.epil.preheader ]
  %.1325.us50.us.us = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us.us
  store i64 %.1288.us.us23.us.us.us.lcssa, ptr %.1325.us50.us.us, align 8
  %.1330.us51.us.us = add i64 %slot.12.2.us49.us.us, 1
  %exitcond648.not.us.us.us = icmp eq i64 %.1330.us51.us.us, %n.4.3.us
  br i1 %exitcond648.not.us.us.us, label %B1864.us, label %B1628.us48.us.us
B1628.us48.us77.us:
  %g.6.2.us.us78.us = phi i64 [ %smax.us.us33.us.us.us.lcssa, %B1796.split.split.us.split.split.us.us.us.us ], [ %flags.2.0, %B1628.preheader70.split.us.split.us150 ]
  %slot.12.2.us49.us79.us = phi i64 [ %.1330.us51.us82.us, %B1796.split.split.us.split.split.us.us.us.us ], [ %n.2.1.us, %B1628.preheader70.split.us.split.us150 ]
  br i1 %20, label %B1648.us.us27.us.us.us.epil.preheader, label %B1648.us.us27.us.us.us
B1648.us.us27.us.us.us:
  %g.5.3.us.us29.us.us.us = phi i64 [ %smax.us.us33.us.us.us.1, %B1648.us.us27.us.us.us ], [ %g.6.2.us.us78.us, %B1628.us48.us77.us ]
  %bits.10.3.us.us30.us.us.us = phi i64 [ %.1288.us.us40.us.us.us.1, %B1648.us.us27.us.us.us ], [ 0, %B1628.us48.us77.us ]
  %sector.5.3.us.us31.us.us.us = phi i64 [ %.1296.us.us41.us.us.us.1, %B1648.us.us27.us.us.us ], [ 0, %B1628.us48.us77.us ]
  %niter218 = phi i64 [ %niter218.next.1, %B1648.us.us27.us.us.us ], [ 0, %B1628.us48.us77.us ]
  %.1204.us.us32.us.us.us = shl i64 1, %sector.5.3.us.us31.us.us.us
  %smax.us.us33.us.us.us = add i64 %g.5.3.us.us29.us.us.us, %6
  %.1241.us.us34.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us29.us.us.us
  %.1242.us.us35.us.us.us = load i64, ptr %.1241.us.us34.us.us.us, align 8
  %.1245.not.us.us36.us.us.us = icmp eq i64 %.1242.us.us35.us.us.us, %.940.us
  %.1241.1.us.us.us.us.us = getelementptr i8, ptr %.1241.us.us34.us.us.us, i64 8
  %.1242.1.us.us.us.us.us = load i64, ptr %.1241.1.us.us.us.us.us, align 8
  %.1245.not.1.us.us.us.us.us = icmp eq i64 %.1242.1.us.us.us.us.us, %.940.us
  %66 = select i1 %.1245.not.1.us.us.us.us.us, i1 %.1245.not.us.us36.us.us.us, i1 false
  %spec.select.1.us.us.us.us.us = select i1 %66, i64 %.1204.us.us32.us.us.us, i64 0
  %.1288.us.us40.us.us.us = or i64 %spec.select.1.us.us.us.us.us, %bits.10.3.us.us30.us.us.us
  %.1204.us.us32.us.us.us.1 = shl i64 2, %sector.5.3.us.us31.us.us.us
  %smax.us.us33.us.us.us.1 = add i64 %smax.us.us33.us.us.us, %6
  %.1241.us.us34.us.us.us.1 = getelementptr i64, ptr %arg.scratch, i64 %smax.us.us33.us.us.us
  %.1242.us.us35.us.us.us.1 = load i64, ptr %.1241.us.us34.us.us.us.1, align 8
  %.1245.not.us.us36.us.us.us.1 = icmp eq i64 %.1242.us.us35.us.us.us.1, %.940.us
  %.1241.1.us.us.us.us.us.1 = getelementptr i8, ptr %.1241.us.us34.us.us.us.1, i64 8
  %.1242.1.us.us.us.us.us.1 = load i64, ptr %.1241.1.us.us.us.us.us.1, align 8
  %.1245.not.1.us.us.us.us.us.1 = icmp eq i64 %.1242.1.us.us.us.us.us.1, %.940.us
  %67 = select i1 %.1245.not.1.us.us.us.us.us.1, i1 %.1245.not.us.us36.us.us.us.1, i1 false
  %spec.select.1.us.us.us.us.us.1 = select i1 %67, i64 %.1204.us.us32.us.us.us.1, i64 0
  %.1288.us.us40.us.us.us.1 = or i64 %spec.select.1.us.us.us.us.us.1, %.1288.us.us40.us.us.us
  %.1296.us.us41.us.us.us.1 = add i64 %sector.5.3.us.us31.us.us.us, 2
  %niter218.next.1 = add i64 %niter218, 2
  %niter218.ncmp.1 = icmp eq i64 %niter218.next.1, %unroll_iter217
  br i1 %niter218.ncmp.1, label %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa, label %B1648.us.us27.us.us.us
B1796.split.split.us.split.split.us.us.us.us.unr-lcssa:
  br i1 %lcmp.mod213.not, label %B1796.split.split.us.split.split.us.us.us.us, label %B1648.us.us27.us.us.us.epil.preheader
B1648.us.us27.us.us.us.epil.preheader:
  %g.5.3.us.us29.us.us.us.epil.init = phi i64 [ %g.6.2.us.us78.us, %B1628.us48.us77.us ], [ %smax.us.us33.us.us.us.1, %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %bits.10.3.us.us30.us.us.us.epil.init = phi i64 [ 0, %B1628.us48.us77.us ], [ %.1288.us.us40.us.us.us.1, %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %sector.5.3.us.us31.us.us.us.epil.init = phi i64 [ 0, %B1628.us48.us77.us ], [ %.1296.us.us41.us.us.us.1, %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa ]
  %.1204.us.us32.us.us.us.epil = shl i64 1, %sector.5.3.us.us31.us.us.us.epil.init
  %smax.us.us33.us.us.us.epil = add i64 %g.5.3.us.us29.us.us.us.epil.init, %6
  %.1241.us.us34.us.us.us.epil = getelementptr i64, ptr %arg.scratch, i64 %g.5.3.us.us29.us.us.us.epil.init
  %.1242.us.us35.us.us.us.epil = load i64, ptr %.1241.us.us34.us.us.us.epil, align 8
  %.1245.not.us.us36.us.us.us.epil = icmp eq i64 %.1242.us.us35.us.us.us.epil, %.940.us
  %.1241.1.us.us.us.us.us.epil = getelementptr i8, ptr %.1241.us.us34.us.us.us.epil, i64 8
  %.1242.1.us.us.us.us.us.epil = load i64, ptr %.1241.1.us.us.us.us.us.epil, align 8
  %.1245.not.1.us.us.us.us.us.epil = icmp eq i64 %.1242.1.us.us.us.us.us.epil, %.940.us
  %68 = select i1 %.1245.not.1.us.us.us.us.us.epil, i1 %.1245.not.us.us36.us.us.us.epil, i1 false
  %spec.select.1.us.us.us.us.us.epil = select i1 %68, i64 %.1204.us.us32.us.us.us.epil, i64 0
  %.1288.us.us40.us.us.us.epil = or i64 %spec.select.1.us.us.us.us.us.epil, %bits.10.3.us.us30.us.us.us.epil.init
  br label %B1796.split.split.us.split.split.us.us.us.us
B1796.split.split.us.split.split.us.us.us.us:
  %smax.us.us33.us.us.us.lcssa = phi i64 [ %smax.us.us33.us.us.us.1, %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa ], [ %smax.us.us33.us.us.us.epil, %B1648.us.us27.us.us.us.epil.preheader ]
  %.1288.us.us40.us.us.us.lcssa = phi i64 [ %.1288.us.us40.us.us.us.1, %B1796.split.split.us.split.split.us.us.us.us.unr-lcssa ], [ %.1288.us.us40.us.us.us.epil, %B1648.us.us27.us.us.us.epil.preheader ]
  %.1325.us50.us81.us = getelementptr i64, ptr %3, i64 %slot.12.2.us49.us79.us
  store i64 %.1288.us.us40.us.us.us.lcssa, ptr %.1325.us50.us81.us, align 8
  %.1330.us51.us82.us = add i64 %slot.12.2.us49.us79.us, 1
  %exitcond648.not.us.us83.us = icmp eq i64 %.1330.us51.us82.us, %n.4.3.us
  br i1 %exitcond648.not.us.us83.us, label %B1864.us, label %B1628.us48.us77.us
B502:
  %row.2.1 = phi i64 [ %.pre.3, %B502 ], [ %row.2.1.unr, %B502.prol.loopexit ]
  %.pre = add i64 %row.2.1, 1
  %.1355 = getelementptr i64, ptr %arg.per_warp, i64 %row.2.1
  store i64 0, ptr %.1355, align 8
  %.1362 = getelementptr i64, ptr %4, i64 %row.2.1
  store i64 0, ptr %.1362, align 8
  %.pre.1 = add i64 %row.2.1, 2
  %.1355.1 = getelementptr i64, ptr %arg.per_warp, i64 %.pre
  store i64 0, ptr %.1355.1, align 8
  %.1362.1 = getelementptr i64, ptr %4, i64 %.pre
  store i64 0, ptr %.1362.1, align 8
  %.pre.2 = add i64 %row.2.1, 3
  %.1355.2 = getelementptr i64, ptr %arg.per_warp, i64 %.pre.1
  store i64 0, ptr %.1355.2, align 8
  %.1362.2 = getelementptr i64, ptr %4, i64 %.pre.1
  store i64 0, ptr %.1362.2, align 8
  %.pre.3 = add i64 %row.2.1, 4
  %.1355.3 = getelementptr i64, ptr %arg.per_warp, i64 %.pre.2
  store i64 0, ptr %.1355.3, align 8
  %.1362.3 = getelementptr i64, ptr %4, i64 %.pre.2
  store i64 0, ptr %.1362.3, align 8
  %exitcond.not.3 = icmp eq i64 %.pre.3, %.21
  br i1 %exitcond.not.3, label %common.ret, label %B502
common.ret:
  %row.3.0 = phi i64 [ %.60, %B440 ], [ %.21, %middle.block ], [ %.940.us, %B1864.us ], [ %.21, %B502 ], [ %.21, %B502.prol.loopexit ]
  %n.9.0 = phi i64 [ 0, %B440 ], [ 0, %middle.block ], [ %n.4.3.us, %B1864.us ], [ 0, %B502 ], [ 0, %B502.prol.loopexit ]
  store i64 %row.3.0, ptr %arg.what, align 8
  store i64 %n.9.0, ptr %.23, align 8
  store ptr null, ptr %retptr, align 8
  ret i32 0
B384.else.if:
  %.138 = sub i64 %.39, %.57
  %.139 = shl i64 1, %.138
  %.140 = add i64 %.139, 1
  %69 = or i64 %.126, %.140
  %70 = icmp ult i64 %69, 4294967296
  br i1 %70, label %71, label %78
71:
  %72 = trunc i64 %.140 to i32
  %73 = trunc i64 %.126 to i32
  %74 = udiv i32 %73, %72
  %75 = urem i32 %73, %72
  %76 = zext i32 %74 to i64
  %77 = zext i32 %75 to i64
  br label %81
78:
  %79 = sdiv i64 %.126, %.140
  %80 = srem i64 %.126, %.140
  br label %81
81:
  %82 = phi i64 [ %76, %71 ], [ %79, %78 ]
  %83 = phi i64 [ %77, %71 ], [ %80, %78 ]
  %.161 = xor i64 %83, %.140
  %.162 = icmp slt i64 %.161, 0
  %.163 = icmp ne i64 %83, 0
  %.164 = and i1 %.163, %.162
  %.169 = sext i1 %.164 to i64
  %spec.select602 = add i64 %82, %.169
  br label %B440
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
  br i1 %.145222.not, label %common.ret, label %B282.lr.ph
B282.lr.ph:
  %.18 = getelementptr i8, ptr %arg.what, i64 16
  %.19 = load i64, ptr %.18, align 8
  %.217 = icmp sgt i64 %.17, 0
  %.361 = add i64 %.19, -1
  %.379 = add i64 %.21.fr, -1
  %0 = getelementptr i64, ptr %arg.scratch, i64 %.56
  br i1 %.217, label %B282.us.preheader, label %B282.preheader
B282.preheader:
  %1 = shl i64 %.15, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.out, i8 0, i64 %1, i1 false)
  br label %common.ret
B282.us.preheader:
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
  br i1 %3, label %B282.us.us, label %B282.us.preheader2
B282.us.preheader2:
  %9 = trunc i64 %.21.fr to i32
  br label %B282.us
B282.us.us:
  %lane.2.0225.us.us = phi i64 [ %.335.us.us.us, %B922.loopexit.us.split.us.us ], [ 0, %B282.us.preheader ]
  %.151221223.us.us = phi i64 [ %.158.us.us, %B922.loopexit.us.split.us.us ], [ 0, %B282.us.preheader ]
  %.196.us.us = add i64 %lane.2.0225.us.us, %.17
  br label %B320.us.us.us
B320.us.us.us:
  %lane.4.1.us.us.us = phi i64 [ %.335.us.us.us, %B908.us.us.us ], [ %lane.2.0225.us.us, %B282.us.us ]
  %total.2.1.us.us.us = phi i64 [ %total.3.3.us.us.us, %B908.us.us.us ], [ 0, %B282.us.us ]
  %worst.3.1.us.us.us = phi i64 [ %worst.4.3.us.us.us, %B908.us.us.us ], [ 0, %B282.us.us ]
  %left.3.1.us.us.us = phi i64 [ %.321.us.us.us, %B908.us.us.us ], [ 0, %B282.us.us ]
  %.243.us.us.us = icmp eq i64 %left.3.1.us.us.us, 0
  br i1 %.243.us.us.us, label %B332.us.us.us, label %B434.us.us.us
B332.us.us.us:
  %.256.us.us.us = add i64 %worst.3.1.us.us.us, %total.2.1.us.us.us
  br i1 %8, label %B372.us.preheader.us.us, label %B434.us.us.us
B372.us.preheader.us.us:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %7, i1 false)
  br label %B434.us.us.us
B434.us.us.us:
  %total.3.3.us.us.us = phi i64 [ %total.2.1.us.us.us, %B320.us.us.us ], [ %.256.us.us.us, %B332.us.us.us ], [ %.256.us.us.us, %B372.us.preheader.us.us ]
  %worst.5.3.us.us.us = phi i64 [ %worst.3.1.us.us.us, %B320.us.us.us ], [ 0, %B332.us.us.us ], [ 0, %B372.us.preheader.us.us ]
  %left.4.3.us.us.us = phi i64 [ %left.3.1.us.us.us, %B320.us.us.us ], [ %.42, %B332.us.us.us ], [ %.42, %B372.us.preheader.us.us ]
  %.321.us.us.us = add i64 %left.4.3.us.us.us, -1
  %.329.us.us.us = getelementptr i64, ptr %arg.addr, i64 %lane.4.1.us.us.us
  %.330.us.us.us = load i64, ptr %.329.us.us.us, align 8
  %.335.us.us.us = add i64 %lane.4.1.us.us.us, 1
  %.342.us.us.us = icmp sgt i64 %.330.us.us.us, -1
  br i1 %.342.us.us.us, label %B498.us.us.us, label %B908.us.us.us
B498.us.us.us:
  %.355.us.us.us = lshr i64 %.330.us.us.us, %.40
  %.364.us.us.us = add i64 %.330.us.us.us, %.361
  %.366.us.us.us = ashr i64 %.364.us.us.us, %.40
  %.371.not.us.us.us = icmp sgt i64 %.355.us.us.us, %.366.us.us.us
  br i1 %.371.not.us.us.us, label %B908.us.us.us, label %B542.us.us.us.us
B908.us.us.us:
  %worst.4.3.us.us.us = phi i64 [ %worst.5.3.us.us.us, %B434.us.us.us ], [ %worst.5.3.us.us.us, %B498.us.us.us ], [ %worst.6.5.us.us.us.us, %B886.us.us.us.us ]
  %.654.us.us.us = icmp slt i64 %.335.us.us.us, %.196.us.us
  br i1 %.654.us.us.us, label %B320.us.us.us, label %B922.loopexit.us.split.us.us
B542.us.us.us.us:
  %worst.7.4.us.us.us.us = phi i64 [ %worst.6.5.us.us.us.us, %B886.us.us.us.us ], [ %worst.5.3.us.us.us, %B498.us.us.us ]
  %word.2.4.us.us.us.us = phi i64 [ %.604.us.us.us.us, %B886.us.us.us.us ], [ %.355.us.us.us, %B498.us.us.us ]
  %.381.us.us.us.us = and i64 %word.2.4.us.us.us.us, %.379
  %.438.us.us.us.us = mul i64 %.381.us.us.us.us, %.44
  %.450.us.us.us.us = getelementptr i64, ptr %0, i64 %.381.us.us.us.us
  %.451.us.us.us.us = load i64, ptr %.450.us.us.us.us, align 8
  %.457.us.us.us.us = add i64 %.438.us.us.us.us, %.451.us.us.us.us
  %.463.us.us.us.us = icmp sgt i64 %.451.us.us.us.us, 0
  br i1 %.463.us.us.us.us, label %B654.us.us.us.us, label %B756.us.us.us.us
B654.us.us.us.us:
  %.474.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %.438.us.us.us.us
  %.475.us.us.us.us = load i64, ptr %.474.us.us.us.us, align 8
  %.479.not.us.us.us.us = icmp eq i64 %.475.us.us.us.us, %word.2.4.us.us.us.us
  br i1 %.479.not.us.us.us.us, label %B756.us.us.us.us, label %B694.us.preheader.us.us.us
B694.us.preheader.us.us.us:
  %10 = add i64 %.438.us.us.us.us, 1
  %smax234.us.us.us = tail call i64 @llvm.smax.i64(i64 %.457.us.us.us.us, i64 %10)
  br label %B694.us.us.us.us
B694.us.us.us.us:
  %at.5.6.us.us.us.us = phi i64 [ %11, %B716.us.us.us.us ], [ %.438.us.us.us.us, %B694.us.preheader.us.us.us ]
  %11 = add i64 %at.5.6.us.us.us.us, 1
  %.496.us.us.us.us = icmp slt i64 %11, %.457.us.us.us.us
  br i1 %.496.us.us.us.us, label %B716.us.us.us.us, label %B756.us.us.us.us
B716.us.us.us.us:
  %sunkaddr = shl i64 %at.5.6.us.us.us.us, 3
  %sunkaddr21 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr
  %sunkaddr22 = getelementptr i8, ptr %sunkaddr21, i64 8
  %.507.us.us.us.us = load i64, ptr %sunkaddr22, align 8
  %.511.not.us.us.us.us = icmp eq i64 %.507.us.us.us.us, %word.2.4.us.us.us.us
  br i1 %.511.not.us.us.us.us, label %B756.us.us.us.us, label %B694.us.us.us.us
B756.us.us.us.us:
  %at.6.5.us.us.us.us = phi i64 [ %.438.us.us.us.us, %B654.us.us.us.us ], [ %.438.us.us.us.us, %B542.us.us.us.us ], [ %11, %B716.us.us.us.us ], [ %smax234.us.us.us, %B694.us.us.us.us ]
  %.530.us.us.us.us = icmp eq i64 %at.6.5.us.us.us.us, %.457.us.us.us.us
  br i1 %.530.us.us.us.us, label %B768.us.us.us.us, label %B886.us.us.us.us
B768.us.us.us.us:
  %.537.us.us.us.us = getelementptr i64, ptr %arg.scratch, i64 %.457.us.us.us.us
  store i64 %word.2.4.us.us.us.us, ptr %.537.us.us.us.us, align 8
  %.547.us.us.us.us = add i64 %.451.us.us.us.us, 1
  %sunkaddr23 = shl i64 %.381.us.us.us.us, 3
  %sunkaddr24 = getelementptr i8, ptr %0, i64 %sunkaddr23
  store i64 %.547.us.us.us.us, ptr %sunkaddr24, align 8
  %.11.i.us.us.us = tail call i64 @llvm.smax.i64(i64 %.547.us.us.us.us, i64 %worst.7.4.us.us.us.us)
  br label %B886.us.us.us.us
B886.us.us.us.us:
  %worst.6.5.us.us.us.us = phi i64 [ %worst.7.4.us.us.us.us, %B756.us.us.us.us ], [ %.11.i.us.us.us, %B768.us.us.us.us ]
  %.604.us.us.us.us = add i64 %word.2.4.us.us.us.us, 1
  %exitcond.not.us.us.us = icmp eq i64 %word.2.4.us.us.us.us, %.366.us.us.us
  br i1 %exitcond.not.us.us.us, label %B908.us.us.us, label %B542.us.us.us.us
B922.loopexit.us.split.us.us:
  %.158.us.us = add i64 %.151221223.us.us, 1
  %.680.us.us = add i64 %worst.4.3.us.us.us, %total.3.3.us.us.us
  %.687.us.us = getelementptr i64, ptr %arg.out, i64 %.151221223.us.us
  store i64 %.680.us.us, ptr %.687.us.us, align 8
  %exitcond235.not.us = icmp eq i64 %.158.us.us, %.15
  br i1 %exitcond235.not.us, label %common.ret, label %B282.us.us
B282.us:
  %lane.2.0225.us = phi i64 [ %.335.us, %B922.loopexit.us.split ], [ 0, %B282.us.preheader2 ]
  %.151221223.us = phi i64 [ %.158.us, %B922.loopexit.us.split ], [ 0, %B282.us.preheader2 ]
  %.196.us = add i64 %lane.2.0225.us, %.17
  br label %B320.us
B320.us:
  %lane.4.1.us = phi i64 [ %.335.us, %B908.us ], [ %lane.2.0225.us, %B282.us ]
  %total.2.1.us = phi i64 [ %total.3.3.us, %B908.us ], [ 0, %B282.us ]
  %worst.3.1.us = phi i64 [ %worst.4.3.us, %B908.us ], [ 0, %B282.us ]
  %left.3.1.us = phi i64 [ %.321.us, %B908.us ], [ 0, %B282.us ]
  %.243.us = icmp eq i64 %left.3.1.us, 0
  br i1 %.243.us, label %B332.us, label %B434.us
B332.us:
  %.256.us = add i64 %worst.3.1.us, %total.2.1.us
  br i1 %8, label %B372.us.preheader, label %B434.us
B372.us.preheader:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 %7, i1 false)
  br label %B434.us
B434.us:
  %total.3.3.us = phi i64 [ %total.2.1.us, %B320.us ], [ %.256.us, %B332.us ], [ %.256.us, %B372.us.preheader ]
  %worst.5.3.us = phi i64 [ %worst.3.1.us, %B320.us ], [ 0, %B332.us ], [ 0, %B372.us.preheader ]
  %left.4.3.us = phi i64 [ %left.3.1.us, %B320.us ], [ %.42, %B332.us ], [ %.42, %B372.us.preheader ]
  %.321.us = add i64 %left.4.3.us, -1
  %.329.us = getelementptr i64, ptr %arg.addr, i64 %lane.4.1.us
  %.330.us = load i64, ptr %.329.us, align 8
  %.335.us = add i64 %lane.4.1.us, 1
  %.342.us = icmp sgt i64 %.330.us, -1
  br i1 %.342.us, label %B498.us, label %B908.us
B498.us:
  %.355.us = lshr i64 %.330.us, %.40
  %.364.us = add i64 %.330.us, %.361
  %.366.us = ashr i64 %.364.us, %.40
  %.371.not.us = icmp sgt i64 %.355.us, %.366.us
  br i1 %.371.not.us, label %B908.us, label %B542.us
B542.us:
  %worst.7.4.us = phi i64 [ %worst.6.5.us, %B886.us ], [ %worst.5.3.us, %B498.us ]
  %word.2.4.us = phi i64 [ %.604.us, %B886.us ], [ %.355.us, %B498.us ]
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
  br i1 %.463.us, label %B654.us, label %B756.us
B654.us:
  %.474.us = getelementptr i64, ptr %arg.scratch, i64 %.438.us
  %.475.us = load i64, ptr %.474.us, align 8
  %.479.not.us = icmp eq i64 %.475.us, %word.2.4.us
  br i1 %.479.not.us, label %B756.us, label %B694.us.preheader
B694.us.preheader:
  %22 = add i64 %.438.us, 1
  %smax234 = tail call i64 @llvm.smax.i64(i64 %.457.us, i64 %22)
  br label %B694.us
B694.us:
  %at.5.6.us = phi i64 [ %23, %B716.us ], [ %.438.us, %B694.us.preheader ]
  %23 = add i64 %at.5.6.us, 1
  %.496.us = icmp slt i64 %23, %.457.us
  br i1 %.496.us, label %B716.us, label %B756.us
B716.us:
  %sunkaddr25 = shl i64 %at.5.6.us, 3
  %sunkaddr26 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.507.us = load i64, ptr %sunkaddr27, align 8
  %.511.not.us = icmp eq i64 %.507.us, %word.2.4.us
  br i1 %.511.not.us, label %B756.us, label %B694.us
B756.us:
  %at.6.5.us = phi i64 [ %.438.us, %B654.us ], [ %.438.us, %20 ], [ %23, %B716.us ], [ %smax234, %B694.us ]
  %.530.us = icmp eq i64 %at.6.5.us, %.457.us
  br i1 %.530.us, label %B768.us, label %B886.us
B768.us:
  %.537.us = getelementptr i64, ptr %arg.scratch, i64 %.457.us
  store i64 %word.2.4.us, ptr %.537.us, align 8
  %.547.us = add i64 %.451.us, 1
  %sunkaddr28 = shl i64 %spec.select.us, 3
  %sunkaddr29 = getelementptr i8, ptr %0, i64 %sunkaddr28
  store i64 %.547.us, ptr %sunkaddr29, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.547.us, i64 %worst.7.4.us)
  br label %B886.us
B886.us:
  %worst.6.5.us = phi i64 [ %worst.7.4.us, %B756.us ], [ %.11.i, %B768.us ]
  %.604.us = add i64 %word.2.4.us, 1
  %exitcond.not = icmp eq i64 %word.2.4.us, %.366.us
  br i1 %exitcond.not, label %B908.us, label %B542.us
B908.us:
  %worst.4.3.us = phi i64 [ %worst.5.3.us, %B434.us ], [ %worst.5.3.us, %B498.us ], [ %worst.6.5.us, %B886.us ]
  %.654.us = icmp slt i64 %.335.us, %.196.us
  br i1 %.654.us, label %B320.us, label %B922.loopexit.us.split
B922.loopexit.us.split:
  %.158.us = add i64 %.151221223.us, 1
  %.680.us = add i64 %worst.4.3.us, %total.3.3.us
  %.687.us = getelementptr i64, ptr %arg.out, i64 %.151221223.us
  store i64 %.680.us, ptr %.687.us, align 8
  %exitcond235.not = icmp eq i64 %.158.us, %.15
  br i1 %exitcond235.not, label %common.ret, label %B282.us
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @mgpusim_texels(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.index, ptr %arg.out)  {
B0:
  %.12 = load i64, ptr %arg.what, align 8
  %.13 = getelementptr i8, ptr %arg.what, i64 8
  %.14 = load i64, ptr %.13, align 8
  %.15 = getelementptr i8, ptr %arg.what, i64 16
  %.16 = load i64, ptr %.15, align 8
  %.17 = getelementptr i8, ptr %arg.what, i64 24
  %.18 = load i64, ptr %.17, align 8
  %.36 = getelementptr i8, ptr %arg.what, i64 32
  %.37 = load i64, ptr %.36, align 8
  %.38 = getelementptr i8, ptr %arg.what, i64 40
  %.39 = load i64, ptr %.38, align 8
  %.40 = getelementptr i8, ptr %arg.what, i64 48
  %.41 = load i64, ptr %.40, align 8
  %.42 = getelementptr i8, ptr %arg.what, i64 56
  %.43 = load i64, ptr %.42, align 8
  %.64 = getelementptr i8, ptr %arg.what, i64 64
  %.65 = load i64, ptr %.64, align 8
  %.71 = add i64 %.16, -1
  %.72 = add i64 %.71, %.39
  %.76 = icmp ne i64 %.39, 0
  br i1 %.76, label %B0.else, label %B0.endif.endif
B368:
  %y_part.3.0184 = phi i64 [ 0, %B368.lr.ph ], [ %y_part.4.1, %B754 ]
  %first.2.0183 = phi i64 [ %.118, %B368.lr.ph ], [ %first.3.1, %B754 ]
  %.212179181 = phi i64 [ 0, %B368.lr.ph ], [ %.219, %B754 ]
  %.219 = add i64 %.212179181, 1
  %0 = shl i64 %.212179181, 3
  %scevgep1 = getelementptr i8, ptr %arg.index, i64 %0
  %.258 = load i64, ptr %scevgep1, align 8
  %.267 = icmp sgt i64 %.258, -1
  br i1 %.267, label %B418, label %B754
B418:
  %.277 = sub i64 %.258, %first.2.0183
  %.282 = icmp slt i64 %.277, 0
  %.302 = icmp sge i64 %.277, %.14
  %or.cond = select i1 %.282, i1 true, i1 %.302
  br i1 %or.cond, label %B452, label %B616
B452:
  br i1 %19, label %B452.endif, label %B452.else.if
B554:
  %1 = shl i64 %.468, 5
  %.485 = and i64 %1, -64
  %.487 = shl i64 %.468, 4
  %.490 = and i64 %.487, 16
  %.491 = or i64 %.485, %.490
  br label %B588
B588:
  %inside.2.3 = phi i64 [ %.491, %B554 ], [ %.476, %B452.endif.endif.endif ]
  %.509 = mul i64 %quot.2.0, %quot.0
  %.513 = add i64 %quot.3.0, %.509
  %.517 = mul i64 %.513, %.43
  %.519 = add i64 %inside.2.3, %.517
  br label %B616
B616:
  %first.4.3 = phi i64 [ %.361, %B588 ], [ %first.2.0183, %B418 ]
  %y_part.2.3 = phi i64 [ %.519, %B588 ], [ %y_part.3.0184, %B418 ]
  %x.2.3 = phi i64 [ %.367, %B588 ], [ %.277, %B418 ]
  %.535 = mul i64 %x.2.3, %.41
  %.537 = add i64 %.535, %y_part.2.3
  br i1 %27, label %B644.else.if, label %B754
B680:
  %2 = shl i64 %.602, 3
  %.615 = and i64 %2, -256
  %3 = shl i64 %.602, 1
  %.619 = and i64 %3, 32
  %.622 = and i64 %.602, 15
  %.620 = or i64 %.619, %.622
  %.625 = or i64 %.620, %.615
  br label %B732
B732:
  %b.2.2 = phi i64 [ %.625, %B680 ], [ %.602, %81 ]
  %.641 = mul i64 %.558.1, %.41
  %.645 = add i64 %.641, %y_part.2.3
  %.649 = add i64 %.645, %b.2.2
  br label %B754
B754:
  %first.3.1 = phi i64 [ %first.4.3, %B732 ], [ %first.4.3, %B616 ], [ %first.2.0183, %B368 ]
  %y_part.4.1 = phi i64 [ %y_part.2.3, %B732 ], [ %y_part.2.3, %B616 ], [ %y_part.3.0184, %B368 ]
  %address.3.1 = phi i64 [ %.649, %B732 ], [ %.537, %B616 ], [ %.258, %B368 ]
  %scevgep = getelementptr i8, ptr %arg.out, i64 %0
  store i64 %address.3.1, ptr %scevgep, align 8
  %exitcond.not = icmp eq i64 %.12, %.219
  br i1 %exitcond.not, label %B790, label %B368
B790:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B0.else:
  %.87 = icmp ne i64 %.72, -9223372036854775808
  %.88 = icmp ne i64 %.39, -1
  %.89.not = or i1 %.88, %.87
  br i1 %.89.not, label %B0.else.if, label %B0.endif.endif
B0.else.if:
  %4 = or i64 %.72, %.39
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %13
6:
  %7 = trunc i64 %.39 to i32
  %8 = trunc i64 %.72 to i32
  %9 = udiv i32 %8, %7
  %10 = urem i32 %8, %7
  %11 = zext i32 %9 to i64
  %12 = zext i32 %10 to i64
  br label %16
13:
  %14 = sdiv i64 %.72, %.39
  %15 = srem i64 %.72, %.39
  br label %16
16:
  %17 = phi i64 [ %11, %6 ], [ %14, %13 ]
  %18 = phi i64 [ %12, %6 ], [ %15, %13 ]
  %.94 = xor i64 %18, %.39
  %.95 = icmp slt i64 %.94, 0
  %.96 = icmp ne i64 %18, 0
  %.97 = and i1 %.96, %.95
  %.102 = sext i1 %.97 to i64
  %spec.select = add i64 %17, %.102
  br label %B0.endif.endif
B0.endif.endif:
  %quot.0 = phi i64 [ 0, %B0 ], [ 0, %B0.else ], [ %spec.select, %16 ]
  %.206180.not = icmp slt i64 %.12, 1
  br i1 %.206180.not, label %B790, label %B368.lr.ph
B368.lr.ph:
  %.118 = sub i64 0, %.14
  %.474 = mul i64 %.37, %.18
  %19 = icmp eq i64 %.14, 0
  %20 = trunc i64 %.14 to i32
  %21 = icmp ne i64 %.16, -1
  %22 = icmp ne i64 %.16, 0
  %23 = trunc i64 %.16 to i32
  %24 = icmp ne i64 %.39, -1
  %25 = trunc i64 %.39 to i32
  %26 = icmp eq i64 %.65, 0
  %27 = icmp sgt i64 %.37, 1
  %28 = trunc i64 %.37 to i32
  br label %B368
B452.endif:
  %quot.1.0 = phi i64 [ 0, %B452 ], [ %spec.select174, %40 ]
  %.361 = mul i64 %quot.1.0, %.14
  %.367 = sub i64 %.258, %.361
  %.387 = icmp ne i64 %quot.1.0, -9223372036854775808
  %.389.not = or i1 %21, %.387
  %or.cond186 = select i1 %22, i1 %.389.not, i1 false
  br i1 %or.cond186, label %B452.endif.else.if, label %B452.endif.endif
B452.else.if:
  %29 = or i64 %.258, %.14
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
  %38 = sdiv i64 %.258, %.14
  %39 = srem i64 %.258, %.14
  br label %40
40:
  %41 = phi i64 [ %35, %31 ], [ %38, %37 ]
  %42 = phi i64 [ %36, %31 ], [ %39, %37 ]
  %.340 = xor i64 %42, %.14
  %.341 = icmp slt i64 %.340, 0
  %.342 = icmp ne i64 %42, 0
  %.343 = and i1 %.342, %.341
  %.348 = sext i1 %.343 to i64
  %spec.select174 = add i64 %41, %.348
  br label %B452.endif
B452.endif.endif:
  %quot.2.0 = phi i64 [ 0, %B452.endif ], [ %spec.select175, %54 ]
  %.419 = mul i64 %quot.2.0, %.16
  %.420 = sub i64 %quot.1.0, %.419
  %.435 = icmp ne i64 %.420, -9223372036854775808
  %.437.not = or i1 %24, %.435
  %or.cond187 = select i1 %.76, i1 %.437.not, i1 false
  br i1 %or.cond187, label %B452.endif.endif.else.if, label %B452.endif.endif.endif
B452.endif.else.if:
  %43 = or i64 %quot.1.0, %.16
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
  %52 = sdiv i64 %quot.1.0, %.16
  %53 = srem i64 %quot.1.0, %.16
  br label %54
54:
  %55 = phi i64 [ %49, %45 ], [ %52, %51 ]
  %56 = phi i64 [ %50, %45 ], [ %53, %51 ]
  %.394 = xor i64 %56, %.16
  %.395 = icmp slt i64 %.394, 0
  %.396 = icmp ne i64 %56, 0
  %.397 = and i1 %.396, %.395
  %.402 = sext i1 %.397 to i64
  %spec.select175 = add i64 %55, %.402
  br label %B452.endif.endif
B452.endif.endif.endif:
  %quot.3.0 = phi i64 [ 0, %B452.endif.endif ], [ %spec.select176, %68 ]
  %.467 = mul i64 %quot.3.0, %.39
  %.468 = sub i64 %.420, %.467
  %.476 = mul i64 %.474, %.468
  br i1 %26, label %B588, label %B554
B452.endif.endif.else.if:
  %57 = or i64 %.420, %.39
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
  %66 = sdiv i64 %.420, %.39
  %67 = srem i64 %.420, %.39
  br label %68
68:
  %69 = phi i64 [ %63, %59 ], [ %66, %65 ]
  %70 = phi i64 [ %64, %59 ], [ %67, %65 ]
  %.442 = xor i64 %70, %.39
  %.443 = icmp slt i64 %.442, 0
  %.444 = icmp ne i64 %70, 0
  %.445 = and i1 %.444, %.443
  %.450 = sext i1 %.445 to i64
  %spec.select176 = add i64 %69, %.450
  br label %B452.endif.endif.endif
B644.else.if:
  %71 = or i64 %x.2.3, %.37
  %72 = icmp ult i64 %71, 4294967296
  br i1 %72, label %73, label %77
73:
  %74 = trunc i64 %x.2.3 to i32
  %75 = udiv i32 %74, %28
  %76 = zext i32 %75 to i64
  br label %81
77:
  %78 = sdiv i64 %x.2.3, %.37
  %79 = srem i64 %x.2.3, %.37
  %80 = ashr i64 %79, 63
  br label %81
81:
  %82 = phi i64 [ %76, %73 ], [ %78, %77 ]
  %.571.lobit = phi i64 [ 0, %73 ], [ %80, %77 ]
  %.558.1 = add i64 %.571.lobit, %82
  %.596 = mul i64 %.558.1, %.37
  %.598 = sub i64 %x.2.3, %.596
  %.602 = mul i64 %.598, %.18
  br i1 %26, label %B732, label %B680
}
define i32 @mgpusim_texture_wavefronts(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.offset, ptr %arg.scratch, ptr %arg.out)  {
B0:
  %.18 = load i64, ptr %arg.what, align 8
  %.20 = getelementptr i8, ptr %arg.what, i64 8
  %.21 = load i64, ptr %.20, align 8
  %.23 = getelementptr i8, ptr %arg.what, i64 16
  %.24 = load i64, ptr %.23, align 8
  %.26 = getelementptr i8, ptr %arg.what, i64 24
  %.27 = load i64, ptr %.26, align 8
  %.45 = icmp eq i64 %.24, 16
  %.89 = getelementptr i8, ptr %arg.what, i64 32
  %.90 = load i64, ptr %.89, align 8
  %.93.not = icmp eq i64 %.90, 0
  %spec.select = select i1 %.93.not, i64 8, i64 4
  %spec.select419 = select i1 %.93.not, i64 1, i64 2
  %at_once.2.1397 = select i1 %.45, i64 4, i64 %spec.select
  %least.2.0 = select i1 %.45, i64 %spec.select419, i64 1
  %.190522.not = icmp slt i64 %.18, 1
  br i1 %.190522.not, label %common.ret, label %B278.lr.ph
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B278.lr.ph:
  %.256 = icmp sgt i64 %.21, 0
  %0 = tail call i64 @llvm.smin.i64(i64 %.27, i64 0)
  %not..45 = xor i1 %.45, true
  %.788 = select i1 %not..45, i1 %.93.not, i1 false
  br i1 %.256, label %B278.us.preheader, label %B278.preheader
B278.us.preheader:
  %1 = icmp eq i64 %.27, 0
  %2 = trunc i64 %.27 to i32
  %3 = icmp slt i64 %.27, 0
  br label %B278.us
B278.preheader:
  %4 = shl i64 %.18, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.out, i8 0, i64 %4, i1 false)
  br label %common.ret
B278.us:
  %first.2.0529.us = phi i64 [ %.11.i, %B2242.loopexit.us ], [ 0, %B278.us.preheader ]
  %.196489527.us = phi i64 [ %.203.us, %B2242.loopexit.us ], [ 0, %B278.us.preheader ]
  %.241.us = add i64 %first.2.0529.us, %.21
  br label %B312.endif.endif.us
B312.endif.endif.us:
  %first.4.1.us = phi i64 [ %.11.i, %B2228.us ], [ %first.2.0529.us, %B278.us ]
  %total.2.1.us = phi i64 [ %total.3.4.us, %B2228.us ], [ 0, %B278.us ]
  %of_eight.4.1.us = phi i64 [ %of_eight.5.4.us, %B2228.us ], [ 0, %B278.us ]
  %.269.us = add i64 %first.4.1.us, %at_once.2.1397
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.241.us, i64 %.269.us)
  %.343.us = sub i64 %.11.i, %first.4.1.us
  %.387444.us.not = icmp slt i64 %.343.us, 1
  br i1 %.387444.us.not, label %B2144.us, label %B390.us
B1604.endif.us:
  %.962.us = shl i64 %.343.us, 2
  %.1049452.us.not = icmp slt i64 %wavefronts.3.4.us, 1
  br i1 %.1049452.us.not, label %B2144.us, label %B1656.us.us
B2112.us.loopexit:
  %5 = tail call i64 @llvm.smax.i64(i64 %least.2.0, i64 %.1299.us.us)
  br label %B2144.us
B2144.us:
  %cycles.4.3.us = phi i64 [ %5, %B2112.us.loopexit ], [ 0, %B312.endif.endif.us ], [ 0, %B1604.endif.us ]
  %.1359.us = add i64 %cycles.4.3.us, %of_eight.4.1.us
  %.1375.us.not = icmp sgt i64 %.241.us, %.269.us
  br i1 %.1375.us.not, label %B2170.else.if.us, label %B2194.us
B2170.else.if.us:
  %.1387.us = sub i64 %.241.us, %.11.i
  %6 = and i64 %.1387.us, 7
  %.1428.us = icmp eq i64 %6, 0
  br i1 %.1428.us, label %B2194.us, label %B2228.us
B2194.us:
  %.1444.us = icmp eq i64 %.1359.us, 1
  %or.cond421.us = select i1 %.45, i1 %.1444.us, i1 false
  %of_eight.6.3.us = select i1 %or.cond421.us, i64 2, i64 %.1359.us
  %.1455.us = add i64 %of_eight.6.3.us, %total.2.1.us
  br label %B2228.us
B2228.us:
  %total.3.4.us = phi i64 [ %.1455.us, %B2194.us ], [ %total.2.1.us, %B2170.else.if.us ]
  %of_eight.5.4.us = phi i64 [ 0, %B2194.us ], [ %.1359.us, %B2170.else.if.us ]
  br i1 %.1375.us.not, label %B312.endif.endif.us, label %B2242.loopexit.us
B390.us:
  %wavefronts.2.3447.us = phi i64 [ %wavefronts.3.4.us, %B1600.us ], [ 0, %B312.endif.endif.us ]
  %.386440446.us = phi i64 [ %.396.us, %B1600.us ], [ %.343.us, %B312.endif.endif.us ]
  %.393442445.us = phi i64 [ %.400.us, %B1600.us ], [ %first.4.1.us, %B312.endif.endif.us ]
  %.396.us = add i64 %.386440446.us, -1
  %.400.us = add i64 %.393442445.us, 1
  %.434.us = getelementptr i64, ptr %arg.offset, i64 %.393442445.us
  %.435.us = load i64, ptr %.434.us, align 8
  %.441.us = sub i64 %.393442445.us, %first.4.1.us
  %.442.us = shl i64 %.441.us, 2
  %.448.us = getelementptr i64, ptr %arg.scratch, i64 %.442.us
  store i64 -1, ptr %.448.us, align 8
  %.453.us = getelementptr i8, ptr %.448.us, i64 24
  store i64 -1, ptr %.453.us, align 8
  %.456.us = icmp sgt i64 %.435.us, -1
  br i1 %.456.us, label %B528.us, label %B1600.us
B528.us:
  %.461.us = lshr i64 %.435.us, 9
  %.466.us = lshr i64 %.435.us, 7
  %.468.us = lshr i64 %.435.us, 3
  %.477.us = and i64 %.466.us, 1
  %.479.us = lshr i64 %.435.us, 8
  br i1 %1, label %B528.endif.us, label %B528.else.if.us
B528.else.if.us:
  %7 = or i64 %.461.us, %.27
  %8 = icmp ult i64 %7, 4294967296
  br i1 %8, label %9, label %15
9:
  %10 = trunc i64 %.461.us to i32
  %11 = udiv i32 %10, %2
  %12 = urem i32 %10, %2
  %13 = zext i32 %11 to i64
  %14 = zext i32 %12 to i64
  br label %18
15:
  %16 = sdiv i64 %.461.us, %.27
  %17 = srem i64 %.461.us, %.27
  br label %18
18:
  %19 = phi i64 [ %13, %9 ], [ %16, %15 ]
  %20 = phi i64 [ %14, %9 ], [ %17, %15 ]
  %.504.us = icmp ne i64 %20, 0
  %.505.us = and i1 %3, %.504.us
  %.510.us685 = zext i1 %.505.us to i64
  %spec.select422.us = add i64 %19, %.510.us685
  %21 = xor i64 %spec.select422.us, %.479.us
  br label %B528.endif.us
B528.endif.us:
  %quot.0.us = phi i64 [ %.479.us, %B528.us ], [ %21, %18 ]
  %.523.us = shl i64 %quot.0.us, 1
  %.524.us = and i64 %.523.us, 2
  %.525.us = or i64 %.524.us, %.477.us
  %.529.us = and i64 %.468.us, 3
  %.531.us = lshr i64 %.435.us, 6
  %.532.us = and i64 %.531.us, 1
  %.533.us = shl i64 %.532.us, 2
  %.534.us = or i64 %.533.us, %.529.us
  %.536.us = lshr i64 %.435.us, 5
  %.539.us = xor i64 %.536.us, %.466.us
  %.540.us = shl i64 %.539.us, 3
  %.541.us = and i64 %.540.us, 8
  %.542.us = or i64 %.534.us, %.541.us
  br i1 %.45, label %B684.us, label %B834.us
B684.us:
  %.549.us = lshr i64 %.435.us, 4
  %.554.us = and i64 %.479.us, 1
  br i1 %1, label %B684.endif.us, label %B684.else.if.us
B684.else.if.us:
  %22 = or i64 %.461.us, %.27
  %23 = icmp ult i64 %22, 4294967296
  br i1 %23, label %24, label %28
24:
  %25 = trunc i64 %.461.us to i32
  %26 = urem i32 %25, %2
  %27 = zext i32 %26 to i64
  br label %30
28:
  %29 = srem i64 %.461.us, %.27
  br label %30
30:
  %31 = phi i64 [ %27, %24 ], [ %29, %28 ]
  %.581.not.us = icmp eq i64 %31, 0
  %.589.us = select i1 %.581.not.us, i64 0, i64 %0
  %spec.select423.us = add i64 %.589.us, %31
  %32 = xor i64 %spec.select423.us, %.466.us
  br label %B684.endif.us
B684.endif.us:
  %rem.1.0.us = phi i64 [ %.466.us, %B684.us ], [ %32, %30 ]
  %.602.us = shl i64 %rem.1.0.us, 1
  %.603.us = and i64 %.602.us, 2
  %.604.us = or i64 %.603.us, %.554.us
  %.609.us = and i64 %.549.us, 1
  %.613.us = shl i64 %.532.us, 1
  %.614.us = or i64 %.613.us, %.609.us
  %.624.us = xor i64 %.539.us, %.479.us
  %.625.us = shl i64 %.624.us, 2
  %.626.us = and i64 %.625.us, 4
  %.627.us = or i64 %.626.us, %.614.us
  br label %B834.us
B834.us:
  %word.2.5.us = phi i64 [ %.549.us, %B684.endif.us ], [ %.468.us, %B528.endif.us ]
  %tag.2.5.us = phi i64 [ %.604.us, %B684.endif.us ], [ %.525.us, %B528.endif.us ]
  %bank.2.5.us = phi i64 [ %.627.us, %B684.endif.us ], [ %.542.us, %B528.endif.us ]
  %.645.us.not = icmp eq i64 %.393442445.us, %first.4.1.us
  br i1 %.645.us.not, label %B1396.us, label %B854.us
B854.us:
  %wavefront.6.5.us = phi i64 [ %wavefront.7.7.us, %B1114.us ], [ 0, %B834.us ]
  %other.6.5.us = phi i64 [ %.759.us, %B1114.us ], [ 0, %B834.us ]
  %.654.us = getelementptr i64, ptr %arg.scratch, i64 %other.6.5.us
  %.655.us = load i64, ptr %.654.us, align 8
  %.657.us = icmp eq i64 %.655.us, %.466.us
  br i1 %.657.us, label %B894.us, label %B944.us
B944.us:
  %.687.us = icmp sgt i64 %.655.us, -1
  br i1 %.687.us, label %B984.us, label %B1114.us
B984.us:
  %sunkaddr = shl i64 %other.6.5.us, 3
  %sunkaddr20 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr
  %sunkaddr21 = getelementptr i8, ptr %sunkaddr20, i64 16
  %.699.us = load i64, ptr %sunkaddr21, align 8
  %.700.us = ashr i64 %.699.us, 8
  %.702.us = icmp eq i64 %.700.us, %tag.2.5.us
  br i1 %.702.us, label %B1036.us, label %B1114.us
B1036.us:
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr20, i64 24
  %.713.us = load i64, ptr %sunkaddr24, align 8
  %.714.us = ashr i64 %.713.us, 1
  %.715.us = add i64 %.714.us, 1
  %.11.i12 = tail call i64 @llvm.smax.i64(i64 %.715.us, i64 %wavefront.6.5.us)
  br label %B1114.us
B894.us:
  %sunkaddr25 = shl i64 %other.6.5.us, 3
  %sunkaddr26 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 24
  %.667.us = load i64, ptr %sunkaddr27, align 8
  %.668.us = ashr i64 %.667.us, 1
  br label %B1114.us
B1114.us:
  %wavefront.7.7.us = phi i64 [ %.668.us, %B894.us ], [ %wavefront.6.5.us, %B944.us ], [ %wavefront.6.5.us, %B984.us ], [ %.11.i12, %B1036.us ]
  %other.7.7.us = phi i64 [ %.442.us, %B894.us ], [ %other.6.5.us, %B944.us ], [ %other.6.5.us, %B984.us ], [ %other.6.5.us, %B1036.us ]
  %.759.us = add i64 %other.7.7.us, 4
  %.765.us = icmp slt i64 %.759.us, %.442.us
  br i1 %.765.us, label %B854.us, label %B1136.us
B1136.us:
  %33 = shl i64 %wavefront.7.7.us, 1
  %.798.us = and i64 %.441.us, 1
  %.799.us = icmp ne i64 %.798.us, 0
  %or.cond.us = and i1 %.788, %.799.us
  br i1 %or.cond.us, label %B1174.us, label %B1396.us
B1174.us:
  %sunkaddr28 = shl i64 %.441.us, 5
  %sunkaddr29 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 -32
  %.808.us = load i64, ptr %sunkaddr30, align 8
  %.809.us = icmp sgt i64 %.808.us, -1
  br i1 %.809.us, label %B1220.us, label %B1396.us
B1220.us:
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr29, i64 -16
  %.819.us = load i64, ptr %sunkaddr33, align 8
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr29, i64 -8
  %.828.us = load i64, ptr %sunkaddr36, align 8
  %.830.us = icmp eq i64 %.828.us, %33
  br i1 %.830.us, label %B1316.us, label %B1396.us
B1316.us:
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr29, i64 -24
  %.839.us = load i64, ptr %sunkaddr39, align 8
  %.841.not.us = icmp eq i64 %.839.us, %word.2.5.us
  br i1 %.841.not.us, label %B1396.us, label %B1362.us
B1362.us:
  %.848.us = xor i64 %.819.us, %bank.2.5.us
  %.851.us = and i64 %.848.us, 3
  %.852.us = icmp eq i64 %.851.us, 0
  %.855.us = zext i1 %.852.us to i64
  %spec.select420.us = or i64 %33, %.855.us
  br label %B1396.us
B1396.us:
  %wavefront.9.5.us = phi i64 [ %33, %B1136.us ], [ %spec.select420.us, %B1362.us ], [ %33, %B1316.us ], [ %33, %B1220.us ], [ %33, %B1174.us ], [ 0, %B834.us ]
  %sunkaddr40 = shl i64 %.441.us, 5
  %sunkaddr41 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr40
  store i64 %.466.us, ptr %sunkaddr41, align 8
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr41, i64 8
  store i64 %word.2.5.us, ptr %sunkaddr44, align 8
  %.885.us = shl i64 %tag.2.5.us, 8
  %.889.us = or i64 %.885.us, %bank.2.5.us
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr41, i64 16
  store i64 %.889.us, ptr %sunkaddr47, align 8
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr41, i64 24
  store i64 %wavefront.9.5.us, ptr %sunkaddr50, align 8
  %.904.us = add i64 %wavefront.9.5.us, 1
  %.11.i13 = tail call i64 @llvm.smax.i64(i64 %.904.us, i64 %wavefronts.2.3447.us)
  br label %B1600.us
B1600.us:
  %wavefronts.3.4.us = phi i64 [ %wavefronts.2.3447.us, %B390.us ], [ %.11.i13, %B1396.us ]
  %.387.us = icmp sgt i64 %.386440446.us, 1
  br i1 %.387.us, label %B390.us, label %B1604.endif.us
B2242.loopexit.us:
  %.203.us = add i64 %.196489527.us, 1
  %.1513.us = getelementptr i64, ptr %arg.out, i64 %.196489527.us
  store i64 %total.3.4.us, ptr %.1513.us, align 8
  %exitcond684.not = icmp eq i64 %.203.us, %.18
  br i1 %exitcond684.not, label %common.ret, label %B278.us
B1656.us.us:
  %cycles.3.3455.us.us = phi i64 [ %.1299.us.us, %B2096.loopexit.us.us ], [ 0, %B1604.endif.us ]
  %.1055451453.us.us = phi i64 [ %.1062.us.us, %B2096.loopexit.us.us ], [ 0, %B1604.endif.us ]
  br label %B1678.us.us
B1678.us.us:
  %worst.2.4.us.us = phi i64 [ %worst.3.6.us.us, %B2074.us.us ], [ 0, %B1656.us.us ]
  %at.3.4.us.us = phi i64 [ %.1280.us.us, %B2074.us.us ], [ 0, %B1656.us.us ]
  %34 = getelementptr i64, ptr %arg.scratch, i64 %at.3.4.us.us
  %.1114.us.us = getelementptr i8, ptr %34, i64 24
  %.1115.us.us = load i64, ptr %.1114.us.us, align 8
  %.1117.us.us = icmp eq i64 %.1115.us.us, %.1055451453.us.us
  br i1 %.1117.us.us, label %B1724.us.us, label %B2074.us.us
B1724.us.us:
  %.1131.not.us.us = icmp eq i64 %at.3.4.us.us, 0
  br i1 %.1131.not.us.us, label %B2042.us.us, label %B1744.us.us.preheader
B1744.us.us.preheader:
  %sunkaddr54 = shl i64 %at.3.4.us.us, 3
  %sunkaddr55 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr54
  %sunkaddr56 = getelementptr i8, ptr %sunkaddr55, i64 16
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr55, i64 8
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr55, i64 24
  br label %B1744.us.us
B1744.us.us:
  %words.3.7.us.us = phi i64 [ %words.4.9.us.us, %B2020.us.us ], [ 1, %B1744.us.us.preheader ]
  %other.8.7.us.us = phi i64 [ %.1217.us.us, %B2020.us.us ], [ 0, %B1744.us.us.preheader ]
  %35 = getelementptr i64, ptr %arg.scratch, i64 %other.8.7.us.us
  %.1149.us.us = getelementptr i8, ptr %35, i64 24
  %.1150.us.us = load i64, ptr %.1149.us.us, align 8
  %.1152.us.us = icmp eq i64 %.1150.us.us, %.1055451453.us.us
  br i1 %.1152.us.us, label %B1790.us.us, label %B2020.us.us
B1790.us.us:
  %sunkaddr51 = shl i64 %other.8.7.us.us, 3
  %sunkaddr52 = getelementptr i8, ptr %arg.scratch, i64 %sunkaddr51
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr52, i64 16
  %.1164.us.us = load i64, ptr %sunkaddr53, align 8
  %.1169.us.us = load i64, ptr %sunkaddr56, align 8
  %.1170.us.us = xor i64 %.1169.us.us, %.1164.us.us
  %.1171.us.us = and i64 %.1170.us.us, 255
  %.1172.us.us = icmp eq i64 %.1171.us.us, 0
  br i1 %.1172.us.us, label %B1882.us.us, label %B2020.us.us
B1882.us.us:
  %.1178.us.us = add i64 %words.3.7.us.us, 1
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr52, i64 8
  %.1189.us.us = load i64, ptr %sunkaddr59, align 8
  %.1194.us.us = load i64, ptr %sunkaddr62, align 8
  %.1195.us.us = icmp eq i64 %.1189.us.us, %.1194.us.us
  br i1 %.1195.us.us, label %B1972.us.us, label %B2020.us.us
B1972.us.us:
  store i64 -1, ptr %sunkaddr65, align 8
  br label %B2020.us.us
B2020.us.us:
  %other.9.9.us.us = phi i64 [ %at.3.4.us.us, %B1972.us.us ], [ %other.8.7.us.us, %B1882.us.us ], [ %other.8.7.us.us, %B1790.us.us ], [ %other.8.7.us.us, %B1744.us.us ]
  %words.4.9.us.us = phi i64 [ 0, %B1972.us.us ], [ %.1178.us.us, %B1882.us.us ], [ %words.3.7.us.us, %B1790.us.us ], [ %words.3.7.us.us, %B1744.us.us ]
  %.1217.us.us = add i64 %other.9.9.us.us, 4
  %.1223.us.us = icmp slt i64 %.1217.us.us, %at.3.4.us.us
  br i1 %.1223.us.us, label %B1744.us.us, label %B2042.us.us
B2042.us.us:
  %words.5.8.us.us = phi i64 [ 1, %B1724.us.us ], [ %words.4.9.us.us, %B2020.us.us ]
  %.11.i14 = tail call i64 @llvm.smax.i64(i64 %words.5.8.us.us, i64 %worst.2.4.us.us)
  br label %B2074.us.us
B2074.us.us:
  %worst.3.6.us.us = phi i64 [ %worst.2.4.us.us, %B1678.us.us ], [ %.11.i14, %B2042.us.us ]
  %.1280.us.us = add i64 %at.3.4.us.us, 4
  %.1284.us.us = icmp slt i64 %.1280.us.us, %.962.us
  br i1 %.1284.us.us, label %B1678.us.us, label %B2096.loopexit.us.us
B2096.loopexit.us.us:
  %.1062.us.us = add i64 %.1055451453.us.us, 1
  %.1299.us.us = add i64 %worst.3.6.us.us, %cycles.3.3455.us.us
  %exitcond.not = icmp eq i64 %wavefronts.3.4.us, %.1062.us.us
  br i1 %exitcond.not, label %B2112.us.loopexit, label %B1656.us.us
}
declare i64 @llvm.ctpop.i64(i64)
