//! The policies that ship, by the vectors that every runtime runs, and at their places in the pipeline.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use toolrt::call::{self, Invocation, Step};
use toolrt::host::{
    Confirmer, Consent, GrantPolicy, Mode, Policy, PolicyError, Question, Refusal, advertised,
};
use toolrt::spec::{Capability, Spec};
use toolrt::table::{Field, List, Record, Rest, Table, Text};
use toolrt::{Agreement, BoxFuture, CallFault, Context, Envelope, Kind, Registry, Status, Value};

use crate::doing::{Heard, code, registry};
use crate::tasks::Tasks;

const VECTORS: &str = include_str!("../../../spec/conformance/policies/policies.json");
const CONSENT: &str = include_str!("../../../spec/conformance/policies/consent.json");

fn at<'v>(value: &'v Value, key: &str) -> &'v Value {
    value.get(key).expect("the vectors have it")
}

fn policy(written: &Value, environment: &Value) -> Result<GrantPolicy, PolicyError> {
    let environment: HashMap<&str, &str> = (environment.as_object().expect("an object").iter())
        .map(|(name, value)| (name, value.as_str().expect("a text")))
        .collect();
    let variable = |name: &str| environment.get(name).map(|value| (*value).to_owned());
    GrantPolicy::from_json_in(&written.to_json(), "/srv/app", &variable)
}

fn texts(value: &Value) -> Vec<&'static str> {
    let items = value.as_array().expect("a list").iter();
    items
        .map(|item| &*item.as_str().expect("a text").to_owned().leak())
        .collect()
}

fn spec(call: &Value) -> &'static Spec {
    let needs = texts(at(call, "needs")).into_iter().map(|need| {
        let mut parts = need.splitn(3, ':');
        let name = match (parts.next(), parts.next()) {
            (Some(family), Some(kind)) => &need[..family.len() + 1 + kind.len()],
            _ => need,
        };
        let scope = parts.next();
        Capability { name, scope }
    });
    Box::leak(Box::new(Spec {
        name: "act",
        capabilities: Vec::leak(needs.collect()),
        scopes: Vec::leak(texts(at(call, "scopes"))),
        ..Spec::EMPTY
    }))
}

#[test]
fn vectors() {
    let all = Value::parse(VECTORS.as_bytes()).expect("they are JSON");
    let mut calls = 0;
    for group in at(&all, "policies").as_array().expect("a list") {
        let about = at(group, "about").as_str().expect("a text");
        let policy = policy(at(group, "policy"), at(group, "environment")).expect(about);
        let consent = match policy.consent(&Spec::EMPTY, &Context::new()) {
            Consent::Waived => "waived",
            Consent::Asked => "asked",
            Consent::Recorded => "recorded",
        };
        assert_eq!(at(group, "consent").as_str(), Some(consent), "{about}");
        for call in at(group, "calls").as_array().expect("a list") {
            let spec = spec(call);
            let refused = policy.admit(spec, &Context::new()).err();
            let seen = advertised([spec], &policy, &Context::new());
            assert_eq!(seen.is_empty(), refused.is_some(), "{about}");
            let refused = refused.map(|fault| fault.to_value());
            let said = |value: &Value| value.as_str().map(str::to_owned);
            let told = refused.as_ref().map(|fault| {
                assert_eq!(said(at(fault, "kind")).as_deref(), Some("auth"));
                assert_eq!(
                    said(at(at(fault, "recovery"), "action")).as_deref(),
                    Some("stop")
                );
                let hint = said(at(at(fault, "recovery"), "hint"));
                [said(at(fault, "code")), said(at(fault, "message")), hint]
            });
            let wanted = at(call, "refused").as_object().map(|wanted| {
                let member = |key| wanted.get(key).and_then(said);
                [member("code"), member("message"), member("hint")]
            });
            assert_eq!(told, wanted, "{about}: {}", call.to_json());
            calls += 1;
        }
    }
    assert!(calls > 50, "{calls}");
}

#[test]
fn mistakes() {
    let all = Value::parse(VECTORS.as_bytes()).expect("they are JSON");
    for mistake in at(&all, "mistakes").as_array().expect("a list") {
        let about = at(mistake, "about").as_str().expect("a text");
        let error = policy(at(mistake, "policy"), at(mistake, "environment")).expect_err(about);
        assert_eq!(
            at(mistake, "error").as_str(),
            Some(&*error.to_string()),
            "{about}"
        );
    }
    for text in ["", "[]", "{", "null"] {
        let error = GrantPolicy::from_json(text).expect_err(text);
        assert_eq!(error.to_string(), "a policy is written as a JSON object");
    }
}

/// Refuses the number 7, and asks for consent that is recorded.
struct NoSevens;

impl Policy for NoSevens {
    fn reads_args(&self, _spec: &'static Spec) -> bool {
        true
    }

    fn admit_args(&self, _spec: &'static Spec, args: &Value, _cx: &Context) -> Result<(), Refusal> {
        match args.to_json() == "7" {
            true => Err(Box::new(CallFault::new(
                "capability_denied",
                Kind::Auth,
                "No sevens.",
            ))),
            false => Ok(()),
        }
    }

    fn consent(&self, _spec: &'static Spec, _cx: &Context) -> Consent {
        Consent::Recorded
    }
}

/// Says yes, and counts.
#[derive(Clone, Default)]
struct Yes(Arc<AtomicUsize>);

impl Confirmer for Yes {
    fn confirm<'a>(&'a self, _question: Question<'a>) -> BoxFuture<'a, bool> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Box::pin(async { true })
    }
}

/// A call of a tool that needs consent.
fn asked(registry: &Registry, cx: &Context) -> Envelope {
    Tasks::default().run(registry.call("ask", b"7", cx))
}

fn guarded(mode: Mode) -> Registry {
    let (mut registry, ..) = registry(|_, n| async move { Ok(n) });
    let policy = GrantPolicy::new_in(mode, "/", &|_| None).expect("it says nothing");
    registry.set_policy(policy.allowing_undeclared());
    registry
}

#[test]
fn consent_is_that_of_the_mode() {
    let cx = Context::new();
    let agreement = Agreement::new("tests", "ask", "7", cx.caller(), u64::MAX);
    let consenting = cx.clone().with_consent(agreement);
    for (mode, alone, confirmed, questions) in [
        (Mode::Off, "", "", 0),
        (Mode::Standard, "confirmation_required", "", 1),
        (
            Mode::Strict,
            "confirmation_required",
            "confirmation_required",
            0,
        ),
    ] {
        let (mut registry, yes) = (guarded(mode), Yes::default());
        assert_eq!(code(&asked(&registry, &cx)), alone, "{mode}");
        assert_eq!(code(&asked(&registry, &consenting)), "", "{mode}");
        registry.set_confirmer(yes.clone());
        assert_eq!(code(&asked(&registry, &cx)), confirmed, "{mode}");
        assert_eq!(yes.0.load(Ordering::Relaxed), questions, "{mode}");
    }
}

/// Says what it is told to say.
struct Says(bool);

impl Confirmer for Says {
    fn confirm<'a>(&'a self, _question: Question<'a>) -> BoxFuture<'a, bool> {
        Box::pin(async { self.0 })
    }
}

#[test]
fn consent_is_a_decision() {
    let all = Value::parse(CONSENT.as_bytes()).expect("they are JSON");
    for case in at(&all, "cases").as_array().expect("a list") {
        let about = at(case, "about").as_str().expect("a text");
        let mode = at(case, "mode").as_str().expect("a text");
        let mut registry = guarded(match mode {
            "off" => Mode::Off,
            "standard" => Mode::Standard,
            _ => Mode::Strict,
        });
        if let Some(human) = case.get("human") {
            registry.set_confirmer(Says(human.as_bool().expect("a bool")));
        }
        let heard = Heard::default();
        let mut cx = heard.context().with_call_id("call-1");
        if let Some(by) = case.get("recorded_by").and_then(Value::as_str) {
            cx = cx
                .clone()
                .with_consent(Agreement::new(by, "ask", "7", cx.caller(), u64::MAX));
        }
        let envelope = asked(&registry, &cx);
        let told: Vec<_> = (heard.events.lock().expect("nothing panics").iter())
            .map(toolrt::Event::to_json)
            .filter(|event| event.contains(r#""step":"consent""#))
            .collect();
        let head = r#"{"event":"policy_decision","tool":"ask","call_id":"call-1","#;
        let decision = at(case, "decision").to_json().replace("$QUESTION", "Sure?");
        assert_eq!(told, [format!("{head}{}", &decision[1..])], "{about}");
        let allowed = at(at(case, "decision"), "allowed").as_bool();
        assert_eq!(Some(envelope.is_ok()), allowed, "{about}");
    }
}

#[test]
fn a_refusal_says_whose_consent_counts() {
    let hint = |mode| {
        let envelope = asked(&guarded(mode), &Context::new());
        envelope.error.expect("nobody agrees").recovery.hint
    };
    let standard = "The host sets a confirmer, or puts consent into the call's context.";
    assert_eq!(hint(Mode::Standard).as_deref(), Some(standard));
    let strict =
        "Under this policy only consent counts that the host has put into the call's context.";
    assert_eq!(hint(Mode::Strict).as_deref(), Some(strict));
}

#[test]
fn a_refused_call_is_not_run() {
    let ran = Arc::new(AtomicUsize::new(0));
    let runs = ran.clone();
    let (mut registry, ..) = registry(move |_, n| {
        runs.fetch_add(1, Ordering::Relaxed);
        async move { Ok(n) }
    });
    registry.set_policy(GrantPolicy::new_in(Mode::Strict, "/", &|_| None).expect("it is empty"));
    let heard = Heard::default();
    let envelope = Tasks::default().run(registry.call("act", b"no JSON", &heard.context()));
    assert_eq!(code(&envelope), "missing_scope");
    assert_eq!(
        heard.names(),
        ["call_scheduled", "policy_decision", "call_finished"]
    );
    assert_eq!(ran.load(Ordering::Relaxed), 0);
}

#[test]
fn two_policies_allow_what_both_allow() {
    let (mut registry, ..) = registry(|_, n| async move { Ok(n) });
    let off = GrantPolicy::new_in(Mode::Off, "/", &|_| None).expect("it says nothing");
    registry.set_policy(off.and(NoSevens));
    let call = |name: &str, payload: &[u8]| {
        let envelope = Tasks::default().run(registry.call(name, payload, &Context::new()));
        code(&envelope).to_owned()
    };
    assert_eq!(call("act", b"6"), "");
    assert_eq!(call("act", b"7"), "capability_denied");
    // The stricter consent of the two counts.
    assert_eq!(call("ask", b"6"), "confirmation_required");
}

/// A tool with a path, a URI and a marked path; nothing but its needs differs.
fn placed(needs: &'static [Capability]) -> &'static Spec {
    static FIELDS: [Field; 3] = [
        Field::optional("path", Table::PATH),
        Field::optional("uri", Table::URI),
        Field::optional("marked", Table::PATH).needs(&["fs:write:./out"]),
    ];
    static ARGS: Record = Record {
        name: "Args",
        fields: &FIELDS,
        rest: Rest::Closed,
    };
    Box::leak(Box::new(Spec {
        name: "act",
        capabilities: needs,
        args: Table::Record(&ARGS),
        ..Spec::EMPTY
    }))
}

const fn need(name: &'static str, scope: Option<&'static str>) -> Capability {
    Capability { name, scope }
}

#[test]
fn arguments_are_read_only_where_they_decide() {
    static READ: [Capability; 1] = [need("fs:read", None)];
    static SPAWN: [Capability; 2] = [need("proc:spawn", None), need("none", None)];
    static WRITE: [Capability; 1] = [need("fs:write", None)];
    static FETCH: [Capability; 1] = [need("net:read", None)];
    let policy = |mode, grants: Option<&'static [&'static str]>| {
        let policy = GrantPolicy::new_in(mode, "/srv", &|_| None).expect("it says nothing");
        match grants {
            None => policy,
            Some(grants) => policy
                .with_capabilities(grants.iter().copied())
                .expect("they are grants"),
        }
    };
    for (mode, grants, needs, reads) in [
        (Mode::Off, Some(&["fs:read:./in"][..]), &READ[..], false),
        (Mode::Standard, None, &READ, false),
        (Mode::Standard, Some(&["fs:read:./in"]), &READ, true),
        (Mode::Standard, Some(&["proc:spawn"]), &SPAWN, false),
        (Mode::Strict, None, &SPAWN, false),
        (Mode::Standard, Some(&["net:read"]), &FETCH, true),
        (Mode::Standard, Some(&["fs:write"]), &WRITE, true),
        (Mode::Strict, None, &[], false),
    ] {
        let reads_args = policy(mode, grants).reads_args(placed(needs));
        assert_eq!(reads_args, reads, "{mode} {grants:?} {needs:?}");
    }
    // Numbers are nowhere.
    let standard = policy(Mode::Standard, Some(&["fs:read:./in"]));
    assert!(!standard.reads_args(Box::leak(Box::new(Spec {
        capabilities: &READ,
        args: Table::INT,
        ..Spec::EMPTY
    }))));
    // What is granted later counts, also for a tool that the policy knows already.
    let spec = placed(&READ);
    let first = policy(Mode::Standard, Some(&["fs:read:./in"]));
    assert!(first.admit(spec, &Context::new()).is_ok());
    let args = Value::parse(br#"{"path":"/etc/passwd"}"#).expect("it is JSON");
    assert!(first.admit_args(spec, &args, &Context::new()).is_err());
    let more = first.with_capabilities(["fs:read"]).expect("it is a grant");
    assert!(more.admit_args(spec, &args, &Context::new()).is_ok());
}

#[test]
fn a_type_that_is_in_itself_is_looked_through_once() {
    static FIELDS: [Field; 2] = [
        Field::optional("below", Table::List(&LIST)),
        Field::optional("at", Table::PATH),
    ];
    static LIST: List = List::of(Table::Record(&TREE));
    static TREE: Record = Record {
        name: "Tree",
        fields: &FIELDS,
        rest: Rest::Closed,
    };
    static READ: [Capability; 1] = [need("fs:read", None)];
    let spec: &'static Spec = Box::leak(Box::new(Spec {
        name: "act",
        capabilities: &READ,
        args: Table::Record(&TREE),
        ..Spec::EMPTY
    }));
    let policy = GrantPolicy::new_in(Mode::Strict, "/srv", &|_| None).expect("it says nothing");
    let policy = policy.with_capabilities(["fs:read:/srv"]).expect("a grant");
    assert!(policy.reads_args(spec));
    // Deeper than any document; a host can make it.
    let mut args = Value::parse(br#"{"at":"/etc"}"#).expect("it is JSON");
    for _ in 0..400 {
        let mut tree = toolrt::Object::new();
        tree.insert("below", vec![args]);
        args = Value::Object(tree);
    }
    let refusal = policy.admit_args(spec, &args, &Context::new());
    let refusal = refusal.expect_err("it is elsewhere");
    assert_eq!(refusal.field.as_deref(), Some("below"));
}

/// What the preflight of a call of a tool that needs consent says.
fn checked(registry: &Registry, payload: &str, cx: &Context) -> Envelope {
    Tasks::default().run(registry.preflight("ask", payload.as_bytes(), cx))
}

#[test]
fn a_preflight_takes_the_steps_up_to_the_handler() {
    let (heard, runs) = (Heard::default(), Arc::new(AtomicUsize::new(0)));
    let counted = runs.clone();
    let (mut registry, ..) = registry(move |_, n| {
        counted.fetch_add(1, Ordering::Relaxed);
        async move { Ok(n) }
    });
    let cx = heard.context();
    assert_eq!(code(&checked(&registry, "\"x\"", &cx)), "invalid_input");
    let asked = checked(&registry, "7", &cx);
    assert_eq!(asked.status, Status::InputRequired);
    let (name, request) = &asked.requests[0];
    assert_eq!(name, "confirm");
    assert_eq!(request.question.as_deref(), Some("Sure?"));
    // Consent is there already, or the host has somebody who asks.
    let agreement = Agreement::new("tests", "ask", "7", cx.caller(), u64::MAX);
    let agreed = cx.clone().with_consent(agreement);
    assert!(checked(&registry, "7", &agreed).is_ok());
    assert!(!checked(&registry, "8", &agreed).is_ok());
    registry.set_confirmer(Says(false));
    assert!(checked(&registry, "7", &cx).is_ok());
    let mut strict = guarded(Mode::Strict);
    strict.set_confirmer(Says(true));
    let asked = checked(&strict, "7", &cx);
    assert_eq!(asked.status, Status::InputRequired);
    assert_eq!(runs.load(Ordering::Relaxed), 0);
    assert!(heard.events.lock().expect("nothing panics").is_empty());
}

#[test]
fn paths_of_a_program_start_where_it_runs() {
    static RUN: Invocation = Invocation {
        working_dir: Some(call::Path::of("args", &[Step::Key("from")])),
        ..Invocation::EMPTY
    };
    static ARGS: Record = Record {
        name: "Args",
        fields: &[
            Field::optional("from", Table::Text(&Text::PATH)),
            Field::optional("file", Table::Text(&Text::PATH)),
        ],
        rest: Rest::Closed,
    };
    static SPEC: Spec = Spec {
        name: "act",
        args: Table::Record(&ARGS),
        capabilities: &[Capability {
            name: "fs:delete",
            scope: None,
        }],
        invocation: Some(&RUN),
        ..Spec::EMPTY
    };
    let policy = GrantPolicy::new_in(Mode::Standard, "/srv", &|_| None).expect("no variable");
    let policy = policy
        .with_capabilities(["fs:delete:./out"])
        .expect("it is a grant");
    let admit = |args: &str| {
        let args = Value::parse(args.as_bytes()).expect("it is JSON");
        let decided = policy.admit_args(&SPEC, &args, &Context::new());
        decided.map_err(|refusal| refusal.message)
    };
    for args in [
        r#"{"from": "out", "file": "a"}"#,
        r#"{"from": "out/deep", "file": "/srv/out/a"}"#,
        r#"{"file": "out/a"}"#,
    ] {
        assert_eq!(admit(args), Ok(()), "{args}");
    }
    for (args, start) in [
        (r#"{"from": "out", "file": "out/../../a"}"#, "/srv/out"),
        (r#"{"from": ".", "file": "a"}"#, "/srv"),
        (r#"{"file": "a"}"#, "/srv"),
    ] {
        let message = admit(args).expect_err("it is outside");
        assert!(message.contains(&format!(" from \"{start}")), "{message}");
    }
}
