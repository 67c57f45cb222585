import { describe, expect, it } from '@jest/globals';
import { idOf, modules, parts } from '../../test/a-curriculum.ts';
import { aSoundTree } from '../../test/a-sound-curriculum.ts';
import { draftOf, newThingsIn, problemsOfDraft, stateOf, type DraftedThing } from './draft.ts';
import { thingSchema, thingsOf, type Thing } from './things.ts';

const things = thingsOf(aSoundTree());
/** A thing of the test curriculum with other values, as it is drafted. */
const drafted = (id: string, values: Readonly<Record<string, unknown>>): DraftedThing => {
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) throw new Error(`the test curriculum has ${id}`);
  const content = { ...thing.content, ...values };
  const made: Thing = thingSchema.parse({ kind: thing.kind, id: content.id, content });
  return { id: made.id, kind: made.kind, thing: made };
};
const removed = (id: string, kind: DraftedThing['kind']): DraftedThing => ({ id, kind, thing: null });
const draftWith = (...rows: readonly DraftedThing[]) => draftOf(1, aSoundTree(), rows);

const newModule = idOf('b', 90);
const newPart = idOf('c', 90);
const moduleRow = drafted(modules.second, { id: newModule });
const movedInto = (id: string, moduleId: string): DraftedThing => {
  const row = drafted(parts.text, { id });
  if (row.thing?.kind !== 'part') throw new Error('it is a part');
  return { ...row, thing: { ...row.thing, content: { ...row.thing.content, moduleId } } };
};

describe('a draft', () => {
  it('is the same where it has what is published, or removes what is not', () => {
    const draft = draftWith(drafted(parts.text, {}), removed(newPart, 'part'), removed(parts.video, 'part'));
    expect([parts.text, newPart, parts.video].map((id) => stateOf(draft, id))).toEqual(['same', 'same', 'removed']);
  });

  it('loses what is in something that it removes, and cannot be published with something that has no place', () => {
    expect(problemsOfDraft(draftWith(removed(modules.second, 'module'), movedInto(newPart, modules.second)))).toEqual(
      [],
    );
    expect(problemsOfDraft(draftWith(movedInto(newPart, newModule)))).toMatchObject([
      { code: 'parent_missing', values: ['Texto 2'] },
    ]);
  });

  it('keeps the type of what was published, also where a release drafted another one', () => {
    const retyped = drafted(parts.exercises, { type: 'text', body: { markdown: 'Hola' } });
    expect(problemsOfDraft(draftWith(retyped))).toEqual([
      {
        ...{ file: null, line: null, place: 'Ejercicios 3', code: 'rule' },
        values: ['A published part keeps its type'],
      },
    ]);
  });

  it('knows what is new in something new', () => {
    const draft = draftWith(moduleRow, movedInto(newPart, newModule), movedInto(parts.text, newModule));
    expect(newThingsIn(draft, newModule)).toEqual([newPart]);
    expect(newThingsIn(draft, 'X100')).toEqual([newModule, newPart]);
  });
});
