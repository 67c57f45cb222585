import { LONGEST_FILTER_VALUE } from '@nivel/contracts/projects/filter/filter';
import { folded } from '@nivel/contracts/projects/filter/folded';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ChatProject } from '../chat-project.ts';
import { withoutOrigin, type NamedList } from '../grammar/chosen-change.ts';
import type { CardName } from '../grammar/reading.ts';

/** Titles that are looked at to find the one that is meant. */
const MOST_LIKE = 50;

/** The cards that are meant; else the name of the first one that is not there, or that several have. */
export type NamedCards =
  | { readonly cards: readonly CardRow[] }
  | { readonly missing: string }
  | { readonly several: readonly CardRow[]; readonly title: string };

type NumberedCard = Extract<CardName, { number: number }>;
const isNumber = (name: CardName): name is NumberedCard => 'number' in name;

const byTitle = async (title: string, project: ChatProject): Promise<NamedCards> => {
  if (title.length > LONGEST_FILTER_VALUE) return { missing: title };
  const { cards } = await project.find({ field: 'title', op: 'is', values: [title] }, MOST_LIKE);
  const equal = cards.filter((card) => folded(card.title) === folded(title));
  const meant = equal.length > 0 ? equal : cards;
  if (meant.length === 0) return { missing: title };
  return meant.length === 1 ? { cards: meant } : { several: meant, title };
};

const byNumbers = async (names: readonly NumberedCard[], key: string, project: ChatProject): Promise<NamedCards> => {
  const called = (name: NumberedCard): string => `${name.key ?? key}-${name.number}`;
  const foreign = names.find((name) => name.key !== null && name.key !== key);
  if (foreign) return { missing: called(foreign) };
  const values = [...new Set(names.map(({ number }) => String(number)))];
  const { cards } = await project.find({ field: 'number', op: 'is', values }, values.length);
  const missing = names.find(({ number }) => !cards.some((card) => card.number === number));
  if (missing) return { missing: called(missing) };
  return { cards: cards.toSorted((one, other) => one.number - other.number) };
};

/** The cards of a project that words name. */
export const namedCards = async (
  names: readonly CardName[],
  { key, lists }: { readonly key: string; readonly lists: readonly NamedList[] },
  project: ChatProject,
): Promise<NamedCards> => {
  const numbered = names.filter(isNumber);
  if (numbered.length > 0) return byNumbers(numbered, key, project);
  const [first] = names;
  const title = first && 'title' in first ? first.title : '';
  const found = await byTitle(title, project);
  const rest = withoutOrigin(title, lists);
  return 'missing' in found && rest !== title ? byTitle(rest, project) : found;
};
