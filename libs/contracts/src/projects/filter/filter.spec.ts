import { describe, expect, it } from '@jest/globals';
import {
  namesIn,
  randomCard,
  randomFields,
  randomFilter,
  randomLists,
  thingNames,
  TODAY,
  type Things,
} from './filter.fixtures.ts';
import { seededRandom } from '../../kernel/seeded-random.ts';
import { filterProblem } from './checked-filter.ts';
import { filterShape } from './filter-shape.ts';
import { suggestionsAt } from './filter-suggestions.ts';
import { filterText, noNames } from './filter-text.ts';
import { simplified, type Filter } from './filter.ts';
import { matcherOf } from './matcher.ts';
import { fieldsWith } from './own-fields.ts';
import { parseFilter } from './parse-filter.ts';

const idOf = (kind: number, number: number): string => `0190a000-0000-7000-8000-0000000${kind}000${number}`;
const called = (kind: number) => thingNames.map((name, index) => ({ id: idOf(kind, index), name }));
const own = randomFields((nth) => `0190a000-0000-7000-8000-00000006${String(nth).padStart(4, '0')}`);
const things: Things = { list: called(1).slice(0, 5), label: called(2), person: called(3), field: own };
const fields = fieldsWith(own);
const names = namesIn(things);
const lists = randomLists(things);
const scene = { today: TODAY, me: idOf(3, 0), lists, labels: new Map(things.label.map(({ id }) => [id, true])) };
const random = seededRandom(20_261_122);
const cards = Array.from({ length: 60 }, (_, number) => randomCard(random, number + 1, idOf(5, number % 10), things));
const found = (filter: Filter | null) => cards.filter(matcherOf(filter, fields, scene)).map((card) => card.number);

const read = (text: string) => parseFilter(text, fields, names);
const filterOf = (text: string): Filter | null => {
  const { filter, problem } = read(text);
  expect(problem).toBeNull();
  return filter;
};
const problemOf = (text: string) => {
  const { code, at, length, field } = read(text).problem ?? { code: 'none', at: 0, length: 0, field: null };
  return [code, at, length, field];
};
const term = (field: string, op: 'is' | 'lt' | 'ge', ...values: string[]) => ({ field, op, values });

describe('a filter as a builder makes it and as a text', () => {
  it('is the same in 10,000 random expressions, by names and by ids, and finds the same cards', () => {
    let different = 0;
    let matched = 0;
    for (let made = 0; made < 10_000; made += 1) {
      const built = randomFilter(random, fields, things);
      const simple = simplified(built);
      for (const known of [names, noNames]) {
        const text = filterText(built, fields, known);
        const { filter, problem } = parseFilter(text, fields, known);
        const isSame = problem === null && JSON.stringify(filter) === JSON.stringify(simple);
        const isStable = filterText(filter, fields, known) === text;
        if (!isSame || !isStable) different += 1;
      }
      const result = found(built);
      if (JSON.stringify(result) !== JSON.stringify(found(simple))) different += 1;
      if (filterProblem(simple, fields) !== null || !filterShape.safeParse(simple).success) different += 1;
      if (result.length > 0 && result.length < cards.length) matched += 1;
    }
    expect(different).toBe(0);
    // Most questions part the cards, or nothing was asked.
    expect(matched).toBeGreaterThan(4_000);
  });

  it('never throws on random input', () => {
    const signs = [...'abc:<>=!()"-,\\ “', ' or ', ' and ', 'not ', 'status', 'due', 'label', 'review', '7d', 'me'];
    for (let made = 0; made < 5_000; made += 1) {
      const length = Math.floor(random() * 12);
      const text = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('');
      const { filter, problem } = read(text);
      if (problem === null) expect(filterProblem(filter, fields)).toBeNull();
      else expect(problem.at + problem.length).toBeLessThanOrEqual(text.length);
      suggestionsAt(text, Math.floor(random() * (text.length + 1)), fields, names);
    }
  });
});

describe('a filter as text', () => {
  it('joins by nothing, and, or, minus, not and parentheses; or joins last', () => {
    const [review, late] = [term('status', 'is', 'review'), term('due', 'lt', '7d')];
    expect(filterOf('status:review and due<7d')).toEqual({ all: [review, late] });
    expect(filterOf('status:review due<7d')).toEqual({ all: [review, late] });
    expect(filterOf('a status:review OR -due<7d')).toEqual({
      any: [{ all: [term('title', 'is', 'a'), review] }, { not: late }],
    });
    expect(filterOf('not (status:review or due<7d)')).toEqual({ not: { any: [review, late] } });
    expect(filterOf('--status:review')).toEqual(review);
    expect(filterOf('status!=review')).toEqual({ not: review });
    expect(filterOf('  ')).toBeNull();
  });

  it('knows fields in both languages, other words for values, and what days are called', () => {
    expect(filterOf('prioridad:urgent')).toEqual(term('priority', 'is', 'critical'));
    expect(filterOf('prioridad:Crítica')).toEqual(term('priority', 'is', 'critical'));
    expect(filterOf('estado:"En revisión"')).toEqual(term('status', 'is', 'review'));
    expect(filterOf('estado:hecha')).toEqual(term('status', 'is', 'done'));
    expect(filterOf('Estado:REVIEW')).toEqual(term('status', 'is', 'review'));
    expect(filterOf('is:blocked')).toEqual(term('blocked', 'is', 'yes'));
    expect(filterOf('vencida:sí')).toEqual(term('overdue', 'is', 'yes'));
    for (const [said, kept] of [
      ['hoy', 'today'],
      ['mañana', '1d'],
      ['+0d', 'today'],
      ['2w', '14d'],
      ['-3d', '-3d'],
      ['none', ''],
      ['2028-02-29', '2028-02-29'],
    ] as const)
      expect(filterOf(`due:${said}`)).toEqual(term('due', 'is', kept));
  });

  it('finds things by their names, in quotes where they need them, and by ids; what two bear is written as its id', () => {
    expect(filterOf('label:or,"a,b"')).toEqual(term('label', 'is', idOf(2, 2), idOf(2, 7)));
    expect(filterOf('assignee:me,none')).toEqual(term('assignee', 'is', 'me', ''));
    expect(filterOf('assignee:"me"')).toEqual(term('assignee', 'is', idOf(3, 3)));
    expect(filterOf(`label:${idOf(2, 9).toUpperCase()}`)).toEqual(term('label', 'is', idOf(2, 9)));
    expect(filterText(term('label', 'is', idOf(2, 0)), fields, names)).toBe(`label:${idOf(2, 0)}`);
    expect(filterText(term('person', 'is', 'x y'), fields, names)).toBe('person:"x y"');
  });

  it.each([
    ['colour:red', ['unknown_field', 0, 6, null]],
    ['due<7d stattus:x', ['unknown_field', 7, 7, null]],
    ['status:later', ['unknown_value', 7, 5, 'status']],
    ['label:Taller', ['unknown_value', 6, 6, 'label']],
    ['due:2026-02-30', ['unknown_value', 4, 10, 'due']],
    ['due:4000d', ['unknown_value', 4, 5, 'due']],
    ['progress>half', ['unknown_value', 9, 4, 'progress']],
    ['status:', ['value_expected', 7, 0, 'status']],
    ['status:review,', ['value_expected', 14, 0, 'status']],
    ['due< or a', ['unknown_value', 5, 2, 'due']],
    ['label>x', ['comparison_refused', 5, 1, 'label']],
    ['due<1d,2d', ['one_value_expected', 4, 5, 'due']],
    ['due<none', ['one_value_expected', 4, 4, 'due']],
    ['blocked:yes,no', ['one_value_expected', 8, 6, 'blocked']],
    ['(a or b', ['closing_expected', 7, 0, null]],
    ['a) b', ['nothing_open', 1, 1, null]],
    ['a or', ['term_expected', 4, 0, null]],
    ['and a', ['term_expected', 0, 3, null]],
    ['()', ['term_expected', 1, 1, null]],
    [':x', ['term_expected', 0, 1, null]],
    ['"abc', ['quote_expected', 0, 4, null]],
    ['tag:"abc', ['quote_expected', 4, 4, null]],
    ['((((((a))))))', ['too_deep', 5, 1, null]],
  ])('says what is wrong and where: %s', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  it('is read no further than filters go', () => {
    expect(problemOf('('.repeat(20_000))).toEqual(['too_deep', 5, 1, null]);
    expect(problemOf('a '.repeat(51).trim())).toEqual(['too_many_terms', 0, 101, null]);
    expect(problemOf('x'.repeat(25_001))).toEqual(['too_long', 0, 25_001, null]);
    expect(problemOf('x'.repeat(201))).toEqual(['unknown_value', 0, 201, 'title']);
  });

  it('suggests what may follow', () => {
    expect(read('status:later').problem?.expected).toEqual(['todo', 'in-progress', 'review', 'done']);
    expect(read('x:1').problem?.expected).toContain('due');
    const offered = (text: string, caret = text.length) => suggestionsAt(text, caret, fields, names);
    expect(offered('stat')).toEqual({ from: 0, to: 4, offered: ['status:', '"status":'] });
    expect(offered('status:re')).toEqual({ from: 7, to: 9, offered: ['review', 'in-progress'] });
    expect(offered('a status:review,to')).toEqual({ from: 16, to: 18, offered: ['todo'] });
    expect(offered('assignee:').offered).toContain('"Ana \\"la\\" Sol"');
    expect(offered('label:"tal').offered).toEqual(['Taller', 'Táller']);
    expect(offered('due<7d ').offered).toContain('priority:');
  });
});

describe('which cards are found', () => {
  const card = (values: object) => ({ ...randomCard(seededRandom(1), 1, idOf(5, 1), things), ...values });
  const matches = (text: string, values: object) => matcherOf(filterOf(text), fields, scene)(card(values));

  it('by titles without accents and capitals, by days from today, and by missing values', () => {
    expect(matches('aguila', { title: 'Ñandú Águila' })).toBe(true);
    expect(matches('"andu agu"', { title: 'Ñandú Águila' })).toBe(true);
    expect(matches('due<7d', { due_on: '2026-11-28' })).toBe(true);
    expect(matches('due<7d', { due_on: '2026-11-29' })).toBe(false);
    expect([matches('due<7d', { due_on: null }), matches('-due<7d', { due_on: null })]).toEqual([false, true]);
    expect([matches('due:week', { due_on: '2026-11-28' }), matches('due:week', { due_on: '2026-11-29' })]).toEqual([
      true,
      false,
    ]);
    expect([matches('due>week', { due_on: '2026-11-28' }), matches('due>week', { due_on: '2026-11-29' })]).toEqual([
      false,
      true,
    ]);
    expect(matches('label:none', { labels: [] })).toBe(true);
    expect(matches('priority>=high', { priority: 'critical' })).toBe(true);
    expect(matches('estimate<3', { estimated_hours: null })).toBe(false);
  });

  it('by being overdue and at risk, as the dashboard counts them', () => {
    const [todo, done] = [idOf(1, 0), idOf(1, 3)];
    const states = (values: object) => [matches('is:overdue', values), matches('is:at-risk', values)];
    expect(states({ list_id: todo, due_on: '2026-11-21', blocked_reason: 'x' })).toEqual([true, false]);
    expect(states({ list_id: todo, due_on: '2026-11-25', blocked_reason: null })).toEqual([false, true]);
    expect(states({ list_id: todo, due_on: '2026-11-26', blocked_reason: null })).toEqual([false, false]);
    expect(states({ list_id: todo, due_on: null, blocked_reason: 'x' })).toEqual([false, true]);
    expect(states({ list_id: done, due_on: '2026-11-21', blocked_reason: 'x' })).toEqual([false, false]);
  });
});
