//! Many clients at once over HTTP, each with a connection of its own: calls a second, and memory of a connection.

mod client;
mod load;
mod memory;

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use self::load::Load;
use crate::messages::Era;
use crate::process::Process;
use crate::programs::{Program, Programs};
use crate::table::{Goal, heading, median, ratio, row};
use crate::{Language, Options, Told};

/// How long a server has until it listens.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn run(options: &Options, programs: &Programs) -> Told<()> {
    for era in Era::ALL {
        if options.wants(Language::Rust) {
            let (language, calls) = ("Rust", options.http_calls);
            let rival = ("rmcp echo", &programs.echo);
            compare(options, era, (language, calls), &programs.ours, rival)?;
        }
        if options.wants(Language::Python) {
            let (language, calls) = ("Python", options.http_calls / 10);
            let rival = ("MCPServer", &programs.mcpserver);
            compare(options, era, (language, calls), &programs.python, rival)?;
        }
    }
    Ok(())
}

fn compare(
    options: &Options,
    era: Era,
    (language, calls): (&str, u32),
    ours: &Program,
    (about, theirs): (&str, &Program),
) -> Told<()> {
    let mut all = [const { Vec::new() }; 6];
    for _ in 0..options.rounds.div_ceil(2) {
        let own = measured(options.clients, era, calls, ours)?;
        let other = measured(options.clients, era, calls, theirs)?;
        let pairs = own.into_iter().zip(other);
        for (all, number) in all.iter_mut().zip(pairs.flat_map(|pair| [pair.0, pair.1])) {
            all.push(number);
        }
    }
    let version = era.version();
    let what = format!("HTTP, {language}, {} clients, {version}", options.clients);
    heading(&what, "theirs", "ratio");
    let [fast, their_fast, large, their_large, cpu, their_cpu] = &all;
    for (which, unit, ours, theirs, goal) in [
        ("calls a second", "", fast, their_fast, Goal::AtLeast(1.0)),
        (
            "memory a connection",
            " KiB",
            large,
            their_large,
            Goal::AtMost(1.0),
        ),
        ("CPU a call", " µs", cpu, their_cpu, Goal::None),
    ] {
        let shown = |numbers: &[f64]| format!("{:.0}{unit}", median(numbers.iter().copied()));
        let name = format!("{about}, {which}");
        let measured = (ratio(ours, theirs), "");
        row(&name, &shown(ours), &shown(theirs), measured, goal);
    }
    Ok(())
}

/// Calls a second, KiB a connection, microseconds of CPU a call.
fn measured(clients: u32, era: Era, calls: u32, program: &Program) -> Told<[f64; 3]> {
    // What a server costs that is not called.
    let (idle, address) = listening(program)?;
    listens(address)?;
    let idle = idle.kill()?;

    let (process, address) = listening(program)?;
    let load = Load {
        address,
        server: process.id(),
        era,
        clients,
        calls,
        arguments: program.arguments.clone(),
    };
    let found = match listens(address).and_then(|()| load.run()) {
        Ok(found) => found,
        Err(error) => return Err(format!("{error}\n{}", process.last_words())),
    };
    let cpu = process.kill()?.saturating_sub(idle).as_secs_f64() * 1e6 / f64::from(found.calls);
    Ok([found.calls_a_second, found.bytes_a_client / 1024.0, cpu])
}

/// A server that will listen at an address of its own; what it says of itself is kept.
fn listening(program: &Program) -> Told<(Process, SocketAddr)> {
    let address = free_address()?;
    let mut command = program.command(&[&address.to_string()]);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    Ok((Process::start(&mut command)?, address))
}

/// An address of this machine alone, with a port that is free.
fn free_address() -> Told<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0");
    let address = listener.and_then(|listener| listener.local_addr());
    address.map_err(|error| format!("no port is free: {error}"))
}

/// Waits until a server listens.
fn listens(address: SocketAddr) -> Told<()> {
    let start = Instant::now();
    while TcpStream::connect(address).is_err() {
        if start.elapsed() > PATIENCE {
            return Err(format!("a server does not listen at {address}"));
        }
        thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}
