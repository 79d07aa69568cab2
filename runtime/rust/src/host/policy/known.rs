//! What a policy has worked out about the tools that it has met.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, RwLock};

use super::binding::Binding;
use super::files::ToolFiles;
use crate::spec::Spec;

/// What is known of a tool.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) binding: Binding,
    /// Whether all that it declares is granted.
    pub(super) is_granted: bool,
    /// Whether paths or URIs among the arguments decide.
    pub(super) reads_args: bool,
    /// What its calls may open.
    pub(super) files: Arc<ToolFiles>,
}

/// The tools that a policy has met; a policy that is changed has met none.
#[derive(Clone, Default)]
pub(super) struct Met(Arc<RwLock<BTreeMap<usize, Arc<Known>>>>);

impl Met {
    /// What is known of a tool; it is worked out once.
    pub(super) fn of(&self, spec: &'static Spec, work_out: impl FnOnce() -> Known) -> Arc<Known> {
        // A spec lives as long as the program, so its address stays its own.
        let key = std::ptr::from_ref(spec).addr();
        let known = self.0.read().ok().and_then(|all| all.get(&key).cloned());
        known.unwrap_or_else(|| {
            let known = Arc::new(work_out());
            if let Ok(mut all) = self.0.write() {
                all.insert(key, known.clone());
            }
            known
        })
    }
}

impl fmt::Debug for Met {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Met")
    }
}
