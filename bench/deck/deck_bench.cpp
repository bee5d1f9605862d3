// Whole decks, from theme to bytes: the time of each stage, peak memory and size. Each run is a process of
// its own, so that memory is counted from nothing and caches are as cold as a user's. Prints medians as a
// Markdown table.
//
//   bench-deck SOURCE_DIR [RUNS] [THREADS]
//   bench-deck SOURCE_DIR stages    page faults of each stage, and its processor time in units of layout's

#include <spotit/job/files.hpp>

#include <spotit/job/output.hpp>

#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <thread>

namespace {

using namespace spotit;

struct Deck {
    const char* name;
    std::string theme;
    std::vector<theme::Override> overrides;
};

constexpr int max_stages = 12;

/// What a run sends to its parent through a pipe: plain data.
struct Measured {
    int stages = 0;
    char names[max_stages][16] = {};
    double milliseconds[max_stages] = {};
    double cpu[max_stages] = {}, faults[max_stages] = {}; ///< milliseconds, counts
    double whole = 0;
    double bytes = 0, coverage = 0;
    int cards = 0;
    double peak_megabytes = 0; ///< filled in by the parent
};

/// What this process took so far, for the stages of one deck.
class Meter {
public:
    /// Ends the stage under way and begins this one, which may be one that was before.
    void begin(std::string_view stage) {
        rusage now{};
        ::getrusage(RUSAGE_SELF, &now);
        if (!stage_.empty()) {
            cpu_[stage_] += count_milliseconds(now) - count_milliseconds(last_);
            faults_[stage_] += static_cast<double>(now.ru_minflt - last_.ru_minflt);
        }
        last_ = now;
        stage_ = stage;
    }
    void write(Measured& measured) const {
        for (int i = 0; i < measured.stages; ++i) {
            const auto cpu = cpu_.find(measured.names[i]);
            if (cpu == cpu_.end()) continue;
            measured.cpu[i] = cpu->second;
            measured.faults[i] = faults_.at(measured.names[i]);
        }
    }

private:
    static double count_milliseconds(const rusage& usage) {
        const auto count = [](const timeval& time) {
            return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
        };
        return count(usage.ru_utime) + count(usage.ru_stime);
    }

    std::string stage_{};
    rusage last_{};
    std::map<std::string, double> cpu_{}, faults_{};
};

Measured make(const Deck& deck, const std::string& source, int threads) {
    const auto start = std::chrono::steady_clock::now();
    Meter meter;
    job::Request request;
    request.listener = [&](std::string_view stage, int done, int) {
        if (done == 0) meter.begin(stage);
    };
    request.theme = job::read_source(source + "/" + deck.theme);
    request.overrides = deck.overrides;
    request.places.data = {source + "/fonts", SPOTIT_BINARY_DIR};
    request.threads = threads;
    const job::File result = job::make_deck(request);
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    Measured measured;
    for (const job::Stage& stage : result.report.stages) {
        std::strncpy(measured.names[measured.stages], std::string(stage.name).c_str(), 15);
        measured.milliseconds[measured.stages++] = stage.milliseconds;
    }
    meter.begin("");
    meter.write(measured);
    measured.whole = taken.count();
    measured.bytes = static_cast<double>(result.bytes.size());
    measured.coverage = result.report.mean_coverage;
    measured.cards = result.report.cards;
    return measured;
}

Measured run(const Deck& deck, const std::string& source, int threads) {
    int ends[2];
    if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
    const pid_t child = ::fork();
    if (child == 0) {
        try {
            const Measured measured = make(deck, source, threads);
            ::_exit(::write(ends[1], &measured, sizeof measured) == sizeof measured ? 0 : 1);
        } catch (const diag::Error& error) {
            std::fputs(diag::render(error.diagnostics()).c_str(), stderr);
        } catch (const std::exception& problem) {
            std::fprintf(stderr, "%s\n", problem.what());
        }
        ::_exit(1);
    }
    ::close(ends[1]);
    Measured measured;
    const bool read = ::read(ends[0], &measured, sizeof measured) == sizeof measured;
    ::close(ends[0]);
    rusage usage{};
    int status = 0;
    ::wait4(child, &status, 0, &usage);
    if (!read || status != 0) throw std::runtime_error(std::string("the deck failed: ") + deck.name);
    measured.peak_megabytes = static_cast<double>(usage.ru_maxrss) / 1024;
    return measured;
}

template<class Value>
double median(std::vector<Measured> runs, Value value) {
    std::sort(runs.begin(), runs.end(), [&](const auto& a, const auto& b) { return value(a) < value(b); });
    return value(runs[runs.size() / 2]);
}

void report(const Deck& deck, const std::vector<Measured>& runs, bool first) {
    const Measured& any = runs.front();
    if (first) {
        std::string head = "| deck | cards |", line = "|---|--:|";
        for (int i = 0; i < any.stages; ++i) {
            head += fmt::format(" {} |", any.names[i]);
            line += "--:|";
        }
        fmt::print("{} in all, ms | peak, MB | PDF, KB | coverage |\n{}--:|--:|--:|--:|\n", head, line);
    }
    std::string row = fmt::format("| {} | {} |", deck.name, any.cards);
    for (int i = 0; i < any.stages; ++i)
        row += fmt::format(" {:.1f} |", median(runs, [i](const Measured& m) { return m.milliseconds[i]; }));
    fmt::print("{} {:.0f} | {:.0f} | {:.0f} | {:.3f} |\n", row,
               median(runs, [](const Measured& m) { return m.whole; }),
               median(runs, [](const Measured& m) { return m.peak_megabytes; }), any.bytes / 1000,
               any.coverage);
    std::fflush(stdout);
}

/// The rows that scripts/bench compares with those of bench/stages.txt.
void report_stages(const Deck& deck, const std::vector<Measured>& runs) {
    const Measured& any = runs.front();
    const auto layout = std::ranges::find(any.names, std::string_view("layout")) - std::begin(any.names);
    for (int i = 0; i < any.stages; ++i)
        fmt::print("{:<8} {:<10} {:7.2f} {:7.0f}\n", deck.name, any.names[i],
                   median(runs, [&](const Measured& m) { return m.cpu[i] / m.cpu[layout]; }),
                   median(runs, [&](const Measured& m) { return m.faults[i]; }));
    std::fflush(stdout);
}

std::vector<Measured> run_often(const Deck& deck, const std::string& source, int runs, int threads) {
    std::vector<Measured> measured;
    for (int i = 0; i < runs; ++i) measured.push_back(run(deck, source, threads));
    return measured;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::fputs("bench-deck SOURCE_DIR [RUNS] [THREADS], or SOURCE_DIR stages\n", stderr);
        return 2;
    }
    const std::string source = words[1];
    // As the program does: without it, what big blocks free is returned and fetched again.
    ::mallopt(M_MMAP_THRESHOLD, 8 << 20);
    ::mallopt(M_TRIM_THRESHOLD, 8 << 20);
    if (count == 3 && words[2] == std::string_view("stages")) {
        for (const char* name : {"animals", "words", "flags", "photos", "copier"}) {
            const Deck deck{name, fmt::format("themes/{}.yaml", name), {}};
            report_stages(deck, run_often(deck, source, 5, 1));
        }
        const Deck cmyk{"cmyk", "themes/animals.yaml", {{"output.color", "cmyk"}}};
        report_stages(cmyk, run_often(cmyk, source, 5, 1));
        return 0;
    }
    const int runs = count > 2 ? std::max(1, std::atoi(words[2])) : 9;
    const int threads = count > 3 ? std::max(1, std::atoi(words[3]))
                                  : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const std::vector<Deck> decks{
        {"8 symbols (animals)", "themes/animals.yaml", {}},
        {"12 symbols", "themes/party20.yaml", {{"deck.symbols_per_card", "12"}}},
        {"20 symbols (party20)", "themes/party20.yaml", {}},
    };
    fmt::print("Medians of {} runs on {} threads, milliseconds of wall clock.\n\n", runs, threads);
    for (const Deck& deck : decks) {
        report(deck, run_often(deck, source, runs, threads), &deck == &decks.front());
    }
    return 0;
}
