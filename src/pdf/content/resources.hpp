#pragma once

#include <spotit/geom.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>

namespace spotit::pdf {

/// An object of a file: a dictionary, a stream, a number.
using Object = QPDFObjectHandle;

/// A resource dictionary under construction (ISO 32000-1, 7.8.3): each object has one name, however often it
/// is used.
class Resources {
public:
    /// Adds an object and returns its name; `category` as in "/XObject", `name` without its slash.
    std::string add(const std::string& category, const std::string& name, Object object);
    Object make_dictionary() const { return all_; }

private:
    Object all_ = Object::newDictionary();
};

std::string read_stream(Object stream, qpdf_stream_decode_level_e level = qpdf_dl_generalized);

/// Reads a matrix of six numbers; the identity for anything else.
geom::Affine read_matrix(Object array);

} // namespace spotit::pdf
