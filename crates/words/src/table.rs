/// A table of words, which each language fills in as a static: a word left out does not compile.
///
/// Every word is read by the method of its name. What has slots is in `templates`.
macro_rules! table {
    (
        $(#[$about:meta])*
        $table:ident { $($(#[$doc:meta])* $word:ident: $type:ty,)* }
    ) => {
        $(#[$about])*
        pub struct $table {
            $($word: $type,)*
            templates: Templates,
        }

        impl $table {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $word(&self) -> $type {
                    self.$word
                }
            )*
        }
    };
}

pub(crate) use table;
