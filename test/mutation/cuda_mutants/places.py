"""Where a file can lose a release: one release call, the body of one destructor, one
object that guards a handle."""

from __future__ import annotations

import dataclasses
import re

from models import Models
from source import Block, Source, closing, split_arguments

KEYWORDS = {
    "this",
    "const",
    "void",
    "char",
    "int",
    "float",
    "double",
    "unsigned",
    "long",
    "NULL",
    "nullptr",
    "sizeof",
}

# `(void *)`, `(const float **)`
CAST = re.compile(r"\(\s*(?:const\s+)?[A-Za-z_][\w:]*(?:\s*<[^<>]*>)?(?:\s+const)?\s*\*+\s*(?:const\s*)?\)")


@dataclasses.dataclass
class Place:
    """One possible mutant of a file."""

    kind: str  # local, parameter, member, global, destructor, guard
    line: int
    function: str
    owner: str  # the class around it, if any
    removed: str
    names: list[str]  # of the places whose handles are no longer released
    start: int
    end: int
    replacement: str

    def apply(self, text: str) -> str:
        """The mutant's text: lines keep their numbers."""
        lines = re.sub(r"[^\n]", "", text[self.start : self.end])
        return text[: self.start] + self.replacement + lines + text[self.end :]


def holder_of(argument: str) -> tuple[str, str]:
    """The first and the last name in the expression of a handle: `ctx` and `stream` of
    `(void *)ctx->stream[i]`; empty for a constant."""
    text = re.sub(r"\b\w+_cast\s*<[^<>]*(?:<[^<>]*>)?[^<>]*>", " ", argument)
    text = CAST.sub(" ", text)
    while True:
        shorter = re.sub(r"\[[^\[\]]*\]", "", text)
        if shorter == text:
            break
        text = shorter
    text = re.sub(r"(?:\.|->)\s*(?:get|data|at|front|back|begin|first|second)\s*\([^()]*\)", "", text)
    names = [n for n in re.findall(r"[A-Za-z_]\w*(?!\w*\s*\()", text) if n not in KEYWORDS]
    return (names[0], names[-1]) if names else ("", "")


def _declares(code: str, name: str) -> bool:
    """Whether the text declares a variable of that name, alone or among others."""
    escaped = re.escape(name)
    return bool(
        re.search(
            rf"(?:^|[;{{}}(,])\s*(?!return\b|delete\b|else\b|throw\b)(?:[A-Za-z_][\w:]*(?:\s*<[^;{{}}]*?>)?[\s*&]+)+"
            rf"(?:[^;{{}}()]*?[,*&\s])?{escaped}\s*(?:[;=,){{(:]|\[)",
            code,
        )
    )


class Finder:
    def __init__(self, source: Source, models: Models) -> None:
        self.source = source
        self.models = models

    def places(self) -> list[Place]:
        found = self._release_calls()
        found += self._destructors()
        found += self._guards()
        return sorted(found, key=lambda p: (p.start, p.kind))

    def _release_calls(self) -> list[Place]:
        found = []
        code = self.source.code
        for match in self.models.release_calls(code):
            place = self._release_call(match)
            if place:
                found.append(place)
        return found

    def _release_call(self, match: re.Match[str]) -> Place | None:
        code = self.source.code
        opening = match.end() - 1
        close = closing(code, opening)
        function = self.source.function_around(match.start())
        release = self.models.releases[match.group(1)]
        if close < 0 or not function:
            return None
        arguments = split_arguments(code[opening + 1 : close])
        if len(arguments) <= release.argument:
            return None
        root, name = holder_of(arguments[release.argument])
        if not name:
            return None
        start, end, replacement = self._removal(match.start(), close + 1, release.returns)
        return Place(
            kind=self._kind(match.start(), root, name, arguments[release.argument]),
            line=self.source.line(match.start()),
            function=function.name,
            owner=self.source.class_around(match.start()),
            removed=" ".join(self.source.text[match.start() : close + 1].split()),
            names=[name],
            start=start,
            end=end,
            replacement=replacement,
        )

    def _removal(self, start: int, end: int, returns: str) -> tuple[int, int, str]:
        """Takes the whole statement away where the call is all it does, else puts a
        success in the call's place."""
        code = self.source.code
        statement = self.source.statement(start, end)
        inner = code[statement.start : statement.end]
        single = len(list(self.models.release_calls(inner))) == 1
        before = re.sub(r"\(\s*void\s*\)|::", "", statement.prefix)
        plain = re.fullmatch(r"\s*(?:[A-Za-z_]\w*\s*\(\s*)*", before)
        control = any(w in ("if", "while", "for", "switch", "return") for w in statement.wrappers)
        if returns == "void" or (plain and single and not control and not re.match(r"\s*return\b", before)):
            return statement.start, statement.end, ";"
        return start, end, f"(({returns})0)"

    def _kind(self, at: int, root: str, name: str, argument: str) -> str:
        if self._is_deleter(at, root):
            return "guard"
        if re.search(r"->|\.\s*\w|\bthis\b", argument) and root != name:
            return "member"
        function = self.source.function_around(at)
        assert function
        if _declares(self.source.code[function.start : at], root):
            return "local"
        if self._is_parameter(function, root):
            return "parameter"
        return "member" if self.source.class_around(at) else "global"

    def _is_parameter(self, function: Block, name: str) -> bool:
        head = self.source.code[function.head : function.start]
        return bool(re.search(rf"\b{re.escape(name)}\s*(?:\[[^\]]*\]\s*)?[,)=]", head))

    def _is_deleter(self, at: int, root: str) -> bool:
        """Whether a lambda or call operator releases what is not its own."""
        for block in self.source.around(at):
            if block.kind == "lambda":
                return not _declares(self.source.code[block.start : at], root)
            if block.kind == "function":
                return block.name.endswith("operator()") and self._is_parameter(block, root)
        return False

    # Destructors.

    def _released_in(self, block: Block) -> list[str]:
        """The names of what the body releases, also through methods of its class in the
        same file."""
        names: list[str] = []
        code = self.source.code
        bodies, met = [block], {block.start}
        owner = block.name.split("~")[-1]
        while bodies:
            body = bodies.pop()
            text = code[body.start : body.end]
            for match in self.models.release_calls(text):
                arguments = split_arguments(text[match.end() : closing(text, match.end() - 1)])
                release = self.models.releases[match.group(1)]
                if len(arguments) > release.argument:
                    names.append(holder_of(arguments[release.argument])[1])
            called = set(re.findall(r"(?<![\w.>:])(?:this->)?([A-Za-z_]\w*)\s*\(", text))
            for other in self.source.blocks:
                if (
                    other.kind == "function"
                    and other.start not in met
                    and other.name.split("::")[-1] in called
                    and self.source.class_around(other.start + 1) == owner
                ):
                    met.add(other.start)
                    bodies.append(other)
        return sorted({n for n in names if n})

    def _destructors(self) -> list[Place]:
        found = []
        for block in self.source.blocks:
            if block.kind != "function" or "~" not in block.name:
                continue
            names = self._released_in(block)
            if not names:
                continue
            body = self.source.text[block.start + 1 : block.end]
            found.append(
                Place(
                    kind="destructor",
                    line=self.source.line(block.start),
                    function=block.name,
                    owner=self.source.class_around(block.start + 1),
                    removed=" ".join(body.split())[:300],
                    names=names,
                    start=block.start + 1,
                    end=block.end,
                    replacement="",
                )
            )
        return found

    # Guards.

    def _adopting_classes(self) -> set[str]:
        """Classes of this file that release what they were given and acquire nothing."""
        classes = set()
        for block in self.source.blocks:
            if block.kind == "function" and "~" in block.name and self._released_in(block):
                owner = next((b for b in self.source.around(block.start) if b.kind == "class"), None)
                if owner and not self.models.acquires_in(self.source.code[owner.start : owner.end]):
                    classes.add(owner.name)
        return classes

    def _guards(self) -> list[Place]:
        """Objects that take a handle over and are used for nothing else."""
        classes = "|".join([*sorted(self._adopting_classes()), r"(?:std::)?unique_ptr\s*<[^;{}]*?,[^;{}]*?>"])
        code = self.source.code
        found = []
        for match in re.finditer(
            rf"(?:^|(?<=[;{{}}\n]))[ \t]*(?:const\s+|auto\s+)?(?:{classes})\s+(\w+)\s*([({{])", code
        ):
            function = self.source.function_around(match.start(1))
            close = closing(code, match.end() - 1)
            if not function or close < 0 or not re.match(r"\s*;", code[close + 1 :]):
                continue
            arguments = split_arguments(code[match.end() : close])
            if not arguments or re.search(rf"\b{match.group(1)}\b", code[close : function.end]):
                continue
            name = holder_of(arguments[0])[1]
            if not name:
                continue
            end = code.index(";", close) + 1
            found.append(
                Place(
                    kind="guard",
                    line=self.source.line(match.start(1)),
                    function=function.name,
                    owner=self.source.class_around(match.start(1)),
                    removed=" ".join(self.source.text[match.start() : end].split())[:300],
                    names=[name],
                    start=match.start(),
                    end=end,
                    replacement=" ;",
                )
            )
        return found
