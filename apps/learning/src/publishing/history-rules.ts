import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import type { Thing } from './things.ts';

/** Something that is wrong with the value at a place of a content. */
export const problemAt = (place: string, code: ContentProblem['code'], ...values: string[]): ContentProblem => ({
  ...{ file: null, line: null },
  ...{ place, code, values },
});

/** What learners did in a part is of its type, and what they answered of the type of its question. */
export const historyProblems = (published: Thing | undefined, thing: Thing): ContentProblem[] => {
  if (published !== undefined && published.kind !== thing.kind) return [problemAt('id', 'shared_id', thing.id)];
  if (published?.kind !== 'part' || thing.kind !== 'part') return [];
  const [before, after] = [published.content, thing.content];
  if (before.type !== after.type) return [problemAt('type', 'rule', 'A published part keeps its type')];
  if (before.type !== 'exercises' || after.type !== 'exercises') return [];
  const types = new Map(before.body.items.map(({ id, type }) => [id, type]));
  return after.body.items.flatMap(({ id, type }, index) =>
    (types.get(id) ?? type) === type
      ? []
      : [problemAt(`body.items.${index}.type`, 'rule', 'A published question keeps its type')],
  );
};
