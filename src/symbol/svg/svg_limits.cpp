// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/svg/svg_limits.hpp"

#include "symbol/glyph/bytes.hpp"
#include "symbol/svg/svg_elements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace spotit::symbol {

namespace {

/// Elements drawn; librsvg manages 150 a millisecond.
constexpr double max_drawn_elements = 100000;
/// A layer takes memory and time of its own, and more so in others.
constexpr double layer_factor = 1.25;
constexpr int max_element = 200, max_reference = 20;

/// Of milliseconds. A page is drawn in print once, and smaller a few times more.
constexpr double max_filter_time = 700;
/// Pixels of a page's longer side.
constexpr double max_filter_side = 2400, min_side = 250;
/// Of all layers that lie one in the other.
constexpr double max_layer_bytes = 120e6, bytes_per_pixel = 4;

/// Of things drawn one after the other.
SvgCost operator+(const SvgCost& a, const SvgCost& b) {
    return {a.elements + b.elements, a.filters + b.filters, std::max(a.layers, b.layers)};
}
SvgCost operator*(double factor, const SvgCost& cost) {
    return {std::min(factor * cost.elements, 1e30), std::min(factor * cost.filters, 1e30), cost.layers};
}

struct StepCost {
    std::string_view name;
    double milliseconds;
};
/// Of librsvg 2.54 on the machine that this was written on, for a million pixels. Turbulence: each octave;
/// a matrix: each of its rows; morphology: of a radius of 8 pixels or more.
constexpr std::array step_costs{StepCost{"feMorphology", 3200}, StepCost{"feDisplacementMap", 650},
                                StepCost{"feTurbulence", 60}, StepCost{"feConvolveMatrix", 25},
                                StepCost{"feGaussianBlur", 130}};
constexpr double other_step = 65;

bool is_filter_step(const SvgElement& element) {
    return element.name.starts_with("fe") && element.name.size() > 4;
}

double step_cost(const SvgElement& element) {
    const auto* const known = std::ranges::find(step_costs, element.name, &StepCost::name);
    const double cost = known == step_costs.end() ? other_step : known->milliseconds;
    if (element.name == "feTurbulence") return cost * std::max(1.0, svg_number(element, "numOctaves", 1));
    if (element.name == "feConvolveMatrix") return cost * std::max(1.0, svg_number(element, "order", 3));
    return cost;
}

/// How much of the page things take, as far as an SVG's text tells.
class PageShare {
public:
    explicit PageShare(std::string_view svg, const std::vector<SvgElement>& elements)
        : is_scaled_(svg.find("scale") != std::string_view::npos ||
                     svg.find("matrix(") != std::string_view::npos ||
                     svg.find("viewBox") != svg.rfind("viewBox"))
        , page_(elements.empty() ? 0 : svg_page_area(elements.front())) {}

    /// What a filter works on; the whole page where it doesn't say.
    double of_filter(const SvgElement& filter) const {
        const bool in_page = has(filter, "filterUnits=\"userSpaceOnUse\"") && !has(filter, "%");
        if (!in_page || is_scaled_ || page_ <= 0) return 1;
        return std::clamp(area(filter, 1e9) / page_, 0.001, 1.0);
    }

    /// A pattern's tile, which may be many times the page: librsvg draws all of it.
    double of_pattern(const SvgElement& pattern) const {
        const double percent = has(pattern, "%") ? 1e-4 : 1;
        const bool in_page = has(pattern, "patternUnits=\"userSpaceOnUse\"") && percent == 1 && page_ > 0;
        return (is_scaled_ ? 16 : 1) * percent * area(pattern, 0) / (in_page ? page_ : 1);
    }

private:
    static bool has(const SvgElement& element, std::string_view text) {
        return element.attributes.find(text) != std::string_view::npos;
    }
    static double area(const SvgElement& element, double otherwise) {
        return std::abs(svg_number(element, "width", otherwise) * svg_number(element, "height", otherwise));
    }

    bool is_scaled_;
    double page_; ///< its area in its own units; 0: unknown
};

/// Adds up what elements cost, each with all that it refers to.
class Costs {
public:
    explicit Costs(std::string_view svg)
        : elements_(svg_elements(svg))
        , rules_(svg_style_references(svg))
        , share_(svg, elements_)
        , known_(elements_.size())
        , state_(elements_.size(), State::Unknown) {
        for (std::size_t i = 0; i < elements_.size(); ++i) by_id_.try_emplace(elements_[i].id, i);
    }

    SvgCost total() {
        SvgCost sum;
        for (std::size_t i = 0; i < elements_.size(); i = elements_[i].end) sum = sum + cost(i, 0, 0);
        return sum;
    }

private:
    enum class State : char { Unknown, InProgress, Known };

    SvgCost cost(std::size_t index, int depth, int references);
    SvgCost own_cost(const SvgElement& element, int references);
    SvgCost cost_of_references(const SvgElement& element, int references);
    SvgCost cost_of(std::string_view id, int references) {
        const auto found = by_id_.find(id);
        return found == by_id_.end() ? SvgCost{} : cost(found->second, 0, references + 1);
    }

    std::vector<SvgElement> elements_;
    std::vector<SvgRule> rules_;
    PageShare share_;
    std::map<std::string_view, std::size_t> by_id_;
    std::vector<SvgCost> known_;
    std::vector<State> state_;
};

void check_filter_step(const SvgElement& element) {
    constexpr double max_kernel = 5, max_octaves = 8;
    if (element.name == "feConvolveMatrix" && svg_number(element, "order", 3) > max_kernel)
        throw Damaged{fmt::format("its feConvolveMatrix has an order above {}", max_kernel)};
    if (element.name == "feTurbulence" && svg_number(element, "numOctaves", 1) > max_octaves)
        throw Damaged{fmt::format("its feTurbulence has more than {} octaves", max_octaves)};
}

bool is_layer(const SvgElement& element) {
    constexpr std::array<std::string_view, 6> words{"opacity",        "mask",      "filter",
                                                    "mix-blend-mode", "isolation", "clip-path"};
    return std::ranges::any_of(words, [&](std::string_view word) {
        return element.attributes.find(word) != std::string_view::npos;
    });
}

SvgCost Costs::cost_of_references(const SvgElement& element, int references) {
    SvgCost sum;
    for (const std::string_view id : svg_references(element.attributes)) sum = sum + cost_of(id, references);
    for (const SvgRule& rule : rules_)
        if (rule.fits(element)) sum = sum + cost_of(rule.id, references);
    // A marker stands at each corner of a path.
    if (element.attributes.find("marker") != std::string_view::npos)
        sum = (1 + static_cast<double>(element.attributes.size()) / 4) * sum;
    return sum;
}

SvgCost Costs::own_cost(const SvgElement& element, int references) {
    SvgCost own{.elements = 1};
    if (is_filter_step(element)) {
        check_filter_step(element);
        own.filters = step_cost(element);
    }
    // A mask is drawn by itself, and then pixel by pixel.
    if (element.name == "mask") own.filters = other_step;
    if (element.name == "pattern") own.layers = share_.of_pattern(element);
    return own + cost_of_references(element, references);
}

SvgCost Costs::cost(std::size_t index, int depth, int references) {
    if (state_[index] == State::InProgress) return {}; // librsvg draws no circles
    if (state_[index] == State::Known) return known_[index];
    if (depth > max_element)
        throw Damaged{fmt::format("its elements are nested deeper than {}", max_element)};
    if (references > max_reference)
        throw Damaged{fmt::format("its references are nested deeper than {}", max_reference)};
    state_[index] = State::InProgress;
    const SvgElement& element = elements_[index];
    SvgCost sum = own_cost(element, references);
    for (std::size_t child = index + 1; child < element.end; child = elements_[child].end)
        sum = sum + cost(child, depth + 1, references);
    if (element.name == "filter") sum.filters *= share_.of_filter(element);
    if (is_layer(element)) {
        sum.elements *= layer_factor;
        ++sum.layers;
    }
    known_[index] = 1 * sum;
    state_[index] = State::Known;
    return known_[index];
}

} // namespace

SvgCost svg_cost(std::string_view svg) {
    const SvgCost total = Costs(svg).total();
    if (total.elements > max_drawn_elements)
        throw Damaged{fmt::format("it is too complex: it draws like {:.3g} elements, at most {:.0f} will do",
                                  total.elements, max_drawn_elements)};
    return total;
}

double max_svg_side(const SvgCost& cost) {
    const double roomy = std::sqrt(max_layer_bytes / bytes_per_pixel / std::max(cost.layers, 1.0));
    if (roomy < min_side) throw Damaged{"it is too complex: its layers and patterns take too much memory"};
    if (cost.filters <= 0) return roomy;
    const double quick = 1000 * std::sqrt(max_filter_time / cost.filters);
    if (quick < min_side)
        throw Damaged{
            fmt::format("it is too complex: its filters and masks take {:.3g} times as long as will do",
                        min_side * min_side / (quick * quick))};
    return std::min({quick, roomy, max_filter_side});
}

} // namespace spotit::symbol
