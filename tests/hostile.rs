//! A sample of every attack, in every run of the tests; `cargo xtask hostile` tries as many as one likes.
//!
//! Some attacks are servers: this program is one where it is called as one.

use std::path::Path;

use toolc_designs::hostile::{ATTACKS, Order, serve_if_asked};

fn main() {
    serve_if_asked();
    // As the usual harness has it: a name, or a part of one, chooses.
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<&String> = words.iter().filter(|word| !word.starts_with('-')).collect();
    // Attacks on servers run with the tests of `tests/mcp`, which have them.
    for attack in ATTACKS {
        if !wanted.is_empty() && wanted.iter().all(|word| !attack.name.contains(*word)) {
            continue;
        }
        let order = Order {
            seed: 0,
            count: attack.sample,
            work: Path::new(env!("CARGO_TARGET_TMPDIR")).join(attack.name),
            toolc: env!("CARGO_BIN_EXE_toolc").into(),
            notes: None,
            patience: 1,
        };
        let report =
            (attack.run)(&order).unwrap_or_else(|error| panic!("{}: {error}", attack.name));
        assert!(report.troubles.is_empty(), "{}: {report}", attack.name);
        println!("{}: ok", attack.name);
    }
}
