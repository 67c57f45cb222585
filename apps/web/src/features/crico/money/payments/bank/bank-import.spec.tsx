import { expect, it } from '@jest/globals';
import type { Currency } from '@nivel/contracts/finance/money';
import { axeFindings } from '@nivel/ui/axe-findings';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../../testing/fake-site.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../../area/crico-site.ts';
import { aStatement, bankDoors, importDoor } from './bank.fixtures.ts';
import { camtEntry, camtFile } from './files/camt.fixtures.ts';

const stored = (usual?: Currency) => ({
  ...{ statement: aStatement(), lines: [], confirmations: [] },
  ...(usual && { usual }),
});
const linesOf = (body: unknown) => (body as { readonly lines_param: readonly object[] }).lines_param;
const taken: Doors = {
  [importDoor]: (body) => ({ body: { success: true, added: linesOf(body).length, known: 0 } }),
};
const open = async (doors: Doors = {}, usual?: Currency) => {
  const visits = cricoSite(bankDoors(stored(usual), { ...taken, ...doors }), { role: 'manager' });
  await renderApp('/crico/money?section=payments');
  await userEvent.click(await screen.findByRole('button', { name: 'Importar estado de cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar estado de cuenta' }));
  await dialog.findByRole('button', { name: 'noviembre.xml' });
  const give = async (file: File, label = 'Elegir archivo') =>
    userEvent.upload(dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' }), file);
  return { visits, dialog, give };
};
const fileOf = (name: string, ...parts: readonly BlobPart[]) => new File([...parts], name);

it('lists imported statements, and their open lines', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/^1 por revisar: .*1,200\.50/)).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'noviembre.xml' }));
  expect(await dialog.findByText('No queda nada por revisar.')).toBeTruthy();
});

it('shows what of a camt.053 file is used, and imports it', async () => {
  const { visits, dialog, give } = await open();
  const text = camtFile([camtEntry({ reference: 'R-1' }), camtEntry({ way: 'DBIT', amount: '7' })]);
  // Its name does not matter.
  await give(fileOf('banco.csv', text));
  expect(await dialog.findByText('Se importará 1 depósito · 1 movimiento no se usa')).toBeTruthy();
  expect(dialog.getAllByText('No se usa: es un retiro')).not.toHaveLength(0);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 1 depósito' }));
  expect((await requestTo(visits, importDoor)).body).toMatchObject({
    statement_param: { file_name: 'banco.csv', format: 'camt.053', account: '012180001234567895', unused_count: 1 },
    lines_param: [{ amount: 1_200.5, booked_on: '2026-11-03', bank_reference: 'R-1', position: 0, ordinal: 0 }],
  });
  expect(await screen.findByText('1 depósito importado')).toBeTruthy();
  expect(await dialog.findByText('No queda nada por revisar.')).toBeTruthy();
});

it('asks for the meaning of the columns of a CSV file, and for the form of days and amounts', async () => {
  const { visits, dialog, give } = await open();
  const rows = ['Cuándo;Concepto;Abono', "01/02/2026;'=Mar Azul;1.200,50", '02/02/2026;Sol;3,00'];
  await give(fileOf('banco.csv', rows.join('\r\n')));
  expect(await dialog.findByText('Di qué columna es la fecha y cuál el importe o el depósito.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: /^La columna Cuándo es/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fecha' }));
  expect(await dialog.findByText('Se importarán 2 depósitos')).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: /^Fechas/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mes, día, año' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cuenta' }), 'Banco 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 2 depósitos' }));
  expect((await requestTo(visits, importDoor)).body).toMatchObject({
    statement_param: { format: 'csv', account: 'Banco 1' },
    lines_param: [
      { booked_on: '2026-01-02', amount: 1_200.5, text: '=Mar Azul', currency: 'USD' },
      { booked_on: '2026-02-02', amount: 3 },
    ],
  });
  await screen.findByText('2 depósitos importados');
});

it('takes the most used currency of the payments if a file states none, and shows that', async () => {
  const { visits, dialog, give } = await open({}, 'MXN');
  await give(fileOf('banco.csv', 'Fecha,Concepto,Importe\n2026-02-01,Sol,3.00\n'));
  expect(await dialog.findByText(/se toma MXN, la más usada en tus pagos/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 1 depósito' }));
  expect((await requestTo(visits, importDoor)).body).toMatchObject({ lines_param: [{ currency: 'MXN' }] });
  await screen.findByText('1 depósito importado');
});

it('asks before assignments for a file are lost with another one', async () => {
  const { dialog, give } = await open();
  await give(fileOf('uno.csv', 'Fecha,Concepto,Importe\n2026-02-01,Sol,3.00\n'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Cuenta' }), '12');
  await give(fileOf('dos.csv', 'Fecha,Concepto,Importe\n2026-02-01,Sol,3.00\n'), 'Elegir otro archivo');
  const asked = within(await screen.findByRole('dialog', { name: '¿Dejar este archivo?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Seguir con este archivo' }));
  expect(dialog.getByText('uno.csv')).toBeTruthy();
  await give(fileOf('dos.csv', 'Fecha,Concepto,Importe\n2026-02-01,Sol,3.00\n'), 'Elegir otro archivo');
  const again = within(await screen.findByRole('dialog', { name: '¿Dejar este archivo?' }));
  await userEvent.click(again.getByRole('button', { name: 'Dejarlo de todos modos' }));
  expect(await dialog.findByText('dos.csv')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Cuenta' }).value).toBe('');
});

it('continues where it stopped, with the same lines, and shows which were imported before', async () => {
  let isDown = true;
  const sent: number[] = [];
  const ids = new Set<string>();
  const { dialog, give } = await open({
    [importDoor]: (body) => {
      const { statement_id_param: id } = body as { readonly statement_id_param: string };
      if (isDown && sent.length === 1) return refusal(403, 'forbidden');
      sent.push(linesOf(body).length);
      ids.add(id);
      return { body: { success: true, added: linesOf(body).length - 1, known: 1 } };
    },
  });
  const rows = Array.from({ length: 250 }, (_, at) => `2026-02-01,Pago ${at},1.00`);
  await give(fileOf('banco.csv', ['Fecha,Concepto,Importe', ...rows].join('\n')));
  expect(await dialog.findByText('Y 200 más.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 250 depósitos' }));
  expect(await dialog.findByText(/se detuvo con 200 de 250/)).toBeTruthy();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar la importación' }));
  expect(await screen.findByText('248 depósitos importados · 2 ya importados')).toBeTruthy();
  expect([sent, ids.size]).toEqual([[200, 50], 1]);
});

it('shows why a file is invalid, and accepts a dropped one', async () => {
  const { dialog, give } = await open();
  await give(fileOf('x.csv', new Uint8Array(10_000_001)));
  expect(await dialog.findByText(/pesa más de 10 MB/)).toBeTruthy();
  await give(fileOf('x.csv', 'Fecha,Importe\n'));
  expect(await dialog.findByText(/no tiene filas/)).toBeTruthy();
  await give(fileOf('x.csv', 'Fecha,Importe\n', '2026-02-01,1.00\n'.repeat(5_001)));
  expect(await dialog.findByText(/más de 5,000 movimientos/)).toBeTruthy();
  await give(fileOf('x.xml', new Uint8Array([80, 75, 3, 4, 0, 0])));
  expect(await dialog.findByText('Esto no es un archivo CSV ni camt.053.')).toBeTruthy();
  await give(fileOf('x.xml', camtFile([camtEntry()], { head: '<!DOCTYPE d [<!ENTITY a "b">]>' })));
  expect(await dialog.findByText(/trae definiciones propias/)).toBeTruthy();
  const drop = dialog.getByText('o suéltalo aquí');
  fireEvent.drop(drop, { dataTransfer: { files: [fileOf('x.xml', camtFile([camtEntry()]))] } });
  expect(await dialog.findByText('Se importará 1 depósito')).toBeTruthy();
});

it('warns where a file says other sums than it has', async () => {
  const { dialog, give } = await open();
  const summary = '<TxsSummry><TtlNtries><NbOfNtries>9</NbOfNtries></TtlNtries></TxsSummry>';
  await give(fileOf('x.xml', camtFile([camtEntry()], { summary })));
  expect(await dialog.findByText(/otro número de movimientos/)).toBeTruthy();
});
