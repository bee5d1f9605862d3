// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"
#include "verify/content/text_pen.hpp"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace spotit::verify {

/// Follows one stream of content (ISO 32000-1, 7.8.2, annex A). Each form that it draws gets an interpreter
/// of its own.
class Interpreter {
public:
    Interpreter(PageReader& reader, PageContents& found, QPDFObjectHandle resources,
                const geom::Affine& shown)
        : reader_(reader)
        , found_(found)
        , resources_(resources)
        , state_{.matrix = shown} {}

    void run(std::string_view content);

private:
    struct Color {
        int number = -1;
        bool is_gradient = false;
        double opacity = 1;
    };
    struct State {
        geom::Affine matrix{};
        TextState text{};
        Color fill{}, stroke{};
        double group_opacity = 1, line_width = 1;
        PathMeasure::Sums clip{};
        int frame = -1;              ///< the innermost
        std::size_t open_frames = 0; ///< of this stream
        int depth = 0;               ///< of forms in forms
    };
    using Action = void (Interpreter::*)();
    struct Operation {
        Action action;
        Detail needed = Detail::Marks;
    };
    static const std::unordered_map<std::string_view, Operation>& operations();

    Interpreter(const Interpreter& outer, QPDFObjectHandle resources, State state)
        : reader_(outer.reader_)
        , found_(outer.found_)
        , resources_(resources)
        , state_(std::move(state)) {}

    void obey(std::string_view word);
    double number(std::size_t i) const { return i < operands_.size() ? operands_[i].number : 0; }
    geom::Affine matrix() const { return {number(0), number(1), number(2), number(3), number(4), number(5)}; }
    geom::Point point(std::size_t i) const { return state_.matrix({number(i), number(i + 1)}); }
    QPDFObjectHandle resource(const char* category);

    void save();
    void restore();
    void concatenate() { state_.matrix = state_.matrix * matrix(); }
    void set_line_width() { state_.line_width = number(0); }
    void set_font();
    void set_graphics_state();
    void draw();
    void measure_lines(QPDFObjectHandle form);
    void draw_form(QPDFObjectHandle form);
    void take_text(const ShownText& text);
    void open_frame(Frame frame);
    void close_frames(std::size_t down_to);

    void move_to() { path_.move_to(point(0)); }
    void line_to() { path_.line_to(point(0)); }
    void curve_to() { path_.curve_to(point(0), point(2), point(4)); }
    void curve_from_pen() { path_.curve_to(path_.pen(), point(0), point(2)); }
    void curve_to_end() { path_.curve_to(point(0), point(2), point(2)); }
    void rectangle();
    void close() { path_.close(); }
    void clip() { clips_ = true; }
    void fill();
    void stroke();
    void paint_both();
    void shade();
    void end_path();
    void set_fill() { set_color(state_.fill); }
    void set_stroke() { set_color(state_.stroke); }
    void set_color(Color& color);
    void add_path(char kind, const Color& color);
    void add_image(std::shared_ptr<const ImageColors> colors);
    void add_mark(Mark mark);

    PageReader& reader_;
    PageContents& found_;
    QPDFObjectHandle resources_;
    State state_{};
    std::vector<State> stack_{};
    std::vector<std::size_t> frames_{}; ///< that are open in this stream
    std::vector<Operand> operands_{};
    bool has_all_texts_ = false; ///< more would not be kept
    std::string_view name_{}, word_{};
    TextPen pen_{};
    PathMeasure path_{};
    bool clips_ = false;
};

} // namespace spotit::verify
