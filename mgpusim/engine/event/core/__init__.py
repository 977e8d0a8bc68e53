"""The SIMT core: warps of the resident work groups, issuing through the sub-cores of all simulated shader cores.

Compiled functions over two flat int64 arrays: `C` is what does not change (the lowered program, the GPU), `S` the state. What
lies in them says `mgpusim.engine.event.layout`. Streams come in chunks of work groups; `main.simulate` returns where it wants
the next chunk and is called again.

A sub-core issues one micro-operation at a time. A warp's next one may issue once its operands are there, as the family's
dependency rule says, and once its pipe is free; of the warps that may, the scheduler takes one. Results have a ready time that
is known when their producer issues, so nothing happens between issues and time jumps from one to the next.

Cores and sub-cores advance in turns of WINDOW cycles, so that those sharing a cache or a port meet in nearly the right order:
never more than a window apart. Ties are broken by index: the same input gives the same result.

What the structs cost, measured beside the same core written with `get(S, warp + PC)` on one thread: over 9 programs 0.95 to 1.18
times its instructions per second (best of three; 3% of that is noise), 9.1 s instead of 10.8 s to compile from Python, 324 kB
of IR instead of 432. Records of numba instead of `mgpusim.native.reference` were as fast and took as long to compile; they have
no tables, and a field of several words is a whole array.

To be read in this order: `main` (sub-cores and their turns), `selection` (which warp issues), `issue` (what issuing does),
`memory_path` (where accesses go), `blocks` (from one block to the next), `groups` (dispatch, barriers, the end of warps),
`waiting` (heaps and masks of warps), `accounting` (where time goes).
"""
