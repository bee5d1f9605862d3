#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::serve {

/// The one link with which phones may send photos, and nothing else, and the photos that have come. It is
/// good for an hour, until it is ended, or until there is a newer one.
class PhotoLink {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::hours max_age{1};
    static constexpr int max_photos = 100;

    /// Returns the secret of a new link.
    std::string begin(Clock::time_point now = Clock::now());
    void end() { secret_.clear(); }
    bool is_good(std::string_view secret, Clock::time_point now = Clock::now()) const;
    /// Counts a photo that is sent; false if there have been too many.
    bool count_photo() { return ++count_ <= max_photos; }

    /// Keeps the path of a photo that has come, for `take`.
    void add(std::string path) { paths_.push_back(std::move(path)); }
    /// Returns the paths of the photos that have come since it was last asked.
    std::vector<std::string> take() { return std::exchange(paths_, {}); }

private:
    std::string secret_{}; ///< empty: there is no link
    Clock::time_point since_{};
    int count_ = 0;
    std::vector<std::string> paths_{};
};

} // namespace spotit::serve
