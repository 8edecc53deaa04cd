//! Input methods: an Enter that ends a composition, or any other key of one, does nothing of ours, in any text field
//! there is.

mod sources;

use crate::discovering::{mark, right, wake};
use nian_tests::{Page, Result, Setup, Suite, Value, json};
use sources::{fields_made, unguarded};

pub(crate) fn add(suite: &mut Suite) {
    for place in PLACES {
        suite.add(
            format!("composing::{}", place.name),
            Setup::default(),
            async |page: &Page| nothing_happens(page, place).await,
        );
    }
    suite.add("composing::all", Setup::default(), all);
}

/// A page with text fields on it.
struct Place {
    name: &'static str,
    path: &'static str,
    /// What brings them there, and when they are.
    then: Then,
    /// Which there have to be, with the files in which they are made.
    fields: &'static [(&'static str, &'static str)],
}

enum Then {
    /// This is true after a while.
    Until(&'static str),
    /// A script is run first.
    Do(&'static str, &'static str),
    /// A lesson stands on stage, and a key is pressed.
    Key(char, &'static str),
    /// A board is marked.
    Marks(&'static str),
}

const WIDGET: &str =
    "document.querySelector('nian-game, nian-number, nian-table, nian-claim, nian-exercise')
    ?.shadowRoot.querySelector('input')";

static PLACES: &[Place] = &[
    Place {
        name: "exercise",
        path: "en/show/?exercise=pair&seed=3&count=3",
        then: Then::Until(WIDGET),
        fields: &[(
            "nian-exercise >> [data-set=reply]",
            "crates/ui/src/view/reply.rs",
        )],
    },
    Place {
        name: "residue",
        path: "en/show/?exercise=residue&seed=3&count=3",
        then: Then::Until(WIDGET),
        fields: &[(
            "nian-exercise >> [data-set=reply]",
            "crates/ui/src/view/reply.rs",
        )],
    },
    Place {
        name: "heap",
        path: "en/show/?game=dynamic.2:50",
        then: Then::Until(WIDGET),
        fields: &[(
            "nian-game >> [data-set='take 0']",
            "crates/ui/src/view/choices.rs",
        )],
    },
    Place {
        name: "number",
        path: "en/play/?view=numbers&value=347&in=mixed:2,3,4,5",
        then: Then::Until(WIDGET),
        fields: &[
            (
                "nian-number >> [data-set=value]",
                "crates/ui/src/view/number.rs",
            ),
            (
                "nian-number >> [data-set=list]",
                "crates/ui/src/view/number.rs",
            ),
        ],
    },
    Place {
        name: "table",
        path: "en/play/?view=pattern&of=wythoff",
        then: Then::Until(WIDGET),
        fields: &[
            ("#rules", "crates/app/src/play/view.rs"),
            (
                "nian-table >> [data-set=from]",
                "crates/ui/src/view/tables.rs",
            ),
        ],
    },
    Place {
        name: "claim",
        path: "en/show/?claim=nim-and-variants/dice",
        then: Then::Until(WIDGET),
        fields: &[(
            "nian-claim >> [data-set=range]",
            "crates/ui/src/view/claim.rs",
        )],
    },
    Place {
        name: "own",
        path: "en/articles/odd-total/who-wins/",
        then: Then::Until("document.querySelector('form.own input')"),
        fields: &[("form.own input", "crates/site/src/pages/own.rs")],
    },
    Place {
        name: "guess",
        path: "en/articles/odd-total/problem/",
        then: Then::Marks("parity"),
        fields: &[(".guess input", "crates/ui/src/view/discovery/guess.rs")],
    },
    Place {
        name: "builder",
        path: "en/embed/",
        then: Then::Until("document.querySelector('#nian-game-moves')"),
        fields: &[("#nian-game-moves", "crates/site/src/pages/builder.rs")],
    },
    Place {
        name: "practice",
        path: "en/practice/",
        then: Then::Until("document.querySelector('nian-exercise')"),
        fields: &[("#sheet-count", "crates/app/src/sheet/form.rs")],
    },
    Place {
        name: "play",
        path: "en/play/?p=subtraction.1,3,4:17",
        then: Then::Do(
            "document.querySelectorAll('details').forEach((one) => { one.open = true; });",
            "document.querySelector('nian-game')?.state && document.querySelector('.stepper input')",
        ),
        fields: &[
            ("#p", "crates/app/src/play/view.rs"),
            ("[data-kind] label input", "crates/app/src/set_up/mod.rs"),
            (".stepper input", "crates/app/src/set_up/stepper.rs"),
        ],
    },
    Place {
        name: "class",
        path: "en/class/?edit&d=nim-and-variants/ex1;nim:3,4,5",
        then: Then::Do(
            "return new Promise((then) => {
                const look = () => {
                    const change = document.querySelector('[data-key=change-0]');
                    if (!change) return setTimeout(look, 50);
                    change.click();
                    document.querySelector('[data-key=menu]').click();
                    then();
                };
                look();
            });",
            "document.querySelector('[data-field=start]') && document.querySelector('[data-field=title]')",
        ),
        fields: &[
            ("#to-add", "crates/app/src/class/view/adding.rs"),
            ("[data-field=title]", "crates/app/src/fields.rs"),
            ("[data-field=note]", "crates/app/src/fields.rs"),
            ("[data-field=start]", "crates/app/src/class/start.rs"),
        ],
    },
    Place {
        name: "slips",
        path: "en/class/?edit&d=nim-and-variants/ex1",
        then: Then::Do(
            "return new Promise((then) => {
                const look = () => {
                    // Not the button of the page as it is written, which is another.
                    const collect = document.querySelector('[data-key=slips]');
                    if (!collect || document.querySelector('.class .waiting')) return setTimeout(look, 50);
                    collect.click();
                    then();
                };
                look();
            });",
            "document.querySelector('#slips')",
        ),
        fields: &[("#slips", "crates/app/src/class/view/slips.rs")],
    },
    Place {
        name: "slip",
        path: "en/class/?d=nim-and-variants/ex1&for=pupils&v=1",
        then: Then::Do(
            "return new Promise((then) => {
                const look = () => {
                    const hand = document.querySelector('[data-do=hand-in]');
                    if (!hand) return setTimeout(look, 50);
                    hand.click();
                    then();
                };
                look();
            });",
            "document.querySelector('#slip-seat')",
        ),
        fields: &[("#slip-seat", "crates/app/src/lecture/view/slip.rs")],
    },
    Place {
        name: "question",
        path: "en/class/?d=nim:3,4,5&q1=Which%3F&k1=move&a1=a2&for=pupils&at=1&step=0&answers=ask&v=1",
        then: Then::Until("document.querySelector('#lecture-given')"),
        fields: &[("#lecture-given", "crates/app/src/lecture/view/question.rs")],
    },
    Place {
        name: "vote",
        path: "en/class/?d=nim-and-variants/ex1;nim:3,4,5&stage=1&v=1",
        then: Then::Key('v', "document.querySelector('.lecture-vote input')"),
        fields: &[
            (".lecture-label", "crates/app/src/lecture/view/field.rs"),
            (
                ".lecture-count input",
                "crates/app/src/lecture/view/field.rs",
            ),
        ],
    },
    Place {
        name: "teams",
        path: "en/class/?d=nim:1,2&v=1&stage=1",
        then: Then::Key('p', "document.querySelector('.lecture-side input')"),
        fields: &[(
            ".lecture-side input",
            "crates/app/src/lecture/view/field.rs",
        )],
    },
    Place {
        name: "make",
        path: "en/make/",
        then: Then::Do(
            "return new Promise((then) => {
                const look = () => {
                    const field = document.querySelector('#source');
                    if (!field || !document.querySelector('#say')) return setTimeout(look, 50);
                    if (document.querySelectorAll('ol.steps li').length === 4) return then();
                    field.closest('details').open = true;
                    field.value = arguments[0];
                    field.dispatchEvent(new Event('input', { bubbles: true }));
                    setTimeout(look, 500);
                };
                look();
            });",
            "document.querySelectorAll('ol.steps li').length === 4",
        ),
        fields: &[
            ("#start", "crates/app/src/make/view/mod.rs"),
            ("#title", "crates/app/src/fields.rs"),
            ("#say", "crates/app/src/fields.rs"),
            ("#source", "crates/app/src/make/view/source.rs"),
            ("form.row input", "crates/app/src/make/view/mod.rs"),
        ],
    },
    Place {
        name: "step",
        path: "en/make/",
        then: Then::Do(
            "return new Promise((then) => {
                const look = () => {
                    const field = document.querySelector('#source');
                    const step = document.querySelector('[data-key=step-1]');
                    if (!field || !document.querySelector('#say')) return setTimeout(look, 50);
                    if (!step) {
                        field.value = arguments[0];
                        field.dispatchEvent(new Event('input', { bubbles: true }));
                        return setTimeout(look, 500);
                    }
                    step.click();
                    then();
                };
                look();
            });",
            "document.querySelector('#play')",
        ),
        fields: &[
            ("#play", "crates/app/src/fields.rs"),
            ("#say", "crates/app/src/fields.rs"),
        ],
    },
];

/// A lesson for `make/`.
const LESSON: &str = r#"{"title":{"en":"T"},"start":"nim:3,4,5","steps":[{"play":"a2"},{"play":"b1"},{"play":"c1"}]}"#;

async fn come(page: &Page, place: &Place) -> Result {
    drop(page.media("prefers-reduced-motion", "reduce").await);
    page.open(place.path).await?;
    match place.then {
        Then::Until(there) => page.until(there).await,
        Then::Do(script, there) => {
            page.run(script, vec![json!(LESSON)]).await?;
            page.until(there).await
        }
        Then::Key(key, there) => {
            page.until(
                "document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')",
            )
            .await?;
            page.type_char(key).await?;
            page.until(there).await
        }
        Then::Marks(board) => {
            wake(page, board).await?;
            mark(page, board, &right(board)).await?;
            page.until(&format!(
                "document.querySelector('[data-board={board}] .guess input')"
            ))
            .await
        }
    }
}

/// Waits until nothing moves any more: what was typed shows after a while on some pages.
async fn settled(page: &Page) -> Result {
    page.run("delete window.seen;", vec![]).await?;
    page.until(
        "(() => {
            const now = JSON.stringify(composing.state());
            const same = now === window.seen?.text;
            window.seen = { text: now, times: same ? (window.seen.times ?? 0) + 1 : 0 };
            return window.seen.times > 12;
        })()",
    )
    .await
}

/// In each field of a page: text is put together and taken, by the keys that browsers send then.
async fn nothing_happens(page: &Page, place: &Place) -> Result {
    come(page, place).await?;
    page.run(include_str!("fields.js"), vec![]).await?;
    let css: Vec<_> = place.fields.iter().map(|(css, _)| css).collect();
    let count = "window.all = composing.fields();
        const missing = arguments[0].filter((css) => !all.some((field) => composing.fits(field, css)));
        return missing.length ? missing : all.length;";
    let count = page.run(count, vec![json!(css)]).await?;
    let count = count.as_u64().ok_or(format!("no such field: {count}"))?;
    for at in 0..count {
        let field = "const [at] = arguments;
            const now = composing.fields(); // what was hidden since is shown again
            window.field = all[at].isConnected ? all[at] : now[at];
            field.scrollIntoView({ block: 'center', behavior: 'instant' });
            field.focus();
            field.select?.();
            if (composing.focused() === field) return field.outerHTML;
            // What lies behind something else takes none.
            return arguments[1].some((css) => composing.fits(field, css)) ? null : '';";
        let field = page.run(field, vec![json!(at), json!(css)]).await?;
        let Some(field) = field.as_str() else {
            return Err(format!("field {at} takes no focus").into());
        };
        if field.is_empty() {
            continue;
        }
        page.compose("3").await?;
        settled(page).await?;
        // In a field for a number the browser itself counts by these.
        let arrows = ["ArrowUp", "PageDown"]
            .iter()
            .filter(|_| !field.contains("type=\"number\""));
        for key in ["Enter", "Process"].iter().chain(arrows) {
            quiet(page, &format!("{field}: {key}"), async |page: &Page| {
                page.compose_key(key).await
            })
            .await?;
        }
        page.compose_end("3").await?;
        settled(page).await?;
        quiet(page, &format!("{field}: as Safari"), async |page: &Page| {
            page.run("composing.asSafari(field);", vec![])
                .await
                .map(drop)
        })
        .await?;
    }
    Ok(())
}

/// Nothing happens when keys are pressed.
async fn quiet(page: &Page, what: &str, press: impl AsyncFn(&Page) -> Result) -> Result {
    page.run(
        "composing.heard.length = 0; window.before = composing.state();",
        vec![],
    )
    .await?;
    press(page).await?;
    page.two_frames().await?;
    let happened = page
        .run("return composing.happened(before);", vec![])
        .await?;
    assert_eq!(happened, json!([]), "{what}");
    Ok(())
}

/// Each file that makes text fields has its place above, and none listens to keys where there are fields without asking
/// whether they are those of an input method. And it is held that this can be seen: on a page with a field that does not ask,
/// something happens.
async fn all(page: &Page) -> Result {
    let mut known: Vec<_> = PLACES
        .iter()
        .flat_map(|place| place.fields)
        .map(|(_, file)| *file)
        .collect();
    known.sort_unstable();
    known.dedup();
    let made = fields_made()?;
    let files: Vec<_> = made.iter().map(|(file, _)| file.as_str()).collect();
    assert_eq!(
        files, known,
        "what makes text fields has its place in tests/composing"
    );
    for (file, many) in &made {
        let told = PLACES.iter().flat_map(|place| place.fields);
        let mut told: Vec<_> = told
            .filter(|(_, from)| from == file)
            .map(|(css, _)| css)
            .collect();
        told.sort_unstable();
        told.dedup();
        assert!(
            told.len() >= *many,
            "{file} makes {many} text fields, and {told:?} are tried"
        );
    }
    assert_eq!(
        unguarded()?,
        Vec::<String>::new(),
        "composing() is not asked"
    );
    page.open("en/play/").await?;
    page.run(
        "const field = document.createElement('input');
         field.addEventListener('keydown', ({ key }) => { if (key === 'Enter') field.value = 'done'; });
         document.querySelector('main').append(field);",
        vec![],
    )
    .await?;
    page.run(include_str!("fields.js"), vec![]).await?;
    page.run(
        "window.field = composing.fields().at(-1); field.focus();",
        vec![],
    )
    .await?;
    let seen = async |text: &str| -> Result<Value> { page.run(text, vec![]).await };
    page.compose("3").await?;
    settled(page).await?;
    page.run("window.before = composing.state();", vec![])
        .await?;
    page.compose_key("Enter").await?;
    let happened = seen("return composing.happened(before).length;").await?;
    assert_ne!(happened, 0, "a field that does not ask is noticed");
    Ok(())
}
