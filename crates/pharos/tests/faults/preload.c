/* Lets system calls on the files of a database fail on demand.
 *
 * The test compiles it and preloads it into a server. Before every call on such a file it reads the plan, a small text
 * file that PHAROS_FAULT_PLAN names: a serial number, then one rule a line,
 *
 *     FILE CALL ERRNO SKIP COUNT
 *
 * FILE is the end of a path (`.db`, `-wal`, `-shm`), CALL is `open`, `read`, `write`, `sync` or `lock` (that of a transaction that
 * writes). After SKIP calls of that kind, the next COUNT fail with ERRNO. Each failure adds a byte to the file `PLAN.hits`. A new serial number starts all counts again. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define RULES 8

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static long serial = -1;
static long seen[RULES];

/* Calls of its own must not come back to it. */
static long plan_text(const char *path, char *text, size_t size) {
    long file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    long length = syscall(SYS_read, file, text, size - 1);
    syscall(SYS_close, file);
    if (length >= 0) text[length] = 0;
    return length;
}

static void note_hit(const char *plan) {
    char path[512];
    snprintf(path, sizeof path, "%s.hits", plan);
    long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0) return;
    syscall(SYS_write, file, "x", 1);
    syscall(SYS_close, file);
}

static int ends_with(const char *path, const char *end) {
    size_t a = strlen(path), b = strlen(end);
    return a >= b && strcmp(path + a - b, end) == 0;
}

/* The error with which this call has to fail, or 0. */
static int fault(const char *path, const char *call) {
    const char *plan = getenv("PHAROS_FAULT_PLAN");
    char text[1024];
    if (!plan || !strstr(path, "pharos.db") || plan_text(plan, text, sizeof text) <= 0) return 0;
    int error = 0;
    pthread_mutex_lock(&guard);
    char *rest = NULL;
    char *line = strtok_r(text, "\n", &rest);
    if (line && atol(line) != serial) {
        serial = atol(line);
        memset(seen, 0, sizeof seen);
    }
    for (int rule = 0; rule < RULES && (line = strtok_r(NULL, "\n", &rest)); rule++) {
        char file[16], kind[16];
        int number;
        long skip, count;
        if (sscanf(line, "%15s %15s %d %ld %ld", file, kind, &number, &skip, &count) != 5) continue;
        if (strcmp(kind, call) != 0 || !ends_with(path, file)) continue;
        long before = seen[rule]++;
        if (before >= skip && before < skip + count) {
            error = number;
            note_hit(plan);
            break;
        }
    }
    pthread_mutex_unlock(&guard);
    return error;
}

static int fault_at(int fd, const char *call) {
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int before = errno;
    ssize_t length = readlink(link, path, sizeof path - 1);
    errno = before;
    if (length <= 0) return 0;
    path[length] = 0;
    return fault(path, call);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_IF(error) do { int number = (error); if (number) { errno = number; return -1; } } while (0)

ssize_t read(int fd, void *to, size_t size) {
    FAIL_IF(fault_at(fd, "read"));
    return REAL(read)(fd, to, size);
}

ssize_t pread64(int fd, void *to, size_t size, off64_t at) {
    FAIL_IF(fault_at(fd, "read"));
    return REAL(pread64)(fd, to, size, at);
}

ssize_t write(int fd, const void *from, size_t size) {
    FAIL_IF(fault_at(fd, "write"));
    return REAL(write)(fd, from, size);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
    FAIL_IF(fault_at(fd, "write"));
    return REAL(pwrite64)(fd, from, size, at);
}

int fsync(int fd) {
    FAIL_IF(fault_at(fd, "sync"));
    return REAL(fsync)(fd);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    FAIL_IF(fault(path, "open"));
    return REAL(open64)(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    FAIL_IF(fault(path, "open"));
    return REAL(open64)(path, flags, mode);
}

/* The lock that whoever writes takes for a transaction: the first of SQLite's locks on the shared memory. Those who read
 * take others. */
static int is_writers(const struct flock *lock) {
    return lock->l_type == F_WRLCK && lock->l_start == 120 && lock->l_len == 1;
}

int fcntl64(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    if (command == F_SETLK && is_writers((struct flock *)argument)) FAIL_IF(fault_at(fd, "lock"));
    return REAL(fcntl64)(fd, command, argument);
}

int fcntl(int fd, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    if (command == F_SETLK && is_writers((struct flock *)argument)) FAIL_IF(fault_at(fd, "lock"));
    return REAL(fcntl64)(fd, command, argument);
}
