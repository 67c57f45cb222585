import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite } from './learners-site.ts';
import { messages as es } from './messages/es-mx.ts';
import { notifyAchievement, notifySkill } from './learning-toasts.ts';

const list = 'POST /rest/v1/rpc/list_notifications';
const mark = 'POST /rest/v1/rpc/mark_notifications_read';
const aNotification = (number: number) => ({
  id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: 'module-completed',
  kind: 'progress',
  text: { 'es-MX': `Módulo completado: M${number}`, en: `Module completed: M${number}` },
  link: `/dashboard/modulos/${number}`,
  createdAt: new Date(Date.UTC(2026, 9, 1, 0, number)).toISOString(),
  readAt: null,
  doneAt: null,
  snoozedUntil: null,
  returnedAt: null,
});
/** Notifications from one number down to another. */
const notifications = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => aNotification(from - index));
const bell = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the bell', () => {
  it('counts once what both the service and this device have', async () => {
    const said = { id: 's', type: 'success', message: 'Logro desbloqueado: Cima', at: 1, isRead: false, isKept: true };
    localStorage.setItem(`nivel.toasts.${aSession().user.id}`, JSON.stringify([said]));
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    expect(await bell('Avisos, 2 avisos sin leer')).toBeTruthy();
    act(() => {
      notifyAchievement('Constancia', es);
      notifySkill({ name: 'Prompting', gain: 1, isNew: false }, es);
    });
    expect(await bell('Avisos, 4 avisos sin leer')).toBeTruthy();
  });

  it('is silent once everything shown was reported as read, and not because it was opened', async () => {
    let unread = 2;
    const visits = learnersSite({
      [list]: () => ({ body: { notifications: notifications(2, 1), unread } }),
      [mark]: () => {
        unread = 0;
        return { body: { unread } };
      },
    });
    await renderApp('/estudiantes-dashboard');
    await userEvent.click(await bell(/^Avisos/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    const all = await dialog.findByRole('button', { name: 'Marcar todo como leído' });
    expect(visits.filter(({ door }) => door === mark)).toEqual([]);
    await userEvent.click(all);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avisos' })).toBeTruthy());
  });
});

describe('notifications of more than one page', () => {
  it('shows the next one when asked, until there is none', async () => {
    const visits = learnersSite({
      [list]: (body) => {
        const { before } = body as { before?: string };
        return { body: { notifications: before ? notifications(10, 8) : notifications(60, 11), unread: 0 } };
      },
    });
    await renderApp('/estudiantes-dashboard');
    await userEvent.click(await bell(/^Avisos/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    const more = await dialog.findByRole('button', { name: 'Ver más' });
    expect(dialog.getAllByRole('listitem')).toHaveLength(50);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(more);
    expect(await dialog.findByText('Módulo completado: M8')).toBeTruthy();
    expect(dialog.getAllByRole('listitem')).toHaveLength(53);
    expect(dialog.queryByRole('button', { name: 'Ver más' })).toBeNull();
    expect(visits.filter(({ door }) => door === list).map(({ body }) => body)).toEqual([
      { limit: 1 },
      { part: 'inbox', limit: 50 },
      { part: 'inbox', limit: 50, before: aNotification(11).id },
    ]);
  });
});
