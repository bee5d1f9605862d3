// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/check_drawings.hpp"

#include "pdf/check_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::pdf {

namespace {

constexpr std::size_t most_told = 8;

/// What drawings mean, as the names tell that most of them stand in.
class Meanings {
public:
    explicit Meanings(const ReadDeck& deck) {
        for (const ReadCard& card : deck.cards)
            for (const ReadSymbol& symbol : card.symbols)
                if (symbol.drawing) ++names_[*symbol.drawing][symbol.name];
        for (const auto& [drawing, names] : names_) drawings_[meaning(drawing)].push_back(drawing);
        for (auto& [name, drawings] : drawings_)
            std::ranges::stable_sort(drawings, std::greater(),
                                     [&, n = &name](int drawing) { return names_[drawing][*n]; });
        std::map<std::size_t, std::size_t> having; // so many drawings: how many names have them
        for (const auto& [name, drawings] : drawings_)
            for (std::size_t count = 1; count <= drawings.size(); ++count) ++having[count];
        // A few names may have one too many; where there are words and pictures, many names have two.
        for (const auto& [count, names] : having)
            if (count <= most_forms && names >= 2 && share_of_forms * names >= drawings_.size())
                forms_ = count;
    }
    /// Whether names that are there several times share drawings at all.
    bool can_be_compared() const {
        std::map<std::string, std::pair<int, int>> uses; // of names: in places, in drawings
        for (const auto& [drawing, names] : names_)
            for (const auto& [name, count] : names) {
                uses[name].first += count;
                ++uses[name].second;
            }
        int places = 0, drawings = 0;
        for (const auto& [name, use] : uses)
            if (use.first > 1) {
                places += use.first;
                drawings += use.second;
            }
        return 4 * drawings <= 3 * places;
    }
    /// Of a drawing that some name stands in.
    const std::string& meaning(int drawing) const {
        const auto& names = names_.at(drawing);
        return std::ranges::max_element(names, {}, [](const auto& name) { return name.second; })->first;
    }
    bool has(int drawing) const { return names_.contains(drawing); }
    /// Whether other names stand in it so seldom that it is they that are wrong.
    bool is_sure(int drawing) const {
        const auto& names = names_.at(drawing);
        int places = 0;
        for (const auto& [name, count] : names) places += count;
        return sure_share * names.at(meaning(drawing)) >= (sure_share - 1) * places;
    }
    /// Whether a name has so many drawings that are more usual that this one is strange.
    bool is_odd(const std::string& name, int drawing) const {
        const auto& drawings = drawings_.at(name);
        const auto place = std::ranges::find(drawings, drawing) - drawings.begin();
        return static_cast<std::size_t>(place) >= forms_;
    }

private:
    static constexpr std::size_t share_of_forms = 8, most_forms = 3;
    static constexpr int sure_share = 3;

    std::map<int, std::map<std::string, int>> names_;  ///< how often each stands in a drawing
    std::map<std::string, std::vector<int>> drawings_; ///< that mean a name, the most usual first
    std::size_t forms_ = 1;
};

/// What the drawings show of the names.
struct Opinion {
    std::vector<std::string> wrong;   ///< told
    std::vector<std::string> missing; ///< names without a drawing, told
    std::vector<std::string> odd;     ///< drawings that a name has nowhere else, told
    std::set<std::string> alike;      ///< names whose drawings can't be told apart
    std::vector<std::string> covered; ///< drawings upon which something else is painted, told
    std::size_t places = 0;
    bool comparable = true;

    bool is_clear() const { return wrong.empty() && missing.empty() && odd.empty() && alike.empty(); }
    std::size_t faults() const { return wrong.size() + missing.size() + odd.size() + alike.size(); }
};

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
        opinion.missing.push_back(fmt::format("card {} says {} where no picture is", card.number, name));
    }
}

void judge(const ReadCard& card, const Meanings& meanings, Closeness closeness, Opinion& opinion) {
    std::vector<ReadDrawing> unnamed = card.unnamed;
    for (const ReadSymbol& symbol : card.symbols) {
        const auto& [name, drawing, place, covered] = symbol;
        ++opinion.places;
        if (covered) opinion.covered.push_back(fmt::format("{} on card {}", name, card.number));
        if (!drawing) {
            judge_astray(card, symbol, unnamed, meanings, opinion);
        } else if (meanings.meaning(*drawing) != name) {
            if (closeness == Closeness::Marks && !meanings.is_sure(*drawing))
                opinion.alike.insert({name, meanings.meaning(*drawing)});
            else
                opinion.wrong.push_back(told_other(card, name, meanings.meaning(*drawing)));
        } else if (meanings.is_odd(name, *drawing)) {
            opinion.odd.push_back(fmt::format("card {} says {} where it shows what is {} on no other card",
                                              card.number, name, name));
        }
    }
    while (const auto meaning = take_unnamed(unnamed, meanings, {}))
        opinion.wrong.push_back(
            fmt::format("card {} shows what is {} elsewhere, and doesn't say so", card.number, *meaning));
}

Opinion opinion_of(const ReadDeck& deck, Closeness closeness) {
    const Meanings meanings(deck);
    Opinion opinion;
    opinion.comparable = meanings.can_be_compared();
    for (const ReadCard& card : deck.cards) judge(card, meanings, closeness, opinion);
    return opinion;
}

void tell_wrong(const std::vector<std::string>& texts, Findings& findings) {
    for (const std::string& text : texts) findings.wrong(text);
}

/// What is painted last may be transparent, or a word's own letters: nobody has looked.
void tell_covered(const Opinion& opinion, Findings& findings) {
    if (opinion.covered.empty()) return;
    const std::size_t more = opinion.covered.size() - std::min(opinion.covered.size(), most_told);
    findings.open(fmt::format(
        "whether all pictures can be seen: upon {} of {} something else is painted: {}{}",
        opinion.covered.size(), opinion.places,
        listed({opinion.covered.begin(), opinion.covered.end() - static_cast<std::ptrdiff_t>(more)}),
        more > 0 ? fmt::format(", and {} more", more) : ""));
}

bool tell_by_forms(const Opinion& opinion, Findings& findings) {
    for (const auto& texts : {opinion.wrong, opinion.missing, opinion.odd}) tell_wrong(texts, findings);
    if (!findings.end_sort()) return false;
    findings.proved(fmt::format(
        "in all {} places a name goes with the same picture, and no other name has it", opinion.places));
    return true;
}

bool tell_by_marks(const Opinion& opinion, Findings& findings) {
    if (!opinion.comparable) {
        findings.open(
            "the drawings could not be compared with their names: a program that rewrote the file left "
            "nothing to compare them by");
        return false;
    }
    tell_wrong(opinion.wrong, findings);
    bool proved = findings.end_sort();
    const std::size_t unknown = opinion.missing.size() + opinion.odd.size();
    if (unknown > 0) {
        findings.open(
            fmt::format("the drawings of {} of {} names could not be compared: a program that rewrote "
                        "the file left nothing to compare them by",
                        unknown, opinion.places));
        // Where only a few can't be, it may be they that are wrong.
        if (unknown <= most_told)
            for (const auto& texts : {opinion.missing, opinion.odd})
                for (const std::string& text : texts) findings.open("whether it is so: " + text);
    }
    if (!opinion.alike.empty())
        findings.open(fmt::format("these drawings could not be told apart: {}",
                                  listed({opinion.alike.begin(), opinion.alike.end()})));
    proved = proved && opinion.is_clear();
    if (proved)
        findings.proved(
            fmt::format("in all {} places a name goes with the same picture, by the measures of what "
                        "is painted there, and no other name has it",
                        opinion.places));
    return proved;
}

} // namespace

bool check_drawings(QPDF& file, const ReadDeck& deck, ReadingBudget budget, Findings& findings) {
    const Opinion by_forms = opinion_of(deck, Closeness::Forms);
    if (by_forms.comparable && 2 * by_forms.faults() <= by_forms.places) {
        tell_covered(by_forms, findings);
        return tell_by_forms(by_forms, findings);
    }
    const ReadDeck closer = read_deck(file, Closeness::Marks, budget);
    const Opinion by_marks = opinion_of(closer, Closeness::Marks);
    if (!closer.whole) findings.open("whether there is more on the cards: not all of it could be measured");
    tell_covered(by_marks, findings);
    return tell_by_marks(by_marks, findings) && closer.whole;
}

} // namespace spotit::pdf
