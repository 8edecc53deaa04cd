use crate::{Result, Setup, setup::HEIGHT};
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use std::{env, process::Command};

/// A browser that the tests can run in, by its WebDriver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium or Google Chrome, through chromedriver.
    Chromium,
    /// Firefox, through geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, through WebKitWebDriver; needs a display (Xvfb will do).
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
        let (variable, program, listen) = match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver", format!("--port={port}")),
            Self::Firefox => ("GECKODRIVER", "geckodriver", format!("--port={port}")),
            Self::WebKit => ("WEBKITDRIVER", "WebKitWebDriver", format!("--port={port}")),
        };
        let mut command = Command::new(env::var_os(variable).unwrap_or_else(|| program.into()));
        command.arg(listen);
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
                    "binary": env::var("MINIBROWSER")
                        .unwrap_or_else(|_| "/usr/lib/webkit2gtk-4.1/MiniBrowser".to_owned()),
                    "args": ["--automation"],
                },
            }),
        };
        match wanted {
            Value::Object(capabilities) => capabilities,
            _ => unreachable!("each of the above is an object"),
        }
    }

    /// Whether the driver tells what the page logged and requested; else only our server knows.
    pub(crate) fn keeps_logs(self) -> bool {
        self == Self::Chromium
    }
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
