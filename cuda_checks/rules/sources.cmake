set(rules_sources
  rules/Rules.cpp
  rules/unreleased_resource.cpp)
