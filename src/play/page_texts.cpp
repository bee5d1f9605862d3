// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "play/page_texts.hpp"

#include <spotit/texts.hpp>

#include <string>

namespace spotit::play {

namespace {

using Json = nlohmann::ordered_json;
using texts::PlayTexts;

struct TextRow {
    const char* name;
    texts::Text PlayTexts::*text;
};
constexpr TextRow text_rows[]{
    {"games", &PlayTexts::games},
    {"why", &PlayTexts::why},
    {"hint", &PlayTexts::hint},
    {"hints_by_time", &PlayTexts::hints_by_time},
    {"again", &PlayTexts::again},
    {"say_names", &PlayTexts::say_names},
    {"full_screen", &PlayTexts::full_screen},
    {"players", &PlayTexts::players},
    {"player", &PlayTexts::player},
    {"card", &PlayTexts::card},
    {"best", &PlayTexts::best},
    {"new_best", &PlayTexts::new_best},
    {"not_a_record", &PlayTexts::not_a_record},
    {"cards_left", &PlayTexts::cards_left},
    {"wins", &PlayTexts::wins},
    {"loses", &PlayTexts::loses},
    {"draw", &PlayTexts::draw},
    {"not_on_both", &PlayTexts::not_on_both},
    {"on_both", &PlayTexts::on_both},
    {"time_result", &PlayTexts::time_result},
    {"clock_name", &PlayTexts::clock_name},
    {"clock_aim", &PlayTexts::clock_aim},
    {"which_is_on_both", &PlayTexts::which_is_on_both},
    {"class_name", &PlayTexts::class_name},
    {"class_aim", &PlayTexts::class_aim},
    {"class_answer", &PlayTexts::class_answer},
    {"class_next", &PlayTexts::class_next},
    {"tap_own", &PlayTexts::tap_own},
    {"tap_other", &PlayTexts::tap_other},
    {"tap_ring", &PlayTexts::tap_ring},
    {"missing_name", &PlayTexts::missing_name},
    {"missing_aim", &PlayTexts::missing_aim},
    {"missing_look", &PlayTexts::missing_look},
    {"missing_which", &PlayTexts::missing_which},
    {"missing_wrong", &PlayTexts::missing_wrong},
    {"missing_result", &PlayTexts::missing_result},
    {"pairs_name", &PlayTexts::pairs_name},
    {"pairs_aim", &PlayTexts::pairs_aim},
    {"pairs_turn", &PlayTexts::pairs_turn},
    {"pairs_result", &PlayTexts::pairs_result},
    {"set_choose", &PlayTexts::set_choose},
    {"set_found", &PlayTexts::set_found},
    {"set_wrong", &PlayTexts::set_wrong},
    {"set_features", &PlayTexts::set_features},
    {"set_count", &PlayTexts::set_count},
    {"set_none", &PlayTexts::set_none},
    {"set_more", &PlayTexts::set_more},
    {"set_there_is", &PlayTexts::set_there_is},
    {"set_result", &PlayTexts::set_result},
    {"set_daily", &PlayTexts::set_daily},
    {"set_junior", &PlayTexts::set_junior},
    {"set_all", &PlayTexts::set_all},
    {"why_pairs", &PlayTexts::why_pairs},
    {"why_clock", &PlayTexts::why_clock},
    {"why_turn", &PlayTexts::why_turn},
    {"why_same", &PlayTexts::why_same},
    {"why_left_out", &PlayTexts::why_left_out},
    {"why_not_there", &PlayTexts::why_not_there},
    {"why_lines", &PlayTexts::why_lines},
    {"why_both", &PlayTexts::why_both},
    {"why_affine", &PlayTexts::why_affine},
    {"why_fillers", &PlayTexts::why_fillers},
    {"why_table", &PlayTexts::why_table},
    {"why_set", &PlayTexts::why_set},
    {"why_set_part", &PlayTexts::why_set_part},
    {"first_card", &PlayTexts::first_card},
    {"second_card", &PlayTexts::second_card},
    {"why_forms", &PlayTexts::why_forms},
    {"why_mixed", &PlayTexts::why_mixed},
    {"why_split", &PlayTexts::why_split},
    {"both_forms", &PlayTexts::both_forms},
    {"why_one_each", &PlayTexts::why_one_each},
    {"why_step", &PlayTexts::why_step},
    {"why_steps", &PlayTexts::why_steps},
    {"why_directions", &PlayTexts::why_directions},
    {"why_categories", &PlayTexts::why_categories},
    {"why_count", &PlayTexts::why_count},
    {"why_plane_part", &PlayTexts::why_plane_part},
    {"why_triples", &PlayTexts::why_triples},
    {"why_kirkman", &PlayTexts::why_kirkman},
    {"why_own", &PlayTexts::why_own},
    {"why_words", &PlayTexts::why_words},
    {"words_difference_set", &PlayTexts::words_difference_set},
    {"words_plane", &PlayTexts::words_plane},
    {"words_affine", &PlayTexts::words_affine},
    {"words_space", &PlayTexts::words_space},
};
// A text that is missing here would be missing on the page.
static_assert(sizeof(PlayTexts) == std::size(text_rows) * sizeof(texts::Text));

Json game_json(const texts::GameTexts& game) {
    return {{"name", std::string_view(game.name)}, {"aim", std::string_view(game.steps.front())}};
}

} // namespace

Json page_texts(std::string_view language) {
    const texts::Texts& all = texts::find(language);
    Json json{{"decimal", std::string(1, all.decimal)}};
    for (const auto& [name, text] : text_rows) json[name] = std::string_view(all.play.*text);
    const texts::RulesTexts& rules = all.rules;
    json["rules"] = {{"tower", game_json(rules.tower)},
                     {"well", game_json(rules.well)},
                     {"hot_potato", game_json(rules.hot_potato)},
                     {"collect", game_json(rules.collect)},
                     {"set", game_json(rules.set)}};
    return json;
}

} // namespace spotit::play
