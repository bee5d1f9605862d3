// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/read_page.hpp"

#include "pdf/interpreter.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::pdf {

namespace {

using Object = QPDFObjectHandle;

constexpr std::size_t longest_ground = 2000; // bytes

} // namespace

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

std::shared_ptr<const std::string> PageReader::content_of(Object form) {
    static const auto nothing = std::make_shared<const std::string>();
    auto& known = forms_[form.getObjGen()];
    if (known) return budget_.charge(known->size()) ? known : nothing;
    std::string content = stream_data(form, budget_);
    if (closeness_ == Closeness::Marks) return std::make_shared<const std::string>(std::move(content));
    // Those that draw the cards and their grounds are few and small. Nearly all others are pictures, whose
    // megabytes say nothing.
    const bool matters = content.size() <= longest_ground || content.find("Do") != std::string::npos ||
                         content.find("BT") != std::string::npos;
    return known = matters ? std::make_shared<const std::string>(std::move(content)) : nothing;
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
    Interpreter(*this, found, page.getAttribute("/Resources", false), view.from_page).run(content);
    return found;
}

} // namespace spotit::pdf
