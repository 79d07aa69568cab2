//! The load: one client that warms a server up, and then many at once that call until each has made its calls.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::client::Client;
use super::memory::resident;
use crate::Told;
use crate::messages::Era;

/// How long all of it may take.
const PATIENCE: Duration = Duration::from_secs(240);

/// How many calls warm a server up.
const WARM: u32 = 200;

/// How long a server has to settle.
const SETTLED: Duration = Duration::from_millis(300);

pub struct Load {
    pub address: SocketAddr,
    /// The id of its process.
    pub server: u32,
    pub era: Era,
    pub clients: u32,
    /// How many each of them makes.
    pub calls: u32,
    pub arguments: String,
}

/// What was seen.
pub struct Found {
    pub calls_a_second: f64,
    /// What a server has grown by, for each client that is connected.
    pub bytes_a_client: f64,
    /// All that were made.
    pub calls: u32,
}

impl Load {
    pub fn run(&self) -> Told<Found> {
        // One thread: the server has the others.
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| format!("no runtime: {error}"))?;
        let made = runtime.block_on(async { timeout(PATIENCE, self.make()).await });
        made.map_err(|_| format!("the calls take longer than {} s", PATIENCE.as_secs()))?
    }

    async fn make(&self) -> Told<Found> {
        let mut first = self.client().await?;
        let warm = WARM.min(self.calls);
        for _ in 0..warm {
            first.call().await?;
        }
        first.leave().await?;
        sleep(SETTLED).await;
        let before = resident(self.server)?;

        let mut clients = Vec::new();
        for _ in 0..self.clients {
            clients.push(self.client().await?);
        }
        let start = Instant::now();
        let mut running = JoinSet::new();
        for mut client in clients {
            let calls = self.calls;
            running.spawn(async move {
                for _ in 0..calls {
                    client.call().await?;
                }
                Told::Ok(client)
            });
        }
        // They stay connected until the memory is read.
        let mut connected = Vec::new();
        while let Some(done) = running.join_next().await {
            connected.push(done.map_err(|error| format!("a client has failed: {error}"))??);
        }
        let seconds = start.elapsed().as_secs_f64();
        sleep(SETTLED).await;
        let after = resident(self.server)?;
        drop(connected);
        let made = self.clients * self.calls;
        Ok(Found {
            calls_a_second: f64::from(made) / seconds,
            bytes_a_client: (after - before) / f64::from(self.clients),
            calls: made + warm,
        })
    }

    async fn client(&self) -> Told<Client> {
        Client::connect(self.address, self.era, &self.arguments).await
    }
}
