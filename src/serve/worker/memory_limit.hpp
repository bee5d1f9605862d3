#pragma once

#include <cstddef>
#include <exception>

namespace spotit::serve {

/// The exit status of a worker that has no more memory. Libraries then do things by halves, so that it does
/// not go on.
inline constexpr int out_of_memory_status = 4;

/// Returns true for what is thrown where memory ends: threads have no room for their stacks, either.
bool is_out_of_memory(const std::exception& problem);

/// Limits what this process takes from now on: data and stacks. Mapped fonts and the program itself are
/// shared, and don't count.
class MemoryLimit {
public:
    /// None: 0 MB.
    explicit MemoryLimit(int megabytes);
    /// Returns true if what is remembered leaves the next work less than half.
    bool is_half_taken() const;

private:
    std::size_t before_, limit_; // bytes
};

} // namespace spotit::serve
