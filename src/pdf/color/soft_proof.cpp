#include <spotit/pdf.hpp>

#include "pdf/color/profiles.hpp"

#include <lcms2.h>

#include <cmath>

namespace spotit::pdf {

namespace {

/// Returns a transform from sRGB to the inks and back, as colors are printed: white stays white, and black is
/// the press's. A coarse table of the whole transform is a hundred times as fast, and accurate enough to
/// compare colors.
std::shared_ptr<void> make_round_trip(const Profile& press, const Profile& rgb) {
    std::array<cmsHPROFILE, 4> profiles{rgb.handle(), press.handle(), press.handle(), rgb.handle()};
    return {cmsCreateMultiprofileTransform(
                profiles.data(), profiles.size(), TYPE_RGB_16, TYPE_RGB_16, INTENT_RELATIVE_COLORIMETRIC,
                cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_LOWRESPRECALC | cmsFLAGS_NOCACHE),
            [](void* transform) {
                if (transform != nullptr) cmsDeleteTransform(transform);
            }};
}

std::uint16_t in_16_bits(double value) {
    return static_cast<std::uint16_t>(std::lround(65535 * value));
}

} // namespace

std::function<color::Color(const color::Color&)> soft_proof_of_colors(const std::string& press_profile,
                                                                      const std::string& rgb_profile) {
    const Profile press(press_profile), rgb(rgb_profile);
    if (!press.is_press() || !rgb.readable()) return {};
    const std::shared_ptr<void> transform = make_round_trip(press, rgb);
    if (!transform) return {};
    return [transform](const color::Color& color) {
        const std::array<std::uint16_t, 3> wanted{in_16_bits(color.red), in_16_bits(color.green),
                                                  in_16_bits(color.blue)};
        if (wanted[0] == wanted[1] && wanted[1] == wanted[2]) return color; // black ink alone
        std::array<std::uint16_t, 3> printed{};
        cmsDoTransform(transform.get(), wanted.data(), printed.data(), 1);
        return color::Color{printed[0] / 65535.0, printed[1] / 65535.0, printed[2] / 65535.0, color.alpha};
    };
}

std::function<color::LinearRgb(const color::LinearRgb&)> soft_proof(const std::string& press_profile,
                                                                    const std::string& rgb_profile) {
    const auto printed = soft_proof_of_colors(press_profile, rgb_profile);
    if (!printed) return {};
    return [printed](const color::LinearRgb& light) {
        return color::to_linear(printed({color::encode_srgb(light.red), color::encode_srgb(light.green),
                                         color::encode_srgb(light.blue), 1}));
    };
}

} // namespace spotit::pdf
