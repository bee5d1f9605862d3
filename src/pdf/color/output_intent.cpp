// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/output_intent.hpp"

#include <fmt/format.h>

namespace spotit::pdf {

std::optional<diag::Diagnostic> check_press_profile(const std::string& profile, const std::string& name) {
    const Profile read(profile);
    if (read.is_press()) return std::nullopt;
    return diag::Diagnostic{
        .id = "no-press-profile",
        .message = read.readable() ? fmt::format("{} is not the profile of a press with four inks", name)
                                   : fmt::format("{} is not an ICC profile", name),
        .span = {},
        .label = "",
        .notes = {"it must be of class prtr, for CMYK, and of version 4.2 at most",
                  "fix: leave output.icc out to take FOGRA39, which comes with spotit-print, or ask the "
                  "print shop for its profile"}};
}

void require_press(const Profile& profile, const Options& options) {
    const std::string name = options.icc.empty() ? "the profile" : options.icc.filename().string();
    auto fault = check_press_profile(profile.bytes(), name);
    if (!fault) return;
    fault->span = options.conformance_span;
    throw diag::Error(diag::ErrorCategory::Input, *std::move(fault));
}

QPDFObjectHandle icc_stream(QPDF& file, const Profile& profile) {
    QPDFObjectHandle stream = QPDFObjectHandle::newStream(&file, profile.bytes());
    stream.getDict().replaceKey("/N", QPDFObjectHandle::newInteger(profile.channels()));
    return stream;
}

void add_output_intent(QPDF& file, const Profile& press, const Standard& standard) {
    const std::string description = press.description();
    QPDFObjectHandle intent = QPDFObjectHandle::parse("<< /Type /OutputIntent >>");
    intent.replaceKey("/S", QPDFObjectHandle::newName(std::string(standard.intent)));
    // FOGRA39 is in the ICC's registry; other profiles are identified by their description.
    const bool registered = description.find("FOGRA39") != std::string::npos;
    intent.replaceKey("/OutputConditionIdentifier",
                      QPDFObjectHandle::newUnicodeString(registered ? "FOGRA39" : description));
    if (registered)
        intent.replaceKey("/RegistryName", QPDFObjectHandle::newUnicodeString("http://www.color.org"));
    intent.replaceKey("/Info", QPDFObjectHandle::newUnicodeString(description));
    intent.replaceKey("/DestOutputProfile", icc_stream(file, press));
    QPDFObjectHandle intents = QPDFObjectHandle::newArray();
    intents.appendItem(file.makeIndirectObject(intent));
    file.getRoot().replaceKey("/OutputIntents", intents);
}

} // namespace spotit::pdf
