// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/bundle.hpp>
#include <spotit/theme/read.hpp>

#include <string>
#include <vector>

namespace spotit::bundle {

/// The product and settings by which a service makes a theme's cards.
struct ServicePlan {
    const Service* service = nullptr;
    const Service::Product* product = nullptr; ///< null: it has none for these cards
    std::vector<theme::Override> settings{};   ///< for the service's layout
    std::string refusal{};                     ///< the reason why it can't take the deck; empty: it can
    std::vector<std::string> remedies{};
    /// The product has nearly the theme's size; others are made only on request.
    bool near = true;
};
ServicePlan plan_service(const Service& service, const theme::Theme& theme);

/// Finds a service by its name. Throws diag::Error (ErrorCategory::Usage) if there is none.
const Service& find_service(const std::string& name);

/// Returns the settings of all files with one card to a page, at that bleed in millimeters.
std::vector<theme::Override> one_card_per_page(double bleed, const theme::Theme& theme);

/// Removes the contour, for files in which it would be printed.
void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme);

} // namespace spotit::bundle
