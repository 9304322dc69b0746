# RUN: %check %S/Inputs/total.ipynb | FileCheck %s --implicit-check-not='[VRM'
"""The total is made in one cell and grows in another."""
# CHECK: total.ipynb:cell 3:6:5: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
