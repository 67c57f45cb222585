import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { linkTypes } from '@nivel/contracts/projects/values/board-values';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { putCards } from '@nivel/contracts/projects/put-cards.operation';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { automaticDates, calendarOf } from '@nivel/planning/automatic-dates';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import { lettersOf } from '@nivel/planning/link-terms';
import { v7 } from 'uuid';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import type { Board } from '../../../test/board-client.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

/** Many more of them say so: `AUTOMATIC_PLANS=200 npm test -- automatic-dates`. */
const PLANS = Number(process.env['AUTOMATIC_PLANS'] ?? 2);
const CARDS = 7;
const COMMANDS = 12;
const seeds = Array.from({ length: PLANS }, (_, index) => [index + 1] as const);
const PATIENCE_MS = 60_000;

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const update = (
  { userId }: Somebody,
  { id: project_id }: Place,
  card_id: string,
  set: CallInputOf<typeof updateCards>['set'],
) => projects.ask(userId, updateCards, { project_id, ...key(), card_ids: [card_id], set });
const put = ({ userId }: Somebody, { id }: Place, card_id: string, depends_on: string, more: object = {}) =>
  projects.ask(userId, putLink, { project_id: id, ...key(), card_id, depends_on, ...more });

type Dates = Record<string, string>;
const datesOf = ({ cards }: Pick<Board, 'cards'>): Dates =>
  Object.fromEntries(cards.map(({ id, start_on, due_on }) => [id, `${start_on} ${due_on}`]));
const hashOf = (one: Board): string => createHash('sha256').update(JSON.stringify(one.rows())).digest('hex');

/** A card from Wednesday to Friday, and one of two days that waits for it and is somewhere else. */
const twoCards = async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const first = await board.make(ana, place, { start_on: '2026-11-25', due_on: '2026-11-27' });
  const days = { start_on: '2026-12-14', due_on: '2026-12-15' };
  const second = await board.make(ana, place, { ...days, depends_on: [first] });
  const dates = async () => datesOf(await board.read(ana, place.id))[second];
  return { ana, place, first, second, dates };
};

describe('an automatic card', () => {
  it('is pulled to where its links allow once it is automatic, and follows the cards it waits for, by one command and one undo each', async () => {
    const { ana, place, first, second, dates } = await twoCards();
    const pulled = await update(ana, place, second, { is_automatic: true });
    const there = { start_on: '2026-11-30', due_on: '2026-12-01' };
    expect(pulled.changes).toEqual([{ of: 'card', id: second, set: { is_automatic: true, ...there } }]);
    const moved = await update(ana, place, first, { start_on: '2026-11-26', due_on: '2026-11-30' });
    expect(moved).toMatchObject({ kind: 'update-cards', sequence: pulled.sequence + 1 });
    expect(moved.changes).toContainEqual({
      of: 'card',
      id: second,
      set: { start_on: '2026-12-01', due_on: '2026-12-02' },
    });
    expect(await projects.rows('SELECT count(*)::int FROM project_changes WHERE project_id = $1', [place.id])).toEqual([
      { count: moved.sequence },
    ]);
    await board.undo(ana, place);
    expect(await dates()).toBe('2026-11-30 2026-12-01');
    await board.undo(ana, place);
    expect(await dates()).toBe('2026-12-14 2026-12-15');
  });

  it('follows the type and lag of its links, the calendar, and finished cards', async () => {
    const { ana, place, first, second, dates } = await twoCards();
    await update(ana, place, second, { is_automatic: true });
    await put(ana, place, second, first, { type: 'start-start', lag: 1 });
    expect(await dates()).toBe('2026-11-26 2026-11-27');
    const calendar = { weekdays: [1, 2, 3, 4, 5], holidays: [{ day: '2026-11-27', name: 'Puente' }] };
    await projects.ask(ana.userId, updateProject, { project_id: place.id, ...key(), set: { calendar } });
    expect(await dates()).toBe('2026-11-26 2026-11-30');
    await put(ana, place, second, first, { lag: 365 });
    const far = await dates();
    const done = { project_id: place.id, ...key(), card_ids: [first] };
    await projects.ask(ana.userId, setCardStatus, { ...done, status: 'done' });
    expect(await dates()).toBe(far);
    await update(ana, place, second, { start_on: '2026-12-02', due_on: '2026-12-02' });
    expect(await dates()).toBe('2026-12-02 2026-12-02');
    await board.undo(ana, place);
    await board.undo(ana, place);
    expect(await dates()).toBe(far);
  });

  it('that a person drags elsewhere goes back to where its links put it, and nothing is written', async () => {
    const { ana, place, second, dates } = await twoCards();
    const { sequence } = await update(ana, place, second, { is_automatic: true });
    const dragged = await update(ana, place, second, { start_on: '2026-12-10', due_on: '2026-12-11' });
    expect(dragged).toMatchObject({ changes: [], sequence });
    const longer = await update(ana, place, second, { start_on: '2026-12-10', due_on: '2026-12-14' });
    expect(longer.changes).toEqual([{ of: 'card', id: second, set: { due_on: '2026-12-02' } }]);
    expect(await dates()).toBe('2026-11-30 2026-12-02');
  });

  it('moves with commands that arrive together, and a new one waits at once', async () => {
    const { ana, place, first, second, dates } = await twoCards();
    await Promise.all([
      update(ana, place, second, { is_automatic: true }),
      update(ana, place, first, { start_on: '2026-12-01', due_on: '2026-12-02' }),
      update(ana, place, first, { due_on: '2026-12-03' }),
    ]);
    const end = (await board.read(ana, place.id)).cards.find(({ id }) => id === first)?.due_on ?? '';
    expect(await dates()).toBe(end === '2026-12-03' ? '2026-12-04 2026-12-07' : '2026-12-03 2026-12-04');
    const card_id = v7();
    const set = { start_on: '2026-11-02', due_on: '2026-11-02', is_automatic: true };
    const create = [{ card_id, list_id: listAt(place, 0), title: 'Nueva', set }];
    await projects.ask(ana.userId, putCards, { project_id: place.id, ...key(), create });
    const third = await put(ana, place, card_id, second, { type: 'finish-finish' });
    expect(third.changes).toHaveLength(1);
    const [waits, last] = await board
      .read(ana, place.id)
      .then(({ cards }) => [card_id, second].map((id) => cards.find((one) => one.id === id)?.due_on));
    expect(waits).toBe(last);
  });
});

type Send = (who: Somebody, place: Place) => Promise<ProjectDelta>;
interface Act {
  readonly send: Send;
  /** Compares the service's automatic dates with the browser's prediction. */
  readonly changes: readonly ProjectChange[];
}

const anAct = ({ cards, lists, project }: Board, random: () => number): Act => {
  const upTo = (most: number): number => Math.floor(random() * most);
  const sorted = [...cards].sort((one, other) => one.number - other.number);
  const [low, high] = [upTo(CARDS), upTo(CARDS)].sort((one, other) => one - other);
  const [before, card] = [sorted[low ?? 0], sorted[high ?? 0]];
  if (!before || !card) throw new Error('there are no cards');
  const of = (set: CallInputOf<typeof updateCards>['set']): Act => ({
    send: (who, place) => update(who, place, card.id, set),
    changes: [{ of: 'card', id: card.id, set }],
  });
  const start = calendarDay('2026-11-02') + upTo(60);
  const dates = { start_on: isoOf(start), due_on: isoOf(start + upTo(9)) };
  const terms = { type: linkTypes[upTo(4)] ?? 'finish-start', lag: upTo(20) - 6 };
  const link = { depends_on: { add: [before.id], remove: [] }, link_terms: { [before.id]: lettersOf(terms) } };
  const calendar = { weekdays: [1, 2, 3, 4, 5, 6].slice(upTo(3)), holidays: [{ day: isoOf(start), name: 'Libre' }] };
  const status = (['todo', 'done'] as const)[upTo(2)] ?? 'todo';
  const list_id = lists.find((list) => list.status === status)?.id ?? '';
  const acts: readonly Act[] = [
    of(dates),
    of({ is_automatic: !card.is_automatic }),
    of({ ...dates, is_automatic: true }),
    ...(before === card
      ? []
      : [
          {
            send: (who: Somebody, place: Place) => put(who, place, card.id, before.id, terms),
            changes: [{ of: 'card', id: card.id, set: link } as const],
          },
        ]),
    {
      send: ({ userId }, { id: project_id }) =>
        projects.ask(userId, updateProject, { project_id, ...key(), set: { calendar } }),
      changes: [{ of: 'project', id: project.id, set: { calendar } }],
    },
    {
      send: ({ userId }, { id: project_id }) =>
        projects.ask(userId, setCardStatus, { project_id, ...key(), card_ids: [card.id], status }),
      changes: [{ of: 'card', id: card.id, set: { list_id } }],
    },
    {
      send: ({ userId }, { id: project_id }) =>
        projects.ask(userId, changeCardSets, {
          ...{ project_id, ...key(), card_ids: [card.id] },
          remove: { depends_on: [before.id] },
        }),
      changes: [{ of: 'card', id: card.id, set: { depends_on: { add: [], remove: [before.id] } } }],
    },
  ];
  return acts[upTo(acts.length)] ?? of(dates);
};

/** The browser's preview before a command is sent. */
const previewed = (before: Board, { changes }: Act): Dates => {
  const { project, lists, cards } = before.guessed(changes);
  const done = new Set(lists.flatMap(({ id, status }) => (status === 'done' ? [id] : [])));
  const isDone = ({ list_id }: Board['cards'][number]): boolean => done.has(list_id);
  const moved = automaticDates(
    { cards, calendar: calendarOf(project.calendar), isDone },
    { cards: new Map(before.cards.map((card) => [card.id, card])), calendar: calendarOf(before.project.calendar) },
  );
  return datesOf({ cards: cards.map((card) => ({ ...card, ...moved.get(card.id) })) });
};

describe.each(seeds)('random plan %i', (seed) => {
  it(
    "has the same result as the browser's prediction, command by command; taken back whole it is the first state",
    async () => {
      const random = seededRandom(7_000 + seed);
      const ana = await projects.aPerson();
      const place = await projects.aProject(ana);
      const create = Array.from({ length: CARDS }, (_, nth) => ({
        ...{ card_id: v7(), list_id: listAt(place, 0), title: `Paso ${nth}` },
        set: { start_on: '2026-11-23', due_on: '2026-11-24', is_automatic: nth % 2 === 1 },
      }));
      await projects.ask(ana.userId, putCards, { project_id: place.id, ...key(), create });
      let state = await board.read(ana, place.id);
      const hashes: string[] = [];
      for (let count = 0; count < COMMANDS; count += 1) {
        const act = anAct(state, random);
        const preview = previewed(state, act);
        const hash = hashOf(state);
        const delta = await act.send(ana, place);
        if (delta.changes.length > 0) hashes.push(hash);
        state = state.with(delta);
        expect(datesOf(state)).toEqual(preview);
      }
      expect(state.rows()).toEqual((await board.read(ana, place.id)).rows());
      for (const hash of hashes.toReversed()) {
        state = state.with(await board.undo(ana, place));
        expect(hashOf(state)).toBe(hash);
      }
      expect(hashOf(await board.read(ana, place.id))).toBe(hashes[0] ?? hashOf(state));
    },
    PATIENCE_MS,
  );
});
