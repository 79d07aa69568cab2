//! `.toolc/parts`: what a run knew, for the next one.
//!
//! Sealed JSON. What cannot be read, was written by another program or does not fit together is not used.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::{Code, Edit, Finding, Label, Severity};
use toolc_compiler::parts::{self, ACROSS, described};
use toolc_compiler::source::{FileId, Span};
use toolc_templates::Options;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_128};

use crate::cache::Digests;
use crate::sealed::{Fault, Sealed};
use crate::write::{Hash, Places, Portion};

const FILE: &str = "parts";

/// 128 MiB are those of about a million tools.
const SEALED: Sealed = Sealed {
    first: "toolc parts 2 ",
    most: 128 << 20,
};

/// Why what is whole by its hash is not used, all the same.
pub(super) const MISFIT: &str = "what the last run left does not fit together";

/// What a run knew.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The hashes of its sources, as [`Digests`] has them.
    pub inputs: u128,
    pub program: u128,
    /// In the order of the project.
    pub files: Vec<KeptFile>,
    /// By name.
    pub packages: Vec<KeptPackage>,
    /// All findings but those that are about tools of several groups.
    pub warnings: Vec<Warning>,
    /// All tools that have a description, in the order of the design.
    pub described: Vec<KeptTool>,
    /// Whether a source speaks of the findings that are about tools of several groups.
    pub allows_across: bool,
    /// Whether nothing in it could use a type.
    pub is_library: bool,
    /// By name; those of one folder.
    pub targets: BTreeMap<String, Made>,
}

/// A source.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct KeptFile {
    pub path: String,
    pub text: u128,
    pub package: usize,
    /// The names of its services, in order.
    pub services: Vec<String>,
}

/// A package.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct KeptPackage {
    pub name: String,
    /// The first package of its group.
    pub group: usize,
    /// A hash of its outline.
    pub outline: u128,
    /// Whether it only declares types and errors, and names only such packages.
    pub is_shared: bool,
    /// The shared packages that it names something of.
    pub used: Vec<usize>,
    /// A hash of what it uses of shared packages.
    pub uses: u128,
}

/// A place in a source: file, first byte, first byte after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptSpan(u32, u32, u32);

/// A finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Warning {
    pub(super) code: String,
    message: String,
    labels: Vec<(KeptSpan, String)>,
    help: Option<String>,
    edits: Vec<(KeptSpan, String)>,
    guess: bool,
}

/// A tool that has a description: a hash of it, its name, and where that is.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct KeptTool(pub u128, pub String, pub KeptSpan);

/// What a target made in a folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Made {
    options: u128,
    /// A hash of what the lock lists.
    listed: u128,
    /// Whether each file depends on its package alone.
    pub by_package: bool,
    /// The package of each listed file, in the order of the lock; none for files about all of them.
    pub packages: Vec<Option<usize>>,
}

impl From<Span> for KeptSpan {
    fn from(span: Span) -> Self {
        Self(span.file.0, span.start, span.end)
    }
}

impl From<KeptSpan> for Span {
    fn from(KeptSpan(file, start, end): KeptSpan) -> Self {
        Self {
            file: FileId(file),
            start,
            end,
        }
    }
}

impl KeptSpan {
    /// The index of the file.
    pub(super) fn file(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a part of this text.
    pub(super) fn is_in(self, text: &str) -> bool {
        text.get(self.1 as usize..self.2 as usize).is_some()
    }
}

impl Warning {
    pub(super) fn of(finding: &Finding) -> Self {
        let labels = finding.labels.iter();
        let edits = finding.edits.iter();
        Self {
            code: finding.code.id.to_owned(),
            message: finding.message.clone(),
            labels: labels
                .map(|label| (label.span.into(), label.text.clone()))
                .collect(),
            help: finding.help.clone(),
            edits: edits
                .map(|edit| (edit.span.into(), edit.text.clone()))
                .collect(),
            guess: finding.guess,
        }
    }

    /// The file that it is about.
    pub(super) fn file(&self) -> usize {
        self.labels.first().map_or(0, |(span, _)| span.file())
    }

    /// The finding; nothing where its code is none of these.
    pub(super) fn finding(&self, codes: &[&'static Code]) -> Option<Finding> {
        let code = codes.iter().find(|code| code.id == self.code)?;
        let labels = self.labels.iter().map(|(span, text)| Label {
            span: (*span).into(),
            text: text.clone(),
        });
        let edits = self.edits.iter().map(|(span, text)| Edit {
            span: (*span).into(),
            text: text.clone(),
        });
        Some(Finding {
            code,
            severity: Severity::Warning,
            message: self.message.clone(),
            labels: labels.collect(),
            help: self.help.clone(),
            edits: edits.collect(),
            guess: self.guess,
        })
    }
}

impl Made {
    /// Whether it was made with these options.
    pub(crate) fn has_options(&self, options: &Options) -> bool {
        self.options == hash_of(options)
    }

    /// The same, by what the lock lists now.
    pub(crate) fn relisted<'l>(&self, listed: impl Iterator<Item = (&'l str, Hash)>) -> Self {
        Self {
            listed: hash_of_listed(listed),
            ..self.clone()
        }
    }

    /// What a target made with these options, by what the lock lists then.
    pub(crate) fn new<'l>(
        options: &Options,
        listed: impl Iterator<Item = (&'l str, Hash)>,
        by_package: bool,
        packages: Vec<Option<usize>>,
    ) -> Self {
        Self {
            options: hash_of(options),
            listed: hash_of_listed(listed),
            by_package,
            packages,
        }
    }
}

fn hash_of(options: &Options) -> u128 {
    xxh3_128(format!("{options:?}").as_bytes())
}

fn hash_of_listed<'l>(listed: impl Iterator<Item = (&'l str, Hash)>) -> u128 {
    let mut all = Xxh3Default::new();
    for (path, hash) in listed {
        all.update(format!("{path} {hash}\n").as_bytes());
    }
    all.digest128()
}

impl Kept {
    /// What a run about the whole project knew; the texts are those of the digests.
    pub(crate) fn of(checked: &Checked, digests: &Digests) -> Self {
        let design = &checked.design;
        let texts = checked.sources.iter().map(|(_, file)| &*file.text);
        let files = design.files.iter().zip(&digests.texts);
        let mut files: Vec<KeptFile> = files
            .map(|(file, text)| KeptFile {
                path: file.path.to_string(),
                text: *text,
                package: file.package.0 as usize,
                services: Vec::new(),
            })
            .collect();
        for service in &design.services {
            let file = &mut files[service.place.file().0 as usize];
            file.services.push(service.name.to_string());
        }
        let is_shared = parts::shared(design);
        let groups = parts::groups(design, &is_shared);
        let outlines = parts::outlines(design);
        let used = parts::used(design, &is_shared);
        let uses = parts::uses(design, &is_shared);
        let packages = design.packages.iter().enumerate().zip(used);
        let packages = packages.map(|((at, package), used)| KeptPackage {
            name: package.name.to_string(),
            group: groups[at],
            outline: xxh3_128(outlines[at].as_bytes()),
            is_shared: is_shared[at],
            used,
            uses: xxh3_128(uses[at].as_bytes()),
        });
        let within = checked.findings.iter();
        let within = within.filter(|finding| finding.code.id != ACROSS);
        Self {
            inputs: digests.whole,
            program: digests.program,
            files,
            packages: packages.collect(),
            warnings: within.map(Warning::of).collect(),
            described: tools(checked),
            allows_across: allows_across(texts),
            is_library: parts::is_library(design),
            targets: BTreeMap::new(),
        }
    }

    /// Reads it; the error says why it is of no use.
    pub(crate) fn read(folder: &Path) -> Result<Self, &'static str> {
        let path = Places::of(folder, &Portion::Whole).state.join(FILE);
        let json = SEALED.read(&path).map_err(|fault| match fault {
            Fault::Absent => "no run has left anything",
            Fault::Other => "what the last run left is something else",
            Fault::Unreadable => "what the last run left cannot be read",
            Fault::Version => "another version of toolc left it",
            Fault::Broken => "what the last run left is broken",
        })?;
        let kept: Self = serde_json::from_slice(&json).unwrap_or_default();
        match kept.fits() {
            true => Ok(kept),
            false => Err(MISFIT),
        }
    }

    /// Whether everything that it speaks of is there.
    fn fits(&self) -> bool {
        let files = self.files.len();
        let packages = self.packages.len();
        let mut made = self.targets.values().flat_map(|made| &made.packages);
        files > 0
            && self.files.iter().all(|file| file.package < packages)
            && self.packages.iter().all(|one| one.group < packages)
            && self
                .packages
                .iter()
                .flat_map(|one| &one.used)
                .all(|used| *used < packages)
            && self.warnings.iter().all(|one| !one.labels.is_empty())
            && self.spans(&|_| true).all(|span| span.file() < files)
            && made.all(|package| package.is_none_or(|package| package < packages))
    }

    /// The places of all findings and tools that are in some files.
    pub(super) fn spans(&self, is_asked: &dyn Fn(usize) -> bool) -> impl Iterator<Item = KeptSpan> {
        let warnings = self.warnings.iter();
        let warnings = warnings.filter(|one| is_asked(one.file())).flat_map(|one| {
            let labels = one.labels.iter().map(|(span, _)| *span);
            labels.chain(one.edits.iter().map(|(span, _)| *span))
        });
        let tools = self.described.iter().map(|tool| tool.2);
        warnings.chain(tools.filter(|span| is_asked(span.file())))
    }

    /// Writes it. A failure only costs time.
    pub(crate) fn write(&self, folder: &Path) {
        let path = Places::of(folder, &Portion::Whole).state.join(FILE);
        if let Ok(json) = serde_json::to_vec(self) {
            SEALED.write(&path, &json);
        }
    }
}

/// The tools of a design that have a description.
pub(super) fn tools(checked: &Checked) -> Vec<KeptTool> {
    let all = described(&checked.design);
    let all = all.map(|tool| {
        let docs = xxh3_128(tool.docs.as_bytes());
        KeptTool(docs, tool.name.to_string(), tool.span.into())
    });
    all.collect()
}

/// Whether one of some texts speaks of the findings that are about tools of several groups.
pub(super) fn allows_across<'t>(mut texts: impl Iterator<Item = &'t str>) -> bool {
    texts.any(|text| text.contains(ACROSS))
}
