#pragma once

#include "cli/output_target.hpp"

#include <spotit/process.hpp>

#include <filesystem>
#include <set>
#include <string>

namespace spotit::cli {

/// Makes a deck again and again in a child process, which remembers what it has made. A picture that ends the
/// child does not end the program. When the worker goes, a deck that it was making leaves the old output
/// unchanged.
class BuildWorker {
public:
    BuildWorker(const MakeOptions& options, const OutputTarget& target);

    /// Begins a build. One that runs is stopped and leaves the old output unchanged, unless it is nearly
    /// done.
    void start();
    /// Returns true from `start` until `take` returns true.
    bool is_busy() const { return busy_; }
    /// Returns false if the process has ended, so that it can't build any more.
    bool is_alive() const { return child_.is_alive(); }

    /// Returns a descriptor that is readable when `take` has something to do.
    int descriptor() const { return child_.socket(); }
    /// Reads the names of used files; returns true when the last build has ended.
    bool take();
    /// Returns all files and folders that the last build has looked for so far, including missing ones.
    const std::set<std::filesystem::path>& files() const { return files_; }
    /// Returns the exit status of the last build after its end.
    int status() const { return status_; }

private:
    /// Returns the letter by which the process knows the last build.
    char name() const;
    /// Notes how the process has ended; returns whether it was busy.
    bool note_end();

    process::Child child_;
    int status_ = 4, started_ = 0;
    bool busy_ = false;
    std::string said_; ///< an incomplete answer
    std::set<std::filesystem::path> files_;
};

} // namespace spotit::cli
