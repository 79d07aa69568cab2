//! A design twice: once with hostile texts wherever text may stand, and once with tame ones that become the same names.

mod places;
mod pool;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde_json::Value;
use toolc_compiler::ir::Design;
use toolc_compiler::{Input, compile};
use toolc_templates::{GeneratedFile, Options, Setting, TARGETS};

use crate::random::Random;
use places::{Places, Side, Way, Ways};
use pool::Endings;
pub use pool::{ROUNDS, Twins, tamed};

/// Both designs; the checker accepts them.
#[derive(Debug, Clone)]
pub struct Pair {
    /// With hostile texts.
    pub hostile: Vec<Input>,
    /// With their twins.
    pub tame: Vec<Input>,
    /// The texts, by their numbers.
    pub twins: Vec<Twins>,
    /// All texts replaced, whether that is a design or not.
    pub broken: Vec<Input>,
}

/// What is generated from both.
#[derive(Debug)]
pub struct Generated<'p> {
    /// Of hostile texts.
    pub hostile: Vec<GeneratedFile>,
    /// Of tame ones.
    pub tame: Vec<GeneratedFile>,
    /// The texts.
    pub twins: &'p [Twins],
}

impl Pair {
    /// The pair of a seed: first every text in every position in turn, then the cases of the tests, then random designs.
    pub fn of_seed(seed: u64) -> Result<Self, String> {
        if seed < ROUNDS {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/twins/positions.tools");
            return Self::of(seed, Some(seed), read(&[path])?);
        }
        let inputs = match cases()?.get((seed - ROUNDS) as usize) {
            Some(paths) => read(paths)?,
            None => crate::design(seed),
        };
        Self::of_design(seed, inputs)
    }

    /// The pair of a design, with the texts of a seed.
    pub fn of_design(seed: u64, inputs: Vec<Input>) -> Result<Self, String> {
        Self::of(seed, None, inputs)
    }

    fn of(seed: u64, round: Option<u64>, inputs: Vec<Input>) -> Result<Self, String> {
        let mut random = Random::new(seed ^ 0x7E87);
        let checked = compile(inputs.clone());
        let Ok(ready) = checked.ready() else {
            return Err("the design has errors before anything is replaced".to_owned());
        };
        let design = document(ready.design())?;
        let mut names = HashSet::new();
        push_names(&design, &mut names);
        let mut endings = Endings {
            random: &mut random,
            round,
        };
        let places = Places::of(&mut endings, inputs, &names);
        let ways = match round {
            Some(_) => settled(&places, welcome(&places.inputs, &names).clone()),
            None => settled(&places, vec![Some(Way::Plain); places.twins.len()]),
        };
        let all = vec![Some(Way::Plain); ways.len()];
        let mut pair = Self {
            hostile: places.written(&ways, Side::Hostile),
            tame: places.written(&ways, Side::Tame),
            broken: places.written(&all, Side::Hostile),
            twins: places.twins,
        };
        let path = Twins::line(&mut endings, pair.twins.len());
        for (inputs, text) in [
            (&mut pair.hostile, &path.hostile),
            (&mut pair.tame, &path.tame),
        ] {
            // Behind the rest, so that the order of files stays.
            if let Some(input) = inputs.last_mut() {
                input.path = format!("{}{text}", input.path);
            }
        }
        pair.twins.push(path);
        Ok(pair)
    }
}

impl<'p> Generated<'p> {
    /// What a target makes of both designs.
    pub fn of(target: &str, pair: &'p Pair, options: &Options) -> Result<Self, String> {
        let target = TARGETS
            .iter()
            .find(|known| known.name == target)
            .ok_or("there is no such target")?;
        let files = |inputs: &[Input], options: &Options| {
            let checked = compile(inputs.to_vec());
            let ready = checked
                .ready()
                .map_err(|_| "the design has errors".to_owned())?;
            target
                .files(ready, options)
                .map_err(|faults| faults[0].message.clone())
        };
        // The texts of options are somebody's, too.
        let text = pair.twins.last().ok_or("there is a text")?;
        let with = |text: &str| {
            let mut options = options.clone();
            if let Some(setting) = options.settings.get_mut("description") {
                *setting = Setting::text(text);
            }
            options
        };
        Ok(Self {
            hostile: files(&pair.hostile, &with(&text.hostile))?,
            tame: files(&pair.tame, &with(&text.tame))?,
            twins: &pair.twins,
        })
    }
}

/// The IR of a design, as a plugin reads it.
pub fn document(design: &Design) -> Result<Value, String> {
    let text = serde_json::to_string(design).map_err(|error| error.to_string())?;
    json(&text)
}

/// A document that may have numbers beyond all that `serde_json` knows.
pub fn json(text: &str) -> Result<Value, String> {
    let mut all =
        serde_json::Deserializer::from_str(text).into_iter::<&serde_json::value::RawValue>();
    match serde_json::from_str(text) {
        Ok(value) => Ok(value),
        // It is JSON all the same.
        Err(_) if matches!((all.next(), all.next()), (Some(Ok(_)), None)) => {
            serde_json::from_str(&small(text)).map_err(|error| error.to_string())
        }
        Err(error) => Err(format!("no JSON: {error}")),
    }
}

/// A JSON text without its exponents.
fn small(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut inside, mut escaped, mut exponent) = (false, false, false);
    for c in text.chars() {
        exponent = !inside
            && (exponent && matches!(c, '+' | '-' | '0'..='9')
                || matches!(c, 'e' | 'E') && out.ends_with(|c: char| c.is_ascii_digit()));
        if !exponent {
            out.push(c);
        }
        inside ^= c == '"' && !escaped;
        escaped = inside && c == '\\' && !escaped;
    }
    out
}

/// Where the checker takes a text in the design of the rounds, whatever the text is. Every place is tried alone before it is
/// given up.
fn welcome(inputs: &[Input], names: &HashSet<String>) -> &'static Ways {
    static WELCOME: OnceLock<Ways> = OnceLock::new();
    WELCOME.get_or_init(|| {
        let mut endings = Endings {
            random: &mut Random::new(0),
            round: Some(0),
        };
        let places = &Places::of(&mut endings, inputs.to_vec(), names);
        let mut ways = settled(places, vec![Some(Way::Plain); places.twins.len()]);
        let left: Vec<usize> = (0..ways.len())
            .filter(|group| ways[*group].is_none())
            .collect();
        settle(places, &mut ways, &left);
        ways
    })
}

/// The texts of as many groups as the checker allows.
fn settled(places: &Places, mut ways: Ways) -> Ways {
    for _ in 0..ASKED {
        let mut blamed = HashSet::new();
        let mut fits = true;
        for side in [Side::Hostile, Side::Tame] {
            let checked = compile(places.written(&ways, side));
            fits &= checked.ready().is_ok();
            blamed.extend(places.blamed(&ways, side, &checked));
            if !blamed.is_empty() {
                break;
            }
        }
        if fits {
            return ways;
        }
        if blamed.is_empty() {
            break;
        }
        for group in blamed {
            ways[group] = match ways[group] {
                Some(Way::Plain) => Some(Way::Other),
                Some(Way::Other) | None => None,
            };
        }
    }
    let groups: Vec<usize> = (0..ways.len())
        .filter(|group| ways[*group].is_some())
        .collect();
    groups.iter().for_each(|group| ways[*group] = None);
    settle(places, &mut ways, &groups);
    ways
}

/// How often findings are asked what they mind, before each half is tried for itself.
const ASKED: usize = 20;

/// Replaces the texts of as many groups as the checker allows: all at once, or else of each half.
fn settle(places: &Places, ways: &mut Ways, groups: &[usize]) {
    for way in [Way::Plain, Way::Other] {
        let before: Vec<_> = groups.iter().map(|group| ways[*group]).collect();
        groups.iter().for_each(|group| ways[*group] = Some(way));
        let fits = |side| compile(places.written(ways, side)).ready().is_ok();
        if fits(Side::Hostile) && fits(Side::Tame) {
            return;
        }
        groups
            .iter()
            .zip(before)
            .for_each(|(group, way)| ways[*group] = way);
        if groups.len() > 1 {
            break;
        }
    }
    if groups.len() > 1 {
        let (first, second) = groups.split_at(groups.len() / 2);
        settle(places, ways, first);
        settle(places, ways, second);
    }
}

/// Every name that a design may have, and much that is none.
fn push_names(value: &Value, names: &mut HashSet<String>) {
    match value {
        Value::String(text) => {
            names.extend(text.split('.').map(str::to_owned));
        }
        Value::Array(items) => items.iter().for_each(|item| push_names(item, names)),
        Value::Object(entries) => entries.values().for_each(|value| push_names(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The files of each case.
fn cases() -> Result<Vec<Vec<PathBuf>>, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cases = Vec::new();
    for path in entries(&here.join("../tests/cases"))? {
        cases.push(if path.is_dir() {
            entries(&path)?
        } else {
            vec![path]
        });
    }
    Ok(cases)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries =
        entries.map_err(|error| format!("{} cannot be read: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn read(paths: &[PathBuf]) -> Result<Vec<Input>, String> {
    let input = |path: &PathBuf| {
        let text = fs::read_to_string(path)
            .map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        let path = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Ok(Input { path, text })
    };
    paths.iter().map(input).collect()
}
