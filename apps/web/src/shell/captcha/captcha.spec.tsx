import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite, lastRequestTo, requestTo, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signInDoor = 'POST /auth/v1/token';
const settingsDoor = 'GET /auth/v1/settings';
const captcha = { provider: 'turnstile', script: 'https://captcha.test/api.js', site_key: 'a key for pages' };

const disallowed = (reason: string) => ({
  status: 400,
  body: { code: 'captcha_failed', message: `captcha protection: request disallowed (${reason})` },
});
const tokenIn = (body: unknown): unknown =>
  (body as { readonly gotrue_meta_security?: { readonly captcha_token?: unknown } }).gotrue_meta_security
    ?.captcha_token;

/** A service with a captcha: it takes the tokens it is given here. */
const siteWith = (valid: readonly string[], doors: Doors = {}) => {
  const guarded = (answer: object) => (body: unknown) => {
    const token = tokenIn(body);
    if (token === undefined) return disallowed('no captcha_token found');
    return valid.includes(String(token)) ? answer : disallowed('timeout-or-duplicate');
  };
  return fakeSite({
    [settingsDoor]: () => ({ body: { external_labels: {}, captcha } }),
    [signInDoor]: guarded({ body: aSession() }),
    'POST /auth/v1/recover': guarded({ body: {} }),
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    ...doors,
  });
};

/** The widgets of the provider that are shown, as its program would. */
const shown = new Map<string, Parameters<NonNullable<Window['turnstile']>['render']>[1]>();
const program: NonNullable<Window['turnstile']> = {
  render: (_place, options) => {
    const id = String(shown.size + 1);
    shown.set(id, options);
    return id;
  },
  remove: (id) => void shown.delete(id),
};
const widget = async () =>
  waitFor(() => {
    const [options] = [...shown.values()];
    if (!options) throw new Error('no widget is shown');
    return options;
  });
const solve = async (token: string) => {
  const { callback } = await widget();
  await act(async () => callback(token));
};
const signIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'lupita@correo.mx');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'colibrí morado 28');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  shown.clear();
  window.turnstile = program;
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
});
afterEach(() => {
  delete window.turnstile;
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

describe('the captcha', () => {
  it('is shown where the service asks for it, and then the person is in', async () => {
    const visits = siteWith(['t-1']);
    const app = await renderApp('/login');
    await signIn();
    expect(await screen.findByRole('dialog', { name: 'Una comprobación rápida' })).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    expect(await widget()).toMatchObject({ sitekey: 'a key for pages', theme: 'dark', language: 'es' });
    await solve('t-1');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
    await lastRequestTo(visits, signInDoor, {
      email: 'lupita@correo.mx',
      password: 'colibrí morado 28',
      gotrue_meta_security: { captcha_token: 't-1' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown.size).toBe(0);
  });

  it('that did not count waits for the person, instead of being solved without end', async () => {
    siteWith(['t-2']);
    const app = await renderApp('/login');
    await signIn();
    await solve('t-1');
    expect(await screen.findByText('La comprobación no funcionó o tardó demasiado.')).toBeTruthy();
    expect(shown.size).toBe(0);
    await press('Intentar de nuevo');
    await solve('t-2');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
  });

  it('can be canceled; what was typed stays, and the page says what is missing', async () => {
    siteWith([]);
    await renderApp('/login');
    await signIn();
    await press('Cancelar la comprobación');
    expect(await screen.findByText('Falta comprobar que eres una persona. Intenta de nuevo.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('colibrí morado 28');
    expect(shown.size).toBe(0);
  });

  it('says so where its program cannot be loaded, and loads it again on request', async () => {
    delete window.turnstile;
    siteWith(['t-1']);
    const app = await renderApp('/login');
    await signIn();
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src^="https://captcha.test/api.js"]');
      if (!found) throw new Error('the program is not asked for');
      return found;
    });
    expect(new URL(script.src).searchParams.get('render')).toBe('explicit');
    await act(async () => script.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/No se pudo cargar la comprobación/)).toBeTruthy();
    window.turnstile = program;
    await press('Intentar de nuevo');
    await solve('t-1');
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
  });

  it('guards a recovery, too', async () => {
    const visits = siteWith(['t-1']);
    await renderApp('/recover');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'lupita@correo.mx');
    await press('Enviar enlace');
    await solve('t-1');
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    expect(tokenIn((await requestTo(visits, 'POST /auth/v1/recover', 1)).body)).toBe('t-1');
  });

  it('is not asked for where the installation has none', async () => {
    const visits = siteWith([], { [signInDoor]: () => ({ body: aSession() }) });
    const app = await renderApp('/login');
    await signIn();
    await waitFor(() => expect(app.pathname()).toBe('/estudiantes-dashboard'));
    expect(tokenIn((await requestTo(visits, signInDoor)).body)).toBeUndefined();
  });
});
