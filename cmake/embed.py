"""Writes OUTPUT.h and OUTPUT.cpp that hold the bytes of the given files.

The build embeds resource models and rule pages, so that the binary needs no data
folder beside it and a wheel or a copied binary works alone.
"""

import argparse
import pathlib


def literal(data: bytes) -> str:
    """A C++ string literal of the bytes, split so that no compiler's limit on the
    length of one literal is met."""
    pieces = []
    for start in range(0, len(data), 4000):
        chunk = data[start : start + 4000]
        text = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in chunk)
        pieces.append(f'"{text}"')
    return "\n    ".join(pieces) or '""'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("--variable", required=True)
    parser.add_argument("--base", type=pathlib.Path, help="names are relative to this folder")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    args = parser.parse_args()

    args.output.parent.mkdir(parents=True, exist_ok=True)
    guard = f"VRAMLINT_GENERATED_{args.variable.upper()}_H"
    args.output.with_suffix(".h").write_text(
        f"#ifndef {guard}\n#define {guard}\n"
        '#include "checks/findings/Embedded.h"\n'
        "namespace vramlint {\n"
        f"extern const EmbeddedFile {args.variable}[];\n"
        f"extern const unsigned {args.variable}Count;\n"
        "} // namespace vramlint\n#endif\n"
    )
    rows = []
    for file in args.files:
        data = file.read_bytes()
        name = file.relative_to(args.base).as_posix() if args.base else file.name
        rows.append(f'  {{"{name}", {{{literal(data)}, {len(data)}}}}},')
    args.output.with_suffix(".cpp").write_text(
        f'#include "{args.output.name}.h"\n'
        "namespace vramlint {\n"
        f"const EmbeddedFile {args.variable}[] = {{\n" + "\n".join(rows) + "\n};\n"
        f"const unsigned {args.variable}Count = {len(rows)};\n"
        "} // namespace vramlint\n"
    )


if __name__ == "__main__":
    main()
