# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Feature extraction over a folder: the features of every image keep their graph."""
import argparse
from pathlib import Path

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Folder(Dataset):
    def __init__(self, root):
        self.files = sorted(Path(root).glob("*.pt"))

    def __len__(self):
        return len(self.files)

    def __getitem__(self, index):
        return torch.load(self.files[index], map_location="cpu"), str(self.files[index])


class Extractor(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(3, 64, 7, stride=2), nn.ReLU(), nn.AdaptiveAvgPool2d(1)
        )
        self.head = nn.Linear(64, 128)

    def forward(self, x):
        return nn.functional.normalize(self.head(self.features(x).flatten(1)))


def extract_bad(model, loader, device):
    model.eval()
    features, names = [], []
    for images, paths in loader:
        output = model(images.to(device))
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}[VRM201 graph-attached-append]
        features.append(output.cpu())
        names.extend(paths)
    return torch.cat(features), names


def extract_ok(model, loader, device):
    model.eval()
    features, names = [], []
    for images, paths in loader:
        with torch.inference_mode():
            output = model(images.to(device))
        features.append(output.cpu())
        names.extend(paths)
    return torch.cat(features), names


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root")
    parser.add_argument("--weights", required=True)
    arguments = parser.parse_args()
    device = torch.device("cuda")
    model = Extractor().to(device)
    model.load_state_dict(torch.load(arguments.weights, map_location=device))
    loader = DataLoader(Folder(arguments.root), batch_size=64, num_workers=4)
    features, names = extract_bad(model, loader, device)
    torch.save({"features": features, "names": names}, "features.pt")


if __name__ == "__main__":
    main()
