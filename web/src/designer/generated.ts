// Written by scripts/generate from src/serve/json.hpp, worker/lines/line_objects.hpp and
// texts::designer_names.

export type Figures = {
    cards: number;
    perCard: number;
    symbols: number;
    unused: number;
    sheets: number;
    pages: number;
    paper: string;
    backs: string;
    hasBars: boolean;
    coverage: number;
    language: string;
    kind: string;
};

export type Count = {
    given: number;
    wanted?: number;
    sizes: [number, number][];
};

export type Settings = {
    'card.size': number;
    'card.margin': number;
    'card.background': string;
    'card.drawing': 'full' | 'outline';
    'layout.gap': number;
    'layout.size_variety': number;
    'layout.min_size': number;
    'layout.max_size'?: number;
    'layout.rotation': string;
    'card.corner_radius': number;
    language: string;
    'deck.copies': number;
    'deck.cards'?: number;
    'sheet.paper': string;
    'card.border.width'?: number;
    'card.border.color'?: string;
};

export type Visions = {
    protanopia: [number, number, number, number, number, number, number, number, number];
    deuteranopia: [number, number, number, number, number, number, number, number, number];
    gray: [number, number, number, number, number, number, number, number, number];
};

export type Service = {
    name: string;
    title: string;
    settings: [string, string][];
    refusal: string;
    remedies: string[];
};

export type DeckSymbol = {
    kind: 'emoji' | 'text' | 'image' | 'drawing';
    what: string;
    name: string;
    scale?: number;
    from?: number;
    to?: number;
    picture?: string;
    box?: string;
};

export type Head = {
    t: 'head';
    title: string;
    width: number;
    height: number;
    clip: string;
    faces: number;
    cards: number;
    figures: Figures;
    count: Count;
    settings: Settings;
    visions: Visions;
    services: Service[];
    symbols: DeckSymbol[];
    boxes: Record<string, string>;
    drawings: Record<string, string>;
};

export type ThemeLine = {
    t: 'theme';
    count: Count;
    symbols: DeckSymbol[];
};

export type Face = {
    t: 'face';
    n: number;
    ground: string;
    pictures: [string, string, number][];
    texts: [string, string, number][];
    id: string;
};

export type Sheet = {
    t: 'sheet';
    page: number;
    pages: number;
    name: string;
    width: number;
    height: number;
    svg: string;
    cut?: string;
    safe: Record<string, string>;
};

export type Problem = {
    severity: 'error' | 'warning' | 'hint';
    id: string;
    message: string;
    notes: string[];
    label?: string;
    line?: number;
    from?: number;
    to?: number;
    file?: string;
};

export type Done = {
    t: 'done';
    ok: boolean;
    problems: Problem[];
};

export type Stopped = {
    t: 'stopped';
};

export type Died = {
    t: 'died';
};

export type Line =
    | Head
    | ThemeLine
    | Face
    | Sheet
    | Done
    | Stopped
    | Died;

export type FoundEmoji = {
    emoji: string;
    name: string;
    svg: string;
    box: string;
};

export type Found = {
    emoji: FoundEmoji[];
    word?: string;
    language?: string;
};

export const languages = ['en', 'de', 'fr', 'es'] as const;

export type DesignerText =
    | 'undo'
    | 'redo'
    | 'save'
    | 'download'
    | 'print'
    | 'close'
    | 'language'
    | 'theme'
    | 'symbols'
    | 'card'
    | 'back'
    | 'sheet'
    | 'text'
    | 'preview'
    | 'cards'
    | 'sheets'
    | 'play'
    | 'why'
    | 'problems'
    | 'problems_are_english'
    | 'ask_for_new_link'
    | 'wait_for_answer'
    | 'nobody_let_in_now'
    | 'not_let_in'
    | 'browser_asks'
    | 'let_in'
    | 'refuse'
    | 'photos_from_phone'
    | 'scan_for_photos'
    | 'qr_code'
    | 'photos_need_phone'
    | 'stop_photos'
    | 'take_out'
    | 'photos_for_cards'
    | 'photos_go_to_deck'
    | 'take_photo'
    | 'choose_photos'
    | 'photo_is_sent'
    | 'photo_sent'
    | 'photo_not_sent'
    | 'photo_unreadable'
    | 'too_many_photos'
    | 'photos_ended'
    | 'deck_size'
    | 'one_sheet_of'
    | 'sheets_of'
    | 'single_pages'
    | 'one_unused'
    | 'unused'
    | 'cards_as_before'
    | 'click_a_card'
    | 'begin_with_symbols'
    | 'cards_share'
    | 'cards_share_nothing'
    | 'card_number'
    | 'rearrange_card'
    | 'on_cards'
    | 'on_no_card'
    | 'open_card'
    | 'previous_card'
    | 'next_card'
    | 'card_help'
    | 'turn_left'
    | 'turn_right'
    | 'smaller'
    | 'larger'
    | 'free_symbol'
    | 'not_from_here'
    | 'saved_without_deck'
    | 'making'
    | 'not_made'
    | 'print_actual_size'
    | 'is_downloaded'
    | 'process_died'
    | 'session_ended'
    | 'no_answer'
    | 'link_used'
    | 'ask_for_link'
    | 'not_running'
    | 'not_reached'
    | 'try_again'
    | 'no_emoji'
    | 'found_word'
    | 'found_in'
    | 'found_word_in'
    | 'add_symbol'
    | 'add_examples'
    | 'add_pictures'
    | 'add_word'
    | 'add_named'
    | 'found_symbols'
    | 'in_the_deck'
    | 'known_already'
    | 'no_pictures_here'
    | 'too_large_picture'
    | 'one_not_on_cards'
    | 'not_on_cards'
    | 'take_place_of'
    | 'choose_other'
    | 'instead_of'
    | 'what_gives_way'
    | 'per_card'
    | 'per_card_more'
    | 'replace'
    | 'replace_by'
    | 'cancel'
    | 'pasted'
    | 'with_picture'
    | 'with_word'
    | 'with_translation'
    | 'column_is'
    | 'column_word'
    | 'column_translation'
    | 'column_picture'
    | 'column_none'
    | 'language_of_words'
    | 'language_of_translations'
    | 'add_all'
    | 'replace_all'
    | 'symbols_fit'
    | 'symbols_lack'
    | 'name'
    | 'color'
    | 'as_others'
    | 'font'
    | 'size'
    | 'shape'
    | 'whole_picture'
    | 'circle'
    | 'rounded'
    | 'cut_out'
    | 'earlier'
    | 'later'
    | 'remove'
    | 'leave_out'
    | 'crop'
    | 'crop_title'
    | 'crop_help'
    | 'crop_free'
    | 'crop_frame'
    | 'crop_corner'
    | 'crop_take'
    | 'fill_up'
    | 'set_to'
    | 'remove_pins'
    | 'forms'
    | 'forms_pictures'
    | 'forms_words'
    | 'forms_labelled'
    | 'forms_mixed'
    | 'forms_split'
    | 'print_changed'
    | 'deck_title'
    | 'card_shape'
    | 'card_size'
    | 'card_width'
    | 'card_height'
    | 'card_background'
    | 'border'
    | 'border_color'
    | 'margin'
    | 'gap'
    | 'size_variety'
    | 'turned'
    | 'drawn'
    | 'backs'
    | 'back_text'
    | 'more'
    | 'deck_language'
    | 'shuffle'
    | 'shuffle_anew'
    | 'font_of_words'
    | 'smallest_symbol'
    | 'largest_symbol'
    | 'corner_radius'
    | 'number_from_to'
    | 'deck_colors'
    | 'more_colors'
    | 'color_white'
    | 'color_cream'
    | 'color_sky'
    | 'color_yellow'
    | 'color_orange'
    | 'color_red'
    | 'color_purple'
    | 'color_blue'
    | 'color_green'
    | 'color_black'
    | 'paper'
    | 'both_sides'
    | 'bleed'
    | 'cut_marks'
    | 'print_colors'
    | 'card_count'
    | 'all_cards'
    | 'copies'
    | 'printed_by'
    | 'my_printer'
    | 'service_help'
    | 'service_chosen'
    | 'service_files'
    | 'shape_circle'
    | 'shape_square'
    | 'shape_rectangle'
    | 'shape_hexagon'
    | 'shape_octagon'
    | 'turned_any'
    | 'turned_upright'
    | 'drawn_full'
    | 'drawn_outline'
    | 'paper_none'
    | 'paper_universal'
    | 'one_sided'
    | 'duplex_long'
    | 'duplex_short'
    | 'duplex_fold'
    | 'marks_ticks'
    | 'marks_crop'
    | 'marks_full'
    | 'marks_center'
    | 'marks_none'
    | 'colors_rgb'
    | 'colors_cmyk'
    | 'colors_gray'
    | 'no_backs'
    | 'one_color'
    | 'gradient'
    | 'picture'
    | 'dots'
    | 'stripes'
    | 'checks'
    | 'diamonds'
    | 'waves'
    | 'rays'
    | 'rings'
    | 'confetti'
    | 'paint_color'
    | 'second_color'
    | 'paint_picture'
    | 'previous'
    | 'next'
    | 'page_of'
    | 'page_name'
    | 'page_back'
    | 'shop_cuts'
    | 'service_safe'
    | 'seen'
    | 'seen_on_screen'
    | 'seen_in_inks'
    | 'seen_without_red'
    | 'seen_without_green'
    | 'seen_in_gray'
    | 'zoom'
    | 'error'
    | 'warning'
    | 'hint'
    | 'line_number'
    | 'change_to'
    | 'show_symbol'
    | 'count_lacks'
    | 'count_lacks_or'
    | 'count_enough'
    | 'count_used'
    | 'count_more'
    | 'count_larger'
    | 'symbols_per_card'
    | 'size_needs'
    | 'as_many_as_possible'
    | 'symbols_of_deck'
    | 'tile_unused'
    | 'pdf_to_print'
    | 'game_page'
    | 'why_page'
    | 'cards_as_pictures'
    | 'cards_as_drawings'
    | 'all_of_it'
    | 'the_theme'
    | 'theme_with_pictures'
    | 'print_cards'
    | 'download_pdf'
    | 'print_on_paper'
    | 'measure_bar'
    | 'measure_card'
    | 'fold_sheets'
    | 'print_short_edge'
    | 'print_long_edge'
    | 'thick_paper'
    | 'new_deck'
    | 'choose_template'
    | 'steps'
    | 'step_theme'
    | 'step_symbols'
    | 'step_print'
    | 'new_empty'
    | 'find_template'
    | 'template_examples'
    | 'found_of'
    | 'go_on_with'
    | 'not_saved_yet'
    | 'forget'
    | 'open_file_or_link'
    | 'own_theme'
    | 'link_to_deck'
    | 'no_link'
    | 'deck_sent'
    | 'named_deck_sent'
    | 'begin_with_it'
    | 'link_cut_off'
    | 'cannot_open'
    | 'too_large_theme'
    | 'pictures_missing'
    | 'pictures_left_out'
    | 'file_name'
    | 'rename'
    | 'save_as'
    | 'open_another'
    | 'copy_link'
    | 'whole_link'
    | 'link_copied'
    | 'link_copied_here'
    | 'link_without_pictures'
    | 'link_too_long'
    | 'saved_to_downloads'
    | 'saved_as'
    | 'not_saved'
    | 'name_is_taken'
    | 'replace_it'
    | 'leave_it'
    | 'not_renamed'
    | 'renamed'
    | 'changed_by_others'
    | 'both_changes_in'
    | 'file_gone'
    | 'text_is_here'
    | 'write_again'
    | 'same_lines'
    | 'take_theirs'
    | 'keep_mine'
    | 'in_file'
    | 'in_page'
    | 'no_lines'
    | 'draft_is_back'
    | 'good'
    | 'leave_them_out'
    | 'no_zip'
    | 'too_many_files'
    | 'damaged'
    | 'too_large_entry'
    | 'unknown_packing'
    | 'damaged_entry'
    | 'no_theme_in_it'
    | 'many_themes_in_it'
    | 'too_large_file'
    | 'leads_elsewhere'
    | 'group_begin'
    | 'group_examples'
    | 'group_count'
    | 'group_languages'
    | 'group_play'
    | 'group_read'
    | 'group_science'
    | 'group_seasons'
    | 'group_small'
    | 'template_any_cards'
    | 'template_cards'
    | 'starter_animals'
    | 'about_animals'
    | 'starter_words'
    | 'about_words'
    | 'starter_bilingual'
    | 'about_bilingual'
    | 'starter_photos'
    | 'about_photos'
    | 'starter_sums'
    | 'about_sums'
    | 'starter_alphabet'
    | 'about_alphabet'
    | 'starter_flags'
    | 'about_flags'
    | 'starter_set'
    | 'about_set'
    | 'starter_print_shop'
    | 'about_print_shop';
