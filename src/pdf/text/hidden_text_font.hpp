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

/// The name of its font, without the tag of a subset; `verify` knows it by that.
inline constexpr std::string_view names_font_name = "SpotitNames";

/// A font for text that is read and never seen. Each character that occurs has a glyph of its own, since
/// Ghostscript garbles glyphs that stand for several; none of them paints anything, so that the names stay
/// unseen in programs that don't know of unseen text.
class HiddenTextFont {
public:
    /// For these texts, in UTF-8.
    HiddenTextFont(QPDF& file, std::span<const std::string> texts);

    QPDFObjectHandle object() const { return font_; }
    /// The text as a string of a content stream. Every character must have been in the texts.
    std::string encoded(const std::string& utf8) const;
    /// Of the text, for letters of one unit.
    double width(const std::string& utf8) const;

private:
    std::map<char32_t, int> codes_;
    QPDFObjectHandle font_;
};

} // namespace spotit::pdf
