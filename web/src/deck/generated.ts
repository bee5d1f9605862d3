// Written by scripts/generate from src/play/deck_object.hpp and texts::english.

export type PlayText =
    | 'games' | 'why' | 'hint' | 'hints_by_time' | 'again' | 'say_names' | 'sound' | 'full_screen' | 'players'
    | 'player' | 'card' | 'best' | 'new_best' | 'not_a_record' | 'cards_left' | 'wins' | 'loses' | 'draw'
    | 'not_on_both' | 'on_both' | 'time_result' | 'clock_name' | 'clock_aim' | 'which_is_on_both' | 'class_name'
    | 'class_aim' | 'class_answer' | 'class_next' | 'tap_own' | 'tap_other' | 'tap_ring' | 'harvest_aim'
    | 'missing_name' | 'missing_aim' | 'missing_look' | 'missing_which' | 'missing_wrong' | 'missing_result'
    | 'pairs_name' | 'pairs_aim' | 'pairs_turn' | 'pairs_result' | 'set_aim' | 'set_choose' | 'set_found'
    | 'set_wrong' | 'set_features' | 'set_count' | 'set_none' | 'set_more' | 'set_there_is' | 'set_result'
    | 'set_daily' | 'set_junior' | 'set_all' | 'why_pairs' | 'why_clock' | 'why_turn' | 'why_same'
    | 'why_left_out' | 'why_not_there' | 'why_lines' | 'why_both' | 'why_affine' | 'why_fillers' | 'why_table'
    | 'why_set' | 'why_set_part' | 'first_card' | 'second_card' | 'why_forms' | 'why_mixed' | 'why_split'
    | 'both_forms' | 'why_one_each' | 'why_step' | 'why_steps' | 'why_directions' | 'why_categories'
    | 'why_count' | 'why_plane_part' | 'why_triples' | 'why_design' | 'why_own' | 'why_words'
    | 'words_difference_set' | 'words_plane' | 'words_affine' | 'words_space';

export type GameTexts = { name: string; aim: string };
export type RulesTexts = {
    tower: GameTexts;
    well: GameTexts;
    hot_potato: GameTexts;
    collect: GameTexts;
    set: GameTexts;
};
export type OtherTexts = { decimal: string; rules: RulesTexts };
export type Card = {
    ground: number;
    pictures: [number, string][];
    texts?: [number, string][];
    features?: [number, number, number, number];
};
export type Clock = { corners: number[]; symbols: number[]; cards: number[] };
export type Lines = { box: string; symbols: [number, number][]; cards: string[] };
export type Grid = { cards: number[]; symbols: number[][] };
export type Ground = { color: string; is_dark: boolean };
export type Deck = {
    title: string;
    language: string;
    kind: 'projective' | 'dual-affine' | 'padded' | 'set';
    start: 'games' | 'why';
    width: number;
    height: number;
    gap: number;
    order: number;
    matching: number;
    categories: boolean;
    split: boolean;
    left_out: number;
    names: string[];
    symbols: number[];
    boxes: string[];
    outlines: string[];
    cards: Card[];
    base?: 'pairs' | 'triples' | 'plane' | 'design';
    labels?: string[];
    forms?: number[];
    clock?: Clock;
    lines?: Lines;
    grid?: Grid;
    ground: Ground;
};

export const maxHours = 400;
export const maxIcons = 120;
export const maxTable = 40;
