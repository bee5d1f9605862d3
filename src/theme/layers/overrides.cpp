#include "theme/layers/layers.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

yaml::Node make_scalar(const SourcePointer& source, std::size_t begin, std::size_t end) {
    return {
        yaml::Node::Kind::Scalar, source->text().substr(begin, end - begin), {source, begin, end}, {}, {}};
}

/// Returns the keys of a path of `length` bytes; none if it is no path.
std::vector<yaml::Node> split_path(const SourcePointer& source, std::size_t length) {
    const std::string_view path = std::string_view(source->text()).substr(0, length);
    std::vector<yaml::Node> keys;
    for (std::size_t at = 0; at <= length;) {
        const std::size_t end = std::min(path.find('.', at), length);
        if (end == at || keys.size() == yaml::max_nesting) return {};
        keys.push_back(make_scalar(source, at, end));
        at = end + 1;
    }
    return path.find('[') == std::string_view::npos ? keys : std::vector<yaml::Node>();
}

/// Returns the row of a value, or null.
const Key* find_row(std::string_view path) {
    if (const Key* key = find_key(path)) return key;
    const std::size_t dot = path.rfind('.');
    const Key* parent = dot == std::string_view::npos ? nullptr : find_key(path.substr(0, dot));
    if (parent == nullptr) return nullptr;
    if (parent->kind == Kind::Paint || parent->path == "back")
        return find_key(join("paint{}", path.substr(dot + 1)));
    // A map with names chosen by the user.
    return parent->arity == Arity::Map ? parent : nullptr;
}

/// Most values are taken literally, so that -s card.background=#fff8e7 and -s "title=Spot it: animals" need
/// no quotes.
bool is_plain(const std::string& path, std::string_view value) {
    const Key* key = find_row(path);
    if (key == nullptr) return false;
    const bool is_part = key->arity == Arity::Map && key->path != path; // one of many values of the key
    const bool is_single = key->arity == Arity::One || is_part;
    const std::string_view start = diag::trim(value);
    const bool is_collection = start.starts_with('{') || start.starts_with('[');
    if (key->kind == Kind::Symbols) return is_part && !is_collection;
    return (is_single && key->kind != Kind::Section && key->kind != Kind::Paint) || !is_collection;
}

yaml::Node parse_value(const SourcePointer& source, const Override& override) {
    const std::size_t begin = override.key.size() + 1;
    const std::string_view value = override.value;
    if (value.find_first_not_of(' ') == std::string_view::npos)
        return {yaml::Node::Kind::Null, {}, {source, begin, begin}, {}, {}};
    const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
    if (is_quoted || !is_plain(to_american(override.key), value)) return yaml::parse_yaml(source, begin);
    return make_scalar(source, begin, source->text().size());
}

} // namespace

std::vector<Layer> read_overrides(Problems& problems, std::span<const Override> overrides) {
    std::vector<Layer> layers;
    for (const Override& override : overrides) {
        const auto source = std::make_shared<const diag::SourceText>(std::string(override_source),
                                                                     override.key + "=" + override.value);
        try {
            yaml::check_plain_text(source);
            std::vector<yaml::Node> keys = split_path(source, override.key.size());
            if (keys.empty()) {
                diag::Diagnostic& problem =
                    problems.error({source, 0, override.key.size()}, "unknown-key",
                                   "a key and its value are expected here, such as card.size=70mm");
                if (override.key.find('[') != std::string::npos)
                    problem.fix("write the whole list after the =, or change the entry in the theme");
                continue;
            }
            yaml::Node value = parse_value(source, override);
            for (; !keys.empty(); keys.pop_back()) {
                yaml::Node map{yaml::Node::Kind::Map, {}, keys.back().span, {}, {}};
                map.entries.push_back({keys.back(), std::move(value)});
                value = std::move(map);
            }
            layers.push_back({source, std::move(value)});
        } catch (const diag::Error& error) {
            problems.add(error);
        }
    }
    return layers;
}

} // namespace spotit::theme
