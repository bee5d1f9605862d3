// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/stream_data.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <string>
#include <string_view>

namespace spotit::verify {

/// As much of a font as it takes to read text: what its codes stand for, and how far they move the pen.
class ReadFont {
public:
    ReadFont(QPDFObjectHandle font, ReadingBudget& budget);

    /// Whether it is the one that names are written with, also under another program's tag.
    bool is_of_names() const { return of_names_; }
    struct Text {
        std::string utf8;
        double width = 0; ///< for letters of one unit
        int codes = 0, spaces = 0;
    };
    Text text_of(std::string_view bytes) const;

private:
    void read_widths(QPDFObjectHandle font);
    void read_cid_widths(QPDFObjectHandle descendant, ReadingBudget& budget);

    bool of_names_ = false;
    std::size_t code_length_ = 1;
    double missing_width_ = 0;
    std::map<unsigned, std::string> meanings_; ///< UTF-8
    std::map<unsigned, double> widths_;        ///< in the unit of the letters
};

} // namespace spotit::verify
