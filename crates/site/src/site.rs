use crate::articles::{abouts, prose};
use crate::bundle::Bundle;
use crate::check::check;
use crate::frames::{self, Frames};
use crate::manifest::manifest;
use crate::names;
use crate::oembed::{self, Told};
use crate::pages::{Document, DocumentProps, title};
use crate::previews::Previews;
use crate::render::render;
use crate::scripts::Scripts;
use crate::{
    Address, Articles, Claims, Library, Manual, Page, SiteError, files, install, scripts, styles,
};
use nian_words::{EveryPage, Language};
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::rc::Rc;

/// What to write, from what, and where.
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder that the bundler has filled; the site is written into it.
    pub out: PathBuf,
    /// The project's folder: `www` is read from it.
    pub project: PathBuf,
    /// The address that the site will have, with a slash at its end, if it is known: what other sites and
    /// messengers are told needs it.
    pub site_url: Option<String>,
    /// Whether the parts of the scripts are to be put together to one file each, as in the finished site.
    pub bundled: bool,
}

/// What is served as it stands in `www`.
const STATIC_FILES: [&str; 4] = [
    "icon.svg",
    "nian.d.ts",
    "lesson.schema.json",
    "claim.schema.json",
];

/// Writes the whole site: scripts, words, styles, examples and all pages in every language.
///
/// # Errors
/// The first file that is missing or wrong: no bundle, an example that does not replay, an article
/// that names an unknown example.
pub async fn write_site(options: &Options) -> Result<(), SiteError> {
    let www = options.project.join("www");
    let claims = Claims::read(&www.join("articles"))?;
    let library = Rc::new(Library::read(&www.join("articles"))?.with_claims(claims));
    let articles = abouts(&www.join("articles"))?;
    let slugs: Vec<_> = articles.iter().map(|(slug, _)| *slug).collect();
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
    let previews = Previews::of(&library, &articles, &www)?;
    for (path, png) in previews.files() {
        files::write(&options.out.join(path), png)?;
    }
    let of = Of {
        bundle: &bundle,
        version: &version,
        library: &library,
        previews: &previews,
        slugs: &slugs,
    };
    for language in Language::WITH_PAGES {
        write_pages(options, language, &of).await?;
    }
    Ok(())
}

/// What this build is told apart by from others: 64 bits, in hexadecimal, of a hash of the engine's
/// name, which carries its own, of the frames, and of the scripts, which name the other wasms by theirs.
fn version(frames: &Frames, bundle: &Bundle, scripts: &Scripts) -> String {
    let mut hasher = Sha256::new();
    hasher.update(bundle.engine(Language::ZhHant).join(" "));
    frames.hash(&mut hasher);
    for (place, text) in scripts {
        hasher.update(place.to_string_lossy().as_bytes());
        hasher.update(text);
    }
    let hash = hasher.finalize();
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What pages are made of.
struct Of<'a> {
    bundle: &'a Bundle,
    version: &'a str,
    library: &'a Rc<Library>,
    previews: &'a Previews,
    /// Of the articles, in their order.
    slugs: &'a [&'static str],
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
    let examples = of.library.names().map(|name| Address {
        language,
        page: Page::Example(name),
    });
    let own = Address::all(of.slugs).filter(|address| address.language == language);
    for address in own.chain(examples) {
        let props = DocumentProps {
            address,
            articles: articles.clone(),
            library: of.library.clone(),
            manual: manual.clone(),
            ahead: ahead(address, &articles, of.library, (of.bundle, of.version)).into(),
            cards: (address.page == Page::Show)
                .then(|| cards("EXAMPLE", language, of.version).into()),
            picture: of.previews.file(pictured(address.page)).map(Into::into),
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

/// Writes the examples of the manual beside the page that shows them: there they have the same short address in
/// every language.
fn write_lessons(options: &Options, language: Language, manual: &Manual) -> Result<(), SiteError> {
    let page = Page::Manual("lessons");
    let folder = options.out.join(Address { language, page }.folder());
    for example in manual.lessons() {
        files::write(&folder.join(&example.name), &example.text)?;
    }
    Ok(())
}

/// What the picture beside a link to a page is of; where it is of nothing, it is that of the first article.
fn pictured(page: Page) -> &'static str {
    match page {
        Page::Article(name) | Page::Example(name) => name,
        _ => "",
    }
}

/// The file of the cards of an example, from the root of the site.
fn cards(example: &str, language: Language, version: &str) -> String {
    format!("frames/{version}/{}", frames::path(example, language))
}

/// What the first widget of a page needs, in the order in which it is wanted; nothing where no
/// widget stands near the page's head, or the address decides which it is.
fn ahead(
    address: Address,
    articles: &Articles,
    library: &Library,
    (bundle, version): (&Bundle, &str),
) -> Vec<String> {
    match address.page {
        Page::Article(slug) => {
            let first = articles
                .get(slug)
                .and_then(|article| article.widgets().next());
            let src = first.and_then(|widget| widget.attribute("src"));
            let Some(src) = src.filter(|src| library.text(src).is_some()) else {
                return Vec::new();
            };
            vec![cards(src, address.language, version), "nian.css".to_owned()]
        }
        Page::Home | Page::Play | Page::Practice | Page::Lab | Page::Tables | Page::Numbers => {
            bundle.engine(address.language).into()
        }
        Page::Show => vec!["nian.css".to_owned()], // `theme.js` knows the example
        Page::Example(name) => {
            vec![
                "nian.css".to_owned(),
                cards(name, address.language, version),
            ]
        }
        Page::Checked
        | Page::Glossary
        | Page::Teach
        | Page::Class
        | Page::Make
        | Page::Embed
        | Page::Manual(_) => Vec::new(),
    }
}
