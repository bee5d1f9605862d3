#pragma once

#include <atomic>
#include <new>

namespace spotit::base {

/// Notices that there was too little memory, also where a library hides that.
class MemoryWatch {
public:
    /// Throws std::bad_alloc if an allocation has failed since the watch began.
    void require_memory() const {
        if (find_failures() != failures_before_) throw std::bad_alloc();
    }

private:
    static std::atomic<unsigned>& find_failures() {
        static std::atomic<unsigned> count = 0;
        static const std::new_handler previous = std::set_new_handler([] {
            ++find_failures();
            if (previous == nullptr) throw std::bad_alloc();
            previous();
        });
        return count;
    }

    unsigned failures_before_ = find_failures();
};

} // namespace spotit::base
