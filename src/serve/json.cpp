// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/json.hpp"

namespace spotit::serve {

std::string to_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json problems_json(std::span<const diag::Diagnostic> problems, const diag::SourceText& text) {
    Json list = Json::array();
    for (const diag::Diagnostic& problem : problems) {
        Json entry{{"severity", diag::severity_name(problem.severity)},
                   {"id", problem.id.name()},
                   {"message", problem.message},
                   {"notes", problem.notes}};
        if (!problem.label.empty()) entry["label"] = problem.label;
        if (problem.span.source.get() == &text) {
            const auto from = text.position(problem.span.begin);
            entry["line"] = from.line;
            entry["from"] = from.utf16;
            entry["to"] = text.position(problem.span.end).utf16;
        } else if (problem.span.source) {
            entry["file"] = problem.span.source->name();
        }
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace spotit::serve
