import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../../testing/fake-site.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { limits } from '../../../../../limits/limits.ts';
import { cricoSite, refusal } from '../../../area/crico-site.ts';
import { aPayment, calendarDoor, changed, moveDoor, paymentDoors } from '../payments.fixtures.ts';
import type { Payment } from '../payments.queries.ts';

const open = async (payments: Payment[], doors: Doors = {}) => {
  const book = { payments };
  const move: Doors = {
    [moveDoor]: (body) => {
      const asked = body as {
        readonly payment_id_param: string;
        readonly updates_param: { readonly due_date: string };
      };
      return changed(book, asked.payment_id_param, asked.updates_param);
    },
  };
  const visits = cricoSite(paymentDoors(book, { ...move, ...doors }), { role: 'manager' });
  const app = await renderApp('/crico/money?section=payments&view=calendar&month=2026-12');
  return { visits, book, ...app };
};
const day = (date: string): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-column="${date}"]`);
  if (!cell) throw new Error(`no cell for ${date}`);
  return cell;
};
const payment = async (client = 'Cerro Azul') => screen.findByRole('button', { name: new RegExp(`^${client}`) });
const isOn = async (date: string, client = 'Cerro Azul') =>
  waitFor(() => expect(within(day(date)).getByRole('button', { name: new RegExp(`^${client}`) })).toBeTruthy());

describe('the calendar of payments', () => {
  it('is a month of weeks that begin on Monday, with today marked and at most two payments of a day', async () => {
    const clients = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    const { container, visits } = await open(clients.map((client_name) => aPayment({ client_name })));
    await payment('Uno');
    expect((await requestTo(visits, calendarDoor)).body).toEqual({
      start_date_param: '2026-11-30',
      end_date_param: '2027-01-03',
    });
    const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'));
    expect([heads[0], heads.at(-1)]).toEqual(['lunes', 'domingo']);
    expect(day('2026-12-02').getAttribute('aria-current')).toBe('date');
    expect(within(day('2026-12-10')).getAllByRole('listitem')).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '+2 más el 10 de diciembre de 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: '10 de diciembre de 2026' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('shows other months', async () => {
    const { location } = await open([aPayment({ due_date: '2027-01-20' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByRole('heading', { name: /enero de 2027/ })).toBeTruthy();
    await isOn('2027-01-20');
    expect(location().href).toContain('month=2027-01');
  });

  it('shows when it cannot be loaded', async () => {
    await open([], { [calendarDoor]: () => refusal(403, 'forbidden') });
    expect(await screen.findByText('No se pudieron cargar los pagos del calendario')).toBeTruthy();
  });

  it('moves a pending payment by keys, announces its place, and puts it back', async () => {
    const { visits } = await open([aPayment()]);
    const card = await payment();
    card.focus();
    await userEvent.keyboard(' {ArrowRight}');
    expect(await screen.findByText('Sobre el 11 de diciembre de 2026')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('El pago de Cerro Azul se quedó donde estaba')).toBeTruthy();
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}{Enter}');
    await isOn('2026-12-18');
    expect((await requestTo(visits, moveDoor)).body).toMatchObject({ updates_param: { due_date: '2026-12-18' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect((await requestTo(visits, moveDoor, 1)).body).toMatchObject({ updates_param: { due_date: '2026-12-10' } });
    await isOn('2026-12-10');
  });

  it('takes no payment to a day that is over, and none that is not pending', async () => {
    const late = aPayment({ client_name: 'Mar', status: 'overdue', due_date: '2026-12-01' });
    const { visits } = await open([aPayment({ due_date: '2026-12-03' }), late]);
    (await payment()).focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}');
    expect(await screen.findByText('Sobre el 1 de diciembre de 2026, que ya pasó')).toBeTruthy();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('El pago de Cerro Azul se quedó donde estaba')).toBeTruthy();
    expect((await payment('Mar')).getAttribute('draggable')).toBe('false');
    expect(visits.filter(({ door }) => door === moveDoor)).toEqual([]);
  });

  it('takes a payment that is dragged to another day, and puts it back where that is refused', async () => {
    const { visits } = await open([aPayment()], { [moveDoor]: () => refusal(409, 'payment_not_pending') });
    const card = await payment();
    const target = day('2026-12-15');
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined, effectAllowed: '' } });
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    fireEvent.dragEnd(card);
    expect((await requestTo(visits, moveDoor)).body).toMatchObject({ updates_param: { due_date: '2026-12-15' } });
    expect((await screen.findAllByText('No se pudo cambiar el día del pago')).length).toBeGreaterThan(0);
    await isOn('2026-12-10');
  });

  it('takes a payment to another day by a finger that rests on it first', async () => {
    const { visits } = await open([aPayment()]);
    const card = await payment();
    const touch = async (type: string, ...touches: object[]) =>
      act(async () => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        card.dispatchEvent(Object.defineProperty(event, 'touches', { value: touches }));
        await Promise.resolve();
      });
    const target = day('2026-12-16');
    Object.assign(document, { elementFromPoint: () => target });
    await touch('touchstart', { clientX: 1, clientY: 1 });
    await screen.findByText(/está en tus manos/, {}, { timeout: limits.crico.board.touch.holdMs + 2_000 });
    await touch('touchmove', { clientX: 90, clientY: 90 });
    expect(await screen.findByText('Sobre el 16 de diciembre de 2026')).toBeTruthy();
    await touch('touchend');
    expect((await requestTo(visits, moveDoor)).body).toMatchObject({ updates_param: { due_date: '2026-12-16' } });
    Reflect.deleteProperty(document, 'elementFromPoint');
    await isOn('2026-12-16');
  });
});

describe('the calendar of payments on a phone', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  it('is a list of the days of the month that have payments', async () => {
    globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
    const today = aPayment({ client_name: 'Sol', due_date: '2026-12-02' });
    const { container, location } = await open([today, aPayment(), aPayment({ due_date: '2026-11-30' })]);
    expect(await screen.findByRole('heading', { name: 'Hoy, miércoles, 2 de diciembre' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    const list = within(screen.getByRole('list', { name: 'jueves, 10 de diciembre' }));
    await userEvent.click(list.getByRole('button', { name: /Cerro Azul/ }));
    await waitFor(() => expect(location().href).toContain('payment='));
  });
});
