// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/deck_lines.hpp"
#include "serve/worker/emoji_font.hpp"
#include "serve/worker/memory_limit.hpp"
#include "serve/worker/records.hpp"
#include "serve/worker/refusal.hpp"
#include "serve/worker/symbol_search.hpp"
#include "serve/worker/task_queue.hpp"
#include "serve/worker/time_limit.hpp"
#include "serve/worker/worker.hpp"
#include "serve/worker/zip.hpp"

#include <spotit/bundle.hpp>
#include <spotit/document.hpp>
#include <spotit/job/page.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/job/pictures.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <new>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>

namespace spotit::serve {

namespace {

using Kind = Record::Kind;

/// Does the tasks one after the other; what it remembers makes the next one short.
class TaskRunner {
public:
    TaskRunner(int socket, const Options& options)
        : socket_(socket)
        , request_(options.request)
        , time_limit_(options.time_limit)
        , search_(request_.places) {
        request_.memory = std::make_shared<job::Memory>();
    }
    void run(const Json& task, const std::stop_source& stop);

private:
    void answer(long task, Kind kind, std::string_view bytes = {}) const {
        if (!process::send_all(socket_, record_head(task, kind, bytes.size())) ||
            !process::send_all(socket_, bytes))
            ::_exit(0);
    }
    /// Answers with bytes of a file, in pieces that need not be kept until the last one has come.
    void send_bytes(long task, std::string_view bytes) const {
        constexpr std::size_t max_piece = 1U << 20U;
        for (; !bytes.empty(); bytes.remove_prefix(std::min(max_piece, bytes.size())))
            answer(task, Kind::Piece, bytes.substr(0, max_piece));
    }
    /// Does a task. Throws job::Stopped.
    void work(const Json& task, job::Request request);
    /// Says that a task was stopped: by a newer one of its page, or since it takes too long.
    void tell_stop(const Json& task, bool is_late) const;
    void preview(const Json& task, long number, job::Request request);
    /// Sends a whole file, or the problems for which there is none.
    void file(const Json& task, long number, const job::Request& request) const;

    void sample(long number, job::Request request) const;
    void send_font(long number) const;
    void try_picture(const Json& task, long number) const;

    int socket_;
    job::Request request_;
    std::chrono::seconds time_limit_;
    SymbolSearch search_;
    PictureIds picture_ids_{};
};

/// Does the work; returns the problems for which it could not be done, or null.
template<class Work>
Json problems_of(const diag::SourceText& text, Work&& work) {
    try {
        work();
        return nullptr;
    } catch (const diag::Error& error) {
        return problems_json(error.diagnostics(), text);
    } catch (const job::Stopped&) {
        throw;
    } catch (const std::exception& error) {
        if (is_out_of_memory(error)) throw;
        return single_error("internal", error.what());
    }
}

void TaskRunner::preview(const Json& task, long number, job::Request request) {
    Page page{.text = *request.theme,
              .send =
                  [&](const Json& line) {
                      if (request.stop.stop_requested()) throw job::Stopped();
                      answer(number, Kind::Piece, to_line(line));
                  },
              .has = task.value("has", std::set<std::string>()),
              .faces = task.value("faces", std::vector<std::string>()),
              .is_proof = task.value("proof", false),
              .picture_ids = picture_ids_};
    constexpr std::size_t max_ids = 20'000;
    if (picture_ids_.size() > max_ids) picture_ids_.clear();
    std::vector<diag::Diagnostic> warnings;
    std::optional<theme::Theme> theme;
    request.theme_listener = [&](const theme::Theme& read) { theme = read; };
    request.first_cards = task.value("first", std::vector<int>());
    request.early_deck = [&](const job::PreparedDeck& deck) { send_deck(deck, page, request.first_cards); };
    Json problems = problems_of(*request.theme, [&] {
        const job::PreparedDeck deck = job::prepare(request);
        warnings = deck.report().warnings;
        if (task.value("want", "") == "sheet") send_sheet(deck, page, task.value("page", 0));
        send_deck(deck, page, {});
    });
    const bool is_good = problems.is_null();
    if (!is_good && theme) page.send(theme_json(*theme, *request.theme));
    if (is_good) problems = problems_json(warnings, *request.theme);
    page.send(done_line(is_good, std::move(problems)));
}

/// Returns the pictures of all cards.
std::vector<ZipEntry> card_files(const job::PreparedDeck& deck, bool are_svg) {
    job::PictureOptions options;
    if (are_svg) options.format = {.face = &render::Renderer::face_svg, .sheet = &render::Renderer::page_svg};
    std::vector<std::string> files = job::pictures(deck, options).files;
    std::vector<ZipEntry> entries;
    for (std::size_t i = 0; i < files.size(); ++i)
        entries.push_back({fmt::format("card-{:0{}}.{}", i + 1, std::to_string(files.size()).size(),
                                       are_svg ? "svg" : "png"),
                           std::move(files[i])});
    return entries;
}

/// Returns the deck in all its forms.
std::vector<ZipEntry> bundle_files(const job::Request& request) {
    std::vector<ZipEntry> entries;
    for (bundle::Bundle::File& file : bundle::bundle(request).files)
        entries.push_back({std::move(file.name), std::move(file.bytes)});
    return entries;
}

void TaskRunner::file(const Json& task, long number, const job::Request& request) const {
    const std::string kind = task.at("kind");
    const auto send = [&](std::string_view bytes) { send_bytes(number, bytes); };
    const Json problems = problems_of(*request.theme, [&] {
        if (kind == "bundle") return zip(bundle_files(request), send);
        const job::PreparedDeck deck = job::prepare(request);
        if (kind == "cards") return zip(card_files(deck, task.value("format", "") == "svg"), send);
        send(kind == "pdf" ? job::pdf(deck).bytes : job::games_page(deck).bytes);
    });
    if (!problems.is_null()) answer(number, Kind::Refusal, to_line({{"problems", problems}}));
}

/// Draws a card of a template. Its deck has no more cards than any kind of deck allows.
void TaskRunner::sample(long number, job::Request request) const {
    static const auto few_cards = std::make_shared<const diag::SourceText>(
        "", "deck: {cards: 3}\ncheck: {look_alike: off, color_blind: off, legibility: off}\n");
    request.overlays.push_back(few_cards);
    const Json problems = problems_of(*request.theme, [&] {
        const job::PreparedDeck deck = job::prepare(request);
        answer(number, Kind::Piece, render::Renderer(deck.document()).face_svg(0));
    });
    if (!problems.is_null()) answer(number, Kind::Refusal);
}

void TaskRunner::send_font(long number) const {
    try {
        answer(number, Kind::Piece, emoji_font(request_.places));
    } catch (const std::exception&) {
        answer(number, Kind::Refusal); // the browser's own will do
    }
}

/// Draws a new picture once.
void TaskRunner::try_picture(const Json& task, long number) const {
    const Json problems = problems_of({"", ""}, [&] {
        diag::Sink sink;
        std::vector<symbol::SymbolSpec> specs{{.image = task.value("file", "")}};
        const symbol::Fonts fonts = symbol::Fonts::open({}, request_.places, specs, sink);
        if (symbol::try_pictures(specs, fonts, sink).empty()) {
            document::Document document;
            document.pictures.push_back(symbol::load(specs.front(), fonts, sink));
            document.picture_count = 1;
            static_cast<void>(picture_fragment(render::Renderer(document), 0));
        }
        sink.throw_if_errors();
    });
    if (!problems.is_null()) answer(number, Kind::Refusal, problems[0].value("message", "no picture") + "\n");
}

void TaskRunner::work(const Json& task, job::Request request) {
    if (task.contains("stopped")) throw job::Stopped();
    const long number = task.at("id");
    const std::string kind = task.at("kind");
    if (kind == "preview")
        preview(task, number, std::move(request));
    else if (kind == "symbols")
        answer(number, Kind::Piece, to_line(search_.find(task)));
    else if (kind == "picture")
        try_picture(task, number);
    else if (kind == "font")
        send_font(number);
    else if (kind == "sample")
        sample(number, std::move(request));
    else
        file(task, number, request);
}

void TaskRunner::tell_stop(const Json& task, bool is_late) const {
    if (!is_late && task.at("kind") == "preview")
        return answer(task.at("id"), Kind::Piece, to_line({{"t", "stopped"}}));
    const Record record = refusal(task, is_late ? lateness(time_limit_) : Json::array());
    answer(record.task, record.kind, record.bytes);
}

void TaskRunner::run(const Json& task, const std::stop_source& stop) {
    job::Request request = request_;
    request.theme = std::make_shared<diag::SourceText>(task.value("name", ""), task.value("text", ""));
    request.stop = stop.get_token();
    const TimeLimit limit(stop, time_limit_);
    try {
        work(task, std::move(request));
    } catch (const job::Stopped&) {
        tell_stop(task, limit.is_exceeded());
    }
    answer(task.at("id"), Kind::End);
}

} // namespace

void work(int socket, const Options& options) {
    TaskQueue tasks(socket);
    std::thread([&] { tasks.listen(); }).detach();
    TaskRunner runner(socket, options);
    std::set_new_handler([] { ::_exit(out_of_memory_status); });
    symbol::silence_libraries([](std::string_view) { ::_exit(out_of_memory_status); });
    const MemoryLimit limit(options.memory_limit);
    do {
        auto [task, stop] = tasks.wait();
        try {
            runner.run(task, stop);
        } catch (const std::exception& problem) {
            ::_exit(is_out_of_memory(problem) ? out_of_memory_status : EXIT_FAILURE);
        }
    } while (!limit.is_half_taken());
    ::_exit(EXIT_SUCCESS);
}

} // namespace spotit::serve
