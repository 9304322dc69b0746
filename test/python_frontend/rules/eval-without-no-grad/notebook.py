# RUN: %check %S/Inputs/evaluation.ipynb | FileCheck %s --implicit-check-not='[VRM'
"""The mode set in one cell holds in the cells below."""
# CHECK: evaluation.ipynb:cell 3:2:1: warning: {{.*}}[VRM204 eval-without-no-grad]
