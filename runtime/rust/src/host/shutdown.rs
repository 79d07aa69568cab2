//! Shutting a registry down: calls that run have their time to end, and no others begin.

use std::time::Duration;

use super::Registry;
use super::gate::ShutDown;
use crate::call::BoxFuture;
use crate::caught::caught;

/// How long calls have to end when they were cancelled.
const LAST: Duration = Duration::from_secs(1);

impl Registry {
    /// Ends the calls of the registry, for good.
    ///
    /// From now on a call ends as `unavailable`, and so does one that still waits for its turn. Those that run go on, with
    /// the calls that they make in their own contexts; who still runs after `grace` is cancelled, and has a second more.
    /// Whoever has not ended then is left alone: it blocks its thread, or nobody polls it. When this returns, receivers have
    /// heard of the end of all others, and recordings have them.
    ///
    /// Several may shut it down; each waits as long as it says, and the first grace that is over counts. A clock without
    /// timers gives no time: calls are cancelled at once. A handler that shuts down its own registry waits for itself, until
    /// it is cancelled.
    ///
    /// ```
    /// # let rt = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    /// # let registry = toolrt::Registry::new();
    /// # rt.block_on(async {
    /// let done = registry.shutdown(std::time::Duration::from_secs(10)).await;
    /// assert_eq!((done.finished, done.cancelled, done.left), (0, 0, 0));
    /// # });
    /// ```
    pub async fn shutdown(&self, grace: Duration) -> ShutDown {
        let gate = &self.host.gate;
        gate.shut();
        if !gate.idle(self.timer(grace)).await {
            gate.cancel();
            gate.idle(self.timer(LAST)).await;
        }
        gate.report()
    }

    /// Whether the registry was told to shut down.
    pub fn is_shut_down(&self) -> bool {
        self.host.gate.is_shut()
    }

    fn timer(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        caught(|| self.host.surroundings.clock.sleep(time)).unwrap_or_default()
    }
}
