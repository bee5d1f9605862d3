// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/verify.hpp>

#include <map>
#include <string>
#include <string_view>

namespace spotit::verify {

/// Collects findings; of failures with one id it keeps the first few and counts the others.
class Findings {
public:
    void pass(std::string_view id, std::string text) { add(Finding::Kind::Passed, id, std::move(text)); }
    void skip(std::string_view id, std::string text) {
        add(Finding::Kind::Inconclusive, id, std::move(text));
    }
    void fail(std::string_view id, std::string text);

    bool has_failed(std::string_view id) const { return failures_.contains(id); }
    bool has(std::string_view id) const;
    bool has_passed(std::string_view id) const;
    bool has_failed() const { return !failures_.empty(); }
    std::vector<Finding> take();

private:
    void add(Finding::Kind kind, std::string_view id, std::string text) {
        all_.push_back({kind, std::string(id), std::move(text)});
    }

    std::vector<Finding> all_{};
    std::map<std::string, long long, std::less<>> failures_{};
};

/// "cat, dog"
std::string join(const std::vector<std::string>& words);
/// "1 page", "2 pages"
std::string count(long long number, std::string_view noun);

} // namespace spotit::verify
