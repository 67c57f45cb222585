import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import { circleOf } from '../curriculum/content-rules.ts';
import { draftWith, type Draft } from '../publishing/draft.ts';
import { parentOf, titleOf, type Thing } from '../publishing/things.ts';

const problem = (place: string, code: ContentProblem['code'], ...values: string[]): ContentProblem => ({
  ...{ file: null, line: null },
  ...{ place, code, values },
});

const parentProblems = (draft: Draft, thing: Thing): ContentProblem[] => {
  const parent = parentOf(thing);
  if (parent === null) return [];
  const [place, kind] = thing.kind === 'module' ? ['levelId', 'level'] : ['moduleId', 'module'];
  return draft.things.get(parent)?.kind === kind ? [] : [problem(place, 'parent_missing', titleOf(thing))];
};

const circleProblems = (draft: Draft, thing: Thing): ContentProblem[] => {
  if (thing.kind !== 'module') return [];
  const circle = circleOf(draftWith(draft, { id: thing.id, kind: 'module', thing }), thing.id);
  return circle === null ? [] : [problem('prerequisites', 'prerequisite_circle', circle.join(' → '))];
};

/** What learners did in a part is of its type, and what they answered of the type of its question. */
export const historyProblems = (published: Thing | undefined, thing: Thing): ContentProblem[] => {
  if (published?.kind !== 'part' || thing.kind !== 'part') return [];
  const [before, after] = [published.content, thing.content];
  if (before.type !== after.type) return [problem('type', 'rule', 'A published part keeps its type')];
  if (before.type !== 'exercises' || after.type !== 'exercises') return [];
  const types = new Map(before.body.items.map(({ id, type }) => [id, type]));
  return after.body.items.flatMap(({ id, type }, index) =>
    (types.get(id) ?? type) === type
      ? []
      : [problem(`body.items.${index}.type`, 'rule', 'A published question keeps its type')],
  );
};

/** What keeps a valid thing out of the draft: its place, a circle of prerequisites, or what learners have done in it. */
export const problemsOfThing = (draft: Draft, thing: Thing): ContentProblem[] => [
  ...parentProblems(draft, thing),
  ...circleProblems(draft, thing),
  ...historyProblems(draft.published.get(thing.id), thing),
];
