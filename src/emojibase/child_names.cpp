#include "emojibase/reader.hpp"

#include <spotit/emoji.hpp>

#include <array>
#include <string>
#include <utility>

namespace spotit::emojibase {
namespace {

/// Unicode calls the heads "dog face", "tête de chien", "Hundegesicht", where a child says "dog". In all
/// languages, the full-body emoji has the animal's name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> whole_animals{{
    {"🐶", "🐕"}, // dog
    {"🐱", "🐈"}, // cat
    {"🐭", "🐁"}, // mouse
    {"🐮", "🐄"}, // cow
    {"🐷", "🐖"}, // pig
    {"🐴", "🐎"}, // horse
    {"🐰", "🐇"}, // rabbit
    {"🐯", "🐅"}, // tiger
    {"🐲", "🐉"}, // dragon
    {"🐵", "🐒"}, // monkey
}};

/// Animals that exist only as heads.
constexpr std::array<std::string_view, 9> lone_heads{"🦁", "🦊", "🐺", "🐻", "🐼", "🐸", "🐹", "🐨", "🦄"};

/// The word for a head in languages where removing it leaves the animal's name. Other languages inflect the
/// name (Lithuanian "lapės snukis"), so there it stays.
struct HeadWord {
    std::string_view language, before, behind;
};
constexpr std::array<HeadWord, 6> head_words{{
    {"fr", "tête de ", ""},
    {"pt", "rosto de ", ""},
    {"vi", "mặt ", ""},
    {"hu", "", "fej"},
    {"ja", "", "の顔"},
    {"ko", "", " 얼굴"},
}};

/// In Danish and Swedish the compound changes letters of the animal's name.
struct AnimalName {
    std::string_view emoji, danish, swedish;
};
constexpr std::array<AnimalName, 8> nordic_names{{
    {"🦁", "løve", "lejon"},
    {"🦊", "ræv", "räv"},
    {"🐺", "ulv", "varg"},
    {"🐻", "bjørn", "björn"},
    {"🐼", "panda", "panda"},
    {"🐸", "frø", "groda"},
    {"🐹", "hamster", "hamster"},
    {"🦄", "enhjørning", "enhörning"},
}};

/// Two regional indicators, or the black flag with tags.
bool is_flag(std::string_view emoji) {
    constexpr std::string_view regional = "\xF0\x9F\x87", tagged = "\xF0\x9F\x8F\xB4\xF3\xA0";
    return (emoji.size() == 8 && emoji.starts_with(regional)) || emoji.starts_with(tagged);
}

/// Unicode says "flag: France", "drapeau : France", "旗: フランス"; people say "France". The first word
/// becomes a tag, so that it can still be searched.
void rename_flags_by_country(Words& words) {
    constexpr std::array<std::string_view, 2> colons{":", "："};
    for (const std::string_view colon : colons) {
        const std::size_t at = words.name.find(colon);
        if (at == std::string::npos) continue;
        const std::size_t country = words.name.find_first_not_of(' ', at + colon.size());
        if (country == std::string::npos) return;
        words.tags.push_back(std::exchange(words.name, words.name.substr(country)));
        return;
    }
}

/// The old name becomes a tag, so that it can still be searched.
void rename(Words& words, std::string name) {
    if (words.name != name) words.tags.push_back(std::exchange(words.name, std::move(name)));
}

void rename_heads_by_animal(WordsByEmoji& names, std::string_view language) {
    for (const auto& [head, animal] : whole_animals) {
        const auto face = names.find(head), whole = names.find(animal);
        if (face != names.end() && whole != names.end()) rename(face->second, whole->second.name);
    }
    for (const HeadWord& word : head_words) {
        if (word.language != language.substr(0, language.find('-'))) continue;
        for (const std::string_view head : lone_heads) {
            const auto face = names.find(head);
            if (face == names.end()) continue;
            const std::string_view name = face->second.name;
            if (!name.starts_with(word.before) || !name.ends_with(word.behind)) continue;
            rename(face->second,
                   std::string(name.substr(word.before.size(),
                                           name.size() - word.before.size() - word.behind.size())));
        }
    }
    for (const AnimalName& each : nordic_names) {
        const auto face = names.find(each.emoji);
        if (face == names.end()) continue;
        if (language == "da") rename(face->second, std::string(each.danish));
        if (language == "sv") rename(face->second, std::string(each.swedish));
    }
}

/// "Hand", "Milch", "Apfel" for "erhobene Hand", "Glas Milch", "roter Apfel".
void rename_things_plainly(WordsByEmoji& names, std::string_view language) {
    const auto* const column =
        base::find_row(emoji::language_words, language, &emoji::LanguageWords::language);
    if (column == nullptr) return;
    const auto index = static_cast<std::size_t>(column - emoji::language_words.data());
    for (const ClassroomWord& word : read_classroom_words())
        if (const auto found = names.find(emoji::normalize(word.emoji)); found != names.end())
            rename(found->second, std::string(word.names[index]));
}

/// Cuts off and returns the part of the text before the separator.
std::string_view take_until(std::string_view& text, char separator) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(part.size() == text.size() ? part.size() : part.size() + 1);
    return part;
}

} // namespace

void use_child_names(WordsByEmoji& names, std::string_view language) {
    rename_heads_by_animal(names, language);
    rename_things_plainly(names, language);
    for (auto& [emoji, words] : names)
        if (is_flag(emoji)) rename_flags_by_country(words);
}

std::vector<ClassroomWord> read_classroom_words() {
    constexpr std::string_view heading = "# ";
    std::vector<ClassroomWord> words;
    std::string_view section;
    for (std::string_view text = classroom_text(); !text.empty();) {
        std::string_view line = take_until(text, '\n');
        if (line.starts_with(heading)) section = line.substr(heading.size());
        if (line.empty() || line.starts_with(heading)) continue;
        ClassroomWord& word = words.emplace_back();
        word.section = section;
        word.emoji = take_until(line, '|');
        for (std::string_view& name : word.names) name = take_until(line, '|');
    }
    return words;
}

} // namespace spotit::emojibase
