//! The changelog of a version.

const UNRELEASED: &str = "## Unreleased";

/// The changelog in which what is not released yet is this version; one that has the version already stays as it is.
pub(super) fn released(log: &str, version: &str, date: &str) -> Result<String, String> {
    let heading = format!("## {version}");
    let known = log.lines().any(|line| line.split(',').next() == Some(&heading));
    let Some((before, after)) = log.split_once(UNRELEASED) else {
        return if known {
            Ok(log.to_owned())
        } else {
            Err(format!("the changelog knows nothing of {version}"))
        };
    };
    if known {
        return Err(format!("the changelog has {version} already, and something newer that has no number"));
    }
    let news = after.split("\n## ").next().unwrap_or_default();
    if !news.lines().any(|line| line.starts_with("- ")) {
        return Err("the changelog has nothing new".to_owned());
    }
    Ok(format!("{before}{heading}, {date}{after}"))
}

#[cfg(test)]
mod tests {
    use super::released;

    #[test]
    fn what_is_new_gets_number_and_date() {
        let log = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n## 0.9.0, 2026-01-02\n\n- B.\n";
        let made = released(log, "1.0.0", "2026-11-23").unwrap();
        assert_eq!(made, log.replace("Unreleased", "1.0.0, 2026-11-23"));
        assert_eq!(released(&made, "1.0.0", "2026-11-24").as_deref(), Ok(&*made));
    }

    #[test]
    fn what_cannot_be_a_release_is_refused() {
        let nothing = "## Unreleased\n\n## 0.9.0, 2026-01-02\n\n- B.\n";
        assert!(released(nothing, "1.0.0", "").is_err());
        assert!(released("## 0.9.0\n\n- B.\n", "1.0.0", "").is_err());
        assert!(released("## Unreleased\n\n- A.\n\n## 1.0.0, x\n", "1.0.0", "").is_err());
    }
}
