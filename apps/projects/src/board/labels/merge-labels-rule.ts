import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import type { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import { setsAfter } from '../card-content/card-set-rules.ts';
import { changesOfCard } from '../state/change.ts';
import type { RuleOf } from '../commands/command.ts';
import { deletedLabel, labelOf } from './label-rules.ts';

const mergedOf = ({ into, label_ids }: { into: string; label_ids: readonly string[] }): string[] => [
  ...new Set(label_ids.filter((id) => id !== into)),
];

export const mergeLabelsRule: RuleOf<typeof mergeLabels> = {
  needs: (input) => ({ labels: true, labelled: mergedOf(input) }),
  decide: (state, input) => {
    const kept = labelOf(state, input.into);
    const merged = mergedOf(input);
    const gone = merged.map((id) => deletedLabel(labelOf(state, id), kept.id));
    const cards = [...state.cards.values()].filter(
      ({ position, labels }) => position !== null && labels.some((id) => merged.includes(id)),
    );
    if (cards.length > MOST_CARDS_AT_ONCE) throw new AppError(boardErrors.too_much_at_once);
    const changed = cards.flatMap((card) =>
      changesOfCard(card, setsAfter(card, { labels: [kept.id] }, { labels: merged })),
    );
    return { changes: [...changed, ...gone] };
  },
};
