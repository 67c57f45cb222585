import type { RuleCardChange } from '@nivel/contracts/projects/automation/automation-rule';
import { fieldDifferences } from '../../board/log/shown-card-change.ts';
import type { CardChange, Change } from '../../board/state/change.ts';

/** The cards whose changes a run shows. */
const MOST_SHOWN = 50;

interface NamedCard {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

/** The changes of cards among some changes. */
export const cardChangesIn = (changes: readonly Change[]): CardChange[] => changes.filter((one) => one.of === 'card');

/** Changes of cards as people see them; only of cards that still exist. */
export const shownChanges = (changes: readonly CardChange[], cards: readonly NamedCard[]): RuleCardChange[] =>
  changes.slice(0, MOST_SHOWN).flatMap((change) => {
    const card = cards.find(({ id }) => id === change.id);
    if (card === undefined) return [];
    // The database keeps them in an order of its own.
    const fields = fieldDifferences(change).toSorted((one, other) => (one.field < other.field ? -1 : 1));
    return [{ card_id: card.id, number: card.number, title: card.title, fields }];
  });
