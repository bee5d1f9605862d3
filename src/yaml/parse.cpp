// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include "yaml/syntax.hpp"
#include "yaml/tree_builder.hpp"

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>

namespace spotit::yaml {
namespace {

/// Rejects a long run of brackets: the library would read to its end before it reports anything.
void check_brackets(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    const std::string_view text = source->text();
    int run = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '[' || c == '{') {
            if (++run <= max_nesting) continue;
            throw diag::Error(diag::ErrorCategory::Input, too_deep({source, i, i + 1}));
        }
        if (c != ' ' && c != '\n' && c != '\r' && c != '\t') run = 0;
    }
}

} // namespace

Node parse_yaml(const std::shared_ptr<const diag::SourceText>& source, std::size_t begin) {
    std::string text = source->text().substr(begin);
    // The library does not accept a lone carriage return as the end of a line.
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) text[i] = '\n';
    }
    check_brackets(source, begin);
    std::istringstream input(std::move(text));
    TreeBuilder builder(source, begin);
    try {
        YAML::Parser parser(input);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const YAML::Exception& stopped) {
        throw diag::Error(diag::ErrorCategory::Input,
                          explain({source, builder.at(stopped.mark), stopped.msg, builder.open_bracket(),
                                   builder.last_quoted()}));
    }
    return builder.take();
}

} // namespace spotit::yaml
