import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../../../shell/toasts/toaster.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Doors } from '../../../testing/fake-site.ts';
import { learnersSite } from './learners-site.ts';

const list = 'POST /rest/v1/rpc/list_notifications';
const mark = 'POST /rest/v1/rpc/mark_notifications_read';
const kept = {
  id: '0190a000-0000-7000-8000-000000000077',
  name: 'level-unlocked',
  kind: 'progress',
  text: { 'es-MX': 'Nivel desbloqueado: Datos y modelos', en: 'Level unlocked: Datos y modelos' },
  link: '/estudiantes-dashboard',
  createdAt: '2026-10-01T00:00:00Z',
  readAt: null,
  doneAt: null,
  snoozedUntil: null,
  returnedAt: null,
};
const open = async (doors: Doors) => {
  const visits = learnersSite(doors);
  await renderApp('/estudiantes-dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /^Avisos/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
  return { dialog, to: (door: string) => visits.filter((visit) => visit.door === door) };
};

describe('the list of notifications', () => {
  it('that cannot be loaded is reported beside what this device has, and is requested again', async () => {
    let isAllowed = false;
    const respond = () =>
      isAllowed
        ? { body: { notifications: [kept], unread: 0 } }
        : { status: 403, body: { code: 'forbidden', message: '' } };
    const { dialog } = await open({ [list]: respond });
    expect((await dialog.findByRole('alert')).textContent).toContain('No pudimos cargar tus avisos.');
    act(() => notify({ type: 'info', message: 'Dicho aquí' }));
    expect(dialog.getByText('Dicho aquí')).toBeTruthy();
    isAllowed = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await dialog.findByText('Nivel desbloqueado: Datos y modelos')).toBeTruthy();
    expect(dialog.getByText('Dicho aquí')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('opens the target of a line, and is closed then', async () => {
    const line = { ...kept, link: '/dashboard/ajustes' };
    const { dialog } = await open({ [list]: () => ({ body: { notifications: [line], unread: 0 } }) });
    await userEvent.click(await dialog.findByRole('link', { name: 'Nivel desbloqueado: Datos y modelos' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajustes' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('without anything has a drawing and a sentence', async () => {
    const { dialog } = await open({ [list]: () => ({ body: { notifications: [], unread: 0 } }) });
    expect(await dialog.findByText('Aún no hay avisos. Cuando pase algo bueno, lo verás aquí.')).toBeTruthy();
  });

  it('stays unread when the service did not receive its reading, and is read the next time', async () => {
    const line = { ...kept, link: '/dashboard/ajustes' };
    let isHeard = false;
    const { dialog, to } = await open({
      [list]: () => ({ body: { notifications: [line], unread: isHeard ? 0 : 1 } }),
      [mark]: () => (isHeard ? { body: { unread: 0 } } : { status: 503, body: { code: 'unavailable', message: '' } }),
    });
    await userEvent.click(await dialog.findByRole('link', { name: 'Nivel desbloqueado: Datos y modelos' }));
    await waitFor(() => expect(to(mark).map(({ body }) => body)).toContainEqual({ ids: [line.id] }));
    isHeard = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos, 1 aviso sin leer' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Nivel desbloqueado: Datos y modelos' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avisos' })).toBeTruthy());
  });
});
