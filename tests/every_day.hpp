#pragma once

#include <cstdlib>

/// What takes long is tried in part every day, always in the same part, and as a whole in the slow tests.
namespace spotit::tests {

inline bool tries_all() {
    return std::getenv("SPOTIT_ALL") != nullptr; // NOLINT(concurrency-mt-unsafe): nothing sets it
}

/// Returns the first number in the slow tests and the second every day.
inline int rounds(int all, int every_day) {
    return tries_all() ? all : every_day;
}

/// Chooses one of so many cases, in the slow tests each.
class EveryDay {
public:
    explicit EveryDay(int one_in)
        : one_in_(tries_all() ? 1 : one_in) {}

    /// Returns whether the next case is left to the slow tests.
    bool skips_next() { return seen_++ % one_in_ != 0; }

private:
    int one_in_, seen_ = 0;
};

} // namespace spotit::tests
