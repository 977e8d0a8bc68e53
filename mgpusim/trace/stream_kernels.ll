; made from 18922b255b9bd616d47f2e010d71c400a89b9410850bc93adbc5410650bb9d15
define i32 @mgpusim_fill_entries(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.which, ptr %arg.begin, ptr %arg.class_of, ptr %arg.row_entry, ptr %arg.fields, ptr %arg.out)  {
B0:
  %.24 = load i64, ptr %arg.what, align 8
  %.28 = getelementptr i8, ptr %arg.what, i64 8
  %.29 = load i64, ptr %.28, align 8
  %.33 = getelementptr i8, ptr %arg.what, i64 16
  %.34 = load i64, ptr %.33, align 8
  %.38 = getelementptr i8, ptr %arg.what, i64 24
  %.39 = load i64, ptr %.38, align 8
  %.43 = getelementptr i8, ptr %arg.what, i64 32
  %.44 = load i64, ptr %.43, align 8
  %.49 = icmp sge i64 %.24, %.29
  %.15476.not = icmp slt i64 %.44, 1
  %or.cond = select i1 %.49, i1 true, i1 %.15476.not
  br i1 %or.cond, label %common.ret, label %B148.endif.us
B148.endif.us:
  %row.2.0.us = phi i64 [ %.294.us, %B222.B660_crit_edge.us ], [ %.24, %B0 ]
  %.56.us = getelementptr i64, ptr %arg.row_entry, i64 %row.2.0.us
  %.57.us = load i64, ptr %.56.us, align 8
  %.59.us = add i64 %.57.us, %.39
  %.65.us = getelementptr i64, ptr %arg.class_of, i64 %row.2.0.us
  %.66.us = load i64, ptr %.65.us, align 8
  %.68.us = mul i64 %.66.us, %.44
  %.197.us = mul i64 %row.2.0.us, %.34
  %0 = getelementptr i64, ptr %arg.begin, i64 %.68.us
  br label %B224.us
B224.us:
  %.1607577.us = phi i64 [ 0, %B148.endif.us ], [ %.167.us, %B658.us ]
  %.167.us = add i64 %.1607577.us, 1
  %1 = shl i64 %.1607577.us, 3
  %scevgep1 = getelementptr i8, ptr %arg.which, i64 %1
  %.201.us = load i64, ptr %scevgep1, align 8
  %.202.us = add i64 %.201.us, %.197.us
  %.210.us.idx = mul i64 %.202.us, 40
  %.210.us = getelementptr i8, ptr %arg.fields, i64 %.210.us.idx
  %.211.us = load i64, ptr %.210.us, align 8
  %.212.us = icmp sgt i64 %.211.us, 0
  br i1 %.212.us, label %B310.us, label %B658.us
B310.us:
  %scevgep = getelementptr i8, ptr %0, i64 %1
  %.221.us = load i64, ptr %scevgep, align 8
  %.223.us = add i64 %.59.us, %.221.us
  %.227.us.idx = shl i64 %.223.us, 5
  %.227.us = getelementptr i8, ptr %arg.out, i64 %.227.us.idx
  %.228.us = load i64, ptr %.227.us, align 8
  %.234.us = add i64 %.228.us, %.211.us
  store i64 %.234.us, ptr %.227.us, align 8
  %.240.us = getelementptr i8, ptr %.227.us, i64 8
  %.241.us = load i64, ptr %.240.us, align 8
  %sunkaddr2 = getelementptr i8, ptr %.210.us, i64 8
  %.246.us = load i64, ptr %sunkaddr2, align 8
  %.247.us = add i64 %.246.us, %.241.us
  store i64 %.247.us, ptr %.240.us, align 8
  %.253.us = getelementptr i8, ptr %.227.us, i64 16
  %.254.us = load i64, ptr %.253.us, align 8
  %sunkaddr4 = getelementptr i8, ptr %.210.us, i64 16
  %.259.us = load i64, ptr %sunkaddr4, align 8
  %.260.us = add i64 %.259.us, %.254.us
  store i64 %.260.us, ptr %.253.us, align 8
  %.266.us = getelementptr i8, ptr %.227.us, i64 24
  %.267.us = load i64, ptr %.266.us, align 8
  %sunkaddr6 = getelementptr i8, ptr %.210.us, i64 24
  %.274.us = load i64, ptr %sunkaddr6, align 8
  %.275.us = add i64 %.274.us, %.267.us
  store i64 %.275.us, ptr %.266.us, align 8
  br label %B658.us
B658.us:
  %exitcond.not = icmp eq i64 %.44, %.167.us
  br i1 %exitcond.not, label %B222.B660_crit_edge.us, label %B224.us
B222.B660_crit_edge.us:
  %.294.us = add i64 %row.2.0.us, 1
  %exitcond85.not = icmp eq i64 %.294.us, %.29
  br i1 %exitcond85.not, label %common.ret, label %B148.endif.us
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
define i32 @mgpusim_place_transactions(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.which, ptr %arg.begin, ptr %arg.class_of, ptr %arg.row_entry, ptr %arg.fields, ptr %arg.shift, ptr %arg.line, ptr %arg.mask, ptr %arg.next_of, ptr %arg.line_out, ptr %arg.mask_out)  {
B0:
  %.39 = load i64, ptr %arg.what, align 8
  %.43 = getelementptr i8, ptr %arg.what, i64 8
  %.44 = load i64, ptr %.43, align 8
  %.48 = getelementptr i8, ptr %arg.what, i64 16
  %.49 = load i64, ptr %.48, align 8
  %.58 = getelementptr i8, ptr %arg.what, i64 32
  %.59 = load i64, ptr %.58, align 8
  %.64 = icmp slt i64 %.39, %.44
  br i1 %.64, label %B146.endif.preheader, label %common.ret
B146.endif.preheader:
  %.53 = getelementptr i8, ptr %arg.what, i64 24
  %.54 = load i64, ptr %.53, align 8
  %invariant.gep = getelementptr i64, ptr %arg.next_of, i64 %.54
  %.16994.not = icmp slt i64 %.59, 1
  br i1 %.16994.not, label %common.ret, label %B146.endif.us.preheader
B146.endif.us.preheader:
  %0 = ptrtoint ptr %arg.mask_out to i64
  %1 = ptrtoint ptr %arg.line_out to i64
  %2 = sub i64 %0, %1
  %scevgep = getelementptr i8, ptr %arg.mask, i64 16
  %scevgep21 = getelementptr i8, ptr %arg.line, i64 16
  %scevgep26 = getelementptr i8, ptr %arg.mask_out, i64 16
  %scevgep31 = getelementptr i8, ptr %arg.line_out, i64 16
  %3 = icmp ult i64 %2, 32
  %4 = ptrtoint ptr %arg.line to i64
  %5 = ptrtoint ptr %arg.mask to i64
  br label %B146.endif.us
B146.endif.us:
  %row.2.0.us = phi i64 [ %.334.us, %B220.B526_crit_edge.us ], [ %.39, %B146.endif.us.preheader ]
  %.71.us = getelementptr i64, ptr %arg.row_entry, i64 %row.2.0.us
  %.72.us = load i64, ptr %.71.us, align 8
  %.80.us = getelementptr i64, ptr %arg.class_of, i64 %row.2.0.us
  %.81.us = load i64, ptr %.80.us, align 8
  %.83.us = mul i64 %.81.us, %.59
  %.212.us = mul i64 %row.2.0.us, %.49
  %6 = getelementptr i64, ptr %arg.begin, i64 %.83.us
  %gep.us = getelementptr i64, ptr %invariant.gep, i64 %.72.us
  br label %B222.us
B222.us:
  %.1759395.us = phi i64 [ 0, %B146.endif.us ], [ %.182.us, %B524.us ]
  %.182.us = add i64 %.1759395.us, 1
  %.215.us = getelementptr i64, ptr %arg.which, i64 %.1759395.us
  %.216.us = load i64, ptr %.215.us, align 8
  %.217.us = add i64 %.216.us, %.212.us
  %.idx = mul i64 %.217.us, 40
  %7 = getelementptr i8, ptr %arg.fields, i64 %.idx
  %.225.us = getelementptr i8, ptr %7, i64 24
  %.226.us = load i64, ptr %.225.us, align 8
  %.231.us = icmp sgt i64 %.226.us, 0
  br i1 %.231.us, label %B312.us, label %B524.us
B312.us:
  %.237.us = getelementptr i64, ptr %6, i64 %.1759395.us
  %.238.us = load i64, ptr %.237.us, align 8
  %.242.us = getelementptr i64, ptr %gep.us, i64 %.238.us
  %.243.us = load i64, ptr %.242.us, align 8
  %.248.us = add i64 %.243.us, %.226.us
  store i64 %.248.us, ptr %.242.us, align 8
  %sunkaddr44 = getelementptr i8, ptr %7, i64 32
  %.258.us = load i64, ptr %sunkaddr44, align 8
  %.264.us = getelementptr i64, ptr %arg.shift, i64 %.1759395.us
  %.265.us = load i64, ptr %.264.us, align 8
  %min.iters.check = icmp ult i64 %.226.us, 12
  br i1 %min.iters.check, label %B442.us.preheader, label %vector.memcheck
vector.memcheck:
  %8 = shl i64 %.243.us, 3
  %9 = shl i64 %.258.us, 3
  %10 = add i64 %8, %1
  %11 = add i64 %9, %4
  %12 = sub i64 %10, %11
  %diff.check4 = icmp ult i64 %12, 32
  %conflict.rdx = or i1 %3, %diff.check4
  %13 = add i64 %9, %5
  %14 = sub i64 %13, %10
  %diff.check6 = icmp ult i64 %14, 32
  %conflict.rdx7 = or i1 %diff.check6, %conflict.rdx
  %15 = add i64 %8, %0
  %16 = sub i64 %15, %11
  %diff.check8 = icmp ult i64 %16, 32
  %conflict.rdx9 = or i1 %diff.check8, %conflict.rdx7
  %17 = sub i64 %15, %13
  %diff.check10 = icmp ult i64 %17, 32
  %conflict.rdx11 = or i1 %diff.check10, %conflict.rdx9
  br i1 %conflict.rdx11, label %B442.us.preheader, label %vector.ph
vector.ph:
  %n.vec = and i64 %.226.us, 9223372036854775804
  %broadcast.splatinsert = insertelement <2 x i64> poison, i64 %.265.us, i64 0
  %broadcast.splat = shufflevector <2 x i64> %broadcast.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  %scevgep17 = getelementptr i8, ptr %scevgep, i64 %9
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 %9
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 %8
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %8
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %18 = shl i64 %index, 3
  %scevgep24 = getelementptr i8, ptr %scevgep22, i64 %18
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep25, align 8
  %wide.load13 = load <2 x i64>, ptr %scevgep24, align 8
  %19 = add <2 x i64> %wide.load, %broadcast.splat
  %20 = add <2 x i64> %wide.load13, %broadcast.splat
  %scevgep34 = getelementptr i8, ptr %scevgep32, i64 %18
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -16
  store <2 x i64> %19, ptr %scevgep35, align 8
  store <2 x i64> %20, ptr %scevgep34, align 8
  %scevgep19 = getelementptr i8, ptr %scevgep17, i64 %18
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 -16
  %wide.load14 = load <2 x i64>, ptr %scevgep20, align 8
  %wide.load15 = load <2 x i64>, ptr %scevgep19, align 8
  %scevgep29 = getelementptr i8, ptr %scevgep27, i64 %18
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -16
  store <2 x i64> %wide.load14, ptr %scevgep30, align 8
  store <2 x i64> %wide.load15, ptr %scevgep29, align 8
  %index.next = add i64 %index, 4
  %21 = icmp eq i64 %n.vec, %index.next
  br i1 %21, label %middle.block, label %vector.body
middle.block:
  %22 = add i64 %.243.us, %n.vec
  %23 = add i64 %.258.us, %n.vec
  %cmp.n = icmp eq i64 %.226.us, %n.vec
  br i1 %cmp.n, label %B524.us, label %B442.us.preheader
B442.us.preheader:
  %to.2.3.us.ph = phi i64 [ %.243.us, %vector.memcheck ], [ %.243.us, %B312.us ], [ %22, %middle.block ]
  %i.2.3.us.ph = phi i64 [ %.258.us, %vector.memcheck ], [ %.258.us, %B312.us ], [ %23, %middle.block ]
  %24 = shl i64 %to.2.3.us.ph, 3
  %scevgep36 = getelementptr i8, ptr %arg.mask_out, i64 %24
  %scevgep38 = getelementptr i8, ptr %arg.line_out, i64 %24
  %25 = shl i64 %i.2.3.us.ph, 3
  %scevgep40 = getelementptr i8, ptr %arg.mask, i64 %25
  %scevgep42 = getelementptr i8, ptr %arg.line, i64 %25
  br label %B442.us
B442.us:
  %lsr.iv = phi i64 [ 0, %B442.us.preheader ], [ %lsr.iv.next, %B442.us ]
  %26 = shl i64 %lsr.iv, 3
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 %26
  %.284.us = load i64, ptr %scevgep43, align 8
  %.286.us = add i64 %.284.us, %.265.us
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 %26
  store i64 %.286.us, ptr %scevgep39, align 8
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 %26
  %.294.us = load i64, ptr %scevgep41, align 8
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 %26
  store i64 %.294.us, ptr %scevgep37, align 8
  %lsr.iv.next = add i64 %lsr.iv, 1
  %27 = add i64 %lsr.iv.next, %to.2.3.us.ph
  %.308.us = icmp slt i64 %27, %.248.us
  br i1 %.308.us, label %B442.us, label %B524.us
B524.us:
  %exitcond.not = icmp eq i64 %.59, %.182.us
  br i1 %exitcond.not, label %B220.B526_crit_edge.us, label %B222.us
B220.B526_crit_edge.us:
  %.334.us = add i64 %row.2.0.us, 1
  %exitcond103.not = icmp eq i64 %.334.us, %.44
  br i1 %exitcond103.not, label %common.ret, label %B146.endif.us
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
