//! What was measured, by name.

use std::{collections::BTreeMap, fmt};

/// Figures by name, one for each time that it was measured.
#[derive(Debug, Default)]
pub(crate) struct Samples(BTreeMap<String, Vec<f64>>);

impl Samples {
    pub(crate) fn add(&mut self, name: impl Into<String>, figure: f64) {
        self.0.entry(name.into()).or_default().push(figure);
    }
}

/// A line for each name, with tabs: the name, the median and the largest.
impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, figures) in &self.0 {
            let mut figures = figures.clone();
            figures.sort_by(f64::total_cmp);
            let middle = [(figures.len() - 1) / 2, figures.len() / 2].map(|at| figures[at]);
            let median = f64::midpoint(middle[0], middle[1]);
            let largest = figures[figures.len() - 1];
            writeln!(f, "{name}\t{median:.2}\t{largest:.2}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Samples;

    #[test]
    fn the_middle_and_the_largest() {
        let mut samples = Samples::default();
        for figure in [5.0, 1.0, 40.0, 3.0, 2.0] {
            samples.add("b", figure);
        }
        for figure in [8.25, 7.0] {
            samples.add("a", figure);
        }
        assert_eq!(samples.to_string(), "a\t7.62\t8.25\nb\t3.00\t40.00\n");
    }
}
