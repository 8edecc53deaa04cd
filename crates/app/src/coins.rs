use nian_course::practice::TaskResult;
use yew::prelude::*;

/// A coin for each task, filled where it was right at once. Words beside it say as much.
pub(crate) fn coins<'a>(all: impl IntoIterator<Item = &'a TaskResult>) -> Html {
    let coin = |went: &TaskResult| {
        let right = (*went == TaskResult::Right).then_some("right");
        html! { <i class={classes!(right)}></i> }
    };
    html! {
        <span class="set-coins" aria-hidden="true">{ for all.into_iter().map(coin) }</span>
    }
}
