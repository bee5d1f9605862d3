// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/settings.hpp"

namespace spotit::cli {

std::vector<Setting> settings() {
    std::vector<Setting> result;
    for (const theme::KeyInfo& key : theme::key_infos()) {
        if (key.listed || (key.section && key.words.empty())) continue;
        std::vector<std::string> words = key.words;
        words.insert(words.end(), key.names.begin(), key.names.end());
        result.push_back({key.path, key.summary, std::move(words)});
    }
    return result;
}

} // namespace spotit::cli
