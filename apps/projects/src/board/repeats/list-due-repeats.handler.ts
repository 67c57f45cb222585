import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listDueRepeats } from '@nivel/contracts/projects/list-due-repeats.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { personDay } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { dueDay } from './due-day.ts';
import { RepeatsRepository } from './repeats.repository.ts';

/** Cards of a page. */
const MOST = 500;

@Handles(listDueRepeats)
export class ListDueRepeatsHandler implements Handler<typeof listDueRepeats> {
  constructor(
    private readonly repeats: RepeatsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ after }: InputOf<typeof listDueRepeats>): Promise<OutputOf<typeof listDueRepeats>> {
    return this.work.inStatements(BY_ITSELF, async (unit) => {
      if (after === null) await this.repeats.forgetReopened(unit);
      const near = await this.repeats.near(unit, after, unit.now, MOST);
      const due = near.filter(
        (card) => dueDay(card.repeats, { ...card, today: personDay(card, unit.now) }) !== 'not-yet',
      );
      return {
        cards: due.map(({ id, projectId }) => ({ project_id: projectId, card_id: id })),
        next: near.length === MOST ? (near.at(-1)?.id ?? null) : null,
      };
    });
  }
}
