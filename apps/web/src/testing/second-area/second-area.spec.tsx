import { describe, expect, it } from '@jest/globals';
import type { Live, RoomFollower } from '@nivel/client/live';
import { axeFindings } from '@nivel/ui/axe-findings';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish, resync } from '../../shell/live/live-subscriptions.ts';
import { setLive } from '../../shell/live/room-followers.ts';
import { session } from '../../shell/session/session.ts';
import { notify } from '../../shell/toasts/toaster.ts';
import { fakeSite } from '../fake-site.ts';
import { aSession } from '../learners.ts';
import '../render-app.tsx';
import { createRouterWithSecondArea } from './router.ts';

const list = 'POST /rest/v1/rpc/list_notifications';
const tools = 'GET /rest/v1/tools';

const enter = async () => {
  session.adopt(aSession());
  const visits = fakeSite({
    [list]: () => ({ body: { notifications: [], unread: 3 } }),
    [tools]: () => ({ body: [{ id: 1 }, { id: 2 }] }),
  });
  const router = createRouterWithSecondArea(createMemoryHistory({ initialEntries: ['/taller'] }));
  const rendered = render(<RouterProvider router={router as never} />);
  await act(async () => router.load());
  await screen.findByText('2 herramientas');
  return { ...rendered, visits };
};
const shown = () =>
  within(screen.getByRole('region', { name: 'Avisos' }))
    .queryAllByText(/./)
    .map(({ textContent }) => textContent)
    .join();

/** A connection whose rooms the test opens and closes. */
const aConnection = () => {
  const followed = new Map<string, RoomFollower>();
  const live: Live = {
    seq: 1,
    follow: (room, follower) => {
      followed.set(room, follower);
      return () => followed.delete(room);
    },
    retry: () => undefined,
    here: () => undefined,
    busy: async () => Promise.resolve(true),
    close: () => undefined,
  };
  return { live, followed };
};

describe('a room that a page follows', () => {
  const moved = (room?: string) => ({
    seq: 2,
    type: 'workshop.tool.moved',
    data: {},
    traceId: '',
    ...(room && { room }),
  });

  it('is joined when there is a connection, again on the next one, and left with the page', async () => {
    const { unmount } = await enter();
    const [first, second] = [aConnection(), aConnection()];
    act(() => setLive(first.live));
    expect([...first.followed.keys()]).toEqual(['bench:1']);
    act(() => setLive(second.live));
    expect([...second.followed.keys()]).toEqual(['bench:1']);
    unmount();
    expect([...second.followed.keys()]).toEqual([]);
  });

  it('shows events there and nowhere else, without another request', async () => {
    const { visits } = await enter();
    act(() => [moved('bench:1'), moved('bench:2'), moved()].forEach(publish));
    expect(screen.getByText('1 cambios')).toBeTruthy();
    act(() => resync());
    expect(visits.filter(({ door }) => door === tools)).toHaveLength(1);
  });

  it('is read again after a gap, and shows when it is closed', async () => {
    const { visits } = await enter();
    const { live, followed } = aConnection();
    act(() => setLive(live));
    act(() => followed.get('bench:1')?.onStale());
    await waitFor(() => expect(visits.filter(({ door }) => door === tools)).toHaveLength(2));
    act(() => followed.get('bench:1')?.onClosed('left'));
    expect(screen.getByText('Ya no estás en el taller')).toBeTruthy();
  });
});

describe('a second area', () => {
  it('has its own layout inside the shell, and asks for nothing of learning', async () => {
    const { container, visits } = await enter();
    expect(screen.getByRole('complementary', { name: 'Taller' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Taller, ir al inicio' }).getAttribute('href')).toBe('/taller');
    expect(await screen.findByRole('button', { name: 'Avisos, 3 avisos sin leer' })).toBeTruthy();
    expect(visits.map(({ door }) => door).toSorted()).toEqual([tools, list]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('receives what it follows, and nothing else', async () => {
    await enter();
    const message = (type: string) => ({ seq: 1, type, data: {}, traceId: '' });
    act(() => publish(message('learning.part.completed')));
    expect(shown()).toBe('');
    act(() => publish(message('learning.profile.prepared')));
    expect(shown()).toContain('Tu perfil está listo');
    await waitFor(() => expect(shown()).toContain('Vuelto a leer'));
  });

  it('reads again when messages may have been missed', async () => {
    await enter();
    act(() => resync());
    expect(shown()).toContain('Vuelto a leer');
  });

  it('has toasts by its own rules: one at a time', async () => {
    await enter();
    act(() => ['Uno', 'Dos'].forEach((message) => notify({ type: 'info', message })));
    expect(shown()).toContain('Dos');
    expect(shown()).not.toContain('Uno');
  });

  it('contributes its commands beside those of the shell, and none of learning', async () => {
    await enter();
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Comandos' });
    expect(
      within(palette)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tomar el martillo', 'Abrir ajustes']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toContain('Martillo'));
  });
});
