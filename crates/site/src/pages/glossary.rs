use crate::{Address, Articles};
use nian_words::{Language, Term, TermPage, Theme};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct GlossaryProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The terms by theme, in all languages; a term that an article explains links to it.
#[component]
pub(super) fn Glossary(props: &GlossaryProps) -> Html {
    let language = props.address.language;
    html! {
        <div class="play">
            <h1>{ language.among(&TermPage::TITLE) }</h1>
            <p>{ language.among(&TermPage::INTRO) }</p>
            { for Theme::ALL.iter().map(|theme| html! {
                <section class="terms" id={theme.id}>
                    <h2>{ language.among(&theme.name) }</h2>
                    <dl>{ for theme.terms.iter().map(|term| entry(props.address, &props.articles, term)) }</dl>
                </section>
            }) }
        </div>
    }
}

fn entry(address: Address, articles: &Articles, term: &Term) -> Html {
    let language = address.language;
    let name = language.among(&term.names);
    let name = match term.read {
        Some(section) => {
            html! { <a href={articles.link_to_section(address, section)}>{ name }</a> }
        }
        None => html! { name },
    };
    html! {
        <div>
            <dt>
                { name }
                { for others(language, term) }
            </dt>
            <dd>{ language.among(&term.meaning) }</dd>
        </div>
    }
}

/// The term in the other languages; a form that both Chinese scripts share is listed once.
fn others(language: Language, term: &Term) -> impl Iterator<Item = Html> {
    let mut seen = vec![language.among(&term.names)];
    let mut others = Vec::new();
    for other in Language::WITH_PAGES {
        let name = other.among(&term.names);
        if !seen.contains(&name) {
            seen.push(name);
            others.push(html! { <>{ " " }<span lang={other.tag()}>{ name }</span></> });
        }
    }
    others.into_iter()
}
