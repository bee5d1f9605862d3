#pragma once

#include "pdf/content/path.hpp"
#include "verify/content/page_view.hpp"
#include "verify/content/resources.hpp"

#include <memory>
#include <vector>

namespace spotit::verify {

using pdf::area_of, pdf::Corners, pdf::corners_of, pdf::middle_of, pdf::Path;

/// A piece of hidden text. Points of the page as it is shown, y up.
struct HiddenText {
    std::string text;
    geom::Point middle;     ///< of its base line
    geom::Point em{}, up{}; ///< vectors of one em, along the base line and upright
    int frame = -1;         ///< the innermost frame that it was shown in
};

/// A piece of text in a font that is not in the file.
struct ForeignText {
    std::string font;
    geom::Box box{}; ///< around it, as wide as it may be
};

/// Something that is painted: a path, a string, an image.
struct Mark {
    int paint = 0; ///< equal for the same operator and color, or the same string
    Path::Measure measure{};
    bool is_loose = false; ///< a gradient, which other programs write in many ways
    std::shared_ptr<const ImageColors> image{};
};

/// The box of a form, or a clip, which is what other programs leave of a form when they write it out.
struct Frame {
    Corners corners{};
    int content = -1; ///< of a form in detail Forms: the number of what it draws; else -1
    std::size_t first_mark = 0, end_mark = 0;
    int outer = -1;          ///< the frame that this one is in
    bool is_outline = false; ///< a clip of another shape; the corners are those of the box around it

    geom::Point middle() const { return middle_of(corners); }
    double area() const { return area_of(corners); }
};

/// The texts, frames and marks of a page.
struct PageContents {
    std::vector<ForeignText> foreign_texts;
    std::vector<HiddenText> texts; ///< in the order of the content
    std::vector<Frame> frames;     ///< a frame comes before those inside
    std::vector<Mark> marks;
};

/// The depth of reading. Forms: drawings are known by their forms, and
/// there are no marks. Marks: everything that is painted is measured, and clips are frames too.
enum class Detail { Forms, Marks };

/// Reads pages, and remembers what it has read of the objects that they share.
struct PageReader {
    Detail detail = Detail::Forms;
    ReadingBudget budget{};
    ContentIds contents{budget};
    std::map<std::string, int> paints{};
    std::map<QPDFObjGen, std::shared_ptr<const FontCodes>> fonts{};
    std::map<QPDFObjGen, std::string> forms{};
    std::map<QPDFObjGen, std::shared_ptr<const ImageColors>> images{};

    /// Follows the content of a page and of the forms that it draws.
    PageContents read(QPDFPageObjectHelper page, const geom::Affine& shown);
    int paint_number(std::string paint);
    std::shared_ptr<const FontCodes> font(QPDFObjectHandle dictionary);
    /// Returns nothing in detail Forms for a form that has neither text nor other forms.
    const std::string& form_content(QPDFObjectHandle form);
    std::shared_ptr<const ImageColors> image(QPDFObjectHandle image);
};

} // namespace spotit::verify
