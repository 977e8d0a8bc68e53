; made from 52d27ad1bb6fef91e2275536b4771493b3c402026837138c1b4cbdbadb50d566
define i32 @mgpusim_serve_lru(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.params, ptr %arg.state, ptr %arg.kinds, ptr %arg.instances, ptr %arg.lines, ptr %arg.masks, ptr %arg.writes, ptr %arg.sites, ptr %arg.counters, ptr %arg.served, ptr %arg.pending)  {
B0.endif:
  %.50 = getelementptr i8, ptr %arg.what, i64 8
  %.51 = load i64, ptr %.50, align 8
  %.56 = load i64, ptr %arg.what, align 8
  %.138746.not = icmp slt i64 %.56, 1
  br i1 %.138746.not, label %common.ret, label %B3224.lr.ph
B3224.lr.ph:
  %.1284 = add i64 %.51, -1
  %scevgep71 = getelementptr i8, ptr %arg.state, i64 24
  br label %B3224
B3224:
  %.144743747 = phi i64 [ 0, %B3224.lr.ph ], [ %.151, %B6181 ]
  %.151 = add i64 %.144743747, 1
  %.181 = getelementptr i8, ptr %arg.kinds, i64 %.144743747
  %.182 = load i8, ptr %.181, align 1
  %.183 = zext i8 %.182 to i64
  %.189 = getelementptr i32, ptr %arg.instances, i64 %.144743747
  %.190 = load i32, ptr %.189, align 4
  %.191 = sext i32 %.190 to i64
  %.197 = getelementptr i64, ptr %arg.lines, i64 %.144743747
  %.198 = load i64, ptr %.197, align 8
  %.204 = getelementptr i32, ptr %arg.masks, i64 %.144743747
  %.205 = load i32, ptr %.204, align 4
  %.206 = zext i32 %.205 to i64
  %.212 = getelementptr i8, ptr %arg.writes, i64 %.144743747
  %.213 = load i8, ptr %.212, align 1
  %.214 = zext i8 %.213 to i64
  %.220 = getelementptr i32, ptr %arg.sites, i64 %.144743747
  %.221 = load i32, ptr %.220, align 4
  %.222 = sext i32 %.221 to i64
  %.idx = mul i64 %.222, 144
  %0 = getelementptr i8, ptr %arg.counters, i64 %.idx
  %sunkaddr121 = getelementptr i8, ptr %0, i64 136
  br label %B3482
B3482:
  %_serve_v8_row.2.1 = phi i64 [ %.183, %B3224 ], [ %.1645, %B6020 ]
  %_serve_v8_instance.2.1 = phi i64 [ %.191, %B3224 ], [ 0, %B6020 ]
  %_serve_v8_line.2.1 = phi i64 [ %.198, %B3224 ], [ %.1704, %B6020 ]
  %_serve_v8_mask.5.1 = phi i64 [ %.206, %B3224 ], [ %_serve_v8_mask.7.5, %B6020 ]
  %_serve_v8_write.2.1 = phi i64 [ %.214, %B3224 ], [ %.1657, %B6020 ]
  %_serve_v8_own.2.1 = phi i64 [ 1, %B3224 ], [ %.1663, %B6020 ]
  %_serve_v8_deepest.2.1 = phi i64 [ 0, %B3224 ], [ %_serve_v8_deepest.3.3, %B6020 ]
  %_serve_v8_top.4.1 = phi i64 [ 0, %B3224 ], [ %_serve_v8_top.8.5, %B6020 ]
  %.240.idx = mul i64 %_serve_v8_row.2.1, 104
  %.240 = getelementptr i8, ptr %arg.params, i64 %.240.idx
  %.245 = getelementptr i8, ptr %.240, i64 24
  %.246 = load i64, ptr %.245, align 8
  %.280 = icmp sgt i64 %.246, 0
  br i1 %.280, label %B3552, label %B5632
B3552:
  %sunkaddr100 = getelementptr i8, ptr %.240, i64 80
  %.292 = load i64, ptr %sunkaddr100, align 8
  %sunkaddr102 = getelementptr i8, ptr %.240, i64 16
  %.298 = load i64, ptr %sunkaddr102, align 8
  %.300 = mul i64 %.298, %_serve_v8_instance.2.1
  %sunkaddr104 = getelementptr i8, ptr %.240, i64 32
  %.320 = load i64, ptr %sunkaddr104, align 8
  %.324 = icmp slt i64 %.320, 63
  br i1 %.324, label %B3720, label %B3758
B3720:
  %_serve_v8_set_of_v13_line.2.3 = phi i64 [ %.330, %B3720 ], [ %_serve_v8_line.2.1, %B3552 ]
  %_serve_v8_set_of_v13_fold.2.3 = phi i64 [ %.337, %B3720 ], [ %.320, %B3552 ]
  %.328 = ashr i64 %_serve_v8_set_of_v13_line.2.3, %_serve_v8_set_of_v13_fold.2.3
  %.330 = xor i64 %.328, %_serve_v8_set_of_v13_line.2.3
  %.337 = shl i64 %_serve_v8_set_of_v13_fold.2.3, 1
  %.340 = icmp slt i64 %_serve_v8_set_of_v13_fold.2.3, 32
  br i1 %.340, label %B3720, label %B3758
B3758:
  %_serve_v8_set_of_v13_line.3.4 = phi i64 [ %_serve_v8_line.2.1, %B3552 ], [ %.330, %B3720 ]
  %sunkaddr106 = getelementptr i8, ptr %.240, i64 40
  %.348 = load i64, ptr %sunkaddr106, align 8
  %.350 = and i64 %.348, %_serve_v8_set_of_v13_line.3.4
  %.366 = icmp slt i64 %.350, %.298
  br i1 %.366, label %B3880, label %B3802
B3802:
  %.381 = icmp eq i64 %.298, 0
  br i1 %.381, label %B3880, label %B3802.else
B3880:
  %_serve_v8_set_of_v13__vphi146_0.2.3 = phi i64 [ %.350, %B3758 ], [ 0, %B3802 ], [ 0, %B3802.else ], [ %spec.select721, %39 ]
  %.430 = add i64 %_serve_v8_set_of_v13__vphi146_0.2.3, %.300
  %sunkaddr108 = getelementptr i8, ptr %.240, i64 72
  %.435 = load i64, ptr %sunkaddr108, align 8
  %.436 = mul i64 %.430, %.435
  %1 = getelementptr i64, ptr %arg.state, i64 %.436
  %.442 = getelementptr i64, ptr %1, i64 %.292
  %.449 = getelementptr i64, ptr %.442, i64 %.246
  %.455 = icmp eq i64 %_serve_v8_write.2.1, 0
  %.458 = load i64, ptr %.442, align 8
  %.460 = icmp eq i64 %.458, %_serve_v8_line.2.1
  %.461 = and i1 %.455, %.460
  br i1 %.461, label %B3894, label %B3950
B3894:
  %.465 = load i64, ptr %.449, align 8
  %.466 = xor i64 %.465, -1
  %.468 = and i64 %_serve_v8_mask.5.1, %.466
  %.469 = icmp eq i64 %.468, 0
  br i1 %.469, label %B5632, label %B3950
B3950:
  %sunkaddr110 = getelementptr i8, ptr %.240, i64 48
  %.499 = load i64, ptr %sunkaddr110, align 8
  %sunkaddr112 = getelementptr i8, ptr %.240, i64 56
  %.505 = load i64, ptr %sunkaddr112, align 8
  %.514 = icmp sle i64 %_serve_v8_write.2.1, %.505
  %or.cond723 = or i1 %.460, %.514
  br i1 %or.cond723, label %B4282.critedge, label %B4056
B4056:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B4072 ], [ 1, %B3950 ]
  %exitcond.not = icmp eq i64 %.246, %lsr.iv
  br i1 %exitcond.not, label %B5632, label %B4072
B4072:
  %2 = shl i64 %lsr.iv, 3
  %scevgep = getelementptr i8, ptr %.442, i64 %2
  %.584 = load i64, ptr %scevgep, align 8
  %.588.not = icmp eq i64 %.584, %_serve_v8_line.2.1
  %lsr.iv.next = add i64 %lsr.iv, 1
  br i1 %.588.not, label %B4282.critedge, label %B4056
B4282.critedge:
  %.668 = load i64, ptr %.449, align 8
  br i1 %.460, label %B4750, label %B4314
B4314:
  store i64 %_serve_v8_line.2.1, ptr %.442, align 8
  %.716.not = icmp eq i64 %.246, 1
  br i1 %.716.not, label %B4446, label %B4416.preheader
B4416.preheader:
  %3 = shl i64 %.435, 3
  %4 = mul i64 %3, %.430
  %5 = add i64 %.292, %.246
  %6 = shl i64 %5, 3
  %7 = getelementptr i8, ptr %arg.state, i64 %6
  %scevgep66 = getelementptr i8, ptr %7, i64 %4
  br label %B4416
B4416:
  %lsr.iv64 = phi i64 [ 2, %B4416.preheader ], [ %lsr.iv.next65, %B4416 ]
  %_serve_v8_tag.2.5 = phi i64 [ %.458, %B4416.preheader ], [ %.752, %B4416 ]
  %_serve_v8_word.4.5 = phi i64 [ %.668, %B4416.preheader ], [ %.756, %B4416 ]
  %8 = shl i64 %lsr.iv64, 3
  %scevgep69 = getelementptr i8, ptr %.442, i64 %8
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -8
  %.752 = load i64, ptr %scevgep70, align 8
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 %8
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -8
  %.756 = load i64, ptr %scevgep68, align 8
  store i64 %_serve_v8_tag.2.5, ptr %scevgep70, align 8
  store i64 %_serve_v8_word.4.5, ptr %scevgep68, align 8
  %.792 = icmp slt i64 %lsr.iv64, %.246
  %.815 = icmp ne i64 %.752, %_serve_v8_line.2.1
  %or.cond = select i1 %.792, i1 %.815, i1 false
  %lsr.iv.next65 = add i64 %lsr.iv64, 1
  br i1 %or.cond, label %B4416, label %B4446
B4446:
  %_serve_v8_tag.3.4 = phi i64 [ %.458, %B4314 ], [ %.752, %B4416 ]
  %_serve_v8_word.5.4 = phi i64 [ %.668, %B4314 ], [ %.756, %B4416 ]
  %.857.not = icmp eq i64 %_serve_v8_tag.3.4, %_serve_v8_line.2.1
  br i1 %.857.not, label %B4750, label %B4746
B4746:
  %.865 = lshr i64 %_serve_v8_word.5.4, 32
  br label %B4750
B4750:
  %_serve_v8_dirty.3.3 = phi i64 [ %.865, %B4746 ], [ 0, %B4446 ], [ 0, %B4282.critedge ]
  %_serve_v8_old.3.3 = phi i64 [ %_serve_v8_tag.3.4, %B4746 ], [ -1, %B4446 ], [ -1, %B4282.critedge ]
  %_serve_v8_word.6.3 = phi i64 [ 0, %B4746 ], [ %_serve_v8_word.5.4, %B4446 ], [ %.668, %B4282.critedge ]
  %.913 = and i64 %_serve_v8_word.6.3, %_serve_v8_mask.5.1
  %.927 = xor i64 %.913, %_serve_v8_mask.5.1
  br i1 %.455, label %B5072, label %B4806
B4806:
  %.949.not = icmp eq i64 %.505, 0
  %spec.select = select i1 %.949.not, i64 %.913, i64 %_serve_v8_mask.5.1
  %.966 = icmp eq i64 %.499, 2
  br i1 %.966, label %B5068, label %B5072
B5068:
  %.970 = xor i64 %spec.select, %_serve_v8_mask.5.1
  %.974 = shl i64 %spec.select, 32
  %.976 = or i64 %.974, %spec.select
  br label %B5072
B5072:
  %_serve_v8_sectors_after_v11_kept.4.3 = phi i64 [ %.976, %B5068 ], [ %spec.select, %B4806 ], [ %_serve_v8_mask.5.1, %B4750 ]
  %_serve_v8_sectors_after_v11_missing.3.3 = phi i64 [ %.970, %B5068 ], [ %_serve_v8_mask.5.1, %B4806 ], [ %.927, %B4750 ]
  %.996 = or i64 %_serve_v8_sectors_after_v11_kept.4.3, %_serve_v8_word.6.3
  %.1010 = icmp sgt i64 %_serve_v8_write.2.1, %.499
  br i1 %.1010, label %B5222, label %B5562
B5222:
  %.1019 = xor i64 %_serve_v8_mask.5.1, -1
  %.1023 = and i64 %.996, %.1019
  %.1071 = and i64 %.1023, 4294967295
  %.1072 = icmp eq i64 %.1071, 0
  br i1 %.1072, label %B5520, label %B5562
B5520:
  %.1098.not = icmp eq i64 %.246, 1
  br i1 %.1098.not, label %B5550, label %B5536.preheader
B5536.preheader:
  %smax766 = tail call i64 @llvm.smax.i64(i64 %.246, i64 2)
  %9 = add i64 %smax766, -1
  %min.iters.check = icmp slt i64 %.246, 9
  br i1 %min.iters.check, label %B5536.preheader50, label %vector.memcheck
vector.memcheck:
  %10 = shl i64 %.246, 3
  %11 = add i64 %10, 8
  %conflict.rdx46 = icmp ult i64 %11, 48
  br i1 %conflict.rdx46, label %B5536.preheader50, label %vector.ph
vector.ph:
  %n.vec = and i64 %9, -4
  %12 = shl i64 %.435, 3
  %13 = mul i64 %12, %.430
  %14 = shl i64 %.292, 3
  %15 = getelementptr i8, ptr %scevgep71, i64 %13
  %scevgep72 = getelementptr i8, ptr %15, i64 %14
  br label %vector.body
vector.body:
  %lsr.iv83 = phi i64 [ %lsr.iv.next84, %vector.body ], [ %n.vec, %vector.ph ]
  %lsr.iv73 = phi ptr [ %scevgep74, %vector.body ], [ %scevgep72, %vector.ph ]
  %scevgep75 = getelementptr i8, ptr %lsr.iv73, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep75, align 8
  %wide.load47 = load <2 x i64>, ptr %lsr.iv73, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv73, i64 -24
  %scevgep76 = getelementptr i8, ptr %lsr.iv73, i64 -8
  store <2 x i64> %wide.load, ptr %scevgep77, align 8
  store <2 x i64> %wide.load47, ptr %scevgep76, align 8
  %scevgep79 = getelementptr i8, ptr %lsr.iv73, i64 %10
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -16
  %wide.load48 = load <2 x i64>, ptr %scevgep80, align 8
  %wide.load49 = load <2 x i64>, ptr %scevgep79, align 8
  %scevgep82 = getelementptr i8, ptr %scevgep79, i64 -24
  %scevgep81 = getelementptr i8, ptr %scevgep79, i64 -8
  store <2 x i64> %wide.load48, ptr %scevgep82, align 8
  store <2 x i64> %wide.load49, ptr %scevgep81, align 8
  %scevgep74 = getelementptr i8, ptr %lsr.iv73, i64 32
  %lsr.iv.next84 = add i64 %lsr.iv83, -4
  %16 = icmp eq i64 %lsr.iv.next84, 0
  br i1 %16, label %middle.block, label %vector.body
middle.block:
  %cmp.n = icmp eq i64 %9, %n.vec
  br i1 %cmp.n, label %B5550, label %B5536.preheader50
B5536.preheader50:
  %_serve_v8_first.2.4.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %B5536.preheader ], [ %n.vec, %middle.block ]
  %17 = add i64 %smax766, -2
  %18 = and i64 %smax766, 1
  %lcmp.mod.not.not = icmp eq i64 %18, 0
  br i1 %lcmp.mod.not.not, label %B5536.prol, label %B5536.prol.loopexit
B5536.prol:
  %.1101.prol = or i64 %_serve_v8_first.2.4.ph, 1
  %.1103.prol = getelementptr i64, ptr %.442, i64 %.1101.prol
  %.1104.prol = load i64, ptr %.1103.prol, align 8
  %.1107.prol = getelementptr i64, ptr %.442, i64 %_serve_v8_first.2.4.ph
  store i64 %.1104.prol, ptr %.1107.prol, align 8
  %.1112.prol = getelementptr i64, ptr %.449, i64 %.1101.prol
  %.1113.prol = load i64, ptr %.1112.prol, align 8
  %.1116.prol = getelementptr i64, ptr %.449, i64 %_serve_v8_first.2.4.ph
  store i64 %.1113.prol, ptr %.1116.prol, align 8
  br label %B5536.prol.loopexit
B5536.prol.loopexit:
  %_serve_v8_first.2.4.unr = phi i64 [ %_serve_v8_first.2.4.ph, %B5536.preheader50 ], [ %.1101.prol, %B5536.prol ]
  %19 = icmp eq i64 %17, %_serve_v8_first.2.4.ph
  br i1 %19, label %B5550, label %B5536.preheader62
B5536.preheader62:
  %20 = sub i64 %smax766, %_serve_v8_first.2.4.unr
  %21 = shl i64 %.435, 3
  %22 = mul i64 %21, %.430
  %23 = add i64 %_serve_v8_first.2.4.unr, %.292
  %24 = shl i64 %23, 3
  %25 = add i64 %23, %.246
  %26 = shl i64 %25, 3
  %27 = getelementptr i8, ptr %arg.state, i64 %26
  %scevgep87 = getelementptr i8, ptr %27, i64 %22
  %28 = getelementptr i8, ptr %arg.state, i64 %24
  %scevgep93 = getelementptr i8, ptr %28, i64 %22
  br label %B5536
B5536:
  %lsr.iv85 = phi i64 [ 1, %B5536.preheader62 ], [ %lsr.iv.next86, %B5536 ]
  %29 = shl i64 %lsr.iv85, 3
  %scevgep99 = getelementptr i8, ptr %scevgep93, i64 %29
  %.1104 = load i64, ptr %scevgep99, align 8
  %scevgep97 = getelementptr i8, ptr %scevgep99, i64 -8
  store i64 %.1104, ptr %scevgep97, align 8
  %scevgep92 = getelementptr i8, ptr %scevgep87, i64 %29
  %.1113 = load i64, ptr %scevgep92, align 8
  %scevgep91 = getelementptr i8, ptr %scevgep92, i64 -8
  store i64 %.1113, ptr %scevgep91, align 8
  %scevgep95 = getelementptr i8, ptr %scevgep99, i64 8
  %.1104.1 = load i64, ptr %scevgep95, align 8
  store i64 %.1104.1, ptr %scevgep99, align 8
  %scevgep89 = getelementptr i8, ptr %scevgep92, i64 8
  %.1113.1 = load i64, ptr %scevgep89, align 8
  store i64 %.1113.1, ptr %scevgep92, align 8
  %lsr.iv.next86 = add i64 %lsr.iv85, 2
  %exitcond767.not.1 = icmp eq i64 %20, %lsr.iv.next86
  br i1 %exitcond767.not.1, label %B5550, label %B5536
B5550:
  %_serve_v8_first.3.5 = phi i64 [ 0, %B5520 ], [ %9, %middle.block ], [ %9, %B5536.prol.loopexit ], [ %9, %B5536 ]
  %.1137 = getelementptr i64, ptr %.442, i64 %_serve_v8_first.3.5
  store i64 -1, ptr %.1137, align 8
  br label %B5562
B5562:
  %_serve_v8_sectors_after_v11_word_1.2.3679 = phi i64 [ %.1023, %B5550 ], [ %.1023, %B5222 ], [ %.996, %B5072 ]
  %_serve_v8_sectors_after_v11_held.2.3677 = phi i64 [ 0, %B5550 ], [ 0, %B5222 ], [ %.913, %B5072 ]
  %_serve_v8_first.4.3 = phi i64 [ %_serve_v8_first.3.5, %B5550 ], [ 0, %B5222 ], [ 0, %B5072 ]
  %.1175 = getelementptr i64, ptr %.449, i64 %_serve_v8_first.4.3
  store i64 %_serve_v8_sectors_after_v11_word_1.2.3679, ptr %.1175, align 8
  br label %B5632
B5632:
  %_serve_v8_held.3.2 = phi i64 [ 0, %B3482 ], [ %_serve_v8_sectors_after_v11_held.2.3677, %B5562 ], [ %_serve_v8_mask.5.1, %B3894 ], [ 0, %B4056 ]
  %_serve_v8_missing.3.2 = phi i64 [ %_serve_v8_mask.5.1, %B3482 ], [ %_serve_v8_sectors_after_v11_missing.3.3, %B5562 ], [ 0, %B3894 ], [ %_serve_v8_mask.5.1, %B4056 ]
  %_serve_v8_dirty.2.2 = phi i64 [ 0, %B3482 ], [ %_serve_v8_dirty.3.3, %B5562 ], [ 0, %B3894 ], [ 0, %B4056 ]
  %_serve_v8_old.2.2 = phi i64 [ -1, %B3482 ], [ %_serve_v8_old.3.3, %B5562 ], [ -1, %B3894 ], [ -1, %B4056 ]
  %sunkaddr114 = getelementptr i8, ptr %.240, i64 96
  %.1206 = load i64, ptr %sunkaddr114, align 8
  %.1210 = getelementptr i64, ptr %0, i64 %.1206
  %.1212 = load i64, ptr %.1210, align 8
  %.1213 = add i64 %.1212, 1
  store i64 %.1213, ptr %.1210, align 8
  %.1216 = getelementptr i8, ptr %.1210, i64 8
  %.1217 = load i64, ptr %.1216, align 8
  %.1219 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_mask.5.1)
  %.1220 = add i64 %.1217, %.1219
  store i64 %.1220, ptr %.1216, align 8
  %.1223 = getelementptr i8, ptr %.1210, i64 16
  %.1224 = load i64, ptr %.1223, align 8
  %.1226 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_held.3.2)
  %.1227 = add i64 %.1224, %.1226
  store i64 %.1227, ptr %.1223, align 8
  %.1230 = getelementptr i8, ptr %.1210, i64 24
  %.1231 = load i64, ptr %.1230, align 8
  %.1234 = icmp eq i64 %_serve_v8_held.3.2, %_serve_v8_mask.5.1
  %.1238 = icmp ne i64 %_serve_v8_held.3.2, 0
  %.1241 = and i1 %.1234, %.1238
  %.1243 = zext i1 %.1241 to i64
  %.1244 = add i64 %.1231, %.1243
  store i64 %.1244, ptr %.1230, align 8
  %.1249 = or i64 %_serve_v8_missing.3.2, %_serve_v8_top.4.1
  %.1251 = or i64 %.1249, %_serve_v8_dirty.2.2
  %.1252 = icmp eq i64 %.1251, 0
  br i1 %.1252, label %B6181, label %B5752.endif
B5764:
  %sunkaddr116 = shl i64 %_serve_v8_write.2.1, 3
  %sunkaddr117 = getelementptr i8, ptr %0, i64 %sunkaddr116
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 128
  %.1334 = load i64, ptr %sunkaddr118, align 8
  %.1336 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_missing.3.2)
  %sunkaddr120 = getelementptr i8, ptr %.240, i64 8
  %.1339 = load i64, ptr %sunkaddr120, align 8
  %.1340 = shl i64 %.1336, %.1339
  %.1341 = add i64 %.1340, %.1334
  store i64 %.1341, ptr %sunkaddr118, align 8
  %.1349 = load i64, ptr %sunkaddr121, align 8
  %.1351 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_dirty.2.2)
  %.1356 = load i64, ptr %sunkaddr120, align 8
  %.1357 = shl i64 %.1351, %.1356
  %.1358 = add i64 %.1357, %.1349
  store i64 %.1358, ptr %sunkaddr121, align 8
  br label %B5792
B5778:
  %.1367.not = icmp eq i64 %_serve_v8_dirty.2.2, 0
  br i1 %.1367.not, label %B5792, label %B5790
B5790:
  %.1372 = load i64, ptr %.240, align 8
  %.1374 = shl i64 %_serve_v8_old.2.2, %.1372
  %.1385.idx = mul i64 %_serve_v8_top.4.1, 56
  %.1385 = getelementptr i8, ptr %arg.pending, i64 %.1385.idx
  store i64 %_serve_v8_row.2.1, ptr %.1385, align 8
  %.1388 = getelementptr i8, ptr %.1385, i64 8
  store i64 %.11.i, ptr %.1388, align 8
  %.1390 = getelementptr i8, ptr %.1385, i64 16
  store i64 %_serve_v8_dirty.2.2, ptr %.1390, align 8
  %.1392 = getelementptr i8, ptr %.1385, i64 24
  store i64 1, ptr %.1392, align 8
  %.1394 = getelementptr i8, ptr %.1385, i64 32
  store i64 0, ptr %.1394, align 8
  %.1396 = getelementptr i8, ptr %.1385, i64 40
  store i64 %.1374, ptr %.1396, align 8
  %.1398 = getelementptr i8, ptr %.1385, i64 48
  store i64 %.1374, ptr %.1398, align 8
  %.1401 = add i64 %_serve_v8_top.4.1, 1
  br label %B5792
B5792:
  %_serve_v8_top.7.3 = phi i64 [ %_serve_v8_top.4.1, %B5764 ], [ %.1401, %B5790 ], [ %_serve_v8_top.4.1, %B5778 ]
  %.1422.not = icmp eq i64 %_serve_v8_missing.3.2, 0
  br i1 %.1422.not, label %B5861, label %B5800.endif
B5814:
  %.1482 = load i64, ptr %.240, align 8
  %.1486 = shl i64 %_serve_v8_line.2.1, %.1482
  %.1499.idx = mul i64 %_serve_v8_top.7.3, 56
  %.1499 = getelementptr i8, ptr %arg.pending, i64 %.1499.idx
  store i64 %_serve_v8_row.2.1, ptr %.1499, align 8
  %.1502 = getelementptr i8, ptr %.1499, i64 8
  store i64 %.11.i, ptr %.1502, align 8
  %.1504 = getelementptr i8, ptr %.1499, i64 16
  store i64 %_serve_v8_missing.3.2, ptr %.1504, align 8
  %.1506 = getelementptr i8, ptr %.1499, i64 24
  store i64 %_serve_v8_write.2.1, ptr %.1506, align 8
  %.1508 = getelementptr i8, ptr %.1499, i64 32
  store i64 %_serve_v8_own.2.1, ptr %.1508, align 8
  %.1510 = getelementptr i8, ptr %.1499, i64 40
  store i64 %.1486, ptr %.1510, align 8
  %.1512 = getelementptr i8, ptr %.1499, i64 48
  store i64 %.1486, ptr %.1512, align 8
  %.1515 = add i64 %_serve_v8_top.7.3, 1
  br label %B5861
B5861:
  %_serve_v8_deepest.3.3 = phi i64 [ %.11.i17, %B5814 ], [ %.11.i17, %B5800.endif ], [ %_serve_v8_deepest.2.1, %B5792 ]
  %_serve_v8_top.6.3 = phi i64 [ %.1515, %B5814 ], [ %_serve_v8_top.7.3, %B5800.endif ], [ %_serve_v8_top.7.3, %B5792 ]
  %.1610 = icmp sgt i64 %_serve_v8_top.6.3, 0
  br i1 %.1610, label %B5865, label %B6181
B5865:
  %_serve_v8_top.9.3 = phi i64 [ %_serve_v8_top.8.5, %B6044 ], [ %_serve_v8_top.6.3, %B5861 ]
  %.1630 = add i64 %_serve_v8_top.9.3, -1
  %.1633.idx = mul i64 %.1630, 56
  %.1633 = getelementptr i8, ptr %arg.pending, i64 %.1633.idx
  %.1639 = load i64, ptr %.1633, align 8
  %.1642.idx = mul i64 %.1639, 104
  %.1642 = getelementptr i8, ptr %arg.params, i64 %.1642.idx
  %.1644 = getelementptr i8, ptr %.1633, i64 8
  %.1645 = load i64, ptr %.1644, align 8
  %.1650 = getelementptr i8, ptr %.1633, i64 16
  %.1651 = load i64, ptr %.1650, align 8
  %.1656 = getelementptr i8, ptr %.1633, i64 24
  %.1657 = load i64, ptr %.1656, align 8
  %.1662 = getelementptr i8, ptr %.1633, i64 32
  %.1663 = load i64, ptr %.1662, align 8
  %.1668 = getelementptr i8, ptr %.1633, i64 40
  %.1669 = load i64, ptr %.1668, align 8
  %.1674 = getelementptr i8, ptr %.1633, i64 48
  %.1675 = load i64, ptr %.1674, align 8
  %.1682.idx = mul i64 %.1645, 104
  %.1682 = getelementptr i8, ptr %arg.params, i64 %.1682.idx
  %.1683 = getelementptr i8, ptr %.1642, i64 8
  %.1684 = load i64, ptr %.1683, align 8
  %.1688 = getelementptr i8, ptr %.1682, i64 8
  %.1689 = load i64, ptr %.1688, align 8
  %.1694 = load i64, ptr %.1642, align 8
  %.1695 = shl i64 1, %.1694
  %.1697 = add i64 %.1695, %.1669
  %.1702 = load i64, ptr %.1682, align 8
  %.1704 = ashr i64 %.1675, %.1702
  %.1711 = shl i64 %.1704, %.1702
  %.1717 = shl i64 1, %.1702
  %.1723 = add i64 %.1711, %.1717
  %.1729 = icmp slt i64 %.1723, %.1697
  br i1 %.1729, label %B5887, label %B5935
B5887:
  store i64 %.1723, ptr %.1674, align 8
  br label %B5935
B5935:
  %_serve_v8_top.8.5 = phi i64 [ %_serve_v8_top.9.3, %B5887 ], [ %.1630, %B5865 ]
  %_serve_v8_stop.2.5 = phi i64 [ %.1723, %B5887 ], [ %.1697, %B5865 ]
  %.1770 = icmp eq i64 %.1684, %.1689
  br i1 %.1770, label %B5951, label %B5974
B5951:
  %.1780 = sub i64 %.1675, %.1669
  %.1784 = ashr i64 %.1780, %.1684
  %.1786 = ashr i64 %.1651, %.1784
  %.1791 = sub i64 %.1675, %.1711
  %.1797 = ashr i64 %.1791, %.1684
  %.1798 = shl i64 %.1786, %.1797
  %.1801 = ashr i64 %.1717, %.1684
  %notmask = shl i64 -1, %.1801
  %.1807 = xor i64 %notmask, -1
  %.1808 = and i64 %.1798, %.1807
  br label %B6020
B5974:
  %.1830 = icmp slt i64 %.1675, %_serve_v8_stop.2.5
  br i1 %.1830, label %B5998.endif.preheader, label %B6044
B5998.endif.preheader:
  %.11.i18 = tail call i64 @llvm.smin.i64(i64 %.1689, i64 %.1684)
  %.1884 = shl i64 1, %.11.i18
  br label %B5998.endif
B6020:
  %_serve_v8_mask.7.5 = phi i64 [ %.1808, %B5951 ], [ %.1849, %B5998.endif ]
  %.1927 = icmp eq i64 %_serve_v8_mask.7.5, 0
  br i1 %.1927, label %B6044, label %B3482
B6044:
  %.1964 = icmp sgt i64 %_serve_v8_top.8.5, 0
  br i1 %.1964, label %B5865, label %B6181
B6181:
  %_serve_v8_deepest.4.1 = phi i64 [ %_serve_v8_deepest.3.3, %B6044 ], [ %_serve_v8_deepest.3.3, %B5861 ], [ %_serve_v8_deepest.2.1, %B5632 ]
  %.2015 = trunc i64 %_serve_v8_deepest.4.1 to i8
  %.2016 = getelementptr i8, ptr %arg.served, i64 %.144743747
  store i8 %.2015, ptr %.2016, align 1
  %exitcond768.not = icmp eq i64 %.151, %.56
  br i1 %exitcond768.not, label %common.ret, label %B3224
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B3802.else:
  %.392 = icmp ne i64 %.350, -9223372036854775808
  %.393 = icmp ne i64 %.298, -1
  %.394.not = or i1 %.393, %.392
  br i1 %.394.not, label %B3802.else.if, label %B3880
B3802.else.if:
  %30 = or i64 %.350, %.298
  %31 = icmp ult i64 %30, 4294967296
  br i1 %31, label %32, label %37
32:
  %33 = trunc i64 %.298 to i32
  %34 = trunc i64 %.350 to i32
  %35 = urem i32 %34, %33
  %36 = zext i32 %35 to i64
  br label %39
37:
  %38 = srem i64 %.350, %.298
  br label %39
39:
  %40 = phi i64 [ %36, %32 ], [ %38, %37 ]
  %.399 = xor i64 %40, %.298
  %.400 = icmp slt i64 %.399, 0
  %.401 = icmp ne i64 %40, 0
  %.402 = and i1 %.401, %.400
  %.409 = select i1 %.402, i64 %.298, i64 0
  %spec.select721 = add i64 %.409, %40
  br label %B3880
B5752.endif:
  %.1282 = add i64 %_serve_v8_row.2.1, 1
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1284, i64 %.1282)
  %.1318 = icmp eq i64 %_serve_v8_row.2.1, %.51
  br i1 %.1318, label %B5764, label %B5778
B5800.endif:
  %reass.sub = sub i64 %.11.i, %.51
  %.1430 = add i64 %reass.sub, 2
  %.1432 = mul i64 %_serve_v8_own.2.1, %.1430
  %.11.i17 = tail call i64 @llvm.smax.i64(i64 %.1432, i64 %_serve_v8_deepest.2.1)
  %.1472 = icmp slt i64 %_serve_v8_row.2.1, %.51
  br i1 %.1472, label %B5814, label %B5861
B5998.endif:
  %_serve_v8_mask.9.6 = phi i64 [ %.1849, %B5998.endif ], [ 0, %B5998.endif.preheader ]
  %_serve_v8_byte.2.6 = phi i64 [ %.1886, %B5998.endif ], [ %.1675, %B5998.endif.preheader ]
  %41 = sub i64 %_serve_v8_byte.2.6, %.1669
  %.1838 = ashr i64 %41, %.1684
  %.1840722 = lshr i64 %.1651, %.1838
  %.1841 = and i64 %.1840722, 1
  %42 = sub i64 %_serve_v8_byte.2.6, %.1711
  %.1846 = ashr i64 %42, %.1689
  %.1847 = shl i64 %.1841, %.1846
  %.1849 = or i64 %.1847, %_serve_v8_mask.9.6
  %.1886 = add i64 %_serve_v8_byte.2.6, %.1884
  %.1890 = icmp slt i64 %.1886, %_serve_v8_stop.2.5
  br i1 %.1890, label %B5998.endif, label %B6020
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.smin.i64(i64, i64)
define i32 @mgpusim_serve_placed(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.params, ptr %arg.state, ptr %arg.kinds, ptr %arg.instances, ptr %arg.lines, ptr %arg.masks, ptr %arg.writes, ptr %arg.sites, ptr %arg.counters, ptr %arg.served, ptr %arg.pending)  {
B0.endif:
  %.50 = getelementptr i8, ptr %arg.what, i64 8
  %.51 = load i64, ptr %.50, align 8
  %.56 = load i64, ptr %arg.what, align 8
  %.138759.not = icmp slt i64 %.56, 1
  br i1 %.138759.not, label %common.ret, label %B6703.lr.ph
B6703.lr.ph:
  %.1295 = add i64 %.51, -1
  %scevgep72 = getelementptr i8, ptr %arg.state, i64 24
  br label %B6703
B6703:
  %.144755760 = phi i64 [ 0, %B6703.lr.ph ], [ %.151, %B13139 ]
  %.151 = add i64 %.144755760, 1
  %.181 = getelementptr i8, ptr %arg.kinds, i64 %.144755760
  %.182 = load i8, ptr %.181, align 1
  %.183 = zext i8 %.182 to i64
  %.189 = getelementptr i32, ptr %arg.instances, i64 %.144755760
  %.190 = load i32, ptr %.189, align 4
  %.191 = sext i32 %.190 to i64
  %.197 = getelementptr i64, ptr %arg.lines, i64 %.144755760
  %.198 = load i64, ptr %.197, align 8
  %.204 = getelementptr i32, ptr %arg.masks, i64 %.144755760
  %.205 = load i32, ptr %.204, align 4
  %.206 = zext i32 %.205 to i64
  %.212 = getelementptr i8, ptr %arg.writes, i64 %.144755760
  %.213 = load i8, ptr %.212, align 1
  %.214 = zext i8 %.213 to i64
  %.220 = getelementptr i32, ptr %arg.sites, i64 %.144755760
  %.221 = load i32, ptr %.220, align 4
  %.222 = sext i32 %.221 to i64
  %.idx = mul i64 %.222, 144
  %0 = getelementptr i8, ptr %arg.counters, i64 %.idx
  %sunkaddr123 = getelementptr i8, ptr %0, i64 136
  br label %B6961
B6961:
  %_serve_v15_row.2.1 = phi i64 [ %.183, %B6703 ], [ %.1656, %B12978 ]
  %_serve_v15_instance.2.1 = phi i64 [ %.191, %B6703 ], [ 0, %B12978 ]
  %_serve_v15_line.2.1 = phi i64 [ %.198, %B6703 ], [ %.1715, %B12978 ]
  %_serve_v15_mask.5.1 = phi i64 [ %.206, %B6703 ], [ %_serve_v15_mask.7.5, %B12978 ]
  %_serve_v15_write.2.1 = phi i64 [ %.214, %B6703 ], [ %.1668, %B12978 ]
  %_serve_v15_own.2.1 = phi i64 [ 1, %B6703 ], [ %.1674, %B12978 ]
  %_serve_v15_deepest.2.1 = phi i64 [ 0, %B6703 ], [ %_serve_v15_deepest.3.3, %B12978 ]
  %_serve_v15_top.4.1 = phi i64 [ 0, %B6703 ], [ %_serve_v15_top.8.5, %B12978 ]
  %.240.idx = mul i64 %_serve_v15_row.2.1, 104
  %.240 = getelementptr i8, ptr %arg.params, i64 %.240.idx
  %.245 = getelementptr i8, ptr %.240, i64 24
  %.246 = load i64, ptr %.245, align 8
  %.280 = icmp sgt i64 %.246, 0
  br i1 %.280, label %B7031, label %B9111
B7031:
  %sunkaddr98 = getelementptr i8, ptr %.240, i64 80
  %.292 = load i64, ptr %sunkaddr98, align 8
  %sunkaddr100 = getelementptr i8, ptr %.240, i64 16
  %.298 = load i64, ptr %sunkaddr100, align 8
  %.300 = mul i64 %.298, %_serve_v15_instance.2.1
  %sunkaddr102 = getelementptr i8, ptr %.240, i64 32
  %.320 = load i64, ptr %sunkaddr102, align 8
  %.324 = icmp slt i64 %.320, 63
  br i1 %.324, label %B7199, label %B7237
B7199:
  %_serve_v15_set_of_v20_line.2.3 = phi i64 [ %.330, %B7199 ], [ %_serve_v15_line.2.1, %B7031 ]
  %_serve_v15_set_of_v20_fold.2.3 = phi i64 [ %.337, %B7199 ], [ %.320, %B7031 ]
  %.328 = ashr i64 %_serve_v15_set_of_v20_line.2.3, %_serve_v15_set_of_v20_fold.2.3
  %.330 = xor i64 %.328, %_serve_v15_set_of_v20_line.2.3
  %.337 = shl i64 %_serve_v15_set_of_v20_fold.2.3, 1
  %.340 = icmp slt i64 %_serve_v15_set_of_v20_fold.2.3, 32
  br i1 %.340, label %B7199, label %B7237
B7237:
  %_serve_v15_set_of_v20_line.3.4 = phi i64 [ %_serve_v15_line.2.1, %B7031 ], [ %.330, %B7199 ]
  %sunkaddr104 = getelementptr i8, ptr %.240, i64 40
  %.348 = load i64, ptr %sunkaddr104, align 8
  %.350 = and i64 %.348, %_serve_v15_set_of_v20_line.3.4
  %.366 = icmp slt i64 %.350, %.298
  br i1 %.366, label %B7429, label %B7281
B7281:
  %.381 = icmp eq i64 %.298, 0
  br i1 %.381, label %B7429, label %B7281.else
B7429:
  %_serve_v15_set_of_v20__vphi146_0.2.3 = phi i64 [ %.350, %B7237 ], [ 0, %B7281 ], [ 0, %B7281.else ], [ %spec.select733, %35 ]
  %.430 = add i64 %_serve_v15_set_of_v20__vphi146_0.2.3, %.300
  %sunkaddr106 = getelementptr i8, ptr %.240, i64 72
  %.435 = load i64, ptr %sunkaddr106, align 8
  %.436 = mul i64 %.430, %.435
  %.438 = add i64 %.436, %.292
  %.446 = getelementptr i64, ptr %arg.state, i64 %.438
  %.454 = getelementptr i64, ptr %.446, i64 %.246
  %sunkaddr108 = getelementptr i8, ptr %.240, i64 48
  %.461 = load i64, ptr %sunkaddr108, align 8
  %sunkaddr110 = getelementptr i8, ptr %.240, i64 56
  %.467 = load i64, ptr %sunkaddr110, align 8
  %.476 = icmp sgt i64 %_serve_v15_write.2.1, %.467
  br i1 %.476, label %B7521, label %B7669.critedge
B7521:
  %.514 = load i64, ptr %.446, align 8
  %.518.not = icmp eq i64 %.514, %_serve_v15_line.2.1
  br i1 %.518.not, label %B7669.critedge, label %B7535
B7535:
  %lsr.iv = phi i64 [ %lsr.iv.next, %B7551 ], [ 1, %B7521 ]
  %exitcond.not = icmp eq i64 %.246, %lsr.iv
  br i1 %exitcond.not, label %B9111, label %B7551
B7551:
  %1 = shl i64 %lsr.iv, 3
  %scevgep = getelementptr i8, ptr %.446, i64 %1
  %.546 = load i64, ptr %scevgep, align 8
  %.550.not = icmp eq i64 %.546, %_serve_v15_line.2.1
  %lsr.iv.next = add i64 %lsr.iv, 1
  br i1 %.550.not, label %B7669.critedge, label %B7535
B7669.critedge:
  %sunkaddr112 = getelementptr i8, ptr %.240, i64 64
  %.617 = load i64, ptr %sunkaddr112, align 8
  %.618 = icmp eq i64 %.617, 0
  %.674 = load i64, ptr %.446, align 8
  br i1 %.618, label %B7761, label %B7703
B7703:
  %.60.not.i = icmp eq i64 %.674, %_serve_v15_line.2.1
  br i1 %.60.not.i, label %B53016.thread1.i, label %B126.preheader.i
B126.preheader.i:
  %2 = add i64 %.246, -1
  %3 = shl i64 %.438, 3
  %4 = getelementptr i8, ptr %arg.state, i64 %3
  %scevgep13.i = getelementptr i8, ptr %4, i64 8
  br label %B126.i
B126.i:
  %way_of_v31_way.2.1.i = phi i64 [ %.66.i, %B182.i ], [ 0, %B126.preheader.i ]
  %exitcond.not.i = icmp eq i64 %2, %way_of_v31_way.2.1.i
  br i1 %exitcond.not.i, label %B26589.i, label %B182.i
B182.i:
  %.66.i = add i64 %way_of_v31_way.2.1.i, 1
  %5 = shl i64 %way_of_v31_way.2.1.i, 3
  %scevgep14.i = getelementptr i8, ptr %scevgep13.i, i64 %5
  %.88.i = load i64, ptr %scevgep14.i, align 8
  %.92.not.i = icmp eq i64 %.88.i, %_serve_v15_line.2.1
  br i1 %.92.not.i, label %B53016.i, label %B126.i
B26589.i:
  %.161.not.i = icmp eq i64 %.674, -1
  br i1 %.161.not.i, label %B53016.thread1.i, label %B53000.i
B53000.i:
  %way_of_v30_way.2.1.i = phi i64 [ %.167.i, %B53010.i ], [ 0, %B26589.i ]
  %exitcond167.not.i = icmp eq i64 %2, %way_of_v30_way.2.1.i
  br i1 %exitcond167.not.i, label %B53016.thread.i, label %B53010.i
B53016.thread.i:
  %.231.idx3.i = shl i64 %.246, 4
  %.2314.i = getelementptr i8, ptr %.446, i64 %.231.idx3.i
  br label %B53084.i
B53010.i:
  %.167.i = add i64 %way_of_v30_way.2.1.i, 1
  %6 = shl i64 %way_of_v30_way.2.1.i, 3
  %scevgep12.i = getelementptr i8, ptr %scevgep13.i, i64 %6
  %.189.i = load i64, ptr %scevgep12.i, align 8
  %.193.not.i = icmp eq i64 %.189.i, -1
  br i1 %.193.not.i, label %B53016.i, label %B53000.i
B53016.thread1.i:
  %.231.idx4.i = shl i64 %.246, 4
  %.2315.i = getelementptr i8, ptr %.446, i64 %.231.idx4.i
  br label %B212601.i
B53016.i:
  %way.3.0.i = phi i64 [ %.167.i, %B53010.i ], [ %.66.i, %B182.i ]
  %.231.idx.i = shl i64 %.246, 4
  %.231.i = getelementptr i8, ptr %.446, i64 %.231.idx.i
  %.237.i = icmp eq i64 %way.3.0.i, %.246
  br i1 %.237.i, label %B53084.i, label %B212601.i
B53084.i:
  %.2316.i = phi ptr [ %.2314.i, %B53016.thread.i ], [ %.231.i, %B53016.i ]
  %.246.i = load i64, ptr %.2316.i, align 8
  %.249.i = load i64, ptr %arg.state, align 8
  %.265.i = icmp eq i64 %.617, 2
  br i1 %.265.i, label %B53085.i, label %B106321.i
B53085.i:
  %.279.i = mul i64 %.249.i, 1103515245
  %.280.i = add i64 %.279.i, 12345
  %.281.i = and i64 %.280.i, 2147483647
  %.282.i = lshr i64 %.281.i, 16
  %7 = icmp ult i64 %.246, 4294967296
  br i1 %7, label %8, label %B212600.i
B106321.i:
  %.359.i.not = icmp eq i64 %.246, 1
  br i1 %.359.i.not, label %B212560.i, label %B106347.i
B106347.i:
  %_of_code__locals__either_v26__of_code__locals___lambda__v27_tree_victim_v28_node.2.0.i = phi i64 [ %.367.i, %B106347.i ], [ 1, %B106321.i ]
  %.362.i = shl i64 %_of_code__locals__either_v26__of_code__locals___lambda__v27_tree_victim_v28_node.2.0.i, 1
  %.365166.i = lshr i64 %.246.i, %_of_code__locals__either_v26__of_code__locals___lambda__v27_tree_victim_v28_node.2.0.i
  %.366.i = and i64 %.365166.i, 1
  %.367.i = or i64 %.366.i, %.362.i
  %.373.i = icmp slt i64 %.367.i, %.246
  br i1 %.373.i, label %B106347.i, label %B212560.i
B212560.i:
  %_of_code__locals__either_v26__of_code__locals___lambda__v27_tree_victim_v28_node.3.1.i = phi i64 [ 1, %B106321.i ], [ %.367.i, %B106347.i ]
  %.381.i = sub i64 %_of_code__locals__either_v26__of_code__locals___lambda__v27_tree_victim_v28_node.3.1.i, %.246
  br label %B212600.i
B212600.i:
  %"$240call.10.2.sroa.8.0.i" = phi i64 [ %.249.i, %B212560.i ], [ %.281.i, %8 ], [ %.281.i, %B53085.i ]
  %"$240call.10.2.sroa.0.0.i" = phi i64 [ %.381.i, %B212560.i ], [ %12, %8 ], [ %.282.i, %B53085.i ]
  store i64 %"$240call.10.2.sroa.8.0.i", ptr %arg.state, align 8
  br label %B212601.i
B212601.i:
  %.2317.i = phi ptr [ %.2316.i, %B212600.i ], [ %.231.i, %B53016.i ], [ %.2315.i, %B53016.thread1.i ]
  %way.4.0.i = phi i64 [ %"$240call.10.2.sroa.0.0.i", %B212600.i ], [ %way.3.0.i, %B53016.i ], [ 0, %B53016.thread1.i ]
  %.412.i = load i64, ptr %.2317.i, align 8
  %.433.i = icmp ne i64 %.617, 2
  %.477.i = lshr i64 %.246, 1
  %.481.i = icmp ne i64 %.477.i, 0
  %or.cond.i = and i1 %.481.i, %.433.i
  br i1 %or.cond.i, label %B212669.i, label %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit
B212669.i:
  %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_tree.2.0.i = phi i64 [ %.509.i, %B212669.i ], [ %.412.i, %B212601.i ]
  %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_node.2.0.i = phi i64 [ %.516.i, %B212669.i ], [ 1, %B212601.i ]
  %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_half.2.0.i = phi i64 [ %.520.i, %B212669.i ], [ %.477.i, %B212601.i ]
  %.490.i = and i64 %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_half.2.0.i, %way.4.0.i
  %.491.not.i = icmp ne i64 %.490.i, 0
  %spec.select.i = zext i1 %.491.not.i to i64
  %.504.i = shl i64 1, %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_node.2.0.i
  %.506.i = or i64 %.504.i, %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_tree.2.0.i
  %.508.i = shl i64 %spec.select.i, %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_node.2.0.i
  %.509.i = xor i64 %.508.i, %.506.i
  %.515.i = shl i64 %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_node.2.0.i, 1
  %.516.i = or i64 %.515.i, %spec.select.i
  %.520.i = lshr i64 %_of_code__locals__either_v22__of_code__locals___lambda__v23_tree_used_v24_half.2.0.i, 1
  %.523.not.i = icmp eq i64 %.520.i, 0
  br i1 %.523.not.i, label %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit, label %B212669.i
8:
  %9 = trunc i64 %.246 to i32
  %10 = trunc i64 %.282.i to i32
  %11 = urem i32 %10, %9
  %12 = zext i32 %11 to i64
  br label %B212600.i
_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit:
  %"$310call.8.2.0.i" = phi i64 [ %.412.i, %B212601.i ], [ %.509.i, %B212669.i ]
  store i64 %"$310call.8.2.0.i", ptr %.2317.i, align 8
  %.673668 = getelementptr i64, ptr %.446, i64 %way.4.0.i
  %.674669 = load i64, ptr %.673668, align 8
  %.680670 = getelementptr i64, ptr %.454, i64 %way.4.0.i
  %.681671 = load i64, ptr %.680670, align 8
  %.691672.not = icmp eq i64 %.674669, %_serve_v15_line.2.1
  br i1 %.691672.not, label %B8229, label %B7789.thread
B7761:
  %.681 = load i64, ptr %.454, align 8
  %.691.not = icmp eq i64 %.674, %_serve_v15_line.2.1
  br i1 %.691.not, label %B8229, label %B7793
B7789.thread:
  %sunkaddr113 = shl i64 %way.4.0.i, 3
  %sunkaddr114 = getelementptr i8, ptr %.446, i64 %sunkaddr113
  store i64 %_serve_v15_line.2.1, ptr %sunkaddr114, align 8
  br label %B7925
B7793:
  store i64 %_serve_v15_line.2.1, ptr %.446, align 8
  %.725.not = icmp eq i64 %.246, 1
  br i1 %.725.not, label %B7925, label %B7895
B7895:
  %lsr.iv66 = phi i64 [ %lsr.iv.next67, %B7895 ], [ 2, %B7793 ]
  %_serve_v15_tag.2.5 = phi i64 [ %.761, %B7895 ], [ %.674, %B7793 ]
  %_serve_v15_word.4.5 = phi i64 [ %.765, %B7895 ], [ %.681, %B7793 ]
  %13 = shl i64 %lsr.iv66, 3
  %scevgep70 = getelementptr i8, ptr %.446, i64 %13
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.761 = load i64, ptr %scevgep71, align 8
  %scevgep68 = getelementptr i8, ptr %.454, i64 %13
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -8
  %.765 = load i64, ptr %scevgep69, align 8
  store i64 %_serve_v15_tag.2.5, ptr %scevgep71, align 8
  store i64 %_serve_v15_word.4.5, ptr %scevgep69, align 8
  %.801 = icmp slt i64 %lsr.iv66, %.246
  %.824 = icmp ne i64 %.761, %_serve_v15_line.2.1
  %or.cond = select i1 %.801, i1 %.824, i1 false
  %lsr.iv.next67 = add i64 %lsr.iv66, 1
  br i1 %or.cond, label %B7895, label %B7925
B7925:
  %_serve_v15_first.3.3674682 = phi i64 [ 0, %B7793 ], [ %way.4.0.i, %B7789.thread ], [ 0, %B7895 ]
  %_serve_v15_tag.3.4 = phi i64 [ %.674, %B7793 ], [ %.674669, %B7789.thread ], [ %.761, %B7895 ]
  %_serve_v15_word.5.4 = phi i64 [ %.681, %B7793 ], [ %.681671, %B7789.thread ], [ %.765, %B7895 ]
  %.866.not = icmp eq i64 %_serve_v15_tag.3.4, %_serve_v15_line.2.1
  br i1 %.866.not, label %B8229, label %B8225
B8225:
  %.874 = lshr i64 %_serve_v15_word.5.4, 32
  br label %B8229
B8229:
  %_serve_v15_first.3.3673 = phi i64 [ %_serve_v15_first.3.3674682, %B8225 ], [ %_serve_v15_first.3.3674682, %B7925 ], [ 0, %B7761 ], [ %way.4.0.i, %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit ]
  %_serve_v15_dirty.3.3 = phi i64 [ %.874, %B8225 ], [ 0, %B7925 ], [ 0, %B7761 ], [ 0, %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit ]
  %_serve_v15_old.3.3 = phi i64 [ %_serve_v15_tag.3.4, %B8225 ], [ -1, %B7925 ], [ -1, %B7761 ], [ -1, %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit ]
  %_serve_v15_word.6.3 = phi i64 [ 0, %B8225 ], [ %_serve_v15_word.5.4, %B7925 ], [ %.681, %B7761 ], [ %.681671, %_ZN7mgpusim6memory13cache_kernels6_placeB3v21B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2axxxx.exit ]
  %.922 = and i64 %_serve_v15_word.6.3, %_serve_v15_mask.5.1
  %.936 = xor i64 %.922, %_serve_v15_mask.5.1
  %.941.not = icmp eq i64 %_serve_v15_write.2.1, 0
  br i1 %.941.not, label %B8551, label %B8285
B8285:
  %.958.not = icmp eq i64 %.467, 0
  %spec.select = select i1 %.958.not, i64 %.922, i64 %_serve_v15_mask.5.1
  %.975 = icmp eq i64 %.461, 2
  br i1 %.975, label %B8547, label %B8551
B8547:
  %.979 = xor i64 %spec.select, %_serve_v15_mask.5.1
  %.983 = shl i64 %spec.select, 32
  %.985 = or i64 %.983, %spec.select
  br label %B8551
B8551:
  %_serve_v15_sectors_after_v18_kept.4.3 = phi i64 [ %.985, %B8547 ], [ %spec.select, %B8285 ], [ %_serve_v15_mask.5.1, %B8229 ]
  %_serve_v15_sectors_after_v18_missing.3.3 = phi i64 [ %.979, %B8547 ], [ %_serve_v15_mask.5.1, %B8285 ], [ %.936, %B8229 ]
  %.1005 = or i64 %_serve_v15_sectors_after_v18_kept.4.3, %_serve_v15_word.6.3
  %.1019 = icmp sgt i64 %_serve_v15_write.2.1, %.461
  br i1 %.1019, label %B8701, label %B9041
B8701:
  %.1028 = xor i64 %_serve_v15_mask.5.1, -1
  %.1032 = and i64 %.1005, %.1028
  %.1080 = and i64 %.1032, 4294967295
  %.1081 = icmp eq i64 %.1080, 0
  br i1 %.1081, label %B8715, label %B9041
B8715:
  %.1101 = add i64 %_serve_v15_first.3.3673, 1
  %.1105 = icmp slt i64 %.1101, %.246
  %or.cond732 = select i1 %.618, i1 %.1105, i1 false
  br i1 %or.cond732, label %B9015.preheader, label %B9029
B9015.preheader:
  %14 = xor i64 %_serve_v15_first.3.3673, -1
  %15 = add i64 %.246, %14
  %min.iters.check = icmp ult i64 %15, 6
  br i1 %min.iters.check, label %B9015.preheader32, label %vector.memcheck
vector.memcheck:
  %16 = shl i64 %.246, 3
  %17 = add i64 %16, 8
  %conflict.rdx47 = icmp ult i64 %17, 48
  br i1 %conflict.rdx47, label %B9015.preheader32, label %vector.ph
vector.ph:
  %n.vec = and i64 %15, -4
  %18 = shl i64 %_serve_v15_first.3.3673, 3
  %19 = shl i64 %.438, 3
  %20 = getelementptr i8, ptr %scevgep72, i64 %18
  %21 = getelementptr i8, ptr %20, i64 %16
  %scevgep73 = getelementptr i8, ptr %21, i64 %19
  %scevgep82 = getelementptr i8, ptr %20, i64 %19
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %22 = shl i64 %index, 3
  %scevgep88 = getelementptr i8, ptr %scevgep82, i64 %22
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep89, align 8
  %wide.load48 = load <2 x i64>, ptr %scevgep88, align 8
  %scevgep86 = getelementptr i8, ptr %scevgep88, i64 -24
  %scevgep84 = getelementptr i8, ptr %scevgep88, i64 -8
  store <2 x i64> %wide.load, ptr %scevgep86, align 8
  store <2 x i64> %wide.load48, ptr %scevgep84, align 8
  %scevgep79 = getelementptr i8, ptr %scevgep73, i64 %22
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -16
  %wide.load49 = load <2 x i64>, ptr %scevgep80, align 8
  %wide.load50 = load <2 x i64>, ptr %scevgep79, align 8
  %scevgep77 = getelementptr i8, ptr %scevgep79, i64 -24
  %scevgep75 = getelementptr i8, ptr %scevgep79, i64 -8
  store <2 x i64> %wide.load49, ptr %scevgep77, align 8
  store <2 x i64> %wide.load50, ptr %scevgep75, align 8
  %index.next = add i64 %index, 4
  %23 = icmp eq i64 %n.vec, %index.next
  br i1 %23, label %middle.block, label %vector.body
middle.block:
  %24 = add i64 %n.vec, %_serve_v15_first.3.3673
  %cmp.n = icmp eq i64 %15, %n.vec
  br i1 %cmp.n, label %B9029, label %middle.block.B9015.preheader51_crit_edge
middle.block.B9015.preheader51_crit_edge:
  %.pre = add i64 %24, 1
  br label %B9015.preheader32
B9015.preheader32:
  %lsr.iv90.ph = phi i64 [ %.1101, %B9015.preheader ], [ %.1101, %vector.memcheck ], [ %.pre, %middle.block.B9015.preheader51_crit_edge ]
  br label %B9015
B9015:
  %lsr.iv90 = phi i64 [ %lsr.iv.next91, %B9015 ], [ %lsr.iv90.ph, %B9015.preheader32 ]
  %25 = shl i64 %lsr.iv90, 3
  %scevgep97 = getelementptr i8, ptr %.446, i64 %25
  %.1111 = load i64, ptr %scevgep97, align 8
  %scevgep96 = getelementptr i8, ptr %scevgep97, i64 -8
  store i64 %.1111, ptr %scevgep96, align 8
  %scevgep94 = getelementptr i8, ptr %.454, i64 %25
  %.1120 = load i64, ptr %scevgep94, align 8
  %scevgep93 = getelementptr i8, ptr %scevgep94, i64 -8
  store i64 %.1120, ptr %scevgep93, align 8
  %lsr.iv.next91 = add i64 %lsr.iv90, 1
  %.1133 = icmp slt i64 %lsr.iv.next91, %.246
  br i1 %.1133, label %B9015, label %B9029
B9029:
  %_serve_v15_first.5.4 = phi i64 [ %_serve_v15_first.3.3673, %B8715 ], [ %24, %middle.block ], [ %lsr.iv90, %B9015 ]
  %.1146 = getelementptr i64, ptr %.446, i64 %_serve_v15_first.5.4
  store i64 -1, ptr %.1146, align 8
  br label %B9041
B9041:
  %_serve_v15_sectors_after_v18_word_1.2.3690 = phi i64 [ %.1032, %B9029 ], [ %.1032, %B8701 ], [ %.1005, %B8551 ]
  %_serve_v15_sectors_after_v18_held.2.3688 = phi i64 [ 0, %B9029 ], [ 0, %B8701 ], [ %.922, %B8551 ]
  %_serve_v15_first.6.3 = phi i64 [ %_serve_v15_first.5.4, %B9029 ], [ %_serve_v15_first.3.3673, %B8701 ], [ %_serve_v15_first.3.3673, %B8551 ]
  %.1184 = getelementptr i64, ptr %.454, i64 %_serve_v15_first.6.3
  store i64 %_serve_v15_sectors_after_v18_word_1.2.3690, ptr %.1184, align 8
  br label %B9111
B9111:
  %_serve_v15_held.2.2 = phi i64 [ %_serve_v15_sectors_after_v18_held.2.3688, %B9041 ], [ 0, %B6961 ], [ 0, %B7535 ]
  %_serve_v15_missing.2.2 = phi i64 [ %_serve_v15_sectors_after_v18_missing.3.3, %B9041 ], [ %_serve_v15_mask.5.1, %B6961 ], [ %_serve_v15_mask.5.1, %B7535 ]
  %_serve_v15_dirty.2.2 = phi i64 [ %_serve_v15_dirty.3.3, %B9041 ], [ 0, %B6961 ], [ 0, %B7535 ]
  %_serve_v15_old.2.2 = phi i64 [ %_serve_v15_old.3.3, %B9041 ], [ -1, %B6961 ], [ -1, %B7535 ]
  %sunkaddr116 = getelementptr i8, ptr %.240, i64 96
  %.1217 = load i64, ptr %sunkaddr116, align 8
  %.1221 = getelementptr i64, ptr %0, i64 %.1217
  %.1223 = load i64, ptr %.1221, align 8
  %.1224 = add i64 %.1223, 1
  store i64 %.1224, ptr %.1221, align 8
  %.1227 = getelementptr i8, ptr %.1221, i64 8
  %.1228 = load i64, ptr %.1227, align 8
  %.1230 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v15_mask.5.1)
  %.1231 = add i64 %.1228, %.1230
  store i64 %.1231, ptr %.1227, align 8
  %.1234 = getelementptr i8, ptr %.1221, i64 16
  %.1235 = load i64, ptr %.1234, align 8
  %.1237 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v15_held.2.2)
  %.1238 = add i64 %.1235, %.1237
  store i64 %.1238, ptr %.1234, align 8
  %.1241 = getelementptr i8, ptr %.1221, i64 24
  %.1242 = load i64, ptr %.1241, align 8
  %.1245 = icmp eq i64 %_serve_v15_held.2.2, %_serve_v15_mask.5.1
  %.1249 = icmp ne i64 %_serve_v15_held.2.2, 0
  %.1252 = and i1 %.1245, %.1249
  %.1254 = zext i1 %.1252 to i64
  %.1255 = add i64 %.1242, %.1254
  store i64 %.1255, ptr %.1241, align 8
  %.1260 = or i64 %_serve_v15_missing.2.2, %_serve_v15_top.4.1
  %.1262 = or i64 %.1260, %_serve_v15_dirty.2.2
  %.1263 = icmp eq i64 %.1262, 0
  br i1 %.1263, label %B13139, label %B9231.endif
B9243:
  %sunkaddr118 = shl i64 %_serve_v15_write.2.1, 3
  %sunkaddr119 = getelementptr i8, ptr %0, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 128
  %.1345 = load i64, ptr %sunkaddr120, align 8
  %.1347 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v15_missing.2.2)
  %sunkaddr122 = getelementptr i8, ptr %.240, i64 8
  %.1350 = load i64, ptr %sunkaddr122, align 8
  %.1351 = shl i64 %.1347, %.1350
  %.1352 = add i64 %.1351, %.1345
  store i64 %.1352, ptr %sunkaddr120, align 8
  %.1360 = load i64, ptr %sunkaddr123, align 8
  %.1362 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v15_dirty.2.2)
  %.1367 = load i64, ptr %sunkaddr122, align 8
  %.1368 = shl i64 %.1362, %.1367
  %.1369 = add i64 %.1368, %.1360
  store i64 %.1369, ptr %sunkaddr123, align 8
  br label %B9271
B9257:
  %.1378.not = icmp eq i64 %_serve_v15_dirty.2.2, 0
  br i1 %.1378.not, label %B9271, label %B9269
B9269:
  %.1383 = load i64, ptr %.240, align 8
  %.1385 = shl i64 %_serve_v15_old.2.2, %.1383
  %.1396.idx = mul i64 %_serve_v15_top.4.1, 56
  %.1396 = getelementptr i8, ptr %arg.pending, i64 %.1396.idx
  store i64 %_serve_v15_row.2.1, ptr %.1396, align 8
  %.1399 = getelementptr i8, ptr %.1396, i64 8
  store i64 %.11.i, ptr %.1399, align 8
  %.1401 = getelementptr i8, ptr %.1396, i64 16
  store i64 %_serve_v15_dirty.2.2, ptr %.1401, align 8
  %.1403 = getelementptr i8, ptr %.1396, i64 24
  store i64 1, ptr %.1403, align 8
  %.1405 = getelementptr i8, ptr %.1396, i64 32
  store i64 0, ptr %.1405, align 8
  %.1407 = getelementptr i8, ptr %.1396, i64 40
  store i64 %.1385, ptr %.1407, align 8
  %.1409 = getelementptr i8, ptr %.1396, i64 48
  store i64 %.1385, ptr %.1409, align 8
  %.1412 = add i64 %_serve_v15_top.4.1, 1
  br label %B9271
B9271:
  %_serve_v15_top.7.3 = phi i64 [ %_serve_v15_top.4.1, %B9243 ], [ %.1412, %B9269 ], [ %_serve_v15_top.4.1, %B9257 ]
  %.1433.not = icmp eq i64 %_serve_v15_missing.2.2, 0
  br i1 %.1433.not, label %B12819, label %B9279.endif
B9293:
  %.1493 = load i64, ptr %.240, align 8
  %.1497 = shl i64 %_serve_v15_line.2.1, %.1493
  %.1510.idx = mul i64 %_serve_v15_top.7.3, 56
  %.1510 = getelementptr i8, ptr %arg.pending, i64 %.1510.idx
  store i64 %_serve_v15_row.2.1, ptr %.1510, align 8
  %.1513 = getelementptr i8, ptr %.1510, i64 8
  store i64 %.11.i, ptr %.1513, align 8
  %.1515 = getelementptr i8, ptr %.1510, i64 16
  store i64 %_serve_v15_missing.2.2, ptr %.1515, align 8
  %.1517 = getelementptr i8, ptr %.1510, i64 24
  store i64 %_serve_v15_write.2.1, ptr %.1517, align 8
  %.1519 = getelementptr i8, ptr %.1510, i64 32
  store i64 %_serve_v15_own.2.1, ptr %.1519, align 8
  %.1521 = getelementptr i8, ptr %.1510, i64 40
  store i64 %.1497, ptr %.1521, align 8
  %.1523 = getelementptr i8, ptr %.1510, i64 48
  store i64 %.1497, ptr %.1523, align 8
  %.1526 = add i64 %_serve_v15_top.7.3, 1
  br label %B12819
B12819:
  %_serve_v15_deepest.3.3 = phi i64 [ %.11.i17, %B9293 ], [ %.11.i17, %B9279.endif ], [ %_serve_v15_deepest.2.1, %B9271 ]
  %_serve_v15_top.6.3 = phi i64 [ %.1526, %B9293 ], [ %_serve_v15_top.7.3, %B9279.endif ], [ %_serve_v15_top.7.3, %B9271 ]
  %.1621 = icmp sgt i64 %_serve_v15_top.6.3, 0
  br i1 %.1621, label %B12823, label %B13139
B12823:
  %_serve_v15_top.9.3 = phi i64 [ %_serve_v15_top.8.5, %B13002 ], [ %_serve_v15_top.6.3, %B12819 ]
  %.1641 = add i64 %_serve_v15_top.9.3, -1
  %.1644.idx = mul i64 %.1641, 56
  %.1644 = getelementptr i8, ptr %arg.pending, i64 %.1644.idx
  %.1650 = load i64, ptr %.1644, align 8
  %.1653.idx = mul i64 %.1650, 104
  %.1653 = getelementptr i8, ptr %arg.params, i64 %.1653.idx
  %.1655 = getelementptr i8, ptr %.1644, i64 8
  %.1656 = load i64, ptr %.1655, align 8
  %.1661 = getelementptr i8, ptr %.1644, i64 16
  %.1662 = load i64, ptr %.1661, align 8
  %.1667 = getelementptr i8, ptr %.1644, i64 24
  %.1668 = load i64, ptr %.1667, align 8
  %.1673 = getelementptr i8, ptr %.1644, i64 32
  %.1674 = load i64, ptr %.1673, align 8
  %.1679 = getelementptr i8, ptr %.1644, i64 40
  %.1680 = load i64, ptr %.1679, align 8
  %.1685 = getelementptr i8, ptr %.1644, i64 48
  %.1686 = load i64, ptr %.1685, align 8
  %.1693.idx = mul i64 %.1656, 104
  %.1693 = getelementptr i8, ptr %arg.params, i64 %.1693.idx
  %.1694 = getelementptr i8, ptr %.1653, i64 8
  %.1695 = load i64, ptr %.1694, align 8
  %.1699 = getelementptr i8, ptr %.1693, i64 8
  %.1700 = load i64, ptr %.1699, align 8
  %.1705 = load i64, ptr %.1653, align 8
  %.1706 = shl i64 1, %.1705
  %.1708 = add i64 %.1706, %.1680
  %.1713 = load i64, ptr %.1693, align 8
  %.1715 = ashr i64 %.1686, %.1713
  %.1722 = shl i64 %.1715, %.1713
  %.1728 = shl i64 1, %.1713
  %.1734 = add i64 %.1722, %.1728
  %.1740 = icmp slt i64 %.1734, %.1708
  br i1 %.1740, label %B12845, label %B12893
B12845:
  store i64 %.1734, ptr %.1685, align 8
  br label %B12893
B12893:
  %_serve_v15_top.8.5 = phi i64 [ %_serve_v15_top.9.3, %B12845 ], [ %.1641, %B12823 ]
  %_serve_v15_stop.2.5 = phi i64 [ %.1734, %B12845 ], [ %.1708, %B12823 ]
  %.1781 = icmp eq i64 %.1695, %.1700
  br i1 %.1781, label %B12909, label %B12932
B12909:
  %.1791 = sub i64 %.1686, %.1680
  %.1795 = ashr i64 %.1791, %.1695
  %.1797 = ashr i64 %.1662, %.1795
  %.1802 = sub i64 %.1686, %.1722
  %.1808 = ashr i64 %.1802, %.1695
  %.1809 = shl i64 %.1797, %.1808
  %.1812 = ashr i64 %.1728, %.1695
  %notmask = shl i64 -1, %.1812
  %.1818 = xor i64 %notmask, -1
  %.1819 = and i64 %.1809, %.1818
  br label %B12978
B12932:
  %.1841 = icmp slt i64 %.1686, %_serve_v15_stop.2.5
  br i1 %.1841, label %B12956.endif.preheader, label %B13002
B12956.endif.preheader:
  %.11.i18 = tail call i64 @llvm.smin.i64(i64 %.1700, i64 %.1695)
  %.1895 = shl i64 1, %.11.i18
  br label %B12956.endif
B12978:
  %_serve_v15_mask.7.5 = phi i64 [ %.1819, %B12909 ], [ %.1860, %B12956.endif ]
  %.1938 = icmp eq i64 %_serve_v15_mask.7.5, 0
  br i1 %.1938, label %B13002, label %B6961
B13002:
  %.1975 = icmp sgt i64 %_serve_v15_top.8.5, 0
  br i1 %.1975, label %B12823, label %B13139
B13139:
  %_serve_v15_deepest.4.1 = phi i64 [ %_serve_v15_deepest.3.3, %B13002 ], [ %_serve_v15_deepest.3.3, %B12819 ], [ %_serve_v15_deepest.2.1, %B9111 ]
  %.2026 = trunc i64 %_serve_v15_deepest.4.1 to i8
  %.2027 = getelementptr i8, ptr %arg.served, i64 %.144755760
  store i8 %.2026, ptr %.2027, align 1
  %exitcond779.not = icmp eq i64 %.151, %.56
  br i1 %exitcond779.not, label %common.ret, label %B6703
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B7281.else:
  %.392 = icmp ne i64 %.350, -9223372036854775808
  %.393 = icmp ne i64 %.298, -1
  %.394.not = or i1 %.393, %.392
  br i1 %.394.not, label %B7281.else.if, label %B7429
B7281.else.if:
  %26 = or i64 %.350, %.298
  %27 = icmp ult i64 %26, 4294967296
  br i1 %27, label %28, label %33
28:
  %29 = trunc i64 %.298 to i32
  %30 = trunc i64 %.350 to i32
  %31 = urem i32 %30, %29
  %32 = zext i32 %31 to i64
  br label %35
33:
  %34 = srem i64 %.350, %.298
  br label %35
35:
  %36 = phi i64 [ %32, %28 ], [ %34, %33 ]
  %.399 = xor i64 %36, %.298
  %.400 = icmp slt i64 %.399, 0
  %.401 = icmp ne i64 %36, 0
  %.402 = and i1 %.401, %.400
  %.409 = select i1 %.402, i64 %.298, i64 0
  %spec.select733 = add i64 %.409, %36
  br label %B7429
B9231.endif:
  %.1293 = add i64 %_serve_v15_row.2.1, 1
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1295, i64 %.1293)
  %.1329 = icmp eq i64 %_serve_v15_row.2.1, %.51
  br i1 %.1329, label %B9243, label %B9257
B9279.endif:
  %reass.sub = sub i64 %.11.i, %.51
  %.1441 = add i64 %reass.sub, 2
  %.1443 = mul i64 %_serve_v15_own.2.1, %.1441
  %.11.i17 = tail call i64 @llvm.smax.i64(i64 %.1443, i64 %_serve_v15_deepest.2.1)
  %.1483 = icmp slt i64 %_serve_v15_row.2.1, %.51
  br i1 %.1483, label %B9293, label %B12819
B12956.endif:
  %_serve_v15_mask.9.6 = phi i64 [ %.1860, %B12956.endif ], [ 0, %B12956.endif.preheader ]
  %_serve_v15_byte.2.6 = phi i64 [ %.1897, %B12956.endif ], [ %.1686, %B12956.endif.preheader ]
  %37 = sub i64 %_serve_v15_byte.2.6, %.1680
  %.1849 = ashr i64 %37, %.1695
  %.1851734 = lshr i64 %.1662, %.1849
  %.1852 = and i64 %.1851734, 1
  %38 = sub i64 %_serve_v15_byte.2.6, %.1722
  %.1857 = ashr i64 %38, %.1700
  %.1858 = shl i64 %.1852, %.1857
  %.1860 = or i64 %.1858, %_serve_v15_mask.9.6
  %.1897 = add i64 %_serve_v15_byte.2.6, %.1895
  %.1901 = icmp slt i64 %.1897, %_serve_v15_stop.2.5
  br i1 %.1901, label %B12956.endif, label %B12978
}
