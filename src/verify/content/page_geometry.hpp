// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDFPageObjectHelper.hh>

namespace spotit::verify {

/// A page as it is shown and printed: cropped, rotated, in true size (ISO 32000-1, 7.7.3.3, 14.11.2). Points,
/// y up, the shown page's corner at the origin.
struct PageView {
    geom::Affine from_page{}; ///< from the space in which the page is written
    geom::Size size{};        ///< of what is shown
    geom::Box media{};        ///< the whole page; where a CropBox hides some of it, it reaches beyond
    bool is_sideways = false; ///< rotated by 90 or 270 degrees
    bool is_rotated = false;
    bool shows_trim = true; ///< the page as it is when trimmed; without a TrimBox, all of it

    geom::Point center() const { return {size.width / 2, size.height / 2}; }
    /// Returns true if that place is shown.
    bool shows(geom::Point place) const;
};

PageView find_view(QPDFPageObjectHelper page);

/// Returns a box of a page as the page is written, inherited too; empty if there is none. y up: top and
/// bottom change places.
geom::Box find_box(QPDFPageObjectHelper& page, const char* key);

/// Returns what two boxes have in common; empty if that is nothing.
geom::Box common(const geom::Box& one, const geom::Box& other);

} // namespace spotit::verify
