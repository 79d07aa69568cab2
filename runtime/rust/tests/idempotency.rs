//! Calls with an idempotency key: the same call again gets the first answer.

use std::future::{pending, poll_fn};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use toolrt::host::{Claim, Hash, Idempotency, IdempotencyStore, StoreError};
use toolrt::{Context, Registry};

use crate::doing::{Hand, Heard, code, registry};
use crate::tasks::{Gate, Tasks};

const SECOND: Duration = Duration::from_secs(1);

fn keyed() -> Context {
    Context::new().with_idempotency_key("k")
}

/// A registry whose handlers wait at a gate, and how often they have begun.
fn gated() -> (Registry, Hand, Heard, Gate, Arc<AtomicUsize>) {
    let (gate, begun) = (Gate::default(), Arc::new(AtomicUsize::new(0)));
    let (waits, count) = (gate.clone(), begun.clone());
    let (registry, clock, heard) = registry(move |_, n| {
        let (waits, count) = (waits.clone(), count.clone());
        async move {
            count.fetch_add(1, Ordering::SeqCst);
            waits.opened().await;
            Ok(n)
        }
    });
    (registry, clock, heard, gate, begun)
}

#[test]
fn a_call_waits_for_the_one_that_runs() {
    let (registry, clock, _, gate, begun) = gated();
    let tasks = Tasks::default();
    let (first, second) = tasks.run(async {
        let (one, other) = (keyed(), keyed());
        let mut first = pin!(registry.call("act", "1", &one));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        let mut second = pin!(registry.call("act", " 1", &other));
        poll_fn(|task| Poll::Ready(second.as_mut().poll(task).is_pending())).await;
        gate.open();
        let first = first.await;
        tasks.spawn(async move { clock.pass(SECOND) });
        (first, second.await)
    });
    assert_eq!(begun.load(Ordering::SeqCst), 1);
    assert!(second.meta.replayed && !first.meta.replayed);
    assert_eq!(
        (&first.result, &first.meta.call_id),
        (&second.result, &second.meta.call_id)
    );
}

#[test]
fn the_callers_deadline_ends_the_wait() {
    let (registry, clock, _, _, begun) = gated();
    let tasks = Tasks::default();
    let heard = Heard::default();
    let late = tasks.run(async {
        let one = keyed();
        let mut first = pin!(registry.call("act", "1", &one));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        let cx = heard
            .context()
            .with_idempotency_key("k")
            .with_timeout(SECOND);
        tasks.spawn(async move { clock.pass(2 * SECOND) });
        registry.call("act", "1", &cx).await
    });
    assert_eq!(code(&late), "timeout");
    assert_eq!(begun.load(Ordering::SeqCst), 1);
    assert_eq!(heard.envelope(), late);
}

#[test]
fn a_call_that_was_dropped_does_not_run_again() {
    let (registry, _, heard, _, begun) = gated();
    Tasks::default().run(async {
        let cx = heard.context().with_idempotency_key("k");
        {
            let mut call = pin!(registry.call("act", "1", &cx));
            poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
        }
        let again = registry.call("act", "1", &keyed()).await;
        assert_eq!(code(&again), "cancelled");
        assert!(again.meta.replayed);
    });
    assert_eq!(begun.load(Ordering::SeqCst), 1);
}

#[test]
fn a_call_that_was_dropped_before_its_handler_runs() {
    let (registry, _, _, gate, begun) = gated();
    Tasks::default().run(async {
        let (outer, cx) = (Context::new(), keyed());
        let mut first = pin!(registry.call("alone", "1", &outer));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        {
            let mut call = pin!(registry.call("alone", "2", &cx));
            poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
        }
        gate.open();
        assert!(first.await.is_ok());
        let again = registry.call("alone", "2", &keyed()).await;
        assert!(again.is_ok() && !again.meta.replayed);
    });
    assert_eq!(begun.load(Ordering::SeqCst), 2);
}

#[test]
fn a_call_inside_of_one_with_its_key_does_not_wait_for_it() {
    let inner: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
    let place = inner.clone();
    let (outer, _, _) = registry(move |cx, n| {
        let registry = place.lock().unwrap().clone().expect("it is there");
        async move {
            assert_eq!(cx.idempotency_key().is_some(), n == 1);
            assert_eq!(cx.child().idempotency_key(), None);
            if n == 1 {
                let own = cx.clone().with_idempotency_key("k");
                let circle = Box::pin(registry.call("act", "1", &own)).await;
                assert_eq!(code(&circle), "conflict");
                let other = Box::pin(registry.call("act", "2", &cx)).await;
                assert!(other.is_ok(), "{other:?}");
            }
            Ok(n)
        }
    });
    let outer = Arc::new(outer);
    *inner.lock().unwrap() = Some(outer.clone());
    let envelope = Tasks::default().run(outer.call("act", "1", &keyed()));
    assert!(envelope.is_ok(), "{envelope:?}");
    *inner.lock().unwrap() = None;
}

/// A store that fails at one of its functions.
struct Failing {
    claims: bool,
    panics: bool,
}

impl Failing {
    fn fail(&self) -> StoreError {
        assert!(!self.panics, "disk full");
        "disk full".into()
    }
}

impl IdempotencyStore for Failing {
    fn claim(&self, _: &Hash, _: &Hash, _: Duration, _: Duration) -> Result<Claim, StoreError> {
        match self.claims {
            true => Err(self.fail()),
            false => Ok(Claim::Mine {
                number: 1,
                attempt: 1,
            }),
        }
    }

    fn renew(&self, _: &Hash, _: u64, _: Duration, _: Duration) -> Result<bool, StoreError> {
        Err(self.fail())
    }

    fn settle(
        &self,
        _: &Hash,
        _: u64,
        _: Option<(&[u8], Duration)>,
        _: Duration,
    ) -> Result<bool, StoreError> {
        Err(self.fail())
    }
}

#[test]
fn without_its_store_a_call_with_a_key_does_not_run() {
    for panics in [false, true] {
        for claims in [false, true] {
            let (mut registry, _, heard) = registry(|_, n| async move { Ok(n) });
            registry.set_idempotency(Idempotency {
                store: Arc::new(Failing { claims, panics }),
                ..Idempotency::default()
            });
            let cx = heard.context().with_idempotency_key("k");
            let envelope = Tasks::default().run(registry.call("act", "1", &cx));
            // What has run keeps its answer.
            assert_eq!(envelope.is_ok(), !claims);
            assert_eq!(heard.envelope(), envelope);
            let log = heard.log();
            assert!(log.len() == 1 && log[0].ends_with("disk full"), "{log:?}");
        }
    }
}

#[test]
fn a_call_that_never_ends_is_cancelled_and_kept() {
    let (registry, clock, _) = registry(|_, _| pending());
    let tasks = Tasks::default();
    tasks.spawn(async move { clock.pass(SECOND) });
    let cx = keyed();
    let first = tasks.run(registry.call("hurry", "1", &cx));
    assert_eq!(code(&first), "timeout");
    let again = Tasks::default().run(registry.call("hurry", "1", &cx));
    assert!(again.meta.replayed);
    assert_eq!(first.error, again.error);
}

#[cfg(feature = "sqlite")]
mod in_a_file {
    use super::*;
    use toolrt::host::SqliteStore;

    /// A path of its own below the folder for such files, and what removes it.
    struct File(std::path::PathBuf);

    impl File {
        fn new(name: &str) -> Self {
            let file = format!("toolrt-{}-{name}.sqlite", std::process::id());
            Self(std::env::temp_dir().join(file))
        }
    }

    impl Drop for File {
        fn drop(&mut self) {
            for end in ["", "-wal", "-shm"] {
                let mut path = self.0.clone().into_os_string();
                path.push(end);
                let _ = std::fs::remove_file(path);
            }
        }
    }

    const PRINT: Hash = [2; 32];
    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn answers_survive_their_process() {
        let file = File::new("survive");
        let answer = {
            let (mut registry, _, _) = registry(|_, n| async move { Ok(n) });
            registry.set_idempotency(Idempotency {
                store: Arc::new(SqliteStore::open(&file.0).unwrap()),
                ..Idempotency::default()
            });
            Tasks::default().run(registry.call("act", "1", &keyed()))
        };
        let (mut registry, _, _) = registry(|_, _| async { panic!("it must not run again") });
        registry.set_idempotency(Idempotency {
            store: Arc::new(SqliteStore::open(&file.0).unwrap()),
            ..Idempotency::default()
        });
        let again = Tasks::default().run(registry.call("act", "1", &keyed()));
        assert!(again.meta.replayed);
        assert_eq!(answer.result, again.result);
        let other = Tasks::default().run(registry.call("act", "2", &keyed()));
        assert_eq!(code(&other), "conflict");
    }

    #[test]
    fn of_many_threads_one_claims_a_key() {
        let file = File::new("threads");
        let mine = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let store = SqliteStore::open(&file.0).unwrap();
                    for n in 0..50 {
                        let key = [n; 32];
                        let claim = store.claim(&key, &PRINT, LONG, Duration::ZERO).unwrap();
                        let is_mine = matches!(claim, Claim::Mine { .. });
                        mine.fetch_add(usize::from(is_mine), Ordering::SeqCst);
                    }
                });
            }
        });
        assert_eq!(mine.load(Ordering::SeqCst), 50);
    }

    #[test]
    fn the_file_stays_small_and_private() {
        let file = File::new("room");
        let store = SqliteStore::with_room(&file.0, 10).unwrap();
        for n in 0..600u32 {
            let mut key = [0; 32];
            key[..4].copy_from_slice(&n.to_be_bytes());
            let claim = store.claim(&key, &PRINT, LONG, Duration::ZERO).unwrap();
            if let Claim::Mine { number, .. } = claim {
                let kept = Some((b"x".as_slice(), LONG));
                store.settle(&key, number, kept, Duration::ZERO).unwrap();
            }
        }
        drop(store);
        let connection = rusqlite::Connection::open(&file.0).unwrap();
        let count: u32 = connection
            .query_row("SELECT count(*) FROM idempotency_keys", [], |row| {
                row.get(0)
            })
            .unwrap();
        assert!(count <= 10 + 256, "{count}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file.0).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        connection.pragma_update(None, "user_version", 2).unwrap();
        let error = SqliteStore::open(&file.0).unwrap_err().to_string();
        assert_eq!(error, "the file has the version 2, and not 1");
    }
}
