//! Agents and commands of a service, and all of its surfaces together.

use std::collections::HashSet;
use std::fmt::Write;

use super::signatures::ANYWHERE;
use super::{File, Project};
use crate::names::written;
use crate::random::Random;
use crate::texts::{comment, docs, line, quoted};

const TAKES_ALL: &str = "a string takes everything";

impl Project<'_> {
    /// What a service shows to agents, models and people.
    pub(super) fn surfaces(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
    ) -> String {
        let mut out = String::new();
        for _ in 0..if random.chance(40) {
            random.between(1, 2)
        } else {
            0
        } {
            out.push_str(&self.agent(random, files, index, at));
        }
        for _ in 0..if random.chance(30) { 1 } else { 0 } {
            out.push_str(&self.server(random, files, index, at));
        }
        for _ in 0..if random.chance(30) { 1 } else { 0 } {
            out.push_str(&self.command(random, files, index, at));
        }
        out
    }

    /// Whether each tool has a word of its own on a command line.
    pub(super) fn has_words_of_commands(&self) -> bool {
        let mut seen: HashSet<String> = ["help", "run", "mcp", "calls"].map(str::to_owned).into();
        let mut tools = self.tools.iter();
        tools.all(|tool| seen.insert(tool.name.replace('_', "-")))
    }

    fn agent(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
    ) -> String {
        let name = self.taste.fresh(random, &mut self.taken.agents);
        let mut out = String::new();
        comment(&docs(random), "  ", &mut out);
        writeln!(out, "  agent {} {{", written(&name)).expect(TAKES_ALL);
        writeln!(out, "    instructions {}", quoted(&line(random))).expect(TAKES_ALL);
        out.push_str(&self.views(random, index, "uses"));
        if random.chance(50) {
            let text = self.toolset(random, files, index, at, "    ", true);
            out.push_str(&text);
        }
        let mut names = Default::default();
        for _ in 0..random.below(3) {
            let name = self.taste.fresh(random, &mut names);
            let ty = self.types.shape(random, ANYWHERE);
            let ty = files[at].printer.result(&ty);
            comment(&docs(random), "    ", &mut out);
            writeln!(out, "    completion {} -> {ty}", written(&name)).expect(TAKES_ALL);
        }
        if random.chance(50) {
            let on_missing = random.pick(&["clarify", "finish", "resume"]);
            writeln!(out, "    policy {{ calls 20, failures 3, time 5m, plan_timeout 45s, tool_timeout 90s, on_missing {on_missing} }}").expect(TAKES_ALL);
        }
        out.push_str("  }\n");
        out
    }

    /// Views of the service's own toolsets and of those that others export.
    pub(super) fn views(&self, random: &mut Random, index: usize, keyword: &str) -> String {
        let mut views = Vec::new();
        for (at, service) in self.services.iter().enumerate() {
            for toolset in &service.toolsets {
                if (at != index && !toolset.exported) || random.chance(50) {
                    continue;
                }
                // Chains may run what is left out, so that only toolsets without them are cut.
                let has_chains = self.tools.iter().any(|tool| tool.is_chain);
                let names: Vec<String> = toolset
                    .tools
                    .iter()
                    .map(|tool| written(&self.tools[*tool].name))
                    .collect();
                let filter = match random.below(3) {
                    0 if !has_chains => format!(" only [{}]", names[0]),
                    1 if !has_chains && names.len() > 1 => format!(" except [{}]", names[0]),
                    _ => String::new(),
                };
                views.push(format!("{}{filter}", written(&toolset.name)));
            }
        }
        if views.is_empty() {
            String::new()
        } else {
            format!("    {keyword} {}\n", views.join(", "))
        }
    }
}
