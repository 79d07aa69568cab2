//! Calls that ask back: when a handler waits for its caller, and what happens around that.

#![cfg(feature = "state")]

use std::future::{pending, poll_fn};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context as Task, Poll, Wake, Waker};
use std::time::Duration;

use toolrt::call::Clock;
use toolrt::host::{StateKeys, TerminalAsker};
use toolrt::{
    Answer, Ask, Asked, Asker, BoxFuture, Cancel, Codec, Context, Envelope, EventKind, Internal,
    Registry, RequestKind, Sample, Status,
};

use crate::doing::{Hand, Heard, code, registry};
use crate::tasks::{Gate, Tasks};

const COUNT: Ask<i64> = Ask::new("count", Codec::of);
const WORD: Ask<String> = Ask::new("word", Codec::of);
const SECOND: Duration = Duration::from_secs(1);

/// A registry whose caller can be asked.
fn asking<F>(
    act: impl Fn(Context, i64) -> F + Send + Sync + 'static,
) -> (Registry, Hand, Heard, Context)
where
    F: Future<Output = Result<i64, Internal>> + Send + 'static,
{
    let (mut registry, clock, heard) = registry(act);
    registry.set_state_keys(StateKeys::new([("a", [1; 32])]).expect("a key"));
    let cx = heard.context().with_can_answer(RequestKind::ALL);
    (registry, clock, heard, cx)
}

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

/// The names of what a call asks.
fn asked(envelope: &Envelope) -> Vec<&str> {
    assert_eq!(
        envelope.status,
        Status::InputRequired,
        "{}",
        envelope.to_json()
    );
    let names = envelope.requests.iter().map(|(name, _)| &**name);
    names.collect()
}

fn state(envelope: &Envelope) -> &str {
    envelope.state.as_deref().expect("there is a state")
}

fn result(envelope: &Envelope) -> String {
    let result = envelope.result.as_ref();
    result.map_or_else(|| envelope.to_json(), |json| json.as_str().to_owned())
}

#[test]
fn a_handler_that_waits_for_a_timer_as_well_is_not_dropped() {
    let dropped = Arc::new(AtomicUsize::new(0));
    let clock = Arc::new(Mutex::new(None::<Hand>));
    let (ended, own) = (dropped.clone(), clock.clone());
    let (registry, hand, _, cx) = asking(move |cx, _| {
        let hand = own.lock().unwrap().clone().expect("a clock");
        let ended = ended.clone();
        async move {
            let mut question = std::pin::pin!(cx.ask(COUNT));
            let mut timer = hand.sleep(5 * SECOND).expect("a timer");
            poll_fn(|task| {
                let answered = question.as_mut().poll(task).is_ready();
                assert!(!answered);
                timer.as_mut().poll(task)
            })
            .await;
            ended.fetch_add(1, Ordering::Relaxed);
            question.await
        }
    });
    *clock.lock().unwrap() = Some(hand.clone());
    let tasks = Tasks::default();
    tasks.spawn(async move { hand.pass(6 * SECOND) });
    let envelope = tasks.run(registry.call("act", "1", &cx));
    assert_eq!(asked(&envelope), ["count"]);
    assert_eq!(dropped.load(Ordering::Relaxed), 1, "the timer rang before");
}

#[test]
fn a_question_that_is_given_up_is_not_asked() {
    let (registry, _, _, cx) = asking(|cx, n| async move {
        let mut question = Box::pin(cx.ask(COUNT));
        let polled = poll_fn(|task| Poll::Ready(question.as_mut().poll(task).is_pending())).await;
        assert!(polled);
        drop(question);
        Ok(n)
    });
    assert_eq!(result(&now(registry.call("act", "7", &cx))), "7");
}

#[test]
fn several_are_asked_at_once() {
    let (registry, _, _, cx) = asking(|cx, _| async move {
        let (count, word) = cx.ask((COUNT, WORD)).await?;
        Ok(count + word.len() as i64)
    });
    let first = now(registry.call("act", "1", &cx));
    assert_eq!(asked(&first), ["count", "word"]);
    let cx = cx.with_responses(
        r#"{"word":{"answer":"abc"},"count":{"answer":4}}"#,
        state(&first),
    );
    assert_eq!(result(&now(registry.call("act", "1", &cx))), "7");
}

#[test]
fn a_question_in_a_task_of_its_own_is_asked_when_nothing_happens_any_more() {
    let tasks = Tasks::default();
    let inside = tasks.clone();
    let (registry, hand, _, cx) = asking(move |cx, _| {
        let (gate, inside) = (Gate::default(), inside.clone());
        async move {
            let (answered, own) = (gate.clone(), cx.clone());
            inside.spawn(async move {
                let _ = own.ask(COUNT).await;
                answered.open();
            });
            gate.opened().await;
            Ok(1)
        }
    });
    // Whoever waits for a second in vain goes on when the clock does.
    let clock = hand.clone();
    tasks.spawn(async move {
        for _ in 0..20 {
            yielded().await;
        }
        clock.pass(2 * SECOND);
    });
    let envelope = tasks.run(registry.call("act", "1", &cx));
    assert_eq!(asked(&envelope), ["count"]);
}

async fn yielded() {
    let mut again = true;
    poll_fn(|task| match std::mem::take(&mut again) {
        true => {
            task.waker().wake_by_ref();
            Poll::Pending
        }
        false => Poll::Ready(()),
    })
    .await;
}

/// Polls its future with a waker of its own, as sets of futures do.
struct Around<'a>(BoxFuture<'a, Result<i64, Internal>>, Arc<Own>);

#[derive(Default)]
struct Own {
    woken: std::sync::atomic::AtomicBool,
    parent: Mutex<Option<Waker>>,
}

impl Wake for Own {
    fn wake(self: Arc<Self>) {
        self.woken.store(true, Ordering::SeqCst);
        if let Some(parent) = self.parent.lock().unwrap().clone() {
            parent.wake();
        }
    }
}

impl Future for Around<'_> {
    type Output = Result<i64, Internal>;

    fn poll(mut self: std::pin::Pin<&mut Self>, task: &mut Task<'_>) -> Poll<Self::Output> {
        *self.1.parent.lock().unwrap() = Some(task.waker().clone());
        if !self.1.woken.swap(false, Ordering::SeqCst) {
            return Poll::Pending;
        }
        let own = Waker::from(self.1.clone());
        self.0.as_mut().poll(&mut Task::from_waker(&own))
    }
}

#[test]
fn a_question_in_a_set_of_futures_is_asked_when_nothing_happens_any_more() {
    let (registry, hand, _, cx) = asking(|cx, _| async move {
        let own = Arc::new(Own::default());
        own.woken.store(true, Ordering::SeqCst);
        Around(Box::pin(cx.ask(COUNT)), own).await
    });
    let tasks = Tasks::default();
    tasks.spawn(async move {
        for _ in 0..20 {
            yielded().await;
        }
        hand.pass(2 * SECOND);
    });
    assert_eq!(asked(&tasks.run(registry.call("act", "1", &cx))), ["count"]);
}

#[test]
fn a_handler_that_waits_for_nothing_and_asks_nothing_is_left_alone() {
    let (registry, hand, _, cx) = asking(|_, _| pending());
    let cx = cx.with_timeout(3 * SECOND);
    let tasks = Tasks::default();
    tasks.spawn(async move { hand.pass(4 * SECOND) });
    let envelope = tasks.run(registry.call("act", "1", &cx));
    assert_eq!(code(&envelope), "timeout");
}

#[test]
fn a_timeout_of_the_tool_does_not_keep_its_question_from_the_caller() {
    let (registry, _, heard, cx) = asking(|cx, _| async move { cx.ask(COUNT).await });
    let envelope = now(registry.call("hurry", "1", &cx.with_timeout(5 * SECOND)));
    assert_eq!(asked(&envelope), ["count"]);
    let events = ["call_scheduled", "call_started", "call_finished"];
    assert_eq!(heard.names(), events);
    assert_eq!(heard.envelope(), envelope);
}

/// Answers when told to.
#[derive(Clone, Default)]
struct Slow {
    asked: Gate,
    answers: Gate,
}

impl Asker for Slow {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        self.asked.open();
        Box::pin(async {
            self.answers.opened().await;
            Answer::json("3")
        })
    }
}

fn slowly(tool: &str, cx: &Context, then: impl FnOnce(&Slow, &Hand) + Send + 'static) -> Envelope {
    let (mut registry, hand, _, _) = asking(|cx, _| async move { cx.ask(COUNT).await });
    let slow = Slow::default();
    registry.set_asker(slow.clone());
    let tasks = Tasks::default();
    tasks.spawn(async move {
        slow.asked.opened().await;
        then(&slow, &hand);
    });
    tasks.run(registry.call(tool, "1", cx))
}

#[test]
fn an_asker_takes_its_time() {
    let all = Context::new().with_can_answer(RequestKind::ALL);
    let envelope = slowly("act", &all, |slow, _| slow.answers.open());
    assert_eq!(result(&envelope), "3");
}

#[test]
fn a_cancel_ends_what_is_asked() {
    let cancel = Cancel::new();
    let cx = Context::new().with_cancel(cancel.clone());
    let envelope = slowly("act", &cx, move |_, _| cancel.cancel());
    assert_eq!(code(&envelope), "cancelled");
}

#[test]
fn a_deadline_ends_what_is_asked() {
    let cx = Context::new().with_timeout(5 * SECOND);
    let envelope = slowly("act", &cx, |_, hand| hand.pass(6 * SECOND));
    assert_eq!(code(&envelope), "timeout");
    let cx = Context::new();
    let envelope = slowly("ask", &cx.clone().with_timeout(SECOND), |_, hand| {
        hand.pass(6 * SECOND);
    });
    assert_eq!(code(&envelope), "timeout", "consent, too");
    let envelope = slowly("hurry", &cx, |_, hand| hand.pass(2 * SECOND));
    assert_eq!(code(&envelope), "timeout", "the tool's own goes on");
}

struct Panics;

impl Asker for Panics {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        panic!("no voice")
    }
}

#[test]
fn an_asker_that_panics_ends_the_call_in_order() {
    let (mut registry, _, heard, cx) = asking(|cx, _| async move { cx.ask(COUNT).await });
    registry.set_asker(Panics);
    assert_eq!(code(&now(registry.call("act", "1", &cx))), "internal");
    assert_eq!(heard.log(), ["act: the handler panicked: no voice"]);
    assert_eq!(code(&now(registry.call("ask", "1", &cx))), "internal");
    assert_eq!(heard.log()[1], "ask: the asker panicked: no voice");
}

#[test]
fn a_call_inside_asks_the_caller_of_the_call_around() {
    let shared: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
    let own = shared.clone();
    let runs = Arc::new(AtomicUsize::new(0));
    let counted = runs.clone();
    let (registry, _, heard, cx) = asking(move |cx, n| {
        let registry = own.lock().unwrap().clone().expect("a registry");
        let runs = counted.clone();
        async move {
            if cx.tool() == "act" && n == 1 {
                let paid: i64 = cx
                    .once("pay", || async {
                        runs.fetch_add(1, Ordering::Relaxed);
                        Ok::<_, Internal>(10)
                    })
                    .await?;
                let first = registry.call("act", "2", &cx).await;
                let second = registry.call("act", "3", &cx).await;
                let value = |envelope: &Envelope| result(envelope).parse::<i64>().unwrap_or(-1000);
                return Ok(paid + value(&first) + value(&second));
            }
            cx.ask(COUNT).await
        }
    });
    let registry = Arc::new(registry);
    *shared.lock().unwrap() = Some(registry.clone());
    let first = now(registry.call("act", "1", &cx));
    assert_eq!(asked(&first), ["act/count"]);
    assert_eq!(first.requests[0].1.tool, "act");
    let ends: Vec<_> = {
        let events = heard.events.lock().unwrap();
        let ends = events.iter().filter_map(|event| match &event.kind {
            EventKind::Finished { envelope } => Some(envelope.status),
            _ => None,
        });
        ends.collect()
    };
    assert_eq!(ends, [Status::Error, Status::InputRequired], "one end each");
    let go = |answer: &str, state: &str| cx.clone().with_responses(answer, state);
    let second = go(r#"{"act/count":{"answer":1}}"#, state(&first));
    let second = now(registry.call("act", "1", &second));
    assert_eq!(asked(&second), ["act#2/count"]);
    let third = go(r#"{"act#2/count":{"answer":5}}"#, state(&second));
    assert_eq!(result(&now(registry.call("act", "1", &third))), "16");
    assert_eq!(runs.load(Ordering::Relaxed), 1);
    *shared.lock().unwrap() = None;
}

#[test]
fn whoever_asks_when_the_call_is_over_gets_no_answer() {
    let kept: Arc<Mutex<Option<Context>>> = Arc::default();
    let own = kept.clone();
    let (registry, _, _, cx) = asking(move |cx, n| {
        *own.lock().unwrap() = Some(cx);
        async move { Ok(n) }
    });
    assert_eq!(result(&now(registry.call("act", "1", &cx))), "1");
    let late = kept.lock().unwrap().take().expect("a context");
    let error = now(late.ask(COUNT)).unwrap_err();
    assert!(error.to_string().starts_with("no_asker: "), "{error}");
}

#[test]
fn a_stream_ends_with_what_is_asked() {
    let (registry, _, _, cx) = asking(|cx, _| async move {
        cx.progress("on my way", None);
        cx.ask(COUNT).await
    });
    let mut events = registry.stream("act", b"1", &cx);
    let mut names = Vec::new();
    let last = now(async {
        let mut last = None;
        while let Some(event) = events.next().await {
            names.push(event.kind.name());
            last = Some(event);
        }
        last.expect("an event")
    });
    let wanted = [
        "call_scheduled",
        "call_started",
        "progress",
        "call_finished",
    ];
    assert_eq!(names, wanted);
    let EventKind::Finished { envelope } = last.kind else {
        panic!("the last event has the envelope");
    };
    assert_eq!(asked(&envelope), ["count"]);
}

#[test]
fn answers_of_a_megabyte_travel_and_larger_states_do_not() {
    let (mut registry, _, heard, cx) = asking(|cx, _| async move {
        let word = cx.ask(WORD).await?;
        let count = cx.ask(COUNT).await?;
        Ok(count + word.len() as i64)
    });
    let first = now(registry.call("act", "1", &cx));
    let word = "x".repeat(1 << 20);
    let responses = format!("{{\"word\":{{\"answer\":\"{word}\"}}}}");
    let go = |answer: &str, state: &str| cx.clone().with_responses(answer, state);
    let second = now(registry.call("act", "1", &go(&responses, state(&first))));
    assert_eq!(asked(&second), ["count"]);
    let third = go(r#"{"count":{"answer":1}}"#, state(&second));
    assert_eq!(result(&now(registry.call("act", "1", &third))), "1048577");
    registry.set_max_payload(responses.len() + state(&first).len());
    let large = now(registry.call("act", "1", &go(&responses, state(&first))));
    assert_eq!(code(&large), "internal");
    assert!(
        heard.log()[0].starts_with("act: the state takes 13"),
        "{:?}",
        heard.log()
    );
}

#[test]
fn a_million_names_that_nobody_asked_for_are_listed_up_to_a_hundred() {
    let (mut registry, _, _, cx) = asking(|cx, _| async move { cx.ask(COUNT).await });
    registry.set_max_payload(64 << 20);
    let first = now(registry.call("act", "1", &cx));
    let names = (0..1_000_000).map(|i| format!("\"n{i}\":{{\"answer\":1}}"));
    let responses = format!("{{{}}}", names.collect::<Vec<_>>().join(","));
    let started = std::time::Instant::now();
    let envelope = now(registry.call("act", "1", &cx.with_responses(responses, state(&first))));
    assert_eq!(code(&envelope), "invalid_input");
    assert_eq!(envelope.error.expect("an error").issues.len(), 100);
    assert!(started.elapsed() < 60 * SECOND);
}

#[test]
fn an_undeclared_question_is_a_mistake_of_the_handler() {
    let (registry, _, heard, cx) =
        asking(|cx, _| async move { cx.ask(Ask::<i64>::new("other", Codec::of)).await });
    assert_eq!(code(&now(registry.call("act", "1", &cx))), "internal");
    let wanted = ["act: the tool does not declare the question other"];
    assert_eq!(heard.log(), wanted);
}

#[test]
fn handlers_know_whether_anybody_may_answer() {
    let (registry, _, _, cx) = asking(|cx, _| async move {
        let kinds = RequestKind::ALL.map(|kind| i64::from(cx.can_answer(kind)));
        Ok(kinds.into_iter().fold(0, |all, one| all * 10 + one))
    });
    let some = cx.with_can_answer([RequestKind::Ask, RequestKind::Roots]);
    assert_eq!(result(&now(registry.call("act", "1", &some))), "1001");
    assert_eq!(
        result(&now(registry.call("act", "1", &Context::new()))),
        "0"
    );
}

#[test]
fn keys_have_names_and_show_nothing_of_themselves() {
    assert!(StateKeys::new(Vec::<(String, [u8; 32])>::new()).is_err());
    for name in ["", "a.b", "é", &"a".repeat(65)] {
        assert!(StateKeys::new([(name, [1; 32])]).is_err(), "{name}");
    }
    assert!(StateKeys::new([("a", [1; 32]), ("a", [2; 32])]).is_err());
    let keys = StateKeys::new([("new", [250; 32]), ("old", [1; 32])]).expect("keys");
    assert_eq!(format!("{keys:?}"), r#"["new", "old"]"#);
}

/// What is written to a screen.
#[derive(Clone, Default)]
struct Screen(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn typed(
    lines: &'static str,
    act: fn(Context) -> BoxFuture<'static, Result<i64, Internal>>,
) -> (Envelope, String) {
    let (mut registry, _, _, _) = asking(move |cx, _| act(cx));
    let screen = Screen::default();
    registry.set_asker(TerminalAsker::of(lines.as_bytes(), screen.clone()));
    let cx = Context::new();
    let envelope = blocking(registry.call("act", "1", &cx));
    let shown = String::from_utf8(screen.0.lock().unwrap().clone()).expect("a text");
    (envelope, shown)
}

/// Runs a future that other threads wake.
fn blocking<F: Future>(future: F) -> F::Output {
    struct Thread(std::thread::Thread);
    impl Wake for Thread {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Thread(std::thread::current())));
    let mut future = std::pin::pin!(future);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut Task::from_waker(&waker)) {
            return output;
        }
        std::thread::park_timeout(SECOND);
    }
}

#[test]
fn a_terminal_asks_until_the_answer_fits() {
    let (envelope, shown) = typed("many\n12\n", |cx| {
        Box::pin(async move { cx.ask(COUNT).await })
    });
    assert_eq!(result(&envelope), "12");
    let again = "How many?\na whole number: The value must be an integer; got \"many\".\nHow many?\na whole number: ";
    assert_eq!(shown, again);
}

#[test]
fn the_end_of_the_input_refuses() {
    let (envelope, _) = typed("", |cx| Box::pin(async move { cx.ask(COUNT).await }));
    assert_eq!(code(&envelope), "denied");
}

#[test]
fn a_terminal_does_not_sample() {
    let (envelope, shown) = typed("x\n", |cx| {
        Box::pin(async move { Ok(cx.sample(Sample::new("Hi", 5)).await?.len() as i64) })
    });
    assert_eq!((code(&envelope), &*shown), ("no_asker", ""));
}

#[test]
fn an_idempotency_key_keeps_the_answer_and_not_the_question() {
    let (registry, _, _, cx) = asking(|cx, _| async move { cx.ask(COUNT).await });
    let cx = cx.with_idempotency_key("k");
    let first = now(registry.call("act", "1", &cx));
    assert_eq!(asked(&first), ["count"]);
    let answers = r#"{"count":{"answer":4}}"#;
    let go_on = cx.clone().with_responses(answers, state(&first));
    assert_eq!(result(&now(registry.call("act", "1", &go_on))), "4");
    let again = now(registry.call("act", "1", &cx));
    assert_eq!((result(&again).as_str(), again.meta.replayed), ("4", true));
}

#[test]
fn a_state_is_its_owners() {
    let (registry, _, _, cx) = asking(|cx, _| async move { cx.ask(COUNT).await });
    // The caller is the same for all of them: a name.
    let owned = |owner: Option<&'static str>| match owner {
        Some(owner) => cx.clone().with_owner(owner),
        None => cx.clone(),
    };
    let owners = [None, Some("x"), Some("y")];
    for first in owners {
        let asked = now(registry.call("act", "1", &owned(first)));
        for next in owners {
            let next = (
                next,
                owned(next).with_responses(r#"{"count":{"answer":2}}"#, state(&asked)),
            );
            let envelope = now(registry.call("act", "1", &next.1));
            let wanted = if next.0 == first { "" } else { "invalid_state" };
            assert_eq!(code(&envelope), wanted, "{first:?} {:?}", next.0);
        }
    }
}
