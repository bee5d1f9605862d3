#pragma once

#include "serve/http/routes.hpp"
#include "serve/json.hpp"

#include <string>
#include <string_view>

namespace spotit::serve {

/// Returns the name of the worker's task for an action; empty if the server itself answers.
std::string_view task_kind(Action action);

/// Returns the task that the body of a request asks for, with values of the types and in the ranges that the
/// worker expects; null if the body makes no sense.
Json read_task(Action action, const std::string& body);

} // namespace spotit::serve
