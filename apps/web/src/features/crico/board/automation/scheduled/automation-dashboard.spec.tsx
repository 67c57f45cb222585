import { describe, expect, it } from '@jest/globals';
import type { ProjectTask, ProjectTaskRun } from '@nivel/contracts/projects/automation/project-task';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../../testing/fake-site.ts';
import { me } from '../../../area/crico.fixtures.ts';
import { refusal } from '../../../area/crico-site.ts';
import { door, openBoard, project } from '../../board-site.ts';
import { aRule, someSettings } from '../automation.fixtures.ts';

const HOUR = 3_600_000;
const later = (ms: number): string => new Date(Date.now() + ms).toISOString();
const aRun: ProjectTaskRun = {
  id: '0190a000-0000-7000-8000-000000000c01',
  ...{ cause: 'schedule', status: 'completed', error: null, recipients: 2, cards: 1 },
  started_at: later(-3.5 * HOUR),
};
const aTask = (values: Partial<ProjectTask> = {}): ProjectTask => ({
  kind: 'weekly-report',
  time: { cron: '0 9 * * 1', time_zone: 'America/Mexico_City' },
  ...{ is_paused: false, owner_id: me, next_run_at: later(30.5 * HOUR), recipients: [], last_run: null },
  ...values,
});
const button = (name: string) => screen.getByRole('button', { name });
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const opened = async (tasks: ProjectTask[], doors: Doors = {}, role: ProjectRole = 'lead') => {
  const board = await openBoard(
    {
      [door('list_automation_rules')]: () => ({
        body: { rules: [aRule(1, { executions_count: 4, success_rate: 75 }), aRule(2, { is_active: false })] },
      }),
      [door('read_automation_settings')]: () => ({ body: someSettings() }),
      [door('list_automation_webhooks')]: () => ({ body: { webhooks: [] } }),
      [door('list_card_templates')]: () => ({ body: { templates: [] } }),
      [door('list_project_tasks')]: () => ({ body: { tasks: [...tasks] } }),
      ...doors,
    },
    { role, search: { view: 'auto' } },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Panel' }));
  await screen.findByRole('heading', { name: 'Tareas programadas' });
  return board;
};

describe('the automation dashboard of a project', () => {
  it('is empty at first, counts its rules, and recommends what can be set up; axe finds nothing', async () => {
    const { container } = await opened([]);
    expect(screen.getByText('No hay tareas programadas')).toBeTruthy();
    expect(button('Configurar: Reporte semanal')).toBeTruthy();
    expect(button('Configurar: Tarjetas sin movimiento')).toBeTruthy();
    await screen.findByText('75%');
    expect(figure('Flujos activos')).toBe('1');
    expect(figure('Tareas programadas activas')).toBe('0');
    expect(figure('Ejecuciones de reglas')).toBe('4');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('sets a task up for Monday morning, or when a lead says', async () => {
    const tasks: ProjectTask[] = [];
    const { request } = await opened(tasks, {
      [door('set_up_project_task')]: (body) => {
        tasks.push(aTask({ time: Object(body).time as ProjectTask['time'] }));
        return { body: { success: true } };
      },
    });
    await userEvent.click(button('Configurar: Reporte semanal'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Horario: Reporte semanal' }));
    expect(await dialog.findByText('A las 09:00, sólo el lunes')).toBeTruthy();
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Marte');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('No hay ninguna zona con ese nombre.')).toBeTruthy();
    await userEvent.clear(zone);
    await userEvent.type(zone, 'America/Mexico_City');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Programada: Reporte semanal')).toBeTruthy();
    expect((await request('set_up_project_task')).body).toEqual({
      project_id: project,
      kind: 'weekly-report',
      time: { cron: '0 9 * * 1', time_zone: 'America/Mexico_City' },
    });
    expect(await screen.findByText(/A las 09:00, sólo el lunes \(America/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Configurar: Reporte semanal' })).toBeNull();
  });

  it('runs, pauses and resumes a task, and says when it was and will be done', async () => {
    const tasks = [aTask({ last_run: aRun })];
    const { request } = await opened(tasks, {
      [door('run_project_task')]: () => ({ body: { success: true } }),
      [door('pause_project_task')]: (body) => {
        const isPaused = Object(body).is_paused === true;
        tasks[0] = aTask({ is_paused: isPaused, next_run_at: isPaused ? null : later(HOUR / 2) });
        return { body: { success: true } };
      },
    });
    expect(await screen.findByText('Próxima: dentro de 30 horas')).toBeTruthy();
    expect(screen.getByText('Última: completada, hace 3 horas')).toBeTruthy();
    await userEvent.click(button('Ejecutar: Reporte semanal'));
    expect(await screen.findByText('Hecha: Reporte semanal')).toBeTruthy();
    expect((await request('run_project_task')).body).toMatchObject({ project_id: project, kind: 'weekly-report' });
    await userEvent.click(button('Pausar: Reporte semanal'));
    expect(await screen.findByRole('button', { name: 'Reanudar: Reporte semanal' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ejecutar: Reporte semanal' })).toBeNull();
    expect(figure('Tareas programadas activas')).toBe('0');
    await userEvent.click(button('Reanudar: Reporte semanal'));
    expect(await screen.findByText('Próxima: pronto')).toBeTruthy();
  });

  it('says why a task stopped and why one is not run, and shows its history', async () => {
    const stopped = {
      ...aRun,
      id: '0190a000-0000-7000-8000-000000000c02',
      status: 'failed',
      error: 'rule_owner_has_no_right',
      recipients: 0,
      cards: 0,
    } as const;
    await opened([aTask({ is_paused: true, next_run_at: null, last_run: stopped }), aTask({ kind: 'stale-cards' })], {
      [door('run_project_task')]: () => refusal(409, 'project_task_paused'),
      [door('list_project_task_runs')]: () => ({ body: { runs: [stopped, aRun] } }),
    });
    expect(screen.getByText(/quien la programó ya no lleva el proyecto/)).toBeTruthy();
    await userEvent.click(button('Ejecutar: Tarjetas sin movimiento'));
    expect(await screen.findByText('Esta tarea programada está en pausa.')).toBeTruthy();
    await userEvent.click(button('Historial: Reporte semanal'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Historial: Reporte semanal' }));
    expect(await dialog.findByText('por su horario · a 2 personas, 1 tarjeta')).toBeTruthy();
  });

  it('is read by members, and changed by leads alone', async () => {
    await opened([aTask()], {}, 'member');
    expect(button('Historial: Reporte semanal')).toBeTruthy();
    for (const name of ['Ejecutar', 'Pausar', 'Cambiar horario'])
      expect(screen.queryByRole('button', { name: `${name}: Reporte semanal` })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Automatización recomendada' })).toBeNull();
  });
});
