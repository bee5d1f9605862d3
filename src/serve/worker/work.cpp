#include "serve/worker/work.hpp"

#include "serve/pictures.hpp"
#include "serve/worker/answers.hpp"
#include "serve/worker/lines/deck_lines.hpp"
#include "serve/worker/worker.hpp"

#include <spotit/document.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/theme/theme.hpp>

#include <unistd.h>

#include <algorithm>
#include <limits>
#include <new>

namespace spotit::serve {
namespace {

using Kind = Record::Kind;

/// Does the tasks in turns; what it remembers makes the next ones short, and continues those that gave
/// way.
class TaskRunner {
public:
    TaskRunner(int socket, const Options& options)
        : socket_(socket)
        , request_(options.request)
        , time_limit_(options.time_limit)
        , search_(request_.places) {
        request_.memory = std::make_shared<job::Memory>();
    }
    /// Does a task; returns false if its turn was over before its end.
    bool run(QueuedTask& task, const std::function<bool()>& is_turn_over) {
        answer(task.id, Kind::Begin);
        job::Request request = request_;
        request.theme = std::make_shared<diag::SourceText>(enter_folder(task.file), task.text);
        request.stop = task.stop.get_token();
        std::atomic<bool> gives_way = false;
        const auto give_way = [&](int reached) {
            if (!is_turn_over() || !task.stop.request_stop()) return;
            gives_way = true;
            task.reached = reached;
        };
        if (task.scheduling.gives_way) {
            // What gives way begins again: only what is remembered may be done by then, and more each time.
            request.listener = [&](std::string_view stage, int done, int) {
                if (stage == "symbols" && done > task.reached) give_way(done);
            };
            request.layout_listener = [&] { give_way(std::numeric_limits<int>::max()); };
        }
        const TimeLimit limit(task.stop, compute_time_left(task));
        try {
            if (task.is_stopped) throw job::Stopped();
            std::visit([&](auto& work) { make(work, task, std::move(request)); }, task.work);
        } catch (const job::Stopped&) {
            if (gives_way && !limit.is_exceeded()) return false;
            report_stop(task, limit.is_exceeded());
        }
        answer(task.id, Kind::End);
        return true;
    }

private:
    /// Makes the folder of a file the current one, so that messages name what is there by its name alone.
    /// Returns the file's name there; a path if the folder can't be entered.
    std::string enter_folder(const std::string& file) const {
        const std::filesystem::path path = home_ / file;
        std::error_code problem;
        std::filesystem::current_path(path.parent_path(), problem);
        return (problem ? path : path.filename()).string();
    }
    /// Returns the time after which a task is stopped; 0: never. At the limit itself the parent ends the
    /// process, and what it remembers would be gone.
    std::chrono::milliseconds compute_time_left(const QueuedTask& task) const {
        if (time_limit_.count() == 0) return time_limit_;
        return std::max(std::chrono::milliseconds(time_limit_) * 9 / 10 - task.taken,
                        std::chrono::milliseconds(1));
    }
    void answer(long task, Kind kind, std::string_view bytes = {}) const {
        if (!process::send_all(socket_, record_head(task, kind, bytes.size())) ||
            !process::send_all(socket_, bytes))
            ::_exit(0);
    }
    void answer(const Record& record) const { answer(record.task, record.kind, record.bytes); }
    /// Answers with bytes of a file, in pieces that need not be kept until the last one has come.
    void send_bytes(long task, std::string_view bytes) const {
        constexpr std::size_t max_piece = 1U << 20U;
        for (; !bytes.empty(); bytes.remove_prefix(std::min(max_piece, bytes.size())))
            answer(task, Kind::Piece, bytes.substr(0, max_piece));
    }
    void send_bytes(long task, const std::vector<ZipEntry>& entries) const {
        write_zip(entries, [&](std::string_view bytes) { send_bytes(task, bytes); });
    }
    /// Sends the deck as the task wants it, then a line that says how it went.
    void make(Preview& preview, const Task& task, job::Request request) {
        const Reader reader{*request.theme, texts::find_catalog(task.language)};
        Page page{.reader = reader,
                  .send =
                      [&](const Json& line) {
                          if (request.stop.stop_requested()) throw job::Stopped();
                          answer(task.id, Kind::Piece, to_line(line));
                      },
                  .wanted = preview,
                  .picture_ids = picture_ids_};
        constexpr std::size_t max_ids = 20'000;
        if (picture_ids_.size() > max_ids) picture_ids_.clear();
        Diagnostics warnings;
        std::optional<theme::Theme> theme;
        request.theme_listener = [&](const theme::Theme& read) { theme = read; };
        request.first_cards = preview.first;
        request.early_deck = [&](const job::PreparedDeck& deck) {
            send_deck(deck, page, request.first_cards);
            preview.first.clear(); // not again, should it give way
            preview.has = page.wanted.has;
            preview.faces = page.wanted.faces;
        };
        const std::optional<Diagnostics> problems = collect_problems([&] {
            const job::PreparedDeck deck = job::prepare(request);
            warnings = deck.report().warnings;
            if (preview.with_sheet) send_sheet(deck, page);
            send_deck(deck, page, {});
        });
        if (problems && theme) page.send(make_theme_line(*theme, reader));
        page.send(make_done(!problems, make_problems(problems ? *problems : warnings, reader)));
    }
    /// Sends a whole file, or the problems for which there is none.
    void make(const auto& file, const Task& task, job::Request request) const {
        request.printed_cards = task.cards;
        const auto problems = collect_problems([&] { send_bytes(task.id, make_file(file, request)); });
        if (problems) answer(refuse(task, *problems, *request.theme));
    }
    /// Draws a card of a template. Its deck has no more cards than any kind of deck allows.
    void make(const Sample&, const Task& task, job::Request request) const {
        static const auto few_cards = std::make_shared<const diag::SourceText>(
            "", "deck: {cards: 3}\ncheck: {look_alike: off, color_blind: off, legibility: off}\n");
        request.overlays.push_back(few_cards);
        const auto problems = collect_problems([&] {
            const job::PreparedDeck deck = job::prepare(request);
            answer(task.id, Kind::Piece, render::Renderer(deck.document()).draw_face_svg(0));
        });
        if (problems) answer(task.id, Kind::Refusal);
    }
    void make(const EmojiFont&, const Task& task, const job::Request&) const {
        const auto send = [&] {
            diag::Sink sink;
            answer(task.id, Kind::Piece,
                   symbol::write_without_svg(symbol::Font::open_default(request_.places, sink)));
        };
        if (collect_problems(send)) answer(task.id, Kind::Refusal); // the browser's own will do
    }
    void make(const EmojiSearch& wanted, const Task& task, const job::Request&) {
        answer(task.id, Kind::Piece, to_line(search_.find(wanted)));
    }
    void make(const ThemeList&, const Task& task, const job::Request& request) const {
        answer(task.id, Kind::Piece, to_line(list_themes(request)));
    }
    void make(const TableReading& wanted, const Task& task, const job::Request&) const {
        auto table = theme::preview_table(wanted.name, wanted.bytes, wanted.deck_language);
        theme::detect_languages(table, wanted.deck_language);
        const Reader reader{*table.text, texts::find_catalog(task.language)};
        answer(task.id, Kind::Piece, to_line(make_table(table, reader)));
    }
    void make(const FontList&, const Task& task, const job::Request&) const {
        answer(task.id, Kind::Piece, to_line(list_fonts(request_.places)));
    }
    /// Draws a new picture once, of a font some letters.
    void make(const PictureTrial&, const Task& task, const job::Request& request) const {
        const std::string& file = request.theme->name();
        const auto problems = collect_problems([&] {
            diag::Sink sink;
            std::vector<symbol::SymbolSpec> specs{{symbol::Picture{file}}};
            if (symbol::ends_like_font(file)) specs = {{.content = symbol::Word{"Aa"}, .font = file}};
            const symbol::Fonts fonts = symbol::Fonts::open({.places = request_.places}, specs, sink);
            if (symbol::try_pictures(specs, fonts, sink).empty()) {
                document::Document document;
                document.pictures.push_back(symbol::load(specs.front(), fonts, sink));
                document.picture_count = 1;
                static_cast<void>(draw_picture(render::Renderer(document), 0));
            }
            sink.throw_if_errors();
        });
        if (!problems) return;
        const std::string why = problems->front().message.translate(texts::find_catalog(task.language));
        answer(task.id, Kind::Refusal, why + "\n");
    }
    /// Reports that a task was stopped: by a newer one of its page, or since it takes too long.
    void report_stop(const Task& task, bool is_late) const {
        if (!is_late && task.is<Preview>()) return answer(task.id, Kind::Piece, to_line(make_stopped()));
        answer(refuse(task, is_late ? Diagnostics{make_lateness(time_limit_)} : Diagnostics()));
    }

    int socket_;
    std::filesystem::path home_ = std::filesystem::current_path(); ///< that of the server
    job::Request request_;
    std::chrono::seconds time_limit_;
    SymbolSearch search_;
    PictureIds picture_ids_{};
};

/// Sets a word, so that what Pango and fontconfig read and start for words is there before memory is
/// limited: Pango starts threads that look for fonts, and waits forever for one that got no memory.
void start_text_libraries(const base::DataPaths& places) {
    const symbol::SymbolSpec word{symbol::Word{"a"}};
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
        QueuedTask task = tasks.wait();
        // A full process ends after a task: what it remembers of the others would be gone.
        const auto is_turn_over = [&] { return tasks.is_turn_over(task) && !limit.is_half_taken(); };
        try {
            if (!runner.run(task, is_turn_over)) tasks.put_back(std::move(task));
        } catch (const std::exception& problem) {
            ::_exit(is_out_of_memory(problem) ? out_of_memory_status : EXIT_FAILURE);
        }
    } while (!limit.is_half_taken());
    ::_exit(EXIT_SUCCESS);
}

} // namespace spotit::serve
