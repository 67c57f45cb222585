import { describe, expect, it } from '@jest/globals';
import { bookId } from '@nivel/contracts/finance/book-values';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, dashboardDoor, organizationsDoor, refusal } from '../../area/crico-site.ts';
import { anOrganization, aProject, dashboardOf } from '../../area/crico.fixtures.ts';
import { aContract, contractDoors, contractsDoor, createContractDoor } from './contracts.fixtures.ts';
import type { Contract } from './contracts.queries.ts';

const open = async (contracts: readonly Contract[], doors: Doors = {}, search = '') => {
  const visits = cricoSite(contractDoors(contracts, doors), { role: 'manager' });
  const app = await renderApp(`/crico/money?section=contracts${search}`);
  return { visits, ...app };
};
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const newContract = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Contrato nuevo' }));
  return screen.findByRole('dialog', { name: 'Contrato nuevo' });
};

describe('the contracts of the finance screen', () => {
  it('are a table of amounts without decimals, exact when pointed at', async () => {
    const recurring = { contract_type: 'recurring', payment_frequency: 'weekly', instalments: 1 } as const;
    const { container } = await open([
      aContract({ status: 'on_hold', is_draft: true }),
      aContract({ client_name: 'Peñón', ...recurring }),
    ]);
    const cells = within(await row('Cerro Azul'));
    expect(cells.getByTitle(/1,200\.50/).textContent).toMatch(/1,20[01]/);
    expect(cells.getByText('En pausa (sin iniciar)')).toBeTruthy();
    expect(cells.getByText('3 mensualidades')).toBeTruthy();
    const weekly = within(await row('Peñón'));
    expect(weekly.getByText('Semanal, al año')).toBeTruthy();
    expect(weekly.getByText('Sin fin')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show when there are none, and when they cannot be loaded', async () => {
    let isDown = true;
    await open([], {
      [contractsDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [], total_count: 0 } }),
    });
    expect(await screen.findByText('No se pudieron cargar los contratos')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay contratos')).toBeTruthy();
  });

  it('are sorted, searched and filtered by the service', async () => {
    const project = aProject(1);
    const organization = anOrganization(1);
    const { visits, location } = await open([aContract()], {
      [dashboardDoor]: () => ({ body: dashboardOf([project]) }),
      [organizationsDoor]: () => ({ body: { organizations: [organization], deleted: [] } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Fin' }));
    await waitFor(() => expect(location().href).toContain('sort=end_date'));
    await userEvent.click(screen.getByRole('button', { name: 'Fin' }));
    await waitFor(() => expect(location().href).toContain('turned=true'));
    const choose = async (label: string, option: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Estado', 'Cancelado');
    await choose('Tipo', 'Recurrente');
    await choose('Organización', organization.organization_name);
    await choose('Proyecto', project.name);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar contratos...' }), 'azul');
    await lastRequestTo(visits, contractsDoor, {
      search: 'azul',
      status_filter: ['cancelled'],
      type_filter: 'recurring',
      assigned_filter: null,
      organization_filter: organization.organization_id,
      project_filter: project.id,
      in_trash: false,
      sort: 'end_date',
      descending: false,
      page_size: 50,
      page_offset: 0,
    });
  });

  it('are read again when another window changes one', async () => {
    const contracts = [aContract()];
    await open(contracts);
    await row('Cerro Azul');
    contracts[0] = aContract({ client_name: 'Cerro Verde' });
    const data = { bookId, entity: 'contract', entityId: contracts[0].id };
    act(() => publish({ seq: 1, type: 'finance.book.changed', room: `book:${bookId}`, data, traceId: '' }));
    expect(await row('Cerro Verde')).toBeTruthy();
  });
});

describe('a new contract', () => {
  it('needs client, title and value, and shows other faults', async () => {
    const { visits } = await open([]);
    const dialog = within(await newContract());
    await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
    expect(await dialog.findByText('El cliente, el título y el valor total son obligatorios')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Cliente' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cliente' }), 'Cerro Azul');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Curso');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Valor total' }), '-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
    expect(await dialog.findByText('El valor no puede ser menor que 0.')).toBeTruthy();
    expect(dialog.queryByText('El cliente, el título y el valor total son obligatorios')).toBeNull();
    expect(visits.filter(({ door }) => door === createContractDoor)).toEqual([]);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('shows the payments that follow as its terms are typed', async () => {
    await open([]);
    const dialog = within(await newContract());
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Valor total' }), '100');
    const instalments = dialog.getByRole('spinbutton', { name: 'Mensualidades' });
    await userEvent.clear(instalments);
    await userEvent.type(instalments, '3');
    const preview = within(dialog.getByRole('region', { name: 'Pagos que resultan' }));
    expect(preview.getByText('3')).toBeTruthy();
    expect(preview.getByText(/33\.33 el/)).toBeTruthy();
    expect(preview.getByText(/33\.34 el/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Tipo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recurrente' }));
    expect(await preview.findByText(/Sin fin: se muestran los de los próximos 12 meses/)).toBeTruthy();
    expect(dialog.queryByRole('spinbutton', { name: 'Mensualidades' })).toBeNull();
    // From the first day, which is the book's, to the same day of the next year.
    expect(preview.getByText(/el 10 feb 2028/)).toBeTruthy();
    expect(preview.getByText(/el 10 feb 2029/)).toBeTruthy();
    expect(dialog.getByRole('combobox', { name: /^Frecuencia de pago/ }).textContent).toContain('Mensual');
  });

  it('is sent again under the same id after an answer that was lost', async () => {
    const contracts: Contract[] = [];
    let isDown = true;
    const { visits } = await open(contracts, {
      [createContractDoor]: () => {
        if (isDown) return refusal(503, 'unavailable');
        contracts.push(aContract());
        return { body: { success: true, contract: contracts[0] } };
      },
    });
    const dialog = within(await newContract());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cliente' }), 'Cerro Azul');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Curso');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Valor total' }), '1200.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
    expect((await screen.findAllByText('No se pudo crear el contrato')).length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
    expect((await screen.findAllByText('Contrato creado')).length).toBeGreaterThan(0);
    expect(await row('Cerro Azul')).toBeTruthy();
    const { body: first } = await requestTo(visits, createContractDoor, 0);
    expect(first).toMatchObject({
      ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 1_200.5 },
      ...{ contract_type_param: 'one_off', payment_frequency_param: null, status_param: 'active' },
      ...{ currency_param: 'USD', lead_id_param: null },
    });
    const sent = visits.filter(({ door }) => door === createContractDoor).map(({ body }) => body);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([
    [{ problem: 'frequency' }, /La frecuencia solo existe/],
    [{ problem: 'too_many' }, /Serían demasiados pagos/],
  ])('shows why its terms were refused: %j', async (details, sentence) => {
    await open([], { [createContractDoor]: () => refusal(409, 'contract_terms_wrong', details) });
    const dialog = within(await newContract());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cliente' }), 'Cerro Azul');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Curso');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Valor total' }), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear contrato' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });
});
