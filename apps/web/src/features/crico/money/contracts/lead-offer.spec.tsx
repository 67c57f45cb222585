import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite } from '../../area/crico-site.ts';
import { aLead, bookDoors, createLeadDoor, updateLeadDoor } from '../leads/leads.fixtures.ts';
import type { Lead } from '../leads/leads.queries.ts';
import { aContract, contractDoors, contractsDoor, createContractDoor } from './contracts.fixtures.ts';
import type { Contract } from './contracts.queries.ts';

const open = async (
  lead: Lead,
  contracts: Contract[],
  { search = '', doors = {} }: { search?: string; doors?: Doors } = {},
) => {
  const visits = cricoSite(
    { ...contractDoors(contracts), ...bookDoors([lead]), ...contractsOnly(contracts), ...doors },
    { role: 'manager' },
  );
  const app = await renderApp(`/crico/money${search}`);
  return { visits, ...app };
};
const contractsOnly = (contracts: readonly Contract[]): Doors => ({
  [contractsDoor]: () => ({ body: { data: [...contracts], total_count: contracts.length } }),
});

it('a lead that is won offers a contract filled in, which is made as not started', async () => {
  const lead = aLead({ currency: 'MXN' });
  const contracts: Contract[] = [];
  const { visits, location } = await open(lead, contracts, {
    doors: {
      [updateLeadDoor]: () => ({ body: { success: true, lead: { ...lead, stage: 'closed_won' } } }),
      [createContractDoor]: () => {
        contracts.push(aContract({ contract_title: 'Curso', lead_id: lead.id }));
        return { body: { success: true, contract: contracts[0] } };
      },
    },
  });
  const row = await screen.findByRole('row', { name: /Cerro Azul/ });
  await userEvent.click(within(row).getByRole('combobox', { name: /Etapa: Cerro Azul/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ganado' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear contrato' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contrato para Cerro Azul' }));
  expect(dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Valor total' }).value).toBe('1200.5');
  expect(dialog.getByRole('combobox', { name: /^Estado/ }).textContent).toContain('sin iniciar');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Curso');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
  expect((await requestTo(visits, createContractDoor)).body).toMatchObject({
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 1_200.5 },
    ...{ currency_param: 'MXN', lead_id_param: lead.id, status_param: 'on_hold' },
  });
  expect(await screen.findByRole('row', { name: /Curso/ })).toBeTruthy();
  await waitFor(() => expect(location().href).not.toContain('from='));
});

it('a lead that is made as won offers a contract too', async () => {
  const lead = aLead({ stage: 'closed_won' });
  const { location } = await open(lead, [], {
    doors: { [createLeadDoor]: () => ({ body: { success: true, lead } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prospecto nuevo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prospecto nuevo' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Cerro Azul');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear prospecto' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear contrato' }));
  expect(await screen.findByRole('dialog', { name: 'Contrato para Cerro Azul' })).toBeTruthy();
  expect(location().href).toContain(`from=${lead.id}`);
});

it('a lead that has a contract leads to it instead', async () => {
  const lead = aLead({ stage: 'closed_won' });
  const contract = aContract({ lead_id: lead.id });
  const { location } = await open(lead, [contract], { search: `?section=contracts&from=${lead.id}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Contrato para Cerro Azul' }));
  expect(dialog.getByText('Este prospecto ya tiene un contrato: Curso de otoño')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir contrato' }));
  expect(await screen.findByRole('dialog', { name: 'Curso de otoño' })).toBeTruthy();
  expect(location().href).not.toContain('from=');
});

it('the drawer of a won lead shows its contract, or offers one', async () => {
  const lead = aLead({ stage: 'closed_won' });
  const contracts = [aContract({ lead_id: lead.id, status: 'cancelled' })];
  const { location } = await open(lead, contracts, { search: `?lead=${lead.id}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerro Azul' }));
  expect(await dialog.findByText('Este prospecto ganado todavía no tiene contrato.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
  expect(await screen.findByRole('dialog', { name: 'Contrato para Cerro Azul' })).toBeTruthy();
  expect(location().href).toContain(`from=${lead.id}`);
});
