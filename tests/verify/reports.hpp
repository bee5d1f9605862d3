#pragma once

#include "pdf/example.hpp"
#include <spotit/verify.hpp>

#include <algorithm>
#include <string>

/// The findings in files that were changed.
namespace spotit::pdf::example {

/// `part`: of the text; a number, a name.
inline bool has(const verify::VerifyReport& report, verify::Finding::Kind kind, const std::string& id,
                const std::string& part) {
    return std::ranges::any_of(report.findings, [&](const verify::Finding& finding) {
        return finding.kind == kind && finding.id == id &&
               finding.text.english().find(part) != std::string::npos;
    });
}
inline bool passes(const verify::VerifyReport& report, const std::string& id, const std::string& part = {}) {
    return has(report, verify::Finding::Kind::Passed, id, part);
}
inline bool fails(const verify::VerifyReport& report, const std::string& id, const std::string& part = {}) {
    return has(report, verify::Finding::Kind::Failed, id, part);
}
inline bool skips(const verify::VerifyReport& report, const std::string& id, const std::string& part = {}) {
    return has(report, verify::Finding::Kind::Inconclusive, id, part);
}

inline std::string rewritten(Opened& opened) {
    QPDFWriter writer(opened.file);
    writer.setOutputMemory();
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    const void* const bytes = buffer->getBuffer();
    return {static_cast<const char*>(bytes), buffer->getSize()};
}

/// Returns the forms of a page or form, to be changed: no other shares them afterwards.
inline QPDFObjectHandle forms_of(QPDFObjectHandle owner) {
    if (owner.isStream()) owner = owner.getDict();
    QPDFObjectHandle resources = owner.getKey("/Resources").shallowCopy();
    resources.replaceKey("/XObject", resources.getKey("/XObject").shallowCopy());
    owner.replaceKey("/Resources", resources);
    return resources.getKey("/XObject");
}

inline void replace_content(QPDFObjectHandle stream, const std::string& content) {
    stream.replaceStreamData(content, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

} // namespace spotit::pdf::example
