// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/verify.hpp>

#include <concepts>
#include <string>

namespace spotit::verify {

/// Collects what is found out about a file; tells faults of one sort a few times, and then how many more.
class Findings {
public:
    void proved(std::string text) { add(Finding::Kind::Proved, std::move(text)); }
    void open(std::string text) { add(Finding::Kind::Open, std::move(text)); }
    void wrong(std::string text) {
        wrong([&] { return std::move(text); });
    }
    /// Where there may be millions: what is not told is not written.
    template<std::invocable Told>
    void wrong(Told&& told) {
        ++total_wrong_;
        if (++wrong_ <= told_at_most) add(Finding::Kind::Wrong, told());
    }
    /// Ends a sort of faults; whether there was none of it.
    bool end_sort();

    bool nothing_wrong() const { return total_wrong_ == 0; }
    std::vector<Finding> take() { return std::move(all_); }

private:
    static constexpr int told_at_most = 8; // of one sort

    void add(Finding::Kind kind, std::string text) { all_.push_back({kind, std::move(text)}); }

    std::vector<Finding> all_;
    int wrong_ = 0, total_wrong_ = 0;
};

} // namespace spotit::verify
