#include "verify/content/memory_watch.hpp"

#include <atomic>
#include <cstddef>
#include <new>

namespace spotit::verify {

namespace {

constexpr std::size_t filter_room = std::size_t{16} << 20U; // bytes; zlib takes 40 kB

std::atomic<unsigned>& failures() {
    static std::atomic<unsigned> count = 0;
    return count;
}

std::new_handler& previous_handler() {
    static std::new_handler handler = nullptr;
    return handler;
}

void count_failure() {
    ++failures();
    if (previous_handler() == nullptr) throw std::bad_alloc();
    previous_handler()();
}

} // namespace

MemoryWatch::MemoryWatch() {
    static const bool is_installed = [] {
        previous_handler() = std::set_new_handler(count_failure);
        return true;
    }();
    static_cast<void>(is_installed);
    failures_before_ = failures();
}

void MemoryWatch::require_memory() const {
    if (failures() != failures_before_) throw std::bad_alloc();
}

void require_room() {
    ::operator delete(::operator new(filter_room));
}

} // namespace spotit::verify
