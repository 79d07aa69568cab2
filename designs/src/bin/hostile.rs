//! `cargo xtask hostile`: inputs that were made to break what reads them, by seed and count.

#![warn(clippy::wildcard_enum_match_arm)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use toolc_designs::hostile::{ATTACKS, Attack, Order, SERVED, serve_if_asked};

/// Attacks the compiler and what it makes, and prints what was tried and the worst time of each kind.
#[derive(Parser)]
#[command(name = "cargo xtask hostile", bin_name = "cargo xtask hostile")]
struct Hostile {
    /// Kinds of attack; all without any. `--list` lists them.
    kinds: Vec<String>,
    /// The first seed; the others follow it.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many inputs of each kind; as many as in a run of the tests without it.
    #[arg(long)]
    count: Option<u64>,
    /// On a busy machine: times may be so many times over their limits.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    patience: u32,
    /// Lists the kinds of attack.
    #[arg(long)]
    list: bool,
    /// The `toolc` program.
    #[arg(long, hide = true, default_value = "target/unwinding/toolc")]
    toolc: PathBuf,
    /// The server of `examples/notes`.
    #[arg(long, hide = true, default_value = "target/unwinding/toolc-mcp-notes")]
    notes: PathBuf,
}

fn main() -> ExitCode {
    serve_if_asked();
    let hostile = Hostile::parse();
    let attacks: Vec<&Attack> = ATTACKS.iter().chain(SERVED).copied().collect();
    if hostile.list {
        for attack in attacks {
            println!("{:<12}{}", attack.name, attack.about);
        }
        return ExitCode::SUCCESS;
    }
    if let Some(unknown) = hostile
        .kinds
        .iter()
        .find(|kind| attacks.iter().all(|attack| attack.name != **kind))
    {
        eprintln!("no kind of attack is called `{unknown}`; `--list` lists them");
        return ExitCode::FAILURE;
    }
    let mut found = false;
    for attack in attacks {
        if !hostile.kinds.is_empty() && hostile.kinds.iter().all(|kind| kind != attack.name) {
            continue;
        }
        let start = Instant::now();
        let order = Order {
            seed: hostile.seed,
            count: hostile.count.unwrap_or(attack.sample),
            work: Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../target/hostile")
                .join(attack.name),
            toolc: hostile.toolc.clone(),
            notes: Some(hostile.notes.clone()),
            patience: hostile.patience,
        };
        match (attack.run)(&order) {
            Ok(report) => {
                found |= !report.troubles.is_empty();
                println!(
                    "{} ({:.0} s): {report}",
                    attack.name,
                    start.elapsed().as_secs_f64()
                );
            }
            Err(message) => {
                found = true;
                println!("{} cannot run: {message}", attack.name);
            }
        }
    }
    if found {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
