//! What import makes of schemas means what the schemas mean: by examples, and by random schemas and another validator.

use fastrand::Rng;
use serde_json::{Value as Json, json};
use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{Options, SchemaOptions, Source, import, import_schema, value};
use toolc_compiler::{Checked, Input, compile};
use toolc_designs::Tables;
use toolrt::diagnose;
use toolrt::table::Table;

/// Types that hold themselves are made so many times into each other.
const DEEPEST: usize = 8;

fn checked(path: &str, text: &str) -> Checked {
    let checked = compile(vec![Input {
        path: path.to_owned(),
        text: text.to_owned(),
    }]);
    let errors: Vec<_> = checked
        .findings
        .iter()
        .filter(|finding| finding.code.severity == Severity::Error)
        .map(|finding| &finding.message)
        .collect();
    assert!(errors.is_empty(), "{errors:?}\n{text}");
    checked
}

/// Whether a tool with this schema of its argument `v` accepts each value, and the file.
fn verdicts(schema: &Json, root: &Json, values: &[Json]) -> (Vec<bool>, String) {
    let mut input = json!({"type": "object", "properties": {"v": schema}});
    let members = root.as_object().expect("members of the root");
    for (keyword, member) in members {
        input[keyword] = member.clone();
    }
    let definition = json!({"name": "judge", "description": "Judges.", "inputSchema": input});
    let source = Source {
        label: "test".to_owned(),
        text: definition.to_string(),
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let text = &imported.files[0].text;
    let checked = checked("test.tools", text);
    let record = &checked.design.tools[0].payload.record;
    let table = Table::Record(Tables::new(&checked.design, DEEPEST).record("judge", record));
    let accepts = |value: &Json| {
        let arguments = json!({"v": value}).to_string();
        diagnose(table, arguments.as_bytes()).is_empty()
    };
    (values.iter().map(accepts).collect(), text.clone())
}

#[track_caller]
fn means(schema: Json, root: Json, good: &[Json], bad: &[Json]) {
    let (accepted, text) = verdicts(&schema, &root, good);
    for (value, accepted) in good.iter().zip(accepted) {
        assert!(accepted, "{value} should be accepted\n{text}");
    }
    let (accepted, text) = verdicts(&schema, &root, bad);
    for (value, accepted) in bad.iter().zip(accepted) {
        assert!(!accepted, "{value} should be refused\n{text}");
    }
}

#[test]
fn keys_of_properties_are_names_in_kept_keywords() {
    for name in [
        "type",
        "required",
        "enum",
        "const",
        "default",
        "$ref",
        "examples",
        "$id",
        "$anchor",
        "$defs",
        "items",
        "pattern",
        "properties",
    ] {
        means(
            json!({"type": "object", "if": {"properties": {name: {"$ref": "#/$defs/T"}}, "required": [name]}, "then": {"required": ["x"]}}),
            json!({"$defs": {"T": {"const": "a"}}}),
            &[json!({name: "b"}), json!({name: "a", "x": 1}), json!({})],
            &[json!({name: "a"})],
        );
    }
}

#[test]
fn refs_by_anchors_and_addresses_lead_where_they_led() {
    let root = json!({
        "$id": "http://example.com/root",
        "$defs": {
            "A": {"$anchor": "isA", "type": "object", "required": ["k"]},
            "Then": {"required": ["v"]},
            "N": {"$id": "nested", "$defs": {"n": {"type": "integer"}}, "type": "array", "items": {"$ref": "#/$defs/n"}},
            "D": {"$dynamicAnchor": "node", "type": "object", "properties": {"next": {"$dynamicRef": "#node"}, "n": {"type": "integer"}}},
        }
    });
    means(
        json!({"if": {"$ref": "#isA"}, "then": {"$ref": "#/$defs/Then"}}),
        root.clone(),
        &[json!({"k": 1, "v": 1}), json!({}), json!(5)],
        &[json!({"k": 1})],
    );
    means(
        json!({"$ref": "nested"}),
        root.clone(),
        &[json!([1])],
        &[json!(["x"])],
    );
    means(
        json!({"type": "array", "items": {}, "not": {"$ref": "http://example.com/nested"}}),
        root.clone(),
        &[json!(["x"])],
        &[json!([1])],
    );
    means(
        json!({"$ref": "#node"}),
        root.clone(),
        &[json!({"next": {"next": {"n": 1}}})],
        &[json!({"next": {"next": {"n": "x"}}})],
    );
    means(
        json!({"type": "object", "not": {"properties": {"a": {"$ref": "#node"}}, "required": ["a"]}}),
        root,
        &[json!({"a": {"next": {"n": "x"}}})],
        &[json!({"a": {"next": {"n": 1}}})],
    );
}

#[test]
fn cycles_through_alternatives_are_kept() {
    for keyword in ["allOf", "anyOf", "oneOf"] {
        means(
            json!({"type": "object", "not": {"$ref": "#/$defs/N"}}),
            json!({"$defs": {"N": {keyword: [{"properties": {"next": {"$ref": "#/$defs/N"}, "n": {"type": "integer"}}, "required": ["n"]}]}}}),
            &[json!({}), json!({"n": 1, "next": {"n": "x"}})],
            &[json!({"n": 1}), json!({"n": 1, "next": {"n": 2}})],
        );
        means(
            json!({"$ref": "#/$defs/N"}),
            json!({"$defs": {"N": {"type": "object", keyword: [{"properties": {"next": {"$ref": "#/$defs/N"}}}], "properties": {"n": {"type": "integer"}}}}}),
            &[json!({"n": 1, "next": {"n": 2}}), json!({})],
            &[json!({"next": {"n": "x"}}), json!({"next": {"next": 1}})],
        );
    }
}

#[test]
fn keywords_of_older_drafts_are_translated_where_they_are_kept() {
    let root = json!({"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"n": {"$id": "#n", "type": "integer"}}});
    means(
        json!({"type": "object", "not": {"dependencies": {"a": ["b"], "c": {"properties": {"d": {"$ref": "#n"}}}}}}),
        root.clone(),
        &[json!({"a": 1}), json!({"c": 1, "d": "x"})],
        &[json!({"a": 1, "b": 1}), json!({"c": 1, "d": 1})],
    );
    means(
        json!({"type": "array", "items": {}, "not": {"items": [{"$ref": "#n"}], "additionalItems": false}}),
        root.clone(),
        &[json!([1, 2]), json!(["x"])],
        &[json!([1])],
    );
    means(
        json!({"type": "integer", "not": {"$ref": "#/definitions/n", "minimum": 5}}),
        root,
        &[],
        &[json!(1), json!(6)],
    );
    means(
        json!({"type": "number", "not": {"minimum": 1, "exclusiveMinimum": true}}),
        json!({"$schema": "http://json-schema.org/draft-04/schema#"}),
        &[json!(1), json!(0)],
        &[json!(2)],
    );
}

#[test]
fn mistakes_in_kept_keywords_do_not_refuse_everything() {
    means(
        json!({"type": "object", "not": {"properties": {"a": {"$ref": "#/$defs/nowhere"}}, "required": ["a"]}}),
        json!({}),
        &[json!({})],
        &[json!({"a": 1})],
    );
    means(
        json!({"type": "object", "not": {"properties": {"a": {"type": "str", "required": true, "minLength": "x"}}, "required": ["a", "a"]}}),
        json!({}),
        &[json!({"a": 1})],
        &[json!({"a": "x"})],
    );
    means(
        json!({"type": "string", "not": {"pattern": "(?i)^ab\\Z"}}),
        json!({}),
        &[json!("abc")],
        &[json!("aB")],
    );
    means(
        json!({"type": "object", "not": {"$ref": "http://json-schema.org/draft-07/schema#"}}),
        json!({}),
        &[json!({"type": "strng"})],
        &[json!({"type": "string"})],
    );
}

#[test]
fn spellings_of_other_languages_are_read_as_they_are_meant() {
    means(
        json!({"type": "list[str]"}),
        json!({}),
        &[json!(["a"])],
        &[json!([1]), json!("a")],
    );
    means(
        json!({"type": "string | null"}),
        json!({}),
        &[json!("a"), json!(null)],
        &[json!(1)],
    );
    means(
        json!({"type": "enum", "values": ["a", "b"]}),
        json!({}),
        &[json!("a")],
        &[json!("c")],
    );
    means(
        json!({"type": "string", "pattern": "(?i)^yes$"}),
        json!({}),
        &[json!("YES")],
        &[json!("no")],
    );
    let schema = json!({"type": "string", "pattern": "^\\p{Lu}+\\Z"});
    let (_, text) = verdicts(&schema, &json!({}), &[]);
    assert!(text.contains(r"@pattern(/^\p{Lu}+$/)"), "{text}");
}

/// Names of properties, among them all that are keywords elsewhere.
const NAMES: [&str; 7] = ["a", "b", "type", "required", "enum", "$ref", "default"];

struct Maker {
    random: Rng,
}

impl Maker {
    fn name(&mut self) -> &'static str {
        NAMES[self.random.usize(..NAMES.len())]
    }

    /// A schema; refs that stand for the schema itself lead to later definitions only, so that every check ends.
    fn schema(&mut self, depth: usize, later: usize) -> Json {
        if depth == 0 || self.random.u8(..10) == 0 {
            return self.leaf();
        }
        let mut schema = serde_json::Map::new();
        for _ in 0..self.random.usize(1..4) {
            let (keyword, value) = self.keyword(depth - 1, later);
            schema.insert(keyword.to_owned(), value);
        }
        Json::Object(schema)
    }

    fn leaf(&mut self) -> Json {
        match self.random.u8(..9) {
            0 => json!(true),
            1 => json!(false),
            2 => json!({"type": "string"}),
            3 => json!({"type": "integer"}),
            4 => json!({"type": "object"}),
            5 => json!({"const": self.value(1)}),
            6 => json!({"enum": [self.value(0), self.value(1)]}),
            7 => json!({"type": ["array", "null"]}),
            _ => json!({"maximum": 2}),
        }
    }

    fn keyword(&mut self, depth: usize, later: usize) -> (&'static str, Json) {
        match self.random.u8(..22) {
            0 | 1 => (
                "type",
                json!(["object", "array", "string", "integer"][self.random.usize(..4)]),
            ),
            2..=4 => {
                let mut members = serde_json::Map::new();
                for _ in 0..self.random.usize(1..3) {
                    let name = self.name();
                    // Inside of a value, a ref may lead anywhere.
                    members.insert(name.to_owned(), self.part(depth));
                }
                ("properties", Json::Object(members))
            }
            5 => ("required", json!([self.name()])),
            6 => ("additionalProperties", self.part(depth)),
            7 => ("items", self.part(depth)),
            8 => ("prefixItems", json!([self.part(depth)])),
            9 => ("contains", self.part(depth)),
            10 => ("not", self.schema(depth, later)),
            11 => ("if", self.schema(depth, later)),
            12 => ("then", self.schema(depth, later)),
            13 => (
                "allOf",
                json!([self.schema(depth, later), self.schema(depth, later)]),
            ),
            14 => (
                "anyOf",
                json!([self.schema(depth, later), self.schema(depth, later)]),
            ),
            15 => (
                "oneOf",
                json!([self.schema(depth, later), self.schema(depth, later)]),
            ),
            16 if later < 3 => ("$ref", self.reference(later)),
            17 => ("minimum", json!(1)),
            18 => ("maxLength", json!(1)),
            19 => ("minProperties", json!(1)),
            20 => ("dependentRequired", json!({self.name(): [self.name()]})),
            _ => ("patternProperties", json!({"^a": self.part(depth)})),
        }
    }

    fn part(&mut self, depth: usize) -> Json {
        if self.random.u8(..3) == 0 {
            return json!({"$ref": self.reference(0)});
        }
        self.schema(depth, 3)
    }

    /// A ref to a definition from this one on: by its pointer, or by its anchor.
    fn reference(&mut self, first: usize) -> Json {
        let at = self.random.usize(first..3);
        match self.random.bool() {
            true => json!(format!("#/$defs/d{at}")),
            false => json!(format!("#anchor{at}")),
        }
    }

    fn value(&mut self, depth: usize) -> Json {
        match self.random.u8(..if depth == 0 { 7 } else { 10 }) {
            0 => Json::Null,
            1 => json!(true),
            2 => json!(0),
            3 => json!(2),
            4 => json!(2.5),
            5 => json!("a"),
            6 => json!("ab"),
            7 => (0..self.random.usize(..3))
                .map(|_| self.value(depth - 1))
                .collect(),
            _ => {
                let mut members = serde_json::Map::new();
                for _ in 0..self.random.usize(..4) {
                    let name = self.name();
                    members.insert(name.to_owned(), self.value(depth - 1));
                }
                Json::Object(members)
            }
        }
    }
}

#[test]
fn random_schemas_mean_what_another_validator_says() {
    let rounds = std::env::var("ROUNDS").ok();
    let rounds = rounds.and_then(|text| text.parse().ok()).unwrap_or(400);
    let mut asked = 0;
    for seed in 0..rounds {
        let mut maker = Maker {
            random: Rng::with_seed(seed),
        };
        let mut schema = maker.schema(3, 0);
        let Some(members) = schema.as_object_mut() else {
            continue;
        };
        let mut definitions = serde_json::Map::new();
        for at in 0..3 {
            let mut definition = maker.schema(2, at + 1);
            if let Some(definition) = definition.as_object_mut() {
                definition.insert("$anchor".to_owned(), json!(format!("anchor{at}")));
            } else {
                definition = json!({"$anchor": format!("anchor{at}")});
            }
            definitions.insert(format!("d{at}"), definition);
        }
        members.insert("$defs".to_owned(), Json::Object(definitions));
        let Ok(judge) = jsonschema::draft202012::new(&schema) else {
            panic!("{schema}");
        };
        let known = value(&schema.to_string()).expect("JSON");
        let text = import_schema("Value", &known, &SchemaOptions::default());
        let checked = checked("test.tools", &text);
        let field = &checked.design.tools[0].payload.record.fields[0];
        let table = Tables::new(&checked.design, DEEPEST).ty(&field.ty);
        for _ in 0..30 {
            let value = maker.value(3);
            let accepted = diagnose(table, value.to_string().as_bytes()).is_empty();
            let wanted = judge.is_valid(&value);
            assert_eq!(accepted, wanted, "seed {seed}: {value}\n{schema}\n{text}");
            asked += 1;
        }
    }
    assert!(asked > rounds * 20);
}
