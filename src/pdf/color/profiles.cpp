#include "pdf/color/file_colors.hpp"

#include "diag/write.hpp"

#include <lcms2.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::pdf {
namespace {

/// The last ICC version that PDF 1.6 and 1.7 support (ISO 32000-1, 8.6.5.5).
constexpr double newest_version = 4.25;

/// The printing conditions of the ICC's registry, by what descriptions of their profiles have in them.
constexpr struct {
    std::string_view in_description, name;
} registered_conditions[] = {
    {"FOGRA39", "FOGRA39"}, {"PSO Coated v3", "FOGRA51"}, {"GRACoL2006", "CGATS TR 006"}};

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

std::uint16_t to_16_bits(double value) {
    return static_cast<std::uint16_t>(std::lround(65535 * value));
}

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
bool has_transparency(Object drawn, std::set<QPDFObjGen>& seen) {
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
        return has_any(category, [&](Object inner) { return has_transparency(inner, seen); });
    };
    return has_any("/ExtGState", &has_mixing) || draws("/XObject") || draws("/Pattern") || draws("/Font");
}

/// Returns an ICC profile as a stream (ISO 32000-1, 8.6.5.5).
Object make_icc_stream(QPDF& file, const Profile& profile) {
    Object stream = Object::newStream(&file, profile.bytes());
    stream.getDict().replaceKey("/N", Object::newInteger(profile.count_channels()));
    return stream;
}

} // namespace

Profile::Profile(std::string bytes)
    : bytes_(std::move(bytes))
    , handle_(nullptr, &cmsCloseProfile) {
    if (bytes_.empty() || bytes_.size() > std::numeric_limits<cmsUInt32Number>::max()) return;
    handle_.reset(cmsOpenProfileFromMem(bytes_.data(), static_cast<cmsUInt32Number>(bytes_.size())));
}

bool Profile::is_press() const {
    return readable() && cmsGetDeviceClass(handle_.get()) == cmsSigOutputClass &&
           cmsGetColorSpace(handle_.get()) == cmsSigCmykData &&
           cmsGetProfileVersion(handle_.get()) <= newest_version;
}

int Profile::count_channels() const {
    return readable() ? static_cast<int>(cmsChannelsOf(cmsGetColorSpace(handle_.get()))) : 0;
}

std::string Profile::read_description() const {
    if (!readable()) return {};
    std::array<char, 256> text{};
    cmsGetProfileInfoASCII(handle_.get(), cmsInfoDescription, "en", "US", text.data(), text.size());
    return text.data();
}

std::optional<diag::Diagnostic> check_press_profile(const std::string& profile, const diag::Sentence& name) {
    const Profile read(profile);
    if (read.is_press()) return std::nullopt;
    return diag::Diagnostic{
        .id = "no-press-profile",
        .message = read.readable()
                       ? diag::write("{profile} is not the profile of a press with four inks", name)
                       : diag::write("{profile} is not an ICC profile", name),
        .notes = {
            "it must be of class prtr, for CMYK, and of version 4.2 or earlier",
            diag::make_fix("use one that comes with spotit-print, output.icc: fogra39 or gracol, or ask the "
                           "print shop for its profile")}};
}

void require_press(const Profile& profile, const Options& options) {
    const diag::Sentence name =
        options.icc.empty() ? "the profile" : diag::Sentence(options.icc.filename().string());
    auto fault = check_press_profile(profile.bytes(), name);
    if (!fault) return;
    fault->span = options.conformance_span;
    throw diag::Error(diag::ErrorCategory::Input, *std::move(fault));
}

void add_output_intent(QPDF& file, const Profile& press, const Standard& standard) {
    const std::string description = press.read_description();
    const auto condition = std::ranges::find_if(registered_conditions, [&](const auto& each) {
        return description.find(each.in_description) != std::string::npos;
    });
    const bool is_registered = condition != std::end(registered_conditions);
    Object intent = Object::newDictionary(
        {{"/Type", Object::newName("/OutputIntent")},
         {"/S", Object::newName(std::string(standard.intent))},
         {"/OutputConditionIdentifier",
          Object::newUnicodeString(is_registered ? std::string(condition->name) : description)},
         {"/Info", Object::newUnicodeString(description)},
         {"/DestOutputProfile", make_icc_stream(file, press)}});
    if (is_registered) intent.replaceKey("/RegistryName", Object::newUnicodeString("http://www.color.org"));
    file.getRoot().replaceKey("/OutputIntents", Object::newArray({file.makeIndirectObject(intent)}));
}

std::function<color::Color(const color::Color&)> soft_proof_of_colors(const std::string& press_profile,
                                                                      const std::string& rgb_profile) {
    const Profile press(press_profile), rgb(rgb_profile);
    if (!press.is_press() || !rgb.readable()) return {};
    const std::shared_ptr<void> transform = make_round_trip(press, rgb);
    if (!transform) return {};
    return [transform](const color::Color& color) {
        const std::array<std::uint16_t, 3> wanted{to_16_bits(color.red), to_16_bits(color.green),
                                                  to_16_bits(color.blue)};
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
    return has_transparency(drawn, seen);
}

} // namespace spotit::pdf
