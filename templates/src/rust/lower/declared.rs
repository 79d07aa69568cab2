//! The module of a package with all that the package declares.

use toolc_compiler::ir::PackageId;

use super::Module;
use crate::plan::made::Parts;
use crate::rust::docs;
use crate::rust::names::Names;

impl<'n, 'd> Module<'n, 'd> {
    /// The module of a package, and the types that it makes for parts of others.
    pub(in crate::rust) fn of_whole_package(
        names: &'n Names<'d>,
        package: PackageId,
    ) -> (Self, Parts) {
        let mut module = Self::of_package(names, package);
        let mut parts = Parts::default();
        let members = names.members(package);
        for id in &members.types {
            let start = module.items.len();
            module.declare(*id);
            parts.of_type(names.design, *id, module.parts_since(start));
        }
        for id in &members.errors {
            let error = &names.design[*id];
            let docs = error.docs.as_deref().map_or_else(
                || format!("The error {}.", docs::code(&error.name)),
                str::to_owned,
            );
            let start = module.items.len();
            module.add_record(names.error(*id), &error.name, docs, &error.details);
            parts.of_error(names.design, *id, module.parts_since(start));
        }
        (module, parts)
    }

    /// The names of what was made since then; the type itself comes last.
    fn parts_since(&self, start: usize) -> Vec<String> {
        let made = &self.items[start..self.items.len() - 1];
        made.iter().map(|item| item.name.clone()).collect()
    }
}
