use crate::Address;
use yew::prelude::*;

/// The link to the page in a folder, as an item of the head's or the foot's list; `parts` are the folders, below that of
/// the language, whose pages belong to it.
pub(super) fn entry(address: Address, folder: &str, parts: &[&str], name: Html) -> Html {
    let language = address.language.folder();
    let here = address.folder();
    let here = here.strip_prefix(language).unwrap_or(&here);
    let part = here.split('/').next().unwrap_or_default();
    let current = match here == folder {
        true => Some("page"),
        false => parts.contains(&part).then_some("true"),
    };
    let href = address.link_to(&format!("{language}{folder}"));
    html! { <li><a {href} aria-current={current}>{ name }</a></li> }
}
