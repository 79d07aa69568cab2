//! Leases of idempotency keys: calls renew theirs, and take over those of calls whose process has ended.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use toolrt::host::{Claim, Hash, Idempotency, IdempotencyStore, MemoryStore, StoreError};
use toolrt::{Context, Envelope, Registry};

use crate::doing::{Hand, Heard, busy, code, registry};
use crate::tasks::{Gate, Tasks};

const SECOND: Duration = Duration::from_secs(1);
const LEASE: Duration = Duration::from_secs(10);

fn keyed() -> Context {
    Context::new().with_idempotency_key("k")
}

/// A store that remembers what was claimed last, and does what a test wants.
#[derive(Default)]
struct Watched {
    inner: MemoryStore,
    last: Mutex<Option<(Hash, Hash)>>,
    /// As if the process of a call had ended: nobody hears of it.
    is_dead: AtomicBool,
    /// Whether it cannot renew.
    is_broken: AtomicBool,
}

impl Watched {
    /// Claims the key of the last call, as another process does.
    fn claim_elsewhere(&self, now: Duration) -> Claim {
        let (key, print) = self.last.lock().unwrap().expect("there was a call");
        self.inner.claim(&key, &print, LEASE, now).unwrap()
    }
}

impl IdempotencyStore for Watched {
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        now: Duration,
    ) -> Result<Claim, StoreError> {
        *self.last.lock().unwrap() = Some((*key, *print));
        self.inner.claim(key, print, lease, now)
    }

    fn renew(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        now: Duration,
    ) -> Result<bool, StoreError> {
        if self.is_broken.load(Ordering::SeqCst) {
            return Err("disk full".into());
        }
        self.inner.renew(key, number, lease, now)
    }

    fn settle(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<bool, StoreError> {
        match self.is_dead.load(Ordering::SeqCst) {
            true => Ok(true),
            false => self.inner.settle(key, number, kept, now),
        }
    }
}

/// A registry whose handlers wait at a gate the first time, which gives the attempt.
struct Host {
    registry: Registry,
    clock: Hand,
    heard: Heard,
    gate: Gate,
    store: Arc<Watched>,
}

impl Host {
    fn new() -> Self {
        let gate = Gate::default();
        let waits = gate.clone();
        let (mut registry, clock, heard) = registry(move |cx, _| {
            let waits = waits.clone();
            async move {
                if cx.attempt() == 1 {
                    waits.opened().await;
                }
                Ok(i64::from(cx.attempt()))
            }
        });
        let store = Arc::new(Watched::default());
        registry.set_idempotency(Idempotency {
            store: store.clone(),
            ..Idempotency::default()
        });
        Self {
            registry,
            clock,
            heard,
            gate,
            store,
        }
    }
}

fn result(envelope: &Envelope) -> &[u8] {
    envelope.result.as_ref().expect("it succeeds").as_bytes()
}

/// An error that says when to make the call again.
fn passes(envelope: &Envelope, message: &str) -> Option<u64> {
    let error = envelope.error.as_ref().expect("it fails");
    assert_eq!((&*error.code, &*error.message), ("unavailable", message));
    assert!(error.retryable());
    error.recovery.after_ms
}

const RUNS: &str = "A call with this idempotency key still runs.";
const LOST: &str = "Another call has taken over the idempotency key.";

#[test]
fn a_call_whose_process_has_ended_is_taken_over() {
    let host = Host::new();
    host.gate.open();
    let call = || Tasks::default().run(host.registry.call("act", "1", &keyed()));
    host.store.is_dead.store(true, Ordering::SeqCst);
    assert_eq!(result(&call()), b"1");
    host.store.is_dead.store(false, Ordering::SeqCst);
    host.clock.pass(4 * SECOND);
    assert_eq!(passes(&call(), RUNS), Some(6000));
    host.clock.pass(Duration::from_micros(5_999_999));
    assert_eq!(passes(&call(), RUNS), Some(1));
    host.clock.pass(Duration::from_micros(1));
    let other = Tasks::default().run(host.registry.call("act", "2", &keyed()));
    assert_eq!(code(&other), "conflict");
    let next = call();
    assert_eq!((result(&next), next.meta.attempts), (&b"2"[..], Some(2)));
    let again = call();
    assert!(again.meta.replayed);
    assert_eq!((result(&again), again.meta.attempts), (&b"2"[..], Some(2)));
}

#[test]
fn attempts_of_the_handler_count_on() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let attempts = seen.clone();
    let (mut registry, clock, _) = registry(move |cx, n| {
        assert_eq!(cx.child().attempt(), 1);
        let mut seen = attempts.lock().unwrap();
        seen.push(cx.attempt());
        let fails = seen.len() % 2 == 1;
        async move { if fails { Err(busy()) } else { Ok(n) } }
    });
    let store = Arc::new(Watched::default());
    registry.set_idempotency(Idempotency {
        store: store.clone(),
        ..Idempotency::default()
    });
    let call = || {
        let tasks = Tasks::default();
        let clock = clock.clone();
        tasks.spawn(async move { clock.pass(SECOND) });
        tasks.run(registry.call("try", "1", &keyed()))
    };
    store.is_dead.store(true, Ordering::SeqCst);
    assert_eq!(call().meta.attempts, Some(2));
    store.is_dead.store(false, Ordering::SeqCst);
    clock.pass(LEASE);
    assert_eq!(call().meta.attempts, Some(3));
    assert_eq!(*seen.lock().unwrap(), [1, 2, 2, 3]);
}

#[test]
fn a_call_does_not_lose_its_key_within_its_process() {
    let host = Host::new();
    let tasks = Tasks::default();
    let (first, again) = tasks.run(async {
        let (one, other) = (keyed(), keyed());
        let mut first = pin!(host.registry.call("act", "1", &one));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        // Nobody has renewed anything in this time.
        host.clock.pass(360 * LEASE);
        let mut again = pin!(host.registry.call("act", "1", &other));
        poll_fn(|task| Poll::Ready(again.as_mut().poll(task).is_pending())).await;
        host.gate.open();
        let first = first.await;
        let clock = host.clock.clone();
        tasks.spawn(async move { clock.pass(SECOND) });
        (first, again.await)
    });
    assert!(again.meta.replayed);
    assert_eq!((result(&first), result(&again)), (&b"1"[..], &b"1"[..]));
}

#[test]
fn without_its_store_a_call_goes_on_and_is_taken_over() {
    let host = Host::new();
    host.store.is_broken.store(true, Ordering::SeqCst);
    let (late, next, again) = Tasks::default().run(async {
        let (one, other) = (keyed(), keyed());
        let mut first = pin!(host.registry.call("act", "1", &one));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        host.clock.pass(LEASE);
        let next = host.registry.call("act", "1", &other).await;
        host.gate.open();
        let late = first.await;
        (late, next, host.registry.call("act", "1", &other).await)
    });
    assert_eq!((result(&next), next.meta.attempts), (&b"2"[..], Some(2)));
    // It overwrites nothing, and its caller gets the one answer when it asks.
    assert_eq!(passes(&late, LOST), Some(10_000));
    assert!(late.meta.executed && late.result.is_none());
    assert!(again.meta.replayed);
    assert_eq!(result(&again), b"2");
    let log = host.heard.log();
    assert!(log.len() == 1 && log[0].ends_with("disk full"), "{log:?}");
}

#[test]
fn a_call_that_loses_its_key_is_cancelled() {
    let host = Host::new();
    let (late, other) = Tasks::default().run(async {
        let (one, other) = (keyed(), keyed());
        let mut first = pin!(host.registry.call("act", "1", &one));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        // As if this process had slept.
        host.clock.pass(60 * SECOND);
        let claim = host.store.claim_elsewhere(60 * SECOND);
        assert!(matches!(claim, Claim::Mine { attempt: 2, .. }), "{claim:?}");
        let other = host.registry.call("act", "1", &other).await;
        // Nobody opens the gate.
        (first.await, other)
    });
    assert_eq!(passes(&late, LOST), Some(10_000));
    assert!(late.meta.executed);
    assert_eq!(passes(&other, RUNS), Some(10_000));
    let log = host.heard.log();
    let lost = "act: another call has taken over the idempotency key";
    assert_eq!(log, [lost]);
}

#[cfg(feature = "sqlite")]
mod in_files {
    use std::io::{BufRead, BufReader};
    use std::path::Path;
    use std::process::{Child, Command, Stdio};
    use std::time::Instant;

    use serde_json::Value;
    use toolrt::Caller;
    use toolrt::host::SqliteStore;

    use super::*;

    const SHORT: Duration = Duration::from_millis(500);

    fn opened(path: &Path, lease: Duration, registry: &mut Registry) {
        registry.set_idempotency(Idempotency {
            store: Arc::new(SqliteStore::open(path).unwrap()),
            lease,
            ..Idempotency::default()
        });
    }

    #[test]
    fn a_handler_that_blocks_for_three_leases_keeps_its_key() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let inside = Arc::new(AtomicBool::new(false));
        let begun = inside.clone();
        let (mut registry, _, _) = registry(move |_, n| {
            begun.store(true, Ordering::SeqCst);
            std::thread::sleep(4 * SHORT);
            async move { Ok(n) }
        });
        opened(&path, SHORT, &mut registry);
        let other = SqliteStore::open(&path).unwrap();
        let key_of_the_row = || {
            let file = rusqlite::Connection::open(&path).unwrap();
            let sql = "SELECT id, print FROM idempotency_keys";
            file.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
                .unwrap()
        };
        std::thread::scope(|scope| {
            let call = scope.spawn(|| Tasks::default().run(registry.call("act", "1", &keyed())));
            while !inside.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(5));
            }
            let (key, print): (Hash, Hash) = key_of_the_row();
            let began = Instant::now();
            while began.elapsed() < 3 * SHORT {
                let claim = other.claim(&key, &print, SHORT, Duration::ZERO).unwrap();
                let Claim::Runs { left, .. } = claim else {
                    panic!("{claim:?}");
                };
                assert!(left <= SHORT);
                std::thread::sleep(SHORT / 4);
            }
            let envelope = call.join().unwrap();
            assert_eq!(result(&envelope), b"1");
            let claim = other.claim(&key, &print, SHORT, Duration::ZERO).unwrap();
            assert!(matches!(claim, Claim::Ended(_)), "{claim:?}");
        });
    }

    #[test]
    fn a_file_of_before_leases_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let old = rusqlite::Connection::open(&path).unwrap();
        old.execute_batch(
            "CREATE TABLE idempotency_keys (
               id BLOB PRIMARY KEY, print BLOB NOT NULL, claim INTEGER NOT NULL,
               expires INTEGER NOT NULL, envelope BLOB
             );
             CREATE INDEX idempotency_keys_expire ON idempotency_keys (expires);
             PRAGMA user_version = 1;",
        )
        .unwrap();
        let now = std::time::SystemTime::now();
        let now = now.duration_since(std::time::UNIX_EPOCH).unwrap();
        let now = i64::try_from(now.as_millis()).unwrap();
        let write = |id: u8, expires: i64, envelope: Option<&[u8]>| {
            let row = "INSERT INTO idempotency_keys VALUES (?1, ?2, 1, ?3, ?4)";
            let values = rusqlite::params![[id; 32], [0u8; 32], expires, envelope];
            old.execute(row, values).unwrap();
        };
        let quarter = Duration::from_secs(15 * 60);
        write(1, now + 600_000, Some(b"{}"));
        write(2, now + 600_000, None);
        write(3, now + 1_000_000_000, None);
        write(4, now - 1, None);
        let store = SqliteStore::open(&path).unwrap();
        let claim = |id: u8| {
            let claim = store.claim(&[id; 32], &[0; 32], LEASE, Duration::ZERO);
            claim.unwrap()
        };
        assert_eq!(claim(1), Claim::Ended(b"{}".to_vec()));
        let Claim::Runs { number: 1, left } = claim(2) else {
            panic!("it runs");
        };
        assert!(left <= Duration::from_secs(600));
        let Claim::Runs { number: 1, left } = claim(3) else {
            panic!("it runs");
        };
        assert!(left <= quarter);
        assert!(matches!(claim(4), Claim::Mine { attempt: 2, .. }));
        // An older runtime goes on with the file.
        write(5, now + 600_000, None);
        assert!(matches!(claim(5), Claim::Runs { number: 1, .. }));
        old.execute_batch("DELETE FROM idempotency_keys").unwrap();
        let count = "SELECT count(*) FROM idempotency_leases";
        let count: u32 = old.query_row(count, [], |row| row.get(0)).unwrap();
        assert_eq!(count, 0);
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Language {
        Rust,
        Python,
    }

    /// Long enough for a busy machine.
    const MS: &str = "2000";
    const LONG: Duration = Duration::from_secs(2);

    const FILE: &str = "TOOLRT_TEST_KEYS";

    fn peer(path: &Path, kind: &str) -> Command {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let python = root.join(".venv/bin/python");
        assert!(python.exists(), "no .venv: `cargo xtask test` makes it");
        let mut command = Command::new(python);
        command.arg(root.join("runtime/python/tests/lease_peer.py"));
        command.arg(path).args([MS, kind]);
        command
    }

    /// A process that makes the call, and never ends it.
    fn holder(language: Language, path: &Path) -> Child {
        let mut command = match language {
            Language::Python => peer(path, "sync"),
            Language::Rust => {
                let mut command = Command::new(std::env::current_exe().unwrap());
                command.args(["--exact", "leases::in_files::a_process_to_be_killed"]);
                command.args(["--ignored", "--nocapture"]);
                command.env(FILE, path);
                command
            }
        };
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        assert!(lines.any(|line| line == "begun 1"), "it has not begun");
        child
    }

    fn called(path: &Path, blocks: bool) -> Envelope {
        let (mut registry, _, _) = registry(move |cx, n| {
            println!("\nbegun {}", cx.attempt());
            if blocks {
                std::thread::sleep(3600 * SECOND);
            }
            async move { Ok(n) }
        });
        opened(path, LONG, &mut registry);
        let cx = keyed().with_caller(Caller::new("tests"));
        Tasks::default().run(registry.call("act", "1", &cx))
    }

    #[test]
    #[ignore = "other tests start it as a process, and kill it"]
    fn a_process_to_be_killed() {
        let path = std::env::var_os(FILE).expect("a test says where the file is");
        called(Path::new(&path), true);
    }

    /// The envelope of the same call.
    fn answer(language: Language, path: &Path) -> Value {
        let envelope = match language {
            Language::Rust => called(path, false).to_bytes(),
            Language::Python => {
                let output = peer(path, "answers").output().unwrap();
                let mut lines = output.stdout.split(|byte| *byte == b'\n');
                let last = lines.rfind(|line| !line.is_empty());
                last.expect("it says the envelope").to_vec()
            }
        };
        serde_json::from_slice(&envelope).expect("an envelope is JSON")
    }

    #[cfg(unix)]
    fn is_taken_over(holds: Language, takes: Language) {
        use std::os::unix::process::ExitStatusExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys");
        let mut child = holder(holds, &path);
        let began = Instant::now();
        // It lives longer than its lease, and nobody gets in.
        while began.elapsed() < LONG + SECOND {
            let envelope = answer(takes, &path);
            let error = &envelope["error"];
            assert_eq!(error["message"], RUNS, "{envelope}");
            assert_eq!(error["retryable"], true);
            let after = error["recovery"]["after_ms"].as_u64().unwrap();
            assert!((1..=2000).contains(&after), "{after}");
            std::thread::sleep(SECOND / 5);
        }
        child.kill().unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(9));
        let killed = Instant::now();
        let envelope = loop {
            let envelope = answer(takes, &path);
            if envelope["ok"] == true {
                break envelope;
            }
            let after = envelope["error"]["recovery"]["after_ms"].as_u64();
            let after = after.expect("it says when to make the call again");
            assert!((1..=2000).contains(&after), "{after}");
            assert!(killed.elapsed() < 30 * SECOND, "{envelope}");
            std::thread::sleep(Duration::from_millis(after));
        };
        assert_eq!(envelope["result"], 1);
        assert_eq!(envelope["meta"]["attempts"], 2);
        // Everybody gets that answer from now on.
        for language in [holds, takes] {
            let again = answer(language, &path);
            assert_eq!(again["meta"]["replayed"], true, "{again}");
            assert_eq!(again["meta"]["call_id"], envelope["meta"]["call_id"]);
        }
    }

    #[cfg(unix)]
    #[test]
    fn rust_takes_over_from_a_killed_process() {
        is_taken_over(Language::Rust, Language::Rust);
    }

    #[cfg(unix)]
    #[test]
    fn rust_takes_over_from_a_killed_process_of_python() {
        is_taken_over(Language::Python, Language::Rust);
    }

    #[cfg(unix)]
    #[test]
    fn python_takes_over_from_a_killed_process() {
        is_taken_over(Language::Rust, Language::Python);
    }
}
