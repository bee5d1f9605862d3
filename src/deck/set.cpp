#include "deck/kind.hpp"
#include "diag/write.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

namespace spotit::deck {
namespace {

std::array<int, 4> count_values(const SetFeatures& features) {
    return {static_cast<int>(features.counts.size()), features.colors, features.fills, features.shapes};
}

std::optional<DeckSize> compute_set_size(const Options& options) {
    const SetFeatures& features = options.set;
    if (!check_features(features).empty()) return std::nullopt;
    const auto [counts, colors, fills, shapes] = count_values(features);
    const int drawings = colors * fills * shapes;
    return DeckSize{.symbols_per_card = std::ranges::max(features.counts),
                    .cards = counts * drawings,
                    .symbols = drawings,
                    .matching = drawings};
}

void deal_set(const Options& options, Deck& deck) {
    const std::vector<Features> drawings = make_set_drawings(options.set);
    for (std::size_t count = 0; count < options.set.counts.size(); ++count)
        for (std::size_t drawing = 0; drawing < drawings.size(); ++drawing) {
            const auto copies = static_cast<std::size_t>(options.set.counts[count]);
            Features features = drawings[drawing];
            features[0] = static_cast<int>(count);
            deck.cards.emplace_back(copies, static_cast<int>(drawing));
            deck.features.push_back(features);
        }
}

} // namespace

diag::Sentence check_features(const SetFeatures& features) {
    int single = 0;
    for (const int size : count_values(features)) {
        if (size != 1 && size != values_of_feature)
            return diag::write(
                "each of counts, colors, fills and shapes must have 3 values, or 1 to leave it out, not {}",
                size);
        if (size == 1) ++single;
    }
    if (single > 1)
        return "only one of counts, colors, fills and shapes can have a single value: give the others 3";
    for (const int count : features.counts)
        if (count < 1 || count > max_copies)
            return diag::write("a card shows 1 to {} copies, not {}", max_copies, count);
    if (std::set<int>(features.counts.begin(), features.counts.end()).size() != features.counts.size())
        return "the counts must differ from each other";
    return {};
}

std::vector<Features> make_set_drawings(const SetFeatures& features) {
    std::vector<Features> drawings;
    for (int color = 0; color < features.colors; ++color)
        for (int fill = 0; fill < features.fills; ++fill)
            for (int shape = 0; shape < features.shapes; ++shape) drawings.push_back({0, color, fill, shape});
    return drawings;
}

constinit const KindRow set_row{
    .kind = Kind::Set,
    .info = {.min_cards = 3,
             .makes_drawings = true,
             .refusals = {.dual = "its cards share features instead of symbols",
                          .categories = only_dual_affine,
                          .symbols_per_card =
                              "each of its cards repeats one drawing, as many times as its count",
                          .pins = "its drawings are in rows"}},
    .size_from_options = compute_set_size,
    .deal = deal_set,
    .check = check_sets};

} // namespace spotit::deck
