use super::picture::Small;
use super::{Send, card::put_button};
use crate::class::words::Words;
use nian_course::class::{Action, Class};
use nian_course::deck::{Item, Kind, Text, Thing};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use yew::prelude::*;

/// A ready-made lesson: for whom it is, what it is about; it is projected, read, or put into the lesson.
pub(super) fn ready<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    at: usize,
    send: &Send,
) -> Html {
    let Some(one) = page.ready().get(at) else {
        return Html::default();
    };
    let language = page.language();
    let spoken = |text: Option<&Text>| {
        let said = text.and_then(|text| text.spoken(language));
        said.map_or_else(String::new, |said| said.text.to_owned())
    };
    let title = spoken(Some(&one.title));
    let minutes: u32 = one.things.iter().map(|thing| thing.minutes).sum();
    let minutes = words.fill(ClassSaid::MINUTES, &[&minutes.to_string()]);
    let href = [page.page(), one.query.as_str()].concat();
    let project = [&href, "&stage=1"].concat();
    // In a folder without a server addresses name the file.
    let index = page.page().strip_prefix(page.folder()).unwrap_or_default();
    let plan = format!("{}plan/{}/{index}", page.folder(), one.id);
    let way = |class: &'static str, text, href: String| {
        let said = words.say(text);
        html! { <a {class} {href} aria-label={format!("{said} · {title}")}>{ said }</a> }
    };
    html! {
        <li id={one.id.clone()} key={one.id.clone()}>
            <span class="picture">{ picture(words, page, at) }</span>
            <h2><a {href}>{ &title }</a></h2>
            <p class="level">{ spoken(one.level.as_ref()) }<span>{ "・" }</span><span>{ minutes }</span></p>
            <p>{ spoken(one.about.as_ref()) }</p>
            <p class="ways">
                { way("plain", ClassSaid::PROJECT, project) }
                { way("way", ClassSaid::PLAN, plan) }
                { put_button(words, page.has_ready(at), &title, send.reform(move |_: MouseEvent| Action::PutReady(at))) }
            </p>
        </li>
    }
}

/// That of the first example in it.
fn picture<S: Storage + Clone>(words: &Words, page: &Class<S>, at: usize) -> Html {
    let things = page.ready().get(at).into_iter().flat_map(|one| &one.things);
    let examples = things.filter_map(|thing| Item::parse(&thing.item));
    let mut examples = examples.filter(|item| item.kind == Kind::Example);
    let file = examples.find_map(|item| page.picture(&Thing::new(item)).map(str::to_owned));
    let src = file.map(|file| AttrValue::from(format!("{}{file}", words.root)));
    src.map_or_else(
        Html::default,
        |src| html! { <Small key={&*src} src={src.clone()} /> },
    )
}
