import { describe, expect, it } from '@jest/globals';
import type { HolidaySource } from '@nivel/contracts/projects/holidays/holiday-source';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../../testing/fake-site.ts';
import { refusal } from '../../../area/crico-site.ts';
import { me } from '../../../area/crico.fixtures.ts';
import { aDelta } from '../../../area/project/board.fixtures.ts';
import { door, live, project } from '../../board-site.ts';
import { openChart } from '../gantt.fixture.ts';

const aSource = (values: Partial<HolidaySource> = {}): HolidaySource => ({
  ...{ id: '0190f000-0000-7000-8000-000000000001', host: 'calendar.example.com', owner_id: me, days: 2, left_out: 0 },
  ...{ fetched_at: '2026-11-02T10:00:00.000Z', next_fetch_at: '2026-11-03T10:00:00.000Z', problem: null },
  ...values,
});
const done = (body: unknown) => ({ body: aDelta(9, [], body as object) });
const openSources = async (sources: readonly HolidaySource[], doors: Doors = {}) => {
  const app = await openChart(
    { role: 'lead' },
    { [door('list_holiday_sources')]: () => ({ body: { sources } }), ...doors },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Días laborables' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendario del proyecto' }));
  return { ...app, dialog };
};

describe('the published calendars of a project', () => {
  it('are followed by their address, which is fetched at once', async () => {
    const { dialog, asked, lastRequest } = await openSources([], {
      [door('subscribe_holidays')]: () => ({ body: { source: aSource({ fetched_at: null, days: 0 }) } }),
      [door('refresh_holidays')]: done,
    });
    expect(await dialog.findByText('El proyecto no sigue ninguno todavía.')).toBeTruthy();
    const address = dialog.getByRole('textbox', { name: 'Dirección del calendario' });
    for (const wrong of ['ftp://x', 'https://ana:clave@calendar.example.com/f.ics']) {
      await userEvent.clear(address);
      await userEvent.type(address, wrong);
      await userEvent.click(dialog.getByRole('button', { name: 'Seguir calendario' }));
      expect(
        dialog.getByText(/^Escribe una dirección que empiece con https:.* sin usuario ni contraseña\.$/),
      ).toBeTruthy();
    }
    expect(asked('subscribe_holidays')).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, 'webcal://calendar.example.com/f.ics');
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir calendario' }));
    await lastRequest('subscribe_holidays', {
      ...{ project_id: project, source_id: expect.any(String), url: 'webcal://calendar.example.com/f.ics' },
    });
    await lastRequest('refresh_holidays', {
      ...{ project_id: project, command_id: expect.any(String), source_id: aSource().id },
    });
    expect(await screen.findByText('Se actualizaron los días de calendar.example.com')).toBeTruthy();
    await waitFor(() => expect(address).toHaveProperty('value', ''));
  });

  it('say what went wrong, are fetched by hand and left', async () => {
    const { dialog, lastRequest } = await openSources([aSource({ problem: 'redirect', days: 1 })], {
      [door('refresh_holidays')]: () => refusal(409, 'holidays_not_fetched', { problem: 'timeout' }),
      [door('unsubscribe_holidays')]: done,
    });
    expect(await dialog.findByText('No se pudo leer: la dirección lleva a otra; sigue esa otra.')).toBeTruthy();
    expect(dialog.getByText(/^1 día · leído: /)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Actualizar calendar.example.com' }));
    expect(await screen.findByText('No se pudo leer: tardó demasiado en responder.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Dejar de seguir calendar.example.com' }));
    await lastRequest('unsubscribe_holidays', {
      ...{ project_id: project, command_id: expect.any(String), source_id: aSource().id },
    });
    expect(await screen.findByText(/ya no sigue calendar.example.com; sus días se quitaron/)).toBeTruthy();
  });

  it('say that they were fetched too often', async () => {
    const { dialog } = await openSources([aSource()], {
      [door('refresh_holidays')]: () => refusal(429, 'over_request_rate_limit'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Actualizar calendar.example.com' }));
    expect(await screen.findByText(/actualizó calendarios muchas veces seguidas\. Espera un minuto/)).toBeTruthy();
  });

  it('bring days into a calendar that is being written, which loses nothing', async () => {
    const { dialog, request } = await openSources([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^sábado/i }));
    const holidays = [{ day: '2026-12-25', name: 'Navidad' }];
    live(9, [{ of: 'project', id: project, set: { calendar: { weekdays: [1, 2, 3, 4, 5], holidays } } }]);
    await waitFor(() => expect(dialog.getByText('Navidad')).toBeTruthy());
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await request('update_project')).body).toMatchObject({
      set: { calendar: { weekdays: [1, 2, 3, 4, 5, 6], holidays } },
    });
  });
});
