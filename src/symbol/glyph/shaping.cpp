// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/shaping.hpp"

#include "symbol/glyph/glyph.hpp"

namespace spotit::symbol {

std::vector<ShapedGlyph> shape(const Font::Data& font, std::string_view utf8) {
    const BufferHandle buffer(hb_buffer_create());
    const auto length = static_cast<int>(utf8.size());
    hb_buffer_add_utf8(buffer.get(), utf8.data(), length, 0, length);
    hb_buffer_set_direction(buffer.get(), HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), HB_SCRIPT_COMMON);
    hb_buffer_set_language(buffer.get(), hb_language_from_string("und", -1));
    hb_shape(font.font.get(), buffer.get(), nullptr, 0);

    unsigned count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* const positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    std::vector<ShapedGlyph> glyphs;
    for (unsigned i = 0; i < count; ++i) {
        const bool invisible = positions[i].x_advance == 0 && !has_ink(font, infos[i].codepoint);
        if (!invisible) glyphs.push_back({infos[i].codepoint, infos[i].cluster});
    }
    return glyphs;
}

} // namespace spotit::symbol
