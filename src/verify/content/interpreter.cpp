// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"
#include "pdf/text/bidi_order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

// A page of ours has some hundred forms, at most four deep. A file with more was made to keep us busy.
constexpr int max_depth = 12;
constexpr std::size_t max_forms = 200'000, max_frames = 200'000, max_texts = 20'000, max_state = 1000,
                      max_operands = 1000;

Corners map_corners(const geom::Affine& map, double left, double bottom, double right, double top) {
    return {map({left, bottom}), map({right, bottom}), map({right, top}), map({left, top})};
}

/// Returns the length of one unit where the map makes it smallest.
double min_scale(const geom::Affine& map) {
    return std::min(std::hypot(map.a, map.b), std::hypot(map.c, map.d));
}

} // namespace

void Interpreter::stroke() {
    found_.thinnest_line = std::min(found_.thinnest_line, min_scale(state_.matrix) * state_.line_width);
    if (reader_.detail_ != Detail::Marks) return;
    add_path('s', state_.stroke);
    end_path();
}

const std::unordered_map<std::string_view, Interpreter::Operation>& Interpreter::operations() {
    using I = Interpreter;
    static const std::unordered_map<std::string_view, Operation> table{
        {"q", {&I::save, Detail::Lines}},
        {"Q", {&I::restore, Detail::Lines}},
        {"cm", {&I::concatenate, Detail::Lines}},
        {"Do", {&I::draw, Detail::Lines}},
        {"w", {&I::set_line_width, Detail::Lines}},
        {"S", {&I::stroke, Detail::Lines}},
        {"s", {&I::stroke, Detail::Lines}},
        {"B", {&I::paint_both, Detail::Lines}},
        {"B*", {&I::paint_both, Detail::Lines}},
        {"b", {&I::paint_both, Detail::Lines}},
        {"b*", {&I::paint_both, Detail::Lines}},
        {"Tf", {&I::set_font, Detail::Forms}},
        {"gs", {&I::set_graphics_state}},
        {"m", {&I::move_to}},
        {"l", {&I::line_to}},
        {"c", {&I::curve_to}},
        {"v", {&I::curve_from_pen}},
        {"y", {&I::curve_to_end}},
        {"re", {&I::rectangle}},
        {"h", {&I::close}},
        {"W", {&I::clip}},
        {"W*", {&I::clip}},
        {"n", {&I::end_path}},
        {"f", {&I::fill}},
        {"F", {&I::fill}},
        {"f*", {&I::fill}},
        {"sh", {&I::shade}},
        {"g", {&I::set_fill}},
        {"rg", {&I::set_fill}},
        {"k", {&I::set_fill}},
        {"sc", {&I::set_fill}},
        {"scn", {&I::set_fill}},
        {"G", {&I::set_stroke}},
        {"RG", {&I::set_stroke}},
        {"K", {&I::set_stroke}},
        {"SC", {&I::set_stroke}},
        {"SCN", {&I::set_stroke}}};
    return table;
}

void Interpreter::run(std::string_view content) {
    pdf::ContentTokens tokens(content);
    using Kind = pdf::ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        const std::string_view text = tokens.text(token);
        if (token.kind == Kind::Operator) {
            obey(text);
            operands_.clear();
        } else if (token.kind == Kind::Name) {
            name_ = text;
        } else if (operands_.size() == max_operands) {
            continue;
        } else if (token.kind == Kind::Number) {
            operands_.push_back({pdf::number_value(text)});
        } else if (auto bytes = pdf::string_bytes(text)) {
            operands_.push_back({0, *std::move(bytes), true});
        } else if (text.starts_with("BI") && reader_.detail_ == Detail::Marks) {
            add_image(std::make_shared<ImageColors>());
        }
    }
    close_frames(0);
}

void Interpreter::obey(std::string_view word) {
    word_ = word;
    if (const auto operation = operations().find(word); operation != operations().end()) {
        if (operation->second.needed <= reader_.detail_) (this->*operation->second.action)();
    } else if (reader_.detail_ != Detail::Lines && !has_all_texts_ &&
               pen_.obey(word, operands_, state_.text)) {
        for (const ShownText& text : pen_.shown) take_text(text);
        // Reading more texts than are kept would only take time.
        has_all_texts_ = found_.texts.size() == max_texts && !reader_.may_add(max_texts, max_texts);
    }
}

QPDFObjectHandle Interpreter::resource(const char* category) {
    QPDFObjectHandle all = resources_.isDictionary() ? resources_.getKey(category) : resources_;
    return all.isDictionary() ? all.getKey(std::string(name_)) : QPDFObjectHandle::newNull();
}

void Interpreter::save() {
    if (reader_.may_add(stack_.size(), max_state)) stack_.push_back(state_);
}

void Interpreter::restore() {
    if (stack_.empty()) return;
    state_ = std::move(stack_.back());
    stack_.pop_back();
    close_frames(state_.open_frames);
}

void Interpreter::open_frame(Frame frame) {
    if (!reader_.may_add(found_.frames.size(), max_frames)) return;
    frame.first_mark = found_.marks.size();
    frame.outer = state_.frame;
    state_.frame = static_cast<int>(found_.frames.size());
    frames_.push_back(found_.frames.size());
    state_.open_frames = frames_.size();
    found_.frames.push_back(frame);
}

void Interpreter::close_frames(std::size_t down_to) {
    for (; frames_.size() > down_to; frames_.pop_back())
        found_.frames[frames_.back()].end_mark = found_.marks.size();
}

void Interpreter::set_font() {
    state_.text.font = reader_.font(resource("/Font"));
    state_.text.size = number(0);
}

void Interpreter::set_graphics_state() {
    QPDFObjectHandle state = resource("/ExtGState");
    if (!state.isDictionary()) return;
    if (QPDFObjectHandle opacity = state.getKey("/ca"); opacity.isNumber())
        state_.fill.opacity = opacity.getNumericValue();
    if (QPDFObjectHandle opacity = state.getKey("/CA"); opacity.isNumber())
        state_.stroke.opacity = opacity.getNumericValue();
}

void Interpreter::take_text(const ShownText& text) {
    const geom::Point place = state_.matrix(text.middle), origin = state_.matrix({0, 0});
    if (text.hidden) {
        if (!text.utf8.empty() && reader_.may_add(found_.texts.size(), max_texts))
            found_.texts.push_back({pdf::in_visual_order(text.utf8), place, state_.matrix(text.em) - origin,
                                    state_.matrix(text.up) - origin, state_.frame});
    } else if (reader_.detail_ == Detail::Marks) {
        const void* const font = state_.text.font.get();
        add_mark({reader_.paint_number(fmt::format("text {} {}", font, text.codes)), 0, 0, place});
    }
}

void Interpreter::draw() {
    QPDFObjectHandle drawn = resource("/XObject");
    if (drawn.isFormXObject())
        reader_.detail_ == Detail::Lines ? measure_lines(drawn) : draw_form(drawn);
    else if (drawn.isStream() && reader_.detail_ == Detail::Marks)
        add_image(reader_.image(drawn));
}

/// Measures each form once, in its own units: a deck draws a symbol on many cards.
void Interpreter::measure_lines(QPDFObjectHandle form) {
    // A form that draws itself has no lines there.
    const auto [known, is_new] = reader_.line_widths_.try_emplace(form.getObjGen(), no_line);
    if (is_new) {
        QPDFObjectHandle own = form.getDict().getKey("/Resources");
        PageContents inside;
        Interpreter(reader_, inside, own.isDictionary() ? own : resources_,
                    pdf::matrix_of(form.getDict().getKey("/Matrix")))
            .run(stream_data(form, reader_.budget_));
        known->second = inside.thinnest_line;
    }
    found_.thinnest_line = std::min(found_.thinnest_line, min_scale(state_.matrix) * known->second);
}

void Interpreter::draw_form(QPDFObjectHandle form) {
    if (state_.depth == max_depth || !reader_.may_add(reader_.forms_drawn_, max_forms)) return;
    ++reader_.forms_drawn_;
    QPDFObjectHandle dictionary = form.getDict(), own = dictionary.getKey("/Resources");
    const State before = state_;
    const std::size_t open = frames_.size();
    ++state_.depth;
    state_.matrix = state_.matrix * pdf::matrix_of(dictionary.getKey("/Matrix"));
    if (dictionary.hasKey("/Group")) { // its opacity is the group's
        state_.group_opacity *= state_.fill.opacity;
        state_.fill.opacity = state_.stroke.opacity = 1;
    }
    if (QPDFObjectHandle box = dictionary.getKey("/BBox"); box.isRectangle()) {
        const auto r = box.getArrayAsRectangle();
        open_frame({map_corners(state_.matrix, r.llx, r.lly, r.urx, r.ury),
                    reader_.detail_ == Detail::Forms ? reader_.contents_.find_number(form) : -1});
    }
    State inside = state_;
    inside.open_frames = 0;
    if (const auto content = reader_.form_content(form))
        Interpreter(*this, own.isDictionary() ? own : resources_, std::move(inside)).run(*content);
    close_frames(open);
    state_ = before;
}

} // namespace spotit::verify
