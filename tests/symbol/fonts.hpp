#pragma once

#include "places.hpp"
#include "symbol/noto.hpp"

#include <spotit/symbol.hpp>
#include <spotit/symbol/load.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The fonts that tests use.
namespace spotit::symbol::test {

inline std::filesystem::path data_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data";
}
using tests::set_up_places;

Font noto();
Font colrtest();

/// The bytes of a file.
std::string read_file(const std::filesystem::path& file);

/// U+F000 + index in UTF-8: the test font's characters.
std::string private_character(int index);

/// The symbol and what was said about it, as "id: message".
struct Loaded {
    Symbol symbol;
    std::vector<std::string> said;
    std::vector<std::string> labels{}; ///< beside the carets
};
Loaded load_one(std::string_view emoji, const Font& font);
/// A word or a picture, or an emoji of the test font.
Loaded load_source(const symbol::SymbolSpec& source);
/// A picture from a file with these bytes.
Loaded load_bytes(const std::string& bytes, const std::string& file, std::optional<color::Color> color = {});

/// Returns the color of the picture at a point, on white.
color::Color color_at(const Symbol& symbol, geom::Point point);
color::Color color_on_black(const Symbol& symbol, geom::Point point);
/// A point in the first stroke of a word that begins with an upright one.
geom::Point letter_point(const Symbol& symbol);

} // namespace spotit::symbol::test
