"""`serve --phone`. 127.0.0.2 stands for this computer's address in the network of the phones."""

import io
import json
import os
import re
import socket
import subprocess
import unittest

from PIL import Image

from designer_server import FAST, ServeTest
from program import PROGRAM, SMALL_THEME, clean_environment, open_terminal
from qr_code import read_blocks, read_rows

ADDRESS = "127.0.0.2"


class PhoneTest(ServeTest):
    def serve_phone(self, *arguments, **more):
        """The server, and the link for a phone, which is told second."""
        server = self.serve(*arguments, "--phone", "--host", ADDRESS, *FAST, **more)
        return server, server.process.stderr.readline().split()[-1]

    def ask(self, server, method, path, body=b"", **headers):
        """The answer to a request of a phone."""
        return server.ask(method, path, body, host=f"{ADDRESS}:{server.port}", address=ADDRESS, Origin=f"http://{ADDRESS}:{server.port}",
                          Sec_Fetch_Site="same-origin", **headers)


class Phone(PhoneTest):
    """A phone that is let in as another browser."""

    def test_a_phone_gets_in_by_its_link_and_this_computer_by_its_own(self):
        server, link = self.serve_phone("small.yaml")
        origin, _, code = link.partition("/#")
        self.assertEqual((origin, server.origin), (f"http://{ADDRESS}:{server.port}", f"http://127.0.0.1:{server.port}"))
        self.assertEqual(server.call("GET", "/api/theme").text(), SMALL_THEME)
        self.assertEqual(self.ask(server, "GET", "/api/theme").status, 401)
        session = self.ask(server, "POST", "/api/session", code.encode()).text()
        self.assertEqual(self.ask(server, "GET", "/api/theme", X_Spotit_Session=session).text(), SMALL_THEME)
        self.assertEqual(self.ask(server, "POST", "/api/session", code.encode()).status, 401)
        for host in ("evil.example", f"evil.example:{server.port}", ADDRESS, f"127.0.0.3:{server.port}", f"0.0.0.0:{server.port}"):
            self.assertEqual(server.ask("GET", "/", host=host, address=ADDRESS).status, 421)
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.3", server.port))

    def test_themes_of_phones_name_no_files_elsewhere(self):
        server, _ = self.serve_phone("small.yaml")
        done = server.preview(SMALL_THEME.replace("🐱", "../x.png"))[-1]
        self.assertIn("outside", done["problems"][0]["message"])

    def test_without_a_theme_and_read_only_everybody_gets_in(self):
        server = self.serve("--phone", "--host", ADDRESS, "--read-only", begin=False)
        self.assertEqual(server.link, f"http://{ADDRESS}:{server.port}/")
        session = self.ask(server, "POST", "/api/session").text()
        self.assertEqual(self.ask(server, "GET", "/api/theme", X_Spotit_Session=session).headers["x-spotit-mode"], "shared")

    def test_read_only_shows_a_theme_to_a_phone(self):
        server, link = self.serve_phone("small.yaml", "--read-only")
        session = self.ask(server, "POST", "/api/session", link.partition("/#")[2].encode()).text()
        self.assertEqual(self.ask(server, "PUT", "/api/theme", b"x", X_Spotit_Session=session, If_Match="x").status, 403)

    def test_on_a_terminal_the_link_is_a_code_too(self):
        for colors in ({"TERM": "xterm"}, {"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1"}):
            owner, terminal = open_terminal()
            self.addCleanup(os.close, owner)
            process = subprocess.Popen([PROGRAM, "serve", "--no-open", "small.yaml", "--phone", "--host", ADDRESS], cwd=self.folder,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=terminal, env=clean_environment(**colors))
            os.close(terminal)
            said = b""
            while b"firewall" not in said:
                said += os.read(owner, 65536)
            process.terminate()
            process.wait()
            said = said.decode().replace("\r\n", "\n")
            self.assertEqual("\x1b[97;40m" in said, colors == {"TERM": "xterm"})
            plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
            link = re.search(r"network:  (\S+)", plain)[1]
            self.assertIn(ADDRESS, link)
            self.assertEqual(read_blocks(re.findall(r"^[ █▀▄]{20,}$", plain, re.MULTILINE)), link)
            self.assertIn(f"let port {link.split(':')[2].split('/')[0]} through", plain)

    def test_what_is_no_address_for_phones_is_said(self):
        for address in ("0.0.0.0", "127.0.0.1", "cards.example"):
            process = self.run_program("serve", "--no-open", "--phone", "--host", address)
            self.assertEqual((process.returncode, "fix: " in process.stderr), (2, True), process.stderr)
        process = self.run_program("serve", "--no-open", "--phone", "--host", "192.0.2.77")
        self.assertEqual(process.returncode, 2)
        self.assertIn("the address is not this computer's", process.stderr)


def jpeg(color, size=(60, 40)):
    file = io.BytesIO()
    Image.new("RGB", size, color).save(file, "JPEG")
    return file.getvalue()


class Photos(PhoneTest):
    """Phones that may send photos, and nothing else."""

    def setUp(self):
        super().setUp()
        self.server, _ = self.serve_phone("small.yaml")
        self.secret = self.begin()

    def begin(self):
        answer = json.loads(self.server.call("POST", "/api/photos/begin").body)
        self.assertEqual(read_rows([[square == "1" for square in row] for row in answer["rows"]]), answer["link"])
        page, _, secret = answer["link"].partition("#")
        self.assertEqual(page, f"http://{ADDRESS}:{self.server.port}/photos")
        return secret

    def send(self, photo, path="/api/photo", secret=None):
        return self.ask(self.server, "POST", path, photo, X_Spotit_Session=self.secret if secret is None else secret)

    def take(self):
        return json.loads(self.server.call("POST", "/api/photos/take").body)

    def test_photos_come_beside_the_theme_and_the_designer_hears_of_each_once(self):
        for number, color in enumerate(("red", "blue"), 1):
            answer = self.send(jpeg(color))
            self.assertEqual((answer.status, answer.text()), (201, f"pictures/photo-{number}.jpg"))
        self.assertEqual((self.folder / "pictures/photo-2.jpg").read_bytes(), jpeg("blue"))
        self.assertEqual(self.take(), ["pictures/photo-1.jpg", "pictures/photo-2.jpg"])
        self.assertEqual(self.take(), [])
        self.assertEqual(self.send(jpeg("red")).status, 200)  # the same again
        self.assertEqual(self.take(), ["pictures/photo-1.jpg"])
        self.assertTrue(self.server.preview(SMALL_THEME.replace("🐻", "🐻\n  pictures/photo-1.jpg"))[-1]["ok"])

    def test_who_sends_photos_can_do_nothing_else(self):
        for method, path in (("GET", "/api/theme"), ("PUT", "/api/theme"), ("POST", "/api/preview"), ("POST", "/api/deck.pdf"), ("POST", "/api/picture?name=a.svg"),
                             ("POST", "/api/photos/begin"), ("POST", "/api/photos/end"), ("POST", "/api/photos/take"), ("POST", "/api/access/grant"),
                             ("GET", "/api/news"), ("GET", "/api/emoji.ttf"), ("GET", "/api/templates"), ("POST", "/api/new"), ("GET", "/api/sample?name=set")):
            for ask in (self.server.ask, lambda *request, **headers: self.ask(self.server, *request, **headers)):
                self.assertEqual(ask(method, path, b"x" if method != "GET" else b"", X_Spotit_Session=self.secret).status, 401, path)
        self.assertEqual(self.ask(self.server, "POST", "/api/session", self.secret.encode()).status, 401)
        self.assertEqual(self.ask(self.server, "POST", "/api/access", self.secret.encode()).status, 403)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_only_the_secret_of_the_link_sends_photos(self):
        for secret in ("", "0" * 32, self.secret[:-1], self.secret + "0", self.server.session, self.server.code):
            self.assertEqual(self.send(jpeg("red"), secret=secret).status, 401)
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec_Fetch_Site": "cross-site"}):
            answer = self.server.ask("POST", "/api/photo", jpeg("red"), X_Spotit_Session=self.secret, **headers)
            self.assertEqual(answer.status, 403)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_a_link_is_good_until_it_is_ended_or_another_begins(self):
        self.assertEqual(self.server.call("POST", "/api/photos/end").status, 204)
        self.assertEqual(self.send(jpeg("red")).status, 401)
        first = self.secret = self.begin()
        second = self.begin()
        self.assertEqual(self.send(jpeg("red"), secret=first).status, 401)
        self.assertEqual(self.send(jpeg("red"), secret=second).status, 201)

    def test_what_is_no_photo_does_not_stay(self):
        png = io.BytesIO()
        Image.new("RGB", (9, 9)).save(png, "PNG")
        for wrong in (png.getvalue(), b"<svg/>", b"", b"GIF89a", b"\xff\xd8", b"\xff\xd8\xff\xe0" + b"x" * 500, jpeg("red")[:200]):
            self.assertEqual(self.send(wrong).status, 415, wrong[:9])
        self.assertEqual([path.name for path in self.folder.rglob("*.jpg")], [])
        self.assertEqual(self.take(), [])

    def test_photos_have_limits(self):
        self.assertEqual(self.send(b"\xff\xd8\xff" + b"a" * (8 << 20)).status, 413)
        statuses = [self.send(b"x").status for _ in range(101)]
        self.assertEqual((set(statuses[:100]), statuses[100]), ({415}, 429))
        self.assertEqual(self.send(jpeg("red")).status, 429)
        self.secret = self.begin()
        self.assertEqual(self.send(jpeg("red")).status, 201)

    def test_the_server_chooses_the_names_and_replaces_nothing(self):
        (self.folder / "pictures").mkdir()
        (self.folder / "pictures/photo-1.jpg").write_bytes(b"mine")
        (self.folder / "pictures/photo-2.jpg").symlink_to("../victim.jpg")
        answer = self.send(jpeg("red"), path="/api/photo?name=../../evil.jpg")
        self.assertEqual((answer.status, answer.text()), (201, "pictures/photo-3.jpg"))
        self.assertEqual((self.folder / "pictures/photo-1.jpg").read_bytes(), b"mine")
        self.assertFalse((self.folder / "victim.jpg").exists())

    def test_where_no_phone_comes_or_nothing_is_written_there_is_no_link(self):
        for arguments, status in (((), 409), (("--phone", "--host", ADDRESS, "--read-only"), 403)):
            server = self.serve("small.yaml", *arguments)
            self.assertEqual(server.call("POST", "/api/photos/begin").status, status)
            self.assertEqual(server.ask("POST", "/api/photo", jpeg("red"), X_Spotit_Session="").status, 401)

    def test_the_page_of_the_phone_tells_nothing(self):
        page = self.ask(self.server, "GET", "/photos")
        self.assertEqual((page.status, page.headers["content-type"]), (200, "text/html; charset=utf-8"))
        self.assertIn("script-src 'self'", page.headers["content-security-policy"])
        self.assertNotIn(b"Small", page.body)


if __name__ == "__main__":
    unittest.main()
