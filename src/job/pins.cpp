#include "job/card_arranger.hpp"

#include "diag/write.hpp"
#include "job/deck_pictures.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/random.hpp>
#include <spotit/symbol/spec.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::job {
namespace {

constexpr double tolerance = 0.25; // mm over the margin, since lengths are written with few digits

/// An item of a card that may be pinned.
struct PinnableItem {
    const symbol::SymbolSpec& source;
    const symbol::Symbol& drawing;
    const std::string& name; ///< no other symbol has it
    layout::Item& item;
    const theme::Pin* pin = nullptr;
    double scale = 1, angle = 0; ///< of the pin

    double measure_longer_side() const { return std::max(drawing.box.width(), drawing.box.height()); }
    bool is_called(const std::string& called) const {
        const std::string key = symbol::make_comparison_key(called);
        const auto* const picture = symbol::find_picture(source);
        return symbol::make_comparison_key(name) == key ||
               (picture != nullptr && ("/" + picture->file.generic_string()).ends_with("/" + called)) ||
               symbol::make_comparison_key(symbol::write_symbol(source)) == key;
    }
    void place(geom::Point at, double size_share = 1) {
        item.pinned = layout::make_placement(drawing.box.center(), at, size_share * scale, angle);
    }
};

/// Pins the items of one card, one after the other.
struct CardPinner {
    const theme::Theme& theme;
    int card = 1;
    diag::Sink& sink;
    geom::Shape inside; ///< the card without its margin
    std::vector<PinnableItem> items{};

    /// `before` has the card's layout without pins, if the pin leaves size or angle open.
    void add(const theme::Pin& pin, const layout::Layout& before) {
        PinnableItem* const item = find(pin);
        if (item == nullptr) return;
        if (std::exchange(item->pin, &pin) != nullptr)
            report(pin, diag::write("{symbol} is already pinned on card {card}", pin.symbol, card),
                   "delete one of them");
        const auto index = static_cast<std::size_t>(item - items.data());
        const geom::Affine old = before.placements.empty() ? geom::Affine() : before.placements[index].place;
        item->scale = pin.size ? *pin.size / item->measure_longer_side() : std::hypot(old.a, old.b);
        item->angle = pin.angle.value_or(std::atan2(old.b, old.a));
        item->place(pin.at);
        const double min_scale = theme.layout.min_size / item->item.silhouette.measure_size();
        if (item->scale < 0.995 * min_scale)
            report(pin, diag::write("{symbol} is smaller here than `layout.min_size` allows", pin.symbol),
                   diag::write("write  size: {size:.1f}mm  or more, or a smaller `layout.min_size`",
                               min_scale * item->measure_longer_side() + 0.05));
        check_rim(*item);
        for (const PinnableItem& other : items)
            if (&other != item && other.pin != nullptr &&
                layout::measure_pair_distance(item->item, other.item) < 0)
                report(pin,
                       diag::write("{symbol} overlaps {other} on card {card}", pin.symbol, other.pin->symbol,
                                   card),
                       "move them apart, or delete one: it is then placed automatically")
                    .add_subject({.id = other.source.id});
    }

    diag::Diagnostic& report(const theme::Pin& pin, diag::Sentence message, diag::Sentence fix,
                             diag::Change change = {}) {
        diag::Diagnostic& problem = sink.add({.id = "pin", .message = std::move(message), .span = pin.span});
        for (const PinnableItem* const item : find_all(pin)) problem.add_subject({.id = item->source.id});
        return problem.add_subject(diag::make_card(static_cast<std::size_t>(card)))
            .fix(std::move(fix), std::move(change));
    }

    std::vector<PinnableItem*> find_all(const theme::Pin& pin) {
        std::vector<PinnableItem*> found;
        for (PinnableItem& item : items)
            if (item.is_called(pin.symbol)) found.push_back(&item);
        return found;
    }

    /// Returns the item that the pin names; reports names of none and of several.
    PinnableItem* find(const theme::Pin& pin) {
        const std::vector<PinnableItem*> found = find_all(pin);
        if (found.size() == 1) return found.front();
        std::vector<std::string> names;
        for (const PinnableItem& item : items)
            names.push_back(found.empty() ? symbol::write_symbol(item.source) : item.name);
        diag::Diagnostic& problem =
            report(pin,
                   found.empty() ? diag::write("{symbol} is not on card {card}", pin.symbol, card)
                                 : diag::write("{symbol} is the name of several symbols on card {card}",
                                               pin.symbol, card),
                   diag::write("write one of  {names}", base::join(names, "  ")));
        if (!found.empty()) return nullptr;
        problem.note("     or delete it", {.edits = {{pin.span}}});
        for (const symbol::SymbolSpec& other : theme.symbols)
            if (symbol::write_symbol(other) == pin.symbol) problem.add_subject({.id = other.id});
        return nullptr;
    }

    double measure_rim(PinnableItem& item, geom::Point at, double size_share = 1) const {
        item.place(at, size_share);
        return layout::measure_rim_distance(item.item, inside);
    }

    /// Returns where an item that fits into the margin stops at it: moved as little as that takes.
    geom::Point find_stop(PinnableItem& item) const {
        constexpr double step = 0.05, spare = 0.01; // mm
        geom::Point at = item.pin->at;
        for (int tries = 100; tries > 0 && measure_rim(item, at) < 0; --tries) {
            const auto measure_slope = [&](geom::Point by) {
                return (measure_rim(item, at + by) - measure_rim(item, at - by)) / (2 * step);
            };
            const geom::Point slope{measure_slope({step, 0}), measure_slope({0, step})};
            at = at + (spare - measure_rim(item, at)) * slope;
        }
        return at;
    }

    /// Reports an item that reaches over the margin. It is to stop there, or, if it is too large even in the
    /// middle, to be smaller.
    void check_rim(PinnableItem& item) {
        const double over = -measure_rim(item, item.pin->at);
        if (over <= tolerance) return;
        const bool is_too_large = measure_rim(item, {}) < 0;
        const geom::Point stop = is_too_large ? geom::Point() : find_stop(item);
        const std::string x = base::format_number(stop.x, 1), y = base::format_number(stop.y, 1);
        diag::Sentence fix = diag::write("write  at: [{x}mm, {y}mm]", x, y);
        diag::Change change{.edits = {{item.pin->at_span, "[" + x + "mm, " + y + "mm]"}},
                            .name = "Move it inside"};
        if (is_too_large) {
            const double share = geom::bisect(
                0.0, 1.0, [&](double each) { return measure_rim(item, {}, each) >= 0; }, 20);
            fix = diag::write("{setting}, size: {size:.1f}mm", fix,
                              share * item.scale * item.measure_longer_side());
            change = {};
        }
        report(*item.pin,
               diag::write("{symbol} reaches {distance:.1f} mm into the margin of card {card}",
                           item.pin->symbol, over, card),
               std::move(fix), std::move(change));
        item.place(item.pin->at);
    }
};

} // namespace

void CardArranger::pin(const DeckPictures& pictures, const Drawings& drawings, diag::Sink& sink) {
    const auto names = list_symbol_names(pictures, static_cast<int>(theme_.symbols.size()));
    for (const auto& [number, pins] : theme_.pins) {
        const auto card = static_cast<std::size_t>(number) - 1;
        CardPinner pinner{theme_, number, sink, theme_.style.card.shrink(theme_.layout.margin)};
        for (std::size_t i = 0; i < items_[card].size(); ++i) {
            const auto picture = static_cast<std::size_t>(pictures.cards[card][i]);
            const auto symbol = static_cast<std::size_t>(pictures.specs[picture].symbol);
            pinner.items.push_back(
                {theme_.symbols[symbol], drawings.symbols[picture], names[symbol], items_[card][i]});
        }
        layout::Layout before;
        if (!std::ranges::all_of(pins, [](const theme::Pin& pin) { return pin.size && pin.angle; }))
            before = lay_out(items_[card], keys_[card], add_wishes(card, theme_.layout),
                             random::Generator(theme_.layout_seed, card).draw());
        for (const theme::Pin& pin : pins) pinner.add(pin, before);
        unpinned_keys_.emplace(card, keys_[card]);
        for (const layout::Item& item : items_[card]) {
            const geom::Affine place = item.pinned.value_or(geom::Affine());
            keys_[card].add(item.pinned.has_value(), place.a, place.b, place.e, place.f);
        }
    }
}

} // namespace spotit::job
