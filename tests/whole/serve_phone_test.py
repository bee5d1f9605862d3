# SPDX-FileCopyrightText: 2026 The spotit-print authors
# SPDX-License-Identifier: MIT
"""`serve --phone`. 127.0.0.2 stands for this computer's address in the network of the phones."""

import json
import os
import re
import socket
import subprocess
import unittest

from designer_server import FAST, ServeTest
from program import PROGRAM, SMALL_THEME, clean_environment, open_terminal
from qr_code import read_blocks

ADDRESS = "127.0.0.2"


class Phone(ServeTest):
    def serve_phone(self, *arguments, **more):
        """The server, and the link for a phone, which is told second."""
        server = self.serve(*arguments, "--phone", "--host", ADDRESS, *FAST, **more)
        return server, server.process.stderr.readline().split()[-1]

    def ask(self, server, method, path, body=b"", **headers):
        """The answer to a request of a phone."""
        return server.ask(method, path, body, host=f"{ADDRESS}:{server.port}", address=ADDRESS, Origin=f"http://{ADDRESS}:{server.port}",
                          Sec_Fetch_Site="same-origin", **headers)

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
            self.assertIn(f"let port {link.split(':')[2].split('/')[0]} in", plain)

    def test_what_is_no_address_for_phones_is_said(self):
        for address in ("0.0.0.0", "127.0.0.1", "cards.example"):
            process = self.run_program("serve", "--no-open", "--phone", "--host", address)
            self.assertEqual((process.returncode, "fix: " in process.stderr), (2, True), process.stderr)
        process = self.run_program("serve", "--no-open", "--phone", "--host", "192.0.2.77")
        self.assertEqual(process.returncode, 2)
        self.assertIn("no address of this computer", process.stderr)


if __name__ == "__main__":
    unittest.main()
