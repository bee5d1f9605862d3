// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "bundle/service_plan.hpp"

#include "bundle/bundle_report.hpp"

#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace spotit::bundle {

namespace {

using Product = Service::Product;
using Shape = geom::Shape::Kind;

constexpr double max_size_difference = 0.1; // of the size

/// Returns the size of a product's cards; the theme's own if any size is possible.
geom::Size size_for(const Product& product, const geom::Shape& card) {
    if (product.size == geom::Size{}) return card.size;
    return product.size;
}

/// Returns the logarithm of the ratio of sizes.
double distance(const Product& product, const geom::Shape& card) {
    const geom::Size size = size_for(product, card);
    return std::max(std::abs(std::log(size.width / card.size.width)),
                    std::abs(std::log(size.height / card.size.height)));
}

const Product* nearest_product(const Service& service, const geom::Shape& card) {
    const Product* best = nullptr;
    for (const Product& product : service.products) {
        if (product.shape && *product.shape != card.kind) continue;
        if (best == nullptr || distance(product, card) < distance(*best, card)) best = &product;
    }
    return best;
}

std::string_view shape_name(Shape shape) {
    switch (shape) {
    case Shape::Circle:
        return "circle";
    case Shape::Rectangle:
        return "rectangle";
    case Shape::Hexagon:
        break;
    }
    return "hexagon";
}

std::string millimeters(double length) {
    return fmt::format("{:.4g}mm", length);
}

/// Returns settings for the product: "-s card.shape=rectangle -s card.size=63.5x88.9mm".
std::string settings_for(const Product& product) {
    const Shape shape = product.shape.value_or(Shape::Rectangle);
    const geom::Size size = product.size;
    return fmt::format("-s card.shape={} -s card.size={}", shape_name(shape),
                       size == geom::Size{}        ? "poker"
                       : shape == Shape::Rectangle ? fmt::format("{:.4g}x{:.4g}mm", size.width, size.height)
                                                   : millimeters(size.width));
}

/// "Poker Deck (rectangles of 63.5 x 88.9 mm)".
std::string product_text(const Product& product) {
    const std::string shapes =
        product.shape ? fmt::format("{}s", shape_name(*product.shape)) : std::string("cards");
    if (product.size == geom::Size{}) return fmt::format("{} ({} of any size)", product.name, shapes);
    const geom::Shape card{product.shape.value_or(Shape::Rectangle), product.size, 0};
    return fmt::format("{} ({} of {})", product.name, shapes, size_text(card));
}

void refuse_shape(ServicePlan& plan, const geom::Shape& card) {
    const Service& service = *plan.service;
    std::string made;
    for (const Product& product : service.products) {
        made += made.empty() ? "" : ", ";
        made += product_text(product);
    }
    plan.refusal = fmt::format("{} makes no {}s: it has {}", service.title, shape_name(card.kind), made);
    plan.remedies = {fmt::format("fix: {}, or a service that has {}s", settings_for(service.products.front()),
                                 shape_name(card.kind))};
}

void add_layout(ServicePlan& plan, const theme::Theme& theme) {
    const geom::Size size = size_for(*plan.product, theme.style.card);
    const geom::Shape& card = theme.style.card;
    const bool same = size == card.size, has_two_sides = size.width != size.height;
    // The theme may say `square`, which has one.
    if (has_two_sides && card.kind == Shape::Rectangle && card.size.width == card.size.height)
        plan.settings.push_back({"card.shape", "rectangle"});
    if (!same)
        plan.settings.push_back({"card.size", card.kind == Shape::Rectangle && has_two_sides
                                                  ? millimeters(size.width) + " x " + millimeters(size.height)
                                                  : millimeters(size.width)});
    // At another size, a margin in percent would change.
    if (!same || theme.layout.margin < plan.service->safe)
        plan.settings.push_back(
            {"card.margin", millimeters(std::max(theme.layout.margin, plan.service->safe))});
}

void add_output(ServicePlan& plan, const theme::Theme& theme) {
    bool wants_contour = false;
    for (const Service::Setting& setting : plan.service->settings) {
        const bool is_contour = setting.key == "output.cut_contour";
        wants_contour = wants_contour || is_contour;
        if (!is_contour || theme.output.cut_contour.empty())
            plan.settings.push_back({std::string(setting.key), std::string(setting.value)});
    }
    if (!wants_contour) add_no_contour(plan.settings, theme);
}

} // namespace

std::vector<theme::Override> one_card_per_page(double bleed, const theme::Theme& theme) {
    std::vector<theme::Override> settings{
        {"sheet.paper", "none"}, {"sheet.bleed", millimeters(bleed)}, {"sheet.back_bleed", "0mm"}};
    // Keys for sheets of paper would cause warnings.
    if (theme.sheet.cutter != sheet::Cutter::None) settings.push_back({"sheet.cutter", "none"});
    if (theme.back) settings.push_back({"sheet.duplex", "long-edge"});
    if (!theme.extras.rules.empty()) settings.push_back({"extras.rules", "false"});
    if (theme.extras.key != extras::KeyContent::None) settings.push_back({"extras.key", "none"});
    if (theme.extras.title_card) settings.push_back({"extras.title_card", "false"});
    if (theme.extras.box_label) settings.push_back({"extras.box_label", "false"});
    if (theme.extras.why) settings.push_back({"extras.why", "false"});
    return settings;
}

void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme) {
    if (!theme.output.cut_contour.empty()) settings.push_back({"output.cut_contour", "none"});
}

ServicePlan plan_service(const Service& service, const theme::Theme& theme) {
    ServicePlan plan{.service = &service, .product = nearest_product(service, theme.style.card)};
    if (plan.product == nullptr) {
        refuse_shape(plan, theme.style.card);
        return plan;
    }
    plan.near = distance(*plan.product, theme.style.card) <= max_size_difference;
    if (service.backs == Service::Backs::Wanted && !theme.back) {
        plan.refusal = fmt::format("{} wants a back for each card, and the theme has none", service.title);
        plan.remedies = {"fix: give the theme a `back`:  back: {text: \"{title}\"}"};
        return plan;
    }
    plan.settings = one_card_per_page(service.bleed, theme);
    add_layout(plan, theme);
    add_output(plan, theme);
    return plan;
}

const Service& find_service(const std::string& name) {
    for (const Service& service : services())
        if (service.name == name) return service;
    diag::Diagnostic unknown;
    unknown.id = "no-such-service";
    unknown.message = fmt::format("there is no service '{}'", name);
    std::string known;
    for (const Service& service : services()) {
        known += known.empty() ? "" : ", ";
        known += service.name;
    }
    unknown.notes = {"known are: " + known};
    throw diag::Error(diag::ErrorCategory::Usage, std::move(unknown));
}

} // namespace spotit::bundle
