import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { learnersSite } from '../features/learning/area/learners-site.ts';
import { readUser } from '../shell/session/session-state.ts';
import { session } from '../shell/session/session.ts';
import { notify } from '../shell/toasts/toaster.ts';
import { aSession } from '../testing/learners.ts';
import { renderApp } from '../testing/render-app.tsx';

/** jsdom has no BroadcastChannel, and a page has one session: messages of another tab are passed to it as its own. */
const dashboard = () => screen.findByRole('region', { name: 'Tu camino' });

describe('a page whose session changes in another tab', () => {
  it('goes to sign-in when the person signs out there, and would come back to where it was', async () => {
    learnersSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    const { location } = await renderApp('/estudiantes-dashboard');
    await dashboard();
    await act(async () => session.signOut());
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().href).toBe('/login?redirect=%2Festudiantes-dashboard');
  });

  it('shows nothing of one person to the next: cache, toasts and unread are new', async () => {
    const visits = learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await dashboard();
    act(() => notify({ type: 'error', message: 'Solo para Lupita' }));
    expect(screen.getByText('Solo para Lupita')).toBeTruthy();
    const other = { id: '0190a000-0000-7000-8000-000000000002', user_metadata: { firstName: 'Beto' } };
    learnersSite({}, { unread: 0, user: other });
    await screen.findByRole('heading', { level: 1, name: 'Hola, Beto' });
    expect(screen.queryByText('Solo para Lupita')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Avisos' })).toBeTruthy();
    expect(visits.filter(({ door }) => door === 'POST /graphql')).toHaveLength(1);
  });

  it('greets by the name that was changed there', async () => {
    learnersSite({});
    await renderApp('/estudiantes-dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Hola, Lupita' });
    const { user } = aSession({ user_metadata: { firstName: 'Guadalupe' } });
    act(() => session.changeUser(user));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Guadalupe' })).toBeTruthy();
    expect(readUser(user)?.user_metadata).toEqual({ firstName: 'Guadalupe' });
  });
});
