// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/output.hpp"

#include "cli/terminal.hpp"

#include <spotit/job.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace spotit::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::array<FormatName, 6> format_table{{{Format::Pdf, "pdf"},
                                                  {Format::Png, "png"},
                                                  {Format::Svg, "svg"},
                                                  {Format::Text, "txt"},
                                                  {Format::Csv, "csv"},
                                                  {Format::Json, "json"}}};

struct Place {
    std::string_view mark;
    Shown shown;
};
constexpr std::array<Place, 3> places{
    {{"{card}", Shown::Card}, {"{back}", Shown::Back}, {"{sheet}", Shown::Sheet}}};

const Place* place_in(std::string_view name) {
    const auto found = std::ranges::find_if(
        places, [&](const Place& place) { return name.find(place.mark) != std::string_view::npos; });
    return found == places.end() ? nullptr : &*found;
}

constexpr auto words = [] {
    std::array<std::string_view, format_table.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = format_table[i].name;
    return names;
}();

std::optional<Format> format_called(std::string_view name) {
    const auto found = std::ranges::find(format_table, name, &FormatName::name);
    return found == format_table.end() ? std::nullopt : std::optional(found->format);
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// A folder that is in the way is found when writing; a device takes anything.
bool names_a_file(const fs::path& path) {
    std::error_code ignored;
    return fs::status(path, ignored).type() <= fs::file_type::regular;
}

Format format_of(const Options& options, const std::string& name) {
    if (!options.format.empty()) return format_called(options.format).value_or(Format::Pdf);
    const std::string ending = lower(fs::path(name).extension().string());
    if (!ending.empty())
        if (const auto format = format_called(std::string_view(ending).substr(1))) return *format;
    if (name == "-" || !names_a_file(name)) return Format::Pdf;
    usage_error(fmt::format("can't tell what '{}' shall be", name),
                {fmt::format("fix: give it a name that ends in .{}", fmt::join(words, ", .")),
                 "     or say what it is:  -f pdf"});
}

Shown shown_by(const std::string& name) {
    if (const Place* place = place_in(fs::path(name).filename().string())) return place->shown;
    const std::string stem = fs::path(name).stem().string(), ending = fs::path(name).extension().string();
    usage_error(fmt::format("'{}' is one picture; a deck has many", name),
                {fmt::format("fix: put {{card}}, {{back}} or {{sheet}} in the name:  -o '{}-{{card}}{}'",
                             stem == "-" ? "deck" : stem, ending.empty() ? ".png" : ending)});
}

bool same_file(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return fs::equivalent(one, other, ignored);
}

} // namespace

std::span<const FormatName> formats() {
    return format_table;
}

std::span<const std::string_view> format_words() {
    return words;
}

Output output_of(const Options& options) {
    const std::string& theme = options.words.at(0);
    Output output{options.output, Format::Pdf};
    if (output.name.empty()) {
        if (theme == "-") usage_error("a theme from standard input needs -o", {"example:  -o deck.pdf"});
        const std::string ending = options.format.empty() ? "pdf" : options.format;
        output.name = fs::path(theme).filename().replace_extension(ending).string();
        if (ending == "png" || ending == "svg") output.name.insert(output.name.rfind('.'), "-{card}");
    }
    output.format = format_of(options, output.name);
    if (output.is_pictures()) output.shown = shown_by(output.name);
    if (output.name == "-") {
        if (output.format == Format::Pdf && stdout_is_terminal())
            usage_error("a PDF is not for a terminal", {"write it to a file:  -o deck.pdf"});
        return output;
    }
    if (theme != "-" && same_file(theme, output.name))
        usage_error(output.name + " is the theme itself; it would be overwritten",
                    {"choose another name with -o"});
    return output;
}

std::string Output::name_of(std::size_t number, std::size_t last) const {
    const Place* place = place_in(fs::path(name).filename().string());
    std::string result = name;
    result.replace(result.rfind(place->mark), place->mark.size(),
                   fmt::format("{:0{}}", number, std::to_string(last).size()));
    return result;
}

void require_no_input(const Output& output, std::span<const fs::path> inputs) {
    if (output.name == "-") return;
    for (const fs::path& input : inputs)
        if (same_file(input, output.name))
            usage_error(output.name + " is part of the theme; it would be overwritten",
                        {"choose another name with -o"});
}

void write(const Output& output, std::string_view bytes) {
    if (output.name == "-")
        print(bytes);
    else
        job::save(output.name, bytes);
}

} // namespace spotit::cli
