//! Lines of Rust as rustfmt lays them out, each from the tree of what a template printed.

mod calls;
mod chains;
mod expr;
mod imports;
mod items;
mod line;
mod order;
mod piece;
mod shape;
mod signature;
mod statements;
mod structs;

pub(super) use self::imports::{imports, use_list};
pub(super) use self::items::{
    derive, empty, host_trait, implementation, invoked, newtype, opened, variant,
};
pub(super) use self::line::Line;
pub(super) use self::order::path_order;
pub(super) use self::piece::Piece;
pub(super) use self::shape::NARROW;
pub(super) use self::signature::signature;
pub(super) use self::statements::{arm, block_arm, condition, statement, typed};
pub(super) use self::structs::{field_of, literal};
use super::columns::width;
use crate::code::Code;

/// How many columns a piece of code takes in one line, and how many bytes.
pub(super) fn width_of(code: &Code) -> usize {
    code.length(width)
}

pub(super) fn bytes_of(code: &Code) -> usize {
    code.length(str::len)
}
