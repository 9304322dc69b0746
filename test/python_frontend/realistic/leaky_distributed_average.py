# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""A distributed trainer sums the loss of every batch before it averages over ranks."""
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def build(rank):
    model = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, 10)).to(rank)
    return DistributedDataParallel(model, device_ids=[rank])


def train_epoch_bad(model, loader, criterion, optimizer, rank):
    model.train()
    loss_sum = 0.0
    for inputs, targets in loader:
        inputs, targets = inputs.to(rank), targets.to(rank)
        loss = criterion(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM202 graph-attached-sum]
        loss_sum = loss_sum + loss
    mean = loss_sum / len(loader)
    dist.all_reduce(mean)
    return mean.item() / dist.get_world_size()


def train_epoch_ok(model, loader, criterion, optimizer, rank):
    model.train()
    loss_sum = torch.zeros((), device=rank)
    for inputs, targets in loader:
        inputs, targets = inputs.to(rank), targets.to(rank)
        loss = criterion(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        loss_sum += loss.detach()
    dist.all_reduce(loss_sum)
    return loss_sum.item() / (len(loader) * dist.get_world_size())


def accuracy_bad(model, loader, rank):
    model.eval()
    counts = torch.zeros(2, device=rank)
    # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM204 eval-without-no-grad]
    for inputs, targets in loader:
        predicted = model(inputs.to(rank)).argmax(dim=1)
        counts[0] += (predicted == targets.to(rank)).sum()
        counts[1] += targets.numel()
    dist.all_reduce(counts)
    return (counts[0] / counts[1]).item()


def worker(rank, world, make_loaders):
    dist.init_process_group("nccl", rank=rank, world_size=world)
    model = build(rank)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    train_loader, valid_loader = make_loaders(rank, world)
    try:
        for epoch in range(10):
            train_loader.sampler.set_epoch(epoch)
            mean = train_epoch_bad(model, train_loader, criterion, optimizer, rank)
            accuracy = accuracy_bad(model, valid_loader, rank)
            if rank == 0:
                print(epoch, mean, accuracy)
    finally:
        dist.destroy_process_group()
