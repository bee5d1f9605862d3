#include "pdf/color/profiles.hpp"

#include <algorithm>

namespace spotit::pdf {
namespace {

/// Calls work(dictionary) for each dictionary of a file, those of streams, too.
template<class Work>
void visit_dictionaries(QPDF& file, Work&& work) {
    for (const Object& object : file.getAllObjects())
        if (Object dictionary = find_dictionary(object); dictionary.isDictionary()) work(dictionary);
}

bool has_mixing(Object state) {
    for (const char* key : {"/ca", "/CA"})
        if (state.getKey(key).isNumber() && state.getKey(key).getNumericValue() < 1) return true;
    if (state.getKey("/SMask").isDictionary()) return true;
    Object mode = state.getKey("/BM");
    return mode.isArray() ||
           (mode.isName() && !mode.isNameAndEquals("/Normal") && !mode.isNameAndEquals("/Compatible"));
}

/// Returns true if anything is transparent that a form draws and that is not among those `seen`.
bool find_transparent(Object drawn, std::set<QPDFObjGen>& seen) {
    Object dictionary = find_dictionary(drawn);
    if (!dictionary.isDictionary() || (drawn.isIndirect() && !seen.insert(drawn.getObjGen()).second))
        return false;
    if (dictionary.getKey("/SMask").isStream()) return true;
    Object resources = dictionary.getKey("/Resources");
    const auto has_any = [&](const char* category, auto&& test) {
        Object all = resources.isDictionary() ? resources.getKey(category) : resources;
        return all.isDictionary() &&
               std::ranges::any_of(all.getDictAsMap(), [&](const auto& entry) { return test(entry.second); });
    };
    const auto draws = [&](const char* category) {
        return has_any(category, [&](Object inner) { return find_transparent(inner, seen); });
    };
    return has_any("/ExtGState", &has_mixing) || draws("/XObject") || draws("/Pattern") || draws("/Font");
}

} // namespace

Object find_dictionary(Object object) {
    if (object.isStream()) return object.getDict();
    return object.isDictionary() ? object : Object::newNull();
}

void calibrate_rgb(QPDF& file, const Profile& rgb) {
    const Object space =
        file.makeIndirectObject(Object::newArray({Object::newName("/ICCBased"), make_icc_stream(file, rgb)}));
    visit_dictionaries(file, [&](Object dictionary) {
        if (Object resources = dictionary.getKey("/Resources"); resources.isDictionary()) {
            if (!resources.getKey("/ColorSpace").isDictionary())
                resources.replaceKey("/ColorSpace", Object::newDictionary());
            resources.getKey("/ColorSpace").replaceKey("/DefaultRGB", space);
        }
        Object group = dictionary.getKey("/Group");
        if (group.isDictionary() && group.getKey("/CS").isNameAndEquals("/DeviceRGB"))
            group.replaceKey("/CS", space);
    });
}

void fix_for_archives(QPDF& file) {
    visit_dictionaries(file, [](Object dictionary) {
        if (dictionary.hasKey("/Interpolate")) dictionary.replaceKey("/Interpolate", Object::newBool(false));
        if (dictionary.getKey("/Subtype").isNameAndEquals("/CIDFontType2") &&
            !dictionary.hasKey("/CIDToGIDMap"))
            dictionary.replaceKey("/CIDToGIDMap", Object::newName("/Identity"));
        // Of PDF 1.5, for readers of 1.4 such as print shops' pdfcpu; /FontName says as much.
        if (dictionary.isDictionaryOfType("/FontDescriptor")) dictionary.removeKey("/FontFamily");
    });
}

void remove_groups(QPDF& file) {
    visit_dictionaries(file, [](Object dictionary) {
        if (dictionary.getKey("/Group").isDictionary()) dictionary.removeKey("/Group");
    });
}

bool is_transparent(Object drawn) {
    std::set<QPDFObjGen> seen;
    return find_transparent(drawn, seen);
}

} // namespace spotit::pdf
