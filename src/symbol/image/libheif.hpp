// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <libheif/heif.h>

namespace spotit::symbol {

/// The functions of libheif, named without their prefix.
class Libheif {
    friend const Libheif& libheif();

    /// A function of any type.
    struct Found {
        void* address;
        template<class Function>
        operator Function*() const { // NOLINT(google-explicit-constructor): it initializes the members
            return reinterpret_cast<Function*>(address);
        }
    };
    Libheif();
    Found find(const char* name) const;

    void* library_;

public:
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

/// Loads the library when it is first called: with its encoders that takes a quarter of the time in which the
/// program starts. Throws Damaged if this computer has none.
const Libheif& libheif();

} // namespace spotit::symbol
