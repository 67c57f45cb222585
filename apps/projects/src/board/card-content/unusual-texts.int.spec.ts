import { expect, it } from '@jest/globals';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { key, type BoardActions } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const INVALID = { definition: { code: 'invalid_input' } };
/** The first half of an emoji: valid JSON that no database keeps. */
const HALF = 'Media \ud83d cara';

it('a title of 200 emoji is kept as it was typed, and one of 201 is refused', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const id = await board.make(ana, place, { title: '🎨'.repeat(200) });
  expect((await board.read(ana, place.id)).cards.find((card) => card.id === id)?.title).toBe('🎨'.repeat(200));
  await expect(board.make(ana, place, { title: '🎨'.repeat(201) })).rejects.toMatchObject(INVALID);
});

it('refuses half a surrogate pair at every write, and changes nothing', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const card_id = await board.make(ana, place);
  const before = await board.read(ana, place.id);
  const of = { project_id: place.id, ...key() };
  const label = { ...of, label_id: card_id, name: HALF, color: '#3b82f6' };
  const text = { ...of, card_id, field: 'notes' as const, base_version: 0, text: HALF };
  const metadata = { project_id_param: place.id, metadata_param: { custom_fields: { Cliente: HALF } } };
  const outcomes = await Promise.allSettled([
    board.make(ana, place, { title: HALF }),
    board.make(ana, place, { tags: [HALF] }),
    board.make(ana, place, { description: HALF }),
    projects.ask(ana.userId, createLabel, label),
    projects.ask(ana.userId, updateCardText, text),
    projects.ask(ana.userId, updateCricoProjectMetadata, metadata),
  ]);
  expect(outcomes).toMatchObject(outcomes.map(() => ({ status: 'rejected', reason: INVALID })));
  expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
});
