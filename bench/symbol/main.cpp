// Emoji: what they cost, and whether all are right.
//
//   bench-symbol                  milliseconds of opening, shaping and painting, on one thread
//   bench-symbol compare FOLDER   all recommended emoji beside Chromium's, which
//                                 tests/reference/make_reference.py --all FOLDER draws first
#include "modes.hpp"

#include <cstdio>
#include <string_view>

int main(int count, char** words) {
    if (count == 1) {
        spotit::bench::measure_speed();
        return 0;
    }
    if (count == 3 && std::string_view(words[1]) == "compare")
        return spotit::bench::compare_all(words[2]) ? 0 : 1;
    std::fputs("usage: bench-symbol [compare FOLDER]\n", stderr);
    return 2;
}
