#include "pdf/content/content_tokens.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

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

Sort find_sort(char c) {
    return sorts[static_cast<unsigned char>(c)];
}

bool is_space(char c) {
    return find_sort(c) == Sort::Space;
}

bool is_delimiter(char c) {
    return find_sort(c) == Sort::Delimiter;
}

bool begins_number(char c) {
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
}

std::string hex_bytes(std::string_view digits) {
    std::string bytes;
    int half = -1;
    for (const char c : digits) {
        const int value = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (value < 0) continue;
        if (half >= 0) bytes += static_cast<char>(16 * half + value);
        half = half < 0 ? value : -1;
    }
    if (half >= 0) bytes += static_cast<char>(16 * half); // ISO 32000-1, 7.3.4.3
    return bytes;
}

/// Decodes the text between parentheses (ISO 32000-1, 7.3.4.2).
std::string literal_bytes(std::string_view text) {
    constexpr std::string_view letters = "nrtbf", meant = "\n\r\t\b\f";
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r') { // all line ends become line feeds
            if (i + 1 < text.size() && text[i + 1] == '\n') ++i;
            bytes += '\n';
            continue;
        }
        if (text[i] != '\\' || i + 1 == text.size()) {
            bytes += text[i];
            continue;
        }
        const char next = text[++i];
        if (const std::size_t letter = letters.find(next); letter != std::string_view::npos) {
            bytes += meant[letter];
        } else if (next >= '0' && next <= '7') {
            int value = 0;
            for (int digit = 0; digit < 3 && i < text.size() && text[i] >= '0' && text[i] <= '7'; ++digit)
                value = 8 * value + (text[i++] - '0');
            --i;
            bytes += static_cast<char>(value & 0xFF);
        } else if (next == '\r') {
            if (i + 1 < text.size() && text[i + 1] == '\n') ++i;
        } else if (next != '\n') {
            bytes += next;
        }
    }
    return bytes;
}

/// Parses numbers with few digits: one exact division gives the nearest number, as the library would.
std::optional<double> short_number(std::string_view token) {
    constexpr std::array powers{1.0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const bool negative = token.starts_with('-');
    if (negative) token.remove_prefix(1);
    if (token.empty() || token.size() >= powers.size()) return std::nullopt;
    std::int64_t digits = 0;
    std::size_t point = token.size();
    for (std::size_t i = 0; i < token.size(); ++i) {
        const char c = token[i];
        if (c == '.' && point == token.size())
            point = i;
        else if (c >= '0' && c <= '9')
            digits = 10 * digits + (c - '0');
        else
            return std::nullopt;
    }
    const std::size_t behind = point == token.size() ? 0 : token.size() - point - 1;
    const double value = static_cast<double>(digits) / powers[behind];
    return negative ? -value : value;
}

} // namespace

std::optional<std::string> string_bytes(std::string_view token) {
    if (token.size() < 2) return std::nullopt;
    const std::string_view inside = token.substr(1, token.size() - 2);
    if (token.front() == '(') return literal_bytes(inside);
    if (token.front() == '<' && token[1] != '<') return hex_bytes(inside);
    return std::nullopt;
}

double number_value(std::string_view token) {
    if (token.starts_with('+')) token.remove_prefix(1);
    if (const auto value = short_number(token)) return *value;
    double value = 0;
    std::from_chars(token.data(), token.data() + token.size(), value);
    return value;
}

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
    while (place_ < content_.size() && find_sort(content_[place_]) == Sort::Regular) ++place_;
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
    } else if (first == '<' || first == '>') {
        token.kind = Kind::Other;
        skip_angle();
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
