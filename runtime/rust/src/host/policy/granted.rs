//! The policy of a host that grants capabilities and scopes.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::arguments::{Arguments, program_dir};
use super::binding::Binding;
use super::environment::{self, Environment, scope};
use super::file::{self, is_allowed, working_dir};
use super::files::ToolFiles;
use super::grant::{Grant, is_somewhere};
use super::known::{Known, Met};
use super::refused::refusal;
use super::told::Told;
use super::written::Written;
use super::{Mode, PolicyError};
use crate::call::{Context, DecisionStep};
use crate::diagnose::{each_bound, shown_text};
use crate::files::FileRules;
use crate::host::{Consent, Policy, Refusal};
use crate::json::Value;
use crate::spec::{Capability, Spec};
use crate::texts::Texts;

/// Allows what a host has granted: capabilities, as designs write them (`fs:read`, `fs:write:./out`), and scopes.
///
/// It is a guard, not a sandbox: it believes what designs declare, and stops nothing that a handler does itself.
///
/// ```
/// use toolrt::host::{GrantPolicy, Mode};
///
/// let policy = GrantPolicy::new(Mode::Strict)?
///     .with_capabilities(["fs:read", "fs:write:./out"])?
///     .with_scopes(["files:delete"])?;
/// let mut registry = toolrt::Registry::new();
/// registry.set_policy(policy);
/// # Ok::<(), toolrt::host::PolicyError>(())
/// ```
///
/// The environment can only take away: `TOOLRT_POLICY` makes the mode stricter, `TOOLRT_CAPABILITIES` and
/// `TOOLRT_SCOPES` (lists with commas) leave out everything that they do not name.
#[derive(Debug, Clone)]
pub struct GrantPolicy {
    mode: Mode,
    capabilities: Option<Vec<Grant>>,
    scopes: Option<BTreeSet<String>>,
    allows_undeclared: bool,
    /// Whether private hosts are as all others; none if the mode decides.
    opens_private: Option<bool>,
    environment: Environment,
    working_dir: PathBuf,
    met: Met,
}

impl GrantPolicy {
    /// A policy that has granted nothing yet, in the environment and the working directory of the process.
    ///
    /// # Errors
    ///
    /// A variable of the environment has a value that it must not have.
    pub fn new(mode: Mode) -> Result<Self, PolicyError> {
        Self::new_in(mode, working_dir(), &variable)
    }

    /// The same in another directory and environment than those of the process; folders start at the directory.
    ///
    /// # Errors
    ///
    /// A variable of the environment has a value that it must not have.
    pub fn new_in(
        mode: Mode,
        working_dir: impl Into<PathBuf>,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, PolicyError> {
        // Whoever changes the directory of the process later changes nothing here.
        let working_dir = file::working_dir().join(working_dir.into());
        let environment = Environment::read(variable, &working_dir)?;
        Ok(Self {
            mode: environment.mode.unwrap_or(mode).max(mode),
            capabilities: None,
            scopes: None,
            allows_undeclared: false,
            opens_private: None,
            environment,
            working_dir,
            met: Met::default(),
        })
    }

    /// The policy that a text says, as JSON: `{"mode": "strict", "capabilities": ["fs:read"], "scopes": [],
    /// "allow_undeclared": true, "private_hosts": false}`. Each member may be left out.
    ///
    /// # Errors
    ///
    /// The text is no such object, or says something that no policy may say.
    pub fn from_json(text: &str) -> Result<Self, PolicyError> {
        Self::from_json_in(text, working_dir(), &variable)
    }

    /// The same in another directory and environment than those of the process.
    ///
    /// # Errors
    ///
    /// As for [`GrantPolicy::from_json`].
    pub fn from_json_in(
        text: &str,
        working_dir: impl Into<PathBuf>,
        variable: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Self, PolicyError> {
        let written = Written::read(text)?;
        let mut policy = Self::new_in(written.mode, working_dir, variable)?;
        if let Some(grants) = &written.capabilities {
            policy = policy.with_capabilities(grants.iter().map(String::as_str))?;
        }
        if let Some(scopes) = &written.scopes {
            policy = policy.with_scopes(scopes.iter().map(String::as_str))?;
        }
        policy.allows_undeclared = written.allow_undeclared;
        policy.opens_private = written.private_hosts;
        Ok(policy)
    }

    /// Grants capabilities, beside those that are granted already: `fs:write` with everything below it,
    /// `fs:write:./out` in this folder alone. None implies another: `fs:write` is not `fs:read`.
    ///
    /// # Errors
    ///
    /// One of them is no capability.
    pub fn with_capabilities<'a>(
        mut self,
        grants: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, PolicyError> {
        self.met = Met::default();
        let all = self.capabilities.get_or_insert_default();
        for grant in grants {
            all.push(Grant::parse(grant, &self.working_dir)?);
        }
        Ok(self)
    }

    /// Grants scopes, beside those that are granted already.
    ///
    /// # Errors
    ///
    /// One of them is empty.
    pub fn with_scopes<'a>(
        mut self,
        scopes: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, PolicyError> {
        self.met = Met::default();
        let all = self.scopes.get_or_insert_default();
        for text in scopes {
            all.insert(scope(text)?);
        }
        Ok(self)
    }

    /// Allows tools that declare neither `scopes` nor `needs`, which `strict` rejects.
    #[must_use]
    pub fn allowing_undeclared(mut self) -> Self {
        self.met = Met::default();
        self.allows_undeclared = true;
        self
    }

    /// Whether private hosts (loopback, private networks, links) are as all others. If not, each of them is granted by
    /// its own name or address: a capability as a whole, or `*.example.com`, does not reach them. Without this, they
    /// are as all others but under `strict`.
    #[must_use]
    pub fn with_private_hosts(mut self, open: bool) -> Self {
        self.met = Met::default();
        self.opens_private = Some(open);
        self
    }

    /// The mode: the host's, or the environment's where that is stricter.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether it allows what a registry without policy allows.
    pub(super) fn is_plain(&self) -> bool {
        let Environment {
            mode: _,
            capabilities,
            scopes,
        } = &self.environment;
        self.mode == Mode::Standard && self.is_open() && capabilities.is_none() && scopes.is_none()
    }

    /// Whether private hosts are granted one by one.
    fn guards_private(&self) -> bool {
        !self.opens_private.unwrap_or(self.mode < Mode::Strict)
    }

    /// Whether what the host has not granted is allowed.
    fn is_open(&self) -> bool {
        self.mode < Mode::Strict && self.capabilities.is_none() && self.scopes.is_none()
    }

    fn needs_scope(&self, spec: &Spec, scope: &str) -> Result<(), Refusal> {
        let has = |all: &Option<BTreeSet<String>>| all.as_ref().map(|all| all.contains(scope));
        let shown = shown_text(scope);
        let hint = if !has(&self.scopes).unwrap_or_else(|| self.is_open()) {
            format!("The host must grant the scope {shown} in its policy.")
        } else if has(&self.environment.scopes) == Some(false) {
            leaves_out(environment::SCOPES, &shown)
        } else {
            return Ok(());
        };
        let message = format!(
            "The tool {} needs the scope {shown}, which is not granted.",
            spec.name
        );
        Err(refusal("missing_scope", message, hint))
    }

    /// Whether the host and the environment grant what a tool needs; otherwise who does not. Where arguments decide,
    /// a grant of a part is enough.
    fn lacks(&self, need: &Capability, by_arguments: bool) -> Option<Lack> {
        let covers = |all: &[Grant], guarded: bool| {
            let mut all = all.iter().filter(|grant| grant.name == need.name);
            all.any(|grant| by_arguments || grant.covers(need, &self.working_dir, guarded))
        };
        let own = self
            .capabilities
            .as_deref()
            .map(|own| covers(own, self.guards_private()));
        if !own.unwrap_or_else(|| self.is_open()) {
            return Some(Lack::Host);
        }
        let left = self.environment.capabilities.as_deref();
        (left.map(|left| covers(left, false)) == Some(false)).then_some(Lack::Environment)
    }

    fn needs_capability(
        &self,
        spec: &Spec,
        need: &Capability,
        by_arguments: bool,
    ) -> Result<(), Refusal> {
        let shown = shown_text(&match need.scope {
            Some(scope) => format!("{}:{scope}", need.name),
            None => need.name.to_owned(),
        });
        let hint = match self.lacks(need, by_arguments) {
            None => return Ok(()),
            Some(Lack::Host) => format!("The host must grant {shown} in its policy."),
            Some(Lack::Environment) => leaves_out(environment::CAPABILITIES, &shown),
        };
        let message = format!(
            "The tool {} needs {shown}, which is not granted.",
            spec.name
        );
        Err(refusal("capability_denied", message, hint))
    }

    /// Whether values among the arguments of a tool say where it needs a capability.
    fn is_decided_by_arguments(&self, binding: &Binding, need: &Capability) -> bool {
        need.scope.is_none()
            && binding.names.contains(&need.name)
            && self.lacks(need, false).is_some()
    }

    /// What does not change from call to call.
    fn known(&self, spec: &'static Spec) -> Arc<Known> {
        self.met.of(spec, || {
            let binding = Binding::of(spec);
            Known {
                is_granted: self.decide(spec, &binding, &mut Told::nobody()).is_ok(),
                reads_args: self.reads(spec, &binding),
                files: Arc::new(self.files_of(spec)),
                binding,
            }
        })
    }

    /// Whether no argument can be where it may not be.
    fn checks_nothing(&self) -> bool {
        self.capabilities.is_none()
            && self.environment.capabilities.is_none()
            && self.is_open()
            && !self.guards_private()
    }

    /// What calls of a tool may open.
    fn files_of(&self, spec: &'static Spec) -> ToolFiles {
        let dir = &self.working_dir;
        match self.checks_nothing() {
            true => ToolFiles::everywhere(spec, dir),
            false => {
                let left = self.environment.capabilities.as_deref();
                ToolFiles::of(spec, dir, self.own(), left)
            }
        }
    }

    /// The host's grants; `None` if what is not granted is allowed.
    fn own(&self) -> Option<&[Grant]> {
        match &self.capabilities {
            Some(own) => Some(own),
            None if self.is_open() => None,
            None => Some(&[]),
        }
    }

    fn reads(&self, spec: &'static Spec, binding: &Binding) -> bool {
        let mut needs = spec.capabilities.iter();
        if self.checks_nothing() || !needs.any(|need| is_somewhere(need.name)) {
            return false;
        }
        let is_whole = |name: &'static str| {
            let need = Capability { name, scope: None };
            self.lacks(&need, false).is_none()
        };
        !binding.names.is_empty()
            && (binding.is_scoped
                || binding.has_uris
                || !binding.names.iter().all(|name| is_whole(name)))
    }
}

/// Who does not grant something.
enum Lack {
    Host,
    Environment,
}

impl GrantPolicy {
    fn decide(
        &self,
        spec: &'static Spec,
        binding: &Binding,
        told: &mut Told,
    ) -> Result<(), Refusal> {
        let says_nothing = spec.scopes.is_empty() && spec.capabilities.is_empty();
        if says_nothing && self.mode == Mode::Strict && !self.allows_undeclared {
            let message = format!(
                "The tool {} declares neither scopes nor needs, which the strict policy asks for.",
                spec.name
            );
            let hint = "Declare `needs none` in the design, or allow undeclared tools in the host's policy.";
            return Err(refusal("missing_scope", message, hint.to_owned()));
        }
        for scope in spec.scopes {
            let decided = self.needs_scope(spec, scope);
            told.scope(scope, decided.is_ok() && self.scopes.is_some());
            decided?;
        }
        for need in spec.capabilities.iter().filter(|need| need.name != "none") {
            let by_arguments = self.is_decided_by_arguments(binding, need);
            let decided = self.needs_capability(spec, need, by_arguments);
            told.capability(need, || match decided.is_ok() && !by_arguments {
                true => self.granting(need),
                false => None,
            });
            decided?;
        }
        Ok(())
    }

    /// The grant that covers a need.
    fn granting(&self, need: &Capability) -> Option<&Grant> {
        let (guarded, dir) = (self.guards_private(), &self.working_dir);
        let mut grants = self.capabilities.iter().flatten();
        grants.find(|grant| grant.covers(need, dir, guarded))
    }
}

impl Policy for GrantPolicy {
    fn admit(&self, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        let mut told = Told::to(cx);
        let decided = match self.mode {
            Mode::Off => Ok(()),
            Mode::Standard | Mode::Strict => {
                let known = self.known(spec);
                match known.is_granted && !told.is_heard() {
                    true => Ok(()),
                    false => self.decide(spec, &known.binding, &mut told),
                }
            }
        };
        told.end(DecisionStep::Tool, self.mode, spec, cx, &decided);
        decided
    }

    fn reads_args(&self, spec: &'static Spec) -> bool {
        self.mode != Mode::Off && !spec.capabilities.is_empty() && self.known(spec).reads_args
    }

    fn admit_args(&self, spec: &'static Spec, args: &Value, cx: &Context) -> Result<(), Refusal> {
        let base = match cx.working_dir() {
            Some(folder) => self.working_dir.join(folder),
            None => self.working_dir.clone(),
        };
        let arguments = Arguments {
            program_dir: program_dir(spec, args, &base),
            base,
            spec,
            policy_dir: &self.working_dir,
            cx,
            own: self.own(),
            left: self.environment.capabilities.as_deref(),
            guarded: self.guards_private(),
            followed: RefCell::default(),
            used: RefCell::default(),
            told: RefCell::new(Told::to(cx)),
        };
        let decided = each_bound(spec.args, args, |bound| arguments.admit(bound));
        let (used, mut told) = (arguments.used.into_inner(), arguments.told.into_inner());
        let known = self.known(spec);
        let decided = decided.and_then(|()| {
            // Nothing has said where: then it may be anywhere.
            let mut needs = spec.capabilities.iter();
            needs.try_for_each(|need| {
                let by_arguments = used.contains(&need.name);
                if by_arguments || !self.is_decided_by_arguments(&known.binding, need) {
                    return Ok(());
                }
                told.capability(need, || None);
                self.needs_capability(spec, need, false)
            })
        });
        told.end(DecisionStep::Arguments, self.mode, spec, cx, &decided);
        decided
    }

    fn files(&self, spec: &'static Spec) -> Option<Arc<dyn FileRules>> {
        (self.mode != Mode::Off).then(|| self.known(spec).files.clone() as Arc<dyn FileRules>)
    }

    fn allows_file(&self, need: &str, path: &str, folder: Option<&Path>) -> bool {
        let own = self.capabilities.as_deref().unwrap_or_default();
        let left = self.environment.capabilities.as_deref();
        self.mode < Mode::Strict || is_allowed(need, path, folder, own, left)
    }

    fn texts(&self) -> Texts {
        match self.mode {
            Mode::Off => Texts::AsIs,
            Mode::Standard => Texts::Clean,
            Mode::Strict => Texts::Redacted,
        }
    }

    fn consent(&self, _spec: &'static Spec, _cx: &Context) -> Consent {
        match self.mode {
            Mode::Off => Consent::Waived,
            Mode::Standard => Consent::Asked,
            Mode::Strict => Consent::Recorded,
        }
    }
}

fn leaves_out(variable: &str, shown: &str) -> String {
    format!("The host grants it, but {variable} does not name {shown}.")
}

/// A variable of the process's environment.
fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name)?;
    // What is no text is nothing that a variable may say.
    Some(value.to_string_lossy().into_owned())
}
