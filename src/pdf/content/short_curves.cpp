// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/content/path.hpp"

#include "pdf/content/content_tokens.hpp"

namespace spotit::pdf {

namespace {

/// The numbers of a point as they are written.
struct WrittenPoint {
    std::string_view x{}, y{};

    bool operator==(const WrittenPoint&) const = default;
};

} // namespace

std::string shorten_curves(std::string_view content) {
    std::string result;
    std::vector<std::string_view> operands;
    WrittenPoint pen; // empty where it isn't known
    const auto point = [&](std::size_t i) { return WrittenPoint{operands[i], operands[i + 1]}; };
    const auto write = [&](std::string_view word) {
        if (!result.empty()) result += ' ';
        result += word;
    };
    ContentTokens tokens(content);
    for (auto token = tokens.next(); token.kind != ContentTokens::Kind::End; token = tokens.next()) {
        std::string_view text = tokens.text(token);
        if (token.kind != ContentTokens::Kind::Operator) {
            operands.push_back(text);
            continue;
        }
        const bool moves = (text == "m" || text == "l") && operands.size() == 2;
        const bool curves = text == "c" && operands.size() == 6;
        const WrittenPoint end = moves || curves ? point(operands.size() - 2) : WrittenPoint();
        if (curves && point(0) == pen) {
            operands.erase(operands.begin(), operands.begin() + 2);
            text = "v";
        } else if (curves && point(2) == end) {
            operands.resize(4);
            text = "y";
        }
        for (const std::string_view operand : operands) write(operand);
        write(text);
        operands.clear();
        pen = end;
    }
    for (const std::string_view operand : operands) write(operand);
    return result;
}

} // namespace spotit::pdf
