import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell/session/session.ts';
import { keepUnsent } from '../../shell/storage/unsent-drafts.ts';
import { fakeSite, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, email, leave, refusal, tokenHash } from './accounts.fixtures.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

beforeEach(arrive);
afterEach(leave);

const signupLink = `/verify-email#token=${tokenHash}&type=signup`;
const recoveryLink = `/recover#token=${tokenHash}&type=recovery`;
const preview = 'POST /auth/v1/verify/preview';
const verify = 'POST /auth/v1/verify';

const siteOf = (doors: Doors = {}) =>
  fakeSite({
    [preview]: () => ({ body: aPreview() }),
    [verify]: () => ({ body: aSession() }),
    'POST /auth/v1/token': () => ({ body: aSession() }),
    ...doors,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const heading = (name: string) => screen.findByRole('heading', { name });
const userId = () => {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : state.status;
};
const needy = (overrides: object = {}) =>
  aSession({ app_metadata: { needs_password: true }, user_metadata: {}, ...overrides });

describe('a link of a mail', () => {
  it('says whose it is, and does nothing until its one button is pressed', async () => {
    const visits = siteOf();
    const { container, location } = await renderApp(signupLink);
    expect(await screen.findByText(/Este enlace es de l\*\*\*a@correo\.mx/)).toBeTruthy();
    expect(location().href).toBe('/verify-email');
    expect(screen.getAllByRole('button').filter((one) => container.querySelector('main')?.contains(one))).toHaveLength(
      1,
    );
    expect(await axeFindings(container)).toEqual([]);
    expect(visits.map(({ door }) => door)).toEqual([preview]);
    expect(userId()).toBe('signed-out');
    await press('Confirmar l***a@correo.mx');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(visits.at(-1)).toMatchObject({ door: verify, body: { type: 'signup', token_hash: tokenHash } });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(tokenHash);
  });

  it('may have its value in the query, as the older links do', async () => {
    const visits = siteOf();
    const { location } = await renderApp(`/verify-email?token=${tokenHash}`);
    await press('Confirmar l***a@correo.mx');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(location().href).toBe('/verify-email');
    expect(visits[0]?.body).toEqual({ type: 'signup', token_hash: tokenHash });
  });

  it('leads on to a page of this site when the mail said so', async () => {
    siteOf();
    await renderApp(`${signupLink}&next=%2Fdashboard%2Fajustes`);
    await press(/^Confirmar/);
    expect((await screen.findByRole('link', { name: 'Seguir' })).getAttribute('href')).toBe('/dashboard/ajustes');
  });

  it('that has expired, or was used, offers a new mail', async () => {
    siteOf({ [preview]: () => refusal('otp_expired', 403), 'POST /auth/v1/resend': () => ({}) });
    await renderApp(signupLink);
    expect(await heading('El enlace ya venció')).toBeTruthy();
    await userEvent.type(await email(), 'lupita@correo.mx');
    await press('Enviar enlace');
    expect(await heading('Revisa tu correo')).toBeTruthy();
  });

  it('that was used between the question and the answer says so', async () => {
    siteOf({ [verify]: () => refusal('otp_expired', 403) });
    await renderApp(signupLink);
    await press('Confirmar l***a@correo.mx');
    expect(await heading('El enlace ya venció')).toBeTruthy();
  });

  it('refused by another client’s way says so on the page that can send a new one', async () => {
    siteOf();
    const { location } = await renderApp('/#error=access_denied&error_code=otp_expired&error_description=x&sb=');
    expect(await heading('El enlace ya venció')).toBeTruthy();
    expect(location().href).toBe('/verify-email');
  });

  it.each([
    ['asked about', preview, signupLink, 'Tu correo está confirmado'],
    ['taken', verify, signupLink, 'Tu correo está confirmado'],
    ['taken for a recovery', verify, recoveryLink, 'Elige una contraseña nueva'],
  ])('that nobody answered when it was %s is kept, and tried again', async (_when, silent, link, done) => {
    let isAway = true;
    const answers: Doors = {
      [preview]: () => ({ body: aPreview({ type: link === recoveryLink ? 'recovery' : 'signup' }) }),
      [verify]: () => ({ body: aSession() }),
    };
    const visits = siteOf({
      ...answers,
      [silent]: (...given) => (isAway ? { status: 503 } : answers[silent]?.(...given)) ?? {},
    });
    const { container, location } = await renderApp(link);
    if (silent === verify) await press(/^(Confirmar|Seguir como) l/);
    expect(await heading('El servidor no responde')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    expect(location().href).not.toContain(tokenHash);
    isAway = false;
    await press('Intentar de nuevo');
    if (silent === preview) await press(/^Confirmar/);
    expect(await heading(done)).toBeTruthy();
    expect(visits.filter(({ door }) => door === silent)).toHaveLength(2);
  });

  it('tells a device without network, and too many tries, from a server that does not answer', async () => {
    fakeSite({});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp(signupLink);
    expect(await heading('Sin conexión')).toBeTruthy();
    jest.restoreAllMocks();
    siteOf({ [preview]: () => refusal('over_request_rate_limit', 429) });
    await press('Intentar de nuevo');
    expect(await heading('Espera un momento')).toBeTruthy();
  });
});

describe('a link while somebody else is signed in', () => {
  const other = '0190a000-0000-7000-8000-000000000002';
  const doors: Doors = {
    [preview]: () => ({ body: aPreview({ user_id: other, email: 'b***o@correo.mx' }) }),
    [verify]: () => ({ body: aSession({ id: other, email: 'beto@correo.mx' }) }),
  };

  it('asks first, naming both, and lets one stay', async () => {
    session.adopt(aSession());
    const visits = siteOf({ ...doors, 'POST /graphql': () => ({ status: 403, body: { code: 'forbidden' } }) });
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

  it('changes over when it is asked to, and leaves nothing of the one who was here', async () => {
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

  it('changes nobody over with a link that is no longer good', async () => {
    session.adopt(aSession());
    siteOf({ ...doors, [verify]: () => refusal('otp_expired', 403) });
    await renderApp(signupLink);
    await press('Cerrar la sesión de lupita@correo.mx y seguir');
    expect(await heading('El enlace ya venció')).toBeTruthy();
    expect(userId()).toBe(aSession().user.id);
  });
});

describe('tokens in an address', () => {
  const tokens = 'access_token=theirs&expires_in=600&refresh_token=theirs&token_type=bearer&type=signup';

  it.each(['/', '/verify-email', '/recover'])('are never taken at %s, nor left in it', async (path) => {
    const visits = siteOf();
    const { location } = await renderApp(`${path}#${tokens}`);
    await screen.findByRole('main');
    await waitFor(() => expect(location().href).toBe(path));
    expect(visits).toEqual([]);
    expect(userId()).toBe('signed-out');
  });

  it('do not change who is signed in, here or in another tab', async () => {
    session.adopt(aSession());
    const visits = siteOf();
    await renderApp(`/recover#${tokens.replace('signup', 'recovery')}`);
    expect(await heading('Recupera tu contraseña')).toBeTruthy();
    expect(userId()).toBe(aSession().user.id);
    expect(visits).toEqual([]);
  });
});

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
    expect(visits.find(({ door }) => door === 'PUT /auth/v1/user')).toMatchObject({
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

  it('asks for them as well after the typed code', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    siteOf(doors);
    await renderApp('/verify-email');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    expect(await heading('Elige tu contraseña')).toBeTruthy();
    expect(sessionStorage.getItem('nivel.pending-email')).toBeNull();
  });

  it('says what to do when the proof of the mail is too old', async () => {
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
  it('takes the six digits of the mail, and says so when they are wrong', async () => {
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
    expect(visits.at(-1)?.body).toEqual({ type: 'signup', email: 'lupita@correo.mx', token: '123456' });
    expect(visits.at(-1)?.headers).toMatchObject({ 'x-use-cookie': '1' });
  });

  it('waits a minute before it sends another mail', async () => {
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    fakeSite({});
    await renderApp('/verify-email');
    const resend = await button(/Podrás pedir otro en \d+ s/);
    expect(resend.hasAttribute('disabled')).toBe(true);
  });
});

describe('recovering a password', () => {
  it('answers alike whether the address is known or not, and sets a new one by code', async () => {
    const visits = siteOf({ 'POST /auth/v1/recover': () => ({}), 'PUT /auth/v1/user': () => ({ body: {} }) });
    await renderApp('/recover');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await press('Enviar enlace');
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    await userEvent.type(await screen.findByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar contraseña');
    expect(await heading('Tu contraseña quedó guardada')).toBeTruthy();
    expect(visits.find(({ door }) => door === 'PUT /auth/v1/user')).toMatchObject({
      body: { password: 'colibrí morado 28' },
      headers: { authorization: 'Bearer token.of.lupita' },
    });
    await waitFor(() => expect(visits.at(-1)?.url.search).toBe('?grant_type=refresh_token'));
  });

  it('goes on with the link when it is opened in the tab that asked for it', async () => {
    siteOf({
      'POST /auth/v1/recover': () => ({}),
      [preview]: () => ({ body: aPreview({ type: 'recovery' }) }),
      'PUT /auth/v1/user': () => ({ body: {} }),
    });
    const { navigate } = await renderApp('/recover');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await press('Enviar enlace');
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    await navigate(recoveryLink);
    await press('Seguir como l***a@correo.mx');
    await userEvent.type(await screen.findByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar contraseña');
    expect(await heading('Tu contraseña quedó guardada')).toBeTruthy();
  });

  it('names the rule that the new password breaks, knowing the name of the account', async () => {
    const visits = siteOf({ [preview]: () => ({ body: aPreview({ type: 'recovery' }) }) });
    await renderApp(recoveryLink);
    await press('Seguir como l***a@correo.mx');
    const field = await screen.findByLabelText('Nueva contraseña');
    const save = await button('Guardar contraseña');
    const told = () =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
    await userEvent.click(save);
    expect(told()).toContain('Este dato hace falta.');
    await userEvent.type(field, 'Lupita 2026');
    expect(told()).toContain('Sin tu nombre, tu correo ni “Nivel”');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(visits.map(({ door }) => door)).toEqual([preview, verify]);
  });
});
