import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import {
  listAutomationRuns,
  type AutomationRun,
} from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { AskedProposalsRepository } from '../proposals/asked-proposals.repository.ts';
import { DeliveriesRepository } from '../webhooks/deliveries.repository.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';
import { cardChangesIn, shownChanges } from './shown-changes.ts';

@Handles(listAutomationRuns)
export class ListAutomationRunsHandler implements Handler<typeof listAutomationRuns> {
  constructor(
    private readonly runs: AutomationRunsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly proposals: AskedProposalsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    project_id: projectId,
    rule_id,
    before,
    limit,
  }: InputOf<typeof listAutomationRuns>): Promise<OutputOf<typeof listAutomationRuns>> {
    const { reads } = this.work;
    const rows = await this.runs.listed(reads, projectId, rule_id, before ?? null, limit + 1);
    const shown = rows.slice(0, limit);
    const ids = shown.flatMap(({ changes }) => cardChangesIn(changes).map(({ id }) => id));
    const cards = await this.runs.cards(reads, projectId, [...new Set(ids)]);
    const runIds = shown.map(({ id }) => id);
    const calls = await this.deliveries.ofRuns(reads, runIds);
    const asked = await this.proposals.ofRuns(reads, runIds);
    const runs = shown.map(({ changes, causeSequence, causeKind, started_at, held_until, ...run }): AutomationRun => ({
      ...run,
      started_at: started_at.toISOString(),
      held_until: held_until?.toISOString() ?? null,
      cause: causeSequence === null ? null : { sequence: causeSequence, kind: causeKind },
      deliveries: calls.filter(({ runId }) => runId === run.id).map(({ runId: _, ...call }) => call),
      proposals: asked
        .filter(({ runId }) => runId === run.id)
        .map(({ state, count, askedAgainAt }) => ({
          state,
          count,
          asked_again_at: askedAgainAt?.toISOString() ?? null,
        })),
      cards: shownChanges(cardChangesIn(changes), cards),
    }));
    return { runs, has_more: rows.length > limit };
  }
}
