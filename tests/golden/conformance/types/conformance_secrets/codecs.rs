// Made by toolc from secrets.tools; do not edit.

//! How the types of `conformance.secrets` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Bare, BareKind, Dressed, Hash_, How, Inner, Kept, Listed, Login, LoginMode, Plain, Undressed,
    Vault, VaultEither, VaultYes, Veiled, VeiledKind,
};

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

#[rustfmt::skip]
pub static VAULT_EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::List(&VAULT_EITHER_INT_LIST),
    ],
};
#[rustfmt::skip]
static VAULT_EITHER_INT_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for VaultEither {
    fn table() -> table::Table {
        table::Table::Union(&VAULT_EITHER)
    }
}

impl Decode for VaultEither {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&VAULT_EITHER)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::IntList),
            _ => Err(Refused),
        }
    }
}

impl Encode for VaultEither {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::IntList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static VAULT_YES: table::Enum = table::Enum {
    members: &[
        table::Literal::Bool(true),
    ],
};

impl Payload for VaultYes {
    fn table() -> table::Table {
        table::Table::Enum(&VAULT_YES)
    }
}

impl Decode for VaultYes {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&VAULT_YES, &Self::ALL)
    }
}

impl Encode for VaultYes {
    fn encode(&self, w: &mut Writer) {
        w.member(&VAULT_YES, *self as usize);
    }
}

#[rustfmt::skip]
pub static VAULT: table::Record = table::Record {
    name: "Vault",
    fields: &[
        table::Field::required("key", table::Table::Secret(&table::Table::Text(&VAULT_KEY))),
        table::Field::optional("keys", table::Table::List(&VAULT_KEYS)),
        table::Field::optional("by_name", table::Table::Map(&VAULT_BY_NAME)),
        table::Field::optional("maybe", table::Table::Nullable(&table::Table::Secret(&table::Table::Text(&VAULT_MAYBE)))),
        table::Field::optional("either", table::Table::Secret(&table::Table::Union(&VAULT_EITHER))),
        table::Field::optional("pair", table::Table::Secret(&table::Table::Tuple(&VAULT_PAIR))),
        table::Field::optional("kept", table::Table::Secret(&table::Table::Record(&KEPT))),
        table::Field::optional("how", table::Table::Secret(&table::Table::Tagged(&HOW))),
        table::Field::optional("step", table::Table::Secret(&table::Table::Float(&VAULT_STEP))),
        table::Field::optional("blob", table::Table::Secret(&table::Table::BYTES)),
        table::Field::optional("yes", table::Table::Secret(&table::Table::Enum(&VAULT_YES))),
        table::Field::optional("any", table::Table::Secret(&table::Table::Json)),
        table::Field::optional("count", table::Table::Secret(&table::Table::Map(&VAULT_COUNT))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static VAULT_KEY: table::Text = table::Text::ANY.min(4);
#[rustfmt::skip]
static VAULT_KEYS_ITEM: table::Text = table::Text::ANY.min(4);
#[rustfmt::skip]
static VAULT_KEYS: table::List = table::List::of(table::Table::Secret(&table::Table::Text(&VAULT_KEYS_ITEM)));
#[rustfmt::skip]
static VAULT_BY_NAME_VALUE: table::Text = table::Text::ANY.min(4);
#[rustfmt::skip]
static VAULT_BY_NAME: table::Map = table::Map::of(table::Table::Secret(&table::Table::Text(&VAULT_BY_NAME_VALUE)));
#[rustfmt::skip]
static VAULT_MAYBE_PATTERN: table::Pattern = table::Pattern::new("^k");
#[rustfmt::skip]
static VAULT_MAYBE: table::Text = table::Text::ANY.patterns(&[&VAULT_MAYBE_PATTERN]);
#[rustfmt::skip]
static VAULT_PAIR: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::DATE]);
#[rustfmt::skip]
static VAULT_STEP: table::Float = table::Float::ANY.step("0.5");
#[rustfmt::skip]
static VAULT_COUNT: table::Map = table::Map::of(table::Table::INT).min(1).max(1);

impl Payload for Vault {
    fn table() -> table::Table {
        table::Table::Record(&VAULT)
    }
}

impl Decode for Vault {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut key_ = None;
        let mut keys = None;
        let mut by_name = None;
        let mut maybe = toolrt::Maybe::Absent;
        let mut either = None;
        let mut pair = None;
        let mut kept = None;
        let mut how = None;
        let mut step = None;
        let mut blob = None;
        let mut yes = None;
        let mut any = None;
        let mut count = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "key" => key_ = Some(read_vault_key_hidden(r)?),
                "keys" => keys = Some(r.list(&VAULT_KEYS, read_vault_keys_item_hidden)?),
                "by_name" => {
                    let value = r.map(&VAULT_BY_NAME, read_vault_by_name_value_hidden)?;
                    by_name = Some(value);
                }
                "maybe" => maybe = r.nullable(read_vault_maybe_hidden)?.into(),
                "either" => either = Some(r.read()?),
                "pair" => pair = Some(read_vault_pair_hidden(r)?),
                "kept" => kept = Some(r.read()?),
                "how" => how = Some(r.read()?),
                "step" => step = Some(read_vault_step_hidden(r)?),
                "blob" => blob = Some(r.read()?),
                "yes" => yes = Some(r.read()?),
                "any" => any = Some(r.read()?),
                "count" => count = Some(read_vault_count_hidden(r)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            key: key_.ok_or(Refused)?,
            keys,
            by_name,
            maybe,
            either,
            pair,
            kept,
            how,
            step,
            blob,
            yes,
            any,
            count,
        })
    }
}

impl Encode for Vault {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("key");
        write_vault_key_hidden(w, &self.key);
        if let Some(keys) = &self.keys {
            w.key("keys");
            w.list(keys, &VAULT_KEYS, write_vault_keys_item_hidden);
        }
        if let Some(by_name) = &self.by_name {
            w.key("by_name");
            w.map(by_name, &VAULT_BY_NAME, write_vault_by_name_value_hidden);
        }
        if !self.maybe.is_absent() {
            w.key("maybe");
            w.nullable(self.maybe.value(), write_vault_maybe_hidden);
        }
        if let Some(either) = &self.either {
            w.key("either").write(either);
        }
        if let Some(pair) = &self.pair {
            w.key("pair");
            write_vault_pair_hidden(w, pair);
        }
        if let Some(kept) = &self.kept {
            w.key("kept").write(kept);
        }
        if let Some(how) = &self.how {
            w.key("how").write(how);
        }
        if let Some(step) = &self.step {
            w.key("step");
            write_vault_step_hidden(w, step);
        }
        if let Some(blob) = &self.blob {
            w.key("blob").write(blob);
        }
        if let Some(yes) = &self.yes {
            w.key("yes").write(yes);
        }
        if let Some(any) = &self.any {
            w.key("any").write(any);
        }
        if let Some(count) = &self.count {
            w.key("count");
            write_vault_count_hidden(w, count);
        }
        w.end_object();
    }
}

fn read_vault_key_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&VAULT_KEY).map(toolrt::Secret::new)
}

fn read_vault_keys_item_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&VAULT_KEYS_ITEM).map(toolrt::Secret::new)
}

fn read_vault_by_name_value_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&VAULT_BY_NAME_VALUE).map(toolrt::Secret::new)
}

fn read_vault_maybe_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<String>, Refused> {
    r.text(&VAULT_MAYBE).map(toolrt::Secret::new)
}

fn read_vault_pair(r: &mut Reader<'_>) -> Result<(i64, toolrt::Date), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_vault_pair_hidden(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<(i64, toolrt::Date)>, Refused> {
    read_vault_pair(r).map(toolrt::Secret::new)
}

fn read_vault_step_hidden(r: &mut Reader<'_>) -> Result<toolrt::Secret<f64>, Refused> {
    r.float(&VAULT_STEP).map(toolrt::Secret::new)
}

fn read_vault_count_hidden(
    r: &mut Reader<'_>,
) -> Result<toolrt::Secret<std::collections::BTreeMap<String, i64>>, Refused> {
    r.map(&VAULT_COUNT, Reader::read).map(toolrt::Secret::new)
}

fn write_vault_key_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &VAULT_KEY);
}

fn write_vault_keys_item_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &VAULT_KEYS_ITEM);
}

fn write_vault_by_name_value_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &VAULT_BY_NAME_VALUE);
}

fn write_vault_maybe_hidden(w: &mut Writer, value: &toolrt::Secret<String>) {
    w.text(value.expose(), &VAULT_MAYBE);
}

fn write_vault_pair(w: &mut Writer, value: &(i64, toolrt::Date)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_vault_pair_hidden(w: &mut Writer, value: &toolrt::Secret<(i64, toolrt::Date)>) {
    write_vault_pair(w, value.expose());
}

fn write_vault_step_hidden(w: &mut Writer, value: &toolrt::Secret<f64>) {
    w.float(*value.expose(), &VAULT_STEP);
}

fn write_vault_count_hidden(
    w: &mut Writer,
    value: &toolrt::Secret<std::collections::BTreeMap<String, i64>>,
) {
    w.map(value.expose(), &VAULT_COUNT, Writer::write);
}

#[rustfmt::skip]
pub static KEPT: table::Record = table::Record {
    name: "Kept",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::INT),
};

impl Payload for Kept {
    fn table() -> table::Table {
        table::Table::Record(&KEPT)
    }
}

impl Decode for Kept {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for Kept {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HOW: table::Tagged = table::Tagged {
    name: "How",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("plain", table::Table::Record(&PLAIN)),
        table::Variant::new("hash", table::Table::Record(&HASH_)),
    ],
};

impl Payload for How {
    fn table() -> table::Table {
        table::Table::Tagged(&HOW)
    }
}

impl Decode for How {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "plain" => r.variant("kind").map(Self::Plain),
            "hash" => r.variant("kind").map(Self::Hash),
            _ => Err(Refused),
        }
    }
}

impl Encode for How {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Plain(value) => {
                w.variant("kind", "plain", value);
            }
            Self::Hash(value) => {
                w.variant("kind", "hash", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static PLAIN: table::Record = table::Record {
    name: "Plain",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Plain {
    fn table() -> table::Table {
        table::Table::Record(&PLAIN)
    }
}

impl Decode for Plain {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for Plain {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HASH_: table::Record = table::Record {
    name: "Hash_",
    fields: &[
        table::Field::required("data", table::Table::BYTES),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Hash_ {
    fn table() -> table::Table {
        table::Table::Record(&HASH_)
    }
}

impl Decode for Hash_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut data = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "data" => data = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            data: data.ok_or(Refused)?,
        })
    }
}

impl Encode for Hash_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("data").write(&self.data);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LISTED: table::Union = table::Union {
    alternatives: &[
        table::Table::List(&LISTED_INT_LIST),
        table::Table::STRING,
    ],
};
#[rustfmt::skip]
static LISTED_INT_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for Listed {
    fn table() -> table::Table {
        table::Table::Union(&LISTED)
    }
}

impl Decode for Listed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LISTED)? {
            0 => r.read().map(Self::IntList),
            1 => r.read().map(Self::Text),
            _ => Err(Refused),
        }
    }
}

impl Encode for Listed {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::IntList(value) => w.write(value),
            Self::Text(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static BARE_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("bare"),
    ],
};

impl Payload for BareKind {
    fn table() -> table::Table {
        table::Table::Enum(&BARE_KIND)
    }
}

impl Decode for BareKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&BARE_KIND, &Self::ALL)
    }
}

impl Encode for BareKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&BARE_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static BARE: table::Record = table::Record {
    name: "Bare",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&BARE_KIND)),
        table::Field::required("list", table::Table::Union(&LISTED)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Bare {
    fn table() -> table::Table {
        table::Table::Record(&BARE)
    }
}

impl Decode for Bare {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut list = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "list" => list = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            list: list.ok_or(Refused)?,
        })
    }
}

impl Encode for Bare {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("list").write(&self.list);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VEILED_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("veiled"),
    ],
};

impl Payload for VeiledKind {
    fn table() -> table::Table {
        table::Table::Enum(&VEILED_KIND)
    }
}

impl Decode for VeiledKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&VEILED_KIND, &Self::ALL)
    }
}

impl Encode for VeiledKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&VEILED_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static VEILED: table::Record = table::Record {
    name: "Veiled",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&VEILED_KIND)),
        table::Field::required("list", table::Table::Secret(&table::Table::Union(&LISTED))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Veiled {
    fn table() -> table::Table {
        table::Table::Record(&VEILED)
    }
}

impl Decode for Veiled {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut list = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "list" => list = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            list: list.ok_or(Refused)?,
        })
    }
}

impl Encode for Veiled {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("list").write(&self.list);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DRESSED: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&BARE),
        table::Table::Record(&VEILED),
    ],
};

impl Payload for Dressed {
    fn table() -> table::Table {
        table::Table::Union(&DRESSED)
    }
}

impl Decode for Dressed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&DRESSED)? {
            0 => r.read().map(Self::Bare),
            1 => r.read().map(Self::Veiled),
            _ => Err(Refused),
        }
    }
}

impl Encode for Dressed {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Bare(value) => w.write(value),
            Self::Veiled(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static UNDRESSED: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&VEILED),
        table::Table::Record(&BARE),
    ],
};

impl Payload for Undressed {
    fn table() -> table::Table {
        table::Table::Union(&UNDRESSED)
    }
}

impl Decode for Undressed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&UNDRESSED)? {
            0 => r.read().map(Self::Veiled),
            1 => r.read().map(Self::Bare),
            _ => Err(Refused),
        }
    }
}

impl Encode for Undressed {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Veiled(value) => w.write(value),
            Self::Bare(value) => w.write(value),
        }
    }
}
