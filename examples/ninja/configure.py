"""Write build.ninja: steps for each package, run again when what they use changes.

Run `python configure.py`, then `ninja`. With `--toolc PROGRAM`, that program is run.
"""

import argparse
import shutil
import tomllib
from pathlib import Path

RULES = """\
# Written by configure.py from packages.toml; do not edit.
ninja_required_version = 1.10
toolc = {toolc}
python = {python}

rule configure
  command = "$python" configure.py --toolc "$toolc"
  description = configure
  generator = 1

# What other packages see of one. Where only comments or private descriptions changed,
# it stays as it is, and nothing that uses the package is made again.
rule interface
  command = "$toolc" interface $in --package $package --out $out
  description = interface $package
  restat = 1

# The files of a package; the depfile names what else was read: toolc.toml, templates.
rule package
  command = "$toolc" gen --package $package $in --depfile $out.d
  description = package $package
  depfile = $out.d
  deps = gcc
  restat = 1

# The files around all packages: mod.rs, __init__.py.
rule root
  command = "$toolc" gen --root $in --depfile $out.d
  description = root
  depfile = $out.d
  deps = gcc
  restat = 1

build build.ninja: configure | configure.py packages.toml
"""

Packages = dict[str, dict[str, list[str]]]


def escaped(path: str) -> str:
    """Spell a path as ninja reads it."""
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def all_used(packages: Packages, name: str) -> list[str]:
    """List what a package uses, directly or by others."""
    found: set[str] = set()
    waiting = list(packages[name].get("uses", []))
    while waiting:
        used = waiting.pop()
        if used != name and used not in found:
            found.add(used)
            waiting.extend(packages[used].get("uses", []))
    return sorted(found)


def build(packages: Packages, toolc: str, python: str) -> str:
    """Make the text of build.ninja."""
    parts = [RULES.format(toolc=escaped(toolc), python=escaped(python))]
    interfaces = {name: escaped(f"build/{name}.toolsi") for name in packages}
    for name in sorted(packages):
        sources = " ".join(escaped(path) for path in packages[name]["sources"])
        beside = "".join(f" {interfaces[used]}" for used in all_used(packages, name))
        lock = escaped(f"gen/toolc.locks/{name}.lock")
        parts.append(
            f"build {interfaces[name]}: interface {sources} | $toolc\n"
            f"  package = {name}\n"
            f"build {lock}: package {sources}{beside} | $toolc\n"
            f"  package = {name}\n"
        )
    everything = " ".join(interfaces[name] for name in sorted(packages))
    parts.append(f"build gen/toolc.root.lock: root {everything} | $toolc\n")
    return "\n".join(parts)


def main() -> None:
    """Write build.ninja beside packages.toml."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--toolc", default=shutil.which("toolc") or "toolc")
    chosen = parser.parse_args()
    packages = tomllib.loads(Path("packages.toml").read_text(encoding="utf-8"))
    text = build(packages, chosen.toolc, shutil.which("python3") or "python")
    Path("build.ninja").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
