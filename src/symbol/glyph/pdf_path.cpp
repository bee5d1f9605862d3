// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/pdf_path.hpp"

#include <spotit/base/numbers.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <initializer_list>

namespace spotit::symbol {

namespace {

void append(std::string& content, double value) {
    constexpr double max_whole = 1e9;
    if (value == std::round(value) && std::abs(value) < max_whole) { // as most fonts have them
        std::array<char, 16> digits{};
        content.append(
            digits.data(),
            std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<int>(value)).ptr);
    } else {
        content += base::format_number(value, 3);
    }
    content += ' ';
}

void append(std::string& content, std::initializer_list<geom::Point> points, char command) {
    for (const geom::Point point : points) {
        append(content, point.x);
        append(content, point.y);
    }
    content += command;
    content += ' ';
}

} // namespace

void append_pdf_path(std::string& content, const Contours& contours) {
    for (const auto& [curves, closed] : contours) {
        if (curves.empty()) continue;
        const geom::Point begin = curves.front().from;
        append(content, {begin}, 'm');
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const auto& [from, from_handle, to_handle, to] = curves[i];
            const bool is_end = i + 1 == curves.size() && to == begin;
            if (curves[i].is_straight() && !is_end)
                append(content, {to}, 'l');
            else if (!curves[i].is_straight() && from_handle == from)
                append(content, {to_handle, to}, 'v');
            else if (!curves[i].is_straight() && to_handle == to)
                append(content, {from_handle, to}, 'y');
            else if (!curves[i].is_straight())
                append(content, {from_handle, to_handle, to}, 'c');
        }
    }
}

} // namespace spotit::symbol
