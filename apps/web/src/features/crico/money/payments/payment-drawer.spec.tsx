import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v7 } from 'uuid';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { historyDoor } from '../leads/leads.fixtures.ts';
import {
  aPayment,
  changed,
  moveDoor,
  paymentDoors,
  recordDoor,
  statusDoor,
  withdrawDoor,
} from './payments.fixtures.ts';
import type { Payment, WholePayment } from './payments.queries.ts';

type Parts = WholePayment['parts'];

const part = (values: Partial<Parts[number]> = {}): Parts[number] => ({
  ...{ id: v7(), amount: 400.25, paid_date: '2026-12-01', note: 'Efectivo', created_at: '2026-12-01T18:00:00.000Z' },
  ...values,
});

interface Options {
  readonly parts?: Parts;
  readonly doors?: Doors;
}

const open = async (payment: Payment, { parts = [], doors = {} }: Options = {}) => {
  const book = { payments: [payment], parts };
  const visits = cricoSite(paymentDoors(book, doors), { role: 'admin' });
  const app = await renderApp(`/crico/money?section=payments&payment=${payment.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerro Azul' }));
  await dialog.findByRole('heading', { name: 'Historial' });
  return { visits, book, dialog, ...app };
};

describe('an open payment', () => {
  it('shows its open amount, the received parts, and its history', async () => {
    const payment = aPayment({ received_amount: 400.25, open_amount: 800.25 });
    const entry = {
      ...{ id: v7(), acted_at: '2026-12-01T18:00:00.000Z', actor_id: payment.id, act: 'part-received', reason: null },
      before: { received_amount: 0, part_amount: null, part_date: null },
      after: { received_amount: 40_025, part_amount: 40_025, part_date: '2026-12-01' },
    };
    const history = { entries: [entry], names: { [payment.id]: 'Eva Luna' }, has_more: false };
    const { dialog } = await open(payment, {
      parts: [part()],
      doors: { [historyDoor]: () => ({ body: history }) },
    });
    expect(dialog.getByText('Por pagar').nextElementSibling?.textContent).toMatch(/800\.25/);
    expect(within(dialog.getByRole('list', { name: 'Pagos parciales' })).getByText('Efectivo')).toBeTruthy();
    const acts = within(await dialog.findByRole('list', { name: 'Historial' }));
    expect(acts.getByText(/registró un pago parcial/)).toBeTruthy();
    expect(acts.getByText(/de .*0\.00 a .*400\.25/)).toBeTruthy();
    expect(acts.getByText('de nada a 1 dic 2026', { exact: false })).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('accepts a part that is no more than the open amount, once, also after an answer that was lost', async () => {
    const payment = aPayment();
    let isDown = true;
    const { dialog, visits, book } = await open(payment, {
      doors: {
        [recordDoor]: () => {
          if (isDown) return refusal(503, 'unavailable');
          book.parts = [part({ amount: 200.5, note: '' })];
          return changed(book, payment.id, { received_amount: 200.5, open_amount: 1_000 });
        },
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago parcial' }));
    const amount = dialog.getByRole('textbox', { name: 'Importe recibido' });
    await userEvent.type(amount, '1200.51');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago parcial' }));
    expect(dialog.getByText(/más de 0 y hasta .*1,200\.50/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '200,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago parcial' }));
    expect((await screen.findAllByText('No se pudo registrar el pago parcial')).length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar pago parcial' }));
    expect(await dialog.findByText('Por pagar')).toBeTruthy();
    const { body } = await requestTo(visits, recordDoor);
    expect(body).toMatchObject({
      ...{ payment_id_param: payment.id, amount_param: 200.5, paid_date_param: '2026-12-02', note_param: '' },
    });
    const sent = visits.filter(({ door }) => door === recordDoor).map((visit) => JSON.stringify(visit.body));
    expect(new Set(sent)).toEqual(new Set([JSON.stringify(body)]));
  });

  it('loses a part for an administrator who gives a reason', async () => {
    const payment = aPayment({ received_amount: 400.25, open_amount: 800.25 });
    const parts = [part()];
    const { dialog, visits, book } = await open(payment, {
      parts,
      doors: {
        [withdrawDoor]: () => {
          book.parts = [];
          return changed(book, payment.id, { received_amount: 0, open_amount: 1_200.5 });
        },
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: /^Quitar el pago parcial de .*400\.25 del 1 dic 2026/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Quitar pago parcial' }));
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo' }), 'Rebotó');
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    expect(await dialog.findByText('Todavía no hay pagos parciales.')).toBeTruthy();
    expect((await requestTo(visits, withdrawDoor)).body).toEqual({
      ...{ partial_payment_id_param: parts[0]?.id, reason_param: 'Rebotó' },
    });
  });

  it('asks before a reason that was typed is lost', async () => {
    const { dialog } = await open(aPayment({ received_amount: 400.25, open_amount: 800.25 }), { parts: [part()] });
    await userEvent.click(dialog.getByRole('button', { name: /^Quitar el pago parcial/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Quitar pago parcial' }));
    const reason = question.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' });
    await userEvent.type(reason, 'Rebotó');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(reason.value).toBe('Rebotó');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
    await waitFor(() => expect(reason.isConnected).toBe(false));
  });

  it('is moved to another day that is not over', async () => {
    const payment = aPayment();
    const { dialog, visits, book } = await open(payment, {
      doors: { [moveDoor]: () => changed(book, payment.id, { due_date: '2026-12-20' }) },
    });
    const field = dialog.getByRole('textbox', { name: 'Vence el' });
    await userEvent.clear(field);
    await userEvent.type(field, '20/12/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar el día' }));
    expect((await requestTo(visits, moveDoor)).body).toEqual({
      ...{ payment_id_param: payment.id, updates_param: { due_date: '2026-12-20' } },
    });
    expect((await screen.findAllByText(/vence ahora el 20 de diciembre de 2026/)).length).toBeGreaterThan(0);
  });

  it('asks before a day that was typed is lost', async () => {
    const { dialog, location } = await open(aPayment());
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Vence el' });
    await userEvent.clear(field);
    await userEvent.type(field, '20/12/2026');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(field.value).toContain('20');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
    await waitFor(() => expect(location().href).not.toContain('payment='));
  });

  it('is paid from there, and closed by the way back', async () => {
    const payment = aPayment();
    const { dialog, book, location } = await open(payment, {
      doors: { [statusDoor]: () => changed(book, payment.id, { status: 'paid', open_amount: 0 }) },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como pagado' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'No está pagado' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(location().href).not.toContain('payment='));
  });
});
