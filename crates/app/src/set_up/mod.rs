//! The fields of a form for a position or a rule ([`nian_course::set_up`]). The site renders the same functions.

mod stepper;

use crate::TextSet;
use crate::fields::{is_ticked, normalized, text_of, use_text};
use crate::select::Select;
use nian_course::set_up::{Adjustment, Edit, FormState, InvalidEntry, Place, Slot, Value};
use nian_scene::face;
use nian_ui::drawing;
use nian_words::{FieldKind, Form, FormField, SetUp, Text};
use stepper::Stepper;
use yew::prelude::*;

/// What a form is rendered from.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The texts of [`nian_words::SetUp`], and those that the form names.
    pub texts: &'a TextSet,
    /// What the choice of a way to write it is called.
    pub way: Text,
    /// What is said of what is no list of numbers.
    pub no_numbers: Text,
    /// Its state.
    pub state: &'a FormState,
    /// A number that no other form of the page has.
    pub number: usize,
}

/// The ways to write it and the fields of the one that is chosen.
pub fn fields(shown: Shown<'_>, send: &Callback<Edit>) -> Html {
    let fields = 0..shown.state.form().fields.len();
    html! {
        <>
            { ways(shown, send) }
            { for fields.map(|field| shown.field(field, send)) }
        </>
    }
}

/// The ways in which it can be written, if there are several.
fn ways(shown: Shown<'_>, send: &Callback<Edit>) -> Html {
    let named = shown.state.form().ways.iter().enumerate();
    let named = named.filter_map(|(at, way)| Some((at, shown.texts.say(way.name?))));
    let named: Vec<_> = named.collect();
    if named.is_empty() {
        return Html::default();
    }
    let named = named.into_iter().map(|(at, name)| {
        let onchange = send.reform(move |_: Event| Edit::Way(at));
        html! {
            <label>
                <input type="radio" id={format!("way-{}-{at}", shown.number)} name={format!("way-{}", shown.number)}
                    value={at.to_string()} autocomplete="off" checked={at == shown.state.way()} {onchange} />
                <span>{ name }</span>
            </label>
        }
    });
    html! { <div class="ways" role="radiogroup" aria-label={shown.texts.say(shown.way).to_owned()}>{ for named }</div> }
}

impl Shown<'_> {
    /// A field; hidden where it is not written.
    fn field(self, at: usize, send: &Callback<Edit>) -> Html {
        let own = &self.state.form().fields[at];
        html! {
            <div class="field" data-name={own.name} data-kind={own.kind.name()} hidden={!self.state.has(at)}>
                { self.inside(at, own, send) }
            </div>
        }
    }

    fn inside(self, at: usize, own: &FormField, send: &Callback<Edit>) -> Html {
        let label = self.texts.say(own.label);
        match (&self.state.values()[at], own.kind) {
            (Value::Number(_), _) => self.stepper(at, Slot::Value, label, send),
            (Value::Option(on), _) => html! {
                <Toggle label={label.to_owned()} on={*on} ontoggle={send.reform(move |on| Edit::Toggle(at, on))} />
            },
            (Value::Numbers(numbers), _) => {
                let place = Place {
                    field: at,
                    which: Slot::Value,
                };
                let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
                html! {
                    <Numbers name={self.field_name(place)} label={label.to_owned()} value={numbers.join(",")} invalid={self.state.refused() == Some(place)}
                        ontype={send.reform(move |text| Edit::Type(place, text))} />
                }
            }
            (Value::One(one), FieldKind::One(choices)) => {
                let values = choices.iter().map(|(value, _)| AttrValue::from(*value));
                let names = choices
                    .iter()
                    .map(|(_, name)| AttrValue::from(self.texts.say(*name).to_owned()));
                let onchange = send.reform(move |value: String| {
                    let index = choices.iter().position(|(own, _)| *own == value);
                    Edit::Choose(at, index.unwrap_or_default())
                });
                html! {
                    <Select name={self.field_name(Place { field: at, which: Slot::Value })} label={label.to_owned()} value={choices[*one].0} options={values.zip(names).collect::<Vec<_>>()} {onchange} />
                }
            }
            (Value::Rows(rows), _) => {
                let items = (0..rows.shown().len()).map(|item| self.item(at, item, send));
                self.list(at, items.collect(), send)
            }
            (Value::Limited(heaps), _) => {
                let items = (0..heaps.shown().len()).map(|item| {
                    let number = (item + 1).to_string();
                    let [heap, limit] = [SetUp::HEAP_NUMBER, SetUp::LIMIT_NUMBER]
                        .map(|name| self.texts.fill(name, &[&number]));
                    html! {
                        <div class="pair" key={item}>
                            { self.stepper(at, Slot::Item(item), &heap, send) }
                            { self.stepper(at, Slot::Limit(item), &limit, send) }
                        </div>
                    }
                });
                self.list(at, items.collect(), send)
            }
            (Value::Faces(dice), _) => {
                let faces = dice.shown().iter().enumerate();
                let dice = faces.map(|(item, face)| self.die(at, item, *face, send));
                let throw = send
                    .reform(move |_: MouseEvent| Edit::Throw(at, crate::runtime::moment().chance));
                html! {
                    <>
                        <p class="name">{ label }</p>
                        { self.list(at, dice.collect(), send) }
                        <button type="button" class="throw quiet" onclick={throw}>{ self.texts.say(SetUp::THROW) }</button>
                    </>
                }
            }
            _ => Html::default(),
        }
    }

    fn item(self, field: usize, item: usize, send: &Callback<Edit>) -> Html {
        let name = self.numbered(self.items(field).0, item);
        html! { <div key={item}>{ self.stepper(field, Slot::Item(item), &name, send) }</div> }
    }

    /// Items below the number of them.
    fn list(self, field: usize, items: Vec<Html>, send: &Callback<Edit>) -> Html {
        let counter = self.state.has_count(field).then(|| {
            self.stepper(
                field,
                Slot::Count,
                self.texts.say(self.items(field).1),
                send,
            )
        });
        html! { <>{ for counter }<div class="list">{ for items }</div></> }
    }

    fn stepper(self, field: usize, which: Slot, name: &str, send: &Callback<Edit>) -> Html {
        let place = Place { field, which };
        let Some((value, least, most)) = self.state.number(place) else {
            return Html::default();
        };
        let [less, more] = [SetUp::LESS, SetUp::MORE].map(|text| self.texts.fill(text, &[name]));
        html! {
            <Stepper field={self.field_name(place)} name={name.to_owned()} {less} {more} {value} {least} {most} invalid={self.state.refused() == Some(place)}
                onstep={send.reform(move |up| Edit::Step(place, up))} ontype={send.reform(move |text| Edit::Type(place, text))} />
        }
    }

    /// A die whose face is set by pressing one.
    fn die(self, field: usize, item: usize, up: u8, send: &Callback<Edit>) -> Html {
        let name = self.numbered(SetUp::DIE, item);
        let group = format!("die-{}-{field}-{item}", self.number);
        let faces = (1..=6).map(|own: u8| {
            let onchange = send.reform(move |_: Event| Edit::Face(field, item, own));
            html! {
                <label>
                    <input type="radio" name={group.clone()} value={own.to_string()} aria-label={own.to_string()} autocomplete="off"
                        checked={own == up} {onchange} />
                    { drawing(&face(own)) }
                </label>
            }
        });
        html! { <div class="die" role="radiogroup" aria-label={name} key={item}>{ for faces }</div> }
    }
}

/// What is said of what was typed.
pub fn refusal(shown: Shown<'_>, refused: InvalidEntry) -> String {
    match refused {
        InvalidEntry::Number(place, least, most) => {
            let values = [&shown.name_of(place), &least.to_string(), &most.to_string()];
            let values = values.map(String::as_str);
            shown.texts.fill(SetUp::NO_NUMBER, &values)
        }
        InvalidEntry::Numbers(_) => shown.texts.say(shown.no_numbers).to_owned(),
    }
}

/// What is said of a heap that was adjusted.
pub fn settled(texts: &TextSet, settled: Adjustment) -> String {
    let text = if settled.odd {
        SetUp::ODD_TOTAL
    } else {
        SetUp::EVEN_TOTAL
    };
    texts.fill(text, &[&settled.heap.to_string()])
}

impl Shown<'_> {
    fn numbered(self, text: Text, item: usize) -> String {
        self.texts.fill(text, &[&(item + 1).to_string()])
    }

    /// What each item of a field's list is called, by its number, and the number of all.
    fn items(self, field: usize) -> (Text, Text) {
        let form = self.state.form();
        items(form, form.fields[field].kind)
    }

    /// The name of its field in the page, by which the focus is found again.
    fn field_name(self, place: Place) -> String {
        let (number, field) = (self.number, self.state.form().fields[place.field].name);
        match place.which {
            Slot::Value => format!("{field}-{number}"),
            Slot::Count => format!("{field}-{number}-count"),
            Slot::Item(item) => format!("{field}-{number}-{item}"),
            Slot::Limit(item) => format!("{field}-{number}-{item}-limit"),
        }
    }

    /// What the number at a place is called.
    fn name_of(self, place: Place) -> String {
        match (place.which, &self.state.values()[place.field]) {
            (Slot::Count, _) => self.texts.say(self.items(place.field).1).to_owned(),
            (Slot::Item(item), _) => self.numbered(self.items(place.field).0, item),
            (Slot::Limit(item), _) => self.numbered(SetUp::LIMIT_NUMBER, item),
            (Slot::Value, _) => {
                let label = self.state.form().fields[place.field].label;
                self.texts.say(label).to_owned()
            }
        }
    }
}

fn items(form: &Form, kind: FieldKind) -> (Text, Text) {
    let several_heaps = form.ways.iter().any(|way| way.name.is_some());
    match kind {
        FieldKind::Faces(..) => (SetUp::DIE, SetUp::HOW_MANY_DICE),
        FieldKind::Rows(..) if form.ways[0].pattern.starts_with("euclid") => {
            (SetUp::NUMBER, SetUp::HOW_MANY_ROWS)
        }
        _ if several_heaps => (SetUp::HEAP_NUMBER, SetUp::HOW_MANY_HEAPS),
        _ => (SetUp::ROW, SetUp::HOW_MANY_ROWS),
    }
}

#[derive(PartialEq, Properties)]
struct ToggleProps {
    label: AttrValue,
    on: bool,
    ontoggle: Callback<bool>,
}

/// An option.
#[component]
fn Toggle(props: &ToggleProps) -> Html {
    let onchange = props.ontoggle.reform(|event: Event| is_ticked(&event));
    html! { <label><input type="checkbox" checked={props.on} autocomplete="off" {onchange} />{ " " }{ &props.label }</label> }
}

#[derive(PartialEq, Properties)]
struct NumbersProps {
    name: AttrValue,
    label: AttrValue,
    value: AttrValue,
    invalid: bool,
    ontype: Callback<String>,
}

/// Numbers in ascending order, as one writes them.
#[component]
fn Numbers(props: &NumbersProps) -> Html {
    let node = use_text(props.value.clone(), props.invalid.into());
    let ontype = props.ontype.clone();
    let onchange =
        Callback::from(move |event: Event| ontype.emit(normalized(&text_of(&event), "NFKC")));
    html! {
        <label>
            { &props.label }{ " " }
            <input ref={node} name={&props.name} type="text" autocomplete="off" aria-invalid={props.invalid.to_string()} {onchange} />
        </label>
    }
}
