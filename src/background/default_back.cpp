// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/background.hpp>

namespace spotit::background {

Drawing default_back() {
    const color::Color night{0.106, 0.227, 0.341, 1}, sea{0.149, 0.361, 0.518, 1},
        foam{0.204, 0.467, 0.604, 1};
    return Pattern{.kind = Pattern::Kind::Diamonds, .colors = {night, sea, foam}, .size = 6, .angle = 0};
}

} // namespace spotit::background
