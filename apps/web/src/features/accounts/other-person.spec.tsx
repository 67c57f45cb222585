import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell/session/session.ts';
import { keepUnsent } from '../../shell/storage/unsent-drafts.ts';
import type { Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, refusal } from './accounts.fixtures.ts';
import { signupLink, preview, verify, siteOf, press, heading, userId } from './email-links.fixtures.ts';

beforeEach(arrive);

describe('a link while another person is signed in', () => {
  const other = '0190a000-0000-7000-8000-000000000002';
  const doors: Doors = {
    [preview]: () => ({ body: aPreview({ user_id: other, email: 'b***o@correo.mx' }) }),
    [verify]: () => ({ body: aSession({ id: other, email: 'beto@correo.mx' }) }),
  };

  it('asks first, naming both, and lets one stay', async () => {
    session.adopt(aSession());
    const visits = siteOf({
      ...doors,
      'POST /graphql': () => ({ status: 403, body: { code: 'forbidden' } }),
      'GET /rest/v1/user_subscription_details': () => ({ body: [] }),
    });
    const { container, location } = await renderApp(signupLink);
    expect(
      await screen.findByText(
        'Estás en Nivel como lupita@correo.mx. Este enlace es de b***o@correo.mx. ¿Cerrar la sesión de lupita@correo.mx y seguir?',
      ),
    ).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Quedarme como lupita@correo.mx' }));
    await waitFor(() => expect(location().pathname).toBe('/estudiantes-dashboard'));
    expect(userId()).toBe(aSession().user.id);
    expect(visits.map(({ door }) => door)).not.toContain(verify);
  });

  it('changes the person on request, and leaves nothing of the previous one', async () => {
    session.adopt(aSession());
    keepUnsent(aSession().user.id, '/dashboard/modulos/m/partes/p', { answers: { a: '1' } });
    siteOf(doors);
    await renderApp(signupLink);
    expect(await screen.findByText(/respuestas de lupita@correo\.mx sin enviar/)).toBeTruthy();
    await press('Cerrar la sesión de lupita@correo.mx y seguir');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(userId()).toBe(other);
    expect(Object.keys(localStorage).join()).not.toContain(aSession().user.id);
  });

  it('asks before a typed code as well', async () => {
    session.adopt(aSession());
    sessionStorage.setItem('nivel.pending-email', 'beto@correo.mx');
    const visits = siteOf(doors);
    const { container } = await renderApp('/verify-email');
    expect(await screen.findByText(/El código es de beto@correo\.mx/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    await press('Cerrar la sesión de lupita@correo.mx y seguir');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    expect(visits).toEqual([]);
    await press('Confirmar');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(userId()).toBe(other);
  });

  it('does not change the person with a link that is no longer valid', async () => {
    session.adopt(aSession());
    siteOf({ ...doors, [verify]: () => refusal('otp_expired', 403) });
    await renderApp(signupLink);
    await press('Cerrar la sesión de lupita@correo.mx y seguir');
    expect(await heading('El enlace ya venció')).toBeTruthy();
    expect(userId()).toBe(aSession().user.id);
  });
});
