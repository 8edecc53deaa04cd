use super::live::Live;
use super::needs_script::needs_script;
use crate::{Address, Article, Articles, Library, WidgetTag};
use nian_words::{ClaimPage as Words, EveryPage};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct CheckedProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
    pub(super) library: Rc<Library>,
}

/// All claims, and a button by which `page.js` checks them one after the other.
#[component]
pub(super) fn Checked(props: &CheckedProps) -> Html {
    let language = props.address.language;
    let claimed = |slug: &str| props.library.claims().of_article(slug).next().is_some();
    let articles = props.articles.iter();
    let articles = articles
        .filter(|(slug, _)| claimed(slug))
        .map(|(slug, article)| claims_of(props, slug, article));
    html! {
        <div class="checked">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="check-all">
                <button type="button" data-check={language.among(&Words::CHECK_ALL)}
                    data-stop={language.among(&Words::STOP)}>
                    { language.among(&Words::CHECK_ALL) }
                </button>
                <p role="status" data-going={language.among(&Words::GOING)}
                    data-done={language.among(&Words::DONE)}
                    data-wrong={language.among(&Words::WRONG)}
                    data-stopped={language.among(&Words::STOPPED)}></p>
            </div>
            { for articles }
        </div>
    }
}

fn claims_of(props: &CheckedProps, slug: &'static str, article: &Article) -> Html {
    let claims = props.library.claims().of_article(slug);
    let claims = claims.map(|name| claim(props, slug, name, article));
    html! {
        <section id={slug}>
            <h2>{ &article.title }</h2>
            { for claims }
        </section>
    }
}

/// A claim under the heading of its section.
fn claim(props: &CheckedProps, slug: &'static str, name: &str, article: &Article) -> Html {
    let section = article.sections.iter().find(|section| section.id == name);
    let title = section.map_or(name, |section| section.title.as_str());
    let widget = WidgetTag {
        element: "nian-claim",
        attributes: vec![("src", format!("{slug}/{name}"))],
    };
    let (address, library) = (props.address, props.library.clone());
    html! {
        <section id={format!("{slug}-{name}")}>
            <h3><a href={props.articles.link_to_section(address, (slug, name))}>{ title }</a></h3>
            <Live {address} {widget} {library} />
        </section>
    }
}
