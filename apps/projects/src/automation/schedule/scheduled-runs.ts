import { Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { nextRunOf } from '../rules/rule-schedule.ts';
import type { RunRequest } from '../runs/automation-runner.ts';
import { unlessOver } from '../runs/run-due-rules.handler.ts';
import { runIdOf } from '../runs/run-ids.ts';
import { RunOnAllCards } from '../runs/run-on-all-cards.ts';
import { ScheduledRulesRepository, type DueRule } from './scheduled-rules.repository.ts';

/** Runs of rules that are due: each planned time once, however many processes ask, and whatever dies in between. */
@Injectable()
export class ScheduledRuns {
  constructor(
    private readonly scheduled: ScheduledRulesRepository,
    private readonly all: RunOnAllCards,
    private readonly clock: Clock,
  ) {}

  /**
   * Records the refusal of a run, whose time is then over.
   * @throws unknown where it may be tried again
   */
  async run(rule: DueRule, trace: string): Promise<void> {
    await this.all.run(rule, this.requestOf(rule, trace)).catch(unlessOver);
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
