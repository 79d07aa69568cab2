//! Tools that come and go while others use their registry.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use toolrt::host::{Query, Tool};
use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table::Table;
use toolrt::{
    Cancel, Codec, Context, Envelope, Handled, Handler, Internal, Registry, Reply, Toolset,
    ToolsetBuilder,
};

use crate::doing;
use crate::doing::{code, registry, toolset};
use crate::tasks::Tasks;

fn call(registry: &Registry, tool: &str) -> Envelope {
    Tasks::default().run(registry.call(tool, "1", &Context::new()))
}

#[test]
fn whoever_watches_hears_of_each_change_until_it_stops() {
    let registry = Arc::new(Registry::new());
    let heard = Arc::new(Mutex::new(Vec::new()));
    let watching = registry.on_change({
        // It may look at the registry that has changed.
        let (heard, registry) = (heard.clone(), registry.clone());
        move || {
            heard
                .lock()
                .unwrap()
                .push((registry.changes(), registry.list().len()))
        }
    });
    registry
        .register(toolset(|_, n| async move { Ok(n) }))
        .unwrap();
    registry
        .register(toolset(|_, n| async move { Ok(n) }))
        .unwrap_err();
    assert!(registry.unregister("act"));
    assert!(!registry.unregister("act"));
    assert_eq!(registry.unregister_toolset("doing"), 7);
    assert_eq!(registry.unregister_toolset("doing"), 0);
    assert_eq!(*heard.lock().unwrap(), [(1, 8), (2, 7), (3, 0)]);
    drop(watching);
    registry
        .register(toolset(|_, n| async move { Ok(n) }))
        .unwrap();
    assert_eq!((heard.lock().unwrap().len(), registry.changes()), (3, 4));
}

#[test]
fn changes_say_what_has_changed() {
    let registry = Registry::new();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let watching = registry.watch({
        let heard = heard.clone();
        move |changed| heard.lock().unwrap().push(changed.clone())
    });
    let nothing = ToolsetBuilder::new(&EMPTY, ()).build();
    registry.register(nothing).unwrap();
    assert_eq!((registry.changes(), registry.len()), (0, 0));
    assert!(registry.is_empty());
    registry
        .register(toolset(|_, n| async move { Ok(n) }))
        .unwrap();
    let (list, mut names) = (registry.list(), registry.list());
    names.sort_unstable();
    assert_eq!((registry.len(), registry.names()), (list.len(), names));
    assert!(registry.contains("act") && !registry.contains("ac"));
    assert!(registry.unregister("act"));
    assert!(!registry.unregister("act"));
    let left = registry.list();
    assert_eq!(registry.unregister_toolset("doing"), left.len());
    drop(watching);
    registry
        .register(toolset(|_, n| async move { Ok(n) }))
        .unwrap();
    let heard = heard.lock().unwrap();
    let heard: Vec<_> = heard
        .iter()
        .map(|it| (it.number, it.toolset, &*it.added, &*it.removed))
        .collect();
    let wanted: [(u64, _, &[_], &[_]); 3] = [
        (1, "doing", &list, &[]),
        (2, "doing", &[], &["act"]),
        (3, "doing", &[], &left),
    ];
    assert_eq!(heard, wanted);
}

static EMPTY: ToolsetSpec = ToolsetSpec {
    name: "empty",
    ..ToolsetSpec::EMPTY
};

#[test]
fn a_watcher_that_panics_disturbs_nobody() {
    let (registry, _, log) = registry(|_, n| async move { Ok(n) });
    let others = Arc::new(AtomicUsize::new(0));
    let counted = others.clone();
    let _broken = registry.on_change(|| panic!("no more"));
    let _whole = registry.on_change(move || {
        counted.fetch_add(1, Ordering::Relaxed);
    });
    assert!(registry.unregister("act"));
    assert_eq!(others.load(Ordering::Relaxed), 1);
    assert_eq!(
        log.log(),
        [": who listens for changes of the tools panicked: no more"]
    );
}

#[test]
fn a_call_that_runs_keeps_its_tool() {
    let go_on = Cancel::new();
    let waits = go_on.clone();
    let (registry, _, _) = registry(move |_, n| {
        let waits = waits.clone();
        async move {
            waits.cancelled().await;
            Ok(n)
        }
    });
    let registry = Arc::new(registry);
    let tasks = Tasks::default();
    tasks.spawn({
        let (registry, go_on) = (registry.clone(), go_on.clone());
        async move {
            assert!(registry.unregister("act"));
            let envelope = registry.call("act", "1", &Context::new()).await;
            assert_eq!(code(&envelope), "unknown_tool");
            go_on.cancel();
        }
    });
    let envelope = tasks.run(registry.call("act", "1", &Context::new()));
    assert!(envelope.is_ok());
    assert_eq!(code(&call(&registry, "act")), "unknown_tool");
}

#[test]
fn a_limit_holds_for_a_tool_that_has_gone_and_come_again() {
    let go_on = Cancel::new();
    let order = Arc::new(Mutex::new(Vec::new()));
    let registry = Arc::new(Registry::new());
    let waiting = |order: &Arc<Mutex<Vec<i64>>>, go_on: &Cancel| {
        let (order, go_on) = (order.clone(), go_on.clone());
        toolset(move |_, n| {
            let (order, go_on) = (order.clone(), go_on.clone());
            async move {
                order.lock().unwrap().push(n);
                go_on.cancelled().await;
                order.lock().unwrap().push(-n);
                Ok(n)
            }
        })
    };
    registry.register(waiting(&order, &go_on)).unwrap();
    let tasks = Tasks::default();
    tasks.spawn({
        let (registry, order) = (registry.clone(), order.clone());
        let again = waiting(&order, &go_on);
        async move {
            assert_eq!(registry.unregister_toolset("doing"), 8);
            registry.register(again).unwrap();
            // The first call still has the one place.
            registry.call("alone", "2", &Context::new()).await;
        }
    });
    tasks.spawn({
        let (go_on, order) = (go_on.clone(), order.clone());
        async move {
            assert_eq!(*order.lock().unwrap(), [1]);
            go_on.cancel();
        }
    });
    tasks.run(async {
        registry.call("alone", "1", &Context::new()).await;
        registry.call("alone", "3", &Context::new()).await;
    });
    assert_eq!(*order.lock().unwrap(), [1, -1, 2, -2, 3, -3]);
}

/// A resource of the server `docs`.
struct Page;

static PAGE: Spec = Spec {
    name: "docs/page",
    toolset: "docs",
    tags: &["page"],
    implementation: Implementation::Resource("docs"),
    args: Table::INT,
    result: Some(Table::INT),
    ..Spec::EMPTY
};

static DOCS: ToolsetSpec = ToolsetSpec {
    name: "docs",
    tools: &[&PAGE],
    ..ToolsetSpec::EMPTY
};

impl Tool for Page {
    type Args = i64;
    type Result = i64;
    type Error = doing::Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        &PAGE
    }

    fn result() -> Codec<i64> {
        Codec::of()
    }
}

impl Handler<()> for Page {
    type Injected = ();

    async fn call((): &(), _: &Context, args: i64, (): ()) -> Handled<Self> {
        Ok(Reply::complete(args))
    }
}

fn docs() -> Toolset {
    let mut docs = ToolsetBuilder::new(&DOCS, ());
    docs.tool::<Page>();
    docs.build()
}

#[test]
fn what_a_server_alone_calls_is_in_no_list() {
    let registry = Registry::new();
    registry.register(docs()).unwrap();
    assert!(registry.list().is_empty());
    assert!(registry.find("page docs", 10).is_empty());
    let query = Query {
        any_tag: &["page"],
        ..Query::default()
    };
    assert!(registry.search(&query).is_empty());
    // A name that is nearly its own is not told, either.
    let error = call(&registry, "docs/pag").error.expect("there is none");
    assert_eq!(error.message, "There is no tool \"docs/pag\".");
    assert_eq!(
        registry.get("docs/page").map(|spec| spec.name),
        Some("docs/page")
    );
    assert_eq!(
        registry
            .served_specs()
            .map(|spec| spec.name)
            .collect::<Vec<_>>(),
        ["docs/page"]
    );
    assert!(call(&registry, "docs/page").is_ok());
    assert_eq!(registry.unregister_toolset("docs"), 1);
    assert_eq!(code(&call(&registry, "docs/page")), "unknown_tool");
}

#[test]
fn changes_on_many_threads_leave_all_tools_in_their_places() {
    let registry = Arc::new(Registry::new());
    registry.register(docs()).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                for _ in 0..200 {
                    // Whoever comes second finds the names taken.
                    let _ = registry.register(toolset(|_, n| async move { Ok::<_, Internal>(n) }));
                    registry.unregister("act");
                    registry.unregister_toolset("doing");
                }
            });
        }
        scope.spawn(|| {
            for _ in 0..200 {
                assert!(call(&registry, "docs/page").is_ok());
                let act = call(&registry, "act");
                assert!(act.is_ok() || code(&act) == "unknown_tool");
            }
        });
    });
    assert!(registry.list().is_empty());
}
