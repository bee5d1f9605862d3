// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/interpreter.hpp"

#include <fmt/format.h>

namespace spotit::pdf {

namespace {

const std::string pattern = "pattern"; // in the place of a colour

constexpr std::size_t most_marks = 1'000'000, most_covers = 200'000, most_operands_of_color = 32;
constexpr double least_cover = 25; // square points: smaller things hide no symbol
constexpr double full = 0.95;      // of the box around it

} // namespace

const Interpreter::Operations& Interpreter::painting() {
    using I = Interpreter;
    constexpr Closeness always = Closeness::Forms;
    static const Operations table{
        {"m", {&I::move_to, always}},
        {"l", {&I::line_to, always}},
        {"c", {&I::curve_to, always}},
        {"v", {&I::curve_from_pen, always}},
        {"y", {&I::curve_to_end, always}},
        {"re", {&I::rectangle, always}},
        {"h", {&I::close, always}},
        {"W", {&I::clip, always}},
        {"W*", {&I::clip, always}},
        {"n", {&I::end_path, always}},
        {"f", {&I::fill, always}},
        {"F", {&I::fill, always}},
        {"f*", {&I::fill, always}},
        {"S", {&I::stroke, always}},
        {"s", {&I::stroke, always}},
        {"B", {&I::paint_both, always}},
        {"B*", {&I::paint_both, always}},
        {"b", {&I::paint_both, always}},
        {"b*", {&I::paint_both, always}},
        {"sh", {&I::shade, always}},
        {"g", {&I::set_fill}},
        {"rg", {&I::set_fill}},
        {"k", {&I::set_fill}},
        {"sc", {&I::set_fill}},
        {"scn", {&I::set_fill}},
        {"G", {&I::set_stroke}},
        {"RG", {&I::set_stroke}},
        {"K", {&I::set_stroke}},
        {"SC", {&I::set_stroke}},
        {"SCN", {&I::set_stroke}},
    };
    return table;
}

void Interpreter::rectangle() {
    const double x = number(0), y = number(1), width = number(2), height = number(3);
    const auto corner = [&](double right, double up) { return state_.matrix({x + right, y + up}); };
    path_.move_to(corner(0, 0));
    path_.line_to(corner(width, 0));
    path_.line_to(corner(width, height));
    path_.line_to(corner(0, height));
    path_.close();
}

void Interpreter::fill() {
    cover(enclosed());
    if (!measures()) return end_path();
    if (state_.fill == reader_.paint_number(pattern))
        add_area("fill with a pattern", path_.measure());
    else
        add_mark("fill ", state_.fill, path_.measure());
    end_path();
}

void Interpreter::stroke() {
    if (measures()) add_mark("stroke ", state_.stroke, path_.measure());
    end_path();
}

void Interpreter::paint_both() {
    cover(enclosed());
    if (measures()) add_mark("fill ", state_.fill, path_.measure());
    stroke();
}

void Interpreter::shade() {
    cover(state_.room);
    if (measures()) add_area("shade", state_.clip);
}

void Interpreter::add_area(const std::string& kind, const ReadPath::Measure& measure) {
    push_mark({reader_.paint_number(kind), measure.area, 0, measure.centre_of_area, Mark::Kind::Gradient});
}

void Interpreter::end_path() {
    if (clips_) {
        state_.room = state_.room.within(enclosed());
        if (measures()) open_clip();
    }
    clips_ = false;
    path_ = {};
}

void Interpreter::open_clip() {
    state_.clip = path_.measure();
    const auto corners = path_.parallelogram();
    if (!corners) return;
    const std::size_t frame = open_frame(*corners, -1);
    if (frame == found_.frames.size()) return;
    frames_.push_back(frame);
    state_.frame = static_cast<int>(frame);
    state_.open_frames = frames_.size();
}

int Interpreter::color() {
    if (word_ == "scn" || word_ == "SCN" || word_ == "sc" || word_ == "SC")
        if (operands_.empty()) return reader_.paint_number(pattern);
    std::string text;
    for (const Operand& operand : operands_)
        if (text.size() < most_operands_of_color * 4) text += fmt::format("{:.2f} ", operand.number);
    return reader_.paint_number(std::move(text));
}

void Interpreter::add_mark(const std::string& kind, int number, const ReadPath::Measure& measure) {
    push_mark({reader_.paint_number(fmt::format("{}{}", kind, number)), measure.area, measure.length,
               measure.centre_of_line});
}

void Interpreter::push_mark(const Mark& mark) {
    if (reader_.may_add(found_.marks.size(), most_marks)) found_.marks.push_back(mark);
}

Cover Interpreter::enclosed() const {
    const geom::Box& box = path_.bounds();
    return {box, path_.measure().area < full * box.width() * box.height()};
}

void Interpreter::cover(const Cover& area) {
    const Cover seen = area.within(state_.room);
    if (seen.bounds.empty() || seen.bounds.width() * seen.bounds.height() < least_cover) return;
    if (reader_.may_add(found_.covers.size(), most_covers)) found_.covers.push_back(seen);
}

/// Where an image is painted.
ReadPath Interpreter::unit_square() const {
    ReadPath square;
    square.move_to(state_.matrix({0, 0}));
    for (const geom::Point corner : {geom::Point{1, 0}, {1, 1}, {0, 1}})
        square.line_to(state_.matrix(corner));
    return square;
}

void Interpreter::add_image(int content) {
    const ReadPath::Measure measure = unit_square().measure();
    push_mark({reader_.paint_number(fmt::format("image {}", content)), measure.area, 0,
               measure.centre_of_line, Mark::Kind::Image});
}

} // namespace spotit::pdf
