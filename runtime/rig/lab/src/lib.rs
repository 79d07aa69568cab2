//! The lab of `tests/cases/sdks.tools`, which has everything that rig has to carry: its generated code, and who
//! implements its tools.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use toolrt::host::Log;
use toolrt::{Content, Context, Part, Registry, Sink};

use code::lab::tools::samples::asks;
use code::lab::tools::samples::provider::{self as samples, SamplesTools};
use code::lab::tools::samples::types::{
    BurnArgs, BurnError, BurnResult, Closed, CrashArgs, CrashError, FinishArgs, FinishError,
    FinishResult, MeasureArgs, MeasureError, MeasureInjected, NoSuchSample, PictureArgs,
    PictureError, Reading, ScaleArgs, ScaleError, ShipArgs, ShipError, ShipResult, Unit, WaitArgs,
    WaitError, WatchArgs, WatchError,
};
use code::lab::tools::shelves::provider as shelves;

include!(concat!(env!("OUT_DIR"), "/lab.rs"));

/// The smallest PNG: one transparent pixel.
pub const PNG: &[u8] =
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\
    \x00\x00\x1f\x15\xc4\x89\x00\x00\x00\rIDATx\x9cc\xf8\xff\xff?\x00\x05\xfe\x02\
    \xfe\xdc\xccY\xe7\x00\x00\x00\x00IEND\xaeB`\x82";

/// Who implements the tools, and keeps what it is told.
#[derive(Clone, Default)]
pub struct Lab(Arc<Told>);

#[derive(Default)]
struct Told {
    contexts: Mutex<Vec<Context>>,
    tenants: Mutex<Vec<Option<String>>>,
    log: Mutex<Vec<String>>,
    scale: Busy,
    wait: Busy,
    dropped: AtomicUsize,
}

/// How many calls run at once, and have run at most.
#[derive(Default)]
struct Busy {
    now: AtomicUsize,
    most: AtomicUsize,
}

impl Lab {
    /// A registry with all its tools but the reports, whose agent is a host's.
    ///
    /// # Panics
    /// The names of the tools are not free.
    pub fn registry(&self) -> Registry {
        let mut registry = Registry::new();
        registry.set_log(self.clone());
        let toolsets = [samples::toolset(self.clone()), shelves::toolset(Shelves)];
        for toolset in toolsets {
            registry.register(toolset).expect("the names are free");
        }
        registry
    }

    /// The contexts of its calls, in order.
    pub fn contexts(&self) -> Vec<Context> {
        locked(&self.0.contexts).clone()
    }

    /// The tools that were called, in order.
    pub fn calls(&self) -> Vec<&'static str> {
        self.contexts().iter().map(Context::tool).collect()
    }

    /// The tenants that it has measured for.
    pub fn tenants(&self) -> Vec<Option<String>> {
        locked(&self.0.tenants).clone()
    }

    /// What it has written to the log.
    pub fn log(&self) -> Vec<String> {
        locked(&self.0.log).clone()
    }

    /// How many calls of `scale` and of `wait` have run at once.
    pub fn most(&self) -> [usize; 2] {
        [&self.0.scale, &self.0.wait].map(|busy| busy.most.load(Ordering::SeqCst))
    }

    /// How many calls of `wait` were dropped.
    pub fn dropped(&self) -> usize {
        self.0.dropped.load(Ordering::SeqCst)
    }

    fn called(&self, cx: &Context) {
        locked(&self.0.contexts).push(cx.clone());
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Busy {
    async fn during(&self, time: Duration) {
        let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(now, Ordering::SeqCst);
        tokio::time::sleep(time).await;
        self.now.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Counts a call that ends before it is done.
struct Counts<'l>(&'l AtomicUsize);

impl Drop for Counts<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

impl Log for Lab {
    fn failure(&self, tool: &'static str, _: &str, text: &str) {
        locked(&self.0.log).push(format!("{tool}: {text}"));
    }
}

impl SamplesTools for Lab {
    /// Weighs; `gone` is no sample, and at `night` the lab is closed.
    async fn measure(
        &self,
        cx: &Context,
        args: MeasureArgs,
        injected: MeasureInjected,
    ) -> Result<Reading, MeasureError> {
        self.called(cx);
        locked(&self.0.tenants).push(injected.tenant);
        match &*args.name {
            "gone" => Err(MeasureError::NoSuchSample(NoSuchSample::new(args.name))),
            "night" => Err(MeasureError::Closed(Closed::new("8:00"))),
            _ => Ok(Reading::new(args.name, 1.5, args.unit)),
        }
    }

    /// Fails with what nobody may read.
    async fn crash(&self, cx: &Context, _: CrashArgs) -> Result<i64, CrashError> {
        self.called(cx);
        Err(CrashError::internal("the password is hunter2"))
    }

    async fn burn(&self, cx: &Context, _: BurnArgs) -> Result<BurnResult, BurnError> {
        self.called(cx);
        Ok(BurnResult::new(true))
    }

    /// Asks for an address, then whether to cool.
    async fn ship(&self, cx: &Context, _: ShipArgs) -> Result<ShipResult, ShipError> {
        self.called(cx);
        let to = cx.ask(asks::SHIP_ADDRESS).await?;
        let cold = cx.ask(asks::SHIP_COLD).await?;
        Ok(ShipResult::new(to, cold))
    }

    /// Sends readings, and how far it is.
    async fn watch(
        &self,
        cx: &Context,
        args: WatchArgs,
        sink: Sink<Reading>,
    ) -> Result<i64, WatchError> {
        self.called(cx);
        for reading in 0..args.times {
            cx.progress(format!("reading {reading}"), None);
            let reading = Reading::new(&*args.name, reading as f64, Unit::Mg);
            sink.send(&reading).await?;
        }
        Ok(args.times)
    }

    /// Gives a text and an image.
    async fn picture(&self, cx: &Context, args: PictureArgs) -> Result<Content, PictureError> {
        self.called(cx);
        let text = Part::text(format!("{}:", args.name));
        Ok(Content(vec![text, Part::image(PNG, "image/png")]))
    }

    async fn wait(&self, cx: &Context, args: WaitArgs) -> Result<bool, WaitError> {
        self.called(cx);
        let counts = Counts(&self.0.dropped);
        self.0
            .wait
            .during(Duration::from_millis(args.ms.unsigned_abs()))
            .await;
        std::mem::forget(counts);
        Ok(true)
    }

    async fn scale(&self, cx: &Context, _: ScaleArgs) -> Result<f64, ScaleError> {
        self.called(cx);
        self.0.scale.during(Duration::from_millis(20)).await;
        Ok(1.0)
    }

    async fn finish(&self, cx: &Context, args: FinishArgs) -> Result<FinishResult, FinishError> {
        self.called(cx);
        Ok(FinishResult::new(args.text))
    }
}

/// Says what lies on the shelves.
struct Shelves;
