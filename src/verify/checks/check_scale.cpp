// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace spotit::verify {

namespace {

constexpr double scale_rounding = 0.01, min_told_scale = 0.002;
constexpr double same_ratio = 0.001;

/// Returns the median in each direction.
Scale median(std::vector<Scale> scales) {
    const auto middle = scales.begin() + static_cast<std::ptrdiff_t>(scales.size() / 2);
    const auto median_of = [&](double Scale::*part) {
        std::ranges::nth_element(scales, middle, {}, part);
        return (*middle).*part;
    };
    return scales.empty() ? Scale{} : Scale{median_of(&Scale::across), median_of(&Scale::down)};
}

/// Returns the scale of a face as pages are written, however its letters are rotated.
Scale face_scale(const ReadDeck& deck, const ReadFace& face) {
    const double x = std::hypot(face.em.x, face.up.x) / pdf::letter_size;
    const double y = std::hypot(face.em.y, face.up.y) / pdf::letter_size;
    return deck.views[static_cast<std::size_t>(face.page - 1)].is_sideways ? Scale{y, x} : Scale{x, y};
}

bool is_sane(const Scale& scale) {
    return std::isfinite(scale.across * scale.down) && scale.across > 0 && scale.down > 0;
}

/// Returns the median scale of the faces on each page.
std::map<int, Scale> find_page_scales(const ReadDeck& deck) {
    std::map<int, std::vector<Scale>> faces;
    const auto add = [&](const ReadFace& face) {
        if (const Scale scale = face_scale(deck, face); is_sane(scale)) faces[face.page].push_back(scale);
    };
    for (const ReadCard& card : deck.cards) add(card);
    for (const ReadFace& back : deck.backs) add(back);
    std::map<int, Scale> scales;
    for (const auto& [page, of_page] : faces) scales[page] = median(of_page);
    return scales;
}

bool are_equal(const Scale& one, const Scale& other) {
    return std::abs(one.across / other.across - 1) <= scale_rounding &&
           std::abs(one.down / other.down - 1) <= scale_rounding;
}

/// Returns true if the letters of a face run against their own upright.
bool is_mirrored(const ReadFace& face) {
    return face.em.x * face.up.y < face.em.y * face.up.x;
}

std::string format_scale(const Scale& scale) {
    if (std::abs(scale.across / scale.down - 1) < same_ratio)
        return fmt::format("at {:.1f} % of actual size", 100 * scale.across);
    return fmt::format("{:.1f} % wide and {:.1f} % high", 100 * scale.across, 100 * scale.down);
}

} // namespace

Scale find_scale(const ReadDeck& deck) {
    std::vector<Scale> scales;
    for (const auto& [page, scale] : find_page_scales(deck)) scales.push_back(scale);
    return median(scales);
}

void check_scale(const ReadDeck& deck, double allowed, Findings& findings) {
    const std::map<int, Scale> pages = find_page_scales(deck);
    if (pages.empty()) return;
    const Scale usual = find_scale(deck);
    for (const auto& [page, scale] : pages)
        if (!are_equal(scale, usual))
            findings.fail("scale", fmt::format("page {} is {}, other pages {}", page, format_scale(scale),
                                               format_scale(usual)));
    for (const ReadCard& card : deck.cards)
        if (const Scale scale = face_scale(deck, card);
            is_sane(scale) && !are_equal(scale, pages.at(card.page)))
            findings.fail("scale", fmt::format("card {} on page {} is {}, others {}", card.number, card.page,
                                               format_scale(scale), format_scale(pages.at(card.page))));
    if (std::ranges::any_of(deck.cards, is_mirrored))
        findings.fail("mirrored", "the cards are mirrored: print the file from before that");
    const Scale asked{deck.asked.across * allowed, deck.asked.down * allowed};
    const double change =
        std::max(std::abs(usual.across / asked.across - 1), std::abs(usual.down / asked.down - 1));
    if (findings.has_failed("scale")) return;
    if (change > min_told_scale)
        findings.fail("scale",
                      fmt::format("the cards are {}: print the file from before that, or, if they are "
                                  "meant to be,  --scale {:.4g}%",
                                  format_scale(usual), 100 * usual.across / deck.asked.across));
    else if (asked.across != 1 || asked.down != 1)
        findings.pass("scale", fmt::format("the cards are {}, as asked for", format_scale(usual)));
    else
        findings.pass("scale", "the cards are in actual size");
}

} // namespace spotit::verify
