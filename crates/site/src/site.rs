use crate::articles::{abouts, outlines, prose};
use crate::bundle::Bundle;
use crate::check::check;
use crate::frames::{self, Frames};
use crate::manifest::manifest;
use crate::names;
use crate::oembed::{self, Told};
use crate::pages::{Document, DocumentProps, ForCourses, SCORM, paper_words, title};
use crate::previews::Previews;
use crate::render::render;
use crate::scripts::Scripts;
use crate::{
    Address, Article, Articles, Claims, Library, Manual, Outline, Page, Section, SiteError,
    WidgetTag, files, install, scripts, styles,
};
use nian_words::{EveryPage, Language};
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::rc::Rc;

/// The options of [`write_site`].
#[derive(Clone, Debug)]
pub struct Options {
    /// The bundler's output folder; the site is written into it.
    pub out: PathBuf,
    /// The project's folder: `www` is read from it.
    pub project: PathBuf,
    /// The base address of the site with a trailing slash, if it is known: other sites and messengers need it.
    pub site_url: Option<String>,
    /// Whether the modules of each script are bundled into one file, as in the finished site.
    pub bundled: bool,
}

/// Files of `www` that are copied as they are.
const STATIC_FILES: [&str; 4] = [
    "icon.svg",
    "nian.d.ts",
    "lesson.schema.json",
    "claim.schema.json",
];

/// Writes the whole site: scripts, words, styles, examples and all pages in every language.
///
/// # Errors
/// The first file that is missing or invalid: no bundle, an invalid example, an article that names an unknown example.
pub async fn write_site(options: &Options) -> Result<(), SiteError> {
    let www = options.project.join("www");
    let claims = Claims::read(&www.join("articles"))?;
    let library = Rc::new(Library::read(&www.join("articles"))?.with_claims(claims));
    let articles = abouts(&www.join("articles"))?;
    let slugs: Vec<_> = articles.iter().map(|(slug, _)| *slug).collect();
    let outlines = outlines(&www.join("articles"))?;
    let bundle = Bundle::find(&options.out)?;
    let frames = Frames::of(&library)?;
    let scripts = scripts::read(&www, &bundle, &slugs)?;
    let version = version(&frames, &bundle, &scripts);
    scripts::write(&options.out, &scripts, &version)?;
    for language in Language::ALL {
        files::write(&options.out.join(bundle.words(language)), language.lines())?;
    }
    for (path, text) in frames.files() {
        let folder = options.out.join("frames").join(&version);
        files::write(&folder.join(path), text)?;
    }
    styles::write(&www, &options.out)?;
    install::write(&www, &options.out)?;
    for name in STATIC_FILES {
        let text = files::read(&www.join(name))?;
        files::write(&options.out.join(name), &text)?;
    }
    let described = serde_json::to_string_pretty(&manifest()).expect("its keys are text");
    files::write(&options.out.join("custom-elements.json"), &described)?;
    for (path, text) in library.files() {
        files::write(&options.out.join("lessons").join(path), text)?;
    }
    for (path, text) in library.claims().files() {
        files::write(&options.out.join("claims").join(path), text)?;
    }
    let courses = ForCourses::new(bundle.scorm());
    let courses = serde_json::to_string(&courses).expect("it is plain data");
    files::write(&options.out.join(SCORM), &courses)?;
    let previews = Previews::of(&library, &articles, &www)?;
    for (path, png) in previews.files() {
        files::write(&options.out.join(path), png)?;
    }
    let of = Of {
        bundle: &bundle,
        version: &version,
        library: &library,
        previews: &previews,
        outlines: &outlines,
    };
    for language in Language::WITH_PAGES {
        write_pages(options, language, &of).await?;
    }
    Ok(())
}

/// The version of this build: 16 digits of a hash of the engine's and the app's file names, which contain hashes of their own,
/// of the cards' files, and of the scripts, which contain the hashes of the other wasms. Letters in it would change the names
/// that the loader's minifier gives, and so its size, by some 15 bytes with each build.
fn version(frames: &Frames, bundle: &Bundle, scripts: &Scripts) -> String {
    let mut hasher = Sha256::new();
    hasher.update(bundle.engine(Language::ZhHant).join(" "));
    for app in bundle.apps() {
        hasher.update(app.join(" "));
    }
    frames.hash(&mut hasher);
    for (place, text) in scripts {
        hasher.update(place.to_string_lossy().as_bytes());
        hasher.update(text);
    }
    let hash = hasher.finalize();
    let (bytes, _) = hash.as_slice().split_first_chunk().expect("32 bytes");
    format!("{:016}", u64::from_be_bytes(*bytes) % 10_u64.pow(16))
}

/// The data that pages are rendered from.
struct Of<'a> {
    bundle: &'a Bundle,
    version: &'a str,
    library: &'a Rc<Library>,
    previews: &'a Previews,
    /// The pages of the articles, in their order.
    outlines: &'a [Outline],
}

async fn write_pages(options: &Options, language: Language, of: &Of<'_>) -> Result<(), SiteError> {
    let folder = options.project.join("www/articles");
    let articles = Rc::new(Articles::read(&folder, language)?);
    for (slug, article) in articles.iter() {
        for widget in article.widgets() {
            let at = || prose(&folder, slug, language);
            check(widget, of.library).map_err(|what| SiteError::new(&at(), what))?;
        }
    }
    let manual = Rc::new(Manual::read(&options.project, language)?);
    write_lessons(options, language, &manual)?;
    let names = names::names(language, &articles, of.library, of.previews);
    files::write(&options.out.join(names::path(language)), &names)?;
    let paper = serde_json::to_string(&paper_words(language)).expect("they are plain data");
    files::write(&options.out.join(of.bundle.paper_words(language)), &paper)?;
    let examples = of.library.names().map(|name| Address {
        language,
        page: Page::Example(name),
    });
    let own = Address::all(of.outlines).filter(|address| address.language == language);
    for address in own.chain(examples) {
        let props = DocumentProps {
            address,
            articles: articles.clone(),
            library: of.library.clone(),
            manual: manual.clone(),
            ahead: ahead(address, &articles, of.library, (of.bundle, of.version)).into(),
            cards: (address.page == Page::Show)
                .then(|| cards("EXAMPLE", language, of.version).into()),
            app: of.bundle.app(address.page).map(Into::into),
            searcher: (of.bundle.searcher().into(), of.version.into()),
            picture: of
                .previews
                .file(&pictured(address.page, &articles))
                .map(Into::into),
            site_url: options.site_url.as_deref().map(Into::into),
            bundled: options.bundled,
        };
        if let (Some(site), Page::Example(name)) = (&options.site_url, address.page) {
            let told = Told {
                site,
                by: language.among(&EveryPage::NAME),
                folder: address.folder(),
                title: title(&props),
                picture: props.picture.as_deref(),
            };
            let file = options.out.join(oembed::path(language, name));
            files::write(&file, told.text())?;
        }
        let html = format!("<!DOCTYPE html>\n{}\n", render::<Document>(props).await);
        files::write(
            &options.out.join(address.folder()).join("index.html"),
            &html,
        )?;
    }
    Ok(())
}

/// Writes the manual's examples beside the page that shows them: there they have the same short address in every
/// language.
fn write_lessons(options: &Options, language: Language, manual: &Manual) -> Result<(), SiteError> {
    let page = Page::Manual("lessons");
    let folder = options.out.join(Address { language, page }.folder());
    for example in manual.lessons() {
        files::write(&folder.join(&example.name), &example.text)?;
    }
    Ok(())
}

/// The example or article whose picture is the preview of a page (of a chapter, its first example); empty for the picture of the first article.
fn pictured(page: Page, articles: &Articles) -> String {
    let chapter = |slug: &str, name: &str| {
        let example = first_example(articles.get(slug)?, name)?;
        example.attribute("src").map(str::to_owned)
    };
    match page {
        Page::Chapter(slug, name) => chapter(slug, name).unwrap_or_else(|| slug.to_owned()),
        Page::Article(name) | Page::Whole(name) | Page::Example(name) => name.to_owned(),
        _ => String::new(),
    }
}

/// The first widget of a chapter.
fn first_widget<'a>(article: &'a Article, chapter: &str) -> Option<&'a WidgetTag> {
    let sections = article.sections_of(article.chapter(chapter)?).iter();
    sections.flat_map(Section::widgets).next()
}

/// The first example of a chapter.
fn first_example<'a>(article: &'a Article, chapter: &str) -> Option<&'a WidgetTag> {
    let sections = article.sections_of(article.chapter(chapter)?).iter();
    let mut widgets = sections.flat_map(Section::widgets);
    widgets.find(|widget| widget.element == "nian-example")
}

/// The file of an example's cards, from the root of the site.
fn cards(example: &str, language: Language, version: &str) -> String {
    format!("frames/{version}/{}", frames::path(example, language))
}

/// The files to preload for the first widget of a page, in the order in which it needs them; none if no widget is near
/// the head of the page, or the address decides which it is.
fn ahead(
    address: Address,
    articles: &Articles,
    library: &Library,
    (bundle, version): (&Bundle, &str),
) -> Vec<String> {
    match address.page {
        Page::Chapter(slug, name) => {
            let article = articles.get(slug);
            let first = article.and_then(|article| first_widget(article, name));
            let first = first.filter(|widget| widget.element == "nian-example");
            let src = first.and_then(|widget| widget.attribute("src"));
            let Some(src) = src.filter(|src| library.text(src).is_some()) else {
                return Vec::new();
            };
            vec![cards(src, address.language, version), "nian.css".to_owned()]
        }
        page @ (Page::Practice | Page::Record | Page::Play | Page::Make | Page::Class) => {
            let app = bundle.app_files(page, address.language);
            app.map(Vec::from).unwrap_or_default()
        }
        Page::Home => bundle.engine(address.language).into(),
        Page::Show => vec!["nian.css".to_owned()], // `theme.js` preloads the example
        Page::Example(name) => {
            vec![
                "nian.css".to_owned(),
                cards(name, address.language, version),
            ]
        }
        Page::Articles
        | Page::Lab
        | Page::Tables
        | Page::Numbers
        | Page::Article(_)
        | Page::Whole(_)
        | Page::Checked
        | Page::Glossary
        | Page::Teach
        | Page::Plan(_)
        | Page::Embed
        | Page::Manual(_) => Vec::new(),
    }
}
