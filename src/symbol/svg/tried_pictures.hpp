// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <set>
#include <string>

namespace spotit::symbol {

/// The pictures that failed no trial of this process, by file and state: each is tried once, however many
/// decks are made of it. Later trials might also be blocked by threads that librsvg keeps for its filters. A
/// service that has tried too many to keep begins anew.
class TriedPictures {
public:
    static constexpr std::size_t max_size = 10'000;

    bool contains(const std::string& key) {
        const std::lock_guard lock(access_);
        return keys_.contains(key);
    }
    void add(const std::string& key) {
        const std::lock_guard lock(access_);
        if (keys_.size() == max_size) keys_.clear();
        keys_.insert(key);
    }
    std::size_t size() {
        const std::lock_guard lock(access_);
        return keys_.size();
    }

private:
    std::mutex access_;
    std::set<std::string> keys_;
};

} // namespace spotit::symbol
