set(rules_sources
  rules/Rules.cpp
  rules/ownership.cpp
  rules/unreleased_resource.cpp)
