// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

// Far beyond what other programs write: what has more was made to keep us busy.
constexpr std::size_t max_covers = 200'000, max_small_covers = 100'000, max_marked = 1000;

constexpr double full = 0.95;        // of the box around it
constexpr double min_opacity = 0.02; // of what hides anything
constexpr double widest_line = 14;   // points; and letters that are higher are large
constexpr double max_letters = 60;   // points
constexpr double usual_letter = 0.6; // of its height

/// How much the map makes of a length.
double scale_of(const geom::Affine& map) {
    return std::sqrt(std::abs(map.a * map.d - map.b * map.c));
}

ReadPath::Corners corners_of(const geom::Box& box) {
    return {{{box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}}};
}

bool is_mode(Object mode, std::string_view name) {
    return mode.isName() && mode.getName() == name;
}

} // namespace

void Interpreter::keep_to(const geom::Box& box) {
    if (box.empty()) return;
    state_.room = box;
    state_.clips = clipped(nullptr, corners_of(box), Veil::Page);
}

void Interpreter::draw_annotation(Object form, const geom::Affine& place, int layer) {
    annotation_ = true;
    state_.matrix = state_.matrix * place;
    enter_layer(layer);
    draw_form(form);
}

void Interpreter::cover_with_annotation(const geom::Box& box, int layer) {
    annotation_ = true;
    enter_layer(layer);
    Cover cover{.kind = Cover::Kind::Unsure};
    cover.bounds = {};
    for (const geom::Point corner : corners_of(box)) cover.bounds.add(state_.matrix(corner));
    paint(std::move(cover), {});
}

void Interpreter::set_graphics_state() {
    Object state = resource("/ExtGState");
    if (!state.isDictionary()) return;
    if (Object opacity = state.getKey("/ca"); opacity.isNumber())
        state_.filling.opacity = std::clamp(opacity.getNumericValue(), 0.0, 1.0);
    if (Object opacity = state.getKey("/CA"); opacity.isNumber())
        state_.stroking.opacity = std::clamp(opacity.getNumericValue(), 0.0, 1.0);
    if (Object mask = state.getKey("/SMask"); !mask.isNull()) enter_mask(mask);
    if (Object mode = state.getKey("/BM"); !mode.isNull())
        state_.blends = !is_mode(mode, "/Normal") && !is_mode(mode, "/Compatible");
}

/// A group is drawn as if there were no transparency, and then it is laid on the page as a whole.
void Interpreter::enter_group(Object group, State& inside) {
    if (!group.isDictionary() || !is_mode(group.getKey("/S"), "/Transparency")) return;
    inside.group_opacity *= inside.filling.opacity;
    inside.group_masked = inside.group_masked || inside.masked || inside.blends;
    inside.filling.opacity = inside.stroking.opacity = 1;
    inside.masked = inside.blends = false;
}

void Interpreter::begin_marked() {
    if (!reader_.may_add(marked_.size(), max_marked)) return;
    marked_.push_back(layer_);
    if (word_ == "BDC" && names_ == 2 && name_before_ == "/OC")
        enter_layer(reader_.layers_.number_of(resource("/Properties")));
}

void Interpreter::end_marked() {
    if (marked_.empty()) return;
    layer_ = marked_.back();
    marked_.pop_back();
}

void Interpreter::enter_layer(int number) {
    if (number == Layers::none || reader_.layers_.state(layer_) == Layers::State::Hidden) return;
    if (reader_.layers_.state(number) != Layers::State::Printed) layer_ = number;
}

void Interpreter::clip() {
    clips_ = true;
    clip_rule_ = rule();
}

Outline::Rule Interpreter::rule() const {
    return word_.ends_with('*') ? Outline::Rule::EvenOdd : Outline::Rule::Winding;
}

void Interpreter::clip_to_path() {
    state_.room = common(state_.room, path_.bounds());
    const int depth = state_.clips ? state_.clips->depth + 1 : 0;
    if (!reader_.may_add(static_cast<std::size_t>(depth), max_clip)) return;
    if (const auto corners = path_.parallelogram()) {
        state_.clips = clipped(state_.clips, *corners, Veil::Clip);
        return;
    }
    if (path_.outline().is_cut_short()) {
        state_.masked = true;
        return;
    }
    state_.clips = std::make_shared<const Clip>(Clip{Clip::Kind::Outline, path_.outline(), clip_rule_,
                                                     path_.bounds(), Veil::Clip, state_.clips, depth});
}

Sight Interpreter::sight(double opacity) const {
    switch (reader_.layers_.state(layer_)) {
    case Layers::State::Hidden:
        return {Veil::Layer, opacity, layer_};
    case Layers::State::Unknown:
        return {Veil::SomeLayer, opacity, layer_};
    case Layers::State::Printed:
        break;
    }
    if (opacity < Sight::min_opacity) return {Veil::Opacity, opacity};
    return {state_.masked || state_.group_masked ? Veil::Mask : Veil::None, opacity};
}

void Interpreter::paint(Cover cover, const Ink& ink) {
    const Sight seen = sight(state_.group_opacity * ink.opacity);
    if (state_.frame >= 0)
        if (Sight& best = found_.frames[static_cast<std::size_t>(state_.frame)].sight; seen.beats(best))
            best = seen;
    cover.shape = std::exchange(cover.bounds, common(cover.bounds, state_.room));
    if (cover.bounds.empty() || seen.veil == Veil::Layer || seen.opacity < min_opacity) return;
    if (!cover.is_large() && found_.covers.size() >= max_small_covers) {
        found_.all_covers = false;
        return;
    }
    if (!reader_.may_add(found_.covers.size(), max_covers)) return;
    const bool gaps = ink.kind == Ink::Kind::Tiles || state_.blends || seen.is_unsure();
    if (gaps && !cover.is_letters()) cover.kind = Cover::Kind::Unsure;
    cover.opacity = seen.opacity;
    cover.clips = state_.clips;
    cover.annotation = annotation_;
    found_.covers.push_back(std::move(cover));
}

Cover Interpreter::enclosed() const {
    Cover cover{.bounds = path_.bounds(), .rule = rule()};
    if (cover.bounds.empty() || !cover.is_large()) return cover;
    const bool fills =
        path_.parallelogram() && path_.measure().area >= full * cover.bounds.width() * cover.bounds.height();
    if (path_.outline().is_cut_short())
        cover.kind = Cover::Kind::Unsure;
    else if (!fills)
        cover.outline = std::make_shared<const Outline>(path_.outline());
    return cover;
}

Cover Interpreter::lined() const {
    const double width = state_.line_width * scale_of(state_.matrix);
    const bool is_known = width < widest_line && !path_.outline().is_cut_short();
    Cover cover{.bounds = path_.bounds().empty() ? path_.bounds() : path_.bounds().grown(width / 2),
                .kind = is_known ? Cover::Kind::Line : Cover::Kind::Unsure};
    if (is_known) {
        cover.outline = std::make_shared<const Outline>(path_.outline());
        cover.half_width = width / 2;
    }
    return cover;
}

Cover Interpreter::everything() const {
    return {};
}

/// An image.
Cover Interpreter::unit_cover() const {
    const ReadPath square = unit_square();
    Cover cover{.bounds = square.bounds()};
    if (square.measure().area < full * cover.bounds.width() * cover.bounds.height())
        cover.outline = std::make_shared<const Outline>(square.outline());
    return cover;
}

void Interpreter::cover_text(const ShownText& text, geom::Point place) {
    const double height = geom::length(state_.matrix(text.em) - state_.matrix({0, 0}));
    if (!std::isfinite(height)) return;
    Cover cover{.kind = height < max_letters ? Cover::Kind::Line : Cover::Kind::Unsure};
    cover.bounds = {};
    cover.bounds.add(place);
    // How long it is, nobody has measured.
    if (cover.kind == Cover::Kind::Unsure)
        cover.bounds = cover.bounds.grown(usual_letter * height * static_cast<double>(text.codes.size()));
    paint(std::move(cover), state_.filling);
}

void Interpreter::paint_unread(Object form) {
    Cover cover{.bounds = {}, .kind = Cover::Kind::Form, .form = reader_.form_number(form)};
    if (Object box = form.getDict().getKey("/BBox"); box.isRectangle()) {
        cover.corners = corners_of(state_.matrix, box.getArrayAsRectangle());
        for (const geom::Point corner : cover.corners) cover.bounds.add(corner);
    } else {
        cover.bounds = state_.room;
        cover.kind = Cover::Kind::Unsure;
    }
    paint(std::move(cover), state_.filling);
}

} // namespace spotit::verify
