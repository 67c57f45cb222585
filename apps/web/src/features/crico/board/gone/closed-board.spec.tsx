import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import type { RoomFollower } from '@nivel/client/live';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { setLive } from '../../../../shell/live/room-followers.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { me } from '../../area/crico.fixtures.ts';
import { dashboardDoor, refusal } from '../../area/crico-site.ts';
import { door, openBoard, project } from '../board-site.ts';

const deleted = (values: object = {}) => ({
  body: {
    name: 'Proyecto 1',
    deleted_at: '2026-11-20T18:00:00.000Z',
    deleted_by: 'Beto Ruiz',
    may_restore: false,
    ...values,
  },
});
const notDeleted = () => refusal(409, 'project_not_deleted');

/** A board whose room its reader is taken out of. */
const shutOut = async (doors: Doors) => {
  const app = await openBoard(doors);
  let isOut = false;
  const follow = (room: string, { onClosed }: RoomFollower) => {
    if (room === `project:${project}` && !isOut) {
      isOut = true;
      onClosed('left');
    }
    return () => undefined;
  };
  act(() =>
    setLive({
      seq: 1,
      follow,
      retry: () => undefined,
      here: () => undefined,
      busy: async () => Promise.resolve(true),
      close: () => undefined,
    }),
  );
  return app;
};
const roleTold = () =>
  act(() =>
    publish({
      seq: 2,
      type: 'projects.project-role.changed',
      data: { projectId: project, userId: me, role: 'member' },
      traceId: '',
    }),
  );

it('shows who deleted the project and when, and returns automatically after its restore', async () => {
  let isDeleted = true;
  await shutOut({ [door('read_deleted_project')]: () => (isDeleted ? deleted() : notDeleted()) });
  expect(await screen.findByRole('heading', { name: 'Este proyecto se eliminó' })).toBeTruthy();
  expect(screen.getByText(/Beto Ruiz eliminó «Proyecto 1» el .*2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restaurar el proyecto' })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  isDeleted = false;
  roleTold();
  expect(await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' })).toBeTruthy();
});

it('is restored there by who may', async () => {
  let isDeleted = true;
  const { asked } = await shutOut({
    [door('read_deleted_project')]: () => (isDeleted ? deleted({ may_restore: true, deleted_by: null }) : notDeleted()),
    [door('restore_project')]: () => {
      isDeleted = false;
      return { body: { success: true, error: null } };
    },
  });
  expect(await screen.findByText(/«Proyecto 1» se eliminó el/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restaurar el proyecto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' })).toBeTruthy();
  expect(asked('restore_project').map(({ body }) => body)).toEqual([{ project_id: project }]);
});

it('shows nothing of a deletion to a person who has lost the right to see it', async () => {
  await shutOut({ [door('read_deleted_project')]: () => refusal(403, 'forbidden') });
  expect(await screen.findByRole('heading', { name: 'Proyecto No Autorizado' })).toBeTruthy();
});

it('asks nothing more about a project that was lost while its page is still there', async () => {
  const { asked, visits } = await openBoard();
  await waitFor(() => expect(asked('list_saved_views')).not.toEqual([]));
  const dashboards = () => visits.filter(({ door: one }) => one === dashboardDoor).length;
  const before = [dashboards(), asked('list_saved_views').length, asked('list_project_people').length];
  act(() =>
    publish({
      seq: 3,
      type: 'projects.project-role.lost',
      data: { projectId: project, userId: me },
      traceId: '',
    }),
  );
  await waitFor(() => expect(dashboards()).toBeGreaterThan(before[0] ?? 0), { timeout: 5_000 });
  expect([asked('list_saved_views').length, asked('list_project_people').length]).toEqual(before.slice(1));
});
