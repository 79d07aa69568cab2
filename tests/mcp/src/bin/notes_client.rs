//! A client of the notes: does what the test of pairs wants of every client, and prints a line for each thing.
//!
//! `toolc-mcp-notes-client older|modern PID-FILE stdio COMMAND…`, or `… http URL`.

#[path = "../../../../examples/notes/gen/mod.rs"]
mod tools;

use std::env;
use std::error::Error;
use std::fs;
use std::process::Command as Program;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::process::Command;
use tokio::task::JoinSet;
use tokio::time::sleep;
use toolrt::mcp::Era;
use toolrt::{
    Answer, Asked, Asker, BoxFuture, CallError, Cancel, Context, Event, EventKind, EventSink,
    Executor,
};
use toolrt_mcp::{ClientOptions, Connection};
use tools::notes::tools::notes::{Client, types::*};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [era, pid, way, place @ ..] = &words[..] else {
        return Err("usage: toolc-mcp-notes-client older|modern PID-FILE stdio|http PLACE".into());
    };
    let era = if era == "older" {
        Era::Older
    } else {
        Era::Modern
    };
    let mut options = ClientOptions::new().era(era);
    if let Ok(seconds) = env::var("PATIENCE") {
        options = options.connect_timeout(Duration::from_secs(seconds.parse()?));
    }
    let connection = match (&**way, place) {
        ("stdio", [program, args @ ..]) => {
            let mut command = Command::new(program);
            command.args(args);
            Connection::stdio_with(command, options).await
        }
        ("http", [url]) => Connection::http(url, options).await,
        _ => return Err("the place is a command, or a URL".into()),
    };
    let Ok(connection) = connection else {
        println!("unreachable");
        return Ok(());
    };
    calls(&connection).await;
    asks(&connection).await;
    ends(&connection, pid).await;
    connection.close().await;
    Ok(())
}

/// What needs nobody.
async fn calls(connection: &Connection) {
    let (notes, cx) = (Client::new(connection), Context::new());
    let list = notes.list_notes(&ListNotesArgs {}, &cx).await;
    println!("list: {}", told(list, |list| list.names.join(", ")));
    let read = notes
        .read_note(&ReadNoteArgs::new("shopping-list"), &cx)
        .await;
    println!(
        "read: {}",
        told(read, |note| note
            .text
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned())
    );

    let missing = notes.read_note(&ReadNoteArgs::new("no-such"), &cx).await;
    match missing {
        Err(CallError::Declared(ReadNoteError::NoSuchNote(error), fault)) => {
            println!(
                "missing: {} {}",
                error.name,
                fault.field.unwrap_or_default()
            );
        }
        other => println!("missing: {}", told(other, |_| "there".to_owned())),
    }
    // A typed client sends nothing that is not valid.
    let invalid = connection
        .call("search_notes", br#"{"text":"","fuzzy":true}"#, &cx)
        .await;
    let error = invalid.error.unwrap_or_else(|| panic!("it is not valid"));
    let paths: Vec<&str> = error.issues.iter().map(|issue| &*issue.path).collect();
    println!("invalid: {} {}", error.code, paths.join(" "));

    let heard = Arc::new(Heard::default());
    let listening = Context::new().with_events(heard.clone());
    let found = notes
        .search_notes(&SearchNotesArgs::new("milk"), &listening)
        .await;
    let progress = heard.0.lock().expect("nobody panics").join(", ");
    println!(
        "progress: {progress}: {}",
        told(found, |found| found.matches.len().to_string())
    );

    let mut many = JoinSet::new();
    for _ in 0..50 {
        let connection = connection.clone();
        many.spawn(async move {
            let args = ReadNoteArgs::new("shopping-list");
            Client::new(&connection)
                .read_note(&args, &Context::new())
                .await
                .is_ok()
        });
    }
    println!(
        "many: {}",
        many.join_all()
            .await
            .into_iter()
            .filter(|done| *done)
            .count()
    );
}

/// What a human is asked.
async fn asks(connection: &Connection) {
    let notes = Client::new(connection);
    let write = WriteNoteArgs::new("draft", "Soon.");
    let written = notes.write_note(&write, &Context::new()).await;
    println!("write: {}", told(written, |done| done.created.to_string()));
    println!("nobody: {}", deleted(connection, &Context::new()).await);
    println!(
        "no: {}",
        deleted(connection, &asking(Human::Says("false"))).await
    );

    let cancel = Cancel::new();
    let cx = asking(Human::Cancels(cancel.clone())).with_cancel(cancel);
    println!("cancel: {}", deleted(connection, &cx).await);
    println!(
        "yes: {}",
        deleted(connection, &asking(Human::Says("true"))).await
    );
    println!(
        "twice: {}",
        deleted(connection, &asking(Human::Says("true"))).await
    );
}

/// What becomes of servers that say nothing, and of dead ones.
async fn ends(connection: &Connection, pid: &str) {
    let notes = Client::new(connection);
    let args = DeleteNoteArgs::new("shopping-list");
    send("-STOP", pid);
    // A signal takes its time, all the more in a process of many threads.
    while !is_stopped(pid) {
        sleep(Duration::from_millis(20)).await;
    }
    sleep(Duration::from_millis(100)).await;
    let cx = Context::new().with_timeout(Duration::from_secs(1));
    let read = notes
        .read_note(&ReadNoteArgs::new("shopping-list"), &cx)
        .await;
    println!("silent: {}", told(read, |_| "there".to_owned()));
    send("-CONT", pid);
    let killed = asking(Human::Kills(pid.to_owned()));
    println!(
        "killed: {}",
        told(notes.delete_note(&args, &killed).await, |_| "done"
            .to_owned())
    );
    let started = Instant::now();
    let again = loop {
        let again = notes.list_notes(&ListNotesArgs {}, &Context::new()).await;
        if again.is_ok() || started.elapsed() > Duration::from_secs(3) {
            break again;
        }
        sleep(Duration::from_millis(100)).await;
    };
    println!(
        "again: {}",
        told(again, |list| list.names.len().to_string())
    );
}

async fn deleted(connection: &Connection, cx: &Context) -> String {
    let args = DeleteNoteArgs::new("draft");
    let done = Client::new(connection).delete_note(&args, cx).await;
    told(done, |done| done.deleted.to_string())
}

/// A result as a text, or the code of an error.
fn told<T, E>(result: Result<T, CallError<E>>, text: impl FnOnce(T) -> String) -> String {
    match result {
        Ok(result) => text(result),
        Err(error) => match error.fault() {
            Some(fault) => fault.code.to_string(),
            None => error.to_string(),
        },
    }
}

fn asking(human: Human) -> Context {
    Context::new().with_asker(Arc::new(human))
}

/// Whoever is asked.
enum Human {
    Says(&'static str),
    /// Cancels the call, and never answers.
    Cancels(Cancel),
    /// Kills the server, and agrees.
    Kills(String),
}

impl Asker for Human {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(async move {
            match self {
                Self::Says(answer) => Answer::json(*answer),
                Self::Cancels(cancel) => {
                    cancel.cancel();
                    std::future::pending().await
                }
                Self::Kills(pid) => {
                    send("-KILL", pid);
                    sleep(Duration::from_millis(100)).await;
                    Answer::json("true")
                }
            }
        })
    }
}

/// Sends a signal to the process whose id is in a file.
fn send(signal: &str, file: &str) {
    let pid = fs::read_to_string(file).expect("the server has written it");
    let status = Program::new("kill").args([signal, pid.trim()]).status();
    assert!(status.is_ok_and(|status| status.success()), "{signal}");
}

/// Whether the process whose id is in a file has stopped.
fn is_stopped(file: &str) -> bool {
    let pid = fs::read_to_string(file).expect("the server has written it");
    let state = Program::new("ps")
        .args(["-o", "stat=", "-p", pid.trim()])
        .output();
    state.is_ok_and(|state| state.stdout.trim_ascii().starts_with(b"T"))
}

/// Keeps what is told of the progress.
#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        if let EventKind::Progress { message, percent } = event.kind {
            // Progress always grows: what is 0 may be a little more.
            let line = percent.map_or(message.clone(), |percent| format!("{percent:.0} {message}"));
            self.0.lock().expect("nobody panics").push(line);
        }
    }
}
