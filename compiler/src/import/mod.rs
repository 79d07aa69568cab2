//! From tool definitions in other notations to `.tools`: text in; values, a report and text out. No other module of the
//! compiler uses it.

mod beside;
mod bundle;
mod capability;
mod catalog;
mod checked;
mod conduct;
mod declared;
mod definition;
mod detect;
mod document;
mod example;
mod fits;
mod json;
mod languages;
mod lookup;
mod members;
mod names;
mod notations;
mod parts;
mod plurals;
mod question;
mod record;
mod report;
mod rows;
mod schema;
mod shapes;
mod shared_types;
mod statements;
mod tool;
mod tools;
mod types;
mod update;
mod write;
mod yaml;

use std::rc::Rc;

use beside::Files;
use checked::Wrong;
use definition::{Definition, Root};
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use languages::documents;
use names::{TypeNames, snake};
use parts::What;
use schema::Manner;
use tool::Tool;
use types::{About, Body, Decl, Type, Types};

pub use beside::{Beside, referenced_files};
pub use capability::{Capability, inferred};
pub use definition::Notation;
pub use detect::{Evidence, evidence};
pub use document::{Language, Mistake};
pub use example::example;
pub use json::value;
pub use record::{Canonical, canonicalize, canonicalize_source};
pub use report::{Note, NoteKind, Report, ToolReport};
pub use update::{Change, NoUpdate, Updated, update};

use crate::ir::Value;
use crate::rules::is_faulty;

/// The definitions in a text: a JSON Pointer to each, its name, and the evidence for its notations.
pub fn detect(text: &str) -> Result<Vec<(String, String, Vec<Evidence>)>, Mistake> {
    let mut all = Vec::new();
    let documents = documents(text)?;
    let files = Files::default();
    let several = documents.len() > 1;
    for (index, document) in documents.iter().enumerate() {
        let start = if several {
            format!("/{index}")
        } else {
            String::new()
        };
        for (place, notation) in catalog::definitions(&document.value) {
            let mut evidence = evidence(place.value);
            if evidence[0].notation != notation {
                evidence.insert(
                    0,
                    Evidence {
                        notation,
                        confidence: 0.5,
                        why: "it has `name` and no schema, and stands in a list of such tools"
                            .to_owned(),
                    },
                );
            }
            let mut read = notations::read(notation, place.value, &files);
            if read.len() > 1 {
                read.retain(|definition| !definition.is_nothing());
            }
            let name = match &read[..] {
                [definition] => definition
                    .name
                    .as_deref()
                    .or(place.key)
                    .unwrap_or_default()
                    .to_owned(),
                operations => format!("{} operations", operations.len()),
            };
            all.push((format!("{start}{}", place.path), name, evidence));
        }
    }
    Ok(all)
}

/// A document with tool definitions.
#[derive(Debug, Clone, Default)]
pub struct Source {
    /// The name for its toolset: a file's name without its extension, or a server's name.
    pub label: String,
    /// JSON, a JSON document a line, or YAML.
    pub text: String,
    /// Its notation, if it is known.
    pub notation: Option<Notation>,
    /// The files that its refs lead to.
    pub beside: Beside,
}

/// How definitions are read.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Formats of texts are types that are checked, not only notes.
    pub assert_formats: bool,
    /// The prefix for the name of each tool.
    pub prefix: String,
    /// Keeps titles even if they only repeat a name.
    pub keep_titles: bool,
    /// Names of tools that are already used.
    pub taken: HashSet<String>,
}

/// A `.tools` file.
#[derive(Debug, Clone)]
pub struct ImportedFile {
    /// The label of its source, as a name: the file's without `.tools`, the package's, the toolset's.
    pub name: String,
    /// In its canonical form.
    pub text: String,
}

/// The result of importing some sources.
#[derive(Debug, Default)]
pub struct Imported {
    /// A file a source, but for sources without tools.
    pub files: Vec<ImportedFile>,
    /// The notes: what was lost, repaired and escaped.
    pub report: Report,
    /// Sources that cannot be read, by their index in the list, with the error.
    pub broken: Vec<(usize, Mistake)>,
}

/// Imports sources together: names of tools are unique among them.
///
/// ```
/// use toolc_compiler::import::{Options, Source, import};
///
/// let text = r#"{"name": "ping", "description": "Say hello.", "input_schema": {"type": "object", "properties": {}}}"#;
/// let source = Source { label: "greetings".into(), text: text.into(), ..Source::default() };
/// let imported = import(&[source], &Options::default());
/// assert!(imported.files[0].text.contains("tool ping(...)"));
/// ```
pub fn import(sources: &[Source], options: &Options) -> Imported {
    let mut imported = Imported::default();
    let mut taken = options.taken.clone();
    let mut files = HashSet::new();
    for (place, source) in sources.iter().enumerate() {
        let documents = match documents(&source.text) {
            Ok(documents) => documents,
            Err(mistake) => {
                imported.broken.push((place, mistake));
                continue;
            }
        };
        let mut name = snake(&source.label);
        if matches!(name.as_str(), "types" | "schemas" | "docs" | "sdk") {
            name.push_str("_tools");
        }
        let base = name.clone();
        let mut number = 2;
        while !files.insert(name.clone()) {
            name = format!("{base}_{number}");
            number += 1;
        }
        let parsed = Files::of(&source.beside);
        let several = documents.len() > 1;
        let values: Vec<(String, &Value)> = documents
            .iter()
            .enumerate()
            .map(|(index, document)| {
                (
                    if several {
                        format!("/{index}")
                    } else {
                        String::new()
                    },
                    &document.value,
                )
            })
            .collect();
        let mut catalogue = Catalogue {
            source: &source.label,
            name: &name,
            options,
            taken: &mut taken,
            report: &mut imported.report,
            types: Types::default(),
            type_names: TypeNames::default(),
            tools: Vec::new(),
            known: HashMap::new(),
            notations: Vec::new(),
            files: &parsed,
            roots: Vec::new(),
        };
        for (document, (path, value)) in documents.iter().zip(&values) {
            for repair in &document.repairs {
                catalogue.report.notes.push(Note {
                    kind: NoteKind::Repaired,
                    source: source.label.clone(),
                    tool: String::new(),
                    path: path.clone(),
                    message: repair.clone(),
                });
            }
            catalogue.document(path, value, source.notation);
        }
        catalogue.report_unread();
        imported.files.extend(catalogue.file());
    }
    imported
}

/// The tools of one source.
struct Catalogue<'a, 'd> {
    source: &'a str,
    name: &'a str,
    options: &'a Options,
    taken: &'a mut HashSet<String>,
    report: &'a mut Report,
    types: Types,
    type_names: TypeNames,
    tools: Vec<Tool>,
    /// The read definitions by their original names, with their new names.
    known: HashMap<String, Vec<(&'d Value, String)>>,
    notations: Vec<Notation>,
    files: &'d Files,
    /// The documents that definitions refer into, kept so that each has an address of its own.
    roots: Vec<Rc<Root>>,
}

impl<'d> Catalogue<'_, 'd> {
    fn document(&mut self, path: &str, document: &'d Value, notation: Option<Notation>) {
        for (place, detected) in catalog::definitions(document) {
            let read = match notation {
                Some(asked) => notations::read_as(asked, detected, place.value, self.files),
                None => notations::read(detected, place.value, self.files),
            };
            for mut definition in read {
                bundle::definition(&mut definition, document, self.files);
                self.definition(&definition, &format!("{path}{}", place.path), place.key);
            }
        }
        for (place, list) in [("", Some(document)), ("/result", document.get("result"))] {
            let next = list.and_then(|list| list.get("nextCursor"));
            if let Some(Value::String(_)) = next {
                self.goes_on(&format!("{path}{place}"));
            }
        }
    }

    /// Notes files that are needed and could not be read, once each.
    fn report_unread(&mut self) {
        for (path, why) in self.files.missed() {
            self.report.notes.push(Note {
                kind: NoteKind::Lost,
                source: self.source.to_owned(),
                tool: String::new(),
                path: String::new(),
                message: format!("the file `{path}` was not read: {why}"),
            });
        }
    }

    /// Notes that a page of `tools/list` is not the last one.
    fn goes_on(&mut self, place: &str) {
        let mut told = ToolReport {
            source: self.source.to_owned(),
            place: place.to_owned(),
            original: String::new(),
            name: None,
            notation: Notation::Mcp.name(),
            worst: None,
        };
        let why = "this is one page: the server has more tools behind `nextCursor`";
        self.note(
            &mut told,
            NoteKind::Lost,
            &format!("{place}/nextCursor"),
            why,
        );
    }

    fn definition(&mut self, definition: &Definition<'d>, place: &str, key: Option<&str>) {
        let original = definition
            .name
            .as_deref()
            .or(key)
            .unwrap_or_default()
            .to_owned();
        let mut told = ToolReport {
            source: self.source.to_owned(),
            place: place.to_owned(),
            original: original.clone(),
            name: None,
            notation: definition.notation.name(),
            worst: None,
        };
        if definition.is_nothing() && key.is_none() {
            let is_lost = |note: &&tools::Said| note.0 == NoteKind::Lost;
            let lost: Vec<&tools::Said> = definition.notes.iter().filter(is_lost).collect();
            if lost.is_empty() {
                let why = "there is no tool here: no name, no description, no schema";
                self.note(&mut told, NoteKind::Lost, place, why);
            }
            for (kind, path, why) in lost {
                self.note(&mut told, *kind, &format!("{place}{path}"), why);
            }
            self.report.tools.push(told);
            return;
        }
        let known = self.known.get(&original).into_iter().flatten();
        // Equal operations of different paths are different tools.
        let is_same = |early: &Value| {
            early == definition.original && definition.notation != Notation::OpenApi
        };
        let mut same = known.filter(|(early, _)| is_same(early));
        if let Some((_, name)) = same.next() {
            told.name = Some(name.clone());
            self.note(
                &mut told,
                NoteKind::Normalised,
                "",
                "the same definition stands here twice; it is one tool",
            );
            self.report.tools.push(told);
            return;
        }
        if says_more_than_is_seen(definition.original) {
            let why = "what acts in its descriptions without being seen is written as `\\u{…}`";
            self.note(&mut told, NoteKind::Repaired, "", why);
        }
        if let Some(root) = &definition.root
            && self.roots.last().is_none_or(|last| !Rc::ptr_eq(last, root))
        {
            self.roots.push(Rc::clone(root));
        }
        let name = self.tool_name(&original, &mut told);
        let known = self.known.entry(original.clone()).or_default();
        known.push((definition.original, name.clone()));
        let manner = Manner {
            assert_formats: self.options.assert_formats || definition.notation == Notation::Ir,
            lenient: true,
            nullable: matches!(
                definition.notation,
                Notation::OpenApi | Notation::GeminiOpenApi
            ),
            keep_titles: self.options.keep_titles,
        };
        let (mut tool, said, implied) = tools::tool(
            definition,
            &name,
            &mut self.types,
            &mut self.type_names,
            manner,
        );
        if name != original && !original.is_empty() {
            let original = original.as_str().into();
            if definition.notation.origin().is_some() {
                tool.remote = Some(original);
            } else {
                tool.meta
                    .push(("toolc/name".into(), Value::String(original)));
            }
        }
        self.report.implied_titles += implied;
        self.report.set_aside += usize::from(tool.set_aside);
        for (kind, path, message) in said {
            self.note(&mut told, kind, &path, &message);
        }
        told.name = Some(name);
        self.notations.push(definition.notation);
        self.tools.push(tool);
        self.report.tools.push(told);
    }

    /// A name that no other tool has.
    fn tool_name(&mut self, original: &str, told: &mut ToolReport) -> String {
        let mut base = original.trim().to_owned();
        if base.is_empty() {
            base = format!("{}_tool", self.name);
            self.note(
                told,
                NoteKind::Repaired,
                "/name",
                &format!("the tool has no name; it is called `{base}`"),
            );
        } else if base.chars().any(char::is_control) {
            base = base
                .chars()
                .map(|letter| if letter.is_control() { '_' } else { letter })
                .collect();
            self.note(
                told,
                NoteKind::Repaired,
                "/name",
                &format!("the name holds control characters; it is called `{base}`"),
            );
        }
        // Ids of operations are not made to be names of tools: `repos/list-for-org`.
        let is_safe = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
        if told.notation == Notation::OpenApi.name() && !base.chars().all(is_safe) {
            let safe = base
                .chars()
                .map(|letter| if is_safe(letter) { letter } else { '_' });
            base = safe.collect();
            let message =
                format!("providers of models do not take the name; it is called `{base}`");
            self.note(told, NoteKind::Normalised, "/operationId", &message);
        }
        let own = format!("{}{base}", self.options.prefix);
        if self.taken.insert(own.clone()) {
            return own;
        }
        let mut candidate = format!("{}_{own}", self.name);
        if self
            .tools
            .iter()
            .any(|tool| tool.name == own || tool.remote.as_deref() == Some(&base))
        {
            candidate = format!("{own}_2");
        }
        let mut number = 3;
        while !self.taken.insert(candidate.clone()) {
            candidate = format!("{own}_{number}");
            number += 1;
        }
        let message = format!("another tool is called `{own}`; this one is called `{candidate}`");
        self.note(told, NoteKind::Repaired, "/name", &message);
        candidate
    }

    fn note(&mut self, told: &mut ToolReport, kind: NoteKind, path: &str, message: &str) {
        told.worst = Some(told.worst.map_or(kind, |worst| worst.min(kind)));
        self.report.notes.push(Note {
            kind,
            source: self.source.to_owned(),
            tool: told.original.clone(),
            path: path.to_owned(),
            message: message.to_owned(),
        });
    }

    fn file(mut self) -> Option<ImportedFile> {
        if self.tools.is_empty() {
            return None;
        }
        self.report_shared_types();
        shapes::name(&mut self.tools, &mut self.types, &mut self.type_names);
        rows::shortened(&mut self.types);
        // A toolset of a server or a command, if all of its tools are.
        let mut origins = self.notations.iter().map(|notation| notation.origin());
        let first = origins.next().flatten();
        let origin = first.filter(|first| origins.all(|origin| origin == Some(first)));
        if origin.is_none() {
            for tool in &mut self.tools {
                if let Some(remote) = tool.remote.take() {
                    tool.meta.push(("toolc/name".into(), Value::String(remote)));
                }
            }
        }
        let docs = names::docs(&format!("Tools of `{}`.", self.source)).unwrap_or_default();
        for _ in 0..MOST_ROUNDS {
            let text = write::file(&write::Contents {
                package: self.name,
                service: self.name,
                toolset: self.name,
                origin: origin.map(|origin| (origin, self.source)),
                docs: &docs,
                tools: &self.tools,
                types: &self.types,
            });
            let wrong = checked::wrong(&text);
            if wrong.is_empty() {
                return Some(ImportedFile {
                    name: self.name.to_owned(),
                    text,
                });
            }
            for wrong in wrong {
                self.simplify(&wrong);
            }
        }
        let why = "what can be made of it does not pass `toolc check`, so nothing is written";
        self.lost("", why.to_owned());
        None
    }

    /// Counts what differs in a type for every tool that uses it: the notes name only the first one.
    fn report_shared_types(&mut self) {
        if self.types.worst.is_empty() {
            return;
        }
        let worst = shared_types::worst(&self.tools, &self.types);
        let names = self.tools.iter().map(|tool| tool.name.as_str());
        let worst: HashMap<&str, Option<NoteKind>> = names.zip(worst).collect();
        for told in &mut self.report.tools {
            if told.source == self.source
                && let Some(name) = told.name.as_deref()
            {
                let worst = worst.get(name).copied().flatten();
                told.worst = shared_types::worse(told.worst, worst);
            }
        }
    }

    /// Simplifies parts that do not pass: first the content of a type or a tool, then the tool.
    fn simplify(&mut self, wrong: &Wrong) {
        let why = &wrong.why;
        match &wrong.what {
            What::Tool(name) => {
                let Some(at) = self.tools.iter().position(|tool| tool.name == *name) else {
                    return;
                };
                let bare = self.tools[at].bare();
                let is_bare = self.tools[at].docs.is_none() && self.tools[at].set_aside;
                self.report.set_aside += usize::from(!self.tools[at].set_aside);
                match is_bare {
                    true => drop(self.tools.remove(at)),
                    false => self.tools[at] = bare,
                }
                let message = match is_bare {
                    true => format!("it does not pass `toolc check` ({why}), and is left out"),
                    false => format!(
                        "what it takes and says does not pass `toolc check` ({why}), and is left out"
                    ),
                };
                self.lost(name, message);
            }
            What::Type(name) => {
                let decls = &mut self.types.decls;
                let Some(at) = decls.iter().position(|decl| decl.name == *name) else {
                    return;
                };
                decls[at] = Decl {
                    name: name.clone(),
                    about: About::default(),
                    schema: Vec::new(),
                    body: Body::Alias(Box::new(Type::json())),
                };
                let users: Vec<String> = self
                    .tools
                    .iter()
                    .filter(|tool| write::reaches(&self.types, tool, at))
                    .map(|tool| tool.name.clone())
                    .collect();
                for user in users {
                    let message = format!(
                        "the type `{name}` does not pass `toolc check` ({why}); any value is taken"
                    );
                    self.lost(&user, message);
                }
            }
            What::File => {}
        }
    }

    /// Notes that a part of a tool, or of the whole, is lost.
    fn lost(&mut self, name: &str, message: String) {
        let mut all = self.report.tools.iter_mut();
        let told = all.find(|told| {
            told.source == self.source && told.name.as_deref() == Some(name) && !name.is_empty()
        });
        let tool = match told {
            Some(told) => {
                told.worst = Some(NoteKind::Lost);
                told.original.clone()
            }
            None => name.to_owned(),
        };
        self.report.notes.push(Note {
            kind: NoteKind::Lost,
            source: self.source.to_owned(),
            tool,
            path: String::new(),
            message,
        });
    }
}

/// How often a file is simplified: its types, then its tools, then without the rest.
const MOST_ROUNDS: usize = 6;

/// Whether a description anywhere in a definition has invisible characters with an effect.
fn says_more_than_is_seen(value: &Value) -> bool {
    match value {
        Value::List(items) => items.iter().any(says_more_than_is_seen),
        Value::Object(entries) => entries.iter().any(|(key, value)| match value.text() {
            Some(text) => **key == *"description" && names::has_active(text),
            None => says_more_than_is_seen(value),
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// How a single schema is read.
#[derive(Debug, Clone, Default)]
pub struct SchemaOptions {
    /// Formats of texts are types that are checked.
    pub assert_formats: bool,
    /// Documents that refs may point to, by their address.
    pub documents: Vec<(String, Value)>,
}

/// A file with one type: the meaning of a JSON Schema by its specification, without repairs. It is the type of the
/// argument `value` of a tool `judge`.
pub fn import_schema(name: &str, schema: &Value, options: &SchemaOptions) -> String {
    let manner = Manner {
        assert_formats: options.assert_formats,
        lenient: false,
        nullable: false,
        keep_titles: false,
    };
    let mut types = Types::default();
    let mut type_names = TypeNames::default();
    // `@schema` is of 2020-12: what only a validator can resolve is kept whole if it is, too.
    let whole = match is_todays(schema) {
        true => schema::whole_document(schema, &options.documents),
        false => None,
    };
    // The reader drops what means nothing.
    let whole = whole.filter(|ty| !is_faulty(&Value::Object(ty.schema.clone())));
    let ty = match whole {
        Some(ty) => ty,
        None => {
            let whole = schema::embedded(schema, &options.documents);
            let root = schema::pointed(&whole).schema;
            schema::Reader::new(&mut types, &mut type_names, &root, manner, name)
                .outermost(&root)
                .ty
        }
    };
    let field = types::Field {
        name: "value".into(),
        ty,
        ..Default::default()
    };
    let tool = Tool::of(
        "judge",
        types::Record {
            fields: vec![field],
            rest: types::Rest::Closed,
        },
    );
    write::file(&write::Contents {
        package: "schemas.judged",
        service: "judging",
        toolset: "judging",
        origin: None,
        docs: "A schema, and what it means.",
        tools: &[tool],
        types: &types,
    })
}

/// Whether a schema names no draft before 2020-12.
fn is_todays(schema: &Value) -> bool {
    let name = schema.get("$schema").and_then(Value::text);
    name.is_none_or(|name| {
        let older = ["draft-03", "draft-04", "draft-06", "draft-07", "2019-09"];
        !older.iter().any(|draft| name.contains(draft))
    })
}
