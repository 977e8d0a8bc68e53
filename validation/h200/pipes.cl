/* Which instructions share a pipe of a core: loops of one kind, and of two kinds mixed. NDRange: (items * groups).
 * g holds 65536 floats, o one float an item; n turns, s is 1 (8 for branch8). */
#define R16(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)
#define R8(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#define R4(X) X(0) X(1) X(2) X(3)
kernel void ldg16(global const float *restrict g, global float *o, int n, int s) { int i = get_local_id(0); float a=0,b=0; for (int r=0;r<n;++r){ global const float *p=g+i;
#define X(j) if (j&1) a+=p[j*32]; else b+=p[j*32];
R16(X)
#undef X
 i=(i+s)&1023; } o[get_global_id(0)]=a+b; }
kernel void lds16(global const float *restrict g, global float *o, int n, int s) { local float l[2048]; for(int k=get_local_id(0);k<2048;k+=get_local_size(0)) l[k]=g[k]; barrier(CLK_LOCAL_MEM_FENCE); int i = get_local_id(0); float a=0,b=0; for (int r=0;r<n;++r){ local const float *p=l+i;
#define X(j) if (j&1) a+=p[j*33]; else b+=p[j*33];
R16(X)
#undef X
 i=(i+s)&1023; } o[get_global_id(0)]=a+b; }
kernel void both8(global const float *restrict g, global float *o, int n, int s) { local float l[2048]; for(int k=get_local_id(0);k<2048;k+=get_local_size(0)) l[k]=g[k]; barrier(CLK_LOCAL_MEM_FENCE); int i = get_local_id(0); float a=0,b=0; for (int r=0;r<n;++r){ local const float *p=l+i; global const float *q=g+i;
#define X(j) a+=p[j*33]; b+=q[j*32];
R8(X)
#undef X
 i=(i+s)&1023; } o[get_global_id(0)]=a+b; }
kernel void wide16(global const float *restrict g, global float *o, int n, int s) { long c[8]; int x=get_local_id(0);
#define X(j) c[j]=j+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=(long)(x+j)*(long)s+c[j];
R8(X)
#undef X
#define X(j) c[j]=(long)(x-j)*(long)s+c[j];
R8(X)
#undef X
 x+=(int)c[0]; } long t=0;
#define X(j) t^=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=(float)t; }
kernel void lop16(global const float *restrict g, global float *o, int n, int s) { uint c[8]; uint x=get_local_id(0);
#define X(j) c[j]=j*77+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=(c[j]&x)^c[(j+1)&7];
R8(X)
R8(X)
#undef X
 } uint t=0;
#define X(j) t^=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=(float)t; }
kernel void ffma16(global const float *restrict g, global float *o, int n, int s) { float c[8]; float x=get_local_id(0);
#define X(j) c[j]=j*77+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=c[j]*x+0.5f;
R8(X)
R8(X)
#undef X
 } float t=0;
#define X(j) t+=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=t; }
kernel void lop8ffma8(global const float *restrict g, global float *o, int n, int s) { uint c[8]; float d[8]; uint x=get_local_id(0); float y=x;
#define X(j) c[j]=j*77+x; d[j]=c[j];
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=(c[j]&x)^c[(j+1)&7]; d[j]=d[j]*y+0.5f;
R8(X)
#undef X
 } uint t=0;
#define X(j) t^=c[j]^(uint)d[j];
R8(X)
#undef X
 o[get_global_id(0)]=(float)t; }
kernel void fmin16(global const float *restrict g, global float *o, int n, int s) { float c[8]; float x=get_local_id(0);
#define X(j) c[j]=j*77+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=fmin(c[j],c[(j+1)&7]+1.0f);
R8(X)
#undef X
 } float t=0;
#define X(j) t+=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=t; }
kernel void sel16(global const float *restrict g, global float *o, int n, int s) { float c[8]; float x=get_local_id(0);
#define X(j) c[j]=j*77+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=c[j]>c[(j+3)&7]?c[(j+1)&7]:c[j];
R8(X)
#undef X
 } float t=0;
#define X(j) t+=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=t; }
kernel void imad16(global const float *restrict g, global float *o, int n, int s) { uint c[8]; uint x=get_local_id(0);
#define X(j) c[j]=j*77+x;
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=c[j]*x+c[(j+1)&7];
R8(X)
R8(X)
#undef X
 } uint t=0;
#define X(j) t^=c[j];
R8(X)
#undef X
 o[get_global_id(0)]=(float)t; }
kernel void imad8ffma8(global const float *restrict g, global float *o, int n, int s) { uint c[8]; float d[8]; uint x=get_local_id(0); float y=x;
#define X(j) c[j]=j*77+x; d[j]=c[j];
R8(X)
#undef X
 for (int r=0;r<n;++r){
#define X(j) c[j]=c[j]*x+c[(j+1)&7]; d[j]=d[j]*y+0.5f;
R8(X)
#undef X
 } uint t=0;
#define X(j) t^=c[j]^(uint)d[j];
R8(X)
#undef X
 o[get_global_id(0)]=(float)t; }
kernel void lds_st(global const float *restrict g, global float *o, int n, int s) { local float l[4096]; int i = get_local_id(0); for(int k=i;k<4096;k+=get_local_size(0)) l[k]=g[k]; barrier(CLK_LOCAL_MEM_FENCE); float a=0; for (int r=0;r<n;++r){
#define X(j) l[i+j*32]=a; 
R8(X)
#undef X
#define X(j) a+=l[i+j*32+7*s];
R8(X)
#undef X
 i=(i+s)&1023; } o[get_global_id(0)]=a; }
kernel void bar8(global const float *restrict g, global float *o, int n, int s) { float a=get_local_id(0); for (int r=0;r<n;++r){
#define X(j) barrier(CLK_LOCAL_MEM_FENCE); a=a*1.1f+0.5f;
R8(X)
#undef X
 } o[get_global_id(0)]=a; }
kernel void branch8(global const float *restrict g, global float *o, int n, int s) { uint a=get_local_id(0); for (int r=0;r<n;++r){
#pragma unroll 1
 for (int k=0;k<s;++k){ a=a*3u+k; if ((a>>(k+7))&1) a^=0x55u+r; else { a=a*5u; a=a^(a>>3); a=a*7u+(a>>9); a=a*11u+(a>>4); a=a*13u+(a>>7);} } } o[get_global_id(0)]=a; }
