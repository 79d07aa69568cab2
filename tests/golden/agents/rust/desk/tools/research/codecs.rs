// Made by toolc from desk.tools; do not edit.

//! How the payloads, results and errors of the toolset `research` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_desk::codecs as acme_desk;
use super::types::{
    NobodyKnows, ResearchArgs, ResearchError, StreamResearchArgs, StreamResearchError,
    SummarizeArgs, SummarizeError, SummarizeResultItem,
};

#[rustfmt::skip]
pub static RESEARCH_ARGS: table::Record = table::Record {
    name: "ResearchArgs",
    fields: &[
        table::Field::required("question", table::Table::Record(&acme_desk::QUESTION)),
        table::Field::default("depth", table::Table::INT, "1"),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ResearchArgs {
    fn table() -> table::Table {
        table::Table::Record(&RESEARCH_ARGS)
    }
}

impl Decode for ResearchArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut question = None;
        let mut depth = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "question" => question = Some(r.read()?),
                "depth" => depth = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            question: question.ok_or(Refused)?,
            depth: depth.unwrap_or(1),
        })
    }
}

impl Encode for ResearchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("question").write(&self.question);
        w.key("depth").write(&self.depth);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STREAM_RESEARCH_ARGS: table::Record = table::Record {
    name: "StreamResearchArgs",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for StreamResearchArgs {
    fn table() -> table::Table {
        table::Table::Record(&STREAM_RESEARCH_ARGS)
    }
}

impl Decode for StreamResearchArgs {
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

impl Encode for StreamResearchArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SUMMARIZE_ARGS: table::Record = table::Record {
    name: "SummarizeArgs",
    fields: &[
        table::Field::required("texts", table::Table::List(&SUMMARIZE_ARGS_TEXTS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SUMMARIZE_ARGS_TEXTS: table::List = table::List::of(table::Table::STRING);

impl Payload for SummarizeArgs {
    fn table() -> table::Table {
        table::Table::Record(&SUMMARIZE_ARGS)
    }
}

impl Decode for SummarizeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut texts = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "texts" => texts = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            texts: texts.ok_or(Refused)?,
        })
    }
}

impl Encode for SummarizeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("texts").write(&self.texts);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SUMMARIZE_RESULT_ITEM: table::Record = table::Record {
    name: "SummarizeResultItem",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::required("weight", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SummarizeResultItem {
    fn table() -> table::Table {
        table::Table::Record(&SUMMARIZE_RESULT_ITEM)
    }
}

impl Decode for SummarizeResultItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut weight = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "weight" => weight = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            weight: weight.ok_or(Refused)?,
        })
    }
}

impl Encode for SummarizeResultItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("weight").write(&self.weight);
        w.end_object();
    }
}

toolrt::tool_errors!(ResearchError {
    "nobody_knows" => NobodyKnows(NobodyKnows),
});

toolrt::tool_errors!(StreamResearchError {});

#[rustfmt::skip]
static SUMMARIZE_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&SUMMARIZE_RESULT_ITEM));
#[rustfmt::skip]
pub static SUMMARIZE_RESULT_TABLE: table::Table = table::Table::List(&SUMMARIZE_RESULT_TYPE);

/// How the summarize result is read and written.
pub fn summarize_result() -> toolrt::Codec<Vec<SummarizeResultItem>> {
    toolrt::Codec::new(
        table_summarize_result,
        read_summarize_result,
        encode_summarize_result,
    )
}

fn table_summarize_result() -> table::Table {
    SUMMARIZE_RESULT_TABLE
}

fn encode_summarize_result(value: &Vec<SummarizeResultItem>, w: &mut Writer) {
    w.write(value);
}

fn read_summarize_result(r: &mut Reader<'_>) -> Result<Vec<SummarizeResultItem>, Refused> {
    r.read()
}

toolrt::tool_errors!(SummarizeError {});
