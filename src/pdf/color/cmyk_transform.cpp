#include "pdf/color/file_colors.hpp"

#include <lcms2.h>

#include <algorithm>
#include <cmath>

namespace spotit::pdf {
namespace {

constexpr int intent = INTENT_RELATIVE_COLORIMETRIC;

std::shared_ptr<void> hold_transform(cmsHTRANSFORM transform) {
    if (transform == nullptr) throw std::runtime_error("Little CMS cannot use the color profiles");
    return {transform, &cmsDeleteTransform};
}

unsigned char to_byte(double share) {
    return static_cast<unsigned char>(std::lround(255 * std::clamp(share, 0.0, 1.0)));
}

template<std::size_t channels>
std::array<double, channels> read_pixel(std::string_view pixels, std::size_t pixel) {
    std::array<double, channels> shares{};
    for (std::size_t i = 0; i < channels; ++i)
        shares[i] = static_cast<unsigned char>(pixels[channels * pixel + i]) / 255.0;
    return shares;
}

/// ContentWriter and gradients write colors with at least four decimals.
std::array<long, 3> quantize(const std::array<double, 3>& rgb) {
    return {std::lround(10000 * rgb[0]), std::lround(10000 * rgb[1]), std::lround(10000 * rgb[2])};
}

/// Returns the lightness in print of inks.
std::array<double, 256> measure_lightnesses(const Profile& press,
                                            const std::array<std::array<unsigned char, 4>, 256>& inks) {
    cmsHPROFILE lab = cmsCreateLab4Profile(nullptr);
    const auto transform =
        hold_transform(cmsCreateTransform(press.handle(), TYPE_CMYK_8, lab, TYPE_Lab_DBL, intent, 0));
    std::array<double, 256> result{};
    for (std::size_t i = 0; i < inks.size(); ++i) {
        cmsCIELab color{};
        cmsDoTransform(transform.get(), inks[i].data(), &color, 1);
        result[i] = color.L;
    }
    cmsCloseProfile(lab);
    return result;
}

/// Returns 1 for grays and tints that nobody sees, falling to 0 for colors: a step between black ink alone
/// and four inks would show.
double measure_neutrality(const std::array<double, 3>& rgb) {
    constexpr double neutral_spread = 2.0 / 255, max_spread = 12.0 / 255;
    const auto [min, max] = std::minmax_element(rgb.begin(), rgb.end());
    return std::clamp((max_spread - (*max - *min)) / (max_spread - neutral_spread), 0.0, 1.0);
}

} // namespace

InkTransform::InkTransform(const Options& options, const Profile& press, const Profile& rgb)
    : count_(options.inks == Inks::Gray ? 1 : 4)
    , max_total_(options.ink_limit.value_or(4)) {
    for (const auto& [color, inks] : options.exact)
        exact_.emplace(quantize({color.red, color.green, color.blue}), inks);
    if (!press.readable()) return; // gray needs no press
    const cmsUInt32Number flags = cmsFLAGS_BLACKPOINTCOMPENSATION;
    cmsHPROFILE from = rgb.handle(), to = press.handle();
    if (count_ == 1) { // takes 30 ms to make
        back_ = hold_transform(cmsCreateTransform(to, TYPE_CMYK_8, from, TYPE_RGB_8, intent, flags));
        return;
    }
    colors_ = hold_transform(cmsCreateTransform(from, TYPE_RGB_DBL, to, TYPE_CMYK_DBL, intent, flags));
    pixels_ = hold_transform(cmsCreateTransform(from, TYPE_RGB_8, to, TYPE_CMYK_8, intent, flags));
    make_blacks(press);
}

void InkTransform::make_blacks(const Profile& press) {
    using Bytes4 = std::array<unsigned char, 4>;
    std::array<Bytes4, 256> blacks{}, grays{};
    for (std::size_t i = 0; i < 256; ++i) {
        const auto level = static_cast<unsigned char>(i);
        const std::array<unsigned char, 3> gray{level, level, level};
        blacks[i] = {0, 0, 0, level};
        cmsDoTransform(pixels_.get(), gray.data(), grays[i].data(), 1);
    }
    const auto black_lightnesses = measure_lightnesses(press, blacks),
               gray_lightnesses = measure_lightnesses(press, grays);
    for (std::size_t gray = 0; gray < 256; ++gray) {
        const double wanted = gray_lightnesses[gray];
        std::size_t k = 1;
        while (k < 255 && black_lightnesses[k] > wanted) ++k;
        const double step = black_lightnesses[k - 1] - black_lightnesses[k];
        const double part = step > 0 ? std::clamp((black_lightnesses[k - 1] - wanted) / step, 0.0, 1.0) : 1;
        blacks_[gray] = (static_cast<double>(k - 1) + part) / 255;
    }
    blacks_[0] = 1;
    blacks_[255] = 0;
}

std::array<double, 4> InkTransform::neutralize(const std::array<double, 3>& rgb,
                                               std::array<double, 4> inks) const {
    const double share = measure_neutrality(rgb);
    if (share <= 0) return inks;
    const bool is_gray = rgb[0] == rgb[1] && rgb[1] == rgb[2]; // to_gray rounds
    const double black = map_gray_to_black(is_gray ? rgb[0] : color::to_gray({rgb[0], rgb[1], rgb[2], 1}));
    for (double& ink : inks) ink *= 1 - share;
    inks[3] += share * black;
    return inks;
}

double InkTransform::map_gray_to_black(double gray) const {
    const double place = 255 * std::clamp(gray, 0.0, 1.0);
    const auto below = static_cast<std::size_t>(place);
    if (below == 255) return blacks_[255];
    const double part = place - static_cast<double>(below);
    return blacks_[below] * (1 - part) + blacks_[below + 1] * part;
}

std::array<double, 4> InkTransform::limit(const std::array<double, 4>& wanted) {
    const color::Inks inks{wanted[0], wanted[1], wanted[2], wanted[3]};
    const color::Inks kept = color::limit_total(inks, max_total_);
    coverage_.unlimited = std::max(coverage_.unlimited, color::sum_inks(inks));
    coverage_.total_max = std::max(coverage_.total_max, color::sum_inks(kept));
    return {kept.cyan, kept.magenta, kept.yellow, kept.black};
}

std::optional<color::Inks> InkTransform::exact(const std::array<double, 3>& rgb) const {
    if (exact_.empty()) return std::nullopt;
    const auto found = exact_.find(quantize(rgb));
    return found == exact_.end() ? std::nullopt : std::optional(found->second);
}

double InkTransform::convert_to_gray(const std::array<double, 3>& rgb) {
    color::Color seen{rgb[0], rgb[1], rgb[2], 1};
    if (const auto inks = exact(rgb)) seen = color::to_naive_rgb(*inks);
    const double light = color::to_gray(seen);
    coverage_.total_max = coverage_.unlimited = std::max(coverage_.total_max, 1 - light);
    return light;
}

Amounts InkTransform::convert(const std::array<double, 3>& rgb) {
    if (count_ == 1) return {convert_to_gray(rgb)};
    std::array<double, 4> inks{};
    if (const auto given = exact(rgb)) {
        inks = {given->cyan, given->magenta, given->yellow, given->black};
    } else {
        cmsDoTransform(colors_.get(), rgb.data(), inks.data(), 1);
        for (double& ink : inks) ink = std::clamp(ink / 100, 0.0, 1.0);
        inks = neutralize(rgb, inks);
    }
    inks = limit(inks);
    return {inks.begin(), inks.end()};
}

const Amounts& InkTransform::compute_amounts(const std::array<double, 3>& rgb) {
    Amounts& known = known_[rgb];
    if (known.empty()) known = convert(rgb);
    return known;
}

void InkTransform::put(std::string& pixels, const std::array<double, 4>& inks) {
    for (const double ink : limit(inks)) pixels += static_cast<char>(to_byte(ink));
}

std::string InkTransform::convert_pixels(std::string_view rgb) {
    const std::size_t count = rgb.size() / 3;
    std::string result;
    if (count_ == 1) {
        for (std::size_t i = 0; i < count; ++i)
            result += static_cast<char>(to_byte(convert_to_gray(read_pixel<3>(rgb, i))));
        return result;
    }
    std::string inks(4 * count, '\0');
    cmsDoTransform(pixels_.get(), rgb.data(), inks.data(), static_cast<cmsUInt32Number>(count));
    for (std::size_t i = 0; i < count; ++i)
        put(result, neutralize(read_pixel<3>(rgb, i), read_pixel<4>(inks, i)));
    return result;
}

std::string InkTransform::convert_drawn_pixels(std::string_view rgb) {
    std::string result = convert_pixels(rgb);
    std::map<std::string, std::string, std::less<>> exact; // bytes of inks by bytes of colors
    for (const auto& [color, inks] : exact_) {
        std::array<double, 3> seen{};
        for (std::size_t i = 0; i < 3; ++i) seen[i] = static_cast<double>(color[i]) / 10000;
        exact.emplace(to_bytes({seen.begin(), seen.end()}), to_bytes(compute_amounts(seen)));
    }
    const auto count = static_cast<std::size_t>(count_);
    for (std::size_t i = 0; !exact.empty() && i < rgb.size() / 3; ++i)
        if (const auto found = exact.find(rgb.substr(3 * i, 3)); found != exact.end())
            result.replace(count * i, count, found->second);
    return result;
}

std::string InkTransform::convert_ink_pixels(std::string_view inks, Polarity polarity) {
    std::string plain(inks);
    if (polarity == Polarity::Inverted)
        for (char& byte : plain) byte = static_cast<char>(255 - static_cast<unsigned char>(byte));
    const std::size_t count = plain.size() / 4;
    if (count_ == 1) {
        std::string rgb(3 * count, '\0');
        cmsDoTransform(back_.get(), plain.data(), rgb.data(), static_cast<cmsUInt32Number>(count));
        return convert_pixels(rgb);
    }
    std::string result;
    for (std::size_t i = 0; i < count; ++i) put(result, read_pixel<4>(plain, i));
    return result;
}

} // namespace spotit::pdf
