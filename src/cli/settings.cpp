// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/settings.hpp"

namespace spotit::cli {

namespace {

Setting setting_of(const theme::KeyInfo& key) {
    std::vector<std::string> words = key.words;
    words.insert(words.end(), key.names.begin(), key.names.end());
    return {key.path, key.summary, std::move(words)};
}

} // namespace

std::vector<Setting> settings() {
    std::vector<Setting> result;
    for (const theme::KeyInfo& key : theme::key_infos()) {
        if (!key.listed && !(key.section && key.words.empty())) result.push_back(setting_of(key));
    }
    return result;
}

std::vector<Setting> symbol_settings() {
    std::vector<Setting> result;
    for (const theme::KeyInfo& key : theme::key_infos()) {
        if (!key.listed) continue;
        result.push_back(setting_of(key));
        result.back().key.erase(0, std::string_view("symbols.").size());
    }
    return result;
}

} // namespace spotit::cli
