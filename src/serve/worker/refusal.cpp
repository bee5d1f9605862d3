#include "serve/worker/records.hpp"

#include "serve/worker/work.hpp"

#include <spotit/job/request.hpp>

#include <fmt/format.h>

#include <utility>

namespace spotit::serve {
namespace {

constexpr const char* elsewhere =
    "on a computer of your own there is no limit: download the theme, and make the deck there";

/// Returns an error as the only problem.
Problems make_error(diag::Id id, std::string message, std::vector<diag::Note> notes = {}) {
    return make_problems({{.id = id, .message = std::move(message), .notes = std::move(notes)}}, {"", ""});
}

} // namespace

Problems make_lateness(std::chrono::seconds limit) {
    return make_error(
        "time-limit",
        fmt::format("this takes more than {} s, the server's limit for one request", limit.count()),
        {diag::make_fix("set `deck.cards` to 30, or `layout.effort` to fast"), elsewhere});
}

Problems make_memory_shortage(int megabytes) {
    std::string message = "this takes more memory than there is";
    if (megabytes > 0)
        message = fmt::format("this takes more than {} MB of memory, the server's limit for one request",
                              megabytes);
    return make_error(
        "memory-limit", std::move(message),
        {diag::make_fix("set `deck.symbols_per_card` to 8, or use pictures with fewer pixels"), elsewhere});
}

std::optional<Problems> find_problems(const diag::SourceText& text, const std::function<void()>& work) {
    try {
        work();
        return std::nullopt;
    } catch (const diag::Error& error) {
        return make_problems(error.diagnostics(), text);
    } catch (const job::Stopped&) {
        throw;
    } catch (const std::exception& error) {
        if (is_out_of_memory(error)) throw;
        return make_error("internal", error.what());
    }
}

Record refuse(const Task& task, Problems problems) {
    if (task.is<Preview>())
        return {task.id, Record::Kind::Piece, to_line(make_done(false, std::move(problems)))};
    return {task.id, Record::Kind::Refusal, to_line({{"problems", problems}})};
}

} // namespace spotit::serve
