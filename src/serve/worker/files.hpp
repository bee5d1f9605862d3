// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"

#include <spotit/job/request.hpp>

#include <functional>
#include <string_view>

namespace spotit::serve {

/// Makes the file of the "kind" of the task from the theme of the request, and hands its bytes on one after
/// the other. Throws job::Stopped, and diag::Error for a theme that makes no deck.
void make_file(const Json& task, const job::Request& request,
               const std::function<void(std::string_view)>& send);

} // namespace spotit::serve
