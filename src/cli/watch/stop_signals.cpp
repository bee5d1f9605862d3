#include "cli/watch/stop_signals.hpp"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <initializer_list>

namespace spotit::cli {

StopSignals::StopSignals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, signal);
    sigprocmask(SIG_BLOCK, &set, &before_);
    descriptor_ = ::signalfd(-1, &set, SFD_CLOEXEC);
}

StopSignals::~StopSignals() {
    signalfd_siginfo taken{};
    while (pending() && ::read(descriptor_, &taken, sizeof taken) > 0) {
    }
    ::close(descriptor_);
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool StopSignals::pending() const {
    pollfd poll{descriptor_, POLLIN, 0};
    return ::poll(&poll, 1, 0) > 0;
}

} // namespace spotit::cli
