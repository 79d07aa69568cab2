//! Clients that hold connections: with half a head, a body that never ends, answers that nobody reads, or nothing at all. An
//! honest client is answered beside them, and their connections are given back.

use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::json;

use super::super::{Attack, Order, Report};
use super::http::{connect, headers, honest, message, request};
use super::notes::Notes;
use crate::Random;

pub(crate) const ATTACK: Attack = Attack {
    name: "connections",
    about: "connections that send half a head, a slow body or nothing, and read nothing, to servers in Rust and in Python",
    sample: 12,
    run,
};

/// How long an honest client may wait beside all of them.
const LONGEST: Duration = Duration::from_secs(3);

/// How many files a server may have open after all hostile clients have gone, beyond those that it had: connections of the
/// honest ones may still be closing.
const LEFT: usize = 6;

fn run(order: &Order) -> Result<Report, String> {
    let _ = fs::remove_dir_all(&order.work);
    fs::create_dir_all(&order.work).map_err(|error| error.to_string())?;
    let mut servers = Notes::both(order)?;
    let mut report = Report::default();
    for seed in order.seed..order.seed + order.count {
        let mut outcome = Ok(Vec::new());
        for server in &mut servers {
            match attempt(order, server, seed) {
                Ok(time) => {
                    let _ = outcome
                        .as_mut()
                        .map(|times| times.push((server.language, time)));
                }
                Err(why) => outcome = Err(format!("{}: {why}", server.language)),
            }
        }
        report = report.joined(Report::of(seed, outcome));
        if servers.iter_mut().any(|server| !server.is_alive()) {
            servers = Notes::both(order)?;
        }
    }
    Ok(report)
}

/// The longest that an honest client waits while hostile ones hold their connections.
fn attempt(order: &Order, server: &mut Notes, seed: u64) -> Result<Duration, String> {
    let mut random = Random::new(seed);
    honest(server.address)?;
    let before = server.open_files();
    let count = random.between(1, 120);
    let manners: Vec<Manner> = (0..random.between(1, 3))
        .map(|_| Manner::of(&mut random))
        .collect();
    let mut held = Vec::new();
    let mut worst = Duration::ZERO;
    for number in 0..count {
        let manner = *random.pick(&manners);
        let mut stream = connect(server.address)?;
        manner.begin(&mut stream, server, &mut random);
        match manner == Manner::Resets {
            // Whoever drops a connection with unread bytes resets it.
            true => drop(stream),
            false => held.push((manner, stream)),
        }
        if number % 40 == 39 {
            worst = worst.max(honest(server.address)?);
        }
    }
    for _ in 0..3 {
        for (manner, stream) in &mut held {
            manner.go_on(stream);
        }
        worst = worst.max(honest(server.address)?);
    }
    if worst > LONGEST * order.patience {
        let worst = worst.as_secs_f64();
        return Err(format!(
            "an honest client waits for {worst:.1} s beside {count} with {manners:?}"
        ));
    }
    drop(held);
    if !server.is_alive() {
        return Err(format!("it has ended, after {count} with {manners:?}"));
    }
    let start = Instant::now();
    while let (Some(before), Some(now)) = (before, server.open_files()) {
        if now <= before + LEFT {
            break;
        }
        if start.elapsed() > Duration::from_secs(10) * order.patience {
            return Err(format!(
                "{now} files are open, and {before} were, after {count} with {manners:?}"
            ));
        }
        sleep(Duration::from_millis(50));
    }
    honest(server.address)?;
    Ok(worst)
}

/// What a hostile client does with its connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Sends nothing.
    Idle,
    /// Sends half a head, and a byte now and then.
    HalfHead,
    /// Sends headers without an end.
    EndlessHead,
    /// Announces a body, and sends a part of it.
    HalfBody,
    /// Sends chunks of a byte each, without the last one.
    Chunks,
    /// Asks again and again, and reads no answer.
    ReadsNothing,
    /// Opens a stream of events, and never reads it.
    Stream,
    /// Asks, and goes.
    Resets,
    /// Sends what is no HTTP at all.
    Garbage,
}

impl Manner {
    fn of(random: &mut Random) -> Self {
        *random.pick(&[
            Self::Idle,
            Self::HalfHead,
            Self::EndlessHead,
            Self::HalfBody,
            Self::Chunks,
            Self::ReadsNothing,
            Self::Stream,
            Self::Resets,
            Self::Garbage,
        ])
    }

    /// What it sends first. A server that has closed the connection already has done well.
    fn begin(self, stream: &mut TcpStream, server: &Notes, random: &mut Random) {
        let body = message("tools/list", json!({}), "1");
        let mut all = headers("tools/list", None);
        all.push(("Host".to_owned(), server.address.to_string()));
        let length = |length: usize| ("Content-Length".to_owned(), length.to_string());
        let bytes = match self {
            Self::Idle => Vec::new(),
            Self::HalfHead => {
                let whole = request("POST /mcp", &all, b"");
                whole[..random.below(whole.len() - 2)].to_vec()
            }
            Self::EndlessHead => b"POST /mcp HTTP/1.1\r\n".to_vec(),
            Self::HalfBody => {
                all.push(length(body.len() + 1000));
                request("POST /mcp", &all, body.as_bytes())
            }
            Self::Chunks => {
                all.push(("Transfer-Encoding".to_owned(), "chunked".to_owned()));
                request("POST /mcp", &all, b"1\r\n{\r\n")
            }
            Self::ReadsNothing | Self::Resets => {
                all.push(length(body.len()));
                request("POST /mcp", &all, body.as_bytes()).repeat(random.between(1, 20))
            }
            Self::Stream => request("GET /mcp", &all, b""),
            Self::Garbage => (0..random.between(1, 5000))
                .map(|_| random.below(256) as u8)
                .collect(),
        };
        let _ = stream.write_all(&bytes);
    }

    /// What it sends now and then.
    fn go_on(self, stream: &mut TcpStream) {
        let bytes: &[u8] = match self {
            Self::Idle | Self::Stream | Self::Resets | Self::ReadsNothing => b"",
            Self::HalfHead | Self::HalfBody | Self::Garbage => b" ",
            Self::EndlessHead => b"X-Odd: x\r\n",
            Self::Chunks => b"1\r\n \r\n",
        };
        let _ = stream.write_all(bytes);
    }
}
