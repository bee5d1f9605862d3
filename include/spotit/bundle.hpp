#pragma once

#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>
#include <spotit/theme/card_shapes.hpp>
#include <spotit/theme/read.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A deck in all its forms, as a folder: for the printer at home, print shops, cutters and card services.
namespace spotit::bundle {

/// A card service, or a kind of shops with the same requirements. Services change their figures: `read` is
/// the date at which they were read from `source`.
struct Service {
    struct Product {
        std::string_view name;
        std::optional<theme::CardShape> shape{}; ///< none: any
        geom::Size size{};                       ///< of a card, mm; none: any
        int width = 0, height = 0;               ///< of its pictures, pixels
    };
    /// Pictures of one card each, or one PDF with a page for each side.
    enum class Files { Pictures, Pdf };
    enum class Backs { Free, Wanted };
    std::string_view name; ///< as --service takes it, and the name of its folder: "the-game-crafter"
    diag::Sentence title;  ///< "The Game Crafter"
    std::vector<Product> products;
    Files files = Files::Pdf;
    /// The paint beyond the cut, and the distance of symbols inside the cut, mm. `safe` equals the bleed if
    /// the service does not give it.
    double bleed = 3, safe = 3;
    Backs backs = Backs::Free;
    std::vector<diag::Setting> settings{}; ///< of the theme, for its PDF
    std::string_view source, read_on;      ///< "help.drivethrupartners.com", "2026-11"
};
std::span<const Service> list_services();

/// The product and settings by which a service makes a theme's cards.
struct ServicePlan {
    const Service* service = nullptr;
    const Service::Product* product = nullptr; ///< null: it has none for these cards
    std::vector<theme::Override> settings{};   ///< for the service's layout
    diag::Sentence refusal{};                  ///< the reason why it can't take the deck; empty: it can
    std::vector<diag::Note> remedies{};
    /// The product has nearly the theme's size; others are made only on request.
    bool near = true;
};
ServicePlan plan_service(const Service& service, const theme::Theme& theme);

/// The parts of a bundle, beside the services.
inline constexpr std::string_view bundle_parts[]{"home", "shop", "cutter"};
struct BundleOptions {
    std::vector<std::string> services{}; ///< names of the only services to be included; none: everything
    std::vector<std::string> parts{};    ///< names of the only parts; none: everything
    std::string language{};              ///< of the report
};
/// A deck in all its forms. For a service with cards of another size, the deck is laid out again.
struct Bundle {
    struct File {
        std::string name; ///< a path below the bundle's folder: "cutter/sheet-01.svg"
        std::string bytes;
    };
    std::vector<File> files;           ///< the last is report.txt
    std::vector<std::string> left_out; ///< services that can't take the deck; the report says why
    diag::Sentence paper_only;         ///< sheets that only home.pdf has: "rules, key"
    bool sound = true;                 ///< each PDF file was verified
    job::Report report{};              ///< of the deck for home, or for the only service
};
/// Makes a bundle. Throws diag::Error if a service requested by name can't take the deck.
Bundle bundle(const job::Request& request, const BundleOptions& options = {});

/// The files of an earlier bundle in the folder that are not in this one: removed, or left because they have
/// been changed since.
struct SaveResult {
    std::vector<std::string> removed, left; ///< by their names in the folder
};
/// Writes a bundle into its folder, which is created if needed, and removes the files of earlier bundles
/// listed in their report. Throws diag::Error (ErrorCategory::File).
SaveResult save(const Bundle& bundle, const std::filesystem::path& folder);

} // namespace spotit::bundle
