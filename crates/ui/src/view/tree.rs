//! Trees of moves, drawn line by line.
use super::drawing::{named_mark, sheet};
use super::room::{at_rest, lower, together, unseen};
use super::tag::{Tag, tag, text, word};
use crate::model::Layout;
use nian_lessons::{Frame, Show};
use nian_scene::{Branch, Line, Scene, Tree, Twig};
use nian_words::Language;
use std::ptr;
use yew::Html;

/// A tree that can be walked, by touch and by keys. It is one stop for the Tab key: what is shown
/// is its active descendant.
pub(super) fn tree(tree: &Tree, language: Language) -> Html {
    let mut made =
        tag("div", class_of(tree)).with(&[("role", "tree"), ("part", "tree"), ("tabindex", "0")]);
    made.set("aria-label", tree.caption.clone());
    for twig in tree.twigs().filter(|twig| twig.here) {
        made.set("aria-activedescendant", name_of(twig));
    }
    for branch in &tree.lines {
        let mut twigs = tag("div", "nian-twigs");
        for twig in &branch.twigs {
            twigs.add(item(twig, branch.other, language));
        }
        let mut line = line("div", branch, twigs);
        if let Some(first) = branch.twigs.first() {
            line.key(&first.path);
        }
        made.add(line.html());
    }
    named(tree, made)
}

/// A tree to be read only.
pub(super) fn fixed_tree(tree: &Tree, language: Language) -> Html {
    let mut made = tag("ul", class_of(tree));
    for branch in &tree.lines {
        let mut twigs = tag("div", "nian-twigs");
        for twig in &branch.twigs {
            let mut item = tag("span", "");
            item.set("class", class(twig));
            content(&mut item, twig, branch.other, language);
            twigs.add(item.html());
        }
        made.add(line("li", branch, twigs).html());
    }
    named(tree, made)
}

/// Room for the highest trees of an example, those with a picture and those without.
pub(super) fn room_for_trees(language: Language, frames: &[Frame], layout: Layout) -> Html {
    let trees = trees(language, frames, layout).into_iter();
    let (with, without): (Vec<_>, Vec<_>) = trees.partition(|(_, beside)| beside.is_some());
    let mut rooms = Vec::new();
    for trees in [with, without] {
        add_rooms(&mut rooms, &trees);
    }
    together(rooms)
}

/// For the tree with the most lines, and, as a line breaks where there is little room, for the one
/// with the most positions; each with the highest of the pictures.
fn add_rooms(rooms: &mut Vec<Html>, trees: &[(Tree, Option<Scene>)]) {
    let pictures = trees.iter().filter_map(|(_, beside)| beside.as_ref());
    let highest = pictures.reduce(|one, other| if lower(one, other) { other } else { one });
    let by_lines = trees.iter().max_by_key(|(tree, _)| tree.lines.len());
    let by_twigs = trees.iter().max_by_key(|(tree, _)| tree.twigs().count());
    let other = by_twigs.filter(|tree| by_lines.is_some_and(|one| !ptr::eq(one, *tree)));
    for (tree, _) in by_lines.into_iter().chain(other) {
        let mut room = tag("div", "nian-panels");
        if let Some(scene) = highest {
            room = tag("div", "nian-panels nian-beside");
            room.add(sheet(scene).html());
        }
        room.add(room_of(tree));
        rooms.push(room.html());
    }
}

/// The trees of an example, each with the highest picture that ever stands beside it; one that is
/// shown whole is the same at every step.
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

fn room_of(tree: &Tree) -> Html {
    let mut made = tag("div", "nian-tree");
    for branch in &tree.lines {
        let mut twigs = tag("div", "nian-twigs");
        for twig in &branch.twigs {
            let mut spot = tag("span", "nian-spot");
            spot.add(tag("span", "nian-mark").html());
            spot.add(unseen("span", "", twig.state.clone()));
            let mut item = tag("span", "nian-twig");
            if !twig.name.is_empty() {
                item.add(unseen("span", "nian-way", twig.name.clone()));
            }
            item.add(spot.html());
            twigs.add(item.html());
        }
        made.add(line("div", branch, twigs).html());
    }
    let caption = unseen("p", "nian-of-tree", tree.caption.clone());
    with_caption(caption, made)
}

fn with_caption(caption: Html, tree: Tag) -> Html {
    let mut figure = tag("div", "nian-walk");
    figure.add(caption);
    figure.add(tree.html());
    figure.html()
}

fn named(tree: &Tree, made: Tag) -> Html {
    let caption = text("p", "nian-of-tree", tree.caption.clone());
    with_caption(caption, made)
}

/// Dims what lies off the way once the reader has left the root.
fn class_of(tree: &Tree) -> &'static str {
    let left = tree.twigs().any(|twig| twig.walked && twig.level > 1);
    if left { "nian-tree left" } else { "nian-tree" }
}

/// A line, with what joins it to its neighbours.
fn line(name: &'static str, branch: &Branch, twigs: Tag) -> Tag {
    let mut line = tag(name, "nian-branch");
    for &guide in &branch.guides {
        line.add(tag("i", guide).html());
    }
    line.add(twigs.html());
    line
}

fn item(twig: &Twig, other: bool, language: Language) -> Html {
    let [at, of] = twig.place;
    let mut item = tag("span", "").with(&[("role", "treeitem")]);
    item.set("class", class(twig));
    item.set("id", name_of(twig));
    item.set("data-do", ["walk ", &twig.path].concat());
    item.set("aria-level", twig.level.to_string());
    item.set("aria-posinset", at.to_string());
    item.set("aria-setsize", of.to_string());
    item.put("aria-selected", if twig.here { "true" } else { "false" });
    if let Some(open) = twig.open {
        item.put("aria-expanded", if open { "true" } else { "false" });
    }
    content(&mut item, twig, other, language);
    item.key(&twig.path);
    item.html()
}

/// The move and, in a box, what it leaves.
fn content(made: &mut Tag, twig: &Twig, other: bool, language: Language) {
    if other && twig.place[0] > 1 {
        made.add(word("span", "nian-or", language.picture().or()));
    }
    if !twig.name.is_empty() {
        made.add(text("span", "nian-way", twig.name.clone()));
    }
    let mut spot = tag("span", "nian-spot");
    if let Some(outcome) = twig.mark {
        spot.add(named_mark(outcome, language));
    }
    spot.add(text("span", "", twig.state.clone()));
    made.add(spot.html());
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

/// The name of a position in the tree: the element's id.
fn name_of(twig: &Twig) -> String {
    ["at ", &twig.path].concat().replace(' ', "-")
}
