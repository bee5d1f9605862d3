// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/color/recolor_shadings.hpp"

#include "pdf/color/default_rgb.hpp"
#include "pdf/content/content_writer.hpp"

#include <spotit/base/numbers.hpp>

#include <qpdf/Buffer.hh>

#include <cmath>
#include <stdexcept>

namespace spotit::pdf {

namespace {

bool is_rgb(QPDFObjectHandle space) {
    return space.isName() && space.getName() == "/DeviceRGB";
}

QPDFObjectHandle changed_color(QPDFObjectHandle color, const ColorWriter& write) {
    std::array<double, 3> rgb{};
    for (int i = 0; i < 3; ++i) rgb[static_cast<std::size_t>(i)] = color.getArrayItem(i).getNumericValue();
    const Amounts amounts = write(rgb);
    QPDFObjectHandle result = QPDFObjectHandle::newArray();
    for (int i = 0; i < amounts.count; ++i)
        result.appendItem(
            QPDFObjectHandle::newReal(base::format_number(amounts.values[static_cast<std::size_t>(i)], 4)));
    return result;
}

/// The patches of a mesh as bytes (ISO 32000-1, 8.7.4.5.7 and .8): a flag, points, and colors at corners.
class Mesh {
public:
    Mesh(QPDFObjectHandle stream, const ColorWriter& write)
        : dictionary_(stream.getDict())
        , write_(write) {
        const auto data = stream.getStreamData(qpdf_dl_all);
        const void* const bytes = data->getBuffer();
        bytes_.assign(static_cast<const char*>(bytes), data->getSize());
        const int type = integer("/ShadingType");
        if ((type != 6 && type != 7) || integer("/BitsPerFlag") != 8 || integer("/BitsPerComponent") != 8 ||
            integer("/BitsPerCoordinate") != 32)
            throw std::logic_error("a mesh of colors is not as Cairo writes it");
        whole_points_ = type == 6 ? 12 : 16;
    }
    std::string changed() {
        for (std::size_t place = 0; place < bytes_.size();) {
            // A patch that continues another one shares four of its points and two of its colors.
            const bool joins = bytes_[place] != 0;
            const std::size_t points = 1 + 8 * (whole_points_ - (joins ? 4 : 0)), corners = joins ? 2 : 4;
            if (place + points + 3 * corners > bytes_.size()) break;
            result_.append(bytes_, place, points);
            place += points;
            for (std::size_t corner = 0; corner < corners; ++corner, place += 3) add_color(place);
        }
        return result_;
    }

private:
    int integer(const char* key) { return dictionary_.getKey(key).getIntValueAsInt(); }
    void add_color(std::size_t place) {
        std::array<double, 3> rgb{};
        for (std::size_t i = 0; i < 3; ++i) rgb[i] = static_cast<unsigned char>(bytes_[place + i]) / 255.0;
        const Amounts amounts = write_(rgb);
        for (int i = 0; i < amounts.count; ++i)
            result_ += static_cast<char>(std::lround(255 * amounts.values[static_cast<std::size_t>(i)]));
    }

    QPDFObjectHandle dictionary_;
    const ColorWriter& write_;
    std::string bytes_, result_;
    std::size_t whole_points_ = 0;
};

/// Sets the range of each color component to 0 to 1; coordinates keep theirs.
QPDFObjectHandle changed_decode(QPDFObjectHandle decode, int components) {
    QPDFObjectHandle result = QPDFObjectHandle::newArray();
    for (int i = 0; i < 4; ++i) result.appendItem(decode.getArrayItem(i));
    for (int i = 0; i < 2 * components; ++i) result.appendItem(QPDFObjectHandle::newInteger(i % 2));
    return result;
}

} // namespace

bool InkShadings::first_time(QPDFObjectHandle object) {
    return !object.isIndirect() || done_.insert(object.getObjGen()).second;
}

void InkShadings::change_function(QPDFObjectHandle function, const ColorWriter& write) {
    if (!first_time(function)) return;
    QPDFObjectHandle dictionary = find_dictionary(function);
    const int type = dictionary.getKey("/FunctionType").getIntValueAsInt();
    if (type == 3) {
        for (QPDFObjectHandle& part : dictionary.getKey("/Functions").getArrayAsVector())
            change_function(part, write);
    } else if (type == 2) {
        for (const char* key : {"/C0", "/C1"})
            if (dictionary.getKey(key).isArray() && dictionary.getKey(key).getArrayNItems() == 3)
                dictionary.replaceKey(key, changed_color(dictionary.getKey(key), write));
    } else {
        throw std::logic_error("a gradient's colors are not as Cairo writes them");
    }
}

void InkShadings::change(QPDFObjectHandle shading, const ColorWriter& write, const std::string& space) {
    QPDFObjectHandle dictionary = find_dictionary(shading);
    if (!dictionary.isDictionary() || !is_rgb(dictionary.getKey("/ColorSpace"))) return;
    dictionary.replaceKey("/ColorSpace", QPDFObjectHandle::newName(space));
    if (dictionary.hasKey("/Function")) {
        change_function(dictionary.getKey("/Function"), write);
    } else {
        const std::string patches = Mesh(shading, write).changed();
        dictionary.replaceKey("/Decode",
                              changed_decode(dictionary.getKey("/Decode"), write({0, 0, 0}).count));
        shading.replaceStreamData(patches, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    }
}

} // namespace spotit::pdf
