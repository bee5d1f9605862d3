// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include <fmt/format.h>

namespace spotit::verify {

namespace {

constexpr std::size_t max_marks = 1'000'000, max_color_text = 128;

Corners box_corners(const geom::Box& box) {
    return {{{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}}};
}

} // namespace

void Interpreter::rectangle() {
    const double x = number(0), y = number(1), width = number(2), height = number(3);
    path_.move_to(state_.matrix({x, y}));
    for (const geom::Point corner : {geom::Point{x + width, y}, {x + width, y + height}, {x, y + height}})
        path_.line_to(state_.matrix(corner));
    path_.close();
}

void Interpreter::fill() {
    add_path('f', state_.fill);
    end_path();
}

void Interpreter::paint_both() {
    if (reader_.detail_ == Detail::Marks) add_path('f', state_.fill);
    stroke();
}

void Interpreter::shade() {
    const int gradient = reader_.contents_.find_gradient_number(resource("/Shading"));
    add_mark({reader_.paint_number(fmt::format("gradient {}", gradient)), state_.clip.area,
              state_.clip.length, state_.clip.center, true});
}

void Interpreter::end_path() {
    if (clips_) {
        const PathMeasure::Sums clip = path_.sums();
        if (state_.clip.area <= 0 || clip.area < state_.clip.area) state_.clip = clip;
        const auto corners = path_.parallelogram();
        if (corners || !path_.bounds().empty())
            open_frame({.corners = corners.value_or(box_corners(path_.bounds())), .is_outline = !corners});
    }
    clips_ = false;
    path_ = {};
}

void Interpreter::set_color(Color& color) {
    color.is_gradient = operands_.empty() && word_.size() > 2; // the name of a pattern
    std::string text;
    if (color.is_gradient)
        text = fmt::format("gradient {}", reader_.contents_.find_gradient_number(resource("/Pattern")));
    for (const Operand& operand : operands_)
        if (text.size() < max_color_text) text += fmt::format("{:.2f} ", operand.number);
    color.number = reader_.paint_number(std::move(text));
}

void Interpreter::add_path(char kind, const Color& color) {
    const PathMeasure::Sums sums = path_.sums();
    const double opacity = state_.group_opacity * color.opacity;
    const int paint = color.is_gradient
                          ? color.number
                          : reader_.paint_number(fmt::format("{}{} {:.2f}", kind, color.number, opacity));
    add_mark({paint, sums.area, sums.length, sums.center, color.is_gradient});
}

void Interpreter::add_image(std::shared_ptr<const ImageColors> colors) {
    PathMeasure square;
    for (const geom::Point corner : {geom::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}})
        corner == geom::Point{0, 0} ? square.move_to(state_.matrix(corner))
                                    : square.line_to(state_.matrix(corner));
    const PathMeasure::Sums sums = square.sums();
    add_mark({reader_.paint_number("image"), sums.area, sums.length, sums.center, false, std::move(colors)});
}

void Interpreter::add_mark(Mark mark) {
    if (reader_.may_add(found_.marks.size(), max_marks)) found_.marks.push_back(std::move(mark));
}

} // namespace spotit::verify
