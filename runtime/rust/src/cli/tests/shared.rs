//! What a command shows of resources and prompts. `test_cli_shared.py` of Python expects the same bytes.

use crate::cli::completion::candidates;
use crate::cli::manifest::{prompts, resources};
use crate::cli::options::Shows;
use crate::cli::shared::Shared;
use crate::mcp::{Cache, PromptArgument, PromptSpec, ResourceShape, ResourceSpec};
use crate::spec::Spec;

const NOTES: ResourceSpec = ResourceSpec {
    name: "notes",
    title: Some("All notes"),
    description: "What was noted.",
    uri: "note:///all",
    variables: &[],
    mime: Some("text/plain"),
    shape: ResourceShape::Text,
    watched: false,
    cache: Cache::NONE,
    icons: &[],
    tool: &Spec::EMPTY,
};

const NOTE: ResourceSpec = ResourceSpec {
    name: "note",
    title: None,
    description: "",
    uri: "note:///{id}",
    variables: &["id"],
    mime: None,
    ..NOTES
};

const SUM_UP: PromptSpec = PromptSpec {
    name: "sum_up",
    title: None,
    description: "Sum up.",
    icons: &[],
    arguments: &[PromptArgument {
        name: "id",
        title: None,
        description: Some("Which one."),
        required: true,
        values: &[],
    }],
    tool: &Spec {
        input_schema: r#"{"type":"object"}"#,
        ..Spec::EMPTY
    },
};

fn shared() -> Shared {
    Shared {
        resources: vec![&NOTES, &NOTE],
        prompts: vec![&SUM_UP],
        documents: false,
        is_served: false,
    }
}

#[test]
fn resources_and_prompts_are_listed() {
    let shared = shared();
    assert_eq!(
        resources(&shared),
        r#"[{"name":"notes","title":"All notes","uri":"note:///all","description":"What was noted.","mimeType":"text/plain"},{"name":"note","uriTemplate":"note:///{id}"}]"#
    );
    assert_eq!(
        prompts(&shared),
        r#"[{"name":"sum_up","description":"Sum up.","arguments":[{"name":"id","description":"Which one.","required":true}],"input_schema":{"type":"object"}}]"#
    );
}

#[test]
fn options_are_those_of_what_there_is() {
    let names = |shows: Shows| -> Vec<&str> {
        let own = shows.options().filter(|option| option.needs.is_some());
        own.map(|option| option.name).collect()
    };
    assert_eq!(names(Shows::default()), [""; 0]);
    let (resources, prompts) = (true, true);
    let only = Shows {
        resources,
        ..Shows::default()
    };
    assert_eq!(names(only), ["resources", "resource"]);
    let both = Shows { prompts, ..only };
    assert_eq!(names(both), ["resources", "resource", "prompts", "prompt"]);
    let documents = Shows {
        documents: true,
        ..Shows::default()
    };
    assert_eq!(names(documents), ["docs"]);
}

#[test]
fn uris_and_names_are_completed() {
    let typed = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        candidates(&[], &shared(), &words)
    };
    assert_eq!(typed(&["--resource", ""]), "note:///all\n");
    assert_eq!(typed(&["--prompt", "s"]), "sum_up\n");
    assert_eq!(typed(&["--prompt=s"]), "--prompt=sum_up\n");
    assert_eq!(
        typed(&["--re"]),
        "--response\tHow much envelopes hold: concise or detailed.\n\
         --resources\tPrint all resources as JSON.\n\
         --resource\tRead a resource.\n"
    );
}
