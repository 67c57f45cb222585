import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { account, open, press, region, user } from '../settings.fixtures.ts';

const settings = 'GET /auth/v1/settings';
const verify = 'POST /auth/v1/verify';
const removal = 'DELETE /auth/v1/user/phone';

/** The number of the account, as it is now. */
let phones: { phone: string; new_phone?: string };
const shown = () => ({ body: { ...aSession().user, ...phones } });
const site = (doors: Doors = {}): Doors => ({
  [settings]: () => ({ body: { external_labels: {}, external: { phone: true } } }),
  [account]: shown,
  [user]: (body) => {
    phones = { ...phones, new_phone: (body as { phone: string }).phone };
    return shown();
  },
  [verify]: () => {
    phones = { phone: phones.new_phone ?? '' };
    return { body: aSession() };
  },
  [removal]: () => {
    phones = { phone: '' };
    return shown();
  },
  ...doors,
});
const section = async () => region('Teléfono');
const type = async (label: string, text: string) =>
  userEvent.type(await (await section()).findByLabelText(label), text);
const number = 'Número de teléfono';

beforeEach(() => {
  arrive();
  phones = { phone: '' };
});

describe('the phone in the settings', () => {
  it('is added with the code of an SMS', async () => {
    const { visits, container } = await open(site());
    expect(await (await section()).findByText('Tu cuenta no tiene teléfono.')).toBeTruthy();
    await type(number, '55 1234 5678');
    await press(await section(), 'Agregar teléfono');
    await lastRequestTo(visits, user, { phone: '525512345678' });
    expect(await screen.findByText(/Enviamos un SMS a \+52 55 1234 5678/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await type('Código de 6 dígitos', '123456');
    await press(await section(), 'Confirmar');
    expect((await requestTo(visits, verify)).body).toEqual({
      type: 'phone_change',
      phone: '525512345678',
      token: '123456',
    });
    expect(await screen.findByText('Tu teléfono quedó confirmado')).toBeTruthy();
    expect(await (await section()).findByText('+52 55 1234 5678')).toBeTruthy();
  });

  it('is not sent where it is none', async () => {
    const { to } = await open(site());
    await type(number, '1234');
    await press(await section(), 'Agregar teléfono');
    expect(await (await section()).findByText('Ese número no parece completo.')).toBeTruthy();
    expect(to(user)).toEqual([]);
  });

  it('asks for the password once the sign-in is not of the last minutes', async () => {
    const doors: Doors = {
      [user]: (body) => {
        const { current_password: password, phone } = body as { current_password?: string; phone: string };
        if (password === undefined) return refusal('current_password_required');
        phones = { ...phones, new_phone: phone };
        return shown();
      },
    };
    const { visits } = await open(site(doors));
    await type(number, '+52 55 1234 5678');
    await press(await section(), 'Agregar teléfono');
    await type('Escribe tu contraseña para confirmar', 'la de siempre');
    await press(await section(), 'Agregar teléfono');
    await lastRequestTo(visits, user, { phone: '525512345678', current_password: 'la de siempre' });
    expect(await screen.findByText(/Enviamos un SMS/)).toBeTruthy();
  });

  it('waits for its code, says what is wrong with one, and takes another number instead', async () => {
    phones = { phone: '525500000000', new_phone: '525512345678' };
    await open(site({ [verify]: () => refusal('phone_exists', 422) }));
    await type('Código de 6 dígitos', '123456');
    await press(await section(), 'Confirmar');
    expect(await (await section()).findByText('Ese número ya es de otra cuenta.')).toBeTruthy();
    await press(await section(), 'Usar otro número');
    expect(await (await section()).findByRole('button', { name: 'Cambiar teléfono' })).toBeTruthy();
  });

  it('that waits for its code can be dropped where the account has no other', async () => {
    phones = { phone: '', new_phone: '525512345678' };
    const { visits } = await open(site());
    await press(await section(), 'No agregar este número');
    await lastRequestTo(visits, removal, {});
    expect(await (await section()).findByRole('button', { name: 'Agregar teléfono' })).toBeTruthy();
  });

  it('is removed after a question', async () => {
    phones = { phone: '525512345678' };
    const { visits } = await open(site());
    await press(await section(), 'Quitar teléfono');
    await press(within(await screen.findByRole('dialog')), 'Quitar teléfono');
    await lastRequestTo(visits, removal, {});
    expect(await screen.findByText('Quitamos tu teléfono.')).toBeTruthy();
    expect(await (await section()).findByText('Tu cuenta no tiene teléfono.')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const on = { body: { external_labels: {}, external: { phone: true } } };
    await open(site({ [settings]: () => (isDown ? refusal('unexpected_failure', 500) : on) }));
    expect(await (await section()).findByText(/No pudimos cargar tu teléfono/)).toBeTruthy();
    isDown = false;
    await press(await section(), 'Intentar de nuevo');
    expect(await (await section()).findByText('Tu cuenta no tiene teléfono.')).toBeTruthy();
  });

  it('is not shown where the installation sends no SMS', async () => {
    const { visits } = await open(
      site({ [settings]: () => ({ body: { external_labels: {}, external: { phone: false } } }) }),
    );
    await requestTo(visits, settings);
    expect(screen.queryByRole('region', { name: 'Teléfono' })).toBeNull();
  });
});
