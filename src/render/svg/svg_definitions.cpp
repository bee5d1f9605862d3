#include "render/svg/svg_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::render {

namespace {

constexpr std::string_view path_begins = "<path", data_begins = " d=\"", path_ends = "\"/>";
/// A reference to a path costs about as much.
constexpr std::size_t min_shared_length = 60;

/// One <path attributes d="data"/> of a text; no attributes at its end.
struct PathElement {
    std::size_t begin = std::string_view::npos, end = std::string_view::npos;
    std::string_view attributes{}, data{};
};

PathElement find_path(std::string_view text) {
    PathElement path;
    path.begin = std::min(text.find(path_begins), text.size());
    if (path.begin == text.size()) return path;
    const std::size_t data = text.find(data_begins, path.begin);
    const std::size_t end = text.find(path_ends, data);
    const std::size_t attributes = path.begin + path_begins.size();
    path.end = end + path_ends.size();
    path.attributes = text.substr(attributes, data - attributes);
    path.data = text.substr(data + data_begins.size(), end - data - data_begins.size());
    return path;
}

std::map<std::string, int> count_paths(std::string_view text) {
    std::map<std::string, int> counts;
    for (PathElement path = find_path(text); path.begin < text.size(); path = find_path(text)) {
        if (path.data.size() >= min_shared_length) ++counts[std::string(path.data)];
        text.remove_prefix(path.end);
    }
    return counts;
}

} // namespace

std::string SvgDefinitions::add(std::string_view tag, const std::string& attributes,
                                const std::string& content) {
    const auto [at, is_new] = ids_.try_emplace(fmt::format("{}{}>{}", tag, attributes, content));
    if (is_new) {
        at->second = fmt::format("{}{}", prefix_, ids_.size());
        elements_ += fmt::format("<{0} id=\"{1}\"{2}>{3}</{0}>", tag, at->second, attributes, content);
    }
    return at->second;
}

std::string SvgDefinitions::with(const std::string& drawing) {
    const std::string whole =
        elements_.empty() ? drawing : fmt::format("<defs>{}</defs>{}", elements_, drawing);
    const std::map<std::string, int> counts = count_paths(whole);
    std::map<std::string_view, std::string> shared;
    std::string result, paths;
    std::string_view rest = whole;
    for (PathElement path = find_path(rest); path.begin < rest.size(); path = find_path(rest)) {
        const auto known = counts.find(std::string(path.data));
        if (known == counts.end() || known->second == 1) {
            result += rest.substr(0, path.end);
        } else {
            const auto [at, is_new] = shared.try_emplace(known->first);
            if (is_new) {
                at->second = fmt::format("{}p{}", prefix_, shared.size());
                paths += fmt::format("<path id=\"{}\" d=\"{}\"/>", at->second, path.data);
            }
            result += rest.substr(0, path.begin);
            result += fmt::format("<use{} xlink:href=\"#{}\"/>", path.attributes, at->second);
        }
        rest.remove_prefix(path.end);
    }
    result += rest;
    return paths.empty() ? result : fmt::format("<defs>{}</defs>{}", paths, result);
}

} // namespace spotit::render
