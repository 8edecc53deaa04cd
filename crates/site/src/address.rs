use crate::Outline;
use crate::article::WHOLE;
use crate::plans::LESSON_PLANS;
use nian_words::Language;

/// The chapters of the manual, below the page `embed/`, in the order of their list.
pub const CHAPTERS: [&str; 7] = [
    "options",
    "scripting",
    "styling",
    "hosts",
    "recipes",
    "lessons",
    "addresses",
];

/// A page of the site in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The home page.
    Home,
    /// The list of the articles and of the ten stops.
    Articles,
    /// The contents of the article with this slug.
    Article(&'static str),
    /// A chapter of an article: the article's slug and the chapter's name.
    Chapter(&'static str, &'static str),
    /// The article with this slug in one page, for printing and searching.
    Whole(&'static str),
    /// A board for any position.
    Play,
    /// Exercises.
    Practice,
    /// How practice has gone.
    Record,
    /// The analysis of any position.
    Lab,
    /// The tables.
    Tables,
    /// Numbers and number systems.
    Numbers,
    /// The claims of the articles, with a button that checks them.
    Checked,
    /// The terms.
    Glossary,
    /// What can be taught, which is part of [`Class`](Self::Class) now.
    Teach,
    /// The editor of a teacher's lesson plan.
    Class,
    /// The ready-made lesson plan with this id, on a sheet of paper.
    Plan(&'static str),
    /// The editor of examples, which records a game.
    Make,
    /// How to put a widget into another page.
    Embed,
    /// The chapter of the manual with this name, one of [`CHAPTERS`](crate::CHAPTERS).
    Manual(&'static str),
    /// A single widget, which the address names.
    Show,
    /// A single example of ours, `ARTICLE/EXAMPLE`.
    Example(&'static str),
}

impl Page {
    /// All pages in the order of their list, with those of these articles, but without those with a single example.
    pub fn all(articles: &[Outline]) -> Vec<Self> {
        let articles = articles.iter().flat_map(Self::of_article);
        let tools = Self::TOOLS.into_iter();
        let plans = LESSON_PLANS.iter().map(|plan| Self::Plan(plan.id));
        [Self::Home, Self::Articles]
            .into_iter()
            .chain(articles)
            .chain(tools)
            .chain(plans)
            .collect()
    }

    /// The pages of an article.
    fn of_article(article: &Outline) -> impl Iterator<Item = Self> {
        let slug = article.slug;
        let chapters = article.chapters.iter();
        let chapters = chapters.map(move |chapter| Self::Chapter(slug, chapter));
        [Self::Article(slug)]
            .into_iter()
            .chain(chapters)
            .chain([Self::Whole(slug)])
    }

    /// The article that the page is of.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::Article(slug) | Self::Chapter(slug, _) | Self::Whole(slug) => Some(slug),
            _ => None,
        }
    }

    /// The pages after the articles, but for the lesson plans.
    const TOOLS: [Self; 20] = [
        Self::Play,
        Self::Practice,
        Self::Record,
        Self::Lab,
        Self::Tables,
        Self::Numbers,
        Self::Checked,
        Self::Glossary,
        Self::Teach,
        Self::Class,
        Self::Make,
        Self::Embed,
        Self::Manual(CHAPTERS[0]),
        Self::Manual(CHAPTERS[1]),
        Self::Manual(CHAPTERS[2]),
        Self::Manual(CHAPTERS[3]),
        Self::Manual(CHAPTERS[4]),
        Self::Manual(CHAPTERS[5]),
        Self::Manual(CHAPTERS[6]),
        Self::Show,
    ];

    /// The folder of the page below that of its language, with a trailing slash.
    fn folder(self) -> String {
        match self {
            Self::Home => String::new(),
            Self::Articles => "articles/".to_owned(),
            Self::Article(slug) => format!("articles/{slug}/"),
            Self::Chapter(slug, chapter) => format!("articles/{slug}/{chapter}/"),
            Self::Whole(slug) => format!("articles/{slug}/{WHOLE}/"),
            Self::Play => "play/".to_owned(),
            Self::Practice => "practice/".to_owned(),
            Self::Record => "practice/record/".to_owned(),
            Self::Lab => "lab/".to_owned(),
            Self::Tables => "tables/".to_owned(),
            Self::Numbers => "numbers/".to_owned(),
            Self::Checked => "checked/".to_owned(),
            Self::Glossary => "glossary/".to_owned(),
            Self::Teach => "teach/".to_owned(),
            Self::Class => "class/".to_owned(),
            Self::Plan(id) => format!("class/plan/{id}/"),
            Self::Make => "make/".to_owned(),
            Self::Embed => "embed/".to_owned(),
            Self::Manual(chapter) => format!("embed/{chapter}/"),
            Self::Show => "show/".to_owned(),
            Self::Example(name) => format!("show/{name}/"),
        }
    }

    /// The style sheets of the page, from the root of the site: the one of all pages, and its own.
    pub(crate) const fn styles(self) -> &'static [&'static str] {
        match self {
            Self::Article(_) | Self::Chapter(..) | Self::Whole(_) => &["text.css"],
            Self::Home | Self::Articles => &["page.css", "home.css"],
            Self::Play => &["page.css", "play.css"],
            Self::Class => &["page.css", "class.css"],
            Self::Plan(_) => &["page.css", "plan.css"],
            Self::Embed | Self::Manual(_) => &["page.css", "manual.css"],
            Self::Make => &["page.css", "make.css"],
            _ => &["page.css"],
        }
    }
}

/// A page in a language: one HTML file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    /// The language it is written in.
    pub language: Language,
    /// Which page it is.
    pub page: Page,
}

impl Address {
    /// The addresses of all HTML files, with the pages of these articles, but without those with a single example.
    pub fn all(articles: &[Outline]) -> impl Iterator<Item = Self> {
        let pages = Page::all(articles);
        Language::WITH_PAGES.into_iter().flat_map(move |language| {
            let pages = pages.clone().into_iter();
            pages.map(move |page| Self { language, page })
        })
    }

    /// The folder below the site's root, empty or with a trailing slash: `en/play/`.
    #[must_use]
    pub fn folder(self) -> String {
        self.language.folder().to_owned() + &self.page.folder()
    }

    /// The link from this page to a file or folder below the site's root (`""`: the root itself).
    ///
    /// Links are relative, so that the site works from any folder of any host.
    #[must_use]
    pub fn link_to(self, target: &str) -> String {
        let up = "../".repeat(self.folder().matches('/').count());
        match (up.as_str(), target) {
            ("", "") => "./".to_owned(),
            (up, target) => format!("{up}{target}"),
        }
    }

    /// The link from this page to another one in the same language.
    #[must_use]
    pub fn link_to_page(self, page: Page) -> String {
        self.link_to(&Self { page, ..self }.folder())
    }

    /// The link from this page to the same one in another language.
    #[must_use]
    pub fn link_to_language(self, language: Language) -> String {
        self.link_to(&Self { language, ..self }.folder())
    }
}

#[cfg(test)]
mod tests {
    use super::{Address, Page};
    use nian_words::Language;

    fn at(language: Language, page: Page) -> Address {
        Address { language, page }
    }

    #[test]
    fn traditional_chinese_stands_at_the_root() {
        assert_eq!(at(Language::ZhHant, Page::Home).folder(), "");
        assert_eq!(at(Language::ZhHant, Page::Play).folder(), "play/");
        assert_eq!(
            at(Language::En, Page::Article("a")).folder(),
            "en/articles/a/"
        );
    }

    #[test]
    fn links_are_relative() {
        let home = at(Language::ZhHant, Page::Home);
        assert_eq!(home.link_to_page(Page::Home), "./");
        assert_eq!(home.link_to_page(Page::Play), "play/");
        assert_eq!(home.link_to_language(Language::En), "en/");
        let play = at(Language::En, Page::Play);
        assert_eq!(play.link_to("page.css"), "../../page.css");
        assert_eq!(play.link_to_page(Page::Home), "../../en/");
        assert_eq!(play.link_to_language(Language::ZhHant), "../../play/");
    }
}
