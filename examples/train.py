"""Trains a small convolutional network on synthetic digits and reports its progress.

The script learns, and it leaks: `vramlint check examples` says where. With a larger
model, or after enough steps, it ends with "CUDA out of memory".
"""

import argparse
import json

import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, TensorDataset, random_split


class SmallNet(nn.Module):
    def __init__(self, classes: int = 10) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 32, 3, padding=1)
        self.conv2 = nn.Conv2d(32, 64, 3, padding=1)
        self.pool = nn.MaxPool2d(2)
        self.classifier = nn.Linear(64 * 7 * 7, classes)

    def forward(self, images):
        x = self.pool(F.relu(self.conv1(images)))
        x = self.pool(F.relu(self.conv2(x)))
        return self.classifier(x.flatten(1))


def synthetic_digits(count, classes=10):
    """Blurred class prototypes with noise: learnable without a download."""
    prototypes = torch.rand(classes, 1, 28, 28)
    labels = torch.randint(0, classes, (count,))
    images = prototypes[labels] + 0.3 * torch.randn(count, 1, 28, 28)
    return TensorDataset(images, labels)


class History:
    """What the training curve is drawn from."""

    def __init__(self):
        self.losses = []
        self.accuracies = []

    def save(self, path):
        points = [float(loss) for loss in self.losses]
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"loss": points, "accuracy": self.accuracies}, file)


def train_epoch(model, loader, optimizer, device):
    """One pass over the data; returns the mean loss."""
    model.train()
    running_loss = 0.0
    for images, labels in loader:
        images, labels = images.to(device), labels.to(device)
        optimizer.zero_grad()
        loss = F.cross_entropy(model(images), labels)
        loss.backward()
        optimizer.step()
        # Adding the tensor, not its value, chains the graphs of all steps together.
        running_loss += loss
    return running_loss / len(loader)


def hardest_batches(model, loader, device, keep=5):
    """The batches with the highest loss, for a look at the data."""
    losses = []
    for images, labels in loader:
        logits = model(images.to(device))
        # No backward here: each kept loss keeps the activations of its batch.
        losses.append(F.cross_entropy(logits, labels.to(device)))
    order = sorted(range(len(losses)), key=lambda i: float(losses[i]), reverse=True)
    return order[:keep]


def validate(model, loader, device):
    """The share of correct predictions. It builds a graph that nobody needs."""
    model.eval()
    correct = 0
    for images, labels in loader:
        logits = model(images.to(device))
        correct += (logits.argmax(dim=1).cpu() == labels).sum().item()
    return correct / len(loader.dataset)


def preview(model, dataset, device, count=8):
    """Prints a few predictions; only with --preview, so that nobody saw it fail."""
    images = torch.stack([dataset[i][0] for i in range(count)]).to(device)
    with torch.no_grad:
        predictions = model(images).argmax(dim=1)
    print("predictions:", predictions.tolist())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--history", default="history.json")
    args = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    train_set, test_set = random_split(synthetic_digits(4096), [3584, 512])
    train_loader = DataLoader(train_set, batch_size=args.batch_size, shuffle=True)
    test_loader = DataLoader(test_set, batch_size=args.batch_size)

    model = SmallNet().to(device)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    history = History()

    for epoch in range(args.epochs):
        mean_loss = train_epoch(model, train_loader, optimizer, device)
        # The mean is a tensor, too; the history keeps it with its graph.
        history.losses.append(mean_loss)
        history.accuracies.append(validate(model, test_loader, device))
        print(f"epoch {epoch}: loss {mean_loss:.3f}, accuracy {history.accuracies[-1]:.3f}")

    print("hardest batches:", hardest_batches(model, train_loader, device))
    if args.preview:
        preview(model, test_set, device)
    history.save(args.history)


if __name__ == "__main__":
    main()
