//! What a file imports: the names that were printed into it say where they come from.

use std::collections::BTreeMap;

use super::{Code, Name};

/// Where a name comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Import {
    pub module: Module,
    /// What it is called there; empty for the module itself.
    pub name: String,
    pub seen: Seen,
}

/// A module of a library, or of the generated code.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Module {
    /// By its whole path: `collections.abc`.
    Library(String),
    /// By its folder below the root of what is generated, or its path there: `desk/tools/research`.
    Generated(String),
    /// A file in the folder of the file itself; empty for the folder.
    Beside(&'static str),
}

/// Who needs a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Seen {
    /// The code, when it runs.
    Loaded,
    /// The code, but not before it uses it for the first time.
    Later,
    /// Type checkers alone.
    Checked,
}

/// All that a file imports: each name with what it is called here.
#[derive(Debug, Default)]
pub(crate) struct Imports {
    all: BTreeMap<(Module, String, String), Seen>,
}

impl Imports {
    /// Adds those of a piece of code.
    pub(crate) fn add(&mut self, code: &Code) {
        code.each_name(&mut |name| self.add_name(name));
    }

    fn add_name(&mut self, name: &Name) {
        let Import {
            module,
            name: there,
            seen,
        } = &name.import;
        let here = if there.is_empty() {
            // All of a path that leads to a module stands where the module is named.
            String::new()
        } else {
            name.text.split('.').next().unwrap_or_default().to_owned()
        };
        let key = (module.clone(), there.clone(), here);
        let known = self.all.entry(key).or_insert(*seen);
        *known = (*known).min(*seen);
    }

    /// The names from each module that somebody needs, `name` or `name as here`; an empty one is the module itself.
    pub(crate) fn by_module(&self, wanted: Seen) -> BTreeMap<&Module, Vec<String>> {
        let mut out: BTreeMap<&Module, Vec<String>> = BTreeMap::new();
        for ((module, there, here), seen) in &self.all {
            if *seen == wanted {
                out.entry(module).or_default().push(if there == here {
                    there.clone()
                } else {
                    format!("{there} as {here}")
                });
            }
        }
        out
    }
}
