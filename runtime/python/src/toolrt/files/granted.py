"""A path that a handler opens: only where the host's policy lets its call go."""

from __future__ import annotations

import errno
import os
import stat
from typing import IO, Any, Final, Literal, NoReturn, overload

from . import beneath
from .beneath import Spot
from .follow import Parts, Reached, Unknown, followed, followed_folder, parts_of
from .rules import FileAccess, FileKind

__all__ = ["GrantedPath"]

_WRITES: Final = os.O_WRONLY | os.O_CREAT

#: What the modes of `open` do, and the flags that they have for `os.open`.
_MODES: Final = {
    "r": (FileKind.READ, os.O_RDONLY),
    "w": (FileKind.WRITE, _WRITES | os.O_TRUNC),
    "a": (FileKind.WRITE, _WRITES | os.O_APPEND),
    "x": (FileKind.WRITE, _WRITES | os.O_EXCL),
}


class GrantedPath:
    """A path of a call, from `Context.path`.

    It is resolved from the call's working directory, with the operations that the
    host's policy allows there: reading needs `fs:read`, creating and writing
    `fs:write`, removing `fs:delete`.

    Where the policy grants it in folders, the path is followed again at each operation,
    link by link, and the file is opened from the folder of the grant on, name by name,
    without following any link (`dir_fd` with `O_NOFOLLOW`). So a link that is put there
    between the check and the use is refused. On systems without that, the path is
    checked again after the file was opened. Where the policy checks nothing, nothing is
    limited.

    Every operation raises `PermissionError` where its capability is not granted or the
    path leads out of it, and else what its counterpart in `pathlib` raises.
    """

    __slots__ = ("_access", "_base", "_path")

    def __init__(self, base: str, path: str, access: FileAccess | None = None) -> None:
        """Take a path.

        Args:
            base: The absolute folder where it starts.
            path: The path as it was sent.
            access: What may be done with it; everything if it is not given.

        """
        self._base = base
        self._path = path
        self._access = FileAccess() if access is None else access

    @overload
    def open(
        self,
        mode: Literal["r", "w", "a", "x"] = "r",
        *,
        encoding: str | None = None,
        errors: str | None = None,
        newline: str | None = None,
    ) -> IO[str]: ...
    @overload
    def open(self, mode: Literal["rb", "wb", "ab", "xb"]) -> IO[bytes]: ...
    def open(
        self,
        mode: str = "r",
        *,
        encoding: str | None = None,
        errors: str | None = None,
        newline: str | None = None,
    ) -> IO[Any]:
        """Open the file as the function `open` does: as UTF-8, if it has texts.

        Args:
            mode: `r`, `w`, `a` or `x`, with `b` for bytes.
            encoding: That of texts.
            errors: What is done about bytes that are no text.
            newline: How lines end.

        """
        way = mode.removesuffix("b")
        if way not in _MODES:
            message = f"the mode is r, w, a or x, and b for bytes, not {mode!r}"
            raise ValueError(message)
        kind, flags = _MODES[way]
        if mode == way:
            encoding = encoding or "utf-8"
        flags |= getattr(os, "O_BINARY", 0)

        spot = self._spot(kind, of_entry=False)

        def opener(_path: str, _flags: int) -> int:
            if isinstance(spot, str):
                # As the function `open` does it.
                inherited = getattr(os, "O_CLOEXEC", 0)
                return os.open(spot, flags | inherited, 0o666)
            inside = spot
            return beneath.opened(inside, flags, lambda: self._check(kind, inside))

        return open(  # it has an opener
            self._path,
            mode,
            encoding=encoding,
            errors=errors,
            newline=newline,
            opener=opener,
        )

    def read_bytes(self) -> bytes:
        """Read the whole file."""
        with self.open("rb") as file:
            return file.read()

    def read_text(self, encoding: str = "utf-8", errors: str | None = None) -> str:
        """Read the whole file as text."""
        with self.open("r", encoding=encoding, errors=errors) as file:
            return file.read()

    def write_bytes(self, data: bytes) -> int:
        """Replace the content of the file; create it where nothing is."""
        with self.open("wb") as file:
            return file.write(data)

    def write_text(self, text: str, encoding: str = "utf-8") -> int:
        """Replace the text of the file; create it where nothing is."""
        with self.open("w", encoding=encoding) as file:
            return file.write(text)

    def unlink(self, *, missing_ok: bool = False) -> None:
        """Remove the file; of a link the link itself."""
        try:
            spot = self._spot(FileKind.DELETE, of_entry=True)
            if isinstance(spot, str):
                os.unlink(spot)  # noqa: PTH108 # a text
            else:
                beneath.remove_file(spot)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def rmdir(self) -> None:
        """Remove an empty folder."""
        spot = self._spot(FileKind.DELETE, of_entry=True)
        if isinstance(spot, str):
            os.rmdir(spot)  # noqa: PTH106 # a text
        else:
            beneath.remove_dir(spot)

    def mkdir(self, *, parents: bool = False, exist_ok: bool = False) -> None:
        """Create a folder.

        Args:
            parents: Whether those around it are created, up to the folder of the grant.
            exist_ok: Whether it may be there already.

        """
        spot = self._spot(FileKind.WRITE, of_entry=False)
        if isinstance(spot, str):
            create = os.makedirs if parents else os.mkdir
            try:
                create(spot)
            except FileExistsError:
                if not exist_ok or not os.path.isdir(spot):  # noqa: PTH112 # a text
                    raise
            return
        first = 0 if parents else len(spot.names)
        for count in range(first, len(spot.names) + 1):
            try:
                beneath.create_dir(Spot(spot.folder, spot.names[:count]))
            except FileExistsError:
                if count < len(spot.names):
                    continue
                if not exist_ok or not stat.S_ISDIR(beneath.state(spot).st_mode):
                    raise

    def stat(self) -> os.stat_result:
        """Give what is known of the file behind all links.

        Any of the three capabilities is enough.
        """
        denied: PermissionError | None = None
        for kind in FileKind:
            try:
                spot = self._spot(kind, of_entry=False)
            except PermissionError as error:
                denied = denied or error
            else:
                if isinstance(spot, str):
                    return os.stat(spot)  # noqa: PTH116 # a text
                return beneath.state(spot)
        raise denied or PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    def exists(self) -> bool:
        """Whether something is there, behind all links."""
        return self._mode() is not None

    def is_file(self) -> bool:
        """Whether it is a regular file, behind all links."""
        mode = self._mode()
        return mode is not None and stat.S_ISREG(mode)

    def is_dir(self) -> bool:
        """Whether it is a folder, behind all links."""
        mode = self._mode()
        return mode is not None and stat.S_ISDIR(mode)

    def iterdir(self) -> list[GrantedPath]:
        """Give what is in the folder, in the order of the names."""
        spot = self._spot(FileKind.READ, of_entry=False)
        if isinstance(spot, str):
            names = os.listdir(spot)  # noqa: PTH208 # a text
        else:
            names = beneath.names(spot, lambda: self._check(FileKind.READ, spot))
        return [self / name for name in sorted(names)]

    def __truediv__(self, path: str | os.PathLike[str]) -> GrantedPath:
        """Give a path behind this one, with the same access.

        It may lead elsewhere; its operations check that.
        """
        joined = os.path.join(self._path, path)  # noqa: PTH118 # texts stay texts
        return GrantedPath(self._base, joined, self._access)

    @property
    def name(self) -> str:
        """The last name of the path."""
        return os.path.basename(self._path.rstrip("/"))  # noqa: PTH119 # a text

    def unguarded(self) -> str:
        """Give the absolute path, for libraries that open files themselves.

        It is a text: what they open by it is checked no more, and a link may have been
        put there.
        """
        return os.path.join(self._base, self._path)  # noqa: PTH118 # texts stay texts

    def __str__(self) -> str:
        """Give the path as it was sent, for messages."""
        return self._path

    def __repr__(self) -> str:
        """Show the path."""
        return f"GrantedPath({self._path!r})"

    def _mode(self) -> int | None:
        try:
            return self.stat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            return None

    def _check(self, kind: FileKind, spot: Spot) -> None:
        """Check again where the path leads.

        Raises:
            PermissionError: It leads elsewhere.

        """
        if self._spot(kind, of_entry=False) != spot:
            self._deny("it has changed")

    def _spot(self, kind: FileKind, *, of_entry: bool) -> Spot | str:
        """Follow the path, and find the outermost folder that is granted and has it.

        From there on no link is followed, also where a grant is inside of another one.

        Args:
            kind: What is done.
            of_entry: Whether it is done to the last name, which may be a link, and not
                to what is behind it.

        Returns:
            The file; its path where nothing is limited.

        """
        if not self._path:
            raise FileNotFoundError(errno.ENOENT, "the path is empty")
        if not self._access.allows(kind):
            self._deny(f"the tool needs no {kind.value} for it")
        lists = self._access.lists.get(kind, ())
        if not lists:
            if "\0" in self._path:
                self._deny("it has a NUL")
            return self.unguarded()
        changes = kind is not FileKind.READ
        try:
            reached = followed(parts_of(self._base), self._path)
        except Unknown as why:
            self._deny(str(why))
        outermost: Parts | None = None
        for folders in lists:
            around = [
                folder.target
                for folder in map(_followed, folders)
                if folder is not None and reached.is_within(folder, changes=changes)
            ]
            if not around:
                self._deny(f"{kind.value} is not granted there")
            outermost = min(
                around if outermost is None else [outermost, *around], key=len
            )
        path = reached.entry if of_entry else reached.target
        outermost = outermost or ()
        depth = len(outermost)
        is_below = path[:depth] == outermost and (len(path) > depth or not of_entry)
        if is_below:
            return Spot(outermost, path[depth:])
        if len(path) < 2:  # noqa: PLR2004 # the root and a name
            self._deny("it is the root")
        # A folder is removed from the one around it, and so is a link to it.
        return Spot(path[:-1], path[-1:])

    def _deny(self, why: str) -> NoReturn:
        text = f"{self._path!r} from {self._base!r}: {why}"
        raise PermissionError(errno.EACCES, text)


def _followed(folder: Parts) -> Reached | None:
    try:
        return followed_folder(folder)
    except Unknown:
        return None
