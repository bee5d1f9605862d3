#include "serve/task.hpp"

#include <spotit/base/utf8.hpp>

#include <stdexcept>

namespace spotit::serve {
namespace {

constexpr long long max_number = 1'000'000;

std::vector<int> read_cards(const Json& asked, const char* key) {
    const auto numbers = asked.value(key, std::vector<long long>());
    const auto is_card = [](long long number) { return number >= 0 && number <= max_number; };
    if (numbers.size() > max_cards || !std::ranges::all_of(numbers, is_card))
        throw std::domain_error("no cards");
    return {numbers.begin(), numbers.end()};
}

template<class Plain>
Work make(const Json&) {
    return Plain();
}

Work read_preview(const Json& asked) {
    return Preview{.with_sheet = asked.value("want", "") == "sheet",
                   .page = static_cast<int>(std::clamp(asked.value("page", 0LL), 0LL, max_number)),
                   .first = read_cards(asked, "first"),
                   .has = asked.value("has", std::set<std::string>()),
                   .faces = asked.value("faces", std::vector<std::string>()),
                   .is_proof = asked.value("proof", false)};
}

/// Reads a table: `text`, or `bytes`, each as a character from U+0000 to U+00FF.
Work read_table(const Json& asked) {
    TableReading table{.name = asked.value("name", ""),
                       .bytes = asked.value("text", ""),
                       .deck_language = asked.value("deckLanguage", "en")};
    for (const base::Character& each : base::list_characters(asked.value("bytes", ""))) {
        if (each.value > 0xFF) throw std::domain_error("no byte");
        table.bytes += static_cast<char>(each.value);
    }
    return table;
}

constexpr struct {
    std::string_view name;
    Work (*read)(const Json& asked);
    Scheduling scheduling{};
} kinds[]{
    {"preview", read_preview, {.replaces = true, .is_replaced = true}},
    {"sample", make<Sample>, {.is_replaced = true}},
    {"pdf", make<Pdf>},
    {"play", make<GamesPage>},
    {"why", make<WhyPage>},
    {"cards", [](const Json& asked) -> Work { return CardPictures{asked.value("format", "") == "svg"}; }},
    {"bundle",
     [](const Json& asked) -> Work { return Bundle{asked.value("service", "")}; },
     {.gives_way = false}},
    {"theme", make<ThemeFiles>},
    {"symbols",
     [](const Json& asked) -> Work {
         return EmojiSearch{asked.value("words", ""),
                            asked.value("languages", std::vector<std::string>{"en"})};
     }},
    {"font", make<EmojiFont>},
    {"files", make<ThemeList>},
    {"table", read_table},
    {"fonts", make<FontList>},
    {"picture", make<PictureTrial>},
};

} // namespace

std::optional<Task> read_task(const Json& asked) {
    try {
        const auto name = asked.at("kind").get<std::string>();
        const auto* const kind =
            std::ranges::find_if(kinds, [&](const auto& row) { return row.name == name; });
        if (kind == std::end(kinds)) return std::nullopt;
        return Task{.work = kind->read(asked),
                    .scheduling = kind->scheduling,
                    .id = asked.value("id", 0L),
                    .file = asked.value("file", ""),
                    .text = asked.value("text", ""),
                    .client = asked.value("client", ""),
                    .language = asked.value("language", ""),
                    .cards = read_cards(asked, "cards")};
    } catch (const std::domain_error&) {
        return std::nullopt;
    }
}

} // namespace spotit::serve
