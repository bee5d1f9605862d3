// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDFObjectHandle.hh>

#include <string>

namespace spotit::pdf {

/// A resource dictionary under construction (ISO 32000-1, 7.8.3): each object under one name, however often
/// it is used.
class Resources {
public:
    /// `category` as in "/XObject", `name` without its slash; gives the name.
    std::string add(const std::string& category, const std::string& name, QPDFObjectHandle object);
    QPDFObjectHandle dictionary() const { return all_; }

private:
    QPDFObjectHandle all_ = QPDFObjectHandle::newDictionary();
};

/// The map that six numbers stand for; the identity for anything else.
geom::Affine matrix_of(QPDFObjectHandle array);

} // namespace spotit::pdf
