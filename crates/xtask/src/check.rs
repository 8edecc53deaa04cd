//! `cargo xtask test`: what CI runs, step by step, each with its time.

use crate::{
    browser::{self, Chromium},
    deny,
    engines::{self, Engine},
    failure::{Failure, Result},
    mutants, npm,
    package::{self, apps, elements},
    process::{cargo, not_started, program, readable, run},
    project, release,
    report::{StepResult, report},
    silence, site,
    tally::Tally,
    times,
    tools::{self, BARE, WASM},
};
use clap::{Args, ValueEnum};
use std::{
    process::{Command, ExitCode, Stdio},
    thread,
    time::{Duration, Instant},
};

#[derive(Args)]
pub(crate) struct Options {
    /// Run only these steps
    #[arg(long, value_enum, value_name = "STEP", num_args = 1..)]
    only: Vec<Step>,
    /// Run what needs no browser, no site and no search: within two minutes, once all is compiled
    #[arg(long, conflicts_with_all = ["only", "nightly"])]
    quick: bool,
    /// Look at all of that of which the command looks at samples: takes more than an hour
    #[arg(long)]
    nightly: bool,
    /// Say what each step holds and how long it took here when it last passed, and run nothing
    #[arg(long, conflicts_with_all = ["only", "quick", "nightly"])]
    list: bool,
}

/// What the steps run with.
struct Context {
    /// None where no step asks for it.
    chromium: Option<Chromium>,
    others: Vec<Engine>,
    nightly: bool,
    quick: bool,
}

/// Has the tests look at all that takes long (`tests/harness/lib.rs`).
const NIGHTLY: &str = "NIAN_NIGHTLY";

/// How long tests may print nothing. One in a browser may take twice the limit of `tests/harness/run.rs`, which is eleven
/// minutes with all around it, and at night two hours; and cargo, which prints elsewhere, may compile all before the first.
fn silence_allowed(nightly: bool) -> Duration {
    Duration::from_secs(60 * if nightly { 180 } else { 30 })
}

/// Their tests search whole ranges, which is more than half of the step `host`; `--quick` leaves them out.
const SEARCHES: [&str; 3] = ["nian-oracle", "nian-claims", "nian-tasks"];

/// The steps, in the order in which they run: quick ones first.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Step {
    /// The sources are formatted
    Format,
    /// No warning from the compiler or from Clippy, on the host and for wasm
    Lints,
    /// The scripts that stay are formatted and linted
    Scripts,
    /// What others wrote may be passed on, comes from crates.io, and has no known hole
    Deny,
    /// The documentation builds without a warning
    Docs,
    /// The solver and the tasks build for a target without std
    NoStd,
    /// The tests that need no browser
    Host,
    /// The widgets' own tests, in a browser
    Wasm,
    /// The finished site builds
    Build,
    /// What a reader downloads for one example is within its budget
    Size,
    /// The finished site is tried in a browser (and first the harness that tries it)
    Browser,
    /// What is to hold in every browser is tried in Firefox and WebKit, where they can be had
    Engines,
    /// All that a release is made of can be made; with `--nightly` only
    Release,
    /// A sample of changed code is noticed by the tests; with `--nightly` only
    Mutants,
}

/// Runs the steps to the end, even past a failure, and says how many tests passed and failed.
pub(crate) fn test(options: &Options) -> Result<ExitCode> {
    if options.list {
        list();
        return Ok(ExitCode::SUCCESS);
    }
    let start = Instant::now();
    let selected = |step: Step| {
        if options.quick {
            return step.is_quick();
        }
        let asked = options.only.is_empty() || options.only.contains(&step);
        asked && (options.nightly || !step.is_for_the_night())
    };
    let context = Context {
        chromium: tools_and_chromium(options.quick)?,
        others: if selected(Step::Engines) {
            engines::others()
        } else {
            Vec::new()
        },
        nightly: options.nightly,
        quick: options.quick,
    };
    let mut results = Vec::new();
    let mut stale = false;
    for &step in Step::value_variants() {
        if !selected(step) {
            continue;
        }
        let result = StepResult::of(&step.name(), |tally| {
            if stale && step.tries_the_site() {
                return Err(Failure::new(
                    "there is no new site to try",
                    "Mend the build first.",
                ));
            }
            step.run(&context, tally)
        });
        if !result.failed() && !options.nightly && !options.quick {
            times::keep(&step.name(), result.time());
        }
        stale |= step == Step::Build && result.failed();
        results.push(result);
    }
    let code = report(&results, start.elapsed());
    if options.quick {
        eprintln!("{}", left_out());
    }
    Ok(code)
}

/// Gets what the steps need.
fn tools_and_chromium(quick: bool) -> Result<Option<Chromium>> {
    if quick {
        tools::for_checking()?;
        tools::fetch_crates()?;
        return Ok(None);
    }
    tools::for_testing()?;
    let chromium = browser::chromium()?;
    tools::fetch_crates()?;
    tools::fetch_std()?;
    Ok(Some(chromium))
}

/// What `--quick` does not know of.
fn left_out() -> String {
    let steps = Step::value_variants().iter();
    let steps = steps.filter(|step| !step.is_quick() && !step.is_for_the_night());
    let steps: Vec<_> = steps.map(|step| step.name()).collect();
    format!(
        "Not tried: {}; of host the tests of {}. `cargo xtask test` tries all.",
        steps.join(", "),
        SEARCHES.join(", ")
    )
}

/// A line a step.
fn list() {
    for step in Step::value_variants() {
        let about = step.to_possible_value();
        let about = about.and_then(|value| value.get_help().map(ToString::to_string));
        let name = step.name();
        let last = times::last(&name).map_or_else(String::new, readable);
        println!("{name:<8} {last:>12}  {}", about.unwrap_or_default());
    }
}

impl Step {
    fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn is_for_the_night(self) -> bool {
        matches!(self, Self::Release | Self::Mutants)
    }

    fn is_quick(self) -> bool {
        matches!(
            self,
            Self::Format | Self::Lints | Self::Scripts | Self::NoStd | Self::Host
        )
    }

    fn tries_the_site(self) -> bool {
        matches!(self, Self::Size | Self::Browser | Self::Engines)
    }

    fn run(self, context: &Context, tally: &mut Tally) -> Result {
        let tests_of_site = |name: &str| {
            let mut tests = tests_of_site(name, context.chromium.as_ref());
            if context.nightly {
                tests.env(NIGHTLY, "1");
            }
            tests
        };
        let silence = silence_allowed(context.nightly);
        match self {
            Self::Format => run(&mut line("fmt --all --check"), "Run `cargo fmt --all`."),
            Self::Lints => lints(),
            Self::Scripts => scripts(),
            Self::Deny => deny::check(),
            Self::Docs => {
                let mut docs = line("doc --locked --workspace --no-deps --quiet");
                run(docs.env("RUSTDOCFLAGS", "-D warnings"), "")
            }
            Self::NoStd => {
                let mut check =
                    line("check --locked --package nian-solver --package nian-tasks --target");
                run(check.arg(BARE), "These use core and alloc only.")
            }
            Self::Host => {
                let mut tests = line("test --locked --workspace --no-fail-fast");
                tests.args(["--exclude", "nian-engine", "--exclude", "nian-tests"]);
                for package in SEARCHES.iter().filter(|_| context.quick) {
                    tests.args(["--exclude", package]);
                }
                if context.nightly {
                    tests.env(NIGHTLY, "1");
                }
                counted(&mut tests, silence, tally)
            }
            Self::Wasm => {
                let mut tests = line("test --locked --package nian-engine --target");
                let runner = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER";
                tests.arg(WASM).env(runner, "wasm-bindgen-test-runner");
                if let Some(chromium) = &context.chromium {
                    tests.env("CHROMEDRIVER", &chromium.driver);
                }
                counted(&mut tests, silence, tally)
            }
            Self::Build => {
                site::release(&site::Options::default())?;
                package::write(&project::dist(), &project::folder())?;
                package::scorm::sample(&project::dist(), &project::course())?;
                elements::write(&project::dist(), &project::package())?;
                if context.nightly {
                    apps::build()
                } else {
                    Ok(())
                }
            }
            Self::Size => {
                let mut tests = tests_of_site("size");
                counted(tests.args(["--", "--nocapture"]), silence, tally)
            }
            Self::Browser => counted(tests_of_site("browser").arg("--lib"), silence, tally),
            Self::Engines => {
                if context.others.is_empty() {
                    eprintln!("Left out: neither Firefox nor WebKit can be had here.");
                }
                in_others(&context.others, tests_of_site, silence, tally)
            }
            Self::Release => release::check(),
            Self::Mutants => mutants::check(),
        }
    }
}

/// Cargo with these arguments.
fn line(arguments: &str) -> Command {
    let mut command = cargo();
    command.args(arguments.split(' '));
    command
}

fn lints() -> Result {
    let advice = "Mend what is named above; where a lint errs, allow it there, with a reason.";
    let host = "clippy --locked --workspace --exclude nian-engine --all-targets";
    let wasm = format!(
        "clippy --locked --package nian-engine --package nian-app --all-targets --target {WASM}"
    );
    for arguments in [host, &wasm] {
        run(line(arguments).args(["--", "-D", "warnings"]), advice)?;
    }
    Ok(())
}

/// The list of the scripts is that of `biome.json`, and of the two `tsconfig*.json` (`tests/scripts.rs`): what a page and
/// what a worker finds around it are typed apart.
fn scripts() -> Result {
    npm::LINT.install()?;
    let node = |script: &str, arguments: &[&str], advice: &'static str| {
        let mut node = program("node");
        node.arg(npm::LINT.modules().join(script)).args(arguments);
        run(node.current_dir(project::root()), advice)
    };
    let mend = "`biome check --write` mends most of it; it is in `.tools/npm-lint`.";
    node("@biomejs/biome/bin/biome", &["ci"], mend)?;
    for project in ["tsconfig.json", "tsconfig.worker.json"] {
        let mend = "The types stand in JSDoc comments; editors read the same `tsconfig.json`.";
        node("typescript/bin/tsc", &["--project", project], mend)?;
    }
    Ok(())
}

/// Tries the site in these browsers, side by side: each bears one session, and there are two cores.
fn in_others(
    others: &[Engine],
    tests_of_site: impl Fn(&str) -> Command,
    silence: Duration,
    tally: &mut Tally,
) -> Result {
    let tried: Vec<_> = thread::scope(|scope| {
        let start = |engine: &Engine| {
            let (name, mut tests) = (engine.name, tests_of_site("browser"));
            tests.env("NIAN_BROWSER", name);
            scope.spawn(move || {
                let mut tally = Tally::default();
                let outcome = counted_as(&format!("{name}: "), &mut tests, silence, &mut tally);
                (outcome, tally)
            })
        };
        let running: Vec<_> = others.iter().map(start).collect();
        let ended = running.into_iter().map(thread::ScopedJoinHandle::join);
        ended
            .map(|ended| ended.expect("it does not panic"))
            .collect()
    });
    let mut all = Ok(());
    for (outcome, counts) in tried {
        *tally += counts;
        all = all.and(outcome); // one that fails hides no other
    }
    all
}

/// One of the test programs in `tests/`, which try what stands in `dist`.
fn tests_of_site(name: &str, chromium: Option<&Chromium>) -> Command {
    let mut command = line("test --locked --package nian-tests --test");
    command
        .arg(name)
        .env("NIAN_DIST", project::dist())
        .env("NIAN_FOLDER", project::folder())
        .env("NIAN_COURSE", project::course())
        .env("NIAN_NODE_MODULES", project::node_modules())
        .env("NIAN_PACKAGE", project::package())
        .env("NIAN_APPS", project::apps())
        .env(
            "NIAN_AXE",
            project::node_modules().join("axe-core").join("axe.min.js"),
        );
    if let Some(chromium) = chromium {
        command
            .env("CHROMIUM", &chromium.browser)
            .env("CHROMEDRIVER", &chromium.driver);
    }
    command
}

/// Runs tests, showing their output while counting their results.
fn counted(command: &mut Command, silence: Duration, tally: &mut Tally) -> Result {
    counted_as("", command, silence, tally)
}

/// The same, each line of output beginning so.
fn counted_as(start: &str, command: &mut Command, silence: Duration, tally: &mut Tally) -> Result {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, &error, ""))?;
    silence::lines(&mut child, silence, |line| {
        let line = String::from_utf8_lossy(line);
        println!("{start}{line}");
        if let Some(more) = Tally::of_line(&line) {
            *tally += more;
        }
    })?;
    let status = child
        .wait()
        .map_err(|error| not_started(command, &error, ""))?;
    if !status.success() {
        let what = format!("tests ended with {status}");
        return Err(Failure::new(what, "The first failure above says why."));
    }
    if *tally == Tally::default() {
        return Err(Failure::new(
            "there was no test to run",
            "A step of tests has at least one.",
        ));
    }
    Ok(())
}
