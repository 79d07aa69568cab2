//! A call through a registry, JSON in and envelope out, over the plain function.

use std::future::Future;
use std::hint::black_box;
use std::pin::pin;
use std::task::{Context as Task, Poll, Waker};

use toolrt::host::{GrantPolicy, Mode};
use toolrt::recording::Recorder;
use toolrt::{Context, Payload, Registry};

use crate::payloads;
use crate::sample::{Bench, pair, time};
use crate::tools::shop::tools::shop::{self, types::*};

pub struct Shop;

impl shop::ShopTools for Shop {
    async fn place_order(&self, _cx: &Context, args: Order) -> Result<Order, PlaceOrderError> {
        Ok(place(args))
    }

    async fn search(&self, _cx: &Context, _args: Search) -> Result<bool, SearchError> {
        Ok(true)
    }

    async fn measure(&self, _cx: &Context, _args: Batch) -> Result<bool, MeasureError> {
        Ok(true)
    }

    async fn ping(&self, _cx: &Context, _args: PingArgs) -> Result<bool, PingError> {
        Ok(true)
    }

    async fn place_watched(&self, _cx: &Context, args: Order) -> Result<Order, PlaceWatchedError> {
        Ok(place(args))
    }

    async fn search_watched(
        &self,
        _cx: &Context,
        _args: Search,
    ) -> Result<bool, SearchWatchedError> {
        Ok(true)
    }

    async fn ping_watched(
        &self,
        _cx: &Context,
        _args: PingWatchedArgs,
    ) -> Result<bool, PingWatchedError> {
        Ok(true)
    }
}

/// The work of the tool, as a plain function.
fn place(order: Order) -> Order {
    black_box(order)
}

/// What hosts say of the calls: the tool that carries an order, the one that carries nothing, and the policy.
fn hosts() -> [Host; 3] {
    let policy = |mode| GrantPolicy::new(mode).expect("the environment says nothing");
    let granted = policy(Mode::Standard).with_capabilities(["net:read:*.example.com", "fs:read"]);
    let granted = granted.expect("these are capabilities");
    let granted = granted.with_scopes(["orders", "customers"]);
    let granted = granted.expect("these are scopes");
    [
        Host {
            about: "a host that says nothing",
            tools: ("place_order", "ping"),
            registry: registry(None),
            goal: "",
        },
        Host {
            about: "policy off",
            tools: ("place_order", "ping"),
            registry: registry(Some(policy(Mode::Off))),
            goal: "850 ns",
        },
        Host {
            about: "standard, grants, parallel",
            tools: ("place_watched", "ping_watched"),
            registry: registry(Some(granted)),
            goal: "2550 ns",
        },
    ]
}

struct Host {
    about: &'static str,
    tools: (&'static str, &'static str),
    registry: Registry,
    /// For a call without its codecs.
    goal: &'static str,
}

fn registry(policy: Option<GrantPolicy>) -> Registry {
    let mut registry = Registry::new();
    registry
        .register(shop::toolset(Shop))
        .expect("no tool is there yet");
    if let Some(policy) = policy {
        registry.set_policy(policy);
    }
    registry
}

pub fn run(bench: &Bench) {
    recording(bench);
    let cx = Context::new();
    let json = payloads::medium();
    let order = Order::from_json(&json).expect("the payload is valid");
    for host in hosts() {
        let call = |tool: &str, payload: &str| {
            let registry = &host.registry;
            let envelope = now(registry.call(black_box(tool), black_box(payload), &cx));
            assert!(envelope.is_ok());
            envelope.to_bytes()
        };
        bench.heading(&format!("a call through the registry, {}", host.about), "");
        let row = |name: &str, goal: &str, nanoseconds: f64| {
            println!("{name:<44}{:>10}{:>23}", time(nanoseconds), goal)
        };
        if bench.wants("call medium") {
            // The plain function takes and gives a value; the copy that it is given is not its own cost.
            let whole = pair(|| call(host.tools.0, &json), || black_box(&order).clone());
            let plain = pair(|| place(order.clone()), || black_box(&order).clone());
            row(
                "call medium, on top of the function",
                "3000 ns",
                whole.ours - (plain.ours - plain.theirs).max(0.0),
            );
            let codecs = pair(
                || Order::from_json(black_box(&json)).expect("the payload is valid"),
                || black_box(&order).to_json().expect("the value is valid"),
            );
            row("  of which reading the arguments", "", codecs.ours);
            row("  of which writing the result", "", codecs.theirs);
            row(
                "  of which all else",
                host.goal,
                whole.ours - codecs.ours - codecs.theirs,
            );
        }
        if bench.wants("call empty") {
            let empty = pair(|| call(host.tools.1, "{}"), || ());
            row("call empty", "", empty.ours);
        }
    }
}

/// What recording adds to a call, in a file that nobody else writes.
fn recording(bench: &Bench) {
    let file = std::env::temp_dir().join(format!("toolc-bench-{}.jsonl", std::process::id()));
    let mut recorded = registry(None);
    recorded.record(Recorder::open(&file).expect("a file can be made"));
    let plain = registry(None);
    let cx = Context::new();
    let json = payloads::medium();
    bench.heading("recording a call, on top of the call", "");
    for (name, tool, payload, goal) in [
        ("record medium", "place_order", &*json, ""),
        ("record empty", "ping", "{}", "5000 ns"),
    ] {
        if bench.wants(name) {
            let call = |registry: &Registry| {
                let envelope = now(registry.call(black_box(tool), black_box(payload), &cx));
                assert!(envelope.is_ok());
            };
            let both = pair(|| call(&recorded), || call(&plain));
            let added = time(both.ours - both.theirs);
            println!("{name:<44}{added:>10}{goal:>23}");
        }
    }
    drop(recorded);
    for name in ["jsonl", "1.jsonl", "2.jsonl", "3.jsonl", "4.jsonl"] {
        // Those that it has not filled are not there.
        let _ = std::fs::remove_file(file.with_extension(name));
    }
}

/// Polls a future that never waits.
pub fn now<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Task::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("a handler that never waits is pending"),
    }
}
