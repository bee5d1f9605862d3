#include "job/checks/distinct_picker.hpp"

#include "job/checks/checks.hpp"
#include "job/memory/memory_data.hpp"
#include <spotit/symbol/load.hpp>

#include <numeric>
#include <set>

namespace spotit::job {
namespace {

/// Returns the signature of a drawing; from the memory, if it was made without problems before.
std::shared_ptr<const similarity::Signature> find_signature(const symbol::SymbolSpec& source,
                                                            const symbol::Fonts& fonts,
                                                            const theme::Theme& theme,
                                                            const Request& request) {
    diag::Sink ignored;
    return recall(request.memory.get(), &Memory::Data::candidates,
                  Key().add(source, theme.fonts, request.places), ignored, [&](diag::Sink& problems) {
                      const symbol::Symbol symbol = symbol::load(source, fonts, problems);
                      return std::make_shared<const similarity::Signature>(
                          !symbol.drawing.empty() ? similarity::compute_signature(symbol, color::white)
                                                  : similarity::Signature{});
                  });
}

/// Drawings that fail are reported when they are loaded for the deck; here they count as blank.
std::vector<similarity::Signature> compute_signatures(const Request& request, const theme::Theme& theme,
                                                      std::span<const symbol::SymbolSpec> sources) {
    std::vector<similarity::Signature> signatures(sources.size());
    diag::Sink ignored;
    try {
        const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, sources, ignored);
        try_backgrounds(theme);
        std::vector<symbol::SymbolSpec> tried(sources.begin(), sources.end());
        const std::vector<std::size_t> refused = symbol::try_pictures(tried, fonts, ignored);
        run_parallel(sources.size(), request.threads, [&](std::size_t index) {
            if (std::ranges::binary_search(refused, index)) return;
            tried[index].drawing = theme.drawing;
            signatures[index] = *find_signature(tried[index], fonts, theme, request);
        });
    } catch (const diag::Error&) { // a font is missing, or a background can't be drawn
        return std::vector<similarity::Signature>(sources.size());
    }
    return signatures;
}

/// Returns the indices of the candidates without those that are confused with an earlier symbol; of all if
/// fewer than `count` would be left.
std::vector<std::size_t> find_unconfused(std::span<const symbol::SymbolSpec> given,
                                         std::span<const symbol::SymbolSpec> candidates, std::size_t count) {
    std::vector<std::string_view> emoji;
    for (const symbol::SymbolSpec& source : given) emoji.push_back(symbol::find_emoji(source));
    for (const symbol::SymbolSpec& source : candidates) emoji.push_back(symbol::find_emoji(source));
    std::set<std::size_t> confused;
    for (const similarity::Pair& pair : similarity::find_confused_emoji(emoji)) confused.insert(pair.second);
    std::vector<std::size_t> all(candidates.size()), left;
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::ranges::copy_if(all, std::back_inserter(left),
                         [&](std::size_t i) { return !confused.contains(given.size() + i); });
    return left.size() >= count ? left : all;
}

} // namespace

std::vector<std::size_t> DistinctPicker::measure(const theme::Theme& theme,
                                                 std::span<const symbol::SymbolSpec> sources) {
    std::vector<std::size_t> indices;
    std::vector<symbol::SymbolSpec> unknown;
    for (const symbol::SymbolSpec& source : sources) {
        const auto [known, is_new] = known_.try_emplace(Key().add(source).bytes(), known_.size());
        if (is_new) unknown.push_back(source);
        indices.push_back(known->second);
    }
    if (!unknown.empty())
        for (const similarity::Signature& signature : compute_signatures(request_, theme, unknown))
            gallery_->add(signature);
    return indices;
}

std::vector<std::size_t> DistinctPicker::choose(const theme::Theme& so_far,
                                                std::span<const symbol::SymbolSpec> candidates,
                                                std::size_t count) {
    if (candidates.size() <= count) {
        std::vector<std::size_t> all(candidates.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    }
    const Key key = Key().add(so_far.symbols, candidates, count, so_far.fonts, request_.places,
                              so_far.drawing, so_far.output.inks);
    return recall(request_.memory.get(), &Memory::Data::choices, key,
                  [&] { return compare(so_far, candidates, count); });
}

std::vector<std::size_t> DistinctPicker::compare(const theme::Theme& so_far,
                                                 std::span<const symbol::SymbolSpec> candidates,
                                                 std::size_t count) {
    if (!gallery_)
        gallery_.emplace(so_far.output.inks == pdf::Inks::Gray ? color::Vision::Gray : color::Vision::Normal);
    // The theme's symbols come first: the later one of an alike pair is dropped.
    std::vector<symbol::SymbolSpec> sources = so_far.symbols;
    const std::size_t given = sources.size();
    std::vector<std::size_t> places = find_unconfused(sources, candidates, count); // of the candidates left
    for (const std::size_t place : places) sources.push_back(candidates[place]);
    const std::vector<std::size_t> members = measure(so_far, sources);
    std::vector<std::size_t> chosen;
    for (const std::size_t index : gallery_->pick_distinct(members, given + count))
        if (index >= given && chosen.size() < count) chosen.push_back(places[index - given]);
    return chosen;
}

theme::ChooseDistinct pick_distinct(const Request& request) {
    return [picker = std::make_shared<DistinctPicker>(request)](
               const theme::Theme& so_far, std::span<const symbol::SymbolSpec> candidates,
               std::size_t count) { return picker->choose(so_far, candidates, count); };
}

} // namespace spotit::job
