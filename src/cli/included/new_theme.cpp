#include "cli/included/included.hpp"

#include "cli/options.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>

#include <system_error>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& file) {
    diag::fail(diag::ErrorCategory::File, "file-exists", diag::write("{file} already exists", file),
               {"choose another name:    spotit-print init NAME.yaml", "or overwrite it:        --force",
                "nothing was changed"});
}

[[noreturn]] void report_no_template(const std::string& name) {
    const std::vector<std::string_view> words = base::list_names(starters());
    std::vector<std::string_view> names = words;
    for (const IncludedTheme& theme : list_included_themes()) names.push_back(theme.name);
    refuse_unknown_word(diag::write("there is no template '{name}'", name), name, names,
                        {diag::write("for example:  {example}", base::join(words, ", ")),
                         "spotit-print themes lists all themes that come with the program"});
}

} // namespace

// The second line is "# Animals: 57 cards ...".
std::string_view Starter::find_title() const {
    const std::size_t start = text.find("\n# ") + 3;
    return text.substr(start, text.find(": ", start) - start);
}

std::string_view Starter::find_summary() const {
    const std::size_t start = text.find(": ", text.find('\n') + 1) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

const Starter* find_starter(std::string_view name) {
    return base::find_row(starters(), name, &Starter::name);
}

serve::Template make_new_theme(const std::string& name) {
    if (const Starter* const starter = find_starter(name))
        return {.name = name,
                .text = use_local_paper(std::string(starter->text)),
                .group = "Getting started",
                .title = starter->find_title(),
                .summary = starter->find_summary(),
                .languages = find_languages(
                    std::make_shared<const diag::SourceText>(std::string(name), std::string(starter->text)))};
    const IncludedTheme* const included = find_included_theme(name);
    if (included == nullptr) report_no_template(name);
    return make_new_theme(read_catalog_entry(*included));
}

serve::Template make_new_theme(const CatalogEntry& entry) {
    serve::Template theme{.name = entry.included->name,
                          .text = entry.source->text(),
                          .group = find_group_title(entry.included->group),
                          .title = entry.title,
                          .summary = entry.symbols_per_card == 0
                                         ? diag::write_count(static_cast<std::size_t>(entry.cards),
                                                             "{count} card", "{count} cards", entry.cards)
                                         : diag::write("{cards} cards with {per_card} symbols each",
                                                       entry.cards, entry.symbols_per_card),
                          .titles = entry.titles,
                          .languages = entry.languages,
                          .file = entry.included->file,
                          .pictures = entry.pictures};
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
