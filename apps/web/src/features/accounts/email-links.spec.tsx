import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell/session/session.ts';
import { requestTo, fakeSite, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, email, refusal, tokenHash } from './accounts.fixtures.ts';
import { signupLink, recoveryLink, preview, verify, siteOf, press, heading, userId } from './email-links.fixtures.ts';

beforeEach(arrive);

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
    expect((await requestTo(visits, verify)).body).toEqual({ type: 'signup', token_hash: tokenHash });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(tokenHash);
  });

  it('may have its value in the query, as the older links do', async () => {
    const visits = siteOf();
    const { location } = await renderApp(`/verify-email?token=${tokenHash}`);
    await press('Confirmar l***a@correo.mx');
    expect(await heading('Tu correo está confirmado')).toBeTruthy();
    expect(location().href).toBe('/verify-email');
    expect((await requestTo(visits, verify)).body).toEqual({ type: 'signup', token_hash: tokenHash });
  });

  it('leads to a page of this site if the e-mail named one', async () => {
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

  it('that was used between the question and the answer is reported so', async () => {
    siteOf({ [verify]: () => refusal('otp_expired', 403) });
    await renderApp(signupLink);
    await press('Confirmar l***a@correo.mx');
    expect(await heading('El enlace ya venció')).toBeTruthy();
  });

  it('refused through another client’s way is reported on the page that can send a new one', async () => {
    siteOf();
    const { location } = await renderApp('/#error=access_denied&error_code=otp_expired&error_description=x&sb=');
    expect(await heading('El enlace ya venció')).toBeTruthy();
    expect(location().href).toBe('/verify-email');
  });

  it.each([
    ['asked about', preview, signupLink, 'Tu correo está confirmado'],
    ['taken', verify, signupLink, 'Tu correo está confirmado'],
    ['taken for a recovery', verify, recoveryLink, 'Elige una contraseña nueva'],
  ])('without an answer when it was %s is kept, and tried again', async (_when, silent, link, done) => {
    let isAway = true;
    const doors: Doors = {
      [preview]: () => ({ body: aPreview({ type: link === recoveryLink ? 'recovery' : 'signup' }) }),
      [verify]: () => ({ body: aSession() }),
    };
    const visits = siteOf({
      ...doors,
      [silent]: (...given) => (isAway ? { status: 503 } : doors[silent]?.(...given)) ?? {},
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

  it('distinguishes a device without network, and too many tries, from a server that does not answer', async () => {
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
