import { isWellFormed } from '@nivel/contracts/kernel/short-text';
import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import { LONGEST_FILE } from '@nivel/contracts/learning/authoring-values';
import { circleOf } from '../curriculum/content-rules.ts';
import { draftWith, type Draft } from '../publishing/draft.ts';
import { historyProblems, problemAt } from '../publishing/history-rules.ts';
import { parentOf, titleOf, type Thing } from '../publishing/things.ts';

const parentProblems = (draft: Draft, thing: Thing): ContentProblem[] => {
  const parent = parentOf(thing);
  if (parent === null) return [];
  const [place, kind] = thing.kind === 'module' ? ['levelId', 'level'] : ['moduleId', 'module'];
  return draft.things.get(parent)?.kind === kind ? [] : [problemAt(place, 'parent_missing', titleOf(thing))];
};

const circleProblems = (draft: Draft, thing: Thing): ContentProblem[] => {
  if (thing.kind !== 'module') return [];
  const circle = circleOf(draftWith(draft, { id: thing.id, kind: 'module', thing }), thing.id);
  return circle === null ? [] : [problemAt('prerequisites', 'prerequisite_circle', circle.join(' → '))];
};

/** Longest content as JSON. Its file may be twice as long, and every file of an export can be imported. */
const LONGEST_CONTENT = LONGEST_FILE / 2;

/** Whether the database stores every text of a value: it stores no zero character and no half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isWellFormed(value) && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
};

const storageProblems = ({ content }: Thing): ContentProblem[] => [
  ...(JSON.stringify(content).length <= LONGEST_CONTENT ? [] : [problemAt('', 'too_big', String(LONGEST_CONTENT))]),
  ...(isStorable(content) ? [] : [problemAt('', 'rule', 'A text has characters that cannot be stored')]),
];

/** What keeps a valid thing out of any draft: it cannot be stored, or learners have worked on something else under its id. */
export const ownProblems = (published: Thing | undefined, thing: Thing): ContentProblem[] => [
  ...storageProblems(thing),
  ...historyProblems(published, thing),
];

/** The same, and what else keeps it out of this draft: its place, or a circle of prerequisites. */
export const problemsOfThing = (draft: Draft, thing: Thing): ContentProblem[] => [
  ...parentProblems(draft, thing),
  ...circleProblems(draft, thing),
  ...ownProblems(draft.published.get(thing.id), thing),
];
