#pragma once

#include "pdf/content/resources.hpp"

#include <spotit/symbol/glyph_font.hpp>

#include <map>
#include <string>
#include <vector>

namespace spotit::pdf {

using SharedFont = drawing::Shared<symbol::GlyphFont>;

/// The fonts of the letters in a file, each once with the glyphs that are used.
class EmbeddedFonts {
public:
    explicit EmbeddedFonts(QPDF& file)
        : file_(file) {}

    /// Returns the object of a font, which is empty until `finish`.
    Object find(const SharedFont& font) { return find_entry(font).object; }
    /// Notes letters that the font must have.
    void add(const drawing::Text::Run& run);
    /// Writes the fonts. Throws symbol::DamagedFont.
    void finish();

private:
    struct Entry {
        SharedFont font;
        Object object{};
        std::map<std::uint32_t, std::string> texts{}; ///< of the glyphs
    };
    Entry& find_entry(const SharedFont& font);

    QPDF& file_;
    std::vector<Entry> fonts_; ///< in the order of their first uses
};

/// The entries of a composite font that its program doesn't give.
struct FontEntries {
    std::string tag{};        ///< of a subset: six capitals
    std::string widths{};     ///< "/DW 500"
    std::string to_unicode{}; ///< a map from its codes, which are its glyphs
};
/// Fills the dictionary of a composite font (ISO 32000-1, 9.7).
void fill_font(QPDF& file, Object font, const symbol::FontSubset& subset, const FontEntries& entries);

/// Returns the rows of a CMap from codes to texts in UTF-8 (ISO 32000-1, 9.10.3).
std::string write_unicode_rows(const std::map<std::uint32_t, std::string>& texts);

} // namespace spotit::pdf
