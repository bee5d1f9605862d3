// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/recolor_content.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace spotit::pdf {

/// Shadings and the functions of their colors, each changed once however many use it.
class InkShadings {
public:
    /// Changes a shading of RGB into the color space.
    void change(QPDFObjectHandle shading, const ColorWriter& write, const std::string& space);

private:
    void change_function(QPDFObjectHandle function, const ColorWriter& write);
    bool first_time(QPDFObjectHandle object);

    std::set<QPDFObjGen> done_;
};

} // namespace spotit::pdf
