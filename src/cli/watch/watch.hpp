#pragma once

#include "cli/make.hpp"

#include <spotit/base/files.hpp>
#include <spotit/process.hpp>

#include <csignal>
#include <filesystem>
#include <set>
#include <string>

namespace spotit::cli {

/// Rebuilds the output whenever an input is saved, until a signal stops it. Returns the exit status.
int watch(const MakeOptions& options, const OutputTarget& target);

/// Opens the file in the default viewer without waiting for it; prints a message if there is no viewer.
void open_viewer(const std::string& file);

/// A page in a folder that only its user can read, and that leads on to a link. Programs show what they were
/// started with to all users of the machine; the name of this page says nothing.
class PrivatePage {
public:
    /// Throws std::filesystem::filesystem_error if there is no room for it.
    explicit PrivatePage(const std::string& link);
    PrivatePage(const PrivatePage&) = delete;
    PrivatePage& operator=(const PrivatePage&) = delete;
    ~PrivatePage();
    std::string file() const { return folder_ / "designer.html"; }

private:
    std::filesystem::path folder_;
};

/// Turns SIGINT, SIGTERM and SIGHUP into a readable descriptor as long as it exists.
class StopSignals {
public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    /// Discards pending signals.
    ~StopSignals();
    /// Returns a descriptor that is readable when a signal is pending.
    int descriptor() const { return file_.descriptor(); }

private:
    sigset_t before_{};
    base::OpenFile file_;
};

/// Makes a deck again and again in a child process, which remembers what it has made. A picture that ends the
/// child does not end the program. When the worker goes, a deck that it was making leaves the old output
/// unchanged.
class BuildWorker {
public:
    BuildWorker(const MakeOptions& options, const OutputTarget& target);

    /// Begins a build. One that runs is stopped and leaves the old output unchanged, unless it is nearly
    /// done.
    void start();
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
    char describe_state() const;
    /// Notes how the process has ended; returns whether it was busy.
    bool note_end();

    process::Child child_;
    int status_ = 4, started_ = 0;
    bool busy_ = false; ///< from `start` until `take` returns true
    std::string said_;  ///< an incomplete answer
    std::set<std::filesystem::path> files_;
};

} // namespace spotit::cli
