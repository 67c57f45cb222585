import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell/session/session.ts';
import { requestTo, fakeSite, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, refusal } from './accounts.fixtures.ts';
import { signupLink, preview, verify, siteOf, button, press, heading, needy } from './email-links.fixtures.ts';

beforeEach(arrive);

describe('a sign-up that is confirmed in another browser', () => {
  const doors: Doors = {
    [preview]: () => ({ body: aPreview({ is_same_browser: false }) }),
    [verify]: () => ({ body: needy() }),
    'PUT /auth/v1/user': () => ({ body: aSession({ user_metadata: { firstName: 'Lupita', lastName: 'Reyes' } }).user }),
  };

  it('says before the press that its password will not count, and asks for a name and a new one', async () => {
    const visits = siteOf(doors);
    const { container } = await renderApp(signupLink);
    expect(await screen.findByText(/la contraseña que elegiste al registrarte no contará/)).toBeTruthy();
    await press(/^Confirmar/);
    expect(await heading('Elige tu contraseña')).toBeTruthy();
    await press('Guardar y entrar');
    expect(await screen.findAllByText('Este dato hace falta.')).toHaveLength(3);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' Lupita ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Reyes');
    await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar y entrar');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(await requestTo(visits, 'PUT /auth/v1/user')).toMatchObject({
      body: {
        password: 'colibrí morado 28',
        data: {
          firstName: 'Lupita',
          lastName: 'Reyes',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          locale: 'es-MX',
        },
      },
    });
    expect(await screen.findByText('Bienvenido, Lupita')).toBeTruthy();
  });

  it('shows that the address is confirmed only while the person who proved it is here', async () => {
    siteOf({
      ...doors,
      [preview]: () => ({ body: aPreview() }),
      [verify]: () => ({ body: aSession() }),
      'POST /auth/v1/logout': () => ({ status: 204 }),
    });
    await renderApp(signupLink);
    await press(/^Confirmar/);
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    await act(async () => session.signOut());
    expect(await screen.findByRole('button', { name: /^Iniciar sesión/i })).toBeTruthy();
    expect(screen.queryByText('Tu correo está confirmado')).toBeNull();
  });

  it('asks for them as well after the typed code', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    siteOf(doors);
    await renderApp('/verify-email');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    expect(await heading('Elige tu contraseña')).toBeTruthy();
    expect(sessionStorage.getItem('nivel.pending-email')).toBeNull();
  });

  it('explains what to do when the proof of the e-mail is too old', async () => {
    siteOf({ ...doors, 'PUT /auth/v1/user': () => refusal('current_password_required') });
    await renderApp(signupLink);
    await press(/^Confirmar/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Lupita');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Reyes');
    await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar y entrar');
    expect(await screen.findByText(/Pasaron más de 10 minutos/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/recover');
  });
});

describe('confirming an address by code', () => {
  it('accepts the six digits of the e-mail, and reports wrong ones', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    const visits = siteOf({
      [verify]: (body) =>
        (body as { token: string }).token === '123456' ? { body: aSession() } : refusal('otp_expired', 403),
    });
    await renderApp('/verify-email');
    const code = await screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
    const confirm = screen.getByRole('button', { name: 'Confirmar' });
    await userEvent.type(code, '12-34');
    await userEvent.click(confirm);
    expect(await screen.findByText('El código tiene 6 dígitos.')).toBeTruthy();
    expect(visits).toEqual([]);
    await userEvent.type(code, '57');
    await userEvent.click(confirm);
    expect(await screen.findByText('El código no es válido o ya venció. Pide uno nuevo.')).toBeTruthy();
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(confirm);
    expect(await screen.findByRole('link', { name: 'Ir a mi tablero' })).toBeTruthy();
    const asked = await requestTo(visits, verify, 1);
    expect(asked.body).toEqual({ type: 'signup', email: 'lupita@correo.mx', token: '123456' });
    expect(asked.headers).toMatchObject({ 'x-use-cookie': '1' });
  });

  it('waits a minute before it sends another mail', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    fakeSite({});
    await renderApp('/verify-email');
    const resend = await button(/Podrás pedir otro en \d+ s/);
    expect(resend.hasAttribute('disabled')).toBe(true);
  });
});
