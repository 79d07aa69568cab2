//! The command `lobby`: resources and prompts that a command shares, and its own; `runtime/python/tests/cli_lobby.py` is the same.

include!(concat!(env!("OUT_DIR"), "/commands.rs"));

use std::process::ExitCode;
use std::sync::Arc;

use code::desk::cli::lobby::asks::COMMAND_WHO;
use code::desk::cli::lobby::{LobbyProvider, command, types as own};
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

struct Lobby;

impl LobbyProvider for Lobby {
    async fn hours(
        &self,
        _: &Context,
        args: own::HoursArgs,
    ) -> Result<own::HoursResult, own::HoursError> {
        let day = args.day;
        if day == "never" {
            return Err(own::HoursError::NoNotice(NoNotice { id: day }));
        }
        let open = day != "sunday";
        Ok(own::HoursResult { day, open })
    }

    async fn desk(&self, _: &Context, _: own::DeskArgs) -> Result<String, own::DeskError> {
        Ok("A bell.".to_owned())
    }

    async fn command(
        &self,
        cx: &Context,
        args: own::CommandArgs,
    ) -> Result<Messages, own::CommandError> {
        let who = match args.to {
            Some(to) => to,
            None => cx.ask(COMMAND_WHO).await?,
        };
        Ok(Messages(vec![PromptMessage::user(format!("{who} asks."))]))
    }
}

fn main() -> ExitCode {
    let registry = Arc::new(Registry::new());
    wall::server(&registry, Wall).expect("the names are free");
    command(&registry, Lobby)
        .expect("the names are free")
        .with_mcp(toolrt_mcp::serve_command)
        .main()
}
