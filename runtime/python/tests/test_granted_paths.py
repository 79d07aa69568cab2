"""Paths that handlers open, on a tree of folders and links.

`runtime/rust/src/files/tests.rs` is the same.
"""

from __future__ import annotations

import pickle
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from test_places import Anything, places

from toolrt import Context, Registry
from toolrt.files import FileAccess, FileKind, GrantedPath
from toolrt.files.follow import parts_of
from toolrt.host import GrantPolicy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tree has links")


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """Give a folder with files in `in`, and `secret.txt`, which is not granted."""
    top = tmp_path.resolve()
    (top / "in/deep").mkdir(parents=True)
    (top / "in/a.txt").write_text("a")
    (top / "in/deep/b.txt").write_text("b")
    (top / "secret.txt").write_text("secret")
    return top


def limited(top: Path, *kinds: FileKind, folder: str = "in") -> FileAccess:
    """Give the access to these kinds in a folder, and to no others."""
    access = FileAccess()
    for kind in FileKind:
        if kind in kinds:
            access = access.within(kind, [parts_of(str(top / folder))])
        else:
            access = access.without(kind)
    return access


@pytest.fixture
def path(top: Path) -> Callable[[str], GrantedPath]:
    """Give paths with all three capabilities in `in`."""
    access = limited(top, *FileKind)
    return lambda text: GrantedPath(str(top), text, access)


def test_a_path_in_the_folder_has_every_operation(
    top: Path, path: Callable[[str], GrantedPath]
) -> None:
    assert path("in/a.txt").read_text() == "a"
    assert path("in/../in/deep/./b.txt").read_bytes() == b"b"
    new = path("in/new.txt")
    assert not new.exists()
    new.write_text("one")
    with new.open("ab") as file:
        file.write(b"two")
    with pytest.raises(FileExistsError):
        new.open("x")
    assert new.stat().st_size == 6
    assert new.is_file()
    assert not new.is_dir()
    folder = path("in/x/y")
    with pytest.raises(FileNotFoundError):
        folder.mkdir()
    folder.mkdir(parents=True)
    folder.mkdir(parents=True, exist_ok=True)
    with pytest.raises(FileExistsError):
        folder.mkdir()
    folder.rmdir()
    names = [entry.name for entry in path("in").iterdir()]
    assert names == ["a.txt", "deep", "new.txt", "x"]
    (path("in") / "new.txt").unlink()
    new.unlink(missing_ok=True)
    assert not (top / "in/new.txt").exists()
    assert new.unguarded() == str(top / "in/new.txt")
    assert str(new) == "in/new.txt"


@pytest.mark.parametrize(
    "text",
    [
        "secret.txt",
        "in/../secret.txt",
        "in/out/secret.txt",
        "in/file",
        "/etc/passwd",
        "/proc/self/root/etc/passwd",
        "in/a.txt/../../secret.txt",
        "in/a\0.txt",
        "inner",
    ],
)
def test_nothing_leads_out_of_the_folder(
    text: str, top: Path, path: Callable[[str], GrantedPath]
) -> None:
    (top / "in/out").symlink_to("..")
    (top / "in/file").symlink_to("../secret.txt")
    with pytest.raises(PermissionError):
        path(text).read_text()
    with pytest.raises(PermissionError):
        path(text).write_text("x")
    with pytest.raises(PermissionError):
        path(text).unlink()
    with pytest.raises(PermissionError):
        (path("in") / ".." / text).stat()
    assert (top / "secret.txt").read_text() == "secret"


def test_links_that_lead_to_nothing(
    top: Path, path: Callable[[str], GrantedPath]
) -> None:
    (top / "in/dangling").symlink_to("../new")
    with pytest.raises(PermissionError):
        path("in/dangling").open("w")
    with pytest.raises(PermissionError):
        path("in/dangling").mkdir()
    with pytest.raises(PermissionError):
        path(".").iterdir()
    with pytest.raises(FileNotFoundError):
        path("").read_text()
    assert not (top / "new").exists()
    assert path("in/a.txt/").read_text() == "a"
    if sys.platform == "linux":
        assert path(f"/proc/self/root{top}/in/a.txt").read_text() == "a"


def test_a_link_within_the_folder_is_followed_and_removed_itself(
    top: Path, path: Callable[[str], GrantedPath]
) -> None:
    (top / "in/near").symlink_to("deep/b.txt")
    (top / "in/new").symlink_to("not_yet")
    path("in/near").write_text("changed")
    assert (top / "in/deep/b.txt").read_text() == "changed"
    path("in/new").write_text("made")
    assert (top / "in/not_yet").read_text() == "made"
    path("in/near").unlink()
    assert (top / "in/deep/b.txt").exists()
    assert not (top / "in/near").is_symlink()


def test_each_operation_needs_its_capability(top: Path) -> None:
    def only(kind: FileKind) -> GrantedPath:
        return GrantedPath(str(top), "in/a.txt", limited(top, kind))

    with pytest.raises(PermissionError):
        only(FileKind.WRITE).read_text()
    with pytest.raises(PermissionError):
        only(FileKind.DELETE).read_bytes()
    with pytest.raises(PermissionError):
        only(FileKind.READ).open("w")
    with pytest.raises(PermissionError):
        only(FileKind.WRITE).unlink()
    assert only(FileKind.DELETE).exists()
    assert only(FileKind.READ).read_text() == "a"
    only(FileKind.WRITE).open("a").close()
    both = limited(top, FileKind.READ) & limited(top, FileKind.READ, folder="in/deep")
    with pytest.raises(PermissionError):
        GrantedPath(str(top), "in/a.txt", both).read_text()
    assert GrantedPath(str(top), "in/deep/b.txt", both).read_text() == "b"


def test_a_folder_of_a_grant_can_be_made_and_nothing_around_it(top: Path) -> None:
    made = limited(top, FileKind.WRITE, folder="made")
    GrantedPath(str(top), "made/a/b", made).mkdir(parents=True)
    GrantedPath(str(top), "made/a/b/c", made).write_text("c")
    around = limited(top, FileKind.WRITE, folder="around/made")
    with pytest.raises(FileNotFoundError):
        GrantedPath(str(top), "around/made/a", around).mkdir(parents=True)
    assert not (top / "around").exists()


def test_without_limits_it_starts_in_the_working_directory(top: Path) -> None:
    def free(text: str) -> GrantedPath:
        return Context().with_working_dir(top / "in").path(text)

    assert free("../secret.txt").read_text() == "secret"
    free("deep/c/d").mkdir(parents=True)
    free("deep/c/d").rmdir()
    with pytest.raises(FileNotFoundError):
        free("").stat()
    with pytest.raises(ValueError, match="the mode is"):
        free("a.txt").open("r+")  # type: ignore[call-overload] # pyright: ignore[reportCallIssue, reportArgumentType]


def test_a_link_that_is_swapped_in_leads_nowhere(
    top: Path, path: Callable[[str], GrantedPath]
) -> None:
    deep, aside, link = (top / "in" / name for name in ("deep", "aside", "link"))
    (top / "b.txt").write_text("outside")
    link.symlink_to("..")
    over = threading.Event()

    def swap() -> None:
        while not over.is_set():
            # `in/deep` is now the folder, now a link out of the grant.
            deep.rename(aside)
            link.rename(deep)
            deep.rename(link)
            aside.rename(deep)

    swapping = threading.Thread(target=swap)
    swapping.start()
    try:
        for _ in range(500):
            opened = path("in/deep/b.txt")
            with suppress(OSError):
                assert opened.read_text() != "outside"
            with suppress(OSError), opened.open("a") as file:
                file.write("b")
            with suppress(OSError):
                (opened / "../../new.txt").write_text("new")
    finally:
        over.set()
        swapping.join()
    assert (top / "b.txt").read_text() == "outside"
    assert not (top / "new.txt").exists()


def called(
    top: Path, tool: str, args: dict[str, object], opens: Callable[[Context], object]
) -> object:
    """Call a tool whose handler does this with its context; give what it does."""
    given: list[object] = []

    class Opens(Anything):
        def read(self, _cx: Context, _args: Any) -> str:
            given.append(opens(_cx))
            return "done"

        copy = visit = load = read

    policy = GrantPolicy(
        capabilities=["fs:read:./in", "fs:write", "net:read", "net:write"],
        scopes=["copies:out"],
        working_dir=top,
        environ={},
    )
    registry = Registry(policy=policy).register(places.toolset(Opens()))
    envelope = registry.call(tool, args)
    assert envelope.ok, envelope
    return given[0]


def test_marks_decide_what_an_argument_opens(top: Path) -> None:
    args: dict[str, object] = {"from": "in/a.txt", "to": "b.txt", "log": "out/log"}

    def opens(cx: Context) -> None:
        assert cx.working_dir == str(top)
        assert cx.path("in/a.txt").read_text() == "a"
        cx.path("b.txt").write_text("b")
        with pytest.raises(PermissionError):
            cx.path("b.txt").read_text()
        with pytest.raises(PermissionError):
            cx.path("in/a.txt").write_text("x")
        with pytest.raises(PermissionError):
            cx.path("out/log").read_text()
        with pytest.raises(PermissionError):
            (cx.path("out/log") / "../../log").write_text("x")
        cx.path("out/log").write_text("log")
        # What no argument names is left to the tool's needs and the host's grants.
        with pytest.raises(PermissionError):
            cx.path("secret.txt").read_text()
        with pytest.raises(PermissionError):
            cx.path("in/a.txt").unlink()

    (top / "out").mkdir()
    called(top, "copy", args, opens)
    assert (top / "b.txt").read_text() == "b"
    assert (top / "out/log").read_text() == "log"


def test_paths_in_maps_and_lists(top: Path) -> None:
    args: dict[str, object] = {
        "trees": {"x": {"at": "in", "below": [{"at": "in/deep"}]}}
    }

    def opens(cx: Context) -> list[str]:
        below = cx.path("in/deep") / "b.txt"
        with pytest.raises(PermissionError):
            below.write_text("x")
        return [cx.path("in/a.txt").read_text(), below.read_text()]

    assert called(top, "visit", args, opens) == ["a", "b"]


def test_another_process_opens_nothing_of_a_limited_call(top: Path) -> None:
    def opens(cx: Context) -> Context:
        other: Context = pickle.loads(pickle.dumps(cx))  # noqa: S301 # our own
        return other

    other = called(top, "read", {"file": "in/a.txt"}, opens)
    assert isinstance(other, Context)
    assert other.working_dir == str(top)
    with pytest.raises(PermissionError):
        other.path("in/a.txt").read_text()
