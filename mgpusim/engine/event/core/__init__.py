"""The SIMT core: warps of the resident work groups, issuing through the sub-cores of all simulated shader cores.

Compiled functions over two flat int64 arrays: `C` is what does not change (the lowered program, the GPU), `S` the state. Their
contents are described in `mgpusim.engine.event.layout`. Streams come in chunks of work groups; `main.simulate` returns where it
wants the next chunk and is called again.

A sub-core issues one micro-operation at a time. A warp's next one may issue once its operands are there, by the family's
dependency rule, and once its pipe is free. Of the warps that may issue the scheduler takes one. Results have a ready time that
is known when their producer issues, so nothing happens between issues and time jumps from one to the next.

Cores and sub-cores advance a window of cycles at a time, so that those sharing a cache or a port meet in nearly the right
order: never more than a window apart. Ties are broken by index: the same input gives the same result.

The structs were measured against the same core written with plain indices, `get(S, warp + PC)`, on one thread. Over 9 programs
they give 0.95 to 1.18 times its instructions per second (best of three; 3% of that is noise). They compile from Python in 9.1 s
instead of 10.8 s, to 324 kB of IR instead of 432. Records of numba instead of `mgpusim.native.reference` were as fast and took as
long to compile. They have no tables, and a field of several words is a whole array.

To be read in this order:

- `main`: sub-cores and the windows of time
- `selection`: which warp issues
- `issue`: what issuing does
- `memory_path`: where accesses go
- `blocks`: from one block to the next
- `groups`: dispatch, barriers, the end of warps
- `waiting`: heaps and masks of warps
- `accounting`: where time goes
"""
