#include "serve/worker/work.hpp"

#include "serve/worker/answers.hpp"
#include "serve/worker/lines/deck_lines.hpp"
#include "serve/worker/worker.hpp"

#include <spotit/document.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/theme/theme.hpp>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <new>

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
    void run(const Json& task, const std::stop_source& stop) {
        job::Request request = request_;
        request.theme = std::make_shared<diag::SourceText>(task.value("name", ""), task.value("text", ""));
        request.stop = stop.get_token();
        // At the limit itself the parent ends the process, and what it remembers would be gone.
        const TimeLimit limit(stop, std::chrono::milliseconds(time_limit_) * 9 / 10);
        try {
            do_work(task, std::move(request));
        } catch (const job::Stopped&) {
            report_stop(task, limit.is_exceeded());
        }
        answer(task.at("id"), Kind::End);
    }

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
    /// Sends the deck as the task wants it, then a line that says how it went.
    void make_preview(const Json& task, long number, job::Request request) {
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
        request.early_deck = [&](const job::PreparedDeck& deck) {
            send_deck(deck, page, request.first_cards);
        };
        const std::optional<Problems> problems = find_problems(*request.theme, [&] {
            const job::PreparedDeck deck = job::prepare(request);
            warnings = deck.report().warnings;
            if (task.value("want", "") == "sheet") send_sheet(deck, page, task.value("page", 0));
            send_deck(deck, page, {});
        });
        if (problems && theme) page.send(make_theme_line(*theme, *request.theme));
        page.send(make_done(!problems, problems ? *problems : make_problems(warnings, *request.theme)));
    }
    /// Sends a whole file, or the problems for which there is none.
    void send_file(const Json& task, long number, job::Request request) const {
        request.printed_cards = task.value("cards", std::vector<int>());
        const auto problems = find_problems(*request.theme, [&] {
            make_file(task, request, [&](std::string_view bytes) { send_bytes(number, bytes); });
        });
        if (problems) answer(number, Kind::Refusal, make_refusal(*problems));
    }
    /// Draws a card of a template. Its deck has no more cards than any kind of deck allows.
    void sample(long number, job::Request request) const {
        static const auto few_cards = std::make_shared<const diag::SourceText>(
            "", "deck: {cards: 3}\ncheck: {look_alike: off, color_blind: off, legibility: off}\n");
        request.overlays.push_back(few_cards);
        const auto problems = find_problems(*request.theme, [&] {
            const job::PreparedDeck deck = job::prepare(request);
            answer(number, Kind::Piece, render::Renderer(deck.document()).draw_face_svg(0));
        });
        if (problems) answer(number, Kind::Refusal);
    }
    void send_font(long number) const {
        try {
            answer(number, Kind::Piece, make_emoji_font(request_.places));
        } catch (const std::exception&) {
            answer(number, Kind::Refusal); // the browser's own will do
        }
    }
    /// Draws a new picture once.
    void try_picture(const Json& task, long number) const {
        const auto problems = find_problems({"", ""}, [&] {
            diag::Sink sink;
            std::vector<symbol::SymbolSpec> specs{{.image = task.value("file", "")}};
            const symbol::Fonts fonts = symbol::Fonts::open({.places = request_.places}, specs, sink);
            if (symbol::try_pictures(specs, fonts, sink).empty()) {
                document::Document document;
                document.pictures.push_back(symbol::load(specs.front(), fonts, sink));
                document.picture_count = 1;
                static_cast<void>(draw_picture(render::Renderer(document), 0));
            }
            sink.throw_if_errors();
        });
        if (problems)
            answer(number, Kind::Refusal, Json(problems->front()).at("message").get<std::string>() + "\n");
    }
    /// Does a task. Throws job::Stopped.
    void do_work(const Json& task, job::Request request) {
        if (task.contains("stopped")) throw job::Stopped();
        const long number = task.at("id");
        const std::string kind = task.at("kind");
        if (kind == "preview")
            make_preview(task, number, std::move(request));
        else if (kind == "symbols")
            answer(number, Kind::Piece, to_line(search_.find(task)));
        else if (kind == "picture")
            try_picture(task, number);
        else if (kind == "font")
            send_font(number);
        else if (kind == "files")
            answer(number, Kind::Piece, to_line(list_themes(request)));
        else if (kind == "sample")
            sample(number, std::move(request));
        else
            send_file(task, number, std::move(request));
    }
    /// Says that a task was stopped: by a newer one of its page, or since it takes too long.
    void report_stop(const Json& task, bool is_late) const {
        if (!is_late && task.at("kind") == "preview")
            return answer(task.at("id"), Kind::Piece, to_line(make_stopped()));
        const Record record = refuse(task, is_late ? make_lateness(time_limit_) : Problems());
        answer(record.task, record.kind, record.bytes);
    }

    int socket_;
    job::Request request_;
    std::chrono::seconds time_limit_;
    SymbolSearch search_;
    PictureIds picture_ids_{};
};

/// Sets a word, so that what Pango and fontconfig read and start for words is there before memory is
/// limited: Pango starts threads that look for fonts, and waits for ever for one that got no memory.
void start_text_libraries(const base::DataPaths& places) {
    const symbol::SymbolSpec word{.text = "a"};
    diag::Sink sink; // a theme with words will say what is wrong
    try {
        static_cast<void>(
            symbol::load(word, symbol::Fonts::open({.places = places}, {&word, 1}, sink), sink));
    } catch (const diag::Error&) {
        return;
    }
}

} // namespace

void do_work(int socket, const Options& options) {
    TaskQueue tasks(socket);
    std::thread([&] { tasks.listen(); }).detach();
    TaskRunner runner(socket, options);
    std::set_new_handler([] { ::_exit(out_of_memory_status); });
    symbol::silence_libraries([](std::string_view) { ::_exit(out_of_memory_status); });
    if (options.memory_limit > 0) start_text_libraries(options.request.places);
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
