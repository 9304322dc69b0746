set(rules_sources)
