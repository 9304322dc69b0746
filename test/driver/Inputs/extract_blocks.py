"""Writes the fenced blocks of a Markdown page that name a file: ```cpp file=pool.cu."""

import pathlib
import re
import sys

page, folder = map(pathlib.Path, sys.argv[1:])
pattern = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
blocks = pattern.findall(page.read_text())
assert blocks, page
for name, text in blocks:
    (folder / name).write_text(text)
