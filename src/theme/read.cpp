#include <spotit/theme/theme.hpp>

#include "theme/checks/checks.hpp"
#include "theme/layers/layers.hpp"
#include "theme/symbols/symbols.hpp"

#include <spotit/emoji.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

constexpr int min_labels = 3; ///< words beside emoji that are no coincidence

void note_places(Reading& reading) {
    reading.theme.fonts.emoji_span = reading.theme.find_place({"fonts.emoji"});
    reading.theme.fonts.text_span = reading.theme.find_place({"fonts.text"});
    reading.theme.style.label_span = reading.theme.find_place({"card.text", "card.number"});
    reading.theme.output.conformance_span = reading.theme.find_place({"output.pdf"});
}

/// Warns of "🐶 dog 🐱 cat 🐮 cow", where the words are meant as labels.
void warn_of_labels(Reading& reading) {
    const auto& labels = reading.symbols.labels;
    if (std::ssize(labels) < min_labels) return;
    reading
        .warn(labels.front().second, "picture-word",
              "{word} and {count} more words are separate symbols here, in addition to the emoji with those "
              "names",
              labels.front().first, labels.size() - 1)
        .fix("delete the words; emoji already have names, which  deck: {forms: labeled}  prints below them");
}

} // namespace

std::string write_symbol(const symbol::SymbolSpec& spec, const diag::SourceText& text) {
    const std::string folder = (std::filesystem::path(text.name()).parent_path() / "").generic_string();
    std::string written = symbol::write_symbol(spec, symbol::PathPart::Whole);
    return spec.row().is_file && written.starts_with(folder) ? written.substr(folder.size()) : written;
}

std::string make_id(const symbol::SymbolSpec& spec, const diag::SourceText& text) {
    return fmt::format("{}:{}", spec.row().name, write_symbol(spec, text));
}

Theme read(const std::shared_ptr<const diag::SourceText>& source, const Context& input, diag::Sink& sink) {
    Theme theme;
    SymbolList symbols;
    Reading reading{
        Problems(sink), input, theme, symbols, {reading, input, source, theme.files, theme.hints}};
    reading.emoji_names = emoji::NameIndex(input.places);
    theme.fonts.places = input.places;
    const std::vector<Layer> layers = read_layer_stack(reading);
    read_layers(reading, layers);
    fill_groups(reading);
    add_categories(reading);
    for (symbol::SymbolSpec& symbol : theme.symbols) symbol.id = make_id(symbol, *source);
    resolve_deck(reading);
    resolve_backs(reading);
    theme.fonts.language = theme.language;
    note_places(reading);
    check_deck(reading);
    check_sizes(reading);
    check_pages(reading);
    check_inks(reading);
    warn_of_labels(reading);
    if (input.theme_listener) input.theme_listener(theme);
    sink.throw_if_errors();
    return theme;
}

} // namespace spotit::theme
