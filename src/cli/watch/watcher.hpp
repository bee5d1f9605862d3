#pragma once

#include "cli/output_target.hpp"
#include "cli/watch/build_worker.hpp"
#include "cli/watch/folder_watch.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace spotit::cli {

/// Rebuilds the output whenever an input is saved, until a signal stops it.
class Watcher {
public:
    Watcher(const MakeOptions& options, const OutputTarget& target);
    /// Returns the exit status.
    int run();

private:
    using Moment = std::chrono::steady_clock::time_point;

    void say(const std::string& text) const;
    /// Returns the milliseconds until something is due without an event, or -1.
    int timeout() const;
    /// Returns whether the last save has ended.
    bool is_save_complete() const;
    void start();
    /// Does what is due: deleted files, folders that are back, the build after a save.
    void look_at_clock();
    void take();
    void finish();
    void listen();
    void notice(std::string what);
    /// Notices files that were deleted and did not come back.
    void notice_deleted();

    const MakeOptions& options_;
    OutputTarget target_;
    std::filesystem::path theme_;
    std::set<std::filesystem::path> always_; ///< those of the command line
    std::set<std::filesystem::path> files_;  ///< whose changes cause a rebuild
    FolderWatch folders_;
    std::unique_ptr<BuildWorker> worker_;
    std::optional<Moment> first_, last_;   ///< times of the events since the last build
    std::string changed_;                  ///< describes the last of these events
    std::set<std::filesystem::path> gone_; ///< may come back until gone_due_
    std::optional<Moment> gone_due_;
    bool opened_ = false;
};

} // namespace spotit::cli
