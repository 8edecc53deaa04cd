use super::params::Contents;
use super::room::Space;
use super::steps::Steps;
use crate::deck::QuestionKind;
use crate::query::InvalidValue;
use nian_lessons::Ask;

/// A text of the teacher's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaggedText {
    /// The text.
    pub text: String,
    /// The tag of its language; empty where it is the page's, or nobody knows it.
    pub lang: String,
}

/// A thing that is to be on paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandoutThing {
    /// What it is called; its card says it where nothing is told.
    pub called: Option<String>,
    /// What is said of it where it does not come and is not called anything.
    pub otherwise: String,
    /// The teacher's question.
    pub question: Option<TaggedText>,
    /// How it is answered.
    pub asks: QuestionKind,
    /// What there is to choose from there.
    pub choices: Vec<String>,
    /// The answer to it.
    pub answer: Option<String>,
    /// The teacher's note, which stands with the first answer.
    pub note: Option<TaggedText>,
    /// The step at which it begins.
    pub start: usize,
}

impl HandoutThing {
    /// How the teacher's question is answered, if there is one.
    #[must_use]
    pub fn asked(&self) -> Option<QuestionKind> {
        self.question.as_ref().map(|_| self.asks)
    }
}

/// What a step shows and asks, by which it is known where the same has been asked before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The position.
    pub position: String,
    /// What is asked of it; of a board its outcome, and the moves besides.
    pub asks: Option<Ask>,
}

/// A thing that is loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<M> {
    /// What its card is called.
    pub title: String,
    /// Of something with steps, whether each asks something, the start first.
    pub asks: Option<Vec<bool>>,
    /// What each step shows, the start first, or a board; `None` at what has no position, and nothing of other things.
    pub shown: Vec<Option<Shown>>,
    /// What is drawn.
    pub model: M,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Loading<M> {
    Pending,
    /// It failed; what its card says of that.
    Failed(String),
    Loaded(Loaded<M>),
}

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action<M> {
    /// The thing at this place is loaded.
    Loaded(usize, Loaded<M>),
    /// It failed to load, for which its card has this sentence.
    Failed(usize, String),
    /// The styles are there.
    Styles,
    /// They do not come.
    NoStyles,
    /// What did not come is asked for again.
    Again,
    /// Other contents are wanted, by their name.
    Choose(String),
    /// Other room to write is wanted, by its name.
    Space(String),
    /// A step of the thing at this place is wanted, or is not.
    Tick(usize, usize, bool),
    /// It is to be printed.
    Print,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The thing at this place is to be loaded.
    Load(usize),
    /// The styles are to come.
    Styles,
    /// The address says this, or not what has no value.
    Keep(Vec<(&'static str, Option<String>)>),
    /// The page is loaded again, with this in its address.
    Leave(Contents),
    /// The sheet is there: the page gets its title.
    Made,
    /// What is shown is printed, when it is drawn.
    Print,
    /// What has the focus may go: what stays has it then.
    PassFocus,
}

/// A thing on paper.
#[derive(Debug)]
pub struct Sheet<'a, M> {
    /// Its place among all that are given.
    pub at: usize,
    /// What it is called.
    pub name: &'a str,
    /// What was given.
    pub given: &'a HandoutThing,
    /// What is drawn.
    pub model: &'a M,
    /// The steps that are shown, where it has any.
    pub chosen: Vec<usize>,
    /// How many steps it has, the start among them; none where there is nothing to choose. A board has one where all that it
    /// asks has been asked before.
    pub steps: usize,
}

impl<M> Sheet<'_, M> {
    /// Whether nothing of it is on paper.
    #[must_use]
    pub fn is_left_out(&self) -> bool {
        self.steps > 0 && self.chosen.is_empty()
    }
}

/// The state of a handout's page. `M` is what is drawn of a thing.
#[derive(Clone, Debug)]
pub struct Handout<M> {
    of_article: bool,
    contents: Contents,
    space: Space,
    refused: Option<InvalidValue>,
    steps: Steps,
    title: Option<String>,
    things: Vec<(HandoutThing, Loading<M>)>,
    has_styles: bool,
    is_lost: bool,
    is_to_be_printed: bool,
    /// So often another sheet has been made.
    made: u32,
}

impl<M> Handout<M> {
    /// The page with these things on it. `title` says what it is about, if not its first thing does; of an article another page
    /// has the text. The effects are to be carried out as those of [`apply`](Self::apply).
    #[must_use]
    pub fn open(
        query: &[(String, String)],
        of_article: bool,
        title: Option<String>,
        things: Vec<HandoutThing>,
    ) -> (Self, Vec<Effect>) {
        let (contents, space, refused) = super::asked(query, of_article);
        let steps = query.iter().find(|(name, _)| name == "steps");
        let steps = steps.map(|(_, steps)| Steps::read(steps));
        // Whoever reads the text needs nothing of it drawn.
        let things = match contents {
            Contents::Text => Vec::new(),
            _ => things,
        };
        let load = (0..things.len()).map(Effect::Load);
        let effects = [Effect::Styles].into_iter().chain(load).collect();
        let page = Self {
            of_article,
            contents,
            space,
            refused,
            steps: steps.unwrap_or_default(),
            title: title.filter(|title| !title.is_empty()),
            things: things
                .into_iter()
                .map(|one| (one, Loading::Pending))
                .collect(),
            has_styles: false,
            is_lost: false,
            is_to_be_printed: false,
            made: 0,
        };
        (page, effects)
    }

    /// Changes the state; what the page is to do comes back, in order.
    pub fn apply(&mut self, action: Action<M>) -> Vec<Effect> {
        match action {
            Action::Loaded(at, loaded) => self.settle(at, Loading::Loaded(loaded)),
            Action::Failed(at, why) => self.settle(at, Loading::Failed(why)),
            Action::Styles => {
                self.has_styles = true;
                self.made()
            }
            Action::NoStyles => {
                self.is_lost = true;
                Vec::new()
            }
            Action::Again => self.again(),
            Action::Choose(name) => self.choose(&name),
            Action::Space(name) => self.leave_room(&name),
            Action::Tick(at, step, is_wanted) => self.tick(at, step, is_wanted),
            Action::Print => {
                self.is_to_be_printed = true;
                self.printed()
            }
        }
    }

    /// Whether it is made of an article, which has a text.
    #[must_use]
    pub fn of_article(&self) -> bool {
        self.of_article
    }

    /// What is to be seen.
    #[must_use]
    pub fn contents(&self) -> Contents {
        self.contents
    }

    /// How much room there is to write.
    #[must_use]
    pub fn space(&self) -> Space {
        self.space
    }

    /// What cannot be in the address.
    #[must_use]
    pub fn refused(&self) -> Option<&InvalidValue> {
        self.refused.as_ref()
    }

    /// Whether the styles do not come, without which there is no paper.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether there is nothing of which a handout could be made.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.things.is_empty() && !self.is_text()
    }

    /// Whether the text is shown, which is no handout.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.contents == Contents::Text
    }

    /// Whether all is there that can be shown.
    #[must_use]
    pub fn is_made(&self) -> bool {
        let is_pending =
            |(_, loading): &(HandoutThing, Loading<M>)| matches!(loading, Loading::Pending);
        self.has_styles && !self.things.iter().any(is_pending)
    }

    /// So often another sheet has been made.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.made
    }

    /// What it is about; `None` where it has no name, and several things, none of which is what all is about.
    #[must_use]
    pub fn title(&self) -> Option<String> {
        let only = || self.sheets().next().filter(|_| !self.are_named());
        let own = self.title.clone();
        own.or_else(|| only().map(|sheet| sheet.name.to_owned()))
    }

    /// The things that have come.
    pub fn sheets(&self) -> impl Iterator<Item = Sheet<'_, M>> {
        let mut before = Vec::new();
        self.things
            .iter()
            .enumerate()
            .filter_map(move |(at, (given, loading))| {
                let Loading::Loaded(loaded) = loading else {
                    return None;
                };
                let (chosen, steps) = match &loaded.asks {
                    Some(asks) => (self.chosen(at, given, loaded), asks.len()),
                    None if self.is_asked_before(given, loaded, &before) => {
                        let mut asked = self.steps.of(at).unwrap_or_default();
                        asked.retain(|&step| step == 0);
                        (asked, 1)
                    }
                    None => (Vec::new(), 0),
                };
                let sheet = Sheet {
                    at,
                    name: given.called.as_deref().unwrap_or(&loaded.title),
                    given,
                    model: &loaded.model,
                    chosen,
                    steps,
                };
                let shown = loaded.shown.iter().enumerate();
                let shown = shown.filter(|(step, _)| steps == 0 || sheet.chosen.contains(step));
                before.extend(shown.filter_map(|(_, shown)| shown.as_ref()));
                Some(sheet)
            })
    }

    /// Whether all that a board of an article asks has been asked before. In a lesson each thing has been chosen.
    fn is_asked_before(&self, given: &HandoutThing, loaded: &Loaded<M>, before: &[&Shown]) -> bool {
        let [Some(own)] = &loaded.shown[..] else {
            return false;
        };
        let is_same = |shown: &&Shown| {
            shown.position == own.position && !shown.asks.is_some_and(Ask::is_of_numbers)
        };
        self.of_article && given.question.is_none() && before.iter().any(is_same)
    }

    /// Whether there is more than one thing, so that each needs its name.
    #[must_use]
    pub fn are_named(&self) -> bool {
        self.things.len() > 1
    }

    /// What the things are called that did not come, and what their cards say of that.
    pub fn lost(&self) -> impl Iterator<Item = (&str, &str)> {
        self.things
            .iter()
            .filter_map(|(given, loading)| match loading {
                Loading::Failed(why) => {
                    let name = given.called.as_deref().unwrap_or(&given.otherwise);
                    Some((name, why.as_str()))
                }
                _ => None,
            })
    }

    /// The steps that are shown: as asked for, or the start and what asks from there on, unless it is what was asked last.
    fn chosen(&self, at: usize, given: &HandoutThing, loaded: &Loaded<M>) -> Vec<usize> {
        let asks = loaded.asks.as_deref().unwrap_or_default();
        let Some(last) = asks.len().checked_sub(1) else {
            return Vec::new();
        };
        if let Some(mut asked) = self.steps.of(at) {
            asked.retain(|&step| step <= last);
            return asked;
        }
        let start = given.start.min(last);
        let mut chosen = vec![start];
        // The teacher's own question at the start is another.
        let mut asked = loaded.shown.get(start).filter(|_| given.question.is_none());
        for step in (start + 1..=last).filter(|&step| asks[step]) {
            let shown = loaded.shown.get(step);
            if !shown.is_some_and(Option::is_some) || shown != asked {
                chosen.push(step);
            }
            asked = shown;
        }
        chosen
    }

    fn settle(&mut self, at: usize, loading: Loading<M>) -> Vec<Effect> {
        if let Some((_, own)) = self.things.get_mut(at) {
            *own = loading;
        }
        self.made()
    }

    fn again(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::PassFocus];
        if std::mem::take(&mut self.is_lost) {
            effects.push(Effect::Styles);
        }
        for (at, (_, loading)) in self.things.iter_mut().enumerate() {
            if matches!(loading, Loading::Failed(_)) {
                *loading = Loading::Pending;
                effects.push(Effect::Load(at));
            }
        }
        effects
    }

    fn choose(&mut self, name: &str) -> Vec<Effect> {
        let Some(contents) = Contents::named(name, self.of_article) else {
            return Vec::new();
        };
        // Of an article nothing is left that would be read.
        if (contents == Contents::Text) != self.is_text() {
            return vec![Effect::Leave(contents)];
        }
        self.contents = contents;
        self.refused = None;
        let mut effects = vec![Effect::Keep(vec![("print", Some(name.to_owned()))])];
        effects.extend(self.made());
        effects
    }

    fn leave_room(&mut self, name: &str) -> Vec<Effect> {
        let Some(space) = Space::named(name) else {
            return Vec::new();
        };
        self.space = space;
        self.refused = None;
        // The usual one needs not be said.
        let value = (space != Space::default()).then(|| name.to_owned());
        let mut effects = vec![Effect::Keep(vec![("room", value)])];
        effects.extend(self.made());
        effects
    }

    fn tick(&mut self, at: usize, step: usize, is_wanted: bool) -> Vec<Effect> {
        let sheet = self.sheets().find(|sheet| sheet.at == at);
        let Some((mut chosen, steps)) = sheet.map(|sheet| (sheet.chosen, sheet.steps)) else {
            return Vec::new();
        };
        chosen.retain(|&own| own != step);
        if is_wanted && step < steps {
            chosen.push(step);
        }
        self.steps.set(at, chosen);
        let written = Some(self.steps.written(self.things.len()));
        let written = written.filter(|text| !text.is_empty());
        let mut effects = vec![Effect::Keep(vec![("steps", written)])];
        effects.extend(self.made());
        effects
    }

    /// Another sheet, if all is there.
    fn made(&mut self) -> Vec<Effect> {
        if !self.is_made() {
            return Vec::new();
        }
        self.made += 1;
        let made = (!self.is_text()).then_some(Effect::Made);
        let mut effects: Vec<Effect> = made.into_iter().collect();
        effects.extend(self.printed());
        effects
    }

    /// Prints what was to be printed, if it is there.
    fn printed(&mut self) -> Vec<Effect> {
        let is_due = self.is_to_be_printed && self.is_made();
        if !is_due {
            return Vec::new();
        }
        self.is_to_be_printed = false;
        vec![Effect::Print]
    }
}
