//! What is shown of calls whose documents hold secrets.

use toolrt::call::{CallFault, Kind, Meta};
use toolrt::{Context, Envelope, Event, EventKind, Json};

const SECRET: &str = "sesame";

fn document() -> Json {
    Json::parse(format!("{{\"token\":\"{SECRET}\"}}")).expect("it is a document")
}

fn event(kind: EventKind) -> Event {
    Event {
        tool: "log_in".into(),
        call_id: "call-1".into(),
        parent_call_id: None,
        session_id: None,
        run_id: None,
        turn_id: None,
        agent: None,
        kind,
    }
}

#[test]
fn debug_shows_nothing_of_a_document() {
    let mut fault = CallFault::new("locked", Kind::Auth, "Not yet.");
    fault.details = Some(document());
    let mut part = Envelope::success(document(), Meta::default());
    part.errors = vec![fault.clone()];
    part.meta.side = Some(document());
    let failure = Envelope::failure(fault.clone(), Meta::default());
    let envelope = Box::new(failure.clone());
    let shown = [
        format!("{:?}", document()),
        format!("{:#?}", fault),
        format!("{part:?}{failure:?}"),
        format!("{:?}", event(EventKind::Item { value: document() })),
        format!("{:?}", event(EventKind::Finished { envelope })),
        format!("{:?}", Context::new().with_label("key", SECRET)),
    ];
    let bytes = format!("{:?}", SECRET.as_bytes());
    for text in &shown {
        assert!(!text.contains(SECRET), "{text}");
        assert!(!text.contains(&bytes[1..bytes.len() - 1]), "{text}");
    }
    assert_eq!(shown[0], "Json(18 bytes)");
    // The documents themselves travel.
    assert!(part.to_json().contains(SECRET) && failure.to_json().contains(SECRET));
}
