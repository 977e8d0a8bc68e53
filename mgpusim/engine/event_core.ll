; made from 000ed3ea2ba98993fe4cdba275ea48bc7d791ceea3440d404174749cf6f1a1be
@f0 = internal constant [5 x i64] [i64 13, i64 13, i64 14, i64 14, i64 13], align 8
@f1 = internal constant [5 x i64] [i64 104, i64 104, i64 112, i64 poison, i64 104], align 8
define i32 @mgpusim_simulate(ptr %retptr, ptr %excinfo, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.visits, ptr %arg.entries, ptr %arg.tx, ptr %arg.log, ptr %arg.slices)  {
B0.endif:
  %.437.i = alloca ptr, align 8
  %.251.i = alloca ptr, align 8
  %.316.i = alloca ptr, align 8
  %.679.i = alloca i64, align 8
  %.1058.i = alloca i64, align 8
  %.1287.i = alloca ptr, align 8
  %.1324.i = alloca ptr, align 8
  %.190 = alloca i64, align 8
  store i64 0, ptr %.190, align 8
  %.3588 = alloca ptr, align 8
  store ptr null, ptr %.3588, align 8
  %.29 = getelementptr i8, ptr %arg.C, i64 160
  %.30 = load i64, ptr %.29, align 8
  %.32 = getelementptr i8, ptr %arg.C, i64 168
  %.33 = load i64, ptr %.32, align 8
  %.34 = mul i64 %.33, %.30
  %.39 = getelementptr i8, ptr %arg.C, i64 360
  %.40 = load i64, ptr %.39, align 8
  %.45 = getelementptr i8, ptr %arg.S, i64 176
  %.46 = load i64, ptr %.45, align 8
  store i64 0, ptr %.45, align 8
  %.1312377.not = icmp slt i64 %.46, 1
  br i1 %.1312377.not, label %B556.endif.preheader, label %B254.lr.ph
B254.lr.ph:
  %scevgep458 = getelementptr i8, ptr %arg.S, i64 16
  %sunkaddr = getelementptr i8, ptr %arg.C, i64 472
  br label %B254
B254:
  %lsr.iv466 = phi i64 [ %.46, %B254.lr.ph ], [ %lsr.iv.next467, %B254 ]
  %lsr.iv459 = phi ptr [ %scevgep458, %B254.lr.ph ], [ %scevgep460, %B254 ]
  %.171 = load i64, ptr %sunkaddr, align 8
  %0 = shl i64 %.171, 3
  %scevgep464 = getelementptr i8, ptr %lsr.iv459, i64 %0
  %scevgep465 = getelementptr i8, ptr %scevgep464, i64 -16
  %.177 = load i64, ptr %scevgep465, align 8
  %scevgep463 = getelementptr i8, ptr %scevgep464, i64 -8
  %.181 = load i64, ptr %scevgep463, align 8
  %.185 = load i64, ptr %scevgep464, align 8
  store i64 0, ptr %.190, align 8
  call fastcc void @f2(ptr %.190, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.log, i64 %.177, i64 %.181, i64 %.185)
  %scevgep460 = getelementptr i8, ptr %lsr.iv459, i64 24
  %lsr.iv.next467 = add i64 %lsr.iv466, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next467, 0
  br i1 %exitcond.not, label %B450, label %B254
B450:
  %.231.pre = load i64, ptr %.45, align 8
  %1 = icmp eq i64 %.231.pre, 0
  br i1 %1, label %B556.endif.preheader, label %B504
B504:
  %.242 = getelementptr i8, ptr %arg.S, i64 136
  %.243 = load i64, ptr %.242, align 8
  %.244 = icmp eq i64 %.243, 1
  br i1 %.244, label %B556.endif.preheader, label %common.ret
B556.endif.preheader:
  %.289 = icmp sgt i64 %.34, 0
  %2 = getelementptr i64, ptr %arg.S, i64 %.40
  br i1 %.289, label %B602.preheader.preheader, label %common.ret
B602.preheader.preheader:
  %xtraiter = and i64 %.34, 3
  %unroll_iter = and i64 %.34, 9223372036854775804
  %3 = shl i64 %.40, 3
  %4 = getelementptr i8, ptr %arg.S, i64 %3
  %scevgep = getelementptr i8, ptr %4, i64 304
  %scevgep413 = getelementptr i8, ptr %4, i64 16
  %5 = mul i64 %xtraiter, 96
  %scevgep431 = getelementptr i8, ptr %arg.C, i64 24
  %6 = icmp ult i64 %.34, 4
  %7 = icmp eq i64 %xtraiter, 0
  %sunkaddr550 = getelementptr i8, ptr %arg.C, i64 176
  %sunkaddr551 = getelementptr i8, ptr %arg.C, i64 320
  %sunkaddr552 = getelementptr i8, ptr %arg.C, i64 344
  %sunkaddr553 = getelementptr i8, ptr %arg.C, i64 336
  %sunkaddr554 = getelementptr i8, ptr %arg.C, i64 128
  %sunkaddr555 = getelementptr i8, ptr %arg.C, i64 224
  %sunkaddr557 = getelementptr i8, ptr %arg.C, i64 312
  %sunkaddr571 = getelementptr i8, ptr %arg.C, i64 368
  %sunkaddr484 = getelementptr i8, ptr %arg.C, i64 328
  %sunkaddr493 = getelementptr i8, ptr %arg.C, i64 352
  %sunkaddr494 = getelementptr i8, ptr %arg.C, i64 208
  %sunkaddr502 = getelementptr i8, ptr %arg.C, i64 152
  %.247.i = getelementptr i8, ptr %arg.C, i64 400
  %.378.i = getelementptr i8, ptr %arg.C, i64 464
  %sunkaddr48.i = getelementptr i8, ptr %arg.S, i64 208
  %sunkaddr49.i = getelementptr i8, ptr %arg.C, i64 440
  %sunkaddr50.i = getelementptr i8, ptr %arg.C, i64 416
  %sunkaddr51.i = getelementptr i8, ptr %arg.C, i64 424
  %sunkaddr52.i = getelementptr i8, ptr %arg.C, i64 432
  %.327.i = getelementptr i8, ptr %arg.C, i64 448
  %.889423.i = getelementptr i8, ptr %arg.S, i64 104
  %.895425.i = getelementptr i8, ptr %arg.S, i64 96
  %.901427.i = getelementptr i8, ptr %arg.S, i64 80
  %.904429.i = getelementptr i8, ptr %arg.S, i64 88
  %sunkaddr58.i = getelementptr i8, ptr %arg.S, i64 48
  %8 = getelementptr i8, ptr %arg.C, i64 392
  %.23.i470 = getelementptr i8, ptr %arg.S, i64 160
  %sunkaddr579 = getelementptr i8, ptr %arg.C, i64 384
  %sunkaddr509 = getelementptr i8, ptr %arg.S, i64 312
  %sunkaddr510 = getelementptr i8, ptr %arg.S, i64 304
  %sunkaddr513 = getelementptr i8, ptr %arg.S, i64 152
  %sunkaddr525 = getelementptr i8, ptr %arg.C, i64 216
  %sunkaddr580 = getelementptr i8, ptr %arg.C, i64 376
  %sunkaddr581 = getelementptr i8, ptr %arg.C, i64 184
  %sunkaddr534 = getelementptr i8, ptr %arg.C, i64 136
  %.26.i227 = getelementptr i8, ptr %arg.C, i64 144
  %.18.i.i = getelementptr i8, ptr %arg.C, i64 264
  %.24.i.i = getelementptr i8, ptr %arg.C, i64 288
  %.30.i.i = getelementptr i8, ptr %arg.C, i64 408
  %.424.i.i = getelementptr i8, ptr %arg.C, i64 272
  %.431.i.i = getelementptr i8, ptr %arg.C, i64 280
  %.38.i.i = getelementptr i8, ptr %arg.S, i64 168
  %.44.i.i = getelementptr i8, ptr %arg.C, i64 304
  %.50.i.i = getelementptr i8, ptr %arg.C, i64 456
  %.103.i = getelementptr i8, ptr %arg.S, i64 192
  %.225.i251 = getelementptr i8, ptr %arg.C, i64 192
  %.170.i = getelementptr i8, ptr %arg.S, i64 184
  %.26.i824 = getelementptr i8, ptr %arg.S, i64 120
  %.38.i826 = getelementptr i8, ptr %arg.S, i64 128
  %.52.i829 = getelementptr i8, ptr %arg.S, i64 136
  %.57.i831 = getelementptr i8, ptr %arg.C, i64 472
  %.113.i = getelementptr i8, ptr %arg.S, i64 112
  %.149.i = getelementptr i8, ptr %arg.C, i64 248
  %.201.i = getelementptr i8, ptr %arg.C, i64 232
  %.220.i = getelementptr i8, ptr %arg.S, i64 200
  %.270.i = getelementptr i8, ptr %arg.C, i64 200
  %sunkaddr15.i856 = getelementptr i8, ptr %arg.C, i64 240
  %9 = add i64 %.34, -4
  %10 = lshr i64 %9, 2
  %11 = add i64 %10, 1
  %xtraiter1011 = and i64 %11, 1
  %12 = icmp eq i64 %10, 0
  %unroll_iter1020 = and i64 %11, 9223372036854775806
  %lcmp.mod.not = icmp eq i64 %xtraiter1011, 0
  %lcmp.mod1019 = icmp ne i64 %xtraiter1011, 0
  br label %B602.preheader
B600.backedge:
  %lsr.iv = phi ptr [ %scevgep409.1, %B600.backedge ], [ %scevgep, %B600.backedge.preheader ]
  %soonest.2.12386 = phi i64 [ %.11.i.3.1, %B600.backedge ], [ 9007199254740992, %B600.backedge.preheader ]
  %niter = phi i64 [ %niter.next.1, %B600.backedge ], [ 0, %B600.backedge.preheader ]
  %scevgep412 = getelementptr i8, ptr %lsr.iv, i64 -288
  %.375 = load i64, ptr %scevgep412, align 8
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.375, i64 %soonest.2.12386)
  %scevgep411 = getelementptr i8, ptr %lsr.iv, i64 -192
  %.375.1 = load i64, ptr %scevgep411, align 8
  %.11.i.1 = tail call i64 @llvm.smin.i64(i64 %.375.1, i64 %.11.i)
  %scevgep410 = getelementptr i8, ptr %lsr.iv, i64 -96
  %.375.2 = load i64, ptr %scevgep410, align 8
  %.11.i.2 = tail call i64 @llvm.smin.i64(i64 %.375.2, i64 %.11.i.1)
  %.375.3 = load i64, ptr %lsr.iv, align 8
  %.11.i.3 = tail call i64 @llvm.smin.i64(i64 %.375.3, i64 %.11.i.2)
  %scevgep409 = getelementptr i8, ptr %lsr.iv, i64 384
  %scevgep412.1 = getelementptr i8, ptr %lsr.iv, i64 96
  %.375.11021 = load i64, ptr %scevgep412.1, align 8
  %.11.i.11022 = tail call i64 @llvm.smin.i64(i64 %.375.11021, i64 %.11.i.3)
  %scevgep411.1 = getelementptr i8, ptr %lsr.iv, i64 192
  %.375.1.1 = load i64, ptr %scevgep411.1, align 8
  %.11.i.1.1 = tail call i64 @llvm.smin.i64(i64 %.375.1.1, i64 %.11.i.11022)
  %scevgep410.1 = getelementptr i8, ptr %lsr.iv, i64 288
  %.375.2.1 = load i64, ptr %scevgep410.1, align 8
  %.11.i.2.1 = tail call i64 @llvm.smin.i64(i64 %.375.2.1, i64 %.11.i.1.1)
  %.375.3.1 = load i64, ptr %scevgep409, align 8
  %.11.i.3.1 = tail call i64 @llvm.smin.i64(i64 %.375.3.1, i64 %.11.i.2.1)
  %scevgep409.1 = getelementptr i8, ptr %lsr.iv, i64 768
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter1020
  br i1 %niter.ncmp.1, label %B704.unr-lcssa.unr-lcssa, label %B600.backedge
B704.unr-lcssa.unr-lcssa:
  br i1 %lcmp.mod.not, label %B704.unr-lcssa, label %B600.backedge.epil.preheader1010
B600.backedge.epil.preheader1010:
  %lsr.iv.epil.init = phi ptr [ %scevgep, %B600.backedge.preheader ], [ %scevgep409.1, %B704.unr-lcssa.unr-lcssa ]
  %soonest.2.12386.epil.init1016 = phi i64 [ 9007199254740992, %B600.backedge.preheader ], [ %.11.i.3.1, %B704.unr-lcssa.unr-lcssa ]
  %scevgep412.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -288
  %.375.epil1014 = load i64, ptr %scevgep412.epil, align 8
  %.11.i.epil1015 = tail call i64 @llvm.smin.i64(i64 %.375.epil1014, i64 %soonest.2.12386.epil.init1016)
  %scevgep411.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -192
  %.375.1.epil = load i64, ptr %scevgep411.epil, align 8
  %.11.i.1.epil = tail call i64 @llvm.smin.i64(i64 %.375.1.epil, i64 %.11.i.epil1015)
  %scevgep410.epil = getelementptr i8, ptr %lsr.iv.epil.init, i64 -96
  %.375.2.epil = load i64, ptr %scevgep410.epil, align 8
  %.11.i.2.epil = tail call i64 @llvm.smin.i64(i64 %.375.2.epil, i64 %.11.i.1.epil)
  %.375.3.epil = load i64, ptr %lsr.iv.epil.init, align 8
  %.11.i.3.epil = tail call i64 @llvm.smin.i64(i64 %.375.3.epil, i64 %.11.i.2.epil)
  br label %B704.unr-lcssa
B704.unr-lcssa:
  %.11.i.3.lcssa = phi i64 [ %.11.i.3.1, %B704.unr-lcssa.unr-lcssa ], [ %.11.i.3.epil, %B600.backedge.epil.preheader1010 ]
  br i1 %7, label %B704, label %B600.backedge.epil.preheader
B600.backedge.epil.preheader:
  %soonest.2.12386.epil.init = phi i64 [ 9007199254740992, %B602.preheader ], [ %.11.i.3.lcssa, %B704.unr-lcssa ]
  %.33723822384.epil.init = phi i64 [ 0, %B602.preheader ], [ %unroll_iter, %B704.unr-lcssa ]
  %13 = mul i64 %.33723822384.epil.init, 96
  %scevgep414 = getelementptr i8, ptr %scevgep413, i64 %13
  br label %B600.backedge.epil
B600.backedge.epil:
  %lsr.iv415 = phi i64 [ %lsr.iv.next, %B600.backedge.epil ], [ 0, %B600.backedge.epil.preheader ]
  %soonest.2.12386.epil = phi i64 [ %.11.i.epil, %B600.backedge.epil ], [ %soonest.2.12386.epil.init, %B600.backedge.epil.preheader ]
  %scevgep416 = getelementptr i8, ptr %scevgep414, i64 %lsr.iv415
  %.375.epil = load i64, ptr %scevgep416, align 8
  %.11.i.epil = tail call i64 @llvm.smin.i64(i64 %.375.epil, i64 %soonest.2.12386.epil)
  %lsr.iv.next = add i64 %lsr.iv415, 96
  %epil.iter.cmp.not = icmp eq i64 %5, %lsr.iv.next
  br i1 %epil.iter.cmp.not, label %B704, label %B600.backedge.epil
B704:
  %.11.i.lcssa = phi i64 [ %.11.i.3.lcssa, %B704.unr-lcssa ], [ %.11.i.epil, %B600.backedge.epil ]
  %.413 = icmp sgt i64 %.11.i.lcssa, 9007199254740991
  br i1 %.413, label %common.ret, label %B730.else.if
common.ret:
  store ptr null, ptr %retptr, align 8
  ret i32 0
B804:
  %lsr.iv425 = phi i64 [ %500, %B730.else.if ], [ %lsr.iv.next426, %B163870 ]
  %lsr.iv417 = phi i64 [ %499, %B730.else.if ], [ %lsr.iv.next418, %B163870 ]
  %.521.0 = phi i64 [ 0, %B730.else.if ], [ %.590, %B163870 ]
  %.590 = add i64 %.521.0, 1
  %.616 = add i64 %.521.0, %turn.3.0103
  %.626.not = icmp slt i64 %.616, %.34
  %.630 = select i1 %.626.not, i64 0, i64 %.34
  %spec.select = sub i64 %.616, %.630
  %.643 = mul i64 %spec.select, 12
  %14 = getelementptr i64, ptr %2, i64 %.643
  %.648 = getelementptr i8, ptr %14, i64 16
  %.649 = load i64, ptr %.648, align 8
  %.651 = icmp slt i64 %.649, %.493
  br i1 %.651, label %B916, label %B163870
B916:
  %.706 = load i64, ptr %.39, align 8
  %.715 = load i64, ptr %.32, align 8
  %.719 = icmp eq i64 %.715, 0
  br i1 %.719, label %B916.endif, label %B916.else
B966:
  %_run_sub_core_v15_place.5.4 = phi i64 [ -1, %B916.endif ], [ %_run_sub_core_v15_place.5.4.be, %B966.backedge ]
  %.827 = load i64, ptr %.826, align 8
  %.835 = load i64, ptr %sunkaddr473, align 8
  %.836 = icmp sgt i64 %.835, 0
  br i1 %.836, label %B988, label %B1094
B988:
  %.841 = load i64, ptr %sunkaddr475, align 8
  %.842 = ashr i64 %.841, 9
  %.844.not = icmp sgt i64 %.842, %.827
  br i1 %.844.not, label %B1094, label %B992
B992:
  %.10.i = load i64, ptr %.39, align 8
  %.14.i = load i64, ptr %sunkaddr551, align 8
  %.16.i = load i64, ptr %sunkaddr550, align 8
  %.17.i = mul i64 %.16.i, %spec.select
  %15 = getelementptr i64, ptr %arg.S, i64 %.17.i
  %.24.i = getelementptr i64, ptr %15, i64 %.14.i
  %.25.i = load i64, ptr %.24.i, align 8
  %gep172 = getelementptr i64, ptr %invariant.gep171, i64 %.10.i
  %.31.i = getelementptr i8, ptr %gep172, i64 24
  %.32.i = load i64, ptr %.31.i, align 8
  %.33.i = add i64 %.32.i, -1
  store i64 %.33.i, ptr %.31.i, align 8
  %.46.i = getelementptr i64, ptr %.24.i, i64 %.33.i
  %.47.i = load i64, ptr %.46.i, align 8
  %.63.not45.i = icmp sgt i64 %.32.i, 2
  br i1 %.63.not45.i, label %B370.i, label %B992.endif
B370.i:
  %.5748.i = phi i64 [ %.57.i, %B536.i ], [ 1, %B992 ]
  %.5647.i = phi i64 [ %.56.i, %B536.i ], [ 0, %B992 ]
  %at.2.046.i = phi i64 [ %down.2.1.i, %B536.i ], [ 0, %B992 ]
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
  br i1 %.117.not.i, label %B536.i, label %B992.endif
B536.i:
  %.131.i = getelementptr i64, ptr %.24.i, i64 %at.2.046.i
  store i64 %.111.i, ptr %.131.i, align 8
  %.56.i = shl i64 %down.2.1.i, 1
  %.57.i = or i64 %.56.i, 1
  %.63.not.i = icmp slt i64 %.57.i, %.33.i
  br i1 %.63.not.i, label %B370.i, label %B992.endif
B1042:
  %.910 = load i64, ptr %sunkaddr475, align 8
  %.911 = ashr i64 %.910, 9
  %.913.not = icmp sgt i64 %.911, %.827
  br i1 %.913.not, label %B1094, label %B992
B1094:
  %.925 = icmp slt i64 %_run_sub_core_v15_place.5.4, 0
  br i1 %.925, label %B1098, label %B121247
B1098:
  %.954 = load i64, ptr %.39, align 8
  %.963 = load i64, ptr %sunkaddr552, align 8
  %.969 = load i64, ptr %sunkaddr553, align 8
  %.973 = mul i64 %.963, %.786
  %gep3350 = getelementptr i64, ptr %invariant.gep3349, i64 %.954
  %.988 = getelementptr i8, ptr %gep3350, i64 32
  %.989 = load i64, ptr %.988, align 8
  %.990 = icmp sgt i64 %.989, 0
  %sunkaddr559 = shl i64 %.954, 3
  br i1 %.990, label %B82534.lr.ph, label %B83160.endif
B83254:
  %lsr.iv428 = phi ptr [ %scevgep427, %B83254.lr.ph ], [ %scevgep429, %B102551 ]
  %lsr.iv420 = phi ptr [ %scevgep419, %B83254.lr.ph ], [ %scevgep421, %B102551 ]
  %_run_sub_core_v15__select_v20_found.5.62434 = phi i64 [ -1, %B83254.lr.ph ], [ %_run_sub_core_v15__select_v20_found.6.7, %B102551 ]
  %.145424202432 = phi i64 [ 0, %B83254.lr.ph ], [ %.1461, %B102551 ]
  %invariant.gep = getelementptr i64, ptr %537, i64 %.145424202432
  br i1 %545, label %B83510.epil, label %B83510.preheader
B83510.preheader:
  br i1 %.1646.not, label %B83584, label %B83512
B83512:
  %.1659 = load i64, ptr %lsr.iv428, align 8
  br label %B83584
B83584:
  %_run_sub_core_v15__select_v20_free.3.8 = phi i64 [ %.1659, %B83512 ], [ 0, %B83510.preheader ]
  br i1 %.1646.not.1, label %B83584.1, label %B83512.1
B83512.1:
  %.1659.1 = load i64, ptr %lsr.iv420, align 8
  %.1661.1 = or i64 %.1659.1, %_run_sub_core_v15__select_v20_free.3.8
  br label %B83584.1
B83584.1:
  %_run_sub_core_v15__select_v20_free.3.8.1 = phi i64 [ %.1661.1, %B83512.1 ], [ %_run_sub_core_v15__select_v20_free.3.8, %B83584 ]
  br i1 %.1646.not.1916, label %B83584.1921, label %B83512.1919
B83512.1919:
  %scevgep430.1 = getelementptr i8, ptr %lsr.iv428, i64 %542
  %.1659.1917 = load i64, ptr %scevgep430.1, align 8
  %.1661.1918 = or i64 %.1659.1917, %_run_sub_core_v15__select_v20_free.3.8.1
  br label %B83584.1921
B83584.1921:
  %_run_sub_core_v15__select_v20_free.3.8.1920 = phi i64 [ %.1661.1918, %B83512.1919 ], [ %_run_sub_core_v15__select_v20_free.3.8.1, %B83584.1 ]
  br i1 %.1646.not.1.1, label %B83584.1.1, label %B83512.1.1
B83512.1.1:
  %scevgep424.1 = getelementptr i8, ptr %lsr.iv420, i64 %542
  %.1659.1.1 = load i64, ptr %scevgep424.1, align 8
  %.1661.1.1 = or i64 %.1659.1.1, %_run_sub_core_v15__select_v20_free.3.8.1920
  br label %B83584.1.1
B83584.1.1:
  %_run_sub_core_v15__select_v20_free.3.8.1.1 = phi i64 [ %.1661.1.1, %B83512.1.1 ], [ %_run_sub_core_v15__select_v20_free.3.8.1920, %B83584.1921 ]
  br i1 %.1646.not.2, label %B83584.2, label %B83512.2
B83512.2:
  %scevgep430.2 = getelementptr i8, ptr %lsr.iv428, i64 %lsr.iv.next423.1
  %.1659.2 = load i64, ptr %scevgep430.2, align 8
  %.1661.2 = or i64 %.1659.2, %_run_sub_core_v15__select_v20_free.3.8.1.1
  br label %B83584.2
B83584.2:
  %_run_sub_core_v15__select_v20_free.3.8.2 = phi i64 [ %.1661.2, %B83512.2 ], [ %_run_sub_core_v15__select_v20_free.3.8.1.1, %B83584.1.1 ]
  br i1 %.1646.not.1.2, label %B83584.1.2, label %B83512.1.2
B83512.1.2:
  %scevgep424.2 = getelementptr i8, ptr %lsr.iv420, i64 %lsr.iv.next423.1
  %.1659.1.2 = load i64, ptr %scevgep424.2, align 8
  %.1661.1.2 = or i64 %.1659.1.2, %_run_sub_core_v15__select_v20_free.3.8.2
  br label %B83584.1.2
B83584.1.2:
  %_run_sub_core_v15__select_v20_free.3.8.1.2 = phi i64 [ %.1661.1.2, %B83512.1.2 ], [ %_run_sub_core_v15__select_v20_free.3.8.2, %B83584.2 ]
  br i1 %.1646.not.3, label %B83584.3, label %B83512.3
B83512.3:
  %scevgep430.3 = getelementptr i8, ptr %lsr.iv428, i64 %lsr.iv.next423.2
  %.1659.3 = load i64, ptr %scevgep430.3, align 8
  %.1661.3 = or i64 %.1659.3, %_run_sub_core_v15__select_v20_free.3.8.1.2
  br label %B83584.3
B83584.3:
  %_run_sub_core_v15__select_v20_free.3.8.3 = phi i64 [ %.1661.3, %B83512.3 ], [ %_run_sub_core_v15__select_v20_free.3.8.1.2, %B83584.1.2 ]
  br i1 %.1646.not.1.3, label %B83510.epil, label %B83512.1.3
B83512.1.3:
  %scevgep424.3 = getelementptr i8, ptr %lsr.iv420, i64 %lsr.iv.next423.2
  %.1659.1.3 = load i64, ptr %scevgep424.3, align 8
  %.1661.1.3 = or i64 %.1659.1.3, %_run_sub_core_v15__select_v20_free.3.8.3
  br label %B83510.epil
B83510.epil:
  %_run_sub_core_v15__select_v20_free.2.72413.epil.init = phi i64 [ 0, %B83254 ], [ %.1661.1.3, %B83512.1.3 ], [ %_run_sub_core_v15__select_v20_free.3.8.3, %B83584.3 ]
  %.160324092411.epil.init = phi i64 [ 0, %B83254 ], [ 8, %B83512.1.3 ], [ 8, %B83584.3 ]
  %16 = shl i64 1, %.160324092411.epil.init
  %17 = and i64 %16, %_run_sub_core_v15__select_v20_open_masks.7.6
  %.1646.not.epil = icmp eq i64 %17, 0
  br i1 %.1646.not.epil, label %B83868, label %B83512.epil
B83512.epil:
  %.1650.epil = mul i64 %.160324092411.epil.init, %.963
  %gep.epil = getelementptr i64, ptr %invariant.gep, i64 %.1650.epil
  %.1659.epil = load i64, ptr %gep.epil, align 8
  %.1661.epil = or i64 %.1659.epil, %_run_sub_core_v15__select_v20_free.2.72413.epil.init
  br label %B83868
B83868:
  %_run_sub_core_v15__select_v20_free.3.8.epil = phi i64 [ %.1661.epil, %B83512.epil ], [ %_run_sub_core_v15__select_v20_free.2.72413.epil.init, %B83510.epil ]
  %.1461 = add i64 %.145424202432, 1
  %.1680 = icmp eq i64 %_run_sub_core_v15__select_v20_free.3.8.epil, 0
  br i1 %.1680, label %B102551, label %B84112
B84112:
  %.1694 = shl i64 %.145424202432, 6
  %.1700 = tail call i64 @llvm.cttz.i64(i64 %_run_sub_core_v15__select_v20_free.3.8.epil, i1 true)
  %.1701 = or i64 %.1700, %.1694
  %.1714 = icmp slt i64 %.1357, %.1694
  %or.cond = select i1 %546, i1 %.1714, i1 false
  %or.cond2728 = select i1 %547, i1 true, i1 %or.cond
  %.1733 = icmp slt i64 %_run_sub_core_v15__select_v20_found.5.62434, 0
  %spec.select3353 = select i1 %.1733, i64 %.1701, i64 %_run_sub_core_v15__select_v20_found.5.62434
  br i1 %or.cond2728, label %B102781, label %B85314
B85314:
  br i1 %546, label %B85562, label %B85622
B85562:
  %.1775 = add i64 %.1694, 64
  %.1777 = icmp sge i64 %.1357, %.1775
  %18 = and i64 %_run_sub_core_v15__select_v20_free.3.8.epil, %538
  %.1786.not = icmp eq i64 %18, 0
  %or.cond2729 = select i1 %.1777, i1 true, i1 %.1786.not
  br i1 %or.cond2729, label %B102551, label %B102639
B85622:
  br i1 %.1714, label %B102781, label %B85623
B85623:
  %.1823 = or i64 %.1694, 63
  %.1825 = icmp sge i64 %.1357, %.1823
  %.1831 = and i64 %_run_sub_core_v15__select_v20_free.3.8.epil, %.1829
  %.1852.not = icmp eq i64 %.1831, 0
  %or.cond2730 = select i1 %.1825, i1 true, i1 %.1852.not
  br i1 %or.cond2730, label %B102551, label %B85623.B102341_crit_edge
B85623.B102341_crit_edge:
  %.pre = tail call i64 @llvm.cttz.i64(i64 %.1831, i1 true)
  %.pre3230 = or i64 %.pre, %.1694
  br label %B102781
B102551:
  %_run_sub_core_v15__select_v20_found.6.7 = phi i64 [ %spec.select3353, %B85562 ], [ %_run_sub_core_v15__select_v20_found.5.62434, %B83868 ], [ %spec.select3353, %B85623 ]
  %scevgep421 = getelementptr i8, ptr %lsr.iv420, i64 8
  %scevgep429 = getelementptr i8, ptr %lsr.iv428, i64 8
  %exitcond3226.not = icmp eq i64 %.963, %.1461
  br i1 %exitcond3226.not, label %B102639, label %B83254
B102639:
  %_run_sub_core_v15__select_v20_found.8.7 = phi i64 [ %.1357, %B85562 ], [ %_run_sub_core_v15__select_v20_found.6.7, %B102551 ]
  %.1909 = icmp slt i64 %_run_sub_core_v15__select_v20_found.8.7, 0
  br i1 %.1909, label %B102915, label %B102781
B102781:
  %_run_sub_core_v15__select_v20_found.8.71215 = phi i64 [ %_run_sub_core_v15__select_v20_found.8.7, %B102639 ], [ %.pre3230, %B85623.B102341_crit_edge ], [ %.1701, %B85622 ], [ %spec.select3353, %B84112 ]
  %.1931 = load i64, ptr %sunkaddr484, align 8
  %.1935 = mul i64 %.1933, %.963
  %19 = getelementptr i64, ptr %arg.S, i64 %.1931
  %20 = getelementptr i64, ptr %19, i64 %.1935
  %.1940 = getelementptr i64, ptr %20, i64 %_run_sub_core_v15__select_v20_found.8.71215
  %.1941 = load i64, ptr %.1940, align 8
  %.1947 = load i64, ptr %sunkaddr557, align 8
  %.1950 = load i64, ptr %sunkaddr550, align 8
  %.1954 = mul i64 %.1950, %spec.select
  %.1958 = add i64 %.1954, %.1941
  %21 = getelementptr i64, ptr %arg.S, i64 %.1947
  %.idx2244 = mul i64 %.1958, 176
  %22 = getelementptr i8, ptr %21, i64 %.idx2244
  %.1963 = getelementptr i8, ptr %22, i64 160
  %.1964 = load i64, ptr %.1963, align 8
  %.1969.not = icmp eq i64 %.1964, 0
  br i1 %.1969.not, label %B102903, label %B102841
B102841:
  %.1978 = add i64 %.989, -1
  %sunkaddr489 = getelementptr i8, ptr %sunkaddr573, i64 32
  store i64 %.1978, ptr %sunkaddr489, align 8
  br label %B102903
B102903:
  %.1985 = mul i64 %.1964, %.963
  %.1995 = lshr i64 %_run_sub_core_v15__select_v20_found.8.71215, 6
  %23 = getelementptr i64, ptr %537, i64 %.1985
  %.1998 = getelementptr i64, ptr %23, i64 %.1995
  %.1999 = load i64, ptr %.1998, align 8
  %.2001 = and i64 %_run_sub_core_v15__select_v20_found.8.71215, 63
  %.2004 = shl i64 1, %.2001
  %.2005 = xor i64 %.2004, -1
  %.2006 = and i64 %.1999, %.2005
  store i64 %.2006, ptr %.1998, align 8
  %.2031 = icmp slt i64 %.1941, 0
  br i1 %.2031, label %B102903.B102915_crit_edge, label %B121247
B102903.B102915_crit_edge:
  %.18.i.pre = load i64, ptr %.39, align 8
  br label %B102915
B102915:
  %.18.i = phi i64 [ %.954, %B102639 ], [ %.18.i.pre, %B102903.B102915_crit_edge ], [ %.954, %B83160.endif ]
  %_run_sub_core_v15_place.9.51309 = phi i64 [ -1, %B102639 ], [ %.1941, %B102903.B102915_crit_edge ], [ -1, %B83160.endif ]
  %gep891 = getelementptr i64, ptr %invariant.gep171, i64 %.18.i
  %.31.i5 = getelementptr i8, ptr %gep891, i64 24
  %.32.i6 = load i64, ptr %.31.i5, align 8
  %.33.i7 = icmp sgt i64 %.32.i6, 0
  br i1 %.33.i7, label %B138.i, label %B274.i
B138.i:
  %.37.i = load i64, ptr %sunkaddr551, align 8
  %.40.i = load i64, ptr %sunkaddr550, align 8
  %.42.i = mul i64 %.40.i, %spec.select
  %24 = getelementptr i64, ptr %arg.S, i64 %.37.i
  %.45.i = getelementptr i64, ptr %24, i64 %.42.i
  %.46.i10 = load i64, ptr %.45.i, align 8
  %.47.i11 = ashr i64 %.46.i10, 9
  br label %B274.i
B274.i:
  %soonest.5.0.i = phi i64 [ %.47.i11, %B138.i ], [ 9007199254740992, %B102915 ]
  %sunkaddr162.i = getelementptr i8, ptr %gep891, i64 32
  %.59.i = load i64, ptr %sunkaddr162.i, align 8
  %.60.i = icmp sgt i64 %.59.i, 0
  br i1 %.60.i, label %B332.endif.endif.i, label %_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B332.endif.endif.i:
  %.72.i = load i64, ptr %sunkaddr552, align 8
  %.78.i = load i64, ptr %sunkaddr553, align 8
  %.84.i = mul i64 %.72.i, %.786
  %.299134.not.i = icmp slt i64 %.72.i, 1
  %25 = getelementptr i64, ptr %arg.S, i64 %.78.i
  %26 = getelementptr i64, ptr %25, i64 %.84.i
  br i1 %.299134.not.i, label %_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B488.endif.us.preheader.i
B488.endif.us.preheader.i:
  %27 = getelementptr i64, ptr %26, i64 %.72.i
  %min.iters.check.i = icmp ult i64 %.72.i, 4
  br i1 %min.iters.check.i, label %B526.us.i.preheader, label %vector.ph.i
B526.us.i.preheader:
  %waiting.2.1137.us.i.ph = phi i64 [ 0, %B488.endif.us.preheader.i ], [ %36, %middle.block.i ]
  %.305133135.us.i.ph = phi i64 [ 0, %B488.endif.us.preheader.i ], [ %n.vec.i, %middle.block.i ]
  br label %B526.us.i
vector.ph.i:
  %n.vec.i = and i64 %.72.i, 9223372036854775804
  %28 = mul i64 %.72.i, %511
  %29 = shl i64 %.78.i, 3
  %30 = getelementptr i8, ptr %arg.S, i64 %28
  %31 = getelementptr i8, ptr %30, i64 %29
  %scevgep216.i = getelementptr i8, ptr %31, i64 16
  br label %vector.body.i
vector.body.i:
  %index.i = phi i64 [ 0, %vector.ph.i ], [ %index.next.i, %vector.body.i ]
  %vec.phi.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %33, %vector.body.i ]
  %vec.phi14.i = phi <2 x i64> [ zeroinitializer, %vector.ph.i ], [ %34, %vector.body.i ]
  %32 = shl i64 %index.i, 3
  %scevgep218.i = getelementptr i8, ptr %scevgep216.i, i64 %32
  %scevgep219.i = getelementptr i8, ptr %scevgep218.i, i64 -16
  %wide.load.i = load <2 x i64>, ptr %scevgep219.i, align 8
  %wide.load15.i = load <2 x i64>, ptr %scevgep218.i, align 8
  %33 = or <2 x i64> %wide.load.i, %vec.phi.i
  %34 = or <2 x i64> %wide.load15.i, %vec.phi14.i
  %index.next.i = add i64 %index.i, 4
  %35 = icmp eq i64 %n.vec.i, %index.next.i
  br i1 %35, label %middle.block.i, label %vector.body.i
middle.block.i:
  %bin.rdx.i = or <2 x i64> %34, %33
  %rdx.shuf.i = shufflevector <2 x i64> %bin.rdx.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx220.i = or <2 x i64> %rdx.shuf.i, %bin.rdx.i
  %36 = extractelement <2 x i64> %bin.rdx220.i, i64 0
  %cmp.n.i = icmp eq i64 %.72.i, %n.vec.i
  br i1 %cmp.n.i, label %B524.B586_crit_edge.us.i, label %B526.us.i.preheader
B612.us.i:
  %sunkaddr164.i = getelementptr i8, ptr %gep891, i64 64
  %.378.us.i = load i64, ptr %sunkaddr164.i, align 8
  %.11.i.i = tail call i64 @llvm.smin.i64(i64 %.378.us.i, i64 %soonest.5.0.i)
  br label %B869.us.i
B869.us.i:
  %soonest.6.1.us.i = phi i64 [ %soonest.5.0.i, %B524.B586_crit_edge.us.i ], [ %.11.i.i, %B612.us.i ]
  %.idx178.i = shl i64 %.72.i, 4
  %37 = getelementptr i8, ptr %26, i64 %.idx178.i
  br i1 %min.iters.check.i, label %B526.us.1.i.preheader, label %vector.ph18.i
vector.ph18.i:
  %n.vec20.i = and i64 %.72.i, 9223372036854775804
  %38 = mul i64 %.72.i, %512
  %39 = shl i64 %.78.i, 3
  %40 = getelementptr i8, ptr %arg.S, i64 %38
  %41 = getelementptr i8, ptr %40, i64 %39
  %scevgep211.i = getelementptr i8, ptr %41, i64 16
  br label %vector.body21.i
vector.body21.i:
  %index22.i = phi i64 [ 0, %vector.ph18.i ], [ %index.next27.i, %vector.body21.i ]
  %vec.phi23.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %43, %vector.body21.i ]
  %vec.phi24.i = phi <2 x i64> [ zeroinitializer, %vector.ph18.i ], [ %44, %vector.body21.i ]
  %42 = shl i64 %index22.i, 3
  %scevgep213.i = getelementptr i8, ptr %scevgep211.i, i64 %42
  %scevgep214.i = getelementptr i8, ptr %scevgep213.i, i64 -16
  %wide.load25.i = load <2 x i64>, ptr %scevgep214.i, align 8
  %wide.load26.i = load <2 x i64>, ptr %scevgep213.i, align 8
  %43 = or <2 x i64> %wide.load25.i, %vec.phi23.i
  %44 = or <2 x i64> %wide.load26.i, %vec.phi24.i
  %index.next27.i = add i64 %index22.i, 4
  %45 = icmp eq i64 %n.vec20.i, %index.next27.i
  br i1 %45, label %middle.block28.i, label %vector.body21.i
middle.block28.i:
  %bin.rdx29.i = or <2 x i64> %44, %43
  %rdx.shuf221.i = shufflevector <2 x i64> %bin.rdx29.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx222.i = or <2 x i64> %rdx.shuf221.i, %bin.rdx29.i
  %46 = extractelement <2 x i64> %bin.rdx222.i, i64 0
  %cmp.n30.i = icmp eq i64 %.72.i, %n.vec20.i
  br i1 %cmp.n30.i, label %B524.B586_crit_edge.us.1.i, label %B526.us.1.i.preheader
B526.us.1.i.preheader:
  %waiting.2.1137.us.1.i.ph = phi i64 [ 0, %B869.us.i ], [ %46, %middle.block28.i ]
  %.305133135.us.1.i.ph = phi i64 [ 0, %B869.us.i ], [ %n.vec20.i, %middle.block28.i ]
  br label %B526.us.1.i
B526.us.1.i:
  %waiting.2.1137.us.1.i = phi i64 [ %.347.us.1.i, %B526.us.1.i ], [ %waiting.2.1137.us.1.i.ph, %B526.us.1.i.preheader ]
  %.305133135.us.1.i = phi i64 [ %.312.us.1.i, %B526.us.1.i ], [ %.305133135.us.1.i.ph, %B526.us.1.i.preheader ]
  %.312.us.1.i = add i64 %.305133135.us.1.i, 1
  %47 = shl i64 %.305133135.us.1.i, 3
  %scevgep210.i = getelementptr i8, ptr %37, i64 %47
  %.345.us.1.i = load i64, ptr %scevgep210.i, align 8
  %.347.us.1.i = or i64 %.345.us.1.i, %waiting.2.1137.us.1.i
  %exitcond.1.not.i = icmp eq i64 %.72.i, %.312.us.1.i
  br i1 %exitcond.1.not.i, label %B524.B586_crit_edge.us.1.i, label %B526.us.1.i
B524.B586_crit_edge.us.1.i:
  %.347.us.1.lcssa.i = phi i64 [ %46, %middle.block28.i ], [ %.347.us.1.i, %B526.us.1.i ]
  %.360.not.us.1.i = icmp eq i64 %.347.us.1.lcssa.i, 0
  br i1 %.360.not.us.1.i, label %B869.us.1.i, label %B612.us.1.i
B612.us.1.i:
  %sunkaddr166.i = getelementptr i8, ptr %gep891, i64 72
  %.378.us.1.i = load i64, ptr %sunkaddr166.i, align 8
  %.11.i1.i = tail call i64 @llvm.smin.i64(i64 %.378.us.1.i, i64 %soonest.6.1.us.i)
  br label %B869.us.1.i
B869.us.1.i:
  %soonest.6.1.us.1.i = phi i64 [ %soonest.6.1.us.i, %B524.B586_crit_edge.us.1.i ], [ %.11.i1.i, %B612.us.1.i ]
  %.idx179.i = mul i64 %.72.i, 24
  %48 = getelementptr i8, ptr %26, i64 %.idx179.i
  br i1 %min.iters.check.i, label %B526.us.2.i.preheader, label %vector.ph35.i
vector.ph35.i:
  %n.vec37.i = and i64 %.72.i, 9223372036854775804
  %49 = mul i64 %.72.i, %513
  %50 = shl i64 %.78.i, 3
  %51 = getelementptr i8, ptr %arg.S, i64 %49
  %52 = getelementptr i8, ptr %51, i64 %50
  %scevgep206.i = getelementptr i8, ptr %52, i64 16
  br label %vector.body38.i
vector.body38.i:
  %index39.i = phi i64 [ 0, %vector.ph35.i ], [ %index.next44.i, %vector.body38.i ]
  %vec.phi40.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %54, %vector.body38.i ]
  %vec.phi41.i = phi <2 x i64> [ zeroinitializer, %vector.ph35.i ], [ %55, %vector.body38.i ]
  %53 = shl i64 %index39.i, 3
  %scevgep208.i = getelementptr i8, ptr %scevgep206.i, i64 %53
  %scevgep209.i = getelementptr i8, ptr %scevgep208.i, i64 -16
  %wide.load42.i = load <2 x i64>, ptr %scevgep209.i, align 8
  %wide.load43.i = load <2 x i64>, ptr %scevgep208.i, align 8
  %54 = or <2 x i64> %wide.load42.i, %vec.phi40.i
  %55 = or <2 x i64> %wide.load43.i, %vec.phi41.i
  %index.next44.i = add i64 %index39.i, 4
  %56 = icmp eq i64 %n.vec37.i, %index.next44.i
  br i1 %56, label %middle.block45.i, label %vector.body38.i
middle.block45.i:
  %bin.rdx46.i = or <2 x i64> %55, %54
  %rdx.shuf223.i = shufflevector <2 x i64> %bin.rdx46.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx224.i = or <2 x i64> %rdx.shuf223.i, %bin.rdx46.i
  %57 = extractelement <2 x i64> %bin.rdx224.i, i64 0
  %cmp.n47.i = icmp eq i64 %.72.i, %n.vec37.i
  br i1 %cmp.n47.i, label %B524.B586_crit_edge.us.2.i, label %B526.us.2.i.preheader
B526.us.2.i.preheader:
  %waiting.2.1137.us.2.i.ph = phi i64 [ 0, %B869.us.1.i ], [ %57, %middle.block45.i ]
  %.305133135.us.2.i.ph = phi i64 [ 0, %B869.us.1.i ], [ %n.vec37.i, %middle.block45.i ]
  br label %B526.us.2.i
B526.us.2.i:
  %waiting.2.1137.us.2.i = phi i64 [ %.347.us.2.i, %B526.us.2.i ], [ %waiting.2.1137.us.2.i.ph, %B526.us.2.i.preheader ]
  %.305133135.us.2.i = phi i64 [ %.312.us.2.i, %B526.us.2.i ], [ %.305133135.us.2.i.ph, %B526.us.2.i.preheader ]
  %.312.us.2.i = add i64 %.305133135.us.2.i, 1
  %58 = shl i64 %.305133135.us.2.i, 3
  %scevgep205.i = getelementptr i8, ptr %48, i64 %58
  %.345.us.2.i = load i64, ptr %scevgep205.i, align 8
  %.347.us.2.i = or i64 %.345.us.2.i, %waiting.2.1137.us.2.i
  %exitcond.2.not.i = icmp eq i64 %.72.i, %.312.us.2.i
  br i1 %exitcond.2.not.i, label %B524.B586_crit_edge.us.2.i, label %B526.us.2.i
B524.B586_crit_edge.us.2.i:
  %.347.us.2.lcssa.i = phi i64 [ %57, %middle.block45.i ], [ %.347.us.2.i, %B526.us.2.i ]
  %.360.not.us.2.i = icmp eq i64 %.347.us.2.lcssa.i, 0
  br i1 %.360.not.us.2.i, label %B869.us.2.i, label %B612.us.2.i
B612.us.2.i:
  %sunkaddr168.i = getelementptr i8, ptr %gep891, i64 80
  %.378.us.2.i = load i64, ptr %sunkaddr168.i, align 8
  %.11.i2.i = tail call i64 @llvm.smin.i64(i64 %.378.us.2.i, i64 %soonest.6.1.us.1.i)
  br label %B869.us.2.i
B869.us.2.i:
  %soonest.6.1.us.2.i = phi i64 [ %soonest.6.1.us.1.i, %B524.B586_crit_edge.us.2.i ], [ %.11.i2.i, %B612.us.2.i ]
  %.idx180.i = shl i64 %.72.i, 5
  %59 = getelementptr i8, ptr %26, i64 %.idx180.i
  br i1 %min.iters.check.i, label %B526.us.3.i.preheader, label %vector.ph52.i
vector.ph52.i:
  %n.vec54.i = and i64 %.72.i, 9223372036854775804
  %60 = mul i64 %.72.i, %514
  %61 = shl i64 %.78.i, 3
  %62 = getelementptr i8, ptr %arg.S, i64 %60
  %63 = getelementptr i8, ptr %62, i64 %61
  %scevgep201.i = getelementptr i8, ptr %63, i64 16
  br label %vector.body55.i
vector.body55.i:
  %index56.i = phi i64 [ 0, %vector.ph52.i ], [ %index.next61.i, %vector.body55.i ]
  %vec.phi57.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %65, %vector.body55.i ]
  %vec.phi58.i = phi <2 x i64> [ zeroinitializer, %vector.ph52.i ], [ %66, %vector.body55.i ]
  %64 = shl i64 %index56.i, 3
  %scevgep203.i = getelementptr i8, ptr %scevgep201.i, i64 %64
  %scevgep204.i = getelementptr i8, ptr %scevgep203.i, i64 -16
  %wide.load59.i = load <2 x i64>, ptr %scevgep204.i, align 8
  %wide.load60.i = load <2 x i64>, ptr %scevgep203.i, align 8
  %65 = or <2 x i64> %wide.load59.i, %vec.phi57.i
  %66 = or <2 x i64> %wide.load60.i, %vec.phi58.i
  %index.next61.i = add i64 %index56.i, 4
  %67 = icmp eq i64 %n.vec54.i, %index.next61.i
  br i1 %67, label %middle.block62.i, label %vector.body55.i
middle.block62.i:
  %bin.rdx63.i = or <2 x i64> %66, %65
  %rdx.shuf225.i = shufflevector <2 x i64> %bin.rdx63.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx226.i = or <2 x i64> %rdx.shuf225.i, %bin.rdx63.i
  %68 = extractelement <2 x i64> %bin.rdx226.i, i64 0
  %cmp.n64.i = icmp eq i64 %.72.i, %n.vec54.i
  br i1 %cmp.n64.i, label %B524.B586_crit_edge.us.3.i, label %B526.us.3.i.preheader
B526.us.3.i.preheader:
  %waiting.2.1137.us.3.i.ph = phi i64 [ 0, %B869.us.2.i ], [ %68, %middle.block62.i ]
  %.305133135.us.3.i.ph = phi i64 [ 0, %B869.us.2.i ], [ %n.vec54.i, %middle.block62.i ]
  br label %B526.us.3.i
B526.us.3.i:
  %waiting.2.1137.us.3.i = phi i64 [ %.347.us.3.i, %B526.us.3.i ], [ %waiting.2.1137.us.3.i.ph, %B526.us.3.i.preheader ]
  %.305133135.us.3.i = phi i64 [ %.312.us.3.i, %B526.us.3.i ], [ %.305133135.us.3.i.ph, %B526.us.3.i.preheader ]
  %.312.us.3.i = add i64 %.305133135.us.3.i, 1
  %69 = shl i64 %.305133135.us.3.i, 3
  %scevgep200.i = getelementptr i8, ptr %59, i64 %69
  %.345.us.3.i = load i64, ptr %scevgep200.i, align 8
  %.347.us.3.i = or i64 %.345.us.3.i, %waiting.2.1137.us.3.i
  %exitcond.3.not.i = icmp eq i64 %.72.i, %.312.us.3.i
  br i1 %exitcond.3.not.i, label %B524.B586_crit_edge.us.3.i, label %B526.us.3.i
B524.B586_crit_edge.us.3.i:
  %.347.us.3.lcssa.i = phi i64 [ %68, %middle.block62.i ], [ %.347.us.3.i, %B526.us.3.i ]
  %.360.not.us.3.i = icmp eq i64 %.347.us.3.lcssa.i, 0
  br i1 %.360.not.us.3.i, label %B869.us.3.i, label %B612.us.3.i
B612.us.3.i:
  %sunkaddr170.i = getelementptr i8, ptr %gep891, i64 88
  %.378.us.3.i = load i64, ptr %sunkaddr170.i, align 8
  %.11.i3.i = tail call i64 @llvm.smin.i64(i64 %.378.us.3.i, i64 %soonest.6.1.us.2.i)
  br label %B869.us.3.i
B869.us.3.i:
  %soonest.6.1.us.3.i = phi i64 [ %soonest.6.1.us.2.i, %B524.B586_crit_edge.us.3.i ], [ %.11.i3.i, %B612.us.3.i ]
  %.idx181.i = mul i64 %.72.i, 40
  %70 = getelementptr i8, ptr %26, i64 %.idx181.i
  br i1 %min.iters.check.i, label %B526.us.4.i.preheader, label %vector.ph69.i
vector.ph69.i:
  %n.vec71.i = and i64 %.72.i, 9223372036854775804
  %71 = mul i64 %.72.i, %515
  %72 = shl i64 %.78.i, 3
  %73 = getelementptr i8, ptr %arg.S, i64 %71
  %74 = getelementptr i8, ptr %73, i64 %72
  %scevgep196.i = getelementptr i8, ptr %74, i64 16
  br label %vector.body72.i
vector.body72.i:
  %index73.i = phi i64 [ 0, %vector.ph69.i ], [ %index.next78.i, %vector.body72.i ]
  %vec.phi74.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %76, %vector.body72.i ]
  %vec.phi75.i = phi <2 x i64> [ zeroinitializer, %vector.ph69.i ], [ %77, %vector.body72.i ]
  %75 = shl i64 %index73.i, 3
  %scevgep198.i = getelementptr i8, ptr %scevgep196.i, i64 %75
  %scevgep199.i = getelementptr i8, ptr %scevgep198.i, i64 -16
  %wide.load76.i = load <2 x i64>, ptr %scevgep199.i, align 8
  %wide.load77.i = load <2 x i64>, ptr %scevgep198.i, align 8
  %76 = or <2 x i64> %wide.load76.i, %vec.phi74.i
  %77 = or <2 x i64> %wide.load77.i, %vec.phi75.i
  %index.next78.i = add i64 %index73.i, 4
  %78 = icmp eq i64 %n.vec71.i, %index.next78.i
  br i1 %78, label %middle.block79.i, label %vector.body72.i
middle.block79.i:
  %bin.rdx80.i = or <2 x i64> %77, %76
  %rdx.shuf227.i = shufflevector <2 x i64> %bin.rdx80.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx228.i = or <2 x i64> %rdx.shuf227.i, %bin.rdx80.i
  %79 = extractelement <2 x i64> %bin.rdx228.i, i64 0
  %cmp.n81.i = icmp eq i64 %.72.i, %n.vec71.i
  br i1 %cmp.n81.i, label %B524.B586_crit_edge.us.4.i, label %B526.us.4.i.preheader
B526.us.4.i.preheader:
  %waiting.2.1137.us.4.i.ph = phi i64 [ 0, %B869.us.3.i ], [ %79, %middle.block79.i ]
  %.305133135.us.4.i.ph = phi i64 [ 0, %B869.us.3.i ], [ %n.vec71.i, %middle.block79.i ]
  br label %B526.us.4.i
B526.us.4.i:
  %waiting.2.1137.us.4.i = phi i64 [ %.347.us.4.i, %B526.us.4.i ], [ %waiting.2.1137.us.4.i.ph, %B526.us.4.i.preheader ]
  %.305133135.us.4.i = phi i64 [ %.312.us.4.i, %B526.us.4.i ], [ %.305133135.us.4.i.ph, %B526.us.4.i.preheader ]
  %.312.us.4.i = add i64 %.305133135.us.4.i, 1
  %80 = shl i64 %.305133135.us.4.i, 3
  %scevgep195.i = getelementptr i8, ptr %70, i64 %80
  %.345.us.4.i = load i64, ptr %scevgep195.i, align 8
  %.347.us.4.i = or i64 %.345.us.4.i, %waiting.2.1137.us.4.i
  %exitcond.4.not.i = icmp eq i64 %.72.i, %.312.us.4.i
  br i1 %exitcond.4.not.i, label %B524.B586_crit_edge.us.4.i, label %B526.us.4.i
B524.B586_crit_edge.us.4.i:
  %.347.us.4.lcssa.i = phi i64 [ %79, %middle.block79.i ], [ %.347.us.4.i, %B526.us.4.i ]
  %.360.not.us.4.i = icmp eq i64 %.347.us.4.lcssa.i, 0
  br i1 %.360.not.us.4.i, label %B869.us.4.i, label %B702.us.4.i
B702.us.4.i:
  %.416.us.4.i = load i64, ptr %sunkaddr571, align 8
  %gep.us.4.i = getelementptr i64, ptr %invariant.gep2718, i64 %.416.us.4.i
  %.428.us.4.i = load i64, ptr %gep.us.4.i, align 8
  %.429.us.4.i = add i64 %.428.us.4.i, -16384
  %.11.i4.i = tail call i64 @llvm.smin.i64(i64 %.429.us.4.i, i64 %soonest.6.1.us.3.i)
  br label %B869.us.4.i
B869.us.4.i:
  %soonest.6.1.us.4.i = phi i64 [ %soonest.6.1.us.3.i, %B524.B586_crit_edge.us.4.i ], [ %.11.i4.i, %B702.us.4.i ]
  %.idx182.i = mul i64 %.72.i, 48
  %81 = getelementptr i8, ptr %26, i64 %.idx182.i
  br i1 %min.iters.check.i, label %B526.us.5.i.preheader, label %vector.ph86.i
vector.ph86.i:
  %n.vec88.i = and i64 %.72.i, 9223372036854775804
  %82 = mul i64 %.72.i, %516
  %83 = shl i64 %.78.i, 3
  %84 = getelementptr i8, ptr %arg.S, i64 %82
  %85 = getelementptr i8, ptr %84, i64 %83
  %scevgep191.i = getelementptr i8, ptr %85, i64 16
  br label %vector.body89.i
vector.body89.i:
  %index90.i = phi i64 [ 0, %vector.ph86.i ], [ %index.next95.i, %vector.body89.i ]
  %vec.phi91.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %87, %vector.body89.i ]
  %vec.phi92.i = phi <2 x i64> [ zeroinitializer, %vector.ph86.i ], [ %88, %vector.body89.i ]
  %86 = shl i64 %index90.i, 3
  %scevgep193.i = getelementptr i8, ptr %scevgep191.i, i64 %86
  %scevgep194.i = getelementptr i8, ptr %scevgep193.i, i64 -16
  %wide.load93.i = load <2 x i64>, ptr %scevgep194.i, align 8
  %wide.load94.i = load <2 x i64>, ptr %scevgep193.i, align 8
  %87 = or <2 x i64> %wide.load93.i, %vec.phi91.i
  %88 = or <2 x i64> %wide.load94.i, %vec.phi92.i
  %index.next95.i = add i64 %index90.i, 4
  %89 = icmp eq i64 %n.vec88.i, %index.next95.i
  br i1 %89, label %middle.block96.i, label %vector.body89.i
middle.block96.i:
  %bin.rdx97.i = or <2 x i64> %88, %87
  %rdx.shuf229.i = shufflevector <2 x i64> %bin.rdx97.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx230.i = or <2 x i64> %rdx.shuf229.i, %bin.rdx97.i
  %90 = extractelement <2 x i64> %bin.rdx230.i, i64 0
  %cmp.n98.i = icmp eq i64 %.72.i, %n.vec88.i
  br i1 %cmp.n98.i, label %B524.B586_crit_edge.us.5.i, label %B526.us.5.i.preheader
B526.us.5.i.preheader:
  %waiting.2.1137.us.5.i.ph = phi i64 [ 0, %B869.us.4.i ], [ %90, %middle.block96.i ]
  %.305133135.us.5.i.ph = phi i64 [ 0, %B869.us.4.i ], [ %n.vec88.i, %middle.block96.i ]
  br label %B526.us.5.i
B526.us.5.i:
  %waiting.2.1137.us.5.i = phi i64 [ %.347.us.5.i, %B526.us.5.i ], [ %waiting.2.1137.us.5.i.ph, %B526.us.5.i.preheader ]
  %.305133135.us.5.i = phi i64 [ %.312.us.5.i, %B526.us.5.i ], [ %.305133135.us.5.i.ph, %B526.us.5.i.preheader ]
  %.312.us.5.i = add i64 %.305133135.us.5.i, 1
  %91 = shl i64 %.305133135.us.5.i, 3
  %scevgep190.i = getelementptr i8, ptr %81, i64 %91
  %.345.us.5.i = load i64, ptr %scevgep190.i, align 8
  %.347.us.5.i = or i64 %.345.us.5.i, %waiting.2.1137.us.5.i
  %exitcond.5.not.i = icmp eq i64 %.72.i, %.312.us.5.i
  br i1 %exitcond.5.not.i, label %B524.B586_crit_edge.us.5.i, label %B526.us.5.i
B524.B586_crit_edge.us.5.i:
  %.347.us.5.lcssa.i = phi i64 [ %90, %middle.block96.i ], [ %.347.us.5.i, %B526.us.5.i ]
  %.360.not.us.5.i = icmp eq i64 %.347.us.5.lcssa.i, 0
  br i1 %.360.not.us.5.i, label %B869.us.5.i, label %B702.us.5.i
B702.us.5.i:
  %.416.us.5.i = load i64, ptr %sunkaddr571, align 8
  %gep.us.5.i = getelementptr i64, ptr %invariant.gep2718, i64 %.416.us.5.i
  %.427.us.5.i = getelementptr i8, ptr %gep.us.5.i, i64 8
  %.428.us.5.i = load i64, ptr %.427.us.5.i, align 8
  %.429.us.5.i = add i64 %.428.us.5.i, -16384
  %.11.i5.i = tail call i64 @llvm.smin.i64(i64 %.429.us.5.i, i64 %soonest.6.1.us.4.i)
  br label %B869.us.5.i
B869.us.5.i:
  %soonest.6.1.us.5.i = phi i64 [ %soonest.6.1.us.4.i, %B524.B586_crit_edge.us.5.i ], [ %.11.i5.i, %B702.us.5.i ]
  %.idx183.i = mul i64 %.72.i, 56
  %92 = getelementptr i8, ptr %26, i64 %.idx183.i
  br i1 %min.iters.check.i, label %B526.us.6.i.preheader, label %vector.ph103.i
vector.ph103.i:
  %n.vec105.i = and i64 %.72.i, 9223372036854775804
  %93 = mul i64 %.72.i, %517
  %94 = shl i64 %.78.i, 3
  %95 = getelementptr i8, ptr %arg.S, i64 %93
  %96 = getelementptr i8, ptr %95, i64 %94
  %scevgep186.i = getelementptr i8, ptr %96, i64 16
  br label %vector.body106.i
vector.body106.i:
  %index107.i = phi i64 [ 0, %vector.ph103.i ], [ %index.next112.i, %vector.body106.i ]
  %vec.phi108.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %98, %vector.body106.i ]
  %vec.phi109.i = phi <2 x i64> [ zeroinitializer, %vector.ph103.i ], [ %99, %vector.body106.i ]
  %97 = shl i64 %index107.i, 3
  %scevgep188.i = getelementptr i8, ptr %scevgep186.i, i64 %97
  %scevgep189.i = getelementptr i8, ptr %scevgep188.i, i64 -16
  %wide.load110.i = load <2 x i64>, ptr %scevgep189.i, align 8
  %wide.load111.i = load <2 x i64>, ptr %scevgep188.i, align 8
  %98 = or <2 x i64> %wide.load110.i, %vec.phi108.i
  %99 = or <2 x i64> %wide.load111.i, %vec.phi109.i
  %index.next112.i = add i64 %index107.i, 4
  %100 = icmp eq i64 %n.vec105.i, %index.next112.i
  br i1 %100, label %middle.block113.i, label %vector.body106.i
middle.block113.i:
  %bin.rdx114.i = or <2 x i64> %99, %98
  %rdx.shuf231.i = shufflevector <2 x i64> %bin.rdx114.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx232.i = or <2 x i64> %rdx.shuf231.i, %bin.rdx114.i
  %101 = extractelement <2 x i64> %bin.rdx232.i, i64 0
  %cmp.n115.i = icmp eq i64 %.72.i, %n.vec105.i
  br i1 %cmp.n115.i, label %B524.B586_crit_edge.us.6.i, label %B526.us.6.i.preheader
B526.us.6.i.preheader:
  %waiting.2.1137.us.6.i.ph = phi i64 [ 0, %B869.us.5.i ], [ %101, %middle.block113.i ]
  %.305133135.us.6.i.ph = phi i64 [ 0, %B869.us.5.i ], [ %n.vec105.i, %middle.block113.i ]
  br label %B526.us.6.i
B526.us.6.i:
  %waiting.2.1137.us.6.i = phi i64 [ %.347.us.6.i, %B526.us.6.i ], [ %waiting.2.1137.us.6.i.ph, %B526.us.6.i.preheader ]
  %.305133135.us.6.i = phi i64 [ %.312.us.6.i, %B526.us.6.i ], [ %.305133135.us.6.i.ph, %B526.us.6.i.preheader ]
  %.312.us.6.i = add i64 %.305133135.us.6.i, 1
  %102 = shl i64 %.305133135.us.6.i, 3
  %scevgep185.i = getelementptr i8, ptr %92, i64 %102
  %.345.us.6.i = load i64, ptr %scevgep185.i, align 8
  %.347.us.6.i = or i64 %.345.us.6.i, %waiting.2.1137.us.6.i
  %exitcond.6.not.i = icmp eq i64 %.72.i, %.312.us.6.i
  br i1 %exitcond.6.not.i, label %B524.B586_crit_edge.us.6.i, label %B526.us.6.i
B524.B586_crit_edge.us.6.i:
  %.347.us.6.lcssa.i = phi i64 [ %101, %middle.block113.i ], [ %.347.us.6.i, %B526.us.6.i ]
  %.360.not.us.6.i = icmp eq i64 %.347.us.6.lcssa.i, 0
  br i1 %.360.not.us.6.i, label %B869.us.6.i, label %B702.us.6.i
B702.us.6.i:
  %.416.us.6.i = load i64, ptr %sunkaddr571, align 8
  %gep.us.6.i = getelementptr i64, ptr %invariant.gep2718, i64 %.416.us.6.i
  %.427.us.6.i = getelementptr i8, ptr %gep.us.6.i, i64 16
  %.428.us.6.i = load i64, ptr %.427.us.6.i, align 8
  %.429.us.6.i = add i64 %.428.us.6.i, -16384
  %.11.i6.i = tail call i64 @llvm.smin.i64(i64 %.429.us.6.i, i64 %soonest.6.1.us.5.i)
  br label %B869.us.6.i
B869.us.6.i:
  %soonest.6.1.us.6.i = phi i64 [ %soonest.6.1.us.5.i, %B524.B586_crit_edge.us.6.i ], [ %.11.i6.i, %B702.us.6.i ]
  %.idx184.i = shl i64 %.72.i, 6
  %103 = getelementptr i8, ptr %26, i64 %.idx184.i
  br i1 %min.iters.check.i, label %B526.us.7.i.preheader, label %vector.ph120.i
vector.ph120.i:
  %n.vec122.i = and i64 %.72.i, 9223372036854775804
  %104 = mul i64 %.72.i, %518
  %105 = shl i64 %.78.i, 3
  %106 = getelementptr i8, ptr %arg.S, i64 %104
  %107 = getelementptr i8, ptr %106, i64 %105
  %scevgep181.i = getelementptr i8, ptr %107, i64 16
  br label %vector.body123.i
vector.body123.i:
  %index124.i = phi i64 [ 0, %vector.ph120.i ], [ %index.next129.i, %vector.body123.i ]
  %vec.phi125.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %109, %vector.body123.i ]
  %vec.phi126.i = phi <2 x i64> [ zeroinitializer, %vector.ph120.i ], [ %110, %vector.body123.i ]
  %108 = shl i64 %index124.i, 3
  %scevgep183.i = getelementptr i8, ptr %scevgep181.i, i64 %108
  %scevgep184.i = getelementptr i8, ptr %scevgep183.i, i64 -16
  %wide.load127.i = load <2 x i64>, ptr %scevgep184.i, align 8
  %wide.load128.i = load <2 x i64>, ptr %scevgep183.i, align 8
  %109 = or <2 x i64> %wide.load127.i, %vec.phi125.i
  %110 = or <2 x i64> %wide.load128.i, %vec.phi126.i
  %index.next129.i = add i64 %index124.i, 4
  %111 = icmp eq i64 %n.vec122.i, %index.next129.i
  br i1 %111, label %middle.block130.i, label %vector.body123.i
middle.block130.i:
  %bin.rdx131.i = or <2 x i64> %110, %109
  %rdx.shuf233.i = shufflevector <2 x i64> %bin.rdx131.i, <2 x i64> poison, <2 x i32> <i32 1, i32 poison>
  %bin.rdx234.i = or <2 x i64> %rdx.shuf233.i, %bin.rdx131.i
  %112 = extractelement <2 x i64> %bin.rdx234.i, i64 0
  %cmp.n132.i = icmp eq i64 %.72.i, %n.vec122.i
  br i1 %cmp.n132.i, label %B524.B586_crit_edge.us.7.i, label %B526.us.7.i.preheader
B526.us.7.i.preheader:
  %waiting.2.1137.us.7.i.ph = phi i64 [ 0, %B869.us.6.i ], [ %112, %middle.block130.i ]
  %.305133135.us.7.i.ph = phi i64 [ 0, %B869.us.6.i ], [ %n.vec122.i, %middle.block130.i ]
  br label %B526.us.7.i
B526.us.7.i:
  %waiting.2.1137.us.7.i = phi i64 [ %.347.us.7.i, %B526.us.7.i ], [ %waiting.2.1137.us.7.i.ph, %B526.us.7.i.preheader ]
  %.305133135.us.7.i = phi i64 [ %.312.us.7.i, %B526.us.7.i ], [ %.305133135.us.7.i.ph, %B526.us.7.i.preheader ]
  %.312.us.7.i = add i64 %.305133135.us.7.i, 1
  %113 = shl i64 %.305133135.us.7.i, 3
  %scevgep.i = getelementptr i8, ptr %103, i64 %113
  %.345.us.7.i = load i64, ptr %scevgep.i, align 8
  %.347.us.7.i = or i64 %.345.us.7.i, %waiting.2.1137.us.7.i
  %exitcond.7.not.i = icmp eq i64 %.72.i, %.312.us.7.i
  br i1 %exitcond.7.not.i, label %B524.B586_crit_edge.us.7.i, label %B526.us.7.i
B524.B586_crit_edge.us.7.i:
  %.347.us.7.lcssa.i = phi i64 [ %112, %middle.block130.i ], [ %.347.us.7.i, %B526.us.7.i ]
  %.360.not.us.7.i = icmp eq i64 %.347.us.7.lcssa.i, 0
  br i1 %.360.not.us.7.i, label %_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B702.us.7.i
B702.us.7.i:
  %.416.us.7.i = load i64, ptr %sunkaddr571, align 8
  %gep.us.7.i = getelementptr i64, ptr %invariant.gep2718, i64 %.416.us.7.i
  %.427.us.7.i = getelementptr i8, ptr %gep.us.7.i, i64 24
  %.428.us.7.i = load i64, ptr %.427.us.7.i, align 8
  %.429.us.7.i = add i64 %.428.us.7.i, -16384
  %.11.i7.i = tail call i64 @llvm.smin.i64(i64 %.429.us.7.i, i64 %soonest.6.1.us.6.i)
  br label %_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B526.us.i:
  %waiting.2.1137.us.i = phi i64 [ %.347.us.i, %B526.us.i ], [ %waiting.2.1137.us.i.ph, %B526.us.i.preheader ]
  %.305133135.us.i = phi i64 [ %.312.us.i, %B526.us.i ], [ %.305133135.us.i.ph, %B526.us.i.preheader ]
  %.312.us.i = add i64 %.305133135.us.i, 1
  %114 = shl i64 %.305133135.us.i, 3
  %scevgep215.i = getelementptr i8, ptr %27, i64 %114
  %.345.us.i = load i64, ptr %scevgep215.i, align 8
  %.347.us.i = or i64 %.345.us.i, %waiting.2.1137.us.i
  %exitcond.not.i = icmp eq i64 %.72.i, %.312.us.i
  br i1 %exitcond.not.i, label %B524.B586_crit_edge.us.i, label %B526.us.i
B524.B586_crit_edge.us.i:
  %.347.us.lcssa.i = phi i64 [ %36, %middle.block.i ], [ %.347.us.i, %B526.us.i ]
  %.360.not.us.i = icmp eq i64 %.347.us.lcssa.i, 0
  br i1 %.360.not.us.i, label %B869.us.i, label %B612.us.i
_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit:
  %soonest.8.0.i = phi i64 [ %soonest.5.0.i, %B274.i ], [ %soonest.5.0.i, %B332.endif.endif.i ], [ %soonest.6.1.us.6.i, %B524.B586_crit_edge.us.7.i ], [ %.11.i7.i, %B702.us.7.i ]
  %.2070 = icmp slt i64 %soonest.8.0.i, %.493
  %.11.i105 = tail call i64 @llvm.smax.i64(i64 %soonest.8.0.i, i64 %.827)
  br i1 %.2070, label %B102991.endif, label %B121487
B121247:
  %_run_sub_core_v15_place.9.51310.ph = phi i64 [ %.1941, %B102903 ], [ %_run_sub_core_v15_place.5.4, %B1094 ]
  %.2131.not = icmp slt i64 %.827, %.493
  br i1 %.2131.not, label %B121589, label %B121411
B121411:
  %.14.i12 = load i64, ptr %.39, align 8
  %.21.i = load i64, ptr %sunkaddr551, align 8
  %.23.i = load i64, ptr %sunkaddr550, align 8
  %.24.i13 = mul i64 %.23.i, %spec.select
  %.25.i14 = add i64 %.24.i13, %.21.i
  %115 = getelementptr i64, ptr %arg.S, i64 %.14.i12
  %116 = getelementptr i8, ptr %115, i64 %.idx.i
  %.32.i16 = getelementptr i8, ptr %116, i64 24
  %.33.i17 = load i64, ptr %.32.i16, align 8
  %.42.i18 = add i64 %.33.i17, 1
  store i64 %.42.i18, ptr %.32.i16, align 8
  %.47.i19 = shl i64 %.827, 9
  %.48.i = or i64 %_run_sub_core_v15_place.9.51310.ph, %.47.i19
  %.52.i = icmp sgt i64 %.33.i17, 0
  br i1 %.52.i, label %B302.preheader.i, label %B426.i
B302.preheader.i:
  %117 = getelementptr i64, ptr %arg.S, i64 %.25.i14
  br label %B302.i
B302.i:
  %at.2.0.i = phi i64 [ %.61.i, %B370.i21 ], [ %.33.i17, %B302.preheader.i ]
  %.60.i20 = add i64 %at.2.0.i, -1
  %.61.i = lshr i64 %.60.i20, 1
  %.69.i = getelementptr i64, ptr %117, i64 %.61.i
  %.70.i = load i64, ptr %.69.i, align 8
  %.76.not.i = icmp sgt i64 %.70.i, %.48.i
  br i1 %.76.not.i, label %B370.i21, label %B426.i
B370.i21:
  %.93.i = getelementptr i64, ptr %117, i64 %at.2.0.i
  store i64 %.70.i, ptr %.93.i, align 8
  %.104.not.i = icmp eq i64 %.61.i, 0
  br i1 %.104.not.i, label %B426.i, label %B302.i
B426.i:
  %at.3.1.i = phi i64 [ %.33.i17, %B121411 ], [ %at.2.0.i, %B302.i ], [ 0, %B370.i21 ]
  %118 = getelementptr i64, ptr %arg.S, i64 %.25.i14
  %.122.i = getelementptr i64, ptr %118, i64 %at.3.1.i
  store i64 %.48.i, ptr %.122.i, align 8
  %sunkaddr2.i = getelementptr i8, ptr %116, i64 16
  %.130.i = load i64, ptr %sunkaddr2.i, align 8
  %.132.i = icmp slt i64 %.827, %.130.i
  br i1 %.132.i, label %B522.i, label %_ZN7mgpusim6engine10event_core5_wakeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
B522.i:
  store i64 %.827, ptr %sunkaddr2.i, align 8
  br label %_ZN7mgpusim6engine10event_core5_wakeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine10event_core5_wakeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit:
  %.2196 = load i64, ptr %sunkaddr557, align 8
  %.2199 = add i64 %_run_sub_core_v15_place.9.51310.ph, %.764
  %119 = getelementptr i64, ptr %arg.S, i64 %.2196
  %.idx2251 = mul i64 %.2199, 176
  %120 = getelementptr i8, ptr %119, i64 %.idx2251
  %.2206 = getelementptr i8, ptr %120, i64 160
  store i64 0, ptr %.2206, align 8
  br label %B121487
B121487:
  %_run_sub_core_v15__vphi1410_4.2.3 = phi i64 [ %.827, %_ZN7mgpusim6engine10event_core5_wakeB3v27B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit ], [ %.11.i105, %_ZN7mgpusim6engine10event_core10_next_timeB3v29B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ]
  %.2271 = getelementptr i8, ptr %.826, i64 16
  store i64 %_run_sub_core_v15__vphi1410_4.2.3, ptr %.2271, align 8
  %.2285 = load i64, ptr %.3125, align 8
  %.2286 = icmp sgt i64 %.2285, 0
  br i1 %.2286, label %B121489, label %B163870
B121489:
  %arg.C.val = load i64, ptr %8, align 8
  %.24.i23 = load i64, ptr %.23.i470, align 8
  %.26.i = ashr i64 %.827, %.24.i23
  %.30.i = icmp sgt i64 %.26.i, 511
  br i1 %.30.i, label %B116.endif.endif.us.preheader.i, label %_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
B116.endif.endif.us.preheader.i:
  %121 = shl i64 %arg.C.val, 3
  %122 = getelementptr i8, ptr %arg.S, i64 %121
  %scevgep.6.i = getelementptr i8, ptr %122, i64 26624
  %123 = getelementptr i64, ptr %arg.S, i64 %arg.C.val
  %scevgep.i24 = getelementptr i8, ptr %122, i64 2048
  %124 = getelementptr i8, ptr %123, i64 4096
  %scevgep.1.i = getelementptr i8, ptr %122, i64 6144
  %125 = getelementptr i8, ptr %123, i64 8192
  %scevgep.2.i = getelementptr i8, ptr %122, i64 10240
  %126 = getelementptr i8, ptr %123, i64 12288
  %scevgep.3.i = getelementptr i8, ptr %122, i64 14336
  %127 = getelementptr i8, ptr %123, i64 16384
  %scevgep.4.i = getelementptr i8, ptr %122, i64 18432
  %128 = getelementptr i8, ptr %123, i64 20480
  %scevgep.5.i = getelementptr i8, ptr %122, i64 22528
  %129 = getelementptr i8, ptr %123, i64 24576
  br label %vector.body61.i
vector.body61.i:
  %index62.i = phi i64 [ 0, %B116.endif.endif.us.preheader.i ], [ %index62.i.be, %vector.body61.i.backedge ]
  %130 = shl i64 %index62.i, 4
  %131 = getelementptr i8, ptr %123, i64 %130
  %132 = getelementptr i8, ptr %131, i64 32
  %wide.vec63.i = load <4 x i64>, ptr %131, align 8
  %strided.vec64.i = shufflevector <4 x i64> %wide.vec63.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i = shufflevector <4 x i64> %wide.vec63.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i = load <4 x i64>, ptr %132, align 8
  %strided.vec67.i = shufflevector <4 x i64> %wide.vec66.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i = shufflevector <4 x i64> %wide.vec66.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %133 = add <2 x i64> %strided.vec65.i, %strided.vec64.i
  %134 = add <2 x i64> %strided.vec68.i, %strided.vec67.i
  %135 = getelementptr i64, ptr %123, i64 %index62.i
  %136 = getelementptr i8, ptr %135, i64 16
  store <2 x i64> %133, ptr %135, align 8
  store <2 x i64> %134, ptr %136, align 8
  %index.next69.i = add i64 %index62.i, 4
  %137 = icmp eq i64 %index.next69.i, 256
  br i1 %137, label %B232.B370.endif.endif.endif_crit_edge.us.us.i, label %vector.body61.i.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i24, i8 0, i64 2048, i1 false)
  br label %vector.body50.i
vector.body50.i:
  %lsr.iv.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i ], [ %lsr.iv.next.1.i, %vector.body50.i ]
  %138 = shl i64 %lsr.iv.i, 1
  %scevgep7.i = getelementptr i8, ptr %124, i64 %138
  %scevgep6.i = getelementptr i8, ptr %scevgep7.i, i64 32
  %wide.vec52.i = load <4 x i64>, ptr %scevgep7.i, align 8
  %strided.vec53.i = shufflevector <4 x i64> %wide.vec52.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i = shufflevector <4 x i64> %wide.vec52.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i = load <4 x i64>, ptr %scevgep6.i, align 8
  %strided.vec56.i = shufflevector <4 x i64> %wide.vec55.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i = shufflevector <4 x i64> %wide.vec55.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %139 = add <2 x i64> %strided.vec54.i, %strided.vec53.i
  %140 = add <2 x i64> %strided.vec57.i, %strided.vec56.i
  %scevgep76.i = getelementptr i8, ptr %124, i64 %lsr.iv.i
  %scevgep75.i = getelementptr i8, ptr %scevgep76.i, i64 16
  store <2 x i64> %139, ptr %scevgep76.i, align 8
  store <2 x i64> %140, ptr %scevgep75.i, align 8
  %scevgep2.i = getelementptr i8, ptr %scevgep7.i, i64 64
  %scevgep4.i = getelementptr i8, ptr %scevgep7.i, i64 96
  %wide.vec52.1.i = load <4 x i64>, ptr %scevgep2.i, align 8
  %strided.vec53.1.i = shufflevector <4 x i64> %wide.vec52.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i = shufflevector <4 x i64> %wide.vec52.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i = load <4 x i64>, ptr %scevgep4.i, align 8
  %strided.vec56.1.i = shufflevector <4 x i64> %wide.vec55.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i = shufflevector <4 x i64> %wide.vec55.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %141 = add <2 x i64> %strided.vec54.1.i, %strided.vec53.1.i
  %142 = add <2 x i64> %strided.vec57.1.i, %strided.vec56.1.i
  %scevgep9.i = getelementptr i8, ptr %scevgep76.i, i64 32
  %scevgep10.i = getelementptr i8, ptr %scevgep76.i, i64 48
  store <2 x i64> %141, ptr %scevgep9.i, align 8
  store <2 x i64> %142, ptr %scevgep10.i, align 8
  %lsr.iv.next.1.i = add i64 %lsr.iv.i, 64
  %143 = icmp eq i64 %lsr.iv.next.1.i, 2048
  br i1 %143, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i, label %vector.body50.i
B232.B370.endif.endif.endif_crit_edge.us.us.1.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i, i8 0, i64 2048, i1 false)
  br label %vector.body39.i
vector.body39.i:
  %lsr.iv77.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i ], [ %lsr.iv.next78.1.i, %vector.body39.i ]
  %144 = shl i64 %lsr.iv77.i, 1
  %scevgep17.i = getelementptr i8, ptr %125, i64 %144
  %scevgep16.i = getelementptr i8, ptr %scevgep17.i, i64 32
  %wide.vec41.i = load <4 x i64>, ptr %scevgep17.i, align 8
  %strided.vec42.i = shufflevector <4 x i64> %wide.vec41.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i = shufflevector <4 x i64> %wide.vec41.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i = load <4 x i64>, ptr %scevgep16.i, align 8
  %strided.vec45.i = shufflevector <4 x i64> %wide.vec44.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i = shufflevector <4 x i64> %wide.vec44.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %145 = add <2 x i64> %strided.vec43.i, %strided.vec42.i
  %146 = add <2 x i64> %strided.vec46.i, %strided.vec45.i
  %scevgep84.i = getelementptr i8, ptr %125, i64 %lsr.iv77.i
  %scevgep83.i = getelementptr i8, ptr %scevgep84.i, i64 16
  store <2 x i64> %145, ptr %scevgep84.i, align 8
  store <2 x i64> %146, ptr %scevgep83.i, align 8
  %scevgep12.i = getelementptr i8, ptr %scevgep17.i, i64 64
  %scevgep14.i = getelementptr i8, ptr %scevgep17.i, i64 96
  %wide.vec41.1.i = load <4 x i64>, ptr %scevgep12.i, align 8
  %strided.vec42.1.i = shufflevector <4 x i64> %wide.vec41.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i = shufflevector <4 x i64> %wide.vec41.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i = load <4 x i64>, ptr %scevgep14.i, align 8
  %strided.vec45.1.i = shufflevector <4 x i64> %wide.vec44.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i = shufflevector <4 x i64> %wide.vec44.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %147 = add <2 x i64> %strided.vec43.1.i, %strided.vec42.1.i
  %148 = add <2 x i64> %strided.vec46.1.i, %strided.vec45.1.i
  %scevgep19.i = getelementptr i8, ptr %scevgep84.i, i64 32
  %scevgep20.i = getelementptr i8, ptr %scevgep84.i, i64 48
  store <2 x i64> %147, ptr %scevgep19.i, align 8
  store <2 x i64> %148, ptr %scevgep20.i, align 8
  %lsr.iv.next78.1.i = add i64 %lsr.iv77.i, 64
  %149 = icmp eq i64 %lsr.iv.next78.1.i, 2048
  br i1 %149, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i, label %vector.body39.i
B232.B370.endif.endif.endif_crit_edge.us.us.2.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i, i8 0, i64 2048, i1 false)
  br label %vector.body28.i
vector.body28.i:
  %lsr.iv85.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i ], [ %lsr.iv.next86.1.i, %vector.body28.i ]
  %150 = shl i64 %lsr.iv85.i, 1
  %scevgep27.i = getelementptr i8, ptr %126, i64 %150
  %scevgep26.i = getelementptr i8, ptr %scevgep27.i, i64 32
  %wide.vec30.i = load <4 x i64>, ptr %scevgep27.i, align 8
  %strided.vec31.i = shufflevector <4 x i64> %wide.vec30.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i = shufflevector <4 x i64> %wide.vec30.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i = load <4 x i64>, ptr %scevgep26.i, align 8
  %strided.vec34.i = shufflevector <4 x i64> %wide.vec33.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i = shufflevector <4 x i64> %wide.vec33.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %151 = add <2 x i64> %strided.vec32.i, %strided.vec31.i
  %152 = add <2 x i64> %strided.vec35.i, %strided.vec34.i
  %scevgep92.i = getelementptr i8, ptr %126, i64 %lsr.iv85.i
  %scevgep91.i = getelementptr i8, ptr %scevgep92.i, i64 16
  store <2 x i64> %151, ptr %scevgep92.i, align 8
  store <2 x i64> %152, ptr %scevgep91.i, align 8
  %scevgep22.i = getelementptr i8, ptr %scevgep27.i, i64 64
  %scevgep24.i = getelementptr i8, ptr %scevgep27.i, i64 96
  %wide.vec30.1.i = load <4 x i64>, ptr %scevgep22.i, align 8
  %strided.vec31.1.i = shufflevector <4 x i64> %wide.vec30.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i = shufflevector <4 x i64> %wide.vec30.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i = load <4 x i64>, ptr %scevgep24.i, align 8
  %strided.vec34.1.i = shufflevector <4 x i64> %wide.vec33.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i = shufflevector <4 x i64> %wide.vec33.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %153 = add <2 x i64> %strided.vec32.1.i, %strided.vec31.1.i
  %154 = add <2 x i64> %strided.vec35.1.i, %strided.vec34.1.i
  %scevgep29.i = getelementptr i8, ptr %scevgep92.i, i64 32
  %scevgep30.i = getelementptr i8, ptr %scevgep92.i, i64 48
  store <2 x i64> %153, ptr %scevgep29.i, align 8
  store <2 x i64> %154, ptr %scevgep30.i, align 8
  %lsr.iv.next86.1.i = add i64 %lsr.iv85.i, 64
  %155 = icmp eq i64 %lsr.iv.next86.1.i, 2048
  br i1 %155, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i, label %vector.body28.i
B232.B370.endif.endif.endif_crit_edge.us.us.3.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i, i8 0, i64 2048, i1 false)
  br label %vector.body17.i
vector.body17.i:
  %lsr.iv93.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i ], [ %lsr.iv.next94.1.i, %vector.body17.i ]
  %156 = shl i64 %lsr.iv93.i, 1
  %scevgep37.i = getelementptr i8, ptr %127, i64 %156
  %scevgep36.i = getelementptr i8, ptr %scevgep37.i, i64 32
  %wide.vec19.i = load <4 x i64>, ptr %scevgep37.i, align 8
  %strided.vec20.i = shufflevector <4 x i64> %wide.vec19.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i = shufflevector <4 x i64> %wide.vec19.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i = load <4 x i64>, ptr %scevgep36.i, align 8
  %strided.vec23.i = shufflevector <4 x i64> %wide.vec22.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i = shufflevector <4 x i64> %wide.vec22.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %157 = add <2 x i64> %strided.vec21.i, %strided.vec20.i
  %158 = add <2 x i64> %strided.vec24.i, %strided.vec23.i
  %scevgep100.i = getelementptr i8, ptr %127, i64 %lsr.iv93.i
  %scevgep99.i = getelementptr i8, ptr %scevgep100.i, i64 16
  store <2 x i64> %157, ptr %scevgep100.i, align 8
  store <2 x i64> %158, ptr %scevgep99.i, align 8
  %scevgep32.i = getelementptr i8, ptr %scevgep37.i, i64 64
  %scevgep34.i = getelementptr i8, ptr %scevgep37.i, i64 96
  %wide.vec19.1.i = load <4 x i64>, ptr %scevgep32.i, align 8
  %strided.vec20.1.i = shufflevector <4 x i64> %wide.vec19.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i = shufflevector <4 x i64> %wide.vec19.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i = load <4 x i64>, ptr %scevgep34.i, align 8
  %strided.vec23.1.i = shufflevector <4 x i64> %wide.vec22.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i = shufflevector <4 x i64> %wide.vec22.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %159 = add <2 x i64> %strided.vec21.1.i, %strided.vec20.1.i
  %160 = add <2 x i64> %strided.vec24.1.i, %strided.vec23.1.i
  %scevgep39.i = getelementptr i8, ptr %scevgep100.i, i64 32
  %scevgep40.i = getelementptr i8, ptr %scevgep100.i, i64 48
  store <2 x i64> %159, ptr %scevgep39.i, align 8
  store <2 x i64> %160, ptr %scevgep40.i, align 8
  %lsr.iv.next94.1.i = add i64 %lsr.iv93.i, 64
  %161 = icmp eq i64 %lsr.iv.next94.1.i, 2048
  br i1 %161, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i, label %vector.body17.i
B232.B370.endif.endif.endif_crit_edge.us.us.4.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i, i8 0, i64 2048, i1 false)
  br label %vector.body6.i
vector.body6.i:
  %lsr.iv101.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i ], [ %lsr.iv.next102.1.i, %vector.body6.i ]
  %162 = shl i64 %lsr.iv101.i, 1
  %scevgep47.i = getelementptr i8, ptr %128, i64 %162
  %scevgep46.i = getelementptr i8, ptr %scevgep47.i, i64 32
  %wide.vec8.i = load <4 x i64>, ptr %scevgep47.i, align 8
  %strided.vec9.i = shufflevector <4 x i64> %wide.vec8.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i = shufflevector <4 x i64> %wide.vec8.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i = load <4 x i64>, ptr %scevgep46.i, align 8
  %strided.vec12.i = shufflevector <4 x i64> %wide.vec11.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i = shufflevector <4 x i64> %wide.vec11.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %163 = add <2 x i64> %strided.vec10.i, %strided.vec9.i
  %164 = add <2 x i64> %strided.vec13.i, %strided.vec12.i
  %scevgep108.i = getelementptr i8, ptr %128, i64 %lsr.iv101.i
  %scevgep107.i = getelementptr i8, ptr %scevgep108.i, i64 16
  store <2 x i64> %163, ptr %scevgep108.i, align 8
  store <2 x i64> %164, ptr %scevgep107.i, align 8
  %scevgep42.i = getelementptr i8, ptr %scevgep47.i, i64 64
  %scevgep44.i = getelementptr i8, ptr %scevgep47.i, i64 96
  %wide.vec8.1.i = load <4 x i64>, ptr %scevgep42.i, align 8
  %strided.vec9.1.i = shufflevector <4 x i64> %wide.vec8.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i = shufflevector <4 x i64> %wide.vec8.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i = load <4 x i64>, ptr %scevgep44.i, align 8
  %strided.vec12.1.i = shufflevector <4 x i64> %wide.vec11.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i = shufflevector <4 x i64> %wide.vec11.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %165 = add <2 x i64> %strided.vec10.1.i, %strided.vec9.1.i
  %166 = add <2 x i64> %strided.vec13.1.i, %strided.vec12.1.i
  %scevgep49.i = getelementptr i8, ptr %scevgep108.i, i64 32
  %scevgep50.i = getelementptr i8, ptr %scevgep108.i, i64 48
  store <2 x i64> %165, ptr %scevgep49.i, align 8
  store <2 x i64> %166, ptr %scevgep50.i, align 8
  %lsr.iv.next102.1.i = add i64 %lsr.iv101.i, 64
  %167 = icmp eq i64 %lsr.iv.next102.1.i, 2048
  br i1 %167, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i, label %vector.body6.i
B232.B370.endif.endif.endif_crit_edge.us.us.5.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i, i8 0, i64 2048, i1 false)
  br label %vector.body.i25
vector.body.i25:
  %lsr.iv109.i = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i ], [ %lsr.iv.next110.1.i, %vector.body.i25 ]
  %168 = shl i64 %lsr.iv109.i, 1
  %scevgep57.i = getelementptr i8, ptr %129, i64 %168
  %scevgep56.i = getelementptr i8, ptr %scevgep57.i, i64 32
  %wide.vec.i = load <4 x i64>, ptr %scevgep57.i, align 8
  %strided.vec.i = shufflevector <4 x i64> %wide.vec.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i = shufflevector <4 x i64> %wide.vec.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i = load <4 x i64>, ptr %scevgep56.i, align 8
  %strided.vec3.i = shufflevector <4 x i64> %wide.vec2.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i = shufflevector <4 x i64> %wide.vec2.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %169 = add <2 x i64> %strided.vec1.i, %strided.vec.i
  %170 = add <2 x i64> %strided.vec4.i, %strided.vec3.i
  %scevgep116.i = getelementptr i8, ptr %129, i64 %lsr.iv109.i
  %scevgep115.i = getelementptr i8, ptr %scevgep116.i, i64 16
  store <2 x i64> %169, ptr %scevgep116.i, align 8
  store <2 x i64> %170, ptr %scevgep115.i, align 8
  %scevgep52.i = getelementptr i8, ptr %scevgep57.i, i64 64
  %scevgep54.i = getelementptr i8, ptr %scevgep57.i, i64 96
  %wide.vec.1.i = load <4 x i64>, ptr %scevgep52.i, align 8
  %strided.vec.1.i = shufflevector <4 x i64> %wide.vec.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i = shufflevector <4 x i64> %wide.vec.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i = load <4 x i64>, ptr %scevgep54.i, align 8
  %strided.vec3.1.i = shufflevector <4 x i64> %wide.vec2.1.i, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i = shufflevector <4 x i64> %wide.vec2.1.i, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %171 = add <2 x i64> %strided.vec1.1.i, %strided.vec.1.i
  %172 = add <2 x i64> %strided.vec4.1.i, %strided.vec3.1.i
  %scevgep59.i = getelementptr i8, ptr %scevgep116.i, i64 32
  %scevgep60.i = getelementptr i8, ptr %scevgep116.i, i64 48
  store <2 x i64> %171, ptr %scevgep59.i, align 8
  store <2 x i64> %172, ptr %scevgep60.i, align 8
  %lsr.iv.next110.1.i = add i64 %lsr.iv109.i, 64
  %173 = icmp eq i64 %lsr.iv.next110.1.i, 2048
  br i1 %173, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i, label %vector.body.i25
B232.B370.endif.endif.endif_crit_edge.us.us.6.i:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i, i8 0, i64 2048, i1 false)
  %.519.us.i = load i64, ptr %.23.i470, align 8
  %.520.us.i = add i64 %.519.us.i, 1
  store i64 %.520.us.i, ptr %.23.i470, align 8
  %.526.us.i = ashr i64 %.827, %.520.us.i
  %.529.us.i = icmp sgt i64 %.526.us.i, 511
  br i1 %.529.us.i, label %vector.body61.i.backedge, label %_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit
vector.body61.i.backedge:
  %index62.i.be = phi i64 [ %index.next69.i, %vector.body61.i ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i ]
  br label %vector.body61.i
_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit:
  %at.2.1.i = phi i64 [ %.26.i, %B121489 ], [ %.526.us.i, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i ]
  %174 = getelementptr i64, ptr %arg.S, i64 %arg.C.val
  %.552.i = getelementptr i64, ptr %174, i64 %at.2.1.i
  %.553.i = load i64, ptr %.552.i, align 8
  %.554.i = add i64 %.553.i, %.2285
  store i64 %.554.i, ptr %.552.i, align 8
  %.2326 = load i64, ptr %sunkaddr508, align 8
  %arg.C.val3 = load i64, ptr %8, align 8
  %.24.i27 = load i64, ptr %.23.i470, align 8
  %.26.i28 = ashr i64 %.827, %.24.i27
  %.30.i29 = icmp sgt i64 %.26.i28, 511
  br i1 %.30.i29, label %B116.endif.endif.us.preheader.i34, label %_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit202
B116.endif.endif.us.preheader.i34:
  %175 = shl i64 %arg.C.val3, 3
  %176 = getelementptr i8, ptr %arg.S, i64 %175
  %scevgep.6.i35 = getelementptr i8, ptr %176, i64 26624
  %177 = getelementptr i64, ptr %arg.S, i64 %arg.C.val3
  %scevgep.i36 = getelementptr i8, ptr %176, i64 2048
  %178 = getelementptr i8, ptr %177, i64 4096
  %scevgep.1.i37 = getelementptr i8, ptr %176, i64 6144
  %179 = getelementptr i8, ptr %177, i64 8192
  %scevgep.2.i38 = getelementptr i8, ptr %176, i64 10240
  %180 = getelementptr i8, ptr %177, i64 12288
  %scevgep.3.i39 = getelementptr i8, ptr %176, i64 14336
  %181 = getelementptr i8, ptr %177, i64 16384
  %scevgep.4.i40 = getelementptr i8, ptr %176, i64 18432
  %182 = getelementptr i8, ptr %177, i64 20480
  %scevgep.5.i41 = getelementptr i8, ptr %176, i64 22528
  %183 = getelementptr i8, ptr %177, i64 24576
  br label %vector.body61.i42
vector.body61.i42:
  %index62.i43 = phi i64 [ 0, %B116.endif.endif.us.preheader.i34 ], [ %index62.i43.be, %vector.body61.i42.backedge ]
  %184 = shl i64 %index62.i43, 4
  %185 = getelementptr i8, ptr %177, i64 %184
  %186 = getelementptr i8, ptr %185, i64 32
  %wide.vec63.i44 = load <4 x i64>, ptr %185, align 8
  %strided.vec64.i45 = shufflevector <4 x i64> %wide.vec63.i44, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i46 = shufflevector <4 x i64> %wide.vec63.i44, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i47 = load <4 x i64>, ptr %186, align 8
  %strided.vec67.i48 = shufflevector <4 x i64> %wide.vec66.i47, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i49 = shufflevector <4 x i64> %wide.vec66.i47, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %187 = add <2 x i64> %strided.vec65.i46, %strided.vec64.i45
  %188 = add <2 x i64> %strided.vec68.i49, %strided.vec67.i48
  %189 = getelementptr i64, ptr %177, i64 %index62.i43
  %190 = getelementptr i8, ptr %189, i64 16
  store <2 x i64> %187, ptr %189, align 8
  store <2 x i64> %188, ptr %190, align 8
  %index.next69.i50 = add i64 %index62.i43, 4
  %191 = icmp eq i64 %index.next69.i50, 256
  br i1 %191, label %B232.B370.endif.endif.endif_crit_edge.us.us.i53, label %vector.body61.i42.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i53:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i36, i8 0, i64 2048, i1 false)
  br label %vector.body50.i54
vector.body50.i54:
  %lsr.iv.i55 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i53 ], [ %lsr.iv.next.1.i76, %vector.body50.i54 ]
  %192 = shl i64 %lsr.iv.i55, 1
  %scevgep7.i56 = getelementptr i8, ptr %178, i64 %192
  %scevgep6.i57 = getelementptr i8, ptr %scevgep7.i56, i64 32
  %wide.vec52.i58 = load <4 x i64>, ptr %scevgep7.i56, align 8
  %strided.vec53.i59 = shufflevector <4 x i64> %wide.vec52.i58, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i60 = shufflevector <4 x i64> %wide.vec52.i58, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i61 = load <4 x i64>, ptr %scevgep6.i57, align 8
  %strided.vec56.i62 = shufflevector <4 x i64> %wide.vec55.i61, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i63 = shufflevector <4 x i64> %wide.vec55.i61, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %193 = add <2 x i64> %strided.vec54.i60, %strided.vec53.i59
  %194 = add <2 x i64> %strided.vec57.i63, %strided.vec56.i62
  %scevgep76.i64 = getelementptr i8, ptr %178, i64 %lsr.iv.i55
  %scevgep75.i65 = getelementptr i8, ptr %scevgep76.i64, i64 16
  store <2 x i64> %193, ptr %scevgep76.i64, align 8
  store <2 x i64> %194, ptr %scevgep75.i65, align 8
  %scevgep2.i66 = getelementptr i8, ptr %scevgep7.i56, i64 64
  %scevgep4.i67 = getelementptr i8, ptr %scevgep7.i56, i64 96
  %wide.vec52.1.i68 = load <4 x i64>, ptr %scevgep2.i66, align 8
  %strided.vec53.1.i69 = shufflevector <4 x i64> %wide.vec52.1.i68, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i70 = shufflevector <4 x i64> %wide.vec52.1.i68, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i71 = load <4 x i64>, ptr %scevgep4.i67, align 8
  %strided.vec56.1.i72 = shufflevector <4 x i64> %wide.vec55.1.i71, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i73 = shufflevector <4 x i64> %wide.vec55.1.i71, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %195 = add <2 x i64> %strided.vec54.1.i70, %strided.vec53.1.i69
  %196 = add <2 x i64> %strided.vec57.1.i73, %strided.vec56.1.i72
  %scevgep9.i74 = getelementptr i8, ptr %scevgep76.i64, i64 32
  %scevgep10.i75 = getelementptr i8, ptr %scevgep76.i64, i64 48
  store <2 x i64> %195, ptr %scevgep9.i74, align 8
  store <2 x i64> %196, ptr %scevgep10.i75, align 8
  %lsr.iv.next.1.i76 = add i64 %lsr.iv.i55, 64
  %197 = icmp eq i64 %lsr.iv.next.1.i76, 2048
  br i1 %197, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i77, label %vector.body50.i54
B232.B370.endif.endif.endif_crit_edge.us.us.1.i77:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i37, i8 0, i64 2048, i1 false)
  br label %vector.body39.i78
vector.body39.i78:
  %lsr.iv77.i79 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i77 ], [ %lsr.iv.next78.1.i100, %vector.body39.i78 ]
  %198 = shl i64 %lsr.iv77.i79, 1
  %scevgep17.i80 = getelementptr i8, ptr %179, i64 %198
  %scevgep16.i81 = getelementptr i8, ptr %scevgep17.i80, i64 32
  %wide.vec41.i82 = load <4 x i64>, ptr %scevgep17.i80, align 8
  %strided.vec42.i83 = shufflevector <4 x i64> %wide.vec41.i82, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i84 = shufflevector <4 x i64> %wide.vec41.i82, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i85 = load <4 x i64>, ptr %scevgep16.i81, align 8
  %strided.vec45.i86 = shufflevector <4 x i64> %wide.vec44.i85, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i87 = shufflevector <4 x i64> %wide.vec44.i85, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %199 = add <2 x i64> %strided.vec43.i84, %strided.vec42.i83
  %200 = add <2 x i64> %strided.vec46.i87, %strided.vec45.i86
  %scevgep84.i88 = getelementptr i8, ptr %179, i64 %lsr.iv77.i79
  %scevgep83.i89 = getelementptr i8, ptr %scevgep84.i88, i64 16
  store <2 x i64> %199, ptr %scevgep84.i88, align 8
  store <2 x i64> %200, ptr %scevgep83.i89, align 8
  %scevgep12.i90 = getelementptr i8, ptr %scevgep17.i80, i64 64
  %scevgep14.i91 = getelementptr i8, ptr %scevgep17.i80, i64 96
  %wide.vec41.1.i92 = load <4 x i64>, ptr %scevgep12.i90, align 8
  %strided.vec42.1.i93 = shufflevector <4 x i64> %wide.vec41.1.i92, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i94 = shufflevector <4 x i64> %wide.vec41.1.i92, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i95 = load <4 x i64>, ptr %scevgep14.i91, align 8
  %strided.vec45.1.i96 = shufflevector <4 x i64> %wide.vec44.1.i95, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i97 = shufflevector <4 x i64> %wide.vec44.1.i95, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %201 = add <2 x i64> %strided.vec43.1.i94, %strided.vec42.1.i93
  %202 = add <2 x i64> %strided.vec46.1.i97, %strided.vec45.1.i96
  %scevgep19.i98 = getelementptr i8, ptr %scevgep84.i88, i64 32
  %scevgep20.i99 = getelementptr i8, ptr %scevgep84.i88, i64 48
  store <2 x i64> %201, ptr %scevgep19.i98, align 8
  store <2 x i64> %202, ptr %scevgep20.i99, align 8
  %lsr.iv.next78.1.i100 = add i64 %lsr.iv77.i79, 64
  %203 = icmp eq i64 %lsr.iv.next78.1.i100, 2048
  br i1 %203, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i101, label %vector.body39.i78
B232.B370.endif.endif.endif_crit_edge.us.us.2.i101:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i38, i8 0, i64 2048, i1 false)
  br label %vector.body28.i102
vector.body28.i102:
  %lsr.iv85.i103 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i101 ], [ %lsr.iv.next86.1.i124, %vector.body28.i102 ]
  %204 = shl i64 %lsr.iv85.i103, 1
  %scevgep27.i104 = getelementptr i8, ptr %180, i64 %204
  %scevgep26.i105 = getelementptr i8, ptr %scevgep27.i104, i64 32
  %wide.vec30.i106 = load <4 x i64>, ptr %scevgep27.i104, align 8
  %strided.vec31.i107 = shufflevector <4 x i64> %wide.vec30.i106, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i108 = shufflevector <4 x i64> %wide.vec30.i106, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i109 = load <4 x i64>, ptr %scevgep26.i105, align 8
  %strided.vec34.i110 = shufflevector <4 x i64> %wide.vec33.i109, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i111 = shufflevector <4 x i64> %wide.vec33.i109, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %205 = add <2 x i64> %strided.vec32.i108, %strided.vec31.i107
  %206 = add <2 x i64> %strided.vec35.i111, %strided.vec34.i110
  %scevgep92.i112 = getelementptr i8, ptr %180, i64 %lsr.iv85.i103
  %scevgep91.i113 = getelementptr i8, ptr %scevgep92.i112, i64 16
  store <2 x i64> %205, ptr %scevgep92.i112, align 8
  store <2 x i64> %206, ptr %scevgep91.i113, align 8
  %scevgep22.i114 = getelementptr i8, ptr %scevgep27.i104, i64 64
  %scevgep24.i115 = getelementptr i8, ptr %scevgep27.i104, i64 96
  %wide.vec30.1.i116 = load <4 x i64>, ptr %scevgep22.i114, align 8
  %strided.vec31.1.i117 = shufflevector <4 x i64> %wide.vec30.1.i116, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i118 = shufflevector <4 x i64> %wide.vec30.1.i116, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i119 = load <4 x i64>, ptr %scevgep24.i115, align 8
  %strided.vec34.1.i120 = shufflevector <4 x i64> %wide.vec33.1.i119, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i121 = shufflevector <4 x i64> %wide.vec33.1.i119, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %207 = add <2 x i64> %strided.vec32.1.i118, %strided.vec31.1.i117
  %208 = add <2 x i64> %strided.vec35.1.i121, %strided.vec34.1.i120
  %scevgep29.i122 = getelementptr i8, ptr %scevgep92.i112, i64 32
  %scevgep30.i123 = getelementptr i8, ptr %scevgep92.i112, i64 48
  store <2 x i64> %207, ptr %scevgep29.i122, align 8
  store <2 x i64> %208, ptr %scevgep30.i123, align 8
  %lsr.iv.next86.1.i124 = add i64 %lsr.iv85.i103, 64
  %209 = icmp eq i64 %lsr.iv.next86.1.i124, 2048
  br i1 %209, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i125, label %vector.body28.i102
B232.B370.endif.endif.endif_crit_edge.us.us.3.i125:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i39, i8 0, i64 2048, i1 false)
  br label %vector.body17.i126
vector.body17.i126:
  %lsr.iv93.i127 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i125 ], [ %lsr.iv.next94.1.i148, %vector.body17.i126 ]
  %210 = shl i64 %lsr.iv93.i127, 1
  %scevgep37.i128 = getelementptr i8, ptr %181, i64 %210
  %scevgep36.i129 = getelementptr i8, ptr %scevgep37.i128, i64 32
  %wide.vec19.i130 = load <4 x i64>, ptr %scevgep37.i128, align 8
  %strided.vec20.i131 = shufflevector <4 x i64> %wide.vec19.i130, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i132 = shufflevector <4 x i64> %wide.vec19.i130, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i133 = load <4 x i64>, ptr %scevgep36.i129, align 8
  %strided.vec23.i134 = shufflevector <4 x i64> %wide.vec22.i133, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i135 = shufflevector <4 x i64> %wide.vec22.i133, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %211 = add <2 x i64> %strided.vec21.i132, %strided.vec20.i131
  %212 = add <2 x i64> %strided.vec24.i135, %strided.vec23.i134
  %scevgep100.i136 = getelementptr i8, ptr %181, i64 %lsr.iv93.i127
  %scevgep99.i137 = getelementptr i8, ptr %scevgep100.i136, i64 16
  store <2 x i64> %211, ptr %scevgep100.i136, align 8
  store <2 x i64> %212, ptr %scevgep99.i137, align 8
  %scevgep32.i138 = getelementptr i8, ptr %scevgep37.i128, i64 64
  %scevgep34.i139 = getelementptr i8, ptr %scevgep37.i128, i64 96
  %wide.vec19.1.i140 = load <4 x i64>, ptr %scevgep32.i138, align 8
  %strided.vec20.1.i141 = shufflevector <4 x i64> %wide.vec19.1.i140, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i142 = shufflevector <4 x i64> %wide.vec19.1.i140, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i143 = load <4 x i64>, ptr %scevgep34.i139, align 8
  %strided.vec23.1.i144 = shufflevector <4 x i64> %wide.vec22.1.i143, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i145 = shufflevector <4 x i64> %wide.vec22.1.i143, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %213 = add <2 x i64> %strided.vec21.1.i142, %strided.vec20.1.i141
  %214 = add <2 x i64> %strided.vec24.1.i145, %strided.vec23.1.i144
  %scevgep39.i146 = getelementptr i8, ptr %scevgep100.i136, i64 32
  %scevgep40.i147 = getelementptr i8, ptr %scevgep100.i136, i64 48
  store <2 x i64> %213, ptr %scevgep39.i146, align 8
  store <2 x i64> %214, ptr %scevgep40.i147, align 8
  %lsr.iv.next94.1.i148 = add i64 %lsr.iv93.i127, 64
  %215 = icmp eq i64 %lsr.iv.next94.1.i148, 2048
  br i1 %215, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i149, label %vector.body17.i126
B232.B370.endif.endif.endif_crit_edge.us.us.4.i149:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i40, i8 0, i64 2048, i1 false)
  br label %vector.body6.i150
vector.body6.i150:
  %lsr.iv101.i151 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i149 ], [ %lsr.iv.next102.1.i172, %vector.body6.i150 ]
  %216 = shl i64 %lsr.iv101.i151, 1
  %scevgep47.i152 = getelementptr i8, ptr %182, i64 %216
  %scevgep46.i153 = getelementptr i8, ptr %scevgep47.i152, i64 32
  %wide.vec8.i154 = load <4 x i64>, ptr %scevgep47.i152, align 8
  %strided.vec9.i155 = shufflevector <4 x i64> %wide.vec8.i154, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i156 = shufflevector <4 x i64> %wide.vec8.i154, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i157 = load <4 x i64>, ptr %scevgep46.i153, align 8
  %strided.vec12.i158 = shufflevector <4 x i64> %wide.vec11.i157, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i159 = shufflevector <4 x i64> %wide.vec11.i157, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %217 = add <2 x i64> %strided.vec10.i156, %strided.vec9.i155
  %218 = add <2 x i64> %strided.vec13.i159, %strided.vec12.i158
  %scevgep108.i160 = getelementptr i8, ptr %182, i64 %lsr.iv101.i151
  %scevgep107.i161 = getelementptr i8, ptr %scevgep108.i160, i64 16
  store <2 x i64> %217, ptr %scevgep108.i160, align 8
  store <2 x i64> %218, ptr %scevgep107.i161, align 8
  %scevgep42.i162 = getelementptr i8, ptr %scevgep47.i152, i64 64
  %scevgep44.i163 = getelementptr i8, ptr %scevgep47.i152, i64 96
  %wide.vec8.1.i164 = load <4 x i64>, ptr %scevgep42.i162, align 8
  %strided.vec9.1.i165 = shufflevector <4 x i64> %wide.vec8.1.i164, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i166 = shufflevector <4 x i64> %wide.vec8.1.i164, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i167 = load <4 x i64>, ptr %scevgep44.i163, align 8
  %strided.vec12.1.i168 = shufflevector <4 x i64> %wide.vec11.1.i167, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i169 = shufflevector <4 x i64> %wide.vec11.1.i167, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %219 = add <2 x i64> %strided.vec10.1.i166, %strided.vec9.1.i165
  %220 = add <2 x i64> %strided.vec13.1.i169, %strided.vec12.1.i168
  %scevgep49.i170 = getelementptr i8, ptr %scevgep108.i160, i64 32
  %scevgep50.i171 = getelementptr i8, ptr %scevgep108.i160, i64 48
  store <2 x i64> %219, ptr %scevgep49.i170, align 8
  store <2 x i64> %220, ptr %scevgep50.i171, align 8
  %lsr.iv.next102.1.i172 = add i64 %lsr.iv101.i151, 64
  %221 = icmp eq i64 %lsr.iv.next102.1.i172, 2048
  br i1 %221, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i173, label %vector.body6.i150
B232.B370.endif.endif.endif_crit_edge.us.us.5.i173:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i41, i8 0, i64 2048, i1 false)
  br label %vector.body.i174
vector.body.i174:
  %lsr.iv109.i175 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i173 ], [ %lsr.iv.next110.1.i196, %vector.body.i174 ]
  %222 = shl i64 %lsr.iv109.i175, 1
  %scevgep57.i176 = getelementptr i8, ptr %183, i64 %222
  %scevgep56.i177 = getelementptr i8, ptr %scevgep57.i176, i64 32
  %wide.vec.i178 = load <4 x i64>, ptr %scevgep57.i176, align 8
  %strided.vec.i179 = shufflevector <4 x i64> %wide.vec.i178, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i180 = shufflevector <4 x i64> %wide.vec.i178, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i181 = load <4 x i64>, ptr %scevgep56.i177, align 8
  %strided.vec3.i182 = shufflevector <4 x i64> %wide.vec2.i181, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i183 = shufflevector <4 x i64> %wide.vec2.i181, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %223 = add <2 x i64> %strided.vec1.i180, %strided.vec.i179
  %224 = add <2 x i64> %strided.vec4.i183, %strided.vec3.i182
  %scevgep116.i184 = getelementptr i8, ptr %183, i64 %lsr.iv109.i175
  %scevgep115.i185 = getelementptr i8, ptr %scevgep116.i184, i64 16
  store <2 x i64> %223, ptr %scevgep116.i184, align 8
  store <2 x i64> %224, ptr %scevgep115.i185, align 8
  %scevgep52.i186 = getelementptr i8, ptr %scevgep57.i176, i64 64
  %scevgep54.i187 = getelementptr i8, ptr %scevgep57.i176, i64 96
  %wide.vec.1.i188 = load <4 x i64>, ptr %scevgep52.i186, align 8
  %strided.vec.1.i189 = shufflevector <4 x i64> %wide.vec.1.i188, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i190 = shufflevector <4 x i64> %wide.vec.1.i188, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i191 = load <4 x i64>, ptr %scevgep54.i187, align 8
  %strided.vec3.1.i192 = shufflevector <4 x i64> %wide.vec2.1.i191, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i193 = shufflevector <4 x i64> %wide.vec2.1.i191, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %225 = add <2 x i64> %strided.vec1.1.i190, %strided.vec.1.i189
  %226 = add <2 x i64> %strided.vec4.1.i193, %strided.vec3.1.i192
  %scevgep59.i194 = getelementptr i8, ptr %scevgep116.i184, i64 32
  %scevgep60.i195 = getelementptr i8, ptr %scevgep116.i184, i64 48
  store <2 x i64> %225, ptr %scevgep59.i194, align 8
  store <2 x i64> %226, ptr %scevgep60.i195, align 8
  %lsr.iv.next110.1.i196 = add i64 %lsr.iv109.i175, 64
  %227 = icmp eq i64 %lsr.iv.next110.1.i196, 2048
  br i1 %227, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i197, label %vector.body.i174
B232.B370.endif.endif.endif_crit_edge.us.us.6.i197:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i35, i8 0, i64 2048, i1 false)
  %.519.us.i198 = load i64, ptr %.23.i470, align 8
  %.520.us.i199 = add i64 %.519.us.i198, 1
  store i64 %.520.us.i199, ptr %.23.i470, align 8
  %.526.us.i200 = ashr i64 %.827, %.520.us.i199
  %.529.us.i201 = icmp sgt i64 %.526.us.i200, 511
  br i1 %.529.us.i201, label %vector.body61.i42.backedge, label %_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit202
vector.body61.i42.backedge:
  %index62.i43.be = phi i64 [ %index.next69.i50, %vector.body61.i42 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i197 ]
  br label %vector.body61.i42
_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit202:
  %at.2.1.i30 = phi i64 [ %.26.i28, %_ZN7mgpusim6engine10event_core6_tallyB3v30B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxx.exit ], [ %.526.us.i200, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i197 ]
  %228 = getelementptr i64, ptr %arg.S, i64 %arg.C.val3
  %229 = getelementptr i8, ptr %228, i64 4096
  %.552.i31 = getelementptr i64, ptr %229, i64 %at.2.1.i30
  %.553.i32 = load i64, ptr %.552.i31, align 8
  %.554.i33 = add i64 %.553.i32, %.2326
  store i64 %.554.i33, ptr %.552.i31, align 8
  tail call void @llvm.memset.p0.i64(ptr %.3125, i8 0, i64 16, i1 false)
  br label %B163870
B121589:
  %.2400 = load i64, ptr %sunkaddr557, align 8
  %.2403 = add i64 %_run_sub_core_v15_place.9.51310.ph, %.764
  %.2404 = mul i64 %.2403, 22
  %.2405 = add i64 %.2400, %.2404
  %.2411 = load i64, ptr %sunkaddr493, align 8
  %.2417 = load i64, ptr %sunkaddr494, align 8
  %.2418 = mul i64 %.2417, %.2403
  %.2419 = add i64 %.2418, %.2411
  %230 = getelementptr i64, ptr %arg.S, i64 %.2405
  %.2434 = getelementptr i8, ptr %230, i64 144
  %.2435 = load i64, ptr %.2434, align 8
  %.2436 = icmp eq i64 %.2435, 1
  br i1 %.2436, label %B121621, label %B121697
B121621:
  store i64 0, ptr %.2434, align 8
  %.3703.pre.pre.pre = load i64, ptr %230, align 8
  br label %B163016
B121697:
  %.2466 = load i64, ptr %230, align 8
  %.idx3232 = mul i64 %.2466, 104
  %gep3352 = getelementptr i8, ptr %invariant.gep3351, i64 %.idx3232
  %.2521 = load i64, ptr %gep3352, align 8
  %.2528 = getelementptr i8, ptr %gep3352, i64 8
  %.2529 = load i64, ptr %.2528, align 8
  %.2536 = getelementptr i8, ptr %gep3352, i64 16
  %.2537 = load i64, ptr %.2536, align 8
  %.2542 = icmp sgt i64 %.2537, -1
  br i1 %.2542, label %B121698, label %B122599
B121698:
  %.2549 = getelementptr i64, ptr %505, i64 %.2537
  %.2550 = load i64, ptr %.2549, align 8
  %.2552 = icmp sgt i64 %.2550, %.827
  br i1 %.2552, label %B122537, label %B122599
B122537:
  %.2577 = add i64 %.2537, 1
  %.2581 = getelementptr i8, ptr %230, i64 160
  store i64 %.2577, ptr %.2581, align 8
  %.2588 = getelementptr i8, ptr %230, i64 96
  store i64 10, ptr %.2588, align 8
  br label %B162650
B122599:
  %sunkaddr497 = getelementptr i8, ptr %gep3352, i64 32
  %.2600 = load i64, ptr %sunkaddr497, align 8
  %.2602 = add i64 %.2600, %.827
  %.2607 = icmp eq i64 %.2521, 1
  br i1 %.2607, label %B122719, label %B123491
B122719:
  %.2614 = getelementptr i8, ptr %230, i64 40
  %.2615 = load i64, ptr %.2614, align 8
  %sunkaddr499 = getelementptr i8, ptr %gep3352, i64 72
  %.2620 = load i64, ptr %sunkaddr499, align 8
  %.2621 = add i64 %.2620, %.2615
  %sunkaddr501 = getelementptr i8, ptr %gep3352, i64 64
  %.2629 = load i64, ptr %sunkaddr501, align 8
  %.idx2245 = shl i64 %.2621, 5
  %231 = getelementptr i8, ptr %arg.entries, i64 %.idx2245
  %.2637 = getelementptr i8, ptr %231, i64 8
  %.2638 = load i64, ptr %.2637, align 8
  %.2639 = icmp sgt i64 %.2638, 0
  br i1 %.2639, label %B122797, label %B123491
B122797:
  %.2643 = load i64, ptr %sunkaddr502, align 8
  %232 = getelementptr i64, ptr %arg.C, i64 %.2643
  %.2649.idx = mul i64 %.2629, 72
  %.2649 = getelementptr i8, ptr %232, i64 %.2649.idx
  %.2650 = load i64, ptr %.2649, align 8
  %.2656 = load i64, ptr %sunkaddr571, align 8
  %gep2721 = getelementptr i64, ptr %invariant.gep2718, i64 %.2656
  %.2663 = getelementptr i64, ptr %gep2721, i64 %.2650
  %.2664 = load i64, ptr %.2663, align 8
  %.2665 = add i64 %.2664, -16384
  %.2667 = icmp sgt i64 %.2665, %.827
  br i1 %.2667, label %B122995, label %B123381
B122995:
  %.2699 = add i64 %.2650, 5
  %.2701 = getelementptr i8, ptr %230, i64 160
  store i64 %.2699, ptr %.2701, align 8
  %.2708 = icmp eq i64 %.2650, 1
  %spec.select2232 = select i1 %.2708, i64 12, i64 11
  %.2734 = getelementptr i8, ptr %230, i64 96
  store i64 %spec.select2232, ptr %.2734, align 8
  br label %B162650
B123381:
  store i64 %.827, ptr %arg.S, align 8
  %.24.i204 = load i64, ptr %sunkaddr502, align 8
  %233 = getelementptr i64, ptr %arg.C, i64 %.24.i204
  %.33.i205 = getelementptr i8, ptr %233, i64 %.2649.idx
  %.34.i = load i64, ptr %.33.i205, align 8
  %.40.i207 = load i64, ptr %sunkaddr571, align 8
  %.56.i208 = getelementptr i8, ptr %231, i64 24
  %.57.i209 = load i64, ptr %.56.i208, align 8
  %.64.i = getelementptr i8, ptr %231, i64 56
  %.65.i = load i64, ptr %.64.i, align 8
  %.73.i = load i64, ptr %.2637, align 8
  %.77.i211 = load i64, ptr %231, align 8
  %.81.i = getelementptr i8, ptr %.33.i205, i64 24
  %.82.i = load i64, ptr %.81.i, align 8
  %.87.i212 = getelementptr i8, ptr %.33.i205, i64 32
  %.88.i213 = load i64, ptr %.87.i212, align 8
  %.89.i = mul i64 %.88.i213, %.73.i
  %.93.i214 = getelementptr i8, ptr %.33.i205, i64 40
  %.94.i215 = load i64, ptr %.93.i214, align 8
  %.95.i216 = mul i64 %.94.i215, %.77.i211
  %.11.i.i217 = tail call i64 @llvm.smin.i64(i64 %.95.i216, i64 %.89.i)
  %.83.i = mul i64 %.82.i, %.77.i211
  %.11.i32.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i217, i64 %.83.i)
  %.160.i = getelementptr i8, ptr %.33.i205, i64 64
  %.161.i = load i64, ptr %.160.i, align 8
  %gep = getelementptr i64, ptr %invariant.gep2718, i64 %.40.i207
  %.167.i = getelementptr i64, ptr %gep, i64 %.34.i
  %.168.i = load i64, ptr %.167.i, align 8
  %.11.i33.i = tail call i64 @llvm.smax.i64(i64 %.168.i, i64 %.827)
  %.206.i = sub i64 %.11.i32.i, %.82.i
  %.11.i34.i = tail call i64 @llvm.smax.i64(i64 %.206.i, i64 0)
  %.240.i = getelementptr i8, ptr %.33.i205, i64 48
  %.241.i = load i64, ptr %.240.i, align 8
  %.236.i = add i64 %.241.i, %.11.i33.i
  %.242.i = add i64 %.236.i, %.11.i34.i
  %.248.i = load i64, ptr %.247.i, align 8
  %234 = getelementptr i64, ptr %arg.S, i64 %.248.i
  %.257.idx.i = mul i64 %.2629, 48
  %.257.i = getelementptr i8, ptr %234, i64 %.257.idx.i
  %.258.i = load i64, ptr %.257.i, align 8
  %.259.i = add i64 %.258.i, 1
  store i64 %.259.i, ptr %.257.i, align 8
  %.265.i = sub i64 %.65.i, %.57.i209
  %.267.i = getelementptr i8, ptr %.257.i, i64 8
  %.268.i = load i64, ptr %.267.i, align 8
  %.269.i = add i64 %.268.i, %.265.i
  store i64 %.269.i, ptr %.267.i, align 8
  %.274.i = getelementptr i8, ptr %.33.i205, i64 56
  %.275.i = load i64, ptr %.274.i, align 8
  %.282.i = getelementptr i8, ptr %.33.i205, i64 16
  %.283.i = load i64, ptr %.282.i, align 8
  %.283.fr.i = freeze i64 %.283.i
  %.289.i = add i64 %.11.i33.i, %.11.i32.i
  switch i64 %.161.i, label %B2040.i [
    i64 2, label %B1096.i
    i64 1, label %B1282.endif.i
  ]
B1096.i:
  %sunkaddr37.i = getelementptr i8, ptr %231, i64 16
  %.322.i = load i64, ptr %sunkaddr37.i, align 8
  %.325.i = add i64 %.322.i, 1
  %.328.i = load i64, ptr %.327.i, align 8
  %.329.i = mul i64 %.325.i, %.328.i
  %.331.i = add i64 %.329.i, %.11.i32.i
  %.338.i = add i64 %.331.i, %.11.i33.i
  %.348.i = load i64, ptr %.240.i, align 8
  %.349.i = add i64 %.338.i, %.348.i
  br label %B3168.i
B2040.i:
  %.802.i = icmp sgt i64 %.65.i, %.57.i209
  br i1 %.802.i, label %B2054.else.i, label %B3168.i
B2382.i:
  %lsr.iv74.i = phi ptr [ %scevgep75.i226, %B2382.i ], [ %scevgep.i223, %B2382.preheader.i ]
  %lsr.iv.i224 = phi i64 [ %lsr.iv.next.i, %B2382.i ], [ %427, %B2382.preheader.i ]
  %hits.2.0374.i = phi i64 [ %hits.3.1.i, %B2382.i ], [ 0, %B2382.preheader.i ]
  %stalled.2.0373.i = phi i64 [ %stalled.3.1.i, %B2382.i ], [ 0, %B2382.preheader.i ]
  %t.3.0372.i = phi i64 [ %.1201.i, %B2382.i ], [ %.11.i33.i, %B2382.preheader.i ]
  %ready.5.0371.i = phi i64 [ %.11.i40.i, %B2382.i ], [ %.242.i, %B2382.preheader.i ]
  %scevgep76.i225 = getelementptr i8, ptr %lsr.iv74.i, i64 -8
  %.1044.i = load i64, ptr %scevgep76.i225, align 8
  %.1049.i = load i64, ptr %lsr.iv74.i, align 8
  call fastcc void @f3(ptr %.1058.i, ptr %arg.C, ptr %arg.S, i64 %.820.i, i64 %quot.1.0, i64 %.1044.i, i64 %.1049.i, i64 0, i64 %t.3.0372.i, i64 %.830.i, i64 %.275.i)
  %.1072.i = load i64, ptr %.1058.i, align 8
  %.11.i40.i = tail call i64 @llvm.smax.i64(i64 %.1072.i, i64 %ready.5.0371.i)
  %.1087.i = add i64 %t.3.0372.i, %.830.i
  %.1089.not.i = icmp sle i64 %.1072.i, %.1087.i
  %.1092.i = zext i1 %.1089.not.i to i64
  %hits.3.1.i = add i64 %hits.2.0374.i, %.1092.i
  %.1147.i = load i64, ptr %sunkaddr58.i, align 8
  %.1149.i = sub i64 %.1147.i, %t.3.0372.i
  %.1154.i = icmp sgt i64 %.1149.i, 0
  %spec.select390.i = select i1 %.1154.i, i64 %.1147.i, i64 %t.3.0372.i
  %.1174.i = tail call i64 @llvm.smax.i64(i64 %.1149.i, i64 0)
  %stalled.3.1.i = add i64 %.1174.i, %stalled.2.0373.i
  %.1201.i = add i64 %spec.select390.i, %spec.select315.i
  %lsr.iv.next.i = add i64 %lsr.iv.i224, -1
  %scevgep75.i226 = getelementptr i8, ptr %lsr.iv74.i, i64 16
  %.998.i = icmp ugt i64 %lsr.iv.next.i, 1
  br i1 %.998.i, label %B2382.i, label %B2670.i
B2670.i:
  %.906439.i = phi i64 [ %.906.i, %422 ], [ %.906431.i, %B2054.endif.endif.thread.i ], [ %.906.i, %B2382.lr.ph.split.i ], [ %.906.i, %B2382.i ], [ %.906.i, %B2534.endif.us.split.i ]
  %.896436.i = phi i64 [ %.896.i, %422 ], [ %.896426.i, %B2054.endif.endif.thread.i ], [ %.896.i, %B2382.lr.ph.split.i ], [ %.896.i, %B2382.i ], [ %.896.i, %B2534.endif.us.split.i ]
  %.890434.i = phi i64 [ %.890.i, %422 ], [ %.890424.i, %B2054.endif.endif.thread.i ], [ %.890.i, %B2382.lr.ph.split.i ], [ %.890.i, %B2382.i ], [ %.890.i, %B2534.endif.us.split.i ]
  %ready.5.0.lcssa.i = phi i64 [ %.242.i, %422 ], [ %.242.i, %B2054.endif.endif.thread.i ], [ %.11.i393.i, %B2382.lr.ph.split.i ], [ %.11.i40.i, %B2382.i ], [ %.11.i39.i, %B2534.endif.us.split.i ]
  %stalled.2.0.lcssa.i = phi i64 [ 0, %422 ], [ 0, %B2054.endif.endif.thread.i ], [ 0, %B2382.lr.ph.split.i ], [ %stalled.3.1.i, %B2382.i ], [ 0, %B2534.endif.us.split.i ]
  %hits.2.0.lcssa.i = phi i64 [ 0, %422 ], [ 0, %B2054.endif.endif.thread.i ], [ %.1092.us5.i, %B2382.lr.ph.split.i ], [ %hits.3.1.i, %B2382.i ], [ %hits.3.1.us.i, %B2534.endif.us.split.i ]
  %.1229.i = add i64 %stalled.2.0.lcssa.i, %.289.i
  %sunkaddr41.i = getelementptr i8, ptr %.257.i, i64 16
  %.1242.i = load i64, ptr %sunkaddr41.i, align 8
  %.1243.i = add i64 %.1242.i, %hits.2.0.lcssa.i
  store i64 %.1243.i, ptr %sunkaddr41.i, align 8
  %.1249.i = load i64, ptr %.889423.i, align 8
  %.1251.i = sub i64 %.1249.i, %.890434.i
  %.1259.i = load i64, ptr %.901427.i, align 8
  %.1262.i = load i64, ptr %.904429.i, align 8
  %.1263.i = add i64 %.1262.i, %.1259.i
  %.1265.i = sub i64 %.1263.i, %.906439.i
  %sunkaddr43.i = getelementptr i8, ptr %.257.i, i64 24
  %.1276.i = load i64, ptr %sunkaddr43.i, align 8
  %.1277.i = add i64 %.1276.i, %.1251.i
  store i64 %.1277.i, ptr %sunkaddr43.i, align 8
  %.1280.not.i = icmp eq i64 %.1249.i, %.890434.i
  br i1 %.1280.not.i, label %B2972.i, label %B2924.i
B2924.i:
  %arg.C.val13.i = load i64, ptr %8, align 8
  call fastcc void @f4(ptr %.1287.i, i64 %arg.C.val13.i, ptr %arg.S, i64 5, i64 %.11.i33.i, i64 %.1251.i)
  br label %B2972.i
B2972.i:
  %.1317.not.i = icmp eq i64 %.1263.i, %.906439.i
  br i1 %.1317.not.i, label %B3024.i, label %B2976.i
B2976.i:
  %arg.C.val12.i = load i64, ptr %8, align 8
  call fastcc void @f4(ptr %.1324.i, i64 %arg.C.val12.i, ptr %arg.S, i64 6, i64 %.11.i33.i, i64 %.1265.i)
  br label %B3024.i
B3024.i:
  %.1368.i = load i64, ptr %.895425.i, align 8
  %.1370.i = sub i64 %.1368.i, %.896436.i
  %sunkaddr45.i = getelementptr i8, ptr %.257.i, i64 32
  %.1375.i = load i64, ptr %sunkaddr45.i, align 8
  %.1376.i = add i64 %.1370.i, %.1375.i
  store i64 %.1376.i, ptr %sunkaddr45.i, align 8
  %sunkaddr47.i = getelementptr i8, ptr %.257.i, i64 40
  %.1385.i = load i64, ptr %sunkaddr47.i, align 8
  %.1386.i = add i64 %.1385.i, %.1265.i
  store i64 %.1386.i, ptr %sunkaddr47.i, align 8
  br label %B3168.i
B3168.i:
  %cost.2.0.i = phi i64 [ %.331.i, %B1096.i ], [ %.11.i32.i, %B2040.i ], [ %.11.i32.i, %B3024.i ], [ %.11.i32.i, %B1282.endif.i ], [ %.11.i32.i, %B1360.endif.endif.endif.endif.i ]
  %end.3.0.i = phi i64 [ %.338.i, %B1096.i ], [ %.289.i, %B2040.i ], [ %.1229.i, %B3024.i ], [ %.289.i, %B1282.endif.i ], [ %.289.i, %B1360.endif.endif.endif.endif.i ]
  %ready.6.0.i = phi i64 [ %.349.i, %B1096.i ], [ %.242.i, %B2040.i ], [ %ready.5.0.lcssa.i, %B3024.i ], [ %.242.i, %B1282.endif.i ], [ %.11.i38.i, %B1360.endif.endif.endif.endif.i ]
  %sunkaddr105.i = shl i64 %.34.i, 3
  %sunkaddr106.i = getelementptr i8, ptr %gep, i64 %sunkaddr105.i
  store i64 %end.3.0.i, ptr %sunkaddr106.i, align 8
  %235 = getelementptr i64, ptr %arg.S, i64 %.34.i
  %.1426.i = getelementptr i8, ptr %235, i64 432
  %.1427.i = load i64, ptr %.1426.i, align 8
  %.1428.i = add i64 %.1427.i, %cost.2.0.i
  store i64 %.1428.i, ptr %.1426.i, align 8
  %arg.C.val.i = load i64, ptr %8, align 8
  %.24.i294 = load i64, ptr %.23.i470, align 8
  %.26.i295 = ashr i64 %.11.i33.i, %.24.i294
  %.30.i296 = icmp sgt i64 %.26.i295, 511
  switch i64 %.34.i, label %B3396.i [
    i64 1, label %B3274.i
    i64 3, label %B3346.i
  ]
B3274.i:
  br i1 %.30.i296, label %B116.endif.endif.us.preheader.i655, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i655:
  %236 = shl i64 %arg.C.val.i, 3
  %237 = getelementptr i8, ptr %arg.S, i64 %236
  %scevgep.6.i656 = getelementptr i8, ptr %237, i64 26624
  %238 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i657 = getelementptr i8, ptr %237, i64 2048
  %239 = getelementptr i8, ptr %238, i64 4096
  %scevgep.1.i658 = getelementptr i8, ptr %237, i64 6144
  %240 = getelementptr i8, ptr %238, i64 8192
  %scevgep.2.i659 = getelementptr i8, ptr %237, i64 10240
  %241 = getelementptr i8, ptr %238, i64 12288
  %scevgep.3.i660 = getelementptr i8, ptr %237, i64 14336
  %242 = getelementptr i8, ptr %238, i64 16384
  %scevgep.4.i661 = getelementptr i8, ptr %237, i64 18432
  %243 = getelementptr i8, ptr %238, i64 20480
  %scevgep.5.i662 = getelementptr i8, ptr %237, i64 22528
  %244 = getelementptr i8, ptr %238, i64 24576
  br label %vector.body61.i663
vector.body61.i663:
  %index62.i664 = phi i64 [ 0, %B116.endif.endif.us.preheader.i655 ], [ %index62.i664.be, %vector.body61.i663.backedge ]
  %245 = shl i64 %index62.i664, 4
  %246 = getelementptr i8, ptr %238, i64 %245
  %247 = getelementptr i8, ptr %246, i64 32
  %wide.vec63.i665 = load <4 x i64>, ptr %246, align 8
  %strided.vec64.i666 = shufflevector <4 x i64> %wide.vec63.i665, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i667 = shufflevector <4 x i64> %wide.vec63.i665, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i668 = load <4 x i64>, ptr %247, align 8
  %strided.vec67.i669 = shufflevector <4 x i64> %wide.vec66.i668, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i670 = shufflevector <4 x i64> %wide.vec66.i668, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %248 = add <2 x i64> %strided.vec65.i667, %strided.vec64.i666
  %249 = add <2 x i64> %strided.vec68.i670, %strided.vec67.i669
  %250 = getelementptr i64, ptr %238, i64 %index62.i664
  %251 = getelementptr i8, ptr %250, i64 16
  store <2 x i64> %248, ptr %250, align 8
  store <2 x i64> %249, ptr %251, align 8
  %index.next69.i671 = add i64 %index62.i664, 4
  %252 = icmp eq i64 %index.next69.i671, 256
  br i1 %252, label %B232.B370.endif.endif.endif_crit_edge.us.us.i674, label %vector.body61.i663.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i674:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i657, i8 0, i64 2048, i1 false)
  br label %vector.body50.i675
vector.body50.i675:
  %lsr.iv.i676 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i674 ], [ %lsr.iv.next.1.i697, %vector.body50.i675 ]
  %253 = shl i64 %lsr.iv.i676, 1
  %scevgep7.i677 = getelementptr i8, ptr %239, i64 %253
  %scevgep6.i678 = getelementptr i8, ptr %scevgep7.i677, i64 32
  %wide.vec52.i679 = load <4 x i64>, ptr %scevgep7.i677, align 8
  %strided.vec53.i680 = shufflevector <4 x i64> %wide.vec52.i679, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i681 = shufflevector <4 x i64> %wide.vec52.i679, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i682 = load <4 x i64>, ptr %scevgep6.i678, align 8
  %strided.vec56.i683 = shufflevector <4 x i64> %wide.vec55.i682, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i684 = shufflevector <4 x i64> %wide.vec55.i682, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %254 = add <2 x i64> %strided.vec54.i681, %strided.vec53.i680
  %255 = add <2 x i64> %strided.vec57.i684, %strided.vec56.i683
  %scevgep76.i685 = getelementptr i8, ptr %239, i64 %lsr.iv.i676
  %scevgep75.i686 = getelementptr i8, ptr %scevgep76.i685, i64 16
  store <2 x i64> %254, ptr %scevgep76.i685, align 8
  store <2 x i64> %255, ptr %scevgep75.i686, align 8
  %scevgep2.i687 = getelementptr i8, ptr %scevgep7.i677, i64 64
  %scevgep4.i688 = getelementptr i8, ptr %scevgep7.i677, i64 96
  %wide.vec52.1.i689 = load <4 x i64>, ptr %scevgep2.i687, align 8
  %strided.vec53.1.i690 = shufflevector <4 x i64> %wide.vec52.1.i689, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i691 = shufflevector <4 x i64> %wide.vec52.1.i689, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i692 = load <4 x i64>, ptr %scevgep4.i688, align 8
  %strided.vec56.1.i693 = shufflevector <4 x i64> %wide.vec55.1.i692, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i694 = shufflevector <4 x i64> %wide.vec55.1.i692, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %256 = add <2 x i64> %strided.vec54.1.i691, %strided.vec53.1.i690
  %257 = add <2 x i64> %strided.vec57.1.i694, %strided.vec56.1.i693
  %scevgep9.i695 = getelementptr i8, ptr %scevgep76.i685, i64 32
  %scevgep10.i696 = getelementptr i8, ptr %scevgep76.i685, i64 48
  store <2 x i64> %256, ptr %scevgep9.i695, align 8
  store <2 x i64> %257, ptr %scevgep10.i696, align 8
  %lsr.iv.next.1.i697 = add i64 %lsr.iv.i676, 64
  %258 = icmp eq i64 %lsr.iv.next.1.i697, 2048
  br i1 %258, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i698, label %vector.body50.i675
B232.B370.endif.endif.endif_crit_edge.us.us.1.i698:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i658, i8 0, i64 2048, i1 false)
  br label %vector.body39.i699
vector.body39.i699:
  %lsr.iv77.i700 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i698 ], [ %lsr.iv.next78.1.i721, %vector.body39.i699 ]
  %259 = shl i64 %lsr.iv77.i700, 1
  %scevgep17.i701 = getelementptr i8, ptr %240, i64 %259
  %scevgep16.i702 = getelementptr i8, ptr %scevgep17.i701, i64 32
  %wide.vec41.i703 = load <4 x i64>, ptr %scevgep17.i701, align 8
  %strided.vec42.i704 = shufflevector <4 x i64> %wide.vec41.i703, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i705 = shufflevector <4 x i64> %wide.vec41.i703, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i706 = load <4 x i64>, ptr %scevgep16.i702, align 8
  %strided.vec45.i707 = shufflevector <4 x i64> %wide.vec44.i706, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i708 = shufflevector <4 x i64> %wide.vec44.i706, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %260 = add <2 x i64> %strided.vec43.i705, %strided.vec42.i704
  %261 = add <2 x i64> %strided.vec46.i708, %strided.vec45.i707
  %scevgep84.i709 = getelementptr i8, ptr %240, i64 %lsr.iv77.i700
  %scevgep83.i710 = getelementptr i8, ptr %scevgep84.i709, i64 16
  store <2 x i64> %260, ptr %scevgep84.i709, align 8
  store <2 x i64> %261, ptr %scevgep83.i710, align 8
  %scevgep12.i711 = getelementptr i8, ptr %scevgep17.i701, i64 64
  %scevgep14.i712 = getelementptr i8, ptr %scevgep17.i701, i64 96
  %wide.vec41.1.i713 = load <4 x i64>, ptr %scevgep12.i711, align 8
  %strided.vec42.1.i714 = shufflevector <4 x i64> %wide.vec41.1.i713, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i715 = shufflevector <4 x i64> %wide.vec41.1.i713, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i716 = load <4 x i64>, ptr %scevgep14.i712, align 8
  %strided.vec45.1.i717 = shufflevector <4 x i64> %wide.vec44.1.i716, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i718 = shufflevector <4 x i64> %wide.vec44.1.i716, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %262 = add <2 x i64> %strided.vec43.1.i715, %strided.vec42.1.i714
  %263 = add <2 x i64> %strided.vec46.1.i718, %strided.vec45.1.i717
  %scevgep19.i719 = getelementptr i8, ptr %scevgep84.i709, i64 32
  %scevgep20.i720 = getelementptr i8, ptr %scevgep84.i709, i64 48
  store <2 x i64> %262, ptr %scevgep19.i719, align 8
  store <2 x i64> %263, ptr %scevgep20.i720, align 8
  %lsr.iv.next78.1.i721 = add i64 %lsr.iv77.i700, 64
  %264 = icmp eq i64 %lsr.iv.next78.1.i721, 2048
  br i1 %264, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i722, label %vector.body39.i699
B232.B370.endif.endif.endif_crit_edge.us.us.2.i722:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i659, i8 0, i64 2048, i1 false)
  br label %vector.body28.i723
vector.body28.i723:
  %lsr.iv85.i724 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i722 ], [ %lsr.iv.next86.1.i745, %vector.body28.i723 ]
  %265 = shl i64 %lsr.iv85.i724, 1
  %scevgep27.i725 = getelementptr i8, ptr %241, i64 %265
  %scevgep26.i726 = getelementptr i8, ptr %scevgep27.i725, i64 32
  %wide.vec30.i727 = load <4 x i64>, ptr %scevgep27.i725, align 8
  %strided.vec31.i728 = shufflevector <4 x i64> %wide.vec30.i727, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i729 = shufflevector <4 x i64> %wide.vec30.i727, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i730 = load <4 x i64>, ptr %scevgep26.i726, align 8
  %strided.vec34.i731 = shufflevector <4 x i64> %wide.vec33.i730, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i732 = shufflevector <4 x i64> %wide.vec33.i730, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %266 = add <2 x i64> %strided.vec32.i729, %strided.vec31.i728
  %267 = add <2 x i64> %strided.vec35.i732, %strided.vec34.i731
  %scevgep92.i733 = getelementptr i8, ptr %241, i64 %lsr.iv85.i724
  %scevgep91.i734 = getelementptr i8, ptr %scevgep92.i733, i64 16
  store <2 x i64> %266, ptr %scevgep92.i733, align 8
  store <2 x i64> %267, ptr %scevgep91.i734, align 8
  %scevgep22.i735 = getelementptr i8, ptr %scevgep27.i725, i64 64
  %scevgep24.i736 = getelementptr i8, ptr %scevgep27.i725, i64 96
  %wide.vec30.1.i737 = load <4 x i64>, ptr %scevgep22.i735, align 8
  %strided.vec31.1.i738 = shufflevector <4 x i64> %wide.vec30.1.i737, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i739 = shufflevector <4 x i64> %wide.vec30.1.i737, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i740 = load <4 x i64>, ptr %scevgep24.i736, align 8
  %strided.vec34.1.i741 = shufflevector <4 x i64> %wide.vec33.1.i740, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i742 = shufflevector <4 x i64> %wide.vec33.1.i740, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %268 = add <2 x i64> %strided.vec32.1.i739, %strided.vec31.1.i738
  %269 = add <2 x i64> %strided.vec35.1.i742, %strided.vec34.1.i741
  %scevgep29.i743 = getelementptr i8, ptr %scevgep92.i733, i64 32
  %scevgep30.i744 = getelementptr i8, ptr %scevgep92.i733, i64 48
  store <2 x i64> %268, ptr %scevgep29.i743, align 8
  store <2 x i64> %269, ptr %scevgep30.i744, align 8
  %lsr.iv.next86.1.i745 = add i64 %lsr.iv85.i724, 64
  %270 = icmp eq i64 %lsr.iv.next86.1.i745, 2048
  br i1 %270, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i746, label %vector.body28.i723
B232.B370.endif.endif.endif_crit_edge.us.us.3.i746:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i660, i8 0, i64 2048, i1 false)
  br label %vector.body17.i747
vector.body17.i747:
  %lsr.iv93.i748 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i746 ], [ %lsr.iv.next94.1.i769, %vector.body17.i747 ]
  %271 = shl i64 %lsr.iv93.i748, 1
  %scevgep37.i749 = getelementptr i8, ptr %242, i64 %271
  %scevgep36.i750 = getelementptr i8, ptr %scevgep37.i749, i64 32
  %wide.vec19.i751 = load <4 x i64>, ptr %scevgep37.i749, align 8
  %strided.vec20.i752 = shufflevector <4 x i64> %wide.vec19.i751, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i753 = shufflevector <4 x i64> %wide.vec19.i751, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i754 = load <4 x i64>, ptr %scevgep36.i750, align 8
  %strided.vec23.i755 = shufflevector <4 x i64> %wide.vec22.i754, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i756 = shufflevector <4 x i64> %wide.vec22.i754, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %272 = add <2 x i64> %strided.vec21.i753, %strided.vec20.i752
  %273 = add <2 x i64> %strided.vec24.i756, %strided.vec23.i755
  %scevgep100.i757 = getelementptr i8, ptr %242, i64 %lsr.iv93.i748
  %scevgep99.i758 = getelementptr i8, ptr %scevgep100.i757, i64 16
  store <2 x i64> %272, ptr %scevgep100.i757, align 8
  store <2 x i64> %273, ptr %scevgep99.i758, align 8
  %scevgep32.i759 = getelementptr i8, ptr %scevgep37.i749, i64 64
  %scevgep34.i760 = getelementptr i8, ptr %scevgep37.i749, i64 96
  %wide.vec19.1.i761 = load <4 x i64>, ptr %scevgep32.i759, align 8
  %strided.vec20.1.i762 = shufflevector <4 x i64> %wide.vec19.1.i761, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i763 = shufflevector <4 x i64> %wide.vec19.1.i761, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i764 = load <4 x i64>, ptr %scevgep34.i760, align 8
  %strided.vec23.1.i765 = shufflevector <4 x i64> %wide.vec22.1.i764, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i766 = shufflevector <4 x i64> %wide.vec22.1.i764, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %274 = add <2 x i64> %strided.vec21.1.i763, %strided.vec20.1.i762
  %275 = add <2 x i64> %strided.vec24.1.i766, %strided.vec23.1.i765
  %scevgep39.i767 = getelementptr i8, ptr %scevgep100.i757, i64 32
  %scevgep40.i768 = getelementptr i8, ptr %scevgep100.i757, i64 48
  store <2 x i64> %274, ptr %scevgep39.i767, align 8
  store <2 x i64> %275, ptr %scevgep40.i768, align 8
  %lsr.iv.next94.1.i769 = add i64 %lsr.iv93.i748, 64
  %276 = icmp eq i64 %lsr.iv.next94.1.i769, 2048
  br i1 %276, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i770, label %vector.body17.i747
B232.B370.endif.endif.endif_crit_edge.us.us.4.i770:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i661, i8 0, i64 2048, i1 false)
  br label %vector.body6.i771
vector.body6.i771:
  %lsr.iv101.i772 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i770 ], [ %lsr.iv.next102.1.i793, %vector.body6.i771 ]
  %277 = shl i64 %lsr.iv101.i772, 1
  %scevgep47.i773 = getelementptr i8, ptr %243, i64 %277
  %scevgep46.i774 = getelementptr i8, ptr %scevgep47.i773, i64 32
  %wide.vec8.i775 = load <4 x i64>, ptr %scevgep47.i773, align 8
  %strided.vec9.i776 = shufflevector <4 x i64> %wide.vec8.i775, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i777 = shufflevector <4 x i64> %wide.vec8.i775, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i778 = load <4 x i64>, ptr %scevgep46.i774, align 8
  %strided.vec12.i779 = shufflevector <4 x i64> %wide.vec11.i778, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i780 = shufflevector <4 x i64> %wide.vec11.i778, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %278 = add <2 x i64> %strided.vec10.i777, %strided.vec9.i776
  %279 = add <2 x i64> %strided.vec13.i780, %strided.vec12.i779
  %scevgep108.i781 = getelementptr i8, ptr %243, i64 %lsr.iv101.i772
  %scevgep107.i782 = getelementptr i8, ptr %scevgep108.i781, i64 16
  store <2 x i64> %278, ptr %scevgep108.i781, align 8
  store <2 x i64> %279, ptr %scevgep107.i782, align 8
  %scevgep42.i783 = getelementptr i8, ptr %scevgep47.i773, i64 64
  %scevgep44.i784 = getelementptr i8, ptr %scevgep47.i773, i64 96
  %wide.vec8.1.i785 = load <4 x i64>, ptr %scevgep42.i783, align 8
  %strided.vec9.1.i786 = shufflevector <4 x i64> %wide.vec8.1.i785, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i787 = shufflevector <4 x i64> %wide.vec8.1.i785, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i788 = load <4 x i64>, ptr %scevgep44.i784, align 8
  %strided.vec12.1.i789 = shufflevector <4 x i64> %wide.vec11.1.i788, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i790 = shufflevector <4 x i64> %wide.vec11.1.i788, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %280 = add <2 x i64> %strided.vec10.1.i787, %strided.vec9.1.i786
  %281 = add <2 x i64> %strided.vec13.1.i790, %strided.vec12.1.i789
  %scevgep49.i791 = getelementptr i8, ptr %scevgep108.i781, i64 32
  %scevgep50.i792 = getelementptr i8, ptr %scevgep108.i781, i64 48
  store <2 x i64> %280, ptr %scevgep49.i791, align 8
  store <2 x i64> %281, ptr %scevgep50.i792, align 8
  %lsr.iv.next102.1.i793 = add i64 %lsr.iv101.i772, 64
  %282 = icmp eq i64 %lsr.iv.next102.1.i793, 2048
  br i1 %282, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i794, label %vector.body6.i771
B232.B370.endif.endif.endif_crit_edge.us.us.5.i794:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i662, i8 0, i64 2048, i1 false)
  br label %vector.body.i795
vector.body.i795:
  %lsr.iv109.i796 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i794 ], [ %lsr.iv.next110.1.i817, %vector.body.i795 ]
  %283 = shl i64 %lsr.iv109.i796, 1
  %scevgep57.i797 = getelementptr i8, ptr %244, i64 %283
  %scevgep56.i798 = getelementptr i8, ptr %scevgep57.i797, i64 32
  %wide.vec.i799 = load <4 x i64>, ptr %scevgep57.i797, align 8
  %strided.vec.i800 = shufflevector <4 x i64> %wide.vec.i799, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i801 = shufflevector <4 x i64> %wide.vec.i799, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i802 = load <4 x i64>, ptr %scevgep56.i798, align 8
  %strided.vec3.i803 = shufflevector <4 x i64> %wide.vec2.i802, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i804 = shufflevector <4 x i64> %wide.vec2.i802, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %284 = add <2 x i64> %strided.vec1.i801, %strided.vec.i800
  %285 = add <2 x i64> %strided.vec4.i804, %strided.vec3.i803
  %scevgep116.i805 = getelementptr i8, ptr %244, i64 %lsr.iv109.i796
  %scevgep115.i806 = getelementptr i8, ptr %scevgep116.i805, i64 16
  store <2 x i64> %284, ptr %scevgep116.i805, align 8
  store <2 x i64> %285, ptr %scevgep115.i806, align 8
  %scevgep52.i807 = getelementptr i8, ptr %scevgep57.i797, i64 64
  %scevgep54.i808 = getelementptr i8, ptr %scevgep57.i797, i64 96
  %wide.vec.1.i809 = load <4 x i64>, ptr %scevgep52.i807, align 8
  %strided.vec.1.i810 = shufflevector <4 x i64> %wide.vec.1.i809, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i811 = shufflevector <4 x i64> %wide.vec.1.i809, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i812 = load <4 x i64>, ptr %scevgep54.i808, align 8
  %strided.vec3.1.i813 = shufflevector <4 x i64> %wide.vec2.1.i812, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i814 = shufflevector <4 x i64> %wide.vec2.1.i812, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %286 = add <2 x i64> %strided.vec1.1.i811, %strided.vec.1.i810
  %287 = add <2 x i64> %strided.vec4.1.i814, %strided.vec3.1.i813
  %scevgep59.i815 = getelementptr i8, ptr %scevgep116.i805, i64 32
  %scevgep60.i816 = getelementptr i8, ptr %scevgep116.i805, i64 48
  store <2 x i64> %286, ptr %scevgep59.i815, align 8
  store <2 x i64> %287, ptr %scevgep60.i816, align 8
  %lsr.iv.next110.1.i817 = add i64 %lsr.iv109.i796, 64
  %288 = icmp eq i64 %lsr.iv.next110.1.i817, 2048
  br i1 %288, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i818, label %vector.body.i795
B232.B370.endif.endif.endif_crit_edge.us.us.6.i818:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i656, i8 0, i64 2048, i1 false)
  %.519.us.i819 = load i64, ptr %.23.i470, align 8
  %.520.us.i820 = add i64 %.519.us.i819, 1
  store i64 %.520.us.i820, ptr %.23.i470, align 8
  %.526.us.i821 = ashr i64 %.11.i33.i, %.520.us.i820
  %.529.us.i822 = icmp sgt i64 %.526.us.i821, 511
  br i1 %.529.us.i822, label %vector.body61.i663.backedge, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i663.backedge:
  %index62.i664.be = phi i64 [ %index.next69.i671, %vector.body61.i663 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i818 ]
  br label %vector.body61.i663
B3346.i:
  br i1 %.30.i296, label %B116.endif.endif.us.preheader.i478, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i478:
  %289 = shl i64 %arg.C.val.i, 3
  %290 = getelementptr i8, ptr %arg.S, i64 %289
  %scevgep.6.i479 = getelementptr i8, ptr %290, i64 26624
  %291 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i480 = getelementptr i8, ptr %290, i64 2048
  %292 = getelementptr i8, ptr %291, i64 4096
  %scevgep.1.i481 = getelementptr i8, ptr %290, i64 6144
  %293 = getelementptr i8, ptr %291, i64 8192
  %scevgep.2.i482 = getelementptr i8, ptr %290, i64 10240
  %294 = getelementptr i8, ptr %291, i64 12288
  %scevgep.3.i483 = getelementptr i8, ptr %290, i64 14336
  %295 = getelementptr i8, ptr %291, i64 16384
  %scevgep.4.i484 = getelementptr i8, ptr %290, i64 18432
  %296 = getelementptr i8, ptr %291, i64 20480
  %scevgep.5.i485 = getelementptr i8, ptr %290, i64 22528
  %297 = getelementptr i8, ptr %291, i64 24576
  br label %vector.body61.i486
vector.body61.i486:
  %index62.i487 = phi i64 [ 0, %B116.endif.endif.us.preheader.i478 ], [ %index62.i487.be, %vector.body61.i486.backedge ]
  %298 = shl i64 %index62.i487, 4
  %299 = getelementptr i8, ptr %291, i64 %298
  %300 = getelementptr i8, ptr %299, i64 32
  %wide.vec63.i488 = load <4 x i64>, ptr %299, align 8
  %strided.vec64.i489 = shufflevector <4 x i64> %wide.vec63.i488, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i490 = shufflevector <4 x i64> %wide.vec63.i488, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i491 = load <4 x i64>, ptr %300, align 8
  %strided.vec67.i492 = shufflevector <4 x i64> %wide.vec66.i491, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i493 = shufflevector <4 x i64> %wide.vec66.i491, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %301 = add <2 x i64> %strided.vec65.i490, %strided.vec64.i489
  %302 = add <2 x i64> %strided.vec68.i493, %strided.vec67.i492
  %303 = getelementptr i64, ptr %291, i64 %index62.i487
  %304 = getelementptr i8, ptr %303, i64 16
  store <2 x i64> %301, ptr %303, align 8
  store <2 x i64> %302, ptr %304, align 8
  %index.next69.i494 = add i64 %index62.i487, 4
  %305 = icmp eq i64 %index.next69.i494, 256
  br i1 %305, label %B232.B370.endif.endif.endif_crit_edge.us.us.i497, label %vector.body61.i486.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i497:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i480, i8 0, i64 2048, i1 false)
  br label %vector.body50.i498
vector.body50.i498:
  %lsr.iv.i499 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i497 ], [ %lsr.iv.next.1.i520, %vector.body50.i498 ]
  %306 = shl i64 %lsr.iv.i499, 1
  %scevgep7.i500 = getelementptr i8, ptr %292, i64 %306
  %scevgep6.i501 = getelementptr i8, ptr %scevgep7.i500, i64 32
  %wide.vec52.i502 = load <4 x i64>, ptr %scevgep7.i500, align 8
  %strided.vec53.i503 = shufflevector <4 x i64> %wide.vec52.i502, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i504 = shufflevector <4 x i64> %wide.vec52.i502, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i505 = load <4 x i64>, ptr %scevgep6.i501, align 8
  %strided.vec56.i506 = shufflevector <4 x i64> %wide.vec55.i505, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i507 = shufflevector <4 x i64> %wide.vec55.i505, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %307 = add <2 x i64> %strided.vec54.i504, %strided.vec53.i503
  %308 = add <2 x i64> %strided.vec57.i507, %strided.vec56.i506
  %scevgep76.i508 = getelementptr i8, ptr %292, i64 %lsr.iv.i499
  %scevgep75.i509 = getelementptr i8, ptr %scevgep76.i508, i64 16
  store <2 x i64> %307, ptr %scevgep76.i508, align 8
  store <2 x i64> %308, ptr %scevgep75.i509, align 8
  %scevgep2.i510 = getelementptr i8, ptr %scevgep7.i500, i64 64
  %scevgep4.i511 = getelementptr i8, ptr %scevgep7.i500, i64 96
  %wide.vec52.1.i512 = load <4 x i64>, ptr %scevgep2.i510, align 8
  %strided.vec53.1.i513 = shufflevector <4 x i64> %wide.vec52.1.i512, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i514 = shufflevector <4 x i64> %wide.vec52.1.i512, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i515 = load <4 x i64>, ptr %scevgep4.i511, align 8
  %strided.vec56.1.i516 = shufflevector <4 x i64> %wide.vec55.1.i515, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i517 = shufflevector <4 x i64> %wide.vec55.1.i515, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %309 = add <2 x i64> %strided.vec54.1.i514, %strided.vec53.1.i513
  %310 = add <2 x i64> %strided.vec57.1.i517, %strided.vec56.1.i516
  %scevgep9.i518 = getelementptr i8, ptr %scevgep76.i508, i64 32
  %scevgep10.i519 = getelementptr i8, ptr %scevgep76.i508, i64 48
  store <2 x i64> %309, ptr %scevgep9.i518, align 8
  store <2 x i64> %310, ptr %scevgep10.i519, align 8
  %lsr.iv.next.1.i520 = add i64 %lsr.iv.i499, 64
  %311 = icmp eq i64 %lsr.iv.next.1.i520, 2048
  br i1 %311, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i521, label %vector.body50.i498
B232.B370.endif.endif.endif_crit_edge.us.us.1.i521:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i481, i8 0, i64 2048, i1 false)
  br label %vector.body39.i522
vector.body39.i522:
  %lsr.iv77.i523 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i521 ], [ %lsr.iv.next78.1.i544, %vector.body39.i522 ]
  %312 = shl i64 %lsr.iv77.i523, 1
  %scevgep17.i524 = getelementptr i8, ptr %293, i64 %312
  %scevgep16.i525 = getelementptr i8, ptr %scevgep17.i524, i64 32
  %wide.vec41.i526 = load <4 x i64>, ptr %scevgep17.i524, align 8
  %strided.vec42.i527 = shufflevector <4 x i64> %wide.vec41.i526, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i528 = shufflevector <4 x i64> %wide.vec41.i526, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i529 = load <4 x i64>, ptr %scevgep16.i525, align 8
  %strided.vec45.i530 = shufflevector <4 x i64> %wide.vec44.i529, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i531 = shufflevector <4 x i64> %wide.vec44.i529, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %313 = add <2 x i64> %strided.vec43.i528, %strided.vec42.i527
  %314 = add <2 x i64> %strided.vec46.i531, %strided.vec45.i530
  %scevgep84.i532 = getelementptr i8, ptr %293, i64 %lsr.iv77.i523
  %scevgep83.i533 = getelementptr i8, ptr %scevgep84.i532, i64 16
  store <2 x i64> %313, ptr %scevgep84.i532, align 8
  store <2 x i64> %314, ptr %scevgep83.i533, align 8
  %scevgep12.i534 = getelementptr i8, ptr %scevgep17.i524, i64 64
  %scevgep14.i535 = getelementptr i8, ptr %scevgep17.i524, i64 96
  %wide.vec41.1.i536 = load <4 x i64>, ptr %scevgep12.i534, align 8
  %strided.vec42.1.i537 = shufflevector <4 x i64> %wide.vec41.1.i536, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i538 = shufflevector <4 x i64> %wide.vec41.1.i536, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i539 = load <4 x i64>, ptr %scevgep14.i535, align 8
  %strided.vec45.1.i540 = shufflevector <4 x i64> %wide.vec44.1.i539, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i541 = shufflevector <4 x i64> %wide.vec44.1.i539, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %315 = add <2 x i64> %strided.vec43.1.i538, %strided.vec42.1.i537
  %316 = add <2 x i64> %strided.vec46.1.i541, %strided.vec45.1.i540
  %scevgep19.i542 = getelementptr i8, ptr %scevgep84.i532, i64 32
  %scevgep20.i543 = getelementptr i8, ptr %scevgep84.i532, i64 48
  store <2 x i64> %315, ptr %scevgep19.i542, align 8
  store <2 x i64> %316, ptr %scevgep20.i543, align 8
  %lsr.iv.next78.1.i544 = add i64 %lsr.iv77.i523, 64
  %317 = icmp eq i64 %lsr.iv.next78.1.i544, 2048
  br i1 %317, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i545, label %vector.body39.i522
B232.B370.endif.endif.endif_crit_edge.us.us.2.i545:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i482, i8 0, i64 2048, i1 false)
  br label %vector.body28.i546
vector.body28.i546:
  %lsr.iv85.i547 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i545 ], [ %lsr.iv.next86.1.i568, %vector.body28.i546 ]
  %318 = shl i64 %lsr.iv85.i547, 1
  %scevgep27.i548 = getelementptr i8, ptr %294, i64 %318
  %scevgep26.i549 = getelementptr i8, ptr %scevgep27.i548, i64 32
  %wide.vec30.i550 = load <4 x i64>, ptr %scevgep27.i548, align 8
  %strided.vec31.i551 = shufflevector <4 x i64> %wide.vec30.i550, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i552 = shufflevector <4 x i64> %wide.vec30.i550, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i553 = load <4 x i64>, ptr %scevgep26.i549, align 8
  %strided.vec34.i554 = shufflevector <4 x i64> %wide.vec33.i553, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i555 = shufflevector <4 x i64> %wide.vec33.i553, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %319 = add <2 x i64> %strided.vec32.i552, %strided.vec31.i551
  %320 = add <2 x i64> %strided.vec35.i555, %strided.vec34.i554
  %scevgep92.i556 = getelementptr i8, ptr %294, i64 %lsr.iv85.i547
  %scevgep91.i557 = getelementptr i8, ptr %scevgep92.i556, i64 16
  store <2 x i64> %319, ptr %scevgep92.i556, align 8
  store <2 x i64> %320, ptr %scevgep91.i557, align 8
  %scevgep22.i558 = getelementptr i8, ptr %scevgep27.i548, i64 64
  %scevgep24.i559 = getelementptr i8, ptr %scevgep27.i548, i64 96
  %wide.vec30.1.i560 = load <4 x i64>, ptr %scevgep22.i558, align 8
  %strided.vec31.1.i561 = shufflevector <4 x i64> %wide.vec30.1.i560, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i562 = shufflevector <4 x i64> %wide.vec30.1.i560, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i563 = load <4 x i64>, ptr %scevgep24.i559, align 8
  %strided.vec34.1.i564 = shufflevector <4 x i64> %wide.vec33.1.i563, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i565 = shufflevector <4 x i64> %wide.vec33.1.i563, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %321 = add <2 x i64> %strided.vec32.1.i562, %strided.vec31.1.i561
  %322 = add <2 x i64> %strided.vec35.1.i565, %strided.vec34.1.i564
  %scevgep29.i566 = getelementptr i8, ptr %scevgep92.i556, i64 32
  %scevgep30.i567 = getelementptr i8, ptr %scevgep92.i556, i64 48
  store <2 x i64> %321, ptr %scevgep29.i566, align 8
  store <2 x i64> %322, ptr %scevgep30.i567, align 8
  %lsr.iv.next86.1.i568 = add i64 %lsr.iv85.i547, 64
  %323 = icmp eq i64 %lsr.iv.next86.1.i568, 2048
  br i1 %323, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i569, label %vector.body28.i546
B232.B370.endif.endif.endif_crit_edge.us.us.3.i569:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i483, i8 0, i64 2048, i1 false)
  br label %vector.body17.i570
vector.body17.i570:
  %lsr.iv93.i571 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i569 ], [ %lsr.iv.next94.1.i592, %vector.body17.i570 ]
  %324 = shl i64 %lsr.iv93.i571, 1
  %scevgep37.i572 = getelementptr i8, ptr %295, i64 %324
  %scevgep36.i573 = getelementptr i8, ptr %scevgep37.i572, i64 32
  %wide.vec19.i574 = load <4 x i64>, ptr %scevgep37.i572, align 8
  %strided.vec20.i575 = shufflevector <4 x i64> %wide.vec19.i574, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i576 = shufflevector <4 x i64> %wide.vec19.i574, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i577 = load <4 x i64>, ptr %scevgep36.i573, align 8
  %strided.vec23.i578 = shufflevector <4 x i64> %wide.vec22.i577, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i579 = shufflevector <4 x i64> %wide.vec22.i577, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %325 = add <2 x i64> %strided.vec21.i576, %strided.vec20.i575
  %326 = add <2 x i64> %strided.vec24.i579, %strided.vec23.i578
  %scevgep100.i580 = getelementptr i8, ptr %295, i64 %lsr.iv93.i571
  %scevgep99.i581 = getelementptr i8, ptr %scevgep100.i580, i64 16
  store <2 x i64> %325, ptr %scevgep100.i580, align 8
  store <2 x i64> %326, ptr %scevgep99.i581, align 8
  %scevgep32.i582 = getelementptr i8, ptr %scevgep37.i572, i64 64
  %scevgep34.i583 = getelementptr i8, ptr %scevgep37.i572, i64 96
  %wide.vec19.1.i584 = load <4 x i64>, ptr %scevgep32.i582, align 8
  %strided.vec20.1.i585 = shufflevector <4 x i64> %wide.vec19.1.i584, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i586 = shufflevector <4 x i64> %wide.vec19.1.i584, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i587 = load <4 x i64>, ptr %scevgep34.i583, align 8
  %strided.vec23.1.i588 = shufflevector <4 x i64> %wide.vec22.1.i587, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i589 = shufflevector <4 x i64> %wide.vec22.1.i587, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %327 = add <2 x i64> %strided.vec21.1.i586, %strided.vec20.1.i585
  %328 = add <2 x i64> %strided.vec24.1.i589, %strided.vec23.1.i588
  %scevgep39.i590 = getelementptr i8, ptr %scevgep100.i580, i64 32
  %scevgep40.i591 = getelementptr i8, ptr %scevgep100.i580, i64 48
  store <2 x i64> %327, ptr %scevgep39.i590, align 8
  store <2 x i64> %328, ptr %scevgep40.i591, align 8
  %lsr.iv.next94.1.i592 = add i64 %lsr.iv93.i571, 64
  %329 = icmp eq i64 %lsr.iv.next94.1.i592, 2048
  br i1 %329, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i593, label %vector.body17.i570
B232.B370.endif.endif.endif_crit_edge.us.us.4.i593:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i484, i8 0, i64 2048, i1 false)
  br label %vector.body6.i594
vector.body6.i594:
  %lsr.iv101.i595 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i593 ], [ %lsr.iv.next102.1.i616, %vector.body6.i594 ]
  %330 = shl i64 %lsr.iv101.i595, 1
  %scevgep47.i596 = getelementptr i8, ptr %296, i64 %330
  %scevgep46.i597 = getelementptr i8, ptr %scevgep47.i596, i64 32
  %wide.vec8.i598 = load <4 x i64>, ptr %scevgep47.i596, align 8
  %strided.vec9.i599 = shufflevector <4 x i64> %wide.vec8.i598, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i600 = shufflevector <4 x i64> %wide.vec8.i598, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i601 = load <4 x i64>, ptr %scevgep46.i597, align 8
  %strided.vec12.i602 = shufflevector <4 x i64> %wide.vec11.i601, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i603 = shufflevector <4 x i64> %wide.vec11.i601, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %331 = add <2 x i64> %strided.vec10.i600, %strided.vec9.i599
  %332 = add <2 x i64> %strided.vec13.i603, %strided.vec12.i602
  %scevgep108.i604 = getelementptr i8, ptr %296, i64 %lsr.iv101.i595
  %scevgep107.i605 = getelementptr i8, ptr %scevgep108.i604, i64 16
  store <2 x i64> %331, ptr %scevgep108.i604, align 8
  store <2 x i64> %332, ptr %scevgep107.i605, align 8
  %scevgep42.i606 = getelementptr i8, ptr %scevgep47.i596, i64 64
  %scevgep44.i607 = getelementptr i8, ptr %scevgep47.i596, i64 96
  %wide.vec8.1.i608 = load <4 x i64>, ptr %scevgep42.i606, align 8
  %strided.vec9.1.i609 = shufflevector <4 x i64> %wide.vec8.1.i608, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i610 = shufflevector <4 x i64> %wide.vec8.1.i608, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i611 = load <4 x i64>, ptr %scevgep44.i607, align 8
  %strided.vec12.1.i612 = shufflevector <4 x i64> %wide.vec11.1.i611, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i613 = shufflevector <4 x i64> %wide.vec11.1.i611, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %333 = add <2 x i64> %strided.vec10.1.i610, %strided.vec9.1.i609
  %334 = add <2 x i64> %strided.vec13.1.i613, %strided.vec12.1.i612
  %scevgep49.i614 = getelementptr i8, ptr %scevgep108.i604, i64 32
  %scevgep50.i615 = getelementptr i8, ptr %scevgep108.i604, i64 48
  store <2 x i64> %333, ptr %scevgep49.i614, align 8
  store <2 x i64> %334, ptr %scevgep50.i615, align 8
  %lsr.iv.next102.1.i616 = add i64 %lsr.iv101.i595, 64
  %335 = icmp eq i64 %lsr.iv.next102.1.i616, 2048
  br i1 %335, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i617, label %vector.body6.i594
B232.B370.endif.endif.endif_crit_edge.us.us.5.i617:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i485, i8 0, i64 2048, i1 false)
  br label %vector.body.i618
vector.body.i618:
  %lsr.iv109.i619 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i617 ], [ %lsr.iv.next110.1.i640, %vector.body.i618 ]
  %336 = shl i64 %lsr.iv109.i619, 1
  %scevgep57.i620 = getelementptr i8, ptr %297, i64 %336
  %scevgep56.i621 = getelementptr i8, ptr %scevgep57.i620, i64 32
  %wide.vec.i622 = load <4 x i64>, ptr %scevgep57.i620, align 8
  %strided.vec.i623 = shufflevector <4 x i64> %wide.vec.i622, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i624 = shufflevector <4 x i64> %wide.vec.i622, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i625 = load <4 x i64>, ptr %scevgep56.i621, align 8
  %strided.vec3.i626 = shufflevector <4 x i64> %wide.vec2.i625, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i627 = shufflevector <4 x i64> %wide.vec2.i625, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %337 = add <2 x i64> %strided.vec1.i624, %strided.vec.i623
  %338 = add <2 x i64> %strided.vec4.i627, %strided.vec3.i626
  %scevgep116.i628 = getelementptr i8, ptr %297, i64 %lsr.iv109.i619
  %scevgep115.i629 = getelementptr i8, ptr %scevgep116.i628, i64 16
  store <2 x i64> %337, ptr %scevgep116.i628, align 8
  store <2 x i64> %338, ptr %scevgep115.i629, align 8
  %scevgep52.i630 = getelementptr i8, ptr %scevgep57.i620, i64 64
  %scevgep54.i631 = getelementptr i8, ptr %scevgep57.i620, i64 96
  %wide.vec.1.i632 = load <4 x i64>, ptr %scevgep52.i630, align 8
  %strided.vec.1.i633 = shufflevector <4 x i64> %wide.vec.1.i632, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i634 = shufflevector <4 x i64> %wide.vec.1.i632, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i635 = load <4 x i64>, ptr %scevgep54.i631, align 8
  %strided.vec3.1.i636 = shufflevector <4 x i64> %wide.vec2.1.i635, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i637 = shufflevector <4 x i64> %wide.vec2.1.i635, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %339 = add <2 x i64> %strided.vec1.1.i634, %strided.vec.1.i633
  %340 = add <2 x i64> %strided.vec4.1.i637, %strided.vec3.1.i636
  %scevgep59.i638 = getelementptr i8, ptr %scevgep116.i628, i64 32
  %scevgep60.i639 = getelementptr i8, ptr %scevgep116.i628, i64 48
  store <2 x i64> %339, ptr %scevgep59.i638, align 8
  store <2 x i64> %340, ptr %scevgep60.i639, align 8
  %lsr.iv.next110.1.i640 = add i64 %lsr.iv109.i619, 64
  %341 = icmp eq i64 %lsr.iv.next110.1.i640, 2048
  br i1 %341, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i641, label %vector.body.i618
B232.B370.endif.endif.endif_crit_edge.us.us.6.i641:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i479, i8 0, i64 2048, i1 false)
  %.519.us.i642 = load i64, ptr %.23.i470, align 8
  %.520.us.i643 = add i64 %.519.us.i642, 1
  store i64 %.520.us.i643, ptr %.23.i470, align 8
  %.526.us.i644 = ashr i64 %.11.i33.i, %.520.us.i643
  %.529.us.i645 = icmp sgt i64 %.526.us.i644, 511
  br i1 %.529.us.i645, label %vector.body61.i486.backedge, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i486.backedge:
  %index62.i487.be = phi i64 [ %index.next69.i494, %vector.body61.i486 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i641 ]
  br label %vector.body61.i486
B3396.i:
  br i1 %.30.i296, label %B116.endif.endif.us.preheader.i301, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
B116.endif.endif.us.preheader.i301:
  %342 = shl i64 %arg.C.val.i, 3
  %343 = getelementptr i8, ptr %arg.S, i64 %342
  %scevgep.6.i302 = getelementptr i8, ptr %343, i64 26624
  %344 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %scevgep.i303 = getelementptr i8, ptr %343, i64 2048
  %345 = getelementptr i8, ptr %344, i64 4096
  %scevgep.1.i304 = getelementptr i8, ptr %343, i64 6144
  %346 = getelementptr i8, ptr %344, i64 8192
  %scevgep.2.i305 = getelementptr i8, ptr %343, i64 10240
  %347 = getelementptr i8, ptr %344, i64 12288
  %scevgep.3.i306 = getelementptr i8, ptr %343, i64 14336
  %348 = getelementptr i8, ptr %344, i64 16384
  %scevgep.4.i307 = getelementptr i8, ptr %343, i64 18432
  %349 = getelementptr i8, ptr %344, i64 20480
  %scevgep.5.i308 = getelementptr i8, ptr %343, i64 22528
  %350 = getelementptr i8, ptr %344, i64 24576
  br label %vector.body61.i309
vector.body61.i309:
  %index62.i310 = phi i64 [ 0, %B116.endif.endif.us.preheader.i301 ], [ %index62.i310.be, %vector.body61.i309.backedge ]
  %351 = shl i64 %index62.i310, 4
  %352 = getelementptr i8, ptr %344, i64 %351
  %353 = getelementptr i8, ptr %352, i64 32
  %wide.vec63.i311 = load <4 x i64>, ptr %352, align 8
  %strided.vec64.i312 = shufflevector <4 x i64> %wide.vec63.i311, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65.i313 = shufflevector <4 x i64> %wide.vec63.i311, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66.i314 = load <4 x i64>, ptr %353, align 8
  %strided.vec67.i315 = shufflevector <4 x i64> %wide.vec66.i314, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68.i316 = shufflevector <4 x i64> %wide.vec66.i314, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %354 = add <2 x i64> %strided.vec65.i313, %strided.vec64.i312
  %355 = add <2 x i64> %strided.vec68.i316, %strided.vec67.i315
  %356 = getelementptr i64, ptr %344, i64 %index62.i310
  %357 = getelementptr i8, ptr %356, i64 16
  store <2 x i64> %354, ptr %356, align 8
  store <2 x i64> %355, ptr %357, align 8
  %index.next69.i317 = add i64 %index62.i310, 4
  %358 = icmp eq i64 %index.next69.i317, 256
  br i1 %358, label %B232.B370.endif.endif.endif_crit_edge.us.us.i320, label %vector.body61.i309.backedge
B232.B370.endif.endif.endif_crit_edge.us.us.i320:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.i303, i8 0, i64 2048, i1 false)
  br label %vector.body50.i321
vector.body50.i321:
  %lsr.iv.i322 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.i320 ], [ %lsr.iv.next.1.i343, %vector.body50.i321 ]
  %359 = shl i64 %lsr.iv.i322, 1
  %scevgep7.i323 = getelementptr i8, ptr %345, i64 %359
  %scevgep6.i324 = getelementptr i8, ptr %scevgep7.i323, i64 32
  %wide.vec52.i325 = load <4 x i64>, ptr %scevgep7.i323, align 8
  %strided.vec53.i326 = shufflevector <4 x i64> %wide.vec52.i325, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.i327 = shufflevector <4 x i64> %wide.vec52.i325, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.i328 = load <4 x i64>, ptr %scevgep6.i324, align 8
  %strided.vec56.i329 = shufflevector <4 x i64> %wide.vec55.i328, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.i330 = shufflevector <4 x i64> %wide.vec55.i328, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %360 = add <2 x i64> %strided.vec54.i327, %strided.vec53.i326
  %361 = add <2 x i64> %strided.vec57.i330, %strided.vec56.i329
  %scevgep76.i331 = getelementptr i8, ptr %345, i64 %lsr.iv.i322
  %scevgep75.i332 = getelementptr i8, ptr %scevgep76.i331, i64 16
  store <2 x i64> %360, ptr %scevgep76.i331, align 8
  store <2 x i64> %361, ptr %scevgep75.i332, align 8
  %scevgep2.i333 = getelementptr i8, ptr %scevgep7.i323, i64 64
  %scevgep4.i334 = getelementptr i8, ptr %scevgep7.i323, i64 96
  %wide.vec52.1.i335 = load <4 x i64>, ptr %scevgep2.i333, align 8
  %strided.vec53.1.i336 = shufflevector <4 x i64> %wide.vec52.1.i335, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1.i337 = shufflevector <4 x i64> %wide.vec52.1.i335, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1.i338 = load <4 x i64>, ptr %scevgep4.i334, align 8
  %strided.vec56.1.i339 = shufflevector <4 x i64> %wide.vec55.1.i338, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1.i340 = shufflevector <4 x i64> %wide.vec55.1.i338, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %362 = add <2 x i64> %strided.vec54.1.i337, %strided.vec53.1.i336
  %363 = add <2 x i64> %strided.vec57.1.i340, %strided.vec56.1.i339
  %scevgep9.i341 = getelementptr i8, ptr %scevgep76.i331, i64 32
  %scevgep10.i342 = getelementptr i8, ptr %scevgep76.i331, i64 48
  store <2 x i64> %362, ptr %scevgep9.i341, align 8
  store <2 x i64> %363, ptr %scevgep10.i342, align 8
  %lsr.iv.next.1.i343 = add i64 %lsr.iv.i322, 64
  %364 = icmp eq i64 %lsr.iv.next.1.i343, 2048
  br i1 %364, label %B232.B370.endif.endif.endif_crit_edge.us.us.1.i344, label %vector.body50.i321
B232.B370.endif.endif.endif_crit_edge.us.us.1.i344:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1.i304, i8 0, i64 2048, i1 false)
  br label %vector.body39.i345
vector.body39.i345:
  %lsr.iv77.i346 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1.i344 ], [ %lsr.iv.next78.1.i367, %vector.body39.i345 ]
  %365 = shl i64 %lsr.iv77.i346, 1
  %scevgep17.i347 = getelementptr i8, ptr %346, i64 %365
  %scevgep16.i348 = getelementptr i8, ptr %scevgep17.i347, i64 32
  %wide.vec41.i349 = load <4 x i64>, ptr %scevgep17.i347, align 8
  %strided.vec42.i350 = shufflevector <4 x i64> %wide.vec41.i349, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.i351 = shufflevector <4 x i64> %wide.vec41.i349, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.i352 = load <4 x i64>, ptr %scevgep16.i348, align 8
  %strided.vec45.i353 = shufflevector <4 x i64> %wide.vec44.i352, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.i354 = shufflevector <4 x i64> %wide.vec44.i352, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %366 = add <2 x i64> %strided.vec43.i351, %strided.vec42.i350
  %367 = add <2 x i64> %strided.vec46.i354, %strided.vec45.i353
  %scevgep84.i355 = getelementptr i8, ptr %346, i64 %lsr.iv77.i346
  %scevgep83.i356 = getelementptr i8, ptr %scevgep84.i355, i64 16
  store <2 x i64> %366, ptr %scevgep84.i355, align 8
  store <2 x i64> %367, ptr %scevgep83.i356, align 8
  %scevgep12.i357 = getelementptr i8, ptr %scevgep17.i347, i64 64
  %scevgep14.i358 = getelementptr i8, ptr %scevgep17.i347, i64 96
  %wide.vec41.1.i359 = load <4 x i64>, ptr %scevgep12.i357, align 8
  %strided.vec42.1.i360 = shufflevector <4 x i64> %wide.vec41.1.i359, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1.i361 = shufflevector <4 x i64> %wide.vec41.1.i359, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1.i362 = load <4 x i64>, ptr %scevgep14.i358, align 8
  %strided.vec45.1.i363 = shufflevector <4 x i64> %wide.vec44.1.i362, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1.i364 = shufflevector <4 x i64> %wide.vec44.1.i362, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %368 = add <2 x i64> %strided.vec43.1.i361, %strided.vec42.1.i360
  %369 = add <2 x i64> %strided.vec46.1.i364, %strided.vec45.1.i363
  %scevgep19.i365 = getelementptr i8, ptr %scevgep84.i355, i64 32
  %scevgep20.i366 = getelementptr i8, ptr %scevgep84.i355, i64 48
  store <2 x i64> %368, ptr %scevgep19.i365, align 8
  store <2 x i64> %369, ptr %scevgep20.i366, align 8
  %lsr.iv.next78.1.i367 = add i64 %lsr.iv77.i346, 64
  %370 = icmp eq i64 %lsr.iv.next78.1.i367, 2048
  br i1 %370, label %B232.B370.endif.endif.endif_crit_edge.us.us.2.i368, label %vector.body39.i345
B232.B370.endif.endif.endif_crit_edge.us.us.2.i368:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2.i305, i8 0, i64 2048, i1 false)
  br label %vector.body28.i369
vector.body28.i369:
  %lsr.iv85.i370 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2.i368 ], [ %lsr.iv.next86.1.i391, %vector.body28.i369 ]
  %371 = shl i64 %lsr.iv85.i370, 1
  %scevgep27.i371 = getelementptr i8, ptr %347, i64 %371
  %scevgep26.i372 = getelementptr i8, ptr %scevgep27.i371, i64 32
  %wide.vec30.i373 = load <4 x i64>, ptr %scevgep27.i371, align 8
  %strided.vec31.i374 = shufflevector <4 x i64> %wide.vec30.i373, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.i375 = shufflevector <4 x i64> %wide.vec30.i373, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.i376 = load <4 x i64>, ptr %scevgep26.i372, align 8
  %strided.vec34.i377 = shufflevector <4 x i64> %wide.vec33.i376, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.i378 = shufflevector <4 x i64> %wide.vec33.i376, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %372 = add <2 x i64> %strided.vec32.i375, %strided.vec31.i374
  %373 = add <2 x i64> %strided.vec35.i378, %strided.vec34.i377
  %scevgep92.i379 = getelementptr i8, ptr %347, i64 %lsr.iv85.i370
  %scevgep91.i380 = getelementptr i8, ptr %scevgep92.i379, i64 16
  store <2 x i64> %372, ptr %scevgep92.i379, align 8
  store <2 x i64> %373, ptr %scevgep91.i380, align 8
  %scevgep22.i381 = getelementptr i8, ptr %scevgep27.i371, i64 64
  %scevgep24.i382 = getelementptr i8, ptr %scevgep27.i371, i64 96
  %wide.vec30.1.i383 = load <4 x i64>, ptr %scevgep22.i381, align 8
  %strided.vec31.1.i384 = shufflevector <4 x i64> %wide.vec30.1.i383, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1.i385 = shufflevector <4 x i64> %wide.vec30.1.i383, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1.i386 = load <4 x i64>, ptr %scevgep24.i382, align 8
  %strided.vec34.1.i387 = shufflevector <4 x i64> %wide.vec33.1.i386, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1.i388 = shufflevector <4 x i64> %wide.vec33.1.i386, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %374 = add <2 x i64> %strided.vec32.1.i385, %strided.vec31.1.i384
  %375 = add <2 x i64> %strided.vec35.1.i388, %strided.vec34.1.i387
  %scevgep29.i389 = getelementptr i8, ptr %scevgep92.i379, i64 32
  %scevgep30.i390 = getelementptr i8, ptr %scevgep92.i379, i64 48
  store <2 x i64> %374, ptr %scevgep29.i389, align 8
  store <2 x i64> %375, ptr %scevgep30.i390, align 8
  %lsr.iv.next86.1.i391 = add i64 %lsr.iv85.i370, 64
  %376 = icmp eq i64 %lsr.iv.next86.1.i391, 2048
  br i1 %376, label %B232.B370.endif.endif.endif_crit_edge.us.us.3.i392, label %vector.body28.i369
B232.B370.endif.endif.endif_crit_edge.us.us.3.i392:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3.i306, i8 0, i64 2048, i1 false)
  br label %vector.body17.i393
vector.body17.i393:
  %lsr.iv93.i394 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3.i392 ], [ %lsr.iv.next94.1.i415, %vector.body17.i393 ]
  %377 = shl i64 %lsr.iv93.i394, 1
  %scevgep37.i395 = getelementptr i8, ptr %348, i64 %377
  %scevgep36.i396 = getelementptr i8, ptr %scevgep37.i395, i64 32
  %wide.vec19.i397 = load <4 x i64>, ptr %scevgep37.i395, align 8
  %strided.vec20.i398 = shufflevector <4 x i64> %wide.vec19.i397, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.i399 = shufflevector <4 x i64> %wide.vec19.i397, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.i400 = load <4 x i64>, ptr %scevgep36.i396, align 8
  %strided.vec23.i401 = shufflevector <4 x i64> %wide.vec22.i400, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.i402 = shufflevector <4 x i64> %wide.vec22.i400, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %378 = add <2 x i64> %strided.vec21.i399, %strided.vec20.i398
  %379 = add <2 x i64> %strided.vec24.i402, %strided.vec23.i401
  %scevgep100.i403 = getelementptr i8, ptr %348, i64 %lsr.iv93.i394
  %scevgep99.i404 = getelementptr i8, ptr %scevgep100.i403, i64 16
  store <2 x i64> %378, ptr %scevgep100.i403, align 8
  store <2 x i64> %379, ptr %scevgep99.i404, align 8
  %scevgep32.i405 = getelementptr i8, ptr %scevgep37.i395, i64 64
  %scevgep34.i406 = getelementptr i8, ptr %scevgep37.i395, i64 96
  %wide.vec19.1.i407 = load <4 x i64>, ptr %scevgep32.i405, align 8
  %strided.vec20.1.i408 = shufflevector <4 x i64> %wide.vec19.1.i407, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1.i409 = shufflevector <4 x i64> %wide.vec19.1.i407, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1.i410 = load <4 x i64>, ptr %scevgep34.i406, align 8
  %strided.vec23.1.i411 = shufflevector <4 x i64> %wide.vec22.1.i410, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1.i412 = shufflevector <4 x i64> %wide.vec22.1.i410, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %380 = add <2 x i64> %strided.vec21.1.i409, %strided.vec20.1.i408
  %381 = add <2 x i64> %strided.vec24.1.i412, %strided.vec23.1.i411
  %scevgep39.i413 = getelementptr i8, ptr %scevgep100.i403, i64 32
  %scevgep40.i414 = getelementptr i8, ptr %scevgep100.i403, i64 48
  store <2 x i64> %380, ptr %scevgep39.i413, align 8
  store <2 x i64> %381, ptr %scevgep40.i414, align 8
  %lsr.iv.next94.1.i415 = add i64 %lsr.iv93.i394, 64
  %382 = icmp eq i64 %lsr.iv.next94.1.i415, 2048
  br i1 %382, label %B232.B370.endif.endif.endif_crit_edge.us.us.4.i416, label %vector.body17.i393
B232.B370.endif.endif.endif_crit_edge.us.us.4.i416:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4.i307, i8 0, i64 2048, i1 false)
  br label %vector.body6.i417
vector.body6.i417:
  %lsr.iv101.i418 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4.i416 ], [ %lsr.iv.next102.1.i439, %vector.body6.i417 ]
  %383 = shl i64 %lsr.iv101.i418, 1
  %scevgep47.i419 = getelementptr i8, ptr %349, i64 %383
  %scevgep46.i420 = getelementptr i8, ptr %scevgep47.i419, i64 32
  %wide.vec8.i421 = load <4 x i64>, ptr %scevgep47.i419, align 8
  %strided.vec9.i422 = shufflevector <4 x i64> %wide.vec8.i421, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.i423 = shufflevector <4 x i64> %wide.vec8.i421, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.i424 = load <4 x i64>, ptr %scevgep46.i420, align 8
  %strided.vec12.i425 = shufflevector <4 x i64> %wide.vec11.i424, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.i426 = shufflevector <4 x i64> %wide.vec11.i424, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %384 = add <2 x i64> %strided.vec10.i423, %strided.vec9.i422
  %385 = add <2 x i64> %strided.vec13.i426, %strided.vec12.i425
  %scevgep108.i427 = getelementptr i8, ptr %349, i64 %lsr.iv101.i418
  %scevgep107.i428 = getelementptr i8, ptr %scevgep108.i427, i64 16
  store <2 x i64> %384, ptr %scevgep108.i427, align 8
  store <2 x i64> %385, ptr %scevgep107.i428, align 8
  %scevgep42.i429 = getelementptr i8, ptr %scevgep47.i419, i64 64
  %scevgep44.i430 = getelementptr i8, ptr %scevgep47.i419, i64 96
  %wide.vec8.1.i431 = load <4 x i64>, ptr %scevgep42.i429, align 8
  %strided.vec9.1.i432 = shufflevector <4 x i64> %wide.vec8.1.i431, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1.i433 = shufflevector <4 x i64> %wide.vec8.1.i431, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1.i434 = load <4 x i64>, ptr %scevgep44.i430, align 8
  %strided.vec12.1.i435 = shufflevector <4 x i64> %wide.vec11.1.i434, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1.i436 = shufflevector <4 x i64> %wide.vec11.1.i434, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %386 = add <2 x i64> %strided.vec10.1.i433, %strided.vec9.1.i432
  %387 = add <2 x i64> %strided.vec13.1.i436, %strided.vec12.1.i435
  %scevgep49.i437 = getelementptr i8, ptr %scevgep108.i427, i64 32
  %scevgep50.i438 = getelementptr i8, ptr %scevgep108.i427, i64 48
  store <2 x i64> %386, ptr %scevgep49.i437, align 8
  store <2 x i64> %387, ptr %scevgep50.i438, align 8
  %lsr.iv.next102.1.i439 = add i64 %lsr.iv101.i418, 64
  %388 = icmp eq i64 %lsr.iv.next102.1.i439, 2048
  br i1 %388, label %B232.B370.endif.endif.endif_crit_edge.us.us.5.i440, label %vector.body6.i417
B232.B370.endif.endif.endif_crit_edge.us.us.5.i440:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5.i308, i8 0, i64 2048, i1 false)
  br label %vector.body.i441
vector.body.i441:
  %lsr.iv109.i442 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5.i440 ], [ %lsr.iv.next110.1.i463, %vector.body.i441 ]
  %389 = shl i64 %lsr.iv109.i442, 1
  %scevgep57.i443 = getelementptr i8, ptr %350, i64 %389
  %scevgep56.i444 = getelementptr i8, ptr %scevgep57.i443, i64 32
  %wide.vec.i445 = load <4 x i64>, ptr %scevgep57.i443, align 8
  %strided.vec.i446 = shufflevector <4 x i64> %wide.vec.i445, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.i447 = shufflevector <4 x i64> %wide.vec.i445, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.i448 = load <4 x i64>, ptr %scevgep56.i444, align 8
  %strided.vec3.i449 = shufflevector <4 x i64> %wide.vec2.i448, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.i450 = shufflevector <4 x i64> %wide.vec2.i448, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %390 = add <2 x i64> %strided.vec1.i447, %strided.vec.i446
  %391 = add <2 x i64> %strided.vec4.i450, %strided.vec3.i449
  %scevgep116.i451 = getelementptr i8, ptr %350, i64 %lsr.iv109.i442
  %scevgep115.i452 = getelementptr i8, ptr %scevgep116.i451, i64 16
  store <2 x i64> %390, ptr %scevgep116.i451, align 8
  store <2 x i64> %391, ptr %scevgep115.i452, align 8
  %scevgep52.i453 = getelementptr i8, ptr %scevgep57.i443, i64 64
  %scevgep54.i454 = getelementptr i8, ptr %scevgep57.i443, i64 96
  %wide.vec.1.i455 = load <4 x i64>, ptr %scevgep52.i453, align 8
  %strided.vec.1.i456 = shufflevector <4 x i64> %wide.vec.1.i455, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1.i457 = shufflevector <4 x i64> %wide.vec.1.i455, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1.i458 = load <4 x i64>, ptr %scevgep54.i454, align 8
  %strided.vec3.1.i459 = shufflevector <4 x i64> %wide.vec2.1.i458, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1.i460 = shufflevector <4 x i64> %wide.vec2.1.i458, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %392 = add <2 x i64> %strided.vec1.1.i457, %strided.vec.1.i456
  %393 = add <2 x i64> %strided.vec4.1.i460, %strided.vec3.1.i459
  %scevgep59.i461 = getelementptr i8, ptr %scevgep116.i451, i64 32
  %scevgep60.i462 = getelementptr i8, ptr %scevgep116.i451, i64 48
  store <2 x i64> %392, ptr %scevgep59.i461, align 8
  store <2 x i64> %393, ptr %scevgep60.i462, align 8
  %lsr.iv.next110.1.i463 = add i64 %lsr.iv109.i442, 64
  %394 = icmp eq i64 %lsr.iv.next110.1.i463, 2048
  br i1 %394, label %B232.B370.endif.endif.endif_crit_edge.us.us.6.i464, label %vector.body.i441
B232.B370.endif.endif.endif_crit_edge.us.us.6.i464:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6.i302, i8 0, i64 2048, i1 false)
  %.519.us.i465 = load i64, ptr %.23.i470, align 8
  %.520.us.i466 = add i64 %.519.us.i465, 1
  store i64 %.520.us.i466, ptr %.23.i470, align 8
  %.526.us.i467 = ashr i64 %.11.i33.i, %.520.us.i466
  %.529.us.i468 = icmp sgt i64 %.526.us.i467, 511
  br i1 %.529.us.i468, label %vector.body61.i309.backedge, label %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit
vector.body61.i309.backedge:
  %index62.i310.be = phi i64 [ %index.next69.i317, %vector.body61.i309 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i464 ]
  br label %vector.body61.i309
B1282.endif.i:
  %.379.i = load i64, ptr %.378.i, align 8
  %.469358.not.i = icmp slt i64 %.265.i, 1
  br i1 %.469358.not.i, label %B3168.i, label %B1360.lr.ph.i
B1360.lr.ph.i:
  %395 = add i64 %.265.i, 1
  %396 = shl i64 %.57.i209, 4
  %397 = getelementptr i8, ptr %arg.tx, i64 %396
  %scevgep85.i = getelementptr i8, ptr %397, i64 8
  br label %B1360.endif.i
B1360.endif.i:
  %lsr.iv86.i = phi ptr [ %scevgep87.i, %B1360.endif.endif.endif.endif.i ], [ %scevgep85.i, %B1360.lr.ph.i ]
  %lsr.iv83.i = phi i64 [ %lsr.iv.next84.i, %B1360.endif.endif.endif.endif.i ], [ %395, %B1360.lr.ph.i ]
  %ready.4.0361.i = phi i64 [ %.11.i38.i, %B1360.endif.endif.endif.endif.i ], [ %.242.i, %B1360.lr.ph.i ]
  %scevgep88.i = getelementptr i8, ptr %lsr.iv86.i, i64 -8
  %.510.i = load i64, ptr %scevgep88.i, align 8
  %.515.i = load i64, ptr %lsr.iv86.i, align 8
  %.518.i = load i64, ptr %sunkaddr48.i, align 8
  %.521.i = load i64, ptr %arg.S, align 8
  %.11.i31.i = tail call i64 @llvm.smax.i64(i64 %.521.i, i64 %.518.i)
  %.552.i219 = load i64, ptr %sunkaddr49.i, align 8
  %.553.i220 = mul i64 %.552.i219, %.515.i
  %.554.i221 = add i64 %.553.i220, %.11.i31.i
  store i64 %.554.i221, ptr %sunkaddr48.i, align 8
  %.560.i = load i64, ptr %sunkaddr50.i, align 8
  %.563.i = load i64, ptr %sunkaddr51.i, align 8
  %.566.i = icmp eq i64 %.563.i, 0
  br i1 %.566.i, label %B1360.endif.endif.endif.endif.i, label %B1360.endif.else.i
B1360.endif.else.i:
  %.577.i = icmp ne i64 %.510.i, -9223372036854775808
  %.578.i = icmp ne i64 %.563.i, -1
  %.579.not.i = or i1 %.577.i, %.578.i
  br i1 %.579.not.i, label %B1360.endif.else.if.i, label %B1360.endif.endif.endif.endif.i
B1360.endif.else.if.i:
  %398 = or i64 %.563.i, %.510.i
  %399 = icmp ult i64 %398, 4294967296
  br i1 %399, label %400, label %405
400:
  %401 = trunc i64 %.563.i to i32
  %402 = trunc i64 %.510.i to i32
  %403 = urem i32 %402, %401
  %404 = zext i32 %403 to i64
  br label %407
405:
  %406 = srem i64 %.510.i, %.563.i
  br label %407
407:
  %408 = phi i64 [ %404, %400 ], [ %406, %405 ]
  %.584.i = xor i64 %408, %.563.i
  %.585.i = icmp slt i64 %.584.i, 0
  %.586.i = icmp ne i64 %408, 0
  %.587.i = and i1 %.586.i, %.585.i
  %.594.i = select i1 %.587.i, i64 %.563.i, i64 0
  %spec.select.i222 = add i64 %.594.i, %408
  br label %B1360.endif.endif.endif.endif.i
B1360.endif.endif.endif.endif.i:
  %rem.0.i = phi i64 [ 0, %B1360.endif.i ], [ 0, %B1360.endif.else.i ], [ %spec.select.i222, %407 ]
  %.11.i35.i = tail call i64 @llvm.smax.i64(i64 %.11.i31.i, i64 %.11.i33.i)
  %409 = getelementptr i64, ptr %arg.S, i64 %.560.i
  %.635.i = getelementptr i64, ptr %409, i64 %rem.0.i
  %.636.i = load i64, ptr %.635.i, align 8
  %.11.i36.i = tail call i64 @llvm.smax.i64(i64 %.636.i, i64 %.11.i35.i)
  %.667.i = load i64, ptr %sunkaddr52.i, align 8
  %.668.i = mul i64 %.667.i, %.515.i
  %.669.i = add i64 %.668.i, %.11.i36.i
  store i64 %.669.i, ptr %.635.i, align 8
  %.674.i = ashr i64 %.510.i, %.379.i
  store i64 0, ptr %.679.i, align 8
  call fastcc void @f5(ptr %.679.i, ptr %arg.C, ptr %arg.S, i64 %.674.i, i64 1, i64 1, i64 %.11.i33.i, i64 0)
  %.693.i = load i64, ptr %.679.i, align 8
  %.11.i37.i = tail call i64 @llvm.smax.i64(i64 %.693.i, i64 %.669.i)
  %.732.i = add i64 %.11.i37.i, %.275.i
  %.11.i38.i = tail call i64 @llvm.smax.i64(i64 %.732.i, i64 %ready.4.0361.i)
  %lsr.iv.next84.i = add i64 %lsr.iv83.i, -1
  %scevgep87.i = getelementptr i8, ptr %lsr.iv86.i, i64 16
  %.469.i = icmp ugt i64 %lsr.iv.next84.i, 1
  br i1 %.469.i, label %B1360.endif.i, label %B3168.i
B2054.else.i:
  %sunkaddr54.i = getelementptr i8, ptr %.33.i205, i64 8
  %.820.i = load i64, ptr %sunkaddr54.i, align 8
  %.830.i = load i64, ptr %.240.i, align 8
  %.851.i = icmp ne i64 %.11.i32.i, -9223372036854775808
  %.852.i = icmp ne i64 %.265.i, -1
  %.853.not.i = or i1 %.852.i, %.851.i
  br i1 %.853.not.i, label %B2054.endif.endif.i, label %B2054.endif.endif.thread.i
B2054.endif.endif.thread.i:
  %.890424.i = load i64, ptr %.889423.i, align 8
  %.896426.i = load i64, ptr %.895425.i, align 8
  %.902428.i = load i64, ptr %.901427.i, align 8
  %.905430.i = load i64, ptr %.904429.i, align 8
  %.906431.i = add i64 %.905430.i, %.902428.i
  br label %B2670.i
B2054.endif.endif.i:
  %410 = or i64 %.11.i32.i, %.265.i
  %411 = icmp ult i64 %410, 4294967296
  br i1 %411, label %412, label %419
412:
  %413 = trunc i64 %.265.i to i32
  %414 = trunc i64 %.11.i32.i to i32
  %415 = udiv i32 %414, %413
  %416 = urem i32 %414, %413
  %417 = zext i32 %415 to i64
  %418 = zext i32 %416 to i64
  br label %422
419:
  %420 = sdiv i64 %.11.i32.i, %.265.i
  %421 = srem i64 %.11.i32.i, %.265.i
  br label %422
422:
  %423 = phi i64 [ %417, %412 ], [ %420, %419 ]
  %424 = phi i64 [ %418, %412 ], [ %421, %419 ]
  %.858.i = xor i64 %424, %.265.i
  %.859.i = icmp slt i64 %.858.i, 0
  %.860.i = icmp ne i64 %424, 0
  %.861.i = and i1 %.860.i, %.859.i
  %.866.i = sext i1 %.861.i to i64
  %spec.select315.i = add i64 %423, %.866.i
  %.890.i = load i64, ptr %.889423.i, align 8
  %.896.i = load i64, ptr %.895425.i, align 8
  %.902.i = load i64, ptr %.901427.i, align 8
  %.905.i = load i64, ptr %.904429.i, align 8
  %.906.i = add i64 %.905.i, %.902.i
  %.998368.not.i = icmp slt i64 %.265.i, 1
  br i1 %.998368.not.i, label %B2670.i, label %B2382.lr.ph.i
B2382.lr.ph.i:
  %.1163.i = icmp eq i64 %.283.fr.i, 0
  %425 = shl i64 %.57.i209, 4
  %426 = getelementptr i8, ptr %arg.tx, i64 %425
  %scevgep.i223 = getelementptr i8, ptr %426, i64 8
  br i1 %.1163.i, label %B2382.preheader.i, label %B2382.lr.ph.split.i
B2382.preheader.i:
  %427 = add i64 %.265.i, 1
  br label %B2382.i
B2382.lr.ph.split.i:
  %.1044.us6.i = load i64, ptr %426, align 8
  %.1049.us7.i = load i64, ptr %scevgep.i223, align 8
  call fastcc void @f3(ptr %.1058.i, ptr %arg.C, ptr %arg.S, i64 %.820.i, i64 %quot.1.0, i64 %.1044.us6.i, i64 %.1049.us7.i, i64 %.283.fr.i, i64 %.11.i33.i, i64 %.830.i, i64 %.275.i)
  %.1072.us2.i = load i64, ptr %.1058.i, align 8
  %.11.i393.i = tail call i64 @llvm.smax.i64(i64 %.1072.us2.i, i64 %.242.i)
  %428 = add i64 %.830.i, %.11.i33.i
  %.1089.not.us4.i = icmp sle i64 %.1072.us2.i, %428
  %.1092.us5.i = zext i1 %.1089.not.us4.i to i64
  %.998.us7.not.i = icmp eq i64 %.265.i, 1
  br i1 %.998.us7.not.i, label %B2670.i, label %B2534.endif.us.split.i
B2534.endif.us.split.i:
  %lsr.iv.next7812.i = phi i64 [ %lsr.iv.next78.i, %B2534.endif.us.split.i ], [ %.265.i, %B2382.lr.ph.split.i ]
  %hits.3.1.us11.i = phi i64 [ %hits.3.1.us.i, %B2534.endif.us.split.i ], [ %.1092.us5.i, %B2382.lr.ph.split.i ]
  %.11.i3910.i = phi i64 [ %.11.i39.i, %B2534.endif.us.split.i ], [ %.11.i393.i, %B2382.lr.ph.split.i ]
  %t.3.0372.us9.i = phi i64 [ %.1201.us.i, %B2534.endif.us.split.i ], [ %.11.i33.i, %B2382.lr.ph.split.i ]
  %lsr.iv808.i = phi ptr [ %scevgep81.i, %B2534.endif.us.split.i ], [ %scevgep.i223, %B2382.lr.ph.split.i ]
  %scevgep81.i = getelementptr i8, ptr %lsr.iv808.i, i64 16
  %.1201.us.i = add i64 %t.3.0372.us9.i, %spec.select315.i
  %scevgep821.i = getelementptr i8, ptr %lsr.iv808.i, i64 8
  %.1044.us2.i = load i64, ptr %scevgep821.i, align 8
  %.1049.us3.i = load i64, ptr %scevgep81.i, align 8
  call fastcc void @f3(ptr %.1058.i, ptr %arg.C, ptr %arg.S, i64 %.820.i, i64 %quot.1.0, i64 %.1044.us2.i, i64 %.1049.us3.i, i64 %.283.fr.i, i64 %.1201.us.i, i64 %.830.i, i64 %.275.i)
  %.1072.us.i = load i64, ptr %.1058.i, align 8
  %.11.i39.i = tail call i64 @llvm.smax.i64(i64 %.1072.us.i, i64 %.11.i3910.i)
  %429 = add i64 %.1201.us.i, %.830.i
  %.1089.not.us.i = icmp sle i64 %.1072.us.i, %429
  %.1092.us.i = zext i1 %.1089.not.us.i to i64
  %hits.3.1.us.i = add i64 %hits.3.1.us11.i, %.1092.us.i
  %lsr.iv.next78.i = add i64 %lsr.iv.next7812.i, -1
  %.998.us.i = icmp ugt i64 %lsr.iv.next78.i, 1
  br i1 %.998.us.i, label %B2534.endif.us.split.i, label %B2670.i
_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit:
  %.sink957 = phi i64 [ 16384, %B3346.i ], [ 12288, %B3274.i ], [ 12288, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i818 ], [ 8192, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i464 ], [ 8192, %B3396.i ], [ 16384, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i641 ]
  %at.2.1.i651.sink = phi i64 [ %.26.i295, %B3346.i ], [ %.26.i295, %B3274.i ], [ %.526.us.i821, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i818 ], [ %.526.us.i467, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i464 ], [ %.26.i295, %B3396.i ], [ %.526.us.i644, %B232.B370.endif.endif.endif_crit_edge.us.us.6.i641 ]
  %430 = getelementptr i64, ptr %arg.S, i64 %arg.C.val.i
  %431 = getelementptr i8, ptr %430, i64 %.sink957
  %.552.i652 = getelementptr i64, ptr %431, i64 %at.2.1.i651.sink
  %.553.i653 = load i64, ptr %.552.i652, align 8
  %.554.i654 = add i64 %.553.i653, %cost.2.0.i
  store i64 %.554.i654, ptr %.552.i652, align 8
  br label %B123491
B123491:
  %_run_sub_core_v15__issue_v18_result.3.7 = phi i64 [ %.827, %B122719 ], [ %.2602, %B122599 ], [ %ready.6.0.i, %_ZN7mgpusim6engine10event_core7_memoryB3v31B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxxx.exit ]
  br i1 %.2542, label %B123495, label %B123719.endif
B123495:
  %sunkaddr505 = getelementptr i8, ptr %gep3352, i64 24
  %.2830 = load i64, ptr %sunkaddr505, align 8
  %.2832 = add i64 %.2830, %.827
  %.2834 = getelementptr i64, ptr %505, i64 %.2537
  store i64 %.2832, ptr %.2834, align 8
  %.2842 = load i64, ptr %sunkaddr505, align 8
  %432 = getelementptr i64, ptr %arg.S, i64 %.2537
  %.2844 = getelementptr i8, ptr %432, i64 464
  %.2845 = load i64, ptr %.2844, align 8
  %.2846 = add i64 %.2845, %.2842
  store i64 %.2846, ptr %.2844, align 8
  %.2849 = icmp eq i64 %.2537, 0
  br i1 %.2849, label %B123507, label %B123719.endif
B123507:
  %.2859 = load i64, ptr %sunkaddr505, align 8
  %.2862 = load i64, ptr %sunkaddr508, align 8
  %.2863 = add i64 %.2862, %.2859
  store i64 %.2863, ptr %sunkaddr508, align 8
  br label %B123719.endif
B123813:
  %.2957 = and i64 %.2914, 15
  %.2963 = sub i64 %.11.i107, %.2902
  %433 = getelementptr i64, ptr %arg.S, i64 %.2957
  %.2965 = getelementptr i8, ptr %433, i64 304
  %.2966 = load i64, ptr %.2965, align 8
  %.2967 = add i64 %.2966, %.2963
  store i64 %.2967, ptr %.2965, align 8
  %434 = getelementptr i64, ptr %arg.S, i64 %.2894
  %.2977 = getelementptr i64, ptr %434, i64 %.2957
  %.2978 = load i64, ptr %.2977, align 8
  %.2979 = add i64 %.2978, %.2963
  store i64 %.2979, ptr %.2977, align 8
  br label %B124321
B124321:
  %_run_sub_core_v15__issue_v18__charge_v19_since.2.7 = phi i64 [ %.11.i107, %B123813 ], [ %.2902, %B123719.endif ]
  %.2995 = icmp sgt i64 %.827, %_run_sub_core_v15__issue_v18__charge_v19_since.2.7
  br i1 %.2995, label %B124373, label %B124465
B124373:
  %.3000 = getelementptr i8, ptr %230, i64 96
  %.3001 = load i64, ptr %.3000, align 8
  %.3002 = icmp sgt i64 %.3001, 0
  %.3014 = sub i64 %.827, %_run_sub_core_v15__issue_v18__charge_v19_since.2.7
  br i1 %.3002, label %B124395, label %B124445
B124395:
  %435 = getelementptr i64, ptr %arg.S, i64 %.3001
  %.3016 = getelementptr i8, ptr %435, i64 304
  %.3017 = load i64, ptr %.3016, align 8
  %.3018 = add i64 %.3017, %.3014
  store i64 %.3018, ptr %.3016, align 8
  %436 = getelementptr i64, ptr %arg.S, i64 %.2894
  %.3030 = getelementptr i64, ptr %436, i64 %.3001
  %.3031 = load i64, ptr %.3030, align 8
  %.3032 = add i64 %.3031, %.3014
  store i64 %.3032, ptr %.3030, align 8
  br label %B124465
B124445:
  %.3047 = load i64, ptr %sunkaddr509, align 8
  %.3048 = add i64 %.3047, %.3014
  store i64 %.3048, ptr %sunkaddr509, align 8
  %437 = getelementptr i64, ptr %arg.S, i64 %.2894
  %.3060 = getelementptr i8, ptr %437, i64 8
  %.3061 = load i64, ptr %.3060, align 8
  %.3062 = add i64 %.3061, %.3014
  store i64 %.3062, ptr %.3060, align 8
  br label %B124465
B124465:
  %.3073 = load i64, ptr %sunkaddr510, align 8
  %.3074 = add i64 %.3073, %.2529
  store i64 %.3074, ptr %sunkaddr510, align 8
  %.3082 = getelementptr i64, ptr %arg.S, i64 %.2894
  %.3083 = load i64, ptr %.3082, align 8
  %.3084 = add i64 %.3083, %.2529
  store i64 %.3084, ptr %.3082, align 8
  %sunkaddr512 = getelementptr i8, ptr %gep3352, i64 96
  %.3094 = load i64, ptr %sunkaddr512, align 8
  %.3097 = load i64, ptr %sunkaddr513, align 8
  %.3098 = add i64 %.3097, %.3094
  store i64 %.3098, ptr %sunkaddr513, align 8
  %.3102 = load i64, ptr %sunkaddr579, align 8
  %.3107 = load i64, ptr %sunkaddr578, align 8
  %.3115 = load i64, ptr %sunkaddr512, align 8
  %438 = getelementptr i64, ptr %arg.S, i64 %.3102
  %.idx2247 = shl i64 %.3107, 7
  %439 = getelementptr i8, ptr %438, i64 %.idx2247
  %.3117 = getelementptr i8, ptr %439, i64 120
  %.3118 = load i64, ptr %.3117, align 8
  %.3119 = add i64 %.3118, %.3115
  store i64 %.3119, ptr %.3117, align 8
  %.3126 = load i64, ptr %.3125, align 8
  %.3127 = add i64 %.3126, %.2529
  store i64 %.3127, ptr %.3125, align 8
  %sunkaddr518 = getelementptr i8, ptr %gep3352, i64 88
  %.3133 = load i64, ptr %sunkaddr518, align 8
  %sunkaddr520 = getelementptr i8, ptr %gep3352, i64 40
  %.3143 = load i64, ptr %sunkaddr520, align 8
  %.3148 = icmp sgt i64 %.3143, -1
  br i1 %.3148, label %B124467, label %B124469
B124467:
  %.3156 = shl i64 %_run_sub_core_v15__issue_v18_result.3.7, 4
  %.3158 = add i64 %.3133, %.3156
  %440 = getelementptr i64, ptr %arg.S, i64 %.2419
  %.3160 = getelementptr i64, ptr %440, i64 %.3143
  store i64 %.3158, ptr %.3160, align 8
  br label %B124469
B124469:
  br i1 %.2607, label %B124505, label %B124491
B124491:
  %.3169 = icmp eq i64 %.3133, 3
  br i1 %.3169, label %B124993, label %B162295
B124505:
  %441 = add i64 %.3133, -4
  %or.cond1 = icmp ult i64 %441, 5
  br i1 %or.cond1, label %switch.lookup, label %B124993
switch.lookup:
  %sunkaddr521 = shl i64 %.3133, 3
  %sunkaddr522 = getelementptr i8, ptr @f0, i64 %sunkaddr521
  %sunkaddr523 = getelementptr i8, ptr %sunkaddr522, i64 -32
  %switch.load = load i64, ptr %sunkaddr523, align 8
  br label %B124993
B124993:
  %_run_sub_core_v15__issue_v18__vphi2140_1.2.8 = phi i64 [ %switch.load, %switch.lookup ], [ 14, %B124505 ], [ 14, %B124491 ]
  br i1 %.3148, label %B162179.endif, label %B162295
B162295:
  %.3263 = add i64 %.2529, %.827
  store i64 %.3263, ptr %.2901, align 8
  %.3270 = getelementptr i8, ptr %230, i64 96
  store i64 0, ptr %.3270, align 8
  store i64 %.3263, ptr %.826, align 8
  %.3284 = load i64, ptr %sunkaddr525, align 8
  %.3287 = icmp eq i64 %.3284, 3
  %.3295 = icmp eq i64 %.2521, 0
  %or.cond2234 = select i1 %.3148, i1 true, i1 %.3295
  %or.cond2239 = select i1 %.3287, i1 %or.cond2234, i1 false
  br i1 %or.cond2239, label %B162515, label %B162649
B162515:
  %.3306 = shl i64 %_run_sub_core_v15__issue_v18_result.3.7, 4
  %.3308 = add i64 %.3133, %.3306
  %.11.i109 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v15__issue_v18_result.3.7, i64 %.3263)
  br label %B162649
B162649:
  %.sink = phi i64 [ %.3308, %B162515 ], [ 0, %B162295 ]
  %_run_sub_core_v15_soonest.9.6 = phi i64 [ %.11.i109, %B162515 ], [ %.3263, %B162295 ]
  store i64 %.sink, ptr %.2913, align 8
  %.3385 = icmp slt i64 %_run_sub_core_v15_soonest.9.6, 0
  %sunkaddr527 = getelementptr i8, ptr %230, i64 160
  br i1 %.3385, label %B162650.loopexit, label %B162892
B162650.loopexit:
  %.3414.pre = load i64, ptr %sunkaddr527, align 8
  br label %B162650
B162650:
  %.3414 = phi i64 [ %.3414.pre, %B162650.loopexit ], [ %.2699, %B122995 ], [ %.2577, %B122537 ]
  %.3406 = getelementptr i8, ptr %230, i64 168
  %.3407 = load i64, ptr %.3406, align 8
  %.3416 = mul i64 %.3414, %.778
  %.3419 = ashr i64 %.3407, 6
  %442 = getelementptr i64, ptr %504, i64 %.3416
  %.3422 = getelementptr i64, ptr %442, i64 %.3419
  %.3423 = load i64, ptr %.3422, align 8
  %.3424 = and i64 %.3407, 63
  %.3425 = shl i64 1, %.3424
  %.3426 = or i64 %.3425, %.3423
  store i64 %.3426, ptr %.3422, align 8
  %.3434 = load i64, ptr %sunkaddr528, align 8
  %.3435 = add i64 %.3434, 1
  store i64 %.3435, ptr %sunkaddr528, align 8
  br label %B966.backedge
B162892:
  store i64 0, ptr %sunkaddr527, align 8
  %.3451 = getelementptr i8, ptr %230, i64 168
  %.3452 = load i64, ptr %.3451, align 8
  store i64 %.3452, ptr %sunkaddr530, align 8
  %.3460 = load i64, ptr %230, align 8
  %.3461 = add i64 %.3460, 1
  store i64 %.3461, ptr %230, align 8
  %.3467 = load i64, ptr %.826, align 8
  %.3480 = load i64, ptr %gep3352, align 8
  %.3481 = icmp eq i64 %.3480, 2
  br i1 %.3481, label %B162932, label %B163016
B162932:
  %.3494 = getelementptr i8, ptr %230, i64 64
  %.3495 = load i64, ptr %.3494, align 8
  %443 = getelementptr i64, ptr %arg.S, i64 %.3495
  %.3502 = getelementptr i8, ptr %443, i64 8
  %.3503 = load i64, ptr %.3502, align 8
  %.3504 = add i64 %.3503, 1
  store i64 %.3504, ptr %.3502, align 8
  store i64 1, ptr %.2434, align 8
  %.3516 = getelementptr i8, ptr %230, i64 152
  store i64 1, ptr %.3516, align 8
  %.3522 = load i64, ptr %.3502, align 8
  %.3527 = load i64, ptr %443, align 8
  %.3528 = icmp eq i64 %.3522, %.3527
  br i1 %.3528, label %B162934.else.if, label %B966.backedge
B163016:
  %.3703.pre.pre = phi i64 [ %.3703.pre.pre.pre, %B121621 ], [ %.3461, %B162892 ]
  %_run_sub_core_v15_soonest.8.5 = phi i64 [ %.827, %B121621 ], [ %_run_sub_core_v15_soonest.9.6, %B162892 ]
  %_run_sub_core_v15_after.2.5 = phi i64 [ %.827, %B121621 ], [ %.3467, %B162892 ]
  %.3688 = load i64, ptr %sunkaddr554, align 8
  %.3694 = load i64, ptr %sunkaddr534, align 8
  %444 = getelementptr i64, ptr %arg.C, i64 %.3688
  %445 = getelementptr i64, ptr %arg.S, i64 %.2419
  %446 = shl i64 %.3694, 3
  %scevgep432 = getelementptr i8, ptr %scevgep431, i64 %446
  %scevgep442 = getelementptr i8, ptr %arg.C, i64 %446
  %sunkaddr535 = getelementptr i8, ptr %230, i64 8
  %.34.i228 = getelementptr i8, ptr %230, i64 56
  %.51.i = getelementptr i8, ptr %230, i64 48
  %.60.i233 = getelementptr i8, ptr %230, i64 40
  %.75.i235 = getelementptr i8, ptr %230, i64 32
  %sunkaddr3.i = shl i64 %.2405, 3
  %sunkaddr4.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr3.i
  %sunkaddr6.i = getelementptr i8, ptr %sunkaddr4.i, i64 16
  %sunkaddr10.i = getelementptr i8, ptr %sunkaddr4.i, i64 48
  %sunkaddr15.i = getelementptr i8, ptr %sunkaddr4.i, i64 24
  %sunkaddr19.i = getelementptr i8, ptr %sunkaddr4.i, i64 56
  %sunkaddr24.i = getelementptr i8, ptr %sunkaddr4.i, i64 32
  %sunkaddr27.i = getelementptr i8, ptr %sunkaddr4.i, i64 120
  %sunkaddr31.i = getelementptr i8, ptr %sunkaddr4.i, i64 128
  %sunkaddr36.i = getelementptr i8, ptr %sunkaddr4.i, i64 64
  %sunkaddr40.i = getelementptr i8, ptr %sunkaddr4.i, i64 72
  %sunkaddr57.i = getelementptr i8, ptr %sunkaddr4.i, i64 8
  %sunkaddr547 = getelementptr i8, ptr %230, i64 88
  %.3715.pre.pre = load i64, ptr %sunkaddr535, align 8
  br label %B163120.outer
B163120.outer:
  %.3715.pre = phi i64 [ %.407.i, %B163806 ], [ %.3715.pre.pre, %B163016 ]
  %.3703.pre = phi i64 [ %.395.sink.i, %B163806 ], [ %.3703.pre.pre, %B163016 ]
  %_run_sub_core_v15__advance_v16_soonest.3.5.ph = phi i64 [ %there.2.0.i, %B163806 ], [ %_run_sub_core_v15_soonest.8.5, %B163016 ]
  br label %B163120
B163120:
  %.3715 = phi i64 [ %.407.i, %B163804 ], [ %.3715.pre, %B163120.outer ]
  %.3703 = phi i64 [ %.395.sink.i, %B163804 ], [ %.3703.pre, %B163120.outer ]
  %.3721 = icmp slt i64 %.3703, %.3715
  br i1 %.3721, label %B163122, label %B163378
B163122:
  %.3738.idx = mul i64 %.3703, 104
  %.3738 = getelementptr i8, ptr %444, i64 %.3738.idx
  %.3739 = load i64, ptr %.3738, align 8
  %.3740 = icmp eq i64 %.3739, 3
  br i1 %.3740, label %B163186.endif.preheader, label %B163378
B163186.endif.preheader:
  %447 = add i64 %.3715, -1
  br label %B163186.endif
B163218.backedge:
  %lsr.iv440 = phi i64 [ %lsr.iv.next441, %B163218.backedge ], [ %unroll_iter376, %B163218.backedge.preheader.new ]
  %_run_sub_core_v15__advance_v16_latest.3.82450 = phi i64 [ %.11.i110.3, %B163218.backedge ], [ 0, %B163218.backedge.preheader.new ]
  %.385224462448 = phi i64 [ %.3859.3, %B163218.backedge ], [ %.3761, %B163218.backedge.preheader.new ]
  %448 = shl i64 %.385224462448, 3
  %scevgep438 = getelementptr i8, ptr %scevgep432, i64 %448
  %scevgep439 = getelementptr i8, ptr %scevgep438, i64 -24
  %.3888 = load i64, ptr %scevgep439, align 8
  %.3892 = getelementptr i64, ptr %445, i64 %.3888
  %.3893 = load i64, ptr %.3892, align 8
  %.11.i110 = tail call i64 @llvm.smax.i64(i64 %.3893, i64 %_run_sub_core_v15__advance_v16_latest.3.82450)
  %scevgep437 = getelementptr i8, ptr %scevgep438, i64 -16
  %.3888.1 = load i64, ptr %scevgep437, align 8
  %.3892.1 = getelementptr i64, ptr %445, i64 %.3888.1
  %.3893.1 = load i64, ptr %.3892.1, align 8
  %.11.i110.1 = tail call i64 @llvm.smax.i64(i64 %.3893.1, i64 %.11.i110)
  %scevgep435 = getelementptr i8, ptr %scevgep438, i64 -8
  %.3888.2 = load i64, ptr %scevgep435, align 8
  %.3892.2 = getelementptr i64, ptr %445, i64 %.3888.2
  %.3893.2 = load i64, ptr %.3892.2, align 8
  %.11.i110.2 = tail call i64 @llvm.smax.i64(i64 %.3893.2, i64 %.11.i110.1)
  %.3888.3 = load i64, ptr %scevgep438, align 8
  %.3892.3 = getelementptr i64, ptr %445, i64 %.3888.3
  %.3893.3 = load i64, ptr %.3892.3, align 8
  %.11.i110.3 = tail call i64 @llvm.smax.i64(i64 %.3893.3, i64 %.11.i110.2)
  %.3859.3 = add i64 %.385224462448, 4
  %lsr.iv.next441 = add i64 %lsr.iv440, -4
  %niter377.ncmp.3.not = icmp eq i64 %lsr.iv.next441, 0
  br i1 %niter377.ncmp.3.not, label %B163344.loopexit.unr-lcssa, label %B163218.backedge
B163344.loopexit.unr-lcssa:
  %449 = add i64 %.3761, %unroll_iter376
  %lcmp.mod373.not = icmp eq i64 %xtraiter371, 0
  br i1 %lcmp.mod373.not, label %B163344, label %B163218.backedge.epil.preheader
B163218.backedge.epil.preheader:
  %_run_sub_core_v15__advance_v16_latest.3.82450.epil.init = phi i64 [ 0, %B163218.backedge.preheader ], [ %.11.i110.3, %B163344.loopexit.unr-lcssa ]
  %.385224462448.epil.init = phi i64 [ %.3761, %B163218.backedge.preheader ], [ %449, %B163344.loopexit.unr-lcssa ]
  %450 = shl i64 %.385224462448.epil.init, 3
  %scevgep443 = getelementptr i8, ptr %scevgep442, i64 %450
  br label %B163218.backedge.epil
B163218.backedge.epil:
  %_run_sub_core_v15__advance_v16_latest.3.82450.epil = phi i64 [ %.11.i110.epil, %B163218.backedge.epil ], [ %_run_sub_core_v15__advance_v16_latest.3.82450.epil.init, %B163218.backedge.epil.preheader ]
  %epil.iter372 = phi i64 [ %epil.iter372.next, %B163218.backedge.epil ], [ 0, %B163218.backedge.epil.preheader ]
  %451 = shl i64 %epil.iter372, 3
  %scevgep444 = getelementptr i8, ptr %scevgep443, i64 %451
  %.3888.epil = load i64, ptr %scevgep444, align 8
  %.3892.epil = getelementptr i64, ptr %445, i64 %.3888.epil
  %.3893.epil = load i64, ptr %.3892.epil, align 8
  %.11.i110.epil = tail call i64 @llvm.smax.i64(i64 %.3893.epil, i64 %_run_sub_core_v15__advance_v16_latest.3.82450.epil)
  %epil.iter372.next = add i64 %epil.iter372, 1
  %epil.iter372.cmp.not = icmp eq i64 %xtraiter371, %epil.iter372.next
  br i1 %epil.iter372.cmp.not, label %B163344, label %B163218.backedge.epil
B163344:
  %_run_sub_core_v15__advance_v16_latest.3.8.lcssa = phi i64 [ 0, %B163186.endif ], [ %.11.i110.3, %B163344.loopexit.unr-lcssa ], [ %.11.i110.epil, %B163218.backedge.epil ]
  %sunkaddr537 = getelementptr i8, ptr %gep3348, i64 40
  %.3936 = load i64, ptr %sunkaddr537, align 8
  %.3941 = getelementptr i64, ptr %445, i64 %.3936
  store i64 %_run_sub_core_v15__advance_v16_latest.3.8.lcssa, ptr %.3941, align 8
  %exitcond3227.not = icmp eq i64 %_run_sub_core_v15__advance_v16_pc.2.7, %447
  br i1 %exitcond3227.not, label %B163378.thread, label %B163348
B163378.thread:
  store i64 %.3715, ptr %230, align 8
  br label %B163656
B163348:
  %.3946 = add i64 %_run_sub_core_v15__advance_v16_pc.2.7, 1
  %.3973.idx = mul i64 %.3946, 104
  %.3973 = getelementptr i8, ptr %444, i64 %.3973.idx
  %.3974 = load i64, ptr %.3973, align 8
  %.3975 = icmp eq i64 %.3974, 3
  br i1 %.3975, label %B163186.endif, label %B163378
B163378:
  %_run_sub_core_v15__advance_v16_pc.3.6 = phi i64 [ %.3703, %B163122 ], [ %.3703, %B163120 ], [ %.3946, %B163348 ]
  store i64 %_run_sub_core_v15__advance_v16_pc.3.6, ptr %230, align 8
  %.3996 = icmp slt i64 %_run_sub_core_v15__advance_v16_pc.3.6, %.3715
  br i1 %.3996, label %B163392.endif, label %B163656
B163394.backedge:
  %lsr.iv454 = phi i64 [ %lsr.iv.next455, %B163394.backedge ], [ %unroll_iter383, %B163410.lr.ph.new ]
  %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469 = phi i64 [ %.11.i111.3, %B163394.backedge ], [ 0, %B163410.lr.ph.new ]
  %.414524652467 = phi i64 [ %.4152.3, %B163394.backedge ], [ %.4055, %B163410.lr.ph.new ]
  %452 = shl i64 %.414524652467, 3
  %scevgep452 = getelementptr i8, ptr %scevgep446, i64 %452
  %scevgep453 = getelementptr i8, ptr %scevgep452, i64 -24
  %.4181 = load i64, ptr %scevgep453, align 8
  %.4185 = getelementptr i64, ptr %445, i64 %.4181
  %.4186 = load i64, ptr %.4185, align 8
  %.11.i111 = tail call i64 @llvm.smax.i64(i64 %.4186, i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469)
  %scevgep451 = getelementptr i8, ptr %scevgep452, i64 -16
  %.4181.1 = load i64, ptr %scevgep451, align 8
  %.4185.1 = getelementptr i64, ptr %445, i64 %.4181.1
  %.4186.1 = load i64, ptr %.4185.1, align 8
  %.11.i111.1 = tail call i64 @llvm.smax.i64(i64 %.4186.1, i64 %.11.i111)
  %scevgep449 = getelementptr i8, ptr %scevgep452, i64 -8
  %.4181.2 = load i64, ptr %scevgep449, align 8
  %.4185.2 = getelementptr i64, ptr %445, i64 %.4181.2
  %.4186.2 = load i64, ptr %.4185.2, align 8
  %.11.i111.2 = tail call i64 @llvm.smax.i64(i64 %.4186.2, i64 %.11.i111.1)
  %.4181.3 = load i64, ptr %scevgep452, align 8
  %.4185.3 = getelementptr i64, ptr %445, i64 %.4181.3
  %.4186.3 = load i64, ptr %.4185.3, align 8
  %.11.i111.3 = tail call i64 @llvm.smax.i64(i64 %.4186.3, i64 %.11.i111.2)
  %.4152.3 = add i64 %.414524652467, 4
  %lsr.iv.next455 = add i64 %lsr.iv454, -4
  %niter384.ncmp.3.not = icmp eq i64 %lsr.iv.next455, 0
  br i1 %niter384.ncmp.3.not, label %B163412.loopexit.unr-lcssa, label %B163394.backedge
B163412.loopexit.unr-lcssa:
  %453 = add i64 %.4055, %unroll_iter383
  %lcmp.mod380.not = icmp eq i64 %xtraiter378, 0
  br i1 %lcmp.mod380.not, label %B163412, label %B163394.backedge.epil.preheader
B163394.backedge.epil.preheader:
  %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469.epil.init = phi i64 [ 0, %B163410.lr.ph ], [ %.11.i111.3, %B163412.loopexit.unr-lcssa ]
  %.414524652467.epil.init = phi i64 [ %.4055, %B163410.lr.ph ], [ %453, %B163412.loopexit.unr-lcssa ]
  %454 = add i64 %.414524652467.epil.init, %.4045
  %455 = shl i64 %454, 3
  %scevgep456 = getelementptr i8, ptr %arg.C, i64 %455
  br label %B163394.backedge.epil
B163394.backedge.epil:
  %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469.epil = phi i64 [ %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469.epil.init, %B163394.backedge.epil.preheader ], [ %.11.i111.epil, %B163394.backedge.epil ]
  %epil.iter379 = phi i64 [ 0, %B163394.backedge.epil.preheader ], [ %epil.iter379.next, %B163394.backedge.epil ]
  %456 = shl i64 %epil.iter379, 3
  %scevgep457 = getelementptr i8, ptr %scevgep456, i64 %456
  %.4181.epil = load i64, ptr %scevgep457, align 8
  %.4185.epil = getelementptr i64, ptr %445, i64 %.4181.epil
  %.4186.epil = load i64, ptr %.4185.epil, align 8
  %.11.i111.epil = tail call i64 @llvm.smax.i64(i64 %.4186.epil, i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.4.52469.epil)
  %epil.iter379.next = add i64 %epil.iter379, 1
  %epil.iter379.cmp.not = icmp eq i64 %xtraiter378, %epil.iter379.next
  br i1 %epil.iter379.cmp.not, label %B163412, label %B163394.backedge.epil
B163412:
  %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa = phi i64 [ 0, %B163392.endif ], [ %.11.i111.3, %B163412.loopexit.unr-lcssa ], [ %.11.i111.epil, %B163394.backedge.epil ]
  %.4233 = load i64, ptr %sunkaddr525, align 8
  %.4236 = icmp eq i64 %.4233, 1
  %.4242 = lshr i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa, 4
  %.4244 = icmp sgt i64 %.4242, %_run_sub_core_v15_after.2.5
  %or.cond2235 = select i1 %.4236, i1 %.4244, i1 false
  br i1 %or.cond2235, label %B163486, label %B163636
B163486:
  %.4251 = and i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa, 15
  %.4256 = icmp ugt i64 %.4251, 3
  br i1 %.4256, label %B163488, label %B163620
B163488:
  %457 = icmp ult i64 %.4251, 9
  %458 = trunc i64 %.4251 to i8
  %switch.maskindex = add i8 %458, -4
  %switch.shifted = lshr i8 23, %switch.maskindex
  %switch.lobit = trunc i8 %switch.shifted to i1
  %or.cond338 = select i1 %457, i1 %switch.lobit, i1 false
  br i1 %or.cond338, label %switch.lookup335, label %B163636
B163620:
  %cond227 = icmp eq i64 %.4251, 3
  br i1 %cond227, label %B163636.sink.split, label %B163636
switch.lookup335:
  %sunkaddr539 = shl i64 %.4251, 3
  %sunkaddr540 = getelementptr i8, ptr @f1, i64 %sunkaddr539
  %sunkaddr541 = getelementptr i8, ptr %sunkaddr540, i64 -32
  %switch.load337 = load i64, ptr %sunkaddr541, align 8
  br label %B163636.sink.split
B163636.sink.split:
  %.sink280 = phi i64 [ %switch.load337, %switch.lookup335 ], [ 112, %B163620 ]
  %.4372 = getelementptr i8, ptr %230, i64 %.sink280
  %.4373 = load i64, ptr %.4372, align 8
  %.11.i113 = tail call i64 @llvm.smax.i64(i64 %.4373, i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa)
  %.pre928 = lshr i64 %.11.i113, 4
  br label %B163636
B163636:
  %.4429.pre-phi = phi i64 [ %.pre928, %B163636.sink.split ], [ %.4242, %B163620 ], [ %.4242, %B163488 ], [ %.4242, %B163412 ]
  %_run_sub_core_v15__advance_v16__depends_v17_latest.5.5 = phi i64 [ %.11.i113, %B163636.sink.split ], [ %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa, %B163620 ], [ %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa, %B163488 ], [ %_run_sub_core_v15__advance_v16__depends_v17_latest.4.5.lcssa, %B163412 ]
  %.4431 = icmp sgt i64 %.4429.pre-phi, %_run_sub_core_v15__advance_v16_soonest.3.5.ph
  br i1 %.4431, label %B163640, label %B163732
B163640:
  store i64 %_run_sub_core_v15__advance_v16__depends_v17_latest.5.5, ptr %sunkaddr547, align 8
  br label %B163732
B163656:
  %.27.i = load i64, ptr %.26.i227, align 8
  %.35.i = load i64, ptr %.34.i228, align 8
  %.36.i229 = shl i64 %.35.i, 3
  %.38.i = add i64 %.36.i229, %.27.i
  %.52.i230 = load i64, ptr %.51.i, align 8
  %459 = getelementptr i64, ptr %arg.C, i64 %.38.i
  %.56.i231 = getelementptr i8, ptr %459, i64 40
  %.57.i232 = load i64, ptr %.56.i231, align 8
  %.58.i = mul i64 %.57.i232, %.52.i230
  %.61.i234 = load i64, ptr %.60.i233, align 8
  %.62.i = add i64 %.61.i234, %.58.i
  store i64 %.62.i, ptr %.60.i233, align 8
  %.76.i = load i64, ptr %.75.i235, align 8
  %.77.i236 = icmp eq i64 %.76.i, 0
  br i1 %.77.i236, label %B322.i, label %_ZN7mgpusim6engine10event_core6_enterB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B322.i:
  %.99.i = load i64, ptr %sunkaddr6.i, align 8
  %.100.i = add i64 %.99.i, 1
  store i64 %.100.i, ptr %sunkaddr6.i, align 8
  store i64 0, ptr %sunkaddr10.i, align 8
  %.122.i239 = load i64, ptr %sunkaddr15.i, align 8
  %.124.not.i = icmp slt i64 %.100.i, %.122.i239
  br i1 %.124.not.i, label %B540.i, label %B830.i
B540.i:
  %.133.idx.i = mul i64 %.100.i, 24
  %.133.i = getelementptr i8, ptr %arg.visits, i64 %.133.idx.i
  %.134.i = load i64, ptr %.133.i, align 8
  %arg.block.fr.i.i = freeze i64 %.134.i
  %.135.i = shl i64 %arg.block.fr.i.i, 3
  %.137.i = add i64 %.135.i, %.27.i
  store i64 %arg.block.fr.i.i, ptr %sunkaddr19.i, align 8
  %.155.i = getelementptr i8, ptr %.133.i, i64 16
  %.156.i = load i64, ptr %.155.i, align 8
  store i64 %.156.i, ptr %sunkaddr24.i, align 8
  %460 = getelementptr i64, ptr %arg.C, i64 %.137.i
  %.164.i = getelementptr i8, ptr %460, i64 56
  %.165.i = load i64, ptr %.164.i, align 8
  %.19.i.i = load i64, ptr %.18.i.i, align 8
  %.25.i.i = load i64, ptr %.24.i.i, align 8
  %.25.fr.i.i = freeze i64 %.25.i.i
  %.31.i.i = load i64, ptr %.30.i.i, align 8
  %.33.i1.i = shl i64 %.25.fr.i.i, 1
  %.34.i.i = add i64 %.33.i1.i, 2
  %.35.i.i = mul i64 %.34.i.i, %quot.1.0
  %461 = getelementptr i64, ptr %arg.S, i64 %.35.i.i
  %462 = getelementptr i64, ptr %461, i64 %.31.i.i
  %.43.i.i = getelementptr i8, ptr %462, i64 8
  %.44.i2.i = load i64, ptr %.43.i.i, align 8
  %.45.i3.i = add i64 %.44.i2.i, 1
  store i64 %.45.i3.i, ptr %.43.i.i, align 8
  %463 = getelementptr i8, ptr %462, i64 16
  %.52.i.i = getelementptr i64, ptr %463, i64 %arg.block.fr.i.i
  %.53.i.i = load i64, ptr %.52.i.i, align 8
  store i64 %.45.i3.i, ptr %.52.i.i, align 8
  %.66.i.i = icmp sgt i64 %.53.i.i, 0
  br i1 %.66.i.i, label %B330.endif.i.i, label %B408.i.i
B408.i.i:
  %.126.i.i = load i64, ptr %.26.i227, align 8
  %464 = getelementptr i64, ptr %arg.C, i64 %.126.i.i
  %.idx.i.i = shl i64 %arg.block.fr.i.i, 6
  %465 = getelementptr i8, ptr %464, i64 %.idx.i.i
  %.136.i.i = getelementptr i8, ptr %465, i64 48
  %.137.i.i = load i64, ptr %.136.i.i, align 8
  %.145.i.i = load i64, ptr %462, align 8
  %.146.i.i = add i64 %.145.i.i, %.137.i.i
  store i64 %.146.i.i, ptr %462, align 8
  %.153.i.i = icmp sgt i64 %.146.i.i, %.19.i.i
  br i1 %.153.i.i, label %B594.endif.preheader.i.i, label %B1094.i.i
B594.endif.preheader.i.i:
  %.241119.not.i.i = icmp slt i64 %.25.fr.i.i, 1
  br i1 %.241119.not.i.i, label %B1012.i.i, label %B594.endif.us.preheader.i.i
B594.endif.us.preheader.i.i:
  %unroll_iter.i.i = and i64 %.25.fr.i.i, 9223372036854775806
  %466 = add i64 %.35.i.i, %.31.i.i
  %467 = shl i64 %466, 3
  %468 = getelementptr i8, ptr %arg.S, i64 %467
  %scevgep.i.i = getelementptr i8, ptr %468, i64 24
  %469 = icmp eq i64 %.25.fr.i.i, 1
  br i1 %469, label %B594.endif.us.preheader.split.us.i.i, label %B594.endif.us.preheader.split.i.i
B594.endif.us.preheader.split.us.i.i:
  %.304.us.epil6.i.i = icmp ne i64 %arg.block.fr.i.i, 0
  %.292.us.epil4.us37.i.i = load i64, ptr %463, align 8
  %.297.us.epil5.us38.i.i = icmp sgt i64 %.292.us.epil4.us37.i.i, 0
  %or.cond.us.epil7.us39.i.i = and i1 %.304.us.epil6.i.i, %.297.us.epil5.us38.i.i
  br i1 %or.cond.us.epil7.us39.i.i, label %B784.us.us.i.i, label %B972.i.i
B784.us.us.i.i:
  %.375.us.us.i.i = getelementptr i8, ptr %464, i64 48
  store i64 0, ptr %463, align 8
  %.376.us.us.i.i = load i64, ptr %.375.us.us.i.i, align 8
  %.382.us.us.i.i = sub i64 %.146.i.i, %.376.us.us.i.i
  store i64 %.382.us.us.i.i, ptr %462, align 8
  br label %B972.i.i
B594.endif.us.preheader.split.i.i:
  %470 = and i64 %.25.fr.i.i, 1
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %B594.endif.us.us22.preheader.i.i, label %B594.endif.us.preheader44.i.i
B594.endif.us.us22.preheader.i.i:
  %472 = add i64 %arg.block.fr.i.i, -1
  br label %B594.endif.us.us22.i.i
B594.endif.us.preheader44.i.i:
  %.not.i.i = icmp eq i64 %unroll_iter.i.i, %arg.block.fr.i.i
  %473 = add i64 %arg.block.fr.i.i, -1
  br i1 %.not.i.i, label %B594.endif.us.us.i.i, label %B594.endif.us.preheader65.i.i
B594.endif.us.preheader65.i.i:
  %sunkaddr75.i.i = shl i64 %unroll_iter.i.i, 3
  %sunkaddr76.i.i = getelementptr i8, ptr %463, i64 %sunkaddr75.i.i
  br label %B594.endif.us.i.i
B594.endif.us.us.i.i:
  %.401131.us.i.i = phi i64 [ %.382.us.us42.i.i, %B784.us.us39.i.i ], [ %.146.i.i, %B594.endif.us.preheader44.i.i ]
  br label %B630.us.us5.i.i
B630.us.us5.i.i:
  %victim.2.1122.us.us6.i.i = phi i64 [ %victim.3.2.us.1.us36.i.i, %B768.us.1.us35.i.i ], [ -1, %B594.endif.us.us.i.i ]
  %.247118120.us.us7.i.i = phi i64 [ %.254.us.1.us23.i.i, %B768.us.1.us35.i.i ], [ 0, %B594.endif.us.us.i.i ]
  %474 = or i64 %.247118120.us.us7.i.i, 1
  %475 = shl i64 %.247118120.us.us7.i.i, 3
  %scevgep5.us8.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %475
  %scevgep6.us9.i.i = getelementptr i8, ptr %scevgep5.us8.i.i, i64 -8
  %.292.us.us10.i.i = load i64, ptr %scevgep6.us9.i.i, align 8
  %.297.us.us11.i.i = icmp sgt i64 %.292.us.us10.i.i, 0
  %.304.us.us12.i.i = icmp ne i64 %arg.block.fr.i.i, %.247118120.us.us7.i.i
  %or.cond.us.us13.i.i = and i1 %.304.us.us12.i.i, %.297.us.us11.i.i
  br i1 %or.cond.us.us13.i.i, label %B700.us.us14.i.i, label %B768.us.us21.i.i
B700.us.us14.i.i:
  %.309.us.us15.i.i = icmp slt i64 %victim.2.1122.us.us6.i.i, 0
  br i1 %.309.us.us15.i.i, label %B764.us.us20.i.i, label %B712.us.us16.i.i
B712.us.us16.i.i:
  %.321.us.us17.i.i = getelementptr i64, ptr %463, i64 %victim.2.1122.us.us6.i.i
  %.322.us.us18.i.i = load i64, ptr %.321.us.us17.i.i, align 8
  %.324.us.us19.i.i = icmp slt i64 %.292.us.us10.i.i, %.322.us.us18.i.i
  br i1 %.324.us.us19.i.i, label %B764.us.us20.i.i, label %B768.us.us21.i.i
B764.us.us20.i.i:
  br label %B768.us.us21.i.i
B768.us.us21.i.i:
  %victim.3.2.us.us22.i.i = phi i64 [ %.247118120.us.us7.i.i, %B764.us.us20.i.i ], [ %victim.2.1122.us.us6.i.i, %B712.us.us16.i.i ], [ %victim.2.1122.us.us6.i.i, %B630.us.us5.i.i ]
  %.254.us.1.us23.i.i = add i64 %.247118120.us.us7.i.i, 2
  %.292.us.1.us24.i.i = load i64, ptr %scevgep5.us8.i.i, align 8
  %.297.us.1.us25.i.i = icmp sgt i64 %.292.us.1.us24.i.i, 0
  %.304.us.1.us26.i.i = icmp ne i64 %473, %.247118120.us.us7.i.i
  %or.cond.us.1.us27.i.i = and i1 %.304.us.1.us26.i.i, %.297.us.1.us25.i.i
  br i1 %or.cond.us.1.us27.i.i, label %B700.us.1.us28.i.i, label %B768.us.1.us35.i.i
B700.us.1.us28.i.i:
  %.309.us.1.us29.i.i = icmp slt i64 %victim.3.2.us.us22.i.i, 0
  br i1 %.309.us.1.us29.i.i, label %B764.us.1.us34.i.i, label %B712.us.1.us30.i.i
B712.us.1.us30.i.i:
  %.321.us.1.us31.i.i = getelementptr i64, ptr %463, i64 %victim.3.2.us.us22.i.i
  %.322.us.1.us32.i.i = load i64, ptr %.321.us.1.us31.i.i, align 8
  %.324.us.1.us33.i.i = icmp slt i64 %.292.us.1.us24.i.i, %.322.us.1.us32.i.i
  br i1 %.324.us.1.us33.i.i, label %B764.us.1.us34.i.i, label %B768.us.1.us35.i.i
B764.us.1.us34.i.i:
  br label %B768.us.1.us35.i.i
B768.us.1.us35.i.i:
  %victim.3.2.us.1.us36.i.i = phi i64 [ %474, %B764.us.1.us34.i.i ], [ %victim.3.2.us.us22.i.i, %B712.us.1.us30.i.i ], [ %victim.3.2.us.us22.i.i, %B768.us.us21.i.i ]
  %niter.ncmp.1.us37.i.i = icmp eq i64 %arg.block.fr.i.i, %.254.us.1.us23.i.i
  br i1 %niter.ncmp.1.us37.i.i, label %B628.B770_crit_edge.us.unr-lcssa.us38.i.i, label %B630.us.us5.i.i
B628.B770_crit_edge.us.unr-lcssa.us38.i.i:
  %476 = icmp slt i64 %victim.3.2.us.1.us36.i.i, 0
  br i1 %476, label %B972.i.i, label %B784.us.us39.i.i
B784.us.us39.i.i:
  %sunkaddr.us.i.i = shl i64 %victim.3.2.us.1.us36.i.i, 3
  %sunkaddr7.us.i.i = getelementptr i8, ptr %462, i64 %sunkaddr.us.i.i
  %sunkaddr8.us.i.i = getelementptr i8, ptr %sunkaddr7.us.i.i, i64 16
  store i64 0, ptr %sunkaddr8.us.i.i, align 8
  %.idx116.us.us.i.i = shl i64 %victim.3.2.us.1.us36.i.i, 6
  %477 = getelementptr i8, ptr %464, i64 %.idx116.us.us.i.i
  %.375.us.us40.i.i = getelementptr i8, ptr %477, i64 48
  %.376.us.us41.i.i = load i64, ptr %.375.us.us40.i.i, align 8
  %.381.us.us.i.i = load i64, ptr %462, align 8
  %.382.us.us42.i.i = sub i64 %.381.us.us.i.i, %.376.us.us41.i.i
  store i64 %.382.us.us42.i.i, ptr %462, align 8
  %.389.us.us.i.i = icmp sgt i64 %.382.us.us42.i.i, %.19.i.i
  br i1 %.389.us.us.i.i, label %B594.endif.us.us.i.i, label %B972.i.i
B594.endif.us.us22.i.i:
  %.401131.us23.i.i = phi i64 [ %.382.us.us33.i.i, %B784.us.us24.i.i ], [ %.146.i.i, %B594.endif.us.us22.preheader.i.i ]
  br label %B630.us.us.i.i
B630.us.us.i.i:
  %victim.2.1122.us.us.i.i = phi i64 [ %victim.3.2.us.1.us.i.i, %B768.us.1.us.i.i ], [ -1, %B594.endif.us.us22.i.i ]
  %.247118120.us.us.i.i = phi i64 [ %.254.us.1.us.i.i, %B768.us.1.us.i.i ], [ 0, %B594.endif.us.us22.i.i ]
  %478 = or i64 %.247118120.us.us.i.i, 1
  %479 = shl i64 %.247118120.us.us.i.i, 3
  %scevgep5.us.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %479
  %scevgep6.us.i.i = getelementptr i8, ptr %scevgep5.us.i.i, i64 -8
  %.292.us.us.i.i = load i64, ptr %scevgep6.us.i.i, align 8
  %.297.us.us.i.i = icmp sgt i64 %.292.us.us.i.i, 0
  %.304.us.us.i.i = icmp ne i64 %arg.block.fr.i.i, %.247118120.us.us.i.i
  %or.cond.us.us.i.i = and i1 %.304.us.us.i.i, %.297.us.us.i.i
  br i1 %or.cond.us.us.i.i, label %B700.us.us.i.i, label %B768.us.us.i.i
B700.us.us.i.i:
  %.309.us.us.i.i = icmp slt i64 %victim.2.1122.us.us.i.i, 0
  br i1 %.309.us.us.i.i, label %B764.us.us.i.i, label %B712.us.us.i.i
B712.us.us.i.i:
  %.321.us.us.i.i = getelementptr i64, ptr %463, i64 %victim.2.1122.us.us.i.i
  %.322.us.us.i.i = load i64, ptr %.321.us.us.i.i, align 8
  %.324.us.us.i.i = icmp slt i64 %.292.us.us.i.i, %.322.us.us.i.i
  br i1 %.324.us.us.i.i, label %B764.us.us.i.i, label %B768.us.us.i.i
B764.us.us.i.i:
  br label %B768.us.us.i.i
B768.us.us.i.i:
  %victim.3.2.us.us.i.i = phi i64 [ %.247118120.us.us.i.i, %B764.us.us.i.i ], [ %victim.2.1122.us.us.i.i, %B712.us.us.i.i ], [ %victim.2.1122.us.us.i.i, %B630.us.us.i.i ]
  %.254.us.1.us.i.i = add i64 %.247118120.us.us.i.i, 2
  %.292.us.1.us.i.i = load i64, ptr %scevgep5.us.i.i, align 8
  %.297.us.1.us.i.i = icmp sgt i64 %.292.us.1.us.i.i, 0
  %.304.us.1.us.i.i = icmp ne i64 %472, %.247118120.us.us.i.i
  %or.cond.us.1.us.i.i = and i1 %.304.us.1.us.i.i, %.297.us.1.us.i.i
  br i1 %or.cond.us.1.us.i.i, label %B700.us.1.us.i.i, label %B768.us.1.us.i.i
B700.us.1.us.i.i:
  %.309.us.1.us.i.i = icmp slt i64 %victim.3.2.us.us.i.i, 0
  br i1 %.309.us.1.us.i.i, label %B764.us.1.us.i.i, label %B712.us.1.us.i.i
B712.us.1.us.i.i:
  %.321.us.1.us.i.i = getelementptr i64, ptr %463, i64 %victim.3.2.us.us.i.i
  %.322.us.1.us.i.i = load i64, ptr %.321.us.1.us.i.i, align 8
  %.324.us.1.us.i.i = icmp slt i64 %.292.us.1.us.i.i, %.322.us.1.us.i.i
  br i1 %.324.us.1.us.i.i, label %B764.us.1.us.i.i, label %B768.us.1.us.i.i
B764.us.1.us.i.i:
  br label %B768.us.1.us.i.i
B768.us.1.us.i.i:
  %victim.3.2.us.1.us.i.i = phi i64 [ %478, %B764.us.1.us.i.i ], [ %victim.3.2.us.us.i.i, %B712.us.1.us.i.i ], [ %victim.3.2.us.us.i.i, %B768.us.us.i.i ]
  %niter.ncmp.1.us.i.i = icmp eq i64 %unroll_iter.i.i, %.254.us.1.us.i.i
  br i1 %niter.ncmp.1.us.i.i, label %B628.B770_crit_edge.us.unr-lcssa.us.i.i, label %B630.us.us.i.i
B628.B770_crit_edge.us.unr-lcssa.us.i.i:
  %.353.us.us.i.i = icmp slt i64 %victim.3.2.us.1.us.i.i, 0
  br i1 %.353.us.us.i.i, label %B972.i.i, label %B784.us.us24.i.i
B784.us.us24.i.i:
  %sunkaddr.us26.i.i = shl i64 %victim.3.2.us.1.us.i.i, 3
  %sunkaddr7.us27.i.i = getelementptr i8, ptr %462, i64 %sunkaddr.us26.i.i
  %sunkaddr8.us28.i.i = getelementptr i8, ptr %sunkaddr7.us27.i.i, i64 16
  store i64 0, ptr %sunkaddr8.us28.i.i, align 8
  %.idx116.us.us29.i.i = shl i64 %victim.3.2.us.1.us.i.i, 6
  %480 = getelementptr i8, ptr %464, i64 %.idx116.us.us29.i.i
  %.375.us.us30.i.i = getelementptr i8, ptr %480, i64 48
  %.376.us.us31.i.i = load i64, ptr %.375.us.us30.i.i, align 8
  %.381.us.us32.i.i = load i64, ptr %462, align 8
  %.382.us.us33.i.i = sub i64 %.381.us.us32.i.i, %.376.us.us31.i.i
  store i64 %.382.us.us33.i.i, ptr %462, align 8
  %.389.us.us34.i.i = icmp sgt i64 %.382.us.us33.i.i, %.19.i.i
  br i1 %.389.us.us34.i.i, label %B594.endif.us.us22.i.i, label %B972.i.i
B594.endif.us.i.i:
  %.401131.i.i = phi i64 [ %.382.us.i.i, %B784.us.i.i ], [ %.146.i.i, %B594.endif.us.preheader65.i.i ]
  br label %B630.us.i.i
B784.us.i.i:
  %victim.3.2.us.lcssa18.i.i = phi i64 [ %victim.3.2.us.1.i.i, %B628.B770_crit_edge.us.i.i ], [ %victim.3.2.us.1.i.i, %B712.us.epil.i.i ], [ %unroll_iter.i.i, %B628.B770_crit_edge.us.thread.i.i ]
  %sunkaddr.i.i = shl i64 %victim.3.2.us.lcssa18.i.i, 3
  %sunkaddr7.i.i = getelementptr i8, ptr %462, i64 %sunkaddr.i.i
  %sunkaddr8.i.i = getelementptr i8, ptr %sunkaddr7.i.i, i64 16
  store i64 0, ptr %sunkaddr8.i.i, align 8
  %.idx116.us.i.i = shl i64 %victim.3.2.us.lcssa18.i.i, 6
  %481 = getelementptr i8, ptr %464, i64 %.idx116.us.i.i
  %.375.us.i.i = getelementptr i8, ptr %481, i64 48
  %.376.us.i.i = load i64, ptr %.375.us.i.i, align 8
  %.381.us.i.i = load i64, ptr %462, align 8
  %.382.us.i.i = sub i64 %.381.us.i.i, %.376.us.i.i
  store i64 %.382.us.i.i, ptr %462, align 8
  %.389.us.i.i = icmp sgt i64 %.382.us.i.i, %.19.i.i
  br i1 %.389.us.i.i, label %B594.endif.us.i.i, label %B972.i.i
B630.us.i.i:
  %victim.2.1122.us.i.i = phi i64 [ %victim.3.2.us.1.i.i, %B768.us.1.i.i ], [ -1, %B594.endif.us.i.i ]
  %.247118120.us.i.i = phi i64 [ %.254.us.1.i.i, %B768.us.1.i.i ], [ 0, %B594.endif.us.i.i ]
  %482 = or i64 %.247118120.us.i.i, 1
  %483 = shl i64 %.247118120.us.i.i, 3
  %scevgep5.i.i = getelementptr i8, ptr %scevgep.i.i, i64 %483
  %scevgep6.i.i = getelementptr i8, ptr %scevgep5.i.i, i64 -8
  %.292.us.i.i = load i64, ptr %scevgep6.i.i, align 8
  %.297.us.i.i = icmp sgt i64 %.292.us.i.i, 0
  %.304.us.i.i = icmp ne i64 %arg.block.fr.i.i, %.247118120.us.i.i
  %or.cond.us.i.i = and i1 %.304.us.i.i, %.297.us.i.i
  br i1 %or.cond.us.i.i, label %B700.us.i.i, label %B768.us.i.i
B700.us.i.i:
  %.309.us.i.i = icmp slt i64 %victim.2.1122.us.i.i, 0
  br i1 %.309.us.i.i, label %B764.us.i.i, label %B712.us.i.i
B712.us.i.i:
  %.321.us.i.i = getelementptr i64, ptr %463, i64 %victim.2.1122.us.i.i
  %.322.us.i.i = load i64, ptr %.321.us.i.i, align 8
  %.324.us.i.i = icmp slt i64 %.292.us.i.i, %.322.us.i.i
  br i1 %.324.us.i.i, label %B764.us.i.i, label %B768.us.i.i
B764.us.i.i:
  br label %B768.us.i.i
B768.us.i.i:
  %victim.3.2.us.i.i = phi i64 [ %.247118120.us.i.i, %B764.us.i.i ], [ %victim.2.1122.us.i.i, %B712.us.i.i ], [ %victim.2.1122.us.i.i, %B630.us.i.i ]
  %.254.us.1.i.i = add i64 %.247118120.us.i.i, 2
  %.292.us.1.i.i = load i64, ptr %scevgep5.i.i, align 8
  %.297.us.1.i.i = icmp sgt i64 %.292.us.1.i.i, 0
  %.304.us.1.i.i = icmp ne i64 %473, %.247118120.us.i.i
  %or.cond.us.1.i.i = and i1 %.304.us.1.i.i, %.297.us.1.i.i
  br i1 %or.cond.us.1.i.i, label %B700.us.1.i.i, label %B768.us.1.i.i
B700.us.1.i.i:
  %.309.us.1.i.i = icmp slt i64 %victim.3.2.us.i.i, 0
  br i1 %.309.us.1.i.i, label %B764.us.1.i.i, label %B712.us.1.i.i
B712.us.1.i.i:
  %.321.us.1.i.i = getelementptr i64, ptr %463, i64 %victim.3.2.us.i.i
  %.322.us.1.i.i = load i64, ptr %.321.us.1.i.i, align 8
  %.324.us.1.i.i = icmp slt i64 %.292.us.1.i.i, %.322.us.1.i.i
  br i1 %.324.us.1.i.i, label %B764.us.1.i.i, label %B768.us.1.i.i
B764.us.1.i.i:
  br label %B768.us.1.i.i
B768.us.1.i.i:
  %victim.3.2.us.1.i.i = phi i64 [ %482, %B764.us.1.i.i ], [ %victim.3.2.us.i.i, %B712.us.1.i.i ], [ %victim.3.2.us.i.i, %B768.us.i.i ]
  %niter.ncmp.1.i.i = icmp eq i64 %unroll_iter.i.i, %.254.us.1.i.i
  br i1 %niter.ncmp.1.i.i, label %B628.B770_crit_edge.us.unr-lcssa.i.i, label %B630.us.i.i
B628.B770_crit_edge.us.unr-lcssa.i.i:
  %.292.us.epil.i.i = load i64, ptr %sunkaddr76.i.i, align 8
  %.297.us.epil.i.i = icmp sgt i64 %.292.us.epil.i.i, 0
  %484 = icmp slt i64 %victim.3.2.us.1.i.i, 0
  br i1 %.297.us.epil.i.i, label %B700.us.epil.i.i, label %B628.B770_crit_edge.us.i.i
B700.us.epil.i.i:
  br i1 %484, label %B628.B770_crit_edge.us.thread.i.i, label %B712.us.epil.i.i
B712.us.epil.i.i:
  %.321.us.epil.i.i = getelementptr i64, ptr %463, i64 %victim.3.2.us.1.i.i
  %.322.us.epil.i.i = load i64, ptr %.321.us.epil.i.i, align 8
  %.324.us.epil.i.i = icmp slt i64 %.292.us.epil.i.i, %.322.us.epil.i.i
  br i1 %.324.us.epil.i.i, label %B628.B770_crit_edge.us.thread.i.i, label %B784.us.i.i
B628.B770_crit_edge.us.thread.i.i:
  br label %B784.us.i.i
B628.B770_crit_edge.us.i.i:
  br i1 %484, label %B972.i.i, label %B784.us.i.i
B972.i.i:
  %.us-phi.i.i = phi i64 [ %.382.us.us.i.i, %B784.us.us.i.i ], [ %.146.i.i, %B594.endif.us.preheader.split.us.i.i ], [ %.401131.us.i.i, %B628.B770_crit_edge.us.unr-lcssa.us38.i.i ], [ %.382.us.us33.i.i, %B784.us.us24.i.i ], [ %.401131.us23.i.i, %B628.B770_crit_edge.us.unr-lcssa.us.i.i ], [ %.382.us.us42.i.i, %B784.us.us39.i.i ], [ %.382.us.i.i, %B784.us.i.i ], [ %.401131.i.i, %B628.B770_crit_edge.us.i.i ]
  %485 = icmp sgt i64 %.us-phi.i.i, %.19.i.i
  br i1 %485, label %B1012.i.i, label %B1094.i.i
B1012.i.i:
  %sunkaddr10.i.i = getelementptr i8, ptr %462, i64 %.135.i
  %sunkaddr11.i.i = getelementptr i8, ptr %sunkaddr10.i.i, i64 16
  store i64 0, ptr %sunkaddr11.i.i, align 8
  %.419.i.i = load i64, ptr %462, align 8
  %.420.i.i = sub i64 %.419.i.i, %.137.i.i
  store i64 %.420.i.i, ptr %462, align 8
  br label %B1094.i.i
B1094.i.i:
  %.425.i.i = load i64, ptr %.424.i.i, align 8
  %.427.i.i = add i64 %.425.i.i, %_run_sub_core_v15_after.2.5
  %.432.i.i = load i64, ptr %.431.i.i, align 8
  %.436.i.i = mul i64 %.432.i.i, %.137.i.i
  %.439.i.i = ashr i64 %.436.i.i, 10
  %.440.i.i = add i64 %.427.i.i, %.439.i.i
  %486 = getelementptr i64, ptr %463, i64 %.25.fr.i.i
  %.454.i.i = getelementptr i64, ptr %486, i64 %arg.block.fr.i.i
  store i64 %.440.i.i, ptr %.454.i.i, align 8
  br label %B830.i
B330.endif.i.i:
  %487 = getelementptr i64, ptr %463, i64 %.25.fr.i.i
  %.85.i.i = getelementptr i64, ptr %487, i64 %arg.block.fr.i.i
  %.86.i.i = load i64, ptr %.85.i.i, align 8
  %.11.i.i.i = tail call i64 @llvm.smax.i64(i64 %.86.i.i, i64 %_run_sub_core_v15_after.2.5)
  br label %B830.i
B830.i:
  %block.3.0.i = phi i64 [ %.38.i, %B322.i ], [ %.137.i, %B1094.i.i ], [ %.137.i, %B330.endif.i.i ]
  %there.3.0.i = phi i64 [ %_run_sub_core_v15_after.2.5, %B322.i ], [ %.440.i.i, %B1094.i.i ], [ %.11.i.i.i, %B330.endif.i.i ]
  %loop.2.0.i = phi i64 [ -1, %B322.i ], [ %.165.i, %B1094.i.i ], [ %.165.i, %B330.endif.i.i ]
  %.216.i = load i64, ptr %sunkaddr27.i, align 8
  %.218.not.i = icmp eq i64 %loop.2.0.i, %.216.i
  br i1 %.218.not.i, label %B1172.i, label %B886.i
B886.i:
  %.225.i = icmp sgt i64 %.216.i, -1
  br i1 %.225.i, label %B942.i, label %B1072.i
B942.i:
  %.237.i = load i64, ptr %sunkaddr31.i, align 8
  %.29.i.i = load i64, ptr %sunkaddr36.i, align 8
  %488 = getelementptr i64, ptr %arg.S, i64 %.29.i.i
  %.32.i.i = getelementptr i8, ptr %488, i64 16
  %.33.i.i = load i64, ptr %.32.i.i, align 8
  %.39.i.i = load i64, ptr %.38.i.i, align 8
  %.45.i.i = load i64, ptr %.44.i.i, align 8
  %.47.i.i = icmp slt i64 %.33.i.i, %.45.i.i
  br i1 %.47.i.i, label %B188.i.i, label %B1072.i
B188.i.i:
  %.51.i.i = load i64, ptr %.50.i.i, align 8
  %.55.i.i = icmp slt i64 %.39.i.i, %.51.i.i
  %.59.i.i = icmp sgt i64 %_run_sub_core_v15_after.2.5, %.237.i
  %or.cond.i.i = select i1 %.55.i.i, i1 %.59.i.i, i1 false
  br i1 %or.cond.i.i, label %B250.i.i, label %B1072.i
B250.i.i:
  %.65.idx.i.i = mul i64 %.39.i.i, 48
  %.65.i.i = getelementptr i8, ptr %arg.slices, i64 %.65.idx.i.i
  store i64 %.33.i.i, ptr %.65.i.i, align 8
  %.76.i.i = load i64, ptr %sunkaddr40.i, align 8
  %.78.i.i = getelementptr i8, ptr %.65.i.i, i64 8
  store i64 %.76.i.i, ptr %.78.i.i, align 8
  %.83.i.i = getelementptr i8, ptr %.65.i.i, i64 16
  store i64 %.216.i, ptr %.83.i.i, align 8
  %.90.i.i = getelementptr i8, ptr %.65.i.i, i64 24
  store i64 %.237.i, ptr %.90.i.i, align 8
  %.97.i.i = getelementptr i8, ptr %.65.i.i, i64 32
  store i64 %_run_sub_core_v15_after.2.5, ptr %.97.i.i, align 8
  %.104.i.i = add i64 %.39.i.i, 1
  store i64 %.104.i.i, ptr %.38.i.i, align 8
  br label %B1072.i
B1072.i:
  store i64 %loop.2.0.i, ptr %sunkaddr27.i, align 8
  store i64 %_run_sub_core_v15_after.2.5, ptr %sunkaddr31.i, align 8
  br label %B1172.i
B1172.i:
  br i1 %.124.not.i, label %B1172.B1180_crit_edge.i, label %B163724
B1172.B1180_crit_edge.i:
  %.430.pre.pre.pre.i = load i64, ptr %sunkaddr24.i, align 8
  br label %_ZN7mgpusim6engine10event_core6_enterB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine10event_core6_enterB3v34B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit:
  %.430.pre.pre.i = phi i64 [ %.430.pre.pre.pre.i, %B1172.B1180_crit_edge.i ], [ %.76.i, %B163656 ]
  %block.2.0.i = phi i64 [ %block.3.0.i, %B1172.B1180_crit_edge.i ], [ %.38.i, %B163656 ]
  %there.2.0.i = phi i64 [ %there.3.0.i, %B1172.B1180_crit_edge.i ], [ %_run_sub_core_v15_after.2.5, %B163656 ]
  %489 = getelementptr i64, ptr %arg.C, i64 %block.2.0.i
  %.338.i237 = getelementptr i8, ptr %489, i64 32
  %.339.i = load i64, ptr %.338.i237, align 8
  %.344.i = icmp slt i64 %.339.i, 2
  %.352.not.i = icmp slt i64 %.430.pre.pre.i, %.339.i
  %or.cond.i = select i1 %.344.i, i1 true, i1 %.352.not.i
  %.395.sink.in.idx.i = select i1 %or.cond.i, i64 0, i64 16
  %.395.sink.in.i = getelementptr i8, ptr %489, i64 %.395.sink.in.idx.i
  %.sink.i = select i1 %or.cond.i, i64 8, i64 24
  %unroll.2.0.i = select i1 %or.cond.i, i64 1, i64 %.339.i
  %.395.sink.i = load i64, ptr %.395.sink.in.i, align 8
  store i64 %.395.sink.i, ptr %sunkaddr4.i, align 8
  %.406.i = getelementptr i8, ptr %489, i64 %.sink.i
  %.407.i = load i64, ptr %.406.i, align 8
  store i64 %.407.i, ptr %sunkaddr57.i, align 8
  store i64 %unroll.2.0.i, ptr %sunkaddr10.i, align 8
  %.431.i = sub i64 %.430.pre.pre.i, %unroll.2.0.i
  store i64 %.431.i, ptr %sunkaddr24.i, align 8
  %.4503 = icmp slt i64 %there.2.0.i, 0
  br i1 %.4503, label %B163724, label %B163804
B163724:
  %.4547 = load i64, ptr %sunkaddr484, align 8
  %sunkaddr546 = getelementptr i8, ptr %sunkaddr4.i, i64 168
  %.4557 = load i64, ptr %sunkaddr546, align 8
  %gep2723 = getelementptr i64, ptr %invariant.gep2722, i64 %.4547
  %.4560 = getelementptr i64, ptr %gep2723, i64 %.4557
  store i64 -1, ptr %.4560, align 8
  %.28.i = getelementptr i8, ptr %230, i64 64
  %.29.i = load i64, ptr %.28.i, align 8
  %.35.i243 = load i64, ptr %sunkaddr580, align 8
  %.37.i244 = sub i64 %.29.i, %.35.i243
  %.56.i245 = sdiv i64 %.37.i244, 6
  %.57.i246 = srem i64 %.37.i244, 6
  %.57.lobit.i = ashr i64 %.57.i246, 63
  %.80.i247 = load i64, ptr %sunkaddr581, align 8
  %.82.i248 = mul i64 %.80.i247, %quot.1.0
  %.45.1.i = sub i64 %.56.i245, %.82.i248
  %.83.i249 = add i64 %.45.1.i, %.57.lobit.i
  %.90.i = getelementptr i64, ptr %arg.S, i64 %.29.i
  %.91.i = load i64, ptr %.90.i, align 8
  %.92.i = add i64 %.91.i, -1
  store i64 %.92.i, ptr %.90.i, align 8
  %.104.i = load i64, ptr %.103.i, align 8
  %.11.i.i250 = tail call i64 @llvm.smax.i64(i64 %_run_sub_core_v15_after.2.5, i64 %.104.i)
  store i64 %.11.i.i250, ptr %.103.i, align 8
  %.142.i = getelementptr i8, ptr %.90.i, i64 24
  %.143.i = load i64, ptr %.142.i, align 8
  %.148.i = icmp eq i64 %.92.i, 0
  br i1 %.148.i, label %B440.i, label %B620.i
B440.i:
  %sunkaddr.i = shl i64 %.29.i, 3
  %sunkaddr3.i255 = getelementptr i8, ptr %arg.S, i64 %sunkaddr.i
  %sunkaddr4.i256 = getelementptr i8, ptr %sunkaddr3.i255, i64 16
  %.162.i = load i64, ptr %sunkaddr4.i256, align 8
  %.idx.i257 = shl i64 %.162.i, 5
  %490 = getelementptr i8, ptr %arg.log, i64 %.idx.i257
  %.167.i258 = getelementptr i8, ptr %490, i64 8
  store i64 %_run_sub_core_v15_after.2.5, ptr %.167.i258, align 8
  %.171.i = load i64, ptr %.170.i, align 8
  %.172.i = add i64 %.171.i, 1
  store i64 %.172.i, ptr %.170.i, align 8
  %.27.i825 = load i64, ptr %.26.i824, align 8
  %.39.i827 = load i64, ptr %.38.i826, align 8
  %.41.not.i = icmp slt i64 %.27.i825, %.39.i827
  br i1 %.41.not.i, label %B442.endif.endif.endif.endif.i, label %B138.i828
B138.i828:
  %.53.i = load i64, ptr %.52.i829, align 8
  %.54.i = icmp eq i64 %.53.i, 0
  br i1 %.54.i, label %B188.i, label %_ZN7mgpusim6engine10event_core9_dispatchB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B188.i:
  %.58.i832 = load i64, ptr %.57.i831, align 8
  %.63.i = load i64, ptr %.45, align 8
  %.idx88.i = mul i64 %.63.i, 24
  %491 = getelementptr i8, ptr %arg.S, i64 %.idx88.i
  %.68.i = getelementptr i64, ptr %491, i64 %.58.i832
  store i64 %quot.1.0, ptr %.68.i, align 8
  %.75.i834 = getelementptr i8, ptr %.68.i, i64 8
  store i64 %.83.i249, ptr %.75.i834, align 8
  %.82.i835 = getelementptr i8, ptr %.68.i, i64 16
  store i64 %_run_sub_core_v15_after.2.5, ptr %.82.i835, align 8
  %.88.i836 = load i64, ptr %.45, align 8
  %.89.i837 = add i64 %.88.i836, 1
  store i64 %.89.i837, ptr %.45, align 8
  br label %_ZN7mgpusim6engine10event_core9_dispatchB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B1602.i:
  %start.3.083.i = phi i64 [ %.428.i, %B1602.i ], [ %.203.i, %B442.endif.endif.endif.endif.i ]
  %.3927981.i = phi i64 [ %.399.i, %B1602.i ], [ 0, %B442.endif.endif.endif.endif.i ]
  %.426.i = load i64, ptr %sunkaddr15.i856, align 8
  %.428.i = add i64 %.426.i, %start.3.083.i
  call fastcc void @f6(ptr %.437.i, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %quot.1.0, i64 %.83.i249, i64 %.3927981.i, i64 %.428.i)
  %.399.i = add i64 %.3927981.i, 1
  %exitcond.not.i857 = icmp eq i64 %.11.i4.i855, %.399.i
  br i1 %exitcond.not.i857, label %B1696.i, label %B1602.i
B1696.i:
  %start.3.0.lcssa.i = phi i64 [ %.203.i, %B442.endif.endif.endif.endif.i ], [ %.428.i, %B1602.i ]
  %sunkaddr18.i = getelementptr i8, ptr %493, i64 %sunkaddr17.i
  store i64 %start.3.0.lcssa.i, ptr %sunkaddr18.i, align 8
  br label %_ZN7mgpusim6engine10event_core9_dispatchB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B442.endif.endif.endif.endif.i:
  %.33.i839 = load i64, ptr %.225.i251, align 8
  %.108.i = add i64 %.33.i839, %.27.i825
  store i64 %.108.i, ptr %.26.i824, align 8
  %.114.i = load i64, ptr %.113.i, align 8
  %.11.i.i840 = tail call i64 @llvm.smax.i64(i64 %.114.i, i64 %_run_sub_core_v15_after.2.5)
  %.150.i841 = load i64, ptr %.149.i, align 8
  %.151.i = add i64 %.150.i841, %.11.i.i840
  store i64 %.151.i, ptr %.113.i, align 8
  %.157.i = load i64, ptr %sunkaddr571, align 8
  %.160.i844 = load i64, ptr %.29, align 8
  %492 = getelementptr i64, ptr %arg.S, i64 %.157.i
  %.idx.i845 = shl i64 %.160.i844, 5
  %493 = getelementptr i8, ptr %492, i64 %.idx.i845
  %.170.i846 = getelementptr i64, ptr %493, i64 %quot.1.0
  %.171.i847 = load i64, ptr %.170.i846, align 8
  %.11.i3.i848 = tail call i64 @llvm.smax.i64(i64 %.171.i847, i64 %.11.i.i840)
  %.202.i = load i64, ptr %.201.i, align 8
  %.203.i = add i64 %.202.i, %.11.i3.i848
  %.209.i = load i64, ptr %sunkaddr580, align 8
  %.212.i = load i64, ptr %sunkaddr581, align 8
  %.214.i = mul i64 %.212.i, %quot.1.0
  %.216.i849 = add i64 %.214.i, %.83.i249
  %.221.i = load i64, ptr %.220.i, align 8
  %.222.i = add i64 %.221.i, 1
  store i64 %.222.i, ptr %.220.i, align 8
  %.idx89.i = mul i64 %.216.i849, 48
  %494 = getelementptr i8, ptr %arg.S, i64 %.idx89.i
  %495 = getelementptr i64, ptr %494, i64 %.209.i
  %.228.i850 = getelementptr i8, ptr %495, i64 16
  store i64 %.221.i, ptr %.228.i850, align 8
  store i64 %.33.i839, ptr %495, align 8
  %.237.i851 = getelementptr i8, ptr %495, i64 8
  store i64 0, ptr %.237.i851, align 8
  %.242.i852 = getelementptr i8, ptr %495, i64 32
  store i64 %.27.i825, ptr %.242.i852, align 8
  %.249.i = getelementptr i8, ptr %495, i64 40
  store i64 %quot.1.0, ptr %.249.i, align 8
  %.253.idx.i = shl i64 %.221.i, 5
  %.253.i = getelementptr i8, ptr %arg.log, i64 %.253.idx.i
  store i64 %.203.i, ptr %.253.i, align 8
  %.259.i853 = getelementptr i8, ptr %.253.i, i64 16
  store i64 %quot.1.0, ptr %.259.i853, align 8
  %.265.i854 = getelementptr i8, ptr %.253.i, i64 24
  store i64 %.83.i249, ptr %.265.i854, align 8
  %.271.i = load i64, ptr %.270.i, align 8
  %.11.i4.i855 = tail call i64 @llvm.smin.i64(i64 %.271.i, i64 %.33.i839)
  %.305.i = getelementptr i8, ptr %495, i64 24
  store i64 %.11.i4.i855, ptr %.305.i, align 8
  %.38680.not.i = icmp slt i64 %.11.i4.i855, 1
  br i1 %.38680.not.i, label %B1696.i, label %B1602.i
_ZN7mgpusim6engine10event_core9_dispatchB3v21B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2axxx.exit:
  br label %_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B620.i:
  %.226.i = load i64, ptr %.225.i251, align 8
  %.228.i = icmp slt i64 %.143.i, %.226.i
  br i1 %.228.i, label %B670.i, label %B772.i
B670.i:
  %.239.i = add i64 %.143.i, 1
  %sunkaddr5.i = shl i64 %.29.i, 3
  %sunkaddr6.i254 = getelementptr i8, ptr %arg.S, i64 %sunkaddr5.i
  %sunkaddr7.i = getelementptr i8, ptr %sunkaddr6.i254, i64 24
  store i64 %.239.i, ptr %sunkaddr7.i, align 8
  call fastcc void @f6(ptr %.251.i, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %quot.1.0, i64 %.83.i249, i64 %.143.i, i64 %_run_sub_core_v15_after.2.5)
  br label %_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B772.i:
  %sunkaddr8.i = shl i64 %.29.i, 3
  %sunkaddr9.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr8.i
  %sunkaddr10.i252 = getelementptr i8, ptr %sunkaddr9.i, i64 8
  %.299.i = load i64, ptr %sunkaddr10.i252, align 8
  %.301.i = icmp eq i64 %.299.i, %.92.i
  %.304.i = icmp sgt i64 %.91.i, 1
  %or.cond.i253 = and i1 %.304.i, %.301.i
  br i1 %or.cond.i253, label %B840.i, label %_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
B840.i:
  call fastcc void @f7(ptr %.316.i, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %.29.i, i64 %.83.i249, i64 %quot.1.0, i64 %_run_sub_core_v15_after.2.5)
  br label %_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit
_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit:
  br label %B966.backedge
B163732:
  %_run_sub_core_v15_following.2.5 = phi i64 [ %_run_sub_core_v15__advance_v16_soonest.3.5.ph, %B163636 ], [ %.4429.pre-phi, %B163640 ]
  %.4604.not2250 = icmp sgt i64 %_run_sub_core_v15_following.2.5, %_run_sub_core_v15_after.2.5
  %brmerge = select i1 %.4604.not2250, i1 true, i1 %509
  br i1 %brmerge, label %B163780, label %B966.backedge
B163780:
  %.14.i260 = load i64, ptr %.39, align 8
  %.21.i262 = load i64, ptr %sunkaddr551, align 8
  %.23.i264 = load i64, ptr %sunkaddr550, align 8
  %.24.i265 = mul i64 %.23.i264, %spec.select
  %.25.i266 = add i64 %.24.i265, %.21.i262
  %gep889 = getelementptr i64, ptr %invariant.gep171, i64 %.14.i260
  %.32.i268 = getelementptr i8, ptr %gep889, i64 24
  %.33.i269 = load i64, ptr %.32.i268, align 8
  %.42.i270 = add i64 %.33.i269, 1
  store i64 %.42.i270, ptr %.32.i268, align 8
  %.47.i271 = shl i64 %_run_sub_core_v15_following.2.5, 9
  %.48.i272 = or i64 %.47.i271, %_run_sub_core_v15_place.9.51310.ph
  %.52.i273 = icmp sgt i64 %.33.i269, 0
  br i1 %.52.i273, label %B302.preheader.i281, label %B426.i274
B302.preheader.i281:
  %496 = getelementptr i64, ptr %arg.S, i64 %.25.i266
  br label %B302.i282
B302.i282:
  %at.2.0.i283 = phi i64 [ %.61.i285, %B370.i289 ], [ %.33.i269, %B302.preheader.i281 ]
  %.60.i284 = add i64 %at.2.0.i283, -1
  %.61.i285 = lshr i64 %.60.i284, 1
  %.69.i286 = getelementptr i64, ptr %496, i64 %.61.i285
  %.70.i287 = load i64, ptr %.69.i286, align 8
  %.76.not.i288 = icmp sgt i64 %.70.i287, %.48.i272
  br i1 %.76.not.i288, label %B370.i289, label %B426.i274
B370.i289:
  %.93.i290 = getelementptr i64, ptr %496, i64 %at.2.0.i283
  store i64 %.70.i287, ptr %.93.i290, align 8
  %.104.not.i291 = icmp eq i64 %.61.i285, 0
  br i1 %.104.not.i291, label %B426.i274, label %B302.i282
B426.i274:
  %at.3.1.i275 = phi i64 [ %.33.i269, %B163780 ], [ %at.2.0.i283, %B302.i282 ], [ 0, %B370.i289 ]
  %497 = getelementptr i64, ptr %arg.S, i64 %.25.i266
  %.122.i276 = getelementptr i64, ptr %497, i64 %at.3.1.i275
  store i64 %.48.i272, ptr %.122.i276, align 8
  %sunkaddr2.i277 = getelementptr i8, ptr %gep889, i64 16
  %.130.i278 = load i64, ptr %sunkaddr2.i277, align 8
  %.132.i279 = icmp slt i64 %_run_sub_core_v15_following.2.5, %.130.i278
  br i1 %.132.i279, label %B522.i280, label %B966.backedge
B522.i280:
  store i64 %_run_sub_core_v15_following.2.5, ptr %sunkaddr2.i277, align 8
  br label %B966.backedge
B966.backedge:
  %_run_sub_core_v15_place.5.4.be = phi i64 [ -1, %B162934.else.if ], [ %_run_sub_core_v15_place.9.51309, %B102991.endif ], [ -1, %B162650 ], [ -1, %B162932 ], [ %_run_sub_core_v15_place.9.51310.ph, %B163732 ], [ -1, %_ZN7mgpusim6engine10event_core7_finishB3v36B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2a8int64_2a8int64_2a8int64_2axxx.exit ], [ -1, %B426.i274 ], [ -1, %B522.i280 ]
  br label %B966
B163804:
  %.4677 = icmp sgt i64 %there.2.0.i, %_run_sub_core_v15__advance_v16_soonest.3.5.ph
  br i1 %.4677, label %B163806, label %B163120
B163806:
  %.4684 = shl i64 %there.2.0.i, 4
  %.4685 = or i64 %.4684, 13
  store i64 %.4685, ptr %sunkaddr547, align 8
  br label %B163120.outer
B163870:
  %lsr.iv.next418 = add i64 %lsr.iv417, 72
  %lsr.iv.next426 = add i64 %lsr.iv425, 9
  %exitcond.not226 = icmp eq i64 %.590, %.34
  br i1 %exitcond.not226, label %B163874, label %B804
B163874:
  %.4718 = add i64 %turn.3.0103, 1
  %.4725.not = icmp slt i64 %.4718, %.34
  %spec.select2237 = select i1 %.4725.not, i64 %.4718, i64 0
  %.4732 = load i64, ptr %.45, align 8
  %.4733 = icmp eq i64 %.4732, 0
  br i1 %.4733, label %B602.preheader.backedge, label %B164150
B602.preheader.backedge:
  br label %B602.preheader
B164150:
  %.4737 = load i64, ptr %.52.i829, align 8
  %.4738 = icmp eq i64 %.4737, 1
  br i1 %.4738, label %B602.preheader.backedge, label %common.ret
B602.preheader:
  %turn.3.0103 = phi i64 [ 0, %B602.preheader.preheader ], [ %spec.select2237, %B602.preheader.backedge ]
  br i1 %6, label %B600.backedge.epil.preheader, label %B600.backedge.preheader
B600.backedge.preheader:
  br i1 %12, label %B600.backedge.epil.preheader1010, label %B600.backedge
B730.else.if:
  %.457.1 = and i64 %.11.i.lcssa, -32768
  %.493 = add i64 %.457.1, 32768
  %498 = mul i64 %turn.3.0103, 72
  %499 = add i64 %498, 8
  %500 = mul i64 %turn.3.0103, 9
  br label %B804
B916.else:
  %.730 = icmp ne i64 %spec.select, -9223372036854775808
  %.731 = icmp ne i64 %.715, -1
  %.732.not = or i1 %.730, %.731
  br i1 %.732.not, label %B916.else.if, label %B916.endif
B916.endif:
  %quot.1.0 = phi i64 [ 0, %B916 ], [ 0, %B916.else ], [ %spec.select2238, %531 ]
  %.762 = load i64, ptr %sunkaddr550, align 8
  %.764 = mul i64 %.762, %spec.select
  %.770 = load i64, ptr %sunkaddr551, align 8
  %.778 = load i64, ptr %sunkaddr552, align 8
  %.784 = load i64, ptr %sunkaddr553, align 8
  %.786 = mul i64 %spec.select, 9
  %.788 = mul i64 %.778, %.786
  %.795 = load i64, ptr %sunkaddr554, align 8
  %.801 = load i64, ptr %sunkaddr555, align 8
  %501 = getelementptr i64, ptr %arg.S, i64 %.706
  %.826 = getelementptr i64, ptr %501, i64 %.643
  %502 = getelementptr i64, ptr %arg.S, i64 %.770
  %503 = getelementptr i64, ptr %arg.S, i64 %.784
  %504 = getelementptr i64, ptr %503, i64 %.788
  %.idx2253 = shl i64 %quot.1.0, 5
  %invariant.gep2718 = getelementptr i8, ptr %arg.S, i64 %.idx2253
  %.1933 = shl i64 %spec.select, 6
  %505 = getelementptr i8, ptr %.826, i64 64
  %.3125 = getelementptr i8, ptr %.826, i64 48
  %factor.op.mul = shl i64 %spec.select, 9
  %invariant.gep2722.idx = mul i64 %factor.op.mul, %.778
  %invariant.gep2722 = getelementptr i8, ptr %arg.S, i64 %invariant.gep2722.idx
  %invariant.gep3349 = getelementptr i64, ptr %arg.S, i64 %.643
  %invariant.gep3351 = getelementptr i64, ptr %arg.C, i64 %.795
  %.idx.i = mul i64 %spec.select, 96
  %invariant.gep171 = getelementptr i8, ptr %arg.S, i64 %.idx.i
  %.neg = mul i64 %.630, -72
  %506 = add i64 %.neg, %lsr.iv417
  %.neg2 = mul i64 %.630, 2305843009213693943
  %507 = add i64 %.neg2, %lsr.iv425
  %508 = shl i64 %507, 3
  %sunkaddr473 = getelementptr i8, ptr %.826, i64 24
  %sunkaddr474 = shl i64 %.764, 3
  %sunkaddr475 = getelementptr i8, ptr %502, i64 %sunkaddr474
  %sunkaddr508 = getelementptr i8, ptr %.826, i64 56
  %sunkaddr530 = getelementptr i8, ptr %.826, i64 8
  %sunkaddr528 = getelementptr i8, ptr %.826, i64 32
  %509 = icmp ne i64 %.801, 1
  %sunkaddr17.i = shl i64 %quot.1.0, 3
  %510 = mul i64 %spec.select, 72
  %511 = add i64 %510, 8
  %512 = add i64 %510, 16
  %513 = add i64 %510, 24
  %514 = add i64 %510, 32
  %515 = add i64 %510, 40
  %516 = add i64 %510, 48
  %517 = add i64 %510, 56
  %518 = add i64 %510, 64
  br label %B966
B916.else.if:
  %519 = or i64 %.715, %spec.select
  %520 = icmp ult i64 %519, 4294967296
  br i1 %520, label %521, label %528
521:
  %522 = trunc i64 %.715 to i32
  %523 = trunc i64 %spec.select to i32
  %524 = udiv i32 %523, %522
  %525 = urem i32 %523, %522
  %526 = zext i32 %524 to i64
  %527 = zext i32 %525 to i64
  br label %531
528:
  %529 = sdiv i64 %spec.select, %.715
  %530 = srem i64 %spec.select, %.715
  br label %531
531:
  %532 = phi i64 [ %526, %521 ], [ %529, %528 ]
  %533 = phi i64 [ %527, %521 ], [ %530, %528 ]
  %.737 = xor i64 %533, %.715
  %.738 = icmp slt i64 %.737, 0
  %.739 = icmp ne i64 %533, 0
  %.740 = and i1 %.739, %.738
  %.745 = sext i1 %.740 to i64
  %spec.select2238 = add i64 %532, %.745
  br label %B916.endif
B992.endif:
  %at.2.0.lcssa.i = phi i64 [ 0, %B992 ], [ %at.2.046.i, %B484.i ], [ %down.2.1.i, %B536.i ]
  %.150.i = getelementptr i64, ptr %.24.i, i64 %at.2.0.lcssa.i
  store i64 %.47.i, ptr %.150.i, align 8
  %.159.i = and i64 %.25.i, 511
  %.879 = load i64, ptr %sunkaddr557, align 8
  %.881 = add i64 %.159.i, %.764
  %534 = getelementptr i64, ptr %arg.S, i64 %.879
  %.idx = mul i64 %.881, 176
  %535 = getelementptr i8, ptr %534, i64 %.idx
  %.886 = getelementptr i8, ptr %535, i64 168
  %.887 = load i64, ptr %.886, align 8
  %.888 = ashr i64 %.887, 6
  %.892 = getelementptr i64, ptr %504, i64 %.888
  %.893 = load i64, ptr %.892, align 8
  %.894 = and i64 %.887, 63
  %.895 = shl i64 1, %.894
  %.896 = or i64 %.895, %.893
  store i64 %.896, ptr %.892, align 8
  %.904 = load i64, ptr %sunkaddr473, align 8
  %.905 = icmp sgt i64 %.904, 0
  br i1 %.905, label %B1042, label %B1094
B82534.lr.ph:
  %sunkaddr560 = getelementptr i8, ptr %invariant.gep3349, i64 %sunkaddr559
  %sunkaddr561 = getelementptr i8, ptr %sunkaddr560, i64 64
  %.1130 = load i64, ptr %sunkaddr561, align 8
  %.1132.not = icmp sgt i64 %.1130, %.827
  %_run_sub_core_v15__select_v20_open_masks.4.8 = select i1 %.1132.not, i64 1, i64 3
  %sunkaddr564 = getelementptr i8, ptr %sunkaddr560, i64 72
  %.1130.1 = load i64, ptr %sunkaddr564, align 8
  %.1132.not.1 = icmp sgt i64 %.1130.1, %.827
  %.1139.1 = select i1 %.1132.not.1, i64 0, i64 4
  %_run_sub_core_v15__select_v20_open_masks.4.8.1 = or i64 %.1139.1, %_run_sub_core_v15__select_v20_open_masks.4.8
  %sunkaddr567 = getelementptr i8, ptr %sunkaddr560, i64 80
  %.1130.2 = load i64, ptr %sunkaddr567, align 8
  %.1132.not.2 = icmp sgt i64 %.1130.2, %.827
  %.1139.2 = select i1 %.1132.not.2, i64 0, i64 8
  %_run_sub_core_v15__select_v20_open_masks.4.8.2 = or i64 %_run_sub_core_v15__select_v20_open_masks.4.8.1, %.1139.2
  %sunkaddr570 = getelementptr i8, ptr %sunkaddr560, i64 88
  %.1130.3 = load i64, ptr %sunkaddr570, align 8
  %.1132.not.3 = icmp sgt i64 %.1130.3, %.827
  %.1139.3 = select i1 %.1132.not.3, i64 0, i64 16
  %_run_sub_core_v15__select_v20_open_masks.4.8.3 = or i64 %_run_sub_core_v15__select_v20_open_masks.4.8.2, %.1139.3
  %.1165 = load i64, ptr %sunkaddr571, align 8
  %gep2719 = getelementptr i64, ptr %invariant.gep2718, i64 %.1165
  %.1308 = load i64, ptr %gep2719, align 8
  %.1309 = add i64 %.1308, -16384
  %.1311.not = icmp sgt i64 %.1309, %.827
  %.1319 = select i1 %.1311.not, i64 0, i64 32
  %_run_sub_core_v15__select_v20_open_masks.6.8 = or i64 %_run_sub_core_v15__select_v20_open_masks.4.8.3, %.1319
  %.1307.1 = getelementptr i8, ptr %gep2719, i64 8
  %.1308.1 = load i64, ptr %.1307.1, align 8
  %.1309.1 = add i64 %.1308.1, -16384
  %.1311.not.1 = icmp sgt i64 %.1309.1, %.827
  %.1319.1 = select i1 %.1311.not.1, i64 0, i64 64
  %_run_sub_core_v15__select_v20_open_masks.6.8.1 = or i64 %_run_sub_core_v15__select_v20_open_masks.6.8, %.1319.1
  %.1307.2 = getelementptr i8, ptr %gep2719, i64 16
  %.1308.2 = load i64, ptr %.1307.2, align 8
  %.1309.2 = add i64 %.1308.2, -16384
  %.1311.not.2 = icmp sgt i64 %.1309.2, %.827
  %.1319.2 = select i1 %.1311.not.2, i64 0, i64 128
  %_run_sub_core_v15__select_v20_open_masks.6.8.2 = or i64 %_run_sub_core_v15__select_v20_open_masks.6.8.1, %.1319.2
  %.1307.3 = getelementptr i8, ptr %gep2719, i64 24
  %.1308.3 = load i64, ptr %.1307.3, align 8
  %.1309.3 = add i64 %.1308.3, -16384
  %.1311.not.3 = icmp sgt i64 %.1309.3, %.827
  %.1319.3 = select i1 %.1311.not.3, i64 0, i64 256
  %_run_sub_core_v15__select_v20_open_masks.6.8.3 = or i64 %_run_sub_core_v15__select_v20_open_masks.6.8.2, %.1319.3
  br label %B83160.endif
B83160.endif:
  %_run_sub_core_v15__select_v20_open_masks.7.6 = phi i64 [ %_run_sub_core_v15__select_v20_open_masks.6.8.3, %B82534.lr.ph ], [ 1, %B1098 ]
  %sunkaddr573 = getelementptr i8, ptr %invariant.gep3349, i64 %sunkaddr559
  %sunkaddr574 = getelementptr i8, ptr %sunkaddr573, i64 8
  %.1357 = load i64, ptr %sunkaddr574, align 8
  %.14482431.not = icmp slt i64 %.963, 1
  br i1 %.14482431.not, label %B102915, label %B83254.lr.ph
B83254.lr.ph:
  %.1349 = load i64, ptr %sunkaddr555, align 8
  %536 = getelementptr i64, ptr %arg.S, i64 %.969
  %537 = getelementptr i64, ptr %536, i64 %.973
  %.1828 = and i64 %.1357, 63
  %.1829 = shl i64 -2, %.1828
  %538 = shl i64 1, %.1828
  %539 = mul i64 %.963, %506
  %540 = shl i64 %.969, 3
  %541 = getelementptr i8, ptr %arg.S, i64 %539
  %scevgep419 = getelementptr i8, ptr %541, i64 %540
  %542 = shl i64 %.963, 4
  %543 = mul i64 %508, %.963
  %544 = getelementptr i8, ptr %arg.S, i64 %543
  %scevgep427 = getelementptr i8, ptr %544, i64 %540
  %545 = icmp ult i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 2
  %546 = icmp eq i64 %.1349, 1
  %547 = icmp eq i64 %.1349, 2
  %548 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 1
  %.1646.not = icmp eq i64 %548, 0
  %549 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 2
  %.1646.not.1 = icmp eq i64 %549, 0
  %550 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 4
  %.1646.not.1916 = icmp eq i64 %550, 0
  %551 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 8
  %.1646.not.1.1 = icmp eq i64 %551, 0
  %lsr.iv.next423.1 = shl i64 %.963, 5
  %552 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 16
  %.1646.not.2 = icmp eq i64 %552, 0
  %553 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 32
  %.1646.not.1.2 = icmp eq i64 %553, 0
  %lsr.iv.next423.2 = mul i64 %.963, 48
  %554 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 64
  %.1646.not.3 = icmp eq i64 %554, 0
  %555 = and i64 %_run_sub_core_v15__select_v20_open_masks.7.6, 128
  %.1646.not.1.3 = icmp eq i64 %555, 0
  br label %B83254
B102991.endif:
  store i64 %.11.i105, ptr %.826, align 8
  br label %B966.backedge
B123719.endif:
  %sunkaddr578 = getelementptr i8, ptr %gep3352, i64 80
  %.2873 = load i64, ptr %sunkaddr578, align 8
  %.2892 = load i64, ptr %sunkaddr579, align 8
  %.2893 = shl i64 %.2873, 4
  %.2894 = add i64 %.2892, %.2893
  %.2901 = getelementptr i8, ptr %230, i64 80
  %.2902 = load i64, ptr %.2901, align 8
  %.2913 = getelementptr i8, ptr %230, i64 88
  %.2914 = load i64, ptr %.2913, align 8
  %.2919 = ashr i64 %.2914, 4
  %.11.i107 = tail call i64 @llvm.smin.i64(i64 %.2919, i64 %.827)
  %.2954 = icmp sgt i64 %.11.i107, %.2902
  br i1 %.2954, label %B123813, label %B124321
B162179.endif:
  %.3216 = getelementptr i64, ptr %230, i64 %_run_sub_core_v15__issue_v18__vphi2140_1.2.8
  %.3217 = load i64, ptr %.3216, align 8
  %.3219 = shl i64 %_run_sub_core_v15__issue_v18_result.3.7, 4
  %.3221 = add i64 %.3133, %.3219
  %.11.i108 = tail call i64 @llvm.smax.i64(i64 %.3221, i64 %.3217)
  store i64 %.11.i108, ptr %.3216, align 8
  br label %B162295
B162934.else.if:
  %.3532 = load i64, ptr %sunkaddr580, align 8
  %.3534 = sub i64 %.3495, %.3532
  %.3553 = sdiv i64 %.3534, 6
  %.3554 = srem i64 %.3534, 6
  %.3554.lobit = ashr i64 %.3554, 63
  %.3577 = load i64, ptr %sunkaddr581, align 8
  %556 = mul i64 %quot.1.0, %.3577
  %.3542.1 = sub i64 %.3553, %556
  %.3580 = add i64 %.3542.1, %.3554.lobit
  store ptr null, ptr %.3588, align 8
  call fastcc void @f7(ptr %.3588, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %.3495, i64 %.3580, i64 %quot.1.0, i64 %.3467)
  br label %B966.backedge
B163186.endif:
  %_run_sub_core_v15__advance_v16_pc.2.7 = phi i64 [ %.3946, %B163348 ], [ %.3703, %B163186.endif.preheader ]
  %.idx3233 = mul i64 %_run_sub_core_v15__advance_v16_pc.2.7, 104
  %gep3348 = getelementptr i8, ptr %444, i64 %.idx3233
  %.3760 = getelementptr i8, ptr %gep3348, i64 48
  %.3761 = load i64, ptr %.3760, align 8
  %.3765 = getelementptr i8, ptr %gep3348, i64 56
  %.3766 = load i64, ptr %.3765, align 8
  %.3803 = sub i64 %.3766, %.3761
  %.38462447.not = icmp slt i64 %.3803, 1
  br i1 %.38462447.not, label %B163344, label %B163218.backedge.preheader
B163218.backedge.preheader:
  %xtraiter371 = and i64 %.3803, 3
  %557 = sub i64 %.3761, %.3766
  %558 = icmp ugt i64 %557, -4
  br i1 %558, label %B163218.backedge.epil.preheader, label %B163218.backedge.preheader.new
B163218.backedge.preheader.new:
  %unroll_iter376 = and i64 %.3803, 9223372036854775804
  br label %B163218.backedge
B163392.endif:
  %.idx3234 = mul i64 %_run_sub_core_v15__advance_v16_pc.3.6, 104
  %559 = getelementptr i8, ptr %arg.C, i64 %.idx3234
  %560 = getelementptr i64, ptr %559, i64 %.3688
  %.4054 = getelementptr i8, ptr %560, i64 48
  %.4055 = load i64, ptr %.4054, align 8
  %.4058 = getelementptr i8, ptr %560, i64 56
  %.4059 = load i64, ptr %.4058, align 8
  %.4096 = sub i64 %.4059, %.4055
  %.41392466.not = icmp slt i64 %.4096, 1
  br i1 %.41392466.not, label %B163412, label %B163410.lr.ph
B163410.lr.ph:
  %.4045 = load i64, ptr %sunkaddr534, align 8
  %xtraiter378 = and i64 %.4096, 3
  %561 = sub i64 %.4055, %.4059
  %562 = icmp ugt i64 %561, -4
  br i1 %562, label %B163394.backedge.epil.preheader, label %B163410.lr.ph.new
B163410.lr.ph.new:
  %unroll_iter383 = and i64 %.4096, 9223372036854775804
  %563 = shl i64 %.4045, 3
  %scevgep446 = getelementptr i8, ptr %scevgep431, i64 %563
  br label %B163394.backedge
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal fastcc void @f2(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.rows, ptr %arg.log, i64 %arg.core, i64 %arg.slot, i64 %arg.t)  {
B0:
  %.437 = alloca ptr, align 8
  %.26 = getelementptr i8, ptr %arg.S, i64 120
  %.27 = load i64, ptr %.26, align 8
  %.38 = getelementptr i8, ptr %arg.S, i64 128
  %.39 = load i64, ptr %.38, align 8
  %.41.not = icmp slt i64 %.27, %.39
  br i1 %.41.not, label %B442.endif.endif.endif.endif, label %B138
B138:
  %.52 = getelementptr i8, ptr %arg.S, i64 136
  %.53 = load i64, ptr %.52, align 8
  %.54 = icmp eq i64 %.53, 0
  br i1 %.54, label %B188, label %common.ret
B188:
  %.57 = getelementptr i8, ptr %arg.C, i64 472
  %.58 = load i64, ptr %.57, align 8
  %.62 = getelementptr i8, ptr %arg.S, i64 176
  %.63 = load i64, ptr %.62, align 8
  %.idx88 = mul i64 %.63, 24
  %0 = getelementptr i8, ptr %arg.S, i64 %.idx88
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
  %storemerge = phi i64 [ 1, %B1696 ], [ 0, %B188 ], [ 0, %B138 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret void
B1602:
  %start.3.083 = phi i64 [ %.428, %B1602 ], [ %.203, %B1602.preheader ]
  %.3927981 = phi i64 [ %.399, %B1602 ], [ 0, %B1602.preheader ]
  %.426 = load i64, ptr %sunkaddr15, align 8
  %.428 = add i64 %.426, %start.3.083
  call fastcc void @f6(ptr %.437, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %arg.core, i64 %arg.slot, i64 %.3927981, i64 %.428)
  %.399 = add i64 %.3927981, 1
  %exitcond.not = icmp eq i64 %.11.i4, %.399
  br i1 %exitcond.not, label %B1696, label %B1602
B1696:
  %start.3.0.lcssa = phi i64 [ %.203, %B442.endif.endif.endif.endif ], [ %.428, %B1602 ]
  %sunkaddr17 = shl i64 %arg.core, 3
  %sunkaddr18 = getelementptr i8, ptr %2, i64 %sunkaddr17
  store i64 %start.3.0.lcssa, ptr %sunkaddr18, align 8
  br label %common.ret
B442.endif.endif.endif.endif:
  %.32 = getelementptr i8, ptr %arg.C, i64 192
  %.33 = load i64, ptr %.32, align 8
  %.108 = add i64 %.33, %.27
  store i64 %.108, ptr %.26, align 8
  %.113 = getelementptr i8, ptr %arg.S, i64 112
  %.114 = load i64, ptr %.113, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.114, i64 %arg.t)
  %.149 = getelementptr i8, ptr %arg.C, i64 248
  %.150 = load i64, ptr %.149, align 8
  %.151 = add i64 %.150, %.11.i
  store i64 %.151, ptr %.113, align 8
  %.156 = getelementptr i8, ptr %arg.C, i64 368
  %.157 = load i64, ptr %.156, align 8
  %.159 = getelementptr i8, ptr %arg.C, i64 160
  %.160 = load i64, ptr %.159, align 8
  %1 = getelementptr i64, ptr %arg.S, i64 %.157
  %.idx = shl i64 %.160, 5
  %2 = getelementptr i8, ptr %1, i64 %.idx
  %.170 = getelementptr i64, ptr %2, i64 %arg.core
  %.171 = load i64, ptr %.170, align 8
  %.11.i3 = tail call i64 @llvm.smax.i64(i64 %.171, i64 %.11.i)
  %.201 = getelementptr i8, ptr %arg.C, i64 232
  %.202 = load i64, ptr %.201, align 8
  %.203 = add i64 %.202, %.11.i3
  %.208 = getelementptr i8, ptr %arg.C, i64 376
  %.209 = load i64, ptr %.208, align 8
  %.211 = getelementptr i8, ptr %arg.C, i64 184
  %.212 = load i64, ptr %.211, align 8
  %.214 = mul i64 %.212, %arg.core
  %.216 = add i64 %.214, %arg.slot
  %.220 = getelementptr i8, ptr %arg.S, i64 200
  %.221 = load i64, ptr %.220, align 8
  %.222 = add i64 %.221, 1
  store i64 %.222, ptr %.220, align 8
  %.idx89 = mul i64 %.216, 48
  %3 = getelementptr i8, ptr %arg.S, i64 %.idx89
  %4 = getelementptr i64, ptr %3, i64 %.209
  %.228 = getelementptr i8, ptr %4, i64 16
  store i64 %.221, ptr %.228, align 8
  store i64 %.33, ptr %4, align 8
  %.237 = getelementptr i8, ptr %4, i64 8
  store i64 0, ptr %.237, align 8
  %.242 = getelementptr i8, ptr %4, i64 32
  store i64 %.27, ptr %.242, align 8
  %.249 = getelementptr i8, ptr %4, i64 40
  store i64 %arg.core, ptr %.249, align 8
  %.253.idx = shl i64 %.221, 5
  %.253 = getelementptr i8, ptr %arg.log, i64 %.253.idx
  store i64 %.203, ptr %.253, align 8
  %.259 = getelementptr i8, ptr %.253, i64 16
  store i64 %arg.core, ptr %.259, align 8
  %.265 = getelementptr i8, ptr %.253, i64 24
  store i64 %arg.slot, ptr %.265, align 8
  %.270 = getelementptr i8, ptr %arg.C, i64 200
  %.271 = load i64, ptr %.270, align 8
  %.11.i4 = tail call i64 @llvm.smin.i64(i64 %.271, i64 %.33)
  %.305 = getelementptr i8, ptr %4, i64 24
  store i64 %.11.i4, ptr %.305, align 8
  %.38680.not = icmp slt i64 %.11.i4, 1
  br i1 %.38680.not, label %B1696, label %B1602.preheader
B1602.preheader:
  %sunkaddr15 = getelementptr i8, ptr %arg.C, i64 240
  br label %B1602
}
define internal fastcc void @f6(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.rows, i64 %arg.core, i64 %arg.slot, i64 %arg.number, i64 %arg.t)  {
B0:
  %.18 = getelementptr i8, ptr %arg.C, i64 376
  %.19 = load i64, ptr %.18, align 8
  %.21 = getelementptr i8, ptr %arg.C, i64 184
  %.22 = load i64, ptr %.21, align 8
  %.8.i = getelementptr i8, ptr %arg.C, i64 200
  %.9.i = load i64, ptr %.8.i, align 8
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %.26.i = icmp ne i64 %arg.number, -9223372036854775808
  %.27.i = icmp ne i64 %.9.i, -1
  %.28.not.i = or i1 %.26.i, %.27.i
  br i1 %.28.not.i, label %B0.else.if.i, label %B0.endif.i
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B0 ], [ 0, %B0.else.i ], [ %spec.select.i, %9 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.54.i = getelementptr i8, ptr %arg.C, i64 168
  %.55.i = load i64, ptr %.54.i, align 8
  %.56.i = getelementptr i8, ptr %arg.C, i64 176
  %.57.i = load i64, ptr %.56.i, align 8
  %.58.i = mul i64 %.55.i, %arg.core
  %.61.i = icmp eq i64 %.55.i, 0
  br i1 %.61.i, label %B0.endif.endif, label %B0.endif.else.i
B0.else.if.i:
  %0 = or i64 %.9.i, %arg.number
  %1 = icmp ult i64 %0, 4294967296
  br i1 %1, label %2, label %7
2:
  %3 = trunc i64 %.9.i to i32
  %4 = trunc i64 %arg.number to i32
  %5 = urem i32 %4, %3
  %6 = zext i32 %5 to i64
  br label %9
7:
  %8 = srem i64 %arg.number, %.9.i
  br label %9
9:
  %10 = phi i64 [ %6, %2 ], [ %8, %7 ]
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
  br label %B0.endif.endif
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
  br label %B0.endif.endif
B1436:
  %.315 = getelementptr i8, ptr %.76, i64 152
  tail call void @llvm.memset.p0.i64(ptr %.315, i8 0, i64 16, i1 false)
  %.324 = load i64, ptr %.56.i, align 8
  %.330 = icmp eq i64 %.324, 0
  br i1 %.330, label %B1436.endif.endif.if, label %B1436.else
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B0.endif.endif:
  %.1004.i = phi i64 [ %.10010.i, %23 ], [ %.100.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select7.i, %23 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.141.i = add i64 %quot.2.0.i, %.1004.i
  %.23 = mul i64 %.22, %arg.core
  %.24 = add i64 %.23, %arg.slot
  %.25 = mul i64 %.24, 6
  %.26 = add i64 %.25, %.19
  %.59 = getelementptr i8, ptr %arg.C, i64 312
  %.60 = load i64, ptr %.59, align 8
  %.62 = mul i64 %.141.i, 22
  %.63 = add i64 %.62, %.60
  %26 = getelementptr i64, ptr %arg.S, i64 %.26
  %.69 = getelementptr i8, ptr %26, i64 32
  %.70 = load i64, ptr %.69, align 8
  %.71 = add i64 %.70, %arg.number
  %.76 = getelementptr i64, ptr %arg.S, i64 %.63
  %.85.idx = mul i64 %.71, 24
  %.85 = getelementptr i8, ptr %arg.rows, i64 %.85.idx
  tail call void @llvm.memset.p0.i64(ptr %.76, i8 0, i64 16, i1 false)
  %.86 = load i64, ptr %.85, align 8
  %.87 = add i64 %.86, -1
  %.89 = getelementptr i8, ptr %.76, i64 16
  store i64 %.87, ptr %.89, align 8
  %.94 = getelementptr i8, ptr %.85, i64 8
  %.95 = load i64, ptr %.94, align 8
  %.97 = getelementptr i8, ptr %.76, i64 24
  store i64 %.95, ptr %.97, align 8
  %.102 = getelementptr i8, ptr %.85, i64 16
  %.103 = load i64, ptr %.102, align 8
  %.105 = getelementptr i8, ptr %.76, i64 40
  store i64 %.103, ptr %.105, align 8
  %.110 = getelementptr i8, ptr %.76, i64 32
  store i64 0, ptr %.110, align 8
  %.115 = getelementptr i8, ptr %.76, i64 48
  %.125 = getelementptr i8, ptr %.76, i64 64
  tail call void @llvm.memset.p0.i64(ptr %.115, i8 0, i64 16, i1 false)
  store i64 %.26, ptr %.125, align 8
  %.130 = getelementptr i8, ptr %.76, i64 72
  store i64 %arg.number, ptr %.130, align 8
  %.136 = getelementptr i8, ptr %.76, i64 80
  store i64 %arg.t, ptr %.136, align 8
  %.141 = getelementptr i8, ptr %.76, i64 88
  %.161 = getelementptr i8, ptr %.76, i64 120
  tail call void @llvm.memset.p0.i64(ptr %.141, i8 0, i64 32, i1 false)
  store i64 -1, ptr %.161, align 8
  %.166 = getelementptr i8, ptr %.76, i64 144
  store i64 1, ptr %.166, align 8
  %.172 = getelementptr i8, ptr %arg.C, i64 208
  %.173 = load i64, ptr %.172, align 8
  %.26295.not = icmp slt i64 %.173, 1
  br i1 %.26295.not, label %B1436, label %B1392.lr.ph
B1392.lr.ph:
  %.169 = getelementptr i8, ptr %arg.C, i64 352
  %.170 = load i64, ptr %.169, align 8
  %.175 = mul i64 %.173, %.141.i
  %27 = getelementptr i64, ptr %arg.S, i64 %.170
  %28 = getelementptr i64, ptr %27, i64 %.175
  %29 = shl i64 %.173, 3
  tail call void @llvm.memset.p0.i64(ptr %28, i8 0, i64 %29, i1 false)
  br label %B1436
B1436.else:
  %.341 = icmp ne i64 %.141.i, -9223372036854775808
  %.342 = icmp ne i64 %.324, -1
  %.343.not = or i1 %.341, %.342
  br i1 %.343.not, label %B1436.endif.endif.else.if, label %B1436.endif.endif.else
B1436.endif.endif.if:
  %sunkaddr5 = shl i64 %.63, 3
  %sunkaddr6 = getelementptr i8, ptr %arg.S, i64 %sunkaddr5
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 136
  store i64 0, ptr %sunkaddr7, align 8
  br label %B1436.endif.endif.endif
B1436.endif.endif.else:
  %sunkaddr8 = shl i64 %.60, 3
  %sunkaddr9 = getelementptr i8, ptr %arg.S, i64 %sunkaddr8
  %sunkaddr10 = getelementptr i8, ptr %sunkaddr9, i64 136
  store i64 0, ptr %sunkaddr10, align 8
  br label %B1436.endif.endif.endif
B1436.endif.endif.endif:
  %quot.1.084 = phi i64 [ 0, %B1436.endif.endif.if ], [ 0, %B1436.endif.endif.else ], [ %spec.select, %49 ]
  %rem.2.0 = phi i64 [ 0, %B1436.endif.endif.if ], [ 0, %B1436.endif.endif.else ], [ %spec.select90, %49 ]
  %.17.i = getelementptr i8, ptr %arg.C, i64 360
  %.18.i = load i64, ptr %.17.i, align 8
  %.26.i4 = getelementptr i8, ptr %arg.C, i64 344
  %.27.i5 = load i64, ptr %.26.i4, align 8
  %.28.i = shl i64 %.27.i5, 6
  %.33.i6 = getelementptr i8, ptr %arg.C, i64 328
  %.34.i7 = load i64, ptr %.33.i6, align 8
  %.37.i = mul i64 %.28.i, %quot.1.084
  %.38.i = add i64 %.37.i, %.34.i7
  %30 = getelementptr i64, ptr %arg.S, i64 %.18.i
  %.idx.i8 = mul i64 %quot.1.084, 96
  %31 = getelementptr i8, ptr %30, i64 %.idx.i8
  %.45.i = getelementptr i8, ptr %31, i64 40
  %.46.i = load i64, ptr %.45.i, align 8
  %.51.i = icmp eq i64 %.46.i, %.28.i
  br i1 %.51.i, label %B232.endif.i, label %_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B232.endif.i:
  %.56.i9 = getelementptr i8, ptr %arg.C, i64 336
  %.57.i10 = load i64, ptr %.56.i9, align 8
  %.59.i = mul i64 %quot.1.084, 9
  %.63.i = mul i64 %.59.i, %.27.i5
  %.64.i = add i64 %.57.i10, %.63.i
  %sunkaddr5.i = getelementptr i8, ptr %31, i64 8
  %.75.i = load i64, ptr %sunkaddr5.i, align 8
  store i64 -1, ptr %sunkaddr5.i, align 8
  %.124.inv.i = icmp sgt i64 %.27.i5, 0
  %..28.i = select i1 %.124.inv.i, i64 %.28.i, i64 0
  %.172159.i = icmp sgt i64 %..28.i, 0
  br i1 %.172159.i, label %B476.us.preheader.i, label %_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit
B476.us.preheader.i:
  %32 = getelementptr i64, ptr %arg.S, i64 %.38.i
  %sunkaddr6.i = getelementptr i8, ptr %arg.C, i64 224
  br label %B476.us.i
B476.us.i:
  %rank.3.1165.us.i = phi i64 [ %rank.4.1.us.i, %B1295.us.i ], [ 0, %B476.us.preheader.i ]
  %.178152162.us.i = phi i64 [ %.185.us.i, %B1295.us.i ], [ 0, %B476.us.preheader.i ]
  %.185.us.i = add i64 %.178152162.us.i, 1
  %33 = shl i64 %.178152162.us.i, 3
  %scevgep.i = getelementptr i8, ptr %32, i64 %33
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
  %.269.us.i = getelementptr i64, ptr %32, i64 %rank.3.1165.us.i
  store i64 %.220.us.i, ptr %.269.us.i, align 8
  %.273.us.i = load i64, ptr %.59, align 8
  %.276.us.i = load i64, ptr %.56.i, align 8
  %.278.us.i = mul i64 %.276.us.i, %quot.1.084
  %.280.us.i = add i64 %.278.us.i, %.220.us.i
  %34 = getelementptr i64, ptr %arg.S, i64 %.273.us.i
  %.idx.us.i = mul i64 %.280.us.i, 176
  %35 = getelementptr i8, ptr %34, i64 %.idx.us.i
  %.288.us.i = getelementptr i8, ptr %35, i64 168
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
  %.409.us.1.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.2.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.3.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.4.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.5.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.6.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.7.i = load i64, ptr %.26.i4, align 8
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
  %.409.us.8.i = load i64, ptr %.26.i4, align 8
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
  br i1 %exitcond.not.i, label %_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit, label %B476.us.i
_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit:
  %rank.5.0.i = phi i64 [ %.46.i, %B1436.endif.endif.endif ], [ 0, %B232.endif.i ], [ %rank.4.1.us.i, %B1295.us.i ]
  %36 = getelementptr i64, ptr %arg.S, i64 %.38.i
  %.493.i = getelementptr i64, ptr %36, i64 %rank.5.0.i
  store i64 %rem.2.0, ptr %.493.i, align 8
  %.502.i = add i64 %rank.5.0.i, 1
  store i64 %.502.i, ptr %.45.i, align 8
  %.485 = getelementptr i8, ptr %.76, i64 168
  store i64 %rank.5.0.i, ptr %.485, align 8
  br i1 %.330, label %B1436.endif.endif.endif.endif.endif.endif, label %B1436.endif.endif.endif.endif.else
B1436.endif.endif.else.if:
  %37 = or i64 %.324, %.141.i
  %38 = icmp ult i64 %37, 4294967296
  br i1 %38, label %39, label %46
39:
  %40 = trunc i64 %.324 to i32
  %41 = trunc i64 %.141.i to i32
  %42 = udiv i32 %41, %40
  %43 = urem i32 %41, %40
  %44 = zext i32 %42 to i64
  %45 = zext i32 %43 to i64
  br label %49
46:
  %47 = sdiv i64 %.141.i, %.324
  %48 = srem i64 %.141.i, %.324
  br label %49
49:
  %50 = phi i64 [ %44, %39 ], [ %47, %46 ]
  %51 = phi i64 [ %45, %39 ], [ %48, %46 ]
  %.348 = xor i64 %51, %.324
  %.349 = icmp slt i64 %.348, 0
  %.350 = icmp ne i64 %51, 0
  %.351 = and i1 %.350, %.349
  %.356 = sext i1 %.351 to i64
  %spec.select = add i64 %50, %.356
  %sunkaddr13 = shl i64 %.63, 3
  %sunkaddr14 = getelementptr i8, ptr %arg.S, i64 %sunkaddr13
  %sunkaddr15 = getelementptr i8, ptr %sunkaddr14, i64 136
  store i64 %spec.select, ptr %sunkaddr15, align 8
  %.448 = select i1 %.351, i64 %.324, i64 0
  %spec.select90 = add i64 %.448, %51
  br label %B1436.endif.endif.endif
B1436.endif.endif.endif.endif.else:
  %.502 = icmp ne i64 %.141.i, -9223372036854775808
  %.503 = icmp ne i64 %.324, -1
  %.504.not = or i1 %.502, %.503
  br i1 %.504.not, label %B1436.endif.endif.endif.endif.endif.else.if, label %B1436.endif.endif.endif.endif.endif.endif
B1436.endif.endif.endif.endif.endif.endif:
  %quot.3.087 = phi i64 [ 0, %_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ], [ %spec.select91, %68 ], [ 0, %B1436.endif.endif.endif.endif.else ]
  %rem.4.0 = phi i64 [ 0, %_ZN7mgpusim6engine10event_core9_new_rankB3v26B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axx.exit ], [ %spec.select92, %68 ], [ 0, %B1436.endif.endif.endif.endif.else ]
  %.14.i = load i64, ptr %.17.i, align 8
  %.20.i = getelementptr i8, ptr %arg.C, i64 320
  %.21.i = load i64, ptr %.20.i, align 8
  %.23.i = load i64, ptr %.56.i, align 8
  %.24.i = mul i64 %.23.i, %quot.3.087
  %.25.i = add i64 %.24.i, %.21.i
  %52 = getelementptr i64, ptr %arg.S, i64 %.14.i
  %.idx.i = mul i64 %quot.3.087, 96
  %53 = getelementptr i8, ptr %52, i64 %.idx.i
  %.32.i = getelementptr i8, ptr %53, i64 24
  %.33.i1 = load i64, ptr %.32.i, align 8
  %.42.i = add i64 %.33.i1, 1
  store i64 %.42.i, ptr %.32.i, align 8
  %.47.i = shl i64 %arg.t, 9
  %.48.i = or i64 %rem.4.0, %.47.i
  %.52.i = icmp sgt i64 %.33.i1, 0
  br i1 %.52.i, label %B302.preheader.i, label %B426.i
B302.preheader.i:
  %54 = getelementptr i64, ptr %arg.S, i64 %.25.i
  br label %B302.i
B302.i:
  %at.2.0.i = phi i64 [ %.61.i2, %B370.i ], [ %.33.i1, %B302.preheader.i ]
  %.60.i = add i64 %at.2.0.i, -1
  %.61.i2 = lshr i64 %.60.i, 1
  %.69.i = getelementptr i64, ptr %54, i64 %.61.i2
  %.70.i = load i64, ptr %.69.i, align 8
  %.76.not.i = icmp sgt i64 %.70.i, %.48.i
  br i1 %.76.not.i, label %B370.i, label %B426.i
B370.i:
  %.93.i = getelementptr i64, ptr %54, i64 %at.2.0.i
  store i64 %.70.i, ptr %.93.i, align 8
  %.104.not.i = icmp eq i64 %.61.i2, 0
  br i1 %.104.not.i, label %B426.i, label %B302.i
B426.i:
  %at.3.1.i = phi i64 [ %.33.i1, %B1436.endif.endif.endif.endif.endif.endif ], [ %at.2.0.i, %B302.i ], [ 0, %B370.i ]
  %55 = getelementptr i64, ptr %arg.S, i64 %.25.i
  %.122.i = getelementptr i64, ptr %55, i64 %at.3.1.i
  store i64 %.48.i, ptr %.122.i, align 8
  %sunkaddr17 = getelementptr i8, ptr %53, i64 16
  %.130.i = load i64, ptr %sunkaddr17, align 8
  %.132.i = icmp slt i64 %arg.t, %.130.i
  br i1 %.132.i, label %B522.i, label %common.ret
B522.i:
  store i64 %arg.t, ptr %sunkaddr17, align 8
  br label %common.ret
B1436.endif.endif.endif.endif.endif.else.if:
  %56 = or i64 %.324, %.141.i
  %57 = icmp ult i64 %56, 4294967296
  br i1 %57, label %58, label %65
58:
  %59 = trunc i64 %.324 to i32
  %60 = trunc i64 %.141.i to i32
  %61 = udiv i32 %60, %59
  %62 = urem i32 %60, %59
  %63 = zext i32 %61 to i64
  %64 = zext i32 %62 to i64
  br label %68
65:
  %66 = sdiv i64 %.141.i, %.324
  %67 = srem i64 %.141.i, %.324
  br label %68
68:
  %69 = phi i64 [ %63, %58 ], [ %66, %65 ]
  %70 = phi i64 [ %64, %58 ], [ %67, %65 ]
  %.509 = xor i64 %70, %.324
  %.510 = icmp slt i64 %.509, 0
  %.511 = icmp ne i64 %70, 0
  %.512 = and i1 %.511, %.510
  %.517 = sext i1 %.512 to i64
  %spec.select91 = add i64 %69, %.517
  %.560 = select i1 %.512, i64 %.324, i64 0
  %spec.select92 = add i64 %.560, %70
  br label %B1436.endif.endif.endif.endif.endif.endif
}
declare i64 @llvm.smin.i64(i64, i64)
define internal fastcc void @f4(ptr %retptr, i64 %arg.C.392.val, ptr %arg.S, i64 %arg.kind, i64 %arg.t, i64 %arg.ticks)  {
B0:
  %.23 = getelementptr i8, ptr %arg.S, i64 160
  %.24 = load i64, ptr %.23, align 8
  %.26 = ashr i64 %arg.t, %.24
  %.30 = icmp sgt i64 %.26, 511
  br i1 %.30, label %B116.endif.endif.us.preheader, label %B590
B116.endif.endif.us.preheader:
  %0 = shl i64 %arg.C.392.val, 3
  %1 = getelementptr i8, ptr %arg.S, i64 %0
  %scevgep.6 = getelementptr i8, ptr %1, i64 26624
  %2 = getelementptr i64, ptr %arg.S, i64 %arg.C.392.val
  %scevgep = getelementptr i8, ptr %1, i64 2048
  %3 = getelementptr i8, ptr %2, i64 4096
  %scevgep.1 = getelementptr i8, ptr %1, i64 6144
  %4 = getelementptr i8, ptr %2, i64 8192
  %scevgep.2 = getelementptr i8, ptr %1, i64 10240
  %5 = getelementptr i8, ptr %2, i64 12288
  %scevgep.3 = getelementptr i8, ptr %1, i64 14336
  %6 = getelementptr i8, ptr %2, i64 16384
  %scevgep.4 = getelementptr i8, ptr %1, i64 18432
  %7 = getelementptr i8, ptr %2, i64 20480
  %scevgep.5 = getelementptr i8, ptr %1, i64 22528
  %8 = getelementptr i8, ptr %2, i64 24576
  br label %vector.body61
vector.body61:
  %index62 = phi i64 [ 0, %B116.endif.endif.us.preheader ], [ %index62.be, %vector.body61.backedge ]
  %9 = shl i64 %index62, 4
  %10 = getelementptr i8, ptr %2, i64 %9
  %11 = getelementptr i8, ptr %10, i64 32
  %wide.vec63 = load <4 x i64>, ptr %10, align 8
  %strided.vec64 = shufflevector <4 x i64> %wide.vec63, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec65 = shufflevector <4 x i64> %wide.vec63, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec66 = load <4 x i64>, ptr %11, align 8
  %strided.vec67 = shufflevector <4 x i64> %wide.vec66, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec68 = shufflevector <4 x i64> %wide.vec66, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %12 = add <2 x i64> %strided.vec65, %strided.vec64
  %13 = add <2 x i64> %strided.vec68, %strided.vec67
  %14 = getelementptr i64, ptr %2, i64 %index62
  %15 = getelementptr i8, ptr %14, i64 16
  store <2 x i64> %12, ptr %14, align 8
  store <2 x i64> %13, ptr %15, align 8
  %index.next69 = add i64 %index62, 4
  %16 = icmp eq i64 %index.next69, 256
  br i1 %16, label %B232.B370.endif.endif.endif_crit_edge.us.us, label %vector.body61.backedge
vector.body61.backedge:
  %index62.be = phi i64 [ %index.next69, %vector.body61 ], [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.6 ]
  br label %vector.body61
B232.B370.endif.endif.endif_crit_edge.us.us:
  tail call void @llvm.memset.p0.i64(ptr %scevgep, i8 0, i64 2048, i1 false)
  br label %vector.body50
vector.body50:
  %lsr.iv = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us ], [ %lsr.iv.next.1, %vector.body50 ]
  %17 = shl i64 %lsr.iv, 1
  %scevgep7 = getelementptr i8, ptr %3, i64 %17
  %scevgep6 = getelementptr i8, ptr %scevgep7, i64 32
  %wide.vec52 = load <4 x i64>, ptr %scevgep7, align 8
  %strided.vec53 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54 = shufflevector <4 x i64> %wide.vec52, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55 = load <4 x i64>, ptr %scevgep6, align 8
  %strided.vec56 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57 = shufflevector <4 x i64> %wide.vec55, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %18 = add <2 x i64> %strided.vec54, %strided.vec53
  %19 = add <2 x i64> %strided.vec57, %strided.vec56
  %scevgep76 = getelementptr i8, ptr %3, i64 %lsr.iv
  %scevgep75 = getelementptr i8, ptr %scevgep76, i64 16
  store <2 x i64> %18, ptr %scevgep76, align 8
  store <2 x i64> %19, ptr %scevgep75, align 8
  %scevgep2 = getelementptr i8, ptr %scevgep7, i64 64
  %scevgep4 = getelementptr i8, ptr %scevgep7, i64 96
  %wide.vec52.1 = load <4 x i64>, ptr %scevgep2, align 8
  %strided.vec53.1 = shufflevector <4 x i64> %wide.vec52.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec54.1 = shufflevector <4 x i64> %wide.vec52.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec55.1 = load <4 x i64>, ptr %scevgep4, align 8
  %strided.vec56.1 = shufflevector <4 x i64> %wide.vec55.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec57.1 = shufflevector <4 x i64> %wide.vec55.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %20 = add <2 x i64> %strided.vec54.1, %strided.vec53.1
  %21 = add <2 x i64> %strided.vec57.1, %strided.vec56.1
  %scevgep9 = getelementptr i8, ptr %scevgep76, i64 32
  %scevgep10 = getelementptr i8, ptr %scevgep76, i64 48
  store <2 x i64> %20, ptr %scevgep9, align 8
  store <2 x i64> %21, ptr %scevgep10, align 8
  %lsr.iv.next.1 = add i64 %lsr.iv, 64
  %22 = icmp eq i64 %lsr.iv.next.1, 2048
  br i1 %22, label %B232.B370.endif.endif.endif_crit_edge.us.us.1, label %vector.body50
B232.B370.endif.endif.endif_crit_edge.us.us.1:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.1, i8 0, i64 2048, i1 false)
  br label %vector.body39
vector.body39:
  %lsr.iv77 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.1 ], [ %lsr.iv.next78.1, %vector.body39 ]
  %23 = shl i64 %lsr.iv77, 1
  %scevgep17 = getelementptr i8, ptr %4, i64 %23
  %scevgep16 = getelementptr i8, ptr %scevgep17, i64 32
  %wide.vec41 = load <4 x i64>, ptr %scevgep17, align 8
  %strided.vec42 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43 = shufflevector <4 x i64> %wide.vec41, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44 = load <4 x i64>, ptr %scevgep16, align 8
  %strided.vec45 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46 = shufflevector <4 x i64> %wide.vec44, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %24 = add <2 x i64> %strided.vec43, %strided.vec42
  %25 = add <2 x i64> %strided.vec46, %strided.vec45
  %scevgep84 = getelementptr i8, ptr %4, i64 %lsr.iv77
  %scevgep83 = getelementptr i8, ptr %scevgep84, i64 16
  store <2 x i64> %24, ptr %scevgep84, align 8
  store <2 x i64> %25, ptr %scevgep83, align 8
  %scevgep12 = getelementptr i8, ptr %scevgep17, i64 64
  %scevgep14 = getelementptr i8, ptr %scevgep17, i64 96
  %wide.vec41.1 = load <4 x i64>, ptr %scevgep12, align 8
  %strided.vec42.1 = shufflevector <4 x i64> %wide.vec41.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec43.1 = shufflevector <4 x i64> %wide.vec41.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec44.1 = load <4 x i64>, ptr %scevgep14, align 8
  %strided.vec45.1 = shufflevector <4 x i64> %wide.vec44.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec46.1 = shufflevector <4 x i64> %wide.vec44.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %26 = add <2 x i64> %strided.vec43.1, %strided.vec42.1
  %27 = add <2 x i64> %strided.vec46.1, %strided.vec45.1
  %scevgep19 = getelementptr i8, ptr %scevgep84, i64 32
  %scevgep20 = getelementptr i8, ptr %scevgep84, i64 48
  store <2 x i64> %26, ptr %scevgep19, align 8
  store <2 x i64> %27, ptr %scevgep20, align 8
  %lsr.iv.next78.1 = add i64 %lsr.iv77, 64
  %28 = icmp eq i64 %lsr.iv.next78.1, 2048
  br i1 %28, label %B232.B370.endif.endif.endif_crit_edge.us.us.2, label %vector.body39
B232.B370.endif.endif.endif_crit_edge.us.us.2:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.2, i8 0, i64 2048, i1 false)
  br label %vector.body28
vector.body28:
  %lsr.iv85 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.2 ], [ %lsr.iv.next86.1, %vector.body28 ]
  %29 = shl i64 %lsr.iv85, 1
  %scevgep27 = getelementptr i8, ptr %5, i64 %29
  %scevgep26 = getelementptr i8, ptr %scevgep27, i64 32
  %wide.vec30 = load <4 x i64>, ptr %scevgep27, align 8
  %strided.vec31 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32 = shufflevector <4 x i64> %wide.vec30, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33 = load <4 x i64>, ptr %scevgep26, align 8
  %strided.vec34 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35 = shufflevector <4 x i64> %wide.vec33, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %30 = add <2 x i64> %strided.vec32, %strided.vec31
  %31 = add <2 x i64> %strided.vec35, %strided.vec34
  %scevgep92 = getelementptr i8, ptr %5, i64 %lsr.iv85
  %scevgep91 = getelementptr i8, ptr %scevgep92, i64 16
  store <2 x i64> %30, ptr %scevgep92, align 8
  store <2 x i64> %31, ptr %scevgep91, align 8
  %scevgep22 = getelementptr i8, ptr %scevgep27, i64 64
  %scevgep24 = getelementptr i8, ptr %scevgep27, i64 96
  %wide.vec30.1 = load <4 x i64>, ptr %scevgep22, align 8
  %strided.vec31.1 = shufflevector <4 x i64> %wide.vec30.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec32.1 = shufflevector <4 x i64> %wide.vec30.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec33.1 = load <4 x i64>, ptr %scevgep24, align 8
  %strided.vec34.1 = shufflevector <4 x i64> %wide.vec33.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec35.1 = shufflevector <4 x i64> %wide.vec33.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %32 = add <2 x i64> %strided.vec32.1, %strided.vec31.1
  %33 = add <2 x i64> %strided.vec35.1, %strided.vec34.1
  %scevgep29 = getelementptr i8, ptr %scevgep92, i64 32
  %scevgep30 = getelementptr i8, ptr %scevgep92, i64 48
  store <2 x i64> %32, ptr %scevgep29, align 8
  store <2 x i64> %33, ptr %scevgep30, align 8
  %lsr.iv.next86.1 = add i64 %lsr.iv85, 64
  %34 = icmp eq i64 %lsr.iv.next86.1, 2048
  br i1 %34, label %B232.B370.endif.endif.endif_crit_edge.us.us.3, label %vector.body28
B232.B370.endif.endif.endif_crit_edge.us.us.3:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.3, i8 0, i64 2048, i1 false)
  br label %vector.body17
vector.body17:
  %lsr.iv93 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.3 ], [ %lsr.iv.next94.1, %vector.body17 ]
  %35 = shl i64 %lsr.iv93, 1
  %scevgep37 = getelementptr i8, ptr %6, i64 %35
  %scevgep36 = getelementptr i8, ptr %scevgep37, i64 32
  %wide.vec19 = load <4 x i64>, ptr %scevgep37, align 8
  %strided.vec20 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21 = shufflevector <4 x i64> %wide.vec19, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22 = load <4 x i64>, ptr %scevgep36, align 8
  %strided.vec23 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24 = shufflevector <4 x i64> %wide.vec22, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %36 = add <2 x i64> %strided.vec21, %strided.vec20
  %37 = add <2 x i64> %strided.vec24, %strided.vec23
  %scevgep100 = getelementptr i8, ptr %6, i64 %lsr.iv93
  %scevgep99 = getelementptr i8, ptr %scevgep100, i64 16
  store <2 x i64> %36, ptr %scevgep100, align 8
  store <2 x i64> %37, ptr %scevgep99, align 8
  %scevgep32 = getelementptr i8, ptr %scevgep37, i64 64
  %scevgep34 = getelementptr i8, ptr %scevgep37, i64 96
  %wide.vec19.1 = load <4 x i64>, ptr %scevgep32, align 8
  %strided.vec20.1 = shufflevector <4 x i64> %wide.vec19.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec21.1 = shufflevector <4 x i64> %wide.vec19.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec22.1 = load <4 x i64>, ptr %scevgep34, align 8
  %strided.vec23.1 = shufflevector <4 x i64> %wide.vec22.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec24.1 = shufflevector <4 x i64> %wide.vec22.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %38 = add <2 x i64> %strided.vec21.1, %strided.vec20.1
  %39 = add <2 x i64> %strided.vec24.1, %strided.vec23.1
  %scevgep39 = getelementptr i8, ptr %scevgep100, i64 32
  %scevgep40 = getelementptr i8, ptr %scevgep100, i64 48
  store <2 x i64> %38, ptr %scevgep39, align 8
  store <2 x i64> %39, ptr %scevgep40, align 8
  %lsr.iv.next94.1 = add i64 %lsr.iv93, 64
  %40 = icmp eq i64 %lsr.iv.next94.1, 2048
  br i1 %40, label %B232.B370.endif.endif.endif_crit_edge.us.us.4, label %vector.body17
B232.B370.endif.endif.endif_crit_edge.us.us.4:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.4, i8 0, i64 2048, i1 false)
  br label %vector.body6
vector.body6:
  %lsr.iv101 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.4 ], [ %lsr.iv.next102.1, %vector.body6 ]
  %41 = shl i64 %lsr.iv101, 1
  %scevgep47 = getelementptr i8, ptr %7, i64 %41
  %scevgep46 = getelementptr i8, ptr %scevgep47, i64 32
  %wide.vec8 = load <4 x i64>, ptr %scevgep47, align 8
  %strided.vec9 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10 = shufflevector <4 x i64> %wide.vec8, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11 = load <4 x i64>, ptr %scevgep46, align 8
  %strided.vec12 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13 = shufflevector <4 x i64> %wide.vec11, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %42 = add <2 x i64> %strided.vec10, %strided.vec9
  %43 = add <2 x i64> %strided.vec13, %strided.vec12
  %scevgep108 = getelementptr i8, ptr %7, i64 %lsr.iv101
  %scevgep107 = getelementptr i8, ptr %scevgep108, i64 16
  store <2 x i64> %42, ptr %scevgep108, align 8
  store <2 x i64> %43, ptr %scevgep107, align 8
  %scevgep42 = getelementptr i8, ptr %scevgep47, i64 64
  %scevgep44 = getelementptr i8, ptr %scevgep47, i64 96
  %wide.vec8.1 = load <4 x i64>, ptr %scevgep42, align 8
  %strided.vec9.1 = shufflevector <4 x i64> %wide.vec8.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec10.1 = shufflevector <4 x i64> %wide.vec8.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec11.1 = load <4 x i64>, ptr %scevgep44, align 8
  %strided.vec12.1 = shufflevector <4 x i64> %wide.vec11.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec13.1 = shufflevector <4 x i64> %wide.vec11.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %44 = add <2 x i64> %strided.vec10.1, %strided.vec9.1
  %45 = add <2 x i64> %strided.vec13.1, %strided.vec12.1
  %scevgep49 = getelementptr i8, ptr %scevgep108, i64 32
  %scevgep50 = getelementptr i8, ptr %scevgep108, i64 48
  store <2 x i64> %44, ptr %scevgep49, align 8
  store <2 x i64> %45, ptr %scevgep50, align 8
  %lsr.iv.next102.1 = add i64 %lsr.iv101, 64
  %46 = icmp eq i64 %lsr.iv.next102.1, 2048
  br i1 %46, label %B232.B370.endif.endif.endif_crit_edge.us.us.5, label %vector.body6
B232.B370.endif.endif.endif_crit_edge.us.us.5:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.5, i8 0, i64 2048, i1 false)
  br label %vector.body
vector.body:
  %lsr.iv109 = phi i64 [ 0, %B232.B370.endif.endif.endif_crit_edge.us.us.5 ], [ %lsr.iv.next110.1, %vector.body ]
  %47 = shl i64 %lsr.iv109, 1
  %scevgep57 = getelementptr i8, ptr %8, i64 %47
  %scevgep56 = getelementptr i8, ptr %scevgep57, i64 32
  %wide.vec = load <4 x i64>, ptr %scevgep57, align 8
  %strided.vec = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1 = shufflevector <4 x i64> %wide.vec, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2 = load <4 x i64>, ptr %scevgep56, align 8
  %strided.vec3 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4 = shufflevector <4 x i64> %wide.vec2, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %48 = add <2 x i64> %strided.vec1, %strided.vec
  %49 = add <2 x i64> %strided.vec4, %strided.vec3
  %scevgep116 = getelementptr i8, ptr %8, i64 %lsr.iv109
  %scevgep115 = getelementptr i8, ptr %scevgep116, i64 16
  store <2 x i64> %48, ptr %scevgep116, align 8
  store <2 x i64> %49, ptr %scevgep115, align 8
  %scevgep52 = getelementptr i8, ptr %scevgep57, i64 64
  %scevgep54 = getelementptr i8, ptr %scevgep57, i64 96
  %wide.vec.1 = load <4 x i64>, ptr %scevgep52, align 8
  %strided.vec.1 = shufflevector <4 x i64> %wide.vec.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec1.1 = shufflevector <4 x i64> %wide.vec.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %wide.vec2.1 = load <4 x i64>, ptr %scevgep54, align 8
  %strided.vec3.1 = shufflevector <4 x i64> %wide.vec2.1, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %strided.vec4.1 = shufflevector <4 x i64> %wide.vec2.1, <4 x i64> poison, <2 x i32> <i32 1, i32 3>
  %50 = add <2 x i64> %strided.vec1.1, %strided.vec.1
  %51 = add <2 x i64> %strided.vec4.1, %strided.vec3.1
  %scevgep59 = getelementptr i8, ptr %scevgep116, i64 32
  %scevgep60 = getelementptr i8, ptr %scevgep116, i64 48
  store <2 x i64> %50, ptr %scevgep59, align 8
  store <2 x i64> %51, ptr %scevgep60, align 8
  %lsr.iv.next110.1 = add i64 %lsr.iv109, 64
  %52 = icmp eq i64 %lsr.iv.next110.1, 2048
  br i1 %52, label %B232.B370.endif.endif.endif_crit_edge.us.us.6, label %vector.body
B232.B370.endif.endif.endif_crit_edge.us.us.6:
  tail call void @llvm.memset.p0.i64(ptr %scevgep.6, i8 0, i64 2048, i1 false)
  %.519.us = load i64, ptr %.23, align 8
  %.520.us = add i64 %.519.us, 1
  store i64 %.520.us, ptr %.23, align 8
  %.526.us = ashr i64 %arg.t, %.520.us
  %.529.us = icmp sgt i64 %.526.us, 511
  br i1 %.529.us, label %vector.body61.backedge, label %B590
B590:
  %at.2.1 = phi i64 [ %.26, %B0 ], [ %.526.us, %B232.B370.endif.endif.endif_crit_edge.us.us.6 ]
  %53 = getelementptr i64, ptr %arg.S, i64 %arg.C.392.val
  %.idx = shl i64 %arg.kind, 12
  %54 = getelementptr i8, ptr %53, i64 %.idx
  %.552 = getelementptr i64, ptr %54, i64 %at.2.1
  %.553 = load i64, ptr %.552, align 8
  %.554 = add i64 %.553, %arg.ticks
  store i64 %.554, ptr %.552, align 8
  store ptr null, ptr %retptr, align 8
  ret void
}
define internal fastcc void @f3(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.latency, i64 %arg.extra)  {
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
  %.58 = getelementptr i8, ptr %arg.C, i64 56
  %.59 = load i64, ptr %.58, align 8
  %.60 = ashr i64 %.56, %.59
  call void @llvm.memset.p0.i64(ptr %.69, i8 0, i64 16, i1 false)
  call fastcc void @f8(ptr %.69, ptr %arg.C, ptr %arg.S, i64 %.44, i64 %arg.instance, i64 %.60, i64 1, i64 0, i64 %arg.t)
  %.83.fca.0.load = load i64, ptr %.69, align 8
  %.97 = icmp eq i64 %.83.fca.0.load, 0
  br i1 %.97, label %B296, label %B344
B296:
  %.100 = getelementptr i8, ptr %arg.C, i64 64
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
  call fastcc void @f9(ptr %.131, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0, i64 %arg.extra)
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
  call fastcc void @f8(ptr %.206, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %t.3.0)
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
  call fastcc void @f9(ptr %.391, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %passed.2.0, i64 1, i64 %t.3.0, i64 0)
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
  call fastcc void @f9(ptr %.739, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %.255, i64 %.249, i64 1, i64 %t.4.0, i64 0)
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
  call fastcc void @f9(ptr %.597, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %.589, i64 0, i64 %.16.i, i64 %arg.extra)
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
define internal fastcc void @f5(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.274.i = alloca [2 x i64], align 8
  %.253 = alloca [2 x i64], align 8
  %.481 = alloca i64, align 8
  %.802 = alloca i64, align 8
  %.27 = load i64, ptr %arg.C, align 8
  %.32 = tail call i64 @llvm.ctpop.i64(i64 %arg.mask)
  %0 = getelementptr i64, ptr %arg.C, i64 %.27
  %.39 = getelementptr i8, ptr %0, i64 8
  %.40 = load i64, ptr %.39, align 8
  %.47 = getelementptr i8, ptr %0, i64 128
  %.48 = load i64, ptr %.47, align 8
  %.50 = mul i64 %.48, %.32
  %.59.not = icmp eq i64 %arg.write, 0
  br i1 %.59.not, label %B236, label %B182
B182:
  %.62 = getelementptr i8, ptr %arg.C, i64 48
  %.63 = load i64, ptr %.62, align 8
  %.65 = mul i64 %.63, %.50
  %.68 = ashr i64 %.65, 20
  br label %B236
B236:
  %cost.2.0 = phi i64 [ %.68, %B182 ], [ %.50, %B0 ]
  %sunkaddr = shl i64 %.27, 3
  %sunkaddr31 = getelementptr i8, ptr %arg.C, i64 %sunkaddr
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 112
  %.78 = load i64, ptr %sunkaddr32, align 8
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr31, i64 120
  %.83 = load i64, ptr %sunkaddr35, align 8
  %.85 = ashr i64 %arg.line, 7
  %.87 = xor i64 %.85, %arg.line
  %.90 = icmp eq i64 %.78, 0
  br i1 %.90, label %B236.endif.endif.endif, label %B236.else
B1126:
  %.334 = getelementptr i8, ptr %arg.C, i64 8
  %.335 = load i64, ptr %.334, align 8
  %1 = getelementptr i64, ptr %arg.C, i64 %.335
  %.338 = getelementptr i8, ptr %1, i64 24
  %.339 = load i64, ptr %.338, align 8
  %.340.not = icmp eq i64 %.339, 0
  br i1 %.340.not, label %B1346, label %B168.endif.endif.i
B1014.i:
  %sunkaddr.i = shl i64 %.326.i, 3
  %sunkaddr49.i = getelementptr i8, ptr %arg.S, i64 %sunkaddr.i
  %sunkaddr50.i = getelementptr i8, ptr %sunkaddr49.i, i64 8
  %.361.i = load i64, ptr %sunkaddr50.i, align 8
  %.362.i = add i64 %.361.i, 1
  store i64 %.362.i, ptr %sunkaddr50.i, align 8
  %sunkaddr53.i = getelementptr i8, ptr %sunkaddr49.i, i64 32
  %.370.i = load i64, ptr %sunkaddr53.i, align 8
  %.371.i = add i64 %.370.i, 1
  store i64 %.371.i, ptr %sunkaddr53.i, align 8
  br label %_ZN7mgpusim4arch5timed13_system_levelB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit
B168.endif.endif.i:
  %.347 = load i64, ptr %sunkaddr31, align 8
  %.349 = shl i64 %.320, %.347
  %sunkaddr57.i = shl i64 %.335, 3
  %sunkaddr58.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr57.i
  %sunkaddr59.i = getelementptr i8, ptr %sunkaddr58.i, i64 120
  %.119.i = load i64, ptr %sunkaddr59.i, align 8
  %sunkaddr62.i = getelementptr i8, ptr %sunkaddr58.i, i64 128
  %.124.i = load i64, ptr %sunkaddr62.i, align 8
  %.129.i = getelementptr i64, ptr %arg.S, i64 %.119.i
  %.130.i = load i64, ptr %.129.i, align 8
  %.133.i = load i64, ptr %arg.S, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.133.i, i64 %.130.i)
  %.163.i = add i64 %.11.i1.i, %.124.i
  store i64 %.163.i, ptr %.129.i, align 8
  %.11.i25.i = tail call i64 @llvm.smax.i64(i64 %.11.i1.i, i64 %.11.i18)
  %.205.i = load i64, ptr %sunkaddr58.i, align 8
  %.207.i = ashr i64 %.349, %.205.i
  %sunkaddr67.i = getelementptr i8, ptr %sunkaddr58.i, i64 8
  %.212.i = load i64, ptr %sunkaddr67.i, align 8
  %.214.i = ashr i64 %.349, %.212.i
  %.227.i = sub i64 %.205.i, %.212.i
  %.228.i = shl i64 %.207.i, %.227.i
  %.229.i = sub i64 %.214.i, %.228.i
  %.231.i = shl i64 1, %.229.i
  call void @llvm.memset.p0.i64(ptr %.274.i, i8 0, i64 16, i1 false)
  call fastcc void @f8(ptr %.274.i, ptr %arg.C, ptr %arg.S, i64 %.335, i64 0, i64 %.207.i, i64 %.231.i, i64 1, i64 %.11.i25.i)
  %.288.fca.0.load.i = load i64, ptr %.274.i, align 8
  %sunkaddr8.i = getelementptr i8, ptr %sunkaddr58.i, i64 136
  %.326.i = load i64, ptr %sunkaddr8.i, align 8
  %.333.i = getelementptr i64, ptr %arg.S, i64 %.326.i
  %.334.i = load i64, ptr %.333.i, align 8
  %.335.i = add i64 %.334.i, 1
  store i64 %.335.i, ptr %.333.i, align 8
  %.340.i = getelementptr i8, ptr %.333.i, i64 24
  %.341.i = load i64, ptr %.340.i, align 8
  %.342.i = add i64 %.341.i, 1
  store i64 %.342.i, ptr %.340.i, align 8
  %.348.i = getelementptr i8, ptr %.333.i, i64 40
  %.349.i = load i64, ptr %.348.i, align 8
  %.350.i = add i64 %.349.i, %.124.i
  store i64 %.350.i, ptr %.348.i, align 8
  %.355.not.i = icmp eq i64 %.288.fca.0.load.i, 0
  br i1 %.355.not.i, label %_ZN7mgpusim4arch5timed13_system_levelB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit, label %B1014.i
_ZN7mgpusim4arch5timed13_system_levelB3v33B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2a8int64_2axxxxx.exit:
  br label %B1346
B1346:
  br i1 %.59.not, label %B1708, label %B1350
B1350:
  %.409 = icmp eq i64 %.292, %.32
  %spec.select = zext i1 %.409 to i64
  %sunkaddr13 = getelementptr i8, ptr %sunkaddr60, i64 8
  %.434 = load i64, ptr %sunkaddr13, align 8
  %.435 = add i64 %.434, %spec.select
  store i64 %.435, ptr %sunkaddr13, align 8
  %.446 = icmp slt i64 %.267.fca.1.load, 0
  br i1 %.446, label %B1494, label %B1428
B1428:
  %sunkaddr17 = getelementptr i8, ptr %sunkaddr31, i64 48
  %.454 = load i64, ptr %sunkaddr17, align 8
  %.455.not = icmp eq i64 %.454, 2
  br i1 %.455.not, label %B1604, label %B1494
B1494:
  %.466 = load i64, ptr %sunkaddr31, align 8
  %.468 = shl i64 %arg.line, %.466
  call fastcc void @f10(ptr %.481, ptr %arg.C, ptr %arg.S, i64 %.468, i64 %.239, i64 1, i64 %.11.i18, i64 0)
  br label %common.ret
B1604:
  %.517.not = icmp eq i64 %.326, 0
  br i1 %.517.not, label %common.ret, label %B1608
B1608:
  %.520 = getelementptr i8, ptr %arg.C, i64 40
  %.521 = load i64, ptr %.520, align 8
  %.522 = icmp eq i64 %.521, 0
  br i1 %.522, label %B1658, label %common.ret
B1658:
  %.527 = shl i64 %.326, %.40
  %.10.i = getelementptr i8, ptr %arg.C, i64 32
  %.11.i = load i64, ptr %.10.i, align 8
  %.12.i = mul i64 %.11.i, %.527
  %.13.i = ashr i64 %.12.i, 20
  %.14.i = getelementptr i8, ptr %arg.S, i64 64
  %.15.i = load i64, ptr %.14.i, align 8
  %.17.i = load i64, ptr %arg.S, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.17.i, i64 %.15.i)
  %.48.i = add i64 %.11.i.i, %.13.i
  store i64 %.48.i, ptr %.14.i, align 8
  %.51.i = getelementptr i8, ptr %arg.S, i64 72
  %.52.i = load i64, ptr %.51.i, align 8
  %.53.i = add i64 %.52.i, %.13.i
  store i64 %.53.i, ptr %.51.i, align 8
  %.56.i = getelementptr i8, ptr %arg.S, i64 88
  %.57.i = load i64, ptr %.56.i, align 8
  %.58.i = add i64 %.57.i, %.527
  store i64 %.58.i, ptr %.56.i, align 8
  br label %common.ret
common.ret:
  %.11.i21.sink = phi i64 [ %.11.i21, %B2252.endif.endif ], [ %.11.i18, %B1604 ], [ %.11.i18, %B1494 ], [ %.11.i18, %B1658 ], [ %.11.i18, %B1608 ], [ %.639, %B1886 ], [ %.602, %B1792 ]
  store i64 %.11.i21.sink, ptr %retptr, align 8
  ret void
B1708:
  %.584 = xor i64 %.267.fca.0.load, -1
  %.588 = and i64 %arg.mask, %.584
  %sunkaddr24 = getelementptr i8, ptr %sunkaddr31, i64 104
  %.598 = load i64, ptr %sunkaddr24, align 8
  %.600 = add i64 %.11.i18, %arg.extra
  %.602 = add i64 %.600, %.598
  %.607 = icmp eq i64 %.588, 0
  br i1 %.607, label %B1792, label %B1944.endif.endif
B1792:
  %sunkaddr28 = getelementptr i8, ptr %sunkaddr60, i64 8
  %.633 = load i64, ptr %sunkaddr28, align 8
  %.634 = add i64 %.633, 1
  store i64 %.634, ptr %sunkaddr28, align 8
  %.638 = getelementptr i64, ptr %arg.S, i64 %.267.fca.1.load
  %.639 = load i64, ptr %.638, align 8
  %.647 = icmp sgt i64 %.639, %.602
  br i1 %.647, label %B1886, label %common.ret
B1886:
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr60, i64 16
  %.657 = load i64, ptr %sunkaddr36, align 8
  %.658 = add i64 %.657, 1
  store i64 %.658, ptr %sunkaddr36, align 8
  br label %common.ret
B2100:
  %missing.2.0 = phi i64 [ %.588, %B1944.endif.endif ], [ %.788, %B2100 ]
  %fill.3.0 = phi i64 [ %.767, %B1944.endif.endif ], [ %.11.i20, %B2100 ]
  %.784 = tail call i64 @llvm.cttz.i64(i64 %missing.2.0, i1 true)
  %.793 = shl i64 %.784, %.40
  %.795 = add i64 %.793, %.758
  call fastcc void @f10(ptr %.802, ptr %arg.C, ptr %arg.S, i64 %.795, i64 %.797, i64 0, i64 %.16.i, i64 %arg.extra)
  %.786 = add i64 %missing.2.0, -1
  %.788 = and i64 %.786, %missing.2.0
  %.816 = load i64, ptr %.802, align 8
  %.11.i20 = tail call i64 @llvm.smax.i64(i64 %.816, i64 %fill.3.0)
  %.859.not = icmp eq i64 %.788, 0
  br i1 %.859.not, label %B2252.endif.endif, label %B2100
B236.else:
  %.101 = icmp ne i64 %.87, -9223372036854775808
  %.102 = icmp ne i64 %.78, -1
  %.103.not = or i1 %.101, %.102
  br i1 %.103.not, label %B236.else.if, label %B236.endif.endif.endif
B236.else.if:
  %.107 = srem i64 %.87, %.78
  %.108 = xor i64 %.107, %.78
  %.109 = icmp slt i64 %.108, 0
  %.110 = icmp ne i64 %.107, 0
  %.111 = and i1 %.110, %.109
  %.118 = select i1 %.111, i64 %.78, i64 0
  %spec.select173 = add i64 %.118, %.107
  br label %B236.endif.endif.endif
B236.endif.endif.endif:
  %rem.0 = phi i64 [ 0, %B236 ], [ 0, %B236.else ], [ %spec.select173, %B236.else.if ]
  %2 = getelementptr i64, ptr %arg.S, i64 %.83
  %.130 = getelementptr i64, ptr %2, i64 %rem.0
  %.131 = load i64, ptr %.130, align 8
  %.134 = load i64, ptr %arg.S, align 8
  %.11.i17 = tail call i64 @llvm.smax.i64(i64 %.134, i64 %.131)
  %.166 = add i64 %.11.i17, %cost.2.0
  store i64 %.166, ptr %.130, align 8
  %.11.i18 = tail call i64 @llvm.smax.i64(i64 %.11.i17, i64 %arg.t)
  %sunkaddr39 = getelementptr i8, ptr %sunkaddr31, i64 136
  %.208 = load i64, ptr %sunkaddr39, align 8
  %.215 = getelementptr i64, ptr %arg.S, i64 %.208
  %.216 = load i64, ptr %.215, align 8
  %.217 = add i64 %.216, 1
  store i64 %.217, ptr %.215, align 8
  %.223 = getelementptr i8, ptr %.215, i64 24
  %.224 = load i64, ptr %.223, align 8
  %.225 = add i64 %.224, %.32
  store i64 %.225, ptr %.223, align 8
  %.231 = getelementptr i8, ptr %.215, i64 40
  %.232 = load i64, ptr %.231, align 8
  %.233 = add i64 %.232, %cost.2.0
  store i64 %.233, ptr %.231, align 8
  %.239 = shl i64 %.32, %.40
  %.241 = getelementptr i8, ptr %arg.S, i64 104
  %.242 = load i64, ptr %.241, align 8
  %.243 = add i64 %.242, %.239
  store i64 %.243, ptr %.241, align 8
  call void @llvm.memset.p0.i64(ptr %.253, i8 0, i64 16, i1 false)
  call fastcc void @f8(ptr %.253, ptr %arg.C, ptr %arg.S, i64 %.27, i64 0, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %.11.i18)
  %.267.fca.0.load = load i64, ptr %.253, align 8
  %sunkaddr58 = getelementptr i8, ptr %.253, i64 8
  %.267.fca.1.load = load i64, ptr %sunkaddr58, align 8
  %.286 = getelementptr i8, ptr %arg.S, i64 56
  %.287 = load i64, ptr %.286, align 8
  %.292 = tail call i64 @llvm.ctpop.i64(i64 %.267.fca.0.load)
  %sunkaddr59 = shl i64 %.208, 3
  %sunkaddr60 = getelementptr i8, ptr %arg.S, i64 %sunkaddr59
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 32
  %.301 = load i64, ptr %sunkaddr61, align 8
  %.302 = add i64 %.301, %.292
  store i64 %.302, ptr %sunkaddr61, align 8
  %.306 = shl i64 %.292, %.40
  %.308 = getelementptr i8, ptr %arg.S, i64 96
  %.309 = load i64, ptr %.308, align 8
  %.310 = add i64 %.309, %.306
  store i64 %.310, ptr %.308, align 8
  %.313 = getelementptr i8, ptr %arg.S, i64 32
  %.314 = load i64, ptr %.313, align 8
  %.319 = getelementptr i8, ptr %arg.S, i64 24
  %.320 = load i64, ptr %.319, align 8
  %.325 = getelementptr i8, ptr %arg.S, i64 40
  %.326 = load i64, ptr %.325, align 8
  %.331.not = icmp eq i64 %.314, 0
  br i1 %.331.not, label %B1346, label %B1126
B1944.endif.endif:
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr31, i64 96
  %.13.i6 = load i64, ptr %sunkaddr43, align 8
  %.18.i = getelementptr i64, ptr %arg.S, i64 %.13.i6
  %.19.i = load i64, ptr %.18.i, align 8
  %3 = getelementptr i8, ptr %.18.i, i64 8
  %.21.i = getelementptr i64, ptr %3, i64 %.19.i
  %.22.i = load i64, ptr %.21.i, align 8
  %.14.i19 = tail call i64 @llvm.smax.i64(i64 %.287, i64 %.11.i18)
  %.16.i = tail call i64 @llvm.smax.i64(i64 %.22.i, i64 %.14.i19)
  %.756 = load i64, ptr %sunkaddr31, align 8
  %.758 = shl i64 %arg.line, %.756
  %.766 = getelementptr i64, ptr %arg.S, i64 %.267.fca.1.load
  %.767 = load i64, ptr %.766, align 8
  %.797 = shl i64 1, %.40
  br label %B2100
B2252.endif.endif:
  %sunkaddr67 = shl i64 %.267.fca.1.load, 3
  %sunkaddr68 = getelementptr i8, ptr %arg.S, i64 %sunkaddr67
  store i64 %.11.i20, ptr %sunkaddr68, align 8
  %sunkaddr48 = getelementptr i8, ptr %sunkaddr31, i64 88
  %.11.i10 = load i64, ptr %sunkaddr48, align 8
  %.14.i12 = load i64, ptr %sunkaddr43, align 8
  %.18.i14 = getelementptr i64, ptr %arg.S, i64 %.14.i12
  %.19.i15 = load i64, ptr %.18.i14, align 8
  %4 = getelementptr i8, ptr %.18.i14, i64 8
  %.22.i16 = getelementptr i64, ptr %4, i64 %.19.i15
  store i64 %.11.i20, ptr %.22.i16, align 8
  %.24.i = add i64 %.19.i15, 1
  %.29.i = icmp slt i64 %.24.i, %.11.i10
  %spec.select.i = select i1 %.29.i, i64 %.24.i, i64 0
  store i64 %spec.select.i, ptr %.18.i14, align 8
  %.11.i21 = tail call i64 @llvm.smax.i64(i64 %.602, i64 %.11.i20)
  br label %common.ret
}
declare i64 @llvm.ctpop.i64(i64)
define internal fastcc void @f10(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.byte, i64 %arg.size_b, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0:
  %.274 = alloca [2 x i64], align 8
  %.26 = getelementptr i8, ptr %arg.C, i64 8
  %.27 = load i64, ptr %.26, align 8
  %0 = getelementptr i64, ptr %arg.C, i64 %.27
  %.34 = getelementptr i8, ptr %0, i64 24
  %.35 = load i64, ptr %.34, align 8
  %.36 = icmp eq i64 %.35, 0
  br i1 %.36, label %B102, label %B168.endif.endif
B102:
  %.43 = icmp eq i64 %arg.write, 2
  br i1 %.43, label %common.ret, label %B128
B128:
  %.10.i = getelementptr i8, ptr %arg.C, i64 32
  %.11.i = load i64, ptr %.10.i, align 8
  %.12.i = mul i64 %.11.i, %arg.size_b
  %.13.i = ashr i64 %.12.i, 20
  %.14.i = getelementptr i8, ptr %arg.S, i64 64
  %.15.i = load i64, ptr %.14.i, align 8
  %.17.i = load i64, ptr %arg.S, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.17.i, i64 %.15.i)
  %.48.i = add i64 %.11.i.i, %.13.i
  store i64 %.48.i, ptr %.14.i, align 8
  %.51.i = getelementptr i8, ptr %arg.S, i64 72
  %.52.i = load i64, ptr %.51.i, align 8
  %.53.i = add i64 %.52.i, %.13.i
  store i64 %.53.i, ptr %.51.i, align 8
  %1 = getelementptr i64, ptr %arg.S, i64 %arg.write
  %.56.i = getelementptr i8, ptr %1, i64 80
  %.57.i = load i64, ptr %.56.i, align 8
  %.58.i = add i64 %.57.i, %arg.size_b
  store i64 %.58.i, ptr %.56.i, align 8
  %.11.i1.i = tail call i64 @llvm.smax.i64(i64 %.11.i.i, i64 %arg.t)
  %.89.i = getelementptr i8, ptr %arg.C, i64 24
  %.90.i = load i64, ptr %.89.i, align 8
  %.88.i = add i64 %.13.i, %arg.extra
  %.91.i = add i64 %.88.i, %.11.i1.i
  %.92.i = add i64 %.91.i, %.90.i
  br label %common.ret
common.ret:
  %.92.i46.sink = phi i64 [ %.92.i46, %B1336.endif.endif.endif ], [ %.11.i23, %B1220.endif ], [ %.92.i, %B128 ], [ %arg.t, %B102 ], [ %.11.i25, %B1172 ], [ %.11.i25, %B1122 ], [ %.11.i25, %B1094.thread ], [ %.11.i25, %B1094 ]
  store i64 %.92.i46.sink, ptr %retptr, align 8
  ret void
B1014:
  %sunkaddr = shl i64 %.326, 3
  %sunkaddr49 = getelementptr i8, ptr %arg.S, i64 %sunkaddr
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 8
  %.361 = load i64, ptr %sunkaddr50, align 8
  %.362 = add i64 %.361, 1
  store i64 %.362, ptr %sunkaddr50, align 8
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr49, i64 32
  %.370 = load i64, ptr %sunkaddr53, align 8
  %.371 = add i64 %.370, 1
  store i64 %.371, ptr %sunkaddr53, align 8
  br i1 %3, label %B1220.endif, label %B1018
B1014.thread:
  br i1 %3, label %B1336.endif.endif.endif, label %B1018
B1018:
  %.384 = icmp sgt i64 %.288.fca.1.load, -1
  %2 = icmp eq i64 %arg.write, 1
  br i1 %.384, label %B1094, label %B1094.thread
B1094:
  br i1 %2, label %B1118, label %common.ret
B1094.thread:
  br i1 %2, label %B1172, label %common.ret
B1118:
  %sunkaddr4 = getelementptr i8, ptr %sunkaddr58, i64 48
  %.397 = load i64, ptr %sunkaddr4, align 8
  %.398 = icmp eq i64 %.397, 2
  br i1 %.398, label %B1122, label %B1172
B1122:
  %.420 = getelementptr i8, ptr %arg.S, i64 40
  %.421 = load i64, ptr %.420, align 8
  %.422 = icmp sgt i64 %.421, 0
  br i1 %.422, label %B1172, label %common.ret
B1172:
  %.10.i2 = getelementptr i8, ptr %arg.C, i64 32
  %.11.i3 = load i64, ptr %.10.i2, align 8
  %.12.i4 = mul i64 %.11.i3, %arg.size_b
  %.13.i5 = ashr i64 %.12.i4, 20
  %.14.i6 = getelementptr i8, ptr %arg.S, i64 64
  %.15.i7 = load i64, ptr %.14.i6, align 8
  %.17.i8 = load i64, ptr %arg.S, align 8
  %.11.i.i9 = tail call i64 @llvm.smax.i64(i64 %.17.i8, i64 %.15.i7)
  %.48.i10 = add i64 %.11.i.i9, %.13.i5
  store i64 %.48.i10, ptr %.14.i6, align 8
  %.51.i11 = getelementptr i8, ptr %arg.S, i64 72
  %.52.i12 = load i64, ptr %.51.i11, align 8
  %.53.i13 = add i64 %.52.i12, %.13.i5
  store i64 %.53.i13, ptr %.51.i11, align 8
  %.56.i14 = getelementptr i8, ptr %arg.S, i64 88
  %.57.i15 = load i64, ptr %.56.i14, align 8
  %.58.i16 = add i64 %.57.i15, %arg.size_b
  store i64 %.58.i16, ptr %.56.i14, align 8
  br label %common.ret
B168.endif.endif:
  %.fca.1.gep = getelementptr i8, ptr %.274, i64 8
  %sunkaddr57 = shl i64 %.27, 3
  %sunkaddr58 = getelementptr i8, ptr %arg.C, i64 %sunkaddr57
  %sunkaddr59 = getelementptr i8, ptr %sunkaddr58, i64 120
  %.119 = load i64, ptr %sunkaddr59, align 8
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr58, i64 128
  %.124 = load i64, ptr %sunkaddr62, align 8
  %.129 = getelementptr i64, ptr %arg.S, i64 %.119
  %.130 = load i64, ptr %.129, align 8
  %.133 = load i64, ptr %arg.S, align 8
  %.11.i1 = tail call i64 @llvm.smax.i64(i64 %.133, i64 %.130)
  %.163 = add i64 %.11.i1, %.124
  store i64 %.163, ptr %.129, align 8
  %.11.i25 = tail call i64 @llvm.smax.i64(i64 %.11.i1, i64 %arg.t)
  %.205 = load i64, ptr %sunkaddr58, align 8
  %.207 = ashr i64 %arg.byte, %.205
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr58, i64 8
  %.212 = load i64, ptr %sunkaddr67, align 8
  %.214 = ashr i64 %arg.byte, %.212
  %.227 = sub i64 %.205, %.212
  %.228 = shl i64 %.207, %.227
  %.229 = sub i64 %.214, %.228
  %.231 = shl i64 1, %.229
  %.233.not = icmp ne i64 %arg.write, 0
  %"$phi688.8.2.0" = zext i1 %.233.not to i64
  call void @llvm.memset.p0.i64(ptr %.274, i8 0, i64 16, i1 false)
  call fastcc void @f8(ptr %.274, ptr %arg.C, ptr %arg.S, i64 %.27, i64 0, i64 %.207, i64 %.231, i64 %"$phi688.8.2.0", i64 %.11.i25)
  %.288.fca.1.load = load i64, ptr %.fca.1.gep, align 8
  %.288.fca.0.load = load i64, ptr %.274, align 8
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr58, i64 136
  %.326 = load i64, ptr %sunkaddr8, align 8
  %.333 = getelementptr i64, ptr %arg.S, i64 %.326
  %.334 = load i64, ptr %.333, align 8
  %.335 = add i64 %.334, 1
  store i64 %.335, ptr %.333, align 8
  %.340 = getelementptr i8, ptr %.333, i64 24
  %.341 = load i64, ptr %.340, align 8
  %.342 = add i64 %.341, 1
  store i64 %.342, ptr %.340, align 8
  %.348 = getelementptr i8, ptr %.333, i64 40
  %.349 = load i64, ptr %.348, align 8
  %.350 = add i64 %.349, %.124
  store i64 %.350, ptr %.348, align 8
  %.355.not = icmp eq i64 %.288.fca.0.load, 0
  %3 = icmp eq i64 %arg.write, 0
  br i1 %.355.not, label %B1014.thread, label %B1014
B1220.endif:
  %sunkaddr12 = getelementptr i8, ptr %sunkaddr58, i64 104
  %.488 = load i64, ptr %sunkaddr12, align 8
  %.492 = add i64 %.11.i25, %arg.extra
  %.496 = add i64 %.492, %.488
  %.501 = getelementptr i64, ptr %arg.S, i64 %.288.fca.1.load
  %.502 = load i64, ptr %.501, align 8
  %.11.i23 = tail call i64 @llvm.smax.i64(i64 %.502, i64 %.496)
  br label %common.ret
B1336.endif.endif.endif:
  %.544 = load i64, ptr %sunkaddr67, align 8
  %.547 = getelementptr i8, ptr %arg.S, i64 56
  %.548 = load i64, ptr %.547, align 8
  %.11.i24 = tail call i64 @llvm.smax.i64(i64 %.548, i64 %.11.i25)
  %.545 = shl i64 1, %.544
  %.10.i26 = getelementptr i8, ptr %arg.C, i64 32
  %.11.i27 = load i64, ptr %.10.i26, align 8
  %.12.i2848 = shl i64 %.11.i27, %.544
  %.13.i29 = ashr i64 %.12.i2848, 20
  %.14.i30 = getelementptr i8, ptr %arg.S, i64 64
  %.15.i31 = load i64, ptr %.14.i30, align 8
  %.17.i32 = load i64, ptr %arg.S, align 8
  %.11.i.i33 = tail call i64 @llvm.smax.i64(i64 %.17.i32, i64 %.15.i31)
  %.48.i34 = add i64 %.11.i.i33, %.13.i29
  store i64 %.48.i34, ptr %.14.i30, align 8
  %.51.i35 = getelementptr i8, ptr %arg.S, i64 72
  %.52.i36 = load i64, ptr %.51.i35, align 8
  %.53.i37 = add i64 %.52.i36, %.13.i29
  store i64 %.53.i37, ptr %.51.i35, align 8
  %.56.i38 = getelementptr i8, ptr %arg.S, i64 80
  %.57.i39 = load i64, ptr %.56.i38, align 8
  %.58.i40 = add i64 %.57.i39, %.545
  store i64 %.58.i40, ptr %.56.i38, align 8
  %.11.i1.i41 = tail call i64 @llvm.smax.i64(i64 %.11.i.i33, i64 %.11.i24)
  %.89.i42 = getelementptr i8, ptr %arg.C, i64 24
  %.90.i43 = load i64, ptr %.89.i42, align 8
  %.88.i44 = add i64 %.13.i29, %arg.extra
  %.91.i45 = add i64 %.88.i44, %.11.i1.i41
  %.92.i46 = add i64 %.91.i45, %.90.i43
  %.613 = getelementptr i64, ptr %arg.S, i64 %.288.fca.1.load
  %.614 = load i64, ptr %.613, align 8
  %.11.i47 = tail call i64 @llvm.smax.i64(i64 %.92.i46, i64 %.614)
  store i64 %.11.i47, ptr %.613, align 8
  br label %common.ret
}
define internal fastcc void @f8(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.instance, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t)  {
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
  %set_of_v24_line.2.0 = phi i64 [ %.78, %B632 ], [ %arg.line, %B0 ]
  %set_of_v24_fold.2.0 = phi i64 [ %.85, %B632 ], [ %.49, %B0 ]
  %.76 = ashr i64 %set_of_v24_line.2.0, %set_of_v24_fold.2.0
  %.78 = xor i64 %.76, %set_of_v24_line.2.0
  %.85 = shl i64 %set_of_v24_fold.2.0, 1
  %.88 = icmp slt i64 %set_of_v24_fold.2.0, 32
  br i1 %.88, label %B632, label %B678
B678:
  %set_of_v24_line.3.1 = phi i64 [ %arg.line, %B0 ], [ %.78, %B632 ]
  %.96 = and i64 %set_of_v24_line.3.1, %.54
  %.106 = icmp slt i64 %.96, %.40
  br i1 %.106, label %B770, label %B746
B746:
  %.121 = icmp eq i64 %.40, 0
  br i1 %.121, label %B770, label %B746.else
B770:
  %set_of_v24__vphi108_0.2.0 = phi i64 [ %.96, %B678 ], [ 0, %B746 ], [ 0, %B746.else ], [ %spec.select257, %65 ]
  %sunkaddr = shl i64 %arg.level, 3
  %sunkaddr6 = getelementptr i8, ptr %arg.C, i64 %sunkaddr
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 80
  %.173 = load i64, ptr %sunkaddr7, align 8
  %.176 = mul i64 %.40, %arg.instance
  %.181 = add i64 %set_of_v24__vphi108_0.2.0, %.176
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
  %.305263 = add i64 %.188, %.32
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
  %.305266 = phi i64 [ %.305263, %B848.thread ], [ %.305, %B848 ]
  %.319 = icmp sgt i64 %arg.write, %.212
  br i1 %.319, label %common.ret, label %B928
common.ret:
  %.779.sink = phi i64 [ %.779, %B164313 ], [ 0, %B870 ]
  %.904.sink = phi i64 [ %.904, %B164313 ], [ -1, %B870 ]
  store i64 %.779.sink, ptr %retptr, align 8
  %retptr.repack258 = getelementptr i8, ptr %retptr, i64 8
  store i64 %.904.sink, ptr %retptr.repack258, align 8
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
  %exitcond261.not = icmp eq i64 %5, %way.8.1
  br i1 %exitcond261.not, label %B1508, label %B1214
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
  %scevgep9.i = getelementptr i8, ptr %scevgep7.i, i64 8
  %.173.1.i5 = load i64, ptr %scevgep9.i, align 8
  %.180.1.i = getelementptr i64, ptr %18, i64 %spec.select.i4
  %.181.1.i = load i64, ptr %.180.1.i, align 8
  %.182.1.i = icmp slt i64 %.173.1.i5, %.181.1.i
  %10 = add i64 %.1298991.i, 1
  %spec.select.1.i6 = select i1 %.182.1.i, i64 %10, i64 %spec.select.i4
  %scevgep6.i = getelementptr i8, ptr %scevgep7.i, i64 16
  %.173.2.i = load i64, ptr %scevgep6.i, align 8
  %.180.2.i = getelementptr i64, ptr %18, i64 %spec.select.1.i6
  %.181.2.i = load i64, ptr %.180.2.i, align 8
  %.182.2.i = icmp slt i64 %.173.2.i, %.181.2.i
  %11 = add i64 %.1298991.i, 2
  %spec.select.2.i = select i1 %.182.2.i, i64 %11, i64 %spec.select.1.i6
  %scevgep3.i = getelementptr i8, ptr %scevgep7.i, i64 24
  %.173.3.i = load i64, ptr %scevgep3.i, align 8
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
  br label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit
B304.i:
  %.274.i = getelementptr i8, ptr %arg.S, i64 16
  %.275.i = load i64, ptr %.274.i, align 8
  %.276.i = mul i64 %.275.i, 1103515245
  %.277.i = add i64 %.276.i, 12345
  %.278.i = and i64 %.277.i, 2147483647
  store i64 %.278.i, ptr %.274.i, align 8
  %.288.i = icmp eq i64 %.32, 0
  br i1 %.288.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B304.else.if.i
B424.loopexit.unr-lcssa.i:
  %15 = or i64 %unroll_iter.i2, 1
  %lcmp.mod.not.i7 = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i7, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.epil.i.preheader
B80.epil.i.preheader:
  %way.4.093.epil.i.ph = phi i64 [ %spec.select.3.i, %B424.loopexit.unr-lcssa.i ], [ 0, %B80.lr.ph.i ]
  %.1298991.epil.i.ph = phi i64 [ %15, %B424.loopexit.unr-lcssa.i ], [ 1, %B80.lr.ph.i ]
  br label %B80.epil.i
B80.epil.i:
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B80.epil.i ], [ %xtraiter.i, %B80.epil.i.preheader ]
  %way.4.093.epil.i = phi i64 [ %spec.select.epil.i9, %B80.epil.i ], [ %way.4.093.epil.i.ph, %B80.epil.i.preheader ]
  %.1298991.epil.i = phi i64 [ %.136.epil.i, %B80.epil.i ], [ %.1298991.epil.i.ph, %B80.epil.i.preheader ]
  %.136.epil.i = add i64 %.1298991.epil.i, 1
  %16 = shl i64 %.1298991.epil.i, 3
  %scevgep.i = getelementptr i8, ptr %18, i64 %16
  %.173.epil.i8 = load i64, ptr %scevgep.i, align 8
  %.180.epil.i = getelementptr i64, ptr %18, i64 %way.4.093.epil.i
  %.181.epil.i = load i64, ptr %.180.epil.i, align 8
  %.182.epil.i = icmp slt i64 %.173.epil.i8, %.181.epil.i
  %spec.select.epil.i9 = select i1 %.182.epil.i, i64 %.1298991.epil.i, i64 %way.4.093.epil.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, -1
  %epil.iter.cmp.not.i = icmp eq i64 %lsr.iv.next.i, 0
  br i1 %epil.iter.cmp.not.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.epil.i
B30.endif.i:
  %.78.i = add i64 %.32, -1
  %.12390.not.i = icmp slt i64 %.78.i, 1
  br i1 %.12390.not.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit, label %B80.lr.ph.i
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
  br label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit
_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit:
  %way.6.0.i = phi i64 [ %spec.select86.i, %29 ], [ %.263.i, %B292.i ], [ 0, %B304.i ], [ 0, %B30.endif.i ], [ %spec.select.3.i, %B424.loopexit.unr-lcssa.i ], [ %spec.select.epil.i9, %B80.epil.i ]
  %sunkaddr15 = getelementptr i8, ptr %sunkaddr6, i64 144
  %.483 = load i64, ptr %sunkaddr15, align 8
  %.486.not = icmp eq i64 %.483, 0
  br i1 %.486.not, label %B1610, label %B1530
B1530:
  %32 = getelementptr i64, ptr %arg.S, i64 %.305266
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
  %scevgep5 = getelementptr i8, ptr %37, i64 %41
  %.189.us.i = load i64, ptr %scevgep5, align 8
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
  %way.10.0 = phi i64 [ %67, %B1600.endif.endif ], [ %way.6.0.i, %B1530 ], [ %way.6.0.i, %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.exit ]
  %47 = getelementptr i64, ptr %arg.S, i64 %.188
  %.588 = getelementptr i64, ptr %47, i64 %way.10.0
  %.589 = load i64, ptr %.588, align 8
  %.591 = getelementptr i8, ptr %arg.S, i64 24
  store i64 %.589, ptr %.591, align 8
  %48 = getelementptr i64, ptr %arg.S, i64 %.305266
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
  %50 = getelementptr i64, ptr %arg.S, i64 %.305266
  %.629 = getelementptr i64, ptr %50, i64 %way.11.0
  store i64 0, ptr %.629, align 8
  %51 = getelementptr i64, ptr %50, i64 %.32
  %.639 = getelementptr i64, ptr %51, i64 %way.11.0
  store i64 0, ptr %.639, align 8
  br label %B1616
B1616:
  %.305265 = phi i64 [ %.305266, %B1614 ], [ %.305, %B848 ]
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
  %.747 = getelementptr i8, ptr %arg.S, i64 8
  %.748 = load i64, ptr %.747, align 8
  %.749 = add i64 %.748, 1
  store i64 %.749, ptr %.747, align 8
  %53 = getelementptr i64, ptr %arg.S, i64 %.305265
  %.idx = shl i64 %.32, 4
  %54 = getelementptr i8, ptr %53, i64 %.idx
  %.761 = getelementptr i64, ptr %54, i64 %way.12.0
  store i64 %.749, ptr %.761, align 8
  br label %B2054
B2054:
  %55 = getelementptr i64, ptr %arg.S, i64 %.305265
  %.768 = getelementptr i64, ptr %55, i64 %way.12.0
  %.769 = load i64, ptr %.768, align 8
  %.779 = and i64 %.769, %arg.mask
  %.792.not = icmp eq i64 %arg.write, 0
  br i1 %.792.not, label %B164313, label %B2066
B2066:
  %.807.not = icmp eq i64 %.212, 0
  %spec.select256 = select i1 %.807.not, i64 %.779, i64 %arg.mask
  switch i64 %.204, label %B164313 [
    i64 2, label %B164279
    i64 0, label %B164305
  ]
B164279:
  %.826 = ashr i64 %.769, 32
  %.829 = xor i64 %.826, -1
  %.831 = and i64 %spec.select256, %.829
  %.832 = tail call i64 @llvm.ctpop.i64(i64 %.831)
  %sunkaddr22 = getelementptr i8, ptr %arg.S, i64 40
  store i64 %.832, ptr %sunkaddr22, align 8
  %.837 = shl i64 %spec.select256, 32
  %.839 = or i64 %.837, %spec.select256
  br label %B164313
B164305:
  %.859 = xor i64 %arg.mask, -1
  %.863 = and i64 %.769, %.859
  br label %B164313
B164313:
  %old.2.0 = phi i64 [ %.769, %B164279 ], [ %.863, %B164305 ], [ %.769, %B2066 ], [ %.769, %B2054 ]
  %kept.5.0 = phi i64 [ %.839, %B164279 ], [ 0, %B164305 ], [ %spec.select256, %B2066 ], [ %arg.mask, %B2054 ]
  %.886 = or i64 %kept.5.0, %old.2.0
  %sunkaddr23 = shl i64 %way.12.0, 3
  %sunkaddr24 = getelementptr i8, ptr %55, i64 %sunkaddr23
  store i64 %.886, ptr %sunkaddr24, align 8
  %.898 = add i64 %.305265, %.32
  %.904 = add i64 %.898, %way.12.0
  br label %common.ret
B746.else:
  %.132 = icmp ne i64 %.96, -9223372036854775808
  %.133 = icmp ne i64 %.40, -1
  %.134.not = or i1 %.133, %.132
  br i1 %.134.not, label %B746.else.if, label %B770
B746.else.if:
  %56 = or i64 %.96, %.40
  %57 = icmp ult i64 %56, 4294967296
  br i1 %57, label %58, label %63
58:
  %59 = trunc i64 %.40 to i32
  %60 = trunc i64 %.96 to i32
  %61 = urem i32 %60, %59
  %62 = zext i32 %61 to i64
  br label %65
63:
  %64 = srem i64 %.96, %.40
  br label %65
65:
  %66 = phi i64 [ %62, %58 ], [ %64, %63 ]
  %.139 = xor i64 %66, %.40
  %.140 = icmp slt i64 %.139, 0
  %.141 = icmp ne i64 %66, 0
  %.142 = and i1 %.141, %.140
  %.149 = select i1 %.142, i64 %.40, i64 0
  %spec.select257 = add i64 %.149, %66
  br label %B770
B1600.endif.endif:
  %67 = phi i64 [ %spec.select112.i, %B298.i ], [ 0, %B1600 ]
  %.543 = getelementptr i64, ptr %33, i64 %67
  %.544 = load i64, ptr %.543, align 8
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.544, i64 0)
  store i64 %.11.i, ptr %.223, align 8
  br label %B1610
}
define internal fastcc void @f9(ptr %retptr, ptr %arg.C, ptr %arg.S, i64 %arg.level, i64 %arg.line, i64 %arg.mask, i64 %arg.write, i64 %arg.t, i64 %arg.extra)  {
B0.endif:
  %.235 = alloca i64, align 8
  %.442 = alloca i64, align 8
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
  %.111.not = icmp eq i64 %arg.mask, 0
  br i1 %.111.not, label %B640, label %B292.preheader
B292:
  %mask.2.0 = phi i64 [ %.161, %B562 ], [ %arg.mask, %B292.preheader ]
  %last.3.0 = phi i64 [ %last.4.2, %B562 ], [ -1, %B292.preheader ]
  %wanted.4.0 = phi i64 [ %wanted.5.2, %B562 ], [ 0, %B292.preheader ]
  %ready.4.0 = phi i64 [ %ready.5.2, %B562 ], [ %arg.t, %B292.preheader ]
  %.157 = tail call i64 @llvm.cttz.i64(i64 %mask.2.0, i1 true)
  %.159 = add i64 %mask.2.0, -1
  %.161 = and i64 %.159, %mask.2.0
  %.168 = shl i64 %.157, %.31
  %.170 = add i64 %.168, %.53
  %1 = add i64 %.157, 1
  %2 = shl i64 %1, %.31
  %.176 = add i64 %2, %.53
  %.181 = icmp slt i64 %.170, %.176
  br i1 %.181, label %B396, label %B562
B396:
  %last.2.1 = phi i64 [ %last.5.3, %B500 ], [ %last.3.0, %B292 ]
  %wanted.3.1 = phi i64 [ %.341, %B500 ], [ %wanted.4.0, %B292 ]
  %ready.3.1 = phi i64 [ %ready.6.3, %B500 ], [ %ready.4.0, %B292 ]
  %byte.2.1 = phi i64 [ %.351, %B500 ], [ %.170, %B292 ]
  %.206 = ashr i64 %byte.2.1, %.38
  %.212.not = icmp eq i64 %.206, %last.2.1
  br i1 %.212.not, label %B500, label %B418
B418:
  %.225.not = icmp eq i64 %wanted.3.1, 0
  br i1 %.225.not, label %B500, label %B422
B422:
  store i64 0, ptr %.235, align 8
  call fastcc void @f5(ptr %.235, ptr %arg.C, ptr %arg.S, i64 %last.2.1, i64 %wanted.3.1, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.249 = load i64, ptr %.235, align 8
  %.11.i2 = tail call i64 @llvm.smax.i64(i64 %.249, i64 %ready.3.1)
  br label %B500
B500:
  %last.5.3 = phi i64 [ %last.2.1, %B396 ], [ %.206, %B418 ], [ %.206, %B422 ]
  %wanted.6.3 = phi i64 [ %wanted.3.1, %B396 ], [ 0, %B418 ], [ 0, %B422 ]
  %ready.6.3 = phi i64 [ %ready.3.1, %B396 ], [ %ready.3.1, %B418 ], [ %.11.i2, %B422 ]
  %.332 = shl i64 %.206, %.38
  %3 = sub i64 %byte.2.1, %.332
  %.338 = ashr i64 %3, %.45
  %.339 = shl i64 1, %.338
  %.341 = or i64 %wanted.6.3, %.339
  %.351 = add i64 %byte.2.1, %.349
  %.355 = icmp slt i64 %.351, %.176
  br i1 %.355, label %B396, label %B562
B562:
  %last.4.2 = phi i64 [ %last.3.0, %B292 ], [ %last.5.3, %B500 ]
  %wanted.5.2 = phi i64 [ %wanted.4.0, %B292 ], [ %.341, %B500 ]
  %ready.5.2 = phi i64 [ %ready.4.0, %B292 ], [ %ready.6.3, %B500 ]
  %.400.not = icmp eq i64 %.161, 0
  br i1 %.400.not, label %B566, label %B292
B566:
  %.432.not = icmp eq i64 %wanted.5.2, 0
  br i1 %.432.not, label %B640, label %B570
B570:
  store i64 0, ptr %.442, align 8
  call fastcc void @f5(ptr %.442, ptr %arg.C, ptr %arg.S, i64 %last.4.2, i64 %wanted.5.2, i64 %arg.write, i64 %arg.t, i64 %arg.extra)
  %.456 = load i64, ptr %.442, align 8
  %.11.i3 = tail call i64 @llvm.smax.i64(i64 %.456, i64 %ready.5.2)
  br label %B640
B640:
  %ready.9.0 = phi i64 [ %arg.t, %B0.endif ], [ %ready.5.2, %B566 ], [ %.11.i3, %B570 ]
  store i64 %ready.9.0, ptr %retptr, align 8
  ret void
B292.preheader:
  %.11.i = tail call i64 @llvm.smin.i64(i64 %.45, i64 %.31)
  %.349 = shl i64 1, %.11.i
  br label %B292
}
define internal fastcc void @f7(ptr %retptr, ptr %arg.C, ptr %arg.S, ptr %arg.slices, i64 %arg.group, i64 %arg.slot, i64 %arg.core, i64 %arg.t)  {
B0.endif:
  %0 = getelementptr i64, ptr %arg.S, i64 %arg.group
  %.26 = getelementptr i8, ptr %0, i64 8
  store i64 0, ptr %.26, align 8
  %.29 = getelementptr i8, ptr %arg.C, i64 256
  %.30 = load i64, ptr %.29, align 8
  %.31 = add i64 %.30, %arg.t
  %.36 = getelementptr i8, ptr %arg.C, i64 192
  %.37 = load i64, ptr %.36, align 8
  %.12075.not = icmp slt i64 %.37, 1
  br i1 %.12075.not, label %common.ret, label %B174.lr.ph
B174.lr.ph:
  %.47.i9 = shl i64 %.31, 9
  %sunkaddr1 = getelementptr i8, ptr %arg.C, i64 200
  %sunkaddr = getelementptr i8, ptr %arg.C, i64 168
  %sunkaddr2 = getelementptr i8, ptr %arg.C, i64 176
  %sunkaddr28 = getelementptr i8, ptr %arg.C, i64 312
  %sunkaddr8 = getelementptr i8, ptr %arg.C, i64 128
  %sunkaddr11 = getelementptr i8, ptr %arg.S, i64 376
  %sunkaddr12 = getelementptr i8, ptr %arg.C, i64 384
  %sunkaddr20 = getelementptr i8, ptr %arg.S, i64 168
  %sunkaddr22 = getelementptr i8, ptr %arg.C, i64 304
  %sunkaddr23 = getelementptr i8, ptr %arg.C, i64 456
  %sunkaddr39 = getelementptr i8, ptr %arg.C, i64 360
  %sunkaddr40 = getelementptr i8, ptr %arg.C, i64 320
  br label %B174
B174:
  %.1267276 = phi i64 [ 0, %B174.lr.ph ], [ %.133, %B1038 ]
  %.133 = add i64 %.1267276, 1
  %.9.i = load i64, ptr %sunkaddr1, align 8
  %.10.i = mul i64 %.9.i, %arg.slot
  %.15.i = icmp eq i64 %.9.i, 0
  br i1 %.15.i, label %B0.endif.i, label %B0.else.i
B0.else.i:
  %1 = or i64 %.9.i, %.1267276
  %2 = icmp ult i64 %1, 4294967296
  br i1 %2, label %3, label %8
B0.endif.i:
  %rem.0.i = phi i64 [ 0, %B174 ], [ %spec.select.i, %10 ]
  %.53.i = add i64 %rem.0.i, %.10.i
  %.55.i = load i64, ptr %sunkaddr, align 8
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
  br i1 %exitcond.not, label %common.ret, label %B174
common.ret:
  store ptr null, ptr %retptr, align 8
  ret void
B174.endif:
  %.1004.i = phi i64 [ %.10010.i, %24 ], [ %.100.i, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %quot.2.0.i = phi i64 [ %spec.select7.i, %24 ], [ 0, %B0.endif.endif.else.i ], [ 0, %B0.endif.i ]
  %.141.i = add i64 %quot.2.0.i, %.1004.i
  %.191 = load i64, ptr %sunkaddr28, align 8
  %.193 = mul i64 %.141.i, 22
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
  %.747.i = getelementptr i8, ptr %arg.S, i64 8
  %.150.pre1 = load i64, ptr %arg.S, align 8
  br label %B48
B48:
  %.150 = phi i64 [ %.1502, %_ZN7mgpusim4arch5timed5probeB3v23B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit ], [ %.150.pre1, %B48.preheader ]
  %.1065860 = phi i64 [ %.113, %_ZN7mgpusim4arch5timed5probeB3v23B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit ], [ 0, %B48.preheader ]
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
  %set_of_v24_line.2.0.i = phi i64 [ %.78.i, %B632.i ], [ %.144, %B48 ]
  %set_of_v24_fold.2.0.i = phi i64 [ %.85.i, %B632.i ], [ %.49.i, %B48 ]
  %.76.i = ashr i64 %set_of_v24_line.2.0.i, %set_of_v24_fold.2.0.i
  %.78.i = xor i64 %.76.i, %set_of_v24_line.2.0.i
  %.85.i = shl i64 %set_of_v24_fold.2.0.i, 1
  %.88.i = icmp slt i64 %set_of_v24_fold.2.0.i, 32
  br i1 %.88.i, label %B632.i, label %B678.i
B678.i:
  %set_of_v24_line.3.1.i = phi i64 [ %.144, %B48 ], [ %.78.i, %B632.i ]
  %.96.i = and i64 %set_of_v24_line.3.1.i, %.54.i
  %.106.i = icmp slt i64 %.96.i, %.40.i
  br i1 %.106.i, label %B770.i, label %B746.i
B746.i:
  %.121.i = icmp eq i64 %.40.i, 0
  br i1 %.121.i, label %B770.i, label %B746.else.i
B770.i:
  %set_of_v24__vphi108_0.2.0.i = phi i64 [ %.96.i, %B678.i ], [ 0, %B746.i ], [ 0, %B746.else.i ], [ %spec.select257.i, %66 ]
  %sunkaddr.i = shl i64 %.141, 3
  %sunkaddr6.i = getelementptr i8, ptr %arg.C, i64 %sunkaddr.i
  %sunkaddr7.i = getelementptr i8, ptr %sunkaddr6.i, i64 80
  %.173.i = load i64, ptr %sunkaddr7.i, align 8
  %sunkaddr10.i = getelementptr i8, ptr %sunkaddr6.i, i64 72
  %.186.i = load i64, ptr %sunkaddr10.i, align 8
  %.187.i = mul i64 %.186.i, %set_of_v24__vphi108_0.2.0.i
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
  %.305263.i = add i64 %.188.i, %.32.i
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
  %.305266.i = phi i64 [ %.305263.i, %B848.thread.i ], [ %.305.i, %B848.i ]
  %.319.i = icmp slt i64 %.212.i, 0
  br i1 %.319.i, label %_ZN7mgpusim4arch5timed5probeB3v23B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit, label %B928.i
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
  %exitcond261.not.i = icmp eq i64 %6, %way.8.1.i
  br i1 %exitcond261.not.i, label %B1508.i, label %B1214.i
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
  br label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i
B304.i.i:
  %.275.i.i = load i64, ptr %.274.i.i, align 8
  %.276.i.i = mul i64 %.275.i.i, 1103515245
  %.277.i.i = add i64 %.276.i.i, 12345
  %.278.i.i = and i64 %.277.i.i, 2147483647
  store i64 %.278.i.i, ptr %.274.i.i, align 8
  %.288.i.i = icmp eq i64 %.32.i, 0
  br i1 %.288.i.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B304.else.if.i.i
B424.loopexit.unr-lcssa.i.i:
  %16 = or i64 %unroll_iter.i2.i, 1
  %lcmp.mod.not.i7.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i7.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.epil.i.i.preheader
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
  br i1 %epil.iter.cmp.not.i.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.epil.i.i
B30.endif.i.i:
  %.78.i.i = add i64 %.32.i, -1
  %.12390.not.i.i = icmp slt i64 %.78.i.i, 1
  br i1 %.12390.not.i.i, label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i, label %B80.lr.ph.i.i
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
  br label %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i
_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i:
  %way.6.0.i.i = phi i64 [ %spec.select86.i.i, %30 ], [ %.263.i.i, %B292.i.i ], [ 0, %B304.i.i ], [ 0, %B30.endif.i.i ], [ %spec.select.3.i.i, %B424.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i9.i, %B80.epil.i.i ]
  %sunkaddr14.i = getelementptr i8, ptr %sunkaddr6.i, i64 144
  %.483.i = load i64, ptr %sunkaddr14.i, align 8
  %.486.not.i = icmp eq i64 %.483.i, 0
  br i1 %.486.not.i, label %B1610.i, label %B1530.i
B1530.i:
  %33 = getelementptr i64, ptr %arg.S, i64 %.305266.i
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
  %way.10.0.i = phi i64 [ %68, %B1600.endif.endif.i ], [ %way.6.0.i.i, %B1530.i ], [ %way.6.0.i.i, %_ZN7mgpusim4arch5timed7_victimB3v25B54c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2AZLaAIAE8int64_2axxx.2.exit.i ]
  %48 = getelementptr i64, ptr %arg.S, i64 %.188.i
  %.588.i = getelementptr i64, ptr %48, i64 %way.10.0.i
  %.589.i = load i64, ptr %.588.i, align 8
  store i64 %.589.i, ptr %.591.i, align 8
  %49 = getelementptr i64, ptr %arg.S, i64 %.305266.i
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
  %51 = getelementptr i64, ptr %arg.S, i64 %.305266.i
  %.629.i = getelementptr i64, ptr %51, i64 %way.11.0.i
  store i64 0, ptr %.629.i, align 8
  %52 = getelementptr i64, ptr %51, i64 %.32.i
  %.639.i = getelementptr i64, ptr %52, i64 %way.11.0.i
  store i64 0, ptr %.639.i, align 8
  br label %B1616.i
B1616.i:
  %.305265.i = phi i64 [ %.305266.i, %B1614.i ], [ %.305.i, %B848.i ]
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
  br label %B164313.i
B1952.i:
  %.748.i = load i64, ptr %.747.i, align 8
  %.749.i = add i64 %.748.i, 1
  store i64 %.749.i, ptr %.747.i, align 8
  %54 = getelementptr i64, ptr %arg.S, i64 %.305265.i
  %.idx.i = shl i64 %.32.i, 4
  %55 = getelementptr i8, ptr %54, i64 %.idx.i
  %.761.i = getelementptr i64, ptr %55, i64 %way.12.0.i
  store i64 %.749.i, ptr %.761.i, align 8
  br label %B164313.i
B164313.i:
  %56 = getelementptr i64, ptr %arg.S, i64 %.305265.i
  %.768.i = getelementptr i64, ptr %56, i64 %way.12.0.i
  %.769.i = load i64, ptr %.768.i, align 8
  %.886.i = or i64 %.769.i, %.147
  %sunkaddr23.i = shl i64 %way.12.0.i, 3
  %sunkaddr24.i = getelementptr i8, ptr %56, i64 %sunkaddr23.i
  store i64 %.886.i, ptr %sunkaddr24.i, align 8
  %.150.pre = load i64, ptr %arg.S, align 8
  br label %_ZN7mgpusim4arch5timed5probeB3v23B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit
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
  %spec.select257.i = add i64 %.149.i, %67
  br label %B770.i
B1600.endif.endif.i:
  %68 = phi i64 [ %spec.select112.i.i, %B298.i.i ], [ 0, %B1600.i ]
  %.543.i = getelementptr i64, ptr %34, i64 %68
  %.544.i = load i64, ptr %.543.i, align 8
  %.11.i.i = tail call i64 @llvm.smax.i64(i64 %.544.i, i64 0)
  store i64 %.11.i.i, ptr %.223.i, align 8
  br label %B1610.i
_ZN7mgpusim4arch5timed5probeB3v23B62c8tJTIeFIjxB2IKSgI4CrvSCKg1MMbCQQPKkLTj8gMGIFqNQvZjxD5bQBAA_3dE8int64_2a8int64_2axxxxxx.1.exit:
  %.1502 = phi i64 [ %.150, %B870.i ], [ %.150.pre, %B164313.i ]
  %.113 = add i64 %.1065860, 1
  %exitcond.not = icmp eq i64 %.18, %.113
  br i1 %exitcond.not, label %B170, label %B48
B170:
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
