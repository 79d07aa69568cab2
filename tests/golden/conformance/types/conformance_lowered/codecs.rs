// Made by toolc from lowered.tools; do not edit.

//! How the types of `conformance.lowered` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Answer, Bag, Deep, Documents, Either, Kept, Labels, Left, LeftSide, Line, Odd, OddWord, Pair,
    Right, RightSide, Target, Tree,
};

#[rustfmt::skip]
pub static LINE: table::Record = table::Record {
    name: "Line",
    fields: &[
        table::Field::required("article", table::Table::STRING),
        table::Field::default("count", table::Table::INT, "1"),
        table::Field::optional("note", table::Table::Nullable(&table::Table::STRING)),
        table::Field::optional("labels", table::Table::Map(&LINE_LABELS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LINE_LABELS: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);

impl Payload for Line {
    fn table() -> table::Table {
        table::Table::Record(&LINE)
    }
}

impl Decode for Line {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut article = None;
        let mut count = None;
        let mut note = toolrt::Maybe::Absent;
        let mut labels = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "article" => article = Some(r.read()?),
                "count" => count = Some(r.read()?),
                "note" => note = r.read()?,
                "labels" => labels = Some(r.map(&LINE_LABELS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            article: article.ok_or(Refused)?,
            count: count.unwrap_or(1),
            note,
            labels,
        })
    }
}

impl Encode for Line {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("article").write(&self.article);
        w.key("count").write(&self.count);
        if !self.note.is_absent() {
            w.key("note");
            w.nullable(self.note.value(), Writer::write);
        }
        if let Some(labels) = &self.labels {
            w.key("labels").map(labels, &LINE_LABELS, Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TREE: table::Record = table::Record {
    name: "Tree",
    fields: &[
        table::Field::required("name", table::Table::STRING),
        table::Field::optional("children", table::Table::List(&TREE_CHILDREN)),
    ],
    rest: table::Rest::Kept(table::Table::Map(&TREE_REST)),
};
#[rustfmt::skip]
static TREE_CHILDREN: table::List = table::List::of(table::Table::Record(&TREE));
#[rustfmt::skip]
static TREE_REST: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::Record(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut children = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                "children" => children = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.map(&TREE_REST, Reader::read)?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            children,
            rest,
        })
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        if let Some(children) = &self.children {
            w.key("children").write(children);
        }
        w.entries(&self.rest, write_tree_rest);
        w.end_object();
    }
}

fn write_tree_rest(w: &mut Writer, value: &Labels) {
    w.map(value, &TREE_REST, Writer::write);
}

#[rustfmt::skip]
pub static TARGET: table::Tagged = table::Tagged {
    name: "Target",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("line", table::Table::Record(&LINE)),
        table::Variant::new("tree", table::Table::Record(&TREE)),
    ],
};

impl Payload for Target {
    fn table() -> table::Table {
        table::Table::Tagged(&TARGET)
    }
}

impl Decode for Target {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "line" => r.variant("kind").map(Self::Line),
            "tree" => r.variant("kind").map(Self::Tree),
            _ => Err(Refused),
        }
    }
}

impl Encode for Target {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Line(value) => {
                w.variant("kind", "line", value);
            }
            Self::Tree(value) => {
                w.variant("kind", "tree", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Tagged = table::Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("labels", table::Table::Map(&ANSWER_LABELS)),
        table::Variant::new("nothing", table::Table::Null),
    ],
};
#[rustfmt::skip]
static ANSWER_LABELS: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Tagged(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "labels" => {
                let value = r.content("type", "value", read_answer_labels)?;
                Ok(Self::Labels(value))
            }
            "nothing" => r.content("type", "value", Reader::read).map(Self::Nothing),
            _ => Err(Refused),
        }
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Labels(value) => {
                w.key("type").str("labels");
                w.key("value");
                w.map(value, &ANSWER_LABELS, Writer::write);
            }
            Self::Nothing(value) => {
                w.key("type").str("nothing");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

fn read_answer_labels(r: &mut Reader<'_>) -> Result<Labels, Refused> {
    r.map(&ANSWER_LABELS, Reader::read)
}

#[rustfmt::skip]
pub static EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::List(&EITHER_TREE_LIST),
        table::Table::Map(&EITHER_NESTED),
    ],
};
#[rustfmt::skip]
static EITHER_TREE_LIST: table::List = table::List::of(table::Table::Record(&TREE));
#[rustfmt::skip]
static EITHER_NESTED_VALUE: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);
#[rustfmt::skip]
static EITHER_NESTED: table::Map = table::Map::of(table::Table::Map(&EITHER_NESTED_VALUE));

impl Payload for Either {
    fn table() -> table::Table {
        table::Table::Union(&EITHER)
    }
}

impl Decode for Either {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::TreeList),
            2 => {
                let value = r.map(&EITHER_NESTED, read_either_nested_value)?;
                Ok(Self::Nested(value))
            }
            _ => Err(Refused),
        }
    }
}

impl Encode for Either {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::TreeList(value) => w.write(value),
            Self::Nested(value) => w.map(value, &EITHER_NESTED, write_either_nested_value),
        }
    }
}

fn read_either_nested_value(r: &mut Reader<'_>) -> Result<Labels, Refused> {
    r.map(&EITHER_NESTED_VALUE, Reader::read)
}

fn write_either_nested_value(w: &mut Writer, value: &Labels) {
    w.map(value, &EITHER_NESTED_VALUE, Writer::write);
}

#[rustfmt::skip]
pub static ODD_WORD: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
    ],
};

impl Payload for OddWord {
    fn table() -> table::Table {
        table::Table::Enum(&ODD_WORD)
    }
}

impl Decode for OddWord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&ODD_WORD, &Self::ALL)
    }
}

impl Encode for OddWord {
    fn encode(&self, w: &mut Writer) {
        w.member(&ODD_WORD, *self as usize);
    }
}

#[rustfmt::skip]
pub static ODD: table::Record = table::Record {
    name: "Odd",
    fields: &[
        table::Field::optional("word", table::Table::Nullable(&table::Table::Enum(&ODD_WORD))),
        table::Field::optional("any", table::Table::Json),
        table::Field::optional("secret", table::Table::Secret(&table::Table::STRING)),
        table::Field::optional("text", table::Table::STRING),
        table::Field::optional("lines", table::Table::Nullable(&table::Table::Secret(&table::Table::List(&ODD_LINES)))),
    ],
    rest: table::Rest::Open,
};
#[rustfmt::skip]
static ODD_LINES: table::List = table::List::of(table::Table::Record(&LINE));

impl Payload for Odd {
    fn table() -> table::Table {
        table::Table::Record(&ODD)
    }
}

impl Decode for Odd {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut word = toolrt::Maybe::Absent;
        let mut any = None;
        let mut secret = None;
        let mut text = None;
        let mut lines = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "word" => word = r.read()?,
                "any" => any = Some(r.read()?),
                "secret" => secret = Some(r.read()?),
                "text" => text = Some(r.read()?),
                "lines" => lines = r.read()?,
                _ => r.skip()?,
            }
        }
        Ok(Self {
            word,
            any,
            secret,
            text,
            lines,
        })
    }
}

impl Encode for Odd {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if !self.word.is_absent() {
            w.key("word");
            w.nullable(self.word.value(), Writer::write);
        }
        if let Some(any) = &self.any {
            w.key("any").write(any);
        }
        if let Some(secret) = &self.secret {
            w.key("secret").write(secret);
        }
        if let Some(text) = &self.text {
            w.key("text").write(text);
        }
        if !self.lines.is_absent() {
            w.key("lines");
            w.nullable(self.lines.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LEFT_SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("left"),
    ],
};

impl Payload for LeftSide {
    fn table() -> table::Table {
        table::Table::Enum(&LEFT_SIDE)
    }
}

impl Decode for LeftSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LEFT_SIDE, &Self::ALL)
    }
}

impl Encode for LeftSide {
    fn encode(&self, w: &mut Writer) {
        w.member(&LEFT_SIDE, *self as usize);
    }
}

#[rustfmt::skip]
pub static LEFT: table::Record = table::Record {
    name: "Left",
    fields: &[
        table::Field::required("side", table::Table::Enum(&LEFT_SIDE)),
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&DEEP))),
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

impl Payload for RightSide {
    fn table() -> table::Table {
        table::Table::Enum(&RIGHT_SIDE)
    }
}

impl Decode for RightSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&RIGHT_SIDE, &Self::ALL)
    }
}

impl Encode for RightSide {
    fn encode(&self, w: &mut Writer) {
        w.member(&RIGHT_SIDE, *self as usize);
    }
}

#[rustfmt::skip]
pub static RIGHT: table::Record = table::Record {
    name: "Right",
    fields: &[
        table::Field::required("side", table::Table::Enum(&RIGHT_SIDE)),
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&DEEP))),
        table::Field::optional("labels", table::Table::Map(&RIGHT_LABELS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static RIGHT_LABELS: table::Map = table::Map::of(table::Table::Nullable(&table::Table::STRING)).max(3);

impl Payload for Right {
    fn table() -> table::Table {
        table::Table::Record(&RIGHT)
    }
}

impl Decode for Right {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        let mut below = None;
        let mut labels = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                "below" => below = Some(r.read()?),
                "labels" => labels = Some(r.map(&RIGHT_LABELS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
            below: below.ok_or(Refused)?,
            labels,
        })
    }
}

impl Encode for Right {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.key("below").write(&self.below);
        if let Some(labels) = &self.labels {
            w.key("labels").map(labels, &RIGHT_LABELS, Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&LEFT),
        table::Table::Record(&RIGHT),
    ],
};

impl Payload for Deep {
    fn table() -> table::Table {
        table::Table::Union(&DEEP)
    }
}

impl Decode for Deep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&DEEP)? {
            0 => r.read().map(Self::Left),
            1 => r.read().map(Self::Right),
            _ => Err(Refused),
        }
    }
}

impl Encode for Deep {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Left(value) => w.write(value),
            Self::Right(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static DOCUMENTS: table::Record = table::Record {
    name: "Documents",
    fields: &[
        table::Field::optional("one", table::Table::Json),
        table::Field::required("many", table::Table::List(&DOCUMENTS_MANY)),
        table::Field::required("by", table::Table::Map(&DOCUMENTS_BY)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DOCUMENTS_MANY: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static DOCUMENTS_BY: table::Map = table::Map::of(table::Table::Json);

impl Payload for Documents {
    fn table() -> table::Table {
        table::Table::Record(&DOCUMENTS)
    }
}

impl Decode for Documents {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut one = None;
        let mut many = None;
        let mut by = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "one" => one = Some(r.read()?),
                "many" => many = Some(r.read()?),
                "by" => by = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            one,
            many: many.ok_or(Refused)?,
            by: by.ok_or(Refused)?,
        })
    }
}

impl Encode for Documents {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(one) = &self.one {
            w.key("one").write(one);
        }
        w.key("many").write(&self.many);
        w.key("by").write(&self.by);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PAIR: table::Record = table::Record {
    name: "Pair",
    fields: &[
        table::Field::required("both", table::Table::List(&PAIR_BOTH)),
        table::Field::optional("at", table::Table::DATE_TIME),
        table::Field::optional("ids", table::Table::List(&PAIR_IDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PAIR_BOTH: table::List = table::List::of(table::Table::INT).unique();
#[rustfmt::skip]
static PAIR_IDS: table::List = table::List::of(table::Table::UUID).min(1);

impl Payload for Pair {
    fn table() -> table::Table {
        table::Table::Record(&PAIR)
    }
}

impl Decode for Pair {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut both = None;
        let mut at = None;
        let mut ids = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "both" => both = Some(r.list(&PAIR_BOTH, Reader::read)?),
                "at" => at = Some(r.read()?),
                "ids" => ids = Some(r.list(&PAIR_IDS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            both: both.ok_or(Refused)?,
            at,
            ids,
        })
    }
}

impl Encode for Pair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("both").list(&self.both, &PAIR_BOTH, Writer::write);
        if let Some(at) = &self.at {
            w.key("at").write(at);
        }
        if let Some(ids) = &self.ids {
            w.key("ids").list(ids, &PAIR_IDS, Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KEPT: table::Tagged = table::Tagged {
    name: "Kept",
    tag: "kind of",
    content: None,
    variants: &[
        table::Variant::new("[]", table::Table::Record(&BAG)),
    ],
};

impl Payload for Kept {
    fn table() -> table::Table {
        table::Table::Tagged(&KEPT)
    }
}

impl Decode for Kept {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind of")? {
            "[]" => r.variant("kind of").map(Self::OpenClose),
            _ => Err(Refused),
        }
    }
}

impl Encode for Kept {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::OpenClose(value) => {
                w.variant("kind of", "[]", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static BAG: table::Record = table::Record {
    name: "Bag",
    fields: &[
        table::Field::optional("items", table::Table::List(&BAG_ITEMS)),
    ],
    rest: table::Rest::Kept(table::Table::List(&BAG_REST)),
};
#[rustfmt::skip]
static BAG_ITEMS: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static BAG_REST: table::List = table::List::of(table::Table::INT);

impl Payload for Bag {
    fn table() -> table::Table {
        table::Table::Record(&BAG)
    }
}

impl Decode for Bag {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut items = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "items" => items = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self { items, rest })
    }
}

impl Encode for Bag {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(items) = &self.items {
            w.key("items").write(items);
        }
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}
