"""The SIMT core: warps of the resident work groups, issuing through the sub-cores of all simulated shader cores.

Compiled functions over two flat int64 arrays: `C` is what does not change (the lowered program, the GPU), `S` the state. What
lies in them says `mgpusim.engine.event.layout`. Streams come in chunks of work groups; `main.simulate` returns where it wants
the next chunk and is called again.

A sub-core issues one micro-operation at a time. A warp's next one may issue once its operands are there, as the family's
dependency rule says, and once its pipe is free; of the warps that may, the scheduler takes one. Results have a ready time that
is known when their producer issues, so nothing happens between issues and time jumps from one to the next.

Cores and sub-cores advance in turns of WINDOW cycles, so that those sharing a cache or a port meet in nearly the right order:
never more than a window apart. Ties are broken by index: the same input gives the same result.

To be read in this order: `main` (sub-cores and their turns), `selection` (which warp issues), `issue` (what issuing does),
`memory_path` (where accesses go), `blocks` (from one block to the next), `groups` (dispatch, barriers, the end of warps),
`waiting` (heaps and masks of warps), `accounting` (where time goes).
"""
