//! The tools of a registry by name: they may come and go while calls run.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};

use super::find::Words;
use super::listeners::Listeners;
use super::registered::needs_timers;
use super::tool::Erased;
use super::{Changed, RegisterError, Toolset};
use crate::schema;
use crate::spec::{Spec, ToolsetSpec};
use crate::sync::{Mutex, RwLock};
use crate::table::Table;

/// Tools by name, in the order in which they came.
#[derive(Default)]
pub(super) struct Tools {
    /// What nobody else has is done outside of this lock: reading it is a step of every call.
    known: RwLock<Known>,
    changes: AtomicU64,
    /// The words of the tools, as of a number of changes.
    words: Mutex<Option<(u64, Arc<Words>)>>,
    pub(super) listeners: Listeners<dyn Fn(&Changed) + Send + Sync>,
}

#[derive(Default)]
struct Known {
    tools: Vec<Tool>,
    places: HashMap<&'static str, usize>,
}

#[derive(Clone)]
struct Tool {
    spec: &'static Spec,
    toolset: &'static ToolsetSpec,
    erased: Arc<dyn Erased>,
}

impl Tools {
    /// Adds the tools of a toolset, all or none.
    pub(super) fn add(&self, toolset: Toolset, has_timers: bool) -> Result<Changed, RegisterError> {
        let of = toolset.spec();
        let tools: Vec<Tool> = toolset
            .tools
            .into_iter()
            .map(|erased| Tool {
                spec: erased.spec(),
                toolset: of,
                erased,
            })
            .collect();
        fit(&tools, has_timers)?;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        for tool in &tools {
            if let Some(taken) = known.get(tool.spec.name) {
                return Err(RegisterError::NameTaken {
                    tool: tool.spec.name,
                    toolset: taken.spec.toolset,
                });
            }
        }
        let mut changed = Changed::default();
        for tool in tools {
            let place = known.tools.len();
            known.places.insert(tool.spec.name, place);
            changed.added.push(tool.spec.name);
            known.tools.push(tool);
        }
        self.count_change(&mut changed, Some(of));
        Ok(changed)
    }

    /// Removes tools, all of them of one toolset.
    pub(super) fn remove(
        &self,
        leaves: impl Fn(&'static Spec, &'static ToolsetSpec) -> bool,
    ) -> Changed {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let tools = std::mem::take(&mut known.tools);
        let (gone, tools): (Vec<Tool>, Vec<Tool>) = tools
            .into_iter()
            .partition(|tool| leaves(tool.spec, tool.toolset));
        let places = tools.iter().enumerate();
        known.places = places
            .map(|(place, tool)| (tool.spec.name, place))
            .collect();
        known.tools = tools;
        let mut changed = Changed {
            removed: gone.iter().map(|tool| tool.spec.name).collect(),
            ..Changed::default()
        };
        self.count_change(&mut changed, gone.first().map(|tool| tool.toolset));
        drop(known);
        // What providers hold is somebody else's: nothing of it ends while the tools are locked.
        drop(gone);
        changed
    }

    /// Counts a change, if it is one; whoever calls has locked the tools.
    fn count_change(&self, changed: &mut Changed, toolset: Option<&'static ToolsetSpec>) {
        changed.toolset = toolset.map_or("", |toolset| toolset.name);
        if !changed.is_none() {
            changed.number = self.changes.fetch_add(1, Ordering::Release) + 1;
        }
    }

    pub(super) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    pub(super) fn get(&self, name: &str) -> Option<Arc<dyn Erased>> {
        self.look(|known| known.get(name).map(|tool| tool.erased.clone()))
    }

    pub(super) fn spec(&self, name: &str) -> Option<&'static Spec> {
        self.look(|known| known.get(name).map(|tool| tool.spec))
    }

    pub(super) fn toolset(&self, name: &str) -> Option<&'static ToolsetSpec> {
        self.look(|known| known.get(name).map(|tool| tool.toolset))
    }

    pub(super) fn specs(&self, wanted: impl Fn(&Spec) -> bool) -> Vec<&'static Spec> {
        self.look(|known| {
            let specs = known.tools.iter().map(|tool| tool.spec);
            specs.filter(|spec| wanted(spec)).collect()
        })
    }

    pub(super) fn count(&self, wanted: impl Fn(&Spec) -> bool) -> usize {
        self.look(|known| known.tools.iter().filter(|tool| wanted(tool.spec)).count())
    }

    /// The words of all tools that people and models may find.
    pub(super) fn words(&self) -> Arc<Words> {
        let changes = self.changes();
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        match words.as_ref() {
            Some((as_of, words)) if *as_of == changes => words.clone(),
            Some(_) | None => {
                let now = Arc::new(Words::of(self.specs(|spec| !spec.is_served())));
                *words = Some((changes, now.clone()));
                now
            }
        }
    }

    fn look<T>(&self, at: impl FnOnce(&Known) -> T) -> T {
        at(&self.known.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Known {
    fn get(&self, name: &str) -> Option<&Tool> {
        self.places.get(name).map(|place| &self.tools[*place])
    }
}

/// Whether a registry can have these tools at all.
fn fit(tools: &[Tool], has_timers: bool) -> Result<(), RegisterError> {
    let mut names: HashMap<&str, &'static str> = HashMap::new();
    for Tool { spec, erased, .. } in tools {
        let tool = spec.name;
        match names.entry(tool) {
            Entry::Occupied(taken) => {
                let toolset = taken.get();
                return Err(RegisterError::NameTaken { tool, toolset });
            }
            Entry::Vacant(free) => {
                free.insert(spec.toolset);
            }
        }
        let tables = [Some(spec.args), spec.result, spec.item];
        if !schema::ENFORCED && tables.into_iter().flatten().any(Table::has_schema) {
            return Err(RegisterError::SchemaFeature { tool });
        }
        if let (Some(declares), false) = (needs_timers(spec), has_timers) {
            return Err(RegisterError::Timers { tool, declares });
        }
        if erased.can_plan() != spec.dry_run && !erased.is_elsewhere() {
            return Err(RegisterError::DryRun { tool });
        }
    }
    Ok(())
}
