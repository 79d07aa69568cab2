//! What a call takes in a session of a command, and in its process.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How often each is measured; the shortest time counts, since others only come from elsewhere.
const ROUNDS: usize = 3;

/// The time of each call in a session, without the start of the process.
pub fn each(program: &dyn Fn() -> Command, count: usize) -> Result<Duration, String> {
    less(count, |count| {
        let mut command = program();
        command.arg("--session");
        let line = "{\"tool\":\"search_invoice_0\",\"arguments\":{\"query\":\"q\"}}\n";
        timed(&mut command, line.repeat(count))
    })
}

/// The time of each call in the process that has the tools.
pub fn direct(program: &dyn Fn() -> Command, count: usize) -> Result<Duration, String> {
    less(count, |count| {
        let mut command = program();
        timed(command.env("BENCH_CALLS", count.to_string()), String::new())
    })
}

/// The time of each of many, less that of one.
fn less(
    count: usize,
    time: impl Fn(usize) -> Result<Duration, String>,
) -> Result<Duration, String> {
    let best = |count: usize| -> Result<Duration, String> {
        let mut times = Vec::new();
        for _ in 0..ROUNDS {
            times.push(time(count)?);
        }
        Ok(times.into_iter().min().unwrap_or_default())
    };
    let (many, one) = (best(count + 1)?, best(1)?);
    let each = many.saturating_sub(one).as_secs_f64() / count as f64;
    Ok(Duration::from_secs_f64(each))
}

/// From the start to the end of a program that gets an input; what it writes is read.
fn timed(command: &mut Command, input: String) -> Result<Duration, String> {
    let failed = |error: std::io::Error| error.to_string();
    let start = Instant::now();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut stdin = child.stdin.take().ok_or("it has no stdin")?;
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().map_err(failed)?;
    let time = start.elapsed();
    let _ = writer.join();
    match output.status.success() {
        true => Ok(time),
        false => Err(format!("failed: {command:?}")),
    }
}
