//! The `toolc` command: one file a verb, in `verbs/`.

#![warn(clippy::wildcard_enum_match_arm)]

mod recordings;
mod screen;
#[cfg(feature = "mcp")]
mod servers;
mod site;
mod stubs;
mod verbs;

use std::panic;
use std::process::{self, ExitCode};

use clap::{CommandFactory, Parser};
use toolc_build::RenderLimits;

/// Compiles `.tools` files: what the tools of your agents are, written once.
#[derive(Parser)]
#[command(name = "toolc", version, arg_required_else_help = true, after_help = verbs::EXAMPLES)]
struct Command {
    #[command(subcommand)]
    verb: verbs::Verb,
    /// When to use colours: auto, always or never
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "WHEN",
        hide_possible_values = true
    )]
    color: screen::Color,
}

/// Trees and designs are millions of small allocations: a quarter of the time was spent in the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Types may refer to each other as deeply as there are types, and recursion needs stack. Only the used part of it
/// needs memory.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    // Where the system has no room for such threads, ordinary ones do for ordinary designs.
    let _ = rayon::ThreadPoolBuilder::new()
        .stack_size(STACK)
        .build_global();
    toolc_build::render_templates_apart(RenderLimits::default());
    panic::set_hook(Box::new(|info| end_with_a_bug(info)));
    let code = match Command::try_parse() {
        Ok(command) => {
            screen::set_color(command.color);
            command.verb.run(Command::command)
        }
        Err(error) => usage(&error),
    };
    code.into()
}

/// Tells of a bug of ours in a sentence: its place helps us, a stack does not help the user. Nothing unwinds: a run that
/// writes ends as one that is killed, and the next one completes it.
fn end_with_a_bug(info: &panic::PanicHookInfo<'_>) -> ! {
    let place = info.location().map_or(String::new(), |place| {
        format!(" ({}:{})", place.file(), place.line())
    });
    screen::err(&format!(
        "toolc has a bug: {info}{place}\n",
        info = message(info.payload())
    ));
    screen::err(
        "Please report it with the files that it happened with. Nothing of your output is half-written.\n",
    );
    process::exit(verbs::Exit::Bug.code().into())
}

fn usage(error: &clap::Error) -> verbs::Exit {
    let text = error.render();
    if error.use_stderr() {
        screen::err(&if screen::color_err() {
            text.ansi().to_string()
        } else {
            text.to_string()
        });
        verbs::Exit::Usage
    } else {
        screen::out(&if screen::color_out() {
            text.ansi().to_string()
        } else {
            text.to_string()
        });
        verbs::Exit::Fine
    }
}

fn message(payload: &dyn std::any::Any) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("it gives no reason")
}

#[cfg(test)]
mod tests;
