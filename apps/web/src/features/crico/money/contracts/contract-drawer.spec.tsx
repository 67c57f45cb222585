import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { historyDoor } from '../leads/leads.fixtures.ts';
import { aPayment, paymentsDoor } from '../payments/payments.fixtures.ts';
import { aContract, contractDoors, updateContractDoor } from './contracts.fixtures.ts';
import type { Contract } from './contracts.queries.ts';

const open = async (contracts: readonly Contract[], doors: Doors = {}, search = '') => {
  const visits = cricoSite(contractDoors(contracts, doors), { role: 'manager' });
  const app = await renderApp(`/crico/money?section=contracts${search}`);
  return { visits, ...app };
};
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Curso de otoño' }));

describe('an open contract', () => {
  it('shows its payments and its history', async () => {
    const contract = aContract();
    const payments = [
      aPayment({ status: 'paid', amount: 400.17, paid_date: '2026-11-30' }),
      aPayment({ status: 'overdue', due_date: '2027-01-01', amount: 400.16 }),
    ];
    const entry = {
      id: contract.id,
      acted_at: '2026-11-25T12:00:00.000Z',
      actor_id: null,
      act: 'amended',
      before: { total_value: 100_050, status: 'on_hold', end_date: null },
      after: { total_value: 120_050, status: 'active', end_date: '2027-02-01' },
      reason: null,
    };
    const { visits } = await open(
      [contract],
      {
        [paymentsDoor]: () => ({ body: { data: payments, total_count: 2 } }),
        [historyDoor]: () => ({ body: { entries: [entry], names: {}, has_more: false } }),
      },
      `&contract=${contract.id}`,
    );
    const dialog = await drawer();
    const table = within(await dialog.findByRole('table', { name: /^Pagos/ }));
    expect(table.getByRole('row', { name: /400\.17 Pagado el/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /400\.16 Vencido/ })).toBeTruthy();
    expect((await requestTo(visits, paymentsDoor)).body).toMatchObject({ contract_filter: contract.id });
    const history = within(await dialog.findByRole('list', { name: 'Historial' }));
    expect(history.getByText(/cambió sus pagos/)).toBeTruthy();
    expect(history.getByText(/de .*1,000\.50 a .*1,200\.50/)).toBeTruthy();
    expect(history.getByText(/de En pausa a Activo/)).toBeTruthy();
    expect(history.getByText(/de nada a 1 feb 2027/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('saves changed fields only, and shows the effect on its payments', async () => {
    const contract = aContract();
    const { visits } = await open(
      [contract],
      { [updateContractDoor]: () => ({ body: { success: true, contract: { ...contract, total_value: 900 } } }) },
      `&contract=${contract.id}`,
    );
    const dialog = await drawer();
    const value = await dialog.findByRole('spinbutton', { name: 'Valor total' });
    await userEvent.clear(value);
    await userEvent.type(value, '900');
    expect(dialog.getByText(/Los pagos que faltan se calculan de nuevo/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Completado' }));
    expect(dialog.getByText(/Los pagos que faltan se cancelan/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Estado/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Activo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await requestTo(visits, updateContractDoor)).body).toEqual({
      contract_id_param: contract.id,
      updates_param: { total_value: 900 },
    });
    expect((await screen.findAllByText('Contrato guardado')).length).toBeGreaterThan(0);
  });

  it('shows its currency, and why it cannot be changed', async () => {
    const contract = aContract();
    await open([contract], {}, `&contract=${contract.id}`);
    const dialog = await drawer();
    const currency = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Moneda' });
    expect(currency.readOnly).toBe(true);
    expect(dialog.getByText('No cambia: los pagos del contrato están en esta moneda.').id).toBe(
      currency.getAttribute('aria-describedby'),
    );
  });

  it('reports that more is paid than it would be worth, and keeps what was typed', async () => {
    const contract = aContract();
    await open(
      [contract],
      { [updateContractDoor]: () => refusal(409, 'contract_worth_too_little') },
      `&contract=${contract.id}`,
    );
    const dialog = await drawer();
    const value = await dialog.findByRole<HTMLInputElement>('spinbutton', { name: 'Valor total' });
    await userEvent.clear(value);
    await userEvent.type(value, '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText(/Ya está pagado o vencido más/)).length).toBeGreaterThan(0);
    expect(value.value).toBe('1');
  });

  it('is deleted, and had back at once', async () => {
    const contract = aContract();
    const contracts = [contract];
    const { visits } = await open(contracts, {
      'POST /rest/v1/rpc/delete_money_contract': () => {
        contracts.pop();
        return { body: { success: true, contract } };
      },
      'POST /rest/v1/rpc/restore_money_contract': () => {
        contracts.push(contract);
        return { body: { success: true, contract } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Curso de otoño' }));
    expect(await screen.findByText('Todavía no hay contratos')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await row('Cerro Azul')).toBeTruthy();
    const { body } = await requestTo(visits, 'POST /rest/v1/rpc/restore_money_contract');
    expect(body).toEqual({ contract_id_param: contract.id });
  });

  it('in the trash says since when, and is restored', async () => {
    const contract = aContract({ deleted_at: '2026-11-25T12:00:00.000Z' });
    const { visits, location } = await open(
      [contract],
      { 'POST /rest/v1/rpc/restore_money_contract': () => ({ body: { success: true, contract } }) },
      `&trash=true&contract=${contract.id}`,
    );
    const dialog = await drawer();
    expect(await dialog.findByText(/En la papelera desde/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Restaurar' }));
    await requestTo(visits, 'POST /rest/v1/rpc/restore_money_contract');
    await waitFor(() => expect(location().href).not.toContain('contract='));
    expect((await screen.findAllByText('Curso de otoño está de vuelta')).length).toBeGreaterThan(0);
  });
});
