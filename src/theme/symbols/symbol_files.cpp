// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbol_files.hpp"

#include "theme/files/files.hpp"
#include "theme/files/list_text.hpp"
#include "theme/symbols/symbols.hpp"
#include "theme/symbols/word_tables.hpp"
#include "theme/text/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/image_formats.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

/// Files of programs for tables and cards, and what these can write instead.
struct OtherTable {
    std::string_view ending, remedy;
};
constexpr OtherTable other_tables[] = {
    {".xlsx", "in Excel save it as \"CSV UTF-8\""},  {".xls", "in Excel save it as \"CSV UTF-8\""},
    {".ods", "in LibreOffice save it as Text CSV"},  {".numbers", "in Numbers export it as CSV"},
    {".apkg", "in Anki export Notes in Plain Text"}, {".colpkg", "in Anki export Notes in Plain Text"},
};

/// Reports a problem, and that the number of symbols is unknown.
void unknown(ReadContext& context, Problem problem) {
    context.symbols.are_known = false;
    context.problems.add(std::move(problem));
}

/// The pictures in a folder, sorted by name, and what is left out.
struct Pictures {
    std::vector<fs::path> files;
    std::vector<std::string> others; ///< pictures in unsupported formats, sorted
};
Pictures pictures_in(const fs::path& folder) {
    Pictures pictures;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; at != end && !error; at.increment(error)) {
        const std::string name = at->path().filename().string();
        std::error_code ignored;
        if (name.starts_with('.') || !at->is_regular_file(ignored)) continue;
        if (is_path(name)) {
            pictures.files.push_back(at->path());
        } else if (is_unsupported_picture(name)) {
            pictures.others.push_back(name);
        }
    }
    std::ranges::sort(pictures.files);
    std::ranges::sort(pictures.others);
    return pictures;
}

/// Warns of pictures in a folder that are not in the deck.
void warn_of_left_out(ReadContext& context, const Entry& entry, const Pictures& pictures) {
    constexpr std::size_t max_told = 5;
    const std::vector<std::string>& others = pictures.others;
    if (others.empty() || pictures.files.empty()) return;
    const std::size_t told = std::min(others.size(), max_told);
    std::string names = fmt::format(
        "{}", fmt::join(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(told), ", "));
    if (told < others.size()) names += fmt::format(" and {} more", others.size() - told);
    context.problems.warn(
        {.id = "picture-format",
         .message = fmt::format("{} of this folder can't be printed and {} left out: {}",
                                others.size() == 1 ? "a picture" : fmt::format("{} pictures", others.size()),
                                others.size() == 1 ? "is" : "are", names),
         .span = entry.origins.front().span,
         .label = {},
         .notes = {
             "fix: save or export them as PNG or JPEG in a program for pictures, or move them elsewhere",
             fmt::format("pictures must be {} files", symbol::list_image_formats())}});
}

void report_no_pictures(ReadContext& context, const Entry& entry, const Pictures& pictures) {
    Problem problem{"no-file",
                    fmt::format("there are no pictures in {}", entry.folder.string()),
                    entry.origins.front().span,
                    "",
                    {fmt::format("pictures end in {}", diag::join_words(symbol::image_endings()))}};
    if (!pictures.others.empty()) {
        problem.notes.emplace_back("fix: save or export them as PNG or JPEG in a program for pictures");
        problem.label = fmt::format("only such as {}, which can't be printed", pictures.others.front());
    }
    unknown(context, std::move(problem));
}

/// Reports names of `except` that are not in the folder.
void report_unknown_exceptions(ReadContext& context, const Entry& entry, const Pictures& pictures) {
    std::vector<std::string> names;
    for (const fs::path& file : pictures.files) names.push_back(file.filename().string());
    for (const auto& [name, span] : entry.except_files) {
        if (std::ranges::find(names, name) != names.end()) continue;
        const std::vector<std::string_view> known(names.begin(), names.end());
        const std::string_view near = context.problems.nearest_word(name, known);
        context.problems.add({"no-picture",
                              fmt::format("{} is not in the folder {}", name, entry.written),
                              span,
                              near.empty() ? "" : fmt::format("did you mean {}?", near),
                              {"fix: write the name of a file in the folder, or delete it"}});
    }
}

/// Returns true for the place of a picture that a `folder` has given.
bool names_folder(const diag::Span& span) {
    return !is_path(diag::trimmed(diag::span_text(span)));
}

/// Returns the problem of a file that is no text but holds a table; nothing for others.
std::optional<Problem> refuse_other_table(const Entry& entry) {
    const auto* const other = std::ranges::find_if(
        other_tables, [&](const OtherTable& each) { return same_ending(entry.written, each.ending); });
    if (other == std::end(other_tables)) return std::nullopt;
    return Problem{"table-format",
                   fmt::format("{} files can't be read; a table of words is a text file", other->ending),
                   entry.origins.front().span,
                   "",
                   {fmt::format("fix: {}, and write that file's name", other->remedy)}};
}

/// Returns the text of a file; nothing if it can't be read, which is reported.
std::shared_ptr<const diag::SourceText> list_source(ReadContext& context, const Entry& entry) {
    const diag::Span& span = entry.origins.front().span;
    note_file(context, entry.file);
    if (is_path(entry.written) || is_unsupported_picture(entry.written)) {
        unknown(context, {"no-file",
                          "`file` is a text file with one symbol per line, but this is a picture",
                          span,
                          "",
                          {fmt::format("fix: write  image: {}", diag::trimmed(entry.written))}});
        return nullptr;
    }
    if (auto problem = refuse_other_table(entry)) {
        unknown(context, std::move(*problem));
        return nullptr;
    }
    if (auto problem = check_file(
            context, {"file", entry.file, diag::trimmed(entry.written), span, Named::Sort::Text})) {
        unknown(context, std::move(*problem));
        return nullptr;
    }
    auto source = read_file(entry.file);
    if (!source) return nullptr;
    source = decode_list(source);
    try {
        yaml::check_plain_text(source);
    } catch (const diag::Error& wrong) {
        context.symbols.are_known = false;
        for (diag::Diagnostic diagnostic : wrong.diagnostics()) {
            if (diagnostic.id == "not-utf-8")
                diagnostic.notes = {
                    "fix: save it again with the encoding UTF-8; Excel calls it \"CSV UTF-8\""};
            context.problems.add(std::move(diagnostic));
        }
        return nullptr;
    }
    return source;
}

} // namespace

void add_folder(ReadContext& context, const Entry& entry) {
    const diag::Span span = entry.origins.front().span;
    note_file(context, entry.folder);
    if (auto problem = check_file(
            context, {"folder", entry.folder, diag::trimmed(entry.written), span, Named::Sort::Folder})) {
        if (is_path(diag::trimmed(entry.written)))
            problem->notes = {
                fmt::format("fix: for the picture alone write  image: {}", diag::trimmed(entry.written))};
        return unknown(context, std::move(*problem));
    }
    const Pictures pictures = pictures_in(entry.folder);
    if (pictures.files.empty()) report_no_pictures(context, entry, pictures);
    warn_of_left_out(context, entry, pictures);
    report_unknown_exceptions(context, entry, pictures);
    for (const fs::path& file : pictures.files) {
        // A picture above with an entry of its own has its own scale and name there.
        const auto above = context.symbols.seen.find("file " + file.lexically_normal().string());
        const bool has_own_entry = above != context.symbols.seen.end() && !names_folder(above->second);
        if (has_own_entry || entry.except_files.contains(file.filename().string())) continue;
        if (auto problem = check_place(context, {"picture", file, file.native(), span}))
            return unknown(context, std::move(*problem));
        ++context.symbols.count;
        note_file(context, file);
        symbol::SymbolSpec source = entry.source;
        source.image = file;
        source.span = span;
        add_symbol(context, std::move(source), entry.fit);
    }
}

void add_file(ReadContext& context, const Entry& entry) {
    const auto source = list_source(context, entry);
    if (!source) return;
    const std::string_view text = source->text();
    if (is_table(entry.written, text)) return add_table(context, entry, source);
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = diag::trimmed(text.substr(begin, end - begin));
        // A comment, as in YAML; "#️⃣" and "#1" are symbols.
        if (line.empty() || line == "#" || line.starts_with("# ")) continue;
        const auto at = static_cast<std::size_t>(line.data() - text.data());
        add_symbols(context,
                    {yaml::Node::Kind::Scalar, std::string(line), {source, at, at + line.size()}, {}, {}},
                    entry);
    }
}

} // namespace spotit::theme
