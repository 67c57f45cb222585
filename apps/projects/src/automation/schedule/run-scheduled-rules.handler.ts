import { Inject } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import type { ProjectsClient } from '../../database.ts';
import { ReleaseHeldMessages } from './release-held-messages.ts';
import { ScheduledRulesRepository, type DueRule } from './scheduled-rules.repository.ts';
import { ScheduledRuns } from './scheduled-runs.ts';

/** Rules and messages of one part: its caller waits for the answer. */
const MOST_RULES = 10;
const MOST_MESSAGES = 100;

/** Rules run independently: a failed one delays no other, and is tried again a minute later. */
@Handles(runScheduledRules)
export class RunScheduledRulesHandler implements Handler<typeof runScheduledRules> {
  constructor(
    private readonly scheduled: ScheduledRulesRepository,
    private readonly runs: ScheduledRuns,
    private readonly held: ReleaseHeldMessages,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(_: unknown, { trace }: Call): Promise<OutputOf<typeof runScheduledRules>> {
    const sent = await this.held.release(MOST_MESSAGES);
    const due = await this.scheduled.due(this.work.reads, this.clock.now(), MOST_RULES);
    let ran = 0;
    for (const rule of due) if (await this.run(rule, trace)) ran += 1;
    // If every rule of a batch failed, repeating immediately would not help.
    return { ran, sent, has_more: sent === MOST_MESSAGES || (due.length === MOST_RULES && ran > 0) };
  }

  /** @returns whether it has not failed */
  private async run(rule: DueRule, trace: string): Promise<boolean> {
    try {
      await this.runs.run(rule, trace);
      return true;
    } catch (error) {
      this.log.error({ err: error, ruleId: rule.id }, 'a scheduled rule could not run');
      return false;
    }
  }
}
