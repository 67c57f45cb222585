import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { session } from '../../shell/session/session.ts';
import { fakeSite, lastRequestTo, requestTo, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { arrive, refusal } from './accounts.fixtures.ts';
import { press } from './email-links.fixtures.ts';
import { ANSWER, KeyBrowser } from './key-prompt.fixtures.ts';
import { anApp, earlySession } from './second-step.fixtures.ts';

const key = anApp({ id: '0190a000-0000-7000-8000-0000000000f3', friendly_name: 'Laptop', factor_type: 'webauthn' });
const codes = anApp({ id: '0190a000-0000-7000-8000-0000000000f4', friendly_name: 'x', factor_type: 'recovery_code' });
const challenge = `POST /auth/v1/factors/${key.id}/challenge`;
const verify = `POST /auth/v1/factors/${key.id}/verify`;
const recover = 'POST /auth/v1/factors/recovery-codes/verify';
const options = { challenge: 'AQID', rpId: 'localhost' };

const site = (doors: Doors = {}) =>
  fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    'POST /auth/v1/token': () => ({ body: earlySession() }),
    [challenge]: () => ({
      body: { id: 'c1', webauthn: { type: 'request', credential_options: { publicKey: options } } },
    }),
    [verify]: () => ({ body: aSession({ factors: [key] }) }),
    [recover]: () => ({ body: aSession({ factors: [key, codes] }) }),
    ...doors,
  });
const open = async (...factors: ReturnType<typeof anApp>[]) => {
  session.adopt(earlySession(factors));
  return renderApp('/second-step?redirect=%2Fplanes');
};

let browser: KeyBrowser;
beforeEach(() => {
  arrive();
  browser = new KeyBrowser();
});
afterEach(() => browser.leave());

describe('a key at sign-in', () => {
  it('is offered first, shown by the browser, and takes the second step', async () => {
    const visits = site();
    const { container, pathname } = await open(anApp(), key, codes);
    expect((await screen.findByRole('combobox')).textContent).toContain('Laptop');
    expect(await axeFindings(container)).toEqual([]);
    await press('Usar mi llave de acceso');
    await waitFor(() => expect(pathname()).toBe('/planes'));
    expect(browser.asked).toEqual([{ act: 'get', publicKey: options }]);
    expect(await requestTo(visits, verify)).toMatchObject({
      body: { challenge_id: 'c1', webauthn: { type: 'request', credential_response: ANSWER } },
      headers: { authorization: `Bearer ${earlySession().access_token}` },
    });
  });

  it.each([
    ['NotAllowedError', /Se canceló, o pasó demasiado tiempo/],
    ['SecurityError', /La dirección de esta página no permite/],
    ['UnknownError', /Tu navegador no pudo usar la llave/],
  ])('that the browser refuses with %s can be asked for again', async (name, words) => {
    site();
    const { pathname } = await open(key);
    browser.fault = new DOMException('', name);
    await press('Usar mi llave de acceso');
    expect(await screen.findByText(words)).toBeTruthy();
    browser.fault = undefined;
    await press('Usar mi llave de acceso');
    await waitFor(() => expect(pathname()).toBe('/planes'));
  });

  it('that is not taken is said in words of keys', async () => {
    site({ [verify]: () => refusal('mfa_verification_failed', 422) });
    await open(key);
    await press('Usar mi llave de acceso');
    expect(await screen.findByText(/No pudimos comprobar esa llave/)).toBeTruthy();
  });

  it('comes after an app where the browser cannot use keys, and says so', async () => {
    browser.leave();
    site();
    await open(key, anApp());
    expect(await screen.findByRole('textbox', { name: 'Código de 6 dígitos' })).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Laptop' }));
    expect(await screen.findByText(/Este navegador no puede usar llaves de acceso/)).toBeTruthy();
  });
});

describe('a recovery code at sign-in', () => {
  it('stands in for what is not at hand', async () => {
    const visits = site();
    const { container, pathname } = await open(key, codes);
    await press('Usar un código de recuperación');
    const field = await screen.findByRole('textbox', { name: 'Código de recuperación' });
    expect(screen.queryByRole('button', { name: 'Usar un código de recuperación' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    await press('Confirmar');
    expect(await screen.findByText('Este dato hace falta.')).toBeTruthy();
    await userEvent.type(field, 'abcd-efgh-jkmn-pqrs');
    await press('Confirmar');
    await waitFor(() => expect(pathname()).toBe('/planes'));
    await lastRequestTo(visits, recover, { code: 'abcd-efgh-jkmn-pqrs' });
  });

  it('that is wrong or used is said in its own words, and stays in the field', async () => {
    site({ [recover]: () => refusal('mfa_verification_failed', 422) });
    await open(codes, key);
    await press('Usar un código de recuperación');
    const field = await screen.findByRole('textbox', { name: 'Código de recuperación' });
    await userEvent.type(field, 'abcd');
    await press('Confirmar');
    expect(await screen.findByText(/Revísalo, o escribe otro de tu lista/)).toBeTruthy();
    expect(field.getAttribute('value')).toBe('abcd');
  });

  it('is not offered to who has none', async () => {
    site();
    await open(key);
    await screen.findByRole('button', { name: 'Usar mi llave de acceso' });
    expect(screen.queryByRole('button', { name: 'Usar un código de recuperación' })).toBeNull();
  });
});
