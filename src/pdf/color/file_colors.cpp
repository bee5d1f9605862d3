#include "pdf/color/file_colors.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <cmath>

namespace spotit::pdf {

FileColors::FileColors(const Options& options, const FileInfo& file_info) {
    const bool is_plain = find_standard(options.conformance).plain();
    if (is_plain && options.inks == Inks::Rgb) return;
    const Profile press(file_info.press_profile), rgb(file_info.rgb_profile);
    require_press(press, options);
    if (options.inks == Inks::Rgb && options.conformance != Conformance::X1a) return;
    inks_.emplace(options, press, rgb);
    // A press takes gray blended as gray for a color, and prints it with all four inks.
    mixing_space_ = is_plain ? inks_->describe_space() : "/DeviceCMYK";
}

Amounts FileColors::convert(const color::Color& color) const {
    if (!inks_) return {color.red, color.green, color.blue};
    const std::lock_guard lock(busy_);
    return inks_->find_amounts({color.red, color.green, color.blue});
}

std::string write_transparency_group(const FileColors& colors, std::string_view entries) {
    // Ghostscript separates groups in gray into four inks, unless they take the device's space.
    const std::string space =
        colors.mixing_space() == "/DeviceGray" ? "" : "/CS " + colors.mixing_space() + " ";
    return fmt::format("<< /S /Transparency {}{}>>", entries, space);
}

std::string write_operands(const Amounts& amounts) {
    std::string text;
    for (const double amount : amounts) text += base::format_number(amount, 4) + " ";
    return text;
}

std::string to_bytes(const Amounts& amounts) {
    std::string bytes;
    for (const double amount : amounts) bytes += static_cast<char>(std::lround(255 * amount));
    return bytes;
}

std::string write_color_operator(const Amounts& amounts, ColorUse use) {
    const bool fills = use == ColorUse::Fill;
    const char* const operation = amounts.size() == 1   ? (fills ? "g " : "G ")
                                  : amounts.size() == 3 ? (fills ? "rg " : "RG ")
                                                        : (fills ? "k " : "K ");
    return write_operands(amounts) + operation;
}

} // namespace spotit::pdf
