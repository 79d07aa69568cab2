//! What the words of a command line can stand for, by the JSON Schema of an argument.

use super::kinds::{Kinds, is_integer};
use crate::json::Value;
use crate::spec::Spec;

/// How many branches of a schema are looked at: a short schema can stand for many.
const MOST_BRANCHES: usize = 256;

/// A schema that says nothing.
static NOTHING: Value = Value::Null;

/// The values of a bool.
static BOOLS: [Value; 2] = [Value::Bool(true), Value::Bool(false)];

/// A schema, as far as words need it: all its branches, side by side.
#[derive(Debug, Clone)]
pub struct Shape<'s> {
    schema: &'s Value,
    /// The schema that has the definitions.
    root: &'s Value,
    branches: Vec<&'s Value>,
    kinds: Kinds,
    /// The names of the fields that nobody may see.
    secrets: Vec<&'static str>,
}

impl<'s> Shape<'s> {
    /// The shape of a schema that has its definitions.
    pub fn new(schema: &'s Value) -> Self {
        Self::inside(schema, schema)
    }

    /// The shape that takes everything.
    pub fn any() -> Self {
        Self::new(&NOTHING)
    }

    fn inside(schema: &'s Value, root: &'s Value) -> Self {
        let branches = flat(schema, root);
        let kinds = branches.iter().map(|branch| kinds_of(branch));
        Self {
            schema,
            root,
            kinds: kinds.fold(Kinds::NONE, |all, some| all | some),
            branches,
            secrets: Vec::new(),
        }
    }

    /// The shape of the arguments of a tool, whose schema this is.
    pub fn of_tool(schema: &'s Value, tool: &Spec) -> Self {
        Self::new(schema).with_secrets(tool.args.secret_fields())
    }

    /// The same shape, in which nobody may see these fields.
    pub fn with_secrets(mut self, secrets: Vec<&'static str>) -> Self {
        self.secrets = secrets;
        self
    }

    /// Whether nobody may see a field.
    pub fn is_secret(&self, field: &str) -> bool {
        self.secrets.contains(&field)
    }

    /// The types of JSON that it takes.
    pub fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// What the schema says at its top, or what it refers to says.
    pub fn said(&self, keyword: &str) -> Option<&'s Value> {
        let referred = || {
            let name = self.schema.get("$ref")?.as_str()?;
            definition(self.root, name).get(keyword)
        };
        self.schema.get(keyword).or_else(referred)
    }

    /// The text that says what it is for; empty if there is none.
    pub fn description(&self) -> &'s str {
        let said = self.said("description");
        said.and_then(Value::as_str).unwrap_or_default()
    }

    /// The branch with the limits of a value that is not null; one that says nothing if there are several.
    pub fn limits(&self) -> &'s Value {
        let mut own = self.branches.iter().copied();
        let mut own = own
            .by_ref()
            .filter(|branch| kinds_of(branch) != Kinds::NULL);
        match (own.next(), own.next()) {
            (Some(only), None) => only,
            _ => &NOTHING,
        }
    }

    /// The values that it takes, if they are few; null is left out.
    pub fn choices(&self) -> Option<Vec<&'s Value>> {
        let mut values: Vec<&'s Value> = Vec::new();
        for branch in self.branches.iter().copied() {
            let listed = branch.get("enum").and_then(Value::as_array);
            match (branch.get("const"), listed, kinds_of(branch)) {
                (Some(value), _, _) => values.push(value),
                (None, Some(listed), _) => values.extend(listed),
                (None, None, Kinds::BOOLEAN) => values.extend(&BOOLS),
                (None, None, Kinds::NULL) => {}
                (None, None, _) => return None,
            }
        }
        values.retain(|value| **value != Value::Null);
        (!values.is_empty()).then_some(values)
    }

    /// Whether a branch takes texts of which no list is given.
    pub fn takes_any_text(&self) -> bool {
        self.branches.iter().any(|branch| {
            let is_listed = branch.get("const").or(branch.get("enum")).is_some();
            kinds_of(branch).has(Kinds::STRING) && !is_listed
        })
    }

    /// Whether it takes everything: then a word that is JSON is read as such.
    pub fn is_any(&self) -> bool {
        let mut branches = self.branches.iter();
        branches.any(|branch| kinds_of(branch) == Kinds::ALL)
    }

    /// Whether it is a bool, which a flag sets without a value.
    pub fn is_switch(&self) -> bool {
        self.kinds.without(Kinds::NULL) == Kinds::BOOLEAN
    }

    /// Whether a single word gives its value, whatever it is.
    pub fn is_scalar(&self) -> bool {
        !self.kinds.has(Kinds::CONTAINERS)
    }

    /// Whether it is a list, whose flag may be repeated.
    pub fn is_list(&self) -> bool {
        self.kinds.without(Kinds::NULL) == Kinds::ARRAY
    }

    /// Whether it takes Base64.
    pub fn is_bytes(&self) -> bool {
        let encoding = self.limits().get("contentEncoding");
        encoding.and_then(Value::as_str) == Some("base64")
    }

    /// The shape of what is in a list.
    pub fn items(&self) -> Self {
        let mut lists = self.branches.iter();
        let items = lists.find_map(|branch| {
            let items = branch.get("items")?;
            kinds_of(branch).has(Kinds::ARRAY).then_some(items)
        });
        Self::inside(items.unwrap_or(&NOTHING), self.root)
    }

    /// The shape of a field, or of the values of a map, if only one branch is an object.
    pub fn field(&self, name: &str) -> Option<Self> {
        let object = self.object()?;
        let field = object.get("properties").and_then(|all| all.get(name));
        let field = match (field, object.get("additionalProperties")) {
            (Some(field), _) => field,
            (None, Some(Value::Bool(false))) => return None,
            (None, extra) => extra.unwrap_or(&NOTHING),
        };
        Some(Self::inside(field, self.root))
    }

    /// The names of the fields of an object.
    pub fn names(&self) -> Vec<&'s str> {
        let fields = self.object().and_then(|object| object.get("properties"));
        let fields = fields.and_then(Value::as_object);
        let fields = fields.into_iter().flat_map(|fields| fields.iter());
        fields.map(|(name, _)| name).collect()
    }

    /// The names of the fields that an object must have.
    pub fn required(&self) -> Vec<&'s str> {
        let names = self.object().and_then(|object| object.get("required"));
        let names = names.and_then(Value::as_array).unwrap_or_default();
        names.iter().filter_map(Value::as_str).collect()
    }

    /// The only branch that is an object.
    fn object(&self) -> Option<&'s Value> {
        let mut branches = self.branches.iter().copied();
        let mut objects = branches
            .by_ref()
            .filter(|branch| kinds_of(branch).has(Kinds::OBJECT));
        match (objects.next(), objects.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }

    /// What a word stands for. The type decides; what does not fit stays a text, for the decoder to report.
    pub fn value(&self, text: &str) -> Value {
        let spelled = may_be_json(text)
            .then(|| Value::parse(text.as_bytes()))
            .flatten();
        let is_null = text == "null";
        if self.is_any() {
            return match spelled {
                Some(value) => value,
                None if is_null => Value::Null,
                None => text.into(),
            };
        }
        match spelled {
            Some(value) if Kinds::of(&value).has(Kinds::CONTAINERS) && self.fits(&value) => value,
            _ if self.takes_any_text() || self.lists(text) => text.into(),
            Some(value) if self.takes(&value) => value,
            None if is_null && self.kinds.has(Kinds::NULL) => Value::Null,
            Some(_) | None => text.into(),
        }
    }

    /// Whether a text is one of the values that it takes.
    fn lists(&self, text: &str) -> bool {
        let choices = self.choices().unwrap_or_default();
        choices.iter().any(|one| one.as_str() == Some(text))
    }

    /// Whether a word that is JSON stands for its value, so that the decoder can say more of it.
    fn takes(&self, value: &Value) -> bool {
        let is_choice = || match self.choices() {
            Some(choices) => choices.iter().any(|one| is_same(one, value)),
            None => true,
        };
        let kind = Kinds::of(value);
        let is_number = kind.has(Kinds::NUMBERS) && self.kinds.has(Kinds::NUMBERS);
        let fits = (self.fits(value) || is_number) && is_choice();
        fits || kind.has(Kinds::CONTAINERS)
    }

    /// Whether it takes the type of a value.
    fn fits(&self, value: &Value) -> bool {
        self.kinds.has(Kinds::of(value))
    }
}

/// The branches of a schema without references and unions around them.
fn flat<'s>(schema: &'s Value, root: &'s Value) -> Vec<&'s Value> {
    let (mut waiting, mut branches) = (vec![schema], Vec::new());
    for _ in 0..MOST_BRANCHES {
        let Some(branch) = waiting.pop() else {
            break;
        };
        let name = branch.get("$ref").and_then(Value::as_str);
        match (name, inner(branch)) {
            (Some(name), _) => waiting.push(definition(root, name)),
            (None, Some(inner)) => waiting.extend(inner.iter().rev()),
            (None, None) => branches.push(branch),
        }
    }
    branches
}

/// The schemas of a union.
fn inner(branch: &Value) -> Option<&[Value]> {
    let of = |keyword| branch.get(keyword).and_then(Value::as_array);
    let mut unions = [of("anyOf"), of("oneOf")].into_iter().flatten();
    unions.find(|union| !union.is_empty())
}

/// What a reference stands for.
fn definition<'s>(root: &'s Value, name: &str) -> &'s Value {
    if name == "#" {
        return root;
    }
    let name = name.strip_prefix("#/$defs/").unwrap_or(name);
    let definitions = root.get("$defs");
    definitions
        .and_then(|all| all.get(name))
        .unwrap_or(&NOTHING)
}

/// The types of JSON that a branch takes.
fn kinds_of(branch: &Value) -> Kinds {
    let all =
        |kinds: &mut dyn Iterator<Item = Kinds>| kinds.fold(Kinds::NONE, |all, one| all | one);
    match branch.get("type") {
        Some(Value::String(name)) => return Kinds::named(name),
        Some(Value::Array(names)) => {
            let name = |name: &Value| name.as_str().map_or(Kinds::UNKNOWN, Kinds::named);
            return all(&mut names.iter().map(name));
        }
        _ => {}
    }
    let kinds = match (branch.get("const"), branch.get("enum")) {
        (Some(value), _) => Kinds::of(value),
        (None, Some(Value::Array(values))) => all(&mut values.iter().map(Kinds::of)),
        (None, _) => Kinds::NONE,
    };
    if kinds == Kinds::NONE {
        Kinds::ALL
    } else {
        kinds
    }
}

/// Whether a value of a schema is the same: numbers by what they are worth, if both are integers or neither is.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) if !is_integer(one) && !is_integer(other) => {
            one.as_f64() == other.as_f64()
        }
        _ => one == other,
    }
}

/// Whether it is worth to read a text as JSON: most words are none.
fn may_be_json(text: &str) -> bool {
    text.starts_with(['{', '[', '-', '"', 't', 'f'])
        || text.starts_with(|c: char| c.is_ascii_digit())
}

/// The flag of an argument: `max_bytes` is `--max-bytes`.
pub fn flag_of(name: &str) -> String {
    format!("--{}", dashed(name))
}

/// A name as it is typed: `max_bytes` is `max-bytes`.
pub fn dashed(name: &str) -> String {
    name.replace('_', "-")
}

/// The argument that is meant by a flag without its dashes.
pub fn flags_name<'n>(flag: &str, names: &[&'n str]) -> Option<&'n str> {
    let exact = names.iter().find(|name| **name == flag);
    let plain = dashed(flag);
    let alike = || names.iter().find(|name| dashed(name) == plain);
    exact.or_else(alike).copied()
}
