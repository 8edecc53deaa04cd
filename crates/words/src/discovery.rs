use crate::tables::Words;

/// Texts of the boards on which readers find a rule: `texts/…/discovery.txt`.
#[derive(Clone, Copy)]
pub struct Discovery(pub(crate) &'static Words);
