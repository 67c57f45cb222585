import type { CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import type { CardChange } from '../state/change.ts';

/** The part of a row of the log about one card. */
interface LoggedChange {
  readonly sequence: number;
  readonly at: Date;
  readonly by: string | null;
  readonly kind: string;
  readonly change: CardChange;
}

/** The change of a card by a command, as shown to people. */
export const shownCardChange = ({ sequence, at, by, kind, change }: LoggedChange): CardHistoryEntry => ({
  ...{ sequence, at: at.toISOString(), by, kind },
  event: eventOf(change),
  fields: fieldDifferences(change),
});

const eventOf = ({ set, was }: CardChange): CardHistoryEntry['event'] => {
  if (set === null) return 'deleted';
  return was === null ? 'created' : 'changed';
};

/** Positions within a list and versions are not shown to people. */
const NOT_SHOWN = new Set(['position', 'description_version', 'notes_version']);

/**
 * The fields to which a change gave another value, with the old and the new one; for sets, the removed and the added members.
 */
export const fieldDifferences = ({ set, was }: CardChange): CardHistoryEntry['fields'] => {
  if (set === null || was === null) return [];
  return Object.entries(set)
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, value]) => {
      if (typeof value === 'object' && value !== null && 'add' in value)
        return { field, old: value.remove, new: value.add };
      return { field, old: was[field as keyof typeof was] ?? null, new: value };
    });
};
