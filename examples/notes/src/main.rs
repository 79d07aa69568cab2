//! An MCP server of notes: `notes-example FOLDER` over standard input and output, with `--http ADDRESS` over HTTP.

mod folder;

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Parser;
use folder::Folder;
use toolrt::Registry;
use tools::notes::mcp::notes_server;
use tools::notes::tools::notes;

/// Serves the notes of a folder by MCP.
#[derive(Parser)]
struct Arguments {
    /// Where the notes are; made if it is not there.
    folder: PathBuf,
    /// Serve HTTP at this address, such as 127.0.0.1:8000, in place of standard input and output.
    #[arg(long)]
    http: Option<String>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let folder = Folder::open(arguments.folder)?;

    let registry = Arc::new(Registry::new());
    registry.register(notes::toolset(folder.clone()))?;
    let server = notes_server::server(&registry, folder.clone())?;
    // Whoever watches a note hears when a tool changes it.
    folder.tells(&server);

    match arguments.http {
        None => toolrt_mcp::serve_stdio(server).await?,
        Some(address) => toolrt_mcp::serve_http(server, address).await?,
    }
    Ok(())
}
