import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { learnersSite } from '../features/learning/area/learners-site.ts';
import { session } from '../shell/session/session.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { renderApp, renderUnknown } from '../testing/render-app.tsx';

describe('the gate', () => {
  it('shows that it checks while the person is unknown, and then leads to sign-in', async () => {
    localStorage.setItem('nivel.has-session', '1');
    fakeSite({
      'POST /auth/v1/token': () => ({ status: 400, body: { code: 'refresh_token_not_found', message: '' } }),
    });
    const app = await renderUnknown('/estudiantes-dashboard');
    expect(await screen.findByText('Verificando autenticación...')).toBeTruthy();
    await act(async () => session.restore());
    await waitFor(() => expect(app.pathname()).toBe('/login'));
    expect(localStorage.getItem('nivel.has-session')).toBeNull();
  });

  it('lets a page that needs no session come while the session ends', async () => {
    learnersSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    const app = await renderApp('/estudiantes-dashboard');
    await act(async () => {
      void app.navigate('/account-closed?until=2026-12-05');
      await session.signOut();
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu cuenta está cerrada' })).toBeTruthy();
    expect(app.pathname()).toBe('/account-closed');
  });
});
