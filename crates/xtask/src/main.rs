//! What a developer types: `cargo xtask serve`, `build`, `package`, `test`, `bench` and `release`.
//!
//! It installs the tools that are missing, at the versions the project is pinned to (`tools.rs`), and calls them. CI
//! calls nothing else.

mod bench;
mod browser;
mod check;
mod date;
mod deny;
mod engines;
mod failure;
mod integrity;
mod keep;
mod languages;
mod minify;
mod mutants;
mod names;
mod notices;
mod npm;
mod offline;
mod package;
mod pinned;
mod process;
mod project;
mod release;
mod report;
mod serve;
mod silence;
mod site;
mod small;
mod tally;
mod times;
mod tools;
mod trunk;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Serve, build and test Nian; missing tools are installed.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the site, serve it on this machine, rebuild and reload on every change
    Serve(serve::Options),
    /// Write the finished site into `dist`, ready for any folder of any static host
    Build(site::Options),
    /// Pack what stands in `dist`: for places without a server, for learning platforms
    #[command(arg_required_else_help = true)]
    Package(package::Options),
    /// Make all that a release is made of, and send nothing
    Release(release::Options),
    /// Run everything that CI runs
    Test(check::Options),
    /// Measure the solver, or with --page how soon a reader can step, and write docs/benchmarks.md
    Bench(bench::Options),
    /// What Trunk calls after it has built the wasms
    #[command(hide = true)]
    Finish,
}

fn main() -> ExitCode {
    run(Arguments::parse().task).unwrap_or_else(|failure| {
        eprintln!("\n{failure}");
        ExitCode::FAILURE
    })
}

fn run(task: Task) -> failure::Result<ExitCode> {
    match task {
        Task::Serve(options) => serve::serve(&options)?,
        Task::Build(options) => site::build_release(&options)?,
        Task::Package(options) => package::package(&options)?,
        Task::Release(options) => release::release(&options)?,
        Task::Test(options) => return check::test(&options),
        Task::Bench(options) => return bench::bench(&options),
        Task::Finish => site::hook()?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::Parser;

    #[test]
    fn a_release_is_told_the_address_of_its_site() {
        let told = |line: &str| {
            let arguments = Arguments::try_parse_from(line.split_whitespace());
            arguments.map_err(|error| error.to_string()).map(drop)
        };
        assert_eq!(
            told("xtask release --check --site-url https://x.example/nian"),
            Ok(())
        );
        assert_eq!(told("xtask release --keep old"), Ok(()));
        assert!(told("xtask release --site-url nowhere").is_err());
    }

    #[test]
    fn each_form_of_the_site_is_packed_alone_and_beside_others() {
        let good = |line: &str| {
            Arguments::try_parse_from(format!("xtask package {line}").split_whitespace()).is_ok()
        };
        for line in ["--offline", "--site --npm", "--scorm exercise:winning"] {
            assert!(good(line), "{line}");
        }
        for line in ["", "--scorm", "--lang en"] {
            assert!(!good(line), "{line}");
        }
    }
}
