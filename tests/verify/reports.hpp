// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/example.hpp"
#include <spotit/verify.hpp>

#include <algorithm>
#include <string>

/// What is said of files that were changed.
namespace spotit::pdf::example {

inline bool says(const verify::VerifyReport& verdict, verify::Finding::Kind kind, const std::string& text) {
    return std::ranges::any_of(verdict.findings, [&](const verify::Finding& finding) {
        return finding.kind == kind && finding.text.find(text) != std::string::npos;
    });
}
inline bool proves(const verify::VerifyReport& verdict, const std::string& text) {
    return says(verdict, verify::Finding::Kind::Proved, text);
}
inline bool blames(const verify::VerifyReport& verdict, const std::string& text) {
    return says(verdict, verify::Finding::Kind::Wrong, text);
}

inline std::string rewritten(Opened& opened) {
    QPDFWriter writer(opened.file);
    writer.setOutputMemory();
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    const void* const bytes = buffer->getBuffer();
    return {static_cast<const char*>(bytes), buffer->getSize()};
}

inline QPDFObjectHandle forms_of(QPDFObjectHandle owner) {
    if (owner.isStream()) owner = owner.getDict();
    return owner.getKey("/Resources").getKey("/XObject");
}
inline bool leaves_open(const verify::VerifyReport& verdict, const std::string& text) {
    return says(verdict, verify::Finding::Kind::Open, text);
}

inline void replace_content(QPDFObjectHandle stream, const std::string& content) {
    stream.replaceStreamData(content, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

} // namespace spotit::pdf::example
