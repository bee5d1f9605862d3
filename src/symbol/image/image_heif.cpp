#include "symbol/image/image_readers.hpp"
#include "symbol/image/loaded_library.hpp"

#include <libheif/heif.h>

namespace spotit::symbol {
namespace {

/// The functions of libheif, named without their prefix.
struct Libheif : LoadedLibrary {
    Libheif()
        : LoadedLibrary("libheif.so.1",
                        "this computer has no libheif to decode it; install libheif1, or save "
                        "it as a JPEG") {}
    decltype(heif_context_alloc)* context_alloc = find("heif_context_alloc");
    decltype(heif_context_free)* context_free = find("heif_context_free");
    decltype(heif_context_read_from_memory_without_copy)* context_read_from_memory_without_copy =
        find("heif_context_read_from_memory_without_copy");
    decltype(heif_context_get_primary_image_handle)* context_get_primary_image_handle =
        find("heif_context_get_primary_image_handle");
    decltype(heif_image_handle_get_width)* image_handle_get_width = find("heif_image_handle_get_width");
    decltype(heif_image_handle_get_height)* image_handle_get_height = find("heif_image_handle_get_height");
    decltype(heif_image_handle_has_alpha_channel)* image_handle_has_alpha_channel =
        find("heif_image_handle_has_alpha_channel");
    decltype(heif_image_handle_release)* image_handle_release = find("heif_image_handle_release");
    decltype(heif_decoding_options_alloc)* decoding_options_alloc = find("heif_decoding_options_alloc");
    decltype(heif_decoding_options_free)* decoding_options_free = find("heif_decoding_options_free");
    decltype(heif_decode_image)* decode_image = find("heif_decode_image");
    decltype(heif_image_get_plane_readonly)* image_get_plane_readonly = find("heif_image_get_plane_readonly");
    decltype(heif_image_get_width)* image_get_width = find("heif_image_get_width");
    decltype(heif_image_get_height)* image_get_height = find("heif_image_get_height");
    decltype(heif_image_release)* image_release = find("heif_image_release");
};

/// Loads the library when it is first called. Throws Damaged if this computer has none.
const Libheif& load_libheif() {
    static const Libheif library;
    return library;
}

struct HeifDeleter {
    void operator()(heif_context* context) const { load_libheif().context_free(context); }
    void operator()(heif_image_handle* handle) const { load_libheif().image_handle_release(handle); }
    void operator()(heif_image* image) const { load_libheif().image_release(image); }
    void operator()(heif_decoding_options* options) const { load_libheif().decoding_options_free(options); }
};
template<class T>
using HeifHandle = std::unique_ptr<T, HeifDeleter>;

void check(const heif_error& error) {
    if (error.code == heif_error_Ok) return;
    if (error.code == heif_error_Memory_allocation_error &&
        error.subcode != heif_suberror_Security_limit_exceeded)
        throw std::bad_alloc();
    if (error.code == heif_error_Unsupported_filetype || error.code == heif_error_Unsupported_feature)
        throw Damaged{"this computer has no decoder for it; save it as a JPEG"};
    throw Damaged{"it is damaged or in an uncommon format"};
}

/// The main picture of a HEIC or AVIF file. Its turns and crops are part of the format, so libheif obeys
/// them; what Exif says of them is a copy for others.
class HeifPicture {
public:
    explicit HeifPicture(std::span<const std::uint8_t> file)
        : context_(load_libheif().context_alloc()) {
        check(load_libheif().context_read_from_memory_without_copy(context_.get(), file.data(), file.size(),
                                                                   nullptr));
        heif_image_handle* handle = nullptr;
        check(load_libheif().context_get_primary_image_handle(context_.get(), &handle));
        handle_.reset(handle);
        check_pixels(load_libheif().image_handle_get_width(handle),
                     load_libheif().image_handle_get_height(handle), max_heif_pixels);
    }

    double count_pixels() const {
        return 1.0 * load_libheif().image_handle_get_width(handle_.get()) *
               load_libheif().image_handle_get_height(handle_.get());
    }

    SurfaceHandle decode() const {
        const bool has_alpha = load_libheif().image_handle_has_alpha_channel(handle_.get()) != 0;
        const HeifHandle<heif_decoding_options> options(load_libheif().decoding_options_alloc());
        options->convert_hdr_to_8bit = 1;
        heif_image* decoded = nullptr;
        check(load_libheif().decode_image(
            handle_.get(), &decoded, heif_colorspace_RGB,
            has_alpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options.get()));
        const HeifHandle<heif_image> image(decoded);
        int stride = 0;
        const std::uint8_t* const plane =
            load_libheif().image_get_plane_readonly(decoded, heif_channel_interleaved, &stride);
        if (plane == nullptr) throw Damaged{"it is damaged or in an uncommon format"};
        return make_surface({.data = plane,
                             .stride = static_cast<std::size_t>(stride),
                             .width = load_libheif().image_get_width(decoded, heif_channel_interleaved),
                             .height = load_libheif().image_get_height(decoded, heif_channel_interleaved),
                             .channels = has_alpha ? 4 : 3});
    }

private:
    HeifHandle<heif_context> context_;
    HeifHandle<heif_image_handle> handle_;
};

/// Returns a photo as JPEG; empty if it has transparency.
std::string encode_photo(const HeifPicture& picture, double needed_pixels) {
    const SurfaceHandle pixels = shrink(picture.decode(), needed_pixels);
    const bool is_photo = cairo_image_surface_get_format(pixels.get()) == CAIRO_FORMAT_RGB24;
    return is_photo ? encode_jpeg(pixels.get()) : std::string();
}

} // namespace

/// Photos without transparency become JPEGs: PDF knows neither format.
void read_heif(Symbol& symbol, const FileBytes& file, const Request& request) {
    if (request.spec.drawn) return read_jpeg(symbol, request.spec.drawn, request);
    const HeifPicture picture(as_bytes(*file));
    auto turn = wait_for_turn(picture.count_pixels());
    const auto jpeg = std::make_shared<const std::string>(encode_photo(picture, request.spec.needed_pixels));
    if (jpeg->empty())
        return set_pixels(symbol, request, [file] { return HeifPicture(as_bytes(*file)).decode(); });
    turn = {};
    read_jpeg(symbol, jpeg, request);
}

std::string try_heif(const std::string& file, const SymbolSpec& spec) {
    return encode_photo(HeifPicture(as_bytes(file)), spec.needed_pixels);
}

} // namespace spotit::symbol
