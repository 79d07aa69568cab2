// Made by toolc from unions.tools; do not edit.

//! How the types of `case.unions` are read, written and checked.

use toolrt::table;

use super::types::{
    Answer, Any, AnyRecord, Below, Cell, Code, Cron, EventRef, Group, Json, Left, LeftSide,
    Locator, Node, Right, RightSide, Step, Tree, Trigger, Where, Wire,
};

toolrt::members! {
    Wire: WIRE;
    Text("To Do");
    Text("in progress");
    Text("done");
    Text("+1");
    Text("-1");
    Text("");
}

toolrt::member_texts!(Wire: WIRE);

toolrt::members! {
    Code: CODE;
    Int(200);
    Int(410);
}

toolrt::member_texts!(Code: CODE);

#[rustfmt::skip]
static LOCATOR_TEXT_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}-\\d+$");
#[rustfmt::skip]
static LOCATOR_TEXT: table::Text = table::Text::ANY.patterns(&[&LOCATOR_TEXT_PATTERN]);
#[rustfmt::skip]
static LOCATOR_INT: table::Int = table::Int::ANY.at_least(1);

toolrt::alternatives! {
    Locator: LOCATOR;
    0 Text: text(&LOCATOR_TEXT);
    1 Int: int(&LOCATOR_INT);
}

toolrt::conversions!(Locator {
    Text(String),
    Int(i64),
});

toolrt::tagged! {
    Trigger: TRIGGER, "kind" beside;
    "schedule" Schedule: Record(&CRON);
    "event-ref" EventRef: Record(&EVENT_REF);
}

toolrt::conversions!(Trigger {
    Schedule(Cron),
    EventRef(EventRef),
});

toolrt::record! {
    Cron: CRON, closed;
    "expression" expression: required, STRING;
    "timezone" timezone: default("\"UTC\"", Self::default_timezone()), STRING;
}

#[rustfmt::skip]
static EVENT_REF_LABELS: table::Map = table::Map::of(table::Table::STRING);

toolrt::record! {
    EventRef: EVENT_REF, closed;
    "source" source: required, URI;
    "labels" labels: default("{}", std::collections::BTreeMap::new()), Map(&EVENT_REF_LABELS);
}

#[rustfmt::skip]
static ANSWER_TEXT: table::Text = table::Text::ANY.min(1);
#[rustfmt::skip]
static ANSWER_PLAN: table::List = table::List::of(table::Table::Record(&STEP));

toolrt::tagged! {
    Answer: ANSWER, "type" content;
    "text" Text: text(&ANSWER_TEXT);
    "plan" Plan: List(&ANSWER_PLAN);
    "none" None: Null;
    "again" Again: Tagged(&ANSWER);
}

toolrt::conversions!(Answer {
    Text(String),
});

#[rustfmt::skip]
static STEP_STEPS: table::List = table::List::of(table::Table::Record(&STEP));

toolrt::record! {
    Step: STEP, closed;
    "title" title: required, STRING;
    "steps" steps: default("[]", Vec::new()), List(&STEP_STEPS);
    "next" next: optional, Record(&STEP);
    "answer" answer: optional, Tagged(&ANSWER);
}

toolrt::record! {
    AnyRecord: ANY_RECORD, closed;
    "a" a: required, INT;
}

#[rustfmt::skip]
static ANY_INT_LIST: table::List = table::List::of(table::Table::INT);

toolrt::alternatives! {
    Any: ANY;
    0 Text: STRING;
    1 Int: INT;
    2 Float: FLOAT;
    3 Bool: Bool;
    4 IntList: List(&ANY_INT_LIST);
    5 Record: Record(&ANY_RECORD);
    6 Wire: Enum(&WIRE);
}

toolrt::conversions!(Any {
    Text(String),
    Int(i64),
    Float(f64),
    Bool(bool),
    Record(AnyRecord),
    Wire(Wire),
});

#[rustfmt::skip]
static CELL_INT: table::Int = table::Int::ANY.at_least(0).at_most(9);
#[rustfmt::skip]
static CELL_TUPLE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);

toolrt::alternatives! {
    Cell: CELL;
    0 Int: int(&CELL_INT);
    1 Tuple: Tuple(&CELL_TUPLE) => by(read_cell_tuple, write_cell_tuple);
}

fn read_cell_tuple(r: &mut toolrt::Reader<'_>) -> Result<(i64, i64), toolrt::Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_cell_tuple(w: &mut toolrt::Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::conversions!(Cell {
    Int(i64),
});

#[rustfmt::skip]
static WHERE_PATH_LIST: table::List = table::List::of(table::Table::PATH);

toolrt::alternatives! {
    Where: WHERE;
    0 Path: PATH;
    1 PathList: List(&WHERE_PATH_LIST);
}

toolrt::conversions!(Where {
    Path(toolrt::FilePath),
});

#[rustfmt::skip]
static TREE_TREE_LIST: table::List = table::List::of(table::Table::Union(&TREE));

toolrt::alternatives! {
    Tree: TREE;
    0 Text: STRING;
    1 TreeList: List(&TREE_TREE_LIST);
}

toolrt::conversions!(Tree {
    Text(String),
});

toolrt::alternatives! {
    Below: BELOW;
    0 Left: Record(&LEFT);
    1 Right: Record(&RIGHT);
}

toolrt::conversions!(Below {
    Left(Left),
    Right(Right),
});

toolrt::members! {
    LeftSide: LEFT_SIDE;
    Text("left");
}

toolrt::member_texts!(LeftSide: LEFT_SIDE);

toolrt::record! {
    Left: LEFT, closed;
    "side" side: required, Enum(&LEFT_SIDE);
    "below" below: required, Nullable(&table::Table::Union(&BELOW));
}

toolrt::members! {
    RightSide: RIGHT_SIDE;
    Text("right");
}

toolrt::member_texts!(RightSide: RIGHT_SIDE);

toolrt::record! {
    Right: RIGHT, closed;
    "side" side: required, Enum(&RIGHT_SIDE);
    "below" below: maybe, Nullable(&table::Table::Union(&BELOW));
}

#[rustfmt::skip]
static GROUP_NODES: table::List = table::List::of(table::Table::Tagged(&NODE));

toolrt::record! {
    Group: GROUP, closed;
    "nodes" nodes: required, List(&GROUP_NODES);
}

toolrt::tagged! {
    Node: NODE, "kind" beside;
    "group" Group: Record(&GROUP);
    "leaf" Leaf: Record(&CRON);
}

toolrt::conversions!(Node {
    Group(Group),
    Leaf(Cron),
});

#[rustfmt::skip]
static JSON_JSON_LIST: table::List = table::List::of(table::Table::Nullable(&table::Table::Union(&JSON)));
#[rustfmt::skip]
static JSON_JSON_MAP: table::Map = table::Map::of(table::Table::Nullable(&table::Table::Union(&JSON)));

toolrt::alternatives! {
    Json: JSON;
    0 Text: STRING;
    1 Float: FLOAT;
    2 JsonList: List(&JSON_JSON_LIST);
    3 JsonMap: Map(&JSON_JSON_MAP);
}

toolrt::conversions!(Json {
    Text(String),
    Float(f64),
});
