/* Recurrent cells: an item makes a slice of the state of its pixel from parts that lie beside each other in the channels of a tensor.
 *
 * CELLS   numbers of the state
 * PART(T, p, k)   slice s of part k, from channel k CELLS on
 */
#include "items.h"

#define SIGMOID(v) ((SUM4)(1) / ((SUM4)(1) + exp(-(v))))
#if CELLS % 4 == 0
#define PART(T, p, k) TO_SUM4(LOAD(T, p, x, row, (k) * (CELLS / 4) + s))
#else
#define ONE(T, p, k, i) LOAD_ONE(T, p, x, row, (k) * CELLS + min(s * 4 + i, CELLS - 1))
#define PART(T, p, k) (SUM4)(ONE(T, p, k, 0), ONE(T, p, k, 1), ONE(T, p, k, 2), ONE(T, p, k, 3))
#endif
