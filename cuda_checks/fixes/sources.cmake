set(fixes_sources
  fixes/InsertRelease.cpp
  fixes/NonCopyable.cpp
  fixes/ReleaseCall.cpp
  fixes/ReplaceRelease.cpp
  fixes/SourceEdits.cpp)
