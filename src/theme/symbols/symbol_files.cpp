// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/image_formats.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Reports it, and that nobody knows how many symbols there would have been.
void unknown(Reading& reading, Reading::Problem problem) {
    reading.symbols_are_known = false;
    reading.add(std::move(problem));
}

/// The pictures in a folder, in the order of their names, and how many others there are that can't be
/// printed.
struct Pictures {
    std::vector<fs::path> files;
    std::size_t others = 0;
    std::string example; ///< one of the others
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
        } else if (is_other_picture(name)) {
            ++pictures.others;
            pictures.example = pictures.example.empty() ? name : std::min(pictures.example, name);
        }
    }
    std::sort(pictures.files.begin(), pictures.files.end());
    return pictures;
}

void report_no_pictures(Reading& reading, const Entry& entry, const Pictures& pictures) {
    Reading::Problem problem{"no-file",
                             fmt::format("there are no pictures in {}", entry.folder.string()),
                             entry.origins.front().span,
                             "",
                             {fmt::format("pictures end in {}", diag::join_words(symbol::image_endings()))}};
    if (pictures.others > 0)
        problem.notes.emplace_back("fix: save or export them as PNG or JPEG in a program for pictures");
    if (pictures.others > 0)
        problem.label = fmt::format("only such as {}, which can't be printed", pictures.example);
    unknown(reading, std::move(problem));
}

/// The text of a file, or nothing when it can't be had, which is reported.
std::shared_ptr<const diag::SourceText> list_source(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.origins.front().span;
    note_file(reading, entry.file);
    if (is_path(entry.written) || is_other_picture(entry.written)) {
        unknown(reading, {"no-file",
                          "`file` is a text with a symbol in each line, and this is a picture",
                          span,
                          "",
                          {fmt::format("fix: write  image: {}", diag::trimmed(entry.written))}});
        return nullptr;
    }
    if (auto trouble = trouble_with(
            reading, {"file", entry.file, diag::trimmed(entry.written), span, Named::Sort::Text})) {
        unknown(reading, std::move(*trouble));
        return nullptr;
    }
    const auto source = read_file(entry.file);
    if (!source) return nullptr;
    try {
        yaml::check_plain_text(source);
    } catch (const diag::Error& wrong) {
        reading.symbols_are_known = false;
        for (const diag::Diagnostic& diagnostic : wrong.diagnostics()) reading.add(diagnostic);
        return nullptr;
    }
    return source;
}

} // namespace

void add_folder(Reading& reading, const Entry& entry) {
    const diag::Span span = entry.origins.front().span;
    note_file(reading, entry.folder);
    if (auto trouble = trouble_with(
            reading, {"folder", entry.folder, diag::trimmed(entry.written), span, Named::Sort::Folder})) {
        if (is_path(diag::trimmed(entry.written)))
            trouble->notes = {
                fmt::format("fix: for the picture alone write  image: {}", diag::trimmed(entry.written))};
        return unknown(reading, std::move(*trouble));
    }
    const Pictures pictures = pictures_in(entry.folder);
    if (pictures.files.empty()) report_no_pictures(reading, entry, pictures);
    for (const fs::path& file : pictures.files) {
        ++reading.symbol_count;
        note_file(reading, file);
        symbol::SymbolSpec source = entry.source;
        source.image = file;
        source.span = span;
        add_symbol(reading, std::move(source), entry.fit);
    }
}

void add_file(Reading& reading, const Entry& entry) {
    const auto source = list_source(reading, entry);
    if (!source) return;
    const std::string_view text = source->text();
    std::size_t begin = text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    for (std::size_t end = 0; begin < text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = diag::trimmed(text.substr(begin, end - begin));
        // A comment, as in YAML; "#️⃣" and "#1" are symbols.
        if (line.empty() || line == "#" || line.starts_with("# ")) continue;
        const auto at = static_cast<std::size_t>(line.data() - text.data());
        add_symbols(reading,
                    {yaml::Node::Kind::Scalar, std::string(line), {source, at, at + line.size()}, {}, {}},
                    entry);
    }
}

} // namespace spotit::theme
