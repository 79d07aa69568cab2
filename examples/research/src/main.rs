//! Asks an agent by calling a tool, and prints what its caller sees, and what its model was told.

mod model;
mod notes;
mod researcher;

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;
use std::sync::Arc;

use model::Script;
use notes::Notes;
use researcher::Researcher;
use toolrt::{Context, Event, EventKind, Registry};
use tools::desk::{agents::researcher::AGENT, tools::research};
use tools::library::tools::notes as notes_toolset;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    // What the agent calls. It is no business of those who call the agent.
    let inside = Arc::new(Registry::new());
    inside.register(notes_toolset::toolset(Notes))?;

    let model = Arc::new(Script::new([
        r#"{"kind": "call", "tool": "delete_note", "args": {"id": "mill"}}"#,
        r#"{"kind": "call", "tool": "read_note", "args": {"id": "bridge"}}"#,
        r#"{"kind": "answer", "text": "In 1884.", "source": ["bridge"]}"#,
        r#"{"kind": "answer", "text": "In 1884.", "sources": ["bridge"]}"#,
    ]));

    let registry = Registry::new();
    registry.register(research::toolset(Researcher {
        tools: inside,
        model: model.clone(),
    }))?;

    println!("The agent {}: {}", AGENT.name, AGENT.description);
    for needed in AGENT.capabilities {
        println!(
            "  needs {} {}",
            needed.name,
            needed.scope.unwrap_or_default()
        );
    }

    println!("\nWhat its caller sees:");
    let cx = Context::new()
        .with_call_id("call-7")
        .with_parent_call_id("turn-2");
    let payload = br#"{"question": "When was the bridge built?"}"#;
    let mut events = registry.stream("answer_question", payload, &cx);
    while let Some(event) = events.next().await {
        println!("  {}", line(&event));
    }

    println!("\nWhat its model was told:");
    for message in model.told() {
        for line in message.lines() {
            println!("  {line}");
        }
    }
    Ok(())
}

/// An event without the time that it took.
fn line(event: &Event) -> String {
    let parent = event.parent_call_id.as_deref().unwrap_or_default();
    let about = format!(
        "{} {} {} < {parent}",
        event.kind.name(),
        event.tool,
        event.call_id
    );
    match &event.kind {
        EventKind::Item { value } => format!("{about}: {}", value.as_str()),
        EventKind::Finished { envelope } => format!("{about}: {}", envelope.status.as_str()),
        _ => about,
    }
}
