#pragma once

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace spotit::fuzz {

/// Ends the program when an input takes more than so many seconds of processor time, with all that the
/// sanitizers add. libFuzzer's own limit is wall time, which a busy machine uses up by itself.
class Budget {
public:
    explicit Budget(double seconds = 1)
        : seconds_(seconds) {}
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;
    ~Budget() {
        const double taken = static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
        if (taken <= seconds_) return;
        std::fprintf(stderr, "this input took %.2f s of processor time\n", taken);
        std::abort();
    }

private:
    double seconds_;
    std::clock_t start_ = std::clock();
};

} // namespace spotit::fuzz
