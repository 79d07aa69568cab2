//! What a host writes to provide a toolset, as long as nobody has written it: methods that only say so.

use std::collections::BTreeSet;

use crate::code::{Code, Fragment, Import, Module, Name, Rules, SLOT, Seen, printed};
use crate::slot::Slot;

/// The stubs of a toolset in one language.
pub struct Stubs {
    /// The name of the toolset.
    pub toolset: String,
    /// The trait or protocol that a host implements.
    pub provider: String,
    /// The modules that lead to the toolset from the root of what is generated.
    pub modules: Vec<String>,
    /// What must be implemented, in the order of the design.
    pub methods: Vec<Stub>,
    pub(crate) language: &'static Language,
    /// What the toolset is for.
    pub(crate) docs: String,
    /// A name for the type that implements it; no type that the methods name has it.
    pub host: String,
}

/// A method that nobody has written.
pub struct Stub {
    /// Its name.
    pub name: String,
    pub(crate) docs: String,
    /// Its parameters behind the context, each with its type.
    pub(crate) parameters: Vec<(&'static str, Code)>,
    pub(crate) result: Code,
}

/// How a language writes stubs.
pub(crate) struct Language {
    pub rules: &'static Rules,
    /// The lines of a method of a type, or of a function of a module.
    pub method: fn(&Stub, bool, &mut Slots),
    /// The whole file, from a path of the root of what is generated.
    pub file: fn(&Stubs, &str) -> String,
    /// What a name is that a file must know: one of the toolset, or of a library.
    pub named: fn(&Name) -> Option<Named>,
}

/// A name in the signature of a stub, which is written as its file knows it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// A type of the toolset.
    OfToolset(String),
    /// A name from a module of a library: `toolrt` and `Context`.
    OfLibrary(String, String),
}

impl Stubs {
    /// A file that has all of them. `root` is the path of what is generated, as the file names it: `crate::tools`,
    /// `acme.gen`; it is empty where that is where the modules of the file are.
    pub fn file(&self, root: &str) -> String {
        (self.language.file)(self, root)
    }

    /// A method of a type, indented by four spaces; `spelled` says how its file writes a name.
    pub fn method(&self, stub: &Stub, spelled: &dyn Fn(&Named) -> String) -> String {
        self.written(stub, true, spelled)
    }

    /// A function of a module, in languages where a module may be a host.
    pub fn function(&self, stub: &Stub, spelled: &dyn Fn(&Named) -> String) -> String {
        self.written(stub, false, spelled)
    }

    fn written(&self, stub: &Stub, of_type: bool, spelled: &dyn Fn(&Named) -> String) -> String {
        let mut slots = Slots::default();
        let known = |code: &Code| self.spelled(code, spelled);
        let stub = Stub {
            name: stub.name.clone(),
            docs: stub.docs.clone(),
            parameters: (stub.parameters.iter())
                .map(|(name, ty)| (*name, known(ty)))
                .collect(),
            result: known(&stub.result),
        };
        (self.language.method)(&stub, of_type, &mut slots);
        slots.printed(self.language.rules, "")
    }

    /// The names that a method needs.
    pub fn names(&self, stub: &Stub) -> BTreeSet<Named> {
        let mut all = BTreeSet::new();
        let parameters = stub.parameters.iter().map(|(_, ty)| ty);
        for code in parameters.chain([&stub.result]) {
            code.each_name(&mut |name| all.extend((self.language.named)(name)));
        }
        all
    }

    /// The comment of the type that implements them, without an indent.
    pub fn docs(&self) -> String {
        let mut out = String::new();
        (self.language.rules.docs)(&mut out, 0, &self.docs);
        out
    }

    fn spelled(&self, code: &Code, spelled: &dyn Fn(&Named) -> String) -> Code {
        code.with_names(&|name| {
            let named = (self.language.named)(name)?;
            // Who writes into a file has seen to its imports.
            Some(imported(spelled(&named), Module::Beside(""), ""))
        })
    }

    /// The methods of a new file, where types of the toolset and of libraries are imported as `import` says.
    pub(crate) fn methods(&self, slots: &mut Slots, import: &dyn Fn(&Named) -> Name) {
        let named = |name: &Name| (self.language.named)(name).map(|named| import(&named));
        for (index, stub) in self.methods.iter().enumerate() {
            if index > 0 {
                slots.line("");
            }
            let known = Stub {
                name: stub.name.clone(),
                docs: stub.docs.clone(),
                parameters: (stub.parameters.iter())
                    .map(|(name, ty)| (*name, ty.with_names(&named)))
                    .collect(),
                result: stub.result.with_names(&named),
            };
            (self.language.method)(&known, true, slots);
        }
    }
}

/// A name that is imported.
pub(crate) fn imported(text: String, module: Module, name: &str) -> Name {
    let import = Import {
        module,
        name: name.to_owned(),
        seen: Seen::Loaded,
    };
    Name { text, import }
}

/// Lines with slots in them, as a template renders them.
#[derive(Default)]
pub(crate) struct Slots {
    text: String,
    slots: Vec<Slot>,
}

impl Slots {
    /// Adds a slot, and gives what stands for it in a line.
    pub(crate) fn slot(&mut self, slot: Slot) -> String {
        let [open, close] = SLOT;
        self.slots.push(slot);
        format!("{open}{}{close}", self.slots.len() - 1)
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Adds a comment of its own lines.
    pub(crate) fn docs(&mut self, indent: usize, text: &str) {
        let slot = self.slot(Slot::docs(text));
        self.line(&(" ".repeat(indent) + &slot));
    }

    /// Adds what the names import.
    pub(crate) fn imports(&mut self) {
        let slot = self.slot(Slot(Fragment::Imports.into()));
        self.line(&slot);
    }

    /// The text of a file with this path.
    pub(crate) fn printed(&self, rules: &Rules, path: &str) -> String {
        printed(&self.text, &self.slots, rules, path)
            .expect("our own lines have slots where slots may be")
    }
}
