import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { rowsOf } from '@nivel/contracts/projects/board-rows';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { cardFields } from '@nivel/contracts/projects/filter/card-fields';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import {
  namesIn,
  randomCard,
  randomFields,
  randomFilter,
  thingNames,
  TODAY,
  type Things,
} from '@nivel/contracts/projects/filter/filter.fixtures';
import { filterText, noNames } from '@nivel/contracts/projects/filter/filter-text';
import { simplified } from '@nivel/contracts/projects/filter/filter';
import { findCards } from '@nivel/contracts/projects/filter/find-cards.operation';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { isMeant } from '@nivel/contracts/projects/filter/plain-model.fixtures';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { sorts } from '@nivel/contracts/projects/view-values';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { columns } from './card-conditions.ts';

/** Many more of them say so: `FILTERS=10000 npm test -- find-cards`. */
const FILTERS = Number(process.env['FILTERS'] ?? 240);
const AT_ONCE = 8;

let projects: ProjectsUnderTest;
let ana: Somebody;
let project_id: string;
let things: Things;
let cards: readonly CardRow[];
const random = seededRandom(20_261_123);

/** Cards of everything and nothing, beside those of another project that are just the same. */
const putCards = async (projectId: string, lists: readonly string[], count: number): Promise<void> => {
  const own = { ...things, list: lists.map((id) => ({ id, name: id })) };
  const made = Array.from({ length: count }, (_, index) => randomCard(random, index + 1, v7(), own));
  const more = ['labels', 'tags', 'watchers', 'depends_on', 'checklist'] as const;
  const rows = made.map((card) => ({
    ...card,
    project_id: projectId,
    ...Object.fromEntries(more.map((set) => [set, card[set].length > 0 ? card[set] : null])),
  }));
  await projects.rows(
    `INSERT INTO cards (id, project_id, number, list_id, position, title, priority, assignee, start_on, due_on, progress, blocked_reason,
       labels, tags, watchers, depends_on, checklist, estimated_hours, actual_hours, fields, created_at, updated_at)
     SELECT id, project_id, number, list_id, position, title, priority, assignee, start_on, due_on, progress, blocked_reason,
       labels, tags, watchers, depends_on, checklist, estimated_hours, actual_hours, nullif(fields, '{}'), now(), now()
     FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, project_id uuid, number integer, list_id uuid, position text, title text, priority text,
       assignee uuid, start_on date, due_on date, progress smallint, blocked_reason text, labels uuid[], tags text[], watchers uuid[],
       depends_on uuid[], checklist jsonb, estimated_hours numeric, actual_hours numeric, fields jsonb)`,
    [JSON.stringify(rows)],
  );
};

projectsFor(async (started) => {
  projects = started;
  ana = await projects.aPerson();
  const [mine, other] = [await projects.aProject(ana), await projects.aProject(ana)];
  project_id = mine.id;
  const member = await projects.inTeam(project_id, 'member');
  const called = thingNames.filter((name) => name !== '').map((name) => ({ id: v7(), name }));
  const person = [ana, member].map(({ userId }) => ({ id: userId, name: 'Ana Sol' }));
  things = { list: mine.lists.map((id) => ({ id, name: id })), label: called, person, field: randomFields(() => v7()) };
  // The last label is in cards, and no longer in the project.
  for (const { id, name } of called.slice(0, -1))
    await projects.ask(ana.userId, createLabel, { project_id, command_id: v7(), label_id: id, name, color: '#3b82f6' });
  for (const { id: field_id, name, kind, choices } of things.field) {
    const made = { name, kind, currency: 'MXN' as const, choices: [...choices] };
    await projects.ask(ana.userId, createField, { project_id, command_id: v7(), field_id, ...made });
  }
  await putCards(project_id, mine.lists, 300);
  await putCards(other.id, other.lists, 30);
  const pages = [await projects.ask(ana.userId, readBoard, { project_id })];
  cards = [...(rowsOf(pages)?.cards.values() ?? [])];
});

const ask = (given: object = {}) =>
  projects.ask(ana.userId, findCards, { project_id, today: TODAY, limit: 200, ...given });
const numbers = (found: readonly CardRow[]) => found.map(({ number }) => number).sort((one, other) => one - other);
/** Every page, one after the other. */
const all = async (given: object = {}): Promise<CardRow[]> => {
  const { cards: found, next } = await ask(given);
  return next === null ? found : [...found, ...(await all({ ...given, after: next }))];
};
const problemOf = async (given: object): Promise<unknown> =>
  ask(given).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.definition.code, error.details] : error),
  );

describe('cards by filter', () => {
  it('has a column for each field that filters know, and no other', () => {
    expect(Object.keys(columns).toSorted()).toEqual([...cardFields.keys()].toSorted());
  });

  it(
    'finds for random filters the same as a plain model over the rows of the board, by tree and by text',
    async () => {
      const [board] = [rowsOf([await projects.ask(ana.userId, readBoard, { project_id })])];
      if (!board) throw new Error('no board');
      expect(cards).toHaveLength(300);
      const { lists, labels } = board;
      const scene = { today: TODAY, me: ana.userId, lists, labels, own: things.field };
      const fields = fieldsWith(board.fields.values());
      const known = { ...things, label: things.label.slice(0, -1) };
      const different: string[] = [];
      let parting = 0;
      const compare = async (made: number) => {
        const filter = simplified(randomFilter(random, fields, things));
        const expected = numbers(cards.filter((card) => isMeant(filter, card, scene)));
        const text = filterText(filter, fields, made % 4 === 1 ? noNames : namesIn(known));
        const { cards: found, total } = await ask(made % 2 === 0 ? { filter } : { text });
        const isSame = found.length < total || String(numbers(found)) === String(expected);
        if (!isSame || total !== expected.length) different.push(text);
        if (expected.length > 0 && expected.length < cards.length) parting += 1;
      };
      for (let made = 0; made < FILTERS; made += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => compare(made + index)));
      expect(different).toEqual([]);
      expect(parting).toBeGreaterThan(FILTERS / 3);
    },
    60_000 + FILTERS * 40,
  );

  it('answers whole rows, each once over all pages, in every order', async () => {
    const rows = new Map(cards.map((card) => [card.id, card]));
    for (const sort of sorts)
      for (const turned of [false, true]) {
        const found = await all({ sort, turned, limit: 70 });
        expect(numbers(found)).toEqual(numbers(cards));
        if (sort === 'number')
          expect(found.map(({ number }) => number)).toEqual(turned ? numbers(cards).reverse() : numbers(cards));
      }
    for (const card of await all({ text: 'priority>=high' })) expect(card).toEqual(rows.get(card.id));
    const ranks = (await all({ sort: 'priority', text: 'due:week' })).map(
      ({ priority, due_on }) => `${['critical', 'high', 'medium', 'low'].indexOf(priority)} ${due_on}`,
    );
    expect(ranks).toEqual(ranks.toSorted());
  });

  it('continues where it was when the last card of a page no longer matches', async () => {
    const first = await ask({ sort: 'number', limit: 10 });
    const gone = first.next?.replace(/\..*/, `.${v7()}`);
    expect((await ask({ sort: 'number', limit: 10, after: gone })).cards[0]?.number).toBe(first.cards.length + 1);
  });

  it('reports the fault of a filter, and refuses other values', async () => {
    expect(await problemOf({ text: 'status:later' })).toMatchObject([
      'filter_invalid',
      { code: 'unknown_value', at: 7 },
    ]);
    const gone = { field: 'field-7', op: 'is', values: ['x'] };
    expect(await problemOf({ filter: gone })).toMatchObject(['filter_invalid', { code: 'unknown_field' }]);
    for (const given of [
      { filter: { any: [] } },
      { filter: gone, text: 'a' },
      { today: '9999-12-31' },
      { after: "1.'" },
      { limit: 201 },
    ])
      expect(await problemOf(given)).toMatchObject(['invalid_input', {}]);
    const injected = { field: 'title', op: 'is', values: [`') OR true; --`] };
    expect((await ask({ filter: injected })).total).toBe(0);
  });

  it('reports that a field of the project is deleted, as text and as a tree', async () => {
    const { id } = await projects.aProject(ana);
    const made = { project_id: id, command_id: v7(), field_id: v7(), name: 'Cliente', kind: 'text' as const };
    await projects.ask(ana.userId, createField, made);
    const gone = { filter: { field: made.field_id, op: 'is', values: ['x'] } };
    const asked = [{ text: 'cliente:x' }, { text: `${made.field_id}:x` }, gone].map((one) => ({
      ...one,
      project_id: id,
    }));
    for (const given of asked) expect((await ask(given)).total).toBe(0);
    await projects.ask(ana.userId, deleteField, { project_id: id, command_id: v7(), field_id: made.field_id });
    const codes = ['unknown_field', 'field_gone', 'field_gone'];
    for (const [at, given] of asked.entries())
      expect(await problemOf(given)).toMatchObject(['filter_invalid', { code: codes[at] }]);
  });

  it('is nothing for strangers', async () => {
    const stranger = await projects.aPerson();
    expect(await projects.refusal(stranger.userId, findCards, { project_id })).toBe('forbidden');
  });
});

describe('cards by words', () => {
  it('are found by titles, by words of descriptions without accents, and by numbers, in their own project alone', async () => {
    const [card] = cards;
    if (!card) throw new Error('no card');
    const text = "La **Águila** vuela e-mail 100% d'Artagnan \\o/";
    const target = { project_id, card_id: card.id, field: 'description', base_version: 0 } as const;
    await projects.ask(ana.userId, updateCardText, { ...target, command_id: v7(), text });
    for (const search of ['aguila vue', 'ÁGUILA', 'e-mail', "d'artagnan", String(card.number)])
      expect(numbers((await ask({ search })).cards)).toContain(card.number);
    expect((await ask({ search: 'vuelan' })).total).toBe(0);
    expect((await ask({ search: "' | !zz:* \\" })).total).toBe(0);
    const other = await projects.aProject(ana);
    expect((await ask({ project_id: other.id, search: 'aguila' })).total).toBe(0);
    const titled = cards.filter(({ title }) => title.includes('Coser')).length;
    expect(titled).toBeGreaterThan(0);
    expect((await ask({ search: 'coser BOLSAS' })).total).toBe(titled);
  });
});
