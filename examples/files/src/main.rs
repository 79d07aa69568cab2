//! Registers a folder and calls its tools; all that is generated comes from the crate `acme-files`.

mod folder;

use std::error::Error;
use std::path::Path;

use acme_files::files::tools::files::{self, types::*};
use folder::Folder;
use toolrt::{CallError, Context, Registry};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample");
    let registry = Registry::new();
    registry.register(files::toolset(Folder::new(sample)))?;
    let cx = Context::new();

    println!("A call by JSON:");
    let payload = r#"{"ending": ".txt", "order": "size", "limit": 2}"#;
    let envelope = registry.call("find_files", payload, &cx).await;
    if let Some(result) = &envelope.result {
        println!("  {}", result.as_str());
    }

    println!("\nThe typed client:");
    let client = files::Client::new(&registry);
    let found = client.find_files(&FindFilesArgs::new(), &cx).await?;
    for file in &found.files {
        let args = ReadLinesArgs::new(file.path.clone());
        match client.read_lines(&args, &cx).await {
            Ok(text) => println!("  {} has {} lines", file.path, text.total),
            Err(CallError::Declared(ReadLinesError::NotText(error), fault)) => {
                println!("  {}: {} (byte {})", file.path, fault.message, error.offset);
            }
            Err(other) => return Err(other.into()),
        }
    }

    println!("\nOut of the folder, and beside it:");
    for path in ["../toolc.toml", "notes/tuesday.txt"] {
        let args = format!(r#"{{"path": "{path}"}}"#);
        let envelope = registry.call("read_lines", &args, &cx).await;
        if let Some(error) = &envelope.error {
            println!("  {path}: {} {}", error.code, error.message);
        }
    }
    Ok(())
}
