import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { runDueRules } from '@nivel/contracts/projects/automation/run-due-rules.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { personDay } from '../../accounts/person-day.ts';
import { OutdatedError } from '../../board/commands/project-commands.ts';
import type { ProjectsClient } from '../../database.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { AutomationRunner } from './automation-runner.ts';
import { DueCardsRepository } from './due-cards.repository.ts';

/** Cards of one run, and runs of one part. */
const MOST_CARDS = 200;
const MOST_RUNS = 20;

@Handles(runDueRules)
export class RunDueRulesHandler implements Handler<typeof runDueRules> {
  constructor(
    private readonly due: DueCardsRepository,
    private readonly runner: AutomationRunner,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: unknown, call: Call): Promise<OutputOf<typeof runDueRules>> {
    const { reads } = this.work;
    const now = this.clock.now();
    let ran = 0;
    for (const rule of await this.due.rules(reads, now.toISOString().slice(0, 10))) {
      const cards = await this.due.pending(reads, rule, personDay(rule, now), MOST_CARDS);
      if (cards.length === 0) continue;
      await this.run(rule, cards, now, call.trace);
      ran += 1;
      if (ran === MOST_RUNS || cards.length === MOST_CARDS) return { ran, has_more: true };
    }
    return { ran, has_more: false };
  }

  private async run(rule: StoredRule, cards: readonly string[], now: Date, trace: string): Promise<void> {
    const began = 'due-date' as const;
    const request = { runId: this.ids.next(), began, sequence: null, causedBy: null, depth: 1, cards, trace };
    const due = {
      isPending: async (reads: Parameters<DueCardsRepository['pending']>[0]) => {
        const pending = new Set(await this.due.pending(reads, rule, personDay(rule, now), MOST_CARDS));
        return cards.every((id) => pending.has(id));
      },
      mark: (unit: Parameters<DueCardsRepository['mark']>[0]) => this.due.mark(unit, rule, cards),
    };
    await this.runner.run(rule, { ...request, due }).catch(unlessOver);
  }
}

/** A refusal is written down, and what another worker has done meanwhile is done; what may be tried again is not. */
export const unlessOver = (error: unknown): null => {
  const isOver = error instanceof AppError && error.definition.kind !== 'unavailable';
  if (isOver || error instanceof OutdatedError) return null;
  throw error;
};
