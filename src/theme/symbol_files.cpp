// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/parse.hpp"
#include "theme/symbol_text.hpp"

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

/// The pictures in a folder, in the order of their names.
std::vector<fs::path> pictures_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; at != end && !error; at.increment(error)) {
        const std::string name = at->path().filename().string();
        std::error_code ignored;
        if (!name.starts_with('.') && is_path(name) && at->is_regular_file(ignored))
            files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// The text of a file, or nothing when it can't be had, which is reported.
std::shared_ptr<const diag::Source> list_source(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.origins.front().span;
    note_file(reading, entry.file);
    const auto source = read_file(entry.file);
    if (!source) {
        std::error_code error;
        Missing missing;
        if (!fs::exists(entry.file, error)) missing = explain_missing(reading, entry.file, trimmed(entry.written));
        const bool is_file = fs::is_regular_file(entry.file, error);
        const std::string message =
            is_file ? "{} is too long for a list of symbols, or can't be read" : "can't find the file {}";
        unknown(reading, {"no-file", fmt::format(fmt::runtime(message), entry.file.string()), span,
                          std::move(missing.label), std::move(missing.notes)});
        return nullptr;
    }
    try {
        check_plain_text(source);
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
    std::error_code error;
    if (!fs::is_directory(entry.folder, error)) {
        Missing missing = explain_missing(reading, entry.folder, trimmed(entry.written));
        unknown(reading, {"no-file", fmt::format("can't find the folder {}", entry.folder.string()), span,
                          std::move(missing.label), std::move(missing.notes)});
        return;
    }
    const std::vector<fs::path> files = pictures_in(entry.folder);
    if (files.empty()) {
        unknown(reading, {"no-file",
                          fmt::format("there are no pictures in {}", entry.folder.string()),
                          span,
                          "",
                          {"pictures end in .svg, .png, .jpg, .jpeg or .webp"}});
    }
    for (const fs::path& file : files) {
        ++reading.symbol_count;
        note_file(reading, file);
        symbol::Source source = entry.source;
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
        const std::string_view line = trimmed(text.substr(begin, end - begin));
        // A comment, as in YAML; "#️⃣" and "#1" are symbols.
        if (line.empty() || line == "#" || line.starts_with("# ")) continue;
        const auto at = static_cast<std::size_t>(line.data() - text.data());
        add_symbols(reading, {Node::Kind::Scalar, std::string(line), {source, at, at + line.size()}, {}, {}},
                    entry);
    }
}

} // namespace spotit::theme
