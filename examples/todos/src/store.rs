//! The host's own code: a store of todo lists that implements the generated trait.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use toolrt::{Context, Uuid};

use crate::tools::todos::tools::todos::{TodosTools, types::*};

/// The todo lists of all runs, in memory.
#[derive(Default)]
pub struct Store {
    runs: Mutex<HashMap<Uuid, TodosSnapshot>>,
}

impl TodosTools for Store {
    async fn update_todos(
        &self,
        _cx: &Context,
        args: UpdateTodosArgs,
        injected: UpdateTodosInjected,
    ) -> Result<TodosSnapshot, UpdateTodosError> {
        let mut runs = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        let run_id = injected.run_id;
        let list = runs
            .entry(run_id.clone())
            .or_insert_with(|| TodosSnapshot::new(run_id, vec![], 0));
        match args.mode {
            MergeMode::Replace => list.items = args.items,
            MergeMode::Merge => merge(&mut list.items, args.items),
        }
        list.revision += 1;
        Ok(list.clone())
    }

    async fn get_todos(
        &self,
        _cx: &Context,
        _args: GetTodosArgs,
        injected: GetTodosInjected,
    ) -> Result<TodosSnapshot, GetTodosError> {
        let runs = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        let run_id = injected.run_id;
        match runs.get(&run_id) {
            Some(list) => Ok(list.clone()),
            // A declared error: it travels with its details and with what to do about it.
            None => Err(RunNotFound { run_id }.into()),
        }
    }
}

/// Updates todos with the same id and appends the others.
fn merge(items: &mut Vec<Todo>, new: Vec<Todo>) {
    for todo in new {
        match items.iter_mut().find(|other| other.id == todo.id) {
            Some(known) => *known = todo,
            None => items.push(todo),
        }
    }
}
