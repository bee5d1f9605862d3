// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg_cost.hpp"

#include "symbol/svg_tags.hpp"

#include "symbol/bytes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace spotit::symbol {

namespace {

/// Elements drawn; librsvg manages 150 a millisecond.
constexpr double most_cost = 100000;
/// A filter's step goes over a million pixels.
constexpr double filter_step_cost = 500;
/// A layer takes memory and time of its own, and more so in others.
constexpr double layer_factor = 1.25;
constexpr int deepest_element = 200, deepest_reference = 20;

/// Adds up what elements cost, each with all that it refers to.
class Costs {
public:
    explicit Costs(std::string_view svg)
        : elements_(svg_elements(svg))
        , rules_(svg_style_references(svg))
        , known_(elements_.size(), unknown) {
        for (std::size_t i = 0; i < elements_.size(); ++i) by_id_.try_emplace(elements_[i].id, i);
    }

    double total() {
        double sum = 0;
        for (std::size_t i = 0; i < elements_.size(); i = elements_[i].end) sum += cost(i, 0, 0);
        return sum;
    }

private:
    static constexpr double unknown = -1, in_progress = -2;

    double cost(std::size_t index, int depth, int references);
    double cost_of_references(const SvgElement& element, int references);
    double cost_of(std::string_view id, int references) {
        const auto found = by_id_.find(id);
        return found == by_id_.end() ? 0 : cost(found->second, 0, references + 1);
    }

    std::vector<SvgElement> elements_;
    std::vector<SvgRule> rules_;
    std::map<std::string_view, std::size_t> by_id_;
    std::vector<double> known_;
};

void check_filter_step(const SvgElement& element) {
    constexpr double largest_kernel = 5, most_octaves = 8;
    if (element.name == "feConvolveMatrix" && svg_number(element, "order", 3) > largest_kernel)
        throw Damaged{fmt::format("its feConvolveMatrix has an order above {}", largest_kernel)};
    if (element.name == "feTurbulence" && svg_number(element, "numOctaves", 1) > most_octaves)
        throw Damaged{fmt::format("its feTurbulence has more than {} octaves", most_octaves)};
}

bool is_layer(const SvgElement& element) {
    constexpr std::array<std::string_view, 6> words{"opacity",        "mask",      "filter",
                                                    "mix-blend-mode", "isolation", "clip-path"};
    return std::ranges::any_of(words, [&](std::string_view word) {
        return element.attributes.find(word) != std::string_view::npos;
    });
}

double Costs::cost_of_references(const SvgElement& element, int references) {
    double sum = 0;
    for (const std::string_view id : svg_references(element.attributes)) sum += cost_of(id, references);
    for (const SvgRule& rule : rules_)
        if (rule.fits(element)) sum += cost_of(rule.id, references);
    // A marker stands at each corner of a path.
    if (element.attributes.find("marker") != std::string_view::npos)
        sum *= 1 + static_cast<double>(element.attributes.size()) / 4;
    return sum;
}

double Costs::cost(std::size_t index, int depth, int references) {
    if (known_[index] == in_progress) return 0; // librsvg draws no circles
    if (known_[index] != unknown) return known_[index];
    if (depth > deepest_element)
        throw Damaged{fmt::format("its elements are nested deeper than {}", deepest_element)};
    if (references > deepest_reference)
        throw Damaged{fmt::format("its references are nested deeper than {}", deepest_reference)};
    known_[index] = in_progress;
    const SvgElement& element = elements_[index];
    const bool is_filter_step = element.name.starts_with("fe") && element.name.size() > 4;
    if (is_filter_step) check_filter_step(element);
    double sum = (is_filter_step ? filter_step_cost : 1) + cost_of_references(element, references);
    for (std::size_t child = index + 1; child < element.end; child = elements_[child].end)
        sum += cost(child, depth + 1, references);
    if (is_layer(element)) sum *= layer_factor;
    known_[index] = std::min(sum, 1e30);
    return known_[index];
}

} // namespace

void check_svg_cost(std::string_view svg) {
    const double total = Costs(svg).total();
    if (total > most_cost)
        throw Damaged{fmt::format("it is too complex: it draws like {:.3g} elements, at most {:.0f} will do",
                                  total, most_cost)};
}

} // namespace spotit::symbol
