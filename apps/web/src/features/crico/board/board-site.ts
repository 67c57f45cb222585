import { act, screen, within } from '@testing-library/react';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { aProject, me } from '../area/crico.fixtures.ts';
import { cricoSite } from '../area/crico-site.ts';
import { aCard, aDelta, aList, aPage, listId } from '../area/project/board.fixtures.ts';

export const { id: project } = aProject(1);
export const door = (name: string) => `POST /rest/v1/rpc/${name}`;

interface Shown {
  readonly role?: ProjectRole;
  readonly lists?: readonly ListRow[];
  /** The rest of the address, beside the project. */
  readonly search?: Readonly<Record<string, string>>;
}

/** A board of three cards on the screen, and the requests to the service. */
export const openBoard = async (doors: Doors = {}, { role = 'member', lists, search }: Shown = {}) => {
  const rows = lists ?? [aList(1), aList(2), aList(3)];
  const cards = [
    aCard(1),
    aCard(2, { due_on: '2026-01-31' }),
    aCard(3, { list_id: listId(2), blocked_reason: 'Falta' }),
  ];
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: aPage(rows, cards, { role }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    ...doors,
  });
  const app = await renderApp(`/crico/dashboard?${new URLSearchParams({ project, ...search }).toString()}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  return {
    ...app,
    visits,
    asked: (name: string) => visits.filter((one) => one.door === door(name)),
    /** A single request, waited for. */
    request: async (name: string, nth?: number) => requestTo(visits, door(name), nth),
    lastRequest: async (name: string, body: unknown) => lastRequestTo(visits, door(name), body),
  };
};

export const live = (...args: Parameters<typeof aDelta>) =>
  act(() =>
    publish({
      seq: 1,
      type: 'projects.project.changed',
      room: `project:${project}`,
      data: { projectId: project, delta: aDelta(...args) },
      traceId: '',
    }),
  );
/** The person here was given another role. */
export const changeRole = (role: ProjectRole) =>
  act(() =>
    publish({
      seq: 1,
      type: 'projects.project-role.changed',
      data: { projectId: project, userId: me, role },
      traceId: '',
    }),
  );
export const column = (name: string) => screen.getByRole('region', { name });
export const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => /Tarea \d+|Nueva|Otra/.exec(textContent)?.[0]);
export const card = (title: string) => screen.getByRole('button', { name: new RegExp(title) });
