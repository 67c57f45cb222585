import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, dashboardOf, me } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor } from '../../area/crico-site.ts';
import { aCard, aList, aPage } from '../../area/project/board.fixtures.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const [{ id }, copy] = [aProject(1), aProject(2, { name: 'Proyecto 1 (Copy)' })];

const open = async () => {
  let copies: object[] = [];
  let projects = [aProject(1)];
  const visits = cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf(projects) }),
    [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1)], { role: 'lead' }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    [door('list_project_copies')]: () => ({ body: { copies } }),
    [door('duplicate_crico_project')]: () => {
      const { id: project_id, name, color, organization_id } = copy;
      const place = { organization_id, copied_from: id };
      const progress = { started_at: '2026-11-22T10:00:00.000Z', cards_done: 0, cards_total: 1_200 };
      copies = [{ project_id, name, color, ...place, ...progress }];
      return { body: { success: true, error: null, project_id } };
    },
  });
  await renderApp(`/crico/dashboard?project=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicar proyecto' }));
  const running = within(await screen.findByRole('list', { name: 'Copias en camino' }));
  const end = (isDone: boolean) =>
    act(() => {
      copies = [];
      if (isDone) projects = [aProject(1), copy];
      publish({
        ...{ seq: 1, type: 'projects.project-copy.ended', traceId: '' },
        data: { projectId: copy.id, userId: me, isDone },
      });
    });
  const progress = (done: number) =>
    act(() =>
      publish({
        ...{ seq: 1, type: 'projects.project-copy.progressed', traceId: '' },
        data: { projectId: copy.id, userId: me, done, total: 1_200 },
      }),
    );
  return { running, end, progress, visits };
};

describe('a copy of a project', () => {
  it('is shown with its progress, and then as finished', async () => {
    const { running, end, progress } = await open();
    expect(running.getByText('Proyecto 1 (Copy)')).toBeTruthy();
    expect(running.getByText('copiando 0 de 1200')).toBeTruthy();
    progress(500);
    expect(await running.findByText('copiando 500 de 1200')).toBeTruthy();
    end(true);
    expect(await screen.findByText('Proyecto duplicado: Proyecto 1 (Copy)')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Proyecto 1 \(Copy\)/ })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Copias en camino' })).toBeNull();
  });

  it('is reported when it could not be made', async () => {
    const { end } = await open();
    end(false);
    expect(await screen.findByText(/No se pudo duplicar el proyecto/)).toBeTruthy();
  });
});
