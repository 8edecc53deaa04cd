//! Chromium, its driver and a font for Chinese: what the browser tests run in.

use crate::{
    failure::{Failure, Result},
    process::{announced, find, output, program, run},
};
use std::{env, fs, path::PathBuf};

/// The driver brings Chromium itself along.
const PACKAGES: [&str; 3] = [
    "chromium-headless-shell",
    "chromium-driver",
    "fonts-noto-cjk",
];

/// Debian's headless shell itself. What is on the PATH is a script that waits for it: the driver would
/// end the script, and leave the shell behind.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// A shell draws no window around the page, which takes half the time of the tests.
const BROWSERS: [&str; 6] = [
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// The programs that a browser test needs.
pub(crate) struct Chromium {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

/// Finds Chromium, its driver and a Chinese font; installs them where the system is Debian and we may.
pub(crate) fn chromium() -> Result<Chromium> {
    if let (Some(found), true) = (installed(), reads_chinese()) {
        return Ok(found);
    }
    let advice = advice(&system(), env::consts::OS);
    if let Some(administrator) = of_debian() {
        install(administrator, &PACKAGES, "half a minute", &advice)?;
    }
    match (installed(), reads_chinese()) {
        (Some(found), true) => Ok(found),
        (Some(_), false) => Err(Failure::new("there is no font for Chinese here", advice)),
        (None, _) => Err(Failure::new(
            "there is no Chromium with its driver here",
            advice,
        )),
    }
}

/// Those of the environment variables `CHROMIUM` and `CHROMEDRIVER` before those of the system.
fn installed() -> Option<Chromium> {
    let named = |variable, names: &[&str]| {
        env::var_os(variable)
            .map(PathBuf::from)
            .or_else(|| find(names))
            .filter(|path| path.exists())
    };
    let here = |path| Some(PathBuf::from(path)).filter(|path| path.exists());
    let shell = here(SHELL).filter(|_| env::var_os("CHROMIUM").is_none());
    let app = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    let browser = shell.or_else(|| named("CHROMIUM", &BROWSERS));
    Some(Chromium {
        browser: browser.or_else(|| here(app))?,
        driver: named("CHROMEDRIVER", &["chromedriver"])?,
    })
}

/// Without such a font every Chinese character is the same empty box; macOS and Windows have one.
fn reads_chinese() -> bool {
    env::consts::OS != "linux"
        || output(program("fc-list").args([":lang=zh", "family"]))
            .is_some_and(|fonts| !fonts.trim().is_empty())
}

/// What to put before a command that installs one of Debian's packages, if this is Debian and we may.
pub(crate) fn of_debian() -> Option<&'static [&'static str]> {
    if System::of(&system()) == System::Debian {
        administrator()
    } else {
        None
    }
}

/// The words to put before a command that needs the administrator, if that goes without asking.
fn administrator() -> Option<&'static [&'static str]> {
    if output(program("id").arg("-u")).is_some_and(|id| id.trim() == "0") {
        return Some(&["env"]);
    }
    output(program("sudo").args(["-n", "true"])).map(|_| ["sudo", "-n", "env"].as_slice())
}

/// Installs packages of Debian's, which takes `about` so long.
pub(crate) fn install(
    administrator: &[&str],
    packages: &[&str],
    about: &str,
    advice: &str,
) -> Result {
    let what = format!("Debian packages {}", packages.join(", "));
    announced(&what, &format!("{about}, only this once"), || {
        let apt = |arguments: &[&str]| {
            let mut command = program(administrator[0]);
            command
                .args(&administrator[1..])
                .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
            run(command.arg("--quiet").arg("--yes").args(arguments), advice)
        };
        apt(&["update"])?;
        apt(&[&["install", "--no-install-recommends"], packages].concat())
    })
}

/// A family of systems whose packages have the same names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum System {
    Debian,
    /// Its `chromium` packages only install a snap, which cannot be driven from a temporary profile.
    Ubuntu,
    Fedora,
    Arch,
    Other,
}

impl System {
    /// Reads the `ID` and `ID_LIKE` of an os-release file.
    fn of(release: &str) -> Self {
        let names: Vec<&str> = release
            .lines()
            .filter_map(|line| {
                line.strip_prefix("ID=")
                    .or_else(|| line.strip_prefix("ID_LIKE="))
            })
            .flat_map(|value| value.trim_matches('"').split(' '))
            .collect();
        [
            ("ubuntu", Self::Ubuntu),
            ("debian", Self::Debian),
            ("fedora", Self::Fedora),
            ("arch", Self::Arch),
        ]
        .into_iter()
        .find_map(|(name, system)| names.contains(&name).then_some(system))
        .unwrap_or(Self::Other)
    }
}

fn system() -> String {
    fs::read_to_string("/etc/os-release").unwrap_or_default()
}

fn advice(release: &str, os: &str) -> String {
    let by_hand = "Google Chrome, and the chromedriver of the same version from \
        https://googlechromelabs.github.io/chrome-for-testing/ in a folder on the PATH";
    match (os, System::of(release)) {
        ("macos", _) => "brew install --cask google-chrome chromedriver".to_owned(),
        ("linux", System::Debian) => format!("sudo apt-get install {}", PACKAGES.join(" ")),
        ("linux", System::Fedora) => {
            "sudo dnf install chromium chromedriver google-noto-sans-cjk-fonts".to_owned()
        }
        ("linux", System::Arch) => "sudo pacman -S chromium noto-fonts-cjk".to_owned(),
        ("linux", System::Ubuntu) => {
            format!("sudo apt-get install fonts-noto-cjk, and by hand: {by_hand}.")
        }
        ("linux", System::Other) => {
            format!("Install a Noto CJK font and Chromium with its driver, for example {by_hand}.")
        }
        _ => format!("Install {by_hand}; or set CHROMIUM and CHROMEDRIVER to their paths."),
    }
}

#[cfg(test)]
mod tests {
    use super::{System, advice};

    const DEBIAN: &str = "PRETTY_NAME=\"Debian\"\nVERSION_ID=\"12\"\nID=debian\n";
    const MINT: &str = "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";

    #[test]
    fn systems_are_told_apart() {
        for (release, system) in [
            (DEBIAN, System::Debian),
            ("ID=raspbian\nID_LIKE=debian", System::Debian),
            ("ID=ubuntu\nID_LIKE=debian", System::Ubuntu),
            (MINT, System::Ubuntu),
            ("ID=\"centos\"\nID_LIKE=\"rhel fedora\"", System::Fedora),
            ("ID=arch", System::Arch),
            ("ID=nixos", System::Other),
            ("", System::Other),
        ] {
            assert_eq!(System::of(release), system, "{release}");
        }
    }

    #[test]
    fn every_system_is_told_what_to_install() {
        assert!(
            advice(DEBIAN, "linux")
                .contains("apt-get install chromium-headless-shell chromium-driver")
        );
        assert!(advice(MINT, "linux").contains("chrome-for-testing"));
        assert!(advice("", "macos").contains("brew"));
        assert!(advice("", "windows").contains("CHROMEDRIVER"));
    }
}
