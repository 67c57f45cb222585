import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { door, openBoard } from '../board-site.ts';

const address = 'https://nivel.example/calendars/abc/calendar.ics';
const created_at = '2026-11-27T10:00:00.000Z';
const none: Doors = { [door('read_calendar_feed')]: () => ({ body: { created_at: null } }) };

const openFeed = async (doors: Doors) => {
  const app = await openBoard(doors, { search: { view: 'calendar' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Suscribirse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suscribirse a este calendario' }));
  return { ...app, dialog };
};

describe('the address of a calendar', () => {
  it('is made, shown once, copied and revoked', async () => {
    const { dialog } = await openFeed({
      ...none,
      [door('create_calendar_feed')]: () => ({ body: { address, created_at } }),
      [door('revoke_calendar_feed')]: () => ({ body: { success: true } }),
    });
    await dialog.findByText('Todavía no tienes una dirección.');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear dirección' }));
    expect(await dialog.findByText(address)).toBeTruthy();
    expect(dialog.getByText(/^Tu dirección existe desde el 27 de noviembre de 2026/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(written).toEqual([address]));
    Reflect.deleteProperty(navigator, 'clipboard');
    await userEvent.click(dialog.getByRole('button', { name: 'Anular la dirección' }));
    await dialog.findByText('Todavía no tienes una dirección.');
    expect(dialog.queryByText(address)).toBeNull();
  });

  it('is not shown again, and can be replaced', async () => {
    const { dialog } = await openFeed({ [door('read_calendar_feed')]: () => ({ body: { created_at } }) });
    expect(await dialog.findByRole('button', { name: 'Crear otra en su lugar' })).toBeTruthy();
    expect(dialog.queryByText(/calendars/)).toBeNull();
  });

  it('shows when it could not be created', async () => {
    const { dialog } = await openFeed({ ...none, [door('create_calendar_feed')]: () => refusal(503, 'unavailable') });
    await userEvent.click(await dialog.findByRole('button', { name: 'Crear dirección' }));
    await waitFor(() => expect(screen.getAllByText('No se pudo crear la dirección').length).toBeGreaterThan(0));
  });
});
