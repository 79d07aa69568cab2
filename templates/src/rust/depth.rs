//! How deep rustc has to look into types, and which limit lets it.
//!
//! A handler's future must be `Send`, and rustc proves that place by place. After 128 steps it gives up (E0275), unless the
//! root of the crate allows more: <https://doc.rust-lang.org/reference/attributes/limits.html>.

use toolc_compiler::ir::{Design, Payload, Record, Rest, Type, TypeBody, TypeId, TypeKind};

/// What rustc allows by itself.
const ALLOWED: usize = 128;
/// What a call has around its types: its future, its arguments, its result.
const AROUND: usize = 16;
/// From a list, a map or a box to what is in it.
const INTO_HEAP: usize = 3;
/// The longest way into a type of the runtime.
const LEAF: usize = 8;

/// The `recursion_limit` that the types of a design need, where it is more than rustc's own.
pub(super) fn recursion_limit(design: &Design) -> Option<usize> {
    let depths = Depths::of(design);
    let steps = depths.deepest() + AROUND;
    // Another version of rustc may take a step more here and there.
    (steps > ALLOWED).then(|| (steps + steps / 4).next_power_of_two())
}

/// What the author of the crate must know of it.
pub(super) fn note(limit: usize) -> String {
    format!(
        "Types are nested so deep that the root of the crate needs `#![recursion_limit = \"{limit}\"]`."
    )
}

/// How many steps it takes to the end of each declared type.
struct Depths<'d> {
    design: &'d Design,
    declared: Vec<usize>,
}

impl<'d> Depths<'d> {
    fn of(design: &'d Design) -> Self {
        let next: Vec<Vec<usize>> = design
            .types
            .iter()
            .map(|decl| {
                let mut used = Vec::new();
                body(&decl.body, &mut |id| {
                    used.push(id.0 as usize);
                    0
                });
                used
            })
            .collect();
        let mut declared = vec![0; next.len()];
        for circle in circles(&next) {
            let is_circle = circle.len() > 1 || next[circle[0]].contains(&circle[0]);
            // Members of the circle are still at 0: this is the longest way out of it, and then once around.
            let out = circle
                .iter()
                .map(|at| body(&design.types[*at].body, &mut |id| declared[id.0 as usize]))
                .max()
                .unwrap_or_default();
            let around: usize = circle
                .iter()
                .filter(|_| is_circle)
                .map(|at| body(&design.types[*at].body, &mut |_| 0) + INTO_HEAP)
                .sum();
            circle.iter().for_each(|at| declared[*at] = out + around);
        }
        Self { design, declared }
    }

    fn deepest(&self) -> usize {
        let design = self.design;
        let tools = design.tools.iter().map(|tool| {
            let side = tool.side.iter().map(|side| &side.ty);
            let asked = tool.asks.iter().map(|ask| &ask.ty);
            let types = tool.result.iter().chain(&tool.streams);
            let types = types.chain(side).chain(asked);
            self.payload(&tool.payload).max(self.longest(types))
        });
        let methods = design.methods.iter().map(|method| {
            let types = method.result.iter().chain(&method.streams);
            self.payload(&method.payload).max(self.longest(types))
        });
        let errors = design
            .errors
            .iter()
            .map(|error| record(&error.details, &mut |id| self.declared(id)));
        let completions = design.agents.iter().flat_map(|agent| &agent.completions);
        self.declared
            .iter()
            .copied()
            .chain(tools)
            .chain(methods)
            .chain(errors)
            .max()
            .unwrap_or_default()
            .max(self.longest(completions.map(|completion| &completion.ty)))
    }

    fn declared(&self, id: TypeId) -> usize {
        self.declared[id.0 as usize]
    }

    fn payload(&self, payload: &Payload) -> usize {
        let injected = payload.injected.iter().map(|argument| &argument.ty);
        record(&payload.record, &mut |id| self.declared(id)).max(self.longest(injected) + 1)
    }

    fn longest<'t>(&self, types: impl Iterator<Item = &'t Type>) -> usize {
        types
            .map(|ty| steps(ty, &mut |id| self.declared(id)))
            .max()
            .unwrap_or_default()
    }
}

fn body(body: &TypeBody, named: &mut dyn FnMut(TypeId) -> usize) -> usize {
    match body {
        TypeBody::Record(fields) => record(fields, named),
        TypeBody::Enum { .. } => 1,
        TypeBody::Union(union) => {
            let variants = union
                .variants
                .iter()
                .map(|variant| steps(&variant.ty, named));
            1 + variants.max().unwrap_or_default()
        }
        // It may be a type of its own.
        TypeBody::Alias { target } => 1 + steps(target, named),
    }
}

fn record(record: &Record, named: &mut dyn FnMut(TypeId) -> usize) -> usize {
    let fields = record.fields.iter().map(|field| steps(&field.ty, named));
    let fields = fields.max().unwrap_or_default();
    let rest = match &record.rest {
        Rest::Closed => 0,
        Rest::Open => INTO_HEAP + LEAF,
        Rest::Typed { ty } => INTO_HEAP + steps(ty, named),
    };
    // A field that may be left out is an `Option`, or the runtime's `Maybe`.
    2 + fields.max(rest)
}

/// The steps from a place to the end of its type.
fn steps(ty: &Type, named: &mut dyn FnMut(TypeId) -> usize) -> usize {
    match &ty.kind {
        TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Null
        | TypeKind::Literals { .. } => 1,
        TypeKind::String
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Unknown => LEAF,
        TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
            INTO_HEAP + steps(inner, named)
        }
        TypeKind::Nullable { inner } => 1 + steps(inner, named),
        TypeKind::Tuple { items, tail } => {
            let items = items.iter().map(|item| steps(item, named)).max();
            let tail = tail.as_deref().map(|tail| INTO_HEAP + steps(tail, named));
            1 + items.max(tail).unwrap_or_default()
        }
        TypeKind::Record(fields) => record(fields, named),
        TypeKind::Union { alternatives } => {
            let alternatives = alternatives.iter().map(|ty| steps(ty, named));
            1 + alternatives.max().unwrap_or_default()
        }
        TypeKind::Named { id } => named(*id),
    }
}

/// Those that lead to each other, together, and whatever they lead to before them: Tarjan's strongly connected components,
/// without recursion.
fn circles(next: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const UNSEEN: usize = usize::MAX;
    const DONE: usize = usize::MAX - 1;
    let mut out = Vec::new();
    // The first of the open ones that each can come back to.
    let mut low = vec![UNSEEN; next.len()];
    let mut open: Vec<usize> = Vec::new();
    for start in 0..next.len() {
        if low[start] != UNSEEN {
            continue;
        }
        // Where it is, which of its edges comes next, and its own place among the open ones.
        let mut path = vec![(start, 0, open.len())];
        low[start] = open.len();
        open.push(start);
        while let Some((at, edge, place)) = path.pop() {
            if let Some(&to) = next[at].get(edge) {
                path.push((at, edge + 1, place));
                match low[to] {
                    UNSEEN => {
                        path.push((to, 0, open.len()));
                        low[to] = open.len();
                        open.push(to);
                    }
                    DONE => {}
                    back => low[at] = low[at].min(back),
                }
                continue;
            }
            if low[at] == place {
                let circle = open.split_off(place);
                circle.iter().for_each(|member| low[*member] = DONE);
                out.push(circle);
            } else if let Some((user, ..)) = path.last() {
                low[*user] = low[*user].min(low[at]);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_come_together_and_behind_what_they_lead_to() {
        let next = [
            vec![1],
            vec![2],
            vec![0, 3],
            vec![4],
            vec![3, 5],
            vec![],
            vec![6],
        ];
        let mut circles = circles(&next);
        circles.iter_mut().for_each(|circle| circle.sort_unstable());
        assert_eq!(circles, [vec![5], vec![3, 4], vec![0, 1, 2], vec![6]]);
    }

    #[test]
    fn a_long_line_needs_no_stack() {
        let next: Vec<Vec<usize>> = (1..=100_000)
            .map(|at| if at < 100_000 { vec![at] } else { vec![] })
            .collect();
        assert_eq!(circles(&next).len(), 100_000);
    }
}
