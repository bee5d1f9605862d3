#include "serve/json.hpp"

#include <algorithm>

namespace spotit::serve {
namespace {

constexpr std::size_t max_first = 200; ///< cards that a page can show at once
constexpr int max_cards = 1'000'000;

constexpr auto is_text = [](const Json& value) { return value.is_string(); };
constexpr auto is_boolean = [](const Json& value) { return value.is_boolean(); };
constexpr auto is_integer = [](const Json& value) { return value.is_integer(); };
constexpr auto is_list_of_texts = [](const Json& value) {
    return value.is_array() && std::ranges::all_of(value.parts(), is_text);
};

bool is_list_of_cards(const Json& value) {
    return value.is_array() && value.size() <= max_first &&
           std::ranges::all_of(value.parts(), [](const Json& card) {
               return card.is_integer() && card.get<long long>() >= 0 && card.get<long long>() <= max_cards;
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

} // namespace

std::string to_line(const Json& json) {
    return json.dump() + "\n";
}

Problems make_problems(const std::vector<diag::Diagnostic>& problems, const diag::SourceText& text) {
    Problems list;
    for (const diag::Diagnostic& problem : problems) list.push_back(make_problem(problem, text));
    return list;
}

Json read_task(std::string_view kind, const std::string& body) {
    Json task{{"kind", kind}};
    if (kind == "font" || kind == "files") return task;
    const std::optional<Json> asked = Json::parse(body);
    if (!asked || !asked->is_object()) return nullptr;
    for (const auto& [key, fits] : wishes) {
        const Json* const value = asked->find(key);
        if (value == nullptr) continue;
        if (!fits(*value)) return nullptr;
        task[key] = *value;
    }
    if (task.contains("page"))
        task["page"] = std::clamp<long long>(task["page"].get<long long>(), 0, max_cards);
    // A newer preview of a page stops the older.
    if (kind == "preview" && task.value("client", "").empty()) return nullptr;
    return task;
}

} // namespace spotit::serve
