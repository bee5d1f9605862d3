#include "pdf/content/operations.hpp"

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

constexpr std::size_t max_operands = 10'000; // content with more was made to keep us busy

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

void Operation::add_to(Path& path, const geom::Affine& map) const {
    const auto point = [&](std::size_t i) { return map(read_point(i)); };
    if (word == "m") path.move_to(point(0));
    if (word == "l") path.line_to(point(0));
    if (word == "c") path.curve_to(point(0), point(2), point(4));
    if (word == "v") path.curve_to(path.pen(), point(0), point(2));
    if (word == "y") path.curve_to(point(0), point(2), point(2));
    if (word == "h") path.close();
    if (word == "re")
        path.add(map_corners({number(0), number(1), number(0) + number(2), number(1) + number(3)}, map));
}

const Operation* OperationReader::read_next() {
    operation_.operands.clear();
    operation_.name = {};
    using Kind = ContentTokens::Kind;
    for (auto token = tokens_.read_next(); token.kind != Kind::End; token = tokens_.read_next()) {
        const std::string_view text = tokens_.text(token);
        const bool is_image = token.kind == Kind::Other && text.starts_with("BI");
        if (token.kind == Kind::Operator || is_image) {
            operation_.word = is_image ? text.substr(0, 2) : text;
            operation_.begin = token.begin;
            operation_.end = token.end;
            return &operation_;
        }
        if (token.kind == Kind::Name)
            operation_.name = text;
        else if (operation_.operands.size() == max_operands)
            continue;
        else if (token.kind == Kind::Number)
            operation_.operands.push_back({number_value(text), {}, token.begin});
        else
            operation_.operands.push_back({0, text, token.begin});
    }
    return nullptr;
}

} // namespace spotit::pdf
