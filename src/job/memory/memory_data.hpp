#pragma once

#include <spotit/background/spec.hpp>
#include <spotit/base/files.hpp>
#include <spotit/geom.hpp>
#include <spotit/job/request.hpp>
#include <spotit/layout.hpp>
#include <spotit/layout/options.hpp>
#include <spotit/pdf.hpp>
#include <spotit/similarity.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/spec.hpp>

#include <concepts>
#include <filesystem>
#include <list>
#include <mutex>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>

namespace spotit::job {

/// The bytes of all values that a result depends on. A member that is added to one of these types does not
/// compile until the key takes it or leaves it out.
class Key {
public:
    const std::string& bytes() const { return bytes_; }

    /// Doubles by their bits: 0 and -0 differ.
    template<class Number>
    requires std::is_arithmetic_v<Number> || std::is_enum_v<Number> Key& add(Number value) {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof(value));
        return *this;
    }
    Key& add(std::string_view text) {
        add(text.size());
        bytes_ += text;
        return *this;
    }
    template<class Value>
    Key& add(const std::optional<Value>& value) {
        add(value.has_value());
        return value ? add(*value) : *this;
    }
    template<class First, class Second>
    Key& add(const std::pair<First, Second>& pair) {
        return add(pair.first, pair.second);
    }
    template<std::ranges::sized_range Values>
    requires(!std::convertible_to<const Values&, std::string_view>) Key& add(const Values& values) {
        add(values.size());
        for (const auto& value : values) add(value);
        return *this;
    }
    template<std::same_as<std::filesystem::path> Path>
    Key& add(const Path& file) {
        return add_file(file);
    }
    template<class... Values>
    requires(sizeof...(Values) > 1) Key& add(const Values&... values) {
        (add(values), ...);
        return *this;
    }
    /// Its drawing, by its hash, and its box.
    Key& add(const symbol::Symbol& symbol) {
        const geom::Box& box = symbol.box;
        return add(symbol.drawing.hash(), box.left, box.top, box.right, box.bottom);
    }
    Key& add(const color::Color& color) {
        const auto& [red, green, blue, alpha] = color;
        return add(red, green, blue, alpha);
    }
    Key& add(const symbol::Edge& edge) {
        const auto& [kind, width, color] = edge;
        return add(kind, width, color);
    }
    Key& add(const background::Gradient& gradient) {
        const auto& [kind, angle, stops] = gradient;
        add(kind, angle, stops.size());
        for (const auto& [color, at] : stops) add(color, at);
        return *this;
    }
    Key& add(const background::Pattern& pattern) {
        const auto& [kind, colors, size, angle] = pattern;
        return add(kind, colors, size, angle);
    }
    Key& add(const background::Image& image) {
        const auto& [fit, file, opacity, size] = image;
        return add(fit, file, opacity, size);
    }
    Key& add(const background::Drawing& drawing) {
        add(drawing.index());
        return std::visit([this](const auto& each) -> Key& { return add(each); }, drawing);
    }
    Key& add(const geom::Shape& shape) {
        const auto& [corners, radius] = shape;
        for (const auto& [x, y] : corners) add(x, y);
        return add(corners.size(), radius);
    }
    Key& add(const layout::Rotation& rotation) {
        const auto& [kind, range, steps] = rotation;
        return add(kind, range, steps);
    }
    Key& add(const layout::Options& options) {
        const auto& [gap, margin, size_variety, min_size, max_size, rotation, effort, style, target_coverage,
                     middle, apart] = options;
        return add(gap, margin, size_variety, min_size, max_size, rotation, effort, style, target_coverage,
                   middle, apart);
    }
    Key& add(const base::DataPaths& places) {
        const auto& [data] = places;
        return add(data);
    }
    /// Without the colors of words, which the specs have, and without places in the theme.
    Key& add(const symbol::FontOptions& options);
    /// Without its place in the theme.
    Key& add(const symbol::SymbolSpec& spec);
    /// The path, and what changes when the file is written or may be read by others.
    Key& add_file(const std::filesystem::path& file);

private:
    std::string bytes_{};
};

/// Values by key, at most so many; the one that was not used for longest goes first.
template<class Value>
class Table {
public:
    explicit Table(std::size_t max_size)
        : max_size_(max_size) {}

    /// Returns the value of the key, else what make(key) returns, which is kept if is_sure(value). Two
    /// threads may make the same value at the same time.
    template<class Make, class IsSure>
    Value find_or_make(const std::string& key, Make&& make, IsSure&& is_sure) {
        {
            const std::lock_guard lock(busy_);
            const auto known = places_.find(key);
            if (known != places_.end()) {
                entries_.splice(entries_.begin(), entries_, known->second);
                return known->second->second;
            }
        }
        Value value = make();
        if (is_sure(value)) keep(key, value);
        return value;
    }

private:
    void keep(const std::string& key, const Value& value) {
        const std::lock_guard lock(busy_);
        if (places_.contains(key)) return;
        entries_.emplace_front(key, value);
        places_.emplace(entries_.front().first, entries_.begin());
        if (entries_.size() <= max_size_) return;
        places_.erase(entries_.back().first);
        entries_.pop_back();
    }

    using Entry = std::pair<const std::string, Value>;
    std::size_t max_size_;
    std::list<Entry> entries_{}; ///< the last used first
    std::unordered_map<std::string_view, typename std::list<Entry>::iterator> places_{};
    std::mutex busy_{};
};

/// One table for each kind of result. The sizes hold a few decks of 381 symbols, or the steps of a slider.
struct Memory::Data {
    Table<symbol::Fonts> fonts{8};
    Table<symbol::Symbol> drawings{4000}; ///< also those with edges
    Table<layout::Silhouette> silhouettes{4000};
    Table<std::optional<color::Oklab>> mean_colors{4000};
    Table<double> faint_shares{4000};
    Table<color::Color> grounds{100}; ///< mean colors of drawings behind the symbols
    Table<std::shared_ptr<const similarity::Signature>> signatures{800}; ///< of 42 KB each
    Table<std::shared_ptr<const similarity::Signature>> candidates{500}; ///< of `pick: distinct`
    Table<std::vector<similarity::Pair>> similar_pairs{20};
    Table<std::vector<std::size_t>> choices{100}; ///< of `pick: distinct`
    Table<layout::Layout> layouts{20000};
    Table<layout::Layout> tries{2000}; ///< of cards that have no layout yet
    Table<pdf::DrawnPicture> drawn_pictures{4000};
};

/// Returns what a table of the memory holds for the key, else what make() returns, which is kept if
/// is_sure(value). Without a memory it is always made.
template<class Value, class Make, class IsSure>
Value recall(Memory* memory, Table<Value> Memory::Data::*table, const Key& key, Make&& make,
             IsSure&& is_sure) {
    return memory != nullptr ? (memory->data().*table).find_or_make(key.bytes(), make, is_sure) : make();
}
template<class Value, class Make>
Value recall(Memory* memory, Table<Value> Memory::Data::*table, const Key& key, Make&& make) {
    return recall(memory, table, key, make, [](const Value&) { return true; });
}
/// The same for what make(sink) returns, which is kept if nothing was reported; the sink gets all reports.
template<class Value, class Make>
Value recall(Memory* memory, Table<Value> Memory::Data::*table, const Key& key, diag::Sink& sink,
             Make&& make) {
    diag::Sink problems;
    Value value = recall(
        memory, table, key, [&] { return make(problems); },
        [&](const Value&) { return problems.list_sorted().empty(); });
    for (const diag::Diagnostic& problem : problems.list_sorted()) sink.add(problem);
    return value;
}

} // namespace spotit::job
