#pragma once

#include "pdf/metadata/metadata.hpp"

namespace spotit::pdf {

/// An ICC profile, read by Little CMS.
class Profile {
public:
    explicit Profile(std::string bytes);

    const std::string& bytes() const { return bytes_; }
    bool readable() const { return handle_ != nullptr; }
    /// Returns true for an output device with four inks, which the files of print shops require.
    bool is_press() const;
    int count_channels() const;
    /// Returns the name given by its maker: "FOGRA39L coated".
    std::string read_description() const;
    /// Returns the handle for Little CMS; null unless the profile is readable.
    void* handle() const { return handle_.get(); }

private:
    std::string bytes_;
    std::unique_ptr<void, int (*)(void*)> handle_;
};

/// Gives RGB the profile's meaning everywhere: as the default of every resource dictionary, and in
/// transparency groups.
void calibrate_rgb(QPDF& file, const Profile& rgb);

/// Fixes pictures and fonts of Cairo for archives and print shops: no interpolation of images, and a map from
/// characters to glyphs and no name of a family in every font.
void fix_for_archives(QPDF& file);

/// Returns true if a form or a page draws anything that files without transparency can't have.
bool is_transparent(Object drawn);

/// Removes the transparency groups from a file that needs none.
void remove_groups(QPDF& file);

/// Returns the dictionary of a stream, or the dictionary itself; null if the object is neither.
Object find_dictionary(Object object);

/// Throws diag::Error unless the profile is that of a press.
void require_press(const Profile& profile, const Options& options);

/// Adds the press for which the colors are meant (ISO 32000-1, 14.11.5).
void add_output_intent(QPDF& file, const Profile& press, const Standard& standard);

} // namespace spotit::pdf
