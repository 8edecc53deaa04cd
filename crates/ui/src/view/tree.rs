//! Trees of moves, one line a branch.
use super::drawing::{named_mark, sheet};
use super::text::{bool_value, text};
use super::unseen::{at_rest, lower, stack, unseen};
use crate::model::{Command, Layout};
use nian_lessons::{Frame, Show};
use nian_scene::{Branch, Line, Scene, Tree, Twig};
use nian_words::Language;
use std::ptr;
use yew::{Html, html};

/// A tree with touch and keyboard navigation. It is one tab stop; the node shown is its active
/// descendant.
pub(super) fn tree(tree: &Tree, language: Language) -> Html {
    let here = tree.twigs().find(|twig| twig.here).map(name_of);
    let line = |branch: &Branch| line("div", branch, &|twig| item(twig, branch.other, language));
    let made = html! {
        <div class={class_of(tree)} role="tree" part="tree" tabindex="0"
            aria-label={tree.caption.clone()} aria-activedescendant={here}>
            for branch in &tree.lines { { line(branch) } }
        </div>
    };
    with_caption(captioned(tree), made)
}

/// A tree without navigation.
pub(super) fn fixed_tree(tree: &Tree, language: Language) -> Html {
    let line = |branch: &Branch| {
        line("li", branch, &|twig| {
            let class = class(twig);
            html! { <span {class}>{ for content(twig, branch.other, language) }</span> }
        })
    };
    let made = html! {
        <ul class={class_of(tree)}>for branch in &tree.lines { { line(branch) } }</ul>
    };
    with_caption(captioned(tree), made)
}

/// The reserve for the highest trees of an example, those with a picture and those without.
pub(super) fn reserve_for_trees(language: Language, frames: &[Frame], layout: Layout) -> Html {
    let trees = trees(language, frames, layout).into_iter();
    let (with, without): (Vec<_>, Vec<_>) = trees.partition(|(_, beside)| beside.is_some());
    let mut reserves = Vec::new();
    for trees in [with, without] {
        add_reserves(&mut reserves, &trees);
    }
    stack(reserves)
}

/// Adds the reserve for the tree with the most lines and, as lines wrap in a narrow card, for the
/// tree with the most positions; each with the highest of the pictures.
fn add_reserves(reserves: &mut Vec<Html>, trees: &[(Tree, Option<Scene>)]) {
    let pictures = trees.iter().filter_map(|(_, beside)| beside.as_ref());
    let highest = pictures.reduce(|one, other| if lower(one, other) { other } else { one });
    let by_lines = trees.iter().max_by_key(|(tree, _)| tree.lines.len());
    let by_twigs = trees.iter().max_by_key(|(tree, _)| tree.twigs().count());
    let other = by_twigs.filter(|tree| by_lines.is_some_and(|one| !ptr::eq(one, *tree)));
    for (tree, _) in by_lines.into_iter().chain(other) {
        let class = match highest {
            Some(_) => "nian-panels nian-beside",
            None => "nian-panels",
        };
        let picture = highest.map(sheet);
        reserves.push(html! { <div class={class}>{ for picture }{ reserve_for_tree(tree) }</div> });
    }
}

/// The trees of an example, each with the highest picture that stands beside it; a tree that is
/// unfolded completely is the same at every step.
fn trees(language: Language, frames: &[Frame], layout: Layout) -> Vec<(Tree, Option<Scene>)> {
    let (mut trees, mut whole) = (Vec::<(Tree, Option<Scene>)>::new(), None);
    for (step, frame) in frames.iter().enumerate() {
        if frame.show != Show::Tree {
            continue;
        }
        let view = at_rest(frame, frames, language, layout);
        let root = Line::of_step(frames, step).map(|line| line.start);
        if (root != whole || trees.is_empty())
            && let Some(tree) = nian_scene::tree(&view)
        {
            let closed = tree.twigs().any(|twig| twig.open == Some(false));
            whole = root.filter(|_| !closed);
            trees.push((tree, None));
        }
        if let Some((tree, highest)) = trees.last_mut()
            && let Some(scene) = nian_scene::beside(&view, tree)
            && highest.as_ref().is_none_or(|known| lower(known, &scene))
        {
            *highest = Some(scene);
        }
    }
    trees
}

fn reserve_for_tree(tree: &Tree) -> Html {
    let made = html! {
        <div class="nian-tree">
            for branch in &tree.lines { { line("div", branch, &reserve_for_twig) } }
        </div>
    };
    with_caption(unseen("p", "nian-of-tree", tree.caption.clone()), made)
}

fn reserve_for_twig(twig: &Twig) -> Html {
    let name = &twig.name;
    let way = (!name.is_empty()).then(|| unseen("span", "nian-way", name.clone()));
    html! {
        <span class="nian-twig">
            { for way }
            <span class="nian-spot">
                <span class="nian-mark" />
                { unseen("span", "", twig.state.clone()) }
            </span>
        </span>
    }
}

fn captioned(tree: &Tree) -> Html {
    html! { <p class="nian-of-tree">{ text(tree.caption.clone()) }</p> }
}

fn with_caption(caption: Html, tree: Html) -> Html {
    html! { <div class="nian-walk">{ caption }{ tree }</div> }
}

/// The class that dims what is off the path once the reader has left the root.
fn class_of(tree: &Tree) -> &'static str {
    let left = tree.twigs().any(|twig| twig.walked && twig.level > 1);
    if left { "nian-tree left" } else { "nian-tree" }
}

/// A line, with its connections to the neighbouring lines.
fn line(name: &'static str, branch: &Branch, twig: &dyn Fn(&Twig) -> Html) -> Html {
    let key = branch.twigs.first().map_or("", |twig| &twig.path);
    html! {
        <@{name} class="nian-branch" {key}>
            for &guide in &branch.guides { <i class={guide} /> }
            <div class="nian-twigs">for one in &branch.twigs { { twig(one) } }</div>
        </@>
    }
}

fn item(twig: &Twig, other: bool, language: Language) -> Html {
    let [at, of] = twig.place;
    html! {
        <span role="treeitem" class={class(twig)} id={name_of(twig)} data-do={Command::Walk(&twig.path)}
            aria-level={twig.level.to_string()} aria-posinset={at.to_string()}
            aria-setsize={of.to_string()} aria-selected={bool_value(twig.here)}
            aria-expanded={twig.open.map(bool_value)} key={&twig.path[..]}>
            { for content(twig, other, language) }
        </span>
    }
}

/// The move and, in a box, the position after it.
fn content(twig: &Twig, other: bool, language: Language) -> Vec<Html> {
    let mut content = Vec::new();
    if other && twig.place[0] > 1 {
        content.push(html! { <span class="nian-or">{ text(language.picture().or()) }</span> });
    }
    if !twig.name.is_empty() {
        content.push(html! { <span class="nian-way">{ text(twig.name.clone()) }</span> });
    }
    let mark = twig.mark.map(|outcome| named_mark(outcome, language));
    content.push(html! {
        <span class="nian-spot">{ for mark }<span>{ text(twig.state.clone()) }</span></span>
    });
    content
}

fn class(twig: &Twig) -> String {
    let mut class = String::from("nian-twig");
    for (is, name) in [
        (twig.walked, " walked"),
        (twig.here, " here"),
        (twig.open == Some(false), " more"),
        (twig.mark.is_some_and(|mark| mark.is_safe()), " safe"),
        (twig.mark.is_some_and(|mark| !mark.is_safe()), " unsafe"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    class
}

/// The id of a node's element.
fn name_of(twig: &Twig) -> String {
    ["at ", &twig.path].concat().replace(' ', "-")
}
