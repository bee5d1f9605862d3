#pragma once

#include <spotit/diag.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

/// How a symbol is made from what a theme says of it.
namespace spotit::symbol {

/// Makes the symbol of an emoji, a word or an image. Problems (no glyph in this font, several glyphs, nothing
/// painted, bitmaps only, a paint that can't stay a vector, an unreadable image) go into the sink with the
/// spec's span; the symbol may then be empty, as it is for a drawing of a Set deck, which `make_set_symbol`
/// makes. Safe to call from many threads, each with a sink of its own.
Symbol load(const SymbolSpec& spec, const Fonts& fonts, diag::Sink& sink);

/// Keeps the libraries that draw (GLib, Pango, librsvg) from printing. The listener receives what they print
/// before they end the program, which is when there is no memory. For programs, not for libraries.
void silence_libraries(std::function<void(std::string_view)> on_fatal);

/// Draws the SVG files and the emoji of SVG fonts among the specs in a child process, and decodes pictures of
/// some formats there, once, with at most 10 seconds of processor time for each and 1 GB of memory. Reports
/// those that fail to the sink, and returns their indices; they must not be loaded. A costly drawing
/// is kept in its spec, so that `load` need not draw it again. To be called before other threads begin.
std::vector<std::size_t> try_pictures(std::span<SymbolSpec> specs, const Fonts& fonts, diag::Sink& sink);

/// Returns the endings of all formats that symbols, backgrounds and backs are made from: ".svg", ".png" and
/// so on.
std::vector<std::string_view> list_image_endings();
/// Returns "SVG, PNG, JPEG or WebP".
diag::Sentence list_image_formats();
/// Returns true if the path ends like an image file, in upper or lower case.
bool is_image_path(std::string_view path);

/// Returns true if a file begins like a picture made of pixels, whatever its ending says.
bool is_image_content(std::string_view beginning);

} // namespace spotit::symbol
