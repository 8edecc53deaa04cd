//! What must not have happened while a test ran, whatever the test was about.

use serde_json::Value;

/// The messages of the console that are errors.
pub(crate) fn errors(log: &Value) -> Vec<String> {
    entries(log)
        .filter(|entry| entry["level"] == "SEVERE")
        .map(|entry| format!("console: {}", text(&entry["message"])))
        .collect()
}

/// Requests to another host, and requests that failed, from Chromium's performance log.
pub(crate) fn requests(log: &Value, origin: &str) -> Vec<String> {
    entries(log)
        .filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok())
        .filter_map(|event| of_event(&event["message"], origin))
        .collect()
}

fn of_event(event: &Value, origin: &str) -> Option<String> {
    let parameters = &event["params"];
    match event["method"].as_str()? {
        "Network.requestWillBeSent" => {
            let url = text(&parameters["request"]["url"]);
            (!at_home(url, origin)).then(|| format!("request to another host: {url}"))
        }
        "Network.responseReceived" => {
            let status = parameters["response"]["status"].as_u64()?;
            let url = text(&parameters["response"]["url"]);
            (status >= 400).then(|| format!("request answered with {status}: {url}"))
        }
        "Network.loadingFailed" if parameters["canceled"] != true => {
            let [kind, error] = ["type", "errorText"].map(|about| text(&parameters[about]));
            let blocked = parameters["blockedReason"].as_str().unwrap_or_default();
            Some(format!("request failed: {kind} {error}{blocked}"))
        }
        _ => None,
    }
}

/// Whether it goes to our server or never leaves the browser.
fn at_home(url: &str, origin: &str) -> bool {
    url.strip_prefix(origin)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        || ["about:", "blob:", "chrome:", "data:"]
            .iter()
            .any(|scheme| url.starts_with(scheme))
}

fn entries(log: &Value) -> impl Iterator<Item = &Value> {
    log.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("(unnamed)")
}

#[cfg(test)]
mod tests {
    use super::{errors, requests};
    use serde_json::{Value, json};

    const HOME: &str = "http://127.0.0.1:4000";

    fn log(method: &str, parameters: &Value) -> Value {
        let message = json!({ "message": { "method": method, "params": parameters } });
        json!([{ "level": "INFO", "message": message.to_string() }])
    }

    #[test]
    fn only_our_own_host_may_be_asked() {
        for (url, findings) in [
            ("http://127.0.0.1:4000/nian.js", 0),
            ("data:image/png;base64,AAAA", 0),
            ("http://127.0.0.1:40001/nian.js", 1),
            ("https://fonts.example/a.woff2", 1),
        ] {
            let log = log(
                "Network.requestWillBeSent",
                &json!({ "request": { "url": url } }),
            );
            assert_eq!(requests(&log, HOME).len(), findings, "{url}");
        }
    }

    #[test]
    fn failed_requests_are_found() {
        let answered = |status| {
            log(
                "Network.responseReceived",
                &json!({ "response": { "status": status } }),
            )
        };
        assert!(requests(&answered(200), HOME).is_empty());
        assert!(requests(&answered(304), HOME).is_empty());
        assert_eq!(requests(&answered(404), HOME).len(), 1);
        let blocked = json!({ "errorText": "net::ERR_BLOCKED_BY_CSP", "canceled": false });
        assert_eq!(
            requests(&log("Network.loadingFailed", &blocked), HOME).len(),
            1
        );
    }

    #[test]
    fn of_the_console_errors_count_and_warnings_do_not() {
        let console = json!([
            { "level": "WARNING", "message": "integrity ignored" },
            { "level": "SEVERE", "message": "Uncaught TypeError" },
        ]);
        assert_eq!(errors(&console), ["console: Uncaught TypeError"]);
    }
}
