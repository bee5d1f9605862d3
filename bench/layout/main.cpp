// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/fixture.hpp"
#include "metrics.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <map>
#include <numeric>
#include <sstream>
#include <string>

namespace {
using namespace spotit;

double thread_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}
struct Card {
    std::vector<std::size_t> which;
    std::vector<layout::Item> items;
    std::vector<geom::Region> outlines;
};
} // namespace
int main(int argc, char** argv) {
    std::map<std::string, std::string> o{{"n", "8,20"},    {"efforts", "fast,default"},
                                         {"cards", "57"},  {"gap", "1.5"},
                                         {"metrics", "1"}, {"dump", ""}};
    for (int i = 1; i < argc; ++i) {
        std::string a = argv[i];
        auto e = a.find('=');
        o[a.substr(0, e)] = a.substr(e + 1);
    }
    const auto fixture = layout::fixture::silhouettes();
    std::vector<layout::Silhouette> silhouettes;
    const double t0 = thread_seconds();
    for (const auto& named : fixture) silhouettes.emplace_back(named.outline);
    std::printf("preparation %.3f ms per silhouette\n",
                (thread_seconds() - t0) * 1e3 / static_cast<double>(fixture.size()));
    const std::map<std::string, layout::Effort> efforts{{"fast", layout::Effort::Fast},
                                                        {"default", layout::Effort::Default},
                                                        {"high", layout::Effort::High},
                                                        {"best", layout::Effort::Best}};
    const int count = std::stoi(o["cards"]);
    std::istringstream ns(o["n"]);
    for (std::string word; std::getline(ns, word, ',');) {
        const int n = std::stoi(word);
        std::istringstream es(o["efforts"]);
        for (std::string name; std::getline(es, name, ',');) {
            layout::Options options;
            options.gap = std::stod(o["gap"]);
            options.effort = efforts.at(name);
            options.min_size = 0;
            const geom::Shape card = geom::Shape::circle(85);
            double cover = 0, worst = 1, gap = 1e9, rim = 1e9, lec = 0, balance = 0, ratio = 1e9,
                   smallest = 0, seconds = 0;
            for (int c = 0; c < count; ++c) {
                random::Generator random(static_cast<std::uint64_t>(c + 1));
                std::vector<std::size_t> ids(fixture.size());
                std::iota(ids.begin(), ids.end(), std::size_t{0});
                random.shuffle(std::span(ids));
                std::vector<layout::Item> items;
                std::vector<geom::Region> outlines;
                for (int i = 0; i < n; ++i) {
                    items.push_back({silhouettes[ids[static_cast<std::size_t>(i)]], i});
                    outlines.push_back(fixture[ids[static_cast<std::size_t>(i)]].outline);
                }
                const double start = thread_seconds();
                const auto result = layout::pack(items, card, options, static_cast<std::uint64_t>(c));
                seconds += thread_seconds() - start;
                layout::Metrics m{result.coverage, result.gap, result.rim, 0, 0, result.smallest, 0};
                for (auto& p : result.placements) m.largest = std::max(m.largest, p.size);
                if (o["metrics"] == "1") m = layout::measure(outlines, result, card, options.margin);
                cover += m.coverage / count;
                worst = std::min(worst, m.coverage);
                gap = std::min(gap, m.gap);
                rim = std::min(rim, m.rim);
                lec += m.emptiest / count;
                balance += m.balance / count;
                ratio = std::min(ratio, m.largest / m.smallest);
                smallest += m.smallest / count;
            }
            std::printf("n=%2d %-7s cover %.4f worst %.3f gap %.3f rim %.3f LEC %.1f balance %.3f ratio %.3f "
                        "smallest %.1f  %.2f ms\n",
                        n, name.c_str(), cover, worst, gap, rim, lec, balance, ratio, smallest,
                        seconds * 1e3 / count);
            std::fflush(stdout);
        }
    }
}
