//! Servers that mean no good: `toolc import --mcp` ends in time, small, with nobody left behind, and says nothing that a terminal obeys.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use toolc_compiler::source::is_active;
use wait4::Wait4;

use super::moods::{Mood, on_http, on_stdio, sleep_long};
use super::{Attack, Order, Report};
use crate::Random;

/// Hostile MCP servers, by command and by address.
pub const ATTACK: Attack = Attack {
    name: "servers",
    about: "MCP servers that flood, stall, lie, fork and never end, asked by `toolc import --mcp`",
    sample: 12,
    run,
};

/// What `toolc` is told to wait, in seconds, and to read, in megabytes.
const TIMEOUT: &str = "0.8";
const MAX_SIZE: &str = "1";

/// All together may take so long, with the graces of the server and a busy machine.
const PATIENCE: Duration = Duration::from_secs(12);

/// So much memory is enough for a megabyte of definitions, in bytes.
const MOST_MEMORY: u64 = 256 << 20;

/// The word with which a program that attacks becomes a server: `serve SEED FILE`, with the file in which it and its children
/// leave their numbers.
const SERVE: &str = "serve";

/// Becomes a server or what renders templates, where that is what the command line asks for. A program that attacks calls this first of all.
pub fn serve_if_asked() {
    toolc_build::render_templates_apart(super::templates::LIMITS);
    let words: Vec<String> = env::args().skip(1).collect();
    match &words[..] {
        [serve, seed, file] if serve == SERVE => {
            leave_number(Path::new(file));
            match seed.parse() {
                Ok(seed) => on_stdio(&Mood::of(seed), || child(file)),
                Err(_) => sleep_long(),
            }
            std::process::exit(0);
        }
        _ => {}
    }
}

/// A child that does nothing, for long.
fn child(file: &str) {
    let own = env::current_exe().map(|own| Command::new(own).args([SERVE, "child", file]).spawn());
    drop(own);
}

/// Appends our own number.
fn leave_number(file: &Path) {
    use std::io::Write;
    let file = fs::OpenOptions::new().append(true).create(true).open(file);
    if let Ok(mut file) = file {
        let _ = file.write_all(format!("{}\n", std::process::id()).as_bytes());
    }
}

fn run(order: &Order) -> Result<Report, String> {
    let told = |error: std::io::Error| format!("{}: {error}", order.work.display());
    fs::create_dir_all(&order.work).map_err(told)?;
    if !order.toolc.exists() {
        return Err(format!("there is no {}", order.toolc.display()));
    }
    Ok(order.each(|seed| attempt(order, seed)))
}

fn attempt(order: &Order, seed: u64) -> Result<Vec<(&'static str, Duration)>, String> {
    let folder = tempfile::tempdir_in(&order.work).map_err(|error| error.to_string())?;
    let mood = Mood::of(seed);
    let asked = Asked::of(order, folder.path(), seed, &mood)?;
    asked
        .judged(seed)
        .map_err(|why| format!("{why}\n{mood:?}\n{}", asked.said()))?;
    Ok(vec![(asked.way, asked.time)])
}

/// What became of a question.
struct Asked {
    way: &'static str,
    code: Option<i32>,
    out: Vec<u8>,
    err: Vec<u8>,
    time: Duration,
    memory: u64,
    /// The numbers of the server and its children.
    numbers: PathBuf,
    /// Where a file would be written.
    tools: PathBuf,
}

impl Asked {
    fn of(order: &Order, folder: &Path, seed: u64, mood: &Mood) -> Result<Self, String> {
        let told = |error: std::io::Error| error.to_string();
        let mut random = Random::new(seed ^ 0x5eed);
        let tools = folder.join("tools");
        let numbers = folder.join("numbers");
        let mut command = Command::new(&order.toolc);
        command.args(["import", "--timeout", TIMEOUT, "--max-size", MAX_SIZE]);
        if random.chance(50) {
            command.arg("--out").arg(&tools);
        }
        let by_address = random.chance(40);
        command.arg("--mcp");
        let mut server = None;
        if by_address {
            let server = server.insert(on_http(mood.clone()).map_err(told)?);
            command.arg(&server.url);
        } else {
            let own = env::current_exe().map_err(told)?;
            command.arg("--");
            if mood.ignores_the_end && cfg!(unix) {
                // What is ignored stays ignored in the program that takes its place.
                command.args(["sh", "-c", "trap '' TERM HUP INT; exec \"$0\" \"$@\""]);
            }
            command
                .arg(own)
                .args([SERVE, &seed.to_string()])
                .arg(&numbers);
        }
        let (out, err) = (folder.join("out"), folder.join("err"));
        let file = |path: &Path| fs::File::create(path).map(Stdio::from).map_err(told);
        let command = command.env("NO_COLOR", "1").stdin(Stdio::null());
        let start = Instant::now();
        let mut running = command
            .stdout(file(&out)?)
            .stderr(file(&err)?)
            .spawn()
            .map_err(told)?;
        let done = running.wait4().map_err(told)?;
        let time = start.elapsed();
        drop(server);
        Ok(Self {
            way: if by_address {
                "by address"
            } else {
                "by command"
            },
            code: done.status.code(),
            out: fs::read(&out).map_err(told)?,
            err: fs::read(&err).map_err(told)?,
            time,
            memory: done.rusage.maxrss,
            numbers,
            tools,
        })
    }

    fn judged(&self, seed: u64) -> Result<(), String> {
        if !matches!(self.code, Some(0..=2)) {
            return Err(format!("it exits with {:?}", self.code));
        }
        if self.time > PATIENCE {
            return Err(format!("it takes {:.1} s", self.time.as_secs_f64()));
        }
        if self.memory > MOST_MEMORY {
            return Err(format!("it takes {} MB", self.memory >> 20));
        }
        for (name, said) in [("stdout", &self.out), ("stderr", &self.err)] {
            let said =
                String::from_utf8(said.clone()).map_err(|_| format!("{name} is no UTF-8"))?;
            let acts = |letter| is_active(letter) && !matches!(letter, '\n' | '\t');
            if let Some(line) = said.lines().find(|line| line.contains(acts)) {
                return Err(format!("{name} has {line:?}"));
            }
        }
        if self.code == Some(2) && (self.tools.exists() || !self.out.is_empty()) {
            return Err("it failed, and something was written".to_owned());
        }
        // Who has been killed may take a moment.
        let left = || {
            self.numbers()
                .into_iter()
                .filter(|number| is_alive(*number))
        };
        for _ in 0..20 {
            if left().next().is_none() {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let left: Vec<u32> = left().collect();
        match left.is_empty() {
            true => Ok(()),
            false => Err(format!("seed {seed}: these live on: {left:?}")),
        }
    }

    fn numbers(&self) -> Vec<u32> {
        let text = fs::read_to_string(&self.numbers).unwrap_or_default();
        text.lines().filter_map(|line| line.parse().ok()).collect()
    }

    fn said(&self) -> String {
        let start =
            |said: &[u8]| String::from_utf8_lossy(&said[..said.len().min(2000)]).into_owned();
        format!("{:?}\n{}{}", self.code, start(&self.out), start(&self.err))
    }
}

/// Whether a process runs; one that has ended and that nobody asks for does not. Where there is no `/proc`, nobody knows.
fn is_alive(number: u32) -> bool {
    let about = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
    let state = about.rsplit(')').next().unwrap_or_default().trim_start();
    !state.is_empty() && !state.starts_with(['Z', 'X'])
}
