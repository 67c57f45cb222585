import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { repeatCard } from '@nivel/contracts/projects/repeat-card.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { TestClock } from '@nivel/testing/test-clock';
import { v7 } from 'uuid';
import { BoardActions, key, listAt, type Place } from '../../../test/board-actions.ts';
import { ProjectsUnderTest, type Somebody } from '../../../test/projects-under-test.ts';
import { RepeatActions } from '../../../test/repeat-actions.ts';

const DAILY = 'FREQ=DAILY;INTERVAL=1';
const MONDAYS = 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO';
const DAY_SECONDS = 86_400;

const clock = new TestClock();
let projects: ProjectsUnderTest;
let board: BoardActions;
let repeats: RepeatActions;
let ana: Somebody;
let place: Place;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start({}, clock);
  board = new BoardActions(projects);
  repeats = new RepeatActions(projects);
});
afterAll(() => projects.stop());
beforeEach(async () => {
  // A Saturday, at noon in Mexico.
  clock.at = Date.parse('2026-11-28T18:00:00Z');
  await projects.rows('UPDATE cards SET repeats = NULL');
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
});

const cards = async (): Promise<CardRow[]> => (await board.read(ana, place.id)).cards;
const theCard = async (id: string): Promise<CardRow | undefined> => (await cards()).find((card) => card.id === id);
const others = async (id: string): Promise<CardRow[]> => (await cards()).filter((card) => card.id !== id);

describe('a card that repeats on its day', () => {
  it('brings the next one once, with what it holds, its dates moved on, and the rule', async () => {
    const item = { id: v7(), text: 'Cerrar caja', done: true };
    const waitsFor = await board.make(ana, place);
    const label = await board.label(ana, place, 'Caja');
    const given = { start_on: '2026-11-28', due_on: '2026-11-30', assignee: ana.userId, labels: [label] };
    const texts = { title: 'Corte', description: 'Contar *todo*', checklist: [item], depends_on: [waitsFor] };
    const card_id = await board.make(ana, place, { ...given, ...texts });
    const set = await repeats.set(ana, place, { card_id, rule: DAILY });
    expect(set).toMatchObject({ kind: 'repeat-card', changes: [{ id: card_id }] });
    expect((await theCard(card_id))?.repeats).toEqual({
      ...{ by: ana.userId, nth: 1, rule: DAILY, when: 'day', since: '2026-11-28', next_on: '2026-11-29' },
    });
    expect(await repeats.look()).toEqual([]);
    clock.pass(DAY_SECONDS);
    const [made, ...more] = await repeats.look();
    expect([made, more]).toMatchObject([{ kind: 'make-next-card', by: ana.userId }, []]);
    expect(await repeats.look()).toEqual([]);
    const [next] = (await others(card_id)).filter(({ id }) => id !== waitsFor);
    expect(next).toMatchObject({
      ...{ title: 'Corte', start_on: '2026-11-29', due_on: '2026-12-01', assignee: ana.userId, labels: [label] },
      ...{ list_id: listAt(place, 0), depends_on: [], checklist: [{ text: 'Cerrar caja', done: false }] },
      repeats: { nth: 2, rule: DAILY, since: '2026-11-28', next_on: '2026-11-30' },
    });
    const read = { project_id: place.id, card_id: next?.id ?? '' };
    expect((await projects.ask(ana.userId, readCard, read)).description).toMatchObject({ text: 'Contar *todo*' });
    expect((await theCard(card_id))?.repeats).toBeNull();
  });

  it('comes on the day of the person, not of Greenwich', async () => {
    await projects.rows(`UPDATE accounts SET time_zone = 'Pacific/Kiritimati' WHERE user_id = $1`, [ana.userId]);
    const card_id = await board.make(ana, place, { due_on: '2026-11-29' });
    await repeats.set(ana, place, { card_id, rule: DAILY });
    clock.at = Date.parse('2026-11-29T09:59:00Z');
    expect(await repeats.look()).toEqual([]);
    clock.at = Date.parse('2026-11-29T10:01:00Z');
    expect(await repeats.look()).toHaveLength(1);
  });

  it('is one undo: the next card goes, the rule is back, and the card comes on its next day only', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id, rule: DAILY });
    clock.pass(DAY_SECONDS);
    await repeats.look();
    await board.undo(ana, place);
    expect(await others(card_id)).toEqual([]);
    expect((await theCard(card_id))?.repeats).toMatchObject({ next_on: '2026-11-29' });
    expect(await repeats.look()).toEqual([]);
    clock.pass(DAY_SECONDS);
    await repeats.look();
    expect(await others(card_id)).toMatchObject([{ due_on: '2026-11-30' }]);
  });

  it('comes once though two look at the same moment, round after round', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id, rule: DAILY });
    for (let round = 1; round <= 4; round += 1) {
      clock.pass(DAY_SECONDS);
      await Promise.all([repeats.look(), repeats.look(), repeats.look()]);
      expect(await cards()).toHaveLength(round + 1);
    }
  });

  it('is made up for day by day after 48 hours, and never for years', async () => {
    const late = await board.make(ana, place, { due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id: late, rule: DAILY });
    clock.pass(2 * DAY_SECONDS);
    for (let minute = 0; minute < 5; minute += 1) await repeats.look();
    expect((await others(late)).map(({ due_on }) => due_on)).toEqual(['2026-11-29', '2026-11-30']);
    const old = await board.make(ana, place, { title: 'Vieja', due_on: '2000-01-01' });
    await repeats.set(ana, place, { card_id: old, rule: DAILY });
    for (let minute = 0; minute < 5; minute += 1) await repeats.look();
    const ofOld = (await others(old)).filter(({ title }) => title === 'Vieja');
    expect(ofOld.map(({ due_on }) => due_on)).toEqual(['2026-11-30']);
  });

  it('ends after a number of cards, and on its last day', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id, rule: `${DAILY};COUNT=3` });
    const until = await board.make(ana, place, { title: 'Hasta', due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id: until, rule: `${DAILY};UNTIL=20261129` });
    for (let day = 0; day < 5; day += 1) {
      clock.pass(DAY_SECONDS);
      await repeats.look();
    }
    const all = await cards();
    expect(all.filter(({ title }) => title !== 'Hasta')).toHaveLength(3);
    expect(all.filter(({ title }) => title === 'Hasta')).toHaveLength(2);
    expect(all.filter((card) => card.repeats !== null)).toEqual([]);
  });
});

describe('a card that repeats when it is done', () => {
  const setStatus = (card_id: string, status: 'todo' | 'done') =>
    projects.ask(ana.userId, setCardStatus, { project_id: place.id, ...key(), card_ids: [card_id], status });

  it('brings the next one for a day that is not over, in the first open list', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-23' });
    await repeats.set(ana, place, { card_id, rule: MONDAYS, when: 'done' });
    clock.pass(4 * DAY_SECONDS);
    expect(await repeats.look()).toEqual([]);
    await setStatus(card_id, 'done');
    await repeats.look();
    expect(await repeats.look()).toEqual([]);
    expect(await others(card_id)).toMatchObject([
      { list_id: listAt(place, 0), due_on: '2026-12-07', progress: 0, repeats: { nth: 2, next_on: '2026-12-14' } },
    ]);
  });

  it('creates none again after its undo, until the card is done once more', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-23' });
    await repeats.set(ana, place, { card_id, rule: MONDAYS, when: 'done' });
    await setStatus(card_id, 'done');
    await repeats.look();
    await board.undo(ana, place);
    expect(await repeats.look()).toEqual([]);
    await setStatus(card_id, 'todo');
    expect(await repeats.look()).toEqual([]);
    await setStatus(card_id, 'done');
    await repeats.look();
    expect(await others(card_id)).toHaveLength(1);
  });
});

describe('a rule', () => {
  it.each([
    ['FREQ=MINUTELY', 'repeat_too_often'],
    ['FREQ=constructor', 'repeat_invalid'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'repeat_without_days'],
    [`${DAILY};COUNT=1`, 'repeat_without_days'],
    [`${DAILY};UNTIL=20261101`, 'repeat_without_days'],
  ])('is refused: %s with %s', async (rule, code) => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    expect(await repeats.refusal(ana, place, { card_id, rule })).toBe(code);
    expect((await theCard(card_id))?.repeats).toBeNull();
  });

  it('is for those who edit cards, and for cards of the project', async () => {
    const card_id = await board.make(ana, place);
    const [guest, member] = [await projects.inTeam(place.id, 'guest'), await projects.inTeam(place.id, 'member')];
    expect(await repeats.refusal(guest, place, { card_id, rule: DAILY })).toBe('forbidden');
    expect(await repeats.refusal(member, place, { card_id, rule: DAILY })).toBe('allowed');
    const elsewhere = await board.make(ana, await projects.aProject(ana));
    expect(await repeats.refusal(ana, place, { card_id: elsewhere, rule: DAILY })).toBe('card_not_found');
  });

  it('that is saved unchanged begins no new series, and another one does', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    await repeats.set(ana, place, { card_id, rule: DAILY });
    clock.pass(DAY_SECONDS);
    await repeats.look();
    const next = (await others(card_id))[0]?.id ?? '';
    expect((await repeats.set(ana, place, { card_id: next, rule: 'INTERVAL=1;FREQ=DAILY' })).changes).toEqual([]);
    await repeats.set(ana, place, { card_id: next, rule: DAILY, when: 'done' });
    expect((await theCard(next))?.repeats).toMatchObject({ nth: 2, when: 'done', since: '2026-11-28' });
    await repeats.set(ana, place, { card_id: next, rule: MONDAYS });
    expect((await theCard(next))?.repeats).toMatchObject({ nth: 1, since: '2026-11-29', next_on: '2026-11-30' });
    await repeats.set(ana, place, { card_id: next, rule: null });
    expect((await theCard(next))?.repeats).toBeNull();
    await board.undo(ana, place);
    expect((await theCard(next))?.repeats).toMatchObject({ rule: MONDAYS });
  });

  it('stays with its card: a copy of the card has none', async () => {
    const [card_id, new_id] = [await board.make(ana, place, { due_on: '2026-11-28' }), v7()];
    await repeats.set(ana, place, { card_id, rule: DAILY });
    await projects.ask(ana.userId, duplicateCard, { project_id: place.id, ...key(), card_id, new_id });
    expect((await theCard(new_id))?.repeats).toBeNull();
  });
});

describe('the next card', () => {
  it('comes in the name of a director once the person has left the project', async () => {
    const eva = await projects.inTeam(place.id, 'member');
    const card_id = await board.make(eva, place, { due_on: '2026-11-28' });
    await repeats.set(eva, place, { card_id, rule: DAILY });
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [eva.userId]);
    clock.pass(DAY_SECONDS);
    expect(await repeats.look()).toMatchObject([{ by: ana.userId }]);
  });

  it('that fails in one project holds up no other, and is tried again after ten minutes', async () => {
    const full = await projects.aProject(ana);
    const given = { due_on: '2026-11-28' };
    for (const one of [full, place])
      await repeats.set(ana, one, { card_id: await board.make(ana, one, given), rule: DAILY });
    await projects.rows('UPDATE projects SET last_number = 100000 WHERE id = $1', [full.id]);
    clock.pass(DAY_SECONDS);
    const outcomes = await repeats.look();
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContain('too_many_cards');
    expect(await cards()).toHaveLength(2);
    await projects.rows('UPDATE projects SET last_number = 1 WHERE id = $1', [full.id]);
    expect(await repeats.look()).toEqual([]);
    clock.pass(11 * 60);
    expect(await repeats.look()).toHaveLength(1);
    expect((await board.read(ana, full.id)).cards).toHaveLength(2);
  });

  it('is asked for twice with one command, and answers as the first time', async () => {
    const card_id = await board.make(ana, place, { due_on: '2026-11-28' });
    const set = { project_id: place.id, ...key(), card_id, rule: DAILY };
    const first = await projects.ask(ana.userId, repeatCard, set);
    clock.pass(DAY_SECONDS);
    await repeats.look();
    expect(await projects.ask(ana.userId, repeatCard, set)).toEqual(first);
    expect((await theCard(card_id))?.repeats).toBeNull();
    expect(await projects.refusal(ana.userId, repeatCard, { ...set, rule: MONDAYS })).toBe('idempotency_key_reused');
  });
});
