// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/recolor.hpp"

#include "pdf/color/file_colors.hpp"
#include "pdf/content/content_tokens.hpp"

#include <vector>

namespace spotit::pdf {

namespace {

using Kind = ContentTokens::Kind;

/// Copies a content stream with new colors.
class Rewriter {
public:
    Rewriter(std::string_view content, const ColorWriter& write)
        : content_(content)
        , tokens_(content)
        , write_(write) {}

    std::string result() {
        for (auto token = tokens_.next(); token.kind != Kind::End; token = tokens_.next()) handle(token);
        return result_.append(content_.substr(copied_));
    }

private:
    void handle(const ContentTokens::Token& token) {
        if (token.kind == Kind::Number) {
            numbers_.push_back(token);
            return;
        }
        if (token.kind == Kind::Operator && numbers_.size() == 3) rewrite(token);
        numbers_.clear();
    }
    void rewrite(const ContentTokens::Token& token) {
        const std::string_view operation = tokens_.text(token);
        if (operation != "rg" && operation != "RG") return;
        std::array<double, 3> rgb{};
        for (std::size_t i = 0; i < 3; ++i) rgb[i] = number_value(tokens_.text(numbers_[i]));
        result_.append(content_.substr(copied_, numbers_[0].begin - copied_));
        result_.append(color_operator(write_(rgb), operation == "RG" ? ColorUse::Stroke : ColorUse::Fill));
        copied_ = token.end;
    }

    std::string_view content_;
    ContentTokens tokens_;
    const ColorWriter& write_;
    std::vector<ContentTokens::Token> numbers_;
    std::size_t copied_ = 0;
    std::string result_;
};

} // namespace

std::string with_colors(std::string_view content, const ColorWriter& write) {
    return Rewriter(content, write).result();
}

Amounts mask_gray(const std::array<double, 3>& rgb) {
    // ISO 32000-1, 10.3.2
    return {{0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2], 0, 0, 0}, 1};
}

} // namespace spotit::pdf
