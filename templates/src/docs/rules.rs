//! How names become paths here.

use crate::idents::{Spelling, is_device};
use crate::plan::names::Spellings;

/// How the names of a design are spelled in paths.
#[derive(Clone, Copy)]
pub(crate) enum Plain {
    /// Words of ASCII, joined by underscores.
    File,
}

impl Spelling for Plain {
    fn is_camel(self) -> bool {
        false
    }

    fn is_ascii(self) -> bool {
        true
    }

    fn is_reserved(self, ident: &str) -> bool {
        is_device(ident)
    }
}

pub(crate) const SPELLINGS: Spellings<Plain> = Spellings {
    module: Plain::File,
    ty: Plain::File,
    beside_packages: &[],
    beside_services: &[],
};
