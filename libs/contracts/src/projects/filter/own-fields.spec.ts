import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../kernel/seeded-random.ts';
import { filterProblem, goneTerms } from './checked-filter.ts';
import { suggestionsAt } from './filter-suggestions.ts';
import { filterText, noNames } from './filter-text.ts';
import { namesIn, randomCard, randomLists, TODAY, type Things } from './filter.fixtures.ts';
import type { Comparison } from './filter.ts';
import { matcherOf } from './matcher.ts';
import { fieldsWith, type OwnField } from './own-fields.ts';
import { parseFilter } from './parse-filter.ts';

const idOf = (nth: number): string => `0190a000-0000-7000-8000-00000000${String(nth).padStart(4, '0')}`;
const [price, handover, client, area, reviewer] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];
const choices = [
  { id: idOf(41), name: 'Taller' },
  { id: idOf(42), name: 'Ventas' },
];
const own: readonly OwnField[] = [
  { id: price, name: 'Precio', kind: 'money', choices: [] },
  { id: handover, name: 'Fecha de entrega', kind: 'day', choices: [] },
  { id: client, name: 'Cliente', kind: 'text', choices: [] },
  { id: area, name: 'Área', kind: 'choice', choices },
  { id: reviewer, name: 'Due', kind: 'person', choices: [] },
];
const [list, ana] = [
  { id: idOf(90), name: 'Por hacer' },
  { id: idOf(91), name: 'Ana' },
];
const things: Things = { list: [list], label: [], person: [ana], field: own };
const [fields, names] = [fieldsWith(own), namesIn(things)];
const scene = { today: TODAY, me: ana.id, lists: randomLists(things), labels: new Map() };

const read = (text: string, known = things) => parseFilter(text, fieldsWith(known.field), namesIn(known));
const finds = (text: string, values: Record<string, string | number>) => {
  const card = { ...randomCard(seededRandom(1), 1, idOf(99), things), fields: values };
  return matcherOf(read(text).filter, fields, scene)(card);
};
const term = (field: string, op: Comparison, ...values: string[]) => ({ field, op, values });

describe('fields of a project in a filter', () => {
  it('are written by their names, in quotes where those need them, and kept by their ids', () => {
    const text = '"Fecha de entrega"<7d Área:Taller "Due":me Precio>=12.5 -Cliente:none';
    const filter = read(text).filter;
    expect(filter).toEqual({
      all: [
        term(handover, 'lt', '7d'),
        term(area, 'is', idOf(41)),
        term(reviewer, 'is', 'me'),
        term(price, 'ge', '12.5'),
        { not: term(client, 'is', '') },
      ],
    });
    expect(filterText(filter, fields, names)).toBe(text);
    expect(read('area:ventas CLIENTE:x').filter).toEqual({
      all: [term(area, 'is', idOf(42)), term(client, 'is', 'x')],
    });
    // Without quotes it is the field that all cards have.
    expect(read('due:today').filter).toEqual(term('due', 'is', 'today'));
    const address = filterText(filter, fields, noNames);
    expect(address).toContain(`${price}>=12.5`);
    const renamed = { ...things, field: own.map((one) => ({ ...one, name: `${one.name} 2` })) };
    expect(read(address, renamed).filter).toEqual(filter);
  });

  it('are found by their values, money in whole units, and by missing values', () => {
    expect([finds('Precio:12.34', { [price]: 1_234 }), finds('Precio>12.34', { [price]: 1_234 })]).toEqual([
      true,
      false,
    ]);
    expect([finds('Precio<100', {}), finds('Precio:none', {})]).toEqual([false, true]);
    expect(finds('"Fecha de entrega":week', { [handover]: '2026-11-28' })).toBe(true);
    expect(finds('cliente:nandu', { [client]: 'El Ñandú' })).toBe(true);
    expect([finds('area:none', { [area]: idOf(43) }), finds('area:none', { [area]: idOf(41) })]).toEqual([true, false]);
    expect(finds('"due":me', { [reviewer]: ana.id })).toBe(true);
  });

  it('are offered, with their possible values', () => {
    const offered = (text: string) => suggestionsAt(text, text.length, fields, names).offered;
    expect(offered('fech')).toEqual(['"Fecha de entrega":']);
    expect(offered('Área:')).toEqual(['Taller', 'Ventas', 'none']);
    expect(offered('"Due":')).toEqual(['me', 'Ana', 'none']);
    expect(read('Precio>mucho').problem).toMatchObject({ code: 'unknown_value', field: price });
    expect(read('precios:1').problem?.expected).toContain('Precio');
  });

  it('are kept in the filter while they are deleted, mean the same when they are restored, and are refused by name', () => {
    const address = filterText(read('"Fecha de entrega"<-3d (area:taller or Cliente:"none")').filter, fields, noNames);
    const without = { ...things, field: [] };
    const { filter, problem } = read(address, without);
    expect(problem).toBeNull();
    expect(filterText(filter, fieldsWith([]), noNames).replace('"-3d"', '-3d')).toBe(address);
    expect(read(filterText(filter, fieldsWith([]), noNames)).filter).toEqual(read(address).filter);
    expect(goneTerms(filter, fieldsWith([]), namesIn(without))).toHaveLength(3);
    expect(filterProblem(filter, fieldsWith([]))).toMatchObject({ code: 'field_gone', found: handover });
    expect(read('cliente:x', without).problem?.code).toBe('unknown_field');
  });

  it('two names that differ in accents only are distinguished by them, and written by ids where nothing distinguishes them', () => {
    const alike = (one: string, other: string) => {
      const field = own.slice(0, 2).map((row, at) => ({ ...row, name: [one, other][at] ?? '' }));
      const known = { ...things, field };
      const said = filterText(term(price, 'is', '1'), fieldsWith(field), namesIn(known));
      expect(read(said, known).filter).toEqual(term(price, 'is', '1'));
      return said;
    };
    expect(alike('Revisión', 'Revisiòn')).toBe('Revisión:1');
    expect(alike('Monto', 'MONTO')).toBe(`${price}:1`);
    expect(alike('is', 'x')).toBe('"is":1');
    expect(alike('or', 'x')).toBe('"or":1');
  });
});
