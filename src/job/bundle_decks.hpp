// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/made.hpp"

#include <map>
#include <string>
#include <vector>

namespace spotit::job {

/// Decks of one request with settings that win over all others. Those that differ in the settings of `output`
/// alone share their layout.
class BundleDecks {
public:
    explicit BundleDecks(const Request& request)
        : request_(request) {}

    /// The theme as it is, without its deck.
    theme::Theme theme() const;
    Made made(const std::vector<theme::Override>& settings);
    /// The pictures of its cards or backs, with their bleed; drawn once for each deck and size.
    const std::vector<std::string>& pictures(const std::vector<theme::Override>& settings,
                                             PictureOptions options);

private:
    const Request& request_;
    std::map<std::string, Made> laid_out_;
    std::map<std::string, std::vector<std::string>> pictures_;
};

} // namespace spotit::job
