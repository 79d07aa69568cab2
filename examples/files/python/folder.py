"""The host's own code: one folder of the disk, behind the generated protocol."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from gen.files.tools import files

if TYPE_CHECKING:
    from toolrt import Context


class Folder(files.FilesTools):
    """A folder. Its tools see nothing else."""

    def __init__(self, root: Path) -> None:
        """Take the folder at `root`."""
        self._root = root

    def find_files(
        self, cx: Context, args: files.FindFilesArgs
    ) -> files.FindFilesResult:
        """Find files by their names, in the folder and all folders below it."""
        found = [
            files.FileMatch(
                path=path.relative_to(self._root).as_posix(), size=path.stat().st_size
            )
            for path in _below(self._root)
            if path.name.endswith(args.ending)
        ]
        if args.order is files.Order.PATH:
            found.sort(key=lambda match: match.path.encode())
        else:
            found.sort(key=lambda match: (-match.size, match.path.encode()))
        return files.FindFilesResult(
            files=found[: args.limit], more=len(found) > args.limit
        )

    def read_lines(
        self, cx: Context, args: files.ReadLinesArgs
    ) -> files.ReadLinesResult:
        """Read lines of a text file."""
        # A host that grants folders lets nothing else be opened by it.
        file = cx.path(self._root / args.path)
        if not _is_inside(args.path) or not file.is_file():
            raise files.NoSuchFile(path=args.path)
        data = file.read_bytes()
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise files.NotText(path=args.path, offset=error.start) from None
        lines = text.removesuffix("\n").split("\n") if text else []
        lines = [line.removesuffix("\r") for line in lines]
        first = args.from_ - 1
        return files.ReadLinesResult(
            lines=lines[first : first + args.count], total=len(lines)
        )


def _is_inside(path: str) -> bool:
    """Whether a path stays in the folder where it starts."""
    parts = PurePosixPath(path)
    return not parts.is_absolute() and ".." not in parts.parts


def _below(folder: Path) -> list[Path]:
    """Give all files below a folder; links are not followed."""
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.is_symlink():
            continue
        if entry.is_dir():
            found += _below(entry)
        elif entry.is_file():
            found.append(entry)
    return found
