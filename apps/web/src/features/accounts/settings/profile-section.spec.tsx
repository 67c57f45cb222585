import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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
    const save = await section.findByRole('button', { name: 'Guardar perfil' });
    expect(save.hasAttribute('disabled')).toBe(true);
    await type('Nombre', ' Lucía ');
    await type('Apellido', 'Ruiz');
    await userEvent.click(save);
    expect(await screen.findByText('Tu perfil quedó guardado')).toBeTruthy();
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
    await press(section, 'Guardar perfil');
    await lastRequestTo(visits, user, { data: { firstName: 'Lucía', lastName: 'Ruiz', full_name: 'Lucía Ruiz' } });
    await screen.findByText('Tu perfil quedó guardado');
  });

  it('reports an invalid name beside the field, sends nothing, and keeps what was typed when it is refused', async () => {
    const { to } = await open({ [user]: () => refusal('unexpected_failure', 500) });
    const { section, field, type } = await profile();
    await type('Nombre', '');
    await type('Apellido', 'Ruiz <b>');
    await press(section, 'Guardar perfil');
    expect((await field('Nombre')).getAttribute('aria-invalid')).toBe('true');
    expect(section.getByText('Usa solo letras, espacios, guiones y apóstrofos, hasta 40 caracteres.')).toBeTruthy();
    expect(to(user)).toEqual([]);
    await type('Nombre', 'Lucía');
    await type('Apellido', 'Ruiz');
    await press(section, 'Guardar perfil');
    await waitFor(() => expect(section.getByRole('alert').textContent).not.toBe(''));
    expect((await field('Apellido')).value).toBe('Ruiz');
  });

  it("changes a learner's sign-up data, and sends nothing else", async () => {
    const said = { firstName: 'Lupita', lastName: 'Reyes', studentType: 'university', skillLevel: 'beginner' };
    const { visits } = await open(
      { [user]: saved },
      { user_metadata: { ...said, educationalInterests: ['prompting', 'robots'] } },
    );
    const { section } = await profile();
    const choose = async (role: 'radio' | 'checkbox', name: RegExp) =>
      userEvent.click(await section.findByRole(role, { name }));
    expect((await section.findByRole<HTMLInputElement>('radio', { name: 'Universidad' })).checked).toBe(true);
    await choose('radio', /^Doy clases/);
    await choose('checkbox', /^Ética y sociedad/);
    await choose('radio', /^La uso seguido/);
    await press(section, 'Guardar perfil');
    const educationalInterests = ['prompting', 'robots', 'ethics'];
    const data = { studentType: 'teacher', educationalInterests, skillLevel: 'intermediate' };
    await lastRequestTo(visits, user, { data });
    await screen.findByText('Tu perfil quedó guardado');
    await choose('checkbox', /^Analizar datos/);
    await choose('checkbox', /^Analizar datos/);
    expect((await section.findByRole('button', { name: 'Guardar perfil' })).hasAttribute('disabled')).toBe(true);
  });

  it('follows changes of another tab, and keeps what is typed here', async () => {
    const { visits } = await open({ [user]: saved }, { user_metadata: { firstName: 'Lupita', lastName: 'Reyes' } });
    const { section, type, field } = await profile();
    await type('Nombre', 'Lucía');
    const account = aSession().user;
    const elsewhere = { firstName: 'Lupita', lastName: 'Ruiz', studentType: 'teacher' };
    act(() => session.changeUser({ ...account, user_metadata: elsewhere }));
    expect((await field('Apellido')).value).toBe('Ruiz');
    expect((await section.findByRole<HTMLInputElement>('radio', { name: 'Doy clases' })).checked).toBe(true);
    await press(section, 'Guardar perfil');
    await lastRequestTo(visits, user, { data: { firstName: 'Lucía' } });
    await screen.findByText('Tu perfil quedó guardado');
  });
});
