//! Large catalogues: one tool that searches the tools of a registry, and one that runs what it finds.

mod below;
mod definitions;
mod found;
mod front;
mod run;
mod search;
mod served;

use std::fmt;
use std::sync::Arc;

use super::{Registry, Toolset};
use crate::spec::Spec;
use definitions::{RUN, SEARCH, TOOLSET};
use front::Fronted;

/// Two tools in place of many: `search_tools` finds tools of a registry by words and tags, and `run_tool` calls one.
///
/// ```
/// # use std::sync::Arc;
/// # use toolrt::{Registry, host::Catalogue};
/// # let tools = Registry::new();
/// let front = Registry::new();
/// front.register(Catalogue::new(Arc::new(tools)).toolset())?;
/// assert_eq!(front.list(), ["search_tools", "run_tool"]);
/// # Ok::<(), toolrt::host::RegisterError>(())
/// ```
///
/// A call by `run_tool` is a call inside of it, through the whole pipeline of the registry that has the tool: with its
/// policy, consent, limits and events. What it gives is what `run_tool` gives, its reminder, hint and cursor as well; the
/// paths of issues begin with `/arguments`. A preflight of `run_tool` is one of the tool.
#[derive(Clone)]
pub struct Catalogue {
    registry: Arc<Registry>,
    shows: Arc<dyn Fn(&Spec) -> bool + Send + Sync>,
}

impl Catalogue {
    /// A catalogue of all tools of a registry.
    pub fn new(registry: Arc<Registry>) -> Self {
        Self {
            registry,
            shows: Arc::new(|_| true),
        }
    }

    /// Shows only these tools; others are not found, and are unknown when they are called.
    #[must_use]
    pub fn only(self, shows: impl Fn(&Spec) -> bool + Send + Sync + 'static) -> Self {
        let before = self.shows;
        Self {
            registry: self.registry,
            shows: Arc::new(move |spec| before(spec) && shows(spec)),
        }
    }

    /// The two tools.
    pub fn toolset(self) -> Toolset {
        Toolset {
            spec: &TOOLSET,
            tools: vec![
                Arc::new(Fronted(search::Searching(self.clone()))),
                Arc::new(Fronted(run::Running(self))),
            ],
        }
    }

    /// The tool of a name, if it can be called.
    fn tool(&self, name: &str) -> Option<&'static Spec> {
        self.registry.get(name).filter(|spec| self.has(spec))
    }

    /// All tools that can be found and called.
    fn specs(&self) -> Vec<&'static Spec> {
        self.registry
            .specs()
            .filter(|spec| self.has(spec))
            .collect()
    }

    /// Whether a tool can be found and called; those of a catalogue cannot, so that none runs itself.
    fn has(&self, spec: &'static Spec) -> bool {
        let is_own = std::ptr::eq(spec, &SEARCH) || std::ptr::eq(spec, &RUN);
        !is_own && !spec.is_served() && (self.shows)(spec)
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalogue").field(&self.registry).finish()
    }
}
