//! Grants of capabilities: which needs of tools each of them covers, and which paths and hosts.

use std::path::{Component, Path, PathBuf};

use super::PolicyError;
use super::site::Site;
use crate::diagnose::shown_text;
use crate::spec::Capability;

/// What is behind the name of a capability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    Folder,
    Host,
    Nothing,
}

const NAMES: &[(&str, Within)] = &[
    ("fs:read", Within::Folder),
    ("fs:write", Within::Folder),
    ("fs:delete", Within::Folder),
    ("net:read", Within::Host),
    ("net:write", Within::Host),
    ("proc:spawn", Within::Nothing),
    ("env:read", Within::Nothing),
    ("env:write", Within::Nothing),
    ("state:mutate", Within::Nothing),
];

/// A capability that is granted, all of it or in one folder or at some hosts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Grant {
    pub(super) name: &'static str,
    /// None where it is granted as a whole.
    pub(super) scope: Option<Scope>,
    /// As it was written.
    pub(super) text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Scope {
    Folder(PathBuf),
    Site(Site),
}

impl Grant {
    /// Reads a grant, which is written as designs write capabilities: `fs:write`, `fs:write:./out`. Folders start at
    /// `working_dir`.
    pub(super) fn parse(text: &str, working_dir: &Path) -> Result<Self, PolicyError> {
        let Some((name, within, scope)) = parts(text) else {
            let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
            return Err(PolicyError::new(format!(
                "{} is no capability: a grant is one of {}, with a folder or a host behind another colon where that \
                 is all that is granted",
                shown_text(text),
                names.join(", ")
            )));
        };
        let scope = match scope {
            None => None,
            Some(scope) => Some(within.scope(scope, working_dir).ok_or_else(|| {
                let what = match within {
                    Within::Folder => "the folder of a grant has no `..` and is not empty",
                    Within::Host => {
                        "the host of a grant is a name or an address, with a port if need be, and without scheme and \
                         path"
                    }
                    Within::Nothing => "this capability is granted as a whole",
                };
                PolicyError::new(format!("{}: {what}", shown_text(text)))
            })?),
        };
        Ok(Self {
            name,
            scope,
            text: text.to_owned(),
        })
    }

    /// Whether this grant allows what a tool needs. One of everything does not reach private hosts, if `guarded`.
    pub(super) fn covers(&self, need: &Capability, working_dir: &Path, guarded: bool) -> bool {
        if self.name != need.name {
            return false;
        }
        let needed = need
            .scope
            .and_then(|scope| scope_of(need.name, scope, working_dir));
        match (&self.scope, needed) {
            (None, Some(Scope::Site(needed))) => !(guarded && needed.is_private()),
            (None, _) => true,
            (Some(Scope::Folder(granted)), Some(Scope::Folder(needed))) => {
                needed.starts_with(granted)
            }
            (Some(Scope::Site(granted)), Some(Scope::Site(needed))) => {
                granted.covers(&needed) && (granted.is_one() || !(guarded && needed.is_private()))
            }
            (Some(Scope::Folder(_) | Scope::Site(_)), _) => false,
        }
    }
}

/// What a capability is limited to by the text behind its name; none if that cannot be.
pub(super) fn scope_of(name: &str, scope: &str, working_dir: &Path) -> Option<Scope> {
    within(name)?.scope(scope, working_dir)
}

/// What a capability can be limited to.
pub(super) fn within(name: &str) -> Option<Within> {
    let known = NAMES.iter().find(|(known, _)| *known == name);
    known.map(|(_, within)| *within)
}

/// Whether a capability can be limited to a part of the world.
pub(super) fn is_somewhere(name: &str) -> bool {
    match within(name) {
        Some(Within::Folder | Within::Host) => true,
        Some(Within::Nothing) | None => false,
    }
}

/// The name of a capability and the text behind it.
pub(super) fn parts(text: &str) -> Option<(&'static str, Within, Option<&str>)> {
    NAMES.iter().find_map(|(name, within)| {
        let rest = text.strip_prefix(name)?;
        let scope = match rest {
            "" => None,
            rest => Some(rest.strip_prefix(':')?),
        };
        Some((*name, *within, scope))
    })
}

impl Within {
    fn scope(self, text: &str, working_dir: &Path) -> Option<Scope> {
        match self {
            Self::Folder => folder(text, working_dir).map(Scope::Folder),
            Self::Host => Site::parse(text).map(Scope::Site),
            Self::Nothing => None,
        }
    }
}

/// A folder from the root on. One with `..` is none: where that leads is known only when links are followed.
fn folder(text: &str, working_dir: &Path) -> Option<PathBuf> {
    if text.is_empty() || text.contains('\0') {
        return None;
    }
    let mut folder = PathBuf::new();
    for part in working_dir.join(text).components() {
        match part {
            Component::ParentDir => return None,
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => folder.push(part),
        }
    }
    Some(folder)
}
