"""`serve`, asked by those who should get nothing: other pages, other users, floods."""

import contextlib
import json
import os
import socket
import threading
import time
import unittest
from pathlib import Path

from designer_server import HANGS, ServeTest
from program import open_terminal


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
                 ("POST", "/api/play.html"), ("POST", "/api/symbols"), ("GET", "/api/templates"), ("POST", "/api/templates"), ("GET", "/api/sample?name=set"), ("GET", "/api/emoji.ttf"),
                 ("POST", "/api/cards.zip"), ("POST", "/api/bundle.zip"), ("POST", "/api/new"), ("GET", "/api/news"), ("POST", "/api/access/grant"),
                 ("POST", "/api/access/refuse"), ("POST", "/api/photos/begin"), ("POST", "/api/photos/end"), ("POST", "/api/photos/take"),
                 ("POST", "/api/photo"))
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
            self.assertEqual(headers["cache-control"], "no-cache" if path in ("/", "/app.js") else "no-store")
            self.assertNotIn("set-cookie", headers)
            self.assertFalse([name for name in headers if name.startswith("access-control")])

    def test_a_page_of_a_deck_runs_in_a_sandbox_that_no_other_page_can_open(self):
        headers = self.server.ask("GET", "/frame.html", Sec_Fetch_Site="same-origin").headers
        policy = headers["content-security-policy"]
        self.assertTrue(policy.startswith("sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline';"), policy)
        for rule in ("form-action 'none'", "base-uri 'none'", "frame-ancestors 'self'"):
            self.assertIn(rule, policy)
        self.assertNotIn("allow-same-origin", policy)
        for site in ("none", "cross-site", "same-site"):
            self.assert_refused(403, "GET", "/frame.html", Sec_Fetch_Site=site)

    def test_only_this_computer_is_listened_to(self):
        addresses = [line.split()[1] for line in Path("/proc/net/tcp").read_text().splitlines()[1:] if line.split()[3] == "0A"]
        own = [address for address in addresses if address.endswith(f":{self.server.port:04X}")]
        self.assertEqual(own, [f"0100007F:{self.server.port:04X}"])

    def test_what_makes_no_sense_is_refused(self):
        for body in (b"", b"[]", b"{", b"1", b'{"text": 7}', b'{"text": "", "has": [7]}', b'{"text": "", "page": "x"}', b"\xff\xfe", b"[" * 500_000, b'{"a":' * 150_000):
            self.assertEqual(self.server.call("POST", "/api/preview", body).status, 400, body)
        self.assertEqual(self.server.call("GET", "/api/theme").status, 200)


class Access(ServeTest):
    """Browsers without a link, which ask to be let in."""

    def setUp(self):
        super().setUp()
        self.server = self.serve("small.yaml")

    def ask(self, body=b""):
        """What a page without a session asks."""
        return self.server.ask("POST", "/api/access", body, Origin=self.server.origin, Sec_Fetch_Site="same-origin")

    def numbers(self):
        return json.loads(self.server.call("GET", "/api/news").body)["access"]

    def test_the_owner_lets_a_browser_in_by_its_number(self):
        ticket = json.loads(self.ask().body)
        other = json.loads(self.ask().body)
        self.assertEqual(self.numbers(), [ticket["number"], other["number"]])
        self.assertEqual(self.ask(ticket["id"].encode()).status, 202)
        self.assertEqual(self.server.call("POST", "/api/access/grant", ticket["number"].encode()).status, 204)
        self.assertEqual(self.numbers(), [other["number"]])
        self.assertEqual(self.ask(other["id"].encode()).status, 202)
        granted = self.ask(ticket["id"].encode())
        self.assertEqual((granted.status, len(granted.body)), (200, 32))
        self.assertNotEqual(granted.text(), self.server.session)
        self.assertEqual(self.server.ask("GET", "/api/theme", X_Spotit_Session=granted.text()).status, 200)
        self.assertEqual(self.ask(ticket["id"].encode()).status, 403)
        self.assertEqual(self.server.ask("GET", "/api/theme", X_Spotit_Session=other["id"]).status, 401)

    def test_nobody_lets_himself_in(self):
        ticket = json.loads(self.ask().body)
        for session in ("", ticket["id"], ticket["number"]):
            for path in ("/api/access/grant", "/api/access/refuse"):
                self.assertEqual(self.server.ask("POST", path, ticket["number"].encode(), X_Spotit_Session=session).status, 401)
            self.assertEqual(self.server.ask("GET", "/api/news", X_Spotit_Session=session).status, 401)
        for body in (b"x", b"0" * 32, ticket["number"].encode(), b"\xff", ticket["id"][:-1].encode()):
            self.assertEqual(self.ask(body).status, 403)
        self.assertEqual(self.ask(ticket["id"].encode()).status, 202)
        for origin in ("https://evil.example", "null"):
            self.assertEqual(self.server.ask("POST", "/api/access", Origin=origin).status, 403)
        self.assertEqual(len(self.numbers()), 1)
        self.assertEqual(self.server.call("POST", "/api/access/grant", b"12345").status, 404)

    def test_a_refusal_ends_the_asking(self):
        ticket = json.loads(self.ask().body)
        self.assertEqual(self.server.call("POST", "/api/access/refuse", ticket["number"].encode()).status, 204)
        self.assertEqual(self.ask(ticket["id"].encode()).status, 403)
        self.assertEqual(self.ask().status, 429)
        self.assertEqual(self.numbers(), [])

    def test_few_may_ask_at_once(self):
        self.assertEqual([self.ask().status for _ in range(5)], [200, 200, 200, 429, 429])
        self.assertEqual(self.ask(b"0" * 65).status, 413)

    def test_the_number_in_the_terminal_lets_in_and_enter_alone_prints_a_link(self):
        owner, terminal = open_terminal()
        self.addCleanup(os.close, owner)
        server = self.serve("small.yaml", stdin=terminal)
        os.close(terminal)
        said = server.process.stderr.readline
        ask = lambda body=b"": server.ask("POST", "/api/access", body)
        ticket = json.loads(ask().body)
        self.assertIn(ticket["number"], said())
        os.write(owner, b"\n")
        self.assertIn("/#", said())
        self.assertEqual(ask(ticket["id"].encode()).status, 202)
        os.write(owner, f"{(int(ticket['number']) + 1) % 10_000:04}\n".encode())
        self.assertIn("no browser shows this number", said())
        self.assertEqual(ask(ticket["id"].encode()).status, 202)
        os.write(owner, ticket["number"].encode() + b"\n")
        self.assertIn("now has access", said())
        self.assertEqual(server.ask("GET", "/api/theme", X_Spotit_Session=ask(ticket["id"].encode()).text()).status, 200)


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

    def test_slow_strangers_keep_nobody_out(self):
        strangers = [self.server.connect() for _ in range(300)]
        for connection in strangers:
            self.addCleanup(connection.close)
            connection.sendall(b"GET / HTTP/1.1\r\nX: a")
        is_over = threading.Event()

        def trickle():
            while not is_over.wait(0.5):
                for connection in strangers[::2]:
                    with contextlib.suppress(OSError):  # it was closed
                        connection.send(b"a", socket.MSG_NOSIGNAL)

        trickling = threading.Thread(target=trickle)
        trickling.start()
        self.addCleanup(trickling.join)
        self.addCleanup(is_over.set)
        for _ in range(4):
            self.assertEqual(self.server.call("GET", "/api/theme").status, 200)
            time.sleep(0.5)

    def test_a_request_has_ten_seconds_in_all_to_arrive(self):
        head = b"POST /api/preview HTTP/1.1\r\n" + self.host() + f"X-Spotit-Session: {self.server.session}\r\n".encode()
        starts = {"a head": b"GET / HTTP/1.1\r\nX: ", "a body": head + b"Content-Length: 100000\r\n\r\n"}
        connections = {}
        for what, start in starts.items():
            connections[what] = self.server.connect()
            self.addCleanup(connections[what].close)
            connections[what].sendall(start)
        begun, ends = time.monotonic(), {}
        while connections.keys() - ends.keys() and time.monotonic() - begun < HANGS:
            time.sleep(0.5)
            for what in connections.keys() - ends.keys():
                try:
                    connections[what].send(b"a", socket.MSG_NOSIGNAL)
                except OSError:
                    ends[what] = time.monotonic() - begun
        self.assertEqual(ends.keys(), connections.keys())
        for what, end in ends.items():
            self.assertGreater(end, 9, what)

    def test_more_connections_than_there_may_be_are_survived(self):
        idle = [self.server.connect() for _ in range(100)]
        for connection in idle:
            connection.close()
        self.assert_unharmed()

if __name__ == "__main__":
    unittest.main()
