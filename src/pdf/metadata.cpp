// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/metadata.hpp"

#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QUtil.hh>

namespace spotit::pdf {

namespace {

/// "D:20261120213712Z" (ISO 32000-1, 7.9.4).
std::string pdf_date(std::int64_t moment) {
    const std::time_t seconds = moment;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    return QUtil::qpdf_time_to_pdf_time(
        {utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec, 0});
}

/// Only some viewers obey, so the sheets carry their own ruler too (ISO 32000-1, 12.2).
QPDFObjectHandle viewer_preferences() {
    return QPDFObjectHandle::parse("<< /PrintScaling /None /Enforce [ /PrintScaling ] /PickTrayByPDFSize true"
                                   " /DisplayDocTitle true /Duplex /Simplex >>");
}

} // namespace

void add_metadata(QPDF& file, const document::Document& document, const Options& options) {
    QPDFObjectHandle info = file.makeIndirectObject(QPDFObjectHandle::newDictionary());
    if (!document.title.empty())
        info.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(document.title));
    info.replaceKey("/Creator", QPDFObjectHandle::newUnicodeString(options.producer));
    info.replaceKey("/Producer", QPDFObjectHandle::newUnicodeString(options.producer));
    if (options.moment) {
        const QPDFObjectHandle date = QPDFObjectHandle::newString(pdf_date(*options.moment));
        info.replaceKey("/CreationDate", date);
        info.replaceKey("/ModDate", date);
    }
    file.getTrailer().replaceKey("/Info", info);

    QPDFObjectHandle root = file.getRoot();
    root.replaceKey("/ViewerPreferences", viewer_preferences());
    root.replaceKey("/PageLabels", QPDFObjectHandle::parse("<< /Nums [ 0 << /S /D /P (Sheet ) >> ] >>"));
    if (!document.language.empty())
        root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(document.language));
}

} // namespace spotit::pdf
