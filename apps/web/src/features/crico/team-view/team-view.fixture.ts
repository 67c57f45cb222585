import type { LastSeen, Present, RoomFollower } from '@nivel/client/live';
import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { act, screen } from '@testing-library/react';
import { setLive } from '../../../shell/live/room-followers.ts';
import type { Doors } from '../../../testing/fake-site.ts';
import { me } from '../area/crico.fixtures.ts';
import { door, openBoard, project } from '../board/board-site.ts';

export const beto = '0190a000-0000-7000-8000-00000000b001';
export const carla = '0190a000-0000-7000-8000-00000000b002';
export const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000d00${n}`;
export const people = [
  { user_id: me, full_name: 'Ana Sol', email: 'ana@example.com', avatar_url: null, role: 'member' as const },
  { user_id: beto, full_name: 'Beto Ruiz', email: 'beto@example.com', avatar_url: null, role: 'member' as const },
  { user_id: carla, full_name: 'Carla Luz', email: 'carla@example.com', avatar_url: null, role: 'guest' as const },
];
export const aMessage = (n: number, values: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: idOf(n), number: n, author_id: beto, text: `Mensaje ${n}`, version: 1 },
  ...{ created_at: new Date().toISOString(), edited_at: null, files: [], reactions: [] },
  ...values,
});
export const chatPage = (messages: readonly ChatMessage[], values: object = {}) => ({
  body: { messages: [...messages], people: [], read: 0, next: null, ...values },
});

/** The view of the team of a project is on the screen. */
export const openTeam = async (doors: Doors = {}, role: ProjectRole = 'member') => {
  const app = await openBoard(
    {
      [door('list_project_people')]: () => ({ body: { people } }),
      [door('mark_chat_read')]: () => ({ body: { success: true } }),
      ...doors,
    },
    { role, search: { view: 'team' } },
  );
  await screen.findByRole('heading', { name: 'Colaboración del equipo' });
  return app;
};

/** A connection that a test controls: presence arrives, and the person's own choice is recorded. */
export const aLine = () => {
  const followers: RoomFollower[] = [];
  const chosen: (string | null)[] = [];
  act(() =>
    setLive({
      seq: 1,
      follow: (name, follower) => {
        if (name === `project:${project}`) followers.push(follower);
        return () => undefined;
      },
      here: () => undefined,
      busy: async (until) => {
        chosen.push(until);
        return Promise.resolve(true);
      },
      retry: () => undefined,
      close: () => undefined,
    }),
  );
  const arrive = (present: readonly Present[], seen: readonly LastSeen[] = []) =>
    act(() => followers.forEach(({ onHere }) => onHere?.(present, seen)));
  return { arrive, chosen };
};
export const here = (user_id: string, values: Partial<Present> = {}): Present => ({
  ...{ user_id, at: [], state: 'online', busy_until: null },
  ...values,
});
