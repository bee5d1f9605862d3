// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/content_ids.hpp"
#include "pdf/page_view.hpp"
#include "pdf/read_font.hpp"
#include "pdf/read_path.hpp"

#include <spotit/geom.hpp>

#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace spotit::pdf {

/// A piece of text that is not seen. Points of the page as it is shown, y up.
struct UnseenText {
    std::string text;
    geom::Point middle; ///< of its base line
    geom::Point em{};   ///< as far along the base line as its letters are high
    int frame = -1;     ///< the innermost that confines it
};

/// Something that is painted: a path, a string, an image.
struct Mark {
    int paint = 0; ///< the same number for the same operator and colour, the same string, the same image
    double area = 0, length = 0;
    geom::Point centre;
    /// Programs that write files out trace the edges of what is filled with a gradient in steps, part it, or
    /// paint it as an image.
    enum class Kind { Plain, Gradient, Image } kind = Kind::Plain;
};

/// What confines a part of the drawing: the box of a form, or a clip to a parallelogram, which is what other
/// programs leave of a form when they write it out.
struct Frame {
    ReadPath::Corners corners{};
    int content = -1;                             ///< of a form: the number of what it draws; else -1
    std::size_t first_mark = 0, end_of_marks = 0; ///< what is painted inside
    std::size_t first_cover = 0, end_of_covers = 0;

    geom::Point middle() const { return 0.5 * (corners[0] + corners[2]); }
    geom::Box bounds() const;
    double area() const;
    bool contains(geom::Point p) const;
    /// Whether the other is drawn while this one is open, or lies in it.
    bool has_inside(const Frame& other) const;
};

/// An area that is painted, as far as it is not clipped: what may hide what was painted before.
struct Cover {
    geom::Box bounds{-1e300, -1e300, 1e300, 1e300};
    bool round = false; ///< it does not fill its box: a circle, say

    /// What is left of it when it is clipped to the other.
    Cover within(const Cover& other) const;
    /// Whether it lies on a good part of what is in the box.
    bool hides(const geom::Box& box) const;
};

struct PageContents {
    std::vector<UnseenText> texts; ///< in the order of the content
    std::vector<Frame> frames;     ///< a frame comes before those that it has inside
    std::vector<Mark> marks;
    std::vector<Cover> covers;
};

/// How closely a page is read. Forms: what they draw is known by their content, and there are neither marks
/// nor frames of clips. Marks: everything that is painted is measured.
enum class Closeness { Forms, Marks };

/// Follows the content of pages, and of the forms they draw. Finds text that is not painted (rendering mode
/// 3) or is in the names' font.
class PageReader {
public:
    PageReader(Closeness closeness, ReadingBudget budget)
        : closeness_(closeness)
        , budget_(budget) {}

    PageContents read(QPDFPageObjectHelper page, const PageView& view);
    /// Whether there was more than is read of one file.
    bool left_some() const { return budget_.spent; }

private:
    friend class Interpreter;
    int paint_number(std::string what);
    std::shared_ptr<const ReadFont> font(QPDFObjectHandle dictionary);
    /// The content of a form; empty when nothing of it matters.
    std::shared_ptr<const std::string> content_of(QPDFObjectHandle form);
    /// Whether there is room for one more.
    bool may_add(std::size_t present, std::size_t most);

    Closeness closeness_;
    ReadingBudget budget_;
    ContentIds contents_{budget_};
    std::size_t forms_drawn_ = 0;
    std::map<std::string, int> paints_;
    std::map<QPDFObjGen, std::shared_ptr<const ReadFont>> fonts_;
    std::map<QPDFObjGen, std::shared_ptr<const std::string>> forms_;
};

} // namespace spotit::pdf
