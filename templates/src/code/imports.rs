//! What a file imports: the names that were printed into it say where they come from.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use indexmap::{Equivalent, IndexMap};

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
    all: IndexMap<Key, Seen, foldhash::fast::RandomState>,
    /// Names that were added, each in a place that its address decides: files print the same ones again and again.
    recent: Vec<Option<Arc<Name>>>,
}

/// How many names are remembered.
const RECENT: usize = 64;

/// A name of a module, and what it is called here.
#[derive(Debug, PartialEq, Eq)]
struct Key {
    module: Module,
    there: String,
    here: String,
}

/// The same for look-ups: files name what they import again and again.
struct KeyRef<'a> {
    module: &'a Module,
    there: &'a str,
    here: &'a str,
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self {
            module,
            there,
            here,
        } = self;
        KeyRef {
            module,
            there,
            here,
        }
        .hash(state);
    }
}

impl Hash for KeyRef<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // What a name is called here tells nearly all of them apart.
        self.here.hash(state);
        self.there.hash(state);
    }
}

impl Equivalent<Key> for KeyRef<'_> {
    fn equivalent(&self, key: &Key) -> bool {
        *self.module == key.module && self.there == key.there && self.here == key.here
    }
}

impl Imports {
    /// Adds those of a piece of code.
    pub(crate) fn add(&mut self, code: &Code) {
        self.recent.resize(RECENT, None);
        code.each_name(&mut |name| {
            // It is as far from the next one as a name is large, at least.
            let place = Arc::as_ptr(name).addr() / size_of::<Name>() % RECENT;
            let is_added = |recent: &Arc<Name>| Arc::ptr_eq(recent, name);
            if !self.recent[place].as_ref().is_some_and(is_added) {
                self.add_name(name);
                self.recent[place] = Some(name.clone());
            }
        });
    }

    fn add_name(&mut self, name: &Name) {
        let Import {
            module,
            name: there,
            seen,
        } = &name.import;
        // All of a path that leads to a module stands where the module is named.
        let here = if there.is_empty() {
            ""
        } else {
            name.text.split(['.', ':']).next().unwrap_or_default()
        };
        let key = KeyRef {
            module,
            there,
            here,
        };
        if let Some(known) = self.all.get_mut(&key) {
            *known = (*known).min(*seen);
        } else {
            let key = Key {
                module: module.clone(),
                there: there.clone(),
                here: here.to_owned(),
            };
            self.all.insert(key, *seen);
        }
    }

    /// The names from each module that somebody needs, `name` or `name as here`; an empty one is the module itself.
    pub(crate) fn by_module(&self, wanted: Seen) -> BTreeMap<&Module, Vec<String>> {
        let mut out: BTreeMap<&Module, Vec<String>> = BTreeMap::new();
        for (key, seen) in &self.all {
            let Key {
                module,
                there,
                here,
            } = key;
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
