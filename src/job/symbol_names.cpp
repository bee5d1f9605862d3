#include "job/deck_pictures.hpp"

#include <algorithm>
#include <set>

namespace spotit::job {

namespace {

cards::CardList::Face face_of_picture(const PictureSpec& spec) {
    return {.emoji = spec.shown.emoji,
            .text = spec.shown.text,
            .image = spec.shown.image.generic_string(),
            .label = spec.caption};
}

/// Returns true if all symbols are on the cards as themselves and in no other form.
bool is_plain(const DeckPictures& pictures, const cards::CardList& list) {
    return std::ranges::all_of(pictures.specs, [&](const PictureSpec& spec) {
        return face_of_picture(spec) == list.symbols[static_cast<std::size_t>(spec.symbol)].face;
    });
}

} // namespace

std::vector<std::string> number_names(std::vector<std::string> names) {
    const std::set<std::string, std::less<>> own(names.begin(), names.end());
    std::set<std::string, std::less<>> given;
    for (std::string& name : names) {
        const std::string plain = name;
        for (int number = 2; !given.insert(name).second; ++number) {
            std::string next = plain + " " + std::to_string(number);
            // "dog 2" may be another symbol's own name.
            if (!own.contains(next)) name = std::move(next);
        }
    }
    return names;
}

std::vector<std::string> symbol_names(const DeckPictures& pictures, int symbol_count) {
    std::vector<std::string> names(static_cast<std::size_t>(symbol_count));
    for (const PictureSpec& spec : pictures.specs)
        names[static_cast<std::size_t>(spec.symbol)] = spec.shown.name;
    return number_names(std::move(names));
}

void note_forms(const theme::Theme& theme, const DeckPictures& pictures, cards::CardList& list) {
    if (is_plain(pictures, list)) return;
    std::vector<int> form_of(pictures.specs.size());
    for (const int form : {0, 1})
        for (std::size_t i = 0; i < form_of.size(); ++i) {
            if (pictures.specs[i].form != form) continue;
            auto& forms = list.symbols[static_cast<std::size_t>(pictures.specs[i].symbol)].forms;
            form_of[i] = static_cast<int>(forms.size());
            forms.push_back(face_of_picture(pictures.specs[i]));
        }
    const bool is_split = theme.forms && theme.forms->mode == deck::FormMode::Split;
    const std::size_t first_pile = deck::count_first_pile(list.cards.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        if (is_split) list.cards[card].pile = card < first_pile ? 1 : 2;
        for (const PictureIndex picture : pictures.cards[card])
            list.cards[card].forms.push_back(form_of[static_cast<std::size_t>(picture)]);
    }
}

} // namespace spotit::job
