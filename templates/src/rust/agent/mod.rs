//! The folder of an agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

mod calls;
mod completions;
mod policy;
mod specs;
mod uses;

use toolc_compiler::ir::Agent;

use super::folders::{RUNTIME, file, header, module_file};
use super::names::Names;
use super::{docs, layout};
use crate::GeneratedFile;
use completions::Completions;
use uses::Uses;

/// All files of an agent.
pub(super) fn files<'d>(names: &Names<'d>, agent: &'d Agent) -> Vec<GeneratedFile> {
    let folder = format!(
        "{}/agents/{}",
        names.service(agent.service),
        names.agent(agent.id)
    );
    let source = &names.design.files[agent.place.file.0 as usize];
    let header = header(std::iter::once(&*source.path));
    let completions = Completions::of(names, agent, source.package);
    let packages = completions.packages();
    let uses = Uses::of(names, agent, &packages);

    let mut out = Vec::new();
    let mut modules = vec!["calls", "policy", "specs"];
    out.push(file(&folder, "calls", calls::calls(agent, &uses, &header)));
    out.push(file(&folder, "policy", policy::policy(agent, &header)));
    out.push(file(
        &folder,
        "specs",
        specs::specs(names, agent, &uses, &completions, &header),
    ));
    if !agent.completions.is_empty() {
        modules.extend(["codecs", "completions", "types"]);
        out.push(file(
            &folder,
            "completions",
            completions.markers(agent, &header),
        ));
        out.extend(completions.types(agent, &folder, &header));
    }

    let about = format!("The agent {}.", docs::code(&agent.name));
    modules.sort_unstable();
    let mut body: String = modules
        .iter()
        .map(|module| format!("pub mod {module};\n"))
        .collect();
    body.push_str("\npub use calls::Calls;\npub use policy::POLICY;\n");
    let mut exports = ["AGENT", "SPECS", "spec"].map(str::to_owned);
    layout::use_list(&mut body, 0, "pub use specs::", &mut exports);
    let docs = docs::or(agent.docs.as_deref(), &about);
    out.push(module_file(&folder, &header, docs, "", RUNTIME, body));
    out
}
