// Made by toolc from planner.tools; do not edit.

//! How the types of `acme.planner` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::acme_todos::codecs as acme_todos;
use super::types::{Answer, Cron, EventRef, Locator, Plan, Step, Trigger};

#[rustfmt::skip]
pub static PLAN: table::Record = table::Record {
    name: "Plan",
    fields: &[
        table::Field::required("goal", table::Table::STRING),
        table::Field::required("steps", table::Table::List(&PLAN_STEPS)),
        table::Field::optional("todos", table::Table::Record(&acme_todos::TODOS_SNAPSHOT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PLAN_STEPS: table::List = table::List::of(table::Table::Record(&STEP)).min(1).max(50);

impl Payload for Plan {
    fn table() -> table::Table {
        table::Table::Record(&PLAN)
    }
}

impl Decode for Plan {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut goal = None;
        let mut steps = None;
        let mut todos = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "goal" => goal = Some(r.read()?),
                "steps" => steps = Some(r.list(&PLAN_STEPS, Reader::read)?),
                "todos" => todos = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            goal: goal.ok_or(Refused)?,
            steps: steps.ok_or(Refused)?,
            todos,
        })
    }
}

impl Encode for Plan {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("goal").write(&self.goal);
        w.key("steps").list(&self.steps, &PLAN_STEPS, Writer::write);
        if let Some(todos) = &self.todos {
            w.key("todos").write(todos);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STEP: table::Record = table::Record {
    name: "Step",
    fields: &[
        table::Field::required("title", table::Table::STRING),
        table::Field::optional("owner", table::Table::Nullable(&table::Table::STRING)),
        table::Field::optional("estimate", table::Table::DURATION),
        table::Field::default("steps", table::Table::List(&STEP_STEPS), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static STEP_STEPS: table::List = table::List::of(table::Table::Record(&STEP));

impl Payload for Step {
    fn table() -> table::Table {
        table::Table::Record(&STEP)
    }
}

impl Decode for Step {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut title = None;
        let mut owner = toolrt::Maybe::Absent;
        let mut estimate = None;
        let mut steps = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "title" => title = Some(r.read()?),
                "owner" => owner = r.read()?,
                "estimate" => estimate = Some(r.read()?),
                "steps" => steps = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            title: title.ok_or(Refused)?,
            owner,
            estimate,
            steps: steps.unwrap_or_default(),
        })
    }
}

impl Encode for Step {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("title").write(&self.title);
        if !self.owner.is_absent() {
            w.key("owner");
            w.nullable(self.owner.value(), Writer::write);
        }
        if let Some(estimate) = &self.estimate {
            w.key("estimate").write(estimate);
        }
        w.key("steps").write(&self.steps);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TRIGGER: table::Tagged = table::Tagged {
    name: "Trigger",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("schedule", table::Table::Record(&CRON)),
        table::Variant::new("event", table::Table::Record(&EVENT_REF)),
    ],
};

impl Payload for Trigger {
    fn table() -> table::Table {
        table::Table::Tagged(&TRIGGER)
    }
}

impl Decode for Trigger {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "schedule" => r.variant("kind").map(Self::Schedule),
            "event" => r.variant("kind").map(Self::Event),
            _ => Err(Refused),
        }
    }
}

impl Encode for Trigger {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Schedule(value) => {
                w.variant("kind", "schedule", value);
            }
            Self::Event(value) => {
                w.variant("kind", "event", value);
            }
        }
    }
}

toolrt::conversions!(Trigger {
    Schedule(Cron),
    Event(EventRef),
});

#[rustfmt::skip]
pub static CRON: table::Record = table::Record {
    name: "Cron",
    fields: &[
        table::Field::required("expression", table::Table::STRING),
        table::Field::default("timezone", table::Table::STRING, "\"UTC\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Cron {
    fn table() -> table::Table {
        table::Table::Record(&CRON)
    }
}

impl Decode for Cron {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut expression = None;
        let mut timezone = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "expression" => expression = Some(r.read()?),
                "timezone" => timezone = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            expression: expression.ok_or(Refused)?,
            timezone: timezone.unwrap_or_else(Self::default_timezone),
        })
    }
}

impl Encode for Cron {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("expression").write(&self.expression);
        w.key("timezone").write(&self.timezone);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EVENT_REF: table::Record = table::Record {
    name: "EventRef",
    fields: &[
        table::Field::required("source", table::Table::URI),
        table::Field::required("name", table::Table::STRING),
        table::Field::default("labels", table::Table::Map(&EVENT_REF_LABELS), "{}"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static EVENT_REF_LABELS: table::Map = table::Map::of(table::Table::STRING);

impl Payload for EventRef {
    fn table() -> table::Table {
        table::Table::Record(&EVENT_REF)
    }
}

impl Decode for EventRef {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut source = None;
        let mut name = None;
        let mut labels = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "source" => source = Some(r.read()?),
                "name" => name = Some(r.read()?),
                "labels" => labels = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            source: source.ok_or(Refused)?,
            name: name.ok_or(Refused)?,
            labels: labels.unwrap_or_default(),
        })
    }
}

impl Encode for EventRef {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("source").write(&self.source);
        w.key("name").write(&self.name);
        w.key("labels").write(&self.labels);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Tagged = table::Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("text", table::Table::STRING),
        table::Variant::new("plan", table::Table::Record(&PLAN)),
    ],
};

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Tagged(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "text" => r.content("type", "value", Reader::read).map(Self::Text),
            "plan" => r.content("type", "value", Reader::read).map(Self::Plan),
            _ => Err(Refused),
        }
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Text(value) => {
                w.key("type").str("text");
                w.key("value");
                w.write(value);
            }
            Self::Plan(value) => {
                w.key("type").str("plan");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

toolrt::conversions!(Answer {
    Text(String),
    Plan(Plan),
});

#[rustfmt::skip]
pub static LOCATOR: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&LOCATOR_TEXT),
        table::Table::Int(&LOCATOR_INT),
    ],
};
#[rustfmt::skip]
static LOCATOR_TEXT_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}-\\d+$");
#[rustfmt::skip]
static LOCATOR_TEXT: table::Text = table::Text::ANY.patterns(&[&LOCATOR_TEXT_PATTERN]);
#[rustfmt::skip]
static LOCATOR_INT: table::Int = table::Int::ANY.at_least(1);

impl Payload for Locator {
    fn table() -> table::Table {
        table::Table::Union(&LOCATOR)
    }
}

impl Decode for Locator {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LOCATOR)? {
            0 => r.text(&LOCATOR_TEXT).map(Self::Text),
            1 => r.int(&LOCATOR_INT).map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Locator {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.text(value, &LOCATOR_TEXT),
            Self::Int(value) => w.int(*value, &LOCATOR_INT),
        }
    }
}

toolrt::conversions!(Locator {
    Text(String),
    Int(i64),
});
