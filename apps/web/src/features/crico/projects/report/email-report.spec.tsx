import { describe, expect, it } from '@jest/globals';
import type { ProjectTask } from '@nivel/contracts/projects/automation/project-task';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, me } from '../../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { aCard, aList, aPage } from '../../area/project/board.fixtures.ts';

const { id: project } = aProject(1);
const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000b00${n}`;
const [beto, carla, gone] = [idOf(1), idOf(2), idOf(3)];
const named = { avatar_url: null, email: null };
const people = [
  { user_id: me, full_name: 'Ana Sol', ...named, role: 'lead' },
  { user_id: beto, full_name: 'Beto Ruiz', ...named, role: 'member' },
  { user_id: carla, full_name: 'Carla Luz', ...named, role: 'guest' },
];
const preview = {
  subject: 'Reporte de Proyecto 1: 40 % hecho',
  paragraphs: ['De 20 tarjetas están hechas 8.'],
  charts: [{ title: 'Tarjetas por estado', alt: 'Por hacer: 6, Hecho: 8', picture: 'iVBORw0KGgo=' }],
  notes: ['Lo envían quienes llevan el proyecto.'],
};
const aTask = (values: Partial<ProjectTask> = {}): ProjectTask => ({
  ...{ kind: 'email-report', is_paused: false, owner_id: beto, last_run: null, recipients: [me, beto, gone] },
  time: { cron: '30 8 15 * *', time_zone: 'Europe/Madrid' },
  next_run_at: '2090-01-15T07:30:00.000Z',
  ...values,
});

const site = async (tasks: ProjectTask[], doors: Doors = {}, role: ProjectRole = 'lead') => {
  const visits = cricoSite({
    [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1)], { role }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    [door('list_project_people')]: () => ({ body: { people } }),
    [door('list_project_tasks')]: () => ({ body: { tasks: [...tasks] } }),
    [door('preview_email_report')]: () => ({ body: preview }),
    ...doors,
  });
  await renderApp(`/crico/dashboard?project=${project}`);
  await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Acciones del proyecto' }));
  return visits;
};
const open = async (...given: Parameters<typeof site>) => {
  const visits = await site(...given);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reporte por correo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reporte por correo' }));
  await dialog.findByRole('button', { name: 'Enviar ahora' });
  return { visits, dialog, press: async (name: string) => userEvent.click(dialog.getByRole('button', { name })) };
};

describe('the e-mail report of a project', () => {
  it('shows the e-mail with its pictures, and is sent to the chosen members', async () => {
    const { visits, dialog, press } = await open([], {
      [door('send_email_report')]: () => ({ body: { success: true } }),
    });
    expect(await dialog.findByText(preview.subject)).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'Por hacer: 6, Hecho: 8' })).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    expect(dialog.queryByRole('checkbox', { name: 'Carla Luz' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ana Sol' }));
    await press('Enviar ahora');
    expect(await dialog.findByText('Elige por lo menos a una persona.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Beto Ruiz' }));
    await press('Enviar ahora');
    expect(await screen.findByText('El reporte va en camino a 1 persona.')).toBeTruthy();
    const { body } = await requestTo(visits, door('send_email_report'));
    expect(body).toMatchObject({ project_id: project, recipients: [beto] });
    expect(screen.queryByRole('dialog', { name: 'Reporte por correo' })).toBeNull();
  });

  it('says why it was not sent, keeps what was chosen, and sends it again by the same id', async () => {
    let tries = 0;
    const { visits, dialog, press } = await open([], {
      [door('send_email_report')]: () => {
        tries += 1;
        return tries === 1
          ? refusal(429, 'too_many_emails', { remaining: 0, retryAfter: 7_200 })
          : { body: { success: true } };
      },
    });
    await press('Enviar ahora');
    expect(
      (await dialog.findByText(/pueden ir hoy todavía a 0 personas\. Más, dentro de 2 horas/)).textContent,
    ).toBeTruthy();
    await press('Enviar ahora');
    await screen.findByText('El reporte va en camino a 1 persona.');
    const [first, second] = [
      await requestTo(visits, door('send_email_report'), 0),
      await requestTo(visits, door('send_email_report'), 1),
    ];
    expect(second.body).toEqual(first.body);
  });

  it('is scheduled for Monday morning, or for a day of the month', async () => {
    const { visits, dialog, press } = await open([], {
      [door('schedule_email_report')]: () => ({ body: { success: true } }),
    });
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Marte');
    await press('Programar');
    expect(await dialog.findByText('No hay ninguna zona con ese nombre.')).toBeTruthy();
    await userEvent.clear(zone);
    await userEvent.type(zone, 'America/Mexico_City');
    await press('Programar');
    expect(await screen.findByText('El reporte quedó programado.')).toBeTruthy();
    const { body } = await requestTo(visits, door('schedule_email_report'));
    expect(body).toEqual({
      ...{ project_id: project, recipients: [me], seen: null },
      time: { cron: '0 9 * * 1', time_zone: 'America/Mexico_City' },
    });
  });

  it('shows the present schedule, and a change of it by another person, before it is replaced', async () => {
    const tasks = [aTask()];
    const theirs = aTask({ time: { cron: '0 7 * * 5', time_zone: 'UTC' }, recipients: [beto] });
    const { visits, dialog, press } = await open(tasks, {
      [door('schedule_email_report')]: () => {
        if (tasks[0] === theirs) return { body: { success: true } };
        tasks[0] = theirs;
        return refusal(409, 'project_task_changed');
      },
    });
    expect(dialog.getByText(/^Ahora: .*15 .*\(Europe\/Madrid\), a 3 personas$/)).toBeTruthy();
    expect(dialog.getByText(/1 persona de la lista ya no es miembro/)).toBeTruthy();
    await press('Guardar horario');
    expect(await dialog.findByText(/Alguien cambió el horario mientras tanto/)).toBeTruthy();
    expect(await dialog.findByText(/^Ahora: A las 07:00, sólo el viernes \(UTC\), a 1 persona$/)).toBeTruthy();
    await press('Guardar horario');
    const own = { time: aTask().time, recipients: [me, beto] };
    const seen = [aTask(), theirs].map(({ time, recipients }) => ({ time, recipients }));
    for (const [at, one] of seen.entries()) {
      const { body } = await requestTo(visits, door('schedule_email_report'), at);
      expect(body).toEqual({ project_id: project, ...own, seen: one });
    }
  });

  it('is paused and resumed', async () => {
    const tasks = [aTask()];
    const { dialog, press } = await open(tasks, {
      [door('pause_project_task')]: (body) => {
        tasks[0] = aTask({ is_paused: Object(body).is_paused === true });
        return { body: { success: true } };
      },
    });
    await press('Pausar');
    expect(await dialog.findByText(/En pausa: no se envía/)).toBeTruthy();
    await press('Reanudar');
    expect(await dialog.findByRole('button', { name: 'Pausar' })).toBeTruthy();
  });

  it('is for those who lead the project', async () => {
    await site([], {}, 'member');
    expect(screen.queryByRole('menuitem', { name: 'Reporte por correo' })).toBeNull();
  });

  it('can be sent although its preview could not be made', async () => {
    const { dialog } = await open([], { [door('preview_email_report')]: () => refusal(503, 'unavailable') });
    expect(await dialog.findByText('No se pudo hacer la vista previa', {}, { timeout: 15_000 })).toBeTruthy();
  });
});
