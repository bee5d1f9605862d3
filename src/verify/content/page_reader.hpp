// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/content_hash.hpp"
#include "verify/content/font_reader.hpp"
#include "verify/content/optional_content.hpp"
#include "verify/content/page_geometry.hpp"
#include "verify/content/path_reader.hpp"
#include "verify/visibility/clip_chain.hpp"

#include <spotit/geom.hpp>

#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace spotit::verify {

/// A piece of text that is not seen. Points of the page as it is shown, y up.
struct UnseenText {
    std::string text;
    geom::Point middle;         ///< of its base line
    geom::Point em{};           ///< as far along the base line as its letters are high
    geom::Point up{};           ///< as far upright
    int frame = -1;             ///< the innermost that confines it
    std::size_t next_cover = 0; ///< what is painted afterwards
    Clips clips{};
    int layer = Layers::none;
};

/// Something that is painted: a path, a string, an image.
struct Mark {
    int paint = 0; ///< the same number for the same operator and color, the same string, the same image
    double area = 0, length = 0;
    geom::Point center;
    /// Programs that write files out trace the edges of what is filled with a gradient in steps, part it, or
    /// paint it as an image.
    enum class Kind { Plain, Gradient, Image } kind = Kind::Plain;
    geom::Point along{}; ///< the lower side of an image
};

/// What confines a part of the drawing: the box of a form, or a clip to a parallelogram, which is what other
/// programs leave of a form when they write it out.
struct Frame {
    ReadPath::Corners corners{};
    int content = -1;                             ///< of a form: the number of what it draws; else -1
    std::size_t first_mark = 0, end_of_marks = 0; ///< what is painted inside
    std::size_t first_cover = 0, end_of_covers = 0;
    int outer = -1;       ///< the frame that this one is in
    Clips clips{};        ///< what cuts off some of it; not itself
    Sight sight{};        ///< of what can best be seen of all that is painted inside
    bool outline = false; ///< a clip of another shape, and the corners of the box around it

    geom::Point middle() const { return 0.5 * (corners[0] + corners[2]); }
    geom::Box bounds() const;
    double area() const;
    bool contains(geom::Point p) const;
    /// Whether the other is drawn while this one is open, or lies in it.
    bool has_inside(const Frame& other) const;
};

/// Something that is painted, and may hide what was painted before.
struct Cover {
    geom::Box bounds{-1e300, -1e300, 1e300, 1e300}; ///< of what the boxes around all clips leave of it
    geom::Box shape{-1e300, -1e300, 1e300, 1e300};  ///< the box around it, when no clip takes anything away
    /// Area: all that its outline encloses, or its box where it has none. Line: what is near its outline;
    /// nothing where it has none. Form: one that was not read. Unsure: some of what it would be.
    enum class Kind { Area, Line, Form, Unsure } kind = Kind::Area;
    double opacity = 1;
    std::shared_ptr<const Outline> outline{};
    Outline::Rule rule = Outline::Rule::Winding;
    double half_width = 0;       ///< of a line along the outline
    int form = -1;               ///< the number of that form
    ReadPath::Corners corners{}; ///< of its box
    Clips clips{};
    bool annotation = false;

    /// Smaller things hide no symbol, unless there are many.
    bool is_large() const;
    bool is_letters() const { return kind == Kind::Line && !outline; }
};

struct PageContents {
    std::vector<UnseenText> texts; ///< in the order of the content
    std::vector<Frame> frames;     ///< a frame comes before those that it has inside
    std::vector<Mark> marks;
    std::vector<Cover> covers;
    bool all_covers = true; ///< none was too small and too many to be kept
};

/// How much is hidden of what lies below: 0 is nothing.
struct Hidden {
    double surely = 0, perhaps = 0;
};

/// What a form hides, in cells of its box: first along its lower side.
struct InkMap {
    static constexpr std::size_t side = 24;
    std::vector<Hidden> cells = std::vector<Hidden>(side * side);
};

/// How closely a page is read. Forms: what they draw is known by their content, and there are neither marks
/// nor frames of clips. Marks: everything that is painted is measured.
enum class Closeness { Forms, Marks };

/// Follows the content of pages, and of the forms they draw. Finds text that is not painted (rendering mode
/// 3) or is in the names' font.
class PageReader {
public:
    PageReader(QPDF& file, Closeness closeness, ReadingBudget budget)
        : closeness_(closeness)
        , budget_(budget)
        , layers_(file) {}

    PageContents read(QPDFPageObjectHelper page, const PageView& view);
    /// What a form that was not read paints. `looks` counts down how often one may look.
    const InkMap& ink_of(int form, std::size_t& looks);
    const Layers& layers() const { return layers_; }
    /// Whether there was more than is read of one file.
    bool left_some() const { return budget_.spent; }

private:
    friend class Interpreter;
    int paint_number(std::string what);
    std::shared_ptr<const ReadFont> font(QPDFObjectHandle dictionary);
    /// Skimmed: of forms that say nothing and draw no others, there is no content.
    enum class Care { Skimmed, Whole };
    std::shared_ptr<const std::string> content_of(QPDFObjectHandle form, Care care);
    int form_number(QPDFObjectHandle form);
    void read_annotations(QPDFPageObjectHelper page, const PageView& view, PageContents& found);
    /// Whether there is room for one more.
    bool may_add(std::size_t present, std::size_t most);

    Closeness closeness_;
    ReadingBudget budget_;
    ContentIds contents_{budget_};
    std::size_t forms_drawn_ = 0;
    std::map<std::string, int> paints_;
    std::map<QPDFObjGen, std::shared_ptr<const ReadFont>> fonts_;
    std::map<QPDFObjGen, std::shared_ptr<const std::string>> forms_;
    Layers layers_;
    Care care_ = Care::Skimmed;
    std::vector<QPDFObjectHandle> unread_; ///< forms, by their numbers
    std::map<QPDFObjGen, int> form_numbers_;
    std::map<int, InkMap> inks_; ///< by the numbers of forms
};

} // namespace spotit::verify
