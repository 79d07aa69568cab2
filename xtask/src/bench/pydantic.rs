//! The types of synthetic tools as hand-written pydantic models, to measure the start-up cost of a package of models.

use std::fmt::Write;
use std::ops::Range;

use super::synthesize::name;

/// A module with the models of some tools.
pub fn module(tools: Range<usize>) -> String {
    let mut text = HEAD.to_owned();
    for tool in tools {
        let types = TYPES.replace('#', &tool.to_string());
        write!(text, "{}", types.replace("@NAME", &name(tool))).expect("a string takes everything");
    }
    text
}

const HEAD: &str = r#"import enum
import uuid
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")
"#;

const TYPES: &str = r#"

class Mode#(enum.StrEnum):
    """Modes of @NAME."""

    FAST = "fast"
    BALANCED = "balanced"
    EXACT = "exact"
    EXHAUSTIVE = "exhaustive"


class Filter#(Closed):
    """Filter of @NAME."""

    field: Annotated[str, Field(min_length=1, max_length=64)]
    min: int | None = None
    max: int | None = None
    any_of: Annotated[list[str], Field(max_length=20)] = []


class Input#(Closed):
    """Input of @NAME."""

    query: Annotated[str, Field(min_length=1, max_length=500)]
    mode: Mode# = Mode#.FAST
    filter: Filter# | None = None
    tags: Annotated[list[str], Field(max_length=10)] = []
    limit: Annotated[int, Field(ge=1, le=100)] = 20
    cursor: str | None = None
    include_archived: bool = False
    score_floor: Annotated[float, Field(ge=0, le=1)] | None = None


class Output#(Closed):
    """Output of @NAME."""

    request_id: uuid.UUID
    matches: list[Filter#]
    total: Annotated[int, Field(ge=0)]
    next_cursor: str | None = None
    mode: Mode#
    labels: dict[str, str]
"#;
