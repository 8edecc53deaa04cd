pub(crate) use nian_engine::LocalStorage;
