"""`serve` for many people."""

import json
import select
import socket
import threading
import unittest

from designer_server import FAST, ServeTest
from program import SMALL_THEME, THEMES, TRIES_ALL


class Shared(ServeTest):
    def serve_shared(self, *more):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        return self.serve("--read-only", "--host", "127.0.0.1", "--port", port, "--allow-host", "cards.example", *FAST, *more,
                          begin=False)

    def test_a_shared_server_is_for_everybody_and_writes_nothing(self):
        (self.folder / "folder").mkdir()
        before = self.files()
        server = self.serve_shared()
        self.assertEqual(server.link, "http://cards.example/")
        own = {"host": "cards.example", "Origin": "https://cards.example"}
        for other in ({"host": "evil.example"}, {"host": "cards.example", "Origin": "https://evil.example"}):
            self.assertIn(server.ask("POST", "/api/session", **other).status, (403, 421))
        session = server.ask("POST", "/api/session", **own).text()
        self.assertEqual(session, server.ask("POST", "/api/session", **own).text())
        call = lambda method, path, body=b"": server.ask(method, path, body, X_Spotit_Session=session, **own)
        self.assertEqual(server.ask("GET", "/api/theme", **own).status, 401)
        theme = call("GET", "/api/theme")
        self.assertEqual((theme.status, theme.headers["x-spotit-mode"]), (204, "shared"))
        for name in (b"words", b"kids"):
            self.assertIn(b"symbols", call("POST", "/api/new", name).body)
        self.assertEqual(call("PUT", "/api/theme", b"x").status, 403)
        self.assertEqual(call("POST", "/api/access").status, 404)
        self.assertEqual(call("GET", "/api/files").text(), "[]\n")
        self.assertEqual(call("POST", "/api/theme.zip?name=small.yaml", json.dumps({"text": SMALL_THEME}).encode()).status, 403)
        self.assertEqual(call("GET", "/api/theme?name=small.yaml").status, 204)
        self.assertEqual(call("POST", "/api/sample?name=small.yaml", b"{}").status, 400)
        self.assertEqual(call("POST", "/api/rename?name=small.yaml", b"x.yaml").status, 403)
        self.assertEqual(call("POST", "/api/picture?name=a.svg", b"<svg/>").status, 403)
        self.assertEqual(call("POST", "/api/delete?name=small.yaml").status, 403)
        self.assertEqual(call("PUT", "/api/draft?name=1", b"{}").status, 404)
        self.assertEqual(call("GET", "/api/drafts").text(), "[]\n")
        for symbol in ("/etc/passwd.png", "../x.png"):
            text = json.dumps({"text": SMALL_THEME.replace("🐱", symbol), "client": "page"}).encode()
            done = call("POST", "/api/preview", text).lines()[-1]
            self.assertFalse(done["ok"])
            self.assertIn("outside", done["problems"][0]["message"])
        self.assertEqual(call("GET", "/api/theme").status, 204)
        self.assertEqual(self.files(), before)

    def test_the_previews_of_several_people_do_not_stop_each_other(self):
        server = self.serve_shared()
        server.origin = f"http://127.0.0.1:{server.port}"
        server.begin()
        ends = {}

        def ask(client, gap):
            text = SMALL_THEME + f"layout: {{gap: {gap}mm}}\n"
            ends[client] = server.call("POST", "/api/preview", {"text": text, "client": client}).text()

        people = [threading.Thread(target=ask, args=(f"c{i}", 1 + i / 10)) for i in range(8)]
        for person in people:
            person.start()
        for person in people:
            person.join()
        self.assertEqual(["done" if '"t":"done"' in end else end for end in ends.values()], ["done"] * 8)

    def test_work_that_takes_long_gives_way_to_others_and_is_done_after_them(self):
        server = self.serve_shared("--threads", 1, "--time-limit", 0)
        server.origin = f"http://127.0.0.1:{server.port}"
        server.begin()
        count = 200 if TRIES_ALL else 40
        large = (THEMES / "party20.yaml").read_text(encoding="utf-8").replace("cards: all", f"cards: {count}")
        if not TRIES_ALL:
            large = large.replace("symbols_per_card: 20", "symbols_per_card: 8")
        others = [server.start_preview(text, client) for client, text in (("a", large), ("b", large.replace("seed: party", "seed: other")))]
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        # Their answers come in one piece, each at its end.
        self.assertEqual(select.select([connection for connection, _ in others], [], [], 0)[0], [])
        faces = [[line for line in server.finish_preview(*other) if line["t"] == "face"] for other in others]
        self.assertEqual(faces[0], [line for line in server.preview(large) if line["t"] == "face"])
        self.assertEqual([len(faces[0]), len(faces[1]), faces[0] == faces[1]], [count, count, False])

    def test_work_on_one_card_gives_way_too(self):
        server = self.serve_shared("--threads", 1)
        server.origin = f"http://127.0.0.1:{server.port}"
        server.begin()
        refused = server.start_preview(SMALL_THEME + "layout: {fill: 0.05, size_variety: 3, effort: best}\n", "a")
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        self.assertEqual(select.select([refused[0]], [], [], 0)[0], [])
        self.assertEqual([problem["id"] for problem in server.finish_preview(*refused)[-1]["problems"]], ["too-small"])

    def test_other_computers_need_a_name_for_the_server(self):
        for arguments in (("--host", "0.0.0.0"), ("--host", "127.0.0.1"), ("--allow-host", "cards.example"),
                          ("--host", "cards.example", "--allow-host", "cards.example")):
            process = self.run_program("serve", "--no-open", *arguments)
            self.assertEqual((process.returncode, "fix: " in process.stderr), (2, True), process.stderr)

if __name__ == "__main__":
    unittest.main()
