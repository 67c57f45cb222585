import { describe, expect, it } from '@jest/globals';
import { achievements, parts } from '../../test/a-curriculum.ts';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { thingSchema, thingsOf, type Thing } from '../publishing/things.ts';
import { ownProblems } from './thing-rules.ts';

const things = thingsOf(aSoundTree());
const thingOf = (id: string): Thing => {
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) throw new Error(`the test curriculum has ${id}`);
  return thing;
};
const text = thingOf(parts.text);
const withText = (markdown: string): Thing =>
  thingSchema.parse({ ...text, content: { ...text.content, body: { markdown } } });

describe('a thing of a draft', () => {
  it('fits into a file of an export', () => {
    expect(ownProblems(text, withText('a'.repeat(99_000)))).toEqual([]);
    expect(ownProblems(text, withText('a'.repeat(100_000)))).toMatchObject([{ code: 'too_big', values: ['100000'] }]);
  });

  it('has a name of its file for which an archive has room', () => {
    const named = (slug: string) => thingSchema.safeParse({ ...text, content: { ...text.content, slug } }).success;
    expect([named('a'.repeat(80)), named('a'.repeat(81))]).toEqual([true, false]);
  });

  it('has texts that the database stores', () => {
    expect(ownProblems(text, withText('\\u0000 is written so, and 🎓 is whole'))).toEqual([]);
    for (const odd of ['zero \0', 'half \ud83c'])
      expect(ownProblems(text, withText(odd))).toMatchObject([{ code: 'rule' }]);
  });

  it('is of the kind that was published under its id', () => {
    const achievement = thingOf(achievements.hundred);
    expect(ownProblems(text, { ...achievement, id: text.id })).toMatchObject([
      { place: 'id', code: 'shared_id', values: [text.id] },
    ]);
    expect(ownProblems(undefined, achievement)).toEqual([]);
  });
});
