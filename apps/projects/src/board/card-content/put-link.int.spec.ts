import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { tableQuery } from '@nivel/contracts/kernel/table';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { readMilestoneDependencies } from '@nivel/contracts/projects/read-milestone-dependencies.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { v7 } from 'uuid';
import { key, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

type Given = Omit<CallInputOf<typeof putLink>, 'project_id' | 'command_id'>;
const put = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.ask(userId, putLink, { project_id, ...key(), ...given });
const refused = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.refusal(userId, putLink, { project_id, ...key(), ...given });

const twoCards = async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [first, second] = [await board.make(ana, place), await board.make(ana, place)];
  const linksOf = async (id = second) => {
    const card = (await board.read(ana, place.id)).cards.find((one) => one.id === id);
    return { depends_on: card?.depends_on, link_terms: card?.link_terms };
  };
  return { ana, place, first, second, linksOf };
};

describe('a link', () => {
  it('is created with its type and lag by one command, changed by one, and undone as one', async () => {
    const { ana, place, first, second, linksOf } = await twoCards();
    const delta = await put(ana, place, { card_id: second, depends_on: first, type: 'start-start', lag: 3 });
    expect(delta).toMatchObject({
      kind: 'put-link',
      changes: [{ id: second, set: { depends_on: { add: [first], remove: [] }, link_terms: { [first]: 'SS+3' } } }],
    });
    const changed = await put(ana, place, { card_id: second, depends_on: first, type: 'finish-finish', lag: -30 });
    expect(changed.changes).toEqual([{ of: 'card', id: second, set: { link_terms: { [first]: 'FF-30' } } }]);
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'FF-30' } });
    expect(
      (await put(ana, place, { card_id: second, depends_on: first, type: 'finish-finish', lag: -30 })).changes,
    ).toEqual([]);
    await board.undo(ana, place);
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'SS+3' } });
    await board.undo(ana, place);
    expect(await linksOf()).toEqual({ depends_on: [], link_terms: {} });
  });

  it('of the usual kind says nothing of it, and the documented door shows each once', async () => {
    const { ana, place, first, second, linksOf } = await twoCards();
    await put(ana, place, { card_id: second, depends_on: first });
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: {} });
    await put(ana, place, { card_id: second, depends_on: first, lag: 365 });
    const filters = [{ column: 'milestone_id', op: 'eq', value: second }];
    const page = await projects.ask(ana.userId, readMilestoneDependencies, tableQuery.parse({ filters }));
    expect(page.rows).toEqual([{ project_id: place.id, milestone_id: second, depends_on_milestone_id: first }]);
    await put(ana, place, { card_id: second, depends_on: first });
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: {} });
  });

  it('keeps its terms when it is removed, and restores them with an undo', async () => {
    const { ana, place, first, second, linksOf } = await twoCards();
    await put(ana, place, { card_id: second, depends_on: first, type: 'start-finish', lag: 2 });
    const given = { project_id: place.id, card_ids: [second] };
    await projects.ask(ana.userId, changeCardSets, { ...given, ...key(), remove: { depends_on: [first] } });
    expect(await linksOf()).toEqual({ depends_on: [], link_terms: {} });
    await board.undo(ana, place);
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'SF+2' } });
    await projects.ask(ana.userId, deleteCards, { ...given, ...key(), card_ids: [first], cascade: true });
    expect(await linksOf()).toEqual({ depends_on: [], link_terms: {} });
    await board.undo(ana, place);
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'SF+2' } });
  });

  it('is copied with its card, and restored from the trash if its other card exists', async () => {
    const { ana, place, first, second, linksOf } = await twoCards();
    await put(ana, place, { card_id: second, depends_on: first, lag: 4 });
    const [of, new_id] = [{ project_id: place.id }, v7()];
    await projects.ask(ana.userId, duplicateCard, { ...of, ...key(), card_id: second, new_id });
    expect(await linksOf(new_id)).toEqual({ depends_on: [first], link_terms: { [first]: 'FS+4' } });
    const remove = { ...of, cascade: true };
    await projects.ask(ana.userId, deleteCards, { ...remove, ...key(), card_ids: [second] });
    await projects.ask(ana.userId, restoreCards, { ...of, ...key(), card_ids: [second] });
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'FS+4' } });
    await projects.ask(ana.userId, deleteCards, { ...remove, ...key(), card_ids: [second] });
    await projects.ask(ana.userId, deleteCards, { ...remove, ...key(), card_ids: [first] });
    await projects.ask(ana.userId, restoreCards, { ...of, ...key(), card_ids: [second] });
    expect(await linksOf()).toEqual({ depends_on: [], link_terms: {} });
  });

  it('closes no cycle, of any type, and joins cards of the project only', async () => {
    const { ana, place, first, second } = await twoCards();
    await put(ana, place, { card_id: second, depends_on: first });
    await expect(put(ana, place, { card_id: first, depends_on: second, type: 'start-start' })).rejects.toMatchObject({
      definition: { code: 'dependency_circle' },
      details: { cards: [second, first] },
    });
    expect(await refused(ana, place, { card_id: first, depends_on: first })).toBe('dependency_circle');
    const elsewhere = await board.make(ana, await projects.aProject(ana));
    expect(await refused(ana, place, { card_id: first, depends_on: elsewhere })).toBe('card_not_found');
    const guest = await projects.inTeam(place.id, 'guest');
    expect(await refused(guest, place, { card_id: second, depends_on: first, lag: 1 })).toBe('forbidden');
  });

  it.each([1_000_000, 366, -31, 1.5])('with a lag of %d is refused in a sentence', async (lag) => {
    const { ana, place, first, second } = await twoCards();
    await expect(put(ana, place, { card_id: second, depends_on: first, lag })).rejects.toMatchObject({
      definition: { code: 'invalid_input' },
      details: [{ message: 'A lag is from -30 to 365 working days' }],
    });
  });

  it('that another person has changed since is not undone', async () => {
    const { ana, place, first, second, linksOf } = await twoCards();
    const eva = await projects.inTeam(place.id, 'member');
    await put(ana, place, { card_id: second, depends_on: first, lag: 1 });
    await put(eva, place, { card_id: second, depends_on: first, lag: 2 });
    await expect(board.undo(ana, place)).rejects.toMatchObject({
      details: { changed: [{ id: second, fields: ['link_terms'] }] },
    });
    expect(await linksOf()).toEqual({ depends_on: [first], link_terms: { [first]: 'FS+2' } });
    const { entries } = await projects.ask(ana.userId, listCardHistory, { project_id: place.id, card_id: second });
    expect(entries[0]?.fields).toEqual([{ field: 'link_terms', old: { [first]: 'FS+1' }, new: { [first]: 'FS+2' } }]);
  });
});
