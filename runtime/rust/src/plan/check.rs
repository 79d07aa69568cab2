//! What is wrong with a plan, before anything runs.

use std::collections::HashMap;

use super::given::{Given, MAX_REFERENCES, Path};
use super::pointer::{is_pointer, keys_of};
use super::reference::Reference;
use super::steps::Step;
use super::types::Type;
use crate::diagnose::{Code, Issue, MAX_ISSUES, diagnose, nearest_name, shown_text};
use crate::json::Value;
use crate::spec::Spec;

/// What content is, which tools without a result have.
const CONTENT: &[u8] = br#"{"type":"array"}"#;

/// Everything that is wrong with steps whose form is known to be wrong or not; nothing if they can run. `tools` are those
/// that there are, if that is known.
pub(super) fn issues_of(
    steps: &[Step],
    tools: Option<&[&'static Spec]>,
    wrong: Vec<Issue>,
) -> Vec<Issue> {
    let schemas = schemas(steps, tools.unwrap_or_default());
    let mut check = Check {
        steps,
        tools,
        schemas: &schemas,
        places: HashMap::new(),
        references: 0,
        found: wrong,
    };
    for (place, step) in steps.iter().enumerate() {
        check.places.entry(step.id()).or_insert(place);
    }
    for (place, step) in steps.iter().enumerate() {
        if check.found.len() >= MAX_ISSUES || check.references > MAX_REFERENCES {
            break;
        }
        check.one(place, step);
    }
    check.found.truncate(MAX_ISSUES);
    check.found
}

/// What a reference takes, in words.
pub(super) fn place_of(reference: &Reference) -> String {
    let result = format!("the result of the step {}", shown_text(&reference.step));
    match reference.path.is_empty() {
        true => result,
        false => format!("{} in {result}", shown_text(&reference.path)),
    }
}

/// The schemas of a tool's arguments and result.
struct Schemas {
    input: Value,
    output: Value,
}

fn schemas(steps: &[Step], tools: &[&'static Spec]) -> HashMap<&'static str, Schemas> {
    let used = |spec: &&&Spec| steps.iter().any(|step| step.tool == spec.name);
    let parsed = |schema: &[u8]| Value::parse(schema).unwrap_or_default();
    let of = |spec: &&'static Spec| {
        let output = spec.output_schema.map_or(CONTENT, str::as_bytes);
        let schemas = Schemas {
            input: parsed(spec.input_schema.as_bytes()),
            output: parsed(output),
        };
        (spec.name, schemas)
    };
    tools.iter().filter(used).map(of).collect()
}

struct Check<'p> {
    steps: &'p [Step],
    tools: Option<&'p [&'static Spec]>,
    schemas: &'p HashMap<&'static str, Schemas>,
    /// The first step of each id.
    places: HashMap<&'p str, usize>,
    /// How many references there are, up to the one that is looked at.
    references: usize,
    found: Vec<Issue>,
}

impl<'p> Check<'p> {
    fn report(&mut self, path: &[String], text: &str) {
        self.found.push(Issue::of_plan(path, text, None, None));
    }

    fn one(&mut self, place: usize, step: &'p Step) {
        let way = |key: &str| Path::from(["steps".into(), place.to_string(), key.into()]);
        let first = self.places[step.id()];
        if first != place {
            let shown = shown_text(step.id());
            let text = format!("must be another one: /steps/{first} is {shown}.");
            let got = Some(step.id().into());
            self.found
                .push(Issue::of_plan(&way("id"), &text, got, None));
        }
        let spec = self.spec(&step.tool);
        if let (Some(tools), None) = (self.tools, spec) {
            let near = nearest_name(&step.tool, tools.iter().map(|spec| spec.name));
            let got = Some(step.tool.as_str().into());
            let text = "is not a known tool.";
            self.found
                .push(Issue::of_plan(&way("tool"), text, got, near));
        }
        for (index, need) in step.needs.iter().enumerate() {
            let mut path = way("needs");
            path.push(index.to_string());
            self.step(need, place, &path);
        }
        let arguments = way("arguments");
        self.unwritable(&step.arguments, &mut arguments.clone());
        let refers = step.arguments.references();
        for (path, reference) in &refers {
            let own = [&arguments[..], path].concat();
            self.references += 1;
            if self.references > MAX_REFERENCES {
                let most = MAX_REFERENCES;
                let text = format!("is one too many: a plan has at most {most} references.");
                return self.report(&own, &text);
            }
            self.reference(reference, place, (spec, path), &own);
        }
        if let Some(spec) = spec {
            self.arguments(step, spec, &arguments, &refers);
        }
    }

    fn spec(&self, tool: &str) -> Option<&'static Spec> {
        let tools = self.tools?;
        tools.iter().copied().find(|spec| spec.name == tool)
    }

    /// Reports what code can make of arguments, and no document can say.
    fn unwritable(&mut self, given: &Given, way: &mut Path) {
        match given {
            Given::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    way.push(place.to_string());
                    self.unwritable(item, way);
                    way.pop();
                }
            }
            Given::Object(members) => {
                if given.is_reserved() {
                    self.report(
                        way,
                        "is data with a key of references, and refers to a step.",
                    );
                }
                for (key, member) in members {
                    way.push(key.clone());
                    self.unwritable(member, way);
                    way.pop();
                }
            }
            Given::Scalar(_) | Given::From(_) | Given::Literal(_) => {}
        }
    }

    /// Reports a step that has no result yet; whether it has one.
    fn step(&mut self, step: &str, place: usize, way: &[String]) -> bool {
        let shown = shown_text(step);
        match self.places.get(step) {
            None => {
                let before = self.steps[..place].iter().map(Step::id);
                let text = format!("refers to the step {shown}, which is not there.");
                let near = nearest_name(step, before);
                self.found.push(Issue::of_plan(way, &text, None, near));
                false
            }
            Some(other) if *other == place => {
                self.report(way, "refers to its own step.");
                false
            }
            Some(other) if *other > place => {
                let text = format!("refers to the step {shown}, which comes later.");
                self.report(way, &text);
                false
            }
            Some(_) => true,
        }
    }

    /// Reports a reference to what is not there, or never fits.
    fn reference(
        &mut self,
        reference: &Reference,
        place: usize,
        (spec, path): (Option<&'static Spec>, &[String]),
        way: &[String],
    ) {
        if !is_pointer(&reference.path) {
            let path = [way, &["path".into()]].concat();
            return self.report(&path, "must be a JSON Pointer, like \"/files/0\".");
        }
        if !self.step(&reference.step, place, way) {
            return;
        }
        let source = &self.steps[self.places[&*reference.step]];
        let Some(source) = self.schemas.get(&*source.tool) else {
            return;
        };
        let from = place_of(reference);
        let Some(given) = Type::of(&source.output).at(&keys_of(&reference.path)) else {
            return self.report(way, &format!("takes {from}, where nothing can be."));
        };
        let taken = spec.and_then(|spec| self.schemas.get(spec.name));
        let taken = taken.and_then(|schemas| Type::of(&schemas.input).at(path));
        let Some(taken) = taken.filter(|taken| !given.may_fit(taken)) else {
            return;
        };
        let text = match given.shares_kinds(&taken) {
            true => format!("takes {from}, which is never valid here."),
            false => format!("must be {}; {from} is {}.", taken.phrase(), given.phrase()),
        };
        self.report(way, &text);
    }

    /// Reports what is wrong with the arguments, whatever references will find.
    fn arguments(
        &mut self,
        step: &Step,
        spec: &'static Spec,
        way: &[String],
        refers: &[(Path, &Reference)],
    ) {
        let document = step.arguments.values().to_json();
        let root = Type::of(&self.schemas[spec.name].input);
        for issue in diagnose(spec.args, document.as_bytes()) {
            let keys = keys_of(&issue.path);
            if is_sure(issue.code, &keys, refers, &root) {
                let own = step.arguments.document_path(&keys);
                self.found.push(issue.at(&[way, &own].concat()));
            }
        }
    }
}

/// Whether an issue is there whatever stands at the places of references.
fn is_sure(code: Code, keys: &[String], refers: &[(Path, &Reference)], root: &Type<'_>) -> bool {
    let depends = matches!(code, Code::Unique | Code::Schema | Code::Format);
    for (path, _) in refers {
        if is_above(path, keys) {
            if path.len() != keys.len() || code != Code::Unknown {
                return false;
            }
        } else if is_above(keys, path) && depends {
            return false;
        }
    }
    for end in 0..keys.len() {
        let above = &keys[..end];
        if !refers.iter().any(|(path, _)| is_above(above, path)) {
            break;
        }
        if root.at(above).is_none_or(|found| found.is_union()) {
            return false;
        }
    }
    true
}

/// Whether one place is another, or contains it; `*` hides a key of a secret.
fn is_above(path: &[String], keys: &[String]) -> bool {
    let mut pairs = path.iter().zip(keys);
    path.len() <= keys.len() && pairs.all(|(one, other)| one == other || one == "*" || other == "*")
}
