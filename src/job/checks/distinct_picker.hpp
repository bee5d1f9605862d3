// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job/request.hpp>
#include <spotit/similarity.hpp>
#include <spotit/theme.hpp>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace spotit::job {

/// Looks at the drawings of one theme, each of them once however many of its entries ask for it.
class DistinctPicker {
public:
    /// The request must outlive it.
    explicit DistinctPicker(const Request& request)
        : request_(request) {}

    /// As theme::ChooseDistinct has it. Symbols that the theme has already are kept apart from, too.
    std::vector<std::size_t> choose(const theme::Theme& so_far,
                                    std::span<const symbol::SymbolSpec> candidates, std::size_t count);
    /// How many drawings were looked at so far.
    std::size_t measured() const { return known_.size(); }

private:
    /// Puts them into the gallery, where they are not in it yet; gives their indices there.
    std::vector<std::size_t> measure(const theme::Theme& theme, std::span<const symbol::SymbolSpec> sources);

    const Request& request_;
    std::optional<similarity::SimilarityCache> gallery_{};
    std::map<std::string, std::size_t> known_{}; ///< indices in the gallery, by what is drawn
};

/// For `pick: distinct`: looks at the drawings, which the theme can't. For one reading; the request must
/// outlive the function.
theme::ChooseDistinct pick_distinct(const Request& request);

} // namespace spotit::job
