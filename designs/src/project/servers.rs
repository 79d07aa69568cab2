//! MCP servers and commands of a service, with their resources and prompts.

use std::collections::HashSet;
use std::fmt::Write;

use super::signatures::{ANYWHERE, parameters};
use super::statements::{asks, icons, lines};
use super::tools::block;
use super::{File, Project, Signature, nothing, paths};
use crate::names::written;
use crate::random::Random;
use crate::texts::{comment, docs, line, quoted};

const TAKES_ALL: &str = "a string takes everything";

impl Project<'_> {
    /// A server that shows some of its service's toolsets and of others'.
    pub(super) fn server(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
    ) -> String {
        let name = self.taste.fresh(random, &mut self.taken.servers);
        let mut out = String::new();
        comment(&docs(random), "  ", &mut out);
        writeln!(out, "  mcp {} {{", written(&name)).expect(TAKES_ALL);
        let statements = self.of_server(random);
        out.push_str(&lines(random, statements, "    "));
        out.push_str(&self.views(random, index, "exposes"));
        // Resources and prompts are called alike.
        let mut names = self.taken.served.remove(&name).unwrap_or_default();
        let served = self.resources(random, &mut files[at], "file", &mut names);
        out.push_str(&served);
        self.taken.served.insert(name.clone(), names);
        if !served.is_empty() {
            self.services[index].serving.push(name);
        }
        out.push_str("  }\n");
        out
    }

    /// A command that shows tools, resources and prompts of its own, and those of its service's servers.
    pub(super) fn command(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
    ) -> String {
        let name = self.taste.fresh(random, &mut self.taken.clis);
        let mut out = String::new();
        comment(&docs(random), "  ", &mut out);
        writeln!(out, "  cli {} {{", written(&name)).expect(TAKES_ALL);
        let views = self.views(random, index, "exposes");
        if self.has_words_of_commands() {
            out.push_str(&views);
        }
        let mut names = self.taken.served.remove(&name).unwrap_or_default();
        for server in &self.services[index].serving {
            if random.chance(60) {
                writeln!(out, "    shares {}", written(server)).expect(TAKES_ALL);
                // What it shares is beside its own.
                names.extend(self.taken.served.get(server).into_iter().flatten().cloned());
            }
        }
        if random.chance(60) {
            out.push_str(&self.resources(random, &mut files[at], "own", &mut names));
        }
        self.taken.served.insert(name, names);
        out.push_str("  }\n");
        out
    }

    /// Resources, with URIs of a scheme, and prompts, with names that are free.
    fn resources(
        &self,
        random: &mut Random,
        file: &mut File<'_>,
        scheme: &str,
        names: &mut HashSet<String>,
    ) -> String {
        let mut out = String::new();
        for number in 0..random.below(4) {
            let name = self.taste.fresh(random, names);
            let scheme = format!("{scheme}{number}");
            out.push_str(&self.resource(random, file, &name, &scheme));
        }
        for _ in 0..random.below(4) {
            let name = self.taste.fresh(random, names);
            out.push_str(&self.prompt(random, file, &name));
        }
        out
    }

    fn of_server(&self, random: &mut Random) -> Vec<String> {
        let mut all = Vec::new();
        for keyword in ["title", "version", "instructions"] {
            if random.chance(40) {
                all.push(format!("{keyword} {}", quoted(&line(random))));
            }
        }
        if random.chance(40) {
            all.push(format!("text {}", random.pick(&["json", "hint", "both"])));
        }
        if random.chance(25) {
            let words = random.pick(&["search", "permitted", "search, permitted"]);
            all.push(format!("discovery {words}"));
        }
        cache(random, &mut all);
        if random.chance(25) {
            icons(random, &mut all);
        }
        let label = written(&self.taste.name(random));
        let mut to = vec![
            "session_id".to_owned(),
            "run_id".to_owned(),
            "turn_id".to_owned(),
            "labels[\"odd label\"]".to_owned(),
            format!("labels[{}]", quoted(label.trim_matches('"'))),
        ];
        random.shuffle(&mut to);
        for to in to.iter().take(random.below(4)) {
            let claim = format!("claim {}", quoted(&format!("x{}", line(random))));
            let places = [
                "meta \"acme.dev/run\"",
                "meta \"run\"",
                "header \"X-Run\"",
                &*claim,
            ];
            all.push(format!("context {to} from {}", random.pick(&places)));
        }
        all
    }

    fn resource(
        &self,
        random: &mut Random,
        file: &mut File<'_>,
        name: &str,
        scheme: &str,
    ) -> String {
        /// Names of arguments that languages have other uses for.
        const VARIABLES: &[&str] = &["path", "id", "type", "self", "class", "fn", "Upper", "1st"];
        let mut uri = format!("{scheme}:///");
        let mut variables = VARIABLES.to_vec();
        random.shuffle(&mut variables);
        for variable in variables.iter().take(random.below(4)) {
            let plus = if random.chance(20) { "+" } else { "" };
            write!(uri, "{{{plus}{variable}}}/").expect(TAKES_ALL);
        }
        let ty = match random.below(6) {
            0 => String::new(),
            1 => " -> content".to_owned(),
            2 => " -> bytes".to_owned(),
            3 => " -> string".to_owned(),
            _ => {
                let ty = self.types.shape(random, ANYWHERE);
                format!(" -> {}", file.printer.result(&ty))
            }
        };
        let mut all = served(random);
        if random.chance(60) {
            all.push("mime \"text/plain\"".to_owned());
        }
        if random.chance(25) {
            all.push("watched".to_owned());
        }
        cache(random, &mut all);
        if random.chance(15) {
            asks(random, &mut all);
        }
        let errors = self.thrown(random, false);
        let throws = self.throws(&mut file.printer, &errors);
        let (name, uri) = (written(name), quoted(&uri));
        let mut out = String::new();
        comment(&docs(random), "    ", &mut out);
        write!(out, "    resource {name} {uri}{ty}{throws}").expect(TAKES_ALL);
        let statements = lines(random, all, "      ");
        block(&mut out, &statements, "    ");
        out
    }

    fn prompt(&self, random: &mut Random, file: &mut File<'_>, name: &str) -> String {
        let mut record = nothing();
        if random.chance(80) {
            let (count, taken) = (random.between(1, 3), &mut HashSet::new());
            record.fields = self.types.record_of(random, count, taken, ANYWHERE).fields;
        }
        let mut all = served(random);
        let mut throws = String::new();
        if random.chance(25) {
            let errors = self.thrown(random, false);
            throws = self.throws(&mut file.printer, &errors);
            all.push("hosted".to_owned());
            if random.chance(40) {
                asks(random, &mut all);
            }
        }
        let mut statements = lines(random, all, "      ");
        if !statements.contains("hosted\n") {
            let leaves = paths::leaves(&self.types.design, &record, "args", 2);
            for _ in 0..random.between(1, 4) {
                let role = random.pick(&["user", "assistant"]);
                let mut template = || paths::template(&self.types.design, random, &leaves);
                let (text, uri) = (template(), format!("\"note:///{}", &template()[1..]));
                let message = match random.below(7) {
                    0 => "image \"aGk=\" mime \"image/png\"".to_owned(),
                    1 => "audio \"\" mime \"audio/wav\"".to_owned(),
                    2 => format!("resource {uri}"),
                    3 => format!("resource {uri} mime \"text/plain\" text {text}"),
                    _ => text,
                };
                writeln!(statements, "      {role} {message}").expect(TAKES_ALL);
            }
        }
        let signature = Signature {
            declared: None,
            record,
            injected: Vec::new(),
        };
        let mut out = String::new();
        comment(&docs(random), "    ", &mut out);
        let arguments = parameters(&mut file.printer, &signature, "    ");
        write!(out, "    prompt {}{arguments}{throws}", written(name)).expect(TAKES_ALL);
        block(&mut out, &statements, "    ");
        out
    }
}

/// What resources and prompts say alike.
fn served(random: &mut Random) -> Vec<String> {
    let mut all = Vec::new();
    if random.chance(30) {
        all.push(format!("title {}", quoted(&line(random))));
    }
    if random.chance(15) {
        icons(random, &mut all);
    }
    if random.chance(20) {
        let needs = random.pick(&[
            "none",
            "fs:read, net:read:api.example.com",
            "fs:write:./out",
        ]);
        all.push(format!("needs {needs}"));
    }
    if random.chance(15) {
        all.push("scopes \"notes:read\", \"a b\"".to_owned());
    }
    if random.chance(15) {
        all.push(format!("timeout {}", random.pick(&["5s", "1500ms"])));
    }
    all
}

fn cache(random: &mut Random, all: &mut Vec<String>) {
    if random.chance(25) {
        let scope = random.pick(&["", " public", " private"]);
        all.push(format!("cache {}{scope}", random.pick(&["10s", "5m"])));
    }
}
