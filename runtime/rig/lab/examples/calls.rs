//! What a call costs by rig: a tool of a design over a function tool of rig's own, in the same run. Both have the same
//! arguments and the same result; rig's own checks no more than types.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rig_core::message::ToolName;
use rig_core::tool::{DynamicTool, IntoToolOutput, ToolExecutionError};
use serde::Deserialize;
use serde_json::{Value, json};
use toolrt_rig::How;
use toolrt_rig_lab::Lab;
use toolrt_rig_lab::code::lab::sdk::rig::shelves_tools;

const SAMPLES: usize = 61;
const SAMPLE: Duration = Duration::from_millis(10);
/// How much more than theirs a call of ours may take, in microseconds.
const GOAL: f64 = 5.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Args {
    row: i64,
}

/// A tool as people write it by hand.
fn theirs() -> DynamicTool {
    let schema = json!({
        "type": "object",
        "properties": {"row": {"type": "integer", "minimum": 0, "maximum": 9}},
        "required": ["row"],
        "additionalProperties": false,
    });
    let name = ToolName::new("shelf_01").expect("it is a name");
    DynamicTool::new(name, "What lies on shelf 1.", schema, |args: Value| {
        Box::pin(async move {
            let args: Args =
                serde_json::from_value(args).map_err(ToolExecutionError::from_error)?;
            format!("shelf 1, row {}", args.row).into_tool_output()
        })
    })
}

/// How many microseconds a call takes.
async fn sample(tool: &DynamicTool) -> f64 {
    let (begun, mut calls) = (Instant::now(), 0_u32);
    while begun.elapsed() < SAMPLE {
        for _ in 0..16 {
            tool.execute(json!({"row": 7})).await.expect("it succeeds");
        }
        calls += 16;
    }
    begun.elapsed().as_secs_f64() * 1e6 / f64::from(calls)
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let app = Arc::new(Lab::default().registry());
    let (tools, _) = shelves_tools(&app, How::new()).into_parts();
    let ours = tools.into_iter().next().expect("there are fifty");
    let theirs = theirs();
    let (mut own, mut other) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        own.push(sample(&ours).await);
        other.push(sample(&theirs).await);
    }
    let (own, other) = (median(own), median(other));
    let more = own - other;
    let verdict = match more <= GOAL {
        true => "",
        false => "  missed",
    };
    println!(
        "rig: {own:.1} µs, its own tool {other:.1} µs: {more:.1} µs more (goal {GOAL}){verdict}"
    );
}
