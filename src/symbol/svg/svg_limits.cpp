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

namespace spotit::symbol {

namespace {

constexpr double max_drawn_elements = 100'000; ///< librsvg draws 150 in a millisecond
constexpr int max_nested_references = 20;
constexpr double max_filter_milliseconds = 700;
constexpr double max_layer_pixels = 30e6;
/// Pixels of the longer side of the page.
constexpr double max_filter_side = 2400, min_side = 250;

SvgCost operator+(const SvgCost& a, const SvgCost& b) {
    return {a.elements + b.elements, a.filters + b.filters, std::max(a.layers, b.layers)};
}
SvgCost operator*(double factor, const SvgCost& cost) {
    return {std::min(factor * cost.elements, 1e30), std::min(factor * cost.filters, 1e30), cost.layers};
}

/// Returns the milliseconds that librsvg 2.54 needs for a filter step on a million pixels.
double filter_step_cost(const SvgElement& element) {
    if (element.name == "feMorphology") return 3200;
    if (element.name == "feDisplacementMap") return 650;
    if (element.name == "feGaussianBlur") return 130;
    if (element.name == "feTurbulence") {
        const double octaves = element.number("numOctaves", 1);
        if (octaves > 8) throw Damaged{"its feTurbulence has more than 8 octaves"};
        return 60 * std::max(1.0, octaves);
    }
    if (element.name == "feConvolveMatrix") {
        const double order = element.number("order", 3);
        if (order > 5) throw Damaged{"its feConvolveMatrix has an order above 5"};
        return 25 * std::max(1.0, order);
    }
    const bool is_step = element.name.starts_with("fe") && element.name.size() > 4;
    return is_step || element.name == "mask" ? 65 : 0; // a mask is drawn apart, then pixel by pixel
}

bool is_layer(const SvgElement& element) {
    constexpr std::array<std::string_view, 6> words{"opacity",        "mask",      "filter",
                                                    "mix-blend-mode", "isolation", "clip-path"};
    return std::ranges::any_of(words, [&](std::string_view word) { return element.has(word); });
}

/// Splits a text at all characters that are not part of a CSS name; `*` is a name too.
std::vector<std::string_view> split_names(std::string_view text) {
    constexpr std::string_view separators = " \t\r\n.,#>+~:;[]()\"'=/{}";
    std::vector<std::string_view> names;
    for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        names.push_back(text.substr(at, end - at));
        at = end;
    }
    return names;
}

/// The drawn elements of an SVG, counted with all that they refer to.
class CostEstimate {
public:
    explicit CostEstimate(const SvgElements& svg)
        : svg_(svg)
        , known_(svg_.elements.size())
        , state_(svg_.elements.size(), State::Unknown) {
        std::size_t pages = 0;
        for (std::size_t i = 0; i < svg_.elements.size(); ++i) {
            const SvgElement& element = svg_.elements[i];
            by_id_.try_emplace(element.value("id"), i);
            is_scaled_ |=
                element.has("scale") || element.has("matrix(") || (element.has(" viewBox=") && ++pages > 1);
        }
        is_scaled_ |= svg_.style.find("scale") != std::string::npos;
        const std::vector<double> box = svg_.elements.front().numbers("viewBox");
        page_area_ = box.size() >= 4 ? box[2] * box[3] : area(svg_.elements.front(), 0);
        read_style_rules();
    }

    SvgCost total() {
        SvgCost sum;
        for (std::size_t i = 0; i < svg_.elements.size(); i = svg_.elements[i].end) sum = sum + cost(i, 0);
        return sum;
    }

private:
    enum class State : char { Unknown, InProgress, Known };

    /// A reference in a style sheet, and the names in its selector.
    struct Rule {
        std::string_view id;
        std::vector<std::string_view> selector;
    };

    void read_style_rules() {
        const std::string_view style = svg_.style;
        for (std::size_t begin = 0, end = 0; begin < style.size(); begin = end + 1) {
            end = std::min(style.find('}', begin), style.size());
            const std::string_view rule = style.substr(begin, end - begin);
            const std::size_t brace = std::min(rule.rfind('{'), rule.size());
            for (const std::string_view id : find_svg_references(rule.substr(brace)))
                rules_.push_back({id, split_names(rule.substr(0, brace))});
        }
    }

    static double area(const SvgElement& element, double default_side) {
        return std::abs(element.number("width", default_side) * element.number("height", default_side));
    }
    /// Returns the part of the page that a filter covers; 1 if it is unknown.
    double filter_share(const SvgElement& filter) const {
        const bool in_page = filter.has("filterUnits=\"userSpaceOnUse\"") && !filter.has("%");
        if (!in_page || is_scaled_ || page_area_ <= 0) return 1;
        return std::clamp(area(filter, 1e9) / page_area_, 0.001, 1.0);
    }
    /// Returns the size of a tile in pages; librsvg draws all of it.
    double pattern_share(const SvgElement& pattern) const {
        const bool has_percent = pattern.has("%");
        const bool in_page = pattern.has("patternUnits=\"userSpaceOnUse\"") && !has_percent && page_area_ > 0;
        return (is_scaled_ ? 16 : 1) * (has_percent ? 1e-4 : 1) * area(pattern, 0) /
               (in_page ? page_area_ : 1);
    }

    SvgCost reference_cost(const SvgElement& element, int references) {
        std::vector<std::string_view> ids = find_svg_references(element.attributes);
        if (!rules_.empty()) {
            std::vector<std::string_view> names = split_names(element.value("class"));
            names.insert(names.end(), {"*", element.name, element.value("id")});
            for (const Rule& rule : rules_)
                if (std::ranges::find_first_of(rule.selector, names) != rule.selector.end())
                    ids.push_back(rule.id);
        }
        SvgCost sum;
        for (const std::string_view id : ids)
            if (const auto found = by_id_.find(id); found != by_id_.end())
                sum = sum + cost(found->second, references + 1);
        // A marker is drawn at each corner of a path.
        return element.has("marker") ? (1 + static_cast<double>(element.attributes.size()) / 4) * sum : sum;
    }

    SvgCost cost(std::size_t index, int references) {
        if (state_[index] == State::InProgress) return {}; // librsvg does not draw cycles
        if (state_[index] == State::Known) return known_[index];
        if (references > max_nested_references)
            throw Damaged{fmt::format("its references are nested deeper than {}", max_nested_references)};
        state_[index] = State::InProgress;
        const SvgElement& element = svg_.elements[index];
        SvgCost sum =
            SvgCost{1, filter_step_cost(element), element.name == "pattern" ? pattern_share(element) : 0} +
            reference_cost(element, references);
        for (std::size_t child = index + 1; child < element.end; child = svg_.elements[child].end)
            sum = sum + cost(child, references);
        if (element.name == "filter") sum.filters *= filter_share(element);
        if (is_layer(element)) {
            sum.elements *= 1.25; // a layer takes time of its own, and more so inside others
            ++sum.layers;
        }
        state_[index] = State::Known;
        return known_[index] = 1 * sum;
    }

    const SvgElements& svg_;
    std::vector<Rule> rules_;
    std::map<std::string_view, std::size_t> by_id_;
    std::vector<SvgCost> known_;
    std::vector<State> state_;
    bool is_scaled_ = false;
    double page_area_ = 0; ///< in the page's own units; 0: unknown
};

} // namespace

SvgCost estimate_svg_cost(const SvgElements& svg) {
    const SvgCost total = CostEstimate(svg).total();
    if (total.elements > max_drawn_elements)
        throw Damaged{fmt::format("it is too complex: it draws like {:.3g} elements, the maximum is {:.0f}",
                                  total.elements, max_drawn_elements)};
    return total;
}

double max_svg_side(const SvgCost& cost) {
    const double roomy = std::sqrt(max_layer_pixels / std::max(cost.layers, 1.0));
    if (roomy < min_side) throw Damaged{"it is too complex: its layers and patterns take too much memory"};
    if (cost.filters <= 0) return roomy;
    const double quick = 1000 * std::sqrt(max_filter_milliseconds / cost.filters);
    if (quick < min_side)
        throw Damaged{fmt::format("it is too complex: its filters and masks take {:.3g} times too long",
                                  min_side * min_side / (quick * quick))};
    return std::min({quick, roomy, max_filter_side});
}

} // namespace spotit::symbol
