//! The programs that are measured, and how their tool is called.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Told;
use crate::messages::ORDER;

/// A server, with the arguments that its tool takes.
#[derive(Clone)]
pub struct Program {
    path: PathBuf,
    /// The words before those that say where to serve.
    words: Vec<PathBuf>,
    pub arguments: String,
}

impl Program {
    /// The command that starts it.
    pub fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.words).args(words);
        // Python keeps what it has compiled, as it does for its users.
        command
            .env_remove("PYTHONDONTWRITEBYTECODE")
            .env_remove("PYTHONPATH");
        command
    }
}

/// All of them.
pub struct Programs {
    pub ours: Program,
    pub catalogue: Program,
    /// By `rmcp` alone.
    pub echo: Program,
    pub python: Program,
    pub python_catalogue: Program,
    /// By the SDK for Python alone, with msgspec.
    pub lowlevel: Program,
    /// By `MCPServer` and pydantic.
    pub mcpserver: Program,
    /// Loads the SDK for Python, and ends.
    pub import: Program,
}

impl Programs {
    pub fn new(python: &Path) -> Told<Self> {
        let own =
            env::current_exe().map_err(|error| format!("this program is nowhere: {error}"))?;
        let built = |name: &str| Program {
            path: own.with_file_name(format!("{name}{}", env::consts::EXE_SUFFIX)),
            words: Vec::new(),
            arguments: ORDER.to_owned(),
        };
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../python");
        let script = |name: &str| Program {
            path: python.to_owned(),
            words: vec![scripts.join(name)],
            arguments: ORDER.to_owned(),
        };
        Ok(Self {
            ours: built("ours"),
            catalogue: built("catalogue"),
            echo: built("echo"),
            python: script("mcp_ours.py"),
            python_catalogue: script("mcp_catalogue.py"),
            lowlevel: script("mcp_lowlevel.py"),
            // The arguments of a function are those of its tool, so a model is one of them.
            mcpserver: Program {
                arguments: format!("{{\"order\":{ORDER}}}"),
                ..script("mcp_mcpserver.py")
            },
            import: Program {
                words: vec!["-c".into(), "import mcp".into()],
                ..script("")
            },
        })
    }
}
