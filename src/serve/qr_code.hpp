#pragma once

#include <string>
#include <vector>

namespace spotit::serve {

/// The rows of a QR code, without the light margin of four squares that it needs: '1' is a dark square, '0' a
/// light one. Throws std::length_error for a text of more than 2953 bytes.
std::vector<std::string> make_qr_code(const std::string& text);

} // namespace spotit::serve
