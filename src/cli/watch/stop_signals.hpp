#pragma once

#include <csignal>

namespace spotit::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a readable descriptor as long as it exists.
class StopSignals {
public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    /// Discards pending signals.
    ~StopSignals();
    /// Returns a descriptor that is readable when a signal is pending.
    int descriptor() const { return descriptor_; }

private:
    bool pending() const;

    sigset_t before_{};
    int descriptor_ = -1;
};

} // namespace spotit::cli
