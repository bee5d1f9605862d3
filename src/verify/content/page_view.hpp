#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDFPageObjectHelper.hh>

namespace spotit::verify {

/// A scale of pages in their width and height, as they are written: /Rotate comes later.
struct Scale {
    double across = 1, down = 1;
};

/// A page as it is shown and printed: cropped, rotated, in true size (ISO 32000-1, 7.7.3.3, 14.11.2). Points,
/// y up, the shown page's corner at the origin.
struct PageView {
    geom::Affine from_page{}; ///< from the space in which the page is written
    geom::Size size{};        ///< of what is shown
    geom::Box kept{};         ///< the page as it is when trimmed; without a TrimBox, all of it
    bool is_sideways = false; ///< rotated by 90 or 270 degrees
    bool is_rotated = false;

    geom::Box shown() const { return {0, 0, size.width, size.height}; }
    geom::Point center() const { return shown().center(); }
};

/// Returns the view of the page as if it had not been scaled.
PageView find_view(QPDFPageObjectHelper page, const Scale& scale);

/// Returns a box of a page as the page is written, inherited too; empty if there is none. y up: top and
/// bottom change places.
geom::Box find_box(QPDFPageObjectHelper& page, const char* key);

} // namespace spotit::verify
