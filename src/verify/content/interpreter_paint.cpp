// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include <fmt/format.h>

namespace spotit::verify {

namespace {

constexpr std::size_t max_marks = 1'000'000, max_operands_of_color = 32;

ReadPath::Corners corners_of(const geom::Box& box) {
    return {{{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}}};
}

} // namespace

const Interpreter::Operations& Interpreter::painting() {
    using I = Interpreter;
    constexpr Closeness always = Closeness::Forms;
    static const Operations table{
        {"m", {&I::move_to, always}},      {"l", {&I::line_to, always}},
        {"c", {&I::curve_to, always}},     {"v", {&I::curve_from_pen, always}},
        {"y", {&I::curve_to_end, always}}, {"re", {&I::rectangle, always}},
        {"h", {&I::close, always}},        {"W", {&I::clip, always}},
        {"W*", {&I::clip, always}},        {"n", {&I::end_path, always}},
        {"f", {&I::fill, always}},         {"F", {&I::fill, always}},
        {"f*", {&I::fill, always}},        {"S", {&I::stroke, always}},
        {"s", {&I::stroke, always}},       {"B", {&I::paint_both, always}},
        {"B*", {&I::paint_both, always}},  {"b", {&I::paint_both, always}},
        {"b*", {&I::paint_both, always}},  {"sh", {&I::shade, always}},
        {"g", {&I::set_fill, always}},     {"rg", {&I::set_fill, always}},
        {"k", {&I::set_fill, always}},     {"sc", {&I::set_fill, always}},
        {"scn", {&I::set_fill, always}},   {"G", {&I::set_stroke, always}},
        {"RG", {&I::set_stroke, always}},  {"K", {&I::set_stroke, always}},
        {"SC", {&I::set_stroke, always}},  {"SCN", {&I::set_stroke, always}},
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
    paint(enclosed(), state_.filling);
    if (!measures()) return end_path();
    if (state_.fill < -1)
        add_area(fmt::format("gradient {}", state_.fill), path_.measure());
    else
        add_mark("fill ", state_.fill, path_.measure());
    end_path();
}

void Interpreter::stroke() {
    paint(lined(), state_.stroking);
    if (measures()) add_mark("stroke ", state_.stroke, path_.measure());
    end_path();
}

void Interpreter::paint_both() {
    paint(enclosed(), state_.filling);
    if (measures()) add_mark("fill ", state_.fill, path_.measure());
    stroke();
}

void Interpreter::shade() {
    paint(everything(), state_.filling);
    if (measures())
        add_area(fmt::format("shade {}", reader_.contents_.id_of_gradient(resource("/Shading"))),
                 state_.clip);
}

void Interpreter::add_area(const std::string& kind, const ReadPath::Measure& measure) {
    push_mark({reader_.paint_number(kind), measure.area, 0, measure.center_of_area, Mark::Kind::Gradient});
}

void Interpreter::end_path() {
    if (clips_) {
        const Clips outside = state_.clips;
        clip_to_path();
        if (measures()) open_clip(outside);
    }
    clips_ = false;
    path_.clear();
}

void Interpreter::open_clip(const Clips& outside) {
    // Only what all of them leave is painted: the smallest lies in the others, or nearly.
    if (const ReadPath::Measure clip = path_.measure(); state_.clip.area <= 0 || clip.area < state_.clip.area)
        state_.clip = clip;
    const auto corners = path_.parallelogram();
    const geom::Box& box = path_.bounds();
    if (!corners && box.empty()) return;
    const std::size_t frame = open_frame(corners.value_or(corners_of(box)), -1);
    if (frame == found_.frames.size()) return;
    if (!corners) {
        found_.frames[frame].outline = true;
        found_.frames[frame].clips = outside; // its own leaves its corners out
    }
    frames_.push_back(frame);
    state_.frame = static_cast<int>(frame);
    state_.open_frames = frames_.size();
}

void Interpreter::set_color(int& number, Ink& ink) {
    ink.kind = Ink::Kind::Plain;
    if (operands_.empty() && word_.size() > 2) { // scn with the name of a pattern
        QPDFObjectHandle named = resource("/Pattern");
        if (named.isStream()) ink.kind = Ink::Kind::Tiles;
    }
    if (measures()) number = color();
}

int Interpreter::color() {
    if (word_ == "scn" || word_ == "SCN" || word_ == "sc" || word_ == "SC")
        if (operands_.empty()) return -2 - reader_.contents_.id_of_gradient(resource("/Pattern"));
    std::string text;
    for (const Operand& operand : operands_)
        if (text.size() < max_operands_of_color * 4) text += fmt::format("{:.2f} ", operand.number);
    return reader_.paint_number(std::move(text));
}

void Interpreter::add_mark(const std::string& kind, int number, const ReadPath::Measure& measure) {
    push_mark({reader_.paint_number(fmt::format("{}{}", kind, number)), measure.area, measure.length,
               measure.center_of_line});
}

void Interpreter::push_mark(const Mark& mark) {
    if (reader_.may_add(found_.marks.size(), max_marks)) found_.marks.push_back(mark);
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
    const ReadPath::Measure whole = unit_square().measure();
    const bool clipped = state_.clip.area > 0 && state_.clip.area < whole.area;
    const ReadPath::Measure& seen = clipped ? state_.clip : whole;
    push_mark({reader_.paint_number(fmt::format("image {}", content)), seen.area, 0, seen.center_of_area,
               Mark::Kind::Image, state_.matrix({1, 0}) - state_.matrix({0, 0})});
}

} // namespace spotit::verify
