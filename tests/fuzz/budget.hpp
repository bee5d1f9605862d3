#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace spotit::fuzz {

/// Returns the processor time that sorting a million numbers takes here, with all that the sanitizers add.
inline double measure_sort() {
    const std::clock_t start = std::clock();
    std::vector<unsigned> numbers(1'000'000);
    for (unsigned i = 0; unsigned& number : numbers) number = ++i * 2654435761U;
    std::ranges::sort(numbers);
    return static_cast<double>(std::clock() - start);
}

/// Ends the program when an input takes more processor time than so many sorts. libFuzzer's own limit is wall
/// time, which a busy machine uses up by itself.
class Budget {
public:
    explicit Budget(double sorts = 2)
        : sorts_(sorts) {}
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;
    ~Budget() {
        const double taken = static_cast<double>(std::clock() - start_) / sort_;
        if (taken <= sorts_) return;
        std::fprintf(stderr, "this input took as much processor time as %.1f sorts of a million numbers\n",
                     taken);
        std::abort();
    }

private:
    static inline const double sort_ = measure_sort();
    double sorts_;
    std::clock_t start_ = std::clock();
};

} // namespace spotit::fuzz
