#include "render/svg/svg_drawing.hpp"

#include <fmt/format.h>

namespace spotit::render {
namespace {

constexpr std::string_view path_begins = "<path", data_begins = " d=\"", path_ends = "\"/>";
/// A reference to a path costs about as much.
constexpr std::size_t min_shared_length = 60;

/// A <path attributes d="data"/> of a text.
struct PathElement {
    std::size_t begin = 0, end = 0;
    std::string_view attributes{}, data{};
};

std::vector<PathElement> find_paths(std::string_view text) {
    std::vector<PathElement> paths;
    for (std::size_t begin = text.find(path_begins); begin != std::string_view::npos;
         begin = text.find(path_begins, paths.back().end)) {
        const std::size_t attributes = begin + path_begins.size(), mark = text.find(data_begins, begin),
                          data = mark + data_begins.size(), end = text.find(path_ends, data);
        if (end == std::string_view::npos) break;
        paths.push_back({begin, end + path_ends.size(), text.substr(attributes, mark - attributes),
                         text.substr(data, end - data)});
    }
    return paths;
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
    const std::vector<PathElement> paths = find_paths(whole);
    std::map<std::string_view, int> counts;
    for (const PathElement& path : paths) ++counts[path.data];
    std::map<std::string_view, std::string> ids;
    std::string result, shared;
    std::size_t copied = 0;
    for (const auto& [begin, end, attributes, data] : paths) {
        if (data.size() < min_shared_length || counts[data] == 1) continue;
        const auto [id, is_new] = ids.try_emplace(data);
        if (is_new) {
            id->second = fmt::format("{}p{}", prefix_, ids.size());
            shared += fmt::format("<path id=\"{}\" d=\"{}\"/>", id->second, data);
        }
        result.append(whole, copied, begin - copied);
        result += fmt::format("<use{} xlink:href=\"#{}\"/>", attributes, id->second);
        copied = end;
    }
    result.append(whole, copied);
    return shared.empty() ? result : fmt::format("<defs>{}</defs>{}", shared, result);
}

} // namespace spotit::render
