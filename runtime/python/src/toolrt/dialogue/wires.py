"""The wire formats, by the names of their providers."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from toolrt.lazy import load

from .wire import Wire

__all__ = ["Provider", "wire_of"]

#: The providers, by the names that `toolc emit` has for their formats.
Provider: TypeAlias = Literal[
    "openai", "openai-responses", "anthropic", "gemini", "bedrock", "mistral"
]

# Of the formats, that of a dialogue is loaded.
_HOMES = {
    "openai": "openai_chat",
    "openai-responses": "openai_responses",
    "anthropic": "anthropic_messages",
    "gemini": "gemini",
    "bedrock": "bedrock_converse",
    "mistral": "mistral_chat",
}


def wire_of(provider: Provider | Wire) -> Wire:
    """Give the wire format of a provider.

    Raises:
        ValueError: There is no such provider.

    """
    if isinstance(provider, Wire):
        return provider
    if provider not in _HOMES:
        known = ", ".join(get_args(Provider))
        raise ValueError(f"there is no provider {provider!r}: {known}")
    wire: Wire = load(f".{_HOMES[provider]}", "toolrt.dialogue").WIRE
    return wire
