// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/recolor_content.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace spotit::pdf {

/// Shadings and their color functions, each converted once however many objects use it.
class InkShadings {
public:
    /// Converts an RGB shading to the color space.
    void change(QPDFObjectHandle shading, const ColorWriter& write, const std::string& space);

private:
    void change_function(QPDFObjectHandle function, const ColorWriter& write);
    bool first_time(QPDFObjectHandle object);

    std::set<QPDFObjGen> done_;
};

} // namespace spotit::pdf
