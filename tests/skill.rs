//! The skill for those who write designs with a coding agent: short, whole, and right in all that it says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;
use toolc_compiler::tokens;

#[test]
fn the_skill_is_as_short_as_its_readers_want() {
    let text = skill();
    assert!(text.lines().count() < 500);
    assert!(tokens::of_text(&text) < 5_000);
    // Models count otherwise than we do; three bytes a token is a careful guess.
    assert!(text.len() < 5_000 * 3);
    let front = text.split("\n---\n").next().expect("it has a front matter");
    let description = front.split("\ndescription: ").nth(1).expect("it has one");
    assert!(description.lines().next().expect("a line").len() < 1_024);
}

#[test]
fn its_designs_have_no_findings_and_are_in_canonical_form() {
    let project = project();
    let output = toolc(project.path(), &["check"]);
    assert_eq!(said(&output), "4 files, no findings\n");
    assert_code(project.path(), "toolc fmt --check", 0);
    // Each by itself says what it says: only what it uses of the others is missing.
    let texts = designs();
    assert_eq!(texts.len(), 4);
    fs::remove_dir_all(project.path().join("tools")).expect("it can be removed");
    for text in texts {
        write(project.path(), "tools/one.tools", &text);
        let output = toolc(project.path(), &["check", "--format", "short"]);
        let others = said(&output);
        let mut errors = others.lines().filter(|line| line.contains(" error["));
        assert!(
            errors.all(|line| line.contains("[T0101]") || line.contains("[T0103]")),
            "{others}"
        );
    }
}

#[test]
fn every_command_ends_as_it_says() {
    let lines = commands();
    assert_eq!(lines.len(), 11);
    let (clean, broken) = (project(), project());
    // It has an error that nobody can fix by itself, is not formatted, and has no generated code.
    let text = "package broken\nservice broken { exports nothing }";
    write(broken.path(), "tools/broken.tools", text);
    for line in &lines {
        assert_code(clean.path(), &line.command, 0);
        if line.fails {
            assert_code(broken.path(), &line.command, 1);
        }
    }
    assert_eq!(lines.iter().filter(|line| line.fails).count(), 5);
    // A file that is out of date is what `gen --check` is for.
    write(
        clean.path(),
        "tools/late.tools",
        "package late\n\ntype Late { a: int }\n",
    );
    assert_code(clean.path(), "toolc gen --check", 1);
    assert_code(clean.path(), "toolc gen --no-such-flag", 2);
    // What stands in its sentences.
    let prose = skill();
    for words in ["import FILE --out tools", "gen --stubs FILE"] {
        assert!(prose.contains(&format!("`toolc {words}`")), "{words}");
    }
    let emitted = toolc(clean.path(), &["emit", "--format", "anthropic"]);
    fs::write(clean.path().join("FILE"), emitted.stdout).expect("it can be written");
    assert_code(clean.path(), "toolc import FILE --out imported", 0);
    assert_code(
        clean.path(),
        "toolc gen --stubs stubs.py --toolset cards",
        0,
    );
}

#[test]
fn every_mistake_has_its_finding_and_every_correction_none() {
    let folder = TempDir::new().expect("a folder can be made");
    let rows = mistakes();
    assert!(rows.len() > 25, "{}", rows.len());
    for (code, wrong, right) in rows {
        let found = codes(folder.path(), &wrong);
        assert!(found.contains(&code), "{wrong}: {found:?}");
        for text in right {
            let found = codes(folder.path(), &text);
            assert!(!found.contains(&code), "{text}: {found:?}");
            let errors = check(folder.path(), &text);
            assert!(!errors.contains(" error["), "{text}: {errors}");
        }
    }
}

#[test]
fn every_code_is_one_of_a_finding() {
    let folder = TempDir::new().expect("a folder can be made");
    let text = skill();
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let codes = words.filter(|word| {
        let number = word.strip_prefix('T').unwrap_or("");
        number.len() == 4 && number.bytes().all(|byte| byte.is_ascii_digit())
    });
    for code in codes {
        assert!(
            toolc(folder.path(), &["explain", code]).status.success(),
            "{code}"
        );
    }
}

#[test]
fn every_word_of_the_tables_of_the_language_is_taught() {
    let page = fs::read_to_string(root().join("spec/language.md")).expect("it is there");
    let skill = skill();
    let taught: Vec<&str> = skill.split(|c: char| !is_of_word(c)).collect();
    let rows = page
        .lines()
        .filter(|line| line.starts_with("| ") && !line.contains("---"));
    let mut count = 0;
    for row in rows {
        let row = row.replace("\\|", " ");
        let first = row.split('|').nth(1).expect("a row has cells");
        for code in first.split('`').skip(1).step_by(2) {
            // The word that it begins with; forms of types and fields begin with none.
            let code = code.strip_prefix('@').unwrap_or(code);
            let word = code.split(|c: char| !is_of_word(c)).next().unwrap_or("");
            let is_form =
                word.len() < 2 || word.starts_with(|c: char| c.is_uppercase()) || word == "pkg";
            if !is_form {
                count += 1;
                assert!(taught.contains(&word), "{word}");
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn a_project_gets_the_skill_as_it_stands_here() {
    let folder = TempDir::new().expect("a folder can be made");
    write(folder.path(), "toolc.toml", "# Mine.\n");
    let output = toolc(folder.path(), &["init", "--skill"]);
    assert!(output.status.success(), "{}", said(&output));
    let files = [
        ".claude/skills/toolc/SKILL.md",
        ".agents/skills/toolc/SKILL.md",
    ];
    for file in files {
        let there = fs::read(folder.path().join(file)).expect("it was written");
        assert_eq!(there, skill().as_bytes());
        assert!(
            said(&output).contains(&format!("wrote ./{file}\n")),
            "{}",
            said(&output)
        );
    }
    let output = toolc(folder.path(), &["init", "--skill"]);
    assert!(output.status.success());
    assert_eq!(said(&output), "nothing to write: all of it is there\n");
    write(folder.path(), files[1], "mine");
    let output = toolc(folder.path(), &["init", "--skill"]);
    assert_eq!(output.status.code(), Some(2));
    let text = said(&output);
    assert!(
        text.contains("there is another skill of this name already"),
        "{text}"
    );
    assert!(
        text.contains(files[1]) && !text.contains(files[0]),
        "{text}"
    );
    let there = fs::read(folder.path().join(files[1])).expect("it is there");
    assert_eq!(there, b"mine");
}

#[test]
fn a_new_project_may_have_the_skill_as_well() {
    let folder = TempDir::new().expect("a folder can be made");
    let words = ["init", "greeter", "--lang", "python", "--skill"];
    let output = toolc(folder.path(), &words);
    assert!(output.status.success(), "{}", said(&output));
    let project = folder.path().join("greeter");
    assert!(project.join("toolc.toml").is_file());
    assert!(project.join(".claude/skills/toolc/SKILL.md").is_file());
    // Nobody can be asked for the language of what else is wanted.
    let output = toolc(folder.path(), &["init", "other", "--skill", "--mcp"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(!folder.path().join("other").exists());
}

/// A line of a block of commands.
struct Line {
    command: String,
    /// Whether it says that it ends with 1 if there are errors, or files out of date.
    fails: bool,
}

fn commands() -> Vec<Line> {
    let blocks = blocks("sh");
    let lines = blocks.iter().flat_map(|block| block.lines());
    let lines = lines.map(|line| {
        let (command, note) = line.split_once(" # ").expect("each says what it is for");
        Line {
            command: command.trim().to_owned(),
            fails: note.contains("; 1 if "),
        }
    });
    lines.collect()
}

/// The rows of the table: a code, what is wrong, and what is right.
fn mistakes() -> Vec<(String, String, Vec<String>)> {
    let text = skill();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| T"));
    let rows = rows.map(|row| {
        let cells: Vec<&str> = row.trim_end_matches(" |").split(" | ").collect();
        let [code, wrong, right] = cells[..] else {
            panic!("{row} has other cells");
        };
        let texts = right.split('`').skip(1).step_by(2).map(broken_lines);
        (
            format!("T{code}"),
            broken_lines(wrong.trim_matches('`')),
            texts.collect(),
        )
    });
    rows.collect()
}

fn broken_lines(text: &str) -> String {
    text.replace('⏎', "\n")
}

/// The codes of what is found in a design with a text in it: a member of a toolset, or a declaration.
fn codes(folder: &Path, text: &str) -> Vec<String> {
    let found = check(folder, text);
    let codes = found.split('[').skip(1);
    let codes = codes.map(|rest| rest.split(']').next().unwrap_or(rest).to_owned());
    codes.collect()
}

fn check(folder: &Path, text: &str) -> String {
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.starts_with("///")).unwrap_or("");
    let word = first.split(' ').next().unwrap_or("");
    let (member, item) = match word {
        "tool" => (text, ""),
        _ => ("", text),
    };
    let design = format!(
        "package mistakes\n\n/// A desk.\nservice desk {{\n  exports cards\n  method find(text: string)\n}}\n\n\
         /// Cards.\ntoolset cards {{\n  /// Keeps.\n  tool keep() -> int {{ readonly }}\n{member}\n}}\n\n{item}\n"
    );
    write(folder, "a.tools", &design);
    said(&toolc(folder, &["check", "a.tools", "--format", "short"]))
}

/// A project of the designs, in a folder beside which there is room.
fn project() -> Project {
    let folder = TempDir::new().expect("a folder can be made");
    let path = folder.path().join("project");
    let config = "sources = [\"tools\"]\n\n[target.python]\nout = \"gen\"\n";
    write(&path, "toolc.toml", config);
    for (index, text) in designs().iter().enumerate() {
        write(&path, &format!("tools/{index}.tools"), text);
    }
    Project {
        path,
        _folder: folder,
    }
}

struct Project {
    path: PathBuf,
    _folder: TempDir,
}

impl Project {
    fn path(&self) -> &Path {
        &self.path
    }
}

fn designs() -> Vec<String> {
    blocks("tools")
}

/// The blocks of a language, with the line break behind each line.
fn blocks(language: &str) -> Vec<String> {
    let text = skill();
    let begin = format!("\n```{language}\n");
    let blocks = text.split(&*begin).skip(1);
    let blocks = blocks.map(|block| {
        let body = block.split("\n```").next().unwrap_or(block);
        format!("{body}\n")
    });
    blocks.collect()
}

fn is_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn assert_code(folder: &Path, line: &str, code: i32) {
    let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    assert_eq!(words[0], "toolc", "{line}");
    let output = toolc(folder, &words[1..]);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{line}\n{}",
        said(&output)
    );
}

fn skill() -> String {
    fs::read_to_string(root().join("skills/toolc/SKILL.md")).expect("it is there")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
    fs::write(path, text).expect("it can be written");
}

fn toolc(folder: &Path, words: &[&str]) -> Output {
    let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let output = toolc.args(words).current_dir(folder).output();
    output.expect("toolc runs")
}

fn said(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    String::from_utf8_lossy(out).into_owned() + &String::from_utf8_lossy(err)
}
