; made from a3c8bdbc174cdf7664dc64b6a5af9a4cbf3e26f7304ad65de7fa7e9205e550b2
define i32 @mgpusim_serve_lru(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.params, ptr %arg.state, ptr %arg.kinds, ptr %arg.instances, ptr %arg.lines, ptr %arg.masks, ptr %arg.writes, ptr %arg.sites, ptr %arg.counters, ptr %arg.served, ptr %arg.pending)  {
B0.endif:
  %.50 = getelementptr i8, ptr %arg.what, i64 8
  %.51 = load i64, ptr %.50, align 8
  %.56 = load i64, ptr %arg.what, align 8
  %.138785.not = icmp slt i64 %.56, 1
  br i1 %.138785.not, label %common.ret, label %B4804.lr.ph
B4804.lr.ph:
  %.1247 = add i64 %.51, -1
  br label %B4804
B4804:
  %.144782786 = phi i64 [ 0, %B4804.lr.ph ], [ %.151, %B9461 ]
  %.151 = add i64 %.144782786, 1
  %.181 = getelementptr i8, ptr %arg.kinds, i64 %.144782786
  %.182 = load i8, ptr %.181, align 1
  %.183 = zext i8 %.182 to i64
  %.189 = getelementptr i32, ptr %arg.instances, i64 %.144782786
  %.190 = load i32, ptr %.189, align 4
  %.191 = sext i32 %.190 to i64
  %.197 = getelementptr i64, ptr %arg.lines, i64 %.144782786
  %.198 = load i64, ptr %.197, align 8
  %.204 = getelementptr i32, ptr %arg.masks, i64 %.144782786
  %.205 = load i32, ptr %.204, align 4
  %.206 = zext i32 %.205 to i64
  %.212 = getelementptr i8, ptr %arg.writes, i64 %.144782786
  %.213 = load i8, ptr %.212, align 1
  %.214 = zext i8 %.213 to i64
  %.220 = getelementptr i32, ptr %arg.sites, i64 %.144782786
  %.221 = load i32, ptr %.220, align 4
  %.222 = sext i32 %.221 to i64
  %.idx = mul i64 %.222, 144
  %0 = getelementptr i8, ptr %arg.counters, i64 %.idx
  %sunkaddr125 = getelementptr i8, ptr %0, i64 136
  br label %B5062
B5062:
  %_serve_v8_row.2.1 = phi i64 [ %.183, %B4804 ], [ %.1642, %B9350 ]
  %_serve_v8_instance.2.1 = phi i64 [ %.191, %B4804 ], [ 0, %B9350 ]
  %_serve_v8_line.2.1 = phi i64 [ %.198, %B4804 ], [ %.1719, %B9350 ]
  %_serve_v8_mask.5.1 = phi i64 [ %.206, %B4804 ], [ %_serve_v8_mask.7.5, %B9350 ]
  %_serve_v8_write.2.1 = phi i64 [ %.214, %B4804 ], [ %.1658, %B9350 ]
  %_serve_v8_own.2.1 = phi i64 [ 1, %B4804 ], [ %.1666, %B9350 ]
  %_serve_v8_deepest.2.1 = phi i64 [ 0, %B4804 ], [ %_serve_v8_deepest.3.3, %B9350 ]
  %_serve_v8_top.4.1 = phi i64 [ 0, %B4804 ], [ %_serve_v8_top.8.5, %B9350 ]
  %.238 = mul i64 %_serve_v8_row.2.1, 13
  %1 = getelementptr i64, ptr %arg.params, i64 %.238
  %.245 = getelementptr i8, ptr %1, i64 24
  %.246 = load i64, ptr %.245, align 8
  %.280 = icmp sgt i64 %.246, 0
  %sunkaddr = mul i64 %_serve_v8_row.2.1, 104
  br i1 %.280, label %B5160, label %B7450
B5160:
  %sunkaddr93 = getelementptr i8, ptr %arg.params, i64 %sunkaddr
  %sunkaddr94 = getelementptr i8, ptr %sunkaddr93, i64 16
  %.294 = load i64, ptr %sunkaddr94, align 8
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr93, i64 32
  %.303 = load i64, ptr %sunkaddr97, align 8
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr93, i64 40
  %.308 = load i64, ptr %sunkaddr100, align 8
  %.326 = icmp slt i64 %.303, 63
  br i1 %.326, label %B5470, label %B5524
B5470:
  %_serve_v8_set_of_v9_line.2.3 = phi i64 [ %.332, %B5470 ], [ %_serve_v8_line.2.1, %B5160 ]
  %_serve_v8_set_of_v9_fold.2.3 = phi i64 [ %.339, %B5470 ], [ %.303, %B5160 ]
  %.330 = ashr i64 %_serve_v8_set_of_v9_line.2.3, %_serve_v8_set_of_v9_fold.2.3
  %.332 = xor i64 %.330, %_serve_v8_set_of_v9_line.2.3
  %.339 = shl i64 %_serve_v8_set_of_v9_fold.2.3, 1
  %.342 = icmp slt i64 %_serve_v8_set_of_v9_fold.2.3, 32
  br i1 %.342, label %B5470, label %B5524
B5524:
  %_serve_v8_set_of_v9_line.3.4 = phi i64 [ %_serve_v8_line.2.1, %B5160 ], [ %.332, %B5470 ]
  %.350 = and i64 %_serve_v8_set_of_v9_line.3.4, %.308
  %.360 = icmp slt i64 %.350, %.294
  br i1 %.360, label %B5714, label %B5590
B5590:
  %.375 = icmp eq i64 %.294, 0
  br i1 %.375, label %B5714, label %B5590.else
B5714:
  %_serve_v8_set_of_v9__vphi108_0.2.3 = phi i64 [ %.350, %B5524 ], [ 0, %B5590 ], [ 0, %B5590.else ], [ %spec.select757, %33 ]
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr93, i64 80
  %.427 = load i64, ptr %sunkaddr103, align 8
  %.430 = mul i64 %.294, %_serve_v8_instance.2.1
  %.435 = add i64 %_serve_v8_set_of_v9__vphi108_0.2.3, %.430
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr93, i64 72
  %.440 = load i64, ptr %sunkaddr106, align 8
  %.441 = mul i64 %.440, %.435
  %.442 = add i64 %.441, %.427
  %.448 = add i64 %.442, %.246
  %.454 = icmp eq i64 %_serve_v8_write.2.1, 0
  %.457 = getelementptr i64, ptr %arg.state, i64 %.442
  %.458 = load i64, ptr %.457, align 8
  %.460 = icmp eq i64 %.458, %_serve_v8_line.2.1
  %.461 = and i1 %.454, %.460
  br i1 %.461, label %B5754, label %B5816
B5754:
  %.467 = getelementptr i64, ptr %arg.state, i64 %.448
  %.468 = load i64, ptr %.467, align 8
  %.469 = xor i64 %.468, -1
  %.471 = and i64 %_serve_v8_mask.5.1, %.469
  %.472 = icmp eq i64 %.471, 0
  br i1 %.472, label %B7450, label %B5816
B5816:
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr93, i64 48
  %.504 = load i64, ptr %sunkaddr109, align 8
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr93, i64 56
  %.512 = load i64, ptr %sunkaddr112, align 8
  %.526 = icmp sgt i64 %_serve_v8_write.2.1, %.512
  %.549 = icmp ne i64 %.458, %_serve_v8_line.2.1
  %or.cond755 = select i1 %.526, i1 %.549, i1 false
  br i1 %or.cond755, label %B5920, label %B6336.critedge
B5920:
  %lsr.iv.in = phi i64 [ %lsr.iv, %B6008 ], [ %.442, %B5816 ]
  %lsr.iv = add i64 %lsr.iv.in, 1
  %.566 = icmp slt i64 %lsr.iv, %.448
  br i1 %.566, label %B6008, label %B7450
B6008:
  %2 = shl i64 %lsr.iv, 3
  %scevgep = getelementptr i8, ptr %arg.state, i64 %2
  %.577 = load i64, ptr %scevgep, align 8
  %.581.not = icmp eq i64 %.577, %_serve_v8_line.2.1
  br i1 %.581.not, label %B6336.critedge, label %B5920
B6336.critedge:
  %.651 = getelementptr i64, ptr %arg.state, i64 %.448
  %.652 = load i64, ptr %.651, align 8
  br i1 %.460, label %B6482, label %B6360
B6360:
  %sunkaddr113 = shl i64 %.442, 3
  %sunkaddr114 = getelementptr i8, ptr %arg.state, i64 %sunkaddr113
  store i64 %_serve_v8_line.2.1, ptr %sunkaddr114, align 8
  %.704.not = icmp eq i64 %.246, 1
  br i1 %.704.not, label %B6434, label %B6422.preheader
B6422.preheader:
  %invariant.gep = getelementptr i64, ptr %arg.state, i64 %.246
  %3 = add i64 %.442, 2
  br label %B6422
B6422:
  %lsr.iv63 = phi i64 [ %3, %B6422.preheader ], [ %lsr.iv.next64, %B6422 ]
  %_serve_v8_tag.2.5 = phi i64 [ %.458, %B6422.preheader ], [ %.740, %B6422 ]
  %_serve_v8_word.5.5 = phi i64 [ %.652, %B6422.preheader ], [ %.746, %B6422 ]
  %4 = shl i64 %lsr.iv63, 3
  %scevgep67 = getelementptr i8, ptr %arg.state, i64 %4
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -8
  %.740 = load i64, ptr %scevgep68, align 8
  %scevgep65 = getelementptr i8, ptr %invariant.gep, i64 %4
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -8
  %.746 = load i64, ptr %scevgep66, align 8
  store i64 %_serve_v8_tag.2.5, ptr %scevgep68, align 8
  store i64 %_serve_v8_word.5.5, ptr %scevgep66, align 8
  %.784 = icmp slt i64 %lsr.iv63, %.448
  %.807 = icmp ne i64 %.740, %_serve_v8_line.2.1
  %or.cond756 = select i1 %.784, i1 %.807, i1 false
  %lsr.iv.next64 = add i64 %lsr.iv63, 1
  br i1 %or.cond756, label %B6422, label %B6434
B6434:
  %_serve_v8_tag.3.4 = phi i64 [ %.458, %B6360 ], [ %.740, %B6422 ]
  %_serve_v8_word.6.4 = phi i64 [ %.652, %B6360 ], [ %.746, %B6422 ]
  %.849.not = icmp eq i64 %_serve_v8_tag.3.4, %_serve_v8_line.2.1
  br i1 %.849.not, label %B6482, label %B6456
B6456:
  %.857 = lshr i64 %_serve_v8_word.6.4, 32
  br label %B6482
B6482:
  %_serve_v8_dirty.3.3 = phi i64 [ %.857, %B6456 ], [ 0, %B6434 ], [ 0, %B6336.critedge ]
  %_serve_v8_old.3.3 = phi i64 [ %_serve_v8_tag.3.4, %B6456 ], [ -1, %B6434 ], [ -1, %B6336.critedge ]
  %_serve_v8_word.7.3 = phi i64 [ 0, %B6456 ], [ %_serve_v8_word.6.4, %B6434 ], [ %.652, %B6336.critedge ]
  %.882 = and i64 %_serve_v8_word.7.3, %_serve_v8_mask.5.1
  %.896 = xor i64 %.882, %_serve_v8_mask.5.1
  br i1 %.454, label %B6746, label %B6504
B6504:
  %.918.not = icmp eq i64 %.512, 0
  %spec.select = select i1 %.918.not, i64 %.882, i64 %_serve_v8_mask.5.1
  %.935 = icmp eq i64 %.504, 2
  br i1 %.935, label %B6570, label %B6746
B6570:
  %.939 = xor i64 %spec.select, %_serve_v8_mask.5.1
  %.943 = shl i64 %spec.select, 32
  %.945 = or i64 %.943, %spec.select
  br label %B6746
B6746:
  %_serve_v8_kept.4.3 = phi i64 [ %.945, %B6570 ], [ %spec.select, %B6504 ], [ %_serve_v8_mask.5.1, %B6482 ]
  %_serve_v8_missing.6.3 = phi i64 [ %.939, %B6570 ], [ %_serve_v8_mask.5.1, %B6504 ], [ %.896, %B6482 ]
  %.969 = or i64 %_serve_v8_kept.4.3, %_serve_v8_word.7.3
  %.983 = icmp sgt i64 %_serve_v8_write.2.1, %.504
  br i1 %.983, label %B6780, label %B7446
B6780:
  %.997 = xor i64 %_serve_v8_mask.5.1, -1
  %.999 = and i64 %.969, %.997
  %.1009 = and i64 %.999, 4294967295
  %.1010 = icmp eq i64 %.1009, 0
  br i1 %.1010, label %B7126, label %B7446
B7126:
  %.1040.not = icmp eq i64 %.246, 1
  br i1 %.1040.not, label %B7186, label %B7130.preheader
B7130.preheader:
  %invariant.gep775 = getelementptr i64, ptr %arg.state, i64 %.246
  %5 = add i64 %.442, 2
  %smax = tail call i64 @llvm.smax.i64(i64 %.448, i64 %5)
  %6 = xor i64 %.441, -1
  %7 = sub i64 %6, %.427
  %8 = add i64 %7, %smax
  %min.iters.check = icmp ult i64 %8, 6
  br i1 %min.iters.check, label %B7130.preheader50, label %vector.memcheck
vector.memcheck:
  %9 = shl i64 %.246, 3
  %10 = add i64 %9, 8
  %conflict.rdx46 = icmp ult i64 %10, 48
  br i1 %conflict.rdx46, label %B7130.preheader50, label %vector.ph
vector.ph:
  %n.vec = and i64 %8, -4
  %11 = shl i64 %.435, 3
  %12 = mul i64 %11, %.440
  %13 = shl i64 %.427, 3
  %14 = getelementptr i8, ptr %arg.state, i64 %12
  %15 = getelementptr i8, ptr %14, i64 %9
  %scevgep69 = getelementptr i8, ptr %15, i64 %13
  %scevgep73 = getelementptr i8, ptr %14, i64 %13
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %16 = shl i64 %index, 3
  %scevgep79 = getelementptr i8, ptr %scevgep73, i64 %16
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 8
  %scevgep78 = getelementptr i8, ptr %scevgep79, i64 24
  %wide.load = load <2 x i64>, ptr %scevgep80, align 8
  %wide.load47 = load <2 x i64>, ptr %scevgep78, align 8
  %scevgep75 = getelementptr i8, ptr %scevgep79, i64 16
  store <2 x i64> %wide.load, ptr %scevgep79, align 8
  store <2 x i64> %wide.load47, ptr %scevgep75, align 8
  %scevgep83 = getelementptr i8, ptr %scevgep69, i64 %16
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 8
  %scevgep82 = getelementptr i8, ptr %scevgep83, i64 24
  %wide.load48 = load <2 x i64>, ptr %scevgep84, align 8
  %wide.load49 = load <2 x i64>, ptr %scevgep82, align 8
  %scevgep71 = getelementptr i8, ptr %scevgep83, i64 16
  store <2 x i64> %wide.load48, ptr %scevgep83, align 8
  store <2 x i64> %wide.load49, ptr %scevgep71, align 8
  %index.next = add i64 %index, 4
  %17 = icmp eq i64 %n.vec, %index.next
  br i1 %17, label %middle.block, label %vector.body
middle.block:
  %18 = add i64 %n.vec, %.442
  %cmp.n = icmp eq i64 %8, %n.vec
  br i1 %cmp.n, label %B7186, label %B7130.preheader50
B7130.preheader50:
  %_serve_v8_first.3.4.ph = phi i64 [ %.442, %vector.memcheck ], [ %.442, %B7130.preheader ], [ %18, %middle.block ]
  %19 = add i64 %_serve_v8_first.3.4.ph, 1
  br label %B7130
B7130:
  %lsr.iv85 = phi i64 [ %19, %B7130.preheader50 ], [ %lsr.iv.next86, %B7130 ]
  %20 = shl i64 %lsr.iv85, 3
  %scevgep92 = getelementptr i8, ptr %arg.state, i64 %20
  %.1046 = load i64, ptr %scevgep92, align 8
  %scevgep91 = getelementptr i8, ptr %scevgep92, i64 -8
  store i64 %.1046, ptr %scevgep91, align 8
  %scevgep89 = getelementptr i8, ptr %invariant.gep775, i64 %20
  %.1060 = load i64, ptr %scevgep89, align 8
  %scevgep88 = getelementptr i8, ptr %scevgep89, i64 -8
  store i64 %.1060, ptr %scevgep88, align 8
  %lsr.iv.next86 = add i64 %lsr.iv85, 1
  %.1072 = icmp slt i64 %lsr.iv.next86, %.448
  br i1 %.1072, label %B7130, label %B7186
B7186:
  %_serve_v8_first.4.5 = phi i64 [ %.442, %B7126 ], [ %18, %middle.block ], [ %lsr.iv85, %B7130 ]
  %.1093 = getelementptr i64, ptr %arg.state, i64 %_serve_v8_first.4.5
  store i64 -1, ptr %.1093, align 8
  br label %B7446
B7446:
  %_serve_v8_held.5.3 = phi i64 [ 0, %B7186 ], [ 0, %B6780 ], [ %.882, %B6746 ]
  %_serve_v8_first.5.3 = phi i64 [ %_serve_v8_first.4.5, %B7186 ], [ %.442, %B6780 ], [ %.442, %B6746 ]
  %_serve_v8_word.8.3 = phi i64 [ %.999, %B7186 ], [ %.999, %B6780 ], [ %.969, %B6746 ]
  %21 = getelementptr i64, ptr %arg.state, i64 %_serve_v8_first.5.3
  %.1139 = getelementptr i64, ptr %21, i64 %.246
  store i64 %_serve_v8_word.8.3, ptr %.1139, align 8
  br label %B7450
B7450:
  %_serve_v8_held.4.2 = phi i64 [ 0, %B5062 ], [ %_serve_v8_mask.5.1, %B5754 ], [ %_serve_v8_held.5.3, %B7446 ], [ 0, %B5920 ]
  %_serve_v8_missing.5.2 = phi i64 [ %_serve_v8_mask.5.1, %B5062 ], [ 0, %B5754 ], [ %_serve_v8_missing.6.3, %B7446 ], [ %_serve_v8_mask.5.1, %B5920 ]
  %_serve_v8_dirty.2.2 = phi i64 [ 0, %B5062 ], [ 0, %B5754 ], [ %_serve_v8_dirty.3.3, %B7446 ], [ 0, %B5920 ]
  %_serve_v8_old.2.2 = phi i64 [ -1, %B5062 ], [ -1, %B5754 ], [ %_serve_v8_old.3.3, %B7446 ], [ -1, %B5920 ]
  %sunkaddr116 = getelementptr i8, ptr %arg.params, i64 %sunkaddr
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr116, i64 96
  %.1168 = load i64, ptr %sunkaddr117, align 8
  %gep822 = getelementptr i64, ptr %0, i64 %.1168
  %.1173 = load i64, ptr %gep822, align 8
  %.1174 = add i64 %.1173, 1
  store i64 %.1174, ptr %gep822, align 8
  %.1178 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_mask.5.1)
  %.1180 = getelementptr i8, ptr %gep822, i64 8
  %.1181 = load i64, ptr %.1180, align 8
  %.1182 = add i64 %.1181, %.1178
  store i64 %.1182, ptr %.1180, align 8
  %.1186 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_held.4.2)
  %.1188 = getelementptr i8, ptr %gep822, i64 16
  %.1189 = load i64, ptr %.1188, align 8
  %.1190 = add i64 %.1189, %.1186
  store i64 %.1190, ptr %.1188, align 8
  %.1195 = icmp eq i64 %_serve_v8_held.4.2, %_serve_v8_mask.5.1
  %.1199 = icmp ne i64 %_serve_v8_held.4.2, 0
  %.1202 = and i1 %.1195, %.1199
  %.1205 = zext i1 %.1202 to i64
  %.1206 = getelementptr i8, ptr %gep822, i64 24
  %.1207 = load i64, ptr %.1206, align 8
  %.1208 = add i64 %.1207, %.1205
  store i64 %.1208, ptr %.1206, align 8
  %.1212 = or i64 %_serve_v8_missing.5.2, %_serve_v8_top.4.1
  %.1214 = or i64 %.1212, %_serve_v8_dirty.2.2
  %.1215 = icmp eq i64 %.1214, 0
  br i1 %.1215, label %B9461, label %B7878.endif
B7940:
  %.1296 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_missing.5.2)
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr116, i64 8
  %.1301 = load i64, ptr %sunkaddr121, align 8
  %.1302 = shl i64 %.1296, %.1301
  %sunkaddr122 = shl i64 %_serve_v8_write.2.1, 3
  %sunkaddr123 = getelementptr i8, ptr %0, i64 %sunkaddr122
  %sunkaddr124 = getelementptr i8, ptr %sunkaddr123, i64 128
  %.1305 = load i64, ptr %sunkaddr124, align 8
  %.1306 = add i64 %.1305, %.1302
  store i64 %.1306, ptr %sunkaddr124, align 8
  %.1311 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v8_dirty.2.2)
  %.1318 = load i64, ptr %sunkaddr121, align 8
  %.1319 = shl i64 %.1311, %.1318
  %.1322 = load i64, ptr %sunkaddr125, align 8
  %.1323 = add i64 %.1322, %.1319
  store i64 %.1323, ptr %sunkaddr125, align 8
  br label %B8396
B8364:
  %.1330.not = icmp eq i64 %_serve_v8_dirty.2.2, 0
  br i1 %.1330.not, label %B8396, label %B8382
B8382:
  %.1336 = load i64, ptr %sunkaddr116, align 8
  %.1338 = shl i64 %_serve_v8_old.2.2, %.1336
  %.1345 = getelementptr i64, ptr %arg.pending, i64 %_serve_v8_top.4.1
  store i64 %.238, ptr %.1345, align 8
  %.1351 = getelementptr i8, ptr %.1345, i64 8
  store i64 %.11.i, ptr %.1351, align 8
  %.1357 = getelementptr i8, ptr %.1345, i64 16
  store i64 %_serve_v8_dirty.2.2, ptr %.1357, align 8
  %.1364 = getelementptr i8, ptr %.1345, i64 24
  store i64 1, ptr %.1364, align 8
  %.1369 = getelementptr i8, ptr %.1345, i64 32
  store i64 0, ptr %.1369, align 8
  %.1374 = getelementptr i8, ptr %.1345, i64 40
  store i64 %.1338, ptr %.1374, align 8
  %.1379 = getelementptr i8, ptr %.1345, i64 48
  store i64 %.1338, ptr %.1379, align 8
  %.1382 = add i64 %_serve_v8_top.4.1, 7
  br label %B8396
B8396:
  %_serve_v8_top.7.3 = phi i64 [ %_serve_v8_top.4.1, %B7940 ], [ %.1382, %B8382 ], [ %_serve_v8_top.4.1, %B8364 ]
  %.1403.not = icmp eq i64 %_serve_v8_missing.5.2, 0
  br i1 %.1403.not, label %B9112, label %B9040.endif
B9092:
  %.1464 = load i64, ptr %sunkaddr116, align 8
  %.1466 = shl i64 %_serve_v8_line.2.1, %.1464
  %.1471 = getelementptr i64, ptr %arg.pending, i64 %_serve_v8_top.7.3
  store i64 %.238, ptr %.1471, align 8
  %.1479 = getelementptr i8, ptr %.1471, i64 8
  store i64 %.11.i, ptr %.1479, align 8
  %.1487 = getelementptr i8, ptr %.1471, i64 16
  store i64 %_serve_v8_missing.5.2, ptr %.1487, align 8
  %.1495 = getelementptr i8, ptr %.1471, i64 24
  store i64 %_serve_v8_write.2.1, ptr %.1495, align 8
  %.1501 = getelementptr i8, ptr %.1471, i64 32
  store i64 %_serve_v8_own.2.1, ptr %.1501, align 8
  %.1506 = getelementptr i8, ptr %.1471, i64 40
  store i64 %.1466, ptr %.1506, align 8
  %.1511 = getelementptr i8, ptr %.1471, i64 48
  store i64 %.1466, ptr %.1511, align 8
  %.1514 = add i64 %_serve_v8_top.7.3, 7
  br label %B9112
B9112:
  %_serve_v8_deepest.3.3 = phi i64 [ %.11.i17, %B9092 ], [ %.11.i17, %B9040.endif ], [ %_serve_v8_deepest.2.1, %B8396 ]
  %_serve_v8_top.6.3 = phi i64 [ %.1514, %B9092 ], [ %_serve_v8_top.7.3, %B9040.endif ], [ %_serve_v8_top.7.3, %B8396 ]
  %.1609 = icmp sgt i64 %_serve_v8_top.6.3, 0
  br i1 %.1609, label %B9182, label %B9461
B9182:
  %_serve_v8_top.9.3 = phi i64 [ %_serve_v8_top.8.5, %B9364 ], [ %_serve_v8_top.6.3, %B9112 ]
  %.1629 = add i64 %_serve_v8_top.9.3, -7
  %.1636 = getelementptr i64, ptr %arg.pending, i64 %.1629
  %.1637 = load i64, ptr %.1636, align 8
  %22 = getelementptr i64, ptr %arg.pending, i64 %_serve_v8_top.9.3
  %.1641 = getelementptr i8, ptr %22, i64 -48
  %.1642 = load i64, ptr %.1641, align 8
  %.1649 = getelementptr i8, ptr %22, i64 -40
  %.1650 = load i64, ptr %.1649, align 8
  %.1657 = getelementptr i8, ptr %22, i64 -32
  %.1658 = load i64, ptr %.1657, align 8
  %.1665 = getelementptr i8, ptr %22, i64 -24
  %.1666 = load i64, ptr %.1665, align 8
  %.1673 = getelementptr i8, ptr %22, i64 -16
  %.1674 = load i64, ptr %.1673, align 8
  %.1681 = getelementptr i8, ptr %22, i64 -8
  %.1682 = load i64, ptr %.1681, align 8
  %.1690.idx = mul i64 %.1642, 104
  %.1690 = getelementptr i8, ptr %arg.params, i64 %.1690.idx
  %.1691 = load i64, ptr %.1690, align 8
  %23 = getelementptr i64, ptr %arg.params, i64 %.1637
  %.1694 = getelementptr i8, ptr %23, i64 8
  %.1695 = load i64, ptr %.1694, align 8
  %.1703 = getelementptr i8, ptr %.1690, i64 8
  %.1704 = load i64, ptr %.1703, align 8
  %.1711 = load i64, ptr %23, align 8
  %.1712 = shl i64 1, %.1711
  %.1714 = add i64 %.1712, %.1674
  %.1719 = ashr i64 %.1682, %.1691
  %.1724 = shl i64 %.1719, %.1691
  %.1728 = shl i64 1, %.1691
  %.1734 = add i64 %.1724, %.1728
  %.1740 = icmp slt i64 %.1734, %.1714
  br i1 %.1740, label %B9194, label %B9314
B9194:
  %sunkaddr130 = shl i64 %_serve_v8_top.9.3, 3
  %sunkaddr131 = getelementptr i8, ptr %arg.pending, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 -8
  store i64 %.1734, ptr %sunkaddr132, align 8
  br label %B9314
B9314:
  %_serve_v8_top.8.5 = phi i64 [ %_serve_v8_top.9.3, %B9194 ], [ %.1629, %B9182 ]
  %_serve_v8_stop.2.5 = phi i64 [ %.1734, %B9194 ], [ %.1714, %B9182 ]
  %.1782 = icmp eq i64 %.1695, %.1704
  br i1 %.1782, label %B9328, label %B9340
B9328:
  %.1792 = sub i64 %.1682, %.1674
  %.1796 = ashr i64 %.1792, %.1695
  %.1798 = ashr i64 %.1650, %.1796
  %.1803 = sub i64 %.1682, %.1724
  %.1809 = ashr i64 %.1803, %.1695
  %.1810 = shl i64 %.1798, %.1809
  %.1813 = ashr i64 %.1728, %.1695
  %notmask = shl i64 -1, %.1813
  %.1819 = xor i64 %notmask, -1
  %.1820 = and i64 %.1810, %.1819
  br label %B9350
B9340:
  %.1842 = icmp slt i64 %.1682, %_serve_v8_stop.2.5
  br i1 %.1842, label %B9342.endif.preheader, label %B9364
B9342.endif.preheader:
  %.11.i18 = tail call i64 @llvm.smin.i64(i64 %.1704, i64 %.1695)
  %.1896 = shl i64 1, %.11.i18
  br label %B9342.endif
B9350:
  %_serve_v8_mask.7.5 = phi i64 [ %.1820, %B9328 ], [ %.1861, %B9342.endif ]
  %.1939 = icmp eq i64 %_serve_v8_mask.7.5, 0
  br i1 %.1939, label %B9364, label %B5062
B9364:
  %.1976 = icmp sgt i64 %_serve_v8_top.8.5, 0
  br i1 %.1976, label %B9182, label %B9461
B9461:
  %_serve_v8_deepest.4.1 = phi i64 [ %_serve_v8_deepest.3.3, %B9364 ], [ %_serve_v8_deepest.3.3, %B9112 ], [ %_serve_v8_deepest.2.1, %B7450 ]
  %.2027 = trunc i64 %_serve_v8_deepest.4.1 to i8
  %.2028 = getelementptr i8, ptr %arg.served, i64 %.144782786
  store i8 %.2027, ptr %.2028, align 1
  %exitcond.not = icmp eq i64 %.151, %.56
  br i1 %exitcond.not, label %common.ret, label %B4804
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B5590.else:
  %.386 = icmp ne i64 %.350, -9223372036854775808
  %.387 = icmp ne i64 %.294, -1
  %.388.not = or i1 %.387, %.386
  br i1 %.388.not, label %B5590.else.if, label %B5714
B5590.else.if:
  %24 = or i64 %.350, %.294
  %25 = icmp ult i64 %24, 4294967296
  br i1 %25, label %26, label %31
26:
  %27 = trunc i64 %.294 to i32
  %28 = trunc i64 %.350 to i32
  %29 = urem i32 %28, %27
  %30 = zext i32 %29 to i64
  br label %33
31:
  %32 = srem i64 %.350, %.294
  br label %33
33:
  %34 = phi i64 [ %30, %26 ], [ %32, %31 ]
  %.393 = xor i64 %34, %.294
  %.394 = icmp slt i64 %.393, 0
  %.395 = icmp ne i64 %34, 0
  %.396 = and i1 %.395, %.394
  %.403 = select i1 %.396, i64 %.294, i64 0
  %spec.select757 = add i64 %.403, %34
  br label %B5714
B7878.endif:
  %.1245 = add i64 %_serve_v8_row.2.1, 1
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1247, i64 %.1245)
  %.1281 = icmp eq i64 %_serve_v8_row.2.1, %.51
  br i1 %.1281, label %B7940, label %B8364
B9040.endif:
  %reass.sub = sub i64 %.11.i, %.51
  %.1411 = add i64 %reass.sub, 2
  %.1413 = mul i64 %_serve_v8_own.2.1, %.1411
  %.11.i17 = tail call i64 @llvm.smax.i64(i64 %.1413, i64 %_serve_v8_deepest.2.1)
  %.1453 = icmp slt i64 %_serve_v8_row.2.1, %.51
  br i1 %.1453, label %B9092, label %B9112
B9342.endif:
  %_serve_v8_mask.9.6 = phi i64 [ %.1861, %B9342.endif ], [ 0, %B9342.endif.preheader ]
  %_serve_v8_byte.4.6 = phi i64 [ %.1898, %B9342.endif ], [ %.1682, %B9342.endif.preheader ]
  %35 = sub i64 %_serve_v8_byte.4.6, %.1674
  %.1850 = ashr i64 %35, %.1695
  %.1852758 = lshr i64 %.1650, %.1850
  %.1853 = and i64 %.1852758, 1
  %36 = sub i64 %_serve_v8_byte.4.6, %.1724
  %.1858 = ashr i64 %36, %.1704
  %.1859 = shl i64 %.1853, %.1858
  %.1861 = or i64 %.1859, %_serve_v8_mask.9.6
  %.1898 = add i64 %_serve_v8_byte.4.6, %.1896
  %.1902 = icmp slt i64 %.1898, %_serve_v8_stop.2.5
  br i1 %.1902, label %B9342.endif, label %B9350
}
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define i32 @mgpusim_serve_placed(ptr %retptr, ptr %excinfo, ptr %arg.what, ptr %arg.params, ptr %arg.state, ptr %arg.kinds, ptr %arg.instances, ptr %arg.lines, ptr %arg.masks, ptr %arg.writes, ptr %arg.sites, ptr %arg.counters, ptr %arg.served, ptr %arg.pending)  {
B0.endif:
  %.50 = getelementptr i8, ptr %arg.what, i64 8
  %.51 = load i64, ptr %.50, align 8
  %.56 = load i64, ptr %arg.what, align 8
  %.138795.not = icmp slt i64 %.56, 1
  br i1 %.138795.not, label %common.ret, label %B9653.lr.ph
B9653.lr.ph:
  %.1253 = add i64 %.51, -1
  %scevgep72 = getelementptr i8, ptr %arg.state, i64 24
  br label %B9653
B9653:
  %.144791796 = phi i64 [ 0, %B9653.lr.ph ], [ %.151, %B19159 ]
  %.151 = add i64 %.144791796, 1
  %.181 = getelementptr i8, ptr %arg.kinds, i64 %.144791796
  %.182 = load i8, ptr %.181, align 1
  %.183 = zext i8 %.182 to i64
  %.189 = getelementptr i32, ptr %arg.instances, i64 %.144791796
  %.190 = load i32, ptr %.189, align 4
  %.191 = sext i32 %.190 to i64
  %.197 = getelementptr i64, ptr %arg.lines, i64 %.144791796
  %.198 = load i64, ptr %.197, align 8
  %.204 = getelementptr i32, ptr %arg.masks, i64 %.144791796
  %.205 = load i32, ptr %.204, align 4
  %.206 = zext i32 %.205 to i64
  %.212 = getelementptr i8, ptr %arg.writes, i64 %.144791796
  %.213 = load i8, ptr %.212, align 1
  %.214 = zext i8 %.213 to i64
  %.220 = getelementptr i32, ptr %arg.sites, i64 %.144791796
  %.221 = load i32, ptr %.220, align 4
  %.222 = sext i32 %.221 to i64
  %.idx = mul i64 %.222, 144
  %0 = getelementptr i8, ptr %arg.counters, i64 %.idx
  %sunkaddr131 = getelementptr i8, ptr %0, i64 136
  br label %B9911
B9911:
  %_serve_v11_row.2.1 = phi i64 [ %.183, %B9653 ], [ %.1648, %B14199 ]
  %_serve_v11_instance.2.1 = phi i64 [ %.191, %B9653 ], [ 0, %B14199 ]
  %_serve_v11_line.2.1 = phi i64 [ %.198, %B9653 ], [ %.1725, %B14199 ]
  %_serve_v11_mask.5.1 = phi i64 [ %.206, %B9653 ], [ %_serve_v11_mask.7.5, %B14199 ]
  %_serve_v11_write.2.1 = phi i64 [ %.214, %B9653 ], [ %.1664, %B14199 ]
  %_serve_v11_own.2.1 = phi i64 [ 1, %B9653 ], [ %.1672, %B14199 ]
  %_serve_v11_deepest.2.1 = phi i64 [ 0, %B9653 ], [ %_serve_v11_deepest.3.3, %B14199 ]
  %_serve_v11_top.4.1 = phi i64 [ 0, %B9653 ], [ %_serve_v11_top.8.5, %B14199 ]
  %.238 = mul i64 %_serve_v11_row.2.1, 13
  %1 = getelementptr i64, ptr %arg.params, i64 %.238
  %.245 = getelementptr i8, ptr %1, i64 24
  %.246 = load i64, ptr %.245, align 8
  %.280 = icmp sgt i64 %.246, 0
  %sunkaddr = mul i64 %_serve_v11_row.2.1, 104
  br i1 %.280, label %B10009, label %B12299
B10009:
  %sunkaddr98 = getelementptr i8, ptr %arg.params, i64 %sunkaddr
  %sunkaddr99 = getelementptr i8, ptr %sunkaddr98, i64 16
  %.294 = load i64, ptr %sunkaddr99, align 8
  %sunkaddr102 = getelementptr i8, ptr %sunkaddr98, i64 32
  %.303 = load i64, ptr %sunkaddr102, align 8
  %sunkaddr105 = getelementptr i8, ptr %sunkaddr98, i64 40
  %.308 = load i64, ptr %sunkaddr105, align 8
  %.326 = icmp slt i64 %.303, 63
  br i1 %.326, label %B10319, label %B10373
B10319:
  %_serve_v11_set_of_v12_line.2.3 = phi i64 [ %.332, %B10319 ], [ %_serve_v11_line.2.1, %B10009 ]
  %_serve_v11_set_of_v12_fold.2.3 = phi i64 [ %.339, %B10319 ], [ %.303, %B10009 ]
  %.330 = ashr i64 %_serve_v11_set_of_v12_line.2.3, %_serve_v11_set_of_v12_fold.2.3
  %.332 = xor i64 %.330, %_serve_v11_set_of_v12_line.2.3
  %.339 = shl i64 %_serve_v11_set_of_v12_fold.2.3, 1
  %.342 = icmp slt i64 %_serve_v11_set_of_v12_fold.2.3, 32
  br i1 %.342, label %B10319, label %B10373
B10373:
  %_serve_v11_set_of_v12_line.3.4 = phi i64 [ %_serve_v11_line.2.1, %B10009 ], [ %.332, %B10319 ]
  %.350 = and i64 %_serve_v11_set_of_v12_line.3.4, %.308
  %.360 = icmp slt i64 %.350, %.294
  br i1 %.360, label %B10665, label %B10439
B10439:
  %.375 = icmp eq i64 %.294, 0
  br i1 %.375, label %B10665, label %B10439.else
B10665:
  %_serve_v11_set_of_v12__vphi108_0.2.3 = phi i64 [ %.350, %B10373 ], [ 0, %B10439 ], [ 0, %B10439.else ], [ %spec.select765, %40 ]
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr98, i64 80
  %.427 = load i64, ptr %sunkaddr108, align 8
  %.430 = mul i64 %.294, %_serve_v11_instance.2.1
  %.435 = add i64 %_serve_v11_set_of_v12__vphi108_0.2.3, %.430
  %sunkaddr111 = getelementptr i8, ptr %sunkaddr98, i64 72
  %.440 = load i64, ptr %sunkaddr111, align 8
  %.441 = mul i64 %.440, %.435
  %.442 = add i64 %.441, %.427
  %.448 = add i64 %.442, %.246
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr98, i64 48
  %.457 = load i64, ptr %sunkaddr114, align 8
  %sunkaddr117 = getelementptr i8, ptr %sunkaddr98, i64 56
  %.465 = load i64, ptr %sunkaddr117, align 8
  %.479 = icmp sgt i64 %_serve_v11_write.2.1, %.465
  br i1 %.479, label %B10699, label %B10999.critedge
B10699:
  %.497 = getelementptr i64, ptr %arg.state, i64 %.442
  %.498 = load i64, ptr %.497, align 8
  %.502.not = icmp eq i64 %.498, %_serve_v11_line.2.1
  br i1 %.502.not, label %B10999.critedge, label %B10769
B10769:
  %lsr.iv.in = phi i64 [ %lsr.iv, %B10857 ], [ %.442, %B10699 ]
  %lsr.iv = add i64 %lsr.iv.in, 1
  %.519 = icmp slt i64 %lsr.iv, %.448
  br i1 %.519, label %B10857, label %B12299
B10857:
  %2 = shl i64 %lsr.iv, 3
  %scevgep = getelementptr i8, ptr %arg.state, i64 %2
  %.530 = load i64, ptr %scevgep, align 8
  %.534.not = icmp eq i64 %.530, %_serve_v11_line.2.1
  br i1 %.534.not, label %B10999.critedge, label %B10769
B10999.critedge:
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr98, i64 64
  %.590 = load i64, ptr %sunkaddr120, align 8
  %.591 = icmp eq i64 %.590, 0
  %.650 = getelementptr i64, ptr %arg.state, i64 %.442
  %.651 = load i64, ptr %.650, align 8
  br i1 %.591, label %B11185, label %B11011
B11011:
  %.46.not.i = icmp eq i64 %.651, %_serve_v11_line.2.1
  br i1 %.46.not.i, label %B276.i, label %B66.preheader.i
B66.preheader.i:
  %3 = shl i64 %.442, 3
  %4 = getelementptr i8, ptr %arg.state, i64 %3
  %scevgep7.i = getelementptr i8, ptr %4, i64 8
  %5 = add i64 %.246, -1
  br label %B66.i
B66.i:
  %way.6.1.i = phi i64 [ %.52.i, %B88.i ], [ 0, %B66.preheader.i ]
  %exitcond.not.i = icmp eq i64 %5, %way.6.1.i
  br i1 %exitcond.not.i, label %B162.i, label %B88.i
B88.i:
  %.52.i = add i64 %way.6.1.i, 1
  %6 = shl i64 %way.6.1.i, 3
  %scevgep8.i = getelementptr i8, ptr %scevgep7.i, i64 %6
  %.78.i = load i64, ptr %scevgep8.i, align 8
  %.80.not.i = icmp eq i64 %.78.i, %_serve_v11_line.2.1
  br i1 %.80.not.i, label %B276.i, label %B66.i
B162.i:
  %.130.i = icmp sgt i64 %.651, -1
  br i1 %.130.i, label %B208.i, label %B276.i
B208.i:
  %way.8.1.i = phi i64 [ %.136.i, %B230.i ], [ 0, %B162.i ]
  %exitcond158.not.i = icmp eq i64 %5, %way.8.1.i
  br i1 %exitcond158.not.i, label %B276.i, label %B230.i
B230.i:
  %.136.i = add i64 %way.8.1.i, 1
  %7 = shl i64 %way.8.1.i, 3
  %scevgep6.i = getelementptr i8, ptr %scevgep7.i, i64 %7
  %.162.i = load i64, ptr %scevgep6.i, align 8
  %.163.i = icmp sgt i64 %.162.i, -1
  br i1 %.163.i, label %B208.i, label %B276.i
B276.i:
  %way.9.0.i = phi i64 [ 0, %B11011 ], [ %.136.i, %B230.i ], [ 0, %B162.i ], [ %.246, %B208.i ], [ %.52.i, %B88.i ]
  %.177.not.i = icmp eq i64 %.590, 1
  br i1 %.177.not.i, label %B434.i, label %B298.i
B298.i:
  %.189.i = icmp eq i64 %way.9.0.i, %.246
  br i1 %.189.i, label %B310.i, label %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit
B310.i:
  %.195.i = load i64, ptr %arg.state, align 8
  %.196.i = mul i64 %.195.i, 1103515245
  %.197.i = add i64 %.196.i, 12345
  %.198.i = and i64 %.197.i, 2147483647
  store i64 %.198.i, ptr %arg.state, align 8
  %.204.i = lshr i64 %.198.i, 16
  %8 = icmp ult i64 %.246, 4294967296
  br i1 %8, label %9, label %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit
B434.i:
  %.269.idx.i = shl i64 %.246, 4
  %.269.i = getelementptr i8, ptr %.650, i64 %.269.idx.i
  %.270.i = load i64, ptr %.269.i, align 8
  %.283.i = icmp eq i64 %way.9.0.i, %.246
  br i1 %.283.i, label %B494.i, label %B560.i
B494.i:
  %.301.i.not = icmp eq i64 %.246, 1
  br i1 %.301.i.not, label %B546.i, label %B506.i
B506.i:
  %node.4.0.i = phi i64 [ %.311.i, %B506.i ], [ 1, %B494.i ]
  %.306.i = shl i64 %node.4.0.i, 1
  %.309157.i = lshr i64 %.270.i, %node.4.0.i
  %.310.i = and i64 %.309157.i, 1
  %.311.i = or i64 %.310.i, %.306.i
  %.317.i = icmp slt i64 %.311.i, %.246
  br i1 %.317.i, label %B506.i, label %B546.i
B546.i:
  %node.5.1.i = phi i64 [ 1, %B494.i ], [ %.311.i, %B506.i ]
  %.323.i = sub i64 %node.5.1.i, %.246
  br label %B560.i
B560.i:
  %way.11.0.i = phi i64 [ %.323.i, %B546.i ], [ %way.9.0.i, %B434.i ]
  %.350.i = lshr i64 %.246, 1
  %.354.not.i = icmp eq i64 %.350.i, 0
  br i1 %.354.not.i, label %B692.i, label %B582.i
B582.i:
  %tree.2.0.i = phi i64 [ %.368.i, %B582.i ], [ %.270.i, %B560.i ]
  %node.6.0.i = phi i64 [ %.375.i, %B582.i ], [ 1, %B560.i ]
  %half.2.0.i = phi i64 [ %.379.i, %B582.i ], [ %.350.i, %B560.i ]
  %.358.i = and i64 %half.2.0.i, %way.11.0.i
  %.359.i = icmp ne i64 %.358.i, 0
  %.361.i = zext i1 %.359.i to i64
  %.363.i = shl i64 1, %node.6.0.i
  %.365.i = or i64 %.363.i, %tree.2.0.i
  %.367.i = shl i64 %.361.i, %node.6.0.i
  %.368.i = xor i64 %.367.i, %.365.i
  %.374.i = shl i64 %node.6.0.i, 1
  %.375.i = or i64 %.374.i, %.361.i
  %.379.i = lshr i64 %half.2.0.i, 1
  %.382.not.i = icmp eq i64 %.379.i, 0
  br i1 %.382.not.i, label %B692.i, label %B582.i
B692.i:
  %tree.3.1.i = phi i64 [ %.270.i, %B560.i ], [ %.368.i, %B582.i ]
  store i64 %tree.3.1.i, ptr %.269.i, align 8
  br label %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit
9:
  %10 = trunc i64 %.246 to i32
  %11 = trunc i64 %.204.i to i32
  %12 = urem i32 %11, %10
  %13 = zext i32 %12 to i64
  br label %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit
_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit:
  %storemerge.i = phi i64 [ %way.11.0.i, %B692.i ], [ %way.9.0.i, %B298.i ], [ %13, %9 ], [ %.204.i, %B310.i ]
  %.632 = add i64 %storemerge.i, %.442
  %.650707 = getelementptr i64, ptr %arg.state, i64 %.632
  %.651708 = load i64, ptr %.650707, align 8
  %.659710 = getelementptr i64, ptr %.650707, i64 %.246
  %.660711 = load i64, ptr %.659710, align 8
  %.670712.not = icmp eq i64 %.651708, %_serve_v11_line.2.1
  br i1 %.670712.not, label %B11331, label %B11197.thread
B11185:
  %.659 = getelementptr i64, ptr %.650, i64 %.246
  %.660 = load i64, ptr %.659, align 8
  %.670.not = icmp eq i64 %.651, %_serve_v11_line.2.1
  br i1 %.670.not, label %B11331, label %B11209
B11197.thread:
  store i64 %_serve_v11_line.2.1, ptr %.650707, align 8
  br label %B11283
B11209:
  store i64 %_serve_v11_line.2.1, ptr %.650, align 8
  %.708.not = icmp eq i64 %.246, 1
  br i1 %.708.not, label %B11283, label %B11271.preheader
B11271.preheader:
  %invariant.gep = getelementptr i64, ptr %arg.state, i64 %.246
  %14 = add i64 %.442, 2
  br label %B11271
B11271:
  %lsr.iv66 = phi i64 [ %14, %B11271.preheader ], [ %lsr.iv.next67, %B11271 ]
  %_serve_v11_tag.2.5 = phi i64 [ %.651, %B11271.preheader ], [ %.744, %B11271 ]
  %_serve_v11_word.5.5 = phi i64 [ %.660, %B11271.preheader ], [ %.750, %B11271 ]
  %15 = shl i64 %lsr.iv66, 3
  %scevgep70 = getelementptr i8, ptr %arg.state, i64 %15
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.744 = load i64, ptr %scevgep71, align 8
  %scevgep68 = getelementptr i8, ptr %invariant.gep, i64 %15
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -8
  %.750 = load i64, ptr %scevgep69, align 8
  store i64 %_serve_v11_tag.2.5, ptr %scevgep71, align 8
  store i64 %_serve_v11_word.5.5, ptr %scevgep69, align 8
  %.788 = icmp slt i64 %lsr.iv66, %.448
  %.811 = icmp ne i64 %.744, %_serve_v11_line.2.1
  %or.cond763 = select i1 %.788, i1 %.811, i1 false
  %lsr.iv.next67 = add i64 %lsr.iv66, 1
  br i1 %or.cond763, label %B11271, label %B11283
B11283:
  %_serve_v11_first.4.3714722 = phi i64 [ %.442, %B11209 ], [ %.632, %B11197.thread ], [ %.442, %B11271 ]
  %_serve_v11_tag.3.4 = phi i64 [ %.651, %B11209 ], [ %.651708, %B11197.thread ], [ %.744, %B11271 ]
  %_serve_v11_word.6.4 = phi i64 [ %.660, %B11209 ], [ %.660711, %B11197.thread ], [ %.750, %B11271 ]
  %.855.not = icmp eq i64 %_serve_v11_tag.3.4, %_serve_v11_line.2.1
  br i1 %.855.not, label %B11331, label %B11305
B11305:
  %.863 = lshr i64 %_serve_v11_word.6.4, 32
  br label %B11331
B11331:
  %_serve_v11_first.4.3713 = phi i64 [ %_serve_v11_first.4.3714722, %B11305 ], [ %_serve_v11_first.4.3714722, %B11283 ], [ %.442, %B11185 ], [ %.632, %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit ]
  %_serve_v11_dirty.3.3 = phi i64 [ %.863, %B11305 ], [ 0, %B11283 ], [ 0, %B11185 ], [ 0, %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit ]
  %_serve_v11_old.3.3 = phi i64 [ %_serve_v11_tag.3.4, %B11305 ], [ -1, %B11283 ], [ -1, %B11185 ], [ -1, %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit ]
  %_serve_v11_word.7.3 = phi i64 [ 0, %B11305 ], [ %_serve_v11_word.6.4, %B11283 ], [ %.660, %B11185 ], [ %.660711, %_ZN7mgpusim6memory13cache_kernels6_placeB3v13B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxxx.exit ]
  %.888 = and i64 %_serve_v11_word.7.3, %_serve_v11_mask.5.1
  %.902 = xor i64 %.888, %_serve_v11_mask.5.1
  %.907.not = icmp eq i64 %_serve_v11_write.2.1, 0
  br i1 %.907.not, label %B11595, label %B11353
B11353:
  %.924.not = icmp eq i64 %.465, 0
  %spec.select = select i1 %.924.not, i64 %.888, i64 %_serve_v11_mask.5.1
  %.941 = icmp eq i64 %.457, 2
  br i1 %.941, label %B11419, label %B11595
B11419:
  %.945 = xor i64 %spec.select, %_serve_v11_mask.5.1
  %.949 = shl i64 %spec.select, 32
  %.951 = or i64 %.949, %spec.select
  br label %B11595
B11595:
  %_serve_v11_kept.4.3 = phi i64 [ %.951, %B11419 ], [ %spec.select, %B11353 ], [ %_serve_v11_mask.5.1, %B11331 ]
  %_serve_v11_missing.5.3 = phi i64 [ %.945, %B11419 ], [ %_serve_v11_mask.5.1, %B11353 ], [ %.902, %B11331 ]
  %.975 = or i64 %_serve_v11_kept.4.3, %_serve_v11_word.7.3
  %.989 = icmp sgt i64 %_serve_v11_write.2.1, %.457
  br i1 %.989, label %B11629, label %B12295
B11629:
  %.1003 = xor i64 %_serve_v11_mask.5.1, -1
  %.1005 = and i64 %.975, %.1003
  %.1015 = and i64 %.1005, 4294967295
  %.1016 = icmp eq i64 %.1015, 0
  br i1 %.1016, label %B11669, label %B12295
B11669:
  %.1040 = add i64 %_serve_v11_first.4.3713, 1
  %.1044 = icmp slt i64 %.1040, %.448
  %or.cond764 = select i1 %.591, i1 %.1044, i1 false
  br i1 %or.cond764, label %B11979.preheader, label %B12035
B11979.preheader:
  %invariant.gep783 = getelementptr i64, ptr %arg.state, i64 %.246
  %16 = add i64 %.246, -1
  %17 = add i64 %16, %.427
  %18 = add i64 %17, %.441
  %19 = sub i64 %18, %_serve_v11_first.4.3713
  %min.iters.check = icmp ult i64 %19, 6
  br i1 %min.iters.check, label %B11979.preheader33, label %vector.memcheck
vector.memcheck:
  %20 = shl i64 %.246, 3
  %21 = add i64 %20, 8
  %conflict.rdx47 = icmp ult i64 %21, 48
  br i1 %conflict.rdx47, label %B11979.preheader33, label %vector.ph
vector.ph:
  %n.vec = and i64 %19, -4
  %22 = shl i64 %_serve_v11_first.4.3713, 3
  %23 = getelementptr i8, ptr %scevgep72, i64 %22
  %scevgep73 = getelementptr i8, ptr %23, i64 %20
  br label %vector.body
vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %24 = shl i64 %index, 3
  %scevgep88 = getelementptr i8, ptr %23, i64 %24
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  %wide.load = load <2 x i64>, ptr %scevgep89, align 8
  %wide.load48 = load <2 x i64>, ptr %scevgep88, align 8
  %scevgep86 = getelementptr i8, ptr %scevgep88, i64 -24
  %scevgep84 = getelementptr i8, ptr %scevgep88, i64 -8
  store <2 x i64> %wide.load, ptr %scevgep86, align 8
  store <2 x i64> %wide.load48, ptr %scevgep84, align 8
  %scevgep79 = getelementptr i8, ptr %scevgep73, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -16
  %wide.load49 = load <2 x i64>, ptr %scevgep80, align 8
  %wide.load50 = load <2 x i64>, ptr %scevgep79, align 8
  %scevgep77 = getelementptr i8, ptr %scevgep79, i64 -24
  %scevgep75 = getelementptr i8, ptr %scevgep79, i64 -8
  store <2 x i64> %wide.load49, ptr %scevgep77, align 8
  store <2 x i64> %wide.load50, ptr %scevgep75, align 8
  %index.next = add i64 %index, 4
  %25 = icmp eq i64 %n.vec, %index.next
  br i1 %25, label %middle.block, label %vector.body
middle.block:
  %26 = add i64 %n.vec, %_serve_v11_first.4.3713
  %cmp.n = icmp eq i64 %19, %n.vec
  br i1 %cmp.n, label %B12035, label %middle.block.B11979.preheader51_crit_edge
middle.block.B11979.preheader51_crit_edge:
  %.pre = add i64 %26, 1
  br label %B11979.preheader33
B11979.preheader33:
  %lsr.iv90.ph = phi i64 [ %.1040, %B11979.preheader ], [ %.1040, %vector.memcheck ], [ %.pre, %middle.block.B11979.preheader51_crit_edge ]
  br label %B11979
B11979:
  %lsr.iv90 = phi i64 [ %lsr.iv.next91, %B11979 ], [ %lsr.iv90.ph, %B11979.preheader33 ]
  %27 = shl i64 %lsr.iv90, 3
  %scevgep97 = getelementptr i8, ptr %arg.state, i64 %27
  %.1050 = load i64, ptr %scevgep97, align 8
  %scevgep96 = getelementptr i8, ptr %scevgep97, i64 -8
  store i64 %.1050, ptr %scevgep96, align 8
  %scevgep94 = getelementptr i8, ptr %invariant.gep783, i64 %27
  %.1064 = load i64, ptr %scevgep94, align 8
  %scevgep93 = getelementptr i8, ptr %scevgep94, i64 -8
  store i64 %.1064, ptr %scevgep93, align 8
  %lsr.iv.next91 = add i64 %lsr.iv90, 1
  %.1076 = icmp slt i64 %lsr.iv.next91, %.448
  br i1 %.1076, label %B11979, label %B12035
B12035:
  %_serve_v11_first.6.4 = phi i64 [ %_serve_v11_first.4.3713, %B11669 ], [ %26, %middle.block ], [ %lsr.iv90, %B11979 ]
  %.1099 = getelementptr i64, ptr %arg.state, i64 %_serve_v11_first.6.4
  store i64 -1, ptr %.1099, align 8
  br label %B12295
B12295:
  %_serve_v11_held.4.3 = phi i64 [ 0, %B12035 ], [ 0, %B11629 ], [ %.888, %B11595 ]
  %_serve_v11_first.7.3 = phi i64 [ %_serve_v11_first.6.4, %B12035 ], [ %_serve_v11_first.4.3713, %B11629 ], [ %_serve_v11_first.4.3713, %B11595 ]
  %_serve_v11_word.8.3 = phi i64 [ %.1005, %B12035 ], [ %.1005, %B11629 ], [ %.975, %B11595 ]
  %28 = getelementptr i64, ptr %arg.state, i64 %_serve_v11_first.7.3
  %.1145 = getelementptr i64, ptr %28, i64 %.246
  store i64 %_serve_v11_word.8.3, ptr %.1145, align 8
  br label %B12299
B12299:
  %_serve_v11_held.3.2 = phi i64 [ 0, %B9911 ], [ %_serve_v11_held.4.3, %B12295 ], [ 0, %B10769 ]
  %_serve_v11_missing.4.2 = phi i64 [ %_serve_v11_mask.5.1, %B9911 ], [ %_serve_v11_missing.5.3, %B12295 ], [ %_serve_v11_mask.5.1, %B10769 ]
  %_serve_v11_dirty.2.2 = phi i64 [ 0, %B9911 ], [ %_serve_v11_dirty.3.3, %B12295 ], [ 0, %B10769 ]
  %_serve_v11_old.2.2 = phi i64 [ -1, %B9911 ], [ %_serve_v11_old.3.3, %B12295 ], [ -1, %B10769 ]
  %sunkaddr122 = getelementptr i8, ptr %arg.params, i64 %sunkaddr
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 96
  %.1174 = load i64, ptr %sunkaddr123, align 8
  %gep832 = getelementptr i64, ptr %0, i64 %.1174
  %.1179 = load i64, ptr %gep832, align 8
  %.1180 = add i64 %.1179, 1
  store i64 %.1180, ptr %gep832, align 8
  %.1184 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v11_mask.5.1)
  %.1186 = getelementptr i8, ptr %gep832, i64 8
  %.1187 = load i64, ptr %.1186, align 8
  %.1188 = add i64 %.1187, %.1184
  store i64 %.1188, ptr %.1186, align 8
  %.1192 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v11_held.3.2)
  %.1194 = getelementptr i8, ptr %gep832, i64 16
  %.1195 = load i64, ptr %.1194, align 8
  %.1196 = add i64 %.1195, %.1192
  store i64 %.1196, ptr %.1194, align 8
  %.1201 = icmp eq i64 %_serve_v11_held.3.2, %_serve_v11_mask.5.1
  %.1205 = icmp ne i64 %_serve_v11_held.3.2, 0
  %.1208 = and i1 %.1201, %.1205
  %.1211 = zext i1 %.1208 to i64
  %.1212 = getelementptr i8, ptr %gep832, i64 24
  %.1213 = load i64, ptr %.1212, align 8
  %.1214 = add i64 %.1213, %.1211
  store i64 %.1214, ptr %.1212, align 8
  %.1218 = or i64 %_serve_v11_missing.4.2, %_serve_v11_top.4.1
  %.1220 = or i64 %.1218, %_serve_v11_dirty.2.2
  %.1221 = icmp eq i64 %.1220, 0
  br i1 %.1221, label %B19159, label %B12727.endif
B12789:
  %.1302 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v11_missing.4.2)
  %sunkaddr127 = getelementptr i8, ptr %sunkaddr122, i64 8
  %.1307 = load i64, ptr %sunkaddr127, align 8
  %.1308 = shl i64 %.1302, %.1307
  %sunkaddr128 = shl i64 %_serve_v11_write.2.1, 3
  %sunkaddr129 = getelementptr i8, ptr %0, i64 %sunkaddr128
  %sunkaddr130 = getelementptr i8, ptr %sunkaddr129, i64 128
  %.1311 = load i64, ptr %sunkaddr130, align 8
  %.1312 = add i64 %.1311, %.1308
  store i64 %.1312, ptr %sunkaddr130, align 8
  %.1317 = tail call i64 @llvm.ctpop.i64(i64 %_serve_v11_dirty.2.2)
  %.1324 = load i64, ptr %sunkaddr127, align 8
  %.1325 = shl i64 %.1317, %.1324
  %.1328 = load i64, ptr %sunkaddr131, align 8
  %.1329 = add i64 %.1328, %.1325
  store i64 %.1329, ptr %sunkaddr131, align 8
  br label %B13245
B13213:
  %.1336.not = icmp eq i64 %_serve_v11_dirty.2.2, 0
  br i1 %.1336.not, label %B13245, label %B13231
B13231:
  %.1342 = load i64, ptr %sunkaddr122, align 8
  %.1344 = shl i64 %_serve_v11_old.2.2, %.1342
  %.1351 = getelementptr i64, ptr %arg.pending, i64 %_serve_v11_top.4.1
  store i64 %.238, ptr %.1351, align 8
  %.1357 = getelementptr i8, ptr %.1351, i64 8
  store i64 %.11.i, ptr %.1357, align 8
  %.1363 = getelementptr i8, ptr %.1351, i64 16
  store i64 %_serve_v11_dirty.2.2, ptr %.1363, align 8
  %.1370 = getelementptr i8, ptr %.1351, i64 24
  store i64 1, ptr %.1370, align 8
  %.1375 = getelementptr i8, ptr %.1351, i64 32
  store i64 0, ptr %.1375, align 8
  %.1380 = getelementptr i8, ptr %.1351, i64 40
  store i64 %.1344, ptr %.1380, align 8
  %.1385 = getelementptr i8, ptr %.1351, i64 48
  store i64 %.1344, ptr %.1385, align 8
  %.1388 = add i64 %_serve_v11_top.4.1, 7
  br label %B13245
B13245:
  %_serve_v11_top.7.3 = phi i64 [ %_serve_v11_top.4.1, %B12789 ], [ %.1388, %B13231 ], [ %_serve_v11_top.4.1, %B13213 ]
  %.1409.not = icmp eq i64 %_serve_v11_missing.4.2, 0
  br i1 %.1409.not, label %B13961, label %B13889.endif
B13941:
  %.1470 = load i64, ptr %sunkaddr122, align 8
  %.1472 = shl i64 %_serve_v11_line.2.1, %.1470
  %.1477 = getelementptr i64, ptr %arg.pending, i64 %_serve_v11_top.7.3
  store i64 %.238, ptr %.1477, align 8
  %.1485 = getelementptr i8, ptr %.1477, i64 8
  store i64 %.11.i, ptr %.1485, align 8
  %.1493 = getelementptr i8, ptr %.1477, i64 16
  store i64 %_serve_v11_missing.4.2, ptr %.1493, align 8
  %.1501 = getelementptr i8, ptr %.1477, i64 24
  store i64 %_serve_v11_write.2.1, ptr %.1501, align 8
  %.1507 = getelementptr i8, ptr %.1477, i64 32
  store i64 %_serve_v11_own.2.1, ptr %.1507, align 8
  %.1512 = getelementptr i8, ptr %.1477, i64 40
  store i64 %.1472, ptr %.1512, align 8
  %.1517 = getelementptr i8, ptr %.1477, i64 48
  store i64 %.1472, ptr %.1517, align 8
  %.1520 = add i64 %_serve_v11_top.7.3, 7
  br label %B13961
B13961:
  %_serve_v11_deepest.3.3 = phi i64 [ %.11.i17, %B13941 ], [ %.11.i17, %B13889.endif ], [ %_serve_v11_deepest.2.1, %B13245 ]
  %_serve_v11_top.6.3 = phi i64 [ %.1520, %B13941 ], [ %_serve_v11_top.7.3, %B13889.endif ], [ %_serve_v11_top.7.3, %B13245 ]
  %.1615 = icmp sgt i64 %_serve_v11_top.6.3, 0
  br i1 %.1615, label %B14031, label %B19159
B14031:
  %_serve_v11_top.9.3 = phi i64 [ %_serve_v11_top.8.5, %B14213 ], [ %_serve_v11_top.6.3, %B13961 ]
  %.1635 = add i64 %_serve_v11_top.9.3, -7
  %.1642 = getelementptr i64, ptr %arg.pending, i64 %.1635
  %.1643 = load i64, ptr %.1642, align 8
  %29 = getelementptr i64, ptr %arg.pending, i64 %_serve_v11_top.9.3
  %.1647 = getelementptr i8, ptr %29, i64 -48
  %.1648 = load i64, ptr %.1647, align 8
  %.1655 = getelementptr i8, ptr %29, i64 -40
  %.1656 = load i64, ptr %.1655, align 8
  %.1663 = getelementptr i8, ptr %29, i64 -32
  %.1664 = load i64, ptr %.1663, align 8
  %.1671 = getelementptr i8, ptr %29, i64 -24
  %.1672 = load i64, ptr %.1671, align 8
  %.1679 = getelementptr i8, ptr %29, i64 -16
  %.1680 = load i64, ptr %.1679, align 8
  %.1687 = getelementptr i8, ptr %29, i64 -8
  %.1688 = load i64, ptr %.1687, align 8
  %.1696.idx = mul i64 %.1648, 104
  %.1696 = getelementptr i8, ptr %arg.params, i64 %.1696.idx
  %.1697 = load i64, ptr %.1696, align 8
  %30 = getelementptr i64, ptr %arg.params, i64 %.1643
  %.1700 = getelementptr i8, ptr %30, i64 8
  %.1701 = load i64, ptr %.1700, align 8
  %.1709 = getelementptr i8, ptr %.1696, i64 8
  %.1710 = load i64, ptr %.1709, align 8
  %.1717 = load i64, ptr %30, align 8
  %.1718 = shl i64 1, %.1717
  %.1720 = add i64 %.1718, %.1680
  %.1725 = ashr i64 %.1688, %.1697
  %.1730 = shl i64 %.1725, %.1697
  %.1734 = shl i64 1, %.1697
  %.1740 = add i64 %.1730, %.1734
  %.1746 = icmp slt i64 %.1740, %.1720
  br i1 %.1746, label %B14043, label %B14163
B14043:
  %sunkaddr136 = shl i64 %_serve_v11_top.9.3, 3
  %sunkaddr137 = getelementptr i8, ptr %arg.pending, i64 %sunkaddr136
  %sunkaddr138 = getelementptr i8, ptr %sunkaddr137, i64 -8
  store i64 %.1740, ptr %sunkaddr138, align 8
  br label %B14163
B14163:
  %_serve_v11_top.8.5 = phi i64 [ %_serve_v11_top.9.3, %B14043 ], [ %.1635, %B14031 ]
  %_serve_v11_stop.2.5 = phi i64 [ %.1740, %B14043 ], [ %.1720, %B14031 ]
  %.1788 = icmp eq i64 %.1701, %.1710
  br i1 %.1788, label %B14177, label %B14189
B14177:
  %.1798 = sub i64 %.1688, %.1680
  %.1802 = ashr i64 %.1798, %.1701
  %.1804 = ashr i64 %.1656, %.1802
  %.1809 = sub i64 %.1688, %.1730
  %.1815 = ashr i64 %.1809, %.1701
  %.1816 = shl i64 %.1804, %.1815
  %.1819 = ashr i64 %.1734, %.1701
  %notmask = shl i64 -1, %.1819
  %.1825 = xor i64 %notmask, -1
  %.1826 = and i64 %.1816, %.1825
  br label %B14199
B14189:
  %.1848 = icmp slt i64 %.1688, %_serve_v11_stop.2.5
  br i1 %.1848, label %B14191.endif.preheader, label %B14213
B14191.endif.preheader:
  %.11.i18 = tail call i64 @llvm.smin.i64(i64 %.1710, i64 %.1701)
  %.1902 = shl i64 1, %.11.i18
  br label %B14191.endif
B14199:
  %_serve_v11_mask.7.5 = phi i64 [ %.1826, %B14177 ], [ %.1867, %B14191.endif ]
  %.1945 = icmp eq i64 %_serve_v11_mask.7.5, 0
  br i1 %.1945, label %B14213, label %B9911
B14213:
  %.1982 = icmp sgt i64 %_serve_v11_top.8.5, 0
  br i1 %.1982, label %B14031, label %B19159
B19159:
  %_serve_v11_deepest.4.1 = phi i64 [ %_serve_v11_deepest.3.3, %B14213 ], [ %_serve_v11_deepest.3.3, %B13961 ], [ %_serve_v11_deepest.2.1, %B12299 ]
  %.2033 = trunc i64 %_serve_v11_deepest.4.1 to i8
  %.2034 = getelementptr i8, ptr %arg.served, i64 %.144791796
  store i8 %.2033, ptr %.2034, align 1
  %exitcond.not = icmp eq i64 %.151, %.56
  br i1 %exitcond.not, label %common.ret, label %B9653
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B10439.else:
  %.386 = icmp ne i64 %.350, -9223372036854775808
  %.387 = icmp ne i64 %.294, -1
  %.388.not = or i1 %.387, %.386
  br i1 %.388.not, label %B10439.else.if, label %B10665
B10439.else.if:
  %31 = or i64 %.350, %.294
  %32 = icmp ult i64 %31, 4294967296
  br i1 %32, label %33, label %38
33:
  %34 = trunc i64 %.294 to i32
  %35 = trunc i64 %.350 to i32
  %36 = urem i32 %35, %34
  %37 = zext i32 %36 to i64
  br label %40
38:
  %39 = srem i64 %.350, %.294
  br label %40
40:
  %41 = phi i64 [ %37, %33 ], [ %39, %38 ]
  %.393 = xor i64 %41, %.294
  %.394 = icmp slt i64 %.393, 0
  %.395 = icmp ne i64 %41, 0
  %.396 = and i1 %.395, %.394
  %.403 = select i1 %.396, i64 %.294, i64 0
  %spec.select765 = add i64 %.403, %41
  br label %B10665
B12727.endif:
  %.1251 = add i64 %_serve_v11_row.2.1, 1
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.1253, i64 %.1251)
  %.1287 = icmp eq i64 %_serve_v11_row.2.1, %.51
  br i1 %.1287, label %B12789, label %B13213
B13889.endif:
  %reass.sub = sub i64 %.11.i, %.51
  %.1417 = add i64 %reass.sub, 2
  %.1419 = mul i64 %_serve_v11_own.2.1, %.1417
  %.11.i17 = tail call i64 @llvm.smax.i64(i64 %.1419, i64 %_serve_v11_deepest.2.1)
  %.1459 = icmp slt i64 %_serve_v11_row.2.1, %.51
  br i1 %.1459, label %B13941, label %B13961
B14191.endif:
  %_serve_v11_mask.9.6 = phi i64 [ %.1867, %B14191.endif ], [ 0, %B14191.endif.preheader ]
  %_serve_v11_byte.4.6 = phi i64 [ %.1904, %B14191.endif ], [ %.1688, %B14191.endif.preheader ]
  %42 = sub i64 %_serve_v11_byte.4.6, %.1680
  %.1856 = ashr i64 %42, %.1701
  %.1858766 = lshr i64 %.1656, %.1856
  %.1859 = and i64 %.1858766, 1
  %43 = sub i64 %_serve_v11_byte.4.6, %.1730
  %.1864 = ashr i64 %43, %.1710
  %.1865 = shl i64 %.1859, %.1864
  %.1867 = or i64 %.1865, %_serve_v11_mask.9.6
  %.1904 = add i64 %_serve_v11_byte.4.6, %.1902
  %.1908 = icmp slt i64 %.1904, %_serve_v11_stop.2.5
  br i1 %.1908, label %B14191.endif, label %B14199
}
