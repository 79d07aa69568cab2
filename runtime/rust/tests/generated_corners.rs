//! The corners of generated code, at work: unions, tuples, secrets, streams, plans, parts.

use std::sync::{Arc, Mutex};

use toolrt::{
    Content, Context, EventKind, Internal, Maybe, Outcome, Partial, Payload, Registry, Sink,
    Status, Summary, Value, WithSide,
};

use crate::reference::corners::tools::corners::provider::MoveAllReply;
use crate::reference::corners::tools::corners::{self, CornersTools, types::*};
use crate::support::block_on;

struct Host;

impl CornersTools for Host {
    async fn move_all(
        &self,
        _cx: &Context,
        args: MoveAllArgs,
        items: Sink<Node>,
    ) -> Result<MoveAllReply, MoveAllError> {
        for item in &args.items {
            items.send(&Node::new(item.as_str().into())).await?;
        }
        let moved = args.items.len() as i64 - 1;
        let errors = vec![MoveAllError::internal("one is locked")];
        let summary = Summary {
            total: 2,
            succeeded: 1,
            failed: 1,
            recoverable: 0,
        };
        let outcome = Outcome::Partial(Partial {
            result: MoveAllResult { moved },
            errors,
            summary,
        });
        let side = MoveAllSide {
            chart: Some(("moved".into(), vec![1, 2])),
        };
        Ok(WithSide {
            result: outcome,
            side,
        })
    }

    async fn move_all_plan(
        &self,
        _cx: &Context,
        args: MoveAllArgs,
    ) -> Result<Vec<Value>, MoveAllError> {
        Ok(args.items.into_iter().map(Value::from).collect())
    }

    async fn describe(&self, _cx: &Context, args: DescribeArgs) -> Result<Content, DescribeError> {
        if args.corners.level == Level::Missing {
            panic!("nobody may see this");
        }
        Ok(Content::text(format!("{:?}", args.corners)))
    }
}

fn registry() -> Registry {
    let registry = Registry::new();
    registry
        .register(corners::toolset(Host))
        .expect("the names are free");
    registry
}

#[test]
fn every_corner_comes_through_a_round_trip() {
    let text = concat!(
        r#"{"trigger":{"kind":"schedule","expression":"* * *","timezone":"UTC"},"#,
        r#""answer":{"type":"text","value":"hi"},"ticket":"ABC-1","mode":"slow","level":404,"#,
        r#""trail":["a",1,2],"owner":null,"token":"12345678","bag":{"a":[1],"b":[]},"#,
        r#""node":{"value":1.50,"next":{"value":{"z":1,"a":2}}},"#,
        r#""open":{"id":1,"more":[1.0],"a":{}},"typed":{"id":1,"x":"y"}}"#
    );
    let corners = Corners::from_json(text).expect("it is valid");
    assert_eq!(corners.owner, Maybe::Null);
    assert_eq!(corners.trail, Some(("a".into(), vec![1, 2])));
    assert_eq!(
        String::from_utf8(corners.to_json().expect("it is valid")).as_deref(),
        Ok(text)
    );
    assert!(!format!("{corners:?}").contains("12345678"));
}

#[test]
fn the_slow_path_converts_what_is_valid() {
    let text = concat!(
        r#"{"level":2e2,"ticket":7.0,"token":"\u0031234567é","#,
        r#""trigger":{"labels":{"b":"","a":""},"source":"urn:x","kind":"event"},"#,
        r#""trail":["a",-0],"open":{"id":1,"more":[]}}"#
    );
    let corners = Corners::from_json(text).expect("it is valid");
    assert_eq!(corners.ticket, Locator::Int(7));
    assert_eq!(corners.level, Level::Ok);
    assert_eq!(corners.trail, Some(("a".into(), vec![0])));
    assert_eq!(corners.token.expose(), "1234567é");
    assert_eq!(corners.owner, Maybe::Absent);
}

#[test]
fn secrets_are_never_echoed() {
    let text = r#"{"level":200,"ticket":"x","token":"hush"}"#;
    let issues = Corners::from_json(text).expect_err("it is not valid");
    let messages: Vec<&str> = issues.iter().map(|issue| issue.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            r#"/ticket must match the pattern /^[A-Z]{3}-\d+$/; got "x"."#,
            "/token must have at least 8 characters.",
        ]
    );
    assert!(issues[1].got.is_none());
}

#[test]
fn streams_give_items_and_a_partial_outcome() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let registry = registry();
    let client = corners::Client::new(&registry);
    let args = MoveAllArgs {
        items: vec!["a".into(), "b".into()],
    };
    let keep = seen.clone();
    let cx = Context::new();
    let call = client.move_all(&args, &cx, move |node| {
        keep.lock().expect("no test panics here").push(node.value);
    });
    match block_on(call) {
        Ok(Outcome::Partial(partial)) => {
            assert_eq!(partial.result.moved, 1);
            assert_eq!(partial.errors.len(), 1);
            assert_eq!(partial.summary.failed, 1);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(
        *seen.lock().expect("no test panics here"),
        [Value::from("a"), Value::from("b")]
    );
}

#[test]
fn events_can_be_read_one_by_one() {
    let registry = registry();
    let mut events = registry.stream("move_all", br#"{"items":["a","b"]}"#, &Context::new());
    let mut names = Vec::new();
    while let Some(event) = block_on(events.next()) {
        names.push(event.kind.name());
        if let EventKind::Finished { envelope } = event.kind {
            assert_eq!(envelope.status, Status::Partial);
            assert_eq!(
                envelope.meta.side.expect("there is a chart").as_str(),
                r#"{"chart":["moved",1,2]}"#
            );
        }
    }
    assert_eq!(
        names,
        [
            "call_scheduled",
            "call_started",
            "item",
            "item",
            "call_finished"
        ]
    );
}

#[test]
fn plans_act_on_nothing_and_other_tools_refuse_to_plan() {
    let cx = Context::new().with_dry_run(true);
    let envelope = block_on(registry().call("move_all", r#"{"items":["a"]}"#, &cx));
    assert!(envelope.meta.dry_run);
    assert_eq!(
        envelope.result.expect("a plan").as_str(),
        r#"{"dry_run":true,"actions":["a"]}"#
    );

    let payload = r#"{"corners":{"level":200,"ticket":1,"token":"12345678"}}"#;
    let envelope = block_on(registry().call("describe", payload, &cx));
    assert_eq!(
        envelope.error.expect("it cannot plan").code,
        "invalid_input"
    );
}

#[test]
fn untyped_results_are_content_and_panics_stay_inside() {
    let payload = r#"{"corners":{"level":200,"ticket":1,"token":"12345678"}}"#;
    let envelope = block_on(registry().call("describe", payload, &Context::new()));
    let text = envelope.result.expect("content").value();
    assert_eq!(
        text.as_array().expect("a list")[0].get("type"),
        Some(&Value::from("text"))
    );

    let payload = r#"{"corners":{"level":404,"ticket":1,"token":"12345678"}}"#;
    let envelope = block_on(registry().call("describe", payload, &Context::new()));
    let error = envelope.error.expect("the handler panicked");
    assert_eq!(
        (error.code.as_ref(), error.message.contains("nobody")),
        ("internal", false)
    );
}

#[test]
fn internal_errors_keep_their_text() {
    assert_eq!(Internal::new("why").to_string(), "why");
}
