//! A line of a recording, as it is read.

use crate::json::Value;

/// A call as a line of a recording tells of it.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Entry {
    pub tool: String,
    /// RFC 3339, in UTC.
    pub started: String,
    pub duration_us: u64,
    /// The arguments, if they were JSON and not too large.
    pub arguments: Option<Value>,
    /// The envelope as it is in the line.
    pub envelope: Value,
    /// Whether something of the call was too large for the line.
    pub is_cut: bool,
}

/// Why a line is no entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoEntry {
    /// It is no JSON.
    Broken,
    /// It is something else than a call, or of a later version.
    Foreign,
}

impl Entry {
    /// Reads a line.
    ///
    /// # Errors
    /// It is no call.
    pub fn parse(line: &[u8]) -> Result<Self, NoEntry> {
        let value = Value::parse(line).ok_or(NoEntry::Broken)?;
        Self::read(&value).ok_or(NoEntry::Foreign)
    }

    fn read(value: &Value) -> Option<Self> {
        let count = |value: &Value| value.as_number()?.as_str().parse::<u64>().ok();
        let text = |key| value.get(key).and_then(Value::as_str).map(str::to_owned);
        if value.get("recording").and_then(count) != Some(super::VERSION) {
            return None;
        }
        let envelope = value.get("envelope")?;
        envelope.get("status")?.as_str()?;
        Some(Self {
            tool: text("tool")?,
            started: text("started")?,
            duration_us: value.get("duration_us").and_then(count)?,
            arguments: value.get("arguments").cloned(),
            envelope: envelope.clone(),
            is_cut: value.get("cut").is_some(),
        })
    }
}
