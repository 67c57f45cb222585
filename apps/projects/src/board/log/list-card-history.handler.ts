import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listCardHistory, type CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { CARD_HISTORY } from '../snapshot/read-card.sql.ts';
import { shownCardChange } from './shown-card-change.ts';
import { REBALANCE } from '../commands/position-rebalancer.ts';

/** The maximum size of one page: a message between services holds a megabyte. */
const MOST_BYTES = 500_000;
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
    const rows = await this.work.reads.rows(CARD_HISTORY, [project_id, card_id, before, [REBALANCE], limit + 1]);
    const entries = fitting(rows.slice(0, limit).map(shownCardChange));
    return { entries, has_more: rows.length > entries.length };
  }
}

/** The first of them, and those behind it that fit into one message with it: long texts come whole, before and after. */
const fitting = (entries: readonly CardHistoryEntry[]): CardHistoryEntry[] => {
  let bytes = 0;
  const beyond = entries.findIndex((entry, index) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return index > 0 && bytes > MOST_BYTES;
  });
  return beyond === -1 ? [...entries] : entries.slice(0, beyond);
};
