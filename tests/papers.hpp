#pragma once

#include <spotit/sheet.hpp>

#include <algorithm>
#include <cctype>

namespace spotit::tests {

/// Returns the paper of that name, in upper or lower case, which must be one.
inline const sheet::Paper* find_paper(std::string_view name) {
    const auto is_same = [&](const sheet::Paper& paper) {
        return std::ranges::equal(paper.name, name, {}, ::tolower, ::tolower);
    };
    return &*std::ranges::find_if(sheet::list_papers(), is_same);
}

} // namespace spotit::tests
