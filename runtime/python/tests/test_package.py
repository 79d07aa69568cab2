"""What is installed is what the sources say."""

from importlib.metadata import version

import toolrt


def test_the_version_is_the_one_of_the_package() -> None:
    assert version("toolrt") == toolrt.__version__
