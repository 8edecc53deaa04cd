//! `cargo bench -p nian-solver`: how fast the answers come.

mod tasks;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};

fn at_once(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("outcome and all winning moves");
    group.measurement_time(Duration::from_secs(1));
    group.warm_up_time(Duration::from_millis(200));
    for text in tasks::AT_ONCE {
        let position = tasks::position(text);
        group.bench_function(*text, |bencher| {
            bencher.iter(|| tasks::solve(black_box(&position)));
        });
    }
    group.finish();
}

fn tables(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tables");
    group.sample_size(10);
    group.measurement_time(Duration::from_secs(2));
    for task in tasks::TABLES {
        group.bench_function(task.name, |bencher| bencher.iter(task.run));
    }
    group.finish();
}

criterion_group!(speed, at_once, tables);
criterion_main!(speed);
