//! The host's hooks in the pipeline: the decisions of a host about every call.

use std::path::Path;
use std::sync::Arc;

use crate::call::{Agreement, BoxFuture, CallFault, Context, Json};
use crate::files::{FileAccess, FileRules};
use crate::json::Value;
use crate::spec::Spec;
use crate::texts::Texts;

/// The reason for rejecting a call.
pub type Refusal = Box<CallFault>;

/// A host's policy. Every method allows everything until it is overridden.
pub trait Policy: Send + Sync {
    /// Before the arguments are read: scopes and capabilities.
    fn admit(&self, _spec: &'static Spec, _cx: &Context) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether [`Policy::admit_args`] wants to see the arguments of this tool; they are built as a
    /// value only then.
    fn reads_args(&self, _spec: &'static Spec) -> bool {
        false
    }

    /// With the validated arguments: paths and hosts.
    fn admit_args(
        &self,
        _spec: &'static Spec,
        _args: &Value,
        _cx: &Context,
    ) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether a call of a tool with `confirm` or `destructive` needs consent, and whose counts.
    fn consent(&self, _spec: &'static Spec, _cx: &Context) -> Consent {
        Consent::Asked
    }

    /// Directly before the handler: rates and concurrent calls. The returned value is dropped when the handler has
    /// ended.
    fn limit(
        &self,
        _spec: &'static Spec,
        _cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        Ok(None)
    }

    /// What the handler of a call of this tool may open by [`Context::path`]; `None` for everything. A policy that
    /// checks paths in [`admit_args`](Self::admit_args) should say the same here.
    fn files(&self, _spec: &'static Spec) -> Option<Arc<dyn FileRules>> {
        None
    }

    /// Whether a surface may use a file that its caller names, and that is no argument of a tool: `@file` and `--output`
    /// of a command.
    ///
    /// `need` is the capability that it takes, `fs:read` or `fs:write`; `path` starts in the working directory of the
    /// process, and so does `folder`, where calls work.
    fn allows_file(&self, _need: &str, _path: &str, _folder: Option<&Path>) -> bool {
        true
    }

    /// What is done to the texts of calls before a person or a model reads them: questions, hints, reminders, progress,
    /// lines of the log. Asked when the policy is set.
    fn texts(&self) -> Texts {
        Texts::default()
    }

    /// What this policy and another one both allow: a host's own rules beside those that ship.
    fn and<P: Policy>(self, other: P) -> Both<Self, P>
    where
        Self: Sized,
    {
        Both(self, other)
    }
}

/// The consent that a policy asks for; the later ones ask for more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Consent {
    /// None: the call runs.
    Waived,
    /// That of the context, or else of the host's confirmer.
    #[default]
    Asked,
    /// That of the context alone: nobody is asked.
    Recorded,
}

/// What both allow; see [`Policy::and`].
#[derive(Debug, Clone, Copy, Default)]
pub struct Both<A, B>(A, B);

impl<A: Policy, B: Policy> Policy for Both<A, B> {
    fn admit(&self, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        self.0.admit(spec, cx)?;
        self.1.admit(spec, cx)
    }

    fn reads_args(&self, spec: &'static Spec) -> bool {
        self.0.reads_args(spec) || self.1.reads_args(spec)
    }

    fn admit_args(&self, spec: &'static Spec, args: &Value, cx: &Context) -> Result<(), Refusal> {
        if self.0.reads_args(spec) {
            self.0.admit_args(spec, args, cx)?;
        }
        if self.1.reads_args(spec) {
            self.1.admit_args(spec, args, cx)?;
        }
        Ok(())
    }

    fn consent(&self, spec: &'static Spec, cx: &Context) -> Consent {
        self.0.consent(spec, cx).max(self.1.consent(spec, cx))
    }

    fn limit(
        &self,
        spec: &'static Spec,
        cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        let first = self.0.limit(spec, cx)?;
        let second = self.1.limit(spec, cx)?;
        Ok(match (first, second) {
            (Some(first), Some(second)) => Some(Box::new((first, second))),
            (one, other) => one.or(other),
        })
    }

    fn files(&self, spec: &'static Spec) -> Option<Arc<dyn FileRules>> {
        match (self.0.files(spec), self.1.files(spec)) {
            (Some(first), Some(second)) => Some(Arc::new(BothFiles(first, second))),
            (one, other) => one.or(other),
        }
    }

    fn allows_file(&self, need: &str, path: &str, folder: Option<&Path>) -> bool {
        self.0.allows_file(need, path, folder) && self.1.allows_file(need, path, folder)
    }

    fn texts(&self) -> Texts {
        self.0.texts().max(self.1.texts())
    }
}

/// What two policies both say of files. Paths start where the first one says.
struct BothFiles(Arc<dyn FileRules>, Arc<dyn FileRules>);

impl FileRules for BothFiles {
    fn working_dir(&self) -> &Path {
        self.0.working_dir()
    }

    fn is_limited(&self) -> bool {
        self.0.is_limited() || self.1.is_limited()
    }

    fn access(&self, path: &Path, args: &[u8]) -> Arc<FileAccess> {
        let other = self.1.access(path, args);
        Arc::new((*self.0.access(path, args)).clone().and(&other))
    }
}

/// The policy that allows everything.
#[derive(Debug, Clone, Copy, Default)]
pub struct AllowAll;

impl Policy for AllowAll {}

/// Asks a human, through the host.
pub trait Confirmer: Send + Sync {
    /// Whether the human agrees.
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool>;
}

/// The question for a human.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Question<'a> {
    pub spec: &'static Spec,
    pub text: &'a str,
    /// The validated arguments.
    pub args: &'a Json,
    pub cx: &'a Context,
}

impl Question<'_> {
    /// The record that somebody has agreed to this call, until a time in seconds since 1970; see
    /// [`Context::with_consent`].
    pub fn agreement(&self, by: impl Into<String>, until: u64) -> Agreement {
        let args = self.args.as_bytes();
        Agreement::new(by, self.spec.name, args, self.cx.caller(), until)
    }
}

/// The source of chance, which spreads what many calls would do at the same time.
pub trait Random: Send + Sync {
    /// A number from 0 to below 1.
    fn fraction(&self) -> f64;
}

/// The source of ids of calls.
pub trait IdSource: Send + Sync {
    /// An id that no other call has.
    fn call_id(&self) -> String;
}
