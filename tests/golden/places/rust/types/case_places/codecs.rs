// Made by toolc from places.tools; do not edit.

//! How the types of `case.places` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{AtFile, AtPage, Copy_, Target, Thing, Tree};

#[rustfmt::skip]
pub static COPY_: table::Record = table::Record {
    name: "Copy_",
    fields: &[
        table::Field::required("from", table::Table::PATH).needs(&["fs:read"]),
        table::Field::required("to", table::Table::PATH).needs(&["fs:write"]),
        table::Field::optional("log", table::Table::PATH).needs(&["fs:write:./out"]),
        table::Field::optional("about", table::Table::URI),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Copy_ {
    fn table() -> table::Table {
        table::Table::Record(&COPY_)
    }
}

impl Decode for Copy_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut from = None;
        let mut to = None;
        let mut log = None;
        let mut about = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "from" => from = Some(r.read()?),
                "to" => to = Some(r.read()?),
                "log" => log = Some(r.read()?),
                "about" => about = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            from: from.ok_or(Refused)?,
            to: to.ok_or(Refused)?,
            log,
            about,
        })
    }
}

impl Encode for Copy_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("from").write(&self.from);
        w.key("to").write(&self.to);
        if let Some(log) = &self.log {
            w.key("log").write(log);
        }
        if let Some(about) = &self.about {
            w.key("about").write(about);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TREE: table::Record = table::Record {
    name: "Tree",
    fields: &[
        table::Field::required("at", table::Table::Text(&TREE_AT)),
        table::Field::default("below", table::Table::List(&TREE_BELOW), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TREE_AT: table::Text = table::Text::PATH.min(1).max(200);
#[rustfmt::skip]
static TREE_BELOW: table::List = table::List::of(table::Table::Record(&TREE));

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::Record(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut at = None;
        let mut below = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "at" => at = Some(r.text(&TREE_AT)?),
                "below" => below = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            at: at.ok_or(Refused)?,
            below: below.unwrap_or_default(),
        })
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("at").text(&self.at, &TREE_AT);
        w.key("below").write(&self.below);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TARGET: table::Tagged = table::Tagged {
    name: "Target",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("file", table::Table::Record(&AT_FILE)),
        table::Variant::new("page", table::Table::Record(&AT_PAGE)),
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
            "file" => r.variant("kind").map(Self::File),
            "page" => r.variant("kind").map(Self::Page),
            _ => Err(Refused),
        }
    }
}

impl Encode for Target {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::File(value) => {
                w.variant("kind", "file", value);
            }
            Self::Page(value) => {
                w.variant("kind", "page", value);
            }
        }
    }
}

toolrt::conversions!(Target {
    File(AtFile),
    Page(AtPage),
});

#[rustfmt::skip]
pub static AT_FILE: table::Record = table::Record {
    name: "AtFile",
    fields: &[
        table::Field::required("path", table::Table::PATH),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AtFile {
    fn table() -> table::Table {
        table::Table::Record(&AT_FILE)
    }
}

impl Decode for AtFile {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
        })
    }
}

impl Encode for AtFile {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static AT_PAGE: table::Record = table::Record {
    name: "AtPage",
    fields: &[
        table::Field::required("url", table::Table::URI),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AtPage {
    fn table() -> table::Table {
        table::Table::Record(&AT_PAGE)
    }
}

impl Decode for AtPage {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut url = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "url" => url = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            url: url.ok_or(Refused)?,
        })
    }
}

impl Encode for AtPage {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("url").write(&self.url);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static THING: table::Tagged = table::Tagged {
    name: "Thing",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("file", table::Table::PATH),
        table::Variant::new("word", table::Table::STRING),
    ],
};

impl Payload for Thing {
    fn table() -> table::Table {
        table::Table::Tagged(&THING)
    }
}

impl Decode for Thing {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "file" => r.content("type", "value", Reader::read).map(Self::File),
            "word" => r.content("type", "value", Reader::read).map(Self::Word),
            _ => Err(Refused),
        }
    }
}

impl Encode for Thing {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::File(value) => {
                w.key("type").str("file");
                w.key("value");
                w.write(value);
            }
            Self::Word(value) => {
                w.key("type").str("word");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

toolrt::conversions!(Thing {
    File(toolrt::FilePath),
    Word(String),
});
