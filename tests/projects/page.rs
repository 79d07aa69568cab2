//! A page as a person works through it: files that it shows, commands, and what these print.

/// A block of a page.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// A file, and all of its text.
    File(String, String),
    /// A command.
    Run(String),
    /// What the last command printed.
    Printed(String),
}

/// The steps of a page. A block of code whose paragraph ends with "In `path`:" is a file, one of `sh` has commands, and one of
/// `text` is what the last of them printed.
pub fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut before = "";
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(language) = line.strip_prefix("```") else {
            if !line.trim().is_empty() {
                before = line;
            }
            continue;
        };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let file = before
            .strip_suffix("`:")
            .and_then(|before| before.rsplit_once("n `"))
            .map(|(_, path)| path.to_owned());
        match (language, file) {
            ("sh", _) => steps.extend(block.iter().map(|line| Step::Run((*line).to_owned()))),
            ("text", _) => steps.push(Step::Printed(block.join("\n") + "\n")),
            (_, Some(path)) => steps.push(Step::File(path, block.join("\n") + "\n")),
            ("json", None) => {}
            (other, None) => panic!("nothing says what this block of {other} is: {before}"),
        }
        before = "";
    }
    steps
}
