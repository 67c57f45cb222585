import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { limits } from '../../../../limits/limits.ts';
import { catchFiles, textOf } from '../caught-files.fixtures.ts';
import { id, open, press, reauthentication, region, siteOf } from '../settings.fixtures.ts';

const begin = 'POST /rest/v1/rpc/begin_data_export';
const read = 'POST /rest/v1/rpc/read_data_export';
const close = 'POST /rest/v1/rpc/close_account';
const leave = 'POST /auth/v1/logout';

const begun = { id: id(9), began_at: '2026-11-28T10:00:00Z', ends_at: '2026-11-28T11:00:00Z' };
const about = { 'es-MX': 'Tus notas', en: 'Your notes' };
const aPage = (rows: object[], next: object | null = null) => ({
  sections: [{ section: 'notes', about }],
  rows: rows.map((data) => ({ section: 'notes', data })),
  next,
});

beforeEach(arrive);

describe('the download of one’s data', () => {
  it('gathers every page of every part into one file', async () => {
    const files = catchFiles();
    const place = { section: 'notes', row: 'b' };
    const pages: Doors[string] = (body) => {
      const { part, after } = body as { part: string; after: object | null };
      if (part === 'auth') return { body: aPage([]) };
      return { body: after === null ? aPage([{ text: 'Una' }], place) : aPage([{ text: 'Otra' }]) };
    };
    const { container } = await open({
      [begin]: () => ({ body: { ...begun, parts: ['auth', 'learning'] } }),
      [read]: pages,
    });
    const section = await region('Tus datos');
    expect(await axeFindings(container)).toEqual([]);
    await press(section, 'Descargar mis datos');
    expect(await section.findByText(/Listo: el archivo está en tus descargas/)).toBeTruthy();
    expect(files[0]?.name).toMatch(/^mis-datos-de-nivel-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(await textOf(files[0]?.blob ?? new Blob([])))).toEqual({
      format: 'nivel-personal-data/1',
      began_at: begun.began_at,
      services: {
        auth: { notes: { about: 'Tus notas', rows: [] } },
        learning: { notes: { about: 'Tus notas', rows: [{ text: 'Una' }, { text: 'Otra' }] } },
      },
    });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names a part that does not answer, keeps the rest, and asks for it again', async () => {
    const files = catchFiles();
    let isDown = true;
    const asked: string[] = [];
    const doors: Doors = {
      [begin]: () => ({ body: { ...begun, parts: ['billing', 'auth'] } }),
      [read]: (body) => {
        const { part } = body as { part: string };
        asked.push(part);
        return part === 'billing' && isDown ? refusal('unavailable', 503) : { body: aPage([]) };
      },
    };
    await open(doors);
    const section = await region('Tus datos');
    await press(section, 'Descargar mis datos');
    expect(await section.findByText(/una parte que no respondió: Pagos\./)).toBeTruthy();
    expect(files).toEqual([]);
    expect(asked.filter((part) => part === 'billing')).toHaveLength(limits.account.exportRetries + 1);
    isDown = false;
    await press(section, 'Pedir lo que falta');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(asked.filter((part) => part === 'auth')).toHaveLength(1);
  });

  it('asks for the password once the sign-in is not of the last minutes', async () => {
    catchFiles();
    const { visits } = await open({
      [begin]: (body) =>
        'current_password' in (body as object)
          ? { body: { ...begun, parts: [] } }
          : refusal('current_password_required'),
    });
    const section = await region('Tus datos');
    await press(section, 'Descargar mis datos');
    await userEvent.type(await section.findByLabelText('Escribe tu contraseña para confirmar'), 'una frase larga');
    await press(section, 'Descargar mis datos');
    expect(await section.findByText(/Listo/)).toBeTruthy();
    await lastRequestTo(visits, begin, { current_password: 'una frase larga' });
  });

  it('says when it is possible again', async () => {
    const details = { retryAfterSeconds: 5_000 };
    const late = { status: 429, body: { code: 'data_exported_recently', message: '', details } };
    await open({ [begin]: () => late });
    await press(await region('Tus datos'), 'Descargar mis datos');
    expect(await (await region('Tus datos')).findByText(/otra vez en 2 horas/)).toBeTruthy();
  });
});

describe('the deletion of the account', () => {
  const ask = async () => {
    await press(await region('Eliminar tu cuenta'), 'Eliminar mi cuenta');
    return within(await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' }));
  };
  const address = (box: Awaited<ReturnType<typeof region>>) =>
    box.getByLabelText('Escribe lupita@correo.mx para confirmar');

  it('says what goes and what stays, takes the own address, and leads to a page that says until when', async () => {
    const { visits, pathname, container } = await open({
      [close]: () => ({ body: { deletes_at: '2026-12-05T18:00:00Z' } }),
      [leave]: () => ({ status: 204 }),
    });
    const section = await region('Eliminar tu cuenta');
    expect(section.getByRole('heading', { name: 'Se conserva, sin tu nombre' })).toBeTruthy();
    const box = await ask();
    const confirm = box.getByRole<HTMLButtonElement>('button', { name: 'Cerrar y eliminar' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(address(box), 'otra@correo.mx');
    expect(confirm.disabled).toBe(true);
    await userEvent.clear(address(box));
    await userEvent.type(address(box), 'Lupita@correo.mx');
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(confirm);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tu cuenta está cerrada' })).toBeTruthy();
    expect(pathname()).toBe('/account-closed');
    expect(screen.getByText(/a partir del 5 de diciembre de 2026/)).toBeTruthy();
    await lastRequestTo(visits, close, { email: 'Lupita@correo.mx' });
    await requestTo(visits, leave);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('asks for the code of an e-mail where the service wants one, and keeps what was typed', async () => {
    const { visits } = await open({
      [reauthentication]: () => ({ body: {} }),
      [close]: (body) =>
        'nonce' in (body as object) ? refusal('reauthentication_not_valid', 422) : refusal('reauthentication_needed'),
    });
    const box = await ask();
    await userEvent.type(address(box), 'lupita@correo.mx');
    await press(box, 'Cerrar y eliminar');
    await userEvent.type(await box.findByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press(box, 'Cerrar y eliminar');
    expect(await box.findByText('El código no es válido o ya venció. Pide uno nuevo.')).toBeTruthy();
    await lastRequestTo(visits, close, { email: 'lupita@correo.mx', nonce: '123456' });
    expect((address(box) as HTMLInputElement).value).toBe('lupita@correo.mx');
  });

  it('does nothing when the person cancels', async () => {
    const { visits } = await open();
    await press(await ask(), 'Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(visits.filter(({ door }) => door === close)).toEqual([]);
  });
});

it('the page of a closed account says what it can without a day', async () => {
  siteOf();
  await renderApp('/account-closed?until=soon');
  expect(await screen.findByText(/Te escribimos a partir de qué día/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Recuperar mi cuenta' }).getAttribute('href')).toBe('/login');
});
