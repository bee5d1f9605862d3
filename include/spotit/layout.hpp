#pragma once

#include <spotit/geom.hpp>
#include <spotit/layout/options.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Places the symbols of one card inside its shape: outlines, a card shape and a seed become placements.
namespace spotit::layout {

/// Where a symbol stands on its card.
struct Placement {
    /// From the outline's own units to millimeters on the card, the card's center at the origin.
    geom::Affine place;
    double size = 0;  ///< optical size in mm: sqrt(diameter of the enclosing circle x diameter of the disc of
                      ///< equal area)
    double angle = 0; ///< clockwise, radians
    double inner_white = 0; ///< the widest white between the outline's own parts, mm; 0 for a single part
    /// The distance to the nearest other silhouette, mm, where it is less than `inner_white`, so that parts
    /// may be taken for symbols of their own; else infinite.
    double narrow_white = std::numeric_limits<double>::infinity();
};

struct Layout {
    std::vector<Placement> placements; ///< in the order of the items
    double coverage = 0; ///< area of the silhouettes / area of the card shape inset by the margin
    double smallest = 0; ///< least optical size, mm
};

/// A silhouette made ready for the solver, once per symbol. Cheap to copy; safe to share between threads.
class Silhouette {
public:
    /// Any unit; the region must have a positive area. Other symbols keep the clearance, in the same unit, at
    /// any size, and 1.1 times the widest white between the outline's own parts, so that a symbol is not
    /// nearer to another than its parts to each other; but at most half the radius of the enclosing circle.
    /// They keep out of `reserved`, too, where nothing is drawn; it may reach over the margin of the card.
    explicit Silhouette(const geom::Region& outline, double clearance = 0, const geom::Region& reserved = {});

    /// Returns the optical size of the outline, in its own units.
    double measure_size() const;

    struct Data;
    const Data& data() const { return *data_; }

private:
    std::shared_ptr<const Data> data_;
};

/// One symbol to be placed.
struct Item {
    Silhouette silhouette;
    int rank = 0; ///< 0 is the largest of the card's items, n - 1 the smallest
    double scale =
        1; ///< its size beside that of others of its rank; above 0; below 1 it lowers max_size, too
    std::optional<Rotation> rotation{}; ///< instead of the options'
    /// Its place, as in Placement, where that is given: others are arranged around it. Only the gaps to
    /// others are seen to, neither other pinned items nor margin, limits of sizes and rotations.
    std::optional<geom::Affine> pinned{};
};

/// Returns the place of an outline that is scaled, to millimeters, and rotated, with a point of it at a point
/// of the card. The same with all C libraries.
geom::Affine make_placement(geom::Point of_outline, geom::Point of_card, double scale, double angle);
/// Return the distances of pinned items from a rim and from each other, mm; negative where they cross.
double measure_rim_distance(const Item& pinned, const geom::Shape& rim);
double measure_pair_distance(const Item& pinned, const Item& other);

/// Returns true if an item has its place already.
bool has_pins(std::span<const Item> items);

/// Returns what it has kept of an earlier call with the same items and options, or what make() returns.
using Recall = std::function<Layout(std::span<const Item> items, const Options& options,
                                    const std::function<Layout()>& make)>;

/// Returns the best layout found for one card. Never overlapping, never nearer than the gap, the clearances
/// of the silhouettes or the margin; symbols shrink instead, so compare `smallest` with `min_size`. Items
/// that are not pinned stand as on the card without pins, and only give way to pinned ones; if that would
/// halve one of them, or make it smaller than `min_size`, the card is scattered around the pinned ones, in
/// all styles and without a wish for its middle. Depends on its arguments only. A coverage takes many tries,
/// each as long as a card without one: `recall` may keep them, and may end the search by throwing.
Layout arrange(std::span<const Item> items, const geom::Shape& card, const Options& options,
               std::uint64_t seed, const Recall& recall = {});

/// Returns the items, none of them pinned.
std::vector<Item> remove_pins(std::span<const Item> items);
/// Returns the layout of a card with pinned items and others, which stand as in a given layout of the card
/// without pins.
Layout arrange_around_pins(std::span<const Item> items, const geom::Shape& card, const Options& options,
                           std::uint64_t seed, const Layout& before, const Recall& recall = {});

/// Returns size ranks over a deck: rank[c][i] belongs to cards[c][i]. Each card has every rank from 0 on
/// once, and the ranks of one symbol differ from card to card as long as it has no more cards than there are
/// ranks, else each comes about equally often: an edge coloring of the incidence graph (König 1916,
/// doi:10.1007/BF01456961). A symbol with fewer cards than there are ranks, as where cards are left out, has
/// ranks as far apart as exchanges within cards can make them.
std::vector<std::vector<int>> assign_size_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                                                std::uint64_t seed);

/// Returns the wishes for Options::middle of the cards of a deck. The densest arrangement of six to nine
/// symbols is nearly the same on all cards; with the wishes the cards of a deck differ. With more than six,
/// the cards with the sparsest silhouettes have none, since they are the emptiest.
std::vector<std::optional<int>> plan_middles(std::span<const std::vector<Item>> cards, std::uint64_t seed);

} // namespace spotit::layout
