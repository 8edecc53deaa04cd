use crate::{Sources, Text};

/// Where an article was printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The article's slug.
    pub slug: &'static str,
    /// The article in full: author, title, journal, volume and number, year and pages where known.
    pub citation: Text,
    /// The same in a line of a list: author, journal, year where known.
    pub short: Text,
}

impl Source {
    /// The sources of the articles, in their order.
    pub const ALL: [Self; 4] = [
        Self {
            slug: "nim-and-variants",
            citation: Sources::NIM_AND_VARIANTS,
            short: Sources::NIM_AND_VARIANTS_SHORT,
        },
        Self {
            slug: "odd-even-two-sides",
            citation: Sources::ODD_EVEN_TWO_SIDES,
            short: Sources::ODD_EVEN_TWO_SIDES_SHORT,
        },
        Self {
            slug: "fibonacci-nim",
            citation: Sources::FIBONACCI_NIM,
            short: Sources::FIBONACCI_NIM_SHORT,
        },
        Self {
            slug: "odd-total",
            citation: Sources::ODD_TOTAL,
            short: Sources::ODD_TOTAL_SHORT,
        },
    ];

    /// The source of the article with this slug.
    #[must_use]
    pub fn of(slug: &str) -> Option<&'static Self> {
        const ALL: &[Source] = &Source::ALL;
        ALL.iter().find(|source| source.slug == slug)
    }
}
