"""What things cost on a GPU, in cycles and bytes: one function for each rule.

Both engines, the queue, fusion and advice call it, and convert to a unit of their own. Fields of a GPU may be columns (see
`mgpusim.arch.columns`).

operations : what a warp issues and what it waits for results, how far a compiler unrolls.
latency : cycles from a read to its result, by the level that serves it.
access : cycles of an access in its pipe.
traffic : bytes that stores, spilled registers and DRAM move, and what a launch finds in caches.
launch : what a launch, a group and a wave cost beside their work.
"""
