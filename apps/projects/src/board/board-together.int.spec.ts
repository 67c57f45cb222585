import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { withDelta } from '../../test/board-client.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { key, listAt, titles, type BoardActions } from '../../test/board-actions.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

describe('rights in a project', () => {
  it.each([
    ['reader', false, false],
    ['guest', false, false],
    ['member', true, false],
    ['lead', true, true],
    ['director', true, true],
  ] as const)('%s', async (role, cards, lists) => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const who = role === 'reader' ? await projects.aPerson() : await projects.inTeam(place.id, role);
    if (role === 'reader') await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
    expect((await board.read(who, place.id)).role).toBe(role);
    const card = { project_id: place.id, ...key(), card_id: v7(), list_id: listAt(place, 0), title: 'x' };
    expect(await projects.refusal(who.userId, createCard, card)).toBe(cards ? 'allowed' : 'forbidden');
    const list = { project_id: place.id, ...key(), list_id: v7(), name: 'x' };
    expect(await projects.refusal(who.userId, createList, list)).toBe(lists ? 'allowed' : 'forbidden');
  });

  it('strangers, removed people and people of the trash nothing; a project that is not there looks the same', async () => {
    const [ana, eva] = [await projects.aPerson(), await projects.aPerson()];
    const place = await projects.aProject(ana);
    const reading = (who: Somebody, project_id: string) =>
      projects.refusal(who.userId, listProjectChanges, { project_id, after: 0 });
    expect(await reading(ana, place.id)).toBe('allowed');
    expect(await reading(eva, place.id)).toBe('forbidden');
    expect(await reading(eva, v7())).toBe('forbidden');
    await projects.rows('UPDATE crico_users SET is_active = false WHERE user_id = $1', [ana.userId]);
    expect(await reading(ana, place.id)).toBe('forbidden');
  });

  it('in an organization its admins are directors, members see visible ones, and former members have no role', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const [admin, member, guest] = [
      await projects.aMember(organizationId, 'admin'),
      await projects.aMember(organizationId, 'member'),
      await projects.aMember(organizationId, 'guest'),
    ];
    const place = await projects.aProject(member, { organizationId });
    const other = await projects.aMember(organizationId, 'member');
    const role = async (who: Somebody) => (await board.read(who, place.id).catch(() => null))?.role ?? null;
    expect([await role(admin), await role(member), await role(other), await role(guest)]).toEqual([
      'director',
      'director',
      null,
      null,
    ]);
    await projects.rows(`UPDATE projects SET visibility = 'team' WHERE id = $1`, [place.id]);
    expect([await role(other), await role(guest)]).toEqual(['guest', null]);
    await projects.rows('UPDATE organization_members SET removed_at = now() WHERE user_id = $1', [member.userId]);
    expect(await role(member)).toBe(null);
  });
});

describe('undo', () => {
  const undo = (who: Somebody, project_id: string) => projects.ask(who.userId, undoCommand, { project_id, ...key() });
  const redo = (who: Somebody, project_id: string) => projects.ask(who.userId, redoCommand, { project_id, ...key() });

  it("reverts the caller's own commands, the last one first, and redo applies them again", async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const history = [await board.read(ana, place.id)];
    const note = async () => void history.push(await board.read(ana, place.id));
    const id = await board.make(ana, place);
    await note();
    const other = await board.make(ana, place);
    await note();
    await board.move(ana, place, [id, other], { list_id: listAt(place, 3) });
    await note();
    await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [id, other] });
    await note();
    await projects.ask(ana.userId, deleteList, { project_id: place.id, ...key(), list_id: listAt(place, 1) });
    await note();
    for (const before of history.slice(0, -1).toReversed()) {
      await undo(ana, place.id);
      expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
    }
    expect(await projects.refusal(ana.userId, undoCommand, { project_id: place.id, ...key() })).toBe('nothing_to_undo');
    for (const after of history.slice(1)) {
      await redo(ana, place.id);
      expect((await board.read(ana, place.id)).rows()).toEqual(after.rows());
    }
    expect(await projects.refusal(ana.userId, redoCommand, { project_id: place.id, ...key() })).toBe('nothing_to_redo');
    await undo(ana, place.id);
    await board.make(ana, place);
    expect(await projects.refusal(ana.userId, redoCommand, { project_id: place.id, ...key() })).toBe('nothing_to_redo');
  });

  it("never overwrites later changes by others, nor reverts another person's command", async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const id = await board.make(ana, place);
    const title = (who: Somebody, text: string) =>
      projects.ask(who.userId, updateCards, { project_id: place.id, ...key(), card_ids: [id], set: { title: text } });
    await title(ana, 'de Ana');
    await title(eva, 'de Eva');
    await expect(undo(ana, place.id)).rejects.toMatchObject({
      definition: { code: 'changed_since' },
      details: { changed: [{ of: 'card', id, fields: ['title'] }] },
    });
    await undo(eva, place.id);
    expect((await board.read(ana, place.id)).cards[0]?.title).toBe('de Ana');
    expect(await projects.refusal(eva.userId, undoCommand, { project_id: place.id, ...key() })).toBe('nothing_to_undo');
  });

  it('to reorder places a card behind the present holder of its old place', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [first, last] = [await board.make(ana, place), await board.make(ana, place)];
    const at = async () => (await board.read(ana, place.id)).cards.find(({ id }) => id === last)?.position;
    const left = await at();
    await board.move(ana, place, [last], { list_id: listAt(place, 0), after: first });
    const other = await board.make(eva, place);
    expect((await board.read(ana, place.id)).cards.find(({ id }) => id === other)?.position).toBe(left);
    await undo(ana, place.id);
    const order = (await board.read(ana, place.id)).cards.toSorted((a, b) => (a.position < b.position ? -1 : 1));
    expect(order.map(({ id }) => id)).toEqual([first, other, last]);
  });

  it('pressed twenty times at once reverts twenty commands', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    for (let index = 0; index < 20; index += 1) await board.make(ana, place, { title: String(index) });
    await Promise.all(Array.from({ length: 20 }, () => undo(ana, place.id)));
    expect((await board.read(ana, place.id)).cards).toEqual([]);
  });

  it('of what only leads may is refused to who is none any more', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'lead');
    const gone = { project_id: place.id, ...key(), list_id: listAt(place, 1) };
    await projects.ask(eva.userId, deleteList, gone);
    await projects.rows(`UPDATE project_members SET role = 'member' WHERE user_id = $1`, [eva.userId]);
    expect(await projects.refusal(eva.userId, undoCommand, { project_id: place.id, ...key() })).toBe('forbidden');
    await projects.rows(`UPDATE project_members SET role = 'lead' WHERE user_id = $1`, [eva.userId]);
    await undo(eva, place.id);
    expect((await board.read(ana, place.id)).lists.map(({ id }) => id)).toEqual(place.lists);
  });

  it('is refused to a person who may not change the project any more', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    await board.make(eva, place);
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [eva.userId]);
    expect(await projects.refusal(eva.userId, undoCommand, { project_id: place.id, ...key() })).toBe('forbidden');
  });
});

describe('many at once', () => {
  it('have one order, no gap and no equal positions, and every client ends with the rows of the server', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [first, last] = [
      await board.make(ana, place, { title: 'first' }),
      await board.make(ana, place, { title: 'last' }),
    ];
    const begin = await board.read(ana, place.id);
    const client = async (name: number): Promise<void> => {
      for (let round = 0; round < 25; round += 1) {
        const id = await board.make(ana, place, { title: `${name}-${round}`, before: first, after: last });
        if (round % 3 === 0)
          await board.move(ana, place, [id], { list_id: listAt(place, round % 4), before: first, after: last });
        if (round % 7 === 0)
          await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [id] });
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
    const end = await board.read(ana, place.id);
    for (const { id } of end.lists) {
      const positions = end.inList(id).map(({ position }) => position);
      expect(new Set(positions).size).toBe(positions.length);
    }
    const { deltas } = await projects.ask(ana.userId, listProjectChanges, {
      project_id: place.id,
      after: begin.sequence,
    });
    expect(deltas?.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: end.sequence - begin.sequence }, (_, index) => begin.sequence + index + 1),
    );
    const followed = (deltas ?? []).reduce(withDelta, begin);
    expect(followed.rows()).toEqual(end.rows());
    expect((deltas ?? []).reduce(withDelta, begin.emptied()).sequence).toBe(end.sequence);
  });

  it('into one gap for a long time: positions stay short, and the order stays', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const first = await board.make(ana, place, { title: 'first' });
    const count = 1_200;
    const made: string[] = [];
    for (let from = 0; from < count; from += 50) {
      const titlesNow = Array.from({ length: 50 }, (_, index) => String(from + index));
      // Sent in their order: each is put right behind the first, in front of the one before.
      await Promise.all(titlesNow.map((title) => board.make(ana, place, { title, before: first })));
      made.push(...titlesNow);
    }
    const shown = await board.read(ana, place.id);
    expect(Math.max(...shown.cards.map(({ position }) => position.length))).toBeLessThanOrEqual(64);
    expect(titles(shown, listAt(place, 0))).toHaveLength(count + 1);
    const spreads = await projects.rows(`SELECT 1 FROM project_changes WHERE project_id = $1 AND kind = 'spread'`, [
      place.id,
    ]);
    expect(spreads.length).toBeGreaterThan(0);
    expect(titles(shown, listAt(place, 0))[0]).toBe('first');
  });
});
