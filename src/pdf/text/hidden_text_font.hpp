// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::pdf {

/// The name of the font without its subset tag; `verify` finds the hidden text by it.
inline constexpr std::string_view hidden_font_name = "SpotitNames";

/// A font for invisible text. Each character in use has a glyph of its own, since Ghostscript garbles glyphs
/// that stand for several characters; all glyphs are blank, so the text stays invisible in programs that
/// ignore the invisible text mode.
class HiddenTextFont {
public:
    /// Makes a font for all characters of these texts, in UTF-8.
    HiddenTextFont(QPDF& file, std::span<const std::string> texts);

    QPDFObjectHandle object() const { return font_; }
    /// Encodes a text as a string of a content stream. Every character must have been in the constructor's
    /// texts.
    std::string encoded(const std::string& utf8) const;
    /// Returns the width of a text in letters of one unit.
    double width(const std::string& utf8) const;

private:
    std::map<char32_t, int> codes_;
    QPDFObjectHandle font_;
};

} // namespace spotit::pdf
