#pragma once

#include <spotit/sheet.hpp>

#include <algorithm>

namespace spotit::tests {

/// Returns the paper of that name, which must be one.
inline const sheet::Paper* find_paper(std::string_view name) {
    return &*std::ranges::find(sheet::papers(), name, &sheet::Paper::name);
}

} // namespace spotit::tests
