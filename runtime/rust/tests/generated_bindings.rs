//! Bound tools, chains, pages and hints of generated code, at work.

use std::sync::{Arc, Mutex};

use toolrt::{Context, Event, EventKind, EventSink, Issue, Registry, Sink};

use crate::generated::depot::service::{self as depot, DepotService};
use crate::generated::shop::service::{self as shop, ShopService};
use crate::generated::shop::tools::{both, recipes, till};
use crate::generated::types::case_bindings::{Gone, Item, Money, Query, SoldOut};
use crate::support::block_on;

const RUN: &str = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10";

/// Both services at once.
#[derive(Clone, Default)]
struct House {
    /// What the methods were called with.
    calls: Arc<Mutex<Vec<String>>>,
}

impl House {
    fn note(&self, text: impl Into<String>) {
        self.calls.lock().expect("no test panics").push(text.into());
    }
}

fn item(id: &str, amount: i64) -> Item {
    Item::new(id.to_owned(), Money::new(amount))
}

impl ShopService for House {
    async fn buy(
        &self,
        _cx: &Context,
        buy: shop::types::BuyPayload,
    ) -> Result<Item, shop::types::BuyError> {
        self.note(format!("buy {} x{} {:?}", buy.id, buy.count, buy.note));
        match &*buy.id {
            "none" => Err(Gone { id: buy.id }.into()),
            "all" => Err(SoldOut {}.into()),
            _ => Ok(item(&buy.id, 3)),
        }
    }

    async fn find(
        &self,
        _cx: &Context,
        query: Query,
    ) -> Result<shop::types::FindResult, shop::types::FindError> {
        self.note(format!("find {} {}", query.text, query.limit));
        let mut found = shop::types::FindResult::new(vec![item("a", 1), item("b", 2)], 2, None);
        if query.text == "nothing" {
            found.items.clear();
        }
        if query.limit == 2 {
            found.next = Some(String::from("page 2"));
        }
        Ok(found)
    }

    async fn stock(
        &self,
        _cx: &Context,
        stock: shop::types::StockPayload,
        injected: shop::types::StockInjected,
    ) -> Result<Vec<Item>, shop::types::StockError> {
        self.note(format!("stock {} in {}", stock.id, injected.run.as_str()));
        Ok(vec![item(&stock.id, 1)])
    }

    async fn watch(
        &self,
        _cx: &Context,
        watch: shop::types::WatchPayload,
        sink: Sink<shop::types::WatchItem>,
    ) -> Result<i64, shop::types::WatchError> {
        let at = "2026-01-02T03:04:05Z".parse().expect("a time");
        let seen = shop::types::WatchItem::new(at, Money::new(7));
        sink.send(&seen).await?;
        Ok(i64::try_from(watch.token.expose().len()).expect("short"))
    }

    async fn clear(
        &self,
        _cx: &Context,
        _clear: shop::types::ClearPayload,
    ) -> Result<(), shop::types::ClearError> {
        self.note("clear");
        Ok(())
    }

    async fn label(
        &self,
        _cx: &Context,
        label: shop::types::LabelPayload,
    ) -> Result<String, shop::types::LabelError> {
        Ok(format!("{}: {}", label.id, label.text))
    }
}

impl DepotService for House {
    async fn count(
        &self,
        _cx: &Context,
        count: depot::types::CountPayload,
    ) -> Result<std::collections::BTreeMap<String, i64>, depot::types::CountError> {
        if count.run == "none" {
            return Err(Gone { id: count.run }.into());
        }
        Ok([(count.run, i64::try_from(count.kinds.len()).expect("few"))].into())
    }
}

/// What neither service gives.
impl both::BothRest for House {
    async fn plan_count_boxes(
        &self,
        _cx: &Context,
        args: both::types::CountBoxesArgs,
        injected: both::types::CountBoxesInjected,
    ) -> Result<Vec<toolrt::Value>, both::types::CountBoxesError> {
        self.note(format!("plan {} in {}", args.sizes.len(), injected.run));
        Ok(vec![toolrt::Value::from("count")])
    }

    async fn greet(
        &self,
        _cx: &Context,
        args: both::types::GreetArgs,
    ) -> Result<toolrt::Content, both::types::GreetError> {
        self.note(format!("greet {}", args.name));
        Ok(toolrt::Content::text(format!("Hello {}!", args.name)))
    }

    fn check_greet(&self, _cx: &Context, args: &both::types::GreetArgs) -> Vec<Issue> {
        let nobody = args.name == "nobody";
        nobody
            .then(|| Issue::of_check("/name", "must be somebody"))
            .into_iter()
            .collect()
    }

    fn check_look(&self, _cx: &Context, args: &both::types::LookArgs) -> Vec<Issue> {
        let hidden = args.id == "hidden";
        hidden
            .then(|| Issue::of_check("/id", "must be seen"))
            .into_iter()
            .collect()
    }
}

fn registry(house: &House) -> Registry {
    let registry = Registry::new();
    let toolsets = [
        till::toolset_from_service(house.clone()),
        both::toolset_from_service(house.clone(), house.clone()),
        recipes::toolset(()),
    ];
    for toolset in toolsets {
        registry.register(toolset).expect("the names are free");
    }
    registry
}

fn context() -> Context {
    Context::new()
        .with_run_id(RUN)
        .with_call_id("c1")
        .with_label("token", "abc")
}

/// The envelope without its `meta`, and what the services were called with.
fn answer(tool: &str, payload: &str, cx: &Context) -> (String, Vec<String>) {
    let house = House::default();
    let envelope = block_on(registry(&house).call(tool, payload, cx)).to_json();
    let (outcome, _) = envelope.split_once(",\"meta\":").expect("there is meta");
    let calls = house.calls.lock().expect("no test panics").clone();
    (outcome.to_owned(), calls)
}

#[test]
fn arguments_go_by_name_and_by_mapping_and_results_come_back() {
    let (outcome, calls) = answer("buy_item", r#"{"id":"x"}"#, &context());
    assert_eq!(
        outcome,
        r#"{"ok":true,"status":"success","result":{"id":"x","price":{"amount":3,"currency":"EUR"},"tags":[]}"#
    );
    assert_eq!(calls, ["buy x x1 None"]);
    let (outcome, calls) = answer("search", r#"{"words":"w"}"#, &context());
    assert_eq!(
        outcome,
        r#"{"ok":true,"status":"success","result":{"hits":["a","b"],"prices":[1,2],"more":null,"count":2,"lang":"en"}"#
    );
    assert_eq!(
        calls,
        ["find w 10"],
        "the method's own default is filled in"
    );
}

#[test]
fn what_only_fits_by_shape_travels_as_json() {
    let (outcome, _) = answer("watch_price", r#"{"id":"x"}"#, &context());
    assert_eq!(outcome, r#"{"ok":true,"status":"success","result":3"#);
    let cx = context().with_run_id("shelf");
    let (outcome, _) = answer("count_boxes", r#"{"sizes":["box","box"]}"#, &cx);
    assert_eq!(
        outcome,
        r#"{"ok":true,"status":"success","result":{"shelf":2}"#
    );
    let (outcome, calls) = answer("look", r#"{"id":"x"}"#, &context());
    assert!(outcome.contains(r#""result":[{"id":"x""#), "{outcome}");
    assert_eq!(
        calls,
        [format!("stock x in {RUN}")],
        "the method gets what the context has"
    );
    let (outcome, calls) = answer("clear_all", "{}", &agreed("clear_all"));
    assert_eq!(
        (&*outcome, calls.len()),
        (r#"{"ok":true,"status":"success","result":[]"#, 1)
    );
}

#[test]
fn the_host_gives_what_services_do_not() {
    let (outcome, calls) = answer("greet", r#"{"name":"Ada"}"#, &context());
    assert!(outcome.starts_with(r#"{"ok":true"#), "{outcome}");
    assert!(outcome.contains("Hello Ada!"), "{outcome}");
    assert_eq!(calls, ["greet Ada"], "no method has this tool");

    let boxes = r#"{"sizes":["box"]}"#;
    let dry = context().with_run_id("shelf").with_dry_run(true);
    let (outcome, calls) = answer("count_boxes", boxes, &dry);
    assert!(outcome.contains(r#""count""#), "{outcome}");
    assert_eq!(calls, ["plan 1 in shelf"], "nothing is counted");
    let (outcome, calls) = answer("count_boxes", boxes, &context().with_run_id("shelf"));
    assert_eq!(
        (&*outcome, calls.len()),
        (r#"{"ok":true,"status":"success","result":{"shelf":1}"#, 0),
        "the method runs it"
    );
}

#[test]
fn the_host_checks_arguments_of_bound_tools_and_its_own() {
    for (tool, payload, issue) in [
        ("greet", r#"{"name":"nobody"}"#, "/name must be somebody"),
        ("look", r#"{"id":"hidden"}"#, "/id must be seen"),
    ] {
        let (outcome, calls) = answer(tool, payload, &context());
        assert!(outcome.contains(r#""code":"invalid_input""#), "{outcome}");
        assert!(outcome.contains(issue), "{outcome}");
        assert!(calls.is_empty(), "nothing runs");
    }
}

#[test]
fn a_limit_of_the_method_is_told_of_the_argument() {
    let (outcome, calls) = answer("search", r#"{"words":"","most":99}"#, &context());
    assert!(calls.is_empty(), "the method does not run");
    for part in [
        r#""code":"invalid_input","kind":"input""#,
        r#""field":"words""#,
        r#""path":"/words","code":"length","message":"/words must have"#,
        r#""path":"/most","code":"range","message":"/most must be"#,
    ] {
        assert!(outcome.contains(part), "{part} is not in {outcome}");
    }
    let (outcome, _) = answer(
        "label_item",
        r#"{"id":"x","text":"much too long"}"#,
        &context(),
    );
    assert!(outcome.contains(r#""field":"text""#), "{outcome}");
}

#[test]
fn errors_of_the_method_are_the_tools() {
    let (outcome, _) = answer("buy_item", r#"{"id":"none"}"#, &context());
    assert!(
        outcome.contains(
            r#""code":"gone","kind":"not_found","message":"Nothing has this id.","field":"id""#
        ),
        "{outcome}"
    );
    let (outcome, _) = answer("buy_item", r#"{"id":"all"}"#, &context());
    assert!(outcome.contains(r#""code":"sold_out""#), "{outcome}");
    let (outcome, _) = answer(
        "count_boxes",
        r#"{"sizes":[]}"#,
        &context().with_run_id("none"),
    );
    assert!(outcome.contains(r#""code":"gone""#), "{outcome}");
}

#[test]
fn a_chain_runs_its_steps() {
    let (outcome, calls) = answer("buy_first", r#"{"words":"x"}"#, &context());
    assert_eq!(
        outcome,
        r#"{"ok":true,"status":"success","result":{"bought":{"id":"x","price":{"amount":3,"currency":"EUR"},"tags":[]},"all":["a","b"]}"#
    );
    assert_eq!(calls, ["find x 10", "buy x x1 Some(\"from a chain\")"]);
    let (outcome, calls) = answer("buy_first", r#"{"words":"nothing"}"#, &context());
    assert_eq!(
        outcome,
        r#"{"ok":true,"status":"success","result":{"bought":null,"all":[]}"#
    );
    assert_eq!(calls, ["find nothing 10"]);
    let (outcome, _) = answer("page_of", "{}", &context());
    assert!(outcome.contains(r#""hits":["a","b"]"#), "{outcome}");
}

#[test]
fn a_step_that_fails_ends_the_chain_and_blames_no_argument() {
    let (outcome, _) = answer("buy_first", r#"{"words":"none"}"#, &context());
    for part in [
        r#""code":"step_failed","kind":"not_found","message":"The step buy_item failed: Nothing has this id.","retryable":false,"recovery":{"action":"stop"}"#,
        r#""details":{"step":"item","tool":"buy_item","error":{"code":"gone""#,
        r#""completed":["search"]"#,
    ] {
        assert!(outcome.contains(part), "{part} is not in {outcome}");
    }
    assert!(!outcome.contains(r#""recovery":{"action":"correct"},"field""#));
}

#[test]
fn consent_to_a_chain_covers_its_steps() {
    let (outcome, calls) = answer("clear_twice", "{}", &context());
    assert!(outcome.contains("confirmation_required"), "{outcome}");
    assert!(calls.is_empty());
    let (outcome, calls) = answer("clear_twice", "{}", &agreed("clear_twice"));
    assert_eq!(outcome, r#"{"ok":true,"status":"success","result":[]"#);
    assert_eq!(calls, ["clear", "clear"]);
}

#[test]
fn pages_come_one_by_one() {
    let house = House::default();
    let registry = registry(&house);
    let client = till::Client::new(&registry);
    let mut args = till::types::SearchArgs::new(String::from("w"));
    let mut pages = client.pages_search(&args, &context());
    let only = block_on(pages.next()).expect("a page").expect("no error");
    assert_eq!(only.hits, ["a", "b"]);
    assert!(block_on(pages.next()).is_none(), "no cursor, no page");

    // This method gives the same cursor again and again.
    args.most = Some(2);
    let mut pages = client.pages_search(&args, &context());
    assert!(block_on(pages.next()).expect("a page").is_ok());
    let stuck = block_on(pages.next())
        .expect("an error")
        .expect_err("stuck");
    assert!(
        stuck.to_string().contains("the same cursor again"),
        "{stuck}"
    );
    assert!(block_on(pages.next()).is_none());
}

#[test]
fn hints_are_functions_and_progress() {
    let args = till::types::BuyItemArgs::new(String::from("x"));
    assert_eq!(till::hints::buy_item_call_hint(&args), "Buying x");
    let bought = item("x", 3);
    assert_eq!(
        till::hints::buy_item_result_hint(&args, &bought),
        "x costs 3 {cents}"
    );
    assert_eq!(
        till::hints::buy_item_reminder(&args, &bought),
        "Say that x was bought."
    );
    let all = till::types::ClearAllArgs {};
    assert_eq!(
        till::hints::clear_all_question(&all),
        "Clear it all, {really}?"
    );

    let heard = Arc::new(Heard::default());
    let cx = context().with_events(heard.clone());
    let house = House::default();
    block_on(registry(&house).call("buy_item", r#"{"id":"x"}"#, &cx));
    let heard = heard.0.lock().expect("no test panics").clone();
    assert_eq!(heard, ["Buying x", "x costs 3 {cents}"]);
}

#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        if let EventKind::Progress { message, .. } = event.kind {
            self.0.lock().expect("no test panics").push(message);
        }
    }
}

#[test]
fn items_of_a_method_are_items_of_its_tool() {
    let house = House::default();
    let registry = registry(&house);
    let client = till::Client::new(&registry);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let into = seen.clone();
    let args = till::types::WatchPriceArgs::new(String::from("x"));
    let on_item = move |item: till::types::WatchPriceItem| {
        into.lock().expect("no test panics").push(item.at);
    };
    block_on(client.stream_watch_price(&args, &context(), on_item)).expect("a result");
    assert_eq!(
        *seen.lock().expect("no test panics"),
        ["2026-01-02T03:04:05Z"]
    );
}

/// The context of a call without arguments that a human has agreed to.
fn agreed(tool: &str) -> Context {
    let cx = context();
    let agreement = toolrt::Agreement::new("tests", tool, "{}", cx.caller(), u64::MAX);
    cx.with_consent(agreement)
}
