//! What a platform keeps of a course fits into 4,096 characters, and what cannot be read harms nothing.

use nian_tests::{Answer, Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let script = include_str!("../../www/scorm/record.js");
    let setup = Setup::default()
        .answer("record.js", Answer::Text(script.to_owned()))
        .answer(
            "host.html",
            Answer::Text("<!doctype html><meta charset=utf-8><title>Record</title><link rel=icon href=icon.svg>".to_owned()),
        );
    suite.add("scorm::record", setup, fits);
}

async fn fits(page: &Page) -> Result {
    page.open("host.html").await?;
    // The longest lessons that there may be, asking at every other step, and answered in turn right and wrong.
    let lengths = page
        .value(
            "import('/record.js').then(({ example, mark, exercise, count, write, read, resumed, scoreOf }) => {
                const asking = Array.from({ length: 251 }, (_, at) => 2 * at);
                const course = (things, seen) => Array.from({ length: things }, (_, at) => {
                    let thing = example(`key${at}`, 501, asking);
                    for (let step = 0; step < seen; step += 1) thing = mark(thing, step, step % 2 ? 's' : 'xy'[(step / 2) % 2]);
                    return thing;
                });
                return [[1, 501], [3, 300], [12, 499], [60, 501], [60, 37]].map(([things, seen]) => {
                    const all = [...course(things, seen), count(exercise('e', 99, 4294967295), 99, [40, 30, 20, 9])];
                    const text = write(all, { at: 3, lang: 'zh-Hant' });
                    const { of } = read(text);
                    const again = all.map((thing) => (of[thing.key] ? resumed({ ...thing, whole: undefined, ...(thing.marks ? { marks: '.'.repeat(501) } : { tasks: 0, went: [0, 0, 0, 0] }) }, of[thing.key]) : thing));
                    return [text.length, Object.keys(of).length, scoreOf(again) === scoreOf(all) && again.every((thing, at) => Boolean(thing.whole) === Boolean(all[at].whole))];
                });
            })",
        )
        .await?;
    for row in lengths.as_array().into_iter().flatten() {
        assert!(row[0].as_u64() <= Some(4096), "{lengths}");
        assert_eq!(row[2], true, "{lengths}");
    }
    // Where it fits, nothing is left out.
    assert_eq!(lengths[0][1], 2);
    assert_eq!(lengths[3][1], 61);
    let wrong = page
        .value(
            "import('/record.js').then(({ example, exercise, read, resumed }) => {
                const unread = ['', 'x', '{}', 'null', '{\"v\":2,\"of\":{}}', '{\"v\":1,\"of\":[1]}', '{\"v\":1,\"of\":{\"a\":1}}'].filter(read);
                const one = example('a', 5, [2, 4]);
                const taken = ['=9/2', '=1/3', 'x', 'so', 's2xs3', '.9999', '<b>', 's2ysy9', 'ssqss'].filter((kept) => resumed(one, kept) !== one);
                const other = exercise('b', 5, 1);
                const counted = ['1:9:1,1,1,1', '1:2:1,0,0,0', '7:3:5,0,0,0', '7:6:6,0,0,0', ':1:1,0,0,0'].filter((kept) => resumed(other, kept) !== other);
                return [...unread, ...taken, ...counted].join(' ');
            })",
        )
        .await?;
    assert_eq!(wrong, "");
    // What was noted at the step after the one that asked goes there, and what no step can have is mended.
    let mended = page
        .value(
            "import('/record.js').then(({ example, resumed, masteryOf, joined, exercise, count }) => {
                const thing = (marks, kept) => resumed(example('a', marks.length, [...marks].flatMap((sign, at) => (sign === '?' ? [at] : []))), kept);
                const marks = [
                    ['..?..', 'ssoys', 'ssyss'], ['..?..', 's2gys', 'ssyss'], ['..?..', 's2ohs', 'sshss'], ['..?..', 's2xys', 'ssxss'],
                    ['..?..', 's5', 'ssoss'], ['..??.', 'ssoys', 'ssoys'], ['..?.?', 'ssoyo', 'ssyso'], ['..?..', 'ss.xs', 'ss.ss'], ['..?..', 'ssoy.', 'ssys.'],
                ].filter(([asks, kept, wanted]) => thing(asks, kept).marks !== wanted);
                const whole = thing('..?..', 'ssoys').whole === true && !thing('..?..', 'ssoy.').whole;
                const mastery = [['', 60, 60], ['80', 60, 80], ['80%', 60, 80], [' 72,5 % ', 60, 72.5], ['0', 60, 0], ['101', 60, 60], ['-1', 60, 60], ['x', 60, 60], ['', null, undefined]]
                    .filter(([told, own, wanted]) => masteryOf(told, own) !== wanted);
                const one = (marks) => ({ ...example('a', 5, [2, 4]), marks });
                const both = [['sso..', '.....', 'sso..'], ['.....', 'ssxs.', 'ssxs.'], ['ssy..', 'ssx..', 'ssx..'], ['ssys.', 'sso..', 'ssys.']]
                    .filter(([now, earlier, wanted]) => joined(one(now), one(earlier)).marks !== wanted);
                const tasks = (seed, number) => count(exercise('b', 5, seed), number, [number, 0, 0, 0]);
                const seeds = [[1, 0, 2, 3, 2], [1, 3, 2, 1, 1], [1, 2, 2, 2, 2], [1, 0, 2, 0, 1], [1, 2, 1, 2, 1]]
                    .filter(([now, done, earlier, before, wanted]) => joined(tasks(now, done), tasks(earlier, before)).seed !== wanted);
                return JSON.stringify([marks, whole, mastery, both, seeds]);
            })",
        )
        .await?;
    assert_eq!(mended, "[[],true,[],[],[]]");
    Ok(())
}
