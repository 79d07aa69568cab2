//! Names for types that have none of their own, made where one is needed: most places need none.

use super::idents::{self, Case};

/// Where a type stands, which is what it is called by.
#[derive(Clone, Copy)]
pub(super) enum Part<'p> {
    Named(&'p str),
    /// A field of a type.
    Field(&'p str, &'p str),
    /// Inside of another one.
    In(&'p Part<'p>, &'static str),
    /// One of the places of a tuple.
    Item(&'p Part<'p>, usize),
}

impl Part<'_> {
    /// What a type there is called.
    pub(super) fn name(self) -> String {
        match self {
            Part::Named(name) => name.to_owned(),
            Part::Field(name, field) => {
                let field = idents::plain(Case::Camel, field);
                format!("{name}{}", field.trim_end_matches('_'))
            }
            Part::In(outer, end) => outer.name() + end,
            Part::Item(outer, index) => format!("{}Item{}", outer.name(), index + 1),
        }
    }
}
