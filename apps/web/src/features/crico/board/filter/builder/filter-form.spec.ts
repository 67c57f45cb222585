import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { filterProblem } from '@nivel/contracts/projects/filter/checked-filter';
import { filterText, noNames } from '@nivel/contracts/projects/filter/filter-text';
import { namesIn, randomFields, randomFilter, thingNames } from '@nivel/contracts/projects/filter/filter.fixtures';
import { limitBroken, simplified, termsOf, type Filter } from '@nivel/contracts/projects/filter/filter';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { filterOf, formOf, isGroup, numbersAfter, type FormGroup, type FormPart } from './filter-form.ts';
import { changedForm, newTerm, type FormChange } from './form-changes.ts';

const idOf = (kind: number, nth: number): string =>
  `0190a000-0000-7000-8000-0000000${kind}${String(nth).padStart(4, '0')}`;
const called = (kind: number) => thingNames.map((name, nth) => ({ id: idOf(kind, nth), name }));
const things = { list: called(1), label: called(2), person: called(3), field: randomFields((nth) => idOf(4, nth)) };
const [fields, names] = [fieldsWith(things.field), namesIn(things)];
const random = seededRandom(20_261_124);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const partsIn = (part: FormPart): FormPart[] => [part, ...(isGroup(part) ? part.parts.flatMap(partsIn) : [])];

/** A possible change of a form. */
const anyChange = (form: FormGroup): FormChange => {
  const { id } = pick(partsIn(form));
  const next = numbersAfter(form);
  const [term = { field: 'title', op: 'is', values: ['x'] }] = termsOf(randomFilter(random, fields, things, 1));
  const join = pick(['all', 'any'] as const);
  return pick<FormChange>([
    { type: 'turn', id },
    { type: 'remove', id },
    { type: 'join', id, join },
    { type: 'add', id, part: newTerm(next(), term.field) },
    { type: 'add', id, part: { id: next(), isTurned: random() < 0.5, ...term } },
    { type: 'add', id, part: { id: next(), isTurned: false, join, parts: [] } },
    { type: 'field', id, field: term.field },
    { type: 'values', id, values: [null] },
  ]);
};

const isSame = (filter: Filter | null): boolean =>
  [names, noNames].every((known) => {
    const { filter: read, problem } = parseFilter(filterText(filter, fields, known), fields, known);
    return problem === null && JSON.stringify(read) === JSON.stringify(filter);
  });

describe('a filter as a form', () => {
  it('is the same as its text in 10,000 random expressions, and after random changes to them', () => {
    let different = 0;
    let compared = 0;
    for (let made = 0; made < 10_000; made += 1) {
      const built = randomFilter(random, fields, things);
      let form = formOf(built);
      if (JSON.stringify(filterOf(form)) !== JSON.stringify(simplified(built))) different += 1;
      for (let step = 0; step < 3; step += 1) form = changedForm(form, anyChange(form));
      const after = filterOf(form);
      if (limitBroken(after) !== null) continue;
      compared += 1;
      if (!isSame(after) || filterProblem(after, fields) !== null) different += 1;
      if (JSON.stringify(filterOf(formOf(after))) !== JSON.stringify(after)) different += 1;
    }
    expect(different).toBe(0);
    expect(compared).toBeGreaterThan(9_000);
  });

  it('ignores conditions without a value, compares one value only, and forgets the value of another field', () => {
    const empty = formOf(null);
    const [group, term] = [empty.id, 7];
    const doing = (...changes: FormChange[]) => changes.reduce(changedForm, empty);
    const added = { type: 'add', id: group, part: newTerm(term, 'due') } as const;
    expect(filterOf(doing(added))).toBeNull();
    const said = { type: 'values', id: term, values: ['', 'week', 'today', null] } as const;
    expect(filterOf(doing(added, said))).toEqual({ field: 'due', op: 'is', values: ['', 'week', 'today'] });
    const before = { type: 'op', id: term, op: 'lt' } as const;
    expect(filterOf(doing(added, said, before))).toEqual({ field: 'due', op: 'lt', values: ['week'] });
    expect(filterOf(doing(added, said, { type: 'field', id: term, field: 'title' }))).toBeNull();
    expect(doing({ type: 'remove', id: group })).toBe(empty);
  });
});
