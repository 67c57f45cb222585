import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const color = '#3b82f6';
const sets = (
  who: Somebody,
  { id }: Place,
  given: Pick<CallInputOf<typeof changeCardSets>, 'card_ids' | 'add' | 'remove'>,
) => projects.ask(who.userId, changeCardSets, { project_id: id, ...key(), ...given });

describe('sets of cards', () => {
  it('add and remove single members, each published, and undo never reverts those of another person', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [id, other] = [await board.make(ana, place), await board.make(ana, place)];
    const [design, urgent] = [await board.label(ana, place, 'Diseño'), await board.label(ana, place, 'Urgente')];
    const delta = await sets(ana, place, { card_ids: [id, other], add: { labels: [design], tags: ['api'] } });
    expect(delta.changes[0]?.set).toEqual({
      labels: { add: [design], remove: [] },
      tags: { add: ['api'], remove: [] },
    });
    await sets(eva, place, { card_ids: [id], add: { labels: [design, urgent], watchers: [eva.userId] } });
    const shown = (await board.read(ana, place.id)).cards.find((card) => card.id === id);
    expect(shown).toMatchObject({ labels: [design, urgent].sort(), tags: ['api'], watchers: [eva.userId] });
    await board.undo(ana, place);
    const after = (await board.read(ana, place.id)).cards.find((card) => card.id === id);
    expect(after).toMatchObject({ labels: [urgent], tags: [], watchers: [eva.userId] });
    expect(
      await projects.ask(ana.userId, changeCardSets, {
        project_id: place.id,
        ...key(),
        card_ids: [id],
        remove: { tags: ['x'] },
      }),
    ).toMatchObject({ changes: [] });
  });

  it('change with the place that a card is put to, and come back with it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [id, left, entered] = [
      await board.make(ana, place),
      await board.label(ana, place, 'Diseño'),
      await board.label(ana, place, 'Urgente'),
    ];
    await sets(ana, place, { card_ids: [id], add: { labels: [left] } });
    const first = (await board.read(ana, place.id)).cards;
    const delta = await board.move(ana, place, [id], {
      list_id: listAt(place, 1),
      set: { assignee: ana.userId, priority: 'high' },
      add: { labels: [entered] },
      remove: { labels: [left] },
    });
    expect(delta.changes).toHaveLength(1);
    const [moved] = (await board.read(ana, place.id)).cards;
    const given = { assignee: ana.userId, priority: 'high', labels: [entered] };
    expect(moved).toMatchObject({ list_id: listAt(place, 1), ...given });
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).cards).toEqual(first);
  });

  it('are not given with a place where they are not of the project', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const [place, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
    const id = await board.make(ana, place);
    const move = (given: object) =>
      projects.refusal(ana.userId, moveCards, {
        project_id: place.id,
        ...key(),
        card_ids: [id],
        list_id: listAt(place, 1),
        ...given,
      });
    expect(await move({ add: { labels: [await board.label(ana, elsewhere, 'Otra')] } })).toBe('label_not_found');
    expect(await move({ set: { assignee: stranger.userId } })).toBe('assignee_cannot_read');
    expect((await board.read(ana, place.id)).inList(listAt(place, 1))).toEqual([]);
  });

  it('hold labels of the project only, and watchers who can see it', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const [place, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
    const id = await board.make(ana, place);
    const add = (given: object) =>
      projects.refusal(ana.userId, changeCardSets, { project_id: place.id, ...key(), card_ids: [id], add: given });
    expect(await add({ labels: [await board.label(ana, elsewhere, 'Otra')] })).toBe('label_not_found');
    expect(await add({ watchers: [stranger.userId] })).toBe('watcher_cannot_read');
    expect(await add({ depends_on: [await board.make(ana, elsewhere)] })).toBe('card_not_found');
    expect(await add({ watchers: [ana.userId] })).toBe('allowed');
  });

  it('never make cards wait for each other, and say which would', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [one, two, three] = [
      await board.make(ana, place),
      await board.make(ana, place),
      await board.make(ana, place),
    ];
    await sets(ana, place, { card_ids: [one], add: { depends_on: [two] } });
    await sets(ana, place, { card_ids: [two], add: { depends_on: [three] } });
    await expect(sets(ana, place, { card_ids: [three], add: { depends_on: [one] } })).rejects.toMatchObject({
      definition: { code: 'dependency_circle' },
      details: { cards: [one, two, three] },
    });
    await expect(sets(ana, place, { card_ids: [one], add: { depends_on: [one] } })).rejects.toMatchObject({
      definition: { code: 'dependency_circle' },
    });
    await sets(ana, place, { card_ids: [two], remove: { depends_on: [three] } });
    await sets(ana, place, { card_ids: [three], add: { depends_on: [one] } });
    // The restored link would close the circle.
    await board.undo(ana, place);
    const eva = await projects.inTeam(place.id, 'member');
    await sets(eva, place, { card_ids: [three], add: { depends_on: [one] } });
    await expect(board.undo(ana, place)).rejects.toMatchObject({
      details: { changed: [{ id: two, fields: ['depends_on'] }] },
    });
  });

  it('keep a checklist in its order, item by item', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place);
    const [a, b] = [v7(), v7()];
    const put = (items: CallInputOf<typeof changeChecklist>['put'], remove: string[] = []) =>
      projects.ask(ana.userId, changeChecklist, { project_id: place.id, ...key(), card_id, put: items, remove });
    await put([
      { id: a, text: 'uno' },
      { id: b, text: 'dos' },
    ]);
    await put([{ id: a, text: 'uno', done: true }]);
    const items = async () =>
      (await board.read(ana, place.id)).cards[0]?.checklist.map(({ text, done }) => [text, done]) ?? [];
    expect(await items()).toEqual([
      ['uno', true],
      ['dos', false],
    ]);
    await put([], [b]);
    expect(await items()).toEqual([['uno', true]]);
    await board.undo(ana, place);
    await board.undo(ana, place);
    expect(await items()).toEqual([
      ['uno', false],
      ['dos', false],
    ]);
  });
});

describe('a project', () => {
  it('changes its name and its labels for everybody, and nobody makes it public by the way', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const lead = await projects.inTeam(place.id, 'lead');
    const before = await board.read(lead, place.id);
    const set = (given: object) => ({ project_id: place.id, ...key(), set: given });
    const delta = await projects.ask(lead.userId, updateProject, set({ name: 'Otro nombre', key: 'ON' }));
    expect(before.with(delta).project).toEqual((await board.read(lead, place.id)).project);
    expect(await projects.refusal(lead.userId, updateProject, set({ visibility: 'public' }))).toBe('invalid_input');
    expect(await projects.refusal(ana.userId, updateProject, set({ visibility: 'team' }))).toBe('allowed');
    await board.undo(ana, place);
    const label = await board.label(lead, place, 'Diseño');
    const named = { project_id: place.id, name: 'diseño', color };
    expect(await projects.refusal(lead.userId, createLabel, { ...named, ...key(), label_id: v7() })).toBe(
      'label_exists',
    );
    const id = await board.make(ana, place, { labels: [label] });
    const gone = { project_id: place.id, label_id: label };
    await projects.ask(lead.userId, updateLabel, { ...gone, ...key(), set: { name: 'Arte' } });
    await projects.ask(lead.userId, deleteLabel, { ...gone, ...key() });
    expect((await board.read(ana, place.id)).labels).toEqual([]);
    await board.undo(lead, place);
    const after = await board.read(ana, place.id);
    expect(after.labels).toEqual([{ id: label, name: 'Arte', color }]);
    expect(after.cards.find((card) => card.id === id)?.labels).toEqual([label]);
    await projects.rows(`UPDATE project_members SET role = 'member' WHERE user_id = $1`, [lead.userId]);
    expect(await projects.refusal(lead.userId, undoCommand, { project_id: place.id, ...key() })).toBe('forbidden');
  });
});

it('a project that fewer people may see leaves the windows of the others, also by undo', async () => {
  const [ana, eva] = [await projects.aPerson(), await projects.aPerson()];
  const place = await projects.aProject(ana);
  const lost = async () => (await projects.told(projectRoleLost, eva.userId)).map(({ projectId }) => projectId);
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  const hide = { project_id: place.id, set: { visibility: 'private' as const } };
  await projects.ask(ana.userId, updateProject, { ...hide, ...key() });
  expect(await lost()).toEqual([place.id]);
  await board.undo(ana, place);
  expect(await lost()).toEqual([place.id]);
  await projects.ask(ana.userId, redoCommand, { project_id: place.id, ...key() });
  expect(await lost()).toEqual([place.id, place.id]);
  expect((await projects.told(projectRoleLost, ana.userId)).map(({ projectId }) => projectId)).toEqual([]);
});

it('deletes and restores with a card what was created with it', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [one, two] = [await board.make(ana, place), await board.make(ana, place, { tags: ['b', 'a'], notes: 'Nota' })];
  await sets(ana, place, { card_ids: [one], add: { depends_on: [two] } });
  const before = await board.read(ana, place.id);
  await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [one, two] });
  await projects.ask(ana.userId, deleteList, { project_id: place.id, ...key(), list_id: listAt(place, 0) });
  await board.undo(ana, place);
  await board.undo(ana, place);
  expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
});
