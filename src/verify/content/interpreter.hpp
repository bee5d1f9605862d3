// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"
#include "verify/content/text_state.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::verify {

/// Where a box comes to lie.
ReadPath::Corners corners_of(const geom::Affine& place, const QPDFObjectHandle::Rectangle& box);

/// Follows one stream of content (ISO 32000-1, 7.8.2, annex A). Forms that it draws get one of their own.
class Interpreter {
public:
    /// Of a page, which is shown so.
    Interpreter(PageReader& reader, PageContents& found, QPDFObjectHandle resources,
                const geom::Affine& shown)
        : reader_(reader)
        , found_(found)
        , resources_(resources)
        , state_{.matrix = shown} {}

    void run(std::string_view content);
    /// Nothing is printed beyond that box of the page.
    void keep_to(const geom::Box& box);
    /// Draws what an annotation shows, so placed.
    void draw_annotation(QPDFObjectHandle form, const geom::Affine& place, int layer);
    /// An annotation that is drawn as every program likes, in that box.
    void cover_with_annotation(const geom::Box& box, int layer);

private:
    static constexpr std::size_t max_clip = 100;

    struct Ink {
        double opacity = 1;
        /// Tiles may have gaps.
        enum class Kind { Plain, Tiles } kind = Kind::Plain;
    };
    struct State {
        geom::Affine matrix{};
        TextState text{};
        int fill = -1, stroke = -1; ///< numbers of colors; below -1, of gradients
        ReadPath::Measure clip{};
        geom::Box room{-1e300, -1e300, 1e300, 1e300}; ///< all that is painted lies in it
        Clips clips{};                                ///< the same, exactly
        Ink filling{}, stroking{};
        /// Of the groups that this is drawn in.
        double group_opacity = 1;
        bool group_masked = false;
        bool masked = false, blends = false; ///< by a soft mask or by text; with what is below
        Clips mask{};                        ///< what a mask that is known leaves, one of the clips
        double line_width = 1;
        int frame = -1; ///< the innermost
        std::size_t open_frames = 0;
        int depth = 0; ///< of forms in forms
    };
    /// Draws what a form holds.
    Interpreter(const Interpreter& outer, QPDFObjectHandle resources, State state)
        : reader_(outer.reader_)
        , found_(outer.found_)
        , resources_(resources)
        , state_(std::move(state))
        , layer_(outer.layer_)
        , annotation_(outer.annotation_) {}

    using Action = void (Interpreter::*)();
    struct Operation {
        Action action;
        Closeness needed = Closeness::Marks;
    };
    using Operations = std::map<std::string_view, Operation>;
    static const Operations& painting();
    static const Operation* operation_of(std::string_view word);

    void obey(std::string_view word);
    double number(std::size_t index) const { return index < operands_.size() ? operands_[index].number : 0; }
    geom::Affine matrix() const { return {number(0), number(1), number(2), number(3), number(4), number(5)}; }
    geom::Point point(std::size_t index) const { return state_.matrix({number(index), number(index + 1)}); }
    QPDFObjectHandle resource(const char* category);

    void save();
    void restore();
    void concatenate() { state_.matrix = state_.matrix * matrix(); }
    void set_font();
    void draw();
    void draw_form(QPDFObjectHandle form);
    void draw_image(QPDFObjectHandle image);
    void enter_box(QPDFObjectHandle form, State& inside);
    static void enter_group(QPDFObjectHandle group, State& inside);
    void set_graphics_state();
    void enter_mask(QPDFObjectHandle mask);
    void set_line_width() { state_.line_width = number(0); }
    void begin_marked();
    void end_marked();
    /// Goes on to another layer, if it is one and the one before is printed.
    void enter_layer(int number);
    void take_text(const ShownText& text);

    void move_to() { path_.move_to(point(0)); }
    void line_to() { path_.line_to(point(0)); }
    void curve_to() { path_.curve_to(point(0), point(2), point(4)); }
    void curve_from_pen() { path_.curve_to(path_.pen(), point(0), point(2)); }
    void curve_to_end() { path_.curve_to(point(0), point(2), point(2)); }
    void rectangle();
    void close() { path_.close(); }
    void clip();
    void fill();
    void stroke();
    void paint_both();
    void shade();
    void end_path();
    void set_fill() { set_color(state_.fill, state_.filling); }
    void set_stroke() { set_color(state_.stroke, state_.stroking); }
    void set_color(int& number, Ink& ink);
    int color();
    void add_mark(const std::string& kind, int number, const ReadPath::Measure& measure);
    void add_area(const std::string& kind, const ReadPath::Measure& measure);
    void push_mark(const Mark& mark);
    void add_image(int content);
    ReadPath unit_square() const;
    /// What is painted with the ink; the cover's bounds are yet to be cut to the room.
    void paint(Cover cover, const Ink& ink);
    Sight sight(double opacity) const;
    /// What the path encloses.
    Cover enclosed() const;
    /// Where its line runs.
    Cover lined() const;
    /// Everything within the clips.
    Cover everything() const;
    Cover unit_cover() const;
    void cover_text(const ShownText& text, geom::Point place);
    void paint_unread(QPDFObjectHandle form);
    bool measures() const { return reader_.closeness_ == Closeness::Marks; }

    std::size_t open_frame(const ReadPath::Corners& corners, int content);
    void close_frames(std::size_t down_to);
    void open_clip(const Clips& outside);
    void clip_to_path();
    Outline::Rule rule() const;

    PageReader& reader_;
    PageContents& found_;
    QPDFObjectHandle resources_;
    State state_{};
    std::vector<State> stack_{};
    std::vector<std::size_t> frames_{}; ///< that are open in this stream
    std::vector<Operand> operands_{};
    std::string_view name_{}, word_{};
    TextPen pen_{};
    ReadPath path_{};
    bool clips_ = false;
    Outline::Rule clip_rule_ = Outline::Rule::Winding;
    int layer_ = Layers::none;       ///< what is painted is on
    std::vector<int> marked_{};      ///< the layers outside the marked parts that are open
    std::string_view name_before_{}; ///< the name before the last one
    std::size_t names_ = 0;          ///< before the operator
    bool annotation_ = false;
    /// The string that is the last mark, if it is one: programs cut strings in pieces as they like.
    std::string last_string_{};
    std::size_t last_string_mark_ = 0;
};

} // namespace spotit::verify
