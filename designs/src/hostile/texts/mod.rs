//! Texts that would like to be code, in every position of a design, through everything that toolc writes for machines.

mod machines;
mod positions;

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::OnceLock;

use rayon::prelude::*;
use toolc_compiler::compile;

use super::{Attack, Order, Report};
use crate::sweep::LANGUAGES;
use crate::twins::{Generated, Pair, ROUNDS, document, tamed};
pub use positions::{NOT_TEXT, Positions};

/// See the module.
pub const ATTACK: Attack = Attack {
    name: "texts",
    about: "texts that would like to be code, in every position of a design",
    sample: ROUNDS + 4,
    run,
};

/// As many designs are judged together.
const BATCH: usize = 32;

fn run(order: &Order) -> Result<Report, String> {
    let seeds: Vec<u64> = (order.seed..order.seed + order.count).collect();
    let mut report = Report::default();
    for seeds in seeds.chunks(BATCH) {
        report = report.joined(batch(order, seeds)?);
    }
    Ok(report)
}

fn batch(order: &Order, seeds: &[u64]) -> Result<Report, String> {
    let order = Order {
        seed: seeds[0],
        count: seeds.len() as u64,
        ..order.clone()
    };
    let made: Vec<OnceLock<Result<Pair, String>>> = seeds.iter().map(|_| OnceLock::new()).collect();
    let mut report = order.each(|seed| {
        let pair = made[(seed - order.seed) as usize].get_or_init(|| Pair::of_seed(seed));
        machines::hold(seed, pair.as_ref().map_err(String::clone)?)?;
        Ok(Vec::new())
    });
    let pairs: Vec<(u64, &Pair)> = seeds
        .iter()
        .zip(&made)
        .filter_map(|(seed, pair)| Some((*seed, pair.get()?.as_ref().ok()?)))
        .collect();
    for language in LANGUAGES {
        let made: Result<Vec<Generated<'_>>, String> = pairs
            .par_iter()
            .map(|(seed, pair)| {
                let modes = language.modes();
                Generated::of(language.name(), pair, &modes[*seed as usize % modes.len()])
            })
            .collect();
        let told = language.differences(&made?)?;
        for ((seed, _), told) in pairs.iter().zip(told) {
            if let Some(told) = told {
                report = report.joined(Report::of(
                    *seed,
                    Err(format!("{}: {told}", language.name())),
                ));
            }
        }
    }
    report.tried = seeds.len() as u64;
    Ok(report)
}

/// Every position of the IR that a hostile text reaches in the designs of some seeds.
pub fn reached(seeds: Range<u64>) -> Result<BTreeSet<String>, String> {
    let positions = Positions::of_ir();
    let all: Result<Vec<_>, String> = seeds
        .into_par_iter()
        .map(|seed| {
            let pair = Pair::of_seed(seed)?;
            let checked = compile(pair.hostile.clone());
            let design = document(&checked.design)?;
            let hostile = |text: &str| tamed(text, &pair.twins) != text;
            Ok(positions.reached(&design, &hostile))
        })
        .collect();
    Ok(all?.into_iter().flatten().collect())
}
