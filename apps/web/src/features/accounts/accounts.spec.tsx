import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../app/session/session.ts';
import { aSession } from '../../testing/learners.ts';
import { fakeSite } from '../../testing/fake-site.ts';
import { renderApp } from '../../testing/render-app.tsx';

const refusal = (code: string, status = 400, message = code) => ({ status, body: { code, message } });
const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText('Contraseña');
const sendSignIn = async () => {
  const buttons = screen.getAllByRole('button', { name: 'Iniciar Sesión' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  await session.signOut();
});

describe('signing in', () => {
  it('says what is missing, keeps what was typed, and sends nothing', async () => {
    const visits = fakeSite({});
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await sendSignIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Escribe tu correo o tu teléfono y tu contraseña');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect((await email()).getAttribute('value')).toBe('lupita@correo.mx');
    expect(visits).toEqual([]);
  });

  it('tells a wrong password in our words', async () => {
    fakeSite({ 'POST /auth/v1/token': () => refusal('invalid_credentials', 400, 'Invalid login credentials') });
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.type(password(), 'equivocada');
    await sendSignIn();
    expect(await screen.findByText('El correo o la contraseña no son correctos.')).toBeTruthy();
  });

  it('shows the message of the server for a code it does not know', async () => {
    fakeSite({ 'POST /auth/v1/token': () => refusal('brand_new', 400, 'Something new happened') });
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.type(password(), 'la de siempre');
    await sendSignIn();
    expect(await screen.findByText('Something new happened')).toBeTruthy();
  });

  it('tells a failure of the server in our words', async () => {
    fakeSite({ 'POST /auth/v1/token': () => refusal('unexpected_failure', 503, 'The service does not answer') });
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.type(password(), 'la de siempre');
    await sendSignIn();
    expect(await screen.findByText('Algo falló de nuestro lado. Intenta de nuevo en un momento.')).toBeTruthy();
  });

  it('returns to where the gate had stopped the learner', async () => {
    fakeSite({
      'POST /auth/v1/token': () => ({ body: aSession() }),
      'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
      'GET /auth/v1/user': () => ({}),
    });
    const app = await renderApp('/dashboard/modulos/abc');
    await email();
    expect(app.pathname()).toBe('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.type(password(), 'la de siempre');
    await sendSignIn();
    await waitFor(() => expect(app.pathname()).toBe('/dashboard/modulos/abc'));
  });

  it('leads an unconfirmed address to the confirmation, which sends a mail when asked and not before', async () => {
    const visits = fakeSite({
      'POST /auth/v1/token': () => refusal('email_not_confirmed', 400, 'Email not confirmed'),
      'POST /auth/v1/resend': () => ({}),
    });
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await userEvent.type(password(), 'la de siempre');
    await sendSignIn();
    expect(await screen.findByText('Todavía falta confirmar tu correo.')).toBeTruthy();
    expect(screen.queryByText(/Enviamos un enlace/)).toBeNull();
    expect(visits).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar otro correo' }));
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeTruthy();
    expect(visits[1]?.body).toEqual({ type: 'signup', email: 'lupita@correo.mx' });
    expect(screen.getByRole('button', { name: /Podrás pedir otro en \d+ s/ }).hasAttribute('disabled')).toBe(true);
  });

  it('gives axe nothing to find', async () => {
    fakeSite({});
    const { container } = await renderApp('/login');
    await email();
    expect(await axeFindings(container)).toEqual([]);
  });
});

const fillRegistration = async (chosenPassword: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Lupita');
  await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Reyes');
  await userEvent.type(await email(), 'lupita@correo.mx');
  await userEvent.type(password(), chosenPassword);
  await userEvent.click(screen.getByRole('radio', { name: 'Universidad' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Analizar datos' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ética y sociedad' }));
  await userEvent.click(screen.getByRole('radio', { name: /Voy empezando/ }));
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));

describe('signing up', () => {
  it('names every missing field beside the field', async () => {
    const visits = fakeSite({});
    const { container } = await renderApp('/register');
    await screen.findByRole('textbox', { name: 'Nombre' });
    await create();
    expect(await screen.findAllByText('Este dato hace falta.')).toHaveLength(4);
    expect(screen.getAllByText('Elige una opción.')).toHaveLength(2);
    expect(screen.getByText('Elige al menos una opción.')).toBeTruthy();
    expect(visits).toEqual([]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('sends the profile, the time zone and where the mail comes back to, and then waits for the mail', async () => {
    const visits = fakeSite({ 'POST /auth/v1/signup': () => ({ body: { id: 'x', email: 'lupita@correo.mx' } }) });
    await renderApp('/register');
    await fillRegistration('colibrí morado 27');
    await create();
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeTruthy();
    expect(visits[0]?.body).toEqual({
      email: 'lupita@correo.mx',
      password: 'colibrí morado 27',
      data: {
        firstName: 'Lupita',
        lastName: 'Reyes',
        studentType: 'university',
        educationalInterests: ['data', 'ethics'],
        skillLevel: 'beginner',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: 'es-MX',
      },
    });
  });

  it('tells how long a password has to be where the service asks for more than the form', async () => {
    fakeSite({
      'POST /auth/v1/signup': () => refusal('weak_password', 422, 'Password should be at least 20 characters.'),
    });
    await renderApp('/register');
    await fillRegistration('colibrí morado 27');
    await create();
    expect(await screen.findByText('La contraseña debe tener al menos 20 caracteres.')).toBeTruthy();
  });

  it('does not take a password made of the own name', async () => {
    const visits = fakeSite({});
    await renderApp('/register');
    await fillRegistration('lupitareyes1');
    await create();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(visits).toEqual([]);
  });
});

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
