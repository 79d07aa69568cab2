//! The examples of the design, against the folder of samples.

#[path = "../src/folder.rs"]
mod folder;

use std::path::Path;

use acme_files::files::tools::files;
use folder::Folder;
use toolrt::testing::assert_error_at;
use toolrt::{Context, Registry, Toolset};

fn toolset() -> Toolset {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample");
    files::toolset(Folder::new(sample))
}

toolrt::examples!(toolset());

#[tokio::test]
async fn nothing_outside_of_the_folder_is_read() {
    let registry = Registry::new();
    registry.register(toolset()).expect("the names are free");
    let payload = r#"{"path":"../toolc.toml"}"#;
    let envelope = registry.call("read_lines", payload, &Context::new()).await;
    assert_error_at(&envelope, "no_such_file", "path");
}
