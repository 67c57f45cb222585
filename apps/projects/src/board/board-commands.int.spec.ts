import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

describe('a command', () => {
  it('that is repeated answers as the first time, and does nothing', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card = { project_id: place.id, ...key(), card_id: v7(), list_id: listAt(place, 0), title: 'Una vez' };
    const answers = await Promise.all([1, 2, 3].map(() => projects.ask(ana.userId, createCard, card)));
    answers.push(await projects.ask(ana.userId, createCard, card));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await board.read(ana, place.id)).cards).toHaveLength(1);
    const other = { ...card, title: 'Otra cosa' };
    expect(await projects.refusal(ana.userId, createCard, other)).toBe('idempotency_key_reused');
    const member = await projects.inTeam(place.id, 'member');
    expect(await projects.refusal(member.userId, createCard, card)).toBe('idempotency_key_reused');
  });

  it('never reaches things of another project, and refuses ids that are in use', async () => {
    const [ana, eva] = [await projects.aPerson(), await projects.aPerson()];
    const [mine, hers] = [await projects.aProject(ana), await projects.aProject(eva)];
    const foreign = await board.make(eva, hers);
    const own = await board.make(ana, mine);
    const at = (refused: Parameters<typeof projects.refusal>[1], given: object) =>
      projects.refusal(ana.userId, refused, { project_id: mine.id, ...key(), ...given });
    expect(await at(moveCards, { card_ids: [foreign], list_id: listAt(mine, 0) })).toBe('card_not_found');
    expect(await at(moveCards, { card_ids: [own], list_id: listAt(hers, 0) })).toBe('list_not_found');
    expect(await at(updateCards, { card_ids: [foreign], set: { title: 'x' } })).toBe('card_not_found');
    expect(await at(deleteCards, { card_ids: [own, foreign] })).toBe('card_not_found');
    expect(await at(createCard, { card_id: foreign, list_id: listAt(mine, 0), title: 'x' })).toBe('id_taken');
    expect(await at(createList, { list_id: listAt(hers, 0), name: 'x' })).toBe('id_taken');
    await board.move(ana, mine, [own], { before: foreign });
    expect((await board.read(eva, hers.id)).cards).toMatchObject([{ id: foreign, title: 'Una tarea' }]);
  });

  it('is published once to the room of the project, with only the data that every reader may see', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const id = await board.make(ana, place);
    await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [id] });
    const told = (await projects.told(projectChanged)).filter(({ projectId }) => projectId === place.id);
    expect(told.map(({ delta }) => [delta.sequence, delta.kind, delta.by])).toEqual([
      [1, 'create-card', ana.userId],
      [2, 'delete-cards', ana.userId],
    ]);
    expect(told[1]?.delta.changes).toEqual([{ of: 'card', id, set: null }]);
    const { deltas } = await projects.ask(ana.userId, listProjectChanges, { project_id: place.id, after: 0 });
    expect(deltas).toEqual(told.map(({ delta }) => delta));
  });
});
