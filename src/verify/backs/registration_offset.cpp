// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/backs/registration_offset.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::verify {

namespace {

// As far as themes may go (sheet.back_offset, sheet.back_rotation), and roundings.
constexpr double farthest = 20.2 * geom::points_per_millimeter, max_turned = 5.2; // degrees
// Pages may be stretched by a tenth one way and shrunk the other (sheet.scale).
constexpr double stretched = 1.1 / 0.9, min_stretched = 0.003;
constexpr double min_told = 0.1, min_turn_told = 0.1; // mm, degrees
constexpr double min_distance = 30;                   // points, between places that tell an angle

double median(std::vector<double> values) {
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// What lies between each of the places and some others.
std::vector<Behind> ways_in(const std::vector<Behind>& pairs) {
    std::vector<Behind> ways;
    const std::size_t count = pairs.size();
    for (std::size_t i = 0; i < count; ++i)
        for (const std::size_t step : {std::size_t{1}, count / 3, count / 2}) {
            const Behind& other = pairs[(i + step) % count];
            const geom::Point front = other.front - pairs[i].front;
            if (geom::length(front) >= min_distance) ways.push_back({front, other.back - pairs[i].back});
        }
    return ways;
}

void turn(BackShift& shift, const std::vector<Behind>& ways) {
    std::vector<double> level, upright;
    const double cosine = shift.linear().a;
    for (const auto& [front, back] : ways)
        if (std::abs(front.x) > std::abs(front.y))
            level.push_back((back.y - cosine * front.y) / front.x);
        else
            upright.push_back((cosine * front.x - back.x) / front.y);
    shift.level = median(level.empty() ? upright : level);
    shift.upright = median(upright.empty() ? level : upright);
}

std::string told_way(double millimeters, const char* positive, const char* negative) {
    return fmt::format("{:.1f} mm {}", std::abs(millimeters), millimeters > 0 ? positive : negative);
}

} // namespace

geom::Affine BackShift::linear() const {
    const double cosine = std::sqrt(std::max(0.0, 1 - level * upright));
    return {cosine, level, -upright, cosine, 0, 0};
}

double BackShift::degrees() const {
    return std::asin(std::clamp((level + upright) / 2, -1.0, 1.0)) * 180 / std::numbers::pi;
}

bool BackShift::is_possible() const {
    const double more = std::max(std::abs(level), std::abs(upright));
    return std::abs(by.x) <= farthest && std::abs(by.y) <= farthest &&
           std::abs(degrees()) <= stretched * max_turned &&
           std::abs(level - upright) <= (1 - 1 / (stretched * stretched)) * more + min_stretched;
}

BackShift shift_of(const std::vector<Behind>& pairs) {
    BackShift shift;
    const std::vector<Behind> ways = ways_in(pairs);
    for (int i = 0; i < 3; ++i) turn(shift, ways); // by the cosine of the angle that was found before
    std::vector<double> right, up;
    for (const Behind& pair : pairs) {
        const geom::Point away = pair.back - shift(pair.front);
        right.push_back(away.x);
        up.push_back(away.y);
    }
    shift.by = {median(std::move(right)), median(std::move(up))};
    return shift;
}

std::string told(const BackShift& shift) {
    const geom::Point by = 1 / geom::points_per_millimeter * shift.by;
    std::string text;
    if (std::abs(by.x) >= min_told) text = told_way(by.x, "to the right", "to the left");
    if (std::abs(by.y) >= min_told) text += (text.empty() ? "" : " and ") + told_way(by.y, "up", "down");
    const double turned = shift.degrees();
    if (std::abs(turned) >= min_turn_told)
        text += fmt::format("{}turned by {:.1f}° {}", text.empty() ? "" : ", and ", std::abs(turned),
                            turned > 0 ? "anticlockwise" : "clockwise");
    return text;
}

} // namespace spotit::verify
