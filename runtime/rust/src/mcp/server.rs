//! A server: a registry, and the part of it that clients see by MCP.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Completer, ServerSpec, instructions};
use crate::call::write_log;
use crate::caught::caught;
use crate::diagnose::nearest_name;
use crate::host::{Found, Listeners, RegisterError, Registry, Subscription, Toolset, Words};
use crate::lowering::{Lowering, limits};
use crate::spec::{Spec, ToolsetSpec};

/// A registry, and the part of it that clients see. Cheap to clone.
#[derive(Clone)]
pub struct Server(Arc<Inner>);

struct Inner {
    spec: &'static ServerSpec,
    registry: Arc<Registry>,
    /// The places of its tools in the design; `None` for all of the registry.
    places: Option<HashMap<&'static str, usize>>,
    /// Name and version of a server of all tools.
    name: Option<String>,
    version: Option<String>,
    completer: Option<Arc<dyn Completer>>,
    /// What clients of all clones of it are told.
    updates: Arc<Listeners<Hears>>,
    /// The names that clients are shown, with the number of changes of the registry before them.
    lowering: Mutex<Option<(u64, Arc<Lowering>)>>,
}

/// Who is told which resource has changed.
type Hears = dyn Fn(&str) + Send + Sync;

static ALL_TOOLS: ServerSpec = ServerSpec::EMPTY;

impl Server {
    /// The server `spec` of a design, over the tools of a registry; its resources and prompts are registered already, or
    /// it has none.
    pub fn new(spec: &'static ServerSpec, registry: &Arc<Registry>) -> Self {
        let tools = spec.tools.iter().enumerate();
        let places = tools.map(|(place, tool)| (tool.name, place)).collect();
        Self::over(spec, registry, Some(places))
    }

    /// The server `spec` of a design; its resources and prompts, which are the tools of `toolset`, are registered first.
    ///
    /// # Errors
    /// The registry cannot have them: another server has their names, for example.
    pub fn with(
        spec: &'static ServerSpec,
        registry: &Arc<Registry>,
        toolset: Toolset,
    ) -> Result<Self, RegisterError> {
        registry.register(toolset)?;
        Ok(Self::new(spec, registry))
    }

    /// A server of all tools of a registry, without a design's.
    pub fn of(registry: &Arc<Registry>, name: impl Into<String>) -> Self {
        Self::over(&ALL_TOOLS, registry, None).changed(|inner| inner.name = Some(name.into()))
    }

    fn over(
        spec: &'static ServerSpec,
        registry: &Arc<Registry>,
        places: Option<HashMap<&'static str, usize>>,
    ) -> Self {
        Self(Arc::new(Inner {
            spec,
            registry: registry.clone(),
            places,
            name: None,
            version: None,
            completer: None,
            updates: Arc::default(),
            lowering: Mutex::default(),
        }))
    }

    /// The same server with this version, in place of the design's.
    #[must_use]
    pub fn with_version(self, version: impl Into<String>) -> Self {
        self.changed(|inner| inner.version = Some(version.into()))
    }

    /// The same server with somebody who completes what people type.
    #[must_use]
    pub fn with_completer(self, completer: impl Completer + 'static) -> Self {
        self.changed(|inner| inner.completer = Some(Arc::new(completer)))
    }

    fn changed(&self, change: impl FnOnce(&mut Inner)) -> Self {
        let own = &self.0;
        let mut inner = Inner {
            spec: own.spec,
            registry: own.registry.clone(),
            places: own.places.clone(),
            name: own.name.clone(),
            version: own.version.clone(),
            completer: own.completer.clone(),
            updates: own.updates.clone(),
            lowering: Mutex::default(),
        };
        change(&mut inner);
        Self(Arc::new(inner))
    }

    /// What the design declares of it; an empty spec for a server of all tools.
    pub fn spec(&self) -> &'static ServerSpec {
        self.0.spec
    }

    /// The registry behind it.
    pub fn registry(&self) -> &Arc<Registry> {
        &self.0.registry
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.0.name.as_deref().unwrap_or(self.0.spec.name)
    }

    /// Its version, if there is one.
    pub fn version(&self) -> Option<&str> {
        self.0.version.as_deref().or(self.0.spec.version)
    }

    /// Who completes what people type.
    pub fn completer(&self) -> Option<&Arc<dyn Completer>> {
        self.0.completer.as_ref()
    }

    /// The tools that it shows and that are registered: in the order of the design, or of registration.
    pub fn tools(&self) -> Vec<&'static Spec> {
        match self.0.places {
            None => self.0.registry.specs().collect(),
            Some(_) => {
                let tools = self.0.spec.tools.iter();
                tools.filter_map(|tool| self.named(tool.name)).collect()
            }
        }
    }

    /// The spec of a tool that it shows, if that is registered: by its name, or the one that clients are shown.
    pub fn shows(&self, tool: &str) -> Option<&'static Spec> {
        self.named(tool).or_else(|| {
            let lowering = self.lowering();
            let own = lowering.own(tool);
            if own == tool { None } else { self.named(own) }
        })
    }

    /// The names by which clients are shown the tools, and the way back of calls. Clients send them to their providers,
    /// with the name of the server before them.
    pub fn lowering(&self) -> Arc<Lowering> {
        // Read first: what changes meanwhile is seen the next time.
        let changes = self.0.registry.changes();
        let known = || {
            self.0
                .lowering
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        if let Some((at, lowering)) = &*known()
            && *at == changes
        {
            return lowering.clone();
        }
        // By all of a design, so that no name depends on what is registered.
        let specs: Vec<&'static Spec> = match self.0.places {
            None => self.0.registry.specs().collect(),
            Some(_) => self.0.spec.tools.to_vec(),
        };
        let prefix = limits::client_prefix(self.name());
        let lowering = Arc::new(Lowering::new(specs, &limits::MCP, &prefix));
        *known() = Some((changes, lowering.clone()));
        lowering
    }

    /// The arguments of a call by their own names.
    pub fn arguments(&self, spec: &Spec, payload: Vec<u8>) -> Vec<u8> {
        let lowering = self.lowering();
        let Ok(text) = std::str::from_utf8(&payload) else {
            return payload;
        };
        match lowering.arguments(spec.name, text) {
            Cow::Borrowed(_) => payload,
            Cow::Owned(own) => own.into_bytes(),
        }
    }

    fn named(&self, tool: &str) -> Option<&'static Spec> {
        if let Some(places) = &self.0.places
            && !places.contains_key(tool)
        {
            return None;
        }
        self.0.registry.get(tool).filter(|spec| !spec.is_served())
    }

    /// The names of tools that it shows and that a name may mean which it does not know, the best first; at most three.
    pub fn nearest(&self, name: &str) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.tools().iter().map(|spec| spec.name).collect();
        let mut near = Vec::new();
        while near.len() < 3 {
            let Some(next) = nearest_name(name, names.iter().copied()) else {
                break;
            };
            names.retain(|name| *name != next);
            near.push(next);
        }
        near
    }

    /// The tools among those that it shows that a query in plain words means, the best first.
    pub fn find(&self, query: &str, limit: usize) -> Vec<Found> {
        match self.0.places {
            None => self.0.registry.find(query, limit),
            Some(_) => Words::of(self.tools()).find(query, limit),
        }
    }

    /// What its clients are told: the design's text, or one made of what the design says of tools and toolsets; `None` if
    /// that says nothing.
    pub fn instructions(&self) -> Option<String> {
        if let Some(text) = self.0.spec.instructions {
            return Some(text.to_owned());
        }
        let tools = self.tools();
        let toolset = |spec: &&'static Spec| self.0.registry.toolset_of(spec.name);
        let toolsets: Vec<&'static ToolsetSpec> = tools.iter().filter_map(toolset).collect();
        let text = instructions::generated(self.0.spec.description, &tools, &toolsets);
        (!text.is_empty()).then_some(text)
    }

    /// Tells those who watch a resource that it has changed.
    pub fn updated(&self, uri: &str) {
        for function in self.0.updates.all() {
            if let Err(panic) = caught(|| function(uri)) {
                let text = format!("who listens for changes of resources panicked: {panic}");
                let log = &self.0.registry.host.surroundings.log;
                write_log(log.as_ref(), "", "", &text);
            }
        }
    }

    /// Calls a function with the URI of each resource that has changed, until the subscription is dropped.
    pub fn on_update(&self, function: impl Fn(&str) + Send + Sync + 'static) -> Subscription {
        self.0.updates.add(Arc::new(function))
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Server").field(&self.name()).finish()
    }
}
