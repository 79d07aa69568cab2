//! The process that renders: it compiles the design again, and ends when its limits are reached.

use std::io::{self, BufRead, BufWriter, Read, Write};
use std::process;
use std::thread;

use toolc_compiler::{Input, compile};
use toolc_templates::{Fault, OwnPageText, TARGETS, TemplateText};

use super::message::{Answer, Order};
use super::watch::{End, limit_addresses, watch};
use super::{OUT_OF_MEMORY, OUT_OF_TIME};

/// How a process ends that was sent what it does not know, by another version of this program.
const UNKNOWN: i32 = 40;

/// Values of templates nest, and are dropped by recursion.
const STACK: usize = 256 << 20;

/// The bytes of all pages that templates of users write for a target: whoever asked keeps them until it writes them.
const MOST_BYTES: usize = 1 << 30;

/// Renders what is asked for on standard input, and ends.
pub(super) fn serve() -> ! {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let order = read.ok().and_then(|_| serde_json::from_slice(&line).ok());
    drop(line);
    let Some(order) = order else {
        process::exit(UNKNOWN);
    };
    // Whoever has asked keeps the input open: if it is gone, nobody waits for an answer.
    thread::spawn(|| {
        let _ = io::stdin().lock().read(&mut [0]);
        process::exit(0);
    });
    let rendering = thread::Builder::new().stack_size(STACK);
    let rendering = rendering.spawn(move || say(&render(&order)));
    let is_done = rendering.is_ok_and(|rendering| rendering.join().is_ok());
    process::exit(if is_done { 0 } else { UNKNOWN });
}

/// Renders all pages, and gives the last answer.
fn render(order: &Order<'_>) -> Answer {
    let inputs = order.inputs.iter().map(|(path, text)| Input {
        path: path.clone().into_owned(),
        text: text.clone().into_owned(),
    });
    let checked = compile(inputs.collect());
    let target = TARGETS.iter().find(|target| target.name == order.target);
    let (Some(target), Ok(ready)) = (target, checked.ready()) else {
        process::exit(UNKNOWN);
    };
    let jobs = match target.jobs(ready, &order.options) {
        Ok(jobs) => jobs,
        Err(faults) => match faults.into_iter().next() {
            Some(fault) => return Answer::Fault(Box::new(fault)),
            None => process::exit(UNKNOWN),
        },
    };
    limit_addresses(order.limits.memory);
    let clock = watch(order.limits, |end| {
        process::exit(match end {
            End::Memory => OUT_OF_MEMORY,
            End::Time => OUT_OF_TIME,
        })
    });
    let mut left = MOST_BYTES;
    for number in &order.jobs {
        let Some(job) = jobs.all.get(*number) else {
            process::exit(UNKNOWN);
        };
        let mut begin = |template: &TemplateText, page: &str| {
            clock.begin();
            say(&Answer::Begin {
                template: template.path.clone(),
                page: page.to_owned(),
            });
        };
        let mut take = |page: OwnPageText| {
            clock.end();
            let Some(rest) = left.checked_sub(page.text.len()) else {
                say(&Answer::Fault(Box::new(too_much(&page.path))));
                process::exit(0);
            };
            left = rest;
            say(&Answer::Page { job: *number, page });
        };
        if let Err(fault) = job.render_own_pages(&mut begin, &mut take) {
            return Answer::Fault(Box::new(fault));
        }
    }
    Answer::Done
}

fn too_much(page: &str) -> Fault {
    let most = MOST_BYTES >> 20;
    let message = format!("the pages of templates of your own are more than {most} MiB");
    Fault::new(&[], message, "").help(format!("this is about the page `{page}`"))
}

/// Writes an answer; where nobody reads it, nobody needs another one.
fn say(answer: &Answer) {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let said = serde_json::to_writer(&mut out, answer);
    if said.is_err() || out.write_all(b"\n").is_err() || out.flush().is_err() {
        process::exit(0);
    }
}
