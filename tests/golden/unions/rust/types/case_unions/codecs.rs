// Made by toolc from unions.tools; do not edit.

//! How the types of `case.unions` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Answer, Any, AnyRecord, Below, Cell, Code, Cron, EventRef, Group, Json, Left, LeftSide,
    Locator, Node, Right, RightSide, Step, Tree, Trigger, Where, Wire,
};

#[rustfmt::skip]
pub static WIRE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("To Do"),
        table::Literal::Text("in progress"),
        table::Literal::Text("done"),
        table::Literal::Text("+1"),
        table::Literal::Text("-1"),
        table::Literal::Text(""),
    ],
};

toolrt::members!(Wire: WIRE);

toolrt::member_texts!(Wire: WIRE);

#[rustfmt::skip]
pub static CODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(200),
        table::Literal::Int(410),
    ],
};

toolrt::members!(Code: CODE);

toolrt::member_texts!(Code: CODE);

#[rustfmt::skip]
pub static LOCATOR: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&LOCATOR_TEXT),
        table::Table::Int(&LOCATOR_INT),
    ],
};
#[rustfmt::skip]
static LOCATOR_TEXT_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}-\\d+$");
#[rustfmt::skip]
static LOCATOR_TEXT: table::Text = table::Text::ANY.patterns(&[&LOCATOR_TEXT_PATTERN]);
#[rustfmt::skip]
static LOCATOR_INT: table::Int = table::Int::ANY.at_least(1);

impl Payload for Locator {
    fn table() -> table::Table {
        table::Table::Union(&LOCATOR)
    }
}

impl Decode for Locator {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LOCATOR)? {
            0 => r.text(&LOCATOR_TEXT).map(Self::Text),
            1 => r.int(&LOCATOR_INT).map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Locator {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.text(value, &LOCATOR_TEXT),
            Self::Int(value) => w.int(*value, &LOCATOR_INT),
        }
    }
}

toolrt::conversions!(Locator {
    Text(String),
    Int(i64),
});

#[rustfmt::skip]
pub static TRIGGER: table::Tagged = table::Tagged {
    name: "Trigger",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("schedule", table::Table::Record(&CRON)),
        table::Variant::new("event-ref", table::Table::Record(&EVENT_REF)),
    ],
};

impl Payload for Trigger {
    fn table() -> table::Table {
        table::Table::Tagged(&TRIGGER)
    }
}

impl Decode for Trigger {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "schedule" => r.variant("kind").map(Self::Schedule),
            "event-ref" => r.variant("kind").map(Self::EventRef),
            _ => Err(Refused),
        }
    }
}

impl Encode for Trigger {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Schedule(value) => {
                w.variant("kind", "schedule", value);
            }
            Self::EventRef(value) => {
                w.variant("kind", "event-ref", value);
            }
        }
    }
}

toolrt::conversions!(Trigger {
    Schedule(Cron),
    EventRef(EventRef),
});

#[rustfmt::skip]
pub static CRON: table::Record = table::Record {
    name: "Cron",
    fields: &[
        table::Field::required("expression", table::Table::STRING),
        table::Field::default("timezone", table::Table::STRING, "\"UTC\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Cron {
    fn table() -> table::Table {
        table::Table::Record(&CRON)
    }
}

impl Decode for Cron {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut expression = None;
        let mut timezone = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "expression" => expression = Some(r.read()?),
                "timezone" => timezone = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            expression: expression.ok_or(Refused)?,
            timezone: timezone.unwrap_or_else(Self::default_timezone),
        })
    }
}

impl Encode for Cron {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("expression").write(&self.expression);
        w.key("timezone").write(&self.timezone);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EVENT_REF: table::Record = table::Record {
    name: "EventRef",
    fields: &[
        table::Field::required("source", table::Table::URI),
        table::Field::default("labels", table::Table::Map(&EVENT_REF_LABELS), "{}"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static EVENT_REF_LABELS: table::Map = table::Map::of(table::Table::STRING);

impl Payload for EventRef {
    fn table() -> table::Table {
        table::Table::Record(&EVENT_REF)
    }
}

impl Decode for EventRef {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut source = None;
        let mut labels = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "source" => source = Some(r.read()?),
                "labels" => labels = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            source: source.ok_or(Refused)?,
            labels: labels.unwrap_or_default(),
        })
    }
}

impl Encode for EventRef {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("source").write(&self.source);
        w.key("labels").write(&self.labels);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Tagged = table::Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("text", table::Table::Text(&ANSWER_TEXT)),
        table::Variant::new("plan", table::Table::List(&ANSWER_PLAN)),
        table::Variant::new("none", table::Table::Null),
        table::Variant::new("again", table::Table::Tagged(&ANSWER)),
    ],
};
#[rustfmt::skip]
static ANSWER_TEXT: table::Text = table::Text::ANY.min(1);
#[rustfmt::skip]
static ANSWER_PLAN: table::List = table::List::of(table::Table::Record(&STEP));

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Tagged(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "text" => r.content("type", "value", read_answer_text).map(Self::Text),
            "plan" => r.content("type", "value", Reader::read).map(Self::Plan),
            "none" => r.content("type", "value", Reader::read).map(Self::None),
            "again" => r.content("type", "value", Reader::read).map(Self::Again),
            _ => Err(Refused),
        }
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Text(value) => {
                w.key("type").str("text");
                w.key("value");
                w.text(value, &ANSWER_TEXT);
            }
            Self::Plan(value) => {
                w.key("type").str("plan");
                w.key("value");
                w.write(value);
            }
            Self::None(value) => {
                w.key("type").str("none");
                w.key("value");
                w.write(value);
            }
            Self::Again(value) => {
                w.key("type").str("again");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

fn read_answer_text(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.text(&ANSWER_TEXT)
}

toolrt::conversions!(Answer {
    Text(String),
});

#[rustfmt::skip]
pub static STEP: table::Record = table::Record {
    name: "Step",
    fields: &[
        table::Field::required("title", table::Table::STRING),
        table::Field::default("steps", table::Table::List(&STEP_STEPS), "[]"),
        table::Field::optional("next", table::Table::Record(&STEP)),
        table::Field::optional("answer", table::Table::Tagged(&ANSWER)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static STEP_STEPS: table::List = table::List::of(table::Table::Record(&STEP));

impl Payload for Step {
    fn table() -> table::Table {
        table::Table::Record(&STEP)
    }
}

impl Decode for Step {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut title = None;
        let mut steps = None;
        let mut next = None;
        let mut answer = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "title" => title = Some(r.read()?),
                "steps" => steps = Some(r.read()?),
                "next" => next = Some(r.read()?),
                "answer" => answer = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            title: title.ok_or(Refused)?,
            steps: steps.unwrap_or_default(),
            next,
            answer,
        })
    }
}

impl Encode for Step {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("title").write(&self.title);
        w.key("steps").write(&self.steps);
        if let Some(next) = &self.next {
            w.key("next").write(next);
        }
        if let Some(answer) = &self.answer {
            w.key("answer").write(answer);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANY_RECORD: table::Record = table::Record {
    name: "AnyRecord",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AnyRecord {
    fn table() -> table::Table {
        table::Table::Record(&ANY_RECORD)
    }
}

impl Decode for AnyRecord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for AnyRecord {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANY: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::INT,
        table::Table::FLOAT,
        table::Table::Bool,
        table::Table::List(&ANY_INT_LIST),
        table::Table::Record(&ANY_RECORD),
        table::Table::Enum(&WIRE),
    ],
};
#[rustfmt::skip]
static ANY_INT_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for Any {
    fn table() -> table::Table {
        table::Table::Union(&ANY)
    }
}

impl Decode for Any {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&ANY)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::Int),
            2 => r.read().map(Self::Float),
            3 => r.read().map(Self::Bool),
            4 => r.read().map(Self::IntList),
            5 => r.read().map(Self::Record),
            6 => r.read().map(Self::Wire),
            _ => Err(Refused),
        }
    }
}

impl Encode for Any {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::Int(value) => w.write(value),
            Self::Float(value) => w.write(value),
            Self::Bool(value) => w.write(value),
            Self::IntList(value) => w.write(value),
            Self::Record(value) => w.write(value),
            Self::Wire(value) => w.write(value),
        }
    }
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
pub static CELL: table::Union = table::Union {
    alternatives: &[
        table::Table::Int(&CELL_INT),
        table::Table::Tuple(&CELL_TUPLE),
    ],
};
#[rustfmt::skip]
static CELL_INT: table::Int = table::Int::ANY.at_least(0).at_most(9);
#[rustfmt::skip]
static CELL_TUPLE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);

impl Payload for Cell {
    fn table() -> table::Table {
        table::Table::Union(&CELL)
    }
}

impl Decode for Cell {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&CELL)? {
            0 => r.int(&CELL_INT).map(Self::Int),
            1 => read_cell_tuple(r).map(Self::Tuple),
            _ => Err(Refused),
        }
    }
}

impl Encode for Cell {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.int(*value, &CELL_INT),
            Self::Tuple(value) => write_cell_tuple(w, value),
        }
    }
}

fn read_cell_tuple(r: &mut Reader<'_>) -> Result<(i64, i64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_cell_tuple(w: &mut Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::conversions!(Cell {
    Int(i64),
});

#[rustfmt::skip]
pub static WHERE: table::Union = table::Union {
    alternatives: &[
        table::Table::PATH,
        table::Table::List(&WHERE_PATH_LIST),
    ],
};
#[rustfmt::skip]
static WHERE_PATH_LIST: table::List = table::List::of(table::Table::PATH);

impl Payload for Where {
    fn table() -> table::Table {
        table::Table::Union(&WHERE)
    }
}

impl Decode for Where {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&WHERE)? {
            0 => r.read().map(Self::Path),
            1 => r.read().map(Self::PathList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Where {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Path(value) => w.write(value),
            Self::PathList(value) => w.write(value),
        }
    }
}

toolrt::conversions!(Where {
    Path(toolrt::FilePath),
});

#[rustfmt::skip]
pub static TREE: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::List(&TREE_TREE_LIST),
    ],
};
#[rustfmt::skip]
static TREE_TREE_LIST: table::List = table::List::of(table::Table::Union(&TREE));

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::Union(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&TREE)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::TreeList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::TreeList(value) => w.write(value),
        }
    }
}

toolrt::conversions!(Tree {
    Text(String),
});

#[rustfmt::skip]
pub static BELOW: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&LEFT),
        table::Table::Record(&RIGHT),
    ],
};

impl Payload for Below {
    fn table() -> table::Table {
        table::Table::Union(&BELOW)
    }
}

impl Decode for Below {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&BELOW)? {
            0 => r.read().map(Self::Left),
            1 => r.read().map(Self::Right),
            _ => Err(Refused),
        }
    }
}

impl Encode for Below {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Left(value) => w.write(value),
            Self::Right(value) => w.write(value),
        }
    }
}

toolrt::conversions!(Below {
    Left(Left),
    Right(Right),
});

#[rustfmt::skip]
pub static LEFT_SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("left"),
    ],
};

toolrt::members!(LeftSide: LEFT_SIDE);

toolrt::member_texts!(LeftSide: LEFT_SIDE);

#[rustfmt::skip]
pub static LEFT: table::Record = table::Record {
    name: "Left",
    fields: &[
        table::Field::required("side", table::Table::Enum(&LEFT_SIDE)),
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&BELOW))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Left {
    fn table() -> table::Table {
        table::Table::Record(&LEFT)
    }
}

impl Decode for Left {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        let mut below = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                "below" => below = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
            below: below.ok_or(Refused)?,
        })
    }
}

impl Encode for Left {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.key("below").write(&self.below);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RIGHT_SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("right"),
    ],
};

toolrt::members!(RightSide: RIGHT_SIDE);

toolrt::member_texts!(RightSide: RIGHT_SIDE);

#[rustfmt::skip]
pub static RIGHT: table::Record = table::Record {
    name: "Right",
    fields: &[
        table::Field::required("side", table::Table::Enum(&RIGHT_SIDE)),
        table::Field::optional("below", table::Table::Nullable(&table::Table::Union(&BELOW))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Right {
    fn table() -> table::Table {
        table::Table::Record(&RIGHT)
    }
}

impl Decode for Right {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        let mut below = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                "below" => below = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
            below,
        })
    }
}

impl Encode for Right {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        if !self.below.is_absent() {
            w.key("below");
            w.nullable(self.below.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GROUP: table::Record = table::Record {
    name: "Group",
    fields: &[
        table::Field::required("nodes", table::Table::List(&GROUP_NODES)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static GROUP_NODES: table::List = table::List::of(table::Table::Tagged(&NODE));

impl Payload for Group {
    fn table() -> table::Table {
        table::Table::Record(&GROUP)
    }
}

impl Decode for Group {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut nodes = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "nodes" => nodes = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            nodes: nodes.ok_or(Refused)?,
        })
    }
}

impl Encode for Group {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("nodes").write(&self.nodes);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NODE: table::Tagged = table::Tagged {
    name: "Node",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("group", table::Table::Record(&GROUP)),
        table::Variant::new("leaf", table::Table::Record(&CRON)),
    ],
};

impl Payload for Node {
    fn table() -> table::Table {
        table::Table::Tagged(&NODE)
    }
}

impl Decode for Node {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "group" => r.variant("kind").map(Self::Group),
            "leaf" => r.variant("kind").map(Self::Leaf),
            _ => Err(Refused),
        }
    }
}

impl Encode for Node {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Group(value) => {
                w.variant("kind", "group", value);
            }
            Self::Leaf(value) => {
                w.variant("kind", "leaf", value);
            }
        }
    }
}

toolrt::conversions!(Node {
    Group(Group),
    Leaf(Cron),
});

#[rustfmt::skip]
pub static JSON: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::FLOAT,
        table::Table::List(&JSON_JSON_LIST),
        table::Table::Map(&JSON_JSON_MAP),
    ],
};
#[rustfmt::skip]
static JSON_JSON_LIST: table::List = table::List::of(table::Table::Nullable(&table::Table::Union(&JSON)));
#[rustfmt::skip]
static JSON_JSON_MAP: table::Map = table::Map::of(table::Table::Nullable(&table::Table::Union(&JSON)));

impl Payload for Json {
    fn table() -> table::Table {
        table::Table::Union(&JSON)
    }
}

impl Decode for Json {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&JSON)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::Float),
            2 => r.read().map(Self::JsonList),
            3 => r.read().map(Self::JsonMap),
            _ => Err(Refused),
        }
    }
}

impl Encode for Json {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::Float(value) => w.write(value),
            Self::JsonList(value) => w.write(value),
            Self::JsonMap(value) => w.write(value),
        }
    }
}

toolrt::conversions!(Json {
    Text(String),
    Float(f64),
});
