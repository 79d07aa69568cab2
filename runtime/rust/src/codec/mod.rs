//! Decoding and encoding: the traits of generated codecs, and the two paths through them.

mod checked;
mod derive;
mod external;
mod impls;
mod place;
mod read;
mod record;
mod unions;
mod write;

use crate::diagnose::{self, Issue};
use crate::json::{Reader, Refused, Writer};
use crate::table::Table;

pub use checked::{InvalidValue, checked, checked_text};
pub use derive::{NoMember, member_of, member_text};
pub use external::{read_external, write_external};
#[doc(hidden)]
pub use place::is_plain_key;
pub use read::TextValue;

use crate::json::Mode;

/// A type that the fast path can read.
pub trait Decode: Sized {
    /// Reads one value that the fast path accepts, or rejects it without a reason.
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused>;
}

/// A type that can be written.
pub trait Encode {
    /// Writes the value; the writer remembers a violated rule.
    fn encode(&self, w: &mut Writer);
}

/// A type with a table, and so with the whole contract: decode, encode, validate.
pub trait Payload: Decode + Encode {
    /// The table of the type.
    fn table() -> Table;

    /// Decodes a value, or returns all issues.
    fn from_json(bytes: impl AsRef<[u8]>) -> Result<Self, Vec<Issue>> {
        Codec::<Self>::of().decode(bytes.as_ref())
    }

    /// The value as canonical JSON, or all issues.
    fn to_json(&self) -> Result<Vec<u8>, Vec<Issue>> {
        Codec::<Self>::of().encode(self)
    }

    /// Validates a value that was built by hand.
    fn validate(&self) -> Result<(), Vec<Issue>> {
        self.to_json().map(drop)
    }
}

/// Decodes a value, or returns all issues.
pub fn decode<T: Payload>(bytes: &[u8]) -> Result<T, Vec<Issue>> {
    T::from_json(bytes)
}

/// The value as canonical JSON, or all issues.
pub fn encode<T: Payload>(value: &T) -> Result<Vec<u8>, Vec<Issue>> {
    value.to_json()
}

/// Validates a value that was built by hand.
pub fn validate<T: Payload>(value: &T) -> Result<(), Vec<Issue>> {
    value.validate()
}

/// A value that the compiler has checked, such as a default.
///
/// # Panics
/// If `json` is not a value of the type: generated code was edited, or the compiler has a bug.
pub fn constant<T: Decode>(json: &str) -> T {
    let mut r = Reader::with_mode(json, Mode::Canonical);
    T::decode(&mut r).unwrap_or_else(|Refused| panic!("{json} is no value of its type"))
}

/// A codec for a type that need not have a name: a table and two functions.
#[derive(Debug)]
pub struct Codec<T> {
    table: fn() -> Table,
    read: fn(&mut Reader<'_>) -> Result<T, Refused>,
    write: fn(&T, &mut Writer),
}

impl<T> Clone for Codec<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Codec<T> {}

impl<T: Payload> Codec<T> {
    /// The codec of a type that has a table.
    pub const fn of() -> Self {
        Self {
            table: T::table,
            read: T::decode,
            write: T::encode,
        }
    }
}

/// A value, and the pointers of the unknown keys that were ignored.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Lenient<T> {
    pub value: T,
    pub ignored: Vec<String>,
}

impl<T> Codec<T> {
    /// A codec from its parts.
    pub const fn new(
        table: fn() -> Table,
        read: fn(&mut Reader<'_>) -> Result<T, Refused>,
        write: fn(&T, &mut Writer),
    ) -> Self {
        Self { table, read, write }
    }

    /// The table of the type.
    pub fn table(self) -> Table {
        (self.table)()
    }

    /// Decodes a value, or returns all issues.
    pub fn decode(self, bytes: &[u8]) -> Result<T, Vec<Issue>> {
        // Nothing between the reading and the value: large values are not moved for nothing.
        if let Ok(text) = std::str::from_utf8(bytes) {
            let mut r = Reader::new(text);
            if let Ok(value) = (self.read)(&mut r)
                && r.end().is_ok()
            {
                return Ok(value);
            }
        }
        self.slow(bytes, false).map(|lenient| lenient.value)
    }

    /// Decodes a result as its consumer: unknown keys are ignored.
    pub fn decode_lenient(self, bytes: &[u8]) -> Result<Lenient<T>, Vec<Issue>> {
        match self.fast(bytes, Mode::Lenient) {
            Ok((value, 0)) => Ok(Lenient {
                value,
                ignored: Vec::new(),
            }),
            Ok(_) | Err(Refused) => self.slow(bytes, true),
        }
    }

    /// The value as canonical JSON, or all issues.
    pub fn encode(self, value: &T) -> Result<Vec<u8>, Vec<Issue>> {
        let mut w = Writer::new();
        (self.write)(value, &mut w);
        finish(self.table(), w)
    }

    pub(crate) fn fast(self, bytes: &[u8], mode: Mode) -> Result<(T, usize), Refused> {
        let text = std::str::from_utf8(bytes).map_err(|_| Refused)?;
        let mut r = Reader::with_mode(text, mode);
        let value = (self.read)(&mut r)?;
        r.end()?;
        Ok((value, r.ignored()))
    }

    #[cold]
    fn slow(self, bytes: &[u8], lenient: bool) -> Result<Lenient<T>, Vec<Issue>> {
        let checked = diagnose::check(self.table(), bytes, lenient)?;
        let text = std::str::from_utf8(&checked.canonical).unwrap_or_default();
        let mut r = Reader::with_mode(text, Mode::Canonical);
        match (self.read)(&mut r) {
            Ok(value) => Ok(Lenient {
                value,
                ignored: checked.ignored,
            }),
            Err(Refused) => Err(vec![match r.declined() {
                Some((place, why)) => diagnose::declined(self.table(), text, place, why),
                None => Issue::out_of_step(),
            }]),
        }
    }
}

/// The written bytes, or all issues.
fn finish(table: Table, w: Writer) -> Result<Vec<u8>, Vec<Issue>> {
    if !w.is_refused() && !w.is_unsure() {
        return Ok(w.out);
    }
    match diagnose::output(table, &w.out) {
        issues if issues.is_empty() && !w.is_refused() => Ok(w.out),
        issues if issues.is_empty() => Err(vec![Issue::out_of_step()]),
        issues => Err(issues),
    }
}
