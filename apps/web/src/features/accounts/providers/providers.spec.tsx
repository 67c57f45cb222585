import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { siteOf } from '../email-links.fixtures.ts';
import { beginFlow } from '../area/providers/provider-flow.ts';

beforeEach(arrive);

const settings = 'GET /auth/v1/settings';
const tokens = 'POST /auth/v1/token';
const site = (doors: Doors = {}) =>
  siteOf({
    [settings]: () => ({ body: { external_labels: { google: 'Google', escuela: 'Mi escuela' } } }),
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    ...doors,
  });
const way = async (label: string) => screen.findByRole('link', { name: `Continuar con ${label}` });

describe('signing in with a provider', () => {
  it('is offered for each provider of the installation, and leads back to where the person wanted to be', async () => {
    site();
    const { container } = await renderApp('/login?redirect=%2Fdashboard%2Fajustes');
    const link = await way('Google');
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^\/auth\/v1\/authorize\?/));
    const asked = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      provider: 'google',
      redirect_to: `${location.origin}/login?redirect=%2Fdashboard%2Fajustes`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await way('Mi escuela')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is offered to those who register, too', async () => {
    site();
    await renderApp('/register');
    const link = await way('Google');
    await waitFor(() => expect(link.getAttribute('href')).toContain(encodeURIComponent(`${location.origin}/login`)));
  });

  it('is offered at the sign-in of Crico, and leads back there', async () => {
    site();
    await renderApp('/crico/login');
    const link = await way('Google');
    const back = `${location.origin}/login?redirect=%2Fcrico%2Fdashboard`;
    await waitFor(() => expect(link.getAttribute('href')).toContain(encodeURIComponent(back)));
  });

  it('is not offered where there is no provider, nor where nobody answers which there are', async () => {
    const visits = site({ [settings]: () => refusal('unavailable', 503) });
    await renderApp('/login');
    await requestTo(visits, settings);
    expect(screen.queryByRole('link', { name: /^Continuar con/ })).toBeNull();
  });

  it('ends with the exchange of the code, which leaves the address', async () => {
    const visits = site({ [tokens]: () => ({ body: aSession() }) });
    await beginFlow();
    const verifier = sessionStorage.getItem('nivel.provider-flow');
    const { pathname } = await renderApp('/login?redirect=%2Fdashboard%2Fajustes&code=c1');
    await lastRequestTo(visits, tokens, { auth_code: 'c1', code_verifier: verifier });
    expect((await requestTo(visits, tokens)).url.search).toBe('?grant_type=pkce');
    await waitFor(() => expect(pathname()).toBe('/dashboard/ajustes'));
  });

  it('says that a code which came to another window cannot be exchanged here, and asks nobody', async () => {
    const visits = site();
    await renderApp('/login?code=c1');
    expect(await screen.findByText(/Ese intento empezó en otra ventana/)).toBeTruthy();
    expect(visits.filter(({ door }) => door === tokens)).toEqual([]);
  });

  it.each([
    ['error=access_denied', /No se completó la entrada/],
    ['error_code=provider_email_needs_verification', /Ahí tu correo no está confirmado/],
    ['error=access_denied&error_code=user_banned', /Esta cuenta está suspendida/],
    ['error=server_error&error_code=unheard_of', /No se completó. Intenta de nuevo/],
  ])('says why somebody came back without a code: %s', async (query, text) => {
    site();
    await renderApp(`/login?${query}`);
    expect(await screen.findByText(text)).toBeTruthy();
    const link = await way('Google');
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/code_challenge=/));
  });

  it('says why a code was refused, and offers another way', async () => {
    site({ [tokens]: () => refusal('flow_state_expired', 422) });
    await beginFlow();
    await renderApp('/login?code=c1');
    expect(await screen.findByText(/Pasó demasiado tiempo/)).toBeTruthy();
    const link = await way('Google');
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/code_challenge=/));
  });
});
