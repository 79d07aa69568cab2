//! Messages of blocks that come in pieces, as Anthropic and Bedrock send them.

use std::collections::BTreeMap;

use serde_json::Value;

use super::failed::TurnFailed;
use super::plain::{Members, text};
use super::wire::Room;

/// The blocks of a message, by their index.
#[derive(Default)]
pub(super) struct Blocks(BTreeMap<u64, Block>);

/// A block.
#[derive(Default)]
pub(super) struct Block {
    /// What it began with.
    pub begun: Members,
    /// Its texts, by their key.
    pub texts: BTreeMap<&'static str, String>,
}

impl Blocks {
    /// Takes the beginning of a block.
    pub fn begin(&mut self, index: u64, block: Value, room: &mut Room) -> Result<(), TurnFailed> {
        room.keep(&block)?;
        let begun = match block {
            Value::Object(begun) => begun,
            _ => Members::new(),
        };
        let texts = BTreeMap::new();
        self.0.insert(index, Block { begun, texts });
        Ok(())
    }

    /// A block, which begins so where it has not begun.
    pub fn block(
        &mut self,
        index: u64,
        begins: impl FnOnce() -> Members,
        room: &mut Room,
    ) -> Result<&mut Block, TurnFailed> {
        if !self.0.contains_key(&index) {
            self.begin(index, begins().into(), room)?;
        }
        Ok(self.0.entry(index).or_default())
    }

    /// The blocks in their order.
    pub fn whole(self) -> impl Iterator<Item = Block> {
        self.0.into_values()
    }
}

impl Block {
    /// Takes a piece of one of its texts; gives it.
    pub fn add<'p>(
        &mut self,
        key: &'static str,
        piece: &'p Value,
        room: &mut Room,
    ) -> Result<&'p str, TurnFailed> {
        let Some(piece) = piece.as_str() else {
            return Ok("");
        };
        room.keep_text(piece)?;
        self.texts.entry(key).or_default().push_str(piece);
        Ok(piece)
    }

    /// One of its texts with what it began with.
    pub fn text(&self, key: &str) -> String {
        let begun = self.begun.get(key).map_or("", text).to_owned();
        begun + self.texts.get(key).map_or("", String::as_str)
    }

    /// The arguments of a call: the JSON that was sent, or what it began with.
    pub fn input(begun: Value, sent: Option<String>) -> Value {
        match sent.filter(|sent| !sent.trim().is_empty()) {
            Some(sent) => sent.into(),
            None => begun,
        }
    }
}
