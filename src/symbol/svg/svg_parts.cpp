#include "symbol/svg/svg_parts.hpp"

#include <algorithm>
#include <array>

namespace spotit::symbol {
namespace {

/// Returns the end of a tag, behind its sign; npos if it is not closed.
std::size_t find_tag_end(std::string_view svg, std::size_t at) {
    for (char quote = '\0'; (at = svg.find_first_of("\"'>", at)) != std::string_view::npos; ++at) {
        if (quote == '\0' && svg[at] == '>') return at + 1;
        if (quote == '\0')
            quote = svg[at];
        else if (quote == svg[at])
            quote = '\0';
    }
    return at;
}

/// Returns the value of the attribute "id"; empty if a tag has none.
std::string_view find_id(std::string_view tag) {
    constexpr std::string_view name = "id=";
    for (std::size_t at = 0; (at = tag.find(name, at)) != std::string_view::npos; at += name.size()) {
        if (at == 0 || std::string_view(" \t\r\n").find(tag[at - 1]) == std::string_view::npos) continue;
        const std::string_view quoted = tag.substr(at + name.size());
        return quoted.substr(1, quoted.find(quoted.front(), 1) - 1);
    }
    return {};
}

/// Returns true if more than references could join the parts, or they are hard to tell apart.
bool is_intricate(std::string_view svg) {
    constexpr std::array<std::string_view, 4> signs{"&", "<!", "<style", "id ="};
    return std::ranges::any_of(
        signs, [svg](std::string_view sign) { return svg.find(sign) != std::string_view::npos; });
}

} // namespace

SvgParts::SvgParts(std::string_view svg)
    : svg_(svg) {
    if (is_intricate(svg)) return;
    int depth = 0, part_depth = 1; // in definitions 2
    for (std::size_t at = 0, end = 0; (at = svg.find('<', end)) != std::string_view::npos;) {
        end = find_tag_end(svg, at);
        if (end == std::string_view::npos) break;
        const std::string_view tag = svg.substr(at, end - at);
        if (tag.starts_with("<?")) continue;
        const bool begins = !tag.starts_with("</"), ends = !begins || tag.ends_with("/>");
        if (depth == 1 && !ends && tag.starts_with("<defs"))
            part_depth = 2;
        else if (depth == part_depth && begins)
            parts_.push_back({at, svg.size()});
        if (const std::string_view id = find_id(tag); depth >= part_depth && begins && !id.empty())
            parts_by_id_.emplace(id, parts_.size() - 1);
        depth += (begins ? 1 : 0) - (ends ? 1 : 0);
        if (depth == part_depth && ends)
            parts_.back().end = end;
        else if (depth == 1)
            part_depth = 1;
    }
}

std::string SvgParts::cut_to(std::string_view id) const {
    std::vector<char> is_needed(parts_.size(), 0);
    std::vector<std::size_t> open;
    const auto need = [&](std::string_view wanted) {
        const auto found = parts_by_id_.find(wanted);
        if (found == parts_by_id_.end() || is_needed[found->second] != 0) return;
        is_needed[found->second] = 1;
        open.push_back(found->second);
    };
    need(id);
    if (open.empty()) return std::string(svg_);
    while (!open.empty()) {
        const auto [begin, end] = parts_[open.back()];
        open.pop_back();
        const std::string_view text = svg_.substr(begin, end - begin);
        for (std::size_t at = 0; (at = text.find('#', at)) != std::string_view::npos; ++at)
            need(text.substr(at + 1, text.find_first_of("\"') ", at) - at - 1));
    }
    std::string result;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (is_needed[i] != 0) continue;
        result += svg_.substr(begin, parts_[i].begin - begin);
        begin = parts_[i].end;
    }
    return result += svg_.substr(begin);
}

} // namespace spotit::symbol
