// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/image_colors.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {

namespace {

constexpr double mean_tolerance = 0.02, cell_tolerance = 0.12; // of full color: edges move in small images

long long integer(QPDFObjectHandle dictionary, const char* key) {
    QPDFObjectHandle value = dictionary.getKey(key);
    return value.isInteger() ? value.getIntValue() : 0;
}

} // namespace

bool ImageColors::is_like(const ImageColors& other) const {
    double sum = 0;
    for (std::size_t i = 0; i < means.size(); ++i) {
        const double difference = std::abs(means[i] - other.means[i]);
        if (difference > cell_tolerance) return false;
        sum += difference;
    }
    return sum <= mean_tolerance * static_cast<double>(means.size());
}

ImageColors read_image(QPDFObjectHandle image, ReadingBudget& budget) {
    ImageColors colors;
    QPDFObjectHandle dictionary = image.getDict();
    const auto width = static_cast<std::size_t>(std::max(0LL, integer(dictionary, "/Width")));
    const auto height = static_cast<std::size_t>(std::max(0LL, integer(dictionary, "/Height")));
    if (width == 0 || height == 0 || integer(dictionary, "/BitsPerComponent") != 8) return colors;
    const std::string data = stream_data(image, budget, qpdf_dl_all);
    const std::size_t components = data.size() / width / height;
    if (components < 1 || components > ImageColors::max_components) return colors;
    std::array<double, ImageColors::side * ImageColors::side> counts{};
    for (std::size_t y = 0; y < height; ++y)
        for (std::size_t x = 0; x < width; ++x) {
            const std::size_t cell =
                y * ImageColors::side / height * ImageColors::side + x * ImageColors::side / width;
            ++counts[cell];
            for (std::size_t i = 0; i < components; ++i)
                colors.means[cell * ImageColors::max_components + i] +=
                    static_cast<unsigned char>(data[(y * width + x) * components + i]) / 255.0;
        }
    for (std::size_t i = 0; i < colors.means.size(); ++i)
        colors.means[i] /= std::max(1.0, counts[i / ImageColors::max_components]);
    return colors;
}

} // namespace spotit::verify
