//! The form of a definition, as a table: what is wrong with one is told by that.

use crate::table::{Enum, Field, Int, List, Literal, Pattern, Record, Rest, Table, Text, Union};

/// How many bytes a definition may take.
pub(super) const MOST_BYTES: usize = 256 * 1024;
/// The longest time, of ten days, in milliseconds.
const MOST_TIME: i64 = 864_000_000;

static NAME_PATTERN: Pattern = Pattern::new("^[A-Za-z_][A-Za-z0-9_.-]*$");
static NAME_TEXT: Text = Text::ANY.min(1).max(128).patterns(&[&NAME_PATTERN]);
/// Names of tools and toolsets.
pub(super) const NAME: Table = Table::Text(&NAME_TEXT);

/// Whether a tool or a toolset may be called so.
#[cfg(all(unix, feature = "program"))]
pub(crate) fn is_name(name: &str) -> bool {
    NAME_TEXT.allows(name)
}

static CODE_PATTERN: Pattern = Pattern::new("^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$");
static CODE: Text = Text::ANY.min(1).max(128).patterns(&[&CODE_PATTERN]);

static CAPABILITY_PATTERN: Pattern = Pattern::new(
    "^(?:(?:fs:read|fs:write|fs:delete|net:read|net:write)(?::[^:].*)?|proc:spawn|env:read|env:write|state:mutate)$",
);
static CAPABILITY: Text = Text::ANY.max(4096).patterns(&[&CAPABILITY_PATTERN]);

static WORD_TEXT: Text = Text::ANY.min(1);
const WORD: Table = Table::Text(&WORD_TEXT);
static WORDS: List = List::of(WORD);
static MILLISECONDS: Int = Int::ANY.at_least(0).at_most(MOST_TIME);
static TIMEOUT: Int = Int::ANY.at_least(1).at_most(MOST_TIME);
static RETRIES: Int = Int::ANY.at_least(0).at_most(1_000);
static PARALLEL: Int = Int::ANY.at_least(1).at_most(1_000_000);

const fn closed(fields: &'static [Field]) -> Record {
    Record {
        name: "",
        fields,
        rest: Rest::Closed,
    }
}

const fn maybe(name: &'static str, table: Table) -> Field {
    Field::optional(name, table)
}

static EFFECTS: Record = closed(&[
    maybe("readonly", Table::Bool),
    maybe("destructive", Table::Bool),
    maybe("idempotent", Table::Bool),
    maybe("open_world", Table::Bool),
]);
static ACTION: Enum = Enum {
    members: &[
        Literal::Text("correct"),
        Literal::Text("retry"),
        Literal::Text("replan"),
        Literal::Text("stop"),
    ],
};
static RECOVERY: Record = closed(&[
    maybe("action", Table::Enum(&ACTION)),
    maybe("after_ms", Table::Int(&MILLISECONDS)),
    maybe("hint", Table::STRING),
]);
static KIND: Enum = Enum {
    members: &[
        Literal::Text("input"),
        Literal::Text("auth"),
        Literal::Text("not_found"),
        Literal::Text("conflict"),
        Literal::Text("precondition"),
        Literal::Text("rate_limited"),
        Literal::Text("timeout"),
        Literal::Text("unavailable"),
        Literal::Text("cancelled"),
        Literal::Text("internal"),
    ],
};
static ERROR: Record = closed(&[
    Field::required("code", Table::Text(&CODE)),
    Field::required("kind", Table::Enum(&KIND)),
    Field::required("message", WORD),
    maybe("field", Table::STRING),
    maybe("recovery", Table::Record(&RECOVERY)),
    maybe("details_schema", Table::Json),
]);
static ERRORS: List = List::of(Table::Record(&ERROR));
static EXAMPLE_ERROR: Record = closed(&[
    Field::required("code", Table::STRING),
    maybe("details", Table::Json),
]);
static EXAMPLE: Record = closed(&[
    maybe("name", Table::STRING),
    maybe("arguments", Table::Json),
    maybe("result", Table::Json),
    maybe("error", Table::Record(&EXAMPLE_ERROR)),
]);
static EXAMPLES: List = List::of(Table::Record(&EXAMPLE));
static NEXT: Record = closed(&[
    Field::required("tool", NAME),
    Field::required("reason", Table::STRING),
]);
static HANDOFFS: List = List::of(Table::Record(&NEXT));
static ASKED: Record = closed(&[
    Field::required("question", WORD),
    maybe("denied", Table::Json),
]);
static CONFIRM: Union = Union {
    alternatives: &[WORD, Table::Record(&ASKED)],
};
static CAPABILITIES: List = List::of(Table::Text(&CAPABILITY));
static DATA: Enum = Enum {
    members: &[
        Literal::Text("public"),
        Literal::Text("internal"),
        Literal::Text("confidential"),
        Literal::Text("restricted"),
    ],
};
static PII: Enum = Enum {
    members: &[
        Literal::Text("none"),
        Literal::Text("processes"),
        Literal::Text("stores"),
        Literal::Text("anonymizes"),
    ],
};
static COST: Enum = Enum {
    members: &[
        Literal::Text("free"),
        Literal::Text("low"),
        Literal::Text("medium"),
        Literal::Text("high"),
    ],
};

static MEMBERS: Record = closed(&[
    Field::required("name", NAME),
    maybe("title", Table::STRING),
    maybe("description", Table::STRING),
    maybe("version", Table::STRING),
    maybe("remote", WORD),
    maybe("tags", Table::List(&WORDS)),
    maybe("deprecated", Table::STRING),
    maybe("when", Table::STRING),
    maybe("avoid", Table::STRING),
    maybe("delegate", Table::STRING),
    maybe("effects", Table::Record(&EFFECTS)),
    maybe("capabilities", Table::List(&CAPABILITIES)),
    maybe("scopes", Table::List(&WORDS)),
    maybe("data", Table::Enum(&DATA)),
    maybe("pii", Table::Enum(&PII)),
    maybe("cost", Table::Enum(&COST)),
    maybe("confirm", Table::Union(&CONFIRM)),
    maybe("dry_run", Table::Bool),
    maybe("partial", Table::Bool),
    maybe("timeout_ms", Table::Int(&TIMEOUT)),
    maybe("retries", Table::Int(&RETRIES)),
    maybe("backoff_ms", Table::Int(&MILLISECONDS)),
    maybe("parallel", Table::Int(&PARALLEL)),
    maybe("final", Table::Bool),
    maybe("unmetered", Table::Bool),
    maybe("next", Table::List(&HANDOFFS)),
    Field::required("input_schema", Table::Json),
    maybe("output_schema", Table::Json),
    maybe("item_schema", Table::Json),
    maybe("errors", Table::List(&ERRORS)),
    maybe("examples", Table::List(&EXAMPLES)),
    maybe("meta", Table::Json),
]);

/// The members of a definition.
pub(super) const DEFINITION: Table = Table::Record(&MEMBERS);
