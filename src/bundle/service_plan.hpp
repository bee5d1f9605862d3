// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/bundle.hpp>
#include <spotit/theme.hpp>

#include <string>
#include <vector>

namespace spotit::bundle {

/// What a service makes of a theme's cards.
struct ServicePlan {
    const Service* service = nullptr;
    const Service::Product* product = nullptr; ///< null: it has none for these cards
    std::vector<theme::Override> settings{};   ///< that lay the deck out for it
    std::string refusal{};                     ///< why it can't take the deck; empty: it can
    std::vector<std::string> remedies{};
    /// Its product is of nearly the size that the theme has; others are made only when they are asked for.
    bool near = true;
};
ServicePlan plan_service(const Service& service, const theme::Theme& theme);

/// The service of that name. Throws diag::Error (ErrorCategory::Usage) when there is none.
const Service& service_called(const std::string& name);

/// What every file of the theme with one card to a page is made with, at that bleed in millimeters.
std::vector<theme::Override> one_card_per_page(double bleed, const theme::Theme& theme);

/// Leaves out the contour, for files in which it would be printed.
void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme);

} // namespace spotit::bundle
