//! Differences in types that several tools use: the notes name the first of these tools, but all of them differ.

use foldhash::{HashMap, HashMapExt};

use super::report::NoteKind;
use super::tool::{Params, Tool};
use super::types::{Kind, Type, Types};

/// The worst difference in the types that each tool uses.
pub(super) fn worst(tools: &[Tool], types: &Types) -> Vec<Option<NoteKind>> {
    let all = of_declarations(types);
    let worst = tools.iter().map(|tool| {
        let mut worst: Option<NoteKind> = None;
        let mut add = |index: usize| worst = worse(worst, all.get(&index).copied());
        if let Params::Declared(index) = tool.params {
            add(index);
        }
        tool.children(&mut |ty| visit(ty, &mut add));
        worst
    });
    worst.collect()
}

/// The worse of two.
pub(super) fn worse(one: Option<NoteKind>, other: Option<NoteKind>) -> Option<NoteKind> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// The worst difference in each declaration and in all that it refers to. Each declaration is visited once a kind, so that
/// the work grows with the file.
fn of_declarations(types: &Types) -> HashMap<usize, NoteKind> {
    let mut users: HashMap<usize, Vec<usize>> = HashMap::new();
    for (user, decl) in types.decls.iter().enumerate() {
        decl.body
            .children(&mut |ty| visit(ty, &mut |used| users.entry(used).or_default().push(user)));
    }
    let mut found: HashMap<usize, NoteKind> = HashMap::new();
    for kind in NoteKind::ALL {
        let own = types.worst.iter().filter(|(_, worst)| **worst == kind);
        let mut waiting: Vec<usize> = own.map(|(index, _)| *index).collect();
        while let Some(index) = waiting.pop() {
            if found.contains_key(&index) {
                continue;
            }
            found.insert(index, kind);
            waiting.extend(users.get(&index).into_iter().flatten());
        }
    }
    found
}

/// Calls `f` with each declaration that a type names itself.
fn visit(ty: &Type, f: &mut dyn FnMut(usize)) {
    if let Kind::Named(index) = ty.kind {
        f(index);
    }
    ty.children(&mut |inner| visit(inner, f));
}
