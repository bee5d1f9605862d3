// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"
#include "pdf/text/bidi_order.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

// A page of ours has some hundred forms, one within the other at most four deep. What has more is no deck, or
// was made to keep us busy.
constexpr int max_form = 12;
constexpr std::size_t max_forms = 200'000, max_frames = 200'000, max_marks = 1'000'000, max_texts = 20'000,
                      max_state = 1000, max_operands = 1000, max_string = 200;

constexpr std::size_t letters = 128;

/// Of a word of one letter or two; none for others.
std::optional<std::size_t> place_of(std::string_view word) {
    if (word.empty() || word.size() > 2) return std::nullopt;
    const auto first = static_cast<unsigned char>(word.front());
    const auto second = static_cast<unsigned char>(word.size() == 2 ? word.back() : 0);
    if (first >= letters || second >= letters) return std::nullopt;
    return first * letters + second;
}

} // namespace

ReadPath::Corners corners_of(const geom::Affine& place, const QPDFObjectHandle::Rectangle& r) {
    return {place({r.llx, r.lly}), place({r.urx, r.lly}), place({r.urx, r.ury}), place({r.llx, r.ury})};
}

const Interpreter::Operation* Interpreter::operation_of(std::string_view word) {
    using I = Interpreter;
    static const Operations table{
        {"q", {&I::save, Closeness::Forms}},           {"Q", {&I::restore, Closeness::Forms}},
        {"cm", {&I::concatenate, Closeness::Forms}},   {"Tf", {&I::set_font, Closeness::Forms}},
        {"Do", {&I::draw, Closeness::Forms}},          {"gs", {&I::set_graphics_state, Closeness::Forms}},
        {"BMC", {&I::begin_marked, Closeness::Forms}}, {"BDC", {&I::begin_marked, Closeness::Forms}},
        {"EMC", {&I::end_marked, Closeness::Forms}},   {"w", {&I::set_line_width, Closeness::Forms}},
    };
    // Nearly all have one letter or two: they are found at a place of their own, as there are millions.
    static const auto places = [] {
        std::vector<const Operation*> all(letters * letters);
        for (const Operations* operations : {&table, &painting()})
            for (const auto& [name, operation] : *operations)
                if (const auto place = place_of(name)) all[*place] = &operation;
        return all;
    }();
    if (const auto place = place_of(word)) return places[*place];
    for (const Operations* operations : {&table, &painting()})
        if (const auto found = operations->find(word); found != operations->end()) return &found->second;
    return nullptr;
}

void Interpreter::run(std::string_view content) {
    pdf::ContentTokens tokens(content);
    using Kind = pdf::ContentTokens::Kind;
    for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        const std::string_view text = tokens.text(token);
        if (token.kind == Kind::Operator) {
            obey(text);
            operands_.clear();
            names_ = 0;
        } else if (token.kind == Kind::Name) {
            name_before_ = std::exchange(name_, text);
            ++names_;
        } else if (operands_.size() == max_operands) {
            continue;
        } else if (token.kind == Kind::Number) {
            operands_.push_back({pdf::number_value(text)});
        } else if (auto bytes = pdf::string_bytes(text)) {
            operands_.push_back({0, *std::move(bytes), true});
        } else if (text.starts_with("BI")) {
            Cover image = unit_cover();
            if (text.find("/IM") != text.npos) image.kind = Cover::Kind::Unsure; // a mask, perhaps
            paint(std::move(image), state_.filling);
            if (measures()) add_image(reader_.contents_.id_of(text));
        }
    }
    close_frames(0);
}

void Interpreter::obey(std::string_view word) {
    word_ = word;
    if (word == "Tr" && number(0) >= 4) state_.masked = true; // by its letters
    if (const Operation* const operation = operation_of(word)) {
        if (operation->needed == Closeness::Forms || measures()) (this->*operation->action)();
    } else if (pen_.obey(word, operands_, state_.text) && pen_.shown) {
        take_text(*pen_.shown);
    }
}

Object Interpreter::resource(const char* category) {
    Object all = resources_.isDictionary() ? resources_.getKey(category) : Object::newNull();
    return all.isDictionary() ? all.getKey(std::string(name_)) : Object::newNull();
}

void Interpreter::save() {
    if (reader_.may_add(stack_.size(), max_state)) stack_.push_back(state_);
}

void Interpreter::restore() {
    if (stack_.empty()) return;
    state_ = std::move(stack_.back());
    stack_.pop_back();
    if (frames_.size() > state_.open_frames) last_string_.clear();
    close_frames(state_.open_frames);
}

std::size_t Interpreter::open_frame(const ReadPath::Corners& corners, int content) {
    const std::size_t index = found_.frames.size();
    last_string_.clear();
    if (reader_.may_add(index, max_frames))
        found_.frames.push_back({corners, content, found_.marks.size(), found_.marks.size(),
                                 found_.covers.size(), found_.covers.size(), state_.frame, state_.clips});
    return index;
}

void Interpreter::close_frames(std::size_t down_to) {
    for (; frames_.size() > down_to; frames_.pop_back()) {
        Frame& frame = found_.frames[frames_.back()];
        frame.end_of_marks = found_.marks.size();
        frame.end_of_covers = found_.covers.size();
    }
}

void Interpreter::set_font() {
    state_.text.font = reader_.font(resource("/Font"));
    state_.text.size = number(0);
}

void Interpreter::take_text(const ShownText& text) {
    const geom::Point place = state_.matrix(text.middle);
    if (text.unseen) {
        if (!text.utf8.empty() && reader_.may_add(found_.texts.size(), max_texts))
            found_.texts.push_back({pdf::in_visual_order(text.utf8), place,
                                    state_.matrix(text.em) - state_.matrix({0, 0}),
                                    state_.matrix(text.up) - state_.matrix({0, 0}), state_.frame,
                                    found_.covers.size(), state_.clips, layer_});
        return;
    }
    cover_text(text, place);
    if (!measures()) return;
    const bool goes_on = !last_string_.empty() && last_string_mark_ + 1 == found_.marks.size() &&
                         last_string_.size() < max_string;
    const std::string kind = fmt::format("text {} ", static_cast<const void*>(state_.text.font.get()));
    if (goes_on) {
        last_string_ += text.codes;
        found_.marks.back().paint = reader_.paint_number(kind + last_string_);
        return;
    }
    last_string_ = text.codes.substr(0, max_string);
    last_string_mark_ = found_.marks.size();
    push_mark({reader_.paint_number(kind + last_string_), 0, 0, place});
}

void Interpreter::draw() {
    Object drawn = resource("/XObject");
    if (!drawn.isStream()) return;
    const int layer = layer_;
    enter_layer(reader_.layers_.number_of(drawn.getDict().getKey("/OC")));
    if (drawn.isFormXObject())
        draw_form(drawn);
    else
        draw_image(drawn);
    layer_ = layer;
}

void Interpreter::draw_image(Object image) {
    Object dictionary = image.getDict();
    Cover cover = unit_cover();
    for (const char* gaps : {"/SMask", "/Mask", "/ImageMask", "/SMaskInData"})
        if (dictionary.hasKey(gaps)) cover.kind = Cover::Kind::Unsure;
    paint(std::move(cover), state_.filling);
    if (measures()) add_image(reader_.contents_.id_of(image));
}

/// What a form paints is confined to its box.
void Interpreter::enter_box(Object form, State& inside) {
    Object box = form.getDict().getKey("/BBox");
    if (!box.isRectangle()) return;
    const ReadPath::Corners corners = corners_of(inside.matrix, box.getArrayAsRectangle());
    const std::size_t frame = open_frame(corners, measures() ? -1 : reader_.contents_.id_of(form));
    if (frame == found_.frames.size()) return;
    frames_.push_back(frame);
    inside.frame = static_cast<int>(frame);
    inside.room = common(inside.room, found_.frames[frame].bounds());
    inside.clips = clipped(inside.clips, corners, Veil::Box);
}

void Interpreter::draw_form(Object form) {
    if (state_.depth == max_form || !reader_.may_add(reader_.forms_drawn_, max_forms)) return;
    ++reader_.forms_drawn_;
    Object dictionary = form.getDict();
    State inside = state_;
    ++inside.depth;
    inside.open_frames = 0;
    inside.matrix = inside.matrix * pdf::matrix_of(dictionary.getKey("/Matrix"));
    enter_group(dictionary.getKey("/Group"), inside);
    const std::size_t before = frames_.size();
    enter_box(form, inside);
    Object own = dictionary.getKey("/Resources");
    // What is set for the whole of it, a form may set otherwise for what it paints.
    const bool faint = inside.filling.opacity < 1 || inside.stroking.opacity < 1;
    const auto content = reader_.content_of(form, faint ? PageReader::Care::Whole : reader_.care_);
    Interpreter inner(*this, own.isDictionary() ? own : resources_, std::move(inside));
    if (content)
        inner.run(*content);
    else
        inner.paint_unread(form);
    last_string_.clear();
    close_frames(before);
}

} // namespace spotit::verify
