// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/page_reader.hpp"

#include "verify/content/interpreter.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr std::size_t max_ground = 2000; // bytes
constexpr double min_cover = 25;         // square points

/// What is seen in a frame is seen in all that are around it.
void tell_outer_frames(PageContents& found) {
    for (std::size_t i = found.frames.size(); i-- > 0;) {
        const Frame& frame = found.frames[i];
        if (frame.outer < 0) continue;
        Frame& outer = found.frames[static_cast<std::size_t>(frame.outer)];
        if (frame.sight.beats(outer.sight)) outer.sight = frame.sight;
    }
}

} // namespace

bool Cover::is_large() const {
    return !bounds.empty() && bounds.width() * bounds.height() >= min_cover;
}

geom::Box Frame::bounds() const {
    geom::Box box;
    for (const geom::Point corner : corners) box.add(corner);
    return box;
}

double Frame::area() const {
    return std::abs(geom::cross(corners[1] - corners[0], corners[3] - corners[0]));
}

bool Frame::contains(geom::Point p) const {
    // In the directions of two sides, with half of each as the unit.
    const geom::Point x = corners[1] - corners[0], y = corners[3] - corners[0], away = 2 * (p - middle());
    const double area = geom::cross(x, y);
    return std::abs(geom::cross(away, y)) <= std::abs(area) &&
           std::abs(geom::cross(x, away)) <= std::abs(area);
}

bool Frame::has_inside(const Frame& other) const {
    return (first_mark <= other.first_mark && other.end_of_marks <= end_of_marks) ||
           std::ranges::all_of(other.corners, [this](geom::Point corner) { return contains(corner); });
}

int PageReader::paint_number(std::string what) {
    return paints_.emplace(std::move(what), static_cast<int>(paints_.size())).first->second;
}

std::shared_ptr<const ReadFont> PageReader::font(Object dictionary) {
    if (!dictionary.isDictionary()) dictionary = Object::newDictionary();
    if (!dictionary.isIndirect()) return std::make_shared<ReadFont>(dictionary, budget_);
    auto& known = fonts_[dictionary.getObjGen()];
    if (!known) known = std::make_shared<ReadFont>(dictionary, budget_);
    return known;
}

std::shared_ptr<const std::string> PageReader::content_of(Object form, Care care) {
    static const auto nothing = std::make_shared<const std::string>();
    const bool whole = care == Care::Whole || closeness_ == Closeness::Marks;
    const auto known = forms_.find(form.getObjGen());
    if (known != forms_.end() && (known->second || !whole))
        return !known->second || budget_.charge(known->second->size()) ? known->second : nothing;
    auto content = std::make_shared<const std::string>(stream_data(form, budget_));
    if (whole) return content;
    // Those that draw the cards and their grounds are few and small. Nearly all others are pictures, whose
    // megabytes say nothing.
    const bool matters = content->size() <= max_ground || content->find("Do") != std::string::npos ||
                         content->find("BT") != std::string::npos;
    if (!matters) content = nullptr;
    forms_[form.getObjGen()] = content;
    return content;
}

int PageReader::form_number(Object form) {
    const auto [place, is_new] = form_numbers_.emplace(form.getObjGen(), static_cast<int>(unread_.size()));
    if (is_new) unread_.push_back(form);
    return place->second;
}

bool PageReader::may_add(std::size_t present, std::size_t most) {
    if (present < most) return true;
    budget_.spent = true;
    return false;
}

PageContents PageReader::read(QPDFPageObjectHelper page, const PageView& view) {
    PageContents found;
    std::string content;
    for (Object& stream : page.getPageContents()) content.append(stream_data(stream, budget_)).append("\n");
    Interpreter interpreter(*this, found, page.getAttribute("/Resources", false), view.from_page);
    interpreter.keep_to(view.kept);
    interpreter.run(content);
    read_annotations(page, view, found);
    tell_outer_frames(found);
    return found;
}

} // namespace spotit::verify
