// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/task_request.hpp"

#include <algorithm>

namespace spotit::serve {

namespace {

constexpr std::size_t max_first = 200; ///< cards that a page can show at once
constexpr int max_cards = 1'000'000;

} // namespace

std::string_view task_kind(Action action) {
    switch (action) {
    case Action::Preview:
        return "preview";
    case Action::Pdf:
        return "pdf";
    case Action::Play:
        return "play";
    case Action::Cards:
        return "cards";
    case Action::Bundle:
        return "bundle";
    case Action::Symbols:
        return "symbols";
    case Action::Font:
        return "font";
    case Action::Sample:
        return "sample";
    default:
        return {};
    }
}

Json read_task(Action action, const std::string& body) {
    Json task{{"kind", task_kind(action)}};
    if (action == Action::Font) return task;
    const Json asked = Json::parse(body, nullptr, false);
    if (!asked.is_object()) return nullptr;
    for (const char* const text : {"text", "want", "words", "language", "format", "client"}) {
        if (!asked.contains(text)) continue;
        if (!asked[text].is_string()) return nullptr;
        task[text] = asked[text];
    }
    if (asked.contains("proof")) {
        if (!asked["proof"].is_boolean()) return nullptr;
        task["proof"] = asked["proof"];
    }
    if (asked.contains("page")) {
        if (!asked["page"].is_number_integer()) return nullptr;
        task["page"] = std::clamp<long long>(asked["page"].get<long long>(), 0, max_cards);
    }
    if (asked.contains("first")) {
        if (!asked["first"].is_array() || asked["first"].size() > max_first) return nullptr;
        for (const Json& card : asked["first"])
            if (!card.is_number_unsigned() || card > max_cards) return nullptr;
        task["first"] = asked["first"];
    }
    if (asked.contains("has")) {
        if (!asked["has"].is_array()) return nullptr;
        for (const Json& id : asked["has"])
            if (!id.is_string()) return nullptr;
        task["has"] = asked["has"];
    }
    return task;
}

} // namespace spotit::serve
