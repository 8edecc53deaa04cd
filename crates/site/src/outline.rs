/// The names of an article's pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The article's folder.
    pub slug: &'static str,
    /// The folders of its chapters, in their order.
    pub chapters: Vec<&'static str>,
}
