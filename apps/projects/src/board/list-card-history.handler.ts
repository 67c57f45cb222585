import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listCardHistory, type CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import type { CardChange } from './change.ts';
import { CARD_HISTORY } from './read-card.sql.ts';
import { SPREAD } from './spreading.ts';

/** Beyond every sequence number. */
const NEWEST = 2 ** 50;

@Handles(listCardHistory)
export class ListCardHistoryHandler implements Handler<typeof listCardHistory> {
  constructor(private readonly work: UnitOfWork<ProjectsClient>) {}

  async handle({
    project_id,
    card_id,
    before = NEWEST,
    limit,
  }: InputOf<typeof listCardHistory>): Promise<OutputOf<typeof listCardHistory>> {
    const rows = await this.work.reads.rows(CARD_HISTORY, [project_id, card_id, before, [SPREAD], limit + 1]);
    const entries = rows.slice(0, limit).map(({ sequence, at, by, kind, change }): CardHistoryEntry => ({
      sequence,
      at: at.toISOString(),
      by,
      kind,
      event: eventOf(change),
      fields: fieldsOf(change),
    }));
    return { entries, has_more: rows.length > limit };
  }
}

const eventOf = ({ set, was }: CardChange): CardHistoryEntry['event'] => {
  if (set === null) return 'deleted';
  return was === null ? 'created' : 'changed';
};

/** Places within a list and versions say nothing to people. */
const NOT_SHOWN = new Set(['position', 'description_version', 'notes_version']);

const fieldsOf = ({ set, was }: CardChange): CardHistoryEntry['fields'] => {
  if (set === null || was === null) return [];
  return Object.entries(set)
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, value]) => {
      if (typeof value === 'object' && value !== null && 'add' in value)
        return { field, old: value.remove, new: value.add };
      return { field, old: was[field as keyof typeof was] ?? null, new: value };
    });
};
