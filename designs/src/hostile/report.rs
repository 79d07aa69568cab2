//! What came out of an attack: how many inputs, what is wrong, and the worst time of each thing that was timed.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// What came out of an attack.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// How many inputs were tried.
    pub tried: u64,
    /// What is wrong, by seed.
    pub troubles: Vec<Trouble>,
    /// The worst time of each thing that was timed.
    pub worst: BTreeMap<&'static str, Worst>,
}

/// Something that is wrong.
#[derive(Debug, Clone)]
pub struct Trouble {
    /// The seed that shows it again.
    pub seed: u64,
    /// What is wrong, with the input if it is short.
    pub text: String,
}

/// The longest that something took.
#[derive(Debug, Clone, Copy)]
pub struct Worst {
    /// The seed that shows it again.
    pub seed: u64,
    /// How long.
    pub time: Duration,
}

impl Report {
    /// Of one input: what was timed, or what is wrong.
    pub fn of(seed: u64, outcome: Result<Vec<(&'static str, Duration)>, String>) -> Self {
        let mut report = Self {
            tried: 1,
            ..Self::default()
        };
        match outcome {
            Ok(times) => times
                .into_iter()
                .for_each(|(name, time)| report.timed(name, Worst { seed, time })),
            Err(text) => report.troubles.push(Trouble { seed, text }),
        }
        report
    }

    /// Both together.
    #[must_use]
    pub fn joined(mut self, other: Self) -> Self {
        self.tried += other.tried;
        self.troubles.extend(other.troubles);
        other
            .worst
            .into_iter()
            .for_each(|(name, worst)| self.timed(name, worst));
        self
    }

    fn timed(&mut self, name: &'static str, worst: Worst) {
        let known = self.worst.entry(name).or_insert(worst);
        if worst.time > known.time {
            *known = worst;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tried, {} troubles", self.tried, self.troubles.len())?;
        for (name, worst) in &self.worst {
            let time = worst.time.as_secs_f64() * 1e3;
            write!(f, "\n    worst {name}: {time:.1} ms, seed {}", worst.seed)?;
        }
        for trouble in &self.troubles {
            write!(
                f,
                "\n    seed {}: {}",
                trouble.seed,
                trouble.text.replace('\n', "\n        ")
            )?;
        }
        Ok(())
    }
}
