import type { CommentRow } from '@nivel/contracts/projects/comment-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../testing/fake-site.ts';
import { aWholeCard, cardId } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard } from '../../board/board-site.ts';

export const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000c00${n}`;
export const beto = '0190a000-0000-7000-8000-00000000b001';
export const carla = '0190a000-0000-7000-8000-00000000b002';
export const people = [
  { user_id: beto, full_name: 'Beto Ruiz', email: 'beto@example.com', avatar_url: null, role: 'member' as const },
  { user_id: carla, full_name: 'Carla Luz', email: 'carla@example.com', avatar_url: null, role: 'guest' as const },
  { user_id: idOf(9), full_name: 'Carmen Lee', email: 'carmen@example.com', avatar_url: null, role: 'reader' as const },
];
export const aComment = (n: number, values: Partial<CommentRow> = {}): CommentRow => ({
  id: idOf(n),
  card_id: cardId(1),
  number: n,
  parent_id: null,
  author_id: beto,
  is_team_only: false,
  text: `Nota ${n}`,
  version: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  edited_at: null,
  is_deleted: false,
  files: [],
  reactions: [],
  ...values,
});
export const named = [...people.map(({ user_id, full_name }) => ({ user_id, full_name }))];

/** The first card is open, with the requests to the service. */
export const openTalk = async (begun: readonly CommentRow[] = [], doors: Doors = {}, role: ProjectRole = 'member') => {
  const said = [...begun];
  const app = await openBoard(
    {
      [door('read_card')]: () => ({ body: aWholeCard() }),
      [door('list_project_people')]: () => ({ body: { people } }),
      [door('list_comments')]: () => ({ body: { comments: [...said], people: named, read: 1, next: null } }),
      [door('mark_comments_read')]: () => ({ body: { success: true } }),
      ...doors,
    },
    { role },
  );
  await userEvent.click(card('Tarea 1'));
  const section = await screen.findByRole('region', { name: 'Comentarios' });
  return { ...app, said, section };
};
export const field = (name = 'Escribe un comentario') => screen.getByLabelText<HTMLTextAreaElement>(name);
export const write = (value: string, name?: string) => {
  const at = field(name);
  fireEvent.change(at, { target: { value } });
  at.setSelectionRange(value.length, value.length);
  fireEvent.select(at);
};
export const sent = (asked: (name: string) => readonly { body: unknown }[]) =>
  asked('add_comment').map(({ body }) => body as Record<string, unknown>);
