#include "serve/worker/worker.hpp"

#include "diag/write.hpp"
#include "serve/worker/work.hpp"

#include <spotit/job/request.hpp>

#include <utility>

namespace spotit::serve {
namespace {

constexpr char elsewhere[] =
    "on your own computer there is no limit: download the theme and make the deck there";

} // namespace

diag::Diagnostic make_lateness(std::chrono::seconds limit) {
    return {.id = "time-limit",
            .message = diag::write("this takes more than {limit} s, the server's limit for one request",
                                   limit.count()),
            .notes = {diag::make_fix("set `deck.cards` to 30, or `layout.effort` to fast"), elsewhere}};
}

diag::Diagnostic make_memory_shortage(int megabytes) {
    diag::Sentence message = "this takes more memory than is available";
    if (megabytes > 0)
        message = diag::write("this takes more than {limit} MB of memory, the server's limit for one request",
                              megabytes);
    return {.id = "memory-limit",
            .message = std::move(message),
            .notes = {diag::make_fix("set `deck.symbols_per_card` to 8, or use pictures with fewer pixels"),
                      elsewhere}};
}

std::optional<Diagnostics> collect_problems(const std::function<void()>& work) {
    try {
        work();
        return std::nullopt;
    } catch (const diag::Error& error) {
        return error.diagnostics();
    } catch (const job::Stopped&) {
        throw;
    } catch (const std::exception& error) {
        if (is_out_of_memory(error)) throw;
        return Diagnostics{{.id = "internal", .message = std::string(error.what())}};
    }
}

Record refuse(const Task& task, const Diagnostics& problems, const diag::SourceText& text) {
    Problems shown = make_problems(problems, {text, texts::find_catalog(task.language)});
    if (task.is<Preview>())
        return {task.id, Record::Kind::Piece, to_line(make_done(false, std::move(shown)))};
    return {task.id, Record::Kind::Refusal, to_line({{"problems", shown}})};
}

} // namespace spotit::serve
