// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/service_order.hpp"

#include "job/bundle_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace spotit::job {

namespace {

using Product = Service::Product;
using Shape = geom::Shape::Kind;

constexpr double nearly = 0.1; // of the size

/// Of the cards that are made; the theme's own where any size will do.
geom::Size size_for(const Product& product, const geom::Shape& card) {
    if (product.size == geom::Size{}) return card.size;
    return product.size;
}

/// How many times larger or smaller the product is, in its logarithm.
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

std::string millimetres(double length) {
    return fmt::format("{:.4g}mm", length);
}

/// What the first product would take: "-s card.shape=rectangle -s card.size=63.5x88.9mm".
std::string settings_for(const Product& product) {
    const Shape shape = product.shape.value_or(Shape::Rectangle);
    const geom::Size size = product.size;
    return fmt::format("-s card.shape={} -s card.size={}", shape_name(shape),
                       size == geom::Size{}        ? "poker"
                       : shape == Shape::Rectangle ? fmt::format("{:.4g}x{:.4g}mm", size.width, size.height)
                                                   : millimetres(size.width));
}

void refuse_shape(ServiceOrder& order, const geom::Shape& card) {
    const Service& service = *order.service;
    std::string made;
    for (const Product& product : service.products) {
        made += made.empty() ? "" : ", ";
        made += product.name;
        if (product.size.width > 0)
            made +=
                fmt::format(" ({})", size_text({product.shape.value_or(Shape::Rectangle), product.size, 0}));
    }
    order.refusal =
        fmt::format("{} has nothing that is a {}: it has {}", service.title, shape_name(card.kind), made);
    order.remedies = {fmt::format("fix: {}, or a service that has {}s",
                                  settings_for(service.products.front()), shape_name(card.kind))};
}

void add_layout(ServiceOrder& order, const theme::Theme& theme) {
    const geom::Size size = size_for(*order.product, theme.style.card);
    const bool same = size == theme.style.card.size;
    if (!same)
        order.settings.push_back(
            {"card.size", theme.style.card.kind == Shape::Rectangle && size.width != size.height
                              ? millimetres(size.width) + " x " + millimetres(size.height)
                              : millimetres(size.width)});
    // Of another size, a margin in percent would be another one.
    if (!same || theme.layout.margin < order.service->safe)
        order.settings.push_back(
            {"card.margin", millimetres(std::max(theme.layout.margin, order.service->safe))});
}

void add_output(ServiceOrder& order, const theme::Theme& theme) {
    for (const Service::Setting& setting : order.service->settings)
        if (setting.key != "output.cut_contour" || theme.output.cut_contour.empty())
            order.settings.push_back({std::string(setting.key), std::string(setting.value)});
}

} // namespace

std::vector<theme::Override> one_card_per_page(double bleed) {
    return {{"sheet.paper", "none"}, {"sheet.bleed", millimetres(bleed)}, {"sheet.back_bleed", "0mm"}};
}

ServiceOrder order_from(const Service& service, const theme::Theme& theme) {
    ServiceOrder order{.service = &service, .product = nearest_product(service, theme.style.card)};
    if (order.product == nullptr) {
        refuse_shape(order, theme.style.card);
        return order;
    }
    order.near = distance(*order.product, theme.style.card) <= nearly;
    if (service.backs == Service::Backs::Wanted && !theme.back) {
        order.refusal = fmt::format("{} wants a back for each card, and the theme has none", service.title);
        order.remedies = {"fix: give the theme a `back`:  back: {text: \"{title}\"}"};
        return order;
    }
    order.settings = one_card_per_page(service.bleed);
    add_layout(order, theme);
    add_output(order, theme);
    return order;
}

const Service& service_called(const std::string& name) {
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
    throw diag::Error(diag::Fault::Usage, std::move(unknown));
}

} // namespace spotit::job
