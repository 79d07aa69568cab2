//! A few sequences of edits, with fixed seeds, in every run of the tests.

use toolc_designs::edits::{Told, judge};

const SEEDS: [u64; 2] = [4, 5];
const STEPS: usize = 10;

#[test]
fn a_run_beside_the_last_one_is_a_run_from_nothing() {
    let mut all = Told::default();
    for seed in SEEDS {
        let work = tempfile::tempdir().expect("a folder can be made");
        let told = judge(seed, STEPS, work.path()).unwrap_or_else(|failure| panic!("{failure}"));
        all.add(told);
    }
    // Otherwise it says nothing.
    assert!(all.made > 10 && all.reused > 4, "{all:#?}");
}
