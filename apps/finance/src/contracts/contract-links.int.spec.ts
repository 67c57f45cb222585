import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { deleteMoneyContract } from '@nivel/contracts/finance/delete-money-contract.operation';
import { deleteMoneyLead } from '@nivel/contracts/finance/delete-money-lead.operation';
import { getMoneyContract } from '@nivel/contracts/finance/get-money-contract.operation';
import { getMoneyContracts } from '@nivel/contracts/finance/get-money-contracts.operation';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { restoreMoneyContract } from '@nivel/contracts/finance/restore-money-contract.operation';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { ProjectOwner } from '../../test/project-owner.ts';

let finance: FinanceUnderTest;
let owner: ProjectOwner;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  owner = await ProjectOwner.start(finance);
  manager = await finance.somebody('manager', 'Inés Gil');
});
afterAll(async () => {
  await owner.stop();
  await finance.stop();
});

const asked = (more: object = {}) => ({
  ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso' },
  ...{ total_value_param: 100, start_date_param: '2026-12-01' },
  ...more,
});
const made = async (more: object = {}) => (await manager.ask(createMoneyContract, asked(more))).contract;
const refused = async (more: object) => manager.refusal(createMoneyContract, asked(more));
const change = (id: string, updates_param: object) => ({ contract_id_param: id, updates_param });
const found = async (more: object) =>
  (await manager.ask(getMoneyContracts, more)).data.map(({ contract_title: title }) => title);
const aLead = async () => (await manager.ask(createMoneyLead, { name_param: 'Cerro Azul' })).lead.id;

describe('a project and an organization of a contract', () => {
  it('are those that the caller may see, and the project is shown under its present name', async () => {
    const [project_id_param, organization_id_param] = [owner.add('Sitio'), v7()];
    const contract = await made({ project_id_param, organization_id_param });
    expect(contract).toMatchObject({ project_id: project_id_param, project_name: 'Sitio' });
    owner.rename(project_id_param, 'Sitio nuevo');
    const { contract: shown } = await manager.ask(getMoneyContract, { contract_id_param: contract.id });
    expect(shown).toMatchObject({ project_name: 'Sitio nuevo', organization_id: organization_id_param });
    await manager.ask(updateMoneyContract, change(contract.id, { notes: 'Dos sedes' }));
    const { contract: without } = await manager.ask(updateMoneyContract, change(contract.id, { project_id: null }));
    expect(without).toMatchObject({ project_id: null, project_name: null });
  });

  it('are refused if one may not see them, or if they are deleted', async () => {
    const [hidden, gone] = [owner.add('Secreto'), owner.add('Viejo')];
    owner.hide(hidden);
    owner.trash(gone);
    const { id } = await made();
    for (const project of [hidden, gone, v7()]) {
      expect(await refused({ project_id_param: project })).toMatchObject({ code: 'contract_project_not_found' });
      expect(await manager.refusal(updateMoneyContract, change(id, { project_id: project }))).toMatchObject({
        code: 'contract_project_not_found',
      });
    }
    expect(await refused({ organization_id_param: hidden })).toMatchObject({ code: 'contract_organization_not_found' });
  });

  it('is shown under its last known name while no answer arrives', async () => {
    const { id } = await made({ project_id_param: owner.add('Sitio') });
    await owner.leave();
    const { contract } = await manager.ask(getMoneyContract, { contract_id_param: id });
    expect(contract.project_name).toBe('Sitio');
    owner.answer();
  });
});

it('the person in charge of a contract keeps the book', async () => {
  const user = await finance.somebody('user');
  expect(await refused({ assigned_to_param: user.userId })).toMatchObject({ code: 'assignee_not_in_book' });
  const contract = await made({ assigned_to_param: manager.userId });
  expect(contract).toMatchObject({ assigned_to: manager.userId, assigned_to_name: 'Inés Gil' });
  const other = change(contract.id, { assigned_to: user.userId });
  expect(await manager.refusal(updateMoneyContract, other)).toMatchObject({ code: 'assignee_not_in_book' });
});

describe('the contract of a lead', () => {
  it('is one, also where several are made at once', async () => {
    const lead_id_param = await aLead();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => made({ lead_id_param })));
    const first = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(first).toHaveLength(1);
    const refusal = await refused({ lead_id_param });
    expect(refusal).toMatchObject({ code: 'lead_has_contract', details: { contract_id: first[0]?.id } });
    const { data } = await manager.ask(getMoneyContracts, { lead_filter: lead_id_param });
    expect(data).toEqual(first);
  });

  it('that is cancelled or deleted makes room for another, and cannot return beside it', async () => {
    const lead_id_param = await aLead();
    const first = await made({ lead_id_param });
    await manager.ask(updateMoneyContract, change(first.id, { status: 'cancelled' }));
    const second = await made({ lead_id_param });
    await manager.ask(deleteMoneyContract, { contract_id_param: second.id });
    await made({ lead_id_param });
    const back = { contract_id_param: second.id };
    expect(await manager.refusal(restoreMoneyContract, back)).toMatchObject({ code: 'lead_has_contract' });
    const again = change(first.id, { status: 'active' });
    expect(await manager.refusal(updateMoneyContract, again)).toMatchObject({ code: 'lead_has_contract' });
  });

  it('needs an existing lead, and stays when that is deleted for good', async () => {
    expect(await refused({ lead_id_param: v7() })).toMatchObject({ code: 'lead_not_found' });
    const lead = await aLead();
    const { id } = await made({ lead_id_param: lead });
    await manager.ask(deleteMoneyLead, { lead_id_param: lead });
    expect(await refused({ lead_id_param: lead })).toMatchObject({ code: 'lead_not_found' });
    finance.clock.pass(30 * 86_400);
    await finance.nobody.ask(purgeBookTrash, {});
    expect((await manager.ask(getMoneyContract, { contract_id_param: id })).contract.lead_id).toBeNull();
  });
});

describe('the list of contracts', () => {
  it('is searched, filtered and sorted', async () => {
    const project_id_param = owner.add('Sitio');
    const client_name_param = 'Peñón';
    const titles = ['Ábaco', 'Beca', 'Club'] as const;
    await made({ client_name_param, contract_title_param: titles[0], assigned_to_param: manager.userId });
    await made({ client_name_param, contract_title_param: titles[1], total_value_param: 300, project_id_param });
    await made({
      ...{ client_name_param, contract_title_param: titles[2], status_param: 'on_hold', end_date_param: '2027-01-01' },
      ...{ contract_type_param: 'recurring', payment_frequency_param: 'weekly', total_value_param: 200 },
    });
    const search = 'PENON';
    expect(await found({ search })).toEqual(['Club', 'Beca', 'Ábaco']);
    expect(await found({ search: 'peñon abaco' })).toEqual(['Ábaco']);
    expect(await found({ search, sort: 'total_value' })).toEqual(['Beca', 'Club', 'Ábaco']);
    expect(await found({ search, sort: 'total_value', descending: false })).toEqual(['Ábaco', 'Club', 'Beca']);
    expect((await found({ search, sort: 'end_date' }))[0]).toBe('Club');
    expect(await found({ search, status_filter: ['on_hold', 'completed'] })).toEqual(['Club']);
    expect(await found({ search, type_filter: 'one_off' })).toEqual(['Beca', 'Ábaco']);
    expect(await found({ search, assigned_filter: manager.userId })).toEqual(['Ábaco']);
    expect(await found({ search, project_filter: project_id_param })).toEqual(['Beca']);
    expect(await manager.ask(getMoneyContracts, { search, page_size: 2, page_offset: 2 })).toMatchObject({
      data: [{ contract_title: 'Ábaco' }],
      total_count: 3,
    });
  });
});
