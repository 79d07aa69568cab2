"""The examples of the design, against the folder of samples."""

from __future__ import annotations

from pathlib import Path

import pytest
from toolrt import Registry
from toolrt.testing import Example, assert_error, examples

from folder import Folder
from gen.files.tools import files


@pytest.fixture
def app() -> Registry:
    """Give a registry with the folder."""
    folder = Folder(Path(__file__).parent.parent / "sample")
    return Registry().register(files.toolset(folder))


@pytest.mark.parametrize("example", examples(files))
def test_examples_of_the_design(example: Example, app: Registry) -> None:
    example.check(app)


def test_nothing_outside_of_the_folder_is_read(app: Registry) -> None:
    envelope = app.call("read_lines", path="../toolc.toml")
    assert_error(envelope, "no_such_file", field="path")
