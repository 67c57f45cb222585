import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../../shell/language/locale.ts';
import type { Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, dashboardOf } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, refusal } from '../../area/crico-site.ts';
import { closeCricoDialog, openCricoDialog, openProjectSettings } from '../../area/dialogs/crico-dialogs.store.ts';
import type { ProjectSettings } from './settings-form.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const { id: projectId } = aProject(1);
const done = { success: true, error: null };

const theSettings = (permissions: ProjectSettings['user_permissions']): ProjectSettings => ({
  success: true,
  error: null,
  metadata: {
    ...{ name: 'Proyecto 1', description: '', color: '#3b82f6', status: 'active', visibility: 'private' },
    ...{ category: null, tags: ['uno'], priority: 'medium', start_date: null, target_completion_date: null },
    ...{ actual_completion_date: null, budget_allocated: 100, budget_spent: null, currency: 'USD', department: null },
    ...{ project_manager_id: null, documentation_url: null, meeting_url: null, notes: null, custom_fields: {} },
  },
  settings: {
    notifications: {
      ...{ email_notifications: true, milestone_updates: true, team_changes: true, deadline_reminders: '3days' },
    },
  },
  team: [],
  user_permissions: permissions,
});

const open = async (permissions: ProjectSettings['user_permissions'], doors: Doors = {}) => {
  const visits = cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf([aProject(1)]) }),
    [door('get_crico_project_settings')]: () => ({ body: theSettings(permissions) }),
    [door('get_project_team_members')]: () => ({ body: { team_members: [] } }),
    [door('save_project_settings')]: () => ({ body: done }),
    ...doors,
  });
  await renderApp('/crico/dashboard');
  act(() => openCricoDialog('project-settings', projectId));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajustes del proyecto' }));
  const tab = async (name: string) => userEvent.click(await dialog.findByRole('tab', { name }));
  const asked = (name: string) => visits.filter((visit) => visit.door === door(name)).map(({ body }) => body);
  const save = async () => userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  return { dialog, tab, asked, save };
};

describe('the settings of a project', () => {
  it('are on five tabs, which can be operated by keys', async () => {
    const { dialog } = await open(['full_access']);
    const tabs = await dialog.findAllByRole('tab');
    const names = tabs.map(({ textContent }) => textContent);
    expect(names).toEqual(['General', 'Fechas y presupuesto', 'Equipo', 'Avisos', 'Avanzado']);
    act(() => tabs[0]?.focus());
    for (const name of names.slice(1)) {
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement?.textContent).toBe(name);
      expect(await axeFindings(document.body)).toEqual([]);
    }
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[0]);
  });

  it('save changed fields only, by one call', async () => {
    const { dialog, tab, asked, save } = await open(['full_access']);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nombre' }), ' bis');
    await tab('Fechas y presupuesto');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Presupuesto asignado' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Presupuesto asignado' }), 'nada');
    await tab('Avisos');
    await userEvent.click(dialog.getByRole('switch', { name: 'Cambios en el equipo' }));
    await save();
    expect(await screen.findByText('Ajustes del proyecto actualizados')).toBeTruthy();
    const metadata = { name: 'Proyecto 1 bis', budget_allocated: 0 };
    expect(asked('save_project_settings')).toEqual([
      { project_id: projectId, metadata, notifications: { team_changes: false } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are saved by Enter in a field', async () => {
    const { dialog, asked } = await open(['full_access']);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nombre' }), ' bis{Enter}');
    expect(await screen.findByText('Ajustes del proyecto actualizados')).toBeTruthy();
    expect(asked('save_project_settings')).toHaveLength(1);
  });

  it('show faults on the tab of the field', async () => {
    const { dialog, tab, asked, save } = await open(['full_access']);
    await tab('Avanzado');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Enlace a la documentación' }), 'ejemplo');
    await tab('General');
    await save();
    expect(dialog.getByRole('tab', { name: 'Avanzado' }).getAttribute('aria-selected')).toBe('true');
    expect(dialog.getByText('Un enlace empieza con http:// o https://')).toBeTruthy();
    expect(asked('save_project_settings')).toEqual([]);
  });

  it('start with the requested tab, and the meeting address is one that is safe to open', async () => {
    const { asked } = await open(['full_access']);
    act(() => closeCricoDialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openProjectSettings(projectId, 'advanced'));
    const again = within(await screen.findByRole('dialog', { name: 'Ajustes del proyecto' }));
    const field = await again.findByRole('textbox', { name: 'Dirección de reuniones' });
    await userEvent.type(field, 'http://meet.example.com');
    await userEvent.click(again.getByRole('button', { name: 'Guardar cambios' }));
    expect(again.getByText('Una dirección de reuniones empieza con https://')).toBeTruthy();
    expect(asked('save_project_settings')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://meet.example.com');
    await userEvent.click(again.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(asked('save_project_settings')).toEqual([
        { project_id: projectId, metadata: { meeting_url: 'https://meet.example.com' }, notifications: {} },
      ]),
    );
    await screen.findByText('Ajustes del proyecto actualizados');
  });

  it('cannot be changed without the right to, and hide the budget and the controls of the team', async () => {
    const { dialog, tab } = await open([]);
    expect((await dialog.findByRole('textbox', { name: 'Nombre' })).hasAttribute('disabled')).toBe(true);
    expect(dialog.getByRole('button', { name: 'Guardar cambios' }).hasAttribute('disabled')).toBe(true);
    await tab('Fechas y presupuesto');
    expect(dialog.queryByText('Presupuesto')).toBeNull();
    await tab('Equipo');
    await dialog.findByRole('list', { name: 'Personas del equipo' });
    expect(dialog.queryByRole('button', { name: 'Agregar' })).toBeNull();
  });

  it('become public only after the number of new readers was shown', async () => {
    const { dialog, asked, save } = await open(['full_access'], {
      [door('save_project_settings')]: (body) => {
        if (JSON.stringify(body).includes('"confirmed_readers":12')) return { body: done };
        const { status, body: refused } = refusal(409, 'public_unconfirmed');
        return { status, body: { ...refused, details: { readers: 12 } } };
      },
    });
    await userEvent.click(await dialog.findByRole('combobox', { name: /Visibilidad/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Público/ }));
    await save();
    const question = within(await screen.findByRole('dialog', { name: '¿Hacer público este proyecto?' }));
    expect(question.getByText('12 personas podrán leer sus listas y tarjetas.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Hacer público' }));
    expect(await screen.findByText('Ajustes del proyecto actualizados')).toBeTruthy();
    expect(asked('save_project_settings')).toHaveLength(2);
  });

  it('have fields of their own, each keeping its kind', async () => {
    const own = { cliente: 'Norte', costo: 12.5, pagado: false };
    const { metadata, ...others } = theSettings(['full_access']);
    const { dialog, tab, asked, save } = await open(['full_access'], {
      [door('get_crico_project_settings')]: () => ({
        body: { ...others, metadata: { ...metadata, custom_fields: own } },
      }),
    });
    await tab('Avanzado');
    const cost = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Valor de costo' });
    expect(cost.value).toBe('12.5');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Valor de pagado' }));
    await userEvent.clear(cost);
    await userEvent.type(cost, 'doce');
    expect(dialog.getByText('Escribe un número.')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await save();
    expect(asked('save_project_settings')).toEqual([]);
    await userEvent.clear(cost);
    await userEvent.type(cost, '12,75');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar campo' }));
    await userEvent.type(dialog.getAllByRole('textbox', { name: 'Nombre del campo' }).at(-1) as HTMLElement, 'horas');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Tipo de horas/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Número' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor de horas' }), '8');
    await save();
    await waitFor(() =>
      expect(asked('save_project_settings')).toEqual([
        expect.objectContaining({
          metadata: { custom_fields: { cliente: 'Norte', costo: 12.75, pagado: true, horas: 8 } },
        }),
      ]),
    );
  });

  it('are not lost without a question, and stay when they could not be saved', async () => {
    const { dialog } = await open(['full_access'], {
      [door('save_project_settings')]: () => refusal(500, 'internal'),
    });
    await act(async () => changeLocale('en'));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard the changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to save project settings')).toBeTruthy();
    expect(screen.getByText('Failed to update project settings')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Proyecto 1!');
  });
});
