//! Which declared type is read when: most of them at once, the others one after the other, and each behind those whose
//! fields it copies.

use std::ops::Range;

use rayon::prelude::*;

use super::items::Filled;
use crate::diagnostics::Findings;
use crate::ir::{MOST_ALIASES, TypeBody, TypeId};
use crate::resolve::packed::Definition;
use crate::resolve::reader::{Progress, Read, Reader};
use crate::resolve::state::{Resolver, TypeTrees};
use crate::source::FileId;

/// The types of so many files are read before they are put into the design: what waits for that takes memory.
const FILES: usize = 256;

impl Resolver<'_> {
    /// Fills all declared types.
    pub(in crate::resolve) fn types(&mut self) {
        self.simple_types();
        for index in 0..self.trees.types.all.len() {
            self.declared_type(TypeId(index as u32));
        }
        self.trees.types = TypeTrees::default();
    }

    /// Fills the types that copy no fields and have no findings, on all threads. Findings are made in the order of the
    /// types: later ones have fewer suggestions, whose number is limited.
    fn simple_types(&mut self) {
        let mut trees = std::mem::take(&mut self.trees.types);
        for files in trees.by_file().chunks(FILES) {
            let reader = self.reader();
            let read: Vec<_> = reader.design.suggestions.spared(|| {
                let files = files.par_iter().cloned();
                files
                    .map(|types| reader.simple_types_of(&trees, types))
                    .collect()
            });
            for (types, read) in read {
                for (id, filled) in types {
                    trees.drop(id);
                    self.fill_type(id, filled);
                }
                self.read.append(read);
            }
        }
        self.trees.types = trees;
    }

    /// Fills a declared type, once, and before it those whose fields it copies.
    fn declared_type(&mut self, id: TypeId) {
        if self.progress[id.0 as usize] != Progress::Waiting {
            return;
        }
        // By hand: records may copy one another deeper than the stack is.
        self.progress[id.0 as usize] = Progress::Started;
        let mut open: Vec<(TypeId, Vec<TypeId>)> = vec![(id, self.copied(id))];
        while let Some((id, copied)) = open.last_mut() {
            match copied.pop() {
                Some(next) if self.progress[next.0 as usize] == Progress::Waiting => {
                    self.progress[next.0 as usize] = Progress::Started;
                    open.push((next, self.copied(next)));
                }
                Some(_) => {}
                None => {
                    let id = *id;
                    let (file, definition) = self.trees.types.take(id);
                    let filled = self.reader().definition(file, id, &definition);
                    self.fill_type(id, filled);
                    open.pop();
                }
            }
        }
    }

    /// The declarations whose fields a declaration copies, and the aliases that lead there, the last one first. Unknown
    /// ones are reported later.
    fn copied(&mut self, id: TypeId) -> Vec<TypeId> {
        let Some((file, definition)) = self.trees.types.copying(id) else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for path in definition.copied() {
            let mut next = self.reader().known_type(file, path);
            for _ in 0..=MOST_ALIASES + 1 {
                let Some(id) = next else { break };
                all.push(id);
                next = match self.trees.types.head(id) {
                    Some((file, head)) => {
                        let alias = head.alias.as_ref();
                        alias.and_then(|path| self.reader().known_type(file, path))
                    }
                    // What is resolved is in the design.
                    None => match &self.design[id].body {
                        TypeBody::Alias { target } => target.kind.named(),
                        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
                    },
                };
            }
        }
        all.reverse();
        all
    }

    fn fill_type(&mut self, id: TypeId, filled: Filled) {
        let decl = &mut self.design[id];
        decl.annotations = filled.annotations;
        decl.body = filled.body;
        decl.schema = filled.schema;
        self.progress[id.0 as usize] = Progress::Done;
    }
}

impl Reader<'_> {
    /// Those among some types of one file that copy no fields and have no findings, and what was read beside them.
    fn simple_types_of(
        &self,
        trees: &TypeTrees,
        types: Range<usize>,
    ) -> (Vec<(TypeId, Filled)>, Read) {
        let mut all = Vec::with_capacity(types.len());
        let mut beside = Read::default();
        for index in types {
            let id = TypeId(index as u32);
            let Some((file, definition)) = trees.simple(id) else {
                continue;
            };
            let (mut findings, mut read) = (Findings::default(), Read::default());
            let mut reader = self.fork(&mut findings, &mut read);
            let filled = reader.definition(file, id, &definition);
            if findings.is_empty() {
                all.push((id, filled));
                beside.append(read);
            }
        }
        (all, beside)
    }

    fn definition(&mut self, file: FileId, id: TypeId, definition: &Definition) -> Filled {
        match definition {
            Definition::Type(tree) => self.type_item(file, id, tree),
            Definition::Enum(tree) => self.enum_item(file, id, tree),
            Definition::Union(tree) => self.union_item(file, id, tree),
        }
    }
}
