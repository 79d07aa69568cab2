//! From a definition to a tool of a file: arguments, result, statements.

use std::borrow::Cow;
use std::rc::Rc;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::definition::{Definition, Notation, Root};
use super::fits::fits;
use super::json::{DEEPEST_KEPT, depth};
use super::names::{self, TypeNames, pascal, says_the_same};
use super::question::question;
use super::report::NoteKind;
use super::schema::{Arguments, Keys, Manner, Noticed, Reader, pointed};
use super::statements;
use super::tool::{Params, Tool};
use super::types::{About, Body, Decl, Kind, Record, Rest, Type, Types};
use crate::ir::Value;
use crate::source::Text;

/// A note without its source and tool.
pub(super) type Said = (NoteKind, String, String);

/// Reads a definition; `name` is the tool's name in the file.
pub(super) fn tool(
    definition: &Definition<'_>,
    name: &str,
    types: &mut Types,
    type_names: &mut TypeNames,
    manner: Manner,
) -> (Tool, Vec<Said>, usize) {
    let mut said = definition.notes.clone();
    let mut implied = 0;
    let docs = definition.description.as_deref().and_then(names::docs);
    let mut tool = Tool {
        docs,
        title: definition.title.clone(),
        version: definition.version.clone(),
        effects: definition.effects,
        tags: definition.tags.clone(),
        deprecated: definition.deprecated,
        conduct: definition.conduct.clone(),
        icons: definition.icons.clone(),
        meta: definition.meta.clone(),
        ..Tool::of(name, Record::default())
    };
    if let Some(title) = &tool.title
        && (title.trim().is_empty() || says_the_same(title, name))
        && !manner.keep_titles
    {
        tool.title = None;
        implied += 1;
    }
    let root = definition.root.as_deref();
    let undeclared = statements::declared(definition, &mut tool);
    if definition.is_open() {
        tool.params = Params::Fields(Record {
            fields: Vec::new(),
            rest: Rest::Open,
        });
    } else if let Some(input) = &definition.input {
        let (input, is_static) = with_pointers(definition, input);
        let input = &*input;
        let mut reader = Reader::new(
            types,
            type_names,
            root.map_or(input, |root| &root.value),
            manner,
            name,
        );
        reader.of_document(document(definition));
        let Arguments { ty, about } = reader.arguments(input);
        let mut noticed = std::mem::take(&mut reader.noticed);
        noticed.notes.extend(is_static.then(of_dynamic_refs));
        implied += settle_about(about, &mut tool, true, &mut noticed);
        tool.params = params(ty, name, types, type_names);
        tool.set_aside = noticed.set_aside || says_nothing(&tool.params, &noticed.left);
        tell(
            noticed,
            definition.input_path,
            "toolc/input",
            root,
            &mut tool,
            &mut said,
            &mut implied,
        );
    }
    if let Some(output) = &definition.output {
        let (output, is_static) = with_pointers(definition, output);
        let output = &*output;
        let mut reader = Reader::new(
            types,
            type_names,
            root.map_or(output, |root| &root.value),
            manner,
            name,
        );
        reader.of_document(document(definition));
        let lowered = reader.outermost(output);
        let mut noticed = std::mem::take(&mut reader.noticed);
        noticed.notes.extend(is_static.then(of_dynamic_refs));
        let mut ty = lowered.ty;
        ty.docs = lowered.about.docs.clone();
        implied += settle_about(lowered.about, &mut tool, false, &mut noticed);
        if let Some(default) = lowered.default {
            noticed
                .left
                .push((String::new(), "default".into(), default));
        }
        tool.result = Some(ty);
        tell(
            noticed,
            definition.output_path,
            "toolc/output",
            root,
            &mut tool,
            &mut said,
            &mut implied,
        );
    }
    if sets_schema_aside(definition) {
        tool.takes_anything();
    }
    if tool.set_aside {
        let message =
            "the whole schema of the arguments says nothing here: the tool takes anything";
        let path = match definition.input_path {
            "" => String::new(),
            path => format!("/{path}"),
        };
        said.push((NoteKind::Lost, path, message.to_owned()));
    }
    let payload = match &tool.params {
        Params::Fields(record) => Type::of(Kind::Record(record.clone())),
        Params::Declared(index) => Type::of(Kind::Named(*index)),
    };
    let mut odd = Vec::new();
    for example in &definition.examples {
        if fits(types, example, &payload) {
            tool.examples.push((*example).clone());
        } else {
            odd.push((*example).clone());
        }
    }
    if let Some(text) = &tool.conduct.confirm {
        let (template, is_whole) = question(text, &tool.params, types);
        if !is_whole {
            let why =
                "a place for a value in the question has no argument here; it is shown as a text";
            said.push((NoteKind::Repaired, "/confirm".to_owned(), why.to_owned()));
        }
        tool.conduct.confirm = Some(template.into());
    }
    let mut rest = definition.rest.clone();
    rest.extend(undeclared);
    if !odd.is_empty() {
        rest.push(("input_examples".into(), Value::List(odd)));
    }
    for members in [&mut rest, &mut tool.meta] {
        members.retain(|(key, value)| {
            let fits = depth(value) <= DEEPEST_KEPT;
            if !fits {
                said.push(too_deep(format!("/{}", key.trim_start_matches('/'))));
            }
            fits
        });
    }
    if !rest.is_empty() {
        // The language has places for errors and questions, but commands do not tell what their values are.
        let why = match definition.notation == Notation::Command {
            true => "import does not write it; kept in `meta`",
            false => "the language has no place for it; kept in `meta`",
        };
        said.extend(rest.iter().map(|(key, _)| {
            let key = key.trim_start_matches('/');
            (NoteKind::Normalised, format!("/{key}"), why.to_owned())
        }));
        // Other notations have other members, so these go back to their own only.
        let of_notation = vec![(definition.notation.name().into(), Value::Object(rest))];
        tool.meta
            .push(("toolc/definition".into(), Value::Object(of_notation)));
    }
    (tool, said, implied)
}

/// A schema whose refs are pointers into it, and whether dynamic refs among them always lead to the same schema. The refs
/// of a schema in a document are pointers into that.
fn with_pointers<'v>(definition: &Definition<'_>, schema: &'v Value) -> (Cow<'v, Value>, bool) {
    match definition.root {
        Some(_) => (Cow::Borrowed(schema), false),
        None => {
            let pointed = pointed(schema);
            (pointed.schema, pointed.is_static)
        }
    }
}

fn of_dynamic_refs() -> Said {
    let message = "dynamic refs always lead to the same schema here";
    (NoteKind::Repaired, String::new(), message.to_owned())
}

/// Identifies the documents of one run that contain several definitions: by their addresses, which do not change.
fn document(definition: &Definition<'_>) -> Option<usize> {
    let root = definition.root.as_ref()?;
    Some(Rc::as_ptr(root) as usize)
}

/// Whether a definition has a schema of arguments in an unknown position: in a member that its notation does not have, or
/// inside a wrapper around the schema.
fn sets_schema_aside(definition: &Definition<'_>) -> bool {
    let Some(schema) = &definition.input else {
        let mut rest = definition.rest.iter();
        return rest.any(|(key, value)| is_of_arguments(key) && !is_empty(value));
    };
    schema.entries().is_some_and(is_only_around)
}

/// Whether a member is called as schemas of arguments are.
fn is_of_arguments(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| key.contains(word));
    has(&["param", "input", "arg", "schema"])
        && !has(&["output", "response", "result", "return", "example"])
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(value) => *value,
        Value::Number(_) => false,
        Value::String(text) => text.trim().is_empty(),
        Value::List(items) => items.is_empty(),
        Value::Object(entries) => entries.is_empty(),
    }
}

/// The maximum depth of wrappers around a schema.
const DEEPEST_WRAPPED: usize = 4;

/// Whether an object has no constraints itself, but contains a schema that has some.
fn is_only_around(entries: &[(Text, Value)]) -> bool {
    let keys = Keys::of(entries);
    // A value that its keyword does not take says nothing.
    let is_object = |value: Option<&Value>| matches!(value, Some(Value::Object(_)));
    let is_list = |value: Option<&Value>| matches!(value, Some(Value::List(_)));
    let says = is_object(keys.properties)
        || is_object(keys.patterns)
        || is_object(keys.additional)
        || matches!(keys.reference, Some(Value::String(_)))
        || is_list(keys.any_of)
        || is_list(keys.one_of)
        || is_list(keys.all_of)
        || is_list(keys.members)
        || keys.constant.is_some()
        || keys.whole;
    // A keyword that says something only as a text or number is as good a wrapper as a word of somebody's own.
    let mut others = entries
        .iter()
        .filter(|(key, _)| !HOLDS_SCHEMAS.contains(&&**key));
    !says && others.any(|(_, value)| is_schema(value, DEEPEST_WRAPPED))
}

/// Keywords whose values are schemas or examples, which are not wrappers.
const HOLDS_SCHEMAS: &[&str] = &[
    "$defs",
    "additionalProperties",
    "const",
    "contains",
    "default",
    "definitions",
    "dependencies",
    "dependentSchemas",
    "else",
    "enum",
    "example",
    "examples",
    "if",
    "not",
    "patternProperties",
    "properties",
    "propertyNames",
    "then",
    "unevaluatedProperties",
];

/// Whether a value is the schema of an object, or contains one.
fn is_schema(value: &Value, depth: usize) -> bool {
    let Value::Object(entries) = value else {
        return false;
    };
    let of_object = matches!(value.get("properties"), Some(Value::Object(_)))
        || matches!(value.get("type"), Some(Value::String(name)) if name.eq_ignore_ascii_case("object"));
    of_object || depth > 0 && entries.iter().any(|(_, inner)| is_schema(inner, depth - 1))
}

/// Whether all constraints of a schema of arguments are in keywords that are set aside.
fn says_nothing(params: &Params, left: &[(String, Text, Value)]) -> bool {
    let Params::Fields(record) = params else {
        return false;
    };
    let mut left = left.iter();
    record.fields.is_empty()
        && record.rest == Rest::Open
        && left.any(|(path, key, value)| {
            path.is_empty() && SAYS.contains(&&**key) && is_schema(value, 1)
        })
}

/// Keywords of objects whose subschemas can reject values, and those of lists: in an object's schema these were meant
/// for the object.
const SAYS: &[&str] = &[
    "additionalItems",
    "allOf",
    "anyOf",
    "contains",
    "dependentSchemas",
    "else",
    "if",
    "items",
    "not",
    "oneOf",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
];

/// Definitions that no file can contain.
fn too_deep(path: String) -> Said {
    let message = "it is nested too deeply to be kept".to_owned();
    (NoteKind::Lost, path, message)
}

/// The arguments as a parameter list, or as a declared record if there are constraints on the whole.
fn params(ty: Type, name: &str, types: &mut Types, type_names: &mut TypeNames) -> Params {
    let schema = ty.schema;
    let record = match ty.kind {
        Kind::Record(record) if schema.is_empty() => return Params::Fields(record),
        Kind::Record(record) => record,
        Kind::Named(index)
            if schema.is_empty() && matches!(types.decls[index].body, Body::Record(_)) =>
        {
            return Params::Declared(index);
        }
        // `Reader::arguments` gives nothing else.
        Kind::Json
        | Kind::String
        | Kind::Int
        | Kind::Float
        | Kind::Bool
        | Kind::Bytes
        | Kind::Null
        | Kind::Format(_)
        | Kind::List(_)
        | Kind::Map(_)
        | Kind::Tuple(..)
        | Kind::Union(_)
        | Kind::Literals(_)
        | Kind::Named(_) => Record {
            fields: Vec::new(),
            rest: Rest::Typed(Box::new(Type::json())),
        },
    };
    let name = type_names.fresh(&format!("{}Args", pascal(name)), name);
    types.decls.push(Decl {
        name,
        about: About::default(),
        schema,
        body: Body::Record(record),
    });
    Params::Declared(types.decls.len() - 1)
}

/// The metadata of the whole schema: dropped if the tool has it already, or if it is never shown.
fn settle_about(about: About, tool: &mut Tool, is_input: bool, noticed: &mut Noticed) -> usize {
    let mut implied = 0;
    let mut leave =
        |keyword: &str, value: Value| noticed.left.push((String::new(), keyword.into(), value));
    if let Some(title) = about.title {
        if is_made_title(&title, &tool.name, tool.title.as_deref()) {
            implied += 1;
        } else {
            leave("title", Value::String(title));
        }
    }
    if let Some(docs) = about.docs.filter(|_| is_input) {
        if tool.docs.is_none() {
            tool.docs = Some(docs);
        } else if tool.docs.as_ref() != Some(&docs) {
            leave("description", Value::String(docs));
        }
    }
    if !about.examples.is_empty() {
        leave("examples", Value::List(about.examples));
    }
    if about.deprecated.is_some() {
        leave("deprecated", Value::Bool(true));
    }
    if about.secret {
        leave("writeOnly", Value::Bool(true));
    }
    implied
}

/// Whether a title is one that libraries make from the tool's name: `search_filesArguments`.
fn is_made_title(title: &str, name: &str, tool_title: Option<&str>) -> bool {
    let letters = |text: &str| -> String {
        text.chars()
            .filter(|letter| letter.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    };
    let (title, name) = (letters(title), letters(name));
    let own = tool_title.is_some_and(|own| letters(own) == title);
    let rest = title.strip_prefix(name.as_str());
    own || rest.is_some_and(|rest| {
        matches!(
            rest,
            "" | "arguments"
                | "args"
                | "input"
                | "inputs"
                | "params"
                | "parameters"
                | "schema"
                | "inputschema"
                | "argsschema"
                | "argumentsschema"
                | "toolarguments"
                | "toolinput"
                | "request"
                | "output"
                | "outputs"
                | "result"
                | "response"
                | "dictoutput"
                | "outputschema"
        )
    })
}

/// Notes with their position in the definition; remaining keywords go into `meta`.
fn tell(
    noticed: Noticed,
    path: &str,
    key: &str,
    root: Option<&Root>,
    tool: &mut Tool,
    said: &mut Vec<Said>,
    implied: &mut usize,
) {
    *implied += noticed.implied_titles;
    let in_source = |pointer: &str| match root {
        Some(root) => root.place(pointer),
        None => pointer.to_owned(),
    };
    let place = |pointer: &str| {
        if path.is_empty() {
            in_source(pointer)
        } else {
            format!("/{path}{pointer}")
        }
    };
    said.extend(
        noticed
            .notes
            .into_iter()
            .map(|(kind, pointer, message)| (kind, place(&pointer), message)),
    );
    let mut kept: Vec<(Text, Value)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut seen: HashSet<(String, Text)> = HashSet::new();
    for (pointer, keyword, value) in noticed.left {
        if depth(&value) > DEEPEST_KEPT {
            said.push(too_deep(place(&format!("{pointer}/{keyword}"))));
            continue;
        }
        said.push((
            NoteKind::Normalised,
            place(&format!("{pointer}/{keyword}")),
            "the language has no place for it; kept in `meta`".to_owned(),
        ));
        if !seen.insert((pointer.clone(), keyword.clone())) {
            continue;
        }
        let at = *places.entry(pointer.clone()).or_insert_with(|| {
            kept.push((in_source(&pointer).into(), Value::Object(Vec::new())));
            kept.len() - 1
        });
        if let Value::Object(entries) = &mut kept[at].1 {
            entries.push((keyword, value));
        }
    }
    if !kept.is_empty() {
        tool.meta.push((key.into(), Value::Object(kept)));
    }
}
