import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { lastRequestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { anApp } from '../../second-step.fixtures.ts';
import { catchFiles, textOf } from '../caught-files.fixtures.ts';
import { account, open, press, region } from '../settings.fixtures.ts';

const set = anApp({ id: '0190a000-0000-7000-8000-0000000000f4', factor_type: 'recovery_code' });
const count = 'GET /auth/v1/factors/recovery-codes';
const create = 'POST /auth/v1/factors/recovery-codes';
const renew = 'POST /auth/v1/factors/recovery-codes/regenerate';
const codes = ['abcdefghjkmnpqrs', 'tuvwxyz234567892'];

/** The account's factors and how many codes it has left, as they are now. */
let factors: ReturnType<typeof anApp>[];
let remaining: number;
const site = (doors: Doors = {}): Doors => ({
  [account]: () => ({ body: aSession({ factors }).user }),
  [count]: () => ({ body: { id: set.id, type: 'recovery_code', total: 10, remaining } }),
  [renew]: () => (factors.length > 1 ? { body: { codes } } : refusal('mfa_factor_not_found', 404)),
  [create]: () => {
    factors = [anApp(), set];
    return { body: { codes } };
  },
  ...doors,
});
const dialog = async () => within(await screen.findByRole('dialog'));
const make = async () => {
  await press(await region('Segundo paso'), 'Crear códigos');
  await press(await dialog(), 'Crear códigos');
  return dialog();
};

beforeEach(() => {
  arrive();
  factors = [anApp()];
  remaining = 10;
});

describe('recovery codes in the settings', () => {
  it('are advised, made, and shown once, in groups that people can read', async () => {
    await open(site());
    expect(await (await region('Segundo paso')).findByText(/con uno de ellos entras si pierdes tu app/)).toBeTruthy();
    const box = await make();
    const list = within(await box.findByRole('list', { name: 'Tus códigos de recuperación' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'abcd-efgh-jkmn-pqrs',
      'tuvw-xyz2-3456-7892',
    ]);
    expect(await axeFindings(document.body)).toEqual([]);
    await press(box, 'Ya los guardé');
    expect(await (await region('Segundo paso')).findByText('Te quedan 10 de 10.')).toBeTruthy();
    expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
  });

  it('are copied, downloaded and printed', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const print = jest.fn();
    const files = catchFiles();
    Object.assign(globalThis, { print });
    await open(site());
    const box = await make();
    await user.click(await box.findByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('abcd-efgh-jkmn-pqrs\ntuvw-xyz2-3456-7892'));
    await user.click(box.getByRole('button', { name: 'Descargar' }));
    expect(await textOf(files[0]?.blob)).toMatch(/lupita@correo\.mx.*\n\nabcd-efgh-jkmn-pqrs\n/);
    await user.click(box.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-print]')?.textContent).toContain('tuvw-xyz2-3456-7892');
  });

  it('that are few say so, and new ones take their place', async () => {
    factors = [anApp(), set];
    remaining = 2;
    const { visits } = await open(site());
    const section = await region('Segundo paso');
    expect(await section.findByText(/Te quedan 2 de 10\. Te quedan pocos\. Crea códigos nuevos\./)).toBeTruthy();
    await press(section, 'Crear códigos nuevos');
    const box = await dialog();
    expect(await box.findByText(/Los de antes dejarán de servir/)).toBeTruthy();
    await press(box, 'Crear códigos nuevos');
    expect(await box.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
    await lastRequestTo(visits, renew, {});
  });

  it('that another tab has made meanwhile are replaced', async () => {
    const { visits } = await open(site({ [create]: () => refusal('mfa_verified_factor_exists', 422) }));
    factors = [anApp(), set];
    const box = await make();
    expect(await box.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
    await lastRequestTo(visits, renew, {});
  });

  it('take the password where the sign-in is not of the last minutes', async () => {
    factors = [anApp(), set];
    const doors = {
      [renew]: (body: unknown) =>
        (body as { current_password?: string }).current_password === 'la de siempre'
          ? { body: { codes } }
          : refusal('current_password_required'),
    };
    await open(site(doors));
    await press(await region('Segundo paso'), 'Crear códigos nuevos');
    const box = await dialog();
    await press(box, 'Crear códigos nuevos');
    await userEvent.type(await box.findByLabelText('Escribe tu contraseña para confirmar'), 'la de siempre');
    await press(box, 'Crear códigos nuevos');
    expect(await box.findByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
  });

  it('are not offered without a second step', async () => {
    factors = [];
    await open(site());
    const section = await region('Segundo paso');
    expect(await section.findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
    expect(section.queryByText('Códigos de recuperación')).toBeNull();
  });

  it('whose count cannot be loaded say so, and it is tried again', async () => {
    factors = [anApp(), set];
    let isDown = true;
    const left = { body: { total: 10, remaining: 7 } };
    await open(site({ [count]: () => (isDown ? refusal('unexpected_failure', 500) : left) }));
    const section = await region('Segundo paso');
    expect(await section.findByText(/No pudimos cargar tus códigos de recuperación/)).toBeTruthy();
    isDown = false;
    await press(section, 'Intentar de nuevo');
    expect(await section.findByText('Te quedan 7 de 10.')).toBeTruthy();
  });
});
