//! Tables: what was measured, the goal, and whether it is met.

/// What a number should be.
#[derive(Clone, Copy)]
pub enum Goal {
    AtMost(f64),
    AtLeast(f64),
    /// It is shown to be seen.
    None,
}

/// The names of the columns of the next rows.
pub fn heading(what: &str, theirs: &str, measured: &str) {
    println!(
        "\n{what:<44}{:>12}{theirs:>12}{measured:>11}{:>11}",
        "toolc", "goal"
    );
}

/// Prints a row: ours, theirs, the number that has a goal (with its unit), and that goal.
pub fn row(name: &str, ours: &str, theirs: &str, (measured, unit): (f64, &str), goal: Goal) {
    let shown = |number: f64| match unit {
        "" => format!("{number:.2}"),
        unit => format!("{number:.1} {unit}"),
    };
    let (goal, verdict) = match goal {
        Goal::AtMost(most) => (format!("≤ {}", shown(most)), measured <= most),
        Goal::AtLeast(least) => (format!("≥ {}", shown(least)), measured >= least),
        Goal::None => (String::new(), true),
    };
    let verdict = match (goal.is_empty(), verdict) {
        (true, _) => "",
        (false, true) => "   met",
        (false, false) => "   missed",
    };
    println!(
        "{name:<44}{ours:>12}{theirs:>12}{:>11}{goal:>11}{verdict}",
        shown(measured)
    );
}

/// The middle of some numbers, of which there is one at least.
pub fn median(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.into_iter().collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// The median of the ratios of what was measured in the same rounds.
pub fn ratio(ours: &[f64], theirs: &[f64]) -> f64 {
    median(ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs))
}
