// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/refusal.hpp"

#include "serve/worker/memory_limit.hpp"

#include <spotit/job/request.hpp>

#include <fmt/format.h>

#include <utility>

namespace spotit::serve {

namespace {

constexpr const char* elsewhere =
    "on a computer of your own there is no limit: download the theme, and make the deck there";

} // namespace

Json single_error(diag::Id id, std::string message, Json notes) {
    return Json::array({{{"severity", "error"},
                         {"id", id.name()},
                         {"message", std::move(message)},
                         {"notes", std::move(notes)}}});
}

Json lateness(std::chrono::seconds limit) {
    return single_error(
        "time-limit",
        fmt::format("this takes the server more than {} s, which is all that it has for one request",
                    limit.count()),
        {"fix: set `deck.cards` to 30, or `layout.effort` to fast", elsewhere});
}

Json memory_shortage(int megabytes) {
    std::string message = "this takes more memory than there is";
    if (megabytes > 0)
        message = fmt::format("this takes the server more than {} MB of memory, which is all that it has for "
                              "one request",
                              megabytes);
    return single_error(
        "memory-limit", std::move(message),
        {"fix: set `deck.symbols_per_card` to 8, or take pictures of fewer pixels", elsewhere});
}

Json problems_of(const diag::SourceText& text, const std::function<void()>& work) {
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

Json done_line(bool is_good, Json problems) {
    return {{"t", "done"}, {"ok", is_good}, {"problems", std::move(problems)}};
}

Record refusal(const Json& task, Json problems) {
    Record record{.task = task.at("id"), .kind = Record::Kind::Piece};
    if (task.at("kind") == "preview") {
        record.bytes = to_line(done_line(false, std::move(problems)));
    } else {
        record.kind = Record::Kind::Refusal;
        record.bytes = to_line({{"problems", std::move(problems)}});
    }
    return record;
}

} // namespace spotit::serve
