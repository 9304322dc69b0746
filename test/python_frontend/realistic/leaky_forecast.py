# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A forecasting experiment class that keeps losses for its plots."""
import matplotlib.pyplot as plt
import torch
from torch import nn


class Forecaster(nn.Module):
    def __init__(self, inputs, hidden):
        super().__init__()
        self.lstm = nn.LSTM(inputs, hidden, batch_first=True)
        self.out = nn.Linear(hidden, 1)

    def forward(self, x):
        states, _ = self.lstm(x)
        return self.out(states[:, -1])


class Experiment:
    def __init__(self, inputs, hidden, rate):
        self.model = Forecaster(inputs, hidden)
        self.criterion = nn.MSELoss()
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=rate)
        self.forecast_train_losses = []
        self.forecast_valid_losses = []
        self.forecast_rates = []

    def train_step(self, x, y):
        self.model.train()
        prediction = self.model(x)
        loss = self.criterion(y, prediction)
        loss.backward()
        self.optimizer.step()
        self.optimizer.zero_grad()
        return loss

    def fit_bad(self, train_loader, valid_loader, epochs):
        for epoch in range(epochs):
            batch_losses = []
            for x, y in train_loader:
                loss = self.train_step(x, y)
                batch_losses.append(loss.item())
                # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
                self.forecast_train_losses.append(loss)
            self.forecast_rates.append(self.optimizer.param_groups[0]["lr"])

            with torch.no_grad():
                for x, y in valid_loader:
                    self.model.eval()
                    loss = self.criterion(y, self.model(x)).item()
                    self.forecast_valid_losses.append(loss)
            print(epoch, sum(batch_losses) / len(batch_losses))

    def evaluate_ok(self, loader):
        predictions, values = [], []
        with torch.no_grad():
            self.model.eval()
            for x, y in loader:
                predictions.append(self.model(x).cpu().numpy())
                values.append(y.cpu().numpy())
        return predictions, values

    def plot(self):
        plt.plot([loss.item() for loss in self.forecast_train_losses], label="train")
        plt.plot(self.forecast_valid_losses, label="valid")
        plt.legend()
        plt.show()
