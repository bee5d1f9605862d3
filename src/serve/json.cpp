#include "serve/json.hpp"

namespace spotit::serve {

std::string to_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Problems make_problems(const std::vector<diag::Diagnostic>& problems, const diag::SourceText& text) {
    Problems list;
    for (const diag::Diagnostic& problem : problems) list.push_back(make_problem(problem, text));
    return list;
}

} // namespace spotit::serve
