#pragma once

#include <spotit/diag/phrases.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace spotit::diag {

/// A line as a terminal shows it, and the place of the caret and its tail below.
struct Excerpt {
    std::string text;
    int indent = 0;    ///< cells before the caret
    int underline = 1; ///< cells of caret and tail, at least 1
};

/// Bytes [begin, end) of a line.
struct Mark {
    std::size_t begin, end;
};

/// Shows `line` with the mark. Lines of more than `columns` cells are cut to a window around the mark, which
/// with its ellipses takes at most two more; tabs, control characters and invalid UTF-8 are replaced by text
/// of known width.
Excerpt cut_excerpt(std::string_view line, Mark mark, int columns);

} // namespace spotit::diag
