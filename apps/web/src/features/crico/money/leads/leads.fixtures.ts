import { v7 } from 'uuid';
import type { Doors } from '../../../../testing/fake-site.ts';
import { equityDoor } from '../equity/equity.fixtures.ts';
import type { Lead } from './leads.queries.ts';

export const leadsDoor = 'POST /rest/v1/rpc/get_money_leads';
const leadDoor = 'POST /rest/v1/rpc/get_money_lead';
export const createLeadDoor = 'POST /rest/v1/rpc/create_money_lead';
export const updateLeadDoor = 'POST /rest/v1/rpc/update_money_lead';
export const historyDoor = 'POST /rest/v1/rpc/get_money_history';
export const totalsDoor = 'POST /rest/v1/rpc/get_money_lead_totals';

/** A lead with the values that a test is about. */
export const aLead = (values: Partial<Lead> = {}): Lead => ({
  id: v7(),
  name: 'Cerro Azul',
  source: 'Feria',
  stage: 'new',
  expected_value: 1_200.5,
  currency: 'USD',
  assigned_to: null,
  assigned_to_name: null,
  notes: '',
  next_step: '',
  next_step_on: null,
  lost_reason: '',
  created_at: '2026-11-25T12:00:00.000Z',
  updated_at: '2026-11-25T12:00:00.000Z',
  deleted_at: null,
  ...values,
});

const stagesOf = (body: unknown): readonly string[] =>
  (body as { readonly stage_filter?: readonly string[] }).stage_filter ?? [];

/** The doors of a book with some leads, which a test changes by the list that it gives. */
export const bookDoors = (leads: readonly Lead[], doors: Doors = {}): Doors => ({
  [leadsDoor]: (body) => {
    const stages = stagesOf(body);
    const data = leads.filter(({ stage }) => stages.length === 0 || stages.includes(stage));
    return { body: { data, total_count: data.length } };
  },
  [leadDoor]: (body) => {
    const { lead_id_param: id } = body as { readonly lead_id_param: string };
    return { body: { lead: leads.find((lead) => lead.id === id) } };
  },
  [equityDoor]: () => ({ body: { data: [], total_count: 0 } }),
  [historyDoor]: () => ({ body: { entries: [], names: {}, has_more: false } }),
  [totalsDoor]: () => ({ body: { stages: [], open: [], weights: {} } }),
  'POST /rest/v1/rpc/list_money_people': () => ({ body: { people: [{ user_id: v7(), full_name: 'Eva Luna' }] } }),
  ...doors,
});
