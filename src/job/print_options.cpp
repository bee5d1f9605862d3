#include "job/prepared_deck.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::job {

Backs classify_backs(const theme::Theme& theme) {
    using enum sheet::Duplex;
    if (!theme.back) return Backs::None;
    const sheet::Duplex duplex = theme.sheet.duplex;
    if (duplex == None) return theme.sheet.one_card_per_page ? Backs::Pages : Backs::LeftOut;
    return duplex == LongEdge ? Backs::LongEdge : duplex == ShortEdge ? Backs::ShortEdge : Backs::Fold;
}

std::string print_options(const theme::Theme& theme) {
    const sheet::Options& sheet = theme.sheet;
    if (sheet.one_card_per_page) return {};
    // PWG 5101.1 and the names that CUPS gives its sizes; any other size is written out.
    using Media = std::pair<std::string_view, std::string_view>;
    constexpr Media named[] = {{"A3", "A3"},
                               {"A4", "A4"},
                               {"A5", "A5"},
                               {"A6", "A6"},
                               {"A7", "A7"},
                               {"Letter", "Letter"},
                               {"Legal", "Legal"},
                               {"Tabloid", "Tabloid"},
                               {"Statement", "Statement"},
                               {"Executive", "Executive"},
                               {"4x6in", "na_index-4x6_4x6in"},
                               {"5x7in", "na_5x7_5x7in"},
                               {"8x10in", "na_govt-letter_8x10in"},
                               {"10x15cm", "om_small-photo_100x150mm"}};
    const auto [width, height] = std::minmax(sheet.paper.width, sheet.paper.height);
    const auto* const found = std::ranges::find(named, theme.paper_name, &Media::first);
    const std::string media = found != std::end(named) ? std::string(found->second)
                                                       : fmt::format("Custom.{:.6g}x{:.6g}mm", width, height);
    std::string text = fmt::format("-o media={} -o print-scaling=none", media);
    if (!theme.back) return text;
    if (sheet.duplex == sheet::Duplex::LongEdge) text += " -o sides=two-sided-long-edge";
    if (sheet.duplex == sheet::Duplex::ShortEdge) text += " -o sides=two-sided-short-edge";
    return text;
}

} // namespace spotit::job
