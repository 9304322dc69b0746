# RUN: %check %S/Inputs/training.ipynb | FileCheck %s --implicit-check-not='[VRM'
"""Cells of a notebook are one module, and a place is a code cell and a line in it.

Magics and shell lines are no code, prose and raw cells are not counted, and
columns count characters.
"""
# CHECK: training.ipynb:cell 3:10:12: warning: {{.*}}[VRM201 graph-attached-append]
# CHECK: training.ipynb:cell 5:3:5: error: {{.*}}[VRM201 graph-attached-append]
