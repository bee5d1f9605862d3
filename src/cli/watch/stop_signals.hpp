// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>

namespace spotit::cli {

/// Ctrl-C and its like as something to read, as long as this exists.
class StopSignals {
public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    /// What came is taken as obeyed.
    ~StopSignals();
    /// Readable when one has come.
    int descriptor() const { return descriptor_; }

private:
    bool pending() const;

    sigset_t before_{};
    int descriptor_ = -1;
};

} // namespace spotit::cli
