//! Calls with an idempotency key, whose answers a command keeps for the processes that come after it.

use crate::host::Registry;

/// Lets the answers be kept in the file of the command, unless the host keeps them already.
///
/// # Errors
/// Why they cannot be kept, in words for people.
#[cfg(feature = "sqlite")]
pub fn keep(registry: &Registry, command: &str) -> Result<(), String> {
    use std::io;
    use std::sync::Arc;

    use crate::host::{Idempotency, SqliteStore};
    use crate::state;
    use crate::why::why;

    let own = &registry.host.own_idempotency;
    if own.get().is_some() {
        return Ok(());
    }
    let file = state::file(&format!("{command}.sqlite"))?;
    let store = SqliteStore::open(&file).map_err(|error| {
        let file = file.display();
        match error.downcast_ref::<io::Error>() {
            Some(error) => format!("{file} cannot be opened: {}.", why(error)),
            None => format!("{file} cannot be used as a store of keys."),
        }
    })?;
    let store = Arc::new(store);
    // Of two runs that come at the same time, the first one's file counts.
    let _ = own.set(Idempotency {
        store,
        ..Idempotency::default()
    });
    Ok(())
}

/// Says that nothing can be kept, unless the host keeps answers itself: a key that is lost is worse than none.
///
/// # Errors
/// Why they cannot be kept, in words for people.
#[cfg(not(feature = "sqlite"))]
pub fn keep(registry: &Registry, _: &str) -> Result<(), String> {
    let own = registry.host.own_idempotency.get();
    own.map(|_| ())
        .ok_or_else(|| "this command was built without a store of keys.".to_owned())
}
