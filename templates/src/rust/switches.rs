//! What the options say of single types: further derives, serde's traits, and types of the user in the place of generated ones.

use std::collections::HashMap;

use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::{Design, TypeId};
use toolc_compiler::providers::Provider;

use super::options::Settings;
use super::rust_path;
use crate::Fault;
use crate::plan::checked::checked;
use crate::plan::recursion::is_nominal;

/// See [`Settings`], with ids in place of names.
#[derive(Debug, Default)]
pub(super) struct Switches {
    serde: bool,
    /// Whether aliases with limits are types of their own.
    pub newtypes: bool,
    derives: Vec<String>,
    derives_of: HashMap<TypeId, Vec<String>>,
    externs: HashMap<TypeId, String>,
    /// Those whose schemas stand in the specs.
    pub providers: Vec<&'static Provider>,
}

/// What options ask of one type.
#[derive(Debug, Default)]
pub(super) struct Extras {
    /// Paths of derives.
    pub derives: Vec<String>,
    pub serde: bool,
    /// The user's type, and its name here, where this one is only its form on the wire.
    pub form_of: Option<(String, String)>,
}

impl Switches {
    pub(super) fn new(design: &Design, settings: &Settings, faults: &mut Vec<Fault>) -> Self {
        let mut switches = Self {
            serde: settings.serde,
            newtypes: settings.newtypes,
            providers: settings.providers.clone(),
            ..Self::default()
        };
        let mut id = |option: &str, name: &str, newtypes| match settings.is_of_part {
            true if !is_known(design, name) => None,
            true | false => find(design, option, name, newtypes, faults),
        };
        for (name, derives) in &settings.derives {
            if name == "*" {
                switches.derives.clone_from(derives);
            } else if let Some(id) = id("derive", name, settings.newtypes) {
                switches.derives_of.insert(id, derives.clone());
            }
        }
        for (name, path) in &settings.externs {
            if let Some(id) = id("extern", name, false) {
                switches.externs.insert(id, path.clone());
            }
        }
        switches
    }

    /// Whether a type of the user stands in the place of a declared one.
    pub(super) fn is_extern(&self, id: TypeId) -> bool {
        self.externs.contains_key(&id)
    }

    /// What is asked of a type; `name` is that of the user's type where one stands in its place.
    pub(super) fn extras(&self, id: Option<TypeId>, name: &str) -> Extras {
        if let Some(path) = id.and_then(|id| self.externs.get(&id)) {
            return Extras {
                form_of: Some((path.clone(), name.to_owned())),
                ..Extras::default()
            };
        }
        let mut derives = self.derives.clone();
        let own = id.and_then(|id| self.derives_of.get(&id));
        for path in own.into_iter().flatten() {
            if !derives.contains(path) {
                derives.push(path.clone());
            }
        }
        Extras {
            derives,
            serde: self.serde,
            form_of: None,
        }
    }
}

impl Extras {
    /// Whether one of these is derived: a derive with the name of its trait.
    pub(super) fn derive_any(&self, names: &[&str]) -> bool {
        let mut derives = self.derives.iter();
        derives.any(|path| names.contains(&rust_path::last(path)))
    }

    /// The derives that a type does not have yet, as they follow others in an attribute.
    pub(super) fn further(&self, known: &[&str]) -> Vec<&str> {
        let derives = self.derives.iter().map(String::as_str);
        derives
            .filter(|path| !known.contains(&rust_path::last(path)))
            .collect()
    }
}

fn is_known(design: &Design, name: &str) -> bool {
    design.types.iter().any(|decl| *decl.full_name == *name)
}

/// The type of this name; `newtypes` where checked aliases are some, too.
fn find(
    design: &Design,
    option: &str,
    name: &str,
    newtypes: bool,
    faults: &mut Vec<Fault>,
) -> Option<TypeId> {
    let key = [option, name];
    let Some(decl) = design.types.iter().find(|decl| *decl.full_name == *name) else {
        let fault = Fault::new(
            &key,
            format!("the design has no type `{name}`"),
            "not known here",
        );
        let names = || design.types.iter().map(|decl| &*decl.full_name);
        let last = |name: &str| name.rsplit('.').next().map(str::to_owned);
        let same = names().find(|other| last(other) == last(name));
        let help = match same.or_else(|| nearest(name, names()).first().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "write the package and the name, like `acme.common.Money`".to_owned(),
        };
        faults.push(fault.of_key().help(help));
        return None;
    };
    let is_checked = newtypes && checked(design, decl.id).is_some();
    if !is_checked && !is_nominal(design, decl.id) {
        faults.push(
            Fault::new(
                &key,
                format!("`{name}` is another name of a type, and none of its own in Rust"),
                "an alias",
            )
            .of_key()
            .help("name a record, an enum or a union"),
        );
        return None;
    }
    Some(decl.id)
}
