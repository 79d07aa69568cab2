//! Tables of enums and unions.

use toolrt::Table;
use toolrt::table::{
    Enum, Field, Float, Int, List, Literal, Pattern, Record, Rest, Tagged, Text, Union, Variant,
};

macro_rules! texts {
    ($($name:ident = [$($text:literal),*];)*) => {
        $(static $name: Enum = Enum { members: &[$(Literal::Text($text)),*] };)*
    };
}

macro_rules! records {
    ($($name:ident = [$($field:expr),*];)*) => {
        $(static $name: Record = Record {
            name: stringify!($name),
            fields: &[$($field),*],
            rest: Rest::Closed,
        };)*
    };
}

texts! {
    STATUS = ["pending", "in_progress", "done"];
    SORT = ["+1", "-1", ""];
    MODE = ["fast", "slow"];
    ONLY = ["v1"];
    JOB_KIND = ["job"];
    COLOUR = ["red", "green", "blue", "grey", "gray"];
    CIRCLE_SHAPE = ["circle"];
    SQUARE_SHAPE = ["square"];
    LEFT_SIDE = ["left"];
    RIGHT_SIDE = ["right"];
    MANY = [
        "a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10", "a11", "a12", "a13",
        "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22"
    ];
}

static CODE: Enum = Enum {
    members: &[Literal::Int(200), Literal::Int(404)],
};
static LEVEL: Enum = Enum {
    members: &[Literal::Int(1), Literal::Int(2), Literal::Int(3)],
};
static MIXED: Enum = Enum {
    members: &[
        Literal::Text("auto"),
        Literal::Int(1),
        Literal::Float(2.5),
        Literal::Bool(true),
        Literal::Null,
    ],
};

static ABOVE_0: Float = Float::ANY.above(0.0);

records! {
    JOB = [
        Field::default("status", Table::Enum(&STATUS), "\"pending\""),
        Field::required("kind", Table::Enum(&JOB_KIND))
    ];
    KEYS = [
        Field::optional("order_by", Table::INT),
        Field::optional("orderBy2", Table::INT),
        Field::optional("created_at", Table::INT),
        Field::optional("limit", Table::INT)
    ];
    PAIR = [Field::optional("ab", Table::INT), Field::optional("ba", Table::INT)];
    CRON = [
        Field::required("expression", Table::STRING),
        Field::default("timezone", Table::STRING, "\"UTC\"")
    ];
    EVENT_REF = [Field::required("source", Table::URI), Field::required("name", Table::STRING)];
    CIRCLE = [
        Field::required("shape", Table::Enum(&CIRCLE_SHAPE)),
        Field::required("radius", Table::Float(&ABOVE_0))
    ];
    SQUARE = [
        Field::required("shape", Table::Enum(&SQUARE_SHAPE)),
        Field::required("side", Table::Float(&ABOVE_0))
    ];
    NAME = [Field::required("name", Table::STRING)];
    FULL = [Field::required("name", Table::STRING), Field::required("age", Table::INT)];
    LEFT = [
        Field::required("side", Table::Enum(&LEFT_SIDE)),
        Field::required("below", Table::Nullable(&DEEP))
    ];
    RIGHT = [
        Field::required("side", Table::Enum(&RIGHT_SIDE)),
        Field::required("below", Table::Nullable(&DEEP))
    ];
    HOLDER = [Field::optional("locator", Table::Nullable(&Table::Union(&LOCATOR)))];
}

static TRIGGER: Tagged = Tagged {
    name: "Trigger",
    tag: "kind",
    content: None,
    variants: &[
        Variant::new("schedule", Table::Record(&CRON)),
        Variant::new("event", Table::Record(&EVENT_REF)),
    ],
};
static QUOTED: Tagged = Tagged {
    name: "Quoted",
    tag: "the \"kind\"",
    content: None,
    variants: &[
        Variant::new("a\"b", Table::Record(&CRON)),
        Variant::new("c\\d", Table::Record(&EVENT_REF)),
    ],
};
static ANSWER: Tagged = Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[
        Variant::new("text", Table::Text(&NOT_EMPTY)),
        Variant::new("plan", Table::Record(&CRON)),
    ],
};
static NOT_EMPTY: Text = Text::ANY.min(1);
static TICKET: Text = Text::ANY.patterns(&[&TICKET_PATTERN]);
static TICKET_PATTERN: Pattern = Pattern::new(r"^[A-Z]{3}-\d+$");
static FROM_1: Int = Int::ANY.at_least(1);
static LOCATOR: Union = Union {
    alternatives: &[Table::Text(&TICKET), Table::Int(&FROM_1)],
};
static NUMBER: Union = Union {
    alternatives: &[Table::INT, Table::FLOAT],
};
static EITHER: Union = Union {
    alternatives: &[Table::FLOAT, Table::INT],
};
static INTS: List = List::of(Table::INT);
static SHAPE: Union = Union {
    alternatives: &[
        Table::Record(&CIRCLE),
        Table::Record(&SQUARE),
        Table::List(&INTS),
    ],
};
static LOOSE: Union = Union {
    alternatives: &[Table::Record(&NAME), Table::Record(&FULL)],
};
static ANY_MODE: Table = Table::Enum(&MODE);
static DEEP: Table = Table::Union(&SIDES);
static SIDES: Union = Union {
    alternatives: &[Table::Record(&LEFT), Table::Record(&RIGHT)],
};

pub fn table(file: &str, name: &str) -> Option<Table> {
    Some(match (file, name) {
        ("enums", "Status") => Table::Enum(&STATUS),
        ("enums", "Code") => Table::Enum(&CODE),
        ("enums", "Sort") => Table::Enum(&SORT),
        ("enums", "Mode") => Table::Enum(&MODE),
        ("enums", "Level") => Table::Enum(&LEVEL),
        ("enums", "Mixed") => Table::Enum(&MIXED),
        ("enums", "Only") => Table::Enum(&ONLY),
        ("enums", "OptionalMode") => Table::Nullable(&ANY_MODE),
        ("enums", "Job") => Table::Record(&JOB),
        ("enums", "Many") => Table::Enum(&MANY),
        ("unions", "Trigger") => Table::Tagged(&TRIGGER),
        ("unions", "Quoted") => Table::Tagged(&QUOTED),
        ("unions", "Answer") => Table::Tagged(&ANSWER),
        ("unions", "Locator") => Table::Union(&LOCATOR),
        ("unions", "Number") => Table::Union(&NUMBER),
        ("unions", "Either") => Table::Union(&EITHER),
        ("unions", "Shape") => Table::Union(&SHAPE),
        ("unions", "Loose") => Table::Union(&LOOSE),
        ("unions", "Deep") => Table::Nullable(&DEEP),
        ("unions", "Holder") => Table::Record(&HOLDER),
        ("words", "Number") => Table::INT,
        ("words", "Colour") => Table::Enum(&COLOUR),
        ("words", "Keys") => Table::Record(&KEYS),
        ("words", "Pair") => Table::Record(&PAIR),
        _ => return None,
    })
}
