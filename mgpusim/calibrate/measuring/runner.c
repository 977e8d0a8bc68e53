/* Times the launches of a plan on an OpenCL device: what measure.py does, where there is no Python.

       runner [suite.plan] [-o corpus.json] [--device NAME] [--order isolated] [--no-restore] [--cooldown SECONDS] ...

   C99 and nothing else: OpenCL is declared here and loaded when it runs. `mgpusim.calibrate.measuring.plan` writes the plan. It
   holds sources, launches, the states of random generators, and what the corpus says of each launch as ready JSON. Nothing is
   parsed here but numbers and texts that say how long they are.
   A child process does the measuring and appends each result to a journal beside the output. Where a kernel takes the child down,
   or hangs, the parent notes it and starts the next child behind it. A run that was stopped goes on from its journal.
   Exit status: 0 a corpus was written, 2 it was not and the last line says why, 130 interrupted. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L
#endif
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _WIN32
#include <io.h>
#include <windows.h>
#define CL_CALL __stdcall
#else
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#define CL_CALL
#endif
#ifndef SYS
#define SYS "/sys" /* where Linux and Android show clocks */
#endif
#if defined(__GNUC__)
#define PRINTS(at, first) __attribute__((format(printf, at, first)))
#else
#define PRINTS(at, first)
#endif
#define COUNT(of) (sizeof(of) / sizeof *(of))
enum { OK = 0, FATAL = 2, LOST = 3, MOST_ARGS = 256, MOST_NEEDS = 16, MOST_RAW = 65536, MOST_PLACES = 64 };

/* ---- OpenCL: what is used of it ---------------------------------------------------------------------------------------- */
typedef void *Id;
typedef const size_t *Sizes;
typedef struct {
    uint32_t order, type;
} Format;
typedef struct {
    uint32_t type;
    size_t width, height, depth, layers, row_pitch, slice_pitch;
    uint32_t levels, samples;
    Id buffer;
} Shape;
#define EVENTS uint32_t, Id, Id *
#define FUNCTIONS(F)                                                                                                             \
    F(int32_t, clGetPlatformIDs, (uint32_t, Id *, uint32_t *))                                                                   \
    F(int32_t, clGetPlatformInfo, (Id, uint32_t, size_t, void *, size_t *))                                                      \
    F(int32_t, clGetDeviceIDs, (Id, uint64_t, uint32_t, Id *, uint32_t *))                                                       \
    F(int32_t, clGetDeviceInfo, (Id, uint32_t, size_t, void *, size_t *))                                                        \
    F(Id, clCreateContext, (const intptr_t *, uint32_t, Id const *, void *, void *, int32_t *))                                  \
    F(Id, clCreateCommandQueue, (Id, Id, uint64_t, int32_t *))                                                                   \
    F(Id, clCreateProgramWithSource, (Id, uint32_t, const char **, Sizes, int32_t *))                                            \
    F(int32_t, clBuildProgram, (Id, uint32_t, Id const *, const char *, void *, void *))                                         \
    F(int32_t, clGetProgramBuildInfo, (Id, Id, uint32_t, size_t, void *, size_t *))                                              \
    F(Id, clCreateKernel, (Id, const char *, int32_t *))                                                                         \
    F(int32_t, clCreateKernelsInProgram, (Id, uint32_t, Id *, uint32_t *))                                                       \
    F(int32_t, clGetKernelWorkGroupInfo, (Id, Id, uint32_t, size_t, void *, size_t *))                                           \
    F(int32_t, clSetKernelArg, (Id, uint32_t, size_t, const void *))                                                             \
    F(Id, clCreateBuffer, (Id, uint64_t, size_t, void *, int32_t *))                                                             \
    F(Id, clCreateSubBuffer, (Id, uint64_t, uint32_t, const void *, int32_t *))                                                  \
    F(Id, clCreateImage, (Id, uint64_t, const Format *, const Shape *, void *, int32_t *))                                       \
    F(int32_t, clGetSupportedImageFormats, (Id, uint64_t, uint32_t, uint32_t, Format *, uint32_t *))                             \
    F(Id, clCreateSampler, (Id, uint32_t, uint32_t, uint32_t, int32_t *))                                                        \
    F(int32_t, clReleaseSampler, (Id))                                                                                           \
    F(int32_t, clReleaseMemObject, (Id))                                                                                         \
    F(int32_t, clReleaseEvent, (Id))                                                                                             \
    F(int32_t, clEnqueueCopyBuffer, (Id, Id, Id, size_t, size_t, size_t, EVENTS))                                                \
    F(int32_t, clEnqueueCopyImage, (Id, Id, Id, Sizes, Sizes, Sizes, EVENTS))                                                    \
    F(int32_t, clEnqueueReadBuffer, (Id, Id, uint32_t, size_t, size_t, void *, EVENTS))                                          \
    F(int32_t, clEnqueueWriteBuffer, (Id, Id, uint32_t, size_t, size_t, const void *, EVENTS))                                   \
    F(int32_t, clEnqueueReadImage, (Id, Id, uint32_t, Sizes, Sizes, size_t, size_t, void *, EVENTS))                             \
    F(int32_t, clEnqueueNDRangeKernel, (Id, Id, uint32_t, Sizes, Sizes, Sizes, EVENTS))                                          \
    F(int32_t, clEnqueueMarkerWithWaitList, (Id, EVENTS))                                                                        \
    F(int32_t, clFinish, (Id))                                                                                                   \
    F(int32_t, clFlush, (Id))                                                                                                    \
    F(int32_t, clGetEventProfilingInfo, (Id, uint32_t, size_t, void *, size_t *))
#define DECLARE(type, name, parameters)                                                                                          \
    typedef type(CL_CALL *name##_type) parameters;                                                                               \
    static name##_type name;
FUNCTIONS(DECLARE)

static const char ERRORS[] =
    " -1 DEVICE_NOT_FOUND -2 DEVICE_NOT_AVAILABLE -3 COMPILER_NOT_AVAILABLE -4 MEM_OBJECT_ALLOCATION_FAILURE -5 OUT_OF_RESOURCES"
    " -6 OUT_OF_HOST_MEMORY -7 PROFILING_INFO_NOT_AVAILABLE -8 MEM_COPY_OVERLAP -9 IMAGE_FORMAT_MISMATCH"
    " -10 IMAGE_FORMAT_NOT_SUPPORTED -11 BUILD_PROGRAM_FAILURE -12 MAP_FAILURE -13 MISALIGNED_SUB_BUFFER_OFFSET"
    " -14 EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST -30 INVALID_VALUE -33 INVALID_DEVICE -34 INVALID_CONTEXT"
    " -35 INVALID_QUEUE_PROPERTIES -36 INVALID_COMMAND_QUEUE -37 INVALID_HOST_PTR -38 INVALID_MEM_OBJECT"
    " -39 INVALID_IMAGE_FORMAT_DESCRIPTOR -40 INVALID_IMAGE_SIZE -41 INVALID_SAMPLER -42 INVALID_BINARY"
    " -43 INVALID_BUILD_OPTIONS -44 INVALID_PROGRAM -45 INVALID_PROGRAM_EXECUTABLE -46 INVALID_KERNEL_NAME"
    " -47 INVALID_KERNEL_DEFINITION -48 INVALID_KERNEL -49 INVALID_ARG_INDEX -50 INVALID_ARG_VALUE -51 INVALID_ARG_SIZE"
    " -52 INVALID_KERNEL_ARGS -53 INVALID_WORK_DIMENSION -54 INVALID_WORK_GROUP_SIZE -55 INVALID_WORK_ITEM_SIZE"
    " -56 INVALID_GLOBAL_OFFSET -57 INVALID_EVENT_WAIT_LIST -58 INVALID_EVENT -59 INVALID_OPERATION -61 INVALID_BUFFER_SIZE"
    " -63 INVALID_GLOBAL_WORK_SIZE -65 INVALID_IMAGE_DESCRIPTOR -1001 PLATFORM_NOT_FOUND_KHR ";
static const int TOO_LARGE[] = {-4, -5, -6, -40, -53, -54, -55, -61, -63}; /* of a launch that exceeds a limit, not a wrong one */
enum { NO_BUFFER_SIZE = -61, NO_RESOURCES = -5, NO_HOST_MEMORY = -6 };

/* ---- faults, text ------------------------------------------------------------------------------------------------------ */
static jmp_buf trouble;
static struct {
    int code; /* of OpenCL, 0 where it is none */
    const char *routine;
    char text[4600];
} fault;
static void *scratch, *events_taken; /* given back at a fault */
static int32_t made_code;

/* End the run with a sentence. */
PRINTS(1, 2) static void die(const char *format, ...) {
    va_list more;
    va_start(more, format);
    fputs("error: ", stderr);
    vfprintf(stderr, format, more);
    va_end(more);
    fputc('\n', stderr);
    exit(FATAL);
}

/* Give up one launch, with its reason. */
PRINTS(1, 2) static void fail(const char *format, ...) {
    va_list more;
    va_start(more, format);
    vsnprintf(fault.text, sizeof fault.text, format, more);
    va_end(more);
    fault.code = 0;
    longjmp(trouble, 1);
}

static const char *error_name(int code) {
    static char name[64];
    char key[16];
    snprintf(key, sizeof key, " %d ", code);
    const char *found = strstr(ERRORS, key);
    strcpy(name, "error unknown to OpenCL 1.2");
    if (found)
        sscanf(found + strlen(key), "%63s", name);
    return name;
}

static void need(int32_t code, const char *routine) {
    if (code == 0)
        return;
    snprintf(fault.text, sizeof fault.text, "%s failed: %s (%d)", routine, error_name(code), (int)code);
    fault.code = code, fault.routine = routine;
    longjmp(trouble, 1);
}

static Id made(Id object, const char *routine) {
    need(made_code, routine);
    return object;
}
#define CALL(name, ...) need(name(__VA_ARGS__), #name)
#define MAKE(name, ...) made(name(__VA_ARGS__, &made_code), #name)

static void *grown(void *at, size_t size) {
    void *grown_at = realloc(at, size ? size : 1);
    if (!grown_at)
        die("no memory for %zu bytes", size);
    return grown_at;
}

static void *take_memory(size_t size) { return grown(NULL, size); }

typedef struct {
    char *at;
    size_t used, room;
} Text;

static void add_bytes(Text *to, const char *from, size_t count) {
    if (to->used + count + 1 > to->room)
        to->at = grown(to->at, to->room = 2 * to->room + count + 256);
    memcpy(to->at + to->used, from, count);
    to->at[to->used += count] = 0;
}

PRINTS(2, 3) static void add(Text *to, const char *format, ...) {
    char line[1024];
    va_list more;
    va_start(more, format);
    int count = vsnprintf(line, sizeof line, format, more);
    va_end(more);
    add_bytes(to, line, count < (int)sizeof line ? (size_t)count : sizeof line - 1);
}

/* Begin the next of a list: a comma, but at its beginning. */
static void next(Text *to) {
    if (to->used && !strchr("[{ ", to->at[to->used - 1]))
        add_bytes(to, ", ", 2);
}

/* Bytes of the UTF-8 character at a place, 0 where none begins there. */
static size_t character(const unsigned char *at, size_t left) {
    size_t n = *at < 0x80 ? 1 : *at >= 0xc2 && *at < 0xe0 ? 2 : *at >= 0xe0 && *at < 0xf0 ? 3 : *at >= 0xf0 && *at < 0xf5 ? 4 : 0;
    if (n > left || (*at == 0xe0 && at[1] < 0xa0) || (*at == 0xed && at[1] > 0x9f) || (*at == 0xf0 && at[1] < 0x90) ||
        (*at == 0xf4 && at[1] > 0x8f))
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

/* Add a text as a JSON string; bytes that are no UTF-8 become question marks. */
static void add_json(Text *to, const char *from) {
    add_bytes(to, "\"", 1);
    for (size_t n; *from; from += n) {
        n = character((const unsigned char *)from, strlen(from));
        if (n == 0)
            n = 1, add_bytes(to, "?", 1);
        else if ((unsigned char)*from < 0x20 || *from == 0x7f)
            add(to, "\\u%04x", (unsigned char)*from);
        else {
            if (*from == '"' || *from == '\\')
                add_bytes(to, "\\", 1);
            add_bytes(to, from, n);
        }
    }
    add_bytes(to, "\"", 1);
}

static void add_named(Text *to, const char *name, const char *value) {
    next(to), add(to, "\"%s\": ", name), add_json(to, value);
}

static char *read_file(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    Text all = {0};
    char part[65536];
    for (size_t n; (n = fread(part, 1, sizeof part, file)) > 0;)
        add_bytes(&all, part, n);
    add_bytes(&all, "", 0);
    fclose(file);
    *count = all.used;
    return all.at;
}

/* ---- clocks ------------------------------------------------------------------------------------------------------------ */
static int64_t now_ns(void) {
#ifdef _WIN32
    LARGE_INTEGER ticks, hz;
    QueryPerformanceCounter(&ticks), QueryPerformanceFrequency(&hz);
    return (int64_t)((double)ticks.QuadPart * 1e9 / (double)hz.QuadPart);
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
#endif
}

static int is_over(int64_t since_ns, uint64_t us) { return now_ns() - since_ns >= (int64_t)us * 1000; }

static void pause_us(int64_t us) {
#ifdef _WIN32
    Sleep((DWORD)((us + 999) / 1000));
#else
    struct timespec left = {(time_t)(us / 1000000), (long)(us % 1000000 * 1000)};
    while (nanosleep(&left, &left) && errno == EINTR) {
    }
#endif
}

PRINTS(1, 2) static double number_in(const char *format, ...) {
    char path[512];
    double found = 0;
    va_list more;
    va_start(more, format);
    vsnprintf(path, sizeof path, format, more);
    va_end(more);
    FILE *file = fopen(path, "r");
    if (file && (fscanf(file, "%lf", &found) != 1 || !(found > 0)))
        found = 0;
    if (file)
        fclose(file);
    return found;
}

/* The highest clock at which a core of the CPU runs now, 0 where the system does not say. */
static double host_hz(void) {
    double most = 0;
    for (int i = 0; i < 512; i++) {
        double found = 1e3 * number_in(SYS "/devices/system/cpu/cpu%d/cpufreq/scaling_cur_freq", i);
        most = found > most ? found : most;
    }
    return most;
}

/* The GPU's clock, 0 where the system does not say: Adreno's driver is kgsl, the others name theirs mali or gpu. */
static double gpu_hz(void) {
    double found = number_in("%s", SYS "/class/kgsl/kgsl-3d0/gpuclk");
#ifndef _WIN32
    DIR *folder = found > 0 ? NULL : opendir(SYS "/class/devfreq");
    for (struct dirent *entry; folder && !(found > 0) && (entry = readdir(folder));)
        if (strstr(entry->d_name, "mali") || strstr(entry->d_name, "gpu") || strstr(entry->d_name, "kgsl"))
            found = number_in(SYS "/class/devfreq/%s/cur_freq", entry->d_name);
    if (folder)
        closedir(folder);
#endif
    return found;
}

/* ---- the plan ---------------------------------------------------------------------------------------------------------- */
typedef struct {
    const char *at;
    size_t count;
} Span;
typedef struct {
    const char *begin, *at, *end;
} Reader;
typedef struct {
    uint64_t high, low, step_high, step_low; /* PCG64: its state and what each step adds */
    uint32_t half;
    int has_half;
} Random;
enum { BUFFER, IMAGE, LOCAL, SCALAR, SAMPLER, KINDS };
enum { READ, WRITE, READ_WRITE, ACCESSES };
enum { ZEROS, UNIFORM, SORTED, UNIFORM_INT, RANDOM_INDEX, CHASE, INITS };
enum { I8, U8, I16, U16, I32, U32, I64, U64, F16, F32, F64, UNORM8, UNORM16, SNORM8, SNORM16, DTYPES };
enum { BY_EVENTS, HOST_CALL, GAP, CALL_TO_START, FLUSH, CLOCK_RAMP, TIMINGS };
enum { AS_ASKED, BACK_TO_BACK, ISOLATED, ORDERS };
static const unsigned SIZES[DTYPES] = {1, 1, 2, 2, 4, 4, 8, 8, 2, 4, 8, 1, 2, 1, 2};
static const unsigned STORAGE[DTYPES] = {I8, U8, I16, U16, I32, U32, I64, U64, F16, F32, F64, U8, U16, I8, I16};
static const float ONE[DTYPES] = {[UNORM8] = 255, [UNORM16] = 65535, [SNORM8] = 127, [SNORM16] = 32767};

typedef struct { /* numbers of its line, in this order, up to bytes */
    uint64_t kind, access, dtype, count, init, value, random[4]; /* count: of numbers, all channels of an image */
    uint64_t type, width, height, depth, layers, pitch, order, channel_type, channels, normalized, address, filter, bytes;
    Span key; /* its line: equal lines are equal contents */
    int restored;
    const unsigned char *raw;
} Arg;
#define ANY UINT64_MAX
#define OF_32 UINT32_MAX
static const uint64_t ARG_MOST[] = {KINDS - 1, ACCESSES - 1, DTYPES - 1, ANY, INITS - 1, INT64_MAX, ANY, ANY, ANY, ANY, OF_32,
                                    SIZE_MAX, SIZE_MAX, SIZE_MAX, SIZE_MAX, SIZE_MAX, OF_32, OF_32, 4, 1, OF_32, OF_32, SIZE_MAX};
typedef struct {
    int kernel, dim, has_local, has_offset;
    size_t global[3], local[3], offset[3];
} Range;
typedef struct {
    Range range;
    int order, timing, n_args, n_needs, n_outputs, has_restored, n_restored, outputs[MOST_ARGS];
    Arg args[MOST_ARGS];
    Span needs[MOST_NEEDS], entry;
    unsigned char raw[MOST_RAW];
} Launch;
typedef struct {
    Span name, entry, options, source; /* name: JSON */
    int sub_groups;
    Id program, built;
    char *broken; /* what the compiler said: once is enough */
} Kernel;
/* Of a network: memory of its tensors and weights, what is done in order, and what its outputs are to be. */
enum { WHOLE, PART, VIEW, PICTURE, PLACES }; /* a buffer, a part of one, an image of a buffer's texels, any other image */
enum { LAUNCH, UPLOAD, READ_BACK, STEPS };
typedef struct {
    int place, of, apart; /* of: the buffer that a part or a view lies in; apart: it has memory of its own and is copied */
    size_t begin, bytes;
    const char *contents; /* NULL for none */
    Arg image;
    Id memory;
} Memory;
typedef struct {
    int kind, n_args, n_written, args[MOST_PLACES], written[MOST_PLACES]; /* positions of memory */
    size_t written_b[MOST_PLACES], bytes;
    Range range;
    const char *contents;
    Id kernel;
} Step;
typedef struct {
    Span name; /* JSON */
    int memory;
    const char *expected; /* doubles, NaN where nothing is */
    Arg arg;
} Checked;
static struct {
    int n_memories, n_steps, n_checked, any_apart;
    uint64_t flush_every, warm_us, fewest, most, budget_us, spread_ppm; /* as in the plan */
    Memory *memories;
    Step *steps;
    Checked *checked;
} network;
static struct {
    const char *path, *text, *end, *values; /* values: of a network's weights and inputs */
    size_t n_values;
    Span digest, protocol, restored_by, sub_groups, kernels_json;
    Kernel *kernels;
    const char **launches;           /* where each begins */
    int n_kernels, n_launches, n_all; /* all: with the network, behind the launches */
    uint64_t warmup, repeats, most, spread_ppm, budget_us, cooldown_us, timeout_us, slower_ppm, reference_us, calls, pause_us;
    uint64_t ramp_us, most_in_ramp, order, restore; /* as in the plan, from warmup on */
} plan;
static const uint64_t PLAN_MOST[] = {1000, 1000, 10000, 1000000, OF_32, OF_32, INT64_MAX / 1000, OF_32, OF_32, 1000, OF_32,
                                     OF_32, 100000, ORDERS - 1, 1};
static const uint64_t NETWORK_MOST[] = {OF_32, OF_32, 1000, 10000, OF_32, 1000000};
static Launch launch;

static void damaged(const Reader *from, const char *expected) {
    die("%s: byte %zu: expected %s; the plan is damaged, or of another version", plan.path, (size_t)(from->at - from->begin),
        expected);
}

/* A whole number up to `most`, and the space or the end of the line behind it. */
static uint64_t read_number(Reader *from, uint64_t most) {
    uint64_t value = 0;
    const char *first = from->at;
    for (; from->at < from->end && isdigit((unsigned char)*from->at); from->at++) {
        unsigned digit = (unsigned)(*from->at - '0');
        if (value > (UINT64_MAX - digit) / 10)
            damaged(from, "a number of 64 bits");
        value = 10 * value + digit;
    }
    if (from->at == first || from->at >= from->end || (*from->at != ' ' && *from->at != '\n'))
        damaged(from, "a whole number");
    if (value > most)
        damaged(from, "a smaller number");
    from->at++;
    return value;
}

static void read_numbers(Reader *from, uint64_t *to, const uint64_t *most, size_t count) {
    for (size_t i = 0; i < count; i++)
        to[i] = read_number(from, most[i]);
}

static int read_int(Reader *from, int end) { return (int)read_number(from, (uint64_t)(end > 0 ? end - 1 : 0)); }

static size_t read_size(Reader *from) { return (size_t)read_number(from, SIZE_MAX); }

/* A text behind its number of bytes, and the end of the line. */
static Span read_text(Reader *from) {
    uint64_t count = read_number(from, (uint64_t)(from->end - from->at));
    if (count >= (uint64_t)(from->end - from->at) || from->at[count] != '\n')
        damaged(from, "a text of as many bytes as it says");
    Span found = {from->at, (size_t)count};
    from->at += count + 1;
    return found;
}

static uint64_t product(Reader *from, uint64_t a, uint64_t b) {
    if (b && a > ((uint64_t)1 << 46) / b)
        damaged(from, "less than 64 TiB");
    return a * b;
}

static void read_image(Reader *from, Arg *arg) {
    if (!arg->channels || !arg->width)
        damaged(from, "an image with a width and channels");
    uint64_t row = product(from, arg->width, arg->channels);
    uint64_t rows = product(from, arg->height ? arg->height : 1, arg->depth ? arg->depth : 1);
    rows = product(from, rows, arg->layers ? arg->layers : 1);
    if (arg->pitch && (arg->pitch < product(from, row, SIZES[arg->dtype]) || arg->depth || arg->layers))
        damaged(from, "a pitch of at least a row, of a plane");
    product(from, arg->pitch, rows);
    arg->count = product(from, row, rows);
}

static void read_arg(Reader *from, Arg *arg, unsigned char *raw, size_t *used) {
    static const char digits[] = "0123456789abcdef";
    const char *line = from->at;
    read_numbers(from, &arg->kind, ARG_MOST, COUNT(ARG_MOST));
    arg->restored = 0;
    if (arg->kind == IMAGE)
        read_image(from, arg);
    else
        arg->channels = 1;
    if (arg->kind <= IMAGE)
        arg->bytes = product(from, arg->count, SIZES[arg->dtype]);
    if (arg->kind == SCALAR) {
        Span hex = read_text(from);
        if (hex.count % 2 || hex.count / 2 > MOST_RAW - *used)
            damaged(from, "at most 64 KiB of numbers");
        arg->raw = raw + *used, arg->bytes = hex.count / 2;
        for (size_t i = 0; i < hex.count; i++) {
            const char *digit = memchr(digits, hex.at[i], 16);
            if (!digit)
                damaged(from, "bytes as hexadecimal digits");
            raw[*used + i / 2] = (unsigned char)((i % 2 ? raw[*used + i / 2] << 4 : 0) | (digit - digits));
        }
        *used += hex.count / 2;
    }
    arg->key = (Span){line, (size_t)(from->at - line)};
}

static void read_range(Reader *from, Range *to) {
    to->kernel = read_int(from, plan.n_kernels), to->dim = 1 + read_int(from, 3);
    to->has_local = read_int(from, 2), to->has_offset = read_int(from, 2);
    for (int i = 0; i < 3; i++)
        to->global[i] = read_size(from), to->local[i] = read_size(from), to->offset[i] = read_size(from);
}

static void read_launch(Reader *from, Launch *to) {
    size_t used = 0;
    read_range(from, &to->range);
    to->order = read_int(from, ORDERS), to->timing = read_int(from, TIMINGS);
    to->n_args = read_int(from, MOST_ARGS + 1);
    for (int i = 0; i < to->n_args; i++)
        read_arg(from, &to->args[i], to->raw, &used);
    to->n_needs = read_int(from, MOST_NEEDS + 1);
    for (int i = 0; i < to->n_needs; i++)
        to->needs[i] = read_text(from);
    to->n_outputs = read_int(from, to->n_args + 1);
    for (int i = 0; i < to->n_outputs; i++)
        if (to->args[to->outputs[i] = read_int(from, to->n_args)].kind > IMAGE)
            damaged(from, "a buffer or an image as an output");
    to->has_restored = read_int(from, 2), to->n_restored = read_int(from, to->n_args + 1);
    for (int i = 0; i < to->n_restored; i++)
        to->args[read_int(from, to->n_args)].restored = 1;
    to->entry = read_text(from);
}

static void load_launch(int i) {
    Reader from = {plan.text, plan.launches[i], plan.end};
    read_launch(&from, &launch);
}

/* Where numbers of the network's weights begin, behind the word of how far in; NULL for the word 0. */
static const char *read_place(Reader *from, uint64_t bytes) {
    size_t at = read_size(from);
    if (at && (at - 1 > plan.n_values || bytes > plan.n_values - (at - 1)))
        damaged(from, "numbers that the file beside the plan has");
    return at ? plan.values + at - 1 : NULL;
}

static void read_memory(Reader *from, Memory *to, int number) {
    size_t full = MOST_RAW;
    memset(to, 0, sizeof *to);
    to->place = read_int(from, PLACES), to->of = read_int(from, number + 1);
    to->begin = read_size(from), to->bytes = read_size(from), to->contents = read_place(from, to->bytes);
    const Memory *of = &network.memories[to->of];
    if ((to->place == PART || to->place == VIEW) &&
        (to->of == number || of->place > (to->place == PART ? WHOLE : PART) || to->begin > of->bytes ||
         to->bytes > of->bytes - to->begin))
        damaged(from, "a part of a buffer before it");
    if (to->place < VIEW)
        return;
    read_arg(from, &to->image, launch.raw, &full);
    if (to->image.kind != IMAGE || to->image.bytes > to->bytes)
        damaged(from, "an image of so many bytes");
}

static void read_step(Reader *from, Step *to) {
    memset(to, 0, sizeof *to);
    if ((to->kind = read_int(from, STEPS)) == LAUNCH)
        read_range(from, &to->range);
    to->n_args = read_int(from, to->kind == LAUNCH ? MOST_PLACES + 1 : 2);
    for (int i = 0; i < to->n_args; i++)
        to->args[i] = read_int(from, network.n_memories);
    to->n_written = read_int(from, MOST_PLACES + 1);
    for (int i = 0; i < to->n_written; i++)
        to->written[i] = read_int(from, network.n_memories), to->written_b[i] = read_size(from);
    if (to->kind == LAUNCH)
        return;
    to->bytes = read_size(from), to->contents = read_place(from, to->bytes);
    const Memory *memory = &network.memories[to->args[0]];
    if (!to->n_args || memory->place > PART || to->bytes > memory->bytes || !to->contents != (to->kind == READ_BACK))
        damaged(from, "a copy of a buffer");
}

static void read_checked(Reader *from, Checked *to) {
    size_t full = MOST_RAW;
    to->name = read_text(from), to->memory = read_int(from, network.n_memories);
    read_arg(from, &to->arg, launch.raw, &full);
    const Memory *memory = &network.memories[to->memory];
    if (to->arg.kind > IMAGE || (to->arg.kind == BUFFER) != (memory->place <= PART) || to->arg.bytes > memory->bytes)
        damaged(from, "what the memory holds");
    if (!(to->expected = read_place(from, product(from, to->arg.count, sizeof(double)))))
        damaged(from, "numbers that are expected");
}

static void read_network(Reader *from) {
    int room = (int)((from->end - from->at) / 8); /* each is a line of so many bytes at least */
    if (!(network.n_steps = read_int(from, room + 1)))
        return;
    network.n_memories = 1 + read_int(from, room + 1), network.n_checked = read_int(from, 1001);
    read_numbers(from, &network.flush_every, NETWORK_MOST, COUNT(NETWORK_MOST));
    if (!network.fewest)
        damaged(from, "runs that count");
    network.memories = take_memory((size_t)network.n_memories * sizeof *network.memories);
    network.steps = take_memory((size_t)network.n_steps * sizeof *network.steps);
    network.checked = take_memory((size_t)network.n_checked * sizeof *network.checked);
    for (int i = 0; i < network.n_memories; i++)
        read_memory(from, &network.memories[i], i);
    for (int i = 0; i < network.n_steps; i++)
        read_step(from, &network.steps[i]);
    for (int i = 0; i < network.n_checked; i++)
        read_checked(from, &network.checked[i]);
}

static void load_plan(char *text, size_t count) {
    Reader at = {text, text, text + count}, *from = &at;
    const char *head = "mgpusim-plan 3\n";
    plan.text = text, plan.end = text + count;
    if (count < strlen(head) || memcmp(text, head, strlen(head)) != 0)
        damaged(from, "the line 'mgpusim-plan 3'");
    if (memchr(text, 0, count))
        damaged(from, "no zero byte");
    at.at += strlen(head);
    plan.digest = read_text(from);
    plan.n_kernels = (int)read_number(from, count), plan.n_launches = (int)read_number(from, count);
    read_numbers(from, &plan.warmup, PLAN_MOST, COUNT(PLAN_MOST));
    if (!plan.repeats || plan.calls < 8 || plan.order == AS_ASKED)
        damaged(from, "a protocol with repeats, 8 calls or more, and an order");
    for (Span *text_of = &plan.protocol; text_of <= &plan.kernels_json; text_of++)
        *text_of = read_text(from);
    plan.kernels = take_memory(((size_t)plan.n_kernels + 1) * sizeof *plan.kernels);
    plan.launches = take_memory(((size_t)plan.n_launches + 1) * sizeof *plan.launches);
    for (int i = 0; i < plan.n_kernels; i++) {
        Kernel *kernel = &plan.kernels[i];
        memset(kernel, 0, sizeof *kernel);
        kernel->sub_groups = read_int(from, 2), kernel->name = read_text(from), kernel->entry = read_text(from);
        kernel->options = read_text(from), kernel->source = read_text(from);
    }
    for (int i = 0; i < plan.n_launches; i++)
        plan.launches[i] = at.at, read_launch(from, &launch);
    read_network(from);
    plan.n_all = plan.n_launches + (network.n_steps > 0);
    if (at.at != at.end)
        damaged(from, "the end");
}

/* ---- contents ---------------------------------------------------------------------------------------------------------- */
static void wide_product(uint64_t a, uint64_t b, uint64_t *high, uint64_t *low) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
    *high = a1 * b1 + (middle >> 32) + (other >> 32);
    *low = a * b;
}

/* PCG64 (XSL RR, a multiplier of 128 bits): M. O'Neill, "PCG", 2014; the generator of numpy's default_rng. */
static uint64_t next64(Random *of) {
    const uint64_t high = 2549297995355413924u, low = 4865540595714422341u;
    uint64_t top, bottom;
    wide_product(of->low, low, &top, &bottom);
    top += of->high * low + of->low * high;
    of->low = bottom + of->step_low;
    of->high = top + of->step_high + (of->low < bottom);
    unsigned turn = (unsigned)(of->high >> 58);
    uint64_t mixed = of->high ^ of->low;
    return mixed >> turn | mixed << ((64 - turn) & 63);
}

static uint32_t next32(Random *of) {
    if (!of->has_half) {
        uint64_t both = next64(of);
        of->half = (uint32_t)(both >> 32), of->has_half = 1;
        return (uint32_t)both;
    }
    of->has_half = 0;
    return of->half;
}

static float next_float(Random *of) { return (float)(next32(of) >> 8) * (1.0f / 16777216.0f); }

/* A whole number from 0 to `last`, by the method of D. Lemire, "Fast random integer generation in an interval", 2019. */
static uint64_t next_up_to(Random *of, uint64_t last) {
    uint64_t count = last + 1, high, low;
    if (last == 0)
        return 0;
    if (last == UINT32_MAX)
        return next32(of);
    if (last < UINT32_MAX) {
        uint64_t both = next32(of) * count;
        if ((uint32_t)both < count)
            for (uint32_t least = (uint32_t)((UINT32_MAX - last) % count); (uint32_t)both < least;)
                both = next32(of) * count;
        return both >> 32;
    }
    wide_product(next64(of), count, &high, &low);
    if (low < count)
        for (uint64_t least = (UINT64_MAX - last) % count; low < least;)
            wide_product(next64(of), count, &high, &low);
    return high;
}

/* binary16 of a number that is not negative, rounded to even */
static uint16_t to_half(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    if (bits >= 0x477ff000u) /* 65520 and more */
        return 0x7c00;
    if (bits < 0x38800000u) { /* subnormal: a multiple of 2^-24 */
        volatile float shifted = value * 16777216.0f + 8388608.0f;
        return (uint16_t)(shifted - 8388608.0f);
    }
    bits += 0xfff + (bits >> 13 & 1);
    return (uint16_t)((bits >> 13) - (112u << 10));
}

static double from_half(uint16_t half) {
    uint32_t exponent = half >> 10 & 31, digits = half & 1023;
    uint32_t bits = (exponent == 31 ? 255 : exponent + 112) << 23 | digits << 13;
    float value;
    memcpy(&value, &bits, 4);
    return (half >> 15 ? -1 : 1) * (exponent ? (double)value : digits / 16777216.0); /* subnormal: a multiple of 2^-24 */
}

/* A number of an array of whole numbers; of U64 its bits. */
static int64_t whole_at(const void *from, uint64_t i, unsigned dtype) {
    switch (STORAGE[dtype]) {
    case I8: return ((const int8_t *)from)[i];
    case U8: return ((const uint8_t *)from)[i];
    case I16: return ((const int16_t *)from)[i];
    case U16: return ((const uint16_t *)from)[i];
    case I32: return ((const int32_t *)from)[i];
    case U32: return ((const uint32_t *)from)[i];
    default: return ((const int64_t *)from)[i];
    }
}

static double real_at(const void *from, uint64_t i, unsigned dtype) {
    switch (STORAGE[dtype]) {
    case F16: return from_half(((const uint16_t *)from)[i]);
    case F32: return ((const float *)from)[i];
    case F64: return ((const double *)from)[i];
    case U64: return (double)((const uint64_t *)from)[i];
    default: return (double)whole_at(from, i, dtype);
    }
}

static void store(void *to, uint64_t i, unsigned dtype, int64_t value) {
    switch (STORAGE[dtype]) {
    case F16: ((uint16_t *)to)[i] = to_half((float)value); break;
    case F32: ((float *)to)[i] = (float)value; break;
    case F64: ((double *)to)[i] = (double)value; break;
    default: memcpy((char *)to + i * SIZES[dtype], &value, SIZES[dtype]); /* its low bytes, which come first */
    }
}

static void store_uniform(void *to, uint64_t i, unsigned dtype, Random *random) {
    if (ONE[dtype] > 0) {
        volatile float level = next_float(random) * ONE[dtype]; /* rounded to even by an addition that leaves no digits */
        level = level + 8388608.0f;
        store(to, i, dtype, (int64_t)(level - 8388608.0f));
    } else if (dtype == F16) {
        uint16_t half = to_half(next_float(random));
        ((uint16_t *)to)[i] = half < 0x3bff ? half : 0x3bff; /* below 1 */
    } else if (dtype == F32)
        ((float *)to)[i] = next_float(random);
    else if (dtype == F64)
        ((double *)to)[i] = (double)(next64(random) >> 11) * (1.0 / 9007199254740992.0);
    else
        store(to, i, dtype, (int64_t)next_up_to(random, 255));
}

static unsigned sorted_dtype;

static int compare_numbers(const void *a, const void *b) {
    double x = real_at(a, 0, sorted_dtype), y = real_at(b, 0, sorted_dtype);
    return (x > y) - (x < y);
}

/* What mgpusim.workload.fill fills an array with. */
static void fill(void *to, const Arg *arg) {
    Random random = {arg->random[0], arg->random[1], arg->random[2], arg->random[3], 0, 0};
    uint64_t texels = arg->count / arg->channels;
    unsigned dtype = sorted_dtype = (unsigned)arg->dtype;
    if (arg->init == ZEROS)
        memset(to, 0, (size_t)arg->bytes);
    for (uint64_t i = 0; i < arg->count && arg->init != ZEROS; i++)
        if (arg->init == CHASE)
            store(to, i, dtype, (int64_t)((i / arg->channels + arg->value % texels) % texels));
        else if (arg->init == UNIFORM_INT)
            store(to, i, dtype, (int64_t)next_up_to(&random, (uint64_t)1 << 30));
        else if (arg->init == RANDOM_INDEX)
            store(to, i, dtype, (int64_t)next_up_to(&random, arg->value ? arg->value - 1 : 0));
        else
            store_uniform(to, i, dtype, &random);
    if (arg->init == SORTED)
        qsort(to, (size_t)arg->count, SIZES[dtype], compare_numbers);
}

static void add_value(Text *to, const void *from, uint64_t i, unsigned dtype) {
    double value = real_at(from, i, dtype);
    next(to);
    if (STORAGE[dtype] == U64)
        add(to, "%" PRIu64, (uint64_t)whole_at(from, i, dtype));
    else if (STORAGE[dtype] < F16)
        add(to, "%" PRId64, whole_at(from, i, dtype));
    else if (value - value == 0) /* finite */
        add(to, "%.17g", value);
    else
        add(to, "null");
}

/* ---- the device -------------------------------------------------------------------------------------------------------- */
#if UINTPTR_MAX > 0xffffffffu
#define LIB "lib64"
#else
#define LIB "lib"
#endif
/* Adreno has libOpenCL.so, some Mali libGLES_mali.so alone, PowerVR libPVROCL.so; a Pixel's library hands its functions out
   itself, once told to (enableOpenCL, loadOpenCLPointer). */
static const char *const LIBRARIES[] = {
#ifdef _WIN32
    "OpenCL.dll",
#else
    "libOpenCL.so", "libOpenCL.so.1", "/vendor/" LIB "/libOpenCL.so", "/system/vendor/" LIB "/libOpenCL.so",
    "/system/" LIB "/libOpenCL.so", "libOpenCL-pixel.so", "/vendor/" LIB "/libOpenCL-pixel.so", "/vendor/" LIB "/libPVROCL.so",
    "/system/vendor/" LIB "/libPVROCL.so", "/vendor/" LIB "/egl/libGLES_mali.so", "/system/vendor/" LIB "/egl/libGLES_mali.so",
    "libmali.so", "libmali.so.1",
#endif
};
static struct {
    const char *plan, *output, *device, *library, *journal;
    int check, list, worker;
} asked = {"suite.plan", "corpus.json", NULL, NULL, NULL, 0, 0, 0};
static struct {
    Id id, context, queue;
    char *name, *vendor, *extensions, *platform;
    uint64_t global_b, alloc_b, local_b, most_items;
    size_t item_sizes[8];
} device;
typedef void (*Function)(void);

static void *open_library(const char *name) {
#ifdef _WIN32
    return (void *)LoadLibraryA(name);
#else
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
#endif
}

static Function function_of(void *library, const char *name, void *(*pointer_of)(const char *)) {
    Function found = NULL;
#ifdef _WIN32
    FARPROC there = GetProcAddress((HMODULE)library, name);
#else
    void *there = dlsym(library, name);
#endif
    memcpy(&found, &there, sizeof found);
    void *other = !found && pointer_of ? pointer_of(name) : NULL;
    if (other)
        memcpy(&found, &other, sizeof found);
    return found;
}

/* Load OpenCL's functions; return the name of one that is not there, NULL where all are. */
static const char *load_functions(void *library) {
    Function found, enable = function_of(library, "enableOpenCL", NULL);
    Function hand_out = function_of(library, "loadOpenCLPointer", NULL);
    void *(*pointer_of)(const char *) = NULL;
    if (enable && hand_out) {
        enable();
        memcpy(&pointer_of, &hand_out, sizeof pointer_of);
    }
#define LOAD(type, name, parameters)                                                                                             \
    if (!(found = function_of(library, #name, pointer_of)))                                                                      \
        return #name;                                                                                                            \
    memcpy(&name, &found, sizeof name);
    FUNCTIONS(LOAD)
    return NULL;
}

/* What a device, or of PLATFORM_NAME a platform, says of itself, without spaces around it. */
enum { PLATFORM_NAME = 0x902 };
static char *text_of(Id of, uint32_t what) {
    clGetDeviceInfo_type ask = what == PLATFORM_NAME ? clGetPlatformInfo : clGetDeviceInfo;
    size_t count = 0;
    if (ask(of, what, 0, NULL, &count))
        count = 0;
    char *text = take_memory(count + 1);
    if (count && ask(of, what, count, text, NULL))
        count = 0;
    text[count] = 0;
    while (isspace((unsigned char)*text))
        text++;
    for (size_t n = strlen(text); n && isspace((unsigned char)text[n - 1]); n--)
        text[n - 1] = 0;
    return text;
}

/* A number of a device, 32 or 64 bits or a size_t, 0 where it does not say. */
static uint64_t device_number(uint32_t what) {
    uint64_t wide = 0;
    size_t count = 0;
    if (clGetDeviceInfo(device.id, what, sizeof wide, &wide, &count))
        return 0;
    return count == 8 ? wide : count == 4 ? (uint32_t)wide : 0; /* of 4 bytes the low ones, which come first */
}

/* Whether a list of words between spaces has a word. */
static int has_word(const char *list, const char *word, size_t count) {
    for (size_t n; *list; list += n, list += strspn(list, " "))
        if ((n = strcspn(list, " ")) == count && memcmp(list, word, n) == 0)
            return 1;
    return 0;
}

static int contains(const char *text, const char *part) {
    for (size_t n = strlen(part), i = 0, k; n + i <= strlen(text); i++) {
        for (k = 0; k < n && tolower((unsigned char)text[i + k]) == tolower((unsigned char)part[k]); k++) {
        }
        if (k == n)
            return 1;
    }
    return 0;
}

/* Load the library that has a platform. Choose the device by its or its platform's name, else the first GPU, else the first. */
static void open_device(void) {
    Text tried = {0}, there = {0};
    uint32_t platforms = 0, count;
    int is_gpu = 0;
    Id platform[16], devices[32];
    size_t many = asked.library ? 1 : COUNT(LIBRARIES);
    for (size_t i = 0; i < many && !platforms; i++) {
        const char *name = asked.library ? asked.library : LIBRARIES[i];
        void *library = open_library(name);
        const char *lacks = library ? load_functions(library) : NULL;
        if (library && !lacks && (clGetPlatformIDs(16, platform, &platforms) || !platforms))
            platforms = 0, lacks = "a platform";
        next(&tried), add(&tried, "%s%s%s%s", name, lacks ? " (without " : "", lacks ? lacks : "", lacks ? ")" : "");
    }
    if (!platforms)
        die("no OpenCL was found; looked for %s; name the library with --opencl PATH, or on Android start with"
            " LD_LIBRARY_PATH=/vendor/" LIB, tried.at);
    for (uint32_t i = 0; i < platforms && i < 16; i++) {
        if (clGetDeviceIDs(platform[i], 0xFFFFFFFFu, 32, devices, &count))
            continue;
        for (uint32_t k = 0; k < count && k < 32; k++) {
            uint64_t type = 0;
            char *name = text_of(devices[k], 0x102B), *of = text_of(platform[i], PLATFORM_NAME);
            clGetDeviceInfo(devices[k], 0x1000, sizeof type, &type, NULL);
            add(&there, "%s%s: %s", there.used ? "; " : "", of, name);
            int matches = !asked.device || contains(name, asked.device) || contains(of, asked.device);
            if (matches && (!device.id || (!asked.device && !is_gpu && (type & 4))))
                device.id = devices[k], device.name = name, device.platform = of, is_gpu = (type & 4) != 0;
        }
    }
    if (asked.list)
        return (void)printf("%s\n", there.used ? there.at : "none");
    if (!there.used)
        die("the platform has no device");
    if (!device.id)
        die("device: no OpenCL device matches '%s'; there are: %s", asked.device, there.at);
    device.vendor = text_of(device.id, 0x102C), device.extensions = text_of(device.id, 0x1030);
    device.global_b = device_number(0x101F), device.alloc_b = device_number(0x1010), device.local_b = device_number(0x1023);
    device.most_items = device_number(0x1004);
    clGetDeviceInfo(device.id, 0x1005, sizeof device.item_sizes, device.item_sizes, NULL);
}

static int compare_words(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

/* What the device says of itself, as a corpus records it. */
static void describe(Text *to) {
    const struct {
        const char *name;
        uint32_t what;
    } numbers[] = {{"compute_units", 0x1002},      {"max_clock_mhz", 0x100C}, {"max_work_group_size", 0x1004},
                   {"local_mem_b", 0x1023},        {"constant_b", 0x1020},    {"global_mem_b", 0x101F},
                   {"max_alloc_b", 0x1010},        {"global_cache_b", 0x101E}, {"global_cache_line_b", 0x101D},
                   {"timer_resolution_ns", 0x1025}};
    const int images = device_number(0x1016) != 0;
    char *words[512], *copy = take_memory(strlen(device.extensions) + 1);
    size_t count = 0;
    add(to, "{");
    add_named(to, "name", device.name), add_named(to, "vendor", device.vendor), add_named(to, "platform", device.platform);
    add_named(to, "version", text_of(device.id, 0x102F)), add_named(to, "driver", text_of(device.id, 0x102D));
    for (size_t i = 0; i < COUNT(numbers); i++)
        add(to, ", \"%s\": %" PRIu64, numbers[i].name, device_number(numbers[i].what));
    add(to, ", \"max_work_item_sizes\": [%zu, %zu, %zu]", device.item_sizes[0], device.item_sizes[1], device.item_sizes[2]);
    add(to, ", \"images\": %s, \"image2d_max\": [%" PRIu64 ", %" PRIu64 "]", images ? "true" : "false",
        images ? device_number(0x1011) : 0, images ? device_number(0x1012) : 0);
    add(to, ", \"fp16\": %s, \"fp64\": %s", has_word(device.extensions, "cl_khr_fp16", 11) ? "true" : "false",
        has_word(device.extensions, "cl_khr_fp64", 11) ? "true" : "false");
    strcpy(copy, device.extensions);
    for (char *at = strtok(copy, " "); at && count < COUNT(words); at = strtok(NULL, " "))
        words[count++] = at;
    qsort(words, count, sizeof *words, compare_words);
    add(to, ", \"extensions\": [");
    for (size_t i = 0; i < count; i++)
        next(to), add_json(to, words[i]);
    add(to, "]}");
    free(copy);
}

/* ---- the session: what lies on the device ------------------------------------------------------------------------------ */
static struct {
    Span key;
    int restored;
    Id memory, kept, behind; /* kept: its first contents; behind: the buffer of an image */
} held[MOST_ARGS];
static struct {
    size_t size;
    const void *at;
} values[MOST_ARGS];
static Id samplers[MOST_ARGS];
enum { READABLE = 4, BOTH_WAYS = 1, COPIED = 32 }; /* flags of memory */

static void open_session(void) {
    device.context = clCreateContext(NULL, 1, &device.id, NULL, NULL, &made_code);
    if (made_code)
        die("device %s: clCreateContext failed: %s (%d)", device.name, error_name(made_code), (int)made_code);
    device.queue = clCreateCommandQueue(device.context, device.id, 2, &made_code);
    if (made_code)
        die("device %s: its queues cannot be profiled (%s); times cannot be measured", device.name, error_name(made_code));
}

static char *string_of(Span from) {
    Text copy = {0};
    add_bytes(&copy, from.at, from.count);
    return copy.at;
}

static Id made_kernel(const Kernel *kernel) {
    char *entry = string_of(kernel->entry);
    Id found = clCreateKernel(kernel->program, entry, &made_code);
    free(entry);
    return made(found, "clCreateKernel");
}

/* The kernel of a launch; one program is built for all of them. */
static Id kernel_of(int number) {
    Kernel *kernel = &plan.kernels[number];
    if (kernel->broken)
        fail("%s", kernel->broken);
    if (kernel->built)
        return kernel->built;
    int own = kernel->sub_groups && strstr(device.vendor, "NVIDIA") && !strstr(device.extensions, "cl_khr_subgroups");
    const char *texts[2] = {plan.sub_groups.at, kernel->source.at};
    const size_t counts[2] = {plan.sub_groups.count, kernel->source.count};
    Id program = MAKE(clCreateProgramWithSource, device.context, own ? 2 : 1, texts + !own, counts + !own), all[64];
    char *options = string_of(kernel->options);
    int32_t code = clBuildProgram(program, 1, &device.id, options, NULL, NULL);
    free(options);
    if (code) {
        size_t count = 0;
        clGetProgramBuildInfo(program, device.id, 0x1183, 0, NULL, &count);
        char *log = take_memory(count + 1);
        if (!count || clGetProgramBuildInfo(program, device.id, 0x1183, count, log, NULL))
            count = 0;
        log[count] = 0;
        kernel->broken = take_memory(4200);
        snprintf(kernel->broken, 4200, "build failure: clBuildProgram failed: %s; %.4000s", error_name(code), log);
        free(log);
        fail("%s", kernel->broken);
    }
    kernel->program = program;
    if (kernel->entry.count)
        return kernel->built = made_kernel(kernel);
    CALL(clCreateKernelsInProgram, program, 64, all, NULL);
    return kernel->built = all[0];
}

/* Whether the device's memory has room for a second copy. */
static int has_room(uint64_t bytes) { return bytes <= device.global_b / 4; }

static void release(int i) {
    Id *all[] = {&held[i].memory, &held[i].kept, &held[i].behind};
    for (int k = 0; k < 3; k++)
        if (*all[k])
            clReleaseMemObject(*all[k]), *all[k] = NULL;
    held[i].key.count = 0;
}

static Id image_of(const Arg *arg, uint64_t flags, Id buffer, const void *contents) {
    const Format format = {(uint32_t)arg->order, (uint32_t)arg->channel_type};
    const Shape shape = {(uint32_t)arg->type, (size_t)arg->width, (size_t)arg->height, (size_t)arg->depth, (size_t)arg->layers,
                         buffer ? (size_t)arg->pitch : 0, 0, 0, 0, buffer};
    return clCreateImage(device.context, flags, &format, &shape, (void *)(intptr_t)contents, &made_code);
}

static void make_image(int i, const Arg *arg, uint64_t flags, void *contents) {
    uint32_t count = 0, found = 0;
    int of_buffer = arg->pitch || arg->type == 0x10F6;
    CALL(clGetSupportedImageFormats, device.context, flags, (uint32_t)arg->type, 0, NULL, &count);
    Format *formats = take_memory(count * sizeof *formats);
    int32_t code =
        count ? clGetSupportedImageFormats(device.context, flags, (uint32_t)arg->type, count, formats, NULL) : 0;
    for (uint32_t k = 0; k < count && !code; k++)
        found |= formats[k].order == arg->order && formats[k].type == arg->channel_type;
    free(formats);
    need(code, "clGetSupportedImageFormats");
    if (!found)
        fail("the device has no image of type 0x%x with channels 0x%x/0x%x", (unsigned)arg->type, (unsigned)arg->order,
             (unsigned)arg->channel_type);
    if (of_buffer) {
        if (arg->type != 0x10F6 && !has_word(device.extensions, "cl_khr_image2d_from_buffer", 26))
            fail("the device makes no image2d from a buffer (it lacks cl_khr_image2d_from_buffer)");
        size_t rows = (size_t)(arg->height ? arg->height : 1), row = (size_t)arg->bytes / rows;
        size_t pitch = arg->pitch ? (size_t)arg->pitch : row;
        unsigned char *padded = take_memory(pitch * rows);
        memset(padded, 0, pitch * rows);
        for (size_t y = 0; y < rows; y++)
            memcpy(padded + y * pitch, (char *)contents + y * row, row);
        held[i].behind = clCreateBuffer(device.context, flags | COPIED, pitch * rows, padded, &made_code);
        free(padded);
        need(made_code, "clCreateBuffer");
        held[i].memory = made(image_of(arg, flags, held[i].behind, NULL), "clCreateImage");
        return;
    }
    held[i].memory = made(image_of(arg, flags | COPIED, NULL, contents), "clCreateImage");
    if (arg->restored && has_room(arg->bytes))
        held[i].kept = made(image_of(arg, flags | COPIED, NULL, contents), "clCreateImage");
}

static void make_memory(int i, const Arg *arg) {
    uint64_t flags = arg->access == READ ? READABLE : BOTH_WAYS;
    size_t bytes = (size_t)arg->bytes;
    if (arg->bytes > device.global_b || arg->bytes > SIZE_MAX / 2)
        need(NO_BUFFER_SIZE, "clCreateBuffer"); /* as the driver would say, without taking the host's memory first */
    void *contents = scratch = malloc(bytes ? bytes : 1);
    if (!contents)
        need(NO_HOST_MEMORY, "malloc");
    fill(contents, arg);
    if (arg->kind == IMAGE)
        make_image(i, arg, flags, contents);
    else {
        held[i].memory = MAKE(clCreateBuffer, device.context, flags | COPIED, bytes, contents);
        if ((arg->access == READ_WRITE && bytes <= 1u << 28) || (arg->restored && has_room(bytes)))
            held[i].kept = MAKE(clCreateBuffer, device.context, READABLE | COPIED, bytes, contents);
    }
    free(contents), scratch = NULL;
}

static void region_of(const Arg *arg, size_t region[3]) {
    uint64_t layers = arg->layers ? arg->layers : 1;
    region[0] = (size_t)arg->width, region[1] = (size_t)(arg->height ? arg->height : layers);
    region[2] = (size_t)(!arg->height ? 1 : arg->depth ? arg->depth : layers);
}

/* Give memory its first contents back: all, or that which is restored before each run. */
static void restore(int all) {
    static const size_t at[3] = {0, 0, 0};
    for (int i = 0; i < launch.n_args; i++) {
        const Arg *arg = &launch.args[i];
        size_t region[3];
        if (arg->kind > IMAGE || !held[i].kept || !(all || arg->restored))
            continue;
        region_of(arg, region);
        if (arg->kind == BUFFER)
            CALL(clEnqueueCopyBuffer, device.queue, held[i].kept, held[i].memory, 0, 0, (size_t)arg->bytes, 0, NULL, NULL);
        else
            CALL(clEnqueueCopyImage, device.queue, held[i].kept, held[i].memory, at, at, region, 0, NULL, NULL);
    }
}

static int is_restored(int i) { return plan.restore && launch.args[i].restored && launch.args[i].kind <= IMAGE && held[i].kept; }

/* Set the arguments; memory that the launch before had too is kept, and holds what it held at first. */
static void set_args(Id kernel) {
    for (int i = 0; i < MOST_ARGS; i++) {
        const Arg *arg = &launch.args[i];
        if (i >= launch.n_args || held[i].restored != arg->restored || held[i].key.count != arg->key.count ||
            memcmp(held[i].key.at, arg->key.at, arg->key.count) != 0)
            release(i);
        if (samplers[i])
            clReleaseSampler(samplers[i]), samplers[i] = NULL;
    }
    for (int i = 0; i < launch.n_args; i++) {
        const Arg *arg = &launch.args[i];
        values[i].size = sizeof(Id);
        if (arg->kind <= IMAGE) {
            if (!held[i].key.count)
                make_memory(i, arg);
            held[i].key = arg->key, held[i].restored = arg->restored;
            values[i].at = &held[i].memory;
        } else if (arg->kind == SAMPLER) {
            samplers[i] = MAKE(clCreateSampler, device.context, (uint32_t)arg->normalized, (uint32_t)arg->address,
                               (uint32_t)arg->filter);
            values[i].at = &samplers[i];
        } else
            values[i].size = (size_t)arg->bytes, values[i].at = arg->kind == LOCAL ? NULL : arg->raw;
        CALL(clSetKernelArg, kernel, (uint32_t)i, values[i].size, values[i].at);
    }
    restore(1);
}

/* What memory holds; `scratch` until it is given back. */
static void *contents_of(Id memory, const Arg *arg) {
    static const size_t at[3] = {0, 0, 0};
    size_t region[3];
    scratch = take_memory((size_t)arg->bytes);
    region_of(arg, region);
    if (arg->kind == BUFFER)
        CALL(clEnqueueReadBuffer, device.queue, memory, 1, 0, (size_t)arg->bytes, scratch, 0, NULL, NULL);
    else
        CALL(clEnqueueReadImage, device.queue, memory, 1, at, region, 0, 0, scratch, 0, NULL, NULL);
    return scratch;
}

/* ---- timing ------------------------------------------------------------------------------------------------------------ */
typedef struct {
    int64_t *at;
    size_t count, room;
} Times;
typedef struct {
    int64_t least, p10, p90, twice_median; /* twice: of an even number of times it may have a half */
    size_t count;
} Summary;
static Times times;
enum { BEGAN = 0x1282, ENDED = 0x1283 };

static void keep_time(Times *of, int64_t ns) {
    if (of->count == of->room)
        of->at = grown(of->at, (of->room = 2 * of->room + 256) * sizeof *of->at);
    of->at[of->count++] = ns;
}

static Id enqueue_range(Id queue, Id kernel, const Range *range, int timed) {
    Id event = NULL;
    CALL(clEnqueueNDRangeKernel, queue, kernel, (uint32_t)range->dim, range->has_offset ? range->offset : NULL, range->global,
         range->has_local ? range->local : NULL, 0, NULL, timed ? &event : NULL);
    return event;
}

static int64_t event_ns(Id event, uint32_t what) {
    uint64_t ns = 0;
    CALL(clGetEventProfilingInfo, event, what, sizeof ns, &ns, NULL);
    return (int64_t)ns;
}

static int64_t duration_ns(Id event) { return event_ns(event, ENDED) - event_ns(event, BEGAN); }

/* Memory for so many events, until the next are taken: of a launch that fails, too. */
static Id *take_events(size_t count) { return events_taken = grown(events_taken, count * sizeof(Id)); }

/* Run the launch some times, in its own order or that which is asked for; keep the nanoseconds of each event if asked to.
   What the kernel both reads and writes is copied back before each run, outside of the event that is timed. */
static int64_t enqueue(Id kernel, size_t count, int keep) {
    int alone = (launch.order ? launch.order : (int)plan.order) == ISOLATED && launch.timing != CLOCK_RAMP;
    int64_t last = 0;
    Id *events = take_events(count);
    for (size_t i = 0; i < count; i++) {
        if (plan.restore)
            restore(0);
        if (alone)
            CALL(clFinish, device.queue);
        events[i] = enqueue_range(device.queue, kernel, &launch.range, 1);
        if (alone)
            CALL(clFinish, device.queue);
    }
    CALL(clFinish, device.queue);
    for (size_t i = 0; i < count; i++) {
        last = duration_ns(events[i]);
        if (keep)
            keep_time(&times, last);
        clReleaseEvent(events[i]);
    }
    return last;
}

static int compare_times(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static size_t place(double share, size_t last) { /* rounded to even */
    volatile double at = share * (double)last + 4503599627370496.0;
    return (size_t)(at - 4503599627370496.0);
}

static Summary summary(const int64_t *of, size_t count) { /* of one time at least */
    int64_t *sorted = take_memory(count * sizeof *sorted);
    memcpy(sorted, of, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_times);
    size_t last = count - 1;
    Summary found = {sorted[0], sorted[place(0.1, last)], sorted[place(0.9, last)],
                     sorted[last / 2] + sorted[(last + 1) / 2], count};
    free(sorted);
    return found;
}

static double median_of(const Summary *s) { return (double)s->twice_median / 2; }

/* The square of the standard error of the median: 1.25 sigma / sqrt(n), sigma from the 80% range. */
static double error_squared(const Summary *s) {
    double sigma = 1.25 * (double)(s->p90 - s->p10) / 2.56;
    return sigma * sigma / (double)s->count;
}

static int is_enough(const Times *of, uint64_t least, uint64_t most, uint64_t budget_us, double spread) {
    double sum = 0;
    if (of->count < least)
        return 0;
    for (size_t i = 0; i < of->count; i++)
        sum += (double)of->at[i];
    if (of->count >= most || sum * 1e-3 >= (double)budget_us)
        return 1;
    Summary s = summary(of->at, of->count);
    return error_squared(&s) <= spread * median_of(&s) * spread * median_of(&s);
}

/* Add a summary under a name, "" where it is one of a list. */
static void add_summary(Text *to, const char *name, const Times *of) {
    Summary s = summary(of->at, of->count);
    next(to);
    if (*name)
        add(to, "\"%s\": ", name);
    add(to, "{\"min\": %" PRId64 ", \"p10\": %" PRId64 ", \"median\": %" PRId64 "%s, \"p90\": %" PRId64 ", \"repeats\": %zu}",
        s.least, s.p10, s.twice_median / 2, s.twice_median % 2 ? ".5" : "", s.p90, s.count);
}

static void add_outputs(Text *to) {
    add(to, ", \"output_values\": {");
    for (int k = 0; k < launch.n_outputs; k++) {
        int i = launch.outputs[k];
        void *read = contents_of(held[i].memory, &launch.args[i]);
        next(to), add(to, "\"%d\": [", i);
        for (uint64_t n = 0; n < launch.args[i].count; n++)
            add_value(to, read, n, (unsigned)launch.args[i].dtype);
        add(to, "]");
        free(read), scratch = NULL;
    }
    add(to, "}");
}

/* Time the launch by events; add what was found to a text. */
static void time_events(Id kernel, double spread, Text *to) {
    int64_t first = enqueue(kernel, 1, 0);
    if (first <= 0)
        die("device %s: an event took %" PRId64 " ns; it does not time its work", device.name, first);
    Text found = {0};
    int whole = 1, slow = (double)first * 1e-3 > (double)plan.budget_us / 3;
    if (launch.n_restored) {
        add(&found, ", \"restored\": [");
        for (int i = 0; i < launch.n_args; i++)
            if (is_restored(i))
                next(&found), add(&found, "%d", i);
            else
                whole &= !launch.args[i].restored;
        add(&found, "]");
    }
    if (to && launch.n_outputs)
        add_outputs(&found);
    enqueue(kernel, slow ? 1 : plan.warmup, 0);
    while (!is_enough(&times, 1, plan.most, plan.budget_us, spread))
        enqueue(kernel, slow ? 3 : plan.repeats, 1);
    size_t half = times.count / 2;
    Summary all = summary(times.at, times.count), late = summary(times.at + half, times.count - half);
    Summary early = half ? summary(times.at, half) : all;
    double moved = median_of(&late) - median_of(&early), bound = 0.05 * median_of(&early);
    if (moved * moved > bound * bound && moved * moved > 16 * error_squared(&all)) { /* it drifted: the clock had not settled */
        size_t again = times.count;
        times.count -= half;
        memmove(times.at, times.at + half, times.count * sizeof *times.at);
        enqueue(kernel, again, 1);
    }
    if (to)
        add(to, "%d ", whole), add_summary(to, "time_ns", &times), add_bytes(to, found.used ? found.at : "", found.used);
    free(found.at);
}

/* Time what no event shows: host calls, gaps between kernels, the clock after a pause (host_timing.py). */
static void time_host(Id kernel, Text *to) {
    size_t calls = (size_t)plan.calls;
    const int what = launch.timing;
    int64_t end = 0, before;
    enqueue(kernel, 4, 0);
    if (what == HOST_CALL)
        for (size_t i = 0; i < 4 * calls; i++) {
            before = now_ns();
            for (int k = 0; k < launch.n_args; k++)
                clSetKernelArg(kernel, (uint32_t)k, values[k].size, values[k].at);
            clEnqueueNDRangeKernel(device.queue, kernel, (uint32_t)launch.range.dim, NULL, launch.range.global,
                                   launch.range.has_local ? launch.range.local : NULL, 0, NULL, NULL);
            keep_time(&times, now_ns() - before);
            if (i % calls == calls - 1)
                CALL(clFinish, device.queue);
        }
    else if (what == CLOCK_RAMP) {
        pause_us((int64_t)plan.pause_us);
        for (before = now_ns(); !is_over(before, plan.ramp_us) && times.count < plan.most_in_ramp;)
            enqueue(kernel, 16, 1);
    } else {
        Id *events = take_events(calls);
        for (size_t i = 0; i < calls; i++) {
            before = now_ns();
            events[i] = enqueue_range(device.queue, kernel, &launch.range, 1);
            if (what == GAP)
                continue;
            int64_t handed = now_ns();
            need(what == FLUSH ? clFlush(device.queue) : clFinish(device.queue), "clFlush or clFinish");
            keep_time(&times, what == FLUSH ? now_ns() - handed : now_ns() - before - duration_ns(events[i]));
            CALL(clFinish, device.queue);
        }
        CALL(clFinish, device.queue);
        for (size_t i = 0; i < calls; i++) {
            if (what == GAP && i > 4)
                keep_time(&times, event_ns(events[i], BEGAN) - end);
            end = event_ns(events[i], ENDED);
            clReleaseEvent(events[i]);
        }
    }
    for (size_t i = 0; i < times.count; i++)
        times.at[i] = times.at[i] > 1 ? times.at[i] : 1;
    if (!to)
        return;
    add(to, "1 "), add_summary(to, "time_ns", &times);
    if (what == HOST_CALL)
        add(to, ", \"output_values\": {\"-1\": [%.17g, 1]}", host_hz());
    if (what != CLOCK_RAMP)
        return;
    add(to, ", \"output_values\": {\"-1\": [");
    for (size_t i = 0; i < times.count; i++)
        next(to), add(to, "%" PRId64, times.at[i]);
    add(to, "]}");
}

/* ---- a network (network_run.py) ---------------------------------------------------------------------------------------- */
/* Where parts of a buffer may begin that the device makes images of, 0 where it makes none. */
static size_t align_of_parts(const Memory *view) {
    size_t align = (size_t)device_number(0x1019) / 8 > 16 ? (size_t)device_number(0x1019) / 8 : 16;
    const size_t region[2] = {align, view->bytes};
    Id whole = MAKE(clCreateBuffer, device.context, BOTH_WAYS, align + view->bytes, NULL), image = NULL;
    Id part = clCreateSubBuffer(whole, BOTH_WAYS, 0x1220, region, &made_code);
    int broken = made_code != 0;
    if (!broken) {
        image = image_of(&view->image, BOTH_WAYS, part, NULL), broken = made_code != 0;
        clReleaseMemObject(part);
    }
    if (!broken)
        clReleaseMemObject(image);
    clReleaseMemObject(whole);
    return broken ? 0 : align;
}

static void make_network(void) {
    size_t align = 0;
    for (int i = 0; i < network.n_memories; i++)
        if (network.memories[i].place == VIEW) {
            align = align_of_parts(&network.memories[i]);
            break;
        }
    for (int i = 0; i < network.n_memories; i++) {
        Memory *to = &network.memories[i];
        Id of = network.memories[to->of].memory;
        const size_t region[2] = {to->begin, to->bytes};
        uint64_t flags = BOTH_WAYS | (to->contents ? COPIED : 0);
        if (to->place == PART && align && to->begin % align == 0)
            to->memory = MAKE(clCreateSubBuffer, of, BOTH_WAYS, 0x1220, region);
        else if (to->place <= PART) {
            to->apart = to->place == PART, network.any_apart |= to->apart;
            to->memory = MAKE(clCreateBuffer, device.context, flags, to->bytes, (void *)(intptr_t)to->contents);
        } else
            to->memory = made(image_of(&to->image, flags, to->place == VIEW ? of : NULL, to->contents), "clCreateImage");
    }
    for (Step *step = network.steps; step < network.steps + network.n_steps; step++) {
        if (step->kind != LAUNCH)
            continue;
        kernel_of(step->range.kernel);
        step->kernel = made_kernel(&plan.kernels[step->range.kernel]);
        for (int k = 0; k < step->n_args; k++)
            CALL(clSetKernelArg, step->kernel, (uint32_t)k, sizeof(Id), &network.memories[step->args[k]].memory);
    }
}

/* Copy what a step wrote to the memory that lies there too but apart; return the bytes. */
static uint64_t copy_written(Id queue, const Step *step) {
    uint64_t copied = 0;
    for (int i = 0; i < step->n_written && network.any_apart; i++) {
        const Memory *from = &network.memories[step->written[i]];
        const Memory *whole = from->place == PART ? &network.memories[from->of] : from;
        size_t begin = from->begin, end = begin + step->written_b[i];
        if (from->apart) {
            CALL(clEnqueueCopyBuffer, queue, from->memory, whole->memory, 0, begin, end - begin, 0, NULL, NULL);
            copied += end - begin;
        }
        for (const Memory *to = network.memories; to < network.memories + network.n_memories; to++) {
            size_t first = to->begin > begin ? to->begin : begin, last = to->begin + to->bytes;
            last = last < end ? last : end;
            if (!to->apart || &network.memories[to->of] != whole || to->begin == begin || first >= last)
                continue;
            CALL(clEnqueueCopyBuffer, queue, whole->memory, to->memory, first, first - to->begin, last - first, 0, NULL, NULL);
            copied += last - first;
        }
    }
    return copied;
}

/* Enqueue all steps and wait for the last; return when all were enqueued. */
static int64_t run_network(Id queue, int copies, Id *events) {
    uint64_t n = 0;
    for (const Step *step = network.steps; step < network.steps + network.n_steps; step++) {
        Id memory = step->n_args ? network.memories[step->args[0]].memory : NULL, event;
        if (step->kind == LAUNCH) {
            event = enqueue_range(queue, step->kernel, &step->range, events != NULL);
            if (events)
                events[n] = event;
            copy_written(queue, step), n++;
            if (network.flush_every && n % network.flush_every == 0)
                clFlush(queue);
        } else if (copies && step->kind == UPLOAD)
            CALL(clEnqueueWriteBuffer, queue, memory, 0, 0, step->bytes, step->contents, 0, NULL, NULL);
        else if (copies)
            CALL(clEnqueueReadBuffer, queue, memory, 1, 0, step->bytes, scratch, 0, NULL, NULL);
    }
    int64_t handed = now_ns();
    CALL(clFinish, queue);
    return handed;
}

/* The largest difference from what is expected, over the largest number that is; negative where one is no number. */
static double error_of(const Checked *of) {
    void *before = scratch, *got = contents_of(network.memories[of->memory].memory, &of->arg);
    double most = 1e-30, worst = 0;
    for (uint64_t i = 0; i < of->arg.count; i++) {
        double want, value = real_at(got, i, (unsigned)of->arg.dtype);
        memcpy(&want, of->expected + i * sizeof want, sizeof want);
        if (want != want)
            continue;
        double off = value > want ? value - want : want - value, size = want > 0 ? want : -want;
        worst = off - off == 0 && worst >= 0 ? (off > worst ? off : worst) : -1, most = size > most ? size : most;
    }
    free(got), scratch = before;
    return worst / most;
}

static int are_enough(const Times *of) {
    return is_enough(of, network.fewest, network.most, network.budget_us, (double)network.spread_ppm * 1e-6);
}

/* Add a summary, and forget the times. */
static void add_times(Text *to, const char *name, Times *of) { add_summary(to, name, of), of->count = 0; }

static void time_network(Text *to) {
    static Times handed, spans, sums;
    size_t room = 1, count = (size_t)network.n_steps;
    uint64_t copied = 0;
    make_network();
    Id plain = MAKE(clCreateCommandQueue, device.context, device.id, 0);
    for (const Step *step = network.steps; step < network.steps + count; step++)
        room = step->bytes > room ? step->bytes : room, copied += copy_written(plain, step);
    scratch = take_memory(room);
    run_network(plain, 1, NULL);
    add(to, "\"error\": {");
    for (int i = 0; i < network.n_checked; i++) {
        double error = error_of(&network.checked[i]);
        next(to), add_bytes(to, network.checked[i].name.at, network.checked[i].name.count);
        if (error < 0)
            add(to, ": null");
        else
            add(to, ": %.3g", error);
    }
    add(to, "}");
    if (copied)
        add(to, ", \"copied_between_b\": %" PRIu64, copied);
    for (int64_t began = now_ns(); !is_over(began, network.warm_us);)
        run_network(plain, 1, NULL);
    for (int copies = 1; copies >= 0; copies--) {
        while (!are_enough(&times)) {
            int64_t began = now_ns(), over = run_network(plain, copies, NULL);
            keep_time(&times, now_ns() - began);
            if (!copies)
                keep_time(&handed, over - began);
        }
        add_times(to, copies ? "end_to_end_ns" : "queue_ns", &times);
    }
    add_times(to, "enqueue_ns", &handed);
    Times *each = take_memory(count * sizeof *each);
    Id *events = take_events(count);
    memset(each, 0, count * sizeof *each);
    for (int runs = 0; !are_enough(&spans); runs++) {
        int64_t sum = 0, began = 0, ended = 0;
        size_t n = 0;
        run_network(device.queue, 0, events);
        for (size_t i = 0; i < count; i++) {
            if (network.steps[i].kind != LAUNCH)
                continue;
            began = n ? began : event_ns(events[n], BEGAN), ended = event_ns(events[n], ENDED);
            sum += duration_ns(events[n]);
            if (runs) /* the first run of a queue is slower */
                keep_time(&each[i], duration_ns(events[n]));
            clReleaseEvent(events[n++]);
        }
        if (runs)
            keep_time(&spans, ended - began), keep_time(&sums, sum);
    }
    add_times(to, "span_ns", &spans), add_times(to, "sum_ns", &sums);
    add(to, ", \"in_order_ns\": [");
    for (size_t i = 0; i < count; i++) {
        if (network.steps[i].kind == LAUNCH)
            add_summary(to, "", &each[i]);
        else
            next(to), add(to, "null");
        free(each[i].at);
    }
    add(to, "]"), free(each), free(scratch), scratch = NULL;
}

/* Time the launch that was read, or behind the last the network; return 0, or 1 where it failed (`fault` says why). */
static int time_launch(int i, double spread, Text *to) {
    times.count = 0;
    if (setjmp(trouble)) {
        free(scratch), scratch = NULL;
        return 1;
    }
    if (i == plan.n_launches) {
        time_network(to);
        return 0;
    }
    Id kernel = kernel_of(launch.range.kernel);
    set_args(kernel);
    if (launch.timing)
        time_host(kernel, to);
    else
        time_events(kernel, spread, to);
    return 0;
}

/* Add why the device refuses a launch that is too large for it; return 0 for other faults. */
static int add_refusal(Text *to) {
    static const char *const sizes[] = {"kernel_work_group_size", "local_mem_b", "private_mem_b"};
    static const uint32_t asks[] = {0x11B0, 0x11B2, 0x11B4};
    int known = 0, differs = 0;
    for (size_t i = 0; i < COUNT(TOO_LARGE); i++)
        known |= TOO_LARGE[i] == fault.code;
    /* of a kernel that ran: a fault in it, after which the context is lost */
    if (!known || (fault.code == NO_RESOURCES && strcmp(fault.routine, "clEnqueueNDRangeKernel") != 0))
        return 0;
    const Range *range = &launch.range;
    const char *name = error_name(fault.code);
    Id kernel = plan.kernels[range->kernel].built;
    Text why = {0}, found = {0}, over = {0};
    uint64_t said[3] = {0}, items = range->has_local ? 1 : 0;
    size_t required[3] = {0}, narrow = 0; /* sizes of work groups are size_t, of memory cl_ulong */
    add(&found, "{\"error\": \"%s\", \"max_work_group_size\": %" PRIu64 ", \"device_local_mem_b\": %" PRIu64, name,
        device.most_items, device.local_b);
    for (int i = 0; i < 3 && kernel; i++) {
        if (clGetKernelWorkGroupInfo(kernel, device.id, asks[i], i ? 8 : sizeof narrow, i ? (void *)&said[i] : &narrow, NULL))
            continue;
        said[i] = i ? said[i] : narrow;
        add(&found, ", \"%s\": %" PRIu64, sizes[i], said[i]);
        next(&why), add(&why, "%s %" PRIu64, sizes[i], said[i]);
    }
    if (kernel && !clGetKernelWorkGroupInfo(kernel, device.id, 0x11B1, sizeof required, required, NULL))
        add(&found, ", \"reqd_work_group_size\": [%zu, %zu, %zu]", required[0], required[1], required[2]);
    for (int i = 0; i < 3 && range->has_local; i++) {
        size_t size = i < range->dim ? range->local[i] : 1;
        items *= size, differs |= size != required[i];
    }
    if (strstr(name, "MEM_OBJECT") || strstr(name, "OUT_OF_HOST") || strstr(name, "BUFFER") || strstr(name, "IMAGE")) {
        add(&over, "its memory; the device has %" PRIu64 " bytes, %" PRIu64 " for one object", device.global_b, device.alloc_b);
    } else if (range->has_local) {
        if ((required[0] || required[1] || required[2]) && differs)
            add(&over, "the kernel's reqd_work_group_size is [%zu, %zu, %zu]; ", required[0], required[1], required[2]);
        if (said[0] && items > said[0])
            add(&over, "%" PRIu64 " work items in a group, the kernel allows %" PRIu64 " here (CL_KERNEL_WORK_GROUP_SIZE); ",
                items, said[0]);
        else if (items > device.most_items)
            add(&over, "%" PRIu64 " work items in a group, the device allows %" PRIu64 "; ", items, device.most_items);
        for (int i = 0; i < range->dim; i++)
            if (range->local[i] > device.item_sizes[i])
                add(&over, "%zu work items in dimension %d, the device allows %zu; ", range->local[i], i, device.item_sizes[i]);
        if (said[1] > device.local_b)
            add(&over, "%" PRIu64 " bytes of local memory, the device has %" PRIu64 "; ", said[1], device.local_b);
        if (over.used > 2)
            over.at[over.used -= 2] = 0;
    }
    if (!over.used)
        add(&over, "of its limits the device says %s", why.used ? why.at : "nothing");
    add(to, "\"reason\": \"the device refuses it (CL_%s): %s\", \"refused\": %s}", name, over.at, found.at);
    free(why.at), free(found.at), free(over.at);
    return 1;
}

/* ---- the journal ------------------------------------------------------------------------------------------------------- */
static FILE *notes;
static struct {
    char *text;
    const char **done, **failed; /* per launch its line, behind the number */
    const char *device;
    int n_over, started;
} journal;

/* Append a line; its last word is a full stop, by which a line that a crash cut off is told. */
PRINTS(2, 3) static void note(const Text *more, const char *format, ...) {
    va_list values_of;
    va_start(values_of, format);
    vfprintf(notes, format, values_of);
    va_end(values_of);
    if (more)
        fwrite(more->at, 1, more->used, notes);
    fputs(" .\n", notes);
    if (fflush(notes) || ferror(notes))
        die("%s: cannot be written: %s", asked.journal, strerror(errno));
}

static void add_head(Text *to) {
    add(to, "mgpusim-journal 1 %.*s %d %d", (int)plan.digest.count, plan.digest.at, (int)plan.order, (int)plan.restore);
}

static void open_notes(void) {
    size_t count = 0;
    char *text = read_file(asked.journal, &count);
    Text head = {0};
    notes = fopen(asked.journal, "ab");
    if (!notes)
        die("%s: cannot be written: %s", asked.journal, strerror(errno));
    if (text && count && text[count - 1] != '\n')
        fputc('\n', notes); /* end a line that a crash cut off */
    add_head(&head);
    if (!count)
        note(&head, "%s", "");
    free(text), free(head.at);
}

static void read_journal(void) {
    size_t count = 0, n = (size_t)plan.n_all + 1;
    free(journal.text), free(journal.done);
    journal.text = read_file(asked.journal, &count);
    journal.done = take_memory(2 * n * sizeof *journal.done), journal.failed = journal.done + n;
    memset(journal.done, 0, 2 * n * sizeof *journal.done);
    journal.device = NULL, journal.n_over = 0, journal.started = -1;
    for (char *line = journal.text, *end; line && (end = memchr(line, '\n', count - (size_t)(line - journal.text)));
         line = end + 1) {
        int at = -1, used = 0;
        if (end - line < 2 || memcmp(end - 2, " .", 2) != 0)
            continue;
        end[-2] = 0; /* the end of the line's text */
        if (sscanf(line, "device %*d %n", &used) == 0 && used)
            journal.device = line + used;
        if ((sscanf(line, "start %d%n", &at, &used) != 1 && sscanf(line, "done %d %n", &at, &used) != 1 &&
             sscanf(line, "failed %d %n", &at, &used) != 1) || at < 0 || at >= plan.n_all)
            continue;
        if (*line == 's')
            journal.started = at;
        else
            (*line == 'd' ? journal.done : journal.failed)[at] = line + used;
    }
    for (int i = 0; i < plan.n_all; i++)
        journal.n_over += journal.done[i] || journal.failed[i];
    if (journal.started >= 0 && (journal.done[journal.started] || journal.failed[journal.started]))
        journal.started = -1;
}

/* Load a launch and return the name of its kernel; behind the last there is the network. */
static Span name_of(int i) {
    if (i == plan.n_launches)
        return (Span){"\"network\"", 9};
    load_launch(i);
    return plan.kernels[launch.range.kernel].name;
}

/* ---- the child --------------------------------------------------------------------------------------------------------- */
/* Say how far it is: on a terminal at each launch, else every few seconds. */
static void show_progress(int done, Span kernel) {
    static int64_t told;
#ifdef _WIN32
    int screen = _isatty(2);
#else
    int screen = isatty(2);
#endif
    if (!screen && told && !is_over(told, 5000000))
        return;
    told = now_ns();
    int shown = kernel.count > 42 ? 40 : (int)kernel.count - 2; /* without its quotes */
    fprintf(stderr, screen ? "\r%d of %d  %-40.*s" : "%d of %d  %.*s\n", done, plan.n_all, shown, kernel.at + 1);
    fflush(stderr);
}

static int is_lost(void) {
    return clFinish(device.queue) || clEnqueueMarkerWithWaitList(device.queue, 0, NULL, NULL) || clFinish(device.queue);
}

/* Time the first launch that works again; where the device has become slower, wait for it to cool if asked to. */
static void look_at_reference(int first, double *base) {
    for (int i = 0; i < 10; i++) {
        load_launch(first);
        if (time_launch(first, 0.02, NULL))
            return; /* the launches behind it tell what is wrong */
        Summary s = summary(times.at, times.count);
        note(NULL, "reference %" PRId64 " %.10g %.10g", now_ns() / 1000000, median_of(&s), gpu_hz());
        if (!*base)
            *base = median_of(&s);
        if (!plan.cooldown_us || median_of(&s) * 1e6 <= (double)plan.slower_ppm * *base)
            return;
        pause_us((int64_t)plan.cooldown_us);
    }
}

/* Measure what the journal lacks. */
static int work(void) {
    Text text = {0};
    double base = 0;
    int64_t looked = 0;
    int first = -1;
#ifndef _WIN32
    pid_t parent = getppid();
#endif
    open_notes(), read_journal();
    open_device(), open_session();
    describe(&text);
    note(&text, "device %" PRId64 " ", now_ns() / 1000000);
    for (int i = plan.n_launches - 1; i >= 0; i--)
        first = journal.done[i] ? i : first; /* that works: others might hang */
    for (int i = 0, over = journal.n_over; i < plan.n_all; i++) {
        if (journal.done[i] || journal.failed[i])
            continue;
#ifndef _WIN32
        if (getppid() != parent)
            return FATAL; /* it was ended: nobody waits for the results */
#endif
        show_progress(over++, name_of(i));
        Text lacks = {0};
        for (int k = 0; k < launch.n_needs && i < plan.n_launches; k++)
            if (!has_word(device.extensions, launch.needs[k].at, launch.needs[k].count)) {
                add(&lacks, "%s", lacks.used ? ", " : "the device has no ");
                add_bytes(&lacks, launch.needs[k].at, launch.needs[k].count);
            }
        text.used = 0;
        if (lacks.used) {
            add_named(&text, "reason", lacks.at), free(lacks.at);
            note(&text, "failed %d ", i);
            continue;
        }
        note(NULL, "start %d", i);
        if (time_launch(i, (double)plan.spread_ppm * 1e-6, &text)) {
            text.used = 0;
            int refused = i < plan.n_launches && add_refusal(&text), code = fault.code;
            if (!refused)
                add_named(&text, "reason", fault.text);
            note(&text, "failed %d ", i);
            if (refused ? is_lost() : code == NO_RESOURCES || code == -2 || code == -34 || code == -36)
                return LOST;
            continue;
        }
        note(&text, "done %d ", i);
        first = first < 0 ? i : first;
        if (i < plan.n_launches && (!looked || is_over(looked, plan.reference_us))) {
            look_at_reference(first, &base);
            looked = now_ns();
        }
    }
    return OK;
}

/* ---- the corpus -------------------------------------------------------------------------------------------------------- */
/* Whether what kernels both read and write was restored before each run: true, false, or the kernels of which it was not. */
static void add_restored(Text *to) {
    int any = 0, stated = 0, n_asked = 0, n_lacking = 0;
    unsigned char *lacking = take_memory((size_t)plan.n_kernels + 1);
    memset(lacking, 0, (size_t)plan.n_kernels + 1);
    for (int i = 0; i < plan.n_launches; i++) {
        load_launch(i);
        stated |= launch.has_restored, any |= launch.n_restored > 0;
        if (!launch.n_restored || !journal.done[i])
            continue;
        n_asked++;
        if (*journal.done[i] == '0')
            n_lacking++, lacking[launch.range.kernel] = 1;
    }
    if (!any || !n_lacking || n_lacking == n_asked)
        add(to, "%s", (any ? n_lacking : stated) ? "false" : "true");
    else {
        add(to, "[");
        for (int k = 0; k < plan.n_kernels; k++)
            if (lacking[k])
                next(to), add_bytes(to, plan.kernels[k].name.at, plan.kernels[k].name.count);
        add(to, "]");
    }
    if (n_asked > n_lacking)
        add(to, ", \"restored_by\": "), add_bytes(to, plan.restored_by.at, plan.restored_by.count);
    free(lacking);
}

/* Add seconds from each child's start to its last look at the reference launch, and what those found: times and clocks. */
static void add_references(Text *to) {
    size_t count = 0;
    int64_t start = -1, last = -1, sum_ms = 0, at;
    char *text = read_file(asked.journal, &count), value[64], hz[64];
    Text found = {0}, clocks = {0};
    int known = 0;
    for (char *line = text, *end; line && (end = memchr(line, '\n', count - (size_t)(line - text))); line = end + 1) {
        *end = 0;
        if (sscanf(line, "device %" SCNd64, &at) == 1)
            sum_ms += last - start, start = last = at;
        else if (sscanf(line, "reference %" SCNd64 " %63[0-9.e+] %63[0-9.e+] .", &at, value, hz) == 3) {
            last = at, known |= strcmp(hz, "0") != 0;
            next(&found), add(&found, "%s", value), next(&clocks), add(&clocks, "%s", hz);
        }
    }
    sum_ms += last - start;
    add(to, ", \"seconds\": %.1f, \"reference_ns\": [%s]", (double)sum_ms / 1000, found.used ? found.at : "");
    if (known)
        add(to, ", \"gpu_hz\": [%s]", clocks.at);
    free(text), free(found.at), free(clocks.at);
}

/* Add the launches that were measured, or those that failed; return how many. */
static int add_launches(Text *to, int failures) {
    int n = 0;
    for (int i = 0; i < plan.n_launches; i++) {
        const char *found = failures ? journal.failed[i] : journal.done[i];
        if (!found || (failures && journal.done[i]))
            continue;
        load_launch(i);
        add(to, n++ ? ",\n" : failures ? ",\n\"failures\": [\n" : ",\n\"launches\": [\n");
        add_bytes(to, launch.entry.at, launch.entry.count);
        found += failures ? 0 : 2; /* whether all was restored */
        add(to, ", "), add_bytes(to, found, strlen(found)), add(to, "}");
    }
    if (n || !failures)
        add(to, n ? "]" : ",\n\"launches\": []");
    return n;
}

/* Write what the plan and the journal make, in one step: launches that were measured, and under `failures` those that failed. */
static void finish(void) {
    Text out = {0}, temporary = {0};
    if (!journal.device)
        die("%s: names no device; delete it and start again", asked.journal);
    add(&out, "{\"schema\": \"mgpusim.corpus/1\",\n\"device\": "), add_bytes(&out, journal.device, strlen(journal.device));
    add(&out, ",\n\"protocol\": {"), add_bytes(&out, plan.protocol.at, plan.protocol.count);
    add(&out, ", \"runner\": \"C\", \"order\": \"%s\", \"restored\": ", plan.order == ISOLATED ? "isolated" : "back to back");
    add_restored(&out);
    add(&out, ", \"warmup\": %" PRIu64 ", \"repeats\": %" PRIu64 ", \"most\": %" PRIu64, plan.warmup, plan.repeats, plan.most);
    add(&out, ", \"spread\": %.10g, \"budget_s\": %.10g, \"cooldown\": %.10g", (double)plan.spread_ppm / 1e6,
        (double)plan.budget_us / 1e6, (double)plan.cooldown_us / 1e6);
    add_references(&out);
    add(&out, "},\n\"kernels\": "), add_bytes(&out, plan.kernels_json.at, plan.kernels_json.count);
    int n_done = add_launches(&out, 0), n_failed = add_launches(&out, 1);
    if (network.n_steps) {
        const char *done = journal.done[plan.n_launches], *found = done ? done : journal.failed[plan.n_launches];
        add(&out, ",\n\"network\": {"), add_bytes(&out, found, strlen(found)), add(&out, "}");
    }
    add(&out, "}\n"), add(&temporary, "%s.tmp", asked.output);
    FILE *file = fopen(temporary.at, "wb");
    int broken = !file || fwrite(out.at, 1, out.used, file) != out.used || fclose(file);
#ifdef _WIN32
    if (!broken)
        remove(asked.output);
#endif
    if (broken || rename(temporary.at, asked.output))
        die("%s: cannot be written: %s; the results are in %s", broken ? temporary.at : asked.output, strerror(errno),
            asked.journal);
    remove(asked.journal);
    fprintf(stderr, "%s: %d launches measured, %d failed\n", asked.output, n_done, n_failed);
}

/* ---- the parent -------------------------------------------------------------------------------------------------------- */
static volatile sig_atomic_t stopped;
enum { HANGS = -1000, RUNS = -1001 };

static void stop(int signal_number) { stopped = signal_number; }

static long journal_size(void) {
    long size = 0;
    FILE *file = fopen(asked.journal, "rb");
    if (file)
        fseek(file, 0, SEEK_END), size = ftell(file), fclose(file);
    return size;
}

#ifdef _WIN32
typedef HANDLE Child;

static Child start_child(void) {
    STARTUPINFOA how;
    PROCESS_INFORMATION made_process;
    Text line = {0};
    add_bytes(&line, GetCommandLineA(), strlen(GetCommandLineA())), add(&line, " --worker");
    memset(&how, 0, sizeof how);
    how.cb = sizeof how;
    if (!CreateProcessA(NULL, line.at, NULL, NULL, TRUE, 0, NULL, NULL, &how, &made_process))
        die("the measuring process cannot be started (Windows error %lu)", (unsigned long)GetLastError());
    CloseHandle(made_process.hThread);
    free(line.at);
    return made_process.hProcess;
}

static int state_of(Child child) {
    DWORD status = 0;
    if (WaitForSingleObject(child, 20) == WAIT_TIMEOUT)
        return RUNS;
    GetExitCodeProcess(child, &status), CloseHandle(child);
    return (int)status;
}

static void end_child(Child child) {
    TerminateProcess(child, 1), WaitForSingleObject(child, INFINITE), CloseHandle(child);
}
#else
typedef pid_t Child;

static Child start_child(void) {
    Child child = fork();
    if (child < 0)
        die("the measuring process cannot be started: %s", strerror(errno));
    if (child == 0) {
        signal(SIGINT, SIG_DFL), signal(SIGTERM, SIG_DFL), signal(SIGHUP, SIG_DFL);
        _exit(work());
    }
    return child;
}

static int state_of(Child child) {
    int status = 0;
    pause_us(5000);
    if (waitpid(child, &status, WNOHANG) == 0)
        return RUNS;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

static void end_child(Child child) { kill(child, SIGKILL), waitpid(child, NULL, 0); }
#endif

/* Run a child; return its exit status, minus the signal that ended it, or HANGS where it was silent for too long. */
static int run_child(void) {
    Child child = start_child();
    int64_t news = now_ns();
    int status;
    for (long size = journal_size(), there; (status = state_of(child)) == RUNS; size = there) {
        there = journal_size();
        news = there != size ? now_ns() : news;
        int hangs = is_over(news, plan.timeout_us);
        if (!hangs && !stopped)
            continue;
        end_child(child);
        if (hangs)
            return HANGS;
        fprintf(stderr, "\ninterrupted; the same command goes on from %s\n", asked.journal);
        exit(130);
    }
    return status;
}

/* Refuse to write a journal that another runner writes: one that a lost cable left at work, say. Return the name of the lock. */
static char *lock_journal(void) {
    Text name = {0};
    add(&name, "%s.lock", asked.output);
#ifndef _WIN32
    int file = open(name.at, O_RDWR | O_CREAT, 0644); /* held until the process ends */
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (file < 0)
        die("%s: cannot be written: %s", name.at, strerror(errno));
    if (fcntl(file, F_SETLK, &whole) && fcntl(file, F_GETLK, &whole) == 0 && whole.l_type != F_UNLCK)
        die("%s: process %ld is measuring into it; wait for it, or end it", asked.output, (long)whole.l_pid);
#endif
    return name.at;
}

/* Refuse a journal of another plan, or of one measured in another order or without restoring. */
static void check_journal(void) {
    size_t count = 0;
    char *text = read_file(asked.journal, &count);
    Text wanted = {0};
    add_head(&wanted), add(&wanted, " .\n");
    if (count && (count < wanted.used || memcmp(text, wanted.at, wanted.used) != 0))
        die("%s: is of another plan, or of one measured in another order or without restoring; delete it, or choose another"
            " output than %s", asked.journal, asked.output);
    free(text), free(wanted.at);
}

static void supervise(void) {
    do {
        int status = run_child();
        if (status == FATAL)
            exit(FATAL); /* the child has said why */
        open_notes(), read_journal();
        if (journal.n_over < plan.n_all && status != LOST) {
            Text why = {0}, line = {0};
            if (journal.started < 0 || status == OK)
                die("the measuring process ended with status %d", status);
            if (status == HANGS)
                add(&why, "no news for %.0f s: it hangs", (double)plan.timeout_us / 1e6);
            else
                add(&why, "took the process down (exit status %d)", status);
            Span name = name_of(journal.started);
            fprintf(stderr, "\n%.*s: %s\n", (int)name.count, name.at, why.at);
            add_named(&line, "reason", why.at);
            note(&line, "failed %d ", journal.started);
            free(why.at), free(line.at);
            read_journal();
        }
        fclose(notes);
    } while (journal.n_over < plan.n_all);
}

static const char USAGE[] =
    "usage: runner [suite.plan] [options]\n"
    "  -o FILE              the corpus to write [corpus.json]\n"
    "  --device NAME        part of the device's or platform's name [the first GPU]\n"
    "  --devices            list the devices there are\n"
    "  --opencl PATH        the OpenCL library\n"
    "  --order ORDER        back-to-back or isolated\n"
    "  --no-restore         leave what kernels both read and write as the run before left it\n"
    "  --cooldown SECONDS   pauses when the device has become slower\n"
    "  --timeout SECONDS    after which a launch counts as hung\n"
    "  --budget SECONDS     of a launch, at most\n"
    "  --check              read the plan and run nothing\n";

static uint64_t seconds_of(const char *option, const char *text) {
    char *end;
    double value = strtod(text, &end);
    if (*end || end == text || !(value >= 0 && value < 1e6))
        die("%s: got '%s', expected seconds, 0 to 1000000", option, text);
    return (uint64_t)(value * 1e6 + 0.5);
}

/* Read the options; those of the protocol are over the plan's, which is read in between. */
static void read_options(int count, char **words) {
    static int no_flag;
    const struct {
        const char *name;
        int *flag;
        const char **text;
        uint64_t *us;
    } known[] = {
        {"--check", &asked.check, NULL, NULL}, {"--devices", &asked.list, NULL, NULL}, {"--worker", &asked.worker, NULL, NULL},
        {"--no-restore", &no_flag, NULL, NULL}, {"--order", NULL, NULL, NULL}, {"-o", NULL, &asked.output, NULL},
        {"--device", NULL, &asked.device, NULL}, {"--opencl", NULL, &asked.library, NULL},
        {"--cooldown", NULL, NULL, &plan.cooldown_us}, {"--timeout", NULL, NULL, &plan.timeout_us},
        {"--budget", NULL, NULL, &plan.budget_us},
    };
    for (int i = 1; i < count; i++) {
        const char *word = words[i];
        size_t k = 0;
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            fputs(USAGE, stdout);
            exit(0);
        }
        while (k < COUNT(known) && strcmp(word, known[k].name) != 0)
            k++;
        if (*word != '-')
            asked.plan = word;
        else if (k == COUNT(known))
            die("%s: no such option; --help lists them", word);
        else if (known[k].flag)
            *known[k].flag = 1, plan.restore = no_flag ? 0 : plan.restore;
        else if (++i == count)
            die("%s: nothing behind it; --help lists the options", word);
        else if (known[k].text)
            *known[k].text = words[i];
        else if (known[k].us)
            *known[k].us = seconds_of(word, words[i]);
        else if (strcmp(words[i], "isolated") != 0 && strcmp(words[i], "back-to-back") != 0)
            die("--order: got '%s', expected back-to-back or isolated", words[i]);
        else
            plan.order = *words[i] == 'i' ? ISOLATED : BACK_TO_BACK;
    }
}

int main(int count, char **words) {
    size_t size = 0;
    Text name = {0};
    read_options(count, words);
    if (asked.list) {
        open_device();
        return OK;
    }
    plan.path = asked.plan;
    add(&name, "%s.values", asked.plan);
    plan.values = read_file(name.at, &plan.n_values), name.used = 0;
    char *text = read_file(asked.plan, &size);
    if (!text)
        die("%s: %s; start the runner where its bundle was unpacked, or name the plan", asked.plan, strerror(errno));
    load_plan(text, size);
    read_options(count, words);
    if (asked.check) {
        printf("%s: %d launches of %d kernels\n", asked.plan, plan.n_launches, plan.n_kernels);
        return OK;
    }
    add(&name, "%s.journal", asked.output);
    asked.journal = name.at;
    if (asked.worker)
        return work();
    signal(SIGINT, stop), signal(SIGTERM, stop);
#ifndef _WIN32
    signal(SIGHUP, stop);
#endif
    char *lock = lock_journal();
    check_journal();
    supervise();
    finish();
    remove(lock);
    return OK;
}
