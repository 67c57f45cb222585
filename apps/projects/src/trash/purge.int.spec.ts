import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { createOrganization } from '@nivel/contracts/projects/create-organization.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { deleteComment } from '@nivel/contracts/projects/delete-comment.operation';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { editComment } from '@nivel/contracts/projects/edit-comment.operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { restoreComment } from '@nivel/contracts/projects/restore-comment.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { restoreOrganization } from '@nivel/contracts/projects/restore-organization.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, titles, type BoardActions, type Place } from '../../test/board-actions.ts';
import { withDelta } from '../../test/board-client.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

/** Until nothing is left, as the schedule does it. @returns how many cards and organizations */
const purge = async (): Promise<{ cards: number; organizations: number }> => {
  const sum = { cards: 0, organizations: 0 };
  for (let hasMore = true; hasMore;) {
    const part = await projects.ask(null, purgeTrash, {});
    sum.cards += part.purged_cards;
    sum.organizations += part.purged_organizations;
    hasMore = part.has_more;
  }
  return sum;
};
const agedCards = (ids: readonly string[], days = 31) =>
  projects.rows(`UPDATE cards SET deleted_at = deleted_at - $2 * interval '1 day' WHERE id = ANY ($1)`, [ids, days]);
const placesOf = (secret: string) =>
  projects.rows(
    `SELECT (SELECT count(*)::int FROM cards c WHERE c::text LIKE $1) AS cards,
       (SELECT count(*)::int FROM card_texts t WHERE t::text LIKE $1) AS texts,
       (SELECT count(*)::int FROM lists l WHERE l::text LIKE $1) AS lists,
       (SELECT count(*)::int FROM comments c WHERE c::text LIKE $1) + (SELECT count(*)::int FROM comment_versions v WHERE v::text LIKE $1) AS comments,
       (SELECT count(*)::int FROM project_changes g WHERE g.changes::text LIKE $1) AS log`,
    [`%${secret}%`],
  );
const nowhere = [{ cards: 0, texts: 0, lists: 0, comments: 0, log: 0 }];
const aSecretCard = async (who: Somebody, place: Place, secret: string): Promise<string> => {
  const field = { field_id: v7(), name: `Campo ${v7().slice(0, 30)}`, kind: 'text' as const };
  await projects.ask(who.userId, createField, { project_id: place.id, ...key(), ...field });
  const card = await board.make(who, place, {
    title: `${secret} título`,
    fields: { [field.field_id]: secret },
    description: `${secret} descripción`,
    blocked_reason: `${secret} motivo`,
    tags: [secret],
    checklist: [{ id: v7(), text: secret, done: false }],
    assignee: who.userId,
  });
  const set = { title: `${secret} cambiado`, assignee: null, fields: { [field.field_id]: `${secret} otra vez` } };
  const at = { project_id: place.id, card_id: card, comment_id: v7() };
  await projects.ask(who.userId, addComment, { ...at, text: secret });
  const { project_id, comment_id } = at;
  await projects.ask(who.userId, editComment, { project_id, comment_id, base_version: 1, text: `${secret} otra vez` });
  await projects.ask(who.userId, updateCards, { project_id: place.id, ...key(), card_ids: [card], set });
  return card;
};
const throwAway = (who: Somebody, place: Place, card: string) =>
  projects.ask(who.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [card] });
const restoring = (who: Somebody, place: Place, card: string) =>
  projects.refusal(who.userId, restoreCards, { project_id: place.id, ...key(), card_ids: [card] });

describe('a card that was in the trash for more than 30 days', () => {
  it('loses what people wrote, in the log too, and cannot be restored; others keep everything', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [secret, other] = [`Secreto ${v7()}`, `Otro ${v7()}`];
    const [old, fresh] = [await aSecretCard(ana, place, secret), await aSecretCard(ana, place, other)];
    const before = await board.read(ana, place.id);
    await throwAway(ana, place, fresh);
    await throwAway(ana, place, old);
    const [kept] = await placesOf(other);
    await agedCards([old]);
    await agedCards([fresh], 29);
    expect(await purge()).toMatchObject({ cards: 1 });
    expect(await placesOf(secret)).toEqual(nowhere);
    expect(await placesOf(other)).toEqual([kept]);
    expect(await projects.rows('SELECT number FROM cards WHERE id = $1', [old])).toEqual([{ number: 1 }]);
    expect(await restoring(ana, place, old)).toBe('card_not_found');
    expect(await projects.refusal(ana.userId, readCard, { project_id: place.id, card_id: old })).toBe('card_not_found');
    expect(await projects.refusal(ana.userId, undoCommand, { project_id: place.id, ...key() })).toBe('changed_since');
    expect(await restoring(ana, place, fresh)).toBe('allowed');
    // A window that slept all the time still catches up.
    const deltasAfter = async (after: number) =>
      (await projects.ask(ana.userId, listProjectChanges, { project_id: place.id, after })).deltas ?? [];
    const caughtUp = (await deltasAfter(before.sequence)).reduce(withDelta, before);
    expect(caughtUp.rows()).toEqual((await board.read(ana, place.id)).rows());
    const all = await deltasAfter(0);
    expect(all.length).toBeGreaterThan(6);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
  });

  it('is purged with its list, whose name is removed too', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const secret = `Lista ${v7()}`;
    await projects.rows(`UPDATE lists SET name = $2, description = $2 WHERE id = $1`, [listAt(place, 3), secret]);
    await projects.ask(ana.userId, deleteList, { project_id: place.id, ...key(), list_id: listAt(place, 3) });
    await projects.rows(`UPDATE lists SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [
      listAt(place, 3),
    ]);
    await purge();
    expect(await placesOf(secret)).toEqual(nowhere);
    expect(await projects.refusal(ana.userId, undoCommand, { project_id: place.id, ...key() })).toBe('changed_since');
    expect((await board.read(ana, place.id)).lists.map(({ id }) => id)).toEqual(place.lists.slice(0, 3));
  });

  it('is done in parts: one that fails in the middle changes nothing, and the next turn does it', async () => {
    const ana = await projects.aPerson();
    const places = [await projects.aProject(ana), await projects.aProject(ana)];
    const secret = `A medias ${v7()}`;
    const ids: string[] = [];
    for (const place of places) {
      const card = await aSecretCard(ana, place, secret);
      await throwAway(ana, place, card);
      ids.push(card);
    }
    await agedCards(ids);
    const [whole] = await placesOf(secret);
    await projects.rows(
      `CREATE FUNCTION broken() RETURNS trigger AS $$ BEGIN RAISE 'cut off'; END $$ LANGUAGE plpgsql`,
    );
    await projects.rows(
      'CREATE TRIGGER broken BEFORE UPDATE ON project_changes FOR EACH ROW EXECUTE FUNCTION broken()',
    );
    expect(await projects.refusal(null, purgeTrash, {})).not.toBe('allowed');
    expect(await placesOf(secret)).toEqual([whole]);
    await projects.rows('DROP FUNCTION broken CASCADE');
    expect(await purge()).toMatchObject({ cards: 2 });
    expect(await placesOf(secret)).toEqual(nowhere);
    expect(await purge()).toEqual({ cards: 0, organizations: 0 });
  });

  it('is purged once, by however many at the same time', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const cards = [await aSecretCard(ana, place, 'uno'), await aSecretCard(ana, place, 'dos')];
    for (const card of cards) await throwAway(ana, place, card);
    await agedCards(cards);
    const parts = await Promise.all(Array.from({ length: 4 }, () => purge()));
    expect(parts.reduce((sum, part) => sum + part.cards, 0)).toBe(2);
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual([]);
  });
});

describe('an organization that was in the trash for more than 30 days', () => {
  it('belongs to nobody any more, after its projects, and its name is free; one of 29 days may still be had back', async () => {
    const owner = await projects.aPerson();
    const name = `Taller ${v7()}`;
    const { id, slug } = await projects.ask(owner.userId, createOrganization, { name, slug: `t-${v7()}` });
    const fresh = await projects.anOrganization(owner);
    const { id: projectId } = await projects.aProject(owner, { organizationId: id });
    const guest = await projects.aMember(id, 'guest');
    for (const one of [id, fresh]) await projects.ask(owner.userId, deleteOrganization, { id: one });
    const aged = `UPDATE organizations SET deleted_at = deleted_at - $2 * interval '1 day' WHERE id = $1`;
    await projects.rows(aged, [id, 30]);
    await projects.rows(aged, [fresh, 29]);
    const restoringIt = () => projects.refusal(owner.userId, restoreOrganization, { organization_id: id });
    expect(await restoringIt()).toBe('forbidden');
    expect((await projects.ask(owner.userId, listMyOrganizations, {})).deleted).toMatchObject([
      { organization_id: fresh },
    ]);
    expect(await purge()).toMatchObject({ organizations: 1 });
    expect(await restoringIt()).toBe('forbidden');
    const [row] = await projects.rows(
      `SELECT o.name, o.slug, o.description, p.purged_at IS NOT NULL AS "isProjectGone",
         (SELECT count(*)::int FROM organization_members WHERE organization_id = o.id AND removed_at IS NULL) AS members
       FROM organizations o JOIN projects p ON p.organization_id = o.id WHERE p.id = $1`,
      [projectId],
    );
    expect(row).toEqual({ name: '', slug: id, description: '', isProjectGone: true, members: 0 });
    expect((await projects.ask(guest.userId, listMyOrganizations, {})).organizations).toEqual([]);
    expect(await projects.refusal(owner.userId, createOrganization, { name, slug })).toBe('allowed');
    expect(await projects.refusal(owner.userId, restoreOrganization, { organization_id: fresh })).toBe('allowed');
    expect(await purge()).toEqual({ cards: 0, organizations: 0 });
  });
});

describe('a comment that was deleted more than 30 days ago', () => {
  it('is blank, and cannot be restored; one of yesterday stays', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const secret = `Secreto ${v7()}`;
    const card = await board.make(ana, place);
    const [old, fresh] = [v7(), v7()];
    for (const comment_id of [old, fresh]) {
      await projects.ask(ana.userId, addComment, { project_id: place.id, card_id: card, comment_id, text: secret });
      await projects.ask(ana.userId, deleteComment, { project_id: place.id, comment_id });
    }
    await projects.rows(`UPDATE comments SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [old]);
    await purge();
    expect(await placesOf(secret)).toMatchObject([{ comments: 1 }]);
    const restored = (comment_id: string) =>
      projects.refusal(ana.userId, restoreComment, { project_id: place.id, comment_id });
    expect([await restored(old), await restored(fresh)]).toEqual(['comment_not_found', 'allowed']);
  });
});
