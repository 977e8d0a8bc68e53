/* The input, weights and output of a convolution, in buffers or images: H x W pixels of CIN channels to OH x OW of COUT.
 *
 * PAD_Y PAD_X  the window's reach over the edge
 * LAYOUT       0: the channels of a pixel side by side; 1: planes of VEC channels each
 * BORDER       0: a branch per load (an image reads its border colour); 1: the input brings its border with it
 * IN_IMAGE OUT_IMAGE   operand in an image (a texel is four channels), else in a buffer
 */
#define IV (CIN / VEC_IN)
#define OV (COUT / VEC)
#if BORDER /* stored sizes of the input */
#define IH (H + 2 * PAD_Y)
#define IW (W + 2 * PAD_X)
#else
#define IH H
#define IW W
#endif
#if LAYOUT
#define AT(c, y, x, n, h, w) (((c) * (h) + (y)) * (w) + (x))
#define TEXEL(c, y, x, n, w) (int2)((c) * (w) + (x), y)
#else
#define AT(c, y, x, n, h, w) (((y) * (w) + (x)) * (n) + (c))
#define TEXEL(c, y, x, n, w) (int2)((x) * (n) + (c), y)
#endif

#if IN_IMAGE
#define IN_PARAM read_only image2d_t in
#define LOAD_IN(c, y, x) READ_IMAGE(in, texel, TEXEL(c, y, x, IV, IW))
#define LOAD_INSIDE(inside, c, y, x) READ_IMAGE(in, texel, (inside) ? TEXEL(c, y, x, IV, IW) : (int2)(-1))
#else
#define IN_PARAM global const FI *restrict in
#define LOAD_IN(c, y, x) in[AT(c, y, x, IV, IH, IW)]
#define LOAD_INSIDE(inside, c, y, x) ((inside) ? LOAD_IN(c, y, x) : (FI)(0))
#endif
#if BORDER
#define INPUT(c, y, x) LOAD_IN(c, min((y) + PAD_Y, IH - 1), min((x) + PAD_X, IW - 1))
#else
#define INPUT(c, y, x) LOAD_INSIDE((y) >= 0 && (y) < H && (x) >= 0 && (x) < W, c, y, x)
#endif
#if OUT_IMAGE
#define OUT_PARAM write_only image2d_t out
#define STORE(c, y, x, value) WRITE_IMAGE(out, TEXEL(c, y, x, OV, OW), value)
#else
#define OUT_PARAM global FV *restrict out
#define STORE(c, y, x, value) out[AT(c, y, x, OV, OH, OW)] = value
#endif
