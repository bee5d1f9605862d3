// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/manual/manual.hpp"

#include <spotit/job/files.hpp>

#include <cstdio>
#include <exception>

/// Part of the build, not of the program: spotit-manual FRAME PAGE fills a frame of docs/man.
int main(int count, char** words) {
    if (count != 3) return 2;
    try {
        spotit::job::save(words[2], spotit::cli::manual_page(spotit::job::read_source(words[1])->text()));
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "spotit-manual: %s: %s\n", words[1], problem.what());
        return 1;
    }
    return 0;
}
