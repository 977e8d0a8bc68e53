/* Times the launches of a plan on an OpenCL device: what measure.py does, where there is no Python.
   C99 and nothing else: OpenCL is declared here and loaded when it runs. `mgpusim.calibrate.measuring.plan` writes the plan. It
   holds sources, arguments with the states of random generators, launches, and the suite as ready JSON. Nothing is parsed here
   but numbers and texts that say how long they are. What is seen is written as it comes: times one by one, codes of errors, and
   bytes of outputs and of the driver's answers. `mgpusim.workload.runs` makes the corpus of it.
   A child process does the measuring and appends each result to a journal beside the output. Where a kernel takes the child down,
   or hangs, the parent notes it and starts the next child behind it. A run that was stopped goes on from its journal, which in
   the end becomes the output.
   Exit status: 0 the output was written, 2 it was not and the last line says why, 130 interrupted. */
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
#include <windows.h>
#define CL_CALL __stdcall
#define OPEN(name) (void *)LoadLibraryA(name)
#define FIND(library, name) (void *)(intptr_t)GetProcAddress((HMODULE)library, name)
#define SIGHUP SIGTERM
#define getppid() 0
#define rename(from, to) !MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING)
#else
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#define CL_CALL
#define OPEN(name) dlopen(name, RTLD_NOW | RTLD_LOCAL)
#define FIND(library, name) dlsym(library, name)
#endif
#ifndef SYS
#define SYS "/sys" /* where Linux and Android show clocks */
#endif
#ifndef __GNUC__
#define __attribute__(hints)
#endif
#define PRINTS(at, first) __attribute__((format(printf, at, first)))
#define COUNT(of) (sizeof(of) / sizeof *(of))
enum { OK = 0, FATAL = 2, LOST = 3, HUNG = 4, MOST_ARGS = 256 };

/* ---- OpenCL: what is used of it ---------------------------------------------------------------------------------------- */
typedef void *Id;
typedef const size_t *Sizes;
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
    F(int32_t, clGetKernelWorkGroupInfo, (Id, Id, uint32_t, size_t, void *, size_t *))                                           \
    F(int32_t, clSetKernelArg, (Id, uint32_t, size_t, const void *))                                                             \
    F(Id, clCreateBuffer, (Id, uint64_t, size_t, void *, int32_t *))                                                             \
    F(Id, clCreateSubBuffer, (Id, uint64_t, uint32_t, const void *, int32_t *))                                                  \
    F(Id, clCreateImage, (Id, uint64_t, const uint32_t *, const Shape *, void *, int32_t *))                                     \
    F(Id, clCreateSampler, (Id, uint32_t, uint32_t, uint32_t, int32_t *))                                                        \
    F(int32_t, clReleaseMemObject, (Id))                                                                                         \
    F(int32_t, clReleaseKernel, (Id))                                                                                            \
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

/* ---- faults, text ------------------------------------------------------------------------------------------------------ */
static jmp_buf trouble;
static struct {
    int code; /* of OpenCL */
    const char *routine, *log; /* log: what the compiler said, else NULL */
} fault;
static struct {
    char *plan, *output, *device, *library, *order, *cooldown, *timeout, *budget, *check, *list, *worker, *no_restore, *help;
    char *journal; /* beside the output */
} asked = {.plan = "suite.plan", .output = "corpus.json"};
static void *scratch, *events_taken; /* given back at a fault */
static int32_t made_code;
enum { NO_RESOURCES = -5, NO_HOST_MEMORY = -6, NO_BUILD = -11, NO_BUFFER_SIZE = -61 };

PRINTS(1, 2) static void die(const char *format, ...) {
    va_list more;
    va_start(more, format);
    fputs("error: ", stderr);
    vfprintf(stderr, format, more);
    va_end(more);
    fputc('\n', stderr);
    exit(FATAL);
}

static void need(int32_t code, const char *routine) {
    if (code == 0)
        return;
    fault.code = code, fault.routine = routine, fault.log = NULL;
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

/* Begin what has a name, or with "" one of a list: with a comma, but at the beginning of what holds it. */
static void add_key(Text *to, const char *name) {
    if (to->used && !strchr("[{ ", to->at[to->used - 1]))
        add(to, ", ");
    if (*name)
        add(to, "\"%s\": ", name);
}

static void add_list(Text *to, const char *name, const int64_t *of, size_t count) {
    add_key(to, name);
    add(to, "[");
    for (size_t i = 0; i < count; i++)
        add(to, i ? ", %" PRId64 : "%" PRId64, of[i]);
    add(to, "]");
}

static void add_hex(Text *to, const char *name, const void *from, size_t count) {
    static const char digits[] = "0123456789abcdef";
    add_key(to, name);
    add(to, "\"");
    for (size_t i = 0; i < count; i++) {
        unsigned byte = ((const unsigned char *)from)[i];
        const char both[2] = {digits[byte >> 4], digits[byte & 15]};
        add_bytes(to, both, 2);
    }
    add(to, "\"");
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

/* The highest number in the files of a name in folders whose names have this part, 0 where the system has none. */
static double highest(const char *folder, const char *part, const char *name) {
    double most = 0;
#ifndef _WIN32
    DIR *folders = opendir(folder);
    for (struct dirent *entry; folders && (entry = readdir(folders));) {
        char path[1024];
        double found = 0;
        snprintf(path, sizeof path, "%s/%s/%s", folder, entry->d_name, name);
        FILE *file = strstr(entry->d_name, part) ? fopen(path, "r") : NULL;
        if (file && fscanf(file, "%lf", &found) == 1 && found > most)
            most = found;
        if (file)
            fclose(file);
    }
    if (folders)
        closedir(folders);
#else
    (void)folder, (void)part, (void)name;
#endif
    return most;
}

static double host_hz(void) { return 1e3 * highest(SYS "/devices/system/cpu", "cpu", "cpufreq/scaling_cur_freq"); }

/* The GPU's clock: Adreno's driver is kgsl, the others name theirs mali or gpu. */
static double gpu_hz(void) {
    double kgsl = highest(SYS "/class/kgsl", "kgsl-3d0", "gpuclk"), mali = highest(SYS "/class/devfreq", "mali", "cur_freq");
    return kgsl > 0 ? kgsl : mali > 0 ? mali : highest(SYS "/class/devfreq", "gpu", "cur_freq");
}

/* ---- the plan ---------------------------------------------------------------------------------------------------------- */
typedef struct {
    const uint64_t *at;
    size_t count;
} List;
typedef struct {
    uint64_t high, low, step_high, step_low, drawn; /* PCG64: its state, what each step adds, and what was drawn last */
    int has_half;
} Random;
enum { BUFFER, IMAGE, LOCAL, SCALAR, SAMPLER, KINDS };
enum { READ, WRITE, READ_WRITE, ACCESSES };
enum { ZEROS, UNIFORM, SORTED, UNIFORM_INT, RANDOM_INDEX, CHASE, NOTHING, BESIDE, INITS }; /* beside: in the file of values */
enum { I8, U8, I16, U16, I32, U32, I64, U64, F16, F32, F64, UNORM8, UNORM16, SNORM8, SNORM16, DTYPES };
enum { BY_EVENTS, HOST_CALL, GAP, CALL_TO_START, FLUSH, CLOCK_RAMP, TIMINGS };
enum { AS_ASKED, BACK_TO_BACK, ISOLATED, ORDERS };
enum { STEP_LAUNCH, STEP_UPLOAD, STEP_READ_BACK, STEP_COPY, STEP_FLUSH, STEPS };
static const unsigned SIZES[DTYPES] = {1, 1, 2, 2, 4, 4, 8, 8, 2, 4, 8, 1, 2, 1, 2};
/* OpenCL's channel types, and the channels of its orders from 0x10B0 on: a driver reads and writes texels of so many bytes */
static const uint32_t CHANNEL_TYPES[DTYPES] = {0x10D7, 0x10DA, 0x10D8, 0x10DB, 0x10D9, 0x10DC, 0, 0,
                                               0x10DD, 0x10DE, 0, 0x10D2, 0x10D3, 0x10D0, 0x10D1};
static const unsigned CHANNELS[] = {1, 1, 2, 2, 3, 4, 4, 4, 1, 1, 1, 2, 3};
static const float ONE[DTYPES] = {[UNORM8] = 255, [UNORM16] = 65535, [SNORM8] = 127, [SNORM16] = 32767};

/* Of each of these the plan has the numbers in a line, in this order: the first ones at most what stands behind, others any. */
typedef struct { /* an argument, or memory of a network; count: of numbers, all channels of an image */
    uint64_t kind, access, dtype, init, normalized, channels, restored;
    uint64_t count, value, random[4], type, width, height, depth, layers, pitch, order, address, filter, bytes;
    uint64_t of, begin; /* of: 1 and the position of the buffer that it lies in, 0 for none */
    List words;         /* of a scalar, which begin with its bytes */
    Id memory, kept;    /* on the device, or a sampler; kept: its first contents */
    uint64_t round;     /* in which it was used */
} Arg;
static const uint64_t ARG_MOST[] = {KINDS - 1, ACCESSES - 1, DTYPES - 1, INITS - 1, 1, 4, 1};
typedef struct {
    uint64_t dim, has_local, has_offset, order, timing;
    uint64_t kernel, sizes[9]; /* sizes: three each, global, local, offset */
    List args, outputs;        /* positions of arguments; those that are read back, and how many bytes, by turns */
    Id own;                    /* its kernel */
} Launch;
static const uint64_t LAUNCH_MOST[] = {3, 1, 1, ORDERS - 1, TIMINGS - 1};
typedef struct { /* of a network; a: a launch, or memory as b; from and to: where bytes begin, those of an upload in `values` */
    uint64_t kind, a, b, from, to, bytes;
} Step;
static const uint64_t STEP_MOST[] = {STEPS - 1};
enum { ARG_NUMBERS = 25, LAUNCH_NUMBERS = 15, STEP_NUMBERS = 6 };
typedef struct {
    char *name, *entry, *options, *source;
    Id program;
    char *log; /* what the compiler said of one that it refused: once is enough */
} Kernel;
typedef struct {
    uint64_t least, most, spread_ppm, budget_us; /* of times: how many, and when they are enough */
} Limits;
static struct {
    uint64_t n_kernels, n_args, n_launches, n_timed, n_steps; /* timed: alone, before the network, which has the others */
    Limits alone, again, together;                            /* of launches, of the one that is looked at again, of the network */
    uint64_t warmup, repeats, calls, most_in_ramp, order, restore, slower_ppm;
    uint64_t cooldown_us, timeout_us, reference_us, pause_us, ramp_us, warm_us;
    char *begin, *at, *end;           /* of its text; at: behind what was read */
    char *digest, *suite, *libraries; /* libraries: where OpenCL may be, one a line */
    const char *values;               /* of a network's weights and inputs */
    size_t n_values, n_ranges;        /* ranges: launches among the steps */
    int n_all;                        /* what is timed: with the network, behind the launches */
    Kernel *kernels;
    Arg *args;
    Launch *launches;
    Step *steps;
    List of_device, of_kernel; /* what these are asked, by OpenCL's numbers */
    List outputs;              /* of a network */
    uint64_t *pool, *pool_at;  /* the numbers of all lists */
} plan;
#define OF_32 UINT32_MAX
static const uint64_t PLAN_MOST[] = {OF_32, OF_32, OF_32, OF_32, OF_32, 1000, 10000, 1000000, OF_32, 1000, 10000, 1000000, OF_32,
                                     1000, 10000, 1000000, OF_32, 1000, 1000, 1000, 100000, ORDERS - 1, 1, OF_32, OF_32,
                                     INT64_MAX / 1000, OF_32, OF_32, OF_32, OF_32};

static void damaged(const char *expected) {
    die("%s: byte %zu: expected %s; the plan is damaged, or of another version", asked.plan, (size_t)(plan.at - plan.begin),
        expected);
}
static size_t left(void) { return (size_t)(plan.end - plan.at); }

/* A whole number up to `most`, and the space or the end of the line behind it; the text ends with a zero byte. */
static uint64_t read_number(uint64_t most) {
    char *end = plan.at;
    errno = 0;
    uint64_t value = isdigit((unsigned char)*end) ? strtoull(plan.at, &end, 10) : 0;
    if (end == plan.at || (*end != ' ' && *end != '\n'))
        damaged("a whole number");
    if (errno)
        damaged("a number of 64 bits");
    if (value > most)
        damaged("a smaller number");
    plan.at = end + 1;
    return value;
}

static void read_numbers(uint64_t *to, size_t count, const uint64_t *most, size_t n_most) {
    for (size_t i = 0; i < count; i++)
        to[i] = read_number(i < n_most ? most[i] : UINT64_MAX);
}

/* Numbers behind their number. The pool has a place for every number that the plan's text has room for. */
static List read_list(uint64_t most_of_them, uint64_t most) {
    List found = {plan.pool_at, (size_t)read_number(most_of_them)};
    for (size_t i = 0; i < found.count; i++)
        *plan.pool_at++ = read_number(most);
    return found;
}

/* A text behind its number of bytes; the end of the line behind it becomes its own. */
static char *read_text(void) {
    uint64_t count = read_number(left());
    char *found = plan.at;
    if (count >= left() || found[count] != '\n')
        damaged("a text of as many bytes as it says");
    found[count] = 0;
    plan.at += count + 1;
    return found;
}

/* Memory for entries of so many numbers each, once it is known that the text is long enough to have them. */
static void *take_entries(uint64_t count, size_t numbers, size_t size) {
    if (count > left() / (2 * numbers))
        damaged("as many entries as it says");
    void *entries = take_memory((size_t)count * size);
    memset(entries, 0, (size_t)count * size);
    return entries;
}

static uint64_t product(uint64_t a, uint64_t b) {
    if (b && a > ((uint64_t)1 << 46) / b)
        damaged("less than 64 TiB");
    return a * b;
}

static int is_memory(const Arg *arg) { return arg->kind == BUFFER || arg->kind == IMAGE; }
static int lies_in(uint64_t begin, uint64_t bytes, uint64_t all) { return begin <= all && bytes <= all - begin; }

/* Check sizes; return the bytes that an image needs of the buffer it is made of, whose rows may lie `pitch` bytes apart. */
static uint64_t check_memory(Arg *arg) {
    uint64_t row = product(arg->width, arg->channels), rows = 1;
    if (!arg->channels || (!row && (arg->kind == IMAGE || arg->pitch)))
        damaged("an image with a width and channels, or rows with a width");
    if (arg->kind == IMAGE) {
        rows = product(arg->height ? arg->height : 1, arg->depth ? arg->depth : 1);
        rows = product(rows, arg->layers ? arg->layers : 1);
        arg->count = product(row, rows);
        if (arg->order - 0x10B0 >= COUNT(CHANNELS) || CHANNELS[arg->order - 0x10B0] != arg->channels)
            damaged("the channels of an image");
    } else if (arg->pitch)
        rows = arg->count / row;
    arg->bytes = product(arg->count, SIZES[arg->dtype]);
    if (!arg->pitch)
        return arg->bytes;
    if (arg->pitch < row * SIZES[arg->dtype] || arg->depth || arg->layers || arg->count % row)
        damaged("a pitch of at least a row, of a plane");
    uint64_t wide = product(arg->pitch, rows);
    arg->bytes = arg->kind == BUFFER ? wide : arg->bytes;
    return wide;
}

static void read_arg(Arg *arg) {
    read_numbers(&arg->kind, ARG_NUMBERS, ARG_MOST, COUNT(ARG_MOST));
    if (arg->kind == SCALAR)
        arg->words = read_list(left(), UINT64_MAX);
    if (arg->kind == SCALAR && arg->bytes > sizeof *arg->words.at * arg->words.count)
        damaged("the bytes of a number");
    const Arg *of = arg->of && arg->of <= (uint64_t)(arg - plan.args) ? &plan.args[arg->of - 1] : NULL;
    uint64_t bytes = is_memory(arg) ? check_memory(arg) : 0;
    if (is_memory(arg) && arg->init == BESIDE && !lies_in(arg->begin, arg->bytes, plan.n_values))
        damaged("numbers that the file beside the plan has");
    int is_alone = arg->of == 0 && (arg->kind != IMAGE || arg->pitch == 0);
    int is_part = of && is_memory(arg) && arg->init == NOTHING && of->kind == BUFFER && lies_in(arg->begin, bytes, of->bytes) &&
                  (arg->kind == BUFFER ? of->of == 0 && arg->pitch == 0 : arg->begin == 0);
    if (!is_alone && !is_part)
        damaged("a part of a buffer before it");
}

static List read_outputs(void) {
    List found = read_list(left(), UINT64_MAX);
    for (size_t i = 0; i < found.count; i += 2)
        if (i + 1 == found.count || found.at[i] >= plan.n_args || !is_memory(&plan.args[found.at[i]]) ||
            found.at[i + 1] > plan.args[found.at[i]].bytes)
            damaged("bytes of a buffer or an image as an output");
    return found;
}

static void read_launch(Launch *to) {
    read_numbers(&to->dim, LAUNCH_NUMBERS, LAUNCH_MOST, COUNT(LAUNCH_MOST));
    if (to->kernel >= plan.n_kernels || !to->dim)
        damaged("a kernel of the plan and a dimension");
    to->args = read_list(plan.n_args ? MOST_ARGS : 0, plan.n_args - 1);
    to->outputs = read_outputs();
}

static void read_step(Step *to) {
    read_numbers(&to->kind, STEP_NUMBERS, STEP_MOST, COUNT(STEP_MOST));
    if (to->kind == STEP_LAUNCH && (to->a < plan.n_timed || to->a >= plan.n_launches))
        damaged("a launch of the network");
    plan.n_ranges += to->kind == STEP_LAUNCH;
    if (to->kind == STEP_LAUNCH)
        return;
    if (to->a >= plan.n_args || to->b >= plan.n_args || plan.args[to->a].kind != BUFFER || plan.args[to->b].kind != BUFFER)
        damaged("buffers");
    if (!lies_in(to->from, to->bytes, to->kind == STEP_UPLOAD ? plan.n_values : plan.args[to->a].bytes))
        damaged("numbers that the file beside the plan has, or the buffer");
    if (!lies_in(to->to, to->bytes, plan.args[to->b].bytes))
        damaged("bytes that the buffer has");
}

static void load_plan(char *whole, size_t count) {
    const char *head = "mgpusim-plan 4\n";
    plan.begin = plan.at = whole, plan.end = whole + count;
    if (count < strlen(head) || memcmp(whole, head, strlen(head)) != 0)
        damaged("the line 'mgpusim-plan 4'");
    if (memchr(whole, 0, count))
        damaged("no zero byte");
    plan.at += strlen(head);
    plan.pool = plan.pool_at = take_memory((count / 2 + 1) * sizeof *plan.pool); /* a number takes two bytes at least */
    plan.digest = read_text(), plan.suite = read_text(), plan.libraries = read_text();
    read_numbers(&plan.n_kernels, COUNT(PLAN_MOST), PLAN_MOST, COUNT(PLAN_MOST));
    if (!plan.repeats || plan.calls < 8 || plan.order == AS_ASKED || !plan.alone.least || !plan.again.least ||
        !plan.together.least || plan.n_timed > plan.n_launches)
        damaged("a protocol with repeats, 8 calls or more, and an order");
    plan.of_device = read_list(left(), OF_32), plan.of_kernel = read_list(left(), OF_32);
    plan.kernels = take_entries(plan.n_kernels, 6, sizeof *plan.kernels);
    for (uint64_t i = 0; i < plan.n_kernels; i++)
        for (char **to = &plan.kernels[i].name; to <= &plan.kernels[i].source; to++)
            *to = read_text();
    plan.args = take_entries(plan.n_args, ARG_NUMBERS, sizeof *plan.args);
    for (uint64_t i = 0; i < plan.n_args; i++)
        read_arg(&plan.args[i]);
    plan.launches = take_entries(plan.n_launches, LAUNCH_NUMBERS, sizeof *plan.launches);
    for (uint64_t i = 0; i < plan.n_launches; i++)
        read_launch(&plan.launches[i]);
    plan.steps = take_entries(plan.n_steps, STEP_NUMBERS, sizeof *plan.steps);
    for (uint64_t i = 0; i < plan.n_steps; i++)
        read_step(&plan.steps[i]);
    plan.outputs = read_outputs();
    plan.n_all = (int)(plan.n_timed + (plan.n_steps > 0));
    if (left() || (plan.n_steps && !plan.n_ranges))
        damaged("the end, behind steps with a launch");
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

static uint32_t next32(Random *of) { /* the low half of what is drawn first */
    of->drawn = of->has_half ? of->drawn >> 32 : next64(of);
    of->has_half = !of->has_half;
    return (uint32_t)of->drawn;
}

/* A whole number from 0 to `last`, by the method of D. Lemire, "Fast random integer generation in an interval", 2019. */
static uint64_t next_up_to(Random *of, uint64_t last) {
    const uint64_t all = last < UINT32_MAX ? UINT32_MAX : UINT64_MAX, count = last + 1;
    uint64_t high, low;
    if (last == 0)
        return 0;
    if (last == UINT32_MAX)
        return next32(of);
    do {
        wide_product(all == UINT32_MAX ? (uint64_t)next32(of) << 32 : next64(of), count, &high, &low);
        low = all == UINT32_MAX ? low >> 32 : low;
    } while (low < count && low < (all - last) % count);
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

static void store(void *to, uint64_t i, uint64_t dtype, double value) {
    int64_t whole = (int64_t)value;
    switch (dtype) {
    case F16: ((uint16_t *)to)[i] = to_half((float)value); break;
    case F32: ((float *)to)[i] = (float)value; break;
    case F64: ((double *)to)[i] = value; break;
    default: memcpy((char *)to + i * SIZES[dtype], &whole, SIZES[dtype]); /* its low bytes, which come first */
    }
}

static double uniform(uint64_t dtype, Random *random) {
    const float below_one = 0.99951171875f; /* in binary16 */
    if (dtype == F64)
        return (double)(next64(random) >> 11) * (1.0 / 9007199254740992.0);
    if (dtype < F16)
        return (double)next_up_to(random, 255);
    volatile float value = (float)(next32(random) >> 8) * (1.0f / 16777216.0f);
    if (dtype == F16)
        return value < below_one ? value : below_one;
    if (dtype == F32)
        return value;
    value = value * ONE[dtype];
    value = value + 8388608.0f; /* rounded to even by an addition that leaves no digits */
    return value - 8388608.0f;
}

static uint64_t sorted_dtype;
/* Numbers that are not negative have the order of their bits; in those with a sign it is turned over first. */
static int compare_numbers(const void *a, const void *b) {
    uint64_t x = 0, y = 0, sign = sorted_dtype == I8 ? 0x80 : sorted_dtype == I64 ? (uint64_t)1 << 63 : 0;
    memcpy(&x, a, SIZES[sorted_dtype]), memcpy(&y, b, SIZES[sorted_dtype]);
    return ((x ^ sign) > (y ^ sign)) - ((x ^ sign) < (y ^ sign));
}

static void sort(void *numbers, size_t count, uint64_t dtype) {
    sorted_dtype = dtype;
    qsort(numbers, count, SIZES[dtype], compare_numbers);
}

/* What mgpusim.workload.fill fills an array with; the rows of one that has a pitch are spread, from the last on. */
static void fill(void *to, const Arg *arg) {
    Random random = {arg->random[0], arg->random[1], arg->random[2], arg->random[3], 0, 0};
    uint64_t texels = arg->count / arg->channels, dtype = arg->dtype;
    size_t row = (size_t)arg->width * SIZES[dtype], pitch = (size_t)arg->pitch;
    if (arg->init == ZEROS)
        memset(to, 0, (size_t)arg->bytes);
    for (uint64_t i = 0; i < arg->count && arg->init != ZEROS; i++)
        if (arg->init == CHASE)
            store(to, i, dtype, (double)((i / arg->channels + arg->value % texels) % texels));
        else if (arg->init == UNIFORM_INT)
            store(to, i, dtype, (double)next_up_to(&random, (uint64_t)1 << 30));
        else if (arg->init == RANDOM_INDEX)
            store(to, i, dtype, (double)next_up_to(&random, arg->value ? arg->value - 1 : 0));
        else
            store(to, i, dtype, uniform(dtype, &random));
    if (arg->init == SORTED)
        sort(to, (size_t)arg->count, dtype);
    for (size_t y = pitch ? (size_t)arg->bytes / pitch : 0; y-- > 0;) {
        memmove((char *)to + y * pitch, (char *)to + y * row, row);
        memset((char *)to + y * pitch + row, 0, pitch - row);
    }
}

/* ---- the device -------------------------------------------------------------------------------------------------------- */
static struct {
    Id id, context, queue;
    char *name, *platform;
    uint64_t global_b;
} device;
typedef void *(*Giver)(const char *);

static int load(void *library, const char *name, Giver give, void *to) {
    void *found = FIND(library, name);
    if (!found && give)
        found = give(name);
    memcpy(to, &found, sizeof found);
    return found != NULL;
}

/* Load OpenCL's functions; return the name of one that is not there, NULL where all are. */
static const char *load_functions(void *library) {
    void (*enable)(void);
    Giver give = NULL;
    if (load(library, "enableOpenCL", NULL, &enable) && load(library, "loadOpenCLPointer", NULL, &give))
        enable();
#define LOAD(type, name, parameters)                                                                                             \
    if (!load(library, #name, give, &name))                                                                                      \
        return #name;
    FUNCTIONS(LOAD)
    return NULL;
}

static char answer[1 << 20]; /* of the driver */

static char *kept_answer(int32_t code, size_t count) {
    Text copy = {0};
    add_bytes(&copy, answer, code || count > sizeof answer ? 0 : count);
    return copy.at;
}

enum { PLATFORM_NAME = 0x902, DEVICE_NAME = 0x102B, GLOBAL_MEM_SIZE = 0x101F, BUILD_LOG = 0x1183 };
static char *text_of(Id of, uint32_t what) {
    size_t count = 0;
    int32_t code = (what == PLATFORM_NAME ? clGetPlatformInfo : clGetDeviceInfo)(of, what, sizeof answer, answer, &count);
    return kept_answer(code, count);
}

static int contains(const char *name, const char *part) {
    for (size_t n = strlen(part), i = 0, k; n + i <= strlen(name); i++) {
        for (k = 0; k < n && tolower((unsigned char)name[i + k]) == tolower((unsigned char)part[k]); k++) {
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
    char *name = strtok(asked.library ? asked.library : plan.libraries, "\n");
    for (; name && !platforms; name = strtok(NULL, "\n")) {
        void *library = OPEN(name);
        const char *lacks = library ? load_functions(library) : NULL;
        if (library && !lacks && (clGetPlatformIDs(16, platform, &platforms) || !platforms))
            platforms = 0, lacks = "a platform";
        add(&tried, "%s%s%s%s%s", tried.used ? ", " : "", name, lacks ? " (without " : "", lacks ? lacks : "", lacks ? ")" : "");
    }
    if (!platforms)
        die("no OpenCL was found; looked for %s; name the library with --opencl PATH, or on Android start with"
            " LD_LIBRARY_PATH=/vendor/lib64 (or lib, of a 32-bit system)", tried.used ? tried.at : "none");
    for (uint32_t i = 0; i < platforms && i < 16; i++) {
        if (clGetDeviceIDs(platform[i], 0xFFFFFFFFu, 32, devices, &count))
            continue;
        for (uint32_t k = 0; k < count && k < 32; k++) {
            uint64_t type = 0;
            char *called = text_of(devices[k], DEVICE_NAME), *of = text_of(platform[i], PLATFORM_NAME);
            clGetDeviceInfo(devices[k], 0x1000, sizeof type, &type, NULL);
            add(&there, "%s%s: %s", there.used ? "; " : "", of, called);
            int matches = !asked.device || contains(called, asked.device) || contains(of, asked.device);
            if (matches && (!device.id || (!asked.device && !is_gpu && (type & 4))))
                device.id = devices[k], device.name = called, device.platform = of, is_gpu = (type & 4) != 0;
        }
    }
    if (asked.list) {
        puts(there.used ? there.at : "none");
        exit(OK);
    }
    if (!there.used)
        die("the platform has no device");
    if (!device.id)
        die("device: no OpenCL device matches '%s'; there are: %s", asked.device, there.at);
    clGetDeviceInfo(device.id, GLOBAL_MEM_SIZE, sizeof device.global_b, &device.global_b, NULL);
    device.context = clCreateContext(NULL, 1, &device.id, NULL, NULL, &made_code);
    if (made_code)
        die("device %s: clCreateContext failed: error %d of OpenCL", device.name, (int)made_code);
    device.queue = clCreateCommandQueue(device.context, device.id, 2, &made_code);
    if (made_code)
        die("device %s: its queues cannot be profiled (error %d of OpenCL); times cannot be measured", device.name,
            (int)made_code);
}

static void add_answers(Text *to, const char *name, const List *asks, Id kernel) {
    add_key(to, name);
    add(to, "{");
    for (size_t i = 0; i < asks->count; i++) {
        char key[16];
        size_t count = 0;
        uint32_t what = (uint32_t)asks->at[i];
        int32_t code = kernel ? clGetKernelWorkGroupInfo(kernel, device.id, what, sizeof answer, answer, &count)
                              : clGetDeviceInfo(device.id, what, sizeof answer, answer, &count);
        snprintf(key, sizeof key, "%u", (unsigned)what);
        if (!code && count <= sizeof answer)
            add_hex(to, key, answer, count);
    }
    add(to, "}");
}

/* ---- the session: what lies on the device ------------------------------------------------------------------------------ */
enum { READABLE = 4, BOTH_WAYS = 1, COPIED = 32 }; /* flags of memory */

static Id kernel_of(Launch *launch) {
    Kernel *kernel = &plan.kernels[launch->kernel];
    if (launch->own)
        return launch->own;
    if (!kernel->program) {
        size_t count = 0;
        kernel->program = MAKE(clCreateProgramWithSource, device.context, 1, (const char **)&kernel->source, NULL);
        if (clBuildProgram(kernel->program, 1, &device.id, kernel->options, NULL, NULL)) {
            int32_t code = clGetProgramBuildInfo(kernel->program, device.id, BUILD_LOG, sizeof answer, answer, &count);
            kernel->log = kept_answer(code, count);
        }
    }
    if (kernel->log) {
        fault.code = NO_BUILD, fault.routine = "clBuildProgram", fault.log = kernel->log;
        longjmp(trouble, 1);
    }
    return launch->own = MAKE(clCreateKernel, kernel->program, kernel->entry);
}

static void release(Arg *arg) {
    if (!is_memory(arg))
        return; /* samplers stay, which are small */
    if (arg->memory)
        clReleaseMemObject(arg->memory);
    if (arg->kept)
        clReleaseMemObject(arg->kept);
    arg->memory = arg->kept = NULL;
}

static Id memory_of(Arg *arg);

static Id created(const Arg *arg, uint64_t flags, void *contents) {
    const size_t region[2] = {(size_t)arg->begin, (size_t)arg->bytes};
    const uint32_t format[2] = {(uint32_t)arg->order, CHANNEL_TYPES[arg->dtype]};
    const Id of = arg->of ? memory_of(&plan.args[arg->of - 1]) : NULL;
    const Shape shape = {(uint32_t)arg->type, (size_t)arg->width, (size_t)arg->height, (size_t)arg->depth, (size_t)arg->layers,
                         (size_t)arg->pitch, 0, 0, 0, of};
    if (arg->kind == SAMPLER)
        return MAKE(clCreateSampler, device.context, (uint32_t)arg->normalized, (uint32_t)arg->address, (uint32_t)arg->filter);
    if (arg->kind == IMAGE)
        return MAKE(clCreateImage, device.context, flags, format, &shape, contents);
    if (of)
        return MAKE(clCreateSubBuffer, of, flags, 0x1220, region);
    return MAKE(clCreateBuffer, device.context, flags, region[1], contents);
}

static Id memory_of(Arg *arg) {
    uint64_t flags = arg->access == READ ? READABLE : BOTH_WAYS;
    void *contents = is_memory(arg) && arg->init == BESIDE ? (void *)(intptr_t)(plan.values + arg->begin) : NULL;
    if (arg->memory)
        return arg->memory;
    if (is_memory(arg) && (arg->bytes > device.global_b || arg->bytes > SIZE_MAX / 2))
        need(NO_BUFFER_SIZE, "clCreateBuffer"); /* as the driver would say, without taking the host's memory first */
    if (is_memory(arg) && arg->init < NOTHING) {
        contents = scratch = malloc(arg->bytes ? (size_t)arg->bytes : 1);
        if (!contents)
            need(NO_HOST_MEMORY, "malloc");
        fill(contents, arg);
    }
    flags |= contents ? COPIED : 0;
    arg->memory = created(arg, flags, contents);
    int is_small = arg->kind == BUFFER && arg->access == READ_WRITE && arg->bytes <= 1u << 28;
    if (contents && (is_small || (arg->restored && arg->bytes <= device.global_b / 4))) /* there is room for a second copy */
        arg->kept = created(arg, flags, contents);
    free(scratch), scratch = NULL;
    return arg->memory;
}

static Arg *arg_of(const Launch *launch, size_t i) { return &plan.args[launch->args.at[i]]; }

static void region_of(const Arg *arg, size_t region[3]) {
    uint64_t layers = arg->layers ? arg->layers : 1;
    region[0] = (size_t)arg->width, region[1] = (size_t)(arg->height ? arg->height : layers);
    region[2] = (size_t)(!arg->height ? 1 : arg->depth ? arg->depth : layers);
}

static void restore(const Launch *launch, int all) { /* else what is restored before each run */
    static const size_t at[3] = {0, 0, 0};
    for (size_t i = 0; i < launch->args.count; i++) {
        const Arg *arg = arg_of(launch, i);
        size_t region[3];
        if (!arg->kept || !(all || arg->restored))
            continue;
        region_of(arg, region);
        if (arg->kind == BUFFER)
            CALL(clEnqueueCopyBuffer, device.queue, arg->kept, arg->memory, 0, 0, (size_t)arg->bytes, 0, NULL, NULL);
        else
            CALL(clEnqueueCopyImage, device.queue, arg->kept, arg->memory, at, at, region, 0, NULL, NULL);
    }
}

/* Take memory back but that of this launch, which holds what it held at first once `restore` has run. */
static void release_others(const Launch *launch) {
    static uint64_t round;
    round++;
    for (size_t i = 0; i < launch->args.count; i++) {
        const Arg *arg = arg_of(launch, i);
        plan.args[arg->of ? arg->of - 1 : launch->args.at[i]].round = round;
        arg_of(launch, i)->round = round;
    }
    for (uint64_t i = plan.n_args; i-- > 0;) /* parts before their buffers */
        if (plan.args[i].round != round)
            release(&plan.args[i]);
}

static void set_args(Id kernel, const Launch *launch) {
    for (uint32_t i = 0; i < launch->args.count; i++) {
        Arg *arg = arg_of(launch, i);
        if (arg->kind == LOCAL || arg->kind == SCALAR)
            CALL(clSetKernelArg, kernel, i, (size_t)arg->bytes, arg->kind == LOCAL ? NULL : arg->words.at);
        else {
            memory_of(arg);
            CALL(clSetKernelArg, kernel, i, sizeof(Id), &arg->memory);
        }
    }
}

static void add_outputs(Text *to, const List *outputs) {
    static const size_t at[3] = {0, 0, 0};
    add(to, "\"outputs\": [");
    for (size_t i = 0; i < outputs->count; i += 2) {
        Arg *arg = &plan.args[outputs->at[i]];
        size_t region[3], bytes = (size_t)outputs->at[i + 1];
        Id memory = memory_of(arg);
        scratch = take_memory((size_t)arg->bytes);
        region_of(arg, region);
        if (arg->kind == BUFFER)
            CALL(clEnqueueReadBuffer, device.queue, memory, 1, 0, bytes, scratch, 0, NULL, NULL);
        else
            CALL(clEnqueueReadImage, device.queue, memory, 1, at, region, 0, 0, scratch, 0, NULL, NULL);
        add_hex(to, "", scratch, bytes);
        free(scratch), scratch = NULL;
    }
    add(to, "]");
}

/* ---- timing ------------------------------------------------------------------------------------------------------------ */
typedef struct {
    int64_t *at;
    size_t count, room;
} Times;
static Times times;
enum { BEGAN = 0x1282, ENDED = 0x1283 };

static void keep_time(Times *of, int64_t ns) {
    if (of->count == of->room)
        of->at = grown(of->at, (of->room = 2 * of->room + 256) * sizeof *of->at);
    of->at[of->count++] = ns;
}

static void add_times(Text *to, const char *name, Times *of) {
    add_list(to, name, of->at, of->count);
    of->count = 0;
}

static Id enqueue_range(Id queue, Id kernel, const Launch *launch, int timed) {
    Id event = NULL;
    size_t sizes[9];
    for (int i = 0; i < 9; i++)
        sizes[i] = (size_t)launch->sizes[i];
    CALL(clEnqueueNDRangeKernel, queue, kernel, (uint32_t)launch->dim, launch->has_offset ? sizes + 6 : NULL, sizes,
         launch->has_local ? sizes + 3 : NULL, 0, NULL, timed ? &event : NULL);
    return event;
}

static int64_t event_ns(Id event, uint32_t what) {
    uint64_t ns = 0;
    CALL(clGetEventProfilingInfo, event, what, sizeof ns, &ns, NULL);
    return (int64_t)ns;
}
static int64_t duration_ns(Id event) { return event_ns(event, ENDED) - event_ns(event, BEGAN); }

static Id *take_events(size_t count) { return events_taken = grown(events_taken, count * sizeof(Id)); }

/* Run the launch some times; what its kernel both reads and writes is copied back before each, outside of the event. */
static int64_t enqueue(Id kernel, const Launch *launch, size_t count, int keep) {
    int alone = (launch->order ? launch->order : plan.order) == ISOLATED && launch->timing != CLOCK_RAMP;
    int64_t last = 0;
    Id *events = take_events(count);
    for (size_t i = 0; i < count; i++) {
        if (plan.restore)
            restore(launch, 0);
        if (alone)
            CALL(clFinish, device.queue);
        events[i] = enqueue_range(device.queue, kernel, launch, 1);
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

static size_t place(double share, size_t last) { /* rounded to even */
    volatile double at = share * (double)last + 4503599627370496.0;
    return (size_t)(at - 4503599627370496.0);
}

typedef struct {
    double median, variance; /* of the median: the square of 1.25 sigma / sqrt(n), sigma from the 80% range */
} Middle;
static Middle middle_of(const int64_t *of, size_t count) { /* of one time at least */
    int64_t *sorted = take_memory(count * sizeof *sorted);
    memcpy(sorted, of, count * sizeof *sorted);
    sort(sorted, count, I64);
    size_t last = count - 1;
    double sigma = 1.25 * (double)(sorted[place(0.9, last)] - sorted[place(0.1, last)]) / 2.56;
    Middle found = {(double)(sorted[last / 2] + sorted[(last + 1) / 2]) / 2, sigma * sigma / (double)count};
    free(sorted);
    return found;
}

static int is_enough(const Times *of, const Limits *limits) {
    double sum = 0, spread = (double)limits->spread_ppm * 1e-6;
    if (of->count < limits->least)
        return 0;
    for (size_t i = 0; i < of->count; i++)
        sum += (double)of->at[i];
    if (of->count >= limits->most || sum * 1e-3 >= (double)limits->budget_us)
        return 1;
    Middle found = middle_of(of->at, of->count);
    return found.variance <= spread * found.median * spread * found.median;
}

static void time_events(Id kernel, const Launch *launch, const Limits *limits, Text *to) {
    int64_t first = enqueue(kernel, launch, 1, 0);
    if (first <= 0)
        die("device %s: an event took %" PRId64 " ns; it does not time its work", device.name, first);
    int slow = (double)first * 1e-3 > (double)limits->budget_us / 3;
    if (to)
        add_outputs(to, &launch->outputs);
    enqueue(kernel, launch, slow ? 1 : (size_t)plan.warmup, 0);
    while (!is_enough(&times, limits))
        enqueue(kernel, launch, slow ? 3 : (size_t)plan.repeats, 1);
    size_t half = times.count / 2;
    Middle all = middle_of(times.at, times.count), late = middle_of(times.at + half, times.count - half);
    Middle early = half ? middle_of(times.at, half) : all;
    double moved = late.median - early.median, bound = 0.05 * early.median;
    if (moved * moved > bound * bound && moved * moved > 16 * all.variance) { /* it drifted: the clock had not settled */
        size_t again = times.count;
        times.count -= half;
        memmove(times.at, times.at + half, times.count * sizeof *times.at);
        enqueue(kernel, launch, again, 1);
    }
}

/* Time what no event shows (host_timing.py): of each call the host's clock before it, behind it, and behind the flush or the wait
   that follows, and all events. The clock after a pause: events alone. */
static void time_host(Id kernel, const Launch *launch) {
    const uint64_t what = launch->timing;
    size_t calls = (size_t)plan.calls * (what == HOST_CALL ? 4 : 1);
    enqueue(kernel, launch, 4, 0);
    if (what == CLOCK_RAMP) {
        pause_us((int64_t)plan.pause_us);
        for (int64_t began = now_ns(); !is_over(began, plan.ramp_us) && times.count < plan.most_in_ramp;)
            enqueue(kernel, launch, 16, 1);
        return;
    }
    Id *events = take_events(calls);
    for (size_t i = 0; i < calls; i++) {
        keep_time(&times, now_ns());
        if (what == HOST_CALL)
            set_args(kernel, launch);
        events[i] = enqueue_range(device.queue, kernel, launch, what != HOST_CALL);
        keep_time(&times, now_ns());
        if (what == FLUSH)
            CALL(clFlush, device.queue);
        else if (what == CALL_TO_START)
            CALL(clFinish, device.queue);
        keep_time(&times, now_ns());
        if (what == FLUSH || (what == HOST_CALL && (i + 1) % plan.calls == 0))
            CALL(clFinish, device.queue);
    }
    CALL(clFinish, device.queue);
    for (size_t i = 0; i < calls && what != HOST_CALL; i++) {
        keep_time(&times, event_ns(events[i], BEGAN));
        keep_time(&times, event_ns(events[i], ENDED));
        clReleaseEvent(events[i]);
    }
}

/* ---- a network (network_run.py) ---------------------------------------------------------------------------------------- */
static int64_t run_network(Id queue, int copies, Id *events) {
    static void *received;
    for (const Step *step = plan.steps; step < plan.steps + plan.n_steps; step++) {
        const size_t bytes = (size_t)step->bytes, from = (size_t)step->from, to = (size_t)step->to;
        if (step->kind == STEP_LAUNCH) {
            Launch *launch = &plan.launches[step->a];
            if (!launch->own)
                set_args(kernel_of(launch), launch);
            Id event = enqueue_range(queue, launch->own, launch, events != NULL);
            if (events)
                *events++ = event;
            continue;
        }
        Id a = memory_of(&plan.args[step->a]), b = memory_of(&plan.args[step->b]);
        if (step->kind == STEP_FLUSH)
            CALL(clFlush, queue);
        else if (step->kind == STEP_COPY)
            CALL(clEnqueueCopyBuffer, queue, a, b, from, to, bytes, 0, NULL, NULL);
        else if (copies && step->kind == STEP_UPLOAD)
            CALL(clEnqueueWriteBuffer, queue, b, 0, to, bytes, plan.values + from, 0, NULL, NULL);
        else if (copies) {
            received = grown(received, bytes);
            CALL(clEnqueueReadBuffer, queue, a, 1, from, bytes, received, 0, NULL, NULL);
        }
    }
    int64_t handed = now_ns();
    CALL(clFinish, queue);
    return handed;
}

/* Run the network by the host's clock on a queue without profiling, with the copies of inputs and outputs and without, then with
   the events of its launches: the time of each by run, and from the first's start to the last's end. */
static void time_network(Text *to) {
    static Times handed, row;
    Id plain = MAKE(clCreateCommandQueue, device.context, device.id, 0), *events = take_events((size_t)plan.n_steps);
    run_network(plain, 1, NULL);
    add_outputs(to, &plan.outputs);
    for (int64_t began = now_ns(); !is_over(began, plan.warm_us);)
        run_network(plain, 1, NULL);
    for (int copies = 1; copies >= 0; copies--) {
        while (!is_enough(&times, &plan.together)) {
            int64_t began = now_ns(), over = run_network(plain, copies, NULL);
            keep_time(&times, now_ns() - began);
            if (!copies)
                keep_time(&handed, over - began);
        }
        add_times(to, copies ? "end_to_end" : "queue", &times);
    }
    add_times(to, "enqueue", &handed);
    add(to, ", \"runs\": [");
    while (!is_enough(&times, &plan.together)) {
        run_network(device.queue, 0, events);
        keep_time(&times, event_ns(events[plan.n_ranges - 1], ENDED) - event_ns(events[0], BEGAN));
        for (size_t i = 0; i < plan.n_ranges; i++) {
            keep_time(&row, duration_ns(events[i]));
            clReleaseEvent(events[i]);
        }
        add_times(to, "", &row);
    }
    add(to, "]");
    add_times(to, "span", &times);
}

/* Time a launch, or behind the last of them the network; return 0, or 1 where it failed (`fault` says why). */
static int time_launch(int i, const Limits *limits, Text *to) {
    static Launch *before;
    Launch *launch = &plan.launches[i];
    times.count = 0;
    if (before && before->own) { /* thousands of launches: the driver is not to hold as many kernels */
        clReleaseKernel(before->own);
        before->own = NULL;
    }
    if (setjmp(trouble)) {
        free(scratch), scratch = NULL;
        return 1;
    }
    if ((uint64_t)i == plan.n_timed) {
        time_network(to);
        return 0;
    }
    before = launch;
    Id kernel = kernel_of(launch);
    release_others(launch);
    set_args(kernel, launch);
    restore(launch, 1);
    if (launch->timing)
        time_host(kernel, launch);
    else
        time_events(kernel, launch, limits, to);
    return 0;
}

static void add_measured(Text *to, const Launch *launch) {
    int64_t restored[MOST_ARGS];
    size_t n = 0;
    for (size_t i = 0; i < launch->args.count; i++)
        if (plan.restore && arg_of(launch, i)->restored && arg_of(launch, i)->kept)
            restored[n++] = (int64_t)i;
    add_list(to, "restored", restored, n);
    add_times(to, "times", &times);
    if (launch->timing == HOST_CALL)
        add(to, ", \"host_hz\": %.17g", host_hz());
}

static const char *name_of(int i) {
    return (uint64_t)i == plan.n_timed ? "network" : plan.kernels[plan.launches[i].kernel].name;
}

/* ---- the journal ------------------------------------------------------------------------------------------------------- */
static struct {
    FILE *notes;
    char *states; /* per launch 'd' of done, 'f' of failed, or 0 */
    int n_over, n_failed, started, first_done; /* -1 for none */
} journal;

#ifdef _WIN32
static VOID CALLBACK give_up(PVOID unused, BOOLEAN fired) {
    (void)unused, (void)fired;
    TerminateProcess(GetCurrentProcess(), HUNG);
}

static void tell_watch(void) {
    static HANDLE timer;
    if (timer)
        DeleteTimerQueueTimer(NULL, timer, NULL);
    if (asked.worker)
        CreateTimerQueueTimer(&timer, NULL, give_up, NULL, (DWORD)(plan.timeout_us / 1000), 0, 0);
}
#else
/* Have the child ended by the system where it has no news for too long. */
static void tell_watch(void) {
    if (asked.worker)
        alarm((unsigned)(plan.timeout_us / 1000000 + 1));
}
#endif

/* Append a line to the journal: {"NAME": NUMBER, .. and what else there is. */
PRINTS(3, 4) static void note(const char *name, int64_t number, const char *format, ...) {
    va_list more;
    va_start(more, format);
    fprintf(journal.notes, "{\"%s\": %" PRId64, name, number);
    vfprintf(journal.notes, format, more);
    fputs("},\n", journal.notes);
    va_end(more);
    if (fflush(journal.notes) || ferror(journal.notes))
        die("%s: cannot be written: %s", asked.journal, strerror(errno));
    tell_watch();
}

/* Read which launches are over, a line each: {"start": i}, {"done": i, ..}, {"failed": i, ..}. */
static void read_journal(char *line, const char *whole) {
    journal.states = grown(journal.states, (size_t)plan.n_all + 1);
    memset(journal.states, 0, (size_t)plan.n_all + 1);
    journal.n_over = journal.n_failed = 0, journal.started = journal.first_done = -1;
    for (char *end; line < whole && (end = memchr(line, '\n', (size_t)(whole - line))); line = end + 1) {
        char kind = 0;
        int at = -1;
        *end = 0; /* the end of the line's text */
        if (sscanf(line, "{\"%c%*[a-z]\": %d", &kind, &at) != 2 || at < 0 || at >= plan.n_all)
            continue;
        journal.started = kind == 's' ? at : -1;
        if (kind == 's' || journal.states[at])
            continue;
        journal.states[at] = kind;
        journal.n_over++;
        journal.n_failed += kind != 'd';
        if (kind == 'd' && journal.first_done < 0)
            journal.first_done = at;
    }
}

/* Open the journal, which is the output as far as it got; refuse that of another plan, or of another way to measure it.
   Over a line that a crash cut off blanks are written, which JSON skips. */
static void open_journal(void) {
    size_t count = 0;
    Text head = {0};
    char *lines = read_file(asked.journal, &count);
    add(&head, "{\"schema\": \"mgpusim.run/1\", \"plan\": \"%s\", \"order\": %d, \"restore\": %d, \"suite\": ", plan.digest,
        (int)plan.order, (int)plan.restore);
    add_bytes(&head, plan.suite, strlen(plan.suite));
    add(&head, ", \"journal\": [\n");
    if (count && memcmp(lines, head.at, count < head.used ? count : head.used) != 0)
        die("%s: is of another plan, or of one measured in another order or without restoring; delete it, or choose another"
            " output than %s", asked.journal, asked.output);
    int is_new = count < head.used;
    size_t whole = is_new ? 0 : count;
    while (whole && lines[whole - 1] != '\n')
        whole--;
    journal.notes = fopen(asked.journal, is_new ? "wb" : "r+b");
    if (!journal.notes || fseek(journal.notes, (long)whole, SEEK_SET))
        die("%s: cannot be written: %s", asked.journal, strerror(errno));
    if (is_new)
        fwrite(head.at, 1, head.used, journal.notes);
    for (size_t i = whole; i < count && !is_new; i++)
        fputc(i + 1 == count ? '\n' : ' ', journal.notes);
    read_journal(is_new ? lines : lines + head.used, is_new ? lines : lines + whole);
    free(lines), free(head.at);
}

/* ---- the child --------------------------------------------------------------------------------------------------------- */
/* Time the first launch that works again; where the device has become slower, wait for it to cool if asked to. */
static void look_at_reference(int first, double *base) {
    for (int i = 0; i < 10; i++) {
        if (time_launch(first, &plan.again, NULL))
            return; /* the launches behind it tell what is wrong */
        double found = middle_of(times.at, times.count).median;
        note("at_ms", now_ns() / 1000000, ", \"reference\": %.10g, \"gpu_hz\": %.10g", found, gpu_hz());
        if (!*base)
            *base = found;
        if (!plan.cooldown_us || found * 1e6 <= (double)plan.slower_ppm * *base)
            return;
        pause_us((int64_t)plan.cooldown_us);
    }
}

static int note_failure(int i) { /* return whether nothing works behind it */
    Text more = {0};
    Id kernel = (uint64_t)i < plan.n_timed ? plan.launches[i].own : NULL;
    add(&more, "\"code\": %d, \"routine\": \"%s\"", fault.code, fault.routine);
    if (fault.log)
        add_hex(&more, "log", fault.log, strlen(fault.log));
    if (kernel)
        add_answers(&more, "kernel", &plan.of_kernel, kernel);
    note("failed", i, ", %s", more.at);
    free(more.at);
    /* what a kernel that ran did wrong, a device that is gone, a context or a queue that are broken */
    if ((fault.code == NO_RESOURCES && strcmp(fault.routine, "clEnqueueNDRangeKernel") != 0) || fault.code == -2 ||
        fault.code == -34 || fault.code == -36)
        return 1;
    return clFinish(device.queue) || clEnqueueMarkerWithWaitList(device.queue, 0, NULL, NULL) || clFinish(device.queue);
}

static int work(void) {
    Text found = {0};
    double base = 0;
    int64_t looked = 0, told = 0;
    const int parent = getppid();
    asked.worker = "";
    open_journal();
    tell_watch();
    open_device();
    add(&found, "\"budget_us\": %" PRIu64 ", \"cooldown_us\": %" PRIu64, plan.alone.budget_us, plan.cooldown_us);
    add_hex(&found, "platform", device.platform, strlen(device.platform));
    add_answers(&found, "device", &plan.of_device, NULL);
    note("at_ms", now_ns() / 1000000, ", %s", found.at);
    for (int i = 0, over = journal.n_over, first = journal.first_done; i < plan.n_all; i++) {
        const Launch *launch = (uint64_t)i < plan.n_timed ? &plan.launches[i] : NULL;
        if (journal.states[i])
            continue;
        if (getppid() != parent)
            return FATAL; /* it was ended: nobody waits for the results */
        if (!told || is_over(told, 5000000)) {
            told = now_ns();
            fprintf(stderr, "%d of %d  %s\n", over, plan.n_all, name_of(i));
        }
        over++;
        found.used = 0;
        note("start", i, "%s", "");
        if (time_launch(i, &plan.alone, &found)) {
            if (note_failure(i))
                return LOST;
            continue;
        }
        if (launch)
            add_measured(&found, launch);
        note("done", i, ", %s", found.at);
        first = first < 0 ? i : first; /* that works: others might hang */
        if (launch && (!looked || is_over(looked, plan.reference_us))) {
            look_at_reference(first, &base);
            looked = now_ns();
        }
    }
    return OK;
}

/* ---- the parent -------------------------------------------------------------------------------------------------------- */
static volatile sig_atomic_t stopped;

#ifdef _WIN32
static void stop(int signal_number) { stopped = signal_number; } /* the child is told, too */

static int run_child(void) {
    Text line = {0};
    add(&line, "\""); /* cmd takes the first quotes and the last ones away */
    add_bytes(&line, GetCommandLineA(), strlen(GetCommandLineA()));
    add(&line, " --worker\"");
    int status = system(line.at);
    free(line.at);
    return status;
}
#else
static volatile pid_t child;

static void stop(int signal_number) {
    stopped = signal_number;
    if (child > 0)
        kill(child, SIGKILL);
}

static int run_child(void) {
    int status = 0;
    child = fork();
    if (child < 0)
        die("the measuring process cannot be started: %s", strerror(errno));
    if (child == 0) {
        signal(SIGINT, SIG_DFL), signal(SIGTERM, SIG_DFL), signal(SIGHUP, SIG_DFL);
        _exit(work());
    }
    if (stopped)
        stop(stopped);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    child = 0;
    if (!WIFSIGNALED(status))
        return WEXITSTATUS(status);
    return WTERMSIG(status) == SIGALRM ? HUNG : -WTERMSIG(status);
}
#endif

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

/* Run children until all launches are over; note the one that took its child down, or at which it hung. */
static void supervise(void) {
    do {
        int status = run_child();
        if (stopped) {
            fprintf(stderr, "\ninterrupted; the same command goes on from %s\n", asked.journal);
            exit(130);
        }
        if (status == FATAL)
            exit(FATAL); /* the child has said why */
        open_journal();
        if (journal.n_over < plan.n_all && status != LOST) {
            if (journal.started < 0 || status == OK)
                die("the measuring process ended with status %d", status);
            fprintf(stderr, "%s: %s\n", name_of(journal.started), status == HUNG ? "it hangs" : "took the process down");
            if (status == HUNG)
                note("failed", journal.started, ", \"silent_us\": %" PRIu64, plan.timeout_us);
            else
                note("failed", journal.started, ", \"status\": %d", status);
            journal.n_over++;
        }
        fclose(journal.notes);
    } while (journal.n_over < plan.n_all);
}

static void finish(void) {
    open_journal();
    int broken = fputs("{}]}", journal.notes) < 0;
    broken |= fclose(journal.notes);
    if (broken || rename(asked.journal, asked.output))
        die("%s: cannot be written: %s; the results are in %s", broken ? asked.journal : asked.output, strerror(errno),
            asked.journal);
    fprintf(stderr, "%s: %d launches measured, %d failed\n", asked.output, journal.n_over - journal.n_failed,
            journal.n_failed);
}

static const struct {
    const char *name, *value, *help; /* value: "" of what is asked for without one */
    char **to;
    uint64_t *us; /* what seconds are over */
} OPTIONS[] = {
    {"-o", "FILE", "the corpus to write [corpus.json]", &asked.output, NULL},
    {"--device", "NAME", "part of the device's or platform's name [the first GPU]", &asked.device, NULL},
    {"--devices", "", "list the devices there are", &asked.list, NULL},
    {"--opencl", "PATH", "the OpenCL library", &asked.library, NULL},
    {"--order", "ORDER", "back-to-back or isolated", &asked.order, NULL},
    {"--no-restore", "", "leave what kernels both read and write as the run before left it", &asked.no_restore, NULL},
    {"--cooldown", "SECONDS", "pauses when the device has become slower", &asked.cooldown, &plan.cooldown_us},
    {"--timeout", "SECONDS", "after which a launch counts as hung", &asked.timeout, &plan.timeout_us},
    {"--budget", "SECONDS", "of a launch, at most", &asked.budget, &plan.alone.budget_us},
    {"--check", "", "read the plan and run nothing", &asked.check, NULL},
    {"--worker", "", "measure in this process", &asked.worker, NULL},
    {"--help", "", "list the options", &asked.help, NULL},
};

static void read_options(int count, char **words) {
    for (int i = 1; i < count; i++) {
        char *word = words[i];
        size_t k = 0;
        while (k < COUNT(OPTIONS) && strcmp(word, OPTIONS[k].name) != 0)
            k++;
        if (*word != '-')
            asked.plan = word;
        else if (k == COUNT(OPTIONS))
            die("%s: no such option; --help lists them", word);
        else if (*OPTIONS[k].value && ++i == count)
            die("%s: nothing behind it; --help lists the options", word);
        else
            *OPTIONS[k].to = words[i];
    }
}

static int show_usage(void) {
    puts("usage: runner [suite.plan] [options]");
    for (size_t i = 0; i < COUNT(OPTIONS); i++)
        printf("  %-12s %-7s  %s\n", OPTIONS[i].name, OPTIONS[i].value, OPTIONS[i].help);
    return OK;
}

static uint64_t seconds_of(const char *option, const char *given) {
    char *end;
    double value = strtod(given, &end);
    if (*end || end == given || !(value >= 0 && value < 1e6))
        die("%s: got '%s', expected seconds, 0 to 1000000", option, given);
    return (uint64_t)(value * 1e6 + 0.5);
}

static void change_protocol(void) {
    if (asked.order && strcmp(asked.order, "isolated") != 0 && strcmp(asked.order, "back-to-back") != 0)
        die("--order: got '%s', expected back-to-back or isolated", asked.order);
    if (asked.order)
        plan.order = *asked.order == 'i' ? ISOLATED : BACK_TO_BACK;
    if (asked.no_restore)
        plan.restore = 0;
    for (size_t i = 0; i < COUNT(OPTIONS); i++)
        if (OPTIONS[i].us && *OPTIONS[i].to)
            *OPTIONS[i].us = seconds_of(OPTIONS[i].name, *OPTIONS[i].to);
    plan.again.budget_us = plan.alone.budget_us;
}

int main(int count, char **words) {
    size_t size = 0;
    Text name = {0};
    read_options(count, words);
    if (asked.help)
        return show_usage();
    add(&name, "%s.values", asked.plan);
    plan.values = read_file(name.at, &plan.n_values), name.used = 0;
    char *whole = read_file(asked.plan, &size);
    if (!whole)
        die("%s: %s; start the runner where its bundle was unpacked, or name the plan", asked.plan, strerror(errno));
    load_plan(whole, size);
    change_protocol();
    if (asked.list)
        open_device();
    if (asked.check) {
        printf("%s: %d launches of %d kernels\n", asked.plan, (int)plan.n_timed, (int)plan.n_kernels);
        return OK;
    }
    add(&name, "%s.journal", asked.output);
    asked.journal = name.at;
    if (asked.worker)
        return work();
    signal(SIGINT, stop), signal(SIGTERM, stop), signal(SIGHUP, stop);
    char *lock = lock_journal();
    open_journal();
    fclose(journal.notes);
    supervise();
    finish();
    remove(lock);
    return OK;
}
