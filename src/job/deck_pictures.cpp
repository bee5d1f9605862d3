#include "job/deck_pictures.hpp"
#include "diag/write.hpp"

#include "job/checks/checks.hpp"
#include "job/memory/memory_data.hpp"

#include <spotit/background.hpp>
#include <spotit/theme/theme.hpp>

#include <set>

namespace spotit::job {
namespace {

using Kind = theme::DisplayForm::Kind;

/// Returns one of several values by the place of a symbol in the theme, so a change of one symbol changes no
/// other. The second form of a symbol has another one than the first, so that it doesn't show what matches.
template<class Value>
const Value& choose_in_turn(const std::vector<Value>& values, const PictureSpec& spec) {
    return values[static_cast<std::size_t>(static_cast<int>(spec.symbol) + spec.form) % values.size()];
}

class PictureBuilder {
public:
    PictureBuilder(const theme::Theme& theme, const base::DataPaths& places, diag::Sink& sink)
        : theme_(theme)
        , shown_names_(places, theme.language)
        , names_(places, theme.language)
        , sink_(sink) {}

    /// Adds the picture of a symbol in a form, unless it is there. Two forms that show the same are one
    /// picture.
    PictureIndex add(SymbolIndex symbol, int form) {
        const auto known = known_.find({symbol, form});
        if (known != known_.end()) return known->second;
        PictureSpec made = make_spec(symbol, form);
        auto index = static_cast<PictureIndex>(pictures_.specs.size());
        const auto other = known_.find({symbol, 1 - form});
        if (other != known_.end() && describe_face(made) == describe_face(pictures_[other->second])) {
            index = other->second;
            pictures_.same_forms.push_back(symbol);
        } else {
            pictures_.specs.push_back(std::move(made));
        }
        return known_[{symbol, form}] = index;
    }

    void deal(const deck::Deck& deck, const deck::Forms& forms) {
        for (std::size_t card = 0; card < deck.cards.size(); ++card) {
            std::vector<PictureIndex>& pictures = pictures_.cards.emplace_back();
            for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
                pictures.push_back(add(SymbolIndex{deck.cards[card][i]}, forms.empty() ? 0 : forms[card][i]));
        }
        pictures_.forms = forms;
        std::ranges::sort(pictures_.same_forms);
        for (std::size_t card = 0; card < forms.size(); ++card)
            for (std::size_t i = 0; i < forms[card].size(); ++i)
                if (std::ranges::binary_search(pictures_.same_forms, SymbolIndex{deck.cards[card][i]}))
                    pictures_.forms[card][i] = 0;
    }

    DeckPictures finish() { return std::move(pictures_); }

private:
    /// Returns the name that a word or caption shows; reports an error, and returns nothing, when none is
    /// known.
    std::string find_name(const symbol::SymbolSpec& source, const std::string& language) {
        std::string found = shown_names_.find(source, language);
        if (!found.empty()) return found;
        const std::string& wanted = language.empty() ? theme_.language : language;
        sink_.add({.id = "no-name",
                   .message = diag::write("{symbol} has no name in the language `{language}`",
                                          symbol::write_symbol(source), wanted),
                   .span = source.span,
                   .notes = {diag::make_fix(diag::write("give it one:  names: {{{language}: ...}}", wanted))},
                   .subjects = list_subjects(source)});
        return {};
    }

    PictureSpec make_spec(SymbolIndex symbol, int form) {
        const auto index = static_cast<std::size_t>(symbol);
        const symbol::SymbolSpec& source = theme_.symbols[index];
        PictureSpec spec{
            .symbol = symbol, .form = form, .shown = source, .caption_height = theme_.labels.x_height};
        if (index < theme_.fits.size()) spec.options = theme_.fits[index];
        spec.shown.name = choose_symbol_name(source, names_);
        spec.shown.drawing = theme_.drawing;
        if (!theme_.fonts.plaques.empty()) spec.shown.plaque = choose_in_turn(theme_.fonts.plaques, spec);
        const auto& own = spec.options.forms;
        if (!own.empty()) {
            spec.shown.content = symbol::Word{own[static_cast<std::size_t>(form) % own.size()]};
        } else if (theme_.forms) {
            const theme::DisplayForm& showing = form == 0 ? theme_.forms->first : theme_.forms->second;
            if (showing.kind == Kind::Word)
                spec.shown.content = symbol::Word{find_name(source, showing.language)};
            if (showing.kind == Kind::Label) spec.caption = find_name(source, showing.language);
            if (spec.caption == symbol::find_word(source)) spec.caption.clear(); // it would be there twice
        }
        const std::vector<double>& scales = theme_.word_scales;
        if (spec.shown.row().is_text)
            spec.options.scale *= scales[static_cast<std::size_t>(form) % scales.size()];
        // Words stay readable, unless the theme sets the rotation of symbols.
        const bool is_given = spec.options.rotation || theme_.spans.contains("layout.rotation");
        if (!is_given && (spec.shown.row().is_text || !spec.caption.empty()))
            spec.options.rotation = layout::rotation_of_words;
        return spec;
    }

    const theme::Theme& theme_;
    theme::DisplayNames shown_names_;
    emoji::Names names_;
    diag::Sink& sink_;
    DeckPictures pictures_;
    std::map<std::pair<SymbolIndex, int>, PictureIndex> known_; ///< by symbol and form
};

/// Gives words without a color of their own one of the palette, or else black or white, by what lies behind
/// them.
void assign_word_colors(DeckPictures& pictures, const theme::Theme& theme) {
    const color::Color card = compute_card_color(pictures);
    for (PictureSpec& spec : pictures.specs) {
        spec.caption_color = theme.labels.color.value_or(color::choose_readable_color(card));
        if (has_palette_color(spec, theme))
            spec.shown.color = choose_in_turn(theme.fonts.colors, spec);
        else if (spec.shown.row().is_text && !spec.shown.color)
            spec.shown.color = color::choose_readable_color(compute_color_behind_word(spec, theme, card));
    }
}

} // namespace

deck::Deck deal(const theme::Theme& theme) {
    deck::Deck deck = deck::make(theme.deck, static_cast<int>(theme.symbols.size()));
    if (theme.forms && theme.forms->mode == deck::FormMode::Split) deck::balance_piles(deck);
    return deck;
}

void note_deck(const theme::Theme& theme, const deck::Deck& deck, Report& report) {
    const deck::CheckResult proof = deck::prove(deck);
    report.pairs = proof.pairs;
    report.promise = proof.promise;
    report.kind = deck.kind;
    report.cards = static_cast<int>(deck.cards.size());
    report.symbols_per_card = deck.symbols_per_card;
    report.symbols = deck.symbol_count;
    report.unused_symbols = std::max(0, static_cast<int>(theme.symbols.size()) - deck.symbol_count);
    report.shape = theme::describe_cards(theme.card_shape, theme.style.card.size());
    report.paper = theme.paper_name;
    report.files = theme.files;
    report.remarks = theme.hints;
}

std::vector<diag::Subject> list_subjects(const symbol::SymbolSpec& source) {
    if (source.id.empty()) return {}; // it was made for the deck
    return {{.id = source.id, .name = symbol::write_symbol(source)}};
}

std::string choose_symbol_name(const symbol::SymbolSpec& source, const emoji::Names& names) {
    const std::string emoji = symbol::find_named_emoji(source);
    std::string found = emoji.empty() || !source.name.empty() ? std::string() : names.find(emoji);
    return found.empty() ? symbol::find_name(source) : found;
}

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

std::vector<std::string> list_symbol_names(const DeckPictures& pictures, int symbol_count) {
    std::vector<std::string> names(static_cast<std::size_t>(symbol_count));
    for (const PictureSpec& spec : pictures.specs)
        names[static_cast<std::size_t>(spec.symbol)] = spec.shown.name;
    return number_names(std::move(names));
}

color::Color find_ground(const theme::Theme& theme, Memory* memory) {
    const auto& drawing = theme.style.drawing;
    const color::Color& below = theme.style.background;
    if (!drawing) return below;
    return recall(memory, &Memory::Data::grounds, Key().add(drawing->drawing, below),
                  [&] { return background::compute_mean_color(drawing->drawing, below); });
}

DeckPictures build_pictures(const theme::Theme& theme, const deck::Deck& deck, const base::DataPaths& places,
                            diag::Sink& sink, Memory* memory) {
    PictureBuilder builder(theme, places, sink);
    if (!theme.forms || !theme.forms->mode) {
        for (int symbol = 0; symbol < deck.symbol_count; ++symbol) builder.add(SymbolIndex{symbol}, 0);
        builder.deal(deck, {});
    } else {
        builder.deal(deck, deck::deal_forms(deck, *theme.forms->mode, theme.deck.seed));
    }
    DeckPictures pictures = builder.finish();
    if (!pictures.forms.empty()) pictures.matches_across = deck::count_matches_across(deck, pictures.forms);
    check_faces(theme, pictures, sink);
    pictures.ground = find_ground(theme, memory);
    assign_word_colors(pictures, theme);
    return pictures;
}

} // namespace spotit::job
