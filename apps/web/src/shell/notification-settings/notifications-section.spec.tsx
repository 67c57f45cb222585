import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnersSite, toasts } from '../../features/learning/area/learners-site.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { changeLocale } from '../language/locale.ts';
import { requestTo } from '../../testing/fake-site.ts';

const list = 'POST /rest/v1/rpc/list_notification_preferences';
const change = 'POST /rest/v1/rpc/change_notification_preference';
const preferences = [
  {
    kind: 'progress',
    title: { 'es-MX': 'Avance', en: 'Progress' },
    description: { 'es-MX': 'Cuando completas un módulo.', en: 'When you complete a module.' },
    isLocked: false,
    channels: [
      { channel: 'inbox', isOn: true, pace: null },
      { channel: 'email', isOn: false, pace: null },
    ],
  },
  {
    kind: 'security',
    title: { 'es-MX': 'Seguridad', en: 'Security' },
    description: { 'es-MX': 'No se puede desactivar.', en: 'It cannot be switched off.' },
    isLocked: true,
    channels: [{ channel: 'email', isOn: true, pace: null }],
  },
  {
    kind: 'card-assignments',
    title: { 'es-MX': 'Tarjetas asignadas', en: 'Assigned cards' },
    description: { 'es-MX': 'Cuando alguien te asigna una.', en: 'When somebody assigns you one.' },
    isLocked: false,
    channels: [{ channel: 'email', isOn: true, pace: 'daily' }],
  },
];
const preferencesSite = { [list]: () => ({ body: { preferences, digestHour: 8 } }) };
const open = async (title = 'Avisos y correos') => {
  await renderApp('/dashboard/ajustes');
  return within(await screen.findByRole('region', { name: title }));
};
const box = (section: Awaited<ReturnType<typeof open>>, group: string, name: string): HTMLInputElement =>
  within(section.getByRole('group', { name: group })).getByRole('checkbox', { name });

describe('the notifications in the settings', () => {
  it('show which kinds are on and off, and save a change at once', async () => {
    const visits = learnersSite({ ...preferencesSite, [change]: () => ({ body: { isOn: true } }) });
    const section = await open();
    expect(await section.findByText('Cuando completas un módulo.')).toBeTruthy();
    expect(box(section, 'Avance', 'Aquí, en Avisos').checked).toBe(true);
    expect(box(section, 'Avance', 'Por correo').checked).toBe(false);
    expect(await axeFindings(screen.getByRole('region', { name: 'Avisos y correos' }))).toEqual([]);
    await userEvent.click(box(section, 'Avance', 'Por correo'));
    expect(box(section, 'Avance', 'Por correo').checked).toBe(true);
    await waitFor(() => expect(section.getByRole('status').textContent).toBe('Avisos y correos: Guardado'));
    expect(visits.filter(({ door }) => door === change).map(({ body }) => body)).toEqual([
      { kind: 'progress', channel: 'email', is_on: true },
    ]);
  });

  it('let e-mails come at once, once a day at an hour, or not at all', async () => {
    const hour = 'POST /rest/v1/rpc/change_digest_hour';
    const visits = learnersSite({
      ...preferencesSite,
      [change]: () => ({ body: { isOn: true } }),
      [hour]: () => ({ body: { hour: 18 } }),
    });
    const section = await open();
    const group = within(await section.findByRole('group', { name: 'Tarjetas asignadas' }));
    const choose = async (field: HTMLElement, name: string) => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    const pace = group.getByRole('combobox', { name: /^Por correo/ });
    expect(pace.textContent).toBe('En el resumen diario');
    await choose(pace, 'Al momento');
    await choose(pace, 'No');
    expect(pace.textContent).toBe('No');
    const leaves = section.getByRole('combobox', { name: /^El resumen diario sale a las/ });
    expect(leaves.textContent).toBe('08:00');
    await choose(leaves, '18:00');
    expect((await requestTo(visits, hour)).body).toEqual({ hour: 18 });
    expect(visits.filter(({ door }) => door === change).map(({ body }) => body)).toEqual([
      { kind: 'card-assignments', channel: 'email', is_on: true, pace: 'at-once' },
      { kind: 'card-assignments', channel: 'email', is_on: false, pace: 'at-once' },
    ]);
  });

  it('explain what cannot be switched off, and offer no box for it', async () => {
    learnersSite(preferencesSite);
    const section = await open();
    const group = within(await section.findByRole('group', { name: 'Seguridad' }));
    expect(group.getByText('No se puede desactivar.')).toBeTruthy();
    expect(group.getByText('Siempre activo')).toBeTruthy();
    expect(group.queryByRole('checkbox')).toBeNull();
  });

  it('speak the other language', async () => {
    await act(async () => changeLocale('en'));
    learnersSite(preferencesSite);
    const section = await open('Notifications and e-mails');
    expect(box(section, 'Progress', 'By e-mail').checked).toBe(false);
    expect(section.getByText('Always on')).toBeTruthy();
  });

  it('are reverted when a change could not be saved, and show that', async () => {
    learnersSite({ ...preferencesSite, [change]: () => ({ status: 503, body: { code: 'unavailable', message: '' } }) });
    const section = await open();
    await userEvent.click(box(section, 'Avance', 'Aquí, en Avisos'));
    await waitFor(() => expect(toasts().textContent).toContain('No pudimos guardar tu preferencia.'));
    expect(box(section, 'Avance', 'Aquí, en Avisos').checked).toBe(true);
  });

  it('that cannot be loaded are requested again', async () => {
    let isAllowed = false;
    learnersSite({
      [list]: () =>
        isAllowed
          ? { body: { preferences, digestHour: 8 } }
          : { status: 403, body: { code: 'forbidden', message: '' } },
    });
    const section = await open();
    expect((await section.findByRole('alert')).textContent).toContain('No pudimos cargar tus preferencias.');
    isAllowed = true;
    await userEvent.click(section.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await section.findByRole('group', { name: 'Avance' })).toBeTruthy();
  });
});
