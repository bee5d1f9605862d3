// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace spotit::job {

/// Values by key, at most so many; the one that was not used for longest goes first.
template<class Value>
class Table {
public:
    explicit Table(std::size_t max_size)
        : max_size_(max_size) {}

    /// Returns the value of the key, else what make(key) returns, which is kept if is_sure(value). Two
    /// threads may make the same value at the same time.
    template<class Make, class IsSure>
    Value find_or_make(const std::string& key, Make&& make, IsSure&& is_sure) {
        {
            const std::lock_guard lock(busy_);
            const auto known = places_.find(key);
            if (known != places_.end()) {
                entries_.splice(entries_.begin(), entries_, known->second);
                return known->second->second;
            }
        }
        Value value = make();
        if (is_sure(value)) keep(key, value);
        return value;
    }
    template<class Make>
    Value find_or_make(const std::string& key, Make&& make) {
        return find_or_make(key, std::forward<Make>(make), [](const Value&) { return true; });
    }

private:
    void keep(const std::string& key, const Value& value) {
        const std::lock_guard lock(busy_);
        if (places_.contains(key)) return;
        entries_.emplace_front(key, value);
        places_.emplace(entries_.front().first, entries_.begin());
        if (entries_.size() <= max_size_) return;
        places_.erase(entries_.back().first);
        entries_.pop_back();
    }

    using Entry = std::pair<const std::string, Value>;
    std::size_t max_size_;
    std::list<Entry> entries_{}; ///< the last used first
    std::unordered_map<std::string_view, typename std::list<Entry>::iterator> places_{};
    std::mutex busy_{};
};

} // namespace spotit::job
