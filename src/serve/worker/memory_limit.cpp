#include "serve/worker/work.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <new>
#include <system_error>

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): for malloc
std::atomic<bool> ends_without_memory{false};

[[maybe_unused]] void* require(void* memory, std::size_t size) {
    if (memory == nullptr && size > 0 && ends_without_memory) ::_exit(spotit::serve::out_of_memory_status);
    return memory;
}

} // namespace

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) // which has its own
// Libraries in C leave out letters, say that a picture is broken, or crash, when they get no memory.
extern "C" {
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp): glibc's names
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)
[[gnu::visibility("default")]] void* malloc(std::size_t size) {
    return require(__libc_malloc(size), size);
}
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): glibc names them otherwise
[[gnu::visibility("default")]] void* calloc(std::size_t count, std::size_t size) {
    return require(__libc_calloc(count, size), count * size);
}
[[gnu::visibility("default")]] void* realloc(void* memory, std::size_t size) {
    return require(__libc_realloc(memory, size), size);
}
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
}

#endif

namespace spotit::serve {
namespace {

/// Returns the bytes that count.
std::size_t read_data_size() {
    std::ifstream file("/proc/self/statm"); // in pages: all, resident, shared, text, nothing, data
    std::size_t pages = 0;
    for (int field = 0; field < 6; ++field) file >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

bool is_out_of_memory(const std::exception& problem) {
    const auto* refused = dynamic_cast<const std::system_error*>(&problem);
    return dynamic_cast<const std::bad_alloc*>(&problem) != nullptr ||
           (refused != nullptr && refused->code() == std::errc::resource_unavailable_try_again);
}

MemoryLimit::MemoryLimit(int megabytes)
    : before_(read_data_size())
    , limit_(static_cast<std::size_t>(megabytes) << 20U) {
    if (limit_ == 0) return;
#if !defined(__SANITIZE_ADDRESS__) // which reserves terabytes
    ends_without_memory = true;
    rlimit limits{};
    ::getrlimit(RLIMIT_DATA, &limits);
    limits.rlim_cur = std::min<rlim_t>(limits.rlim_cur, before_ + limit_);
    ::setrlimit(RLIMIT_DATA, &limits);
#endif
}

bool MemoryLimit::is_half_taken() const {
    return limit_ > 0 && read_data_size() > before_ + limit_ / 2;
}

} // namespace spotit::serve
