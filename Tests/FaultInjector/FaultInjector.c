// Makes calls of the system fail in the program that it is preloaded into, and counts them.
//
//   LD_PRELOAD=libFaultInjector.so FAULTS='write 3 28 /tmp/out' FAULT_LOG=log harmonic capture …
//
// FAULTS holds lines of four words:
//
//   kind    open, read, write, rename, link, fsync, mkdir, mmap, memory, or watch: inotify_init1,
//           which has an empty path, and inotify_add_watch
//   number  which call fails, from 1; with a + every one from it on, those of mmap and memory for
//           two seconds, for libdispatch waits until there is memory; 0: none, they are counted
//   error   the value of errno; "kill" ends the process by SIGKILL before the call; "short" has the
//           call read or write half
//   part    the rest of the line: only calls whose path contains it are counted. Those of mmap and
//           memory have no path: they are counted from the first file on that is opened to be
//           written and whose path contains it, or all, if it is empty.
//
// At the end of the program FAULT_LOG gets a line for each fault: kind, number of calls, how many
// of them failed, and the path of what made the first of mmap or memory that did, or "-". What the
// program starts is not affected. Calls that the C library makes itself are not seen: stdio's are
// counted where the program calls fopen and fwrite.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { ends = -1, shortens = -2 };

// How long a shortage of memory lasts, in seconds.
static const double shortage = 2;

struct fault {
  char kind[8];
  long number;
  bool lasts;
  int error;
  char part[1024];
  atomic_bool begun;
  atomic_long count, failed;
  // Of the first call that failed: what made it, or NULL, and when, in seconds.
  _Atomic(const char *) caller;
  _Atomic(double) start;
};

static struct fault faults[16];
static int fault_count;

__attribute__((constructor)) static void begin(void) {
  unsetenv("LD_PRELOAD");
  const char *line = getenv("FAULTS");
  int count = 0;
  while (line && *line && count < 16) {
    struct fault *fault = &faults[count];
    char number[24] = "", error[8] = "";
    int length = 0;
    if (sscanf(line, "%7s %23s %7s%n", fault->kind, number, error, &length) == 3) {
      fault->number = atol(number);
      fault->lasts = strchr(number, '+') != NULL;
      fault->error = strcmp(error, "kill") == 0    ? ends
                     : strcmp(error, "short") == 0 ? shortens
                                                   : atoi(error);
      const char *part = line + length + (line[length] == ' ');
      snprintf(fault->part, sizeof fault->part, "%.*s", (int)strcspn(part, "\n"), part);
      fault->begun = fault->part[0] == 0;
      count++;
    }
    line += strcspn(line, "\n");
    line += *line == '\n';
  }
  fault_count = count;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_LOG");
  if (!path) return;
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0666);
  for (int i = 0; i < fault_count && file >= 0; i++) {
    const char *caller = atomic_load(&faults[i].caller);
    char line[4200];
    int length = snprintf(
      line, sizeof line, "%s %ld %ld %.4096s\n", faults[i].kind, atomic_load(&faults[i].count),
      atomic_load(&faults[i].failed), caller ? caller : "-");
    syscall(SYS_write, file, line, length);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

// Notes what made the first call for memory that fails, by an address in it. Returns whether the
// shortage lasts.
static bool notes_shortage(struct fault *fault, const void *caller) {
  if (atomic_fetch_add(&fault->failed, 1) == 0) {
    Dl_info library;
    atomic_store(&fault->start, now());
    if (dladdr(caller, &library)) atomic_store(&fault->caller, library.dli_fname);
    return true;
  }
  double start = atomic_load(&fault->start);  // 0: another thread is about to set it
  if (start == 0 || now() - start < shortage) return true;
  atomic_fetch_sub(&fault->failed, 1);
  return false;
}

// Counts a call. Returns 0 if it is to be made, else the error that it has instead, or `shortens`.
//
// A call for memory has no path, but an address in what made it.
static int counted_call(const char *kind, const char *path, const void *caller) {
  int error = 0;
  for (int i = 0; i < fault_count; i++) {
    struct fault *fault = &faults[i];
    if (strcmp(fault->kind, kind) != 0) continue;
    if (caller ? !fault->begun : !strstr(path, fault->part)) continue;
    long number = atomic_fetch_add(&fault->count, 1) + 1;
    if (number != fault->number && !(fault->lasts && number > fault->number)) continue;
    if (fault->number == 0) continue;
    if (!caller)
      atomic_fetch_add(&fault->failed, 1);
    else if (!notes_shortage(fault, caller))
      continue;
    if (fault->error == ends) kill(getpid(), SIGKILL);
    error = fault->error;
  }
  return error;
}

static int counted(const char *kind, const char *path) { return counted_call(kind, path, NULL); }

static int counted_file(const char *kind, int file) {
  if (fault_count == 0) return 0;
  int code = errno;
  char name[32], path[4096];
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, sizeof path - 1);
  path[length < 0 ? 0 : length] = 0;
  errno = code;
  return counted(kind, path);
}

static int counted_open(const char *path, int flags) {
  int error = counted("open", path);
  if ((flags & O_ACCMODE) != O_RDONLY)
    for (int i = 0; i < fault_count; i++)
      if (strstr(path, faults[i].part)) faults[i].begun = true;
  return error;
}

// The function that is replaced.
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
// Returns `failure` if `test` is an error.
#define FAIL(test, failure) \
  do {                      \
    int code = test;        \
    if (code > 0) {         \
      errno = code;         \
      return failure;       \
    }                       \
  } while (0)
// Counts a call for memory by the one that called the function this stands in.
#define counted_memory(kind) counted_call(kind, NULL, __builtin_return_address(0))
// The last argument of open, where there is one.
#define MODE(flags)                                  \
  mode_t mode = 0;                                   \
  if (flags & (O_CREAT | __O_TMPFILE)) {             \
    va_list list;                                    \
    va_start(list, flags);                           \
    mode = va_arg(list, mode_t);                     \
    va_end(list);                                    \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  FAIL(counted_open(path, flags), -1);
  return NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  FAIL(counted_open(path, flags), -1);
  return NEXT(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  FAIL(counted_open(path, flags), -1);
  return NEXT(openat)(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  FAIL(counted_open(path, flags), -1);
  return NEXT(openat64)(folder, path, flags, mode);
}

FILE *fopen(const char *path, const char *mode) {
  FAIL(counted_open(path, mode[0] == 'r' && !strchr(mode, '+') ? O_RDONLY : O_RDWR), NULL);
  return NEXT(fopen)(path, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  FAIL(counted_open(path, mode[0] == 'r' && !strchr(mode, '+') ? O_RDONLY : O_RDWR), NULL);
  return NEXT(fopen64)(path, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  int error = counted_file("read", file);
  FAIL(error, -1);
  return syscall(SYS_read, file, bytes, error == shortens ? (count + 1) / 2 : count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  int error = counted_file("write", file);
  FAIL(error, -1);
  return syscall(SYS_write, file, bytes, error == shortens ? (count + 1) / 2 : count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  FAIL(counted_file("write", file), -1);
  return NEXT(pwrite)(file, bytes, count, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  FAIL(counted_file("write", file), -1);
  return NEXT(pwrite64)(file, bytes, count, place);
}

ssize_t writev(int file, const struct iovec *pieces, int count) {
  FAIL(counted_file("write", file), -1);
  return NEXT(writev)(file, pieces, count);
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) {
  FAIL(counted_file("write", fileno(file)), 0);
  return NEXT(fwrite)(bytes, size, count, file);
}

int rename(const char *old, const char *new) {
  FAIL(counted("rename", new), -1);
  return NEXT(rename)(old, new);
}

int renameat(int old_folder, const char *old, int new_folder, const char *new) {
  FAIL(counted("rename", new), -1);
  return NEXT(renameat)(old_folder, old, new_folder, new);
}

int link(const char *old, const char *new) {
  FAIL(counted("link", new), -1);
  return NEXT(link)(old, new);
}

int linkat(int old_folder, const char *old, int new_folder, const char *new, int flags) {
  FAIL(counted("link", new), -1);
  return NEXT(linkat)(old_folder, old, new_folder, new, flags);
}

int mkdir(const char *path, mode_t mode) {
  FAIL(counted("mkdir", path), -1);
  return NEXT(mkdir)(path, mode);
}

int fsync(int file) {
  FAIL(counted_file("fsync", file), -1);
  return NEXT(fsync)(file);
}

int fdatasync(int file) {
  FAIL(counted_file("fsync", file), -1);
  return NEXT(fdatasync)(file);
}

int inotify_init1(int flags) {
  FAIL(counted("watch", ""), -1);
  return NEXT(inotify_init1)(flags);
}

int inotify_add_watch(int file, const char *path, uint32_t mask) {
  FAIL(counted("watch", path), -1);
  return NEXT(inotify_add_watch)(file, path, mask);
}

void *mmap(void *place, size_t length, int protection, int flags, int file, off_t start) {
  FAIL(counted_memory("mmap"), MAP_FAILED);
  return (void *)syscall(SYS_mmap, place, length, protection, flags, file, start);
}

void *mmap64(void *place, size_t length, int protection, int flags, int file, off64_t start) {
  FAIL(counted_memory("mmap"), MAP_FAILED);
  return (void *)syscall(SYS_mmap, place, length, protection, flags, file, start);
}

// dlsym itself allocates, so these go by glibc's other names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  FAIL(counted_memory("memory"), NULL);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  FAIL(counted_memory("memory"), NULL);
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  if (size > 0) FAIL(counted_memory("memory"), NULL);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  FAIL(counted_memory("memory"), NULL);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  FAIL(counted_memory("memory"), NULL);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  int error = counted_memory("memory");
  if (error > 0) return error;
  *place = __libc_memalign(alignment, size);
  return *place ? 0 : ENOMEM;
}
