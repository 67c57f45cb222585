import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { arrive, email, leave, refusal } from './accounts.fixtures.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

beforeEach(arrive);
afterEach(leave);

describe('confirming an address', () => {
  it('takes the six digits of the mail, and says so when they are wrong', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    const visits = fakeSite({
      'POST /auth/v1/verify': (body) =>
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
    expect(visits.at(-1)?.body).toEqual({ type: 'signup', email: 'lupita@correo.mx', token: '123456' });
  });

  it('waits a minute before it sends another mail', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    fakeSite({});
    await renderApp('/verify-email');
    const resend = await screen.findByRole('button', { name: /Podrás pedir otro en \d+ s/ });
    expect(resend.hasAttribute('disabled')).toBe(true);
  });

  it('exchanges the session of a link at once, for one in a cookie, and clears the address', async () => {
    const visits = fakeSite({ 'POST /auth/v1/token': () => ({ body: aSession() }) });
    location.hash = '#access_token=secret&expires_in=600&refresh_token=from-the-mail&token_type=bearer&type=signup';
    await renderApp('/verify-email');
    expect(await screen.findByRole('heading', { name: 'Tu correo está confirmado' })).toBeTruthy();
    expect(location.hash).toBe('');
    expect(visits[0]?.body).toEqual({ refresh_token: 'from-the-mail' });
    expect(visits[0]?.headers).toMatchObject({ 'x-use-cookie': '1' });
    expect(Object.values({ ...localStorage }).join()).not.toContain('secret');
  });

  it.each([
    ['a hash in its query', '/verify-email?token=from-the-mail', '', 'Tu correo está confirmado'],
    [
      'a session',
      '/verify-email',
      '#access_token=x&refresh_token=from-the-mail&type=signup',
      'Tu correo está confirmado',
    ],
    [
      'a recovery',
      '/recover',
      '#access_token=x&refresh_token=from-the-mail&type=recovery',
      'Elige una contraseña nueva',
    ],
  ])('keeps a link with %s that nobody answered, and tries it again', async (_what, path, hash, done) => {
    let answer: { status: number; body?: unknown } = { status: 503 };
    const visits = fakeSite({ 'POST /auth/v1/token': () => answer, 'POST /auth/v1/verify': () => answer });
    location.hash = hash;
    const { container } = await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'El servidor no responde' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    expect(location.hash).toBe('');
    answer = { status: 200, body: aSession() };
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy();
    expect(visits.map(({ body }) => Object.values(body as object).includes('from-the-mail'))).toEqual([true, true]);
  });

  it('tells a device without network from a server that does not answer', async () => {
    fakeSite({});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp('/verify-email?token=from-the-mail');
    expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('offers a new mail when the link has expired', async () => {
    const visits = fakeSite({ 'POST /auth/v1/resend': () => ({}) });
    location.hash = '#error=access_denied&error_code=otp_expired&error_description=x&sb=';
    await renderApp('/verify-email');
    expect(await screen.findByRole('heading', { name: 'El enlace ya venció' })).toBeTruthy();
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeTruthy();
    expect(visits[0]?.body).toEqual({ type: 'signup', email: 'lupita@correo.mx' });
  });
});

describe('recovering a password', () => {
  it('answers alike whether the address is known or not, and sets a new one by code', async () => {
    const visits = fakeSite({
      'POST /auth/v1/recover': () => ({}),
      'POST /auth/v1/verify': () => ({ body: aSession() }),
      'PUT /auth/v1/user': () => ({ body: {} }),
    });
    await renderApp('/recover');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await userEvent.type(await screen.findByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByRole('heading', { name: 'Tu contraseña quedó guardada' })).toBeTruthy();
    expect(visits.at(-1)).toMatchObject({
      body: { password: 'colibrí morado 28' },
      headers: { authorization: 'Bearer token.of.lupita' },
    });
  });

  it('names the rule that the new password breaks, knowing the name of the account', async () => {
    const visits = fakeSite({ 'POST /auth/v1/token': () => ({ body: aSession() }) });
    location.hash = '#access_token=x&expires_in=600&refresh_token=from-the-mail&token_type=bearer&type=recovery';
    await renderApp('/recover');
    const field = await screen.findByLabelText('Nueva contraseña');
    const save = screen.getByRole('button', { name: 'Guardar contraseña' });
    const told = () =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
    await userEvent.click(save);
    expect(told()).toContain('Este dato hace falta.');
    await userEvent.type(field, 'Lupita 2026');
    expect(told()).toContain('Sin tu nombre, tu correo ni “Nivel”');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(visits.map(({ door }) => door)).toEqual(['POST /auth/v1/token']);
  });
});
