import { deck, isSet } from '../deck/deck';
import type { Game } from '../play/game';
import { againstClock } from './against_clock';
import { harvest } from './harvest';
import { hotPotato } from './hot_potato';
import { missing } from './missing';
import { pairs } from './pairs';
import { tower } from './tower';
import { trioGame } from './trios';
import { well } from './well';
import { wholeClass } from './whole_class';

const matching: Game[] = [againstClock, wholeClass, tower, well, hotPotato, harvest, missing, pairs];

/** The games that this deck has cards enough for, in the order of the page. */
export const games: Game[] = (isSet ? [trioGame] : matching).filter((game) => deck.cards.length >= game.minCards);
