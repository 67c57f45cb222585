import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../../testing/fake-site.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../../area/crico-site.ts';
import { bookDoors } from '../leads.fixtures.ts';

const importDoor = 'POST /rest/v1/rpc/import_money_leads';
const knownDoor = 'POST /rest/v1/rpc/find_money_lead_duplicates';
const undoDoor = 'POST /rest/v1/rpc/undo_money_lead_import';

const open = async (doors: Doors = {}) => {
  const known = { [knownDoor]: () => ({ body: { names: ['Mar Azul'] } }) };
  const added = (body: unknown) => (body as { readonly leads_param: readonly object[] }).leads_param.length;
  const taken = { [importDoor]: (body: unknown) => ({ body: { success: true, added: added(body) } }) };
  const visits = cricoSite(bookDoors([], { ...known, ...taken, ...doors }), { role: 'manager' });
  await renderApp('/crico/money?section=leads');
  await userEvent.click(await screen.findByRole('button', { name: 'Importar CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar prospectos' }));
  const give = async (file: File, label = 'Elegir archivo') =>
    userEvent.upload(dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' }), file);
  return { visits, dialog, give };
};
const fileOf = (...lines: readonly (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(
    lines.map((one) => one),
    'p.csv',
    { type: 'text/csv' },
  );
const sample = () =>
  fileOf(
    'Nombre;Valor;Etapa;Notas;Otra\r\n',
    "Cerro Azul;1,200.50;Propuesta;'=1+1;x\r\n",
    'Mar Azul;;;;\r\n',
    ';5;;;\r\n',
    'Sol;menos;;"Dos\nlíneas";\r\n',
  );

it('shows what each row means, and imports those that are sound and new, with an undo', async () => {
  const { visits, dialog, give } = await open({
    [undoDoor]: () => ({ body: { success: true, removed: 1, kept: 0 } }),
  });
  await give(sample());
  expect(
    await dialog.findByText('Se importará 1 prospecto · 2 filas tienen errores y se omiten · 1 ya está en el libro'),
  ).toBeTruthy();
  expect(dialog.getByText('Falta el nombre.')).toBeTruthy();
  expect(dialog.getByText(/No es un valor de al menos 0/)).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 1 prospecto' }));
  expect((await requestTo(visits, importDoor)).body).toMatchObject({
    leads_param: [{ name: 'Cerro Azul', expected_value: 1_200.5, stage: 'proposal', notes: '=1+1', currency: 'USD' }],
  });
  expect(await screen.findByText('1 prospecto importado')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 prospecto está en la papelera')).toBeTruthy();
});

it('imports existing ones too on request, and another column for the name', async () => {
  const { dialog, give } = await open();
  await give(fileOf('Quién,Origen\n', 'Mar Azul,Feria\n'));
  expect(await dialog.findByText('Di qué columna es el nombre.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: /^La columna Quién es/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Nombre' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Importar también/ }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Importar 1 prospecto' }).disabled).toBe(false);
});

it('continues where it stopped, with the same leads', async () => {
  let isDown = true;
  const sent: string[][] = [];
  const { dialog, give } = await open({
    [knownDoor]: () => ({ body: { names: [] } }),
    [importDoor]: (body) => {
      const { leads_param: leads } = body as { readonly leads_param: readonly { readonly lead_id: string }[] };
      if (isDown && sent.length === 1) return refusal(403, 'forbidden');
      sent.push(leads.map(({ lead_id: id }) => id));
      return { body: { success: true, added: leads.length } };
    },
  });
  await give(fileOf('Nombre\n', ...Array.from({ length: 250 }, (_, at) => `Cliente ${at}\n`)));
  await userEvent.click(await dialog.findByRole('button', { name: 'Importar 250 prospectos' }));
  expect(await dialog.findByText(/se detuvo con 200 de 250/)).toBeTruthy();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar la importación' }));
  expect(await screen.findByText('250 prospectos importados')).toBeTruthy();
  await waitFor(() => expect(new Set(sent.flat()).size).toBe(250));
  expect(sent.map((ids) => ids.length)).toEqual([200, 50]);
});

it('shows why a file is invalid', async () => {
  const { dialog, give } = await open();
  await give(fileOf('x'.repeat(5_000_001)));
  expect(await dialog.findByText(/pesa más de 5 MB/)).toBeTruthy();
  await give(fileOf('Nombre\n'));
  expect(await dialog.findByText(/no tiene filas/)).toBeTruthy();
  await give(fileOf('Nombre\n', 'a\n'.repeat(5_001)));
  expect(await dialog.findByText(/más de 5,000 filas/)).toBeTruthy();
  await give(fileOf(new Uint8Array([80, 75, 3, 4, 0, 0])));
  expect(await dialog.findByText(/no es un archivo CSV/)).toBeTruthy();
});

it('reads what Windows wrote', async () => {
  const { dialog, give } = await open();
  await give(fileOf('Nombre\n', new Uint8Array([0x4e, 0x69, 0xf1, 0x6f, 0x0a])));
  expect(await dialog.findByText('Niño')).toBeTruthy();
});
