#include "pdf/content/content_tokens.hpp"

#include "pdf/content/resources.hpp"

#include <qpdf/QPDFExc.hh>

#include <algorithm>
#include <array>
#include <charconv>

namespace spotit::pdf {
namespace {

/// Looked up in a table, since pages rewritten by other programs have millions of tokens.
enum class Sort : unsigned char { Regular, Space, Delimiter };
constexpr auto sorts = [] {
    std::array<Sort, 256> table{};
    for (const char c : std::string_view(" \n\r\t\f\0", 6))
        table[static_cast<unsigned char>(c)] = Sort::Space;
    for (const char c : std::string_view("()<>[]{}/%"))
        table[static_cast<unsigned char>(c)] = Sort::Delimiter;
    return table;
}();

bool has_sort(Sort sort, char c) {
    return sorts[static_cast<unsigned char>(c)] == sort;
}

bool begins_number(char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

} // namespace

std::optional<std::string> decode_string(std::string_view token) {
    const bool is_string =
        token.size() >= 2 && (token.front() == '(' || (token.front() == '<' && token[1] != '<'));
    if (!is_string) return std::nullopt;
    try {
        return Object::parse(std::string(token)).getStringValue();
    } catch (const QPDFExc&) { // it is never closed, or has other characters
        return std::nullopt;
    }
}

double number_value(std::string_view token) {
    if (token.starts_with('+')) token.remove_prefix(1);
    double value = 0;
    std::from_chars(token.data(), token.data() + token.size(), value);
    return value;
}

void ContentTokens::skip_space() {
    while (place_ < content_.size()) {
        if (content_[place_] == '%')
            while (place_ < content_.size() && content_[place_] != '\n' && content_[place_] != '\r') ++place_;
        else if (has_sort(Sort::Space, content_[place_]))
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

/// Skips a string in hexadecimal digits, or the brackets of a dictionary.
void ContentTokens::skip_angle() {
    const char first = content_[place_];
    if (place_ + 1 < content_.size() && content_[place_ + 1] == first)
        place_ += 2;
    else if (first == '>')
        ++place_;
    else
        place_ = std::min(content_.find('>', place_), content_.size() - 1) + 1;
}

void ContentTokens::skip_regular() {
    while (place_ < content_.size() && has_sort(Sort::Regular, content_[place_])) ++place_;
}

void ContentTokens::skip_inline_image() {
    const std::size_t data = content_.find("ID", place_);
    std::size_t end = data;
    while (end != std::string_view::npos) {
        end = content_.find("EI", end + 1);
        if (end == std::string_view::npos) break;
        const bool ends = end + 2 == content_.size() || has_sort(Sort::Space, content_[end + 2]);
        if (has_sort(Sort::Space, content_[end - 1]) && ends) break;
    }
    place_ = end == std::string_view::npos ? content_.size() : end + 2;
}

ContentTokens::Token ContentTokens::read_next() {
    skip_space();
    Token token{Kind::Other, place_, place_};
    if (place_ >= content_.size()) return {Kind::End, place_, place_};
    const char first = content_[place_];
    if (first == '(') {
        skip_string();
    } else if (first == '<' || first == '>') {
        skip_angle();
    } else if (first == '/') {
        token.kind = Kind::Name;
        ++place_;
        skip_regular();
    } else if (has_sort(Sort::Delimiter, first)) {
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
