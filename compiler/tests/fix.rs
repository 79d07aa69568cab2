//! What `fix` leaves alone: fixes that would make things worse.

use toolc_compiler::{Checked, Input, Levels, compile, fix};

/// Of two fixes that say the same, the first one would make a result of what stands on the next line.
const TWO: &str = "package a

service b { exports t }

toolset t {
  /// X.
  tool x():
  owner b
  /// Y.
  tool y(): int {}
}
";

#[test]
fn a_fix_that_brings_more_errors_than_it_takes_is_left_out_and_its_neighbour_is_not() {
    let before = compile(vec![input(TWO)]);
    let fixed = fix(vec![input(TWO)], &Levels::default());
    assert_eq!(text(&fixed.checked), TWO.replace("y():", "y() ->"));
    assert_eq!((errors(&before), errors(&fixed.checked)), (2, 1));
    assert_eq!(fixed.fixes.len(), 1);
}

#[test]
fn what_has_been_fixed_stays() {
    for source in [
        TWO,
        &TWO.replace("int", "Integer[]"),
        &TWO.replace('\n', "\r\n"),
    ] {
        let once = fix(vec![input(source)], &Levels::default());
        let twice = fix(vec![input(text(&once.checked))], &Levels::default());
        assert_eq!(twice.fixes, []);
        assert_eq!(text(&twice.checked), text(&once.checked));
    }
}

/// One puts a comma where the other takes it away.
#[test]
fn fixes_that_undo_each_other_come_to_an_end() {
    let source = "package a\n\ntype A = [int, ...in\u{1C}t]@items(..4)\n";
    let once = fix(vec![input(source)], &Levels::default());
    assert!(once.fixes.len() <= 4, "{:?}", once.fixes);
    let twice = fix(vec![input(text(&once.checked))], &Levels::default());
    assert_eq!(twice.fixes, []);
    assert_eq!(text(&twice.checked), text(&once.checked));
}

/// More mistakes than the parser tells in one go.
#[test]
fn all_of_very_many_mistakes_are_fixed_but_the_bad_one() {
    let more: String = (0..2500).map(|index| format!("f{index}: int;\n")).collect();
    let source = format!("{TWO}\ntype A {{\n{more}}}\n");
    let fixed = fix(vec![input(&source)], &Levels::default());
    assert_eq!(fixed.fixes.len(), 2501);
    assert_eq!(errors(&fixed.checked), 1);
}

/// A comma that a repair writes is nothing for another repair to take away.
#[test]
fn repairs_do_not_mind_each_other() {
    let source = "package demo\n\ntype A = [int, ...in t]\n";
    let fixed = fix(vec![input(source)], &Levels::default());
    assert_eq!(text(&fixed.checked), source, "there is no `int`");
    assert_eq!(errors(&fixed.checked), 1, "one cause, one finding");
}

fn input(text: &str) -> Input {
    Input {
        path: "a.tools".to_owned(),
        text: text.to_owned(),
    }
}

fn text(checked: &Checked) -> &str {
    &checked.sources.iter().next().expect("a file").1.text
}

fn errors(checked: &Checked) -> usize {
    checked.findings.count().0
}

/// Each fix that is no good is tried with the others, so there is an end to how many are tried.
#[test]
fn what_was_not_tried_is_said() {
    let bad = "  tags: list[str]\n  price: Optional[float\n  id: str\n";
    // What is long is tried less often.
    let long = "// A long comment, which is read quickly.\n".repeat(4000);
    let source = format!("package a\n\n{long}type A {{\n{}}};;\n", bad.repeat(100));
    assert!(!fix(vec![input(&source)], &Levels::default()).is_complete);
    assert!(fix(vec![input(TWO)], &Levels::default()).is_complete);
}
