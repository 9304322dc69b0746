# RUN: %check %s | FileCheck %s --implicit-check-not='[VRM'
"""Policy training with nested statistics: two fields of many were not detached."""
import numpy as np
import torch
import torch.nn.functional as F


def masked_mean(values, mask):
    return (values * mask).sum() / mask.sum()


def entropy_from(logits):
    probabilities = F.softmax(logits, dim=-1)
    return torch.logsumexp(logits, dim=-1) - torch.sum(probabilities * logits, dim=-1)


class PolicyTrainer:
    def __init__(self, model, reference, config):
        self.model = model
        self.reference = reference
        self.config = config
        self.optimizer = torch.optim.Adam(model.parameters(), lr=config["lr"])

    def forward_pass(self, tokens):
        logits, _, values = self.model(tokens)
        log_probs = F.log_softmax(logits[:, :-1], dim=-1)
        picked = log_probs.gather(2, tokens[:, 1:].unsqueeze(-1)).squeeze(-1)
        return picked, logits[:, :-1], values[:, :-1]

    def losses(self, old_log_probs, advantages, returns, tokens, mask):
        log_probs, logits, values = self.forward_pass(tokens)
        ratio = torch.exp(log_probs - old_log_probs)
        policy_loss = -masked_mean(torch.min(ratio * advantages, advantages), mask)
        value_loss = masked_mean((values - returns) ** 2, mask)
        loss = policy_loss + self.config["vf"] * value_loss
        stats = dict(
            loss=dict(
                policy=policy_loss.detach(), value=value_loss.detach(), total=loss.detach()
            ),
            policy=dict(
                entropy=masked_mean(entropy_from(logits), mask).item(),
                ratio=ratio,
                clipped=(ratio > 1.2).float().mean().item(),
            ),
            returns=dict(mean=returns.mean().item(), var=returns.var().item()),
        )
        return loss, stats

    def minibatch(self, batch):
        self.model.train()
        loss, stats = self.losses(*batch)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return stats

    def old_values_ok(self, tokens):
        with torch.no_grad():
            return self.forward_pass(tokens)

    def round_bad(self, batches):
        all_stats = []
        for _ in range(self.config["epochs"]):
            for batch in batches:
                stats = self.minibatch(batch)
                # CHECK: :[[@LINE+1]]:{{[0-9]+}}: {{error|warning}}: {{.*}}[VRM201 graph-attached-append]
                all_stats.append(stats)
        entropies = [stats["policy"]["entropy"] for stats in all_stats]
        return {"entropy": float(np.mean(entropies)), "rounds": len(all_stats)}

    def round_ok(self, batches):
        entropies = []
        for batch in batches:
            stats = self.minibatch(batch)
            entropies.append(stats["policy"]["entropy"])
        return float(np.mean(entropies))
