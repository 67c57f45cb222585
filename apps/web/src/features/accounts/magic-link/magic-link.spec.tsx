import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aPreview, arrive, email, refusal, tokenHash } from '../accounts.fixtures.ts';
import { button, heading, needy, press, preview, siteOf, verify } from '../email-links.fixtures.ts';

beforeEach(arrive);

const otp = 'POST /auth/v1/otp';
const askFor = 'Entrar con un enlace por correo';
const link = `/magic-link#token=${tokenHash}&type=magiclink`;
const learning: Doors = { 'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }) };
const sendIt = 'Enviar enlace';
const askForLink = async () => userEvent.click(await screen.findByRole('link', { name: askFor }));
const type = async (text: string) => userEvent.type(await email(), text);

describe('signing in without a password', () => {
  it('is offered by the page of sign-in, and asks for an address and nothing else', async () => {
    const visits = siteOf();
    const app = await renderApp('/login');
    await askForLink();
    expect(app.pathname()).toBe('/magic-link');
    await press(sendIt);
    const field = await email();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(visits).toEqual([]);
  });

  it('confirms the e-mail without revealing whether there is an account, counts down, and accepts the code', async () => {
    const visits = siteOf({ [otp]: () => ({}), ...learning });
    const app = await renderApp('/login');
    await askForLink();
    await type('lupita@correo.mx');
    await press(sendIt);
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    const asked = await requestTo(visits, otp);
    expect(asked.body).toEqual({ email: 'lupita@correo.mx', create_user: false });
    expect(asked.url.searchParams.get('redirect_to')).toMatch(/\/magic-link$/);
    expect((await button(/Podrás pedir otro en \d+ s/)).hasAttribute('disabled')).toBe(true);
    expect(await axeFindings(app.container)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
    expect((await requestTo(visits, verify)).body).toEqual({
      type: 'email',
      email: 'lupita@correo.mx',
      token: '123456',
    });
    expect(sessionStorage.getItem('nivel.pending-sign-in')).toBeNull();
  });

  it('reports that it was too soon, and stays', async () => {
    siteOf({ [otp]: () => refusal('over_email_send_rate_limit', 429) });
    const app = await renderApp('/login');
    await askForLink();
    await type('lupita@correo.mx');
    await press(sendIt);
    expect(
      await screen.findByText('Acabamos de enviarte un correo. Espera un momento antes de pedir otro.'),
    ).toBeTruthy();
    expect(app.pathname()).toBe('/magic-link');
  });

  it('goes to where the gate had stopped the person who signs in', async () => {
    const visits = siteOf({ [otp]: () => ({}), ...learning });
    const app = await renderApp('/dashboard/modulos/abc');
    await askForLink();
    await type('lupita@correo.mx');
    await press(sendIt);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    expect((await requestTo(visits, otp)).url.searchParams.get('redirect_to')).toMatch(/\/dashboard\/modulos\/abc$/);
    await press('Confirmar');
    await waitFor(() => expect(app.pathname()).toBe('/dashboard/modulos/abc'));
  });

  it('asks before its link opens a session', async () => {
    const visits = siteOf({ [preview]: () => ({ body: aPreview({ type: 'magiclink' }) }), ...learning });
    const app = await renderApp(link);
    expect(await heading('Entra sin contraseña')).toBeTruthy();
    expect(visits.map(({ door }) => door)).toEqual([preview]);
    await press('Entrar como l***a@correo.mx');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
    expect((await requestTo(visits, verify)).body).toEqual({ type: 'magiclink', token_hash: tokenHash });
  });

  it('offers another e-mail for a link whose time is over', async () => {
    siteOf({ [preview]: () => refusal('otp_expired', 403) });
    await renderApp(link);
    expect(await heading('El enlace ya venció')).toBeTruthy();
    expect(await button('Enviar enlace')).toBeTruthy();
  });

  it('asks for a password where the address was proven by it only now', async () => {
    siteOf({
      [otp]: () => ({}),
      [verify]: () => ({ body: needy() }),
      'PUT /auth/v1/user': () => ({
        body: aSession({ user_metadata: { firstName: 'Lupita', lastName: 'Reyes' } }).user,
      }),
      ...learning,
    });
    const app = await renderApp('/login');
    await askForLink();
    await type('lupita@correo.mx');
    await press(sendIt);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    expect(await heading('Elige tu contraseña')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Lupita');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Reyes');
    await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar y entrar');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
  });
});
