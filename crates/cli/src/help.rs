//! The help texts below the options.

/// Below `nian analyze --help`.
pub(crate) const ANALYZE: &str = "\
Positions:
  nim:3,4,5              rows of 3, 4 and 5 coins; whoever takes the last coin wins
  nim.misere:1,1,5       whoever takes the last coin loses
  wythoff:3,5            take from one row, or as many from both
  euclid:8,5             take a multiple of the smaller number from the larger; a 0 wins
  subtraction.1-3:21     take 1 to 3; subtraction.1,3,4:21 1, 3 or 4; subtraction.fib:21 1, 2, 3, 5, 8, …
  parity.3:17            take 1 to 3 and keep them; an odd number wins (parity.3.even:17: an even one)
  parity.3:13@2,2        the same in the middle: the player to move holds 2, the other 2
  sides.3:8              the odd side wins if both end with odd numbers, else the even side
  sides.3:4@3,1,even     the same in the middle: the odd side holds 3, the even side 1 and is to move
  dice:31@4              31 stones, the die shows 4; tip it to a side and take its number
  dice.one:31@4,2        two dice: tip one and take its number; dice.one-sum: take the sum of both
  dice.both:31@4,2       tip both and take their sum
  dynamic.2:21           take fewer than all, then at most twice the last take; dynamic.2:8@4: at most 4
  dynamic.2.local:8@4,5@5    heaps with a limit each; dynamic.2.global:8,5@4: one limit for all
  …misere                whoever cannot move wins: wythoff, subtraction and dice too

Moves:
  a2   take 2 from row a                ab2  take 2 from both rows
  3    take 3 from the only heap; tip the die to 3 and take 3
  a3   tip die a to 3                   3+5  tip the dice to 3 and 5

Examples:
  nian analyze nim:3,4,5 wythoff:1000000,1618033 dynamic.3:100
  printf 'nim:3,4,5\\ndice:31@4\\n' | nian analyze -

Exit status:
  0  every position could be read
  1  a position could not be read; the others are still answered
  2  the command line is wrong, or reading or writing failed";

/// Below `nian explain --help`.
pub(crate) const EXPLAIN: &str = "\
Positions and moves are written as `nian analyze --help` says.

Examples:
  nian explain nim:3,4,5
  nian explain --lang zh-Hant --moves dice:31@4
  nian explain parity.3:17 --move 2 --move 3
  printf 'sides.3:8\\ndynamic.3:100\\n' | nian explain --lang en -

Exit status:
  0  every position and move could be read and played
  1  one could not, or has too many moves to list; the others are still explained
  2  the command line is wrong, or reading or writing failed";

/// Below `nian table --help`.
pub(crate) const TABLE: &str = "\
Rules, and the columns of their tables:
  nim                    row against row: Grundy values, or outcomes
  wythoff                likewise; Grundy values up to rows of 2047
  euclid                 number against number: Grundy values, or outcomes
  subtraction.1-3        heap, outcome, takes (those that win), grundy (its Grundy value)
  parity.3               heap, residue (modulo 2k + 2 for odd k, k + 2 for even k); if the player who
                         has just moved holds an odd number: last_odd (the outcome) and
                         last_odd_takes (those that win); if an even one: last_even, last_even_takes
  sides.3                heap, residue, odd_side_holds and even_side_holds (odd or even), safe_for
                         (which side may leave it: odd, even, both or neither), odd_side_takes and
                         even_side_takes (those that win for the side if it is to move)
  dice                   heap against the face up: outcomes, or Grundy values up to heaps of 10000
  dice.one, dice.both, dice.one-sum
                         heap against the faces up, without regard to their order; --dice says how
                         many dice there are, 2 if nothing is said
  dynamic.3              heap, opening (the outcome if fewer than all may be taken), takes (those
                         that win the opening), least_limit (the least limit that wins), parts
                         (the heap as a sum of safe starts);
                         --show starts: index, start; --show grundy: heap against limit
  dynamic.2.local        heap against limit: Grundy values, heaps up to 5000
  dynamic.2.global       heap against heap: the least common limit that wins
  .misere behind nim, wythoff, subtraction.… and the dice games; parity.3.even

Numbers are at most 9223372036854775807; a table has at most 1000000 cells.

Examples:
  nian table wythoff --to 10
  nian table wythoff --show outcomes --from 1000000 --to 1000005 --columns 1618030-1618040
  nian table subtraction.2,3,7 --from 9223372036854775800 --to 9223372036854775807
  nian table sides.3 --format csv
  nian table dice.both --dice 3 --from 40 --to 50
  nian table dynamic.3 --show starts --to 1000 --format json

Exit status:
  0  the table was written
  2  the command line is wrong, the table cannot be had, or writing failed";

/// Below `nian check --help`.
pub(crate) const CHECK: &str = "\
Examples:
  nian check my-lesson.json
  nian check www/articles/*/examples/*.json
  nian check --lang zh-Hant - < my-lesson.json
  nian check --watch my-lesson.json
  nian check --language crates/words/texts/ja

All mistakes of a lesson are told at once, with what may be meant; after a move that cannot be played, what
goes on from there is not judged. Of a file that is not JSON only the place is told where it ceases to be.
Files are in UTF-8, or in UTF-16 as some editors write it; of any other it is told what it looks like.

Of a language, each text that is missing or does not fit is told with its file and line;
docs/translating.md says how texts are written.

Exit status:
  0  every lesson can be shown, whatever is remarked; the language is whole
  1  a lesson cannot be shown; a text is missing or does not fit
  2  the command line is wrong, or reading or writing failed";

/// Below `nian new --help`.
pub(crate) const NEW: &str = "\
Positions and moves are written as `nian analyze --help` says.

Examples:
  nian new nim:3,4,5 a2 b4
  nian new --lang zh-Hant --file first.json wythoff:3,5 ab2
  nian new --file - dice:31@4 5

Exit status:
  0  the lesson was written
  1  the position cannot be read, or a move cannot be played
  2  the command line is wrong, the file is there already, or writing failed";
