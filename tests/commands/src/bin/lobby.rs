//! The command `lobby`: resources and prompts that a command shares; `runtime/python/tests/cli_lobby.py` is the same.

include!(concat!(env!("OUT_DIR"), "/commands.rs"));

use std::process::ExitCode;
use std::sync::Arc;

use code::desk::cli::lobby::command;
use code::desk::mcp::wall::{self, WallProvider, types::*};
use toolrt::mcp::{Messages, PromptMessage};
use toolrt::{Content, Context, Part, Registry};

struct Wall;

impl WallProvider for Wall {
    async fn rules(&self, _: &Context, _: RulesArgs) -> Result<String, RulesError> {
        Ok("Be quiet.\nBe kind.".to_owned())
    }

    async fn notice(&self, _: &Context, args: NoticeArgs) -> Result<NoticeResult, NoticeError> {
        if args.id == "none" {
            return Err(NoticeError::NoNotice(NoNotice { id: args.id }));
        }
        let text = format!("Notice {}.", args.id);
        Ok(NoticeResult { id: args.id, text })
    }

    async fn map(&self, _: &Context, args: MapArgs) -> Result<Content, MapError> {
        Ok(Content::from(vec![Part::text(format!(
            "Floor {}.",
            args.floor
        ))]))
    }

    async fn announce(&self, _: &Context, args: AnnounceArgs) -> Result<Messages, AnnounceError> {
        let said = (0..args.count).map(|number| PromptMessage::user(format!("Said {number}.")));
        Ok(Messages(said.collect()))
    }
}

fn main() -> ExitCode {
    let registry = Arc::new(Registry::new());
    wall::server(&registry, Wall).expect("the names are free");
    command(&registry).main()
}
