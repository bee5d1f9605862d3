// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/profile.hpp"

#include <spotit/pdf.hpp>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// A colour in inks: cyan, magenta, yellow, black from 0 to 1; or in its first number how light a grey is.
struct Amounts {
    std::array<double, 4> values{};
    int count = 4;
};

/// Turns colours of sRGB into inks of a press, or into grey. Black, white and grey become black ink alone, so
/// that text is printed with one ink and greys have no tint; their lightness is kept.
class InkColors {
public:
    InkColors(const Options& options, const Profile& press, const Profile& rgb);

    int count() const { return count_; }
    /// "/DeviceCMYK" or "/DeviceGray".
    std::string space() const { return count_ == 4 ? "/DeviceCMYK" : "/DeviceGray"; }
    const Amounts& of(const std::array<double, 3>& rgb);
    /// Pixels of three bytes each.
    std::string of_pixels(std::string_view rgb);
    /// Pixels of four inks: as they are but for the limit, or grey. `inverted`: 0 is full ink.
    enum class Polarity { Plain, Inverted };
    std::string of_ink_pixels(std::string_view inks, Polarity polarity);
    const Inkings& inkings() const { return inkings_; }

private:
    struct Delete {
        void operator()(void* transform) const;
    };
    using Transform = std::unique_ptr<void, Delete>;

    void make_blacks(const Profile& press, const Profile& rgb);
    double black_of(double grey) const;
    /// Takes cyan, magenta and yellow back in proportion where all inks are more than the limit.
    void limit(std::array<double, 4>& inks);
    Amounts convert(const std::array<double, 3>& rgb);
    void put(std::string& pixels, std::array<double, 4> inks);

    int count_;
    double most_;
    Transform colors_, pixels_, back_;
    std::array<double, 256> blacks_{}; ///< black ink for each grey
    std::map<std::array<double, 3>, Amounts> known_;
    Inkings inkings_;
};

} // namespace spotit::pdf
