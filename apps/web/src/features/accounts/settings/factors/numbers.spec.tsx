import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { anApp } from '../../second-step.fixtures.ts';
import { account, open, press, region } from '../settings.fixtures.ts';

const number = anApp({ friendly_name: 'Mi celular', factor_type: 'phone', phone: '**********78' });
const settings = 'GET /auth/v1/settings';
const enroll = 'POST /auth/v1/factors';
const challenge = `POST /auth/v1/factors/${number.id}/challenge`;
const verify = `POST /auth/v1/factors/${number.id}/verify`;
const remove = `DELETE /auth/v1/factors/${number.id}`;

/** The account's factors, as they are now. */
let factors: ReturnType<typeof anApp>[];
const site = (doors: Doors = {}): Doors => ({
  [settings]: () => ({ body: { external_labels: {}, external: { phone: true } } }),
  [account]: () => ({ body: aSession({ factors }).user }),
  [enroll]: () => ({ body: { id: number.id, type: 'phone', phone: '+525512345678' } }),
  [challenge]: () => ({ body: { id: 'c1', type: 'phone', expires_at: 0 } }),
  [verify]: () => {
    factors = [number];
    return { body: aSession({ factors }) };
  },
  [remove]: () => {
    factors = [];
    return { body: { id: number.id } };
  },
  ...doors,
});
const dialog = async () => within(await screen.findByRole('dialog'));
const begin = async (typed = '55 1234 5678') => {
  await press(await region('Segundo paso'), 'Agregar código por SMS');
  await userEvent.type(await (await dialog()).findByLabelText('Número de teléfono'), typed);
  await press(await dialog(), 'Seguir');
};

beforeEach(() => {
  arrive();
  factors = [];
});

describe('a number in the settings of the second step', () => {
  it('is added: a name, the number, and the code of an SMS', async () => {
    const { visits, container } = await open(site());
    await begin();
    expect(await (await dialog()).findByText(/el número que termina en 78/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await press(await dialog(), 'Enviar código por SMS');
    await userEvent.type(await (await dialog()).findByLabelText('Código de 6 dígitos'), '123456');
    await press(await dialog(), 'Confirmar');
    const section = await region('Segundo paso');
    expect(await section.findByText('Agregado el 27 de noviembre de 2026')).toBeTruthy();
    expect(section.getByText(/Código por SMS al número que termina en 78/)).toBeTruthy();
    expect((await requestTo(visits, enroll)).body).toEqual({
      factor_type: 'phone',
      phone: '+525512345678',
      friendly_name: 'Mi celular',
    });
    expect((await requestTo(visits, challenge)).body).toEqual({ factorId: number.id, channel: 'sms' });
    expect((await requestTo(visits, verify)).body).toEqual({ challenge_id: 'c1', code: '123456' });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is not begun where it is none', async () => {
    const { to } = await open(site());
    await begin('1234');
    expect((await dialog()).getByRole('textbox', { name: /^Nombre para reconocerlo/ })).toBeTruthy();
    expect(await (await dialog()).findByText('Ese número no parece completo.')).toBeTruthy();
    expect(to(enroll)).toEqual([]);
  });

  it('that the account has already is refused in words', async () => {
    await open(site({ [enroll]: () => refusal('mfa_verified_factor_exists', 422) }));
    await begin();
    expect(await (await dialog()).findByText('Ese número ya es uno de tus segundos pasos.')).toBeTruthy();
  });

  it('leaves nothing behind where the person thinks better of it', async () => {
    const { visits } = await open(site());
    await begin();
    await (await dialog()).findByRole('button', { name: 'Enviar código por SMS' });
    await press(await dialog(), 'Cerrar');
    await requestTo(visits, remove);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed after a question', async () => {
    factors = [number];
    await open(site());
    await press(await region('Segundo paso'), 'Quitar Mi celular');
    await press(within(await screen.findByRole('dialog', { name: '¿Quitar Mi celular?' })), 'Quitar');
    expect(await (await region('Segundo paso')).findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
    expect(await screen.findByText('Quitamos el número.')).toBeTruthy();
  });

  it('cannot be added where the installation sends no SMS', async () => {
    const off = { body: { external_labels: {}, external: { phone: false } } };
    const { visits } = await open(site({ [settings]: () => off }));
    await requestTo(visits, settings);
    // What a person does meanwhile takes longer than the answer.
    await press(await region('Segundo paso'), 'Agregar una app');
    await press(await dialog(), 'Cerrar');
    await (await region('Segundo paso')).findByRole('button', { name: 'Agregar una app' });
    expect(screen.queryByRole('button', { name: 'Agregar código por SMS' })).toBeNull();
  });
});
