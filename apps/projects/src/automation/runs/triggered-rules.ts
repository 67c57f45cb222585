import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRulesRepository } from '../rules/automation-rules.repository.ts';
import { AutomationRunner } from './automation-runner.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';
import { runIdOf } from './run-ids.ts';
import { finishedCards, triggeredCards, type CauseScene } from './trigger-match.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

/** The rules that a command makes run. */
@Injectable()
export class TriggeredRules {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly runs: AutomationRunsRepository,
    private readonly runner: AutomationRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * Runs the rules one after the other, the highest priority first. A repeated call runs only those that have not run.
   * @throws unknown where one could not be tried; those before it have run
   */
  async follow(projectId: string, sequence: number, trace: string): Promise<void> {
    const { reads } = this.work;
    const rules = await this.rules.active(reads, projectId);
    const cause = rules.length === 0 ? null : await this.runs.cause(reads, projectId, sequence);
    if (cause === null) return;
    const scene = await this.sceneOf(projectId, sequence, rules, cause);
    for (const rule of rules) {
      const cards = triggeredCards(rule.trigger, scene);
      const runId = runIdOf(rule.id, sequence);
      const began = 'command' as const;
      const request = { runId, began, sequence, causedBy: cause.actor, depth: cause.depth + 1, cards, trace };
      if (cards.length > 0) await this.runner.run(rule, request).catch(unlessRefused);
    }
  }

  private async sceneOf(
    projectId: string,
    sequence: number,
    rules: readonly StoredRule[],
    { kind, changes }: Pick<CauseScene, 'kind' | 'changes'>,
  ): Promise<CauseScene> {
    const { reads } = this.work;
    const statuses = await this.runs.statuses(reads, projectId);
    const isAsked = rules.some(({ trigger }) => trigger.kind === 'dependencies-done');
    const finished = isAsked ? finishedCards({ changes, statuses }) : [];
    const freed = await this.runs.freedBy(reads, projectId, finished, sequence);
    return { kind, changes, statuses, freed };
  }
}

/** A refusal is written down with its run; what may be tried again is not. */
export const unlessRefused = (error: unknown): null => {
  if (error instanceof AppError && error.definition.kind !== 'unavailable') return null;
  throw error;
};
