#include "pdf/color/file_colors.hpp"

#include "pdf/content/operations.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>

#include <cmath>

namespace spotit::pdf {
namespace {

/// Calls work(value) for each value of a dictionary of the resources.
template<class Work>
void visit_resources(Object owner, const char* category, Work&& work) {
    Object dictionary = find_dictionary(owner);
    if (!dictionary.isDictionary()) return;
    Object all = dictionary.getKey("/Resources");
    if (!all.isDictionary() || !all.getKey(category).isDictionary()) return;
    for (const auto& [name, value] : all.getKey(category).getDictAsMap()) work(value);
}

struct Change {
    InkTransform& colors;
    const std::string& mixing_space;
    std::set<QPDFObjGen> masks{}, functions{};

    void run(QPDF& file) {
        std::vector<Object> objects = file.getAllObjects();
        for (Object& object : objects) find_masks(object);
        for (Object& object : objects) change(object);
    }
    void find_masks(Object object) {
        visit_resources(object, "/ExtGState", [this](Object state) {
            Object mask = state.getKey("/SMask");
            if (mask.isDictionary() && mask.getKey("/S").isNameAndEquals("/Luminosity"))
                add_mask(mask.getKey("/G"));
        });
        if (object.isStream() && object.getDict().getKey("/SMask").isStream())
            masks.insert(object.getDict().getKey("/SMask").getObjGen());
    }
    /// Adds a mask with all the forms and images that it draws.
    void add_mask(Object form) {
        if (!form.isStream() || !masks.insert(form.getObjGen()).second) return;
        visit_resources(form, "/XObject", [this](Object inner) { add_mask(inner); });
    }

    void change(Object object) {
        Object dictionary = find_dictionary(object);
        if (!dictionary.isDictionary()) return;
        const bool mask = object.isStream() && masks.contains(object.getObjGen());
        ColorWriter write = &convert_to_mask_gray;
        if (!mask) write = [this](const std::array<double, 3>& rgb) { return colors.compute_amounts(rgb); };
        const std::string space = mask ? "/DeviceGray" : colors.describe_space();
        if (dictionary.getKey("/Subtype").isNameAndEquals("/Image")) {
            if (!mask) change_image(object, colors);
            return;
        }
        visit_resources(object, "/Shading", [&](Object shading) { change_shading(shading, write, space); });
        visit_resources(object, "/Pattern", [&](Object pattern) {
            change_shading(find_dictionary(pattern).getKey("/Shading"), write, space);
        });
        Object group = dictionary.getKey("/Group");
        if (group.isDictionary() && group.getKey("/CS").isNameAndEquals("/DeviceRGB")) {
            // Ghostscript separates groups in gray into four inks, unless they take the device's space.
            if (!mask && mixing_space == "/DeviceGray")
                group.removeKey("/CS");
            else
                group.replaceKey("/CS", Object::newName(mask ? space : mixing_space));
        }
        const bool drawn =
            dictionary.getKey("/Subtype").isNameAndEquals("/Form") || dictionary.hasKey("/PatternType");
        if (object.isStream() && drawn) change_content(object, write);
        if (dictionary.getKey("/CharProcs").isDictionary())
            for (const auto& [name, glyph] : dictionary.getKey("/CharProcs").getDictAsMap())
                change_content(glyph, write);
    }

    void change_shading(Object shading, const ColorWriter& write, const std::string& space) {
        Object dictionary = find_dictionary(shading);
        if (!dictionary.isDictionary() || !dictionary.getKey("/ColorSpace").isNameAndEquals("/DeviceRGB"))
            return;
        dictionary.replaceKey("/ColorSpace", Object::newName(space));
        change_function(dictionary.getKey("/Function"), write);
    }

    /// Changes the colors of a gradient's function, once however many gradients share it.
    void change_function(Object function, const ColorWriter& write) {
        if (function.isIndirect() && !functions.insert(function.getObjGen()).second) return;
        Object dictionary = find_dictionary(function);
        const int type =
            dictionary.isDictionary() ? dictionary.getKey("/FunctionType").getIntValueAsInt() : 0;
        if (type == 3) {
            for (Object& part : dictionary.getKey("/Functions").getArrayAsVector())
                change_function(part, write);
        } else if (type == 2) {
            for (const char* key : {"/C0", "/C1"})
                if (Object color = dictionary.getKey(key); color.isArray() && color.getArrayNItems() == 3) {
                    std::array<double, 3> rgb{};
                    for (int i = 0; i < 3; ++i)
                        rgb[static_cast<std::size_t>(i)] = color.getArrayItem(i).getNumericValue();
                    dictionary.replaceKey(key, Object::parse("[ " + write_operands(write(rgb)) + "]"));
                }
        } else {
            throw std::logic_error("a gradient's colors are not as Cairo writes them");
        }
    }

    void change_content(Object stream, const ColorWriter& write) {
        const std::string content = read_stream(stream, qpdf_dl_all);
        std::string changed = with_colors(content, write);
        if (changed != content) stream.replaceStreamData(changed, Object::newNull(), Object::newNull());
    }
};

} // namespace

FileColors::FileColors(const Options& options, const FileInfo& file_info) {
    const bool is_plain = find_standard(options.conformance).plain();
    if (is_plain && options.inks == Inks::Rgb) return;
    const Profile press(file_info.press_profile), rgb(file_info.rgb_profile);
    require_press(press, options);
    if (options.file_inks() == Inks::Rgb) return;
    inks_.emplace(options, press, rgb);
    // A press takes gray blended as gray for a color, and prints it with all four inks.
    mixing_space_ = is_plain ? inks_->describe_space() : "/DeviceCMYK";
}

Amounts FileColors::convert(const color::Color& color) const {
    if (!inks_) return {color.red, color.green, color.blue};
    const std::lock_guard lock(busy_);
    return inks_->compute_amounts({color.red, color.green, color.blue});
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

void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space) {
    Change{colors, mixing_space}.run(file);
}

void change_image(Object image, InkTransform& colors) {
    Object dictionary = image.getDict();
    const bool inks = dictionary.getKey("/ColorSpace").isNameAndEquals("/DeviceCMYK");
    if (!inks && !dictionary.getKey("/ColorSpace").isNameAndEquals("/DeviceRGB")) return;
    const std::string pixels = read_stream(image, qpdf_dl_all);
    const bool inverted = dictionary.getKey("/Decode").isArray() &&
                          dictionary.getKey("/Decode").getArrayItem(0).getNumericValue() == 1;
    using Polarity = InkTransform::Polarity;
    const std::string changed =
        inks ? colors.convert_ink_pixels(pixels, inverted ? Polarity::Inverted : Polarity::Plain)
             : colors.convert_pixels(pixels);
    if (inks && !inverted && changed == pixels) return; // may stay a JPEG
    image.replaceStreamData(changed, Object::newNull(), Object::newNull());
    dictionary.removeKey("/Decode");
    dictionary.replaceKey("/ColorSpace", Object::newName(colors.describe_space()));
}

std::string with_colors(std::string_view content, const ColorWriter& write) {
    std::string result;
    std::size_t copied = 0;
    OperationReader operations(content);
    while (const Operation* operation = operations.read_next()) {
        const auto& numbers = operation->operands;
        if (numbers.size() != 3 || (operation->word != "rg" && operation->word != "RG")) continue;
        result.append(content.substr(copied, numbers[0].begin - copied));
        result.append(write_color_operator(write({numbers[0].number, numbers[1].number, numbers[2].number}),
                                           operation->word == "RG" ? ColorUse::Stroke : ColorUse::Fill));
        copied = operation->end;
    }
    return result.append(content.substr(copied));
}

Amounts convert_to_mask_gray(const std::array<double, 3>& rgb) {
    // ISO 32000-1, 10.3.2
    return {0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]};
}

} // namespace spotit::pdf
