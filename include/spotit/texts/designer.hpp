#pragma once

#include <spotit/texts.hpp>

namespace spotit::texts {

/// The names of the texts of the designer's page. Where a number decides, `one_NAME` is for 1 and NAME for
/// the others.
// clang-format off
inline constexpr std::string_view designer_names[]{
    // what can be done
    "undo", "redo", "save", "download", "print", "close", "language",
    // panels
    "theme", "symbols", "card", "back", "sheet", "text", "preview", "cards", "sheets", "play", "why",
    "problems", "problems_are_english",
    // who may use it
    "ask_for_new_link", "wait_for_answer", "nobody_let_in_now", "not_let_in", "browser_asks",
    "let_in", "refuse",
    // photos from phones
    "photos_from_phone", "scan_for_photos", "qr_code", "photos_need_phone", "stop_photos",
    "take_out", "photos_for_cards", "photos_go_to_deck", "take_photo", "choose_photos",
    "photo_is_sent", "photo_sent", "photo_not_sent", "photo_unreadable", "too_many_photos",
    "photos_ended",
    // the deck in figures
    "deck_size", "one_sheet_of", "sheets_of", "single_pages", "one_unused", "unused", "cards_as_before",
    // cards and what they share
    "click_a_card", "begin_with_symbols", "cards_share", "cards_share_nothing", "card_number", "rearrange_card", "on_cards",
    "on_no_card",
    // a card that is open
    "open_card", "previous_card", "next_card", "card_help", "turn_left", "turn_right", "smaller", "larger", "free_symbol",
    // what happens
    "not_from_here", "saved_without_deck", "making", "not_made", "print_actual_size", "is_downloaded",
    "process_died", "session_ended", "no_answer", "link_used", "ask_for_link", "not_running", "not_reached", "try_again",
    // emoji that were found
    "no_emoji", "found_word", "found_in", "found_word_in",
    // symbols that are added
    "add_symbol", "add_examples", "add_pictures", "add_word", "add_named", "found_symbols",
    "in_the_deck", "known_already", "no_pictures_here", "too_large_picture",
    // symbols in the place of others
    "one_not_on_cards", "not_on_cards", "take_place_of", "choose_other", "instead_of", "what_gives_way", "per_card", "per_card_more",
    "replace", "replace_by", "cancel",
    // symbols that are pasted
    "pasted", "with_picture", "with_word", "with_translation", "column_is", "column_word",
    "column_translation", "column_picture", "column_none", "language_of_words",
    "language_of_translations", "add_all", "replace_all", "symbols_fit", "symbols_lack",
    // what can be changed of a symbol
    "name", "color", "as_others", "font", "size", "shape", "whole_picture", "circle", "rounded",
    "cut_out", "earlier", "later", "remove", "leave_out",
    // pictures that are cropped
    "crop", "crop_title", "crop_help", "crop_free", "crop_frame", "crop_corner", "crop_take",
    // remedies and forms
    "fill_up", "set_to", "remove_pins", "forms", "forms_pictures", "forms_words", "forms_labelled", "forms_mixed",
    "forms_split", "print_changed",
    // controls of the card
    "deck_title", "card_shape", "card_size", "card_width", "card_height", "card_background", "border", "border_color", "margin",
    "gap", "size_variety", "turned", "drawn", "backs", "back_text", "more", "deck_language", "shuffle", "shuffle_anew", "font_of_words", "smallest_symbol", "largest_symbol", "corner_radius",
    "number_from_to", "deck_colors", "more_colors", "color_white", "color_cream", "color_sky", "color_yellow", "color_orange", "color_red", "color_purple", "color_blue", "color_green", "color_black",
    // controls of the sheet
    "paper", "both_sides", "bleed", "cut_marks", "print_colors", "card_count", "all_cards", "copies", "printed_by", "my_printer",
    "service_help", "service_chosen", "service_files",
    // choices of the card
    "shape_circle", "shape_square", "shape_rectangle", "shape_hexagon", "shape_octagon", "turned_any",
    "turned_upright", "drawn_full", "drawn_outline",
    // choices of the sheet
    "paper_none", "paper_universal", "one_sided", "duplex_long", "duplex_short", "duplex_fold",
    "marks_ticks", "marks_crop", "marks_full", "marks_center", "marks_none", "colors_rgb", "colors_cmyk",
    "colors_gray",
    // paints
    "no_backs", "one_color", "gradient", "picture", "dots", "stripes", "checks", "diamonds", "waves",
    "rays", "rings", "confetti", "paint_color", "second_color", "paint_picture",
    // the sheets
    "previous", "next", "page_of", "page_name", "page_back", "shop_cuts", "service_safe",
    // how cards are seen
    "seen", "seen_on_screen", "seen_in_inks", "seen_without_red", "seen_without_green", "seen_in_gray",
    "zoom",
    // problems
    "error", "warning", "hint", "line_number", "change_to", "show_symbol",
    // how many symbols there are
    "count_lacks", "count_lacks_or", "count_enough", "count_used", "count_more", "count_larger",
    "symbols_per_card", "size_needs", "as_many_as_possible", "symbols_of_deck", "tile_unused",
    // downloads, and how they are printed
    "pdf_to_print", "game_page", "why_page",
    "cards_as_pictures", "cards_as_drawings", "all_of_it", "the_theme",
    "theme_with_pictures", "print_cards", "download_pdf", "print_on_paper", "measure_bar",
    "measure_card", "fold_sheets", "print_short_edge", "print_long_edge", "thick_paper",
    // the first page
    "new_deck", "choose_template", "steps", "step_theme", "step_symbols", "step_print", "new_empty", "find_template", "template_examples", "found_of",
    "go_on_with", "not_saved_yet", "forget", "open_file_or_link", "own_theme", "link_to_deck", "no_link",
    "deck_sent", "named_deck_sent", "begin_with_it", "link_cut_off", "cannot_open", "too_large_theme",
    "pictures_missing", "pictures_left_out",
    // the file
    "file_name", "rename", "save_as", "open_another", "copy_link", "whole_link", "link_copied",
    "link_copied_here", "link_without_pictures", "link_too_long", "saved_to_downloads", "saved_as",
    "not_saved", "name_is_taken", "replace_it", "leave_it", "not_renamed", "renamed",
    "changed_by_others", "both_changes_in", "file_gone", "text_is_here", "write_again", "same_lines",
    "take_theirs", "keep_mine", "in_file", "in_page", "no_lines", "draft_is_back", "good",
    "leave_them_out",
    // why a file can't be opened
    "no_zip", "too_many_files", "damaged", "too_large_entry", "unknown_packing", "damaged_entry",
    "no_theme_in_it", "many_themes_in_it", "too_large_file", "leads_elsewhere",
    // templates by group
    "group_begin", "group_examples", "group_count", "group_languages", "group_play", "group_read",
    "group_science", "group_seasons", "group_small",
    // templates
    "template_any_cards", "template_cards", "starter_animals", "about_animals", "starter_words",
    "about_words", "starter_bilingual", "about_bilingual", "starter_photos", "about_photos",
    "starter_sums", "about_sums", "starter_alphabet", "about_alphabet", "starter_flags", "about_flags",
    "starter_set", "about_set", "starter_print_shop", "about_print_shop"};
// clang-format on

using DesignerTexts = NamedTexts<designer_names>;

/// Returns the designer's texts in the language of a BCP 47 tag, as `find` those that are printed.
const DesignerTexts& find_designer(std::string_view language);

} // namespace spotit::texts
