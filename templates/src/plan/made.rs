//! Types that packages make for parts of what they declare, which have no declaration of their own.

use std::sync::OnceLock;

use foldhash::HashMap;
use toolc_compiler::ir::{Design, ErrorId, PackageId, TypeId};

use super::parts;
use super::payloads::Payloads;

/// Those of all packages in one language, found when somebody asks.
pub(crate) struct Made(Vec<OnceLock<Parts>>);

/// Those of a package: their names, by what they are parts of, in the order in which they are made.
#[derive(Default)]
pub(crate) struct Parts {
    types: HashMap<TypeId, Vec<String>>,
    errors: HashMap<ErrorId, Vec<String>>,
}

impl Made {
    pub(crate) fn new(design: &Design) -> Self {
        Self(design.packages.iter().map(|_| OnceLock::new()).collect())
    }

    /// The names of all behind payloads, each with its package; `find` finds those of a package, which takes as long as
    /// making its types, and most have none.
    pub(crate) fn behind(
        &self,
        design: &Design,
        payloads: &Payloads,
        find: impl Fn(PackageId) -> Parts,
    ) -> Vec<(PackageId, String)> {
        let of = |package: PackageId| self.0[package.0 as usize].get_or_init(|| find(package));
        let types = payloads.types.iter().filter_map(|id| {
            let (package, body) = (design[*id].package, &design[*id].body);
            parts::of_body(design, body).then(|| (package, of(package).types.get(id)))
        });
        let errors = payloads.errors.iter().filter_map(|id| {
            let (package, details) = (design[*id].package, &design[*id].details);
            parts::of_record(design, details).then(|| (package, of(package).errors.get(id)))
        });
        let all = types.chain(errors).flat_map(|(package, names)| {
            let names = names.into_iter().flatten();
            names.map(move |name| (package, name.clone()))
        });
        all.collect()
    }
}

impl Parts {
    /// Adds those of a type.
    pub(crate) fn of_type(&mut self, design: &Design, id: TypeId, names: Vec<String>) {
        if !names.is_empty() {
            debug_assert!(
                parts::of_body(design, &design[id].body),
                "{names:?} are looked for"
            );
            self.types.insert(id, names);
        }
    }

    /// Adds those of an error's details.
    pub(crate) fn of_error(&mut self, design: &Design, id: ErrorId, names: Vec<String>) {
        if !names.is_empty() {
            debug_assert!(
                parts::of_record(design, &design[id].details),
                "{names:?} are looked for"
            );
            self.errors.insert(id, names);
        }
    }
}
