// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/resources.hpp"

#include "cli/guard.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/diag.hpp>
#include <spotit/process.hpp>
#include <spotit/symbol.hpp>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <string_view>
#include <system_error>
#include <vector>

namespace spotit::cli {

namespace {

/// The address space, in bytes, that small decks need, measured with `ulimit -v`, and that each thread needs
/// for its stack.
constexpr std::size_t min_memory = std::size_t{128} << 20U, thread_memory = std::size_t{16} << 20U;
constexpr int min_files = 16, max_file_threads = 64; // that read files at the same time

bool has_memory(std::size_t bytes) {
    void* const space = ::mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
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

[[noreturn]] void name_limit_and_end(std::string_view reason) {
    const bool lacks_thread = reason.find("creating thread") != std::string_view::npos;
    print_error(lacks_thread ? find_thread_limit() : out_of_memory);
    std::_Exit(internal_error_status);
}

} // namespace

void require_resources(int threads) {
    if (!has_memory(min_memory + static_cast<std::size_t>(threads) * thread_memory)) throw std::bad_alloc();
    if (has_files(min_files + std::min(threads, max_file_threads))) return;
    diag::Diagnostic few;
    few.id = "too-few-files";
    few.message = "too few files may be open at once (ulimit -n)";
    few.notes = {"fix: start it from a shell with a higher limit:  ulimit -n 256"};
    throw diag::Error(diag::ErrorCategory::File, std::move(few));
}

std::string_view find_thread_limit() {
    if (!has_memory(thread_memory)) return out_of_memory;
    try {
        const process::Child probe([](int) {});
    } catch (const std::system_error&) {
        return too_few_processes;
    }
    return too_many_threads;
}

void silence_libraries() {
    symbol::silence_libraries(name_limit_and_end);
}

} // namespace spotit::cli
