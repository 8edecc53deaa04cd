use crate::{Page, Result, from_env};
use serde_json::Value;
use std::fs;

impl Page {
    /// What axe-core finds fault with in the whole page, shadow roots included, a line a finding.
    ///
    /// # Errors
    /// axe-core is missing or cannot run.
    pub async fn accessibility(&self) -> Result<Vec<String>> {
        self.axe("{ resultTypes: ['violations'] }").await
    }

    /// Where it finds too little contrast: all that another theme can change.
    ///
    /// # Errors
    /// axe-core is missing or cannot run.
    pub async fn contrast(&self) -> Result<Vec<String>> {
        self.axe("{ resultTypes: ['violations'], runOnly: ['color-contrast'] }")
            .await
    }

    async fn axe(&self, options: &str) -> Result<Vec<String>> {
        if self.value("typeof axe").await? == "undefined" {
            self.run(&read_axe()?, Vec::new()).await?;
        }
        let found = self.value(&format!("axe.run(document, {options})")).await?;
        let violations = found["violations"].as_array().ok_or("axe gave no result")?;
        Ok(violations.iter().flat_map(lines).collect())
    }
}

fn read_axe() -> Result<String> {
    let file = from_env("NIAN_AXE", "../.tools/npm/node_modules/axe-core/axe.min.js");
    fs::read_to_string(&file).map_err(|error| {
        let file = file.display();
        format!("{file}: {error}; `cargo xtask test` installs it").into()
    })
}

/// A finding as `rule: what it asks — where: why`.
fn lines(violation: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes = violation["nodes"].as_array().into_iter().flatten();
    nodes
        .map(|node| {
            let (rule, help) = (text(&violation["id"]), text(&violation["help"]));
            format!(
                "{rule}: {help} — {}: {}",
                node["target"],
                text(&node["failureSummary"])
            )
        })
        .collect()
}
