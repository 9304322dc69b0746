set(engine_sources)
