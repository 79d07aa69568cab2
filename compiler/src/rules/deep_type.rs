//! T0216: types inside each other without measure, through aliases.

use super::{alias_cycle, code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Error "T0216" "a type of too many types" "deep_type.md");

/// How deeply lists, maps, tuples and records may be nested, as in one text.
const DEEPEST: usize = 64;
/// How many types one type may contain, each counted at every use through an alias.
const MOST: usize = 10_000;

fn check(design: &Design, findings: &mut Findings) {
    let sizes = sizes(design);
    for decl in &design.types {
        // Each alias adds one: those behind it are only longer.
        let size = sizes[decl.id.0 as usize];
        if size.aliases == MOST_ALIASES + 1 && size.depth <= DEEPEST {
            let what = format!(
                "`{}` goes through more than {MOST_ALIASES} other aliases",
                decl.name
            );
            findings.add(
                Finding::new(&CODE, decl.place.span, what)
                    .here("one alias stands for the next")
                    .help("let it stand for what is behind them"),
            );
        }
    }
    walk::types(design, &mut |ty, name| {
        let whole = size(ty, &sizes);
        // Aliases are reported where they grow too much, not where they are used.
        let grows = |is_too_much: &dyn Fn(Size) -> bool| {
            is_too_much(whole) && !ty.children().any(|part| is_too_much(size(part, &sizes)))
        };
        let is_named = matches!(ty.kind, TypeKind::Named { .. });
        let what = if is_named {
            return;
        } else if grows(&|size| size.depth > DEEPEST) {
            format!("`{name}` has more than {DEEPEST} types inside each other")
        } else if grows(&|size| size.count > MOST) {
            format!("`{name}` is made of more than {MOST} types")
        } else {
            return;
        };
        findings.add(
            Finding::new(&CODE, ty.place.span, what)
                .here("aliases count as what they stand for")
                .help("make a record of a part: a declared record counts as one type"),
        );
    });
}

/// How far types reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Size {
    depth: usize,
    count: usize,
    /// The length of the chain of aliases.
    aliases: usize,
}

impl Size {
    const ONE: Self = Self {
        depth: 0,
        count: 1,
        aliases: 0,
    };
}

/// The sizes of all declared types; only aliases count as more than one type, unless they are recursive.
fn sizes(design: &Design) -> Vec<Size> {
    let mut sizes = vec![Size::ONE; design.types.len()];
    let mut opened = vec![false; design.types.len()];
    // These have a finding that says more.
    for id in alias_cycle::cycles(design).into_iter().flatten() {
        opened[id.0 as usize] = true;
    }
    for decl in &design.types {
        // By hand: a chain of aliases may be longer than the stack is deep.
        let mut open = vec![(decl.id, false)];
        while let Some((id, is_known)) = open.pop() {
            let TypeBody::Alias { target } = &design[id].body else {
                continue;
            };
            let at = id.0 as usize;
            if is_known {
                sizes[at] = size(target, &sizes);
                sizes[at].aliases += 1;
            } else if !std::mem::replace(&mut opened[at], true) {
                open.push((id, true));
                walk::inside(target, &decl.name, &mut |ty, _| {
                    if let TypeKind::Named { id } = ty.kind {
                        open.push((id, false));
                    }
                });
            }
        }
    }
    sizes
}

fn size(ty: &Type, sizes: &[Size]) -> Size {
    let inside = ty.children().map(|part| size(part, sizes));
    let whole = inside.fold(Size::ONE, |whole, part| Size {
        depth: whole.depth.max(part.depth),
        count: whole.count.saturating_add(part.count),
        aliases: whole.aliases.max(part.aliases),
    });
    match &ty.kind {
        TypeKind::Named { id } => sizes[id.0 as usize],
        TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_) => Size {
            depth: whole.depth + 1,
            ..whole
        },
        TypeKind::Union { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => whole,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use crate::{Input, compile};

    #[test]
    fn aliases_of_lists_are_found_where_they_are_too_deep_and_only_there() {
        let mut text = String::from("package demo\ntype A0 = [int]\n");
        for number in 1..5000 {
            writeln!(text, "type A{number} = [A{}]", number - 1).expect("a string takes it");
        }
        let checked = compile(vec![Input {
            path: "deep.tools".into(),
            text,
        }]);
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let messages: Vec<&str> = errors.map(|finding| &*finding.message).collect();
        assert_eq!(messages, ["`A64` has more than 64 types inside each other"]);
    }
}
