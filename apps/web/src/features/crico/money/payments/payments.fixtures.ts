import { v7 } from 'uuid';
import type { Doors } from '../../../../testing/fake-site.ts';
import { bookDoors } from '../leads/leads.fixtures.ts';
import type { Payment, WholePayment } from './payments.queries.ts';

export const paymentsDoor = 'POST /rest/v1/rpc/get_money_payments';
export const calendarDoor = 'POST /rest/v1/rpc/get_upcoming_payments_calendar';
export const statusDoor = 'POST /rest/v1/rpc/update_payment_status';
export const moveDoor = 'POST /rest/v1/rpc/update_money_payment';
export const recordDoor = 'POST /rest/v1/rpc/record_money_partial_payment';
export const withdrawDoor = 'POST /rest/v1/rpc/withdraw_money_partial_payment';
const paymentDoor = 'POST /rest/v1/rpc/get_money_payment';

/** The day it is where the book of these tests is kept. */
const TODAY = '2026-12-02';

/** A payment with the values that a test is about. */
export const aPayment = (values: Partial<Payment> = {}): Payment => {
  const id = values.id ?? v7();
  const amount = values.amount ?? 1_200.5;
  return {
    ...{ id, payment_id: id, contract_id: v7(), client_name: 'Cerro Azul', contract_title: 'Curso', amount },
    ...{ received_amount: 0, open_amount: amount, currency: 'USD', due_date: '2026-12-10' },
    ...{ status: 'pending', paid_date: null },
    ...values,
  };
};

interface Book {
  /** Changed by the handlers of the doors. */
  payments: Payment[];
  parts?: WholePayment['parts'];
}

/** Changes a payment of a book as the service does. @returns its answer */
export const changed = (book: Book, id: string, values: Partial<Payment>) => {
  book.payments = book.payments.map((one) => (one.id === id ? { ...one, ...values } : one));
  return { body: { success: true, payment: book.payments.find((one) => one.id === id) } };
};

/** The doors of a book with some payments. */
export const paymentDoors = (book: Book, doors: Doors = {}): Doors =>
  bookDoors([], {
    [paymentsDoor]: (body) => {
      const { status_filter: status } = body as { readonly status_filter: string | null };
      const data = book.payments.filter((one) => status === null || one.status === status);
      return { body: { data, total_count: data.length } };
    },
    [calendarDoor]: (body) => {
      const { start_date_param: from, end_date_param: to } = body as Readonly<Record<string, string>>;
      const data = book.payments.filter(({ due_date: day }) => day >= (from ?? '') && day <= (to ?? ''));
      return { body: { data: data.filter(({ status }) => status !== 'cancelled'), today: TODAY } };
    },
    [paymentDoor]: (body) => {
      const { payment_id_param: id } = body as { readonly payment_id_param: string };
      const payment = book.payments.find((one) => one.id === id);
      return { body: { payment, parts: book.parts ?? [], today: TODAY } };
    },
    ...doors,
  });
