import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { lastRequestTo, requestTo, silent, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { anApp, earlySession } from '../../second-step.fixtures.ts';
import { account, open, press, reauthentication, region, tokens } from '../settings.fixtures.ts';

const { id } = anApp();
const enroll = 'POST /auth/v1/factors';
const remove = `DELETE /auth/v1/factors/${id}`;
const challenge = `POST /auth/v1/factors/${id}/challenge`;
const verify = `POST /auth/v1/factors/${id}/verify`;
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const begun = { id, type: 'totp', totp: { qr_code: '<svg/>', secret, uri: 'otpauth://totp/Nivel:a?secret=A' } };

/** The account's apps, as they are now. */
let apps: ReturnType<typeof anApp>[];
const site = (doors: Doors = {}): Doors => ({
  [account]: () => ({ body: aSession({ factors: apps }).user }),
  [enroll]: () => ({ body: begun }),
  [challenge]: () => ({ body: { id: 'c1' } }),
  [verify]: () => {
    apps = [anApp()];
    return { body: aSession({ factors: apps }) };
  },
  [remove]: () => {
    apps = [];
    return { body: { id } };
  },
  ...doors,
});
const dialog = async () => within(await screen.findByRole('dialog'));
const begin = async () => {
  await press(await region('Segundo paso'), 'Agregar una app');
  await press(await dialog(), 'Seguir');
};

beforeEach(() => {
  arrive();
  apps = [];
});

describe('the second step in the settings', () => {
  it('is added: a name, what the app needs, and its first code', async () => {
    const { visits, container } = await open(site());
    const section = await region('Segundo paso');
    expect(await section.findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
    await begin();
    const box = await dialog();
    expect((await box.findByRole('img')).getAttribute('src')).toBe('data:image/svg+xml;utf8,%3Csvg%2F%3E');
    expect(box.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    expect(box.getByRole('link', { name: 'Abrir la app en este dispositivo' }).getAttribute('href')).toBe(
      begun.totp.uri,
    );
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.type(box.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Confirmar');
    expect(await section.findByText('Agregada el 27 de noviembre de 2026')).toBeTruthy();
    expect((await requestTo(visits, enroll)).body).toEqual({
      factor_type: 'totp',
      friendly_name: 'Mi teléfono',
      issuer: 'Nivel',
    });
    expect((await requestTo(visits, verify)).body).toEqual({ challenge_id: 'c1', code: '123456' });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('copies the key for the app', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await open(site());
    await begin();
    await user.click(await (await dialog()).findByRole('button', { name: 'Copiar la clave' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(secret));
  });

  it('that is thought better of leaves nothing behind', async () => {
    const { visits } = await open(site());
    await begin();
    await (await dialog()).findByRole('img');
    await press(await dialog(), 'Cerrar');
    await requestTo(visits, remove);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is thought better of before it has begun leaves nothing behind either', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const doors = { [enroll]: async () => promise.then(() => ({ body: begun })) };
    const { visits } = await open(site(doors));
    await begin();
    await requestTo(visits, enroll);
    await press(await dialog(), 'Cerrar');
    resolve();
    await requestTo(visits, remove);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is left while its first code is looked at is added all the same, and not taken away again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const doors = {
      [verify]: async () => {
        await promise;
        apps = [anApp()];
        return { body: aSession({ factors: apps }) };
      },
    };
    const { visits } = await open(site(doors));
    await begin();
    const box = await dialog();
    await userEvent.type(await box.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Confirmar');
    await requestTo(visits, verify);
    await press(box, 'Cerrar');
    resolve();
    expect(await (await region('Segundo paso')).findByText('Agregada el 27 de noviembre de 2026')).toBeTruthy();
    expect(visits.filter(({ door }) => door === remove)).toEqual([]);
  });

  it('whose first code is wrong after it was left leaves nothing behind', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const doors = { [verify]: async () => promise.then(() => refusal('mfa_verification_failed', 422)) };
    const { visits } = await open(site(doors));
    await begin();
    const box = await dialog();
    await userEvent.type(await box.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Confirmar');
    await requestTo(visits, verify);
    await press(box, 'Cerrar');
    resolve();
    await requestTo(visits, remove);
  });

  it('is refused where the account has as many as it can, and says what to do', async () => {
    await open(site({ [enroll]: () => refusal('too_many_enrolled_mfa_factors', 422) }));
    await begin();
    expect(
      await (await dialog()).findByText(/ya tiene el máximo de segundos pasos. Quita uno para agregar otro/),
    ).toBeTruthy();
  });

  it('takes the place of one of its name that an earlier attempt left without a code', async () => {
    apps = [anApp({ status: 'unverified' })];
    const doors = { [enroll]: () => (apps.length > 0 ? refusal('mfa_factor_name_conflict', 422) : { body: begun }) };
    await open(site(doors));
    await begin();
    expect(await (await dialog()).findByRole('img')).toBeTruthy();
  });

  it('of a name that is taken says so, and keeps the form', async () => {
    apps = [anApp()];
    await open(site({ [enroll]: () => refusal('mfa_factor_name_conflict', 422) }));
    await begin();
    expect(await (await dialog()).findByText('Ya tienes un segundo paso con ese nombre. Elige otro.')).toBeTruthy();
  });

  it('asks for the password once the sign-in is not of the last minutes', async () => {
    const doors = {
      [enroll]: (body: unknown) => {
        const { current_password: password } = body as { current_password?: string };
        if (password === undefined) return refusal('current_password_required');
        return password === 'la de siempre' ? { body: begun } : refusal('current_password_invalid');
      },
    };
    const { visits } = await open(site(doors));
    await begin();
    const box = await dialog();
    const field = await box.findByLabelText('Escribe tu contraseña para confirmar');
    await press(box, 'Seguir');
    expect(await box.findByText('Este dato hace falta.')).toBeTruthy();
    await userEvent.type(field, 'otra');
    await press(box, 'Seguir');
    expect(await box.findByText('La contraseña actual no es correcta.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'la de siempre');
    expect(box.queryByText('La contraseña actual no es correcta.')).toBeNull();
    await press(box, 'Seguir');
    expect(await box.findByRole('img')).toBeTruthy();
    expect(visits.filter(({ door }) => door === enroll)).toHaveLength(3);
  });

  it('asks for the code of an e-mail where the account has no password', async () => {
    const doors = {
      [enroll]: (body: unknown) =>
        (body as { nonce?: string }).nonce === '123456' ? { body: begun } : refusal('reauthentication_needed'),
      [reauthentication]: () => ({ body: {} }),
    };
    const { visits } = await open(site(doors));
    await begin();
    const box = await dialog();
    expect(await box.findByText(/enviamos un código a lupita@correo.mx/)).toBeTruthy();
    await requestTo(visits, reauthentication);
    await userEvent.type(box.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Seguir');
    expect(await box.findByRole('img')).toBeTruthy();
  });

  it('is added although the answer to its first code was lost', async () => {
    const doors = {
      [verify]: () => {
        apps = [anApp()];
        throw new TypeError('down');
      },
      [tokens]: () => ({ body: aSession({ factors: apps }) }),
    };
    await open(site(doors));
    await begin();
    const box = await dialog();
    await userEvent.type(await box.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Confirmar');
    expect(await (await region('Segundo paso')).findByText('Agregada el 27 de noviembre de 2026')).toBeTruthy();
  });

  it('is removed after a question, and the tokens say so', async () => {
    apps = [anApp()];
    const { visits } = await open(site());
    await press(await region('Segundo paso'), 'Quitar Mi teléfono');
    const box = within(await screen.findByRole('dialog', { name: '¿Quitar Mi teléfono?' }));
    expect(box.getByText(/^Es tu único segundo paso: después entrarás sin él/)).toBeTruthy();
    await press(box, 'Quitar');
    expect(await (await region('Segundo paso')).findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
    await lastRequestTo(visits, remove, {});
    expect((await requestTo(visits, tokens)).url.search).toBe('?grant_type=refresh_token');
  });

  it('leads to another app where this session was raised by the one that is removed', async () => {
    const other = anApp({ id: '0190a000-0000-7000-8000-0000000000f2', friendly_name: 'Tableta' });
    apps = [anApp(), other];
    const { pathname } = await open(site({ [tokens]: () => ({ body: earlySession([other]) }) }));
    await press(await region('Segundo paso'), 'Quitar Mi teléfono');
    await press(await dialog(), 'Quitar');
    await waitFor(() => expect(pathname()).toBe('/second-step'));
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const doors = { [account]: () => (isDown ? refusal('unexpected_failure', 500) : { body: aSession().user }) };
    await open(site(doors));
    const section = await region('Segundo paso');
    expect(await section.findByText(/No pudimos cargar tu segundo paso/)).toBeTruthy();
    isDown = false;
    await press(section, 'Intentar de nuevo');
    expect(await section.findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
  });

  it('says that it is loading', async () => {
    await open(site({ [account]: silent().door }));
    expect(await (await region('Segundo paso')).findByText('Cargando tu segundo paso...')).toBeTruthy();
  });
});
