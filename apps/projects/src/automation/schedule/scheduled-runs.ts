import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { nextRunOf } from '../rules/rule-schedule.ts';
import { AutomationRunner, type RunRequest } from '../runs/automation-runner.ts';
import { RequestedCards } from '../runs/requested-cards.ts';
import { runIdOf } from '../runs/run-ids.ts';
import { unlessOver } from '../runs/run-due-rules.handler.ts';
import { ScheduledRulesRepository, type DueRule } from './scheduled-rules.repository.ts';

/** Runs of rules whose own time has come: each planned time once, however many ask, and whatever dies in between. */
@Injectable()
export class ScheduledRuns {
  constructor(
    private readonly scheduled: ScheduledRulesRepository,
    private readonly requested: RequestedCards,
    private readonly runner: AutomationRunner,
    private readonly clock: Clock,
  ) {}

  /**
   * What the run is refused with is written down, and its time is over.
   * @throws unknown where it may be tried again
   */
  async run(rule: DueRule, trace: string): Promise<void> {
    const request = this.requestOf(rule, trace);
    let cards: readonly string[];
    try {
      cards = await this.requested.of(rule.projectId, null);
    } catch (error) {
      if (!(error instanceof AppError) || error.definition.kind === 'unavailable') throw error;
      return this.runner.refuse(rule, request, error.definition.code);
    }
    await this.runner.run(rule, { ...request, cards }).catch(unlessOver);
  }

  private requestOf(rule: DueRule, trace: string): RunRequest {
    return {
      runId: runIdOf(rule.id, rule.nextRunAt.toISOString()),
      ...{ began: 'schedule', sequence: null, causedBy: null, depth: 1, cards: [], trace },
      due: {
        isPending: (reads) => this.scheduled.isPlanned(reads, rule),
        mark: (unit) => this.scheduled.plan(unit, rule, nextRunOf(rule.trigger, this.clock.now())),
      },
    };
  }
}
