#pragma once

#include <spotit/background/spec.hpp>
#include <spotit/base/data_paths.hpp>
#include <spotit/geom.hpp>
#include <spotit/layout/options.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <concepts>
#include <filesystem>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

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
    Key& add(const symbol::Symbol& symbol);
    Key& add(const color::Color& color);
    Key& add(const symbol::Edge& edge);
    Key& add(const background::Gradient& gradient);
    Key& add(const background::Pattern& pattern);
    Key& add(const background::Image& image);
    Key& add(const background::Drawing& drawing);
    Key& add(const geom::Shape& shape);
    Key& add(const layout::Rotation& rotation);
    Key& add(const layout::Options& options);
    Key& add(const base::DataPaths& places);
    /// Without the colors of words, which the specs have, and without places in the theme.
    Key& add(const symbol::FontOptions& options);
    /// Without its place in the theme.
    Key& add(const symbol::SymbolSpec& spec);
    /// The path, and what changes when the file is written or may be read by others.
    Key& add_file(const std::filesystem::path& file);

private:
    std::string bytes_{};
};

} // namespace spotit::job
