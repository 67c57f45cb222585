import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { session } from '../../../shell/session/session.ts';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { open, press, region, user } from './settings.fixtures.ts';

beforeEach(arrive);

const saved = (body: unknown) => {
  const { data } = body as { data: object };
  const account = aSession().user;
  return { body: { ...account, user_metadata: { ...account.user_metadata, ...data } } };
};
const profile = async () => {
  const section = await region('Perfil');
  const field = async (name: string) => section.findByRole<HTMLInputElement>('textbox', { name });
  const type = async (name: string, text: string) => {
    const input = await field(name);
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  };
  return { section, field, type };
};

describe('the profile of an account', () => {
  it('changes first and last name, which every part of the page has at once', async () => {
    const { visits } = await open({ [user]: saved });
    const { section, field, type } = await profile();
    const save = await section.findByRole('button', { name: 'Guardar nombre' });
    expect(save.hasAttribute('disabled')).toBe(true);
    await type('Nombre', ' Lucía ');
    await type('Apellido', 'Ruiz');
    await userEvent.click(save);
    expect(await screen.findByText('Tu nombre quedó guardado')).toBeTruthy();
    await lastRequestTo(visits, user, { data: { firstName: 'Lucía', lastName: 'Ruiz' } });
    await waitFor(async () => expect((await field('Nombre')).value).toBe('Lucía'));
    const state = session.state();
    expect(state.status === 'signed-in' && state.user.user_metadata).toMatchObject({ lastName: 'Ruiz' });
    expect(save.hasAttribute('disabled')).toBe(true);
  });

  it('changes the whole name with it where there is one', async () => {
    const named = { user_metadata: { firstName: 'Otra', lastName: 'Persona', full_name: 'Otra Persona' } };
    const { visits } = await open({ [user]: saved }, named);
    const { section, type } = await profile();
    await type('Nombre', 'Lucía');
    await type('Apellido', 'Ruiz');
    await press(section, 'Guardar nombre');
    await lastRequestTo(visits, user, { data: { firstName: 'Lucía', lastName: 'Ruiz', full_name: 'Lucía Ruiz' } });
    await screen.findByText('Tu nombre quedó guardado');
  });

  it('says beside the field what is no name, sends nothing, and keeps what was typed when it is refused', async () => {
    const { to } = await open({ [user]: () => refusal('unexpected_failure', 500) });
    const { section, field, type } = await profile();
    await type('Nombre', '');
    await type('Apellido', 'Ruiz <b>');
    await press(section, 'Guardar nombre');
    expect((await field('Nombre')).getAttribute('aria-invalid')).toBe('true');
    expect(section.getByText('Usa solo letras, espacios, guiones y apóstrofos, hasta 40 caracteres.')).toBeTruthy();
    expect(to(user)).toEqual([]);
    await type('Nombre', 'Lucía');
    await type('Apellido', 'Ruiz');
    await press(section, 'Guardar nombre');
    await waitFor(() => expect(section.getByRole('alert').textContent).not.toBe(''));
    expect((await field('Apellido')).value).toBe('Ruiz');
  });
});
