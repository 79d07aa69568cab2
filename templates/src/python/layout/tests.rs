//! Random statements, laid out as `ruff format` lays them out.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fastrand::Rng;

use super::super::printed::RULES;
use super::{Code, import, pad};
use crate::code::{Bracket, Part, parsed};

/// How many statements are laid out.
const STATEMENTS: u64 = 3000;

#[test]
fn random_statements_are_laid_out_as_ruff_does() {
    let folder = root().join("target/tests/layout");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let statements: Vec<Statement> = (0..STATEMENTS).map(Statement::of_seed).collect();
    // Statements stand apart, each in a file, so that none moves what is around another one.
    let file = |index: usize| folder.join(format!("statement{index}.py"));
    for (index, statement) in statements.iter().enumerate() {
        fs::write(file(index), statement.file(&statement.flat)).expect("a file can be written");
    }
    let done = Command::new(venv("ruff"))
        .args(["format", "--isolated", "--quiet", "--no-cache"])
        .args(["--line-length", "88", "--target-version", "py311"])
        .arg(&folder)
        .output()
        .expect("ruff is in .venv: `cargo xtask test` puts it there");
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let mut wrong = String::new();
    let mut count = 0;
    for (index, statement) in statements.iter().enumerate() {
        let wanted = fs::read_to_string(file(index)).expect("a file can be read");
        let laid = statement.file(&statement.laid);
        if laid != wanted {
            count += 1;
            if count <= 5 {
                write!(wrong, "seed {index}, ruff:\n{wanted}laid out:\n{laid}\n")
                    .expect("a string takes everything");
            }
        }
    }
    assert!(count == 0, "{count} of {STATEMENTS} differ\n{wrong}");
}

/// A part of a statement that a slot holds.
fn slot(code: &Code) -> Part<'static> {
    Part::Slot(Cow::Owned(code.clone()))
}

/// A part of a statement that the template itself writes.
fn written(text: &str) -> Part<'_> {
    Part::Literal(text)
}

/// A statement as templates print it.
fn printed(indent: usize, parts: &[Part<'_>]) -> String {
    let flat: String = parsed(parts).iter().map(Code::flat).collect();
    let flat = pad(indent) + &flat;
    if (RULES.fits)(&flat) {
        return flat + "\n";
    }
    (RULES.broken)(indent, parts).unwrap() + "\n"
}

/// A call, or a class with its bases, as templates print it.
fn call(indent: usize, head: &str, items: Vec<Code>, end: &str) -> String {
    let head = format!("{head}(");
    printed(
        indent,
        &[written(&head), slot(&Code::Items(items)), written(end)],
    )
}

/// A statement in one line, and as it is laid out.
struct Statement {
    /// What stands above it.
    above: &'static str,
    flat: String,
    laid: String,
    /// What stands below it.
    below: String,
}

impl Statement {
    fn of_seed(seed: u64) -> Self {
        let mut random = Random(Rng::with_seed(seed));
        let (above, indent) = *random.pick(&[
            ("", 0),
            ("class C:\n", 4),
            ("class C:\n    def f(self):\n", 8),
        ]);
        let plain = |flat: String, laid: String| (pad(indent) + &flat + "\n", laid, String::new());
        let (flat, laid, below) = match random.below(9) {
            0 | 1 => {
                let (name, code) = (random.name(), random.ty(3));
                let value = random.chance(70).then(|| random.default());
                let flat = match &value {
                    Some(value) => format!("{name}: {} = {}", code.flat(), value.flat()),
                    None => format!("{name}: {}", code.flat()),
                };
                // The template writes some names and values itself.
                let (name, value) = (Code::from(name), value.as_ref());
                let head = name.flat() + ": ";
                let mut parts = match random.chance(50) {
                    true => vec![slot(&name), written(": "), slot(&code)],
                    false => vec![written(&head), slot(&code)],
                };
                if let Some(value) = value {
                    parts.extend([written(" = "), slot(value)]);
                }
                plain(flat, printed(indent, &parts))
            }
            2 => {
                let (name, code) = (random.name(), random.ty(3));
                let head = format!("{name}: TypeAlias = ");
                let flat = head.clone() + &code.flat();
                plain(flat, printed(indent, &[written(&head), slot(&code)]))
            }
            3 => {
                let name = random.name();
                let value = if random.chance(10) {
                    Code::text(format!("-{}", random.0.u32(..)))
                } else {
                    random.value(3)
                };
                let flat = format!("{name} = {}", value.flat());
                let name = Code::from(name);
                let parts = [slot(&name), written(" = "), slot(&value)];
                plain(flat, printed(indent, &parts))
            }
            4 => {
                let items = random.some(|random| random.value(2));
                let keyword = *random.pick(&["return ", "return await "]);
                let head = keyword.to_owned() + &random.path();
                if indent < 8 {
                    return Self::of_seed(seed + STATEMENTS);
                }
                let flat = Code::call(&head, items.clone()).flat();
                plain(flat, call(indent, &head, items, ")"))
            }
            5 => {
                let (name, mut items) = (random.name(), random.some(Random::base));
                items.sort_by_key(
                    |item| matches!(item, Code::Seq(parts) if parts[0].flat().ends_with('=')),
                );
                let flat = Code::call(format!("class {name}"), items.clone()).flat();
                if indent > 0 {
                    return Self::of_seed(seed + STATEMENTS);
                }
                (
                    flat + ":\n",
                    call(0, &format!("class {name}"), items, "):"),
                    "    pass\n".to_owned(),
                )
            }
            6 => {
                let mut names = random.some(Random::name);
                names.sort();
                names.dedup();
                let module = format!(".{}", random.name());
                let names = super::sorted(&names);
                let flat = format!("from {module} import {}", names.join(", "));
                plain(flat, import(indent, &module, &names))
            }
            7 => {
                let name = format!("def {}", random.name());
                let head = if random.chance(20) {
                    format!("async {name}")
                } else {
                    name
                };
                let parameters = random.parameters();
                let returns = random.ty(2);
                let flat: Vec<String> = parameters.iter().map(Code::flat).collect();
                let flat = format!(
                    "{}{head}({}) -> {}:\n",
                    pad(indent),
                    flat.join(", "),
                    returns.flat()
                );
                let head = head + "(";
                let items = slot(&Code::Items(parameters));
                let arrow = written(") -> ");
                let parts = [written(&head), items, arrow, slot(&returns), written(":")];
                let laid = printed(indent, &parts);
                (flat, laid, pad(indent + 4) + "pass\n")
            }
            _ => {
                let (name, items) = (random.name(), random.some(Random::string));
                let all = Code::display(Bracket::Square, items);
                let flat = format!("{name} = {}", all.flat());
                let head = name + " = ";
                plain(flat, printed(indent, &[written(&head), slot(&all)]))
            }
        };
        Self {
            above,
            flat,
            laid,
            below,
        }
    }

    fn file(&self, text: &str) -> String {
        format!("{}{text}{}", self.above, self.below)
    }
}

/// Chance that repeats.
struct Random(Rng);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0.usize(..end)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn some<T>(&mut self, item: fn(&mut Self) -> T) -> Vec<T> {
        let count = 1 + self.below(4);
        (0..count).map(|_| item(self)).collect()
    }

    /// A name; some are longer than a line.
    fn name(&mut self) -> String {
        let length = match self.below(20) {
            0..8 => 1 + self.below(12),
            8..16 => 12 + self.below(30),
            16..19 => 42 + self.below(40),
            _ => 82 + self.below(14),
        };
        let first = char::from(b'a' + u8::try_from(self.below(26)).expect("a letter"));
        let rest = (1..length).map(|at| if at % 9 == 8 { '_' } else { 'x' });
        std::iter::once(first).chain(rest).collect()
    }

    fn path(&mut self) -> String {
        if self.chance(40) {
            self.name()
        } else {
            format!("{}.{}", self.pick(&["types", "toolrt", "a"]), self.name())
        }
    }

    fn string(&mut self) -> Code {
        let wide = *self.pick(&[
            "",
            "",
            "",
            "",
            "\u{2705}",
            "e\u{301}",
            "\u{1F469}\u{200D}\u{1F467}",
            "\u{5B57}",
        ]);
        Code::text(format!("\"{}{wide}\"", self.name()))
    }

    /// What stands behind a colon.
    fn ty(&mut self, depth: usize) -> Code {
        let depth = if depth == 0 {
            return Code::text(self.path());
        } else {
            depth - 1
        };
        match self.below(12) {
            0..4 => Code::text(self.path()),
            4 => Code::of("list", vec![self.ty(depth)]),
            5 => Code::of("dict", vec![Code::text("str"), self.ty(depth)]),
            6 => {
                let items = (0..2 + self.below(3)).map(|_| self.ty(depth)).collect();
                Code::of("tuple", items)
            }
            7 => Code::of("Literal", self.some(Self::string)),
            8 => {
                let meta = self.some(|random| {
                    let value = random.0.u32(..).to_string();
                    let name = *random.pick(&["min_length", "max_length", "ge", "multiple_of"]);
                    Code::named(name, Code::text(value))
                });
                Code::of(
                    "Annotated",
                    vec![self.ty(depth), Code::call("msgspec.Meta", meta)],
                )
            }
            9 => Code::of("toolrt.Secret", vec![self.ty(depth)]),
            _ => {
                let count = 1 + self.below(3);
                let mut items: Vec<Code> = (0..count).map(|_| self.ty(depth)).collect();
                items.push(Code::text(*self.pick(&["None", "UnsetType"])));
                Code::either(items)
            }
        }
    }

    /// What stands behind the `=` of a field.
    fn default(&mut self) -> Code {
        match self.below(8) {
            0 if self.chance(50) => Code::text(format!("-{}", self.0.u64(..))),
            0 => Code::text("UNSET"),
            1 => Code::text("[]"),
            2 => Code::text("{}"),
            3 => self.string(),
            4 => Code::text(self.path()),
            5 => {
                let empty = Code::text("toolrt.empty");
                Code::call("msgspec.field", vec![Code::named("default_factory", empty)])
            }
            6 => {
                let items = vec![Code::text("__name__"), self.string(), self.string()];
                let made = Code::call("toolrt.default", items);
                Code::call("msgspec.field", vec![Code::named("default_factory", made)])
            }
            _ => self.value(2),
        }
    }

    /// What code makes.
    fn value(&mut self, depth: usize) -> Code {
        let depth = if depth == 0 {
            return Code::text(self.path());
        } else {
            depth - 1
        };
        match self.below(10) {
            0..2 => Code::text(self.path()),
            2 => self.string(),
            3 => {
                let name = self.string();
                Code::of("specs.SPECS", vec![name])
            }
            4 | 5 => {
                let count = self.below(5);
                let mut items: Vec<Code> = (0..count).map(|_| self.value(depth)).collect();
                let named = self.below(3);
                items.extend((0..named).map(|_| Code::named(self.name(), self.value(depth))));
                Code::call(self.path(), items)
            }
            6 => {
                let count = 1 + self.below(3);
                let items = (0..count).map(|_| {
                    let Code::Text(key) = self.string() else {
                        unreachable!()
                    };
                    Code::pair(key, self.value(depth))
                });
                Code::display(Bracket::Curly, items.collect())
            }
            7 => {
                let items = (0..1 + self.below(3)).map(|_| self.value(depth)).collect();
                Code::display(Bracket::Square, items)
            }
            8 => {
                let items = (0..2 + self.below(2)).map(|_| self.value(depth)).collect();
                Code::display(Bracket::Round, items)
            }
            _ => Code::display(Bracket::Curly, self.some(Self::string)),
        }
    }

    /// What stands in the brackets of a class.
    fn base(&mut self) -> Code {
        match self.below(4) {
            0 => Code::text("Protocol"),
            1 => Code::text(self.path()),
            2 => Code::named("kw_only", Code::text("True")),
            _ => {
                let pairs = self.some(|random| {
                    let (Code::Text(key), value) = (random.string(), random.string()) else {
                        unreachable!()
                    };
                    Code::pair(key, value)
                });
                Code::named("rename", Code::display(Bracket::Curly, pairs))
            }
        }
    }

    fn parameters(&mut self) -> Vec<Code> {
        let mut out = Vec::new();
        if self.chance(50) {
            out.push(Code::text("self"));
        }
        for _ in 0..usize::from(out.is_empty()) + self.below(3) {
            let (name, code) = (self.name(), self.ty(2));
            out.push(Code::pair(name, code));
        }
        if !out.is_empty() && self.chance(50) {
            out.push(Code::text("/"));
        }
        if self.chance(40) {
            out.push(Code::text("*"));
            for _ in 0..1 + self.below(3) {
                let (name, code) = (self.name(), self.ty(2));
                out.push(if self.chance(50) {
                    Code::defaulted(name, code, Code::word("UNSET"))
                } else {
                    Code::pair(name, code)
                });
            }
        }
        out
    }
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    root.canonicalize().expect("the repository is there")
}

fn venv(program: &str) -> PathBuf {
    let folder = if cfg!(windows) {
        ".venv/Scripts"
    } else {
        ".venv/bin"
    };
    root().join(folder).join(program)
}
