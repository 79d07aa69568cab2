//! Puts questions to a program that may end badly: what it was asked then is found, and the others are asked all the same.

use super::{Answer, Failure, Sample, Stage};

/// A question, by the place of its sample and its own place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) sample: usize,
    pub(super) question: usize,
}

/// What became of a program that was asked.
pub(super) enum Ended {
    /// It said what is wrong with the answers to some of the questions.
    Well(Vec<(Asked, String)>),
    /// It did not come to its end; what it said then.
    Badly(String),
}

/// Asks everything, and gives what is wrong by design. `program` is run once, if it ends well.
///
/// After it has ended badly each design is asked alone. Of one where it does so again, the first question that does it is
/// wrong, and those behind it are not asked.
pub(super) fn ask(
    samples: &[&Sample],
    all: &[Asked],
    program: &mut dyn FnMut(&[Asked]) -> Result<Ended, String>,
) -> Result<Vec<Failure>, String> {
    let mut wrong: Vec<Vec<Answer>> = samples.iter().map(|_| Vec::new()).collect();
    let mut note = |(asked, wrong_of): (Asked, String)| {
        wrong[asked.sample].push(Answer {
            question: asked.question,
            wrong: wrong_of,
        });
    };
    let mut failures = Vec::new();
    match program(all)? {
        Ended::Well(told) => told.into_iter().for_each(note),
        Ended::Badly(said) => {
            let mut found = false;
            for place in 0..samples.len() {
                let own: Vec<Asked> = all
                    .iter()
                    .copied()
                    .filter(|asked| asked.sample == place)
                    .collect();
                match program(&own)? {
                    Ended::Well(told) => told.into_iter().for_each(&mut note),
                    Ended::Badly(said) => {
                        found = true;
                        let told = first_bad(&own, said, program)?;
                        told.into_iter().for_each(&mut note);
                    }
                }
            }
            if let (false, Some(first)) = (found, samples.first()) {
                let detail = format!("the program ends badly, but for no design alone:\n{said}");
                failures.push(first.failure(Stage::Values, detail));
            }
        }
    }
    let answered = samples
        .iter()
        .zip(wrong)
        .filter(|(_, wrong)| !wrong.is_empty());
    failures.extend(answered.map(|(sample, wrong)| sample.answered(wrong)));
    Ok(failures)
}

/// What is wrong with the answers before the first question that ends a program badly, and with that one.
fn first_bad(
    all: &[Asked],
    mut said: String,
    program: &mut dyn FnMut(&[Asked]) -> Result<Ended, String>,
) -> Result<Vec<(Asked, String)>, String> {
    // It ends well with the first `good` questions, and badly with the first `bad` ones.
    let (mut good, mut bad) = (0, all.len());
    let mut before = Vec::new();
    while good + 1 < bad {
        let middle = good + (bad - good) / 2;
        match program(&all[..middle])? {
            Ended::Well(told) => (good, before) = (middle, told),
            Ended::Badly(now) => (bad, said) = (middle, now),
        }
    }
    if let Some(last) = all.get(bad.saturating_sub(1)) {
        before.push((*last, format!("the program ends badly: {}", said.trim())));
    }
    Ok(before)
}

#[cfg(test)]
mod tests {
    use toolc_compiler::Input;

    use super::super::{Place, Question};
    use super::*;

    /// A design with so many questions.
    fn sample(seed: u64, count: usize) -> Sample {
        let text = "package a\n\nservice s { toolset t { tool f(a: int) } }\n";
        let inputs = vec![Input {
            path: "a.tools".to_owned(),
            text: text.to_owned(),
        }];
        let question = |at: usize| Question {
            tool: "f".to_owned(),
            place: Place::Args,
            valid: None,
            payload: at.to_string().into_bytes(),
        };
        let questions = (0..count).map(question).collect();
        Sample::asked("rust", seed, inputs, questions).expect("the design is fine")
    }

    fn all(samples: &[&Sample]) -> Vec<Asked> {
        let places = samples.iter().enumerate();
        let asked = places.flat_map(|(sample, of)| {
            (0..of.questions.len()).map(move |question| Asked { sample, question })
        });
        asked.collect()
    }

    #[test]
    fn a_crash_is_blamed_on_the_question_that_makes_it_and_others_are_asked() {
        let made = [sample(1, 9), sample(2, 9), sample(3, 9)];
        let samples: Vec<&Sample> = made.iter().collect();
        let mut runs = 0;
        // Crashes at questions 5 and 7 of the second design, and does not like question 3 of any.
        let mut program = |asked: &[Asked]| {
            runs += 1;
            let bad = |asked: &&Asked| asked.sample == 1 && [5, 7].contains(&asked.question);
            if let Some(bad) = asked.iter().find(bad) {
                return Ok(Ended::Badly(format!("signal at {}\n", bad.question)));
            }
            let third = asked.iter().filter(|asked| asked.question == 3);
            let told = third.map(|asked| (*asked, "no".to_owned()));
            Ok(Ended::Well(told.collect()))
        };
        let failures = ask(&samples, &all(&samples), &mut program).expect("it can be asked");
        let told: Vec<(u64, Vec<(usize, &str)>)> = failures
            .iter()
            .map(|failure| {
                let answers = failure.answers.iter();
                let answers = answers.map(|answer| (answer.question, &*answer.wrong));
                (failure.seed, answers.collect())
            })
            .collect();
        let crash = (5, "the program ends badly: signal at 5");
        assert_eq!(
            told,
            [
                (1, vec![(3, "no")]),
                (2, vec![(3, "no"), crash]),
                (3, vec![(3, "no")])
            ]
        );
        assert!(runs < 10, "{runs} runs");
    }

    #[test]
    fn a_crash_that_no_design_makes_alone_is_told() {
        let made = [sample(1, 2), sample(2, 2)];
        let samples: Vec<&Sample> = made.iter().collect();
        let mut program = |asked: &[Asked]| {
            Ok(match asked.len() {
                4 => Ended::Badly("too much".to_owned()),
                _ => Ended::Well(Vec::new()),
            })
        };
        let failures = ask(&samples, &all(&samples), &mut program).expect("it can be asked");
        let details: Vec<&str> = failures.iter().map(|failure| &*failure.detail).collect();
        assert_eq!(
            details,
            ["the program ends badly, but for no design alone:\ntoo much"]
        );
    }
}
