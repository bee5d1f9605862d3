#include "cli/included/included.hpp"

#include "cli/options.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& file) {
    throw diag::Error(diag::ErrorCategory::File,
                      {.id = "file-exists",
                       .message = file + " already exists",
                       .notes = {"choose another name:    spotit-print init NAME.yaml",
                                 "or overwrite it:        --force", "nothing was changed"}});
}

[[noreturn]] void report_no_template(const std::string& name) {
    const std::vector<std::string_view> words = list_row_names(starters());
    std::vector<std::string_view> names = words;
    for (const IncludedTheme& theme : list_included_themes()) names.push_back(theme.name);
    refuse_unknown_word(fmt::format("there is no template '{}'", name), name, names,
                        {fmt::format("for example:  {}", base::join(words, ", ")),
                         "spotit-print themes lists all themes that come with the program"});
}

} // namespace

std::string_view Starter::find_summary() const {
    // The second line is "# Animals: 57 cards ...".
    const std::size_t start = text.find(": ", text.find('\n') + 1) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

const Starter* find_starter(std::string_view name) {
    const auto all = starters();
    const auto found = std::ranges::find(all, name, &Starter::name);
    return found == all.end() ? nullptr : &*found;
}

NewTheme make_new_theme(const std::string& name) {
    if (const Starter* const starter = find_starter(name))
        return {name, std::string(starter->find_summary()), use_local_paper(std::string(starter->text)), {}};
    const IncludedTheme* const included = find_included_theme(name);
    if (included == nullptr) report_no_template(name);
    return make_new_theme(read_catalog_entry(*included));
}

NewTheme make_new_theme(const CatalogEntry& entry) {
    NewTheme theme{entry.included->name,
                   entry.symbols_per_card == 0
                       ? fmt::format("{} cards", entry.cards)
                       : fmt::format("{} cards with {} symbols each", entry.cards, entry.symbols_per_card),
                   entry.source->text(), entry.pictures};
    // The schema will lie beside it, not above its group.
    constexpr std::string_view above = "$schema=../";
    if (const std::size_t at = theme.text.find(above); at < theme.text.find('\n'))
        theme.text.erase(at + above.size() - 3, 3);
    return theme;
}

void write_new_theme(const NewTheme& theme, const std::string& file, Existing existing) {
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
