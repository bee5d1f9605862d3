// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/metadata/metadata.hpp"

#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>

namespace spotit::pdf {

void attach_theme(QPDF& file, const WriteContext& context) {
    const FileInfo& file_info = context.file_info;
    const std::string date = pdf_date(context.moment().value_or(0));
    const std::string name = file_info.theme_name.empty() ? "theme.yaml" : file_info.theme_name;
    auto stream = QPDFEFStreamObjectHelper::createEFStream(file, file_info.theme);
    stream.setSubtype("application/yaml").setCreationDate(date).setModDate(date);
    auto specification = QPDFFileSpecObjectHelper::createFileSpec(file, name, stream);
    specification.setDescription("the theme this deck was made from");
    QPDFObjectHandle object = specification.getObjectHandle();
    object.replaceKey("/AFRelationship", QPDFObjectHandle::newName("/Source"));
    QPDFEmbeddedFileDocumentHelper(file).replaceEmbeddedFile(name, specification);
    QPDFObjectHandle associated = QPDFObjectHandle::newArray();
    associated.appendItem(object);
    file.getRoot().replaceKey("/AF", associated);
}

} // namespace spotit::pdf
