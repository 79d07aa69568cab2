//! What the handler of a tool may open, by what the design needs and what the host and the environment grant.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::grant::{Grant, Scope, parts, scope_of};
use super::uri::{Named, named};
use crate::diagnose::{BoundKind, bound_kinds, each_bound};
use crate::files::{FileAccess, FileKind, FileRules};
use crate::json::Value;
use crate::spec::Spec;

/// The files of one tool under a policy.
#[derive(Debug)]
pub(super) struct ToolFiles {
    spec: &'static Spec,
    working_dir: PathBuf,
    /// What the host and the environment grant; `None` where nothing is checked.
    granted: Option<FileAccess>,
    /// For a path without a mark.
    access: Arc<FileAccess>,
    /// Whether marks of the design say of some arguments which capabilities bind them.
    has_marks: bool,
}

impl ToolFiles {
    /// A tool of which nothing is checked.
    pub(super) fn everywhere(spec: &'static Spec, working_dir: &Path) -> Self {
        Self {
            spec,
            working_dir: working_dir.to_owned(),
            granted: None,
            access: Arc::default(),
            has_marks: false,
        }
    }

    pub(super) fn of(
        spec: &'static Spec,
        working_dir: &Path,
        own: Option<&[Grant]>,
        left: Option<&[Grant]>,
    ) -> Self {
        let mut granted = FileAccess::default();
        for kind in FileKind::ALL {
            for grants in [own, left].into_iter().flatten() {
                let grants = grants.iter();
                let named = grants.filter(|grant| grant.name == kind.capability());
                let folders: Option<Vec<PathBuf>> = named
                    .map(|grant| match &grant.scope {
                        Some(Scope::Folder(folder)) => Some(folder.clone()),
                        Some(Scope::Site(_)) | None => None,
                    })
                    .collect();
                // One without a folder grants all.
                if let Some(folders) = folders {
                    granted = granted.within(kind, folders);
                }
            }
        }
        let mut files = Self {
            granted: Some(granted.clone()),
            has_marks: bound_kinds(spec.args)
                .iter()
                .any(|(_, marks)| !marks.is_empty()),
            ..Self::everywhere(spec, working_dir)
        };
        files.access = Arc::new(files.needing(granted, &files.needed()));
        files
    }

    /// The capabilities that bind a path without a mark. A tool that declares nothing is left to what the host grants.
    fn needed(&self) -> Vec<&'static str> {
        let needs = self.spec.capabilities;
        match needs.is_empty() {
            true => FileKind::ALL.map(FileKind::capability).to_vec(),
            false => needs.iter().map(|need| need.name).collect(),
        }
    }

    /// The access of a path that is bound by these capabilities.
    fn needing(&self, mut access: FileAccess, names: &[&str]) -> FileAccess {
        for kind in FileKind::ALL {
            let name = kind.capability();
            if !names.contains(&name) {
                access = access.without(kind);
                continue;
            }
            let needs = self.spec.capabilities.iter();
            let scopes = needs.filter(|need| need.name == name);
            access = self.within(access, kind, scopes.map(|need| need.scope));
        }
        access
    }

    /// Adds what the design says of a capability, unless it allows it everywhere.
    fn within<'s>(
        &self,
        access: FileAccess,
        kind: FileKind,
        scopes: impl Iterator<Item = Option<&'s str>>,
    ) -> FileAccess {
        let scopes: Option<Vec<&str>> = scopes.collect();
        let Some(scopes) = scopes.filter(|scopes| !scopes.is_empty()) else {
            return access;
        };
        let folders = scopes.into_iter().filter_map(|scope| {
            match scope_of(kind.capability(), scope, &self.working_dir) {
                Some(Scope::Folder(folder)) => Some(folder),
                Some(Scope::Site(_)) | None => None,
            }
        });
        access.within(kind, folders)
    }

    /// The access of a path that arguments with marks have; `None` if it is not among them.
    fn marked(&self, granted: &FileAccess, path: &Path, args: &[u8]) -> Option<FileAccess> {
        let args = Value::parse(args)?;
        let mut names: Vec<&str> = Vec::new();
        let mut marks: Vec<&'static [&'static str]> = Vec::new();
        let mut is_found = false;
        let _ = each_bound(self.spec.args, &args, |bound| {
            let is_it = match bound.kind {
                BoundKind::Path => Path::new(bound.text) == path,
                BoundKind::Uri => match named(bound.text) {
                    Named::File(file) => Path::new(&file) == path,
                    Named::Host(_) | Named::Nothing | Named::Unclear(_) => false,
                },
            };
            if is_it {
                is_found = true;
                match bound.needs {
                    [] => names.extend(self.needed()),
                    needs => {
                        let parts = needs.iter().filter_map(|mark| parts(mark));
                        names.extend(parts.map(|(name, ..)| name));
                        marks.push(needs);
                    }
                }
            }
            Ok::<(), std::convert::Infallible>(())
        });
        if !is_found {
            return None;
        }
        let mut access = self.needing(granted.clone(), &names);
        for kind in FileKind::ALL {
            for mark in &marks {
                let parts = mark.iter().filter_map(|mark| parts(mark));
                let scopes = parts.filter(|(name, ..)| *name == kind.capability());
                access = self.within(access, kind, scopes.map(|(.., scope)| scope));
            }
        }
        Some(access)
    }
}

impl FileRules for ToolFiles {
    fn working_dir(&self) -> &Path {
        &self.working_dir
    }

    fn is_limited(&self) -> bool {
        self.access.is_limited() || self.has_marks
    }

    fn access(&self, path: &Path, args: &[u8]) -> Arc<FileAccess> {
        match &self.granted {
            Some(granted) if self.has_marks => match self.marked(granted, path, args) {
                Some(access) => Arc::new(access),
                None => self.access.clone(),
            },
            Some(_) | None => self.access.clone(),
        }
    }
}
