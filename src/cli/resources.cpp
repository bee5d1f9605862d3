#include "cli/guard.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/process.hpp>
#include <spotit/symbol/load.hpp>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <system_error>
#include <vector>

namespace spotit::cli {
namespace {

/// The address space, in bytes, that small decks need, measured with `ulimit -v`, and that each thread needs
/// for its stack; and the part of it for data, measured with `ulimit -d`: with less, fontconfig crashes.
constexpr std::size_t min_memory = std::size_t{128} << 20U, thread_memory = std::size_t{16} << 20U;
constexpr std::size_t min_data = std::size_t{24} << 20U, thread_data = std::size_t{8} << 20U;
constexpr int min_files = 16, max_file_threads = 64; // that read files at the same time

constexpr int data = PROT_READ | PROT_WRITE; ///< memory that may be written to

bool has_space(std::size_t bytes, int protection) {
    void* const space =
        ::mmap(nullptr, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return space != MAP_FAILED && ::munmap(space, bytes) == 0;
}

bool has_files(int count) {
    std::vector<int> files;
    for (int i = 0; i < count && (files.empty() || files.back() >= 0); ++i)
        files.push_back(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    const bool are_open = files.back() >= 0;
    for (const int file : files)
        if (file >= 0) ::close(file);
    return are_open;
}

} // namespace

void require_resources(int threads) {
    const auto count = static_cast<std::size_t>(threads);
    if (!has_space(min_memory + count * thread_memory, PROT_NONE) ||
        !has_space(min_data + count * thread_data, data))
        throw std::bad_alloc();
    if (has_files(min_files + std::min(threads, max_file_threads))) return;
    diag::fail(diag::ErrorCategory::File, "too-few-files", "too few files may be open at once (ulimit -n)",
               {diag::make_fix("start it from a shell with a higher limit:  ulimit -n 256")});
}

std::string_view find_thread_limit() {
    if (!has_space(thread_memory, data)) return out_of_memory;
    try {
        const process::Child probe([](int) {});
    } catch (const std::system_error&) {
        return too_few_processes;
    }
    return too_many_threads;
}

void silence_libraries() {
    symbol::silence_libraries([](std::string_view reason) {
        const bool lacks_thread = reason.find("creating thread") != std::string_view::npos;
        print_error(lacks_thread ? find_thread_limit() : out_of_memory);
        std::_Exit(internal_error_status);
    });
}

} // namespace spotit::cli
