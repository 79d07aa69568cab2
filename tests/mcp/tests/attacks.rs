//! A sample of the attacks on servers in both languages; `cargo xtask hostile` tries as many as one likes.
#![cfg(target_os = "linux")]

use toolc_designs::hostile::{Order, SERVED};

use crate::support::folder;

#[test]
fn servers_in_both_languages_answer_hostile_clients_alike() {
    for attack in SERVED {
        let order = Order {
            seed: 0,
            count: attack.sample,
            work: folder().join("attacks").join(attack.name),
            toolc: "toolc".into(),
            notes: Some(env!("CARGO_BIN_EXE_toolc-mcp-notes").into()),
            patience: 1,
        };
        let report =
            (attack.run)(&order).unwrap_or_else(|error| panic!("{}: {error}", attack.name));
        assert!(report.troubles.is_empty(), "{}: {report}", attack.name);
    }
}
