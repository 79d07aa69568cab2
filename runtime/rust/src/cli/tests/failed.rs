//! Failures as people read them.

use super::{items, parsed, root, said, text, texts, vectors};
use crate::call::Envelope;
use crate::cli::failed::{Called, for_people};
use crate::cli::screen::Screen;

#[test]
fn failures_are_told_by_the_vectors() {
    let words = vectors("words");
    for case in items(&vectors("failed"), "cases") {
        let (name, tool) = (said(case, "name"), text(case, "tool"));
        let envelope = case.get("envelope").expect("it has an envelope");
        let envelope = Envelope::from_json(envelope.to_json().as_bytes());
        let envelope = envelope.expect("it is an envelope");
        let root = tool.map(|tool| root(&words, tool));
        let args = parsed(said(case, "arguments"));
        let call = Called {
            name: "app",
            tool,
            root: root.as_ref(),
            args: Some(&args),
            ..Called::default()
        };
        let screen = Screen {
            has_colors: case.get("color") == Some(&true.into()),
            ..Screen::default()
        };
        let people = for_people(&call, &envelope, &screen);
        let people: Vec<&str> = people.split('\n').collect();
        assert_eq!(people, texts(case, "people"), "{name}");
    }
}
