//! Whether the paths and URIs in the arguments of a call are where the host has granted what the tool needs.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use super::environment::CAPABILITIES;
use super::grant::{Grant, Scope, Within, parts, scope_of, within};
use super::refused::refusal;
use super::site::Endpoint;
use super::told::Told;
use super::uri::{Named, named};
use crate::call::{Context, Step};
use crate::diagnose::{Bound, BoundKind, shown_text};
use crate::files::follow::{self, Reached, followed};
use crate::host::Refusal;
use crate::json::Value;
use crate::spec::Spec;

/// What holds for one call.
pub(super) struct Arguments<'a> {
    pub(super) spec: &'static Spec,
    /// Where folders of grants and needs start.
    pub(super) policy_dir: &'a Path,
    pub(super) cx: &'a Context,
    /// Where paths start.
    pub(super) base: PathBuf,
    /// Where the program of the tool runs, if one of its arguments names that folder: its other paths start there.
    pub(super) program_dir: Option<PathBuf>,
    /// The host's grants; `None` if what is not granted is allowed.
    pub(super) own: Option<&'a [Grant]>,
    /// What the environment leaves; `None` for everything.
    pub(super) left: Option<&'a [Grant]>,
    /// Whether private hosts are granted one by one.
    pub(super) guarded: bool,
    /// The folders of grants that were followed.
    pub(super) followed: RefCell<Vec<(PathBuf, Option<Reached>)>>,
    /// The names of the capabilities that have bound a value.
    pub(super) used: RefCell<Vec<&'static str>>,
    pub(super) told: RefCell<Told>,
}

/// Where a value leads.
enum Place<'a> {
    /// With the folder from which a relative path was followed.
    File(&'a Reached, Option<&'a Path>),
    Host(&'a Endpoint),
    /// To no host that is known.
    Anywhere,
}

impl Arguments<'_> {
    /// Checks one value.
    pub(super) fn admit(&self, bound: &Bound<'_>) -> Result<(), Refusal> {
        // A mark says all that depends on this value: a page is nothing in a folder.
        let marked = bound.needs.iter().filter_map(|mark| parts(mark));
        self.used.borrow_mut().extend(marked.map(|(name, ..)| name));
        match bound.kind {
            BoundKind::Path => self.file(bound, bound.text, &self.names(bound, Within::Folder)),
            BoundKind::Uri => self.uri(bound),
        }
    }

    fn uri(&self, bound: &Bound<'_>) -> Result<(), Refusal> {
        let (files, hosts) = (
            self.names(bound, Within::Folder),
            self.names(bound, Within::Host),
        );
        let uri = named(bound.text);
        let is_file = matches!(uri, Named::File(_)) || is_file(bound.text);
        let (names, others) = match is_file {
            true => (files, hosts),
            false => (hosts, files),
        };
        if names.is_empty() {
            // A page is only a text to a tool that has nothing to do with the network. A file is none to one that
            // fetches what it is told to, and a mark says what else there may be.
            return match others.first() {
                Some(other) if is_file => Err(self.undecided(bound, other, "", "it names a file")),
                Some(other) if !bound.needs.is_empty() => {
                    Err(self.undecided(bound, other, "", "it names no file"))
                }
                Some(_) | None => Ok(()),
            };
        }
        match uri {
            Named::File(path) => self.file(bound, &path, &names),
            Named::Unclear(why) => {
                self.use_all(&names);
                Err(self.undecided(bound, names[0], "", why))
            }
            Named::Host(endpoint) => self.all(bound, &names, &Place::Host(&endpoint)),
            Named::Nothing => self.all(bound, &names, &Place::Anywhere),
        }
    }

    fn file(&self, bound: &Bound<'_>, path: &str, names: &[&'static str]) -> Result<(), Refusal> {
        let Some(first) = names.first() else {
            return Ok(());
        };
        let base = self.base_of(bound);
        let path = Path::new(path);
        let from = (path.is_relative() && !bound.is_secret).then_some(base);
        self.use_all(names);
        match followed(base, path) {
            Ok(reached) => self.all(bound, names, &Place::File(&reached, from)),
            Err(why) => Err(self.undecided(bound, first, &self.from(from), why)),
        }
    }

    /// The folder where a path among the arguments starts.
    fn base_of(&self, bound: &Bound<'_>) -> &Path {
        match &self.program_dir {
            Some(folder) if !names_program_dir(self.spec, bound) => folder,
            Some(_) | None => &self.base,
        }
    }

    /// The folder where a path started, for messages.
    fn from(&self, folder: Option<&Path>) -> String {
        let shown = |folder: &Path| {
            let folder = self.cx.shown(folder.to_string_lossy());
            format!(" from {}", Value::from(&*folder).to_json())
        };
        folder.map(shown).unwrap_or_default()
    }

    /// The names of the capabilities of a kind that bind a value, in the order of its mark or of the tool's needs.
    fn names(&self, bound: &Bound<'_>, kind: Within) -> Vec<&'static str> {
        let mut names = Vec::new();
        let marked = bound.needs.iter().filter_map(|mark| parts(mark));
        let marked = marked.map(|(name, ..)| name);
        let needed = self.spec.capabilities.iter().map(|need| need.name);
        let needed = needed.filter(|_| bound.needs.is_empty());
        for name in marked.chain(needed) {
            if within(name) == Some(kind) && !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn use_all(&self, names: &[&'static str]) {
        self.used.borrow_mut().extend(names);
    }

    fn all(
        &self,
        bound: &Bound<'_>,
        names: &[&'static str],
        place: &Place<'_>,
    ) -> Result<(), Refusal> {
        self.use_all(names);
        names
            .iter()
            .try_for_each(|name| self.one(bound, name, place))
    }

    /// Checks one capability at one place: what the design says of it, then the host, then the environment.
    fn one(&self, bound: &Bound<'_>, name: &'static str, place: &Place<'_>) -> Result<(), Refusal> {
        let needs = self
            .spec
            .capabilities
            .iter()
            .filter(|need| need.name == name);
        let needed: Vec<Option<&str>> = needs.map(|need| need.scope).collect();
        let marks = bound.needs.iter().filter_map(|mark| parts(mark));
        let marks = marks.filter(|(marked, ..)| *marked == name);
        let marked: Vec<Option<&str>> = marks.map(|(.., scope)| scope).collect();
        for scopes in [needed, marked] {
            let is_there = |scope: &Option<&str>| match scope {
                None => true,
                Some(scope) => scope_of(name, scope, self.policy_dir)
                    .is_some_and(|scope| self.is_in(&scope, name, place)),
            };
            if !scopes.is_empty() && !scopes.iter().any(is_there) {
                let scopes = scopes.iter().flatten();
                let shown: Vec<String> = scopes
                    .map(|scope| shown_text(&format!("{name}:{scope}")))
                    .collect();
                let hint = format!("The design allows {}.", shown.join(", "));
                let why = "its design does not allow";
                return Err(self.denied(bound, (name, why), place, None, hint));
            }
        }
        let (own, is_granted) = match self.own {
            Some(own) => {
                let grant = self.granting(own, name, place, self.guarded);
                (grant, grant.is_some())
            }
            None => (None, !(self.guarded && is_private(place))),
        };
        if !is_granted {
            let hint = self.hint(bound, name, place);
            let own = Some(self.own.unwrap_or_default());
            return Err(self.denied(bound, (name, "is not granted"), place, own, hint));
        }
        match self.left {
            Some(left) if self.granting(left, name, place, false).is_none() => {
                let hint = format!("The host grants it, but {CAPABILITIES} leaves it out.");
                Err(self.denied(bound, (name, "is not granted"), place, Some(left), hint))
            }
            Some(_) | None => {
                let mut told = self.told.borrow_mut();
                told.value(name, || bound.subject(), own);
                Ok(())
            }
        }
    }

    fn granting<'g>(
        &self,
        grants: &'g [Grant],
        name: &str,
        place: &Place<'_>,
        guarded: bool,
    ) -> Option<&'g Grant> {
        let mut grants = grants.iter().filter(|grant| grant.name == name);
        grants.find(|grant| self.is_granted(grant, place, guarded))
    }

    fn is_granted(&self, grant: &Grant, place: &Place<'_>, guarded: bool) -> bool {
        let is_open = !(guarded && is_private(place));
        match &grant.scope {
            None => is_open,
            Some(scope @ Scope::Folder(_)) => self.is_in(scope, grant.name, place),
            Some(scope @ Scope::Site(site)) => {
                (site.is_one() || is_open) && self.is_in(scope, grant.name, place)
            }
        }
    }

    fn is_in(&self, scope: &Scope, name: &str, place: &Place<'_>) -> bool {
        match (scope, place) {
            (Scope::Folder(folder), Place::File(reached, _)) => {
                let changes = name != "fs:read";
                self.folder(folder)
                    .is_some_and(|folder| reached.is_within(&folder, changes))
            }
            (Scope::Site(site), Place::Host(endpoint)) => site.has(endpoint),
            (Scope::Folder(_), Place::Host(_) | Place::Anywhere)
            | (Scope::Site(_), Place::File(..) | Place::Anywhere) => false,
        }
    }

    /// Where a folder really is; followed once in each call.
    fn folder(&self, path: &Path) -> Option<Reached> {
        let mut followed = self.followed.borrow_mut();
        if let Some((_, reached)) = followed.iter().find(|(known, _)| known == path) {
            return reached.clone();
        }
        let reached = follow::folder(path).ok();
        followed.push((path.to_owned(), reached.clone()));
        reached
    }

    fn hint(&self, bound: &Bound<'_>, name: &str, place: &Place<'_>) -> String {
        match place {
            Place::File(..) => format!(
                "The host must grant {} in a folder that it is in, in its policy.",
                shown_text(name)
            ),
            Place::Host(endpoint) if !bound.is_secret => {
                let grant = shown_text(&format!("{name}:{endpoint}"));
                match self.guarded && is_private(place) {
                    false => format!("The host must grant {grant} in its policy."),
                    true => format!(
                        "The host must grant {grant} in its policy; private hosts are granted one by one."
                    ),
                }
            }
            Place::Host(_) => format!(
                "The host must grant {} for it in its policy.",
                shown_text(name)
            ),
            Place::Anywhere => format!(
                "The host must grant {} as a whole in its policy.",
                shown_text(name)
            ),
        }
    }

    /// Rejects a value. Of a path, the message names the folder from which it was followed, and the grants that it is
    /// outside of.
    fn denied(
        &self,
        bound: &Bound<'_>,
        (name, why): (&str, &str),
        place: &Place<'_>,
        grants: Option<&[Grant]>,
        hint: String,
    ) -> Refusal {
        self.told.borrow_mut().value(name, || bound.subject(), None);
        let (from, granted) = match place {
            Place::File(_, from) => (
                self.from(*from),
                grants.map(|grants| self.granted_as(name, grants)),
            ),
            Place::Host(_) | Place::Anywhere => (String::new(), None),
        };
        let (tool, name, at, value) = (
            self.spec.name,
            shown_text(name),
            bound.subject(),
            shown(bound),
        );
        let granted = granted.unwrap_or_default();
        let message = format!(
            "The tool {tool} needs {name} at {at}, which {why} for {value}{from}.{granted}"
        );
        blaming(refusal("capability_denied", message, hint), bound)
    }

    /// The grants of a capability, for messages.
    fn granted_as(&self, name: &str, grants: &[Grant]) -> String {
        let named: Vec<&Grant> = grants.iter().filter(|grant| grant.name == name).collect();
        if named.is_empty() {
            return " Nothing of it is granted.".to_owned();
        }
        let first = named.iter().take(MOST_GRANTS);
        let shown: Vec<String> = first
            .map(|grant| shown_text(&self.cx.shown(&*grant.text)))
            .collect();
        let more = match named.len().saturating_sub(MOST_GRANTS) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!(" Granted: {}{more}.", shown.join(", "))
    }

    fn undecided(&self, bound: &Bound<'_>, name: &str, from: &str, why: &str) -> Refusal {
        self.told.borrow_mut().value(name, || bound.subject(), None);
        let message = format!(
            "The tool {} needs {} at {}, and nobody can say where {}{from} leads: {why}.",
            self.spec.name,
            shown_text(name),
            bound.subject(),
            shown(bound)
        );
        let hint = "Use a plain path or URI of what is granted.".to_owned();
        blaming(refusal("capability_denied", message, hint), bound)
    }
}

/// Messages name so many grants.
const MOST_GRANTS: usize = 5;

/// Whether an argument is the folder where the tool's program runs.
fn names_program_dir(spec: &Spec, bound: &Bound<'_>) -> bool {
    let dir = spec.invocation.and_then(|run| run.working_dir);
    dir.is_some_and(|path| {
        bound.is_at(path.steps.iter().map(|step| match step {
            Step::Key(key) => Some(*key),
            Step::Each => None,
        }))
    })
}

/// The folder where the program of a tool runs, if an argument names it.
pub(super) fn program_dir(spec: &Spec, args: &Value, base: &Path) -> Option<PathBuf> {
    let path = spec.invocation?.working_dir?;
    let named = path.value(&[("args", args.clone())])?;
    Some(base.join(named.as_str()?))
}

fn blaming(mut refusal: Refusal, bound: &Bound<'_>) -> Refusal {
    refusal.field = bound.field().map(str::to_owned);
    refusal
}

/// The value, as messages show it.
fn shown(bound: &Bound<'_>) -> String {
    match bound.is_secret {
        true => "its value".to_owned(),
        false => shown_text(bound.text),
    }
}

fn is_private(place: &Place<'_>) -> bool {
    match place {
        Place::Host(endpoint) => endpoint.host.is_private(),
        Place::File(..) | Place::Anywhere => false,
    }
}

/// Whether a URI has the scheme of files, whatever is behind that.
fn is_file(uri: &str) -> bool {
    let scheme = uri.split(':').next().unwrap_or_default();
    scheme.eq_ignore_ascii_case("file")
}
