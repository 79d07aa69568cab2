//! OpenAPI documents as they are in the wild: refs everywhere, directions, discriminators, and that nothing counts as
//! unchanged that was not understood.

use toolc_compiler::import::{
    Beside, Imported, NoteKind, Options, Source, canonicalize_source, import,
};

const HEAD: &str = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\n";

fn source(text: &str, files: &[(&str, &str)]) -> Source {
    let files = files
        .iter()
        .map(|(path, text)| ((*path).to_owned(), Ok((*text).to_owned())));
    Source {
        label: "api".to_owned(),
        text: text.to_owned(),
        beside: Beside {
            own: "api.yaml".to_owned(),
            files: files.collect(),
        },
        ..Source::default()
    }
}

fn imported(text: &str, files: &[(&str, &str)]) -> Imported {
    import(
        &[source(&format!("{HEAD}{text}"), files)],
        &Options::default(),
    )
}

/// The words of the written file, without commas, so that tests do not depend on where lines break.
fn written(imported: &Imported) -> String {
    let text = imported.files[0].text.replace(',', "");
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

#[track_caller]
fn has(imported: &Imported, parts: &[&str]) {
    let text = written(imported);
    for part in parts {
        assert!(
            text.contains(&part.replace(',', "")),
            "no {part} in\n{}\n{:?}",
            imported.files[0].text,
            imported.report.notes
        );
    }
}

#[track_caller]
fn has_not(imported: &Imported, parts: &[&str]) {
    let text = written(imported);
    for part in parts {
        assert!(
            !text.contains(&part.replace(',', "")),
            "{part} in\n{}",
            imported.files[0].text
        );
    }
}

/// The notes of a kind, as `tool path: message`.
fn notes(imported: &Imported, kind: NoteKind) -> Vec<String> {
    let all = imported
        .report
        .notes
        .iter()
        .filter(|note| note.kind == kind);
    all.map(|note| format!("{} {}: {}", note.tool, note.path, note.message))
        .collect()
}

#[test]
fn every_part_of_an_operation_may_be_a_ref() {
    let text = "
paths:
  /a: {get: {$ref: parts/a.yaml}}
  /b: {$ref: parts/b.yaml}
  /c:
    post:
      operationId: c
      parameters: [{$ref: 'parts/params.yaml#/Limit'}, {$ref: '#/components/parameters/Q'}]
      requestBody: {$ref: parts/body.yaml}
      responses: {'200': {$ref: parts/ok.yaml}}
  /d: {get: {$ref: '#/x-operations/D'}}
x-operations:
  D: {operationId: d, parameters: [{name: n, in: query, schema: {$ref: parts/deep/n.yaml}}], responses: {}}
components:
  parameters: {Q: {name: q, in: query, schema: {type: boolean}}}
  schemas: {Color: {type: string, enum: [red, blue]}}
";
    let files = [
        (
            "parts/a.yaml",
            "operationId: a\nparameters: [{name: x, in: query, required: true, schema: {type: integer}}]\nresponses: {}\n",
        ),
        (
            "parts/b.yaml",
            "get: {operationId: b, parameters: [{name: y, in: query, schema: {$ref: '../api.yaml#/components/schemas/Color'}}], responses: {}}\n",
        ),
        (
            "parts/params.yaml",
            "Limit: {name: limit, in: query, required: true, schema: {type: integer}}\n",
        ),
        (
            "parts/body.yaml",
            "required: true\ncontent: {application/json: {schema: {$ref: 'deep/pet.yaml'}}}\n",
        ),
        (
            "parts/ok.yaml",
            "description: ok\ncontent: {application/json: {schema: {$ref: '#/x-own'}}}\nx-own: {type: array, items: {$ref: deep/pet.yaml}}\n",
        ),
        (
            "parts/deep/pet.yaml",
            "type: object\nrequired: [id]\nproperties: {id: {$ref: n.yaml}, parent: {$ref: pet.yaml}}\n",
        ),
        ("parts/deep/n.yaml", "type: integer\nminimum: 1\n"),
    ];
    let api = imported(text, &files);
    has(
        &api,
        &[
            "tool a(x: int)",
            "tool b(y?: Color)",
            "tool c(limit: int, q?: bool, body: Pet) ->",
            "tool d(n?: N)",
            "type Pet { id: N parent?: Pet ... }",
            "type N = int @range(1..)",
        ],
    );
    assert_eq!(notes(&api, NoteKind::Lost), [""; 0]);
    assert_eq!((api.report.kept(), api.report.tools.len()), (4, 4));
    // A record has all that it refers to.
    let text = format!("{HEAD}{text}");
    let records = canonicalize_source(&source(&text, &files)).expect("it is YAML");
    let input = records[2]
        .tool
        .get("inputs")
        .expect("it has inputs")
        .to_json();
    assert!(input.contains(r##""$ref":"#/$defs/pet""##), "{input}");
    assert!(input.contains(r#""$defs":{"pet":"#), "{input}");
}

#[test]
fn what_is_not_understood_is_never_unchanged() {
    let operation = |members: &str| {
        format!("paths:\n  /a/{{id}}:\n    get:\n      operationId: a\n      {members}\n")
    };
    let id = "parameters: [{name: id, in: path, required: true, schema: {type: string}}]";
    // As it should be, it is unchanged.
    let plain = imported(&operation(&format!("{id}\n      responses: {{}}")), &[]);
    assert_eq!(
        (plain.report.kept(), plain.report.tools.len()),
        (1, 1),
        "{:?}",
        plain.report.notes
    );
    for members in [
        // Words of operations, bodies, responses and parameters that OpenAPI does not have.
        &format!("{id}\n      paramaters: []"),
        &format!("{id}\n      requestBody: {{contents: {{}}}}"),
        &format!(
            "{id}\n      requestBody: {{require: true, content: {{application/json: {{schema: {{type: string}}}}}}}}"
        ),
        &format!("{id}\n      responses: {{'200': {{description: ok, contents: {{}}}}}}"),
        "parameters: [{name: id, in: path, required: true, schemas: {type: string}}]",
        "parameters: [{name: id, in: path, required: true, scheme: 1, schema: {type: string}}]",
        "parameters: [{name: id, in: paths, required: true, schema: {type: string}}]",
        // Placeholders, and parameters of a path that has no place for them.
        "parameters: []",
        "parameters: [{name: id, in: path, schema: {type: string}}]",
        &id.replace(
            "[",
            "[{name: other, in: path, required: true, schema: {type: string}}, ",
        ),
        // Refs that lead nowhere.
        &format!("{id}\n      requestBody: {{$ref: '#/components/requestBodies/None'}}"),
        &format!("{id}\n      responses: {{'200': {{$ref: gone.yaml}}}}"),
        "parameters: [{$ref: gone.yaml}, {name: id, in: path, required: true, schema: {type: string}}]",
        "parameters: [{name: id, in: path, required: true, schema: {$ref: 'https://example.com/s.yaml'}}]",
        "parameters: [{name: id, in: path, required: true, schema: {$ref: '#/components/schemas/None'}}]",
        "parameters: 1",
    ] {
        let api = imported(&operation(members), &[]);
        assert_eq!(api.report.kept(), 0, "{members}\n{:?}", api.report.notes);
        assert!(
            !notes(&api, NoteKind::Lost).is_empty() || !notes(&api, NoteKind::Repaired).is_empty()
        );
    }
    // No operation at all.
    for paths in [
        "paths: {/a: {gett: {responses: {}}}}",
        "paths: {/a: {get: {$ref: gone.yaml}}}",
        "paths: {/a: {$ref: '#/x-none'}}",
        "paths: {/a: {get: [1]}}",
        "paths: {/a: 1}",
        "paths: {}",
    ] {
        let api = imported(paths, &[]);
        assert_eq!((api.report.kept(), api.files.len()), (0, 0), "{paths}");
        assert_eq!(
            notes(&api, NoteKind::Lost).len(),
            1,
            "{paths} {:?}",
            api.report.notes
        );
    }
}

#[test]
fn what_differs_in_a_shared_type_counts_for_all_of_its_tools() {
    let api = imported(
        "
paths:
  /a: {get: {operationId: a, responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}}
  /b: {get: {operationId: b, responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/B'}}}}}}}
  /c: {get: {operationId: c, responses: {'200': {description: d, content: {application/json: {schema: {type: string}}}}}}}
components:
  schemas:
    A: {type: object, properties: {s: {type: object, properties: {x: {type: string}}, not: {required: [x]}}}}
    B: {type: array, items: {$ref: '#/components/schemas/A'}}
",
        &[],
    );
    let worst: Vec<_> = api.report.tools.iter().map(|tool| tool.worst).collect();
    assert_eq!(
        worst,
        [Some(NoteKind::Escaped), Some(NoteKind::Escaped), None]
    );
    assert_eq!(notes(&api, NoteKind::Escaped).len(), 1);
    assert_eq!(api.report.kept(), 1);
}

#[test]
fn files_that_are_not_read_are_named_once() {
    let mut source = source(
        &format!(
            "{HEAD}paths:\n  /a: {{get: {{operationId: a, parameters: [{{name: x, in: query, schema: {{$ref: x.yaml}}}}], responses: {{'200': {{$ref: x.yaml}}}}}}}}\nx-unused: {{$ref: unused.yaml}}\n"
        ),
        &[],
    );
    for path in ["x.yaml", "unused.yaml"] {
        source
            .beside
            .files
            .push((path.to_owned(), Err("there is no such file".to_owned())));
    }
    let api = import(&[source], &Options::default());
    let lost = notes(&api, NoteKind::Lost);
    assert!(
        lost.contains(&" : the file `x.yaml` was not read: there is no such file".to_owned()),
        "{lost:?}"
    );
    assert!(!lost.iter().any(|note| note.contains("unused")), "{lost:?}");
    assert_eq!(api.report.kept(), 0);
}

#[test]
fn requests_and_results_have_the_properties_of_their_direction() {
    let text = "
paths:
  /pets:
    post:
      operationId: add
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'201': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
    put:
      operationId: set
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Login'}}}}
      responses: {'204': {description: d}}
components:
  schemas:
    Pet:
      type: object
      additionalProperties: false
      required: [id, name, password, tag]
      properties:
        id: {$ref: '#/components/schemas/Id'}
        name: {type: string}
        password: {type: string, writeOnly: true}
        tag: {$ref: '#/components/schemas/Tag'}
    Id: {type: integer, readOnly: true}
    Tag: {type: object, properties: {word: {type: string}}}
    Login: {allOf: [{type: object, properties: {at: {type: string, readOnly: true}, pin: {type: string, format: password}}}, {required: [at, pin]}]}
";
    let api = imported(text, &[]);
    has(
        &api,
        &[
            "tool add(body: PetInput) -> Pet",
            "type Pet { id: Id name: string tag: Tag }",
            "type PetInput { name: string password: string @secret tag: Tag }",
            "type Login { pin: string @format(\"password\") @secret ... }",
        ],
    );
    has_not(&api, &["TagInput", "LoginInput"]);
}

#[test]
fn discriminators_become_unions() {
    let paths = "
paths:
  /pets:
    post:
      operationId: add
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'200': {description: d}}
components:
  schemas:
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, required: [lives], properties: {lives: {type: integer}}}]}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {breed: {type: string}}}]}
    Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}, {type: object, properties: {weeks: {type: integer}}}]}
";
    let base =
        "type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}}";
    // Alternatives that are subtypes, with a mapping; the third subtype is none of the alternatives.
    let api = imported(
        &format!(
            "{paths}    Pet: {{{base}, oneOf: [{{$ref: '#/components/schemas/Cat'}}, {{$ref: '#/components/schemas/Dog'}}], discriminator: {{propertyName: kind, mapping: {{cat: '#/components/schemas/Cat', dog: Dog}}}}}}\n"
        ),
        &[],
    );
    has(
        &api,
        &[
            "union Pet by kind",
            "cat: Cat",
            "dog: Dog",
            "type Cat { name?: string lives: int ... }",
        ],
    );
    has_not(&api, &["Puppy", "@schema"]);
    // Subtypes that nothing lists: by their names, or by the mapping.
    let api = imported(
        &format!("{paths}    Pet: {{{base}, discriminator: {{propertyName: kind}}}}\n"),
        &[],
    );
    has(
        &api,
        &[
            "union Pet by kind",
            "Cat: Cat",
            "Dog: Dog",
            "Puppy: Puppy",
            "type Puppy { weeks?: int name?: string breed?: string ... }",
        ],
    );
    let api = imported(
        &format!(
            "{paths}    Pet: {{{base}, discriminator: {{propertyName: kind, mapping: {{kitten: '#/components/schemas/Cat'}}}}}}\n"
        ),
        &[],
    );
    has(&api, &["union Pet by kind", "kitten: Cat", "Dog: Dog"]);
    // Swagger 2 has only the name of the property.
    let swagger = "
swagger: '2.0'
info: {title: T, version: '1'}
host: api.example
basePath: /v1/
paths: {/pets: {get: {operationId: list, responses: {'200': {description: d, schema: {$ref: '#/definitions/Pet'}}}}}}
definitions:
  Pet: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
  Cat: {allOf: [{$ref: '#/definitions/Pet'}, {properties: {lives: {type: integer, x-nullable: true}}}]}
  Dog: {allOf: [{$ref: '#/definitions/Pet'}, {properties: {breed: {type: string}}}]}
";
    let api = import(&[source(swagger, &[])], &Options::default());
    has(
        &api,
        &[
            "union Pet by kind",
            "Cat: Cat",
            "lives?: int?",
            "server: \"https://api.example/v1\"",
        ],
    );
    // What a schema says itself of the property is more than a name.
    let api = imported(
        "
paths: {/e: {get: {operationId: e, responses: {'200': {description: d, content: {application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Made'}, {$ref: '#/components/schemas/Gone'}], discriminator: {propertyName: type}}}}}}}}}
components:
  schemas:
    Made: {type: object, required: [type], properties: {type: {type: string, enum: [thing.made]}}}
    Gone: {type: object, required: [type], properties: {type: {type: string, enum: [thing.gone]}}}
",
        &[],
    );
    has(&api, &["by type", "\"thing.made\": ", "\"thing.gone\": "]);
}

#[test]
fn keywords_of_openapi_are_those_of_json_schema_in_what_is_kept() {
    let api = imported(
        "
paths: {/e: {post: {operationId: e, requestBody: {content: {application/json: {schema: {type: object, properties: {v: {not: {type: object, properties: {a: {type: number, minimum: 1, exclusiveMinimum: true, nullable: true, example: {items: [1]}}}}}, w: {nullable: true, allOf: [{$ref: '#/components/schemas/W'}]}, x: {type: string, nullable: true, enum: [a, b]}}}}}}, responses: {}}}}
components: {schemas: {W: {type: object, properties: {n: {type: integer}}}}}
",
        &[],
    );
    has(
        &api,
        &[
            "exclusiveMinimum: 1",
            "type: [\"number\", \"null\"]",
            "examples: [{ items: [1] }]",
            "w?: W?",
            "x?: \"a\" | \"b\" | null",
        ],
    );
    has_not(&api, &["minimum: 1", "nullable"]);
}

#[test]
fn arguments_are_what_callers_decide() {
    let api = imported(
        "
paths:
  /a/{id}/{part}:
    parameters:
      - {name: id, in: path, schema: {type: integer}}
      - {name: Shared, in: header, required: true, schema: {type: string}}
    post:
      operationId: a
      parameters:
        - {name: id, in: query, schema: {type: string}}
        - {name: id, in: header, schema: {type: boolean}}
        - {name: authorization, in: header, required: true, schema: {type: string}}
        - {name: Accept, in: header, schema: {type: string}}
        - {name: content-type, in: header, schema: {type: string}}
        - {name: shared, in: header, schema: {type: string, minLength: 3}}
        - {name: filter, in: query, content: {application/json: {schema: {type: object, required: [n], properties: {n: {type: integer}}}}}}
        - {name: body, in: query, schema: {type: string}}
      requestBody: {content: {text/plain: {}}}
      responses:
        '200': {description: d, content: {application/json: {schema: {type: integer}}}}
        '202': {description: d, content: {application/json: {schema: {type: string}}}}
        '204': {description: d}
        default: {description: d, content: {application/json: {schema: {type: boolean}}}}
",
        &[],
    );
    has(
        &api,
        &[
            "query_id?: string",
            "header_id?: bool",
            "shared?: string @length(3..)",
            "filter?: { n: int ... }",
            "body?: string",
            " id: int",
            "part: string",
            "request_body?: string",
            "-> int | string | null",
            "\"openapi.name\": { query_id: \"id\" header_id: \"id\" }",
            "filter: { content: \"application/json\" }",
        ],
    );
    has_not(&api, &["authorization", "Accept", "content-type", "Shared"]);
    let repaired = notes(&api, NoteKind::Repaired);
    assert_eq!(repaired.len(), 2, "{repaired:?}");
}

/// A property may be called as a keyword is: what it refers to is there all the same.
#[test]
fn properties_with_names_of_keywords_keep_their_refs() {
    let text = "
paths: {/e: {post: {operationId: e, requestBody: {content: {application/json: {schema: {not: {$ref: '#/components/schemas/W'}}}}}, responses: {}}}}
components:
  schemas:
    W: {type: object, properties: {type: {$ref: '#/components/schemas/T'}, enum: {$ref: '#/components/schemas/U'}, default: {$ref: parts/x.yaml}}}
    T: {type: string, minLength: 7}
    U: {type: string, minLength: 8}
";
    let api = imported(text, &[("parts/x.yaml", "{type: string, minLength: 9}")]);
    has(&api, &["minLength: 7", "minLength: 8", "minLength: 9"]);
}
