//! JSON as this crate reads and writes it: strict, deterministic, without panics.

mod broken;
mod digits;
mod exact;
mod node;
mod number;
mod parse;
mod reader;
mod repeated;
mod short;
mod text;
mod value;
mod writer;

pub use digits::float_text;
pub use number::Number;
pub use reader::{Reader, Refused};
pub use value::{Object, Value};
pub use writer::Writer;

pub(crate) use broken::Broken;
pub(crate) use digits::{push_float, push_int};
pub(crate) use exact::alike;
pub(crate) use node::{Members, Node};
pub(crate) use number::{Integer, integer};
pub(crate) use parse::{document, output};
pub(crate) use reader::Mode;
pub(crate) use text::{is_plain, plain_length, quoted, write_quoted};

/// How many containers a document may nest.
pub const MAX_DEPTH: u32 = 128;
