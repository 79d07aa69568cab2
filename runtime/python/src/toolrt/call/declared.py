"""Errors of a design: each is a class of exceptions with its details as attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

import msgspec

from .error import ToolError

if TYPE_CHECKING:
    from inspect import Signature

    from .envelope import CallFault
else:
    from toolrt.lazy import hinted

    CallFault = hinted("CallFault", "toolrt.call.envelope")
    Signature = hinted("Signature", "inspect")

__all__ = ["DeclaredError", "declared", "is_declared"]

E = TypeVar("E", bound="DeclaredError")


class _Detail:
    """A field of the details, as an attribute of the error."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, error: DeclaredError | None, _: type | None = None) -> Any:
        return self if error is None else getattr(error.details, self._name)

    def __set__(self, error: DeclaredError, value: object) -> None:
        setattr(error.details, self._name, value)


class _Signature:
    """What an error is made of, for whoever inspects its class."""

    def __get__(self, _: object, kind: type[DeclaredError]) -> Signature:
        from inspect import signature  # noqa: PLC0415

        own: type[Any] | None = getattr(kind, "Details", None)
        if own is None:
            raise AttributeError("__signature__")
        return signature(own)


@dataclass_transform(
    eq_default=False, kw_only_default=True, field_specifiers=(msgspec.field,)
)
class DeclaredError(ToolError):
    """An error of a design: a handler raises it, a client that calls the tool, too.

        raise files.NotText(path=args.path, offset=7)

        except files.NotText as error:
            print(error.path, error.offset)

    Its details are arguments, all by name, and attributes. Two errors are equal if they
    are of one class and their details are equal.
    """

    #: The class of the details, made with the class of the error.
    Details: ClassVar[type[Any]]
    __signature__ = _Signature()

    _declared: ClassVar[str]

    def __init_subclass__(
        cls,
        *,
        code: str | None = None,
        rename: Mapping[str, str] | None = None,
        record: bool = False,
    ) -> None:
        """Make the class of the details from the fields of the class.

        Args:
            code: Which error it is. A class without a code is one that a host derives
                from another, with the same details.
            rename: The keys of fields, where they are not called like these.
            record: Whether msgspec has no Struct for such keys.

        """
        super().__init_subclass__()
        if code is None:
            return
        cls._declared = code
        names = cls.__annotations__
        space: dict[str, Any] = {
            "__annotations__": names,
            "__module__": cls.__module__,
            "__qualname__": f"{cls.__qualname__}.Details",
        }
        for name in names:
            if name in cls.__dict__:
                space[name] = cls.__dict__[name]
            setattr(cls, name, _Detail(name))
        base: type[Any] = msgspec.Struct
        options = {"kw_only": True, "forbid_unknown_fields": True, "rename": rename}
        if record:
            from toolrt.record import Record  # noqa: PLC0415

            base, options = Record, {}
        make: Any = type(base)
        cls.Details = make("Details", (base,), space, **options)

    def __init__(self, /, **details: Any) -> None:
        """Take the details, all by name.

        Raises:
            TypeError: One is missing, or there is no such one.

        """
        super().__init__(self.Details(**details))

    @property
    def code(self) -> str:
        """Which error it is."""
        return self._declared

    def __str__(self) -> str:
        """Give the message, as it travelled or as the design has it."""
        if self.fault is not None:
            return self.fault.message
        said = (type(self).__doc__ or "").partition("\n\n")[0]
        return " ".join(said.split()) or self._declared

    def __repr__(self) -> str:
        """Show the details; secrets hide themselves."""
        inside = repr(self.details).partition("(")[2]
        return f"{type(self).__name__}({inside}"

    def __eq__(self, other: object) -> bool:
        """Compare the details of errors of one class."""
        if type(other) is not type(self):
            return NotImplemented
        same: bool = self.details == other.details
        return same

    def __hash__(self) -> int:
        """Give the same for all of one class: details may be changed."""
        return hash(type(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy by what it is made of."""
        from copy import copy  # noqa: PLC0415

        state = {**self.__dict__}
        details, fault = state.pop("details"), state.pop("fault")
        return declared, (type(self), copy(details), fault), state


def declared(kind: type[E], details: Any, fault: CallFault | None = None) -> E:
    """Make an error of an object of its details, and of what a client has read."""
    made = kind.__new__(kind)
    ToolError.__init__(made, details, fault)
    return made


def is_declared(error: ToolError) -> bool:
    """Whether an error is of a class of its own."""
    return isinstance(error, DeclaredError)
