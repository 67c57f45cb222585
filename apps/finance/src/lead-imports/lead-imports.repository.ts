import { Injectable } from '@nestjs/common';
import { array, command, query, text, uuid } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';

const TAKEN_NAMES = query({
  text: `SELECT n.name FROM unnest($1::text[]) AS n (name)
WHERE EXISTS (SELECT 1 FROM leads l WHERE l.deleted_at IS NULL AND book_folded(l.name) = book_folded(n.name))`,
  params: [array(text)],
  row: { name: text },
});
/** The same order for everybody: two people who undo the same import cannot deadlock. */
const LOCK_UNCHANGED = command({
  text: `SELECT id FROM leads WHERE id = ANY ($1) AND deleted_at IS NULL AND updated_at = created_at ORDER BY id FOR UPDATE`,
  params: [array(uuid)],
  row: { id: uuid },
});
const LOCK_CHANGED = command({
  text: `SELECT id FROM leads WHERE id = ANY ($1) AND deleted_at IS NULL AND updated_at <> created_at ORDER BY id FOR UPDATE`,
  params: [array(uuid)],
  row: { id: uuid },
});

/** The queries of lead imports about existing leads. */
@Injectable()
export class LeadImportsRepository {
  /** The names that leads have already, ignoring accents and capitals. */
  async takenNames(reads: FinanceReads, names: readonly string[]): Promise<string[]> {
    return (await reads.rows(TAKEN_NAMES, [names])).map(({ name }) => name);
  }

  /** Which of the existing ones are unchanged, and which a person has changed. */
  async lock(unit: FinanceUnit, ids: readonly string[]) {
    const changed = (await unit.rows(LOCK_CHANGED, [ids])).map(({ id }) => id);
    const unchanged = (await unit.rows(LOCK_UNCHANGED, [ids])).map(({ id }) => id);
    return { changed, unchanged };
  }
}
