// Made by toolc from secrets.tools; do not edit.

//! How the types of `conformance.secrets` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static LOGIN_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
        table::Literal::Text("b"),
    ],
};

impl Payload for LoginMode {
    fn table() -> table::Table {
        table::Table::Enum(&LOGIN_MODE)
    }
}

impl Decode for LoginMode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LOGIN_MODE, &Self::ALL)
    }
}

impl Encode for LoginMode {
    fn encode(&self, w: &mut Writer) {
        w.member(&LOGIN_MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static LOGIN: table::Record = table::Record {
    name: "Login",
    fields: &[
        table::Field::required("user", table::Table::STRING),
        table::Field::required("token", table::Table::Secret(&table::Table::Text(&LOGIN_TOKEN))),
        table::Field::optional("pin", table::Table::Secret(&table::Table::Int(&LOGIN_PIN))),
        table::Field::optional("mode", table::Table::Secret(&table::Table::Enum(&LOGIN_MODE))),
        table::Field::optional("keys", table::Table::Secret(&table::Table::List(&LOGIN_KEYS))),
        table::Field::optional("more", table::Table::Secret(&table::Table::Map(&LOGIN_MORE))),
        table::Field::optional("inner", table::Table::Secret(&table::Table::Record(&INNER))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LOGIN_TOKEN: table::Text = table::Text::ANY.min(8);
#[rustfmt::skip]
static LOGIN_PIN: table::Int = table::Int::ANY.at_least(1000).at_most(9999);
#[rustfmt::skip]
static LOGIN_KEYS: table::List = table::List::of(table::Table::STRING).unique();
#[rustfmt::skip]
static LOGIN_MORE: table::Map = table::Map::of(table::Table::INT);

impl Payload for Login {
    fn table() -> table::Table {
        table::Table::Record(&LOGIN)
    }
}

impl Decode for Login {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut user = None;
        let mut token = None;
        let mut pin = None;
        let mut mode = None;
        let mut keys = None;
        let mut more = None;
        let mut inner = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "user" => user = Some(r.read()?),
                "token" => token = Some(read_login_token_hidden(r)?),
                "pin" => pin = Some(read_login_pin_hidden(r)?),
                "mode" => mode = Some(r.read()?),
                "keys" => keys = Some(read_login_keys_hidden(r)?),
                "more" => more = Some(r.read()?),
                "inner" => inner = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            user: user.ok_or(Refused)?,
            token: token.ok_or(Refused)?,
            pin,
            mode,
            keys,
            more,
            inner,
        })
    }
}

impl Encode for Login {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("user").write(&self.user);
        w.key("token");
        write_login_token_hidden(w, &self.token);
        if let Some(pin) = &self.pin {
            w.key("pin");
            write_login_pin_hidden(w, pin);
        }
        if let Some(mode) = &self.mode {
            w.key("mode").write(mode);
        }
        if let Some(keys) = &self.keys {
            w.key("keys");
            write_login_keys_hidden(w, keys);
        }
        if let Some(more) = &self.more {
            w.key("more").write(more);
        }
        if let Some(inner) = &self.inner {
            w.key("inner").write(inner);
        }
        w.end_object();
    }
}

fn read_login_token_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&LOGIN_TOKEN).map(toolrt::Secret::new)
}

fn read_login_pin_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<i64>, Refused> {
    r.int(&LOGIN_PIN).map(toolrt::Secret::new)
}

fn read_login_keys_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<Vec<String>>, Refused> {
    r.list(&LOGIN_KEYS, Reader::read).map(toolrt::Secret::new)
}

fn write_login_token_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &LOGIN_TOKEN);
}

fn write_login_pin_hidden(w: &mut Writer, value: &toolrt::Secret<i64>) {
    w.int(*value.expose(), &LOGIN_PIN);
}

fn write_login_keys_hidden(w: &mut Writer, value: &toolrt::Secret<Vec<String>>) {
    w.list(value.expose(), &LOGIN_KEYS, Writer::write);
}

#[rustfmt::skip]
pub static INNER: table::Record = table::Record {
    name: "Inner",
    fields: &[
        table::Field::required("known", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Inner {
    fn table() -> table::Table {
        table::Table::Record(&INNER)
    }
}

impl Decode for Inner {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut known = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "known" => known = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            known: known.ok_or(Refused)?,
        })
    }
}

impl Encode for Inner {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("known").write(&self.known);
        w.end_object();
    }
}
