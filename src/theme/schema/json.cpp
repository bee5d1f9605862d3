// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/schema/schema.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::size_t max_line = 110;

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += fmt::format("\\{}", c);
        else if (static_cast<unsigned char>(c) < 0x20)
            result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            result += c;
    }
    return result + "\"";
}

} // namespace

Json Json::text(std::string_view text) {
    return {in_quotes(text), ""};
}

Json Json::number(double value) {
    return {base::format_number(value, 4), ""};
}

Json Json::flag(bool value) {
    return {value ? "true" : "false", ""};
}

Json& Json::add(std::string_view name, Json value) & {
    parts_.emplace_back(in_quotes(name) + ": ", std::move(value));
    return *this;
}

Json&& Json::add(std::string_view name, Json value) && {
    return std::move(add(name, std::move(value)));
}

Json& Json::add(Json value) & {
    parts_.emplace_back("", std::move(value));
    return *this;
}

Json&& Json::add(Json value) && {
    return std::move(add(std::move(value)));
}

bool Json::has(std::string_view name) const {
    return std::ranges::any_of(
        parts_, [key = in_quotes(name) + ": "](const auto& part) { return part.first == key; });
}

std::string Json::line() const {
    std::string result = open_;
    for (std::size_t i = 0; i < parts_.size(); ++i)
        result += (i == 0 ? "" : ", ") + parts_[i].first + parts_[i].second.line();
    return result + close_;
}

std::string Json::dump(int indent) const {
    std::string whole = line();
    if (parts_.empty() || whole.size() + static_cast<std::size_t>(indent) <= max_line) return whole;
    std::string result = open_;
    const std::string blanks(static_cast<std::size_t>(indent) + 2, ' ');
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        result += (i == 0 ? "\n" : ",\n") + blanks + parts_[i].first + parts_[i].second.dump(indent + 2);
    }
    return result + "\n" + blanks.substr(2) + close_;
}

} // namespace spotit::theme
