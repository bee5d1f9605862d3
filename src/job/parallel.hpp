// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace spotit::job {

/// Calls work(i) for each i in [0, count) on that many threads. Results go where `i` says, so that they don't
/// depend on who did what. After an exception no further calls begin; of several exceptions the one with the
/// lowest index is thrown.
template<class Work>
void parallel_for(int count, int threads, Work&& work) {
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(count));
    std::atomic<int> next{0};
    const auto run = [&] {
        for (int i = next++; i < count; i = next++) {
            try {
                work(i);
            } catch (...) {
                failures[static_cast<std::size_t>(i)] = std::current_exception();
                next = count; // all lower indices have begun
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int t = 1; t < threads && t < count; ++t) helpers.emplace_back(run);
        run();
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}

} // namespace spotit::job
