#include <spotit/emojibase.hpp>

#include "emojibase/reader.hpp"

#include <spotit/emoji.hpp>
#include <spotit/emoji/words.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace spotit::emojibase {
namespace {

namespace fs = std::filesystem;

/// The first file with a name decides its meaning: :dog: is 🐶 to GitHub and 🐕 to CLDR.
constexpr std::array shortcode_files{"github.json", "cldr.json", "emojibase.json"};

/// A line of cells; more can follow.
class Line {
public:
    Line& add(std::string_view cell) {
        if (cell.find_first_of("\t\n") != std::string_view::npos)
            throw std::runtime_error("a name has a tab or a line end: " + std::string(cell));
        text_ += (text_.empty() ? "" : "\t") + std::string(cell);
        return *this;
    }
    /// Adds the search keys of the words, each once and none that is empty.
    Line& add_keys(const std::vector<std::string>& words) {
        std::set<std::string> keys;
        for (const std::string& word : words) keys.insert(emoji::to_search_key(word));
        keys.erase("");
        for (const std::string& key : keys) add(key);
        return *this;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_; ///< no line begins with an empty cell
};

/// Returns a table with the words by which the emoji of an index are searched, and the names of the others:
/// with skin tones, and letters of flags.
std::string make_language_table(WordsByEmoji all, std::string_view language,
                                const std::set<std::string>& index) {
    use_child_names(all, language);
    std::string table;
    for (const auto& [emoji, words] : all) {
        Line line;
        line.add(emoji).add(words.name);
        if (index.contains(emoji)) line.add(emoji::to_search_key(words.name)).add_keys(words.tags);
        table += line.text() + "\n";
    }
    return table;
}

struct Shortcodes {
    std::map<std::string, std::string> emoji;              ///< by lookup key
    std::map<std::string, std::vector<std::string>> names; ///< that find the emoji
};
Shortcodes read_all_shortcodes(const fs::path& folder, const std::map<std::string, std::string>& characters) {
    Shortcodes all;
    for (const char* file : shortcode_files) {
        for (const auto& [name, code_points] : read_shortcodes(folder / file)) {
            const auto found = characters.find(code_points);
            if (found == characters.end()) continue;
            if (all.emoji.try_emplace(emoji::to_lookup_key(name), found->second).second)
                all.names[found->second].push_back(name);
        }
    }
    return all;
}

std::string make_shortcode_table(const Shortcodes& shortcodes) {
    std::string table;
    for (const auto& [key, emoji] : shortcodes.emoji) table += Line().add(key).add(emoji).text() + "\n";
    return table;
}

std::string_view find_key(const std::map<std::string, int, std::less<>>& numbers, int number) {
    const auto found =
        std::ranges::find_if(numbers, [&](const auto& entry) { return entry.second == number; });
    return found == numbers.end() ? std::string_view() : found->first;
}

std::string make_emoji_table(const Data& data, const Groups& groups, const Shortcodes& shortcodes) {
    std::string table;
    for (const Emoji& each : data.emoji) {
        std::vector<std::string> names;
        if (const auto found = shortcodes.names.find(each.characters); found != shortcodes.names.end())
            names = found->second;
        Line line;
        line.add(emoji::normalize(each.characters)).add(each.characters);
        line.add(find_key(groups.groups, each.group)).add(find_key(groups.subgroups, each.subgroup));
        line.add(names.empty() ? "" : names.front()).add(each.words.name);
        names.push_back(each.words.name);
        table += line.add_keys(names).add("").add_keys(each.words.tags).text() + "\n";
    }
    return table;
}

} // namespace

std::map<fs::path, std::string> make_tables(const fs::path& package) {
    std::map<fs::path, std::string> tables;
    const fs::path english = package / "en";
    const Data data = read_data(english / "data.json");
    const Shortcodes shortcodes = read_all_shortcodes(english / "shortcodes", data.characters);
    tables["index/shortcodes.txt"] = make_shortcode_table(shortcodes);
    tables["index/emoji.txt"] = make_emoji_table(data, read_groups(english / "messages.json"), shortcodes);
    std::set<std::string> index;
    for (const Emoji& each : data.emoji) index.insert(emoji::normalize(each.characters));
    for (const fs::directory_entry& folder : fs::directory_iterator(package)) {
        const fs::path file = folder.path() / "compact.json";
        const std::string language = folder.path().filename().string();
        if (fs::is_regular_file(file))
            tables[language + ".txt"] = make_language_table(read_words(file), language, index);
    }
    return tables;
}

} // namespace spotit::emojibase
