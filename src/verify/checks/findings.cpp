// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/findings.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace spotit::verify {

namespace {

constexpr long long max_failures = 8; // of one id

} // namespace

void Findings::fail(std::string_view id, std::string text) {
    if (++failures_[std::string(id)] <= max_failures) add(Finding::Kind::Failed, id, std::move(text));
}

bool Findings::has(std::string_view id) const {
    return std::ranges::find(all_, id, &Finding::id) != all_.end();
}

bool Findings::has_passed(std::string_view id) const {
    return std::ranges::any_of(all_, [&](const Finding& finding) {
        return finding.kind == Finding::Kind::Passed && finding.id == id;
    });
}

std::vector<Finding> Findings::take() {
    for (const auto& [id, number] : failures_)
        if (number > max_failures)
            add(Finding::Kind::Failed, id, fmt::format("{} more ({})", number - max_failures, id));
    return std::move(all_);
}

std::string join(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string count(long long number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

} // namespace spotit::verify
