use super::Text;

/// What stands beside the fields for numbers of the reader's own.
pub struct OwnNumbers;

impl OwnNumbers {
    /// What the fields are for.
    pub const NAME: Text = ["換成自己的數目：", "换成自己的数：", "Numbers of your own:"];
    /// The button that hands them to the widget below.
    pub const USE: Text = ["換上", "换上", "Use them"];
    /// What is said of a field that cannot be used: `$1` its letter, `$2` and `$3` the limits.
    pub const WRONG: Text = [
        "$1 要填 $2 到 $3 的整數；圖還是原來的。",
        "$1 要填 $2 到 $3 的整数；图还是原来的。",
        "$1 takes a whole number from $2 to $3; the picture is still the one before.",
    ];
}
