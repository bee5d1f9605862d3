#include "pdf/metadata/metadata.hpp"

#include <spotit/base/hash.hpp>

#include <fmt/format.h>
#include <qpdf/Buffer.hh>

namespace spotit::pdf {

namespace {

/// Two hashes with different beginnings: enough to tell files apart, not cryptographic.
class Fingerprint {
public:
    void add(std::string_view bytes) {
        first_ = base::hash_bytes(bytes, first_);
        second_ = base::hash_bytes(bytes, second_);
        second_ ^= first_ >> 32;
    }
    std::string uuid() const {
        const std::uint64_t high = (first_ & ~0xF000ULL) | 0x8000ULL;
        const std::uint64_t low = (second_ & ~(3ULL << 62)) | (2ULL << 62);
        return fmt::format("uuid:{:08x}-{:04x}-{:04x}-{:04x}-{:012x}", high >> 32, high >> 16 & 0xFFFF,
                           high & 0xFFFF, low >> 48, low & 0xFFFFFFFFFFFF);
    }

private:
    std::uint64_t first_ = base::fnv_basis, second_ = 0x9E3779B97F4A7C15ULL;
};

} // namespace

std::string content_identity(QPDF& file, std::span<const std::string> texts) {
    Fingerprint fingerprint;
    for (const std::string& text : texts) fingerprint.add(text + '\n');
    for (Object& object : file.getAllObjects()) {
        if (!object.isStream()) continue;
        const auto data = object.getRawStreamData();
        const void* const bytes = data->getBuffer();
        fingerprint.add({static_cast<const char*>(bytes), data->getSize()});
    }
    return fingerprint.uuid();
}

} // namespace spotit::pdf
