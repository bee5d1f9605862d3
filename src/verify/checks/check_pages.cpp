#include "verify/checks/checks.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <cmath>

namespace spotit::verify {
namespace {

constexpr double min_share_of_distance = 0.9; // of the usual one between two cards
constexpr double scale_rounding = 0.01, min_told_scale = 0.002, same_ratio = 0.001;
constexpr double box_rounding = 0.01, crop_rounding = 0.5; // points

/// Returns the scales of the faces that can be measured, by their pages, as pages are written, however they
/// are rotated.
std::multimap<int, Scale> list_face_scales(const ReadDeck& deck) {
    std::multimap<int, Scale> scales;
    const auto add = [&](const ReadFace& face) {
        double across = geom::length({face.em.x, face.up.x}) / pdf::letter_size;
        double down = geom::length({face.em.y, face.up.y}) / pdf::letter_size;
        if (deck.find_view(face).is_sideways) std::swap(across, down);
        if (std::isfinite(across * down) && across > 0 && down > 0)
            scales.emplace(face.page, Scale{across, down});
    };
    std::ranges::for_each(deck.cards, add);
    std::ranges::for_each(deck.backs, add);
    return scales;
}

Scale multiply(const Scale& first, const Scale& second) {
    return {first.across * second.across, first.down * second.down};
}

double measure_difference(const Scale& first, const Scale& second) {
    return std::max(std::abs(first.across / second.across - 1), std::abs(first.down / second.down - 1));
}

diag::Sentence format_scale(const Scale& scale) {
    if (std::abs(scale.across / scale.down - 1) < same_ratio)
        return diag::write("at {scale:.1f}% of actual size", 100 * scale.across);
    return diag::write("{across:.1f}% wide and {down:.1f}% high", 100 * scale.across, 100 * scale.down);
}

/// Returns true for a file that claims to be PDF/X or PDF/A (ISO 15930, 19005), which must have all fonts.
bool claims_standard(QPDF& file) {
    QPDFObjectHandle info = file.getTrailer().getKey("/Info"), packet = file.getRoot().getKey("/Metadata");
    if (info.isDictionary() && info.hasKey("/GTS_PDFXVersion")) return true;
    ReadingBudget budget;
    const std::string claims = packet.isStream() ? read_stream(packet, budget) : std::string();
    return claims.find("GTS_PDFXVersion") != std::string::npos || claims.find("pdfaid") != std::string::npos;
}

void check_scale(const ReadDeck& deck, double allowed, Findings& findings) {
    const Scale usual = compute_scale(deck), scale = multiply(usual, deck.scale);
    std::map<std::pair<int, std::string>, std::vector<Scale>> others; // of faces, by page and as shown
    for (const auto& [page, own] : list_face_scales(deck))
        if (measure_difference(own, usual) > scale_rounding) {
            const Scale other = multiply(own, deck.scale);
            others[{page, format_scale(other)}].push_back(other);
        }
    for (const auto& [key, faces] : others)
        findings.fail("scale", "{}",
                      diag::write_count(faces.size(),
                                        "page {page}: a card or back is {scale}, others {other_scale}",
                                        "page {page}: cards or backs are {scale}, others {other_scale}",
                                        key.first, format_scale(faces.front()), format_scale(scale)));
    // The letters of a mirrored face run against their own upright.
    if (std::ranges::any_of(deck.cards,
                            [](const ReadCard& card) { return geom::cross(card.em, card.up) < 0; }))
        findings.fail("mirrored", "the cards are mirrored: print the original file");
    if ((deck.cards.empty() && deck.backs.empty()) || findings.has_failed("scale")) return;
    const Scale asked{deck.asked.across * allowed, deck.asked.down * allowed};
    if (measure_difference(scale, asked) > min_told_scale)
        findings.fail(
            "scale", "the cards are {scale}: print the original file, or, if they are meant to be,  {option}",
            format_scale(scale), fmt::format("--scale {:.4g}%", 100 * scale.across / deck.asked.across));
    else if (asked.across != 1 || asked.down != 1)
        findings.pass("scale", "the cards are {scale}, as requested", format_scale(scale));
    else
        findings.pass("scale", "the cards are at actual size");
}

void check_distances(const ReadDeck& deck, Findings& findings) {
    std::vector<double> nearest;
    for (const ReadCard& card : deck.cards) {
        double& own = nearest.emplace_back(INFINITY);
        for (const ReadCard& other : deck.cards)
            if (&other != &card && other.page == card.page)
                own = std::min(own, geom::distance(card.center(), other.center()));
    }
    const double usual = median(nearest);
    for (std::size_t i = 0; i < nearest.size(); ++i)
        if (nearest[i] < min_share_of_distance * usual)
            findings.fail("overlapping-cards", "card {card} overlaps another one (page {page})",
                          deck.cards[i].number, deck.cards[i].page);
}

void check_crop(const ReadDeck& deck, Findings& findings) {
    std::map<int, std::vector<int>> cards; // by page
    const auto is_cut = [&](const ReadFace& face) {
        const PageView& view = deck.find_view(face);
        geom::Box box = face.bounds.intersect(view.kept);
        if (face.bounds.empty()) box.add(face.middle);
        return !view.measure_shown_box().grow(crop_rounding).contains(box);
    };
    for (const ReadCard& card : deck.cards)
        if (is_cut(card)) cards[card.page].push_back(card.number);
    for (const auto& [page, numbers] : cards)
        findings.fail("crop-box",
                      "page {page}: the CropBox cuts off all or part of {cards}: remove it, or make the file "
                      "again from its theme",
                      page, format_cards(numbers));
    for (const ReadFace& back : deck.backs)
        if (is_cut(back))
            findings.fail("crop-box", "page {page}: the CropBox cuts off all or part of a back", back.page);
}

std::vector<QPDFObjectHandle> list_items(QPDFObjectHandle array) {
    return array.isArray() ? array.getArrayAsVector() : std::vector<QPDFObjectHandle>();
}

/// Returns true if an annotation is shown but not printed, or the other way round (ISO 32000-1, 12.5.3).
bool differs_in_print(QPDFObjectHandle annotation) {
    constexpr long long hidden = 2, printed = 4, not_shown = 32;
    QPDFObjectHandle kind = annotation.getKeyIfDict("/Subtype"), flags = annotation.getKeyIfDict("/F");
    const long long set = flags.isInteger() ? flags.getIntValue() : 0;
    return (set & hidden) == 0 && ((set & printed) == 0) == ((set & not_shown) == 0) &&
           !kind.isNameAndEquals("/Link") && !kind.isNameAndEquals("/Popup");
}

/// Returns true if where pages are shown or printed a layer is not as it is at first (8.11.4.4).
bool has_changing_layer(QPDFObjectHandle layers) {
    const bool are_off = layers.getKeyIfDict("/BaseState").isNameAndEquals("/OFF");
    for (QPDFObjectHandle& rule : list_items(layers.getKeyIfDict("/AS")))
        for (QPDFObjectHandle& layer : list_items(rule.getKeyIfDict("/OCGs"))) {
            const auto others = list_items(layers.getKey(are_off ? "/ON" : "/OFF"));
            const bool is_off =
                are_off != (std::ranges::count(others, layer.getObjGen(), &QPDFObjectHandle::getObjGen) > 0);
            for (QPDFObjectHandle& event : list_items(rule.getKeyIfDict("/Category"))) {
                const std::string name = event.isName() ? event.getName() : "";
                QPDFObjectHandle usage = layer.getKeyIfDict("/Usage").getKeyIfDict(name);
                QPDFObjectHandle state = usage.getKeyIfDict(name + "State");
                if (usage.isDictionary() && !state.isNameAndEquals(is_off ? "/OFF" : "/ON")) return true;
            }
        }
    return false;
}

void check_boxes(QPDF& file, Findings& findings) {
    std::size_t pages = 0;
    bool is_trimmed = true;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
        ++pages;
        if (std::ranges::any_of(list_items(page.getObjectHandle().getKey("/Annots")), differs_in_print))
            findings.fail("print-state", "page {page}: an annotation is shown but not printed, or vice versa",
                          pages);
        const geom::Box media = read_box(page, "/MediaBox"), trim = read_box(page, "/TrimBox");
        geom::Box bleed = read_box(page, "/BleedBox");
        if (bleed.empty()) bleed = media;
        is_trimmed = is_trimmed && !trim.empty();
        if (media.empty())
            findings.fail("page-boxes", "page {page} has no size", pages);
        else if (!media.grow(box_rounding).contains(bleed) ||
                 (!trim.empty() && !bleed.grow(box_rounding).contains(trim)))
            findings.fail("page-boxes", "page {page}: the boxes don't nest (trim in bleed in media)", pages);
    }
    if (has_changing_layer(file.getRoot().getKey("/OCProperties").getKeyIfDict("/D")))
        findings.fail("print-state", "a layer is shown but not printed, or vice versa");
    if (findings.has_failed("page-boxes")) return;
    if (is_trimmed)
        findings.pass("page-boxes", "page boxes nest correctly on {pages} (trim in bleed in media)",
                      diag::write_count(pages, "{count} page", "{count} pages", pages));
    else
        findings.skip("page-boxes", "page boxes: not every page has a TrimBox");
}

void check_fonts(QPDF& file, const ReadDeck& deck, Findings& findings) {
    const bool needs_all = claims_standard(file) || deck.cards.empty() || !deck.is_whole;
    std::vector<std::string> beside;
    for (QPDFObjectHandle& object : file.getAllObjects()) {
        if (!object.isDictionaryOfType("/Font")) continue;
        const std::optional<std::string> font = find_missing_font(object);
        if (font && (needs_all || deck.missing_fonts.contains(*font)))
            findings.fail("fonts", "the font {font} is not embedded", *font);
        else if (font)
            beside.push_back(*font);
    }
    if (findings.has_failed("fonts")) return;
    if (beside.empty()) return findings.pass("fonts", "all fonts are embedded");
    findings.skip("fonts", "{}",
                  diag::write_count(beside.size(), "fonts: {fonts} is not embedded, but no card uses it",
                                    "fonts: {fonts} are not embedded, but no card uses them",
                                    base::join(beside, ", ")));
}

} // namespace

Scale compute_scale(const ReadDeck& deck) {
    std::vector<double> across, down;
    for (const auto& [page, scale] : list_face_scales(deck)) {
        across.push_back(scale.across);
        down.push_back(scale.down);
    }
    return across.empty() ? Scale{} : Scale{median(std::move(across)), median(std::move(down))};
}

void check_pages(QPDF& file, const ReadDeck& deck, double allowed_scale, Findings& findings) {
    check_distances(deck, findings);
    check_scale(deck, allowed_scale, findings);
    check_crop(deck, findings);
    check_boxes(file, findings);
    check_fonts(file, deck, findings);
}

} // namespace spotit::verify
