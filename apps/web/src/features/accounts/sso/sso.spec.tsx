import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { heading, press, siteOf } from '../email-links.fixtures.ts';
import { beginFlow } from '../area/providers/provider-flow.ts';

beforeEach(arrive);

const settings = 'GET /auth/v1/settings';
const sso = 'POST /auth/v1/sso';
const tokens = 'POST /auth/v1/token';
const site = (doors: Doors = {}) =>
  siteOf({
    [settings]: () => ({ body: { external_labels: {}, saml_enabled: true } }),
    [sso]: () => refusal('sso_provider_not_found', 404),
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    ...doors,
  });
const field = () => screen.findByRole('textbox', { name: 'Correo del trabajo o dominio' });
const link = () => screen.findByRole('link', { name: 'Entrar con tu organización' });

describe('signing in with an organization', () => {
  it('is offered where organizations are configured, also at the sign-in of Crico', async () => {
    site();
    const app = await renderApp('/login?redirect=%2Fdashboard%2Fajustes');
    await userEvent.click(await link());
    expect(await heading('Entra con tu organización')).toBeTruthy();
    expect(app.location().href).toBe('/sso?redirect=%2Fdashboard%2Fajustes');
    expect(await axeFindings(app.container)).toEqual([]);
    await app.navigate('/crico/login');
    expect((await link()).getAttribute('href')).toBe('/sso?redirect=%2Fcrico%2Fdashboard');
  });

  it('is not offered where none is', async () => {
    site({ [settings]: () => ({ body: { external_labels: { google: 'Google' }, saml_enabled: false } }) });
    await renderApp('/login');
    await screen.findByRole('link', { name: 'Continuar con Google' });
    expect(screen.queryByRole('link', { name: 'Entrar con tu organización' })).toBeNull();
  });

  it('asks for the way by the domain of what is typed, and says where there is none', async () => {
    const visits = site();
    await renderApp('/sso?redirect=%2Fdashboard%2Fajustes');
    await userEvent.type(await field(), ' Lupita@Empresa.MX');
    await press('Continuar');
    expect((await requestTo(visits, sso)).body).toEqual({
      domain: 'empresa.mx',
      redirect_to: `${location.origin}/login?redirect=%2Fdashboard%2Fajustes`,
      skip_http_redirect: true,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: expect.any(String),
    });
    expect(await screen.findByText(/Ninguna organización entra aquí con ese dominio/)).toBeTruthy();
    expect(await field()).toHaveProperty('value', ' Lupita@Empresa.MX');
  });

  it('keeps the secret of the way on a second click: the browser may be leaving by the first', async () => {
    const visits = site();
    await renderApp('/sso');
    await userEvent.type(await field(), 'empresa.mx');
    await press('Continuar');
    expect(await screen.findByText(/Ninguna organización entra aquí con ese dominio/)).toBeTruthy();
    const verifier = sessionStorage.getItem('nivel.provider-flow');
    await press('Continuar');
    const [first, second] = [await requestTo(visits, sso), await requestTo(visits, sso, 1)];
    expect(second.body).toEqual(first.body);
    expect(sessionStorage.getItem('nivel.provider-flow')).toBe(verifier);
    expect(await screen.findByText(/Ninguna organización entra aquí con ese dominio/)).toBeTruthy();
  });

  it.each([
    ['saml_provider_disabled', 404, /Aquí no se entra con una organización/],
    ['over_request_rate_limit', 429, /Fueron muchos intentos/],
  ])('says that it was refused: %s', async (code, status, text) => {
    site({ [sso]: () => refusal(code, status) });
    await renderApp('/sso');
    await userEvent.type(await field(), 'empresa.mx');
    await press('Continuar');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('asks nobody before there is a domain', async () => {
    const visits = site();
    await renderApp('/sso');
    await userEvent.type(await field(), 'lupita');
    await press('Continuar');
    expect(await screen.findByText(/Escribe tu correo del trabajo/)).toBeTruthy();
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
    expect(visits.filter(({ door }) => door === sso)).toEqual([]);
  });

  it('ends on the page of sign-in, which exchanges the code', async () => {
    const visits = site({ [tokens]: () => ({ body: aSession() }) });
    await beginFlow();
    const { pathname } = await renderApp('/login?redirect=%2Fdashboard%2Fajustes&code=c1');
    expect((await requestTo(visits, tokens)).url.search).toBe('?grant_type=pkce');
    await waitFor(() => expect(pathname()).toBe('/dashboard/ajustes'));
  });
});
