// Made by toolc from recursion.tools; do not edit.

//! How the payloads, results and errors of the toolset `walking` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::case_recursion::codecs as case_recursion;
use super::types::{
    GiveNodeArgs, GiveNodeError, GivePongArgs, GivePongError, Pong, Tree, WalkAllArgs, WalkAllError,
};

#[rustfmt::skip]
pub static WALK_ALL_ARGS: table::Record = table::Record {
    name: "WalkAllArgs",
    fields: &[
        table::Field::required("tree", table::Table::List(&case_recursion::TREE)),
        table::Field::required("outline", table::Table::List(&case_recursion::OUTLINE)),
        table::Field::default("folder", table::Table::Map(&case_recursion::FOLDER), "{}"),
        table::Field::required("ping", table::Table::List(&case_recursion::PING)),
        table::Field::required("pong", table::Table::Nullable(&table::Table::Map(&case_recursion::PONG))),
        table::Field::optional("chain", table::Table::Tuple(&case_recursion::CHAIN)),
        table::Field::required("text", table::Table::Union(&case_recursion::TEXT)),
        table::Field::required("deep", table::Table::List(&case_recursion::DEEP)),
        table::Field::optional("maybe", table::Table::Nullable(&table::Table::List(&case_recursion::TREE))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WalkAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&WALK_ALL_ARGS)
    }
}

impl Decode for WalkAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tree = None;
        let mut outline = None;
        let mut folder = None;
        let mut ping = None;
        let mut pong = None;
        let mut chain = None;
        let mut text = None;
        let mut deep = None;
        let mut maybe = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tree" => tree = Some(r.read()?),
                "outline" => outline = Some(r.read()?),
                "folder" => folder = Some(r.read()?),
                "ping" => ping = Some(r.read()?),
                "pong" => pong = Some(r.read()?),
                "chain" => chain = Some(r.read()?),
                "text" => text = Some(r.read()?),
                "deep" => deep = Some(r.read()?),
                "maybe" => maybe = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tree: tree.ok_or(Refused)?,
            outline: outline.ok_or(Refused)?,
            folder: folder.unwrap_or_else(Self::default_folder),
            ping: ping.ok_or(Refused)?,
            pong: pong.ok_or(Refused)?,
            chain,
            text: text.ok_or(Refused)?,
            deep: deep.ok_or(Refused)?,
            maybe,
        })
    }
}

impl Encode for WalkAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tree").write(&self.tree);
        w.key("outline").write(&self.outline);
        w.key("folder").write(&self.folder);
        w.key("ping").write(&self.ping);
        w.key("pong").write(&self.pong);
        if let Some(chain) = &self.chain {
            w.key("chain").write(chain);
        }
        w.key("text").write(&self.text);
        w.key("deep").write(&self.deep);
        if !self.maybe.is_absent() {
            w.key("maybe");
            w.nullable(self.maybe.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GIVE_NODE_ARGS: table::Record = table::Record {
    name: "GiveNodeArgs",
    fields: &[
        table::Field::required("node", table::Table::Record(&case_recursion::NODE)),
        table::Field::required("odd", table::Table::Schema(&GIVE_NODE_ARGS_ODD_SCHEMA)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static GIVE_NODE_ARGS_ODD_SCHEMA: table::Schema = table::Schema::new(table::Table::List(&case_recursion::ODD), "{\"maxItems\":3}");

impl Payload for GiveNodeArgs {
    fn table() -> table::Table {
        table::Table::Record(&GIVE_NODE_ARGS)
    }
}

impl Decode for GiveNodeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut node = None;
        let mut odd = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "node" => node = Some(r.read()?),
                "odd" => odd = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            node: node.ok_or(Refused)?,
            odd: odd.ok_or(Refused)?,
        })
    }
}

impl Encode for GiveNodeArgs {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        w.key("node").write(&self.node);
        w.key("odd").write(&self.odd);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static GIVE_PONG_ARGS: table::Record = table::Record {
    name: "GivePongArgs",
    fields: &[
        table::Field::default("ping", table::Table::List(&case_recursion::PING), "[]"),
    ],
    rest: table::Rest::Closed,
};

impl Payload for GivePongArgs {
    fn table() -> table::Table {
        table::Table::Record(&GIVE_PONG_ARGS)
    }
}

impl Decode for GivePongArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut ping = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "ping" => ping = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            ping: ping.unwrap_or_else(Self::default_ping),
        })
    }
}

impl Encode for GivePongArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("ping").write(&self.ping);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WALK_ALL_RESULT_TABLE: table::Table = table::Table::List(&case_recursion::TREE);

/// How the walk all result is read and written.
pub fn walk_all_result() -> toolrt::Codec<Tree> {
    toolrt::Codec::new(
        table_walk_all_result,
        read_walk_all_result,
        encode_walk_all_result,
    )
}

fn table_walk_all_result() -> table::Table {
    WALK_ALL_RESULT_TABLE
}

fn encode_walk_all_result(value: &Tree, w: &mut Writer) {
    w.write(value);
}

fn read_walk_all_result(r: &mut Reader<'_>) -> Result<Tree, Refused> {
    r.read()
}

toolrt::tool_errors!(WalkAllError {});

toolrt::tool_errors!(GiveNodeError {});

#[rustfmt::skip]
pub static GIVE_PONG_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Map(&case_recursion::PONG));

/// How the give pong result is read and written.
pub fn give_pong_result() -> toolrt::Codec<Option<Pong>> {
    toolrt::Codec::new(
        table_give_pong_result,
        read_give_pong_result,
        encode_give_pong_result,
    )
}

fn table_give_pong_result() -> table::Table {
    GIVE_PONG_RESULT_TABLE
}

fn encode_give_pong_result(value: &Option<Pong>, w: &mut Writer) {
    w.write(value);
}

fn read_give_pong_result(r: &mut Reader<'_>) -> Result<Option<Pong>, Refused> {
    r.read()
}

toolrt::tool_errors!(GivePongError {});
