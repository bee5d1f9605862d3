// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/objects.hpp"

#include <string_view>

namespace spotit::verify {

/// The codes of a font as text: its /ToUnicode CMap (ISO 32000-1, 9.10.3).
class FontCodes {
public:
    FontCodes(QPDFObjectHandle font, ReadingBudget& budget);

    /// Returns true if it is the font that hidden text is written in, also under another program's tag.
    bool is_hidden_font() const { return hidden_; }
    std::size_t count(std::string_view bytes) const { return bytes.size() / length_; }
    /// Decodes the bytes of a string to UTF-8; unknown codes become U+FFFD.
    std::string decode(std::string_view bytes) const;

private:
    void add_range(QPDFObjectHandle first, QPDFObjectHandle last, QPDFObjectHandle meaning,
                   ReadingBudget& budget);

    bool hidden_ = false;
    std::size_t length_ = 1; ///< bytes of a code
    std::map<std::size_t, std::string> meanings_{};
};

} // namespace spotit::verify
