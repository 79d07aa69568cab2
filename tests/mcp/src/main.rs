//! Serves the fixtures: `toolc-mcp-conformance stdio`, or `toolc-mcp-conformance http PORT`.

#![warn(clippy::wildcard_enum_match_arm)]

mod answers;
mod changes;
mod contents;
mod jobs;
mod questions;
mod reports;
mod rounds;
mod schemas;
mod served;

/// What `build.rs` makes of the design.
mod tools {
    include!(concat!(env!("OUT_DIR"), "/tools.rs"));
}

use std::error::Error;
use std::sync::Arc;

use toolrt::mcp::{Completer, CompletionOf};
use toolrt::{BoxFuture, Registry};
use toolrt_mcp::{Options, serve_http_with, serve_stdio_with};
use tools::fixtures::mcp::conformance_server;
use tools::fixtures::tools as toolsets;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Arc::new(Registry::new());
    registry.register(toolsets::contents::toolset(contents::Contents))?;
    registry.register(toolsets::reports::toolset(reports::Reports))?;
    registry.register(toolsets::questions::toolset(questions::Questions))?;
    registry.register(toolsets::rounds::toolset(rounds::Rounds))?;
    registry.register(toolsets::schemas::toolset(schemas::Schemas))?;
    registry.register(toolsets::changes::toolset(changes::Changes::of(&registry)))?;
    registry.register(toolsets::extras::toolset(changes::Extras))?;
    registry.register(toolsets::jobs::toolset(jobs::Jobs))?;
    registry.register(toolsets::answers::toolset(answers::Answers))?;

    let server = conformance_server::server(&registry, served::Served)?.with_completer(Cities);
    let options = Options::new().tasks(jobs::tasking);
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["stdio"] => serve_stdio_with(server, options).await?,
        ["http", port] => {
            let address = ("127.0.0.1", port.parse::<u16>()?);
            serve_http_with(server, address, options).await?;
        }
        _ => return Err("usage: toolc-mcp-conformance stdio | http PORT".into()),
    }
    Ok(())
}

/// Completes the arguments of prompts.
struct Cities;

impl Completer for Cities {
    fn complete<'a>(
        &'a self,
        _of: CompletionOf<'a>,
        _argument: &'a str,
        value: &'a str,
        _given: &'a [(String, String)],
    ) -> BoxFuture<'a, Vec<String>> {
        let all = ["paris", "park", "party", "testing"].into_iter();
        let fitting = all.filter(|one| one.starts_with(value)).map(str::to_owned);
        Box::pin(std::future::ready(fitting.collect()))
    }
}
