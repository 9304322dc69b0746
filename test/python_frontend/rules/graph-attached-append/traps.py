# RUN: %check --select VRM201 %s | FileCheck %s --implicit-check-not='[VRM'
"""Harmless shapes of maintained projects, each in its smallest form."""
import torch
import torch.nn.functional as F


# The loss of one micro batch is kept until the chunks are summed and returned,
# detached in the branch that has already run backward.
class CachedLossOk(torch.nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, chunks, with_backward=False):
        losses = []
        for chunk in chunks:
            loss_of_chunk = self.encoder(chunk).pow(2).mean()
            if with_backward:
                loss_of_chunk.backward()
                loss_of_chunk = loss_of_chunk.detach()
            losses.append(loss_of_chunk)
        loss = sum(losses)
        return loss.detach().requires_grad_() if with_backward else loss


# One step's losses by name, merged from several heads.
def merged_dictionaries_ok(model, loader, optimizer):
    for inputs, targets in loader:
        losses = {}
        outputs = model(inputs)
        losses.update({"class": F.cross_entropy(outputs["class"], targets)})
        losses.update({"box": outputs["box"].abs().mean()})
        optimizer.zero_grad()
        sum(losses.values()).backward()
        optimizer.step()


@torch.no_grad()
def estimate_ok(model, batches, steps):
    estimates = {}
    model.eval()
    for split in ("train", "valid"):
        losses = torch.zeros(steps)
        for step in range(steps):
            inputs, targets = batches(split)
            _, loss = model(inputs, targets)
            losses[step] = loss.item()
        estimates[split] = losses.mean()
    model.train()
    return estimates


# The function asked for the statistic returns a number.
def trainer_with_local_function_ok(model, loader, optimizer, gather):
    stats = {"score": [], "length": []}

    def gather_mean(value):
        return gather(value).mean().item()

    for inputs, targets in loader:
        optimizer.zero_grad()
        logits = model(inputs)
        loss = F.cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()
        stats["score"].append(gather_mean(logits))
        stats["length"].append(gather_mean(loss))
    print(stats)


# Only the forward is under the guard; what is gathered afterwards has no graph.
def guarded_forward_only_ok(model, loader, accelerator):
    losses = []
    model.eval()
    for batch in loader:
        with torch.no_grad():
            outputs = model(**batch)
        loss = outputs.loss
        losses.append(accelerator.gather_for_metrics(loss.repeat(8)))
    losses = torch.cat(losses)
    return torch.mean(losses)


# A recurrent layer written by hand collects its states and stacks them.
class RecurrentOk(torch.nn.Module):
    def __init__(self, size):
        super().__init__()
        self.cell = torch.nn.GRUCell(size, size)

    def forward(self, x, h):
        hidden_lst = []
        for t in range(x.shape[1]):
            h = self.cell(x[:, t], h)
            hidden_lst.append(h)
        return torch.stack(hidden_lst, dim=1)


# The teacher's logits are appended, but only its parameters could have needed a graph.
def frozen_teacher_ok(teacher, loader):
    teacher.eval()
    for parameter in teacher.parameters():
        parameter.requires_grad_(False)
    wanted = []
    for inputs in loader:
        wanted.append(teacher(inputs).cpu())
    return torch.cat(wanted)


# Several losses of one step are only read as numbers before the next.
def reported_in_step_ok(model, loader, optimizer):
    for views, targets in loader:
        parts = []
        for view in views:
            parts.append(F.cross_entropy(model(view), targets))
        loss = torch.stack(parts).max()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print([part.item() for part in parts])


# And the shape they all resemble.
def resembled_bad(model, loader, optimizer):
    losses = []
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        # CHECK: :[[@LINE+1]]:{{[0-9]+}}: warning: {{.*}}[VRM201 graph-attached-append]
        losses.append(loss)
    print(len(losses))
