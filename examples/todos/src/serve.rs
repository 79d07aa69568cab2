//! The store behind standard input and output: one call a line, one envelope a line. `python/serve.py` is the same in Python.

mod store;

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;
use std::io::{self, BufRead, Write};

use store::Store;
use toolrt::{Context, Registry, Value};
use tools::todos::tools::todos;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Registry::new();
    registry.register(todos::toolset(Store::default()))?;
    let mut answers = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let call = Value::parse(line?.as_bytes()).ok_or("a line is no JSON")?;
        let member = |key| call.get(key).and_then(Value::as_str);
        let (Some(tool), Some(payload)) = (member("tool"), member("payload")) else {
            return Err("a line names a tool and its payload".into());
        };
        let mut cx = Context::new();
        if let Some(id) = member("run_id") {
            cx = cx.with_run_id(id);
        }
        let envelope = registry.call(tool, payload, &cx).await;
        writeln!(answers, "{}", envelope.to_json())?;
        answers.flush()?;
    }
    Ok(())
}
