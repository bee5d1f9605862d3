"""The themes of a folder, as the page of `serve` lists, opens, saves and renames them."""

import io
import json
import os
import tempfile
import unittest
import urllib.parse
import zipfile
from pathlib import Path

from designer_server import ServeTest, Server
from program import SMALL_THEME

HOSTILE = ("../x.yaml", "/etc/x.yaml", "a/b.yaml", "a\\b.yaml", "C:x.yaml", ".x.yaml", "-x.yaml", "x.yaml\n", "x\0.yaml", "x", "x.txt", "yaml",
           ".yaml", "a" * 200 + ".yaml", b"\xff.yaml", "..", "folder")


def quoted(name):
    return urllib.parse.quote(name)


class Files(ServeTest):
    def read(self, server, name):
        return server.call("GET", "/api/theme?name=" + quoted(name))

    def test_themes_of_the_folder_are_listed_the_last_changed_first(self):
        (self.folder / "folder").mkdir()
        texts = {"old.yaml": SMALL_THEME.replace("Small", "Old"), "new.yml": SMALL_THEME.replace("Small", "New"), "few.yaml": "title: Few\nsymbols: [🐶]\n",
                 "empty.yaml": "title: Empty\n", "other.yaml": "title: Other\nversion: 3\nservices: {web: {image: nginx}}\n", "list.yaml": "- a\n- b\n",
                 "broken.yaml": "symbols: [a\n", "folder/deep.yaml": SMALL_THEME, "note.txt": SMALL_THEME, ".hidden.yaml": SMALL_THEME}
        for age, (name, text) in enumerate(texts.items()):
            os.utime(self.write(name, text), (1e9 - age, 1e9 - age))
        (self.folder / "link.yaml").symlink_to("old.yaml")
        os.utime(self.folder / "small.yaml", (2e9, 2e9))
        listed = json.loads(self.serve().call("GET", "/api/files").body)
        self.assertEqual([one["name"] for one in listed], ["small.yaml", "old.yaml", "new.yml", "few.yaml", "empty.yaml"])
        self.assertEqual([one["title"] for one in listed], ["Small", "Old", "New", "Few", "Empty"])
        self.assertEqual(listed[1]["time"], 1e12)

    def test_a_dozen_of_many_files_is_listed(self):
        for i in range(30):
            self.write(f"t{i}.yaml", SMALL_THEME)
        server = self.serve()
        self.assertEqual(len(json.loads(server.call("GET", "/api/files").body)), 12)

    def test_a_card_of_each_is_drawn(self):
        self.write("empty.yaml", "title: Empty\n")
        server = self.serve()
        for name, body, status in (("small.yaml", {}, 200), ("", {"text": SMALL_THEME}, 200), ("", {}, 400), ("missing.yaml", {}, 204), ("empty.yaml", {}, 204),
                                   ("../small.yaml", {}, 400)):
            answer = server.call("POST", "/api/sample?name=" + name, body)
            self.assertEqual(answer.status, status, name)
            self.assertEqual(answer.body.startswith(b"<svg") or b"<svg " in answer.body[:200], status == 200, name)

    def test_a_drawn_card_is_that_of_the_file_as_it_is(self):
        server = self.serve()
        before = server.call("POST", "/api/sample?name=small.yaml", {}).body
        self.write("small.yaml", SMALL_THEME + "card: {background: red}\n")
        self.assertNotEqual(server.call("POST", "/api/sample?name=small.yaml", {}).body, before)

    def test_a_text_is_drawn_in_the_place_of_the_chosen_file(self):
        server = self.serve("small.yaml")
        text = SMALL_THEME + "card: {background: red}\n"
        drawn = server.call("POST", "/api/sample?name=", {"text": text}).body
        self.assertNotEqual(drawn, server.call("POST", "/api/sample?name=", {}).body)
        self.assertEqual(drawn, server.call("POST", "/api/sample?name=none.yaml", {"text": text}).body)

    def test_a_pipe_keeps_nobody_waiting(self):
        os.mkfifo(self.folder / "pipe.yaml")
        server = self.serve()
        for method, path in (("GET", "/api/theme?"), ("PUT", "/api/theme?"), ("POST", "/api/sample?")):
            answer = server.call(method, path + "name=pipe.yaml", {} if method == "POST" else b"")
            self.assertEqual((answer.status, answer.text()), (409, "can't read pipe.yaml: it is a pipe or a device\n"))
        self.assertEqual(len(json.loads(server.call("GET", "/api/files").body)), 1)

    def test_each_file_is_saved_for_itself(self):
        self.write("other.yaml", SMALL_THEME.replace("Small", "Other"))
        server = self.serve("small.yaml")
        other = self.read(server, "other.yaml")
        self.assertEqual((other.status, other.headers["x-spotit-name"]), (200, '"other.yaml"'))
        self.assertEqual(server.call("PUT", "/api/theme?name=other.yaml", b"title: Mine\n", If_Match=other.headers["etag"]).status, 200)
        self.assertEqual((self.folder / "other.yaml").read_text(), "title: Mine\n")
        self.assertEqual(server.call("GET", "/api/theme").text(), SMALL_THEME)
        self.assertEqual(server.call("PUT", "/api/theme?name=small.yaml", b"x", If_Match='"new"').status, 412)

    def test_a_theme_is_renamed_and_nothing_is_replaced(self):
        self.write("other.yaml", "title: Other\n")
        server = self.serve("small.yaml")
        rename = lambda name, to: server.call("POST", "/api/rename?name=" + name, to.encode()).status
        self.assertEqual(rename("small.yaml", "other.yaml"), 409)
        self.assertEqual(rename("small.yaml", "größer & more.yaml"), 200)
        self.assertEqual(self.files(), ["größer & more.yaml", "other.yaml"])
        self.assertEqual(self.read(server, "größer & more.yaml").text(), SMALL_THEME)
        self.assertEqual(server.call("GET", "/api/theme").text(), SMALL_THEME)  # it is still the one that was asked for
        self.assertEqual(rename("never-saved.yaml", "other.yaml"), 409)
        self.assertEqual(rename("never-saved.yaml", "free.yaml"), 200)
        self.assertEqual(self.files(), ["größer & more.yaml", "other.yaml"])

    def test_hostile_names_are_refused(self):
        (self.folder / "folder").mkdir()
        (self.folder / "link.yaml").symlink_to("../victim.yaml")
        server = self.serve("small.yaml")
        for name in (*HOSTILE, "link.yaml"):
            with self.subTest(name=name):
                for method, path, body in (("GET", "theme", b""), ("PUT", "theme", b"x"), ("POST", "rename", b"y.yaml"), ("POST", "delete", b"")):
                    answer = server.call(method, f"/api/{path}?name={quoted(name)}", body, If_Match='"new"')
                    # The library cuts names at a zero byte.
                    self.assertIn(answer.status, (400, 404), answer.text())
                plain = name if isinstance(name, bytes) else name.encode()
                self.assertIn(server.call("POST", "/api/rename?name=small.yaml", plain).status, (400, 409, 413))
        self.assertEqual(self.files(), ["folder", "link.yaml", "small.yaml"])
        self.assertFalse((self.folder.parent / "victim.yaml").exists())

    def test_the_theme_of_the_command_line_may_have_any_name(self):
        self.write("theme.txt", SMALL_THEME)
        (self.folder / "chosen.yaml").symlink_to("small.yaml")
        for name in ("theme.txt", "chosen.yaml"):
            server = self.serve(name)
            answer = self.read(server, name)
            self.assertEqual((answer.status, answer.text()), (200, SMALL_THEME))
            self.assertEqual(server.call("PUT", "/api/theme?name=" + name, b"title: X\n", If_Match=answer.headers["etag"]).status, 200)
            self.write("small.yaml", SMALL_THEME)
        self.assertTrue((self.folder / "chosen.yaml").is_symlink())

    def test_read_only_opens_and_changes_nothing(self):
        server = self.serve("--read-only")
        self.assertEqual([one["name"] for one in json.loads(server.call("GET", "/api/files").body)], ["small.yaml"])
        answer = self.read(server, "small.yaml")
        self.assertEqual((answer.status, answer.headers["x-spotit-mode"]), (200, "read-only"))
        self.assertEqual(server.call("PUT", "/api/theme?name=small.yaml", b"x", If_Match=answer.headers["etag"]).status, 403)
        refused = server.call("POST", "/api/rename?name=small.yaml", b"x.yaml", Accept_Language="de-CH,fr;q=0.5")
        self.assertEqual((refused.status, refused.text()), (403, "spotit-print serve wurde mit --read-only gestartet\n"))
        self.assertEqual(server.call("POST", "/api/delete?name=small.yaml", If_Match=answer.headers["etag"]).status, 403)
        self.assertEqual(self.files(), ["small.yaml"])

    def test_a_theme_is_deleted_as_it_was_seen(self):
        server = self.serve()
        delete = lambda name, tag: server.call("POST", "/api/delete?name=" + name, If_Match=tag).status
        tag = self.read(server, "small.yaml").headers["etag"]
        self.write("small.yaml", SMALL_THEME + "# others\n")
        self.assertEqual(delete("small.yaml", tag), 412)
        self.assertEqual(delete("missing.yaml", '"new"'), 412)
        self.assertEqual(self.files(), ["small.yaml"])
        self.assertEqual(delete("small.yaml", self.read(server, "small.yaml").headers["etag"]), 204)
        self.assertEqual(self.files(), [])

    def test_a_theme_travels_with_the_files_of_its_folder(self):
        circle = b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="50" cy="50" r="40"/></svg>'
        for place in ("mine/own.svg", "unused.svg", "../outside.svg"):
            (self.folder / place).parent.mkdir(exist_ok=True)
            (self.folder / place).write_bytes(circle)
        self.addCleanup((self.folder / "../outside.svg").unlink)
        (self.folder / "base.yaml").write_text("card: {size: 60mm}\n")
        server = self.serve("small.yaml")
        for text in ("title: A\nextends: base.yaml\nsymbols: [mine/own.svg, ../outside.svg, 🐶, missing.png]\n", "symbols: [mine/own.svg]\nextends: base.yaml\n"):
            answer = server.call("POST", "/api/theme.zip?name=small.yaml", {"text": text})
            self.assertEqual(answer.status, 200, answer.text)
            with zipfile.ZipFile(io.BytesIO(answer.body)) as packed:
                self.assertIsNone(packed.testzip())
                self.assertEqual(sorted(packed.namelist()), ["base.yaml", "mine/own.svg", "small.yaml"])
                self.assertEqual(packed.read("small.yaml").decode(), text)
                self.assertEqual(packed.read("mine/own.svg"), circle)
        self.assertEqual(server.call("POST", "/api/theme.zip?name=small.yaml", {"text": "symbols: ["}).status, 422)

    def test_a_folder_keeps_its_port_while_that_is_free(self):
        """Browsers keep the language and the steps for the address with its port."""
        first = Server(self.folder, "small.yaml")
        first.begin()
        first.call("GET", "/api/theme")
        self.assertNotEqual(self.serve("small.yaml").port, first.port)
        self.assertEqual(first.stop(), 0)
        self.assertEqual(self.serve().port, first.port)

    def test_drafts_are_kept_for_the_user_whatever_the_port(self):
        with tempfile.TemporaryDirectory() as home:
            environment = {"HOME": home, "XDG_DATA_HOME": ""}
            first = self.serve("small.yaml", environment=environment)
            drafts = lambda server: json.loads(server.call("GET", "/api/drafts").body)
            self.assertEqual(drafts(first), [])
            draft = {"id": "1-2", "text": "title: Müller\n", "time": 1700000000000}
            self.assertEqual(first.call("PUT", "/api/draft?name=1-2", draft).status, 204)
            self.assertEqual(drafts(self.serve("small.yaml", environment=environment)), [draft])
            places = [path.relative_to(home).as_posix() for path in Path(home).rglob("*.json")]
            self.assertEqual([place.split("/")[:4] for place in places], [[".local", "share", "spotit-print", "drafts"]])
            self.assertEqual((Path(home) / places[0]).parent.stat().st_mode & 0o77, 0)
            (Path(home) / places[0]).with_name("unreadable.json").mkdir()
            self.assertEqual(drafts(first), [draft])
            (Path(home) / places[0]).with_name("unreadable.json").rmdir()
            (self.folder / "sub").mkdir()
            self.assertEqual(drafts(self.serve("sub/other.yaml", environment=environment)), [])
            for name, body in (("../1", b"{}"), ("", b"{}"), ("3", b"{")):
                self.assertEqual(first.call("PUT", "/api/draft?name=" + quoted(name), body).status, 400)
            self.assertEqual(first.call("PUT", "/api/draft?name=1-2").status, 204)
            self.assertEqual(first.call("PUT", "/api/draft?name=1-2").status, 204)
            self.assertEqual(drafts(first), [])
            self.assertEqual(list(Path(home).rglob("*.json")), [])
            watching = self.serve("small.yaml", "--read-only", environment=environment)
            self.assertEqual(watching.call("PUT", "/api/draft?name=1-2", draft).status, 404)
        self.assertEqual(self.files(), ["small.yaml", "sub"])

    def test_drafts_of_different_folders_are_told_apart(self):
        (self.folder / "sub").mkdir()
        self.write("sub/small.yaml", SMALL_THEME)
        folders = [self.serve(*arguments).call("GET", "/api/theme").headers["x-spotit-folder"]
                   for arguments in (("small.yaml",), (), (self.folder / "small.yaml",), ("sub/small.yaml",))]
        self.assertEqual(len(set(folders[:3])), 1)
        self.assertNotEqual(folders[0], folders[3])


if __name__ == "__main__":
    unittest.main()
