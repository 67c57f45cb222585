import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { securityEventKinds } from '@nivel/contracts/auth/security-event';
import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../shell/language/locale.ts';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { arrive, leave, refusal } from '../accounts.fixtures.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

beforeEach(arrive);
afterEach(leave);

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const origin = (overrides: Partial<SessionOrigin> = {}): SessionOrigin => ({
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop',
  network: 'public',
  country: 'MX',
  ...overrides,
});
const aLivingSession = (n: number, overrides: object = {}) => ({
  id: id(n),
  isCurrent: n === 1,
  origin: origin(n === 1 ? {} : { browser: 'Safari', system: `iOS ${n}`, device: 'phone', country: 'DE' }),
  createdAt: '2026-11-01T00:00:00Z',
  lastUsedAt: new Date(Date.now() - n * 3_600_000).toISOString(),
  endsAt: null,
  ...overrides,
});
const list = 'POST /rest/v1/rpc/list_sessions';
const log = 'POST /rest/v1/rpc/list_security_events';
const user = 'PUT /auth/v1/user';
const tokens = 'POST /auth/v1/token';
const endOne = 'POST /rest/v1/rpc/end_session';
const endOthers = 'POST /rest/v1/rpc/end_other_sessions';

const siteOf = (doors: Doors = {}) =>
  fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    [list]: () => ({ body: { sessions: [aLivingSession(1), aLivingSession(2)] } }),
    [log]: () => ({ body: { events: [], hasMore: false } }),
    [tokens]: () => ({ body: aSession() }),
    ...doors,
  });
const open = async (doors: Doors = {}, who: Readonly<Record<string, unknown>> = {}) => {
  session.adopt(aSession(who));
  const visits = siteOf(doors);
  const app = await renderApp('/dashboard/ajustes');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes' });
  return { ...app, visits, to: (door: string) => visits.filter((visit) => visit.door === door) };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (within: { findByRole: typeof screen.findByRole }, name: string | RegExp) =>
  userEvent.click(await within.findByRole('button', { name }));

describe('the settings', () => {
  it('are for who is signed in', async () => {
    siteOf();
    const { pathname } = await renderApp('/dashboard/ajustes');
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('show every section, and axe finds nothing in either language', async () => {
    const { container } = await open();
    await (await region('Sesiones')).findByText('Esta sesión');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Idioma',
      'Apariencia',
      'Zona horaria',
      'Celebraciones',
      'Contraseña',
      'Sesiones',
      'Actividad de seguridad',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    await act(async () => changeLocale('en'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await act(async () => changeLocale('es-MX'));
  });
});

describe('the password', () => {
  const fill = async (current: string, next: string) => {
    const form = await region('Contraseña');
    await userEvent.type(await form.findByLabelText('Contraseña actual'), current);
    await userEvent.type(form.getByLabelText('Nueva contraseña'), next);
    await press(form, 'Cambiar contraseña');
    return form;
  };
  const toldAt = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

  it('is changed by who knows it, and says what else that did', async () => {
    const { to } = await open({ [user]: () => ({ body: aSession().user }) });
    const form = await fill('la de siempre', 'colibrí morado 28');
    expect(await form.findByText(/Cerramos tus otras sesiones y te enviamos un correo/)).toBeTruthy();
    expect(to(user)[0]?.body).toEqual({ password: 'colibrí morado 28', current_password: 'la de siempre' });
    expect(form.getByLabelText('Contraseña actual').getAttribute('value')).toBe('');
    await waitFor(() => expect(to(list)).toHaveLength(2));
  });

  it('brings new tokens once it is changed, and none when it is not', async () => {
    let isRight = false;
    const { to } = await open({ [user]: () => (isRight ? { body: aSession().user } : refusal('same_password')) });
    const form = await fill('la de siempre', 'colibrí morado 28');
    await form.findByText('La nueva contraseña debe ser distinta de la anterior.');
    expect(to(tokens)).toEqual([]);
    isRight = true;
    await press(form, 'Cambiar contraseña');
    await form.findByText(/Tu contraseña cambió/);
    await waitFor(() => expect(to(tokens)).toHaveLength(1));
    expect(to(tokens)[0]?.url.search).toBe('?grant_type=refresh_token');
  });

  it.each([
    ['current_password_invalid', 'Contraseña actual', 'La contraseña actual no es correcta.'],
    ['current_password_required', 'Contraseña actual', 'Escribe tu contraseña actual.'],
    [
      'weak_password',
      'Nueva contraseña',
      'Esa contraseña es fácil de adivinar. Prueba con una frase más larga y tuya.',
    ],
    ['same_password', 'Nueva contraseña', 'La nueva contraseña debe ser distinta de la anterior.'],
  ])('that is refused with %s says so beside the field, and keeps what was typed', async (code, label, words) => {
    await open({ [user]: () => refusal(code) });
    const form = await fill('no es esta', 'colibrí morado 28');
    const field = form.getByLabelText(label);
    await waitFor(() => expect(toldAt(field)).toBe(words));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.getByLabelText('Nueva contraseña').getAttribute('value')).toBe('colibrí morado 28');
    await userEvent.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('tells too many tries apart, and sends nothing that a rule forbids', async () => {
    const { to } = await open({ [user]: () => refusal('over_request_rate_limit', 429) });
    const form = await fill('x', 'Lupita 2026');
    expect(toldAt(form.getByLabelText('Nueva contraseña'))).toContain('Sin tu nombre');
    expect(to(user)).toEqual([]);
    await userEvent.type(form.getByLabelText('Nueva contraseña'), ' y tres gatos');
    await press(form, 'Cambiar contraseña');
    expect(await form.findByText('Fueron muchos intentos. Espera un momento y prueba de nuevo.')).toBeTruthy();
  });

  it('is chosen without an old one where there is none', async () => {
    const { to } = await open(
      { [user]: () => ({ body: aSession().user }) },
      { app_metadata: { needs_password: true }, user_metadata: {} },
    );
    const form = await region('Contraseña');
    expect(await form.findByText(/Tu cuenta todavía no tiene contraseña/)).toBeTruthy();
    expect(form.queryByLabelText('Contraseña actual')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Nombre' }), 'Lupita');
    await userEvent.type(form.getByRole('textbox', { name: 'Apellido' }), 'Reyes');
    await userEvent.type(form.getByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press(form, 'Guardar contraseña');
    expect(await form.findByLabelText('Contraseña actual')).toBeTruthy();
    expect(to(user)[0]?.body).not.toHaveProperty('current_password');
  });
});

describe('the sessions', () => {
  it('say device, place and last use in words, mark this one, and end another once it is certain', async () => {
    let isOpen = true;
    const { to, container } = await open({
      [list]: () => ({ body: { sessions: isOpen ? [aLivingSession(1), aLivingSession(2)] : [aLivingSession(1)] } }),
      [endOne]: () => {
        isOpen = false;
        return { body: { ended: true } };
      },
    });
    const section = await region('Sesiones');
    const [here, there] = await section.findAllByRole('listitem');
    expect(here?.textContent).toBe('Chrome en WindowsEsta sesiónMéxico · En uso ahora');
    expect(there?.textContent).toContain('Safari en iOS 2Alemania · Último uso hace 2 horas');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    await press(section, 'Terminar la sesión de Safari en iOS 2, Alemania');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Terminar esta sesión?' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' })));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(to(endOne)).toEqual([]);
    await press(section, /^Terminar la sesión/);
    await press(screen, 'Terminar esta sesión');
    expect(await section.findByText('Tu cuenta solo está abierta aquí.')).toBeTruthy();
    expect(to(endOne)[0]?.body).toEqual({ session_id: id(2) });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('are all ended but this one', async () => {
    const { to } = await open({ [endOthers]: () => ({ body: { ended: 1 } }) });
    await press(await region('Sesiones'), 'Cerrar todas las demás');
    await press(within(await screen.findByRole('dialog')), 'Cerrar todas las demás');
    await waitFor(() => expect(to(list)).toHaveLength(2));
    expect(to(endOthers).map(({ body }) => body)).toEqual([{}]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that could not be ended stay on the list, and the reason is said', async () => {
    await open({ [endOne]: () => refusal('unavailable', 503) });
    await press(await region('Sesiones'), /^Terminar la sesión/);
    await press(screen, 'Terminar esta sesión');
    expect(await screen.findByText('El servidor no responde. Intenta de nuevo en un momento.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('that are many are shown when they are asked for', async () => {
    const many = Array.from({ length: 20 }, (_, index) => aLivingSession(index + 1));
    await open({ [list]: () => ({ body: { sessions: many } }) });
    const section = await region('Sesiones');
    expect(await section.findAllByRole('listitem')).toHaveLength(5);
    await press(section, 'Ver 15 más');
    expect(section.getAllByRole('listitem')).toHaveLength(20);
  });

  it('that cannot be loaded say why, and are asked for again', async () => {
    let isAllowed = false;
    await open({
      [list]: () => (isAllowed ? { body: { sessions: [aLivingSession(1)] } } : refusal('forbidden', 403)),
    });
    const section = await region('Sesiones');
    expect(await section.findByText(/No pudimos cargar tus sesiones/)).toBeTruthy();
    isAllowed = true;
    await press(section, 'Intentar de nuevo');
    expect(await section.findByText('Esta sesión')).toBeTruthy();
  });
});

describe('ending sessions when the sign-in is no longer recent', () => {
  /** A service that wants the password, and takes one. */
  const asking = (body: unknown) => {
    const { current_password: said } = body as { current_password?: string };
    if (said === undefined) return refusal('current_password_required');
    return said === 'la de siempre' ? { body: { ended: 1 } } : refusal('current_password_invalid');
  };
  const ask = async (opener: string | RegExp, action: string, answer: Doors[string] = asking) => {
    const { to } = await open({ [endOne]: answer, [endOthers]: answer });
    await press(await region('Sesiones'), opener);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Escribe tu contraseña para confirmar')).toBeNull();
    await press(dialog, action);
    return { to, dialog, field: await dialog.findByLabelText('Escribe tu contraseña para confirmar') };
  };
  const toldAt = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((one) => document.getElementById(one)?.textContent)
      .join(' ');

  it.each([
    ['one', /^Terminar la sesión/, 'Terminar esta sesión', endOne, { session_id: id(2) }],
    ['all others', 'Cerrar todas las demás', 'Cerrar todas las demás', endOthers, {}],
  ])('asks for the password before it ends %s', async (_case, opener, action, door, input) => {
    const { to, field } = await ask(opener, action);
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('la de siempre{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(to(door).map(({ body }) => body)).toEqual([input, { ...input, current_password: 'la de siempre' }]);
    await waitFor(() => expect(to(list)).toHaveLength(2));
  });

  it('says beside the field that it is wrong or missing, goes back there, and asks again', async () => {
    const { to, dialog, field } = await ask('Cerrar todas las demás', 'Cerrar todas las demás');
    await press(dialog, 'Cerrar todas las demás');
    expect(toldAt(field)).toContain('Este dato hace falta.');
    expect(to(endOthers)).toHaveLength(1);
    await userEvent.type(field, 'no es esta');
    expect(toldAt(field)).not.toContain('Este dato hace falta.');
    await press(dialog, 'Cerrar todas las demás');
    await waitFor(() => expect(toldAt(field)).toContain('La contraseña actual no es correcta.'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press(dialog, 'Mostrar contraseña');
    expect(field.getAttribute('type')).toBe('text');
    await userEvent.clear(field);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field, 'la de siempre{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells too many tries apart, and keeps what was typed', async () => {
    const { dialog, field } = await ask('Cerrar todas las demás', 'Cerrar todas las demás', (body) =>
      'current_password' in (body as object)
        ? refusal('over_request_rate_limit', 429)
        : refusal('current_password_required'),
    );
    await userEvent.type(field, 'la de siempre{Enter}');
    const alert = await dialog.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe('Fueron muchos intentos. Espera un momento y prueba de nuevo.'));
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(field.getAttribute('value')).toBe('la de siempre');
  });

  it('asks in English as well', async () => {
    await open({ [endOthers]: asking });
    await act(async () => changeLocale('en'));
    await press(await region('Sessions'), 'End all others');
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'End all others');
    await userEvent.type(await dialog.findByLabelText('Enter your password to confirm'), 'x{Enter}');
    expect(await dialog.findByText('The current password is not right.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await act(async () => changeLocale('es-MX'));
  });
});

describe('the security activity', () => {
  const anEvent = (n: number) => ({
    id: id(1_000 - n),
    kind: securityEventKinds[n % securityEventKinds.length],
    at: '2026-11-20T18:00:00Z',
    origin: origin(),
  });

  it('has a sentence for everything that can happen, page by page', async () => {
    const { to } = await open({
      [log]: (body) => {
        const { before } = body as { before?: string };
        const events = Array.from({ length: before ? 3 : 20 }, (_, index) => anEvent(before ? index + 20 : index));
        return { body: { events, hasMore: !before } };
      },
    });
    const section = await region('Actividad de seguridad');
    expect(await section.findAllByRole('listitem')).toHaveLength(20);
    const sentences = section.getAllByRole('listitem').map((one) => one.querySelector('p')?.textContent);
    expect(new Set(sentences).size).toBe(securityEventKinds.length);
    await press(section, 'Ver más');
    expect(await section.findAllByRole('listitem')).toHaveLength(23);
    expect(section.queryByRole('button', { name: 'Ver más' })).toBeNull();
    expect(to(log).map(({ body }) => body)).toEqual([{ limit: 20 }, { limit: 20, before: anEvent(19).id }]);
  });

  it('that is empty, or cannot be loaded, says so', async () => {
    let isAllowed = false;
    await open({ [log]: () => (isAllowed ? { body: { events: [], hasMore: false } } : refusal('forbidden', 403)) });
    const section = await region('Actividad de seguridad');
    await press(section, 'Intentar de nuevo');
    isAllowed = true;
    await press(section, 'Intentar de nuevo');
    expect(await section.findByText('Todavía no hay nada que contar.')).toBeTruthy();
  });
});
