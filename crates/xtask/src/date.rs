//! The date, without a library.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today in UTC: `2026-11-21`.
pub(crate) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    of_day(since.map_or(0, |time| time.as_secs() / (24 * 60 * 60)))
}

/// The date of a day, counted from 1970-01-01.
fn of_day(day: u64) -> String {
    let mut rest = day;
    let mut year = 1970;
    while rest >= days_of(year) {
        rest -= days_of(year);
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if rest < days {
            break;
        }
        rest -= days;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", rest + 1)
}

fn days_of(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

#[cfg(test)]
mod tests {
    use super::of_day;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11016, "2000-02-29"),
            (20453, "2025-12-31"),
            (20454, "2026-01-01"),
            (47541, "2100-03-01"),
        ] {
            assert_eq!(of_day(day), date);
        }
    }
}
