// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/deck_lines.hpp"
#include "serve/worker/emoji_font.hpp"
#include "serve/worker/symbol_search.hpp"
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

#include <array>
#include <cerrno>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace spotit::serve {

namespace {

constexpr char piece = '+', refusal = '!', end_mark = '.';

/// The tasks of the parent, in their order; a preview takes the place of those before it, and of samples,
/// that the same page has asked for.
class Tasks {
public:
    explicit Tasks(int socket)
        : socket_(socket) {}

    [[noreturn]] void listen() {
        std::string said;
        std::array<char, 65536> block;
        for (ssize_t count = 0; (count = ::read(socket_, block.data(), block.size())) != 0;) {
            if (count < 0 && errno != EINTR) break;
            if (count < 0) continue;
            said.append(block.data(), static_cast<std::size_t>(count));
            for (std::size_t line = 0; (line = said.find('\n')) != std::string::npos; said.erase(0, line + 1))
                add(Json::parse(said.substr(0, line)));
        }
        ::_exit(0); // the parent has gone
    }
    /// Returns the next task, when there is one, and the means to stop it.
    std::pair<Json, std::stop_token> wait() {
        std::unique_lock lock(busy_);
        changed_.wait(lock, [&] { return !waiting_.empty(); });
        std::pair<Json, std::stop_token> next{std::move(waiting_.front()), std::stop_token()};
        waiting_.pop_front();
        if (is_preview(next.first) || is_sample(next.first)) {
            stop_ = {};
            client_ = client(next.first);
            next.second = stop_.get_token();
        }
        return next;
    }

private:
    static bool is_preview(const Json& task) { return task.at("kind") == "preview"; }
    static std::string client(const Json& task) { return task.value("client", ""); }
    static bool is_sample(const Json& task) { return task.at("kind") == "sample"; }
    void add(Json task) {
        const std::lock_guard lock(busy_);
        if (is_preview(task)) {
            if (client(task) == client_) stop_.request_stop();
            // Those that were not begun are answered, but not made.
            for (Json& older : waiting_)
                if ((is_preview(older) || is_sample(older)) && client(older) == client(task))
                    older["stopped"] = true;
        }
        waiting_.push_back(std::move(task));
        changed_.notify_one();
    }

    int socket_;
    std::mutex busy_;
    std::condition_variable changed_;
    std::deque<Json> waiting_;
    std::stop_source stop_;
    std::string client_; ///< whose task can be stopped
};

/// Does the tasks one after the other; what it remembers makes the next one short.
class TaskRunner {
public:
    TaskRunner(int socket, const job::Request& request)
        : socket_(socket)
        , request_(request)
        , search_(request.places) {
        request_.memory = std::make_shared<job::Memory>();
    }
    void run(const Json& task, std::stop_token stop);

private:
    void answer(long task, char kind, std::string_view bytes = {}) const {
        if (!process::send_all(socket_, fmt::format("{} {} {}\n", task, kind, bytes.size())) ||
            !process::send_all(socket_, bytes))
            ::_exit(0);
    }
    void preview(const Json& task, long number, job::Request request);
    /// Sends a whole file, or the problems for which there is none.
    void file(const Json& task, long number, const job::Request& request) const;

    void sample(const Json& task, long number, job::Request request) const;
    void send_font(long number) const;
    void try_picture(const Json& task, long number) const;

    int socket_;
    job::Request request_;
    SymbolSearch search_;
};

Json failure(std::string message) {
    return Json::array({{{"severity", "error"},
                         {"id", "internal"},
                         {"message", std::move(message)},
                         {"notes", Json::array()}}});
}

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
        return failure(error.what());
    }
}

void TaskRunner::preview(const Json& task, long number, job::Request request) {
    const auto send = [&](const Json& line) {
        if (request.stop.stop_requested()) throw job::Stopped();
        answer(number, piece, to_line(line));
    };
    try {
        if (task.contains("stopped")) throw job::Stopped();
        std::set<std::string> has = task.value("has", std::set<std::string>());
        std::vector<diag::Diagnostic> warnings;
        std::optional<theme::Theme> theme;
        request.theme_listener = [&](const theme::Theme& read) { theme = read; };
        request.first_cards = task.value("first", std::vector<int>());
        request.early_deck = [&](const job::PreparedDeck& deck) {
            send_deck(deck, *request.theme, has, send, request.first_cards);
        };
        Json problems = problems_of(*request.theme, [&] {
            const job::PreparedDeck deck = job::prepare(request);
            warnings = deck.report().warnings;
            if (task.value("want", "") == "sheet") send_sheet(deck, task.value("page", 0), send);
            send_deck(deck, *request.theme, has, send, {});
        });
        const bool is_good = problems.is_null();
        if (!is_good && theme) send(theme_json(*theme, *request.theme));
        if (is_good) problems = problems_json(warnings, *request.theme);
        send({{"t", "done"}, {"ok", is_good}, {"problems", std::move(problems)}});
    } catch (const job::Stopped&) {
        answer(number, piece, to_line({{"t", "stopped"}}));
    }
}

/// Returns the pictures of all cards, in one file.
std::string cards_zip(const job::PreparedDeck& deck, bool are_svg) {
    job::PictureOptions options;
    if (are_svg) options.format = {.face = &render::Renderer::face_svg, .sheet = &render::Renderer::page_svg};
    std::vector<std::string> files = job::pictures(deck, options).files;
    std::vector<ZipEntry> entries;
    for (std::size_t i = 0; i < files.size(); ++i)
        entries.push_back({fmt::format("card-{:0{}}.{}", i + 1, std::to_string(files.size()).size(),
                                       are_svg ? "svg" : "png"),
                           std::move(files[i])});
    return zip(entries);
}

/// Returns the deck in all its forms, in one file.
std::string bundle_zip(const job::Request& request) {
    std::vector<ZipEntry> entries;
    for (bundle::Bundle::File& file : bundle::bundle(request).files)
        entries.push_back({std::move(file.name), std::move(file.bytes)});
    return zip(entries);
}

void TaskRunner::file(const Json& task, long number, const job::Request& request) const {
    const std::string kind = task.at("kind");
    const Json problems = problems_of(*request.theme, [&] {
        if (kind == "bundle") return answer(number, piece, bundle_zip(request));
        const job::PreparedDeck deck = job::prepare(request);
        if (kind == "cards") return answer(number, piece, cards_zip(deck, task.value("format", "") == "svg"));
        answer(number, piece, kind == "pdf" ? job::pdf(deck).bytes : job::games_page(deck).bytes);
    });
    if (!problems.is_null()) answer(number, refusal, to_line({{"problems", problems}}));
}

/// Draws a card of a template. Its deck has no more cards than any kind of deck allows.
void TaskRunner::sample(const Json& task, long number, job::Request request) const {
    static const auto few_cards = std::make_shared<const diag::SourceText>(
        "", "deck: {cards: 3}\ncheck: {look_alike: off, color_blind: off, legibility: off}\n");
    request.overlays.push_back(few_cards);
    try {
        if (task.contains("stopped")) throw job::Stopped();
        const Json problems = problems_of(*request.theme, [&] {
            const job::PreparedDeck deck = job::prepare(request);
            answer(number, piece, render::Renderer(deck.document()).face_svg(0));
        });
        if (!problems.is_null()) answer(number, refusal);
    } catch (const job::Stopped&) {
        answer(number, refusal);
    }
}

void TaskRunner::send_font(long number) const {
    try {
        answer(number, piece, emoji_font(request_.places));
    } catch (const std::exception&) {
        answer(number, refusal); // the browser's own will do
    }
}

/// Draws a new picture once.
void TaskRunner::try_picture(const Json& task, long number) const {
    const Json problems = problems_of({"", ""}, [&] {
        diag::Sink sink;
        const std::vector<symbol::SymbolSpec> specs{{.image = task.value("file", "")}};
        const symbol::Fonts fonts = symbol::Fonts::open({}, request_.places, specs, sink);
        if (symbol::try_pictures(specs, fonts, sink).empty()) {
            document::Document document;
            document.pictures.push_back(symbol::load(specs.front(), fonts, sink));
            document.picture_count = 1;
            static_cast<void>(picture_fragment(render::Renderer(document), 0));
        }
        sink.throw_if_errors();
    });
    if (!problems.is_null()) answer(number, refusal, problems[0].value("message", "no picture") + "\n");
}

void TaskRunner::run(const Json& task, std::stop_token stop) {
    const long number = task.at("id");
    const std::string kind = task.at("kind");
    job::Request request = request_;
    request.theme = std::make_shared<diag::SourceText>(task.value("name", ""), task.value("text", ""));
    request.stop = std::move(stop);
    if (kind == "preview")
        preview(task, number, std::move(request));
    else if (kind == "symbols")
        answer(number, piece, to_line(search_.find(task)));
    else if (kind == "picture")
        try_picture(task, number);
    else if (kind == "font")
        send_font(number);
    else if (kind == "sample")
        sample(task, number, std::move(request));
    else
        file(task, number, request);
    answer(number, end_mark);
}

} // namespace

void work(int socket, const job::Request& request) {
    Tasks tasks(socket);
    std::thread([&] { tasks.listen(); }).detach();
    TaskRunner runner(socket, request);
    for (;;) {
        auto [task, stop] = tasks.wait();
        runner.run(task, std::move(stop));
    }
}

} // namespace spotit::serve
