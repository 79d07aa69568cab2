//! What a handler asks whoever has made its call.

use super::asking::{Reply, Unanswered, invalid_state};
use super::{
    Ask, CallFault, Context, Fault, Internal, Json, Kind, Questions, Request, RequestKind, Sample,
};
use crate::codec::{Codec, Decode, Encode, Payload};
use crate::diagnose::Issue;
use crate::json::{Reader, Refused, Writer};
use crate::scalars::Uri;
use crate::table::{self, Table};

/// A folder of the caller.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Root {
    pub uri: Uri,
    pub name: Option<String>,
}

impl Context {
    /// Asks the questions of the tool that runs, which the design declares with `asks`: one, or a tuple of several at
    /// once.
    ///
    /// ```ignore
    /// let address = cx.ask(asks::SHIP_ORDER_ADDRESS).await?;
    /// let (address, express) = cx.ask((asks::SHIP_ORDER_ADDRESS, asks::SHIP_ORDER_EXPRESS)).await?;
    /// ```
    ///
    /// The host's asker answers, or else the caller, if it has declared that it can: then the handler is dropped here,
    /// the call ends as `input_required`, and **the next call runs the handler again from its start** with the answers.
    /// What it does before a question would happen twice; [`once`](Self::once) prevents that. A question that is asked
    /// again, in a loop, has an answer for each time, in order.
    ///
    /// # Errors
    /// Nobody can answer (`no_asker`), or somebody has refused to (`denied`); as errors to be passed on by `?`. An
    /// undeclared question is an internal error.
    pub async fn ask<Q: Questions>(&self, questions: Q) -> Result<Q::Answers, Internal> {
        questions.ask(self).await
    }

    /// Asks a question that may be refused: then there is no answer.
    ///
    /// # Errors
    /// See [`Context::ask`].
    pub async fn ask_or_none<T: Send>(&self, ask: Ask<T>) -> Result<Option<T>, Internal> {
        let request = self.question(ask)?;
        let codec = (ask.codec)();
        let reply = self.reply(ask.name, &request, codec).await?;
        reply.map(|json| read(codec, &json)).transpose()
    }

    pub(super) async fn asked<T: Send>(&self, ask: Ask<T>) -> Result<T, Internal> {
        let request = self.question(ask)?;
        let codec = (ask.codec)();
        match self.reply(ask.name, &request, codec).await? {
            Some(json) => read(codec, &json),
            None => Err(passing(refused(&request))),
        }
    }

    /// Asks the caller's model to go on with messages; gives its text.
    ///
    /// # Errors
    /// See [`Context::ask`].
    pub async fn sample(&self, sample: Sample) -> Result<String, Internal> {
        let request = Request {
            sample: Some(sample),
            ..Request::new(RequestKind::Sample, self.tool())
        };
        let codec = Codec::<String>::of();
        match self.reply("sample", &request, codec).await? {
            Some(json) => read(codec, &json),
            None => Err(passing(refused(&request))),
        }
    }

    /// Asks the caller for its folders.
    ///
    /// # Errors
    /// See [`Context::ask`].
    pub async fn roots(&self) -> Result<Vec<Root>, Internal> {
        let request = Request::new(RequestKind::Roots, self.tool());
        let codec = Codec::new(Roots::table, Roots::decode, Roots::encode);
        match self.reply("roots", &request, codec).await? {
            Some(json) => read(codec, &json).map(|roots: Roots| roots.0),
            None => Err(passing(refused(&request))),
        }
    }

    /// Whether somebody may answer requests of this kind: the host's asker, or the caller in its next call.
    pub fn can_answer(&self, kind: RequestKind) -> bool {
        self.asking().is_some_and(|asking| asking.may_answer(kind))
    }

    /// Does something once, although the handler may run again: its result is in the state that the caller brings back.
    /// The same name again is another thing, in the order of the calls. An error is not kept.
    ///
    /// The state is encrypted and has a size limit; a caller that does not come back, or comes back with an older state,
    /// makes it happen again.
    ///
    /// # Errors
    /// Those of `action`, and results that break their type.
    pub async fn once<T, E, F>(&self, name: &str, action: impl FnOnce() -> F + Send) -> Result<T, E>
    where
        T: Payload + Send,
        E: From<Internal>,
        F: Future<Output = Result<T, E>> + Send,
    {
        let Some(asking) = self.asking().filter(|asking| asking.may_go_on()) else {
            return action().await;
        };
        let key = asking.once_key(name);
        if let Some(done) = asking.done(&key) {
            // Another version of the handler has written it.
            let read = T::from_json(done.as_bytes());
            return read.map_err(|_| E::from(passing(invalid_state())));
        }
        let result = action().await?;
        let json = result
            .to_json()
            .map_err(|issues| Internal::passing(Fault::InvalidOutput(issues)))?;
        asking.set_done(key, Json::trusted(json));
        Ok(result)
    }

    /// A question of the tool that runs, as its design has it.
    fn question<T>(&self, ask: Ask<T>) -> Result<Request, Internal> {
        let declared = self
            .asks()
            .iter()
            .find(|declared| declared.name == ask.name);
        let Some(declared) = declared else {
            let text = format!("the tool does not declare the question {}", ask.name);
            return Err(Internal::new(text));
        };
        Ok(Request {
            question: Some(declared.question.to_owned()),
            schema: Some(Json::trusted(declared.schema.into())),
            ..Request::new(RequestKind::Ask, self.tool())
        })
    }

    /// The answer; nothing if it was refused.
    async fn reply<T: Send>(
        &self,
        name: &str,
        request: &Request,
        codec: Codec<T>,
    ) -> Result<Option<Json>, Internal> {
        let Some(asking) = self.asking() else {
            return Err(passing(no_asker(request, Unanswered::Nobody)));
        };
        let valid =
            |json: &Json| -> Result<(), Vec<Issue>> { codec.decode(json.as_bytes()).map(drop) };
        match asking.answer(self.asked_by(), name, request, &valid).await {
            Ok(Reply::Given(json)) => Ok(Some(json)),
            Ok(Reply::Declined) => Ok(None),
            Err(why) => Err(passing(no_asker(request, why))),
        }
    }
}

fn read<T>(codec: Codec<T>, json: &Json) -> Result<T, Internal> {
    let read = codec.decode(json.as_bytes());
    read.map_err(|_| Internal::new("an answer was accepted and cannot be read"))
}

fn passing(fault: Box<CallFault>) -> Internal {
    Internal::passing(Fault::Ready(fault))
}

fn no_asker(request: &Request, why: Unanswered) -> Box<CallFault> {
    let (tool, what) = (&request.tool, request.what());
    let message = match why {
        Unanswered::Nobody => {
            format!("The tool {tool} needs an answer to {what}, which nobody can give.")
        }
        Unanswered::Invalid => {
            format!("The tool {tool} needs an answer to {what}, and got none that is valid.")
        }
    };
    let fault = CallFault::new("no_asker", Kind::Precondition, message);
    Box::new(fault.recover(
        super::Action::Replan,
        "The host sets an asker, or sets keys for callers that declare that they can answer.",
    ))
}

fn refused(request: &Request) -> Box<CallFault> {
    let message = format!("The answer to {} was refused.", request.what());
    Box::new(CallFault::new("denied", Kind::Auth, message))
}

/// Folders as they are answered.
struct Roots(Vec<Root>);

static ROOTS: table::List = table::List::of(Table::Record(&ROOT));
static ROOT: table::Record = table::Record {
    name: "Root",
    fields: &[
        table::Field::required("uri", Table::URI),
        table::Field::optional("name", Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Roots {
    fn table() -> Table {
        Table::List(&ROOTS)
    }

    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let roots: Vec<Root> = r.read()?;
        Ok(Self(roots))
    }

    fn encode(&self, w: &mut Writer) {
        w.write(&self.0);
    }
}

impl Decode for Root {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let (mut uri, mut name) = (None, None);
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "uri" => uri = Some(r.read()?),
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            uri: uri.ok_or(Refused)?,
            name,
        })
    }
}

impl Encode for Root {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("uri").write(&self.uri);
        if let Some(name) = &self.name {
            w.key("name").write(name);
        }
        w.end_object();
    }
}
