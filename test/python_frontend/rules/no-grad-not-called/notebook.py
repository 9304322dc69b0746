# RUN: %check %S/Inputs/guard.ipynb | FileCheck %s --implicit-check-not='[VRM'
"""An import of one cell holds in the cells below."""
# CHECK: guard.ipynb:cell 2:3:{{[0-9]+}}: error: {{.*}}[VRM205 no-grad-not-called]
