// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <string>
#include <vector>

namespace spotit::pdf {

/// A piece of text that is not seen, and the middle of its base line in points of the page, y up.
struct UnseenText {
    std::string text;
    geom::Point middle;
};

/// A form that a page draws, itself or through others, and the middle of its box on the page.
struct DrawnForm {
    QPDFObjGen form;
    geom::Point middle;
};

struct PageContents {
    std::vector<UnseenText> texts; ///< in the order of the content
    std::vector<DrawnForm> forms;
};

/// Follows the content of a page, and of the forms it draws: text that is not painted (rendering mode 3) or
/// is in the names' font.
PageContents read_page(QPDFPageObjectHelper page);

} // namespace spotit::pdf
