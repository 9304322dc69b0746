# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""No torch in the module: eval() of other libraries."""
import mxlibrary as mx
import polars as pl


def frame_ok(frame, rows):
    frame.eval()
    for row in rows:
        print(frame(row).argmax(1).tolist())


def expressions_ok(rows):
    for row in rows:
        print(pl.Expr.eval(row))


def other_framework_ok(model, loader):
    model.eval()
    for inputs, targets in loader:
        mx.evaluate(model(inputs), targets)
