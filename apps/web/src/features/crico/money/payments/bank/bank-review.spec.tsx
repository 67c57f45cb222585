import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../../testing/fake-site.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../../area/crico-site.ts';
import { aPayment, paymentsDoor } from '../payments.fixtures.ts';
import {
  aBankLine,
  anOffer,
  aStatement,
  bankDoors,
  confirmDoor,
  deleteDoor,
  leaveOutDoor,
  undoDoor,
  type StoredStatement,
} from './bank.fixtures.ts';

const aStored = (values: Partial<StoredStatement> = {}): StoredStatement => ({
  ...{ statement: aStatement(), lines: [], confirmations: [] },
  ...values,
});
const open = async (stored: StoredStatement, doors: Doors = {}, role: 'admin' | 'manager' = 'manager') => {
  const visits = cricoSite(bankDoors(stored, doors), { role });
  await renderApp(`/crico/money?section=payments&bank=${stored.statement.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar estado de cuenta' }));
  await dialog.findByText('noviembre.xml');
  return { visits, dialog };
};
const confirmed = { [confirmDoor]: () => ({ body: { success: true, paid: 1, parts: 0 } }) };

it('proposes a payment with the reason, and confirms it once a person does', async () => {
  const offer = anOffer();
  const line = aBankLine({ offers: [offer], proposed_payment_ids: [offer.payment_id] });
  const { visits, dialog } = await open(aStored({ lines: [line] }), confirmed);
  expect(await dialog.findByText(/Porque mismo importe, nombra al cliente, la fecha es cercana\./)).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar 1 depósito' }));
  expect((await requestTo(visits, confirmDoor)).body).toMatchObject({
    ...{ statement_id_param: expect.any(String), confirmation_id_param: expect.any(String) },
    matches_param: [{ line_id: line.id, payment_id: offer.payment_id }],
  });
  expect(await screen.findByText('1 pago marcado como pagado')).toBeTruthy();
});

it('chooses nothing where it is not sure, until a person does', async () => {
  const offers = [anOffer(), anOffer({ contract_title: 'Taller', open_amount: 3_000, reasons: ['part', 'client'] })];
  const { visits, dialog } = await open(aStored({ lines: [aBankLine({ offers })] }), confirmed);
  expect(await dialog.findByText(/Puede ser de más de un pago/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar 0 depósitos' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('combobox', { name: /^Pago de MAR AZUL SA/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Taller/ }));
  expect(await dialog.findByText(/Se registra como pago parcial/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar 1 depósito' }));
  expect((await requestTo(visits, confirmDoor)).body).toMatchObject({
    matches_param: [{ payment_id: offers[1]?.payment_id }],
  });
  await screen.findByText('1 pago marcado como pagado');
});

it('does not confirm more of a payment than is open of it', async () => {
  const offer = anOffer();
  const lines = [0, 1].map((position) =>
    aBankLine({ position, offers: [offer], proposed_payment_ids: [offer.payment_id] }),
  );
  const { dialog } = await open(aStored({ lines }));
  expect(await dialog.findAllByText('Es más de lo que falta por pagar de este pago.')).toHaveLength(2);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar 2 depósitos' }).disabled).toBe(true);
});

it('finds a payment by hand, among open ones of the same currency', async () => {
  const found = [aPayment({ client_name: 'Cerro' }), aPayment({ client_name: 'Otro', currency: 'EUR' })];
  const { visits, dialog } = await open(aStored({ lines: [aBankLine()] }), {
    ...confirmed,
    [paymentsDoor]: (body) => {
      const { status_filter: status } = body as { readonly status_filter: string | null };
      return { body: { data: status === 'pending' ? found : [], total_count: 2 } };
    },
  });
  expect(await dialog.findByText('No se encontró un pago que le corresponda.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^Buscar pago para MAR AZUL SA/ }));
  await userEvent.type(dialog.getByRole('searchbox'), 'Cerro');
  const list = within(await dialog.findByRole('list', { name: 'Pagos encontrados' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: /^Cerro/ }));
  expect(await dialog.findByText('Elegido a mano.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar 1 depósito' }));
  expect((await requestTo(visits, confirmDoor)).body).toMatchObject({ matches_param: [{ payment_id: found[0]?.id }] });
  await screen.findByText('1 pago marcado como pagado');
});

it('proposes several payments that add up, and shows that', async () => {
  const payments = [anOffer({ open_amount: 1_000 }), anOffer({ contract_title: 'Taller', open_amount: 200.5 })];
  const sum = {
    payments: payments.map(({ reasons: _, days: __, ...one }) => one),
    reasons: ['sum', 'client'] as const,
  };
  const ids = payments.map((one) => one.payment_id);
  const line = aBankLine({ sums: [{ ...sum, reasons: [...sum.reasons] }], proposed_payment_ids: ids });
  const { visits, dialog } = await open(aStored({ lines: [line] }), {
    [confirmDoor]: () => ({ body: { success: true, paid: 2, parts: 0 } }),
  });
  expect(await dialog.findByText(/Porque varios pagos suman este importe, nombra al cliente\./)).toBeTruthy();
  const list = within(dialog.getByRole('list', { name: 'Pagos elegidos' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar 1 depósito' }));
  expect((await requestTo(visits, confirmDoor)).body).toMatchObject({
    matches_param: ids.map((payment_id) => ({ line_id: line.id, payment_id })),
  });
  expect(await screen.findByText('2 pagos marcados como pagados')).toBeTruthy();
});

it('takes several payments by hand until they add up to the deposit', async () => {
  const found = [
    aPayment({ client_name: 'Cerro', open_amount: 1_000 }),
    aPayment({ client_name: 'Mar', open_amount: 200.5 }),
  ];
  const { visits, dialog } = await open(aStored({ lines: [aBankLine()] }), {
    ...confirmed,
    [paymentsDoor]: (body) => {
      const { status_filter: status } = body as { readonly status_filter: string | null };
      return { body: { data: status === 'pending' ? found : [], total_count: 2 } };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: /^Buscar pago para MAR AZUL SA/ }));
  await userEvent.type(dialog.getByRole('searchbox'), 'a');
  const list = within(await dialog.findByRole('list', { name: 'Pagos encontrados' }));
  await userEvent.click(list.getByRole('button', { name: /^Cerro/ }));
  expect(await dialog.findByText(/^Faltan .*200\.50/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirmar 1 depósito' }).disabled).toBe(true);
  await userEvent.click(list.getByRole('button', { name: /^Mar/ }));
  expect(await dialog.findByText('Elegido a mano.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar 1 depósito' }));
  expect((await requestTo(visits, confirmDoor)).body).toMatchObject({
    matches_param: found.map(({ id }) => ({ payment_id: id })),
  });
  await screen.findByText('1 pago marcado como pagado');
});

it('reports when another person was first, and reads again', async () => {
  const offer = anOffer();
  const stored = aStored({ lines: [aBankLine({ offers: [offer], proposed_payment_ids: [offer.payment_id] })] });
  const { dialog } = await open(stored, {
    [confirmDoor]: () => {
      stored.lines = [];
      return refusal(409, 'bank_line_not_open');
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirmar 1 depósito' }));
  expect(await screen.findByText(/Alguien ya confirmó u omitió/)).toBeTruthy();
  expect(await dialog.findByText('No queda nada por revisar.')).toBeTruthy();
});

it('leaves a line out, and takes that back', async () => {
  const stored = aStored({ lines: [aBankLine()] });
  const { visits, dialog } = await open(stored, {
    [leaveOutDoor]: (body) => {
      const { left_out_param: isOut } = body as { readonly left_out_param: boolean };
      stored.lines = stored.lines.map((line) => ({ ...line, state: isOut ? 'left_out' : 'open' }));
      return { body: { success: true, changed: 1 } };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: /^Omitir MAR AZUL SA/ }));
  expect(await dialog.findByText('No queda nada por revisar.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect((await requestTo(visits, leaveOutDoor, 1)).body).toMatchObject({ left_out_param: false });
  expect(await dialog.findByText('No se encontró un pago que le corresponda.')).toBeTruthy();
});

it('asks before unconfirmed choices are lost, and keeps them from one list of lines to another', async () => {
  const offers = [anOffer({ contract_title: 'Taller' }), anOffer()];
  const { dialog } = await open(aStored({ lines: [aBankLine({ offers })] }));
  await userEvent.click(await dialog.findByRole('combobox', { name: /^Pago de MAR AZUL SA/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Taller/ }));
  for (const state of [/^Omitidos/, /^Por revisar/]) {
    await userEvent.click(dialog.getByRole('combobox', { name: /^Depósitos/ }));
    await userEvent.click(await screen.findByRole('option', { name: state }));
  }
  expect(await dialog.findByRole('button', { name: 'Confirmar 1 depósito' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Todos los estados de cuenta' }));
  const asked = within(await screen.findByRole('dialog', { name: '¿Salir sin confirmar?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Seguir revisando' }));
  expect(dialog.getByRole('button', { name: 'Confirmar 1 depósito' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  const again = within(await screen.findByRole('dialog', { name: '¿Salir sin confirmar?' }));
  await userEvent.click(again.getByRole('button', { name: 'Salir de todos modos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows confirmations, which an administrator reverses with a reason', async () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  const recorded = { payment_id: id, client_name: 'Mar Azul', contract_title: 'Curso', due_date: '2026-11-01' };
  const line = aBankLine({
    state: 'confirmed',
    recorded: [{ ...recorded, confirmation_id: id, is_part: false, amount: 1_200.5 }],
  });
  const confirmations = [
    {
      ...{ id, confirmed_at: '2026-11-25T12:00:00.000Z', confirmed_by_name: 'Ana Sol', line_count: 1 },
      amounts: [{ currency: 'USD' as const, amount: 1_200.5 }],
    },
  ];
  const { visits, dialog } = await open(
    aStored({ lines: [line], confirmations }),
    { [undoDoor]: () => ({ body: { success: true, reopened: 1, kept: 0 } }) },
    'admin',
  );
  await userEvent.click(await dialog.findByRole('combobox', { name: /Depósitos/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Confirmados/ }));
  expect(await dialog.findByText('Pagado: Mar Azul · Curso')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: /^Deshacer: Ana Sol/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Deshacer lo confirmado' }));
  await userEvent.type(asked.getByRole('textbox', { name: 'Motivo' }), 'Era de otro');
  await userEvent.click(asked.getByRole('button', { name: 'Deshacer' }));
  expect((await requestTo(visits, undoDoor)).body).toEqual({ confirmation_id_param: id, reason_param: 'Era de otro' });
  expect(await screen.findByText('1 depósito por revisar otra vez')).toBeTruthy();
});

it('is deleted after a question, which leads back to the list', async () => {
  const { dialog } = await open(aStored(), { [deleteDoor]: () => ({ body: { success: true } }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Eliminar estado de cuenta' }));
  await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Estado de cuenta eliminado')).toBeTruthy();
  expect(await dialog.findByText('Estados de cuenta importados')).toBeTruthy();
});
