//! A client under the official suite: does what a scenario asks, by a connection of `toolrt-mcp`.
//!
//! The suite names the scenario and the calls in its environment, and the server as the only argument. A command is
//! taken, too.

use std::env;
use std::error::Error;

use serde_json::{Value, json};
use tokio::process::Command;
use toolrt::{Answer, Asked, Asker, BoxFuture, Context, Executor, RequestKind, Status};
use toolrt_mcp::{ClientOptions, Connection};

type Outcome = Result<(), Box<dyn Error>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome {
    let place: Vec<String> = env::args().skip(1).collect();
    let scenario = env::var("MCP_CONFORMANCE_SCENARIO").unwrap_or_default();
    let context = env::var("MCP_CONFORMANCE_CONTEXT").unwrap_or_default();
    let context: Value = serde_json::from_str(&context).unwrap_or_default();

    let options = ClientOptions::new().asker(Willing);
    let connection = match &place[..] {
        [] => return Err("usage: toolc-mcp-client URL | COMMAND ARGUMENT…".into()),
        [url] => Connection::http(url, options).await?,
        [program, args @ ..] => {
            let mut command = Command::new(program);
            command.args(args);
            Connection::stdio_with(command, options).await?
        }
    };
    for (tool, arguments) in calls(&scenario, &context, &connection)? {
        call(&connection, &tool, &arguments).await?;
    }
    connection.close().await;
    Ok(())
}

/// The calls of a scenario: those that it says, else one of each tool that the server has.
fn calls(
    scenario: &str,
    context: &Value,
    connection: &Connection,
) -> Result<Vec<(String, Value)>, Box<dyn Error>> {
    if let Some(calls) = context["toolCalls"].as_array() {
        let call =
            |call: &Value| Some((call["name"].as_str()?.to_owned(), call["arguments"].clone()));
        return calls
            .iter()
            .map(|one| call(one).ok_or("a call has a name".into()))
            .collect();
    }
    if scenario == "json-schema-ref-no-deref" {
        // It only looks at what the client does with schemas.
        return Ok(Vec::new());
    }
    if scenario == "json-schema-2020-12-preservation" {
        // It sends the schema of one tool back by another one.
        let schema = connection
            .schema("json_schema_2020_12_tool")
            .ok_or("there is no such tool")?;
        let schema: Value = serde_json::from_str(&schema.to_json())?;
        return Ok(vec![(
            "json_schema_echo".to_owned(),
            json!({ "schema": schema }),
        )]);
    }
    let arguments = match scenario {
        "tools_call" => json!({"a": 5, "b": 3}),
        "http-invalid-tool-headers" => json!({"region": "eu"}),
        _ => json!({}),
    };
    let tools = connection.tools().into_iter();
    Ok(tools.map(|tool| (tool, arguments.clone())).collect())
}

async fn call(connection: &Connection, tool: &str, arguments: &Value) -> Outcome {
    let payload = arguments.to_string();
    let envelope = connection
        .call(tool, payload.as_bytes(), &Context::new())
        .await;
    println!("{tool}: {}", envelope.to_json());
    match envelope.status {
        Status::Success => Ok(()),
        status => Err(format!("{tool}: {status:?}").into()),
    }
}

/// Agrees, and leaves what has a default as it is.
struct Willing;

impl Asker for Willing {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let answer = match asked.request.kind {
            RequestKind::Ask => "{}",
            RequestKind::Confirm => "true",
            RequestKind::Sample => "\"Yes.\"",
            RequestKind::Roots => "[]",
        };
        Box::pin(std::future::ready(Answer::json(answer)))
    }
}
