; made from 798f28bb16f7160142339f3d15bcea9d4f719134a5d22b37c8d1f5ac9108249e
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
  %.15576.not = icmp slt i64 %.44, 1
  %or.cond = select i1 %.49, i1 true, i1 %.15576.not
  br i1 %or.cond, label %common.ret, label %B228.endif.us
B228.endif.us:
  %row.2.0.us = phi i64 [ %.287.us, %B336.B896_crit_edge.us ], [ %.24, %B0 ]
  %.56.us = getelementptr i64, ptr %arg.row_entry, i64 %row.2.0.us
  %.57.us = load i64, ptr %.56.us, align 8
  %.59.us = add i64 %.57.us, %.39
  %.65.us = getelementptr i64, ptr %arg.class_of, i64 %row.2.0.us
  %.66.us = load i64, ptr %.65.us, align 8
  %.68.us = mul i64 %.66.us, %.44
  %.198.us = mul i64 %row.2.0.us, %.34
  %0 = getelementptr i64, ptr %arg.begin, i64 %.68.us
  br label %B338.us
B338.us:
  %.1617577.us = phi i64 [ 0, %B228.endif.us ], [ %.168.us, %B892.us ]
  %.168.us = add i64 %.1617577.us, 1
  %1 = shl i64 %.1617577.us, 3
  %scevgep1 = getelementptr i8, ptr %arg.which, i64 %1
  %.202.us = load i64, ptr %scevgep1, align 8
  %.203.us = add i64 %.202.us, %.198.us
  %.211.us.idx = mul i64 %.203.us, 40
  %.211.us = getelementptr i8, ptr %arg.fields, i64 %.211.us.idx
  %.212.us = load i64, ptr %.211.us, align 8
  %.213.us = icmp sgt i64 %.212.us, 0
  br i1 %.213.us, label %B456.us, label %B892.us
B456.us:
  %scevgep = getelementptr i8, ptr %0, i64 %1
  %.222.us = load i64, ptr %scevgep, align 8
  %.224.us = add i64 %.59.us, %.222.us
  %.233.us.idx = shl i64 %.224.us, 5
  %.233.us = getelementptr i8, ptr %arg.out, i64 %.233.us.idx
  %.234.us = load i64, ptr %.233.us, align 8
  %.235.us = add i64 %.234.us, %.212.us
  store i64 %.235.us, ptr %.233.us, align 8
  %sunkaddr2 = getelementptr i8, ptr %.211.us, i64 8
  %.242.us = load i64, ptr %sunkaddr2, align 8
  %.244.us = getelementptr i8, ptr %.233.us, i64 8
  %.245.us = load i64, ptr %.244.us, align 8
  %.246.us = add i64 %.245.us, %.242.us
  store i64 %.246.us, ptr %.244.us, align 8
  %sunkaddr4 = getelementptr i8, ptr %.211.us, i64 16
  %.253.us = load i64, ptr %sunkaddr4, align 8
  %.255.us = getelementptr i8, ptr %.233.us, i64 16
  %.256.us = load i64, ptr %.255.us, align 8
  %.257.us = add i64 %.256.us, %.253.us
  store i64 %.257.us, ptr %.255.us, align 8
  %sunkaddr6 = getelementptr i8, ptr %.211.us, i64 24
  %.266.us = load i64, ptr %sunkaddr6, align 8
  %.268.us = getelementptr i8, ptr %.233.us, i64 24
  %.269.us = load i64, ptr %.268.us, align 8
  %.270.us = add i64 %.269.us, %.266.us
  store i64 %.270.us, ptr %.268.us, align 8
  br label %B892.us
B892.us:
  %exitcond.not = icmp eq i64 %.44, %.168.us
  br i1 %exitcond.not, label %B336.B896_crit_edge.us, label %B338.us
B336.B896_crit_edge.us:
  %.287.us = add i64 %row.2.0.us, 1
  %exitcond85.not = icmp eq i64 %.287.us, %.29
  br i1 %exitcond85.not, label %common.ret, label %B228.endif.us
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
  br i1 %.64, label %B228.endif.preheader, label %common.ret
B228.endif.preheader:
  %.53 = getelementptr i8, ptr %arg.what, i64 24
  %.54 = load i64, ptr %.53, align 8
  %invariant.gep = getelementptr i64, ptr %arg.next_of, i64 %.54
  %.16994.not = icmp slt i64 %.59, 1
  br i1 %.16994.not, label %common.ret, label %B228.endif.us.preheader
B228.endif.us.preheader:
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
  br label %B228.endif.us
B228.endif.us:
  %row.2.0.us = phi i64 [ %.334.us, %B334.B840_crit_edge.us ], [ %.39, %B228.endif.us.preheader ]
  %.71.us = getelementptr i64, ptr %arg.row_entry, i64 %row.2.0.us
  %.72.us = load i64, ptr %.71.us, align 8
  %.80.us = getelementptr i64, ptr %arg.class_of, i64 %row.2.0.us
  %.81.us = load i64, ptr %.80.us, align 8
  %.83.us = mul i64 %.81.us, %.59
  %.212.us = mul i64 %row.2.0.us, %.49
  %6 = getelementptr i64, ptr %arg.begin, i64 %.83.us
  %gep.us = getelementptr i64, ptr %invariant.gep, i64 %.72.us
  br label %B336.us
B336.us:
  %.1759395.us = phi i64 [ 0, %B228.endif.us ], [ %.182.us, %B838.us ]
  %.182.us = add i64 %.1759395.us, 1
  %.215.us = getelementptr i64, ptr %arg.which, i64 %.1759395.us
  %.216.us = load i64, ptr %.215.us, align 8
  %.217.us = add i64 %.216.us, %.212.us
  %.idx = mul i64 %.217.us, 40
  %7 = getelementptr i8, ptr %arg.fields, i64 %.idx
  %.225.us = getelementptr i8, ptr %7, i64 24
  %.226.us = load i64, ptr %.225.us, align 8
  %.231.us = icmp sgt i64 %.226.us, 0
  br i1 %.231.us, label %B458.us, label %B838.us
B458.us:
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
  br i1 %min.iters.check, label %B676.us.preheader, label %vector.memcheck
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
  br i1 %conflict.rdx11, label %B676.us.preheader, label %vector.ph
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
  br i1 %cmp.n, label %B838.us, label %B676.us.preheader
B676.us.preheader:
  %to.2.3.us.ph = phi i64 [ %.243.us, %vector.memcheck ], [ %.243.us, %B458.us ], [ %22, %middle.block ]
  %i.2.3.us.ph = phi i64 [ %.258.us, %vector.memcheck ], [ %.258.us, %B458.us ], [ %23, %middle.block ]
  %24 = shl i64 %to.2.3.us.ph, 3
  %scevgep36 = getelementptr i8, ptr %arg.mask_out, i64 %24
  %scevgep38 = getelementptr i8, ptr %arg.line_out, i64 %24
  %25 = shl i64 %i.2.3.us.ph, 3
  %scevgep40 = getelementptr i8, ptr %arg.mask, i64 %25
  %scevgep42 = getelementptr i8, ptr %arg.line, i64 %25
  br label %B676.us
B676.us:
  %lsr.iv = phi i64 [ 0, %B676.us.preheader ], [ %lsr.iv.next, %B676.us ]
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
  br i1 %.308.us, label %B676.us, label %B838.us
B838.us:
  %exitcond.not = icmp eq i64 %.59, %.182.us
  br i1 %exitcond.not, label %B334.B840_crit_edge.us, label %B336.us
B334.B840_crit_edge.us:
  %.334.us = add i64 %row.2.0.us, 1
  %exitcond103.not = icmp eq i64 %.334.us, %.44
  br i1 %exitcond103.not, label %common.ret, label %B228.endif.us
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
