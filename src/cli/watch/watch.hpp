#pragma once

#include "cli/make.hpp"

#include <spotit/base/files.hpp>

#include <csignal>
#include <filesystem>
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
    /// Discards pending signals.
    ~StopSignals();
    /// Returns a descriptor that is readable when a signal is pending.
    int descriptor() const { return file_.descriptor(); }

private:
    sigset_t before_{};
    base::OpenFile file_;
};

} // namespace spotit::cli
