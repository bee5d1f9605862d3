// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>
#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A deck in all its forms, as a folder: for the printer at home, print shops, cutters and card services.
namespace spotit::bundle {

/// A card service, or shops of a kind that ask for the same, and what its files must be. Services change
/// their figures: `read` says when they were read, and `source` where.
struct Service {
    struct Product {
        std::string_view name;
        std::optional<geom::Shape::Kind> shape{}; ///< none: any
        geom::Size size{};                        ///< of a card, mm; none: any
        int width = 0, height = 0;                ///< of its pictures, pixels
    };
    /// Of one card after the other; or one PDF with a page for each side.
    enum class Files { Pictures, Pdf };
    enum class Backs { Free, Wanted };
    struct Setting {
        std::string_view key, value;
    };
    std::string_view name;  ///< as --service takes it, and of its folder: "the-game-crafter"
    std::string_view title; ///< "The Game Crafter"
    std::vector<Product> products;
    Files files = Files::Pdf;
    /// How far paint goes beyond the cut, and how far symbols stay inside of it, mm. `safe` is as large as
    /// the bleed where the service says nothing of it.
    double bleed = 3, safe = 3;
    Backs backs = Backs::Free;
    std::vector<Setting> settings{}; ///< of a theme, that make its PDF
    std::string_view source, read;   ///< "help.drivethrupartners.com", "2026-11"
};
std::span<const Service> services();

struct BundleOptions {
    std::vector<std::string> services{}; ///< only what these want, by their names; none: everything
};
/// A deck in all its forms: for the printer at home, a print shop, a cutter and the card services. A service
/// makes cards of its own sizes; the deck is laid out anew for it.
struct Bundle {
    struct File {
        std::string name; ///< a path below the bundle's folder: "cutter/sheet-01.svg"
        std::string bytes;
    };
    std::vector<File> files;           ///< the last is report.txt
    std::vector<std::string> left_out; ///< services that can't take the deck; the report says why
    bool sound = true;                 ///< what each PDF promises was proved from the file itself
    job::Report report{};              ///< of the deck for home, or for the only service
};
/// Throws diag::Error when a service that is asked for by name can't take the deck.
Bundle bundle(const job::Request& request, const BundleOptions& options = {});

/// What became of the files of a bundle that was in the folder before, and that are not of this one: of those
/// that are left, somebody has changed something since.
struct SaveResult {
    std::vector<std::string> removed, left; ///< by their names in the folder
};
/// Writes a bundle into its folder, which is made if need be, and clears away what is left of earlier ones,
/// as far as their report lists it. Throws diag::Error (ErrorCategory::File).
SaveResult save(const Bundle& bundle, const std::filesystem::path& folder);

} // namespace spotit::bundle
