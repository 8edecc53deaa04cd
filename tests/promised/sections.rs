//! The addresses of an article's sections, `articles/SLUG/#SECTION`: they lead to where the section stands.

use super::read;
use crate::site::{self, path};
use nian_tests::{Page, Result, Setup, Suite, Value, json, sample};
use nian_words::Language;
use std::collections::BTreeMap;

/// One in so many is tried in the command; at night all are.
const ONE_IN: usize = 19;

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("promised::sections::all", Setup::default(), all)
        .everywhere();
    suite
        .add("promised::sections::forms", Setup::default(), forms)
        .everywhere();
    // WebKit's driver may drop what goes back, or hang.
    suite.add("promised::sections::history", Setup::default(), history);
    suite.add(
        "promised::sections::without_scripts",
        Setup::default().without_scripts(),
        without_scripts,
    );
}

/// A section in a language, and the chapter that it stands in.
#[derive(Clone)]
pub(crate) struct Section {
    pub(crate) language: Language,
    pub(crate) article: String,
    pub(crate) chapter: String,
    pub(crate) id: String,
}

impl Section {
    /// A page of the article, by its path below the article's.
    pub(crate) fn page(&self, of: &str) -> String {
        path(self.language, &format!("articles/{}/{of}", self.article))
    }

    /// The address that was promised, with a query, and where it leads: for `GO`.
    fn place(&self, query: &str) -> Value {
        let (contents, chapter) = (self.page(""), self.page(&format!("{}/", self.chapter)));
        json!({
            "address": format!("{contents}{query}#{}", self.id),
            "leads": format!("{chapter}{query}#{}", self.id),
            "target": self.id,
        })
    }
}

/// The sections that were promised, in these languages.
pub(crate) fn sections(languages: &[Language]) -> Vec<Section> {
    let promised: BTreeMap<String, Vec<String>> =
        serde_json::from_value(read("sections.json")).expect("anchors by article");
    assert!(
        promised.values().map(Vec::len).sum::<usize>() >= 105,
        "none is taken away"
    );
    let one = |language: Language, article: &str, id: &str| Section {
        language,
        article: article.to_owned(),
        chapter: chapter(article, id),
        id: id.to_owned(),
    };
    let of = |language: Language| {
        let articles = promised.iter();
        articles
            .flat_map(move |(article, ids)| ids.iter().map(move |id| one(language, article, id)))
    };
    languages
        .iter()
        .flat_map(|&language| of(language))
        .collect()
}

/// The chapter that a section of an article stands in.
fn chapter(article: &str, id: &str) -> String {
    let mut chapters = site::chapters(article).into_iter();
    let found = chapters.find(|chapter| chapter.sections.iter().any(|section| section == id));
    let found =
        found.unwrap_or_else(|| panic!("{article}/#{id} was promised, and is in no chapter"));
    found.name
}

/// Opens addresses in a frame, one after another, and tells of those that do not lead to where they should with the
/// section in sight.
const GO: &str = "const [root, places] = arguments;
    const base = new URL(root, location.href).href;
    const gone = ({ address, leads, target, step, said }) => new Promise((then) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { title: 'The page', width: 360, height: 740 });
        const where = () => frame.contentWindow.location.href.slice(base.length);
        const end = (fault) => {
            clearTimeout(late);
            frame.remove();
            then(fault ? [`${address}: ${fault}; expected ${leads}`] : []);
        };
        const late = setTimeout(() => end(fault()), 10000);
        const fault = () => {
            if (where() !== leads) return `is at ${where()}`;
            const { document: page, innerHeight: height } = frame.contentWindow;
            const at = page.querySelector(':target');
            const top = at?.getBoundingClientRect().top;
            const line = page.querySelector('.absent');
            if ((at?.id ?? null) !== target) return `the target is ${at?.id}`;
            if (at && !(top >= -1 && top < height)) return `the target is at ${top}`;
            if (step && at.querySelector('nian-example')?.getAttribute('step') !== step) return 'another step';
            if (Boolean(line && !line.hidden) !== Boolean(said)) return `says ${line?.textContent}`;
        };
        // A browser may scroll after it has told that the page is loaded.
        const look = () => {
            if (!frame.isConnected || where() !== leads) return; // it may be on its way
            if (fault()) requestAnimationFrame(look);
            else end();
        };
        frame.onload = look;
        frame.src = base + address;
        document.body.prepend(frame);
        scrollTo(0, 0);
    });
    return (async () => {
        const faults = [];
        for (const place of places) faults.push(...await gone(place));
        return faults;
    })();";

/// That these lead to where they should, `root` being the way from the open page to the site's root.
pub(crate) async fn lead(page: &Page, root: &str, places: &[Value]) -> Result {
    for some in places.chunks(2) {
        let faults = page.run(GO, vec![root.into(), some.into()]).await?;
        assert_eq!(faults, json!([]));
    }
    Ok(())
}

/// A short page of the site, and the way from there to the root.
const FROM: (&str, &str) = ("en/glossary/", "../../");

/// Every section in every language, with and without a step.
async fn all(page: &Page) -> Result {
    page.open(FROM.0).await?;
    let places = sections(&Language::WITH_PAGES);
    let places = places
        .iter()
        .flat_map(|one| ["", "?step=1"].map(|query| one.place(query)));
    let places = sample(places, ONE_IN, 5);
    assert!(places.len() >= 30, "{}", places.len());
    lead(page, FROM.1, &places).await
}

/// Anchors as others write them, the rest of the address, what is printed, and what leads nowhere.
async fn forms(page: &Page) -> Result {
    page.open(FROM.0).await?;
    const NIM: &str = "en/articles/nim-and-variants/";
    const TOTAL: &str = "articles/odd-total/";
    let leads = |folder: &str, from: &str, to: &str, target: Option<&str>| json!({ "address": format!("{folder}{from}"), "leads": format!("{folder}{to}"), "target": target });
    let mut places = vec![
        leads(NIM, "#EX2", "nim/#ex2", Some("ex2")),
        leads(NIM, "#%65x2", "nim/#ex2", Some("ex2")),
        leads(NIM, "#ex2%20", "nim/#ex2", Some("ex2")),
        leads(
            NIM,
            "index.html?theme=dark&answers=hidden#ex3",
            "wythoff/?theme=dark&answers=hidden#ex3",
            Some("ex3"),
        ),
        leads(NIM, "#nowhere", "#nowhere", None),
        leads(NIM, "?step=2", "?step=2", None),
        leads(NIM, "#%E0%A4%A", "#%E0%A4%A", None),
        leads(NIM, "#constructor", "#constructor", None),
        leads(NIM, "#source", "#source", Some("source")),
        leads(NIM, "#marks", "#marks", Some("marks")),
        leads(
            TOTAL,
            "?print=text#Fifteen",
            "whole/?print=text#fifteen",
            Some("fifteen"),
        ),
        leads(TOTAL, "?print=sheet", "whole/?print=sheet", None),
        leads(
            TOTAL,
            "?print=text#nowhere",
            "whole/?print=text#nowhere",
            None,
        ),
        leads(TOTAL, "?print=text#%E0%A4%A", "whole/?print=text", None),
        leads(
            TOTAL,
            "whole/?print=text#%E0%A4%A",
            "whole/?print=text#%E0%A4%A",
            None,
        ),
    ];
    let mut step = leads(NIM, "?step=3#ex2", "nim/?step=3#ex2", Some("ex2"));
    step["step"] = "3".into();
    places.push(step);
    // Where the worker leads without a network.
    for (from, to, target) in [
        ("?absent=whole", "", None),
        ("?print=text&absent=whole", "?print=text", None),
        (
            "?print=text&absent=whole#fifteen",
            "problem/?print=text#fifteen",
            Some("fifteen"),
        ),
    ] {
        let mut place = leads(TOTAL, from, to, target);
        place["said"] = true.into();
        places.push(place);
    }
    lead(page, FROM.1, &places).await
}

/// Nobody who goes back is led forward again, and an open page of contents leads on, too.
async fn history(page: &Page) -> Result {
    // A driver may run again what has left its page: that must not go back by two.
    const BACK: &str = "(location.pathname.endsWith('/problem/') && history.back(), true)";
    page.open("en/glossary/").await?;
    let go = |to: &str| format!("(location.href = '{to}', true)");
    page.value(&go("../articles/odd-total/#fifteen")).await?;
    let chapter = "location.pathname === '/en/articles/odd-total/problem/' && document.querySelector(':target')?.id === 'fifteen'";
    page.until(&format!("{chapter} && document.readyState === 'complete'"))
        .await?;
    page.value(BACK).await?;
    page.until("location.pathname === '/en/glossary/'").await?;
    page.open("en/articles/odd-total/").await?;
    page.value(&go("#fifteen")).await?;
    page.until(&format!("{chapter} && document.readyState === 'complete'"))
        .await?;
    page.value(BACK).await?;
    // Firefox may come back to the anchor, whose line is the target then.
    page.until("location.pathname === '/en/articles/odd-total/'")
        .await?;
    page.value(&go("#FIFTEEN")).await?;
    page.until(chapter).await
}

/// The section's line in the contents is the target, and its link leads to the section.
async fn without_scripts(page: &Page) -> Result {
    const LINE: &str = "(() => {
        const line = document.querySelector(':target');
        const link = line?.closest('a') ?? line?.querySelector('a');
        const top = line?.getBoundingClientRect().top;
        return [line?.id, link?.href.slice(location.origin.length + 1), top >= -1 && top < innerHeight];
    })()";
    for one in sample(sections(&Language::WITH_PAGES), ONE_IN, 3) {
        let (contents, id) = (one.page(""), &one.id);
        page.open(&format!("{contents}?step=1#{id}")).await?;
        let goal = format!("{}#{id}", one.page(&format!("{}/", one.chapter)));
        let line = page.value(LINE).await?;
        // The first section of a chapter that is named alike has no line of its own: the chapter's is its line.
        let chapter = one.page(&format!("{}/", one.chapter));
        let leads = [&goal, &chapter].map(|to| json!([id, to, true]));
        assert!(leads.contains(&line), "{contents}#{id}: {line}");
        page.open(&goal).await?;
        let section = "document.querySelector('section:target, h1:target, h2:target')?.id";
        assert_eq!(page.value(section).await?, json!(id), "{goal}");
    }
    Ok(())
}
