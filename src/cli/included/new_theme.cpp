#include "cli/included/included.hpp"

#include "cli/options.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <system_error>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& file) {
    diag::fail(diag::ErrorCategory::File, "file-exists", diag::write("{} already exists", file),
               {"choose another name:    spotit-print init NAME.yaml", "or overwrite it:        --force",
                "nothing was changed"});
}

[[noreturn]] void report_no_template(const std::string& name) {
    const std::vector<std::string_view> words = base::list_names(starters());
    std::vector<std::string_view> names = words;
    for (const IncludedTheme& theme : list_included_themes()) names.push_back(theme.name);
    refuse_unknown_word(diag::write("there is no template '{}'", name), name, names,
                        {diag::write("for example:  {}", base::join(words, ", ")),
                         "spotit-print themes lists all themes that come with the program"});
}

} // namespace

std::string_view Starter::find_summary() const {
    // The second line is "# Animals: 57 cards ...".
    const std::size_t start = text.find(": ", text.find('\n') + 1) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

const Starter* find_starter(std::string_view name) {
    return base::find_row(starters(), name, &Starter::name);
}

serve::Template make_new_theme(const std::string& name) {
    if (const Starter* const starter = find_starter(name))
        return {.name = name,
                .group = "to begin with",
                .text = use_local_paper(std::string(starter->text)),
                .summary = std::string(starter->find_summary())};
    const IncludedTheme* const included = find_included_theme(name);
    if (included == nullptr) report_no_template(name);
    return make_new_theme(read_catalog_entry(*included));
}

serve::Template make_new_theme(const CatalogEntry& entry) {
    serve::Template theme{
        .name = entry.included->name,
        .group = entry.included->group,
        .text = entry.source->text(),
        .summary = entry.symbols_per_card == 0
                       ? fmt::format("{} cards", entry.cards)
                       : fmt::format("{} cards with {} symbols each", entry.cards, entry.symbols_per_card),
        .titles = entry.titles,
        .languages = entry.languages,
        .cards = entry.cards,
        .symbols_per_card = entry.symbols_per_card,
        .file = entry.included->file,
        .pictures = entry.pictures};
    if (!theme.titles.empty()) theme.titles.try_emplace("en", entry.title);
    // The schema will lie beside it, not above its group.
    constexpr std::string_view above = "$schema=../";
    if (const std::size_t at = theme.text.find(above); at < theme.text.find('\n'))
        theme.text.erase(at + above.size() - 3, 3);
    return theme;
}

void write_new_theme(const serve::Template& theme, const std::string& file, Existing existing) {
    const fs::path folder = fs::path(file).parent_path();
    std::error_code ignored;
    if (existing == Existing::Keep) {
        if (fs::exists(fs::symlink_status(file, ignored))) refuse(file);
        job::require_free_places(folder, theme.pictures);
    }
    job::require_folder(file);
    job::copy_companions(folder, theme.pictures);
    job::save(file, theme.text);
}

} // namespace spotit::cli
