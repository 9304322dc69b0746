# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM' --allow-empty
"""No torch in the module: sums of other libraries' losses."""
import tensorflow as tf


def tape_training_ok(model, data, optimizer):
    total_loss = 0
    running_loss = 0.0
    for inputs, targets in data:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(inputs) - targets))
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables))
        total_loss += loss
        running_loss = running_loss + loss
    return total_loss, running_loss


def keras_training_ok(model, data):
    epoch_loss = 0
    for inputs, targets in data:
        loss = model.train_on_batch(inputs, targets)
        epoch_loss += loss
    return epoch_loss
