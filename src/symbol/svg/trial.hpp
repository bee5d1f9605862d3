#pragma once

#include <spotit/diag/sentence.hpp>

#include <cstddef>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace spotit::symbol {

/// The pictures that failed no trial of this process, by file and state: each is tried once, however many
/// decks are made of it. Later trials might also be blocked by threads that librsvg keeps for its filters. A
/// service that has tried too many to keep begins again.
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

private:
    std::mutex access_;
    std::set<std::string> keys_;
};

/// The result of a piece of work.
struct TrialResult {
    bool has_failed = false;
    std::string bytes{}; ///< that the work returned; empty if they did not arrive
    /// Empty if the work succeeded, or was not tried, because too many before it failed.
    diag::Sentence reason{};
};

/// Does a piece of work, of a number, and returns bytes or none.
using TrialWork = std::function<std::string(std::size_t)>;

/// Does the pieces of work 0 to count - 1 in a child process that may crash, hang or take too much memory,
/// and returns the result of each. Throwing Damaged is failing too. What the work writes is lost. The bytes
/// are as trustworthy as the files that the work reads.
///
/// The child is a fork and not a program of its own: the library has no program to start, and starting one
/// takes as long as 50 drawings. So it should be called while the process has one thread. In a program with
/// several, the child may wait for good for a lock or a thread that it does not have, such as those that
/// librsvg keeps for filters; it is then ended, and the rest counts as done. Limited is the time of the
/// processor, so the result does not depend on what else runs. Throws std::system_error where no process can
/// be started.
std::vector<TrialResult> try_in_child(std::size_t count, const TrialWork& work);

} // namespace spotit::symbol
