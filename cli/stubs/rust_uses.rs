//! What a module of Rust calls things: its `use` items, read both ways.

use syn::{Ident, Item, Path, UseTree};
use toolc_build::Named;

/// The names that a module knows.
#[derive(Debug, Clone, Default)]
pub(super) struct Uses {
    /// The path of a name, and what it is called here.
    names: Vec<(Vec<String>, String)>,
    /// The modules of which everything is known here.
    globs: Vec<Vec<String>>,
    /// What the module has itself.
    own: Vec<String>,
}

/// Nobody's modules nest deeper; each level copies the path to it.
const DEEPEST: usize = 100;

/// The words of a path, without its generic arguments.
pub(super) fn path_of(path: &Path) -> Vec<String> {
    let words = path.segments.iter();
    words.map(|word| word.ident.to_string()).collect()
}

/// What an item is called that types may be taken for.
fn type_name(item: &Item) -> Option<&Ident> {
    if let Item::Struct(item) = item {
        Some(&item.ident)
    } else if let Item::Enum(item) = item {
        Some(&item.ident)
    } else if let Item::Type(item) = item {
        Some(&item.ident)
    } else if let Item::Union(item) = item {
        Some(&item.ident)
    } else if let Item::Trait(item) = item {
        Some(&item.ident)
    } else {
        None
    }
}

impl Uses {
    pub(super) fn of(items: &[Item]) -> Self {
        let mut uses = Self::default();
        for item in items {
            if let Item::Use(item) = item {
                uses.add(&item.tree);
            } else if let Some(name) = type_name(item) {
                uses.own.push(name.to_string());
            }
        }
        uses
    }

    fn add(&mut self, tree: &UseTree) {
        let mut left = vec![(Vec::new(), tree)];
        while let Some((above, tree)) = left.pop() {
            if above.len() > DEEPEST {
                continue;
            }
            let with = |word: &Ident| {
                let mut path: Vec<String> = above.clone();
                // `use a::b::{self}` names `b`.
                if word != "self" || path.is_empty() {
                    path.push(word.to_string());
                }
                path
            };
            match tree {
                UseTree::Path(path) => left.push((with(&path.ident), &path.tree)),
                UseTree::Name(name) => {
                    let path = with(&name.ident);
                    let here = path.last().cloned().unwrap_or_default();
                    self.names.push((path, here));
                }
                UseTree::Rename(name) => {
                    self.names
                        .push((with(&name.ident), name.rename.to_string()));
                }
                UseTree::Glob(_) => self.globs.push(above),
                UseTree::Group(group) => {
                    let trees = group.items.iter();
                    left.extend(trees.map(|tree| (above.clone(), tree)));
                }
            }
        }
    }

    /// What is called something here.
    pub(super) fn names(&self) -> Vec<String> {
        let imported = self.names.iter().map(|(_, here)| here);
        imported.chain(&self.own).cloned().collect()
    }

    /// A path of this module with the path of what it begins with.
    pub(super) fn whole(&self, path: &[String]) -> Vec<String> {
        let Some((first, rest)) = path.split_first() else {
            return Vec::new();
        };
        match self.names.iter().find(|(_, here)| here == first) {
            Some((whole, _)) => whole.iter().chain(rest).cloned().collect(),
            None => path.to_vec(),
        }
    }

    /// How this module writes a name of the toolset with a path: as short as its imports allow.
    pub(super) fn spelled(&self, toolset: &str, named: &Named) -> String {
        let name = match named {
            Named::OfToolset(name) => name,
            Named::OfLibrary(module, name) => return format!("{module}::{name}"),
        };
        let toolset: Vec<&str> = toolset.split("::").collect();
        let types = [&toolset[..], &["types"]].concat();
        for module in [&types, &toolset] {
            let whole = [&module[..], &[&**name]].concat();
            if let Some(here) = self.here(&whole) {
                return here.to_owned();
            }
            if self.globs.iter().any(|glob| glob == module) && !self.names().contains(name) {
                return name.clone();
            }
        }
        match (self.here(&types), self.here(&toolset)) {
            (Some(types), _) => format!("{types}::{name}"),
            (None, Some(toolset)) => format!("{toolset}::types::{name}"),
            (None, None) => format!("{}::{name}", types.join("::")),
        }
    }

    fn here(&self, whole: &[&str]) -> Option<&str> {
        let found = self.names.iter().find(|(path, _)| path == whole);
        found.map(|(_, here)| &**here)
    }
}
