//! `templates`: templates of a user that fill memory or take time, rendered in a process of their own.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use toolc_build::RenderLimits;

use super::projects::{generated, put};
use super::{Attack, Order, Report};
use crate::Random;

/// Templates that grow values by every operation of the engine.
pub const ATTACK: Attack = Attack {
    name: "templates",
    about: "templates of users that double texts and lists, nest them, and never end",
    sample: 8,
    run,
};

/// What the process that renders gets here: little, so that many are tried.
pub(super) const LIMITS: RenderLimits = RenderLimits {
    memory: 192 << 20,
    time: Duration::from_secs(4),
};

/// How long a run may take: all pages are rendered one after the other, and the first one that does not end is the last.
const LONGEST: Duration = Duration::from_secs(40);

/// What this process may get larger by: it has a page at most, and never what a template computes.
const MOST_GROWTH: usize = 256 << 20;

const TOOLS: &str = "package shop\n\nservice shop {\n  toolset items {\n    /// Adds.\n    tool add(name: string, count: int = 1) -> int\n  }\n}\n";

fn run(order: &Order) -> Result<Report, String> {
    fs::create_dir_all(&order.work)
        .map_err(|error| format!("{}: {error}", order.work.display()))?;
    Ok(order.each(|seed| attempt(order, seed)))
}

fn attempt(order: &Order, seed: u64) -> Result<Vec<(&'static str, Duration)>, String> {
    let folder = tempfile::tempdir_in(&order.work).map_err(|error| error.to_string())?;
    let template = template(&mut Random::new(seed));
    let start = Instant::now();
    let before = memory();
    let outcome = made(folder.path(), &template);
    let time = start.elapsed();
    let wrong = |why: String| Err(format!("{why}, for\n{template}"));
    let grown = memory().saturating_sub(before);
    if grown > MOST_GROWTH {
        return wrong(format!(
            "this process has got larger by {} MiB",
            grown >> 20
        ));
    }
    if time > LONGEST * order.patience {
        return wrong(format!("it takes {:.1} s", time.as_secs_f64()));
    }
    let lock = folder.path().join("gen/toolc.lock");
    match outcome {
        Ok(()) if lock.exists() => Ok(vec![("rendered", time)]),
        Ok(()) => wrong("nothing is written".to_owned()),
        Err(_) if lock.exists() => wrong("it fails, and something is written".to_owned()),
        Err(messages) => match &messages[..] {
            [one] if one.contains("own/python/client.py.j2") => Ok(vec![("refused", time)]),
            several => wrong(format!("it is not one fault of the template: {several:?}")),
        },
    }
}

/// Makes a project with a template of this text; the messages of what is wrong.
fn made(folder: &Path, template: &str) -> Result<(), Vec<String>> {
    let files = [
        ("toolc.toml", "[target.python]\ntemplates = \"own\"\n"),
        ("shop.tools", TOOLS),
        ("own/python/client.py.j2", template),
    ];
    for (path, text) in files {
        put(&folder.join(path), text).map_err(|error| vec![error.to_string()])?;
    }
    generated(folder)
}

/// The bytes of memory that this process has; none where the system does not say.
fn memory() -> usize {
    let pages = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = pages.split(' ').nth(1).and_then(|pages| pages.parse().ok());
    pages.unwrap_or(0_usize) * 4096
}

/// A template that makes a value larger and larger, by a few of the operations that the engine has for that, and then
/// uses it in a way that looks at all of it.
fn template(random: &mut Random) -> String {
    let mut text = String::from("{{ header }}\n");
    let is_list = random.chance(40);
    let first = match is_list {
        true => ["[1]", "range(1000)|list", "[\"text\"]", "tools"],
        false => [
            "\".\"",
            "\"text\" * 1000",
            "\"\u{1f600}\"",
            "(tools|length) ~ \"\"",
        ],
    };
    let _ = writeln!(text, "%% set own = namespace(it={})", random.pick(&first));
    let times = *random.pick(&[3, 20, 40, 1000, 90_000]);
    let is_macro = !is_list && random.chance(15);
    if is_macro {
        let _ = writeln!(
            text,
            "%% macro more(it)\n%% set it = more({})\n%% endmacro\n%% set it = more(own.it)",
            grown(random, false).replace("own.it", "it")
        );
    } else {
        let _ = writeln!(text, "%% for a in range({times})");
        for _ in 0..random.between(1, 2) {
            let _ = match !is_list && random.chance(10) {
                true => writeln!(
                    text,
                    "%% set part\n{{% for b in range(1000) %}}a text of the template itself{{% endfor %}}\n%% endset\n%% set own.it = [own.it, part]"
                ),
                false => writeln!(text, "%% set own.it = {}", grown(random, is_list)),
            };
        }
        text.push_str("%% endfor\n");
    }
    let used = match is_list {
        true => [
            "own.it|length",
            "own.it|string",
            "own.it == own.it|list",
            "own.it|sort",
        ],
        false => [
            "own.it|length",
            "own.it|upper",
            "own.it == own.it ~ \"\"",
            "own.it|list",
        ],
    };
    let _ = writeln!(
        text,
        "%% if ({}) == 7\nseven = 7\n%% endif",
        random.pick(&used)
    );
    text
}

/// An expression for a larger value than `own.it`.
fn grown(random: &mut Random, is_list: bool) -> &'static str {
    let all: &[&str] = match is_list {
        true => &[
            "own.it + own.it",
            "(own.it + own.it)|list",
            "[own.it, own.it]",
            "[own.it]",
            "own.it * 10",
            "(own.it * 10)|list",
            "own.it|batch(2)|list",
            "own.it|list + range(100000)|list",
            "own.it|map(\"string\")|list",
            "own.it + [own.it|join(\",\")]",
            "{\"a\": own.it, \"b\": own.it}|items|list",
        ],
        false => &[
            "own.it ~ own.it",
            "own.it + own.it",
            "own.it * 3",
            "own.it ~ [own.it, own.it]",
            "own.it|replace(\".\", \"..\")",
            "own.it|list|join(\"..\")",
            "own.it|upper ~ own.it|reverse",
            "own.it|title ~ own.it|trim ~ own.it",
            "own.it|string ~ (own.it * 10)",
        ],
    };
    random.pick::<&str>(all)
}
