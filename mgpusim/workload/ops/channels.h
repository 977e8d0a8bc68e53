/* What convolutions over all channels share: weights[tap][ci][co], tiles of pixels times vectors of output channels.
 *
 * TILE_H TILE_W TILE_C   tile of a work item (coarsening)
 * W_IMAGE                the weights in an image (a texel is four channels), else in a buffer
 * WG_X WG_Y WG_C         shape of the work group
 */
#if W_IMAGE
#define W_PARAM read_only image2d_t weights
#define LOAD_W(tap, ci, co) READ_IMAGE(weights, texel, (int2)(co, (tap) * CIN + (ci)))
#else
#define W_PARAM global const FV *restrict weights
#define LOAD_W(tap, ci, co) weights[((tap) * CIN + (ci)) * OV + (co)]
#endif
#define TILE (TILE_H * TILE_W)
#define ITEMS (WG_X * WG_Y * WG_C) /* of a slice */
#define PLACE_IN_GROUP                                                                                     \
    const int lx = get_local_id(0), ly = get_local_id(1);                                                  \
    const int lc = get_local_id(2) % WG_C, slice = get_local_id(2) / WG_C;                                 \
    const int item = (lc * WG_Y + ly) * WG_X + lx

#define CLEAR(acc)                                                                                         \
    _Pragma("unroll") for (int p = 0; p < TILE; ++p)                                                       \
        _Pragma("unroll") for (int c = 0; c < TILE_C; ++c) acc[p][c] = (FV)(0);

#define STORE_TILE(acc)                                                                                    \
    _Pragma("unroll") for (int p = 0; p < TILE; ++p) {                                                     \
        const int y = y0 + p / TILE_W, x = x0 + p % TILE_W;                                                \
        _Pragma("unroll") for (int c = 0; c < TILE_C; ++c)                                                 \
            if (y < OH && x < OW && c0 + c < OV) STORE(c0 + c, y, x, acc[p][c]);                           \
    }
