use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl Tally {
    pub(crate) const ONE_PASSED: Self = Self {
        passed: 1,
        failed: 0,
    };
    pub(crate) const ONE_FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    /// Reads a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; …`, which Rust's test
    /// programs end with.
    pub(crate) fn of_line(line: &str) -> Option<Self> {
        let (_, counts) = line.split_once("test result: ")?.1.split_once(". ")?;
        let count = |name| {
            counts
                .split(';')
                .find_map(|part| part.trim().strip_suffix(name)?.trim().parse().ok())
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
        })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn result_lines_are_counted_and_other_lines_are_not() {
        let passed =
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; finished in 0.1s";
        assert_eq!(
            Tally::of_line(passed),
            Some(Tally {
                passed: 12,
                failed: 0
            })
        );
        let failed = "\u{1b}[31mtest result: FAILED. 3 passed; 2 failed; 0 ignored;";
        assert_eq!(
            Tally::of_line(failed),
            Some(Tally {
                passed: 3,
                failed: 2
            })
        );
        for line in [
            "",
            "test nim::mex ... ok",
            "test result: ok",
            "test result: ok. none",
        ] {
            assert_eq!(Tally::of_line(line), None, "{line}");
        }
    }
}
