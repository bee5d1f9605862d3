// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/ink_content.hpp"

#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace spotit::pdf {

/// Shadings and the functions of their colours, each changed once however many use it.
class InkShadings {
public:
    /// Changes a shading of RGB into the colour space.
    void change(QPDFObjectHandle shading, const ColorWriter& write, const std::string& space);

private:
    void change_function(QPDFObjectHandle function, const ColorWriter& write);
    bool first_time(QPDFObjectHandle object);

    std::set<QPDFObjGen> done_;
};

} // namespace spotit::pdf
