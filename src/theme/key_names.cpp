// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {

std::string Key::label() const {
    std::string result(path);
    const std::size_t brackets = result.find("[]");
    if (brackets != std::string::npos) result.erase(brackets, 2);
    return result;
}

std::string_view Key::section() const {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? std::string_view{} : path.substr(0, dot);
}

std::string_view Key::name() const {
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? path : path.substr(dot + 1);
}

const Key* find_key(std::string_view path) {
    const auto rows = keys();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Key& key) { return key.path == path; });
    return found == rows.end() ? nullptr : &*found;
}

std::string join(std::string_view section, std::string_view name) {
    return section.empty() ? std::string(name) : fmt::format("{}.{}", section, name);
}

std::vector<std::string_view> names_in(std::string_view section, Which which) {
    std::vector<std::string_view> names;
    for (const Key& key : keys()) {
        if (key.section() != section || (which == Which::Built && key.kind == Kind::Later)) continue;
        names.push_back(key.name());
    }
    return names;
}

std::vector<std::string_view> sections_with(std::string_view name) {
    std::vector<std::string_view> built, all;
    for (const Key& key : keys()) {
        if (key.name() != name) continue;
        all.push_back(key.section());
        if (key.kind != Kind::Later) built.push_back(key.section());
    }
    return built.empty() ? all : built;
}

std::string snake_case(std::string_view name) {
    std::string result;
    char before = ' ';
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper && before >= 'a' && before <= 'z') result += '_';
        before = c;
        if (upper)
            result += static_cast<char>(c - 'A' + 'a');
        else
            result += c == '-' || c == ' ' ? '_' : c;
    }
    return result;
}

std::string american(std::string_view name) {
    std::string result(name);
    for (std::size_t at = result.find("colour"); at != std::string::npos; at = result.find("colour", at)) {
        result.replace(at, 6, "color");
    }
    return result;
}

std::string section_name(std::string_view section) {
    if (section.empty()) return "the top level";
    if (section == "symbols[]") return "an entry of `symbols`";
    return fmt::format("`{}`", section);
}

std::string_view description(Kind kind) {
    switch (kind) {
    case Kind::Section:
        return "keys of its own";
    case Kind::Text:
        return "a text";
    case Kind::Seed:
        return "a number or a word";
    case Kind::Whole:
        return "a whole number";
    case Kind::Number:
        return "a number";
    case Kind::Degrees:
        return "a number of degrees";
    case Kind::Share:
        return "a share such as 0.5 or 50%";
    case Kind::CardSize:
        return "a length such as 85mm, two such as 63x88mm, or a name such as poker";
    case Kind::Length:
        return "a length such as 5mm";
    case Kind::Flag:
        return "true or false";
    case Kind::Choice:
        return "a word";
    case Kind::Color:
        return "a colour";
    case Kind::Files:
        return "a path, or a list of paths";
    case Kind::Paper:
        return "a paper such as A4 or 210x297mm";
    case Kind::Cards:
        return "numbers of cards such as {17: 2}";
    case Kind::Symbols:
        return "a list of symbols";
    case Kind::Later:
        break;
    }
    return "nothing yet";
}

} // namespace spotit::theme
