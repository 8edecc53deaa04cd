use crate::{
    Browser, Driver, Page, Result, Setup, at_night,
    session::{NO_ANSWER, within},
};
use futures_util::FutureExt;
use libtest_mimic::{Arguments, Failed, Trial};
use nian_words::Language;
use std::{
    any::Any,
    collections::{BTreeMap, HashSet},
    fmt::Display,
    panic::AssertUnwindSafe,
    process::ExitCode,
    sync::{Arc, Mutex, OnceLock},
    time::{Duration, Instant},
};

/// Browsers side by side, on two cores: each waits for its driver a third of the time.
const SIDE_BY_SIDE: usize = 3;

/// What is tried in every browser: all tests whose names begin like this, but for those that say
/// otherwise. In the test command Firefox and WebKit take turns, and what is tried in several languages
/// each tries in one; at night each has all of them.
const EVERYWHERE: [&str; 11] = [
    "stepping::",
    "asking::",
    "playing::",
    "reviewing::",
    "setting_up::",
    "inventing::",
    "worksheets::",
    "embedding::",
    "sharing::",
    "languages::",
    "bad_input::",
];

/// In which browsers a test runs.
#[derive(Clone, Copy)]
enum Reach {
    Chromium,
    All,
    AllBut(Browser),
}

/// Of a longer run it is said which tests took the longest.
const SLOWEST: usize = 12;

type Times = Arc<Mutex<Vec<(Duration, String)>>>;

/// The tests, and the driver that they will share once it is started.
#[derive(Default)]
pub struct Suite {
    trials: Vec<(Reach, Trial)>,
    driver: Arc<OnceLock<Driver>>,
    times: Times,
}

impl Suite {
    /// Adds a test under a name such as `stepping::forwards`.
    pub fn add<F>(&mut self, name: impl Into<String>, setup: Setup, body: F) -> &mut Self
    where
        F: AsyncFn(&Page) -> Result + Send + 'static,
    {
        let driver = Arc::clone(&self.driver);
        let times = Arc::clone(&self.times);
        let name = name.into();
        let everywhere = EVERYWHERE.iter().any(|prefix| name.starts_with(prefix));
        let reach = if everywhere {
            Reach::All
        } else {
            Reach::Chromium
        };
        let trial = Trial::test(name.clone(), move || {
            let driver = driver
                .get()
                .ok_or("the driver is started before the first test")?;
            let start = Instant::now();
            let result = tried(&name, driver, &setup, limit(), &body);
            if let Ok(mut times) = times.lock() {
                times.push((start.elapsed(), name));
            }
            result.map_err(Failed::from)
        });
        self.trials.push((reach, trial));
        self
    }

    /// Has the test that was added last run in every browser.
    pub fn everywhere(&mut self) {
        self.reach(Reach::All);
    }

    /// Has the test that was added last run in every browser but this one.
    pub fn everywhere_but(&mut self, browser: Browser) {
        self.reach(Reach::AllBut(browser));
    }

    /// Has the test that was added last run in Chromium alone.
    pub fn in_chromium(&mut self) {
        self.reach(Reach::Chromium);
    }

    fn reach(&mut self, reach: Reach) {
        if let Some((last, _)) = self.trials.last_mut() {
            *last = reach;
        }
    }
}

/// Runs the tests that the command line selects, as `cargo test` does; in another browser than
/// Chromium those that run everywhere, unless a name asks for others.
pub fn run(browser: Browser, suite: Suite) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(SIDE_BY_SIDE);
    if browser != Browser::Chromium {
        arguments.test_threads = Some(1); // their drivers bear one session
    }
    let all = browser == Browser::Chromium || arguments.filter.is_some();
    let shared = suite
        .trials
        .iter()
        .filter(|(reach, _)| matches!(reach, Reach::All));
    let ours = ours(browser, shared.map(|(_, trial)| trial.name()));
    let runs = |reach, name: &str| match reach {
        Reach::Chromium => false,
        Reach::All => at_night() || ours.contains(name),
        Reach::AllBut(other) => browser != other,
    };
    let trials = suite.trials.into_iter();
    let trials = trials.filter(|(reach, trial)| all || runs(*reach, trial.name()));
    let trials = trials.map(|(_, trial)| trial).collect();
    if !arguments.list {
        let home = crate::dist().join("index.html");
        if !home.is_file() {
            eprintln!(
                "{} is missing: run `cargo xtask build` first",
                home.display()
            );
            return ExitCode::FAILURE;
        }
        match Driver::start(browser) {
            Ok(driver) => drop(suite.driver.set(driver)),
            Err(error) => {
                eprintln!("{error}\n`cargo xtask test` installs it or says how");
                return ExitCode::FAILURE;
            }
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    if let Some(driver) = suite.driver.get() {
        driver.close();
    }
    tell_slowest(&suite.times);
    conclusion.exit_code()
}

/// Those of the tests for both Firefox and WebKit that this one of them has in the test command.
fn ours<'a>(browser: Browser, names: impl Iterator<Item = &'a str>) -> HashSet<String> {
    let mut kinds: Vec<(Vec<&str>, Vec<&str>)> = Vec::new();
    for name in names {
        let parts = name.split("::");
        let kind: Vec<&str> = parts.filter(|part| !is_language(part)).collect();
        match kinds.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, names)) => names.push(name),
            None => kinds.push((kind, vec![name])),
        }
    }
    let mut ours = HashSet::new();
    for (at, (_, names)) in kinds.iter().enumerate() {
        let turn = at + usize::from(browser == Browser::WebKit);
        if names.len() > 1 || turn.is_multiple_of(2) {
            ours.insert(names[turn % names.len()].to_owned());
        }
    }
    ours
}

/// How a test's name tells its language, in a part of its own.
fn is_language(part: &str) -> bool {
    Language::WITH_PAGES
        .iter()
        .any(|language| language.tag() == part)
}

fn tell_slowest(times: &Times) {
    let Ok(times) = times.lock() else { return };
    if times.len() < 2 * SLOWEST {
        return;
    }
    let mut folders: BTreeMap<&str, Duration> = BTreeMap::new();
    for (time, name) in times.iter() {
        let folder = name.split("::").next().unwrap_or(name);
        *folders.entry(folder).or_default() += *time;
    }
    let folders = folders.into_iter().map(|(folder, time)| (time, folder));
    tell("the slowest folders:", folders.collect());
    let tests = times.iter().map(|(time, name)| (*time, &**name));
    tell("the slowest:", tests.collect());
}

fn tell(title: &str, mut times: Vec<(Duration, &str)>) {
    times.sort_unstable_by(|one, other| other.cmp(one));
    println!("{title}");
    for (time, name) in times.iter().take(SLOWEST) {
        println!("{:6.1} s  {name}", time.as_secs_f32());
    }
}

/// Why a test failed.
struct Fault {
    error: String,
    /// The browser or its driver is gone, which says nothing of the page: WebKit's interpreter of wasm crashes once in
    /// some thousand pages on a busy machine, and its driver has been seen to hang for ever.
    gone: bool,
}

impl Fault {
    fn hangs(&self) -> bool {
        self.error.starts_with(NO_ANSWER)
    }
}

impl<E: Display> From<E> for Fault {
    fn from(error: E) -> Self {
        Self {
            error: error.to_string(),
            gone: false,
        }
    }
}

/// How long a test may take: the longest take half a minute on a busy machine, at night many.
fn limit() -> Duration {
    Duration::from_secs(if at_night() { 3600 } else { 240 })
}

/// One test, and once more where the browser or its driver is gone; the next test has a driver that works.
fn tried<F>(
    name: &str,
    driver: &Driver,
    setup: &Setup,
    limit: Duration,
    body: &F,
) -> std::result::Result<(), String>
where
    F: AsyncFn(&Page) -> Result,
{
    let mut result = in_session(driver, setup, limit, body);
    let restart = || driver.restart().map_err(|error| error.to_string());
    if let Err(Fault { error, gone: true }) = &result {
        eprintln!("{name}: the browser crashed or hangs ({error}); once more");
        restart()?;
        result = in_session(driver, setup, limit, body);
        if let Err(Fault { gone: true, .. }) = &result {
            restart()?;
        }
    }
    result.map_err(|Fault { error, .. }| error)
}

/// One test in a browser of its own, which is ended unless all went well with it.
fn in_session<F>(
    driver: &Driver,
    setup: &Setup,
    limit: Duration,
    body: &F,
) -> std::result::Result<(), Fault>
where
    F: AsyncFn(&Page) -> Result,
{
    // Chromium bears several sessions: one that hangs is given up, and the others go on.
    let restarts = driver.browser() != Browser::Chromium;
    let session = driver.session(setup).map_err(|error| {
        let mut fault = Fault::from(error);
        fault.gone = restarts && fault.hangs();
        fault
    })?;
    let result = session.runtime.block_on(within(limit, async {
        let page = Page::new(session.client.clone(), driver.browser(), setup).await?;
        let result = AssertUnwindSafe(body(&page)).catch_unwind().await;
        let result = result.unwrap_or_else(|panic| Err(message(&*panic).into()));
        let findings = page.findings().await?;
        match result {
            Ok(()) if findings.is_empty() => Ok(()),
            Ok(()) => Err(findings.join("\n").into()),
            Err(error) if findings.is_empty() => Err(error),
            Err(error) => Err(format!("{error}\n{}", findings.join("\n")).into()),
        }
    }));
    let Err(error) = result else {
        driver.give_back(session);
        return Ok(());
    };
    let mut fault = Fault::from(error);
    fault.gone = restarts && (fault.hangs() || session.is_gone());
    if !fault.gone {
        // Why the test failed matters more than that its browser cannot be ended.
        let _ = session.close();
    }
    Err(fault)
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("panicked")
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver::tests::is_alive;
    use std::{future, sync::atomic::Ordering};

    /// Longer than any of these tests takes.
    const AMPLE: Duration = Duration::from_secs(60);

    #[test]
    fn a_driver_that_never_answers_fails_the_test_and_is_started_anew() {
        let (driver, starts) = Driver::fake(Browser::WebKit, usize::MAX);
        let first = driver.group();
        let body = async |_: &Page| Ok(());
        let error = tried("one", &driver, &Setup::default(), AMPLE, &body).unwrap_err();
        assert!(error.starts_with(NO_ANSWER), "{error}");
        assert_eq!(starts.load(Ordering::Relaxed), 3, "for the next test too");
        assert!(!is_alive(first), "the first one is ended");
    }

    #[test]
    fn a_test_passes_where_only_its_first_driver_hangs() {
        let (driver, starts) = Driver::fake(Browser::WebKit, 2);
        let body = async |_: &Page| Ok(());
        let result = tried("one", &driver, &Setup::default(), AMPLE, &body);
        assert_eq!(result, Ok(()));
        assert_eq!(starts.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn a_test_that_never_ends_fails_in_time() {
        let short = Duration::from_millis(200);
        for browser in [Browser::WebKit, Browser::Firefox] {
            let (driver, starts) = Driver::fake(browser, 1);
            let body = async |_: &Page| future::pending().await;
            let error = tried("one", &driver, &Setup::default(), short, &body).unwrap_err();
            assert!(error.starts_with(NO_ANSWER), "{error}");
            assert_eq!(starts.load(Ordering::Relaxed), 3, "{browser:?}");
        }
    }

    /// Other sessions go on in that driver.
    #[test]
    fn chromiums_driver_is_not_started_anew() {
        let (driver, starts) = Driver::fake(Browser::Chromium, usize::MAX);
        let body = async |_: &Page| Ok(());
        let error = tried("one", &driver, &Setup::default(), AMPLE, &body).unwrap_err();
        assert!(error.starts_with(NO_ANSWER), "{error}");
        assert_eq!(starts.load(Ordering::Relaxed), 1);
    }

    #[test]
    fn browsers_share_the_tests() {
        let all = [
            "a::one",
            "b::two",
            "c::in::zh-Hant",
            "c::in::zh-Hans",
            "c::in::en",
            "d::en",
            "e::en",
            "e::zh-Hant",
        ];
        let [firefox, webkit] =
            [Browser::Firefox, Browser::WebKit].map(|browser| ours(browser, all.into_iter()));
        let names = |names: &HashSet<String>| {
            let mut names: Vec<_> = names.iter().cloned().collect();
            names.sort_unstable();
            names
        };
        assert_eq!(names(&firefox), ["a::one", "c::in::en", "e::en"]);
        assert_eq!(
            names(&webkit),
            ["b::two", "c::in::zh-Hant", "d::en", "e::zh-Hant"]
        );
    }
}
