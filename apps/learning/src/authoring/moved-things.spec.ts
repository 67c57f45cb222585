import { describe, expect, it } from '@jest/globals';
import { modules, parts } from '../../test/a-curriculum.ts';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { thingsOf, type Thing } from '../publishing/things.ts';
import { movedTo } from './moved-things.ts';

const things = thingsOf(aSoundTree());
const thingOf = (id: string): Thing => {
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) throw new Error(`the test curriculum has ${id}`);
  return thing;
};
const orderOf = (moved: readonly Thing[]) =>
  moved.map(({ id, content }) => [id, 'number' in content ? content.number : 'order' in content && content.order]);

describe('a thing that is moved', () => {
  it('is numbered with those of the same parent', () => {
    const moved = movedTo(things, thingOf(parts.exercises), 1);
    expect(moved).toMatchObject({ position: 1, count: 3 });
    expect(orderOf(moved.things)).toEqual([
      [parts.exercises, 1],
      [parts.video, 2],
      [parts.text, 3],
    ]);
  });

  it('is the last for a number that is too high, and at its place changes nothing', () => {
    expect(movedTo(things, thingOf('X100'), 90)).toMatchObject({ position: 3, count: 3 });
    expect(movedTo(things, thingOf('X100'), 1).things).toEqual(['X100', 'X200', 'X300'].map(thingOf));
  });

  it('takes along the questions that name its number', () => {
    const final = thingOf(parts.exercises);
    if (final.kind !== 'part' || final.content.type !== 'exercises') throw new Error('it has questions');
    const items = final.content.body.items.map((item) => ({ ...item, module: 2 }));
    const naming: Thing = { ...final, content: { ...final.content, body: { ...final.content.body, items } } };
    const all = things.map((thing) => (thing.id === final.id ? naming : thing));
    const moved = movedTo(all, thingOf(modules.second), 1);
    expect(orderOf(moved.things).slice(0, 2)).toEqual([
      [modules.second, 1],
      [modules.first, 2],
    ]);
    expect(moved.things.find(({ id }) => id === final.id)).toMatchObject({
      content: { body: { items: [{ module: 1 }, { module: 1 }] } },
    });
  });
});
