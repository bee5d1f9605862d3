// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDFPageObjectHelper.hh>

namespace spotit::verify {

/// A page as it is shown and printed: cropped, turned, in true size (ISO 32000-1, 7.7.3.3, 14.11.2). Points,
/// y up, the shown page's corner at the origin.
struct PageView {
    geom::Affine from_page{}; ///< from the space in which the page is written
    geom::Size size{};        ///< of what is shown
    geom::Box media{};        ///< the whole page; where a CropBox hides some of it, it reaches beyond
    geom::Box kept{};         ///< of the page, when it is trimmed
    int quarters = 0;         ///< of a turn, clockwise, by the page's /Rotate
    double unit = 1;          ///< points: the page's /UserUnit
    bool shows_trim = true;   ///< all that is left when the page is trimmed; without a TrimBox, all of it

    geom::Point center() const { return {size.width / 2, size.height / 2}; }
    /// Whether that place is shown.
    bool shows(geom::Point place) const;
};

PageView view_of(QPDFPageObjectHelper page);

/// A box of a page as the page is written, inherited too; empty when there is none. y up: top and bottom
/// change places.
geom::Box box_of(QPDFPageObjectHelper& page, const char* key);

/// What two boxes have in common; empty when that is nothing.
geom::Box common(const geom::Box& one, const geom::Box& other);

} // namespace spotit::verify
