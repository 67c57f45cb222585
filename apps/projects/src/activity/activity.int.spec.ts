import { expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { listActivity } from '@nivel/contracts/projects/list-activity.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});

/** A project in which two people have done something with two cards. */
const aBusyProject = async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const beto = await projects.inTeam(place.id, 'member');
  const cards = [await board.make(ana, place, { title: 'Uno' }), await board.make(beto, place, { title: 'Dos' })];
  const named = () => ({ project_id: place.id, ...key(), card_ids: cards });
  await projects.ask(beto.userId, updateCards, { ...named(), set: { priority: 'high' } });
  await board.move(ana, place, cards.slice(0, 1), { list_id: listAt(place, 1) });
  const of = (given: Partial<CallInputOf<typeof listActivity>> = {}) =>
    projects.ask(ana.userId, listActivity, { project_id: place.id, ...given });
  return { ana, beto, place, cards, named, of };
};

it('lists the changes of cards, newest first, with old and new values and the card as it was', async () => {
  const { ana, beto, cards, of } = await aBusyProject();
  const { entries, next } = await of();
  const told = entries.map(({ by, event, card, fields }) => [by, event, card.title, fields.map(({ field }) => field)]);
  expect(told).toEqual([
    [ana.userId, 'changed', 'Uno', ['list_id']],
    [beto.userId, 'changed', 'Uno', ['priority']],
    [beto.userId, 'changed', 'Dos', ['priority']],
    [beto.userId, 'created', 'Dos', []],
    [ana.userId, 'created', 'Uno', []],
  ]);
  expect(entries[1]).toMatchObject({
    cards: 2,
    card: { id: cards[0], number: 1 },
    fields: [{ old: 'medium', new: 'high' }],
  });
  expect(next).toBeNull();
});

it('can be filtered by a person, or a kind, in pages', async () => {
  const { beto, of } = await aBusyProject();
  const kindsOf = async (given: Parameters<typeof of>[0]) => (await of(given)).entries.map(({ kind }) => kind);
  expect(await kindsOf({ by: beto.userId })).toEqual(['update-cards', 'update-cards', 'create-card']);
  expect(await kindsOf({ kind: 'moved' })).toEqual(['move-cards']);
  expect(await kindsOf({ by: beto.userId, kind: 'created' })).toEqual(['create-card']);
  const page = await of({ limit: 2 });
  expect(page.entries.map(({ kind }) => kind)).toEqual(['move-cards', 'update-cards', 'update-cards']);
  const rest = await of({ limit: 2, before: page.next ?? 0 });
  expect([rest.entries.map(({ kind }) => kind), rest.next]).toEqual([['create-card', 'create-card'], null]);
});

it('shows the beginning of long texts, counts the cards of a large command, and names no purged one', async () => {
  const { ana, place, cards, named, of } = await aBusyProject();
  const text = { project_id: place.id, ...key(), card_id: cards[0] ?? '', field: 'notes' as const, base_version: 0 };
  await projects.ask(ana.userId, updateCardText, { ...text, text: '漢'.repeat(50_000) });
  const [written] = (await of()).entries;
  expect(written?.fields).toEqual([{ field: 'notes', old: '', new: '漢'.repeat(300) }]);
  await projects.ask(ana.userId, deleteCards, named());
  expect((await of({ kind: 'deleted' })).entries).toMatchObject([{ cards: 2 }, { cards: 2 }]);
  await projects.rows(`UPDATE cards SET title = '' WHERE id = $1`, [cards[0]]);
  expect((await of()).entries.map(({ card }) => card.title)).not.toContain('');
  expect((await of({ kind: 'deleted' })).entries).toHaveLength(1);
});

it('is not for who only reads a public project', async () => {
  const { place } = await aBusyProject();
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  const reader = await projects.aPerson();
  expect(await projects.refusal(reader.userId, listActivity, { project_id: place.id })).toBe('forbidden');
  const guest = await projects.inTeam(place.id, 'guest');
  expect(await projects.refusal(guest.userId, listActivity, { project_id: place.id })).toBe('allowed');
});
