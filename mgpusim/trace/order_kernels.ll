; made from b7b113f3c30e36e74827d59736b6578fe3fd7059d794fecbbbb6bd62a1681bf8
define i32 @mgpusim_match_narrow(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.payload, ptr %arg.start, ptr %arg.value, ptr %arg.pattern, ptr %arg.at, ptr %arg.scratch)  {
B0.endif:
  %.31 = load i64, ptr %arg.what, align 8
  %.32 = getelementptr i8, ptr %arg.what, i64 8
  %.33 = load i64, ptr %.32, align 8
  %.1491038.not = icmp slt i64 %.31, 1
  br i1 %.1491038.not, label %common.ret, label %B213963.lr.ph
B213963.lr.ph:
  %.42 = getelementptr i8, ptr %arg.what, i64 24
  %.43 = load i64, ptr %.42, align 8
  %.37 = getelementptr i8, ptr %arg.what, i64 16
  %.38 = load i64, ptr %.37, align 8
  %.38.fr = freeze i64 %.38
  %.217 = icmp sgt i64 %.38.fr, 0
  %.224 = icmp sgt i64 %.33, 0
  %or.cond = select i1 %.217, i1 %.224, i1 false
  %0 = getelementptr i64, ptr %arg.scratch, i64 %.43
  %1 = getelementptr i64, ptr %0, i64 %.31
  %.idx = shl i64 %.31, 4
  %2 = getelementptr i8, ptr %0, i64 %.idx
  %.887 = add i64 %.43, -1
  %3 = add i64 %.33, -1
  %unroll_iter = and i64 %.33, 9223372036854775806
  %scevgep = getelementptr i8, ptr %arg.payload, i64 4
  %scevgep164 = getelementptr i8, ptr %arg.payload, i64 8
  %4 = icmp eq i64 %3, 0
  %5 = and i64 %.33, 1
  %6 = icmp eq i64 %5, 0
  %invariant.gep = getelementptr i32, ptr %arg.payload, i64 %unroll_iter
  %7 = mul i64 %unroll_iter, 5371643315472677434
  %.849.epil = add i64 %7, 2685821657736338717
  %8 = add i64 %unroll_iter, -2
  %9 = lshr i64 %8, 1
  %10 = add i64 %9, 1
  %min.iters.check84 = icmp ult i64 %8, 6
  %n.vec86 = and i64 %10, -4
  %11 = mul i64 %n.vec86, -7703457442764196748
  %12 = add i64 %11, 2685821657736338717
  %13 = mul i64 %n.vec86, -7703457442764196748
  %14 = add i64 %13, 8057464973209016151
  %15 = shl i64 %n.vec86, 1
  %cmp.n101 = icmp eq i64 %10, %n.vec86
  br label %B213963
B213963:
  %_match_v33_last.2.01042 = phi i64 [ -1, %B213963.lr.ph ], [ %_match_v33_last.3.1, %B427631 ]
  %_match_v33_patterns.2.01041 = phi i64 [ 0, %B213963.lr.ph ], [ %_match_v33_patterns.3.1, %B427631 ]
  %.15510351039 = phi i64 [ 0, %B213963.lr.ph ], [ %.162, %B427631 ]
  %.162 = add i64 %.15510351039, 1
  %.192 = getelementptr i64, ptr %arg.start, i64 %.15510351039
  %.193 = load i64, ptr %.192, align 8
  %.205 = icmp sgt i64 %.193, -1
  br i1 %.205, label %B214009, label %B214183.thread
B214183.thread:
  %.199 = getelementptr i64, ptr %arg.value, i64 %.15510351039
  %.200 = load i64, ptr %.199, align 8
  %.312534 = getelementptr i64, ptr %arg.at, i64 %.15510351039
  store i64 %.200, ptr %.312534, align 8
  %16 = icmp slt i64 %.200, 0
  %.327 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 -1, ptr %.327, align 8
  br i1 %16, label %B214251, label %B427631
B214009:
  br i1 %or.cond, label %B214037, label %B214119
B214037:
  %.239 = getelementptr i32, ptr %arg.payload, i64 %.193
  %.240 = load i32, ptr %.239, align 4
  %.242 = icmp slt i32 %.240, 0
  br i1 %.242, label %B214067.preheader, label %B214119
B214067.preheader:
  %17 = shl i64 %.193, 2
  %scevgep162 = getelementptr i8, ptr %scevgep, i64 %17
  br label %B214067
B214067:
  %_match_v33_k.4.3 = phi i64 [ %.248, %B214089 ], [ 0, %B214067.preheader ]
  %exitcond.not = icmp eq i64 %3, %_match_v33_k.4.3
  br i1 %exitcond.not, label %B214183, label %B214089
B214089:
  %.248 = add i64 %_match_v33_k.4.3, 1
  %18 = shl i64 %_match_v33_k.4.3, 2
  %scevgep163 = getelementptr i8, ptr %scevgep162, i64 %18
  %.274 = load i32, ptr %scevgep163, align 4
  %.276 = icmp slt i32 %.274, 0
  br i1 %.276, label %B214067, label %B214119
B214119:
  %_match_v33_k.5.2 = phi i64 [ 0, %B214037 ], [ 0, %B214009 ], [ %.248, %B214089 ]
  %.293 = icmp slt i64 %_match_v33_k.5.2, %.33
  br i1 %.293, label %B214135, label %B214183
B214135:
  %19 = getelementptr i32, ptr %arg.payload, i64 %.193
  %.301 = getelementptr i32, ptr %19, i64 %_match_v33_k.5.2
  %.302 = load i32, ptr %.301, align 4
  %.303 = sext i32 %.302 to i64
  br label %B214183
B214183:
  %_match_v33_first.3.1 = phi i64 [ %.303, %B214135 ], [ -1, %B214119 ], [ -1, %B214067 ]
  %.312 = getelementptr i64, ptr %arg.at, i64 %.15510351039
  store i64 %_match_v33_first.3.1, ptr %.312, align 8
  %.321 = icmp slt i64 %_match_v33_first.3.1, 0
  %or.cond1017 = select i1 %.217, i1 %.321, i1 false
  br i1 %or.cond1017, label %B214229.thread, label %B214263
B214229.thread:
  %.327551 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 -1, ptr %.327551, align 8
  br label %B214251
B214251:
  %.327561 = phi ptr [ %.327551, %B214229.thread ], [ %.327, %B214183.thread ]
  store i64 -2, ptr %.327561, align 8
  br label %B427631
B214263:
  %.364 = icmp sgt i64 %_match_v33_last.2.01042, -1
  br i1 %.364, label %B214279, label %B214931
B214279:
  %.379 = getelementptr i64, ptr %2, i64 %_match_v33_last.2.01042
  %.380 = load i64, ptr %.379, align 8
  br i1 %.224, label %B214369.preheader, label %B427619
B214369.preheader:
  %.373 = getelementptr i64, ptr %1, i64 %_match_v33_last.2.01042
  %.374 = load i64, ptr %.373, align 8
  %20 = getelementptr i32, ptr %arg.payload, i64 %.193
  %21 = getelementptr i32, ptr %arg.payload, i64 %.374
  br i1 %.217, label %B214369.endif.us.preheader, label %B214369.endif.preheader
B214369.endif.preheader:
  %22 = shl i64 %.374, 2
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 %22
  %23 = shl i64 %.193, 2
  %scevgep171 = getelementptr i8, ptr %scevgep164, i64 %23
  %.scalar104 = sub i64 %.380, %_match_v33_first.3.1
  %24 = insertelement <2 x i64> poison, i64 %.scalar104, i64 0
  %.neg4 = shufflevector <2 x i64> %24, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %B214369.endif
B214369.endif.us.preheader:
  %broadcast.splatinsert76 = insertelement <2 x i64> poison, i64 %_match_v33_first.3.1, i64 0
  %broadcast.splat77 = shufflevector <2 x i64> %broadcast.splatinsert76, <2 x i64> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert78 = insertelement <2 x i64> poison, i64 %.380, i64 0
  %broadcast.splat79 = shufflevector <2 x i64> %broadcast.splatinsert78, <2 x i64> poison, <2 x i32> zeroinitializer
  %25 = shl i64 %.374, 2
  %scevgep179 = getelementptr i8, ptr %scevgep164, i64 %25
  %26 = shl i64 %.193, 2
  %scevgep185 = getelementptr i8, ptr %scevgep164, i64 %26
  br label %B214369.endif.us
B214369.endif.us:
  %_match_v33__same_v35_k.3.4.us = phi i64 [ %_match_v33__same_v35_k.4.5583596.us, %B214829.us ], [ 0, %B214369.endif.us.preheader ]
  %.445.us = add i64 %_match_v33__same_v35_k.3.4.us, 256
  %.11.i.us = tail call i64 @llvm.smin.i64(i64 %.445.us, i64 %.33)
  %.504.us = icmp sgt i64 %.33, %_match_v33__same_v35_k.3.4.us
  br i1 %.504.us, label %B214403.us.preheader, label %B214829.us
B214403.us.preheader:
  %27 = sub i64 %.11.i.us, %_match_v33__same_v35_k.3.4.us
  %min.iters.check72 = icmp ult i64 %27, 4
  br i1 %min.iters.check72, label %B214403.us.preheader109, label %vector.ph73
vector.ph73:
  %n.vec75 = and i64 %27, -4
  %28 = shl i64 %_match_v33__same_v35_k.3.4.us, 2
  %scevgep180 = getelementptr i8, ptr %scevgep179, i64 %28
  %scevgep186 = getelementptr i8, ptr %scevgep185, i64 %28
  br label %vector.body80
vector.body80:
  %index81 = phi i64 [ 0, %vector.ph73 ], [ %index.next89, %vector.body80 ]
  %vec.phi82 = phi <2 x i64> [ zeroinitializer, %vector.ph73 ], [ %48, %vector.body80 ]
  %vec.phi83 = phi <2 x i64> [ zeroinitializer, %vector.ph73 ], [ %49, %vector.body80 ]
  %29 = shl i64 %index81, 2
  %scevgep188 = getelementptr i8, ptr %scevgep186, i64 %29
  %scevgep189 = getelementptr i8, ptr %scevgep188, i64 -8
  %wide.load85 = load <2 x i32>, ptr %scevgep189, align 4
  %wide.load86 = load <2 x i32>, ptr %scevgep188, align 4
  %30 = sext <2 x i32> %wide.load85 to <2 x i64>
  %31 = sext <2 x i32> %wide.load86 to <2 x i64>
  %scevgep182 = getelementptr i8, ptr %scevgep180, i64 %29
  %scevgep183 = getelementptr i8, ptr %scevgep182, i64 -8
  %wide.load87 = load <2 x i32>, ptr %scevgep183, align 4
  %wide.load88 = load <2 x i32>, ptr %scevgep182, align 4
  %32 = sext <2 x i32> %wide.load87 to <2 x i64>
  %33 = sext <2 x i32> %wide.load88 to <2 x i64>
  %34 = sub <2 x i64> %30, %broadcast.splat77
  %35 = sub <2 x i64> %31, %broadcast.splat77
  %36 = sub <2 x i64> %32, %broadcast.splat79
  %37 = sub <2 x i64> %33, %broadcast.splat79
  %38 = icmp slt <2 x i32> %wide.load85, zeroinitializer
  %39 = icmp slt <2 x i32> %wide.load86, zeroinitializer
  %40 = select <2 x i1> %38, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %34
  %41 = select <2 x i1> %39, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %35
  %42 = icmp slt <2 x i32> %wide.load87, zeroinitializer
  %43 = icmp slt <2 x i32> %wide.load88, zeroinitializer
  %44 = select <2 x i1> %42, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %36
  %45 = select <2 x i1> %43, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %37
  %46 = xor <2 x i64> %44, %40
  %47 = xor <2 x i64> %45, %41
  %48 = or <2 x i64> %46, %vec.phi82
  %49 = or <2 x i64> %47, %vec.phi83
  %index.next89 = add i64 %index81, 4
  %50 = icmp eq i64 %n.vec75, %index.next89
  br i1 %50, label %middle.block90, label %vector.body80
middle.block90:
  %51 = add i64 %n.vec75, %_match_v33__same_v35_k.3.4.us
  %bin.rdx91 = or <2 x i64> %49, %48
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx91, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx229 = or <2 x i64> %rdx.shuf, %bin.rdx91
  %52 = extractelement <2 x i64> %bin.rdx229, i64 0
  %cmp.n92 = icmp eq i64 %27, %n.vec75
  br i1 %cmp.n92, label %B214767.loopexit.us, label %B214403.us.preheader109
B214403.us.preheader109:
  %_match_v33__same_v35_k.6.5.us.ph = phi i64 [ %51, %middle.block90 ], [ %_match_v33__same_v35_k.3.4.us, %B214403.us.preheader ]
  %_match_v33__same_v35_differs.3.5.us.ph = phi i64 [ %52, %middle.block90 ], [ 0, %B214403.us.preheader ]
  br label %B214403.us
B214403.us:
  %_match_v33__same_v35_k.6.5.us = phi i64 [ %.576.us, %B214403.us ], [ %_match_v33__same_v35_k.6.5.us.ph, %B214403.us.preheader109 ]
  %_match_v33__same_v35_differs.3.5.us = phi i64 [ %.570.us, %B214403.us ], [ %_match_v33__same_v35_differs.3.5.us.ph, %B214403.us.preheader109 ]
  %53 = shl i64 %_match_v33__same_v35_k.6.5.us, 2
  %scevgep191 = getelementptr i8, ptr %20, i64 %53
  %.520.us = load i32, ptr %scevgep191, align 4
  %.521.us = sext i32 %.520.us to i64
  %scevgep190 = getelementptr i8, ptr %21, i64 %53
  %.527.us = load i32, ptr %scevgep190, align 4
  %.528.us = sext i32 %.527.us to i64
  %.533.us = sub i64 %.521.us, %_match_v33_first.3.1
  %.539.us = sub i64 %.528.us, %.380
  %.543.us = icmp slt i32 %.520.us, 0
  %spec.select.us = select i1 %.543.us, i64 -4611686018427387904, i64 %.533.us
  %.555.us = icmp slt i32 %.527.us, 0
  %_match_v33__same_v35_y.2.7.us = select i1 %.555.us, i64 -4611686018427387904, i64 %.539.us
  %.564.us = xor i64 %_match_v33__same_v35_y.2.7.us, %spec.select.us
  %.570.us = or i64 %.564.us, %_match_v33__same_v35_differs.3.5.us
  %.576.us = add i64 %_match_v33__same_v35_k.6.5.us, 1
  %exitcond1057.not.us = icmp eq i64 %.11.i.us, %.576.us
  br i1 %exitcond1057.not.us, label %B214767.loopexit.us, label %B214403.us
B214829.us:
  %_match_v33__same_v35_same.2.5606.us = phi i1 [ %.683.not.us, %B214767.loopexit.us ], [ false, %B214369.endif.us ]
  %_match_v33__same_v35_k.4.5583596.us = phi i64 [ %.11.i.us, %B214767.loopexit.us ], [ %_match_v33__same_v35_k.3.4.us, %B214369.endif.us ]
  br i1 %_match_v33__same_v35_same.2.5606.us, label %B214931, label %B214369.endif.us
B214767.loopexit.us:
  %.570.us.lcssa = phi i64 [ %52, %middle.block90 ], [ %.570.us, %B214403.us ]
  %.683.not.us = icmp ne i64 %.570.us.lcssa, 0
  %.695.us = icmp slt i64 %.445.us, %.33
  br i1 %.695.us, label %B214829.us, label %B214841
B214681:
  %_match_v33__same_v35_k.7.6 = phi i64 [ %.660, %B214681 ], [ %_match_v33__same_v35_k.7.6.ph, %B214681.preheader110 ]
  %_match_v33__same_v35_differs.4.6 = phi i64 [ %.654, %B214681 ], [ %_match_v33__same_v35_differs.4.6.ph, %B214681.preheader110 ]
  %54 = shl i64 %_match_v33__same_v35_k.7.6, 2
  %scevgep177 = getelementptr i8, ptr %20, i64 %54
  %.641 = load i32, ptr %scevgep177, align 4
  %.642 = sext i32 %.641 to i64
  %scevgep176 = getelementptr i8, ptr %21, i64 %54
  %.648 = load i32, ptr %scevgep176, align 4
  %.649 = sext i32 %.648 to i64
  %55 = add i64 %.380, %.642
  %56 = add i64 %_match_v33_first.3.1, %.649
  %.652 = sub i64 %55, %56
  %.654 = or i64 %.652, %_match_v33__same_v35_differs.4.6
  %.660 = add i64 %_match_v33__same_v35_k.7.6, 1
  %exitcond1056.not = icmp eq i64 %.11.i, %.660
  br i1 %exitcond1056.not, label %B214767.loopexit20, label %B214681
B214767.loopexit20:
  %.654.lcssa = phi i64 [ %152, %middle.block114 ], [ %.654, %B214681 ]
  %.683.not = icmp ne i64 %.654.lcssa, 0
  %.695 = icmp slt i64 %.445, %.33
  br i1 %.695, label %B214829, label %B214841
B214829:
  %_match_v33__same_v35_same.2.5606 = phi i1 [ %.683.not, %B214767.loopexit20 ], [ false, %B214369.endif ]
  %_match_v33__same_v35_k.4.5583596 = phi i64 [ %.11.i, %B214767.loopexit20 ], [ %_match_v33__same_v35_k.3.4, %B214369.endif ]
  br i1 %_match_v33__same_v35_same.2.5606, label %B214931, label %B214369.endif
B214841:
  %.us-phi = phi i1 [ %.683.not.us, %B214767.loopexit.us ], [ %.683.not, %B214767.loopexit20 ]
  br i1 %.us-phi, label %B214931, label %B427619
B214931:
  br i1 %.224, label %B214932.preheader, label %B426724
B214932.preheader:
  br i1 %4, label %B214932.epil.preheader, label %B214932.preheader159
B214932.preheader159:
  %57 = shl i64 %.193, 2
  %scevgep193 = getelementptr i8, ptr %scevgep, i64 %57
  br i1 %min.iters.check84, label %B214932.preheader111, label %vector.ph85
vector.ph85:
  %broadcast.splatinsert = insertelement <2 x i64> poison, i64 %_match_v33_first.3.1, i64 0
  %broadcast.splat = shufflevector <2 x i64> %broadcast.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %vector.body87
vector.body87:
  %index88 = phi i64 [ 0, %vector.ph85 ], [ %index.next97, %vector.body87 ]
  %vec.ind = phi <2 x i64> [ <i64 2685821657736338717, i64 -5017635785027858031>, %vector.ph85 ], [ %vec.ind.next, %vector.body87 ]
  %vec.ind89 = phi <2 x i64> [ <i64 8057464973209016151, i64 354007530444819403>, %vector.ph85 ], [ %vec.ind.next98, %vector.body87 ]
  %vec.phi90 = phi <2 x i64> [ zeroinitializer, %vector.ph85 ], [ %97, %vector.body87 ]
  %vec.phi91 = phi <2 x i64> [ zeroinitializer, %vector.ph85 ], [ %98, %vector.body87 ]
  %step.add = add <2 x i64> %vec.ind, splat (i64 3039829188181158120)
  %step.add92 = add <2 x i64> %vec.ind89, splat (i64 3039829188181158120)
  %offset.idx = shl i64 %index88, 3
  %58 = shl i64 %index88, 3
  %59 = getelementptr i8, ptr %scevgep193, i64 %58
  %60 = getelementptr i8, ptr %scevgep193, i64 %offset.idx
  %61 = getelementptr i8, ptr %59, i64 -4
  %62 = getelementptr i8, ptr %60, i64 12
  %wide.vec = load <4 x i32>, ptr %61, align 4
  %strided.vec = shufflevector <4 x i32> %wide.vec, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec93 = shufflevector <4 x i32> %wide.vec, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec94 = load <4 x i32>, ptr %62, align 4
  %strided.vec95 = shufflevector <4 x i32> %wide.vec94, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec96 = shufflevector <4 x i32> %wide.vec94, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
  %63 = sext <2 x i32> %strided.vec to <2 x i64>
  %64 = sext <2 x i32> %strided.vec95 to <2 x i64>
  %65 = sub <2 x i64> %63, %broadcast.splat
  %66 = sub <2 x i64> %64, %broadcast.splat
  %67 = icmp slt <2 x i32> %strided.vec, zeroinitializer
  %68 = icmp slt <2 x i32> %strided.vec95, zeroinitializer
  %69 = select i1 %.217, <2 x i1> %67, <2 x i1> zeroinitializer
  %70 = select i1 %.217, <2 x i1> %68, <2 x i1> zeroinitializer
  %71 = select <2 x i1> %69, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %65
  %72 = select <2 x i1> %70, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %66
  %73 = ashr <2 x i64> %71, splat (i64 17)
  %74 = ashr <2 x i64> %72, splat (i64 17)
  %75 = xor <2 x i64> %73, %71
  %76 = xor <2 x i64> %74, %72
  %77 = mul <2 x i64> %75, %vec.ind
  %78 = mul <2 x i64> %76, %step.add
  %79 = add <2 x i64> %77, %vec.phi90
  %80 = add <2 x i64> %78, %vec.phi91
  %81 = sext <2 x i32> %strided.vec93 to <2 x i64>
  %82 = sext <2 x i32> %strided.vec96 to <2 x i64>
  %83 = sub <2 x i64> %81, %broadcast.splat
  %84 = sub <2 x i64> %82, %broadcast.splat
  %85 = icmp slt <2 x i32> %strided.vec93, zeroinitializer
  %86 = icmp slt <2 x i32> %strided.vec96, zeroinitializer
  %87 = select i1 %.217, <2 x i1> %85, <2 x i1> zeroinitializer
  %88 = select i1 %.217, <2 x i1> %86, <2 x i1> zeroinitializer
  %89 = select <2 x i1> %87, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %83
  %90 = select <2 x i1> %88, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %84
  %91 = ashr <2 x i64> %89, splat (i64 17)
  %92 = ashr <2 x i64> %90, splat (i64 17)
  %93 = xor <2 x i64> %91, %89
  %94 = xor <2 x i64> %92, %90
  %95 = mul <2 x i64> %93, %vec.ind89
  %96 = mul <2 x i64> %94, %step.add92
  %97 = add <2 x i64> %79, %95
  %98 = add <2 x i64> %80, %96
  %index.next97 = add i64 %index88, 4
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 6079658376362316240)
  %vec.ind.next98 = add <2 x i64> %vec.ind89, splat (i64 6079658376362316240)
  %99 = icmp eq i64 %index.next97, %n.vec86
  br i1 %99, label %middle.block99, label %vector.body87
middle.block99:
  %bin.rdx100 = add <2 x i64> %98, %97
  %100 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx100)
  br i1 %cmp.n101, label %B426724.loopexit.unr-lcssa, label %B214932.preheader111
B214932.preheader111:
  %lsr.iv197.ph = phi i64 [ 2685821657736338717, %B214932.preheader159 ], [ %12, %middle.block99 ]
  %lsr.iv.ph = phi i64 [ 8057464973209016151, %B214932.preheader159 ], [ %14, %middle.block99 ]
  %_match_v33_mixed.3.3.ph = phi i64 [ 0, %B214932.preheader159 ], [ %100, %middle.block99 ]
  %_match_v33_k.6.3.ph = phi i64 [ 0, %B214932.preheader159 ], [ %15, %middle.block99 ]
  br label %B214932
B214932:
  %lsr.iv197 = phi i64 [ %lsr.iv.next198, %B214932 ], [ %lsr.iv197.ph, %B214932.preheader111 ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %B214932 ], [ %lsr.iv.ph, %B214932.preheader111 ]
  %_match_v33_mixed.3.3 = phi i64 [ %.852.1, %B214932 ], [ %_match_v33_mixed.3.3.ph, %B214932.preheader111 ]
  %_match_v33_k.6.3 = phi i64 [ %.858.1, %B214932 ], [ %_match_v33_k.6.3.ph, %B214932.preheader111 ]
  %101 = shl i64 %_match_v33_k.6.3, 2
  %scevgep195 = getelementptr i8, ptr %scevgep193, i64 %101
  %scevgep196 = getelementptr i8, ptr %scevgep195, i64 -4
  %.805 = load i32, ptr %scevgep196, align 4
  %.806 = sext i32 %.805 to i64
  %.812 = sub i64 %.806, %_match_v33_first.3.1
  %.829 = icmp slt i32 %.805, 0
  %or.cond1019 = select i1 %.217, i1 %.829, i1 false
  %_match_v33_x.2.5 = select i1 %or.cond1019, i64 -4611686018427387904, i64 %.812
  %.841 = ashr i64 %_match_v33_x.2.5, 17
  %.843 = xor i64 %.841, %_match_v33_x.2.5
  %.850 = mul i64 %.843, %lsr.iv197
  %.852 = add i64 %.850, %_match_v33_mixed.3.3
  %.805.1 = load i32, ptr %scevgep195, align 4
  %.806.1 = sext i32 %.805.1 to i64
  %.812.1 = sub i64 %.806.1, %_match_v33_first.3.1
  %.829.1 = icmp slt i32 %.805.1, 0
  %or.cond1019.1 = select i1 %.217, i1 %.829.1, i1 false
  %_match_v33_x.2.5.1 = select i1 %or.cond1019.1, i64 -4611686018427387904, i64 %.812.1
  %.841.1 = ashr i64 %_match_v33_x.2.5.1, 17
  %.843.1 = xor i64 %.841.1, %_match_v33_x.2.5.1
  %.850.1 = mul i64 %.843.1, %lsr.iv
  %.852.1 = add i64 %.852, %.850.1
  %.858.1 = add i64 %_match_v33_k.6.3, 2
  %lsr.iv.next = add i64 %lsr.iv, -7703457442764196748
  %lsr.iv.next198 = add i64 %lsr.iv197, -7703457442764196748
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.858.1
  br i1 %niter.ncmp.1, label %B426724.loopexit.unr-lcssa, label %B214932
B426724.loopexit.unr-lcssa:
  %.852.1.lcssa = phi i64 [ %100, %middle.block99 ], [ %.852.1, %B214932 ]
  br i1 %6, label %B426724, label %B214932.epil.preheader
B214932.epil.preheader:
  %_match_v33_mixed.3.3.epil.init = phi i64 [ 0, %B214932.preheader ], [ %.852.1.lcssa, %B426724.loopexit.unr-lcssa ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %.193
  %.805.epil = load i32, ptr %gep, align 4
  %.806.epil = sext i32 %.805.epil to i64
  %.812.epil = sub i64 %.806.epil, %_match_v33_first.3.1
  %.829.epil = icmp slt i32 %.805.epil, 0
  %or.cond1019.epil = select i1 %.217, i1 %.829.epil, i1 false
  %_match_v33_x.2.5.epil = select i1 %or.cond1019.epil, i64 -4611686018427387904, i64 %.812.epil
  %.841.epil = ashr i64 %_match_v33_x.2.5.epil, 17
  %.843.epil = xor i64 %.841.epil, %_match_v33_x.2.5.epil
  %.850.epil = mul i64 %.843.epil, %.849.epil
  %.852.epil = add i64 %.850.epil, %_match_v33_mixed.3.3.epil.init
  br label %B426724
B426724:
  %_match_v33_mixed.4.4 = phi i64 [ 0, %B214931 ], [ %.852.1.lcssa, %B426724.loopexit.unr-lcssa ], [ %.852.epil, %B214932.epil.preheader ]
  %.878 = ashr i64 %_match_v33_mixed.4.4, 32
  %.880 = xor i64 %.878, %_match_v33_mixed.4.4
  %.889 = and i64 %.880, %.887
  %.899 = getelementptr i64, ptr %arg.scratch, i64 %.889
  %.900 = load i64, ptr %.899, align 8
  %.901 = icmp sgt i64 %.900, -1
  br i1 %.901, label %B426866.preheader, label %B427603
B426866.preheader:
  %102 = getelementptr i32, ptr %arg.payload, i64 %.193
  %broadcast.splatinsert54 = insertelement <2 x i64> poison, i64 %_match_v33_first.3.1, i64 0
  %broadcast.splat55 = shufflevector <2 x i64> %broadcast.splatinsert54, <2 x i64> poison, <2 x i32> zeroinitializer
  %103 = shl i64 %.193, 2
  %scevgep206 = getelementptr i8, ptr %scevgep164, i64 %103
  br label %B426866
B426866:
  %.938 = phi i64 [ %.1368, %B427449 ], [ %.900, %B426866.preheader ]
  %_match_v33_slot.2.4 = phi i64 [ %.1358, %B427449 ], [ %.889, %B426866.preheader ]
  %.946 = getelementptr i64, ptr %0, i64 %.938
  %.947 = load i64, ptr %.946, align 8
  %.949 = icmp eq i64 %.947, %.880
  br i1 %.949, label %B426878, label %B427447
B426878:
  %.964 = getelementptr i64, ptr %2, i64 %.938
  %.965 = load i64, ptr %.964, align 8
  br i1 %.224, label %B426930.preheader, label %B427447
B426930.preheader:
  %.958 = getelementptr i64, ptr %1, i64 %.938
  %.959 = load i64, ptr %.958, align 8
  %104 = getelementptr i32, ptr %arg.payload, i64 %.959
  %broadcast.splatinsert41 = insertelement <2 x i64> poison, i64 %.965, i64 0
  %broadcast.splat42 = shufflevector <2 x i64> %broadcast.splatinsert41, <2 x i64> poison, <2 x i32> zeroinitializer
  %105 = shl i64 %.959, 2
  %scevgep214 = getelementptr i8, ptr %scevgep164, i64 %105
  br i1 %.217, label %B426930.endif.us, label %B426930.endif
B426930.endif.us:
  %_match_v33__same_v34_k.3.7.us = phi i64 [ %_match_v33__same_v34_k.4.8807820.us, %B427383.us ], [ 0, %B426930.preheader ]
  %.1030.us = add i64 %_match_v33__same_v34_k.3.7.us, 256
  %.11.i14 = tail call i64 @llvm.smin.i64(i64 %.1030.us, i64 %.33)
  %.1089.us = icmp sgt i64 %.33, %_match_v33__same_v34_k.3.7.us
  br i1 %.1089.us, label %B426954.us.preheader, label %B427383.us
B426954.us.preheader:
  %106 = sub i64 %.11.i14, %_match_v33__same_v34_k.3.7.us
  %min.iters.check = icmp ult i64 %106, 4
  br i1 %min.iters.check, label %B426954.us.preheader105, label %vector.ph
vector.ph:
  %n.vec = and i64 %106, -4
  %107 = shl i64 %_match_v33__same_v34_k.3.7.us, 2
  %scevgep215 = getelementptr i8, ptr %scevgep214, i64 %107
  %scevgep221 = getelementptr i8, ptr %scevgep206, i64 %107
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %127, %vector.body ]
  %vec.phi43 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %128, %vector.body ]
  %108 = shl i64 %index, 2
  %scevgep223 = getelementptr i8, ptr %scevgep221, i64 %108
  %scevgep224 = getelementptr i8, ptr %scevgep223, i64 -8
  %wide.load = load <2 x i32>, ptr %scevgep224, align 4
  %wide.load44 = load <2 x i32>, ptr %scevgep223, align 4
  %109 = sext <2 x i32> %wide.load to <2 x i64>
  %110 = sext <2 x i32> %wide.load44 to <2 x i64>
  %scevgep217 = getelementptr i8, ptr %scevgep215, i64 %108
  %scevgep218 = getelementptr i8, ptr %scevgep217, i64 -8
  %wide.load45 = load <2 x i32>, ptr %scevgep218, align 4
  %wide.load46 = load <2 x i32>, ptr %scevgep217, align 4
  %111 = sext <2 x i32> %wide.load45 to <2 x i64>
  %112 = sext <2 x i32> %wide.load46 to <2 x i64>
  %113 = sub <2 x i64> %109, %broadcast.splat55
  %114 = sub <2 x i64> %110, %broadcast.splat55
  %115 = sub <2 x i64> %111, %broadcast.splat42
  %116 = sub <2 x i64> %112, %broadcast.splat42
  %117 = icmp slt <2 x i32> %wide.load, zeroinitializer
  %118 = icmp slt <2 x i32> %wide.load44, zeroinitializer
  %119 = select <2 x i1> %117, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %113
  %120 = select <2 x i1> %118, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %114
  %121 = icmp slt <2 x i32> %wide.load45, zeroinitializer
  %122 = icmp slt <2 x i32> %wide.load46, zeroinitializer
  %123 = select <2 x i1> %121, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %115
  %124 = select <2 x i1> %122, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %116
  %125 = xor <2 x i64> %123, %119
  %126 = xor <2 x i64> %124, %120
  %127 = or <2 x i64> %125, %vec.phi
  %128 = or <2 x i64> %126, %vec.phi43
  %index.next = add i64 %index, 4
  %129 = icmp eq i64 %n.vec, %index.next
  br i1 %129, label %middle.block, label %vector.body
middle.block:
  %130 = add i64 %n.vec, %_match_v33__same_v34_k.3.7.us
  %bin.rdx = or <2 x i64> %128, %127
  %rdx.shuf230 = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx231 = or <2 x i64> %rdx.shuf230, %bin.rdx
  %131 = extractelement <2 x i64> %bin.rdx231, i64 0
  %cmp.n = icmp eq i64 %106, %n.vec
  br i1 %cmp.n, label %B427229.loopexit.us, label %B426954.us.preheader105
B426954.us.preheader105:
  %_match_v33__same_v34_k.6.8.us.ph = phi i64 [ %130, %middle.block ], [ %_match_v33__same_v34_k.3.7.us, %B426954.us.preheader ]
  %_match_v33__same_v34_differs.3.8.us.ph = phi i64 [ %131, %middle.block ], [ 0, %B426954.us.preheader ]
  br label %B426954.us
B426954.us:
  %_match_v33__same_v34_k.6.8.us = phi i64 [ %.1161.us, %B426954.us ], [ %_match_v33__same_v34_k.6.8.us.ph, %B426954.us.preheader105 ]
  %_match_v33__same_v34_differs.3.8.us = phi i64 [ %.1155.us, %B426954.us ], [ %_match_v33__same_v34_differs.3.8.us.ph, %B426954.us.preheader105 ]
  %132 = shl i64 %_match_v33__same_v34_k.6.8.us, 2
  %scevgep226 = getelementptr i8, ptr %102, i64 %132
  %.1105.us = load i32, ptr %scevgep226, align 4
  %.1106.us = sext i32 %.1105.us to i64
  %scevgep225 = getelementptr i8, ptr %104, i64 %132
  %.1112.us = load i32, ptr %scevgep225, align 4
  %.1113.us = sext i32 %.1112.us to i64
  %.1118.us = sub i64 %.1106.us, %_match_v33_first.3.1
  %.1124.us = sub i64 %.1113.us, %.965
  %.1128.us = icmp slt i32 %.1105.us, 0
  %spec.select1020.us = select i1 %.1128.us, i64 -4611686018427387904, i64 %.1118.us
  %.1140.us = icmp slt i32 %.1112.us, 0
  %_match_v33__same_v34_y.2.10.us = select i1 %.1140.us, i64 -4611686018427387904, i64 %.1124.us
  %.1149.us = xor i64 %_match_v33__same_v34_y.2.10.us, %spec.select1020.us
  %.1155.us = or i64 %.1149.us, %_match_v33__same_v34_differs.3.8.us
  %.1161.us = add i64 %_match_v33__same_v34_k.6.8.us, 1
  %exitcond1060.not = icmp eq i64 %.11.i14, %.1161.us
  br i1 %exitcond1060.not, label %B427229.loopexit.us, label %B426954.us
B427383.us:
  %_match_v33__same_v34_same.2.8830.us = phi i1 [ %.1268.not.us, %B427229.loopexit.us ], [ false, %B426930.endif.us ]
  %_match_v33__same_v34_k.4.8807820.us = phi i64 [ %.11.i14, %B427229.loopexit.us ], [ %_match_v33__same_v34_k.3.7.us, %B426930.endif.us ]
  br i1 %_match_v33__same_v34_same.2.8830.us, label %B427447, label %B426930.endif.us
B427229.loopexit.us:
  %.1155.us.lcssa = phi i64 [ %131, %middle.block ], [ %.1155.us, %B426954.us ]
  %.1268.not.us = icmp ne i64 %.1155.us.lcssa, 0
  %.1280.us = icmp slt i64 %.1030.us, %.33
  br i1 %.1280.us, label %B427383.us, label %B427395
B427165:
  %_match_v33__same_v34_k.7.9 = phi i64 [ %.1245, %B427165 ], [ %_match_v33__same_v34_k.7.9.ph, %B427165.preheader106 ]
  %_match_v33__same_v34_differs.4.9 = phi i64 [ %.1239, %B427165 ], [ %_match_v33__same_v34_differs.4.9.ph, %B427165.preheader106 ]
  %133 = shl i64 %_match_v33__same_v34_k.7.9, 2
  %scevgep212 = getelementptr i8, ptr %102, i64 %133
  %.1226 = load i32, ptr %scevgep212, align 4
  %.1227 = sext i32 %.1226 to i64
  %scevgep211 = getelementptr i8, ptr %104, i64 %133
  %.1233 = load i32, ptr %scevgep211, align 4
  %.1234 = sext i32 %.1233 to i64
  %134 = add i64 %.965, %.1227
  %135 = add i64 %_match_v33_first.3.1, %.1234
  %.1237 = sub i64 %134, %135
  %.1239 = or i64 %.1237, %_match_v33__same_v34_differs.4.9
  %.1245 = add i64 %_match_v33__same_v34_k.7.9, 1
  %exitcond1059.not = icmp eq i64 %.11.i15, %.1245
  br i1 %exitcond1059.not, label %B427229.loopexit1023, label %B427165
B427229.loopexit1023:
  %.1239.lcssa = phi i64 [ %170, %middle.block66 ], [ %.1239, %B427165 ]
  %.1268.not = icmp ne i64 %.1239.lcssa, 0
  %.1280 = icmp slt i64 %.1030, %.33
  br i1 %.1280, label %B427383, label %B427395
B427383:
  %_match_v33__same_v34_same.2.8830 = phi i1 [ %.1268.not, %B427229.loopexit1023 ], [ false, %B426930.endif ]
  %_match_v33__same_v34_k.4.8807820 = phi i64 [ %.11.i15, %B427229.loopexit1023 ], [ %_match_v33__same_v34_k.3.7, %B426930.endif ]
  br i1 %_match_v33__same_v34_same.2.8830, label %B427447, label %B426930.endif
B427395:
  %.us-phi1031 = phi i1 [ %.1268.not.us, %B427229.loopexit.us ], [ %.1268.not, %B427229.loopexit1023 ]
  %spec.select1022 = select i1 %.us-phi1031, i64 -1, i64 %.938
  br label %B427447
B427447:
  %_match_v33_match.5.5 = phi i64 [ %.938, %B426878 ], [ %spec.select1022, %B427395 ], [ -1, %B426866 ], [ -1, %B427383.us ], [ -1, %B427383 ]
  %.1353 = add i64 %_match_v33_slot.2.4, 1
  %.1358 = and i64 %.1353, %.887
  %.1367 = getelementptr i64, ptr %arg.scratch, i64 %.1358
  %.1368 = load i64, ptr %.1367, align 8
  %.1369 = icmp sgt i64 %.1368, -1
  %136 = icmp slt i64 %_match_v33_match.5.5, 0
  br i1 %.1369, label %B427449, label %B427471
B427449:
  br i1 %136, label %B426866, label %B427619
B427471:
  br i1 %136, label %B427603, label %B427619
B427603:
  %_match_v33_slot.3.3915 = phi i64 [ %.1358, %B427471 ], [ %.889, %B426724 ]
  %.1424 = add i64 %_match_v33_patterns.2.01041, 1
  %.1431 = getelementptr i64, ptr %arg.scratch, i64 %_match_v33_slot.3.3915
  store i64 %_match_v33_patterns.2.01041, ptr %.1431, align 8
  %.1439 = getelementptr i64, ptr %0, i64 %_match_v33_patterns.2.01041
  store i64 %.880, ptr %.1439, align 8
  %.1447 = getelementptr i64, ptr %1, i64 %_match_v33_patterns.2.01041
  store i64 %.193, ptr %.1447, align 8
  %.1455 = getelementptr i64, ptr %2, i64 %_match_v33_patterns.2.01041
  store i64 %_match_v33_first.3.1, ptr %.1455, align 8
  br label %B427619
B427619:
  %_match_v33_patterns.4.2 = phi i64 [ %_match_v33_patterns.2.01041, %B214279 ], [ %_match_v33_patterns.2.01041, %B214841 ], [ %.1424, %B427603 ], [ %_match_v33_patterns.2.01041, %B427471 ], [ %_match_v33_patterns.2.01041, %B427449 ]
  %_match_v33_last.4.2 = phi i64 [ %_match_v33_last.2.01042, %B214279 ], [ %_match_v33_last.2.01042, %B214841 ], [ %_match_v33_patterns.2.01041, %B427603 ], [ %_match_v33_match.5.5, %B427471 ], [ %_match_v33_match.5.5, %B427449 ]
  %.1505 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 %_match_v33_last.4.2, ptr %.1505, align 8
  br label %B427631
B427631:
  %_match_v33_patterns.3.1 = phi i64 [ %_match_v33_patterns.4.2, %B427619 ], [ %_match_v33_patterns.2.01041, %B214251 ], [ %_match_v33_patterns.2.01041, %B214183.thread ]
  %_match_v33_last.3.1 = phi i64 [ %_match_v33_last.4.2, %B427619 ], [ %_match_v33_last.2.01042, %B214251 ], [ %_match_v33_last.2.01042, %B214183.thread ]
  %exitcond1061.not = icmp eq i64 %.162, %.31
  br i1 %exitcond1061.not, label %common.ret, label %B213963
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B214369.endif:
  %_match_v33__same_v35_k.3.4 = phi i64 [ %_match_v33__same_v35_k.4.5583596, %B214829 ], [ 0, %B214369.endif.preheader ]
  %.445 = add i64 %_match_v33__same_v35_k.3.4, 256
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.445, i64 %.33)
  %.504 = icmp sgt i64 %.33, %_match_v33__same_v35_k.3.4
  br i1 %.504, label %B214681.preheader, label %B214829
B214681.preheader:
  %137 = sub i64 %.11.i, %_match_v33__same_v35_k.3.4
  %min.iters.check96 = icmp ult i64 %137, 4
  br i1 %min.iters.check96, label %B214681.preheader110, label %vector.ph97
B214681.preheader110:
  %_match_v33__same_v35_k.7.6.ph = phi i64 [ %151, %middle.block114 ], [ %_match_v33__same_v35_k.3.4, %B214681.preheader ]
  %_match_v33__same_v35_differs.4.6.ph = phi i64 [ %152, %middle.block114 ], [ 0, %B214681.preheader ]
  br label %B214681
vector.ph97:
  %n.vec99 = and i64 %137, -4
  %138 = shl i64 %_match_v33__same_v35_k.3.4, 2
  %scevgep166 = getelementptr i8, ptr %scevgep165, i64 %138
  %scevgep172 = getelementptr i8, ptr %scevgep171, i64 %138
  br label %vector.body104
vector.body104:
  %index105 = phi i64 [ 0, %vector.ph97 ], [ %index.next113, %vector.body104 ]
  %vec.phi106 = phi <2 x i64> [ zeroinitializer, %vector.ph97 ], [ %148, %vector.body104 ]
  %vec.phi107 = phi <2 x i64> [ zeroinitializer, %vector.ph97 ], [ %149, %vector.body104 ]
  %139 = shl i64 %index105, 2
  %scevgep174 = getelementptr i8, ptr %scevgep172, i64 %139
  %scevgep175 = getelementptr i8, ptr %scevgep174, i64 -8
  %wide.load109 = load <2 x i32>, ptr %scevgep175, align 4
  %wide.load110 = load <2 x i32>, ptr %scevgep174, align 4
  %140 = sext <2 x i32> %wide.load109 to <2 x i64>
  %141 = sext <2 x i32> %wide.load110 to <2 x i64>
  %scevgep168 = getelementptr i8, ptr %scevgep166, i64 %139
  %scevgep169 = getelementptr i8, ptr %scevgep168, i64 -8
  %wide.load111 = load <2 x i32>, ptr %scevgep169, align 4
  %wide.load112 = load <2 x i32>, ptr %scevgep168, align 4
  %142 = sext <2 x i32> %wide.load111 to <2 x i64>
  %143 = sext <2 x i32> %wide.load112 to <2 x i64>
  %144 = add <2 x i64> %.neg4, %140
  %145 = sub <2 x i64> %144, %142
  %146 = add <2 x i64> %.neg4, %141
  %147 = sub <2 x i64> %146, %143
  %148 = or <2 x i64> %145, %vec.phi106
  %149 = or <2 x i64> %147, %vec.phi107
  %index.next113 = add i64 %index105, 4
  %150 = icmp eq i64 %n.vec99, %index.next113
  br i1 %150, label %middle.block114, label %vector.body104
middle.block114:
  %151 = add i64 %n.vec99, %_match_v33__same_v35_k.3.4
  %bin.rdx115 = or <2 x i64> %149, %148
  %rdx.shuf232 = shufflevector <2 x i64> %bin.rdx115, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx233 = or <2 x i64> %rdx.shuf232, %bin.rdx115
  %152 = extractelement <2 x i64> %bin.rdx233, i64 0
  %cmp.n116 = icmp eq i64 %137, %n.vec99
  br i1 %cmp.n116, label %B214767.loopexit20, label %B214681.preheader110
B426930.endif:
  %_match_v33__same_v34_k.3.7 = phi i64 [ %_match_v33__same_v34_k.4.8807820, %B427383 ], [ 0, %B426930.preheader ]
  %.1030 = add i64 %_match_v33__same_v34_k.3.7, 256
  %.11.i15 = tail call i64 @llvm.smin.i64(i64 %.1030, i64 %.33)
  %.1217 = icmp sgt i64 %.33, %_match_v33__same_v34_k.3.7
  br i1 %.1217, label %B427165.preheader, label %B427383
B427165.preheader:
  %153 = sub i64 %.11.i15, %_match_v33__same_v34_k.3.7
  %min.iters.check48 = icmp ult i64 %153, 4
  br i1 %min.iters.check48, label %B427165.preheader106, label %vector.ph49
B427165.preheader106:
  %_match_v33__same_v34_k.7.9.ph = phi i64 [ %169, %middle.block66 ], [ %_match_v33__same_v34_k.3.7, %B427165.preheader ]
  %_match_v33__same_v34_differs.4.9.ph = phi i64 [ %170, %middle.block66 ], [ 0, %B427165.preheader ]
  br label %B427165
vector.ph49:
  %n.vec51 = and i64 %153, -4
  %154 = shl i64 %_match_v33__same_v34_k.3.7, 2
  %scevgep201 = getelementptr i8, ptr %scevgep214, i64 %154
  %scevgep207 = getelementptr i8, ptr %scevgep206, i64 %154
  br label %vector.body56
vector.body56:
  %index57 = phi i64 [ 0, %vector.ph49 ], [ %index.next65, %vector.body56 ]
  %vec.phi58 = phi <2 x i64> [ zeroinitializer, %vector.ph49 ], [ %166, %vector.body56 ]
  %vec.phi59 = phi <2 x i64> [ zeroinitializer, %vector.ph49 ], [ %167, %vector.body56 ]
  %155 = shl i64 %index57, 2
  %scevgep209 = getelementptr i8, ptr %scevgep207, i64 %155
  %scevgep210 = getelementptr i8, ptr %scevgep209, i64 -8
  %wide.load61 = load <2 x i32>, ptr %scevgep210, align 4
  %wide.load62 = load <2 x i32>, ptr %scevgep209, align 4
  %156 = sext <2 x i32> %wide.load61 to <2 x i64>
  %157 = sext <2 x i32> %wide.load62 to <2 x i64>
  %scevgep203 = getelementptr i8, ptr %scevgep201, i64 %155
  %scevgep204 = getelementptr i8, ptr %scevgep203, i64 -8
  %wide.load63 = load <2 x i32>, ptr %scevgep204, align 4
  %wide.load64 = load <2 x i32>, ptr %scevgep203, align 4
  %158 = sext <2 x i32> %wide.load63 to <2 x i64>
  %159 = sext <2 x i32> %wide.load64 to <2 x i64>
  %160 = add <2 x i64> %broadcast.splat42, %156
  %161 = add <2 x i64> %broadcast.splat55, %158
  %162 = sub <2 x i64> %160, %161
  %163 = add <2 x i64> %broadcast.splat42, %157
  %164 = add <2 x i64> %broadcast.splat55, %159
  %165 = sub <2 x i64> %163, %164
  %166 = or <2 x i64> %162, %vec.phi58
  %167 = or <2 x i64> %165, %vec.phi59
  %index.next65 = add i64 %index57, 4
  %168 = icmp eq i64 %n.vec51, %index.next65
  br i1 %168, label %middle.block66, label %vector.body56
middle.block66:
  %169 = add i64 %n.vec51, %_match_v33__same_v34_k.3.7
  %bin.rdx67 = or <2 x i64> %167, %166
  %rdx.shuf234 = shufflevector <2 x i64> %bin.rdx67, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx235 = or <2 x i64> %rdx.shuf234, %bin.rdx67
  %170 = extractelement <2 x i64> %bin.rdx235, i64 0
  %cmp.n68 = icmp eq i64 %153, %n.vec51
  br i1 %cmp.n68, label %B427229.loopexit1023, label %B427165.preheader106
}
declare i64 @llvm.smin.i64(i64, i64)
define i32 @mgpusim_match_wide(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.payload, ptr %arg.start, ptr %arg.value, ptr %arg.pattern, ptr %arg.at, ptr %arg.scratch)  {
B0.endif:
  %.31 = load i64, ptr %arg.what, align 8
  %.32 = getelementptr i8, ptr %arg.what, i64 8
  %.33 = load i64, ptr %.32, align 8
  %.1491038.not = icmp slt i64 %.31, 1
  br i1 %.1491038.not, label %common.ret, label %B428820.lr.ph
B428820.lr.ph:
  %.42 = getelementptr i8, ptr %arg.what, i64 24
  %.43 = load i64, ptr %.42, align 8
  %.37 = getelementptr i8, ptr %arg.what, i64 16
  %.38 = load i64, ptr %.37, align 8
  %.38.fr = freeze i64 %.38
  %.217 = icmp sgt i64 %.38.fr, 0
  %.224 = icmp sgt i64 %.33, 0
  %or.cond = select i1 %.217, i1 %.224, i1 false
  %0 = getelementptr i64, ptr %arg.scratch, i64 %.43
  %1 = getelementptr i64, ptr %0, i64 %.31
  %.idx = shl i64 %.31, 4
  %2 = getelementptr i8, ptr %0, i64 %.idx
  %.879 = add i64 %.43, -1
  %3 = add i64 %.33, -1
  %unroll_iter = and i64 %.33, 9223372036854775806
  %scevgep = getelementptr i8, ptr %arg.payload, i64 8
  %scevgep164 = getelementptr i8, ptr %arg.payload, i64 16
  %4 = icmp eq i64 %3, 0
  %5 = and i64 %.33, 1
  %6 = icmp eq i64 %5, 0
  %invariant.gep = getelementptr i64, ptr %arg.payload, i64 %unroll_iter
  %7 = mul i64 %unroll_iter, 5371643315472677434
  %.841.epil = add i64 %7, 2685821657736338717
  br label %B428820
B428820:
  %_match_v37_last.2.01042 = phi i64 [ -1, %B428820.lr.ph ], [ %_match_v37_last.3.1, %B857345 ]
  %_match_v37_patterns.2.01041 = phi i64 [ 0, %B428820.lr.ph ], [ %_match_v37_patterns.3.1, %B857345 ]
  %.15510351039 = phi i64 [ 0, %B428820.lr.ph ], [ %.162, %B857345 ]
  %.162 = add i64 %.15510351039, 1
  %.192 = getelementptr i64, ptr %arg.start, i64 %.15510351039
  %.193 = load i64, ptr %.192, align 8
  %.205 = icmp sgt i64 %.193, -1
  br i1 %.205, label %B428866, label %B429040.thread
B429040.thread:
  %.199 = getelementptr i64, ptr %arg.value, i64 %.15510351039
  %.200 = load i64, ptr %.199, align 8
  %.309534 = getelementptr i64, ptr %arg.at, i64 %.15510351039
  store i64 %.200, ptr %.309534, align 8
  %8 = icmp slt i64 %.200, 0
  %.324 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 -1, ptr %.324, align 8
  br i1 %8, label %B429108, label %B857345
B428866:
  br i1 %or.cond, label %B428894, label %B428976
B428894:
  %.239 = getelementptr i64, ptr %arg.payload, i64 %.193
  %.240 = load i64, ptr %.239, align 8
  %.241 = icmp slt i64 %.240, 0
  br i1 %.241, label %B428924.preheader, label %B428976
B428924.preheader:
  %9 = shl i64 %.193, 3
  %scevgep162 = getelementptr i8, ptr %scevgep, i64 %9
  br label %B428924
B428924:
  %_match_v37_k.4.3 = phi i64 [ %.247, %B428946 ], [ 0, %B428924.preheader ]
  %exitcond.not = icmp eq i64 %3, %_match_v37_k.4.3
  br i1 %exitcond.not, label %B429040, label %B428946
B428946:
  %.247 = add i64 %_match_v37_k.4.3, 1
  %10 = shl i64 %_match_v37_k.4.3, 3
  %scevgep163 = getelementptr i8, ptr %scevgep162, i64 %10
  %.273 = load i64, ptr %scevgep163, align 8
  %.274 = icmp slt i64 %.273, 0
  br i1 %.274, label %B428924, label %B428976
B428976:
  %_match_v37_k.5.2 = phi i64 [ 0, %B428894 ], [ 0, %B428866 ], [ %.247, %B428946 ]
  %.291 = icmp slt i64 %_match_v37_k.5.2, %.33
  br i1 %.291, label %B428992, label %B429040
B428992:
  %11 = getelementptr i64, ptr %arg.payload, i64 %.193
  %.299 = getelementptr i64, ptr %11, i64 %_match_v37_k.5.2
  %.300 = load i64, ptr %.299, align 8
  br label %B429040
B429040:
  %_match_v37_first.3.1 = phi i64 [ %.300, %B428992 ], [ -1, %B428976 ], [ -1, %B428924 ]
  %.309 = getelementptr i64, ptr %arg.at, i64 %.15510351039
  store i64 %_match_v37_first.3.1, ptr %.309, align 8
  %.318 = icmp slt i64 %_match_v37_first.3.1, 0
  %or.cond1017 = select i1 %.217, i1 %.318, i1 false
  br i1 %or.cond1017, label %B429086.thread, label %B429120
B429086.thread:
  %.324551 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 -1, ptr %.324551, align 8
  br label %B429108
B429108:
  %.324561 = phi ptr [ %.324551, %B429086.thread ], [ %.324, %B429040.thread ]
  store i64 -2, ptr %.324561, align 8
  br label %B857345
B429120:
  %.361 = icmp sgt i64 %_match_v37_last.2.01042, -1
  br i1 %.361, label %B429136, label %B429788
B429136:
  %.376 = getelementptr i64, ptr %2, i64 %_match_v37_last.2.01042
  %.377 = load i64, ptr %.376, align 8
  br i1 %.224, label %B429226.preheader, label %B857333
B429226.preheader:
  %.370 = getelementptr i64, ptr %1, i64 %_match_v37_last.2.01042
  %.371 = load i64, ptr %.370, align 8
  %12 = getelementptr i64, ptr %arg.payload, i64 %.193
  %13 = getelementptr i64, ptr %arg.payload, i64 %.371
  br i1 %.217, label %B429226.endif.us.preheader, label %B429226.endif.preheader
B429226.endif.preheader:
  %14 = shl i64 %.371, 3
  %scevgep165 = getelementptr i8, ptr %scevgep164, i64 %14
  %15 = shl i64 %.193, 3
  %scevgep171 = getelementptr i8, ptr %scevgep164, i64 %15
  %.scalar80 = sub i64 %.377, %_match_v37_first.3.1
  %16 = insertelement <2 x i64> poison, i64 %.scalar80, i64 0
  %.neg = shufflevector <2 x i64> %16, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %B429226.endif
B429226.endif.us.preheader:
  %broadcast.splatinsert76 = insertelement <2 x i64> poison, i64 %_match_v37_first.3.1, i64 0
  %broadcast.splat77 = shufflevector <2 x i64> %broadcast.splatinsert76, <2 x i64> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert78 = insertelement <2 x i64> poison, i64 %.377, i64 0
  %broadcast.splat79 = shufflevector <2 x i64> %broadcast.splatinsert78, <2 x i64> poison, <2 x i32> zeroinitializer
  %17 = shl i64 %.371, 3
  %scevgep179 = getelementptr i8, ptr %scevgep164, i64 %17
  %18 = shl i64 %.193, 3
  %scevgep185 = getelementptr i8, ptr %scevgep164, i64 %18
  br label %B429226.endif.us
B429226.endif.us:
  %_match_v37__same_v39_k.3.4.us = phi i64 [ %_match_v37__same_v39_k.4.5583596.us, %B429686.us ], [ 0, %B429226.endif.us.preheader ]
  %.442.us = add i64 %_match_v37__same_v39_k.3.4.us, 256
  %.11.i.us = tail call i64 @llvm.smin.i64(i64 %.442.us, i64 %.33)
  %.501.us = icmp sgt i64 %.33, %_match_v37__same_v39_k.3.4.us
  br i1 %.501.us, label %B429260.us.preheader, label %B429686.us
B429260.us.preheader:
  %19 = sub i64 %.11.i.us, %_match_v37__same_v39_k.3.4.us
  %min.iters.check72 = icmp ult i64 %19, 4
  br i1 %min.iters.check72, label %B429260.us.preheader85, label %vector.ph73
vector.ph73:
  %n.vec75 = and i64 %19, -4
  %20 = shl i64 %_match_v37__same_v39_k.3.4.us, 3
  %scevgep180 = getelementptr i8, ptr %scevgep179, i64 %20
  %scevgep186 = getelementptr i8, ptr %scevgep185, i64 %20
  br label %vector.body80
vector.body80:
  %index81 = phi i64 [ 0, %vector.ph73 ], [ %index.next89, %vector.body80 ]
  %vec.phi82 = phi <2 x i64> [ zeroinitializer, %vector.ph73 ], [ %36, %vector.body80 ]
  %vec.phi83 = phi <2 x i64> [ zeroinitializer, %vector.ph73 ], [ %37, %vector.body80 ]
  %21 = shl i64 %index81, 3
  %scevgep188 = getelementptr i8, ptr %scevgep186, i64 %21
  %scevgep189 = getelementptr i8, ptr %scevgep188, i64 -16
  %wide.load85 = load <2 x i64>, ptr %scevgep189, align 8
  %wide.load86 = load <2 x i64>, ptr %scevgep188, align 8
  %scevgep182 = getelementptr i8, ptr %scevgep180, i64 %21
  %scevgep183 = getelementptr i8, ptr %scevgep182, i64 -16
  %wide.load87 = load <2 x i64>, ptr %scevgep183, align 8
  %wide.load88 = load <2 x i64>, ptr %scevgep182, align 8
  %22 = sub <2 x i64> %wide.load85, %broadcast.splat77
  %23 = sub <2 x i64> %wide.load86, %broadcast.splat77
  %24 = sub <2 x i64> %wide.load87, %broadcast.splat79
  %25 = sub <2 x i64> %wide.load88, %broadcast.splat79
  %26 = icmp slt <2 x i64> %wide.load85, zeroinitializer
  %27 = icmp slt <2 x i64> %wide.load86, zeroinitializer
  %28 = select <2 x i1> %26, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %22
  %29 = select <2 x i1> %27, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %23
  %30 = icmp slt <2 x i64> %wide.load87, zeroinitializer
  %31 = icmp slt <2 x i64> %wide.load88, zeroinitializer
  %32 = select <2 x i1> %30, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %24
  %33 = select <2 x i1> %31, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %25
  %34 = xor <2 x i64> %32, %28
  %35 = xor <2 x i64> %33, %29
  %36 = or <2 x i64> %34, %vec.phi82
  %37 = or <2 x i64> %35, %vec.phi83
  %index.next89 = add i64 %index81, 4
  %38 = icmp eq i64 %n.vec75, %index.next89
  br i1 %38, label %middle.block90, label %vector.body80
middle.block90:
  %39 = add i64 %n.vec75, %_match_v37__same_v39_k.3.4.us
  %bin.rdx91 = or <2 x i64> %37, %36
  %rdx.shuf = shufflevector <2 x i64> %bin.rdx91, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx229 = or <2 x i64> %rdx.shuf, %bin.rdx91
  %40 = extractelement <2 x i64> %bin.rdx229, i64 0
  %cmp.n92 = icmp eq i64 %19, %n.vec75
  br i1 %cmp.n92, label %B429624.loopexit.us, label %B429260.us.preheader85
B429260.us.preheader85:
  %_match_v37__same_v39_k.6.5.us.ph = phi i64 [ %39, %middle.block90 ], [ %_match_v37__same_v39_k.3.4.us, %B429260.us.preheader ]
  %_match_v37__same_v39_differs.3.5.us.ph = phi i64 [ %40, %middle.block90 ], [ 0, %B429260.us.preheader ]
  br label %B429260.us
B429260.us:
  %_match_v37__same_v39_k.6.5.us = phi i64 [ %.571.us, %B429260.us ], [ %_match_v37__same_v39_k.6.5.us.ph, %B429260.us.preheader85 ]
  %_match_v37__same_v39_differs.3.5.us = phi i64 [ %.565.us, %B429260.us ], [ %_match_v37__same_v39_differs.3.5.us.ph, %B429260.us.preheader85 ]
  %41 = shl i64 %_match_v37__same_v39_k.6.5.us, 3
  %scevgep191 = getelementptr i8, ptr %12, i64 %41
  %.517.us = load i64, ptr %scevgep191, align 8
  %scevgep190 = getelementptr i8, ptr %13, i64 %41
  %.523.us = load i64, ptr %scevgep190, align 8
  %.528.us = sub i64 %.517.us, %_match_v37_first.3.1
  %.534.us = sub i64 %.523.us, %.377
  %.538.us = icmp slt i64 %.517.us, 0
  %spec.select.us = select i1 %.538.us, i64 -4611686018427387904, i64 %.528.us
  %.550.us = icmp slt i64 %.523.us, 0
  %_match_v37__same_v39_y.2.7.us = select i1 %.550.us, i64 -4611686018427387904, i64 %.534.us
  %.559.us = xor i64 %_match_v37__same_v39_y.2.7.us, %spec.select.us
  %.565.us = or i64 %.559.us, %_match_v37__same_v39_differs.3.5.us
  %.571.us = add i64 %_match_v37__same_v39_k.6.5.us, 1
  %exitcond1057.not.us = icmp eq i64 %.11.i.us, %.571.us
  br i1 %exitcond1057.not.us, label %B429624.loopexit.us, label %B429260.us
B429686.us:
  %_match_v37__same_v39_same.2.5606.us = phi i1 [ %.676.not.us, %B429624.loopexit.us ], [ false, %B429226.endif.us ]
  %_match_v37__same_v39_k.4.5583596.us = phi i64 [ %.11.i.us, %B429624.loopexit.us ], [ %_match_v37__same_v39_k.3.4.us, %B429226.endif.us ]
  br i1 %_match_v37__same_v39_same.2.5606.us, label %B429788, label %B429226.endif.us
B429624.loopexit.us:
  %.565.us.lcssa = phi i64 [ %40, %middle.block90 ], [ %.565.us, %B429260.us ]
  %.676.not.us = icmp ne i64 %.565.us.lcssa, 0
  %.688.us = icmp slt i64 %.442.us, %.33
  br i1 %.688.us, label %B429686.us, label %B429698
B429538:
  %_match_v37__same_v39_k.7.6 = phi i64 [ %.653, %B429538 ], [ %_match_v37__same_v39_k.7.6.ph, %B429538.preheader86 ]
  %_match_v37__same_v39_differs.4.6 = phi i64 [ %.647, %B429538 ], [ %_match_v37__same_v39_differs.4.6.ph, %B429538.preheader86 ]
  %42 = shl i64 %_match_v37__same_v39_k.7.6, 3
  %scevgep177 = getelementptr i8, ptr %12, i64 %42
  %.636 = load i64, ptr %scevgep177, align 8
  %scevgep176 = getelementptr i8, ptr %13, i64 %42
  %.642 = load i64, ptr %scevgep176, align 8
  %43 = add i64 %.377, %.636
  %44 = add i64 %_match_v37_first.3.1, %.642
  %.645 = sub i64 %43, %44
  %.647 = or i64 %.645, %_match_v37__same_v39_differs.4.6
  %.653 = add i64 %_match_v37__same_v39_k.7.6, 1
  %exitcond1056.not = icmp eq i64 %.11.i, %.653
  br i1 %exitcond1056.not, label %B429624.loopexit20, label %B429538
B429624.loopexit20:
  %.647.lcssa = phi i64 [ %89, %middle.block114 ], [ %.647, %B429538 ]
  %.676.not = icmp ne i64 %.647.lcssa, 0
  %.688 = icmp slt i64 %.442, %.33
  br i1 %.688, label %B429686, label %B429698
B429686:
  %_match_v37__same_v39_same.2.5606 = phi i1 [ %.676.not, %B429624.loopexit20 ], [ false, %B429226.endif ]
  %_match_v37__same_v39_k.4.5583596 = phi i64 [ %.11.i, %B429624.loopexit20 ], [ %_match_v37__same_v39_k.3.4, %B429226.endif ]
  br i1 %_match_v37__same_v39_same.2.5606, label %B429788, label %B429226.endif
B429698:
  %.us-phi = phi i1 [ %.676.not.us, %B429624.loopexit.us ], [ %.676.not, %B429624.loopexit20 ]
  br i1 %.us-phi, label %B429788, label %B857333
B429788:
  br i1 %.224, label %B429789.preheader, label %B856438
B429789.preheader:
  br i1 %4, label %B429789.epil.preheader, label %B429789.preheader159
B429789.preheader159:
  %45 = shl i64 %.193, 3
  %scevgep193 = getelementptr i8, ptr %scevgep, i64 %45
  br label %B429789
B429789:
  %lsr.iv197 = phi i64 [ 2685821657736338717, %B429789.preheader159 ], [ %lsr.iv.next198, %B429789 ]
  %lsr.iv = phi i64 [ 8057464973209016151, %B429789.preheader159 ], [ %lsr.iv.next, %B429789 ]
  %_match_v37_mixed.3.3 = phi i64 [ 0, %B429789.preheader159 ], [ %.844.1, %B429789 ]
  %_match_v37_k.6.3 = phi i64 [ 0, %B429789.preheader159 ], [ %.850.1, %B429789 ]
  %46 = shl i64 %_match_v37_k.6.3, 3
  %scevgep195 = getelementptr i8, ptr %scevgep193, i64 %46
  %scevgep196 = getelementptr i8, ptr %scevgep195, i64 -8
  %.798 = load i64, ptr %scevgep196, align 8
  %.804 = sub i64 %.798, %_match_v37_first.3.1
  %.821 = icmp slt i64 %.798, 0
  %or.cond1019 = select i1 %.217, i1 %.821, i1 false
  %_match_v37_x.2.5 = select i1 %or.cond1019, i64 -4611686018427387904, i64 %.804
  %.833 = ashr i64 %_match_v37_x.2.5, 17
  %.835 = xor i64 %.833, %_match_v37_x.2.5
  %.842 = mul i64 %.835, %lsr.iv197
  %.844 = add i64 %.842, %_match_v37_mixed.3.3
  %.798.1 = load i64, ptr %scevgep195, align 8
  %.804.1 = sub i64 %.798.1, %_match_v37_first.3.1
  %.821.1 = icmp slt i64 %.798.1, 0
  %or.cond1019.1 = select i1 %.217, i1 %.821.1, i1 false
  %_match_v37_x.2.5.1 = select i1 %or.cond1019.1, i64 -4611686018427387904, i64 %.804.1
  %.833.1 = ashr i64 %_match_v37_x.2.5.1, 17
  %.835.1 = xor i64 %.833.1, %_match_v37_x.2.5.1
  %.842.1 = mul i64 %.835.1, %lsr.iv
  %.844.1 = add i64 %.844, %.842.1
  %.850.1 = add i64 %_match_v37_k.6.3, 2
  %lsr.iv.next = add i64 %lsr.iv, -7703457442764196748
  %lsr.iv.next198 = add i64 %lsr.iv197, -7703457442764196748
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.850.1
  br i1 %niter.ncmp.1, label %B856438.loopexit.unr-lcssa, label %B429789
B856438.loopexit.unr-lcssa:
  br i1 %6, label %B856438, label %B429789.epil.preheader
B429789.epil.preheader:
  %_match_v37_mixed.3.3.epil.init = phi i64 [ 0, %B429789.preheader ], [ %.844.1, %B856438.loopexit.unr-lcssa ]
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.193
  %.798.epil = load i64, ptr %gep, align 8
  %.804.epil = sub i64 %.798.epil, %_match_v37_first.3.1
  %.821.epil = icmp slt i64 %.798.epil, 0
  %or.cond1019.epil = select i1 %.217, i1 %.821.epil, i1 false
  %_match_v37_x.2.5.epil = select i1 %or.cond1019.epil, i64 -4611686018427387904, i64 %.804.epil
  %.833.epil = ashr i64 %_match_v37_x.2.5.epil, 17
  %.835.epil = xor i64 %.833.epil, %_match_v37_x.2.5.epil
  %.842.epil = mul i64 %.835.epil, %.841.epil
  %.844.epil = add i64 %.842.epil, %_match_v37_mixed.3.3.epil.init
  br label %B856438
B856438:
  %_match_v37_mixed.4.4 = phi i64 [ 0, %B429788 ], [ %.844.1, %B856438.loopexit.unr-lcssa ], [ %.844.epil, %B429789.epil.preheader ]
  %.870 = ashr i64 %_match_v37_mixed.4.4, 32
  %.872 = xor i64 %.870, %_match_v37_mixed.4.4
  %.881 = and i64 %.872, %.879
  %.891 = getelementptr i64, ptr %arg.scratch, i64 %.881
  %.892 = load i64, ptr %.891, align 8
  %.893 = icmp sgt i64 %.892, -1
  br i1 %.893, label %B856580.preheader, label %B857317
B856580.preheader:
  %47 = getelementptr i64, ptr %arg.payload, i64 %.193
  %broadcast.splatinsert54 = insertelement <2 x i64> poison, i64 %_match_v37_first.3.1, i64 0
  %broadcast.splat55 = shufflevector <2 x i64> %broadcast.splatinsert54, <2 x i64> poison, <2 x i32> zeroinitializer
  %48 = shl i64 %.193, 3
  %scevgep206 = getelementptr i8, ptr %scevgep164, i64 %48
  br label %B856580
B856580:
  %.930 = phi i64 [ %.1356, %B857163 ], [ %.892, %B856580.preheader ]
  %_match_v37_slot.2.4 = phi i64 [ %.1346, %B857163 ], [ %.881, %B856580.preheader ]
  %.938 = getelementptr i64, ptr %0, i64 %.930
  %.939 = load i64, ptr %.938, align 8
  %.941 = icmp eq i64 %.939, %.872
  br i1 %.941, label %B856592, label %B857161
B856592:
  %.956 = getelementptr i64, ptr %2, i64 %.930
  %.957 = load i64, ptr %.956, align 8
  br i1 %.224, label %B856644.preheader, label %B857161
B856644.preheader:
  %.950 = getelementptr i64, ptr %1, i64 %.930
  %.951 = load i64, ptr %.950, align 8
  %49 = getelementptr i64, ptr %arg.payload, i64 %.951
  %broadcast.splatinsert41 = insertelement <2 x i64> poison, i64 %.957, i64 0
  %broadcast.splat42 = shufflevector <2 x i64> %broadcast.splatinsert41, <2 x i64> poison, <2 x i32> zeroinitializer
  %50 = shl i64 %.951, 3
  %scevgep214 = getelementptr i8, ptr %scevgep164, i64 %50
  br i1 %.217, label %B856644.endif.us, label %B856644.endif
B856644.endif.us:
  %_match_v37__same_v38_k.3.7.us = phi i64 [ %_match_v37__same_v38_k.4.8807820.us, %B857097.us ], [ 0, %B856644.preheader ]
  %.1022.us = add i64 %_match_v37__same_v38_k.3.7.us, 256
  %.11.i14 = tail call i64 @llvm.smin.i64(i64 %.1022.us, i64 %.33)
  %.1081.us = icmp sgt i64 %.33, %_match_v37__same_v38_k.3.7.us
  br i1 %.1081.us, label %B856668.us.preheader, label %B857097.us
B856668.us.preheader:
  %51 = sub i64 %.11.i14, %_match_v37__same_v38_k.3.7.us
  %min.iters.check = icmp ult i64 %51, 4
  br i1 %min.iters.check, label %B856668.us.preheader81, label %vector.ph
vector.ph:
  %n.vec = and i64 %51, -4
  %52 = shl i64 %_match_v37__same_v38_k.3.7.us, 3
  %scevgep215 = getelementptr i8, ptr %scevgep214, i64 %52
  %scevgep221 = getelementptr i8, ptr %scevgep206, i64 %52
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %68, %vector.body ]
  %vec.phi43 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %69, %vector.body ]
  %53 = shl i64 %index, 3
  %scevgep223 = getelementptr i8, ptr %scevgep221, i64 %53
  %scevgep224 = getelementptr i8, ptr %scevgep223, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep224, align 8
  %wide.load44 = load <2 x i64>, ptr %scevgep223, align 8
  %scevgep217 = getelementptr i8, ptr %scevgep215, i64 %53
  %scevgep218 = getelementptr i8, ptr %scevgep217, i64 -16
  %wide.load45 = load <2 x i64>, ptr %scevgep218, align 8
  %wide.load46 = load <2 x i64>, ptr %scevgep217, align 8
  %54 = sub <2 x i64> %wide.load, %broadcast.splat55
  %55 = sub <2 x i64> %wide.load44, %broadcast.splat55
  %56 = sub <2 x i64> %wide.load45, %broadcast.splat42
  %57 = sub <2 x i64> %wide.load46, %broadcast.splat42
  %58 = icmp slt <2 x i64> %wide.load, zeroinitializer
  %59 = icmp slt <2 x i64> %wide.load44, zeroinitializer
  %60 = select <2 x i1> %58, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %54
  %61 = select <2 x i1> %59, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %55
  %62 = icmp slt <2 x i64> %wide.load45, zeroinitializer
  %63 = icmp slt <2 x i64> %wide.load46, zeroinitializer
  %64 = select <2 x i1> %62, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %56
  %65 = select <2 x i1> %63, <2 x i64> splat (i64 -4611686018427387904), <2 x i64> %57
  %66 = xor <2 x i64> %64, %60
  %67 = xor <2 x i64> %65, %61
  %68 = or <2 x i64> %66, %vec.phi
  %69 = or <2 x i64> %67, %vec.phi43
  %index.next = add i64 %index, 4
  %70 = icmp eq i64 %n.vec, %index.next
  br i1 %70, label %middle.block, label %vector.body
middle.block:
  %71 = add i64 %n.vec, %_match_v37__same_v38_k.3.7.us
  %bin.rdx = or <2 x i64> %69, %68
  %rdx.shuf230 = shufflevector <2 x i64> %bin.rdx, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx231 = or <2 x i64> %rdx.shuf230, %bin.rdx
  %72 = extractelement <2 x i64> %bin.rdx231, i64 0
  %cmp.n = icmp eq i64 %51, %n.vec
  br i1 %cmp.n, label %B856943.loopexit.us, label %B856668.us.preheader81
B856668.us.preheader81:
  %_match_v37__same_v38_k.6.8.us.ph = phi i64 [ %71, %middle.block ], [ %_match_v37__same_v38_k.3.7.us, %B856668.us.preheader ]
  %_match_v37__same_v38_differs.3.8.us.ph = phi i64 [ %72, %middle.block ], [ 0, %B856668.us.preheader ]
  br label %B856668.us
B856668.us:
  %_match_v37__same_v38_k.6.8.us = phi i64 [ %.1151.us, %B856668.us ], [ %_match_v37__same_v38_k.6.8.us.ph, %B856668.us.preheader81 ]
  %_match_v37__same_v38_differs.3.8.us = phi i64 [ %.1145.us, %B856668.us ], [ %_match_v37__same_v38_differs.3.8.us.ph, %B856668.us.preheader81 ]
  %73 = shl i64 %_match_v37__same_v38_k.6.8.us, 3
  %scevgep226 = getelementptr i8, ptr %47, i64 %73
  %.1097.us = load i64, ptr %scevgep226, align 8
  %scevgep225 = getelementptr i8, ptr %49, i64 %73
  %.1103.us = load i64, ptr %scevgep225, align 8
  %.1108.us = sub i64 %.1097.us, %_match_v37_first.3.1
  %.1114.us = sub i64 %.1103.us, %.957
  %.1118.us = icmp slt i64 %.1097.us, 0
  %spec.select1020.us = select i1 %.1118.us, i64 -4611686018427387904, i64 %.1108.us
  %.1130.us = icmp slt i64 %.1103.us, 0
  %_match_v37__same_v38_y.2.10.us = select i1 %.1130.us, i64 -4611686018427387904, i64 %.1114.us
  %.1139.us = xor i64 %_match_v37__same_v38_y.2.10.us, %spec.select1020.us
  %.1145.us = or i64 %.1139.us, %_match_v37__same_v38_differs.3.8.us
  %.1151.us = add i64 %_match_v37__same_v38_k.6.8.us, 1
  %exitcond1060.not = icmp eq i64 %.11.i14, %.1151.us
  br i1 %exitcond1060.not, label %B856943.loopexit.us, label %B856668.us
B857097.us:
  %_match_v37__same_v38_same.2.8830.us = phi i1 [ %.1256.not.us, %B856943.loopexit.us ], [ false, %B856644.endif.us ]
  %_match_v37__same_v38_k.4.8807820.us = phi i64 [ %.11.i14, %B856943.loopexit.us ], [ %_match_v37__same_v38_k.3.7.us, %B856644.endif.us ]
  br i1 %_match_v37__same_v38_same.2.8830.us, label %B857161, label %B856644.endif.us
B856943.loopexit.us:
  %.1145.us.lcssa = phi i64 [ %72, %middle.block ], [ %.1145.us, %B856668.us ]
  %.1256.not.us = icmp ne i64 %.1145.us.lcssa, 0
  %.1268.us = icmp slt i64 %.1022.us, %.33
  br i1 %.1268.us, label %B857097.us, label %B857109
B856879:
  %_match_v37__same_v38_k.7.9 = phi i64 [ %.1233, %B856879 ], [ %_match_v37__same_v38_k.7.9.ph, %B856879.preheader82 ]
  %_match_v37__same_v38_differs.4.9 = phi i64 [ %.1227, %B856879 ], [ %_match_v37__same_v38_differs.4.9.ph, %B856879.preheader82 ]
  %74 = shl i64 %_match_v37__same_v38_k.7.9, 3
  %scevgep212 = getelementptr i8, ptr %47, i64 %74
  %.1216 = load i64, ptr %scevgep212, align 8
  %scevgep211 = getelementptr i8, ptr %49, i64 %74
  %.1222 = load i64, ptr %scevgep211, align 8
  %75 = add i64 %.957, %.1216
  %76 = add i64 %_match_v37_first.3.1, %.1222
  %.1225 = sub i64 %75, %76
  %.1227 = or i64 %.1225, %_match_v37__same_v38_differs.4.9
  %.1233 = add i64 %_match_v37__same_v38_k.7.9, 1
  %exitcond1059.not = icmp eq i64 %.11.i15, %.1233
  br i1 %exitcond1059.not, label %B856943.loopexit1023, label %B856879
B856943.loopexit1023:
  %.1227.lcssa = phi i64 [ %103, %middle.block66 ], [ %.1227, %B856879 ]
  %.1256.not = icmp ne i64 %.1227.lcssa, 0
  %.1268 = icmp slt i64 %.1022, %.33
  br i1 %.1268, label %B857097, label %B857109
B857097:
  %_match_v37__same_v38_same.2.8830 = phi i1 [ %.1256.not, %B856943.loopexit1023 ], [ false, %B856644.endif ]
  %_match_v37__same_v38_k.4.8807820 = phi i64 [ %.11.i15, %B856943.loopexit1023 ], [ %_match_v37__same_v38_k.3.7, %B856644.endif ]
  br i1 %_match_v37__same_v38_same.2.8830, label %B857161, label %B856644.endif
B857109:
  %.us-phi1031 = phi i1 [ %.1256.not.us, %B856943.loopexit.us ], [ %.1256.not, %B856943.loopexit1023 ]
  %spec.select1022 = select i1 %.us-phi1031, i64 -1, i64 %.930
  br label %B857161
B857161:
  %_match_v37_match.5.5 = phi i64 [ %.930, %B856592 ], [ %spec.select1022, %B857109 ], [ -1, %B856580 ], [ -1, %B857097.us ], [ -1, %B857097 ]
  %.1341 = add i64 %_match_v37_slot.2.4, 1
  %.1346 = and i64 %.1341, %.879
  %.1355 = getelementptr i64, ptr %arg.scratch, i64 %.1346
  %.1356 = load i64, ptr %.1355, align 8
  %.1357 = icmp sgt i64 %.1356, -1
  %77 = icmp slt i64 %_match_v37_match.5.5, 0
  br i1 %.1357, label %B857163, label %B857185
B857163:
  br i1 %77, label %B856580, label %B857333
B857185:
  br i1 %77, label %B857317, label %B857333
B857317:
  %_match_v37_slot.3.3915 = phi i64 [ %.1346, %B857185 ], [ %.881, %B856438 ]
  %.1412 = add i64 %_match_v37_patterns.2.01041, 1
  %.1419 = getelementptr i64, ptr %arg.scratch, i64 %_match_v37_slot.3.3915
  store i64 %_match_v37_patterns.2.01041, ptr %.1419, align 8
  %.1427 = getelementptr i64, ptr %0, i64 %_match_v37_patterns.2.01041
  store i64 %.872, ptr %.1427, align 8
  %.1435 = getelementptr i64, ptr %1, i64 %_match_v37_patterns.2.01041
  store i64 %.193, ptr %.1435, align 8
  %.1443 = getelementptr i64, ptr %2, i64 %_match_v37_patterns.2.01041
  store i64 %_match_v37_first.3.1, ptr %.1443, align 8
  br label %B857333
B857333:
  %_match_v37_patterns.4.2 = phi i64 [ %_match_v37_patterns.2.01041, %B429136 ], [ %_match_v37_patterns.2.01041, %B429698 ], [ %.1412, %B857317 ], [ %_match_v37_patterns.2.01041, %B857185 ], [ %_match_v37_patterns.2.01041, %B857163 ]
  %_match_v37_last.4.2 = phi i64 [ %_match_v37_last.2.01042, %B429136 ], [ %_match_v37_last.2.01042, %B429698 ], [ %_match_v37_patterns.2.01041, %B857317 ], [ %_match_v37_match.5.5, %B857185 ], [ %_match_v37_match.5.5, %B857163 ]
  %.1493 = getelementptr i64, ptr %arg.pattern, i64 %.15510351039
  store i64 %_match_v37_last.4.2, ptr %.1493, align 8
  br label %B857345
B857345:
  %_match_v37_patterns.3.1 = phi i64 [ %_match_v37_patterns.4.2, %B857333 ], [ %_match_v37_patterns.2.01041, %B429108 ], [ %_match_v37_patterns.2.01041, %B429040.thread ]
  %_match_v37_last.3.1 = phi i64 [ %_match_v37_last.4.2, %B857333 ], [ %_match_v37_last.2.01042, %B429108 ], [ %_match_v37_last.2.01042, %B429040.thread ]
  %exitcond1061.not = icmp eq i64 %.162, %.31
  br i1 %exitcond1061.not, label %common.ret, label %B428820
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B429226.endif:
  %_match_v37__same_v39_k.3.4 = phi i64 [ %_match_v37__same_v39_k.4.5583596, %B429686 ], [ 0, %B429226.endif.preheader ]
  %.442 = add i64 %_match_v37__same_v39_k.3.4, 256
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.442, i64 %.33)
  %.501 = icmp sgt i64 %.33, %_match_v37__same_v39_k.3.4
  br i1 %.501, label %B429538.preheader, label %B429686
B429538.preheader:
  %78 = sub i64 %.11.i, %_match_v37__same_v39_k.3.4
  %min.iters.check96 = icmp ult i64 %78, 4
  br i1 %min.iters.check96, label %B429538.preheader86, label %vector.ph97
B429538.preheader86:
  %_match_v37__same_v39_k.7.6.ph = phi i64 [ %88, %middle.block114 ], [ %_match_v37__same_v39_k.3.4, %B429538.preheader ]
  %_match_v37__same_v39_differs.4.6.ph = phi i64 [ %89, %middle.block114 ], [ 0, %B429538.preheader ]
  br label %B429538
vector.ph97:
  %n.vec99 = and i64 %78, -4
  %79 = shl i64 %_match_v37__same_v39_k.3.4, 3
  %scevgep166 = getelementptr i8, ptr %scevgep165, i64 %79
  %scevgep172 = getelementptr i8, ptr %scevgep171, i64 %79
  br label %vector.body104
vector.body104:
  %index105 = phi i64 [ 0, %vector.ph97 ], [ %index.next113, %vector.body104 ]
  %vec.phi106 = phi <2 x i64> [ zeroinitializer, %vector.ph97 ], [ %85, %vector.body104 ]
  %vec.phi107 = phi <2 x i64> [ zeroinitializer, %vector.ph97 ], [ %86, %vector.body104 ]
  %80 = shl i64 %index105, 3
  %scevgep174 = getelementptr i8, ptr %scevgep172, i64 %80
  %scevgep175 = getelementptr i8, ptr %scevgep174, i64 -16
  %wide.load109 = load <2 x i64>, ptr %scevgep175, align 8
  %wide.load110 = load <2 x i64>, ptr %scevgep174, align 8
  %scevgep168 = getelementptr i8, ptr %scevgep166, i64 %80
  %scevgep169 = getelementptr i8, ptr %scevgep168, i64 -16
  %wide.load111 = load <2 x i64>, ptr %scevgep169, align 8
  %wide.load112 = load <2 x i64>, ptr %scevgep168, align 8
  %81 = add <2 x i64> %.neg, %wide.load109
  %82 = sub <2 x i64> %81, %wide.load111
  %83 = add <2 x i64> %.neg, %wide.load110
  %84 = sub <2 x i64> %83, %wide.load112
  %85 = or <2 x i64> %82, %vec.phi106
  %86 = or <2 x i64> %84, %vec.phi107
  %index.next113 = add i64 %index105, 4
  %87 = icmp eq i64 %n.vec99, %index.next113
  br i1 %87, label %middle.block114, label %vector.body104
middle.block114:
  %88 = add i64 %n.vec99, %_match_v37__same_v39_k.3.4
  %bin.rdx115 = or <2 x i64> %86, %85
  %rdx.shuf232 = shufflevector <2 x i64> %bin.rdx115, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx233 = or <2 x i64> %rdx.shuf232, %bin.rdx115
  %89 = extractelement <2 x i64> %bin.rdx233, i64 0
  %cmp.n116 = icmp eq i64 %78, %n.vec99
  br i1 %cmp.n116, label %B429624.loopexit20, label %B429538.preheader86
B856644.endif:
  %_match_v37__same_v38_k.3.7 = phi i64 [ %_match_v37__same_v38_k.4.8807820, %B857097 ], [ 0, %B856644.preheader ]
  %.1022 = add i64 %_match_v37__same_v38_k.3.7, 256
  %.11.i15 = tail call i64 @llvm.smin.i64(i64 %.1022, i64 %.33)
  %.1207 = icmp sgt i64 %.33, %_match_v37__same_v38_k.3.7
  br i1 %.1207, label %B856879.preheader, label %B857097
B856879.preheader:
  %90 = sub i64 %.11.i15, %_match_v37__same_v38_k.3.7
  %min.iters.check48 = icmp ult i64 %90, 4
  br i1 %min.iters.check48, label %B856879.preheader82, label %vector.ph49
B856879.preheader82:
  %_match_v37__same_v38_k.7.9.ph = phi i64 [ %102, %middle.block66 ], [ %_match_v37__same_v38_k.3.7, %B856879.preheader ]
  %_match_v37__same_v38_differs.4.9.ph = phi i64 [ %103, %middle.block66 ], [ 0, %B856879.preheader ]
  br label %B856879
vector.ph49:
  %n.vec51 = and i64 %90, -4
  %91 = shl i64 %_match_v37__same_v38_k.3.7, 3
  %scevgep201 = getelementptr i8, ptr %scevgep214, i64 %91
  %scevgep207 = getelementptr i8, ptr %scevgep206, i64 %91
  br label %vector.body56
vector.body56:
  %index57 = phi i64 [ 0, %vector.ph49 ], [ %index.next65, %vector.body56 ]
  %vec.phi58 = phi <2 x i64> [ zeroinitializer, %vector.ph49 ], [ %99, %vector.body56 ]
  %vec.phi59 = phi <2 x i64> [ zeroinitializer, %vector.ph49 ], [ %100, %vector.body56 ]
  %92 = shl i64 %index57, 3
  %scevgep209 = getelementptr i8, ptr %scevgep207, i64 %92
  %scevgep210 = getelementptr i8, ptr %scevgep209, i64 -16
  %wide.load61 = load <2 x i64>, ptr %scevgep210, align 8
  %wide.load62 = load <2 x i64>, ptr %scevgep209, align 8
  %scevgep203 = getelementptr i8, ptr %scevgep201, i64 %92
  %scevgep204 = getelementptr i8, ptr %scevgep203, i64 -16
  %wide.load63 = load <2 x i64>, ptr %scevgep204, align 8
  %wide.load64 = load <2 x i64>, ptr %scevgep203, align 8
  %93 = add <2 x i64> %broadcast.splat42, %wide.load61
  %94 = add <2 x i64> %broadcast.splat55, %wide.load63
  %95 = sub <2 x i64> %93, %94
  %96 = add <2 x i64> %broadcast.splat42, %wide.load62
  %97 = add <2 x i64> %broadcast.splat55, %wide.load64
  %98 = sub <2 x i64> %96, %97
  %99 = or <2 x i64> %95, %vec.phi58
  %100 = or <2 x i64> %98, %vec.phi59
  %index.next65 = add i64 %index57, 4
  %101 = icmp eq i64 %n.vec51, %index.next65
  br i1 %101, label %middle.block66, label %vector.body56
middle.block66:
  %102 = add i64 %n.vec51, %_match_v37__same_v38_k.3.7
  %bin.rdx67 = or <2 x i64> %100, %99
  %rdx.shuf234 = shufflevector <2 x i64> %bin.rdx67, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx235 = or <2 x i64> %rdx.shuf234, %bin.rdx67
  %103 = extractelement <2 x i64> %bin.rdx235, i64 0
  %cmp.n68 = icmp eq i64 %90, %n.vec51
  br i1 %cmp.n68, label %B856943.loopexit1023, label %B856879.preheader82
}
define i32 @mgpusim_place_in_order(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.wave_start, ptr %arg.rows, ptr %arg.batch_start, ptr %arg.base, ptr %arg.shift, ptr %arg.slot, ptr %arg.first, ptr %arg.line, ptr %arg.mask, ptr %arg.row_core, ptr %arg.slots, ptr %arg.bounds, ptr %arg.out_line, ptr %arg.out_mask, ptr %arg.out_kind, ptr %arg.out_write, ptr %arg.out_core, ptr %arg.out_site, ptr %arg.batches, ptr %arg.end)  {
B0.endif:
  %.68 = getelementptr i8, ptr %arg.what, i64 8
  %.69 = load i64, ptr %.68, align 8
  %.74 = getelementptr i8, ptr %arg.what, i64 16
  %.75 = load i64, ptr %.74, align 8
  %.84 = load i64, ptr %arg.what, align 8
  %.167323.not = icmp slt i64 %.84, 1
  br i1 %.167323.not, label %B678, label %B86.endif.lr.ph
B86.endif.lr.ph:
  %.300295.not = icmp slt i64 %.69, 1
  br i1 %.300295.not, label %B86.endif.preheader, label %B86.endif.us
B86.endif.preheader:
  %0 = shl i64 %.84, 3
  tail call void @llvm.memset.p0.i64(ptr %arg.bounds, i8 0, i64 %0, i1 false)
  br label %B678
B86.endif.us:
  %to.2.0330.us = phi i64 [ %to.4.2.us, %B130.B84.loopexit_crit_edge.us ], [ 0, %B86.endif.lr.ph ]
  %.173312328.us = phi i64 [ %.180.us, %B130.B84.loopexit_crit_edge.us ], [ 0, %B86.endif.lr.ph ]
  %.215.us = getelementptr i64, ptr %arg.bounds, i64 %.173312328.us
  store i64 %to.2.0330.us, ptr %.215.us, align 8
  %.847.us = mul i64 %.173312328.us, %.69
  %1 = getelementptr i64, ptr %arg.batches, i64 %.847.us
  %sunkaddr = shl i64 %.173312328.us, 3
  %sunkaddr162 = getelementptr i8, ptr %arg.wave_start, i64 %sunkaddr
  %sunkaddr165 = getelementptr i8, ptr %sunkaddr162, i64 8
  br label %B132.us
B132.us:
  %to.3.1302.us = phi i64 [ %to.2.0330.us, %B86.endif.us ], [ %to.4.2.us, %B642.us ]
  %.306284300.us = phi i64 [ 0, %B86.endif.us ], [ %.313.us, %B642.us ]
  %.313.us = add i64 %.306284300.us, 1
  %.351.us = getelementptr i64, ptr %arg.batch_start, i64 %.306284300.us
  %.352.us = load i64, ptr %.351.us, align 8
  %.359.us = getelementptr i8, ptr %.351.us, i64 8
  %.360.us = load i64, ptr %.359.us, align 8
  %.366.us = icmp sgt i64 %.360.us, %.352.us
  br i1 %.366.us, label %B188.endif.us, label %B642.us
B188.endif.us:
  %.379.us = load i64, ptr %sunkaddr162, align 8
  %.384.us = load i64, ptr %sunkaddr165, align 8
  %.421.us = sub i64 %.384.us, %.379.us
  %.467270.us.not = icmp slt i64 %.421.us, 1
  br i1 %.467270.us.not, label %B642.us, label %B252.endif.lr.ph.us
B642.us:
  %to.4.2.us = phi i64 [ %to.3.1302.us, %B132.us ], [ %to.3.1302.us, %B188.endif.us ], [ %to.3.1302.us, %B252.endif.lr.ph.us ], [ %to.7.5.us.us, %B318.B250.loopexit_crit_edge.us.us ]
  %.840.us = sub i64 %to.4.2.us, %to.3.1302.us
  %.853.us = getelementptr i64, ptr %1, i64 %.306284300.us
  store i64 %.840.us, ptr %.853.us, align 8
  %exitcond362.not = icmp eq i64 %.69, %.313.us
  br i1 %exitcond362.not, label %B130.B84.loopexit_crit_edge.us, label %B132.us
B252.endif.lr.ph.us:
  %.564.us = sub i64 %.360.us, %.352.us
  %..564.us = tail call i64 @llvm.smax.i64(i64 %.564.us, i64 0)
  %.607258.us.not = icmp slt i64 %.564.us, 1
  br i1 %.607258.us.not, label %B642.us, label %B252.endif.us.us
B252.endif.us.us:
  %to.5.3273.us.us = phi i64 [ %to.7.5.us.us, %B318.B250.loopexit_crit_edge.us.us ], [ %to.3.1302.us, %B252.endif.lr.ph.us ]
  %.466264272.us.us = phi i64 [ %.476.us.us, %B318.B250.loopexit_crit_edge.us.us ], [ %.421.us, %B252.endif.lr.ph.us ]
  %.473265271.us.us = phi i64 [ %.480.us.us, %B318.B250.loopexit_crit_edge.us.us ], [ %.379.us, %B252.endif.lr.ph.us ]
  %.514.us.us = getelementptr i64, ptr %arg.rows, i64 %.473265271.us.us
  %.515.us.us = load i64, ptr %.514.us.us, align 8
  %.521.us.us = getelementptr i64, ptr %arg.row_core, i64 %.515.us.us
  %.522.us.us = load i64, ptr %.521.us.us, align 8
  %.717.us.us = mul i64 %.522.us.us, %.75
  %.765.us.us = trunc i64 %.522.us.us to i32
  %invariant.gep = getelementptr i64, ptr %arg.first, i64 %.515.us.us
  %broadcast.splatinsert125 = insertelement <2 x i32> poison, i32 %.765.us.us, i64 0
  %broadcast.splat126 = shufflevector <2 x i32> %broadcast.splatinsert125, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %B320.us.us
B320.us.us:
  %to.6.4261.us.us = phi i64 [ %to.5.3273.us.us, %B252.endif.us.us ], [ %to.7.5.us.us, %B638.us.us ]
  %.606256260.us.us = phi i64 [ %..564.us, %B252.endif.us.us ], [ %.616.us.us, %B638.us.us ]
  %.613257259.us.us = phi i64 [ %.352.us, %B252.endif.us.us ], [ %.620.us.us, %B638.us.us ]
  %.616.us.us = add i64 %.606256260.us.us, -1
  %.620.us.us = add i64 %.613257259.us.us, 1
  %.654.us.us = getelementptr i64, ptr %arg.base, i64 %.613257259.us.us
  %.655.us.us = load i64, ptr %.654.us.us, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %.655.us.us
  %.660.us.us = load i64, ptr %gep, align 8
  %.666.us.us = getelementptr i8, ptr %gep, i64 8
  %.667.us.us = load i64, ptr %.666.us.us, align 8
  %.673.us.us = icmp sgt i64 %.667.us.us, %.660.us.us
  br i1 %.673.us.us, label %B394.us.us, label %B638.us.us
B394.us.us:
  %.690.us.us = getelementptr i64, ptr %arg.shift, i64 %.613257259.us.us
  %.691.us.us = load i64, ptr %.690.us.us, align 8
  %.697.us.us = getelementptr i64, ptr %arg.slot, i64 %.613257259.us.us
  %.698.us.us = load i64, ptr %.697.us.us, align 8
  %.703.us.us.idx = mul i64 %.698.us.us, 24
  %.703.us.us = getelementptr i8, ptr %arg.slots, i64 %.703.us.us.idx
  %.704.us.us = load i64, ptr %.703.us.us, align 8
  %.710.us.us = getelementptr i8, ptr %.703.us.us, i64 8
  %.711.us.us = load i64, ptr %.710.us.us, align 8
  %.720.us.us = getelementptr i8, ptr %.703.us.us, i64 16
  %.721.us.us = load i64, ptr %.720.us.us, align 8
  %.722.us.us = add i64 %.721.us.us, %.717.us.us
  %.753.us.us = trunc i64 %.704.us.us to i8
  %.759.us.us = trunc i64 %.711.us.us to i8
  %.771.us.us = trunc i64 %.722.us.us to i32
  %2 = sub i64 %.667.us.us, %.660.us.us
  %min.iters.check = icmp ult i64 %2, 50
  br i1 %min.iters.check, label %B516.us.us.preheader, label %vector.memcheck
vector.memcheck:
  %3 = shl i64 %to.6.4261.us.us, 3
  %scevgep = getelementptr i8, ptr %arg.out_line, i64 %3
  %4 = shl i64 %.660.us.us, 3
  %5 = sub i64 %to.6.4261.us.us, %.660.us.us
  %6 = add i64 %5, %.667.us.us
  %7 = shl i64 %6, 3
  %scevgep1 = getelementptr i8, ptr %arg.out_line, i64 %7
  %8 = shl i64 %to.6.4261.us.us, 2
  %scevgep2 = getelementptr i8, ptr %arg.out_mask, i64 %8
  %9 = shl i64 %.660.us.us, 2
  %10 = shl i64 %6, 2
  %scevgep3 = getelementptr i8, ptr %arg.out_mask, i64 %10
  %scevgep4 = getelementptr i8, ptr %arg.out_kind, i64 %to.6.4261.us.us
  %scevgep5 = getelementptr i8, ptr %arg.out_kind, i64 %6
  %scevgep6 = getelementptr i8, ptr %arg.out_write, i64 %to.6.4261.us.us
  %scevgep7 = getelementptr i8, ptr %arg.out_write, i64 %6
  %scevgep8 = getelementptr i8, ptr %arg.out_core, i64 %8
  %scevgep9 = getelementptr i8, ptr %arg.out_core, i64 %10
  %scevgep10 = getelementptr i8, ptr %arg.out_site, i64 %8
  %scevgep11 = getelementptr i8, ptr %arg.out_site, i64 %10
  %scevgep12 = getelementptr i8, ptr %arg.line, i64 %4
  %11 = shl i64 %.667.us.us, 3
  %scevgep13 = getelementptr i8, ptr %arg.line, i64 %11
  %scevgep14 = getelementptr i8, ptr %arg.mask, i64 %9
  %12 = shl i64 %.667.us.us, 2
  %scevgep15 = getelementptr i8, ptr %arg.mask, i64 %12
  %bound0 = icmp ult ptr %scevgep, %scevgep3
  %bound1 = icmp ult ptr %scevgep2, %scevgep1
  %found.conflict = and i1 %bound0, %bound1
  %bound016 = icmp ult ptr %scevgep, %scevgep5
  %bound117 = icmp ult ptr %scevgep4, %scevgep1
  %found.conflict18 = and i1 %bound016, %bound117
  %conflict.rdx = or i1 %found.conflict, %found.conflict18
  %bound019 = icmp ult ptr %scevgep, %scevgep7
  %bound120 = icmp ult ptr %scevgep6, %scevgep1
  %found.conflict21 = and i1 %bound019, %bound120
  %conflict.rdx22 = or i1 %found.conflict21, %conflict.rdx
  %bound023 = icmp ult ptr %scevgep, %scevgep9
  %bound124 = icmp ult ptr %scevgep8, %scevgep1
  %found.conflict25 = and i1 %bound023, %bound124
  %conflict.rdx26 = or i1 %found.conflict25, %conflict.rdx22
  %bound027 = icmp ult ptr %scevgep, %scevgep11
  %bound128 = icmp ult ptr %scevgep10, %scevgep1
  %found.conflict29 = and i1 %bound027, %bound128
  %conflict.rdx30 = or i1 %found.conflict29, %conflict.rdx26
  %bound031 = icmp ult ptr %scevgep, %scevgep13
  %bound132 = icmp ult ptr %scevgep12, %scevgep1
  %found.conflict33 = and i1 %bound031, %bound132
  %conflict.rdx34 = or i1 %found.conflict33, %conflict.rdx30
  %bound035 = icmp ult ptr %scevgep, %scevgep15
  %bound136 = icmp ult ptr %scevgep14, %scevgep1
  %found.conflict37 = and i1 %bound035, %bound136
  %conflict.rdx38 = or i1 %found.conflict37, %conflict.rdx34
  %bound039 = icmp ult ptr %scevgep2, %scevgep5
  %bound140 = icmp ult ptr %scevgep4, %scevgep3
  %found.conflict41 = and i1 %bound039, %bound140
  %conflict.rdx42 = or i1 %found.conflict41, %conflict.rdx38
  %bound043 = icmp ult ptr %scevgep2, %scevgep7
  %bound144 = icmp ult ptr %scevgep6, %scevgep3
  %found.conflict45 = and i1 %bound043, %bound144
  %conflict.rdx46 = or i1 %found.conflict45, %conflict.rdx42
  %bound047 = icmp ult ptr %scevgep2, %scevgep9
  %bound148 = icmp ult ptr %scevgep8, %scevgep3
  %found.conflict49 = and i1 %bound047, %bound148
  %conflict.rdx50 = or i1 %found.conflict49, %conflict.rdx46
  %bound051 = icmp ult ptr %scevgep2, %scevgep11
  %bound152 = icmp ult ptr %scevgep10, %scevgep3
  %found.conflict53 = and i1 %bound051, %bound152
  %conflict.rdx54 = or i1 %found.conflict53, %conflict.rdx50
  %bound055 = icmp ult ptr %scevgep2, %scevgep13
  %bound156 = icmp ult ptr %scevgep12, %scevgep3
  %found.conflict57 = and i1 %bound055, %bound156
  %conflict.rdx58 = or i1 %found.conflict57, %conflict.rdx54
  %bound059 = icmp ult ptr %scevgep2, %scevgep15
  %bound160 = icmp ult ptr %scevgep14, %scevgep3
  %found.conflict61 = and i1 %bound059, %bound160
  %conflict.rdx62 = or i1 %found.conflict61, %conflict.rdx58
  %bound063 = icmp ult ptr %scevgep4, %scevgep7
  %bound164 = icmp ult ptr %scevgep6, %scevgep5
  %found.conflict65 = and i1 %bound063, %bound164
  %conflict.rdx66 = or i1 %found.conflict65, %conflict.rdx62
  %bound067 = icmp ult ptr %scevgep4, %scevgep9
  %bound168 = icmp ult ptr %scevgep8, %scevgep5
  %found.conflict69 = and i1 %bound168, %bound067
  %conflict.rdx70 = or i1 %found.conflict69, %conflict.rdx66
  %bound071 = icmp ult ptr %scevgep4, %scevgep11
  %bound172 = icmp ult ptr %scevgep10, %scevgep5
  %found.conflict73 = and i1 %bound172, %bound071
  %conflict.rdx74 = or i1 %found.conflict73, %conflict.rdx70
  %bound075 = icmp ult ptr %scevgep4, %scevgep13
  %bound176 = icmp ult ptr %scevgep12, %scevgep5
  %found.conflict77 = and i1 %bound075, %bound176
  %conflict.rdx78 = or i1 %found.conflict77, %conflict.rdx74
  %bound079 = icmp ult ptr %scevgep4, %scevgep15
  %bound180 = icmp ult ptr %scevgep14, %scevgep5
  %found.conflict81 = and i1 %bound079, %bound180
  %conflict.rdx82 = or i1 %found.conflict81, %conflict.rdx78
  %bound083 = icmp ult ptr %scevgep6, %scevgep9
  %bound184 = icmp ult ptr %scevgep8, %scevgep7
  %found.conflict85 = and i1 %bound184, %bound083
  %conflict.rdx86 = or i1 %found.conflict85, %conflict.rdx82
  %bound087 = icmp ult ptr %scevgep6, %scevgep11
  %bound188 = icmp ult ptr %scevgep10, %scevgep7
  %found.conflict89 = and i1 %bound188, %bound087
  %conflict.rdx90 = or i1 %found.conflict89, %conflict.rdx86
  %bound091 = icmp ult ptr %scevgep6, %scevgep13
  %bound192 = icmp ult ptr %scevgep12, %scevgep7
  %found.conflict93 = and i1 %bound091, %bound192
  %conflict.rdx94 = or i1 %found.conflict93, %conflict.rdx90
  %bound095 = icmp ult ptr %scevgep6, %scevgep15
  %bound196 = icmp ult ptr %scevgep14, %scevgep7
  %found.conflict97 = and i1 %bound095, %bound196
  %conflict.rdx98 = or i1 %found.conflict97, %conflict.rdx94
  %bound099 = icmp ult ptr %scevgep8, %scevgep11
  %bound1100 = icmp ult ptr %scevgep10, %scevgep9
  %found.conflict101 = and i1 %bound099, %bound1100
  %conflict.rdx102 = or i1 %found.conflict101, %conflict.rdx98
  %bound0103 = icmp ult ptr %scevgep8, %scevgep13
  %bound1104 = icmp ult ptr %scevgep12, %scevgep9
  %found.conflict105 = and i1 %bound0103, %bound1104
  %conflict.rdx106 = or i1 %found.conflict105, %conflict.rdx102
  %bound0107 = icmp ult ptr %scevgep8, %scevgep15
  %bound1108 = icmp ult ptr %scevgep14, %scevgep9
  %found.conflict109 = and i1 %bound0107, %bound1108
  %conflict.rdx110 = or i1 %found.conflict109, %conflict.rdx106
  %bound0111 = icmp ult ptr %scevgep10, %scevgep13
  %bound1112 = icmp ult ptr %scevgep12, %scevgep11
  %found.conflict113 = and i1 %bound0111, %bound1112
  %conflict.rdx114 = or i1 %found.conflict113, %conflict.rdx110
  %bound0115 = icmp ult ptr %scevgep10, %scevgep15
  %bound1116 = icmp ult ptr %scevgep14, %scevgep11
  %found.conflict117 = and i1 %bound0115, %bound1116
  %conflict.rdx118 = or i1 %found.conflict117, %conflict.rdx114
  br i1 %conflict.rdx118, label %B516.us.us.preheader, label %vector.ph
vector.ph:
  %n.vec = and i64 %2, -2
  %broadcast.splatinsert = insertelement <2 x i64> poison, i64 %.691.us.us, i64 0
  %broadcast.splat = shufflevector <2 x i64> %broadcast.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert119 = insertelement <2 x i8> poison, i8 %.753.us.us, i64 0
  %broadcast.splat120 = shufflevector <2 x i8> %broadcast.splatinsert119, <2 x i8> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert121 = insertelement <2 x i8> poison, i8 %.759.us.us, i64 0
  %broadcast.splat122 = shufflevector <2 x i8> %broadcast.splatinsert121, <2 x i8> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert123 = insertelement <2 x i32> poison, i32 %.771.us.us, i64 0
  %broadcast.splat124 = shufflevector <2 x i32> %broadcast.splatinsert123, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %13 = shl i64 %index, 3
  %scevgep133 = getelementptr i8, ptr %scevgep12, i64 %13
  %wide.load = load <2 x i64>, ptr %scevgep133, align 8
  %14 = add <2 x i64> %wide.load, %broadcast.splat
  %scevgep145 = getelementptr i8, ptr %scevgep, i64 %13
  store <2 x i64> %14, ptr %scevgep145, align 8
  %15 = shl i64 %index, 2
  %scevgep131 = getelementptr i8, ptr %scevgep14, i64 %15
  %wide.load128 = load <2 x i32>, ptr %scevgep131, align 4
  %scevgep143 = getelementptr i8, ptr %scevgep2, i64 %15
  store <2 x i32> %wide.load128, ptr %scevgep143, align 4
  %scevgep141 = getelementptr i8, ptr %scevgep4, i64 %index
  store <2 x i8> %broadcast.splat120, ptr %scevgep141, align 1
  %scevgep139 = getelementptr i8, ptr %scevgep6, i64 %index
  store <2 x i8> %broadcast.splat122, ptr %scevgep139, align 1
  %scevgep137 = getelementptr i8, ptr %scevgep8, i64 %15
  store <2 x i32> %broadcast.splat126, ptr %scevgep137, align 4
  %scevgep135 = getelementptr i8, ptr %scevgep10, i64 %15
  store <2 x i32> %broadcast.splat124, ptr %scevgep135, align 4
  %index.next = add i64 %index, 2
  %16 = icmp eq i64 %n.vec, %index.next
  br i1 %16, label %middle.block, label %vector.body
middle.block:
  %17 = add i64 %n.vec, %to.6.4261.us.us
  %cmp.n = icmp eq i64 %2, %n.vec
  br i1 %cmp.n, label %B638.us.us, label %middle.block.B516.us.us.preheader_crit_edge
middle.block.B516.us.us.preheader_crit_edge:
  %18 = add i64 %n.vec, %.660.us.us
  %.pre = sub i64 %.667.us.us, %18
  br label %B516.us.us.preheader
B516.us.us.preheader:
  %.pre-phi = phi i64 [ %.pre, %middle.block.B516.us.us.preheader_crit_edge ], [ %2, %vector.memcheck ], [ %2, %B394.us.us ]
  %to.8.6.us.us.ph = phi i64 [ %17, %middle.block.B516.us.us.preheader_crit_edge ], [ %to.6.4261.us.us, %vector.memcheck ], [ %to.6.4261.us.us, %B394.us.us ]
  %i.2.6.us.us.ph = phi i64 [ %18, %middle.block.B516.us.us.preheader_crit_edge ], [ %.660.us.us, %vector.memcheck ], [ %.660.us.us, %B394.us.us ]
  %19 = shl i64 %to.8.6.us.us.ph, 2
  %scevgep146 = getelementptr i8, ptr %arg.out_site, i64 %19
  %scevgep148 = getelementptr i8, ptr %arg.out_core, i64 %19
  %scevgep150 = getelementptr i8, ptr %arg.out_write, i64 %to.8.6.us.us.ph
  %scevgep152 = getelementptr i8, ptr %arg.out_kind, i64 %to.8.6.us.us.ph
  %scevgep154 = getelementptr i8, ptr %arg.out_mask, i64 %19
  %20 = shl i64 %to.8.6.us.us.ph, 3
  %scevgep156 = getelementptr i8, ptr %arg.out_line, i64 %20
  %21 = shl i64 %i.2.6.us.us.ph, 2
  %scevgep158 = getelementptr i8, ptr %arg.mask, i64 %21
  %22 = shl i64 %i.2.6.us.us.ph, 3
  %scevgep160 = getelementptr i8, ptr %arg.line, i64 %22
  br label %B516.us.us
B516.us.us:
  %lsr.iv = phi i64 [ 0, %B516.us.us.preheader ], [ %lsr.iv.next, %B516.us.us ]
  %23 = shl i64 %lsr.iv, 3
  %scevgep161 = getelementptr i8, ptr %scevgep160, i64 %23
  %.735.us.us = load i64, ptr %scevgep161, align 8
  %.737.us.us = add i64 %.735.us.us, %.691.us.us
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 %23
  store i64 %.737.us.us, ptr %scevgep157, align 8
  %24 = shl i64 %lsr.iv, 2
  %scevgep159 = getelementptr i8, ptr %scevgep158, i64 %24
  %.745.us.us = load i32, ptr %scevgep159, align 4
  %scevgep155 = getelementptr i8, ptr %scevgep154, i64 %24
  store i32 %.745.us.us, ptr %scevgep155, align 4
  %scevgep153 = getelementptr i8, ptr %scevgep152, i64 %lsr.iv
  store i8 %.753.us.us, ptr %scevgep153, align 1
  %scevgep151 = getelementptr i8, ptr %scevgep150, i64 %lsr.iv
  store i8 %.759.us.us, ptr %scevgep151, align 1
  %scevgep149 = getelementptr i8, ptr %scevgep148, i64 %24
  store i32 %.765.us.us, ptr %scevgep149, align 4
  %scevgep147 = getelementptr i8, ptr %scevgep146, i64 %24
  store i32 %.771.us.us, ptr %scevgep147, align 4
  %lsr.iv.next = add i64 %lsr.iv, 1
  %exitcond.not = icmp eq i64 %.pre-phi, %lsr.iv.next
  br i1 %exitcond.not, label %B638.us.us.loopexit, label %B516.us.us
B638.us.us.loopexit:
  %25 = add i64 %.pre-phi, %to.8.6.us.us.ph
  br label %B638.us.us
B638.us.us:
  %to.7.5.us.us = phi i64 [ %to.6.4261.us.us, %B320.us.us ], [ %17, %middle.block ], [ %25, %B638.us.us.loopexit ]
  %.607.us.us = icmp sgt i64 %.606256260.us.us, 1
  br i1 %.607.us.us, label %B320.us.us, label %B318.B250.loopexit_crit_edge.us.us
B318.B250.loopexit_crit_edge.us.us:
  %.476.us.us = add i64 %.466264272.us.us, -1
  %.480.us.us = add i64 %.473265271.us.us, 1
  %.467.us.us = icmp sgt i64 %.466264272.us.us, 1
  br i1 %.467.us.us, label %B252.endif.us.us, label %B642.us
B130.B84.loopexit_crit_edge.us:
  %.180.us = add i64 %.173312328.us, 1
  %exitcond363.not = icmp eq i64 %.180.us, %.84
  br i1 %exitcond363.not, label %B678, label %B86.endif.us
B678:
  %to.2.0.lcssa = phi i64 [ 0, %B0.endif ], [ 0, %B86.endif.preheader ], [ %to.4.2.us, %B130.B84.loopexit_crit_edge.us ]
  %.914 = load i64, ptr %arg.what, align 8
  %.919 = getelementptr i64, ptr %arg.bounds, i64 %.914
  store i64 %to.2.0.lcssa, ptr %.919, align 8
  store i64 %to.2.0.lcssa, ptr %arg.end, align 8
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
define i32 @mgpusim_mark_sectors(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.levels, ptr %arg.line, ptr %arg.mask, ptr %arg.kind, ptr %arg.write, ptr %arg.touched)  {
B0.endif:
  %.23 = getelementptr i8, ptr %arg.what, i64 8
  %.24 = load i64, ptr %.23, align 8
  %.24.fr = freeze i64 %.24
  %.29 = load i64, ptr %arg.what, align 8
  %.11178.not = icmp slt i64 %.29, 1
  br i1 %.11178.not, label %B408, label %B64.lr.ph
B64.lr.ph:
  switch i64 %.24.fr, label %B64.us.preheader1 [
    i64 0, label %B64.us.preheader
    i64 -1, label %B64
  ]
B64.us.preheader1:
  %0 = trunc i64 %.24.fr to i32
  br label %B64.us
B64.us:
  %.1177779.us = phi i64 [ %.124.us, %B406.us ], [ 0, %B64.us.preheader1 ]
  %.124.us = add i64 %.1177779.us, 1
  %.154.us = getelementptr i8, ptr %arg.kind, i64 %.1177779.us
  %.155.us3 = load i8, ptr %.154.us, align 1
  %.156.us4 = zext i8 %.155.us3 to i64
  %.idx89.us = shl i64 %.156.us4, 4
  %1 = getelementptr i8, ptr %arg.levels, i64 %.idx89.us
  %.160.us5 = getelementptr i8, ptr %1, i64 8
  %.161.us6 = load i64, ptr %.160.us5, align 8
  %.161.fr.us = freeze i64 %.161.us6
  %.181.us = getelementptr i8, ptr %arg.write, i64 %.1177779.us
  %.182.us = load i8, ptr %.181.us, align 1
  %.184.not.us = icmp eq i8 %.182.us, 0
  %spec.select.us = select i1 %.184.not.us, i8 1, i8 2
  %.197.us = getelementptr i32, ptr %arg.mask, i64 %.1177779.us
  %.198.us7 = load i32, ptr %.197.us, align 4
  %.205.not.us8 = icmp ne i32 %.198.us7, 0
  %.218.us9 = icmp sgt i64 %.161.fr.us, 0
  %or.cond.us = and i1 %.218.us9, %.205.not.us8
  br i1 %or.cond.us, label %B256.preheader86.us, label %B406.us
B256.preheader86.us:
  %.201.us10 = zext i32 %.198.us7 to i64
  %.171.us = load i64, ptr %1, align 8
  %.167.us = getelementptr i64, ptr %arg.line, i64 %.1177779.us
  %.168.us = load i64, ptr %.167.us, align 8
  %.172.us = mul i64 %.168.us, %.171.us
  br label %B256.us.us
B406.us:
  %exitcond.not.us = icmp eq i64 %.124.us, %.29
  br i1 %exitcond.not.us, label %B408, label %B64.us
B256.us.us:
  %byte.2.1.us.us = phi i64 [ %.286.us.us, %B374.us.us ], [ %.172.us, %B256.preheader86.us ]
  %bits.2.1.us.us = phi i64 [ %.290.us.us, %B374.us.us ], [ %.201.us10, %B256.preheader86.us ]
  %.211.us.us11 = and i64 %bits.2.1.us.us, 1
  %.212.not.us.us = icmp eq i64 %.211.us.us11, 0
  br i1 %.212.not.us.us, label %B374.us.us, label %B282.us.us.us12
B374.us.us:
  %.286.us.us = add i64 %byte.2.1.us.us, %.161.fr.us
  %.290.us.us = lshr i64 %bits.2.1.us.us, 1
  %.293.not.us.us = icmp eq i64 %.290.us.us, 0
  br i1 %.293.not.us.us, label %B406.us, label %B256.us.us
B282.us.us.us12:
  %inside.2.4.us.us.us = phi i64 [ %.276.us.us.us, %14 ], [ 0, %B256.us.us ]
  %2 = add i64 %inside.2.4.us.us.us, %byte.2.1.us.us
  %3 = or i64 %2, %.24.fr
  %4 = icmp ult i64 %3, 4294967296
  br i1 %4, label %5, label %11
5:
  %6 = trunc i64 %2 to i32
  %7 = udiv i32 %6, %0
  %8 = urem i32 %6, %0
  %9 = zext i32 %7 to i64
  %10 = zext i32 %8 to i64
  br label %14
11:
  %12 = sdiv i64 %2, %.24.fr
  %13 = srem i64 %2, %.24.fr
  br label %14
14:
  %15 = phi i64 [ %9, %5 ], [ %12, %11 ]
  %16 = phi i64 [ %10, %5 ], [ %13, %11 ]
  %.244.us.us.us = xor i64 %16, %.24.fr
  %.245.us.us.us = icmp slt i64 %.244.us.us.us, 0
  %.246.us.us.us = icmp ne i64 %16, 0
  %.247.us.us.us = and i1 %.246.us.us.us, %.245.us.us.us
  %.252.us.us.us = sext i1 %.247.us.us.us to i64
  %17 = getelementptr i8, ptr %arg.touched, i64 %15
  %.265.us.us.us = getelementptr i8, ptr %17, i64 %.252.us.us.us
  %.266.us.us.us = load i8, ptr %.265.us.us.us, align 1
  %.269.us.us.us = or i8 %.266.us.us.us, %spec.select.us
  store i8 %.269.us.us.us, ptr %.265.us.us.us, align 1
  %.276.us.us.us = add i64 %inside.2.4.us.us.us, %.24.fr
  %.280.us.us.us = icmp slt i64 %.276.us.us.us, %.161.fr.us
  br i1 %.280.us.us.us, label %B282.us.us.us12, label %B374.us.us
B64.us.preheader:
  %.198.us = load i32, ptr %arg.mask, align 4
  %.205.not.us = icmp eq i32 %.198.us, 0
  br i1 %.205.not.us, label %B408, label %B256.preheader.us
B256.preheader.us:
  %.155.us = load i8, ptr %arg.kind, align 1
  %.156.us = zext i8 %.155.us to i64
  %.idx = shl i64 %.156.us, 4
  %18 = getelementptr i8, ptr %arg.levels, i64 %.idx
  %.160.us = getelementptr i8, ptr %18, i64 8
  %.161.us = load i64, ptr %.160.us, align 8
  %.161.us.fr = freeze i64 %.161.us
  %.218.us = icmp sgt i64 %.161.us.fr, 0
  br i1 %.218.us, label %B256.us69.us.preheader, label %B408
B256.us69.us.preheader:
  %.201.us = zext i32 %.198.us to i64
  br label %B256.us69.us
B256.us69.us:
  %bits.2.1.us71.us = phi i64 [ %.290.us74.us, %B374.us72.us ], [ %.201.us, %B256.us69.us.preheader ]
  %.211.us.us = and i64 %bits.2.1.us71.us, 1
  %.212.us.us.not = icmp eq i64 %.211.us.us, 0
  br i1 %.212.us.us.not, label %B374.us72.us, label %B282.us.us.us
B374.us72.us:
  %.290.us74.us = lshr i64 %bits.2.1.us71.us, 1
  %.293.not.us75.us = icmp eq i64 %bits.2.1.us71.us, 0
  br i1 %.293.not.us75.us, label %B408, label %B256.us69.us
B282.us.us.us:
  br label %B282.us.us.us
B64:
  %.1177779 = phi i64 [ %.124, %B406 ], [ 0, %B64.lr.ph ]
  %.124 = add i64 %.1177779, 1
  %.154 = getelementptr i8, ptr %arg.kind, i64 %.1177779
  %.155 = load i8, ptr %.154, align 1
  %.156 = zext i8 %.155 to i64
  %.idx89 = shl i64 %.156, 4
  %19 = getelementptr i8, ptr %arg.levels, i64 %.idx89
  %.160 = getelementptr i8, ptr %19, i64 8
  %.161 = load i64, ptr %.160, align 8
  %.161.fr = freeze i64 %.161
  %.197 = getelementptr i32, ptr %arg.mask, i64 %.1177779
  %.198 = load i32, ptr %.197, align 4
  %.205.not = icmp ne i32 %.198, 0
  %.218 = icmp sgt i64 %.161.fr, 0
  %or.cond = and i1 %.218, %.205.not
  br i1 %or.cond, label %B256.preheader86, label %B406
B256.preheader86:
  %.201 = zext i32 %.198 to i64
  %.171 = load i64, ptr %19, align 8
  %.167 = getelementptr i64, ptr %arg.line, i64 %.1177779
  %.168 = load i64, ptr %.167, align 8
  %.172 = mul i64 %.168, %.171
  br label %B256
B256:
  %byte.2.1 = phi i64 [ %.286, %B374 ], [ %.172, %B256.preheader86 ]
  %bits.2.1 = phi i64 [ %.290, %B374 ], [ %.201, %B256.preheader86 ]
  %.211 = and i64 %bits.2.1, 1
  %.212.not = icmp eq i64 %.211, 0
  br i1 %.212.not, label %B374, label %B282.preheader
B282.preheader:
  %.181.le = getelementptr i8, ptr %arg.write, i64 %.1177779
  %.182.le = load i8, ptr %.181.le, align 1
  %.184.not.le = icmp eq i8 %.182.le, 0
  %spec.select.le = select i1 %.184.not.le, i8 1, i8 2
  br label %B282
B282:
  %inside.2.4 = phi i64 [ %.276, %B282 ], [ 0, %B282.preheader ]
  %.222 = add i64 %inside.2.4, %byte.2.1
  %.237.not = icmp eq i64 %.222, -9223372036854775808
  %.242 = sub i64 0, %.222
  %spec.select18 = select i1 %.237.not, i64 0, i64 %.242
  %.265 = getelementptr i8, ptr %arg.touched, i64 %spec.select18
  %.266 = load i8, ptr %.265, align 1
  %.269 = or i8 %.266, %spec.select.le
  store i8 %.269, ptr %.265, align 1
  %.276 = add i64 %inside.2.4, -1
  br label %B282
B374:
  %.286 = add i64 %byte.2.1, %.161.fr
  %.290 = lshr i64 %bits.2.1, 1
  %.293.not = icmp eq i64 %bits.2.1, 0
  br i1 %.293.not, label %B406, label %B256
B406:
  %exitcond.not = icmp eq i64 %.124, %.29
  br i1 %exitcond.not, label %B408, label %B64
B408:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
