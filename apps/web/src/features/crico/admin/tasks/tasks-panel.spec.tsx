import { describe, expect, it } from '@jest/globals';
import type { ScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, invitesDoor, refusal } from '../../area/crico-site.ts';

const list = 'POST /rest/v1/rpc/list_scheduled_tasks';
const run = 'POST /rest/v1/rpc/run_scheduled_task';
const change = 'POST /rest/v1/rpc/change_scheduled_task';
const runsDoor = 'POST /rest/v1/rpc/list_scheduled_task_runs';
const later = (ms: number): string => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

const aRun = {
  id: '0190a000-0000-7000-8000-000000000c01',
  cause: 'hand',
  started_at: later(-2.5 * HOUR),
  ended_at: later(-2.5 * HOUR + 2_000),
  status: 'failed',
  error: 'unavailable',
} as const;
const aTask = (overrides: Partial<ScheduledTask> = {}): ScheduledTask => ({
  name: 'worker.purge-trash',
  type: 'cleanup',
  title: { 'es-MX': 'Vaciar la papelera', en: 'Empty the trash' },
  status: 'scheduled',
  every_ms: HOUR,
  time: null,
  next_run_at: later(HOUR / 2),
  last_run: null,
  ...overrides,
});

const open = async (tasks: () => readonly ScheduledTask[], doors: Doors = {}) => {
  const visits = cricoSite(
    {
      'POST /rest/v1/rpc/search_people': () => ({ body: { people: [], next: null } }),
      [invitesDoor]: () => ({ body: [] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts: [], names: {}, removed: [] } }),
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors: [] } }),
      [list]: () => ({ body: { tasks: tasks() } }),
      ...doors,
    },
    { role: 'admin' },
  );
  await renderApp('/crico/admin');
  const panel = within(await screen.findByRole('region', { name: 'Tareas programadas' }));
  await panel.findByRole('list', { name: 'Tareas programadas' });
  return { visits, panel };
};

describe('the scheduled tasks in the Admin Panel', () => {
  it('show their name, their times and their results', async () => {
    const time = { cron: '0 9 * * *', time_zone: 'America/Mexico_City' };
    const { panel } = await open(() => [
      aTask(),
      aTask({ name: 'worker.b', next_run_at: later(5.5 * HOUR), time, last_run: aRun }),
      aTask({ name: 'worker.c', status: 'running' }),
    ]);
    const [first, second, third] = panel.getAllByRole('listitem');
    expect(first?.textContent).toContain('Cada 1 hora · Próxima: pronto · Todavía no se ha hecho');
    expect(second?.textContent).toContain('A las 09:00 (America/Mexico_City) · Próxima: dentro de 5 horas');
    expect(second?.textContent).toContain('Última: falló, hace 2 horas');
    expect(within(third ?? document.body).queryByRole('button', { name: /Ejecutar/ })).toBeNull();
    expect(await axeFindings(screen.getByRole('region', { name: 'Tareas programadas' }))).toEqual([]);
  });

  it('are run, and paused and resumed', async () => {
    let task = aTask();
    const { visits, panel } = await open(() => [task], {
      [run]: () => ({ body: { success: true } }),
      [change]: (body) => {
        const isPaused = Object(body).is_paused === true;
        task = aTask(isPaused ? { status: 'paused', next_run_at: null } : {});
        return { body: { is_paused: isPaused, time: null } };
      },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Ejecutar: Vaciar la papelera' }));
    expect(await screen.findByText('Se pidió: Vaciar la papelera')).toBeTruthy();
    expect((await requestTo(visits, run)).body).toEqual({ name: 'worker.purge-trash' });
    await userEvent.click(panel.getByRole('button', { name: 'Pausar: Vaciar la papelera' }));
    expect(await panel.findByText('En pausa')).toBeTruthy();
    expect(panel.queryByRole('button', { name: /Ejecutar/ })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Reanudar: Vaciar la papelera' }));
    expect(await panel.findByText('Programada')).toBeTruthy();
  });

  it('show why they are not run', async () => {
    const { panel } = await open(() => [aTask()], { [run]: () => refusal(409, 'task_not_scheduled') });
    await userEvent.click(panel.getByRole('button', { name: 'Ejecutar: Vaciar la papelera' }));
    expect(await screen.findByText('La tarea programada está en pausa o ya está en curso.')).toBeTruthy();
  });

  it('get a time of one’s own, which is shown in words before it is saved', async () => {
    const { visits, panel } = await open(() => [aTask()], {
      [change]: (body) => ({ body: { is_paused: false, time: (body as { time: unknown }).time } }),
    });
    await userEvent.click(panel.getByRole('button', { name: 'Cambiar horario: Vaciar la papelera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Horario de «Vaciar la papelera»' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Horario/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Uno propio' }));
    const cron = dialog.getByRole('textbox', { name: /cron/ });
    await userEvent.clear(cron);
    await userEvent.type(cron, '30 7 * *');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/Escribe cinco partes/)).toBeTruthy();
    await userEvent.type(cron, ' 1');
    expect(await dialog.findByText('A las 07:30, sólo el lunes')).toBeTruthy();
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'America/Tijuana');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Horario cambiado: Vaciar la papelera')).toBeTruthy();
    expect((await requestTo(visits, change)).body).toEqual({
      name: 'worker.purge-trash',
      time: { cron: '30 7 * * 1', time_zone: 'America/Tijuana' },
    });
  });

  it('have a history', async () => {
    const { panel } = await open(() => [aTask()], { [runsDoor]: () => ({ body: { runs: [aRun] } }) });
    await userEvent.click(panel.getByRole('button', { name: 'Historial: Vaciar la papelera' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Historial de «Vaciar la papelera»' }));
    expect(await dialog.findByText('a mano · tardó 2 segundos · Un servicio no respondió.')).toBeTruthy();
  });
});
