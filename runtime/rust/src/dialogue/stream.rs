//! A turn of a model that comes in pieces.

use std::fmt;
use std::sync::Arc;

use serde_core::Serialize;
use serde_json::Value;

use super::failed::TurnFailed;
use super::shared::{Count, Shared};
use super::turn::Turn;
use super::wire::{Gathering, Room};

/// A turn of a model that comes in pieces.
///
/// ```ignore
/// let mut stream = chat.stream();
/// while let Some(event) = events.next().await {
///     print!("{}", stream.feed(&event?)?);
/// }
/// let turn = stream.done()?;
/// ```
pub struct Stream {
    shared: Arc<Shared>,
    count: Arc<Count>,
    gathering: Box<dyn Gathering>,
    room: Room,
}

impl Stream {
    pub(super) fn new(shared: Arc<Shared>, count: Arc<Count>) -> Self {
        Self {
            gathering: shared.wire().gathering(),
            room: Room::new(shared.bounds.size),
            shared,
            count,
        }
    }

    /// Takes an event: JSON, or an object of a client that serde writes as such. Gives the text for people that is in
    /// it, often none.
    ///
    /// # Errors
    /// The provider reports an error, or has sent too much.
    pub fn feed(&mut self, event: &(impl Serialize + ?Sized)) -> Result<String, TurnFailed> {
        let event = serde_json::to_value(event);
        match event.map_err(|error| TurnFailed::new(error.to_string()))? {
            event @ Value::Object(_) => self.gathering.feed(event, &mut self.room),
            _ => Ok(String::new()),
        }
    }

    /// The turn, when all events have come.
    ///
    /// # Errors
    /// They have ended early, or are no turn of a model.
    pub fn done(self) -> Result<Turn, TurnFailed> {
        let reply = self.shared.wire().read(self.gathering.response()?)?;
        Ok(Turn::new(self.shared, self.count, reply))
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("room", &self.room)
            .finish_non_exhaustive()
    }
}
