import { describe, expect, it, jest } from '@jest/globals';
import { bookId } from '@nivel/contracts/finance/book-values';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import {
  anEquity,
  assignDoor,
  endDoor,
  equityDoor,
  equityDoors,
  restoreEquityDoor,
  updateEquityDoor,
} from './equity.fixtures.ts';
import type { Equity } from './equity.queries.ts';
import { bookDoors } from '../leads/leads.fixtures.ts';

const open = async (all: readonly Equity[], doors: Doors = {}, search = '') => {
  const visits = cricoSite(equityDoors(all, doors), { role: 'admin' });
  const app = await renderApp(`/crico/money?section=equity${search}`);
  return { visits, ...app };
};
const choose = async (label: string, name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${label} `) }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('equity for administrators', () => {
  it('is a table of shares with vested and expected amounts', async () => {
    const { container } = await open([anEquity(), anEquity({ employee_id: null, employee_name: null, estimates: [] })]);
    const row = within(await screen.findByRole('row', { name: /Leo Mar/ }));
    for (const text of ['12.5 %', '3.13 %', 'Trimestral', 'Activa'])
      expect(row.getByText((shown) => shown.replace(/\s|\u{A0}/gu, '') === text.replace(' ', ''))).toBeTruthy();
    expect(row.getByTitle(/1,234\.50/)).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Cuenta eliminada/ })).getByText('Sin estimación')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows when there is none, and when it cannot be loaded', async () => {
    let isDown = true;
    await open([], {
      [equityDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [], total_count: 0 } }),
    });
    expect(await screen.findByText('No se pudieron cargar las participaciones')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay participaciones')).toBeTruthy();
  });

  it('is assigned to a person with a schedule, once every field is filled in', async () => {
    const { visits } = await open([], { [assignDoor]: () => ({ body: { success: true, assignment: anEquity() } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Asignar participación' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asignar participación' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Asignar participación' }));
    expect(await dialog.findByText('Elige a la persona.')).toBeTruthy();
    expect(dialog.getByText('Elige el proyecto.')).toBeTruthy();
    await choose('Persona', /Leo Mar/);
    await choose('Proyecto', /Sitio/);
    expect(await dialog.findByText(/Queda 30/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Participación (%)' }), '12.5');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Se consolida poco a poco' }));
    const interval = dialog.getByRole('spinbutton', { name: 'Cada cuántos meses' });
    await userEvent.clear(interval);
    await userEvent.type(interval, '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar participación' }));
    expect((await dialog.findAllByText('Tiene que ser un múltiplo del intervalo.')).length).toBe(2);
    await userEvent.clear(interval);
    await userEvent.type(interval, '3');
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Asignar participación' }));
    expect((await requestTo(visits, assignDoor)).body).toMatchObject({
      ...{ equity_percent_param: 12.5, payout_schedule_param: 'quarterly' },
      vesting_param: { cliff_months: 12, length_months: 48, interval_months: 3, allocation: 'CUMULATIVE_ROUNDING' },
    });
    expect(await screen.findByText('Participación asignada')).toBeTruthy();
  });

  it('asks before typed values are lost', async () => {
    const one = anEquity();
    await open([one], {}, `&equity=${one.id}`);
    for (const [act, field] of [
      ['Editar', ['spinbutton', 'Participación (%)']],
      ['Revocar', ['textbox', 'Motivo']],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: act }));
      const typed = await screen.findByRole<HTMLInputElement>(field[0], { name: field[1] });
      await userEvent.clear(typed);
      await userEvent.type(typed, '7');
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
      expect(typed.value).toBe('7');
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
      await waitFor(() => expect(typed.isConnected).toBe(false));
    }
  });

  it('is shown from its last page if a page no longer exists', async () => {
    const page = (body: unknown) => ({
      data: (body as { readonly page_offset: number }).page_offset > 50 ? [] : [anEquity()],
      total_count: 51,
    });
    await open([], { [equityDoor]: (body) => ({ body: page(body) }) }, '&page=3');
    expect(await screen.findByText('Página 2 de 2')).toBeTruthy();
    expect(await screen.findByRole('row', { name: /Leo Mar/ })).toBeTruthy();
  });

  it('opens from a link if it is on another page, and shows when it is deleted', async () => {
    const [other, one] = [anEquity({ employee_name: 'Iris Paz' }), anEquity()];
    const found = (body: unknown) => {
      const { assignment_id_filter: id = null } = body as { readonly assignment_id_filter?: string | null };
      return id === null ? [other] : [one].filter((each) => each.id === id);
    };
    const doors = { [equityDoor]: (body: unknown) => ({ body: { data: found(body), total_count: 51 } }) };
    const { unmount } = await open([], doors, `&equity=${one.id}`);
    expect(await screen.findByRole('dialog', { name: 'Leo Mar' })).toBeTruthy();
    unmount();
    await open([], doors, `&equity=${anEquity().id}`);
    expect(await screen.findByText('Esta participación ya no existe.')).toBeTruthy();
  });

  it('shows the rest if it would be more than the whole', async () => {
    const one = anEquity({ vesting: null });
    const above = refusal(409, 'equity_above_whole', { unassigned_percent: 30 });
    await open([one], { [updateEquityDoor]: () => above }, `&equity=${one.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leo Mar · Sitio' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/suman 100 % como máximo. Queda 30/)).toBeTruthy();
  });

  it('ends with a reason, and can be had back', async () => {
    const one = anEquity();
    const answer = () => ({ body: { success: true, assignment: one } });
    const { visits } = await open([one], { [endDoor]: answer, [restoreEquityDoor]: answer }, `&equity=${one.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Revocar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revocar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revocar' }));
    expect(await dialog.findByText('Escribe el motivo.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Dejó el equipo');
    await userEvent.click(dialog.getByRole('button', { name: 'Revocar' }));
    expect((await requestTo(visits, endDoor)).body).toEqual({
      ...{ assignment_id_param: one.id, status_param: 'cancelled', reason_param: 'Dejó el equipo' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect((await requestTo(visits, restoreEquityDoor)).body).toEqual({ assignment_id_param: one.id });
    expect(await screen.findByText('La participación está activa de nuevo')).toBeTruthy();
  });

  it('is shown whole, with its curve and a table behind it', async () => {
    const one = anEquity();
    await open([one], {}, `&equity=${one.id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Leo Mar' }));
    expect(await drawer.findByText('48 meses, cada 12, con 12 meses sin consolidar')).toBeTruthy();
    await userEvent.click(await drawer.findByText('Ver como tabla'));
    expect(drawer.getAllByRole('row', { hidden: true })).toHaveLength(5);
    expect(drawer.getByText('25 de noviembre de 2029')).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('is read again when another administrator changes it', async () => {
    let shown = [anEquity()];
    await open([], { [equityDoor]: () => ({ body: { data: shown, total_count: shown.length } }) });
    await screen.findByRole('row', { name: /Leo Mar/ });
    shown = [anEquity({ employee_name: 'Iris Paz' })];
    const data = { bookId, assignmentId: shown[0]?.id };
    act(() => publish({ seq: 1, room: `equity:${bookId}`, type: 'finance.equity.changed', data, traceId: '' }));
    expect(await screen.findByRole('row', { name: /Iris Paz/ })).toBeTruthy();
  });

  it('leaves as files of the Open Cap Format', async () => {
    const made: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      made.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const files = ['VestingTerms', 'Stakeholders', 'Transactions'].map((name) => ({
      file_name: `${name}.ocf.json`,
      content: '{}',
    }));
    await open([], { 'POST /rest/v1/rpc/export_money_equity': () => ({ body: { files } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar Open Cap Format' }));
    await waitFor(() => expect(made).toEqual(files.map(({ file_name: name }) => name)));
  });
});

it('is nothing for managers: neither a tab nor a request', async () => {
  const visits = cricoSite(bookDoors([]), { role: 'manager' });
  await renderApp('/crico/money?section=equity');
  await screen.findByRole('tab', { name: 'Mis ganancias' });
  expect(screen.queryByRole('tab', { name: 'Participación de empleados' })).toBeNull();
  expect(visits.filter(({ door }) => door === equityDoor)).toEqual([]);
});
