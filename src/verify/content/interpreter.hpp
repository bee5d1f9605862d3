// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/page_reader.hpp"

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
    /// A number, or the bytes of a string.
    struct Operand {
        double number = 0;
        std::string bytes{};
        bool is_string = false;
    };
    struct Color {
        int number = -1;
        bool is_gradient = false;
        double opacity = 1;
    };
    /// The graphics state (ISO 32000-1, 8.4 and 9.3).
    struct State {
        geom::Affine matrix{};
        Color fill{}, stroke{};
        double group_opacity = 1, line_width = 1;
        PathMeasure::Sums clip{};
        int frame = -1;              ///< the innermost
        std::size_t open_frames = 0; ///< of this stream
        int depth = 0;               ///< of forms in forms
        std::shared_ptr<const FontCodes> font{};
        double font_size = 0, letter_space = 0, stretch = 1, leading = 0, rise = 0;
        bool is_hidden = false; ///< rendering mode 3
    };
    struct Operation {
        std::string_view words; ///< the operators, separated by spaces
        Detail needed;
        void (*action)(Interpreter&);
    };
    static const std::unordered_map<std::string_view, const Operation*>& operations();

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
    void set_graphics_state();
    void draw();
    void draw_form(QPDFObjectHandle form);
    void measure_lines(QPDFObjectHandle form);
    void open_frame(Frame frame);
    void close_frames(std::size_t down_to);

    void rectangle();
    void paint(bool fills, bool strokes);
    void end_path();
    void set_color(Color& color);
    void add_path(char kind, const Color& color);
    void add_gradient();
    void add_image(std::shared_ptr<const ImageColors> colors);
    void add_mark(Mark mark);

    void set_text_matrix(const geom::Affine& matrix) { line_ = text_ = matrix; }
    void move_text(geom::Point by) { set_text_matrix(line_ * geom::Affine::translation(by)); }
    void show_text();
    void add_text(const std::string& codes, double length);

    PageReader& reader_;
    PageContents& found_;
    QPDFObjectHandle resources_;
    State state_{};
    std::vector<State> stack_{};
    std::vector<std::size_t> frames_{}; ///< that are open in this stream
    std::vector<Operand> operands_{};
    std::string_view name_{};
    bool has_name_ = false; ///< the last operand was a name
    geom::Affine line_{}, text_{};
    PathMeasure path_{};
    bool clips_ = false;
};

} // namespace spotit::verify
