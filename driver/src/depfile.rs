//! What a run read, as a rule of a Makefile.

use std::path::PathBuf;

use crate::generate::Generated;
use crate::problem::shown;
use crate::project::LoadedProject;

/// The text of a Makefile rule: the outputs of a run depend on all files that it read.
pub fn depfile(project: &LoadedProject, generated: &Generated) -> String {
    rule(&generated.outputs, &project.read)
}

/// The text of a Makefile rule.
pub fn rule(outputs: &[String], inputs: &[PathBuf]) -> String {
    let outputs = outputs.iter().map(|path| escaped(path));
    let outputs: Vec<String> = outputs.collect();
    let mut text = format!("{}:", outputs.join(" "));
    for path in inputs {
        text.push_str(" \\\n  ");
        text.push_str(&escaped(&shown(path)));
    }
    text.push('\n');
    text
}

/// As make and ninja read a name: white space and `#` with a backslash (and the backslashes before it doubled), `$` twice.
fn escaped(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    let mut backslashes = 0;
    for letter in path.chars() {
        match letter {
            ' ' | '\t' | '#' => {
                text.extend(std::iter::repeat_n('\\', backslashes + 1));
            }
            '$' => text.push('$'),
            _ => {}
        }
        backslashes = if letter == '\\' { backslashes + 1 } else { 0 };
        text.push(letter);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_make_reads_them() {
        assert_eq!(escaped("a b/$c#d"), "a\\ b/$$c\\#d");
        assert_eq!(escaped("a\\ b\\c"), "a\\\\\\ b\\c");
    }
}
