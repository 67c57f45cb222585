import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { StoredRule } from '../rules/stored-rule.ts';
import { AutomationRunner, type RunRequest } from './automation-runner.ts';
import { RequestedCards } from './requested-cards.ts';

/** Runs a rule for all cards of its project. */
@Injectable()
export class RunOnAllCards {
  constructor(
    private readonly requested: RequestedCards,
    private readonly runner: AutomationRunner,
  ) {}

  /**
   * Records a refusal where the cards are too many for one run.
   * @throws AppError the runner's refusal, which is recorded too; `unavailable` where it may be tried again
   */
  async run(rule: StoredRule, request: RunRequest): Promise<void> {
    let cards: readonly string[];
    try {
      cards = await this.requested.of(rule.projectId, null);
    } catch (error) {
      if (!(error instanceof AppError) || error.definition.kind === 'unavailable') throw error;
      return this.runner.refuse(rule, request, error.definition.code);
    }
    await this.runner.run(rule, { ...request, cards });
  }
}
