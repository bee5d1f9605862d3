#pragma once

#include "pdf/content/operations.hpp"

#include <spotit/symbol/font.hpp>

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

} // namespace spotit::pdf
