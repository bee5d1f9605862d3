#include "bundle/parts.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace spotit::bundle {
namespace {

using Product = Service::Product;
using theme::CardShape;

constexpr double max_size_difference = 0.1; // of the size

/// Returns the size of a product's cards; the theme's own if any size is possible.
geom::Size choose_size(const Product& product, const geom::Shape& card) {
    return product.size == geom::Size{} ? card.size() : product.size;
}

/// Returns the logarithm of the ratio of sizes.
double distance(const Product& product, const geom::Shape& card) {
    const geom::Size size = choose_size(product, card), wanted = card.size();
    return std::max(std::abs(std::log(size.width / wanted.width)),
                    std::abs(std::log(size.height / wanted.height)));
}

/// Returns true for shapes with the same corners: a product that is a rectangle can be a square.
bool is_made(const Product& product, const geom::Shape& card) {
    return !product.shape || theme::make_card(*product.shape, {1, 1}).corners.size() == card.corners.size();
}

/// Returns a product of nearly that size; else one of the theme's own shape, the nearest of these.
const Product* find_product(const Service& service, const theme::Theme& theme) {
    const auto rank = [&](const Product& product) {
        const double away = distance(product, theme.style.card);
        return std::tuple(away > max_size_difference, product.shape != theme.card_shape, away);
    };
    const Product* best = nullptr;
    for (const Product& product : service.products)
        if (is_made(product, theme.style.card) && (best == nullptr || rank(product) < rank(*best)))
            best = &product;
    return best;
}

std::string write_millimeters(double length) {
    return fmt::format("{:.4g}mm", length);
}

/// "Poker Deck (rectangles of 63.5 x 88.9 mm)".
diag::Sentence describe_product(const Product& product) {
    const diag::Sentence shapes = product.shape ? theme::name_cards(*product.shape) : "cards",
                         size = product.size == geom::Size{} ? "any size" : theme::write_size(product.size);
    return diag::write("{product} ({shape} of {size})", product.name, shapes, size);
}

/// Returns the remedy that sets the shape and the size of the product's cards.
diag::Note offer_product(const Product& product, const diag::Sentence& wanted) {
    const CardShape shape = product.shape.value_or(CardShape{});
    const std::string name(theme::find_row(shape).name),
        size = product.size == geom::Size{} ? "poker" : theme::write_card_size(shape, product.size);
    return diag::make_fix(
        diag::write("-s card.shape={shape} -s card.size={size}, or a service that makes {product}", name,
                    size, wanted),
        {.settings = {{"card.shape", name}, {"card.size", size}}, .name = describe_product(product)});
}

void refuse_shape(ServicePlan& plan, CardShape shape) {
    const Service& service = *plan.service;
    const diag::Sentence wanted = theme::name_cards(shape);
    const auto known = diag::list_all(base::collect(service.products, describe_product));
    plan.refusal = diag::write("{service} is not known to make {size}; its known products: {products}",
                               service.title, wanted, known);
    plan.remedies = {offer_product(service.products.front(), wanted)};
}

void add_layout(ServicePlan& plan, const theme::Theme& theme) {
    const geom::Size size = choose_size(*plan.product, theme.style.card);
    const CardShape shape = plan.product->shape.value_or(theme.card_shape);
    const bool same = size == theme.style.card.size();
    if (!same && shape != theme.card_shape) // of a square
        plan.settings.push_back({"card.shape", std::string(theme::find_row(shape).name)});
    if (!same) plan.settings.push_back({"card.size", theme::write_card_size(shape, size)});
    // At another size, a margin in percent would change.
    if (!same || theme.layout.margin < plan.service->safe)
        plan.settings.push_back(
            {"card.margin", write_millimeters(std::max(theme.layout.margin, plan.service->safe))});
}

void add_output(ServicePlan& plan, const theme::Theme& theme) {
    bool wants_contour = false;
    for (const diag::Setting& setting : plan.service->settings) {
        const bool is_contour = setting.key == "output.cut_contour";
        wants_contour = wants_contour || is_contour;
        if (!is_contour || theme.output.cut_contour.empty()) plan.settings.push_back(setting);
    }
    if (!wants_contour) add_no_contour(plan.settings, theme);
}

} // namespace

std::vector<theme::Override> set_one_card_per_page(double bleed, const theme::Theme& theme) {
    std::vector<theme::Override> settings{
        {"sheet.paper", "none"}, {"sheet.bleed", write_millimeters(bleed)}, {"sheet.back_bleed", "0mm"}};
    // Keys for sheets of paper would cause warnings.
    if (theme.sheet.cutter != sheet::Cutter::None) settings.push_back({"sheet.cutter", "none"});
    if (theme.back) settings.push_back({"sheet.duplex", "long-edge"});
    if (!theme.extras.rules.empty()) settings.push_back({"extras.rules", "false"});
    if (theme.extras.key != extras::KeyContent::None) settings.push_back({"extras.key", "none"});
    if (theme.extras.box_label) settings.push_back({"extras.box_label", "false"});
    if (theme.extras.why) settings.push_back({"extras.why", "false"});
    return settings;
}

void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme) {
    if (!theme.output.cut_contour.empty()) settings.push_back({"output.cut_contour", "none"});
}

ServicePlan plan_service(const Service& service, const theme::Theme& theme) {
    ServicePlan plan{.service = &service, .product = find_product(service, theme)};
    if (plan.product == nullptr) {
        refuse_shape(plan, theme.card_shape);
        return plan;
    }
    plan.near = distance(*plan.product, theme.style.card) <= max_size_difference;
    if (service.backs == Service::Backs::Wanted && !theme.back) {
        plan.refusal =
            diag::write("{service} requires a back for each card, but the theme has none", service.title);
        plan.remedies = {
            diag::make_fix("give the theme a `back`:  back: {text: \"{title}\"}",
                           {.settings = {{"back", "{text: \"{title}\"}"}}, .name = "A back with the title"})};
        return plan;
    }
    plan.settings = set_one_card_per_page(service.bleed, theme);
    add_layout(plan, theme);
    add_output(plan, theme);
    return plan;
}

const Service& find_service(const std::string& name) {
    if (const Service* const known = base::find_row(list_services(), name, &Service::name)) return *known;
    diag::fail(
        diag::ErrorCategory::Usage, "no-such-service", diag::write("there is no service '{name}'", name),
        {diag::write("known services: {services}", base::join(base::list_names(list_services()), ", "))});
}

} // namespace spotit::bundle
