"""Typed answers of an agent's model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from toolrt.codec import Codec

if TYPE_CHECKING:
    from toolrt.diagnose import Issue
else:
    from toolrt.lazy import hinted

    Issue = hinted("Issue", "toolrt.diagnose")

__all__ = ["Completion"]

T = TypeVar("T")


class Completion(Struct, Generic[T], frozen=True, kw_only=True):
    """A typed answer of an agent's model.

    A model's answer is held to its type like the arguments of a call: unknown keys are
    issues, and every issue says how to fix it, so that the model can try again.
    """

    #: Unique in its agent.
    name: str
    #: The agent whose model answers.
    agent: str
    #: What the model is told of the answer; empty where the design says nothing.
    description: str = ""
    #: How the answer is read and written.
    codec: Codec[T]
    #: The JSON Schema of the answer, which a provider of structured output takes.
    schema: str

    def decode(self, answer: bytes | str) -> T:
        """Read what the model has answered.

        Raises:
            Refused: Lists everything that is wrong with it.

        """
        return self.codec.decode(answer)

    def encode(self, answer: T) -> bytes:
        """Give the answer as canonical JSON.

        Raises:
            Refused: Lists everything that is wrong with it.

        """
        return self.codec.encode(answer)

    def validate(self, answer: T) -> list[Issue]:
        """Everything that is wrong with an answer that was built by hand."""
        return self.codec.validate(answer)
