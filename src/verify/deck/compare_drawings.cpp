// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/compare_drawings.hpp"

#include "verify/deck/drawing_names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::verify {

namespace {

/// What is drawn where a name stands, though not with the name in its middle: the one that is nearest.
ReadDrawing* drawing_at(std::vector<ReadDrawing>& unnamed, geom::Point place, const Meanings& meanings) {
    ReadDrawing* nearest = nullptr;
    for (ReadDrawing& drawing : unnamed)
        if (meanings.has(drawing.number) && drawing.frame.contains(place) &&
            (!nearest ||
             geom::distance(drawing.frame.middle(), place) < geom::distance(nearest->frame.middle(), place)))
            nearest = &drawing;
    return nearest;
}

std::string told_other(const ReadCard& card, const std::string& name, const std::string& meaning) {
    return fmt::format("card {} says {} where it shows what is {} elsewhere", card.number, name, meaning);
}

/// A drawing on the card that no name stands in but that is known: the one that means that name, if there is
/// one, else any. It is taken away.
std::optional<std::string> take_unnamed(std::vector<ReadDrawing>& unnamed, const Meanings& meanings,
                                        const std::string& name) {
    const auto known = std::ranges::find_if(unnamed, [&](const ReadDrawing& drawing) {
        return meanings.has(drawing.number) && (name.empty() || meanings.meaning(drawing.number) == name);
    });
    if (known == unnamed.end()) return std::nullopt;
    std::string meaning = meanings.meaning(known->number);
    unnamed.erase(known);
    return meaning;
}

/// Of a name that stands in the middle of no drawing.
void judge_astray(const ReadCard& card, const ReadSymbol& symbol, std::vector<ReadDrawing>& unnamed,
                  const Meanings& meanings, Opinion& opinion) {
    const std::string& name = symbol.name;
    if (ReadDrawing* const there = drawing_at(unnamed, symbol.place, meanings)) {
        const std::string& meaning = meanings.meaning(there->number);
        if (meaning != name) opinion.wrong.push_back(told_other(card, name, meaning));
        unnamed.erase(unnamed.begin() + (there - unnamed.data()));
    } else if (take_unnamed(unnamed, meanings, name)) {
        opinion.wrong.push_back(fmt::format(
            "card {} says {} where no picture is: it is drawn at another place", card.number, name));
    } else {
        ++opinion.missing_names[name];
        opinion.missing.push_back(fmt::format("card {} says {} where no picture is", card.number, name));
    }
}

/// Takes away what lies in a drawing, or upon it, and may be a part of it, or another that was cut off.
void take_extra(const ReadCard& card, std::vector<ReadDrawing>& unnamed, const Meanings& meanings,
                Opinion& opinion) {
    std::erase_if(unnamed, [&](const ReadDrawing& drawing) {
        const bool known = meanings.has(drawing.number);
        if (known && drawing.within.empty()) return false;
        if (meanings.is_usual(drawing)) return true;
        if (known)
            opinion.extra.insert(fmt::format("{} upon {} on card {}", meanings.meaning(drawing.number),
                                             drawing.within, card.number));
        else if (drawing.upon && drawing.within.empty())
            opinion.extra.insert(fmt::format("something on card {}", card.number));
        return true;
    });
}

void judge(const ReadCard& card, const Meanings& meanings, Closeness closeness, Opinion& opinion) {
    std::vector<ReadDrawing> unnamed = card.unnamed;
    take_extra(card, unnamed, meanings, opinion);
    for (const ReadSymbol& symbol : card.symbols) {
        const std::string& name = symbol.name;
        const std::optional<int>& drawing = symbol.drawing;
        ++opinion.places;
        if (!drawing) {
            judge_astray(card, symbol, unnamed, meanings, opinion);
        } else if (meanings.meaning(*drawing) != name) {
            // A name that has no drawing of its own may have one that can't be told from the other.
            if (closeness == Closeness::Marks && !(meanings.is_sure(*drawing) && meanings.is_drawn(name)))
                opinion.alike.insert({name, meanings.meaning(*drawing)});
            else
                opinion.wrong.push_back(told_other(card, name, meanings.meaning(*drawing)));
        } else if (meanings.is_odd(name, *drawing)) {
            ++opinion.odd_names[name];
            opinion.odd.push_back(fmt::format("card {} says {} where it shows what is {} on no other card",
                                              card.number, name, name));
        }
    }
    while (const auto meaning = take_unnamed(unnamed, meanings, {}))
        opinion.wrong.push_back(
            fmt::format("card {} shows what is {} elsewhere, and doesn't say so", card.number, *meaning));
}

} // namespace

Opinion opinion_of(const ReadDeck& deck, Closeness closeness) {
    const Meanings meanings(deck);
    Opinion opinion;
    opinion.comparable = meanings.can_be_compared();
    for (const ReadCard& card : deck.cards) judge(card, meanings, closeness, opinion);
    return opinion;
}

} // namespace spotit::verify
