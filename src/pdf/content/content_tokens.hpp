#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// The tokens of a content stream (ISO 32000-1, 7.8.2), without an object for each: a deck has megabytes of
/// them.
class ContentTokens {
public:
    explicit ContentTokens(std::string_view content)
        : content_(content) {}

    enum class Kind { Number, Name, Operator, Other, End };
    struct Token {
        Kind kind = Kind::End;
        std::size_t begin = 0, end = 0;
    };
    /// Returns the next token. Strings are one token, as are inline images, from BI to EI; both are of kind
    /// Other.
    Token read_next();
    std::string_view text(const Token& token) const {
        return content_.substr(token.begin, token.end - token.begin);
    }

private:
    void skip_space();
    void skip_string();
    void skip_angle();
    void skip_regular();
    void skip_inline_image();

    std::string_view content_;
    std::size_t place_ = 0;
};

/// Decodes a string token, "(…)" or "<…>"; nothing for other tokens.
std::optional<std::string> decode_string(std::string_view token);

/// Returns the value of a number token.
double number_value(std::string_view token);

} // namespace spotit::pdf
