#pragma once

#include <spotit/job/request.hpp>
#include <spotit/similarity.hpp>

namespace spotit::job {

/// Compares the drawings of one theme, each drawn once however many entries use it.
class DistinctPicker {
public:
    /// The request must outlive it.
    explicit DistinctPicker(const Request& request)
        : request_(request) {}

    /// Implements theme::ChooseDistinct. The picked symbols also differ from those that the theme has
    /// already.
    std::vector<std::size_t> choose(const theme::Theme& so_far,
                                    std::span<const symbol::SymbolSpec> candidates, std::size_t count);
    /// Returns the number of drawings so far.
    std::size_t count_measured() const { return known_.size(); }

private:
    std::vector<std::size_t> compare(const theme::Theme& so_far,
                                     std::span<const symbol::SymbolSpec> candidates, std::size_t count);
    /// Adds new drawings to the cache; returns the indices of all.
    std::vector<std::size_t> measure(const theme::Theme& theme, std::span<const symbol::SymbolSpec> sources);

    const Request& request_;
    std::optional<similarity::SimilarityCache> gallery_{};
    std::map<std::string, std::size_t> known_{}; ///< indices in the cache, by drawing
};

/// Implements `pick: distinct` with drawings, which `theme` can't make. For one reading; the request must
/// outlive the function.
theme::ChooseDistinct pick_distinct(const Request& request);

} // namespace spotit::job
