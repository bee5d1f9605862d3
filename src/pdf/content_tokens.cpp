// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/content_tokens.hpp"

namespace spotit::pdf {

namespace {

bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool is_delimiter(char c) {
    return std::string_view("()<>[]{}/%").find(c) != std::string_view::npos;
}

bool begins_number(char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

} // namespace

void ContentTokens::skip_space() {
    while (place_ < content_.size()) {
        if (content_[place_] == '%')
            while (place_ < content_.size() && content_[place_] != '\n' && content_[place_] != '\r') ++place_;
        else if (is_space(content_[place_]))
            ++place_;
        else
            return;
    }
}

void ContentTokens::skip_string() {
    int depth = 0;
    for (; place_ < content_.size(); ++place_) {
        const char c = content_[place_];
        if (c == '\\')
            ++place_;
        else if (c == '(')
            ++depth;
        else if (c == ')' && --depth == 0) {
            ++place_;
            return;
        }
    }
    place_ = content_.size();
}

void ContentTokens::skip_regular() {
    while (place_ < content_.size() && !is_space(content_[place_]) && !is_delimiter(content_[place_]))
        ++place_;
}

void ContentTokens::skip_inline_image() {
    const std::size_t data = content_.find("ID", place_);
    std::size_t end = data;
    while (end != std::string_view::npos) {
        end = content_.find("EI", end + 1);
        if (end == std::string_view::npos) break;
        const bool ends = end + 2 == content_.size() || is_space(content_[end + 2]);
        if (is_space(content_[end - 1]) && ends) break;
    }
    place_ = end == std::string_view::npos ? content_.size() : end + 2;
}

ContentTokens::Token ContentTokens::next() {
    skip_space();
    Token token{Kind::End, place_, place_};
    if (place_ >= content_.size()) return token;
    const char first = content_[place_];
    if (first == '(') {
        token.kind = Kind::Other;
        skip_string();
    } else if (first == '/') {
        token.kind = Kind::Name;
        ++place_;
        skip_regular();
    } else if (is_delimiter(first)) {
        token.kind = Kind::Other;
        ++place_;
    } else {
        token.kind = begins_number(first) ? Kind::Number : Kind::Operator;
        skip_regular();
        if (content_.substr(token.begin, place_ - token.begin) == "BI") {
            token.kind = Kind::Other;
            skip_inline_image();
        }
    }
    token.end = place_;
    return token;
}

} // namespace spotit::pdf
