import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { aCard, aList, aPage, aWholeCard, cardId, listId } from '../area/project/board.fixtures.ts';
import { card, door, openBoard, project } from './board-site.ts';

const beto = '0190a000-0000-7000-8000-00000000b001';
const address = (letter: string) => `/storage/v1/object/public/avatars/${letter.repeat(32)}.webp`;
const comment = {
  ...{ id: '0190a000-0000-7000-8000-00000000c001', card_id: cardId(1), number: 1, parent_id: null, author_id: beto },
  ...{ is_team_only: false, text: 'Nota', version: 1, created_at: '2026-11-01T10:00:00.000Z', edited_at: null },
  ...{ is_deleted: false, files: [], reactions: [] },
};

it('a new picture appears at once on cards and comments, with the fact about it', async () => {
  let avatar_url: string | null = null;
  const person = { user_id: beto, full_name: 'Beto Ruiz', email: 'beto@example.com', role: 'member' };
  await openBoard({
    [door('list_project_people')]: () => ({ body: { people: [{ ...person, avatar_url }] } }),
    [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1, { assignee: beto, list_id: listId(1) })]) }),
    [door('read_card')]: () => ({ body: aWholeCard() }),
    [door('list_comments')]: () => ({
      body: { comments: [comment], people: [{ user_id: beto, full_name: 'Beto Ruiz' }], read: 1, next: null },
    }),
  });
  await userEvent.click(card('Tarea 1'));
  const said = await screen.findByRole('article', { name: /Beto Ruiz/ });
  expect(said.querySelector('img')).toBeNull();
  avatar_url = address('a');
  act(() =>
    publish({
      seq: 1,
      type: 'projects.project-person.changed',
      room: `project:${project}`,
      data: { projectId: project, userId: beto },
      traceId: '',
    }),
  );
  await waitFor(() => expect(said.querySelector('img')?.getAttribute('src')).toBe(address('a')));
  expect(document.querySelectorAll(`img[src="${address('a')}"]`).length).toBeGreaterThan(1);
});
