import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../shell/language/locale.ts';
import type { Doors } from '../../../testing/fake-site.ts';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { endOne, endOthers, id, list, open, aLivingSession, press, region } from './settings.fixtures.ts';

beforeEach(arrive);

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

  it('that could not be ended stay on the list, with the reason', async () => {
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
  /** A service that requires the password, and accepts one. */
  const asking = (body: unknown) => {
    const { current_password: said } = body as { current_password?: string };
    if (said === undefined) return refusal('current_password_required');
    return said === 'la de siempre' ? { body: { ended: 1 } } : refusal('current_password_invalid');
  };
  const ask = async (opener: string | RegExp, action: string, door: Doors[string] = asking) => {
    const { to } = await open({ [endOne]: door, [endOthers]: door });
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
