// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/verify.hpp>

#include "pdf/content/content_tokens.hpp"
#include "pdf/content/resources.hpp"
#include "verify/content/stream_data.hpp"

#include <spotit/geom.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr double no_line = std::numeric_limits<double>::infinity();

/// How many units of the outside one inside is, where the map makes it smallest.
double scale_of(const geom::Affine& map) {
    return std::min(std::hypot(map.a, map.b), std::hypot(map.c, map.d));
}

/// Measures each form once, in its own units: a deck draws a symbol on many cards.
class Lines {
public:
    explicit Lines(std::size_t file_size)
        : budget_(ReadingBudget::of_file(file_size)) {}

    double thinnest_on(QPDFPageObjectHelper page);
    double thinnest_in(Object form, Object outer_resources);

private:
    ReadingBudget budget_;
    std::map<QPDFObjGen, double> forms_{}; ///< one that draws itself has no lines there
};

/// Follows one stream of content.
class Scan {
public:
    Scan(Lines& lines, Object resources)
        : lines_(lines)
        , resources_(resources) {}

    double thinnest_in(std::string_view content) {
        pdf::ContentTokens tokens(content);
        using Kind = pdf::ContentTokens::Kind;
        for (auto token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
            const std::string_view text = tokens.text(token);
            if (token.kind == Kind::Number) operands_.push_back(pdf::number_value(text));
            if (token.kind == Kind::Name) name_ = text;
            if (token.kind != Kind::Operator) continue;
            obey(text);
            operands_.clear();
        }
        return thinnest_;
    }

private:
    /// The graphics state as far as lines are concerned (ISO 32000-1, 8.4).
    struct State {
        double scale = 1, width = 1;
    };

    void obey(std::string_view word) {
        constexpr std::array<std::string_view, 6> strokes{"S", "s", "B", "B*", "b", "b*"};
        if (word == "q") {
            saved_.push_back(state_);
        } else if (word == "Q" && !saved_.empty()) {
            state_ = saved_.back();
            saved_.pop_back();
        } else if (word == "cm" && operands_.size() == 6) {
            state_.scale *= scale_of({operands_[0], operands_[1], operands_[2], operands_[3], 0, 0});
        } else if (word == "w" && operands_.size() == 1) {
            state_.width = operands_[0];
        } else if (std::ranges::find(strokes, word) != strokes.end()) {
            thinnest_ = std::min(thinnest_, state_.scale * state_.width);
        } else if (word == "Do") {
            draw();
        }
    }

    void draw() {
        Object drawn = resources_.isDictionary() ? resources_.getKey("/XObject") : Object::newNull();
        if (drawn.isDictionary()) drawn = drawn.getKey(name_);
        if (drawn.isFormXObject())
            thinnest_ = std::min(thinnest_, state_.scale * lines_.thinnest_in(drawn, resources_));
    }

    Lines& lines_;
    Object resources_;
    State state_{};
    std::vector<State> saved_{};
    std::vector<double> operands_{};
    std::string name_{};
    double thinnest_ = no_line;
};

double Lines::thinnest_in(Object form, Object outer_resources) {
    const auto [place, is_new] = forms_.try_emplace(form.getObjGen(), no_line);
    if (!is_new) return place->second;
    Object own = form.getDict().getKey("/Resources");
    const std::string content = stream_data(form, budget_);
    const double inside = Scan(*this, own.isDictionary() ? own : outer_resources).thinnest_in(content);
    return place->second = scale_of(pdf::matrix_of(form.getDict().getKey("/Matrix"))) * inside;
}

double Lines::thinnest_on(QPDFPageObjectHelper page) {
    std::string content;
    for (Object& stream : page.getPageContents()) content.append(stream_data(stream, budget_)).append("\n");
    return Scan(*this, page.getAttribute("/Resources", false)).thinnest_in(content);
}

} // namespace

std::optional<double> thinnest_line(std::string_view bytes) {
    QPDF file;
    file.setSuppressWarnings(true);
    file.processMemoryFile("PDF", bytes.data(), bytes.size());
    Lines lines(bytes.size());
    double thinnest = no_line;
    for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages())
        thinnest = std::min(thinnest, lines.thinnest_on(page));
    return std::isfinite(thinnest) ? std::optional(thinnest) : std::nullopt;
}

} // namespace spotit::verify
