import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/learners.ts';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { list, open, press, reauthentication, region, tokens, user } from './settings.fixtures.ts';

beforeEach(arrive);

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

  it('is changed with the present one, and shows the other effects', async () => {
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
  ])('that is refused with %s is reported beside the field, and keeps what was typed', async (code, label, words) => {
    await open({ [user]: () => refusal(code) });
    const form = await fill('no es esta', 'colibrí morado 28');
    const field = form.getByLabelText(label);
    await waitFor(() => expect(toldAt(field)).toBe(words));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.getByLabelText('Nueva contraseña').getAttribute('value')).toBe('colibrí morado 28');
    await userEvent.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('distinguishes too many tries, and sends nothing that a rule forbids', async () => {
    const { to } = await open({ [user]: () => refusal('over_request_rate_limit', 429) });
    const form = await fill('x', 'Lupita 2026');
    expect(toldAt(form.getByLabelText('Nueva contraseña'))).toContain('Sin tu nombre');
    expect(to(user)).toEqual([]);
    await userEvent.type(form.getByLabelText('Nueva contraseña'), ' y tres gatos');
    await press(form, 'Cambiar contraseña');
    expect(await form.findByText('Fueron muchos intentos. Espera un momento y prueba de nuevo.')).toBeTruthy();
  });

  it('needs the code of an e-mail where the session is old', async () => {
    const doors = {
      [user]: (body: unknown) => {
        const { nonce } = body as { nonce?: string };
        if (nonce === undefined) return refusal('reauthentication_needed');
        return nonce === '123456' ? { body: aSession().user } : refusal('reauthentication_not_valid', 422);
      },
      [reauthentication]: () => ({ body: {} }),
    };
    const { to } = await open(doors);
    const form = await fill('la de siempre', 'colibrí morado 28');
    expect(await form.findByText(/enviamos un código a lupita@correo.mx/)).toBeTruthy();
    await waitFor(() => expect(to(reauthentication)).toHaveLength(1));
    const field = form.getByRole('textbox', { name: 'Código de 6 dígitos' });
    await press(form, 'Cambiar contraseña');
    expect(toldAt(field)).toBe('El código tiene 6 dígitos.');
    expect(to(user)).toHaveLength(1);
    await userEvent.type(field, '654321');
    await press(form, 'Cambiar contraseña');
    await waitFor(() => expect(toldAt(field)).toBe('El código no es válido o ya venció. Pide uno nuevo.'));
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await press(form, 'Cambiar contraseña');
    expect(await form.findByText(/Tu contraseña cambió/)).toBeTruthy();
    expect(form.queryByRole('textbox', { name: 'Código de 6 dígitos' })).toBeNull();
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
