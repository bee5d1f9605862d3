#include "pdf/color/profiles.hpp"

#include "pdf/color/recolor.hpp"

#include <algorithm>

namespace spotit::pdf {

namespace {

QPDFObjectHandle sub_dictionary(QPDFObjectHandle dictionary, const std::string& key) {
    if (!dictionary.getKey(key).isDictionary()) dictionary.replaceKey(key, QPDFObjectHandle::newDictionary());
    return dictionary.getKey(key);
}

} // namespace

QPDFObjectHandle find_dictionary(QPDFObjectHandle object) {
    if (object.isStream()) return object.getDict();
    return object.isDictionary() ? object : QPDFObjectHandle::newNull();
}

void calibrate_rgb(QPDF& file, const Profile& rgb) {
    const std::vector<QPDFObjectHandle> objects = file.getAllObjects(); // collected before ours is among them
    QPDFObjectHandle space = QPDFObjectHandle::newArray();
    space.appendItem(QPDFObjectHandle::newName("/ICCBased"));
    space.appendItem(icc_stream(file, rgb));
    space = file.makeIndirectObject(space);
    for (const QPDFObjectHandle& object : objects) {
        QPDFObjectHandle dictionary = find_dictionary(object);
        if (!dictionary.isDictionary()) continue;
        if (QPDFObjectHandle resources = dictionary.getKey("/Resources"); resources.isDictionary())
            sub_dictionary(resources, "/ColorSpace").replaceKey("/DefaultRGB", space);
        QPDFObjectHandle group = dictionary.getKey("/Group");
        if (group.isDictionary() && group.getKey("/CS").isNameAndEquals("/DeviceRGB"))
            group.replaceKey("/CS", space);
    }
}

void fix_for_archives(QPDF& file) {
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        QPDFObjectHandle dictionary = find_dictionary(object);
        if (!dictionary.isDictionary()) continue;
        if (dictionary.hasKey("/Interpolate"))
            dictionary.replaceKey("/Interpolate", QPDFObjectHandle::newBool(false));
        if (dictionary.getKey("/Subtype").isNameAndEquals("/CIDFontType2") &&
            !dictionary.hasKey("/CIDToGIDMap"))
            dictionary.replaceKey("/CIDToGIDMap", QPDFObjectHandle::newName("/Identity"));
        // Of PDF 1.5, for readers of 1.4 such as print shops' pdfcpu; /FontName says as much.
        if (dictionary.isDictionaryOfType("/FontDescriptor")) dictionary.removeKey("/FontFamily");
    }
}

namespace {

using Object = QPDFObjectHandle;

bool mixes(Object state) {
    for (const char* key : {"/ca", "/CA"})
        if (state.getKey(key).isNumber() && state.getKey(key).getNumericValue() < 1) return true;
    if (state.getKey("/SMask").isDictionary()) return true;
    Object mode = state.getKey("/BM");
    return mode.isArray() ||
           (mode.isName() && !mode.isNameAndEquals("/Normal") && !mode.isNameAndEquals("/Compatible"));
}

/// A search through all that a form draws.
class Search {
public:
    bool transparent(Object drawn) {
        if (drawn.isIndirect() && !seen_.insert(drawn.getObjGen()).second) return false;
        Object dictionary = find_dictionary(drawn);
        if (!dictionary.isDictionary()) return false;
        if (dictionary.getKey("/SMask").isStream()) return true;
        Object resources = dictionary.getKey("/Resources");
        return resources.isDictionary() &&
               (any(resources.getKey("/ExtGState"), &mixes) || inside(resources.getKey("/XObject")) ||
                inside(resources.getKey("/Pattern")) || inside(resources.getKey("/Font")));
    }

private:
    template<class Test>
    static bool any(Object category, Test&& test) {
        if (!category.isDictionary()) return false;
        return std::ranges::any_of(category.getDictAsMap(),
                                   [&](const auto& entry) { return test(entry.second); });
    }
    bool inside(Object category) {
        return any(category, [this](Object value) { return transparent(value); });
    }

    std::set<QPDFObjGen> seen_;
};

} // namespace

bool is_transparent(QPDFObjectHandle drawn) {
    return Search().transparent(drawn);
}

void remove_groups(QPDF& file) {
    for (Object& object : file.getAllObjects()) {
        Object dictionary = find_dictionary(object);
        if (dictionary.isDictionary() && dictionary.getKey("/Group").isDictionary())
            dictionary.removeKey("/Group");
    }
}

} // namespace spotit::pdf
