import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../shell/language/locale.ts';
import { aSession } from '../../testing/learners.ts';
import { requestTo, fakeSite } from '../../testing/fake-site.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { arrive, email, refusal } from './accounts.fixtures.ts';

const password = () => screen.getByLabelText('Contraseña');
const sendSignIn = async () => {
  const buttons = screen.getAllByRole('button', { name: 'Iniciar sesión' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

beforeEach(arrive);

describe('signing in', () => {
  it('names missing fields, keeps what was typed, and sends nothing', async () => {
    const visits = fakeSite({});
    await renderApp('/login');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await sendSignIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Escribe tu correo y tu contraseña');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect((await email()).getAttribute('value')).toBe('lupita@correo.mx');
    expect(visits).toEqual([]);
  });

  it('reports a wrong password in our words', async () => {
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

  it('reports a failure of the server in our words', async () => {
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
    expect((await requestTo(visits, 'POST /auth/v1/resend')).body).toEqual({
      type: 'signup',
      email: 'lupita@correo.mx',
    });
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

  it('requires address and password if one is missing, and else reports a marked error', async () => {
    fakeSite({});
    await renderApp('/register');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Lupita');
    const told = () => screen.getByRole('alert').textContent;
    await create();
    expect(told()).toBe('Escribe tu correo y tu contraseña');
    await act(async () => changeLocale('en'));
    expect(told()).toBe('You must provide either an email or phone number and a password');
    await act(async () => changeLocale('es-MX'));
    await userEvent.type(await email(), 'lupita@correo.mx');
    expect(told()).toBe('Escribe tu correo y tu contraseña');
    await userEvent.type(password(), 'colibrí morado 27');
    expect(told()).toBe('Revisa los datos marcados.');
  });

  it('sends the profile, the time zone and the return page of the e-mail, and then waits for the e-mail', async () => {
    const visits = fakeSite({ 'POST /auth/v1/signup': () => ({ body: { id: 'x', email: 'lupita@correo.mx' } }) });
    await renderApp('/register');
    await fillRegistration('colibrí morado 27');
    await create();
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toBeTruthy();
    expect((await requestTo(visits, 'POST /auth/v1/signup')).body).toEqual({
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

  it('states the minimum length of a password if the service requires more than the form', async () => {
    fakeSite({
      'POST /auth/v1/signup': () => refusal('weak_password', 422, 'Password should be at least 20 characters.'),
    });
    await renderApp('/register');
    await fillRegistration('colibrí morado 27');
    await create();
    expect(await screen.findByText('La contraseña debe tener al menos 20 caracteres.')).toBeTruthy();
  });

  it('takes a name of letters, and says beside the field what else a name cannot be', async () => {
    const visits = fakeSite({});
    await renderApp('/register');
    await fillRegistration('colibrí morado 27');
    const [first, last] = ['Nombre', 'Apellido'].map((name) => screen.getByRole('textbox', { name }));
    for (const wrong of ['gana en evil.example', 'x'.repeat(41)]) {
      await userEvent.clear(first as HTMLElement);
      await userEvent.type(first as HTMLElement, wrong);
      await create();
      const told = document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(told).toBe('Usa solo letras, espacios, guiones y apóstrofos, hasta 40 caracteres.');
      expect(last?.getAttribute('aria-invalid')).toBeNull();
    }
    expect(visits).toEqual([]);
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
