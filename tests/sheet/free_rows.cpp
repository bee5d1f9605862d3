#include "sheet/free_rows.hpp"

#include "sheet/sheets.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace spotit::sheet::test {
namespace {

/// Rows of hexagons at a pitch of their own, each row with any number of cards and moved anywhere: how many
/// fit at most. Columns are rows whose hexagons are turned by a quarter.
class FreeRows {
public:
    FreeRows(double height, double gap, bool turned)
        : width_(hexagon(2 * (height + gap)).size().width)
        , rim_(hexagon(2 * (height + gap)))
        , turned_(turned)
        , min_pitch_(turned ? height + gap : 2 / std::sqrt(3.0) * (height + gap)) {}

    /// In room for the centers.
    std::size_t most(geom::Size room) const {
        if (room.width < 0 || room.height < 0) return 0;
        std::size_t best = 0;
        for (int step = 0; step <= 8; ++step)
            best = std::max(best, max_at(room, min_pitch_ + step / 8.0 * min_pitch_));
        for (int n = 2; n * min_pitch_ <= room.width + min_pitch_; ++n)
            for (const double exact : {room.width / (n - 1), room.width / (n - 0.5)})
                if (exact >= min_pitch_) best = std::max(best, max_at(room, exact));
        return best;
    }

private:
    struct Row {
        std::size_t cards;
        double from;
    };

    /// How far apart rows must be of which two cards are shifted by so much.
    double height_at(double shift) const {
        double low = 0, high = 2 * width_;
        for (int i = 0; i < 40; ++i) {
            const double middle = (low + high) / 2;
            const geom::Point way = turned_ ? geom::Point{middle, shift} : geom::Point{shift, middle};
            (rim_.measure_clearance(way) > 1e-9 ? low : high) = middle;
        }
        return high;
    }

    double between(const Row& a, const Row& b, double pitch) const {
        double nearest = 1e300;
        for (std::size_t i = 0; i < a.cards; ++i)
            for (std::size_t j = 0; j < b.cards; ++j)
                nearest = std::min(nearest, std::abs(a.from - b.from + pitch * static_cast<double>(i) -
                                                     pitch * static_cast<double>(j)));
        // The row after the next may be the same. Most pairs of rows are shifted alike, but for rounding.
        const auto [found, is_new] = apart_.try_emplace(std::llround(nearest * 1e9));
        if (is_new) found->second = std::max(height_at(nearest), height_at(0) / 2);
        return found->second;
    }

    static std::vector<Row> rows_at(double width, double pitch) {
        std::vector<Row> rows;
        const int most = 1 + static_cast<int>((width + 1e-9) / pitch);
        for (int cards = most; cards > 0 && cards > most - 3; --cards)
            for (int part = 0; part <= 6; ++part)
                rows.push_back({static_cast<std::size_t>(cards), part / 6.0 * (width - (cards - 1) * pitch)});
        return rows;
    }

    /// lowest[c][r]: how far down the row r is when it is the last of so many cards.
    std::size_t max_at(geom::Size room, double pitch) const {
        const std::vector<Row> rows = rows_at(room.width, pitch);
        std::vector<std::vector<double>> apart(rows.size(), std::vector<double>(rows.size()));
        for (std::size_t a = 0; a < rows.size(); ++a)
            for (std::size_t b = 0; b < rows.size(); ++b) apart[a][b] = between(rows[a], rows[b], pitch);
        // A honeycomb takes three quarters of a grid's room for each card, and nothing takes less.
        const double min_area = 0.75 * min_pitch_ * height_at(0);
        const double area = (room.width + 2 * min_pitch_) * (room.height + 2 * height_at(0));
        const auto many = 1 + static_cast<std::size_t>(area / min_area);
        std::vector<std::vector<double>> lowest(many, std::vector<double>(rows.size(), 1e300));
        std::size_t best = 0;
        for (std::size_t c = 1; c < many; ++c)
            for (std::size_t r = 0; r < rows.size(); ++r) {
                if (c < rows[r].cards) continue;
                double& low = lowest[c][r];
                if (c == rows[r].cards) low = 0;
                const auto& before = lowest[c - rows[r].cards];
                for (std::size_t b = 0; b < rows.size(); ++b) low = std::min(low, before[b] + apart[b][r]);
                if (low <= room.height + 1e-9) best = c;
            }
        return best;
    }

    double width_;                  // of a doubled card
    geom::RimDistance<double> rim_; // two cards are too near when the way between their centers is inside
    bool turned_;
    double min_pitch_;
    mutable std::map<long long, double> apart_; // by the shift in picometers
};

} // namespace

std::size_t max_in_free_rows(double height, const Options& options) {
    std::size_t best = 0;
    const geom::Size card = hexagon(height).size(), paper = options.paper;
    const FreeRows rows(height, options.gap, false), columns(height, options.gap, true);
    for (const geom::Size lying : {paper, geom::Size{paper.height, paper.width}}) {
        const geom::Size room{lying.width - 2 * options.margin - card.width,
                              lying.height - 2 * options.margin - card.height};
        best = std::max({best, rows.most(room), columns.most({room.height, room.width})});
    }
    return best;
}

} // namespace spotit::sheet::test
