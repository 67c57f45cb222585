import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { listProjectTrash } from '@nivel/contracts/projects/list-project-trash.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { restoreList } from '@nivel/contracts/projects/restore-list.operation';
import { key, listAt, titles, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const DAY_MS = 86_400_000;
type TrashQuery = Omit<CallInputOf<typeof listProjectTrash>, 'project_id'>;
const trash = (who: Somebody, { id }: Place, query: TrashQuery = {}) =>
  projects.ask(who.userId, listProjectTrash, { project_id: id, ...query });
const namesIn = async (who: Somebody, place: Place, search = '') =>
  (await trash(who, place, { search })).things.map(({ name }) => name);
const remove = (who: Somebody, { id }: Place, ...card_ids: string[]) =>
  projects.ask(who.userId, deleteCards, { project_id: id, ...key(), card_ids });
const removeList = (who: Somebody, { id }: Place, list_id: string) =>
  projects.ask(who.userId, deleteList, { project_id: id, ...key(), list_id, with_cards: true });

describe('the trash of a project', () => {
  it('shows what was deleted, by whom, when, and until when it can be restored', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [card, other] = [await board.make(ana, place, { title: 'Boceto' }), await board.make(ana, place)];
    await board.make(ana, place, { list_id: listAt(place, 1), title: 'Con la lista' });
    await remove(eva, place, card);
    await removeList(ana, place, listAt(place, 1));
    const { things, days, next } = await trash(eva, place);
    expect([days, next]).toEqual([30, null]);
    const list = listAt(place, 1);
    // Things deleted by one command have no defined order.
    const byName = new Map(things.map((thing) => [thing.of === 'list' ? 'list' : thing.name, thing]));
    expect(things.at(-1)?.name).toBe('Boceto');
    expect([...byName.keys()].sort()).toEqual(['Boceto', 'Con la lista', 'list']);
    expect(byName.get('list')).toMatchObject({ id: list, number: null, list: null, cards: 1, deleted_by: ana.userId });
    expect(byName.get('Con la lista')).toMatchObject({ of: 'card', number: 3, deleted_by: ana.userId });
    expect(byName.get('Boceto')).toMatchObject({ of: 'card', id: card, number: 1, deleted_by: eva.userId });
    for (const { deleted_at, purged_at } of things)
      expect(Date.parse(purged_at) - Date.parse(deleted_at)).toBe(30 * DAY_MS);
    expect(things.map(({ id }) => id)).not.toContain(other);
  });

  it('is searched by titles without accents, by numbers and by ids, and read in pages', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const ids: string[] = [];
    for (const title of ['Algodón', 'Lana', 'Seda']) ids.push(await board.make(ana, place, { title }));
    for (const id of ids) await remove(ana, place, id);
    const { project } = await board.read(ana, place.id);
    expect(await namesIn(ana, place)).toEqual(['Seda', 'Lana', 'Algodón']);
    expect(await namesIn(ana, place, ' ALGODON ')).toEqual(['Algodón']);
    expect(await namesIn(ana, place, `${project.key.toLowerCase()}-2`)).toEqual(['Lana']);
    expect(await namesIn(ana, place, ids[2])).toEqual(['Seda']);
    expect(await namesIn(ana, place, '%')).toEqual([]);
    const first = await trash(ana, place, { limit: 2 });
    expect(first.things.map(({ name }) => name)).toEqual(['Seda', 'Lana']);
    const second = await trash(ana, place, { limit: 2, ...(first.next && { after: first.next }) });
    expect([second.things.map(({ name }) => name), second.next]).toEqual([['Algodón'], null]);
  });

  it('contains nothing of other projects, nothing restored, and nothing that was there too long', async () => {
    const ana = await projects.aPerson();
    const [place, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
    const [back, old] = [await board.make(ana, place), await board.make(ana, place)];
    await remove(ana, elsewhere, await board.make(ana, elsewhere));
    await remove(ana, place, back);
    await remove(ana, place, old);
    await projects.ask(ana.userId, restoreCards, { project_id: place.id, ...key(), card_ids: [back] });
    await projects.rows(`UPDATE cards SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [old]);
    expect(await namesIn(ana, place)).toEqual([]);
  });

  it('is for members and above', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const guest = await projects.inTeam(place.id, 'guest');
    for (const { userId } of [guest, await projects.aPerson()])
      expect(await projects.refusal(userId, listProjectTrash, { project_id: place.id })).toBe('forbidden');
  });
});

describe('a list in the trash', () => {
  it('returns behind all others with the cards deleted along, and one undo removes all of it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const list_id = listAt(place, 0);
    const [before, one] = [
      await board.make(ana, place, { title: 'antes' }),
      await board.make(ana, place, { title: 'uno' }),
    ];
    await board.make(ana, place, { title: 'dos', depends_on: [one] });
    await remove(ana, place, before);
    await removeList(ana, place, list_id);
    const first = (await board.read(ana, place.id)).rows();
    await projects.ask(ana.userId, restoreList, { project_id: place.id, ...key(), list_id });
    const after = await board.read(ana, place.id);
    expect(after.lists.at(-1)?.id).toBe(list_id);
    expect(titles(after, list_id)).toEqual(['uno', 'dos']);
    expect(after.inList(list_id).at(-1)?.depends_on).toEqual([one]);
    expect(await namesIn(ana, place)).toEqual(['antes']);
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(first);
  });

  it('is restored by those who may delete it, once, and in its own project', async () => {
    const ana = await projects.aPerson();
    const [place, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
    const eva = await projects.inTeam(place.id, 'member');
    const list_id = listAt(place, 0);
    await removeList(ana, place, list_id);
    const restore = (who: Somebody, { id }: Place) =>
      projects.refusal(who.userId, restoreList, { project_id: id, ...key(), list_id });
    expect(await restore(eva, place)).toBe('forbidden');
    expect(await restore(ana, elsewhere)).toBe('list_not_found');
    expect(await restore(ana, place)).toBe('allowed');
    expect(await restore(ana, place)).toBe('list_not_found');
  });
});
