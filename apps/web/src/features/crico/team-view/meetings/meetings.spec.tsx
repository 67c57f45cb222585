import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../area/crico.fixtures.ts';
import { refusal } from '../../area/crico-site.ts';
import { door } from '../../board/board-site.ts';
import { beto, carla, openTeam, people } from '../team-view.fixture.ts';
import { aMeeting } from './meetings.fixture.ts';
import type { Meeting } from './meetings.queries.ts';

const listed = (...meetings: Meeting[]) => ({
  [door('list_meetings')]: () => ({ body: { meetings, people } }),
});
const fill = async (name: string, value: string) => {
  const field = await screen.findByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Programar reunión' }));
  return screen.findByRole('dialog', { name: 'Programar una reunión' });
};

describe('a meeting', () => {
  it('is scheduled with day, time, length, place and people', async () => {
    const { asked } = await openTeam({
      ...listed(),
      [door('save_meeting')]: () => ({ body: aMeeting() }),
    });
    expect(await screen.findByText('No hay reuniones programadas.')).toBeTruthy();
    const dialog = await openForm();
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar invitaciones' }));
    expect(within(dialog).getByText('Elige el día.')).toBeTruthy();
    expect(asked('save_meeting')).toEqual([]);
    await fill('Título', 'Revisión');
    await fill('Día', '15/01/2030');
    await fill('Hora', '10:00');
    await userEvent.selectOptions(within(dialog).getByLabelText('Duración'), '60');
    await userEvent.click(within(dialog).getByLabelText('Beto Ruiz'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar invitaciones' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('save_meeting').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ base_version: 0, title: 'Revisión', day: '2030-01-15', time: '10:00', minutes: 60, people: [beto] },
      }),
    ]);
  });

  it('keeps what was written when it is refused, and shows why', async () => {
    await openTeam({ ...listed(), [door('save_meeting')]: () => refusal(400, 'meeting_in_past') });
    const dialog = await openForm();
    await fill('Título', 'Revisión');
    await fill('Día', '15/01/2030');
    await fill('Hora', '10:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar invitaciones' }));
    expect(await within(dialog).findByText('Una reunión empieza en el futuro.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Título').value).toBe('Revisión');
  });

  it('is shown to those who may see it, and changed by its organizer and leads alone', async () => {
    await openTeam(listed(aMeeting({ people: [carla] })));
    expect(await screen.findByText('Con Beto Ruiz, Carla Luz')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar «Revisión»' })).toBeNull();
  });

  it('is changed with the version that was seen, and cancelled after a question', async () => {
    const { lastRequest } = await openTeam(
      {
        ...listed(aMeeting({ version: 3, people: [carla, me] })),
        [door('save_meeting')]: () => ({ body: aMeeting({ version: 4 }) }),
        [door('cancel_meeting')]: () => ({ body: { success: true } }),
      },
      'lead',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar «Revisión»' }));
    await fill('Lugar o enlace', 'Sala 3');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar y avisar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await lastRequest(
      'save_meeting',
      expect.objectContaining({ base_version: 3, place: 'Sala 3', people: [carla, me], meeting_id: aMeeting().id }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar «Revisión»' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reunión' }));
    await lastRequest('cancel_meeting', expect.objectContaining({ meeting_id: aMeeting().id }));
  });

  it('leads to its call, and nowhere else', async () => {
    await openTeam(listed(aMeeting({ place: 'https://meet.example.com/a' })));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Entrar a la llamada/ });
    expect([link.href, link.rel]).toEqual(['https://meet.example.com/a', 'noopener noreferrer']);
  });
});
