# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""`serve`, asked over sockets as browsers ask, and as those do who should get nothing."""

import json
import os
import resource
import signal
import socket
import subprocess
import threading
import unittest
import urllib.parse
from pathlib import Path

from program import PROGRAM, SMALL_THEME, WholeTest, clean_environment

HANGS = 120  # seconds after which a test is given up
FAST = ("-s", "layout.effort=fast")


class Answer:
    """The status, the headers in lower case and the body of an answer; its status is 0 where there was none."""

    def __init__(self, data):
        head, _, body = data.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if lines[0].startswith("HTTP/") else 0
        self.headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            self.headers[name.lower()] = value
        self.body = body
        if self.headers.get("transfer-encoding") == "chunked":
            self.body = b""
            while body:
                size, _, body = body.partition(b"\r\n")
                self.body += body[:int(size, 16)]
                body = body[int(size, 16) + 2:]

    def text(self):
        return self.body.decode()

    def lines(self):
        return [json.loads(line) for line in self.text().splitlines()]


class Server:
    """A running `serve`."""

    def __init__(self, folder, *arguments):
        self.process = subprocess.Popen([PROGRAM, "serve", "--no-open", *map(str, arguments)], cwd=folder,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=clean_environment(), text=True, encoding="utf-8")
        line = self.process.stderr.readline()
        if "http://" not in line:
            raise AssertionError(line + self.process.stderr.read())
        self.link = line.split()[-1]
        self.origin, _, self.code = self.link.partition("/#")
        named = [after for before, after in zip(arguments, arguments[1:]) if before == "--port"]
        self.port = int(named[0] if named else self.origin.rsplit(":", 1)[1])
        self.session = None

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=HANGS)

    def send(self, data):
        """The answer to raw bytes."""
        with self.connect() as connection:
            received = b""
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while block := connection.recv(65536):
                    received += block
            except (ConnectionResetError, BrokenPipeError):
                pass
            return Answer(received)

    def ask(self, method, path, body=b"", host=None, **headers):
        """The answer to a request with exactly these headers and what HTTP needs; underscores are hyphens."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.port}'}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        if body or method in ("POST", "PUT"):
            lines.append(f"Content-Length: {len(body)}")
        with self.connect() as connection:
            received = b""
            try:
                connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
            except (ConnectionResetError, BrokenPipeError):
                pass  # refused before its body was read
            try:
                while block := connection.recv(65536):
                    received += block
            except ConnectionResetError:
                pass
            return Answer(received)

    def begin(self):
        """Swaps the code for a session."""
        self.session = self.ask("POST", "/api/session", self.code.encode()).text()

    def call(self, method, path, body=b"", **headers):
        """A request as the page sends it."""
        if isinstance(body, dict):
            body = json.dumps(body).encode()
        return self.ask(method, path, body, X_Spotit_Session=self.session, Origin=self.origin,
                        Sec_Fetch_Site="same-origin", **headers)

    def preview(self, text, **more):
        return self.call("POST", "/api/preview", {"text": text, **more}).lines()

    def memory(self):
        """Resident kB of the server, without its worker."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def worker(self):
        return int(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()[0])

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(HANGS)


class ServeTest(WholeTest):
    def serve(self, *arguments, begin=True):
        server = Server(self.folder, *arguments)
        self.addCleanup(lambda: self.assertEqual(server.stop(), 0))
        if begin:
            server.begin()
        return server


class Outside(ServeTest):
    """Requests of others: pages of other origins in the same browser, attackers' names, other users."""

    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml")

    def assert_refused(self, status, *request, **headers):
        answer = self.server.ask(*request, **headers)
        self.assertEqual(answer.status, status)
        self.assertNotIn(b"Small", answer.body)

    def with_session(self, **headers):
        return {"X_Spotit_Session": self.server.session, **headers}

    def test_names_that_lead_here_are_no_way_in(self):
        for host in ("evil.example", f"evil.example:{self.server.port}", "127.0.0.1", "127.0.0.1:1",
                     f"127.0.0.1:{self.server.port}.evil.example", f"localhost.:{self.server.port}",
                     f"[::1]:{self.server.port}", f"0.0.0.0:{self.server.port}"):
            with self.subTest(host=host):
                self.assert_refused(421, "GET", "/", host=host)
                self.assert_refused(421, "GET", "/api/theme", host=host, **self.with_session())
        self.assertEqual(self.server.ask("GET", "/", host=f"localhost:{self.server.port}").status, 200)

    def test_a_request_names_its_host_exactly_once(self):
        host = f"Host: 127.0.0.1:{self.server.port}\r\n"
        for lines in ("", host + host, host + "Host: evil.example\r\n"):
            answer = self.server.send(f"GET / HTTP/1.1\r\n{lines}\r\n".encode())
            self.assertIn(answer.status, (400, 421), lines)

    def test_other_origins_get_nothing(self):
        origins = ("https://evil.example", "null", "http://127.0.0.1:1", f"https://127.0.0.1:{self.server.port}",
                   f"http://localhost:{self.server.port}", f"{self.server.origin}.evil.example", "")
        for origin in origins:
            for method, path in (("GET", "/api/theme"), ("POST", "/api/preview"), ("PUT", "/api/theme"), ("POST", "/api/session"),
                                 ("GET", "/app.js")):
                with self.subTest(origin=origin, path=path):
                    self.assert_refused(403, method, path, **self.with_session(Origin=origin))
        self.assertEqual(self.server.ask("GET", "/api/theme", **self.with_session(Origin=self.server.origin)).status, 200)

    def test_browsers_say_which_site_asks(self):
        for site in ("cross-site", "same-site", "none", "nonsense"):
            self.assert_refused(403, "GET", "/api/theme", **self.with_session(Sec_Fetch_Site=site))
            self.assert_refused(403, "GET", "/app.js", Sec_Fetch_Site=site)
        # A link may lead to the page, which tells nothing.
        self.assertEqual(self.server.ask("GET", "/", Sec_Fetch_Site="cross-site").status, 200)

    def test_no_preflight_is_granted(self):
        for origin in ("https://evil.example", self.server.origin):
            answer = self.server.ask("OPTIONS", "/api/preview", Origin=origin, Access_Control_Request_Method="POST",
                                     Access_Control_Request_Headers="x-spotit-session")
            self.assertEqual(answer.status, 403)
            self.assertFalse([name for name in answer.headers if name.startswith("access-control")])

    def test_nothing_is_heard_without_a_session(self):
        paths = (("GET", "/api/theme"), ("PUT", "/api/theme"), ("POST", "/api/preview"), ("POST", "/api/deck.pdf"),
                 ("POST", "/api/play.html"), ("POST", "/api/symbols"), ("GET", "/api/templates"), ("POST", "/api/sample"),
                 ("POST", "/api/cards.zip"), ("POST", "/api/bundle.zip"), ("POST", "/api/new"))
        for method, path in paths:
            for session in (None, "", "0" * 32, self.server.session[:-1], self.server.session + "0", self.server.code):
                with self.subTest(path=path, session=session):
                    self.assert_refused(401, method, path, **({} if session is None else {"X_Spotit_Session": session}))

    def test_a_code_is_good_once(self):
        for code in (self.server.code, "", "0" * 32, self.server.session):
            self.assert_refused(401, "POST", "/api/session", code.encode())

    def test_only_the_files_of_the_page_are_served(self):
        for path in ("/../small.yaml", "/..%2fsmall.yaml", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/app.js/../../small.yaml",
                     "/small.yaml", "/app.js%2f", "/app.js/"):
            with self.subTest(path=path):
                self.assert_refused(404, "GET", path, **self.with_session())
        self.assert_refused(405, "DELETE", "/api/theme", **self.with_session())

    def test_every_answer_forbids_what_the_page_does_not_need(self):
        for path in ("/", "/app.js", "/api/theme", "/nothing"):
            headers = self.server.ask("GET", path).headers
            policy = headers["content-security-policy"]
            for rule in ("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
                         "require-trusted-types-for 'script'"):
                self.assertIn(rule, policy)
            self.assertNotIn("unsafe-eval", policy)
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")
            self.assertEqual(headers["cross-origin-resource-policy"], "same-origin")
            self.assertEqual(headers["cross-origin-opener-policy"], "same-origin")
            self.assertEqual(headers["cache-control"], "no-store")
            self.assertNotIn("set-cookie", headers)
            self.assertFalse([name for name in headers if name.startswith("access-control")])

    def test_only_this_computer_is_listened_to(self):
        addresses = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if line.split()[3] == "0A"]
        own = [address for address in addresses if address.endswith(f":{self.server.port:04X}")]
        self.assertEqual(own, [f"0100007F:{self.server.port:04X}"])

    def test_what_makes_no_sense_is_refused(self):
        for body in (b"", b"[]", b"{", b"1", b'{"text": 7}', b'{"text": "", "has": [7]}', b'{"text": "", "page": "x"}', b"\xff\xfe", b"[" * 500_000, b'{"a":' * 150_000):
            self.assertEqual(self.server.call("POST", "/api/preview", body).status, 400, body)
        self.assertEqual(self.server.call("GET", "/api/theme").status, 200)


class Floods(ServeTest):
    """More than anybody needs: it must cost the server nothing."""
    MEGABYTE = b"a" * (1 << 20)
    ENOUGH = 60  # megabytes
    MAX_GROWTH = 8 * 1024  # kB

    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml")
        self.before = self.server.memory()

    def flood(self, start, block):
        """How many blocks were taken."""
        with self.server.connect() as connection:
            try:
                connection.sendall(start)
                for taken in range(self.ENOUGH):
                    connection.sendall(block)
            except (ConnectionResetError, BrokenPipeError):
                return taken
        return self.ENOUGH

    def assert_unharmed(self):
        self.assertLess(self.server.memory() - self.before, self.MAX_GROWTH)
        self.assertEqual(self.server.call("GET", "/api/theme").status, 200)

    def host(self):
        return f"Host: 127.0.0.1:{self.server.port}\r\n".encode()

    def test_a_header_without_end_is_cut(self):
        self.assertLess(self.flood(b"GET / HTTP/1.1\r\nX: ", self.MEGABYTE), self.ENOUGH)
        self.assert_unharmed()

    def test_a_body_without_session_is_cut(self):
        chunk = b"100000\r\n" + self.MEGABYTE + b"\r\n"
        start = b"POST /api/preview HTTP/1.1\r\n" + self.host() + b"Transfer-Encoding: chunked\r\n\r\n"
        self.assertLess(self.flood(start, chunk), self.ENOUGH)
        self.assert_unharmed()

    def test_a_body_for_another_host_is_cut(self):
        self.assertLess(self.flood(b"POST /api/preview HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 1000000000\r\n\r\n",
                                   self.MEGABYTE), self.ENOUGH)
        self.assert_unharmed()

    def test_a_session_has_limits_too(self):
        session = f"X-Spotit-Session: {self.server.session}\r\n".encode()
        chunk = b"100000\r\n" + self.MEGABYTE + b"\r\n"
        start = b"POST /api/preview HTTP/1.1\r\n" + self.host() + session + b"Transfer-Encoding: chunked\r\n\r\n"
        self.assertLess(self.flood(start, chunk), self.ENOUGH)
        self.assert_unharmed()
        self.assertEqual(self.server.call("POST", "/api/preview", b"a" * (1 << 20) + b"a").status, 413)
        self.assertEqual(self.server.call("POST", "/api/preview", Content_Length="-1").status, 400)

    def test_half_requests_stop_nobody(self):
        half = [self.server.connect() for _ in range(40)]
        for connection in half:
            self.addCleanup(connection.close)
            connection.sendall(b"GET / HTTP/1.1\r\nX: a")
        self.assertEqual(self.server.call("GET", "/api/theme").status, 200)

    def test_more_connections_than_there_may_be_are_survived(self):
        idle = [self.server.connect() for _ in range(100)]
        for connection in idle:
            connection.close()
        self.assert_unharmed()


class Pictures(ServeTest):
    """Pictures that are dropped onto the page."""
    CIRCLE = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="50" cy="50" r="40"/></svg>'

    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml", *FAST)

    def drop(self, name, data=CIRCLE):
        return self.server.call("POST", "/api/picture?name=" + urllib.parse.quote(name, safe="%"), data)

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
        for text, answer in zip(edits, answers):
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
        self.assertEqual([symbol["what"] for symbol in theme["symbols"]], ["😀", "🐶", "🐱", "🐭", "🐹", "🐰", "🦊"])
        utf16 = text.encode("utf-16-le")
        for symbol in theme["symbols"]:
            self.assertEqual(utf16[2 * symbol["from"]:2 * symbol["to"]].decode("utf-16-le"), symbol["what"])
        self.assertEqual((theme["count"]["given"], theme["count"]["wanted"]), (7, 4))
        self.assertEqual(theme["count"]["sizes"][:4], [[3, 7], [4, 13], [5, 21], [6, 31]])

    def test_the_cards_in_sight_come_first(self):
        server = self.serve("small.yaml", *FAST)
        usual = self.serve("small.yaml", *FAST).preview(SMALL_THEME)
        lines = server.preview(SMALL_THEME, first=[5, 2])
        kinds = [(line["t"], line.get("n")) for line in lines]
        self.assertEqual(kinds[:3], [("head", None), ("face", 2), ("face", 5)])
        self.assertEqual(kinds[3:], [(line["t"], line.get("n")) for line in usual])
        self.assertEqual(lines[-8:], usual[-8:])
        self.assertEqual([line["t"] for line in server.preview(SMALL_THEME, first=[1])], [line["t"] for line in usual])
        self.assertEqual(server.call("POST", "/api/preview", {"text": SMALL_THEME, "first": [-1]}).status, 400)

    def test_a_newer_preview_stops_the_older(self):
        server = self.serve(Path(os.environ["SPOTIT_SOURCE"]) / "themes/animals.yaml", "--threads", 1)
        text = server.call("GET", "/api/theme").text()
        body = json.dumps({"text": text.replace("gap: 2mm", "gap: 1.5mm")}).encode()
        with server.connect() as older:
            older.sendall((f"POST /api/preview HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Spotit-Session: {server.session}\r\n"
                           f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n").encode() + body)
            self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
            received = b""
            while block := older.recv(65536):
                received += block
            self.assertEqual(Answer(received).lines()[-1], {"t": "stopped"})

    def test_work_that_takes_too_long_is_stopped_and_told(self):
        large = Path(os.environ["SPOTIT_SOURCE"]) / "themes/party20.yaml"
        server = self.serve(large, "--threads", 1, "--time-limit", 1, "-s", "layout.effort=high")
        text = server.call("GET", "/api/theme").text()
        done = server.preview(text)[-1]
        self.assertEqual((done["t"], done["ok"], [problem["id"] for problem in done["problems"]]), ("done", False, ["time-limit"]))
        self.assertIn("`deck.cards`", done["problems"][0]["notes"][0])
        for path in ("deck.pdf", "bundle.zip"):
            answer = server.call("POST", f"/api/{path}", {"text": text})
            self.assertEqual((answer.status, json.loads(answer.body)["problems"][0]["id"]), (422, "time-limit"))
        # What was remembered makes the next try shorter, so that even a slow machine comes to an end.
        self.assertTrue(any(server.preview(SMALL_THEME + "layout: {effort: fast}\n")[-1]["ok"] for _ in range(20)))

    def test_a_proof_has_the_colors_of_the_press(self):
        server = self.serve("small.yaml", *FAST)
        text = SMALL_THEME + 'card: {background: "#00ff00"}\n'
        ground = lambda lines: next(lines[0]["drawings"][line["ground"]] for line in lines if line["t"] == "face")
        screen, proof = server.preview(text), server.preview(text, proof=True)
        self.assertIn('fill="#00ff00"', ground(screen))
        # No press prints a screen's green.
        red, green, blue = (int(ground(proof).split('fill="#')[1][at:at + 2], 16) for at in (0, 2, 4))
        self.assertTrue(80 < red < 140 and 150 < green < 210 and 30 < blue < 90, (red, green, blue))
        sheet = server.preview(text, proof=True, want="sheet")[0]
        self.assertNotIn("#00ff00", sheet["svg"])
        self.assertEqual(server.preview(text)[1:-1], screen[1:-1])

    def test_card_services_say_what_they_want(self):
        lines = self.serve("small.yaml", *FAST).preview(SMALL_THEME)
        services = {one["name"]: one for one in lines[0]["services"]}
        self.assertIn(["sheet.paper", "none"], services["the-game-crafter"]["settings"])
        self.assertIn("makes no circles", services["drivethrucards"]["refusal"])

    def test_a_worker_that_dies_is_replaced(self):
        server = self.serve("small.yaml", *FAST)
        before = server.worker()
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])
        os.kill(before, signal.SIGKILL)
        self.assertTrue(any(server.preview(SMALL_THEME)[-1].get("ok") for _ in range(2)))
        self.assertNotEqual(server.worker(), before)

    def test_a_worker_that_dies_in_mid_edit_is_told(self):
        server = self.serve("small.yaml", *FAST)
        worker = server.worker()
        os.kill(worker, signal.SIGSTOP)
        body = json.dumps({"text": SMALL_THEME}).encode()
        with server.connect() as waiting:
            waiting.sendall((f"POST /api/preview HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Spotit-Session: {server.session}\r\n"
                             f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n").encode() + body)
            received = waiting.recv(65536)  # the head of the answer: the task has begun
            os.kill(worker, signal.SIGKILL)
            while block := waiting.recv(65536):
                received += block
        self.assertEqual(Answer(received).lines(), [{"t": "died"}])
        self.assertTrue(server.preview(SMALL_THEME)[-1]["ok"])

    def test_the_pdf_is_that_of_the_program(self):
        server = self.serve("small.yaml", *FAST)
        answer = server.call("POST", "/api/deck.pdf", {"text": SMALL_THEME})
        self.assertEqual((answer.status, answer.headers["content-type"]), (200, "application/pdf"))
        made, _ = self.make("small.yaml", *FAST)
        self.assertEqual(answer.body, made.read_bytes())
        wrong = server.call("POST", "/api/deck.pdf", {"text": "symbols: 7"})
        self.assertEqual(wrong.status, 422)
        self.assertEqual(json.loads(wrong.body)["problems"][0]["severity"], "error")

    def test_emoji_are_found_in_the_language_of_the_deck(self):
        server = self.serve("small.yaml")
        found = json.loads(server.call("POST", "/api/symbols", {"words": "katze", "language": "de"}).body)
        self.assertIn("🐱", [one["emoji"] for one in found])
        self.assertTrue(all(one["svg"] and one["box"] for one in found))
        self.assertEqual(json.loads(server.call("POST", "/api/symbols", {"words": "no such thing"}).body), [])

    def test_without_a_theme_a_template_is_chosen(self):
        server = self.serve()
        self.assertEqual(server.call("GET", "/api/theme").status, 204)
        names = [one["name"] for one in json.loads(server.call("GET", "/api/templates").body)["templates"]]
        self.assertIn("words", names)
        self.assertEqual(server.call("POST", "/api/new", b"../x").status, 404)
        for name in ("set", "market", "class"):
            sample = server.call("POST", "/api/sample", name.encode())
            self.assertEqual((sample.status, sample.headers["content-type"]), (200, "image/svg+xml"))
            self.assertIn("<svg ", sample.text())
            self.assertEqual(server.call("POST", "/api/sample", name.encode()).body, sample.body)
        self.assertEqual(server.call("POST", "/api/sample", b"../x").status, 400)
        server.call("POST", "/api/new", b"animals")
        text = server.call("POST", "/api/new", b"words").body
        answer = server.call("GET", "/api/theme")
        self.assertEqual((answer.status, answer.headers["etag"], answer.headers["x-spotit-name"]), (200, '"new"', '"words.yaml"'))
        self.assertEqual(self.files(), ["small.yaml"])
        self.assertEqual(server.call("PUT", "/api/theme", text, If_Match='"new"').status, 200)
        self.assertEqual((self.folder / "words.yaml").read_bytes(), text)
        self.assertEqual(server.call("POST", "/api/new", b"animals").status, 409)
        self.assertEqual(server.call("PUT", "/api/theme", b"x", If_Match='"new"').status, 412)

    def test_a_theme_that_is_missing_begins_with_a_template(self):
        server = self.serve("mine.yaml")
        self.assertEqual(server.call("GET", "/api/theme").status, 204)
        self.assertEqual(json.loads(server.call("GET", "/api/templates").body)["name"], "mine.yaml")
        text = server.call("POST", "/api/new", b"words").body
        self.assertEqual(server.call("PUT", "/api/theme", text, If_Match='"new"').status, 200)
        self.assertEqual((self.folder / "mine.yaml").read_bytes(), text)

    def test_a_new_theme_takes_no_existing_name(self):
        (self.folder / "words.yaml").symlink_to("elsewhere")
        server = self.serve()
        server.call("POST", "/api/new", b"words")
        self.assertEqual(server.call("GET", "/api/theme").headers["x-spotit-name"], '"words-2.yaml"')

    def serve_shared(self):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        return self.serve("--read-only", "--host", "127.0.0.1", "--port", port, "--allow-host", "cards.example", *FAST,
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
        self.assertEqual(call("POST", "/api/picture?name=a.svg", b"<svg/>").status, 403)
        for symbol in ("/etc/passwd.png", "../x.png"):
            text = json.dumps({"text": SMALL_THEME.replace("🐱", symbol)}).encode()
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

    def test_other_computers_need_a_name_for_the_server(self):
        for arguments in (("--host", "0.0.0.0"), ("--host", "127.0.0.1"), ("--allow-host", "cards.example"),
                          ("--host", "cards.example", "--allow-host", "cards.example")):
            process = self.run_program("serve", "--no-open", *arguments)
            self.assertEqual((process.returncode, "fix: " in process.stderr), (2, True), process.stderr)

    def test_a_port_that_is_taken_is_said(self):
        server = self.serve("small.yaml")
        process = self.run_program("serve", "--no-open", "small.yaml", "--port", server.port)
        self.assertEqual(process.returncode, 2)
        self.assertIn(f"port {server.port}", process.stderr)


if __name__ == "__main__":
    unittest.main()
