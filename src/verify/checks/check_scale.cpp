// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace spotit::verify {

namespace {

constexpr double scale_rounding = 0.01, min_told_scale = 0.002;
constexpr double max_change = 0.1; // what themes can ask for
constexpr double same_ratio = 0.001;

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// Returns the scale of a face as pages are written, if it has one.
std::optional<Scale> face_scale(const ReadDeck& deck, const ReadFace& face) {
    // However the letters are rotated: the lengths of the rows of their map.
    Scale scale{std::hypot(face.em.x, face.up.x) / pdf::letter_size,
                std::hypot(face.em.y, face.up.y) / pdf::letter_size};
    if (!std::isfinite(scale.across * scale.down) || scale.across <= 0 || scale.down <= 0)
        return std::nullopt;
    if (deck.views[static_cast<std::size_t>(face.page - 1)].is_sideways) std::swap(scale.across, scale.down);
    return scale;
}

/// Returns the median scale of the faces on each page.
std::map<int, Scale> find_page_scales(const ReadDeck& deck) {
    std::map<int, std::vector<double>> across, down;
    const auto add = [&](const ReadFace& face) {
        if (const auto scale = face_scale(deck, face)) {
            across[face.page].push_back(scale->across);
            down[face.page].push_back(scale->down);
        }
    };
    for (const ReadCard& card : deck.cards) add(card);
    for (const ReadFace& back : deck.backs) add(back);
    std::map<int, Scale> scales;
    for (const auto& [page, values] : across) scales[page] = {median(values), median(down[page])};
    return scales;
}

bool are_equal(const Scale& one, const Scale& other) {
    return std::abs(one.across / other.across - 1) <= scale_rounding &&
           std::abs(one.down / other.down - 1) <= scale_rounding;
}

std::string format_scale(const Scale& scale) {
    if (std::abs(scale.across / scale.down - 1) < same_ratio)
        return fmt::format("at {:.1f} % of actual size", 100 * scale.across);
    return fmt::format("{:.1f} % wide and {:.1f} % high", 100 * scale.across, 100 * scale.down);
}

} // namespace

Scale find_scale(const ReadDeck& deck) {
    std::vector<double> across, down;
    for (const auto& [page, scale] : find_page_scales(deck)) {
        across.push_back(scale.across);
        down.push_back(scale.down);
    }
    return across.empty() ? Scale{} : Scale{median(across), median(down)};
}

void check_scale(const ReadDeck& deck, Findings& findings) {
    const std::map<int, Scale> pages = find_page_scales(deck);
    if (pages.empty()) return;
    const Scale usual = find_scale(deck);
    for (const auto& [page, scale] : pages)
        if (!are_equal(scale, usual))
            findings.fail("scale", fmt::format("page {} is {}, other pages {}", page, format_scale(scale),
                                               format_scale(usual)));
    for (const ReadCard& card : deck.cards)
        if (const auto scale = face_scale(deck, card); scale && !are_equal(*scale, pages.at(card.page)))
            findings.fail("scale", fmt::format("card {} on page {} is {}, others {}", card.number, card.page,
                                               format_scale(*scale), format_scale(pages.at(card.page))));
    const double change = std::max(std::abs(usual.across - 1), std::abs(usual.down - 1));
    if (change > max_change + scale_rounding)
        findings.fail("scale",
                      fmt::format("the cards are {}: print the file from before that, or make it again "
                                  "from its theme",
                                  format_scale(usual)));
    else if (change > min_told_scale && !findings.has_failed("scale"))
        findings.skip("scale", fmt::format("scale: every page is {} to make up for a printer that scales",
                                           format_scale(usual)));
    else if (!findings.has_failed("scale"))
        findings.pass("scale", "the cards are in actual size");
}

} // namespace spotit::verify
