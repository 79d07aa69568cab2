//! The tables of types, as codecs and the files beside them name them.

use std::rc::Rc;

use toolc_compiler::ir::PackageId;

use crate::code::Code;
use crate::rust::symbols;

/// The table of a type.
#[derive(Clone)]
pub(in crate::rust) enum Table {
    /// One that the runtime has, by its name there: `INT`.
    Known(&'static str),
    /// One of a kind, with what a static has.
    Of(&'static str, Static),
    /// A static that is a table.
    Whole(Static),
}

/// A static.
#[derive(Clone)]
pub(in crate::rust) enum Static {
    /// Of the codecs that are being made.
    Own(Rc<str>),
    /// Of a package.
    Of(PackageId, Code),
}

impl Table {
    /// What codecs write for it.
    pub(in crate::rust) fn code(&self) -> Code {
        self.with(Static::code)
    }

    /// What files beside the codecs write for it.
    pub(in crate::rust) fn beside(&self) -> Code {
        self.with(Static::beside)
    }

    fn with(&self, at: fn(&Static) -> Code) -> Code {
        match self {
            Self::Known(name) => symbols::table(name),
            Self::Of(kind, of) => symbols::table_of(kind, at(of)),
            Self::Whole(of) => at(of),
        }
    }

    /// The package that has its static.
    pub(in crate::rust) fn package(&self) -> Option<PackageId> {
        match self {
            Self::Of(_, Static::Of(package, _)) | Self::Whole(Static::Of(package, _)) => {
                Some(*package)
            }
            Self::Known(_) | Self::Of(_, Static::Own(_)) | Self::Whole(Static::Own(_)) => None,
        }
    }
}

impl Static {
    pub(in crate::rust) fn code(&self) -> Code {
        match self {
            Self::Own(name) => Code::from(&**name),
            Self::Of(_, code) => code.clone(),
        }
    }

    fn beside(&self) -> Code {
        match self {
            Self::Own(name) => symbols::below("codecs", &format!("codecs::{name}")),
            Self::Of(_, code) => code.clone(),
        }
    }
}
