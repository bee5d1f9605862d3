#pragma once

#include "pdf/content/path.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// An operator of content and what stands before it (ISO 32000-1, 7.8.2). An inline image is the operator BI.
struct Operation {
    /// A number; or a string, a bracket or another word, as it is written.
    struct Operand {
        double number = 0;
        std::string_view string{};
        std::size_t begin = 0; ///< in the content
    };
    std::string_view word;
    std::size_t begin = 0, end = 0; ///< of the word, in the content
    std::string_view name{};        ///< the last operand that is one; empty: there is none
    std::vector<Operand> operands{};

    double number(std::size_t i) const { return i < operands.size() ? operands[i].number : 0; }
    geom::Point read_point(std::size_t i) const { return {number(i), number(i + 1)}; }
    geom::Affine read_matrix() const {
        return {number(0), number(1), number(2), number(3), number(4), number(5)};
    }
    /// Adds what a path construction operator adds (ISO 32000-1, 8.5.2), mapped.
    void add_to(Path& path, const geom::Affine& map) const;
};

/// The operations of a content stream, one after the other.
class OperationReader {
public:
    explicit OperationReader(std::string_view content)
        : tokens_(content) {}

    /// Returns the next operation, to be used before the one after it; null at the end.
    const Operation* read_next();

private:
    ContentTokens tokens_;
    Operation operation_{};
};

} // namespace spotit::pdf
