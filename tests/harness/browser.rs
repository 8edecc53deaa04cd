use crate::{
    Result, Setup,
    setup::{HEIGHT, NAME},
};
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use std::{env, fs, path::PathBuf, process::Command};

/// A browser that the tests can run in, by its WebDriver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium or Google Chrome, through chromedriver.
    Chromium,
    /// Firefox, through geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, through WebKitWebDriver; needs a display, which the driver brings.
    WebKit,
}

impl Browser {
    /// The browser that `NIAN_BROWSER` names; Chromium where it is not set.
    ///
    /// # Errors
    /// The variable names none of them.
    pub fn from_env() -> Result<Self> {
        match env::var("NIAN_BROWSER").as_deref() {
            Ok("chromium") | Err(_) => Ok(Self::Chromium),
            Ok("firefox") => Ok(Self::Firefox),
            Ok("webkit") => Ok(Self::WebKit),
            Ok(other) => Err(format!(
                "NIAN_BROWSER is `{other}`; expected `chromium`, `firefox` or `webkit`"
            )
            .into()),
        }
    }

    /// The driver program, listening on this port of the loopback.
    pub(crate) fn driver(self, port: u16) -> Command {
        let named =
            |variable, program: &str| env::var_os(variable).unwrap_or_else(|| program.into());
        let program = match self {
            Self::Chromium => named("CHROMEDRIVER", "chromedriver"),
            Self::Firefox => named("GECKODRIVER", "geckodriver"),
            Self::WebKit => named("WEBKITDRIVER", "WebKitWebDriver"),
        };
        let mut command = Command::new(program);
        command.arg(format!("--port={port}"));
        // What pages have a browser save goes to where it was started.
        command.current_dir(env::temp_dir());
        command
    }

    /// What a new session asks for.
    pub(crate) fn capabilities(self, setup: &Setup) -> Capabilities {
        let wanted = match self {
            Self::Chromium => chromium(setup),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "args": ["-headless"],
                    "prefs": { "javascript.enabled": setup.scripting },
                },
            }),
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {
                    "binary": mini_browser(),
                    "args": ["--automation"],
                },
            }),
        };
        match wanted {
            Value::Object(capabilities) => capabilities,
            _ => unreachable!("each of the above is an object"),
        }
    }

    /// Whether its driver has the commands of Chromium's developer tools, and tells what a page
    /// logged and requested. Of the others our server learns it, from a script that it puts into pages.
    pub(crate) fn has_devtools(self) -> bool {
        self == Self::Chromium
    }

    /// The least width of a window in CSS pixels; what is to be narrower stands in a frame.
    pub(crate) fn least_width(self) -> u32 {
        match self {
            Self::Chromium => 0,
            Self::Firefox | Self::WebKit => 500,
        }
    }
}

/// Below the folder of libraries, in Debian one for each kind of machine.
fn mini_browser() -> PathBuf {
    if let Some(named) = env::var_os("MINIBROWSER") {
        return named.into();
    }
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let folders = folders.map(|folder| folder.path());
    let libraries = ["/usr/libexec", "/usr/lib"].map(PathBuf::from);
    libraries
        .into_iter()
        .chain(folders)
        .map(|folder| folder.join("webkit2gtk-4.1/MiniBrowser"))
        .find(|file| file.exists())
        .unwrap_or_else(|| "MiniBrowser".into())
}

fn chromium(setup: &Setup) -> Value {
    let mut options = json!({
        "args": [
            "--headless",
            "--no-sandbox", // without it Chromium refuses to run as root
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--no-proxy-server",
            format!("--host-resolver-rules=MAP {NAME} 127.0.0.1"),
            format!("--window-size={},{}", setup.width, HEIGHT),
        ],
    });
    if let Ok(binary) = env::var("CHROMIUM") {
        options["binary"] = json!(binary);
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}
