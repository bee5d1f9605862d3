#include "theme/symbols/symbols.hpp"

#include <spotit/random.hpp>
#include <spotit/symbol/spec.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

void report_unknown_group(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    reading.symbols.are_known = false;
    if (reading.emoji_names.is_empty()) {
        reading.error(span, "no-names", "the emoji groups are not installed")
            .fix("run scripts/setup and build again, or write the emoji themselves");
        return;
    }
    diag::Diagnostic& problem =
        reading.error(span, "unknown-group", "there is no group called {group}", entry.written);
    if (!reading.wants_suggestions()) return;
    const std::vector<std::string> known = reading.emoji_names.list_group_names();
    const std::vector<std::string_view> names(known.begin(), known.end());
    problem.suggest(reading.nearest_word(entry.written, names))
        .note("for example: animals food vehicles sports faces flags plants sea birds bugs fruit "
              "vegetables weather music tools");
}

/// Returns true if all names are known and differ.
bool are_good(std::vector<std::string> words) {
    std::ranges::sort(words);
    return std::ranges::none_of(words, &std::string::empty) &&
           std::ranges::adjacent_find(words) == words.end();
}

} // namespace

GroupPicker::GroupPicker(Reading& reading)
    : reading_(reading)
    , names_(reading.input.places, reading.theme.language) {
    const Theme& theme = reading.theme;
    if (theme.forms) forms_ = {theme.forms->first};
    if (theme.forms && theme.forms->mode) forms_.push_back(theme.forms->second);
    std::erase_if(forms_, [](const DisplayForm& form) { return form.kind != DisplayForm::Kind::Word; });
    if (forms_.empty()) return;
    for (std::size_t i = 0; i < theme.symbols.size(); ++i) {
        const std::vector<std::string>& own = theme.fits[i].forms;
        if (own.empty()) take_words(theme.symbols[i]);
        for (const std::string& form : own) taken_.insert(symbol::make_comparison_key(form));
    }
}

std::vector<symbol::SymbolSpec> GroupPicker::list_emoji(const Entry& entry) {
    std::vector<std::string> all = reading_.emoji_names.find_group(entry.written);
    if (all.empty()) report_unknown_group(reading_, entry);
    std::vector<symbol::SymbolSpec> symbols(all.size(), entry.source);
    for (std::size_t i = 0; i < all.size(); ++i) symbols[i].content = symbol::Emoji{std::move(all[i])};
    return symbols;
}

std::vector<symbol::SymbolSpec> GroupPicker::list_candidates(const GroupSlot& slot, std::uint64_t number) {
    const Entry& entry = slot.entry;
    std::vector<symbol::SymbolSpec> candidates = entry.kind == "group" ? list_emoji(entry) : slot.chosen;
    std::erase_if(candidates, [&](const symbol::SymbolSpec& source) {
        const std::string own = symbol::identify(source);
        return entry.except.contains(own) || reading_.symbols.seen.contains(own);
    });
    if (entry.pick == Pick::Random)
        random::Generator(reading_.theme.seed, number).shuffle(std::span(candidates));
    const auto is_good = [&](const symbol::SymbolSpec& source) { return are_good(find_words(source)); };
    if (forms_.empty() || std::ranges::none_of(candidates, is_good)) return candidates;
    std::set<std::string> taken = taken_;
    const auto is_taken = [&](const std::string& word) { return taken.contains(word); };
    std::erase_if(candidates, [&](const symbol::SymbolSpec& source) {
        const std::vector<std::string> words = find_words(source);
        if (!are_good(words) || std::ranges::any_of(words, is_taken)) return true;
        taken.insert(words.begin(), words.end());
        return false;
    });
    return candidates;
}

void GroupPicker::take(const std::vector<symbol::SymbolSpec>& symbols) {
    for (const symbol::SymbolSpec& source : symbols) {
        reading_.symbols.seen.try_emplace(symbol::identify(source), source.span);
        take_words(source);
    }
}

void GroupPicker::take_words(const symbol::SymbolSpec& source) {
    for (std::string& word : find_words(source))
        if (!word.empty()) taken_.insert(std::move(word));
    // A word is its own picture.
    if (source.row().is_text) taken_.insert(symbol::make_comparison_key(symbol::find_word(source)));
}

std::vector<std::string> GroupPicker::find_words(const symbol::SymbolSpec& source) {
    return base::collect(forms_, [&](const DisplayForm& form) {
        return symbol::make_comparison_key(names_.find(source, form.language));
    });
}

} // namespace spotit::theme
