import { describe, expect, it } from '@jest/globals';
import { bookId } from '@nivel/contracts/finance/book-values';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { changeLocale } from '../../../../shell/language/locale.ts';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { aPayment, changed, paymentDoors, paymentsDoor, statusDoor } from './payments.fixtures.ts';
import type { Payment } from './payments.queries.ts';

interface Options {
  readonly doors?: Doors;
  readonly search?: string;
  readonly role?: 'admin' | 'manager';
}

const open = async (payments: Payment[], { doors = {}, search = '', role = 'manager' }: Options = {}) => {
  const book = { payments };
  const marks: Doors = {
    [statusDoor]: (body) => {
      const asked = body as { readonly payment_id_param: string; readonly status_param: Payment['status'] };
      return changed(book, asked.payment_id_param, { status: asked.status_param });
    },
  };
  const visits = cricoSite(paymentDoors(book, { ...marks, ...doors }), { role });
  const app = await renderApp(`/crico/money?section=payments${search}`);
  return { visits, book, ...app };
};
const row = async (name: string | RegExp = /Cerro Azul/) => screen.findByRole('row', { name });
const markPaid = async () =>
  userEvent.click(within(await row()).getByRole('button', { name: /^Marcar como pagado: Cerro Azul, .*10 dic 2026/ }));

describe('the payments of the finance screen', () => {
  it('are a table of amounts without decimals, exact when pointed at', async () => {
    const paid = aPayment({ client_name: 'Sol', status: 'paid', paid_date: '2026-12-01', open_amount: 0 });
    const late = aPayment({ client_name: 'Mar', status: 'overdue', received_amount: 200.5, open_amount: 1_000 });
    const { container } = await open([aPayment(), paid, late]);
    const cells = within(await row());
    expect(cells.getByTitle(/1,200\.50/).textContent).toMatch(/1,20[01]/);
    expect(cells.getAllByText('Pendiente').length).toBeGreaterThan(0);
    expect(within(await row(/Sol/)).queryByRole('button', { name: /^Marcar/ })).toBeNull();
    expect(within(await row(/Mar/)).getByText(/Recibido: .*200\.50/)).toBeTruthy();
    expect(within(await row(/Mar/)).getByRole('button', { name: /^Cancelar el pago/ })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show when there are none, and when they cannot be loaded', async () => {
    let isDown = true;
    await open([], {
      doors: {
        [paymentsDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [], total_count: 0 } }),
      },
    });
    expect(await screen.findByText('No se pudieron cargar los pagos')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay pagos')).toBeTruthy();
  });

  it('are sorted, searched and filtered by the service', async () => {
    const { visits, location } = await open([aPayment()], { search: '&status=pending' });
    await userEvent.click(await screen.findByRole('button', { name: 'Importe' }));
    await waitFor(() => expect(location().href).toContain('sort=amount'));
    await userEvent.click(screen.getByRole('button', { name: 'Importe' }));
    await waitFor(() => expect(location().href).toContain('turned=true'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por cliente o contrato...' }), 'azul');
    await lastRequestTo(visits, paymentsDoor, {
      search: 'azul',
      status_filter: 'pending',
      sort: 'amount',
      descending: true,
      page_size: 50,
      page_offset: 0,
    });
  });

  it('have open ones first, and again after a column was sorted by in both directions', async () => {
    const { visits, location } = await open([aPayment()]);
    expect((await requestTo(visits, paymentsDoor)).body).toMatchObject({ sort: 'open_first', descending: false });
    for (const shown of ['sort=due_date', 'turned=true']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Vence el' }));
      await waitFor(() => expect(location().href).toContain(shown));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Vence el' }));
    await waitFor(() => expect(location().href).not.toContain('sort='));
    expect(screen.getByRole('columnheader', { name: 'Vence el' }).getAttribute('aria-sort')).toBeNull();
  });

  it('are paged by keys, and the focus stays where it is at the last page', async () => {
    const { visits } = await open([], {
      doors: { [paymentsDoor]: () => ({ body: { data: [aPayment()], total_count: 101 } }) },
    });
    const next = await screen.findByRole('button', { name: 'Página siguiente' });
    next.focus();
    for (const page_offset of [50, 100]) {
      await userEvent.keyboard('{Enter}');
      await lastRequestTo(visits, paymentsDoor, {
        ...{ search: '', status_filter: null, sort: 'open_first', descending: false, page_size: 50, page_offset },
      });
    }
    expect(await screen.findByText(/3 de 3/)).toBeTruthy();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(next);
    expect(screen.getByText(/3 de 3/)).toBeTruthy();
  });

  it('give the focus to the row that follows one that is marked and moves to the end', async () => {
    const [first, second] = [aPayment(), aPayment({ client_name: 'Mar' })];
    const { book } = await open([first, second], {
      doors: {
        [statusDoor]: () => {
          const answer = changed(book, first.id, { status: 'paid', open_amount: 0 });
          book.payments = [second];
          return answer;
        },
      },
    });
    await markPaid();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cerro Azul/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mar' })));
  });

  it('are marked as paid by one click, which a manager cannot take back', async () => {
    const { visits } = await open([aPayment()]);
    await markPaid();
    expect((await screen.findAllByText('Pago marcado como pagado')).length).toBeGreaterThan(0);
    expect((await requestTo(visits, statusDoor)).body).toMatchObject({ status_param: 'paid' });
    await waitFor(async () => expect(within(await row()).getAllByText('Pagado').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerro Azul' }));
  });

  it('are pending again for an administrator who gives a reason', async () => {
    const { visits } = await open([aPayment()], { role: 'admin' });
    await userEvent.click(within(await row()).getByRole('button', { name: /^Cancelar el pago/ }));
    expect((await screen.findAllByText('Pago marcado como cancelado')).length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'No está cancelado' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dejar pendiente' }));
    expect(dialog.getByText('Escribe el motivo.')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Error mío');
    await userEvent.click(dialog.getByRole('button', { name: 'Dejar pendiente' }));
    expect((await screen.findAllByText('Pago marcado como pendiente')).length).toBeGreaterThan(0);
    expect((await requestTo(visits, statusDoor, 1)).body).toMatchObject({
      status_param: 'pending',
      reason_param: 'Error mío',
    });
  });

  it('are as they were if another person was first, also if they cannot be read again', async () => {
    let isDown = false;
    await open([], {
      doors: {
        [statusDoor]: () => {
          isDown = true;
          return refusal(409, 'payment_not_pending');
        },
        [paymentsDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [aPayment()], total_count: 1 } }),
      },
    });
    await markPaid();
    expect((await screen.findAllByText('No se pudo cambiar el estado del pago')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Este pago ya está pagado, cancelado o vencido.').length).toBeGreaterThan(0);
    expect(within(await row()).getAllByText('Pendiente').length).toBeGreaterThan(0);
  });

  it.each(['payment', 'contract'])('are read again when another window changes a %s', async (entity) => {
    const { book } = await open([aPayment()]);
    await row();
    book.payments = [aPayment({ client_name: 'Cerro Verde' })];
    const data = { bookId, entity, entityId: aPayment().id };
    act(() => publish({ seq: 1, type: 'finance.book.changed', room: `book:${bookId}`, data, traceId: '' }));
    expect(await row(/Cerro Verde/)).toBeTruthy();
  });

  it('use the documented words in English', async () => {
    await act(async () => changeLocale('en'));
    await open([aPayment()]);
    expect(await screen.findByRole('tab', { name: 'Upcoming Payments' })).toBeTruthy();
    await userEvent.click(within(await row()).getByRole('button', { name: /^Mark as paid/ }));
    expect((await screen.findAllByText('Payment marked as paid')).length).toBeGreaterThan(0);
  });
});
