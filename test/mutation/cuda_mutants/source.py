"""C++ text without a compiler: what is code, which braces are functions and classes,
where a statement begins and ends. Good enough to find places to change; whether a
change makes sense the analysis itself and a reader decide."""

from __future__ import annotations

import dataclasses
import re

COMMENTS_AND_LITERALS = re.compile(
    r"//(?:\\\n|[^\n])*|/\*.*?\*/"
    r'|R"([^()\\\s]{0,16})\(.*?\)\1"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'",
    re.S,
)
DIRECTIVE = re.compile(r"^[ \t]*#[ \t]*(\w*)[ \t]*((?:\\\n|[^\n])*)", re.M)
CONTROL = re.compile(r"(?:if|for|while|switch|catch|else|do|try|constexpr)\b")


def _spaces(text: str) -> str:
    return re.sub(r"[^\n]", " ", text)


def _without_directives(text: str) -> str:
    """Directives, and the branches that are off: `#if 0`, and what follows #else."""
    parts: list[str] = []
    stack: list[bool] = []  # whether the branch that is open is taken
    at = 0
    for found in DIRECTIVE.finditer(text):
        piece = text[at : found.start()]
        parts.append(piece if all(stack) else _spaces(piece))
        parts.append(_spaces(found.group()))
        at = found.end()
        word, rest = found.group(1), found.group(2).strip()
        if word in ("if", "ifdef", "ifndef"):
            stack.append(rest != "0")
        elif word in ("else", "elif") and stack:
            stack[-1] = not stack[-1] and word == "else"
        elif word == "endif" and stack:
            stack.pop()
    parts.append(text[at:])
    return "".join(parts)


def blanked(text: str) -> str:
    """The text with spaces in place of all that is no code, at the same offsets."""
    return _without_directives(COMMENTS_AND_LITERALS.sub(lambda m: _spaces(m.group()), text))


def closing(code: str, opening: int) -> int:
    """The offset of the parenthesis, bracket or brace that closes the one there."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    opens, closes = code[opening], pairs[code[opening]]
    depth = 0
    for at in range(opening, len(code)):
        depth += (code[at] == opens) - (code[at] == closes)
        if depth == 0:
            return at
    return -1


def split_arguments(code: str) -> list[str]:
    """The arguments in the text between a call's parentheses."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(code):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append(code[start:at])
            start = at + 1
    last = code[start:]
    return [*parts, last] if parts or last.strip() else []


@dataclasses.dataclass
class Block:
    kind: str  # namespace, class, function, lambda, block
    name: str
    head: int  # where the text in front of the brace begins
    start: int  # the opening brace
    end: int  # the closing brace
    parent: Block | None


@dataclasses.dataclass
class Statement:
    start: int
    end: int  # behind the semicolon
    wrappers: list[str]  # callees around the place, innermost first
    prefix: str  # what stands between the start and the place, wrappers included


class Source:
    """One file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.code = blanked(text)
        self.blocks: list[Block] = []
        self._find_blocks()

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def offset_of_line(self, line: int) -> int:
        at = 0
        for _ in range(line - 1):
            at = self.text.find("\n", at) + 1
            if at == 0:
                return len(self.text)
        return at

    def around(self, offset: int) -> list[Block]:
        """The blocks around a place, innermost first."""
        inside = [b for b in self.blocks if b.start < offset < b.end]
        return sorted(inside, key=lambda b: -b.start)

    def function_around(self, offset: int) -> Block | None:
        """The outermost function: that of a lambda is the one it stands in."""
        found = None
        for block in self.around(offset):
            if block.kind in ("function", "lambda"):
                found = block
            elif block.kind == "class" and found:
                break
        return found

    def class_around(self, offset: int) -> str:
        for block in self.around(offset):
            if block.kind == "class":
                return block.name
            if block.kind == "function" and "::" in block.name:
                return block.name.split("::")[-2]
        return ""

    def _find_blocks(self) -> None:
        open_blocks: list[Block] = []
        boundary = 0
        for found in re.finditer(r"[;{}]", self.code):
            at = found.start()
            if found.group() == "{":
                parent = open_blocks[-1] if open_blocks else None
                kind, name = self._classify(boundary, at, parent)
                open_blocks.append(Block(kind, name, boundary, at, len(self.code), parent))
            elif found.group() == "}" and open_blocks:
                block = open_blocks.pop()
                block.end = at
                self.blocks.append(block)
            boundary = at + 1
        self.blocks += open_blocks
        self.blocks.sort(key=lambda b: b.start)

    def _classify(self, boundary: int, brace: int, parent: Block | None) -> tuple[str, str]:
        head = re.sub(r"\b(?:public|private|protected)\s*:", " ", self.code[boundary:brace])
        head = _without_template_heads(head).strip()
        at_scope = parent is None or parent.kind in ("namespace", "class")
        if re.match(r"(?:inline\s+)?namespace\b|extern\s*$", head):
            return "namespace", ""
        if re.search(r"\[[^\[\]]*\]\s*(?:\([^{}]*\))?[\w\s:>&*-]*$", head) and not at_scope:
            return "lambda", ""
        as_class = re.match(r"(?:typedef\s+|static\s+|const\s+)*(?:class|struct|union)\b", head)
        if as_class and not re.search(r"\)\s*(?:const|noexcept|override|final|\s)*$|=\s*$", head):
            before_bases = re.split(r"(?<!:):(?!:)", head[as_class.end() :])[0]
            names = re.findall(r"[A-Za-z_]\w*", re.sub(r"\([^()]*\)|<.*", " ", before_bases))
            names = [n for n in names if n not in ("final", "__align__", "alignas")]
            return "class", names[-1] if names else ""
        if at_scope and "(" in head and not re.match(r"enum\b", head):
            return "function", _function_name(head)
        return "block", ""

    def statement(self, offset: int, end: int) -> Statement:
        """The statement around the text from offset to end."""
        wrappers: list[str] = []
        at = offset
        depth = 0
        while at > 0:
            char = self.code[at - 1]
            if char in ")]":
                depth += 1
            elif char in "([":
                if depth == 0:
                    name = re.search(r"([A-Za-z_]\w*)\s*$", self.code[max(0, at - 1 - 100) : at - 1])
                    wrappers.append(name.group(1) if name else "")
                else:
                    depth -= 1
            elif char in ";{}" and (depth == 0 or char != ";"):
                break
            at -= 1
        start = at
        start += len(_control_prefix(self.code[start:offset]))
        stop = end
        depth = 0
        while stop < len(self.code):
            char = self.code[stop]
            depth += (char in "([{") - (char in ")]}")
            stop += 1
            if char == ";" and depth <= 0:
                break
        while start < offset and self.code[start].isspace():
            start += 1
        return Statement(start, stop, wrappers, self.code[start:offset])


def _without_template_heads(head: str) -> str:
    while True:
        found = re.search(r"\btemplate\s*<", head)
        if not found:
            return head
        depth, at = 0, found.end() - 1
        while at < len(head):
            depth += (head[at] == "<") - (head[at] == ">")
            at += 1
            if depth == 0:
                break
        head = head[: found.start()] + head[at:]


def _function_name(head: str) -> str:
    head = re.sub(r"__(?:launch_bounds|attribute|declspec|align)__\s*\((?:[^()]|\([^()]*\))*\)", " ", head)
    if "operator" in head:
        found = re.search(r"((?:\w+(?:<[^<>]*>)?::)*operator\s*(?:\(\s*\)|[^\s(]+))\s*\(", head)
        if found:
            return re.sub(r"\s", "", found.group(1))
    found = re.search(r"((?:[A-Za-z_]\w*(?:<[^<>()]*>)?\s*::\s*)*~?\s*[A-Za-z_]\w*)\s*\(", head)
    return re.sub(r"\s|<[^<>]*>", "", found.group(1)) if found else ""


def _control_prefix(text: str) -> str:
    """`if (p)`, `else`, `case 1:` and labels in front of the statement itself."""
    at = 0
    while True:
        space = len(text[at:]) - len(text[at:].lstrip())
        rest = text[at + space :]
        found = re.match(r"(?:if\s*(?:constexpr)?|for|while|switch)\s*\(", rest)
        if found:
            close = closing(rest, found.end() - 1)
            if close < 0:
                return text[:at]
            at += space + close + 1
            continue
        found = re.match(r"(?:else|do|try)\b|(?:case\b[^:;]*|default\s*|[A-Za-z_]\w*\s*):(?!:)", rest)
        if not found:
            return text[:at]
        at += space + found.end()
