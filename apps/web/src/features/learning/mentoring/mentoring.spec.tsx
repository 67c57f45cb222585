import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite } from '../area/learners-site.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const id = (last: number) => `0190a000-0000-7000-8000-000000000c0${last}`;
const anHour = (last: number, starts_at: string) => ({
  id: id(last),
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
  mentor_name: 'Leo',
});
const free = anHour(1, '2030-12-02T15:00:00.000Z');
const session = {
  id: id(5),
  hour_id: id(6),
  starts_at: '2030-12-05T16:00:00.000Z',
  ends_at: '2030-12-05T17:00:00.000Z',
  with_name: 'Leo',
  topic: 'Mi proyecto',
  is_cancelled: false,
  is_changeable: true,
  call_link: 'https://calls.example/nivel-abc',
  notes: '',
  ics: 'BEGIN:VCALENDAR',
};
const mine = (overrides: object = {}) => ({
  tier: 'elite',
  time_zone: 'America/Mexico_City',
  sessions: [],
  hours: [free],
  per_month: 2,
  booked: {},
  is_mentor: false,
  ...overrides,
});

const open = async (doors: Doors) => {
  const visits = learnersSite(doors);
  const app = await renderApp('/dashboard/mentorias');
  await screen.findByRole('heading', { level: 2, name: 'Tus sesiones' });
  const bodiesOf = (name: string) => visits.filter((visit) => visit.door === door(name)).map(({ body }) => body);
  return { ...app, bodiesOf };
};

describe('the page of mentoring', () => {
  it('books an hour shown in the learner’s zone; tried again it is the same booking', async () => {
    const answers = [{ status: 503, body: { code: 'unavailable', message: '' } }, { body: session }];
    const { container, bodiesOf } = await open({
      [door('list_mentoring')]: () => ({ body: mine({ booked: { '2030-12': 1 } }) }),
      [door('book_mentoring_session')]: () => answers.shift() ?? { body: session },
    });
    expect(screen.getByText('1 de 2 sesiones de diciembre de 2030')).toBeTruthy();
    const button = screen.getByRole('button', { name: /Reservar lunes, 2 de diciembre de 2030.*9:00.*con Leo/ });
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText(/No se pudo:/)).toBeTruthy();
    await userEvent.click(button);
    expect(await screen.findByText('Sesión reservada')).toBeTruthy();
    const keys = bodiesOf('book_mentoring_session') as { session_id: string }[];
    expect(new Set(keys.map(({ session_id: key }) => key)).size).toBe(1);
  });

  it('reports that another person was faster', async () => {
    await open({
      [door('list_mentoring')]: () => ({ body: mine() }),
      [door('book_mentoring_session')]: () => ({
        status: 409,
        body: { code: 'mentoring_hour_not_free', message: '' },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: /Reservar lunes/ }));
    expect(await screen.findByText(/alguien acaba de reservar esa hora/)).toBeTruthy();
  });

  it('moves a session, and calls one off after a question', async () => {
    const { container, bodiesOf } = await open({
      [door('list_mentoring')]: () => ({ body: mine({ sessions: [session] }) }),
      [door('move_mentoring_session')]: () => ({ body: session }),
      [door('cancel_mentoring_session')]: () => ({ body: { ...session, is_cancelled: true } }),
    });
    expect(screen.getByRole('link', { name: 'Entrar a la llamada' }).getAttribute('href')).toBe(session.call_link);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Mover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Elige otra hora' });
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: /Mover a lunes/ }));
    expect(await screen.findByText('Sesión movida')).toBeTruthy();
    expect(bodiesOf('move_mentoring_session')).toEqual([{ session_id: session.id, hour_id: free.id }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar sesión' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Cancelar la sesión?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar sesión' }));
    expect(await screen.findByText('Sesión cancelada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("offers elite's hours on another plan, and lets nothing be changed that starts soon", async () => {
    const { container } = await open({
      [door('list_mentoring')]: () => ({
        body: mine({
          tier: 'pro',
          per_month: 0,
          hours: [],
          sessions: [{ ...session, is_changeable: false, notes: '**Sigue** así' }],
        }),
      }),
    });
    expect(screen.getByRole('link', { name: 'Ver el plan Elite' }).getAttribute('href')).toBe('/payment?plan=elite');
    expect(screen.queryByRole('button', { name: 'Mover' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Notas de tu mentor' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows mentors their agenda: hours are offered and withdrawn, notes are written', async () => {
    const past = { ...session, starts_at: '2020-12-05T16:00:00.000Z', is_changeable: false, with_name: 'Ana' };
    const { container, bodiesOf } = await open({
      [door('list_mentoring')]: () => ({ body: mine({ per_month: 0, hours: [], is_mentor: true }) }),
      [door('list_mentoring_agenda')]: () => ({
        body: { time_zone: 'America/Mexico_City', hours: [free], sessions: [past] },
      }),
      [door('publish_mentoring_hours')]: () => ({ body: { hours: [free, free] } }),
      [door('withdraw_mentoring_hour')]: () => ({ body: { withdrawn: true } }),
      [door('write_mentoring_notes')]: () => ({ body: past }),
    });
    const publish = await screen.findByRole('button', { name: 'Ofrecer hora' });
    await userEvent.click(publish);
    expect(screen.getByText('Elige un día de hoy en adelante.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Día'), '2030-12-02');
    await userEvent.click(publish);
    expect(await screen.findByText('2 horas ofrecidas')).toBeTruthy();
    expect(bodiesOf('publish_mentoring_hours')).toEqual([{ first_day: '2030-12-02', hour: 9, weeks: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: /Retirar la hora de lunes/ }));
    expect(await screen.findByText('Hora retirada')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notas para quien aprende' }), 'Bien');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar notas' }));
    expect(await screen.findByText('Notas guardadas')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows what could not be loaded', async () => {
    learnersSite({ [door('list_mentoring')]: () => ({ status: 403, body: { code: 'unauthenticated', message: '' } }) });
    await renderApp('/dashboard/mentorias');
    expect(await screen.findByText(/No se pudo cargar la mentoría/)).toBeTruthy();
  });
});
