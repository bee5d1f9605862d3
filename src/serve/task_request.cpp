#include "serve/task_request.hpp"

#include <algorithm>

namespace spotit::serve {

namespace {

constexpr std::size_t max_first = 200; ///< cards that a page can show at once
constexpr int max_cards = 1'000'000;

bool is_text(const Json& value) {
    return value.is_string();
}

bool is_boolean(const Json& value) {
    return value.is_boolean();
}

bool is_integer(const Json& value) {
    return value.is_number_integer();
}

bool is_list_of_texts(const Json& value) {
    return value.is_array() && std::ranges::all_of(value, is_text);
}

bool is_list_of_cards(const Json& value) {
    return value.is_array() && value.size() <= max_first && std::ranges::all_of(value, [](const Json& card) {
               return card.is_number_unsigned() && card <= max_cards;
           });
}

/// The keys that a page may send, and the values that fit them.
constexpr struct {
    const char* key;
    bool (*fits)(const Json& value);
} wishes[]{{"text", is_text},           {"want", is_text},
           {"words", is_text},          {"languages", is_list_of_texts},
           {"format", is_text},         {"client", is_text},
           {"proof", is_boolean},       {"page", is_integer},
           {"first", is_list_of_cards}, {"has", is_list_of_texts},
           {"faces", is_list_of_texts}, {"cards", is_list_of_cards},
           {"service", is_text}};

constexpr const char *lines = "application/x-ndjson", *json = "application/json",
                     *file = "application/octet-stream";
constexpr TaskKind task_kinds[]{{Action::Preview, "preview", lines},
                                {Action::Pdf, "pdf", "application/pdf", true},
                                {Action::Play, "play", file, true},
                                {Action::Why, "why", file, true},
                                {Action::Cards, "cards", file, true},
                                {Action::Bundle, "bundle", file, true},
                                {Action::ThemeFiles, "theme", file, true},
                                {Action::Symbols, "symbols", json},
                                {Action::Font, "font", "font/ttf"},
                                {Action::Sample, "sample", "image/svg+xml"},
                                {Action::Files, "files", json}};

} // namespace

const TaskKind* find_task_kind(Action action) {
    const auto* const found = std::ranges::find(task_kinds, action, &TaskKind::action);
    return found == std::end(task_kinds) ? nullptr : found;
}

Json read_task(const TaskKind& kind, const std::string& body) {
    Json task{{"kind", kind.name}};
    if (kind.action == Action::Font || kind.action == Action::Files) return task;
    const Json asked = Json::parse(body, nullptr, false);
    if (!asked.is_object()) return nullptr;
    for (const auto& [key, fits] : wishes) {
        if (!asked.contains(key)) continue;
        if (!fits(asked[key])) return nullptr;
        task[key] = asked[key];
    }
    if (task.contains("page"))
        task["page"] = std::clamp<long long>(task["page"].get<long long>(), 0, max_cards);
    return task;
}

} // namespace spotit::serve
