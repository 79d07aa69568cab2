//! Grants of capabilities: which needs of tools each of them covers.

use std::path::{Component, Path, PathBuf};

use super::PolicyError;
use crate::diagnose::shown_text;
use crate::spec::Capability;

/// What stands behind the name of a capability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Within {
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

/// A capability that is granted, all of it or in one folder or at one host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Grant {
    name: &'static str,
    scope: Option<Scope>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Scope {
    Folder(PathBuf),
    Host(String),
}

impl Grant {
    /// Reads a grant, which is written as designs write capabilities: `fs:write`, `fs:write:./out`. Folders start at
    /// `working_dir`.
    pub(super) fn parse(text: &str, working_dir: &Path) -> Result<Self, PolicyError> {
        let known = NAMES.iter().find_map(|(name, within)| {
            let rest = text.strip_prefix(name)?;
            let scope = match rest {
                "" => None,
                rest => Some(rest.strip_prefix(':')?),
            };
            Some((*name, *within, scope))
        });
        let Some((name, within, scope)) = known else {
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
                    Within::Host => "the host of a grant is a name without scheme, port and path",
                    Within::Nothing => "this capability is granted as a whole",
                };
                PolicyError::new(format!("{}: {what}", shown_text(text)))
            })?),
        };
        Ok(Self { name, scope })
    }

    /// Whether this grant allows what a tool needs.
    pub(super) fn covers(&self, need: &Capability, working_dir: &Path) -> bool {
        if self.name != need.name {
            return false;
        }
        let Some(granted) = &self.scope else {
            return true;
        };
        let needed = NAMES.iter().find(|(name, _)| *name == need.name);
        let needed = needed.and_then(|(_, within)| within.scope(need.scope?, working_dir));
        match (granted, needed) {
            (Scope::Folder(granted), Some(Scope::Folder(needed))) => needed.starts_with(granted),
            (Scope::Host(granted), Some(Scope::Host(needed))) => *granted == needed,
            (Scope::Folder(_) | Scope::Host(_), _) => false,
        }
    }
}

impl Within {
    fn scope(self, text: &str, working_dir: &Path) -> Option<Scope> {
        match self {
            Self::Folder => folder(text, working_dir).map(Scope::Folder),
            Self::Host => host(text).map(Scope::Host),
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

/// A host in lower case, without the dot of the root behind it.
fn host(text: &str) -> Option<String> {
    let name = text.strip_suffix('.').unwrap_or(text);
    let is_plain = |c: char| match c.is_ascii() {
        true => c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'),
        // Names that are not ASCII are compared as they are.
        false => true,
    };
    let is_host = !name.is_empty() && name.chars().all(is_plain);
    is_host.then(|| name.to_ascii_lowercase())
}
