import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import type { Board } from '../../area/board-model/board-store.ts';
import { labelCalled } from '../../area/board-model/label-commands.ts';
import { plainText } from '../../../../shell/commands/matching.ts';
import type { LabelsMessages } from './messages/es-mx.ts';

/** A label in the form. */
export type LabelForm = Pick<LabelRow, 'name' | 'color'>;

const LONGEST = 50;

/** The fault of the name of a label; undefined when nothing is. */
export const nameProblem = (
  board: Pick<Board, 'labels'>,
  name: string,
  own: string | undefined,
  { problems }: Pick<LabelsMessages, 'problems'>,
): string | undefined => {
  const bare = name.trim();
  if (bare === '' || [...bare].length > LONGEST) return problems.name;
  return labelCalled(board, bare, own) ? problems.twice : undefined;
};

/** A label and the number of its cards. */
export interface CountedLabel extends LabelRow {
  readonly count: number;
}

/** The labels of a board by their names, each with its count of cards. */
export const countedLabels = ({ labels, cards }: Pick<Board, 'labels' | 'cards'>): CountedLabel[] => {
  const counts = new Map<string, number>();
  for (const card of cards.values()) for (const id of card.labels) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...labels.values()]
    .map((label) => ({ ...label, count: counts.get(label.id) ?? 0 }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** How many cards have one of some labels. */
export const cardsWith = ({ cards }: Pick<Board, 'cards'>, ids: readonly string[]): number =>
  [...cards.values()].filter(({ labels }) => labels.some((id) => ids.includes(id))).length;

/** The labels whose names match, regardless of accents and capitals. */
export const labelsLike = (labels: readonly CountedLabel[], words: string): CountedLabel[] =>
  labels.filter(({ name }) => plainText(name).includes(plainText(words.trim())));
