#pragma once

#include "serve/http/routes.hpp"
#include "serve/json.hpp"

#include <string>
#include <string_view>

namespace spotit::serve {

/// A kind of the worker's tasks, for the action that asks for it.
struct TaskKind {
    Action action = Action::Preview;
    std::string_view name;
    const char* type = nullptr; ///< of its answer
    bool is_download = false;   ///< not to be shown as a page from here
};
/// Returns null if the server itself answers.
const TaskKind* find_task_kind(Action action);

/// Returns the task that the body of a request asks for, with values of the types and in the ranges that the
/// worker expects; null if the body makes no sense.
Json read_task(const TaskKind& kind, const std::string& body);

} // namespace spotit::serve
