//! `toolc docs --serve`: the site of a design for a browser on this machine, made again after every save.
//!
//! It listens on 127.0.0.1 alone, and answers only those who call it by that name: a page of somebody else whose host
//! leads here is refused. What it serves is a table in memory; no path leads to a file.

mod answer;
mod request;
mod shared;

use std::io::{BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use toolc_build::Problem;

use request::Request;
pub use shared::{Pages, Shared};

/// How long somebody may take to say what he wants, or to read the answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long what stands behind a request is read, and not looked at.
const LINGER: Duration = Duration::from_millis(500);

/// As many callers are answered at once; tabs wait for changes.
const MOST_CALLERS: usize = 64;

/// Listens on a port, or on any that is free, and answers until the process ends. Returns the port.
pub fn serve(port: u16, shared: Arc<Shared>) -> Result<u16, Problem> {
    let cannot = |error| Problem::outside(format!("cannot listen on 127.0.0.1:{port}: {error}"));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(cannot)?;
    let port = listener.local_addr().map_err(cannot)?.port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // Such as too many open files: it passes.
                thread::sleep(Duration::from_millis(50));
                continue;
            };
            if Arc::strong_count(&shared) > MOST_CALLERS {
                continue;
            }
            let shared = shared.clone();
            let answered = thread::Builder::new().spawn(move || {
                // A caller who went away is nobody's problem.
                let _ = answered(stream, port, &shared);
            });
            drop(answered);
        }
    });
    Ok(port)
}

/// One request and its answer.
fn answered(stream: TcpStream, port: u16, shared: &Shared) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = Request::read(&mut BufReader::new(&stream))?;
    let answer = answer::to(&request, port, shared);
    let mut stream = &stream;
    stream.write_all(&answer)?;
    // What was sent and not read would cut the answer off.
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(LINGER))?;
    let (begin, mut rest) = (Instant::now(), [0; 4096]);
    while begin.elapsed() < LINGER && matches!(stream.read(&mut rest), Ok(1..)) {}
    Ok(())
}
