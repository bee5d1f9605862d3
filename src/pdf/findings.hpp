// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/pdf.hpp>

#include <string>

namespace spotit::pdf {

/// Collects what is found out about a file; tells faults of one sort a few times, and then how many more.
class Findings {
public:
    void proved(std::string text) { add(Finding::Kind::Proved, std::move(text)); }
    void open(std::string text) { add(Finding::Kind::Open, std::move(text)); }
    void wrong(std::string text);
    /// Ends a sort of faults; whether there was none of it.
    bool end_sort();

    bool nothing_wrong() const { return total_wrong_ == 0; }
    std::vector<Finding> take() { return std::move(all_); }

private:
    void add(Finding::Kind kind, std::string text) { all_.push_back({kind, std::move(text)}); }

    std::vector<Finding> all_;
    int wrong_ = 0, total_wrong_ = 0;
};

} // namespace spotit::pdf
