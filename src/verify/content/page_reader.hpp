#pragma once

#include "pdf/content/operations.hpp"
#include "pdf/text/hidden_text.hpp"
#include "verify/content/resources.hpp"

#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <memory>
#include <vector>

namespace spotit::verify {

using pdf::measure_area, pdf::Corners, pdf::map_corners, pdf::compute_middle, pdf::Path;

/// A scale of pages in their width and height, as they are written: /Rotate comes later.
using Scale = pdf::ScaleTag;

/// A page as it is shown and printed: cropped, rotated, in true size (ISO 32000-1, 7.7.3.3, 14.11.2). Points,
/// y up, the shown page's corner at the origin.
struct PageView {
    geom::Affine from_page{}; ///< from the space in which the page is written
    geom::Size size{};        ///< of what is shown
    geom::Box kept{};         ///< the page as it is when trimmed; without a TrimBox, all of it
    bool is_sideways = false; ///< rotated by 90 or 270 degrees
    bool is_rotated = false;
    std::size_t layers = 0; ///< of drawings: in none is one near another

    geom::Box measure_shown_box() const { return {0, 0, size.width, size.height}; }
    geom::Point center() const { return measure_shown_box().center(); }
};

/// Returns the view of the page as if it had not been scaled.
PageView find_view(QPDFPageObjectHelper page, const Scale& scale);

/// Returns the content of a page, which may be in several streams.
std::string read_content(QPDFPageObjectHelper& page, ReadingBudget& budget);

/// Returns a box of a page as the page is written, inherited too; empty if there is none. y up: top and
/// bottom change places.
geom::Box read_box(QPDFPageObjectHelper& page, const char* key);

/// A piece of text that is hidden, or in a font that is not in the file. Points of the page as it is shown.
struct PageText {
    std::string text;       ///< empty if it is not hidden
    geom::Point middle;     ///< of its base line
    geom::Point em{}, up{}; ///< vectors of one em, along the base line and upright
    int frame = -1;         ///< the innermost frame that it was shown in
    std::optional<std::string> missing_font{};
    geom::Box box{}; ///< around it, as wide as it may be
};

/// The box of a form, or a clip, which is what other programs leave of a form when they write it out.
struct Frame {
    Corners corners{};
    geom::Affine place{};    ///< from the space in which it is written
    int number = -1;         ///< of a form in detail Forms: the number of what it draws; else -1
    QPDFObjectHandle form{}; ///< null for a clip
    bool is_image = false;   ///< the form is empty and stands for what is painted just before it
    std::size_t first_mark = 0, end_mark = 0;
    int outer = -1;          ///< the frame that this one is in
    bool is_outline = false; ///< a clip of another shape; the corners are those of the box around it
    bool is_card = false;    ///< has hidden text in it: is that of a card, or around one
    bool is_taken = false;   ///< is that of a drawing, or inside of one

    geom::Point compute_center() const { return compute_middle(corners); }
    double compute_middle_x() const { return compute_center().x; }
    double area() const { return measure_area(corners); }
    double compute_width() const { return geom::distance(corners[0], corners[1]); }
    double compute_height() const { return geom::distance(corners[0], corners[3]); }
    double compute_length() const { return std::max(compute_width(), compute_height()); }
    double find_shape() const { return area() / (compute_length() * compute_length()); }
    /// Returns true if the sides are not at right angles, but for roundings.
    bool is_skewed() const { return area() < 0.9995 * compute_width() * compute_height(); }
    bool is_mirrored() const { return geom::cross({place.a, place.b}, {place.c, place.d}) > 0; }
};

/// An operator that paints. One that draws a form does so by those of the form.
struct Painter {
    std::size_t begin = 0, end = 0; ///< in the content of the page or form
    std::size_t first_mark = 0, end_mark = 0;
    QPDFObjectHandle form{};
    std::vector<Painter> inner{};
};

/// The texts and frames of a page, and how many marks it has: paths, strings and images that are painted.
struct PageContents {
    std::vector<PageText> texts; ///< in the order of the content
    std::vector<Frame> frames;   ///< a frame comes before those inside
    std::size_t marks = 0;
    std::vector<Painter> painters{};
};

/// The depth of reading. Forms: a form without text and forms is one mark. Marks: everything that is painted
/// is counted, and clips are frames too.
enum class Detail { Forms, Marks };

/// Reads pages, and remembers what it has read of the objects that they share.
struct PageReader {
    Detail detail = Detail::Forms;
    ReadingBudget budget{};
    ContentIds contents{budget};
    std::map<QPDFObjGen, std::shared_ptr<const FontCodes>> fonts{};
    std::map<QPDFObjGen, std::string> forms{};

    /// Follows the content of a page and of the forms that it draws.
    PageContents read(QPDFPageObjectHelper page, const geom::Affine& shown);
    std::shared_ptr<const FontCodes> load_font(QPDFObjectHandle dictionary);
    /// In detail Forms, forms that have neither text nor other forms are one mark, or empty.
    const std::string& load_form_content(QPDFObjectHandle form);
};

} // namespace spotit::verify
