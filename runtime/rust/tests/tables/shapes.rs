//! Tables of records, lists, maps, tuples and secrets.

use toolrt::Table;
use toolrt::table::{Enum, Field, Int, List, Literal, Map, Record, Rest, Text, Tuple};

macro_rules! record {
    ($name:ident, $rest:expr, [$($field:expr),* $(,)?]) => {
        static $name: Record = Record { name: stringify!($name), fields: &[$($field),*], rest: $rest };
    };
}

static NOT_EMPTY: Text = Text::ANY.min(1);
static NATURAL: Int = Int::ANY.at_least(0);
static NUMBERS: List = List::of(Table::INT);
const NULLABLE_STRING: Table = Table::Nullable(&Table::STRING);

record!(
    PAIR,
    Rest::Closed,
    [
        Field::required("a", Table::INT),
        Field::optional("b", Table::INT)
    ]
);
record!(
    TODO,
    Rest::Closed,
    [
        Field::required("id", Table::Text(&NOT_EMPTY)),
        Field::required("title", Table::STRING),
        Field::default("done", Table::Bool, "false"),
        Field::optional("note", Table::STRING),
        Field::optional("due", NULLABLE_STRING),
        Field::required("owner", NULLABLE_STRING),
        Field::optional("level", Table::INT),
    ]
);
record!(EMPTY, Rest::Closed, []);
record!(OPEN, Rest::Open, [Field::required("id", Table::INT)]);
record!(
    OPEN_JSON,
    Rest::Kept(Table::Json),
    [Field::required("id", Table::INT)]
);
record!(
    OPEN_TYPED,
    Rest::Kept(Table::Int(&NATURAL)),
    [Field::required("id", Table::INT)]
);
record!(
    ODD,
    Rest::Closed,
    [
        Field::optional("filter[status]", Table::STRING),
        Field::optional("a/b~c", Table::INT),
        Field::optional("type", Table::STRING),
        Field::optional("quoted\"key", Table::INT),
        Field::optional("", Table::INT),
    ]
);
static TODOS: List = List::of(Table::Record(&TODO));
record!(
    OUTER,
    Rest::Closed,
    [
        Field::required("inner", Table::Record(&TODO)),
        Field::optional("rest", Table::List(&TODOS))
    ]
);
static NODES: List = List::of(Table::Record(&NODE));
record!(
    NODE,
    Rest::Closed,
    [
        Field::required("value", Table::INT),
        Field::optional("next", Table::Record(&NODE)),
        Field::default("children", Table::List(&NODES), "[]"),
    ]
);

static NAMES: List = List::of(Table::STRING).min(1).max(3);
static TAGS: List = List::of(Table::STRING).unique();
static REALS: List = List::of(Table::FLOAT).unique();
static POINTS: List = List::of(Table::Record(&POINT)).unique();
record!(
    POINT,
    Rest::Closed,
    [
        Field::required("x", Table::INT),
        Field::default("y", Table::INT, "0")
    ]
);
static SCORES: Map = Map::of(Table::Int(&NATURAL)).min(1).max(2);
static GRID: List = List::of(Table::List(&ROW));
static ROW: List = List::of(Table::INT).min(2).max(2);
static SPAN: Tuple = Tuple::of(&[Table::FLOAT, Table::FLOAT]);
static TRAIL: Tuple = Tuple::of(&[Table::STRING]).tail(Table::INT);
static BAG: Map = Map::of(Table::List(&JSONS));
static JSONS: List = List::of(Table::Json);
static ANYTHING: List = List::of(Table::Json).unique();

static TOKEN: Text = Text::ANY.min(8);
static PIN: Int = Int::ANY.at_least(1000).at_most(9999);
static MODE: Enum = Enum {
    members: &[Literal::Text("a"), Literal::Text("b")],
};
static MORE: Map = Map::of(Table::INT);
record!(INNER, Rest::Closed, [Field::required("known", Table::INT)]);
record!(
    LOGIN,
    Rest::Closed,
    [
        Field::required("user", Table::STRING),
        Field::required("token", Table::Secret(&Table::Text(&TOKEN))),
        Field::optional("pin", Table::Secret(&Table::Int(&PIN))),
        Field::optional("mode", Table::Secret(&Table::Enum(&MODE))),
        Field::optional("keys", Table::Secret(&Table::List(&TAGS))),
        Field::optional("more", Table::Secret(&Table::Map(&MORE))),
        Field::optional("inner", Table::Secret(&Table::Record(&INNER))),
    ]
);

pub fn table(file: &str, name: &str) -> Option<Table> {
    Some(match (file, name) {
        ("documents", "Any") => Table::Json,
        ("documents", "Numbers") => Table::List(&NUMBERS),
        ("documents", "Pair") => Table::Record(&PAIR),
        ("records", "Todo") => Table::Record(&TODO),
        ("records", "Empty") => Table::Record(&EMPTY),
        ("records", "Open") => Table::Record(&OPEN),
        ("records", "OpenJson") => Table::Record(&OPEN_JSON),
        ("records", "OpenTyped") => Table::Record(&OPEN_TYPED),
        ("records", "Odd") => Table::Record(&ODD),
        ("records", "Outer") => Table::Record(&OUTER),
        ("records", "Node") => Table::Record(&NODE),
        ("collections", "Names") => Table::List(&NAMES),
        ("collections", "Tags") => Table::List(&TAGS),
        ("collections", "Numbers") => Table::List(&REALS),
        ("collections", "Points") => Table::List(&POINTS),
        ("collections", "Scores") => Table::Map(&SCORES),
        ("collections", "Grid") => Table::List(&GRID),
        ("collections", "Span") => Table::Tuple(&SPAN),
        ("collections", "Trail") => Table::Tuple(&TRAIL),
        ("collections", "Bag") => Table::Map(&BAG),
        ("collections", "Anything") => Table::List(&ANYTHING),
        ("secrets", "Login") => Table::Record(&LOGIN),
        _ => return None,
    })
}
