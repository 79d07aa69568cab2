//! The options of one run, read.

use super::options::OPTIONS;
use super::publisher::Publisher;
use super::server::Server;
use crate::read::{Table, listed};
use crate::{Fault, Options, SettingKind};

/// What is made for each server, in the order of their names, and everything that is wrong with the options.
pub(super) fn settings(options: &Options) -> (Vec<Server>, Vec<Fault>) {
    let mut faults = Vec::new();
    for (name, setting) in &options.settings {
        match OPTIONS.iter().find(|key| key.name == name) {
            Some(key) if key.kinds.contains(&setting.kind()) => {}
            Some(key) => faults.push(
                Fault::new(
                    &[name],
                    format!("`{name}` must be {}", key.wanted()),
                    format!("this is {}", setting.kind().phrase()),
                )
                .help(format!("write `{}`", key.example)),
            ),
            None => {
                let known: Vec<&str> = OPTIONS.iter().map(|key| key.name).collect();
                let fault = Fault::new(&[name], format!("unknown key `{name}`"), "not known here");
                faults.push(fault.of_key().help(format!("there is {}", listed(&known))));
            }
        }
    }
    if !faults.is_empty() {
        return (Vec::new(), faults);
    }
    let whole = Table::new(&options.settings, Vec::new());
    let publisher = Publisher::read(&whole, &mut faults);
    let table = whole.table("servers", "{}", &mut faults);
    let mut servers = Vec::new();
    for (name, setting) in table.entries() {
        if setting.kind() == SettingKind::Table {
            let own = table.table(name, "{}", &mut faults);
            servers.push(Server::read(name, &own, &publisher, &mut faults));
        } else {
            let label = format!("this is {}", setting.kind().phrase());
            let fault = table.fault(name, format!("`{name}` must be a table"), &label);
            faults.push(fault.help(format!("write `{}`", OPTIONS[0].example)));
        }
    }
    (servers, faults)
}
