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
    int form = -1;          ///< the innermost form that it was shown in
};

/// A piece of text in a font that is not in the file.
struct ForeignText {
    std::string font;
    geom::Box box{}; ///< around it, as wide as it may be
};

/// A use of a form, which draws in a box.
struct Form {
    Corners corners{}; ///< of its box
    int content = 0;   ///< equal for forms that draw the same
    int outer = -1;    ///< the form that this one is in

    geom::Point middle() const { return middle_of(corners); }
    double area() const { return area_of(corners); }
};

/// The texts, forms and clips of a page. A clip to its box is what other programs leave of a form.
struct PageContents {
    std::vector<ForeignText> foreign_texts;
    std::vector<HiddenText> texts; ///< in the order of the content
    std::vector<Form> forms;       ///< a form comes before those inside
    std::vector<Corners> clips;    ///< to parallelograms, and to the boxes of forms
};

/// The depth of reading. Forms: texts, and forms that are known by their content. Clips: all clips too.
enum class Detail { Forms, Clips };

/// Follows the content of pages and of the forms that they draw.
class PageReader {
public:
    PageReader(Detail detail, ReadingBudget budget)
        : detail_(detail)
        , budget_(budget) {}

    PageContents read(QPDFPageObjectHelper page, const geom::Affine& shown);
    ReadingBudget& budget() { return budget_; }

private:
    friend class Interpreter;
    std::shared_ptr<const FontCodes> font(QPDFObjectHandle dictionary);
    /// Returns nothing in detail Forms for a form that has neither text nor other forms.
    const std::string& form_content(QPDFObjectHandle form);

    Detail detail_;
    ReadingBudget budget_;
    ContentIds contents_{budget_};
    std::map<QPDFObjGen, std::shared_ptr<const FontCodes>> fonts_{};
    std::map<QPDFObjGen, std::string> forms_{};
};

} // namespace spotit::verify
