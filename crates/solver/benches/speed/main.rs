//! `cargo bench -p nian-solver`: how fast the answers come. `cargo xtask bench` holds them against
//! what is promised, native and as wasm.

mod references;
mod tasks;

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use tasks::Goal;

fn speed(criterion: &mut Criterion) {
    for task in tasks::all() {
        // What is held against a reference stands beside it.
        let (group, samples) = match task.goal {
            Goal::Under(goal) if goal < Duration::from_millis(1) => ("outcome and moves", 100),
            Goal::Under(_) => ("tables", 10),
            Goal::Near(reference) => (reference, 10),
            Goal::Reference => (&*task.name, 10),
        };
        let mut group = criterion.benchmark_group(group);
        group.warm_up_time(Duration::from_millis(200));
        group.measurement_time(Duration::from_secs(1));
        group.sample_size(samples);
        group.bench_function(&task.name, |bencher| bencher.iter(&task.run));
        group.finish();
    }
}

criterion_group!(all, speed);
criterion_main!(all);
