set(models_sources
  models/ResourceModels.cpp)
set(model_files
  ${CMAKE_CURRENT_SOURCE_DIR}/models/callbacks.json
  ${CMAKE_CURRENT_SOURCE_DIR}/models/cuda_driver.json
  ${CMAKE_CURRENT_SOURCE_DIR}/models/cuda_runtime.json
  ${CMAKE_CURRENT_SOURCE_DIR}/models/hip.json)
