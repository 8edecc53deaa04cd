//! Elements written as `html!` writes them.
//!
//! [`view!`] reads a part of the language of `html!` and writes the small calls of [`super::tag`] for
//! it, which is what the engine can afford. What it reads, `html!` reads as well:
//!
//! - elements, `<i />` and `<@{name}>…</@>`, and in them elements, `{ child }` and `{ for children }`;
//! - attributes `name="word"`, `name={value}` and `{name}`, with `key`, `ref`, and the `value` of an
//!   `<input>`, which is a property; an empty class, `false` and `None` are none;
//! - `if` with or without `else`, and `for`. Where an `if` without `else` shows nothing, neighbours
//!   keep their places; a `for` keeps none.

/// An element. It is given away finished, as [`yew::Html`].
macro_rules! view {
    // The attributes of `$tag`, which is an element named `$name`.
    (@at $tag:ident $name:tt / >) => {};
    (@at $tag:ident $name:tt / > $($rest:tt)+) => {
        $tag.close();
        view!(@in $tag $($rest)+);
    };
    (@at $tag:ident $name:tt > $($rest:tt)+) => {
        view!(@in $tag $($rest)+);
    };
    (@at $tag:ident $name:tt key = { $key:expr } $($rest:tt)+) => {
        $tag.key($key);
        view!(@at $tag $name $($rest)+);
    };
    (@at $tag:ident $name:tt ref = { $node:expr } $($rest:tt)+) => {
        $tag.refer($node);
        view!(@at $tag $name $($rest)+);
    };
    (@at $tag:ident input value = { $value:expr } $($rest:tt)+) => {
        $tag.fill($value);
        view!(@at $tag input $($rest)+);
    };
    (@at $tag:ident $name:tt { $of:ident } $($rest:tt)+) => {
        view!(@at $tag $name $of = { $of } $($rest)+);
    };
    (@at $tag:ident $name:tt $of:ident = { $value:expr } $($rest:tt)+) => {
        $crate::view::tag::Value::write($value, stringify!($of), &mut $tag);
        view!(@at $tag $name $($rest)+);
    };
    (@at $tag:ident $name:tt $of:ident - $which:ident = { $value:expr } $($rest:tt)+) => {
        $crate::view::tag::Value::write(
            $value,
            concat!(stringify!($of), "-", stringify!($which)),
            &mut $tag,
        );
        view!(@at $tag $name $($rest)+);
    };
    (@at $tag:ident $name:tt $of:ident = $value:literal $($rest:tt)+) => {
        view!(@at $tag $name $of = { $value } $($rest)+);
    };
    (@at $tag:ident $name:tt $of:ident - $which:ident = $value:literal $($rest:tt)+) => {
        view!(@at $tag $name $of - $which = { $value } $($rest)+);
    };

    // What stands in `$tag`. The last end is that of the element as a whole; where these stand in
    // braces, a semicolon ends them.
    (@in $tag:ident ;) => {};
    (@in $tag:ident < / $name:ident >) => {
        debug_assert!($tag.is(stringify!($name)), "</{}>", stringify!($name));
    };
    (@in $tag:ident < / @ >) => {};
    (@in $tag:ident < / $name:ident > $($rest:tt)+) => {
        debug_assert!($tag.is(stringify!($name)), "</{}>", stringify!($name));
        $tag.close();
        view!(@in $tag $($rest)+);
    };
    (@in $tag:ident < / @ > $($rest:tt)+) => {
        $tag.close();
        view!(@in $tag $($rest)+);
    };
    (@in $tag:ident < @ { $name:expr } class = $class:tt $($rest:tt)+) => {
        $tag.open($name, view!(@class $class));
        view!(@at $tag @ $($rest)+);
    };
    (@in $tag:ident < @ { $name:expr } $($rest:tt)+) => {
        $tag.open($name, "");
        view!(@at $tag @ $($rest)+);
    };
    // Most elements hold one thing: one call is shorter than three.
    (@in $tag:ident < $name:ident > { $($child:tt)+ } < / $end:ident > $($rest:tt)+) => {
        const { assert!($crate::view::markup::same(stringify!($name), stringify!($end))) };
        view!(@one $tag $name "" { $($child)+ });
        view!(@in $tag $($rest)+);
    };
    (@in $tag:ident < $name:ident class = $class:tt > { $($child:tt)+ } < / $end:ident >
        $($rest:tt)+) => {
        const { assert!($crate::view::markup::same(stringify!($name), stringify!($end))) };
        view!(@one $tag $name $class { $($child)+ });
        view!(@in $tag $($rest)+);
    };
    (@one $tag:ident $name:ident $class:tt { for $children:expr }) => {
        $tag.open(stringify!($name), view!(@class $class));
        $tag.add_all($children);
        $tag.close();
    };
    (@one $tag:ident $name:ident $class:tt { $child:expr }) => {
        $tag.hold_one(stringify!($name), view!(@class $class), $child);
    };
    (@in $tag:ident < $name:ident class = $class:tt $($rest:tt)+) => {
        $tag.open(stringify!($name), view!(@class $class));
        view!(@at $tag $name $($rest)+);
    };
    (@in $tag:ident < $name:ident $($rest:tt)+) => {
        $tag.open(stringify!($name), "");
        view!(@at $tag $name $($rest)+);
    };
    (@in $tag:ident { for $children:expr } $($rest:tt)+) => {
        $tag.add_all($children);
        view!(@in $tag $($rest)+);
    };
    (@in $tag:ident { $child:expr } $($rest:tt)+) => {
        $crate::view::tag::Child::stand_in($child, &mut $tag);
        view!(@in $tag $($rest)+);
    };
    (@in $tag:ident for $($rest:tt)+) => { view!(@for $tag [for] $($rest)+); };
    (@in $tag:ident if $($rest:tt)+) => { view!(@if $tag [if] $($rest)+); };

    // What comes before the braces of a `for` or an `if` is gathered, and written as it is.
    (@for $tag:ident [$($head:tt)+] { $($body:tt)+ } $($rest:tt)+) => {
        $($head)+ { view!(@in $tag $($body)+ ;); }
        view!(@in $tag $($rest)+);
    };
    (@for $tag:ident [$($head:tt)+] $next:tt $($rest:tt)+) => {
        view!(@for $tag [$($head)+ $next] $($rest)+);
    };
    (@if $tag:ident [$($head:tt)+] { $($body:tt)+ } else if $($rest:tt)+) => {
        view!(@if $tag [$($head)+ { view!(@in $tag $($body)+ ;); } else if] $($rest)+);
    };
    (@if $tag:ident [$($head:tt)+] { $($body:tt)+ } else { $($other:tt)+ } $($rest:tt)+) => {
        $($head)+ { view!(@in $tag $($body)+ ;); } else { view!(@in $tag $($other)+ ;); }
        view!(@in $tag $($rest)+);
    };
    (@if $tag:ident [$($head:tt)+] { $($body:tt)+ } $($rest:tt)+) => {
        $($head)+ { view!(@in $tag $($body)+ ;); } else { $tag.leave(); }
        view!(@in $tag $($rest)+);
    };
    (@if $tag:ident [$($head:tt)+] $next:tt $($rest:tt)+) => {
        view!(@if $tag [$($head)+ $next] $($rest)+);
    };

    (@class { $class:expr }) => { $class };
    (@class $class:literal) => { $class };

    // The element as a whole.
    (< @ { $name:expr } class = $class:tt $($rest:tt)+) => {{
        #[allow(unused_mut)]
        let mut tag = $crate::view::tag::tag($name, view!(@class $class));
        view!(@at tag @ $($rest)+);
        tag.html()
    }};
    (< $name:ident class = $class:tt $($rest:tt)+) => {{
        #[allow(unused_mut)]
        let mut tag = $crate::view::tag::tag(stringify!($name), view!(@class $class));
        view!(@at tag $name $($rest)+);
        tag.html()
    }};
    (< $name:ident $($rest:tt)+) => {{
        #[allow(unused_mut)]
        let mut tag = $crate::view::tag::tag(stringify!($name), "");
        view!(@at tag $name $($rest)+);
        tag.html()
    }};
}

pub(super) use view;

/// Whether an element ends by the name that it began with; the compiler asks.
pub(super) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let (mut at, mut same) = (0, one.len() == other.len());
    while same && at < one.len() {
        same = one[at] == other[at];
        at += 1;
    }
    same
}

#[cfg(test)]
mod tests {
    use yew::Html;
    use yew::virtual_dom::VNode;

    /// What stands in the page: `<p class="a">text</p>`.
    fn written(html: &Html) -> String {
        match html {
            VNode::VText(text) => text.text.to_string(),
            VNode::VList(list) => list.iter().map(written).collect(),
            VNode::VTag(tag) => {
                let mut attributes: Vec<_> = tag.attributes.iter().collect();
                attributes.sort_unstable(); // html! sets the class last
                let attributes = attributes
                    .iter()
                    .map(|(name, value)| format!(" {name}={value:?}"));
                let attributes: String = attributes.collect();
                let held = tag.value().map(|value| format!(" ={value}"));
                let children: String = tag.children().map(written).unwrap_or_default();
                let (name, held) = (tag.tag(), held.unwrap_or_default());
                format!("<{name}{attributes}{held}>{children}</{name}>")
            }
            other => panic!("{other:?}"),
        }
    }

    /// The same text, read by both macros, is the same markup.
    macro_rules! both {
        ($($view:tt)+) => {{
            let [ours, yews]: [Html; 2] = [view! { $($view)+ }, yew::html! { $($view)+ }];
            assert_eq!(written(&ours), written(&yews));
            written(&ours)
        }};
    }

    #[test]
    fn html_reads_what_view_reads() {
        let (name, many, none) = ("b", ["x", "y"], None::<&'static str>);
        let inner = || view! { <u /> };
        let made = both! {
            <div class="a" aria-label="l" title={name} data-text={none}>
                <input type="text" value={"5".to_owned()} />
                <i class={name} />
                { inner() }{ "t" }{ String::from("s") }
                <p class="c">{ name }</p>
                <@{name} class="d"><em>{ name }</em></@>
                <ul>{ for many.iter().map(|&one| view! { <li>{ one }</li> }) }</ul>
            </div>
        };
        assert_eq!(
            made,
            "<div aria-label=\"l\" class=\"a\" title=\"b\"><input type=\"text\" =5></input>\
             <i class=\"b\"></i><u></u>ts<p class=\"c\">b</p><b class=\"d\"><em>b</em></b>\
             <ul><li>x</li><li>y</li></ul></div>"
        );
    }

    /// So that a view whose element ends by another name does not compile.
    #[test]
    fn names_are_told_apart() {
        for (one, other, same) in [
            ("p", "p", true),
            ("p", "b", false),
            ("th", "td", false),
            ("p", "pre", false),
        ] {
            assert_eq!(super::same(one, other), same, "{one} {other}");
        }
    }

    #[test]
    fn both_choose_and_repeat_alike() {
        for (number, title) in [(0, None), (1, Some("one")), (2, None)] {
            both! {
                <div>
                    if number == 0 { <b>{ "none" }</b> } else if number == 1 { { "one" } } else { <i /> }
                    if let Some(title) = title { <p {title}>{ title }</p> }
                    for at in 0..number { <u>{ at.to_string() }</u>{ "," }<br /> }
                </div>
            };
        }
    }

    /// Neighbours keep their places where an `if` shows nothing, and only there.
    #[test]
    fn an_if_keeps_its_place() {
        let children = |on: bool, many: usize| {
            let made = view! { <p>if on { <b /> }for _ in 0..many { <i /> }</p> };
            let VNode::VTag(tag) = &made else {
                panic!("{made:?}")
            };
            match tag.children() {
                Some(VNode::VList(list)) => list.len(),
                children => usize::from(children.is_some()),
            }
        };
        assert_eq!([children(true, 0), children(false, 0)], [1, 1]);
        assert_eq!([children(true, 2), children(false, 2)], [3, 3]);
    }
}
