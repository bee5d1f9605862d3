"""The promise of the game, read back from finished PDFs of the ready themes."""

import unittest

from deck_pdf import deck_problems, read_deck
from program import THEMES, TRIES_ALL, make_once

# Symbols on a card, cards in the deck.
DECKS = {"fano": (3, 7), "kids": (6, 31), "animals": (8, 57)} | ({"party20": (20, 381)} if TRIES_ALL else {})
FAST = () if TRIES_ALL else ("-s", "layout.effort=fast")


class ReadyThemes(unittest.TestCase):
    def test_every_two_cards_share_exactly_one_symbol(self):
        for theme, (symbols_per_card, card_count) in DECKS.items():
            with self.subTest(theme):
                path, messages = make_once(THEMES / f"{theme}.yaml", *FAST)
                cards = read_deck(path)
                self.assertEqual(len(cards), card_count)
                self.assertEqual(len({card.number for card in cards}), card_count)
                self.assertEqual(len({symbol for card in cards for symbol in card.symbols}), card_count)
                self.assertEqual(deck_problems(cards, symbols_per_card), [])
                pairs = card_count * (card_count - 1) // 2
                self.assertIn(f"each of the {pairs} pairs of cards shares exactly one symbol", messages)

    def test_the_animals_fill_ten_sheets_of_a4(self):
        path, messages = make_once(THEMES / "animals.yaml", *FAST)
        cards = read_deck(path)
        per_sheet = [sum(card.page == page for card in cards) for page in range(10)]
        self.assertEqual(per_sheet, [6] * 9 + [3])
        self.assertIn("57 cards, 8 symbols each, 57 symbols", messages)
        self.assertIn("10 sheets of A4, 6 cards each", messages)

    def test_no_two_cards_of_a_sheet_touch(self):
        cards = read_deck(make_once(THEMES / "animals.yaml", *FAST)[0])
        for page in range(10):
            centers = [((card.box[0] + card.box[2]) / 2, (card.box[1] + card.box[3]) / 2, card.box[2] - card.box[0])
                       for card in cards if card.page == page]
            for i, (x, y, diameter) in enumerate(centers):
                for u, v, _ in centers[:i]:
                    self.assertGreater(((x - u) ** 2 + (y - v) ** 2) ** 0.5, diameter - 0.01)  # bleed meets bleed


if __name__ == "__main__":
    unittest.main()
