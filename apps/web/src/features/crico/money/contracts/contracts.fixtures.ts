import { v7 } from 'uuid';
import type { Doors } from '../../../../testing/fake-site.ts';
import { bookDoors } from '../leads/leads.fixtures.ts';
import { paymentsDoor } from '../payments/payments.fixtures.ts';
import type { Contract } from './contracts.queries.ts';

export const contractsDoor = 'POST /rest/v1/rpc/get_money_contracts';
const contractDoor = 'POST /rest/v1/rpc/get_money_contract';
export const createContractDoor = 'POST /rest/v1/rpc/create_money_contract';
export const updateContractDoor = 'POST /rest/v1/rpc/update_money_contract';

/** The day it is where the book of these tests is kept: not the one of the device. */
const BOOK_DAY = '2028-02-10';

/** A contract with the values that a test is about. */
export const aContract = (values: Partial<Contract> = {}): Contract => ({
  id: v7(),
  client_name: 'Cerro Azul',
  contract_title: 'Curso de otoño',
  contract_type: 'one_off',
  payment_frequency: null,
  total_value: 1_200.5,
  currency: 'USD',
  start_date: '2026-12-01',
  end_date: null,
  instalments: 3,
  status: 'active',
  is_draft: false,
  notes: '',
  assigned_to: null,
  assigned_to_name: null,
  organization_id: null,
  project_id: null,
  project_name: null,
  lead_id: null,
  created_at: '2026-11-25T12:00:00.000Z',
  updated_at: '2026-11-25T12:00:00.000Z',
  deleted_at: null,
  ...values,
});

/** The doors of a book with some contracts, which a test changes by the list that it gives. */
export const contractDoors = (contracts: readonly Contract[], doors: Doors = {}): Doors =>
  bookDoors([], {
    [contractsDoor]: () => ({ body: { data: [...contracts], total_count: contracts.length, today: BOOK_DAY } }),
    [contractDoor]: (body) => {
      const { contract_id_param: id } = body as { readonly contract_id_param: string };
      return { body: { contract: contracts.find((contract) => contract.id === id) } };
    },
    [paymentsDoor]: () => ({ body: { data: [], total_count: 0 } }),
    ...doors,
  });
