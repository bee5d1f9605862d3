#include "job/card_arranger.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/random.hpp>

#include <cmath>

namespace spotit::job {
namespace {

/// Returns bars along the lines of a word that stick out at both ends, since words in one line need more
/// white between them than words above each other.
geom::Region make_line_bars(const symbol::Symbol& word) {
    // Two of them and the clearance: half an em of the larger word, even beside one of half its size.
    constexpr double out_per_x_height = 0.45;
    const double out = out_per_x_height * word.x_height;
    geom::Region bars;
    for (const geom::Box& line : word.lines) {
        const double inset = line.height() / 4;
        const geom::Box bar{line.left - out, line.top + inset, line.right + out, line.bottom - inset};
        bars.push_back(
            {{bar.left, bar.top}, {bar.right, bar.top}, {bar.right, bar.bottom}, {bar.left, bar.bottom}});
    }
    return bars;
}

/// Returns true if two colors differ by about 15 or less in CIELAB.
bool are_alike(const color::Oklab& first, const color::Oklab& second) {
    constexpr double lightness_share = 1.0 / 3, alike = 0.04;
    return color::distance(color::Oklab{lightness_share * first.lightness, first.a, first.b},
                           color::Oklab{lightness_share * second.lightness, second.a, second.b}) < alike;
}

/// Returns the pairs of a card's pictures that have nearly the same mean color; nothing if most have, since
/// then there is nothing to choose.
layout::ItemPairs find_like_colors(const std::vector<PictureIndex>& pictures,
                                   const std::vector<std::optional<color::Oklab>>& colors) {
    layout::ItemPairs pairs;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto& first = colors[static_cast<std::size_t>(pictures[i])];
            const auto& second = colors[static_cast<std::size_t>(pictures[j])];
            if (first && second && are_alike(*first, *second)) pairs.emplace_back(i, j);
        }
    const std::size_t all = pictures.size() * (pictures.size() - 1) / 2;
    return 2 * pairs.size() > all ? layout::ItemPairs{} : pairs;
}

/// The sizes of a deck's pictures beside each other.
struct Scales {
    std::vector<double> own;    ///< with which captions have one size on a card; their own is in the drawings
    std::vector<double> spread; ///< of words, in heights of their letters, the root; 0: no word
};

Scales compute_scales(const DeckPictures& pictures, const Drawings& drawings,
                      const std::vector<std::optional<layout::Silhouette>>& silhouettes) {
    const std::size_t count = pictures.specs.size();
    Scales scales{
        .own = base::collect(pictures.specs, [](const PictureSpec& spec) { return spec.options.scale; }),
        .spread = std::vector<double>(count)};
    std::vector<std::size_t> captioned;
    double largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double x_height = drawings.symbols[i].x_height;
        if (x_height <= 0) continue;
        const double size = silhouettes[i]->measure_size() / x_height;
        if (pictures.specs[i].caption.empty()) {
            scales.spread[i] = std::sqrt(size);
            continue;
        }
        captioned.push_back(i);
        largest = std::max(largest, size / scales.own[i]);
        scales.own[i] = size;
    }
    for (const std::size_t i : captioned) scales.own[i] /= largest;
    return scales;
}

/// Returns the scales of a card's pictures: of words, the geometric mean of those with which all look of one
/// size, and those with letters of one size, but no less than that a single digit stays legible. Letters of
/// short words would be giants beside those of long ones.
std::vector<double> scale_words(const std::vector<PictureIndex>& pictures, const Scales& scales) {
    constexpr double min_scale = 0.75;
    double sum = 0, words = 0;
    for (const PictureIndex picture : pictures)
        if (const double spread = scales.spread[static_cast<std::size_t>(picture)]; spread > 0)
            sum += spread, ++words;
    return base::collect(pictures, [&](PictureIndex picture) {
        const auto index = static_cast<std::size_t>(picture);
        const double spread = scales.spread[index];
        return scales.own[index] * (spread > 0 ? std::max(min_scale, spread * words / sum) : 1);
    });
}

/// The tries to fill up a card: another seed does as much as more effort, which takes longer.
constexpr struct {
    layout::Effort effort;
    int tries;
} filling[] = {{layout::Effort::High, 9}, {layout::Effort::Best, 1}};

auto count_ambiguous(const layout::Layout& layout) {
    return std::ranges::count_if(layout.placements, [](const layout::Placement& placement) {
        return placement.narrow_white < placement.inner_white;
    });
}

/// Returns true if a layout covers more than another, and its smallest symbol is hardly smaller.
bool is_fuller(const layout::Layout& tried, const layout::Layout& before) {
    constexpr double min_share = 0.95;
    return tried.coverage > before.coverage && tried.smallest >= min_share * before.smallest &&
           count_ambiguous(tried) <= count_ambiguous(before);
}

} // namespace

CardArranger::CardArranger(const theme::Theme& theme, const deck::Deck& deck, const DeckPictures& pictures,
                           const Drawings& drawings, const Request& request)
    : theme_(theme)
    , memory_(request.memory.get())
    , stop_(request.stop)
    , listener_(request.layout_listener)
    , items_(deck.cards.size())
    , keys_(deck.cards.size()) {
    const std::size_t count = drawings.symbols.size();
    std::vector<std::optional<layout::Silhouette>> silhouettes(count);
    std::vector<Key> silhouette_keys(count);
    std::vector<std::optional<color::Oklab>> colors(count);
    run_parallel(count, request.threads, [&](std::size_t index) {
        const symbol::Symbol& drawing = drawings.symbols[index];
        // Words above each other keep two thirds of a blank: it is about 0.27 em wide, an x 0.5 em high.
        const symbol::SymbolSpec& shown = pictures.specs[index].shown;
        const bool is_word = shown.plaque == symbol::Plaque::None &&
                             base::list_characters(symbol::find_word(shown)).size() > 1;
        const double clearance = is_word ? 0.35 * drawing.x_height : 0;
        const geom::Region reserved = clearance > 0 ? make_line_bars(drawing) : geom::Region{};
        silhouette_keys[index].add(drawing, clearance);
        silhouettes[index] = recall(memory_, &Memory::Data::silhouettes, silhouette_keys[index],
                                    [&] { return layout::Silhouette(drawing.outline, clearance, reserved); });
        colors[index] = recall(memory_, &Memory::Data::mean_colors, Key().add(drawing),
                               [&] { return similarity::measure_mean_color(drawing); });
    });
    const Scales scales = compute_scales(pictures, drawings, silhouettes);
    const auto ranks = layout::assign_size_ranks(deck.cards, deck.symbol_count, theme.layout_seed);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        const std::vector<double> own_scales = scale_words(pictures.cards[card], scales);
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i) {
            const PictureIndex picture = pictures.cards[card][i];
            const auto index = static_cast<std::size_t>(picture);
            const auto& rotation = pictures[picture].options.rotation;
            items_[card].push_back({*silhouettes[index], ranks[card][i], own_scales[i], rotation});
            keys_[card].add(silhouette_keys[index].bytes(), ranks[card][i], own_scales[i], rotation);
        }
        apart_.push_back(find_like_colors(pictures.cards[card], colors));
    }
    middles_ = layout::plan_middles(items_, theme.layout_seed);
}

layout::Options CardArranger::add_wishes(std::size_t card, layout::Options options) const {
    options.middle = middles_[card];
    options.apart = apart_[card];
    return options;
}

layout::Layout CardArranger::fill_up(std::size_t card, layout::Layout layout, double wanted) const {
    const auto is_pinned = [](const layout::Item& item) { return item.pinned.has_value(); };
    if (std::ranges::all_of(items_[card], is_pinned)) return layout;
    const layout::Options options = add_wishes(card, theme_.layout);
    const std::uint64_t seed = derive_seed(card);
    const auto unpinned_key = unpinned_keys_.find(card);
    if (unpinned_key == unpinned_keys_.end())
        return find_fuller(items_[card], keys_[card], options, seed, std::move(layout), wanted);
    const std::vector<layout::Item> unpinned = layout::remove_pins(items_[card]);
    const layout::Layout before = lay_out(unpinned, unpinned_key->second, options, seed);
    const layout::Layout fuller = find_fuller(unpinned, unpinned_key->second, options, seed, before, wanted);
    if (fuller.coverage <= before.coverage) return layout;
    return layout::arrange_around_pins(items_[card], theme_.style.card, options, seed, fuller);
}

layout::Layout CardArranger::find_fuller(const std::vector<layout::Item>& items, const Key& key,
                                         layout::Options options, std::uint64_t seed, layout::Layout layout,
                                         double wanted) const {
    options.middle.reset();
    random::Generator seeds(seed);
    for (const auto& [effort, tries] : filling) {
        options.effort = std::max(theme_.layout.effort, effort);
        for (int i = 0; i < tries && layout.coverage < wanted; ++i) {
            layout::Layout other = lay_out(items, key, options, seeds.draw());
            if (is_fuller(other, layout)) layout = std::move(other);
        }
    }
    return layout;
}

layout::Layout CardArranger::lay_out(const std::vector<layout::Item>& items, const Key& key,
                                     const layout::Options& options, std::uint64_t seed) const {
    const auto add_to_key = [&](const layout::Options& tried) {
        return Key(key).add(theme_.style.card, tried, seed);
    };
    const layout::Recall recall_try = [&](auto tried_items, const auto& tried, const auto& make) {
        return keep(&Memory::Data::tries, add_to_key(tried).add(layout::has_pins(tried_items)), make);
    };
    return keep(&Memory::Data::layouts, add_to_key(options), [&] {
        ++arranged_;
        return layout::arrange(items, theme_.style.card, options, seed, recall_try);
    });
}

template<class Make>
layout::Layout CardArranger::keep(Table<layout::Layout> Memory::Data::*table, const Key& key,
                                  Make&& make) const {
    bool is_new = false;
    layout::Layout layout = recall(memory_, table, key, [&] {
        is_new = true;
        return make();
    });
    if (is_new && listener_) listener_();
    if (stop_.stop_requested()) throw Stopped();
    return layout;
}

std::uint64_t CardArranger::derive_seed(std::size_t card) const {
    const std::uint64_t seed = random::Generator(theme_.layout_seed, card).draw();
    const auto other = theme_.reroll.find(static_cast<int>(card) + 1);
    if (other == theme_.reroll.end() || other->second == 0) return seed;
    return random::Generator(seed, static_cast<std::uint64_t>(other->second)).draw();
}

} // namespace spotit::job
