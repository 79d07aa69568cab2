//! The examples of the design, against a folder of notes.

#[path = "../src/folder.rs"]
#[allow(dead_code, reason = "no server watches it here")]
mod folder;
#[path = "../gen/mod.rs"]
mod tools;

use std::fs;
use std::path::Path;

use folder::Folder;
use toolrt::testing::{assert_ok_as, says_no, says_yes};
use toolrt::{Context, Registry};
use tools::notes::tools::notes::{self, types::*};

/// A folder with the note of the design's examples.
fn folder(name: &str) -> Folder {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample/shopping-list.md");
    fs::create_dir_all(&place).expect("there is room for a folder");
    fs::copy(sample, place.join("shopping-list.md")).expect("notes can be copied");
    Folder::open(place).expect("folders can be opened")
}

toolrt::examples!(notes::toolset(folder("examples")), destructive);

#[tokio::test]
async fn notes_are_deleted_if_a_human_agrees() {
    let (no, yes) = (says_no(), says_yes());
    let payload = r#"{"name":"shopping-list"}"#;
    for (human, deleted) in [(&no, false), (&yes, true)] {
        let mut registry = Registry::new();
        registry.set_confirmer(human.clone());
        let toolset = notes::toolset(folder("deleted"));
        registry.register(toolset).expect("the names are free");
        let envelope = registry.call("delete_note", payload, &Context::new()).await;
        let result: DeleteNoteResult = assert_ok_as(&envelope);
        assert_eq!(result.deleted, deleted);
        assert_eq!(human.questions()[0].text, "Delete the note shopping-list?");
    }
}
