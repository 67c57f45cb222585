import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { addDays } from '@nivel/ui/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InboxNotification, InboxPart } from '@nivel/contracts/worker/notification';
import { cricoSite, refusal } from '../../features/crico/area/crico-site.ts';
import { learnersSite } from '../../features/learning/area/learners-site.ts';
import { requestTo, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dayOf } from '../days/days.ts';
import { publish } from '../live/live-subscriptions.ts';
import { snoozeChoices } from './snooze-choices.ts';

const list = 'POST /rest/v1/rpc/list_notifications';
const read = 'POST /rest/v1/rpc/mark_notifications_read';
const done = 'POST /rest/v1/rpc/mark_notifications_done';
const snooze = 'POST /rest/v1/rpc/snooze_notifications';

const aNotification = (number: number, values: Partial<InboxNotification> = {}): InboxNotification => ({
  id: `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name: 'cards-assigned',
  kind: 'card-assignments',
  text: { 'es-MX': `Ana te asignó SITE-${number}`, en: `Ana assigned you SITE-${number}` },
  link: '/crico/my-work',
  createdAt: new Date(Date.UTC(2026, 9, 1, 0, number)).toISOString(),
  readAt: null,
  doneAt: null,
  snoozedUntil: null,
  returnedAt: null,
  ...values,
});
const idOf = (number: number): string => aNotification(number).id;

/** The service's notifications, newest first. */
let kept: InboxNotification[] = [];
beforeEach(() => {
  kept = [aNotification(3), aNotification(2), aNotification(1, { readAt: '2026-10-02T00:00:00Z' })];
});
const belongs = (part: InboxPart) => (one: InboxNotification) =>
  part === 'done'
    ? one.doneAt !== null
    : one.doneAt === null &&
      (part === 'snoozed' ? one.snoozedUntil !== null : one.snoozedUntil === null) &&
      (part !== 'unread' || one.readAt === null);
const change = (ids: readonly string[], values: Partial<InboxNotification>): void => {
  kept = kept.map((one) => (ids.includes(one.id) ? { ...one, ...values } : one));
};
const unread = () => kept.filter(({ readAt }) => readAt === null).length;
const at = '2026-11-23T00:00:00Z';
interface Asked {
  readonly ids?: string[];
  readonly up_to?: string;
  readonly is_done?: boolean;
  readonly until?: string | null;
  readonly part?: InboxPart;
}
const upTo = ({ ids, up_to: last = '' }: Asked): string[] =>
  ids ?? kept.filter(({ id }) => id <= last).map(({ id }) => id);
const listed = (body: unknown) => ({
  body: { notifications: kept.filter(belongs((body as Asked).part ?? 'inbox')), unread: unread() },
});
const doors: Doors = {
  [list]: listed,
  [read]: (body) => {
    change(upTo(body as Asked), { readAt: at });
    return { body: { unread: unread() } };
  },
  [done]: (body) => {
    const isDone = (body as Asked).is_done;
    change(upTo(body as Asked), isDone ? { doneAt: at, readAt: at } : { doneAt: null });
    return { body: { unread: unread() } };
  },
  [snooze]: (body) => {
    const { ids = [], until = null } = body as Asked;
    const moment = until === 'tomorrow' ? '2026-11-24T15:00:00.000Z' : until;
    change(ids, { snoozedUntil: moment, readAt: at });
    return { body: { unread: unread(), until: moment } };
  },
};
const link = (number: number) => screen.findByRole('link', { name: `Ana te asignó SITE-${number}` });
const shown = () =>
  within(screen.getByRole('list', { name: 'Avisos' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent?.replace('Ana te asignó ', ''));
const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the inbox', () => {
  it('shows notifications, and which of them are unread', async () => {
    cricoSite(doors);
    const { container } = await renderApp('/crico/inbox');
    await link(3);
    expect(shown()).toEqual(['SITE-3', 'SITE-2', 'SITE-1']);
    expect(screen.getAllByText('Sin leer', { selector: '.sr-only' })).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Sin leer 2' }));
    await waitFor(() => expect(shown()).toEqual(['SITE-3', 'SITE-2']));
  });

  it('removes done ones at once, keeps them aside, and takes that back', async () => {
    cricoSite(doors);
    await renderApp('/crico/inbox');
    await link(2);
    await button('Terminar: Ana te asignó SITE-2');
    await waitFor(() => expect(shown()).toEqual(['SITE-3', 'SITE-1']));
    expect(await screen.findByText('Aviso terminado.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Hechos' }));
    await waitFor(() => expect(shown()).toEqual(['SITE-2']));
    await button('Devolver a la bandeja: Ana te asignó SITE-2');
    expect(await screen.findByText('De vuelta en la bandeja.')).toBeTruthy();
    await button('Deshacer');
    await waitFor(() => expect(shown()).toEqual(['SITE-2']));
  });

  it('puts off until a choice of the menu, and brings back', async () => {
    const visits = cricoSite(doors);
    await renderApp('/crico/inbox');
    await link(3);
    await button('Posponer: Ana te asignó SITE-3');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mañana por la mañana' }));
    await waitFor(() => expect(shown()).toEqual(['SITE-2', 'SITE-1']));
    expect(await screen.findByText(/^Pospuesto: vuelve el 24 nov 2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Pospuestos' }));
    expect(await screen.findByText(/^Vuelve el 24 nov 2026/)).toBeTruthy();
    await button('Traer de vuelta: Ana te asignó SITE-3');
    expect(await screen.findByText('No has pospuesto nada.')).toBeTruthy();
    expect(visits.filter(({ door }) => door === snooze).map(({ body }) => body)).toEqual([
      { ids: [idOf(3)], until: 'tomorrow' },
      { ids: [idOf(3)], until: null },
    ]);
  });

  it('snoozes until a chosen moment, if it is in the future', async () => {
    const visits = cricoSite(doors);
    await renderApp('/crico/inbox');
    await link(3);
    await button('Posponer: Ana te asignó SITE-3');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Elegir el momento…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Posponer hasta' }));
    const day = dialog.getByRole('textbox', { name: 'Día' });
    await userEvent.type(day, '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Posponer' }));
    expect(await dialog.findByText('Elige un momento que aún no llega, dentro de un año.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    const soon = new Date(`${addDays(dayOf(new Date()), 1)}T10:30`);
    await userEvent.clear(day);
    await userEvent.type(day, dayOf(soon));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Hora/ }));
    await userEvent.click((await screen.findAllByRole('option', { name: /^10:30/ }))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Posponer' }));
    await waitFor(() => expect(shown()).toEqual(['SITE-2', 'SITE-1']));
    expect((await requestTo(visits, snooze)).body).toEqual({ ids: [idOf(3)], until: soon.toISOString() });
  });

  it('marks all that is shown as read, or as done', async () => {
    const visits = cricoSite(doors);
    await renderApp('/crico/inbox');
    await link(3);
    await button('Marcar todo como leído');
    await waitFor(() => expect(screen.queryAllByText('Sin leer', { selector: '.sr-only' })).toHaveLength(0));
    await button('Terminar todo');
    expect(await screen.findByText('No hay nada pendiente.')).toBeTruthy();
    expect(visits.filter(({ door }) => [read, done].includes(door)).map(({ body }) => body)).toEqual([
      { up_to: idOf(3) },
      { up_to: idOf(3), is_done: true },
    ]);
  });

  it('is worked through with the keyboard', async () => {
    const visits = cricoSite(doors);
    await renderApp('/crico/inbox');
    (await link(3)).focus();
    await userEvent.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('Ana te asignó SITE-2');
    await userEvent.keyboard('m');
    expect((await requestTo(visits, read)).body).toEqual({ ids: [idOf(2)] });
    await userEvent.keyboard('e');
    await waitFor(() => expect(shown()).toEqual(['SITE-3', 'SITE-1']));
    expect(document.activeElement?.textContent).toBe('Ana te asignó SITE-1');
    await userEvent.keyboard('h');
    expect(await screen.findByRole('menu', { name: 'Posponer: Ana te asignó SITE-1' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  });

  it('shows changes of another window, and returning ones', async () => {
    cricoSite(doors);
    await renderApp('/crico/inbox');
    await link(3);
    change([idOf(3)], { doneAt: at, readAt: at });
    kept = [aNotification(9, { returnedAt: at }), ...kept];
    const userId = aSession().user.id;
    act(() => publish({ seq: 1, type: 'worker.notifications.changed', data: { userId, unread: 2 }, traceId: '' }));
    await waitFor(() => expect(shown()).toEqual(['SITE-9', 'SITE-2', 'SITE-1']));
    expect(screen.getByRole('button', { name: 'Avisos, 2 avisos sin leer' })).toBeTruthy();
  });

  it('restores what the service refused, and reports it', async () => {
    cricoSite({ ...doors, [done]: () => refusal(403, 'forbidden') });
    await renderApp('/crico/inbox');
    await link(2);
    await button('Terminar: Ana te asignó SITE-2');
    expect(await screen.findByText('No pudimos guardarlo. Todo quedó como estaba.')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['SITE-3', 'SITE-2', 'SITE-1']));
  });

  it('that cannot be loaded is requested again', async () => {
    let isAllowed = false;
    cricoSite({
      ...doors,
      [list]: (body) => (isAllowed ? listed(body) : refusal(403, 'forbidden')),
    });
    await renderApp('/crico/inbox');
    expect(await screen.findByText('No pudimos cargar tus avisos.')).toBeTruthy();
    isAllowed = true;
    await button('Intentar de nuevo');
    await link(3);
  });

  it('is a page of learning too, opened from the bell', async () => {
    learnersSite(doors);
    await renderApp('/estudiantes-dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Avisos/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir la bandeja' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bandeja' })).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['SITE-3', 'SITE-2', 'SITE-1']));
  });
});

it('snoozing until later today is not offered at night', () => {
  expect(snoozeChoices(new Date(2026, 10, 23, 20, 59))).toContain('later-today');
  expect(snoozeChoices(new Date(2026, 10, 23, 21, 0))).toEqual(['tomorrow', 'next-week']);
});
