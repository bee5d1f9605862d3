#include "cli/watch/watch.hpp"

#include <sys/signalfd.h>
#include <unistd.h>

namespace spotit::cli {
namespace {

/// Keeps the signals from ending the program, and returns a descriptor of them.
int hold_stop_signals(sigset_t& before) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
    sigprocmask(SIG_BLOCK, &set, &before);
    return ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

} // namespace

StopSignals::StopSignals()
    : file_(hold_stop_signals(before_)) {}

StopSignals::~StopSignals() {
    signalfd_siginfo taken{};
    while (::read(descriptor(), &taken, sizeof taken) > 0) {
    }
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace spotit::cli
