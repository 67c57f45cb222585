import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { session } from '../../shell/session/session.ts';
import { fakeSite, requestTo, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, email, refusal } from './accounts.fixtures.ts';
import { preview, press, recoveryLink } from './email-links.fixtures.ts';
import { anApp, earlySession } from './second-step.fixtures.ts';

const id = anApp().id;
const token = 'POST /auth/v1/token';
const challenge = `POST /auth/v1/factors/${id}/challenge`;
const verify = `POST /auth/v1/factors/${id}/verify`;

const site = (doors: Doors = {}) =>
  fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    'POST /auth/v1/logout': () => ({ status: 204 }),
    [token]: () => ({ body: earlySession() }),
    [challenge]: () => ({ body: { id: 'c1', type: 'totp', expires_at: 0 } }),
    [verify]: () => ({ body: aSession({ factors: [anApp()] }) }),
    ...doors,
  });
const signIn = async () => {
  await userEvent.type(await email(), 'lupita@correo.mx');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'la de siempre');
  await press('Iniciar sesión');
};
const code = () => screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
const showCode = async (digits = '123456') => {
  await userEvent.type(await code(), digits);
  await press('Confirmar');
};

beforeEach(arrive);

describe('the second step at sign-in', () => {
  it('is asked for between the password and the requested page', async () => {
    const visits = site();
    const { container, location, pathname } = await renderApp('/login?redirect=%2Fplanes');
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Segundo paso' })).toBeTruthy();
    expect(location().href).toBe('/second-step?redirect=%2Fplanes');
    expect(await axeFindings(container)).toEqual([]);
    await showCode();
    await waitFor(() => expect(pathname()).toBe('/planes'));
    expect(await requestTo(visits, verify)).toMatchObject({
      body: { challenge_id: 'c1', code: '123456' },
      headers: { authorization: `Bearer ${earlySession().access_token}` },
    });
    expect(session.state().status).toBe('signed-in');
  });

  it('is where the gates of both areas lead until it is taken', async () => {
    site();
    session.adopt(earlySession());
    const { navigate, location } = await renderApp('/dashboard/ajustes');
    expect(location().href).toBe('/second-step?redirect=%2Fdashboard%2Fajustes');
    await navigate('/crico/settings');
    await waitFor(() => expect(location().href).toBe('/second-step?redirect=%2Fcrico%2Fsettings'));
  });

  it.each([
    ['mfa_verification_failed', 422, {}, /Ese código no es correcto, o ya se usó/],
    ['mfa_challenge_expired', 422, {}, /Pasó demasiado tiempo/],
    ['over_request_rate_limit', 429, { 'retry-after': '241' }, /Podrás intentar de nuevo en 5 minutos/],
  ])('says %s in words, and keeps what was typed', async (why, status, headers, words) => {
    site({ [verify]: () => ({ ...refusal(why, status), headers }) });
    session.adopt(earlySession());
    await renderApp('/second-step');
    await showCode('654321');
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await code()).getAttribute('value')).toBe('654321');
  });

  it('lets somebody with several apps say whose code it is', async () => {
    const other = anApp({ id: '0190a000-0000-7000-8000-0000000000f2', friendly_name: 'Tableta' });
    const [begin, show] = ['challenge', 'verify'].map((act) => `POST /auth/v1/factors/${other.id}/${act}`) as [
      string,
      string,
    ];
    const visits = site({
      [begin]: () => ({ body: { id: 'c2' } }),
      [show]: () => ({ body: aSession({ factors: [anApp(), other] }) }),
    });
    session.adopt(earlySession([anApp(), other]));
    await renderApp('/second-step?redirect=%2Fplanes');
    await userEvent.click(await screen.findByRole('combobox', { name: /^Con qué quieres entrar/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tableta' }));
    await showCode();
    await requestTo(visits, show);
  });

  it('whose app is gone meanwhile goes on when the account has no second step any more', async () => {
    site({ [challenge]: () => refusal('mfa_factor_not_found', 404), [token]: () => ({ body: aSession() }) });
    session.adopt(earlySession());
    const { pathname } = await renderApp('/second-step?redirect=%2Fplanes');
    await showCode();
    await waitFor(() => expect(pathname()).toBe('/planes'));
  });

  it('whose session another device has ended leads to sign-in again', async () => {
    site({
      [challenge]: () => refusal('session_not_found', 403),
      [token]: () => refusal('refresh_token_not_found'),
    });
    session.adopt(earlySession());
    const { location } = await renderApp('/second-step?redirect=%2Fplanes');
    await showCode();
    await waitFor(() => expect(location().href).toBe('/login?redirect=%2Fplanes'));
  });

  it('without any app says so, and can only be left', async () => {
    const visits = site();
    session.adopt(earlySession([]));
    const { pathname } = await renderApp('/second-step');
    expect((await screen.findByText(/No encontramos ningún segundo paso/)).textContent).toContain('entra de nuevo');
    await press('Cerrar sesión');
    await waitFor(() => expect(pathname()).toBe('/login'));
    await requestTo(visits, 'POST /auth/v1/logout');
  });

  it('that is left lets go of what the device keeps for the person', async () => {
    site();
    session.adopt(earlySession());
    const { pathname } = await renderApp('/second-step');
    await code();
    const name = `nivel.${aSession().user.id}.draft`;
    localStorage.setItem(name, '1');
    await press('Cerrar sesión');
    await waitFor(() => expect(pathname()).toBe('/login'));
    expect(session.state().status).toBe('signed-out');
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('comes between the link of a recovery and the new password', async () => {
    site({
      [preview]: () => ({ body: aPreview({ type: 'recovery' }) }),
      'POST /auth/v1/verify': () => ({ body: earlySession() }),
    });
    await renderApp(recoveryLink);
    await press('Seguir como l***a@correo.mx');
    expect(await screen.findByRole('heading', { level: 1, name: 'Segundo paso' })).toBeTruthy();
    await showCode();
    expect(await screen.findByLabelText('Nueva contraseña')).toBeTruthy();
  });

  it('has nothing to ask of who is not signed in', async () => {
    site();
    const { location } = await renderApp('/second-step?redirect=%2Fplanes');
    await waitFor(() => expect(location().href).toBe('/login?redirect=%2Fplanes'));
  });
});
