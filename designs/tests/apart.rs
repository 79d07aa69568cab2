//! A few projects whose packages are made apart, with fixed seeds, in every run of the tests.

use toolc_designs::apart::{Told, judge};

#[test]
fn packages_are_the_same_made_apart() {
    let mut all = Told::default();
    for seed in 0..8 {
        let work = tempfile::tempdir().expect("a folder can be made");
        all.add(judge(seed, work.path()).unwrap_or_else(|failure| panic!("{failure}")));
    }
    // Otherwise it says nothing.
    assert!(all.beside > 20 && all.packages > 60, "{all:#?}");
}
