# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""No torch in the module: whatever is called a loss here has no graph of its kind."""
import numpy as np


class Model:
    def __init__(self):
        self.weight = np.zeros(3)
        self.losses = []

    def __call__(self, inputs):
        return inputs @ self.weight

    def backward(self, gradient):
        self.weight -= 0.1 * gradient


def numpy_training_ok(loader):
    model = Model()
    losses = []
    for inputs, targets in loader:
        error = model(inputs) - targets
        loss = np.mean(error**2)
        model.backward(inputs.T @ error)
        losses.append(loss)
        model.losses.append(loss)
    return losses


def session_training_ok(session, step, loss_node, batches):
    losses = []
    for batch in batches:
        _, loss = session.run([step, loss_node], feed_dict={"x": batch})
        losses.append(loss)
    return losses


def network_events_ok(client):
    losses = []
    for packet in client.packets():
        loss = packet.loss_rate()
        losses.append(loss)
    return losses


def polynomials_ok(points):
    losses = []
    for degree in range(9):
        coefficients, loss, *_ = np.polyfit(*points, degree, full=True)
        losses.append(loss)
        print(coefficients)
    return losses
