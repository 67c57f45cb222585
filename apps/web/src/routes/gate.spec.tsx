import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../shell/session/session.ts';
import { fakeSite } from '../testing/fake-site.ts';
import { renderUnknown } from '../testing/render-app.tsx';

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
});
