import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { session } from '../../shell/session/session.ts';
import { fakeSite, lastRequestTo, requestTo, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { arrive, refusal } from './accounts.fixtures.ts';
import { press } from './email-links.fixtures.ts';
import { anApp, earlySession } from './second-step.fixtures.ts';

const number = anApp({
  id: '0190a000-0000-7000-8000-0000000000f5',
  friendly_name: 'Mi celular',
  factor_type: 'phone',
  phone: '**********78',
});
const challenge = `POST /auth/v1/factors/${number.id}/challenge`;
const verify = `POST /auth/v1/factors/${number.id}/verify`;

/** The answer to a challenge, whose code is good for so many seconds from now. */
const begun = (id: string, seconds = 600) => ({
  body: { id, type: 'phone', expires_at: Math.floor(Date.now() / 1_000) + seconds },
});

const site = (doors: Doors = {}) =>
  fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    'POST /auth/v1/token': () => ({ body: earlySession([number]) }),
    [challenge]: () => begun('c1'),
    [verify]: () => ({ body: aSession({ factors: [number] }) }),
    ...doors,
  });
const open = async (...factors: ReturnType<typeof anApp>[]) => {
  session.adopt(earlySession(factors));
  return renderApp('/second-step?redirect=%2Fplanes');
};
const code = () => screen.findByRole('textbox', { name: 'Código de 6 dígitos' });
const send = () => press('Enviar código por SMS');
const showCode = async () => {
  await userEvent.type(await code(), '123456');
  await press('Confirmar');
};

beforeEach(arrive);

describe('a number at sign-in', () => {
  it('gets an SMS when it is asked for, and its code takes the second step', async () => {
    const visits = site();
    const { container, pathname } = await open(number);
    await screen.findByRole('button', { name: 'Enviar código por SMS' });
    expect(await axeFindings(container)).toEqual([]);
    await send();
    expect(await screen.findByText(/Enviamos un SMS al número que termina en 78/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Podrás pedir otro en/ })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await showCode();
    await waitFor(() => expect(pathname()).toBe('/planes'));
    expect((await requestTo(visits, challenge)).body).toEqual({ factorId: number.id, channel: 'sms' });
    expect(await requestTo(visits, verify)).toMatchObject({
      body: { challenge_id: 'c1', code: '123456' },
      headers: { authorization: `Bearer ${earlySession([number]).access_token}` },
    });
  });

  it('still takes the code of its SMS on a page that is loaded again', async () => {
    const visits = site();
    const first = await open(number);
    await send();
    await code();
    first.unmount();
    const { pathname } = await renderApp('/second-step?redirect=%2Fplanes');
    expect(await screen.findByRole('button', { name: 'Enviar otro SMS' })).toBeTruthy();
    await showCode();
    await waitFor(() => expect(pathname()).toBe('/planes'));
    expect((await requestTo(visits, verify)).body).toEqual({ challenge_id: 'c1', code: '123456' });
    await waitFor(() => expect(sessionStorage.getItem(`nivel.pending-sms.${number.id}`)).toBeNull());
  });

  it('takes the code of the newest SMS alone, and forgets what was typed for the one before', async () => {
    let sent = 0;
    const visits = site({
      [challenge]: () => begun(`c${++sent}`),
      [verify]: () => (sent === 1 ? refusal('mfa_challenge_expired', 422) : { body: aSession({ factors: [number] }) }),
    });
    const first = await open(number);
    await send();
    await code();
    first.unmount();
    const { pathname } = await renderApp('/second-step?redirect=%2Fplanes');
    await showCode();
    expect(await screen.findByText(/Ese código ya no sirve/)).toBeTruthy();
    await press('Enviar otro SMS');
    await waitFor(() => expect(screen.queryByText(/Ese código ya no sirve/)).toBeNull());
    expect((await code()).getAttribute('value')).toBe('');
    await showCode();
    await waitFor(() => expect(pathname()).toBe('/planes'));
    await lastRequestTo(visits, verify, { challenge_id: 'c2', code: '123456' });
  });

  it('offers another SMS on a page that is loaded again after its code is over', async () => {
    site({ [challenge]: () => begun('c1', -1) });
    const first = await open(number);
    await send();
    await code();
    first.unmount();
    await renderApp('/second-step');
    expect(await screen.findByRole('button', { name: 'Enviar código por SMS' })).toBeTruthy();
    expect(screen.queryByText(/Enviamos un SMS/)).toBeNull();
  });

  it.each([
    ['over_sms_send_rate_limit', 429, /Ya se pidió un SMS hace poco/],
    ['mfa_phone_verify_not_enabled', 422, /ya no envía SMS. Usa otro segundo paso/],
  ])('that gets no SMS for %s is told so, and can be asked for again', async (why, status, words) => {
    site({ [challenge]: () => refusal(why, status) });
    await open(number);
    await send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar código por SMS' })).toBeTruthy();
  });

  it.each([
    ['mfa_verification_failed', /Ese código no es el del SMS/],
    ['mfa_challenge_expired', /Ese código ya no sirve. Pide otro SMS/],
    ['mfa_ip_address_mismatch', /Ese código ya se usó, o tu conexión cambió/],
    ['mfa_factor_not_found', /Ese código ya no sirve. Pide otro SMS, o empieza de nuevo/],
  ])('says %s in words of SMS, and keeps what was typed', async (why, words) => {
    site({ [verify]: () => refusal(why, 422) });
    await open(number);
    await send();
    await showCode();
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await code()).getAttribute('value')).toBe('123456');
  });

  it('is offered after an app, by its name and its last digits', async () => {
    site();
    await open(number, anApp());
    expect((await screen.findByRole('combobox')).textContent).toContain('Mi teléfono');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Mi celular (SMS al que termina en 78)' }));
    expect(await screen.findByRole('button', { name: 'Enviar código por SMS' })).toBeTruthy();
  });
});
