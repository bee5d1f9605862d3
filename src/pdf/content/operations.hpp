#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::pdf {

/// The corners of a parallelogram, one after the other around it.
using Corners = std::array<geom::Point, 4>;
geom::Point compute_middle(const Corners& corners);
double measure_area(const Corners& corners);
Corners map_corners(const geom::Box& box, const geom::Affine& map = {});

/// A path as polygons. Points are the page's.
class Path {
public:
    void move_to(geom::Point p);
    void line_to(geom::Point p);
    void curve_to(geom::Point first, geom::Point second, geom::Point end);
    void close();
    void add(const Corners& corners);
    geom::Point pen() const { return pen_; }

    geom::Box bounds() const { return geom::measure_bounds(parts_); }
    /// Returns the corners if the path is a parallelogram and nothing else.
    std::optional<Corners> find_parallelogram() const;

private:
    geom::Region parts_{};
    std::size_t point_count_ = 0;
    geom::Point pen_{};
    bool begins_ = true; ///< a line begins another part
};

/// Returns the content with a space between any two tokens, and with the short operators for curves that
/// begin or end at a control point: `v` and `y` (ISO 32000-1, 8.5.2.1). It draws the same.
std::string shorten_curves(std::string_view content);

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

/// An object of a file: a dictionary, a stream, a number.
using Object = QPDFObjectHandle;

/// A resource dictionary under construction (ISO 32000-1, 7.8.3): each object has one name, however often it
/// is used.
class Resources {
public:
    /// Adds an object and returns its name; `category` as in "/XObject", `name` without its slash.
    std::string add(const std::string& category, const std::string& name, Object object);
    Object make_dictionary() const { return all_; }

private:
    Object all_ = Object::newDictionary();
};

std::string read_stream(Object stream, qpdf_stream_decode_level_e level = qpdf_dl_generalized);

/// Reads a matrix of six numbers; the identity for anything else.
geom::Affine read_matrix(Object array);

} // namespace spotit::pdf
