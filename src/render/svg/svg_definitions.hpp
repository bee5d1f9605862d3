// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace spotit::render {

/// The elements of one drawing that others refer to. Ids are the prefix and a count.
class SvgDefinitions {
public:
    explicit SvgDefinitions(std::string prefix)
        : prefix_(std::move(prefix)) {}

    /// Returns the id of an element with this tag ("clipPath"), its attributes and its content; equal
    /// elements are one.
    std::string add(std::string_view tag, const std::string& attributes, const std::string& content);

    /// Returns the drawing and all definitions, each path once: further ones become <use>.
    std::string with(const std::string& drawing);

private:
    std::string prefix_;
    std::map<std::string, std::string> ids_; ///< by element
    std::string elements_;
};

} // namespace spotit::render
