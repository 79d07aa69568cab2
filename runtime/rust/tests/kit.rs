//! What the testing kit does: its clock, its people, its assertions, its examples.
#![cfg(feature = "testing")]

use std::future::pending;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use toolrt::host::{Clock, IdSource, Limits, Random, Rate};
use toolrt::spec::{AskSpec, Example, Spec, ToolsetSpec};
use toolrt::testing::{
    Examples, Fake, FixedIds, FixedRandom, ManualClock, PreparedAnswers, Recorded, assert_error,
    assert_error_at, assert_events, assert_issue, assert_ok, assert_ok_as, examples, fake, says_no,
    says_yes, values,
};
use toolrt::{
    Answer, Ask, Asker, Codec, Context, Envelope, Internal, Registry, Toolset, Uuid, Value,
};

use crate::doing;
use crate::doing::{Heard, busy, toolset};

const SECOND: Duration = Duration::from_secs(1);

/// A registry on a clock of its own.
fn registry(toolset: Toolset) -> (Registry, ManualClock) {
    let clock = ManualClock::new();
    let mut registry = Registry::new();
    registry.set_clock(clock.clone());
    registry.set_random(FixedRandom::default());
    registry.set_log(Heard::default());
    registry.register(toolset).expect("the names are free");
    (registry, clock)
}

fn gives() -> Toolset {
    toolset(|_, n| async move { Ok(n) })
}

fn call(registry: &Registry, clock: &ManualClock, tool: &str, payload: &str) -> Envelope {
    let cx = Context::new();
    clock.run(registry.call(tool, payload, &cx))
}

/// What an assertion says that fails.
fn fails<T>(check: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(check)) else {
        panic!("it should fail");
    };
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .expect("panics have texts")
}

#[test]
fn a_timeout_comes_when_the_clock_says_so() {
    let (registry, clock) = registry(toolset(|_, _| pending()));
    assert_error(&call(&registry, &clock, "hurry", "1"), "timeout");
    assert_eq!(clock.now(), SECOND);
    assert_eq!(clock.waiting(), 0);
}

#[test]
fn a_handler_that_moves_the_clock_is_late() {
    let clock = ManualClock::new();
    let moved = clock.clone();
    let mut registry = Registry::new();
    registry.set_clock(clock.clone());
    let slow = toolset(move |_, n| {
        moved.advance(SECOND / 1000 * u32::try_from(n).expect("a few"));
        pending()
    });
    registry.register(slow).expect("the names are free");
    assert_error(&call(&registry, &clock, "hurry", "1000"), "timeout");
    assert_eq!(clock.now(), SECOND);
}

#[test]
fn nobody_waits_for_attempts() {
    let runs = AtomicUsize::new(0);
    let (registry, clock) = registry(toolset(move |_, n| {
        let failed = runs.fetch_add(1, Ordering::SeqCst) < 2;
        async move { if failed { Err(busy()) } else { Ok(n) } }
    }));
    let envelope = call(&registry, &clock, "try", "5");
    assert_eq!(assert_ok_as::<i64>(&envelope), 5);
    assert_eq!(envelope.meta.attempts, Some(3));
    assert_eq!(clock.now(), SECOND / 2 + SECOND);
}

#[test]
fn rates_pass_with_the_clock() {
    let (mut registry, clock) = registry(gives());
    registry.set_limits(Limits {
        rate: Some(Rate::new(1, SECOND * 60)),
        ..Limits::default()
    });
    assert_ok(&call(&registry, &clock, "act", "1"));
    assert_error(&call(&registry, &clock, "act", "1"), "rate_limited");
    clock.advance(SECOND * 60);
    assert_ok(&call(&registry, &clock, "act", "1"));
}

#[test]
fn timers_fire_in_the_order_of_their_times() {
    let (clock, heard) = (ManualClock::new(), Arc::new(Mutex::new(Vec::new())));
    let mut timers: Vec<_> = [("second", 2), ("first", 1), ("third", 2)]
        .into_iter()
        .map(|(name, seconds)| {
            let (heard, timer) = (heard.clone(), clock.sleep(SECOND * seconds));
            Box::pin(async move {
                timer.expect("there are timers").await;
                heard.lock().unwrap().push(name);
            })
        })
        .collect();
    drop(clock.sleep(SECOND / 2));
    assert_eq!((clock.waiting(), clock.next_timer()), (3, Some(SECOND)));
    let third = timers.pop().expect("there are three");
    let first = timers.pop().expect("there are two");
    let second = timers.pop().expect("there is one");
    clock.run(async {
        first.await;
        second.await;
        third.await;
    });
    assert_eq!(*heard.lock().unwrap(), ["first", "second", "third"]);
    assert_eq!(clock.now(), SECOND * 2);
    assert_eq!(clock.unix_time(), 946_684_802);
}

#[test]
fn ids_and_numbers_come_in_order() {
    let (ids, numbers) = (FixedIds::of(["a", "b"]), FixedRandom::of([0.5]));
    assert_eq!(
        [ids.call_id(), ids.call_id(), ids.call_id()],
        ["a", "b", "b"]
    );
    assert!((numbers.fraction() - 0.5).abs() < f64::EPSILON);
    assert!((numbers.fraction() - 0.5).abs() < f64::EPSILON);
    assert_eq!(FixedIds::default().call_id(), "call");
    assert!(FixedRandom::default().fraction().abs() < f64::EPSILON);
}

#[test]
fn people_keep_what_they_were_asked() {
    for (human, agrees) in [(says_yes(), true), (says_no(), false)] {
        let (mut registry, clock) = registry(gives());
        registry.set_confirmer(human.clone());
        assert_eq!(call(&registry, &clock, "ask", "3").is_ok(), agrees);
        let questions = human.questions();
        assert_eq!((&*questions[0].tool, &*questions[0].text), ("ask", "Sure?"));
        assert_eq!(questions[0].args, Value::from(3));
    }
}

static ORDER: Spec = Spec {
    name: "order",
    asks: &[
        AskSpec {
            name: "count",
            question: "How many?",
            schema: r#"{"type":"integer"}"#,
        },
        AskSpec {
            name: "word",
            question: "Which word?",
            schema: r#"{"type":"string"}"#,
        },
    ],
    ..Spec::EMPTY
};
static ORDERS: ToolsetSpec = ToolsetSpec {
    name: "orders",
    tools: &[&ORDER],
    ..ToolsetSpec::EMPTY
};

/// What an asker says to a question of `order`.
fn asked(asker: &PreparedAnswers, question: &str) -> Answer {
    let request = toolrt::Request {
        kind: toolrt::RequestKind::Ask,
        tool: "order".to_owned(),
        question: Some(question.to_owned()),
        schema: None,
        sample: None,
        touches: Vec::new(),
    };
    let caller = toolrt::Caller::default();
    let by = toolrt::call::AskedBy {
        call_id: "call",
        session_id: None,
        caller: &caller,
    };
    let asked = toolrt::Asked {
        request: &request,
        issues: &[],
        by,
    };
    ManualClock::new().run(asker.ask(asked))
}

#[test]
fn answers_are_prepared_by_the_names_of_questions() {
    let asker = PreparedAnswers::new(&ORDERS)
        .answer("count", 1)
        .answer("word", "yes")
        .answer("count", 2);
    assert_eq!(asked(&asker, "How many?"), Answer::json("1"));
    assert_eq!(asked(&asker, "Which word?"), Answer::json("\"yes\""));
    assert_eq!(asked(&asker, "How many?"), Answer::json("2"));
    assert_eq!(asker.asked(), ["count", "word", "count"]);
    asker.assert_done();
}

const COUNT: Ask<i64> = Ask::new("count", Codec::of);
const WORD: Ask<String> = Ask::new("word", Codec::of);

#[test]
fn handlers_get_prepared_answers() {
    let asks = toolset(|cx, n| async move {
        let count = cx.ask(COUNT).await?;
        cx.ask(WORD).await?;
        Ok(n + count)
    });
    let asker = PreparedAnswers::new(asks.spec()).answer("count", 2);
    let (mut registry, clock) = registry(asks);
    registry.set_asker(asker.clone().answer("word", "yes"));
    assert_eq!(assert_ok_as::<i64>(&call(&registry, &clock, "act", "1")), 3);
    asker.assert_done();
    assert_error(&call(&registry, &clock, "act", "1"), "internal");
    assert!(fails(|| asker.assert_done()).contains("`act` asks `count`"));
}

#[test]
fn a_question_without_an_answer_says_so() {
    let asker = PreparedAnswers::new(&ORDERS).answer("other", 1);
    let text = fails(|| asked(&asker, "Which word?"));
    assert_eq!(text, "`order` asks `word`, and no answer is prepared");
    let done = fails(|| asker.assert_done());
    assert_eq!(
        done,
        format!("prepared answers: {text}; 1 for `other` left")
    );
}

#[test]
fn assertions_say_what_the_answer_was() {
    let (registry, clock) = registry(gives());
    let good = call(&registry, &clock, "act", "7");
    let bad = call(&registry, &clock, "act", "\"x\"");
    assert_eq!(assert_issue(&bad, "", "type").path, "");
    assert_error(&bad, "invalid_input");
    assert_eq!(
        fails(|| assert_ok(&bad)),
        "the call should succeed, but it ended as `invalid_input`:\n  `` type: The value must be an integer; got \"x\"."
    );
    assert_eq!(
        fails(|| assert_error(&good, "denied")),
        "the call should fail as `denied`, but it ended as success: 7"
    );
    assert_eq!(
        fails(|| assert_error_at(&bad, "invalid_input", "m")),
        "`invalid_input` should blame `m`, but blames no argument"
    );
    assert!(
        fails(|| assert_issue(&good, "/n", "type"))
            .starts_with("`/n` should have the issue `type`, but it ended as success")
    );
    assert!(fails(|| assert_ok_as::<Uuid>(&good)).starts_with("the result is of another type:"));
}

#[test]
fn events_are_kept() {
    let (registry, clock) = registry(gives());
    let events = Recorded::new();
    let cx = Context::new().with_events(Arc::new(events.clone()));
    assert_ok(&clock.run(registry.call("act", "1", &cx)));
    assert_events(&events, &events.names());
    assert_eq!(events.names().last(), Some(&"call_finished"));
    let text = fails(|| assert_events(&events, &["call_started"]));
    assert!(
        text.starts_with("the events should be call_started, but are "),
        "{text}"
    );
}

#[test]
fn values_of_a_type_differ_and_come_again() {
    let ids: Vec<Uuid> = values(3).take(3).collect();
    assert!(ids[0] != ids[1] && ids[1] != ids[2]);
    assert_eq!(values::<Uuid>(3).take(3).collect::<Vec<_>>(), ids);
}

#[test]
fn a_fake_knows_what_tools_declare() {
    let made = || Fake::new(gives().spec(), 1);
    assert_eq!(
        fails(|| made().fail("x", "busy")),
        "the toolset `doing` has no tool `x`"
    );
    assert_eq!(
        fails(|| made().fail("act", "busy")),
        "`act` declares no error `busy`"
    );
    assert_eq!(
        fails(|| made().partial("try", "busy")),
        "`try` is not partial"
    );
}

#[test]
fn a_fake_needs_no_provider() {
    let (registry, clock) = registry(fake(gives().spec(), 1));
    let first = assert_ok(&call(&registry, &clock, "act", "1"));
    assert_eq!(assert_ok(&call(&registry, &clock, "act", "1")), first);
    let cx = Context::new().with_dry_run(true);
    assert_ok(&clock.run(registry.call("plan", "1", &cx)));
}

static HALVE: Spec = Spec {
    examples: &[
        Example {
            name: Some("four"),
            args: "4",
            result: Some("2"),
            error: None,
        },
        Example {
            name: None,
            args: "6",
            result: None,
            error: Some(("too_odd", "{}")),
        },
    ],
    ..doing::ACT
};
static HALVES: ToolsetSpec = ToolsetSpec {
    name: "halves",
    tools: &[&HALVE],
    ..ToolsetSpec::EMPTY
};

#[test]
fn examples_are_compared_with_what_a_provider_gives() {
    let (registry, clock) = registry(toolset(|_, n| async move { Ok(n / 2) }));
    let all = examples(&HALVES);
    let ids: Vec<String> = all.iter().map(|example| example.id()).collect();
    assert_eq!(ids, ["act: four", "act: 2"]);
    let cx = Context::new();
    assert_eq!(clock.run(all[0].check(&registry, &cx)), Ok(()));
    assert_eq!(
        clock.run(all[1].check(&registry, &cx)),
        Err("act: 2\n  it should fail as `too_odd`, but it ended as success: 3".to_owned())
    );
}

#[test]
fn a_run_of_examples_tells_all_that_differs() {
    // The examples of `explain`: the first should fail, and does not.
    let text = fails(|| Examples::of(gives).run());
    assert!(
        text.starts_with("1 of 2 examples:\nexplain: One that fails\n"),
        "{text}"
    );
    let wrong = || toolset(|_, _| async { Err(Internal::new("never")) });
    let text = fails(|| Examples::of(wrong).run());
    assert!(text.starts_with("2 of 2 examples:\n"), "{text}");
}
