# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A variational autoencoder whose two totals are kept as tensors."""
import torch
import torch.nn.functional as F
from torch import nn


class Autoencoder(nn.Module):
    def __init__(self, size=784, hidden=400, code=20):
        super().__init__()
        self.size = size
        self.encode_in = nn.Linear(size, hidden)
        self.mean_out = nn.Linear(hidden, code)
        self.spread_out = nn.Linear(hidden, code)
        self.decode_in = nn.Linear(code, hidden)
        self.decode_out = nn.Linear(hidden, size)

    def encode(self, x):
        hidden = F.relu(self.encode_in(x))
        return self.mean_out(hidden), self.spread_out(hidden)

    def decode(self, code):
        return torch.sigmoid(self.decode_out(F.relu(self.decode_in(code))))

    def forward(self, x):
        mean, spread = self.encode(x.view(-1, self.size))
        code = mean + torch.randn_like(spread) * torch.exp(0.5 * spread)
        return self.decode(code), mean, spread


def objective(rebuilt, x, mean, spread):
    cross = F.binary_cross_entropy(rebuilt, x.view_as(rebuilt), reduction="sum")
    divergence = -0.5 * torch.sum(1 + spread - mean.pow(2) - spread.exp())
    return cross + divergence


device = torch.device("cuda")
model = Autoencoder().to(device)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)


def train_bad(epoch, loader):
    model.train()
    train_loss = 0
    for step, (images, _) in enumerate(loader):
        images = images.to(device)
        optimizer.zero_grad()
        rebuilt, mean, spread = model(images)
        loss = objective(rebuilt, images, mean, spread)
        loss.backward()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        train_loss += loss
        optimizer.step()
        if step % 10 == 0:
            print(epoch, step, loss.item() / len(images))
    print(f"epoch {epoch}: {train_loss / len(loader.dataset):.4f}")


def evaluate_bad(epoch, loader):
    model.eval()
    valid_loss = 0
    for images, _ in loader:
        images = images.to(device)
        rebuilt, mean, spread = model(images)
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM202 graph-attached-sum]
        valid_loss += objective(rebuilt, images, mean, spread)
    print(f"epoch {epoch}: {valid_loss / len(loader.dataset):.4f}")


def sample_ok(count):
    with torch.no_grad():
        code = torch.randn(count, 20, device=device)
        return model.decode(code).cpu()


def main(train_loader, valid_loader):
    for epoch in range(1, 11):
        train_bad(epoch, train_loader)
        evaluate_bad(epoch, valid_loader)
        print(sample_ok(8).shape)
