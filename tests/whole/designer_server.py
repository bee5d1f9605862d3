"""The designer under test, and requests as browsers send them."""

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

from program import PROGRAM, WholeTest, clean_environment

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

    def __init__(self, folder, *arguments, environment=None, stdin=subprocess.DEVNULL):
        self.process = subprocess.Popen([PROGRAM, "serve", "--no-open", *map(str, arguments)], cwd=folder,
                                        stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=clean_environment(**(environment or {})), text=True, encoding="utf-8")
        line = self.process.stderr.readline()
        if " is a copy of " in line:
            line = self.process.stderr.readline()
        if "http://" not in line:
            raise AssertionError(line + self.process.stderr.read())
        self.link = line.split()[-1]
        self.origin, _, self.code = self.link.rstrip("/").partition("/#")
        named = [after for before, after in zip(arguments, arguments[1:]) if before == "--port"]
        self.port = int(named[0] if named else self.origin.rsplit(":", 1)[1])
        self.session = None

    def connect(self, address="127.0.0.1"):
        return socket.create_connection((address, self.port), timeout=HANGS)

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

    def ask(self, method, path, body=b"", host=None, address="127.0.0.1", **headers):
        """The answer to a request with exactly these headers and what HTTP needs; underscores are hyphens."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.port}'}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        if body or method in ("POST", "PUT"):
            lines.append(f"Content-Length: {len(body)}")
        with self.connect(address) as connection:
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
        return self.call("POST", "/api/preview", {"text": text, "client": "page", **more}).lines()

    def start_preview(self, text, client="page"):
        """A connection, and the head of the answer that will come on it: the worker has the task."""
        body = json.dumps({"text": text, "client": client}).encode()
        connection = self.connect()
        connection.sendall((f"POST /api/preview HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Spotit-Session: {self.session}\r\n"
                            f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n").encode() + body)
        return connection, connection.recv(65536)

    def finish_preview(self, connection, received):
        with connection:
            while block := connection.recv(65536):
                received += block
        return Answer(received).lines()

    def memory(self, process=None):
        """Resident kB of the server, without its worker, or of another process."""
        pages = int(Path(f"/proc/{process or self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def worker(self):
        """The process that does the work. While another ends, the kernel may leave it out for a moment."""
        children, end = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children"), time.monotonic() + HANGS
        while not (found := children.read_text().split()) and time.monotonic() < end:
            time.sleep(0.01)
        return int(found[0])

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(HANGS)


class ServeTest(WholeTest):
    def serve(self, *arguments, begin=True, **more):
        server = Server(self.folder, *arguments, **more)
        self.addCleanup(lambda: self.assertEqual(server.stop(), 0))
        if begin:
            server.begin()
        return server
