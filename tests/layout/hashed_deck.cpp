#include "layout/hashed_deck.hpp"

#include "layout/fixture.hpp"

#include <atomic>
#include <bit>
#include <thread>

namespace spotit::layout::fixture {
namespace {

constexpr std::size_t cards = 12;

/// Cards of every style and kind of rotation.
Options options_of(std::size_t card) {
    Options options;
    if (card % 6 == 1) options.rotation = {Rotation::Kind::Steps, 0, 5};
    if (card % 6 == 2) options.rotation = {Rotation::Kind::Range, 0.4, 1};
    if (card % 6 == 3) options.style = Style::Ring;
    if (card % 6 == 4) options.style = Style::Grid;
    if (card % 6 == 5) options.target_coverage = 0.5;
    return options;
}

} // namespace

/// FNV-1a over the bits of all placements.
std::uint64_t hash(const std::vector<Layout>& layouts) {
    std::uint64_t result = 14695981039346656037ULL;
    for (const Layout& layout : layouts)
        for (const Placement& placement : layout.placements)
            for (const double value :
                 {placement.place.a, placement.place.b, placement.place.e, placement.place.f})
                result = (result ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211ULL;
    return result;
}

std::uint64_t hash_of_deck(std::size_t threads, Order order) {
    static const auto all = silhouettes();
    std::vector<Silhouette> ready;
    for (const auto& named : all) ready.emplace_back(named.outline);
    std::vector<Layout> layouts(cards);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < cards; i = next++) {
            const std::size_t card = order == Order::Backwards ? cards - 1 - i : i;
            std::vector<Item> items;
            for (std::size_t j = 0; j < 8; ++j)
                items.push_back({ready[(card * 8 + j) % ready.size()], static_cast<int>(j)});
            layouts[card] = arrange(items, geom::Shape::circle(85), options_of(card), card);
        }
    };
    std::vector<std::thread> pool;
    for (std::size_t i = 0; i < threads; ++i) pool.emplace_back(work);
    for (std::thread& thread : pool) thread.join();
    return hash(layouts);
}

} // namespace spotit::layout::fixture
