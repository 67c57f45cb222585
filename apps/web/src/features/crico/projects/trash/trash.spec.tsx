import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../../shell/language/locale.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, dashboardOf } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, refusal } from '../../area/crico-site.ts';
import { openCricoDialog } from '../../area/dialogs/crico-dialogs.store.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const [one, other] = [aProject(1), aProject(2, { name: 'Café' })];
const anImpact = { lists: 4, milestones: 3, open_milestones: 2, members: 5, open_invites: 1, days_in_trash: 30 };
const done = { success: true, error: null };

const ask = async (ids: readonly string[], doors: Doors = {}) => {
  const visits = cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf([one, other]) }),
    [door('analyze_project_deletion')]: () => ({ body: anImpact }),
    [door('delete_crico_project')]: () => ({ body: done }),
    [door('restore_project')]: () => ({ body: done }),
    [door('list_deleted_projects')]: () => ({ body: { projects: [] } }),
    ...doors,
  });
  await renderApp('/crico/dashboard');
  await screen.findByRole('link', { name: /Café/ });
  act(() => openCricoDialog('delete-projects', ...ids));
  const dialog = within(await screen.findByRole('dialog'));
  const asked = (name: string) => visits.filter((visit) => visit.door === door(name)).map(({ body }) => body);
  return { dialog, asked };
};
const type = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Escribe "ELIMINAR" para confirmar' }), 'eliminar');

describe('deleting a project', () => {
  it('counts what is deleted along, requires a confirmation for its cards and the typed word', async () => {
    const { dialog, asked } = await ask([one.id]);
    expect(await dialog.findByText('Tarjetas (2 sin terminar)')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Eliminar proyecto' });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Eliminar también sus 3 tarjetas' }));
    expect(confirm.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox'));
    await type();
    expect(confirm.disabled).toBe(true);
    expect(dialog.getByText('Activa la eliminación en cascada o resuelve primero las dependencias')).toBeTruthy();
    expect(asked('delete_crico_project')).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() => expect(asked('delete_crico_project')).toEqual([{ project_id_param: one.id }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asked('restore_project')).toEqual([{ project_id: one.id }]));
  });

  it('needs no box for an empty board, and continues if nothing could be counted', async () => {
    const { dialog, asked } = await ask([one.id], { [door('analyze_project_deletion')]: () => refusal(404, 'gone') });
    expect(await screen.findByText('No se pudo analizar el impacto de la eliminación')).toBeTruthy();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await type();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar proyecto' }));
    await waitFor(() => expect(asked('delete_crico_project')).toHaveLength(1));
  });

  it('uses the documented words in English, also for a failure', async () => {
    const { dialog } = await ask([one.id], { [door('delete_crico_project')]: () => refusal(403, 'forbidden') });
    await act(async () => changeLocale('en'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Please type "DELETE" to confirm' }), 'DELETE');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Board' }));
    expect(await screen.findByText(/Failed to delete board/)).toBeTruthy();
    expect(screen.getByText(/An unexpected error occurred while deleting the project\./)).toBeTruthy();
  });

  it('of several reports how many were deleted, also if one could not be', async () => {
    const { dialog, asked } = await ask([one.id, other.id], {
      [door('delete_crico_project')]: (body) =>
        JSON.stringify(body).includes(other.id) ? refusal(403, 'forbidden') : { body: done },
    });
    expect(dialog.getByRole('heading', { name: '¿Eliminar 2 proyectos?' })).toBeTruthy();
    await type();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar seleccionados' }));
    expect(await screen.findByText(/1 proyecto eliminado/)).toBeTruthy();
    expect(screen.getByText(/No se pudo eliminar el proyecto/)).toBeTruthy();
    expect(asked('delete_crico_project')).toHaveLength(2);
  });
});

describe('the trash', () => {
  it('shows what can be restored, and for how long', async () => {
    const deleted = { ...{ id: one.id, name: 'Viejo', color: '#3b82f6', organization_id: null }, milestones_count: 1 };
    const moments = {
      deleted_at: new Date().toISOString(),
      purged_at: new Date(Date.now() + 2.5 * 864e5).toISOString(),
    };
    let projects = [{ ...deleted, ...moments, deleted_by: null }];
    const visits = cricoSite({
      [door('list_deleted_projects')]: () => ({ body: { projects } }),
      [door('restore_project')]: () => {
        projects = [];
        return { body: done };
      },
    });
    await renderApp('/crico/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Proyectos eliminados' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proyectos eliminados' }));
    expect(await dialog.findByText('1 tarjeta · Quedan 3 días')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Restaurar Viejo' }));
    expect(await dialog.findByText('La papelera está vacía.')).toBeTruthy();
    expect(visits.filter((visit) => visit.door === door('restore_project'))).toHaveLength(1);
  });
});
