// Made by toolc from obstacles.tools; do not edit.

//! How the payloads, results and errors of the toolset `tools` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::type_self::codecs as type_self;
use super::types::{BoxError, ToolsToolArgs, ToolsToolError};

#[rustfmt::skip]
pub static TOOLS_TOOL_ARGS: table::Record = table::Record {
    name: "ToolsToolArgs",
    fields: &[
        table::Field::required("x", table::Table::Record(&type_self::KEYWORD)),
        table::Field::required("y", table::Table::Enum(&type_self::NAMES)),
        table::Field::required("z", table::Table::Record(&type_self::A_LONG_NAME_OF_A_TYPE_THAT_GOES_ON)),
        table::Field::required("p", table::Table::Record(&type_self::PAYLOAD_)),
        table::Field::required("q", table::Table::Record(&type_self::HTTP_REQUEST)),
        table::Field::required("t", table::Table::Record(&type_self::RECORD)),
        table::Field::required("s", table::Table::Record(&type_self::STRING2)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ToolsToolArgs {
    fn table() -> table::Table {
        table::Table::Record(&TOOLS_TOOL_ARGS)
    }
}

impl Decode for ToolsToolArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut y = None;
        let mut z = None;
        let mut p = None;
        let mut q = None;
        let mut t = None;
        let mut s = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                "y" => y = Some(r.read()?),
                "z" => z = Some(r.read()?),
                "p" => p = Some(r.read()?),
                "q" => q = Some(r.read()?),
                "t" => t = Some(r.read()?),
                "s" => s = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            y: y.ok_or(Refused)?,
            z: z.ok_or(Refused)?,
            p: p.ok_or(Refused)?,
            q: q.ok_or(Refused)?,
            t: t.ok_or(Refused)?,
            s: s.ok_or(Refused)?,
        })
    }
}

impl Encode for ToolsToolArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.key("y").write(&self.y);
        w.key("z").write(&self.z);
        w.key("p").write(&self.p);
        w.key("q").write(&self.q);
        w.key("t").write(&self.t);
        w.key("s").write(&self.s);
        w.end_object();
    }
}

toolrt::tool_errors!(ToolsToolError {
    "box" => Box(BoxError),
});
