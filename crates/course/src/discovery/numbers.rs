/// The numbers in a text, whatever stands between them.
pub(super) fn numbers_in(text: &str) -> Vec<u64> {
    let mut numbers: Vec<u64> = Vec::new();
    let mut is_within = false;
    for byte in text.bytes() {
        let is_digit = byte.is_ascii_digit();
        if is_digit {
            let digit = u64::from(byte - b'0');
            match numbers.last_mut() {
                Some(number) if is_within => *number = number.wrapping_mul(10).wrapping_add(digit),
                _ => numbers.push(digit),
            }
        }
        is_within = is_digit;
    }
    numbers
}

/// Numbers with this between them.
#[must_use]
pub fn joined(numbers: &[u64], between: &str) -> String {
    let mut text = String::new();
    for (at, number) in numbers.iter().enumerate() {
        if at > 0 {
            text.push_str(between);
        }
        text.push_str(&number.to_string());
    }
    text
}
