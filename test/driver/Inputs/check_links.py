#!/usr/bin/env python3
"""Says which relative links in Markdown files lead nowhere: check_links.py ROOT FILE_OR_FOLDER..."""

from __future__ import annotations

import pathlib
import re
import sys


def anchors(page: pathlib.Path) -> set[str]:
    """The anchors that GitHub gives a page's headings."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def broken_links(page: pathlib.Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            broken.append(link)
    return broken


def main() -> None:
    root = pathlib.Path(sys.argv[1])
    pages: list[pathlib.Path] = []
    for name in sys.argv[2:]:
        path = root / name
        pages += sorted(path.rglob("*.md")) if path.is_dir() else [path]
    bad = [f"{page}: {link}" for page in pages for link in broken_links(page)]
    if bad or not pages:
        sys.exit("\n".join(["these links lead nowhere:", *bad]))
    print("every link leads somewhere")


if __name__ == "__main__":
    main()
