"""`serve`, asked over sockets as its page asks."""

import gzip
import json
import os
import resource
import signal
import time
import unittest
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from deck_pdf import read_deck
from designer_server import FAST, ServeTest
from program import PROGRAM, SMALL_THEME, TRIES_ALL

IS_SANITIZED = b"__asan_init" in Path(PROGRAM).read_bytes()


class Pictures(ServeTest):
    """Pictures that are dropped onto the page."""
    CIRCLE = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="50" cy="50" r="40"/></svg>'

    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml", *FAST)

    def drop(self, name, data=CIRCLE, **headers):
        return self.server.call("POST", "/api/picture?name=" + urllib.parse.quote(name, safe="%"), data, **headers)

    def test_a_picture_comes_into_a_folder_beside_the_theme(self):
        answer = self.drop("größe-1.svg")
        self.assertEqual((answer.status, answer.text()), (201, "pictures/größe-1.svg"))
        self.assertEqual((self.folder / "pictures/größe-1.svg").read_bytes(), self.CIRCLE)
        self.assertTrue(self.server.preview(SMALL_THEME.replace("🐻", "🐻\n  pictures/größe-1.svg"))[-1]["ok"])

    def test_hostile_names_are_refused(self):
        for name in ("../x.png", "..%2fx.png", "%2fetc%2fx.png", "a%00.png/", "x.sh", ".x.png", "-x.png", "x.png%0a", "a%5cb.png", "C:x.png",
                     "", "x", "a" * 300 + ".png", "%ff.png"):
            with self.subTest(name=name):
                self.assertEqual(self.drop(name).status, 400)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_what_is_no_picture_does_not_stay(self):
        for name, data in (("a.png", b"GIF89a"), ("a.svg", b"<svg"), ("a.jpg", b""), ("a.webp", b"RIFF")):
            answer = self.drop(name, data)
            self.assertEqual(answer.status, 415, name)
            self.assertEqual(list((self.folder / "pictures").iterdir()), [], answer.text())

    def test_what_is_wrong_with_a_file_is_written_in_the_language_of_the_page(self):
        for name, data, problem in (("a.png", b"GIF89a", "verwenden: Die Daten enden bei Byte 6"),
                                    ("a.ttf", b"GIF89a", "verwenden: Das ist keine TTF- oder OTF-Schrift")):
            answer = self.drop(name, data, Accept_Language="de")
            self.assertIn(problem, answer.text())

    def test_nothing_is_replaced_and_no_link_is_followed(self):
        self.assertEqual(self.drop("a.svg").status, 201)
        self.assertEqual(self.drop("a.svg", self.CIRCLE.replace(b"40", b"30")).status, 409)
        same = self.drop("a.svg", self.CIRCLE)
        self.assertEqual((same.status, same.text()), (200, "pictures/a.svg"))
        self.assertEqual((self.folder / "pictures/a.svg").read_bytes(), self.CIRCLE)
        (self.folder / "pictures/link.svg").symlink_to("../victim.svg")
        self.assertEqual(self.drop("link.svg").status, 409)
        self.assertFalse((self.folder / "victim.svg").exists())

    def test_a_folder_that_is_a_link_is_not_entered(self):
        other = self.folder / "other"
        other.mkdir()
        (self.folder / "pictures").symlink_to(other)
        self.assertGreaterEqual(self.drop("a.svg").status, 400)
        self.assertEqual(list(other.iterdir()), [])

    def test_read_only_takes_none(self):
        self.server = self.serve("small.yaml", "--read-only")
        self.assertEqual(self.drop("a.svg").status, 403)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_scripts_of_a_picture_do_not_reach_the_page(self):
        hostile = self.CIRCLE.replace(b"<circle", b"<script>alert(1)</script><circle onload='alert(2)'")
        self.assertEqual(self.drop("evil.svg", hostile).status, 201)
        lines = self.server.preview(SMALL_THEME.replace("🐻", "🐻\n  pictures/evil.svg"))
        self.assertTrue(lines[-1]["ok"])
        self.assertNotIn("alert", json.dumps(lines))


class Designer(ServeTest):
    """What the page can do."""

    def test_the_texts_of_the_page_are_there_in_each_language_before_a_session_begins(self):
        server = self.serve("small.yaml", begin=False)
        texts = {language: json.loads(server.ask("GET", f"/texts.json?name={language}").text()) for language in ("en", "de", "fr", "es")}
        self.assertEqual([one["save"] for one in texts.values()], ["Save", "Speichern", "Enregistrer", "Guardar"])
        self.assertEqual(len({frozenset(one) for one in texts.values()}), 1)
        self.assertEqual([one["plural_forms"] for one in texts.values()], ["10" + "1" * 198, "10" + "1" * 198, "00" + "1" * 198, "10" + "1" * 198])
        for other in ("de-AT", "xx", ""):  # answers are kept by name, so there are only so many
            self.assertEqual(server.ask("GET", f"/texts.json?name={other}").status, 404)

    def test_the_theme_is_read_and_saved(self):
        server = self.serve("small.yaml")
        answer = server.call("GET", "/api/theme")
        self.assertEqual(answer.text(), SMALL_THEME)
        saved = server.call("PUT", "/api/theme", SMALL_THEME.replace("Small", "Smaller").encode(), If_Match=answer.headers["etag"])
        self.assertEqual(saved.status, 200)
        self.assertEqual((self.folder / "small.yaml").read_text(encoding="utf-8"), SMALL_THEME.replace("Small", "Smaller"))
        self.assertEqual(server.call("GET", "/api/theme").headers["etag"], saved.headers["etag"])
        self.assertEqual(self.files(), ["small.yaml"])

    def test_line_ends_and_byte_order_mark_stay(self):
        windows = b"\xef\xbb\xbf" + SMALL_THEME.replace("\n", "\r\n").encode()
        (self.folder / "windows.yaml").write_bytes(windows)
        server = self.serve("windows.yaml")
        answer = server.call("GET", "/api/theme")
        self.assertEqual(answer.text(), SMALL_THEME)
        server.call("PUT", "/api/theme", SMALL_THEME.replace("Small", "Other").encode(), If_Match=answer.headers["etag"])
        self.assertEqual((self.folder / "windows.yaml").read_bytes(), windows.replace(b"Small", b"Other"))

    def test_a_full_disk_leaves_the_theme_and_the_pictures_as_they_were(self):
        server = self.serve("small.yaml")
        tag = server.call("GET", "/api/theme").headers["etag"]
        unlimited = resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (50, unlimited))
        answer = server.call("PUT", "/api/theme", SMALL_THEME.replace("Small", "Other").encode(), If_Match=tag)
        self.assertEqual(answer.status, 409)
        self.assertIn("can't write small.yaml", answer.text())
        self.assertNotEqual(server.call("POST", "/api/picture?name=a.svg", Pictures.CIRCLE).status, 201)
        self.assertEqual((self.folder / "small.yaml").read_text(encoding="utf-8"), SMALL_THEME)
        self.assertEqual(self.files(), ["pictures", "small.yaml"])
        self.assertEqual(list((self.folder / "pictures").iterdir()), [])
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        answer = server.call("PUT", "/api/theme", SMALL_THEME.replace("Small", "Other").encode(), If_Match=tag)
        self.assertEqual(answer.status, 200)

    def test_changes_of_others_are_not_overwritten(self):
        server = self.serve("small.yaml")
        tag = server.call("GET", "/api/theme").headers["etag"]
        other = self.write("small.yaml", SMALL_THEME.replace("Small", "Theirs"))
        for tried in (tag, '"0"', '"new"', ""):
            self.assertEqual(server.call("PUT", "/api/theme", b"title: Mine\n", If_Match=tried).status, 412)
        self.assertIn("Theirs", other.read_text(encoding="utf-8"))

    def test_read_only_writes_nothing(self):
        server = self.serve("small.yaml", "--read-only")
        answer = server.call("GET", "/api/theme")
        self.assertEqual(answer.headers["x-spotit-mode"], "read-only")
        self.assertEqual(server.call("PUT", "/api/theme", b"title: X\n", If_Match=answer.headers["etag"]).status, 403)
        self.assertEqual((self.folder / "small.yaml").read_text(encoding="utf-8"), SMALL_THEME)

    def test_a_preview_has_all_cards_once_drawn(self):
        server = self.serve("small.yaml", *FAST)
        lines = server.preview(SMALL_THEME)
        head, faces, done = lines[0], [line for line in lines if line["t"] == "face"], lines[-1]
        self.assertEqual((head["t"], head["cards"], len(faces)), ("head", 7, 7))
        self.assertTrue(done["ok"], done)
        cards = [{symbol for _, _, symbol in face["pictures"]} for face in faces]
        for i, card in enumerate(cards):
            for other in cards[:i]:
                self.assertEqual(len(card & other), 1)
        used = {drawing for face in faces for drawing in [face["ground"], *(placed[0] for placed in face["pictures"])]}
        self.assertEqual(used, set(head["drawings"]))
        places = [SMALL_THEME.encode("utf-16-le")[2 * one["from"]:2 * one["to"]].decode("utf-16-le") for one in head["symbols"]]
        self.assertEqual(places, "🐶 🐱 🐭 🐹 🐰 🦊 🐻".split())
        again = server.preview(SMALL_THEME, has=sorted(used))
        self.assertEqual(again[0]["drawings"], {})
        self.assertEqual(again[1:-1], lines[1:-1])

    def test_a_preview_after_many_edits_is_that_of_a_new_server(self):
        edits = [SMALL_THEME, SMALL_THEME.replace("🐶", "🦄"), SMALL_THEME + "layout: {gap: 3mm}\n", SMALL_THEME + "card: {size: 60mm}\n",
                 SMALL_THEME.replace("🐶", "🦄") + "layout: {gap: 3mm}\n"]
        server = self.serve("small.yaml", *FAST)
        answers = [server.preview(text) for text in edits]
        for text, answer in list(zip(edits, answers))[0 if TRIES_ALL else 3:]:
            self.assertEqual(self.serve("small.yaml", *FAST).preview(text), answer)

    def test_problems_have_their_places(self):
        text = SMALL_THEME + "card: {sise: 70mm}\n"
        done = self.serve("small.yaml").preview(text)[-1]
        self.assertFalse(done["ok"])
        problem = done["problems"][0]
        self.assertEqual((problem["severity"], problem["id"], problem["line"]), ("error", "unknown-key", 4))
        self.assertEqual(text.encode("utf-16-le")[2 * problem["from"]:2 * problem["to"]].decode("utf-16-le"), "sise")
        self.assertEqual(problem["label"], "did you mean `size`?")

    def test_a_theme_without_a_deck_shows_its_symbols(self):
        text = SMALL_THEME.replace("🐻", "").replace("\n  ", "\n  😀 ") + "deck: {symbols_per_card: 4}\n"
        theme, done = self.serve("small.yaml").preview(text)
        self.assertEqual((theme["t"], done["ok"]), ("theme", False))
        self.assertEqual([symbol["written"] for symbol in theme["symbols"]], ["😀", "🐶", "🐱", "🐭", "🐹", "🐰", "🦊"])
        utf16 = text.encode("utf-16-le")
        for symbol in theme["symbols"]:
            self.assertEqual(utf16[2 * symbol["from"]:2 * symbol["to"]].decode("utf-16-le"), symbol["written"])
        self.assertEqual((theme["count"]["given"], theme["count"]["wanted"]), (7, 4))
        self.assertEqual([(deck["text"], deck["settings"], deck["isChosen"]) for deck in theme["count"]["decks"][:3]], [
            ("3 per card: 7 cards with all 7", [["deck.symbols_per_card", "auto"]], False),
            ("4 per card: 13 cards with 6 more", [], True),
            ("5 per card: 21 cards with 14 more", [["deck.symbols_per_card", "5"]], False)])

    def test_a_deck_of_drawings_needs_no_symbols(self):
        head = self.serve("small.yaml").preview("deck: {kind: set}\n")[0]
        self.assertEqual((head["count"]["aim"], head["count"]["decks"]), ([0, 0], []))

    def test_pictures_of_one_name_differ_by_their_folders(self):
        for name, side in (("one", 10), ("two", 20)):
            (self.folder / name).mkdir()
            self.write(f"{name}/dog.svg", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">'
                                          f'<path d="M0 0h30v{side}z"/></svg>')
        text = "symbols:\n  - one/dog.svg\n  - folder: two/\n  - 🐱 🐭 🐹 🐰 🦊\n"
        for line in self.serve("small.yaml").preview(text), self.serve(self.folder / "small.yaml").preview(text):
            self.assertEqual([symbol["written"] for symbol in line[0]["symbols"]][:3], ["one/dog.svg", "two/dog.svg", "🐱"])
            self.assertEqual([symbol["id"] for symbol in line[0]["symbols"]][:3], ["image:one/dog.svg", "image:two/dog.svg", "emoji:🐱"])

    def test_the_cards_in_sight_come_first(self):
        text = SMALL_THEME + "seed: 5\n"  # the theme itself is laid out already
        server = self.serve("small.yaml", *FAST)
        usual = self.serve("small.yaml", *FAST).preview(text)
        lines = server.preview(text, first=[5, 2])
        kinds = [(line["t"], line.get("n")) for line in lines]
        self.assertEqual(kinds[:3], [("head", None), ("face", 2), ("face", 5)])
        self.assertEqual(kinds[3:], [(line["t"], line.get("n")) for line in usual if line.get("n") not in (2, 5)])
        self.assertEqual(lines[-6:], [line for line in usual[-8:] if line.get("n") not in (2, 5)])
        self.assertEqual([line["t"] for line in server.preview(text, first=[1])], [line["t"] for line in usual])
        self.assertEqual(server.call("POST", "/api/preview", {"text": SMALL_THEME, "first": [-1]}).status, 400)

    def test_cards_that_the_page_shows_are_not_sent_again(self):
        server = self.serve("small.yaml", *FAST)
        before = [line for line in server.preview(SMALL_THEME) if line["t"] == "face"]
        ids = [face["id"] for face in before]
        reroll = SMALL_THEME + "layout: {reroll: {3: 1}}\n"
        after = [line for line in server.preview(reroll, faces=ids) if line["t"] == "face"]
        self.assertEqual([face["n"] for face in after], [2])
        self.assertNotEqual(after[0]["pictures"], before[2]["pictures"])
        self.assertEqual([line["t"] for line in server.preview(SMALL_THEME, faces=ids)], ["head", "done"])

    def test_a_newer_preview_stops_the_older(self):
        server = self.serve(Path(os.environ["SPOTIT_SOURCE"]) / "themes/animals.yaml", "--threads", 1)
        text = server.call("GET", "/api/theme").text()
        older = server.start_preview(text.replace("gap: 2mm", "gap: 1.5mm"))
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        self.assertEqual(server.finish_preview(*older)[-1], {"t": "stopped"})

    def test_work_that_takes_too_long_is_stopped_and_told(self):
        large = Path(os.environ["SPOTIT_SOURCE"]) / "themes/party20.yaml"
        server = self.serve(large, "--threads", 1, "--time-limit", 1, "-s", "layout.effort=high")
        text = server.call("GET", "/api/theme").text()
        done = server.preview(text)[-1]
        self.assertEqual((done["t"], done["ok"], [problem["id"] for problem in done["problems"]]), ("done", False, ["time-limit"]))
        self.assertIn("`deck.cards`", done["problems"][0]["remedies"][0]["text"])
        for path in ("deck.pdf", "bundle.zip") if TRIES_ALL else ():  # previews are ended in the same place
            answer = server.call("POST", f"/api/{path}", {"text": text})
            self.assertEqual((answer.status, json.loads(answer.body)["problems"][0]["id"]), (422, "time-limit"))
        # What was remembered makes the next try shorter, so that even a slow machine comes to an end.
        self.assertTrue(any(server.preview(SMALL_THEME + "layout: {effort: fast}\n")[-1]["ok"] for _ in range(20)))

    @unittest.skipIf(IS_SANITIZED, "AddressSanitizer reserves terabytes")
    def test_work_that_takes_too_much_memory_is_told_and_given_up(self):
        large = (Path(os.environ["SPOTIT_SOURCE"]) / "themes/party20.yaml").read_text(encoding="utf-8")
        large = large.replace("cards: all", "cards: 12")  # the symbols of all cards are what takes the memory
        server = self.serve("small.yaml", *FAST, "--threads", 1, "--memory-limit", 20)
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        before = server.worker()
        done = server.preview(large)[-1]
        self.assertEqual((done["t"], done["ok"], [problem["id"] for problem in done["problems"]]), ("done", False, ["memory-limit"]))
        self.assertIn("more than 20 MB", done["problems"][0]["message"])
        self.assertNotEqual(server.worker(), before)
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        self.assertLess(server.memory(server.worker()), 50_000)
        self.assertEqual(server.call("POST", "/api/picture?name=a.svg", Pictures.CIRCLE).status, 201)

    def test_a_worker_that_hangs_is_ended_at_the_time_limit(self):
        server, limit = self.serve("small.yaml", *FAST, "--time-limit", 3), 3
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])

        def ask(client):
            begun = time.monotonic()
            return server.preview(SMALL_THEME, client=client)[-1], time.monotonic() - begun

        os.kill(server.worker(), signal.SIGSTOP)
        with ThreadPoolExecutor() as pool:
            answers = [pool.submit(ask, client) for client in "abc"]
            times = [answer.result()[1] for answer in answers]
            ends = [answer.result()[0] for answer in answers]
        ends = sorted("done" if end["ok"] else end["problems"][0]["id"] for end in ends)
        self.assertEqual(ends, ["done", "done", "time-limit"])
        self.assertGreater(max(times), limit - 0.1)

    @unittest.skipIf(IS_SANITIZED, "AddressSanitizer reserves terabytes")
    def test_what_sets_words_is_started_before_memory_is_limited(self):
        server = self.serve("small.yaml", *FAST, "--threads", 1, "--memory-limit", 24)  # Pango's threads alone would take it
        done = server.preview("symbols: [cat, dog, mouse, bird, fish, horse, cow]\n")[-1]
        self.assertTrue(done["ok"], done)

    def test_those_who_wait_are_answered_when_the_worker_dies(self):
        server = self.serve("small.yaml", *FAST)
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        for pause in (0.1, 1, 5, 25):  # until one had reached the worker before its end
            worker = server.worker()
            os.kill(worker, signal.SIGSTOP)
            with ThreadPoolExecutor() as pool:
                answers = [pool.submit(server.preview, SMALL_THEME, client=client) for client in "abc"]
                time.sleep(pause)
                os.kill(worker, signal.SIGKILL)
                ends = sorted(answer.result()[-1]["t"] for answer in answers)
            if "died" in ends:
                break
        self.assertEqual(ends, ["died", "done", "done"])
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])  # what it began with is done
        worker = server.worker()
        os.kill(worker, signal.SIGSTOP)
        waiting = server.start_preview(SMALL_THEME)
        os.kill(worker, signal.SIGKILL)
        self.assertEqual(server.finish_preview(*waiting), [{"t": "died"}])
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])

    def test_the_pdf_is_that_of_the_program(self):
        server = self.serve("small.yaml", *FAST)
        answer = server.call("POST", "/api/deck.pdf", {"text": SMALL_THEME})
        self.assertEqual((answer.status, answer.headers["content-type"]), (200, "application/pdf"))
        made, _ = self.make("small.yaml", *FAST)
        self.assertEqual(answer.body, made.read_bytes())
        few = server.call("POST", "/api/deck.pdf", {"text": SMALL_THEME, "cards": [4, 1]})
        (self.folder / "few.pdf").write_bytes(few.body)
        self.assertEqual([len(set(card.symbols)) for card in read_deck(self.folder / "few.pdf")], [3, 3])
        self.assertEqual(server.call("POST", "/api/deck.pdf", {"text": SMALL_THEME, "cards": [-1]}).status, 400)
        other = server.call("POST", "/api/deck.pdf", {"text": SMALL_THEME, "kind": "theme", "file": "/etc/passwd", "id": 7})
        self.assertEqual(other.body, made.read_bytes())
        wrong = server.call("POST", "/api/deck.pdf", {"text": "symbols: 7"})
        self.assertEqual(wrong.status, 422)
        self.assertEqual(json.loads(wrong.body)["problems"][0]["severity"], "error")

    def test_emoji_are_found_in_the_language_of_the_deck(self):
        server = self.serve("small.yaml")
        found = json.loads(server.call("POST", "/api/symbols", {"words": "katze", "languages": ["de"]}).body)
        self.assertIn("🐱", [one["emoji"] for one in found["emoji"]])
        self.assertTrue(all(one["svg"] and one["box"] for one in found["emoji"]))
        self.assertEqual(set(found), {"emoji"})
        self.assertEqual(json.loads(server.call("POST", "/api/symbols", {"words": "no such thing"}).body), {"emoji": []})

    def test_a_search_says_which_word_and_which_language_it_took(self):
        server = self.serve("small.yaml")
        for words, languages, emoji, word, language in (
                ("chat", ["en", "fr"], "🐱", None, "fr"), ("papilon", ["en", "fr"], "🦋", "papillon", "fr"),
                ("buterfly", ["en"], "🦋", "butterfly", None), ("SCHMETERLING", ["de"], "🦋", "Schmetterling", None)):
            found = json.loads(server.call("POST", "/api/symbols", {"words": words, "languages": languages}).body)
            self.assertEqual((found["emoji"][0]["emoji"], found.get("word"), found.get("language")), (emoji, word, language))
        for languages in (["xx", "../en", "", "de" * 500], ["it"] * 100):
            self.assertEqual(server.call("POST", "/api/symbols", {"words": "cat", "languages": languages}).status, 200)
        self.assertEqual(server.call("POST", "/api/symbols", {"words": "cat", "languages": "de"}).status, 400)

    def test_found_emoji_are_drawn_however_many_were_looked_for_before(self):
        server = self.serve("small.yaml")
        words, found = ["animal"], set()
        for word in words:  # the names of those that are found are looked for next
            hits = json.loads(server.call("POST", "/api/symbols", {"words": word, "languages": ["en"]}).body)["emoji"]
            self.assertEqual([one["emoji"] for one in hits if not one["svg"] or not one["box"]], [], word)
            found |= {one["emoji"] for one in hits}
            words += sorted({part for one in hits for part in one["name"].split()} - set(words))
            if len(found) > 400:  # more than are kept
                break
        self.assertGreater(len(found), 400)

    def test_without_a_theme_a_template_is_chosen(self):
        server = self.serve()
        self.assertEqual(server.call("GET", "/api/theme").status, 204)
        languages = {one["name"]: one["languages"] for one in json.loads(server.call("GET", "/api/templates").body)}
        self.assertEqual((languages["words"], sorted(languages["bilingual"])), (["en"], ["de", "fr"]))
        self.assertIn("de", languages["photos"])
        self.assertEqual(server.call("POST", "/api/new", b"../x").status, 404)
        for name in ("set", "market", "class") if TRIES_ALL else ("set", "market"):
            sample = server.call("GET", f"/api/sample?name={name}")
            self.assertEqual((sample.status, sample.headers["content-type"]), (200, "image/svg+xml"))
            self.assertIn("<svg ", sample.text())
            self.assertEqual(server.call("GET", f"/api/sample?name={name}").body, sample.body)
        self.assertEqual(server.call("GET", "/api/sample?name=../x").status, 400)
        server.call("POST", "/api/new", b"animals")
        new = server.call("POST", "/api/new", b"words")
        self.assertEqual((new.status, new.headers["x-spotit-name"]), (200, '"words.yaml"'))
        self.assertEqual(server.call("GET", "/api/theme?name=words.yaml").headers["etag"], '"new"')
        self.assertEqual(self.files(), ["small.yaml"])
        for status in (200, 412):
            self.assertEqual(server.call("PUT", "/api/theme?name=words.yaml", new.body, If_Match='"new"').status, status)
        self.assertEqual((self.folder / "words.yaml").read_bytes(), new.body)
        self.assertEqual(server.call("POST", "/api/new", b"words").headers["x-spotit-name"], '"words-2.yaml"')
        for wish, name in (("pets.yaml", "pets.yaml"), ("words.yaml", "words-2.yaml"), ("../x.yaml", "deck.yaml"), ("", "deck.yaml")):
            empty = server.call("POST", "/api/new?name=" + wish)
            self.assertEqual((empty.status, empty.body, empty.headers["x-spotit-name"]), (200, b"", f'"{name}"'))

    def test_a_theme_that_is_missing_begins_with_a_template(self):
        server = self.serve("mine.yaml")
        self.assertEqual(server.call("GET", "/api/theme").status, 204)
        new = server.call("POST", "/api/new", b"words")
        self.assertEqual(new.headers["x-spotit-name"], '"mine.yaml"')
        self.assertEqual(server.call("PUT", "/api/theme", new.body, If_Match='"new"').status, 200)
        self.assertEqual((self.folder / "mine.yaml").read_bytes(), new.body)

    def test_a_new_theme_takes_no_existing_name(self):
        (self.folder / "words.yaml").symlink_to("elsewhere")
        server = self.serve()
        self.assertEqual(server.call("POST", "/api/new", b"words").headers["x-spotit-name"], '"words-2.yaml"')

    def test_what_stays_is_sent_compressed_once_and_then_only_said_to_be_the_same(self):
        server = self.serve()
        large = ("/api/emoji.ttf",) if TRIES_ALL else ()  # which takes as long as all others
        for path in ("/", "/app.js", "/app.css", "/keys.json", "/api/templates", "/api/sample?name=set", *large):
            with self.subTest(path=path):
                plain = server.call("GET", path)
                packed = server.call("GET", path, Accept_Encoding="gzip, br")
                self.assertEqual((plain.status, packed.status, packed.headers["content-encoding"]), (200, 200, "gzip"))
                self.assertEqual(gzip.decompress(packed.body), plain.body)
                self.assertLess(len(packed.body), 0.7 * len(plain.body))
                self.assertNotIn("content-encoding", plain.headers)
                known = server.call("GET", path, Accept_Encoding="gzip, br", If_None_Match=packed.headers["etag"])
                self.assertEqual((known.status, known.body, known.headers["etag"]), (304, b"", plain.headers["etag"]))
                self.assertEqual(server.call("GET", path, If_None_Match='W/"0123456789abcdef"').body, plain.body)
                for answer in (plain, packed, known):
                    self.assertEqual((answer.headers["cache-control"], answer.headers["vary"]), ("no-cache", "Accept-Encoding"))
                    self.assertIn("frame-ancestors 'none'", answer.headers["content-security-policy"])
                    self.assertEqual(answer.headers["x-content-type-options"], "nosniff")

    def test_names_that_mean_nothing_take_no_memory(self):
        server = self.serve("small.yaml")
        server.call("GET", "/app.js")
        before = server.memory()
        for number in range(60):
            server.call("GET", f"/app.js?name={number}")
        self.assertLess(server.memory() - before, 8 * 1024)

    def test_what_changes_or_is_secret_is_kept_by_nobody(self):
        server = self.serve("small.yaml", *FAST)
        for method, path, body in (("GET", "/api/theme", b""), ("POST", "/api/preview", {"text": SMALL_THEME, "client": "page"}), ("POST", "/api/deck.pdf", {"text": SMALL_THEME}),
                                   ("POST", "/api/symbols", {"words": "cat"}), ("POST", "/api/session", b"x"), ("GET", "/nothing", b"")):
            self.assertEqual(server.call(method, path, body, If_None_Match="*").headers["cache-control"], "no-store", path)
        self.assertEqual(server.ask("GET", "/api/emoji.ttf", If_None_Match=server.call("GET", "/api/emoji.ttf").headers["etag"]).status, 401)

    def test_a_port_that_is_taken_is_said(self):
        server = self.serve("small.yaml")
        process = self.run_program("serve", "--no-open", "small.yaml", "--port", server.port)
        self.assertEqual(process.returncode, 2)
        self.assertIn(f"port {server.port}", process.stderr)

if __name__ == "__main__":
    unittest.main()
