// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>

namespace spotit::symbol {

namespace {

namespace fs = std::filesystem;

using NameMap = std::map<std::string, std::string, std::less<>>;

/// Takes what emojibase's compact.json has: objects with "unicode" and "label", skin tones nested in "skins".
/// Events instead of a tree of values: it is half a megabyte, of which two strings an emoji are wanted.
class NameReader {
public:
    explicit NameReader(NameMap& names)
        : names_(names) {}

    bool start_object(std::size_t) {
        open_.emplace_back();
        return true;
    }
    bool end_object() {
        const Entry& entry = open_.back();
        if (!entry.emoji.empty() && !entry.label.empty())
            names_.emplace(normalised(entry.emoji), entry.label);
        open_.pop_back();
        return true;
    }
    bool key(std::string& name) {
        key_ = name;
        return true;
    }
    bool string(std::string& value) {
        if (open_.empty()) return true;
        if (key_ == "unicode") open_.back().emoji = value;
        if (key_ == "label") open_.back().label = value;
        return true;
    }
    bool start_array(std::size_t) {
        key_.clear();
        return true;
    }
    bool end_array() { return true; }
    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_integer(std::int64_t) { return true; }
    bool number_unsigned(std::uint64_t) { return true; }
    bool number_float(double, const std::string&) { return true; }
    bool binary(std::vector<std::uint8_t>&) { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) { return false; }

private:
    struct Entry {
        std::string emoji, label;
    };
    NameMap& names_;
    std::vector<Entry> open_;
    std::string key_;
};

std::optional<fs::path> find_file(const Places& places, std::string_view language) {
    const std::array below{fmt::format("node_modules/emojibase-data/{}/compact.json", language),
                           fmt::format("emoji-names/{}.json", language)};
    for (const fs::path& place : places.data) {
        for (const std::string& name : below) {
            std::error_code error;
            if (fs::is_regular_file(place / name, error)) return place / name;
        }
    }
    return {};
}

} // namespace

struct Names::Table {
    std::optional<fs::path> file;
    std::once_flag once;
    NameMap names;

    void read() {
        if (!file) return;
        std::ifstream in(*file, std::ios::binary);
        NameReader reader(names);
        // Names are a comfort: a file that breaks off gives those that stand before the break.
        static_cast<void>(nlohmann::json::sax_parse(in, &reader));
    }
};

Names::Names(const Places& places, std::string_view language)
    : table_(std::make_shared<Table>()) {
    table_->file = find_file(places, language);
}

std::string Names::find(std::string_view emoji) const {
    if (!table_) return {};
    std::call_once(table_->once, [this] { table_->read(); });
    const auto found = table_->names.find(normalised(emoji));
    return found == table_->names.end() ? std::string() : found->second;
}

} // namespace spotit::symbol
